"""A fair start on the table of a match: what lies open, what each seat has sealed, and how both are told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.salva.fair_start.matrix import NO_WISH
from velmoci.salva.fair_start.procedure import CHOOSE, COLUMN_PICK, SEALED_BID, SEALED_ROW, Procedure, Question, resume
from velmoci.salva.fair_start.proof import Settlement
from velmoci.salva.fair_start.proof import Step as ProofStep
from velmoci.salva.fair_start.terms import TWO_FIXED, Terms, make_terms, recommended
from velmoci.salva.items import seat_name
from velmoci.salva.numbers import ratio
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import DEFENSIVE
from velmoci.salva.state import Sight, Slice, Table

FAIR_START: Final = "fair_start"
BID: Final = "bid"
AGREEMENT: Final = "agreement"
BIDDING: Final = "bidding"
DONE: Final = "done"
USUAL: Final = "usual"

Answer = list[int]


class FairTable(Slice):
    """What everybody sees of a fair start."""

    def __init__(self) -> None:
        self.stage = AGREEMENT
        self.goes_on = False
        """Whether somebody has ended the attempt to agree."""
        self.proposer = -1
        self.sides: list[int] = []
        """The side that the proposal gives each seat; empty where nothing is proposed."""
        self.amounts: list[int] = []
        self.accepted: list[int] = []
        self.answers: list[dict[int, Answer]] = []
        """All answers to the questions that are closed."""
        self.lots: list[int] = []
        self.sealed: list[int] = []
        self.given: dict[int, Answer] = {}
        """The answers to an open question so far."""
        self.seats: list[list[int]] = []
        """What was settled: for each seat side, amount and what it called fair."""

    def copy(self) -> Slice:
        twin = FairTable()
        twin.stage = self.stage
        twin.goes_on = self.goes_on
        twin.proposer = self.proposer
        twin.sides = self.sides[:]
        twin.amounts = self.amounts[:]
        twin.accepted = self.accepted[:]
        twin.answers = self.answers[:]
        twin.lots = self.lots[:]
        twin.sealed = self.sealed[:]
        twin.given = dict(self.given)
        twin.seats = self.seats[:]
        return twin

    def dump(self) -> object:
        return {
            "stage": self.stage,
            "goes_on": self.goes_on,
            "proposer": self.proposer,
            "sides": self.sides[:],
            "amounts": self.amounts[:],
            "accepted": self.accepted[:],
            "answers": [dump_answers(given) for given in self.answers],
            "lots": self.lots[:],
            "sealed": self.sealed[:],
            "given": dump_answers(self.given),
            "seats": [row[:] for row in self.seats],
        }

    def load(self, data: Any) -> None:
        self.stage = data["stage"]
        self.goes_on = data["goes_on"]
        self.proposer = data["proposer"]
        self.sides = list(data["sides"])
        self.amounts = list(data["amounts"])
        self.accepted = list(data["accepted"])
        self.answers = [load_answers(given) for given in data["answers"]]
        self.lots = list(data["lots"])
        self.sealed = list(data["sealed"])
        self.given = load_answers(data["given"])
        self.seats = [list(row) for row in data["seats"]]

    def withdraw(self) -> None:
        """Nothing is proposed any more."""
        self.sides, self.amounts, self.accepted, self.proposer = [], [], [], -1

    def told(self, sight: Sight) -> object:
        return told_desk(Session(sight.rules), self, sight.table)


def dump_answers(given: dict[int, Answer]) -> list[object]:
    return [[seat, answer[:]] for seat, answer in sorted(given.items())]


def load_answers(data: Any) -> dict[int, Answer]:
    return {int(seat): list(answer) for seat, answer in data}


class SealedBid(Slice):
    """A seat's own answer to the open question, unseen by the others until all are in."""

    def __init__(self) -> None:
        self.figures: Answer = []

    def copy(self) -> Slice:
        twin = SealedBid()
        twin.figures = self.figures[:]
        return twin

    def dump(self) -> object:
        return {"figures": self.figures[:]}

    def load(self, data: Any) -> None:
        self.figures = list(data["figures"])


class Session:
    """The terms of a match's fair start, and the names of its sides; a side of the procedure is a number from 0."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.places: Final[list[int]] = side_places(rules)
        """For each side of the procedure its place in the scenario."""
        self.sides: Final[list[str]] = [rules.sides[place].id for place in self.places]
        self.terms: Final[Terms] = terms_of(rules, self.sides, self.places)

    def procedure(self, fair: FairTable, chance: Chance) -> Procedure:
        """The procedure as far as the closed questions carry it; `chance` draws only the lots not drawn yet."""
        given = [{str(seat): answer for seat, answer in answers.items()} for answers in fair.answers]
        return resume(self.terms, given, fair.lots, chance)

    def question(self, fair: FairTable) -> Question:
        """The open question of a procedure that has begun."""
        question = self.procedure(fair, NoMore()).question
        assert question is not None
        return question

    def column(self, name: str) -> int:
        """The column that holds the side of that name."""
        for number, block in enumerate(self.terms.blocks):
            if name in [self.sides[side] for side in block]:
                return number
        raise Refusal("fair_no_side_here", "SA-fair_start-2", value=name[:40], sides=list(self.sides))

    def column_name(self, number: int) -> str:
        """A column by its sides."""
        return "+".join([self.sides[side] for side in self.terms.blocks[number]])

    def columns(self, question: Question) -> list[list[str]]:
        """The sides that the figures are about, column by column."""
        if question.kind == SEALED_ROW:
            return [[self.sides[side] for side in block] for block in self.terms.blocks]
        if question.kind == COLUMN_PICK:
            return [[self.sides[side] for side in self.terms.blocks[number]] for number in question.sides]
        if question.kind == SEALED_BID:
            return [[self.sides[side] for side in question.sides]]
        return [[self.sides[side]] for side in question.sides]

    def question_json(self, question: Question) -> dict[str, object]:
        """A question for whoever answers it."""
        return {
            "question": question.kind,
            "clause": question.clause,
            "columns": self.columns(question),
            "least": question.least,
            "most": question.most,
            "count": question.length,
            "total": question.total if question.total >= 0 else None,
            "open": question.is_open,
        }

    def advice(self) -> dict[str, str]:
        """The method that suits those who have never done this, and those who have."""
        count, alike = self.terms.players, are_alike(self.rules)
        return {"beginners": recommended(count, False, alike), "experienced": recommended(count, True, alike)}

    def shares(self, fair: FairTable) -> list[list[object]]:
        """The proposal: seat, side and amount."""
        found = zip(fair.sides, fair.amounts, strict=True)
        return [[seat_name(seat), self.rules.sides[side].id, amount] for seat, (side, amount) in enumerate(found)]


class NoMore(Chance):
    """Nothing is drawn again: all lots of a closed question are known."""

    def roll(self, sides: i64) -> i64:
        raise AssertionError("a lot that was never drawn")


def side_places(rules: Rules) -> list[int]:
    """The sides as the scenario has them; where the defender's points are fixed, the attacker first."""
    places = list(range(len(rules.sides)))
    is_defender_first = rules.sides[0].role == DEFENSIVE
    return places[::-1] if rules.word("fair_method") == TWO_FIXED and is_defender_first else places


def are_alike(rules: Rules) -> bool:
    """Whether all sides have the same role, as much land and as many points."""
    starts = zip(rules.sides, rules.allotted(), strict=True)
    return len({(side.role, len(side.fields), side.sea, amount) for side, amount in starts}) == 1


def terms_of(rules: Rules, sides: list[str], places: list[int]) -> Terms:
    """The terms that the options make; what cannot be is a bad rulebook."""
    amounts = [ratio(amount) for amount in rules.allotted()]
    given = sum([num // den for num, den in amounts])
    method = rules.word("fair_method")
    blocks = [[place_of(sides, name) for name in block.split("+")] for block in rules.word("blocks").split()]
    parts = blocks or [[side] for side in range(len(sides))]
    order = [block_of(parts, place_of(sides, name)) for name in rules.names("division_order")]
    num, den = amounts[places[-1]]
    try:
        return make_terms(
            len(sides), rules.number("total_bv") or given, "" if method == USUAL else method, blocks, order,
            rules.word("column_choice"), num // den,
        )  # fmt: skip
    except Refusal as problem:
        raise BadRulebook(problem.code, problem.clause, **problem.values) from None


def place_of(sides: list[str], name: str) -> int:
    """The number of a side."""
    if name not in sides:
        raise BadRulebook("fair_no_side_here", "SA-fair_start-26", value=name[:40], sides=list(sides))
    return sides.index(name)


def block_of(blocks: Sequence[Sequence[int]], side: int) -> int:
    """The number of the block that holds a side."""
    return next((number for number, block in enumerate(blocks) if side in block), -1)


def usual_answer(question: Question) -> Answer:
    """What is answered for somebody who is away: equal shares, half, no wish."""
    if question.kind == COLUMN_PICK:
        return [NO_WISH]
    if question.kind == CHOOSE:
        return [question.least]
    if question.length == 1:
        share = len(question.sides) if question.kind == SEALED_BID else 1
        return [question.most * share // max(2, len(question.players))]
    each, rest = divmod(question.total, question.length)
    return [each + (1 if place < rest else 0) for place in range(question.length)]


def told_desk(session: Session, fair: FairTable, table: Table) -> dict[str, object]:
    """All that everybody may know, with names in place of numbers."""
    question = session.question(fair) if fair.stage == BIDDING else None
    asked = question.players if question is not None else ()
    return {
        "stage": fair.stage,
        "method": session.terms.method,
        "advice": session.advice(),
        "total": session.terms.total,
        "sides": session.sides,
        "proposal": {"by": seat_name(fair.proposer), "shares": session.shares(fair)} if fair.sides else None,
        "accepted": [seat_name(seat) for seat in fair.accepted],
        "question": session.question_json(question) if question is not None else None,
        "asked": [seat_name(seat) for seat in asked if table.is_living(seat)],
        "sealed": [seat_name(seat) for seat in fair.sealed],
        "given": {seat_name(seat): answer[:] for seat, answer in sorted(fair.given.items())},
        "rounds": told_rounds(session, fair),
        "settlement": told_settlement(session, fair) if fair.stage == DONE else None,
    }


def told_rounds(session: Session, fair: FairTable) -> list[dict[str, object]]:
    """The closed questions with all answers."""
    found: list[dict[str, object]] = []
    for number, answers in enumerate(fair.answers):
        before = FairTable()
        before.answers, before.lots = fair.answers[:number], fair.lots
        shown = {seat_name(seat): answer[:] for seat, answer in sorted(answers.items())}
        found.append({**session.question_json(session.question(before)), "answers": shown})
    return found


def told_settlement(session: Session, fair: FairTable) -> dict[str, object]:
    """Who plays what with how much, and the proof where a method was used."""
    powers = [
        {"power": seat_name(seat), "side": session.rules.sides[side].id, "amount": amount, "asked": asked}
        for seat, (side, amount, asked) in enumerate(fair.seats)
    ]
    done = session.procedure(fair, NoMore()).settlement if fair.answers else None
    steps = [told_step(session, step) for step in done.steps] if done is not None else []
    surplus, unused = (done.surplus, done.unused) if done is not None else (0, 0)
    return {"powers": powers, "surplus": surplus, "unused": unused, "steps": steps}


def told_step(session: Session, step: ProofStep) -> dict[str, object]:
    """A step of the proof with names in place of numbers; how many players there are stays a number."""
    values: dict[str, object] = {}
    for key, value in step.values.items():
        numbers = value if isinstance(value, list) else [value]
        called: list[object]
        if key == "player" or (key == "players" and isinstance(value, list)):
            called = [seat_name(number) for number in numbers]
        elif key in ("side", "sides"):
            called = [session.sides[number] for number in numbers]
        elif key in ("column", "columns") or (key in ("among", "taken") and step.kind == "lot_column"):
            called = [session.column_name(number) for number in numbers]
        elif key in ("among", "taken"):
            called = [seat_name(number) for number in numbers]
        else:
            called = list(numbers)
        values[key] = called if isinstance(value, list) else called[0]
    return {"kind": step.kind, "clause": step.clause, "values": values}


def settled_seats(session: Session, done: Settlement) -> list[list[int]]:
    """For each seat the side of the scenario, the amount, and what it called fair."""
    rows = zip(done.players, done.sides, done.amounts, done.asked, strict=True)
    found = sorted([(player, session.places[side], amount, asked) for player, side, amount, asked in rows])
    return [[side, amount, asked] for _, side, amount, asked in found]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-2": (Session.column, settled_seats, told_settlement),
    "SA-fair_start-4": (FairTable.withdraw, Session.shares),
    "SA-fair_start-9": (Session.columns,),
    "SA-fair_start-10": (side_places,),
    "SA-fair_start-11": (Session.advice, are_alike),
    "SA-fair_start-13": (terms_of, block_of),
    "SA-fair_start-14": (Session.procedure, Session.question, Session.question_json, Session.columns),
    "SA-fair_start-19": (Session.columns, told_rounds),
    "SA-fair_start-26": (terms_of, place_of, Session.columns, Session.column_name),
    "SA-fair_start-31": (Session.columns, Session.column_name),
    "SA-setup-5": (terms_of,),
}
