"""server_idle.py FOLDER COUNT: memory for each of many open matches at which nothing happens, as one line of JSON."""

from __future__ import annotations

import asyncio
import gc
import json
import sys
from functools import partial
from pathlib import Path

from velmoci.match.commands import AnyCommand, GiveOrder, Mix
from velmoci.match.entries import ClockSetup, Entry, SeatSetup
from velmoci.match.storage import Storage, open_storage
from velmoci.match.table import MatchTable, make_header
from velmoci.server.clock import now
from velmoci.server.hub import Hub
from velmoci.server.metrics import Metrics
from velmoci.server.room import Room
from velmoci.server.settings import Settings

ORDERS = 12


def resident() -> float:
    """The memory of this process in kB."""
    gc.collect()
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return float(line.split()[1])
    raise RuntimeError("this system does not tell how much memory a process has")


def sit(seat: int, table: MatchTable) -> list[Entry]:
    return table.join(seat, "x", 1000)[2]


async def give(room: Room, seat: int, command: AnyCommand) -> None:
    await room.change(lambda table: table.handle(seat, seat + 1, command, now()).entries, list)


async def make_match(hub: Hub) -> None:
    """A match in its first rounds, with four people."""
    options = {"powers": 4, "colour_choice": "random"}
    seats = [SeatSetup("person")] * 4
    header, secret = make_header("expanze", {"chapters": [], "options": options}, seats, ClockSetup(), 1000)
    room = await hub.create(header, secret)
    for seat in range(4):
        await room.change(partial(sit, seat), list)
        await give(room, seat, Mix(id="mix", value="x"))
    for number in range(ORDERS):
        (decision, *_) = room.table.match.position.pending()
        order = decision.default()
        assert order is not None
        command = GiveOrder(id=str(number), order=dict(order.to_json()))
        await give(room, decision.seat, command)
    if room.summary_alarm is not None:
        room.summary_alarm.cancel()


async def main(storage: Storage, count: int) -> None:
    await storage.open()
    hub = Hub(Settings(), storage, Metrics())
    for _ in range(20):
        await make_match(hub)
    before = resident()
    for _ in range(count):
        await make_match(hub)
    assert len(hub.rooms) == count + 20
    print(json.dumps({"kilobytes": (resident() - before) / count}))
    await hub.stop()
    await storage.close()


if __name__ == "__main__":
    asyncio.run(main(open_storage(str(Path(sys.argv[1]) / "idle.sqlite")), int(sys.argv[2])))
