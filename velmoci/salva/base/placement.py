"""The starting army (SA-placement): sides and territory, then items placed in turn, or sealed and shown together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, Part, public, reveal, to
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Place, Seal, StopPlacing
from velmoci.salva.codecs import Lot
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_of
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, Guess, Item, OrderRule, Site, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import Kind

STOP: Final = StopPlacing()
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

    def load(self, data: Any) -> None:
        self.is_in = data["is_in"]
        self.army = tuple([(str(lot[0]), str(lot[1]), int(lot[2])) for lot in data["army"]])


class Sides(Step):
    """Who plays which side, who begins, who owns what."""

    name = "sides"
    track = OPENING

    def enter(self, state: State, chance: Chance) -> None:
        table, rules = state.table, self.rules
        self.assign(state, chance)
        for seat in range(table.seats):
            side = rules.sides[table.side[seat]]
            if table.is_living(seat):
                for name in side.fields:
                    table.owner[rules.board.index[name]] = seat
                table.funds[seat] = self.allotment(table, seat)
            self.tell_side(state, seat)
        set_turn_order(state, chance)
        rules.goal.set_up(state, chance)
        for seat in table.living():
            set_up_army(state, seat)

    def assign(self, state: State, chance: Chance) -> None:
        """Who plays which side: as they sit, or by lot."""
        if self.rules.word("assignment") == "lot":
            state.table.side = shuffled(chance, [int(side) for side in state.table.side])

    def tell_side(self, state: State, seat: i64) -> None:
        """Says who plays which side."""
        party = self.rules.sides[state.table.side[seat]].id
        state.tell(public("side-taken", power=seat_name(seat), party=party))

    def allotment(self, table: Table, seat: i64) -> int:
        """What a seat may spend on its army, in parts of a point."""
        return self.rules.allotments[table.side[seat]]


def allotment_of(rules: Rules, table: Table, seat: i64) -> int:
    """What a seat could spend at first, however the sides were given out."""
    givers = [step for step in rules.tracks[rules.track(OPENING)] if isinstance(step, Sides)]
    return givers[0].allotment(table, seat)


def set_turn_order(state: State, chance: Chance) -> None:
    """As the option says, as the goal asks, or by lot."""
    table, rules = state.table, state.rules
    wanted = [seat_by(table, rules, word) for word in rules.names("turn_order")] or rules.goal.first_seats(table)
    if wanted:
        table.order = vec[i64]([i64(seat) for seat in wanted])
    else:
        table.order = shuffled(chance, [int(seat) for seat in range(table.seats)])
    state.tell(public("turn-order", powers=[seat_name(seat) for seat in table.order]))


def seat_by(table: Table, rules: Rules, word: str) -> int:
    """The seat with that number, from 1, or the one that plays the side of that name."""
    if word.isdecimal():
        return int(word) - 1
    sides = [side.id for side in rules.sides]
    return [int(side) for side in table.side].index(sides.index(word))


def shuffled(chance: Chance, row: list[int]) -> vec[i64]:
    """The numbers of a row in an order drawn by lot."""
    rest = row[:]
    drawn: list[int] = []
    while rest:
        drawn.append(rest.pop(pick(chance, len(rest))))
    return vec[i64]([i64(number) for number in drawn])


def set_up_army(state: State, seat: i64) -> None:
    """The units that a scenario puts on the map by itself."""
    rules = state.rules
    for spot, army in rules.sides[state.table.side[seat]].units.items():
        for name, count in army.items():
            item = rules.items.get(name)
            if item is not None:
                for _ in range(count):
                    item.put(state, seat, spot, True)


class SealStep(Step):
    """Everybody seals his army at once; when the last one is in, all are shown and carried out."""

    name = SEALING
    track = OPENING
    clause = "SA-placement-11"

    def enter(self, state: State, chance: Chance) -> None:
        if self.rules.word("placement_mode") not in BLIND:
            state.table.is_done = True

    def deciders(self, table: Table) -> list[int]:
        if table.is_done:
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
        for name, spot, count in sealed.army:
            for _ in range(count):
                rules.items[name].put(state, seat, spot, True)
        table.stopped[seat] = 0 if is_soft else 1
        if not is_soft:
            table.funds[seat] = 0


def army_words(army: tuple[Lot, ...]) -> list[str]:
    """An army for the log."""
    return [f"{name} {spot} {count}" for name, spot, count in army]


def seal_of(sight: Sight) -> Sealed:
    """The own sealed army."""
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
    """What an absent seat seals: the first kind that it can pay, evenly on all its fields."""
    left, counts = sight.table.funds[sight.seat], dict[tuple[str, str], int]()
    choices: list[tuple[str, str]] = []
    for field in sight.table.fields_of(sight.seat):
        for name, item in sight.rules.items.items():
            spots = item.spots(sight, field, True)
            if spots:
                choices.append((name, spots[0]))
                break
    while choices and sum(counts.values()) < LONGEST_LIST:
        name, spot = choices[sum(counts.values()) % len(choices)]
        price = sight.rules.price(sight.table, sight.seat, sight.rules.items[name], field_of(sight, spot))
        if price > left or price <= 0:
            break
        left -= price
        counts[name, spot] = counts.get((name, spot), 0) + 1
    return tuple([(key[0], key[1], count) for key, count in counts.items()])


class SealRule(OrderRule):
    """A whole army in one sealed order."""

    order: ClassVar[type[Order]] = Seal
    steps: ClassVar[tuple[str, ...]] = ("sealing",)
    clause: ClassVar[str] = "SA-placement-11"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Seal)
        for name, spot, _ in order.army:
            check_item(sight, name, spot, True, "SA-placement-3")
        if cost_of(sight, order.army) > sight.table.funds[sight.seat]:
            raise Refusal("too_dear", "SA-placement-11", left=money_text(sight.rules, sight.table.funds[sight.seat]))

    def menu(self, sight: Sight) -> Menu | None:
        return SealMenu(sight)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Seal)
        sealed = seal_of(state.sight(seat))
        sealed.is_in = True
        sealed.army = order.army
        state.table.stopped[seat] = 1
        state.tell(
            Event(
                Part(EVERYBODY, "sealed", {"power": seat_name(seat)}),
                Part(to([int(seat)]), "sealed-own", {"army": army_words(order.army)}),
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
        sight = Sight(self.sight.rules, self.sight.table.copy(), self.sight.own, self.sight.seat)
        left = sight.table.funds[sight.seat]
        counts: dict[tuple[str, str], int] = {}
        for _ in range(LONGEST_LIST):
            offers = affordable(sight, left, True)
            if not offers:
                break
            name, spot = offers[pick(chance, len(offers))]
            item, field = sight.rules.items[name], field_of(sight, spot)
            left -= sight.rules.price(sight.table, sight.seat, item, field)
            item.reserve(sight.table, field, 1)
            counts[name, spot] = counts.get((name, spot), 0) + 1
        army = tuple([(key[0], key[1], count) for key, count in counts.items()])
        return Seal(army) if cost_of(self.sight, army) <= self.sight.table.funds[sight.seat] else Seal()


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


class PlaceStep(Step):
    """One item at a time; whoever has most left places next."""

    name = "placing"
    track = OPENING
    clause = "SA-placement-4"

    def enter(self, state: State, chance: Chance) -> None:
        for seat in state.table.living():
            if not affordable(state.sight(seat), state.table.funds[seat], True):
                state.table.stopped[seat] = 1

    def deciders(self, table: Table) -> list[int]:
        seat = next_to_place(self.rules, table)
        return [int(seat)] if seat != NOBODY else []

    def leave(self, state: State, chance: Chance) -> str:
        for seat in range(state.table.seats):
            state.table.funds[seat] = 0
        return ""

    def default(self, sight: Sight) -> Order | None:
        return next(iter(PlaceMenu(sight)))

    def about(self, sight: Sight) -> dict[str, object]:
        return {"left": money_text(self.rules, sight.table.funds[sight.seat])}


def next_to_place(rules: Rules, table: Table) -> i64:
    """Of those who have not stopped the one with most left; ties go to the earlier one in the turn order."""
    is_proportional = rules.word("placement_balance") == "proportional"
    best, best_over, best_under = NOBODY, 0, 1
    for place in range(table.seats):
        seat = table.order[place]
        if not table.is_living(seat) or table.stopped[seat] != 0:
            continue
        over = table.funds[seat]
        under = max(1, allotment_of(rules, table, seat)) if is_proportional else 1
        if best == NOBODY or over * best_under > best_over * under:
            best, best_over, best_under = seat, over, under
    return best


def affordable(sight: Sight, left: int, at_start: bool) -> list[tuple[str, str]]:
    """Every item with every spot that so much pays for."""
    found: list[tuple[str, str]] = []
    rules, table = sight.rules, sight.table
    for field in range(int(rules.board.size)):
        for name, item in rules.items.items():
            spots = item.spots(sight, field, at_start)
            if spots and rules.price(table, sight.seat, item, field) <= left and not vetoed(sight, item, field):
                found += [(name, spot) for spot in spots]
    return found


def vetoed(sight: Sight, item: Item, field: i64) -> bool:
    """Whether a chapter is against buying the item there."""
    for veto in sight.rules.vetoes:
        if veto.buy(sight, item, field) is not None:
            return True
    return False


def check_item(sight: Sight, name: str, spot: str, at_start: bool, clause: str) -> Item:
    """The item, if it can be put there."""
    item = sight.rules.items.get(name)
    if item is None:
        raise Refusal("no_such_item", "SA-chapters-5", item=name[:40])
    field = field_of(sight, spot)
    for veto in sight.rules.vetoes:
        refusal = veto.buy(sight, item, field)
        if refusal is not None:
            raise refusal
    if spot not in item.spots(sight, field, at_start):
        raise item.why_not(sight, spot, at_start)
    return item


def money_text(rules: Rules, parts: int) -> str:
    """An amount of production points as text."""
    return ratio_text(parts, rules.money)


class PlaceRule(OrderRule):
    """Places one item."""

    order: ClassVar[type[Order]] = Place
    steps: ClassVar[tuple[str, ...]] = ("placing",)
    clause: ClassVar[str] = "SA-placement-4"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Place)
        item = check_item(sight, order.item, order.spot, True, "SA-placement-3")
        left = sight.table.funds[sight.seat]
        if self.rules.price(sight.table, sight.seat, item, field_of(sight, order.spot)) > left:
            raise Refusal("too_dear", "SA-placement-6", left=money_text(self.rules, left))

    def menu(self, sight: Sight) -> Menu | None:
        menu = PlaceMenu(sight)
        return menu if menu.offers else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Place)
        sight, table = state.sight(seat), state.table
        item = self.rules.items[order.item]
        table.funds[seat] -= self.rules.price(table, seat, item, field_of(sight, order.spot))
        item.put(state, seat, order.spot, True)
        count_soft(state, seat)
        if not affordable(sight, table.funds[seat], True):
            table.stopped[seat] = 1


def count_soft(state: State, seat: i64) -> None:
    """After sealed armies only so many items follow."""
    if state.rules.word("placement_mode") == "blind_soft":
        column = state.table.seat_columns[state.rules.seat_column("added")]
        column[seat] += 1
        if column[seat] >= state.rules.number("soft_units"):
            state.table.stopped[seat] = 1


class PlaceMenu(Menu):
    """Every item on every spot that the rest of the allotment pays for."""

    def __init__(self, sight: Sight) -> None:
        self.kind = Place.kind
        self.offers = affordable(sight, sight.table.funds[sight.seat], True)

    def count(self) -> int:
        return len(self.offers)

    def __iter__(self) -> Iterator[Order]:
        for name, spot in self.offers:
            yield Place(name, spot)

    def sample(self, chance: Chance) -> Order:
        name, spot = self.offers[pick(chance, len(self.offers))]
        return Place(name, spot)


class StopRule(OrderRule):
    """The army is complete."""

    order: ClassVar[type[Order]] = StopPlacing
    steps: ClassVar[tuple[str, ...]] = ("placing",)
    clause: ClassVar[str] = "SA-placement-7"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(STOP)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.stopped[seat] = 1
        state.tell(public("stopped-placing", power=seat_name(seat)))


class LandSite(Site):
    """Land units go onto own land."""

    name = "land"

    def takes(self, kind: Kind) -> bool:
        return kind.is_land

    def spots(self, sight: Sight, kind: Kind, field: i64, at_start: bool) -> list[str]:
        rules = sight.rules
        return [rules.board.ids[field]] if rules.board.is_land(field) and sight.table.owner[field] == sight.seat else []

    def why_not(self, sight: Sight, kind: Kind, spot: str, at_start: bool) -> Refusal:
        clause = "SA-placement-3" if at_start else "SA-minimal-20"
        return Refusal("not_your_field", clause, unit=kind.id, field=spot.partition("/")[0])


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-conv-5": (shuffled,),
    "SA-placement-1": (Sides,),
    "SA-placement-2": (affordable, check_item),
    "SA-placement-3": (LandSite, check_item),
    "SA-placement-4": (PlaceStep, next_to_place),
    "SA-placement-5": (next_to_place,),
    "SA-placement-6": (PlaceRule.check,),
    "SA-placement-7": (StopRule, PlaceRule.carry_out),
    "SA-placement-8": (PlaceRule.carry_out,),
    "SA-placement-9": (affordable,),
    "SA-placement-10": (PlaceStep.leave,),
    "SA-placement-11": (SealStep, SealRule),
    "SA-placement-12": (open_seals,),
    "SA-placement-13": (open_seals, count_soft),
}
