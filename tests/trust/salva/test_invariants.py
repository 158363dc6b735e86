"""The invariants of Salva would notice a broken position."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.trust.salva.invariants import check_position
from tests.trust.salva.play import Playing, rulebook_of
from velmoci.salva.position import Position, load_position


def in_battle() -> Position:
    """A position in the middle of a salvo, with much on the table."""
    playing = Playing(rulebook_of("elimination", ["terrain", "naval", "second_line", "factories"]), 3)
    for _ in playing.steps(400):
        battle = playing.position.table.battle
        if battle is not None and battle.firing >= 0 and len(battle.unit) > 2 and any(battle.harm):
            return playing.position
    raise AssertionError("no battle in sight")


def give_a_sea_away(table: dict[str, Any]) -> None:
    table["owner"][-1] = 0


def double_a_number(table: dict[str, Any]) -> None:
    living = [unit for unit, kind in enumerate(table["kind"]) if kind >= 0]
    table["number"][living[0]] = table["number"][living[1]]


def move_too_far(table: dict[str, Any]) -> None:
    table["points"][next(unit for unit, kind in enumerate(table["kind"]) if kind >= 0)] = 10**6


def wound_by_hand(table: dict[str, Any]) -> None:
    table["damage"][table["battle"]["unit"][0]] += 1


def overdraw(table: dict[str, Any]) -> None:
    table["purse"][0] = -1


def spend_after_the_start(table: dict[str, Any]) -> None:
    table["funds"][0] = 1


def double_a_strength(table: dict[str, Any]) -> None:
    table["battle"]["rates"] = [2 * rate for rate in table["battle"]["rates"]]


def survive_six_points(table: dict[str, Any]) -> None:
    table["battle"]["harm"][0] = 7 * table["battle"]["grain"]


def fight_with_a_ghost(table: dict[str, Any]) -> None:
    table["kind"][table["battle"]["unit"][0]] = -1


def forget_the_end(table: dict[str, Any]) -> None:
    table["is_over"] = True


def play_on_after_defeat(table: dict[str, Any]) -> None:
    table["status"] = [1 for _ in table["status"]]


CORRUPTIONS = [
    give_a_sea_away, double_a_number, move_too_far, wound_by_hand, overdraw, spend_after_the_start, double_a_strength,
    survive_six_points, fight_with_a_ghost, forget_the_end, play_on_after_defeat,
]  # fmt: skip


@pytest.mark.parametrize("corrupt", CORRUPTIONS, ids=lambda corrupt: corrupt.__name__)
def test_a_broken_position_would_be_noticed(corrupt: Callable[[dict[str, Any]], None]) -> None:
    position = in_battle()
    check_position(position)
    data: dict[str, Any] = position.dump()
    corrupt(data["table"])
    with pytest.raises(AssertionError):
        check_position(load_position(position.rulebook, data))
