"""Terrain bonuses (Terénní bonusy): a field may make its defenders stronger, slow armour down, and yield more."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.ways import may_arrive
from velmoci.salva.battle import DEFENDER, Battle
from velmoci.salva.battle_seams import FireFactor, FireMode, Shot
from velmoci.salva.board import AMOUNT, FieldKey
from velmoci.salva.map_seams import FieldFactor, PaceFactor
from velmoci.salva.numbers import Chain, common_denominator, whole_parts
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, OPENING, Column, Step
from velmoci.salva.state import State, Table
from velmoci.salva.units import AIR, ARMOURED, FORTRESS, Kind

FOREST: Final = {"defence": "3/2", "roughness": "2"}
MOUNTAINS: Final = {"defence": "2", "roughness": "3"}
BONUSES: Final = ("defence", "roughness", "production")
TIMES: Final = "times"
PARTS: Final = 12
"""Bonuses are counted at least in twelfths."""


class Ground:
    """One of the three bonuses: a column of the fields, in parts of 1 that suit every number of the map."""

    def __init__(self, rules: Rules, name: str) -> None:
        board = rules.board
        self.name = name
        self.column = rules.field_column(name)
        dens = [board.ratio_mark(field, name)[1] for field in range(int(board.size))]
        self.parts = common_denominator([PARTS, *dens])

    def at(self, table: Table, field: i64) -> int:
        """The bonus of a field, in parts."""
        return table.field_columns[self.column][field]

    def lay(self, table: Table, field: i64, num: int, den: int) -> None:
        """Gives a field a bonus."""
        table.field_columns[self.column][field] = whole_parts(num, den, self.parts, self.name)


class LayTerrain(Step):
    """Before anything else the fields get the bonuses that the map states."""

    name = "terrain"
    track = OPENING
    before = "sides"

    def enter(self, state: State, chance: Chance) -> None:
        for name in BONUSES:
            ground = Ground(self.rules, name)
            for field in range(int(self.rules.board.size)):
                num, den = self.rules.board.ratio_mark(field, name)
                ground.lay(state.table, field, num, den)


class DefenceBonus(FireFactor):
    """The defence bonus of the contested field multiplies all fire of the defender, unless a unit does without it."""

    name = "defence_bonus"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ground = Ground(rules, "defence")

    def apply(self, shot: Shot, chain: Chain) -> None:
        if shot.shooter.side != DEFENDER or is_level(self.rules, shot.battle):
            return
        if not shot.mode.takes_attack_strength:
            bonus = self.ground.at(shot.table, shot.battle.field)
            if bonus <= self.ground.parts or not is_spoilt(self.rules, shot):
                chain.times(bonus, self.ground.parts, "defence_bonus", "SA-terrain-2")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return self.ground.parts if is_level(self.rules, battle) else self.ground.at(table, battle.field)


def is_spoilt(rules: Rules, shot: Shot) -> bool:
    """Whether a chapter takes the help of the ground away from a defender against this target."""
    for muster in rules.muster_spoilers:
        if muster.spoils_ground(shot.shooter, shot.target):
            return True
    return False


def is_level(rules: Rules, battle: Battle) -> bool:
    """Whether a chapter says that the ground favours nobody in this battle."""
    for muster in rules.muster_levels:
        if muster.is_level(battle):
            return True
    return False


class Roughness(FireFactor):
    """Roughness multiplies all fire at armoured targets, whoever fires."""

    name = "roughness"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ground = Ground(rules, "roughness")

    def apply(self, shot: Shot, chain: Chain) -> None:
        if shot.target.kind.cls == ARMOURED:
            bonus = self.ground.at(shot.table, shot.battle.field)
            chain.times(bonus, self.ground.parts, "roughness", "SA-terrain-6")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return self.ground.at(table, battle.field)


class WithoutBonus(FireMode):
    """Where the bonus is below 1, a land unit of the defender may use its attack strength and skip the bonus."""

    name = "without_bonus"
    takes_attack_strength = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ground = Ground(rules, "defence")

    def why_not(self, shot: Shot) -> str:
        bonus = self.ground.at(shot.table, shot.battle.field)
        if shot.shooter.side != DEFENDER or bonus >= self.ground.parts or not shot.shooter.kind.is_land:
            return "SA-terrain-3"
        if is_level(self.rules, shot.battle):
            return "SA-terrain-3"
        return "SA-terrain-4" if shot.shooter.kind.cls == FORTRESS or shot.target.kind.cls == AIR else ""


class RoughGoing(PaceFactor):
    """Entering a field of roughness above 1 costs a land unit that many movement points."""

    name = "roughness"
    depends_on_way: ClassVar[bool] = True
    depends_on_kind: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ground = Ground(rules, "roughness")

    def apply(self, table: Table, unit: i64, kind: Kind, origin: i64, field: i64, chain: Chain) -> None:
        bonus = self.ground.at(table, field)
        if bonus > self.ground.parts and kind.is_land:
            chain.times(bonus, self.ground.parts, "roughness", "SA-terrain-7")

    def eases_arrival(self) -> bool:
        return True

    def denominator(self) -> int:
        return self.ground.parts


class ProductionBonus(FieldFactor):
    """The production bonus of any size, in place of the plain mark."""

    name = "bonus"
    replaces = "bonus"
    depends_on_field: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.ground = Ground(rules, "production")

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        bonus = self.ground.at(table, field)
        chain.times(bonus, self.ground.parts, "bonus", "SA-terrain-11")

    def denominator(self) -> int:
        return self.ground.parts


def defence_parts(rules: Rules) -> int:
    return Ground(rules, "defence").parts


def roughness_parts(rules: Rules) -> int:
    return Ground(rules, "roughness").parts


def production_parts(rules: Rules) -> int:
    return Ground(rules, "production").parts


def shown_roughness(text: str, display: str) -> str:
    """How roughness is shown; it changes nothing else."""
    return f"×{text}" if display == TIMES else text


CHAPTER: Final = Chapter(
    id="terrain",
    clause="SA-terrain-1",
    needs=("minimal",),
    options=(ChoiceOption("roughness_display", (TIMES, "plain"), "SA-terrain-14"),),
    contributions={
        "field": (FieldKey("defence", AMOUNT, "1", "SA-terrain-2"), FieldKey("roughness", AMOUNT, "1", "SA-terrain-6")),
        "column": (
            Column("defence", FIELD, parts=defence_parts),
            Column("roughness", FIELD, parts=roughness_parts),
            Column("production", FIELD, parts=production_parts),
        ),
        "step": (LayTerrain,),
        "fire": (DefenceBonus, Roughness),
        "mode": (WithoutBonus,),
        "pace": (RoughGoing,),
        "production": (ProductionBonus,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-terrain-1": (Ground, LayTerrain),
    "SA-terrain-2": (DefenceBonus,),
    "SA-terrain-3": (WithoutBonus,),
    "SA-terrain-4": (WithoutBonus.why_not,),
    "SA-terrain-5": (DefenceBonus.apply,),
    "SA-terrain-6": (Roughness,),
    "SA-terrain-7": (RoughGoing,),
    "SA-terrain-8": (RoughGoing.eases_arrival, may_arrive),
    "SA-terrain-9": (RoughGoing.apply,),
    "SA-terrain-10": (RoughGoing.denominator,),
    "SA-terrain-11": (ProductionBonus,),
    "SA-terrain-12": (Ground.lay,),
    "SA-terrain-13": (Ground.lay,),
    "SA-terrain-14": (shown_roughness,),
    "SA-terrain-15": (DefenceBonus.apply,),
}
