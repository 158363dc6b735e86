"""Setting up a table: the header, with numbers that nobody can guess."""

from __future__ import annotations

import secrets
from typing import Any, Final

from velmoci.bots.registry import UnknownBot, bot_names
from velmoci.kernel.archive import read_rulebook
from velmoci.kernel.chance import commitment
from velmoci.kernel.registry import find_game
from velmoci.match.entries import ClockSetup, Header, SeatSetup
from velmoci.match.errors import NotNow

SECRET_BYTES: Final = 32
ID_BYTES: Final = 16


def make_header(
    game_id: str,
    rulebook: dict[str, Any],
    seats: list[SeatSetup],
    clock: ClockSetup,
    at: int,
    *,
    is_public: bool = True,
    one_screen: bool = False,
    start: dict[str, Any] | None = None,
    match: str = "",
    follows: str | None = None,
) -> tuple[Header, str]:
    """A header with a fresh id and a commitment, and the secret behind it; raises what cannot be."""
    game = find_game(game_id)
    rules = read_rulebook(game, rulebook)
    expected = rules.options.get(game.seats_option, len(seats))
    if len(seats) != expected:
        raise NotNow("wrong_seat_count", count=len(seats), expected=str(expected))
    for setup in seats:
        if setup.kind == "bot" and setup.bot not in bot_names(game_id):
            raise UnknownBot("unknown_bot", value=setup.bot[:40], near=[], bots=bot_names(game_id))
    if all(setup.kind == "bot" for setup in seats):
        raise NotNow("nobody_plays")
    if clock.mode != "none" and clock.move_ms + clock.bank_ms <= 0:
        raise NotNow("clock_empty")
    secret = secrets.token_bytes(SECRET_BYTES)
    header = Header(
        match=match or secrets.token_urlsafe(ID_BYTES),
        game=game_id,
        rulebook=rules.to_json(),
        seats=seats,
        clock=clock,
        created=at,
        commitment=commitment(secret),
        is_public=is_public,
        one_screen=one_screen,
        start=start,
        follows=follows,
    )
    return header, secret.hex()


def new_match_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(ID_BYTES)
