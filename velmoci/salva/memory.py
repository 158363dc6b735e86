"""What was found out about ways, kept from one question to the next as long as nothing changes on which it hangs.

The ways of a unit hang on the unit itself, on whoever its columns name or names it, and on the fields that it meets:
on their numbers and on the foreign units there. Beside that they may hang on the seats and on slices; a change there
forgets everything. A part that looks at more does not say `depends_on_way`, and then nothing is kept beyond a question.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, repeat
from operator import ge, itemgetter, ne
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from velmoci.salva.map_seams import Item
    from velmoci.salva.rules import Rules
    from velmoci.salva.seams import RulePart
    from velmoci.salva.state import Sight

WHOLE: Final[Any] = itemgetter(slice(None))
MOST_KEPT: Final = 400
"""So many models are kept; the ways of more are found again."""
OWNER: Final = 1
PLACE: Final = 2
STATE: Final = 2
"""Behind owner and freshness follows what chapters say of fields."""


def boxed(columns: list[Any]) -> list[tuple[Any, ...]]:
    """Columns of as many numbers as rows of plain ones, which are compared at once."""
    return list(zip(*columns, strict=True))


def named_by(rows: list[tuple[Any, ...]], columns: list[vec[i64]]) -> list[object]:
    """For each unit the rows of those that name it in any of the columns."""
    found: list[Any] = [None] * len(rows)
    for column in columns:
        for unit in compress(range(len(rows)), map(ge, column, repeat(0))):
            found[column[unit]] = found[column[unit]], rows[unit]
    return found


def kept(columns: list[Any]) -> list[Any]:
    """Columns as they are now, to be compared with what they will be."""
    return list(map(WHOLE, columns))


def changed(now: list[Any], before: list[Any]) -> list[int]:
    """The places at which any of the columns differs from what it was."""
    found: set[int] = set()
    for place in compress(range(len(before)), map(ne, now, before)):
        found.update(compress(range(len(before[place])), map(ne, now[place], before[place])))
    return sorted(found)


@final
class Model:
    """What was found of all units that are alike in all that the table says of them but their number."""

    def __init__(self) -> None:
        self.distances: tuple[list[int], list[int]] | None = None
        """How far they can go."""
        self.destinations: list[int] | None = None
        """Where they can end."""
        self.marches: dict[int, list[int]] | None = None
        """Their ways into battles, by the field that is attacked."""
        self.told: dict[str, object] | None = None
        """Where they can end, written out."""
        self.docks: list[int] | None = None
        """The fields where ships like these can dock."""
        self.told_marches: dict[int, list[str]] = {}
        """Their ways into battles, written out."""
        self.reached: list[int] = []
        """The fields from which they can go on."""
        self.seen = -1
        """A bit for each field on which that hangs; at first all."""


@final
class Offer:
    """An item with a spot, written out for one who can pay the price and for one who cannot."""

    def __init__(
        self, item: Item, is_shared: bool, spot: str, price: int, told: dict[str, object], more: dict[str, object]
    ) -> None:
        self.item: Final = item
        self.is_shared: Final[bool] = is_shared
        """Whether several fields may pay for it together."""
        self.spot: Final = spot
        self.price: Final = price
        self.payable: Final[dict[str, object]] = {"item": item.name, "spot": spot, "price": told, "can": True, **more}
        self.too_dear: Final[dict[str, object]] = {**self.payable, "can": False}


@final
class Memory:
    """What one seat has found out."""

    def __init__(self) -> None:
        self.models: Final[dict[object, Model]] = {}
        """By the rows of the units."""
        self.rows: list[tuple[Any, ...]] = []
        """What the table says of each unit."""
        self.units: list[Any] = []
        """The same by columns."""
        self.fields: list[Any] = []
        """What it says of fields, by columns."""
        self.rest: object = None
        self.goal_told: dict[str, object] | None = None
        """What the goal tells the seat alone, and on what that hangs."""
        self.goal_around: object = None
        self.laid: Final[dict[tuple[int, bool], list[Any]]] = {}
        """The ways in which things may stand for what is hidden, for this question alone."""
        self.ready: list[int] | None = None
        """The units that can still do something in this phase, once they were asked for."""
        self.unsure: list[int] = []
        """Units of which that must be asked again."""
        self.owned: list[int] | None = None
        """The units that belong to the seat, once they were asked for."""
        self.costs: Final[dict[int, dict[int, int]]] = {}
        """For each kind of unit what steps cost it."""
        self.by_steps: Final[dict[object, Any]] = {}
        """What follows from these costs and from what its key names."""
        self.holders: Final[dict[int, int]] = {}
        """Whose a field is to the seat that looks."""
        self.entries: Final[dict[int, dict[int, bool]]] = {}
        """For each kind of unit whether it may enter a field without a battle."""
        self.start_offers: list[Offer] | None = None
        """All that may be placed at the start, once it was asked for."""
        self.prices: Final[dict[tuple[str, int], int]] = {}
        """What an item costs on a field."""
        self.offers: Final[dict[tuple[int, bool], list[Offer]]] = {}
        """What may be put on a field, at the start or later."""
        self.kind_prices: Final[dict[str, tuple[int, dict[str, object]]]] = {}
        """What units cost that cost the same everywhere, and why."""
        self.paying: list[int] | None = None
        """The own fields that can pay for something, once they were asked for."""
        self.bought: Final[dict[tuple[str, int], list[Any]]] = {}
        """What was found of a field by its own money and by that of the fields beside it."""
        self.purses: list[int] = []
        self.targets: Final[dict[int, bool]] = {}
        """Whether a battle can be declared for a field."""

    def look(self, sight: Sight, finds_ways: bool) -> None:
        """Takes note of the table, and forgets what hangs on anything that has changed; of units only for ways."""
        self.laid.clear()
        table, rules = sight.table, sight.rules
        seats = kept([table.status, table.side, *table.seat_columns])
        slices = [part.mark() for part in table.slices], [part.mark() for part in sight.own.slices]
        rest = seats, slices, int(sight.seat), kept(table.edge_columns)
        fields = kept([table.owner, table.fresh, *table.field_columns])
        if rest != self.rest:
            self.forget(None)
            self.rows = []
        elif fields != self.fields:
            places = changed(fields, self.fields)
            self.forget(places)
            self.forget_money(sight, places)
        if table.purse != self.purses:
            self.look_at_money(sight)
        if finds_ways:
            self.look_at_units(sight)
        else:
            self.owned = self.ready = None
        if not rules.keeps_ways:
            self.forget_ways(None)
        if fields[STATE:] != self.fields[STATE:] or not rules.keeps_ways:
            self.costs.clear()
            self.by_steps.clear()
        if not rules.keeps_offers:
            self.offers.clear()
            self.bought.clear()
            self.prices.clear()
            self.start_offers = None
        self.rest, self.fields, self.paying = rest, fields, None

    def look_at_units(self, sight: Sight) -> None:
        """Takes note of all units, and forgets ways over fields from or onto which a foreign one has gone."""
        table, rules = sight.table, sight.rules
        columns = kept([table.kind, table.unit_owner, table.place, table.flags, table.points, *table.unit_columns])
        if self.rows and columns == self.units:
            return
        if rules.naming_columns or not self.rows:
            rows = boxed(columns)
            if rules.naming_columns:
                naming = [table.unit_columns[number] for number in rules.naming_columns]
                named = dict(enumerate(rows))
                rows = boxed([rows, *[map(named.get, column) for column in naming], named_by(rows, naming)])
            units = list(compress(range(min(len(rows), len(self.rows))), map(ne, rows, self.rows)))
        else:
            rows, units = self.rows[:], changed(columns, self.units)
            for unit in units:
                rows[unit] = tuple([column[unit] for column in columns])
            rows += boxed([column[len(rows) :] for column in columns])
        self.units = columns
        if len(self.models) > MOST_KEPT:
            self.models.clear()
        if rules.minds_others:
            self.forget_ways(self.fields_of_others(sight, rows, units))
        self.look_at_own(sight, rows, units)
        self.rows = rows

    def fields_of_others(self, sight: Sight, rows: list[tuple[Any, ...]], units: list[int]) -> list[int]:
        """The fields from or onto which a foreign unit has gone."""
        found: list[int] = []
        is_nested, both = bool(sight.rules.naming_columns), min(len(rows), len(self.rows))
        moved: list[Any] = [self.rows[unit] for unit in units] + [rows[unit] for unit in units] + rows[both:]
        for row in moved:
            first = row[0] if is_nested else row
            if first[OWNER] != sight.seat and first[PLACE] >= 0:
                found.append(first[PLACE])
        return found

    def look_at_own(self, sight: Sight, rows: list[tuple[Any, ...]], units: list[int]) -> None:
        """The seat's own units are those that they were, unless one of those that changed has come or gone.

        What a unit can still do follows from its row, unless a chapter looks at more.
        """
        new = [*units, *range(len(self.rows), len(rows))]
        if self.owned is not None and new:
            is_nested, own = bool(sight.rules.naming_columns), set(self.owned).difference(new)
            for unit in new:
                row: Any = rows[unit][0] if is_nested else rows[unit]
                if row[PLACE] >= 0 and row[OWNER] == sight.seat:
                    own.add(unit)
            self.owned = sorted(own)
        if sight.rules.veto_move or sight.rules.command >= 0:
            self.ready = None
        self.unsure += new

    def look_at_money(self, sight: Sight) -> None:
        """What was bought changes what its field and those beside it can pay for."""
        purses = list(sight.table.purse)
        self.forget_money(sight, list(compress(range(len(self.purses)), map(ne, purses, self.purses))))
        self.purses = purses

    def forget_money(self, sight: Sight, fields: list[int]) -> None:
        """Forgets what hangs on what these fields have."""
        if fields and self.bought:
            neighbours = sight.rules.board.neighbours
            near = set(fields).union(*[neighbours[field] for field in fields])
            for key in [key for key in self.bought if key[1] in near]:
                del self.bought[key]

    def forget(self, fields: list[int] | None) -> None:
        """Forgets what hangs on any of the fields, or everything."""
        self.forget_ways(fields)
        if fields is None:
            self.offers.clear()
        else:
            for field in fields:
                self.offers.pop((field, False), None)
                self.offers.pop((field, True), None)
        self.prices.clear()
        self.start_offers = None
        if fields is None:
            self.bought.clear()

    def forget_ways(self, fields: list[int] | None) -> None:
        """Forgets ways over any of the fields, or all, and what was said of these."""
        if fields is not None and not fields:
            return
        kept: list[dict[int, Any]] = [self.holders, self.targets, *self.entries.values()]
        if fields is None:
            self.models.clear()
            for known in kept:
                known.clear()
            return
        seen = 0
        for field in fields:
            seen |= 1 << field
            for known in kept:
                known.pop(field, None)
        for row in [row for row, model in self.models.items() if model.seen & seen != 0]:
            del self.models[row]

    def model_of(self, unit: int) -> Model:
        """The model of a unit."""
        row = self.rows[unit]
        found = self.models.get(row)
        if found is None:
            found = self.models[row] = Model()
        return found


def bits_of(bits: list[int], fields: Iterable[int]) -> int:
    """A bit for each of the fields."""
    found = 0
    for field in fields:
        found |= bits[field]
    return found


def are_ways_kept(rules: Rules) -> bool:
    """Whether all who are asked about ways look at nothing else than at what lies on them."""
    asked: list[RulePart] = [*rules.veto_enter, *rules.veto_leave, *rules.veto_attack, *rules.veto_join]
    asked += [*rules.paces, *rules.presences, *[domain for domain in rules.domains if domain.ground != 0]]
    return all(part.depends_on_way and "depends_on_way" in type(part).__dict__ for part in asked)


def are_others_minded(rules: Rules) -> bool:
    """Whether foreign units on the way can count: where only the owner of a field bars a step they do not."""
    asked = [rules.veto_enter, rules.veto_leave, rules.veto_join, rules.presences]
    grounds = set(rules.board.ground)
    return any(asked) or bool([domain for domain in rules.domains if domain.ground in grounds and domain.counts_units])


def are_steps_of_kinds(rules: Rules) -> bool:
    """Whether units of a kind may enter the same fields, and pay as much for it."""
    asked: list[RulePart] = [*rules.paces, *[part for part in rules.presences if part.depends_on_way]]
    return not rules.veto_enter and all(
        part.depends_on_kind and "depends_on_kind" in type(part).__dict__ for part in asked
    )


def are_offers_kept(rules: Rules) -> bool:
    """Whether nothing but the numbers of a field says what may be put there and what it costs."""
    are_free = all(veto.depends_on_item and "depends_on_item" in type(veto).__dict__ for veto in rules.veto_buy)
    if rules.pricing or rules.payer is not None:
        return False
    return are_free and all(item.depends_on_field() for item in rules.items.values())
