"""Odds within a running match, worked out from what one seat knows and nothing else."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from velmoci.kernel.errors import Rejected
from velmoci.kernel.game import View
from velmoci.kernel.order import Order
from velmoci.kernel.registry import find_game
from velmoci.match.table import SPECTATOR
from velmoci.server.host import Host
from velmoci.server.lobby import find_room, viewer
from velmoci.server.messages import CardOdds
from velmoci.server.routes import ENCODER, JSON, Call, Failed, Route

ODDS: Final = {"evropska_valka": "velmoci.odds.evropska_valka_attack"}


class OrderQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """An order in words, as it would be given."""

    order: Annotated[str, Meta(max_length=200)]


async def show_match_odds(host: Host, call: Call) -> Response:
    room = await find_room(host, call)
    table = room.table
    seat = await viewer(host, call, table)
    module = ODDS.get(table.header.game)
    if seat == SPECTATOR or table.status != "running":
        raise Failed(403, "only_watching")
    if module is None:
        raise Failed(404, "no_odds")
    order = find_game(table.header.game).notation.parse(call.query.order)
    view = table.match.position.view(seat)
    odds = await asyncio.to_thread(odds_of, module, view, order)
    return Response(ENCODER.encode(odds), 200, {"cache-control": "no-store"}, JSON)


def odds_of(module: str, view: View, order: Order) -> Any:
    """What the game's own odds say of an order, as JSON; nothing when it cannot be given any more."""
    try:
        return import_module(module).attack_odds(view, order).to_json()
    except Rejected:
        return None


ROUTES: Final = [
    Route(
        "GET", "/api/matches/{match}/odds", show_match_odds, "The odds of an order, from what the seat knows",
        CardOdds | None, query=OrderQuery, problems=(403,), takes_token=True,
    ),
]  # fmt: skip
