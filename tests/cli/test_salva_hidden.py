"""What lies face down at the terminal: cards in words, and one's own truth that can be covered."""

from typing import Any

import pytest
from rich.console import Console

from tests.browser.salva_questions import board
from tests.browser.test_salva_hiding import hidden_armies
from velmoci.cli.salva.called import called
from velmoci.cli.salva.face import SalvaFace
from velmoci.cli.salva.names import to_notation
from velmoci.salva.view import View


def printed(lines: list[Any]) -> str:
    console = Console(width=120, no_color=True)
    with console.capture() as capture:
        for line in lines:
            console.print(line)
    return capture.get()


def shown(face: SalvaFace, command: str, seat: int = 0) -> str:
    view = hidden_armies().position.view(seat)
    assert isinstance(view, View)
    return printed(face.show(command, view, []))


def labels(face: SalvaFace) -> str:
    return "\n".join([choice.label for choice in face.menu(hidden_armies().position.view(0)).choices])


@pytest.mark.parametrize(("language", "true", "false"), [("en", "true", "false"), ("cs", "pravý", "falešný")])
def test_cards_tell_rows_and_tokens_and_what_one_knows(language: str, true: str, false: str) -> None:
    told = shown(SalvaFace(language, 100, ["Anna", "Bob"]), "cards")
    assert "Caesar (" in told
    assert f"1 {false}" in told
    assert f"2 {true}" in told
    assert f"6 (b) {false}, 7 (a) {true}" in told
    assert "? ×3 " in told
    assert f"11 {false}, 12 {true}, 13 {false}" in told


def test_others_are_told_no_face() -> None:
    told = shown(SalvaFace("en", 100, ["Anna", "Bob"]), "cards", seat=1)
    assert "6 (b) ?, 7 (a) ?" in told
    assert "true" not in told
    assert "false" not in told
    assert "6 (b) ?" in shown(SalvaFace("en", 100, []), "cards", seat=-1)


def test_one_word_covers_the_truth_and_what_would_tell_it() -> None:
    face = SalvaFace("en", 100, ["Anna", "Bob"])
    assert "false" in labels(face)
    view = hidden_armies().position.view(0)
    assert "remove_row" in [word for word, _ in face.suggestions(view)("")]
    assert "is covered" in shown(face, "truth")
    assert "6 (b) ?, 7 (a) ?" in shown(face, "cards")
    assert "false" not in labels(face)
    assert "remove_row" not in [word for word, _ in face.suggestions(view)("")]
    assert "is shown" in shown(face, "truth")
    assert "7 (a) true" in shown(face, "cards")


def test_tokens_are_on_the_board_and_called_by_their_numbers() -> None:
    face = SalvaFace("en", 140, ["Anna", "Bob"])
    assert "?3×at_gun" in shown(face, "board")
    view = hidden_armies().position.view(0)
    assert to_notation("move", "move 6 c", view) == "move caesar_6 c"
    assert "token of the formation Caesar" in printed(face.show("field", view, ["b"]))


def test_where_nothing_is_hidden_there_are_no_cards() -> None:
    from tests.salva.scenes import Scene

    view = Scene([], owners={"a": 0, "d": 1}).begin().position.view(0)
    assert "Nothing lies face down" in printed(SalvaFace("en", 100, ["A", "B"]).show("cards", view, []))


@pytest.mark.parametrize(
    ("key", "value", "name"),
    [
        ("formation", "caesar", "Caesar"), ("unit", "caesar_6", "Caesar 6"), ("item", "caesar", "Caesar"),
        ("item", "tank", None), ("unit", "tank_6", "Tank 6"), ("amount", "caesar", None), ("field", "caesar_6", None),
    ],
)  # fmt: skip
def test_formations_and_their_tokens_are_called_by_name(key: str, value: str, name: str | None) -> None:
    assert called(key, value, "en") == name


def test_at_a_shared_screen_the_truth_is_covered_until_it_is_asked_for() -> None:
    face = SalvaFace("en", 100, ["Anna", "Bob"])
    view = hidden_armies().position.view(0)
    assert "is covered" in printed(face.cover(view))
    assert (face.tells_private, "true" in shown(face, "cards")) == (False, False)
    face.show("truth", view, [])
    assert (face.tells_private, "true" in shown(face, "cards")) == (True, True)
    open_table = board("artillery").position.view(0)
    assert (face.cover(open_table), face.tells_private) == ([], True)
