"""Fighters of several seats in one counter-move (SA-air-16): who is invited, who joins, and how they set off (21)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.chapters.air_steps import chance_of, is_alive
from velmoci.salva.chapters.hangar import Hangar
from velmoci.salva.codecs import March, Marches
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import END, NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import Sight, Slice, State, Table

INVITATION: Final = "counter_invitation"


class JoinCounter(Order):
    """`join_counter fighter_5, fighter_6:praha`: fighters for the counter-move of the one who invites; none refuses."""

    kind: ClassVar[str] = "join_counter"
    fields: ClassVar[tuple[Field, ...]] = (Field("marches", Marches(), default=()),)

    def __init__(self, marches: tuple[March, ...] = ()) -> None:
        self.marches: Final = marches


REFUSE: Final = JoinCounter()


class Invitation(Slice):
    """The matter of its track, seen by those it names: a counter-move that waits for fighters of others."""

    def __init__(self) -> None:
        self.seat = -1
        self.field = -1
        self.invited: list[int] = []
        self.units: list[int] = []
        self.costs: list[int] = []

    def is_seen_by(self, seat: i64) -> bool:
        return int(seat) == self.seat or int(seat) in self.invited

    def copy(self) -> Slice:
        twin = Invitation()
        twin.load(self.dump())
        return twin

    def dump(self) -> object:
        return [self.seat, self.field, self.invited[:], self.units[:], self.costs[:]]

    def load(self, data: Any) -> None:
        self.seat, self.field = data[0], data[1]
        self.invited, self.units, self.costs = list(data[2]), list(data[3]), list(data[4])

    def told(self, sight: Sight) -> object:
        rules, table = sight.rules, sight.table
        return {
            "power": seat_name(self.seat),
            "field": field_name(rules, self.field),
            "invited": [seat_name(seat) for seat in self.invited],
            "units": [unit_name(rules, table, unit) for unit in self.units],
        }


def invitation_of(table: Table) -> Invitation:
    """The invitation on top of the agenda."""
    found = table.frames[-1].matter
    assert isinstance(found, Invitation)
    return found


def add_fighters(sight: Sight, hangar: Hangar, offer: Invitation, marches: tuple[March, ...]) -> None:
    """Notes which fighters fly, and what it costs them."""
    for march in marches:
        offer.costs.append(hangar.cost(sight, march, offer.field))
        offer.units.append(int(find_unit(sight, march[0])))


def launch(state: State, hangar: Hangar, offer: Invitation) -> None:
    """The counter-move begins: all its fighters are on their way, and nobody can stop them."""
    table, chance, wings = state.table, chance_of(state.table), hangar.wings
    for place, unit in enumerate(offer.units):
        table.points[unit] = state.rules.movement(table, unit) - offer.costs[place]
        wings.note(table, wings.scrambled, unit, 1)
        wings.note(table, wings.flown, unit, 1)
    chance.hunter, chance.field, chance.units = offer.seat, offer.field, offer.units[:]
    chance.defenders, chance.helpers = [], []
    for seat in dict.fromkeys([int(table.owner_of(unit)) for unit in offer.units]):
        chance.done.append([seat, offer.field])
    if state.events is not None:
        names = [unit_name(state.rules, table, unit) for unit in offer.units]
        where, power = field_name(state.rules, offer.field), seat_name(offer.seat)
        state.tell(public("intercepted", power=power, field=where, units=names))


class InvitationStep(Step):
    """All who are invited say at once which fighters they send; who is silent sends none."""

    name = "join_counter"
    track = INVITATION
    clause = "SA-air-16"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def deciders(self, table: Table) -> list[int]:
        offer = invitation_of(table)
        if not table.is_living(offer.seat):
            return NOBODY_ASKED
        return [seat for seat in table.yet_to_answer(offer.invited) if table.is_living(seat)]

    def asker(self, table: Table) -> int:
        return invitation_of(table).seat

    def leave(self, state: State, chance: Chance) -> str:
        offer = invitation_of(state.table)
        if state.table.is_living(offer.seat):
            alive = [place for place, unit in enumerate(offer.units) if is_alive(state.table, unit)]
            offer.costs = [offer.costs[place] for place in alive]
            offer.units = [offer.units[place] for place in alive]
            launch(state, self.hangar, offer)
        return END

    def default(self, sight: Sight) -> Order | None:
        return REFUSE

    def about(self, sight: Sight) -> dict[str, object]:
        offer, table = invitation_of(sight.table), sight.table
        units = self.hangar.able(table, sight.seat, offer.field)
        return {
            "power": seat_name(offer.seat),
            "field": field_name(self.rules, offer.field),
            "fighters": [unit_name(self.rules, table, unit) for unit in units],
        }


class JoinCounterRule(OrderRule):
    """Sends fighters along with those of the seat that invites, or none."""

    order: ClassVar[type[Order]] = JoinCounter
    steps: ClassVar[tuple[str, ...]] = ("join_counter",)
    clause: ClassVar[str] = "SA-air-16"
    example: ClassVar[str] = "join_counter fighter_5"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hangar = Hangar(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, JoinCounter)
        for march in order.marches:
            self.hangar.cost(sight, march, invitation_of(sight.table).field)

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        units = self.hangar.able(table, sight.seat, invitation_of(table).field)
        found: list[Order] = [JoinCounter(marches) for marches in self.hangar.proposals(table, units)]
        return Listed(JoinCounter.kind, [REFUSE, *found], False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, JoinCounter)
        add_fighters(state.sight(seat), self.hangar, invitation_of(state.table), order.marches)
        state.table.answer(seat)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-16": (InvitationStep, JoinCounterRule),
    "SA-air-21": (launch,),
}
