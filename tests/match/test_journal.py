"""A match in a file: every line is on the disk before the next order is taken."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from velmoci.expanze.game import GAME
from velmoci.expanze.options import LIBRARY
from velmoci.kernel.archive import verify_dice
from velmoci.kernel.errors import BadRecord
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import assemble
from velmoci.match.journal import Journal
from velmoci.match.match import Match, NoUndo

SECRET = "7" * 64


def started(path: Path) -> tuple[Match, Journal]:
    rulebook = assemble(LIBRARY, (), {"powers": 2, "colour_choice": "random"})
    match = Match.create(GAME, rulebook, [{"person": "Ann"}, {"bot": "random"}], SECRET)
    journal = Journal(path)
    journal.create(match.archive, SECRET)
    journal.append(match.begin())
    return match, journal


def pass_on(match: Match, journal: Journal) -> None:
    decision = match.position.pending()[0]
    order = decision.default()
    assert order is not None
    journal.append(match.submit(decision.seat, order))


def test_a_match_goes_on_from_its_file(tmp_path: Path) -> None:
    match, journal = started(tmp_path / "game.velmoci")
    for _ in range(6):
        pass_on(match, journal)
    archive, secret = journal.load()
    again = Match.resume(archive, secret)
    assert again.dump() == match.dump()
    assert again.log(0) == match.log(0)
    assert again.bot_seed(1) == match.bot_seed(1)
    pass_on(match, journal)
    pass_on(again, Journal(tmp_path / "other.velmoci"))
    assert again.archive.records == match.archive.records


def test_an_unfinished_line_is_cut_off(tmp_path: Path) -> None:
    match, journal = started(tmp_path / "game.velmoci")
    pass_on(match, journal)
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole + b'{"seat": 0, "ord')
    journal.repair()
    assert journal.path.read_bytes() == whole
    journal.repair()
    assert len(journal.load()[0].records) == 2


def test_the_secret_lies_apart_until_the_end(tmp_path: Path) -> None:
    match, journal = started(tmp_path / "game.velmoci")
    assert SECRET not in journal.path.read_text()
    assert stat.S_IMODE(journal.key.stat().st_mode) == 0o600
    journal.close(match.archive)
    assert journal.key.exists()
    pass_on(match, journal)
    pass_on(match, journal)
    journal.append(match.submit(0, GAME.notation.parse("resign")))
    assert match.is_over
    journal.close(match.archive)
    assert not journal.key.exists()
    archive, secret = journal.load()
    assert secret == SECRET
    assert verify_dice(archive) > 0
    with pytest.raises(NoUndo):
        match.undo(0)


def test_a_file_is_never_overwritten(tmp_path: Path) -> None:
    match, journal = started(tmp_path / "game.velmoci")
    with pytest.raises(FileExistsError):
        journal.create(match.archive, SECRET)


def test_an_undone_record_is_gone_when_the_file_is_read(tmp_path: Path) -> None:
    match, journal = started(tmp_path / "game.velmoci")
    pass_on(match, journal)
    journal.undo()
    assert len(journal.load()[0].records) == 1


def test_what_is_no_text_is_no_record(tmp_path: Path) -> None:
    path = tmp_path / "game.velmoci"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadRecord):
        Journal(path).load()


def test_records_that_do_not_fit_are_not_resumed(tmp_path: Path) -> None:
    match, journal = started(tmp_path / "game.velmoci")
    archive, secret = journal.load()
    archive.records.append(Record(0, GAME.notation.parse("end_turn")))
    with pytest.raises(BadRecord, match="order_does_not_replay"):
        Match.resume(archive, secret)
    assert match.number == 1
