"""Completion and production (SA-minimal-18 to 26), and the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.elimination import test_elimination
from velmoci.salva.base.offers import check_item, money_text, offers_for, offers_told, vetoed
from velmoci.salva.base.orders import Buy, EndProduction
from velmoci.salva.flow import close_turn
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import FieldFactor, Payer
from velmoci.salva.memory import Memory
from velmoci.salva.naming import field_name, field_of, unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.paying import left_for, spend
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, OrderRule, Step
from velmoci.salva.state import FINISHED, Sight, State, Table

END_PRODUCTION: Final = EndProduction()
RICH: Final = (3, 1)


class AfterMovement(Step):
    """Between movement and completion: whoever was beaten in this phase is out."""

    name = "after_movement"
    track = TURN

    def leave(self, state: State, chance: Chance) -> str:
        test_elimination(state)
        return ""


class CompletionPhase(Step):
    """All units under construction of the seat on turn are finished."""

    name = "completion"
    track = TURN

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        for unit in table.units_of(table.on_turn):
            if not table.is_finished(unit) and not is_held_up(state, unit):
                finish_unit(state, unit)


def is_held_up(state: State, unit: i64) -> bool:
    """Whether a chapter keeps a unit under construction in this phase; all of them are asked."""
    found = False
    for reaction in state.rules.at_completion:
        found = reaction.holds_up(state, unit) or found
    return found


def finish_unit(state: State, unit: i64) -> None:
    """A unit under construction is finished; it can shoot from now on, and move in the next turn."""
    table = state.table
    table.flags[unit] = table.flags[unit] | FINISHED
    for reaction in state.rules.reactions:
        reaction.unit_made(state, unit)
    if state.events is not None:
        field = field_name(state.rules, table.place[unit])
        state.tell(public("finished", unit=unit_name(state.rules, table, unit), field=field))


class ProductionPhase(Step):
    """Every eligible field of the seat on turn generates points that are spent on that field."""

    name = "production"
    track = TURN

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        for field in range(int(self.rules.board.size)):
            table.purse[field] = 0
            if table.owner[field] == table.on_turn and is_productive(self.rules, table, field):
                table.purse[field] = self.rules.output(table, field)
        for reaction in self.rules.reactions:
            reaction.purses_filled(state, table.on_turn)

    def deciders(self, table: Table) -> list[int]:
        return [] if table.is_answered() else [int(table.on_turn)]

    def leave(self, state: State, chance: Chance) -> str:
        table = state.table
        for field in range(len(table.purse)):
            table.purse[field] = 0
        return ""

    def default(self, sight: Sight) -> Order | None:
        return END_PRODUCTION

    def about(self, sight: Sight) -> dict[str, object]:
        purse = sight.table.purse
        return {"purse": {self.rules.board.ids[f]: money_text(self.rules, n) for f, n in enumerate(purse) if n > 0}}


def is_productive(rules: Rules, table: Table, field: i64) -> bool:
    """A freshly conquered field generates nothing, unless the option says so."""
    return table.fresh[field] == 0 or rules.flag("produce_on_fresh")


def paying_fields(sight: Sight) -> list[int]:
    """The own fields that can pay for something, found once for a question."""
    memory = sight.memory
    known = memory.paying if memory is not None else None
    if known is None:
        is_any, fresh = sight.rules.flag("produce_on_fresh"), sight.table.fresh
        known = [field for field in sight.table.fields_of(sight.seat) if is_any or fresh[field] == 0]
        if memory is not None:
            memory.paying = known
    return known


class BaseProductivity(FieldFactor):
    """What every field generates."""

    name = "base"
    depends_on_field: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = rules.ratio("base_productivity")

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.starts_with(self.num, self.den, "base", "SA-minimal-19")


class TripleProductivity(FieldFactor):
    """Three times as much where the map carries the mark."""

    name = "bonus"
    depends_on_field: ClassVar[bool] = True

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        if self.rules.board.ratio_mark(field, "production") == RICH:
            chain.times(3, 1, "bonus", "SA-minimal-19")


class BuyRule(OrderRule):
    """Buys one item out of what its field has left."""

    order: ClassVar[type[Order]] = Buy
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-minimal-17"
    example: ClassVar[str] = "buy tank brod"
    explained_by: ClassVar[str] = "SA-minimal-20"
    keeps_offers: ClassVar[bool] = True

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Buy)
        field = field_of(sight, order.spot)
        if not is_productive(self.rules, sight.table, field):
            raise Refusal("fresh_field", "SA-minimal-22", field=field_name(self.rules, field))
        item = check_item(sight, order.item, order.spot, False)
        left = left_for(self.rules, sight.table, field, item.use)
        if self.rules.price(sight.table, sight.seat, item, field) > left:
            raise Refusal("too_dear", "SA-minimal-24", left=money_text(self.rules, left))

    def menu(self, sight: Sight) -> Menu | None:
        menu = BuyMenu(sight)
        return menu if menu.offers else None

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        found: list[dict[str, object]] = []
        for field in paying_fields(sight):
            found += offers_told(sight, field)
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Buy)
        field = field_of(state.sight(seat), order.spot)
        item = self.rules.items[order.item]
        spend(state, field, item.use, self.rules.price(state.table, seat, item, field))
        item.put(state, seat, order.spot, False)


class BuyMenu(Menu):
    """Every item that some field still pays for."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Buy.kind
        self.offers: list[tuple[str, str]] = []
        rules, table = sight.rules, sight.table
        for field in paying_fields(sight):
            left = table.purse[field]
            if rules.payer is not None:
                self.offers += self.kept_apart(sight, rules.payer, field)
                continue
            if left <= 0:
                continue
            if sight.memory is not None:
                self.offers += self.payable(sight, sight.memory, field, left)
                continue
            for name, item in rules.items.items():
                if rules.price(table, sight.seat, item, field) <= left and not vetoed(sight, item, field):
                    self.offers += [(name, spot) for spot in item.spots(sight, field, False)]

    def payable(self, sight: Sight, memory: Memory, field: int, left: int) -> list[tuple[str, str]]:
        """What the field pays for, found once while it has what it has."""
        key = ":menu", field
        if key not in memory.bought:
            offers = offers_for(sight, field, False)
            memory.bought[key] = [(offer.item.name, offer.spot) for offer in offers if offer.price <= left]
        return memory.bought[key]

    def kept_apart(self, sight: Sight, payer: Payer, field: int) -> list[tuple[str, str]]:
        """What the field pays for where its points buy only some things."""
        found: list[tuple[str, str]] = []
        for offer in offers_for(sight, field, False):
            if offer.price <= payer.left(sight.table, field, offer.item.use):
                found.append((offer.item.name, offer.spot))
        return found

    def count(self) -> int:
        return len(self.offers)

    def __iter__(self) -> Iterator[Order]:
        for name, spot in self.offers:
            yield Buy(name, spot)

    def sample(self, chance: Chance) -> Order:
        name, spot = self.offers[pick(chance, len(self.offers))]
        return Buy(name, spot)


class EndProductionRule(OrderRule):
    """Ends the production phase; what was not spent is lost."""

    order: ClassVar[type[Order]] = EndProduction
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-minimal-17"
    explained_by: ClassVar[str] = "SA-minimal-24"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(END_PRODUCTION)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)
        state.tell(public("production-ended", power=seat_name(seat)))


class TurnEnd(Step):
    """Freshness is cleared, the goal is tested."""

    name = "turn_end"
    track = TURN

    def leave(self, state: State, chance: Chance) -> str:
        test_elimination(state)
        if not state.table.is_over and state.table.frames:
            close_turn(state)
        return ""


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-10": (ProductionPhase,),
    "SA-minimal-17": (CompletionPhase, ProductionPhase, TurnEnd),
    "SA-minimal-18": (CompletionPhase,),
    "SA-minimal-19": (BaseProductivity, TripleProductivity),
    "SA-minimal-20": (BuyRule,),
    "SA-minimal-22": (is_productive,),
    "SA-minimal-24": (ProductionPhase.leave, BuyRule.check),
    "SA-minimal-26": (finish_unit,),
    "SA-goals2-10": (AfterMovement, TurnEnd),
}
