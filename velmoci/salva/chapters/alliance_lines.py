"""The chapters `alliance` and `second_line` together: who decides in which line a unit stands.

Its owner declares or changes the line; its commander and, in defence, the holder of the field have to agree. If one of
them does not, the unit goes to the lower of the two lines and does not shoot in this salvo.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import rate
from velmoci.salva.battle import DEFENDER, STANDING, Battle, Row
from velmoci.salva.battle_seams import Cover
from velmoci.salva.chapters.second_line import ChangeLine, DeclareLines
from velmoci.salva.naming import find_unit
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MARK, Column, Consent, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

LINES: Final = "lines"
SILENCED: Final = "silenced"


def wishes(order: Order) -> list[tuple[str, int]]:
    """Which units an order puts into which lines."""
    if isinstance(order, DeclareLines):
        return [(name, line) for name, line in order.lines]
    return [(order.unit, order.line)] if isinstance(order, ChangeLine) else []


def who_has_a_say(rules: Rules, table: Table, battle: Battle, fighter: i64) -> list[int]:
    """Besides its owner those who decide about a fighter's line: its commander, and the holder of a defended field."""
    unit = battle.unit[fighter]
    seats = [int(rules.commander(table, unit))]
    if battle.side[fighter] == DEFENDER:
        seats.append(int(battle.leader(DEFENDER)))
    return [seat for seat in dict.fromkeys(seats) if seat not in (int(NOBODY), int(table.owner_of(unit)))]


class AgreeingOnLines(Consent):
    """All who have a say must agree to a change; silence is none."""

    name = LINES

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(SILENCED)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        found: list[int] = []
        for name, line in wishes(order):
            battle = battle_of(sight.table)
            fighter = battle.fighter_of(find_unit(sight, name))
            if battle.line[fighter] != line:
                found += who_has_a_say(self.rules, sight.table, battle, fighter)
        return list(dict.fromkeys(found))

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        return {"lines": dict(wishes(order))}

    def refused(self, state: State, seat: i64, order: Order) -> None:
        """Disputed units go to the lower line and are silent in this salvo; the others do as they were told."""
        battle, sight = battle_of(state.table), state.sight(seat)
        disputed: list[str] = []
        for name, line in wishes(order):
            fighter = battle.fighter_of(find_unit(sight, name))
            if battle.line[fighter] != line and who_has_a_say(self.rules, state.table, battle, fighter):
                self.silence_fighter(battle, fighter)
                disputed.append(name)
                line = min(line, int(battle.line[fighter]))
            battle.line[fighter] = line
        rate(self.rules, state.table, battle)
        if isinstance(order, DeclareLines):
            state.table.answer(seat)
        state.tell(public("lines-disputed", units=disputed))

    def silence_fighter(self, battle: Battle, fighter: i64) -> None:
        """It does not shoot in the salvo of its side under way, or in the next one."""
        if battle.firing == battle.side[fighter]:
            battle.is_done[fighter] = 1
        else:
            battle.mark(fighter, battle.row_of(fighter).marks | self.mark)


class Silenced(Cover):
    """From those who are silenced everybody is safe."""

    name = SILENCED
    clause = "SA-alliance-27"
    code = SILENCED

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(SILENCED)

    def matters(self, table: Table, battle: Battle) -> bool:
        for row in battle.rows:
            if row.side == battle.firing and row.has(self.mark):
                return True
        return False

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return battle.side[fighter] != battle.firing and battle.fate[fighter] == STANDING

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        return not row.has(self.mark)


class SpeaksAgain(Reaction):
    """After the salvo the silenced may shoot again."""

    name = SILENCED

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(SILENCED)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        for fighter in battle.standing(battle.firing):
            marks = battle.row_of(fighter).marks
            if marks & self.mark != 0:
                battle.mark(fighter, marks & ~self.mark)


CHAPTER: Final = Chapter(
    id="alliance_lines",
    clause="SA-alliance-27",
    bridges=("alliance", "second_line"),
    contributions={
        "column": (Column(SILENCED, MARK),),
        "react": (SpeaksAgain,),
        "consent": (AgreeingOnLines,),
        "cover": (Silenced,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-27": (AgreeingOnLines, who_has_a_say, Silenced, SpeaksAgain),
}
