"""The market of a war economy: bundles of goods for bundles of goods, addressed to one seat or open to all.

An addressed offer waits for the agreement of its partner, whom alone it concerns; an open one lies on the table until
somebody takes it, or until its owner's next turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Counts, Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.causes import BUSY, FIELDS, ON_TABLE, SEATS, STEP, UNITS
from velmoci.salva.chapters.economy_building import BuildRailway, railway_holders
from velmoci.salva.chapters.economy_moving import HAUL, Goods, UseField, places_of, put
from velmoci.salva.chapters.economy_reach import Reach
from velmoci.salva.chapters.economy_stock import ID, Economy, Offer
from velmoci.salva.chapters.treaties import BOOK, NO_ARTICLE, Treaty, own_book, share, tell
from velmoci.salva.codecs import Words
from velmoci.salva.consent import is_busy
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Consent, OrderRule, Reaction
from velmoci.salva.state import Sight, State, Table

TRADE: Final = "trade"
CLAUSE: Final = "SA-war_economy-28"
MOST_OFFERS: Final = 5
"""So many open offers a seat may have at a time."""
PROPOSED: Final = 3
"""So much of one sort is proposed for so much of another."""
BUNDLE: Final = Counts("bad_count", CLAUSE)
NAME: Final = Name()


class Trade(Order):
    """`trade seat_2 brno praha give food 3 for fuel 3 saying "peace"`: own goods on the first field for foreign ones on
    the second; what is promised besides is a treaty."""

    kind: ClassVar[str] = TRADE
    fields: ClassVar[tuple[Field, ...]] = (
        Field("power", NAME),
        Field("field", NAME),
        Field("goal", NAME),
        Field("given", BUNDLE, word="give", default=()),
        Field("taken", BUNDLE, word="for", default=()),
        Field("text", Words(), word="saying", default=""),
    )

    def __init__(
        self, power: str, field: str, goal: str, given: Goods = (), taken: Goods = (), text: str = ""
    ) -> None:
        self.power: Final = power
        self.field: Final = field
        self.goal: Final = goal
        self.given: Final = given
        self.taken: Final = taken
        self.text: Final = text


class PublishTrade(Order):
    """`publish_trade brno give food 3 for fuel 3`: open to all."""

    kind: ClassVar[str] = "publish_trade"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("field", NAME),
        Field("given", BUNDLE, word="give", default=()),
        Field("taken", BUNDLE, word="for", default=()),
    )

    def __init__(self, field: str, given: Goods = (), taken: Goods = ()) -> None:
        self.field: Final = field
        self.given: Final = given
        self.taken: Final = taken


class AcceptTrade(Order):
    """`accept_trade offer_3 at praha`"""

    kind: ClassVar[str] = "accept_trade"
    fields: ClassVar[tuple[Field, ...]] = (Field("offer", NAME), Field("field", NAME, word="at"))

    def __init__(self, offer: str, field: str) -> None:
        self.offer: Final = offer
        self.field: Final = field


class WithdrawTrade(Order):
    """`withdraw_trade offer_3`"""

    kind: ClassVar[str] = "withdraw_trade"
    fields: ClassVar[tuple[Field, ...]] = (Field("offer", NAME),)

    def __init__(self, offer: str) -> None:
        self.offer: Final = offer


class Market:
    """What can be delivered between whom; looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.economy, self.reach = Economy(rules), Reach(rules)

    def are_joined(self, table: Table, seats: list[int], one: i64, other: i64) -> bool:
        """Whether goods come from one field to the other: by land, by rail, or on a ship between their ports."""
        return self.reach.are_joined(table, seats, one, other) or self.has_ship_between(table, seats, one, other)

    def has_ship_between(self, table: Table, seats: list[int], one: i64, other: i64) -> bool:
        """Whether a transport ship of either party lies on a sea field that borders on both."""
        board, kinds = self.rules.board, self.rules.kinds.rows
        for sea in board.neighbours[one]:
            if board.is_land(sea) or not board.are_adjacent(sea, other):
                continue
            for unit in table.units_at(sea):
                kind = kinds[table.kind[unit]]
                is_transport = not kind.is_land and kind.capacity > 0 and table.is_finished(unit)
                if is_transport and int(table.owner_of(unit)) in seats:
                    return True
        return False

    def why_not(self, table: Table, one: Offer, field: int, partner: int) -> Refusal | None:
        """Why an offer cannot be carried out with goods of a partner on one of his fields."""
        seats, names = [one.seat, partner], self.rules.board.ids
        if table.owner[one.field] != one.seat or table.owner[field] != partner or partner == one.seat:
            return Refusal("no_such_partner", CLAUSE, field=names[field])
        if not self.are_joined(table, seats, one.field, field):
            return Refusal("cannot_deliver", "SA-war_economy-29", field=names[one.field], goal=names[field])
        for where, goods in ((one.field, one.given), (field, one.taken)):
            row = self.economy.on(table, where)
            for place, count in goods:
                if row[place] < count:
                    name = self.economy.names[place]
                    return Refusal(
                        "goods_missing", "SA-war_economy-29", resource=name, field=names[where], count=row[place]
                    )
        return None

    def carry_out(self, table: Table, one: Offer, field: int) -> None:
        """The exchange."""
        put(self.economy, table, one.field, one.given, -1)
        put(self.economy, table, field, one.given, 1)
        put(self.economy, table, field, one.taken, -1)
        put(self.economy, table, one.field, one.taken, 1)

    def told(self, goods: list[tuple[int, int]]) -> list[str]:
        """A bundle as words."""
        return [f"{self.economy.names[place]} {count}" for place, count in goods]


class TradeRule(OrderRule):
    """An offer to one seat; if it agrees the exchange is carried out at once."""

    order: ClassVar[type[Order]] = Trade
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "trade seat_2 brod hrad give food 3 for fuel 3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.market = Market(rules)

    def offer(self, sight: Sight, order: Trade) -> Offer:
        """What is offered."""
        economy = self.market.economy
        given, taken = places_of(economy, order.given, CLAUSE), places_of(economy, order.taken, CLAUSE)
        if not given and not taken:
            raise Refusal("empty_trade", CLAUSE)
        return Offer(0, int(sight.seat), int(find_field(sight, order.field)), given, taken)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Trade)
        partner = [seat for seat in sight.table.living() if seat_name(seat) == order.power]
        if not partner:
            raise Refusal("no_such_partner", CLAUSE, field=order.goal)
        goal = int(find_field(sight, order.goal))
        refusal = self.market.why_not(sight.table, self.offer(sight, order), goal, partner[0])
        if refusal is not None:
            raise refusal

    def menu(self, sight: Sight) -> Menu | None:
        """A few units of one sort for as many of another, with every neighbour who has not refused."""
        table, found = sight.table, list[Order]()
        economy = self.market.economy
        for seat in table.living():
            if seat == int(sight.seat) or has_refused(sight, seat, TRADE):
                continue
            for one, other in self.pairs(table, sight.seat, seat):
                mine, his = economy.on(table, one), economy.on(table, other)
                for given in range(economy.resources):
                    for taken in range(economy.resources):
                        if given != taken and mine[given] > his[given] >= 0 and his[taken] > mine[taken]:
                            count = min(PROPOSED, mine[given], his[taken])
                            goods = ((economy.names[given], count),), ((economy.names[taken], count),)
                            names = field_name(self.rules, one), field_name(self.rules, other)
                            found.append(Trade(seat_name(seat), *names, *goods))
        return Listed(Trade.kind, found, False) if found else None

    def pairs(self, table: Table, seat: i64, partner: int) -> list[tuple[int, int]]:
        """Fields of the one and of the other between which goods come."""
        seats, found = [int(seat), partner], list[tuple[int, int]]()
        for one in table.fields_of(seat):
            for other in table.fields_of(partner):
                if self.market.are_joined(table, seats, one, other):
                    found.append((one, other))
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Trade)
        sight = state.sight(seat)
        offer, goal = self.offer(sight, order), int(find_field(sight, order.goal))
        self.market.carry_out(state.table, offer, goal)
        given, taken = self.market.told(offer.given), self.market.told(offer.taken)
        told = {"power": seat_name(seat), "other": order.power, "field": order.field, "goal": order.goal}
        state.tell(public("traded", given=given, taken=taken, **told))
        partner = int(state.table.owner[goal])
        if order.text and BOOK in self.rules.own_places:
            self.promise(state, tuple(sorted((int(seat), partner))), order.text)

    def promise(self, state: State, parties: tuple[int, ...], text: str) -> None:
        """What was promised besides is a treaty of the two, in force at once."""
        treaty = Treaty(own_book(state.sight(parties[0])).next_name(parties), parties, text, NO_ARTICLE, ())
        treaty.notice, treaty.accepted = self.rules.number("notice_rounds"), list(parties)
        share(state, treaty, list(parties))
        names = [seat_name(party) for party in parties]
        tell(state, treaty, list(parties), "treaty-in-force", {"power": names[0], "powers": names})


class TradeConsent(Consent):
    """Whoever is offered a trade says yes or no."""

    name = TRADE

    def concerns(self, order: Order) -> bool:
        return isinstance(order, Trade)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, Trade)
        return [seat for seat in sight.table.living() if seat_name(seat) == order.power and seat != int(sight.seat)]


class HaulConsent(Consent):
    """Whoever holds a field says whether others use it, its goods or its edges."""

    name = HAUL

    def concerns(self, order: Order) -> bool:
        return isinstance(order, (UseField, BuildRailway))

    def needed(self, sight: Sight, order: Order) -> list[int]:
        if isinstance(order, BuildRailway):
            return railway_holders(sight, order)
        assert isinstance(order, UseField)
        return [int(sight.table.owner[find_field(sight, order.field)])]


class PublishRule(OrderRule):
    """An offer that lies open to all until the next turn of its owner."""

    order: ClassVar[type[Order]] = PublishTrade
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "publish_trade brod give food 3 for fuel 3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.market = Market(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PublishTrade)
        table, field, economy = sight.table, find_field(sight, order.field), self.market.economy
        given = places_of(economy, order.given, CLAUSE)
        if not given and not places_of(economy, order.taken, CLAUSE):
            raise Refusal("empty_trade", CLAUSE)
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", CLAUSE, unit=TRADE, field=order.field)
        row = economy.on(table, field)
        for place, count in given:
            if row[place] < count:
                name = economy.names[place]
                raise Refusal("goods_missing", "SA-war_economy-29", resource=name, field=order.field, count=row[place])
        offers = [one for one in economy.stock(table).offers if one.seat == int(sight.seat)]
        if len(offers) >= MOST_OFFERS:
            raise Refusal("too_many_trades", CLAUSE, limit=MOST_OFFERS)

    def menu(self, sight: Sight) -> Menu | None:
        """For each own field some of what there is most of for as much of what there is least of; one at a time."""
        economy, found = self.market.economy, list[Order]()
        if [one for one in economy.stock(sight.table).offers if one.seat == int(sight.seat)]:
            return None
        for field in sight.table.fields_of(sight.seat):
            row = economy.on(sight.table, field)[: economy.resources]
            most, least = row.index(max(row)), row.index(min(row))
            count = min(PROPOSED, row[most])
            if most != least and count > 0:
                goods = ((economy.names[most], count),), ((economy.names[least], count),)
                found.append(PublishTrade(field_name(self.rules, field), *goods))
        return Listed(PublishTrade.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PublishTrade)
        economy = self.market.economy
        stock = economy.stock(state.table)
        given, taken = places_of(economy, order.given, CLAUSE), places_of(economy, order.taken, CLAUSE)
        field = int(find_field(state.sight(seat), order.field))
        number = max([one.number for one in stock.offers], default=0) + 1
        stock.offers.append(Offer(number, int(seat), field, given, taken))
        told = {"power": seat_name(seat), "field": order.field, "offer": f"offer_{number}"}
        state.tell(public("trade-published", given=self.market.told(given), taken=self.market.told(taken), **told))


def find_offer(economy: Economy, sight: Sight, name: str) -> Offer:
    """The open offer of that name."""
    for one in economy.stock(sight.table).offers:
        if one.name() == name:
            return one
    raise Refusal("no_such_trade", CLAUSE, value=name[:40])


class AcceptRule(OrderRule):
    """Takes an open offer, at any time at which somebody moves and nothing else is under way."""

    order: ClassVar[type[Order]] = AcceptTrade
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BUSY, STEP, FIELDS, SEATS, UNITS, ON_TABLE + ID)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "accept_trade offer_1 at hrad"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.market = Market(rules)

    def is_time(self, sight: Sight) -> bool:
        """Whether somebody moves, and nothing else is under way."""
        table = sight.table
        is_on = table.round > 0 and bool(table.frames) and not is_busy(sight)
        return is_on and current_step(self.rules.tracks, table).answers_to("movement")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AcceptTrade)
        offer, field = find_offer(self.market.economy, sight, order.offer), int(find_field(sight, order.field))
        if not self.is_time(sight):
            raise Refusal("no_trade_now", CLAUSE)
        refusal = self.market.why_not(sight.table, offer, field, int(sight.seat))
        if refusal is not None:
            raise refusal

    def menu(self, sight: Sight) -> Menu | None:
        offers = self.market.economy.stock(sight.table).offers
        if not offers or not self.is_time(sight):
            return None
        found: list[Order] = []
        for one in offers:
            for field in sight.table.fields_of(sight.seat):
                if self.market.why_not(sight.table, one, field, int(sight.seat)) is None:
                    found.append(AcceptTrade(one.name(), field_name(self.rules, field)))
        return Listed(AcceptTrade.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AcceptTrade)
        sight, stock = state.sight(seat), self.market.economy.stock(state.table)
        offer, field = find_offer(self.market.economy, sight, order.offer), int(find_field(sight, order.field))
        self.market.carry_out(state.table, offer, field)
        stock.offers = [one for one in stock.offers if one is not offer]
        given, taken = self.market.told(offer.given), self.market.told(offer.taken)
        told = {"power": seat_name(offer.seat), "other": seat_name(seat), "goal": order.field}
        told["field"] = field_name(self.rules, offer.field)
        state.tell(public("traded", given=given, taken=taken, **told))


class WithdrawRule(OrderRule):
    """Takes an open offer back."""

    order: ClassVar[type[Order]] = WithdrawTrade
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (ON_TABLE + ID,)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "withdraw_trade offer_1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, WithdrawTrade)
        if find_offer(self.economy, sight, order.offer).seat != int(sight.seat):
            raise Refusal("no_such_trade", CLAUSE, value=order.offer)

    def menu(self, sight: Sight) -> Menu | None:
        own = [one for one in self.economy.stock(sight.table).offers if one.seat == int(sight.seat)]
        return Listed(WithdrawTrade.kind, [WithdrawTrade(one.name()) for one in own]) if own else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, WithdrawTrade)
        stock = self.economy.stock(state.table)
        stock.offers = [one for one in stock.offers if one.name() != order.offer]
        state.tell(public("trade-withdrawn", power=seat_name(seat), offer=order.offer))


class OffersEnd(Reaction):
    """An open offer lasts to the next turn of its owner."""

    name = "open_trades"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)

    def turn_begins(self, state: State, seat: i64) -> None:
        self.drop(state, seat)

    def seat_leaves(self, state: State, seat: i64) -> None:
        self.drop(state, seat)
        self.economy.stock(state.table).last.pop(int(seat), None)

    def drop(self, state: State, seat: i64) -> None:
        """All offers of a seat are void."""
        stock = self.economy.stock(state.table)
        stock.offers = [one for one in stock.offers if one.seat != int(seat)]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-10": (HaulConsent,),
    "SA-war_economy-22": (HaulConsent, railway_holders),
    "SA-war_economy-28": (TradeRule, TradeRule.promise, TradeConsent, PublishRule, AcceptRule, WithdrawRule, OffersEnd),
    "SA-war_economy-29": (Market.why_not, Market.are_joined, Market.has_ship_between),
    "SA-war_economy-30": (Market.carry_out,),
}
