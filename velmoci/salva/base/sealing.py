"""Sealed armies (SA-placement-11 to 13): everybody writes his whole army down, and all are shown together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, reveal, to
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import (
    affordable,
    find_item,
    first_choice,
    money_text,
    offers_at_start,
    start_of,
    start_offers,
    vetoed,
)  # fmt: skip
from velmoci.salva.base.orders import Seal
from velmoci.salva.base.placement import count_soft
from velmoci.salva.codecs import Lot
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_of
from velmoci.salva.seams import OPENING, Guess, OrderRule, Step
from velmoci.salva.state import Hidden, Sight, Slice, State, Table

BLIND: Final = ("blind", "blind_soft")
LONGEST_LIST: Final = 200
SEALING: Final = "sealing"


class Sealed(Slice):
    """A seat's sealed army, and whether there is one yet."""

    def __init__(self) -> None:
        self.is_in = False
        self.army: tuple[Lot, ...] = ()

    def copy(self) -> Slice:
        twin = Sealed()
        twin.is_in = self.is_in
        twin.army = self.army
        return twin

    def dump(self) -> object:
        return {"is_in": self.is_in, "army": [list(lot) for lot in self.army]}

    def mark(self) -> object:
        return self.is_in, self.army

    def load(self, data: Any) -> None:
        self.is_in = data["is_in"]
        self.army = tuple([(str(lot[0]), str(lot[1]), int(lot[2])) for lot in data["army"]])


class SealStep(Step):
    """Everybody seals his army at once; when the last one is in, all are shown and carried out."""

    name = SEALING
    track = OPENING
    clause = "SA-placement-11"

    def deciders(self, table: Table) -> list[int]:
        if self.rules.word("placement_mode") not in BLIND:
            return []
        return [seat for seat in table.living() if table.stopped[seat] == 0]

    def leave(self, state: State, chance: Chance) -> str:
        if self.rules.word("placement_mode") in BLIND:
            open_seals(state)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return Seal(cheapest_army(sight))


def open_seals(state: State) -> None:
    """Shows all sealed armies and puts them on the map; a soft one may be added to afterwards."""
    table, rules = state.table, state.rules
    is_soft = rules.word("placement_mode") == "blind_soft"
    for seat in table.living():
        sealed = seal_of(state.sight(seat))
        state.tell(reveal("army-shown", power=seat_name(seat), army=army_words(sealed.army)))
        table.funds[seat] -= cost_of(state.sight(seat), sealed.army)
        put_army(state, seat, sealed.army)
        table.stopped[seat] = 0 if is_soft else 1


def army_words(army: tuple[Lot, ...]) -> list[str]:
    """An army for the log."""
    return [f"{name} {spot} {count}" for name, spot, count in army]


def seal_of(sight: Sight) -> Sealed:
    """One's own sealed army."""
    sealed = sight.own.slices[sight.rules.own_slice("sealed")]
    assert isinstance(sealed, Sealed)
    return sealed


def cost_of(sight: Sight, army: tuple[Lot, ...]) -> int:
    """What an army costs, in parts of a point."""
    total, table = 0, sight.table.copy()
    for name, spot, count in army:
        item, field = sight.rules.items[name], field_of(sight, spot)
        total += item.bundle_price(table, sight.seat, field, count)
        item.reserve(table, field, count)
    return total


def cheapest_army(sight: Sight) -> tuple[Lot, ...]:
    """What an absent seat seals: the first kind that it can pay, evenly on its fields."""
    if start_of(sight) is not None:
        return army_item_by_item(sight)
    left = sight.table.funds[sight.seat]
    counts: dict[tuple[str, str], int] = {}
    choices: list[tuple[str, str]] = []
    for field in sight.table.fields_of(sight.seat):
        for name, item in sight.rules.items.items():
            spots = item.spots(sight, field, True)
            if spots and not vetoed(sight, item, field):
                choices.append((name, spots[0]))
                break
    while choices and sum(counts.values()) < LONGEST_LIST:
        name, spot = choices[sum(counts.values()) % len(choices)]
        price = sight.rules.price(sight.table, sight.seat, sight.rules.items[name], field_of(sight, spot))
        if price > left or price <= 0:
            break
        left -= price
        counts[name, spot] = counts.get((name, spot), 0) + 1
    return lots(counts)


def army_item_by_item(sight: Sight) -> tuple[Lot, ...]:
    """An army of a side without land: what is put first makes room for what follows."""
    state, left = trial(sight), sight.table.funds[sight.seat]
    counts: dict[tuple[str, str], int] = {}
    for _ in range(LONGEST_LIST):
        eyes = state.sight(sight.seat)
        offers = affordable(eyes, left, True)
        if not offers:
            break
        left -= take(state, sight.seat, first_choice(eyes, offers), counts)
    return lots(counts)


def trial(sight: Sight) -> State:
    """A copy of what a seat sees, on which it can try what becomes of an army."""
    return State(sight.rules, sight.table.copy(), [sight.own for _ in range(sight.table.seats)], Hidden([]))


def take(state: State, seat: i64, chosen: tuple[str, str], counts: dict[tuple[str, str], int]) -> int:
    """Puts an item on the map of a trial, counts it, and returns its price."""
    name, spot = chosen
    item = state.rules.items[name]
    price = state.rules.price(state.table, seat, item, field_of(state.sight(seat), spot))
    item.put(state, seat, spot, True)
    counts[chosen] = counts.get(chosen, 0) + 1
    return price


def lots(counts: dict[tuple[str, str], int]) -> tuple[Lot, ...]:
    """What was counted, as an army."""
    return tuple([(name, spot, count) for (name, spot), count in counts.items()])


def put_army(state: State, seat: i64, army: tuple[Lot, ...]) -> None:
    """Puts an army on the map: what finds no place waits for what makes room, and is refused where nothing does."""
    waiting = [(name, spot) for name, spot, count in army for _ in range(count)]
    while waiting:
        later: list[tuple[str, str]] = []
        for name, spot in waiting:
            item, eyes = state.rules.items[name], state.sight(seat)
            if spot in item.spots(eyes, field_of(eyes, spot), True):
                item.put(state, seat, spot, True)
            else:
                later.append((name, spot))
        if len(later) == len(waiting):
            raise state.rules.items[later[0][0]].why_not(state.sight(seat), later[0][1], True)
        waiting = later


def further_offers(sight: Sight, army: tuple[Lot, ...]) -> list[dict[str, object]]:
    """What can be added to an army that is put together so far: where it finds a place, and whether all can be paid."""
    state, funds = trial(sight), sight.table.funds[sight.seat]
    put_army(state, sight.seat, army)
    found: list[dict[str, object]] = []
    for offer in offers_at_start(state.sight(sight.seat)):
        cost = cost_of(sight, (*army, (offer.item.name, offer.spot, 1)))
        found.append(offer.payable if cost <= funds else offer.too_dear)
    return found


class SealRule(OrderRule):
    """A whole army in one sealed order."""

    order: ClassVar[type[Order]] = Seal
    steps: ClassVar[tuple[str, ...]] = ("sealing",)
    clause: ClassVar[str] = "SA-placement-11"
    example: ClassVar[str] = "seal tank brod 3, infantry ves 2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Seal)
        for name, spot, _ in order.army:
            find_item(sight, name, spot)
        if cost_of(sight, order.army) > sight.table.funds[sight.seat]:
            raise Refusal("too_dear", "SA-placement-11", left=money_text(sight.rules, sight.table.funds[sight.seat]))
        put_army(trial(sight), sight.seat, order.army)

    def menu(self, sight: Sight) -> Menu | None:
        return SealMenu(sight)

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        return start_offers(sight)

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, Seal)
        left = sight.table.funds[sight.seat] - cost_of(sight, order.army)
        return {"left": money_text(sight.rules, left), "offers": further_offers(sight, order.army)}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Seal)
        sealed = seal_of(state.sight(seat))
        sealed.is_in = True
        sealed.army = order.army
        state.table.stopped[seat] = 1
        state.tell(
            Event(
                EventPart(EVERYBODY, "sealed", {"power": seat_name(seat)}),
                EventPart(to([int(seat)]), "sealed-own", {"army": army_words(order.army)}),
            )
        )


class SealMenu(Menu):
    """Proposes armies: as many as wanted, each bought item by item by lot."""

    is_complete = False

    def __init__(self, sight: Sight) -> None:
        self.kind = Seal.kind
        self.sight = sight

    def count(self) -> int:
        return 1

    def __iter__(self) -> Iterator[Order]:
        yield Seal(cheapest_army(self.sight))

    def sample(self, chance: Chance) -> Order:
        seat = self.sight.seat
        funds, state = self.sight.table.funds[seat], trial(self.sight)
        counts: dict[tuple[str, str], int] = {}
        left = funds
        for _ in range(LONGEST_LIST):
            offers = affordable(state.sight(seat), left, True)
            if not offers:
                break
            left -= take(state, seat, offers[pick(chance, len(offers))], counts)
        army = lots(counts)
        return Seal(army) if cost_of(self.sight, army) <= funds else Seal()


class SealedGuess(Guess):
    """Others have sealed some army that they can pay."""

    name = "sealed"

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        if current_step(state.rules.tracks, state.table).name != SEALING:
            return
        for seat in state.table.living():
            if seat != sight.seat and state.table.stopped[seat] != 0:
                eyes = state.sight(seat)
                order = SealMenu(eyes).sample(chance)
                assert isinstance(order, Seal)
                sealed = seal_of(eyes)
                sealed.is_in = True
                sealed.army = order.army


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-placement-3": (put_army,),
    "SA-placement-11": (SealStep, SealRule.check, SealRule.carry_out),
    "SA-placement-12": (open_seals,),
    "SA-placement-13": (open_seals, count_soft),
}
