"""Retreat (Ústup z bitvy): parts of the attacking force leave, each unit where it may, or all as announced before."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.option import BoolOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.attack import AttackMenu, AttackRule, can_open
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.endings import CheckAfterAttacker, CheckAfterDefender, OpeningCheck
from velmoci.salva.base.land import LandDomain
from velmoci.salva.base.orders import Attack
from velmoci.salva.base.parties import speaks_for, unheard
from velmoci.salva.base.retreat import (
    FIGHT_ON,
    RetreatChoice,
    RetreatToRule,
    lead_away,
    to_be_asked,
    told_of,
    turn_back,
    ways_out,
)  # fmt: skip
from velmoci.salva.base.shots import find_fighter
from velmoci.salva.battle import ATTACKER, DEFENDER, LEFT, NO_PLAN, STANDING, Battle
from velmoci.salva.battle_seams import IF_ASKED, Muster
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import BATTLE, NOBODY_ASKED, Column, OrderRule, Reaction
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.units import AIR

WILL_LEAVE: Final[i64] = -1
"""It has announced its retreat and fires once more."""
ABOUT_TO_LEAVE: Final[i64] = -2
"""It leaves after the defender's salvo that comes now."""
FORETOLD: Final = "foretold"
"""The battle column: whether the whole force said before the battle that it leaves after the first salvo."""


class RetreatPart(Order):
    """`retreat_part tank_1 tank_2`: these leave after the defender's next salvo, the others fight on."""

    kind: ClassVar[str] = "retreat_part"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names()),)

    def __init__(self, units: tuple[str, ...]) -> None:
        self.units: Final = units


class AttackAndRetreat(Attack):
    """`attack_and_retreat brno with tank_3`: attacks, and goes back after the defender's first salvo without firing."""

    kind: ClassVar[str] = "attack_and_retreat"


def can_leave(rules: Rules, table: Table, battle: Battle, seat: i64) -> list[int]:
    """The attackers that a seat may have retreat: they have a field to go to; aircraft never do."""
    return [fighter for fighter in battle.standing(ATTACKER) if has_way_out(rules, table, battle, seat, fighter)]


def can_anybody_leave(rules: Rules, table: Table, battle: Battle, seat: i64) -> bool:
    """Whether a seat may have any attacker retreat."""
    first, last = battle.ranks(ATTACKER)
    for fighter in range(first, last):
        is_standing = battle.fate[fighter] == STANDING and battle.side[fighter] == ATTACKER
        if is_standing and has_way_out(rules, table, battle, seat, fighter):
            return True
    return False


def has_way_out(rules: Rules, table: Table, battle: Battle, seat: i64, fighter: i64) -> bool:
    """Whether a seat may have this attacker retreat."""
    may_go = battle.row_of(fighter).kind.cls != AIR and speaks_for(rules, table, battle, seat, fighter)
    return may_go and bool(ways_out(rules, table, battle, fighter, IF_ASKED))


class PartsMayRetreat(RetreatChoice):
    """Before each salvo of the attacker everybody in his force may have some of his units retreat."""

    name = "parts_may_retreat"
    replaces = "retreat_choice"
    clause = "SA-retreat-1"

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        if battle.plan[ATTACKER] != NO_PLAN:
            return NOBODY_ASKED
        speakers = unheard(self.rules, table, battle, ATTACKER)
        return [seat for seat in speakers if can_anybody_leave(self.rules, table, battle, seat)]

    def default(self, sight: Sight) -> Order | None:
        return FIGHT_ON

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        able = can_leave(self.rules, sight.table, battle, sight.seat)
        going = [battle.unit[fighter] for fighter in battle.standing(ATTACKER) if battle.leaving[fighter] < 0]
        names = [unit_name(self.rules, sight.table, unit) for unit in going]
        return {**told_of(sight, battle, able), "retreating": names}

    def announce(self, state: State, battle: Battle, seat: i64) -> None:
        for fighter in can_leave(self.rules, state.table, battle, seat):
            battle.leaving[fighter] = WILL_LEAVE


class RetreatPartRule(OrderRule):
    """Announces the retreat of some units; others may follow before a later salvo."""

    order: ClassVar[type[Order]] = RetreatPart
    steps: ClassVar[tuple[str, ...]] = ("retreat_choice",)
    clause: ClassVar[str] = "SA-retreat-2"
    example: ClassVar[str] = "retreat_part tank_1 tank_2"
    explained_by: ClassVar[str] = "SA-retreat-1"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RetreatPart)
        battle = battle_of(sight.table)
        able = can_leave(self.rules, sight.table, battle, sight.seat)
        if not order.units or len(set(order.units)) < len(order.units):
            raise Refusal("nobody_named", self.clause)
        for name in order.units:
            fighter = find_fighter(sight, name, self.clause)
            if int(fighter) in able:
                continue
            if not speaks_for(self.rules, sight.table, battle, sight.seat, fighter):
                raise Refusal("not_your_unit", self.clause, unit=name)
            raise Refusal("nowhere_to_retreat", "SA-retreat-4", unit=name)

    def menu(self, sight: Sight) -> Menu | None:
        """Each unit alone, and all that are damaged; any other choice can be written."""
        rules, table = self.rules, sight.table
        battle = battle_of(table)
        able = can_leave(rules, table, battle, sight.seat)
        names = [unit_name(rules, table, battle.unit[fighter]) for fighter in able]
        found: list[Order] = [RetreatPart((name,)) for name in names]
        hurt = tuple([names[place] for place, fighter in enumerate(able) if battle.sixths[fighter] > 0])
        if 1 < len(hurt) < len(names):
            found.append(RetreatPart(hurt))
        return Listed(RetreatPart.kind, found, False) if len(names) > 1 else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RetreatPart)
        sight, battle = state.sight(seat), battle_of(state.table)
        for name in order.units:
            battle.leaving[find_fighter(sight, name, self.clause)] = WILL_LEAVE
        state.table.answer(seat)
        field = field_name(self.rules, battle.field)
        state.tell(public("part-retreats", power=seat_name(seat), units=list(order.units), field=field))


class AfterAttackerWithParts(CheckAfterAttacker):
    """Who has announced his retreat has fired once more; the defender's next salvo is the last at him."""

    name = "after_attacker_with_parts"
    replaces = "check_after_attacker"

    def otherwise(self, battle: Battle) -> str:
        leaving = battle.leaving
        for fighter in range(battle.count()):
            if leaving[fighter] == WILL_LEAVE and battle.stands(fighter):
                leaving[fighter] = ABOUT_TO_LEAVE
        return super().otherwise(battle)


class Foretold:
    """Whether the force of a battle said before it that it would leave."""

    def __init__(self, rules: Rules) -> None:
        self.place = rules.battle_column(FORETOLD)

    def is_noted(self, battle: Battle) -> bool:
        """Whether it did."""
        return battle.notes[self.place] != 0

    def note(self, battle: Battle) -> None:
        """It does."""
        battle.notes[self.place] = 1


class AfterDefenderWithParts(CheckAfterDefender):
    """Now those leave whose retreat was announced; a force that foretold it goes back where it came from."""

    name = "after_defender_with_parts"
    replaces = "check_after_defender"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.foretold = Foretold(rules)

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        if self.foretold.is_noted(battle) and battle.has(ATTACKER):
            return return_as_foretold(state, battle)
        return super().leave(state, chance)

    def otherwise(self, battle: Battle) -> str:
        is_leaving = False
        leaving = battle.leaving
        for fighter in range(battle.count()):
            if leaving[fighter] == ABOUT_TO_LEAVE and battle.stands(fighter):
                leaving[fighter] = 1
                is_leaving = True
        return "retreat_to" if is_leaving else super().otherwise(battle)


class OpeningWithForetold(OpeningCheck):
    """A force that foretold its retreat conquers nothing, not even what nobody defends."""

    name = "opening_with_foretold"
    replaces = "opening_check"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.foretold = Foretold(rules)

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        if not self.foretold.is_noted(battle):
            return super().leave(state, chance)
        return "" if battle.has(DEFENDER) else return_as_foretold(state, battle)


def return_as_foretold(state: State, battle: Battle) -> str:
    """Every survivor returns to the field it came from, and the battle is over; aircraft stay over the field."""
    for fighter in battle.standing(ATTACKER):
        if battle.row_of(fighter).kind.cls == AIR:
            battle.fate[fighter] = LEFT
        else:
            turn_back(state, battle, fighter)
    battle.is_over = True
    return "aftermath"


class AttackAndRetreatRule(AttackRule):
    """Declares a battle and, before anything is shown, that the whole force leaves after the first salvo."""

    order: ClassVar[type[Order]] = AttackAndRetreat
    clause: ClassVar[str] = "SA-retreat-8"
    example: ClassVar[str] = "attack_and_retreat hrad with tank_3"
    explained_by: ClassVar[str] = "SA-retreat-8"
    opens_battle: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.flag("announced_retreat")
        self.foretold = Foretold(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AttackAndRetreat)
        if not self.is_on:
            raise Refusal("no_announced_retreat", "SA-retreat-8")
        super().check(sight, order)
        for name, _ in order.marches:
            if not self.can_return(sight, find_unit(sight, name)):
                raise Refusal("cannot_return", "SA-retreat-7", unit=name)

    def can_return(self, sight: Sight, unit: i64) -> bool:
        """Whether a unit comes from ground on which it can stand: neither from a ship nor out of a harbour."""
        ground: i64 = self.rules.board.ground[sight.table.place[unit]]
        return self.rules.kinds.rows[sight.table.kind[unit]].ground & ground != 0

    def menu(self, sight: Sight) -> Menu | None:
        """For every field that can be attacked one unit of each kind that may open the battle; more can be written."""
        if not self.is_on:
            return None
        attacks = AttackMenu(sight)
        found: list[Order] = []
        for number, target in enumerate(attacks.targets):
            for group in attacks.groups[number]:
                if can_open(self.rules, sight.table, group[0], target) and self.can_return(sight, group[0]):
                    march = (unit_name(self.rules, sight.table, group[0]), attacks.way(group[0], target))
                    found.append(AttackAndRetreat(field_name(self.rules, target), (march,)))
        return Listed(AttackAndRetreat.kind, found, False) if found else None

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        return [order.to_json() for order in menu] if menu is not None else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AttackAndRetreat)
        super().carry_out(state, seat, order, chance)
        self.foretold.note(battle_of(state.table))
        state.tell(public("retreat-foretold", power=seat_name(seat), field=order.field))


class Refuges(Muster):
    """Says why a field is no refuge: it is not beside the battlefield, or its holder has not consented."""

    name = "refuges"

    def why_no_refuge(self, table: Table, battle: Battle, field: i64) -> str:
        return "SA-retreat-4" if self.rules.board.are_adjacent(battle.field, field) else "SA-retreat-3"


class SpentByRetreat(Reaction):
    """A unit that has retreated does not move any more in this turn; aircraft do not retreat and keep their points."""

    name = "spent_by_retreat"

    def unit_withdraws(self, state: State, battle: Battle, fighter: i64, field: i64) -> None:
        if battle.row_of(fighter).kind.cls != AIR:
            state.table.points[battle.unit[fighter]] = 0


CHAPTER: Final = Chapter(
    id="retreat",
    clause="SA-retreat-1",
    options=(BoolOption("announced_retreat", True, "SA-retreat-8"),),
    contributions={
        "column": (Column(FORETOLD, BATTLE),),
        "step": (OpeningWithForetold, AfterDefenderWithParts, PartsMayRetreat, AfterAttackerWithParts),
        "order": (RetreatPartRule, AttackAndRetreatRule),
        "react": (SpentByRetreat,),
        "muster": (Refuges,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-20": (AttackAndRetreatRule.carry_out,),
    "SA-retreat-1": (PartsMayRetreat, AfterAttackerWithParts, AfterDefenderWithParts.otherwise),
    "SA-retreat-2": (RetreatPartRule,),
    "SA-retreat-3": (ways_out, to_be_asked, RetreatToRule.check, Refuges),
    "SA-retreat-4": (can_leave, Refuges),
    "SA-retreat-5": (LandDomain.is_refuge,),
    "SA-retreat-6": (ways_out,),
    "SA-retreat-7": (ways_out, AttackAndRetreatRule.check),
    "SA-retreat-8": (AttackAndRetreatRule, return_as_foretold),
    "SA-retreat-9": (SpentByRetreat,),
    "SA-retreat-10": (lead_away, turn_back),
}
