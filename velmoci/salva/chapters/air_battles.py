"""Aircraft in battle (SA-air-7 to 10, 19, 24, 26 to 29, 43): their salvos, how they leave, attacks by them alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Letters, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import march, may_march, way_into_battle
from velmoci.salva.base.battle_setup import battle_of, empty_battle, lay_battle
from velmoci.salva.base.movement import close_active, is_idle, why_idle
from velmoci.salva.base.parties import speaks_for
from velmoci.salva.base.shots import find_fighter
from velmoci.salva.base.ways import barred_by, walk
from velmoci.salva.battle import ATTACKER, DEFENDER, LEFT, Battle, Row
from velmoci.salva.battle_seams import STAYS_OUT, Muster
from velmoci.salva.chapters.air_units import AIR_BATTLE, STRIKE, Wings
from velmoci.salva.codecs import March, Marches
from velmoci.salva.flow import push
from velmoci.salva.forces import possibly_at
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import END, OrderRule, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import AIR

SORTIE: Final = "strike"
NOT_FOUND: Final = -2
AFTER_LAST: Final = "after_last_salvo"
SALVO_LIMIT: Final = "SA-air-8"


def open_battle(state: State, kind: int, sides: tuple[int, int], field: i64, units: list[int], foes: list[int]) -> None:
    """Lays a battle of aircraft on the agenda: these units against those; `sides` are the two leaders.

    Aircraft that leave stay over the field, so it does not matter where they came from.
    """
    battle = empty_battle(state, field, sides[0], sides[1])
    battle.notes[Wings(state.rules).battle_kind] = kind
    lay_battle(state, battle, units, [int(field)] * len(units), foes)


def leave_battle(state: State, battle: Battle, fighter: i64) -> None:
    """An aircraft is no longer in the battle; it stays over the field. It has protected nobody."""
    battle.fate[fighter] = LEFT
    battle.close_ranks(battle.side[fighter])
    if state.events is not None:
        state.tell(public("flew-off", unit=unit_name(state.rules, state.table, battle.unit[fighter])))


class AirMuster(Muster):
    """Aircraft of the attacker stay out unless named; leaving, they stay over the field; in the air no lines."""

    name = "air"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        """Aircraft that an attacking seat owns or commands do not defend against it."""
        if side != DEFENDER or not self.wings.is_air(table, unit):
            return 0
        attackers = [battle.leader(ATTACKER), *[row.owner for row in battle.rows if row.side == ATTACKER]]
        return STAYS_OUT if [one for one in attackers if self.rules.is_friend(table, unit, one)] else 0

    def is_fixed(self, battle: Battle, fighter: i64) -> bool:
        return self.wings.is_kind(battle, AIR_BATTLE)

    def is_level(self, battle: Battle) -> bool:
        return self.wings.is_kind(battle, AIR_BATTLE)

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        """An aircraft that has to leave is where it was; one that wants to leave breaks off."""
        if not self.wings.is_air(table, battle.unit[fighter]):
            return fields
        return [int(battle.field)] if battle.leaving[fighter] != 0 else []

    def why_absent(self, table: Table, battle: Battle, unit: i64) -> str:
        if not self.wings.is_air(table, unit):
            return "SA-air-28" if self.wings.is_kind(battle, AIR_BATTLE) else ""
        has_fired = battle.fighter_of(unit) >= 0 and self.wings.has(table, self.wings.salvos, unit)
        return SALVO_LIMIT if has_fired else ""


def do_aircraft_attack(rows: list[Row]) -> bool:
    """Whether any aircraft was mustered to attack."""
    for row in rows:
        if row.side == ATTACKER and row.kind.cls == AIR:
            return True
    return False


class AirSalvos(Reaction):
    """Counts the salvos of attacking aircraft; after the last one they leave."""

    name = "air_salvos"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)
        self.limits = [int(kind.row.get("attack_salvos", 0)) for kind in rules.kinds.rows]
        self.leaves_at_once = rules.word("air_leave") == AFTER_LAST

    def minds(self, rows: list[Row]) -> bool:
        return do_aircraft_attack(rows)

    def attackers(self, table: Table, battle: Battle) -> list[int]:
        """The attacking aircraft that are still in the battle."""
        return [one for one in battle.standing(ATTACKER) if self.wings.is_air(table, battle.unit[one])]

    def is_spent(self, table: Table, battle: Battle, fighter: i64) -> bool:
        """Whether it has fired as many salvos as it may."""
        unit = battle.unit[fighter]
        return table.unit_columns[self.wings.salvos][unit] >= self.limits[table.kind[unit]]

    def salvo_begins(self, state: State, battle: Battle) -> None:
        if battle.firing != ATTACKER:
            return
        for fighter in self.attackers(state.table, battle):
            self.wings.note(state.table, self.wings.lines, battle.unit[fighter], battle.line[fighter])
            if self.is_spent(state.table, battle, fighter):
                leave_battle(state, battle, fighter)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        table = state.table
        for fighter in self.attackers(table, battle):
            unit = battle.unit[fighter]
            if self.has_fired(table, battle, fighter):
                table.unit_columns[self.wings.salvos][unit] += 1
            is_time = battle.firing == (ATTACKER if self.leaves_at_once else DEFENDER)
            if is_time and self.wings.has(table, self.wings.salvos, unit) and self.is_spent(table, battle, fighter):
                leave_battle(state, battle, fighter)

    def has_fired(self, table: Table, battle: Battle, fighter: i64) -> bool:
        """Whether it has used this salvo to shoot, not to change its line."""
        was = table.unit_columns[self.wings.lines][battle.unit[fighter]]
        return battle.is_done[fighter] != 0 and battle.line[fighter] == was


class BreakOff(Order):
    """`break_off bomber_3`: an attacking aircraft leaves the battle instead of firing."""

    kind: ClassVar[str] = "break_off"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class BreakOffRule(OrderRule):
    """An aircraft that has not fired in this salvo may leave."""

    order: ClassVar[type[Order]] = BreakOff
    steps: ClassVar[tuple[str, ...]] = ("attacker_salvo",)
    clause: ClassVar[str] = "SA-air-9"
    example: ClassVar[str] = "break_off bomber_3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BreakOff)
        battle = battle_of(sight.table)
        fighter = find_fighter(sight, order.unit, "SA-air-9")
        if not speaks_for(self.rules, sight.table, battle, sight.seat, fighter):
            raise Refusal("not_your_unit", "SA-air-9", unit=order.unit)
        if int(fighter) not in self.free(sight.table, battle):
            raise Refusal("cannot_break_off", "SA-air-9", unit=order.unit)

    def free(self, table: Table, battle: Battle) -> list[int]:
        """The attacking aircraft that have not fired in this salvo."""
        return [
            one
            for one in battle.standing(ATTACKER)
            if battle.is_done[one] == 0 and self.wings.is_air(table, battle.unit[one])
        ]

    def salvo_action(self, unit: str, word: str) -> Order | None:
        return BreakOff(unit)

    def has_salvo_action(self, table: Table) -> bool:
        return bool(self.free(table, battle_of(table)))

    def menu(self, sight: Sight) -> Menu | None:
        battle, rules = battle_of(sight.table), self.rules
        table, seat = sight.table, sight.seat
        free = [one for one in self.free(table, battle) if speaks_for(rules, table, battle, seat, one)]
        names = [unit_name(rules, table, battle.unit[one]) for one in free]
        return Listed(BreakOff.kind, [BreakOff(name) for name in names]) if names else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BreakOff)
        leave_battle(state, battle_of(state.table), find_fighter(state.sight(seat), order.unit, "SA-air-9"))


class Strike(Order):
    """`strike brno with bomber_1, fighter_2:praha against seat_2`: aircraft alone attack what is on a field."""

    kind: ClassVar[str] = "strike"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("field", Name()),
        Field("marches", Marches(), word="with"),
        Field("power", Letters(), word="against", default=""),
    )

    def __init__(self, field: str, marches: tuple[March, ...], power: str = "") -> None:
        self.field: Final = field
        self.marches: Final = marches
        self.power: Final = power


class Sortie(Slice):
    """The matter of a strike that has been declared: who attacks whom where, and which fighters stay out of it."""

    def __init__(self) -> None:
        self.seat = -1
        self.victim = -1
        self.field = -1
        self.units: list[int] = []
        self.staying: list[int] = []

    def copy(self) -> Slice:
        twin = Sortie()
        twin.load(self.dump())
        return twin

    def dump(self) -> object:
        return [self.seat, self.victim, self.field, self.units[:], self.staying[:]]

    def load(self, data: Any) -> None:
        self.seat, self.victim, self.field = data[0], data[1], data[2]
        self.units, self.staying = list(data[3]), list(data[4])


def victims(rules: Rules, table: Table, seat: i64, field: i64) -> list[int]:
    """Whom a strike on a field can be against: its holder, and others who have units there; the usual one first."""
    first, there = int(barred_by(rules, table, field, seat)), possibly_at(rules, table, field)
    owners = [int(there.owner_of(unit)) for unit in foes(rules, there, seat, field)]
    found = owners if first == seat else [first, *owners]
    return list(dict.fromkeys(found))


def foes(rules: Rules, table: Table, seat: i64, field: i64) -> list[int]:
    """The units on a field that a seat neither owns nor commands."""
    return [unit for unit in table.units_at(field) if not rules.is_friend(table, unit, seat)]


def defenders_of(rules: Rules, table: Table, seat: i64, victim: int, field: i64) -> list[int]:
    """Who is attacked: all on the field of its holder but hidden units of others, or those of another seat alone."""
    found = foes(rules, table, seat, field)
    if victim != int(barred_by(rules, table, field, seat)):
        return [unit for unit in found if table.owner_of(unit) == victim]
    return [unit for unit in found if table.owner_of(unit) == victim or takes_part(rules, table, unit)]


def takes_part(rules: Rules, table: Table, unit: i64) -> bool:
    """Whether a unit of somebody else than the holder defends the field: an aircraft does, an evading ship does not."""
    return rules.kinds.rows[table.kind[unit]].cls == AIR or not rules.is_absent(table, unit)


def can_hit(rules: Rules, table: Table, unit: i64, targets: list[int]) -> bool:
    """Whether an attacker has strength against any of these units."""
    attack = rules.kinds.rows[table.kind[unit]].attack
    for target in targets:
        kind = rules.kinds.rows[table.kind[target]] if table.is_finished(target) else rules.unfinished
        if attack[kind.cls] > 0:
            return True
    return False


def can_attack(rules: Rules, table: Table, unit: i64, targets: list[int], victim: int, field: i64) -> bool:
    """Whether an attacker can shoot at any of these units, or at something else of theirs on the field."""
    if can_hit(rules, table, unit, targets):
        return True
    if [part for part in rules.muster_openers if part.may_open(table, unit, field)]:
        return True
    return bool([part for part in rules.muster_raids if part.can_raid(table, unit, victim, field)])


class StrikeRule(OrderRule):
    """Aircraft alone attack a field; it is no attempt to conquer it."""

    order: ClassVar[type[Order]] = Strike
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "strike hrad with bomber_3, fighter_4:brod"
    explained_by: ClassVar[str] = "SA-air-26"
    opens_battle: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Strike)
        rules, table = self.rules, sight.table
        field = find_field(sight, order.field)
        for veto in rules.veto_attack:
            refusal = veto.attack(sight, field)
            if refusal is not None:
                raise refusal
        victim = self.victim(sight, field, order.power)
        there = possibly_at(rules, table, field)
        targets = defenders_of(rules, there, sight.seat, victim, field)
        able = False
        for name, way in order.marches:
            unit = find_unit(sight, name, "SA-air-26")
            self.check_unit(sight, unit, field, name)
            walk(sight, unit, march(sight, unit, way, field), True)
            able = able or can_attack(rules, there, unit, targets, victim, field)
        if not able:
            raise Refusal("nothing_to_hit", "SA-air-26", field=order.field)

    def check_unit(self, sight: Sight, unit: i64, field: i64, name: str) -> None:
        """Only aircraft that can still do something take part."""
        idle = why_idle(sight, unit)
        if idle is not None:
            raise idle
        if not self.wings.is_air(sight.table, unit):
            raise Refusal("no_aircraft", "SA-air-26", unit=name)
        for veto in self.rules.veto_join:
            refusal = veto.join(sight, unit, field)
            if refusal is not None:
                raise refusal

    def victim(self, sight: Sight, field: i64, power: str) -> int:
        """The seat that is attacked; nobody where the field is neutral."""
        found = victims(self.rules, sight.table, sight.seat, field)
        if not power:
            return found[0] if found else NOT_FOUND
        return next((seat for seat in found if seat != NOBODY and seat_name(seat) == power), NOT_FOUND)

    def menu(self, sight: Sight) -> Menu | None:
        menu = StrikeMenu(sight, self.wings)
        return menu if menu.orders else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Strike)
        sight, table, sortie = state.sight(seat), state.table, Sortie()
        field = find_field(sight, order.field)
        close_active(state, NOBODY)
        sortie.seat, sortie.field = int(seat), int(field)
        sortie.victim = self.victim(sight, field, order.power)
        for name, way in order.marches:
            unit = find_unit(sight, name)
            table.points[unit] -= walk(sight, unit, march(sight, unit, way, field), True)
            sortie.units.append(int(unit))
        if state.events is not None:
            names = [name for name, _ in order.marches]
            state.tell(public("battle-declared", power=seat_name(seat), field=order.field, units=names))
        push(state, SORTIE, sortie)


class StrikeMenu(Listed):
    """For every field with something to hit: those over it, the bombers alone, and with the fighters that reach it."""

    def __init__(self, sight: Sight, wings: Wings) -> None:
        super().__init__(Strike.kind, [], False)
        self.wings = wings
        table = sight.table
        free = [u for u in wings.aircraft_under(table, sight.seat) if not is_idle(sight, u)]
        free = [u for u in free if not wings.has(table, wings.struck, u)]
        for field in range(int(sight.rules.board.size)) if free else []:
            if sight.rules.muster_raids or foes(sight.rules, possibly_at(sight.rules, table, field), sight.seat, field):
                self.add_field(sight, field, free)

    def add_field(self, sight: Sight, field: i64, free: list[int]) -> None:
        """The proposals for one field."""
        rules, table = sight.rules, sight.table
        for veto in rules.veto_attack:
            if veto.attack(sight, field) is not None:
                return
        over = [unit for unit in free if table.place[unit] == field and may_march(sight, unit, field)]
        bombers = [unit for unit in over if self.wings.is_bomber(table, unit)]
        near = [unit for unit in free if table.place[unit] != field and self.reaches(sight, unit, field)]
        if not over and not near:
            return
        there = possibly_at(rules, table, field)
        for number, victim in enumerate(victims(rules, table, sight.seat, field)):
            targets = defenders_of(rules, there, sight.seat, victim, field)
            chosen: list[list[int]] = []
            for units in (over, bombers, [*over, *near], near):
                if units not in chosen and self.is_able(rules, there, units, targets, victim, field):
                    chosen.append(units)
                    self.orders.append(self.make(sight, field, units, seat_name(victim) if number else ""))

    def is_able(
        self, rules: Rules, table: Table, units: list[int], targets: list[int], victim: int, field: i64
    ) -> bool:
        """Whether one of these can attack anything."""
        return bool([unit for unit in units if can_attack(rules, table, unit, targets, victim, field)])

    def reaches(self, sight: Sight, unit: i64, field: i64) -> bool:
        """Whether a fighter can fly into the attack."""
        return self.wings.is_fighter(sight.table, unit) and bool(way_into_battle(sight, unit, field))

    def make(self, sight: Sight, field: i64, units: list[int], power: str) -> Order:
        """The order with these units."""
        rules, table = sight.rules, sight.table
        marches: list[March] = []
        for unit in units:
            path = march(sight, unit, (), field)[:-1]
            marches.append((unit_name(rules, table, unit), tuple([field_name(rules, one) for one in path])))
        return Strike(field_name(rules, field), tuple(marches), power)


class FightersJoin(Step):
    """Fighters over a field that aircraft alone attack take part if their owners wish; then the battle begins."""

    name = "fighters_join"
    track = SORTIE
    clause = "SA-air-27"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def deciders(self, table: Table) -> list[int]:
        asked = asked_fighters(self.rules, self.wings, table, sortie_of(table))
        return table.yet_to_answer([int(table.owner_of(unit)) for unit in asked])

    def leave(self, state: State, chance: Chance) -> str:
        sortie, table = sortie_of(state.table), state.table
        found = defenders_of(self.rules, table, sortie.seat, sortie.victim, sortie.field)
        fighting = [unit for unit in found if unit not in sortie.staying]
        open_battle(state, STRIKE, (sortie.seat, sortie.victim), sortie.field, sortie.units, fighting)
        for reaction in self.rules.at_battle_call:
            reaction.battle_called(state, battle_of(table))
        return END

    def default(self, sight: Sight) -> Order | None:
        return JOIN_BATTLE

    def about(self, sight: Sight) -> dict[str, object]:
        rules, table, sortie = self.rules, sight.table, sortie_of(sight.table)
        own = [u for u in asked_fighters(rules, self.wings, table, sortie) if table.owner_of(u) == sight.seat]
        return {
            "field": field_name(rules, sortie.field),
            "attackers": [unit_name(rules, table, unit) for unit in sortie.units],
            "units": [unit_name(rules, table, unit) for unit in own],
        }


def sortie_of(table: Table) -> Sortie:
    """The strike on top of the agenda."""
    found = table.frames[-1].matter
    assert isinstance(found, Sortie)
    return found


def asked_fighters(rules: Rules, wings: Wings, table: Table, sortie: Sortie) -> list[int]:
    """The finished fighters among those who are attacked."""
    found = defenders_of(rules, table, sortie.seat, sortie.victim, sortie.field)
    return [unit for unit in found if wings.is_fighter(table, unit) and table.is_finished(unit)]


class JoinBattle(Order):
    """`join_battle`: all one's aircraft there defend."""

    kind: ClassVar[str] = "join_battle"


JOIN_BATTLE: Final = JoinBattle()

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-7": (StrikeRule, AirSalvos),
    "SA-air-8": (AirSalvos,),
    "SA-air-9": (AirSalvos.salvo_ends, BreakOffRule, leave_battle),
    "SA-air-19": (open_battle, AirMuster.is_fixed),
    "SA-air-24": (StrikeRule.carry_out, FightersJoin.leave),
    "SA-air-26": (StrikeRule.check, can_hit, can_attack),
    "SA-air-27": (FightersJoin,),
    "SA-air-28": (AirMuster.why_absent,),
    "SA-air-29": (AirMuster.refuges, AirSalvos.salvo_ends),
    "SA-air-43": (AirMuster.marks,),
}
