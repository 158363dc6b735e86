"""The matrix method by its clauses, with the worked example of the rulebook and its theorem."""

from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.clause import clause
from velmoci.kernel.chance import Scripted, Seeded, outcomes
from velmoci.kernel.errors import Refusal
from velmoci.salva.fair_start.matrix import (
    Matrix,
    Run,
    matrix_run,
    surplus_of,
)
from velmoci.salva.fair_start.procedure import Procedure
from velmoci.salva.fair_start.proof import Settlement, Step, share
from velmoci.salva.fair_start.terms import make_terms

NO_LOTS = Scripted([])
ANICKA, BETA, CYRIL = 0, 1, 2
EXAMPLE = [[13, 11, 6], [11, 10, 9], [15, 9, 6]]
DRAFT = [[-5, 2, 3], [-9, 9, 0], [-10, 5, 5]]


def run_of(rows: list[list[int]], total: int, *lots: int, sizes: list[int] | None = None) -> tuple[Run, list[Step]]:
    steps: list[Step] = []
    return matrix_run(rows, total, Scripted(list(lots)), steps, sizes), steps


def by_matrix(total: int, rows: list[list[int]], blocks: list[list[int]], *lots: int) -> Procedure:
    procedure, chance = Procedure(make_terms(len(rows), total, "matrix", blocks)), Scripted(list(lots))
    procedure.start(chance)
    for player, row in enumerate(rows):
        procedure.give(player, row, chance)
    return procedure


def in_order(rows: list[list[int]], total: int, order: tuple[int, ...]) -> list[Run]:
    """All runs with this order of columns, whatever the lots."""
    def run(chance: object) -> Run:
        wished = list(order)
        return matrix_run(rows, total, chance, [], None, lambda _: wished.pop(0))  # type: ignore[arg-type]

    return [found for _, found in outcomes(run)]


def check_run(rows: list[list[int]], claimed: list[tuple[int, list[int], int]]) -> Run:
    """A run that somebody claims, as (column, players, amount), if every step of it is allowed."""
    matrix = Matrix(rows)
    columns = []
    for column, players, amount in claimed:
        given = matrix.strike(column, players)
        assert given.amount == amount, "nobody wrote that"
        columns.append(given)
    assert not matrix.open_columns, "a column is left"
    return Run(tuple(columns), surplus_of(sum(rows[0]), columns))


def keeps_the_theorem(rows: list[list[int]], run: Run) -> bool:
    """Everybody has at least his own figure (alone on a side exactly it), and the surplus covers the deltas."""
    for column in run.columns:
        for player in column.players:
            figure = rows[player][column.column]
            if figure > column.amount or (len(column.players) == 1 and figure != column.amount):
                return False
    return run.surplus >= run.deltas()


def surplus_by_last_row(rows: list[list[int]], run: Run) -> int:
    """The surplus, told by the last row alone: how much more it gave the columns before it than they went for."""
    last = run.columns[-1].players[0]
    return sum([rows[last][column.column] - column.amount for column in run.columns[:-1]])


@clause("SA-fair_start-19", "SA-fair_start-34", "V2-18")
@pytest.mark.parametrize(
    ("row", "code"),
    [
        ([13, 10, 6], "fair_sum"),
        ([31, 0, -1], "fair_bounds"),
        ([13, 17], "fair_not_whole"),
        ([13, 11, 5, 1], "fair_not_whole"),
        ([13, 11, 6, True], "fair_not_whole"),
        ([13, 16, True], "fair_not_whole"),
        ([13, 11.5, 5.5], "fair_not_whole"),
    ],
)
def test_a_row_is_complete_and_makes_the_total(row: list[int], code: str) -> None:
    procedure = Procedure(make_terms(3, 30))
    procedure.start(NO_LOTS)
    with pytest.raises(Refusal) as problem:
        procedure.give(0, row, NO_LOTS)
    assert (problem.value.code, problem.value.clause) == (code, "SA-fair_start-19")
    procedure.give(0, [13, 11, 6], NO_LOTS)
    with pytest.raises(Refusal, match="fair_not_asked"):
        procedure.give(0, [10, 10, 10], NO_LOTS)


@clause("SA-fair_start-19", "SA-fair_start-26")
def test_everybody_writes_a_row_with_a_figure_for_each_block_in_the_order_of_the_terms() -> None:
    procedure = Procedure(make_terms(3, 30, "matrix", [[2], [0, 1]]))
    procedure.start(NO_LOTS)
    assert procedure.question == ("sealed_row", "SA-fair_start-19", (0, 1, 2), (2, 0, 1), 0, 30, 2, 30, False)


@clause("SA-fair_start-20", "SA-fair_start-21", "V2-1")
def test_the_first_step_of_the_example() -> None:
    matrix = Matrix(EXAMPLE)
    assert matrix.deltas() == [2, 1, 0]
    assert matrix.largest() == [0]
    assert matrix.strike(0, [BETA]) == (0, (BETA,), 11, 2)


@clause("SA-fair_start-22", "SA-fair_start-24", "SA-fair_start-25", "SR-fair_start-3", "V2-2")
def test_the_whole_example_by_the_rule() -> None:
    found = by_matrix(30, EXAMPLE, []).settlement
    assert found is not None
    assert found.by_side() == {0: (BETA, 12), 1: (CYRIL, 10), 2: (ANICKA, 7)}
    assert (found.surplus, sum(found.amounts), found.unused) == (4, 29, 1)
    assert [step.values["deltas"] for step in found.steps if step.kind == "deltas"] == [[2, 1, 0], [2, 0]]
    assert [step.clause for step in found.steps if step.kind == "column_last"] == ["SA-fair_start-22"]
    assert [step for step in found.steps if step.kind == "theorem"] == [
        ("theorem", "SA-fair_start-31", {"total": 30, "sum": 26, "surplus": 4, "deltas": 4})
    ]


@clause("SA-fair_start-24", "SA-fair_start-25", "SA-fair_start-31", "SR-fair_start-3", "V2-3")
def test_the_printed_run_is_no_run_of_the_example() -> None:
    each, unused = share(30 - (11 + 6 + 10), 3)
    assert ([11 + each, 6 + each, 10 + each], unused) == ([12, 7, 11], 0)
    with pytest.raises(AssertionError, match="nobody wrote that"):
        check_run(EXAMPLE, [(0, [BETA], 11), (2, [CYRIL], 6), (1, [ANICKA], 10)])
    legal = check_run(EXAMPLE, [(0, [BETA], 11), (1, [CYRIL], 9), (2, [ANICKA], 6)])
    assert legal == run_of(EXAMPLE, 30)[0]


@clause("SA-fair_start-21", "SA-fair_start-22")
def test_a_column_goes_to_nobody_but_its_lowest_open_row() -> None:
    for claimed in (
        [(0, [ANICKA], 13)], [(0, [BETA, CYRIL], 11)], [(0, [BETA, BETA], 11)], [(0, [BETA], 11), (1, [BETA], 10)],
    ):  # fmt: skip
        with pytest.raises(Refusal, match="not_the_lowest"):
            check_run(EXAMPLE, claimed)
    with pytest.raises(Refusal, match="column_struck"):
        check_run(EXAMPLE, [(0, [BETA], 11), (0, [CYRIL], 15)])
    with pytest.raises(AssertionError, match="a column is left"):
        check_run(EXAMPLE, [(0, [BETA], 11)])


@clause("SA-fair_start-23", "SA-fair_start-31", "SA-fair_start-34", "SR-fair_start-4", "SR-fair_start-9", "V2-6")
@pytest.mark.parametrize("taken", [1, 2])
def test_equal_deltas_are_decided_by_lot_and_negative_figures_work(taken: int) -> None:
    run, steps = run_of(DRAFT, 0, taken)
    assert [step.values for step in steps if step.kind in ("deltas", "lot_column")][:2] == [
        {"columns": [0, 1, 2], "deltas": [1, 3, 3]},
        {"among": [1, 2], "taken": taken},
    ]
    assert {column.column: (column.players[0], column.amount) for column in run.columns} == {
        1: (0, 2),
        2: (1, 0),
        0: (2, -10),
    }
    assert (run.surplus, run.deltas(), keeps_the_theorem(DRAFT, run)) == (8, 8, True)


@clause("SA-fair_start-23", "SR-fair_start-4")
def test_equal_lowest_figures_are_decided_by_lot() -> None:
    rows = [[10, 20], [10, 20]]
    ends = [matrix_run(rows, 30, chance, []) for chance in (Scripted([1, 1]), Scripted([1, 2]))]
    assert [end.columns[0].players for end in ends] == [(0,), (1,)]
    assert [end.columns[0].delta for end in ends] == [0, 0]


@clause("SA-fair_start-31", "SR-fair_start-7", "V2-5")
def test_every_legal_run_of_the_example() -> None:
    runs = [run for order in permutations(range(3)) for run in in_order(EXAMPLE, 30, order)]
    assert {30 - run.surplus for run in runs} == {26, 28, 29}
    assert all(keeps_the_theorem(EXAMPLE, run) for run in runs)


@clause("SA-fair_start-31", "SR-fair_start-7", "V2-15")
def test_the_surplus_may_exceed_the_deltas() -> None:
    wished = [0, 2, 1]
    run = matrix_run(EXAMPLE, 30, Scripted([1]), [], None, lambda _: wished.pop(0))
    assert [(column.column, column.players[0], column.amount, column.delta) for column in run.columns] == [
        (0, BETA, 11, 2),
        (2, ANICKA, 6, 0),
        (1, CYRIL, 9, None),
    ]
    assert (run.surplus, run.deltas()) == (4, 2)


def test_a_broken_promise_is_noticed() -> None:
    run = run_of(EXAMPLE, 30)[0]
    cheaper = run.columns[0]._replace(amount=10)
    assert not keeps_the_theorem(EXAMPLE, run._replace(columns=(cheaper, *run.columns[1:])))
    assert not keeps_the_theorem(EXAMPLE, run._replace(surplus=1))


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[list[int]], int]:
    """Rows of equal sum, one for each player."""
    players = draw(st.integers(2, 5))
    total = draw(st.integers(0, 40))
    rows = []
    for _ in range(players):
        row = draw(st.lists(st.integers(-10, 40), min_size=players - 1, max_size=players - 1))
        rows.append([*row, total - sum(row)])
    return rows, total


@clause("SA-fair_start-31", "SA-fair_start-32", "SA-fair_start-33")
@given(tables(), st.integers(0, 10**6), st.booleans())
def test_the_theorem_and_the_identity_hold_for_any_choice_of_columns(
    table: tuple[list[list[int]], int], seed: int, by_delta: bool
) -> None:
    rows, total = table
    chance = Seeded(seed)

    def anything(matrix: Matrix) -> int:
        return matrix.open_columns[int(chance.roll(len(matrix.open_columns))) - 1]

    run = matrix_run(rows, total, chance, [], None, None if by_delta else anything)
    assert keeps_the_theorem(rows, run)
    assert run.surplus == surplus_by_last_row(rows, run)


@clause("SA-fair_start-12", "SR-fair_start-8")
@given(tables(), st.integers(0, 10**6))
def test_a_players_opponents_together_are_no_stronger_than_he_called_fair(
    table: tuple[list[list[int]], int], seed: int
) -> None:
    rows, total = table
    run = matrix_run(rows, total, Seeded(seed), [])
    each = run.surplus // len(rows)
    for column in run.columns:
        others = sum(other.amount + each for other in run.columns if other is not column)
        assert others <= total - rows[column.players[0]][column.column]


@clause("SA-fair_start-12", "SR-fair_start-8")
def test_a_single_opponent_may_be_stronger_than_somebody_called_fair() -> None:
    found = by_matrix(30, [[10, 10, 10], [14, 12, 4], [14, 13, 3]], [], 1).settlement
    assert found is not None
    anicka = found.sides[0]
    assert any(amount > 10 for side, amount in zip(found.sides, found.amounts, strict=True) if side != anicka)


@clause("SA-fair_start-21", "SA-fair_start-26", "SA-fair_start-27")
def test_a_block_goes_to_nobody_but_its_lowest_open_rows() -> None:
    rows = [[20, 10], [21, 9], [21, 9]]
    for players in ([1, 2], [0], [0, 0], [0, 1, 2]):
        with pytest.raises(Refusal, match="not_the_lowest"):
            Matrix(rows, [2, 1]).strike(0, players)
    assert Matrix(rows, [2, 1]).strike(0, [0, 2]) == (0, (0, 2), 21, 0)


POWERS = [[20, 16, 14], [22, 15, 13], [21, 17, 12], [24, 14, 12], [23, 17, 10]]
BLOCKS = [[0, 1], [2, 3], [4]]


def powers(*lots: int) -> Settlement:
    """Five powers in three blocks: inside, P1 and P3 write 12 and 11, P2 and P4 both 7."""
    procedure, chance = Procedure(make_terms(5, 50, "matrix", BLOCKS)), Scripted(list(lots))
    procedure.start(chance)
    for player, row in enumerate(POWERS):
        procedure.give(player, row, chance)
    while procedure.question is not None:
        for player in procedure.waits_for():
            procedure.give(player, [{0: 12, 2: 11}.get(player, 7)], chance)
    assert procedure.settlement is not None
    return procedure.settlement


@clause("SA-fair_start-26", "SA-fair_start-27", "SA-fair_start-28", "SR-fair_start-5", "V2-16")
@pytest.mark.parametrize("taken", [1, 2])
def test_blocks_go_to_as_many_players_as_they_have_sides(taken: int) -> None:
    run, steps = run_of(POWERS, 50, taken, sizes=[2, 2, 1])
    assert [step.values["deltas"] for step in steps if step.kind == "deltas"] == [[1, 1, 2], [1, 1]]
    assert {column.column: (column.players, column.amount) for column in run.columns} == {
        2: ((4,), 10),
        0: ((0, 2), 21),
        1: ((1, 3), 15),
    }
    assert (run.columns[-1].delta, run.surplus, share(run.surplus, 5)[0]) == (None, 4, 0)
    assert [step.clause for step in steps if step.kind in ("column_given", "column_last")] == [
        "SA-fair_start-21",
        "SA-fair_start-27",
        "SA-fair_start-28",
    ]


@clause("SA-fair_start-17", "SA-fair_start-29", "SA-fair_start-30", "SR-fair_start-5", "V2-17")
def test_a_block_is_divided_among_its_players() -> None:
    found = powers(1, 1)
    assert [(step.kind, step.clause) for step in found.steps[-17:]] == [
        ("column_last", "SA-fair_start-28"), ("theorem", "SA-fair_start-31"),
        ("inside", "SA-fair_start-17"), ("lower_plays", "SA-fair_start-6"), ("other_plays", "SA-fair_start-6"),
        ("share", "SA-fair_start-30"),
        ("inside", "SA-fair_start-17"), ("lot_player", "SA-fair_start-7"), ("lower_plays", "SA-fair_start-6"),
        ("other_plays", "SA-fair_start-6"), ("share", "SA-fair_start-30"),
        ("share", "SA-fair_start-24"), *[("kept", "SA-fair_start-3")] * 5,
    ]  # fmt: skip
    assert found.by_side() == {0: (2, 11), 1: (0, 9), 2: (1, 7), 3: (3, 8), 4: (4, 10)}
    inner = [step.values for step in found.steps if step.kind == "share" and step.clause == "SA-fair_start-30"]
    assert [(values["surplus"], values["each"]) for values in inner] == [(1, 0), (0, 0)]
    assert (found.surplus, found.unused, sum(found.amounts)) == (4, 5, 45)


@clause("SA-fair_start-26", "SA-fair_start-31")
@given(st.data())
def test_blocks_keep_the_theorem(data: st.DataObject) -> None:
    rows = []
    for _ in range(5):
        one = data.draw(st.integers(0, 50))
        other = data.draw(st.integers(0, 50 - one))
        rows.append([one, other, 50 - one - other])
    run = matrix_run(rows, 50, Seeded(data.draw(st.integers(0, 99))), [], [2, 2, 1])
    assert keeps_the_theorem(rows, run)
