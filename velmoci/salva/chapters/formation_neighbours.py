"""Production on neighbouring fields (Výroba ze sousedních polí): it waits on the card until it joins its formation.

Each entry is marked with the field on which it was begun, in the column `formation_near` of `formations`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.movers import Marcher
from velmoci.salva.base.sealing import trial
from velmoci.salva.chapters.formation_cards import BUILDING_NEAR, READY, READY_NEAR, Formations
from velmoci.salva.chapters.formation_likeness import by_rows
from velmoci.salva.chapters.formation_marks import openly, show_marks, tell_joined, ways_of_marks
from velmoci.salva.chapters.formation_production import RowCompletion
from velmoci.salva.chapters.formation_rows import NAME, FormationRule
from velmoci.salva.chapters.formation_units import ExtractRule, check_port, cost_to, unmoor
from velmoci.salva.chapters.formation_veil import FormationVeil, has_near
from velmoci.salva.chapters.row_armies import RowArmy, RowArmyRule, Site
from velmoci.salva.codecs import Armies, SpotLeftOut
from velmoci.salva.faces import Face, field_badge
from velmoci.salva.hiding.cards import Card, Place
from velmoci.salva.items import KindItem, seat_name
from velmoci.salva.naming import field_name, field_of, find_field
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.veils import Veil

ID: Final = "formation_neighbours"


class ProduceNear(RowArmy):
    """`produce_near caesar praha 1:tank, 2:infantry, 3:at_gun`: a field beside the formation pays for every row."""

    kind: ClassVar[str] = "produce_near"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("formation", NAME), Field("spot", SpotLeftOut(), default=""), Field("armies", Armies()),
    )  # fmt: skip


class JoinNear(Order):
    """`join_near caesar praha`: what waits on that field and reaches the formation joins it."""

    kind: ClassVar[str] = "join_near"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("field", NAME))

    def __init__(self, formation: str, field: str) -> None:
        self.formation: Final = formation
        self.field: Final = field


class ExtractNear(Order):
    """`extract_near caesar tank_3`: this unit of a row, and such of every row, stays on the field where it waits."""

    kind: ClassVar[str] = "extract_near"
    fields: ClassVar[tuple[Field, ...]] = (Field("formation", NAME), Field("targets", Names()))

    def __init__(self, formation: str, targets: tuple[str, ...]) -> None:
        self.formation: Final = formation
        self.targets: Final = targets


class ProduceNearRule(RowArmyRule):
    """A field beside the formation pays; whatever it begins must be able to join."""

    order: ClassVar[type[Order]] = ProduceNear
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-formation_neighbours-1"
    example: ClassVar[str] = "produce_near caesar brod 1:tank, 2:infantry, 3:at_gun"
    in_column: ClassVar[int] = int(BUILDING_NEAR)

    def near_field(self, site: Site) -> int:
        return site.field

    def places_for(self, sight: Sight, card: Card) -> list[int]:
        own = sight.table.fields_of(sight.seat)
        return [field for field in own if self.is_beside(card, field) and sight.table.purse[field] > 0]

    def is_beside(self, card: Card, field: i64) -> bool:
        """Whether a field is a neighbour of one on which a token of the formation lies."""
        return bool([one for one in card.fields() if self.rules.board.are_adjacent(one, field)])

    def site(self, sight: Sight, formation: str, spot: str) -> Site:
        card = self.files.find(sight, formation, self.clause)
        if not spot:
            raise Refusal("no_field_named", "SA-formation_neighbours-5", formation=formation)
        field = int(field_of(sight, spot))
        if not self.is_beside(card, field):
            raise Refusal("not_beside", self.clause, formation=formation, field=spot.partition("/")[0])
        self.check_paying(sight, field, self.clause)
        return Site(card, field, self.harbour_named(sight, spot))

    def check_reach(self, sight: Sight, site: Site, item: KindItem, spot: str) -> None:
        """Once finished, it would reach every field with a token of the formation in one turn."""
        state = trial(sight)
        unit = state.new_unit(item.kind, sight.seat, site.field, True)
        item.site.settle(state, unit, spot)
        item.begin(state.table, unit, False)
        state.table.points[unit] = self.rules.movement(state.table, unit)
        there = state.sight(sight.seat)
        marcher = Marcher(there, unit)
        for place in site.card.places:
            goal = field_name(self.rules, place.field)
            try:
                cost_to(marcher, place.field, "SA-formation_neighbours-2")
            except Refusal:
                raise Refusal("cannot_arrive", "SA-formation_neighbours-2", item=item.name, field=goal) from None
            check_port(there, self.files, int(unit), place, "SA-formation_neighbours-4")


class JoinNearRule(FormationRule):
    """Whoever waits beside the formation and reaches every token of it stands in its row from then on."""

    order: ClassVar[type[Order]] = JoinNear
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-formation_neighbours-3"
    example: ClassVar[str] = "join_near caesar brod"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, JoinNear)
        card, field = self.files.find(sight, order.formation, self.clause), find_field(sight, order.field)
        if not self.waiting(sight.table, card, field):
            raise Refusal("nobody_waits", self.clause, formation=order.formation, field=order.field)
        if not self.costs(sight, card, field):
            raise Refusal("nobody_arrives", "SA-formation_neighbours-9", formation=order.formation, field=order.field)

    def waiting(self, table: Table, card: Card, field: i64) -> list[int]:
        """What is finished and waits on a field, in all rows."""
        return [unit for row in card.rows for unit in self.files.near_at(table, card, row, field)]

    def costs(self, sight: Sight, card: Card, field: i64) -> dict[int, dict[int, int]]:
        """For whoever can join what the way to each token costs, by the numbers of the tokens; the dearest if he may
        set out from several fields."""
        found: dict[int, dict[int, int]] = {}
        ways = ways_of_marks(openly(self.rules, sight.table), [card], field)
        for row in card.rows:
            units = self.files.near_at(sight.table, card, row, field)
            sights = [self.standing(sight, way, units) for way in ways if units]
            for unit in units:
                marchers = [Marcher(there, unit) for there in sights]
                try:
                    costs = [[self.cost(marcher, place) for place in card.places] for marcher in marchers]
                except Refusal:
                    continue
                found[unit] = {
                    place.token: max([one[number] for one in costs]) for number, place in enumerate(card.places)
                }
        return found

    def standing(self, sight: Sight, way: Table, units: list[int]) -> Sight:
        """What the seat would see if those who wait stood on the map as they are marked there."""
        twin = way.with_own_units()
        for unit in units:
            twin.put(unit, way.unit_columns[self.files.near][unit])
        return Sight(self.rules, twin, sight.own, sight.seat)

    def cost(self, marcher: Marcher, place: Place) -> int:
        """What the way to one token costs; raises where there is none in this turn."""
        check_port(marcher.sight, self.files, int(marcher.unit), place, "SA-formation_neighbours-4")
        return cost_to(marcher, place.field, "SA-formation_neighbours-9")

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for card in self.own_cards(sight) if has_near(self.files, sight.table, NOBODY) else []:
            for field in near_fields(self.files, sight.table, card):
                if self.costs(sight, card, field):
                    found.append(JoinNear(self.called(card), field_name(self.rules, field)))
        return Listed(JoinNear.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, JoinNear)
        table, files, sight = state.table, self.files, state.sight(seat)
        card, deck = files.find(sight, order.formation, self.clause), files.deck(state.table)
        costs = self.costs(sight, card, find_field(sight, order.field))
        for unit, ways in costs.items():
            unmoor(self.rules, table, unit)
            table.unit_columns[files.column][unit] = READY
            table.unit_columns[files.near][unit] = NOBODY
            deck.spent.update({(token, unit): cost for token, cost in ways.items() if cost > 0})
        tell_joined(state, list(costs))
        names, where = files.names_of(table, list(costs)), order.field
        power = seat_name(seat)
        state.tell(public("joined-from-near", power=power, formation=order.formation, field=where, units=names))


def near_fields(files: Formations, table: Table, card: Card) -> list[int]:
    """The fields on which something of a formation waits or is built."""
    fields = {int(table.unit_columns[files.near][unit]) for unit in files.all_units(table, card)}
    return sorted(fields - {int(NOBODY)})


class ExtractNearRule(ExtractRule):
    """What waits on a field may stay there: the same units leave every row."""

    order: ClassVar[type[Order]] = ExtractNear
    clause: ClassVar[str] = "SA-formation_neighbours-6"
    example: ClassVar[str] = "extract_near caesar tank_3 tank_4"
    column: ClassVar[int] = int(READY_NEAR)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ExtractNear)
        card = self.files.find(sight, order.formation, self.clause)
        units = self.named(sight, card, order.targets)
        near = sight.table.unit_columns[self.files.near]
        if len({int(near[unit]) for unit in units}) != 1:
            raise Refusal("not_one_field", self.clause, formation=order.formation)
        for way in ways_of_marks(openly(self.rules, sight.table), [card], near[units[0]]):
            if [unit for unit in units if way.unit_columns[self.files.near][unit] != near[unit]]:
                raise Refusal("may_wait_elsewhere", self.clause, formation=order.formation)
        self.groups(sight.table, card, by_rows(self.files, sight.table, card), units)

    def menu(self, sight: Sight) -> Menu | None:
        """Each unit for which every row has one like it, one by one."""
        found: list[Order] = []
        table = sight.table
        for card in self.own_cards(sight) if has_near(self.files, table, NOBODY) else []:
            for unit in self.files.in_column(table, card, card.rows[0], READY_NEAR):
                order = ExtractNear(self.called(card), tuple(self.files.names_of(table, [unit])))
                try:
                    self.check(sight, order)
                except Refusal:
                    continue
                found.append(order)
        return Listed(ExtractNear.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ExtractNear)
        table, sight, files = state.table, state.sight(seat), self.files
        card = files.find(sight, order.formation, self.clause)
        units = self.named(sight, card, order.targets)
        groups = self.groups(table, card, by_rows(files, table, card), units)
        field = table.unit_columns[files.near][units[0]]
        for number, unit in enumerate(units):
            table.points[unit] = min([table.points[group[number]] for group in groups])
        for group in groups[1:]:
            files.drop(state, group)
        for unit in units:
            files.release(table, unit)
            table.put(unit, field)
        where, names, power = field_name(self.rules, field), list(order.targets), seat_name(seat)
        state.tell(public("extracted", power=power, formation=order.formation, field=where, units=names))


class NearLost(Reaction):
    """Who loses a field loses what a formation has there; nobody learns which row was true."""

    name = "near_lost"

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        files, table = Formations(self.rules), state.table
        for card in files.cards(table):
            near = table.unit_columns[files.near]
            units = [unit for unit in files.all_units(table, card) if near[unit] == field]
            if units and card.owner == old and old != new:
                names, formation = files.names_of(table, units), files.names[card.name]
                where, power = field_name(self.rules, field), seat_name(card.owner)
                state.tell(public("near-lost", power=power, formation=formation, field=where, units=names))
                files.drop(state, units)

    def field_given(self, state: State, field: i64, old: i64, new: i64) -> None:
        """Where the field is given away, what stands there stays as a guest."""


class NearVeil(Veil):
    """What waits on a field that is attacked defends it."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def attacked(self, state: State, field: i64, friends: list[int]) -> None:
        """Until a chapter says more, everybody is shown the true row, and what of it waits there are units."""
        for card in list(self.files.cards(state.table)):
            waiting = [unit for row in card.rows for unit in self.files.near_at(state.table, card, row, field)]
            if waiting and card.owner not in friends:
                self.come_forward(state, card, field)

    def come_forward(self, state: State, card: Card, field: i64) -> None:
        """The true row is shown; the others leave the card."""
        table, files = state.table, self.files
        show_marks(state, [card])
        row = files.truths(state, card).row[card.group]
        units = files.near_at(table, card, row, field)
        for unit in units:
            files.release(table, unit)
            table.put(unit, field)
        where, names, formation = field_name(self.rules, field), files.names_of(table, units), files.names[card.name]
        power = seat_name(card.owner)
        state.tell(reveal("near-shown", power=power, formation=formation, field=where, row=row + 1, units=names))
        for other in [other for other in card.rows if other != row]:
            files.drop_row(state, card, other)


class NearShown(Face):
    """Where something of a formation waits or is built beside it."""

    name = "formation_near"

    def marks(self, table: Table) -> list[dict[str, object]]:
        files, found = Formations(self.rules), list[dict[str, object]]()
        for card in files.cards(table):
            for field in near_fields(files, table, card):
                where, power = field_name(self.rules, field), seat_name(card.owner)
                found.append(field_badge("formation_near", where, power=power, item=files.names[card.name]))
        return found


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-formation_neighbours-1",
    needs=("formation_production",),
    forced_by=("formations",),
    contributions={
        "order": (ProduceNearRule, JoinNearRule, ExtractNearRule),
        "react": (NearLost,),
        "veil": (NearVeil,),
        "face": (NearShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formation_neighbours-1": (ProduceNearRule.site, ProduceNearRule.is_beside),
    "SA-formation_neighbours-2": (ProduceNearRule.check_reach,),
    "SA-formation_neighbours-3": (RowCompletion.finish, JoinNearRule.carry_out),
    "SA-formation_neighbours-4": (check_port, JoinNearRule.cost),
    "SA-formation_neighbours-5": (ProduceNearRule.site,),
    "SA-formation_neighbours-6": (ExtractNearRule,),
    "SA-formation_neighbours-7": (NearVeil.attacked, FormationVeil.group),
    "SA-formation_neighbours-8": (NearLost.field_changes,),
    "SA-formation_neighbours-9": (JoinNearRule.costs,),
}
