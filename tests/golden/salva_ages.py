"""Playthroughs of Salva's part 5: supply, specialised factories and historical units, political points."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.maps.drawn import row
from tests.salva.scenes import Scene
from velmoci.salva.units import standard_kinds


def supply() -> SalvaTranscript:
    scene = Scene(
        ["supply", "alliance"], {"a": 0, "b": 1, "c": 2, "d": 3}, seats=4, fields=row("abcd"), sea=(),
        units=standard_kinds(), options={"supply_period": 1},
    )  # fmt: skip
    scene.army(0, "a", "infantry infantry infantry infantry supply_unit")
    scene.army(1, "b", "tank supply_unit")
    scene.army(2, "c", "tank")
    return played("Armies are fed in turn order, one from what an ally has", scene, """
        1: end_movement
        1: end_production
        2: end_movement
        2: end_production
        3: end_movement
        3: end_production
        4: end_movement
        4: end_production
        1: feed infantry_1 from supply_unit_7
        2: decline
        1: feed infantry_1 from supply_unit_7 | refused
        1: feed infantry_1 from supply_unit_5
        1: feed_all
        2: feed tank_8 from supply_unit_7 | refused
        2: feed tank_6 from supply_unit_7
        3: feed tank_8 from supply_unit_7
        2: agree
        1: end_movement
        1: buy supply_unit a
        1: end_production
    """)


def ages() -> SalvaTranscript:
    marks: dict[str, dict[str, object]] = {"a": {"factories": 2, "building_factories": 1, "production": "3"}}
    scene = Scene(
        ["civilization", "factories", "terrain", "technology", "artillery"], {"a": 0, "b": 0, "c": 1, "d": 1}, marks,
        {"historical_units": True, "tech_discount": "0", "factory_price": "1"}, fields=row("abcd"), sea=(),
        units=standard_kinds(),
    )  # fmt: skip
    scene.begin()
    return played("Specialised factories, and what comes with the second age", scene, """
        1: end_movement
        1: buy gun a | refused
        1: buy science_factory a
        1: research soft from a 1
        1: buy tank a
        1: end_production
        2: end_movement
        2: research soft from c 1/3
        2: end_production
        1: end_movement
        1: buy gun a
        1: buy tank a
        1: end_production
    """)


def politics() -> SalvaTranscript:
    marks: dict[str, dict[str, object]] = {"a": {"factories": 4, "production": "3"}, "b": {"factories": 0}}
    scene = Scene(
        ["civilization", "factories", "terrain", "political_buildings", "political_points"],
        {"a": 0, "b": 1, "c": 1, "d": 0}, marks,
        {"one_field_start": False, "political_capture": "1/3", "factory_price": "1/2"}, fields=row("abcd"), sea=(),
        units=standard_kinds(),
    )  # fmt: skip
    scene.army(1, "b", "tank tank")
    return played("Political factories, what else becomes points, and what a conqueror takes", scene, """
        1: end_movement
        1: buy political_building a
        1: devote a 5 | refused
        1: devote a 1
        1: end_production
        2: attack a with tank_1, tank_2
        2: end_movement
        2: end_production
    """)


AGES: tuple[Script, ...] = (supply, ages, politics)
