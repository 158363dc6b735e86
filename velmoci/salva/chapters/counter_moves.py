"""The fighter counter-move (SA-air-14 to 17, 23): who is asked after a step of bombers, and who flies to them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import Event, EventPart, to
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.chapters.air_steps import CHANCE, chance_of
from velmoci.salva.chapters.counter_invitations import INVITATION, Invitation, add_fighters, launch
from velmoci.salva.chapters.escorts import aircraft_there, targets_at
from velmoci.salva.chapters.hangar import Hangar, in_turn_order
from velmoci.salva.codecs import March, Marches
from velmoci.salva.flow import push
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import END, NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import Sight, State, Table


class Intercept(Order):
    """`intercept brno with fighter_1, fighter_2:praha inviting seat_3`: fighters with the fields they pass through."""

    kind: ClassVar[str] = "intercept"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("field", Name()),
        Field("marches", Marches(), word="with"),
        Field("powers", Names(), word="inviting", default=()),
    )

    def __init__(self, field: str, marches: tuple[March, ...], powers: tuple[str, ...] = ()) -> None:
        self.field: Final = field
        self.marches: Final = marches
        self.powers: Final = powers


class LetFly(Order):
    """`let_fly`: no counter-move, or none any more."""

    kind: ClassVar[str] = "let_fly"


LET_FLY: Final = LetFly()


class CounterStep(Step):
    """The next seat in turn order that could intercept is asked, until nobody can or wants to."""

    name = "counter_move"
    track = CHANCE
    clause = "SA-air-17"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def deciders(self, table: Table) -> list[int]:
        chance = chance_of(table)
        if chance.field >= 0:
            return NOBODY_ASKED
        for seat in in_turn_order(table):
            if seat not in chance.passed and self.hangar.fields(table, chance, seat):
                return [seat]
        return NOBODY_ASKED

    def leave(self, state: State, chance: Chance) -> str:
        return "" if chance_of(state.table).field >= 0 else END

    def default(self, sight: Sight) -> Order | None:
        return LET_FLY

    def about(self, sight: Sight) -> dict[str, object]:
        table, chance = sight.table, chance_of(sight.table)
        found: dict[str, object] = {}
        for field, units in self.hangar.fields(table, chance, sight.seat).items():
            found[field_name(self.rules, field)] = self.told(table, field, units)
        return {"power": seat_name(chance.seat), "fields": found}

    def told(self, table: Table, field: i64, units: list[int]) -> dict[str, object]:
        """Who is over a field, and which fighters reach it with how much left to land."""
        rules, pace = self.rules, self.rules.pace
        left = [rules.movement(table, unit) - self.hangar.reach(table, unit)[field] for unit in units]
        names = [unit_name(rules, table, unit) for unit in units]
        there = aircraft_there(self.hangar.wings, table, field)
        return {
            "aircraft": [unit_name(rules, table, unit) for unit in there],
            "fighters": {name: ratio_text(left[place], pace) for place, name in enumerate(names)},
        }


class InterceptRule(OrderRule):
    """Fighters fly to a field that bombers have entered and attack them there."""

    order: ClassVar[type[Order]] = Intercept
    steps: ClassVar[tuple[str, ...]] = ("counter_move",)
    clause: ClassVar[str] = "SA-air-14"
    example: ClassVar[str] = "intercept hrad with fighter_3, fighter_4:brod"
    explained_by: ClassVar[str] = "SA-air-15"
    opens_battle: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Intercept)
        table, field = sight.table, find_field(sight, order.field)
        if int(field) not in self.hangar.targets(table, chance_of(table), sight.seat):
            raise Refusal("no_bombers_there", "SA-air-15", field=order.field)
        if not order.marches:
            raise Refusal("no_fighters_named", "SA-air-15", field=order.field)
        for march in order.marches:
            self.hangar.cost(sight, march, field)
        for name in order.powers:
            if name not in [seat_name(seat) for seat in self.partners(table, sight.seat, field)]:
                raise Refusal("nobody_to_invite", "SA-air-16", power=name[:40])

    def partners(self, table: Table, seat: i64, field: i64) -> list[int]:
        """Other seats with fighters that could come along."""
        chance = chance_of(table)
        others = [other for other in in_turn_order(table) if other != int(seat)]
        return [
            other
            for other in others
            if self.hangar.able(table, other, field)
            and targets_at(self.rules, self.hangar.wings, table, chance.seat, other, field)
        ]

    def menu(self, sight: Sight) -> Menu | None:
        menu, table = Listed(Intercept.kind, [], False), sight.table
        for field, units in self.hangar.fields(table, chance_of(table), sight.seat).items():
            name = field_name(self.rules, field)
            for marches in self.hangar.proposals(table, units):
                menu.orders.append(Intercept(name, marches))
            partners = tuple([seat_name(seat) for seat in self.partners(table, sight.seat, field)])
            if partners:
                menu.orders.append(Intercept(name, self.hangar.proposals(table, units)[0], partners))
        return menu

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Intercept)
        sight, offer = state.sight(seat), Invitation()
        offer.seat, offer.field = int(seat), int(find_field(sight, order.field))
        add_fighters(sight, self.hangar, offer, order.marches)
        if not order.powers:
            launch(state, self.hangar, offer)
            return
        offer.invited = [other for other in in_turn_order(state.table) if seat_name(other) in order.powers]
        push(state, INVITATION, offer)
        told: dict[str, Any] = {"power": seat_name(seat), "powers": list(order.powers), "field": order.field}
        state.tell(Event(EventPart(to([int(seat), *offer.invited]), "counter-offered", told)))


class LetFlyRule(OrderRule):
    """No counter-move."""

    order: ClassVar[type[Order]] = LetFly
    steps: ClassVar[tuple[str, ...]] = ("counter_move",)
    clause: ClassVar[str] = "SA-air-14"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(LET_FLY)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        chance_of(state.table).passed.append(int(seat))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-14": (CounterStep,),
    "SA-air-15": (InterceptRule,),
    "SA-air-16": (InterceptRule.partners,),
    "SA-air-17": (CounterStep.deciders,),
    "SA-air-23": (InterceptRule,),
}
