"""The chapters `alliance` and `naval` together: sea fields with ships of several seats have one holder.

The column `sea_holder` keeps him; he counts only while he has a ship there. When his last one leaves, he names the next
holder among those present, where there is a choice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.orders import Move
from velmoci.salva.battle import Battle
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.guests import Entering
from velmoci.salva.chapters.harbours import Dock
from velmoci.salva.chapters.joint_attacks import claims
from velmoci.salva.chapters.joint_battles import in_turn_order
from velmoci.salva.chapters.naval import SeaDomain
from velmoci.salva.flow import push
from velmoci.salva.forces import is_present, seats_at
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_mover
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, MATTER, NOBODY_ASKED, SEAT, Column, Consent, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table

SEA_HOLDER: Final = "sea_holder"
HOLDER: Final = "holder"


class Fleet:
    """The column of holders, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.column: Final = rules.field_column(SEA_HOLDER)

    def present(self, table: Table, field: i64) -> list[int]:
        """The seats with ships on a sea field, those that avoid battle not counted."""
        return seats_at(self.rules, table, field)

    def is_present(self, table: Table, field: i64, seat: int) -> bool:
        """Whether a seat is one of them."""
        return is_present(self.rules, table, field, seat)

    def holder(self, table: Table, field: i64) -> int:
        """The seat that was named, if it is present; else the next present one in turn order; nobody on empty sea."""
        named = int(table.field_columns[self.column][field])
        if self.is_present(table, field, named):
            return named
        present = self.present(table, field)
        if not present:
            return int(NOBODY)
        if named == NOBODY:
            return present[0]
        return next(seat for seat in in_turn_order(table, named) if seat in present)

    def name(self, table: Table, field: i64, seat: i64) -> None:
        """From now on that seat holds a field."""
        table.field_columns[self.column][field] = seat


class SharedSea(SeaDomain):
    """A sea field with ships of several seats belongs to one of them."""

    replaces = "sea"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fleet = Fleet(rules)

    def holder(self, table: Table, field: i64, asking: i64) -> i64:
        found: i64 = self.fleet.holder(table, field)
        return asking if found == NOBODY else found

    def conquered(self, state: State, field: i64, seat: i64) -> None:
        self.fleet.name(state.table, field, seat)


class Departure(Slice):
    """The matter of the question: which field its holder has left."""

    def __init__(self) -> None:
        self.field = -1
        self.seat = -1

    def copy(self) -> Slice:
        twin = Departure()
        twin.load(self.dump())
        return twin

    def dump(self) -> object:
        return [self.field, self.seat]

    def load(self, data: Any) -> None:
        self.field, self.seat = data


def departure_of(table: Table) -> Departure:
    """The question on top of the agenda."""
    matter = table.frames[-1].matter
    assert isinstance(matter, Departure)
    return matter


class LeaveTo(Order):
    """`leave_to seat_2`: who holds the sea field from now on."""

    kind: ClassVar[str] = "leave_to"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", Name()),)

    def __init__(self, power: str) -> None:
        self.power: Final = power


class NextHolder(Step):
    """The holder whose last ship leaves a shared sea field names the next one."""

    name = SEA_HOLDER
    track = SEA_HOLDER
    clause = "SA-alliance-36"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fleet = Fleet(rules)

    def deciders(self, table: Table) -> list[int]:
        left = departure_of(table)
        if table.is_answered() or not table.is_living(left.seat):
            return NOBODY_ASKED
        return [left.seat] if len(self.fleet.present(table, left.field)) > 1 else NOBODY_ASKED

    def default(self, sight: Sight) -> Order | None:
        return LeaveTo(seat_name(self.fleet.holder(sight.table, departure_of(sight.table).field)))

    def about(self, sight: Sight) -> dict[str, object]:
        return {"field": field_name(self.rules, departure_of(sight.table).field)}


class HolderBeforehand(Beforehand):
    """The holder follows in turn order."""

    name = SEA_HOLDER


class LeaveToRule(OrderRule):
    """Names one of those present."""

    order: ClassVar[type[Order]] = LeaveTo
    steps: ClassVar[tuple[str, ...]] = (SEA_HOLDER,)
    clause: ClassVar[str] = "SA-alliance-36"
    example: ClassVar[str] = "leave_to seat_2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fleet = Fleet(rules)

    def names(self, sight: Sight) -> list[str]:
        """Whom the leaving holder may name."""
        return [seat_name(seat) for seat in self.fleet.present(sight.table, departure_of(sight.table).field)]

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, LeaveTo)
        if order.power not in self.names(sight):
            raise Refusal("not_present", self.clause, power=order.power[:40])

    def menu(self, sight: Sight) -> Menu | None:
        return Listed(LeaveTo.kind, [LeaveTo(name) for name in self.names(sight)])

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, LeaveTo)
        field = departure_of(state.table).field
        chosen = next(other for other in self.fleet.present(state.table, field) if seat_name(other) == order.power)
        self.fleet.name(state.table, field, chosen)
        state.table.answer(seat)
        state.tell(public("sea-left-to", power=seat_name(seat), field=field_name(self.rules, field), other=order.power))


class SeaKeeper(Reaction):
    """Keeps exactly one holder of every sea field with ships."""

    name = SEA_HOLDER

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fleet = Fleet(rules)

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        if origin == field:
            return
        table = state.table
        if not self.rules.board.is_land(field) and table.battle is None:
            self.arrive(state, unit, field)
        if not self.rules.board.is_land(origin):
            self.depart(state, int(table.owner_of(unit)), origin)

    def arrive(self, state: State, unit: i64, field: i64) -> None:
        """Whoever comes to an empty sea holds it; with others the one holds it who was agreed on."""
        table = state.table
        self.settle(table, field)
        agreed = claims(self.rules, table).holders.get(int(field), int(NOBODY))
        if agreed in self.fleet.present(table, field) and agreed != self.fleet.holder(table, field):
            self.fleet.name(table, field, agreed)
            told = {"field": field_name(self.rules, field), "other": seat_name(agreed)}
            state.tell(public("sea-left-to", power=seat_name(table.owner_of(unit)), **told))

    def depart(self, state: State, seat: int, field: i64) -> None:
        """The holder may have left a shared field; where several stay he names the next one."""
        table = state.table
        if table.field_columns[self.fleet.column][field] != seat or self.fleet.is_present(table, field, seat):
            return
        present = self.fleet.present(table, field)
        self.settle(table, field)
        if len(present) > 1:
            matter = Departure()
            matter.field, matter.seat = int(field), seat
            push(state, SEA_HOLDER, matter)

    def settle(self, table: Table, field: i64) -> None:
        """Whoever holds the field by turn order is named its holder."""
        self.fleet.name(table, field, self.fleet.holder(table, field))

    def settle_all(self, table: Table) -> None:
        """The same for every sea field: ships were lost, given away, or avoid battle now."""
        for field in range(int(self.rules.board.size)):
            if not self.rules.board.is_land(field):
                self.settle(table, field)

    def battle_ends(self, state: State, battle: Battle) -> None:
        self.settle_all(state.table)

    def owner_changes(self, state: State, unit: i64, old: i64) -> None:
        self.settle_all(state.table)

    def turn_begins(self, state: State, seat: i64) -> None:
        self.settle_all(state.table)

    def turn_ends(self, state: State, seat: i64) -> None:
        self.settle_all(state.table)

    def game_begins(self, state: State) -> None:
        self.settle_all(state.table)

    def seat_leaves(self, state: State, seat: i64) -> None:
        self.settle_all(state.table)


class EnteringAtSea(Entering):
    """Docking is entering too: the harbour is a part of its land field."""

    replaces = "entry"

    def concerns(self, order: Order) -> bool:
        return isinstance(order, Dock) or super().concerns(order)

    def steps(self, sight: Sight, order: Order) -> list[tuple[Sight, int, int]]:
        if isinstance(order, Dock):
            return [(sight, int(find_mover(sight, order.unit)), int(find_field(sight, order.field)))]
        return super().steps(sight, order)


class NamingHolder(Consent):
    """Whoever enters a sea field and claims it for somebody needs the agreement of its holder, and of the one named."""

    name = HOLDER

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fleet = Fleet(rules)

    def concerns(self, order: Order) -> bool:
        return isinstance(order, Move)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, Move)
        field = find_field(sight, order.path[-1])
        host, named = self.fleet.holder(sight.table, field), self.named(sight, field)
        if self.rules.board.is_land(field) or host == NOBODY or named in (int(NOBODY), host):
            return []
        return [seat for seat in dict.fromkeys([host, named]) if seat != int(sight.seat)]

    def named(self, sight: Sight, field: i64) -> int:
        """Who was claimed to be the next holder."""
        return claims(self.rules, sight.table).holders.get(int(field), int(NOBODY))

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, Move)
        field = find_field(sight, order.path[-1])
        return {"field": order.path[-1], "holder": seat_name(self.named(sight, field))}


CHAPTER: Final = Chapter(
    id="alliance_naval",
    clause="SA-alliance-13",
    bridges=("alliance", "naval"),
    contributions={
        "column": (Column(SEA_HOLDER, FIELD, -1, SEAT),),
        "slice": (SliceSpec(SEA_HOLDER, MATTER, Departure),),
        "step": (NextHolder,),
        "order": (LeaveToRule,),
        "beforehand": (HolderBeforehand,),
        "react": (SeaKeeper,),
        "domain": (SharedSea,),
        "consent": (EnteringAtSea, NamingHolder),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-13": (Fleet.holder, SharedSea),
    "SA-alliance-14": (NamingHolder, SeaKeeper.arrive),
    "SA-alliance-36": (NextHolder, LeaveToRule, SeaKeeper.depart),
    "SA-naval-13": (SharedSea.holder,),
    "SR-naval-3": (NamingHolder.needed, LeaveToRule),
}
