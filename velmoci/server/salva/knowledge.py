"""What somebody at a table knows of what is hidden there, and what he has given away; from a view and nothing else."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Rejected
from velmoci.kernel.game import View as AnyView
from velmoci.kernel.order import Order
from velmoci.match.table import SPECTATOR
from velmoci.salva.knowledge import given_away, what_could_be
from velmoci.salva.library import NOTATION
from velmoci.salva.view import View
from velmoci.server.advice import DraftQuery
from velmoci.server.host import Host
from velmoci.server.judging import seen
from velmoci.server.messages import OrderCheck
from velmoci.server.routes import ENCODER, JSON, Call, Failed, Route
from velmoci.server.salva.messages import FieldKnowledge, GivenAway


class FieldQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """A field by its name; without it what is known of everything that others hide."""

    field: Annotated[str, Meta(max_length=80)] = ""


async def show_knowledge(host: Host, call: Call) -> Response:
    _, _, view = await seen(host, call)
    return told(await asyncio.to_thread(known_by, view, call.query.field))


async def show_given_away(host: Host, call: Call) -> Response:
    _, seat, view = await seen(host, call)
    if seat == SPECTATOR and call.query.order:
        raise Failed(403, "only_watching")
    order = NOTATION.parse(call.query.order) if call.query.order else None
    return told(await asyncio.to_thread(given_by, view, order))


async def weigh_order(host: Host, call: Call) -> Response:
    _, seat, view = await seen(host, call)
    if seat == SPECTATOR:
        raise Failed(403, "only_watching")
    order = NOTATION.from_json(call.body.order)
    return told(await asyncio.to_thread(given_by, view, order))


def known_by(view: AnyView | None, field: str) -> Any:
    """What may be on a field; nothing where there is none, in another game, or once the match has come to its end."""
    try:
        return what_could_be(view, field) if isinstance(view, View) else None
    except Rejected:
        return None


def given_by(view: AnyView | None, order: Order | None) -> Any:
    """What is given away, and what an order would give away; nothing where that cannot be given, or as above."""
    try:
        return given_away(view, order, Seeded("given away")) if isinstance(view, View) else None
    except Rejected:
        return None


def told(answer: Any) -> Response:
    return Response(ENCODER.encode(answer), 200, {"cache-control": "no-store"}, JSON)


ROUTES: Final = [
    Route(
        "GET", "/api/matches/{match}/knowledge", show_knowledge, "What could be on a field, as far as one knows",
        FieldKnowledge | None, query=FieldQuery, problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/given_away", show_given_away, "What others can know of what one hides",
        GivenAway | None, query=DraftQuery, problems=(403,), takes_token=True,
    ),
    Route(
        "POST", "/api/matches/{match}/given_away", weigh_order, "The same, and what an order would give away",
        GivenAway | None, OrderCheck, problems=(403,), takes_token=True,
    ),
]  # fmt: skip
