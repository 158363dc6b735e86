"""Where cheap units meet dear ones: what fields have left over pays for a unit beside them that is paid in parts."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import money_text
from velmoci.salva.base.production import is_productive
from velmoci.salva.chapters.cheap_units import Remainders
from velmoci.salva.chapters.expensive_units import PayOnRule
from velmoci.salva.chapters.factories import Payment, Payments
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State


class PayOnWith(Order):
    """`pay_on_with battleship_7 from praha 1/4`: fields beside its own pay a further part of a unit."""

    kind: ClassVar[str] = "pay_on_with"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("payments", Payments(), word="from"))

    def __init__(self, unit: str, payments: tuple[Payment, ...]) -> None:
        self.unit: Final = unit
        self.payments: Final = payments


def proposed_step(rules: Rules) -> int:
    """What is proposed is counted in twelfths of a point, or in what is coarser and can be paid."""
    fine = rules.fineness()
    coins = rules.money // fine
    return fine * (coins // gcd(coins, 12))


class PayOnWithRule(OrderRule):
    """Remainders of the fields beside it are added to a unit that is paid in part; its own field pays by `pay_on`."""

    order: ClassVar[type[Order]] = PayOnWith
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-cheap_units-2"
    example: ClassVar[str] = "pay_on_with battleship_7 from hrad 1/4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.paying = PayOnRule(rules)
        self.remainders = Remainders(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PayOnWith)
        rules, table = self.rules, sight.table
        unit = self.paying.find(sight, order.unit)
        field, missing = table.place[unit], int(self.paying.instalments.missing(table, unit))
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", "SA-cheap_units-6", unit=order.unit, field=field_name(rules, field))
        total = self.remainders.checked(sight, order.payments, field, self.paying.use(table, unit))
        if total == 0 or total % rules.fineness():
            raise Refusal("bad_amount", "SA-expensive_units-4", amount=money_text(rules, total))
        if total > missing:
            raise Refusal("overpaid", "SA-expensive_units-4", left=money_text(rules, missing))

    def menu(self, sight: Sight) -> Menu | None:
        """For each unit that is paid in part nearly all that the fields beside it can give, the richest first."""
        rules, table = self.rules, sight.table
        found: list[Order] = []
        for unit in table.units_of(sight.seat):
            field, missing = table.place[unit], int(self.paying.instalments.missing(table, unit))
            if table.owner[field] == sight.seat and is_productive(rules, table, field):
                use = self.paying.use(table, unit)
                payments = self.remainders.gathered(sight, field, missing, proposed_step(rules), use)
                found += [PayOnWith(unit_name(rules, table, unit), payments)] if payments else []
        return Listed(PayOnWith.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PayOnWith)
        unit = find_unit(state.sight(seat), order.unit)
        use = self.paying.use(state.table, unit)
        given = self.remainders.give(state, order.payments, state.table.place[unit], use)
        self.paying.instalments.add(state, unit, given)


CHAPTER: Final = Chapter(
    id="cheap_units_expensive_units",
    clause="SA-cheap_units-2",
    bridges=("expensive_units", "cheap_units"),
    contributions={"order": (PayOnWithRule,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-cheap_units-2": (PayOnWithRule,),
    "SA-cheap_units-6": (PayOnWithRule.check,),
    "SA-expensive_units-4": (PayOnWithRule,),
}
