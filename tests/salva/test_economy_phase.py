"""One production phase of the war economy: work in groups, inputs, bonuses, points, buildings."""

import pytest

from tests.clause import clause
from tests.salva.economy_places import (
    PRICE,
    beginner,
    carried_out,
    done,
    end_first_two,
    end_groups,
    finish,
    place,
    refused,
    started,
    stock,
    work,
)
from tests.salva.economy_plans import GOLDEN, GOLDEN_END, GOLDEN_TOLD
from velmoci.salva.economy.phase import Phase, PhaseRules, Place
from velmoci.salva.economy.tables import ADVANCED, economy_table


def start(table_name: str = "beginner") -> Place:
    """What a seat starts with, on one place."""
    table = economy_table(table_name)
    return Place("brno", table.start_stock, int(table.start_workers), table.start_buildings, (0,))


def played(rounds: int) -> tuple[Phase, int]:
    """The golden plan through so many rounds, and the army that it has made."""
    spot, army = start(), 0
    for works, buildings in GOLDEN[:rounds]:
        phase = carried_out(started(spot), works, buildings)
        army += sum(phase.military[0]) // 6
        assert not any(phase.hungry)
        spot = phase.places_after()[0]
    return phase, army


@clause("TV5-15", "SA-war_economy-4", "SA-war_economy-7", "SA-war_economy-13", "SA-war_economy-16", "SA-war_economy-17")
@pytest.mark.parametrize("rounds", range(1, 9))
def test_the_golden_plan_goes_as_it_is_told(rounds: int) -> None:
    phase, army = played(rounds)
    workers, left, told_army = GOLDEN_TOLD[rounds - 1]
    assert "/".join(str(amount) for amount in phase.stock[0]) == left
    assert (phase.workers[0], army) == (workers, told_army)


def test_the_golden_plan_doubles_everything() -> None:
    phase, army = played(8)
    table = beginner()
    assert dict(zip(table.building_index, phase.buildings[0], strict=True)) == GOLDEN_END
    assert all(after >= 2 * before for after, before in zip(phase.stock[0], table.start_stock, strict=True))
    assert phase.workers[0] >= 2 * table.start_workers
    assert all(after >= 2 * before for after, before in zip(phase.buildings[0], table.start_buildings, strict=True))
    assert army == 26


@clause("TS5-04", "SA-war_economy-4")
def test_a_concrete_plant_makes_six_of_two_and_keeps_the_worker() -> None:
    phase = started(place({"tools": 1, "fuel": 1}, 1, {"concrete_plant": 1}))
    phase.end_group()
    done(phase, "mix_concrete")
    phase.end_group()
    assert stock(phase) == {"food": 0, "fuel": 0, "ore": 0, "iron": 0, "tools": 0, "concrete": 6}
    assert phase.workers == [1]
    assert [(piece.amount, piece.taken) for piece in phase.made] == [(6, [(4, 0, 1), (1, 0, 1)])]


@clause("TS5-05", "SA-war_economy-11")
@pytest.mark.parametrize(
    ("factor", "made"), [((2, 1), 12), ((0, 1), 0), ((1, 2), 3), ((3, 2), 9), ((7, 6), 7), ((4, 3), 8), ((3, 4), 4)]
)
def test_the_factor_of_a_field_multiplies_what_is_made_and_is_rounded_down(factor: tuple[int, int], made: int) -> None:
    iron = beginner().resource_index["iron"]
    phase = started(place({"ore": 1, "fuel": 1}, 1, {"ironworks": 1}, bonuses={iron: factor}))
    phase.end_group()
    done(phase, "smelt_iron")
    phase.end_group()
    assert stock(phase)["iron"] == made


@clause("SA-war_economy-11")
def test_each_conversion_is_rounded_for_itself_and_other_goods_have_no_factor() -> None:
    food, fuel = beginner().resource_index["food"], beginner().resource_index["fuel"]
    spot = place({"food": 2, "tools": 5, "fuel": 3}, 5, {"farm": 3, "mine": 2}, bonuses={food: (3, 4)})
    phase = started(spot)
    done(phase, "grow_food", 3)
    done(phase, "mine_fuel", 2)
    phase.end_group()
    assert (phase.stock[0][food], phase.stock[0][fuel]) == (3 * 4, 12)


@clause("TV5-17", "SA-war_economy-7", "SA-war_economy-8")
def test_what_is_made_in_a_group_is_not_used_in_it() -> None:
    phase = started(place({"tools": 2, "food": 1}, 2, {"farm": 1, "mine": 1}))
    assert refused(phase, "grow_food") == ("resource_missing", "SA-war_economy-4")
    done(phase, "mine_fuel")
    assert refused(phase, "grow_food") == ("made_in_this_group", "SA-war_economy-7")
    phase.end_group()
    assert stock(phase)["fuel"] == 6


@clause("TV5-18", "SA-war_economy-7", "SA-war_economy-8")
def test_what_a_group_has_made_is_used_by_the_next() -> None:
    buildings = {"mine": 1, "ironworks": 1, "toolworks": 1}
    phase = started(place({"tools": 1, "concrete": 1, "fuel": 2}, 3, buildings))
    for code in ("mine_ore", "smelt_iron", "make_tools"):
        done(phase, code)
        phase.end_group()
    assert stock(phase) == {"food": 0, "fuel": 0, "ore": 5, "iron": 5, "tools": 6, "concrete": 0}


@clause("SA-war_economy-7")
@pytest.mark.parametrize(("code", "group"), [("grow_food", 1), ("smelt_iron", 2), ("make_tools", 3), ("settle", 3)])
def test_work_is_done_in_the_turn_of_its_group(code: str, group: int) -> None:
    everything = dict.fromkeys(beginner().building_index, 1)
    phase = started(place(dict.fromkeys(beginner().resource_index, 9), 9, everything))
    while phase.stage <= 4:
        if phase.stage == group:
            assert phase.why_not(work(phase, code)) is None
        else:
            assert refused(phase, code) == ("wrong_group", "SA-war_economy-7")
        if phase.stage > 3:
            break
        phase.end_group()


@clause("TV5-19", "SA-war_economy-6")
def test_a_worker_does_one_conversion_in_a_phase() -> None:
    phase = started(place({"tools": 5, "fuel": 5, "iron": 5}, 1, {"farm": 2, "concrete_plant": 1, "toolworks": 1}))
    done(phase, "grow_food")
    assert refused(phase, "grow_food") == ("workers_busy", "SA-war_economy-6")
    phase.end_group()
    assert refused(phase, "mix_concrete") == ("workers_busy", "SA-war_economy-6")
    phase.end_group()
    assert refused(phase, "make_tools") == ("workers_busy", "SA-war_economy-6")


@clause("SA-war_economy-4", "SA-war_economy-6")
def test_work_needs_a_worker_on_its_own_field() -> None:
    near = place(workers=3, reach=(1, 0), name="plzen")
    phase = started(place({"tools": 5, "fuel": 5}, 1, {"farm": 5}, (0, 1)), near)
    assert phase.why_not(work(phase, "grow_food")) is None
    assert refused(phase, "grow_food", 2) == ("no_worker", "SA-war_economy-4")
    assert refused(phase, "grow_food", at=1) == ("building_missing", "SA-war_economy-6")


@clause("SA-war_economy-15")
def test_hungry_workers_do_not_work() -> None:
    phase = started(place({"tools": 5, "fuel": 5}, 3, {"farm": 5}, hungry=2))
    assert refused(phase, "grow_food", 2) == ("workers_hungry", "SA-war_economy-15")
    done(phase, "grow_food")
    assert refused(phase, "grow_food", 2) == ("workers_hungry", "SA-war_economy-15")
    assert refused(phase, "grow_food", 3) == ("workers_busy", "SA-war_economy-6")


@clause("SA-war_economy-6")
@pytest.mark.parametrize("capacity", [1, 2, 3])
def test_a_building_does_so_many_conversions_in_a_phase(capacity: int) -> None:
    rules = PhaseRules(building_capacity=capacity)
    phase = started(place({"tools": 9, "fuel": 9, "food": 9, "concrete": 9}, 9, {"mine": 2}), rules=rules)
    done(phase, "mine_fuel", capacity)
    done(phase, "mine_ore", capacity - 1)
    done(phase, "mine_ore")
    assert refused(phase, "mine_ore") == ("building_busy", "SA-war_economy-6")
    assert refused(phase, "mine_fuel") == ("building_busy", "SA-war_economy-6")
    assert refused(phase, "grow_food") == ("building_missing", "SA-war_economy-6")


@clause("SA-war_economy-5")
def test_some_work_needs_no_building_but_a_field_of_ones_own() -> None:
    phase = started(
        place({"food": 1, "concrete": 1}, 1),
        place({"food": 1, "concrete": 1}, 1, name="wien", reach=(1,), is_held=False),
    )
    end_first_two(phase)
    assert phase.why_not(work(phase, "settle")) is None
    assert refused(phase, "settle", at=1) == ("not_your_field", "SA-war_economy-5")


@clause("SA-war_economy-9")
def test_nothing_works_on_a_freshly_conquered_field() -> None:
    phase = started(place({"food": 1, "concrete": 1, "tools": 1, "fuel": 1}, 1, {"farm": 1}, is_fresh=True))
    assert refused(phase, "grow_food") == ("nothing_works_here", "SA-war_economy-9")
    end_first_two(phase)
    assert refused(phase, "settle") == ("nothing_works_here", "SA-war_economy-9")
    assert not phase.places_after()[0].is_fresh


@clause("SA-war_economy-10")
def test_inputs_come_from_within_reach_and_the_own_field_first() -> None:
    phase = started(
        place({"tools": 1}, 2, {"farm": 2}, (0, 1)),
        place({"tools": 4, "fuel": 2}, name="plzen", reach=(1,)),
        place({"fuel": 9}, name="ostrava", reach=(2,)),
    )
    done(phase, "grow_food", 2)
    assert phase.made == []
    phase.end_group()
    assert (stock(phase)["tools"], stock(phase, 1)["tools"], stock(phase, 1)["fuel"]) == (0, 3, 0)
    assert stock(phase)["food"] == 12
    assert phase.made[0].taken == [(4, 0, 1), (4, 1, 1), (1, 1, 2)]


@clause("SA-war_economy-10")
def test_goods_beyond_reach_are_no_inputs() -> None:
    phase = started(
        place({"tools": 1}, 1, {"farm": 1}, (0,)), place({"fuel": 9}, name="plzen", reach=(1, 0), workers=1)
    )
    assert refused(phase, "grow_food") == ("out_of_reach", "SA-war_economy-10")


@clause("SA-war_economy-4", "SA-war_economy-7")
def test_what_is_made_out_of_reach_is_not_the_reason_why_something_is_missing() -> None:
    phase = started(
        place({"tools": 1}, 1, {"farm": 1}, (0,)),
        place({"tools": 1, "food": 1}, 1, {"mine": 1}, (1,), name="ostrava"),
    )
    done(phase, "mine_fuel", at=1)
    assert refused(phase, "grow_food") == ("resource_missing", "SA-war_economy-4")


@clause("SA-war_economy-10")
def test_who_came_first_fetches_elsewhere_what_another_finds_only_there() -> None:
    phase = started(
        place({"fuel": 1, "tools": 3}, 2, {"farm": 2}, (0, 1)),
        place({"fuel": 1, "tools": 3}, name="plzen", reach=(1,)),
        place({"tools": 1}, 1, {"farm": 1}, name="tabor", reach=(2, 0)),
    )
    done(phase, "grow_food", at=0)
    done(phase, "grow_food", at=2)
    assert refused(phase, "grow_food") == ("resource_missing", "SA-war_economy-4")
    phase.end_group()
    assert [stock(phase, at)["fuel"] for at in (0, 1, 2)] == [0, 0, 0]
    assert [stock(phase, at)["food"] for at in (0, 1, 2)] == [6, 0, 6]
    assert [piece.taken for piece in phase.made] == [[(4, 0, 1), (1, 1, 1)], [(4, 2, 1), (1, 0, 1)]]


@clause("SA-war_economy-16")
def test_points_stand_with_the_building_that_made_them() -> None:
    phase = started(
        place({"food": 3, "iron": 4, "fuel": 1, "concrete": 1, "tools": 1}, 6, {"barracks": 2, "arms_works": 1})
    )
    end_first_two(phase)
    done(phase, "recruit", 2)
    done(phase, "arm")
    phase.end_group()
    index = phase.table.building_index
    assert phase.military[0][index["barracks"]] == 12
    assert phase.military[0][index["arms_works"]] == 6
    assert sum(phase.military[0]) == 18


@clause("SA-war_economy-16")
def test_settlers_come_at_the_end_and_research_is_counted_apart() -> None:
    phase = started(place({"food": 9, "concrete": 2, "tools": 1}, 3))
    end_first_two(phase)
    done(phase, "settle", 2)
    done(phase, "research")
    phase.end_group()
    assert (phase.settlement, phase.research, phase.workers) == ([12], [6], [3])
    finish(phase)
    assert phase.workers == [5]
    assert stock(phase)["food"] == 9 - 2 - 1 - 3 - 1


@clause("SA-war_economy-4")
@pytest.mark.parametrize(("is_on", "left"), [(False, 3), (True, 1)])
def test_recruits_are_workers_where_the_option_says_so(is_on: bool, left: int) -> None:
    rules = PhaseRules(recruits_use_worker=is_on)
    phase = started(place({"food": 9, "iron": 9, "fuel": 9}, 3, {"barracks": 2, "arms_works": 1}), rules=rules)
    end_first_two(phase)
    done(phase, "recruit", 2)
    done(phase, "arm")
    assert refused(phase, "settle") == ("workers_busy", "SA-war_economy-6")
    phase.end_group()
    finish(phase)
    assert phase.workers == [left]
    assert stock(phase)["food"] == (9 - 2 - left) - (9 - 2 - left) // 3


@clause("SA-war_economy-17")
def test_a_building_is_paid_after_the_groups_and_works_in_the_next_phase() -> None:
    phase = started(place({"concrete": 3, "iron": 1}, 1, reach=(0, 1)), place({"iron": 2}, name="plzen", reach=(1,)))
    farm, price = phase.table.building_index["farm"], phase.table.bundle(PRICE)
    early = phase.why_not_build(farm, 0, price)
    assert early is not None
    assert (early.code, early.clause) == ("building_later", "SA-war_economy-17")
    end_groups(phase)
    assert phase.why_not_build(farm, 0, price) is None
    phase.build(farm, 0, price)
    again = phase.why_not_build(farm, 0, price)
    assert again is not None
    assert (again.code, again.clause) == ("bundle_missing", "SA-war_economy-17")
    phase.end_building()
    assert phase.stock == [[0] * 6, [0] * 6]
    assert phase.places_after()[0].buildings[farm] == 1


@clause("SA-war_economy-17")
def test_nobody_builds_on_foreign_land_or_a_shipyard_inland() -> None:
    table = economy_table(ADVANCED)
    price = table.bundle(PRICE)
    phase = started(
        place(PRICE, table=table),
        place(PRICE, table=table, is_held=False, name="wien", reach=(1,)),
        place(PRICE, table=table, is_port=True, name="trieste", reach=(2,)),
        table=table,
    )
    end_groups(phase)
    yard, farm = table.building_index["shipyard"], table.building_index["farm"]
    found = [
        phase.why_not_build(yard, 0, price),
        phase.why_not_build(farm, 1, price),
        phase.why_not_build(yard, 2, price),
    ]
    assert [refusal and (refusal.code, refusal.clause) for refusal in found] == [
        ("no_port_here", "SA-war_economy-17"),
        ("not_your_field", "SA-war_economy-17"),
        None,
    ]
    assert phase.why_not_build(farm, 2, price) is None


@clause("SA-war_economy-17")
def test_a_bundle_is_paid_out_of_any_reach() -> None:
    phase = started(place({"concrete": 1, "iron": 4}), place({"concrete": 1}, name="plzen", reach=(1,)))
    end_groups(phase)
    rail = phase.table.bundle({"concrete": 2, "iron": 4})
    assert phase.why_no_bundle(rail, (0, 1)) is None
    near = phase.why_no_bundle(rail, (0,))
    assert near is not None
    assert near.values == {"resource": "concrete", "count": 1, "needed": 2}
    phase.pay(rail, (0, 1))
    phase.end_building()
    assert phase.stock == [[0] * 6, [0] * 6]
