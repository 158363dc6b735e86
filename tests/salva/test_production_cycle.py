"""Production frequency (SA-production_cycle)."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook
from velmoci.salva.chapters.production_cycle import Schedule


def letters(name: str, players: int, turns: range) -> str:
    """Capital letters for turns with production."""
    schedule = Schedule(name, players, [])
    return "".join(
        chr(ord("A" if schedule.has_production(turn) else "a") + turn % players) for turn in turns
    )


@clause("SA-production_cycle-5", "V-3")
def test_two_players_produce_every_third_turn() -> None:
    assert letters("two_player", 2, range(12)) == "AbaBabAbaBab"


@clause("SA-production_cycle-6", "V-4", "V-56", "SR-production_cycle-2")
def test_five_players_as_printed() -> None:
    printed = "ABCDE abcde aBCDE Abcde abcde abCDE ABcde abcde abcDE ABCde".replace(" ", "")
    assert letters("shifted", 5, range(50)) == printed
    later = "abcde abcdE ABCDe abcde ABCDE abcde aBCDE".replace(" ", "")
    assert letters("shifted", 5, range(50, 85)) == later


@clause("SA-production_cycle-6", "V-55")
@pytest.mark.parametrize(
    ("players", "turns"), [(2, "ABabaBAbabAB"), (3, "ABCabcaBCAbc"), (4, "ABCDabcdaBCD"), (5, "ABCDEabcdeaB")]
)
def test_shifted_schedules_of_two_to_five_players(players: int, turns: str) -> None:
    assert letters("shifted", players, range(12)) == turns


@clause("SA-production_cycle-7", "SR-production_cycle-3")
def test_the_regular_schedule_gives_every_other_round() -> None:
    assert letters("regular", 2, range(8)) == "ABabABab"


@clause("SA-production_cycle-11", "SA-production_cycle-9", "SR-production_cycle-4")
@pytest.mark.parametrize("players", range(2, 7))
def test_in_a_period_every_seat_produces_equally_often(players: int) -> None:
    schedule = Schedule("shifted", players, [])
    assert schedule.period() == players * (3 * players - 1)
    counts = [0] * players
    for turn in range(schedule.period()):
        counts[turn % players] += schedule.has_production(turn)
    assert counts == [players] * players
    two = Schedule("two_player", 2, [])
    assert [sum(two.has_production(turn) for turn in range(seat, 6, 2)) for seat in (0, 1)] == [1, 1]


@clause("SA-production_cycle-1", "SA-production_cycle-2", "SA-production_cycle-3", "SA-production_cycle-10", "V-57")
def test_a_purchase_is_finished_in_the_next_turn_with_production() -> None:
    scene = Scene(["production_cycle"], owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    scene.order(0, "end_movement")
    scene.order(0, "buy inf a")
    scene.order(0, "end_production")
    table = scene.position.table
    for turn in range(1, 6):
        seat = turn % 2
        assert scene.asked() == [(seat, "movement")]
        assert not table.is_finished(scene.unit("inf_1"))
        scene.order(seat, "end_movement")
        if turn == 3:
            scene.order(1, "end_production")
    assert scene.refused(0, "move inf_1 b") == "SA-minimal-25"
    scene.order(0, "end_movement")
    assert table.is_finished(scene.unit("inf_1"))
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(0, "move inf_1 b")
    assert int(table.turn) == 8


@clause("SA-production_cycle-4", "SA-production_cycle-5", "SA-production_cycle-8", "SR-production_cycle-1")
@pytest.mark.parametrize(
    ("options", "purse"),
    [
        ({}, "2"),
        ({"schedule": "every_turn"}, "1"),
        ({"cycle_factor": "auto"}, "3"),
        ({"cycle_factor": "5/2"}, "5/2"),
        ({"schedule": "two_player"}, "2"),
        ({"schedule": "regular", "cycle_factor": "auto"}, "2"),
        ({"schedule": "custom", "custom_schedule": "1 1"}, "2"),
        ({"schedule": "custom", "custom_schedule": "1 1", "cycle_factor": "auto"}, "1"),
        ({"schedule": "custom", "custom_schedule": "1 1 0 0 0 0", "cycle_factor": "auto"}, "3"),
    ],
)
def test_what_is_generated_is_multiplied(options: dict[str, object], purse: str) -> None:
    scene = Scene(["production_cycle"], options=options).begin()
    scene.order(0, "end_movement")
    assert scene.purse("a") == purse


@clause("SA-production_cycle-4")
def test_the_factor_is_told_with_its_clause() -> None:
    scene = Scene(["production_cycle"]).begin()
    chain = scene.rules.production_chain(scene.position.table, scene.rules.board.index["a"], explains=True)
    assert [(link.name, link.clause) for link in chain.links or []] == [
        ("base", "SA-minimal-19"), ("cycle", "SA-production_cycle-4")
    ]  # fmt: skip


@clause("SA-production_cycle-5", "SA-production_cycle-8")
@pytest.mark.parametrize(
    ("options", "seats"),
    [
        ({"schedule": "two_player"}, 3),
        ({"schedule": "custom", "custom_schedule": "1 0 1"}, 2),
        ({"schedule": "custom", "custom_schedule": "1 0 1 0"}, 2),
        ({"schedule": "custom", "custom_schedule": "1 x"}, 2),
        ({"schedule": "custom", "custom_schedule": "1 1 x x"}, 2),
        ({"schedule": "custom", "custom_schedule": "1 1 0 x"}, 2),
        ({"schedule": "custom", "custom_schedule": "1 1 1"}, 2),
        ({"schedule": "custom", "custom_schedule": "0 1 0 1"}, 2),
        ({"schedule": "custom"}, 2),
    ],
)
def test_schedules_that_leave_somebody_out_are_refused(options: dict[str, object], seats: int) -> None:
    with pytest.raises(BadRulebook, match="bad_option"):
        Scene(["production_cycle"], options=options, seats=seats, owners={"a": 0, "b": 1, "c": seats - 1})
    assert Schedule("shifted", 5, []).fair_factor() == 3


@clause("SA-production_cycle-8")
def test_a_custom_schedule_is_repeated_for_ever() -> None:
    schedule = Schedule("custom", 2, [True, False, False, True])
    assert [schedule.has_production(turn) for turn in range(8)] == [True, False, False, True] * 2
    assert Schedule("every_turn", 2, []).period() == 2
