"""Capital ships (Bitevní a letadlové lodi): battleships and carriers; by the option they are repaired only in port."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.kernel.game import Warned
from velmoci.kernel.option import BoolOption
from velmoci.kernel.rulebook import Chapter, Rulebook
from velmoci.salva.base.endings import is_repaired
from velmoci.salva.naming import unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import State, Table

ID: Final = "capital_ships"
AIRCRAFT: Final = "air"
STAGE: Final[i64] = 12
"""Two points of damage, in sixths: sound, lightly damaged, heavily damaged."""


def is_capital(rules: Rules, table: Table, unit: i64) -> bool:
    """Whether a unit is a battleship or a carrier."""
    return rules.kinds.rows[table.kind[unit]].chapter == ID


class PartialRepair(Reaction):
    """By the option a capital ship is repaired down to an even number of points, and in an own port altogether."""

    name = "partial_repair"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.flag("capital_partial_repair")

    def damage_left(self, table: Table, unit: i64) -> i64:
        if not self.is_on or not is_capital(self.rules, table, unit):
            return 0
        return table.damage[unit] // STAGE * STAGE

    def turn_ends(self, state: State, seat: i64) -> None:
        table = state.table
        told: list[str] = []
        for unit in table.units_of(seat) if self.is_on else []:
            is_in_port = is_capital(self.rules, table, unit) and table.owner[table.place[unit]] == seat
            if is_in_port and table.damage[unit] > 0 and is_repaired(state, unit):
                told.append(f"{unit_name(self.rules, table, unit)}: {ratio_text(int(table.damage[unit]), 6)}")
                table.damage[unit] = 0
        if told:
            state.tell(public("repaired", units=told))


NO_AIRCRAFT: Final = Warned("warning-battleships-without-aircraft", "SA-capital_ships-3")


def advice(rulebook: Rulebook, land: int) -> list[Warned]:
    """Without aircraft nothing much threatens battleships."""
    return [NO_AIRCRAFT] if ID in rulebook.chapters and AIRCRAFT not in rulebook.chapters else []


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-capital_ships-1",
    needs=("naval", "expensive_units"),
    options=(BoolOption("capital_partial_repair", False, "SA-capital_ships-4"),),
    contributions={"react": (PartialRepair,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-capital_ships-1": (is_capital,),
    "SA-capital_ships-2": (is_capital,),
    "SA-capital_ships-3": (advice,),
    "SA-capital_ships-4": (PartialRepair,),
}
