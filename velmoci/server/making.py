"""What costs more than a moment is made in processes of its own: texts from outside are read there, maps drawn."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import signal
from collections import Counter, OrderedDict
from typing import Any, Final

from msgspec import Raw, Struct, json

from velmoci.server.helpers import Helper, HelperFailed
from velmoci.server.limits import is_loopback
from velmoci.server.logs import log
from velmoci.server.messages import Problem
from velmoci.server.routes import JSON, Failed
from velmoci.server.stored import Stored

LONGEST_LINE: Final = 1 << 24
MAKERS: Final = 2
"""One hard job does not hold up the next."""
SECONDS: Final = 60.0
"""A job is ended after 10 seconds of work; on a busy machine that may take a while."""
MOST_WAITING: Final = 50
MOST_OF_ONE: Final = 5
"""Jobs of one address at once."""
KEPT: Final = 64
TIME_IS_UP: Final = -int(getattr(signal, "SIGPROF", 0))
"""How a maker ends whose job was too hard."""
SHORT: Final = 200
"""Options with longer texts are read elsewhere."""


class Made(Struct, frozen=True):
    """What a maker answers; the value travels on as it is."""

    value: Raw
    problem: Problem | None
    status: int


class Makers:
    """A few processes that share the jobs of all requests."""

    def __init__(self, count: int = MAKERS, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.all = [Helper("velmoci.server.maker", LONGEST_LINE) for _ in range(count)]
        self.idle: asyncio.LifoQueue[Helper] = asyncio.LifoQueue()
        for maker in reversed(self.all):
            self.idle.put_nowait(maker)
        self.jobs: Counter[str] = Counter()
        """How many each address waits for."""
        self.kept: OrderedDict[bytes, Stored] = OrderedDict()

    async def make(self, address: str, kind: str, **values: Any) -> Made:
        """What was made, or the problem with it; refused where too much waits or it takes too long."""
        if not is_loopback(address) and self.jobs[address] >= MOST_OF_ONE:
            raise Failed(429, "too_often")
        if self.jobs.total() >= MOST_WAITING:
            raise Failed(503, "busy")
        self.jobs[address] += 1
        try:
            return await self.made(json.encode({"kind": kind, "values": values}))
        finally:
            self.jobs[address] -= 1
            if not self.jobs[address]:
                del self.jobs[address]

    async def made(self, job: bytes) -> Made:
        maker = await self.idle.get()
        try:
            return json.decode(await maker.ask(job, self.seconds), type=Made)
        except HelperFailed as failed:
            log("job failed", logging.WARNING, reason=str(failed), status=failed.status)
            if failed.status in (None, TIME_IS_UP):
                raise Failed(422, "too_hard") from None
            raise
        finally:
            self.idle.put_nowait(maker)

    async def stored(self, address: str, media_type: str, kind: str, **values: Any) -> Stored:
        """Something that is always the same: made once, packed once, and kept for a while."""
        key = hashlib.sha256(json.encode([kind, values])).digest()
        if key not in self.kept:
            value = value_of(await self.make(address, kind, **values))
            body = bytes(value) if media_type == JSON else json.decode(value, type=str).encode()
            self.kept[key] = await asyncio.to_thread(Stored, body, media_type)
        self.kept.move_to_end(key)
        found = self.kept[key]
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found

    async def stop(self) -> None:
        """Ends all processes."""
        for maker in self.all:
            await maker.stop()


def value_of(made: Made) -> Raw:
    """What was made; raises the problem."""
    if made.problem is not None:
        failed = Failed(made.status, made.problem.code)
        failed.problem = made.problem
        raise failed
    return made.value


def holds_text(options: dict[str, Any]) -> bool:
    """Whether options hold something that takes time to read: a text, or a value with parts."""
    return any(isinstance(value, (dict, list)) or is_text(value) for value in options.values())


def is_text(value: object) -> bool:
    return isinstance(value, str) and (len(value) > SHORT or "\n" in value)
