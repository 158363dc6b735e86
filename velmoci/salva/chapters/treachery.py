"""Treacherous destruction: units that share a field by consent are wiped out; a part of the chapter `alliance`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.fire import destroy, has_fire_left
from velmoci.salva.base.movement import is_idle, why_idle
from velmoci.salva.base.parties import speaks_for
from velmoci.salva.battle import Battle
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent_slices import promises
from velmoci.salva.forces import shared_fields
from velmoci.salva.items import seat_name
from velmoci.salva.naming import find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Consent, OrderRule
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import AIR, ARMOURED, NAVAL, SUBMARINE, UNARMOURED, Kind

TREACHERY: Final = "treachery"
SURFACE: Final = "surface"
NAME: Final = Name()


class Betray(Order):
    """`betray tank_1 infantry_4 tank_5`: one unit destroys others on its field."""

    kind: ClassVar[str] = "betray"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME), Field("targets", Names()))

    def __init__(self, unit: str, targets: tuple[str, ...]) -> None:
        self.unit: Final = unit
        self.targets: Final = targets


class Betrayal(Consent):
    """Nobody is asked; whoever gives a standing consent about it has agreed that this promise does not hold."""

    name = TREACHERY


def is_strong_against(kind: Kind, cls: i64) -> bool:
    """Whether a kind has any strength against a class."""
    return kind.attack[cls] > 0 or kind.defence[cls] > 0


def has_released(rules: Rules, table: Table, owner: i64, seat: i64) -> bool:
    """Whether a seat has openly agreed, in just this matter, that another need not keep the promise of a guest."""
    for one in promises(rules, table).all:
        if one.topic == TREACHERY and one.answers(int(owner), int(seat), TREACHERY):
            return True
    return False


class BetrayRule(OrderRule):
    """Destroys any number of units on the field, in a movement phase or in place of a salvo."""

    order: ClassVar[type[Order]] = Betray
    steps: ClassVar[tuple[str, ...]] = ("movement", "defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-alliance-17"
    example: ClassVar[str] = "betray tank_3 infantry_4 infantry_5"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_binding = rules.flag("treaties_binding")
        self.spares_depths = rules.word("treachery_targets") == SURFACE

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Betray)
        unit = find_unit(sight, order.unit, self.clause)
        self.check_doer(sight, unit, order.unit)
        if not order.targets:
            raise Refusal("no_victim", self.clause, unit=order.unit)
        for name in order.targets:
            victim = find_unit(sight, name, "SA-alliance-19")
            clause = self.why_not(sight.table, unit, victim)
            if clause:
                raise Refusal("no_treachery", clause, unit=order.unit, target=name)
        if len(set(order.targets)) < len(order.targets):
            raise Refusal("no_victim", self.clause, unit=order.unit)

    def check_doer(self, sight: Sight, unit: i64, name: str) -> None:
        """It is the unit's active turn, or its salvo; and it is armed."""
        table, battle = sight.table, sight.table.battle
        if battle is None:
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
        elif not self.may_act(sight, battle, unit):
            raise Refusal("no_salvo_left", self.clause, unit=name)
        if not self.is_armed(table, unit):
            raise Refusal("no_traitor", "SA-alliance-18", unit=name)

    def may_act(self, sight: Sight, battle: Battle, unit: i64) -> bool:
        """Whether a unit has its part of the salvo under way still before it."""
        fighter = battle.fighter_of(unit)
        if fighter < 0 or not battle.stands(fighter) or battle.side[fighter] != battle.firing:
            return False
        is_fresh = battle.shooter != fighter and has_fire_left(battle, fighter)
        return is_fresh and speaks_for(self.rules, sight.table, battle, sight.seat, fighter)

    def is_armed(self, table: Table, unit: i64) -> bool:
        """On land some strength against soft or armoured units, at sea against ships; nobody aboard or docked."""
        kind = self.rules.kinds.rows[table.kind[unit]]
        if not table.is_finished(unit) or self.rules.is_absent(table, unit):
            return False
        if self.rules.board.is_land(table.place[unit]):
            return is_strong_against(kind, UNARMOURED) or is_strong_against(kind, ARMOURED)
        return is_strong_against(kind, NAVAL)

    def why_not(self, table: Table, unit: i64, victim: i64) -> str:
        """The clause under which a unit may not destroy another; '' where it may."""
        rules = self.rules
        owner, battle = table.owner_of(victim), table.battle
        if table.place[victim] != table.place[unit] or owner == table.owner_of(unit):
            return "SA-alliance-19"
        if battle is not None and self.is_enemy(battle, unit, victim):
            return "SA-alliance-19"
        if self.spares_depths and self.is_out_of_reach(table, victim):
            return "SA-alliance-18"
        if self.is_binding and not has_released(rules, table, owner, table.owner_of(unit)):
            return "SA-alliance-16"
        return ""

    def is_enemy(self, battle: Battle, unit: i64, victim: i64) -> bool:
        """Whether the victim is on the other side of the battle, or not in it at all."""
        one, other = battle.fighter_of(unit), battle.fighter_of(victim)
        return other < 0 or battle.side[other] != battle.side[one]

    def is_out_of_reach(self, table: Table, victim: i64) -> bool:
        """Aircraft, and submarines that avoid battle."""
        cls = self.rules.kinds.rows[table.kind[victim]].cls
        is_evading = cls == SUBMARINE and self.rules.is_absent(table, victim)
        return cls == AIR or (is_evading and not self.rules.board.is_land(table.place[victim]))

    def has_salvo_action(self, table: Table) -> bool:
        battle = table.battle
        assert battle is not None
        side = battle.standing(battle.firing)
        for fighter in side:
            if battle.is_done[fighter] == 0 and self.is_armed(table, battle.unit[fighter]):
                for other in side:
                    if not self.why_not(table, battle.unit[fighter], battle.unit[other]):
                        return True
        return False

    def menu(self, sight: Sight) -> Menu | None:
        """For each unit that could do it every single victim, and all of them together."""
        rules, table = self.rules, sight.table
        found: list[Order] = []
        shared = shared_fields(table)
        for unit in rules.units_ordered(table, sight.seat) if shared else []:
            if int(table.place[unit]) not in shared or not self.may_do(sight, unit):
                continue
            victims = [other for other in table.units_at(table.place[unit]) if not self.why_not(table, unit, other)]
            name, names = unit_name(rules, table, unit), [unit_name(rules, table, other) for other in victims]
            found += [Betray(name, (other,)) for other in names]
            if len(names) > 1:
                found.append(Betray(name, tuple(names)))
        return listed(Betray.kind, found, False)

    def may_do(self, sight: Sight, unit: i64) -> bool:
        """The same as `check_doer` for the menu."""
        battle = sight.table.battle
        if battle is None:
            is_able = not is_idle(sight, unit)
        else:
            is_able = self.may_act(sight, battle, unit)
        return is_able and self.is_armed(sight.table, unit)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Betray)
        sight, battle = state.sight(seat), state.table.battle
        unit = find_unit(sight, order.unit)
        state.tell(public("betrayed", power=seat_name(seat), unit=order.unit, units=list(order.targets)))
        if battle is not None:
            battle.is_done[battle.fighter_of(unit)] = 1
        for victim in [find_unit(sight, name) for name in order.targets]:
            if battle is None:
                state.remove_unit(victim)
            else:
                fighter = battle.fighter_of(victim)
                destroy(state, battle, fighter)
                if battle.shooter == fighter:
                    battle.shooter = NOBODY


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-16": (BetrayRule.why_not, has_released),
    "SA-alliance-17": (BetrayRule,),
    "SA-alliance-18": (BetrayRule.is_armed, BetrayRule.is_out_of_reach),
    "SA-alliance-19": (BetrayRule.why_not, BetrayRule.is_enemy),
}
