"""A made-up chapter with the pictures of an economy: stocks, works, ways and shortages, and an order by sliders."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Notation
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter, Rulebook, assemble
from velmoci.salva.codecs import Lot, Lots
from velmoci.salva.faces import Face, field_badge, flow, form, number, slider
from velmoci.salva.game import GAME as SALVA
from velmoci.salva.items import seat_name
from velmoci.salva.library import LIBRARY, NOTATION
from velmoci.salva.naming import field_name
from velmoci.salva.seams import TABLE, OrderRule, SliceSpec
from velmoci.salva.state import Sight, Slice, State, Table

MILL = "mill"
MOST = 4
CLAUSE = "SA-minimal-24"
GOODS = ("flour", "bread")


class Milled(Slice):
    """How much of each sort every seat has made."""

    def __init__(self) -> None:
        self.made: dict[int, list[int]] = {}

    def copy(self) -> Slice:
        twin = Milled()
        twin.made = {seat: row[:] for seat, row in self.made.items()}
        return twin

    def dump(self) -> object:
        return [[seat, row[:]] for seat, row in sorted(self.made.items())]

    def load(self, data: Any) -> None:
        self.made = {seat: list(row) for seat, row in data}

    def of(self, seat: int) -> list[int]:
        return self.made.get(seat, [0, 0])


class Grind(Order):
    """`grind flour a 2, bread a 1`"""

    kind: ClassVar[str] = "grind"
    fields: ClassVar[tuple[Field, ...]] = (Field("works", Lots()),)

    def __init__(self, works: tuple[Lot, ...]) -> None:
        self.works = works


def milled(table: Table, place: int) -> Milled:
    found = table.slices[place]
    assert isinstance(found, Milled)
    return found


def counts(order: Order) -> list[int]:
    assert isinstance(order, Grind)
    return [sum(lot[2] for lot in order.works if lot[0] == goods) for goods in GOODS]


class GrindRule(OrderRule):
    """At most so much together."""

    order: ClassVar[type[Order]] = Grind
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "grind flour a 2"

    def check(self, sight: Sight, order: Order) -> None:
        if sum(counts(order)) > MOST:
            raise Refusal("too_dear", self.clause, left=str(MOST))

    def menu(self, sight: Sight) -> Menu | None:
        return Listed(Grind.kind, [Grind(((GOODS[0], self.first(sight), 1),))])

    def first(self, sight: Sight) -> str:
        return field_name(self.rules, sight.table.fields_of(sight.seat)[0])

    def facts(self, sight: Sight) -> dict[str, object]:
        sliders = [slider([goods, self.first(sight)], 0, MOST, int(goods == GOODS[0])) for goods in GOODS]
        return form(Grind.kind, "works", sliders)

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        price = number("price", 2 * sum(counts(order)), 1, "price", CLAUSE)
        picture = drawn(self.rules.board.ids, sight.table, self.rules.table_slice(MILL), int(sight.seat), counts(order))
        return {"numbers": [price.to_json()], "flow": picture, "left": MOST - sum(counts(order))}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        book = milled(state.table, self.rules.table_slice(MILL))
        book.made[int(seat)] = [one + more for one, more in zip(book.of(int(seat)), counts(order), strict=True)]
        state.tell(public("ground", power=seat_name(seat)))


def drawn(names: list[str], table: Table, place: int, seat: int, more: list[int]) -> dict[str, object]:
    """Flour on the first field of a seat, bread on the second, where the mill lacks flour until there is any."""
    own, made = [names[field] for field in table.fields_of(seat)], milled(table, place).of(seat)
    first, last = own[0], own[-1]
    then = [str(one + other) for one, other in zip(made, more, strict=True)]
    places: list[dict[str, object]] = [
        {"field": first, "stocks": [{"item": "flour", "now": str(made[0]), "later": then[0]}], "works": []},
        {
            "field": last,
            "stocks": [{"item": "bread", "now": str(made[1]), "later": then[1]}],
            "works": [{"item": "windmill", "count": 2, "busy": int(bool(made[1]))}],
        },
    ]
    sent = str(1 + int(then[0]))
    moves: list[dict[str, object]] = [{"item": "flour", "value": sent, "field": first, "target": last}]
    lacking: dict[str, object] = {
        "item": "flour", "field": last, "code": "too_dear", "values": {"left": str(made[0])}, "clause": CLAUSE
    }  # fmt: skip
    return flow(MILL, seat_name(seat), places, moves, [] if made[0] else [lacking])


class MillFace(Face):
    """One picture for each seat with land."""

    name = MILL

    def marks(self, table: Table) -> list[dict[str, object]]:
        place, names = self.rules.table_slice(MILL), self.rules.board.ids
        return [drawn(names, table, place, seat, [0, 0]) for seat in table.living() if len(table.fields_of(seat)) > 1]

    def words(self) -> dict[str, dict[str, str]]:
        return {"flour": {"cs": "mouka", "en": "fine flour"}, "windmill": {"cs": "Větrný mlýn", "en": "Windmill"}}


class SiloFace(Face):
    """Numbers of things on fields, without a picture of their own."""

    name = "silo"

    def marks(self, table: Table) -> list[dict[str, object]]:
        owned = [field for field in self.rules.board.land if table.owner[field] == 1]
        return [field_badge("goods", field_name(self.rules, field), item="flour", value="3") for field in owned]


CHAPTER = Chapter(
    id=MILL,
    clause=CLAUSE,
    contributions={"slice": (SliceSpec(MILL, TABLE, Milled),), "order": (GrindRule,), "face": (MillFace, SiloFace)},
)
MILLS = replace(LIBRARY, chapters=(*LIBRARY.chapters, CHAPTER))


def with_mill(options: Mapping[str, object]) -> Rulebook:
    """Every game is played with the mill."""
    return assemble(MILLS, [MILL, "any_pair"], dict(options))


GAME = replace(
    SALVA, library=MILLS, notation=Notation([*NOTATION.kinds.values(), Grind]), by_options=with_mill
)
