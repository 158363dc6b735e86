"""Orders about treaties: to offer, to answer, to denounce; a part of the chapter `multiplayer`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.notation import Field, Name, Names, Number
from velmoci.kernel.order import Order
from velmoci.kernel.talk import REPLIES
from velmoci.salva.chapters.treaties import (
    ARTICLES,
    BOOK,
    NO_ARTICLE,
    PEACE,
    Treaty,
    last_turn,
    own_book,
    share,
    tell,
)  # fmt: skip
from velmoci.salva.codecs import Words
from velmoci.salva.items import seat_name
from velmoci.salva.naming import find_field
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State

AS_USUAL: Final = -1
LONGEST_NOTICE: Final = 10
MOST_OFFERS: Final = 10
ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
NO_REASON: Final = "none"
NAME: Final = Name()


class OfferTreaty(Order):
    """`offer_treaty seat_2 seat_3 article non_aggression fields brno notice 3 shown all text "peace"`."""

    kind: ClassVar[str] = "offer_treaty"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("partners", Names()),
        Field("article", NAME, word="article", default=PEACE),
        Field("places", Names(), word="fields", default=()),
        Field("notice", Number("bad_notice", "SA-multiplayer-7"), word="notice", default=AS_USUAL),
        Field("shown", NAME, word="shown", default="parties"),
        Field("text", Words(), word="text", default=""),
    )

    def __init__(
        self, partners: tuple[str, ...], article: str = PEACE, places: tuple[str, ...] = (), notice: int = AS_USUAL,
        shown: str = "parties", text: str = "",
    ) -> None:  # fmt: skip
        self.partners: Final = partners
        self.article: Final = article
        self.places: Final = places
        self.notice: Final = notice
        self.shown: Final = shown
        self.text: Final = text


class AnswerTreaty(Order):
    """`answer_treaty pact_12_1 accept`, or `answer_treaty pact_12_1 refuse because other_plans`"""

    kind: ClassVar[str] = "answer_treaty"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("treaty", NAME),
        Field("answer", NAME),
        Field("reason", NAME, word="because", default=NO_REASON),
    )

    def __init__(self, treaty: str, answer: str, reason: str = NO_REASON) -> None:
        self.treaty: Final = treaty
        self.answer: Final = answer
        self.reason: Final = reason


class DenounceTreaty(Order):
    """`denounce_treaty pact_12_1`: gives notice."""

    kind: ClassVar[str] = "denounce_treaty"
    fields: ClassVar[tuple[Field, ...]] = (Field("treaty", NAME),)

    def __init__(self, treaty: str) -> None:
        self.treaty: Final = treaty


class WaiveNotice(Order):
    """`waive_notice pact_12_1 seat_2`: agrees that the notice of seat 2 be withdrawn."""

    kind: ClassVar[str] = "waive_notice"
    fields: ClassVar[tuple[Field, ...]] = (Field("treaty", NAME), Field("denouncer", NAME))

    def __init__(self, treaty: str, denouncer: str) -> None:
        self.treaty: Final = treaty
        self.denouncer: Final = denouncer


class WithdrawNotice(Order):
    """`withdraw_notice pact_12_1`: takes one's own notice back, once all others have agreed."""

    kind: ClassVar[str] = "withdraw_notice"
    fields: ClassVar[tuple[Field, ...]] = (Field("treaty", NAME),)

    def __init__(self, treaty: str) -> None:
        self.treaty: Final = treaty


def listed(kind: str, orders: list[Order], is_complete: bool = True) -> Menu | None:
    """The menu of these orders; None where there are none."""
    return Listed(kind, orders, is_complete) if orders else None


def known_treaty(sight: Sight, name: str, clause: str) -> Treaty:
    """The treaty of that name to which the seat is still a party."""
    treaty = own_book(sight).find(name)
    if treaty is None or int(sight.seat) in treaty.left:
        raise Refusal("no_such_treaty", clause, treaty=name[:40])
    return treaty


def find_seat(sight: Sight, name: str, clause: str) -> int:
    """The seat of that name."""
    for seat in range(int(sight.table.seats)):
        if seat_name(seat) == name:
            return seat
    raise Refusal("no_such_seat_name", clause, value=name[:40])


class OfferRule(OrderRule):
    """Offers a treaty; whoever offers it has accepted it."""

    order: ClassVar[type[Order]] = OfferTreaty
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BOOK,)
    clause: ClassVar[str] = "SA-multiplayer-4"
    example: ClassVar[str] = 'offer_treaty seat_2 article non_aggression notice 2 text "peace"'
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, OfferTreaty)
        partners = [find_seat(sight, name, self.clause) for name in order.partners]
        for seat, name in zip(partners, order.partners, strict=True):
            if seat == int(sight.seat) or not sight.table.is_living(seat):
                raise Refusal("no_partner", self.clause, power=name)
        if not partners or len(set(partners)) < len(partners):
            raise Refusal("too_few_parties", self.clause)
        if order.article not in ARTICLES or order.shown not in ("parties", "all"):
            raise Refusal("bad_article", "SA-multiplayer-5", value=f"{order.article} {order.shown}"[:40])
        for name in order.places:
            find_field(sight, name)
        if order.notice != AS_USUAL and not 0 <= order.notice <= LONGEST_NOTICE:
            raise Refusal("bad_notice", "SA-multiplayer-7", value=str(order.notice))
        if order.article == NO_ARTICLE and not order.text:
            raise Refusal("empty_treaty", self.clause)
        waiting = [treaty for treaty in own_book(sight).treaties if not treaty.is_agreed()]
        if len(waiting) >= MOST_OFFERS:
            raise Refusal("too_many_offers", self.clause, limit=MOST_OFFERS)

    def menu(self, sight: Sight) -> Menu | None:
        partners = [seat for seat in sight.table.living() if seat != sight.seat]
        for treaty in own_book(sight).treaties:
            bound = treaty.active()
            if int(sight.seat) in bound:
                partners = [seat for seat in partners if seat not in bound]
        return OfferMenu(partners) if partners else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, OfferTreaty)
        sight = state.sight(seat)
        parties = tuple(sorted([int(seat), *[find_seat(sight, name, self.clause) for name in order.partners]]))
        fields = tuple(sorted({int(find_field(sight, name)) for name in order.places}))
        treaty = Treaty(own_book(sight).next_name(parties), parties, order.text, order.article, fields)
        treaty.notice = self.rules.number("notice_rounds") if order.notice == AS_USUAL else order.notice
        treaty.is_open = order.shown == "all"
        treaty.accepted = [int(seat)]
        share(state, treaty, list(parties))
        values: dict[str, Value] = {"power": seat_name(seat), "powers": [seat_name(party) for party in parties]}
        values["text"], values["length"] = order.text, len(order.text)
        values["article"] = order.article
        values["notice"] = int(treaty.notice)
        tell(state, treaty, list(parties), "treaty-offered", values)


class OfferMenu(Menu):
    """A plain treaty with each of those with whom one has none."""

    is_complete = False

    def __init__(self, partners: list[int]) -> None:
        self.kind = OfferTreaty.kind
        self.partners = partners

    def count(self) -> int:
        return len(self.partners)

    def __iter__(self) -> Iterator[Order]:
        for seat in self.partners:
            yield OfferTreaty((seat_name(seat),))

    def sample(self, chance: Chance) -> Order:
        return OfferTreaty((seat_name(self.partners[pick(chance, len(self.partners))]),))


class AnswerRule(OrderRule):
    """Accepts an offer, or makes it void; whoever offered it may take it back."""

    order: ClassVar[type[Order]] = AnswerTreaty
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BOOK,)
    is_answer: ClassVar[bool] = True
    answers_from: ClassVar[str] = BOOK
    clause: ClassVar[str] = "SA-multiplayer-4"
    example: ClassVar[str] = "answer_treaty pact_12_1 accept"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AnswerTreaty)
        treaty = known_treaty(sight, order.treaty, self.clause)
        if order.answer not in (ACCEPT, REFUSE):
            raise Refusal("bad_answer", self.clause, value=order.answer[:40])
        if order.reason != NO_REASON and order.reason not in REPLIES:
            raise Refusal("bad_reason", self.clause, value=order.reason[:40])
        if treaty.is_agreed() or (int(sight.seat) in treaty.accepted and order.answer == ACCEPT):
            raise Refusal("already_accepted", self.clause, treaty=treaty.name)

    def answers(self, sight: Sight) -> Menu | None:
        if not own_book(sight).treaties:
            return None
        found: list[Order] = []
        for treaty in offered_to(sight):
            found += [AnswerTreaty(treaty.name, ACCEPT), AnswerTreaty(treaty.name, REFUSE)]
        return listed(AnswerTreaty.kind, found)

    def menu(self, sight: Sight) -> Menu | None:
        open_offers = [treaty for treaty in own_book(sight).treaties if not treaty.is_agreed()]
        own = [treaty for treaty in open_offers if int(sight.seat) in treaty.accepted]
        return listed(AnswerTreaty.kind, [AnswerTreaty(treaty.name, REFUSE) for treaty in own])

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AnswerTreaty)
        treaty = known_treaty(state.sight(seat), order.treaty, self.clause).copy()
        parties = list(treaty.parties)
        if order.answer == REFUSE:
            drop(state, treaty, seat, order.reason)
            return
        treaty.accepted.append(int(seat))
        share(state, treaty, parties)
        sentence = "treaty-in-force" if treaty.is_agreed() else "treaty-accepted"
        values: dict[str, Value] = {"power": seat_name(seat), "powers": [seat_name(party) for party in parties]}
        tell(state, treaty, parties, sentence, values)


def offered_to(sight: Sight) -> list[Treaty]:
    """The treaties that wait for the seat's answer."""
    treaties, seat = own_book(sight).treaties, int(sight.seat)
    return [treaty for treaty in treaties if not treaty.is_agreed() and seat not in treaty.accepted]


def drop(state: State, treaty: Treaty, seat: i64, reason: str = NO_REASON) -> None:
    """An offer comes to nothing, perhaps with a word why."""
    for party in treaty.parties:
        own_book(state.sight(party)).strike(treaty.name)
    values: dict[str, Value] = {"power": seat_name(seat)}
    if reason == NO_REASON:
        tell(state, treaty, list(treaty.parties), "treaty-refused", values)
        return
    values["reply"] = reason
    tell(state, treaty, list(treaty.parties), "treaty-declined", values)


class DenounceRule(OrderRule):
    """Any party may give notice at any time."""

    order: ClassVar[type[Order]] = DenounceTreaty
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BOOK,)
    clause: ClassVar[str] = "SA-multiplayer-6"
    example: ClassVar[str] = "denounce_treaty pact_12_1"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, DenounceTreaty)
        treaty = known_treaty(sight, order.treaty, self.clause)
        if not treaty.is_agreed() or int(sight.seat) in treaty.notices:
            raise Refusal("no_notice_now", self.clause, treaty=treaty.name)

    def menu(self, sight: Sight) -> Menu | None:
        seat = int(sight.seat)
        found: list[Order] = []
        for treaty in own_book(sight).treaties:
            if treaty.is_agreed() and seat not in treaty.notices:
                found.append(DenounceTreaty(treaty.name))
        return listed(DenounceTreaty.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, DenounceTreaty)
        table = state.table
        treaty = known_treaty(state.sight(seat), order.treaty, self.clause).copy()
        given = max(0, int(table.turn))
        treaty.notices[int(seat)] = given
        share(state, treaty, treaty.active())
        turn = last_turn(given, int(seat), int(treaty.notice), [int(other) for other in table.order])
        values: dict[str, Value] = {"power": seat_name(seat), "round": turn // int(table.seats) + 1}
        tell(state, treaty, treaty.active(), "treaty-denounced", values)


def notice_of(treaty: Treaty, denouncer: int, clause: str) -> None:
    """There must be a notice of that seat."""
    if denouncer not in treaty.notices or denouncer in treaty.left:
        raise Refusal("no_notice_given", clause, treaty=treaty.name, power=seat_name(denouncer))


class WaiveRule(OrderRule):
    """Agrees that somebody else's notice be withdrawn."""

    order: ClassVar[type[Order]] = WaiveNotice
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BOOK,)
    clause: ClassVar[str] = "SA-multiplayer-6"
    example: ClassVar[str] = "waive_notice pact_12_1 seat_2"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, WaiveNotice)
        treaty = known_treaty(sight, order.treaty, self.clause)
        denouncer = find_seat(sight, order.denouncer, self.clause)
        notice_of(treaty, denouncer, self.clause)
        if denouncer == int(sight.seat) or (int(sight.seat), denouncer) in treaty.waivers:
            raise Refusal("nothing_to_waive", self.clause, treaty=treaty.name)

    def menu(self, sight: Sight) -> Menu | None:
        seat = int(sight.seat)
        found: list[Order] = []
        for treaty in own_book(sight).treaties:
            for denouncer in treaty.notices:
                is_open = seat != denouncer and {seat, denouncer} <= set(treaty.active())
                if is_open and (seat, denouncer) not in treaty.waivers:
                    found.append(WaiveNotice(treaty.name, seat_name(denouncer)))
        return listed(WaiveNotice.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, WaiveNotice)
        sight = state.sight(seat)
        treaty = known_treaty(sight, order.treaty, self.clause).copy()
        treaty.waivers.append((int(seat), find_seat(sight, order.denouncer, self.clause)))
        share(state, treaty, treaty.active())
        values: dict[str, Value] = {"power": seat_name(seat), "other": order.denouncer}
        tell(state, treaty, treaty.active(), "notice-waived", values)


def is_waived(treaty: Treaty, denouncer: int) -> bool:
    """Whether all other parties agree that a notice be withdrawn."""
    return all((seat, denouncer) in treaty.waivers for seat in treaty.active() if seat != denouncer)


class WithdrawRule(OrderRule):
    """Takes a notice back with the consent of all."""

    order: ClassVar[type[Order]] = WithdrawNotice
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (BOOK,)
    clause: ClassVar[str] = "SA-multiplayer-6"
    example: ClassVar[str] = "withdraw_notice pact_12_1"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, WithdrawNotice)
        treaty = known_treaty(sight, order.treaty, self.clause)
        notice_of(treaty, int(sight.seat), self.clause)
        if not is_waived(treaty, int(sight.seat)):
            raise Refusal("not_waived", self.clause, treaty=treaty.name)

    def menu(self, sight: Sight) -> Menu | None:
        seat = int(sight.seat)
        found: list[Order] = []
        for treaty in own_book(sight).treaties:
            if seat in treaty.notices and seat in treaty.active() and is_waived(treaty, seat):
                found.append(WithdrawNotice(treaty.name))
        return listed(WithdrawNotice.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, WithdrawNotice)
        treaty = known_treaty(state.sight(seat), order.treaty, self.clause).copy()
        del treaty.notices[int(seat)]
        treaty.waivers = [pair for pair in treaty.waivers if pair[1] != int(seat)]
        share(state, treaty, treaty.active())
        tell(state, treaty, treaty.active(), "notice-withdrawn", {"power": seat_name(seat)})
