"""Matches that begin in the middle of a game: put into the site's database from outside, beside the server."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from time import time
from typing import Any

from tests.browser.salva_questions import ASKED
from tests.browser.site import Site, Visit
from tests.evropska_valka.scenes import Scene as Europe
from tests.evropska_valka.scenes import scene as europe
from tests.expanze.scenes import Scene as World
from tests.expanze.scenes import scene as world
from tests.salva.scenes import Scene as Salva
from velmoci.match.entries import ClockSetup, SeatSetup
from velmoci.match.setup import make_header
from velmoci.match.storage import Summary
from velmoci.match.storage.sqlite import SqliteStorage
from velmoci.server.lines import ListedMatch
from velmoci.server.messages import MatchLine
from velmoci.server.routes import ENCODER
from velmoci.server.tokens import hash_of, new_token


def begin(site: Site, game: str, board: Europe | World) -> tuple[str, list[str]]:
    """A match of people alone that begins with this position, and the tokens of its seats."""
    return begin_at(site, game, board.position, len(board.powers))


def begin_salva(site: Site, board: Salva) -> tuple[str, list[str]]:
    """The same for a scene of Salva with the usual unit table."""
    return begin_at(site, "salva", board.position, int(board.rules.seats))


def begin_at(site: Site, game: str, position: Any, count: int) -> tuple[str, list[str]]:
    at, invitation = int(time() * 1000), new_token()
    header, secret = make_header(
        game,
        position.rulebook.to_json(),
        [SeatSetup("person")] * count,
        ClockSetup(),
        at,
        is_public=False,
        start=dict(position.dump()),
    )

    line = ListedMatch(MatchLine(header.match, game, "gathering", [], 0, at, at, False, count), [], [])
    kept = Summary(header.match, "waiting", False, at, at, count, ENCODER.encode(line))

    async def keep() -> None:
        storage = SqliteStorage(site.database)
        await storage.open()
        await storage.create(header, secret, kept)
        await storage.set_invitation(header.match, hash_of(invitation))
        await storage.close()

    with ThreadPoolExecutor(1) as beside:  # the loop of this thread belongs to the browser
        beside.submit(asyncio.run, keep()).result()
    path, wish = f"/api/matches/{header.match}/join", {"nickname": "Ann", "invitation": invitation}
    return header.match, [site.post(path, wish)["token"] for _ in range(count)]


def mix(site: Site, match: str, tokens: list[str]) -> None:
    """Everybody adds a value to the dice, with which the game begins."""
    for token in tokens:
        with site.player(match, token) as player:
            player.ask("mix", value="a")


def look_at(visit: Visit, kind: str, match: str, token: str) -> None:
    visit.sit(match, token)
    visit.wait(lambda: visit.asked is not None and visit.asked["kind"] == kind)


def expanze_playing_on(visit: Visit, site: Site, _: object) -> None:
    """White wins, and the others are asked whether they play on."""
    board = world(
        {"asia": "white 1", "australia": "white 1"},
        on_turn="white",
        missions={"white": "asia_australia"},
        options={"hold_rounds": 0, "continue_after_win": "ask"},
    )
    match, tokens = begin(site, "expanze", board)
    mix(site, match, tokens)
    with site.player(match, tokens[board.powers.index("white")]) as white:
        white.catch_up(lambda told: told.is_asked)
        assert white.order({"kind": "show_mission"})["type"] == "done"
    look_at(visit, "playing_on", match, tokens[0])


def europe_question(visit: Visit, site: Site, board: Europe, kind: str) -> None:
    match, tokens = begin(site, "evropska_valka", board)
    mix(site, match, tokens)
    look_at(visit, kind, match, tokens[board.seat(board.waits_for)])


def beaten() -> Europe:
    """Black is beaten in Germany after four cards on either side, and may fall back to many fields."""
    hands = {"blue": "9 9 8 8", "black": "7 7 6 6"}
    game = europe({"france": "blue 5", "germany": "black 4"}, hands=hands)
    game.order("blue", "attack france germany 4")
    game.pass_all()
    return game


def europe_retreat(visit: Visit, site: Site, _: object) -> None:
    europe_question(visit, site, beaten(), "retreat")


def given_too_much() -> Europe:
    game = europe(hands={"black": "7 8 9 9", "green": "3 4 5 6"})
    game.order("blue", "fate", "10 2 A")
    game.order("blue", "assign 10 green, 2 black, A black")
    return game


def europe_fate_discard(visit: Visit, site: Site, _: object) -> None:
    europe_question(visit, site, given_too_much(), "fate_discard")


def taken_by_the_king() -> Europe:
    """Green holds eleven cards and keeps four."""
    game = europe(hands={"blue": "2 3 4 5", "black": "6 7 8 9", "green": "K 2 3 4"})
    game.order("blue", "attack france germany 1")
    game.order("black", "pass")
    game.order("green", "king K")
    return game


def europe_king_discard(visit: Visit, site: Site, _: object) -> None:
    europe_question(visit, site, taken_by_the_king(), "king_discard")


def salva_question(visit: Visit, site: Site, name: str) -> None:
    """A question of a later chapter, as `salva_questions.py` comes to it."""
    make, seat, known = ASKED[name]
    match, tokens = begin_salva(site, make())
    mix(site, match, tokens)
    look_at(visit, known or name, match, tokens[seat])
