"""Where `war_economy` and `naval` meet: goods and workers on transport ships."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.economy_moving import (
    GOODS,
    Goods,
    check_there,
    free_of,
    note_moved,
    places_of,
    put,
)  # fmt: skip
from velmoci.salva.chapters.economy_reach import Reach
from velmoci.salva.chapters.economy_stock import Economy
from velmoci.salva.chapters.embarkation import Hold
from velmoci.salva.chapters.harbours import Harbour
from velmoci.salva.faces import Face, badge
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.units import Kind

CLAUSE: Final = "SA-war_economy-24"


class LoadGoods(Order):
    """`load_goods transport_ship_2 fuel 3, worker 1`: from the field where the ship is docked."""

    kind: ClassVar[str] = "load_goods"
    fields: ClassVar[tuple[Field, ...]] = (Field("ship", Name()), Field("goods", GOODS))

    def __init__(self, ship: str, goods: Goods) -> None:
        self.ship: Final = ship
        self.goods: Final = goods


class UnloadGoods(Order):
    """`unload_goods transport_ship_2 fuel 3`: onto the field where the ship is docked."""

    kind: ClassVar[str] = "unload_goods"
    fields: ClassVar[tuple[Field, ...]] = (Field("ship", Name()), Field("goods", GOODS))

    def __init__(self, ship: str, goods: Goods) -> None:
        self.ship: Final = ship
        self.goods: Final = goods


class Stowage:
    """What goods take of the room of ships; looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.economy, self.reach = Economy(rules), Reach(rules)
        self.hold, self.harbour = Hold(rules), Harbour(rules)
        self.slot = rules.number("goods_per_slot")

    def load(self, table: Table, ship: i64) -> list[int]:
        """What is aboard; not to be changed."""
        return self.economy.stock(table).loads.get(int(table.number[ship])) or [0] * len(self.economy.names)

    def slots(self, count: int) -> int:
        """How many places so much takes."""
        return -(-count // self.slot)

    def check_ship(self, sight: Sight, ship: i64, name: str) -> None:
        """A finished ship of one's own that carries, docked at a field that one may use."""
        table = sight.table
        kind = self.rules.kinds.rows[table.kind[ship]]
        is_own = table.owner_of(ship) == sight.seat and table.is_finished(ship)
        if not is_own or kind.is_land or kind.capacity == 0 or not self.harbour.is_docked(table, ship):
            raise Refusal("no_goods_ship", CLAUSE, ship=name)
        if not self.reach.may_use(table, [int(sight.seat)], table.place[ship]):
            raise Refusal("foreign_land", "SA-war_economy-20", field=field_name(self.rules, table.place[ship]))

    def ships(self, sight: Sight) -> list[int]:
        """The ships that can load and unload now."""
        found: list[int] = []
        for ship in sight.table.units_of(sight.seat):
            try:
                self.check_ship(sight, ship, "")
            except Refusal:
                continue
            found.append(ship)
        return found

    def shift(self, table: Table, ship: i64, goods: list[tuple[int, int]], sign: int) -> None:
        """Goods come aboard, or go."""
        row = self.economy.row(self.economy.stock(table).loads, table.number[ship])
        for place, count in goods:
            row[place] += sign * count

    def room_for(self, table: Table, ship: i64) -> int:
        """How many units of goods still find room."""
        count = sum(self.load(table, ship))
        return self.slots(count) * self.slot - count + int(self.hold.room(table, ship)) * self.slot


class LoadGoodsRule(OrderRule):
    """Goods and workers go aboard in place of units; that is their move of this turn."""

    order: ClassVar[type[Order]] = LoadGoods
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "load_goods transport_ship_2 fuel 3, worker 1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stowage = Stowage(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, LoadGoods)
        stowage, table, ship = self.stowage, sight.table, find_unit(sight, order.ship)
        stowage.check_ship(sight, ship, order.ship)
        goods, field = places_of(stowage.economy, order.goods, CLAUSE), table.place[ship]
        if table.owner[field] != sight.seat:
            raise Refusal("not_your_field", CLAUSE, unit="goods", field=field_name(self.rules, field))
        if not goods:
            raise Refusal("nothing_carried", CLAUSE)
        check_there(stowage.economy, table, field, goods, CLAUSE)
        if sum([count for _, count in goods]) > stowage.room_for(table, ship):
            raise Refusal("no_room_for_goods", CLAUSE, ship=order.ship, count=stowage.room_for(table, ship))

    def menu(self, sight: Sight) -> Menu | None:
        """As much of one sort as finds room."""
        stowage, table, found = self.stowage, sight.table, list[Order]()
        for ship in stowage.ships(sight):
            field, room = table.place[ship], stowage.room_for(table, ship)
            if table.owner[field] == sight.seat and room > 0:
                for place, count in enumerate(free_of(stowage.economy, table, field)):
                    if count > 0:
                        goods = ((stowage.economy.names[place], min(count, room)),)
                        found.append(LoadGoods(unit_name(self.rules, table, ship), goods))
        return Listed(LoadGoods.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, LoadGoods)
        table, ship = state.table, find_unit(state.sight(seat), order.ship)
        goods = places_of(self.stowage.economy, order.goods, CLAUSE)
        put(self.stowage.economy, table, table.place[ship], goods, -1)
        self.stowage.shift(table, ship, goods, 1)
        told = [f"{name} {count}" for name, count in order.goods]
        where = field_name(self.rules, table.place[ship])
        state.tell(public("goods-loaded", power=seat_name(seat), ship=order.ship, field=where, goods=told))


class UnloadGoodsRule(OrderRule):
    """They go ashore where the ship is docked, and no further in this turn."""

    order: ClassVar[type[Order]] = UnloadGoods
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "unload_goods transport_ship_2 fuel 3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stowage = Stowage(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, UnloadGoods)
        stowage, table, ship = self.stowage, sight.table, find_unit(sight, order.ship)
        stowage.check_ship(sight, ship, order.ship)
        goods, load = places_of(stowage.economy, order.goods, CLAUSE), stowage.load(table, ship)
        if not goods:
            raise Refusal("nothing_carried", CLAUSE)
        for place, count in goods:
            if load[place] < count:
                name = stowage.economy.names[place]
                raise Refusal("not_aboard", CLAUSE, resource=name, ship=order.ship, count=load[place])

    def menu(self, sight: Sight) -> Menu | None:
        """All of one sort."""
        stowage, found = self.stowage, list[Order]()
        for ship in stowage.ships(sight):
            for place, count in enumerate(stowage.load(sight.table, ship)):
                if count > 0:
                    goods = ((stowage.economy.names[place], count),)
                    found.append(UnloadGoods(unit_name(self.rules, sight.table, ship), goods))
        return Listed(UnloadGoods.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, UnloadGoods)
        table, ship, economy = state.table, find_unit(state.sight(seat), order.ship), self.stowage.economy
        goods, field = places_of(economy, order.goods, CLAUSE), table.place[ship]
        self.stowage.shift(table, ship, goods, -1)
        put(economy, table, field, goods, 1)
        note_moved(economy, table, field, goods)
        told = [f"{name} {count}" for name, count in order.goods]
        where = field_name(self.rules, field)
        state.tell(public("goods-unloaded", power=seat_name(seat), ship=order.ship, field=where, goods=told))


class GoodsAboard(Reaction):
    """Goods take the place of units, and go down with the ship."""

    name = "goods_aboard"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stowage = Stowage(rules)

    def minds_kind(self, kind: Kind) -> bool:
        return kind.capacity > 0

    def berths_taken(self, table: Table, ship: i64) -> int:
        return self.stowage.slots(sum(self.stowage.load(table, ship)))

    def unit_lost(self, state: State, unit: i64) -> None:
        load = self.stowage.economy.stock(state.table).loads.pop(int(state.table.number[unit]), [])
        if any(load):
            name = unit_name(self.rules, state.table, unit)
            state.tell(public("goods-sunk", ship=name, count=sum(load)))


class CargoShown(Face):
    """What goods are aboard."""

    name = "goods_aboard"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stowage = Stowage(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for number, load in self.stowage.economy.stock(table).loads.items():
            ship = table.numbered(number)
            for place, count in enumerate(load if ship >= 0 else []):
                if count > 0:
                    name = unit_name(self.rules, table, ship)
                    found.append(badge("aboard", name, item=self.stowage.economy.names[place], value=str(count)))
        return found


CHAPTER: Final = Chapter(
    id="war_economy_naval",
    clause=CLAUSE,
    bridges=("war_economy", "naval"),
    contributions={"order": (LoadGoodsRule, UnloadGoodsRule), "react": (GoodsAboard,), "face": (CargoShown,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-24": (LoadGoodsRule, UnloadGoodsRule, GoodsAboard, Stowage.room_for, Stowage.check_ship),
}
