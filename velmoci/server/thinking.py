"""Bots in processes of their own: each gets a view, never the position, and a limited time to answer."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress
from typing import Final

from msgspec import DecodeError, Struct, json

from velmoci.match.bots import BotTask
from velmoci.server.logs import log
from velmoci.server.metrics import Metrics

LONGEST_LINE: Final = 1 << 20
START_TIME: Final = 30.0
"""Seconds that a new process may take to say that it is ready."""


class Answer(Struct, frozen=True):
    """The order in notation, or None where the bot keeps silent; `error` names what went wrong."""

    order: str | None = None
    error: str | None = None


class BotFailed(Exception):
    """The bot crashed, took too long, or answered with nonsense."""


class Thinker:
    """One process that answers one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Starts the process and waits until it is ready; it is found where this program itself was found."""
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "velmoci.server.thinker",
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE, start_new_session=True,
        )  # fmt: skip
        await asyncio.wait_for(self.line(), START_TIME)

    async def line(self) -> bytes:
        assert self.process is not None
        assert self.process.stdout is not None
        try:
            line = await self.process.stdout.readuntil(b"\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            raise BotFailed("crashed") from None
        return line

    async def ask(self, task: BotTask, seconds: float) -> Answer:
        """The bot's answer within the time; otherwise the process is ended and BotFailed raised."""
        try:
            if self.process is None:
                await self.start()
            assert self.process is not None
            assert self.process.stdin is not None
            self.process.stdin.write(json.encode(task) + b"\n")
            answer = json.decode(await asyncio.wait_for(self.line(), seconds), type=Answer)
        except TimeoutError:
            await self.stop()
            raise BotFailed("too_slow") from None
        except (BotFailed, DecodeError, OSError):
            await self.stop()
            raise BotFailed("crashed") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        if answer.error is not None:
            raise BotFailed(answer.error)
        return answer

    async def stop(self) -> None:
        """Ends the process, whatever it does."""
        process, self.process = self.process, None
        if process is None:
            return
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


class Thinkers:
    """A few processes that share the questions of all tables."""

    def __init__(self, count: int, seconds: float, metrics: Metrics) -> None:
        self.seconds = seconds
        self.metrics = metrics
        self.all = [Thinker() for _ in range(count)]
        self.idle: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.all:
            self.idle.put_nowait(thinker)

    async def ask(self, task: BotTask) -> Answer:
        """The answer of the first process that is free; raises BotFailed."""
        thinker = await self.idle.get()
        try:
            return await thinker.ask(task, self.seconds)
        except BotFailed as failed:
            self.metrics.bot_failures.add(kind=str(failed))
            log("bot failed", logging.WARNING, bot=task.bot, reason=str(failed))
            raise
        finally:
            self.idle.put_nowait(thinker)

    async def stop(self) -> None:
        """Ends all processes."""
        for thinker in self.all:
            await thinker.stop()
