"""One production phase as a calculation: three groups of work, building, feeding, hunger and spoilage.

It knows no map: fields are places with a number, and each place is told from which places it may take goods.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from velmoci.kernel.errors import Refusal
from velmoci.salva.economy.hauling import Need, fetched, haul
from velmoci.salva.economy.tables import GROUPS, MILITARY, NO_BUILDING, RESEARCH, SETTLEMENT, Conversion, EconomyTable

POINTS_PER_UNIT: Final = 6
"""Military points to a production point, settlement points to a worker, research points to a production point."""
BUILDING: Final = GROUPS + 1
"""The stage after the groups, in which buildings are paid."""
FEEDING: Final = GROUPS + 2
OVER: Final = GROUPS + 3
Bonuses = dict[int, tuple[int, int]]
Source = tuple[int, int, int]
"""A resource, the place that it came from, and how much."""
Meal = tuple[int, int]
"""How many rested and how many hungry workers of a place eat."""


@final
class PhaseRules:
    """What the options of the chapter say about a production phase."""

    def __init__(
        self,
        building_capacity: int = 1,
        worker_food: int = 1,
        spoilage: tuple[int, int] = (1, 3),
        starves_at_once: bool = False,
        recruits_use_worker: bool = False,
    ) -> None:
        self.building_capacity: Final = building_capacity
        self.worker_food: Final = worker_food
        self.spoilage: Final = spoilage
        self.starves_at_once: Final = starves_at_once
        self.recruits_use_worker: Final = recruits_use_worker

    def key(self) -> tuple[object, ...]:
        """All of it as a value; equal for equal rules."""
        options = (self.building_capacity, self.worker_food, self.spoilage)
        return (*options, self.starves_at_once, self.recruits_use_worker)


@final
class Place:
    """One field as the phase finds it: what lies on it, who works on it, and from where it may take goods."""

    def __init__(
        self,
        name: str,
        stock: tuple[int, ...],
        workers: int,
        buildings: tuple[int, ...],
        reach: tuple[int, ...],
        hungry: int = 0,
        is_held: bool = True,
        is_fresh: bool = False,
        is_port: bool = False,
        bonuses: Bonuses | None = None,
    ) -> None:
        self.name: Final = name
        self.stock: Final = stock
        self.workers: Final = workers
        """All of them, the hungry ones too."""
        self.buildings: Final = buildings
        self.reach: Final = reach
        """The places it may take goods from, itself among them; the first are taken from first."""
        self.hungry: Final = hungry
        self.is_held: Final = is_held
        """Whether it is a field of the seat whose phase it is; others only supply goods."""
        self.is_fresh: Final = is_fresh
        self.is_port: Final = is_port
        self.bonuses: Final[Bonuses] = bonuses if bonuses is not None else {}
        """For a resource the factor of the field, where there is one."""

    def key(self) -> tuple[object, ...]:
        """All of it as a value; equal for equal places."""
        people, marks = (self.workers, self.hungry), (self.is_held, self.is_fresh, self.is_port)
        return (self.name, self.stock, people, self.buildings, self.reach, marks, tuple(self.bonuses.items()))


@final
class Work:
    """So many workers of a place do one conversion."""

    def __init__(self, conversion: int, place: int, count: int = 1) -> None:
        self.conversion: Final = conversion
        self.place: Final = place
        self.count: Final = count


@final
class Made:
    """What some work has yielded: units of a resource, or points."""

    def __init__(self, work: Work, amount: int, taken: list[Source]) -> None:
        self.work: Final = work
        self.amount: Final = amount
        self.taken: Final = taken
        """Its inputs, with the places they came from."""


class Phase:
    """A production phase under way. What may be done is asked by `why_not`; nothing that it refuses may be done."""

    def __init__(self, table: EconomyTable, rules: PhaseRules, places: tuple[Place, ...]) -> None:
        self.table: Final = table
        self.rules: Final = rules
        self.places: Final = places
        self.stage = 1
        """The group that works now, or the stage after the groups."""
        self.stock = [list(place.stock) for place in places]
        self.workers = [place.workers for place in places]
        self.hungry = [place.hungry for place in places]
        self.buildings = [list(place.buildings) for place in places]
        self.used = [0 for _ in places]
        """How many workers have worked in this phase."""
        self.runs = [[0 for _ in table.buildings] for _ in places]
        """How often the buildings of a kind have worked in this phase."""
        self.military = [[0 for _ in table.buildings] for _ in places]
        """Military points by the kind of building that made them."""
        self.settlement = [0 for _ in places]
        self.research = [0 for _ in places]
        self.lost = [0 for _ in places]
        self.spoiled = [0 for _ in places]
        self.works: list[Work] = []
        """What the group that works now is to do."""
        self.needs: list[Need] = []
        """What the group, or what is being built, takes."""
        self.made: list[Made] = []

    # Work

    def why_not(self, work: Work) -> Refusal | None:
        """Why the work cannot be done now; `None` where it can."""
        place, conversion = self.places[work.place], self.table.conversions[work.conversion]
        if conversion.group != self.stage:
            return Refusal("wrong_group", "SA-war_economy-7", conversion=conversion.code, group=int(conversion.group))
        if not place.is_held:
            return Refusal("not_your_field", "SA-war_economy-5", unit=conversion.code, field=place.name)
        if place.is_fresh:
            return Refusal("nothing_works_here", "SA-war_economy-9", field=place.name)
        return self.why_no_worker(work) or self.why_no_building(work) or self.why_no_input(work)

    def why_no_worker(self, work: Work) -> Refusal | None:
        """Why there are too few workers."""
        place, here = self.places[work.place], self.workers[work.place]
        if here - self.hungry[work.place] - self.used[work.place] >= work.count:
            return None
        if here < work.count:
            return Refusal("no_worker", "SA-war_economy-4", field=place.name, count=here)
        if here - self.used[work.place] >= work.count:
            return Refusal("workers_hungry", "SA-war_economy-15", field=place.name, count=self.hungry[work.place])
        return Refusal("workers_busy", "SA-war_economy-6", field=place.name, count=self.used[work.place])

    def why_no_building(self, work: Work) -> Refusal | None:
        """Why there is no building for it, or none that is free."""
        place, kind = self.places[work.place], int(self.table.conversions[work.conversion].building)
        if kind == NO_BUILDING:
            return None
        code, have = self.table.buildings[kind].code, place.buildings[kind]
        if not have:
            return Refusal("building_missing", "SA-war_economy-6", building=code, field=place.name)
        if self.runs[work.place][kind] + work.count > have * self.rules.building_capacity:
            return Refusal("building_busy", "SA-war_economy-6", building=code, field=place.name, count=have)
        return None

    def why_no_input(self, work: Work) -> Refusal | None:
        """Why its inputs are not there."""
        lacking = self.lacking(self.needs_of(work))
        return self.why_lacking(lacking[0], work.place) if lacking else None

    def needs_of(self, work: Work) -> list[Need]:
        """Its inputs."""
        reach = self.places[work.place].reach
        return [Need(resource, work.count, reach) for resource in self.table.conversions[work.conversion].inputs]

    def lacking(self, needs: list[Need]) -> list[int]:
        """The resources of which there is not enough for these needs besides all that was promised in this stage."""
        found = haul(self.stock, self.needs + needs)
        return [resource for resource in sorted(found) if any(found[resource].short)]

    def why_lacking(self, resource: int, place: int) -> Refusal:
        """The reason that explains best why a resource is missing there."""
        reach, code, name = self.places[place].reach, self.table.resources[resource].code, self.places[place].name
        for work in self.works:
            if self.table.conversions[work.conversion].output == resource and work.place in reach:
                return Refusal("made_in_this_group", "SA-war_economy-7", resource=code, field=name)
        if any(row[resource] for number, row in enumerate(self.stock) if number not in reach):
            return self.out_of_reach(resource, place)
        have = sum([self.stock[number][resource] for number in reach])
        return Refusal("resource_missing", "SA-war_economy-4", resource=code, field=name, count=have)

    def out_of_reach(self, resource: int, place: int) -> Refusal:
        """The refusal of goods that lie too far away, or with somebody who does not give them."""
        code = self.table.resources[resource].code
        return Refusal("out_of_reach", "SA-war_economy-10", resource=code, field=self.places[place].name)

    def do(self, work: Work) -> None:
        """Sets workers to work. They have their inputs for certain; what they make appears when the group ends."""
        self.works.append(work)
        self.needs += self.needs_of(work)
        self.used[work.place] += work.count
        kind = int(self.table.conversions[work.conversion].building)
        if kind != NO_BUILDING:
            self.runs[work.place][kind] += work.count

    def end_group(self) -> None:
        """The group takes its inputs, and then all that it makes appears at once."""
        made: list[Made] = []
        for work, taken in zip(self.works, self.carry_out(), strict=True):
            made.append(Made(work, self.output_of(work), taken))
        for piece in made:
            self.bring(piece)
        self.made += made
        self.works = []
        self.needs = []
        self.stage += 1

    def carry_out(self) -> list[list[Source]]:
        """Takes what is needed from where it lies, and says for each work what came from where."""
        found = haul(self.stock, self.needs)
        for resource, hauls in found.items():
            for place, left in enumerate(hauls.left):
                self.stock[place][resource] = left
        at = dict.fromkeys(found, 0)
        taken: list[list[Source]] = []
        for work in self.works:
            sources: list[Source] = []
            for need in self.needs_of(work):
                sources += fetched(found[need.resource], at[need.resource], need.resource)
                at[need.resource] += 1
            taken.append(sources)
        return taken

    def output_of(self, work: Work) -> int:
        """What the work yields: for a resource each conversion by the factor of the field, rounded down."""
        conversion = self.table.conversions[work.conversion]
        num, den = self.places[work.place].bonuses.get(int(conversion.output), (1, 1))
        return work.count * (int(conversion.amount) * num // den)

    def bring(self, piece: Made) -> None:
        """What was made appears on the field of the work."""
        place, conversion = piece.work.place, self.table.conversions[piece.work.conversion]
        if conversion.product == MILITARY:
            self.military[place][conversion.building] += piece.amount
            self.recruit(conversion, place, piece.work.count)
        elif conversion.product == SETTLEMENT:
            self.settlement[place] += piece.amount
        elif conversion.product == RESEARCH:
            self.research[place] += piece.amount
        else:
            self.stock[place][conversion.output] += piece.amount

    def recruit(self, conversion: Conversion, place: int, count: int) -> None:
        """Where the option says so, workers become soldiers in barracks."""
        if self.rules.recruits_use_worker and self.table.buildings[conversion.building].recruits:
            self.workers[place] -= count

    # Building

    def why_no_bundle(self, bundle: tuple[int, ...], reach: tuple[int, ...]) -> Refusal | None:
        """Why a bundle of goods cannot be paid out of these places."""
        for resource in self.lacking(bundle_needs(bundle, reach)):
            code, have = self.table.resources[resource].code, sum([self.stock[place][resource] for place in reach])
            return Refusal("bundle_missing", "SA-war_economy-17", resource=code, count=have, needed=bundle[resource])
        return None

    def why_not_build(self, building: int, place: int, price: tuple[int, ...]) -> Refusal | None:
        """Why a building cannot be built on a place for that price."""
        spot, kind = self.places[place], self.table.buildings[building]
        if self.stage != BUILDING:
            return Refusal("building_later", "SA-war_economy-17", building=kind.code)
        if not spot.is_held:
            return Refusal("not_your_field", "SA-war_economy-17", unit=kind.code, field=spot.name)
        if kind.in_port and not spot.is_port:
            return Refusal("no_port_here", "SA-war_economy-17", building=kind.code, field=spot.name)
        return self.why_no_bundle(price, spot.reach)

    def pay(self, bundle: tuple[int, ...], reach: tuple[int, ...]) -> None:
        """Promises a bundle of goods; they are taken when building ends."""
        self.needs += bundle_needs(bundle, reach)

    def build(self, building: int, place: int, price: tuple[int, ...]) -> None:
        """Builds a building, which works from the next phase on."""
        self.pay(price, self.places[place].reach)
        self.buildings[place][building] += 1

    def end_building(self) -> None:
        """What was promised for buildings is taken from where it lies."""
        self.carry_out()
        self.needs = []
        self.stage = FEEDING

    # The end

    def finish(self, lost: list[int]) -> None:
        """After feeding: workers that starved are gone, food spoils, and settlers have come."""
        for place, spot in enumerate(self.places):
            self.workers[place] -= lost[place]
            if spot.is_held:
                self.spoil(place)
                self.workers[place] += self.settlement[place] // POINTS_PER_UNIT
        self.lost = lost
        self.stage = OVER

    def spoil(self, place: int) -> None:
        """A part of the food that is left on a field spoils, rounded down."""
        num, den = self.rules.spoilage
        row, food = self.stock[place], self.table.food
        self.spoiled[place] = row[food] * num // den
        row[food] -= self.spoiled[place]

    def places_after(self) -> tuple[Place, ...]:
        """The fields as the next phase would find them if nothing else happened."""
        return tuple([self.place_after(number) for number in range(len(self.places))])

    def place_after(self, number: int) -> Place:
        """One field as the next phase would find it."""
        spot, stock, buildings = self.places[number], tuple(self.stock[number]), tuple(self.buildings[number])
        return Place(
            spot.name, stock, self.workers[number], buildings, spot.reach, self.hungry[number],
            spot.is_held, False, spot.is_port, spot.bonuses,
        )  # fmt: skip


def bundle_needs(bundle: tuple[int, ...], reach: tuple[int, ...]) -> list[Need]:
    """The needs of a bundle of goods."""
    return [Need(resource, count, reach) for resource, count in enumerate(bundle) if count]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-4": (Phase.why_no_worker, Phase.why_lacking, Phase.output_of, Phase.recruit),
    "SA-war_economy-5": (Phase.why_not, Phase.why_no_building),
    "SA-war_economy-6": (Phase.why_no_worker, Phase.why_no_building),
    "SA-war_economy-7": (Phase.why_not, Phase.why_lacking, Phase.end_group),
    "SA-war_economy-8": (Phase.lacking, Phase.end_group, Phase.bring),
    "SA-war_economy-9": (Phase.why_not,),
    "SA-war_economy-10": (Phase.why_no_input, Phase.needs_of),
    "SA-war_economy-11": (Phase.output_of,),
    "SA-war_economy-14": (Phase.spoil,),
    "SA-war_economy-15": (Phase.why_no_worker, Phase.finish),
    "SA-war_economy-16": (Phase.bring, Phase.finish),
    "SA-war_economy-17": (Phase.why_not_build, Phase.build),
}
