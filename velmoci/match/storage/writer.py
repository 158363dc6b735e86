"""The one thread that writes to an SQLite file: it commits everything that waits at once."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import SimpleQueue
from typing import Any, Final

from velmoci.match.storage import Conflict, DuplicateCommand, Taken, Unavailable, Unknown
from velmoci.match.storage.rows import ENTRY_COLUMNS, Row

A_FEW: Final = 3
"""So many changes are handed to the writer at once: it works while the loop does."""
MOST_AT_ONCE: Final = 256
"""How many waiting changes one transaction takes."""
ENTRY_MARKS: Final = "(?, ?, ?, ?, ?, ?, ?, ?)"
ADD_ENTRY: Final = f"INSERT INTO entries (match, {ENTRY_COLUMNS}) VALUES {ENTRY_MARKS}"
COLUMNS: Final = ENTRY_MARKS.count("?")
MOST_ROWS: Final = 64
"""How many entries of several tables one statement takes."""
ADD_ENTRIES: Final = [ADD_ENTRY + f", {ENTRY_MARKS}" * more for more in range(MOST_ROWS)]

Change = Callable[[sqlite3.Connection], Any]


class Job:
    """A change that waits for the writer, and who waits for it."""

    def __init__(
        self, then: Callable[[Job], None], match: str, rows: Sequence[Row], change: Change | None = None
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.then = then
        self.match = match
        self.rows = rows
        self.change = change
        """What is done instead, where entries are not all."""
        self.result: Any = None
        self.problem: Exception | None = None


class Writer:
    """Takes jobs from any loop; they are durable when their `then` is called, and carried out in their order."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.jobs: SimpleQueue[list[Job]] = SimpleQueue()
        """What the thread takes; an empty list is the end."""
        self.lined: list[Job] = []
        self.numbers: dict[str, int] = {}
        """Matches by id; only the thread uses it."""
        self.thread = threading.Thread(target=self.write, name="velmoci-writer", daemon=True)
        self.thread.start()

    def add_soon(self, match: str, rows: Sequence[Row], then: Callable[[BaseException | None], None]) -> None:
        """Entries of one match; the running loop calls `then`, with None once they are durable."""
        self.line_up(Job(lambda job: then(job.problem), match, rows))

    def line_up(self, job: Job) -> None:
        """What comes while the loop goes round once reaches the thread together, or a few at a time."""
        self.lined.append(job)
        if len(self.lined) == 1:
            job.loop.call_soon(self.hand_over)
        elif len(self.lined) == A_FEW:
            self.hand_over()

    def hand_over(self) -> None:
        """Gives the thread what is lined up."""
        lined, self.lined = self.lined, []
        if lined:
            self.jobs.put(lined)

    def end(self) -> None:
        """Nothing comes after what is lined up; the thread ends once that is written."""
        self.hand_over()
        self.jobs.put([])

    # ── in the thread

    def write(self) -> None:
        """Takes all that waits, commits it at once, then answers."""
        is_open = True
        while is_open:
            work = self.jobs.get()
            is_open = bool(work)
            while is_open and len(work) < MOST_AT_ONCE and not self.jobs.empty():
                more = self.jobs.get()
                is_open = bool(more)
                work += more
            if work:
                self.commit(work)
                answer(work)

    def commit(self, jobs: list[Job]) -> None:
        """One transaction; if one of the changes fails, it is run again with each of them apart."""
        connection = self.connection
        try:
            if not self.add_at_once(jobs) and not self.carry_out_together(jobs):
                connection.execute("BEGIN IMMEDIATE")
                for job in jobs:
                    self.carry_out_apart(job)
                connection.execute("COMMIT")
        except Exception as problem:
            self.numbers.clear()
            for job in jobs:
                job.problem = Unavailable("database_unreachable", value=str(problem)[:200])
            with suppress(sqlite3.Error):
                if connection.in_transaction:
                    connection.execute("ROLLBACK")

    def add_at_once(self, jobs: list[Job]) -> bool:
        """The entries of all jobs in one statement, which is the rule: it is a transaction by itself, and the only
        time at which the writer waits for the interpreter. False, and nothing done, where that cannot be."""
        values: list[Any] = []
        for job in jobs:
            number = self.numbers.get(job.match)
            if number is None or job.change is not None or not job.rows:
                return False
            for row in job.rows:
                values.append(number)
                values.extend(row)
        count = len(values) // COLUMNS
        if count > MOST_ROWS:
            return False
        try:
            self.connection.execute(ADD_ENTRIES[count - 1], values)
        except sqlite3.IntegrityError:
            return False
        return True

    def carry_out_together(self, jobs: list[Job]) -> bool:
        """All changes without a savepoint between them, which is the rule; false, and nothing done, if one fails."""
        connection = self.connection
        connection.execute("BEGIN IMMEDIATE")
        try:
            for job in jobs:
                self.carry_out(job)
        except (Conflict, DuplicateCommand, Taken, Unknown):
            connection.execute("ROLLBACK")
            self.numbers.clear()
            return False
        connection.execute("COMMIT")
        return True

    def carry_out_apart(self, job: Job) -> None:
        """One change; one that fails leaves the others alone."""
        connection = self.connection
        connection.execute("SAVEPOINT job")
        try:
            self.carry_out(job)
        except (Conflict, DuplicateCommand, Taken, Unknown) as problem:
            connection.execute("ROLLBACK TO job")
            job.problem = problem
        connection.execute("RELEASE job")

    def carry_out(self, job: Job) -> None:
        if job.change is not None:
            job.result = job.change(self.connection)
        else:
            self.add(job.match, job.rows)

    def add(self, match: str, rows: Sequence[Row]) -> int:
        """Adds entries one by one; returns the number of their match."""
        number = self.number(match)
        for row in rows:
            add_entry(self.connection, number, row)
        return number

    def number(self, match: str) -> int:
        """The number of a match, remembered."""
        number = self.numbers.get(match)
        if number is None:
            number = self.numbers[match] = find_number(self.connection, match)
        return number


def answer(jobs: list[Job]) -> None:
    """Wakes those who wait, every loop once."""
    by_loop: dict[asyncio.AbstractEventLoop, list[Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, finished in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(finish, finished)


def finish(jobs: list[Job]) -> None:
    """Calls everybody; one who fails to take it must not keep it from those behind."""
    for job in jobs:
        try:
            job.then(job)
        except Exception as problem:
            job.loop.call_exception_handler({"message": "nobody took the answer of the storage", "exception": problem})


def settle(future: asyncio.Future[Any], job: Job) -> None:
    """Tells the one who waits, unless nobody does any more."""
    if future.cancelled():
        return
    if job.problem is not None:
        future.set_exception(job.problem)
        future.exception()  # whoever waited may have been cancelled
    else:
        future.set_result(job.result)


def find_number(connection: sqlite3.Connection, match: str) -> int:
    row = connection.execute("SELECT number FROM matches WHERE id = ?", (match,)).fetchone()
    if row is None:
        raise Unknown("unknown_match")
    return int(row[0])


def add_entry(connection: sqlite3.Connection, number: int, row: Row) -> None:
    try:
        connection.execute(ADD_ENTRY, (number, *row))
    except sqlite3.IntegrityError as problem:
        if "entries.command" in str(problem):
            sequence = find_command(connection, number, row[4], row[5])
            raise DuplicateCommand("duplicate_command", sequence=sequence or 0) from None
        raise Conflict("conflict") from None


def find_command(connection: sqlite3.Connection, number: int, member: int, command: str) -> int | None:
    query = "SELECT sequence FROM entries WHERE match = ? AND member = ? AND command = ?"
    row = connection.execute(query, (number, member, command)).fetchone()
    return int(row[0]) if row is not None else None
