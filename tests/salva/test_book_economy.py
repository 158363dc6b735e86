"""What the players' rulebook tells of the war economy: its table is the engine's, its example and advice are played."""

from tests.salva.book_pages import both, numbers, tables, tells
from tests.salva.economy_places import beginner, carried_out, finish, place, started, stock
from velmoci.salva.chapters.war_economy import BUNDLE, RAILWAY
from velmoci.salva.economy.mix import ARMY, GROWTH, Aim
from velmoci.salva.economy.phase import PhaseRules, Place
from velmoci.salva.economy.planner import propose
from velmoci.salva.economy.tables import ADVANCED, GOODS, NO_BUILDING, TABLES, EconomyTable, economy_table

SECTION = ("War economy", "Válečná ekonomika")
POINTS = {"en": "point of research", "cs": "bod výzkumu"}


def test_the_table_of_the_book_is_the_beginners() -> None:
    table = beginner()
    for language, rows in tables(SECTION):
        assert len(rows) == len(table.conversions)
        for cells, line in zip(rows, table.conversions, strict=True):
            building = "–" if line.building == NO_BUILDING else table.buildings[line.building].name(language)
            inputs = ", ".join(table.resources[one].name(language) for one in line.inputs)
            assert cells[:3] == [str(line.group), building, inputs]
            if line.product == GOODS:
                assert cells[3] == f"{line.amount} {table.resources[line.output].name(language)}"
            else:
                assert cells[3].startswith("1 ")
    assert [cells[3] for _, rows in tables(SECTION) for cells in rows][-1] == f"1 {POINTS['cs']}"


def test_concrete_is_mixed_and_food_spoils_as_the_book_tells_it() -> None:
    phase = carried_out(
        started(place({"tools": 1, "fuel": 1, "food": 1}, 1, {"concrete_plant": 1})), {"mix_concrete": 1}, {}
    )
    assert stock(phase)["concrete"] == 6
    fed = started(place({"food": 21}, 4))
    finish(fed)
    assert (fed.spoiled, stock(fed)["food"]) == ([5], 12)
    assert tells(SECTION, [6, 1, 1, 17, 5, 12])


def test_prices_and_sizes_are_those_of_the_book() -> None:
    assert BUNDLE == {"concrete": 3, "iron": 3}
    assert RAILWAY == {"concrete": 2, "iron": 4}
    advanced = economy_table(ADVANCED)
    assert (len(advanced.resources), len(advanced.buildings)) == (18, 19)
    for language, text in both(SECTION):
        assert ("eighteen" if language == "en" else "osmnáct") in text
        assert ("nineteen" if language == "en" else "devatenáct") in text
        assert numbers(text)


def army_after(table: EconomyTable, aims: list[Aim]) -> tuple[int, int]:
    """How much army the planner makes of the start set, and how many workers there are then."""
    spot, army = Place("brno", table.start_stock, int(table.start_workers), table.start_buildings, (0,)), 0
    for aim in aims:
        plan = propose(table, PhaseRules(), (spot,), table.bundle(BUNDLE), aim)
        army += plan.army()
        spot = plan.phase.places_after()[0]
    return army, spot.workers


def test_growing_first_makes_as_much_army_and_leaves_a_larger_country() -> None:
    for name in TABLES:
        table = economy_table(name)
        at_once, then = army_after(table, [ARMY] * 8), army_after(table, [GROWTH] * 3 + [ARMY] * 5)
        assert then[0] >= at_once[0]
        assert 2 * then[1] >= 3 * at_once[1]
