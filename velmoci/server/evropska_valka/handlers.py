"""The map of Evropská válka."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Final

from msgspec import json
from starlette.responses import Response

from velmoci.evropska_valka.atlas import atlas
from velmoci.server.evropska_valka.messages import FieldMap
from velmoci.server.host import Host
from velmoci.server.routes import JSON, Call, Route
from velmoci.server.stored import Stored


@cache
def stored_map() -> Stored:
    return Stored(json.encode(atlas()), JSON)


async def show_europe(host: Host, call: Call) -> Response:
    return (await asyncio.to_thread(stored_map)).response(call.request)


ROUTES: Final = [
    Route("GET", "/api/maps/evropska_valka", show_europe, "The map of Evropská válka", FieldMap),
]
