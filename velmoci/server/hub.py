"""All open tables: opened when asked for, let go when nobody needs them, woken up by their clocks."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from time import monotonic
from typing import Any, Final, TypeVar

from velmoci.kernel.errors import VelmociError
from velmoci.match.bots import BotTask
from velmoci.match.entries import Header
from velmoci.match.storage import Storage, Unavailable, Unknown
from velmoci.match.table import MatchTable
from velmoci.server.clock import now
from velmoci.server.connection import Connection
from velmoci.server.limits import Limiter
from velmoci.server.logs import log
from velmoci.server.metrics import Metrics
from velmoci.server.room import Room, seconds_until
from velmoci.server.settings import Settings
from velmoci.server.thinking import BotFailed, Thinkers

T = TypeVar("T")

GRACE: Final = 20.0
"""Seconds after which somebody whose connection broke is taken for absent."""
REMARKS_PER_MINUTE: Final = 20
"""Of all spectators at one address."""
BOT_TRIES: Final = 3
RETRY_MS: Final = 1000
"""Milliseconds after which a match that had to be thrown away is read again."""


class Hub:
    """The tables of this process."""

    def __init__(self, settings: Settings, storage: Storage, metrics: Metrics) -> None:
        self.settings = settings
        self.storage = storage
        self.metrics = metrics
        self.grace = GRACE
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Lock] = {}
        self.alarms: dict[str, asyncio.TimerHandle] = {}
        """Matches that are not in memory but whose clock runs."""
        self.connections: dict[Connection, str] = {}
        """Every connection with the address it came from."""
        self.tasks: set[asyncio.Task[Any]] = set()
        self.thinkers = Thinkers(settings.workers, settings.bot_time, metrics)
        self.remarks = Limiter(REMARKS_PER_MINUTE)
        self.is_stopping = False
        metrics.gauge("velmoci_open_tables", "Tables in memory.", lambda: len(self.rooms))
        metrics.gauge("velmoci_connections", "WebSocket connections.", lambda: len(self.connections))

    # ── rooms

    async def room(self, match: str) -> Room:
        """The room of a match, opened if it is not yet; raises Unknown."""
        room = self.rooms.get(match)
        if room is not None:
            room.used = monotonic()
            return room
        lock = self.opening.setdefault(match, asyncio.Lock())
        try:
            async with lock:
                room = self.rooms.get(match)
                return room if room is not None else await self.open(match)
        finally:
            if not lock.locked():
                self.opening.pop(match, None)

    async def open(self, match: str) -> Room:
        """Reads a match into memory."""
        stored = await self.storage.load(match)
        room = self.add(MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot))
        room.kept = stored.snapshot.sequence if stored.snapshot is not None else 0
        await room.make_rematch()
        return room

    def add(self, table: MatchTable) -> Room:
        """A table that is in memory from now on."""
        room = Room(self, table)
        self.rooms[room.match] = room
        alarm = self.alarms.pop(room.match, None)
        if alarm is not None:
            alarm.cancel()
        room.set_alarm()
        room.let_bots_think()
        return room

    async def create(self, header: Header, secret: str) -> Room:
        """Keeps a new match and opens its room."""
        room = Room(self, MatchTable.create(header, secret))
        await self.storage.create(header, secret, room.summary())
        return self.add(room.table)

    def drop(self, room: Room) -> None:
        """Throws a room away whose table may not be what is kept; its connections come back by themselves.

        Those whose command is under way are answered first. The match is soon read again even if nobody comes back:
        its clocks run, and its bots are asked.
        """
        if room.is_gone:
            return
        room.is_gone = True
        if self.rooms.get(room.match) is room:
            del self.rooms[room.match]
            self.wake_later(room.match, now() + RETRY_MS)
        for connections in list(room.audience.viewers.values()):
            for connection in list(connections):
                if not connection.is_busy:
                    connection.close("shutdown")

    async def unload_idle(self) -> None:
        """Lets go of tables that nobody has needed for a while; a clock that runs wakes them up again."""
        oldest = monotonic() - self.settings.idle_minutes * 60
        for room in list(self.rooms.values()):
            if room.used < oldest and room.is_idle:
                del self.rooms[room.match]
                await room.settle()
                deadline = room.table.deadline()
                if deadline is not None:
                    self.wake_later(room.match, deadline)

    def wake_later(self, match: str, deadline: int) -> None:
        """Remembers when a match that is not in memory is to be opened."""
        if not self.is_stopping:
            self.alarms[match] = self.later(seconds_until(deadline), lambda: self.wake(match, deadline))

    async def wake(self, match: str, deadline: int) -> None:
        """Opens a match once it is time; while the database cannot be reached it is tried again and again."""
        self.alarms.pop(match, None)
        if now() < deadline:
            self.wake_later(match, deadline)
            return
        try:
            await self.room(match)
        except Unavailable:
            self.wake_later(match, now() + RETRY_MS)

    # ── sessions

    def close_session(self, session: bytes) -> None:
        """Ends the connections that a session's keys have opened."""
        for connection in self.connections:
            if connection.session == session:
                connection.close("bad_token")

    async def close_ended_sessions(self) -> None:
        """Ends the connections of sessions that have expired, or that another process has ended."""
        for session in {connection.session for connection in self.connections}:
            if session is not None and not await self.is_session(session):
                self.close_session(session)

    async def is_session(self, session: bytes) -> bool:
        """Whether a session goes on; as long as nobody can say it does."""
        try:
            await self.storage.find_session(session, now())
        except Unknown:
            return False
        except Unavailable:
            return True
        return True

    # ── other work

    def soon(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Runs something beside the rest; what goes wrong there is logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None:
            self.metrics.errors.add()
            log("error", logging.ERROR, error)

    def later(self, seconds: float, work: Callable[[], Awaitable[Any]]) -> asyncio.TimerHandle:
        """Runs something after a while."""

        async def run() -> None:
            with suppress(Unknown):
                await work()

        return asyncio.get_running_loop().call_later(seconds, lambda: self.soon(run()))

    async def thought(self, task: BotTask, is_watched: bool) -> str | None:
        """A bot's order, at a pace that people can follow; None after repeated failures."""
        begun = monotonic()
        order = await self.asked(task)
        if is_watched and task.about == "waits":
            left = self.settings.bot_delay - (monotonic() - begun)
            if left > 0:
                await asyncio.sleep(left)
        return order

    async def asked(self, task: BotTask) -> str | None:
        for _ in range(BOT_TRIES):
            try:
                return (await self.thinkers.ask(task)).order
            except BotFailed:
                continue
        return None

    # ── beginning and end

    async def start(self) -> None:
        """Keeps the clocks of all matches that are going on, listens to other processes, tidies up."""
        self.soon(self.wake_all())
        self.soon(self.listen())
        self.soon(self.tidy())

    async def wake_all(self) -> None:
        """Opens the matches that were going on when the server last stopped."""
        for match in await self.storage.running():
            if self.is_stopping:
                return
            try:
                await self.wake(match, 0)
            except VelmociError as error:
                log("match does not open", logging.ERROR, error, match=match, code=error.code)
            await asyncio.sleep(0)

    async def listen(self) -> None:
        """Takes over what other processes append."""
        async for match, sequence in self.storage.changes():
            room = self.rooms.get(match)
            if room is not None and room.table.sequence < sequence:
                self.soon(room.catch_up(sequence))

    async def tidy(self) -> None:
        """Every now and then looks for idle tables and for sessions that have ended."""
        while True:
            await asyncio.sleep(min(30.0, self.settings.idle_minutes * 20))
            await self.close_ended_sessions()
            await self.unload_idle()

    async def stop(self) -> None:
        """Finishes what is under way, says goodbye to everybody and writes what waits; no order is lost."""
        self.is_stopping = True
        for alarm in self.alarms.values():
            alarm.cancel()
        for room in list(self.rooms.values()):
            await room.settle()
        connections = list(self.connections)
        for connection in connections:
            connection.close("shutdown")
        await asyncio.gather(*(connection.finish() for connection in connections))
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.thinkers.stop()
