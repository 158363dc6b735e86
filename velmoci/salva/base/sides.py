"""Who plays which side, who begins and who owns what (SA-placement-1, SA-setup-4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import AskLot, KeepSide
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OrderRule, Step
from velmoci.salva.state import Sight, State, Table

KEEP_SIDE: Final = KeepSide()
ASK_LOT: Final = AskLot()
AGREEMENT: Final = "agreement"
ASK: Final = "ask"
LOT: Final = "lot"
ASSIGNMENTS: Final = (AGREEMENT, LOT, "fair_start", ASK)
"""How sides are given out: as the players sit, by lot, by bids, or as they sit unless one of them asks for the lot."""


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


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-5": (shuffled,),
    "SA-minimal-13": (Sides.begin,),
    "SA-placement-1": (Sides.begin,),
    "SA-setup-4": (Sides.assign, KeepSideRule, AskLotRule),
}
