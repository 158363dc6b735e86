"""Shuffles that nobody may see into: kept with the order, told to nobody, proved at the end, beside the public dice."""

from typing import Any

import msgspec
import pytest

from tests.match.tables import Played, same, steps_game
from velmoci.kernel.archive import Archive, read_archive, record_line, verify, verify_dice
from velmoci.kernel.errors import BadRecord
from velmoci.kernel.record import Record
from velmoci.match.match import NoUndo
from velmoci.match.table import MatchTable
from velmoci.server.messages import ReplayStep
from velmoci.server.replays import steps_of


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Played:
    played = steps_game(monkeypatch)
    for order in ("step", "shuffle", "roll"):
        played.order(1, order)
    return played


def proved(game: Played) -> Archive:
    archive = game.restored().match.archive
    archive.secret = game.secret
    return archive


def data_of(game: Played, order: str) -> dict[str, Any]:
    return next(entry.data for entry in game.entries if entry.data.get("order") == order)


def cards(table: MatchTable) -> Any:
    return table.match.position.dump()["cards"]


def test_only_an_order_that_shuffles_keeps_secret_rolls(game: Played) -> None:
    data = data_of(game, "shuffle")
    assert (len(data["rolls"]), len(data["secrets"])) == (1, 2)
    assert data["secrets"] == cards(game.table)
    assert "secrets" not in data_of(game, "roll")


def test_a_table_that_comes_back_has_shuffled_as_before(game: Played) -> None:
    same(game.table, game.restored())
    assert cards(game.restored()) == cards(game.table)
    again = MatchTable.restore(game.header, game.secret, [], game.table.snapshot())
    assert cards(again) == cards(game.table)


def test_nobody_is_told_what_was_shuffled(game: Played) -> None:
    told = [game.table.public_json(), game.table.log(0), game.table.log(1), game.table.own_json(0)]
    secrets = data_of(game, "shuffle")["secrets"]
    assert str(secrets) not in str(told)
    assert str(secrets) in str(game.table.match.position.dump())
    assert "secrets" not in {field.name for field in msgspec.structs.fields(ReplayStep)}


@pytest.mark.parametrize("is_over", [False, True])
def test_what_a_shuffle_chose_from_is_told_once_the_game_is_over(game: Played, is_over: bool) -> None:
    told = [step.secret_sides for step in steps_of(game.table, game.entries, 0, is_over) if step.secret_sides]
    assert told == ([[1000, 1000]] if is_over else [])


def test_a_shuffle_is_not_taken_back(game: Played) -> None:
    played = game
    played.order(1, "shuffle")
    with pytest.raises(NoUndo, match="undo_past_chance"):
        played.do(1, "take_back")


def test_public_and_secret_rolls_are_proved(game: Played) -> None:
    archive = proved(game)
    assert verify_dice(archive) == 4
    again = read_archive_of(archive)
    assert again.records == archive.records
    assert verify(again) == len(archive.records)


def read_archive_of(archive: Archive) -> Archive:
    return read_archive("\n".join(archive.lines()) + "\n")


def shuffled_otherwise(archive: Archive, secrets: tuple[int, ...]) -> None:
    """Writes other secret rolls into the record that has some."""
    place = next(number for number, record in enumerate(archive.records) if record.secrets)
    record = archive.records[place]
    assert secrets != record.secrets
    archive.records[place] = Record(record.seat, record.order, record.rolls, secrets)


@pytest.mark.parametrize("secrets", [(1001, 1), ()])
def test_another_shuffle_than_the_committed_one_is_noticed(game: Played, secrets: tuple[int, ...]) -> None:
    archive = proved(game)
    shuffled_otherwise(archive, secrets)
    with pytest.raises(BadRecord, match="roll_not_committed"):
        verify_dice(archive)


@pytest.mark.parametrize("secrets", [(5,), (5, 6, 7), ()])
def test_a_record_with_too_few_or_too_many_shuffles_does_not_replay(game: Played, secrets: tuple[int, ...]) -> None:
    archive = proved(game)
    shuffled_otherwise(archive, secrets)
    with pytest.raises(BadRecord, match="order_does_not_replay"):
        verify(archive)


def test_a_line_has_secret_rolls_only_where_there_are_any(game: Played) -> None:
    lines = [record_line(record) for record in proved(game).records]
    assert [line.count('"secrets"') for line in lines] == [0, 0, 1, 0]
