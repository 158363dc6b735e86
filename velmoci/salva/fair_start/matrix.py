"""The matrix method (maticový postup): one table of proposals, struck out column by column."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.salva.fair_start.proof import Step, lot, lowest

Rows = Sequence[Sequence[int]]
NO_WISH: Final = -1


class Column(NamedTuple):
    """A column that was given away: to whom, for how much; the last one has no delta."""

    column: int
    players: tuple[int, ...]
    amount: int
    delta: int | None


class Run(NamedTuple):
    """All columns in the order in which they were given away."""

    columns: tuple[Column, ...]
    surplus: int

    def deltas(self) -> int:
        """The sum of the deltas that were used."""
        return sum([column.delta or 0 for column in self.columns])


class Matrix:
    """The table while it is worked on: rows are players, columns are sides or blocks of sides."""

    def __init__(self, rows: Rows, sizes: Sequence[int] | None = None) -> None:
        self.rows = rows
        self.sizes = list(sizes) if sizes is not None else [1] * len(rows)
        self.open_rows = list(range(len(rows)))
        self.open_columns = list(range(len(self.sizes)))

    def figures(self, column: int) -> dict[int, int]:
        """What the open rows say about a column; struck rows say nothing any more."""
        return {row: self.rows[row][column] for row in self.open_rows}

    def delta(self, column: int) -> int | None:
        """The gap between the figures inside and outside the column's places; None for the last column."""
        order, size = sorted(self.figures(column).values()), self.sizes[column]
        return order[size] - order[size - 1] if len(order) > size else None

    def deltas(self) -> list[int]:
        """The deltas of the open columns, in order."""
        return [self.delta(column) or 0 for column in self.open_columns]

    def largest(self) -> list[int]:
        """The open columns with the largest delta."""
        deltas = self.deltas()
        return [column for column, delta in zip(self.open_columns, deltas, strict=True) if delta == max(deltas)]

    def strike(self, column: int, players: Sequence[int]) -> Column:
        """Gives a column to players who are among its lowest, and strikes it out with their rows."""
        if column not in self.open_columns:
            raise Refusal("column_struck", "SA-fair_start-21", side=column)
        figures, size = self.figures(column), self.sizes[column]
        lowest_figures = sorted(figures.values())[:size]
        theirs = sorted([figures[row] for row in figures if row in players])
        if len(players) != size or theirs != lowest_figures:
            raise Refusal("not_the_lowest", "SA-fair_start-21", side=column)
        delta = self.delta(column)
        self.open_columns.remove(column)
        for player in players:
            self.open_rows.remove(player)
        return Column(column, tuple(players), lowest_figures[-1], delta)


def next_column(matrix: Matrix, chance: Chance, steps: list[Step]) -> int:
    """The column with the largest delta, or by lot one of several."""
    if len(matrix.open_columns) > 1:
        values: dict[str, int | list[int]] = {"columns": list(matrix.open_columns), "deltas": matrix.deltas()}
        steps.append(Step("deltas", "SA-fair_start-20", values))
    return lot(matrix.largest(), "lot_column", "SA-fair_start-23", chance, steps)


def give_column(matrix: Matrix, column: int, chance: Chance, steps: list[Step]) -> Column:
    """Gives a column to its lowest open rows; equal figures by lot."""
    players = lowest(matrix.figures(column), matrix.sizes[column], "SA-fair_start-23", chance, steps)
    given = matrix.strike(column, players)
    values: dict[str, int | list[int]] = {"column": column, "players": players, "amount": given.amount}
    if given.delta is None:
        clause = "SA-fair_start-22" if len(players) == 1 else "SA-fair_start-28"
        steps.append(Step("column_last", clause, values))
    else:
        clause = "SA-fair_start-21" if len(players) == 1 else "SA-fair_start-27"
        steps.append(Step("column_given", clause, {**values, "delta": given.delta}))
    return given


def surplus_of(total: int, columns: Sequence[Column]) -> int:
    """What is left of the total after all columns are given away."""
    return total - sum([column.amount for column in columns])


def matrix_run(
    rows: Rows,
    total: int,
    chance: Chance,
    steps: list[Step],
    sizes: Sequence[int] | None = None,
    choose: Callable[[Matrix], int] | None = None,
) -> Run:
    """Works the whole table; `choose` names the next column if the players agree on one. Figures may be negative."""
    matrix = Matrix(rows, sizes)
    columns: list[Column] = []
    while matrix.open_columns:
        column = choose(matrix) if choose is not None and len(matrix.open_columns) > 1 else NO_WISH
        if column in matrix.open_columns:
            steps.append(Step("column_agreed", "SA-fair_start-31", {"column": column}))
        else:
            column = next_column(matrix, chance, steps)
        columns.append(give_column(matrix, column, chance, steps))
    run = Run(tuple(columns), surplus_of(total, columns))
    values: dict[str, int | list[int]] = {
        "total": total, "sum": total - run.surplus, "surplus": run.surplus, "deltas": run.deltas(),
    }  # fmt: skip
    steps.append(Step("theorem", "SA-fair_start-31", values))
    return run


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-20": (Matrix.delta, next_column),
    "SA-fair_start-21": (Matrix.strike, give_column),
    "SA-fair_start-22": (matrix_run,),
    "SA-fair_start-23": (next_column, give_column),
    "SA-fair_start-25": (Matrix.figures,),
    "SA-fair_start-26": (Matrix.delta, give_column),
    "SA-fair_start-27": (Matrix.strike,),
    "SA-fair_start-28": (give_column,),
    "SA-fair_start-31": (matrix_run, Run.deltas),
    "SA-fair_start-32": (surplus_of,),
    "SA-fair_start-33": (Matrix.largest,),
}
