"""Technology (SA-technology): levels, what a difference does to fire, what a level costs, when it comes, and gifts."""

from collections.abc import Sequence
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.base.fire import explain_fire, rate
from velmoci.salva.chapters.guns import Guns
from velmoci.salva.chapters.technology_levels import FIELDS, Levels, factor_for
from velmoci.salva.chapters.technology_research import laboratory
from velmoci.salva.chapters.technology_tree import NEEDS, PRICES, STEPS
from velmoci.salva.library import LIBRARY
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.state import NOBODY
from velmoci.salva.units import Kinds, standard_kinds

KINDS = standard_kinds()
THREE = {"a": 0, "b": 1, "c": 2, "d": 0}
MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def lab(
    *more: str, owners: dict[str, int] | None = None, seats: int = 2, rolls: Sequence[int] = (),
    units: Kinds | None = None, marks: Any = None, **options: object,
) -> Scene:  # fmt: skip
    """A scene with the chapter, without anybody's cheaper field unless a test says otherwise."""
    given = {"tech_discount": "0", "base_productivity": "100", **options}
    kinds = {} if units is None else {"units": units}
    scene = Scene(["technology", *more], owners=owners, seats=seats, options=given, marks=marks, **kinds)  # type: ignore[arg-type]
    return scene.begin(rolls)


def levels(scene: Scene) -> Levels:
    return Levels(scene.rules)


def grant(scene: Scene, seat: int, **given: int) -> Scene:
    """A seat has these levels."""
    for name, level in given.items():
        scene.position.table.seat_columns[levels(scene).columns[name]][seat] = level
    return scene


def all_at(scene: Scene, seat: int, level: int) -> Scene:
    return grant(scene, seat, **dict.fromkeys(FIELDS, level))


def level(scene: Scene, seat: int, field: str) -> int:
    return levels(scene).level(scene.position.table, seat, field)


def price(scene: Scene, field: str, to: int, seat: int = 0) -> str:
    return levels(scene).price(scene.position.table, seat, field, to).text()


def hit(scene: Scene, shooter: str, target: str) -> str:
    """What one fighter does to another in the battle under way."""
    battle, table = scene.battle, scene.position.table
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in (shooter, target)]
    return explain_fire(scene.rules, table, battle, rows[0], rows[1], 0).text()


def turn(scene: Scene) -> int:
    """The number of the turn under way, from 1."""
    return int(scene.position.table.turn) + 1


def pass_to(scene: Scene, number: int) -> None:
    """Everybody does nothing until that turn begins."""
    while turn(scene) < number:
        decision = next(decision for decision in scene.position.pending() if decision.waits)
        scene.order(decision.seat, str(decision.default()))


def to_production(scene: Scene, seat: int = 0) -> Scene:
    scene.order(seat, "end_movement")
    return scene


def offered(scene: Scene, kind: str, seat: int = 0) -> list[str]:
    decision = next(one for one in scene.position.pending() if one.seat == seat)
    return [str(order) for menu in decision.menus() if menu.kind == kind for order in menu]


@clause("SA-technology-3", "SA-technology-4", "TV5-05", "R5-17")
def test_the_factor_for_every_difference_and_beyond_the_table_the_last() -> None:
    found = [ratio_text(*factor_for(difference, False, True)) for difference in range(-9, 10)]
    below, above = ["1/12"] * 4 + ["1/6"] * 2 + ["1/2"] * 2, ["2"] * 2 + ["6"] * 2 + ["12"] * 5
    assert found == [*below, "1", "1", *above]


@clause("SA-technology-4", "TV5-06", "R5-17")
def test_with_the_option_the_row_of_factors_goes_on() -> None:
    found = [ratio_text(*factor_for(difference, False, False)) for difference in (5, 7, 8, 9, 10, -7, -8, -9, -10)]
    assert found == ["12", "20", "20", "30", "30", "1/12", "1/20", "1/20", "1/30"]


@clause("SA-technology-3", "TV5-07", "R5-42")
def test_the_steep_table_is_read_at_twice_the_difference() -> None:
    found = [ratio_text(*factor_for(difference, True, True)) for difference in (1, 2, 3, 0, -1, -2)]
    assert found == ["2", "6", "12", "1", "1/2", "1/6"]


def duel(own: str, foes: str, **options: object) -> Scene:
    scene = lab(**options)  # type: ignore[arg-type]
    scene.army(0, "a", own)
    scene.army(1, "b", foes)
    return scene


@clause("SA-technology-1", "SA-technology-3", "SA-technology-6", "TS5-01", "TS5-02")
def test_infantry_of_level_seven_against_a_tank_of_level_four() -> None:
    scene = grant(grant(duel("inf", "tank"), 0, soft=7), 1, armoured=4)
    scene.order(0, "attack b with inf_1", [3])
    assert (hit(scene, "inf_1", "tank_2"), hit(scene, "tank_2", "inf_1")) == ("6", "1")


@clause("SA-technology-3", "SA-technology-4")
@pytest.mark.parametrize(
    ("options", "expected"),
    [({}, "12"), ({"tech_beyond": "pronic"}, "30"), ({"tech_table": "steep"}, "12")],
)
def test_the_options_of_the_table_hold_in_battle(options: dict[str, object], expected: str) -> None:
    scene = grant(duel("inf", "tank", **options), 0, soft=10)
    scene.order(0, "attack b with inf_1", [3])
    assert hit(scene, "inf_1", "tank_2") == expected


@clause("SA-technology-1", "SA-technology-3")
def test_battles_alike_but_for_the_levels_are_reckoned_anew() -> None:
    scene = duel("inf", "tank")
    scene.order(0, "attack b with inf_1", [3])
    battle, rules, table = scene.battle, scene.rules, scene.position.table
    before = battle.rate(0, 1, 0) * 6 // battle.base
    for seat, field in ((0, "soft"), (1, "armoured"), (0, "anti_air")):
        grant(scene, seat, **{field: 3})
        battle.is_rated = False
        rate(rules, table, battle)
    assert (before, battle.rate(0, 1, 0) * 6 // battle.base) == (6, 6), "3 against 3 is as 1 against 1"
    grant(scene, 1, armoured=1)
    battle.is_rated = False
    rate(rules, table, battle)
    assert battle.rate(0, 1, 0) * 6 // battle.base == 12


@clause("SA-technology-6", "R5-18")
def test_what_is_under_construction_has_the_level_of_the_unarmoured() -> None:
    scene = lab()
    scene.army(0, "a", "inf")
    scene.army(1, "b", "tank", finished=False)
    scene.army(1, "b", "inf")
    grant(grant(scene, 0, soft=3), 1, soft=2, armoured=9)
    scene.order(0, "attack b with inf_1", [3])
    assert factor_of(scene, "inf_1", "tank_2") == "2", "3 against 2"


@clause("SA-technology-7", "SA-technology-6", "TS5-03", "R5-18")
def test_guns_against_aircraft_shoot_by_their_kind_of_attack_and_are_hit_by_their_class() -> None:
    scene = lab("air", units=KINDS)
    scene.army(0, "a", "infantry")
    scene.army(0, "b", "bomber")
    scene.army(1, "b", "aa_battery")
    grant(scene, 1, soft=2, anti_air=5)
    grant(scene, 0, soft=2, air=3)
    scene.order(0, "attack b with infantry_1, bomber_2", [3])
    against = [link.name for link in chain_of(scene, "aa_battery_3", "bomber_2").links or []]
    assert "technology" in against
    assert factor_of(scene, "aa_battery_3", "bomber_2") == "2"
    assert factor_of(scene, "aa_battery_3", "infantry_1") == "1"
    assert factor_of(scene, "infantry_1", "aa_battery_3") == "1"
    assert factor_of(scene, "bomber_2", "aa_battery_3") == "2"


def chain_of(scene: Scene, shooter: str, target: str) -> Chain:
    battle, table = scene.battle, scene.position.table
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in (shooter, target)]
    return explain_fire(scene.rules, table, battle, rows[0], rows[1], 0)


def factor_of(scene: Scene, shooter: str, target: str) -> str:
    """What technology does to the fire of one at another; 1 where no word is lost about it."""
    found = [link for link in chain_of(scene, shooter, target).links or [] if link.name == "technology"]
    return ratio_text(found[0].num, found[0].den) if found else "1"


@clause("SA-technology-7", "SA-technology-5")
def test_aircraft_fight_each_other_by_the_level_of_the_air() -> None:
    scene = lab("air", units=KINDS)
    scene.army(0, "a", "infantry")
    scene.army(0, "b", "fighter")
    scene.army(1, "b", "fighter aa_battery")
    grant(grant(scene, 0, air=3, anti_air=9), 1, air=1, soft=1)
    scene.order(0, "attack b with infantry_1, fighter_2", [3])
    assert (factor_of(scene, "fighter_2", "fighter_3"), factor_of(scene, "fighter_3", "fighter_2")) == ("2", "1/2")


@clause("SA-technology-15", "SA-technology-18", "SA-technology-10")
def test_a_step_in_the_cheaper_field_is_cheaper_too_and_says_why() -> None:
    scene = lab(tech_tree="irregular_1900", tech_discount="1/2", rolls=[1])
    chain = levels(scene).price(scene.position.table, 0, "soft", 3, True)
    found = [(link.name, link.clause, link.num, link.den) for link in chain.links or []]
    assert found == [("technology_step", "SA-technology-18", 4, 1), ("technology_talent", "SA-technology-15", 1, 2)]


@clause("SA-technology-7", "TV5-14")
def test_any_fire_at_a_submarine_is_an_attack_on_submarines() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1}
    scene = lab("air", "naval", "second_line", "submarines", owners=owners, units=KINDS)
    scene.army(0, "t", "bomber")
    scene.army(0, "s", "cruiser")
    scene.army(1, "t", "submarine")
    grant(scene, 0, air=3, naval=5)
    scene.order(0, "attack t with cruiser_2, bomber_1")
    assert factor_of(scene, "bomber_1", "submarine_3") == "1"
    grant(scene, 0, anti_submarine=2)
    assert factor_of(scene, "bomber_1", "submarine_3") == "2"


def shelled(scene: Scene, gun: str, target: str) -> str:
    guns, chain = Guns(scene.rules), Chain(True)
    guns.damage(scene.position.table, scene.unit(gun), scene.unit(target), chain)
    found = [link for link in chain.links or [] if link.name == "technology"]
    return ratio_text(found[0].num, found[0].den) if found else "1"


@clause("SA-technology-7", "TV5-13", "SA-technology-6")
def test_shells_go_by_the_level_of_artillery_attacks() -> None:
    scene = lab("artillery", "fortresses", units=KINDS)
    scene.army(0, "a", "gun")
    scene.army(1, "b", "tank fort")
    scene.army(1, "b", "tank", finished=False)
    grant(grant(scene, 0, soft=6, artillery=2), 1, armoured=4, fortresses=1, soft=6)
    assert shelled(scene, "gun_1", "tank_2") == "1/2"
    assert shelled(scene, "gun_1", "fort_3") == "2"
    assert shelled(scene, "gun_1", "tank_4") == "1/6", "under construction: unarmoured"


@clause("SA-technology-8", "SA-technology-7")
def test_buildings_have_the_level_of_the_fortresses_of_their_holder() -> None:
    marks = {"b": {"factories": 3}}
    scene = lab("artillery", "air", "factories", "strategic_bombing", units=KINDS, marks=marks)
    scene.army(0, "a", "gun")
    scene.army(1, "b", "infantry")
    aims = scene.position.table.unit_columns[scene.rules.unit_column("aims_at")]
    aims[scene.unit("gun_1")] = scene.rules.board.index["b"]
    plain = Guns(scene.rules).building_damage(scene.position.table, scene.unit("gun_1"))
    grant(grant(scene, 0, artillery=4, soft=9), 1, fortresses=1, soft=9)
    better = Guns(scene.rules).building_damage(scene.position.table, scene.unit("gun_1"))
    assert better == (6 * plain[0], plain[1])
    assert scene.order(0, "fire_at b with gun_1>factory")[:2] == ["field-shelled", "building-hit"]


@clause("SA-technology-8", "SA-technology-6")
@pytest.mark.parametrize(("air", "fortresses", "points"), [(1, 1, "2"), (2, 4, "1"), (4, 1, "12")])
def test_bombs_go_by_the_level_of_the_air(air: int, fortresses: int, points: str) -> None:
    scene = lab("air", "factories", "strategic_bombing", units=KINDS, marks={"b": {"factories": 1}})
    scene.army(0, "b", "bomber")
    scene.army(0, "a", "infantry")
    scene.army(1, "d", "infantry")
    grant(grant(scene, 0, air=air, artillery=9), 1, fortresses=fortresses, soft=7)
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 factory")
    assert scene.events[0].seen_by_all().values["points"] == points


@clause("SA-technology-9", "R5-18")
@pytest.mark.parametrize(("neutral", "expected"), [(1, "2"), (2, "1"), (4, "1/2")])
def test_what_is_nobodys_has_one_level_in_everything(neutral: int, expected: str) -> None:
    options: dict[str, Any] = {"neutral_tech": neutral, "neutral_base": 2}
    owners = {"a": 0, "c": 1, "d": 1}
    scene = lab("neutral_army", units=KINDS, owners=owners, **options)
    assert {levels(scene).level(scene.position.table, NOBODY, name) for name in FIELDS} == {neutral}
    scene.army(0, "a", "tank tank")
    grant(scene, 0, armoured=2)
    number = int(scene.position.table.next_number)
    scene.order(0, f"attack b with tank_{number - 2}, tank_{number - 1}", [3])
    battle = scene.battle
    foe = next(battle.unit[one] for one in battle.standing(1))
    name = unit_name(scene.rules, scene.position.table, foe)
    assert factor_of(scene, f"tank_{number - 1}", name) == expected


@clause("SA-technology-2")
def test_everybody_begins_at_level_one_and_no_field_rises_above_the_highest() -> None:
    scene = lab(tech_max=3)
    assert {level(scene, seat, field) for seat in (0, 1) for field in FIELDS} == {1}
    grant(scene, 0, soft=3, armoured=2)
    to_production(scene)
    assert scene.refused(0, "research soft from a 4") == "SA-technology-2"
    assert [order.split()[1] for order in offered(scene, "research")] == ["armoured"]
    grant(scene, 0, soft=2)
    assert scene.order(0, "research soft from a 4") == ["research-paid"]


@clause("SA-technology-5")
def test_there_are_nine_fields_and_no_other_can_be_researched() -> None:
    assert FIELDS == (
        "soft", "armoured", "naval", "sub", "air", "fortresses", "artillery", "anti_submarine", "anti_air",
    )  # fmt: skip
    scene = to_production(lab())
    for name in ("rockets", "radio", "rifles"):
        assert scene.refused(0, f"research {name} from a 2") == "SA-technology-5"
    assert scene.order(0, "research anti_air from a 2") == ["research-paid"]


@clause("SA-technology-12", "TV5-08", "R5-19")
def test_a_level_is_dearer_the_higher_it_is_and_while_another_field_lies_behind() -> None:
    cases = {(2, 1): "2", (3, 2): "4", (3, 1): "6", (4, 3): "6", (4, 2): "9", (4, 1): "12", (7, 6): "12", (7, 1): "42"}
    for (to, lowest), expected in cases.items():
        scene = grant(lab(), 0, soft=to - 1, armoured=lowest)
        assert price(scene, "soft", to) == expected, (to, lowest)


@clause("SA-technology-12")
def test_a_field_that_lies_behind_pays_no_surcharge_and_other_numbers_can_be_agreed() -> None:
    scene = grant(lab(), 0, soft=1, armoured=5)
    assert price(scene, "soft", 2) == "2"
    other = grant(lab(tech_base="3/2", tech_lag_surcharge="1/3"), 0, soft=3, armoured=1)
    assert price(other, "soft", 4) == "15/2", "3/2 × 3 × 5/3"
    free = grant(lab(tech_lag_surcharge="0"), 0, soft=3, armoured=1)
    assert price(free, "soft", 4) == "6"


@clause("SA-technology-12")
def test_only_fields_of_which_there_is_a_kind_brake() -> None:
    assert levels(lab()).present == ["soft", "armoured"]
    assert levels(lab("naval", units=KINDS)).present == ["soft", "armoured", "naval", "sub", "anti_submarine"]
    assert levels(lab("naval", "second_line", "submarines", "air", units=KINDS)).present == [
        "soft", "armoured", "naval", "sub", "air", "anti_submarine", "anti_air",
    ]  # fmt: skip
    assert "artillery" in levels(lab("artillery", units=KINDS)).present
    assert "artillery" not in levels(lab("naval", "capital_ships", "expensive_units", units=KINDS)).present
    scene = grant(lab(), 0, soft=3, armoured=3)
    assert price(scene, "soft", 4) == "6", "ships and aircraft at level 1 do not count"


@clause("SA-technology-15", "TV5-10")
@pytest.mark.parametrize(("discount", "expected"), [("1/3", "4"), ("1/2", "3"), ("0", "6")])
def test_in_one_field_a_seat_pays_less(discount: str, expected: str) -> None:
    scene = all_at(lab(tech_discount=discount, rolls=[2] if discount != "0" else []), 0, 3)
    talents = scene.position.table.seat_columns[levels(scene).talents]
    if discount == "0":
        assert list(talents) == [NOBODY, NOBODY]
    else:
        assert list(talents) == [FIELDS.index("armoured"), FIELDS.index("soft")]
    assert price(scene, "armoured", 4) == expected
    assert price(scene, "soft", 4) == "6"


@clause("SA-technology-15")
def test_the_discount_is_nothing_or_between_a_third_and_a_half() -> None:
    for wrong in ("1/4", "2/3", "1"):
        with pytest.raises(BadRulebook, match="bad_option"):
            assemble(LIBRARY, ["technology"], {"tech_discount": wrong})
    assert assemble(LIBRARY, ["technology"], {"tech_discount": "0"}).options["tech_discount"] == "0"


@clause("SA-technology-15")
def test_the_lots_are_distinct_even_where_there_are_fewer_fields_than_seats() -> None:
    scene = lab(owners=THREE, seats=3, tech_discount="1/3", rolls=[1, 7])
    talents = [int(number) for number in scene.position.table.seat_columns[levels(scene).talents]]
    assert [FIELDS[number] for number in talents] == ["soft", "armoured", "anti_air"]


@clause("SA-technology-11", "R5-19")
def test_any_fields_pay_together_and_parts_add_up() -> None:
    scene = to_production(grant(lab(owners=MINE), 0, soft=2, armoured=2))
    assert scene.order(0, "research soft from a 1, c 1/2") == ["research-paid-in-part"]
    assert (scene.purse("a"), scene.purse("b"), scene.purse("c")) == ("99", "100", "199/2")
    assert scene.order(0, "research soft from b 2") == ["research-paid-in-part"]
    assert scene.refused(0, "research soft from b 1") == "SA-technology-12"
    assert scene.order(0, "research soft from b 1/2") == ["research-paid"]
    assert laboratory(scene.rules, scene.position.table).paid == {}


@clause("SA-technology-11")
def test_bad_payments_are_refused() -> None:
    scene = to_production(lab(owners=MINE))
    assert scene.refused(0, "research soft from d 1") == "SA-technology-11"
    assert scene.refused(0, "research soft from a 101") == "SA-technology-11"
    assert scene.refused(0, "research soft from a 0") == "SA-technology-11"
    assert scene.refused(0, "research soft from") == "SA-technology-11"
    assert scene.refusal(0, "research soft").code == "nothing_paid"


@clause("SA-technology-12")
def test_what_was_paid_counts_by_the_price_of_the_day_and_a_surplus_lapses() -> None:
    scene = to_production(grant(lab(), 0, soft=3, armoured=2))
    assert scene.order(0, "research soft from a 8") == ["research-paid-in-part"]
    grant(scene, 0, armoured=3)
    assert scene.refused(0, "research soft from a 1") == "SA-technology-12"
    assert scene.order(0, "research soft") == ["research-paid"]
    lap = laboratory(scene.rules, scene.position.table)
    assert (lap.paid, scene.purse("a")) == ({}, "92")


@clause("SA-technology-14", "TV5-11", "R5-19")
def test_a_level_rises_at_the_start_of_the_own_turn_a_round_later() -> None:
    scene = lab(owners=THREE, seats=3)
    pass_to(scene, 4)
    to_production(scene)
    scene.order(0, "research soft from a 2")
    pass_to(scene, 6)
    assert level(scene, 0, "soft") == 1
    pass_to(scene, 7)
    assert level(scene, 0, "soft") == 2
    assert int(scene.position.table.on_turn) == 0


@clause("SA-technology-14")
@pytest.mark.parametrize(("delay", "risen"), [(0, 1), (2, 5), (3, 7)])
def test_the_delay_can_be_agreed(delay: int, risen: int) -> None:
    scene = to_production(lab(tech_delay=delay))
    told = scene.order(0, "research soft from a 2")
    assert ("technology-gained" in told) == (delay == 0)
    if delay:
        pass_to(scene, risen - 1)
        assert level(scene, 0, "soft") == 1
        pass_to(scene, risen)
    assert level(scene, 0, "soft") == 2


@clause("SA-technology-13")
def test_levels_come_one_at_a_time_but_several_fields_at_once() -> None:
    scene = to_production(lab())
    scene.order(0, "research soft from a 2")
    assert scene.refused(0, "research soft from a 1") == "SA-technology-13"
    assert [order.split()[1] for order in offered(scene, "research")] == ["armoured"]
    assert scene.order(0, "research armoured from a 2") == ["research-paid"]
    assert offered(scene, "research") == []
    pass_to(scene, 3)
    assert (level(scene, 0, "soft"), level(scene, 0, "armoured")) == (2, 2)
    to_production(scene)
    assert scene.order(0, "research soft from a 4") == ["research-paid"]


@clause("SA-technology-16", "TV5-12", "R5-20")
@pytest.mark.parametrize(("kind", "expected"), [("to_level", 5), ("one_step", 3)])
def test_a_gift_comes_at_the_receivers_first_turn_a_round_later(kind: str, expected: int) -> None:
    scene = grant(grant(lab(owners=THREE, seats=3, tech_gift=kind), 0, soft=5), 1, soft=2)
    pass_to(scene, 4)
    scene.order(0, "give_technology soft to seat_2")
    scene.order(1, "agree")
    pass_to(scene, 7)
    assert level(scene, 1, "soft") == 2
    pass_to(scene, 8)
    assert (level(scene, 1, "soft"), level(scene, 0, "soft")) == (expected, 5)


@clause("SA-technology-16", "R5-20")
def test_a_gift_needs_consent_and_brings_something() -> None:
    scene = grant(grant(lab(), 0, soft=3), 1, armoured=2)
    assert scene.refused(0, "give_technology armoured to seat_2") == "SA-technology-16"
    assert scene.refused(0, "give_technology soft to seat_1") == "SA-technology-16"
    assert scene.refused(0, "give_technology soft to seat_3") == "SA-technology-16"
    assert scene.refused(0, "give_technology radio to seat_2") == "SA-technology-5"
    assert offered(scene, "give_technology") == ["give_technology soft to seat_2"]
    scene.order(0, "give_technology soft to seat_2")
    assert scene.asked() == [(1, "consent")]
    assert str(scene.position.pending()[0].default()) == "decline"
    scene.order(1, "decline")
    assert laboratory(scene.rules, scene.position.table).rises == []
    assert scene.refused(0, "give_technology soft to seat_2") == "SA-technology-16"
    assert offered(scene, "give_technology") == []


@clause("SA-technology-16")
def test_the_same_is_not_given_twice_and_a_smaller_gift_not_after_a_larger_one() -> None:
    scene = grant(lab(), 0, soft=3)
    scene.order(0, "give_technology soft to seat_2")
    scene.order(1, "agree")
    assert scene.refused(0, "give_technology soft to seat_2") == "SA-technology-16"
    grant(scene, 0, soft=4)
    assert offered(scene, "give_technology") == ["give_technology soft to seat_2"]


@clause("SA-technology-16")
def test_gifts_can_be_switched_off_and_are_made_in_ones_own_turn() -> None:
    scene = grant(lab(tech_gift="off"), 0, soft=3)
    assert scene.refused(0, "give_technology soft to seat_2") == "SA-technology-16"
    assert offered(scene, "give_technology") == []
    own = to_production(grant(lab(), 0, soft=3))
    assert offered(own, "give_technology") == ["give_technology soft to seat_2"]


@clause("SA-technology-16")
def test_a_gift_never_lowers_a_level_that_was_reached_meanwhile() -> None:
    scene = grant(lab(), 0, soft=3)
    scene.order(0, "give_technology soft to seat_2")
    scene.order(1, "agree")
    grant(scene, 1, soft=6)
    pass_to(scene, 4)
    assert level(scene, 1, "soft") == 6


@clause("SA-technology-10")
def test_levels_are_public_on_a_card_with_a_figure_for_each_field() -> None:
    scene = grant(lab(), 0, soft=3)
    to_production(scene)
    scene.order(0, "research armoured from a 2")
    for seat in (0, 1, NOBODY):
        told: Any = scene.position.view(seat).to_json()
        ledger = next(mark for mark in told["marks"] if mark["name"] == "technology" and mark["power"] == "seat_1")
        lines = {line["name"]: (line["now"], line["later"]) for line in ledger["lines"]}
        assert lines == {"tech_soft": ("3", "3"), "tech_armoured": ("1", "2")}
        assert told["slices"]["technology"]["seat_1"]["levels"]["soft"] == 3


@clause("SA-technology-12", "SA-technology-11")
def test_a_question_tells_the_price_with_its_reasons_and_a_draft_what_it_leaves() -> None:
    scene = to_production(grant(lab(owners=MINE), 0, soft=3))
    about: Any = scene.position.pending()[0].about()
    told = {one["technology"]: one for one in about["research"]}
    assert (told["soft"]["level"], told["soft"]["missing"], told["soft"]["price"]["value"]) == (4, "12", "12")
    reasons = [(factor["name"], factor["clause"]) for factor in told["soft"]["price"]["factors"]]
    names = ("technology_base", "technology_level", "technology_lag")
    assert reasons == [(name, "SA-technology-12") for name in names]
    decision = scene.position.pending()[0]
    draft = decision.draft(scene.notation.parse("research soft from a 5, b 1"))
    assert (draft["left"], draft["purses"]) == ("6", {"a": "95", "b": "99", "c": "100"})


@clause("SA-technology-18", "R5-21")
def test_the_first_levels_of_the_irregular_tree_are_steps_with_a_price() -> None:
    scene = to_production(lab(owners=MINE, tech_tree="irregular_1900", tech_delay=0))
    assert scene.refused(0, "research tank_doctrine from a 4") == "SA-technology-13"
    scene.order(0, "research combustion_engine from a 2")
    assert level(scene, 0, "armoured") == 2
    assert scene.refused(0, "research tank_doctrine from a 4") == "SA-technology-18"
    assert scene.refused(0, "research armoured from a 4") == "SA-technology-18"
    scene.order(0, "research rifles from a 2")
    scene.order(0, "research machine_guns from a 4")
    assert level(scene, 0, "soft") == 3
    scene.order(0, "research tank_doctrine from a 4")
    assert level(scene, 0, "armoured") == 3


@clause("SA-technology-18")
def test_from_the_fourth_level_on_the_tree_is_regular() -> None:
    scene = grant(lab(tech_tree="irregular_1900"), 0, soft=3, armoured=2)
    assert price(scene, "soft", 4) == "9"
    assert price(scene, "armoured", 3) == "4", "a step has no surcharge"
    grant(scene, 0, soft=2, armoured=1)
    assert price(scene, "soft", 3) == "4"


@clause("SA-technology-18")
def test_radio_raises_nothing_and_is_needed() -> None:
    scene = to_production(lab("artillery", owners=MINE, units=KINDS, tech_tree="irregular_1900", tech_delay=0))
    scene.order(0, "research recoil_guns from a 2")
    refusal = scene.refusal(0, "research fire_control from a 4")
    assert (refusal.clause, refusal.values["needed"]) == ("SA-technology-18", "radio")
    assert "research radio from a 2" in offered(scene, "research")
    scene.order(0, "research radio from a 2")
    assert {level(scene, 0, field) for field in FIELDS} == {1, 2}
    assert scene.refused(0, "research radio from a 1") in ("SA-technology-2", "SA-technology-13")
    assert scene.order(0, "research fire_control from a 4") == ["research-paid", "technology-gained"]


@clause("SA-technology-18")
def test_every_step_of_the_tree_can_be_reached_and_needs_the_step_below_it() -> None:
    known: set[str] = set()
    while len(known) < len(STEPS):
        more = {name for name in STEPS if set(NEEDS[name]) <= known}
        assert more > known
        known = more
    assert len(STEPS) == 19
    assert {PRICES[name] for name, (_, to) in STEPS.items() if to == 2} == {2}
    assert {PRICES[name] for name, (_, to) in STEPS.items() if to == 3} == {4}
    for name, (field, to) in STEPS.items():
        if to == 3:
            assert [other for other in NEEDS[name] if STEPS[other] == (field, 2)], name


@clause("SA-technology-17")
def test_technology_is_one_factor_among_the_others() -> None:
    scene = lab("terrain", marks={"b": {"defence": "3/2"}})
    scene.army(0, "a", "inf")
    scene.army(1, "b", "inf")
    grant(scene, 1, soft=4)
    scene.order(0, "attack b with inf_1", [3])
    assert hit(scene, "inf_2", "inf_1") == "18", "2 × 3/2 × 6"


@clause("SA-technology-13")
def test_with_a_seat_all_that_it_has_paid_is_gone() -> None:
    scene = to_production(lab(owners=THREE, seats=3))
    scene.order(0, "research soft from a 2")
    scene.order(0, "research armoured from a 1")
    scene.order(0, "resign")
    found = laboratory(scene.rules, scene.position.table)
    assert (found.paid, found.rises) == ({}, [])
