"""Cheap units (Stavba levných jednotek): what a field has left over may help to pay for a unit on a field beside it.

For each field the columns `passed` and `received` hold what it gave and got in the production phase under way.
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.option import RatioOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.offers import check_item, find_item, money_text, offers_for, price_at, vetoed
from velmoci.salva.base.production import is_productive, paying_fields
from velmoci.salva.chapters.factories import Payment, Payments, parts_of
from velmoci.salva.codecs import Spot
from velmoci.salva.items import KindItem
from velmoci.salva.map_seams import ANYTHING, Item, PriceFactor
from velmoci.salva.naming import field_name, field_of, find_field
from velmoci.salva.paying import left_for, spend
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, Column, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

ID: Final = "cheap_units"


class BuyWith(Order):
    """`buy_with fort brno from praha 1/4`: fields beside it pay a part out of what they have left over."""

    kind: ClassVar[str] = "buy_with"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("item", Name()), Field("spot", Spot()), Field("payments", Payments(), word="from"),
    )  # fmt: skip

    def __init__(self, item: str, spot: str, payments: tuple[Payment, ...]) -> None:
        self.item: Final = item
        self.spot: Final = spot
        self.payments: Final = payments


class Remainders:
    """The columns and limits of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.passed = rules.field_column("passed")
        self.received = rules.field_column("received")

    def limit(self, option: str) -> int:
        """The greatest amount below a limit, in parts of a point."""
        num, den = self.rules.ratio(option)
        return (num * self.rules.money - 1) // den

    def may_pass(self, table: Table, field: i64, use: str) -> int:
        """How much a field may still give in this phase for something."""
        given = int(table.field_columns[self.passed][field])
        return max(0, min(self.limit("remainder_limit") - given, left_for(self.rules, table, field, use)))

    def may_receive(self, table: Table, field: i64) -> int:
        """How much a field may still get in this phase."""
        return max(0, self.limit("receive_limit") - int(table.field_columns[self.received][field]))

    def offers(self, table: Table, field: i64, use: str) -> int:
        """How much a field is proposed to give: all that it has left, or so many twelfths."""
        most, step = self.may_pass(table, field, use), self.rules.money // gcd(self.rules.money, 12)
        return most if most == left_for(self.rules, table, field, use) else most // step * step

    def givers(self, sight: Sight, field: i64, use: str) -> list[tuple[int, int]]:
        """The own fields beside a field that have something left over and how much they give, the richest first."""
        memory, key = sight.memory, (f":givers {self.sort(use)}", int(field))
        if memory is not None and key in memory.bought:
            return memory.bought[key]
        table, near = sight.table, self.rules.board.neighbours[field]
        given = [(-self.offers(table, one, use), one) for one in near if table.owner[one] == sight.seat]
        found = [(one, -less) for less, one in sorted(given) if less < 0]
        if memory is not None:
            memory.bought[key] = found
        return found

    def sort(self, use: str) -> str:
        """What is paid for, where points are kept apart by that; otherwise it is all one."""
        return use if self.rules.payer is not None else ""

    def at_most(self, sight: Sight, field: i64, use: str) -> int:
        """How much the fields beside a field can give it together."""
        givers = self.givers(sight, field, use)
        return min(sum([most for _, most in givers]), self.may_receive(sight.table, field)) if givers else 0

    def payments(self, sight: Sight, field: i64, missing: int, use: str) -> tuple[Payment, ...]:
        """A way to get so much from the fields beside a field; empty where there is none."""
        return self.gathered(sight, field, missing, 1, use) if missing <= self.at_most(sight, field, use) else ()

    def gathered(self, sight: Sight, field: i64, most: int, step: int, use: str) -> tuple[Payment, ...]:
        """What the fields beside a field can give it, together at most so much, each so many parts of a point."""
        table = sight.table
        found: list[Payment] = []
        left = min(most, self.may_receive(table, field))
        for near, offered in self.givers(sight, field, use):
            given = min(left, offered) // step * step
            if given > 0:
                found.append((field_name(self.rules, near), money_text(self.rules, given)))
                left -= given
        return tuple(found)

    def checked(self, sight: Sight, payments: tuple[Payment, ...], field: i64, use: str) -> int:
        """What a field gets in all, in parts of a point; raises where it or those beside it may not."""
        rules, table = self.rules, sight.table
        if not is_productive(rules, table, field):
            raise Refusal("fresh_field", "SA-cheap_units-6", field=field_name(rules, field))
        total = sum([self.checked_payment(sight, name, amount, field, use) for name, amount in payments])
        if total > self.may_receive(table, field):
            raise Refusal("receives_too_much", "SA-cheap_units-4", limit=rules.word("receive_limit"))
        return total

    def checked_payment(self, sight: Sight, name: str, amount: str, field: i64, use: str) -> int:
        """What one field gives, in parts of a point; raises where it may not."""
        rules, table = self.rules, sight.table
        giver, parts = find_field(sight, name), parts_of(rules, amount)
        if table.owner[giver] != sight.seat or not rules.board.are_adjacent(giver, field) or parts <= 0:
            raise Refusal("bad_payment", "SA-cheap_units-2", field=name)
        left = left_for(rules, table, giver, use)
        if parts > left:
            raise Refusal("too_dear", "SA-cheap_units-1", left=money_text(rules, left))
        if parts > self.may_pass(table, giver, use):
            is_one = parts > self.limit("remainder_limit")
            clause = "SA-cheap_units-2" if is_one else "SA-cheap_units-5"
            raise Refusal("remainder_too_big", clause, field=name, limit=rules.word("remainder_limit"))
        return parts

    def give(self, state: State, payments: tuple[Payment, ...], field: i64, use: str) -> int:
        """Fields give to the one beside them; how much that was."""
        table, sight, total = state.table, state.sight(NOBODY), 0
        for name, amount in payments:
            giver, parts = find_field(sight, name), parts_of(self.rules, amount)
            spend(state, giver, use, parts)
            table.field_columns[self.passed][giver] += parts
            table.field_columns[self.received][field] += parts
            total += parts
        return total


class BuyWithRule(OrderRule):
    """A unit for which fields beside its own pay a part."""

    order: ClassVar[type[Order]] = BuyWith
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-cheap_units-2"
    example: ClassVar[str] = "buy_with fort brod from hrad 1/4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.remainders = Remainders(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BuyWith)
        rules, table = self.rules, sight.table
        field = field_of(sight, order.spot)
        if not isinstance(find_item(sight, order.item, order.spot), KindItem):
            raise Refusal("units_only", "SA-cheap_units-3", item=order.item)
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", "SA-cheap_units-6", unit=order.item, field=field_name(rules, field))
        item = check_item(sight, order.item, order.spot, False)
        total = self.remainders.checked(sight, order.payments, field, item.use)
        price = price_at(sight, item, field)
        if total > price:
            raise Refusal("overpaid", "SA-cheap_units-2", left=money_text(rules, price))
        left = left_for(rules, table, field, item.use)
        if price - total > left:
            raise Refusal("too_dear", "SA-minimal-24", left=money_text(rules, left + total))

    def menu(self, sight: Sight) -> Menu | None:
        """For each unit that a field cannot pay alone one way to pay it together."""
        found: list[Order] = []
        known: dict[tuple[str, int], list[Any]] = sight.memory.bought if sight.memory is not None else {}
        for field in paying_fields(sight):
            key = BuyWith.kind, field
            if key not in known:
                known[key] = self.orders_on(sight, field)
            found += known[key]
        return Listed(BuyWith.kind, found, False) if found else None

    def orders_on(self, sight: Sight, field: i64) -> list[Order]:
        """The same on one field."""
        found: list[Order] = []
        if self.rules.payer is not None:
            return self.kept_apart(sight, field)
        most, left = self.remainders.at_most(sight, field, ANYTHING), sight.table.purse[field]
        if sight.memory is not None:
            for offer in offers_for(sight, field, False) if most > 0 else []:
                if left < offer.price <= left + most and isinstance(offer.item, KindItem):
                    payments = self.remainders.payments(sight, field, offer.price - left, ANYTHING)
                    found.append(BuyWith(offer.item.name, offer.spot, payments))
            return found
        for name, item in self.rules.items.items() if most > 0 else ():
            missing = price_at(sight, item, field) - left
            if 0 < missing <= most and isinstance(item, KindItem) and not vetoed(sight, item, field):
                payments = self.remainders.payments(sight, field, missing, ANYTHING)
                found += [BuyWith(name, spot, payments) for spot in item.spots(sight, field, False)]
        return found

    def kept_apart(self, sight: Sight, field: i64) -> list[Order]:
        """The same where the points of a field buy only some things."""
        found: list[Order] = []
        for offer in offers_for(sight, field, False):
            use = offer.item.use
            missing = offer.price - left_for(self.rules, sight.table, field, use)
            if isinstance(offer.item, KindItem) and 0 < missing <= self.remainders.at_most(sight, field, use):
                payments = self.remainders.payments(sight, field, missing, use)
                found.append(BuyWith(offer.item.name, offer.spot, payments))
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BuyWith)
        sight, item = state.sight(seat), self.rules.items[order.item]
        field = field_of(sight, order.spot)
        price = price_at(sight, item, field)
        spend(state, field, item.use, price - self.remainders.give(state, order.payments, field, item.use))
        item.put(state, seat, order.spot, False)


class FreshLimits(Reaction):
    """In every production phase each field may give and get anew."""

    name = "fresh_limits"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.remainders = Remainders(rules)

    def purses_filled(self, state: State, seat: i64) -> None:
        for number in (self.remainders.passed, self.remainders.received):
            column: vec[i64] = state.table.field_columns[number]
            for field in range(len(column)):
                column[field] = 0


class Shared(PriceFactor):
    """The shop tells which fields can help to pay for a unit."""

    name = "shared"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.remainders = Remainders(rules)

    def sharing(self, sight: Sight, item: Item, field: i64) -> dict[str, object]:
        use = item.use
        if not isinstance(item, KindItem) or not self.remainders.givers(sight, field, use):
            return {}
        missing = price_at(sight, item, field) - left_for(self.rules, sight.table, field, use)
        payers, most = self.payers(sight, field, use)
        enough = 0 < missing <= self.remainders.at_most(sight, field, use)
        return {"order": BuyWith.kind, "payers": payers, "one": False, "enough": enough, "most": most}

    def payers(self, sight: Sight, field: i64, use: str) -> list[Any]:
        """The fields that can help to pay, and how much each of them, written once while they have what they have."""
        rules, memory, key = self.rules, sight.memory, (f":payers {self.remainders.sort(use)}", int(field))
        if memory is not None and key in memory.bought:
            return memory.bought[key]
        givers = self.remainders.givers(sight, field, use)
        most = {field_name(rules, one): money_text(rules, offered) for one, offered in givers}
        found = [list(most), most]
        if memory is not None:
            memory.bought[key] = found
        return found


def points(rules: Rules) -> int:
    """What is given and got is counted in parts as all points are."""
    return rules.money


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-cheap_units-1",
    needs=("minimal",),
    forced_by=("fortresses", "land_transport"),
    options=(
        RatioOption("remainder_limit", "1/2", "0", "1000", "SA-cheap_units-2", above=True),
        RatioOption("receive_limit", "1", "0", "1000", "SA-cheap_units-4", above=True),
    ),
    contributions={
        "column": (Column("passed", FIELD, parts=points), Column("received", FIELD, parts=points)),
        "order": (BuyWithRule,),
        "react": (FreshLimits,),
        "price": (Shared,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-cheap_units-1": (Remainders.checked_payment,),
    "SA-cheap_units-2": (Remainders.checked_payment, Remainders.limit),
    "SA-cheap_units-3": (BuyWithRule.check,),
    "SA-cheap_units-4": (Remainders.may_receive, Remainders.checked),
    "SA-cheap_units-5": (Remainders.may_pass,),
    "SA-cheap_units-6": (BuyWithRule.check, Remainders.checked),
}
