"""Holds as data: whose repair is prevented by whom, how much each seat may hold, and offers to hold together."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.salva.agenda import Matter
from velmoci.salva.base.elimination import is_beaten
from velmoci.salva.base.endings import damage_left
from velmoci.salva.flow import current_step, push
from velmoci.salva.items import seat_name
from velmoci.salva.naming import find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Damaged
from velmoci.salva.state import NOBODY, Own, Sight, Slice, State, Table

HOLDS: Final = "holds"
OFFERS: Final = "pool_offers"
WINDOW: Final = "hold_window"


class Hold:
    """One place on a list: the seat that holds, or the two that hold together, and what they hold.

    It names one thing; two only where a unit was divided, whose parts share the place of the whole.
    """

    def __init__(self, seats: tuple[int, ...], things: tuple[str, ...]) -> None:
        self.seats: Final = seats
        self.things: Final = things


class HoldLists(Slice):
    """The lists of all seats; they lie open."""

    def __init__(self) -> None:
        self.all: list[Hold] = []

    def copy(self) -> Slice:
        twin = HoldLists()
        if self.all:
            twin.all = self.all[:]
        return twin

    def is_empty(self) -> bool:
        return not self.all

    def dump(self) -> object:
        return [[list(hold.seats), list(hold.things)] for hold in self.all]

    def load(self, data: Any) -> None:
        self.all = [Hold(tuple(seats), tuple(things)) for seats, things in data]

    def told(self, sight: Sight) -> object:
        return [{"powers": [seat_name(seat) for seat in hold.seats], "units": list(hold.things)} for hold in self.all]

    def has(self, thing: str) -> bool:
        """Whether at least one complete hold keeps a thing from being repaired."""
        for hold in self.all:
            if thing in hold.things:
                return True
        return False

    def of(self, seat: i64, thing: str) -> list[Hold]:
        """The holds of a thing in which a seat has a part."""
        return [hold for hold in self.all if int(seat) in hold.seats and thing in hold.things]

    def wholes(self, seat: i64) -> int:
        """How many things a seat holds alone."""
        return len([hold for hold in self.all if hold.seats == (int(seat),)])

    def shares(self, seat: i64) -> bool:
        """Whether a seat holds something together with another."""
        return bool([hold for hold in self.all if int(seat) in hold.seats and len(hold.seats) == 2])


class Offer:
    """One seat would hold a thing with the half of another."""

    def __init__(self, giver: int, partner: int, thing: str) -> None:
        self.giver: Final = giver
        self.partner: Final = partner
        self.thing: Final = thing


class Offers(Slice):
    """The offers that a seat has made or been made; nobody else sees them."""

    def __init__(self) -> None:
        self.all: list[Offer] = []

    def copy(self) -> Slice:
        twin = Offers()
        if self.all:
            twin.all = self.all[:]
        return twin

    def is_empty(self) -> bool:
        return not self.all

    def dump(self) -> object:
        return [[offer.giver, offer.partner, offer.thing] for offer in self.all]

    def load(self, data: Any) -> None:
        self.all = [Offer(giver, partner, thing) for giver, partner, thing in data]

    def told(self, sight: Sight) -> object:
        return [
            {"power": seat_name(offer.giver), "partner": seat_name(offer.partner), "unit": offer.thing}
            for offer in self.all
        ]

    def find(self, giver: i64, partner: i64) -> Offer | None:
        """What one seat has offered another."""
        for offer in self.all:
            if offer.giver == giver and offer.partner == partner:
                return offer
        return None


class Window(Slice):
    """The matter of the hold window: the seats that may change their lists, in their order."""

    def __init__(self) -> None:
        self.seats: list[int] = []

    def copy(self) -> Slice:
        twin = Window()
        twin.seats = self.seats[:]
        return twin

    def dump(self) -> object:
        return self.seats[:]

    def load(self, data: Any) -> None:
        self.seats = list(data)


class DamagedUnits(Damaged):
    """Units, by their names."""

    name = "units"

    def is_known(self, sight: Sight, thing: str) -> bool:
        return unit_of(self.rules, sight.table, thing) >= 0

    def owner(self, table: Table, thing: str) -> i64:
        return table.owner_of(unit_of(self.rules, table, thing))

    def is_foreign(self, table: Table, thing: str, seats: list[int]) -> bool:
        return int(self.owner(table, thing)) not in seats

    def damage(self, table: Table, thing: str) -> i64:
        return table.damage[unit_of(self.rules, table, thing)]

    def mendable_of_others(self, table: Table, seat: i64) -> list[str]:
        units = [unit for unit in table.damaged_units() if self.may_hold(table, seat, unit)]
        return [unit_name(self.rules, table, unit) for unit in units]

    def is_any_mendable(self, table: Table, seat: i64) -> bool:
        for unit in table.damaged_units():
            if self.may_hold(table, seat, unit):
                return True
        return False

    def may_hold(self, table: Table, seat: i64, unit: i64) -> bool:
        """Whether a unit is somebody else's and would lose damage."""
        return table.owner_of(unit) != seat and table.damage[unit] > damage_left(self.rules, table, unit)

    def mend(self, state: State, thing: str) -> None:
        """A unit in the middle of a battle is repaired with the others when that is over."""
        table = state.table
        battle, unit = table.battle, unit_of(self.rules, table, thing)
        fighter = battle.fighter_of(unit) if battle is not None else NOBODY
        if battle is not None and fighter >= 0:
            if not battle.is_over:
                return
            battle.sixths[fighter] = damage_left(self.rules, table, unit)
        table.damage[unit] = damage_left(self.rules, table, unit)

    def destroy(self, state: State, thing: str) -> None:
        state.remove_unit(unit_of(self.rules, state.table, thing))


def unit_of(rules: Rules, table: Table, thing: str) -> i64:
    """The unit of that name, or -1."""
    try:
        return find_unit(Sight(rules, table, Own([]), NOBODY), thing)
    except Refusal:
        return -1


def lists(rules: Rules, table: Table) -> HoldLists:
    """The lists of all seats."""
    found = table.slices[rules.table_slice(HOLDS)]
    assert isinstance(found, HoldLists)
    return found


def offers(rules: Rules, own: Own) -> Offers:
    """What was offered to a seat, or by it."""
    found = own.slices[rules.own_slice(OFFERS)]
    assert isinstance(found, Offers)
    return found


def halves(rules: Rules) -> int:
    """The capacity of each seat; it depends on how many began the game."""
    return capacity_for(int(rules.seats), rules.number("hold_total"), rules.number("hold_min_halves"))


def capacity_for(seats: int, total: int, least: int) -> int:
    """What each of so many seats may hold, counted in halves."""
    return max(least, 2 * (total // seats))


def has_free_whole(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether a seat may hold one thing more by itself."""
    return lists(rules, table).wholes(seat) < halves(rules) // 2


def has_free_half(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether a seat has an odd half, which only serves together with another's, and has not used it."""
    return halves(rules) % 2 == 1 and not lists(rules, table).shares(seat)


def part_of(sight: Sight, thing: str) -> Damaged | None:
    """The part that knows of the thing; None where the seat sees nothing of that name."""
    for part in sight.rules.damaged:
        if part.is_known(sight, thing):
            return part
    return None


def loose(rules: Rules, table: Table, seat: i64) -> list[str]:
    """What belongs to others and would be repaired now: all that a seat could prevent."""
    held = lists(rules, table)
    found: list[str] = []
    for part in rules.damaged:
        found += [thing for thing in part.mendable_of_others(table, seat) if not held.has(thing)]
    return found


def partners(rules: Rules, table: Table, seat: i64) -> list[int]:
    """The other seats with a half that is free."""
    return [other for other in table.living() if other != int(seat) and has_free_half(rules, table, other)]


def may_matter(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether a seat can change anything in the window: something is there to hold, and it has what to hold it with."""
    return halves(rules) > 0 and is_any_loose(rules, table, seat)


def is_any_loose(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether there is anything that a seat could prevent from being repaired."""
    if lists(rules, table).all:
        return bool(loose(rules, table, seat))
    for part in rules.damaged:
        if part.is_any_mendable(table, seat):
            return True
    return False


def open_hold_window(state: State) -> None:
    """Lays the hold window on the agenda: each seat may change its list, then what is not held is repaired."""
    table = state.table
    window, first = Window(), max(0, table.turn)
    for step in range(table.seats):
        seat = table.order[(first + step) % table.seats]
        if not is_beaten(state, seat):
            window.seats.append(int(seat))
    push(state, WINDOW, window)


def window_of(table: Table) -> Window | None:
    """The hold window, where that is what lies on top of the agenda."""
    matter: Matter | None = table.frames[-1].matter if table.frames else None
    return matter if isinstance(matter, Window) else None


def check_lists(sight: Sight, clause: str) -> None:
    """Lists are frozen while a battle or another attack is resolved; in the window they change one after another."""
    table = sight.table
    if window_of(table) is not None:
        if int(sight.seat) not in current_step(sight.rules.tracks, table).deciders(table):
            raise Refusal("not_your_list_now", clause)
    else:
        check_resolved(sight)


def check_resolved(sight: Sight) -> None:
    """No battle or other attack is being resolved; in the hold window it is over."""
    if window_of(sight.table) is not None:
        return
    for frame in sight.table.frames:
        if frame.matter is not None and frame.matter.is_attack():
            raise Refusal("lists_are_frozen", "SA-repair_prevention-5")


def may_change(sight: Sight) -> bool:
    """Whether the seat may change its list now."""
    try:
        check_lists(sight, "SA-repair_prevention-6")
    except Refusal:
        return False
    return True


def check_foreign(sight: Sight, thing: str, seats: list[int]) -> None:
    """The seat sees such a thing, and it belongs to somebody else than those who would hold it."""
    part = part_of(sight, thing)
    if part is None:
        raise Refusal("nothing_to_hold", "SA-repair_prevention-11", unit=thing[:40])
    if not part.is_foreign(sight.table, thing, seats):
        raise Refusal("own_unit_not_held", "SA-repair_prevention-8", unit=thing)


def keep_only(state: State, kept: list[Hold]) -> None:
    """All other holds end, and what nobody holds any more is repaired at once."""
    held = lists(state.rules, state.table)
    before = held.all
    held.all = kept
    mended: list[str] = []
    for hold in before:
        for thing in hold.things:
            part = part_of(state.sight(NOBODY), thing)
            if part is not None and not held.has(thing) and part.damage(state.table, thing) > 0:
                part.mend(state, thing)
                mended.append(thing)
    if mended:
        state.tell(public("hold-ends", units=mended))


def exchange_held(state: State, old: list[str], new: list[str]) -> None:
    """Every hold of one of the old things holds the new ones: a unit was divided, or several were joined."""
    held = lists(state.rules, state.table)
    changed: list[Hold] = []
    for hold in held.all:
        rest = [thing for thing in hold.things if thing not in old]
        changed.append(Hold(hold.seats, tuple(rest + new)) if len(rest) < len(hold.things) else hold)
    held.all = changed


def forget(state: State, thing: str) -> None:
    """What is no more is on no list and in no offer."""
    exchange_held(state, [thing], [])
    held = lists(state.rules, state.table)
    held.all = [hold for hold in held.all if hold.things]
    for own in state.owns:
        known = offers(state.rules, own)
        known.all = [offer for offer in known.all if offer.thing != thing]


def strike_offers(state: State, seat: i64) -> None:
    """What a seat has offered others is void."""
    for own in state.owns:
        known = offers(state.rules, own)
        known.all = [offer for offer in known.all if offer.giver != seat]
