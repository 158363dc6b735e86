"""Who lives where, and how well (SA-government_and_people-1 to 5): what all parts of the chapter share.

A side with an ethnic area is a people, all others are governments. A people's own slice `people` holds its well-being
and the partisans who are underground: how many on which field, for one is like another. What everybody knows of
well-being lies in the slice of the table: all of it once the game is over, before that only where `wb_visibility` is
`public`, and then without the price of partisans whom nobody has seen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import Event, EventPart, public, to
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.numbers import common_denominator, ratio_text, whole_parts
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import Sight, Slice, State, Table
from velmoci.salva.units import Kind

PEOPLE: Final = "people"
PUBLIC: Final = "public"
SEEN: Final = "seen_partisans"
"""The column that says how many underground partisans of a people were seen above ground before."""
PARTISAN: Final = "peoples_militia"
GENDARMES: Final = "gendarmes"
EFFORT: Final = "effort"
GUARDS: Final = "guards"
REPRESSING: Final = "repressing"
WELFARE: Final = "welfare"


class Mood(Slice):
    """What a people keeps to itself: how well it is, and how many partisans are underground where."""

    def __init__(self) -> None:
        self.points = 0
        """Well-being in parts; see `Peoples.parts`."""
        self.ready: dict[int, int] = {}
        """For each field the partisans who can do something in the people's own turn."""
        self.moved: dict[int, int] = {}
        """Those who have gone from field to field in it."""
        self.new: dict[int, int] = {}
        """Those who were raised since, and only wait."""

    def copy(self) -> Slice:
        twin = Mood()
        twin.points = self.points
        twin.ready, twin.moved, twin.new = dict(self.ready), dict(self.moved), dict(self.new)
        return twin

    def is_empty(self) -> bool:
        return self.points == 0 and not (self.ready or self.moved or self.new)

    def dump(self) -> object:
        return {
            "points": self.points,
            "ready": pairs(self.ready), "moved": pairs(self.moved), "new": pairs(self.new),
        }  # fmt: skip

    def load(self, data: Any) -> None:
        self.points = data["points"]
        self.ready, self.moved, self.new = counts(data["ready"]), counts(data["moved"]), counts(data["new"])

    def told(self, sight: Sight) -> object:
        peoples = Peoples(sight.rules)
        fields = sorted({*self.ready, *self.moved, *self.new})
        under = {field_name(sight.rules, field): self.under(field) for field in fields}
        return {"well_being": peoples.text(self.points), "underground": under}

    def able(self, field: i64) -> int:
        """How many can act on a field, above ground or in somebody else's battle."""
        return self.ready.get(int(field), 0) + self.moved.get(int(field), 0)

    def under(self, field: i64) -> int:
        """How many are underground on a field."""
        return self.able(field) + self.new.get(int(field), 0)

    def total(self) -> int:
        """How many are underground anywhere."""
        return sum([*self.ready.values(), *self.moved.values(), *self.new.values()])

    def take(self, field: i64, count: int) -> None:
        """So many leave the underground of a field: first those who are ready, last those who were just raised."""
        for group in (self.ready, self.moved, self.new):
            taken = min(count, group.get(int(field), 0))
            add(group, field, -taken)
            count -= taken


def pairs(group: dict[int, int]) -> list[list[int]]:
    """Numbers by fields or seats as JSON values, in order."""
    return [[field, group[field]] for field in sorted(group)]


def counts(data: Any) -> dict[int, int]:
    """The same read back."""
    return {int(field): int(count) for field, count in data}


def add(group: dict[int, int], field: i64, count: int) -> None:
    """So many more of a group are on a field; a field without any is not named."""
    number = group.pop(int(field), 0) + count
    if number > 0:
        group[int(field)] = number


class Known(Slice):
    """The well-being that everybody knows, in parts; at the end that is all there is to know."""

    def __init__(self) -> None:
        self.points: dict[int, int] = {}
        self.is_final = False

    def copy(self) -> Slice:
        twin = Known()
        twin.points, twin.is_final = dict(self.points), self.is_final
        return twin

    def dump(self) -> object:
        return {"points": pairs(self.points), "is_final": self.is_final}

    def load(self, data: Any) -> None:
        self.points, self.is_final = counts(data["points"]), data["is_final"]

    def told(self, sight: Sight) -> object:
        peoples = Peoples(sight.rules)
        return {seat_name(seat): peoples.text(points) for seat, points in sorted(self.points.items())}


class Peoples:
    """Who lives where by the scenario, looked up once for each part of the rules; and well-being in parts."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        index = rules.board.index
        self.areas: Final[list[list[int]]] = [sorted([index[name] for name in side.people]) for side in rules.sides]
        """For each side the fields of its ethnic area."""
        self.home: Final[list[int]] = [-1] * int(rules.board.size)
        """For each field the side that lives there, or -1."""
        for side, area in enumerate(self.areas):
            for field in area:
                self.home[field] = side
        self.partisan: Final[Kind] = rules.kinds.rows[rules.kinds.index[PARTISAN]]
        self.gendarmes: Final[Kind] = rules.kinds.rows[rules.kinds.index[GENDARMES]]
        self.own_place: Final = rules.own_slice(PEOPLE)
        self.table_place: Final = rules.table_slice(PEOPLE)
        self.seen_column: Final = rules.seat_column(SEEN)
        self.is_public: Final = rules.word("wb_visibility") == PUBLIC
        self.known_parts = 0

    def check(self) -> None:
        """There is a government, and there is a people."""
        found = len([area for area in self.areas if area])
        if not 0 < found < len(self.areas):
            raise BadRulebook("no_peoples", "SA-government_and_people-1", governments=len(self.areas) - found)

    def is_people(self, table: Table, seat: i64) -> bool:
        """Whether a seat is a people."""
        return bool(self.areas[table.side[seat]])

    def all(self, table: Table) -> list[int]:
        """The seats that are peoples."""
        return [seat for seat in range(int(table.seats)) if self.is_people(table, seat)]

    def area(self, table: Table, seat: i64) -> list[int]:
        """The fields on which a people lives."""
        return self.areas[table.side[seat]]

    def living_on(self, table: Table, field: i64) -> int:
        """The people that lives on a field, or -1; one that has resigned decides nothing any more."""
        side = self.home[field]
        for seat in range(int(table.seats)) if side >= 0 else range(0):
            if table.side[seat] == side and table.is_living(seat):
                return seat
        return -1

    def parts(self) -> int:
        """Into how many parts a point of well-being is divided, so that everything is a whole number of them."""
        if self.known_parts == 0:
            rules = self.rules
            options = ("wb_income", "repression", "partisan_cost", "partisan_loss")
            dens = [rules.ratio(option)[1] for option in options]
            self.known_parts = common_denominator([*dens, rules.ratio("effort_step")[1] ** 2, 2 * rules.money])
        return self.known_parts

    def amount(self, num: int, den: int) -> int:
        """So much well-being in parts."""
        return whole_parts(num, den, self.parts(), "well-being")

    def option(self, name: str) -> int:
        """An option that is an amount of well-being, in parts."""
        return self.amount(*self.rules.ratio(name))

    def text(self, points: int) -> str:
        """Well-being as text."""
        return ratio_text(points, self.parts())

    def mood(self, sight: Sight) -> Mood:
        """What a people keeps to itself."""
        found = sight.own.slices[self.own_place]
        assert isinstance(found, Mood)
        return found

    def told(self, table: Table) -> Known:
        """What everybody knows of well-being."""
        found = table.slices[self.table_place]
        assert isinstance(found, Known)
        return found

    def known(self, table: Table) -> dict[int, int]:
        """The well-being that everybody knows, by seats."""
        return self.told(table).points

    def change(self, state: State, seat: i64, points: int) -> None:
        """A people is better off by so much, or worse, and everybody can see why."""
        self.mood(state.sight(seat)).points += points
        self.show(state, seat, points)

    def show(self, state: State, seat: i64, points: int) -> None:
        """What everybody knows of a people's well-being changes by so much, where anybody knows it."""
        if self.is_public and points != 0:
            known = self.known(state.table)
            known[int(seat)] = known.get(int(seat), 0) + points

    def tell(self, state: State, seat: i64) -> None:
        """A people is told how well it is, and others where they may know."""
        if state.events is None:
            return
        text = self.text(self.mood(state.sight(seat)).points)
        state.tell(Event(EventPart(to([int(seat)]), "well-being-own", {"points": text})))
        if self.is_public:
            shown = self.text(self.known(state.table).get(int(seat), 0))
            state.tell(public("well-being", power=seat_name(seat), points=shown))

    def gendarmes_at(self, table: Table, field: i64) -> list[int]:
        """The finished gendarmes on a field."""
        there = [unit for unit in table.units_at(field) if table.kind[unit] == self.gendarmes.index]
        return [unit for unit in there if table.is_finished(unit)]

    def is_partisan(self, table: Table, unit: i64) -> bool:
        """Whether a unit on the map is a people's partisan."""
        return table.kind[unit] == self.partisan.index and self.is_people(table, table.owner_of(unit))

    def come_up(self, state: State, seat: i64, field: i64, count: int) -> list[int]:
        """So many partisans come up on a field; from now on everybody knows what they cost."""
        table = state.table
        self.mood(state.sight(seat)).take(field, count)
        column = table.seat_columns[self.seen_column]
        unseen = max(0, count - int(column[seat]))
        column[seat] = max(0, column[seat] - count)
        self.show(state, seat, -unseen * self.option("partisan_cost"))
        return [int(state.new_unit(self.partisan, seat, field, True)) for _ in range(count)]

    def go_under(self, state: State, unit: i64) -> None:
        """A partisan goes underground where it stands; nobody has lost a unit by that."""
        table, seat, field = state.table, state.table.owner_of(unit), state.table.place[unit]
        for reaction in self.rules.reactions:
            reaction.unit_hides(state, unit)
        add(self.mood(state.sight(seat)).moved, field, 1)
        column = table.seat_columns[self.seen_column]
        column[seat] = column[seat] + 1
        state.drop_entry(unit)

    def publish(self, state: State) -> None:
        """The game is over: everybody is told how well each people was."""
        told = self.told(state.table)
        known = told.points
        for seat in self.all(state.table) if not told.is_final else []:
            known[seat] = self.mood(state.sight(seat)).points
            state.tell(public("well-being", power=seat_name(seat), points=self.text(known[seat])))
        told.is_final = True


class PeopleInGame(Reaction):
    """A people stays in the game without land and army; at the end its well-being is shown."""

    name = PEOPLE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.peoples.check()

    def never_falls(self, table: Table, seat: i64) -> bool:
        return self.peoples.is_people(table, seat)

    def game_begins(self, state: State) -> None:
        if self.peoples.is_public:
            for seat in self.peoples.all(state.table):
                self.peoples.known(state.table)[seat] = 0

    def game_ends(self, state: State) -> None:
        self.peoples.publish(state)

    def seat_leaves(self, state: State, seat: i64) -> None:
        """Whoever resigns leaves nobody behind underground."""
        mood = self.peoples.mood(state.sight(seat))
        mood.ready, mood.moved, mood.new = {}, {}, {}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-1": (Peoples.check, Peoples.is_people),
    "SA-government_and_people-2": (Peoples.living_on,),
    "SA-government_and_people-4": (Peoples.show, Peoples.come_up, Peoples.publish, PeopleInGame.game_begins),
    "SA-government_and_people-29": (PeopleInGame.never_falls,),
}
