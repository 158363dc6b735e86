"""One browser tab at a table: what waits to be sent to it, and how fast it may talk."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from time import monotonic
from typing import Final

from msgspec import json
from starlette.types import Send

from velmoci.server.framing import framed
from velmoci.server.limits import Bucket
from velmoci.server.messages import Goodbye

ENCODER: Final = json.Encoder()
CLOSING: Final = {
    "shutdown": 1012,
    "too_many": 1013,
    "unknown_match": 4404,
    "bad_token": 4403,
    "too_slow": 1008,
    "bad_message": 1007,
}
LAST_WORDS: Final = 2.0
"""Seconds that a goodbye may take to leave."""


class Connection:
    """Messages leave in the order in which they were put; one that does not take them in time is closed."""

    def __init__(
        self, send: Send, limit: int, rate: int | None, write: Callable[[bytes], bool] | None = None
    ) -> None:
        self.transmit = send
        self.write = write
        """Sends frames at once where the protocol can; what it does not take is lined up."""
        self.limit = limit
        self.bucket = Bucket(rate, rate * 3, monotonic()) if rate is not None else None
        self.seat = -1
        self.member: int | None = None
        self.session: bytes | None = None
        """The hash of the session whose key opened the seat, if one did; with it the connection ends."""
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.is_idle = False
        """Whether everything lined up so far has left."""
        self.held: list[bytes] | None = None
        self.unheard: deque[str | bytes] = deque()
        """Messages that came while another was being carried out."""
        self.is_busy = False
        self.is_closed = False
        self.goodbye: str | None = None
        self.strikes = 0
        """Messages that made no sense, or came too fast."""
        self.pump = asyncio.get_running_loop().create_task(self.run())

    def put(self, data: bytes) -> None:
        """Lines a message up; beyond the limit the connection is given up as too slow."""
        if self.is_closed or self.goodbye is not None:
            return
        if self.held is not None:
            self.held.append(data)
            return
        if self.is_idle and self.write is not None and self.write(framed([data])):
            return
        if len(self.waiting) >= self.limit:
            self.waiting.clear()
            self.close("too_slow")
            return
        self.waiting.append(data)
        self.is_idle = False
        self.wake.set()

    def hold(self) -> None:
        """Keeps messages back, for a moment without waiting, so that they leave in one go."""
        self.held = []

    def release(self) -> None:
        """Sends what was held."""
        held, self.held = self.held, None
        if not held:
            return
        if self.is_idle and self.goodbye is None and self.write is not None and self.write(framed(held)):
            return
        for data in held:
            self.put(data)

    def close(self, code: str) -> None:
        """Says goodbye after all that is lined up, then closes."""
        if self.goodbye is None:
            self.goodbye = code
            self.wake.set()

    async def run(self) -> None:
        """Sends what waits until the connection is gone."""
        waiting, transmit = self.waiting, self.transmit
        try:
            while True:
                self.is_idle = False
                while waiting:
                    await transmit({"type": "websocket.send", "text": waiting.popleft().decode()})
                if self.goodbye is not None:
                    await self.leave(self.goodbye)
                    return
                self.is_idle = True
                self.wake.clear()
                await self.wake.wait()
        except (OSError, RuntimeError):
            pass
        finally:
            self.is_closed = True
            self.waiting.clear()

    async def leave(self, code: str) -> None:
        """The last message, and the end."""
        text = ENCODER.encode(Goodbye(code)).decode()  # type: ignore[arg-type]
        await self.transmit({"type": "websocket.send", "text": text})
        await self.transmit({"type": "websocket.close", "code": CLOSING[code]})

    async def finish(self) -> None:
        """Waits until the goodbye has left, but not for long, and lets go."""
        if self.goodbye is not None:
            with suppress(asyncio.TimeoutError):
                await asyncio.wait_for(asyncio.shield(self.pump), LAST_WORDS)
        self.is_closed = True
        self.pump.cancel()
        with suppress(asyncio.CancelledError):
            await self.pump

    def may_talk(self) -> bool:
        """Whether one more message is within the limit."""
        return self.bucket is None or self.bucket.take(monotonic())
