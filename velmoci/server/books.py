"""The rulebooks for players, and games of one's own from the positions that they show."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from starlette.responses import Response

from velmoci.kernel.clauses import BOOK_FILES, book_text
from velmoci.match.examples import UnknownExample, example
from velmoci.server.host import Host
from velmoci.server.messages import MadeMatch, Opening
from velmoci.server.replays import begin_from
from velmoci.server.routes import Call, Failed, Route
from velmoci.server.stored import Stored

TEXT: Final = "text/plain; charset=utf-8"


@cache
def stored_book(game: str, language: str) -> Stored:
    """A game's rulebook for players."""
    return Stored(book_text(game, language).encode(), TEXT)


async def show_book(host: Host, call: Call) -> Response:
    if call.path["game"] not in BOOK_FILES:
        raise Failed(404, "no_rules")
    stored = await asyncio.to_thread(stored_book, call.path["game"], call.path["language"])
    return stored.response(call.request)


async def open_position(host: Host, call: Call) -> MadeMatch:
    wish: Opening = call.body
    try:
        found = await asyncio.to_thread(example, call.path["name"])
    except UnknownExample:
        raise Failed(404, "no_position") from None
    rulebook, start = found.position.rulebook.to_json(), dict(found.position.dump())
    return await begin_from(
        host, call, found.game.id, rulebook, start, seat=found.seat, bot=found.bot, nickname=wish.nickname
    )


ROUTES: Final = [
    Route("GET", "/api/books/{game}/{language}", show_book, "A game's rulebook for players, as Markdown", "text/plain"),
    Route(
        "POST", "/api/positions/{name}", open_position, "A game of one's own from a position of a rulebook",
        MadeMatch, Opening, status=201,
    ),
]  # fmt: skip
