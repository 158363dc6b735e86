"""Ships: troops go aboard, sail together with warships to the shore where most can be won, and land."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from velmoci.bots.salva.armies import among_several
from velmoci.bots.salva.campaigns import Campaign
from velmoci.bots.salva.worth import FAR, Outlook
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Move
from velmoci.salva.base.ways import barred_by, destinations, route
from velmoci.salva.chapters.embarkation import Disembark, Embark, Hold
from velmoci.salva.chapters.harbours import Dock, Harbour, PassCanal, harbours_of
from velmoci.salva.chapters.submarines import CONTEST, EVADE, STANCES, Depths, SetStance
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.state import NOBODY
from velmoci.salva.units import NAVAL, SEA, SUBMARINE

BOLDNESS: Final = 3
"""One time in so many a convoy sails although it is too weak."""
VOYAGE: Final = 0.25
"""How much each step of the way takes from what a landing promises."""


class Fleet:
    """The ships of one seat in its movement phase."""

    def __init__(self, campaign: Campaign) -> None:
        self.campaign: Final = campaign
        self.outlook: Final[Outlook] = campaign.outlook
        self.sight: Final = campaign.sight
        self.rules: Final = campaign.rules
        self.table: Final = campaign.table
        self.hold: Final = Hold(campaign.rules)
        self.harbour: Final = Harbour(campaign.rules)
        self.canal: Final = campaign.rules.field_column("canal")
        self.shores: Final = self.worthy_shores()
        """Sea fields beside land that is worth landing on."""
        self.way: Final = self.sea_steps(self.shores)

    def worthy_shores(self) -> list[int]:
        """The sea fields beside the land overseas that promises most for its defenders."""
        outlook, board = self.outlook, self.rules.board
        mine = [field for field in board.land if outlook.is_mine(field)]
        steps = outlook.steps_from(mine, False)
        ports = [sea for field in mine for sea in harbours_of(self.rules, field)]
        away = outlook.steps_from(ports, True)
        best: list[int] = []
        most = 0.0
        for field in board.land:
            seas = harbours_of(self.rules, field)
            if outlook.is_mine(field) or not seas:
                continue
            promise = outlook.worth[field] / (1.0 + outlook.strength(field)) * (0.3 if steps[field] < FAR else 1.0)
            promise /= 1.0 + VOYAGE * min([away[sea] for sea in seas])
            if promise > most:
                best, most = seas, promise
        return best

    def sea_steps(self, goals: list[int]) -> list[int]:
        """For each sea field the steps to the nearest goal, own canals included."""
        board = self.rules.board
        steps = [FAR] * self.outlook.size
        near = goals[:]
        for field in near:
            steps[field] = 0
        while near:
            following: list[int] = []
            for here in near:
                for there in self.sea_neighbours(here):
                    if steps[there] == FAR and not board.is_land(there):
                        steps[there] = steps[here] + 1
                        following.append(there)
            near = following
        return steps

    def sea_neighbours(self, sea: int) -> list[int]:
        """Sea fields beside one, and those behind a canal of its own."""
        board = self.rules.board
        found = [field for field in board.neighbours[sea] if not board.is_land(field)]
        for land in board.neighbours[sea]:
            if self.is_own_canal(land):
                found += [field for field in harbours_of(self.rules, land) if field != sea]
        return found

    def is_own_canal(self, field: int) -> bool:
        """Whether a field is a canal through which the seat may pass."""
        return self.outlook.is_mine(field) and self.table.field_columns[self.canal][field] != 0

    def orders(self) -> Iterator[Order]:
        """What ships and troops aboard would do next, each by itself."""
        for unit in self.campaign.ready:
            kind = self.campaign.kind_of(unit)
            if kind.ground != SEA:
                continue
            stance: Order | None = None
            if kind.cls == SUBMARINE and "stance" in self.rules.order_rules:
                stance = self.stance(unit)
            order = stance or (self.transport_order(unit) if kind.capacity > 0 else self.escort_order(unit))
            if order is not None:
                yield order

    def name(self, unit: int) -> str:
        return unit_name(self.rules, self.table, unit)

    def transport_order(self, ship: int) -> Order | None:
        """Loads, sails, unloads or comes back."""
        table = self.table
        cargo = self.hold.cargo(table, ship)
        if self.harbour.is_docked(table, ship):
            return self.docked_order(ship, cargo)
        if cargo:
            return self.sail(ship, self.way) or self.unload_at_home(ship)
        ports = [sea for field in self.waiting_ports() for sea in harbours_of(self.rules, field)]
        return self.dock_near(ship) or self.sail(ship, self.sea_steps(ports))

    def docked_order(self, ship: int, cargo: list[int]) -> Order | None:
        """Takes troops aboard while there is room and some to spare, then leaves."""
        table = self.table
        here, face = int(table.place[ship]), int(self.harbour.facing(table, ship))
        if self.way[face] == FAR:
            return self.unload(cargo)
        if self.hold.room(table, ship) > 0:
            passenger = self.passenger(here, face)
            if passenger is not None:
                return Embark(self.name(passenger), self.name(ship))
        if not cargo:
            return self.fetch(ship, here)
        turn = self.through_canal(ship, here, face)
        if turn is not None:
            return turn
        is_safe = self.outlook.threat[face] <= self.own_warships(face)
        if not is_safe and self.campaign.chance.roll(BOLDNESS) > 1:
            return None
        return self.sail(ship, self.way, leaves=True)

    def fetch(self, ship: int, here: int) -> Order | None:
        """Among several players, an empty ship leaves a port without troops for another where some are to spare."""
        waiting = self.waiting_ports()
        ports = [sea for field in waiting if self.spare(field) for sea in harbours_of(self.rules, field)]
        if here in waiting or not ports or not among_several(self.outlook):
            return None
        return self.sail(ship, self.sea_steps(ports), leaves=True)

    def passenger(self, field: int, sea: int) -> int | None:
        """A unit of a port that can be spared, is ready to go aboard and has not just come from another sea."""
        if self.campaign.is_needed(field):
            return None
        for unit in self.campaign.ready:
            is_here = int(self.table.place[unit]) == field and not self.hold.is_aboard(self.table, unit)
            came_by = int(self.table.unit_columns[self.hold.unloaded][unit])
            if is_here and came_by in (int(NOBODY), sea) and self.campaign.kind_of(unit).can_take_land():
                return unit
        return None

    def unload(self, cargo: list[int]) -> Order | None:
        """Troops that have nowhere to go leave the ship."""
        for unit in cargo:
            if unit in self.campaign.ready:
                return Disembark(self.name(unit))
        return None

    def unload_at_home(self, ship: int) -> Order | None:
        """A loaded ship that nothing is left for goes back to a port."""
        return self.dock_near(ship) if self.way[int(self.table.place[ship])] == FAR else None

    def own_warships(self, sea: int) -> int:
        """Own armed ships on a sea field or in a harbour facing it."""
        count = 0
        for unit in self.table.units_of(self.sight.seat):
            kind = self.campaign.kind_of(unit)
            if kind.ground != SEA or kind.capacity > 0 or not self.table.is_finished(unit):
                continue
            if int(self.table.place[unit]) == sea or int(self.harbour.facing(self.table, unit)) == sea:
                count += 1
        return count

    def waiting_ports(self) -> list[int]:
        """Own coastal fields, those with troops to fetch if there are some."""
        outlook, board = self.outlook, self.rules.board
        ports = [field for field in board.land if outlook.is_mine(field) and harbours_of(self.rules, field)]
        if among_several(outlook):
            return [field for field in ports if self.spare(field)] or ports
        return [field for field in ports if len(outlook.guards[field]) > 1] or ports

    def spare(self, field: int) -> bool:
        """Whether a field has troops that could go elsewhere."""
        if self.campaign.is_needed(field):
            return False
        return any(self.campaign.kind_of(unit).can_take_land() for unit in self.outlook.guards[field])

    def dock_near(self, ship: int) -> Order | None:
        """Goes into a harbour beside it where troops wait."""
        if self.harbour.has_undocked(self.table, ship):
            return None
        for field in self.waiting_ports():
            if self.rules.board.are_adjacent(self.table.place[ship], field):
                return Dock(self.name(ship), field_name(self.rules, field))
        return None

    def through_canal(self, ship: int, here: int, face: int) -> Order | None:
        """Changes the harbour within a canal where that is the shorter way."""
        if not self.is_own_canal(here) or self.table.points[ship] < self.rules.pace:
            return None
        best = min(harbours_of(self.rules, here), key=lambda sea: self.way[sea])
        return PassCanal(self.name(ship), field_name(self.rules, best)) if self.way[best] < self.way[face] else None

    def sail(self, ship: int, steps: list[int], leaves: bool = False) -> Order | None:
        """Goes as near as it can to where the steps lead."""
        table = self.table
        here = int(table.place[ship])
        docked = self.harbour.is_docked(table, ship)
        now = steps[int(self.harbour.facing(table, ship))] if docked else steps[here]
        if now == 0 and not docked:
            return None
        goals = [sea for sea in destinations(self.sight, ship) if not self.rules.board.is_land(sea)]
        goals = [sea for sea in goals if steps[sea] < now or (leaves and steps[sea] == now < FAR)]
        if not goals:
            return self.enter_canal(ship, steps, now) if not docked else None
        goal = min(goals, key=lambda sea: (steps[sea], self.outlook.threat[sea]))
        path = [field_name(self.rules, field) for field in route(self.sight, ship, goal, False)]
        return Move(self.name(ship), tuple(path))

    def enter_canal(self, ship: int, steps: list[int], now: int) -> Order | None:
        """Docks in a canal of its own that leads nearer to the goal."""
        if self.harbour.has_undocked(self.table, ship):
            return None
        for land in self.rules.board.neighbours[self.table.place[ship]]:
            if self.is_own_canal(land) and any(steps[sea] < now for sea in harbours_of(self.rules, land)):
                return Dock(self.name(ship), field_name(self.rules, land))
        return None

    def escort_order(self, ship: int) -> Order | None:
        """Warships keep with loaded transports, or go ahead to the shore where troops will land."""
        table = self.table
        if self.harbour.is_docked(table, ship):
            turn = self.through_canal(ship, int(table.place[ship]), int(self.harbour.facing(table, ship)))
            if turn is not None:
                return turn
        convoys = [
            int(table.place[unit])
            for unit in table.units_of(self.sight.seat)
            if self.campaign.kind_of(unit).capacity > 0 and self.hold.cargo(table, unit)
            and not self.rules.board.is_land(table.place[unit])
        ]  # fmt: skip
        return self.sail(ship, self.sea_steps(convoys) if convoys else self.way)

    def stance(self, unit: int) -> Order | None:
        """A submarine evades where stronger enemies can come, and contests the sea elsewhere."""
        depths = Depths(self.rules)
        if not depths.is_submarine(self.table, unit):
            return None
        here = int(self.table.place[unit])
        is_free = int(barred_by(self.rules, self.table, here, self.sight.seat)) == int(self.sight.seat)
        wanted = CONTEST if is_free and self.hunters(here) <= self.own_warships(here) else EVADE
        if self.table.unit_columns[depths.stance][unit] == wanted:
            return None
        return SetStance(self.name(unit), STANCES[wanted])

    def hunters(self, sea: int) -> int:
        """Foreign ships with strength against submarines that stand on the field or beside it."""
        board = self.rules.board
        near = [sea, *board.neighbours[sea]]
        count = 0
        there = self.outlook.there
        for unit in self.outlook.rival_units():
            kind = self.rules.kinds.rows[there.kind[unit]]
            if kind.cls == NAVAL and kind.attack[SUBMARINE] > 0 and int(there.place[unit]) in near:
                count += 1
        return count
