"""Joining and extracting units; a part of the chapter `formations`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.movement import close_active, why_idle
from velmoci.salva.base.movers import Marcher
from velmoci.salva.chapters.formation_cards import READY, Formations
from velmoci.salva.chapters.formation_likeness import Rows, by_rows, distinct_places, unit_sign
from velmoci.salva.chapters.formation_rows import NAME, FormationRule
from velmoci.salva.hiding.cards import Card, Place
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Site
from velmoci.salva.naming import field_name, find_field, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import CLOSED, FOUGHT, NOBODY, THIS_TURN, Hidden, Sight, State, Table
from velmoci.salva.units import SEA


class JoinFormation(Order):
    """`join caesar tank_3 tank_4`: units leave the map and stand in every row."""

    kind: ClassVar[str] = "join"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("units", Names()))

    def __init__(self, formation: str, units: tuple[str, ...]) -> None:
        self.formation: Final = formation
        self.units: Final = units


class Extract(Order):
    """`extract caesar brno tank_3 tank_4`: these units of a row, and such units of every row, stand on a field."""

    kind: ClassVar[str] = "extract"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("field", NAME), Field("units", Names()))

    def __init__(self, formation: str, field: str, units: tuple[str, ...]) -> None:
        self.formation: Final = formation
        self.field: Final = field
        self.units: Final = units


def cost_to(marcher: Marcher, field: i64, clause: str) -> int:
    """What the cheapest way to a field costs a unit that can go there in this turn; raises where it cannot."""
    sight, unit = marcher.sight, marcher.unit
    if sight.table.place[unit] == field:
        return 0
    idle = why_idle(sight, unit)
    if idle is not None:
        raise idle
    path = marcher.way(field)
    name, goal = unit_name(sight.rules, sight.table, unit), field_name(sight.rules, field)
    if not path:
        raise Refusal("cannot_reach", clause, unit=name, field=goal)
    try:
        return marcher.cost(path)
    except Refusal:
        raise Refusal("cannot_reach", clause, unit=name, field=goal) from None


def site_of(rules: Rules, table: Table, unit: i64) -> Site | None:
    """The part that says where units of this kind are put."""
    kind = rules.kinds.rows[table.kind[unit]]
    found = [site for site in rules.sites if site.takes(kind)]
    return found[-1] if found else None


def unmoor(rules: Rules, table: Table, unit: i64) -> None:
    """A ship of a row lies in the harbour of its token, and in none by itself."""
    site = site_of(rules, table, unit)
    if site is not None and rules.kinds.rows[table.kind[unit]].ground == SEA:
        site.settle(State(rules, table, [], Hidden([])), unit, "")


def shares_port(files: Formations, table: Table, unit: i64, place: Place) -> bool:
    """Whether a ship lies in the harbour where the ships of a token lie."""
    site = site_of(files.rules, table, unit)
    is_there = table.place[unit] == place.field and place.harbour >= 0
    return is_there and site is not None and site.berth(table, unit) == place.harbour


def check_port(sight: Sight, files: Formations, unit: int, place: Place, clause: str) -> None:
    """A ship joins a formation at sea, or one that lies in the same harbour."""
    rules, table = sight.rules, sight.table
    is_docked = rules.kinds.rows[table.kind[unit]].ground == SEA and rules.board.is_land(place.field)
    if is_docked and not shares_port(files, table, unit, place):
        name, field = unit_name(rules, table, unit), field_name(rules, place.field)
        raise Refusal("no_harbour_inside", clause, unit=name, field=field)


class JoinRule(FormationRule):
    """A unit joins that can reach every field where the formation may be."""

    order: ClassVar[type[Order]] = JoinFormation
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formations-12"
    gesture: ClassVar[str] = "units>card"
    example: ClassVar[str] = "join caesar tank_3 tank_4"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, JoinFormation)
        card = self.files.find(sight, order.formation, self.clause)
        units = [self.find_joiner(sight, name) for name in order.units]
        if not units or len(set(units)) < len(units):
            raise Refusal("nobody_joins", self.clause, formation=order.formation)
        for unit in units:
            self.check_unit(sight, card, unit, units)

    def find_joiner(self, sight: Sight, name: str) -> int:
        """A unit of the seat on the map."""
        table = sight.table
        unit = find_mover(sight, name, self.clause)
        if table.owner_of(unit) != sight.seat:
            raise Refusal("not_your_unit", self.clause, unit=name[:40])
        if table.place[unit] == NOBODY:
            raise Refusal("cannot_join", "SA-formations-15", unit=name)
        return int(unit)

    def check_unit(self, sight: Sight, card: Card, unit: int, units: list[int]) -> None:
        """It is finished, sound and mobile, and gets to every field; whoever is aboard another goes along with it."""
        table = sight.table
        self.check_sort(sight, unit)
        if self.files.is_carried(table, unit):
            if self.files.carriers(table, unit)[0] not in units:
                name = unit_name(self.rules, table, unit)
                raise Refusal("rides_along", self.clause, unit=name)
            return
        marcher = Marcher(sight, unit)
        for place in self.files.places(table, card):
            cost_to(marcher, place.field, self.clause)
            check_port(sight, self.files, unit, place, self.clause)
        for load in self.files.load_of(table, [unit], table.units_at(table.place[unit])):
            self.check_sort(sight, load)

    def check_sort(self, sight: Sight, unit: int) -> None:
        """What stands still, is damaged or under construction cannot join."""
        table = sight.table
        kind = self.rules.kinds.rows[table.kind[unit]]
        if not table.is_finished(unit) or table.damage[unit] > 0 or kind.move == 0:
            raise Refusal("cannot_join", "SA-formations-15", unit=unit_name(self.rules, table, unit))

    def menu(self, sight: Sight) -> Menu | None:
        """For every formation each unit by itself, and all that stand on one field together."""
        found: list[Order] = []
        for card in self.own_cards(sight):
            able: dict[int, list[str]] = {}
            for unit in sight.table.units_of(sight.seat):
                try:
                    self.check_unit(sight, card, unit, [unit])
                except Refusal:
                    continue
                name = unit_name(self.rules, sight.table, unit)
                able.setdefault(int(sight.table.place[unit]), []).append(name)
            for names in able.values():
                found += [JoinFormation(self.called(card), (name,)) for name in names]
                if len(names) > 1:
                    found.append(JoinFormation(self.called(card), tuple(names)))
        return Listed(JoinFormation.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, JoinFormation)
        table, sight = state.table, state.sight(seat)
        card = self.files.find(sight, order.formation, self.clause)
        units = [self.find_joiner(sight, name) for name in order.units]
        units += self.files.load_of(table, units, table.units_of(seat))
        going = [unit for unit in units if not self.files.is_carried(table, unit)]
        costs = {unit: self.costs(sight, card, unit) for unit in going}
        for unit in going:
            close_active(state, unit)
            if table.place[unit] != self.files.places(table, card)[0].field:
                go(state, unit, self.files.places(table, card)[0].field)
        enter_rows(state, self.files, card, units, costs)
        state.tell(public("joined", power=seat_name(seat), formation=order.formation, units=list(order.units)))

    def costs(self, sight: Sight, card: Card, unit: int) -> dict[int, int]:
        """What the way to each token costs a unit, by the numbers of the tokens."""
        places, marcher = self.files.places(sight.table, card), Marcher(sight, unit)
        return {place.token: cost_to(marcher, place.field, self.clause) for place in places}


def enter_rows(state: State, files: Formations, card: Card, units: list[int], costs: dict[int, dict[int, int]]) -> None:
    """Units leave the map for the first row, and units like them stand in all others."""
    table, deck = state.table, files.deck(state.table)
    for unit in units:
        for reaction in files.rules.reactions:
            reaction.unit_hides(state, unit)
        if table.flags[unit] & (CLOSED | FOUGHT) != 0:
            table.points[unit] = 0
        table.flags[unit] = table.flags[unit] & ~THIS_TURN
        unmoor(files.rules, table, unit)
        table.put(unit, NOBODY)
        table.unit_columns[files.card][unit] = card.name
        table.unit_columns[files.row][unit] = card.rows[0]
        table.unit_columns[files.column][unit] = READY
        deck.spent.update({(token, unit): cost for token, cost in costs.get(unit, {}).items() if cost > 0})
    files.link(table, {unit: unit for unit in units})
    for row in card.rows[1:]:
        files.copy_units(state, units, row)


class ExtractRule(FormationRule):
    """The same units leave every row and stand on the map."""

    order: ClassVar[type[Order]] = Extract
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formations-16"
    gesture: ClassVar[str] = "member>field"
    example: ClassVar[str] = "extract caesar brod tank_3 tank_4"
    column: ClassVar[int] = int(READY)
    """The column from which units are taken."""

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Extract)
        card = self.files.find(sight, order.formation, self.clause)
        units = self.named(sight, card, order.units)
        rows = by_rows(self.files, sight.table, card)
        groups = self.groups(sight.table, card, rows, units)
        self.points_left(self.leaving(sight, card, rows, groups), find_field(sight, order.field))

    def named(self, sight: Sight, card: Card, names: tuple[str, ...]) -> list[int]:
        """The units of these names: finished, all of one row, not aboard others."""
        table, files, found = sight.table, self.files, list[int]()
        for name in names:
            unit = int(find_mover(sight, name, self.clause))
            is_inside = table.unit_columns[files.card][unit] == card.name and not files.is_token(table, unit)
            if not is_inside or table.unit_columns[files.column][unit] != self.column or unit in found:
                raise Refusal("not_in_formation", self.clause, unit=name, formation=self.called(card))
            if files.is_carried(table, unit):
                raise Refusal("rides_along", self.clause, unit=name)
            found.append(unit)
        if len({int(table.unit_columns[files.row][unit]) for unit in found}) != 1:
            raise Refusal("not_one_row", self.clause, formation=self.called(card))
        return found

    def groups(self, table: Table, card: Card, rows: Rows, units: list[int]) -> list[list[int]]:
        """For each row the units that leave it: those that are named, and such units of all others."""
        return in_all_rows(self.files, table, card, rows, units, self.clause)

    def leaving(self, sight: Sight, card: Card, rows: Rows, groups: list[list[int]]) -> list[list[Marcher]]:
        """The groups wherever the formation may be, each on a table with its row; of those that are alike one."""
        found: dict[object, list[Marcher]] = {}
        table, files = sight.table, self.files
        for place in distinct_places(files, table, files.places(table, card)):
            for group in groups:
                row = int(table.unit_columns[files.row][group[0]])
                signs = {unit: unit_sign(files, table, place, unit) for unit in rows[row]}
                sign = place.token, str([signs[unit] for unit in group]), str(sorted(signs.values()))
                if sign not in found:
                    twin = table.with_own_units()
                    files.lay(twin, card, row, place)
                    there = Sight(self.rules, twin, sight.own, sight.seat)
                    found[sign] = [Marcher(there, unit) for unit in group]
        return list(found.values())

    def points_left(self, leaving: list[list[Marcher]], field: i64) -> list[int]:
        """What each unit has left on the field: the least that such a unit has anywhere, without the longest way."""
        size = len(leaving[0])
        least, most = [-1] * size, [0] * size
        for group in leaving:
            for number, one in enumerate(group):
                points = int(one.sight.table.points[one.unit])
                most[number] = max(most[number], cost_to(one, field, "SA-formations-17"))
                least[number] = points if least[number] < 0 else min(least[number], points)
        return [max(0, least[number] - most[number]) for number in range(size)]

    def menu(self, sight: Sight) -> Menu | None:
        """Of each formation every sort of unit, one by itself and all, onto every field that they reach."""
        found: list[Order] = []
        for card in self.own_cards(sight):
            rows = by_rows(self.files, sight.table, card)
            for units in self.sorts(sight.table, rows):
                groups = self.groups(sight.table, card, rows, units)
                names = tuple(self.files.names_of(sight.table, units))
                leaving = self.leaving(sight, card, rows, groups)
                for field in self.near(sight, card):
                    try:
                        self.points_left(leaving, field)
                    except Refusal:
                        continue
                    found.append(Extract(self.called(card), field_name(self.rules, field), names))
        return Listed(Extract.kind, found, False) if found else None

    def sorts(self, table: Table, rows: Rows) -> list[list[int]]:
        """The sorts of units that every row has: one of each sort, and as many as there are in every row."""
        found, alike = list[list[int]](), [self.by_likeness(table, units) for units in rows.values()]
        for sign, units in alike[0].items():
            count = min([len(row.get(sign, [])) for row in alike])
            found += [units[:1]] if count > 0 else []
            found += [units[:count]] if count > 1 else []
        return found

    def by_likeness(self, table: Table, units: list[int]) -> dict[object, list[int]]:
        """The finished units of a row that are with the formation, those that are alike together."""
        found: dict[object, list[int]] = {}
        columns = table.unit_columns[self.files.column]
        for unit in units:
            if columns[unit] == READY and not self.files.is_carried(table, unit):
                found.setdefault(likeness(self.files, table, unit), []).append(unit)
        return found

    def near(self, sight: Sight, card: Card) -> list[int]:
        """The fields where the formation may be, and those beside."""
        fields = self.files.fields(sight.table, card)
        return sorted(set(fields).union(*[self.rules.board.neighbours[field] for field in fields]))

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Extract)
        table, sight, files = state.table, state.sight(seat), self.files
        card, field = files.find(sight, order.formation, self.clause), find_field(sight, order.field)
        units = self.named(sight, card, order.units)
        rows = by_rows(files, table, card)
        groups = self.groups(table, card, rows, units)
        left = self.points_left(self.leaving(sight, card, rows, groups), field)
        flags, places = self.flags(table, card), files.places(table, card)
        loads = files.load_of_row(table, units)
        for group in groups[1:]:
            files.drop(state, [*group, *files.load_of_row(table, group)])
        for number, unit in enumerate([*units, *loads]):
            files.forget_spent(table, unit)
            files.release(table, unit)
            table.points[unit] = left[number] if number < len(units) else table.points[unit]
            table.flags[unit] = table.flags[unit] | flags
            table.put(unit, places[0].field)
            files.fit_by_all(table, places, unit)
        for unit in units:
            if table.place[unit] != field:
                go(state, unit, field)
        names = list(order.units)
        state.tell(
            public("extracted", power=seat_name(seat), formation=order.formation, field=order.field, units=names)
        )

    def flags(self, table: Table, card: Card) -> i64:
        """What was done in this turn with any of its tokens."""
        found: i64 = 0
        for token in card.tokens():
            found = found | (table.flags[self.files.entry(table, token)] & THIS_TURN)
        return found


def in_all_rows(
    files: Formations, table: Table, card: Card, rows: Rows, units: list[int], clause: str
) -> list[list[int]]:
    """For each row units like these, all of one column of one row; they come first. Raises where a row has none."""
    own, found = int(table.unit_columns[files.row][units[0]]), [units]
    for row in [row for row in card.rows if row != own]:
        free, taken = beside(files, table, rows[row], units[0]), list[int]()
        for unit in units:
            sign = likeness(files, table, unit)
            alike = [one for one in free if one not in taken and likeness(files, table, one) == sign]
            if not alike:
                name, formation = unit_name(files.rules, table, unit), files.names[card.name]
                raise Refusal("missing_in_row", clause, unit=name, row=row + 1, formation=formation)
            taken.append(alike[0])
        found.append(taken)
    return found


def beside(files: Formations, table: Table, row: list[int], unit: int) -> list[int]:
    """What stands in a row in the same column as a unit of another row, and on the same field."""
    near, columns = table.unit_columns[files.near], table.unit_columns[files.column]
    return [one for one in row if columns[one] == columns[unit] and near[one] == near[unit]]


def likeness(files: Formations, table: Table, unit: int) -> object:
    """All in which units of two rows must be alike: kind, damage, what chapters note, and what is aboard."""
    hidden = [files.card, files.row, files.column, files.near, *files.rules.naming_columns]
    noted = [int(column[unit]) for number, column in enumerate(table.unit_columns) if number not in hidden]
    loads = [str(likeness(files, table, load)) for load in files.load_of_row(table, [unit])]
    return str([int(table.kind[unit]), int(table.damage[unit]), noted, sorted(loads)])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-12": (JoinRule.check_unit, cost_to),
    "SA-formations-13": (enter_rows,),
    "SA-formations-14": (JoinRule.costs,),
    "SA-formations-15": (JoinRule.check_sort, JoinRule.find_joiner),
    "SA-hidden_units-9": (JoinRule.find_joiner,),
    "SA-formations-16": (ExtractRule.groups, ExtractRule.named, likeness),
    "SA-formations-17": (ExtractRule.points_left, ExtractRule.leaving),
}
