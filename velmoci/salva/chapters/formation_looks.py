"""Looking at the rows of a formation, after its place; a part of the chapter `formations`."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart, reveal, to
from velmoci.kernel.notation import Field
from velmoci.kernel.order import Order
from velmoci.salva.chapters.disclosure import LOOK_REMOVES, WATCHING, is_in_sight
from velmoci.salva.chapters.formation_cards import Formations, row_key
from velmoci.salva.chapters.formation_rows import NAME, FormationRule
from velmoci.salva.hiding.cards import Card
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, State


class LookInside(Order):
    """`look_inside caesar_12`: looks which row is true, after the place was seen to be true."""

    kind: ClassVar[str] = "look_inside"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


def rows_seen(files: Formations, sight: Sight, token: i64) -> list[int]:
    """The rows at which a seat may look that may look at a token: all, or those that pass by in sight."""
    card = files.card_of(sight.table, token)
    found: set[int] = set()
    for lookout in sight.rules.lookouts:
        if lookout.sees(sight, token):
            found.update([row for row in card.rows if lookout.sees_inside(sight, files.units(sight.table, card, row))])
    return sorted(found)


def is_place_known(files: Formations, sight: Sight, token: i64) -> bool:
    """Whether the seat knows that a token is the true one."""
    card = files.card_of(sight.table, token)
    return [place.token for place in files.places_to(sight, card)] == [int(sight.table.number[token])]


def learn_rows(state: State, files: Formations, seat: i64, card: Card, rows: list[int]) -> list[int]:
    """A seat sees the truth tokens of some rows; returns the true one, or none if it is not among them."""
    true, known = files.truths(state, card).row[card.group], files.secrets(state.owns[seat]).rows
    for row in rows:
        known.learn(row_key(card, row), row == true)
    return [row for row in rows if row == true]


def show_rows(state: State, files: Formations, seat: i64, card: Card, rows: list[int]) -> None:
    """The owner shows the truth tokens of some rows to one seat; everybody sees that he does."""
    owner, formation = seat_name(card.owner), files.names[card.name]
    true = learn_rows(state, files, seat, card, rows)
    told: dict[str, Value] = {"power": owner, "formation": formation, "rows": [row + 1 for row in rows]}
    part = EventPart(EVERYBODY, "rows-shown-to", {**told, "other": seat_name(seat)})
    word = "rows-shown-true" if true else "rows-shown-false"
    state.tell(Event(part, EventPart(to([int(seat), card.owner]), word, {})))


def place_is_known(state: State, files: Formations, card: Card, token: int) -> None:
    """Everybody knows from now on that a token is the true one; the others may stay until their owner removes them."""
    if files.tokens_possible(state.table, card) != [token]:
        files.deck(state.table).shown.learn(token, True)
        field, formation = field_name(state.rules, card.place_of(token).field), files.names[card.name]
        state.tell(reveal("formation-located", power=seat_name(card.owner), formation=formation, field=field))


def rows_are_known(state: State, files: Formations, card: Card, rows: list[int]) -> None:
    """The truth tokens of some rows are shown to all: the false ones leave, and beside a true one all others."""
    true = files.truths(state, card).row[card.group]
    false = [row for row in card.rows if row != true and (row in rows or true in rows)]
    for row in false:
        units = files.names_of(state.table, files.units(state.table, card, row))
        files.drop_row(state, card, row)
        formation = files.names[card.name]
        power = seat_name(card.owner)
        state.tell(reveal("row-removed", power=power, formation=formation, row=row + 1, units=units))


class LookInsideRule(FormationRule):
    """The second step of a look; there is one only at a true token, so that everybody knows the place after it."""

    order: ClassVar[type[Order]] = LookInside
    steps: ClassVar[tuple[str, ...]] = (WATCHING,)
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-disclosure-5"
    example: ClassVar[str] = "look_inside caesar_12"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_show = rules.flag(LOOK_REMOVES)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, LookInside)
        token = find_mover(sight, order.unit, self.clause)
        if not self.files.is_token(sight.table, token) or sight.table.owner_of(token) == sight.seat:
            raise Refusal("nothing_to_look_at", "SA-disclosure-4", unit=order.unit)
        if not is_in_sight(sight, token):
            raise Refusal("not_in_sight", "SA-disclosure-4", unit=order.unit)
        if not is_place_known(self.files, sight, token):
            raise Refusal("place_first", self.clause, unit=order.unit)
        if not self.unseen(sight, token):
            raise Refusal("has_looked", self.clause, unit=order.unit)

    def unseen(self, sight: Sight, token: i64) -> list[int]:
        """The rows at which the seat may look and which it does not know."""
        card = self.files.card_of(sight.table, token)
        possible = self.files.rows_to(sight, card)
        return [row for row in rows_seen(self.files, sight, token) if row in possible] if len(possible) > 1 else []

    def menu(self, sight: Sight) -> Menu | None:
        table, found = sight.table, list[Order]()
        foreign = [card for card in self.files.cards(table) if card.owner != sight.seat]
        for card in foreign if self.rules.lookouts else []:
            for token in [self.files.entry(table, place.token) for place in self.files.places_to(sight, card)]:
                if is_place_known(self.files, sight, token) and is_in_sight(sight, token) and self.unseen(sight, token):
                    found.append(LookInside(unit_name(self.rules, table, token)))
        return Listed(LookInside.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, LookInside)
        sight, files = state.sight(seat), self.files
        token = find_mover(sight, order.unit)
        card, rows = files.card_of(state.table, token), rows_seen(files, sight, token)
        formation = files.names[card.name]
        part = EventPart(EVERYBODY, "rows-looked-at", {"power": seat_name(seat), "formation": formation})
        true = learn_rows(state, files, seat, card, rows)
        told = {"row": true[0] + 1} if true else {"rows": [row + 1 for row in rows]}
        seen = "row-seen" if true else "rows-seen-false"
        state.tell(Event(part, EventPart(to([int(seat)]), seen, {**told})))
        place_is_known(state, files, card, int(state.table.number[token]))
        if self.is_show:
            rows_are_known(state, files, card, rows)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-disclosure-4": (LookInsideRule.check, rows_seen),
    "SA-disclosure-5": (LookInsideRule, place_is_known),
    "SA-disclosure-6": (learn_rows,),
}
