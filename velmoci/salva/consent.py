"""Consent: an order that needs somebody's agreement waits on the agenda until all who are named have answered.

A part of the seam `consent` says whose agreement an order needs. Such an order is judged as any other, and then
suspended: it is the matter of a track of its own. All who are named are asked at once; who is silent has said what the
part states. Nobody else sees that anything was asked, unless the part says that it is asked openly: to all others the
game still waits for the seat that gave the order. One refusal ends the request, and the game is where it was; otherwise
the order is judged once more and carried out.

What waits and what is promised is kept in `consent_slices.py`. A chapter that needs consents takes the parts of this
module along: `contributions=with_consent({...})`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal, Rejected
from velmoci.kernel.event import EVERYBODY, Event, EventPart, to
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.asking import overriding
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.causes import BUSY, ON_TABLE
from velmoci.salva.consent_slices import (
    DECLINED,
    EVERYTHING,
    STANDING,
    Promise,
    Promises,
    Refusals,
    Request,
    promises,
    refusals,
    request_of,
)
from velmoci.salva.decisions import check
from velmoci.salva.flow import push
from velmoci.salva.forces import act
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MATTER, NOBODY_ASKED, OWN, TABLE, Consent, Guess, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import Sight, State, Table

CONSENT: Final = "consent"
THIS_TURN: Final = "turn"
ALWAYS: Final = "game"
CLAUSE: Final = "SA-alliance-2"
NAME: Final = Name()


def suspend(state: State, seat: i64, order: Order) -> bool:
    """Whether an order has to wait for the agreement of others; it is then laid on the agenda."""
    parts = concerned(state.rules, order)
    request = missing(state, seat, order, parts) if parts else None
    if request is None:
        return False
    push(state, CONSENT, request)
    values: dict[str, Any] = {"power": seat_name(seat), "powers": [seat_name(one) for one in request.asked]}
    tell(state, request, "consent-asked", {**values, "order": str(order)})
    return True


def missing(state: State, seat: i64, order: Order, parts: list[Consent]) -> Request | None:
    """The request for the agreement of all who have not given it beforehand; None where that is nobody."""
    request: Request | None = None
    sight = state.sight(seat)
    for part in parts:
        for other in part.needed(sight, order):
            given = promises(state.rules, state.table).all
            is_given = bool([one for one in given if one.answers(other, int(seat), part.name)])
            if is_given and part.why_not(state.sight(other), order) is None:
                continue
            if request is None:
                request = Request()
                request.seat, request.order = int(seat), order.to_json()
            if other not in request.asked:
                request.asked.append(other)
                request.topics.append(part.name)
                request.is_open = request.is_open or part.is_open
    return request


def concerned(rules: Rules, order: Order) -> list[Consent]:
    """The parts that orders of this kind can concern, found once.

    Orders that are given unasked wait for nobody: while they did, the game would stand still and everybody see it.
    """
    found = rules.consents_about.get(order.kind)
    if found is None:
        is_aside = rules.order_rules[order.kind].is_aside
        parts = [] if is_aside else overriding(rules.consents, Consent, "needed")
        found = rules.consents_about[order.kind] = [part for part in parts if part.concerns(order)]
    return found


def tell(state: State, request: Request, sentence: str, values: dict[str, Any]) -> None:
    """Lets those know whom a request concerns."""
    state.tell(Event(EventPart(EVERYBODY if request.is_open else to(request.parties()), sentence, values)))


class ConsentStep(Step):
    """The only step of the track: all who are named are asked, until one refuses."""

    name = CONSENT
    track = CONSENT
    clause = CLAUSE

    def deciders(self, table: Table) -> list[int]:
        request, frame = request_of(table), table.frames[-1]
        if request.declined or not table.is_living(request.seat):
            return NOBODY_ASKED
        return [seat for seat in request.asked if table.is_living(seat) and not frame.has_answered(seat)]

    def asker(self, table: Table) -> int:
        request = request_of(table)
        return -1 if request.is_open else request.seat

    def leave(self, state: State, chance: Chance) -> str:
        request = request_of(state.table)
        state.table.frames.pop()
        order = self.rules.notation.from_json(request.order)
        values: dict[str, Any] = {"power": seat_name(request.seat), "order": str(order)}
        if is_agreed(state, request, order):
            tell(state, request, "consent-given", values)
            act(state, self.rules.order_rules[order.kind], request.seat, order, chance)
        else:
            refuse(state, request)
            tell(state, request, "consent-refused", values)
            for seat in request.declined:
                part_for(request, state.sight(seat)).refused(state, request.seat, order)
        return ""

    def default(self, sight: Sight) -> Order | None:
        part, order = asking(sight)
        return AGREE if part.silence == Agree.kind and part.why_not(sight, order) is None else DECLINE

    def about(self, sight: Sight) -> dict[str, object]:
        request, (part, order) = request_of(sight.table), asking(sight)
        asker = {"power": seat_name(request.seat), "order": str(order), "topic": part.name}
        return {**asker, "asked": order.to_json(), **part.words(sight, order)}


def part_for(request: Request, sight: Sight) -> Consent:
    """The part that asks a seat in a request."""
    topic = request.topic_of(sight.seat)
    return next(part for part in sight.rules.consents if part.name == topic)


def asking(sight: Sight) -> tuple[Consent, Order]:
    """The part that asks a seat now, and the order that waits."""
    request = request_of(sight.table)
    return part_for(request, sight), sight.rules.notation.from_json(request.order)


def is_agreed(state: State, request: Request, order: Order) -> bool:
    """Whether all who have to agree now have done so, and the order is still allowed."""
    if request.declined or not state.table.is_living(request.seat):
        return False
    try:
        check(state.sight(request.seat), order)
    except Rejected:
        return False
    again = missing(state, request.seat, order, concerned(state.rules, order))
    return again is None or not [seat for seat in again.asked if seat not in request.agreed]


def refuse(state: State, request: Request) -> None:
    """The seat that asked remembers until the end of the turn who has refused what."""
    known = refusals(state.sight(request.seat)).all
    for seat in request.declined:
        known.append((seat, request.topic_of(seat)))


class Agree(Order):
    """`agree`: what is asked may be done."""

    kind: ClassVar[str] = "agree"


class Decline(Order):
    """`decline`: what is asked may not be done."""

    kind: ClassVar[str] = "decline"


class AgreeAlways(Order):
    """`agree_always seat_2 about landing for game`: a standing consent; by default to everything, for one turn."""

    kind: ClassVar[str] = "agree_always"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("partner", NAME),
        Field("topic", NAME, word="about", default=EVERYTHING),
        Field("span", NAME, word="for", default=THIS_TURN),
    )

    def __init__(self, partner: str, topic: str = EVERYTHING, span: str = THIS_TURN) -> None:
        self.partner: Final = partner
        self.topic: Final = topic
        self.span: Final = span


class WithdrawConsent(Order):
    """`withdraw_consent seat_2`: takes standing consents back, all that one partner has or those about one topic."""

    kind: ClassVar[str] = "withdraw_consent"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("partner", NAME),
        Field("topic", NAME, word="about", default=EVERYTHING),
    )

    def __init__(self, partner: str, topic: str = EVERYTHING) -> None:
        self.partner: Final = partner
        self.topic: Final = topic


AGREE: Final = Agree()
DECLINE: Final = Decline()


class AgreeRule(OrderRule):
    """Agrees to what is asked."""

    order: ClassVar[type[Order]] = Agree
    steps: ClassVar[tuple[str, ...]] = (CONSENT,)
    clause: ClassVar[str] = CLAUSE

    def check(self, sight: Sight, order: Order) -> None:
        part, waiting = asking(sight)
        refusal = part.why_not(sight, waiting)
        if refusal is not None:
            raise refusal

    def menu(self, sight: Sight) -> Menu | None:
        part, waiting = asking(sight)
        return Single(AGREE) if part.why_not(sight, waiting) is None else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        request_of(state.table).agreed.append(int(seat))
        state.table.answer(seat)


class DeclineRule(OrderRule):
    """Refuses what is asked."""

    order: ClassVar[type[Order]] = Decline
    steps: ClassVar[tuple[str, ...]] = (CONSENT,)
    clause: ClassVar[str] = CLAUSE

    def menu(self, sight: Sight) -> Menu | None:
        return Single(DECLINE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        request_of(state.table).declined.append(int(seat))
        state.table.answer(seat)


def find_partner(sight: Sight, name: str) -> int:
    """The seat of that name; it must be another one that takes part."""
    for seat in sight.table.living():
        if seat_name(seat) == name and seat != int(sight.seat):
            return seat
    raise Refusal("nobody_to_promise", CLAUSE, power=name[:40])


class AgreeAlwaysRule(OrderRule):
    """Gives a standing consent; it also answers what the partner asks at this moment."""

    order: ClassVar[type[Order]] = AgreeAlways
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (ON_TABLE + STANDING,)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "agree_always seat_2 about everything for turn"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AgreeAlways)
        partner = find_partner(sight, order.partner)
        topics = [EVERYTHING, *[part.name for part in self.rules.consents]]
        if order.topic not in topics:
            raise Refusal("no_topic", CLAUSE, topic=order.topic[:40])
        if order.span not in (THIS_TURN, ALWAYS):
            raise Refusal("no_span", CLAUSE, span=order.span[:40])
        if self.has_given(sight, partner, order.topic, order.span):
            raise Refusal("consent_stands", CLAUSE, power=order.partner)

    def has_given(self, sight: Sight, partner: int, topic: str, span: str) -> bool:
        """Whether just this has been promised."""
        given = promises(self.rules, sight.table).all
        wanted = (int(sight.seat), partner, topic, span)
        return wanted in [(one.owner, one.partner, one.topic, one.span) for one in given]

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for partner in sight.table.living():
            if partner != int(sight.seat) and not self.has_given(sight, partner, EVERYTHING, THIS_TURN):
                found.append(AgreeAlways(seat_name(partner)))
        return Listed(AgreeAlways.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AgreeAlways)
        partner = find_partner(state.sight(seat), order.partner)
        promise = Promise(int(seat), partner, order.topic, order.span)
        promises(self.rules, state.table).all.append(promise)
        known = refusals(state.sight(partner))
        known.all = [pair for pair in known.all if not promise.answers(pair[0], partner, pair[1])]
        told: dict[str, Any] = {"power": seat_name(seat), "other": order.partner, "topic": order.topic}
        state.tell(Event(EventPart(EVERYBODY, "consent-promised", {**told, "span": order.span})))
        answer_now(state, promise)


def answer_now(state: State, promise: Promise) -> None:
    """A new standing consent answers a request of the partner that lies before its owner."""
    table, owner = state.table, promise.owner
    request = table.frames[-1].matter
    if not isinstance(request, Request) or owner not in request.asked or table.frames[-1].has_answered(owner):
        return
    part, order = asking(state.sight(owner))
    if promise.answers(owner, request.seat, part.name) and part.why_not(state.sight(owner), order) is None:
        request.agreed.append(owner)
        table.answer(owner)


class WithdrawConsentRule(OrderRule):
    """Takes standing consents back; not while something is under way that may rest on them."""

    order: ClassVar[type[Order]] = WithdrawConsent
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BUSY, ON_TABLE + STANDING)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "withdraw_consent seat_2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, WithdrawConsent)
        partner = find_partner(sight, order.partner)
        given = promises(self.rules, sight.table).all
        if not [one for one in given if is_meant(one, sight.seat, partner, order.topic)]:
            raise Refusal("no_consent_stands", CLAUSE, power=order.partner)
        if is_busy(sight):
            raise Refusal("under_way", CLAUSE)

    def menu(self, sight: Sight) -> Menu | None:
        given = [one for one in promises(self.rules, sight.table).all if one.owner == int(sight.seat)]
        if not given or is_busy(sight):
            return None
        found: list[Order] = []
        for one in given:
            order = WithdrawConsent(seat_name(one.partner), one.topic)
            if order not in found:
                found.append(order)
        return Listed(WithdrawConsent.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, WithdrawConsent)
        partner = find_partner(state.sight(seat), order.partner)
        given = promises(self.rules, state.table)
        given.all = [one for one in given.all if not is_meant(one, seat, partner, order.topic)]
        told: dict[str, Any] = {"power": seat_name(seat), "other": order.partner, "topic": order.topic}
        state.tell(Event(EventPart(EVERYBODY, "consent-withdrawn", told)))


def is_meant(promise: Promise, owner: i64, partner: int, topic: str) -> bool:
    """Whether somebody who takes back what he promised a partner about a topic speaks of this promise."""
    return promise.owner == owner and promise.partner == partner and topic in (EVERYTHING, promise.topic)


def is_busy(sight: Sight) -> bool:
    """Whether, as far as the seat sees, a battle or anything else with a matter is under way."""
    return bool([frame for frame in sight.table.frames_seen_by(sight.seat) if frame.matter is not None])


class ConsentBeforehand(Beforehand):
    """What is asked may be done, or may not: in some matter, or whatever somebody asks."""

    name = CONSENT

    def kind(self) -> StandingKind:
        topics = tuple([part.name for part in self.rules.consents])
        return StandingKind(self.name, (Agree.kind, Decline.kind), topics, (), True)

    def now(self, sight: Sight) -> Standing:
        part, order = asking(sight)
        answers = [StandingAnswer(Decline.kind, DECLINE)]
        if part.why_not(sight, order) is None:
            answers.append(StandingAnswer(Agree.kind, AGREE))
        return Standing(answers, part.name, seat_name(request_of(sight.table).seat))


class ConsentKeeper(Reaction):
    """With a turn ends what was agreed or refused for it; with a seat all that it has promised or was promised."""

    name = CONSENT

    def turn_ends(self, state: State, seat: i64) -> None:
        given = promises(self.rules, state.table)
        given.all = [one for one in given.all if one.span == ALWAYS or one.partner != seat]
        for other in range(int(state.table.seats)):
            refusals(state.sight(other)).all = []

    def seat_leaves(self, state: State, seat: i64) -> None:
        given = promises(self.rules, state.table)
        given.all = [one for one in given.all if one.owner != seat and one.partner != seat]


class RefusalGuess(Guess):
    """Of what others refused each other nothing is known: they are taken to have refused nothing."""

    name = DECLINED


PARTS: Final[dict[str, tuple[Any, ...]]] = {
    "slice": (
        SliceSpec(CONSENT, MATTER, Request),
        SliceSpec(STANDING, TABLE, Promises),
        SliceSpec(DECLINED, OWN, Refusals),
    ),
    "step": (ConsentStep,),
    "order": (AgreeRule, DeclineRule, AgreeAlwaysRule, WithdrawConsentRule),
    "beforehand": (ConsentBeforehand,),
    "react": (ConsentKeeper,),
    "guess": (RefusalGuess,),
}


def with_consent(contributions: Mapping[str, tuple[Any, ...]]) -> dict[str, tuple[Any, ...]]:
    """What a chapter adds to the seams, and what it takes to ask for consents; several chapters may share that."""
    found = dict(contributions)
    for seam, parts in PARTS.items():
        found[seam] = (*parts, *found.get(seam, ()))
    return found
