"""That the tables of the war economy pay: growth and surplus proved exactly, and whole plans carried out by the rules.

Growth is proved from both sides without a solver. A mix of workers shows that a rate can be had: made in this round, it
replaces so many times what it used. Prices show that a rate cannot be had: at these prices no work, no building and no
worker yields so many times what goes in. The numbers were found by linear programming; here they are only checked.
"""

from fractions import Fraction
from math import lcm

import pytest

from tests.clause import clause
from tests.salva.economy_places import PRICE, carried_out, done, started
from tests.salva.economy_plans import ADVANCED_6, ADVANCED_8, BEGINNER_6, BEGINNER_8, GOLDEN, Plan
from velmoci.kernel.resources import read_text
from velmoci.salva.document import Document
from velmoci.salva.economy.phase import Phase, PhaseRules, Place
from velmoci.salva.economy.tables import (
    ADVANCED,
    BEGINNER,
    GOODS,
    NO_BUILDING,
    SETTLEMENT,
    TABLES,
    EconomyTable,
    economy_table,
    read_tables,
)

GROWING = {
    BEGINNER: {
        "grow_food": 26726, "mine_fuel": 12906, "mine_ore": 2414, "smelt_iron": 12001, "mix_concrete": 14298,
        "make_tools": 11305, "settle": 20349,
    },
    ADVANCED: {
        "grow_grain": 4998, "cut_wood": 2937, "mine_coal": 7957, "mine_iron_ore": 2183, "mine_nonferrous_ore": 12,
        "pump_oil": 778, "quarry_limestone": 14, "bake_food": 24841, "smelt_iron": 10839, "smelt_nonferrous_metal": 37,
        "refine_fuel": 3842, "mix_concrete": 14084, "make_chemicals": 7, "make_steel": 37, "make_tools": 6630,
        "make_parts": 161, "make_rubber": 7, "make_explosives": 7, "settle": 20628,
    },
}  # fmt: skip
"""How many of some hundred thousand workers do what where everything grows alike."""

PRICES = {
    BEGINNER: ([1, 1, 1, 1, 1, 1], Fraction(1763, 1000)),
    ADVANCED: (
        [6670, 5006, 6339, 6673, 0, 6629, 6214, 6662, 6663, 5321, 6654, 6670, 6629, 6636, 6393, 6451, 4389, 0],
        Fraction(11851),
    ),
}
"""What a unit of each resource is worth, and what a worker earns in a round."""


def used_for_growth(table: EconomyTable, workers: dict[str, int], rate: Fraction) -> list[Fraction]:
    """What a round uses of each resource if all of it must be there before: inputs, new buildings, food."""
    used = [Fraction(0) for _ in table.resources]
    buildings = 0
    for code, count in workers.items():
        line = table.conversions[table.conversion_index[code]]
        buildings += count if line.building != NO_BUILDING else 0
        for resource in line.inputs:
            used[resource] += count
    for code, price in PRICE.items():
        used[table.resource_index[code]] += price * buildings * (rate - 1)
    used[table.food] += sum(workers.values())
    return used


def can_grow(table: EconomyTable, workers: dict[str, int], rate: Fraction) -> bool:
    """Whether what the workers make is so many times what the round used, and so many more of them have settled."""
    used = used_for_growth(table, workers, rate)
    made = [Fraction(0) for _ in table.resources]
    settled = 0
    for code, count in workers.items():
        line = table.conversions[table.conversion_index[code]]
        if line.product == GOODS:
            made[line.output] += line.amount * count
        elif line.product == SETTLEMENT:
            settled += count
    is_made = all(have >= rate * need for have, need in zip(made, used, strict=True))
    return is_made and settled >= sum(workers.values()) * (rate - 1)


def cannot_grow(table: EconomyTable, prices: list[int], wage: Fraction, rate: Fraction) -> bool:
    """Whether nothing yields more than so many times its costs: no conversion, no building and no worker.

    A building costs its bundle and is worth that much a round later; its rent is what it would else lose by waiting.
    """
    cost = sum(prices[table.resource_index[code]] * count for code, count in PRICE.items())
    rent = cost * (rate - 1)
    settle = table.conversions[table.conversion_index["settle"]]
    worker = rate * (sum(prices[resource] for resource in settle.inputs) + wage)
    for line in table.conversions:
        if line.product == GOODS:
            inputs = sum(prices[resource] for resource in line.inputs) + wage
            inputs += rent if line.building != NO_BUILDING else 0
            if line.amount * prices[line.output] > rate * inputs:
                return False
    return worker <= rate * (prices[table.food] + worker - wage)


@clause("SA-war_economy-2", "SA-war_economy-4")
@pytest.mark.parametrize(("name", "rate"), [(BEGINNER, 1203), (ADVANCED, 1206)])
def test_everything_can_grow_by_a_fifth_in_a_round_and_by_no_more(name: str, rate: int) -> None:
    table, (prices, wage) = economy_table(name), PRICES[name]
    assert can_grow(table, GROWING[name], Fraction(rate, 1000))
    assert not can_grow(table, GROWING[name], Fraction(rate + 1, 1000))
    assert cannot_grow(table, prices, wage, Fraction(rate + 1, 1000))
    assert not cannot_grow(table, prices, wage, Fraction(rate, 1000))


def standing_mix(table: EconomyTable, service: list[str]) -> dict[str, Fraction]:
    """The shares of workers by which stocks stay as they are while half of all serve the army: exact elimination.

    Of the conversions that make one resource the first does it.
    """
    makers = [table.makers(resource.index)[0] for resource in table.resources]
    rows: list[list[Fraction]] = []
    for number in range(len(makers)):
        inputs = [Fraction(-line.inputs.count(number)) for line in makers]
        inputs[number] += makers[number].amount
        final = Fraction(int(number == table.food))
        for code in service:
            final += Fraction(table.conversions[table.conversion_index[code]].inputs.count(number), 2 * len(service))
        rows.append([*inputs, final])
    for here in range(len(rows)):
        rows[here] = [value / rows[here][here] for value in rows[here]]
        for other in range(len(rows)):
            if other != here:
                factor = rows[other][here]
                rows[other] = [one - factor * two for one, two in zip(rows[other], rows[here], strict=True)]
    shares = {line.code: rows[number][-1] for number, line in enumerate(makers)}
    return shares | {code: Fraction(1, 2 * len(service)) for code in service}


@clause("R5-40", "SA-war_economy-4")
@pytest.mark.parametrize(
    ("name", "service"),
    [
        (BEGINNER, ["recruit"]),
        (BEGINNER, ["recruit", "arm"]),
        (ADVANCED, ["recruit", "arm"]),
        (ADVANCED, ["recruit", "arm", "build_vehicles", "build_ships", "build_aircraft"]),
    ],
)
def test_half_of_all_workers_can_serve_the_army_for_ever(name: str, service: list[str]) -> None:
    table = economy_table(name)
    mix = standing_mix(table, service)
    assert all(share >= 0 for share in mix.values())
    assert sum(mix.values()) == 1
    workers = lcm(*(share.denominator for share in mix.values()))
    spot = Place("brno", (3 * workers,) * len(table.resources), workers, (workers,) * len(table.buildings), (0,))
    phase = started(spot, table=table, rules=PhaseRules(spoilage=(0, 1)))
    for group in (1, 2, 3):
        for code, share in mix.items():
            if share and table.conversions[table.conversion_index[code]].group == group:
                done(phase, code, int(share * workers))
        phase.end_group()
    phase.stock[0][table.food] -= workers
    assert tuple(phase.stock[0]) == spot.stock
    assert sum(phase.military[0]) == 6 * workers // 2


def test_no_more_than_half_can() -> None:
    """Goods made, six by each of X workers, are used two by each of X and of S soldiers, and one eaten by each of W.

    So 6 X = 2 X + 2 S + W, and with X + S = W it follows that S = W / 2, in every table of that form.
    """
    for name in TABLES:
        table = economy_table(name)
        assert {(len(line.inputs), int(line.amount)) for line in table.conversions} == {(2, 6)}
    for workers in (2, 8, 100):
        soldiers = [s for s in range(workers + 1) if 6 * (workers - s) >= 2 * (workers - s) + 2 * s + workers]
        assert max(soldiers) == workers // 2


def played(name: str, plan: Plan) -> tuple[Phase, int]:
    """A plan from the start set, carried out by the rules; nobody goes hungry."""
    table = economy_table(name)
    spot, army = Place("brno", table.start_stock, int(table.start_workers), table.start_buildings, (0,)), 0
    for works, buildings in plan:
        phase = carried_out(started(spot, table=table), works, buildings)
        assert phase.hungry == [0]
        army += sum(phase.military[0]) // 6
        spot = phase.places_after()[0]
    return phase, army


@clause("SA-war_economy-3", "SA-war_economy-16", "SA-war_economy-17")
@pytest.mark.parametrize(
    ("name", "plan", "factor", "army"),
    [
        (BEGINNER, GOLDEN, Fraction(2), 26),
        (BEGINNER, BEGINNER_8, Fraction(2), 28),
        (BEGINNER, BEGINNER_6, Fraction(1), 20),
        (ADVANCED, ADVANCED_8, Fraction(3, 2), 57),
        (ADVANCED, ADVANCED_6, Fraction(1), 39),
    ],
)
def test_a_start_set_yields_an_army_while_it_grows(name: str, plan: Plan, factor: Fraction, army: int) -> None:
    table = economy_table(name)
    phase, made = played(name, plan)
    assert made == army
    assert phase.workers[0] >= factor * table.start_workers
    assert all(now >= factor * then for now, then in zip(phase.stock[0], table.start_stock, strict=True))
    assert all(now >= factor * then for now, then in zip(phase.buildings[0], table.start_buildings, strict=True))


def test_the_checks_ring() -> None:
    """A table in which a conversion makes five of two does not grow so fast, and one that makes seven grows faster."""
    text = read_text("velmoci.salva", "data/economy.toml")
    prices, wage = PRICES[BEGINNER]
    poor = read_tables(Document("poor", text.replace("output = 6", "output = 5")))[BEGINNER]
    rich = read_tables(Document("rich", text.replace("output = 6", "output = 7")))[BEGINNER]
    assert not can_grow(poor, GROWING[BEGINNER], Fraction(1203, 1000))
    assert not cannot_grow(rich, prices, wage, Fraction(1204, 1000))
