"""Upkeep (Údržba jednotek): armies cost points in every production phase; what is due is counted anew now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.game import Warned
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.option import RatioOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter, Rulebook
from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.base.goals import is_blitz
from velmoci.salva.base.offers import money_text
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.causes import BUSY, FIELDS, MONEY, ON_TABLE, SEATS, STEP, TIME, UNITS
from velmoci.salva.chapters.factories import Payment, Payments, parts_of
from velmoci.salva.chapters.upkeep_account import (
    DUE,
    ID,
    Account,
    UpkeepParts,
    UpkeepShown,
    account,
    available,
    cheapest,
    counted,
    due_of,
    in_turn,
    outlook,
    payment,
    points,
    poorest_first,
    relief,
    upkeep_chain,
)
from velmoci.salva.consent import is_busy
from velmoci.salva.flow import current_step, push
from velmoci.salva.forces import has_way_out, way_out
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import ANYTHING
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.paying import spend
from velmoci.salva.seams import ROUND, SEAT, TABLE, Column, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import Sight, State, Table

PAYING: Final = "upkeep_payment"
DIE: Final = 6
SURE: Final = 4
"""After more rounds than these an update comes with a roll so high, or if anybody insists."""


class PayUpkeep(Order):
    """`pay_upkeep brno 1, praha 1/2`: from which fields the upkeep is paid."""

    kind: ClassVar[str] = "pay_upkeep"
    fields: ClassVar[tuple[Field, ...]] = (Field("payments", Payments()),)

    def __init__(self, payments: tuple[Payment, ...]) -> None:
        self.payments: Final = payments


class Dissolve(Order):
    """`dissolve tank_3 tank_4`: destroys own units."""

    kind: ClassVar[str] = "dissolve"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names()),)

    def __init__(self, units: tuple[str, ...]) -> None:
        self.units: Final = units


class Insist(Order):
    """`insist`: upkeep is counted anew although the roll was high."""

    kind: ClassVar[str] = "insist"


class LetBe(Order):
    """`let_be`: upkeep may stay as it is."""

    kind: ClassVar[str] = "let_be"


INSIST: Final = Insist()
LET_BE: Final = LetBe()


def is_updated(rounds: int, roll: int) -> bool:
    """Whether a roll leads to an update so many rounds after the last one."""
    return roll < rounds if rounds <= SURE else roll <= SURE


def recount(state: State) -> None:
    """What everybody owes is counted anew, for all at once."""
    rules, table = state.rules, state.table
    column = table.seat_columns[rules.seat_column(DUE)]
    for seat in table.living():
        column[seat] = counted(rules, table, seat)
        amount = money_text(rules, int(column[seat]))
        state.tell(public("upkeep-counted", power=seat_name(seat), points=amount))
    account(rules, table).updated = int(table.round)


class UpkeepUpdate(Step):
    """At the start of a round upkeep may be counted anew: in the first one always, later by a roll."""

    name = "upkeep_update"
    track = ROUND
    clause = "SA-upkeep-4"

    def enter(self, state: State, chance: Chance) -> None:
        table, book = state.table, account(self.rules, state.table)
        rounds = int(table.round) - book.updated
        if table.round == 1:
            recount(state)
            return
        book.roll = chance.roll(DIE)
        state.tell(public("upkeep-rolled", roll=book.roll, count=rounds))
        if is_updated(rounds, book.roll):
            recount(state)
        else:
            book.asks = rounds > SURE

    def deciders(self, table: Table) -> list[int]:
        if not account(self.rules, table).asks:
            return []
        frame = table.frames[-1]
        return [seat for seat in table.living() if not frame.has_answered(seat)]

    def leave(self, state: State, chance: Chance) -> str:
        account(self.rules, state.table).asks = False
        return ""

    def default(self, sight: Sight) -> Order | None:
        return LET_BE

    def about(self, sight: Sight) -> dict[str, object]:
        table = sight.table
        return {"roll": account(self.rules, table).roll, **outlook(self.rules, table, sight.seat)}


class UpkeepBeforehand(Beforehand):
    """One insists whenever it is possible, or never."""

    name = "upkeep_update"

    def kind(self) -> StandingKind:
        return StandingKind(self.name, (Insist.kind,))

    def now(self, sight: Sight) -> Standing:
        return Standing([StandingAnswer(Insist.kind, INSIST)])


class InsistRule(OrderRule):
    """One seat is enough to have upkeep counted anew for all."""

    order: ClassVar[type[Order]] = Insist
    steps: ClassVar[tuple[str, ...]] = ("upkeep_update",)
    clause: ClassVar[str] = "SA-upkeep-5"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(INSIST)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.tell(public("upkeep-insisted", power=seat_name(seat)))
        account(self.rules, state.table).asks = False
        recount(state)


class LetBeRule(OrderRule):
    """Does not insist."""

    order: ClassVar[type[Order]] = LetBe
    steps: ClassVar[tuple[str, ...]] = ("upkeep_update",)
    clause: ClassVar[str] = "SA-upkeep-5"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(LET_BE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class Collector(Reaction):
    """Before anything is bought upkeep is paid."""

    name = ID

    def burden(self, table: Table, seat: i64) -> int:
        return payment(self.rules, table, seat, counted(self.rules, table, seat))

    def purses_filled(self, state: State, seat: i64) -> None:
        if payment(self.rules, state.table, seat, due_of(self.rules, state.table, seat)) > 0:
            push(state, PAYING)

    def seat_leaves(self, state: State, seat: i64) -> None:
        state.table.seat_columns[self.rules.seat_column(DUE)][seat] = 0


class PayStep(Step):
    """The seat on turn pays, after it has dissolved what it must; where it has no choice it is not asked."""

    name = PAYING
    track = PAYING
    clause = "SA-upkeep-1"

    def deciders(self, table: Table) -> list[int]:
        seat, rules = table.on_turn, self.rules
        owed, having = payment(rules, table, seat, due_of(rules, table, seat)), available(table, seat)
        if table.is_answered() or owed == 0:
            return []
        if having < owed:
            return [int(seat)] if table.units_of(seat) or has_way_out(rules, table, seat) else []
        payers = [field for field in table.fields_of(seat) if table.purse[field] > 0]
        return [int(seat)] if len(payers) > 1 and having > owed else []

    def leave(self, state: State, chance: Chance) -> str:
        """Whoever had no choice pays what he has; the rest is forgiven."""
        rules, table, seat = self.rules, state.table, state.table.on_turn
        if not table.is_answered():
            owed = payment(rules, table, seat, due_of(rules, table, seat))
            missing = owed - pay(state, seat, poorest_first(rules, table, seat, owed))
            if missing > 0:
                state.tell(public("upkeep-forgiven", power=seat_name(seat), points=money_text(rules, missing)))
        return ""

    def default(self, sight: Sight) -> Order | None:
        rules, table, seat = self.rules, sight.table, sight.seat
        due, having = due_of(rules, table, seat), available(table, seat)
        going = cheapest(rules, table, seat, due, having)
        if going:
            return Dissolve(tuple([unit_name(rules, table, unit) for unit in going]))
        if having < payment(rules, table, seat, due):
            return way_out(sight)
        return PayUpkeep(poorest_first(rules, table, seat, payment(rules, table, seat, due)))

    def about(self, sight: Sight) -> dict[str, object]:
        return outlook(self.rules, sight.table, sight.seat)


def pay(state: State, seat: i64, payments: tuple[Payment, ...]) -> int:
    """Takes the payments out of the purses; how much that was."""
    rules, total = state.rules, 0
    for name, amount in payments:
        parts = parts_of(rules, amount)
        spend(state, find_field(state.sight(seat), name), ANYTHING, parts)
        total += parts
    if total > 0:
        state.tell(public("upkeep-paid", power=seat_name(seat), points=money_text(rules, total)))
    return total


class PayRule(OrderRule):
    """The seat chooses which fields pay."""

    order: ClassVar[type[Order]] = PayUpkeep
    steps: ClassVar[tuple[str, ...]] = (PAYING,)
    clause: ClassVar[str] = "SA-upkeep-1"
    example: ClassVar[str] = "pay_upkeep brod 1, hrad 1/2"
    explained_by: ClassVar[str] = "SA-upkeep-7"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PayUpkeep)
        rules, table = self.rules, sight.table
        owed = payment(rules, table, sight.seat, due_of(rules, table, sight.seat))
        if available(table, sight.seat) < owed:
            raise Refusal("must_dissolve", "SA-upkeep-11", points=money_text(rules, owed))
        total = 0
        for name, amount in order.payments:
            field, parts = find_field(sight, name), parts_of(rules, amount)
            if table.owner[field] != sight.seat or parts <= 0:
                raise Refusal("bad_payment", "SA-upkeep-7", field=name)
            if parts > table.purse[field]:
                raise Refusal("too_dear", "SA-cheap_units-1", left=money_text(rules, table.purse[field]))
            total += parts
        if total != owed:
            raise Refusal("wrong_upkeep", "SA-upkeep-1", points=money_text(rules, owed))

    def menu(self, sight: Sight) -> Menu | None:
        """The poorest first, the richest first, or one field before all others."""
        rules, table, seat = self.rules, sight.table, sight.seat
        owed = payment(rules, table, seat, due_of(rules, table, seat))
        if available(table, seat) < owed:
            return None
        fields = table.fields_of(seat)
        poorest = sorted(fields, key=lambda field: (table.purse[field], field))
        ways = [poorest, poorest[::-1]]
        ways += [[field, *[other for other in poorest if other != field]] for field in fields]
        found: dict[tuple[Payment, ...], Order] = {}
        for way in ways:
            payments = in_turn(rules, table, way, owed)
            found.setdefault(tuple(sorted(payments)), PayUpkeep(payments))
        return Listed(PayUpkeep.kind, list(found.values()), False)

    def facts(self, sight: Sight) -> dict[str, object]:
        """How much is to be paid together and what each field has, for those who share it out themselves."""
        rules, table, seat = self.rules, sight.table, sight.seat
        owed = payment(rules, table, seat, due_of(rules, table, seat))
        if available(table, seat) < owed:
            return {}
        payers = [field for field in table.fields_of(seat) if table.purse[field] > 0]
        purses = {field_name(rules, field): money_text(rules, table.purse[field]) for field in payers}
        return {"shares": {PayUpkeep.kind: {"total": money_text(rules, owed), "payers": purses}}}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PayUpkeep)
        pay(state, seat, order.payments)
        state.table.answer(seat)


class DissolveRule(OrderRule):
    """Own units are destroyed: at any time outside battles, and when upkeep cannot be paid."""

    order: ClassVar[type[Order]] = Dissolve
    steps: ClassVar[tuple[str, ...]] = (PAYING,)
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BUSY, STEP, UNITS, MONEY, SEATS, FIELDS, TIME, ON_TABLE + ID)
    clause: ClassVar[str] = "SA-upkeep-8"
    example: ClassVar[str] = "dissolve tank_3 tank_4"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Dissolve)
        refusal = self.why_not_now(sight)
        if refusal is not None:
            raise refusal
        for name in order.units:
            unit = find_unit(sight, name, "SA-upkeep-8")
            if sight.table.owner_of(unit) != sight.seat:
                raise Refusal("not_your_unit", "SA-upkeep-8", unit=name)
        if not order.units:
            raise Refusal("nothing_dissolved", "SA-upkeep-8")

    def why_not_now(self, sight: Sight) -> Refusal | None:
        """Why nobody may dissolve units at this moment; None where it is allowed."""
        if sight.table.round == 0 or is_busy(sight):
            return Refusal("no_dissolving_now", "SA-upkeep-8")
        if account(self.rules, sight.table).asks:
            return Refusal("no_dissolving_now", "SA-upkeep-9")
        return None

    def menu(self, sight: Sight) -> Menu | None:
        """What has to go, where something has, and every unit by itself; nothing to a seat that is about to pay."""
        rules, table, seat = self.rules, sight.table, sight.seat
        if self.why_not_now(sight) is not None:
            return None
        found: list[Order] = []
        if current_step(rules.tracks, table).name == PAYING and seat == table.on_turn:
            going = cheapest(rules, table, seat, due_of(rules, table, seat), available(table, seat))
            if not going:
                return None
            if len(going) > 1:
                found.append(Dissolve(tuple([unit_name(rules, table, unit) for unit in going])))
        found += [Dissolve((unit_name(rules, table, unit),)) for unit in table.units_of(seat)]
        return Listed(Dissolve.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Dissolve)
        rules, table, sight = self.rules, state.table, state.sight(seat)
        units = [find_unit(sight, name) for name in order.units]
        less = sum([relief(rules, table, unit) for unit in units])
        column = table.seat_columns[rules.seat_column(DUE)]
        column[seat] = max(0, int(column[seat]) - less)
        state.tell(public("dissolved", power=seat_name(seat), units=list(order.units)))
        for unit in units:
            state.remove_unit(unit)


NOT_IN_A_BLITZ: Final = Warned("warning-upkeep-in-a-blitz", "SA-upkeep-14")


def advice(rulebook: Rulebook, land: int) -> list[Warned]:
    """Upkeep does not suit a blitz."""
    return [NOT_IN_A_BLITZ] if ID in rulebook.chapters and is_blitz(rulebook) else []


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-upkeep-1",
    needs=("minimal",),
    options=(
        RatioOption("upkeep_coefficient", "1/5", "0", "1", "SA-upkeep-1", above=True),
        RatioOption("fort_upkeep_factor", "1/2", "0", "1", "SA-upkeep-2"),
        RatioOption("dissolve_relief", "1/2", "0", "1", "SA-upkeep-10"),
        RatioOption("upkeep_land", "0", "0", "3/2", "SA-upkeep-13"),
    ),
    contributions={
        "column": (Column(DUE, SEAT, parts=points),),
        "slice": (SliceSpec(ID, TABLE, Account),),
        "step": (UpkeepUpdate, PayStep),
        "order": (InsistRule, LetBeRule, PayRule, DissolveRule),
        "beforehand": (UpkeepBeforehand,),
        "react": (Collector,),
        "price": (UpkeepParts,),
        "face": (UpkeepShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-upkeep-1": (upkeep_chain, PayStep, PayRule),
    "SA-upkeep-2": (upkeep_chain,),
    "SA-upkeep-3": (counted,),
    "SA-upkeep-4": (UpkeepUpdate, recount),
    "SA-upkeep-5": (is_updated, InsistRule),
    "SA-upkeep-6": (recount,),
    "SA-upkeep-7": (PayRule,),
    "SA-upkeep-8": (DissolveRule,),
    "SA-upkeep-9": (DissolveRule.why_not_now,),
    "SA-upkeep-10": (relief, DissolveRule.carry_out),
    "SA-upkeep-11": (PayStep, cheapest),
    "SA-upkeep-12": (UpkeepParts,),
    "SA-upkeep-13": (payment,),
    "SA-upkeep-14": (advice,),
}
