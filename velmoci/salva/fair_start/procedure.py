"""The whole procedure: whom it asks for which sealed figures, and what it makes of them.

A procedure is its terms, the answers so far and the lots drawn so far: from these three everything else is worked
out again, so it can be saved and resumed between any two answers. No lot is drawn before all its bids are in.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance, Recording, Scripted
from velmoci.kernel.errors import Refusal
from velmoci.salva.fair_start.matrix import NO_WISH, Matrix, matrix_run
from velmoci.salva.fair_start.proof import Settlement, Step, settle, share, share_step
from velmoci.salva.fair_start.successive import Taken, last_block, take_block
from velmoci.salva.fair_start.terms import ANY, MATRIX, MOST_POINTS, SUCCESSIVE, TWO_CUT, TWO_FIXED, Terms
from velmoci.salva.fair_start.two_players import cutter_by_lot, two_cut, two_fixed_defender, two_sealed

Answer = list[int]
Seat = tuple[int, int, int, int]
"""Player, side, amount, and what the player called fair for that side."""

SEALED_FIGURE: Final = "sealed_figure"
SEALED_BID: Final = "sealed_bid"
SEALED_ROW: Final = "sealed_row"
CUT: Final = "cut"
CHOOSE: Final = "choose"
COLUMN_PICK: Final = "column_pick"


class Question(NamedTuple):
    """What is asked of whom: `length` whole numbers from `least` to `most`, which together must make `total`."""

    kind: str
    clause: str
    players: tuple[int, ...]
    sides: tuple[int, ...]
    """The sides that the figures are about: of a row all of them, block by block."""
    least: int
    most: int
    length: int = 1
    total: int = -1
    is_open: bool = False
    """Whether answers are seen at once."""

    def check(self, answer: Sequence[object]) -> None:
        """Refuses an answer that is not whole, complete and within bounds."""
        figures = [figure for figure in answer if isinstance(figure, int) and not isinstance(figure, bool)]
        if len(answer) != self.length or len(figures) != self.length:
            raise Refusal("fair_not_whole", self.clause, count=self.length)
        if any(not self.least <= figure <= self.most for figure in figures):
            raise Refusal("fair_bounds", self.clause, least=self.least, most=self.most)
        if self.total >= 0 and sum(figures) != self.total:
            raise Refusal("fair_sum", self.clause, sum=sum(figures), total=self.total)


class Waiting(Exception):
    """The procedure cannot go on before this question is answered."""

    def __init__(self, question: Question) -> None:
        self.question = question


class Procedure:
    """A fair start from the first question to the settlement."""

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.answers: list[dict[int, Answer]] = []
        self.lots: list[int] = []
        self.question: Question | None = None
        self.settlement: Settlement | None = None

    def start(self, chance: Chance) -> None:
        """Puts the first question."""
        self.work_out(chance)

    def give(self, player: int, answer: Sequence[int], chance: Chance) -> None:
        """Seals one player's answer; with the last one the procedure goes on."""
        question = self.question
        if question is None or player not in question.players or player in self.given():
            raise Refusal("fair_not_asked", question.clause if question is not None else "SA-fair_start-14")
        question.check(answer)
        self.answers[-1][player] = list(answer)
        if len(self.answers[-1]) == len(question.players):
            self.work_out(chance)

    def given(self) -> dict[int, Answer]:
        """The answers to the open question so far."""
        return self.answers[-1] if self.question is not None else {}

    def sealed(self) -> list[int]:
        """Who has answered the open question; everybody may know that."""
        return sorted(self.given())

    def waits_for(self) -> list[int]:
        """Who has not answered yet."""
        return [player for player in self.question.players if player not in self.given()] if self.question else []

    def seen_by(self, player: int) -> list[dict[int, Answer]]:
        """All answers that a player may see: those to earlier questions, and of the open one his own."""
        if self.question is None:
            return [dict(answers) for answers in self.answers]
        own = {seat: answer for seat, answer in self.given().items() if self.question.is_open or seat == player}
        return [*[dict(answers) for answers in self.answers[:-1]], own]

    def work_out(self, chance: Chance) -> None:
        """Goes as far as the answers reach."""
        recording = Recording(Scripted(self.lots, chance))
        try:
            self.settlement = settlement(self.terms, Answers(self.answers), recording)
            self.question = None
        except Waiting as waiting:
            self.question = waiting.question
            self.answers.append({})
        self.lots = recording.rolls

    def to_json(self) -> dict[str, object]:
        """Everything that is needed to go on later."""
        answers = [{str(player): answer for player, answer in given.items()} for given in self.answers]
        return {"terms": list(self.terms), "answers": answers, "lots": self.lots}


def resume(
    terms: Terms, answers: Sequence[Mapping[str, Sequence[int]]], lots: Sequence[int], chance: Chance
) -> Procedure:
    """A saved procedure."""
    procedure = Procedure(terms)
    source = Scripted(list(lots), chance)
    procedure.start(source)
    for given in answers:
        for player, answer in given.items():
            procedure.give(int(player), answer, source)
    return procedure


class Answers:
    """Hands out the answers question by question; at the first incomplete one the procedure waits."""

    def __init__(self, given: Sequence[dict[int, Answer]]) -> None:
        self.given = given
        self.used = 0

    def to(self, question: Question) -> dict[int, Answer]:
        """The answers of all who are asked."""
        if self.used == len(self.given):
            raise Waiting(question)
        found = self.given[self.used]
        self.used += 1
        return found

    def figures(self, question: Question) -> dict[int, int]:
        """The answers to a question about a single number."""
        return {player: answer[0] for player, answer in sorted(self.to(question).items())}


def settlement(terms: Terms, answers: Answers, chance: Chance) -> Settlement:
    """Runs the method of the terms."""
    if terms.method == MATRIX:
        return by_matrix(terms, answers, chance)
    if terms.method == SUCCESSIVE:
        return by_division(terms, answers, chance)
    if terms.method == TWO_CUT:
        return by_cutting(terms, answers, chance)
    if terms.method == TWO_FIXED:
        question = Question(SEALED_FIGURE, "SA-fair_start-10", (0, 1), (0,), 0, MOST_POINTS)
        bids = answers.figures(question)
        return two_fixed_defender(terms.defence, [bids[0], bids[1]], chance)
    return sealed_by_two(terms.total, (0, 1), (0, 1), answers, chance)


def sealed_by_two(
    total: int, players: Sequence[int], sides: Sequence[int], answers: Answers, chance: Chance
) -> Settlement:
    """Asks two players for a figure for the first of two sides."""
    question = Question(SEALED_FIGURE, "SA-fair_start-5", tuple(players), (sides[0],), 0, total)
    figures = answers.figures(question)
    return two_sealed(total, [figures[player] for player in players], chance, players, sides)


def by_cutting(terms: Terms, answers: Answers, chance: Chance) -> Settlement:
    """Asks one player to divide, then the other to choose."""
    steps: list[Step] = []
    cutter = cutter_by_lot(chance, steps)
    cut = Question(CUT, "SA-fair_start-9", (cutter,), (0,), 0, terms.total, is_open=True)
    amount = answers.figures(cut)[cutter]
    choice = Question(CHOOSE, "SA-fair_start-9", (1 - cutter,), (0, 1), 0, 1, is_open=True)
    side = answers.figures(choice)[1 - cutter]
    done = two_cut(terms.total, cutter, amount, side)
    return done._replace(steps=(*steps, *done.steps))


def by_division(terms: Terms, answers: Answers, chance: Chance) -> Settlement:
    """Successive division of the blocks, then of each block among its players."""
    steps: list[Step] = []
    blocks = [terms.blocks[number] for number in terms.order]
    taken = divide(range(terms.players), terms.total, blocks, terms.order, answers, chance, steps)
    surplus = sum([block.aside for block in taken])
    return close(terms, taken, surplus, answers, chance, steps)


def divide(
    players: Sequence[int],
    total: int,
    blocks: Sequence[Sequence[int]],
    numbers: Sequence[int],
    answers: Answers,
    chance: Chance,
    steps: list[Step],
) -> list[Taken]:
    """Hands out block after block; the unassigned bid for each but the last."""
    open_players, rest = list(players), total
    taken: list[Taken] = []
    for number, block in zip(numbers[:-1], blocks[:-1], strict=True):
        question = Question(SEALED_BID, "SA-fair_start-14", tuple(open_players), tuple(block), 0, rest)
        found = take_block(number, block, rest, answers.figures(question), chance, steps)
        open_players = [player for player in open_players if player not in found.players]
        rest -= found.amount + found.aside
        taken.append(found)
    taken.append(last_block(numbers[-1], blocks[-1], open_players, rest, steps))
    return taken


def by_matrix(terms: Terms, answers: Answers, chance: Chance) -> Settlement:
    """Asks everybody for a row, works the table, divides the blocks among their players."""
    everybody = tuple(range(terms.players))
    sides = tuple([side for block in terms.blocks for side in block])
    count = len(terms.blocks)
    question = Question(SEALED_ROW, "SA-fair_start-19", everybody, sides, 0, terms.total, count, terms.total)
    given = answers.to(question)
    rows = [given[player] for player in everybody]
    steps: list[Step] = []
    sizes = [len(block) for block in terms.blocks]

    def agreed(matrix: Matrix) -> int:
        return agreed_column(everybody, matrix, answers)

    run = matrix_run(rows, terms.total, chance, steps, sizes, agreed if terms.column_choice == ANY else None)
    taken = []
    for column in run.columns:
        asked = tuple([rows[player][column.column] for player in column.players])
        taken.append(Taken(column.column, column.players, asked, column.amount, 0))
    return close(terms, taken, run.surplus, answers, chance, steps)


def agreed_column(everybody: tuple[int, ...], matrix: Matrix, answers: Answers) -> int:
    """The column that all players name; where they do not agree there is none."""
    columns = tuple(matrix.open_columns)
    most = len(matrix.sizes) - 1
    question = Question(COLUMN_PICK, "SA-fair_start-31", everybody, columns, NO_WISH, most, is_open=True)
    wishes = set(answers.figures(question).values())
    return wishes.pop() if len(wishes) == 1 else NO_WISH


def close(
    terms: Terms, taken: Sequence[Taken], surplus: int, answers: Answers, chance: Chance, steps: list[Step]
) -> Settlement:
    """Divides every block among its players, each with its own surplus, then shares the surplus of all."""
    seats: list[Seat] = []
    unused = 0
    for block in taken:
        found, left = inside(block, terms.blocks[block.block], answers, chance, steps)
        seats += found
        unused += left
    return settle(seats, surplus, steps, unused)


def inside(
    block: Taken, sides: Sequence[int], answers: Answers, chance: Chance, steps: list[Step]
) -> tuple[list[Seat], int]:
    """The seats of one block and what its own division left unused."""
    if len(sides) == 1:
        return [(block.players[0], sides[0], block.amount, block.asked[0])], 0
    values: dict[str, int | list[int]] = {"players": list(block.players), "amount": block.amount}
    if len(sides) == 2:
        steps.append(Step("inside", "SA-fair_start-17", values))
        done = sealed_by_two(block.amount, block.players, sides, answers, chance)
        steps += [step for step in done.steps if step.kind not in ("kept", "share")]
        steps.append(share_step(done.surplus, len(sides), "SA-fair_start-30"))
        return list(zip(done.players, done.sides, done.amounts, done.asked, strict=True)), done.unused
    steps.append(Step("inside_again", "SA-fair_start-17", values))
    taken = divide(block.players, block.amount, [(side,) for side in sides], sides, answers, chance, steps)
    surplus = sum([part.aside for part in taken])
    each, unused = share(surplus, len(sides))
    steps.append(share_step(surplus, len(sides), "SA-fair_start-30"))
    return [(part.players[0], part.block, part.amount + each, part.asked[0]) for part in taken], unused


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-5": (sealed_by_two,),
    "SA-fair_start-13": (divide,),
    "SA-fair_start-14": (divide, Procedure.give),
    "SA-fair_start-17": (inside,),
    "SA-fair_start-18": (by_division,),
    "SA-fair_start-19": (by_matrix, Question.check),
    "SA-fair_start-29": (close,),
    "SA-fair_start-30": (inside, close),
    "SA-fair_start-31": (agreed_column,),
    "SA-fair_start-34": (Question.check, matrix_run),
}
