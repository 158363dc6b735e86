"""Retreat (SA-minimal-66 to 68): the attacker announces it, and each unit finds a field to go to."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of, go
from velmoci.salva.base.fire import take_cover
from velmoci.salva.base.orders import FightOn, Retreat, RetreatTo
from velmoci.salva.base.parties import speaker, speaks_for
from velmoci.salva.base.shots import find_fighter
from velmoci.salva.base.ways import holder_seen, may_ask
from velmoci.salva.battle import ATTACKER, DESTROYED, LEFT, NO_PLAN, STANDING, Battle
from velmoci.salva.battle_seams import IF_ASKED, UNWELCOME, WELCOME
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

FIGHT_ON: Final = FightOn()
RETREAT: Final = Retreat()
ANNOUNCED: Final[i64] = 1
DUE: Final[i64] = 2


class RetreatChoice(Step):
    """Before each of his salvos the attacker may announce that his whole force leaves."""

    name = "retreat_choice"
    track = FIGHT
    clause = "SA-minimal-66"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_on = rules.flag("simple_retreat")

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        if table.is_answered() or battle.plan[ATTACKER] != NO_PLAN:
            return NOBODY_ASKED
        return [int(battle.leader(ATTACKER))] if self.is_possible(table, battle) else NOBODY_ASKED

    def is_possible(self, table: Table, battle: Battle) -> bool:
        """Whether the rule is on and somebody could leave."""
        if not self.is_on:
            return False
        for fighter in range(battle.count()):
            is_standing = battle.side[fighter] == ATTACKER and battle.stands(fighter)
            if is_standing and ways_out(self.rules, table, battle, fighter, IF_ASKED):
                return True
        return False

    def default(self, sight: Sight) -> Order | None:
        return FIGHT_ON

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        return told_of(sight, battle, battle.standing(ATTACKER))

    def announce(self, state: State, battle: Battle, seat: i64) -> None:
        """All whom the seat can lead away leave after the defender's next salvo."""
        battle.retreat = ANNOUNCED


class FightOnRule(OrderRule):
    """No retreat now."""

    order: ClassVar[type[Order]] = FightOn
    steps: ClassVar[tuple[str, ...]] = ("retreat_choice",)
    clause: ClassVar[str] = "SA-minimal-66"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(FIGHT_ON)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class RetreatRule(OrderRule):
    """The whole force leaves after the defender's next salvo."""

    order: ClassVar[type[Order]] = Retreat
    steps: ClassVar[tuple[str, ...]] = ("retreat_choice",)
    clause: ClassVar[str] = "SA-minimal-66"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(RETREAT)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        battle, step = battle_of(state.table), current_step(self.rules.tracks, state.table)
        assert isinstance(step, RetreatChoice)
        step.announce(state, battle, seat)
        state.table.answer(seat)
        state.tell(public("retreat-announced", power=seat_name(seat), field=field_name(self.rules, battle.field)))


def refuges(rules: Rules, table: Table, battle: Battle, fighter: i64) -> list[int]:
    """The fields to which an attacker may retreat without asking anybody, all of them beside the field."""
    return ways_out(rules, table, battle, fighter, WELCOME)


def ways_out(rules: Rules, table: Table, battle: Battle, fighter: i64, least: i64) -> list[int]:
    """The fields that are his, or where he is at least so welcome."""
    unit = battle.unit[fighter]
    kind = rules.kinds.rows[table.kind[unit]]
    found: list[int] = []
    has_hosts = bool(rules.muster_welcomes)
    for field in rules.board.neighbours[battle.field]:
        ground: i64 = rules.board.ground[field]
        if kind.ground & ground == 0:
            continue
        is_open = rules.domain(field).is_refuge(table, unit, field)
        if is_open or (has_hosts and how_welcome(rules, table, battle, unit, field) >= least):
            found.append(field)
    for muster in rules.muster_refuges:
        found = muster.refuges(table, battle, fighter, found)
    return found


def how_welcome(rules: Rules, table: Table, battle: Battle, unit: i64, field: i64) -> i64:
    """Whether somebody else lets a unit retreat to his field."""
    most = UNWELCOME
    for muster in rules.muster_welcomes:
        most = max(most, muster.welcome(table, battle, unit, field))
    return most


def to_be_asked(sight: Sight, battle: Battle, fighter: i64) -> list[int]:
    """The fields to which an attacker may retreat if their holders agree, who can still be asked."""
    rules, table, unit = sight.rules, sight.table, battle.unit[fighter]
    if not rules.muster_welcomes:
        return []
    sure = refuges(rules, table, battle, fighter)
    others = [field for field in ways_out(rules, table, battle, fighter, IF_ASKED) if field not in sure]
    return [field for field in others if may_ask(sight, unit, field)]


def all_refuges(sight: Sight, battle: Battle, fighter: i64) -> list[int]:
    """First the fields to which an attacker may retreat without asking, then those whose holders must agree."""
    return refuges(sight.rules, sight.table, battle, fighter) + to_be_asked(sight, battle, fighter)


class WayOut(Step):
    """Whoever leaves goes to a field beside the battle, unit by unit."""

    name = "retreat_to"
    track = FIGHT
    clause = "SA-minimal-67"

    def enter(self, state: State, chance: Chance) -> None:
        lead_away(state, battle_of(state.table))

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        fighter = next_to_leave(battle)
        return [int(speaker(self.rules, table, battle, fighter))] if fighter >= 0 else []

    def leave(self, state: State, chance: Chance) -> str:
        battle = battle_of(state.table)
        if battle.standing(ATTACKER):
            take_cover(self.rules, state.table, battle)
            return "retreat_choice"
        battle.is_over = True
        return "aftermath"

    def default(self, sight: Sight) -> Order | None:
        return next(iter(RefugeMenu(sight)))

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        leaving = [fighter for fighter in battle.standing(ATTACKER) if battle.leaving[fighter] > 0]
        return told_of(sight, battle, leaving)


def told_of(sight: Sight, battle: Battle, fighters: list[int]) -> dict[str, object]:
    """Where these attackers may retreat, and who has to agree to that."""
    found: dict[str, object] = {"refuges": refuges_told(sight, battle, fighters)}
    if sight.rules.muster_welcomes:
        found["hosts"] = hosts_told(sight, battle, fighters)
    return found


def refuges_told(sight: Sight, battle: Battle, fighters: list[int]) -> dict[str, object]:
    """For each of these attackers the fields to which it may retreat."""
    rules, table = sight.rules, sight.table
    found: dict[str, object] = {}
    is_by_row = rules.command < 0 and not rules.muster_refuges and not rules.muster_welcomes
    alike: dict[int, list[str]] = {}
    for fighter in fighters:
        key = int(battle.row[fighter]) if is_by_row else -1 - fighter
        if key not in alike:
            alike[key] = [field_name(rules, field) for field in all_refuges(sight, battle, fighter)]
        found[unit_name(rules, table, battle.unit[fighter])] = alike[key]
    return found


def hosts_told(sight: Sight, battle: Battle, fighters: list[int]) -> dict[str, str]:
    """Who has to agree to a retreat to which field."""
    found: dict[str, str] = {}
    for fighter in fighters:
        for field in to_be_asked(sight, battle, fighter):
            found[field_name(sight.rules, field)] = seat_name(holder_seen(sight, field))
    return found


def next_to_leave(battle: Battle) -> i64:
    """The first attacker that still has to be led away."""
    for fighter in range(len(battle.unit)):
        if battle.leaving[fighter] > 0 and battle.fate[fighter] == STANDING:
            return fighter
    return -1


def can_ask(state: State, battle: Battle, fighter: i64) -> bool:
    """Whether there is somebody whom the seat that decides for a fighter can ask to take it in."""
    return bool(to_be_asked(state.sight(speaker(state.rules, state.table, battle, fighter)), battle, fighter))


def lead_away(state: State, battle: Battle, is_asking: bool = True) -> None:
    """Leads away everybody who has no choice: to the only field, back where he came from, or to destruction."""
    for fighter in range(len(battle.unit)):
        if battle.leaving[fighter] <= 0 or battle.fate[fighter] != STANDING:
            continue
        if is_asking and state.rules.muster_welcomes and can_ask(state, battle, fighter):
            continue
        fields = refuges(state.rules, state.table, battle, fighter)
        is_forced = battle.leaving[fighter] == 2
        if len(fields) == 1:
            withdraw(state, battle, fighter, fields[0])
        elif not fields and is_forced:
            turn_back(state, battle, fighter)
        elif not fields:
            battle.leaving[fighter] = 0


def turn_back(state: State, battle: Battle, fighter: i64) -> None:
    """A unit that is forced out and has nowhere to go returns where it entered from, if it still can."""
    origin = battle.origin[fighter]
    unit = battle.unit[fighter]
    rules, table = state.rules, state.table
    can = origin != NOBODY and origin != battle.field
    for muster in rules.musters:
        can = can and muster.may_turn_back(table, battle, fighter)
    if can and is_taken_back(state, battle, fighter):
        withdraw(state, battle, fighter, origin)
    else:
        battle.fate[fighter] = DESTROYED
        state.tell(public("lost-in-retreat", unit=unit_name(rules, table, unit)))
        state.remove_unit(unit)


def is_taken_back(state: State, battle: Battle, fighter: i64) -> bool:
    """Whether a unit may return where it entered from: there it is at home, or a guest who was not refused."""
    rules, table = state.rules, state.table
    unit, origin = battle.unit[fighter], battle.origin[fighter]
    if rules.domain(origin).lets_back(table, unit, origin):
        return True
    sight = state.sight(speaker(rules, table, battle, fighter))
    return how_welcome(rules, table, battle, unit, origin) != UNWELCOME and may_ask(sight, unit, origin)


def withdraw(state: State, battle: Battle, fighter: i64, field: i64) -> None:
    """An attacker leaves the battle for a field."""
    unit = battle.unit[fighter]
    battle.fate[fighter] = LEFT
    battle.leaving[fighter] = 0
    go(state, unit, field)
    for reaction in state.rules.reactions:
        reaction.unit_withdraws(state, battle, fighter, field)
    if state.events is not None:
        name = unit_name(state.rules, state.table, unit)
        state.tell(public("withdrew", unit=name, field=field_name(state.rules, field)))


class RetreatToRule(OrderRule):
    """Chooses the field for one unit."""

    order: ClassVar[type[Order]] = RetreatTo
    steps: ClassVar[tuple[str, ...]] = ("retreat_to",)
    clause: ClassVar[str] = "SA-minimal-67"
    example: ClassVar[str] = "retreat_to tank_1 brod"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, RetreatTo)
        battle = battle_of(sight.table)
        fighter = find_fighter(sight, order.unit, "SA-minimal-67")
        if battle.leaving[fighter] <= 0:
            raise Refusal("does_not_leave", "SA-minimal-68", unit=order.unit)
        if not speaks_for(self.rules, sight.table, battle, sight.seat, fighter):
            raise Refusal("not_your_unit", "SA-minimal-67", unit=order.unit)
        field = find_field(sight, order.field)
        if int(field) not in all_refuges(sight, battle, fighter):
            clauses = [muster.why_no_refuge(sight.table, battle, field) for muster in self.rules.musters]
            clause = next((clause for clause in clauses if clause), "SA-minimal-67")
            raise Refusal("no_refuge", clause, unit=order.unit, field=order.field)

    def menu(self, sight: Sight) -> Menu | None:
        return RefugeMenu(sight)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, RetreatTo)
        sight = state.sight(seat)
        fighter = find_fighter(sight, order.unit, "SA-minimal-67")
        battle = battle_of(state.table)
        withdraw(state, battle, fighter, find_field(sight, order.field))
        lead_away(state, battle)


class RefugeMenu(Menu):
    """Where the next unit that leaves may go."""

    is_complete = False

    def __init__(self, sight: Sight) -> None:
        self.kind = RetreatTo.kind
        battle = battle_of(sight.table)
        fighter = next_to_leave(battle)
        self.unit = unit_name(sight.rules, sight.table, battle.unit[fighter])
        self.fields = [field_name(sight.rules, field) for field in all_refuges(sight, battle, fighter)]

    def count(self) -> int:
        return len(self.fields)

    def __iter__(self) -> Iterator[Order]:
        for field in self.fields:
            yield RetreatTo(self.unit, field)

    def sample(self, chance: Chance) -> Order:
        return RetreatTo(self.unit, self.fields[pick(chance, len(self.fields))])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-66": (RetreatChoice, RetreatRule),
    "SA-minimal-67": (ways_out, lead_away, turn_back, is_taken_back),
    "SA-minimal-68": (RetreatToRule.check,),
}
