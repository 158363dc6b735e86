"""Levels of technology: which field counts for whom, what a difference does, and what the next level costs; a part of
the chapter `technology`.

The columns `tech_soft` and so on hold the level of each seat in each field, `tech_talent` the number of the field in
which a seat pays less; `tech_radio` is no field but a step of the irregular tree: 1 without radio, 2 with it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.salva.chapters.technology_tree import HIGHEST_STEP, NEEDS, PRICES, RADIO, STEPS, step_to
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import SEAT, Column
from velmoci.salva.state import NOBODY, Table
from velmoci.salva.units import AIR, SUBMARINE, Kind

BY_CLASS: Final = ("soft", "armoured", "naval", "sub", "air", "fortresses")
"""The fields of units, in the order of the classes of the unit table."""
FORTRESSES: Final = "fortresses"
ARTILLERY: Final = "artillery"
ANTI_SUBMARINE: Final = "anti_submarine"
ANTI_AIR: Final = "anti_air"
FIELDS: Final = (*BY_CLASS, ARTILLERY, ANTI_SUBMARINE, ANTI_AIR)
TALENT: Final = "tech_talent"
AIMS: Final = "aims_at"
"""The unit column of those who shell others from afar."""
FIRST: Final = 1
"""The level with which everybody begins in every field."""
LAST_OF_TABLE: Final = 3
"""The last row of the table of factors: twelve times as much."""
MOST_LEVELS: Final = 60

COLUMNS: Final = (
    *[Column(f"tech_{name}", SEAT, FIRST) for name in (*FIELDS, RADIO)],
    Column(TALENT, SEAT, NOBODY),
)


def factor_for(difference: int, is_steep: bool, is_clamped: bool) -> tuple[int, int]:
    """By what fire is multiplied for so many levels more, or fewer, than the target has."""
    read = 2 * difference if is_steep else difference
    row = (read + 1) // 2 if read > 0 else -read // 2
    if is_clamped:
        row = min(row, LAST_OF_TABLE)
    times = max(1, row * (row + 1))
    return (times, 1) if read > 0 else (1, times)


def attack_field(shooter: Kind, target: Kind) -> str:
    """The field that counts for a shooter: that of the kind of attack before that of its class."""
    if target.cls == SUBMARINE:
        return ANTI_SUBMARINE
    if target.cls == AIR and shooter.cls != AIR:
        return ANTI_AIR
    return BY_CLASS[shooter.cls]


class Levels:
    """The columns and options of the chapter, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.columns: Final = {name: rules.seat_column(f"tech_{name}") for name in (*FIELDS, RADIO)}
        self.talents: Final[i64] = rules.seat_column(TALENT)
        self.most: Final = rules.number("tech_max")
        self.neutral: Final = rules.number("neutral_tech")
        self.base: Final = rules.ratio("tech_base")
        self.surcharge: Final = rules.ratio("tech_lag_surcharge")
        self.discount: Final = rules.ratio("tech_discount")
        self.has_tree: Final = rules.word("tech_tree") != "regular"
        self.has_shells: Final = AIMS in [column.name for column in rules.unit_columns]
        self.present: Final = [name for name in FIELDS if self.kinds_of(name)]
        """The fields of which the game has any kind of unit."""

    def kinds_of(self, field: str) -> list[Kind]:
        """The kinds for which a field is there: those of its class, or those against which it helps."""
        return [kind for kind in self.rules.available if field in fields_for(kind, self.has_shells)]

    def level(self, table: Table, seat: i64, field: str) -> int:
        """The level of a seat in a field; what belongs to nobody has one level in everything."""
        if seat == NOBODY:
            return self.neutral
        found = self.set_level(table, seat, field)
        return self.reached(table, seat, field) if found is None else found

    def reached(self, table: Table, seat: i64, field: str) -> int:
        """The level to which a seat has risen in a field."""
        return int(table.seat_columns[self.columns[field]][seat])

    def set_level(self, table: Table, seat: i64, field: str) -> int | None:
        """The level that a seat has by what another chapter says; None where it rises itself."""
        for part in self.rules.set_levels:
            level = part.set_level(table, seat, field)
            if level is not None:
                return level
        return None

    def raise_to(self, table: Table, seat: i64, field: str, level: int) -> None:
        """A seat has at least that level from now on."""
        column = table.seat_columns[self.columns[field]]
        column[seat] = max(int(column[seat]), level)

    def highest(self, field: str) -> int:
        """The last level of a field, or of a step that raises nothing."""
        return FIRST + 1 if field == RADIO else self.most

    def braking(self, table: Table, seat: i64) -> list[str]:
        """The fields of which a seat can have some kind now and that count when it is asked which one is behind."""
        return [name for name in self.present if self.is_braking(table, seat, name)]

    def is_braking(self, table: Table, seat: i64, field: str) -> bool:
        """Whether one of them is among these."""
        is_limited = bool(self.rules.progress_limits)
        if is_limited and not [kind for kind in self.kinds_of(field) if self.is_reached(table, seat, kind)]:
            return False
        for part in self.rules.progress:
            if not part.brakes(table, seat, field):
                return False
        return True

    def is_reached(self, table: Table, seat: i64, kind: Kind) -> bool:
        """Whether a seat is far enough for a kind; nobody is kept from any unless a chapter says so."""
        for part in self.rules.progress_limits:
            if not part.is_reached(table, seat, kind):
                return False
        return True

    def lag(self, table: Table, seat: i64, level: int) -> int:
        """By how many levels the lowest of these fields lies below the level from which a field is to rise."""
        before = level - 1
        return before - min([before, *[self.level(table, seat, name) for name in self.braking(table, seat)]])

    def is_talent(self, table: Table, seat: i64, field: str) -> bool:
        """Whether it is the field in which the seat pays less."""
        return field in FIELDS and table.seat_columns[self.talents][seat] == FIELDS.index(field)

    def price(self, table: Table, seat: i64, field: str, level: int, explains: bool = False) -> Chain:
        """What it costs a seat to rise to a level in a field, as its fields stand now, with the reasons if wanted."""
        chain = Chain(explains)
        if self.is_step(field, level):
            chain.starts_with(PRICES[step_to(field, level)], 1, "technology_step", "SA-technology-18")
        else:
            self.regular_price(table, seat, field, level, chain)
        if self.is_talent(table, seat, field):
            num, den = self.discount
            chain.times(den - num, den, "technology_talent", "SA-technology-15")
        return chain

    def regular_price(self, table: Table, seat: i64, field: str, level: int, chain: Chain) -> None:
        """The higher the dearer, and dearer still while another field lies behind."""
        agreed = [part.base_price(level) for part in self.rules.progress]
        found = next((price for price in agreed if price is not None), None)
        if found is None:
            chain.starts_with(self.base[0], self.base[1], "technology_base", "SA-technology-12")
            chain.times(level - 1, 1, "technology_level", "SA-technology-12")
        else:
            chain.starts_with(found[0], found[1], "technology_base", "SA-technology-12")
        num, den = self.surcharge
        chain.times(den + num * self.lag(table, seat, level), den, "technology_lag", "SA-technology-12")

    def price_parts(self, table: Table, seat: i64, field: str, level: int) -> int:
        """The same in parts of a production point."""
        chain = self.price(table, seat, field, level)
        return self.rules.in_parts(chain.num, chain.den)

    def is_step(self, field: str, level: int) -> bool:
        """Whether a level is bought as a step of the irregular tree."""
        return self.has_tree and level <= HIGHEST_STEP

    def missing_step(self, table: Table, seat: i64, field: str, level: int) -> str:
        """The first step that must be known before; '' where nothing is missing."""
        if not self.is_step(field, level):
            return ""
        for needed in NEEDS[step_to(field, level)]:
            other, least = STEPS[needed]
            if self.level(table, seat, other) < least:
                return needed
        return ""


def fields_for(kind: Kind, has_shells: bool) -> list[str]:
    """The fields in which a kind gives a reason to rise: that of its class, and the attacks that it makes or meets."""
    found = [BY_CLASS[kind.cls]]
    if has_shells and kind.row.get(ARTILLERY):
        found.append(ARTILLERY)
    if kind.cls == SUBMARINE:
        found.append(ANTI_SUBMARINE)
    if kind.cls == AIR:
        found.append(ANTI_AIR)
    return found
