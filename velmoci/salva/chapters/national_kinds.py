"""Kinds of unit in which nations are better: which there are, whose they are, and how strong they make; a part of
`national_advantages`.

The columns `national_1` and `national_2` hold the kinds of each seat by their numbers; variants of a kind share it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.salva.chapters.guns import ARTILLERY
from velmoci.salva.items import seat_name
from velmoci.salva.mights import Might
from velmoci.salva.own_kinds import OWN_KINDS
from velmoci.salva.rules import Rules
from velmoci.salva.seams import SEAT, Column
from velmoci.salva.state import NOBODY, Slice, State, Table
from velmoci.salva.units import Kind

ID: Final = "national_advantages"
SLOTS: Final = ("national_1", "national_2")
COLUMNS: Final = tuple([Column(name, SEAT, NOBODY) for name in SLOTS])
BONUS: Final = (3, 2)
RANDOM: Final = "random"
HISTORICAL: Final = "historical"
AUCTION: Final = "auction"
NATIONAL_TABLE: Final = "national_table"
CLAUSE: Final = "SA-national_advantages-1"


def is_strong(kind: Kind) -> bool:
    """Whether a kind has any strength that could be raised."""
    shells, bombs = kind.row.get(ARTILLERY, {}), kind.row.get("strategic_bombing", "0")
    return any(kind.attack) or any(kind.defence) or bool(shells) or bombs not in ("0", "")


class Nations:
    """The kinds and columns of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.slots: Final = [rules.seat_column(name) for name in SLOTS]
        self.most: Final = rules.number("national_kinds")
        kinds = rules.kinds
        self.models: Final = [kinds.index.get(str(kind.row.get("replaces", kind.id)), -1) for kind in kinds.rows]
        """For each kind the one whose variant it is, or itself."""
        able = [kind for kind in rules.available if kind.price_num > 0 and is_strong(kind) and kind.id not in OWN_KINDS]
        self.names: Final = list(dict.fromkeys([kinds.rows[self.models[kind.index]].id for kind in able]))
        """All kinds in which a nation can be better, in the order of the unit table."""

    def kinds_of(self, table: Table, seat: i64) -> list[str]:
        """The kinds in which a seat is better."""
        held = [int(table.seat_columns[slot][seat]) for slot in self.slots]
        return [self.rules.kinds.rows[number].id for number in held if number != NOBODY]

    def has(self, table: Table, seat: i64, kind: Kind) -> bool:
        """Whether a seat is better in a kind."""
        model = self.models[kind.index]
        for slot in self.slots:
            if seat != NOBODY and table.seat_columns[slot][seat] == model:
                return True
        return False

    def give(self, state: State, seat: i64, name: str) -> None:
        """A seat is better in one more kind."""
        free = len(self.kinds_of(state.table, seat))
        state.table.seat_columns[self.slots[free]][seat] = self.rules.kinds.index[name]
        state.tell(public("national-kind", power=seat_name(seat), item=name))

    def agreed(self) -> dict[str, list[str]]:
        """What the scenario says of each side: `west tank, east infantry`."""
        text, found = self.rules.word(NATIONAL_TABLE), dict[str, list[str]]()
        sides = [side.id for side in self.rules.sides]
        for entry in text.split(",") if text.strip() else []:
            side, *kinds = entry.split() or [""]
            if side not in sides or side in found or [name for name in kinds if name not in self.names]:
                raise self.misread("SA-national_advantages-5", text, f"{', '.join(sides)}; {', '.join(self.names)}")
            if len(kinds) > self.most or len(set(kinds)) < len(kinds):
                raise self.misread(CLAUSE, text, str(self.most))
            found[side] = kinds
        return found

    def misread(self, clause: str, text: str, allowed: str) -> BadRulebook:
        """The table of the scenario cannot be understood."""
        return BadRulebook("bad_option", clause, option=NATIONAL_TABLE, value=text[:40], allowed=allowed)


class Drawn(Slice):
    """The kinds of each side, by the numbers of sides; empty until they are drawn."""

    def __init__(self) -> None:
        self.kinds: list[list[str]] = []

    def copy(self) -> Slice:
        twin = Drawn()
        twin.kinds = [names[:] for names in self.kinds]
        return twin

    def dump(self) -> object:
        return [names[:] for names in self.kinds]

    def load(self, data: Any) -> None:
        self.kinds = [[str(name) for name in names] for names in data]


def drawn_of(rules: Rules, table: Table) -> Drawn:
    """What was drawn for the sides of this table."""
    found = table.slices[rules.table_slice(ID)]
    assert isinstance(found, Drawn)
    return found


class NationalMight(Might):
    """Half as much again of every strength, rounded up before any other factor."""

    name = ID
    clause = "SA-national_advantages-2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.nations = Nations(rules)
        self.met: Final[dict[tuple[int, ...], int]] = {}
        """The kinds of all seats in games by these rules, numbered as they came."""

    def times(self, table: Table, owner: i64, kind: Kind) -> tuple[int, int]:
        return BONUS if self.nations.has(table, owner, kind) else (1, 1)

    def cache_key(self, table: Table) -> int:
        held = tuple([int(number) for slot in self.nations.slots for number in table.seat_columns[slot]])
        return self.met.setdefault(held, len(self.met))
