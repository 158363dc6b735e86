"""How a sound player bids in a fair start: what the scenario itself gives a side is called fair."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.order import Order
from velmoci.salva.chapters.fair_start import USE_METHOD, answer_order, fair_of
from velmoci.salva.fair_start.orders import ACCEPT, AnswerStart
from velmoci.salva.fair_start.procedure import CHOOSE, COLUMN_PICK, SEALED_ROW, Question
from velmoci.salva.fair_start.session import Answer, FairTable, Session, usual_answer
from velmoci.salva.fair_start.terms import TWO_FIXED
from velmoci.salva.numbers import ratio
from velmoci.salva.state import Sight

ACCEPTED: Final = AnswerStart(ACCEPT)


def agree(sight: Sight) -> Order:
    """Accepts a proposal that gives its own side what the scenario would; otherwise wants the method."""
    fair = fair_of(sight.rules, sight.table)
    if not fair.sides:
        return USE_METHOD
    side = fair.sides[sight.seat]
    num, den = ratio(sight.rules.allotted()[side])
    return ACCEPTED if fair.amounts[sight.seat] * den >= num else USE_METHOD


def bid(sight: Sight) -> Order:
    """Answers the open question by the proportions of the scenario."""
    session, fair = Session(sight.rules), fair_of(sight.rules, sight.table)
    question = session.question(fair)
    return answer_order(session, question, Opinion(session).answer(fair, question))


class Opinion:
    """What each side is worth."""

    def __init__(self, session: Session) -> None:
        self.session = session
        amounts = [ratio(amount) for amount in session.rules.allotted()]
        self.worth = [max(1, amounts[place][0] // amounts[place][1]) for place in session.places]

    def answer(self, fair: FairTable, question: Question) -> Answer:
        """The answer that the proportions ask for."""
        if question.kind == COLUMN_PICK:
            return usual_answer(question)
        if question.kind == CHOOSE:
            return [self.better_side(fair, question)]
        if question.kind == SEALED_ROW:
            return self.row(question)
        if self.session.terms.method == TWO_FIXED:
            return [self.worth[0]]
        whole = sum([self.worth[side] for side in self.still_open(fair, question)])
        return [question.most * sum([self.worth[side] for side in question.sides]) // whole]

    def row(self, question: Question) -> Answer:
        """The total in proportion; what rounding leaves goes to the first columns."""
        columns = [sum([self.worth[side] for side in block]) for block in self.session.terms.blocks]
        figures = [question.total * worth // sum(columns) for worth in columns]
        for place in range(question.total - sum(figures)):
            figures[place] += 1
        return figures

    def still_open(self, fair: FairTable, question: Question) -> list[int]:
        """The sides among which the points of the question are divided: a block, or all that nobody has yet."""
        blocks = self.session.terms.blocks
        inside = [block for block in blocks if question.sides[0] in block]
        if len(inside[0]) > len(question.sides):
            return list(inside[0])
        done = len(fair.answers) if len(blocks) > 1 else 0
        return [side for number in self.session.terms.order[done:] for side in blocks[number]]

    def better_side(self, fair: FairTable, question: Question) -> int:
        """Which half of a division is more than it is worth."""
        (cut,) = fair.answers[-1].values()
        rest = self.session.terms.total - cut[0]
        return 0 if cut[0] * self.worth[1] >= rest * self.worth[0] else 1
