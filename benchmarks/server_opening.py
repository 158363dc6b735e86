"""server_opening.py FOLDER: how long opening matches of 50 and of 5,000 records takes, as one line of JSON."""

from __future__ import annotations

import asyncio
import json
import sys
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from velmoci.kernel.chance import Seeded
from velmoci.match.commands import AnyCommand, GiveOrder, Mix
from velmoci.match.entries import ClockSetup, Entry, SeatSetup
from velmoci.match.storage import Storage, open_storage
from velmoci.match.table import MatchTable, make_header
from velmoci.server.clock import now
from velmoci.server.hub import Hub
from velmoci.server.metrics import Metrics
from velmoci.server.room import Room
from velmoci.server.settings import Settings

LENGTHS = (50, 5000)
TIMES = 9


def sit(seat: int, table: MatchTable) -> list[Entry]:
    return table.join(seat, "x", 1000)[2]


async def give(room: Room, seat: int, command: AnyCommand) -> None:
    await room.change(lambda table: table.handle(seat, seat + 1, command, now()).entries, list)


async def make_match(hub: Hub, length: int) -> str:
    """A match with that many records, kept as the server keeps it."""
    options = {"powers": 4, "colour_choice": "random"}
    seats = [SeatSetup("person")] * 4
    header, secret = make_header("expanze", {"chapters": [], "options": options}, seats, ClockSetup(), 1000)
    room = await hub.create(header, secret)
    for seat in range(4):
        await room.change(partial(sit, seat), list)
        await give(room, seat, Mix(id="mix", value="x"))
    chance = Seeded(length)
    while room.table.match.number < length:
        if room.table.match.is_over:
            return await make_match(hub, length)
        (decision, *_) = room.table.match.position.pending()
        seat = decision.seat
        order = decision.sample_by_kind(chance) if room.table.match.number > 20 else decision.default()
        assert order is not None
        command = GiveOrder(id=str(room.table.sequence), order=dict(order.to_json()))
        await give(room, seat, command)
    await hub.stop()
    return header.match


async def opening_time(storage: Storage, match: str) -> float:
    """Milliseconds until a match that is not in memory can be played on."""
    hub = Hub(Settings(), storage, Metrics())
    begun = perf_counter()
    room = await hub.room(match)
    room.audience.welcome(0, 1, None)
    return 1000 * (perf_counter() - begun)


async def main(folder: Path) -> None:
    storage = open_storage(str(folder / "opening.sqlite"))
    await storage.open()
    matches = [await make_match(Hub(Settings(), storage, Metrics()), length) for length in LENGTHS]
    found: list[list[float]] = [[], []]
    for _ in range(TIMES):
        for times, match in zip(found, matches, strict=True):
            times.append(await opening_time(storage, match))
    await storage.close()
    short, long = median(found[0]), median(found[1])
    print(json.dumps({"short": short, "long": long, "ratio": long / short}))


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
