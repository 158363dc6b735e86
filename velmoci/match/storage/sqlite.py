"""Matches in one SQLite file: one writer, and readers beside it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from collections.abc import AsyncGenerator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from time import sleep
from typing import Final, TypeVar

from msgspec import json as msgjson
from platformdirs import user_data_path

from velmoci.match.entries import Entry, Header, Snapshot
from velmoci.match.state import STATE_VERSION
from velmoci.match.storage import (
    Stored,
    StoredAccount,
    StoredPlace,
    Summary,
    Taken,
    Unavailable,
    Unknown,
)
from velmoci.match.storage.rows import (
    ENTRY_COLUMNS,
    HEADER,
    PLACE_COLUMNS,
    SUMMARY_COLUMNS,
    UNFINISHED,
    Row,
    entry_values,
    folded,
    migrations,
    read_account,
    read_entry,
    read_place,
    read_snapshot,
    read_summary,
)
from velmoci.match.storage.writer import Job, Writer, find_command, find_number, settle

T = TypeVar("T")

READERS: Final = 2
WAL_TRIES: Final = 100
WAL_PAUSE: Final = 0.05


class SqliteStorage:
    """Keeps everything in one file, in WAL mode; a commit has reached the disk when it returns."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.writer: Writer | None = None
        self.readers = ThreadPoolExecutor(READERS, "velmoci-reader")
        self.local = threading.local()
        self.opened: list[sqlite3.Connection] = []

    # ── opening and closing

    async def open(self) -> None:
        """Opens or makes the file and brings it to the newest schema."""
        self.writer = Writer(await asyncio.to_thread(self.prepare))

    def prepare(self) -> sqlite3.Connection:
        """The writer's connection, after migration."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            connection = self.connect()
            use_wal(connection)
            migrate(connection)
        except (OSError, sqlite3.Error) as problem:
            raise Unavailable("database_unreachable", value=str(problem)[:200]) from problem
        return connection

    def connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, timeout=30, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        self.opened.append(connection)
        return connection

    async def close(self) -> None:
        """Writes what is waiting and lets go of the file."""
        writer, self.writer = self.writer, None
        if writer is not None:
            writer.end()
            await asyncio.to_thread(writer.thread.join)
        await asyncio.to_thread(self.readers.shutdown)
        for connection in self.opened:
            connection.close()
        self.opened.clear()

    async def check(self) -> None:
        """A change that changes nothing goes the whole way to the disk and back."""
        await self.change(write_the_same)

    # ── the writer

    @property
    def open_writer(self) -> Writer:
        """The writer, while there is one."""
        if self.writer is None:
            raise Unavailable("database_closed")
        return self.writer

    async def change(
        self, change: Callable[[sqlite3.Connection], T] | None, match: str = "", rows: Sequence[Row] = ()
    ) -> T:
        """Lets the writer carry out a change, or without one add these entries.

        Durable on return, and carried out even if nobody waits any more.
        """
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.open_writer.line_up(Job(partial(settle, future), match, rows, change))
        return await future

    # ── the readers

    async def read(self, question: Callable[[sqlite3.Connection], T]) -> T:
        """Asks beside the writer, about what is committed."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self.ask, question)
        except sqlite3.Error as problem:
            raise Unavailable("database_unreachable", value=str(problem)[:200]) from problem

    def ask(self, question: Callable[[sqlite3.Connection], T]) -> T:
        connection = getattr(self.local, "connection", None)
        if connection is None:
            connection = self.local.connection = self.connect()
        connection.execute("BEGIN")
        try:
            return question(connection)
        finally:
            connection.execute("ROLLBACK")

    # ── matches

    async def create(self, header: Header, secret: str, summary: Summary) -> None:
        """Keeps a new match."""

        def change(connection: sqlite3.Connection) -> None:
            values = (
                msgjson.encode(header),
                secret,
                header.match,
                summary.status,
                summary.is_public,
                summary.created,
                summary.updated,
                summary.open_seats,
                summary.line,
            )
            try:
                connection.execute(
                    f"INSERT INTO matches (header, secret, {SUMMARY_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    values,
                )
            except sqlite3.IntegrityError:
                raise Taken("match_taken") from None

        await self.change(change)

    async def append(self, match: str, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        """Durable on return, all or none."""
        rows = [entry_values(entry) for entry in entries]

        writer = self.open_writer

        def change(connection: sqlite3.Connection) -> None:
            assert summary is not None
            connection.execute(
                "UPDATE matches SET status = ?, is_public = ?, updated = ?, open_seats = ?, line = ?"
                " WHERE number = ?",
                (
                    summary.status,
                    summary.is_public,
                    summary.updated,
                    summary.open_seats,
                    summary.line,
                    writer.add(match, rows),
                ),
            )

        await self.change(change if summary is not None else None, match, rows)

    def append_soon(self, match: str, entries: Sequence[Entry], then: Callable[[BaseException | None], None]) -> None:
        """As `append`; the loop calls `then`."""
        self.open_writer.add_soon(match, [entry_values(entry) for entry in entries], then)

    async def load(self, match: str) -> Stored:
        """The newest snapshot that can be read and the entries after it."""

        def question(connection: sqlite3.Connection) -> Stored:
            row = connection.execute("SELECT number, header, secret FROM matches WHERE id = ?", (match,)).fetchone()
            if row is None:
                raise Unknown("unknown_match")
            snapshot = read_snapshot(
                connection.execute(
                    "SELECT sequence, version, state FROM snapshots WHERE match = ? AND version = ?",
                    (row[0], STATE_VERSION),
                ).fetchone()
            )
            entries = read_entries(connection, row[0], snapshot.sequence if snapshot is not None else 0, None)
            return Stored(HEADER.decode(row[1]), row[2], snapshot, entries)

        return await self.read(question)

    async def entries(self, match: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Entries in their order."""
        return await self.read(
            lambda connection: read_entries(connection, find_number(connection, match), after, limit)
        )

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keeps a snapshot; an older one goes, a newer one stays."""

        writer = self.open_writer

        def change(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO snapshots (match, sequence, version, state) VALUES (?, ?, ?, ?)"
                " ON CONFLICT (match) DO UPDATE SET sequence = excluded.sequence, version = excluded.version,"
                " state = excluded.state WHERE excluded.sequence >= snapshots.sequence"
                " OR excluded.version != snapshots.version",
                (writer.number(match), snapshot.sequence, snapshot.version, snapshot.state),
            )

        await self.change(change)

    async def command_sequence(self, match: str, member: int, command: str) -> int | None:
        """Under which sequence a member's command was carried out, if it was."""
        return await self.read(
            lambda connection: find_command(connection, find_number(connection, match), member, command)
        )

    async def summaries(
        self,
        statuses: Sequence[str],
        only_public: bool = True,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[Summary]:
        """Matches by when they last changed, newest first."""
        marks = ", ".join("?" * len(statuses))
        query = (
            f"SELECT {SUMMARY_COLUMNS} FROM matches WHERE status IN ({marks}) AND is_public >= ?"
            " AND (updated, id) < (?, ?) ORDER BY updated DESC, id DESC LIMIT ?"
        )
        values = (*statuses, int(only_public), *(before if before is not None else (2**62, "")), limit)
        return await self.read(
            lambda connection: [read_summary(row) for row in connection.execute(query, values).fetchall()]
        )

    async def summaries_of(self, matches: Sequence[str]) -> list[Summary]:
        """The summaries of these matches, as far as they exist."""

        def question(connection: sqlite3.Connection) -> list[Summary]:
            query = f"SELECT {SUMMARY_COLUMNS} FROM matches WHERE id = ?"
            rows = [connection.execute(query, (match,)).fetchone() for match in matches]
            return [read_summary(row) for row in rows if row is not None]

        return await self.read(question)

    async def running(self) -> list[str]:
        """The matches that are not over."""
        query = "SELECT id FROM matches WHERE status IN (?, ?, ?) ORDER BY number"
        return await self.read(lambda connection: [row[0] for row in connection.execute(query, UNFINISHED).fetchall()])

    # ── places and invitations

    async def add_place(self, token_hash: bytes, place: StoredPlace) -> None:
        """Keeps a place."""

        def change(connection: sqlite3.Connection) -> None:
            find_number(connection, place.match)
            values = (token_hash, place.match, place.seat, place.member, place.account, place.session)
            try:
                connection.execute(f"INSERT INTO places (token, {PLACE_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?)", values)
            except sqlite3.IntegrityError:
                raise Taken("token_taken") from None

        await self.change(change)

    async def find_place(self, token_hash: bytes, at: int) -> StoredPlace:
        """The place behind a token that has not ended with its session."""
        query = (
            f"SELECT {PLACE_COLUMNS} FROM places WHERE token = ? AND (session IS NULL"
            " OR EXISTS (SELECT 1 FROM sessions WHERE key = session AND expires > ?))"
        )
        row = await self.read(lambda connection: connection.execute(query, (token_hash, at)).fetchone())
        if row is None:
            raise Unknown("unknown_token")
        return read_place(row)

    async def set_invitation(self, match: str, token_hash: bytes) -> None:
        """The one invitation of a match."""

        writer = self.open_writer

        def change(connection: sqlite3.Connection) -> None:
            values = (token_hash, writer.number(match))
            connection.execute("UPDATE matches SET invitation = ? WHERE number = ?", values)

        await self.change(change)

    async def is_invitation(self, match: str, token_hash: bytes) -> bool:
        """Whether that is the match's invitation."""
        query = "SELECT 1 FROM matches WHERE id = ? AND invitation = ?"
        row = await self.read(lambda connection: connection.execute(query, (match, token_hash)).fetchone())
        return row is not None

    # ── accounts

    async def add_account(self, name: str, password_hash: str, at: int) -> StoredAccount:
        """A new account."""

        def change(connection: sqlite3.Connection) -> StoredAccount:
            try:
                cursor = connection.execute(
                    "INSERT INTO accounts (name, folded, password, created) VALUES (?, ?, ?, ?)",
                    (name, folded(name), password_hash, at),
                )
            except sqlite3.IntegrityError:
                raise Taken("name_taken") from None
            assert cursor.lastrowid is not None
            return StoredAccount(cursor.lastrowid, name, password_hash)

        return await self.change(change)

    async def find_account(self, name: str) -> StoredAccount:
        """The account of that name."""
        query = "SELECT number, name, password FROM accounts WHERE folded = ?"
        row = await self.read(lambda connection: connection.execute(query, (folded(name),)).fetchone())
        if row is None:
            raise Unknown("unknown_account")
        return read_account(row)

    async def claim_place(self, token_hash: bytes, account: int) -> None:
        """Gathers a guest's place into an account."""

        def change(connection: sqlite3.Connection) -> None:
            query = "UPDATE places SET account = ? WHERE token = ?"
            if connection.execute(query, (account, token_hash)).rowcount == 0:
                raise Unknown("unknown_token")

        await self.change(change)

    async def places_of(self, account: int) -> list[StoredPlace]:
        """The places of an account, as they were taken."""
        query = f"SELECT {PLACE_COLUMNS} FROM places WHERE account = ? AND session IS NULL ORDER BY match, seat, member"
        rows = await self.read(lambda connection: connection.execute(query, (account,)).fetchall())
        return [read_place(row) for row in rows]

    async def add_session(self, key_hash: bytes, account: int, at: int, expires: int) -> None:
        """Keeps a session."""
        query = "INSERT INTO sessions (key, account, created, expires) VALUES (?, ?, ?, ?)"
        await self.change(lambda connection: connection.execute(query, (key_hash, account, at, expires)))

    async def find_session(self, key_hash: bytes, at: int) -> StoredAccount:
        """Whose session that is, if it has not expired."""
        query = (
            "SELECT accounts.number, accounts.name, accounts.password FROM sessions"
            " JOIN accounts ON accounts.number = sessions.account"
            " WHERE sessions.key = ? AND sessions.expires > ?"
        )
        row = await self.read(lambda connection: connection.execute(query, (key_hash, at)).fetchone())
        if row is None:
            raise Unknown("unknown_session")
        return read_account(row)

    async def end_session(self, key_hash: bytes, at: int = 0) -> None:
        """Signs out; sessions that have expired by `at` go too."""
        query = "DELETE FROM sessions WHERE key = ? OR expires <= ?"
        await self.change(lambda connection: connection.execute(query, (key_hash, at)))

    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """One file has one server: nobody else writes."""
        nothing: list[tuple[str, int]] = []
        for change in nothing:
            yield change


def use_wal(connection: sqlite3.Connection) -> None:
    """Writes ahead; while another program does the same for the first time SQLite refuses instead of waiting."""
    for left in reversed(range(WAL_TRIES)):
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            return
        except sqlite3.OperationalError:
            if not left:
                raise
            sleep(WAL_PAUSE)


def migrate(connection: sqlite3.Connection) -> None:
    """Runs the migrations that are missing, all in one transaction and only one process at a time."""
    scripts = migrations("sqlite")
    connection.execute("BEGIN IMMEDIATE")
    try:
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > len(scripts):
            raise Unavailable("database_newer", value=str(version))
        for script in scripts[version:]:
            for statement in script.split(";\n"):
                connection.execute(statement)
        connection.execute(f"PRAGMA user_version = {len(scripts)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def write_the_same(connection: sqlite3.Connection) -> None:
    """Writes the number of the schema as it stands, which needs a page on the disk."""
    version = connection.execute("PRAGMA user_version").fetchone()[0]
    connection.execute(f"PRAGMA user_version = {version}")


def read_entries(connection: sqlite3.Connection, number: int, after: int, limit: int | None) -> list[Entry]:
    rows = connection.execute(
        f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = ? AND sequence > ? ORDER BY sequence LIMIT ?",
        (number, after, limit if limit is not None else -1),
    )
    return [read_entry(row) for row in rows.fetchall()]


def path_of(url: str) -> Path:
    """The file that a URL or a plain path means; by default one in the user's data folder."""
    path = url.removeprefix("sqlite://")
    return Path(path) if path else Path(user_data_path("velmoci", appauthor=False)) / "matches.sqlite"
