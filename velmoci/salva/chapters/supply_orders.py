"""Feeding one by one, laying in a stock, or feeding all by the proposal; a part of the chapter `supply`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names, Number
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.supply_plan import Mouth, Store
from velmoci.salva.chapters.supply_stores import ID, Stores
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.items import seat_name
from velmoci.salva.naming import find_mover, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State, Table

INTERLUDE: Final = "supply_interlude"


class Feed(Order):
    """`feed tank_3 from supply_unit_7 supply_unit_8`: a unit eats from supply units, from each in turn what it has."""

    kind: ClassVar[str] = "feed"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("stores", Names(), word="from"))

    def __init__(self, unit: str, stores: tuple[str, ...]) -> None:
        self.unit: Final = unit
        self.stores: Final = stores


class Stock(Order):
    """`stock submarine_3 2 from supply_unit_7`: supply for so many interludes to come."""

    kind: ClassVar[str] = "stock"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("unit", Name()),
        Field("count", Number("bad_stock", "SA-supply-7")),
        Field("stores", Names(), word="from"),
    )

    def __init__(self, unit: str, count: int, stores: tuple[str, ...]) -> None:
        self.unit: Final = unit
        self.count: Final = count
        self.stores: Final = stores


class FeedAll(Order):
    """`feed_all`: all are fed that can be, the dearest first, and the seat has done with feeding."""

    kind: ClassVar[str] = "feed_all"


class EndFeeding(Order):
    """`end_feeding`: whoever has not been fed starves."""

    kind: ClassVar[str] = "end_feeding"


FEED_ALL: Final = FeedAll()
END_FEEDING: Final = EndFeeding()


def may_ask(rules: Rules) -> bool:
    """Whether seats can agree on supply."""
    return bool([part for part in rules.consents if part.name == ID])


def lenders(stores: Stores, sight: Sight) -> list[int]:
    """The seats whose supply may be asked for."""
    if not may_ask(stores.rules):
        return []
    others = [seat for seat in sight.table.living() if seat != int(sight.seat)]
    return [seat for seat in others if not has_refused(sight, seat, ID)]


def in_reach(stores: Stores, found: list[Store], field: int) -> list[Store]:
    """Of some supply units those that reach a field."""
    return [store for store in found if stores.reaches(store.field, field)]


def can_feed(stores: Stores, table: Table, seat: i64) -> bool:
    """Whether a seat has somebody to feed and supply for him, its own or perhaps that of others."""
    seats = table.living() if may_ask(stores.rules) else [int(seat)]
    found = [store for one in seats for store in stores.stores(table, one)]
    if not found:
        return False
    for mouth in stores.hungry(table, seat):
        if in_reach(stores, found, mouth.field):
            return True
    for unit in table.units_of(seat):
        if stores.may_stock(table, unit) and in_reach(stores, found, int(table.place[unit])):
            return True
    return False


class SupplyRule(OrderRule):
    """What the orders of the interlude share."""

    steps: ClassVar[tuple[str, ...]] = (INTERLUDE,)
    clause: ClassVar[str] = "SA-supply-2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stores = Stores(rules)

    def mouth(self, sight: Sight, name: str) -> Mouth:
        """An own unit or token of that name that is still hungry."""
        entry = int(find_mover(sight, name, "SA-supply-5"))
        if sight.table.owner_of(entry) != sight.seat:
            raise Refusal("not_your_unit", "SA-supply-5", unit=name)
        for mouth in self.stores.hungry(sight.table, sight.seat):
            if mouth.entry == entry:
                return mouth
        raise Refusal("not_hungry", "SA-supply-6", unit=name)

    def sources(self, sight: Sight, names: tuple[str, ...], field: i64) -> list[int]:
        """The supply units of these names, which must reach the field."""
        table, found = sight.table, list[int]()
        for name in names:
            unit = int(find_unit(sight, name, "SA-supply-3"))
            self.stores.check_source(sight, unit, field, name)
            if table.owner_of(unit) != sight.seat and int(table.owner_of(unit)) not in lenders(self.stores, sight):
                raise Refusal("foreign_supply", "SA-supply-8", unit=name)
            if unit in found:
                raise Refusal("no_supply", "SA-supply-3", unit=name)
            found.append(unit)
        return found

    def covers(self, sight: Sight, sources: list[int], amount: int) -> None:
        """Raises where supply units have less than so much."""
        having = sum([self.stores.left(sight.table, unit) for unit in sources])
        if having < amount:
            raise Refusal("too_little_supply", "SA-supply-3", points=money_text(self.rules, amount - having))

    def ways(self, sight: Sight, field: int, amount: int) -> list[tuple[str, ...]]:
        """By what so much can be paid on a field: each supply unit that suffices alone, or else as many as it takes."""
        table, found = sight.table, list[tuple[str, ...]]()
        for seat in [int(sight.seat), *lenders(self.stores, sight)]:
            near = in_reach(self.stores, self.stores.stores(table, seat), field)
            alone = [(unit_name(self.rules, table, store.unit),) for store in near if store.left >= amount]
            found += alone or self.together(table, near, amount)
        return found

    def together(self, table: Table, near: list[Store], amount: int) -> list[tuple[str, ...]]:
        """What is open first, then the others, until they suffice."""
        chosen: list[str] = []
        for store in sorted(near, key=lambda one: not one.is_open):
            if amount > 0:
                chosen.append(unit_name(self.rules, table, store.unit))
                amount -= store.left
        return [tuple(chosen)] if chosen and amount <= 0 else []


class FeedRule(SupplyRule):
    """One unit is fed in full; a token that lies face down may be given less."""

    order: ClassVar[type[Order]] = Feed
    clause: ClassVar[str] = "SA-supply-5"
    example: ClassVar[str] = "feed tank_3 from supply_unit_7"
    explained_by: ClassVar[str] = "SA-supply-3"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Feed)
        mouth = self.mouth(sight, order.unit)
        sources = self.sources(sight, order.stores, mouth.field)
        if not sources:
            raise Refusal("no_supply", "SA-supply-3", unit=order.unit)
        if sight.table.place[mouth.entry] >= 0:
            self.covers(sight, sources, mouth.need)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for mouth in self.stores.hungry(sight.table, sight.seat):
            name = unit_name(self.rules, sight.table, mouth.entry)
            found += [Feed(name, names) for names in self.ways(sight, mouth.field, mouth.need)]
        return Listed(Feed.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Feed)
        sight, table = state.sight(seat), state.table
        mouth = self.mouth(sight, order.unit)
        sources = self.sources(sight, order.stores, mouth.field)
        give(table, self.stores, mouth, sources)
        state.tell(public("supply-fed", power=seat_name(seat), unit=order.unit))


def give(table: Table, stores: Stores, mouth: Mouth, sources: list[int]) -> None:
    """Somebody eats from supply units, as much as he needs or they have."""
    amount = min(mouth.need, sum([stores.left(table, unit) for unit in sources]))
    stores.draw(table, sources, amount)
    given = stores.larder(table).given
    given[mouth.entry] = given.get(mouth.entry, 0) + amount


class StockRule(SupplyRule):
    """A submarine that has been fed takes supply along for interludes to come."""

    order: ClassVar[type[Order]] = Stock
    clause: ClassVar[str] = "SA-supply-7"
    example: ClassVar[str] = "stock submarine_3 2 from supply_unit_7"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Stock)
        table = sight.table
        unit = find_unit(sight, order.unit, self.clause)
        if table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", self.clause, unit=order.unit)
        if not self.stores.may_stock(table, unit):
            raise Refusal("no_stock", self.clause, unit=order.unit)
        if not 0 < order.count <= self.stores.most_stock - self.stores.stocked(table, unit):
            raise Refusal("bad_stock", self.clause, value=str(order.count))
        sources = self.sources(sight, order.stores, table.place[unit])
        self.covers(sight, sources, order.count * self.stores.price(table, unit))

    def menu(self, sight: Sight) -> Menu | None:
        table, found = sight.table, list[Order]()
        for unit in table.units_of(sight.seat):
            most = self.stores.most_stock - self.stores.stocked(table, unit)
            for count in range(1, most + 1) if self.stores.may_stock(table, unit) else []:
                amount = count * self.stores.price(table, unit)
                name = unit_name(self.rules, table, unit)
                found += [Stock(name, count, names) for names in self.ways(sight, int(table.place[unit]), amount)]
        return Listed(Stock.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Stock)
        sight, table = state.sight(seat), state.table
        unit = find_unit(sight, order.unit)
        sources = self.sources(sight, order.stores, table.place[unit])
        self.stores.draw(table, sources, order.count * self.stores.price(table, unit))
        table.unit_columns[self.stores.stock][unit] += order.count
        state.tell(public("supply-stocked", power=seat_name(seat), unit=order.unit, count=order.count))


class FeedAllRule(SupplyRule):
    """Feeds by the proposal, then the seat has done."""

    order: ClassVar[type[Order]] = FeedAll
    clause: ClassVar[str] = "SA-supply-5"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(FEED_ALL)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        table = state.table
        proposal = self.stores.plan(table, seat)
        names: list[str] = []
        for mouth, meal in proposal.meals:
            for unit, amount in meal:
                self.stores.draw(table, [unit], amount)
            given: dict[int, int] = self.stores.larder(table).given
            given[mouth.entry] = given.get(mouth.entry, 0) + mouth.need
            names.append(unit_name(self.rules, table, mouth.entry))
        if names:
            state.tell(public("supply-fed-all", power=seat_name(seat), units=names))
        table.answer(seat)


class EndFeedingRule(SupplyRule):
    """The seat feeds nobody else."""

    order: ClassVar[type[Order]] = EndFeeding
    clause: ClassVar[str] = "SA-supply-5"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(END_FEEDING)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


def owners(sight: Sight, order: Feed | Stock) -> list[int]:
    """The other seats whose supply units an order names."""
    table, found = sight.table, list[int]()
    for name in order.stores:
        owner = int(table.owner_of(find_unit(sight, name)))
        if owner != int(sight.seat) and owner not in found:
            found.append(owner)
    return found


def told_to_owners(order: Feed | Stock) -> dict[str, Any]:
    """What somebody must know whose supply is asked for."""
    return {"unit": order.unit, "units": list(order.stores)}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-supply-3": (SupplyRule.covers, give),
    "SA-supply-5": (FeedRule, FeedAllRule, EndFeedingRule),
    "SA-supply-6": (SupplyRule.mouth,),
    "SA-supply-7": (StockRule,),
    "SA-supply-8": (SupplyRule.sources, can_feed),
}
