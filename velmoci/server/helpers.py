"""A process of this program that answers one line with one line, and may be ended at any moment."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Final

START_TIME: Final = 30.0
"""Seconds that a new process may take to say that it is ready."""


class HelperFailed(Exception):
    """The process crashed or took too long; it is gone, and the next question starts another one."""

    def __init__(self, reason: str, status: int | None = None) -> None:
        super().__init__(reason)
        self.status = status
        """With which the process ended; minus the number of a signal."""


class Helper:
    """One process that answers one question at a time."""

    def __init__(self, module: str, longest_line: int) -> None:
        self.module = module
        self.longest_line = longest_line
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Starts the process and waits until it is ready; it is found where this program itself was found."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", self.module,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            limit=self.longest_line, start_new_session=True,
        )  # fmt: skip
        await asyncio.wait_for(self.line(), START_TIME)

    async def line(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readuntil(b"\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise HelperFailed("crashed") from None
        return line

    async def ask(self, question: bytes, seconds: float) -> bytes:
        """The answer within the time; otherwise the process is ended and HelperFailed raised."""
        try:
            if self.process is None:
                await self.start()
            assert self.process is not None
            assert self.process.stdin is not None
            self.process.stdin.write(question + b"\n")
            return await asyncio.wait_for(self.line(), seconds)
        except TimeoutError:
            await self.stop()
            raise HelperFailed("too_slow") from None
        except (HelperFailed, OSError):
            raise HelperFailed("crashed", await self.stop()) from None
        except asyncio.CancelledError:
            await self.stop()
            raise

    async def stop(self) -> int | None:
        """Ends the process, whatever it does; returns with which status it ended."""
        process, self.process = self.process, None
        if process is None:
            return None
        if process.stdout is not None and process.stdout.at_eof():
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 1.0)
        with suppress(ProcessLookupError):
            process.kill()
        return await process.wait()
