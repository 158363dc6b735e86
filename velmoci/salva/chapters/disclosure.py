"""Disclosure to some players (Zveřejnění některým hráčům): who is present on a field, and may look from there.

From where one may look is told where chapters meet (seam `lookout`), what is seen by what lies there (seam `veil`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, to
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.option import BoolOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.forces import provably, tokens_of_others, veil_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.veils import Wanted

ID: Final = "disclosure"
LOOK_REMOVES: Final = "look_removes_false"
WATCHING: Final = "watching"
"""The step at which seats are asked whether they look at what passes."""


class LookAt(Order):
    """`look_at gun_7`: looks whether a token is true that can be seen from where one is."""

    kind: ClassVar[str] = "look_at"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class UnitsOf(Wanted):
    """All units of one seat."""

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def fits(self, table: Table, unit: i64) -> bool:
        return table.owner_of(unit) == self.seat


def is_on_field(rules: Rules, table: Table, field: i64, seat: i64) -> bool:
    """Whether a seat is present on a field: it holds the land, or everybody can see that it has a unit there."""
    if rules.board.is_land(field) and table.owner[field] == seat:
        return True
    return provably(rules, table, field, UnitsOf(seat))


def is_in_sight(sight: Sight, token: i64) -> bool:
    """Whether the seat may look at a token of somebody else now."""
    for lookout in sight.rules.lookouts:
        if lookout.sees(sight, token):
            return True
    return False


class LookAtRule(OrderRule):
    """Whoever sees a token of somebody else may look at it; everybody hears that, not what it is."""

    order: ClassVar[type[Order]] = LookAt
    steps: ClassVar[tuple[str, ...]] = (WATCHING,)
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-disclosure-4"
    example: ClassVar[str] = "look_at gun_7"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_show = rules.flag(LOOK_REMOVES)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, LookAt)
        token = find_mover(sight, order.unit, self.clause)
        veil = veil_of(self.rules, sight.table, token)
        if veil is None or sight.table.owner_of(token) == sight.seat:
            raise Refusal("nothing_to_look_at", self.clause, unit=order.unit)
        if not is_in_sight(sight, token):
            raise Refusal("not_in_sight", self.clause, unit=order.unit)
        if veil.knows(sight, token):
            raise Refusal("has_looked", "SA-disclosure-5", unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = []
        for token in tokens_of_others(sight) if self.rules.lookouts else []:
            veil = veil_of(self.rules, sight.table, token)
            if veil is not None and is_in_sight(sight, token) and not veil.knows(sight, token):
                found.append(LookAt(unit_name(self.rules, sight.table, token)))
        return Listed(LookAt.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, LookAt)
        table, token = state.table, find_mover(state.sight(seat), order.unit)
        veil = veil_of(self.rules, table, token)
        assert veil is not None
        where = field_name(self.rules, veil.field_of(table, token))
        part = EventPart(EVERYBODY, "token-looked-at", {"power": seat_name(seat), "unit": order.unit, "field": where})
        seen = f"{veil.face()}-seen-true" if veil.look(state, seat, token) else f"{veil.face()}-seen-false"
        state.tell(Event(part, EventPart(to([int(seat)]), seen, {})))
        if self.is_show:
            veil.turn_up(state, token)


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-disclosure-1",
    needs=("minimal",),
    needs_one_of=(("formations", "hidden_units"),),
    forced_by=("formations", "hidden_units"),
    options=(BoolOption(LOOK_REMOVES, False, "SA-formations-32"),),
    contributions={"order": (LookAtRule,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-disclosure-1": (is_on_field,),
    "SA-disclosure-4": (LookAtRule.check, is_in_sight),
    "SA-disclosure-5": (LookAtRule.carry_out,),
    "SA-disclosure-6": (LookAtRule.carry_out,),
    "SA-disclosure-7": (LookAtRule,),
}
