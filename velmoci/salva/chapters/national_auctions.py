"""Auctions before the first army stands: of national advantages, and of land; a part of `national_advantages`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, draw, pick
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, reveal, to
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.factories import Payment, Payments, parts_of
from velmoci.salva.chapters.national_kinds import AUCTION, Nations
from velmoci.salva.codecs import Amount
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, Guess, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table

KINDS: Final = "national_auction"
LAND: Final = "territory_auction"
SEALED: Final = "national_bid"
SALE: Final = "territory_sale"
CLAUSE: Final = "SA-national_advantages-6"
LAND_CLAUSE: Final = "SA-national_advantages-8"
LEVELS: Final = (3, 2, 1)
"""What is proposed as a bid: such parts of what one has, and a whole one."""


class BidKinds(Order):
    """`bid_kinds tank 3, bomber 2`: what one would pay for each kind of unit; for others nothing."""

    kind: ClassVar[str] = "bid_kinds"
    fields: ClassVar[tuple[Field, ...]] = (Field("payments", Payments(), default=()),)

    def __init__(self, payments: tuple[Payment, ...] = ()) -> None:
        self.payments: Final = payments


class BidLand(Order):
    """`bid_land 2`: what one would pay for the field that is up; 0 for none of it."""

    kind: ClassVar[str] = "bid_land"
    fields: ClassVar[tuple[Field, ...]] = (Field("amount", Amount()),)

    def __init__(self, amount: str) -> None:
        self.amount: Final = amount


class NationalBid(Slice):
    """A seat's own sealed bids, in parts of a point: for kinds by name, and for the field that is up."""

    def __init__(self) -> None:
        self.kinds: dict[str, int] = {}
        self.land = 0

    def copy(self) -> Slice:
        twin = NationalBid()
        twin.kinds, twin.land = dict(self.kinds), self.land
        return twin

    def dump(self) -> object:
        return {"kinds": dict(sorted(self.kinds.items())), "land": self.land}

    def load(self, data: Any) -> None:
        self.kinds = {str(name): int(parts) for name, parts in data["kinds"].items()}
        self.land = int(data["land"])

    def told(self, sight: Sight) -> object:
        kinds = {name: money_text(sight.rules, parts) for name, parts in sorted(self.kinds.items())}
        return {"kinds": kinds, "land": money_text(sight.rules, self.land)}


class Sale(Slice):
    """The land that is still to be sold, and the field that is up; nobody's where none is."""

    def __init__(self) -> None:
        self.left: list[int] = []
        self.field = int(NOBODY)
        self.has_begun = False

    def copy(self) -> Slice:
        twin = Sale()
        twin.left, twin.field, twin.has_begun = self.left[:], self.field, self.has_begun
        return twin

    def dump(self) -> object:
        return [self.left[:], self.field, self.has_begun]

    def load(self, data: Any) -> None:
        self.left, self.field, self.has_begun = list(data[0]), data[1], data[2]

    def told(self, sight: Sight) -> object:
        names = [field_name(sight.rules, field) for field in self.left]
        return {"left": names, "field": field_name(sight.rules, self.field) if self.field != NOBODY else ""}


def bid_of(sight: Sight) -> NationalBid:
    """One's own sealed bids."""
    found = sight.own.slices[sight.rules.own_slice(SEALED)]
    assert isinstance(found, NationalBid)
    return found


def sale_of(rules: Rules, table: Table) -> Sale:
    """The land that is for sale."""
    found = table.slices[rules.table_slice(SALE)]
    assert isinstance(found, Sale)
    return found


def tell_sealed(state: State, seat: i64, **own: Any) -> None:
    """Everybody hears that a bid is in, its owner also which."""
    everybody = EventPart(EVERYBODY, "bid-sealed", {"power": seat_name(seat)})
    state.tell(Event(everybody, EventPart(to([int(seat)]), "national-bid-own", own)))


class KindAuction(Step):
    """Everybody seals what he bids for each kind; then the highest bids win one after the other."""

    name = KINDS
    track = OPENING
    after = "sides"
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.nations = Nations(rules)
        self.is_held = rules.word("national_assignment") == AUCTION

    def deciders(self, table: Table) -> list[int]:
        frame = table.frames[-1]
        return [seat for seat in table.living() if not frame.has_answered(seat)] if self.is_held else []

    def leave(self, state: State, chance: Chance) -> str:
        if self.is_held:
            sell_kinds(state, self.nations, chance)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return BidKinds()

    def about(self, sight: Sight) -> dict[str, object]:
        left = money_text(self.rules, sight.table.funds[sight.seat])
        return {"kinds": self.nations.names, "most": self.nations.most, "left": left}


def sell_kinds(state: State, nations: Nations, chance: Chance) -> None:
    """The highest bid that its seat can still pay takes its kind, until nobody is left who bids for anything."""
    table, rules = state.table, state.rules
    bids: list[tuple[int, str, int]] = []
    for seat in table.living():
        bid = bid_of(state.sight(seat))
        shown = [f"{name} {money_text(rules, parts)}" for name, parts in bid.kinds.items()]
        state.tell(reveal("national-bids-shown", power=seat_name(seat), figures=shown))
        bids += [(seat, name, parts) for name, parts in bid.kinds.items()]
        bid.kinds = {}
    while True:
        bids = [one for one in bids if counted(table, one) > 0 and len(nations.kinds_of(table, one[0])) < nations.most]
        if not bids:
            return
        highest = max([counted(table, one) for one in bids])
        ties = [one for one in bids if counted(table, one) == highest]
        seat, name, _ = ties[pick(chance, len(ties))]
        table.funds[seat] -= highest
        state.tell(public("national-kind-sold", power=seat_name(seat), item=name, points=money_text(rules, highest)))
        nations.give(state, seat, name)
        bids = [one for one in bids if one[1] != name]


def counted(table: Table, bid: tuple[int, str, int]) -> int:
    """A bid counts only as far as its seat can still pay."""
    return min(bid[2], table.funds[bid[0]])


class BidKindsRule(OrderRule):
    """Seals bids for kinds."""

    order: ClassVar[type[Order]] = BidKinds
    steps: ClassVar[tuple[str, ...]] = (KINDS,)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "bid_kinds tank 3, infantry 1/2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.nations = Nations(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BidKinds)
        funds = sight.table.funds[sight.seat]
        for name, amount in order.payments:
            if name not in self.nations.names:
                raise Refusal("no_such_item", CLAUSE, item=name[:40])
            check_bid(self.rules, amount, funds, CLAUSE, False)

    def menu(self, sight: Sight) -> Menu | None:
        """No bid, or a third, half or all of what one has for one kind."""
        funds, found = sight.table.funds[sight.seat], list[Order]([BidKinds()])
        for parts in bids_of(self.rules, funds):
            found += [BidKinds(((name, money_text(self.rules, parts)),)) for name in self.nations.names]
        return Listed(BidKinds.kind, found, False)

    def facts(self, sight: Sight) -> dict[str, object]:
        """How much may be bid for each kind, for those who type amounts."""
        left = money_text(self.rules, sight.table.funds[sight.seat])
        return {"bids": {BidKinds.kind: {"most": left, "items": self.nations.names}}}

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """What all bids together are, of what one has; more than that counts only as far as it can be paid."""
        assert isinstance(order, BidKinds)
        total = sum([parts_of(self.rules, amount) for _, amount in order.payments])
        funds = sight.table.funds[sight.seat]
        return {"total": money_text(self.rules, total), "left": money_text(self.rules, max(0, funds - total))}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BidKinds)
        bid = bid_of(state.sight(seat))
        bid.kinds = {name: parts_of(self.rules, amount) for name, amount in order.payments}
        tell_sealed(state, seat, figures=[f"{name} {amount}" for name, amount in order.payments])
        state.table.answer(seat)


def check_bid(rules: Rules, amount: str, funds: int, clause: str, may_be_nothing: bool) -> None:
    """Raises where nobody who has so much can bid that."""
    parts = parts_of(rules, amount)
    if parts < 0 or (parts == 0 and not (may_be_nothing and amount == "0")):
        raise Refusal("bad_amount", clause, amount=amount)
    if parts > funds:
        raise Refusal("too_dear", clause, left=money_text(rules, funds))


def bids_of(rules: Rules, funds: int) -> list[int]:
    """Bids that are proposed: whole points near a third, half and all of what one has."""
    found = [funds // part // rules.money * rules.money for part in LEVELS]
    return list(dict.fromkeys([parts for parts in found if parts > 0]))


class LandAuction(Step):
    """The fields that nobody owns come up one after the other, as the lot says; the highest sealed bid has it."""

    name = LAND
    track = OPENING
    after = KINDS
    clause = LAND_CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_held = rules.flag(LAND)

    def enter(self, state: State, chance: Chance) -> None:
        if not self.is_held:
            return
        table, sale = state.table, sale_of(self.rules, state.table)
        if not sale.has_begun:
            sale.has_begun = True
            sale.left = [int(field) for field in self.rules.board.land if table.owner[field] == NOBODY]
        if sale.left:
            sale.field = draw(chance, sale.left)
            state.tell(public("land-for-sale", field=field_name(self.rules, sale.field)))

    def deciders(self, table: Table) -> list[int]:
        if sale_of(self.rules, table).field == NOBODY:
            return []
        frame = table.frames[-1]
        return [seat for seat in table.living() if table.funds[seat] > 0 and not frame.has_answered(seat)]

    def leave(self, state: State, chance: Chance) -> str:
        sale = sale_of(self.rules, state.table)
        if sale.field == NOBODY:
            return ""
        sell_land(state, sale.field, chance)
        sale.field = int(NOBODY)
        return LAND

    def default(self, sight: Sight) -> Order | None:
        return BidLand("0")

    def about(self, sight: Sight) -> dict[str, object]:
        table, rules = sight.table, self.rules
        field = sale_of(rules, table).field
        left = money_text(rules, table.funds[sight.seat])
        return {"field": field_name(rules, field) if field != NOBODY else "", "left": left}


def sell_land(state: State, field: int, chance: Chance) -> None:
    """The field goes to whoever bids most, by lot among equals; without a bid it stays neutral."""
    table, rules = state.table, state.rules
    where = field_name(rules, field)
    bids: dict[int, int] = {}
    for seat in table.living():
        bid = bid_of(state.sight(seat))
        bids[seat], bid.land = bid.land, 0
        points = money_text(rules, bids[seat])
        state.tell(reveal("land-bid-shown", power=seat_name(seat), field=where, points=points))
    highest = max(bids.values())
    if highest == 0:
        state.tell(public("land-unsold", field=where))
        return
    ties = [seat for seat, parts in bids.items() if parts == highest]
    seat = ties[pick(chance, len(ties))]
    table.funds[seat] -= highest
    table.owner[field] = seat
    state.tell(public("land-sold", power=seat_name(seat), field=where, points=money_text(rules, highest)))


class BidLandRule(OrderRule):
    """Seals a bid for the field that is up."""

    order: ClassVar[type[Order]] = BidLand
    steps: ClassVar[tuple[str, ...]] = (LAND,)
    clause: ClassVar[str] = LAND_CLAUSE
    example: ClassVar[str] = "bid_land 2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BidLand)
        check_bid(self.rules, order.amount, sight.table.funds[sight.seat], LAND_CLAUSE, True)

    def menu(self, sight: Sight) -> Menu | None:
        funds, rules = sight.table.funds[sight.seat], self.rules
        found: list[Order] = [BidLand("0")]
        found += [BidLand(money_text(rules, parts)) for parts in range(rules.money, funds + 1, rules.money)]
        return Listed(BidLand.kind, found, False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BidLand)
        bid_of(state.sight(seat)).land = parts_of(self.rules, order.amount)
        tell_sealed(state, seat, figures=[order.amount])
        state.table.answer(seat)


class NationalBidGuess(Guess):
    """Others have sealed some bid that they can pay."""

    name = SEALED

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        step = current_step(state.rules.tracks, state.table).name
        if step not in (KINDS, LAND):
            return
        frame, names = state.table.frames[-1], Nations(state.rules).names
        for seat in state.table.living():
            if seat == sight.seat or not frame.has_answered(seat):
                continue
            bid, funds = bid_of(state.sight(seat)), state.table.funds[seat]
            points = funds // state.rules.money
            if step == LAND:
                bid.land = pick(chance, points + 1) * state.rules.money
            elif names and points:
                name = names[pick(chance, len(names))]
                bid.kinds = {name: (pick(chance, points) + 1) * state.rules.money}
