"""The start of a battle: who takes part, in which row and line (SA-minimal-29, 36, 70, 71)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velmoci.salva.agenda import EVERYBODY
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, NO_PLAN, SECOND_LINE, Battle
from velmoci.salva.battle_seams import STAYS_OUT, Muster, Sleepers
from velmoci.salva.flow import push
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT
from velmoci.salva.state import FOUGHT, NOBODY, State, Table, filled
from velmoci.salva.units import Kind


def call_to_battle(
    state: State, attacker: i64, defender: i64, field: i64, units: list[int], origins: list[int]
) -> None:
    """Lays the battle on the agenda and leads the attackers onto the field; whoever stands there defends."""
    table = state.table
    friends = {int(attacker), *[int(table.owner_of(unit)) for unit in units]}
    battle = empty_battle(state, field, attacker, defender)
    for veil in state.rules.veils:
        veil.attacked(state, field, sorted(friends))
    there = [unit for unit in table.units_at(field) if unit not in units]
    defenders = [u for u in there if int(table.owner_of(u)) not in friends or must_defend(state, battle, u)]
    for unit in units:
        table.flags[unit] = table.flags[unit] | FOUGHT
    lay_battle(state, battle, units, origins, defenders)
    for reaction in state.rules.at_battle_call:
        reaction.battle_called(state, battle)


def lay_battle(state: State, battle: Battle, units: list[int], origins: list[int], defenders: list[int]) -> None:
    """Lays a battle on the agenda: these units come onto its field from where they were, those defend it."""
    push(state, FIGHT, battle)
    for place, unit in enumerate(units):
        line_up(state, battle, unit, ATTACKER, origins[place])
        go(state, unit, battle.field)
    for unit in defenders:
        line_up(state, battle, unit, DEFENDER, NOBODY)
    make_ready(battle)
    for reaction in state.rules.at_battle_begin:
        reaction.battle_begins(state, battle)


def must_defend(state: State, battle: Battle, unit: i64) -> bool:
    """Whether a chapter puts a unit of an attacking seat among the defenders."""
    for muster in state.rules.musters:
        if muster.must_defend(state.table, battle, unit):
            return True
    return False


def battle_of(table: Table) -> Battle:
    """The battle that is under way; there must be one."""
    battle = table.frames[-1].matter
    if not isinstance(battle, Battle):
        battle = table.battle
        assert battle is not None
    return battle


def go(state: State, unit: i64, field: i64) -> None:
    """A unit goes to another field."""
    origin = state.table.place[unit]
    state.table.put(unit, field)
    for reaction in state.rules.at_going[state.table.kind[unit]]:
        reaction.unit_goes(state, unit, origin, field)


def empty_battle(state: State, field: i64, attacker: i64, defender: i64) -> Battle:
    """A battle without fighters; `make_ready` adds what is noted of each of them, and `rate` how hard they hit."""
    battle = Battle()
    battle.field = field
    battle.seat = vec[i64]([attacker, defender])
    battle.rows = []
    battle.unit = vec[i64]()
    battle.split = 0
    battle.is_mixed = False
    battle.side = vec[i64]()
    battle.row = vec[i64]()
    battle.line = vec[i64]()
    battle.origin = vec[i64]()
    battle.sixths = vec[i64]()
    battle.in_play = 0
    # Odds copy a battle before anybody has rated it.
    battle.reach = vec[i64]()
    battle.rates = []
    battle.armed = vec[i64]()
    battle.base = 6
    battle.minders = None
    battle.is_rated = False
    battle.modes = len(state.rules.modes)
    battle.salvos = filled(2, 0)
    battle.firing = NOBODY
    battle.is_fire_over = False
    battle.roll = 0
    battle.num = 1
    battle.den = 1
    battle.only = 0
    battle.harm_den = 6
    battle.shooter = NOBODY
    battle.left_num = 1
    battle.left_den = 1
    battle.has_harmed = False
    battle.quiet = 0
    battle.retreat = 0
    battle.plan = filled(2, NO_PLAN)
    battle.is_conquest = False
    battle.is_over = False
    battle.notes = [int(column.default) for column in state.rules.battle_columns]
    battle.watchers = vec[i64]()
    return battle


def make_ready(battle: Battle) -> None:
    """All who have been lined up stand, unharmed and uncovered, and have done nothing yet."""
    zeros = filled(battle.count(), 0)
    battle.fate = zeros  # all of them `STANDING`
    battle.is_done = zeros[:]
    battle.exposed = zeros[:]
    battle.cover = zeros[:]
    battle.leaving = zeros[:]
    battle.harm = [0] * int(battle.count())
    battle.open_ranks()


def line_up(state: State, battle: Battle, unit: i64, side: i64, origin: i64) -> i64:
    """Finds the row and the line of a fighter, and its place in the battle; -1 where chapters keep it out."""
    rules, table = state.rules, state.table
    marks: i64 = 0
    for muster in rules.muster_marks:
        more = muster.marks(table, battle, unit, side)
        if more == STAYS_OUT:
            return NOBODY
        marks = marks | more
    kind = rules.kinds.rows[table.kind[unit]]
    for muster in rules.muster_kinds:
        kind = muster.kind(table, battle, unit, kind)
    fighter: i64 = len(battle.unit)
    if side == ATTACKER:
        battle.is_mixed = battle.is_mixed or battle.split != fighter
        battle.split += 1
    battle.unit = append(battle.unit, unit)
    if len(battle.watchers) > 0:
        battle.watchers = append(battle.watchers, EVERYBODY)
    battle.side = append(battle.side, side)
    battle.row = append(battle.row, battle.find_row(kind, side, table.owner_of(unit), marks))
    battle.line = append(battle.line, FIRST_LINE)
    battle.origin = append(battle.origin, origin)
    battle.sixths = append(battle.sixths, table.damage[unit])
    line = FIRST_LINE
    for muster in rules.muster_lines:
        line = muster.line(table, battle, fighter, line)
    battle.line[fighter] = line
    return fighter


def come_late(state: State, battle: Battle, unit: i64, side: i64, origin: i64) -> i64:
    """A unit joins a battle that has begun; its place there, or -1 where chapters keep it out."""
    fighter = line_up(state, battle, unit, side, origin)
    if fighter != NOBODY:
        battle.fate = append(battle.fate, 0)
        battle.is_done = append(battle.is_done, 0)
        battle.exposed = append(battle.exposed, 0)
        battle.cover = append(battle.cover, 0)
        battle.leaving = append(battle.leaving, 0)
        battle.harm.append(0)
        battle.open_ranks()
    return fighter


def sleepers_at(rules: Rules, table: Table, field: i64) -> list[Sleepers]:
    """How many may come to defend a field only when it is attacked, by their likelihood; empty where nobody does."""
    for muster in rules.musters:
        found = muster.sleepers(table, field)
        if found:
            return found
    return []


def wake(state: State, battle: Battle, sleepers: Sleepers) -> None:
    """Imagines that so many have come to defend the field."""
    for _ in range(sleepers.count):
        unit = state.new_unit(sleepers.kind, NOBODY, battle.field, True)
        come_late(state, battle, unit, DEFENDER, NOBODY)


class UnfinishedMuster(Muster):
    """Units under construction fight by a row of their own, unarmed, from behind."""

    name = "unfinished"

    def kind(self, table: Table, battle: Battle, unit: i64, kind: Kind) -> Kind:
        return kind if table.is_finished(unit) else self.rules.unfinished

    def is_fixed(self, battle: Battle, fighter: i64) -> bool:
        return battle.row_of(fighter).kind is self.rules.unfinished

    def why_silent(self, battle: Battle, fighter: i64) -> str:
        return "SA-minimal-25" if self.is_fixed(battle, fighter) else ""

    def line(self, table: Table, battle: Battle, fighter: i64, line: i64) -> i64:
        return line if table.is_finished(battle.unit[fighter]) else SECOND_LINE


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-25": (UnfinishedMuster.kind, UnfinishedMuster.why_silent),
    "SA-minimal-29": (call_to_battle,),
    "SA-minimal-36": (call_to_battle,),
    "SA-minimal-70": (call_to_battle,),
    "SA-minimal-71": (empty_battle,),
}
