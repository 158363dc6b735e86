"""Specialised factories (Specializované továrny): what each is good at, and what its output is worth for other uses.

A field keeps, for each speciality, what its factories have put out and not yet spent. What it spends on a use comes
first from the factories made for it; what others put out counts only in part. `table.purse` is what the field can
spend on units: whoever takes from it without knowing of specialities has spent so much on units.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.salva.forces import most_buildings
from velmoci.salva.map_seams import BUILDING, RESEARCH
from velmoci.salva.rules import Rules
from velmoci.salva.state import Table

UNITS: Final = "unit"
SCIENCE: Final = "science"
POLITICS: Final = "politics"
USES: Final = (UNITS, BUILDING, SCIENCE, POLITICS)
"""Specialities of factories, and what points are spent on."""
COLUMNS: Final = {UNITS: "factories", BUILDING: "building_factories", SCIENCE: "science_factories"}
"""The columns that count factories; those for politics are the buildings of the goal."""
POLITICAL: Final = "political_buildings"
OUTPUT: Final = "output_"
"""Before the name of a speciality the column of what its factories have put out and not yet spent."""
FINE: Final = 216
"""What comes of halves and thirds, taken three times, is still a whole number of parts."""


def speciality_for(use: str) -> str:
    """What is made for a use; whatever is paid for but buildings, science and politics is paid for as units are."""
    if use == RESEARCH:
        return SCIENCE
    return use if use in (BUILDING, SCIENCE, POLITICS) else UNITS


def efficiency(speciality: str, use: str) -> int:
    """So many points of output are one point for a use."""
    if speciality == use:
        return 1
    return 2 if {speciality, use} == {UNITS, BUILDING} else 3


class Workshops:
    """The columns of the chapter, looked up once, and what fields can spend."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.is_on: Final = rules.flag("specialised_factories")
        self.has_politics: Final = POLITICAL in [column.name for column in rules.field_columns]
        self.uses: Final = list(USES) if self.has_politics else list(USES[:3])
        self.outputs: Final[list[i64]] = [rules.field_column(OUTPUT + use) for use in USES]
        self.standing: Final[list[i64]] = [rules.field_column(COLUMNS.get(use, POLITICAL)) for use in self.uses]

    def count(self, table: Table, place: int, field: i64) -> int:
        """How many factories of a speciality, by its place, stand on a field."""
        return int(table.field_columns[self.standing[place]][field])

    def count_all(self, table: Table, field: i64) -> int:
        """How many of all specialities, with as many as may lie hidden there."""
        standing = sum([self.count(table, place, field) for place in range(len(self.uses))])
        return standing + most_buildings(self.rules, table, field)

    def outputs_of(self, table: Table, field: i64) -> list[int]:
        """What the factories of each speciality have put out on a field and not yet spent.

        What the purse has lost since it was last put right was spent on units, what it has gained is good for units.
        """
        kept = [int(table.field_columns[column][field]) for column in self.outputs]
        spent = worth_for(kept, UNITS) - table.purse[field]
        kept[0] += max(0, -spent)
        take(kept, UNITS, max(0, spent))
        return kept

    def left(self, table: Table, field: i64, use: str) -> int:
        """What a field can spend on a use."""
        return worth_for(self.outputs_of(table, field), speciality_for(use))

    def spend(self, table: Table, field: i64, use: str, parts: int) -> None:
        """A field spends so much on a use."""
        kept = self.outputs_of(table, field)
        take(kept, speciality_for(use), parts)
        self.put(table, field, kept)

    def put(self, table: Table, field: i64, kept: list[int]) -> None:
        """Notes what is left of each output, and puts the purse right."""
        for place, column in enumerate(self.outputs):
            table.field_columns[column][field] = kept[place]
        table.purse[field] = worth_for(kept, UNITS)


def worth_for(kept: list[int], use: str) -> int:
    """What outputs of the specialities are worth together for a use."""
    return sum([much // efficiency(speciality, use) for speciality, much in zip(USES, kept, strict=True)])


def take(kept: list[int], use: str, parts: int) -> None:
    """Takes so much for a use: first where output counts most, of politics last."""
    order = sorted(range(len(USES)), key=lambda place: (efficiency(USES[place], use), place))
    for place in order:
        rate = efficiency(USES[place], use)
        given = min(parts, kept[place] // rate)
        kept[place] -= given * rate
        parts -= given


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-civilization-5": (efficiency,),
    "SA-civilization-6": (take, worth_for, Workshops.outputs_of),
}
