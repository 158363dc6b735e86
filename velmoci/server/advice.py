"""Odds within a running match, worked out from what one seat knows and nothing else."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import Annotated, Any, Final

from msgspec import Meta, Struct
from starlette.responses import Response

from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Rejected
from velmoci.kernel.game import View
from velmoci.kernel.order import Order
from velmoci.kernel.registry import find_game
from velmoci.match.table import SPECTATOR
from velmoci.server.face import faces
from velmoci.server.host import Host
from velmoci.server.lobby import check_watching, find_room, viewer
from velmoci.server.messages import CardOdds, FightOdds, FightStrengths
from velmoci.server.routes import ENCODER, JSON, Call, Failed, Route

ODDS: Final = {game: face.odds for game, face in faces().items()}
FIGHTS: Final = {game: face.battles for game, face in faces().items()}
LONGEST_FIGHT: Final = 6000
"""A battle may be declared with many units, each with its way."""


class OrderQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """An order in words, as it would be given."""

    order: Annotated[str, Meta(max_length=200)]


class FightQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """An order in words that opens a battle or is given in one; without it the battle that is open."""

    order: Annotated[str, Meta(max_length=LONGEST_FIGHT)] = ""


class DraftQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """An order in words that is being put together; without it all answers that can be foreseen."""

    order: Annotated[str, Meta(max_length=LONGEST_FIGHT)] = ""


class FightOddsQuery(FightQuery, forbid_unknown_fields=True, frozen=True):
    """The same with the fire plans by which both sides fight; without them those that they have chosen."""

    attacker: Annotated[str, Meta(max_length=40)] = ""
    defender: Annotated[str, Meta(max_length=40)] = ""


async def show_match_odds(host: Host, call: Call) -> Response:
    room = await find_room(host, call)
    await check_watching(host, call, room)
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
    return told(odds)


def odds_of(module: str, view: View, order: Order) -> Any:
    """What the game's own odds say of an order, as JSON; nothing when it cannot be given any more."""
    try:
        return import_module(module).attack_odds(view, order).to_json()
    except Rejected:
        return None


async def show_forecast(host: Host, call: Call) -> Response:
    room = await find_room(host, call)
    await check_watching(host, call, room)
    table = room.table
    seat = await viewer(host, call, table)
    if table.status == "over":
        return told({})
    if seat == SPECTATOR or table.status != "running":
        raise Failed(403, "only_watching")
    view, words = table.match.position.view(seat), call.query.order
    if words:
        return told(await asyncio.to_thread(draft_of, view, find_game(table.header.game).notation.parse(words)))
    return told(await asyncio.to_thread(forecast_of, view))


def forecast_of(view: View) -> dict[str, object]:
    """What answers to the seat's questions would lead to, where that is certain."""
    found: dict[str, object] = {}
    for decision in view.decisions():
        found |= decision.forecast()
    return found


def draft_of(view: View, order: Order) -> dict[str, object] | None:
    """What an order would leave and what could be added to it; nothing when it cannot be given so."""
    found: dict[str, object] = {}
    try:
        for decision in view.decisions():
            if order.kind in decision.offers():
                found |= decision.draft(order)
    except Rejected:
        return None
    return found


async def fight_seen(host: Host, call: Call) -> tuple[Any, View, Order | None] | None:
    """The odds of the match's game, what the caller may know of it, and the order in question; None once it is over.

    Who asks while a battle ends the match has asked in time, and hears that there is nothing to reckon any more.
    """
    room = await find_room(host, call)
    await check_watching(host, call, room)
    table = room.table
    seat = await viewer(host, call, table)
    module = FIGHTS.get(table.header.game)
    if module is None:
        raise Failed(404, "no_odds")
    if table.status == "over":
        return None
    if table.status != "running":
        raise Failed(403, "only_watching")
    words = call.query.order
    if words and seat == SPECTATOR:
        raise Failed(403, "only_watching")
    order = find_game(table.header.game).notation.parse(words) if words else None
    return import_module(module), table.match.position.view(seat), order


async def show_fight(host: Host, call: Call) -> Response:
    seen = await fight_seen(host, call)
    return told(await asyncio.to_thread(strengths_of, *seen) if seen is not None else None)


async def show_fight_odds(host: Host, call: Call) -> Response:
    seen = await fight_seen(host, call)
    plans = call.query.attacker, call.query.defender
    return told(await asyncio.to_thread(fight_odds_of, *seen, plans) if seen is not None else None)


def strengths_of(odds: Any, view: View, order: Order | None) -> Any:
    """Who would fight and how hard; nothing when the order cannot be given or no battle is open."""
    try:
        return odds.battle_strengths(view, order, Seeded("odds"))
    except Rejected:
        return None


def fight_odds_of(odds: Any, view: View, order: Order | None, plans: tuple[str, str]) -> Any:
    """How the battle may end; nothing when the order cannot be given or no battle is open."""
    try:
        return odds.battle_odds(view, order, plans, Seeded("odds")).to_json()
    except Rejected:
        return None


def told(answer: Any) -> Response:
    return Response(ENCODER.encode(answer), 200, {"cache-control": "no-store"}, JSON)


ROUTES: Final = [
    Route(
        "GET", "/api/matches/{match}/odds", show_match_odds, "The odds of an order, from what the seat knows",
        CardOdds | None, query=OrderQuery, problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/forecast", show_forecast, "What answers to the seat's question would lead to",
        dict[str, Any] | None, query=DraftQuery, problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/battle", show_fight, "Who fights in a battle and how hard, with the reasons",
        FightStrengths | None, query=FightQuery, problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/battle/odds", show_fight_odds, "How a battle may end, and what it costs",
        FightOdds | None, query=FightOddsQuery, problems=(403,), takes_token=True,
    ),
]  # fmt: skip
