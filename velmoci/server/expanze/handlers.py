"""The map of Expanze, and the odds of its attacks."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Final

from msgspec import Meta, Struct, json
from starlette.responses import Response

from velmoci.expanze.atlas import atlas
from velmoci.odds.expanze.battles import attack_odds
from velmoci.server.expanze.messages import MapInfo, OddsAnswer
from velmoci.server.host import Host
from velmoci.server.routes import JSON, Call, Route
from velmoci.server.stored import Stored

ODDS_KEPT: Final = 4096


@cache
def stored_map() -> Stored:
    return Stored(json.encode(atlas()), JSON)


@cache
def stored_odds(attackers: int, defenders: int) -> bytes:
    """The odds of one attack, as JSON."""
    odds = attack_odds(attackers, defenders)
    return json.encode(
        OddsAnswer(
            attackers=attackers,
            defenders=defenders,
            win=odds.win,
            attackers_lost=odds.expected_attackers_lost,
            defenders_lost=odds.expected_defenders_lost,
            attackers_left=odds.won_with[1:],
            defenders_left=odds.lost_to[1:],
        )
    )


async def show_world(host: Host, call: Call) -> Response:
    return (await asyncio.to_thread(stored_map)).response(call.request)


class OddsQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """How many attack how many."""

    attackers: Annotated[int, Meta(ge=1, le=500)]
    defenders: Annotated[int, Meta(ge=1, le=500)]


async def show_odds(host: Host, call: Call) -> Response:
    body = await asyncio.to_thread(stored_odds, call.query.attackers, call.query.defenders)
    if stored_odds.cache_info().currsize > ODDS_KEPT:
        stored_odds.cache_clear()
    return Response(body, 200, {"cache-control": "public, max-age=86400"}, JSON)


ROUTES: Final = [
    Route("GET", "/api/maps/expanze", show_world, "The map of Expanze", MapInfo),
    Route(
        "GET", "/api/odds/expanze", show_odds, "The odds of an attack in Expanze", OddsAnswer, query=OddsQuery
    ),
]  # fmt: skip
