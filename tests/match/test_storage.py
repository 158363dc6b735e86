"""Both databases keep the same promises."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar, cast

import pytest

from tests.match.conftest import Database, new_database
from tests.match.postgres import Server
from tests.match.tables import BOT, PERSON, START, Played, new_header
from velmoci.match.entries import Entry, Header, Snapshot
from velmoci.match.state import STATE_VERSION
from velmoci.match.storage import (
    Conflict,
    DuplicateCommand,
    Storage,
    StoredPlace,
    Summary,
    Taken,
    Unavailable,
    Unknown,
    open_storage,
)
from velmoci.match.storage.postgres import PostgresStorage
from velmoci.match.storage.sqlite import WAL_TRIES, SqliteStorage, path_of, use_wal
from velmoci.match.table import MatchTable

T = TypeVar("T")


def on(database: Database, scenario: Callable[[Storage], Awaitable[T]]) -> T:
    """Opens the database, plays a scenario, closes it."""

    async def run() -> T:
        storage = database()
        await storage.open()
        try:
            return await scenario(storage)
        finally:
            await storage.close()

    return asyncio.run(run())


def summary(header: Header, status: str = "gathering", updated: int = START, is_public: bool = True) -> Summary:
    return Summary(header.match, status, is_public, START, updated, 1, b'{"a":1}')


def entry(sequence: int, command: str | None = None, member: int | None = None) -> Entry:
    return Entry(sequence, START + sequence, "say", 0, member, command, {"text": "žluť", "room": [0]})


async def new_match(storage: Storage, is_public: bool = True) -> Header:
    header, secret = new_header([PERSON, BOT])
    await storage.create(header, secret, summary(header, is_public=is_public))
    return header


def test_what_was_appended_is_there_after_reopening(database: Database) -> None:
    header, secret = new_header([PERSON, BOT])
    entries = [entry(1), entry(2, "c", 1), entry(3)]

    async def write(storage: Storage) -> None:
        await storage.create(header, secret, summary(header))
        await storage.append(header.match, entries[:2])
        await storage.append(header.match, entries[2:])

    on(database, write)
    stored = on(database, lambda storage: storage.load(header.match))
    assert (stored.header, stored.secret, stored.snapshot, stored.entries) == (header, secret, None, entries)


def test_entries_of_many_matches_at_once(database: Database) -> None:
    """Those that clash are refused; all others stand, whichever came first."""

    async def scenario(storage: Storage) -> None:
        matches = [(await new_match(storage)).match for _ in range(5)]
        for match in matches:
            await storage.append(match, [entry(1)])
        answers: list[tuple[str, BaseException | None]] = []
        asked = [*matches, matches[2], *matches]
        for number, match in enumerate(asked):
            sequence = 2 if number <= len(matches) else 3
            storage.append_soon(match, [entry(sequence)], lambda problem, match=match: answers.append((match, problem)))  # type: ignore[misc]
        for _ in range(1000):
            if len(answers) == len(asked):
                break
            await asyncio.sleep(0.01)
        wrong = [match for match, problem in answers if problem is not None]
        assert wrong == [matches[2]]
        assert all(isinstance(problem, Conflict) for _, problem in answers if problem is not None)
        for match in matches:
            assert [e.sequence for e in await storage.entries(match)] == [1, 2, 3]

    on(database, scenario)


def test_entries_can_be_read_in_parts(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(number) for number in range(1, 8)])
        assert [e.sequence for e in await storage.entries(match)] == [1, 2, 3, 4, 5, 6, 7]
        assert [e.sequence for e in await storage.entries(match, 5)] == [6, 7]
        assert [e.sequence for e in await storage.entries(match, 2, 3)] == [3, 4, 5]

    on(database, scenario)


def test_entries_and_the_note_for_lists_are_kept_together_or_not_at_all(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        header = await new_match(storage)
        await storage.append(header.match, [entry(1)], summary(header, "running", START + 1))
        with pytest.raises(Conflict):
            await storage.append(header.match, [entry(1)], summary(header, "over", START + 2))
        assert [e.sequence for e in await storage.entries(header.match)] == [1]
        (kept,) = await storage.summaries_of([header.match])
        assert (kept.status, kept.updated) == ("running", START + 1)

    on(database, scenario)


def test_a_number_is_given_once(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(1), entry(2)])
        with pytest.raises(Conflict):
            await storage.append(match, [entry(2)])
        assert [e.sequence for e in await storage.entries(match)] == [1, 2]

    on(database, scenario)


def test_entries_are_written_all_or_none(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(2)])
        with pytest.raises(Conflict):
            await storage.append(match, [entry(1), entry(2), entry(3)])
        assert [e.sequence for e in await storage.entries(match)] == [2]

    on(database, scenario)


def test_a_command_of_a_member_counts_once(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(1, "same", 1), entry(2, "same", 2), entry(3, None, 1), entry(4, None, 1)])
        with pytest.raises(DuplicateCommand) as problem:
            await storage.append(match, [entry(5, "same", 2)])
        assert problem.value.values["sequence"] == 2
        assert await storage.command_sequence(match, 1, "same") == 1
        assert await storage.command_sequence(match, 1, "other") is None
        other = (await new_match(storage)).match
        await storage.append(other, [entry(1, "same", 2)])

    on(database, scenario)


def test_of_many_writers_with_one_number_one_wins(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        others = [database() for _ in range(3)]
        for other in others:
            await other.open()
        tries = [s.append(match, [entry(1, f"c{n}", n)]) for n, s in enumerate([storage, *others] * 3, start=1)]
        results = await asyncio.gather(*tries, return_exceptions=True)
        for other in others:
            await other.close()
        assert sum(result is None for result in results) == 1
        assert all(result is None or isinstance(result, Conflict) for result in results)
        assert len(await storage.entries(match)) == 1

    on(database, scenario)


def test_many_appends_at_once_all_arrive(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        matches = [(await new_match(storage)).match for _ in range(12)]

        async def play(match: str) -> None:
            for number in range(1, 31):
                await storage.append(match, [entry(number)])

        await asyncio.gather(*(play(match) for match in matches))
        for match in matches:
            assert [e.sequence for e in await storage.entries(match)] == list(range(1, 31))

    on(database, scenario)


def test_one_bad_change_does_not_hinder_those_beside_it(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        tries = [storage.append(match, [entry(1 + number // 2)]) for number in range(20)]
        results = await asyncio.gather(*tries, storage.append("nowhere", [entry(1)]), return_exceptions=True)
        assert isinstance(results.pop(), Unknown)
        assert sum(result is None for result in results) == 10
        assert len(await storage.entries(match)) == 10

    on(database, scenario)


def test_a_cancelled_caller_loses_nothing(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        task = asyncio.ensure_future(storage.append(match, [entry(1)]))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await storage.check()
        assert [e.sequence for e in await storage.entries(match)] in ([], [1])

    on(database, scenario)


def test_what_does_not_exist_is_unknown(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        header = await new_match(storage)
        match = header.match
        for question in (
            storage.load("no"),
            storage.entries("no"),
            storage.append("no", [entry(1)]),
            storage.append("no", [], summary(header)),
            storage.save_snapshot("no", Snapshot(1, STATE_VERSION, b"{}")),
            storage.command_sequence("no", 1, "c"),
            storage.add_place(b"t", StoredPlace("no", 0, 1, None)),
            storage.find_place(b"t", START),
            storage.set_invitation("no", b"i"),
            storage.find_account("nobody"),
            storage.claim_place(b"t", 1),
            storage.find_session(b"k", START),
        ):
            with pytest.raises(Unknown):
                await question
        assert not await storage.is_invitation("no", b"i")
        assert not await storage.is_invitation(match, b"i")

    on(database, scenario)


def test_a_match_id_is_taken_once(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        header = await new_match(storage)
        with pytest.raises(Taken):
            await storage.create(header, "00", summary(header))

    on(database, scenario)


def test_a_newer_snapshot_replaces_an_older_one_and_no_other(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(number) for number in range(1, 6)])
        await storage.save_snapshot(match, Snapshot(2, STATE_VERSION, b"two"))
        await storage.save_snapshot(match, Snapshot(4, STATE_VERSION, b"four"))
        await storage.save_snapshot(match, Snapshot(3, STATE_VERSION, b"three"))
        stored = await storage.load(match)
        assert stored.snapshot == Snapshot(4, STATE_VERSION, b"four")
        assert [e.sequence for e in stored.entries] == [5]

    on(database, scenario)


def test_a_snapshot_of_another_version_is_not_used(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(1), entry(2)])
        await storage.save_snapshot(match, Snapshot(2, STATE_VERSION + 1, b"from the future"))
        stored = await storage.load(match)
        assert stored.snapshot is None
        assert len(stored.entries) == 2
        await storage.save_snapshot(match, Snapshot(1, STATE_VERSION, b"ours"))
        assert (await storage.load(match)).snapshot == Snapshot(1, STATE_VERSION, b"ours")

    on(database, scenario)


def test_pages_of_a_list_lose_nobody_who_changed_at_the_same_moment(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        headers = [await new_match(storage) for _ in range(5)]
        for header in headers:
            await storage.append(header.match, [], summary(header, "running", START))
        first = await storage.summaries(["running"], limit=2)
        rest = await storage.summaries(["running"], before=(first[-1].updated, first[-1].match))
        assert (len(first), len(rest)) == (2, 3)
        assert {one.match for one in (*first, *rest)} == {header.match for header in headers}

    on(database, scenario)


def test_lists_show_what_they_should_newest_first(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        headers = [await new_match(storage, is_public=number != 2) for number in range(5)]
        ids = [header.match for header in headers]
        for number, header in enumerate(headers):
            status = "over" if number == 4 else "running"
            await storage.append(ids[number], [], summary(header, status, START + number, number != 2))
        assert [s.match for s in await storage.summaries(["running"])] == [ids[3], ids[1], ids[0]]
        assert [s.match for s in await storage.summaries(["running"], only_public=False)] == ids[3::-1]
        assert [s.match for s in await storage.summaries(["running"], limit=1)] == [ids[3]]
        assert [s.match for s in await storage.summaries(["running"], before=(START + 3, ""))] == [ids[1], ids[0]]
        assert [s.match for s in await storage.summaries(["over", "paused"])] == [ids[4]]
        assert [s.match for s in await storage.summaries_of([ids[2], "no", ids[0]])] == [ids[2], ids[0]]
        assert await storage.running() == ids[:4]
        shown = (await storage.summaries_of([ids[1]]))[0]
        assert shown == summary(headers[1], "running", START + 1)

    on(database, scenario)


def test_places_invitations_accounts_and_sessions(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        place = StoredPlace(match, 0, 1, None)
        await storage.add_place(b"hash", place)
        assert await storage.find_place(b"hash", START) == place
        with pytest.raises(Taken):
            await storage.add_place(b"hash", place)
        await storage.set_invitation(match, b"old")
        await storage.set_invitation(match, b"new")
        assert [await storage.is_invitation(match, token) for token in (b"old", b"new")] == [False, True]
        account = await storage.add_account("Žofie K", "argon", START)
        with pytest.raises(Taken):
            await storage.add_account(" žofie  k ", "argon", START)
        assert await storage.find_account("ŽOFIE K") == account
        await storage.claim_place(b"hash", account.number)
        assert await storage.places_of(account.number) == [StoredPlace(match, 0, 1, account.number)]
        await storage.add_session(b"key", account.number, START, START + 10)
        await storage.add_session(b"old", account.number, START, START + 1)
        assert await storage.find_session(b"key", START + 9) == account
        with pytest.raises(Unknown):
            await storage.find_session(b"key", START + 10)
        await storage.end_session(b"other", START + 5)
        with pytest.raises(Unknown):
            await storage.find_session(b"old", START)
        await storage.end_session(b"key")
        with pytest.raises(Unknown):
            await storage.find_session(b"key", START)

    on(database, scenario)


def test_a_place_that_a_session_opened_ends_with_the_session(database: Database) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        account = await storage.add_account("Ann", "hash", START)
        await storage.add_place(b"first", StoredPlace(match, 0, 1, account.number))
        for key, expires in ((b"one", START + 10), (b"other", START + 20)):
            await storage.add_session(key, account.number, START, expires)
            place = StoredPlace(match, 0, 1, account.number, key)
            await storage.add_place(b"by " + key, place)
            assert await storage.find_place(b"by " + key, START + 9) == place
        with pytest.raises(Unknown):
            await storage.find_place(b"by one", START + 10)
        assert await storage.places_of(account.number) == [StoredPlace(match, 0, 1, account.number)]
        await storage.end_session(b"other", START)
        with pytest.raises(Unknown):
            await storage.find_place(b"by other", START)
        assert (await storage.find_place(b"by one", START)).session == b"one"
        assert (await storage.find_place(b"first", START + 30)).member == 1
        with pytest.raises(Taken):
            await storage.add_place(b"late", StoredPlace(match, 0, 1, account.number, b"other"))

    on(database, scenario)


def test_a_table_goes_on_after_a_crash_between_writing_and_answering(database: Database) -> None:
    played = Played([PERSON, PERSON])
    members = played.fill()

    async def first_life(storage: Storage) -> None:
        await storage.create(played.header, played.secret, summary(played.header))
        await storage.append(played.header.match, played.entries)

    on(database, first_life)
    seat = played.on_turn()
    command = played.command("order", order={"kind": "place_first", "placements": []})

    async def crash_after_writing(storage: Storage) -> int:
        stored = await storage.load(played.header.match)
        table = MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
        handled = table.handle(seat, members[seat], command, played.at)
        await storage.append(played.header.match, handled.entries)
        return handled.sequence

    sequence = on(database, crash_after_writing)

    async def second_life(storage: Storage) -> None:
        stored = await storage.load(played.header.match)
        table = MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
        again = table.handle(seat, members[seat], command, played.at + 5)
        assert (again.entries, again.sequence) == ([], sequence)
        stale = MatchTable.restore(played.header, played.secret, played.entries)
        late = stale.handle(seat, members[seat], command, played.at)
        with pytest.raises((Conflict, DuplicateCommand)):
            await storage.append(played.header.match, late.entries)

    on(database, second_life)


def test_a_closed_database_says_so(database: Database) -> None:
    async def run() -> None:
        storage = database()
        with pytest.raises(Unavailable):
            await storage.check()
        await storage.open()
        await storage.check()
        await storage.close()
        with pytest.raises(Unavailable):
            await storage.append("m", [entry(1)])

    asyncio.run(run())


def test_two_programs_may_start_at_once(database: Database) -> None:
    async def run() -> None:
        storages = [database() for _ in range(4)]
        await asyncio.gather(*(storage.open() for storage in storages))
        header = await new_match(storages[0])
        for storage in storages:
            assert (await storage.load(header.match)).header == header
            await storage.close()

    asyncio.run(run())


def test_lasting_keys_of_which_a_member_has_several_end(database: Database) -> None:
    """An older program made one at every look at one's own matches; the account keeps the place."""

    async def run() -> None:
        storage = database()
        await storage.open()
        match = (await new_match(storage)).match
        account = await storage.add_account("Ann", "hash", START)
        mine = StoredPlace(match, 0, 1, account.number)
        for key in (b"a key", b"another", b"a third"):
            await storage.add_place(key, mine)
        await storage.add_place(b"the only key", StoredPlace(match, 1, 2, None))
        await storage.add_session(b"session", account.number, START, START + 10)
        await storage.add_place(b"of a session", StoredPlace(match, 0, 1, account.number, b"session"))
        await forget_migration(storage, 3)
        await storage.close()
        storage = database()
        await storage.open()
        for key in (b"a key", b"another", b"a third"):
            with pytest.raises(Unknown):
                await storage.find_place(key, START)
        assert await storage.places_of(account.number) == [mine]
        assert (await storage.find_place(b"the only key", START)).member == 2
        assert (await storage.find_place(b"of a session", START)).member == 1
        await storage.close()

    asyncio.run(run())


async def forget_migration(storage: Storage, number: int) -> None:
    """The database as the program before that migration left it."""
    if isinstance(storage, PostgresStorage):
        await storage.execute("DELETE FROM schema_version WHERE version = $1", number)
    else:
        assert isinstance(storage, SqliteStorage)
        with sqlite3.connect(storage.path) as connection:
            connection.execute(f"PRAGMA user_version = {number - 1}")


def test_a_file_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(Unavailable) as problem:
        asyncio.run(SqliteStorage(path).open())
    assert problem.value.code == "database_newer"


def test_a_database_of_a_newer_program_is_left_alone(postgres: Server) -> None:
    url = new_database(postgres)

    async def run() -> None:
        storage = PostgresStorage(url)
        await storage.open()
        await storage.execute("INSERT INTO schema_version (version) VALUES (99)")
        await storage.close()
        with pytest.raises(Unavailable) as problem:
            await PostgresStorage(url).open()
        assert problem.value.code == "database_newer"

    asyncio.run(run())


def test_a_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "matches.sqlite"
    on(lambda: SqliteStorage(path), lambda storage: storage.check())
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600


def test_every_commit_reaches_the_disk(tmp_path: Path) -> None:
    storage = SqliteStorage(tmp_path / "matches.sqlite")
    connection = storage.prepare()
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    connection.close()


class Reluctant:
    """A file that another program is just changing over to writing ahead."""

    def __init__(self, refusals: int) -> None:
        self.refusals = refusals
        self.asked = 0

    def execute(self, statement: str) -> None:
        assert statement == "PRAGMA journal_mode = WAL"
        self.asked += 1
        if self.asked <= self.refusals:
            raise sqlite3.OperationalError("database is locked")


def test_writing_ahead_is_asked_for_until_it_is_granted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velmoci.match.storage.sqlite.WAL_PAUSE", 0)
    busy = Reluctant(2)
    use_wal(cast(sqlite3.Connection, busy))
    assert busy.asked == 3
    with pytest.raises(sqlite3.OperationalError):
        use_wal(cast(sqlite3.Connection, Reluctant(WAL_TRIES)))


@contextmanager
def full_disk(path: Path) -> Iterator[None]:
    """No file of this process may grow beyond what that one has."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (path.stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_full_disk_is_noticed_and_what_was_written_stays(tmp_path: Path) -> None:
    path = tmp_path / "matches.sqlite"

    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        await storage.append(match, [entry(1)])
        await storage.check()
        with full_disk(path.with_name(path.name + "-wal")):
            for _ in range(2):
                with pytest.raises(Unavailable):
                    await storage.check()
                with pytest.raises(Unavailable):
                    await storage.append(match, [entry(2)])
            assert [e.sequence for e in await storage.entries(match)] == [1]
        await storage.check()
        await storage.append(match, [entry(2)])
        assert [e.sequence for e in await storage.entries(match)] == [1, 2]

    on(lambda: SqliteStorage(path), scenario)


def test_one_who_fails_to_take_the_answer_does_not_keep_it_from_the_others(tmp_path: Path) -> None:
    async def scenario(storage: Storage) -> None:
        matches = [(await new_match(storage)).match for _ in range(2)]
        asyncio.get_running_loop().set_exception_handler(lambda *_: None)
        told = asyncio.Event()

        def fail(_: BaseException | None) -> None:
            raise RuntimeError("the connection is gone")

        storage.append_soon(matches[0], [entry(1)], fail)
        storage.append_soon(matches[1], [entry(1)], lambda _: told.set())
        await asyncio.wait_for(told.wait(), 20)

    on(lambda: SqliteStorage(tmp_path / "matches.sqlite"), scenario)


def test_a_change_that_no_database_understands_does_not_end_the_writer(tmp_path: Path) -> None:
    async def scenario(storage: Storage) -> None:
        match = (await new_match(storage)).match
        with pytest.raises(Unavailable):
            await storage.append(match, [Entry(2**70, START, "say", 0)])
        await storage.append(match, [entry(1)])

    on(lambda: SqliteStorage(tmp_path / "matches.sqlite"), scenario)


def test_a_place_that_cannot_be_written_is_told_in_words(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable):
        asyncio.run(SqliteStorage(tmp_path / "file" / "matches.sqlite").open())
    with pytest.raises(Unavailable):
        asyncio.run(PostgresStorage("postgresql://nobody@127.0.0.1:1/nothing").open())


def test_other_processes_hear_of_entries(postgres: Server) -> None:
    url = new_database(postgres)

    async def run() -> None:
        here, there = PostgresStorage(url), PostgresStorage(url)
        await here.open()
        await there.open()
        match = (await new_match(here)).match
        await here.append(match, [entry(1)])
        changes = there.changes()
        assert await anext(changes) == (match, 1)
        await there.append(match, [entry(2)])
        await here.append(match, [entry(3), entry(4)])
        assert await asyncio.wait_for(anext(changes), 10) == (match, 4)
        await changes.aclose()
        await here.close()
        await there.close()

    asyncio.run(run())


def test_a_lost_line_is_made_up_for(postgres: Server) -> None:
    url = new_database(postgres)

    async def run() -> None:
        here, there = PostgresStorage(url), PostgresStorage(url)
        await here.open()
        await there.open()
        match = (await new_match(here)).match
        await here.append(match, [entry(1)])
        changes = there.changes()
        assert await anext(changes) == (match, 1)
        waiting = asyncio.ensure_future(anext(changes))
        await here.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'")
        await here.append(match, [entry(2)])
        change = await asyncio.wait_for(waiting, 20)
        while change == (match, 1):
            change = await asyncio.wait_for(anext(changes), 20)
        assert change == (match, 2)
        await changes.aclose()
        await here.close()
        await there.close()

    asyncio.run(run())


def test_one_file_has_nobody_to_hear_of(tmp_path: Path) -> None:
    async def scenario(storage: Storage) -> list[tuple[str, int]]:
        return [change async for change in storage.changes()]

    assert on(lambda: SqliteStorage(tmp_path / "m.sqlite"), scenario) == []


def test_a_server_that_dies_keeps_what_it_confirmed(postgres: Server) -> None:
    url = new_database(postgres)

    async def before() -> str:
        storage = PostgresStorage(url)
        await storage.open()
        match = (await new_match(storage)).match
        await storage.append(match, [entry(1), entry(2)])
        postgres.kill()
        with pytest.raises(Unavailable):
            await storage.append(match, [entry(3)])
        await storage.close()
        return match

    match = asyncio.run(before())
    postgres.start()
    stored = on(lambda: PostgresStorage(url), lambda storage: storage.load(match))
    assert [e.sequence for e in stored.entries] == [1, 2]


@pytest.mark.parametrize(
    ("url", "path"),
    [("sqlite://games.db", "games.db"), ("sqlite:///srv/games.db", "/srv/games.db"), ("/srv/x", "/srv/x")],
)
def test_where_a_url_leads(url: str, path: str) -> None:
    assert path_of(url) == Path(path)
    opened = open_storage(url)
    assert isinstance(opened, SqliteStorage)
    assert opened.path == Path(path)


def test_without_a_url_the_file_lies_in_the_users_data_folder() -> None:
    assert path_of("").name == "matches.sqlite"
    assert path_of("sqlite://").is_absolute()
    assert isinstance(open_storage("postgresql://localhost/x"), PostgresStorage)
