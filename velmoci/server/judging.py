"""What the rules say before anything is ordered: why it would be refused, what others threaten, what a unit can do."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from velmoci.kernel.errors import Rejected, VelmociError
from velmoci.kernel.game import Game, View
from velmoci.kernel.registry import find_game
from velmoci.match.table import SPECTATOR
from velmoci.server.face import face_of
from velmoci.server.host import Host
from velmoci.server.lobby import check_watching, find_room, viewer
from velmoci.server.messages import Checked, OrderCheck, Threats, UnitNumbers
from velmoci.server.routes import ENCODER, JSON, Call, Failed, Route, problem_of


class UnitQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """A unit by its name, `tank_7`."""

    unit: Annotated[str, Meta(max_length=80)]


async def check_order(host: Host, call: Call) -> Checked:
    game, seat, view = await seen(host, call)
    if seat == SPECTATOR:
        raise Failed(403, "only_watching")
    try:
        judge(view, game.notation.from_json(call.body.order))
    except VelmociError as error:
        return Checked(problem_of(error))
    return Checked(None)


async def show_threats(host: Host, call: Call) -> Threats:
    game, _, view = await seen(host, call)
    module = face_of(game.id).threats
    if module is None or view is None:
        return Threats([])
    return Threats(await asyncio.to_thread(import_module(module).threats, view))


async def show_unit(host: Host, call: Call) -> Response:
    game, _, view = await seen(host, call)
    module = face_of(game.id).cards
    found = await asyncio.to_thread(card_of, module, view, call.query.unit) if module is not None else None
    return Response(ENCODER.encode(found), 200, {"cache-control": "no-store"}, JSON)


def card_of(module: str, view: View | None, unit: str) -> Any:
    """The numbers of a unit; nothing once it or the match has come to its end."""
    try:
        return import_module(module).unit_card(view, unit) if view is not None else None
    except Rejected:
        return None


async def seen(host: Host, call: Call) -> tuple[Game, int, View | None]:
    """The game of the match, the caller's seat, and what the caller may know of it while it is played.

    Who asks while the match ends has asked in time, and hears that there is nothing to say any more.
    """
    room = await find_room(host, call)
    await check_watching(host, call, room)
    table = room.table
    seat = await viewer(host, call, table)
    view = table.match.position.view(seat) if table.status == "running" else None
    return find_game(table.header.game), seat, view


def judge(view: View | None, order: Any) -> None:
    """Raises what stands against an order of the seat, by its view alone; every question judges all orders alike."""
    questions = [*view.decisions(), *view.asides()] if view is not None else []
    if questions:
        questions[0].check(order)


ROUTES: Final = [
    Route(
        "POST", "/api/matches/{match}/check", check_order, "Whether the rules would accept an order, and if not, why",
        Checked, OrderCheck, problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/threats", show_threats, "What the next turns may bring, as far as one knows",
        Threats, problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/unit", show_unit, "What a unit can do, with the reasons of every number",
        UnitNumbers | None, query=UnitQuery, problems=(403,), takes_token=True,
    ),
]  # fmt: skip
