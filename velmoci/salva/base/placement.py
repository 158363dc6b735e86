"""The starting army (SA-placement): sides and territory, then items placed in turn (sealed: `sealing.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import AskLot, KeepSide, Place, StopPlacing
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Item, Site
from velmoci.salva.memory import Offer
from velmoci.salva.naming import field_of
from velmoci.salva.numbers import ratio, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import Kind

STOP: Final = StopPlacing()
KEEP_SIDE: Final = KeepSide()
ASK_LOT: Final = AskLot()
AGREEMENT: Final = "agreement"
ASK: Final = "ask"
LOT: Final = "lot"
ASSIGNMENTS: Final = (AGREEMENT, LOT, "fair_start", ASK)
"""How sides are given out: as the players sit, by lot, by bids, or as they sit unless one of them asks for the lot."""

MOST_PRICES: Final = 6
"""So many totals are told of an item that grows dearer."""


class Sides(Step):
    """Who plays which side, who begins, who owns what."""

    name = "sides"
    track = OPENING
    clause = "SA-setup-4"

    def enter(self, state: State, chance: Chance) -> None:
        if not self.asks():
            self.begin(state, chance)

    def asks(self) -> bool:
        """Whether everybody is asked first if he wants the sides to be drawn by lot."""
        return self.rules.word("assignment") == ASK

    def deciders(self, table: Table) -> list[int]:
        if not self.asks():
            return []
        return [seat for seat in table.living() if table.stopped[seat] == 0]

    def leave(self, state: State, chance: Chance) -> str:
        if self.asks():
            for seat in state.table.living():
                state.table.stopped[seat] = 0
            self.begin(state, chance)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return KEEP_SIDE

    def begin(self, state: State, chance: Chance) -> None:
        """The sides are taken, and everybody gets his land, his allotment and what stands ready."""
        table, rules = state.table, self.rules
        self.assign(state, chance)
        for seat in range(table.seats):
            side = rules.sides[table.side[seat]]
            if table.is_living(seat):
                for name in side.fields:
                    table.owner[rules.board.index[name]] = seat
                table.funds[seat] = self.allotment(table, seat)
            self.tell_side(state, seat)
        set_turn_order(state, chance)
        rules.goal.set_up(state, chance)
        for seat in table.living():
            set_up_army(state, seat)

    def assign(self, state: State, chance: Chance) -> None:
        """Who plays which side: as they sit, or by lot."""
        if self.rules.word("assignment") == LOT:
            draw_sides(state, chance)

    def tell_side(self, state: State, seat: i64) -> None:
        """Says who plays which side."""
        party = self.rules.sides[state.table.side[seat]].id
        state.tell(public("side-taken", power=seat_name(seat), party=party))

    def allotment(self, table: Table, seat: i64) -> int:
        """What a seat may spend on its army, in parts of a point."""
        return self.rules.allotments[table.side[seat]]


def draw_sides(state: State, chance: Chance) -> None:
    """Sides by lot."""
    state.table.side = shuffled(chance, [int(side) for side in state.table.side])


class KeepSideRule(OrderRule):
    """Agrees to play the side at which one sits."""

    order: ClassVar[type[Order]] = KeepSide
    steps: ClassVar[tuple[str, ...]] = ("sides",)
    clause: ClassVar[str] = "SA-setup-4"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(KEEP_SIDE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.stopped[seat] = 1
        state.tell(public("side-kept", power=seat_name(seat)))


class AskLotRule(OrderRule):
    """One player is enough to have the sides drawn by lot; nobody else is asked any more."""

    order: ClassVar[type[Order]] = AskLot
    steps: ClassVar[tuple[str, ...]] = ("sides",)
    clause: ClassVar[str] = "SA-setup-4"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(ASK_LOT)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.tell(public("lot-asked", power=seat_name(seat)))
        draw_sides(state, chance)
        for other in state.table.living():
            state.table.stopped[other] = 1


def allotment_of(rules: Rules, table: Table, seat: i64) -> int:
    """What a seat could spend at first, however the sides were given out."""
    givers = [step for step in rules.tracks[rules.track(OPENING)] if isinstance(step, Sides)]
    return givers[0].allotment(table, seat)


def set_turn_order(state: State, chance: Chance) -> None:
    """As the option says, as the goal asks, or by lot."""
    table, rules = state.table, state.rules
    wanted = [seat_by(table, rules, word) for word in rules.names("turn_order")] or rules.goal.first_seats(table)
    if wanted:
        table.order = vec[i64]([i64(seat) for seat in wanted])
    else:
        table.order = shuffled(chance, [int(seat) for seat in range(table.seats)])
    state.tell(public("turn-order", powers=[seat_name(seat) for seat in table.order]))


def seat_by(table: Table, rules: Rules, word: str) -> int:
    """The seat with that number, from 1, or the one that plays the side of that name."""
    if word.isdecimal():
        return int(word) - 1
    sides = [side.id for side in rules.sides]
    return [int(side) for side in table.side].index(sides.index(word))


def shuffled(chance: Chance, row: list[int]) -> vec[i64]:
    """The numbers of a row in an order drawn by lot."""
    rest = row[:]
    drawn: list[int] = []
    while rest:
        drawn.append(rest.pop(pick(chance, len(rest))))
    return vec[i64]([i64(number) for number in drawn])


def set_up_army(state: State, seat: i64) -> None:
    """The units that a scenario puts on the map by itself."""
    rules = state.rules
    for spot, army in rules.sides[state.table.side[seat]].units.items():
        for name, count in army.items():
            item = rules.items.get(name)
            if item is not None:
                for _ in range(count):
                    item.put(state, seat, spot, True)


class PlaceStep(Step):
    """One item at a time; whoever has most left places next."""

    name = "placing"
    track = OPENING
    clause = "SA-placement-4"

    def enter(self, state: State, chance: Chance) -> None:
        for seat in state.table.living():
            if not affordable(state.sight(seat), state.table.funds[seat], True):
                state.table.stopped[seat] = 1

    def deciders(self, table: Table) -> list[int]:
        seat = next_to_place(self.rules, table)
        return [int(seat)] if seat != NOBODY else []

    def leave(self, state: State, chance: Chance) -> str:
        for seat in range(state.table.seats):
            state.table.funds[seat] = 0
        return ""

    def default(self, sight: Sight) -> Order | None:
        name, spot = first_affordable(sight, sight.table.funds[sight.seat])
        return Place(name, spot)

    def about(self, sight: Sight) -> dict[str, object]:
        return {"left": money_text(self.rules, sight.table.funds[sight.seat])}


def next_to_place(rules: Rules, table: Table) -> i64:
    """Of those who have not stopped the one with most left; ties go to the earlier one in the turn order."""
    best = NOBODY
    for place in range(table.seats):
        seat = table.order[place]
        if table.stopped[seat] == 0 and (best == NOBODY or has_more_left(rules, table, seat, best)):
            best = seat
    return best


def has_more_left(rules: Rules, table: Table, seat: i64, other: i64) -> bool:
    """Whether a seat has more left than another: in points, or as a part of what it had at first."""
    one, two = table.funds[seat], table.funds[other]
    if rules.word("placement_balance") == "proportional":
        one *= max(1, allotment_of(rules, table, other))
        two *= max(1, allotment_of(rules, table, seat))
    return one > two


def affordable(sight: Sight, left: int, at_start: bool) -> list[tuple[str, str]]:
    """Every item with every spot that so much pays for."""
    found: list[tuple[str, str]] = []
    rules, table = sight.rules, sight.table
    for field in range(int(rules.board.size)):
        for name, item in rules.items.items():
            spots = item.spots(sight, field, at_start)
            if spots and rules.price(table, sight.seat, item, field) <= left and not vetoed(sight, item, field):
                found += [(name, spot) for spot in spots]
    return found


def first_affordable(sight: Sight, left: int) -> tuple[str, str]:
    """What is placed for somebody who is away, of all that so much pays for."""
    rules, table = sight.rules, sight.table
    if sight.memory is not None:
        return first_choice(sight, [(one.item.name, one.spot) for one in offers_at_start(sight) if one.price <= left])
    if table.owns_land(sight.seat):
        for field in range(int(rules.board.size)):
            for name, item in rules.items.items():
                spots = item.spots(sight, field, True)
                if spots and rules.price(table, sight.seat, item, field) <= left and not vetoed(sight, item, field):
                    return name, spots[0]
    return first_choice(sight, affordable(sight, left, True))


def start_offers(sight: Sight) -> list[dict[str, object]]:
    """Every item with every spot where it may stand at the start."""
    left = sight.table.funds[sight.seat]
    return [offer.payable if offer.price <= left else offer.too_dear for offer in offers_at_start(sight)]


def offers_at_start(sight: Sight) -> list[Offer]:
    """The same before anybody has counted what is left."""
    if sight.memory is not None and sight.memory.start_offers is not None:
        return sight.memory.start_offers
    found: list[Offer] = []
    for field in range(int(sight.rules.board.size)):
        found += offers_for(sight, field, True)
    if sight.memory is not None:
        sight.memory.start_offers = found
    return found


def offers_for(sight: Sight, field: i64, at_start: bool) -> list[Offer]:
    """Every item with every spot on a field, found once while the field stays as it is."""
    if sight.memory is None:
        return find_offers(sight, field, at_start)
    known, key = sight.memory.offers, (int(field), at_start)
    found = known.get(key)
    if found is None:
        found = find_offers(sight, field, at_start)
        known[key] = found
    return found


def find_offers(sight: Sight, field: i64, at_start: bool) -> list[Offer]:
    """Every item that may be put on a field, with what it costs there and why."""
    rules, found = sight.rules, list[Offer]()
    for item in rules.items.values():
        spots = item.spots(sight, field, at_start)
        if spots and not vetoed(sight, item, field):
            chain = rules.price_chain(sight.table, sight.seat, item, field, True)
            price, told, more = rules.in_parts(chain.num, chain.den), chain.to_json(), totals_of(sight, item, field)
            is_shared = bool(rules.prices) or item in rules.shared
            found += [Offer(item, is_shared, spot, price, told, more) for spot in spots]
    return found


def offers_on(sight: Sight, field: i64, left: int) -> list[dict[str, object]]:
    """Every item that may be built on a field, what it costs there and why, and whether so much is enough for it."""
    found: list[dict[str, object]] = []
    for offer in offers_for(sight, field, False):
        told = offer.payable if offer.price <= left else offer.too_dear
        if offer.is_shared:
            sharing = sharing_of(sight, offer.item, field)
            if sharing:
                proposed = proposed_shares(sight, sharing, offer.price - left)
                told = {**told, "sharing": {**sharing, "proposed": proposed}}
        found.append(told)
    return found


def sharing_of(sight: Sight, item: Item, field: i64) -> dict[str, object]:
    """Which other fields can pay for an item, as the item itself or a chapter says."""
    found = item.sharing(sight, field)
    for factor in sight.rules.prices:
        found = found or factor.sharing(sight, item, field)
    return found


def price_at(sight: Sight, item: Item, field: i64) -> int:
    """What an item costs on a field, found once while the field stays as it is."""
    if sight.memory is None:
        return sight.rules.price(sight.table, sight.seat, item, field)
    known, key = sight.memory.prices, (item.name, int(field))
    if key not in known:
        known[key] = sight.rules.price(sight.table, sight.seat, item, field)
    return known[key]


def proposed_shares(sight: Sight, sharing: dict[str, object], missing: int) -> dict[str, str]:
    """What the fields named there could pay: in turn what is missing, or the first of them alone."""
    rules, table, found = sight.rules, sight.table, dict[str, str]()
    payers, most = sharing["payers"], sharing.get("most", {})
    assert isinstance(payers, list)
    assert isinstance(most, dict)
    for name in payers[:1] if sharing["one"] else payers:
        has = rules.in_parts(*ratio(most[name])) if name in most else int(table.purse[rules.board.index[name]])
        share = min(missing, has)
        if share > 0:
            found[name] = money_text(rules, share)
            missing -= share
    return found


def totals_of(sight: Sight, item: Item, field: i64) -> dict[str, object]:
    """What one, two, three of an item cost together, where that is not simply so many times the price."""
    rules, table = sight.rules, sight.table
    if item.name not in rules.growing:
        return {}
    totals = [item.bundle_price(table, sight.seat, field, count) for count in range(1, MOST_PRICES + 1)]
    return {"totals": [money_text(rules, total) for total in totals]}


def vetoed(sight: Sight, item: Item, field: i64) -> bool:
    """Whether a chapter is against buying the item there."""
    for veto in sight.rules.veto_buy:
        if veto.buy(sight, item, field) is not None:
            return True
    return False


def check_item(sight: Sight, name: str, spot: str, at_start: bool) -> Item:
    """The item, if it can be put there."""
    item = find_item(sight, name, spot)
    if spot not in item.spots(sight, field_of(sight, spot), at_start):
        raise item.why_not(sight, spot, at_start)
    return item


def find_item(sight: Sight, name: str, spot: str) -> Item:
    """The item of that name, if nothing but the place can stand against it."""
    item = sight.rules.items.get(name)
    if item is None:
        raise Refusal("no_such_item", "SA-chapters-5", item=name[:40])
    field = field_of(sight, spot)
    for veto in sight.rules.vetoes:
        refusal = veto.buy(sight, item, field)
        if refusal is not None:
            raise refusal
    return item


def first_choice(sight: Sight, offers: list[tuple[str, str]]) -> tuple[str, str]:
    """What is placed for somebody who is away: the first offer; without land soldiers, or else a ship to carry some."""
    if sight.table.owns_land(sight.seat):
        return offers[0]
    kinds = sight.rules.kinds
    for wanted in (True, False):
        for offer in offers:
            kind = kinds.find(offer[0])
            if kind is not None and (kind.can_take_land() if wanted else kind.capacity > 0 and not kind.is_land):
                return offer
    return offers[0]


def money_text(rules: Rules, parts: int) -> str:
    """An amount of production points as text."""
    return ratio_text(parts, rules.money)


class PlaceRule(OrderRule):
    """Places one item."""

    order: ClassVar[type[Order]] = Place
    steps: ClassVar[tuple[str, ...]] = ("placing",)
    clause: ClassVar[str] = "SA-placement-4"
    example: ClassVar[str] = "place tank brod"
    keeps_offers: ClassVar[bool] = True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Place)
        item = check_item(sight, order.item, order.spot, True)
        left = sight.table.funds[sight.seat]
        if self.rules.price(sight.table, sight.seat, item, field_of(sight, order.spot)) > left:
            raise Refusal("too_dear", "SA-placement-6", left=money_text(self.rules, left))

    def menu(self, sight: Sight) -> Menu | None:
        menu = PlaceMenu(sight)
        return menu if menu.offers else None

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        return start_offers(sight)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Place)
        sight, table = state.sight(seat), state.table
        item = self.rules.items[order.item]
        table.funds[seat] -= self.rules.price(table, seat, item, field_of(sight, order.spot))
        item.put(state, seat, order.spot, True)
        count_soft(state, seat)
        if not affordable(sight, table.funds[seat], True):
            table.stopped[seat] = 1


def count_soft(state: State, seat: i64) -> None:
    """After sealed armies only so many items follow."""
    if state.rules.word("placement_mode") == "blind_soft":
        column = state.table.seat_columns[state.rules.seat_column("added")]
        column[seat] += 1
        if column[seat] >= state.rules.number("soft_units"):
            state.table.stopped[seat] = 1


class PlaceMenu(Menu):
    """Every item on every spot that the rest of the allotment pays for."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Place.kind
        left = sight.table.funds[sight.seat]
        if sight.memory is None:
            self.offers = affordable(sight, left, True)
        else:
            self.offers = [(one.item.name, one.spot) for one in offers_at_start(sight) if one.price <= left]

    def count(self) -> int:
        return len(self.offers)

    def __iter__(self) -> Iterator[Order]:
        for name, spot in self.offers:
            yield Place(name, spot)

    def sample(self, chance: Chance) -> Order:
        name, spot = self.offers[pick(chance, len(self.offers))]
        return Place(name, spot)


class StopRule(OrderRule):
    """The army is complete."""

    order: ClassVar[type[Order]] = StopPlacing
    steps: ClassVar[tuple[str, ...]] = ("placing",)
    clause: ClassVar[str] = "SA-placement-7"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(STOP)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.stopped[seat] = 1
        state.tell(public("stopped-placing", power=seat_name(seat)))


class LandSite(Site):
    """Land units go onto own land."""

    name = "land"

    def depends_on_field(self) -> bool:
        return type(self) is LandSite

    def takes(self, kind: Kind) -> bool:
        return kind.is_land

    def spots(self, sight: Sight, kind: Kind, field: i64, at_start: bool) -> list[str]:
        rules = sight.rules
        return [rules.board.ids[field]] if rules.board.is_land(field) and sight.table.owner[field] == sight.seat else []

    def why_not(self, sight: Sight, kind: Kind, spot: str, at_start: bool) -> Refusal:
        clause = "SA-placement-3" if at_start else "SA-minimal-20"
        return Refusal("not_your_field", clause, unit=kind.id, field=spot.partition("/")[0])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-5": (shuffled,),
    "SA-minimal-13": (Sides.begin,),
    "SA-placement-1": (Sides.begin,),
    "SA-setup-4": (Sides.assign, KeepSideRule, AskLotRule),
    "SA-placement-2": (affordable, check_item),
    "SA-placement-3": (LandSite, check_item),
    "SA-placement-4": (PlaceStep, next_to_place),
    "SA-placement-5": (next_to_place, has_more_left),
    "SA-placement-6": (PlaceRule.check,),
    "SA-placement-7": (StopRule, PlaceRule.carry_out),
    "SA-placement-8": (PlaceRule.carry_out,),
    "SA-placement-9": (affordable,),
    "SA-placement-10": (PlaceStep.leave,),
    "SA-placement-13": (count_soft,),
}
