"""Holds of two seats together: each offers the odd half of what it may hold, and the other one accepts."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import Event, EventPart, public, to
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.causes import MENDABLE, UNITS
from velmoci.salva.chapters.hold_lists import (
    OFFERS,
    WINDOW,
    Hold,
    Offer,
    check_foreign,
    check_lists,
    check_resolved,
    has_free_half,
    lists,
    loose,
    may_change,
    offers,
    part_of,
    partners,
    strike_offers,
)
from velmoci.salva.codecs import Spot
from velmoci.salva.decisions import ANSWERS
from velmoci.salva.items import seat_name
from velmoci.salva.seams import Guess, OrderRule
from velmoci.salva.state import Sight, State

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
NAME: Final = Name()


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


def find_partner(sight: Sight, name: str, clause: str) -> int:
    """The seat of that name; it must be another one that takes part."""
    for seat in sight.table.living():
        if seat_name(seat) == name and seat != int(sight.seat):
            return seat
    raise Refusal("no_partner", clause, power=name[:40])


def owner_of(sight: Sight, thing: str) -> int:
    """Whose a thing is that the seat sees."""
    part = part_of(sight, thing)
    assert part is not None
    return int(part.owner(sight.table, thing))


class PoolRule(OrderRule):
    """Offers another seat to hold a unit together with it; that seat alone sees the offer."""

    order: ClassVar[type[Order]] = PoolHold
    steps: ClassVar[tuple[str, ...]] = (WINDOW,)
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (OFFERS, MENDABLE)
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
        allies = partners(rules, table, seat)
        things = loose(rules, table, seat) if allies else []
        owners = [owner_of(sight, thing) for thing in things]
        for partner in allies:
            offer = known.find(seat, partner)
            for thing, owner in zip(things, owners, strict=True):
                if owner != partner and (offer is None or offer.thing != thing):
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
    depends_on: ClassVar[tuple[str, ...] | None] = (OFFERS, MENDABLE, UNITS)
    is_answer: ClassVar[bool] = True
    answers_from: ClassVar[str] = OFFERS
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
            found += self.possible(sight, offer)
        return Listed(AnswerPool.kind, found) if found else None

    def possible(self, sight: Sight, offer: Offer) -> list[Order]:
        """The answers that the seat can give to an offer now; to its own there are none."""
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


class OfferGuess(Guess):
    """Others have made no offers but those that one sees oneself."""

    name = OFFERS

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        if sight.seat >= 0:
            for offer in offers(self.rules, sight.own).all:
                other = offer.partner if offer.giver == int(sight.seat) else offer.giver
                offers(self.rules, state.owns[other]).all.append(offer)
