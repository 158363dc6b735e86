"""Expensive units (Stavba drahých jednotek): what costs more than one point may be paid in parts.

The column `paid` holds what has been paid for a unit that is not yet paid in full, and `missing` what is still to be
paid; both are 0 for all others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import check_item, money_text, price_at, vetoed
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.factories import parts_of
from velmoci.salva.codecs import Amount, Spot
from velmoci.salva.faces import Face, progress
from velmoci.salva.items import KindItem
from velmoci.salva.map_seams import Item, PriceFactor
from velmoci.salva.naming import field_name, field_of, find_unit, unit_name
from velmoci.salva.numbers import Chain, ratio
from velmoci.salva.paying import left_for, spend
from velmoci.salva.rules import Rules
from velmoci.salva.seams import UNIT, Column, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

ID: Final = "expensive_units"


class LayDown(Order):
    """`lay_down battleship pristav/zaliv for 1`: begins a unit with a first part of its price."""

    kind: ClassVar[str] = "lay_down"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("item", Name()), Field("spot", Spot()), Field("amount", Amount(), word="for"),
    )  # fmt: skip

    def __init__(self, item: str, spot: str, amount: str) -> None:
        self.item: Final = item
        self.spot: Final = spot
        self.amount: Final = amount


class PayOn(Order):
    """`pay_on battleship_7 for 1`: pays a further part of a unit."""

    kind: ClassVar[str] = "pay_on"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("amount", Amount(), word="for"))

    def __init__(self, unit: str, amount: str) -> None:
        self.unit: Final = unit
        self.amount: Final = amount


class Instalments:
    """The columns of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.paid_column = rules.unit_column("paid")
        self.missing_column = rules.unit_column("missing")

    def paid(self, table: Table, unit: i64) -> i64:
        """What has been paid for a unit that is not paid in full, in parts of a point."""
        return table.unit_columns[self.paid_column][unit]

    def missing(self, table: Table, unit: i64) -> i64:
        """What is still to be paid for it."""
        return table.unit_columns[self.missing_column][unit]

    def note(self, state: State, unit: i64, paid: int, missing: int) -> None:
        """Keeps how much of a unit is paid, and tells it."""
        table = state.table
        self.enter(table, unit, paid, missing)
        name, field = unit_name(self.rules, table, unit), field_name(self.rules, table.place[unit])
        left = money_text(self.rules, missing)
        state.tell(public("paid-in-part", unit=name, field=field, points=money_text(self.rules, paid), left=left))

    def enter(self, table: Table, unit: i64, paid: int, missing: int) -> None:
        """Keeps how much of a unit is paid; one that is paid in full is like any other."""
        table.unit_columns[self.paid_column][unit] = paid if missing else 0
        table.unit_columns[self.missing_column][unit] = missing

    def add(self, state: State, unit: i64, added: int) -> None:
        """So much more of a unit is paid."""
        paid, missing = int(self.paid(state.table, unit)), int(self.missing(state.table, unit))
        self.note(state, unit, paid + added, missing - added)

    def check_amount(self, amount: str, most: int, left: int) -> None:
        """Raises where nobody can pay so much there."""
        num, den = ratio(amount)
        coins = self.rules.money // self.rules.fineness()
        if num == 0 or num * coins % den:
            raise Refusal("bad_amount", "SA-expensive_units-4", amount=amount)
        parts = parts_of(self.rules, amount)
        if parts > most:
            raise Refusal("overpaid", "SA-expensive_units-4", left=money_text(self.rules, most))
        if parts > left:
            raise Refusal("too_dear", "SA-minimal-24", left=money_text(self.rules, left))

    def amounts(self, most: int) -> list[str]:
        """What is proposed to be paid of so much: as much as possible, or one point."""
        fine = self.rules.fineness()
        parts = most // fine * fine
        found = [parts, self.rules.money] if parts > self.rules.money else [parts]
        return [money_text(self.rules, amount) for amount in found if amount > 0]


def is_paid_in_parts(rules: Rules, item: Item, price: int) -> bool:
    """Only units may be, and only those that cost more than one point."""
    return isinstance(item, KindItem) and price > rules.money


class LayDownRule(OrderRule):
    """A dear unit is begun with a part of its price."""

    order: ClassVar[type[Order]] = LayDown
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-expensive_units-1"
    example: ClassVar[str] = "lay_down battleship pristav/zaliv for 1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.instalments = Instalments(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, LayDown)
        field = field_of(sight, order.spot)
        if not is_productive(self.rules, sight.table, field):
            raise Refusal("fresh_field", "SA-minimal-22", field=field_name(self.rules, field))
        item = check_item(sight, order.item, order.spot, False)
        price = price_at(sight, item, field)
        if not is_paid_in_parts(self.rules, item, price):
            raise Refusal("not_in_parts", "SA-expensive_units-6", item=order.item)
        left = left_for(self.rules, sight.table, field, item.use)
        self.instalments.check_amount(order.amount, price, left)

    def menu(self, sight: Sight) -> Menu | None:
        rules, table = self.rules, sight.table
        found: list[Order] = []
        for field in [field for field in table.fields_of(sight.seat) if is_productive(rules, table, field)]:
            for name, item in rules.items.items():
                price, left = price_at(sight, item, field), left_for(rules, table, field, item.use)
                if price > left and is_paid_in_parts(rules, item, price) and not vetoed(sight, item, field):
                    spots = item.spots(sight, field, False)
                    found += [LayDown(name, spot, a) for spot in spots for a in self.instalments.amounts(left)]
        return Listed(LayDown.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, LayDown)
        sight, item, paid = state.sight(seat), self.rules.items[order.item], parts_of(self.rules, order.amount)
        field = field_of(sight, order.spot)
        price = price_at(sight, item, field)
        spend(state, field, item.use, paid)
        item.put(state, seat, order.spot, False)
        self.instalments.note(state, newest(state.table), paid, price - paid)


def newest(table: Table) -> i64:
    """The unit that was made last."""
    best = NOBODY
    for unit in table.units():
        if best == NOBODY or table.number[unit] > table.number[best]:
            best = unit
    return best


class PayOnRule(OrderRule):
    """Any amount may be added to a unit that is paid in part, never more than is missing."""

    order: ClassVar[type[Order]] = PayOn
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-expensive_units-4"
    example: ClassVar[str] = "pay_on battleship_7 for 1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.instalments = Instalments(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PayOn)
        table, unit = sight.table, self.find(sight, order.unit)
        missing = int(self.instalments.missing(table, unit))
        left = left_for(self.rules, table, table.place[unit], self.use(table, unit))
        self.instalments.check_amount(order.amount, missing, left)

    def find(self, sight: Sight, name: str) -> i64:
        """The own unit of that name, of which something is still to be paid; raises where there is none."""
        unit = find_unit(sight, name, "SA-expensive_units-4")
        if sight.table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", "SA-expensive_units-4", unit=name)
        if self.instalments.missing(sight.table, unit) == 0:
            raise Refusal("is_paid", "SA-expensive_units-4", unit=name)
        return unit

    def use(self, table: Table, unit: i64) -> str:
        """What it is paid as."""
        return self.rules.kinds.rows[table.kind[unit]].id

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        found: list[Order] = []
        for unit in table.units_of(sight.seat):
            missing = int(self.instalments.missing(table, unit))
            most = min(missing, left_for(self.rules, table, table.place[unit], self.use(table, unit))) if missing else 0
            name = unit_name(self.rules, table, unit)
            found += [PayOn(name, amount) for amount in self.instalments.amounts(most)]
        return Listed(PayOn.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PayOn)
        table = state.table
        unit = find_unit(state.sight(seat), order.unit)
        added = parts_of(self.rules, order.amount)
        spend(state, table.place[unit], self.use(table, unit), added)
        self.instalments.add(state, unit, added)


class NotPaidYet(Reaction):
    """A unit that is not paid in full stays under construction."""

    name = "not_paid_yet"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.instalments = Instalments(rules)

    def holds_up(self, state: State, unit: i64) -> bool:
        return self.instalments.missing(state.table, unit) > 0


class PaidSoFar(PriceFactor):
    """A unit that is not paid in full is worth what has been paid for it."""

    name = "paid"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.instalments = Instalments(rules)

    def unit_worth(self, table: Table, unit: i64, chain: Chain) -> None:
        if self.instalments.missing(table, unit) > 0:
            paid = int(self.instalments.paid(table, unit))
            chain.times(paid * chain.den, chain.num * self.rules.money, "paid", "SA-expensive_units-1")

    def is_paid_in_parts(self, item: Item, price: int) -> bool:
        return is_paid_in_parts(self.rules, item, price)

    def missing(self, table: Table, unit: i64) -> int:
        return int(self.instalments.missing(table, unit))

    def note_paid(self, table: Table, unit: i64, paid: int, missing: int) -> None:
        self.instalments.enter(table, unit, int(self.instalments.paid(table, unit)) + paid, missing)


def points(rules: Rules) -> int:
    """Points that are paid are counted in parts as all others."""
    return rules.money


class Paid(Face):
    """How much of a unit is paid that is not paid in full."""

    name = "paid"

    def marks(self, table: Table) -> list[dict[str, object]]:
        rules, books = self.rules, Instalments(self.rules)
        found: list[dict[str, object]] = []
        for unit in table.units():
            paid, missing = books.paid(table, unit), books.missing(table, unit)
            if missing > 0:
                done, whole = money_text(rules, int(paid)), money_text(rules, int(paid + missing))
                found.append(progress("paid", unit_name(rules, table, unit), done, whole))
        return found


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-expensive_units-1",
    needs=("minimal",),
    forced_by=("capital_ships",),
    contributions={
        "column": (Column("paid", UNIT, parts=points), Column("missing", UNIT, parts=points)),
        "order": (LayDownRule, PayOnRule),
        "react": (NotPaidYet,),
        "price": (PaidSoFar,),
        "face": (Paid,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-expensive_units-1": (LayDownRule, Instalments.note),
    "SA-expensive_units-2": (LayDownRule.carry_out, PayOnRule.carry_out),
    "SA-expensive_units-3": (LayDownRule.carry_out, NotPaidYet),
    "SA-expensive_units-4": (PayOnRule, Instalments.add, Instalments.check_amount),
    "SA-expensive_units-5": (NotPaidYet,),
    "SA-expensive_units-6": (is_paid_in_parts,),
}
