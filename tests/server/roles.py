"""The people around a match who may or may not see and do things, and matches in which to try it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any, Final

import httpx

from tests.server.ford import waiting
from tests.server.harness import Json, Player, Running, some_order

ROLES: Final = ("stranger", "invited", "account", "seat", "fellow", "other", "left", "foreign")
"""Seat and fellow share power 0, other is power 1; left sat at seat 2 until somebody else took it; foreign holds seat 0
of another match; account is signed in as whoever took seat 0, without that seat's token."""
MEMBERS: Final = ("seat", "fellow", "other")
STATUSES: Final = ("gathering", "running", "over")
SITUATIONS: Final = tuple((seen, status) for seen in ("public", "private") for status in STATUSES)
Situation = tuple[str, str]
NUMBERS: Final = count()


@dataclass
class Keys:
    """What one role can show at the door."""

    token: str = ""
    invitation: str = ""
    session: str = ""

    @property
    def headers(self) -> dict[str, str]:
        given = {"authorization": f"Bearer {self.token}"} if self.token else {}
        if self.invitation:
            given["x-invitation"] = self.invitation
        if self.session:
            given["cookie"] = f"velmoci_session={self.session}"
        return given


@dataclass
class Staged:
    """A match with everybody around it."""

    server: Running
    match: str
    game: str
    situation: Situation
    keys: dict[str, Keys]
    players: list[Player] = field(default_factory=list)
    """Those who sit at the seats, in their order, connected where the match has begun."""

    def ask(self, role: str, method: str, path: str, **more: Any) -> httpx.Response:
        return self.server.http.request(method, path, headers=self.keys[role].headers, **more)

    def player(self, role: str) -> Player:
        """A connection with the role's token, or without one and with its invitation."""
        keys = self.keys[role]
        return self.server.player(self.match, keys.token or None, invitation=keys.invitation)

    @property
    def powers(self) -> list[str]:
        """The powers by seat, or, before the game, names that no power has."""
        found: list[str] = self.players[0].public.get("seats", []) if self.players else []
        return [power or "nobody" for power in found] or ["nobody"] * 4


class Stage:
    """Makes such matches on one server, with one account for all of them."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.session = self.register()
        self.foreign: str = server.make("me", "person", is_public=False)["places"][0]["token"]

    def register(self) -> str:
        who = {"name": f"Ann {next(NUMBERS)}", "password": "correct horse"}
        answer = self.server.http.post("/api/account/register", json=who)
        assert answer.is_success, answer.text
        self.server.http.cookies.clear()
        return answer.headers["set-cookie"].partition("=")[2].partition(";")[0]

    @contextmanager
    def match(self, situation: Situation, game: str = "expanze", **options: Any) -> Iterator[Staged]:
        """A match of four seats in that situation; before it begins the last seat is open."""
        with ExitStack() as stack:
            staged = self.gathered(situation, game, options)
            if situation[1] != "gathering":
                self.begin(staged, stack)
            if situation[1] == "over":
                end(staged)
            self.server.do(lambda host: host.hub.rooms[staged.match].keep_summary())
            yield staged

    def gathered(self, situation: Situation, game: str, options: Json) -> Staged:
        server, cookie = self.server, {"cookie": f"velmoci_session={self.session}"}
        wish = {
            "game": game,
            "nickname": "Ann",
            "options": {**({"colour_choice": "random"} if game == "expanze" else {}), **options},
            "seats": [{"kind": "me"}, *({"kind": "person"} for _ in range(3))],
            "is_public": situation[0] == "public",
        }
        answer = server.http.post("/api/matches", json=wish, headers=cookie)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        match, invitation = made["match"], made["invitation"]
        keys = {role: Keys() for role in ROLES}
        keys["invited"].invitation = invitation
        keys["account"].session = self.session
        keys["seat"].token = made["places"][0]["token"]
        keys["foreign"].token = self.foreign
        staged = Staged(server, match, game, situation, keys)
        key = staged.ask("seat", "GET", f"/api/matches/{match}/member-invitation").json()["invitation"]
        keys["fellow"].token = self.sit(match, key)
        keys["other"].token = self.sit(match, invitation)
        keys["left"].token = self.sit(match, invitation)
        with staged.player("left") as leaving:
            assert leaving.ask("leave")["type"] == "done"
        self.last = [self.sit(match, invitation)]
        if situation[1] != "gathering":
            self.last.append(self.sit(match, invitation))
        return staged

    def sit(self, match: str, invitation: str) -> str:
        return str(self.server.join(match, invitation=invitation)["token"])

    def begin(self, staged: Staged, stack: ExitStack) -> None:
        tokens = [staged.keys["seat"].token, staged.keys["other"].token, *self.last]
        staged.players = [stack.enter_context(self.server.player(staged.match, token)) for token in tokens]
        for player in staged.players:
            assert player.ask("mix", value="x")["type"] == "done"
        for player in staged.players:
            player.catch_up(lambda told: told.table["status"] == "running")
        play_on(staged.players)


def play_on(players: list[Player]) -> None:
    """Orders until powers 0 and 1 have each given one and dice have been rolled, so that there is something to hide."""
    chance, orders = random.Random(7), set()
    while True:
        asked = waiting(players)
        order = chosen(asked, chance)
        assert asked.order(order)["type"] == "done"
        orders.add(asked.seat)
        if orders >= {0, 1} and (order["kind"] == "attack" or "states" not in asked.public):
            return


def chosen(player: Player, chance: random.Random) -> Json:
    """What somebody does who wants to attack: in Expanze soldiers first, for with one on each state nobody can."""
    if "states" not in player.public:
        return default_of(player)
    if player.is_offered("place_first"):
        me, states = player.public["seats"][player.seat], player.public["states"]
        own = [state for state, (owner, _) in states.items() if owner == me]
        return {"kind": "place_first", "placements": [[state, 2] for state in own[:5]]}
    return some_order(player, chance)


def default_of(player: Player) -> Json:
    found: Json = next(one["default"] for one in player.decisions if one["waits"])
    return found


def end(staged: Staged) -> None:
    """All but power 0 resign."""
    for player in staged.players[1:]:
        if player.order({"kind": "resign"})["type"] == "refused":
            break  # Some games are over before the last but one has resigned.
    for player in staged.players:
        player.catch_up(lambda told: told.is_over)
