"""Matches in PostgreSQL, for several processes at once; they learn of each other's entries by NOTIFY."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, Final

import asyncpg
from msgspec import json as msgjson

from velmoci.match.entries import Entry, Header, Snapshot
from velmoci.match.state import STATE_VERSION
from velmoci.match.storage import (
    Conflict,
    DuplicateCommand,
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
    entry_values,
    folded,
    migrations,
    read_account,
    read_entry,
    read_place,
    read_snapshot,
    read_summary,
)

CHANNEL: Final = "velmoci_entries"
CONNECTIONS: Final = 8
MIGRATION_LOCK: Final = 7_353_042
"""So that two processes that start at once do not migrate at once."""
RECONNECT_SECONDS: Final = 1.0
CLOSE_SECONDS: Final = 10.0
ANSWER_SECONDS: Final = 10.0
"""A database that has not answered by then is taken for broken: whoever waits is told so and may try again."""
BROKEN: Final = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    asyncpg.PostgresSystemError,
    asyncpg.InternalServerError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""The database is away, full, read-only or ill; what is wrong with a change itself is told by other errors."""

ADD_ENTRIES: Final = f"""
WITH added AS (
    INSERT INTO entries (match, {ENTRY_COLUMNS})
    SELECT matches.number, new.* FROM matches, unnest(
        $2::bigint[], $3::bigint[], $4::text[], $5::integer[], $6::integer[], $7::text[], $8::bytea[]
    ) AS new ({ENTRY_COLUMNS}) WHERE matches.id = $1 RETURNING 1
)
SELECT count(*), pg_notify('{CHANNEL}', $9) FROM added
"""


class PostgresStorage:
    """Keeps everything in one PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.pool: asyncpg.Pool[asyncpg.Record] | None = None
        self.process = secrets.token_hex(8)
        """Tells the notifications of this process from those of others."""
        self.is_closing = False
        self.appending: set[asyncio.Task[None]] = set()

    # ── opening and closing

    async def open(self) -> None:
        """Connects and brings the database to the newest schema."""
        try:
            self.pool = await asyncpg.create_pool(
                self.url, min_size=1, max_size=CONNECTIONS, timeout=ANSWER_SECONDS, command_timeout=ANSWER_SECONDS
            )
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, ValueError) as problem:
            raise Unavailable("database_unreachable", value=str(problem)[:200]) from problem
        try:
            async with self.connection() as connection:
                await migrate(connection)
        except Unavailable:
            await self.close()
            raise

    async def close(self) -> None:
        """Lets go of the database."""
        self.is_closing = True
        pool, self.pool = self.pool, None
        if pool is None:
            return
        try:
            await asyncio.wait_for(pool.close(), CLOSE_SECONDS)
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            pool.terminate()
            await asyncio.sleep(0)

    async def check(self) -> None:
        """A change that changes nothing goes the whole way to the disk and back."""
        await self.execute("UPDATE schema_version SET version = version")

    @asynccontextmanager
    async def connection(self) -> AsyncIterator[Any]:
        """A connection out of the pool; a lost one is told in our words."""
        if self.pool is None:
            raise Unavailable("database_closed")
        try:
            async with self.pool.acquire(timeout=ANSWER_SECONDS) as connection:
                yield connection
        except BROKEN as problem:
            raise Unavailable("database_unreachable", value=str(problem)[:200]) from problem

    async def rows(self, query: str, *values: object) -> list[Any]:
        async with self.connection() as connection:
            return list(await connection.fetch(query, *values))

    async def row(self, query: str, *values: object) -> Any:
        async with self.connection() as connection:
            return await connection.fetchrow(query, *values)

    async def execute(self, query: str, *values: object) -> int:
        """Carries out a change; says how many rows it touched."""
        async with self.connection() as connection:
            done: str = await connection.execute(query, *values)
            return int(done.rpartition(" ")[2])

    # ── matches

    async def create(self, header: Header, secret: str, summary: Summary) -> None:
        """Keeps a new match."""
        try:
            await self.execute(
                f"INSERT INTO matches (header, secret, {SUMMARY_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
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
        except asyncpg.UniqueViolationError:
            raise Taken("match_taken") from None

    async def append(self, match: str, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        """Durable on return, all or none."""
        async with self.connection() as connection:
            if summary is None:
                await self.add(connection, match, entries)
                return
            async with connection.transaction():
                if entries:
                    await self.add(connection, match, entries)
                done = await connection.execute(
                    "UPDATE matches SET status = $2, is_public = $3, updated = $4, open_seats = $5, line = $6"
                    " WHERE id = $1",
                    match,
                    summary.status,
                    summary.is_public,
                    summary.updated,
                    summary.open_seats,
                    summary.line,
                )
                if done == "UPDATE 0":
                    raise Unknown("unknown_match")

    def append_soon(self, match: str, entries: Sequence[Entry], then: Callable[[BaseException | None], None]) -> None:
        """As `append`; the loop calls `then`."""

        def finish(task: asyncio.Task[None]) -> None:
            self.appending.discard(task)
            then(task.exception() if not task.cancelled() else Unavailable("database_closed"))

        task = asyncio.get_running_loop().create_task(self.append(match, entries))
        self.appending.add(task)
        task.add_done_callback(finish)

    async def add(self, connection: Any, match: str, entries: Sequence[Entry]) -> None:
        """Adds entries and tells the other processes, in one statement."""
        columns = [list(column) for column in zip(*map(entry_values, entries), strict=True)]
        last = entries[-1].sequence if entries else 0
        try:
            row = await connection.fetchrow(ADD_ENTRIES, match, *columns, f"{self.process} {last} {match}")
        except asyncpg.UniqueViolationError as problem:
            if problem.constraint_name == "entries_by_command":
                raise DuplicateCommand("duplicate_command", sequence=await self.duplicate(match, entries)) from None
            raise Conflict("conflict") from None
        if row[0] == 0:
            raise Unknown("unknown_match")

    async def duplicate(self, match: str, entries: Sequence[Entry]) -> int:
        """Under which sequence one of the commands was carried out before."""
        for entry in entries:
            if entry.command is not None and entry.member is not None:
                sequence = await self.command_sequence(match, entry.member, entry.command)
                if sequence is not None:
                    return sequence
        return 0

    async def load(self, match: str) -> Stored:
        """The newest snapshot that can be read and the entries after it."""
        async with (
            self.connection() as connection,
            connection.transaction(isolation="repeatable_read", readonly=True),
        ):
            row = await connection.fetchrow("SELECT number, header, secret FROM matches WHERE id = $1", match)
            if row is None:
                raise Unknown("unknown_match")
            snapshot = read_snapshot(
                await connection.fetchrow(
                    "SELECT sequence, version, state FROM snapshots WHERE match = $1 AND version = $2",
                    row[0],
                    STATE_VERSION,
                )
            )
            rows = await connection.fetch(
                f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = $1 AND sequence > $2 ORDER BY sequence",
                row[0],
                snapshot.sequence if snapshot is not None else 0,
            )
        return Stored(HEADER.decode(row[1]), row[2], snapshot, [read_entry(entry) for entry in rows])

    async def entries(self, match: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Entries in their order."""
        number = await self.number(match)
        rows = await self.rows(
            f"SELECT {ENTRY_COLUMNS} FROM entries WHERE match = $1 AND sequence > $2 ORDER BY sequence LIMIT $3",
            number,
            after,
            limit,
        )
        return [read_entry(row) for row in rows]

    async def number(self, match: str) -> int:
        row = await self.row("SELECT number FROM matches WHERE id = $1", match)
        if row is None:
            raise Unknown("unknown_match")
        return int(row[0])

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keeps a snapshot; an older one goes, a newer one stays."""
        await self.execute(
            "INSERT INTO snapshots (match, sequence, version, state) VALUES ($1, $2, $3, $4)"
            " ON CONFLICT (match) DO UPDATE SET sequence = excluded.sequence, version = excluded.version,"
            " state = excluded.state WHERE excluded.sequence >= snapshots.sequence"
            " OR excluded.version != snapshots.version",
            await self.number(match),
            snapshot.sequence,
            snapshot.version,
            snapshot.state,
        )

    async def command_sequence(self, match: str, member: int, command: str) -> int | None:
        """Under which sequence a member's command was carried out, if it was."""
        query = "SELECT sequence FROM entries WHERE match = $1 AND member = $2 AND command = $3"
        row = await self.row(query, await self.number(match), member, command)
        return int(row[0]) if row is not None else None

    async def summaries(
        self,
        statuses: Sequence[str],
        only_public: bool = True,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[Summary]:
        """Matches by when they last changed, newest first."""
        rows = await self.rows(
            f"SELECT {SUMMARY_COLUMNS} FROM matches WHERE status = ANY($1) AND (is_public OR NOT $2)"
            " AND (updated, id) < ($3, $4) ORDER BY updated DESC, id DESC LIMIT $5",
            list(statuses),
            only_public,
            *(before if before is not None else (2**62, "")),
            limit,
        )
        return [read_summary(row) for row in rows]

    async def summaries_of(self, matches: Sequence[str]) -> list[Summary]:
        """The summaries of these matches, as far as they exist."""
        rows = await self.rows(f"SELECT {SUMMARY_COLUMNS} FROM matches WHERE id = ANY($1)", list(matches))
        found = {row[0]: read_summary(row) for row in rows}
        return [found[match] for match in matches if match in found]

    async def running(self) -> list[str]:
        """The matches that are not over."""
        query = "SELECT id FROM matches WHERE status = ANY($1) ORDER BY number"
        return [row[0] for row in await self.rows(query, list(UNFINISHED))]

    # ── places and invitations

    async def add_place(self, token_hash: bytes, place: StoredPlace) -> None:
        """Keeps a place."""
        await self.number(place.match)
        try:
            await self.execute(
                f"INSERT INTO places (token, {PLACE_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6)",
                token_hash,
                place.match,
                place.seat,
                place.member,
                place.account,
                place.session,
            )
        except asyncpg.IntegrityConstraintViolationError:
            raise Taken("token_taken") from None

    async def find_place(self, token_hash: bytes, at: int) -> StoredPlace:
        """The place behind a token that has not ended with its session."""
        row = await self.row(
            f"SELECT {PLACE_COLUMNS} FROM places WHERE token = $1 AND (session IS NULL"
            " OR EXISTS (SELECT 1 FROM sessions WHERE key = session AND expires > $2))",
            token_hash,
            at,
        )
        if row is None:
            raise Unknown("unknown_token")
        return read_place(row)

    async def set_invitation(self, match: str, token_hash: bytes) -> None:
        """The one invitation of a match."""
        if await self.execute("UPDATE matches SET invitation = $2 WHERE id = $1", match, token_hash) == 0:
            raise Unknown("unknown_match")

    async def is_invitation(self, match: str, token_hash: bytes) -> bool:
        """Whether that is the match's invitation."""
        query = "SELECT 1 FROM matches WHERE id = $1 AND invitation = $2"
        return await self.row(query, match, token_hash) is not None

    # ── accounts

    async def add_account(self, name: str, password_hash: str, at: int) -> StoredAccount:
        """A new account."""
        try:
            row = await self.row(
                "INSERT INTO accounts (name, folded, password, created) VALUES ($1, $2, $3, $4)"
                " RETURNING number, name, password",
                name,
                folded(name),
                password_hash,
                at,
            )
        except asyncpg.UniqueViolationError:
            raise Taken("name_taken") from None
        return read_account(row)

    async def find_account(self, name: str) -> StoredAccount:
        """The account of that name."""
        row = await self.row("SELECT number, name, password FROM accounts WHERE folded = $1", folded(name))
        if row is None:
            raise Unknown("unknown_account")
        return read_account(row)

    async def claim_place(self, token_hash: bytes, account: int) -> None:
        """Gathers a guest's place into an account."""
        if await self.execute("UPDATE places SET account = $2 WHERE token = $1", token_hash, account) == 0:
            raise Unknown("unknown_token")

    async def places_of(self, account: int) -> list[StoredPlace]:
        """The places of an account, as they were taken."""
        query = (
            f"SELECT {PLACE_COLUMNS} FROM places WHERE account = $1 AND session IS NULL"
            ' ORDER BY match COLLATE "C", seat, member'
        )
        return [read_place(row) for row in await self.rows(query, account)]

    async def add_session(self, key_hash: bytes, account: int, at: int, expires: int) -> None:
        """Keeps a session."""
        query = "INSERT INTO sessions (key, account, created, expires) VALUES ($1, $2, $3, $4)"
        await self.execute(query, key_hash, account, at, expires)

    async def find_session(self, key_hash: bytes, at: int) -> StoredAccount:
        """Whose session that is, if it has not expired."""
        row = await self.row(
            "SELECT accounts.number, accounts.name, accounts.password FROM sessions"
            " JOIN accounts ON accounts.number = sessions.account"
            " WHERE sessions.key = $1 AND sessions.expires > $2",
            key_hash,
            at,
        )
        if row is None:
            raise Unknown("unknown_session")
        return read_account(row)

    async def end_session(self, key_hash: bytes, at: int = 0) -> None:
        """Signs out; sessions that have expired by `at` go too."""
        await self.execute("DELETE FROM sessions WHERE key = $1 OR expires <= $2", key_hash, at)

    # ── other processes

    async def changes(self) -> AsyncGenerator[tuple[str, int], None]:
        """What other processes append; after a lost connection, where every unfinished match stands now."""
        heard: asyncio.Queue[tuple[str, int] | None] = asyncio.Queue()

        def hear(_connection: object, _process: int, _channel: str, payload: object) -> None:
            process, sequence, match = str(payload).split(" ", 2)
            if process != self.process:
                heard.put_nowait((match, int(sequence)))

        while not self.is_closing:
            try:
                connection = await asyncpg.connect(self.url)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RECONNECT_SECONDS)
                continue
            try:
                connection.add_termination_listener(lambda _connection: heard.put_nowait(None))
                await connection.add_listener(CHANNEL, hear)
                for change in await self.stands():
                    yield change
                while (heard_change := await heard.get()) is not None:
                    yield heard_change
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Unavailable):
                await asyncio.sleep(RECONNECT_SECONDS)
            finally:
                await let_go(connection)

    async def stands(self) -> list[tuple[str, int]]:
        """The last sequence of every match that is not over."""
        rows = await self.rows(
            "SELECT matches.id, max(entries.sequence) FROM matches"
            " JOIN entries ON entries.match = matches.number"
            " WHERE matches.status = ANY($1) GROUP BY matches.id",
            list(UNFINISHED),
        )
        return [(row[0], row[1]) for row in rows]


async def let_go(connection: Any) -> None:
    """Closes a connection that may be lost already."""
    try:
        await connection.close(timeout=CLOSE_SECONDS)
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()
    await asyncio.sleep(0)


async def migrate(connection: Any) -> None:
    """Runs the migrations that are missing, all in one transaction and only one process at a time."""
    scripts = migrations("postgres")
    async with connection.transaction():
        await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
        await connection.execute("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)")
        version = await connection.fetchval("SELECT max(version) FROM schema_version") or 0
        if version > len(scripts):
            raise Unavailable("database_newer", value=str(version))
        for number, script in enumerate(scripts[version:], start=version + 1):
            await connection.execute(script)
            await connection.execute("INSERT INTO schema_version (version) VALUES ($1)", number)
