"""Scenes of the war economy: any goods and workers on any field, and what lies there afterwards."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.maps.drawn import row
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.chapters.economy_stock import Economy, Stock
from velmoci.salva.flow import current_step
from velmoci.salva.position import Position
from velmoci.salva.units import standard_kinds

WIDE = {"a": 0, "b": 0, "c": 0, "d": 1}


class EconomyScene(Scene):
    """A scene whose fields have nothing but what a test puts there."""

    def __init__(self, chapters: Sequence[str] = (), is_bare: bool = True, **more: Any) -> None:
        super().__init__(["war_economy", *chapters], **{"owners": WIDE, **more})
        self.economy = Economy(self.rules)
        self.begin()
        if is_bare:
            self.stock.goods, self.stock.buildings = {}, {}

    @property
    def stock(self) -> Stock:
        """What lies on the fields now."""
        return self.economy.stock(self.position.table)

    def field(self, name: str) -> int:
        """A field by its name."""
        return self.rules.board.index[name]

    def put(self, field: str, **goods: int) -> None:
        """Goods, workers and buildings lie, live and stand there."""
        table = self.economy.table
        for name, count in goods.items():
            if name in self.economy.names:
                self.economy.row(self.stock.goods, self.field(field))[self.economy.names.index(name)] = count
            else:
                building = table.building_index[name]
                self.economy.works_row(self.stock.buildings, self.field(field))[building] = count

    def goods(self, field: str) -> dict[str, int]:
        """What is on a field and is not 0."""
        return self.economy.goods_told(self.economy.on(self.position.table, self.field(field)))

    def works(self, field: str) -> dict[str, int]:
        """What stands there."""
        return self.economy.works_told(self.economy.buildings_on(self.position.table, self.field(field)))

    def lay(self, one: str, other: str, count: int = 1) -> None:
        """Railways stand between two fields."""
        edge = self.rules.board.edge(self.field(one), self.field(other))
        self.position.table.edge_columns[self.rules.edge_column("railways")][edge] = count

    def railways(self, one: str, other: str) -> int:
        """How many there are."""
        edge = self.rules.board.edge(self.field(one), self.field(other))
        return int(self.position.table.edge_columns[self.rules.edge_column("railways")][edge])

    def step(self) -> str:
        """The step under way."""
        return current_step(self.rules.tracks, self.position.table).name

    def working(self) -> "EconomyScene":
        """The movement of the seat on turn is over."""
        self.order(int(self.position.table.on_turn), "end_movement")
        return self

    def spending(self) -> "EconomyScene":
        """So is its work."""
        if self.step() == "movement":
            self.working()
        if self.step() == "war_economy_work":
            self.order(int(self.position.table.on_turn), "end_work")
        return self

    def pass_turn(self) -> None:
        """Everybody is silent until somebody else is on turn."""
        table, turn = self.position.table, int(self.position.table.turn)
        while int(table.turn) == turn and not table.is_over:
            decision = self.position.pending()[0]
            order = decision.default()
            assert order is not None
            self.position.apply(decision.seat, order, Seeded(1))

    def seen(self, seat: int) -> Any:
        """What a seat sees, as JSON."""
        return self.position.view(seat).to_json()

    def offered(self, seat: int, kind: str) -> list[str]:
        """The orders of a kind that a seat is offered."""
        return [
            str(order)
            for decision in self.position.pending()
            if decision.seat == seat
            for order in decision
            if order.kind == kind
        ]


def chain_of(length: int, **more: Any) -> EconomyScene:
    """Land fields in a row, all of one seat but the last."""
    names = "abcdefghij"[: length + 1]
    owners: Mapping[str, int] = {name: int(name == names[-1]) for name in names}
    return EconomyScene(fields=row(names), owners=owners, sea=(), **more)


def played_at_random(chapters: Sequence[str], options: Mapping[str, object], seed: int) -> Position:
    """A whole game of two seats on the coast, every order drawn from what is offered."""
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(
        ["war_economy", *chapters], owners=owners, options=options, allotments=[6, 6], units=standard_kinds()
    )
    chance = Seeded(seed)
    scene.position.apply(-1, Begin(), chance)
    while scene.position.outcome() is None:
        decision = scene.position.pending()[0]
        scene.position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    return scene.position
