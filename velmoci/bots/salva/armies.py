"""What to buy and where to put it: at the start of the game and in every production phase."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from velmoci.bots.salva.batteries import shell_worth
from velmoci.bots.salva.worth import FAR, Outlook
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import affordable
from velmoci.salva.base.orders import Buy, EndProduction, Place, Seal, StopPlacing
from velmoci.salva.base.production import BuyMenu
from velmoci.salva.base.sealing import LONGEST_LIST, lots, take, trial
from velmoci.salva.items import KindItem
from velmoci.salva.naming import field_of
from velmoci.salva.units import SEA, Kind

END_PRODUCTION: Final = EndProduction()
STOP_PLACING: Final = StopPlacing()
LOADS: Final = 2
"""So many land units to a transport."""
MOST_TRANSPORTS: Final = 4
MOST_BULWARKS: Final = 3
"""So many units that cannot move hold a field together with others."""
SHELTER: Final = 0.15
"""By so much more a fortress is wanted for each own field to which one comes only over its field."""
MOST_SHELTERED: Final = 4
AIRCRAFT: Final = 4
"""So many soldiers to an aircraft."""
STUCK: Final = 0.7
"""A front does not move if its defenders are at least so many for one attacker."""
WEAK: Final = 2
"""So many times fewer units than at the front make a shore inviting."""
RICH: Final = 4.0
"""A shore must be worth so much for a fleet to be built."""
WORTH_A_SHIP: Final = 2.0
"""An open shore must be worth so much for one transport beside a war on land."""
PAY: Final = "pay_upkeep"
PAY_ON: Final = "pay_on"
WAYS_TO_BUY: Final = ("buy_with", "lay_down")
"""Orders beside the plain purchase that take an item to a spot."""
BURDEN: Final = 0.7
"""So much of what is earned may go into keeping what one has."""
SEVERAL: Final = 1.05
"""Two small ones where one big one would do give the enemy more to shoot at."""
MOST_SCOUTS: Final = 1
"""So many units that only look are enough at a time."""
UNSURE: Final = 4.0
"""Of so much that lies face down a look is worth as much as a soldier."""
FLEET: Final = 3
"""So many warships make a fleet."""
FLAGSHIP: Final = 2.0
SOLDIERS: Final = 5
"""So many soldiers to a vehicle."""
LONG_WAY: Final = 2
SERVICE: Final = 6.0
"""What an army cannot live without goes before all that fights."""
MOST_LACKING: Final = 9
EARLY: Final = 6
"""So many rounds a factory for buildings or for science has time enough to pay."""
POLITICS: Final = 2.0
"""What a political point is worth beside what a unit does."""


WORKSHOPS: Final = {"building_factory": "building_factories", "science_factory": "science_factories"}
"""Factories that do not make units, with the columns that count them."""
SOLDIERS_FIRST: Final = 3
DEVOTE: Final = "devote"
WORKSHOP_ORDER: Final = "build_science_factory"
TOGETHER: Final = {
    "build_science_factory": "science_factory",
    "build_building_factory": "building_factory",
    "build_factory": "factory",
    "build_political": "political_building",
}
"""Orders by which several fields pay for a factory, and what they build."""


class Quartermaster:
    """Judges what kind of unit is worth most now."""

    def __init__(self, outlook: Outlook) -> None:
        self.outlook: Final = outlook
        self.rules: Final = outlook.rules
        self.own: Final[dict[str, int]] = {}
        """How many units of each kind the seat has, those under construction and those just chosen too."""
        for unit in outlook.there.units_of(outlook.sight.seat):
            self.add(self.rules.kinds.rows[outlook.there.kind[unit]].id)
        self.added: Final[list[int]] = [0] * outlook.size
        self.rivals: Final = [self.rules.kinds.rows[outlook.there.kind[unit]] for unit in outlook.rival_units()]
        self.land_front: Final = has_land_front(outlook) and not is_stuck(outlook)

    def add(self, name: str) -> None:
        """Counts one more unit of a kind."""
        self.own[name] = self.own.get(name, 0) + 1

    def count(self, at_sea: bool, is_armed: bool) -> int:
        """How many own units there are on land or at sea, armed or transports."""
        total = 0
        for name, number in self.own.items():
            kind = self.rules.kinds.find(name)
            if kind is not None and (kind.ground == SEA) == at_sea and (kind.capacity == 0) == is_armed:
                total += number
        return total

    def best(self, offers: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The offer that is worth most."""
        best: tuple[str, str] | None = None
        most = 0.0
        for name, spot in offers:
            value = self.value(name, spot)
            if value > most:
                best, most = (name, spot), value
        return best

    def value(self, name: str, spot: str) -> float:
        """What one more such item is worth there, for one production point."""
        kind = self.rules.kinds.find(name)
        field = int(field_of(self.outlook.sight, spot))
        item = self.rules.items.get(name)
        if kind is None and isinstance(item, KindItem):
            return self.variant_value(item, spot, field)
        if kind is None:
            return self.building_value(name, field)
        agreed = self.rules.agreed_price(kind)
        price = float(agreed.num) / float(agreed.den)
        if kind.is_land and kind.capacity > 0:
            return self.vehicle_value(field) / price
        if kind.move == 0:
            return self.bulwark_value(kind, field) / price
        if kind.capacity == 0 and kind.move > 0 and not any(kind.attack) and not any(kind.defence):
            return self.service_value(kind, field) or self.scout_value(kind)
        if kind.ground == SEA:
            return self.ship_value(kind, field) / price
        if kind.attack[0] + kind.attack[1] + kind.defence[0] + kind.defence[1] == 0:
            return 0.0
        if not kind.is_land and not self.wants_aircraft():
            return 0.0
        return self.fighting_value(kind, field) * self.place_value(field) / price

    def eagerness(self, name: str) -> float:
        """A fleet of some size wants one ship of every kind that takes several turns to pay."""
        kind = self.rules.kinds.find(name)
        is_dear = kind is not None and kind.ground == SEA and kind.price_num > kind.price_den
        is_missing = is_dear and name not in self.own
        return FLAGSHIP if is_missing and self.count(True, True) >= FLEET else 1.0

    def bulwark_value(self, kind: Kind, field: int) -> float:
        """What cannot move helps only where somebody may come, and a few of them are enough."""
        outlook = self.outlook
        here = [unit for unit in outlook.table.units_at(field) if outlook.table.kind[unit] == kind.index]
        is_needed = outlook.threat[field] > len(outlook.guards[field]) + outlook.begun[field] + self.added[field]
        hits = [rival for rival in self.rivals if kind.defence[rival.cls] > 0]
        if not is_needed or not hits or len(here) + self.added[field] >= MOST_BULWARKS:
            return 0.0
        choke = 1.0 + SHELTER * min(MOST_SHELTERED, sheltered(outlook, field))
        return 0.25 * choke * self.fighting_value(kind, field) * self.place_value(field)

    def variant_value(self, item: KindItem, spot: str, field: int) -> float:
        """A smaller one is as good for its price, and two are better than one where somebody may come."""
        whole = self.value(item.kind.id, spot)
        if self.price(item.name, field) > self.price(item.kind.id, field):
            return 0.0
        in_danger = self.outlook.threat[field] > len(self.outlook.guards[field]) + self.added[field]
        return whole * (SEVERAL if in_danger else 1.0)

    def vehicle_value(self, field: int) -> float:
        """A vehicle is wanted where soldiers have a long way to the front."""
        have = sum([self.own[name] for name in self.own if is_vehicle(self.rules.kinds.find(name))])
        is_calm = self.rules.board.is_land(field) and self.outlook.threat[field] <= 0.0
        if not is_calm or SOLDIERS * (have + 1) > self.count(False, True):
            return 0.0
        return 1.5 if steps_to_front(self.outlook, field) >= LONG_WAY else 0.0

    def wants_aircraft(self) -> bool:
        """Whether there are soldiers enough for one more aircraft: they take no field and hold none."""
        kinds = {name: self.rules.kinds.find(name) for name in self.own}
        soldiers = sum([self.own[name] for name, kind in kinds.items() if kind is not None and kind.is_land])
        return AIRCRAFT * (self.count(False, True) - soldiers + 1) <= soldiers

    def building_value(self, name: str, field: int) -> float:
        """A building pays where nobody will come soon."""
        outlook = self.outlook
        if outlook.threat[field] > len(outlook.guards[field]) + outlook.begun[field]:
            return 0.0
        if name == "political_building":
            return POLITICS * outlook.politics(field) / self.price(name, field)
        if name in WORKSHOPS and outlook.threat[field] <= 0.0:
            return self.workshop_value(name, field)
        if name != "factory" or outlook.threat[field] > 0.0:
            return 0.0
        return 3.0 if int(outlook.table.round) <= 3 and self.count(False, True) >= 4 else 0.0

    def workshop_value(self, name: str, field: int) -> float:
        """One factory for buildings on a field while there is time, and one for science where there is research."""
        table, rules = self.outlook.table, self.rules
        standing = table.field_columns[rules.field_column(WORKSHOPS[name])][field]
        if standing > 0 or int(table.round) > EARLY or self.count(False, True) < SOLDIERS_FIRST:
            return 0.0
        is_useful = name != "science_factory" or "research" in rules.order_rules
        return 3.0 if is_useful else 0.0

    def price(self, name: str, field: int) -> float:
        """What an item costs on a field."""
        amount = self.rules.price(self.outlook.table, self.outlook.sight.seat, self.rules.items[name], field)
        return float(amount) / float(self.rules.money)

    def fighting_value(self, kind: Kind, field: int) -> float:
        """What a kind does to the rivals' army for what that army does to it; many of one kind are worth less."""
        rivals = [rival for rival in self.rivals if rival.is_land or (not kind.is_land and rival.ground != SEA)]
        if not rivals:
            rivals = [rival for rival in self.rules.available if rival.can_take_land()]
        is_guard = self.outlook.threat[field] > len(self.outlook.guards[field]) + self.added[field]
        given = taken = 0.0
        for rival in rivals:
            attack, defence = float(kind.attack[rival.cls]), float(kind.defence[rival.cls])
            given += defence if is_guard else 0.6 * attack + 0.4 * defence
            given += shell_worth(self.rules, kind, rival)
            taken += 0.5 * float(rival.attack[kind.cls]) + 0.5 * float(rival.defence[kind.cls])
        value = (given + 0.5 * len(rivals)) / (taken + 1.0 * len(rivals)) + self.other_worth(kind, field)
        share = float(self.own.get(kind.id, 0)) / float(self.count(False, True) + 2)
        return (value + (0.0 if is_guard else 0.12 * float(kind.move))) * (1.2 - share)

    def other_worth(self, kind: Kind, field: int) -> float:
        """What chapters say a kind is good for beside its strengths; one of it is enough for that."""
        if self.own.get(kind.id, 0) > 0:
            return 0.0
        return sum([part.kind_worth(self.outlook.table, kind, field) for part in self.rules.reactions])

    def place_value(self, field: int) -> float:
        """How much a unit is wanted on a field: where it is in danger, or near what can be won."""
        outlook, board = self.outlook, self.rules.board
        have = len(outlook.guards[field]) + outlook.begun[field] + self.added[field]
        danger = max(0.0, outlook.threat[field] + 1.0 - have) * min(outlook.worth[field], 5.0) * 0.2
        prizes = [
            outlook.worth[near] / (1.0 + 0.5 * outlook.strength(near))
            for near in board.neighbours[field]
            if board.is_land(near) and not outlook.is_mine(near)
        ]
        return 1.0 + danger + 0.4 * max(prizes, default=0.0) / (1.0 + 0.1 * have)

    def scout_value(self, kind: Kind) -> float:
        """One that only finds out who is there is wanted where much of what others have lies face down."""
        is_there = self.own.get(kind.id, 0) >= MOST_SCOUTS
        unsure = sum(self.outlook.likely.values()) if not is_there else 0.0
        return min(1.0, unsure / UNSURE) if unsure >= 1.0 else 0.0

    def service_value(self, kind: Kind, field: int) -> float:
        """One that serves others is wanted where they lack it, the more the better, and away from the enemy."""
        outlook = self.outlook
        lacking = sum([part.wanted(outlook.table, outlook.seat, kind, field) for part in self.rules.reactions])
        if lacking <= 0:
            return 0.0
        return SERVICE + 0.1 * min(lacking, MOST_LACKING) - 0.1 * min(outlook.threat[field], MOST_LACKING)

    def ship_value(self, kind: Kind, field: int) -> float:
        """Transports for a war across the sea, warships against those of others, and what serves other arms."""
        if kind.capacity > 0 and not self.outlook.table.owns_land(self.outlook.sight.seat):
            return 6.0 if self.count(True, False) * LOADS <= self.count(False, True) else 0.0
        if kind.capacity > 0:
            wanted = min(MOST_TRANSPORTS, (self.count(False, True) + LOADS - 1) // LOADS)
            if self.land_front:
                wanted = min(1, wanted) if among_several(self.outlook) and has_open_shore(self.outlook) else 0
            return 6.0 if self.count(True, False) < wanted else 0.0
        rivals = [rival for rival in self.rivals if rival.ground == SEA]
        fleets = len(rivals) + (0 if self.land_front else 1)
        service = self.other_worth(kind, field)
        if self.count(True, True) >= 0.8 * fleets:
            return service
        given = 0.5 + sum([float(kind.attack[rival.cls]) for rival in rivals])
        taken = 1.0 + sum([float(rival.attack[kind.cls]) * vulnerability(kind, rival) for rival in rivals])
        share = float(self.own.get(kind.id, 0)) / float(self.count(True, True) + 2)
        return (2.0 + given / taken) * (1.2 - share) + service


def vulnerability(kind: Kind, shooter: Kind) -> float:
    """By how much the fire of a shooter is multiplied against a kind."""
    num, den = kind.vulnerability[shooter.cls]
    return float(num) / float(den)


def is_vehicle(kind: Kind | None) -> bool:
    """Whether a kind carries others on land."""
    return kind is not None and kind.is_land and kind.capacity > 0


def sheltered(outlook: Outlook, gate: int) -> int:
    """How many own fields others reach over land, and would not if a field were closed: it is a choke point."""
    board = outlook.rules.board
    foreign = [field for field in board.land if not outlook.is_mine(field)]
    way, closed = outlook.steps_from(foreign, False), set(foreign)
    near = foreign
    while near:
        near = sorted({there for here in near for there in board.neighbours[here] if board.is_land(there)} - closed)
        near = [field for field in near if field != gate]
        closed.update(near)
    mine = [field for field in board.land if outlook.is_mine(field) and field != gate]
    return len([field for field in mine if way[field] < FAR and field not in closed])


def steps_to_front(outlook: Outlook, field: int) -> int:
    """How far it is over land from a field to the nearest one of others."""
    steps = outlook.steps_from([field], False)
    return min([steps[other] for other in outlook.rules.board.land if not outlook.is_mine(other)], default=FAR)


def has_land_front(outlook: Outlook) -> bool:
    """Whether something can be won over land."""
    board = outlook.rules.board
    mine = [field for field in board.land if outlook.is_mine(field)]
    steps = outlook.steps_from(mine, False)
    return any(steps[field] < FAR and not outlook.is_mine(field) for field in board.land)


def is_stuck(outlook: Outlook) -> bool:
    """Whether nothing can be won over land for now, while a shore is held by far fewer than the front."""
    board = outlook.rules.board
    front: list[int] = []
    for field in board.land:
        near = [other for other in board.neighbours[field] if board.is_land(other) and outlook.is_mine(other)]
        if outlook.is_mine(field) or not near:
            continue
        guards = len(outlook.guards[field])
        if guards < STUCK * sum([len(outlook.guards[other]) for other in near]):
            return False
        front.append(guards)
    return any(
        outlook.worth[field] >= RICH and WEAK * (1 + len(outlook.guards[field])) <= min(front, default=0)
        for field in board.land
        if not outlook.is_mine(field) and any(not board.is_land(near) for near in board.neighbours[field])
    )


def among_several(outlook: Outlook) -> bool:
    """Whether more than two play: then there is often land that nobody has time for, and ships pay beside a front."""
    return int(outlook.table.seats) > 2


def has_open_shore(outlook: Outlook) -> bool:
    """Whether land by the sea that is worth having lies open: nobody guards it, and it is not beside one's own."""
    board = outlook.rules.board
    for field in board.land:
        near = board.neighbours[field]
        is_own = outlook.is_mine(field) or any(outlook.is_mine(other) for other in near)
        if is_own or outlook.guards[field] or outlook.worth[field] < WORTH_A_SHIP:
            continue
        if any(not board.is_land(other) for other in near):
            return True
    return False


def place(outlook: Outlook) -> Order:
    """The next item of the starting army."""
    sight = outlook.sight
    offers = affordable(sight, sight.table.funds[sight.seat], True)
    chosen = Quartermaster(outlook).best(offers)
    return Place(chosen[0], chosen[1]) if chosen is not None else STOP_PLACING


def seal(outlook: Outlook) -> Order:
    """A whole starting army, chosen item by item."""
    sight, rules = outlook.sight, outlook.rules
    master, state = Quartermaster(outlook), trial(sight)
    left = sight.table.funds[sight.seat]
    counts: dict[tuple[str, str], int] = {}
    for _ in range(LONGEST_LIST):
        offers = affordable(state.sight(sight.seat), left, True)
        chosen = master.best([offer for offer in offers if rules.kinds.find(offer[0])])
        if chosen is None:
            break
        left -= take(state, sight.seat, chosen, counts)
        master.add(chosen[0])
        master.added[field_of(sight, chosen[1])] += 1
    return Seal(lots(counts))


def buy(outlook: Outlook) -> Order:
    """The next purchase of a production phase: what is begun is paid on first, and what nobody could keep is left."""
    begun = last_offer(outlook, PAY_ON)
    if begun is not None:
        return begun
    if is_overburdened(outlook):
        return END_PRODUCTION
    master = Quartermaster(outlook)
    chosen = master.best(BuyMenu(outlook.sight).offers)
    most = master.value(*chosen) if chosen is not None else 0.0
    order: Order = Buy(chosen[0], chosen[1]) if chosen is not None else END_PRODUCTION
    for kind in WAYS_TO_BUY:
        for other in offered(outlook, kind):
            told = other.to_json()
            value = master.value(str(told["item"]), str(told["spot"])) * master.eagerness(str(told["item"]))
            if value > most or (value == most > 0.0 and other.kind == order.kind):
                order, most = other, value
    if order is END_PRODUCTION:
        return together(outlook, master) or last_offer(outlook, DEVOTE) or order
    return order


def together(outlook: Outlook, master: Quartermaster) -> Order | None:
    """A factory that neighbours help to pay for, where factories are specialised and one is worth having."""
    for kind, item in TOGETHER.items() if WORKSHOP_ORDER in outlook.rules.order_rules else []:
        for order in offered(outlook, kind):
            if master.value(item, str(order.to_json()["field"])) > 0.0:
                return order
    return None


def pay(outlook: Outlook, decision: Decision) -> Order | None:
    """Pays what is due from fields where nothing is wanted, so that something is left where it is."""
    master = Quartermaster(outlook)
    best, least = decision.default(), 0.0
    for order in decision:
        if order.kind != PAY:
            continue
        payments: Any = order.to_json()["payments"]
        cost = 0.0
        for name, amount in payments:
            cost += float(Fraction(amount)) * master.place_value(outlook.rules.board.index[name])
        if best is None or best.kind != PAY or cost < least or least == 0.0:
            best, least = order, cost
    return best


def offered(outlook: Outlook, kind: str) -> list[Order]:
    """The orders of a kind that can be given now; none where nobody has heard of it."""
    rule = outlook.rules.order_rules.get(kind)
    menu = rule.menu(outlook.sight) if rule is not None else None
    return list(menu) if menu is not None else []


def last_offer(outlook: Outlook, kind: str) -> Order | None:
    """The last of them: where amounts are offered, the highest."""
    orders = offered(outlook, kind)
    return orders[-1] if orders else None


def is_overburdened(outlook: Outlook) -> bool:
    """Whether what the seat has costs so much of what it earns that nobody should add to it."""
    table, seat = outlook.table, outlook.seat
    burden = sum([part.burden(table, seat) for part in outlook.rules.reactions])
    if burden == 0:
        return False
    earned = sum([outlook.harvest[field] for field in table.fields_of(seat)])
    return float(burden) > BURDEN * earned * float(outlook.rules.money)
