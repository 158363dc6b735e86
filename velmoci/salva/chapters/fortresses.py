"""Fortresses (Pevnosti): cheap units that stand where they were built, and take twice as long to build.

The column `soon` is 1 for a fortress under construction that is finished in the next completion phase.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.game import Warned
from velmoci.kernel.option import ChoiceOption, RatioOption
from velmoci.kernel.rulebook import Chapter, Rulebook
from velmoci.salva.base.goals import is_blitz
from velmoci.salva.faces import Face, Number, number, progress
from velmoci.salva.items import KindItem
from velmoci.salva.map_seams import Item, PriceFactor, Variant, Veto
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import Chain, Link
from velmoci.salva.rules import Rules
from velmoci.salva.seams import UNIT, Column, Reaction
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.units import FORTRESS, Kind

ID: Final = "fortresses"
PRICE_WORD: Final = "fortress"
"""What stands in the unit table in place of the price that is agreed before the game."""
GUNS: Final = "artillery"
AIRCRAFT: Final = "air"


def is_fortress(rules: Rules, table: Table, unit: i64) -> bool:
    """Whether a unit is a fortress."""
    return rules.kinds.rows[table.kind[unit]].cls == FORTRESS


class FortPrice(PriceFactor):
    """What fortresses cost is agreed before the game; those with guns have a price of their own."""

    name = "fort_price"

    def agreed(self, kind: Kind) -> Link | None:
        if kind.cls != FORTRESS:
            return None
        if kind.row["price"] == PRICE_WORD:
            num, den = self.rules.ratio("fort_price")
            return Link("fort_price", "SA-fortresses-4", num, den)
        num, den = self.rules.ratio("artillery_fort_price")
        return Link("artillery_fort_price", "SA-specialised-7", num, den)


class RushedItem(KindItem):
    """A fortress that is built in the usual time, for more."""

    def __init__(self, item: KindItem) -> None:
        super().__init__(item.rules, item.kind, item.site)
        self.name = f"rushed_{item.kind.id}"
        self.clause = "SA-fortresses-3"
        self.soon = item.rules.unit_column("soon")
        self.num, self.den = rush_factor(item.rules.word("fort_rush"), item.agreed)

    def depends_on_field(self) -> bool:
        return type(self) is RushedItem and self.site.depends_on_field()

    def price(self, table: Table, seat: i64, field: i64, chain: Chain) -> None:
        super().price(table, seat, field, chain)
        chain.times(self.num, self.den, "rush", "SA-fortresses-3")

    def spots(self, sight: Sight, field: i64, at_start: bool) -> list[str]:
        return [] if at_start else super().spots(sight, field, at_start)

    def why_not(self, sight: Sight, spot: str, at_start: bool) -> Refusal:
        if at_start:
            return Refusal("no_rush_at_start", "SA-fortresses-3", item=self.name)
        return super().why_not(sight, spot, at_start)

    def begin(self, table: Table, unit: i64, at_start: bool) -> None:
        table.unit_columns[self.soon][unit] = 1

    def denominators(self) -> list[int]:
        return [self.agreed.den, 2]


def rush_factor(rush: str, price: Link) -> tuple[int, int]:
    """Three times the price; by the option half a point, where the price is between a quarter and a third."""
    is_between = price.den <= 4 * price.num and 3 * price.num <= price.den
    return (price.den, 2 * price.num) if rush == "half" and is_between else (3, 1)


class Rush(Variant):
    """Every fortress can be rushed."""

    name = "rush"

    def item(self, item: KindItem) -> Item | None:
        return RushedItem(item) if item.kind.cls == FORTRESS else None


class TwiceAsLong(Reaction):
    """In the first completion phase a fortress is soon finished, in the second finished."""

    name = "twice_as_long"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.soon = rules.unit_column("soon")

    def holds_up(self, state: State, unit: i64) -> bool:
        rules, table = self.rules, state.table
        if not is_fortress(rules, table, unit):
            return False
        if table.unit_columns[self.soon][unit] != 0:
            table.unit_columns[self.soon][unit] = 0
            return False
        table.unit_columns[self.soon][unit] = 1
        where = field_name(rules, table.place[unit])
        state.tell(public("soon-finished", unit=unit_name(rules, table, unit), field=where))
        return True

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        """A fortress belongs to the holder of its field."""
        for unit in state.table.units_at(field):
            if is_fortress(self.rules, state.table, unit):
                state.change_owner(unit, new)


class Immovable(Veto):
    """A fortress neither moves nor attacks."""

    name = "immovable"
    depends_on_way: ClassVar[bool] = True

    def minds_kind(self, kind: Kind) -> bool:
        return kind.cls == FORTRESS

    def leave(self, sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> Refusal | None:
        return Refusal("fort_stays", "SA-fortresses-1", unit=unit_name(self.rules, sight.table, unit))

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        if not is_fortress(self.rules, sight.table, unit):
            return None
        return Refusal("fort_stays", "SA-fortresses-5", unit=unit_name(self.rules, sight.table, unit))


class FortsShown(Face):
    """How long a fortress is built, what it costs to have it sooner, and how far those are that are being built."""

    name = "forts"

    def marks(self, table: Table) -> list[dict[str, object]]:
        rules, soon = self.rules, table.unit_columns[self.rules.unit_column("soon")]
        found: list[dict[str, object]] = []
        for unit in table.units():
            if is_fortress(rules, table, unit) and not table.is_finished(unit):
                found.append(progress("building", unit_name(rules, table, unit), str(int(soon[unit])), "2"))
        return found

    def numbers(self, kind: Kind) -> list[Number]:
        if kind.cls != FORTRESS:
            return []
        price = self.rules.agreed_price(kind)
        rushed = number("rushed", price.num, price.den, price.name, price.clause)
        rushed.chain.times(*rush_factor(self.rules.word("fort_rush"), price), "rush", "SA-fortresses-3")
        return [number("building", 2, 1, "building", "SA-fortresses-2"), rushed]


SMALL: Final = 10
"""A map with fewer land fields is soon full of fortresses."""
WEAK_FORTS: Final = Warned("warning-forts-without-guns", "SA-fortresses-8")
WEAK_GUNS: Final = Warned("warning-guns-alone", "SA-fortresses-8")
CHEAP_FORTS: Final = Warned("warning-cheap-forts", "SA-fortresses-8")


def advice(rulebook: Rulebook, land: int) -> list[Warned]:
    """What goes badly with fortresses and with guns."""
    on = rulebook.chapters
    found: list[Warned] = []
    if ID in on and GUNS not in on:
        found.append(WEAK_FORTS)
    if GUNS in on and (ID not in on or AIRCRAFT not in on):
        found.append(WEAK_GUNS)
    if ID in on and (is_blitz(rulebook) or land < SMALL):
        found.append(CHEAP_FORTS)
    return found


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-fortresses-1",
    needs=("minimal",),
    options=(
        RatioOption("fort_price", "1/4", "0", "1", "SA-fortresses-4", above=True),
        ChoiceOption("fort_rush", ("triple", "half"), "SA-fortresses-3"),
        RatioOption("artillery_fort_price", "1/2", "1/3", "1/2", "SA-specialised-7"),
    ),
    contributions={
        "column": (Column("soon", UNIT),),
        "variant": (Rush,),
        "price": (FortPrice,),
        "react": (TwiceAsLong,),
        "veto": (Immovable,),
        "face": (FortsShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fortresses-1": (Immovable.leave,),
    "SA-fortresses-2": (TwiceAsLong.holds_up,),
    "SA-fortresses-3": (RushedItem, rush_factor),
    "SA-fortresses-4": (FortPrice,),
    "SA-specialised-7": (FortPrice.agreed,),
    "SA-fortresses-5": (Immovable.join,),
    "SA-fortresses-6": (TwiceAsLong.field_changes,),
    "SA-fortresses-7": (TwiceAsLong.holds_up,),
    "SA-fortresses-8": (advice,),
}
