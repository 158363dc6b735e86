"""Gifts of fields and units; a part of the chapter `alliance`.

Whoever holds a field says by `finish … for …` beforehand to whom a unit that is being built there will belong; nobody
is asked when it is finished, and without such an order it is the holder's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.chapters.command import Command, find_ally, has_acted, others
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.forces import check_given_field, check_open, is_field_kept
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_mover, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, Consent, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import FORTRESS

GIFT: Final = "gift"
NAME: Final = Name()


class Cede(Order):
    """`cede brno to seat_2`: a land field changes its holder."""

    kind: ClassVar[str] = "cede"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("power", NAME, word="to"))

    def __init__(self, field: str, power: str) -> None:
        self.field: Final = field
        self.power: Final = power


class Give(Order):
    """`give tank_1 to seat_2`: a unit changes its owner instead of making its active turn."""

    kind: ClassVar[str] = "give"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME), Field("power", NAME, word="to"))

    def __init__(self, unit: str, power: str) -> None:
        self.unit: Final = unit
        self.power: Final = power


class Finish(Order):
    """`finish tank_3 for seat_2`: whose a unit under construction will be."""

    kind: ClassVar[str] = "finish"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME), Field("power", NAME, word="for"))

    def __init__(self, unit: str, power: str) -> None:
        self.unit: Final = unit
        self.power: Final = power


def receiver(sight: Sight, name: str, clause: str) -> int:
    """The other seat to which something is given; not one that has refused a gift in this turn."""
    seat = find_ally(sight, name, clause)
    if seat == int(sight.seat):
        raise Refusal("no_ally", clause, power=name)
    if has_refused(sight, seat, GIFT):
        raise Refusal("ally_refused", clause, power=name)
    return seat


def receivers(sight: Sight) -> list[int]:
    """All to whom something can be given now."""
    return [seat for seat in others(sight.table, sight.seat) if not has_refused(sight, seat, GIFT)]


def is_fortress(rules: Rules, table: Table, unit: i64) -> bool:
    """Whether a unit always belongs to the holder of its field."""
    return rules.kinds.rows[table.kind[unit]].cls == FORTRESS


def is_before_completion(rules: Rules, table: Table) -> bool:
    """Whether the completion phase of the turn under way is still to come."""
    frame = table.frames[0]
    track = rules.track(TURN)
    return frame.track == track and frame.place < rules.places[track]["completion"]


def has_completion(rules: Rules, turn: i64) -> bool:
    """Whether the turn of that number, counted from 0, has a completion phase."""
    track = rules.track(TURN)
    steps = rules.tracks[track][: rules.places[track]["completion"]]
    return not [step for step in steps if not step.lets_pass(turn)]


def completion_turn(command: Command, table: Table, seat: i64, earliest: int) -> int:
    """The first game turn from that one on in which a seat finishes what is under construction on its fields."""
    rules = command.rules
    here, number = table.turn, command.turn_number(table)
    is_ahead = is_before_completion(rules, table)
    while True:
        other = table.order[here % table.seats]
        if other == seat and is_ahead and number >= earliest and has_completion(rules, here):
            return number
        is_ahead = True
        here += 1
        number += 1 if table.is_living(table.order[here % table.seats]) else 0


class CedeRule(OrderRule):
    """Gives a land field away, in the giver's own movement or production phase."""

    order: ClassVar[type[Order]] = Cede
    steps: ClassVar[tuple[str, ...]] = ("movement", "production")
    clause: ClassVar[str] = "SA-alliance-4"
    example: ClassVar[str] = "cede brod to seat_2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)
        self.ready = rules.unit_column("ready_not_before")
        self.heir = rules.unit_column("heir")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Cede)
        table, field = sight.table, find_field(sight, order.field)
        if table.owner[field] != sight.seat or table.on_turn != sight.seat:
            raise Refusal("cannot_cede", self.clause, field=order.field)
        check_given_field(self.rules, table, field)
        receiver(sight, order.power, self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        found: list[Order] = []
        powers = [seat_name(seat) for seat in receivers(sight)] if table.on_turn == sight.seat else []
        for field in table.fields_of(sight.seat) if powers else []:
            if is_field_kept(self.rules, table, field):
                continue
            found += [Cede(field_name(self.rules, field), power) for power in powers]
        return listed(Cede.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Cede)
        sight, table = state.sight(seat), state.table
        field, other = find_field(sight, order.field), find_ally(sight, order.power, self.clause)
        state.tell(public("ceded", power=seat_name(seat), field=order.field, other=order.power))
        for reaction in self.rules.reactions:
            reaction.field_given(state, field, seat, other)
        self.pass_on(state, field, seat, other)
        table.owner[field] = other
        table.fresh[field] = 1
        table.purse[field] = 0

    def pass_on(self, state: State, field: i64, giver: i64, seat: i64) -> None:
        """What is under construction, and fortresses, go with the field; nothing is finished earlier by that."""
        table = state.table
        for unit in table.units_at(field):
            if table.is_finished(unit) and not is_fortress(self.rules, table, unit):
                continue
            if not table.is_finished(unit):
                ready = table.unit_columns[self.ready]
                ready[unit] = completion_turn(self.command, table, giver, int(ready[unit]))
                table.unit_columns[self.heir][unit] = NOBODY
            state.change_owner(unit, seat)


def why_kept(sight: Sight, unit: i64) -> Refusal | None:
    """What a chapter has against a unit becoming somebody else's."""
    for veto in sight.rules.veto_give:
        refusal = veto.give(sight, unit)
        if refusal is not None:
            return refusal
    return None


def check_gift(sight: Sight, unit: i64) -> None:
    """Raises that."""
    refusal = why_kept(sight, unit)
    if refusal is not None:
        raise refusal


class GiveRule(OrderRule):
    """Gives a unit away at the moment when it was due to make its active turn."""

    order: ClassVar[type[Order]] = Give
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-alliance-10"
    example: ClassVar[str] = "give tank_3 to seat_2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Give)
        table = sight.table
        check_open(sight, find_mover(sight, order.unit, self.clause))
        unit = find_unit(sight, order.unit, self.clause)
        if table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", self.clause, unit=order.unit)
        if is_fortress(self.rules, table, unit):
            raise Refusal("goes_with_field", "SA-alliance-11", unit=order.unit)
        check_gift(sight, unit)
        if not self.may_give(sight, unit):
            raise Refusal("cannot_give", self.clause, unit=order.unit)
        receiver(sight, order.power, self.clause)

    def may_give(self, sight: Sight, unit: i64) -> bool:
        """Whether the unit is due in this turn and has done nothing in it."""
        return self.command.is_due(sight.table, unit) and not has_acted(sight.table, unit)

    def menu(self, sight: Sight) -> Menu | None:
        rules, table = self.rules, sight.table
        found: list[Order] = []
        powers = [seat_name(seat) for seat in receivers(sight)]
        for unit in table.units_of(sight.seat) if powers else []:
            if self.may_give(sight, unit) and not is_fortress(rules, table, unit) and not why_kept(sight, unit):
                name = unit_name(rules, table, unit)
                found += [Give(name, power) for power in powers]
        return listed(Give.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Give)
        sight = state.sight(seat)
        unit, other = find_unit(sight, order.unit), find_ally(sight, order.power, self.clause)
        state.change_owner(unit, other)
        state.table.unit_columns[self.command.given][unit] = self.command.turn_number(state.table)
        state.tell(public("given", power=seat_name(seat), unit=order.unit, other=order.power))


class FinishRule(OrderRule):
    """Names the owner of a unit before it is finished; naming oneself takes that back."""

    order: ClassVar[type[Order]] = Finish
    steps: ClassVar[tuple[str, ...]] = ("movement", "production")
    clause: ClassVar[str] = "SA-alliance-3"
    example: ClassVar[str] = "finish tank_3 for seat_2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.heir = rules.unit_column("heir")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Finish)
        table = sight.table
        unit = find_unit(sight, order.unit, self.clause)
        if table.owner_of(unit) != sight.seat or table.is_finished(unit) or table.on_turn != sight.seat:
            raise Refusal("cannot_finish_for", self.clause, unit=order.unit)
        if is_fortress(self.rules, table, unit):
            raise Refusal("goes_with_field", "SA-alliance-11", unit=order.unit)
        if order.power != seat_name(sight.seat):
            check_gift(sight, unit)
            receiver(sight, order.power, self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        rules, table = self.rules, sight.table
        found: list[Order] = []
        powers = receivers(sight)
        for unit in table.units_of(sight.seat) if table.on_turn == sight.seat else []:
            if table.is_finished(unit) or is_fortress(rules, table, unit) or why_kept(sight, unit):
                continue
            heir = int(table.unit_columns[self.heir][unit])
            named = [*powers, *([int(sight.seat)] if heir != NOBODY else [])]
            found += [Finish(unit_name(rules, table, unit), seat_name(seat)) for seat in named if seat != heir]
        return listed(Finish.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Finish)
        sight = state.sight(seat)
        unit, other = find_unit(sight, order.unit), find_ally(sight, order.power, self.clause)
        state.table.unit_columns[self.heir][unit] = NOBODY if other == int(seat) else other
        state.tell(public("to-be-finished-for", power=seat_name(seat), unit=order.unit, other=order.power))


class Completion(Reaction):
    """What was given away is not finished earlier than without the gift, and belongs to whom the holder has named."""

    name = "given_units"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.command = Command(rules)
        self.ready = rules.unit_column("ready_not_before")
        self.heir = rules.unit_column("heir")

    def holds_up(self, state: State, unit: i64) -> bool:
        return self.command.turn_number(state.table) < state.table.unit_columns[self.ready][unit]

    def unit_made(self, state: State, unit: i64) -> None:
        table = state.table
        heir = table.unit_columns[self.heir][unit]
        table.unit_columns[self.ready][unit] = 0
        table.unit_columns[self.heir][unit] = NOBODY
        if heir != NOBODY and table.is_living(heir):
            giver, name = seat_name(table.owner_of(unit)), unit_name(self.rules, table, unit)
            state.change_owner(unit, heir)
            state.tell(public("given", power=giver, unit=name, other=seat_name(heir)))


class Receiving(Consent):
    """Nothing is given to anybody against his will."""

    name = GIFT

    def concerns(self, order: Order) -> bool:
        return isinstance(order, (Cede, Give, Finish))

    def needed(self, sight: Sight, order: Order) -> list[int]:
        if not isinstance(order, (Cede, Give, Finish)) or order.power == seat_name(sight.seat):
            return []
        return [find_ally(sight, order.power, "SA-alliance-4")]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-3": (FinishRule, Completion.unit_made),
    "SA-alliance-4": (CedeRule, Receiving),
    "SA-alliance-5": (CedeRule.pass_on, Reaction.field_given),
    "SA-alliance-6": (CedeRule.pass_on,),
    "SA-alliance-7": (completion_turn, Completion.holds_up),
    "SA-alliance-8": (CedeRule.carry_out,),
    "SA-alliance-9": (completion_turn, Command.is_rested),
    "SA-alliance-10": (GiveRule, State.change_owner, Command.is_given),
    "SA-alliance-11": (is_fortress, GiveRule.check, FinishRule.check),
    "SA-goal_common-9": (CedeRule.carry_out,),
    "SA-multiplayer-13": (CedeRule, GiveRule),
}
