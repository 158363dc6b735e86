"""The starting army (SA-placement): sides and territory, then items placed in turn (sealed: `sealing.py`)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import (
    affordable,
    check_item,
    first_affordable,
    money_text,
    offers_at_start,
    start_offers,
)
from velmoci.salva.base.orders import Place, StopPlacing
from velmoci.salva.base.sides import allotment_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_of
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

STOP: Final = StopPlacing()


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


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-placement-4": (PlaceStep, next_to_place),
    "SA-placement-5": (next_to_place, has_more_left),
    "SA-placement-6": (PlaceRule.check,),
    "SA-placement-7": (StopRule, PlaceRule.carry_out),
    "SA-placement-8": (PlaceRule.carry_out,),
    "SA-placement-10": (PlaceStep.leave,),
    "SA-placement-13": (count_soft,),
}
