"""The lines of a battle: what the chapters `second_line` and `naval` (ships lie docked behind) share."""

from __future__ import annotations

from mypy_extensions import i64

from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, SECOND_LINE, STANDING, Battle, Row
from velmoci.salva.battle_seams import Cover
from velmoci.salva.state import Table
from velmoci.salva.units import AIR, SUBMARINE


class BehindTheLine(Cover):
    """Nobody shoots at the second line while somebody in the first line protects it; aircraft and submarines do."""

    name = "behind_the_line"
    clause = "SA-second_line-6"
    code = "second_line"

    def matters(self, table: Table, battle: Battle) -> bool:
        line, fate = battle.line, battle.fate
        for fighter in range(battle.count()):
            if line[fighter] == SECOND_LINE and fate[fighter] == STANDING:
                return True
        return False

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        if battle.line[fighter] != SECOND_LINE or battle.exposed[fighter] > 0:
            return False
        for shield in range(battle.count()):
            if battle.side[shield] == battle.side[fighter] and self.is_shield(battle, shield, fighter):
                return True
        return False

    def is_shield(self, battle: Battle, shield: i64, fighter: i64) -> bool:
        """Whether a fighter stands in front and protects the other."""
        kind = battle.row_of(shield).kind
        if battle.line[shield] != FIRST_LINE or battle.fate[shield] != STANDING or not kind.shields or kind.cls == AIR:
            return False
        for muster in self.rules.muster_shields:
            if not muster.shields(battle, shield, fighter):
                return False
        return True

    def cited(self, battle: Battle, fighter: i64) -> str:
        clauses = [muster.why_behind(battle, fighter) for muster in self.rules.musters]
        return next((clause for clause in clauses if clause), self.clause)

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        if row.kind.cls != AIR and row.kind.cls != SUBMARINE:
            return False
        return row.side == ATTACKER or battle.salvos[DEFENDER] > 1
