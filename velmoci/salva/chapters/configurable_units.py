"""Configurable units (Konfigurovatelné jednotky): before the game every seat may design a kind of unit of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Codec, Field, Name, Number, Tokens, shorten
from velmoci.kernel.option import RatioOption, read_ratio
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.configurable_designs import (
    AIR,
    CLAUSE,
    ID,
    LIMITS,
    MOST_BOMBING,
    MOST_STRENGTH,
    MOST_TOGETHER,
    SALVOS,
    SHOOTERS,
    SPEEDS,
    VULNERABILITIES,
    Design,
    branches,
    check_design,
    compared,
    designs_in,
    durability_of,
    empty_row,
    price_chain,
)  # fmt: skip
from velmoci.salva.faces import Face
from velmoci.salva.faces import Number as FaceNumber
from velmoci.salva.fair_start.session import AGREEMENT, FAIR_START
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.map_seams import Item, Veto
from velmoci.salva.numbers import Chain
from velmoci.salva.own_kinds import OWN_KINDS, KindMaker
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, TABLE, OrderRule, SliceSpec, Step
from velmoci.salva.state import Sight, Slice, State, Table
from velmoci.salva.units import CLASSES, Kind

CONFIGURING: Final = "configuring"
NUMBER: Final = Number("design_number", LIMITS)
PLAIN: Final = ("1", "1", "1", "1", "1", "1")


class Strengths(Codec):
    """Six whole numbers: `4 3 2 2 1 0`."""

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return " ".join([str(one) for one in value])

    def read(self, tokens: Tokens) -> tuple[int, ...]:
        found: list[int] = []
        while tokens.next() is not None:
            found.append(NUMBER.read(tokens))
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def from_json(self, value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) > len(CLASSES):
            raise Malformed("not_a_list", value=shorten(value))
        return tuple([NUMBER.from_json(one) for one in value])


class Vulnerabilities(Codec):
    """Six fractions: `1/3 1/3 1 1 1 1/2`."""

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return " ".join(value)

    def read(self, tokens: Tokens) -> tuple[str, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            found.append(tokens.take("number"))
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def from_json(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, list) or len(value) > len(SHOOTERS):
            raise Malformed("not_a_list", value=shorten(value))
        found: list[str] = []
        for one in value:
            amount = read_ratio(one)
            if amount is None:
                raise Malformed("not_a_number", value=shorten(one))
            found.append(str(amount))
        return tuple(found)


class Configure(Order):
    """`configure air 4 3 2 2 1 0 bombing 4 vulnerable 1 1 1 1 1 1 speed 4 salvos 2`: designs one's own kind."""

    kind: ClassVar[str] = "configure"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("branch", Name()),
        Field("strengths", Strengths()),
        Field("bombing", NUMBER, word="bombing", default=0),
        Field("vulnerable", Vulnerabilities(), word="vulnerable", default=PLAIN),
        Field("speed", NUMBER, word="speed", default=1),
        Field("salvos", NUMBER, word="salvos", default=1),
    )

    def __init__(
        self, branch: str, strengths: tuple[int, ...], bombing: int = 0, vulnerable: tuple[str, ...] = PLAIN,
        speed: int = 1, salvos: int = 1,
    ) -> None:  # fmt: skip
        self.branch: Final = branch
        self.strengths: Final = strengths
        self.bombing: Final = bombing
        self.vulnerable: Final = vulnerable
        self.speed: Final = speed
        self.salvos: Final = salvos


class NoDesign(Order):
    """`no_design`: does without a kind of one's own."""

    kind: ClassVar[str] = "no_design"


NO_DESIGN: Final = NoDesign()


class Workshop(Slice):
    """The designs of all seats, open to everybody: by the names of their kinds, each on a line."""

    def __init__(self) -> None:
        self.designs: dict[str, str] = {}

    def copy(self) -> Slice:
        twin = Workshop()
        twin.designs = dict(self.designs)
        return twin

    def dump(self) -> object:
        return dict(sorted(self.designs.items()))

    def load(self, data: Any) -> None:
        self.designs = {str(id): str(text) for id, text in data.items()}

    def text(self) -> str:
        """What the rules of the game are settled by."""
        return "; ".join([f"{id} {text}" for id, text in sorted(self.designs.items())])

    def told(self, sight: Sight) -> object:
        discount = sight.rules.ratio("config_discount")
        found: dict[str, object] = {}
        for id, design in designs_in(self.text()).items():
            power = seat_name(list(OWN_KINDS).index(id))
            price = price_chain(design, discount).to_json()
            found[id] = {"power": power, **design.to_json(), "price": price}
        return found


def workshop(rules: Rules, table: Table) -> Workshop:
    """The designs of this table."""
    found = table.slices[rules.table_slice(ID)]
    assert isinstance(found, Workshop)
    return found


def design_name(seat: i64) -> str:
    """The name of the kind that a seat may design."""
    return list(OWN_KINDS)[seat]


def designed(order: Configure) -> Design:
    """The design that an order says."""
    return Design(order.branch, order.strengths, order.bombing, order.vulnerable, order.speed, order.salvos)


class OwnKinds(KindMaker):
    """A row for every seat: as it was designed, or one that nobody can have."""

    name = ID

    def rows(self, settled: str) -> dict[str, dict[str, Any]]:
        rules, found = self.rules, designs_in(settled)
        discount = rules.ratio("config_discount")
        rows: dict[str, dict[str, Any]] = {}
        for seat in range(int(rules.seats)):
            id = design_name(seat)
            design = found.get(id)
            rows[id] = design.row(id, price_chain(design, discount).text()) if design else empty_row(id, AIR)
        return rows


class Configuring(Step):
    """Every seat may design one kind; when all have answered the game goes on with these kinds in its table."""

    name = CONFIGURING
    track = OPENING
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.before = AGREEMENT if FAIR_START in rules.table_places else "sides"

    def deciders(self, table: Table) -> list[int]:
        frame = table.frames[-1]
        return [seat for seat in table.living() if not frame.has_answered(seat)]

    def leave(self, state: State, chance: Chance) -> str:
        text = workshop(self.rules, state.table).text()
        if text:
            state.rules = state.rules.settled(text)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return NO_DESIGN

    def about(self, sight: Sight) -> dict[str, object]:
        """What may be chosen."""
        return {
            "limits": {
                "branch": branches(self.rules), "classes": list(CLASSES), "shooters": list(SHOOTERS),
                "strength": MOST_STRENGTH, "together": MOST_TOGETHER, "bombing": MOST_BOMBING,
                "vulnerable": list(VULNERABILITIES), "speed": list(SPEEDS), "salvos": list(SALVOS),
            }
        }  # fmt: skip


class ConfigureRule(OrderRule):
    """Designs a kind; everybody sees it."""

    order: ClassVar[type[Order]] = Configure
    steps: ClassVar[tuple[str, ...]] = (CONFIGURING,)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "configure air 4 3 2 2 1 0 bombing 4 vulnerable 1 1 1 1 1 1 speed 4 salvos 2"
    explained_by: ClassVar[str] = LIMITS

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Configure)
        check_design(self.rules, designed(order))

    def menu(self, sight: Sight) -> Menu | None:
        return DesignMenu(branches(self.rules))

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """The price of the design, part by part, and how it stands against every kind that can be bought."""
        assert isinstance(order, Configure)
        design = designed(order)
        price = price_chain(design, self.rules.ratio("config_discount"))
        left = MOST_TOGETHER - sum(design.strengths)
        return {"price": price.to_json(), "left": left, "against": compared(self.rules, design)}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Configure)
        design, id = designed(order), design_name(seat)
        workshop(self.rules, state.table).designs[id] = design.text()
        price = price_chain(design, self.rules.ratio("config_discount")).text()
        state.tell(public("unit-designed", power=seat_name(seat), item=id, points=price))
        state.table.answer(seat)


class NoDesignRule(OrderRule):
    """Does without."""

    order: ClassVar[type[Order]] = NoDesign
    steps: ClassVar[tuple[str, ...]] = (CONFIGURING,)
    clause: ClassVar[str] = CLAUSE

    def menu(self, sight: Sight) -> Menu | None:
        return Single(NO_DESIGN)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.tell(public("nothing-designed", power=seat_name(seat)))
        state.table.answer(seat)


READY_DESIGNS: Final[dict[str, tuple[Configure, ...]]] = {
    "air": (
        Configure("air", (4, 3, 2, 2, 1, 0), 4, PLAIN, 4, 1),
        Configure("air", (1, 1, 1, 1, 6, 0), 0, PLAIN, 4, 1),
        Configure("air", (5, 4, 0, 0, 2, 2), 2, ("1", "1", "1", "1", "1", "1"), 3, 2),
    ),
    "naval": (
        Configure("naval", (4, 4, 6, 0, 2, 0), 0, ("1/3", "1/3", "1/3", "1", "1", "1/2"), 1, 1),
        Configure("naval", (0, 0, 4, 4, 3, 0), 0, ("1", "1", "1/2", "1/2", "1", "1"), 2, 1),
    ),
}  # fmt: skip
"""A bomber, a fighter and a ground attack aircraft; a battleship and a hunter of submarines."""


class DesignMenu(Menu):
    """Proposes sensible designs, or by lot any that is within the limits."""

    is_complete = False

    def __init__(self, allowed: list[str]) -> None:
        self.kind = Configure.kind
        self.orders: list[Configure] = [order for name in allowed for order in READY_DESIGNS[name]]
        self.allowed = allowed

    def count(self) -> int:
        return len(self.orders)

    def __iter__(self) -> Iterator[Order]:
        yield from self.orders

    def sample(self, chance: Chance) -> Order:
        branch, left = self.allowed[pick(chance, len(self.allowed))], MOST_TOGETHER
        strengths: list[int] = []
        for _ in CLASSES:
            strengths.append(pick(chance, min(left, MOST_STRENGTH) + 1))
            left -= strengths[-1]
        weak = [VULNERABILITIES[pick(chance, len(VULNERABILITIES))] for _ in SHOOTERS[:4]]
        sound = [VULNERABILITIES[2 + pick(chance, 3)] for _ in SHOOTERS[4:]]
        speed = SPEEDS[0] + pick(chance, SPEEDS[1])
        salvos = 1 + pick(chance, SALVOS[1]) if branch == AIR else 1
        return Configure(branch, tuple(strengths), pick(chance, MOST_BOMBING + 1), (*weak, *sound), speed, salvos)


class OnlyOnesOwn(Veto):
    """A design is built by its own seat alone."""

    name = ID

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        own = design_name(sight.seat) if sight.seat >= 0 else ""
        if isinstance(item, KindItem) and item.kind.chapter == ID and item.kind.id != own:
            return Refusal("foreign_design", CLAUSE, item=item.kind.id)
        return None


class DesignFace(Face):
    """The price of a design with its parts, beside the numbers of its kind."""

    name = ID

    def numbers(self, kind: Kind) -> list[FaceNumber]:
        design = designs_in(self.rules.settlement).get(kind.id)
        if design is None:
            return []
        chain: Chain = price_chain(design, self.rules.ratio("config_discount"))
        return [FaceNumber("design_price", chain)]


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-configurable_units-1",
    needs=("minimal",),
    needs_one_of=(("air", "capital_ships"),),
    options=(RatioOption("config_discount", "1/10", "0", "1/4", "SA-configurable_units-3"),),
    contributions={
        "kind": (OwnKinds,),
        "slice": (SliceSpec(ID, TABLE, Workshop),),
        "step": (Configuring,),
        "order": (ConfigureRule, NoDesignRule),
        "veto": (OnlyOnesOwn,),
        "face": (DesignFace,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-configurable_units-1": (Configuring, branches, OnlyOnesOwn),
    "SA-configurable_units-2": (check_design, Design.row),
    "SA-configurable_units-3": (price_chain, durability_of),
    "SA-configurable_units-4": (OwnKinds, Workshop.told, Design.row),
}
