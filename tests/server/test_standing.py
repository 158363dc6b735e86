"""Standing orders through the real doors: their own power sees them, and no door tells anybody else of them."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from tests.match.air_tables import FLY, AirWar
from tests.match.tables import DAY
from tests.server.harness import Json, Player, Running
from tests.server.test_play import sees_as
from tests.server.test_twin_doors import Scene, World, without_times
from velmoci.kernel.standing import NOTATION
from velmoci.match.entries import ClockSetup
from velmoci.salva.library import NOTATION as ORDERS

AT_ONCE = ClockSetup("days", DAY, beforehand=True)
ASKED = ClockSetup("days", DAY)
PASS = "when counter_move default"
LATER = "when counter_move intercept from 100"


def nothing(*given: Any) -> Json:
    """Must not be called."""
    raise AssertionError("the twins are given their orders by hand")


SCENE = Scene("salva", nothing, nothing, nothing, [{"kind": "intercept", "field": "b", "marches": []}], 0, powers=4)


def twin(server: Running, clock: ClockSetup, name: str) -> World:
    """The bomber of seat 0 and the fighters of seat 1, at a table of its own; seat 0 is watched."""
    played = AirWar(clock)
    return World(server, replace(played.header, match=name), played.secret, 0, SCENE, name)


def stand(player: Player, text: str) -> Json:
    return player.ask("standing", order=NOTATION.parse(text).to_json())


def fly(world: World) -> None:
    """The bomber flies by the fighters, and everybody has read what comes of it."""
    assert world.players[0].order(ORDERS.parse(FLY).to_json(), id="fly")["type"] == "done"
    for player in world.everybody:
        player.catch_up(partial(sees_as, world.players[0]))


def all_doors(world: World) -> Any:
    """All that the seat that flies, others and a spectator have been told, without the hour and the match's name."""
    others = [world.players[2].raw, world.players[3].raw]
    text = json.dumps([world.doors(), others, [len(raw) for raw in others[0]]]).replace(world.match, "twins")
    found = json.loads(text)
    return without_hours(found)


def without_hours(value: Any) -> Any:
    if isinstance(value, dict):
        kept = {key: item for key, item in without_times(value).items() if key not in ("deadline", "matches", "list")}
        return {key: without_hours(item) for key, item in kept.items()}
    if isinstance(value, str) and value.startswith("{"):
        return without_hours(json.loads(value))
    return [without_hours(item) for item in value] if isinstance(value, list) else value


def hours(server: Running, match: str) -> list[int]:
    """When the last two orders of a match were written down, from the first of them on."""
    entries = server.do(lambda host: host.storage.entries(match, 0))
    times = [entry.at for entry in entries if entry.kind == "order"][-2:]
    return [at - times[0] for at in times]


@pytest.mark.parametrize(("clock", "twins"), [(AT_ONCE, ([PASS], [])), (ASKED, ([PASS], [LATER, PASS]))])
def test_worlds_that_differ_in_a_standing_order_look_alike_to_all_others(
    server: Running, clock: ClockSetup, twins: tuple[list[str], list[str]]
) -> None:
    """At a table where all is decided beforehand even from one without: the same frames, in the same order, at once."""
    found = []
    for number, orders in enumerate(twins):
        world = twin(server, clock, f"standing{clock.beforehand}{number}")
        for text in orders:
            assert stand(world.players[1], text)["type"] == "done"
        fly(world)
        assert hours(server, world.match) == [0, 0], "the answer comes with the question"
        found.append(all_doors(world))
        world.close()
    assert found[0] == found[1]
    assert "standing-answered" not in json.dumps(found)


def test_the_power_sees_its_orders_at_once_and_when_it_comes_again(server: Running) -> None:
    world = twin(server, ASKED, "standing_seen")
    owner = world.players[1]
    assert stand(owner, PASS)["type"] == "done"
    told = [json.loads(text) for text in owner.raw]
    shown = [message["standing"] for message in told if message["type"] == "update"]
    order = {"kind": "when", "question": "counter_move", "answer": "default", "topic": "everything", "places": []}
    whole = {**order, "partner": "anybody", "odds": 0, "span": "game"}
    assert shown == [[{"number": 1, "order": whole, "text": PASS}]]
    with server.player(world.match, owner.token) as again, server.player(world.match) as watcher:
        assert json.loads(again.raw[0])["standing"] == shown[0]
        assert json.loads(watcher.raw[0])["standing"] == []
    owner.raw.clear()
    fly(world)
    assert [line["event"] for line in owner.log if line["event"].startswith("standing")] == ["standing-answered"]
    assert owner.ask("revoke", number=1)["type"] == "done"
    assert json.loads(owner.raw[-2])["standing"] == []
    assert owner.ask("revoke", number=1)["code"] == "no_standing"
    world.close()


def test_a_question_tells_what_can_be_said_to_it_from_now_on(server: Running) -> None:
    world = twin(server, ASKED, "standing_offer")
    fly(world)
    world.players[1].catch_up(lambda told: told.is_asked)
    question = next(one for one in world.players[1].decisions if one["waits"])
    offer = question["standing"]
    assert (offer["partner"], offer["places"], offer["with_odds"]) == ("seat_1", ["b"], ["intercept"])
    assert [name for name, _ in offer["answers"]] == ["intercept"]
    assert [one["standing"] for one in world.players[0].decisions] == [None] * len(world.players[0].decisions)
    world.close()


def test_a_table_is_made_at_which_all_is_decided_beforehand(server: Running) -> None:
    clock = {"mode": "days", "move_seconds": 3600, "beforehand": True}
    options = {"scenario": "border_war"}
    made = server.make("me", "person", game="salva", options=options, clock=clock)
    with server.player(made["match"], made["places"][0]["token"]) as player:
        assert player.table["clock"]["beforehand"] is True
