"""Fair start (Spravedlivý start): before the game the players agree, or bid, on sides and allotments."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, reveal, to
from velmoci.kernel.option import ChoiceOption, IntOption, NamesOption, TextOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.sides import Sides
from velmoci.salva.chapters.treaty_orders import find_seat
from velmoci.salva.fair_start.agreement import check_proposal
from velmoci.salva.fair_start.matrix import NO_WISH
from velmoci.salva.fair_start.orders import (
    ACCEPT,
    NO_SIDE,
    REFUSE,
    AnswerStart,
    Bid,
    ProposeStart,
    Share,
    TakeSide,
    UseMethod,
)
from velmoci.salva.fair_start.procedure import CHOOSE, COLUMN_PICK, Question
from velmoci.salva.fair_start.session import (
    AGREEMENT,
    BID,
    BIDDING,
    DONE,
    FAIR_START,
    USUAL,
    Answer,
    FairTable,
    SealedBid,
    Session,
    settled_seats,
    usual_answer,
)
from velmoci.salva.fair_start.terms import ANY, MAX_DELTA, METHODS, MOST_POINTS
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.numbers import ratio
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OWN, TABLE, Guess, OrderRule, SliceSpec, Step
from velmoci.salva.state import Sight, State, Table

USE_METHOD: Final = UseMethod()
BY_SIDE: Final = (CHOOSE, COLUMN_PICK)
"""Questions that are answered with the name of a side."""


def fair_of(rules: Rules, table: Table) -> FairTable:
    """What everybody sees of the fair start."""
    fair = table.slices[rules.table_slice(FAIR_START)]
    assert isinstance(fair, FairTable)
    return fair


def bid_of(sight: Sight) -> SealedBid:
    """One's own sealed bid."""
    bid = sight.own.slices[sight.rules.own_slice(BID)]
    assert isinstance(bid, SealedBid)
    return bid


class AgreementStep(Step):
    """The attempt to agree: until all accept one proposal, or one player goes on to the method."""

    name = AGREEMENT
    track = OPENING
    before = "sides"
    clause = "SA-fair_start-4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.session = Session(rules)

    def deciders(self, table: Table) -> list[int]:
        fair = fair_of(self.rules, table)
        if fair.goes_on:
            return []
        return [seat for seat in table.living() if seat not in fair.accepted]

    def leave(self, state: State, chance: Chance) -> str:
        fair = fair_of(self.rules, state.table)
        if not fair.goes_on:
            fair.seats = [[side, amount, amount] for side, amount in zip(fair.sides, fair.amounts, strict=True)]
            close(state, fair)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return USE_METHOD

    def about(self, sight: Sight) -> dict[str, object]:
        return {"total": self.session.terms.total, "sides": self.session.sides}


class BiddingStep(Step):
    """One question after another; when the last answer is in, all are shown and the procedure goes on."""

    name = BIDDING
    track = OPENING
    before = "sides"
    clause = "SA-fair_start-14"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.session = Session(rules)

    def enter(self, state: State, chance: Chance) -> None:
        fair = fair_of(self.rules, state.table)
        if fair.stage == AGREEMENT:
            fair.stage = BIDDING
            fair.lots = self.session.procedure(fair, chance).lots

    def deciders(self, table: Table) -> list[int]:
        fair = fair_of(self.rules, table)
        if fair.stage != BIDDING:
            return []
        asked = self.session.question(fair).players
        return [seat for seat in asked if table.is_living(seat) and seat not in fair.sealed]

    def leave(self, state: State, chance: Chance) -> str:
        fair = fair_of(self.rules, state.table)
        if fair.stage == DONE:
            return ""
        show_bids(state, fair, self.session.question(fair))
        procedure = self.session.procedure(fair, chance)
        fair.lots = procedure.lots
        if procedure.settlement is None:
            return BIDDING
        fair.seats = settled_seats(self.session, procedure.settlement)
        close(state, fair)
        return ""

    def default(self, sight: Sight) -> Order | None:
        question = self.session.question(fair_of(self.rules, sight.table))
        return answer_order(self.session, question, usual_answer(question))

    def about(self, sight: Sight) -> dict[str, object]:
        return self.session.question_json(self.session.question(fair_of(self.rules, sight.table)))


def show_bids(state: State, fair: FairTable, question: Question) -> None:
    """All answers to a question become public at once; those who have left are answered for."""
    answers: dict[int, Answer] = {}
    for seat in question.players:
        bid = bid_of(state.sight(seat))
        answers[seat] = fair.given.get(seat) or bid.figures or usual_answer(question)
        bid.figures = []
        if not question.is_open:
            state.tell(reveal("bid-shown", power=seat_name(seat), figures=[str(figure) for figure in answers[seat]]))
    fair.answers = [*fair.answers, answers]
    fair.sealed, fair.given = [], {}


def close(state: State, fair: FairTable) -> None:
    """Everybody has a side and an amount."""
    fair.stage = DONE
    for seat, (side, amount, asked) in enumerate(fair.seats):
        name = state.rules.sides[side].id
        state.tell(public("start-settled", power=seat_name(seat), party=name, amount=amount, asked=asked))


class FairSides(Sides):
    """Sides and allotments as they were settled, which has been told already."""

    replaces = "sides"

    def asks(self) -> bool:
        return False

    def tell_side(self, state: State, seat: i64) -> None:
        pass

    def assign(self, state: State, chance: Chance) -> None:
        state.table.side = vec[i64]([i64(row[0]) for row in fair_of(self.rules, state.table).seats])

    def allotment(self, table: Table, seat: i64) -> int:
        return self.rules.in_parts(fair_of(self.rules, table).seats[seat][1], 1)


class ProposeRule(OrderRule):
    """Proposes sides and points; whoever proposes accepts."""

    order: ClassVar[type[Order]] = ProposeStart
    steps: ClassVar[tuple[str, ...]] = (AGREEMENT,)
    clause: ClassVar[str] = "SA-fair_start-4"
    example: ClassVar[str] = "propose_start seat_1 west 11, seat_2 east 10"
    is_written_out: ClassVar[bool] = False

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.session = Session(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ProposeStart)
        sides, amounts = self.rows(sight, order.shares)
        check_proposal(self.session.terms.players, self.session.terms.total, sides, amounts)

    def rows(self, sight: Sight, shares: tuple[Share, ...]) -> tuple[list[int], list[int]]:
        """The side and the amount of each seat, in seat order."""
        found: dict[int, tuple[int, int]] = {}
        for seat, side, amount in shares:
            self.session.column(side)
            place = [known.id for known in self.rules.sides].index(side)
            found[find_seat(sight, seat, "SA-fair_start-4")] = (place, amount)
        rows = [found[seat] for seat in sorted(found)]
        return [side for side, _ in rows], [amount for _, amount in rows]

    def menu(self, sight: Sight) -> Menu | None:
        return ProposeMenu(sight, self.session)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ProposeStart)
        fair = fair_of(self.rules, state.table)
        fair.sides, fair.amounts = self.rows(state.sight(seat), order.shares)
        fair.proposer = int(seat)
        fair.accepted = [int(seat)]
        state.tell(public("start-proposed", power=seat_name(seat)))
        for other, side, amount in order.shares:
            state.tell(public("start-share", power=other, party=side, amount=amount))


class ProposeMenu(Menu):
    """Proposes the scenario's own allotments, or by lot any other seating with them."""

    is_complete = False

    def __init__(self, sight: Sight, session: Session) -> None:
        self.kind = ProposeStart.kind
        self.session = session
        self.amounts = fitting([ratio(amount) for amount in sight.rules.allotted()], session.terms.total)

    def count(self) -> int:
        return 1

    def make(self, sides: list[int]) -> Order:
        rows = self.session.rules.sides
        return ProposeStart(
            tuple([(seat_name(seat), rows[side].id, self.amounts[side]) for seat, side in enumerate(sides)])
        )

    def __iter__(self) -> Iterator[Order]:
        yield self.make(list(range(len(self.amounts))))

    def sample(self, chance: Chance) -> Order:
        left = list(range(len(self.amounts)))
        return self.make([left.pop(pick(chance, len(left))) for _ in range(len(self.amounts))])


def fitting(amounts: list[tuple[int, int]], total: int) -> list[int]:
    """Whole amounts in the same proportion that do not exceed the total."""
    whole = [num // den for num, den in amounts]
    return whole if sum(whole) <= total else [amount * total // sum(whole) for amount in whole]


class AnswerRule(OrderRule):
    """Accepts what is proposed, or takes it off the table."""

    order: ClassVar[type[Order]] = AnswerStart
    steps: ClassVar[tuple[str, ...]] = (AGREEMENT,)
    clause: ClassVar[str] = "SA-fair_start-4"
    example: ClassVar[str] = "answer_start accept"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AnswerStart)
        if not fair_of(self.rules, sight.table).sides:
            raise Refusal("fair_no_proposal", "SA-fair_start-4")
        if order.verdict not in (ACCEPT, REFUSE):
            raise Refusal("no_such_answer", "SA-fair_start-4", value=order.verdict[:40], answers=[ACCEPT, REFUSE])

    def menu(self, sight: Sight) -> Menu | None:
        is_open = bool(fair_of(self.rules, sight.table).sides)
        return Listed(AnswerStart.kind, [AnswerStart(ACCEPT), AnswerStart(REFUSE)]) if is_open else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AnswerStart)
        fair = fair_of(self.rules, state.table)
        if order.verdict == ACCEPT:
            fair.accepted = sorted([*fair.accepted, int(seat)])
            state.tell(public("start-accepted", power=seat_name(seat)))
        else:
            fair.withdraw()
            state.tell(public("start-refused", power=seat_name(seat)))


class UseMethodRule(OrderRule):
    """One player is enough to begin with the method."""

    order: ClassVar[type[Order]] = UseMethod
    steps: ClassVar[tuple[str, ...]] = (AGREEMENT,)
    clause: ClassVar[str] = "SA-fair_start-4"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(USE_METHOD)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        fair = fair_of(self.rules, state.table)
        fair.goes_on = True
        fair.withdraw()
        state.tell(public("start-by-method", power=seat_name(seat)))


class AnswersQuestion(OrderRule):
    """What bids and choices share: they answer the open question."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.session = Session(rules)

    def question(self, table: Table, by_side: bool) -> Question:
        """The open question, if it is answered in this way."""
        question = self.session.question(fair_of(self.rules, table))
        if (question.kind in BY_SIDE) != by_side:
            raise Refusal("fair_not_asked", question.clause)
        return question

    def seal(self, state: State, seat: i64, answer: Answer) -> None:
        """Keeps an answer: an open one on the table, a sealed one with its seat."""
        fair = fair_of(self.rules, state.table)
        question = self.session.question(fair)
        fair.sealed = sorted([*fair.sealed, int(seat)])
        if question.is_open:
            fair.given = {**fair.given, int(seat): answer}
            figures = [word for figure in answer for word in self.words(question, figure)]
            state.tell(public("bid-given", power=seat_name(seat), figures=figures))
            return
        bid_of(state.sight(seat)).figures = answer
        state.tell(
            Event(
                EventPart(EVERYBODY, "bid-sealed", {"power": seat_name(seat)}),
                EventPart(to([int(seat)]), "bid-sealed-own", {"figures": [str(figure) for figure in answer]}),
            )
        )

    def words(self, question: Question, figure: int) -> list[str]:
        """A figure as it is told: a side by its name."""
        if question.kind not in BY_SIDE:
            return [str(figure)]
        if figure == NO_WISH:
            return ["–"]
        return [self.session.sides[figure] if question.kind == CHOOSE else self.session.column_name(figure)]


class BidRule(AnswersQuestion):
    """Answers with figures."""

    order: ClassVar[type[Order]] = Bid
    steps: ClassVar[tuple[str, ...]] = (BIDDING,)
    clause: ClassVar[str] = "SA-fair_start-14"
    example: ClassVar[str] = "bid 13 11 6"
    explained_by: ClassVar[str] = "SA-fair_start-19"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Bid)
        self.question(sight.table, False).check(order.figures)

    def menu(self, sight: Sight) -> Menu | None:
        question = self.session.question(fair_of(self.rules, sight.table))
        return BidMenu(question) if question.kind not in BY_SIDE else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Bid)
        self.seal(state, seat, list(order.figures))


class BidMenu(Menu):
    """Proposes equal shares, or by lot any figures that are allowed."""

    is_complete = False

    def __init__(self, question: Question) -> None:
        self.kind = Bid.kind
        self.asked = question

    def count(self) -> int:
        return 1

    def __iter__(self) -> Iterator[Order]:
        yield Bid(tuple(usual_answer(self.asked)))

    def sample(self, chance: Chance) -> Order:
        return Bid(tuple(random_answer(self.asked, chance)))


def random_answer(question: Question, chance: Chance) -> Answer:
    """Any answer in figures that is allowed."""
    if question.length == 1:
        return [question.least + pick(chance, question.most - question.least + 1)]
    cuts = sorted([pick(chance, question.total + 1) for _ in range(question.length - 1)])
    ends = [*cuts, question.total]
    return [end - begin for begin, end in zip([0, *cuts], ends, strict=True)]


class TakeSideRule(AnswersQuestion):
    """Answers with a side."""

    order: ClassVar[type[Order]] = TakeSide
    steps: ClassVar[tuple[str, ...]] = (BIDDING,)
    clause: ClassVar[str] = "SA-fair_start-9"
    example: ClassVar[str] = "take_side west"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, TakeSide)
        question = self.question(sight.table, True)
        number = self.number(order.side)
        if number == NO_WISH and question.least == NO_WISH:
            return
        if number not in question.sides:
            names = [name for column in self.session.columns(question) for name in column]
            raise Refusal("fair_no_side_here", question.clause, value=order.side[:40], sides=names)

    def number(self, name: str) -> int:
        """The column of that name; sides and columns are the same where a side is chosen."""
        return NO_WISH if name == NO_SIDE else self.session.column(name)

    def menu(self, sight: Sight) -> Menu | None:
        question = self.session.question(fair_of(self.rules, sight.table))
        if question.kind not in BY_SIDE:
            return None
        names = [column[0] for column in self.session.columns(question)]
        return Listed(
            TakeSide.kind, [TakeSide(name) for name in (names if question.kind == CHOOSE else [*names, NO_SIDE])]
        )

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, TakeSide)
        self.seal(state, seat, [self.number(order.side)])


def answer_order(session: Session, question: Question, answer: Answer) -> Order:
    """The order that gives an answer."""
    if question.kind not in BY_SIDE:
        return Bid(tuple(answer))
    return TakeSide(NO_SIDE if answer[0] == NO_WISH else session.sides[session.terms.blocks[answer[0]][0]])


class BidGuess(Guess):
    """Others have sealed some bid that is allowed."""

    name = "bids"

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        if current_step(state.rules.tracks, state.table).name != BIDDING:
            return
        fair = fair_of(state.rules, state.table)
        question = Session(state.rules).question(fair)
        for seat in fair.sealed:
            if seat != sight.seat and not question.is_open:
                bid_of(state.sight(seat)).figures = random_answer(question, chance)


def is_wished(options: Mapping[str, object]) -> bool:
    """Whether the options ask for a fair start: for the sides, or so that it evens out the relations."""
    return FAIR_START in (options.get("assignment"), options.get("relation_balance"))


CHAPTER: Final = Chapter(
    id="fair_start",
    clause="SA-fair_start-1",
    needs=("minimal",),
    forced_if=is_wished,
    options=(
        IntOption("total_bv", 0, 0, MOST_POINTS, "SA-setup-5"),
        ChoiceOption("fair_method", (USUAL, *METHODS), "SA-fair_start-11"),
        TextOption("blocks", "", "SA-fair_start-26", 200),
        ChoiceOption("column_choice", (MAX_DELTA, ANY), "SA-fair_start-20"),
        NamesOption("division_order", "", "SA-fair_start-13"),
    ),
    contributions={
        "slice": (SliceSpec(FAIR_START, TABLE, FairTable), SliceSpec(BID, OWN, SealedBid)),
        "step": (AgreementStep, BiddingStep, FairSides),
        "order": (ProposeRule, AnswerRule, UseMethodRule, BidRule, TakeSideRule),
        "guess": (BidGuess,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-1": (AgreementStep,),
    "SA-fair_start-2": (FairSides.assign, FairSides.allotment, ProposeRule.rows),
    "SA-relations-6": (is_wished,),
    "SA-fair_start-4": (AgreementStep, ProposeRule, AnswerRule, UseMethodRule),
    "SA-fair_start-9": (BiddingStep.enter, TakeSideRule),
    "SA-fair_start-14": (BiddingStep, BidRule, show_bids),
    "SA-fair_start-19": (show_bids,),
    "SA-fair_start-31": (TakeSideRule,),
    "SA-setup-10": (AgreementStep, BiddingStep.leave),
}
