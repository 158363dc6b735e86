"""Goals of governments and peoples (SA-government_and_people-24 to 27): land for some, well-being for others.

After the last round governments are ranked among themselves by their scores, and a people wins if it reaches its par.
Scores are exact; what is shown of one is its whole part, and all of it among the reasons.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import Event, EventPart, public, reveal, to
from velmoci.kernel.option import ChoiceOption, IntOption, NamesOption, RatioOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.goal_common import RoundGoal, destroyed_reason, is_destroyed
from velmoci.salva.chapters.peoples import Peoples
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.numbers import common_denominator, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import DEFENSIVE, OFFENSIVE
from velmoci.salva.seams import OWN, TABLE, Guess, SliceSpec
from velmoci.salva.state import Sight, Slice, State, Table

WEIGHT: Final = "people_weight"
ONE: Final = "one_people"
DEFENDER: Final = "people_of_defender"
FEUDING: Final = "feuding_peoples"
DRAWN: Final = "drawn"
CONTEST: Final = "contest"
FOR_PEOPLE: Final = (-3, -2, -1, 1, 2, 3)
"""What a die says of how much a people minds its defender's land."""
FOR_POWER: Final = (-2, -1, 0, 0, 1, 2)
"""And of how much a government minds the well-being of the people."""
DIE: Final[i64] = 6
CLAUSES_OF: Final = {
    ONE: "SA-government_and_people-24",
    DEFENDER: "SA-government_and_people-25",
    FEUDING: "SA-government_and_people-26",
}
GOVERNMENTS: Final = {ONE: (2, 2), DEFENDER: (2, 2), FEUDING: (2, 3)}
PEOPLES: Final = {ONE: (1, 1), DEFENDER: (1, 1), FEUDING: (2, 3)}
Values = dict[str, str | int | list[str]]


class Weight(Slice):
    """By how much a seat minds what is not its own aim; it alone knows that until the end."""

    def __init__(self) -> None:
        self.weight = 0

    def copy(self) -> Slice:
        twin = Weight()
        twin.weight = self.weight
        return twin

    def dump(self) -> object:
        return self.weight

    def load(self, data: Any) -> None:
        self.weight = int(data)


class Weights(Slice):
    """The weights that everybody knows: all of them once the game is over."""

    def __init__(self) -> None:
        self.known: dict[int, int] = {}

    def copy(self) -> Slice:
        twin = Weights()
        twin.known = dict(self.known)
        return twin

    def dump(self) -> object:
        return [[seat, self.known[seat]] for seat in sorted(self.known)]

    def load(self, data: Any) -> None:
        self.known = {int(seat): int(weight) for seat, weight in data}

    def told(self, sight: Sight) -> object:
        return {seat_name(seat): weight for seat, weight in sorted(self.known.items())}


def weight_of(sight: Sight) -> Weight:
    """What a seat alone knows of its aim."""
    found = sight.own.slices[sight.rules.own_slice(WEIGHT)]
    assert isinstance(found, Weight)
    return found


def known_weights(rules: Rules, table: Table) -> dict[int, int]:
    """The weights that everybody knows."""
    found = table.slices[rules.table_slice(WEIGHT)]
    assert isinstance(found, Weights)
    return found.known


class PeopleGoal(RoundGoal):
    """After the last round each government is scored by its land, each people by its well-being."""

    name = "people_goals"
    players: ClassVar[tuple[int, int]] = (3, 6)
    number_clause: ClassVar[str] = "SA-government_and_people-24"
    clause: ClassVar[str] = "SA-government_and_people-27"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.kind = rules.word("people_goal")
        self.cited = CLAUSES_OF[self.kind]
        self.is_contest = self.kind == FEUDING and rules.word("feud") == CONTEST
        self.favoured = rules.names("favoured_side")
        self.par_option = rules.ratio("people_par")
        self.sympathy = rules.number("sympathy_weight")

    def check_start(self) -> None:
        super().check_start()
        areas = self.peoples.areas
        found = len([area for area in areas if area])
        least, most = PEOPLES[self.kind]
        fewest, greatest = GOVERNMENTS[self.kind]
        if not least <= found <= most or not fewest <= len(areas) - found <= greatest:
            raise BadRulebook("bad_peoples", self.cited, peoples=found, governments=len(areas) - found)
        names = [side.id for side in self.rules.sides]
        wrong = [name for name in self.favoured if name not in names]
        if wrong or len(self.favoured) > 1:
            allowed = ", ".join(names)
            value = " ".join(self.favoured)[:40]
            raise BadRulebook("bad_option", self.cited, option="favoured_side", value=value, allowed=allowed)
        if not self.fits_map():
            raise BadRulebook("bad_areas", self.cited)

    def fits_map(self) -> bool:
        """Whether the peoples live where the goal wants them to."""
        areas, inhabited = self.peoples.areas, [field for area in self.peoples.areas for field in area]
        if self.kind == ONE:
            return len(inhabited) == len(self.rules.board.land)
        land = {side.id: [self.rules.board.index[name] for name in side.fields] for side in self.rules.sides}
        if self.kind == DEFENDER:
            roles = sorted([side.role for side in self.rules.sides if side.role])
            defended = [field for side in self.rules.sides if side.role == DEFENSIVE for field in land[side.id]]
            return roles == [DEFENSIVE, OFFENSIVE] and set(inhabited) <= set(defended)
        crossing = [area for area in areas if len([own for own in land.values() if set(own) & set(area)]) > 1]
        return bool(crossing)

    def set_up(self, state: State, chance: Chance) -> None:
        """In a war about a people's land everybody has a weight of his own, fixed or drawn in secret."""
        if self.kind != DEFENDER:
            return
        for seat in range(int(state.table.seats)):
            is_people = self.peoples.is_people(state.table, seat)
            fixed = self.rules.word("people_weight" if is_people else "power_weight")
            drawn = FOR_PEOPLE if is_people else FOR_POWER
            weight = drawn[chance.secret().roll(DIE) - 1] if fixed == DRAWN else int(fixed)
            weight_of(state.sight(seat)).weight = weight
            state.tell(Event(EventPart(to([seat]), "weight-drawn", {"weight": weight})))

    def defender(self, table: Table) -> int:
        """The seat whose land the war is about."""
        sides = self.rules.sides
        return next(seat for seat in range(int(table.seats)) if sides[table.side[seat]].role == DEFENSIVE)

    def par(self, table: Table, seat: i64) -> Fraction:
        """What a people has to reach to win."""
        num, den = self.par_option
        return Fraction(num, den) if num > 0 else self.usual_par(table, seat)

    def usual_par(self, table: Table, seat: i64) -> Fraction:
        """Half a point for each of its fields in each round."""
        return Fraction(int(self.rounds) * len(self.peoples.area(table, seat)), 2)

    def well_being(self, table: Table, seat: i64) -> Fraction | None:
        """How well a people is as far as everybody knows."""
        known = self.peoples.known(table).get(int(seat))
        return None if known is None else Fraction(known, self.peoples.parts())

    def land(self, table: Table, seat: i64) -> int:
        """How many fields a seat holds."""
        return len(self.held(table, seat))

    def bonus(self, table: Table, weight: int) -> int:
        """What a people's score counts beside its well-being, by its weight."""
        if self.kind == ONE and self.favoured:
            sides = [side.id for side in self.rules.sides]
            favoured = [int(side) for side in table.side].index(sides.index(self.favoured[0]))
            return self.sympathy * self.land(table, favoured)
        if self.kind == DEFENDER:
            seat = self.defender(table)
            return weight * (self.land(table, seat) - len(self.rules.sides[table.side[seat]].fields))
        return 0

    def people_score(self, table: Table, seat: int, moods: dict[int, Fraction], weight: int) -> Fraction:
        """What a people has reached, by the well-being of all peoples."""
        own = moods[seat]
        others = [moods[other] for other in self.peoples.all(table) if other != seat]
        if self.kind == FEUDING and not self.is_contest and others:
            return own - sum(others, Fraction(0)) / len(others)
        return own + self.bonus(table, weight)

    def power_score(self, table: Table, seat: int, moods: dict[int, Fraction], weight: int) -> Fraction:
        """What a government has reached: its land, and what it thinks of the people."""
        score = Fraction(self.land(table, seat))
        if self.kind == DEFENDER and weight != 0:
            people = self.peoples.all(table)[0]
            score += weight * moods[people] / self.par(table, people)
        return score

    def known_moods(self, table: Table) -> dict[int, Fraction]:
        """How well all peoples are by what everybody knows; what nobody knows counts as nothing until the end."""
        return {seat: self.well_being(table, seat) or Fraction(0) for seat in self.peoples.all(table)}

    def score(self, table: Table, seat: int, moods: dict[int, Fraction], weight: int) -> Fraction:
        """What a seat has reached by these well-beings and its weight."""
        if self.peoples.is_people(table, seat):
            return self.people_score(table, seat, moods, weight)
        return self.power_score(table, seat, moods, weight)

    def scores(self, table: Table) -> list[Fraction]:
        """What every seat has reached by what everybody knows; the destroyed have less than anybody else."""
        moods, weights, found = self.known_moods(table), known_weights(self.rules, table), list[Fraction]()
        for seat in range(int(table.seats)):
            found.append(self.score(table, seat, moods, weights.get(seat, 0)))
        least = min(found)
        return [least - 1 if is_destroyed(table, seat) else score for seat, score in enumerate(found)]

    def results(self, table: Table) -> list[Result]:
        scores, moods = self.scores(table), self.known_moods(table)
        common = common_denominator([score.denominator for score in scores])
        found: list[Result] = []
        for seat, score in enumerate(scores):
            worth = score.numerator * (common // score.denominator)
            if is_destroyed(table, seat):
                found.append(Result(seat, 0, worth, [destroyed_reason(seat)]))
            else:
                found.append(Result(seat, whole(score), worth, [self.reason(table, seat, score, moods)]))
        return found

    def reason(self, table: Table, seat: int, score: Fraction, moods: dict[int, Fraction]) -> Reason:
        """Why a seat stands as it does."""
        if not self.peoples.is_people(table, seat):
            return Reason("power-score", self.cited, {"points": text_of(score), "count": self.land(table, seat)})
        values: Values = {"points": text_of(score), "mood": text_of(moods[seat])}
        if self.is_contest:
            return Reason("people-contest", self.cited, values)
        return Reason("people-score", self.cited, {**values, "par": text_of(self.par(table, seat))})

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """The best of the governments, and every people that has reached its par, or in a contest the best."""
        scores, living = self.scores(table), table.living()
        peoples = [seat for seat in living if self.peoples.is_people(table, seat)]
        won = best_of(scores, [seat for seat in living if seat not in peoples])
        if self.is_contest:
            return sorted([*won, *best_of(scores, peoples)])
        return sorted([*won, *[seat for seat in peoples if scores[seat] >= self.par(table, seat)]])

    def in_order(self, table: Table) -> list[int]:
        """The governments from the best to the worst."""
        scores = self.scores(table)
        powers = [seat for seat in range(int(table.seats)) if not self.peoples.is_people(table, seat)]
        return sorted(powers, key=lambda seat: -scores[seat])

    def finish(self, state: State, reason: str) -> None:
        """All that was secret is shown, and everybody is judged by it."""
        self.peoples.publish(state)
        weights = known_weights(self.rules, state.table)
        for seat in range(int(state.table.seats)) if self.kind == DEFENDER else []:
            weights[seat] = weight_of(state.sight(seat)).weight
            state.tell(reveal("weight-shown", power=seat_name(seat), weight=weights[seat]))
        state.table.reason = reason
        state.tell(public("governments-ranked", powers=[seat_name(seat) for seat in self.in_order(state.table)]))
        super().finish(state, reason)

    def about(self, table: Table) -> dict[str, object]:
        pars = {seat_name(seat): text_of(self.par(table, seat)) for seat in self.peoples.all(table)}
        return {**super().about(table), "people_goal": self.kind, "par": {} if self.is_contest else pars}

    def standing(self, table: Table) -> list[dict[str, object]]:
        """Of a people whose well-being is its own affair nothing is said before the end."""
        found: list[dict[str, object]] = []
        for result in self.results(table):
            is_people = self.peoples.is_people(table, result.seat)
            is_known = table.is_over or not is_people or self.well_being(table, result.seat) is not None
            if is_known:
                found.append(result.to_json(self.measure, []))
            else:
                par = text_of(self.par(table, result.seat))
                reason = Reason("people-unknown", self.cited, {"par": par})
                found.append(Result(result.seat, 0, 0, [reason]).to_json(self.measure, []))
        return found

    def about_own(self, sight: Sight) -> dict[str, object]:
        if sight.seat < 0 or is_destroyed(sight.table, sight.seat):
            return {}
        table, seat, moods = sight.table, int(sight.seat), self.own_moods(sight, sight.table)
        score = self.score(table, seat, moods, weight_of(sight).weight)
        reason = self.reason(table, seat, score, moods)
        own = Result(seat, whole(score), whole(score), [reason]).to_json(self.measure, [])
        if self.kind == DEFENDER:
            own["weight"] = weight_of(sight).weight
        return own

    def own_moods(self, sight: Sight, table: Table) -> dict[int, Fraction]:
        """How well peoples are by all that a seat knows; others as if they were on the way to their par."""
        moods: dict[int, Fraction] = {}
        done = Fraction(min(int(table.round), int(self.rounds)), int(self.rounds))
        for people in self.peoples.all(table):
            known = self.well_being(table, people)
            moods[people] = self.usual_par(table, people) * done if known is None else known
        if sight.seat >= 0 and self.peoples.is_people(table, sight.seat):
            moods[int(sight.seat)] = Fraction(self.peoples.mood(sight).points, self.peoples.parts())
        return moods

    def result(self, sight: Sight, table: Table) -> float:
        return float(self.score(table, int(sight.seat), self.own_moods(sight, table), weight_of(sight).weight))

    def pressure(self, sight: Sight) -> float:
        return 0.0 if self.peoples.is_people(sight.table, sight.seat) else super().pressure(sight)


def text_of(score: Fraction) -> str:
    """A score as text."""
    return ratio_text(score.numerator, score.denominator)


def whole(score: Fraction) -> int:
    """The whole part of a score."""
    return score.numerator // score.denominator


def best_of(scores: list[Fraction], seats: list[int]) -> list[int]:
    """Of some seats those with the best score."""
    best = max([scores[seat] for seat in seats], default=Fraction(0))
    return [seat for seat in seats if scores[seat] == best]


class WeightGuess(Guess):
    """Others have drawn any weight."""

    name = WEIGHT

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        goal = self.rules.goal
        assert isinstance(goal, PeopleGoal)
        known = known_weights(self.rules, state.table)
        for seat in range(int(state.table.seats)) if goal.kind == DEFENDER else []:
            if seat == int(sight.seat):
                continue
            is_people = goal.peoples.is_people(state.table, seat)
            fixed = self.rules.word("people_weight" if is_people else "power_weight")
            drawn = (FOR_PEOPLE if is_people else FOR_POWER)[chance.roll(DIE) - 1] if fixed == DRAWN else int(fixed)
            weight_of(state.sight(seat)).weight = known.get(seat, drawn)


CHAPTER: Final = Chapter(
    id="people_goals",
    clause="SA-government_and_people-24",
    needs=("government_and_people",),
    options=(
        ChoiceOption("people_goal", (ONE, DEFENDER, FEUDING), "SA-government_and_people-24"),
        IntOption("rounds", 12, 3, 40, "SA-government_and_people-24"),
        RatioOption("people_par", "0", "0", "10000", "SA-government_and_people-27"),
        NamesOption("favoured_side", "", "SA-government_and_people-24"),
        IntOption("sympathy_weight", 1, 0, 10, "SA-government_and_people-24"),
        ChoiceOption("people_weight", (DRAWN, "-3", "-2", "-1", "0", "1", "2", "3"), "SA-government_and_people-25"),
        ChoiceOption("power_weight", (DRAWN, "-2", "-1", "0", "1", "2"), "SA-government_and_people-25"),
        ChoiceOption("feud", ("hostile", CONTEST), "SA-government_and_people-26"),
    ),
    group="goal",
    contributions={
        "slice": (SliceSpec(WEIGHT, OWN, Weight), SliceSpec(WEIGHT, TABLE, Weights)),
        "goal": (PeopleGoal,),
        "guess": (WeightGuess,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-24": (PeopleGoal.results, PeopleGoal.bonus, PeopleGoal.fits_map),
    "SA-government_and_people-25": (PeopleGoal.set_up, PeopleGoal.bonus, PeopleGoal.power_score, PeopleGoal.finish),
    "SA-government_and_people-26": (PeopleGoal.people_score, PeopleGoal.winners, PeopleGoal.fits_map),
    "SA-government_and_people-27": (PeopleGoal.winners, PeopleGoal.par, PeopleGoal.finish),
}
