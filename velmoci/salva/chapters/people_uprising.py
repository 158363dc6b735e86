"""Partisans in a battle of others (SA-government_and_people-19): they may come up for either side, if it wants them.

A people is asked in every attack on a field where it lives, whether anybody is underground there or not, and nobody
else can see that it was asked. The seat that leads the side agrees by a consent; whoever is silent agrees.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Number
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of, come_late
from velmoci.salva.battle import ATTACKER, SIDES, Battle
from velmoci.salva.chapters.partisans import several
from velmoci.salva.chapters.people_search import SEARCH
from velmoci.salva.chapters.peoples import Peoples
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.flow import push
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import END, FIGHT, NOBODY_ASKED, Consent, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table

UPRISING: Final = "uprising"
CLAUSE: Final = "SA-government_and_people-19"


class SideWith(Order):
    """`side_with defender 2`: so many partisans come up and fight on a side."""

    kind: ClassVar[str] = "side_with"
    fields: ClassVar[tuple[Field, ...]] = (Field("side", Name()), Field("number", Number("no_partisans", CLAUSE)))

    def __init__(self, side: str, number: int) -> None:
        self.side: Final = side
        self.number: Final = number


class StayUnder(Order):
    """`stay_under`: nobody comes up."""

    kind: ClassVar[str] = "stay_under"


STAY_UNDER: Final = StayUnder()


class Rising(Slice):
    """The matter of its track, which the people alone sees: a battle where it lives."""

    def __init__(self) -> None:
        self.seat = -1

    def is_seen_by(self, seat: i64) -> bool:
        return int(seat) == self.seat

    def copy(self) -> Slice:
        twin = Rising()
        twin.seat = self.seat
        return twin

    def dump(self) -> object:
        return self.seat

    def load(self, data: Any) -> None:
        self.seat = int(data)

    def told(self, sight: Sight) -> object:
        battle = battle_of(sight.table)
        return {"power": seat_name(self.seat), "field": field_name(sight.rules, battle.field)}


class AskPeople(Step):
    """Lines have been declared: the people that lives on the field is asked, unless it is its own battle."""

    name = "ask_people"
    track = FIGHT
    before = "opening_check"
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.search = rules.battle_column(SEARCH)

    def enter(self, state: State, chance: Chance) -> None:
        battle = battle_of(state.table)
        rising = Rising()
        rising.seat = self.peoples.living_on(state.table, battle.field)
        if rising.seat >= 0 and self.is_foreign(state.table, battle, rising.seat):
            push(state, UPRISING, rising)

    def is_foreign(self, table: Table, battle: Battle, people: int) -> bool:
        """Whether an army attacks that belongs neither to the people nor to whoever holds the field."""
        leader = battle.leader(ATTACKER)
        return leader not in (people, table.owner[battle.field]) and battle.notes[self.search] == 0


class SideWithStep(Step):
    """The people says whether anybody comes up, and for whom."""

    name = "side_with"
    track = UPRISING
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def deciders(self, table: Table) -> list[int]:
        rising = rising_of(table)
        return NOBODY_ASKED if table.is_answered() or not table.is_living(rising.seat) else [rising.seat]

    def asker(self, table: Table) -> int:
        return int(battle_of(table).leader(ATTACKER))

    def leave(self, state: State, chance: Chance) -> str:
        return END

    def default(self, sight: Sight) -> Order | None:
        return STAY_UNDER

    def about(self, sight: Sight) -> dict[str, object]:
        battle = battle_of(sight.table)
        leaders = {side: battle.leader(place) for place, side in enumerate(SIDES)}
        found: dict[str, object] = {side: seat_name(leader) for side, leader in leaders.items() if leader >= 0}
        count = self.peoples.mood(sight).able(battle.field)
        return {**found, "field": field_name(self.rules, battle.field), "number": count}


def rising_of(table: Table) -> Rising:
    """Whom the track on top of the agenda asks."""
    found = table.frames[-1].matter
    assert isinstance(found, Rising)
    return found


class SideWithRule(OrderRule):
    """Partisans come up in a battle that has been declared."""

    order: ClassVar[type[Order]] = SideWith
    steps: ClassVar[tuple[str, ...]] = ("side_with",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "side_with defender 2"
    shows_truth: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, SideWith)
        if order.side not in SIDES:
            raise Refusal("no_such_side", CLAUSE, value=order.side[:40])
        battle = battle_of(sight.table)
        if not 1 <= order.number <= self.peoples.mood(sight).able(battle.field):
            raise Refusal("no_partisans", CLAUSE, value=str(order.number), field=field_name(self.rules, battle.field))
        if not self.is_open(sight, battle, SIDES.index(order.side)):
            raise Refusal("unwanted_there", CLAUSE, side=order.side)

    def is_open(self, sight: Sight, battle: Battle, side: i64) -> bool:
        """Whether there is somebody who leads the side, and has not refused."""
        leader = battle.leader(side)
        return leader != NOBODY and not has_refused(sight, leader, UPRISING)

    def menu(self, sight: Sight) -> Menu | None:
        battle, found = battle_of(sight.table), list[Order]()
        able = self.peoples.mood(sight).able(battle.field)
        for place, side in enumerate(SIDES):
            if self.is_open(sight, battle, place):
                found += [SideWith(side, count) for count in several(able)]
        return Listed(SideWith.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, SideWith)
        battle, table = battle_of(state.table), state.table
        side: i64 = SIDES.index(order.side)
        units = self.peoples.come_up(state, seat, battle.field, order.number)
        for unit in units:
            come_late(state, battle, unit, side, battle.field if side == ATTACKER else NOBODY)
        table.answer(seat)
        if state.events is not None:
            names = [unit_name(self.rules, table, unit) for unit in units]
            state.tell(public("partisans-join", power=seat_name(seat), side=order.side, units=names))


class StayUnderRule(OrderRule):
    """Nobody comes up."""

    order: ClassVar[type[Order]] = StayUnder
    steps: ClassVar[tuple[str, ...]] = ("side_with",)
    clause: ClassVar[str] = CLAUSE

    def menu(self, sight: Sight) -> Menu | None:
        return Single(STAY_UNDER)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class Joining(Consent):
    """Whoever leads the side that partisans want to join has to agree; who is silent does."""

    name = UPRISING
    silence = "agree"

    def concerns(self, order: Order) -> bool:
        return isinstance(order, SideWith)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, SideWith)
        leader = int(battle_of(sight.table).leader(SIDES.index(order.side)))
        return [leader] if leader != int(sight.seat) else []

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, SideWith)
        battle = battle_of(sight.table)
        return {"field": field_name(self.rules, battle.field), "side": order.side, "number": order.number}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-19": (AskPeople, SideWithStep, SideWithRule, Joining),
}
