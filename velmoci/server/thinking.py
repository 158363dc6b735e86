"""Bots in processes of their own: each gets a view, never the position, and a limited time to answer."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from msgspec import DecodeError, Struct, json

from velmoci.match.bots import BotTask
from velmoci.server.helpers import Helper, HelperFailed
from velmoci.server.logs import log
from velmoci.server.metrics import Metrics

LONGEST_LINE: Final = 1 << 20


class Answer(Struct, frozen=True):
    """The order in notation, or None where the bot keeps silent; `error` names what went wrong."""

    order: str | None = None
    error: str | None = None


class BotFailed(Exception):
    """The bot crashed, took too long, or answered with nonsense."""


class Thinker(Helper):
    """One process in which bots think."""

    def __init__(self) -> None:
        super().__init__("velmoci.server.thinker", LONGEST_LINE)

    async def think(self, task: BotTask, seconds: float) -> Answer:
        """The bot's answer within the time; raises BotFailed."""
        try:
            answer = json.decode(await self.ask(json.encode(task), seconds), type=Answer)
        except HelperFailed as failed:
            raise BotFailed(str(failed)) from None
        except DecodeError:
            await self.stop()
            raise BotFailed("crashed") from None
        if answer.error is not None:
            raise BotFailed(answer.error)
        return answer


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
            return await thinker.think(task, self.seconds)
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
