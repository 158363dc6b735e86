"""A second game on the kernel, to prove that one can be written: sealed bids for prizes.

Every seat gets a secret purse. For each prize all seats bid at once and in secret, in any order; the
highest bid wins and is paid, the die breaks ties. A seat may leave at any time. Most prizes win.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.changes import Change, changes_since
from velmoci.kernel.decision import Decision, Menu, Single
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to
from velmoci.kernel.game import Game, Outcome
from velmoci.kernel.notation import Field, Notation, Number
from velmoci.kernel.option import IntOption
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Chapter, Library, Rulebook


class Bid(Order):
    """`bid 3`"""

    kind: ClassVar[str] = "bid"
    fields: ClassVar[tuple[Field, ...]] = (Field("amount", Number("bad_bid", "TOY-BID-1")),)

    def __init__(self, amount: int) -> None:
        self.amount = amount


class Leave(Order):
    """`leave`"""

    kind: ClassVar[str] = "leave"


NOTATION = Notation((Begin, Bid, Leave))
LIBRARY = Library(
    game="toy",
    version=1,
    chapters=(
        Chapter(
            "toy",
            "TOY-SET-1",
            options=(IntOption("seats", 3, 2, 4, "TOY-SET-1"), IntOption("prizes", 2, 1, 9, "TOY-SET-2")),
            is_always_on=True,
        ),
    ),
    option_clause="TOY-SET-1",
)


@dataclass
class Table:
    """What all see."""

    seats: int
    prizes_left: int
    has_begun: bool = False
    won: list[int] = field(default_factory=list)
    is_in: list[bool] = field(default_factory=list)
    has_bid: list[bool] = field(default_factory=list)


@dataclass
class Own:
    """What one seat sees."""

    purse: int = 0
    bid: int = -1


class BidMenu(Menu):
    """Any part of the purse."""

    def __init__(self, purse: int) -> None:
        self.kind = Bid.kind
        self.purse = purse

    def count(self) -> int:
        return self.purse + 1

    def __iter__(self) -> Iterator[Order]:
        for amount in range(self.purse + 1):
            yield Bid(amount)

    def sample(self, chance: Chance) -> Order:
        return Bid(pick(chance, self.purse + 1))


class BidDecision(Decision):
    """How much to bid."""

    def __init__(self, seat: int, table: Table, own: Own) -> None:
        self.kind = "bid"
        self.seat = seat
        self.waits = True
        self.table = table
        self.own = own

    def menus(self) -> list[Menu]:
        return [BidMenu(self.own.purse)]

    def default(self) -> Order | None:
        return Bid(0)

    def check(self, order: Order) -> None:
        judge(self.seat, self.table, self.own, order)


class LeaveDecision(BidDecision):
    """Leaving, although nobody asked."""

    def __init__(self, seat: int, table: Table, own: Own) -> None:
        super().__init__(seat, table, own)
        self.kind = "aside"
        self.waits = False

    def menus(self) -> list[Menu]:
        return [Single(Leave())]

    def default(self) -> Order | None:
        return None


def judge(seat: int, table: Table, own: Own, order: Order) -> None:
    """Raises what is wrong with an order, from what its seat sees."""
    if not table.has_begun or table.prizes_left == 0:
        raise Refusal("wrong_phase", "TOY-SET-1")
    if not table.is_in[seat]:
        raise NotYourDecision("has_left", "TOY-SET-3")
    if isinstance(order, Bid):
        if table.has_bid[seat]:
            raise NotYourDecision("already_bid", "TOY-BID-2")
        if not 0 <= order.amount <= own.purse:
            raise Refusal("bad_bid", "TOY-BID-1", value=str(order.amount))


class ToyView:
    """The table and one seat's own."""

    def __init__(self, rulebook: Rulebook, seat: int, table: Table, own: Own) -> None:
        self.rulebook = rulebook
        self.seat = seat
        self.table = table
        self.own = own

    def decisions(self) -> list[Decision]:
        return asked(self.seat, self.table, self.own)

    def asides(self) -> list[Decision]:
        if self.seat < 0 or not self.table.has_begun or not self.table.is_in[self.seat]:
            return []
        return [LeaveDecision(self.seat, self.table, self.own)]

    def complete(self, chance: Chance) -> ToyPosition:
        owns = [
            Own(int(chance.roll(6)), 0 if self.table.has_bid[seat] else -1)
            for seat in range(self.table.seats)
        ]
        if self.seat >= 0:
            owns[self.seat] = Own(self.own.purse, self.own.bid)
        return ToyPosition(self.rulebook, copy_table(self.table), owns)

    def to_json(self) -> dict[str, object]:
        own = None if self.seat < 0 else own_json(self.own)
        return {**table_json(self.table), "seat": self.seat, "own": own}

    def dump(self) -> dict[str, object]:
        return {"seat": self.seat, "table": dict(vars(self.table)), "own": [self.own.purse, self.own.bid]}


def table_json(table: Table) -> dict[str, object]:
    return {"left": table.prizes_left, "won": table.won[:], "has_bid": table.has_bid[:]}


def own_json(own: Own) -> dict[str, object]:
    return {"purse": own.purse, "bid": own.bid}


def asked(seat: int, table: Table, own: Own) -> list[Decision]:
    is_asked = (
        seat >= 0
        and table.has_begun
        and table.prizes_left > 0
        and table.is_in[seat]
        and not table.has_bid[seat]
    )
    return [BidDecision(seat, table, own)] if is_asked else []


def copy_table(table: Table) -> Table:
    return Table(
        table.seats, table.prizes_left, table.has_begun, table.won[:], table.is_in[:], table.has_bid[:]
    )


class ToyPosition:
    """The whole truth."""

    def __init__(self, rulebook: Rulebook, table: Table, owns: list[Own]) -> None:
        self.rulebook = rulebook
        self.table = table
        self.owns = owns

    def copy(self) -> ToyPosition:
        return ToyPosition(
            self.rulebook, copy_table(self.table), [Own(own.purse, own.bid) for own in self.owns]
        )

    def check(self, seat: int, order: Order) -> None:
        if isinstance(order, Begin):
            if seat != TABLE_SEAT or self.table.has_begun:
                raise Refusal("wrong_phase", "TOY-SET-1")
        elif not 0 <= seat < self.table.seats:
            raise NotYourDecision("no_such_seat", "TOY-SET-1")
        else:
            judge(seat, self.table, self.owns[seat], order)

    def apply(self, seat: int, order: Order, chance: Chance) -> list[Event]:
        self.check(seat, order)
        return self.change(seat, order, chance)

    def carry_out(self, seat: int, order: Order, chance: Chance) -> None:
        self.change(seat, order, chance)

    def change(self, seat: int, order: Order, chance: Chance) -> list[Event]:
        if isinstance(order, Begin):
            return self.begin(chance)
        if isinstance(order, Bid):
            self.owns[seat].bid = order.amount
            self.table.has_bid[seat] = True
            events = [
                Event(
                    EventPart(EVERYBODY, "has-bid", {"seat": seat}),
                    EventPart(to([seat]), "bid", {"amount": order.amount}),
                )
            ]
        else:
            self.table.is_in[seat] = False
            self.table.has_bid[seat] = False
            events = [public("left", seat=seat)]
        return events + self.award(chance)

    def begin(self, chance: Chance) -> list[Event]:
        table = self.table
        table.has_begun = True
        for own in self.owns:
            own.purse = int(chance.roll(6))
        table.won = [0] * table.seats
        table.is_in = [True] * table.seats
        table.has_bid = [False] * table.seats
        return [Event(EventPart(to([seat]), "purse", {"coins": own.purse})) for seat, own in enumerate(self.owns)]

    def award(self, chance: Chance) -> list[Event]:
        table = self.table
        bidders = [seat for seat in range(table.seats) if table.is_in[seat]]
        if not bidders:
            table.prizes_left = 0
        if not bidders or not all(table.has_bid[seat] for seat in bidders):
            return []
        highest = max(self.owns[seat].bid for seat in bidders)
        best = [seat for seat in bidders if self.owns[seat].bid == highest]
        winner = best[pick(chance, len(best))]
        table.won[winner] += 1
        self.owns[winner].purse -= highest
        table.prizes_left -= 1
        for seat in bidders:
            table.has_bid[seat] = False
            self.owns[seat].bid = -1
        return [public("prize", seat=winner)]

    def pending(self) -> list[Decision]:
        return [
            decision
            for seat in range(self.table.seats)
            for decision in asked(seat, self.table, self.owns[seat])
        ]

    def asides(self, seat: int) -> list[Decision]:
        return self.view(seat).asides()

    def view(self, seat: int) -> ToyView:
        own = Own(self.owns[seat].purse, self.owns[seat].bid) if seat >= 0 else Own()
        return ToyView(self.rulebook, seat, copy_table(self.table), own)

    def public_json(self) -> dict[str, object]:
        return table_json(self.table)

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        return changes_since(mark, self.public_json())

    def own_json(self, seat: int) -> dict[str, object]:
        return own_json(self.owns[seat])

    def own_mark(self, seat: int) -> object:
        return self.owns[seat].purse, self.owns[seat].bid

    def power(self, seat: int) -> str:
        return f"seat_{seat + 1}"

    def is_living(self, seat: int) -> bool:
        return not self.table.has_begun or self.table.is_in[seat]

    def outcome(self) -> Outcome | None:
        if self.table.prizes_left:
            return None
        most = max(self.table.won)
        return Outcome(tuple(s for s, won in enumerate(self.table.won) if won == most), "prizes", "TOY-WIN-1")

    def dump(self) -> dict[str, object]:
        return {"table": dict(vars(self.table)), "owns": [[own.purse, own.bid] for own in self.owns]}


def new_toy(rulebook: Rulebook) -> ToyPosition:
    seats, prizes = rulebook.options["seats"], rulebook.options["prizes"]
    assert isinstance(seats, int)
    assert isinstance(prizes, int)
    return ToyPosition(rulebook, Table(seats, prizes), [Own() for _ in range(seats)])


def load_toy(rulebook: Rulebook, data: Mapping[str, Any]) -> ToyPosition:
    return ToyPosition(rulebook, copy_table(Table(**data["table"])), [Own(*own) for own in data["owns"]])


def load_toy_view(rulebook: Rulebook, data: Mapping[str, Any]) -> ToyView:
    return ToyView(rulebook, data["seat"], copy_table(Table(**data["table"])), Own(*data["own"]))


TOY = Game(
    id="toy",
    title={"en": "Sealed bids", "cs": "Obálky"},
    library=LIBRARY,
    notation=NOTATION,
    seats=(2, 4),
    begin=new_toy,
    load=load_toy,
    load_view=load_toy_view,
    names=lambda key, value, language: None,
    locale="tests.kernel",
    seats_option="seats",
)
GAME = TOY
