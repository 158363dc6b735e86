"""A lock that can be taken without waiting when nobody has it, and is handed on in the order of asking."""

from __future__ import annotations

import asyncio
from collections import deque


class Turn:
    """One at a time; as `asyncio.Lock`, but a free one can be taken outside of a task."""

    def __init__(self) -> None:
        self.is_taken = False
        self.waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Takes it if it is free."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def give(self) -> None:
        """Hands it to the next who waits, or sets it free."""
        while self.waiting:
            waiter = self.waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self.is_taken = False

    async def wait(self) -> None:
        """Takes it when it is free or handed over."""
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self.waiting.append(waiter)
        try:
            await waiter
        except BaseException:
            if waiter.done() and not waiter.cancelled():
                self.give()
            waiter.cancel()
            raise
