"""Pioneer infantry (Pionýrská pěchota): while it attacks in front, the ground does not help the defenders.

The rows of a battle have a mark for defenders who face pioneers. Whoever gets the mark goes through the row without it,
so that both are there: the fall of the last pioneer changes what is looked up in the middle of a salvo, and nothing is
worked out anew.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, Battle, Row
from velmoci.salva.battle_seams import Muster
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MARK, Column, Reaction
from velmoci.salva.state import NOBODY, State, Table
from velmoci.salva.units import AIR, Kind

PIONEER: Final = "pioneer_infantry"
FACING: Final = "facing_pioneers"
GROUND: Final = "defence"
RESTORED: Final = "bonus_restored"
NO_BONUS: Final = "no_bonus"


class GroundIsNoHelp(Muster):
    """Surface units that face pioneers have no help of the ground against surface units."""

    name = FACING

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(FACING)

    def spoils_ground(self, shooter: Row, target: Row) -> bool:
        return shooter.has(self.mark) and shooter.kind.cls != AIR and target.kind.cls != AIR


class PioneersInFront(Reaction):
    """Sees shot by shot whether a pioneer stands in the attacker's first line."""

    name = PIONEER

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(FACING)
        self.is_restored = rules.word("pioneer_rest") == RESTORED

    def minds(self, rows: list[Row]) -> bool:
        return has_pioneers(rows)

    def battle_begins(self, state: State, battle: Battle) -> None:
        self.look(battle)

    def salvo_begins(self, state: State, battle: Battle) -> None:
        self.look(battle)

    def fighter_falls(self, state: State, battle: Battle, fighter: i64) -> None:
        """With the last pioneer its work ends at once; by the option not for the rest of the fire that felled it."""
        if has_pioneers(battle.rows) and not pioneer_in_front(battle):
            self.face(battle, False, NOBODY if self.is_restored else battle.shooter)

    def kind_worth(self, table: Table, kind: Kind, field: i64) -> float:
        """As much as the best ground beside the field helps those who would defend it."""
        if kind.id != PIONEER or not any(column.name == GROUND for column in self.rules.field_columns):
            return 0.0
        worth = 0.0
        for near in self.rules.board.neighbours[field]:
            num, den = self.rules.board.ratio_mark(near, GROUND)
            if table.owner[near] != table.owner[field] and num > den:
                worth = max(worth, num / den)
        return worth

    def look(self, battle: Battle) -> None:
        """Gives every defender the mark, or takes it away, by who stands in front now."""
        if has_pioneers(battle.rows):
            self.face(battle, pioneer_in_front(battle), NOBODY)

    def face(self, battle: Battle, faces: bool, but: i64) -> None:
        """All defenders but one face pioneers from now on, or face none."""
        for fighter in battle.standing(DEFENDER):
            if fighter != int(but):
                battle.mark(fighter, battle.row_of(fighter).marks & ~self.mark)
                if faces:
                    battle.mark(fighter, battle.row_of(fighter).marks | self.mark)


def has_pioneers(rows: list[Row]) -> bool:
    """Whether any pioneer was mustered to attack; in all other battles there is nothing to look at."""
    for row in rows:
        if row.side == ATTACKER and row.kind.id == PIONEER:
            return True
    return False


def pioneer_in_front(battle: Battle) -> bool:
    """Whether a pioneer stands in the attacker's first line."""
    for fighter in battle.standing(ATTACKER):
        if battle.line[fighter] == FIRST_LINE and battle.row_of(fighter).kind.id == PIONEER:
            return True
    return False


CHAPTER: Final = Chapter(
    id="pioneer_infantry",
    clause="SA-pioneer_infantry-1",
    needs=("specialised",),
    options=(ChoiceOption("pioneer_rest", (RESTORED, NO_BONUS), "SA-pioneer_infantry-3"),),
    contributions={
        "column": (Column(FACING, MARK),),
        "react": (PioneersInFront,),
        "muster": (GroundIsNoHelp,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-pioneer_infantry-1": (GroundIsNoHelp.spoils_ground, PioneersInFront.face, pioneer_in_front),
    "SA-pioneer_infantry-2": (GroundIsNoHelp.spoils_ground,),
    "SA-pioneer_infantry-3": (PioneersInFront.fighter_falls,),
    "SA-pioneer_infantry-4": (PioneersInFront.fighter_falls,),
}
