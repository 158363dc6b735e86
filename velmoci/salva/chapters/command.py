"""Handing over command: a unit moves in the turn of somebody else than its owner; a part of the chapter `alliance`.

The columns say who commands a unit (`commander`), in which of that seat's turns it is due (`due`; 0: in the first that
the rules allow), and in which game turn it was active last, or given away (`given`). What is stated for the time after
the turn under way lies in `next_commander` and `next_due` until that turn has ended.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Number
from velmoci.kernel.order import Order
from velmoci.salva.base.movement import MovementPhase
from velmoci.salva.base.orders import Attack, Move
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.faces import Face, badge
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import find_mover, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import COMMANDER, TURN, Consent, OrderRule, Reaction, Step
from velmoci.salva.state import CLOSED, FOUGHT, NOBODY, THIS_TURN, Sight, State, Table

COMMAND: Final = "command"
OBJECTION: Final = "objection"
MOVEMENT: Final = "movement"
NEXT_ACTIVE: Final = "next_active"
FIRST_LEGAL: Final = 0
MOST_TURNS: Final = 20
"""So many turns ahead a unit may be appointed."""
NAME: Final = Name()


class HandOver(Order):
    """`hand_over tank_2 to seat_1 in 2`: it is active in the second turn of seat 1 from now, by default the first."""

    kind: ClassVar[str] = "hand_over"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("unit", NAME),
        Field("power", NAME, word="to"),
        Field("turns", Number("bad_turns", "SA-alliance-22"), word="in", default=FIRST_LEGAL),
    )

    def __init__(self, unit: str, power: str, turns: int = FIRST_LEGAL) -> None:
        self.unit: Final = unit
        self.power: Final = power
        self.turns: Final = turns


class AsUsual(Order):
    """`as_usual`: the units are active again in the owner's next turn."""

    kind: ClassVar[str] = "as_usual"


AS_USUAL: Final = AsUsual()


class Command:
    """The columns of the section, looked up once, and the reckoning of game turns."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.commander: Final = rules.unit_column(COMMANDER)
        self.due: Final = rules.unit_column("due")
        self.next_commander: Final = rules.unit_column("next_commander")
        self.next_due: Final = rules.unit_column("next_due")
        self.last: Final = rules.unit_column("last_active")
        self.given: Final = rules.unit_column("given")
        self.turns: Final = rules.seat_column("turns_begun")

    def turn_number(self, table: Table) -> int:
        """The number of the game turn under way; turns of seats that are out are not counted."""
        return sum(table.seat_columns[self.turns])

    def turn_ahead(self, table: Table, seat: i64, number: int) -> int:
        """The number of the game turn that is so many turns of a seat after the one under way."""
        turn, here = self.turn_number(table), table.turn
        while number > 0:
            here += 1
            other = table.order[here % table.seats]
            if table.is_living(other):
                turn += 1
                number -= 1 if other == seat else 0
        return turn

    def is_rested(self, table: Table, unit: i64, turn: int) -> bool:
        """Whether as many turns as there are seats have passed since the unit was active."""
        return is_long_enough(table, int(table.unit_columns[self.last][unit]), turn)

    def is_due(self, table: Table, unit: i64) -> bool:
        """Whether the turn under way is the unit's active turn."""
        commander = self.rules.commander(table, unit)
        if commander != table.on_turn or not table.is_finished(unit) or self.is_given(table, unit):
            return False
        due = table.unit_columns[self.due][unit]
        if due > 0:
            return table.seat_columns[self.turns][commander] == due
        return self.is_rested(table, unit, self.turn_number(table))

    def is_active(self, table: Table, unit: i64) -> bool:
        """Whether the turn under way counts as an active turn: the unit is due in it, or was finished in it."""
        is_new = table.is_finished(unit) and table.unit_columns[self.last][unit] == self.turn_number(table)
        return is_new or self.is_due(table, unit)

    def is_given(self, table: Table, unit: i64) -> bool:
        """Whether the unit was given away instead of making its turn now, and its new owner has said nothing yet."""
        return table.unit_columns[self.given][unit] == self.turn_number(table)

    def is_open(self, table: Table, unit: i64) -> bool:
        """Whether the owner has still to say in this turn when the unit is active next."""
        is_stated = table.unit_columns[self.next_commander][unit] != NOBODY
        return not is_stated and (self.is_active(table, unit) or self.is_given(table, unit))

    def appoint(self, table: Table, unit: i64, seat: i64, due: i64) -> None:
        """From now on that seat, or else its owner, commands the unit, which is active in his turn of that number."""
        table.unit_columns[self.commander][unit] = NOBODY if seat == table.owner_of(unit) else seat
        table.unit_columns[self.due][unit] = due
        table.unit_columns[self.next_commander][unit] = NOBODY
        table.unit_columns[self.next_due][unit] = 0

    def release(self, table: Table, unit: i64) -> None:
        """The unit is its owner's to command again, in the first turn that the rules allow."""
        self.appoint(table, unit, table.owner_of(unit), FIRST_LEGAL)


def is_long_enough(table: Table, last: int, turn: int) -> bool:
    """Whether a unit may be active in a turn that was active in another one, or, 0, never."""
    return last == 0 or turn - last >= len(table.living())


def has_acted(table: Table, unit: i64) -> bool:
    """Whether a unit has done something in this turn."""
    return table.flags[unit] & THIS_TURN != 0


def is_at(sight: Sight, name: str) -> bool:
    """Whether the step under way answers to that name."""
    return current_step(sight.rules.tracks, sight.table).answers_to(name)


def find_ally(sight: Sight, name: str, clause: str) -> int:
    """The seat of that name, which must take part; it may be one's own."""
    for seat in sight.table.living():
        if seat_name(seat) == name:
            return seat
    raise Refusal("no_ally", clause, power=name[:40])


def others(table: Table, seat: i64) -> list[int]:
    """All who take part except one."""
    return [other for other in table.living() if other != int(seat)]


def is_any_lent(rules: Rules, table: Table) -> bool:
    """Whether a unit may be under the command of somebody else than its owner; else everybody orders his own alone."""
    for seat in table.unit_columns[rules.command]:
        if seat != NOBODY:
            return True
    return False


class NotDue(Veto):
    """A unit moves only in the turn in which it is due."""

    name = "not_due"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)

    def move(self, sight: Sight, unit: i64) -> Refusal | None:
        if self.command.is_due(sight.table, unit):
            return None
        return Refusal("not_due", "SA-alliance-23", unit=unit_name(self.rules, sight.table, unit))


class JointMovement(MovementPhase):
    """In the commander's turn the owners of units that are due give orders too."""

    name = "joint_movement"
    replaces = MOVEMENT

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)

    def deciders(self, table: Table) -> list[int]:
        frame = table.frames[-1]
        found = [int(table.on_turn)]
        if not is_any_lent(self.rules, table):
            return [] if frame.has_answered(table.on_turn) else found
        for unit in table.units():
            is_lent = table.owner_of(unit) != table.on_turn
            if is_lent and self.waits_for_orders(table, unit):
                found.append(int(table.owner_of(unit)))
        return [seat for seat in dict.fromkeys(found) if not frame.has_answered(seat)]

    def waits_for_orders(self, table: Table, unit: i64) -> bool:
        """Whether a unit that was handed over can still do something in this turn."""
        return table.flags[unit] & (CLOSED | FOUGHT) == 0 and self.command.is_due(table, unit)


class HandOverRule(OrderRule):
    """States when a unit is active next: it forgoes the owner's own turn under way, or its active turn is this one."""

    order: ClassVar[type[Order]] = HandOver
    steps: ClassVar[tuple[str, ...]] = (MOVEMENT, "production", NEXT_ACTIVE)
    clause: ClassVar[str] = "SA-alliance-22"
    example: ClassVar[str] = "hand_over tank_3 to seat_2"
    explained_by: ClassVar[str] = "SA-alliance-20"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)

    def forgoes(self, sight: Sight, unit: i64) -> bool:
        """Whether this is not its active turn, or need not be: it is the owner's own, and nothing was done in it."""
        table = sight.table
        is_own = table.on_turn == sight.seat and is_at(sight, MOVEMENT)
        return self.command.is_given(table, unit) or (is_own and not has_acted(table, unit))

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, HandOver)
        table, command = sight.table, self.command
        unit = find_unit(sight, order.unit, "SA-alliance-20")
        if table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", "SA-alliance-20", unit=order.unit)
        if not command.is_open(table, unit):
            raise Refusal("appointed", "SA-alliance-24", unit=order.unit)
        seat = find_ally(sight, order.power, "SA-alliance-20")
        if not 0 <= order.turns <= MOST_TURNS:
            raise Refusal("bad_turns", "SA-alliance-22", value=str(order.turns))
        turn = command.turn_ahead(table, seat, self.turns(sight, unit, seat, order.turns))
        if not is_long_enough(table, self.last_turn(sight, unit), turn):
            raise Refusal("too_soon", "SA-alliance-23", unit=order.unit, power=order.power)
        if has_refused(sight, seat, COMMAND):
            raise Refusal("ally_refused", "SA-alliance-20", power=order.power)

    def last_turn(self, sight: Sight, unit: i64) -> int:
        """The last active turn before the one that is stated: the one under way, unless the unit forgoes it."""
        if self.forgoes(sight, unit):
            return int(sight.table.unit_columns[self.command.last][unit])
        return self.command.turn_number(sight.table)

    def turns(self, sight: Sight, unit: i64, seat: i64, wanted: int) -> int:
        """How many turns of a seat ahead the unit is active: as many as the order says, or the fewest allowed."""
        table, turns, last = sight.table, max(1, wanted), self.last_turn(sight, unit)
        while wanted == FIRST_LEGAL and not is_long_enough(table, last, self.command.turn_ahead(table, seat, turns)):
            turns += 1
        return turns

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        found: list[Order] = []
        allies = [seat_name(one) for one in others(table, sight.seat) if not has_refused(sight, one, COMMAND)]
        for unit in table.units_of(sight.seat) if allies else []:
            if self.command.is_open(table, unit):
                name = unit_name(self.rules, table, unit)
                found += [HandOver(name, ally) for ally in allies]
        return listed(HandOver.kind, found, False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, HandOver)
        sight, table, command = state.sight(seat), state.table, self.command
        unit = find_unit(sight, order.unit)
        other = find_ally(sight, order.power, self.clause)
        turns = self.turns(sight, unit, other, order.turns)
        due = table.seat_columns[command.turns][other] + turns
        if self.forgoes(sight, unit):
            command.appoint(table, unit, other, due)
            table.unit_columns[command.given][unit] = 0
        else:
            table.unit_columns[command.next_commander][unit] = other
            table.unit_columns[command.next_due][unit] = due
        turn = command.turn_ahead(table, other, turns)
        state.tell(public("handed-over", power=seat_name(seat), unit=order.unit, other=order.power, turn=turn))


class NextActive(Step):
    """At the end of a turn owners of units that were active in it under others, or given away, say what comes next."""

    name = NEXT_ACTIVE
    track = TURN
    before = "turn_end"
    clause = "SA-alliance-22"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)

    def deciders(self, table: Table) -> list[int]:
        frame = table.frames[-1]
        found: list[int] = []
        for unit in table.units():
            if table.owner_of(unit) == table.on_turn:
                continue
            if self.command.is_open(table, unit):
                found.append(int(table.owner_of(unit)))
        return [seat for seat in dict.fromkeys(found) if not frame.has_answered(seat)]

    def default(self, sight: Sight) -> Order | None:
        return AS_USUAL


class ActiveBeforehand(Beforehand):
    """All units are active as usual."""

    name = NEXT_ACTIVE


class AsUsualRule(OrderRule):
    """States nothing: the owner commands his units in his next turn that the rules allow."""

    order: ClassVar[type[Order]] = AsUsual
    steps: ClassVar[tuple[str, ...]] = (NEXT_ACTIVE,)
    clause: ClassVar[str] = "SA-alliance-22"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(AS_USUAL)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class ActiveTurns(Reaction):
    """Counts turns, notes who was active in one, and lets what was stated take effect."""

    name = "active_turns"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)

    def turn_begins(self, state: State, seat: i64) -> None:
        state.table.seat_columns[self.command.turns][seat] += 1

    def turn_ends(self, state: State, seat: i64) -> None:
        table, command = state.table, self.command
        turn = command.turn_number(table)
        for unit in range(table.entries()):
            if command.is_active(table, unit):
                table.unit_columns[command.last][unit] = turn
                stated = table.unit_columns[command.next_commander][unit]
                command.appoint(table, unit, stated, table.unit_columns[command.next_due][unit])

    def unit_made(self, state: State, unit: i64) -> None:
        """A new unit waits as if it had been active in the turn in which it was finished."""
        state.table.unit_columns[self.command.last][unit] = self.command.turn_number(state.table)

    def owner_changes(self, state: State, unit: i64, old: i64) -> None:
        self.command.release(state.table, unit)

    def seat_leaves(self, state: State, seat: i64) -> None:
        """What was appointed to a turn that will not come is due in its owner's next one."""
        table, command = state.table, self.command
        for unit in range(table.entries()):
            if table.unit_columns[command.commander][unit] == seat:
                command.release(table, unit)
            if table.unit_columns[command.next_commander][unit] == seat:
                table.unit_columns[command.next_commander][unit] = NOBODY
                table.unit_columns[command.next_due][unit] = 0


class Commanding(Consent):
    """Nobody commands units that he does not want."""

    name = COMMAND

    def concerns(self, order: Order) -> bool:
        return isinstance(order, HandOver)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, HandOver)
        seat = find_ally(sight, order.power, "SA-alliance-20")
        return [seat] if seat != int(sight.seat) else []

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, HandOver)
        return {"unit": order.unit, "turns": order.turns}


def units_in(sight: Sight, order: Order) -> list[int]:
    """The units that do something by an order of the movement phase."""
    if isinstance(order, Attack):
        return [int(find_mover(sight, name)) for name, _ in order.marches]
    told = order.to_json()
    one, several = told.get("unit"), told.get("units")
    names = [one] if isinstance(one, str) else []
    if isinstance(several, list):
        names += [name for name in several if isinstance(name, str)]
    return [int(find_mover(sight, name)) for name in names]


class Objecting(Consent):
    """Of owner and commander one gives a unit its orders and the other may object; who is silent does not."""

    name = OBJECTION
    silence = "agree"

    def concerns(self, order: Order) -> bool:
        """What is ordered in movement phases, but for handing over, which is agreed on by itself."""
        rule = self.rules.order_rules[order.kind]
        phases = [step for track in self.rules.tracks for step in track if step.answers_to(MOVEMENT)]
        return not isinstance(order, HandOver) and bool([one for one in phases if rule in self.rules.orders_at(one)])

    def needed(self, sight: Sight, order: Order) -> list[int]:
        if not is_at(sight, MOVEMENT):
            return []
        if isinstance(order, (Move, Attack)) and not is_any_lent(sight.rules, sight.table):
            return []
        rules, table = sight.rules, sight.table
        found: list[int] = []
        for unit in units_in(sight, order):
            owner, commander = int(table.owner_of(unit)), int(rules.commander(table, unit))
            found += [seat for seat in (owner, commander) if seat != int(sight.seat)]
        return list(dict.fromkeys(found))


class CommandShown(Face):
    """Who commands units that are not his own."""

    name = COMMAND

    def marks(self, table: Table) -> list[dict[str, object]]:
        rules = self.rules
        found: list[dict[str, object]] = []
        for unit in table.units():
            if rules.commander(table, unit) != table.owner_of(unit):
                leader = seat_name(rules.commander(table, unit))
                found.append(badge("commander", unit_name(rules, table, unit), power=leader))
        return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-1": (Rules.commander,),
    "SA-alliance-20": (HandOverRule, Commanding),
    "SA-alliance-21": (JointMovement, Objecting, Rules.may_order),
    "SA-alliance-22": (NextActive, HandOverRule, ActiveTurns.turn_ends),
    "SA-alliance-23": (NotDue, Command.is_rested),
    "SA-alliance-24": (Command.is_open, HandOverRule.forgoes),
    "SA-alliance-25": (ActiveTurns.unit_made,),
    "SA-alliance-35": (Command.appoint, ActiveTurns.seat_leaves),
}
