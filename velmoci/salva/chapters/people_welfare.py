"""Welfare (SA-government_and_people-9): the holder of a field spends points on the people who lives there."""

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
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.factories import parts_of
from velmoci.salva.chapters.people_effort import Efforts
from velmoci.salva.codecs import Amount
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State


class Welfare(Order):
    """`welfare brno 1`: production points of a field for the people who lives there."""

    kind: ClassVar[str] = "welfare"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("amount", Amount()))

    def __init__(self, field: str, amount: str) -> None:
        self.field: Final = field
        self.amount: Final = amount


def welfare_worth(paid: int, point: int) -> tuple[int, int]:
    """What so many parts of a point are worth to a people, as a fraction: up to one point all, beyond it a half."""
    return 2 * min(paid, point) + max(0, paid - point), 2 * point


class WelfareRule(OrderRule):
    """The holder spends what a field has left on the people who lives there."""

    order: ClassVar[type[Order]] = Welfare
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-government_and_people-9"
    example: ClassVar[str] = "welfare brod 1/2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.efforts = Efforts(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Welfare)
        field = find_field(sight, order.field)
        if int(field) not in self.efforts.fields(sight.table) or sight.table.on_turn != sight.seat:
            raise Refusal("no_welfare_there", self.clause, field=order.field)
        if parts_of(self.rules, order.amount) <= 0:
            raise Refusal("bad_payment", self.clause, field=order.field)
        left = sight.table.purse[field]
        if parts_of(self.rules, order.amount) > left:
            raise Refusal("too_dear", self.clause, left=money_text(self.rules, left))

    def menu(self, sight: Sight) -> Menu | None:
        """Half a point, every whole number of points, or all that a field has."""
        table, money, found = sight.table, self.rules.money, list[Order]()
        for field in self.efforts.fields(table) if table.on_turn == sight.seat else []:
            left = table.purse[field]
            amounts = {left, *range(money, left, money)}
            if money % 2 == 0 and left >= money // 2:
                amounts.add(money // 2)
            texts = [money_text(self.rules, amount) for amount in sorted(amounts) if amount > 0]
            found += [Welfare(field_name(self.rules, field), text) for text in texts]
        return Listed(Welfare.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Welfare)
        table, peoples = state.table, self.efforts.peoples
        field, paid = find_field(state.sight(seat), order.field), parts_of(self.rules, order.amount)
        column = table.field_columns[self.efforts.welfare]
        before = int(column[field])
        table.purse[field] -= paid
        column[field] = before + paid
        gain = self.worth(before + paid) - self.worth(before)
        people = peoples.living_on(table, field)
        peoples.change(state, people, gain)
        told = {"power": seat_name(seat), "other": seat_name(people), "field": order.field}
        state.tell(public("welfare-given", **told, points=order.amount, gain=peoples.text(gain)))
        peoples.tell(state, people)

    def worth(self, paid: int) -> int:
        """What so many parts of a point are worth, in parts of well-being."""
        return self.efforts.peoples.amount(*welfare_worth(paid, self.rules.money))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-9": (WelfareRule, welfare_worth),
}
