"""Where matches are kept: one interface, held by the same tests for SQLite and PostgreSQL.

Nothing here decides anything. What `append` has returned from is on the disk. Tokens and session keys
come in as SHA-256 hashes, passwords as argon2 hashes.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from typing import Protocol

from msgspec import Struct

from velmoci.kernel.errors import VelmociError
from velmoci.match.entries import Entry, Header, Snapshot


class Unknown(VelmociError):
    """There is no such match, place, account or session."""


class Conflict(VelmociError):
    """Another process has written an entry with that number: throw the table away, load it, try again."""


class DuplicateCommand(VelmociError):
    """That member's command has been carried out before, under `values["sequence"]`."""


class Taken(VelmociError):
    """That match id, token or account name is in use."""


class Unavailable(VelmociError):
    """The database cannot be reached or is newer than this program; the code says which."""


class Stored(Struct, frozen=True):
    """All that is needed to open a table."""

    header: Header
    secret: str
    snapshot: Snapshot | None
    entries: list[Entry]
    """Those after the snapshot, or all."""


class Summary(Struct, frozen=True):
    """A match as lists show it; kept beside the entries so that a list opens no table."""

    match: str
    status: str
    is_public: bool
    created: int
    updated: int
    open_seats: int
    line: bytes
    """What the server shows of it, encoded by the server."""


class StoredPlace(Struct, frozen=True):
    """Who sits where: a capability is kept only as the hash of its token."""

    match: str
    seat: int
    member: int
    account: int | None
    session: bytes | None = None
    """The hash of the session's key with which the capability ends; one that was given with the seat never does."""


class StoredAccount(Struct, frozen=True):
    """A name with the argon2 hash of its password."""

    number: int
    name: str
    password: str


class Storage(Protocol):
    """Keeps matches, places and accounts."""

    async def open(self) -> None:
        """Connects and migrates to the newest schema; raises Unavailable."""

    async def close(self) -> None:
        """Writes what is waiting and lets go."""

    async def check(self) -> None:
        """Raises Unavailable where a write would fail; for the health page."""

    # ── matches

    async def create(self, header: Header, secret: str, summary: Summary) -> None:
        """Keeps a new match; raises Taken."""

    async def append(self, match: str, entries: Sequence[Entry], summary: Summary | None = None) -> None:
        """Durable on return, all or none; raises Conflict, DuplicateCommand or Unknown.

        A summary replaces the old one; there may be one without entries.
        """

    def append_soon(self, match: str, entries: Sequence[Entry], then: Callable[[BaseException | None], None]) -> None:
        """As `append`, without a task that waits: `then` is called by the loop, with None once they are durable."""

    async def load(self, match: str) -> Stored:
        """The newest snapshot that this program can read and the entries after it; raises Unknown."""

    async def entries(self, match: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Entries in their order; raises Unknown."""

    async def save_snapshot(self, match: str, snapshot: Snapshot) -> None:
        """Keeps a snapshot; an older one of the same match goes."""

    async def command_sequence(self, match: str, member: int, command: str) -> int | None:
        """Under which sequence a member's command was carried out, if it was."""

    async def summaries(
        self,
        statuses: Sequence[str],
        only_public: bool = True,
        limit: int = 50,
        before: tuple[int, str] | None = None,
    ) -> list[Summary]:
        """Matches by when they last changed, newest first; `before` pages on: time and id of the last one."""

    async def summaries_of(self, matches: Sequence[str]) -> list[Summary]:
        """The summaries of these matches, as far as they exist."""

    async def running(self) -> list[str]:
        """The matches that are gathering, running or paused: what a server opens to keep their clocks."""

    # ── places and invitations

    async def add_place(self, token_hash: bytes, place: StoredPlace) -> None:
        """Keeps a place; raises Taken."""

    async def find_place(self, token_hash: bytes, at: int) -> StoredPlace:
        """The place behind a token that has not ended with its session; raises Unknown."""

    async def set_invitation(self, match: str, token_hash: bytes) -> None:
        """The one invitation of a match; a new one replaces the old."""

    async def is_invitation(self, match: str, token_hash: bytes) -> bool:
        """Whether that is the match's invitation."""

    # ── accounts

    async def add_account(self, name: str, password_hash: str, at: int) -> StoredAccount:
        """A new account; names differ by more than case; raises Taken."""

    async def find_account(self, name: str) -> StoredAccount:
        """The account of that name; raises Unknown."""

    async def claim_place(self, token_hash: bytes, account: int) -> None:
        """Gathers a guest's place into an account; raises Unknown."""

    async def places_of(self, account: int) -> list[StoredPlace]:
        """The places of an account, as they were taken."""

    async def add_session(self, key_hash: bytes, account: int, at: int, expires: int) -> None:
        """Keeps a session."""

    async def find_session(self, key_hash: bytes, at: int) -> StoredAccount:
        """Whose session that is, if it has not expired; raises Unknown."""

    async def end_session(self, key_hash: bytes, at: int = 0) -> None:
        """Signs out; sessions that have expired by `at` go too, and with a session the places that it opened."""

    # ── other processes

    def changes(self) -> AsyncIterator[tuple[str, int]]:
        """(match, sequence) of what other processes append, at least the last of it."""


def open_storage(url: str) -> Storage:
    """A path, `sqlite://path`, nothing (the user's data folder) or `postgresql://…`; not opened yet."""
    if url.startswith(("postgresql://", "postgres://")):
        from velmoci.match.storage.postgres import PostgresStorage

        return PostgresStorage(url)
    from velmoci.match.storage.sqlite import SqliteStorage, path_of

    return SqliteStorage(path_of(url))
