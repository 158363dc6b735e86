"""Games in the style of Civilization (SA-civilization)."""

from dataclasses import replace
from typing import Any, ClassVar

import pytest
from mypy_extensions import i64

from tests.clause import clause
from tests.maps.drawn import row, scenario_text, sides_of
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Chapter, assemble
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.salva.chapters.civilization_factories import yield_in_parts
from velmoci.salva.chapters.civilization_technology import first_level
from velmoci.salva.chapters.technology_levels import Levels
from velmoci.salva.chapters.workshops import USES, efficiency, take, worth_for
from velmoci.salva.document import Document
from velmoci.salva.game import GAME
from velmoci.salva.library import FIELD_KEYS, LIBRARY
from velmoci.salva.map_seams import RESEARCH, FieldFactor
from velmoci.salva.numbers import Chain, Inexact, ratio_text
from velmoci.salva.paying import left_for, spend
from velmoci.salva.position import position_by
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import read_scenario
from velmoci.salva.state import Table
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def producing(*chapters: str, marks: Any = None, **options: Any) -> Scene:
    """The production phase of the first turn; nobody starts on one field."""
    on = ["civilization", "factories", "terrain", *chapters]
    given = {"one_field_start": False, **options}
    scene = Scene(on, MINE, marks or {}, given, fields=row("abcd"), sea=(), units=standard_kinds()).begin()
    scene.order(0, "end_movement")
    return scene


def count(scene: Scene, column: str, field: str) -> int:
    found = scene.position.table.field_columns[scene.rules.field_column(column)]
    return int(found[scene.rules.board.index[field]])


def left(scene: Scene, field: str) -> dict[str, str]:
    """What a field can spend on what."""
    table, place = scene.position.table, scene.rules.board.index[field]
    return {use: ratio_text(left_for(scene.rules, table, place, use), scene.rules.money) for use in USES[:3]}


def price(scene: Scene, item: str, field: str) -> str:
    place = scene.rules.board.index[field]
    parts = scene.rules.price(scene.position.table, 0, scene.rules.items[item], place)
    return ratio_text(parts, scene.rules.money)


def begun(**more: Any) -> Scene:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    on = ["civilization", *more.pop("chapters", ["factories"])]
    options = more.pop("options", {})
    return Scene(on, owners, options=options, fields=row("abcd"), sea=(), units=standard_kinds(), **more).begin()


@clause("SA-civilization-1")
def test_the_switches_are_independent() -> None:
    for one_field in (True, False):
        for special in (True, False):
            scene = begun(options={"one_field_start": one_field, "specialised_factories": special})
            assert (scene.owner("b") is None) == one_field
            assert bool(scene.rules.items["science_factory"].spots(scene.position.sight(0), 0, False)) == special
    plain = begun(chapters=[], options={"specialised_factories": False})
    assert "science_factory" not in plain.rules.items
    with pytest.raises(BadRulebook, match="chapter_missing_one_of"):
        begun(chapters=[])


@clause("SA-civilization-9", "SA-civilization-1")
def test_historical_units_need_technology() -> None:
    with pytest.raises(BadRulebook, match=r"bad_option.*SA-civilization-9"):
        begun(options={"historical_units": True})


@clause("SA-civilization-2")
def test_everybody_starts_on_his_first_field_and_the_rest_is_neutral() -> None:
    scene = begun()
    assert [scene.owner(field) for field in "abcd"] == [0, None, 1, None]
    assert [count(scene, "factories", field) for field in "abcd"] == [1, 0, 1, 0]


@clause("SA-civilization-2")
def test_what_stands_ready_comes_to_the_one_field() -> None:
    text = scenario_text(row("abcd"), sides_of({"a": 0, "b": 0, "c": 1, "d": 1}, 2), {}, (), ())
    text = text.replace('id = "side_2"', 'id = "side_2"\nunits = { d = { tank = 2 }, c = { infantry = 1 } }')
    options = {"scenario": text, "players": 2, "goal": "elimination", "turn_order": "1 2"}
    book = assemble(LIBRARY, ["civilization", "factories"], options)
    position = position_by(Rules(book, standard_kinds(), read_scenario(Document("s", text), FIELD_KEYS)))
    position.apply(-1, Begin(), Scripted([]))
    table = position.table
    assert sorted(position.rules.board.ids[table.place[unit]] for unit in table.units()) == ["c", "c", "c"]


@clause("SA-civilization-2", "R5-47")
def test_where_the_goal_states_the_start_it_stands() -> None:
    options = {"goal": "blitz", "rounds": 6}
    scene = begun(options=options)
    assert [scene.owner(field) for field in "abcd"] == [0, 0, 1, 1]
    assert scene.rules.goal.states_start()
    assert not begun().rules.goal.states_start()


@clause("SA-civilization-4", "SA-civilization-5", "R5-23")
def test_what_output_is_worth_for_what() -> None:
    table = {one: [efficiency(one, other) for other in USES] for one in USES}
    assert table == {
        "unit": [1, 2, 3, 3], "building": [2, 1, 3, 3], "science": [3, 3, 1, 3], "politics": [3, 3, 3, 1],
    }  # fmt: skip


@clause("SA-civilization-5", "TS5-06")
def test_six_points_outside_the_speciality_are_two_and_between_units_and_buildings_three() -> None:
    marks = {
        "a": {"science_factories": 6, "factories": 0},
        "b": {"factories": 6},
        "c": {"building_factories": 6, "factories": 0},
    }
    scene = producing(marks=marks)
    assert left(scene, "a") == {"unit": "2", "building": "2", "science": "6"}
    assert left(scene, "b") == {"unit": "6", "building": "3", "science": "2"}
    assert left(scene, "c") == {"unit": "3", "building": "6", "science": "2"}
    assert [scene.purse(field) for field in "abc"] == ["2", "6", "3"]


@clause("SA-civilization-8", "TV5-27")
def test_a_science_factory_on_rich_ground_all_on_units() -> None:
    scene = producing(marks={"a": {"science_factories": 1, "factories": 0, "production": "3"}})
    assert (scene.purse("a"), left(scene, "a")["science"]) == ("1", "3")
    scene.order(0, "buy tank a")
    assert left(scene, "a") == {"unit": "0", "building": "0", "science": "0"}


@clause("SA-civilization-6", "TV5-28", "R5-23")
def test_output_may_be_divided() -> None:
    """A factory for units puts out one point: half of it for units, the other half is 1/6 for science."""
    scene = producing(marks={"a": {"factories": 1}})
    place = scene.rules.board.index["a"]
    spend(scene.position, place, "tank", scene.rules.money // 2)
    assert left(scene, "a") == {"unit": "1/2", "building": "1/4", "science": "1/6"}
    spend(scene.position, place, RESEARCH, scene.rules.money // 12)
    assert left(scene, "a") == {"unit": "1/4", "building": "1/8", "science": "1/12"}


@clause("SA-civilization-6")
def test_what_is_spent_comes_first_from_those_made_for_it() -> None:
    kept = [6, 6, 6, 6]
    take(kept, "building", 8)
    assert kept == [2, 0, 6, 6]
    take(kept, "building", 2)
    assert kept == [0, 0, 3, 6]
    assert worth_for([6, 6, 6, 6], "unit") == 6 + 3 + 2 + 2


@clause("SA-civilization-6")
def test_buildings_and_units_are_paid_from_what_counts_most() -> None:
    scene = producing(marks={"a": {"factories": 2, "building_factories": 4}})
    assert left(scene, "a") == {"unit": "4", "building": "5", "science": "2"}
    scene.order(0, "buy tank a")
    assert left(scene, "a") == {"unit": "3", "building": "9/2", "science": "5/3"}
    scene.order(0, "buy tank a")
    scene.order(0, "buy tank a")
    assert left(scene, "a") == {"unit": "1", "building": "2", "science": "2/3"}


@clause("SA-civilization-4", "SA-civilization-7", "TV5-26")
def test_the_third_factory_of_a_field_costs_three_times_the_price() -> None:
    scene = producing(marks={"a": {"factories": 1, "science_factories": 1, "building_factories": 0}})
    items = ("factory", "building_factory", "science_factory")
    assert [price(scene, item, "a") for item in items] == ["6", "6", "6"]
    assert [price(scene, item, "b") for item in items] == ["4", "4", "4"]
    plain = producing(marks={"a": {"science_factories": 3}}, specialised_factories=False)
    assert (price(plain, "factory", "a"), count(plain, "science_factories", "a")) == ("4", 0)
    bundle = scene.rules.items["science_factory"].bundle_price(scene.position.table, 0, 0, 2)
    assert bundle == scene.rules.in_parts(6 + 8, 1)


@clause("SA-civilization-4")
@pytest.mark.parametrize("kind", ["factories", "building_factories", "science_factories"])
def test_factories_of_every_kind_are_bought(kind: str) -> None:
    scene = producing(marks={"a": {"building_factories": 9, "factories": 0}}, factory_price="1/3")
    before = count(scene, kind, "a")
    item = {"factories": "factory", "building_factories": "building_factory", "science_factories": "science_factory"}
    told = scene.order(0, f"buy {item[kind]} a")
    assert count(scene, kind, "a") == before + 1
    assert told == ["factory-built" if kind == "factories" else "workshop-built"]


@clause("SA-civilization-4")
def test_neighbours_help_to_pay_for_every_kind() -> None:
    for item in ("building_factory", "science_factory"):
        scene = producing(marks={"a": {"building_factories": 4, "factories": 0}, "b": {"factories": 0}})
        assert scene.refused(0, f"build_{item} b from a 1") == "SA-factories-11"
        assert scene.refused(0, f"build_{item} b from a 3") == "SA-factories-11"
        assert offered(scene, f"build_{item}") == ([f"build_{item} b from a 2"], False)
        scene.order(0, f"build_{item} b from a 2")
        assert count(scene, f"{item.partition('_')[0]}_factories", "b") == 1
        assert left(scene, "a")["building"] == "2"


@clause("SA-civilization-4")
@pytest.mark.parametrize(("fate", "after"), [("keep", (1, 2, 2)), ("lose_one", (0, 2, 2)), ("destroy_all", (0, 0, 0))])
def test_what_becomes_of_them_when_a_field_falls(fate: str, after: tuple[int, int, int]) -> None:
    marks = {"d": {"factories": 1, "building_factories": 2, "science_factories": 2}}
    scene = producing(marks=marks, factory_on_conquest=fate)
    fallen(scene)
    columns = ("factories", "building_factories", "science_factories")
    assert tuple(count(scene, column, "d") for column in columns) == after


def fallen(scene: Scene) -> None:
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index["d"], 1, 0)


@clause("SA-civilization-4")
def test_where_no_factory_for_units_stands_another_one_is_lost() -> None:
    marks = {"d": {"factories": 0, "building_factories": 1, "science_factories": 1}}
    scene = producing(marks=marks, factory_on_conquest="lose_one")
    fallen(scene)
    assert (count(scene, "building_factories", "d"), count(scene, "science_factories", "d")) == (0, 1)


@clause("SA-civilization-6")
def test_what_is_left_at_the_end_is_lost_and_nothing_stays_behind() -> None:
    scene = producing(marks={"a": {"science_factories": 2}})
    assert count(scene, "output_science", "a") > 0
    scene.order(0, "end_production")
    assert [count(scene, f"output_{use}", "a") for use in USES] == [0, 0, 0, 0]


@clause("SA-civilization-4", "R5-41")
def test_everybody_sees_which_factories_stand_where_and_what_is_left_for_what() -> None:
    scene = producing(marks={"a": {"science_factories": 1, "factories": 0}, "c": {"building_factories": 2}})
    marks = scene.rules.faces[-1].marks(scene.position.table)
    told = [(mark["name"], mark["field"], mark["value"]) for mark in marks]
    assert told == [
        ("science_factories", "a", "1"), ("left_building", "a", "1/3"), ("left_science", "a", "1"),
        ("left_building", "b", "1/2"), ("left_science", "b", "1/3"),
        ("building_factories", "c", "2"), ("left_building", "c", "5/2"), ("left_science", "c", "1"),
    ]  # fmt: skip
    plain = producing(marks={"a": {"science_factories": 1}}, specialised_factories=False)
    assert plain.rules.faces[-1].marks(plain.position.table) == []


@clause("SA-civilization-6")
def test_cargo_is_good_for_units_and_what_others_take_was_spent_on_units() -> None:
    scene = producing(marks={"a": {"building_factories": 2, "factories": 0}})
    scene.army(0, "a", "supply_cargo")
    scene.order(0, "use_cargo supply_cargo_1")
    assert left(scene, "a") == {"unit": "2", "building": "5/2", "science": "1"}


@clause("SA-civilization-6")
def test_upkeep_is_paid_as_units_are() -> None:
    """Two points for upkeep: one of the factory for units, and two of those for buildings."""
    marks = {"a": {"factories": 1, "building_factories": 4}, "b": {"factories": 0}, "c": {"factories": 0}}
    scene = producing("upkeep", marks=marks, upkeep_coefficient="1")
    table, place = scene.position.table, scene.rules.board.index["a"]
    assert left(scene, "a") == {"unit": "3", "building": "9/2", "science": "5/3"}
    table.purse[place] -= 2 * scene.rules.money
    assert left(scene, "a") == {"unit": "1", "building": "2", "science": "2/3"}
    scene.order(0, "buy tank a")
    assert left(scene, "a") == {"unit": "0", "building": "0", "science": "0"}


@clause("SA-civilization-6")
def test_the_shop_knows_what_a_field_can_pay_for() -> None:
    scene = producing(marks={"a": {"building_factories": 4, "factories": 0}})
    [decision] = [one for one in scene.position.pending() if one.seat == 0]
    told: Any = decision.about()
    can = {(one["item"], one["spot"]): one["can"] for one in told["choices"]["buy"]}
    assert (can["science_factory", "a"], price(scene, "science_factory", "a")) == (False, "10")
    cheap = producing(marks={"a": {"building_factories": 4, "factories": 0}}, factory_price="3/5")
    [decision] = [one for one in cheap.position.pending() if one.seat == 0]
    told = decision.about()
    can = {(one["item"], one["spot"]): one["can"] for one in told["choices"]["buy"]}
    assert (can["science_factory", "a"], can["tank", "a"]) == (True, True)
    assert "buy science_factory a" in {str(order) for order in decision}
    assert cheap.refused(0, "buy factory b") == "SA-minimal-24"


def historical(*chapters: str, **options: Any) -> Scene:
    """The production phase of the first turn by historical units; nobody pays less in any field."""
    given = {"historical_units": True, "tech_discount": "0", **options}
    return producing("technology", *chapters, marks={"a": {"factories": 9}}, **given)


def raise_level(scene: Scene, field: str, level: int, seat: int = 0) -> None:
    Levels(scene.rules).raise_to(scene.position.table, seat, field, level)


def level_price(scene: Scene, field: str, level: int) -> str:
    return Levels(scene.rules).price(scene.position.table, 0, field, level).text()


@clause("SA-civilization-9", "TV5-09", "R5-24")
def test_low_levels_cost_less() -> None:
    scene = historical()
    for field in ("soft", "armoured"):
        raise_level(scene, field, 6)
    for level, cost in ((2, "1"), (3, "3"), (4, "6"), (5, "10"), (6, "15"), (7, "21")):
        assert level_price(scene, "soft", level) == cost
    again = historical()
    raise_level(again, "soft", 2)
    assert level_price(again, "soft", 3) == "9/2"
    usual = historical(historical_units=False)
    assert level_price(usual, "soft", 2) == "2"


@clause("SA-civilization-12", "TS5-07", "TV5-45")
def test_a_field_with_nothing_to_build_holds_nobody_up() -> None:
    scene = historical("naval", "second_line", "submarines", "air", "fortresses", "artillery")
    levels = Levels(scene.rules)
    assert "air" in levels.present
    for field in ("armoured", "naval", "fortresses"):
        raise_level(scene, field, 4)
    raise_level(scene, "soft", 2)
    assert level_price(scene, "soft", 3) == "3"
    raise_level(scene, "soft", 4)
    assert level_price(scene, "air", 2) == "1", "the lag is never below 0"
    assert levels.braking(scene.position.table, 0) == ["soft", "armoured", "naval", "fortresses"]
    raise_level(scene, "artillery", 2)
    assert "artillery" in levels.braking(scene.position.table, 0)
    for field, least in (("sub", 5), ("air", 5), ("anti_submarine", 5), ("anti_air", 5)):
        raise_level(scene, field, least - 1)
        assert field not in levels.braking(scene.position.table, 0)
        raise_level(scene, field, least)
    assert levels.braking(scene.position.table, 0) == list(levels.present)
    usual = historical("naval", "air", historical_units=False)
    assert "air" in Levels(usual.rules).braking(usual.position.table, 0)


@clause("SA-civilization-11", "R5-24")
def test_from_which_level_on_there_is_what() -> None:
    rows = {kind.id: first_level(kind) for kind in standard_kinds().rows}
    ones = ("infantry", "tank", "at_gun", "transport_ship", "fort", "supply_cargo", "supply_unit")
    assert {rows[name] for name in ones} == {1}
    twos = [name for name, level in rows.items() if level == 2]
    assert twos == ["cruiser", "gun", "artillery_fort", "land_transport"]
    assert [name for name, level in rows.items() if level == 3] == ["destroyer", "recon_boat", "land_patrol"]
    assert [name for name, level in rows.items() if level == 4] == ["battleship"]
    fives = {"submarine", "bomber", "fighter", "aa_battery", "flak_fort", "recon_plane"}
    assert {name for name, level in rows.items() if level == 5} == fives
    sixes = {name for name, level in rows.items() if level == 6}
    assert {"carrier", "kaibokan", "pioneer_infantry", "light_tank", "armoured_gun", "strategic_bomber"} <= sixes


@clause("SA-civilization-11")
def test_what_belongs_to_a_later_age_cannot_be_bought() -> None:
    scene = historical("fortresses", "artillery")
    assert scene.refused(0, "buy gun a") == "SA-civilization-11"
    refusal = scene.refusal(0, "buy gun a")
    assert refusal.values == {"item": "gun", "technology": "soft", "level": 2}
    assert "buy gun a" not in {str(order) for order in scene.position.pending()[0]}
    raise_level(scene, "soft", 2)
    assert scene.order(0, "buy gun a") == ["begun"]
    assert scene.refused(0, "buy artillery_fort a") == "SA-civilization-11"
    assert historical("artillery", historical_units=False).order(0, "buy gun a") == ["begun"]


@clause("SA-civilization-10", "R5-41")
def test_what_units_look_like_in_their_age() -> None:
    scene = historical("air", "naval")
    raise_level(scene, "soft", 3)
    raise_level(scene, "armoured", 9)
    marks = scene.rules.faces[-1].marks(scene.position.table)
    [mine] = [mark for mark in marks if mark["name"] == "ages" and mark["power"] == "seat_1"]
    lines: Any = mine["lines"]
    assert [line["name"] for line in lines] == ["age_soft_3", "age_armoured_7", "age_naval_1"]
    assert [line["now"] for line in lines] == ["3", "9", "1"]
    for language in LANGUAGES:
        sentences = Sentences(language, (GAME.locale,), GAME.names)
        assert all(sentences.has(f"line-{line['name']}") for line in lines)
    assert historical(historical_units=False).rules.faces[-1].marks(scene.position.table) == []


@clause("SA-civilization-5", "SA-technology-11")
def test_science_pays_for_technology_in_full_and_others_a_third() -> None:
    marks = {"a": {"science_factories": 2, "factories": 0}, "b": {"factories": 3}}
    scene = producing("technology", marks=marks, tech_discount="0")
    assert scene.refused(0, "research soft from b 3/2") == "SA-technology-11"
    scene.order(0, "research soft from b 1, a 1")
    assert left(scene, "a") == {"unit": "1/3", "building": "1/3", "science": "1"}
    assert left(scene, "b") == {"unit": "0", "building": "0", "science": "0"}
    assert offered(scene, "research") == (["research armoured from a 1, c 1/3"], False)


@clause("R5-42")
def test_differences_may_weigh_more_by_the_option_of_technology() -> None:
    for table, times in (("standard", 2), ("steep", 6)):
        scene = historical(tech_table=table)
        [tank] = scene.army(0, "a", "tank")
        [other] = scene.army(1, "d", "tank")
        raise_level(scene, "armoured", 3)
        raise_level(scene, "artillery", 3)
        chain = Chain()
        for factor in scene.rules.fire:
            if factor.name == "technology":
                factor.shell(scene.position.table, scene.unit(tank), scene.unit(other), chain)
        assert (chain.num, chain.den) == (times, 1)


@clause("SA-civilization-1", "SA-civilization-6")
def test_without_specialised_factories_everything_is_paid_from_one_purse() -> None:
    scene = producing(marks={"a": {"factories": 6}}, specialised_factories=False)
    assert left(scene, "a") == {"unit": "6", "building": "6", "science": "6"}
    spend(scene.position, scene.rules.board.index["a"], RESEARCH, scene.rules.money)
    assert left(scene, "a") == {"unit": "5", "building": "5", "science": "5"}
    assert scene.purse("a") == "5"


class Drought(FieldFactor):
    """A factor that is no whole number of parts, and says nothing of it."""

    name = "drought"
    depends_on_field: ClassVar[bool] = True

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.times(1, 7919, "drought", "SA-terrain-1")


@clause("SA-civilization-5")
def test_output_that_is_no_whole_number_of_parts_is_not_rounded() -> None:
    drought = Chapter(id="drought", clause="SA-terrain-1", contributions={"production": (Drought,)})
    library = replace(LIBRARY, chapters=(*LIBRARY.chapters, drought))
    on = ["civilization", "factories", "drought"]
    made = Scene(on, MINE, {}, {"one_field_start": False}, fields=row("abcd"), sea=(), library=library)
    with pytest.raises(Inexact, match="drought"):
        yield_in_parts(made.rules, made.position.table, 0)
