"""What a bot does in a war economy: it works by the planner's proposals, builds, brings goods home, and trades.

It grows while nobody comes, arms as soon as somebody may, and takes part in a trade where both sides gain by what
their own planners think goods are worth.
"""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.salva.chapters.economy_building import BuildWorks
from velmoci.salva.chapters.economy_market import PROPOSED, AcceptTrade, Trade, find_offer
from velmoci.salva.chapters.economy_moving import Carry, free_of
from velmoci.salva.chapters.economy_phase import Country
from velmoci.salva.chapters.economy_stock import Economy
from velmoci.salva.chapters.economy_work import WorkByPlan
from velmoci.salva.decisions import check
from velmoci.salva.economy.mix import ARMY, GROWTH, Aim
from velmoci.salva.economy.planner import appraised
from velmoci.salva.economy.region import SCALE, Region
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, Table

GROWING: Final = 3
"""So many rounds a country grows if nobody comes."""
PLENTY: Final = 2
"""Of so many times what is needed there is plenty."""
LEAST_GAIN: Final = SCALE
"""So much a trade must bring to each side: a unit of goods of which there are just enough."""


def has_economy(rules: Rules) -> bool:
    """Whether armies are paid with what workers make."""
    return WorkByPlan.kind in rules.order_rules


def aim_of(outlook: Outlook) -> Aim:
    """For what the country works now: an army as soon as somebody may come, or the time for growing is over."""
    in_danger = [
        field
        for field in outlook.table.fields_of(outlook.seat)
        if outlook.threat[field] > len(outlook.guards[field]) + outlook.begun[field]
    ]
    return ARMY if in_danger or int(outlook.table.round) > GROWING else GROWTH


def work(outlook: Outlook, decision: Decision) -> Order | None:
    """The planner's proposal; where it has none, what is done unasked."""
    order = WorkByPlan(aim_of(outlook).name)
    return order if decision.allows(order) else decision.default()


def build(sight: Sight) -> Order | None:
    """The buildings that the proposal of this phase meant, all that can still be paid."""
    if not has_economy(sight.rules):
        return None
    economy = Economy(sight.rules)
    meant: dict[tuple[str, str], int] = {}
    for kind, field in economy.stock(sight.table).meant:
        lot = economy.table.buildings[kind].code, field_name(sight.rules, field)
        meant[lot] = meant.get(lot, 0) + 1
    lots = tuple([(code, spot, count) for (code, spot), count in meant.items()])
    for order in [BuildWorks(lots), *[BuildWorks((lot,)) for lot in lots]]:
        if lots and is_allowed(sight, order):
            return order
    return None


def is_allowed(sight: Sight, order: Order) -> bool:
    """Whether nothing stands against an order."""
    try:
        check(sight, order)
    except Rejected:
        return False
    return True


def home(economy: Economy, table: Table, seat: int) -> int:
    """The field on which most workers of a seat and then most of its buildings stand; -1 where there are none."""
    best, most = -1, (0, 0)
    for field in table.fields_of(seat):
        merit = economy.on(table, field)[economy.worker], sum(economy.buildings_on(table, field))
        if merit > most:
            best, most = int(field), merit
    return best


def bring_home(outlook: Outlook) -> Order | None:
    """What lies beyond reach of the home field comes one step nearer; workers stay where they have a building."""
    if not has_economy(outlook.rules):
        return None
    country, table = Country(outlook.rules), outlook.table
    economy, centre = country.economy, home(country.economy, table, outlook.seat)
    if centre < 0:
        return None
    near = country.reach.sources(table, outlook.seat, centre)
    steps = outlook.steps_from([centre], False)
    for field in table.fields_of(outlook.seat):
        goods = load(economy, table, int(field), int(field) in near)
        goals = country.reach.goals(table, outlook.seat, field) if goods and int(field) != centre else []
        goal = min(goals, key=lambda one: (steps[one], one), default=int(field))
        if goods and steps[goal] < steps[field]:
            return Carry(field_name(outlook.rules, field), field_name(outlook.rules, goal), tuple(goods))
    return None


def load(economy: Economy, table: Table, field: int, is_near: bool) -> list[tuple[str, int]]:
    """What is to be brought home from a field: goods that do not reach it, and workers who have nothing to work in."""
    has_work = any(economy.buildings_on(table, field))
    found: list[tuple[str, int]] = []
    for number, count in enumerate(free_of(economy, table, field)):
        is_left = has_work if number >= economy.resources else is_near
        if count > 0 and not is_left:
            found.append((economy.names[number], count))
    return found


def supply_market(outlook: Outlook) -> Order | None:
    """What is plentiful at home goes to a safe field at a border, where it can be traded and is still in reach."""
    if not has_economy(outlook.rules) or len(outlook.table.living()) <= 2:
        return None
    own, table = Appraiser(outlook.sight, outlook.seat), outlook.table
    centre = home(own.economy, table, outlook.seat)
    region = own.region(centre)
    stall = stall_of(outlook, centre) if region is not None else -1
    if region is None or stall < 0:
        return None
    goods: list[tuple[str, int]] = []
    for number, count in enumerate(free_of(own.economy, table, centre)[: own.economy.resources]):
        surplus = count - PLENTY * region.worth[number].need // 1000
        if surplus >= PROPOSED and own.economy.on(table, stall)[number] < PROPOSED:
            goods.append((own.economy.names[number], PROPOSED))
    return Carry(field_name(outlook.rules, centre), field_name(outlook.rules, stall), tuple(goods)) if goods else None


def stall_of(outlook: Outlook, centre: int) -> int:
    """A field within reach of home that lies beside land of somebody who lives, and that nobody threatens; or -1."""
    country, table = Country(outlook.rules), outlook.table
    goals = country.reach.goals(table, outlook.seat, centre)
    for field in country.reach.sources(table, outlook.seat, centre):
        is_safe = outlook.threat[field] <= len(outlook.guards[field])
        if field == centre or field not in goals or table.owner[field] != outlook.seat or not is_safe:
            continue
        for near in outlook.rules.board.neighbours[field]:
            if outlook.rules.board.is_land(near) and table.owner[near] not in (NOBODY, outlook.seat):
                return int(field)
    return -1


# Trade


class Appraiser:
    """What goods are worth to a seat, by the planner's own measure; nothing where nobody works."""

    def __init__(self, sight: Sight, seat: int) -> None:
        country = Country(sight.rules)
        fields = country.fields(sight.table, seat)
        places, price = country.places(sight.table, seat, fields), country.economy.building_price
        aim = GROWTH if int(sight.table.round) <= GROWING else ARMY
        self.economy: Final = country.economy
        self.found: Final = appraised(country.economy.table, country.phase_rules, places, price, aim)
        self.fields: Final = fields

    def region(self, field: int) -> Region | None:
        """The region of a field, if anybody works in it."""
        at = self.fields.index(field) if field in self.fields else -1
        return next((region for region in self.found if at in region.members), None)

    def gain(self, field: int, goods: list[tuple[str, int]]) -> int:
        """What it brings to have so much more there of each resource, or less; nothing where nobody works."""
        region, total = self.region(field), 0
        for name, count in goods if region is not None else []:
            number = self.economy.names.index(name)
            if number < self.economy.resources and region is not None:
                total += region.gain(number, count)
        return total


def trade(outlook: Outlook) -> Order | None:
    """The trade by which the seat gains most, of those by which its partner gains too."""
    rule = outlook.rules.order_rules.get(Trade.kind)
    if rule is None or len(outlook.table.living()) <= 2:
        return None
    sight, best, most = outlook.sight, None, LEAST_GAIN
    own, others = Appraiser(sight, outlook.seat), dict[str, Appraiser]()
    for seat in outlook.table.living():
        if int(seat) != outlook.seat:
            others[seat_name(seat)] = Appraiser(sight, int(seat))
    for order in rule.menu(sight) or ():
        assert isinstance(order, Trade)
        mine = own.gain(int(find_field(sight, order.field)), exchanged(order.taken, order.given))
        if mine > most:
            his = others[order.power].gain(int(find_field(sight, order.goal)), exchanged(order.given, order.taken))
            if his >= LEAST_GAIN:
                best, most = order, mine
    return best


def exchanged(got: tuple[tuple[str, int], ...], gone: tuple[tuple[str, int], ...]) -> list[tuple[str, int]]:
    """What comes and what goes, with its sign."""
    return [*got, *[(name, -count) for name, count in gone]]


def accept(sight: Sight, decision: Decision) -> Order | None:
    """An open offer by which the seat gains, taken where it gains most."""
    if AcceptTrade.kind not in decision.offers():
        return None
    best, most, economy = None, LEAST_GAIN, Economy(sight.rules)
    own = Appraiser(sight, int(sight.seat))
    for order in decision:
        if isinstance(order, AcceptTrade):
            offer = find_offer(economy, sight, order.offer)
            goods = [(economy.names[number], count) for number, count in offer.given]
            goods += [(economy.names[number], -count) for number, count in offer.taken]
            gain = own.gain(int(find_field(sight, order.field)), goods)
            if gain > most:
                best, most = order, gain
    return best


def enriched(before: Sight, then: Sight) -> int:
    """What a seat gains by what has changed on its fields, by what goods were worth to it before."""
    if not has_economy(before.rules):
        return 0
    own, total = Appraiser(before, int(before.seat)), 0
    economy = own.economy
    for field in before.table.fields_of(before.seat):
        old, new = economy.on(before.table, field), economy.on(then.table, field)
        goods = [(name, new[at] - old[at]) for at, name in enumerate(economy.names) if new[at] != old[at]]
        total += own.gain(int(field), goods)
    return total
