"""Twin worlds of Evropská válka through the real doors: hands, the pile, and who could have stopped an attack."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.server.harness import Json, Player
from tests.server.test_twin_doors import POWERS, NoOrder, Scene, World, compare
from tests.trust.evropska_valka.play import Playing
from tests.trust.evropska_valka.twins import hidden_facts, recast, shuffled
from tests.trust.play import picker
from velmoci.evropska_valka.board import find_board
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import Position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.rulebook import assemble

DRAFTS = 6
WRONG: list[Json] = [
    {"kind": "nonsense"},
    {"kind": "king", "card": "KS"},
    {"kind": "king", "card": "2C"},
    {"kind": "pass"},
    {"kind": "sabotage", "card": "JC", "field": "france"},
    {"kind": "espionage", "card": "QH", "power": "british_allies"},
    {"kind": "lay", "cards": ["2C"]},
    {"kind": "discard", "cards": ["AS"]},
    {"kind": "attack", "origin": "france", "target": "atlantis", "count": 1},
    {"kind": "fate"},
]


def dealt(seed: int) -> Position:
    """Everybody holds cards that nobody else has seen."""
    rules = assemble(LIBRARY, (), {"players": POWERS, "starting_hand": 3})
    return Playing(rules, f"doors {seed}").position


def choose(world: World, chance: random.Random, seat: int, step: int) -> Json:
    """Drafts, then an attack that one seat lets pass: nothing by which the rules turn up a card."""
    asked = next(player for player in world.players if player.is_asked)
    if asked.is_offered("pass"):
        return {"kind": "pass"}
    if step < DRAFTS:
        return {"kind": "draft", "field": chance.choice(home(asked))}
    return attack(asked)


def home(player: Player) -> list[str]:
    """The home fields on which the power on turn can draft."""
    fields, me = player.public["fields"], player.public["on_turn"]
    return [field for field in find_board("europe15").home(me) if fields.get(field, [me])[0] == me]


def attack(player: Player) -> Json:
    """One figure against any neighbour, from a field where others stay."""
    fields, me = player.public["fields"], player.public["on_turn"]
    for origin, (owner, figures) in fields.items():
        for target in find_board("europe15").neighbours(origin):
            if owner == me and figures > 1 and fields.get(target, [me])[0] != me:
                return {"kind": "attack", "origin": origin, "target": target, "count": 1}
    raise NoOrder("nobody can be attacked")


SCENE = Scene("evropska_valka", dealt, hidden_facts, choose, WRONG, DRAFTS + 2)


@pytest.mark.parametrize("seat", range(POWERS))
def test_twins_made_by_completion_look_the_same(tmp_path: Path, seat: int) -> None:
    assert compare(tmp_path, seat, seat, lambda position: shuffled(position, seat, Seeded(5)), SCENE) == []


@pytest.mark.parametrize("seat", range(POWERS))
def test_twins_dealt_anew_look_the_same(tmp_path: Path, seat: int) -> None:
    assert compare(tmp_path, seat, 7 + seat, lambda position: recast(position, seat, picker(Seeded(9))), SCENE) == []


def test_the_last_question_is_whether_somebody_stops_the_attack(tmp_path: Path) -> None:
    """The twins above end in a King's window; otherwise they would not say who could have reacted."""
    seen: list[str] = []

    def watched(world: World, chance: random.Random, seat: int, step: int) -> Json:
        order = choose(world, chance, seat, step)
        seen.append(world.players[0].public["phase"])
        return order

    scene = Scene("evropska_valka", dealt, hidden_facts, watched, WRONG, DRAFTS + 2)
    compare(tmp_path, 0, 0, lambda position: shuffled(position, 0, Seeded(5)), scene)
    assert seen[-1] == "reaction"
