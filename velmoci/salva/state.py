"""The state of a game, divided by who may see it: the table, what each seat keeps, and what nobody sees.

A chapter keeps its part of the state in columns (a number for each unit, field, edge or seat; all of them lie open) and
in slices (objects of its own), one for the table, one for each seat, or one that nobody sees.
"""

from __future__ import annotations

from operator import is_
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.event import Event
from velmoci.salva.agenda import Frame, Matter
from velmoci.salva.battle import Battle

if TYPE_CHECKING:
    from velmoci.salva.memory import Memory
    from velmoci.salva.rules import Rules
    from velmoci.salva.units import Kind

NOBODY: Final[i64] = -1
GONE: Final[i64] = -1
"""The kind of a place in the unit list that is free."""

LIVING: Final[i64] = 0
ELIMINATED: Final[i64] = 1
RESIGNED: Final[i64] = 2
STATUSES: Final = ("living", "eliminated", "resigned")

FINISHED: Final[i64] = 1
CLOSED: Final[i64] = 2
"""Its move is over for this turn."""
FOUGHT: Final[i64] = 4
"""It took part in a battle in this turn."""
MOVED: Final[i64] = 8
"""It has begun to move in this turn."""
THIS_TURN: Final[i64] = 14
"""All flags that a new turn takes away."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice(Matter):
    """A chapter's own part of the state; whoever may see it sees what it dumps."""

    def copy(self) -> Slice:
        """An independent slice, equal to this one."""
        raise NotImplementedError

    def is_empty(self) -> bool:
        """Whether nothing is noted in it, as when it was made; one that does not know it says no."""
        return False

    def mark(self) -> object:
        """While it equals what it was, the slice is as it was; quicker than a dump where the slice knows better."""
        return self.dump()

    def told(self, sight: Sight) -> object:
        """The slice as a view shows it, with names in place of numbers where those mean nothing to a reader."""
        return self.dump()


@final
class Table:
    """What lies open: everybody sees all of it."""

    seats: i64
    frames: list[Frame]
    """The agenda, from the bottom up."""
    round: i64
    turn: i64
    """Turns are counted from 0, those of eliminated seats too; the seat on turn is `order[turn % seats]`."""
    on_turn: i64
    order: vec[i64]
    side: vec[i64]
    status: vec[i64]
    owner: vec[i64]
    fresh: vec[i64]
    """Whether a field is freshly conquered."""
    purse: list[int]
    """What is left of each field's production in this phase, in parts of a point."""
    funds: list[int]
    """What is left of each seat's allotment, in parts of a point."""
    stopped: vec[i64]
    """Whether a seat has placed its army."""
    kind: vec[i64]
    unit_owner: vec[i64]
    place: vec[i64]
    """The field on which each surely stands; nobody's where it is gone or hidden."""
    damage: vec[i64]
    points: list[int]
    """Movement left, in parts of a point."""
    flags: vec[i64]
    number: vec[i64]
    next_number: i64
    active: i64
    """The unit whose move is under way."""
    unit_columns: list[vec[i64]]
    field_columns: list[vec[i64]]
    edge_columns: list[vec[i64]]
    """For each edge of the board; no list where no chapter keeps any."""
    seat_columns: list[vec[i64]]
    slices: list[Slice]
    is_over: bool
    winners: list[int]
    ranking: list[list[int]]
    """All seats from the best result to the worst, equal ones together; empty where the goal knows winners only."""
    reason: str
    clause: str

    def __init__(self) -> None:
        self.standing: list[int] | None = None
        """The units on the map, once they were asked for; like the next two no part of the game."""
        self.standing_at: list[list[int] | None] | None = None
        """The same by fields; None where somebody has come or gone since."""
        self.standing_for: Final[dict[int, list[int]]] = {}
        """The same by owners, as far as they were asked for."""

    def copy(self) -> Table:
        """An independent table, equal to this one."""
        twin = self.with_own_units()
        twin.frames = [frame.copy() for frame in self.frames]
        twin.status, twin.stopped = self.status[:], self.stopped[:]
        twin.owner, twin.fresh = self.owner[:], self.fresh[:]
        twin.purse, twin.funds = self.purse[:], self.funds[:]
        twin.field_columns = [column[:] for column in self.field_columns]
        twin.edge_columns = [column[:] for column in self.edge_columns]
        twin.seat_columns = [column[:] for column in self.seat_columns]
        twin.slices = [part.copy() for part in self.slices]
        twin.winners, twin.ranking = self.winners[:], [row[:] for row in self.ranking]
        return twin

    def with_own_units(self) -> Table:
        """An equal table on which units can be laid; all else it shares with this one, while that is not changed."""
        twin = Table()
        twin.seats, twin.frames = self.seats, self.frames
        twin.round, twin.turn, twin.on_turn = self.round, self.turn, self.on_turn
        twin.order, twin.side = self.order, self.side
        twin.status, twin.stopped = self.status, self.stopped
        twin.owner, twin.fresh = self.owner, self.fresh
        twin.purse, twin.funds = self.purse, self.funds
        twin.kind = self.kind[:]
        twin.unit_owner = self.unit_owner[:]
        twin.place = self.place[:]
        twin.damage = self.damage[:]
        twin.points = self.points[:]
        twin.flags = self.flags[:]
        twin.number = self.number[:]
        twin.next_number = self.next_number
        twin.active = self.active
        twin.unit_columns = [column[:] for column in self.unit_columns]
        twin.field_columns, twin.edge_columns = self.field_columns, self.edge_columns
        twin.seat_columns = self.seat_columns
        twin.slices = self.slices
        twin.is_over, twin.winners, twin.ranking = self.is_over, self.winners, self.ranking
        twin.reason, twin.clause = self.reason, self.clause
        return twin

    def frames_seen_by(self, seat: i64) -> list[Frame]:
        """The agenda as far as a seat sees it."""
        frames = [frame for frame in self.frames if frame.matter is None or frame.matter.is_seen_by(seat)]
        return [frame.seen_by(seat) for frame in frames]

    def seen_by(self, seat: i64) -> Table:
        """The table as a seat sees it: this one, or a copy without what of the agenda is hidden from the seat."""
        frames = self.frames_seen_by(seat)
        if len(frames) == len(self.frames) and all(map(is_, frames, self.frames)):
            return self
        twin = self.copy()
        twin.frames = [frame.copy() for frame in frames]
        return twin

    @property
    def battle(self) -> Battle | None:
        """The battle under way: the one nearest to the top of the agenda."""
        frames = self.frames
        for place in range(len(frames) - 1, -1, -1):
            matter = frames[place].matter
            if isinstance(matter, Battle):
                return matter
        return None

    def is_answered(self) -> bool:
        """Whether anybody has answered the step under way; for steps that ask one seat."""
        return self.frames[-1].answered != 0

    def answer(self, seat: i64) -> None:
        """A seat has answered the step under way."""
        self.frames[-1].answer(seat)

    def yet_to_answer(self, seats: list[int]) -> list[int]:
        """Those of these seats, each once, who have not answered the step under way."""
        frame = self.frames[-1]
        return [seat for seat in dict.fromkeys(seats) if not frame.has_answered(seat)]

    def close_matter(self, matter: Matter) -> None:
        """What a track was about is settled; the track itself goes on to its end."""
        for frame in self.frames:
            if frame.matter is matter:
                frame.matter = None

    def is_living(self, seat: i64) -> bool:
        """Whether a seat still takes part."""
        return self.status[seat] == LIVING

    def living(self) -> list[int]:
        """The seats that still take part, in seat order."""
        return [int(seat) for seat in range(self.seats) if self.status[seat] == LIVING]

    def is_finished(self, unit: i64) -> bool:
        """Whether a unit is no longer under construction."""
        return self.flags[unit] & FINISHED != 0

    def owner_of(self, unit: i64) -> i64:
        """The seat to which a unit belongs."""
        return self.unit_owner[unit]

    def entries(self) -> i64:
        """How many places the unit list has, free ones too; for those who tidy up columns."""
        return len(self.kind)

    def known_kinds(self) -> set[int]:
        """The kinds of which there is anything on the map or hidden."""
        kinds: set[int] = set(self.kind)
        kinds.discard(GONE)
        return kinds

    def exists(self, unit: i64) -> bool:
        """Whether a place in the unit list is taken: by a unit on the map, or by something that is hidden."""
        return self.kind[unit] != GONE

    def units(self) -> list[int]:
        """All units on the map, in the order of their places in the list."""
        found = self.standing
        if found is None:
            places = self.place
            found = []
            count: i64 = len(places)
            for unit in range(count):
                if places[unit] != NOBODY:
                    found.append(unit)
            self.standing = found
        return found[:]

    def damaged_units(self) -> list[int]:
        """Those of them that are damaged."""
        places, damage = self.place, self.damage
        return [int(unit) for unit in range(len(places)) if damage[unit] != 0 and places[unit] != NOBODY]

    def units_at(self, field: i64) -> list[int]:
        """All units whose place is the field, in the order of their places in the list."""
        if field < 0:
            return []
        kept = self.standing_at
        if kept is None:
            kept = self.standing_at = self.units_by_field()
        found = kept[field]
        if found is None:
            places = self.place
            found = kept[field] = [int(unit) for unit in range(len(places)) if places[unit] == field]
        return found[:]

    def units_by_field(self) -> list[list[int] | None]:
        """All units on the map, for each field those that stand there."""
        by_field: list[list[int]] = [[] for _ in self.owner]
        for unit in self.units():
            by_field[self.place[unit]].append(unit)
        return list(by_field)

    def units_of(self, seat: i64) -> list[int]:
        """All units of a seat on the map."""
        found = self.standing_for.get(int(seat))
        if found is None:
            found = [unit for unit in self.units() if self.unit_owner[unit] == seat]
            self.standing_for[int(seat)] = found
        return found[:]

    def units_with(self, column: i64, number: i64) -> list[int]:
        """All units on the map that have a number in a column."""
        found: list[int] = []
        numbers, places = self.unit_columns[column], self.place
        count: i64 = len(numbers)
        for unit in range(count):
            if numbers[unit] == number and places[unit] != NOBODY:
                found.append(unit)
        return found

    def numbered(self, number: i64) -> i64:
        """What has a number, on the map or hidden; nobody where nothing has it."""
        kinds, numbers = self.kind, self.number
        count: i64 = len(numbers)
        for unit in range(count):
            if numbers[unit] == number and kinds[unit] != GONE:
                return unit
        return NOBODY

    def put(self, unit: i64, field: i64) -> None:
        """A unit stands on another field from now on; nobody hears of it."""
        origin, kept = self.place[unit], self.standing_at
        if origin == NOBODY or field == NOBODY:
            self.leaves(unit)
            self.place[unit] = field
            self.arrives(unit)
            return
        self.place[unit] = field
        if kept is not None:
            kept[origin] = kept[field] = None

    def leaves(self, unit: i64) -> None:
        """Whoever changes where a unit stands or whose it is says so here before; this file alone does it."""
        place = self.place[unit]
        if place == NOBODY:
            return
        self.standing = None
        if self.standing_at is not None:
            self.standing_at[place] = None
        if self.standing_for:
            self.standing_for.pop(int(self.unit_owner[unit]), None)

    def arrives(self, unit: i64) -> None:
        """And here afterwards; what was kept of its field and its owner is looked up when it is asked for again."""
        self.leaves(unit)

    def unit_counts(self) -> list[int]:
        """How many units each seat has."""
        return [len(self.units_of(seat)) for seat in range(self.seats)]

    def owns_land(self, seat: i64) -> bool:
        """Whether a seat owns any field."""
        for owner in self.owner:
            if owner == seat:
                return True
        return False

    def fields_of(self, seat: i64) -> list[int]:
        """All land fields that a seat owns."""
        return [int(field) for field in range(len(self.owner)) if self.owner[field] == seat]


class Own:
    """What one seat keeps to itself."""

    def __init__(self, slices: list[Slice]) -> None:
        self.slices = slices

    def copy(self) -> Own:
        """An independent copy."""
        return Own([part.copy() for part in self.slices])


class Hidden:
    """What nobody sees."""

    def __init__(self, slices: list[Slice]) -> None:
        self.slices = slices

    def copy(self) -> Hidden:
        """An independent copy."""
        return Hidden([part.copy() for part in self.slices])


@final
class Sight:
    """What one seat sees: the table and its own slices. Orders are judged by this alone."""

    def __init__(self, rules: Rules, table: Table, own: Own, seat: i64) -> None:
        self.rules: Final = rules
        self.table: Final = table
        self.own: Final = own
        self.seat: Final = seat
        self.memory: Memory | None = None
        """What was found out for this question or earlier ones; None where the table may yet change."""


class State:
    """The whole truth, and the few changes that all rules share."""

    def __init__(self, rules: Rules, table: Table, owns: list[Own], hidden: Hidden) -> None:
        self.rules = rules
        self.table = table
        self.owns = owns
        self.hidden = hidden
        self.events: list[Event] | None = None
        """Where events go while somebody watches; None in searches and simulations."""

    def sight(self, seat: i64) -> Sight:
        """What that seat sees, live unless something is hidden from it; a spectator has nothing of its own."""
        table = self.table.seen_by(seat) if self.rules.veils else self.table
        return Sight(self.rules, table, self.owns[seat] if seat >= 0 else Own([]), seat)

    def tell(self, event: Event) -> None:
        """Adds an event to the log of a game that is watched."""
        if self.events is not None:
            self.events.append(event)

    def new_unit(self, kind: Kind, seat: i64, field: i64, is_finished: bool) -> i64:
        """Puts a new unit on a field; it takes the first free place in the list."""
        table = self.table
        unit: i64 = len(table.kind)
        for place in range(len(table.kind)):
            if table.kind[place] == GONE:
                unit = place
                break
        if unit == len(table.kind):
            grow(self.rules, table)
        table.kind[unit] = kind.index
        table.unit_owner[unit] = seat
        table.put(unit, field)
        table.damage[unit] = 0
        table.points[unit] = 0
        table.flags[unit] = FINISHED if is_finished else 0
        table.number[unit] = table.next_number
        table.next_number += 1
        for number, column in enumerate(self.rules.unit_columns):
            table.unit_columns[number][unit] = column.default
        return unit

    def change_owner(self, unit: i64, seat: i64) -> None:
        """A unit belongs to another seat from now on; chapters are told whose it was."""
        old = self.table.owner_of(unit)
        self.table.leaves(unit)
        self.table.unit_owner[unit] = seat
        self.table.arrives(unit)
        for reaction in self.rules.reactions:
            reaction.owner_changes(self, unit, old)

    def remove_unit(self, unit: i64) -> None:
        """Takes a unit off the map and lets chapters know; what was aboard is theirs to see to."""
        table = self.table
        if table.kind[unit] == GONE:
            return
        for reaction in self.rules.at_loss[table.kind[unit]]:
            reaction.unit_lost(self, unit)
        table.kind[unit] = GONE
        table.put(unit, NOBODY)
        if table.active == unit:
            table.active = NOBODY

    def drop_entry(self, unit: i64) -> None:
        """What lay hidden leaves the list; nobody has lost a unit by that."""
        self.table.kind[unit] = GONE
        self.table.put(unit, NOBODY)
        if self.table.active == unit:
            self.table.active = NOBODY

    def end_game(self, winners: list[int], reason: str, clause: str) -> None:
        """The game is over; nobody has anything to decide any more."""
        table = self.table
        if not table.is_over:
            table.is_over = True
            table.winners = winners
            table.reason = reason
            table.clause = clause
            for reaction in self.rules.reactions:
                reaction.game_ends(self)


def grow(rules: Rules, table: Table) -> None:
    """One more place in the unit list."""
    table.kind = append(table.kind, GONE)
    table.unit_owner = append(table.unit_owner, NOBODY)
    table.place = append(table.place, NOBODY)
    table.damage = append(table.damage, 0)
    table.points.append(0)
    table.flags = append(table.flags, 0)
    table.number = append(table.number, 0)
    for number, column in enumerate(rules.unit_columns):
        table.unit_columns[number] = append(table.unit_columns[number], column.default)


def add_like(rules: Rules, table: Table, unit: i64) -> i64:
    """One more entry, equal to another in all that is said of it, its number too."""
    twin: i64 = len(table.kind)
    for place in range(len(table.kind)):
        if table.kind[place] == GONE:
            twin = place
            break
    if twin == len(table.kind):
        grow(rules, table)
    table.kind[twin] = table.kind[unit]
    table.unit_owner[twin] = table.unit_owner[unit]
    table.put(twin, table.place[unit])
    table.damage[twin] = table.damage[unit]
    table.points[twin] = table.points[unit]
    table.flags[twin] = table.flags[unit]
    table.number[twin] = table.number[unit]
    for column in table.unit_columns:
        column[twin] = column[unit]
    return twin


def give_number(table: Table, unit: i64) -> None:
    """An entry is called by a number that nothing has had."""
    table.number[unit] = table.next_number
    table.next_number += 1


def filled(size: i64, value: i64) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value for _ in range(size)])
