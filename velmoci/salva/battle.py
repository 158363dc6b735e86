"""A battle as data: who fights, in which line, how hard everybody hits, and how far the salvo has come.

Fighters that shoot and are shot at alike share a row. What a shot from one row does to another is worked out once,
by the factors of all chapters, and then only looked up: `rates`, whole numbers over `base`. While a salvo lasts, damage
is counted in parts of a point, `harm_den` to the point; between salvos it is a whole number of sixths.
"""

from __future__ import annotations

from math import gcd
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.salva.agenda import EVERYBODY, Matter

if TYPE_CHECKING:
    from velmoci.salva.battle_seams import Minders
    from velmoci.salva.units import Kind

ATTACKER: Final[i64] = 0
DEFENDER: Final[i64] = 1
SIDES: Final = ("attacker", "defender")

FIRST_LINE: Final[i64] = 1
SECOND_LINE: Final[i64] = 2

NO_PLAN: Final[i64] = -1

STANDING: Final[i64] = 0
DESTROYED: Final[i64] = 1
LEFT: Final[i64] = 2
"""It left the battle alive."""


@final
class Row:
    """All fighters of one kind, side and owner with the same marks; `kind` is the row of the unit table that holds."""

    def __init__(self, index: i64, kind: Kind, side: i64, owner: i64, marks: i64) -> None:
        self.index: Final = index
        self.kind: Final = kind
        self.side: Final = side
        self.owner: Final = owner
        self.marks: Final = marks
        """Bits that chapters set when they muster a fighter, to tell it from others of its kind."""

    def has(self, mark: i64) -> bool:
        """Whether it carries the mark."""
        return self.marks & mark != 0


@final
class Battle(Matter):
    """One fight for one field: the matter of its track."""

    field: i64
    seat: vec[i64]
    """The leader of each side; the defender of a neutral field is nobody."""
    rows: list[Row]
    unit: vec[i64]
    """One entry for each fighter, the attackers first."""
    split: i64
    """The place of the first defender."""
    is_mixed: bool
    """Whether an attacker joined after the defenders."""
    front: vec[i64]
    rear: vec[i64]
    """For each side a place before which, and one from which on, nobody of it stands any more."""
    side: vec[i64]
    row: vec[i64]
    line: vec[i64]
    """How far behind each fighter stands; only those in the first line shoot."""
    fate: vec[i64]
    origin: vec[i64]
    """Where an attacker came from."""
    sixths: vec[i64]
    """Damage before this salvo."""
    harm: list[int]
    """Damage within this salvo, `harm_den` to the point."""
    is_done: vec[i64]
    """Whether the fighter has used its part of this salvo."""
    exposed: vec[i64]
    """The number of enemy salvos in which a fighter that stepped back may still be hit."""
    cover: vec[i64]
    """What protects a fighter now, as bits; see the seam `cover`."""
    in_play: i64
    """The covers that can matter in this salvo, as bits."""
    reach: vec[i64]
    """What a row of the firing side may shoot past, as bits."""
    rates: list[int]
    armed: vec[i64]
    """Whether a row has strength against anybody; it follows from the rates."""
    base: int
    minders: Minders | None
    """The parts that mind such rows; it follows from the rows, and None says that nobody has looked yet."""
    is_rated: bool
    modes: i64
    salvos: vec[i64]
    """How many salvos each side has fired."""
    firing: i64
    """The side whose salvo is under way, or -1."""
    is_fire_over: bool
    """Whether the side that fires has said that it is done."""
    roll: i64
    num: int
    den: int
    """The factor of this salvo: roll, first salvo and whatever else holds for all its fire."""
    only: i64
    """Marks without any of which fire of this salvo is in vain; 0 where everybody's counts."""
    harm_den: int
    """So many parts of harm make a point of damage."""
    shooter: i64
    """The fighter that has begun to fire and may go on, or -1."""
    left_num: int
    left_den: int
    """What is left of its fire."""
    has_harmed: bool
    quiet: i64
    """Salvos in a row that harmed nobody."""
    retreat: i64
    """1: announced before the present salvo of the attacker; 2: it leaves after this salvo of the defender."""
    leaving: vec[i64]
    """Attackers that have to be led away, and have not been yet; below 0 those who have announced that they will."""
    plan: vec[i64]
    """The fire plan of each side, or -1 where it orders every shot."""
    is_conquest: bool
    is_over: bool
    notes: list[int]
    """One number for each battle column of the chapters."""
    watchers: vec[i64]
    """For each fighter who sees that it takes part, a bit for each seat; empty where everybody sees everybody."""

    def seen_by(self, seat: i64) -> Battle:
        """The battle without the fighters that a seat does not see, and without what they cover."""
        seen = [fighter for fighter in range(len(self.watchers)) if is_watched(self.watchers[fighter], seat)]
        if len(seen) == len(self.watchers):
            return self
        twin = self.copy()
        twin.unit, twin.side, twin.line = taken(self.unit, seen), taken(self.side, seen), taken(self.line, seen)
        twin.fate, twin.origin, twin.sixths = taken(self.fate, seen), taken(self.origin, seen), taken(self.sixths, seen)
        twin.is_done, twin.exposed = taken(self.is_done, seen), taken(self.exposed, seen)
        twin.leaving = taken(self.leaving, seen)
        twin.cover, twin.in_play = vec[i64]([0 for _ in seen]), 0
        twin.watchers = vec[i64]()
        twin.minders = None
        twin.split = len([fighter for fighter in seen if self.side[fighter] == ATTACKER])
        twin.shooter = seen.index(int(self.shooter)) if int(self.shooter) in seen else -1
        twin.keep_rows([int(self.row[fighter]) for fighter in seen])
        harm = [self.harm[fighter] for fighter in seen]
        shared = gcd(self.harm_den // 6, *harm) if self.harm_den % 6 == 0 else 1
        twin.harm, twin.harm_den = [part // shared for part in harm], self.harm_den // shared
        twin.open_ranks()
        return twin

    def keep_rows(self, rows: list[int]) -> None:
        """Leaves out rows in which nobody is, given the row of each fighter; rates come over their own denominator."""
        kept, size = sorted(set(rows)), len(self.rows)
        old = [self.rows[row] for row in kept]
        self.rows = [Row(place, row.kind, row.side, row.owner, row.marks) for place, row in enumerate(old)]
        self.row = vec[i64]([i64(kept.index(row)) for row in rows])
        starts = [place * size for place in range(len(self.rates) // max(size, 1)) if place % size in kept]
        rates = [self.rates[start + row] for start in starts for row in kept]
        shared = gcd(self.base, *rates)
        self.rates, self.base = [rate // shared for rate in rates], self.base // shared
        self.armed = armed_rows(self.rates, len(kept))
        self.reach = taken(self.reach, kept) if len(self.reach) > 0 else self.reach

    def opens(self, fighter: i64) -> None:
        """From now on everybody sees that a fighter takes part."""
        if len(self.watchers) > 0:
            watchers = self.watchers[:]
            watchers[fighter] = EVERYBODY
            self.watchers = watchers

    def is_attack(self) -> bool:
        return True

    def copy(self) -> Battle:
        """An independent battle, equal to this one."""
        twin = Battle()
        twin.field = self.field
        twin.seat = self.seat
        twin.rows = self.rows[:]
        twin.unit = self.unit[:]
        twin.split = self.split
        twin.is_mixed = self.is_mixed
        twin.front = self.front[:]
        twin.rear = self.rear[:]
        twin.side = self.side[:]
        twin.row = self.row[:]
        twin.line = self.line[:]
        twin.fate = self.fate[:]
        twin.origin = self.origin[:]
        twin.sixths = self.sixths[:]
        twin.harm = self.harm[:]
        twin.is_done = self.is_done[:]
        twin.exposed = self.exposed[:]
        twin.cover = self.cover[:]
        twin.in_play = self.in_play
        twin.reach = self.reach[:]
        twin.rates = self.rates
        twin.armed = self.armed
        twin.base = self.base
        twin.minders = self.minders
        twin.is_rated = self.is_rated
        twin.modes = self.modes
        twin.salvos = self.salvos[:]
        twin.firing = self.firing
        twin.is_fire_over = self.is_fire_over
        twin.roll = self.roll
        twin.num = self.num
        twin.den = self.den
        twin.only = self.only
        twin.harm_den = self.harm_den
        twin.shooter = self.shooter
        twin.left_num = self.left_num
        twin.left_den = self.left_den
        twin.has_harmed = self.has_harmed
        twin.quiet = self.quiet
        twin.retreat = self.retreat
        twin.leaving = self.leaving[:]
        twin.plan = self.plan[:]
        twin.is_conquest = self.is_conquest
        twin.is_over = self.is_over
        twin.notes = self.notes[:]
        twin.watchers = self.watchers
        return twin

    def leader(self, side: i64) -> i64:
        """The seat for which a side fights; nobody for the defender of a neutral field."""
        return self.seat[side]

    def follow(self, side: i64, seat: i64) -> None:
        """Another seat leads a side from now on."""
        self.seat = vec[i64]([seat if side == ATTACKER else self.seat[0], seat if side == DEFENDER else self.seat[1]])

    def count(self) -> i64:
        """How many fighters were mustered, the fallen too."""
        return len(self.unit)

    def stands(self, fighter: i64) -> bool:
        """Whether a fighter is still in the battle."""
        return self.fate[fighter] == STANDING

    def standing(self, side: i64) -> list[int]:
        """The fighters of a side that are still in the battle."""
        sides, fate = self.side, self.fate
        found: list[int] = []
        first, last = self.ranks(side)
        for fighter in range(first, last):
            if sides[fighter] == side and fate[fighter] == STANDING:
                found.append(fighter)
        return found

    def row_of(self, fighter: i64) -> Row:
        """The row of a fighter."""
        return self.rows[self.row[fighter]]

    def fighter_of(self, unit: i64) -> i64:
        """The place of a unit in the battle, or -1."""
        units = self.unit
        for fighter in range(self.count()):
            if units[fighter] == unit:
                return fighter
        return -1

    def has(self, side: i64) -> bool:
        """Whether a side has a fighter left."""
        sides, fate = self.side, self.fate
        first, last = self.ranks(side)
        for fighter in range(first, last):
            if sides[fighter] == side and fate[fighter] == STANDING:
                return True
        return False

    def open_ranks(self) -> None:
        """Sees anew from where to where each side stands in the list; late arrivals mix the two up."""
        split, count = self.split, self.count()
        self.front = vec[i64]([0, 0 if self.is_mixed else split])
        self.rear = vec[i64]([count if self.is_mixed else split, count])

    def close_ranks(self, side: i64) -> None:
        """Leaves out those at both ends of a side who have fallen."""
        fate, sides = self.fate, self.side
        first, last = self.ranks(side)
        while first < last and (fate[first] != STANDING or sides[first] != side):
            first += 1
        while first < last and (fate[last - 1] != STANDING or sides[last - 1] != side):
            last -= 1
        self.front[side] = first
        self.rear[side] = last

    def ranks(self, side: i64) -> tuple[i64, i64]:
        """From where to where those of a side who still stand are in the list."""
        return self.front[side], self.rear[side]

    def enemies(self, fighter: i64) -> tuple[i64, i64]:
        """From where to where the fighters of the other side stand in the list."""
        return self.ranks(1 - self.side[fighter])

    def rate(self, shooter: i64, target: i64, mode: i64) -> int:
        """What the whole fire of one fighter does to another apart from the salvo's factor, over `base`."""
        size: i64 = len(self.rows)
        return self.rates[(mode * size + self.row[shooter]) * size + self.row[target]]

    def is_open(self, shooter: i64, target: i64) -> bool:
        """Whether nothing that protects the target stops this shooter."""
        return self.cover[target] & ~self.reach[self.row[shooter]] == 0

    def find_row(self, kind: Kind, side: i64, owner: i64, marks: i64) -> i64:
        """The row for such a fighter; a new one where there is none yet, and then the rates are worked out anew."""
        for row in self.rows:
            if row.kind is kind and row.side == side and row.owner == owner and row.marks == marks:
                return row.index
        self.rows.append(Row(len(self.rows), kind, side, owner, marks))
        self.is_rated = False
        return len(self.rows) - 1

    def mark(self, fighter: i64, marks: i64) -> None:
        """Gives a fighter other marks."""
        row = self.row_of(fighter)
        self.row[fighter] = self.find_row(row.kind, row.side, row.owner, marks)


@final
class Rates:
    """What every row does to every other, numbers over a denominator, and which parts mind such rows."""

    def __init__(self, base: int, numbers: list[int], size: i64, minders: Minders) -> None:
        self.minders: Final = minders
        self.base: Final = base
        self.numbers: Final = numbers
        self.armed: Final = armed_rows(numbers, size)


def is_watched(watchers: i64, seat: i64) -> bool:
    """Whether a seat, or a spectator (-1), is one of those who see a fighter."""
    return watchers == EVERYBODY or (seat >= 0 and watchers >> seat & 1 != 0)


def taken(numbers: vec[i64], places: list[int]) -> vec[i64]:
    """The numbers at some places."""
    return vec[i64]([numbers[place] for place in places])


def armed_rows(rates: list[int], size: i64) -> vec[i64]:
    """For each of so many rows whether it has strength against any other, in any way of firing."""
    armed = vec[i64]([0 for _ in range(size)])
    for place, rate in enumerate(rates):
        if rate > 0:
            armed[place // size % size] = 1
    return armed
