"""Movement on land and attacks anywhere: which battle is worth fighting, and where the other units go."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any, Final

from velmoci.bots.salva.batteries import is_laid
from velmoci.bots.salva.battles import Forecast, try_attack
from velmoci.bots.salva.courage import courage
from velmoci.bots.salva.friends import refusers
from velmoci.bots.salva.talks import is_at_peace
from velmoci.bots.salva.worth import FAR, Outlook
from velmoci.kernel.chance import Chance
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import can_open, is_target, march
from velmoci.salva.base.movement import is_idle
from velmoci.salva.base.orders import Attack, Move
from velmoci.salva.base.ways import destinations, distances, may_step, route
from velmoci.salva.chapters.supply_stores import is_supply
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.state import MOVED, Sight
from velmoci.salva.units import Kind

ENOUGH: Final = 0.35
"""An attack must promise more than this, in production points."""
LEAST_ODDS: Final = 0.5
DARING: Final = 0.4
"""So much lower are the odds with which somebody attacks for whom it is now or never."""
NOW_OR_NEVER: Final = 0.9
"""Whoever must dare so much sends aircraft also where they cannot come back from."""
SECRET: Final = 0.15
"""What it is worth that nobody knows where an army is; an attack from hiding must promise so much more."""
FLIGHTS: Final = "fly"
STEP: Final = 0.8
"""What a step on the way to the front costs in the weighing of fronts."""


class Campaign:
    """One seat's movement phase."""

    def __init__(self, outlook: Outlook, chance: Chance, hidden: Collection[int] = ()) -> None:
        self.outlook: Final = outlook
        self.hidden: Final = hidden
        """Units that lie open on the table of the outlook alone: they come out only for something that is worth it."""
        self.sight: Final = outlook.sight
        self.rules: Final = outlook.rules
        self.table: Final = outlook.table
        self.chance: Final = chance
        self.ready: Final[list[int]] = [
            unit for unit in self.table.units_of(self.sight.seat) if not is_idle(self.sight, unit)
        ]
        self.lent: Final[list[int]] = lent_units(self.sight)
        self.courage: Final = courage(outlook.sight)
        self.far_flights: Final = flights_without_return(self.sight)
        self.costs: Final[dict[tuple[int, int, int, int], list[int]]] = {}
        self.goals: Final[dict[tuple[int, int, int, int], list[int]]] = {}

    def kind_of(self, unit: int) -> Kind:
        return self.rules.kinds.rows[self.table.kind[unit]]

    def attacks(self) -> list[Order]:
        """The attacks that promise enough, the best first."""
        least = ENOUGH * (1.0 - self.courage)
        found: list[tuple[Order, float]] = []
        for target, units in self.attackers().items():
            found += [plan for plan in self.plans(target, units) if plan[1] > least]
        return [order for order, _ in sorted(found, key=lambda plan: -plan[1])]

    def attackers(self) -> dict[int, list[int]]:
        """For each field that can be attacked now the units that reach it."""
        found: dict[int, list[int]] = {}
        for target in self.near_targets():
            units = [unit for unit in [*self.ready, *self.lent] if self.reaches(unit, target)]
            if any(can_open(self.rules, self.table, unit, target) for unit in units):
                found[target] = units
        return found

    def near_targets(self) -> list[int]:
        """Fields of others, or with ships of others, that are not too far from a unit that is ready."""
        board = self.rules.board
        near: set[int] = set()
        edge = {int(self.table.place[unit]) for unit in [*self.ready, *self.lent]}
        for _ in range(3):
            edge = {there for here in edge for there in board.neighbours[here]}
            near |= edge
        return [field for field in sorted(near) if is_target(self.sight, field) and not is_at_peace(self.sight, field)]

    def reaches(self, unit: int, target: int) -> bool:
        """Whether a unit can join a battle for a field; transports are kept out of it."""
        rules, table, sight = self.rules, self.table, self.sight
        kind = self.kind_of(unit)
        if int(kind.ground) & rules.board.ground[target] == 0 or kind.capacity > 0:
            return False
        if self.courage < NOW_OR_NEVER and (unit, target) in self.far_flights:
            return False
        for veto in rules.vetoes:
            if veto.join(sight, unit, target) is not None:
                return False
        cost, points = self.cost_of(unit), table.points[unit]
        for near in rules.board.neighbours[target]:
            if cost[near] >= FAR * rules.pace or not may_step(sight, unit, near, target, True):
                continue
            if cost[near] + min(rules.pace, rules.step_cost(table, unit, near, target)) <= points:
                return True
        return False

    def likeness(self, unit: int) -> tuple[int, int, int, int]:
        """Equal for units that can go the same ways."""
        table = self.table
        columns = 0
        for column in table.unit_columns:
            columns = (columns * 997 + int(column[unit])) % 1_000_003
        return int(table.kind[unit]), int(table.place[unit]), int(table.points[unit]), columns

    def cost_of(self, unit: int) -> list[int]:
        """What it costs a unit to be able to go on from each field; equal units share the answer."""
        key = self.likeness(unit)
        if key not in self.costs:
            self.costs[key] = distances(self.sight, unit)[0]
        return self.costs[key]

    def goals_of(self, unit: int) -> list[int]:
        """Where a unit can end an ordinary move; equal units share the answer."""
        key = self.likeness(unit)
        if key not in self.goals:
            self.goals[key] = destinations(self.sight, unit)
        return self.goals[key]

    def plans(self, target: int, units: list[int]) -> list[tuple[Order, float]]:
        """Attacks on a field with more or fewer units, and what each promises."""
        outlook = self.outlook
        guards = outlook.strength(target)
        soldiers = [unit for unit in units if not is_scout(self.kind_of(unit))]
        ranked = sorted(soldiers, key=lambda unit: self.rank(unit, target))
        if not guards:
            single = [unit for unit in ranked if can_open(self.rules, self.table, unit, target)][:1]
            if not single:
                return []
            sure = Forecast()
            sure.win = sure.left = 1.0
            return [(self.attack(target, single), self.gain(target, single, sure))]
        found: list[tuple[Order, float]] = []
        is_unsure = outlook.is_unsure(target)
        if not is_unsure and len(ranked) * 5 < guards * 4 * (1.0 - 0.5 * self.courage):
            return found
        for size in self.sizes(len(ranked), is_unsure):
            chosen = ranked[:size]
            if not any(can_open(self.rules, self.table, unit, target) for unit in chosen):
                break
            order = self.attack(target, chosen)
            forecast = try_attack(self.sight, order, self.chance, outlook.knowledge)
            if forecast.win < LEAST_ODDS - DARING * self.courage:
                break
            found.append((order, self.gain(target, chosen, forecast)))
        return found

    def sizes(self, most: int, is_unsure: bool) -> list[int]:
        """With how many units an attack is tried out; where perhaps nobody is, with very few too."""
        few = {1, 2, 3} if is_unsure else set[int]()
        return sorted({size for size in {most, 3 * most // 4, most // 2} | few if 0 < size <= most}, reverse=True)

    def rank(self, unit: int, target: int) -> tuple[float, float]:
        """Whoever is missed least goes first, then whoever hurts most."""
        origin = int(self.table.place[unit])
        kind = self.kind_of(unit)
        missed = self.outlook.worth[origin] if self.outlook.threat[origin] > 0 else 0.0
        strength = max(kind.attack[0], kind.attack[1]) if kind.is_land else max(kind.attack[2], kind.attack[3])
        return missed, -float(strength)

    def gain(self, target: int, units: list[int], forecast: Forecast) -> float:
        """What an attack promises, in production points."""
        outlook = self.outlook
        if outlook.is_against_goal(target):
            return 0.0
        prize = outlook.worth[target] if self.rules.board.is_land(target) else 0.2
        caution = 1.0 - 0.8 * self.courage
        value = forecast.win * (prize + outlook.begun[target]) + 1.2 * forecast.dear - caution * forecast.lost
        danger = outlook.threat[target] - forecast.left
        if danger > 0.0:
            value -= caution * min(1.0, danger / (forecast.left + 1.0)) * (0.4 * prize + 0.5 * forecast.left)
        secret = SECRET if any(unit in self.hidden for unit in units) else 0.0
        return value - secret - caution * self.baring(target, units, forecast.win)

    def baring(self, target: int, units: list[int], win: float) -> float:
        """What the fields lose that the units leave."""
        outlook = self.outlook
        cost = 0.0
        for origin in sorted({int(self.table.place[unit]) for unit in units}):
            if not outlook.is_mine(origin):
                continue
            left = len([unit for unit in outlook.guards[origin] if unit not in units])
            beaten = win * outlook.strength(target) if self.rules.board.are_adjacent(origin, target) else 0.0
            danger = outlook.threat[origin] - beaten
            if danger > left:
                cost += 0.6 * outlook.worth[origin] * min(1.0, (danger - left) / danger)
        return cost

    def attack(self, target: int, units: list[int]) -> Order:
        """The order for an attack by the cheapest ways."""
        rules, table, sight = self.rules, self.table, self.sight
        marches: list[tuple[str, tuple[str, ...]]] = []
        for unit in sorted(units):
            path = march(sight, unit, (), target)
            marches.append((unit_name(rules, table, unit), tuple([field_name(rules, field) for field in path[:-1]])))
        return Attack(field_name(rules, target), tuple(marches))

    def moves(self) -> Iterator[Order]:
        """For each unit that is wanted elsewhere the way there."""
        pull = self.pull()
        for unit in self.ready:
            kind = self.kind_of(unit)
            if self.table.flags[unit] & MOVED != 0 or not kind.is_land or kind.capacity > 0 or is_supply(kind):
                continue
            here = int(self.table.place[unit])
            if not self.outlook.is_mine(here) or self.is_needed(here) or is_laid(self.sight, unit):
                continue
            goals = [field for field in self.goals_of(unit) if pull[field] > pull[here] + 0.4]
            if goals:
                goal = max(goals, key=lambda field: pull[field])
                path = [field_name(self.rules, field) for field in route(self.sight, unit, goal, False)]
                yield Move(unit_name(self.rules, self.table, unit), tuple(path))

    def is_needed(self, field: int) -> bool:
        """Whether a field would be too weak without one of its units."""
        danger = min(self.outlook.threat[field], 2.0 + 0.5 * self.outlook.worth[field])
        return danger > 0.0 and len(self.outlook.guards[field]) <= 0.8 * danger

    def pull(self) -> list[float]:
        """For each field how much a unit is wanted there or near it."""
        outlook = self.outlook
        found = [-float(FAR)] * outlook.size
        for field, strength in self.fronts().items():
            steps = outlook.steps_from([field], False)
            for other in self.rules.board.land:
                if outlook.is_mine(other):
                    found[other] = max(found[other], strength - STEP * steps[other])
        return found

    def fronts(self) -> dict[int, float]:
        """Its own fields where units are wanted, and how much: at the border, in danger, or in a port."""
        outlook, board = self.outlook, self.rules.board
        found: dict[int, float] = {}
        for field in board.land:
            if not outlook.is_mine(field):
                continue
            prizes = [
                outlook.worth[near] / (1.0 + 0.3 * outlook.strength(near))
                for near in board.neighbours[field]
                if board.is_land(near) and not outlook.is_mine(near)
            ]
            danger = max(0.0, outlook.threat[field] - len(outlook.guards[field]))
            if prizes or danger > 0.0:
                mass = 0.15 * len(outlook.guards[field])
                found[field] = max(prizes, default=0.0) + mass + 0.4 * min(danger, 3.0) * min(outlook.worth[field], 4.0)
        return found or self.ports()

    def ports(self) -> dict[int, float]:
        """Own fields by the sea, for a war that is to be carried over it; those with ships first."""
        outlook, board = self.outlook, self.rules.board
        found: dict[int, float] = {}
        for field in board.land:
            if outlook.is_mine(field) and any(not board.is_land(near) for near in board.neighbours[field]):
                ships = [u for u in self.table.units_of(self.sight.seat) if int(self.table.place[u]) == field]
                found[field] = 1.0 + len([unit for unit in ships if self.kind_of(unit).capacity > 0])
        return found


def is_scout(kind: Kind) -> bool:
    """Whether a kind can neither shoot nor carry."""
    return kind.capacity == 0 and kind.move > 0 and not any(kind.attack) and not any(kind.defence)


def lent_units(sight: Sight) -> list[int]:
    """Units of others that the seat commands and that can do something now; not of those who refused it something."""
    rules, table = sight.rules, sight.table
    if rules.command < 0:
        return []
    declined, seat = refusers(sight), int(sight.seat)
    units = [unit for unit in rules.units_under(table, sight.seat) if int(table.owner_of(unit)) != seat]
    return [unit for unit in units if int(table.owner_of(unit)) not in declined and not is_idle(sight, unit)]


def flights_without_return(sight: Sight) -> set[tuple[int, int]]:
    """Aircraft, each with the fields within its range from which it could reach no base any more."""
    rule = sight.rules.order_rules.get(FLIGHTS)
    told: Any = rule.facts(sight).get("flights", {}) if rule is not None else {}
    found: set[tuple[int, int]] = set()
    for name, flight in told.items():
        unit = int(find_unit(sight, name))
        found |= {(unit, int(find_field(sight, field))) for field in flight["one_way"]}
    return found
