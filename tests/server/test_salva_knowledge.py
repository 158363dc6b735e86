"""What somebody knows of hidden armies, asked of the server: a seat gets its own knowledge, a spectator everybody's."""

from __future__ import annotations

import dataclasses
from time import time

from msgspec.structs import replace

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.server.harness import Json, Player, Running
from tests.server.test_standing import SCENE
from tests.server.test_twin_doors import World
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.setup import make_header
from velmoci.salva.library import NOTATION
from velmoci.salva.units import standard_kinds


def hiding(server: Running) -> World:
    """Seat 0 founds a formation and lets a tank join."""
    scene = Scene(["formations"], {"a": 0, "b": 0, "c": 1, "d": 1}, units=standard_kinds()).begin()
    tank = scene.army(0, "a", "tank")[0]
    header, secret = make_header(
        "salva",
        scene.position.rulebook.to_json(),
        [SeatSetup("person")] * 2,
        ClockSetup(),
        int(time() * 1000),
        is_public=True,
        start=dict(scene.position.dump()),
    )
    world = World(server, replace(header, match="hiding"), secret, 0, dataclasses.replace(SCENE, powers=2), "hiding")
    for number, text in enumerate(("found caesar a", f"join caesar {tank}")):
        assert world.give(number, NOTATION.parse(text).to_json())["type"] == "done"
    return world


def known(server: Running, player: Player, field: str) -> Json:
    headers = {"authorization": f"Bearer {player.token}"} if player.token else {}
    answer = server.get(f"/api/matches/{player.match}/knowledge", params={"field": field}, headers=headers)
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def chances(told: Json) -> list[str]:
    return [one["chance"]["exact"] for one in told["unknowns"][0]["possibilities"]]


@clause("SA-formations-7")
def test_others_are_told_what_may_be_there_and_the_owner_what_is(server: Running) -> None:
    world = hiding(server)
    try:
        others, watcher = known(server, world.players[1], "a"), known(server, world.watcher, "a")
        assert others == watcher
        assert [row["face"] for row in others["known"][0]["rows"]] == [None, None, None]
        assert chances(others) == ["1/3", "1/3", "1/3"]
        assert chances(known(server, world.players[0], "a")) == ["1"]
    finally:
        world.close()
