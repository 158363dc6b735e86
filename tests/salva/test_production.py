"""Rounds, completion and production (SA-minimal-10, 15 to 26)."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted
from velmoci.kernel.order import Begin


def told(scene: Scene) -> list[dict[str, object]]:
    """What everybody was told after the last order."""
    return [event.seen_by_all().to_json() for event in scene.events]


@clause("SA-minimal-15", "SA-minimal-16", "SA-minimal-17")
def test_a_turn_has_three_phases_and_seats_take_turns_in_order() -> None:
    scene = Scene().begin()
    for number in (1, 2):
        for seat in (0, 1):
            assert scene.asked() == [(seat, "movement")]
            assert scene.position.table.round == number
            scene.order(seat, "end_movement")
            assert scene.asked() == [(seat, "production")]
            scene.order(seat, "end_production")


@clause("SA-minimal-18", "SA-minimal-25", "SA-minimal-26", "SA-minimal-20", "V-21", "SR-minimal-3")
def test_a_unit_is_finished_after_the_next_movement_and_moves_in_the_turn_after() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    scene.order(0, "end_movement")
    scene.order(0, "buy inf a")
    scene.order(0, "end_production")
    table = scene.position.table
    assert not table.is_finished(scene.unit("inf_1"))
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert not table.is_finished(scene.unit("inf_1"))
    assert scene.refused(0, "move inf_1 b") == "SA-minimal-25"
    scene.order(0, "end_movement")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "movement-ended", "power": "seat_1"},
        {"event": "finished", "unit": "inf_1", "field": "a"},
    ]
    assert table.is_finished(scene.unit("inf_1"))
    assert table.points[scene.unit("inf_1")] == 0
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "move inf_1 b")
    assert scene.place("inf_1") == "b"


@clause("SA-minimal-10", "SA-minimal-19", "SA-minimal-22", "SA-minimal-24", "SA-placement-3", "V-22", "SR-minimal-4")
def test_fields_generate_points_that_are_spent_where_they_arise() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks={"a": {"production": "3"}})
    scene.army(0, "b", "tank")
    scene.order(0, "attack c with tank_1")
    scene.order(0, "end_movement")
    assert [scene.purse(field) for field in "abcd"] == ["3", "1", "0", "0"]
    assert scene.refused(0, "buy inf c") == "SA-minimal-22"
    assert scene.refused(0, "buy inf d") == "SA-minimal-20"
    scene.order(0, "buy inf b")
    assert scene.refused(0, "buy inf b") == "SA-minimal-24"
    scene.order(0, "buy inf a")
    scene.order(0, "buy tank a")
    assert scene.purse("a") == "1"
    scene.order(0, "end_production")
    assert scene.purse("a") == "0"


@clause("SA-minimal-23", "SA-minimal-22")
def test_a_field_is_fresh_until_the_end_of_the_turn_in_which_it_was_taken() -> None:
    for option, purse in ((False, "0"), (True, "1")):
        scene = Scene(options={"produce_on_fresh": option})
        scene.army(0, "a", "tank")
        scene.order(0, "attack b with tank_1")
        fresh = scene.position.table.fresh
        assert fresh[scene.rules.board.index["b"]] == 1
        scene.order(0, "end_movement")
        assert scene.purse("b") == purse
        scene.order(0, "end_production")
        assert scene.position.table.fresh[scene.rules.board.index["b"]] == 0


@clause("SA-minimal-2", "SA-chapters-5", "SA-minimal-21", "SA-minimal-20")
def test_only_units_of_the_chapters_that_are_on_can_be_bought() -> None:
    scene = Scene().begin()
    scene.order(0, "end_movement")
    assert sorted(scene.rules.items) == ["atg", "inf", "tank"]
    assert scene.refused(0, "buy cru a") == "SA-chapters-5"
    assert scene.refused(0, "buy under_construction a") == "SA-chapters-5"
    offers = {str(order) for order in scene.position.pending()[0]}
    assert offers == {"buy inf a", "buy tank a", "buy atg a", "end_production"}
    scene.order(0, "buy inf a")
    assert [menu.kind for menu in scene.position.pending()[0].menus()] == ["end_production"]


@clause("SA-minimal-10", "SA-minimal-17", "SA-minimal-19", "SA-minimal-24")
def test_what_each_field_has_to_spend_is_told_and_explained() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks={"a": {"production": "3"}}).begin()
    scene.position.table.purse[3] = 5
    scene.order(0, "end_movement")
    assert [scene.purse(field) for field in "abcd"] == ["3", "1", "0", "0"]
    assert scene.position.pending()[0].about()["purse"] == {"a": "3", "b": "1"}
    scene.order(0, "buy tank b")
    assert scene.position.pending()[0].about()["purse"] == {"a": "3"}
    rules, table = scene.rules, scene.position.table
    assert rules.production_chain(table, rules.board.index["a"], True).to_json()["factors"] == [
        {"name": "base", "clause": "SA-minimal-19", "value": "1"},
        {"name": "bonus", "clause": "SA-minimal-19", "value": "3"},
    ]


@clause("SA-minimal-17", "SA-minimal-18")
def test_completion_finishes_nothing_twice() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(1, "d", "tank")
    assert scene.order(0, "end_movement") == ["movement-ended"]
    assert scene.points("tank_1") == "2"


@clause("SA-conv-1", "SA-minimal-19")
def test_points_are_exact() -> None:
    scene = Scene(options={"base_productivity": "7/3"}).begin()
    scene.order(0, "end_movement")
    assert scene.purse("a") == "7/3"
    scene.order(0, "buy inf a")
    assert scene.purse("a") == "4/3"


@clause("SA-minimal-15", "SA-minimal-16")
def test_everybody_is_told_which_round_and_whose_turn_begins() -> None:
    scene = Scene()
    scene.events = scene.position.apply(-1, Begin(), Scripted([]))
    assert told(scene)[-2:] == [
        {"event": "round-begins", "round": 1}, {"event": "turn-begins", "power": "seat_1"},
    ]  # fmt: skip
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert told(scene) == [
        {"event": "production-ended", "power": "seat_1"}, {"event": "turn-begins", "power": "seat_2"},
    ]  # fmt: skip
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert told(scene) == [
        {"event": "production-ended", "power": "seat_2"}, {"event": "round-begins", "round": 2},
        {"event": "turn-begins", "power": "seat_1"},
    ]  # fmt: skip


@clause("SA-minimal-15", "SA-minimal-16")
@pytest.mark.parametrize("gone", [0, 1, 2])
def test_whoever_is_out_of_the_game_has_no_turn(gone: int) -> None:
    scene = Scene(["multiplayer"], owners={"a": 0, "b": 1, "c": 2, "d": 2}, seats=3).begin()
    scene.order(gone, "resign")
    turns = []
    for _ in range(4):
        ((seat, _),) = scene.asked()
        turns.append((int(scene.position.table.round), seat))
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    staying = [seat for seat in range(3) if seat != gone]
    assert turns == [(number, seat) for number in (1, 2) for seat in staying]


@clause("SA-minimal-23")
def test_what_is_fresh_for_somebody_else_stays_so_until_the_end_of_his_own_turn() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 1, "d": 1}).begin()
    fresh, place = scene.position.table.fresh, scene.rules.board.index["c"]
    fresh[place] = 1
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert fresh[place] == 1
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert fresh[place] == 0
