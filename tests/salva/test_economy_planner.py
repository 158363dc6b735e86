"""The planner of the war economy: what it proposes can be done, feeds everybody and grows; it says what is short."""

from fractions import Fraction

import pytest

from tests.salva.economy_places import PRICE, beginner, place
from velmoci.salva.economy.mix import (
    AIMS,
    ARMY,
    GROWTH,
    KNOWN,
    LEARNING,
    LIVING,
    MOST_KNOWN,
    Aim,
    aim_of,
    balanced,
    first_needs,
    serving,
)
from velmoci.salva.economy.phase import Phase, PhaseRules, Place
from velmoci.salva.economy.planner import Plan, appraised, lost, propose, without_building, without_way
from velmoci.salva.economy.region import Region, Worth, regions
from velmoci.salva.economy.tables import ADVANCED, BEGINNER, MILITARY, TABLES, EconomyTable, economy_table

RULES = PhaseRules()


def price_of(table: EconomyTable) -> tuple[int, ...]:
    return table.bundle(PRICE)


def proposed(*places: Place, aim: Aim = GROWTH, table: EconomyTable | None = None, rules: PhaseRules = RULES) -> Plan:
    """A proposal, and that nothing in it is refused."""
    table = table or beginner()
    plan = propose(table, rules, places, price_of(table), aim)
    phase = Phase(table, rules, places)
    for group in (1, 2, 3):
        for work in plan.works:
            if table.conversions[work.conversion].group == group:
                assert phase.why_not(work) is None
                phase.do(work)
        phase.end_group()
    for kind, at in plan.built:
        assert phase.why_not_build(kind, at, price_of(table)) is None
        phase.build(kind, at, price_of(table))
    phase.end_building()
    assert plan.phase.military == phase.military
    return plan


def work_of(plan: Plan) -> dict[str, int]:
    """How many workers do what."""
    counts: dict[str, int] = {}
    for work in plan.works:
        code = plan.phase.table.conversions[work.conversion].code
        counts[code] = counts.get(code, 0) + work.count
    return counts


def start(table: EconomyTable) -> Place:
    return Place("brno", table.start_stock, int(table.start_workers), table.start_buildings, (0,))


def grown(name: str, aims: list[Aim]) -> tuple[int, Place]:
    """How much army there is after rounds with these aims from the start set, and the country then."""
    table = economy_table(name)
    spot, army = start(table), 0
    for aim in aims:
        plan = proposed(spot, aim=aim, table=table)
        assert plan.phase.hungry == [0]
        army += plan.army()
        spot = plan.phase.places_after()[0]
    return army, spot


@pytest.mark.parametrize(("name", "factor", "army"), [(BEGINNER, Fraction(2), 26), (ADVANCED, Fraction(3, 2), 55)])
def test_in_eight_rounds_it_comes_within_a_tenth_of_the_plans_of_the_specification(
    name: str, factor: Fraction, army: int
) -> None:
    table = economy_table(name)
    made, spot = grown(name, [GROWTH] * 4 + [ARMY] * 4)
    least = Fraction(9, 10)
    assert made >= least * army
    assert spot.workers >= least * factor * table.start_workers
    assert sum(spot.buildings) >= least * factor * sum(table.start_buildings)
    assert sum(spot.stock) >= least * factor * sum(table.start_stock)


@pytest.mark.parametrize(("name", "army", "workers"), [(BEGINNER, 20, 8), (ADVANCED, 39, 18)])
def test_with_an_army_in_mind_from_the_start_it_loses_nobody_and_makes_most_of_what_can_be_made(
    name: str, army: int, workers: int
) -> None:
    made, spot = grown(name, [ARMY] * 6)
    assert made >= Fraction(5, 6) * army
    assert spot.workers >= workers


@pytest.mark.parametrize("name", TABLES)
def test_the_aim_says_what_is_made(name: str) -> None:
    army = {aim.name: grown(name, [GROWTH] * 2 + [aim] * 2) for aim in AIMS}
    assert army["army"][0] > army["growth"][0]
    assert army["growth"][1].workers > army["army"][1].workers
    table = economy_table(name)
    spot = grown(name, [GROWTH] * 3)[1]
    assert "research" not in work_of(proposed(spot, table=table))
    assert work_of(proposed(spot, table=table, aim=LEARNING))["research"] > 1
    assert "research" not in work_of(proposed(spot, table=table, aim=ARMY))


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("seed", range(6))
def test_whatever_lies_there_it_proposes_what_can_be_done(name: str, seed: int) -> None:
    """Three fields in a row, the middle one reaches both others; stocks, workers and buildings as numbers fall."""
    table, numbers = economy_table(name), (seed * 7919 + 13,)
    places: list[Place] = []
    for at, reach in enumerate([(0, 1), (1, 0, 2), (2, 1)]):
        stock: list[int] = []
        for _ in table.resources:
            numbers = ((numbers[0] * 48271) % 2147483647,)
            stock.append(numbers[0] % 7)
        built = tuple(count * (1 + (seed + at + kind) % 2) // 2 for kind, count in enumerate(table.start_buildings))
        places.append(Place(f"field_{at}", tuple(stock), 3 + seed, built, reach, seed % 3, is_fresh=seed == at + 3))
    for aim in AIMS:
        plan = proposed(*places, aim=aim, table=table)
        again = propose(table, RULES, tuple(places), price_of(table), aim)
        assert [(work.conversion, work.place, work.count) for work in plan.works] == [
            (work.conversion, work.place, work.count) for work in again.works
        ]


def test_it_grows_food_before_anything_else_where_food_is_short() -> None:
    spot = place({"food": 2, "tools": 4, "fuel": 4, "iron": 9, "concrete": 9}, 6, {"farm": 1, "barracks": 2})
    for aim in AIMS:
        plan = proposed(spot, aim=aim)
        assert work_of(plan)["grow_food"] == 1
        assert plan.phase.hungry == [0]


def test_it_makes_what_the_next_group_needs_for_a_meal() -> None:
    """Nobody has grain; only who grows it first can bake, and everybody must eat."""
    table = economy_table(ADVANCED)
    spot = place({"tools": 6, "fuel": 6, "coal": 6, "chemicals": 9}, 4, {"farm": 1, "bakery": 1}, table=table)
    for aim in AIMS:
        plan = proposed(spot, table=table, aim=aim)
        assert {"grow_grain", "bake_food"} <= set(work_of(plan))
        assert plan.phase.hungry == [0]


def test_hungry_workers_and_fresh_and_foreign_fields_are_left_alone() -> None:
    rich = dict.fromkeys(beginner().resource_index, 9)
    buildings = dict(zip(beginner().building_index, beginner().start_buildings, strict=True))
    plan = proposed(place(rich, 4, buildings, hungry=4))
    assert plan.works == []
    assert proposed(place(rich, 4, buildings, is_fresh=True)).works == []
    foreign = place(rich, 4, buildings, is_held=False, reach=())
    assert proposed(foreign).works == []
    assert proposed(foreign).built == []
    assert proposed().works == []


def test_goods_that_do_not_reach_are_not_counted_on() -> None:
    """The middle field joins the others, but each end reaches only the middle."""
    tools, fuel = place({"tools": 3}, 1, {"farm": 1}, (0, 1)), place(reach=(1, 0, 2), name="plzen")
    far = place({"fuel": 3}, 0, reach=(2, 1), name="ostrava")
    assert "grow_food" not in work_of(proposed(tools, fuel, far))
    near = place({"fuel": 3}, 0, reach=(1, 0, 2), name="plzen")
    assert work_of(proposed(tools, near, place(reach=(2, 1), name="ostrava"))) == {"grow_food": 1}


def test_a_building_is_paid_with_goods_within_reach_or_not_built() -> None:
    goods = {"food": 30, "tools": 30, "fuel": 30, "ore": 30}
    site = place(goods, 6, {"farm": 1}, (0, 1))
    middle, far = place(reach=(1, 0, 2), name="plzen"), place({"concrete": 30, "iron": 30}, reach=(2,), name="ostrava")
    assert all(at != 0 for _, at in proposed(site, middle, far).built)
    near = place({"concrete": 30, "iron": 30}, reach=(1, 0, 2), name="plzen")
    assert proposed(site, near, place(reach=(2,), name="ostrava")).built


def test_buildings_rise_where_the_field_yields_most_and_a_shipyard_in_a_port() -> None:
    table = beginner()
    food = table.resource_index["food"]
    rich = dict.fromkeys(table.resource_index, 20)
    plain, fertile = place(rich, 6, {}, (0, 1)), place(rich, 6, {}, (1, 0), name="haná", bonuses={food: (2, 1)})
    plan = proposed(plain, fertile)
    farm = table.building_index["farm"]
    assert {at for kind, at in plan.built if kind == farm} == {1}
    advanced = economy_table(ADVANCED)
    many = dict.fromkeys(advanced.resource_index, 90)
    works = {building.code: 1 for building in advanced.buildings if building.is_military() and not building.in_port}
    inland = proposed(place(many, 40, works, table=advanced), table=advanced, aim=ARMY)
    port = proposed(place(many, 40, {"shipyard": 1}, table=advanced, is_port=True), table=advanced, aim=ARMY)
    yard = advanced.building_index["shipyard"]
    assert yard not in [kind for kind, _ in inland.built]
    assert yard in [kind for kind, _ in port.built]


def test_workers_do_their_work_where_the_field_yields_most() -> None:
    food = beginner().resource_index["food"]
    goods = {"tools": 1, "fuel": 1}
    plan = proposed(
        place(goods, 2, {"farm": 1}, (0, 1)), place({}, 2, {"farm": 1}, (1, 0), name="haná", bonuses={food: (3, 2)})
    )
    assert [(work.place, work.count) for work in plan.works] == [(1, 1)]
    assert plan.total() == {"food": 9}


def test_a_plan_tells_group_by_group_what_is_made() -> None:
    table = beginner()
    plan = proposed(start(table))
    assert len(plan.groups) == 3
    codes = work_of(plan)
    assert plan.groups[0].get("food", 0) == 6 * codes.get("grow_food", 0)
    assert plan.groups[1].get("iron", 0) == 6 * codes.get("smelt_iron", 0)
    assert plan.groups[2].get("settlement", 0) == 6 * codes.get("settle", 0)
    assert plan.total()["tools"] == 6 * codes["make_tools"]


def test_what_is_short_is_named_with_the_reason() -> None:
    """Forty workers would need more farms, and smiths have no ore."""
    stock = {"food": 50, "fuel": 20, "tools": 20, "concrete": 0, "iron": 0, "ore": 0}
    plan = proposed(place(stock, 40, {"farm": 1, "ironworks": 1, "mine": 1}))
    table = beginner()
    reasons = {table.conversions[one.conversion].code: one.refusal for one in plan.shortages}
    assert (reasons["grow_food"].code, reasons["grow_food"].clause) == ("building_busy", "SA-war_economy-6")
    assert (reasons["smelt_iron"].code, reasons["smelt_iron"].clause) == ("resource_missing", "SA-war_economy-4")
    assert (reasons["make_tools"].code, reasons["make_tools"].clause) == ("building_missing", "SA-war_economy-6")
    assert {one.place for one in plan.shortages} == {0}


def test_what_if_a_building_were_missing_or_a_railway_bombed() -> None:
    table = beginner()
    town = Place("brno", table.start_stock, 8, table.start_buildings, (0, 1))
    depot = place(dict.fromkeys(table.resource_index, 9), reach=(1, 0), name="ostrava")
    before = proposed(town, depot)
    poor = without_building((town, depot), 0, table.building_index["toolworks"])
    assert lost(before, proposed(*poor))["tools"] == 6
    assert poor[0].buildings[table.building_index["toolworks"]] == 0
    assert poor[1] is depot
    bare = place({"food": 20}, 8, dict(zip(table.building_index, table.start_buildings, strict=True)), (0, 1))
    cut = without_way((bare, depot), 0, 1)
    assert (cut[0].reach, cut[1].reach) == ((0,), (1,))
    assert lost(proposed(bare, depot), proposed(*cut)) == proposed(bare, depot).total()
    assert proposed(bare, depot).total()["tools"] == 6
    assert lost(before, before) == {}


def test_more_work_from_each_building_is_made_use_of() -> None:
    goods = dict.fromkeys(beginner().resource_index, 20)
    spot = place(goods, 12, dict.fromkeys(beginner().building_index, 1))
    plain, double = proposed(spot), proposed(spot, rules=PhaseRules(building_capacity=2))
    assert sum(work_of(double).values()) > sum(work_of(plain).values())


def test_regions_are_fields_between_which_goods_can_pass() -> None:
    table = beginner()
    places = (place(reach=(0, 2)), place(reach=(1,), workers=2), place(reach=(2,)), place({"ore": 4}, 3, reach=(3, 2)))
    found = regions(table, RULES, places)
    assert [region.members for region in found] == [[0, 2, 3], [1]]
    assert [region.workers for region in found] == [3, 2]
    assert [region.is_open for region in found] == [False, True]
    assert found[0].stock[table.resource_index["ore"]] == 4


def test_goods_are_worth_less_the_more_there_are_and_most_of_all_where_life_hangs_on_them() -> None:
    plain, vital = Worth(4000, 0), Worth(4000, 2000)
    steps = [plain.of(number + 1) - plain.of(number) for number in range(20)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0
    assert vital.of(2) - plain.of(2) > 2 * plain.of(1)
    assert vital.of(9) - vital.of(5) == plain.of(9) - plain.of(5)
    assert plain.of(-2) == 2 * plain.of(-1) < -plain.of(9)


@pytest.mark.parametrize("name", TABLES)
def test_the_balanced_mix_makes_what_it_uses(name: str) -> None:
    table = economy_table(name)
    half = Aim("half", 0, 50, int(table.conversions[table.conversion_index["recruit"]].product), 0, 0, 0)
    service = serving(table, half, list(table.start_buildings))
    assert [table.conversions[line].code for line in service] == ["recruit", "arm"]
    mix = balanced(table, half, tuple(service), price_of(table), 1, 1)
    assert sum(mix.workers) == pytest.approx(1_000_000, abs=1000)
    alive = balanced(table, LIVING, tuple(service), price_of(table), 1, 1)
    assert sum(alive.workers) == pytest.approx(250_000, abs=1000)
    slow, quick = (balanced(table, aim, tuple(service), price_of(table), 1, 1) for aim in (LIVING, GROWTH))
    assert sum(quick.buildings) > sum(slow.buildings)


def test_what_is_made_too_late_must_lie_there_before() -> None:
    table = beginner()
    mix = balanced(table, LIVING, (table.conversion_index["recruit"],), price_of(table), 1, 1)
    needs = first_needs(table, mix, 100, 0, 0)
    index = table.resource_index
    assert needs[index["tools"]] > 0
    assert needs[index["iron"]] == 0
    assert first_needs(table, mix, 100, 100, 0)[index["iron"]] > 0
    assert first_needs(table, mix, 100, 0, 50)[table.food] - needs[table.food] == 50_000


def test_the_points_of_an_aim_are_made_where_something_stands() -> None:
    table = economy_table(ADVANCED)
    codes = [line.code for line in table.conversions]
    none = [0] * len(table.buildings)
    assert [codes[line] for line in serving(table, ARMY, none)] == ["recruit"]
    planes = none[:]
    planes[table.building_index["aircraft_works"]] = 1
    assert [codes[line] for line in serving(table, ARMY, planes)] == ["build_aircraft"]
    assert [codes[line] for line in serving(table, LEARNING, none)] == ["research"]
    assert aim_of("research") is LEARNING


def test_a_region_pays_converts_and_gives_back() -> None:
    table = beginner()
    spot = place({"ore": 2, "fuel": 1, "concrete": 3, "iron": 2}, 2, {"ironworks": 1})
    region = Region(table, RULES, (spot,), [0])
    index, price = table.resource_index, price_of(table)
    smelt = table.conversion_index["smelt_iron"]
    assert region.end[table.food] == -2
    region.convert(smelt, 6, 1)
    assert region.suffices(index["fuel"])
    assert not region.spare(index["fuel"])
    region.pay(price, 1)
    assert region.suffices(index["iron"])
    region.pay(price, 1)
    assert not region.suffices(index["concrete"])
    region.pay(price, -2)
    region.convert(smelt, 6, -1)
    assert region.end == [amount - 2 * (number == table.food) for number, amount in enumerate(region.stock)]


def test_what_is_known_of_mixes_does_not_grow_without_end() -> None:
    table = beginner()
    for growth in range(MOST_KNOWN + 2):
        aim = Aim("some", growth % 20, growth % 50, int(MILITARY), growth, 0, 0)
        balanced(table, aim, (table.conversion_index["recruit"],), price_of(table), 1 + growth, 1)
        assert len(KNOWN) <= MOST_KNOWN


def test_goods_are_worth_something_only_where_anybody_works() -> None:
    spots = (place({"food": 4, "fuel": 4}, 3), place({"food": 9}, 0, name="plzen", reach=(1,)))
    table = beginner()
    found = appraised(table, RULES, spots, price_of(table), GROWTH)
    assert [region.members for region in found] == [[0]]
    assert len(found[0].worth) == len(table.resources)
    assert max(worth.need for worth in found[0].worth) > 0
