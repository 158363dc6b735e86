"""Factories (Továrny): fields yield by their factories, which can be bought, paid by neighbours, and fed with cargo."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Codec, Field, Name, Tokens, shorten
from velmoci.kernel.option import ChoiceOption, IntOption, RatioOption, read_ratio
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.movement import owned
from velmoci.salva.base.offers import money_text, price_at
from velmoci.salva.base.production import is_productive, paying_fields
from velmoci.salva.board import WHOLE, FieldKey
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import BUILDING, FieldFactor, Item
from velmoci.salva.naming import field_name, field_of, find_field, find_unit, unit_name
from velmoci.salva.numbers import Chain, ratio
from velmoci.salva.paying import left_for, spend
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, OPENING, Column, OrderRule, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import Kinds

ID: Final = "factories"
UNSAID: Final = -1
Payment = tuple[str, str]
"""A field and how much it pays, as text."""


class Payments(Codec):
    """Fields with amounts: `brno 2, praha 1/2`."""

    def __init__(self) -> None:
        self.field = Name()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{field} {amount}" for field, amount in value)

    def read(self, tokens: Tokens) -> tuple[Payment, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            found.append([tokens.take("field"), tokens.take("number")])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(payment) for payment in value]

    def from_json(self, value: object) -> tuple[Payment, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        payments: list[Payment] = []
        for entry in value:
            if not isinstance(entry, list) or len(entry) != 2:
                raise Malformed("not_a_pair", value=shorten(entry))
            field, amount = self.field.from_json(entry[0]), read_ratio(entry[1])
            if amount is None:
                raise Malformed("not_a_number", value=shorten(entry[1]))
            if field in [name for name, _ in payments]:
                raise Malformed("named_twice", value=field)
            payments.append((field, str(amount)))
        return tuple(payments)


class BuildFactory(Order):
    """`build_factory brno from praha 2, plzen 1`: neighbours pay a part; the field itself pays the rest."""

    kind: ClassVar[str] = "build_factory"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("payments", Payments(), word="from"))

    def __init__(self, field: str, payments: tuple[Payment, ...]) -> None:
        self.field: Final = field
        self.payments: Final = payments


class UseCargo(Order):
    """`use_cargo supply_cargo_3`: one production point for its field."""

    kind: ClassVar[str] = "use_cargo"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class Scuttle(Order):
    """`scuttle brno`: destroys a factory of one's own, where the option allows it."""

    kind: ClassVar[str] = "scuttle"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()),)

    def __init__(self, field: str) -> None:
        self.field: Final = field


class FirstFactories(Step):
    """At the start the map says how many factories a field has; where it is silent, owned fields have some."""

    name = "first_factories"
    track = OPENING
    after = "sides"

    def enter(self, state: State, chance: Chance) -> None:
        rules, table = self.rules, state.table
        column = table.field_columns[rules.field_column("factories")]
        for field in rules.board.land:
            said = rules.board.mark(field, "factories")
            assert isinstance(said, int)
            if said != UNSAID:
                column[field] = said
            elif table.owner[field] != NOBODY:
                column[field] = rules.number("initial_factories")


class FactoryOutput(FieldFactor):
    """A field generates one point for each factory, none without."""

    name = "base"
    replaces = "base"
    depends_on_field: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.field_column("factories")

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.starts_with(table.field_columns[self.column][field], 1, "factories", "SA-factories-2")


class Factory(Item):
    """The n-th factory on a field costs n times the coefficient; it is never under construction."""

    name = "factory"
    clause = "SA-factories-3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.field_column("factories")
        self.num, self.den = rules.ratio("factory_price")

    def depends_on_field(self) -> bool:
        return type(self) is Factory

    def standing(self, table: Table, field: i64) -> int:
        """How many buildings on the field make the next one dearer."""
        return int(table.field_columns[self.column][field])

    def price(self, table: Table, seat: i64, field: i64, chain: Chain) -> None:
        chain.starts_with(self.num, self.den, "factory_price", "SA-factories-3")
        chain.times(self.standing(table, field) + 1, 1, "number", "SA-factories-4")

    def bundle_price(self, table: Table, seat: i64, field: i64, count: int) -> int:
        standing = self.standing(table, field)
        numbers = sum(range(standing + 1, standing + count + 1))
        return self.rules.in_parts(self.num * numbers, self.den)

    def reserve(self, table: Table, field: i64, count: int) -> None:
        table.field_columns[self.column][field] += count

    def spots(self, sight: Sight, field: i64, at_start: bool) -> list[str]:
        board = sight.rules.board
        return [board.ids[field]] if board.is_land(field) and sight.table.owner[field] == sight.seat else []

    def why_not(self, sight: Sight, spot: str, at_start: bool) -> Refusal:
        return Refusal("not_your_field", "SA-factories-9", unit=self.name, field=spot.partition("/")[0])

    def sharing(self, sight: Sight, field: i64) -> dict[str, object]:
        """The own fields beside it that have something to spend; `enough` says whether they can make up the price."""
        rules, table = sight.rules, sight.table
        purses = {near: left_for(rules, table, near, self.use) for near in payers(sight, field)}
        if not purses:
            return {}
        is_one = rules.word("neighbour_payers") == "one"
        most = max(purses.values()) if is_one else sum(purses.values())
        enough = left_for(rules, table, field, self.use) + most >= price_at(sight, self, field)
        names = [field_name(rules, near) for near in purses]
        told: dict[str, object] = {"order": self.shared_order(), "payers": names, "one": is_one, "enough": enough}
        if rules.payer is not None:
            told["most"] = {field_name(rules, near): money_text(rules, parts) for near, parts in purses.items()}
        return told

    def shared_order(self) -> str:
        """The kind of order by which several fields pay for it."""
        return BuildFactory.kind

    def put(self, state: State, seat: i64, spot: str, at_start: bool) -> None:
        field = field_of(state.sight(seat), spot)
        state.table.field_columns[self.column][field] += 1
        state.tell(public("factory-built", power=seat_name(seat), field=field_name(self.rules, field)))

    def denominators(self) -> list[int]:
        return [self.den]


def payers(sight: Sight, field: i64) -> list[int]:
    """The own fields beside a field that have something to spend."""
    table = sight.table
    near = sight.rules.board.neighbours[field]
    return [one for one in near if table.owner[one] == sight.seat and table.purse[one] > 0]


class BuildRule(OrderRule):
    """A factory that neighbouring own fields pay for, in part or in full."""

    order: ClassVar[type[Order]] = BuildFactory
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "build_factory brod from hrad 2"
    explained_by: ClassVar[str] = "SA-factories-9"
    item_name: ClassVar[str] = "factory"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, BuildFactory)
        rules, table = sight.rules, sight.table
        field = find_field(sight, order.field)
        if not rules.board.is_land(field) or table.owner[field] != sight.seat:
            raise Refusal("not_your_field", "SA-factories-9", unit=self.item_name, field=order.field)
        if not is_productive(rules, table, field):
            raise Refusal("fresh_field", "SA-factories-9", field=order.field)
        if len(order.payments) > 1 and rules.word("neighbour_payers") == "one":
            raise Refusal("bad_payment", "SA-factories-9", field=order.payments[1][0])
        total = 0
        for name, amount in order.payments:
            payer = find_field(sight, name)
            parts = parts_of(rules, amount)
            if table.owner[payer] != sight.seat or not rules.board.are_adjacent(payer, field) or parts <= 0:
                raise Refusal("bad_payment", "SA-factories-9", field=name)
            left = left_for(rules, table, payer, BUILDING)
            if parts > left:
                raise Refusal("too_dear", "SA-factories-11", left=money_text(rules, left))
            total += parts
        price = rules.price(table, sight.seat, rules.items[self.item_name], field)
        left = left_for(rules, table, field, BUILDING)
        if total > price or price - total > left:
            raise Refusal("too_dear", "SA-factories-11", left=money_text(rules, left + total))

    def menu(self, sight: Sight) -> Menu | None:
        menu = BuildMenu(type(self).order.kind, sight, self.rules.items[self.item_name])
        for field, payments in menu.ways:
            menu.orders.append(self.build(field, payments))
        return menu if menu.orders else None

    def build(self, field: str, payments: tuple[Payment, ...]) -> Order:
        """The order that builds."""
        return BuildFactory(field, payments)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, BuildFactory)
        sight, table = state.sight(seat), state.table
        field = find_field(sight, order.field)
        factory = self.rules.items[self.item_name]
        rest = self.rules.price(table, seat, factory, field)
        for name, amount in order.payments:
            parts = parts_of(self.rules, amount)
            spend(state, find_field(sight, name), BUILDING, parts)
            rest -= parts
        spend(state, field, BUILDING, rest)
        factory.put(state, seat, order.field, False)


def parts_of(rules: Rules, amount: str) -> int:
    """An amount in parts of a point; 0 where it cannot be counted in them."""
    num, den = ratio(amount)
    return num * rules.money // den if num * rules.money % den == 0 else 0


class BuildMenu(Listed):
    """For each field one way to let its neighbours pay what it cannot pay itself."""

    def __init__(self, kind: str, sight: Sight, item: Item) -> None:
        super().__init__(kind, [], False)
        self.ways: list[tuple[str, tuple[Payment, ...]]] = []
        most = 1 if sight.rules.word("neighbour_payers") == "one" else 100
        known: dict[tuple[str, int], list[Any]] = sight.memory.bought if sight.memory is not None else {}
        for field in paying_fields(sight):
            key = item.name, field
            if key not in known:
                known[key] = self.ways_on(sight, item, field, most)
            self.ways += known[key]

    def ways_on(self, sight: Sight, item: Item, field: i64, most: int) -> list[tuple[str, tuple[Payment, ...]]]:
        """The way to pay for the item on one field, if its neighbours have to help and can."""
        rules, table = sight.rules, sight.table
        missing = price_at(sight, item, field) - left_for(rules, table, field, item.use)
        if missing <= 0:
            return []
        payments: list[Payment] = []
        for near in payers(sight, field):
            given = min(missing, left_for(rules, table, near, item.use))
            if given > 0 and len(payments) < most:
                payments.append((field_name(rules, near), money_text(rules, given)))
                missing -= given
        return [(field_name(rules, field), tuple(payments))] if missing == 0 else []


class CargoRule(OrderRule):
    """A finished supply cargo ashore on a field of its owner becomes one point for that field."""

    order: ClassVar[type[Order]] = UseCargo
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-factories-7"
    example: ClassVar[str] = "use_cargo supply_cargo_3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.waits_on_fresh = rules.rulebook.options.get("unload_after_invasion") is True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, UseCargo)
        unit = find_unit(sight, order.unit, "SA-factories-7")
        clause = self.why_not(sight, unit)
        if clause:
            raise Refusal("no_cargo", clause, unit=order.unit)

    def why_not(self, sight: Sight, unit: i64) -> str:
        """The clause under which a unit cannot be used up; '' where it can."""
        rules, table = sight.rules, sight.table
        if rules.kinds.rows[table.kind[unit]].chapter != ID or table.owner_of(unit) != sight.seat:
            return "SA-factories-7"
        if not table.is_finished(unit) or rules.is_absent(table, unit):
            return "SA-factories-16"
        if self.waits_on_fresh and not is_productive(rules, table, table.place[unit]):
            return "SA-ideas-2"
        return "" if table.owner[table.place[unit]] == sight.seat else "SA-factories-7"

    def menu(self, sight: Sight) -> Menu | None:
        kinds = sight.rules.kinds.rows
        if not [kind for kind in sight.table.known_kinds() if kinds[kind].chapter == ID]:
            return None
        names = [
            unit_name(sight.rules, sight.table, unit)
            for unit in owned(sight)
            if kinds[sight.table.kind[unit]].chapter == ID and not self.why_not(sight, unit)
        ]
        return CargoMenu(names) if names else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, UseCargo)
        unit = find_unit(state.sight(seat), order.unit)
        field = state.table.place[unit]
        state.table.purse[field] += self.rules.money
        state.remove_unit(unit)
        where = field_name(self.rules, field)
        state.tell(public("cargo-used", power=seat_name(seat), item=order.unit, field=where))


class CargoMenu(Menu):
    """Every cargo that can be used up."""

    def __init__(self, names: list[str]) -> None:
        self.kind = UseCargo.kind
        self.names = names

    def count(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[Order]:
        for name in self.names:
            yield UseCargo(name)

    def sample(self, chance: Chance) -> Order:
        return UseCargo(self.names[pick(chance, len(self.names))])


class ScuttleRule(OrderRule):
    """Nobody destroys his own factories, unless the option says so."""

    order: ClassVar[type[Order]] = Scuttle
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-factories-14"
    example: ClassVar[str] = "scuttle brod"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_allowed = rules.word("scuttle_factories") != "never"
        self.column = rules.field_column("factories")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Scuttle)
        field = find_field(sight, order.field)
        standing = sight.table.field_columns[self.column][field]
        if not self.is_allowed or sight.table.owner[field] != sight.seat or standing == 0:
            raise Refusal("no_scuttling", "SA-factories-14", field=order.field)

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        """The own fields with factories; no menu proposes to destroy one."""
        table = sight.table
        fields = table.fields_of(sight.seat) if self.is_allowed else []
        standing = [field for field in fields if table.field_columns[self.column][field] > 0]
        return [Scuttle(field_name(self.rules, field)).to_json() for field in standing]

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Scuttle)
        state.table.field_columns[self.column][find_field(state.sight(seat), order.field)] -= 1
        state.tell(public("factory-lost", field=order.field))


class Conquered(Reaction):
    """What becomes of the factories of a field that falls."""

    name = "conquered_factories"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.fate = rules.word("factory_on_conquest")
        self.column = rules.field_column("factories")

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        column = state.table.field_columns[self.column]
        if new == NOBODY or self.fate == "keep" or column[field] == 0:
            return
        column[field] = 0 if self.fate == "destroy_all" else column[field] - 1
        state.tell(public("factory-lost", field=field_name(self.rules, field)))

    def field_given(self, state: State, field: i64, old: i64, new: i64) -> None:
        """What is given is not conquered."""


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-factories-1",
    needs=("minimal",),
    options=(
        RatioOption("factory_price", "2", "0", "1000", "SA-factories-3", above=True),
        ChoiceOption("factory_on_conquest", ("keep", "lose_one", "destroy_all"), "SA-factories-13"),
        ChoiceOption("scuttle_factories", ("never", "own_production_phase"), "SA-factories-14"),
        IntOption("initial_factories", 1, 0, 5, "SA-factories-15"),
        ChoiceOption("neighbour_payers", ("any", "one"), "SA-factories-9"),
    ),
    contributions={
        "field": (FieldKey("factories", WHOLE, UNSAID, "SA-factories-15"),),
        "column": (Column("factories", FIELD),),
        "step": (FirstFactories,),
        "order": (BuildRule, CargoRule, ScuttleRule),
        "react": (Conquered,),
        "production": (FactoryOutput,),
        "item": (Factory,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-factories-1": (FactoryOutput,),
    "SA-factories-2": (FactoryOutput,),
    "SA-factories-3": (Factory.price,),
    "SA-factories-4": (Factory.price, Factory.bundle_price),
    "SA-factories-5": (Factory.put,),
    "SA-factories-6": (Kinds.is_available,),
    "SA-factories-7": (CargoRule,),
    "SA-factories-8": (CargoRule.carry_out,),
    "SA-factories-9": (BuildRule.check,),
    "SA-factories-10": (BuildRule,),
    "SA-factories-11": (BuildRule.check,),
    "SA-factories-12": (Factory,),
    "SA-factories-13": (Conquered,),
    "SA-factories-14": (ScuttleRule,),
    "SA-factories-15": (FirstFactories,),
    "SA-factories-16": (CargoRule.why_not,),
    "SA-factories-17": (CargoRule, BuildRule),
    "SA-ideas-2": (CargoRule.why_not,),
}
