"""The tables of the war economy as they are shipped, and what is wrong with one that is not well written."""

import pytest

from tests.clause import clause
from velmoci.kernel.resources import read_text
from velmoci.salva.document import BadDocument, Document
from velmoci.salva.economy.tables import (
    ADVANCED,
    BEGINNER,
    GOODS,
    MILITARY,
    NO_BUILDING,
    RESEARCH,
    SETTLEMENT,
    TABLES,
    Conversion,
    EconomyTable,
    economy_table,
    label,
    read_tables,
)
from velmoci.salva.units import standard_kinds

TEXT = read_text("velmoci.salva", "data/economy.toml")


def conversion(table: EconomyTable, code: str) -> Conversion:
    found = table.conversion(code)
    assert found is not None
    return found


@clause("SA-war_economy-3")
def test_the_beginners_have_six_resources_and_the_others_at_least_fifteen() -> None:
    assert len(economy_table(BEGINNER).resources) == 6
    assert len(economy_table(ADVANCED).resources) == 18
    assert len(economy_table(ADVANCED).resources) >= 15


@clause("SA-war_economy-4", "SA-war_economy-5")
@pytest.mark.parametrize("name", TABLES)
def test_every_conversion_makes_six_of_two_and_works_when_its_building_does(name: str) -> None:
    table = economy_table(name)
    for line in table.conversions:
        assert (len(set(line.inputs)), line.amount) == (2, 6)
        assert line.building == NO_BUILDING or line.group == table.buildings[line.building].group
        assert (line.product == GOODS) == (line.output >= 0)


@clause("SA-war_economy-5", "SA-war_economy-7")
def test_some_conversions_need_no_building_and_some_buildings_know_several() -> None:
    table = economy_table(ADVANCED)
    free = [line.code for line in table.conversions if line.building == NO_BUILDING]
    assert free == ["cut_wood", "settle", "research"]
    assert [conversion(table, code).group for code in free] == [1, 3, 3]
    mine = table.building_index["mine"]
    assert [line.code for line in table.done_in(mine)] == ["mine_coal", "mine_iron_ore", "mine_nonferrous_ore"]
    assert [len(table.in_group(group)) for group in (1, 2, 3)] == [7, 7, 13]
    assert [len(economy_table(BEGINNER).in_group(group)) for group in (1, 2, 3)] == [3, 2, 5]


@clause("SA-war_economy-2")
@pytest.mark.parametrize("name", TABLES)
def test_there_is_a_way_from_every_resource_to_every_other(name: str) -> None:
    table = economy_table(name)
    for resource in table.resources:
        reached, queue = {int(resource.index)}, [int(resource.index)]
        for one in queue:
            for line in table.users(one):
                if line.product == GOODS and int(line.output) not in reached:
                    reached.add(int(line.output))
                    queue.append(int(line.output))
        assert len(reached) == len(table.resources), resource.code


@clause("SA-war_economy-2")
@pytest.mark.parametrize("name", TABLES)
def test_every_resource_has_a_maker_and_a_user_besides_the_army_and_every_extraction_needs_tools(name: str) -> None:
    table = economy_table(name)
    for resource in table.resources:
        assert table.makers(resource.index), resource.code
        assert any(line.product != MILITARY for line in table.users(resource.index)), resource.code
    extractions = [line for line in table.conversions if line.is_extraction()]
    assert extractions
    assert all(table.resource_index["tools"] in line.inputs for line in extractions)


def test_the_row_of_the_source_stands_in_both_tables() -> None:
    for name in TABLES:
        table = economy_table(name)
        line = conversion(table, "mix_concrete")
        assert table.buildings[line.building].name("cs") == "Betonárna"
        assert table.buildings[line.building].name("en") == "Concrete plant"
        assert [table.resources[one].name("cs") for one in line.inputs] == ["nářadí", "palivo"]
        assert [table.resources[one].name("en") for one in line.inputs] == ["tools", "fuel"]


def test_each_seat_starts_with_its_set() -> None:
    beginner, advanced = economy_table(BEGINNER), economy_table(ADVANCED)
    assert (beginner.start_workers, beginner.start_stock, sum(beginner.start_buildings)) == (8, (6,) * 6, 8)
    assert (advanced.start_workers, sum(advanced.start_stock), sum(advanced.start_buildings)) == (18, 120, 21)
    assert beginner.resources[beginner.food].code == advanced.resources[advanced.food].code == "food"


def test_points_and_names_are_found() -> None:
    table = economy_table(BEGINNER)
    products = [conversion(table, code).product for code in ("recruit", "arm", "settle", "research", "make_tools")]
    assert products == [MILITARY, MILITARY, SETTLEMENT, RESEARCH, GOODS]
    assert table.resource("coal") is None
    assert table.building("shipyard") is None
    assert table.conversion("bake_food") is None
    farm, food = table.building("farm"), table.resource("food")
    assert farm is not None
    assert food is not None
    assert (farm.is_military(), food.index) == (False, 0)
    assert table.bundle({"iron": 3, "concrete": 2}) == (0, 0, 0, 3, 0, 2)
    with pytest.raises(KeyError, match="coal"):
        table.bundle({"coal": 1})


def test_everything_in_a_table_has_a_name_in_both_languages() -> None:
    told = [(label(code, "cs"), label(code, "en")) for code in ("coal", "farm", "settle")]
    assert told == [("uhlí", "coal"), ("Farma", "Farm"), ("osídlení", "settling")]
    assert label("gold", "en") is None


@clause("SA-war_economy-16")
@pytest.mark.parametrize(
    ("name", "kind", "makers"),
    [
        (BEGINNER, "infantry", "barracks"),
        (BEGINNER, "aa_battery", "barracks"),
        (BEGINNER, "land_transport", "barracks"),
        (BEGINNER, "gun", "arms_works"),
        (BEGINNER, "fort", "arms_works"),
        (BEGINNER, "tank", "arms_works"),
        (BEGINNER, "cruiser", "arms_works"),
        (BEGINNER, "submarine", "arms_works"),
        (BEGINNER, "bomber", "arms_works"),
        (ADVANCED, "infantry", "barracks"),
        (ADVANCED, "gun", "arms_works"),
        (ADVANCED, "artillery_fort", "arms_works"),
        (ADVANCED, "aa_battery", "barracks arms_works"),
        (ADVANCED, "land_transport", "barracks vehicle_works"),
        (ADVANCED, "tank", "vehicle_works"),
        (ADVANCED, "armoured_gun", "arms_works vehicle_works"),
        (ADVANCED, "cruiser", "shipyard"),
        (ADVANCED, "submarine", "shipyard"),
        (ADVANCED, "bomber", "aircraft_works"),
    ],
)
def test_a_building_makes_units_of_its_classes(name: str, kind: str, makers: str) -> None:
    found = standard_kinds().find(kind)
    assert found is not None
    assert " ".join(one.code for one in economy_table(name).buildings if one.can_make(found)) == makers


@pytest.mark.parametrize("name", TABLES)
def test_every_kind_of_unit_is_made_somewhere(name: str) -> None:
    for kind in standard_kinds().rows:
        assert any(one.can_make(kind) for one in economy_table(name).buildings), kind.id


@pytest.mark.parametrize(
    ("old", "new", "code", "entry"),
    [
        ("[kinds]", "[kind]", "entry_missing", ""),
        ("[table.beginner]", "[table.other]", "entry_missing", "table.other"),
        ("output = 6", "output = 0", "bad_value", "table.beginner.output"),
        ('eaten = "food"', 'eaten = "bread"', "bad_value", "table.beginner.eaten"),
        ("workers = 8", "workers = true", "bad_value", "table.beginner.start.workers"),
        ("stock = { food", "stock = { bread", "unknown_entry", "table.beginner.start.stock.bread"),
        ("food = 6, fuel", "food = -1, fuel", "bad_value", "table.beginner.start.stock.food"),
        ('czech = "jídlo", ', "", "entry_missing", "table.beginner.resource.food"),
        ('czech = "jídlo"', "czech = 1", "bad_value", "table.beginner.resource.food.czech"),
        ('"Farm", group = 1', '"Farm", group = 4', "bad_value", "table.beginner.building.farm.group"),
        ('makes = ["unarmoured"]', 'makes = ["soft"]', "bad_value", "table.beginner.building.barracks.makes"),
        ('except = ["guns"]', 'except = "guns"', "bad_value", "table.beginner.building.barracks.except"),
        ('inputs = ["tools", "fuel"]', 'inputs = ["tools"]', "bad_value", "table.beginner.conversion.grow_food.inputs"),
        ('["tools", "fuel"]', '["tools", "oil"]', "bad_value", "table.beginner.conversion.grow_food.inputs"),
        ('makes = "food" }', 'makes = "oil" }', "bad_value", "table.beginner.conversion.grow_food.makes"),
        ('building = "farm"', 'building = "field"', "bad_value", "table.beginner.conversion.grow_food.building"),
        ('"settling", group = 3', '"settling", group = 0', "bad_value", "table.beginner.conversion.settle.group"),
        ('ore = { czech = "ruda", english = "ore" }', "ore = 1", "bad_value", "table.beginner.resource.ore"),
    ],
)  # fmt: skip
def test_a_table_that_is_not_well_written_is_refused(old: str, new: str, code: str, entry: str) -> None:
    assert old in TEXT
    with pytest.raises(BadDocument) as problem:
        read_tables(Document("economy.toml", TEXT.replace(old, new, 1)))
    assert (problem.value.code, problem.value.values["entry"]) == (code, entry)


def test_neither_table_may_be_missing() -> None:
    with pytest.raises(BadDocument) as problem:
        read_tables(Document("economy.toml", TEXT.replace("[table.advanced", "[table.other")))
    assert (problem.value.code, problem.value.values["missing"]) == ("entry_missing", "advanced")
