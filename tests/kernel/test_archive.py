"""The `.velmoci` format: written, read back, replayed, proved, migrated; and every damage noticed."""

import json
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from tests.kernel.toy import LIBRARY, NOTATION, TOY
from velmoci.evropska_valka.options import LIBRARY as WAR
from velmoci.expanze.game import GAME
from velmoci.expanze.orders import NOTATION as EXPANZE
from velmoci.kernel.archive import (
    UNDO_LINE,
    Archive,
    final_position,
    is_secret,
    migrate,
    play,
    read_archive,
    read_records,
    read_rulebook,
    record_line,
    replay,
    verify,
    verify_dice,
)
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.errors import BadRecord, BadRulebook, VelmociError
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import Library, Rulebook, assemble

SECRET = "0123456789abcdef" * 2
SEATS: list[dict[str, Any]] = [{"bot": "random"}, {"name": "Žofie"}]


def played(count: int = 400) -> Archive:
    """A whole game of two powers with committed dice."""
    options = {"powers": 2, "colour_choice": "random", "round_limit": 10}
    archive = Archive(GAME, assemble(GAME.library, (), options), list(SEATS), mixed=("one", "two"))
    archive.commitment = commitment(bytes.fromhex(SECRET))
    position = archive.first_position()
    choice = Seeded("archive")
    seat, order = TABLE_SEAT, EXPANZE.parse("begin")
    for number in range(count):
        record, _ = play(position, seat, order, archive.chance(number, seat, str(order), SECRET))
        archive.records.append(record)
        if not position.pending():
            break
        seat, order = position.pending()[0].seat, position.pending()[0].sample_by_kind(choice)
    outcome = position.outcome()
    if outcome is not None:
        archive.secret, archive.outcome = SECRET, outcome.to_json()
    return archive


def text_of(archive: Archive) -> str:
    return "\n".join(archive.lines()) + "\n"


def test_an_archive_is_written_and_read_back() -> None:
    archive = played()
    read = read_archive(text_of(archive))
    assert read == archive
    assert text_of(read) == text_of(archive)
    assert "Žofie" in text_of(archive)


def test_a_running_match_has_no_closing_line() -> None:
    archive = played(5)
    assert archive.closing() is None
    assert len(list(archive.lines())) == 6
    assert read_archive(text_of(archive)) == archive


def test_a_replay_gives_position_and_events_after_every_record() -> None:
    archive = played()
    steps = [len(events) for _, events in replay(archive)]
    assert len(steps) == len(archive.records)
    assert sum(steps) > len(steps)
    outcome = final_position(archive).outcome()
    assert outcome is not None
    assert outcome.to_json() == archive.outcome


def test_an_archive_without_records_stands_at_the_beginning() -> None:
    archive = played(0)
    assert final_position(archive).dump() == GAME.begin(archive.rulebook).dump()


def test_a_match_may_start_from_any_position() -> None:
    whole = played(30)
    position = final_position(whole)
    part = Archive(GAME, whole.rulebook, list(SEATS), start=position.dump())
    assert read_archive(text_of(part)).first_position().dump() == position.dump()


def test_a_first_position_that_cannot_be_read_is_told() -> None:
    whole = played(30)
    broken = Archive(replace(GAME, load=refuse_to_load), whole.rulebook, list(SEATS), start={"table": 7})
    with pytest.raises(BadRecord, match="first_position"):
        broken.first_position()


def refuse_to_load(rulebook: Rulebook, dump: Mapping[str, Any]) -> Any:
    raise TypeError("an integer is required")


def test_records_and_dice_are_proved() -> None:
    archive = read_archive(text_of(played()))
    assert verify(archive) == len(archive.records)
    assert verify_dice(archive) == sum(len(record.rolls) for record in archive.records)


def test_an_undo_takes_the_record_before_it_back() -> None:
    lines = list(played(6).lines())
    undone = [*lines[:5], UNDO_LINE, *lines[5:]]
    assert read_archive("\n".join(undone)).records == [*played(6).records[:3], *played(6).records[4:]]
    with pytest.raises(BadRecord, match="not_a_record"):
        read_archive("\n".join([lines[0], UNDO_LINE]))


@pytest.mark.parametrize("cut", [1, 10, 30])
def test_a_file_cut_off_in_its_last_line_loses_that_line_only(cut: int) -> None:
    archive = played(20)
    read = read_archive(text_of(archive)[: -1 - cut])
    assert read.records == archive.records[:-1]


def test_a_damaged_line_in_the_middle_is_a_bad_record() -> None:
    lines = list(played(20).lines())
    lines[7] = lines[7][:-3]
    with pytest.raises(BadRecord, match=r"not_a_record \(line=8"):
        read_archive("\n".join(lines))


def test_empty_lines_do_not_matter() -> None:
    archive = played(4)
    assert read_archive("\n\n".join(archive.lines()) + "\n \n") == archive


@pytest.mark.parametrize(
    "text",
    ["", "\n", "{}", "[]", "7", "no json", '{"velmoci":1}', '{"velmoci":1,"rulebook":[]}', "\0", "[" * 5000],
)
def test_what_is_no_archive_is_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        read_archive(text)


def changed_header(**changes: object) -> str:
    header, *rest = played(3).lines()
    return "\n".join([json.dumps({**json.loads(header), **changes}), *rest])


def changed_rulebook(**changes: object) -> str:
    rulebook = json.loads(next(iter(played(1).lines())))["rulebook"]
    return changed_header(rulebook={**rulebook, **changes})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        (changed_header(velmoci=2), "newer_format"),
        (changed_header(velmoci="1"), "newer_format"),
        (changed_header(seats=None), "not_an_archive"),
        (changed_header(seats=list(SEATS)[:1]), "not_an_archive"),
        (changed_header(rulebook=None), "not_an_archive"),
        (changed_rulebook(version=99), "newer_rules"),
        (changed_rulebook(version=0), "not_an_archive"),
        (changed_rulebook(version="1"), "not_an_archive"),
        (changed_rulebook(hash="0" * 16), "wrong_hash"),
        (changed_rulebook(game="chess"), "unknown_game"),
        (changed_rulebook(chapters=["moon"]), "unknown_chapter"),
        (changed_rulebook(options={"powers": 9}), "bad_power_count"),
        (changed_rulebook(options=7), "not_an_archive"),
        (changed_rulebook(chapters=7), "not_an_archive"),
    ],
)
def test_a_wrong_header_is_refused(text: str, code: str) -> None:
    with pytest.raises(VelmociError) as caught:
        read_archive(text)
    assert caught.value.code == code


@pytest.mark.parametrize(
    "record",
    [
        {},
        {"seat": "0", "order": "end_turn"},
        {"seat": 0, "order": 7},
        {"seat": 0, "order": "fly to the moon"},
        {"seat": 0, "order": "attack alaska japan 1.5"},
        {"seat": 0, "order": "end_turn", "rolls": "6"},
        {"seat": 0, "order": "end_turn", "rolls": ["6"]},
        {"seat": 0, "order": "end_turn", "rolls": [True]},
        {"seat": 0, "order": "end_turn", "rolls": None},
        {"seat": 0, "order": "end_turn", "rolls": [10**30]},
        {"seat": 10**30, "order": "end_turn", "rolls": []},
        {"seat": True, "order": "end_turn", "rolls": []},
    ],
)
def test_a_line_that_is_no_record_is_refused(record: dict[str, Any]) -> None:
    lines = [*list(played(3).lines()), json.dumps(record), record_line(played(4).records[3])]
    with pytest.raises(BadRecord, match=r"not_a_record \(line=5"):
        read_archive("\n".join(lines))


def swap_a_roll(archive: Archive) -> None:
    place = next(number for number, record in enumerate(archive.records) if number > 3 and record.rolls)
    record = archive.records[place]
    rolls = (record.rolls[0] % 6 + 1, *record.rolls[1:])
    archive.records[place] = type(record)(record.seat, record.order, rolls)


def drop_a_roll(archive: Archive) -> None:
    record = archive.records[0]
    archive.records[0] = type(record)(record.seat, record.order, record.rolls[:-1])


def add_a_roll(archive: Archive) -> None:
    record = archive.records[0]
    archive.records[0] = type(record)(record.seat, record.order, (*record.rolls, 1))


def drop_a_record(archive: Archive) -> None:
    del archive.records[1]


def swap_a_seat(archive: Archive) -> None:
    record = archive.records[1]
    archive.records[1] = type(record)(1 - record.seat, record.order, record.rolls)


@pytest.mark.parametrize("damage", [drop_a_roll, add_a_roll, drop_a_record, swap_a_seat])
def test_records_that_do_not_replay_are_named(damage: Callable[[Archive], None]) -> None:
    archive = played()
    damage(archive)
    with pytest.raises(BadRecord, match="order_does_not_replay"):
        verify(archive)


@pytest.mark.parametrize("damage", [swap_a_roll, drop_a_roll, add_a_roll])
def test_dice_that_were_not_committed_are_noticed(damage: Callable[[Archive], None]) -> None:
    archive = played()
    damage(archive)
    with pytest.raises(BadRecord, match="roll_not_committed"):
        verify_dice(archive)


def test_an_outcome_that_the_game_does_not_reach_is_noticed() -> None:
    archive = played()
    archive.outcome = {"winners": [0, 1], "reason": "mission", "clause": "EX-WIN-3"}
    with pytest.raises(BadRecord, match="wrong_outcome"):
        verify(archive)
    early = played(10)
    early.outcome = played().outcome
    with pytest.raises(BadRecord, match="wrong_outcome"):
        verify(early)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"commitment": None}, "commitment_missing"),
        ({"secret": None}, "secret_missing"),
        ({"secret": "0" * 32}, "secret_wrong"),
        ({"secret": "not hexadecimal but long enough to be one"}, "secret_wrong"),
        ({"secret": SECRET.upper()}, "secret_wrong"),
        ({"mixed": ("two", "one")}, "roll_not_committed"),
    ],
)
def test_dice_are_proved_only_with_commitment_secret_and_what_seats_mixed_in(
    changes: dict[str, Any], code: str
) -> None:
    with pytest.raises(BadRecord) as caught:
        verify_dice(replace(played(), **changes))
    assert caught.value.code == code


def test_a_secret_is_long_and_hexadecimal() -> None:
    assert is_secret(SECRET)
    assert not any(is_secret(text) for text in (None, 7, "", SECRET[:31], SECRET[:31] + "g"))


def test_an_older_save_is_brought_up_to_the_present_rules_step_by_step() -> None:
    def rename(header: dict[str, Any], body: list[dict[str, Any]]) -> None:
        header["rulebook"]["options"]["prizes"] = header["rulebook"]["options"].pop("lots")

    def reword(header: dict[str, Any], body: list[dict[str, Any]]) -> None:
        for line in body:
            line["order"] = line["order"].replace("pay", "bid")

    library = Library("toy", 3, LIBRARY.chapters, LIBRARY.option_clause)
    game = replace(TOY, library=library, migrations={1: rename, 2: reword})
    header: dict[str, Any] = {"rulebook": {"version": 1, "hash": "old", "options": {"lots": 4}}}
    body = [{"seat": 0, "order": "pay 3", "rolls": []}]
    migrate(game, header, body)
    assert header == {"rulebook": {"version": 3, "hash": None, "options": {"prizes": 4}}}
    assert read_records(game, body)[0].order == NOTATION.parse("bid 3")


def older_rulebook(**changes: object) -> dict[str, Any]:
    """A rulebook of Evropská válka as it was saved before one of its options came."""
    data = assemble(WAR, (), {"players": 4, "home_retreat": True}).to_json()
    options = data["options"]
    assert isinstance(options, dict)
    del options["home_retreat"]
    older = Rulebook(WAR.game, WAR.version, ("evropska_valka",), options)
    return {**older.to_json(), **changes}


def test_a_save_from_before_an_option_plays_by_the_option_s_default() -> None:
    rulebook = read_rulebook(find_game("evropska_valka"), older_rulebook())
    assert rulebook == assemble(WAR, (), {"players": 4})
    for changes in ({"hash": "0" * 16}, {"options": older_rulebook()["options"] | {"players": 3}}):
        with pytest.raises(BadRecord, match="wrong_hash"):
            read_rulebook(find_game("evropska_valka"), older_rulebook(**changes))


def test_an_option_that_was_taken_out_of_a_save_is_noticed() -> None:
    data = assemble(WAR, (), {"players": 4, "sea_attack": False}).to_json()
    assert isinstance(data["options"], dict)
    del data["options"]["sea_attack"]
    with pytest.raises(BadRecord, match="wrong_hash"):
        read_rulebook(find_game("evropska_valka"), data)


def test_a_rulebook_that_cannot_be_assembled_keeps_its_own_error() -> None:
    with pytest.raises(BadRulebook, match="EX-PLY-1"):
        read_archive(changed_rulebook(options={"powers": 1}))


def test_playing_an_order_gives_record_and_events() -> None:
    position = TOY.begin(assemble(LIBRARY))
    order: Order = Begin()
    record, events = play(position, TABLE_SEAT, order, Seeded(1))
    assert (record.seat, record.order, len(record.rolls)) == (TABLE_SEAT, order, 3)
    assert len(events) == 3


def test_a_rulebook_with_a_bridge_is_read_again() -> None:
    """A bridge is on by itself, and stands in the save beside the chapters that it joins."""
    game = find_game("salva")
    options = {"scenario": "border_war", "players": 2}
    rulebook = assemble(game.library, ["half_units", "repair_prevention"], options)
    assert "half_units_repair_prevention" in rulebook.chapters
    assert read_rulebook(game, rulebook.to_json()) == rulebook
    alone = assemble(game.library, ["repair_prevention"], options).to_json()
    with pytest.raises(BadRecord, match="wrong_hash"):
        read_rulebook(game, {**alone, "hash": rulebook.hash})


def test_what_was_shuffled_in_secret_stands_in_its_line_and_elsewhere_nothing_does() -> None:
    order = played(4).records[3].order
    plain, shuffled = record_line(Record(1, order, (2,))), record_line(Record(1, order, (2,), (3, 1)))
    assert "secrets" not in json.loads(plain)
    assert json.loads(shuffled) == {**json.loads(plain), "secrets": [3, 1]}
