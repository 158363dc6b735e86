"""Government and people (Vláda a lid): peoples work or spoil, hide and rise; governments guard, repress and search.

The sections of the chapter stand in files of their own: `peoples.py` (who lives where, and how well),
`people_effort.py`, `people_welfare.py`, `partisans.py`, `people_search.py` and `people_uprising.py`; the goals in
`people_goals.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.option import ChoiceOption, IntOption, RatioOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.partisans import (
    CAME_UP,
    CreepRule,
    GendarmesAtHome,
    PartisanKeeper,
    PartisanMuster,
    PeoplePrice,
    PeopleVeto,
    RaiseRule,
    RiseRule,
)
from velmoci.salva.chapters.people_effort import (
    CHOICE,
    COLUMNS,
    Choice,
    ChoiceGuess,
    EffortFactor,
    EffortRule,
    EffortsEnd,
    EffortStep,
    RepressRule,
)
from velmoci.salva.chapters.people_search import (
    SEARCH,
    SEARCHED,
    HiddenBonus,
    SearchesEnd,
    SearchMuster,
    SearchRule,
)
from velmoci.salva.chapters.people_uprising import (
    UPRISING,
    AskPeople,
    Joining,
    Rising,
    SideWithRule,
    SideWithStep,
    StayUnderRule,
)
from velmoci.salva.chapters.people_welfare import WelfareRule
from velmoci.salva.chapters.peoples import PEOPLE, PUBLIC, SEEN, Known, Mood, PeopleInGame, Peoples, add
from velmoci.salva.chapters.treaty_orders import OfferRule
from velmoci.salva.faces import Face, Number, field_badge, number
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import FieldFactor
from velmoci.salva.naming import field_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import BATTLE, FIELD, MARK, MATTER, OWN, SEAT, TABLE, UNIT, Column, Guess, SliceSpec
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import Kind

ID: Final = "government_and_people"
MOST_GUESSED: Final = 3
"""Of a people of which nothing is known so many partisans are imagined on a field, less one."""


class PeopleLand(FieldFactor):
    """A field that a people holds produces half."""

    name = PEOPLE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        owner = table.owner[field]
        if owner != NOBODY and self.peoples.is_people(table, owner):
            chain.times(1, 2, "people_land", "SA-government_and_people-22")

    def denominator(self) -> int:
        return 2


class PeopleGuess(Guess):
    """Of another people anything can be underground; its well-being is what it would be with that."""

    name = PEOPLE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        table, peoples = state.table, self.peoples
        for seat in peoples.all(table):
            if seat == int(sight.seat):
                continue
            mood, seen = peoples.mood(state.sight(seat)), int(table.seat_columns[peoples.seen_column][seat])
            for field in peoples.area(table, seat) if table.round > 0 else []:
                add(mood.ready, field, int(pick(chance, MOST_GUESSED)))
            for _ in range(seen - mood.total()):
                add(mood.ready, peoples.area(table, seat)[0], 1)
            known = peoples.known(table).get(seat)
            if known is None:
                mood.points = peoples.parts() * int(pick(chance, 2 * int(table.round) + 2))
            elif table.is_over:
                mood.points = known
            else:
                mood.points = known - (mood.total() - seen) * peoples.option("partisan_cost")


class PeopleShown(Face):
    """Who lives where; how well off each people is, as far as that is known; to a people where its partisans are."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for seat in self.peoples.all(table):
            for field in self.peoples.area(table, seat) if table.is_living(seat) else []:
                power = seat_name(seat)
                found.append(field_badge("ethnic_area", field_name(self.rules, field), power=power))
        known = self.peoples.known(table)
        return [*found, *[self.ledger(seat, points) for seat, points in sorted(known.items())]]

    def known(self, sight: Sight) -> list[dict[str, object]]:
        table, peoples = sight.table, self.peoples
        if sight.seat < 0 or not peoples.is_people(table, sight.seat):
            return []
        mood = peoples.mood(sight)
        found: list[dict[str, object]] = []
        for field in peoples.area(table, sight.seat):
            count = mood.under(field)
            if count > 0:
                name, power = field_name(self.rules, field), seat_name(sight.seat)
                found.append(field_badge("underground", name, value=f"×{count}", power=power))
        is_told = int(sight.seat) in peoples.known(table) and peoples.known(table)[int(sight.seat)] == mood.points
        return found if is_told else [self.ledger(int(sight.seat), mood.points), *found]

    def ledger(self, seat: int, points: int) -> dict[str, object]:
        """How well off a people is."""
        text = self.peoples.text(points)
        lines = [{"name": "well_being", "now": text, "later": text}]
        row: dict[str, object] = {"kind": "ledger", "name": "well_being", "power": seat_name(seat), "lines": lines}
        return {**row, "units": [], "next_units": []}

    def numbers(self, kind: Kind) -> list[Number]:
        if kind.id != self.peoples.partisan.id:
            return []
        cost, loss = self.rules.ratio("partisan_cost"), self.rules.ratio("partisan_loss")
        return [
            number("partisan_cost", *cost, "partisan_cost", "SA-government_and_people-15"),
            number("partisan_loss", *loss, "partisan_loss", "SA-government_and_people-18"),
        ]


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-government_and_people-1",
    needs=("alliance",),
    options=(
        RatioOption("wb_income", "1", "0", "100", "SA-government_and_people-5"),
        ChoiceOption("effort_step", ("1/4", "1/2", "1"), "SA-government_and_people-6"),
        RatioOption("gendarme_price", "1/2", "0", "100", "SA-government_and_people-10", above=True),
        RatioOption("repression", "1", "0", "100", "SA-government_and_people-12"),
        RatioOption("partisan_cost", "1", "0", "100", "SA-government_and_people-15"),
        RatioOption("partisan_loss", "3", "0", "100", "SA-government_and_people-18"),
        IntOption("search_ratio", 3, 1, 100, "SA-government_and_people-20"),
        RatioOption("hidden_bonus", "3", "1", "100", "SA-government_and_people-21"),
        ChoiceOption("wb_visibility", ("private", PUBLIC), "SA-government_and_people-4"),
    ),
    contributions={
        "column": (
            *COLUMNS, Column(SEARCHED, FIELD), Column(SEEN, SEAT), Column(CAME_UP, UNIT, NOBODY),
            Column(SEARCH, BATTLE), Column(SEARCH, MARK),
        ),
        "slice": (
            SliceSpec(PEOPLE, OWN, Mood), SliceSpec(CHOICE, OWN, Choice), SliceSpec(PEOPLE, TABLE, Known),
            SliceSpec(UPRISING, MATTER, Rising),
        ),
        "step": (EffortStep, AskPeople, SideWithStep),
        "order": (
            EffortRule, RepressRule, WelfareRule, RaiseRule, CreepRule, RiseRule, SearchRule, SideWithRule,
            StayUnderRule,
        ),
        "react": (PeopleInGame, EffortsEnd, PartisanKeeper, SearchesEnd, GendarmesAtHome),
        "consent": (Joining,),
        "fire": (HiddenBonus,),
        "production": (PeopleLand, EffortFactor),
        "price": (PeoplePrice,),
        "muster": (PartisanMuster, SearchMuster),
        "veto": (PeopleVeto,),
        "guess": (PeopleGuess, ChoiceGuess),
        "face": (PeopleShown,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-14": (Peoples.is_people,),
    "SA-government_and_people-22": (PeopleLand,),
    "SA-government_and_people-28": (OfferRule,),
}
