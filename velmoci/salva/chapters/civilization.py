"""In the style of Meier's Civilization (Hra ve stylu Meierovy Civilizace): four switches, each for itself.

What the switches change stands where it meets other chapters: specialised factories in `civilization_factories.py`,
historical units in `civilization_technology.py`, political factories in `civilization_politics.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import BoolOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, Step
from velmoci.salva.state import NOBODY, State

ID: Final = "civilization"
TECHNOLOGY: Final = "technology"


class OneField(Step):
    """Everybody begins on the first of his fields; all others are neutral, unless the goal says what everybody has."""

    name = "one_field"
    track = OPENING
    after = "sides"
    clause = "SA-civilization-2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        check_switches(rules)
        self.is_on = rules.flag("one_field_start")

    def enter(self, state: State, chance: Chance) -> None:
        if not self.is_on or self.rules.goal.states_start():
            return
        for seat in state.table.living():
            fields = self.rules.sides[state.table.side[seat]].fields
            if fields:
                keep_first(state, seat, [self.rules.board.index[name] for name in fields])


def keep_first(state: State, seat: int, fields: list[int]) -> None:
    """All that a seat has on its fields stands on the first of them, and the others are nobody's."""
    table = state.table
    for field in fields[1:]:
        table.owner[field] = NOBODY
        for unit in table.units_at(field):
            if table.owner_of(unit) == seat:
                table.put(unit, fields[0])
    state.tell(public("one-field", power=seat_name(seat), field=field_name(state.rules, fields[0])))


def check_switches(rules: Rules) -> None:
    """Historical units are units by technology."""
    if rules.flag("historical_units") and TECHNOLOGY not in rules.rulebook.chapters:
        raise BadRulebook(
            "bad_option", "SA-civilization-9", option="historical_units", value="true", allowed="false"
        )


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-civilization-1",
    needs=("minimal",),
    needs_one_of=(("factories", "specialised_factories=false"),),
    options=(
        BoolOption("one_field_start", True, "SA-civilization-2"),
        BoolOption("specialised_factories", True, "SA-civilization-4"),
        BoolOption("historical_units", False, "SA-civilization-9"),
    ),
    contributions={"step": (OneField,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-civilization-1": (check_switches,),
    "SA-civilization-2": (OneField.enter, keep_first),
    "SA-civilization-9": (check_switches,),
}
