"""A proposal for one production phase: who does what, what is built, what comes of it, and what is short and why."""

from __future__ import annotations

from typing import Final, final

from velmoci.kernel.errors import Refusal
from velmoci.salva.economy.draft import Draft, works_at
from velmoci.salva.economy.feeding import feed
from velmoci.salva.economy.mix import GROWTH, LIVING, MILLION, Aim, Mix, balanced, first_needs, serving
from velmoci.salva.economy.phase import POINTS_PER_UNIT, Phase, PhaseRules, Place, Work
from velmoci.salva.economy.region import Region, Worth, regions
from velmoci.salva.economy.tables import GROUPS, NO_BUILDING, PRODUCTS, EconomyTable

LATER: Final = 30
"""How many hundredths of what will be made in time should lie there all the same."""
MEALS: Final = 142
"""For each worker so many hundredths of a meal are to be left for the next phase."""
BUILDINGS: Final = 101
"""Of the price of the buildings that growth needs so many hundredths are to lie there when a phase begins."""
AHEAD: Final = 2
"""So many phases are looked ahead for hunger."""

Amounts = dict[str, int]


@final
class Shortage:
    """Work that the aim would want more of, and what stands against it."""

    def __init__(self, conversion: int, place: int, refusal: Refusal) -> None:
        self.conversion: Final = conversion
        self.place: Final = place
        self.refusal: Final = refusal


@final
class Plan:
    """A proposal, carried out to the end on paper."""

    def __init__(self, works: list[Work], built: list[tuple[int, int]], phase: Phase) -> None:
        self.works: Final = works
        self.built: Final = built
        """Buildings with their places."""
        self.phase: Final = phase
        """The phase as it would end."""
        self.groups: list[Amounts] = []
        """What each group makes, by the names of resources and points."""
        self.shortages: list[Shortage] = []

    def total(self) -> Amounts:
        """What all groups make together."""
        return added(self.groups)

    def army(self) -> int:
        """Production points' worth of military points, in whole ones."""
        return sum([sum(row) // POINTS_PER_UNIT for row in self.phase.military])


MOST_KNOWN: Final = 100
KNOWN: Final[dict[object, Plan]] = {}
"""What was proposed lately, at most so many: a menu, a check and a bot ask the same. Nobody changes them."""


def propose(
    table: EconomyTable,
    rules: PhaseRules,
    places: tuple[Place, ...],
    price: tuple[int, ...],
    aim: Aim = GROWTH,
    idle: tuple[int, ...] = (),
) -> Plan:
    """What a seat could well do in this phase. The phase refuses none of it; equal places are given equal answers.

    Where somebody would go hungry soon, nobody grows or arms if fewer go hungry so. `idle` are the kinds of buildings
    whose points nobody can use.
    """
    asked = (table, aim.name, rules.key(), tuple([place.key() for place in places]), price, idle)
    known = KNOWN.get(asked)
    if known is not None:
        return known
    plan = weighed(table, rules, places, price, aim, idle)
    if len(KNOWN) >= MOST_KNOWN:
        KNOWN.clear()
    KNOWN[asked] = plan
    return plan


def weighed(
    table: EconomyTable,
    rules: PhaseRules,
    places: tuple[Place, ...],
    price: tuple[int, ...],
    aim: Aim,
    idle: tuple[int, ...],
) -> Plan:
    """The draft for an aim, or the one that only keeps the country alive if fewer go hungry by that."""
    plan = drafted(table, rules, places, price, aim, idle)
    hunger = hunger_ahead(plan, table, rules, price) if aim is not LIVING else 0
    if not hunger:
        return plan
    careful = drafted(table, rules, places, price, LIVING, idle)
    return careful if hunger_ahead(careful, table, rules, price) < hunger else plan


def hunger_ahead(plan: Plan, table: EconomyTable, rules: PhaseRules, price: tuple[int, ...]) -> int:
    """How often somebody goes hungry in this phase and the next ones, in which the country only keeps alive."""
    total = sum(plan.phase.hungry) + sum(plan.phase.lost)
    for _ in range(AHEAD):
        if not total and is_provided(plan.phase):
            return 0
        plan = drafted(table, rules, plan.phase.places_after(), price, LIVING)
        total += sum(plan.phase.hungry) + sum(plan.phase.lost)
    return total


def is_provided(phase: Phase) -> bool:
    """Whether there is food for another phase, even if nobody made any."""
    food = sum([row[phase.table.food] for row in phase.stock])
    return food >= sum(phase.workers) * phase.rules.worker_food


def drafted(
    table: EconomyTable,
    rules: PhaseRules,
    places: tuple[Place, ...],
    price: tuple[int, ...],
    aim: Aim,
    idle: tuple[int, ...] = (),
) -> Plan:
    """The draft for an aim, carried out on paper."""
    draft, works, built = Draft(table, rules, places, price, aim, idle), list[Work](), list[tuple[int, int]]()
    wanted = [0 for _ in table.conversions]
    for region in regions(table, rules, places):
        if region.workers:
            mix = mix_of(draft, region)
            note_wishes(wanted, mix, region)
            draft.plan(region, mix)
            works += draft.works()
            built += draft.built
    return carried_out(Phase(table, rules, places), works, built, price, wanted)


def mix_of(draft: Draft, region: Region) -> Mix:
    """The mix that the region is to come near to; from it follows what goods are worth there."""
    table, rules = draft.table, draft.rules
    standing = [
        sum([draft.places[at].buildings[kind] for at in region.members]) for kind in range(len(table.buildings))
    ]
    service = serving(table, draft.aim, [0 if kind in draft.idle else count for kind, count in enumerate(standing)])
    mix = balanced(table, draft.aim, tuple(service), draft.price, rules.building_capacity, rules.worker_food)
    needs = first_needs(table, mix, region.workers, LATER, MEALS * rules.worker_food)
    living = balanced(table, LIVING, tuple(service), draft.price, rules.building_capacity, rules.worker_food)
    vital = first_needs(table, living, region.workers, 0, 0)
    built = sum(mix.buildings) * draft.aim.growth // 100 * region.workers // 1000
    for resource, count in enumerate(draft.price):
        needs[resource] += count * built * BUILDINGS // 100
    region.worth = [Worth(need, vital[resource]) for resource, need in enumerate(needs)]
    return mix


def appraised(
    table: EconomyTable, rules: PhaseRules, places: tuple[Place, ...], price: tuple[int, ...], aim: Aim
) -> list[Region]:
    """The regions in which anybody works, with what goods are worth in each before a phase begins."""
    draft, found = Draft(table, rules, places, price, aim), regions(table, rules, places)
    inhabited = [region for region in found if region.workers]
    for region in inhabited:
        mix_of(draft, region)
    return inhabited


def note_wishes(wanted: list[int], mix: Mix, region: Region) -> None:
    """Adds how often the region would do each conversion if nothing were short."""
    for line, share in enumerate(mix.workers):
        wanted[line] += share * region.workers // MILLION


def carried_out(
    phase: Phase, works: list[Work], built: list[tuple[int, int]], price: tuple[int, ...], wanted: list[int]
) -> Plan:
    """The plan with all that comes of it."""
    plan = Plan(works, built, phase)
    for group in range(1, GROUPS + 1):
        for work in works:
            if phase.table.conversions[work.conversion].group == group:
                phase.do(work)
        plan.shortages += shortages(phase, works, wanted)
        before = len(phase.made)
        phase.end_group()
        plan.groups.append(added([{made_by(phase.table, piece.work): piece.amount} for piece in phase.made[before:]]))
    for building, place in built:
        phase.build(building, place, price)
    phase.end_building()
    feed(phase)
    return plan


def shortages(phase: Phase, works: list[Work], wanted: list[int]) -> list[Shortage]:
    """What the group that works now would do more of, and what stands against it on the field that is best suited."""
    found: list[Shortage] = []
    for conversion in phase.table.in_group(phase.stage):
        line = int(conversion.index)
        if sum([work.count for work in works if work.conversion == line]) < wanted[line]:
            place = best_place(phase, line)
            refusal = phase.why_not(Work(line, place)) if place >= 0 else None
            if refusal is not None:
                found.append(Shortage(line, place, refusal))
    return found


def best_place(phase: Phase, line: int) -> int:
    """Where a conversion would be done first: where its building and most workers are; -1 where nobody works at all."""
    building, best, most = phase.table.conversions[line].building, -1, (0, 0)
    for number, place in enumerate(phase.places):
        if works_at(place) and place.workers:
            merit = (0 if building == NO_BUILDING else place.buildings[building], place.workers)
            if best < 0 or merit > most:
                best, most = number, merit
    return best


def made_by(table: EconomyTable, work: Work) -> str:
    """The name of what a work makes."""
    conversion = table.conversions[work.conversion]
    return table.resources[conversion.output].code if conversion.output >= 0 else PRODUCTS[conversion.product]


def added(parts: list[Amounts]) -> Amounts:
    """All amounts together, name by name."""
    total: Amounts = {}
    for part in parts:
        for name, amount in part.items():
            total[name] = total.get(name, 0) + amount
    return total


# What if


def without_building(places: tuple[Place, ...], at: int, building: int) -> tuple[Place, ...]:
    """The places, if one building were missing."""
    changed = [count - (kind == building) for kind, count in enumerate(places[at].buildings)]
    return replaced(places, at, tuple(changed), places[at].reach)


def without_way(places: tuple[Place, ...], one: int, other: int) -> tuple[Place, ...]:
    """The places, if two of them could no longer give each other goods, as when a railway is bombed."""
    cut = replaced(places, one, places[one].buildings, tuple([at for at in places[one].reach if at != other]))
    return replaced(cut, other, cut[other].buildings, tuple([at for at in cut[other].reach if at != one]))


def replaced(
    places: tuple[Place, ...], at: int, buildings: tuple[int, ...], reach: tuple[int, ...]
) -> tuple[Place, ...]:
    """The places, one of them with other buildings or another reach."""
    spot = places[at]
    changed = Place(
        spot.name, spot.stock, spot.workers, buildings, reach, spot.hungry,
        spot.is_held, spot.is_fresh, spot.is_port, spot.bonuses,
    )  # fmt: skip
    return (*places[:at], changed, *places[at + 1 :])


def lost(before: Plan, after: Plan) -> Amounts:
    """What the second plan makes less of than the first."""
    then, now = before.total(), after.total()
    return {name: amount - now.get(name, 0) for name, amount in then.items() if amount > now.get(name, 0)}
