"""Twin worlds of Salva through the real doors: secret missions, and armies that are sealed but not shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.clause import clause
from tests.server.harness import Json
from tests.server.test_twin_doors import POWERS, NoOrder, Scene, World, compare
from tests.trust.play import picker
from tests.trust.salva.play import Playing, rulebook_of
from tests.trust.salva.twins import hidden_facts, recast, shuffled
from velmoci.kernel.chance import Seeded
from velmoci.salva.library import NOTATION
from velmoci.salva.position import Position
from velmoci.salva.staging import staged_position

ORDERS = 8
WRONG: list[Json] = [
    {"kind": "nonsense"},
    {"kind": "keep_mission", "number": 1},
    {"kind": "show_mission", "powers": ["seat_2"]},
    {"kind": "seal", "army": [["tank", "l1", 99]]},
    {"kind": "attack", "field": "l1", "marches": [["tank_99"]]},
    {"kind": "move", "unit": "infantry_1", "path": ["atlantis"]},
    {"kind": "buy", "item": "tank", "spot": "l5"},
]


def dealt(seed: int) -> Position:
    """Everybody has kept a mission that nobody else has seen, and the armies stand."""
    playing = Playing(rulebook_of("secret_missions", ["naval"]), f"doors {seed}")
    for _ in playing.steps(200):
        if playing.position.table.round > 0:
            break
    return playing.position


def choose(world: World, chance: random.Random, seat: int, step: int) -> Json:
    """Walks and buys as the decision writes it out, now and then; otherwise the phase ends."""
    asked = next(player for player in world.players if player.is_asked)
    question = next(one for one in asked.decisions if one["waits"])
    choices = question["about"]["choices"]
    offer = next((one for one in choices.get("buy", []) if one["can"]), None)
    if offer is not None and step % 2:
        return {"kind": "buy", "item": offer["item"], "spot": offer["spot"]}
    for unit, goals in choices.get("move", {}).items():
        if step % 3 == 0:
            return {"kind": "move", "unit": unit, "path": chance.choice(list(goals.values()))["path"]}
    for kind in ("end_movement", "end_production"):
        if kind in question["offers"]:
            return {"kind": kind}
    raise NoOrder(question["kind"])


SCENE = Scene("salva", dealt, hidden_facts, choose, WRONG, ORDERS, powers=4)


@pytest.mark.parametrize("seat", range(2))
def test_twins_made_by_completion_look_the_same(tmp_path: Path, seat: int) -> None:
    assert compare(tmp_path, seat, seat, lambda position: shuffled(position, seat, Seeded(5)), SCENE) == []


def test_twins_dealt_anew_look_the_same(tmp_path: Path) -> None:
    assert compare(tmp_path, 1, 8, lambda position: recast(position, 1, picker(Seeded(9))), SCENE) == []


def sealed(seed: int) -> Position:
    """One has sealed an army; the others are still at it."""
    playing = Playing(rulebook_of("priorities", ["second_line"], placement_mode="blind"), f"seal {seed}")
    for _ in playing.steps(1):
        pass
    return playing.position


def seal_one(world: World, chance: random.Random, seat: int, step: int) -> Json:
    """The next one seals the army that its decision proposes; the last one leaves it open."""
    asked = next(player for player in world.players if player.is_asked)
    default: Json = next(one for one in asked.decisions if one["waits"])["default"]
    return default


def test_a_sealed_army_is_not_seen_before_all_are_in(tmp_path: Path) -> None:
    scene = Scene("salva", sealed, hidden_facts, seal_one, WRONG, 1)
    kept = next(seat for seat in range(POWERS) if sealed(2).table.stopped[seat] == 0)
    assert compare(tmp_path, kept, 2, lambda position: recast(position, kept, picker(Seeded(3))), scene) == []


def asking(order: str) -> Position:
    """Seat 1 of four has asked somebody for his agreement, and has offered another one to hold a unit together."""
    rulebook = rulebook_of("any_pair", ["alliance", "repair_prevention"], turn_order="1 2 3 4")
    owners: dict[str, int | None] = {"l1": 0, "l2": 0, "l3": 1, "l4": 1, "l5": 2, "l6": 2}
    troops = [(0, "l1", "tank"), (1, "l3", "tank"), (2, "l5", "tank")]
    position = staged_position(rulebook, Seeded(1), 0, owners, troops)
    for text in order.split("; "):
        position.apply(0, NOTATION.parse(text), Seeded(1))
    return position


def refuse(world: World, chance: random.Random, seat: int, step: int) -> Json:
    """Whoever was asked is against it."""
    return {"kind": "decline"}


def open_offers(position: Position, seat: int) -> object:
    """What lies before others alone."""
    requests = [frame.matter.dump() for frame in position.table.frames if frame.matter is not None]
    return hidden_facts(position, seat)["pool_offers"], requests


ASKED = "pool_hold tank_2 with seat_3; cede l1 to seat_2"
ASKED_OTHERWISE = "pool_hold tank_3 with seat_2; hand_over tank_1 to seat_3"


@clause("H3-1")
@pytest.mark.parametrize("answers", [0, 1])
def test_an_offer_to_others_is_not_seen_through_any_door(tmp_path: Path, answers: int) -> None:
    scene = Scene("salva", lambda seed: asking(ASKED), open_offers, refuse, WRONG, answers, powers=4)
    assert compare(tmp_path, 3, 0, lambda position: asking(ASKED_OTHERWISE), scene) == []
