"""Supply (Zásobovací linie): every few rounds armies eat from supply units beside them; whoever is not fed is lost."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.option import ChoiceOption, IntOption, RatioOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.base.elimination import test_elimination
from velmoci.salva.base.offers import money_text
from velmoci.salva.battle import Battle
from velmoci.salva.battle_seams import FireFactor, Shot
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.supply_orders import (
    FEED_ALL,
    INTERLUDE,
    EndFeedingRule,
    FeedAll,
    FeedAllRule,
    FeedRule,
    StockRule,
    can_feed,
)
from velmoci.salva.chapters.supply_plan import Mouth
from velmoci.salva.chapters.supply_stores import BY_SCALE, ID, ONE, STOCK, Larder, Stores, is_supply, scaled
from velmoci.salva.faces import Face, Number, badge, field_badge, number
from velmoci.salva.forces import goes_hungry
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.map_seams import Item, Presence, PriceFactor, Variant
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import Chain, Link, ratio
from velmoci.salva.rules import Rules
from velmoci.salva.seams import ROUND, TABLE, UNIT, Column, Reaction, SliceSpec, Step
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.units import Kind

COUNTERS: Final = {"two": 2, "six": 6, "twelve": 12}
"""What counters of several supply units are called."""


class Interlude(Step):
    """In every round that the period divides all feed their armies in turn order; then all losses happen together."""

    name = INTERLUDE
    track = ROUND
    before = "upkeep_update?"
    clause = "SA-supply-2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stores = Stores(rules)

    def is_due(self, table: Table) -> bool:
        """Whether this round has an interlude."""
        return int(table.round) % self.stores.period == 0

    def enter(self, state: State, chance: Chance) -> None:
        if self.is_due(state.table):
            self.stores.larder(state.table).round = int(state.table.round)
            state.tell(public("supply-begins", round=int(state.table.round)))

    def deciders(self, table: Table) -> list[int]:
        """One after another, those who have supply for somebody."""
        if self.is_due(table):
            frame = table.frames[-1]
            for seat in table.order:
                if table.is_living(seat) and not frame.has_answered(seat) and can_feed(self.stores, table, seat):
                    return [int(seat)]
        return []

    def leave(self, state: State, chance: Chance) -> str:
        if self.is_due(state.table):
            lose_hungry(state, self.stores)
            use_up(state, self.stores)
            test_elimination(state)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return FEED_ALL

    def about(self, sight: Sight) -> dict[str, object]:
        """What everybody eats, what is left, and whom the proposal feeds and leaves to starve."""
        rules, table, stores = self.rules, sight.table, self.stores
        hungry = stores.hungry(table, sight.seat)
        proposal = stores.larder(table).plan_for(stores, table, int(sight.seat))
        names = [unit_name(rules, table, mouth.entry) for mouth in proposal.starving()]
        return {
            "need": money_text(rules, sum([mouth.need for mouth in hungry])),
            "supply": money_text(rules, sum([store.left for store in stores.stores(table, sight.seat)])),
            "hungry": {unit_name(rules, table, mouth.entry): money_text(rules, mouth.need) for mouth in hungry},
            "feeds": {
                unit_name(rules, table, mouth.entry): [unit_name(rules, table, unit) for unit, _ in meal]
                for mouth, meal in proposal.meals
            },
            "starves": names,
            "count": len(names),
        }


def lose_hungry(state: State, stores: Stores) -> None:
    """Whoever was not fed lives on his stock or is lost, all at once."""
    table, rules = state.table, state.rules
    column = table.unit_columns[stores.stock]
    hungry = {int(seat): stores.hungry(table, seat) for seat in table.order}
    given = dict(stores.larder(table).given)
    for seat, mouths in hungry.items():
        lost: list[Mouth] = []
        for mouth in mouths:
            if mouth.has_stock:
                column[mouth.entry] -= 1
                name, left = unit_name(rules, table, mouth.entry), int(column[mouth.entry])
                state.tell(public("supply-from-stock", power=seat_name(seat), unit=name, count=left))
            elif not goes_hungry(state, mouth.entry, given.get(mouth.entry, 0)):
                lost.append(mouth)
        if lost:
            names = [unit_name(rules, table, mouth.entry) for mouth in lost]
            state.tell(public("supply-starved", power=seat_name(seat), units=names))
        for mouth in lost:
            state.remove_unit(mouth.entry)


def use_up(state: State, stores: Stores) -> None:
    """A supply unit of which anything was used is gone; a rest is lost."""
    table, larder = state.table, stores.larder(state.table)
    used = [unit for unit in larder.drawn if table.exists(unit)]
    for seat in table.order:
        own = [unit for unit in used if table.owner_of(unit) == seat]
        if own:
            state.tell(public("supply-used", power=seat_name(seat), count=len(own)))
    for unit in used:
        state.remove_unit(unit)
    larder.clear()


class SupplyBeforehand(Beforehand):
    """All are fed as proposed."""

    name = INTERLUDE

    def kind(self) -> StandingKind:
        return StandingKind(self.name, (FeedAll.kind,))

    def now(self, sight: Sight) -> Standing:
        return Standing([StandingAnswer(FeedAll.kind, FEED_ALL)])


class SupplyKept(Reaction):
    """Who is gone eats no more and feeds nobody; and how many supply units an army lacks."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stores = Stores(rules)

    def unit_lost(self, state: State, unit: i64) -> None:
        self.stores.larder(state.table).forget(int(unit))

    def units_join(self, state: State, unit: i64, other: i64) -> None:
        """What both had in stock is no more than the one that had less."""
        column = state.table.unit_columns[self.stores.stock]
        column[unit] = min(column[unit], column[other])

    def wanted(self, table: Table, seat: i64, kind: Kind, field: i64) -> int:
        """So many as would feed those in reach who would starve, with all that is under construction."""
        if not is_supply(kind):
            return 0
        stores = self.stores
        missing = 0
        for mouth in stores.plan_ahead(table, seat).starving():
            if stores.reaches(field, mouth.field):
                missing += mouth.need
        return -(-missing // stores.capacity())


class SupplyPrice(PriceFactor):
    """What a supply unit costs was agreed before the game; what it feeds is counted in the same parts."""

    name = ID

    def agreed(self, kind: Kind) -> Link | None:
        if not is_supply(kind):
            return None
        return Link("supply_price", "SA-supply-1", *scaled(self.rules, "supply_price"))

    def fineness(self) -> int:
        return scaled(self.rules, "supply_capacity")[1]


class SupplyVulnerability(FireFactor):
    """A supply unit is as vulnerable to everything as was agreed, in place of the number in the table."""

    name = ID
    is_lasting = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = rules.ratio("supply_vulnerability")

    def times(self, kind: Kind, chain: Chain) -> None:
        """Multiplies by what was agreed over what the table says."""
        if is_supply(kind):
            num, den = ratio(kind.row["vulnerability"]["all"])
            chain.times(self.num * den, self.den * num, "supply_vulnerability", "SA-supply-1")

    def apply(self, shot: Shot, chain: Chain) -> None:
        self.times(shot.target.kind, chain)

    def shell(self, table: Table, unit: i64, target: i64, chain: Chain) -> None:
        if target >= 0 and table.is_finished(target):
            self.times(self.rules.kinds.rows[table.kind[target]], chain)

    def cache_key(self, table: Table, battle: Battle) -> int:
        return 0


class SharedPlace(Presence):
    """Several supply units take one place aboard another."""

    name = ID
    depends_on_way: ClassVar[bool] = True
    depends_on_kind: ClassVar[bool] = True

    def share_of_place(self, kind: Kind) -> tuple[int, int]:
        num, den = scaled(self.rules, "supply_per_slot")
        return (den, num) if is_supply(kind) else (1, 1)


class CounterItem(KindItem):
    """A counter that stands for several supply units."""

    def __init__(self, item: KindItem, word: str) -> None:
        super().__init__(item.rules, item.kind, item.site)
        self.name = f"{word}_{item.kind.id}"
        self.clause = "SA-supply-10"
        self.units: Final = COUNTERS[word]

    def price(self, table: Table, seat: i64, field: i64, chain: Chain) -> None:
        super().price(table, seat, field, chain)
        chain.times(self.units, 1, "number", "SA-supply-10")

    def put(self, state: State, seat: i64, spot: str, at_start: bool) -> None:
        for _ in range(self.units):
            super().put(state, seat, spot, at_start)


class Counter(Variant):
    """In the small scale supply units are bought two, six or twelve at a time as well."""

    word: str = "two"

    def item(self, item: KindItem) -> Item | None:
        is_small = self.rules.word("supply_scale") == ONE
        return CounterItem(item, self.word) if is_small and is_supply(item.kind) else None


class CounterOfTwo(Counter):
    """Two supply units."""

    name = "two_supply"


class CounterOfSix(Counter):
    """Six supply units."""

    name = "six_supply"
    word = "six"


class CounterOfTwelve(Counter):
    """Twelve supply units."""

    name = "twelve_supply"
    word = "twelve"


def counters(count: int) -> list[int]:
    """The fewest counters of 12, 6, 2 and 1 that stand for so many supply units."""
    found: list[int] = []
    for size in (12, 6, 2, 1):
        found += [size] * (count // size)
        count %= size
    return found


class SupplyShown(Face):
    """What everybody's army eats and has, who would starve, and what submarines have in stock."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.stores = Stores(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        living = table.living() if table.round > 0 else []
        found = [self.ledger(table, seat) for seat in living]
        column = table.unit_columns[self.stores.stock]
        for unit in table.units():
            if column[unit] > 0:
                found.append(badge(STOCK, unit_name(self.rules, table, unit), value=str(int(column[unit]))))
        return found + self.piles(table)

    def ledger(self, table: Table, seat: int) -> dict[str, object]:
        """What the army of a seat needs and has, and who would starve if the interlude were now."""
        rules, stores = self.rules, self.stores
        need = sum([mouth.need for mouth in stores.hungry(table, seat)])
        having = sum([store.left for store in stores.stores(table, seat)])
        starving = stores.larder(table).plan_for(stores, table, seat).starving()
        ahead = stores.plan_ahead(table, seat)
        later_need = sum([mouth.need for mouth in stores.mouths(table, seat, True)])
        later = sum([store.left for store in stores.stores(table, seat, True)])
        lines = (("need", need, later_need), ("stores", having, later))
        return {
            "kind": "ledger",
            "name": ID,
            "power": seat_name(seat),
            "lines": [
                {"name": name, "now": money_text(rules, now), "later": money_text(rules, then)}
                for name, now, then in lines
            ],
            "units": [unit_name(rules, table, mouth.entry) for mouth in starving],
            "next_units": [unit_name(rules, table, mouth.entry) for mouth in ahead.starving()],
        }

    def piles(self, table: Table) -> list[dict[str, object]]:
        """In the small scale the counters that lie on each field."""
        if self.rules.word("supply_scale") != ONE:
            return []
        counts: dict[tuple[int, int], int] = {}
        for unit in table.units():
            if is_supply(self.stores.kind(table, unit)):
                key = int(table.place[unit]), int(table.owner_of(unit))
                counts[key] = counts.get(key, 0) + 1
        return [
            field_badge(
                "supply_counters",
                field_name(self.rules, field),
                power=seat_name(seat),
                value=" + ".join([str(size) for size in counters(count)]),
            )
            for (field, seat), count in sorted(counts.items())
        ]

    def numbers(self, kind: Kind) -> list[Number]:
        if not is_supply(kind):
            return []
        num, den = scaled(self.rules, "supply_capacity")
        return [number("supply_capacity", num, den, "supply_capacity", "SA-supply-3")]


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-supply-1",
    needs=("minimal",),
    options=(
        ChoiceOption("supply_scale", ("three", ONE), "SA-supply-10"),
        RatioOption("supply_price", BY_SCALE, "0", "10", "SA-supply-1", (BY_SCALE,), above=True),
        RatioOption("supply_capacity", BY_SCALE, "0", "100", "SA-supply-3", (BY_SCALE,), above=True),
        IntOption("supply_period", 3, 1, 20, "SA-supply-2"),
        RatioOption("supply_vulnerability", "6", "1", "100", "SA-supply-1"),
        RatioOption("supply_per_slot", BY_SCALE, "1", "100", "SA-supply-9", (BY_SCALE,)),
        IntOption("sub_stock", 3, 0, 20, "SA-supply-7"),
    ),
    contributions={
        "column": (Column(STOCK, UNIT),),
        "slice": (SliceSpec(ID, TABLE, Larder),),
        "step": (Interlude,),
        "order": (FeedRule, StockRule, FeedAllRule, EndFeedingRule),
        "beforehand": (SupplyBeforehand,),
        "react": (SupplyKept,),
        "price": (SupplyPrice,),
        "fire": (SupplyVulnerability,),
        "presence": (SharedPlace,),
        "variant": (CounterOfTwo, CounterOfSix, CounterOfTwelve),
        "face": (SupplyShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-supply-1": (SupplyPrice.agreed, SupplyVulnerability.times),
    "SA-supply-2": (Interlude.is_due, Interlude.enter),
    "SA-supply-3": (use_up,),
    "SA-supply-5": (lose_hungry,),
    "SA-supply-7": (lose_hungry,),
    "SA-supply-8": (Interlude.deciders, Interlude.leave),
    "SA-supply-9": (SharedPlace.share_of_place,),
    "SA-supply-10": (CounterItem, Counter.item, counters),
}
