"""Plans of whole economies, round by round, as integer programming found them: conversions | new buildings.

Each is carried out by the rules in a test. The first is the golden plan of the specification.
"""

from typing import Final

Plan = list[tuple[dict[str, int], dict[str, int]]]
"""For each round what is converted, and what is built."""
Told = list[tuple[int, str, int]]
"""For each round the workers and the stock that it leaves, and how much army there is by then."""


def plan(text: str) -> Plan:
    """The rounds of a plan, one in each line."""
    rounds = [line.partition(" | ") for line in text.strip().splitlines()]
    return [(counts(works), counts(buildings)) for works, _, buildings in rounds]


def counts(text: str) -> dict[str, int]:
    """`farm 2, mine 1` as numbers by name."""
    parts = [part.split() for part in text.removesuffix(" |").split(", ") if part]
    return {name: int(number) for name, number in parts}


GOLDEN: Final = plan("""
grow_food 1, mine_fuel 2, smelt_iron 1, mix_concrete 1, make_tools 1, settle 2 | concrete_plant 1, farm 2
grow_food 3, smelt_iron 1, mix_concrete 2, make_tools 1, settle 3 | barracks 1, ironworks 1
grow_food 3, mine_fuel 1, smelt_iron 2, mix_concrete 2, make_tools 1, settle 4 | arms_works 1, farm 1, \
ironworks 1, toolworks 1
grow_food 4, mine_fuel 2, smelt_iron 2, mix_concrete 2, make_tools 2, recruit 1, arm 1, settle 3 | farm 1, \
mine 1
grow_food 5, mine_fuel 2, mine_ore 1, smelt_iron 3, mix_concrete 2, make_tools 2, recruit 2, arm 1, settle 2 \
| arms_works 1, barracks 2, mine 1
grow_food 5, mine_fuel 4, smelt_iron 2, mix_concrete 2, make_tools 2, recruit 4, arm 3 | arms_works 1, farm 1
grow_food 6, mine_fuel 3, mine_ore 1, smelt_iron 2, mix_concrete 1, make_tools 2, recruit 3, arm 4 |
grow_food 6, mine_fuel 2, mine_ore 2, smelt_iron 3, mix_concrete 1, make_tools 1, recruit 3, arm 4 |
""")

GOLDEN_TOLD: Final[Told] = [
    (10, "0/14/5/2/8/1", 0),
    (13, "4/7/4/1/9/4", 0),
    (17, "3/5/2/0/9/0", 0),
    (20, "3/6/0/2/13/3", 2),
    (22, "5/5/3/3/15/0", 5),
    (22, "4/15/1/0/16/6", 12),
    (22, "8/18/5/3/17/11", 19),
    (22, "12/15/14/13/12/15", 26),
]

GOLDEN_END: Final = {
    "farm": 6,
    "mine": 4,
    "ironworks": 3,
    "concrete_plant": 2,
    "toolworks": 2,
    "barracks": 4,
    "arms_works": 4,
}

BEGINNER_6: Final = plan("""
grow_food 1, mine_fuel 1, smelt_iron 1, mix_concrete 1, make_tools 1, arm 1, settle 2 | farm 2, arms_works 1
grow_food 3, mine_fuel 1, smelt_iron 1, mix_concrete 1, make_tools 1, recruit 1, arm 2 | arms_works 1
grow_food 2, mine_fuel 1, mine_ore 1, smelt_iron 1, make_tools 1, recruit 1, arm 3 |
grow_food 2, mine_fuel 2, smelt_iron 1, recruit 1, arm 3 |
grow_food 2, mine_fuel 2, smelt_iron 1, recruit 1, arm 3 |
grow_food 3, smelt_iron 1, mix_concrete 1, make_tools 1, recruit 1, arm 3 |
""")
"""Six rounds, nothing lost: 20 production points, and no plan makes more."""

BEGINNER_8: Final = plan("""
grow_food 1, mine_fuel 2, smelt_iron 1, mix_concrete 1, make_tools 1, settle 2 | farm 2
grow_food 3, smelt_iron 1, mix_concrete 1, make_tools 1, settle 4 | ironworks 1, concrete_plant 1
grow_food 3, mine_fuel 2, smelt_iron 2, mix_concrete 2, make_tools 1, recruit 1, arm 1, settle 2 | farm 1, \
arms_works 2
grow_food 4, mine_fuel 1, smelt_iron 2, mix_concrete 2, make_tools 1, recruit 1, arm 3, settle 2 | mine 1, \
toolworks 1, barracks 1
grow_food 4, mine_fuel 2, mine_ore 1, smelt_iron 2, mix_concrete 1, make_tools 2, recruit 2, arm 3, settle 1 \
| farm 1, arms_works 1
grow_food 5, mine_fuel 3, smelt_iron 2, mix_concrete 2, make_tools 2, recruit 1, arm 4 | mine 1
grow_food 5, mine_fuel 4, smelt_iron 2, mix_concrete 1, make_tools 1, recruit 2, arm 4 |
grow_food 5, mine_fuel 1, mine_ore 3, smelt_iron 2, make_tools 2, recruit 2, arm 4 |
""")
"""Eight rounds, everything at least doubled: 28 production points, and no plan makes more."""

ADVANCED_6: Final = plan("""
mine_coal 2, bake_food 3, smelt_iron 1, smelt_nonferrous_metal 1, refine_fuel 1, mix_concrete 1, \
make_steel_tools 1, make_parts 1, make_explosives 1, recruit 1, arm 1, settle 4 | ironworks 1, concrete_plant 1
grow_grain 2, mine_coal 2, mine_nonferrous_ore 1, pump_oil 1, quarry_limestone 1, bake_food 3, smelt_iron 2, \
smelt_nonferrous_metal 1, synthesise_fuel 1, mix_concrete 2, make_steel 1, make_steel_tools 1, make_parts 1, \
make_rubber 1, recruit 1, arm 1 | bakery 1, vehicle_works 1, aircraft_works 2
grow_grain 2, mine_coal 2, bake_food 4, smelt_iron 2, smelt_nonferrous_metal 1, synthesise_fuel 1, \
mix_concrete 2, make_steel 1, make_steel_tools 1, make_parts 1, recruit 1, arm 1, build_vehicles 1, \
build_aircraft 2 | arms_works 1, vehicle_works 2, aircraft_works 1
cut_wood 1, mine_iron_ore 1, bake_food 4, smelt_iron 2, mix_concrete 2, make_tools 1, make_parts 1, \
make_explosives 1, recruit 1, arm 2, build_vehicles 3, build_aircraft 3 | bakery 1, arms_works 1, \
aircraft_works 1
grow_grain 1, mine_iron_ore 1, bake_food 5, smelt_iron 2, mix_concrete 1, make_chemicals 1, make_steel 1, \
recruit 1, arm 2, build_vehicles 3, build_aircraft 4 | bakery 1
cut_wood 1, mine_coal 2, bake_food 6, make_tools 1, make_rubber 1, recruit 1, arm 3, build_vehicles 3, \
build_aircraft 4 |
""")
"""Six rounds, nothing lost: 39 production points."""

ADVANCED_8: Final = plan("""
grow_grain 2, cut_wood 1, mine_coal 3, quarry_limestone 1, bake_food 3, smelt_iron 1, synthesise_fuel 1, \
mix_concrete 1, make_chemicals 1, make_steel_tools 1, make_parts 1, make_rubber 1, arm 1 | ironworks 1, \
concrete_plant 3
bake_food 3, smelt_iron 2, mix_concrete 4, make_steel_tools 1, settle 8 | bakery 3, ironworks 1
bake_food 6, smelt_iron 3, synthesise_fuel 1, mix_concrete 4, make_steel 1, make_steel_tools 1, arm 1, settle \
9 | bakery 1, vehicle_works 4
grow_grain 1, mine_coal 2, mine_iron_ore 1, bake_food 7, smelt_iron 3, synthesise_fuel 1, mix_concrete 4, \
make_steel 1, make_steel_tools 1, make_parts 1, make_explosives 1, recruit 1, arm 1, build_vehicles 3, settle \
7 | bakery 1, toolworks 1, arms_works 1, aircraft_works 3
grow_grain 1, mine_coal 3, pump_oil 1, bake_food 8, smelt_iron 3, smelt_nonferrous_metal 1, synthesise_fuel \
1, mix_concrete 4, make_chemicals 1, make_steel 1, make_steel_tools 2, make_parts 1, make_rubber 1, arm 2, \
build_vehicles 4, build_aircraft 3, settle 4 | mine 2, arms_works 1, aircraft_works 2
grow_grain 2, cut_wood 2, mine_coal 4, mine_iron_ore 1, quarry_limestone 1, bake_food 8, smelt_iron 3, \
smelt_nonferrous_metal 1, synthesise_fuel 1, mix_concrete 4, make_chemicals 1, make_steel 1, make_steel_tools \
2, make_parts 1, make_explosives 1, recruit 1, arm 3, build_vehicles 4, build_aircraft 5 | bakery 3, \
machine_works 1, synthetics_works 1, barracks 1
grow_grain 2, cut_wood 1, mine_coal 1, mine_iron_ore 2, mine_nonferrous_ore 2, bake_food 10, smelt_iron 3, \
smelt_nonferrous_metal 1, synthesise_fuel 1, mix_concrete 2, make_steel 1, make_steel_tools 2, make_parts 2, \
make_rubber 2, recruit 2, arm 3, build_vehicles 4, build_aircraft 5 | oil_field 1, smelter 1, steelworks 1
grow_grain 2, mine_coal 5, bake_food 11, smelt_iron 3, smelt_nonferrous_metal 2, synthesise_fuel 1, \
mix_concrete 2, make_steel 1, make_steel_tools 2, make_parts 1, make_explosives 2, recruit 2, arm 3, \
build_vehicles 4, build_aircraft 5 | farm 1, quarry 1, refinery 1, chemical_works 1
""")
"""Eight rounds, everything at least half as much again: 57 production points."""
