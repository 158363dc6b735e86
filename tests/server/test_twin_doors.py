"""Twin worlds through the real doors: what a seat may not know changes nothing that ever reaches it.

Two servers keep the same match with the same dice; the matches differ only in what one seat may not know. The
same orders are given in both, and what leaves for that seat and for a spectator must be equal, byte for byte.
"""

from __future__ import annotations

import io
import json
import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tests.server.harness import QUICK, Json, Player, Running, running, some_attack
from tests.server.test_play import sees_as
from tests.trust.play import picker
from tests.trust.twins import hidden_facts, recast, shuffled
from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, new_position
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.match.entries import ClockSetup, Entry, Header, SeatSetup
from velmoci.match.storage import StoredPlace
from velmoci.match.table import MatchTable, make_header
from velmoci.match.told import DecisionInfo
from velmoci.server.clock import now
from velmoci.server.host import Host
from velmoci.server.tokens import hash_of

POWERS = 3
ORDERS = 10
SECRET = "5e" * 32
"""The same dice in every run: a failure comes back."""
WRONG: list[Json] = [
    {"kind": "nonsense"},
    {"kind": "show_mission"},
    {"kind": "draw_card"},
    {"kind": "end_turn"},
    {"kind": "arm", "placements": [["alaska", 3]], "cards": ["alaska", "japan", "china"]},
    {"kind": "attack", "origin": "alaska", "target": "western_canada", "count": 1},
    {"kind": "attack", "origin": "atlantis", "target": "western_canada", "count": 1},
    {"kind": "accept_trade", "power": "red", "number": 1, "cards": []},
    {"kind": "offer_trade", "power": "red", "give": "PPP", "want": "KK"},
]
TIMES = ("at", "created", "updated", "waits_since")


class NoOrder(Exception):
    """What was to be ordered next cannot be: that start is no use."""


@dataclass(frozen=True)
class Scene:
    """A game as twins play it: where it starts, what is hidden there, which orders are given."""

    game: str
    start: Callable[[int], Any]
    hidden: Callable[[Any, int], object]
    choose: Callable[[World, random.Random, int, int], Json]
    wrong: list[Json]
    orders: int
    powers: int = POWERS


def middle_of_a_game(seed: int) -> Position:
    """A position in which hands and missions are there to be hidden."""
    position = new_position(assemble(LIBRARY, (), {"powers": POWERS, "colour_choice": "random"}))
    chance = Seeded(seed)
    position.apply(-1, Begin(), chance)
    driver = Driver(position, {seat: make_bot("expanze", "random", Seeded(seat)) for seat in range(POWERS)})
    for _ in range(90):
        found = driver.next_order()
        if found is None:
            raise NoOrder("the game is over")
        position.apply(*found, chance)
    assert any(own.hand for own in position.owns)
    return position


def without_times(value: Any) -> Any:
    """The same without the hour, which no twin can share."""
    if isinstance(value, dict):
        return {key: without_times(item) for key, item in value.items() if key not in TIMES}
    return [without_times(item) for item in value] if isinstance(value, list) else value


class World:
    """One of the twins on a server of its own."""

    def __init__(
        self, server: Running, header: Header, secret: str, seat: int, scene: Scene, mark: str = ""
    ) -> None:
        self.server = server
        self.scene = scene
        self.match = header.match
        self.tokens = [f"{number}" * (43 - len(mark)) + mark for number in range(scene.powers)]
        server.do(lambda host: self.set_up(host, header, secret))
        self.players = [server.player(self.match, token) for token in self.tokens]
        for player in self.players:
            player.ask("mix", id="mix", value="same")
        self.seat = self.players[seat]
        self.watcher = server.player(self.match)
        for player in self.everybody:
            player.catch_up(lambda p: p.table["status"] == "running")
            player.raw.clear()

    @property
    def everybody(self) -> list[Player]:
        return [*self.players, self.watcher]

    async def set_up(self, host: Host, header: Header, secret: str) -> None:
        room = await host.hub.create(header, secret)
        for seat, token in enumerate(self.tokens):
            _, member, _ = await room.change(partial(sit, seat), joined)
            await host.storage.add_place(hash_of(token), StoredPlace(self.match, seat, member, None))

    def give(self, number: int, order: Json) -> Json:
        """Whoever is asked gives an order; everybody reads along."""
        asked = next(player for player in self.players if player.is_asked)
        answer = asked.order(order, id=f"o{number}")
        for player in self.everybody:
            player.catch_up(partial(sees_as, asked))
        return answer

    def doors(self) -> dict[str, Any]:
        """What the seat and a spectator find behind every door."""
        headers = {"authorization": f"Bearer {self.seat.token}"}
        # What is offered is no mistake: a card drawn here would differ by right.
        wrong = [order for order in self.scene.wrong if not self.seat.is_offered(order["kind"])]
        path = f"/api/matches/{self.match}"
        place = {"match": self.match, "seat": self.seat.seat, "token": self.seat.token}
        found: dict[str, Any] = {
            "wrong orders": [self.seat.order(order, id=f"w{number}") for number, order in enumerate(wrong)]
            + [self.watcher.order(order, id=f"w{number}") for number, order in enumerate(self.scene.wrong)],
            "seat's messages": self.seat.raw,
            "spectator's messages": self.watcher.raw,
            "sizes": [len(text) for text in self.seat.raw + self.watcher.raw],
            "table": self.server.get(path).json(),
            "own replay": self.server.get(f"{path}/replay", headers=headers).json(),
            "spectator's replay": self.server.get(f"{path}/replay").json(),
            "record": self.server.get(f"{path}/record", headers=headers).text,
            "list": self.server.get("/api/matches").json(),
            "mine": self.server.post("/api/mine", {"places": [place]}).json(),
        }
        again = self.server.player(self.match, self.seat.token)
        found["welcome"] = again.raw
        again.close()
        found["fork"] = self.fork(path)
        return {name: without_times(value) for name, value in found.items()}

    def fork(self, path: str) -> Any:
        """A game from the seat's own view: all that the seat sees there comes from what it saw before."""
        body = {"at": self.seat.sequence, "token": self.seat.token, "nickname": "F", "bot": "random"}
        answer = self.server.post(f"{path}/fork", body)
        (place,) = answer.json()["places"]
        with self.server.player(place["match"], place["token"]) as player:
            return [answer.status_code, player.public, player.own]

    def close(self) -> None:
        for player in self.everybody:
            player.close()


def sit(seat: int, table: MatchTable) -> tuple[int, int, list[Entry]]:
    return table.join(seat, f"P{seat}", now())


def joined(result: tuple[int, int, list[Entry]]) -> list[Entry]:
    return result[2]


def some_script_order(world: World, chance: random.Random, seat: int, step: int) -> Json:
    """An order by what everybody sees; the watched seat draws nothing, for what it drew it would know."""
    asked = next(player for player in world.players if player.is_asked)
    decision = next(decision for decision in asked.decisions if decision["waits"])
    if "draw_card" in decision["offers"] and asked.seat != seat:
        return {"kind": "draw_card"}
    attack = some_attack(asked, chance) if "attack" in decision["offers"] else None
    default: Json = decision["default"]
    return attack if attack is not None and chance.random() < 0.6 else default


def log_lines(stream: io.StringIO) -> list[Json]:
    """The log without what no twin can share."""
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    return [
        {
            key: value
            for key, value in line.items()
            if key not in ("at", "port", "process") and not is_fork(line)
        }
        for line in lines
    ]


def is_fork(line: Json) -> bool:
    return line.get("match") != "twins"


EXPANZE = Scene("expanze", middle_of_a_game, hidden_facts, some_script_order, WRONG, ORDERS)


def twin_header(scene: Scene, position: Any) -> Header:
    header, _ = make_header(
        scene.game,
        position.rulebook.to_json(),
        [SeatSetup("person")] * scene.powers,
        ClockSetup(),
        1_000,
        match="twins",
    )
    return replace(header, commitment=commitment(bytes.fromhex(SECRET)))


def compare(
    folder: Path, seat: int, seed: int, twin: Callable[[Any], Any], scene: Scene = EXPANZE
) -> list[str]:
    """The names of the doors at which the twins can be told apart."""
    position = scene.start(seed)
    other = twin(position)
    assert scene.hidden(position, seat) != scene.hidden(other, seat)
    header = twin_header(scene, position)
    logs = [io.StringIO(), io.StringIO()]
    found: list[dict[str, Any]] = []
    orders: list[Json] = []
    for number, (start, stream) in enumerate(zip((position, other), logs, strict=True)):
        (folder / str(number)).mkdir()
        with running(folder / str(number), QUICK, stream) as server:
            world = World(server, replace(header, start=dict(start.dump())), SECRET, seat, scene)
            chance = random.Random(seed)
            for step in range(scene.orders):
                if number == 0:
                    orders.append(scene.choose(world, chance, seat, step))
                world.give(step, orders[step])
            found.append(world.doors())
            world.close()
    found[0]["log"], found[1]["log"] = log_lines(logs[0]), log_lines(logs[1])
    assert found[0]["seat's messages"]
    return [door for door in found[0] if found[0][door] != found[1][door]]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_twins_made_by_completion_look_the_same(tmp_path: Path, seat: int) -> None:
    assert compare(tmp_path, seat, 40 + seat, lambda position: shuffled(position, seat, Seeded(5))) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_twins_dealt_anew_look_the_same(tmp_path: Path, seat: int) -> None:
    assert (
        compare(tmp_path, seat, 50 + seat, lambda position: recast(position, seat, picker(Seeded(7)))) == []
    )


def doors_told_apart_by_remarks(folder: Path) -> list[str]:
    """The names of the doors at which a match whose spectators talk differs from one whose spectators are silent."""
    position = middle_of_a_game(40)
    header = replace(twin_header(EXPANZE, position), start=dict(position.dump()))
    found: list[dict[str, Any]] = []
    orders: list[Json] = []
    for is_talkative in (False, True):
        (folder / str(is_talkative)).mkdir()
        with running(folder / str(is_talkative)) as server:
            world = World(server, header, SECRET, 0, EXPANZE)
            with server.player(world.match) as spectator:
                for step in range(ORDERS):
                    if is_talkative:
                        assert spectator.ask("remark", name="Eve", text="x" * 5**(step % 4))["type"] == "done"
                    else:
                        orders.append(some_script_order(world, random.Random(step), 0, step))
                    world.give(step, orders[step])
            found.append(world.doors())
            world.close()
    return [door for door in found[0] if found[0][door] != found[1][door]]


def test_what_spectators_say_changes_nothing_that_reaches_a_player(tmp_path: Path) -> None:
    assert doors_told_apart_by_remarks(tmp_path) == ["spectator's messages", "sizes"]


@pytest.mark.interpreted
def test_a_remark_that_reached_a_player_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    original = MatchTable.remarks
    monkeypatch.setattr(MatchTable, "remarks", lambda self, seat, after=0: original(self, -1, after))
    assert "seat's messages" in doors_told_apart_by_remarks(tmp_path)


@pytest.mark.interpreted
@pytest.mark.parametrize(
    ("planted", "door"),
    [
        ("public_json", "welcome"),
        ("info", "table"),
        ("log", "own replay"),
        ("public_changes", "seat's messages"),
        ("decisions", "seat's messages"),
        ("own_json", "welcome"),
    ],
)
def test_a_planted_leak_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, planted: str, door: str
) -> None:
    """Each part that leaves, made to say a little more than it should."""
    original = getattr(MatchTable, planted)

    def leaking(self: MatchTable, *arguments: Any) -> Any:
        told = original(self, *arguments)
        foreign = self.match.position.dump()["owns"]
        if planted == "info":
            return replace(told, rematch=json.dumps(foreign))
        if planted == "log":
            return [replace(event, values={**event.values, "hint": foreign}) for event in told]
        if planted == "public_changes":
            return [*told[0], (["dealer"], foreign)], told[1]
        if planted == "decisions":
            return [*told, DecisionInfo(str(foreign), 0, False, [], None, {})]
        return {**told, "hint": foreign} if told is not None else None

    monkeypatch.setattr(MatchTable, planted, leaking)
    assert door in compare(tmp_path, 0, 40, lambda position: shuffled(position, 0, Seeded(5)))
