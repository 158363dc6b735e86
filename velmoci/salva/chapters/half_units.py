"""Half units (Poloviční jednotky): halves of some kinds, which are joined and divided outside battles.

The column `half` is 1 for a half; in a battle a finished half carries the mark of that name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.option import NamesOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.battle import Battle
from velmoci.salva.battle_seams import FireFactor, Muster, Shot
from velmoci.salva.faces import Face, badge
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.map_seams import Item, PriceFactor, Variant
from velmoci.salva.naming import find_unit, unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MARK, UNIT, Column, OrderRule
from velmoci.salva.state import Sight, State, Table

ID: Final = "half_units"
HALF: Final = "half"


class Merge(Order):
    """`merge at_gun_3 at_gun_4`: two halves become one unit."""

    kind: ClassVar[str] = "merge"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names()),)

    def __init__(self, units: tuple[str, ...]) -> None:
        self.units: Final = units


class Split(Order):
    """`split at_gun_3`: one unit becomes two halves."""

    kind: ClassVar[str] = "split"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class HalfItem(KindItem):
    """A half, for half the price."""

    def __init__(self, item: KindItem) -> None:
        super().__init__(item.rules, item.kind, item.site)
        self.name = f"{HALF}_{item.kind.id}"
        self.clause = "SA-half_units-1"
        self.column = item.rules.unit_column(HALF)

    def depends_on_field(self) -> bool:
        return type(self) is HalfItem and self.site.depends_on_field()

    def price(self, table: Table, seat: i64, field: i64, chain: Chain) -> None:
        super().price(table, seat, field, chain)
        chain.times(1, 2, HALF, "SA-half_units-2")

    def begin(self, table: Table, unit: i64, at_start: bool) -> None:
        table.unit_columns[self.column][unit] = 1

    def denominators(self) -> list[int]:
        return [2 * self.agreed.den]


class HalfOfAKind(Variant):
    """Of the kinds that were agreed a half may be produced."""

    name = HALF

    def item(self, item: KindItem) -> Item | None:
        return HalfItem(item) if item.kind.id in self.rules.names("half_kinds") else None


class HalfWorth(PriceFactor):
    """A half is worth half of a whole one."""

    name = HALF

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.unit_column(HALF)

    def unit_worth(self, table: Table, unit: i64, chain: Chain) -> None:
        if table.unit_columns[self.column][unit] != 0:
            chain.times(1, 2, HALF, "SA-half_units-2")


class HalvesInBattle(Muster):
    """Finished halves are told apart in battle; one under construction is like all that are."""

    name = HALF

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.unit_column(HALF)
        self.mark = rules.mark(HALF)

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        is_half = table.unit_columns[self.column][unit] != 0 and table.is_finished(unit)
        return self.mark if is_half else 0


class HalfFire(FireFactor):
    """A half has half of every strength and twice every vulnerability."""

    name = HALF
    is_lasting = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(HALF)
        self.column = rules.unit_column(HALF)

    def shell(self, table: Table, unit: i64, target: i64, chain: Chain) -> None:
        if table.unit_columns[self.column][unit] != 0:
            chain.times(1, 2, "half_strength", "SA-half_units-2")
        if target >= 0 and table.unit_columns[self.column][target] != 0 and table.is_finished(target):
            chain.times(2, 1, "half_vulnerability", "SA-half_units-2")

    def apply(self, shot: Shot, chain: Chain) -> None:
        if shot.shooter.has(self.mark):
            chain.times(1, 2, "half_strength", "SA-half_units-2")
        if shot.target.has(self.mark):
            chain.times(2, 1, "half_vulnerability", "SA-half_units-2")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return 0


class Halves:
    """What can be joined and divided now."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.column = rules.unit_column(HALF)
        self.kinds = rules.names("half_kinds")

    def is_half(self, table: Table, unit: i64) -> bool:
        """Whether a unit is a half."""
        return table.unit_columns[self.column][unit] != 0

    def find(self, sight: Sight, name: str) -> i64:
        """A finished unit that the seat commands; raises where it is none."""
        unit = find_unit(sight, name, "SA-half_units-3")
        if self.rules.commander(sight.table, unit) != sight.seat:
            raise Refusal("not_your_unit", "SA-half_units-3", unit=name)
        if not sight.table.is_finished(unit):
            raise Refusal("under_construction", "SA-half_units-3", unit=name)
        return unit

    def row(self, table: Table, unit: i64) -> list[int]:
        """All in which two halves must be alike: kind, owner, field, and what chapters note of them."""
        found = [int(table.kind[unit]), int(table.owner_of(unit)), int(table.place[unit])]
        return found + [int(column[unit]) for column in table.unit_columns]

    def may_split(self, table: Table, unit: i64) -> bool:
        """Whether a unit is whole and of a kind of which there are halves."""
        return not self.is_half(table, unit) and self.rules.kinds.rows[table.kind[unit]].id in self.kinds

    def own(self, sight: Sight) -> list[int]:
        """The finished units that the seat commands."""
        table = sight.table
        return [unit for unit in self.rules.units_under(table, sight.seat) if table.is_finished(unit)]


class MergeRule(OrderRule):
    """Two halves that are alike become one unit."""

    order: ClassVar[type[Order]] = Merge
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-half_units-3"
    example: ClassVar[str] = "merge at_gun_3 at_gun_4"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.halves = Halves(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Merge)
        table = sight.table
        units = [self.halves.find(sight, name) for name in order.units]
        are_halves = not [unit for unit in units if not self.halves.is_half(table, unit)]
        if len(units) != 2 or units[0] == units[1] or not are_halves:
            raise Refusal("not_two_halves", "SA-half_units-3")
        if self.halves.row(table, units[0]) != self.halves.row(table, units[1]):
            raise Refusal("halves_differ", "SA-half_units-3", unit=order.units[0], other=order.units[1])

    def menu(self, sight: Sight) -> Menu | None:
        """The first two of all halves that are alike."""
        table = sight.table
        first: dict[tuple[int, ...], int] = {}
        found: list[Order] = []
        for unit in self.halves.own(sight):
            if self.halves.is_half(table, unit):
                row = tuple(self.halves.row(table, unit))
                if row not in first:
                    first[row] = unit
                elif first[row] >= 0:
                    found.append(Merge((unit_name(self.rules, table, first[row]), unit_name(self.rules, table, unit))))
                    first[row] = -1
        return Listed(Merge.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Merge)
        table, sight = state.table, state.sight(seat)
        unit, other = find_unit(sight, order.units[0]), find_unit(sight, order.units[1])
        for reaction in self.rules.reactions:
            reaction.units_join(state, unit, other)
        table.damage[unit] = (table.damage[unit] + table.damage[other]) // 2
        table.points[unit] = min(table.points[unit], table.points[other])
        table.flags[unit] = table.flags[unit] | table.flags[other]
        table.unit_columns[self.halves.column][unit] = 0
        for number, column in enumerate(self.rules.unit_columns):
            if column.names == UNIT:
                take_over(table, number, unit, other)
        state.tell(public("merged", power=seat_name(seat), unit=order.units[0], target=order.units[1]))
        state.remove_unit(other)


def take_over(table: Table, number: int, unit: i64, other: i64) -> None:
    """Whoever names the one unit in a column names the other from now on: a load stays aboard."""
    column = table.unit_columns[number]
    for one in range(len(column)):
        if column[one] == other:
            column[one] = unit


class SplitRule(OrderRule):
    """One unit of a kind of which there are halves becomes two."""

    order: ClassVar[type[Order]] = Split
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-half_units-3"
    example: ClassVar[str] = "split at_gun_3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.halves = Halves(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Split)
        unit = self.halves.find(sight, order.unit)
        if self.halves.is_half(sight.table, unit):
            raise Refusal("is_a_half", "SA-half_units-3", unit=order.unit)
        if not self.halves.may_split(sight.table, unit):
            raise Refusal("no_halves", "SA-half_units-1", unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        found: list[Order] = []
        for unit in self.halves.own(sight):
            if self.halves.may_split(table, unit):
                found.append(Split(unit_name(self.rules, table, unit)))
        return Listed(Split.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Split)
        unit = find_unit(state.sight(seat), order.unit)
        kind = self.rules.kinds.rows[state.table.kind[unit]]
        other = state.new_unit(kind, state.table.owner_of(unit), state.table.place[unit], True)
        table = state.table
        table.damage[other] = table.damage[unit]
        table.points[other] = table.points[unit]
        table.flags[other] = table.flags[unit]
        for column in table.unit_columns:
            column[other] = column[unit]
        table.unit_columns[self.halves.column][unit] = 1
        table.unit_columns[self.halves.column][other] = 1
        for reaction in self.rules.reactions:
            reaction.unit_divides(state, unit, other)
        target = unit_name(self.rules, table, other)
        state.tell(public("split", power=seat_name(seat), unit=order.unit, target=target))


class HalvesShown(Face):
    """Which units are halves."""

    name = HALF

    def marks(self, table: Table) -> list[dict[str, object]]:
        half = table.unit_columns[self.rules.unit_column(HALF)]
        units = [unit for unit in table.units() if half[unit] != 0]
        return [badge(HALF, unit_name(self.rules, table, unit), value="1/2") for unit in units]


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-half_units-1",
    needs=("minimal",),
    options=(NamesOption("half_kinds", "at_gun destroyer aa_battery kaibokan", "SA-half_units-1"),),
    contributions={
        "column": (Column(HALF, UNIT), Column(HALF, MARK)),
        "variant": (HalfOfAKind,),
        "price": (HalfWorth,),
        "muster": (HalvesInBattle,),
        "fire": (HalfFire,),
        "order": (MergeRule, SplitRule),
        "face": (HalvesShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-half_units-1": (HalfOfAKind, HalfItem, Halves.may_split),
    "SA-half_units-2": (HalfItem.price, HalfFire, HalfWorth),
    "SA-half_units-3": (MergeRule.check, SplitRule.check, Halves.row),
    "SA-half_units-4": (SplitRule.carry_out,),
    "SA-half_units-5": (MergeRule.carry_out,),
    "SA-half_units-6": (MergeRule.carry_out, SplitRule.carry_out),
    "SA-half_units-7": (MergeRule.carry_out, SplitRule.carry_out),
}
