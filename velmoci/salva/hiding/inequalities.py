"""Whether linear inequalities have a common solution, in whole numbers throughout: no fraction is ever rounded."""

from __future__ import annotations

from typing import Final, final


@final
class Inequalities:
    """Inequalities over variables that are not below 0, some of which must be whole numbers."""

    def __init__(self) -> None:
        self.count = 0
        self.whole: Final[list[int]] = []
        self.rows: Final[list[tuple[dict[int, int], int]]] = []

    def variable(self, is_whole: bool = False) -> int:
        """A new variable."""
        if is_whole:
            self.whole.append(self.count)
        self.count += 1
        return self.count - 1

    def at_most(self, terms: dict[int, int], bound: int) -> None:
        """A sum may not be above a bound."""
        self.rows.append((terms, bound))

    def at_least(self, terms: dict[int, int], bound: int) -> None:
        """A sum may not be below a bound."""
        self.rows.append(({variable: -number for variable, number in terms.items()}, -bound))

    def have_solution(self) -> bool:
        """Whether all of them hold for some values."""
        found = corner(self.count, self.rows)
        if found is None:
            return False
        numbers, under = found
        for variable in self.whole:
            if numbers[variable] % under:
                return self.have_solution_beside(variable, numbers[variable] // under)
        return True

    def have_solution_beside(self, variable: int, whole: int) -> bool:
        """The same, where a variable is at most a whole number, or at least the next one."""
        for row in (({variable: 1}, whole), ({variable: -1}, -whole - 1)):
            self.rows.append(row)
            is_found = self.have_solution()
            self.rows.pop()
            if is_found:
                return True
        return False


def corner(count: int, rows: list[tuple[dict[int, int], int]]) -> tuple[list[int], int] | None:
    """Values that satisfy the inequalities, as numbers over one denominator; None where there are none.

    Every inequality has a slack. Variables and slacks change places, always the first that may, until no slack is
    below 0; that ends (the rule of Bland), and the numbers stay whole over the denominator `under`.
    """
    tableau = [[bound, *[-terms.get(variable, 0) for variable in range(count)]] for terms, bound in rows]
    outside, inside, under = list(range(count)), [count + place for place in range(len(rows))], 1
    while True:
        below = [place for place, row in enumerate(tableau) if row[0] < 0]
        if not below:
            break
        leaving = first_named(below, inside)
        able = [column for column in range(count) if tableau[leaving][column + 1] > 0]
        if not able:
            return None
        entering = first_named(able, outside)
        under = exchange(tableau, leaving, entering + 1, under)
        inside[leaving], outside[entering] = outside[entering], inside[leaving]
    values = [0] * count
    for place, variable in enumerate(inside):
        if variable < count:
            values[variable] = tableau[place][0]
    return values, under


def first_named(places: list[int], names: list[int]) -> int:
    """Of some places the one with the smallest name."""
    found = places[0]
    for place in places:
        if names[place] < names[found]:
            found = place
    return found


def exchange(tableau: list[list[int]], leaving: int, entering: int, under: int) -> int:
    """A slack or variable of the tableau changes places with one outside; returns the new denominator."""
    pivot_row = tableau[leaving]
    pivot = pivot_row[entering]
    for place, row in enumerate(tableau):
        if place == leaving:
            continue
        factor = row[entering]
        for column in range(len(row)):
            if column != entering:
                row[column] = (row[column] * pivot - factor * pivot_row[column]) // under
    tableau[leaving] = [-number for number in pivot_row]
    tableau[leaving][entering] = under
    return pivot
