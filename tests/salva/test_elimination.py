"""Leaving the game (SA-goals2-10 to 14): what chapters and everybody else learn of it, and when."""

from dataclasses import replace

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.library import LIBRARY
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import State


class Chronicle(Reaction):
    """Writes down the turns that end, the fields that change hands and the seats that leave."""

    name = "chronicle"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.lines: list[tuple[str | int, ...]] = []

    def turn_ends(self, state: State, seat: i64) -> None:
        self.lines.append(("turn", int(seat)))

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        self.lines.append((self.rules.board.ids[field], int(old), int(new)))

    def seat_leaves(self, state: State, seat: i64) -> None:
        self.lines.append(("leaves", int(seat)))


CHAPTER = Chapter("chronicle", "SA-goals2-11", contributions={"react": (Chronicle,)})
KNOWN = replace(LIBRARY, chapters=(*LIBRARY.chapters, CHAPTER))


def told_of(scene: Scene) -> list[tuple[str | int, ...]]:
    """What the chronicle has since it was last asked."""
    book = next(reaction for reaction in scene.rules.reactions if isinstance(reaction, Chronicle))
    lines, book.lines = book.lines, []
    return lines


def three() -> Scene:
    owners = {"a": 0, "b": 1, "c": 2, "d": 2}
    return Scene(["multiplayer", "chronicle"], seats=3, owners=owners, library=KNOWN).begin()


@clause("SA-goals2-10", "SA-goals2-11", "SA-goals2-13")
def test_the_turn_of_whoever_resigns_ends_after_his_fields_have_become_neutral() -> None:
    scene = three()
    scene.order(2, "resign")
    assert told_of(scene) == [("c", 2, -1), ("d", 2, -1), ("leaves", 2)]
    assert scene.asked() == [(0, "movement")]
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert told_of(scene) == [("turn", 0)]
    scene.give("d", 1)
    assert scene.order(1, "end_movement") == ["movement-ended"]
    scene.give("d", -1)
    scene.give("b", 0)
    assert scene.order(1, "end_production") == ["production-ended", "eliminated", "game-over"]
    assert told_of(scene) == [("leaves", 1)]


@clause("SA-goals2-13", "SA-goals2-11")
def test_a_turn_ends_once_when_its_player_leaves_in_it() -> None:
    scene = three()
    scene.order(0, "resign")
    assert told_of(scene) == [("a", 0, -1), ("leaves", 0), ("turn", 0)]
    assert scene.asked() == [(1, "movement")]
    last = three()
    last.order(1, "resign")
    last.order(0, "resign")
    assert told_of(last) == [("b", 1, -1), ("leaves", 1), ("a", 0, -1), ("leaves", 0)]
    assert last.position.public_json()["on_turn"] == "seat_1"


@clause("SA-goals2-10", "SA-goals2-13")
@pytest.mark.parametrize("order", ["end_movement", "end_production"])
def test_whoever_is_beaten_at_the_end_of_a_phase_of_his_turn_is_out_and_the_turn_ends_once(order: str) -> None:
    scene = three()
    if order == "end_production":
        scene.order(0, "end_movement")
    scene.give("a", 1)
    assert scene.order(0, order)[1:] == ["eliminated", "turn-begins"]
    assert told_of(scene) == [("leaves", 0), ("turn", 0)]
    assert scene.asked() == [(1, "movement")]


@clause("SA-goals2-11", "SA-minimal-23")
def test_a_field_that_becomes_neutral_is_nobodys_fresh_conquest() -> None:
    scene = three()
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    fields = scene.position.public_json()["fields"]
    assert isinstance(fields, dict)
    assert (fields["b"]["owner"], fields["b"]["fresh"]) == ("seat_1", True)
    scene.order(0, "resign")
    fields = scene.position.public_json()["fields"]
    assert isinstance(fields, dict)
    assert (fields["b"]["owner"], fields["b"]["fresh"]) == (None, False)
