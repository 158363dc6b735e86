"""What somebody knows of what is hidden, and what it may be as far as he knows; see `docs/decisions/hiding.md`.

A chapter that hides something brings a part of the seam `knowledge`. It is asked with a sight, so that it can tell only
what that seat knows; who has no seat knows what everybody knows.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.chance import Chance
from velmoci.salva.seams import RulePart

if TYPE_CHECKING:
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import Own, Sight, State, Table


@final
class Clue:
    """A row or a token: its name, the field where it lies, and its face where that is known."""

    def __init__(self, name: str, field: str, face: bool | None) -> None:
        self.name: Final = name
        self.field: Final = field
        self.face: Final = face

    def to_json(self) -> dict[str, object]:
        """The row or token as JSON."""
        return {"name": self.name, "field": self.field, "face": self.face}


@final
class Known:
    """What somebody knows of a formation, or of the tokens of one seat and kind."""

    def __init__(self, owner: str, name: str, rows: list[Clue], tokens: list[Clue], true: int, worlds: int) -> None:
        self.owner: Final = owner
        self.name: Final = name
        self.rows: Final = rows
        """Empty where there are tokens alone."""
        self.tokens: Final = tokens
        self.true: Final = true
        """So many of the tokens whose faces are not known are true."""
        self.worlds: Final = worlds
        """So many ways to lie are left."""

    def to_json(self) -> dict[str, object]:
        """The knowledge as JSON."""
        return {
            "owner": self.owner,
            "name": self.name,
            "rows": [row.to_json() for row in self.rows],
            "tokens": [token.to_json() for token in self.tokens],
            "true": self.true,
            "worlds": self.worlds,
        }


@final
class Possibility:
    """One way in which something hidden may stand on a field, and how likely it is."""

    def __init__(self, chance: Fraction, units: list[int], row: int, formations: list[str]) -> None:
        self.chance: Final = chance
        self.units: Final = units
        """The entries of the unit list that would stand there."""
        self.row: Final = row
        """The number of the row; 0 where no row is meant."""
        self.formations: Final = formations
        """The formations that would be there, by name."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Unknown:
    """Something hidden that is decided together, with all that it may be on one field; of these one is true."""

    def __init__(self, owner: str, name: str, tokens: list[str], possibilities: list[Possibility]) -> None:
        self.owner: Final = owner
        self.name: Final = name
        self.tokens: Final = tokens
        """The tokens on the field, by name."""
        self.possibilities: Final = possibilities

    def settle(self, state: State, number: int, chance: Chance) -> None:
        """Makes one of the possibilities true in a position that was made up."""
        raise NotImplementedError

    def lay(self, rules: Rules, table: Table, field: i64, number: int) -> None:
        """Puts the units of one of the possibilities on the field of a copied table."""
        for unit in self.possibilities[number].units:
            table.put(unit, field)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(RulePart):
    """What seats know of what a chapter hides."""

    def known(self, sight: Sight, owner: i64) -> list[Known]:
        """What the seat knows of everything that another seat, or itself, has hidden."""
        return []

    def unknowns(self, sight: Sight, field: i64) -> list[Unknown]:
        """What of the hidden may stand on a field as far as the seat knows."""
        return []

    def note_witnesses(self, state: State, seat: i64, own: Own) -> None:
        """Notes for a seat what every other one has seen of the seat's own; that it was looked at is public."""

    def spread_witnesses(self, state: State, seat: i64) -> None:
        """Gives that knowledge to those who have it, in a position that was made up from the view of the seat."""


def face_of(is_possible: bool, possible: int) -> bool | None:
    """The face of one of those of which one is true, where so many may be it."""
    return None if is_possible and possible > 1 else is_possible


def counted(here: int, elsewhere: int, true: int) -> list[tuple[int, Fraction]]:
    """How many of the tokens on a field are true, with the chance of each number, where all sets are equally likely."""
    least, most = max(0, true - elsewhere), min(here, true)
    whole = comb(here + elsewhere, true)
    return [
        (count, Fraction(comb(here, count) * comb(elsewhere, true - count), whole)) for count in range(least, most + 1)
    ]
