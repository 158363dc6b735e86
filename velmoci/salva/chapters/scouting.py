"""Scouts (Průzkumné jednotky): units that cannot shoot, are hard to hit, and find out who stands on a field.

They may attack by themselves. The defender fires his opening salvos; whoever survives them goes back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.option import BoolOption, RatioOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import sleepers_at
from velmoci.salva.base.fire import Vulnerability
from velmoci.salva.battle import ATTACKER, DEFENDER, Battle
from velmoci.salva.battle_seams import FORCED_RETREAT, GOES_ON, Ending, FireFactor, Muster, Shot
from velmoci.salva.faces import Face, Number, number
from velmoci.salva.forces import possibly_at
from velmoci.salva.numbers import Chain, ratio
from velmoci.salva.rules import Rules
from velmoci.salva.state import State, Table
from velmoci.salva.units import Kind

ID: Final = "scouting"
OPTION: Final = "scout_vulnerability"


def is_scout(kind: Kind) -> bool:
    """Whether a kind is made for reconnaissance."""
    return kind.chapter == ID


class ScoutVulnerability(Vulnerability):
    """Scouts are as vulnerable to everything as was agreed before the game."""

    name = "vulnerability"
    replaces = "vulnerability"
    is_lasting = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = rules.ratio(OPTION)

    def apply(self, shot: Shot, chain: Chain) -> None:
        if is_scout(shot.target.kind):
            chain.times(self.num, self.den, OPTION, "SA-scouting-2")
        else:
            super().apply(shot, chain)


class ShelledScouts(FireFactor):
    """Against shells too that number stands in place of the one in the table."""

    name = "shelled_scouts"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = rules.ratio(OPTION)

    def shell(self, table: Table, unit: i64, target: i64, chain: Chain) -> None:
        kind = self.rules.kinds.rows[table.kind[target]] if target >= 0 else self.rules.unfinished
        if is_scout(kind) and table.is_finished(target):
            num, den = ratio(kind.row["vulnerability"]["all"])
            chain.times(self.num * den, self.den * num, OPTION, "SA-scouting-2")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return 0


class Scouts(Muster):
    """Scouts open a battle by themselves where others stand or may stand; they take nothing and shoot at nobody."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.go_alone = rules.flag("scouts_attack_alone")

    def may_open(self, table: Table, unit: i64, field: i64) -> bool:
        if not self.go_alone or not is_scout(self.rules.kinds.rows[table.kind[unit]]):
            return False
        seat, there = self.rules.commander(table, unit), possibly_at(self.rules, table, field)
        if [other for other in there.units_at(field) if not self.rules.is_friend(there, other, seat)]:
            return True
        return bool(sleepers_at(self.rules, table, field))

    def why_unable(self, kind: Kind) -> str:
        return "SA-scouting-4" if is_scout(kind) else ""

    def why_unarmed(self, kind: Kind) -> str:
        return "SA-scouting-1" if is_scout(kind) else ""

    def shields(self, battle: Battle, shield: i64, fighter: i64) -> bool:
        return not is_scout(battle.row_of(shield).kind)


class ScoutsGoBack(Ending):
    """A battle in which nobody but scouts attacks is over after the defender's opening salvos."""

    name = "scouts_go_back"
    after = "side_gone"
    clause = "SA-scouting-5"

    def verdict(self, state: State, battle: Battle) -> i64:
        if battle.salvos[DEFENDER] == 0:
            return GOES_ON
        for fighter in battle.standing(ATTACKER):
            if not is_scout(battle.row_of(fighter).kind):
                return GOES_ON
        return FORCED_RETREAT


class ScoutsShown(Face):
    """How vulnerable scouts are."""

    name = ID

    def numbers(self, kind: Kind) -> list[Number]:
        if not is_scout(kind):
            return []
        num, den = self.rules.ratio(OPTION)
        return [number(OPTION, num, den, OPTION, "SA-scouting-2")]


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-scouting-1",
    needs=("minimal",),
    needs_one_of=(("formations", "hidden_units"),),
    options=(
        RatioOption(OPTION, "1/3", "1/12", "1", "SA-scouting-2"),
        BoolOption("scouts_attack_alone", True, "SA-scouting-3"),
    ),
    contributions={
        "fire": (ScoutVulnerability, ShelledScouts),
        "muster": (Scouts,),
        "ending": (ScoutsGoBack,),
        "face": (ScoutsShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-scouting-1": (is_scout, Scouts.why_unarmed),
    "SA-scouting-2": (ScoutVulnerability, ShelledScouts),
    "SA-scouting-3": (Scouts.may_open,),
    "SA-scouting-4": (Scouts.why_unable,),
    "SA-scouting-5": (ScoutsGoBack,),
    "SA-scouting-7": (Scouts.shields,),
}
