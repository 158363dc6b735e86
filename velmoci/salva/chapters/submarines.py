"""Evading submarines (Schopnost ponorek uniknout bitvě): a third line in battle, and a stance outside it.

The column `stance` says whether a submarine at sea contests its field (0) or evades (1): an evading one is treated as
if it were not there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.option import ChoiceOption, OptionValue
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.attack import begin_battle, can_open, check_target, is_target
from velmoci.salva.base.endings import somebody_can_take
from velmoci.salva.base.fire import UnfinishedLast
from velmoci.salva.base.movement import close_active, own_ready, owned, why_idle
from velmoci.salva.base.ways import barred_by
from velmoci.salva.battle import ATTACKER, DEFENDER, STANDING, Battle, Row
from velmoci.salva.battle_seams import BATTLE_OVER, CONQUEST, FORCED_RETREAT, GOES_ON, STAYS_OUT, Cover, Ending, Muster
from velmoci.salva.chapters.harbours import Harbour
from velmoci.salva.chapters.lines import BehindTheLine
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Presence
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import UNIT, Column, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import AIR, SUBMARINE, Kind

CONTEST: Final[i64] = 0
EVADE: Final[i64] = 1
STANCES: Final = ("contest", "evade")
THIRD_LINE: Final[i64] = 3
DEFAULT_STANCE: Final = "submarine_default_stance"


class SetStance(Order):
    """`stance submarine_3 evade`"""

    kind: ClassVar[str] = "stance"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("stance", Name()))

    def __init__(self, unit: str, stance: str) -> None:
        self.unit: Final = unit
        self.stance: Final = stance


class Ambush(Order):
    """`ambush submarine_3 submarine_4`: a battle on the field where they are."""

    kind: ClassVar[str] = "ambush"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names()),)

    def __init__(self, units: tuple[str, ...]) -> None:
        self.units: Final = units


class Depths:
    """The column of stances, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.stance = rules.unit_column("stance")
        self.harbour = Harbour(rules)

    def is_submarine(self, table: Table, unit: i64) -> bool:
        """Whether a unit is of the submarine class and at sea."""
        kind = self.rules.kinds.rows[table.kind[unit]]
        return kind.cls == SUBMARINE and not self.rules.board.is_land(table.place[unit])

    def is_evading(self, table: Table, unit: i64) -> bool:
        """Whether it evades."""
        return table.unit_columns[self.stance][unit] == EVADE and self.is_submarine(table, unit)

    def set(self, table: Table, unit: i64, stance: i64) -> None:
        """Gives it a stance."""
        table.unit_columns[self.stance][unit] = stance


class Evading(Presence):
    """An evading submarine is treated as absent, and any submarine may enter a field that others hold."""

    name = "evading"
    depends_on_way: ClassVar[bool] = True
    depends_on_kind: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.depths = Depths(rules)

    def is_absent(self, table: Table, unit: i64) -> bool:
        return self.depths.is_evading(table, unit)

    def slips_in(self, sight: Sight, unit: i64, field: i64) -> bool:
        kind = self.rules.kinds.rows[sight.table.kind[unit]]
        return kind.cls == SUBMARINE and not self.rules.board.is_land(field)


class Stances(Reaction):
    """Keeps the stances: new submarines, those that come among foreign units, those that slipped out of a battle."""

    name = "stances"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.depths = Depths(rules)
        self.first: i64 = STANCES.index(rules.word(DEFAULT_STANCE))

    def unit_made(self, state: State, unit: i64) -> None:
        if self.rules.kinds.rows[state.table.kind[unit]].cls == SUBMARINE:
            self.depths.set(state.table, unit, self.first)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.cls == SUBMARINE

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        table = state.table
        if not self.depths.is_submarine(table, unit):
            return
        battle, owner = table.battle, table.owner_of(unit)
        if battle is None:
            evades = barred_by(self.rules, table, field, owner) != owner
        else:
            evades = origin == battle.field and self.rules.board.is_land(origin)  # it slips out of a harbour that fell
        if evades:
            self.depths.set(table, unit, EVADE)

    def battle_begins(self, state: State, battle: Battle) -> None:
        """Whoever opens a battle on the field where it is no longer evades."""
        for fighter in range(battle.split):
            unit = battle.unit[fighter]
            if battle.origin[fighter] == battle.field and self.depths.is_submarine(state.table, unit):
                self.depths.set(state.table, unit, CONTEST)

    def unit_withdraws(self, state: State, battle: Battle, fighter: i64, field: i64) -> None:
        if field == battle.field:
            self.depths.set(state.table, battle.unit[fighter], EVADE)

    def battle_ends(self, state: State, battle: Battle) -> None:
        for fighter in range(len(battle.unit)):
            if battle.fate[fighter] == STANDING and battle.line[fighter] == THIRD_LINE:
                self.depths.set(state.table, battle.unit[fighter], EVADE)


class SubmarineMuster(Muster):
    """Submarines may stand in the third line, survive there, and stay on the field when the others leave."""

    name = "submarines"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.depths = Depths(rules)

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        """Evading submarines of players who do not hold the field take no part."""
        is_stranger = side == DEFENDER and table.owner_of(unit) != battle.leader(DEFENDER)
        return STAYS_OUT if is_stranger and self.depths.is_evading(table, unit) else 0

    def deepest_line(self, battle: Battle, fighter: i64, line: i64) -> i64:
        return THIRD_LINE if battle.row_of(fighter).kind.cls == SUBMARINE else line

    def outlives(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return battle.line[fighter] == THIRD_LINE

    def may_take(self, battle: Battle, fighter: i64) -> bool:
        return battle.line[fighter] < THIRD_LINE

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        is_submarine = battle.row_of(fighter).kind.cls == SUBMARINE
        return [*fields, int(battle.field)] if is_submarine and not self.rules.board.is_land(battle.field) else fields


class ThirdLine(Cover):
    """Nobody shoots at the third line, except air units in the first salvo of their side."""

    name = "third_line"
    clause = "SA-submarines-4"
    code = "third_line"

    def matters(self, table: Table, battle: Battle) -> bool:
        line, fate = battle.line, battle.fate
        for fighter in range(battle.count()):
            if line[fighter] == THIRD_LINE and fate[fighter] == STANDING:
                return True
        return False

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return battle.line[fighter] == THIRD_LINE and battle.exposed[fighter] == 0

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        return row.kind.cls == AIR and battle.salvos[row.side] == 1


class ExposedThird(BehindTheLine):
    """A damaged submarine that dived from the second line may still be hit as if it were there."""

    name = "exposed_third"
    clause = "SA-submarines-3"

    def matters(self, table: Table, battle: Battle) -> bool:
        line, exposed = battle.line, battle.exposed
        for fighter in range(battle.count()):
            if line[fighter] == THIRD_LINE and exposed[fighter] > 0:
                return True
        return False

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        if battle.line[fighter] != THIRD_LINE or battle.exposed[fighter] == 0:
            return False
        for shield in range(len(battle.unit)):
            if battle.side[shield] == battle.side[fighter] and self.is_shield(battle, shield, fighter):
                return True
        return False


class UnfinishedBesideDivers(UnfinishedLast):
    """A submarine in the third line keeps no fire off what is under construction."""

    replaces = "unfinished_last"

    def counts(self, battle: Battle, fighter: i64) -> bool:
        return battle.line[fighter] != THIRD_LINE and super().counts(battle, fighter)


class OnlyThirdLineLeft(Ending):
    """A side of which only the third line is left is out of the battle without loss."""

    name = "third_line"
    after = "side_gone"
    clause = "SA-submarines-14"

    def verdict(self, state: State, battle: Battle) -> i64:
        if is_all_deep(battle, ATTACKER):
            return BATTLE_OVER
        if not is_all_deep(battle, DEFENDER) or self.aircraft_can_reach(battle):
            return GOES_ON
        if somebody_can_take(self.rules, battle):
            return CONQUEST
        only_air = all(battle.row_of(fighter).kind.cls == AIR for fighter in battle.standing(ATTACKER))
        return BATTLE_OVER if only_air else FORCED_RETREAT

    def aircraft_can_reach(self, battle: Battle) -> bool:
        """Whether an attacking air unit still has its first salvo and strength against somebody down there."""
        if any(battle.exposed[target] > 0 for target in battle.standing(DEFENDER)):
            return True
        if battle.salvos[ATTACKER] > 0:
            return False
        for shooter in battle.standing(ATTACKER):
            if battle.row_of(shooter).kind.cls == AIR:
                for target in battle.standing(DEFENDER):
                    if battle.rate(shooter, target, 0) > 0:
                        return True
        return False


def is_all_deep(battle: Battle, side: i64) -> bool:
    """Whether a side has somebody left, and all of them in the third line."""
    found = False
    sides, fate, line = battle.side, battle.fate, battle.line
    first, last = battle.ranks(side)
    for fighter in range(first, last):
        if sides[fighter] == side and fate[fighter] == STANDING:
            if line[fighter] != THIRD_LINE:
                return False
            found = True
    return found


class StanceRule(OrderRule):
    """The owner sets the stance of a submarine at sea in his own turn."""

    order: ClassVar[type[Order]] = SetStance
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-submarines-8"
    example: ClassVar[str] = "stance submarine_3 evade"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.depths = Depths(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, SetStance)
        unit = find_unit(sight, order.unit)
        if sight.table.owner_of(unit) != sight.seat or order.stance not in STANCES:
            raise Refusal("no_such_stance", "SA-submarines-8", unit=order.unit)
        if not self.may_set(sight, unit, STANCES.index(order.stance)):
            raise Refusal("no_such_stance", "SA-submarines-8", unit=order.unit)

    def may_set(self, sight: Sight, unit: i64, stance: i64) -> bool:
        """Contesting a field is possible only where no other player has a unit that does not evade."""
        table = sight.table
        if not self.depths.is_submarine(table, unit) or not table.is_finished(unit):
            return False
        return stance == EVADE or barred_by(self.rules, table, table.place[unit], sight.seat) == sight.seat

    def menu(self, sight: Sight) -> Menu | None:
        menu = Listed(SetStance.kind, [])
        column = sight.table.unit_columns[self.depths.stance]
        kinds = sight.rules.kinds.rows
        for unit in owned(sight):
            if kinds[sight.table.kind[unit]].cls == SUBMARINE and self.may_set(sight, unit, 1 - column[unit]):
                menu.orders.append(SetStance(unit_name(self.rules, sight.table, unit), STANCES[1 - column[unit]]))
        return menu if menu.orders else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, SetStance)
        unit = find_unit(state.sight(seat), order.unit)
        self.depths.set(state.table, unit, STANCES.index(order.stance))
        state.tell(public("stance-set", power=seat_name(seat), unit=order.unit, stance=order.stance))


class AmbushRule(OrderRule):
    """Submarines open a battle on the field where they already are, for nothing; they do not move afterwards."""

    order: ClassVar[type[Order]] = Ambush
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-submarines-11"
    example: ClassVar[str] = "ambush submarine_3 submarine_4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.depths = Depths(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Ambush)
        fields: set[int] = set()
        able = False
        for name in order.units:
            unit = find_unit(sight, name)
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
            if not self.depths.is_submarine(sight.table, unit):
                raise Refusal("no_ambush", "SA-submarines-12", unit=name)
            fields.add(int(sight.table.place[unit]))
            able = able or can_open(self.rules, sight.table, unit, sight.table.place[unit])
        if len(fields) != 1 or len(set(order.units)) < len(order.units) or not able:
            raise Refusal("no_ambush", "SA-submarines-12", unit=", ".join(order.units)[:40])
        field = fields.pop()
        if barred_by(self.rules, sight.table, field, sight.seat) == sight.seat:
            raise Refusal("no_ambush", "SA-submarines-12", unit=order.units[0])
        check_target(sight, field)

    def menu(self, sight: Sight) -> Menu | None:
        menu = Listed(Ambush.kind, [])
        table = sight.table
        fields: dict[int, list[str]] = {}
        for unit in own_ready(sight):
            if not self.depths.is_submarine(table, unit):
                continue
            field = int(table.place[unit])
            if is_target(sight, field) and can_open(self.rules, table, unit, field):
                fields.setdefault(field, []).append(unit_name(self.rules, table, unit))
        for names in fields.values():
            menu.orders += [Ambush(tuple(names[: number + 1])) for number in range(len(names))]
        return menu if menu.orders else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Ambush)
        sight = state.sight(seat)
        units = [int(find_unit(sight, name)) for name in order.units]
        field = state.table.place[units[0]]
        close_active(state, NOBODY)
        where = field_name(self.rules, field)
        state.tell(public("battle-declared", power=seat_name(seat), field=where, units=list(order.units)))
        begin_battle(state, seat, field, units, [int(field)] * len(units))


def check_escape(options: Mapping[str, OptionValue]) -> None:
    """Docked submarines slip out of a field that falls only where submarines can evade at all."""
    if options.get("docked_submarines_escape") is True and DEFAULT_STANCE not in options:
        raise BadRulebook(
            "bad_option", "SA-harbours-11", option="docked_submarines_escape", value="true", allowed="false"
        )


CHAPTER: Final = Chapter(
    id="submarines",
    clause="SA-submarines-1",
    needs=("naval", "second_line"),
    options=(ChoiceOption(DEFAULT_STANCE, STANCES, "SA-submarines-8"),),
    contributions={
        "column": (Column("stance", UNIT),),
        "order": (StanceRule, AmbushRule),
        "react": (Stances,),
        "presence": (Evading,),
        "muster": (SubmarineMuster,),
        "cover": (UnfinishedBesideDivers, ThirdLine, ExposedThird),
        "ending": (OnlyThirdLineLeft,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-56": (UnfinishedBesideDivers.counts,),
    "SA-minimal-60": (OnlyThirdLineLeft, SubmarineMuster.outlives),
    "SA-submarines-1": (SubmarineMuster.deepest_line,),
    "SA-submarines-2": (SubmarineMuster.deepest_line,),
    "SA-submarines-3": (ExposedThird, SubmarineMuster.deepest_line),
    "SA-submarines-4": (ThirdLine,),
    "SA-submarines-5": (ThirdLine,),
    "SA-submarines-6": (SubmarineMuster.outlives, Stances.battle_ends),
    "SA-submarines-7": (Evading.slips_in,),
    "SA-submarines-8": (StanceRule, Evading.is_absent),
    "SA-submarines-9": (Stances.unit_goes,),
    "SA-submarines-10": (Evading.is_absent,),
    "SA-submarines-11": (AmbushRule,),
    "SA-submarines-12": (AmbushRule,),
    "SA-submarines-13": (SubmarineMuster.marks,),
    "SA-submarines-14": (OnlyThirdLineLeft, SubmarineMuster.may_take),
    "SA-harbours-11": (check_escape,),
    "SA-naval-8": (Stances.unit_goes,),
    "SA-submarines-15": (Depths.is_submarine,),
    "SA-submarines-16": (Evading,),
}
