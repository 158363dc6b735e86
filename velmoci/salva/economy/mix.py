"""The balanced mix: how many workers of a country do what while all of it grows alike and serves an aim besides."""

from __future__ import annotations

from typing import Final, final

from velmoci.salva.economy.tables import MILITARY, NO_BUILDING, RESEARCH, SETTLEMENT, EconomyTable

MILLION: Final = 1_000_000
ROUNDS: Final = 30
"""How often the mix is worked out anew from what it uses; each time it is nearer to the truth by half."""


@final
class Aim:
    """What a country works for: how fast it grows, what part of it makes points, and what each thing is worth to it."""

    def __init__(
        self,
        name: str,
        growth: int,
        service: int,
        product: int,
        points: int,
        settler: int,
        building: int,
    ) -> None:
        self.name: Final = name
        self.growth: Final = growth
        """By how many hundredths everything is to become more in a round."""
        self.service: Final = service
        """How many hundredths of the workers make points."""
        self.product: Final = product
        """Which points: military or research."""
        self.points: Final = points
        """What a conversion into points is worth, in hundredths of a unit of goods that is just enough there."""
        self.settler: Final = settler
        """The same for the first settler of a round; further ones are worth less and less."""
        self.building: Final = building
        """The same for a building of which there are just enough."""


GROWTH: Final = Aim("growth", 17, 0, int(MILITARY), 138, 480, 648)
ARMY: Final = Aim("army", 3, 45, int(MILITARY), 849, 0, 608)
LEARNING: Final = Aim("research", 3, 52, int(RESEARCH), 402, 0, 608)
LIVING: Final = Aim("living", 0, 0, int(MILITARY), 0, 0, 0)
"""Neither growth nor points: what a country needs to stay as it is."""
AIMS: Final = (GROWTH, ARMY, LEARNING)


def aim_of(name: str) -> Aim:
    """The aim of that name."""
    return next(aim for aim in AIMS if aim.name == name)


@final
class Mix:
    """For each conversion the workers that do it, for each building how many stand, for each resource what is used."""

    def __init__(self, table: EconomyTable) -> None:
        self.workers = [0 for _ in table.conversions]
        """In millionths of all workers."""
        self.buildings = [0 for _ in table.buildings]
        """In millionths of the number of workers."""


KNOWN: Final[dict[object, Mix]] = {}
"""The mixes that were worked out lately: one for each aim and each set of buildings that make its points."""
MOST_KNOWN: Final = 100


def balanced(
    table: EconomyTable, aim: Aim, service: tuple[int, ...], price: tuple[int, ...], capacity: int, food: int
) -> Mix:
    """The mix of a country that grows as its aim says; `service` are the conversions that make its points."""
    asked = (table, aim.name, aim.growth, aim.service, service, price, capacity, food)
    if asked not in KNOWN:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        KNOWN[asked] = worked_out(table, aim, service, price, capacity, food)
    return KNOWN[asked]


def worked_out(
    table: EconomyTable, aim: Aim, service: tuple[int, ...], price: tuple[int, ...], capacity: int, food: int
) -> Mix:
    """The mix, step by step from what it uses itself."""
    mix, growth = Mix(table), 100 + aim.growth
    makers = [[int(line.index) for line in table.makers(resource.index)] for resource in table.resources]
    given = fixed_part(table, aim, service)
    for _ in range(ROUNDS):
        used = uses(table, mix, price, aim.growth)
        used[table.food] += MILLION * food
        workers = given[:]
        for resource, lines in enumerate(makers):
            for line in lines:
                amount = int(table.conversions[line].amount)
                workers[line] += used[resource] * growth // (100 * amount * len(lines))
        mix.workers = workers
        mix.buildings = buildings_of(table, workers, capacity)
    return mix


def fixed_part(table: EconomyTable, aim: Aim, service: tuple[int, ...]) -> list[int]:
    """The workers whose number the aim says: those that make points, and those that settle."""
    part = [0 for _ in table.conversions]
    for line in service:
        part[line] = aim.service * MILLION // (100 * len(service))
    for conversion in table.conversions:
        if conversion.product == SETTLEMENT:
            part[conversion.index] = aim.growth * MILLION // 100
    return part


def uses(table: EconomyTable, mix: Mix, price: tuple[int, ...], growth: int) -> list[int]:
    """What the mix uses up of each resource, in millionths of the number of workers: inputs and new buildings."""
    used = [0 for _ in table.resources]
    for conversion in table.conversions:
        for resource in conversion.inputs:
            used[resource] += mix.workers[conversion.index]
    built = sum(mix.buildings) * growth // 100
    for resource, count in enumerate(price):
        used[resource] += count * built
    return used


def buildings_of(table: EconomyTable, workers: list[int], capacity: int) -> list[int]:
    """How many buildings of each kind the workers need."""
    needed = [0 for _ in table.buildings]
    for conversion in table.conversions:
        if conversion.building != NO_BUILDING:
            needed[conversion.building] += workers[conversion.index] // capacity
    return needed


def serving(table: EconomyTable, aim: Aim, standing: list[int]) -> list[int]:
    """The conversions that make the points of an aim: those whose building stands, or else the first of the table."""
    lines = [line for line in table.conversions if line.product == aim.product]
    ready = [int(line.index) for line in lines if line.building == NO_BUILDING or standing[line.building]]
    return ready or [int(lines[0].index)]


def first_needs(table: EconomyTable, mix: Mix, workers: int, later: int, food: int) -> list[int]:
    """What should lie there when a phase begins, in thousandths of a unit: what is used before any of it is made.

    Of what is used later `later` hundredths are wanted besides, and for each worker `food` hundredths of a meal.
    """
    needs = [0 for _ in table.resources]
    made_in = [min([int(line.group) for line in table.makers(resource.index)]) for resource in table.resources]
    for conversion in table.conversions:
        amount = mix.workers[conversion.index] * workers // 1000
        for resource in conversion.inputs:
            share = 100 if conversion.group <= made_in[resource] else later
            needs[resource] += amount * share // 100
    needs[table.food] += workers * food * 10
    return needs
