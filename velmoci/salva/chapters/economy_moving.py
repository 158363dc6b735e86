"""Moving goods and workers over land and rails, and asking for leave to use foreign land; a part of `war_economy`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Counts, Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.chapters.economy_reach import Reach
from velmoci.salva.chapters.economy_stock import BY_WAY, Economy
from velmoci.salva.chapters.economy_work import WORKING
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

HAUL: Final = "haul"
MODES: Final = ("way", "goods")
"""By their numbers: `BY_WAY`, `FOR_GOODS`."""
POINTS: Final = ("military_points", "settlement_points", "research_points")
Goods = tuple[tuple[str, int], ...]
GOODS: Final = Counts("bad_count", "SA-war_economy-20")
NAME: Final = Name()


class Carry(Order):
    """`carry brno praha fuel 3, worker 1`: from one field to another."""

    kind: ClassVar[str] = "carry"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("goal", NAME), Field("goods", GOODS))

    def __init__(self, field: str, goal: str, goods: Goods) -> None:
        self.field: Final = field
        self.goal: Final = goal
        self.goods: Final = goods


class UseField(Order):
    """`use_field ostrava for goods`: asks its holder for leave to pass through it, or to use what lies there too."""

    kind: ClassVar[str] = "use_field"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("how", NAME, word="for", default=MODES[BY_WAY]))

    def __init__(self, field: str, how: str = MODES[BY_WAY]) -> None:
        self.field: Final = field
        self.how: Final = how


def places_of(economy: Economy, goods: Goods, clause: str) -> list[tuple[int, int]]:
    """Goods by their places in a row, each with how many; raises where somebody names what cannot be carried."""
    found: list[tuple[int, int]] = []
    for name, count in goods:
        if name in POINTS:
            raise Refusal("points_stay", "SA-war_economy-16", value=name)
        if name not in economy.names:
            raise Refusal("no_such_goods", "SA-war_economy-3", value=name[:40])
        if count < 1:
            raise Refusal("bad_count", clause, value=str(count))
        found.append((economy.names.index(name), count))
    return found


def free_of(economy: Economy, table: Table, field: i64) -> list[int]:
    """How much of everything on a field has not been moved in this turn."""
    moved = economy.stock(table).moved.get(int(field))
    row = economy.on(table, field)
    return [have - gone for have, gone in zip(row, moved, strict=True)] if moved is not None else row[:]


def check_there(economy: Economy, table: Table, field: i64, goods: list[tuple[int, int]], clause: str) -> None:
    """Raises where there is less on a field, or where it has been moved already."""
    row, free, where = economy.on(table, field), free_of(economy, table, field), field_name(economy.rules, field)
    for place, count in goods:
        if row[place] < count:
            raise Refusal("goods_missing", clause, resource=economy.names[place], field=where, count=row[place])
        if free[place] < count:
            raise Refusal("moved_already", clause, resource=economy.names[place], field=where, count=free[place])


def put(economy: Economy, table: Table, field: i64, goods: list[tuple[int, int]], sign: int) -> None:
    """Goods come to a field, or go."""
    row = economy.row(economy.stock(table).goods, field)
    for place, count in goods:
        row[place] += sign * count


def note_moved(economy: Economy, table: Table, field: i64, goods: list[tuple[int, int]]) -> None:
    """What has come to a field moves no further in this turn."""
    row = economy.row(economy.stock(table).moved, field)
    for place, count in goods:
        row[place] += count


class CarryRule(OrderRule):
    """Goods and workers go from an own field to one that the seat may use, each once in a turn."""

    order: ClassVar[type[Order]] = Carry
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-war_economy-20"
    example: ClassVar[str] = "carry brod hrad fuel 3, worker 1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy, self.reach = Economy(rules), Reach(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Carry)
        table, field, goal = sight.table, find_field(sight, order.field), find_field(sight, order.goal)
        goods = places_of(self.economy, order.goods, self.clause)
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", self.clause, unit="goods", field=order.field)
        if not goods:
            raise Refusal("nothing_carried", self.clause)
        if not self.reach.may_use(table, [int(sight.seat)], goal):
            raise Refusal("foreign_land", self.clause, field=order.goal)
        if int(goal) not in self.reach.goals(table, sight.seat, field):
            is_rail = goal != field and self.reach.is_by_rail_alone(table, sight.seat, field, goal)
            clause = "SA-war_economy-21" if is_rail else self.clause
            raise Refusal("too_far_to_carry", clause, field=order.field, goal=order.goal)
        check_there(self.economy, table, field, goods, self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        """All of one sort from one field to another."""
        table, found = sight.table, list[Order]()
        for field in table.fields_of(sight.seat):
            free = free_of(self.economy, table, field)
            if not any(count > 0 for count in free):
                continue
            here = field_name(self.rules, field)
            for goal in self.reach.goals(table, sight.seat, field):
                there = field_name(self.rules, goal)
                for place, count in enumerate(free):
                    if count > 0:
                        found.append(Carry(here, there, ((self.economy.names[place], count),)))
        return Listed(Carry.kind, found, False) if found else None

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """What would still be free to move on the field."""
        assert isinstance(order, Carry)
        field = find_field(sight, order.field)
        left = free_of(self.economy, sight.table, field)
        for place, count in places_of(self.economy, order.goods, self.clause):
            left[place] -= count
        return {"left": self.economy.goods_told(left)}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Carry)
        sight, table = state.sight(seat), state.table
        field, goal = find_field(sight, order.field), find_field(sight, order.goal)
        goods = places_of(self.economy, order.goods, self.clause)
        put(self.economy, table, field, goods, -1)
        put(self.economy, table, goal, goods, 1)
        note_moved(self.economy, table, goal, goods)
        told = [f"{name} {count}" for name, count in order.goods]
        state.tell(public("goods-carried", power=seat_name(seat), field=order.field, goal=order.goal, goods=told))


class UseFieldRule(OrderRule):
    """Leave to use a foreign field for one turn; its holder is asked."""

    order: ClassVar[type[Order]] = UseField
    steps: ClassVar[tuple[str, ...]] = ("movement", WORKING, "production")
    clause: ClassVar[str] = "SA-war_economy-10"
    example: ClassVar[str] = "use_field brod for goods"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy, self.reach = Economy(rules), Reach(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, UseField)
        field = int(find_field(sight, order.field))
        if order.how not in MODES:
            raise Refusal("bad_use", self.clause, value=order.how[:40])
        refusal = self.why_not(sight, field, MODES.index(order.how))
        if refusal is not None:
            raise refusal

    def why_not(self, sight: Sight, field: int, how: int) -> Refusal | None:
        """Why nobody can be asked for that."""
        table, name = sight.table, field_name(self.rules, field)
        owner = int(table.owner[field])
        if owner in (int(NOBODY), int(sight.seat)) or not table.is_living(owner):
            return Refusal("nobody_to_ask", self.clause, field=name)
        seats = [int(sight.seat)]
        if not [near for near in self.rules.board.neighbours[field] if self.reach.may_use(table, seats, near)]:
            return Refusal("nobody_to_ask", self.clause, field=name)
        if [one for one, given in self.economy.stock(table).granted if one == field and given >= how]:
            return Refusal("may_use_already", self.clause, field=name)
        return Refusal("ally_refused", self.clause, power=seat_name(owner)) if has_refused(sight, owner, HAUL) else None

    def menu(self, sight: Sight) -> Menu | None:
        """Every foreign neighbour, for passing and for its goods."""
        found: list[Order] = []
        for field in self.rules.board.land:
            for how, mode in enumerate(MODES):
                if self.why_not(sight, field, how) is None:
                    found.append(UseField(field_name(self.rules, field), mode))
        return Listed(UseField.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, UseField)
        field, stock = int(find_field(state.sight(seat), order.field)), self.economy.stock(state.table)
        stock.granted = [pair for pair in stock.granted if pair[0] != field] + [(field, MODES.index(order.how))]
        state.tell(public("field-opened", power=seat_name(seat), field=order.field, how=order.how))


class LeaveEnds(Reaction):
    """With the turn ends what was allowed for it, and everything can be moved again."""

    name = "leave_ends"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)

    def turn_ends(self, state: State, seat: i64) -> None:
        stock = self.economy.stock(state.table)
        stock.granted, stock.moved = [], {}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-10": (UseFieldRule, LeaveEnds),
    "SA-war_economy-16": (places_of,),
    "SA-war_economy-20": (CarryRule, check_there, note_moved, free_of),
    "SA-war_economy-21": (CarryRule.check,),
}
