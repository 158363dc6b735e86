"""Wins that are one field away, told to everybody."""

from typing import Any

from tests.clause import clause
from tests.evropska_valka.scenes import scene
from velmoci.evropska_valka.threats import threats

NEARLY = {"britain": "blue 1", "benelux": "blue 1", "france": "blue 2", "germany": "black 2", "near_east": "green 1"}
BRITAIN, FRANCE, DUAL, TURKS = "british_allies", "french_allies", "dual_alliance", "ottoman_empire"


def warned(fields: dict[str, str], by: str, **options: Any) -> list[Any]:
    """What everybody is warned of."""
    found = threats(scene(fields, start=False, **options).view("spectator"))
    return [one for one in found if one["by"] == by]


def test_at_the_start_nobody_is_near_a_win() -> None:
    assert threats(scene().view("spectator")) == []


@clause("EV-END-2")
def test_who_lacks_one_field_of_a_power_is_told_with_the_field() -> None:
    assert warned(NEARLY, "takes") == [
        {"power": FRANCE, "other": BRITAIN, "field": "southern_scandinavia", "by": "takes", "soon": True}
    ]


def test_a_field_that_is_held_across_the_sea_is_near_only_where_ships_attack() -> None:
    fields = NEARLY | {"southern_scandinavia": "green 1"}
    assert [one["soon"] for one in warned(fields, "takes")] == [True]
    assert [one["soon"] for one in warned(fields, "takes", sea_attack=False)] == [False]


@clause("EV-END-3")
def test_the_last_home_of_the_left_neighbour_is_told_once_somebody_stands_beside_it() -> None:
    fields = {"france": "blue 2", "germany": "black 1", "near_east": "green 1"}
    (one,) = [one for one in warned(fields, "falls") if one["other"] == DUAL]
    assert one == {"power": FRANCE, "other": DUAL, "field": "germany", "by": "falls", "soon": True}
    assert not [one for one in warned(fields, "falls") if one["other"] == TURKS]


def test_when_the_game_is_over_nobody_is_warned() -> None:
    game = scene(NEARLY, start=False)
    game.order("blue", "move france southern_scandinavia")
    assert game.outcome is not None
    assert threats(game.view("spectator")) == []
