"""An open table and all who look at it: one command at a time, durable before anybody is told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, TypeVar, cast

from velmoci.kernel.errors import VelmociError
from velmoci.match.bots import BotTask
from velmoci.match.commands import AnyCommand, Remark
from velmoci.match.entries import Entry, Handled
from velmoci.match.errors import NotNow
from velmoci.match.storage import Conflict, DuplicateCommand, Summary, Taken, Unavailable
from velmoci.match.table import SNAPSHOT_EVERY, SPECTATOR, MatchTable
from velmoci.server.audience import ENCODER, Audience
from velmoci.server.clock import now
from velmoci.server.connection import Connection
from velmoci.server.lines import ListedMatch, scenario_name, scenario_title, seat_colours
from velmoci.server.logs import log
from velmoci.server.messages import MatchLine
from velmoci.server.routes import Failed
from velmoci.server.turns import Turn

if TYPE_CHECKING:
    from velmoci.server.hub import Hub

T = TypeVar("T")
Answer = Callable[[int, Exception | None], None]
"""Is told the seat's count once a command is durable and everybody knows, or what was wrong with it."""
Heard = Callable[[Any, Exception | None], None]
"""The same for what any change gives."""

MOST_TRIES: Final = 40
"""How often a race with another process may be lost before the command is given up."""
LONGEST_WAIT: Final = 30.0
"""Seconds after which an alarm looks at the clock again: a machine that slept has told nobody."""
SUMMARY_DELAY: Final = 1.0
"""Seconds after which a list of matches shows what has changed."""


class Change:
    """Something that acts upon the table, and who hears what became of it."""

    __slots__ = ("act", "actor", "entries", "entries_of", "heard", "result", "tries")

    def __init__(
        self,
        act: Callable[[MatchTable], Any],
        entries_of: Callable[[Any], list[Entry]],
        actor: Connection | None,
        heard: Heard,
    ) -> None:
        self.act = act
        self.entries_of = entries_of
        self.actor = actor
        """Whoever is told together with the answer."""
        self.heard = heard
        self.result: Any = None
        self.entries: list[Entry] = []
        self.tries = 0


class Room:
    """One table in memory."""

    def __init__(self, hub: Hub, table: MatchTable) -> None:
        self.hub = hub
        self.match = table.header.match
        self.turn = Turn()
        self.audience: Final = Audience(table)
        self.used = monotonic()
        self.is_gone = False
        """No longer the room of its match: whoever still holds it must ask for the new one."""
        self.kept = table.sequence
        """The entry up to which a snapshot is kept, as far as this process knows."""
        self.alarm: asyncio.TimerHandle | None = None
        self.summary_alarm: asyncio.TimerHandle | None = None
        self.listed = table.seen(SPECTATOR)
        """What everybody had seen when the note for lists was last written."""
        self.thinking: asyncio.Task[None] | None = None
        self.leaving: dict[int, asyncio.TimerHandle] = {}

    @property
    def table(self) -> MatchTable:
        """The table as its viewers see it, each the part that it may know."""
        return self.audience.table

    # ── changing the table

    def command(self, connection: Connection, command: AnyCommand, answer: Answer) -> None:
        """Carries out a command: at once if nothing else is under way, otherwise in its turn.

        What the connection itself is told is held until its own answer can go with it.
        """
        heard = partial(self.answer_command, connection, answer)
        change = Change(handling(connection, command), entries_of_handled, connection, heard)
        if self.turn.take():
            self.begin(change)
        else:
            self.hub.soon(self.begin_in_turn(change))

    def answer_command(self, connection: Connection, answer: Answer, handled: Any, problem: Exception | None) -> None:
        """Tells a seat's count, also of a command that another process has carried out before."""
        if problem is None:
            answer(handled.sequence, None)
        elif isinstance(problem, DuplicateCommand):
            answer(self.table.seen(connection.seat), None)
        else:
            answer(0, problem)

    async def change(self, act: Callable[[MatchTable], T], entries_of: Callable[[T], list[Entry]]) -> T:
        """Lets something act upon the table in its turn; returns what it gave once everybody knows."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        await self.begin_in_turn(Change(act, entries_of, None, partial(resolve, done)))
        return cast(T, await done)

    async def begin_in_turn(self, change: Change) -> None:
        await self.turn.wait()
        self.begin(change)

    def begin(self, change: Change) -> None:
        """Whose turn it is acts upon the table, and what that writes is kept; from here on no task waits."""
        try:
            change.result = self.act(change.act)
            change.entries = change.entries_of(change.result)
        except BaseException as problem:
            self.turn.give()
            if not isinstance(problem, Exception):
                raise
            change.heard(None, problem)
            return
        if not change.entries:
            self.finish(change, None)
            return
        try:
            self.hub.storage.append_soon(self.match, change.entries, partial(self.when_kept, change))
        except Exception as problem:
            self.when_kept(change, problem)

    def finish(self, change: Change, problem: Exception | None) -> None:
        """The next one's turn begins, and whoever wanted the change hears of it."""
        self.turn.give()
        change.heard(change.result, problem)

    def act(self, change: Callable[[MatchTable], T]) -> T:
        """Lets something act upon the table; one that may be changed in part is thrown away."""
        if self.is_gone:
            raise Unavailable("table_gone")
        before = self.table.sequence
        try:
            return change(self.table)
        except BaseException as problem:
            if self.table.sequence != before or not isinstance(problem, (VelmociError, Failed)):
                self.hub.drop(self)
            elif isinstance(problem, NotNow) and problem.code == "time_is_up":
                self.set_alarm()
            raise

    def when_kept(self, change: Change, problem: BaseException | None) -> None:
        """The entries are durable, or could not be kept."""
        if problem is not None or change.entries[-1].kind == "rematch":
            self.hub.soon(self.mend(change, problem))
        else:
            self.tell_of(change)

    async def mend(self, change: Change, problem: BaseException | None) -> None:
        """What a change needs beyond the usual: another match, or the table as another process has left it.

        A lost race is run again; after anything else that went wrong this room is gone.
        """
        failed: Exception | None = None
        try:
            if problem is None:
                await self.make_rematch()
            elif isinstance(problem, (Conflict, DuplicateCommand)):
                await self.reload()
            else:
                failed = problem if isinstance(problem, Exception) else Unavailable("database_closed")
        except Exception as error:
            failed = error
        if failed is not None:
            self.hub.drop(self)
            self.finish(change, failed)
        elif problem is None:
            self.tell_of(change)
        elif isinstance(problem, DuplicateCommand):
            self.finish(change, problem)
        else:
            self.run_again(change)

    def run_again(self, change: Change) -> None:
        """Another process was first: the same once more upon the table as it is now."""
        self.hub.metrics.conflicts.add()
        change.tries += 1
        if change.tries < MOST_TRIES:
            self.begin(change)
        else:
            self.finish(change, Conflict("conflict"))

    def tell_of(self, change: Change) -> None:
        """Everybody is told, then whoever wanted it."""
        failed: Exception | None = None
        try:
            self.after(change.entries, change.actor)
        except Exception as error:
            failed = error
        self.finish(change, failed)

    def after(self, entries: list[Entry], actor: Connection | None) -> None:
        """What follows once entries are durable: everybody is told, the actor together with the answer."""
        self.used = monotonic()
        if actor is not None:
            actor.hold()
        try:
            self.audience.tell({entry.kind for entry in entries})
            self.follow()
        except BaseException:
            self.hub.drop(self)
            raise

    def follow(self) -> None:
        """Sets the alarms and the bots going after any change, and the notes of lists if everybody could see it."""
        self.set_alarm()
        self.let_bots_think()
        if self.summary_alarm is None and self.table.seen(SPECTATOR) != self.listed:
            self.summary_alarm = self.hub.later(SUMMARY_DELAY, self.keep_summary)
        if self.table.sequence - self.kept >= SNAPSHOT_EVERY:
            self.kept = self.table.sequence
            self.hub.soon(self.keep_snapshot())

    async def reload(self) -> None:
        """Reads the table anew, after another process has written or what was written is in doubt."""
        stored = await self.hub.storage.load(self.match)
        self.audience.table = MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
        self.audience.tell(None)
        self.follow()

    async def catch_up(self, sequence: int) -> None:
        """Another process has appended up to that entry; a room that cannot read it is thrown away."""
        await self.turn.wait()
        is_known = False
        try:
            if self.table.sequence < sequence and not self.is_gone:
                self.table.follow(await self.hub.storage.entries(self.match, self.table.sequence))
                self.audience.tell(None)
                self.follow()
            is_known = True
        finally:
            if not is_known:
                self.hub.drop(self)
            self.turn.give()

    async def make_rematch(self) -> None:
        """Keeps the next match before anybody is told of it."""
        following = self.table.rematch_header(now())
        if following is not None:
            with suppress(Taken):
                await self.hub.create(*following)

    # ── who looks

    async def enter(self, connection: Connection, since: int | None) -> None:
        """A connection takes its place: it is welcomed, and told from then on."""
        await self.turn.wait()
        try:
            if self.is_gone or self.audience.has_departed(connection):
                connection.close("shutdown" if self.is_gone else "bad_token")
                return
            self.audience.admit(connection, since)
            self.used = monotonic()
        finally:
            self.turn.give()
        is_welcome = False
        try:
            if connection.member is not None:
                # Whoever goes away at once must not break off what is being written.
                await asyncio.shield(self.hub.soon(self.came(connection.member)))
            is_welcome = True
        finally:
            if not is_welcome:
                self.exit(connection)
        self.let_bots_think()

    def exit(self, connection: Connection) -> None:
        """A connection is gone; if it was a member's last one, they are soon taken for absent."""
        self.audience.let_go(connection)
        self.used = monotonic()
        member = connection.member
        if member is not None and not self.audience.has_member(connection.seat, member):
            self.cancel_leaving(member)
            self.leaving[member] = self.hub.later(self.hub.grace, lambda: self.went(member))

    def cancel_leaving(self, member: int) -> None:
        handle = self.leaving.pop(member, None)
        if handle is not None:
            handle.cancel()

    async def came(self, member: int) -> None:
        """A member's first connection."""
        self.cancel_leaving(member)
        await self.change(lambda table: table.presence(member, True, now()), list)

    async def went(self, member: int) -> None:
        """A member's last connection has been gone for a while."""
        self.leaving.pop(member, None)
        if not self.is_gone:
            await self.change(lambda table: table.presence(member, False, now()), list)

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected."""
        return bool(self.audience.viewers)

    @property
    def is_idle(self) -> bool:
        """Whether nothing here needs the memory: nobody looks, no bot thinks, nobody is in the door."""
        return not (self.audience.viewers or self.leaving or self.turn.is_taken or self.thinking is not None)

    # ── time and bots

    def set_alarm(self) -> None:
        """Wakes the table up when time alone brings something."""
        if self.alarm is not None:
            self.alarm.cancel()
        deadline = self.table.deadline()
        self.alarm = self.hub.later(seconds_until(deadline), self.tick) if deadline is not None else None

    async def tick(self) -> None:
        """Lets time do its work."""
        self.alarm = None
        if self.is_gone:
            return
        if not await self.change(lambda table: table.tick(now()), list):
            self.set_alarm()

    def let_bots_think(self) -> None:
        """Starts the bots' turn unless it runs already."""
        may_think = self.thinking is None and not self.is_gone and not self.hub.is_stopping
        if may_think and self.table.bot_tasks():
            self.thinking = self.hub.soon(self.think())

    async def think(self) -> None:
        """One bot after the other answers until the game waits for a person."""
        try:
            while not self.is_gone and not self.hub.is_stopping:
                tasks = self.table.bot_tasks()
                if not tasks:
                    return
                task = tasks[0]
                order = await self.hub.thought(task, self.is_watched)
                if await self.change(partial(give_bot_order, task, order), list):
                    self.hub.metrics.bot_orders.add()
        except VelmociError as error:
            log("bots stopped", logging.ERROR, error, match=self.match, code=error.code)
        finally:
            self.thinking = None

    # ── what is kept beside the entries

    def line(self) -> ListedMatch:
        """The match as lists show it."""
        header, info = self.table.header, self.table.info(now())
        open_seats = sum(1 for seat in info.seats if seat.kind == "open")
        public, outcome = self.table.public_json(), info.outcome or {}
        rounds = public.get("round", 0)
        seats, waiting = cast(list[str], public.get("seats", [])), cast(list[str], public.get("waiting_for", []))
        line = MatchLine(
            match=self.match,
            game=header.game,
            status=info.status,
            seats=info.seats,
            round=cast(int, rounds),
            created=header.created,
            updated=now(),
            is_public=header.is_public,
            open_seats=open_seats,
            title=scenario_title(header.game, info.rulebook),
            waits=[seat for seat, power in enumerate(seats) if power in waiting and info.status == "running"],
            winners=list(outcome.get("winners", [])),
            pace=header.clock.mode,
            scenario=scenario_name(header.game, info.rulebook),
            chapters=list(info.rulebook.get("chapters", [])),
            colours=seat_colours(header.game, info.rulebook, public),
        )
        left = [member.number for member in self.table.state.members if member.has_left]
        waits = list(self.table.asks())
        return ListedMatch(line, waits, left, [self.table.state.seats[seat].started or 0 for seat in waits])

    def summary(self) -> Summary:
        """The same for the storage."""
        line = self.line()
        return Summary(
            self.match, line.line.status, line.line.is_public, line.line.created, line.line.updated,
            line.line.open_seats, ENCODER.encode(line),
        )  # fmt: skip

    async def keep_summary(self) -> None:
        """Writes the note for lists."""
        self.summary_alarm = None
        seen = self.table.seen(SPECTATOR)
        if not self.is_gone:
            await self.hub.storage.append(self.match, [], self.summary())
        self.listed = seen

    async def keep_snapshot(self) -> None:
        """Writes a snapshot, so that opening the table later is quick."""
        await self.hub.storage.save_snapshot(self.match, self.table.snapshot())

    async def settle(self) -> None:
        """Finishes what is under way and writes what waits, before the room is let go."""
        await self.turn.wait()
        try:
            if self.thinking is not None:
                self.thinking.cancel()
            for handle in (self.alarm, *self.leaving.values()):
                if handle is not None:
                    handle.cancel()
            self.leaving.clear()
            if self.summary_alarm is not None:
                self.summary_alarm.cancel()
                await self.keep_summary()
            self.is_gone = True
        finally:
            self.turn.give()


def seconds_until(deadline: int) -> float:
    """How long an alarm waits before it looks at the clock."""
    return min(max(0.0, (deadline - now()) / 1000), LONGEST_WAIT)


def give_bot_order(task: BotTask, order: str | None, table: MatchTable) -> list[Entry]:
    return table.bot_order(task, order, now())


def handling(connection: Connection, command: AnyCommand) -> Callable[[MatchTable], Handled]:
    """What a command does to a table: a member's any of them, a spectator's a remark."""
    if connection.member is not None:
        return partial(handle, connection.seat, connection.member, command)
    assert isinstance(command, Remark)
    return partial(add_remark, command)


def handle(seat: int, member: int, command: AnyCommand, table: MatchTable) -> Handled:
    return table.handle(seat, member, command, now())


def add_remark(command: Remark, table: MatchTable) -> Handled:
    return table.remark(command, now())


def entries_of_handled(handled: Handled) -> list[Entry]:
    return handled.entries


def resolve(done: asyncio.Future[Any], result: Any, problem: Exception | None) -> None:
    """Lets the one go on who waits for a change, unless they have given up waiting."""
    if done.done():
        return
    if problem is not None:
        done.set_exception(problem)
    else:
        done.set_result(result)
