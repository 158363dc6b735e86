"""Salva at the terminal: shortened words, `with all`, the table of kinds, unit numbers, examples in both languages."""

from pathlib import Path

import pytest

from tests.cli.keyboard import Keyboard, by_lines
from velmoci.cli.arguments import Wishes
from velmoci.cli.play import Session, new_table
from velmoci.cli.salva.face import SalvaFace

ARMY = ("place inf mill", "place tank ml", "place tan mlýn", "stop_placing")


def typed(tmp_path: Path, *lines: str, language: str = "en") -> tuple[Session, str]:
    """A game of the border war after these lines."""
    wishes = Wishes("salva", options=("scenario=border_war",), seed="1", file=str(tmp_path / "game.velmoci"))
    table = new_table(wishes, language)
    keyboard = Keyboard(by_lines(*lines, "quit"), width=100)
    session = Session(table, keyboard, language)
    session.run(is_new=True)
    table.release()
    return session, keyboard.text


def test_kinds_and_fields_may_be_shortened_in_both_languages(tmp_path: Path) -> None:
    session, _ = typed(tmp_path, *ARMY)
    orders = [str(record.order) for record in session.table.match.archive.records if record.seat == 0]
    assert orders[:3] == ["place infantry mlyn", "place tank mlyn", "place tank mlyn"]


def test_the_board_numbers_the_units_where_there_is_room(tmp_path: Path) -> None:
    _, text = typed(tmp_path, *ARMY[:1], "board")
    assert "In1" in text


def test_an_attack_with_all_takes_every_unit_that_reaches_the_field(tmp_path: Path) -> None:
    session, text = typed(tmp_path, *ARMY, "odds ford with all", "attack castle with all")
    (order,) = [str(it.order) for it in session.table.match.archive.records if str(it.order).startswith("attack hrad")]
    assert "The attack would win in about" in text
    assert {"infantry_1", "tank_3", "tank_5"} == set(order.replace(",", " ").split()[3:])


def test_units_are_listed_with_prices_and_strengths(tmp_path: Path) -> None:
    _, text = typed(tmp_path, "units")
    assert "Anti-tank gun (AT)      1      1       0 / 0     2 / 5" in text
    assert "Transport" not in text


@pytest.mark.parametrize(("language", "field"), [("en", "ford"), ("cs", "brod")])
def test_an_example_names_fields_in_the_language_of_its_reader(language: str, field: str) -> None:
    assert SalvaFace(language, 80, []).example("place") == f"place tank {field}"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("dock", "dock cruiser_3 port"),
        ("canal", "canal cruiser_3 roads"),
        ("seal", "seal tank ford 3, infantry village 2"),
        ("end_movement", "end_movement"),
    ],
)
def test_the_english_names_of_the_examples_are_those_of_the_maps(kind: str, text: str) -> None:
    assert SalvaFace("en", 80, []).example(kind) == text


def test_what_to_read_about_an_order_is_told_by_its_rule() -> None:
    examples = SalvaFace("en", 80, []).examples
    assert examples["move"] == ("move tank_3 brod hrad", "SA-minimal-27")
    assert examples["place"] == ("place tank brod", "SA-placement-4")
