"""Plans of whole economies, round by round: the golden plan of the specification."""

from typing import Final

Plan = list[tuple[dict[str, int], dict[str, int]]]
"""For each round what is converted, and what is built."""
Told = list[tuple[int, str, int]]
"""For each round the workers and the stock that it leaves, and how much army there is by then."""

GOLDEN: Final[Plan] = [
    (
        {"grow_food": 1, "mine_fuel": 2, "smelt_iron": 1, "mix_concrete": 1, "make_tools": 1, "settle": 2},
        {"concrete_plant": 1, "farm": 2},
    ),
    (
        {"grow_food": 3, "smelt_iron": 1, "mix_concrete": 2, "make_tools": 1, "settle": 3},
        {"barracks": 1, "ironworks": 1},
    ),
    (
        {"grow_food": 3, "mine_fuel": 1, "smelt_iron": 2, "mix_concrete": 2, "make_tools": 1, "settle": 4},
        {"arms_works": 1, "farm": 1, "ironworks": 1, "toolworks": 1},
    ),
    (
        {"grow_food": 4, "mine_fuel": 2, "smelt_iron": 2, "mix_concrete": 2, "make_tools": 2,
         "recruit": 1, "arm": 1, "settle": 3},
        {"farm": 1, "mine": 1},
    ),
    (
        {"grow_food": 5, "mine_fuel": 2, "mine_ore": 1, "smelt_iron": 3, "mix_concrete": 2, "make_tools": 2,
         "recruit": 2, "arm": 1, "settle": 2},
        {"arms_works": 1, "barracks": 2, "mine": 1},
    ),
    (
        {"grow_food": 5, "mine_fuel": 4, "smelt_iron": 2, "mix_concrete": 2, "make_tools": 2, "recruit": 4, "arm": 3},
        {"arms_works": 1, "farm": 1},
    ),
    (
        {"grow_food": 6, "mine_fuel": 3, "mine_ore": 1, "smelt_iron": 2, "mix_concrete": 1, "make_tools": 2,
         "recruit": 3, "arm": 4},
        {},
    ),
    (
        {"grow_food": 6, "mine_fuel": 2, "mine_ore": 2, "smelt_iron": 3, "mix_concrete": 1, "make_tools": 1,
         "recruit": 3, "arm": 4},
        {},
    ),
]  # fmt: skip

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
