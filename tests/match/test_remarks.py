"""What spectators say to each other: players learn nothing of it before the end, and it is never lost."""

from __future__ import annotations

import copy
from dataclasses import dataclass

import pytest
from msgspec import json as msgjson

from tests.match.tables import BOT, PERSON, Played, told
from velmoci.match.commands import Remark
from velmoci.match.errors import NotNow
from velmoci.match.remarks import MOST_REMARKS, REMARKS_KEPT, Remarked, Remarks
from velmoci.match.table import SPECTATOR, MatchTable


@dataclass
class Watched:
    """A game of two people and the table of it."""

    played: Played
    members: list[int]

    def remark(self, text: str, name: str = "Eve", id: str = "") -> int:
        """How many entries it brings."""
        played = self.played
        command = Remark(id=id or f"r{played.table.sequence}", name=name, text=text)
        return len(played.note(played.table.remark(command, played.at).entries))

    def end(self) -> None:
        self.played.order(self.members[1], "resign")
        assert self.played.table.status == "over"


@pytest.fixture
def watched() -> Watched:
    played = Played([PERSON, PERSON])
    return Watched(played, played.fill())


def texts(table: MatchTable, seat: int) -> list[str]:
    return [line.text for line in table.remarks(seat)]


def test_spectators_read_each_other_and_players_only_after_the_end(watched: Watched) -> None:
    table = watched.played.table
    watched.remark("red will win")
    watched.remark("no, blue", "Bob")
    assert [(line.number, line.author, line.text) for line in table.remarks(SPECTATOR)] == [
        (1, "Eve", "red will win"),
        (2, "Bob", "no, blue"),
    ]
    assert texts(table, 0) == texts(table, 1) == []
    watched.end()
    assert table.remarks(0) == table.remarks(1) == table.remarks(SPECTATOR)


def test_after_the_end_spectators_go_on_and_everybody_reads_it(watched: Watched) -> None:
    watched.end()
    assert watched.remark("well played") == 1
    assert texts(watched.played.table, 0) == ["well played"]


def test_only_what_is_new_is_read(watched: Watched) -> None:
    for text in ("a", "b", "c"):
        watched.remark(text)
    assert [line.text for line in watched.played.table.remarks(SPECTATOR, 2)] == ["c"]
    assert watched.played.table.remarks(SPECTATOR, 3) == []


def test_twin_worlds_with_and_without_remarks_look_the_same_to_players(watched: Watched) -> None:
    played, members = watched.played, watched.members
    world = copy.copy(played)
    world.table, world.entries = played.restored(), list(played.entries)
    for number in range(5):
        Watched(world, members).remark("x" * 10**number if number < 3 else "y")
    assert told(world.table, SPECTATOR) != told(played.table, SPECTATOR), "the twins must differ"
    for one in (played, world):
        one.order(members[one.on_turn()], "place_first")
    for seat in (0, 1):
        assert msgjson.encode(told(world.table, seat)) == msgjson.encode(told(played.table, seat))
        assert world.table.log(seat) == played.table.log(seat)
    assert world.table.seen(SPECTATOR) == played.table.seen(SPECTATOR), "lists would show that something happened"


def test_a_remark_that_is_sent_again_counts_once_and_strangers_may_choose_one_id(watched: Watched) -> None:
    assert watched.remark("hello", id="1") == 1
    assert watched.remark(" hello ", id="1") == 0
    assert watched.remark("hello", "Bob", id="1") == 1
    assert watched.remark("hello again", id="1") == 1
    assert texts(watched.played.table, SPECTATOR) == ["hello", "hello", "hello again"]


def test_remarks_survive_entries_and_snapshots(watched: Watched) -> None:
    played = watched.played
    watched.remark("before")
    snapshot = played.table.snapshot()
    watched.remark("after")
    entries = [entry for entry in played.entries if entry.sequence > snapshot.sequence]
    for table in (played.restored(), MatchTable.restore(played.header, played.secret, entries, snapshot)):
        assert texts(table, SPECTATOR) == ["before", "after"]
        assert table.remark(Remark(id=f"r{snapshot.sequence}", name="Eve", text="after"), played.at).entries == []


def test_a_snapshot_that_knows_of_no_remarks_is_read(watched: Watched) -> None:
    played = watched.played
    snapshot = played.table.snapshot()
    state = msgjson.decode(snapshot.state)
    del state["state"]["remarks"]
    old = type(snapshot)(snapshot.sequence, snapshot.version, msgjson.encode(state))
    assert MatchTable.restore(played.header, played.secret, [], old).remarks(SPECTATOR) == []


def test_only_the_newest_remarks_are_kept_and_their_numbers_stay() -> None:
    remarks = Remarks()
    for number in range(REMARKS_KEPT + 3):
        remarks.add(Remarked(number, "Eve", f"{number}", f"{number}"))
    assert (remarks.count, len(remarks.lines), remarks.lines[0].text) == (REMARKS_KEPT + 3, REMARKS_KEPT, "3")
    assert [number for number, _ in remarks.read(0)] == list(range(4, REMARKS_KEPT + 4))
    assert [(number, line.text) for number, line in remarks.read(REMARKS_KEPT + 2)] == [
        (REMARKS_KEPT + 3, f"{REMARKS_KEPT + 2}")
    ]


def test_at_one_match_not_more_is_said_than_a_table_can_bear(watched: Watched) -> None:
    watched.played.table.state.remarks.dropped = MOST_REMARKS - 1
    watched.remark("the last")
    with pytest.raises(NotNow) as refused:
        watched.remark("one too many")
    assert refused.value.code == "remarks_full"
    assert watched.remark("the last", id=f"r{watched.played.table.sequence - 1}") == 0


def test_a_remark_does_not_move_the_game_on() -> None:
    played = Played([PERSON, BOT])
    members = played.fill()
    before = (played.table.waits_for(), played.table.bot_tasks())
    Watched(played, members).remark("hm")
    assert (played.table.waits_for(), played.table.bot_tasks()) == before
