"""Repair prevention (Zabránění opravě): each seat keeps a list of foreign units whose damage stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.option import IntOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.endings import is_repaired, repair
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.causes import MENDABLE
from velmoci.salva.chapters.hold_lists import (
    HOLDS,
    OFFERS,
    WINDOW,
    DamagedUnits,
    Hold,
    HoldLists,
    Offers,
    Window,
    check_foreign,
    check_lists,
    check_resolved,
    forget,
    halves,
    has_free_half,
    has_free_whole,
    keep_only,
    lists,
    loose,
    may_change,
    may_matter,
    open_hold_window,
    part_of,
    window_of,
)
from velmoci.salva.chapters.hold_offers import AnswerPoolRule, OfferGuess, PoolBeforehand, PoolRule, drop_offer
from velmoci.salva.codecs import Spot
from velmoci.salva.items import seat_name
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, MATTER, NOBODY_ASKED, OWN, TABLE, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import Sight, State, Table


class HoldUnit(Order):
    """`hold_unit tank_7`: a foreign unit is not repaired from now on; a building is written `factory/brno`."""

    kind: ClassVar[str] = "hold_unit"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Spot()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class ReleaseUnit(Order):
    """`release_unit tank_7`: one does not hold it any more, alone or together with another."""

    kind: ClassVar[str] = "release_unit"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Spot()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class KeepHolds(Order):
    """`keep_holds`: the list stays as it is now."""

    kind: ClassVar[str] = "keep_holds"


KEEP_HOLDS: Final = KeepHolds()


class HoldsAfterBattle(Step):
    """After the last salvo of a battle and before repairs the hold window opens."""

    name = "holds_after_battle"
    track = FIGHT
    before = "battle_end"
    clause = "SA-repair_prevention-6"

    def enter(self, state: State, chance: Chance) -> None:
        open_hold_window(state)


class HoldWindow(Step):
    """Each seat in turn order, from the seat on turn, may change its list once; who can change nothing is not asked."""

    name = WINDOW
    track = WINDOW
    clause = "SA-repair_prevention-6"

    def deciders(self, table: Table) -> list[int]:
        window, frame = window_of(table), table.frames[-1]
        assert window is not None
        for seat in window.seats:
            if not frame.has_answered(seat) and table.is_living(seat) and may_matter(self.rules, table, seat):
                return [seat]
        return NOBODY_ASKED

    def default(self, sight: Sight) -> Order | None:
        return KEEP_HOLDS

    def about(self, sight: Sight) -> dict[str, object]:
        """How much the seat may hold, and the damage of all that would be repaired."""
        damage: dict[str, object] = {}
        for thing in loose(self.rules, sight.table, sight.seat):
            part = part_of(sight, thing)
            assert part is not None
            damage[thing] = ratio_text(int(part.damage(sight.table, thing)), 6)
        return {"capacity": ratio_text(halves(self.rules), 2), "damaged": damage}


class HoldsBeforehand(Beforehand):
    """The list stays as it is whenever it could be changed."""

    name = WINDOW


class Repairs(Step):
    """Whatever is damaged and not held is sound again."""

    name = "repairs"
    track = WINDOW
    clause = "SA-repair_prevention-9"

    def leave(self, state: State, chance: Chance) -> str:
        repair(state)
        return ""


class HoldRule(OrderRule):
    """Puts a foreign unit on one's list, wherever it is."""

    order: ClassVar[type[Order]] = HoldUnit
    steps: ClassVar[tuple[str, ...]] = (WINDOW,)
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (MENDABLE,)
    clause: ClassVar[str] = "SA-repair_prevention-1"
    example: ClassVar[str] = "hold_unit tank_7"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, HoldUnit)
        check_lists(sight, "SA-repair_prevention-6")
        check_foreign(sight, order.unit, [int(sight.seat)])
        if (int(sight.seat),) in [hold.seats for hold in lists(self.rules, sight.table).of(sight.seat, order.unit)]:
            raise Refusal("is_held", self.clause, unit=order.unit)
        if not has_free_whole(self.rules, sight.table, sight.seat):
            raise Refusal("no_free_hold", "SA-repair_prevention-2", capacity=ratio_text(halves(self.rules), 2))

    def menu(self, sight: Sight) -> Menu | None:
        if not may_change(sight) or not has_free_whole(self.rules, sight.table, sight.seat):
            return None
        found = [HoldUnit(thing) for thing in loose(self.rules, sight.table, sight.seat)]
        return Listed(HoldUnit.kind, list[Order](found), False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, HoldUnit)
        lists(self.rules, state.table).all.append(Hold((int(seat),), (order.unit,)))
        state.tell(public("held", power=seat_name(seat), unit=order.unit))


class ReleaseRule(OrderRule):
    """Takes a unit off one's list."""

    order: ClassVar[type[Order]] = ReleaseUnit
    steps: ClassVar[tuple[str, ...]] = (WINDOW,)
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (MENDABLE,)
    clause: ClassVar[str] = "SA-repair_prevention-7"
    example: ClassVar[str] = "release_unit tank_7"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ReleaseUnit)
        check_lists(sight, "SA-repair_prevention-6")
        if not lists(self.rules, sight.table).of(sight.seat, order.unit):
            raise Refusal("not_held_by_you", "SA-repair_prevention-1", unit=order.unit[:40])

    def menu(self, sight: Sight) -> Menu | None:
        if not may_change(sight):
            return None
        found: list[Order] = []
        for hold in lists(self.rules, sight.table).all:
            if int(sight.seat) in hold.seats:
                found += [ReleaseUnit(thing) for thing in hold.things if ReleaseUnit(thing) not in found]
        return Listed(ReleaseUnit.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ReleaseUnit)
        held = lists(self.rules, state.table)
        gone = held.of(seat, order.unit)
        state.tell(public("released", power=seat_name(seat), unit=order.unit))
        keep_only(state, [hold for hold in held.all if hold not in gone])


class KeepHoldsRule(OrderRule):
    """Leaves the list as it is now; the next seat may change its own."""

    order: ClassVar[type[Order]] = KeepHolds
    steps: ClassVar[tuple[str, ...]] = (WINDOW,)
    clause: ClassVar[str] = "SA-repair_prevention-6"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(KEEP_HOLDS)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class HoldKeeper(Reaction):
    """What is held stays damaged; holds end with the unit, with the seat, and when the unit hides or changes hands."""

    name = HOLDS

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.lists = rules.table_slice(HOLDS)
        self.offers = rules.own_slice(OFFERS)

    def stays_damaged(self, state: State, unit: i64) -> bool:
        held = lists(self.rules, state.table)
        return bool(held.all) and held.has(unit_name(self.rules, state.table, unit))

    def unit_lost(self, state: State, unit: i64) -> None:
        if self.is_anything_noted(state):
            forget(state, unit_name(self.rules, state.table, unit))

    def unit_hides(self, state: State, unit: i64) -> None:
        self.unit_lost(state, unit)

    def is_anything_noted(self, state: State) -> bool:
        """Whether anything is on a list or in an offer."""
        if not state.table.slices[self.lists].is_empty():
            return True
        for own in state.owns:
            if not own.slices[self.offers].is_empty():
                return True
        return False

    def owner_changes(self, state: State, unit: i64, old: i64) -> None:
        thing, owner = unit_name(self.rules, state.table, unit), int(state.table.owner_of(unit))
        held = lists(self.rules, state.table)
        keep_only(state, [hold for hold in held.all if owner not in hold.seats or thing not in hold.things])

    def seat_leaves(self, state: State, seat: i64) -> None:
        for other in range(int(state.table.seats)):
            drop_offer(state, int(seat), other)
            drop_offer(state, other, int(seat))
        held = lists(self.rules, state.table)
        keep_only(state, [hold for hold in held.all if int(seat) not in hold.seats])


CHAPTER: Final = Chapter(
    id="repair_prevention",
    clause="SA-repair_prevention-1",
    forced_by=("air", "artillery"),
    options=(
        IntOption("hold_total", 6, 1, 60, "SA-repair_prevention-2"),
        IntOption("hold_min_halves", 3, 0, 60, "SA-repair_prevention-2"),
    ),
    contributions={
        "slice": (
            SliceSpec(HOLDS, TABLE, HoldLists), SliceSpec(OFFERS, OWN, Offers), SliceSpec(WINDOW, MATTER, Window),
        ),
        "step": (HoldsAfterBattle, HoldWindow, Repairs),
        "order": (HoldRule, ReleaseRule, PoolRule, AnswerPoolRule, KeepHoldsRule),
        "beforehand": (HoldsBeforehand, PoolBeforehand),
        "react": (HoldKeeper,),
        "damaged": (DamagedUnits,),
        "guess": (OfferGuess,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-repair_prevention-1": (HoldLists, HoldKeeper.stays_damaged),
    "SA-repair_prevention-2": (halves, HoldRule.check),
    "SA-repair_prevention-3": (has_free_half, PoolRule.check),
    "SA-repair_prevention-4": (PoolRule, AnswerPoolRule, ReleaseRule.carry_out),
    "SA-repair_prevention-5": (check_resolved, check_lists),
    "SA-repair_prevention-6": (HoldWindow, open_hold_window, may_matter),
    "SA-repair_prevention-7": (keep_only,),
    "SA-repair_prevention-8": (check_foreign, HoldKeeper.owner_changes),
    "SA-repair_prevention-9": (Repairs, is_repaired),
    "SA-repair_prevention-10": (HoldKeeper.stays_damaged,),
    "SA-repair_prevention-11": (HoldRule.check, part_of, HoldKeeper.unit_hides),
    "SA-repair_prevention-12": (HoldLists.has,),
    "SA-repair_prevention-13": (HoldKeeper.seat_leaves,),
}
