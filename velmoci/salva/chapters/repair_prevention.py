"""Repair prevention (Zabránění opravě): each seat keeps a list of foreign units whose damage stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import Event, EventPart, public, to
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.option import IntOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.base.endings import is_repaired, repair
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.hold_lists import (
    HOLDS,
    OFFERS,
    WINDOW,
    DamagedUnits,
    Hold,
    HoldLists,
    Offer,
    Offers,
    Window,
    forget,
    halves,
    has_free_half,
    has_free_whole,
    keep_only,
    lists,
    loose,
    may_matter,
    offers,
    open_hold_window,
    part_of,
    partners,
    strike_offers,
    window_of,
)  # fmt: skip
from velmoci.salva.codecs import Spot
from velmoci.salva.decisions import ANSWERS
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.seams import FIGHT, MATTER, NOBODY_ASKED, OWN, TABLE, Guess, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
NAME: Final = Name()


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


class PoolHold(Order):
    """`pool_hold tank_7 with seat_3`: offers to hold it together, each with the odd half of his capacity."""

    kind: ClassVar[str] = "pool_hold"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Spot()), Field("partner", NAME, word="with"))

    def __init__(self, unit: str, partner: str) -> None:
        self.unit: Final = unit
        self.partner: Final = partner


class AnswerPool(Order):
    """`answer_pool seat_1 accept`: answers what seat 1 has offered; whoever has offered something may refuse it too."""

    kind: ClassVar[str] = "answer_pool"
    fields: ClassVar[tuple[Field, ...]] = (Field("partner", NAME), Field("answer", NAME))

    def __init__(self, partner: str, answer: str) -> None:
        self.partner: Final = partner
        self.answer: Final = answer


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


class PoolBeforehand(Beforehand):
    """Halves that are offered are taken or refused, from anybody or from one partner."""

    name = ANSWERS

    def kind(self) -> StandingKind:
        return StandingKind(self.name, (ACCEPT, REFUSE), (), (), True)

    def now(self, sight: Sight) -> Standing:
        menu = self.rules.order_rules[AnswerPool.kind].answers(sight)
        orders = [order for order in menu if isinstance(order, AnswerPool)] if menu is not None else []
        partner = orders[0].partner if orders else ""
        answers = [StandingAnswer(order.answer, order) for order in orders if order.partner == partner]
        return Standing(answers, "", partner)


class Repairs(Step):
    """Whatever is damaged and not held is sound again."""

    name = "repairs"
    track = WINDOW
    clause = "SA-repair_prevention-9"

    def leave(self, state: State, chance: Chance) -> str:
        repair(state)
        return ""


def check_lists(sight: Sight, clause: str) -> None:
    """Lists are frozen while a battle or another attack is resolved; in the window they change one after another."""
    table = sight.table
    if window_of(table) is not None:
        if int(sight.seat) not in current_step(sight.rules.tracks, table).deciders(table):
            raise Refusal("not_your_list_now", clause)
    else:
        check_resolved(sight)


def check_resolved(sight: Sight) -> None:
    """No battle or other attack is being resolved; in the hold window it is over."""
    if window_of(sight.table) is not None:
        return
    for frame in sight.table.frames:
        if frame.matter is not None and frame.matter.is_attack():
            raise Refusal("lists_are_frozen", "SA-repair_prevention-5")


def may_change(sight: Sight) -> bool:
    """Whether the seat may change its list now."""
    try:
        check_lists(sight, "SA-repair_prevention-6")
    except Refusal:
        return False
    return True


def check_foreign(sight: Sight, thing: str, seats: list[int]) -> None:
    """The seat sees such a thing, and it belongs to somebody else than those who would hold it."""
    part = part_of(sight, thing)
    if part is None:
        raise Refusal("nothing_to_hold", "SA-repair_prevention-11", unit=thing[:40])
    owner = part.owner(sight.table, thing)
    if owner == NOBODY or int(owner) in seats:
        raise Refusal("own_unit_not_held", "SA-repair_prevention-8", unit=thing)


class HoldRule(OrderRule):
    """Puts a foreign unit on one's list, wherever it is."""

    order: ClassVar[type[Order]] = HoldUnit
    steps: ClassVar[tuple[str, ...]] = (WINDOW,)
    is_aside: ClassVar[bool] = True
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


def find_partner(sight: Sight, name: str, clause: str) -> int:
    """The seat of that name; it must be another one that takes part."""
    for seat in sight.table.living():
        if seat_name(seat) == name and seat != int(sight.seat):
            return seat
    raise Refusal("no_partner", clause, power=name[:40])


class PoolRule(OrderRule):
    """Offers another seat to hold a unit together with it; that seat alone sees the offer."""

    order: ClassVar[type[Order]] = PoolHold
    steps: ClassVar[tuple[str, ...]] = (WINDOW,)
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-repair_prevention-4"
    explained_by: ClassVar[str] = "SA-repair_prevention-3"
    example: ClassVar[str] = "pool_hold tank_7 with seat_3"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PoolHold)
        check_lists(sight, "SA-repair_prevention-6")
        partner = find_partner(sight, order.partner, self.clause)
        check_foreign(sight, order.unit, [int(sight.seat), partner])
        for seat in (int(sight.seat), partner):
            if not has_free_half(self.rules, sight.table, seat):
                raise Refusal("no_free_half", "SA-repair_prevention-3", power=seat_name(seat))
        offer = offers(self.rules, sight.own).find(sight.seat, partner)
        if offer is not None and offer.thing == order.unit:
            raise Refusal("half_is_offered", self.clause, power=order.partner, unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        rules, table, seat = self.rules, sight.table, sight.seat
        if not has_free_half(rules, table, seat) or not may_change(sight):
            return None
        found: list[Order] = []
        known = offers(rules, sight.own)
        for partner in partners(rules, table, seat):
            offer = known.find(seat, partner)
            for thing in loose(rules, table, seat):
                part = part_of(sight, thing)
                is_new = offer is None or offer.thing != thing
                if part is not None and part.owner(table, thing) != partner and is_new:
                    found.append(PoolHold(thing, seat_name(partner)))
        return Listed(PoolHold.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PoolHold)
        partner = find_partner(state.sight(seat), order.partner, self.clause)
        enter_offer(state, Offer(int(seat), partner, order.unit))
        tell_both(state, int(seat), partner, "half-offered", {"unit": order.unit})


def enter_offer(state: State, offer: Offer) -> None:
    """Both seats know of an offer; it takes the place of what the one had offered the other before."""
    drop_offer(state, offer.giver, offer.partner)
    for seat in (offer.giver, offer.partner):
        offers(state.rules, state.owns[seat]).all.append(offer)


def drop_offer(state: State, giver: int, partner: int) -> None:
    """What one seat had offered another is off the table."""
    for seat in (giver, partner):
        known = offers(state.rules, state.owns[seat])
        known.all = [offer for offer in known.all if offer.giver != giver or offer.partner != partner]


def tell_both(state: State, seat: int, other: int, sentence: str, values: dict[str, Value]) -> None:
    """Lets the two seats know, and nobody else."""
    named: dict[str, Value] = {"power": seat_name(seat), "other": seat_name(other), **values}
    state.tell(Event(EventPart(to([seat, other]), sentence, named)))


class AnswerPoolRule(OrderRule):
    """Accepts an offer or refuses it; whoever made it may take it back."""

    order: ClassVar[type[Order]] = AnswerPool
    is_aside: ClassVar[bool] = True
    is_answer: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-repair_prevention-4"
    example: ClassVar[str] = "answer_pool seat_1 accept"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AnswerPool)
        partner = find_partner(sight, order.partner, self.clause)
        known = offers(self.rules, sight.own)
        made, received = known.find(sight.seat, partner), known.find(partner, sight.seat)
        if order.answer not in (ACCEPT, REFUSE):
            raise Refusal("bad_answer", self.clause, value=order.answer[:40])
        if received is None and (made is None or order.answer == ACCEPT):
            raise Refusal("no_half_offered", self.clause, power=order.partner)
        if order.answer == ACCEPT:
            assert received is not None
            check_resolved(sight)
            check_foreign(sight, received.thing, [int(sight.seat), partner])
            if not has_free_half(self.rules, sight.table, sight.seat):
                raise Refusal("no_free_half", "SA-repair_prevention-3", power=seat_name(sight.seat))

    def answers(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for offer in offers(self.rules, sight.own).all:
            if offer.partner == int(sight.seat):
                found += self.possible(sight, offer)
        return Listed(AnswerPool.kind, found) if found else None

    def possible(self, sight: Sight, offer: Offer) -> list[Order]:
        """The answers that can be given to an offer now."""
        found: list[Order] = []
        for answer in (ACCEPT, REFUSE):
            order = AnswerPool(seat_name(offer.giver), answer)
            try:
                self.check(sight, order)
            except Refusal:
                continue
            found.append(order)
        return found

    def menu(self, sight: Sight) -> Menu | None:
        known = offers(self.rules, sight.own)
        found: list[Order] = []
        for offer in known.all:
            if offer.giver == int(sight.seat) and known.find(offer.partner, sight.seat) is None:
                found.append(AnswerPool(seat_name(offer.partner), REFUSE))
        return Listed(AnswerPool.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AnswerPool)
        sight = state.sight(seat)
        partner = find_partner(sight, order.partner, self.clause)
        received = offers(self.rules, sight.own).find(partner, seat)
        if order.answer == REFUSE:
            giver, other = (int(seat), partner) if received is None else (partner, int(seat))
            drop_offer(state, giver, other)
            tell_both(state, int(seat), partner, "half-refused", {})
            return
        assert received is not None
        lists(self.rules, state.table).all.append(Hold((partner, int(seat)), (received.thing,)))
        for one in (partner, int(seat)):
            strike_offers(state, one)
        powers = [seat_name(partner), seat_name(seat)]
        state.tell(public("held-together", powers=powers, unit=received.thing))


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
    """Whatever is held stays damaged; holds end with the unit, with the seat, and when the unit becomes one's own."""

    name = HOLDS

    def stays_damaged(self, state: State, unit: i64) -> bool:
        return lists(self.rules, state.table).has(unit_name(self.rules, state.table, unit))

    def unit_lost(self, state: State, unit: i64) -> None:
        forget(state, unit_name(self.rules, state.table, unit))

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


class OfferGuess(Guess):
    """Others have made no offers but those that one sees oneself."""

    name = OFFERS

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        if sight.seat >= 0:
            for offer in offers(self.rules, sight.own).all:
                other = offer.partner if offer.giver == int(sight.seat) else offer.giver
                offers(self.rules, state.owns[other]).all.append(offer)


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
    "SA-repair_prevention-11": (HoldRule.check, part_of),
    "SA-repair_prevention-12": (HoldLists.has,),
    "SA-repair_prevention-13": (HoldKeeper.seat_leaves,),
}
