"""A rulebook by names: its options, and the columns and slices that chapters keep."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.numbers import ratio
from velmoci.salva.seams import (
    BATTLE,
    COMMANDER,
    EDGE,
    FIELD,
    HIDDEN,
    MARK,
    MATTER,
    OWN,
    SEAT,
    TABLE,
    UNIT,
    Column,
    SliceSpec,
)  # fmt: skip
from velmoci.salva.state import Slice


class Lookup:
    """What is asked for by name, on its own place."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.rulebook: Final = rulebook
        self.ratios: Final[dict[str, tuple[int, int]]] = {}
        """Options that are exact numbers, once they were read."""
        self.names_read: Final[dict[str, tuple[str, int]]] = {}
        """Of names of units that were found the kind and the number; see `naming.py`."""
        self.unit_columns: Final[list[Column]] = self.columns(UNIT)
        self.command: Final[i64] = next((i for i, c in enumerate(self.unit_columns) if c.name == COMMANDER), -1)
        """The place of the column of commanders, or -1 where everybody commands his own units."""
        self.naming_columns: Final = [i for i, c in enumerate(self.unit_columns) if c.names == UNIT]
        """The places of the columns that name other units."""
        self.field_columns: Final[list[Column]] = self.columns(FIELD)
        self.fields_naming: Final = [i for i, c in enumerate(self.field_columns) if c.names == UNIT]
        self.edge_columns: Final[list[Column]] = self.columns(EDGE)
        self.seat_columns: Final[list[Column]] = self.columns(SEAT)
        self.seats_naming: Final = [i for i, c in enumerate(self.seat_columns) if c.names == UNIT]
        self.names_units: Final = bool(self.naming_columns or self.fields_naming or self.seats_naming)
        """Whether any column names units, so that another name of a unit is told there too."""
        self.battle_columns: Final[list[Column]] = self.columns(BATTLE)
        self.marks: Final[list[Column]] = self.columns(MARK)
        self.table_slices: Final[list[SliceSpec]] = self.slices(TABLE)
        self.table_places: Final = {spec.name: place for place, spec in enumerate(self.table_slices)}
        self.own_slices: Final[list[SliceSpec]] = self.slices(OWN)
        self.own_places: Final = {spec.name: place for place, spec in enumerate(self.own_slices)}
        self.hidden_slices: Final[list[SliceSpec]] = self.slices(HIDDEN)
        self.matters: Final[list[SliceSpec]] = self.slices(MATTER)

    def columns(self, of: str) -> list[Column]:
        return [column for column in self.rulebook.contributions["column"] if column.of == of]

    def slices(self, of: str) -> list[SliceSpec]:
        return [spec for spec in self.rulebook.contributions["slice"] if spec.of == of]

    def number(self, name: str) -> int:
        """An option that is a whole number."""
        value = self.rulebook.options[name]
        assert isinstance(value, int)
        return value

    def flag(self, name: str) -> bool:
        """An option that is true or false."""
        return self.rulebook.options[name] is True

    def word(self, name: str) -> str:
        """An option that is a word or a text."""
        return str(self.rulebook.options[name])

    def ratio(self, name: str) -> tuple[int, int]:
        """An option that is an exact number."""
        found = self.ratios.get(name)
        if found is None:
            found = self.ratios[name] = ratio(self.rulebook.options[name])
        return found

    def names(self, name: str) -> list[str]:
        """An option that is a list of names."""
        return str(self.rulebook.options[name]).split()

    def unit_column(self, name: str) -> i64:
        """The place of a unit column."""
        return place_of(self.unit_columns, name)

    def field_column(self, name: str) -> i64:
        """The place of a field column."""
        return place_of(self.field_columns, name)

    def edge_column(self, name: str) -> i64:
        """The place of a column of edges."""
        return place_of(self.edge_columns, name)

    def seat_column(self, name: str) -> i64:
        """The place of a seat column."""
        return place_of(self.seat_columns, name)

    def battle_column(self, name: str) -> i64:
        """The place of a battle column among the notes of a battle."""
        return place_of(self.battle_columns, name)

    def table_slice(self, name: str) -> i64:
        """The place of a slice of the table."""
        return self.table_places[name]

    def own_slice(self, name: str) -> i64:
        """The place of a slice that each seat has."""
        return self.own_places[name]

    def hidden_slice(self, name: str) -> i64:
        """The place of a slice that nobody sees."""
        return [spec.name for spec in self.hidden_slices].index(name)

    def new_matter(self, track: str) -> Slice:
        """An empty matter of a track; it is named as its track."""
        for spec in self.matters:
            if spec.name == track:
                return spec.make()
        raise BadRulebook("unknown_part", "SA-chapters-2", part=track, anchor=track)

    def mark(self, name: str) -> i64:
        """The bit of a mark that chapters give to fighters."""
        bit: int = 2 ** place_of(self.marks, name)
        return bit


def place_of(columns: list[Column], name: str) -> int:
    """The place of a column."""
    for place, column in enumerate(columns):
        if column.name == name:
            return place
    raise BadRulebook("unknown_part", "SA-chapters-2", part=name, anchor=name)
