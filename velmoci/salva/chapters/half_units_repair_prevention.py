"""Where halves meet holds: parts of a divided unit share its place on a list, and a joined one keeps every hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.hold_lists import exchange_held
from velmoci.salva.naming import unit_name
from velmoci.salva.seams import Reaction
from velmoci.salva.state import State


class HeldHalves(Reaction):
    """A hold follows the unit when it is divided or joined."""

    name = "held_halves"

    def units_join(self, state: State, unit: i64, other: i64) -> None:
        one, two = unit_name(self.rules, state.table, unit), unit_name(self.rules, state.table, other)
        exchange_held(state, [one, two], [one])

    def unit_divides(self, state: State, unit: i64, other: i64) -> None:
        one, two = unit_name(self.rules, state.table, unit), unit_name(self.rules, state.table, other)
        exchange_held(state, [one], [one, two])


CHAPTER: Final = Chapter(
    id="half_units_repair_prevention",
    clause="SA-half_units-6",
    bridges=("repair_prevention", "half_units"),
    contributions={"react": (HeldHalves,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {"SA-half_units-6": (HeldHalves,)}
