"""Attacking with what lies face down (SA-hidden_attack-2, -4, -5); a part of the chapter `hidden_attack`.

A token joins an attack if all that it may be can go there by one way. That something able is among the force must
follow from what everybody knows. If somebody is there, all that attacks is shown; if nobody is, it goes in unseen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import begin_battle, can_open, check_target, is_supported, is_target, march, may_march
from velmoci.salva.base.battle_setup import battle_of, come_late, go
from velmoci.salva.base.movement import close_active, why_idle
from velmoci.salva.base.movers import marchers
from velmoci.salva.base.orders import Attack
from velmoci.salva.base.ways import walk
from velmoci.salva.battle import ATTACKER
from velmoci.salva.chapters.uncovering import Uncovering, begin_uncovering
from velmoci.salva.forces import cases, hidden_movers, lies_at, mover_likeness, veil_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import FOUGHT, NOBODY, Sight, State, Table
from velmoci.salva.veils import Case, Deed, Wanted

CLAUSE: Final = "SA-hidden_attack-2"


class AbleToOpen(Wanted):
    """All units of which one is enough to start a battle for a field."""

    def __init__(self, rules: Rules, field: i64) -> None:
        self.rules: Final = rules
        self.field: Final = field

    def fits(self, table: Table, unit: i64) -> bool:
        return table.is_finished(unit) and can_open(self.rules, table, unit, self.field)


class AbleToTake(Wanted):
    """All units that can conquer a field."""

    def __init__(self, rules: Rules, field: i64) -> None:
        self.rules: Final = rules
        self.field: Final = field

    def fits(self, table: Table, unit: i64) -> bool:
        is_able = self.rules.domain(self.field).can_take(self.rules.kinds.rows[table.kind[unit]])
        return table.is_finished(unit) and is_able


def surely_among(rules: Rules, table: Table, tokens: list[int], wanted: Wanted) -> bool:
    """Whether it is provable to all that a unit that is wanted is among these tokens."""
    for veil in rules.veils:
        for group in veil.among(table, tokens):
            if group.proves(wanted):
                return True
    return False


def moves_of(sight: Sight, token: i64) -> list[Case]:
    """All ways in which things may stand for a token, with somebody to move in one of them."""
    found = cases(sight, token, True)
    if not [case for case in found if case.units]:
        raise Refusal("no_such_unit", "SA-minimal-27", unit=unit_name(sight.rules, sight.table, token))
    return found


def way_of(sight: Sight, token: i64, way: tuple[str, ...], target: i64) -> list[int]:
    """The fields that a token enters: those named, or the cheapest way of the first unit that it may be."""
    first = next(case for case in moves_of(sight, token) if case.units)
    return march(first.sight, first.units[0], way, target)


class AttackFaceDown(Deed):
    """An attack in which tokens take part."""

    name = Attack.kind

    def concerns(self, sight: Sight, order: Order) -> bool:
        assert isinstance(order, Attack)
        for name, _ in order.marches:
            if self.is_hidden(sight, name):
                return True
        return False

    def is_hidden(self, sight: Sight, name: str) -> bool:
        """Whether a name is that of something that lies face down."""
        try:
            mover = find_mover(sight, name)
        except Refusal:
            return False
        return sight.table.place[mover] == NOBODY and veil_of(self.rules, sight.table, mover) is not None

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Attack)
        target = find_field(sight, order.field)
        check_target(sight, target)
        units: list[int] = []
        tokens: list[int] = []
        for name, way in order.marches:
            mover = find_mover(sight, name)
            if self.is_hidden(sight, name):
                self.check_token(sight, mover, way, target)
                tokens.append(int(mover))
            else:
                self.check_unit(sight, mover, march(sight, mover, way, target), target)
                units.append(int(mover))
        is_able = is_supported(self.rules, sight.table, units, target)
        if not is_able and not surely_among(self.rules, sight.table, tokens, AbleToOpen(self.rules, target)):
            raise Refusal("not_surely_able", CLAUSE, field=order.field)

    def check_token(self, sight: Sight, token: i64, way: tuple[str, ...], target: i64) -> None:
        """Every unit that it may be must be able to go."""
        name = unit_name(self.rules, sight.table, token)
        if not self.rules.may_order(sight.table, token, sight.seat):
            raise Refusal("not_your_unit", "SA-minimal-27", unit=name)
        path = way_of(sight, token, way, target)
        for case in moves_of(sight, token):
            for unit in case.units:
                self.check_unit(case.sight, unit, path, target)

    def check_unit(self, sight: Sight, unit: i64, path: list[int], target: i64) -> None:
        """Whatever stands against a unit that attacks by a way."""
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        for veto in self.rules.veto_join:
            refusal = veto.join(sight, unit, target)
            if refusal is not None:
                raise refusal
        walk(sight, unit, path, True)

    def orders(self, sight: Sight) -> list[Order]:
        """For each field beside them every token by itself, and all of one sort together."""
        found: list[Order] = []
        sorts: dict[tuple[int, int], list[int]] = {}
        targets: dict[int, bool] = {}
        known: dict[tuple[object, int, int], bool] = {}
        for token in hidden_movers(sight):
            here, sign = int(lies_at(self.rules, sight.table, token)), mover_likeness(sight, token)
            for target in self.rules.board.neighbours[here]:
                if not targets.setdefault(target, is_target(sight, target)):
                    continue
                key = sign, here, target
                if key not in known:
                    known[key] = self.may_go(sight, token, target)
                if known[key]:
                    sorts.setdefault((target, int(sight.table.kind[token])), []).append(token)
        for (target, _), tokens in sorts.items():
            for some in [*[[token] for token in tokens], *([tokens] if len(tokens) > 1 else [])]:
                if surely_among(self.rules, sight.table, some, AbleToOpen(self.rules, target)):
                    found.append(self.order(sight, target, some))
        return found

    def order(self, sight: Sight, target: int, tokens: list[int]) -> Attack:
        """Some tokens attack a field beside them."""
        called = [unit_name(self.rules, sight.table, token) for token in tokens]
        return Attack(field_name(self.rules, target), tuple([(name, ()) for name in called]))

    def may_go(self, sight: Sight, token: int, target: int) -> bool:
        """Whether all that a token may be can attack a field beside it at once."""
        found = cases(sight, token)
        if not [case for case in found if case.units]:
            return False
        for one in [marcher for case in found for marcher in marchers(case)]:
            if not may_march(one.sight, one.unit, target):
                return False
            try:
                self.check_unit(one.sight, one.unit, [target], target)
            except Refusal:
                return False
        return True

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Attack)
        sight, table = state.sight(seat), state.table
        target = find_field(sight, order.field)
        close_active(state, NOBODY)
        units: list[int] = []
        origins: list[int] = []
        coming: list[tuple[int, list[int]]] = []
        for name, way in order.marches:
            mover = find_mover(sight, name)
            if self.is_hidden(sight, name):
                path = way_of(sight, mover, way, target)
                veil = veil_of(self.rules, table, mover)
                assert veil is not None
                veil.march(state, mover, path)
                table.flags[mover] = table.flags[mover] | FOUGHT
                coming.append((int(table.number[mover]), path))
            else:
                path = march(sight, mover, way, target)
                origins.append(path[-2] if len(path) > 1 else int(table.place[mover]))
                table.points[mover] -= walk(sight, mover, path, True)
                units.append(int(mover))
        called = [name for name, _ in order.marches]
        state.tell(public("battle-declared", power=seat_name(seat), field=order.field, units=called))
        begin_battle(state, seat, target, units, origins)
        begin_uncovering(state).coming = coming


def show_force(state: State, found: Uncovering) -> None:
    """What attacks is turned up; whoever is in it comes onto the field."""
    table, battle = state.table, battle_of(state.table)
    for number, path in found.coming:
        token = table.numbered(number)
        veil = veil_of(state.rules, table, token) if token != NOBODY else None
        if veil is None:
            continue
        origin = veil.field_of(table, token)
        before = table.units_at(origin)
        veil.expose(state, token)
        for unit in [unit for unit in table.units_at(origin) if unit not in before]:
            if not state.rules.is_absent(table, unit):
                table.flags[unit] = table.flags[unit] | FOUGHT
                come_late(state, battle, unit, ATTACKER, path[-2] if len(path) > 1 else origin)
                go(state, unit, battle.field)
    found.coming = []


def enter_unseen(state: State, found: Uncovering) -> None:
    """Nobody is there: the tokens go in as they lie, and take the field if somebody among them surely can."""
    rules, table, battle = state.rules, state.table, battle_of(state.table)
    coming = [(table.numbered(number), path) for number, path in found.coming]
    tokens = [int(token) for token, _ in coming if token != NOBODY]
    is_taken = surely_among(rules, table, tokens, AbleToTake(rules, battle.field))
    for token in tokens:
        veil = veil_of(rules, table, token)
        if veil is not None:
            veil.go_in(state, token, int(battle.field))
    if is_taken or not battle.has(ATTACKER):
        battle.is_conquest, battle.is_over = is_taken, True
    found.coming = []


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-2": (AttackFaceDown.check, surely_among, AbleToOpen.fits),
    "SA-hidden_attack-4": (enter_unseen, AbleToTake.fits),
    "SA-hidden_attack-5": (show_force,),
}
