"""What all goals share (Cíle ve více hráčích): when they end, what it is to hold a field at the end, and the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.goal_seams import Goal
from velmoci.salva.goals.pressure import LAST_CHANCE, hurry
from velmoci.salva.goals.results import Reason, Result, ranked
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import Side
from velmoci.salva.seams import FIELD, OPENING, Column, Reaction, Step
from velmoci.salva.state import LIVING, NOBODY, Sight, State, Table

LAST_ROUND: Final = "last_round"
OWN_LAST_TURN: Final = "own_last_turn"
NOW: Final = "now"
END_HOLD: Final = ChoiceOption("end_hold", (LAST_ROUND, OWN_LAST_TURN, NOW), "SA-goal_common-4")
OBJECTIVE: Final = ChoiceOption("objective", ("score", "rank"), "SA-goal_common-6")

FULL_TIME: Final = "rounds"
"""Why a game ended that was played to its last round."""
WAR_NAMES: Final[dict[str, dict[str, str]]] = {
    "A": {"cs": "Amerika", "en": "America"},
    "B": {"cs": "Británie", "en": "Britain"},
    "F": {"cs": "Finsko", "en": "Finland"},
    "I": {"cs": "Itálie", "en": "Italy"},
    "J": {"cs": "Japonsko", "en": "Japan"},
    "N": {"cs": "Německo", "en": "Germany"},
    "S": {"cs": "Sověti", "en": "Soviets"},
}
"""What the letters of the sides stand for."""
KEPT: Final = Column("kept", FIELD, -1)
"""Who has owned a field without a break since the moment from which holding counts."""


class DefineGoal(Step):
    """The goal is defined with all its lots before anybody takes a side, so that everybody chooses knowingly."""

    name = "goal"
    track = OPENING
    before = "sides"

    def enter(self, state: State, chance: Chance) -> None:
        self.rules.goal.define(state, chance)


class Keeping(Reaction):
    """Notes who has kept a field; a change of owner is a break, even if the field comes back."""

    name = "keeping"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.field_column(KEPT.name)
        self.by_own_turn = rules.rulebook.options.get(END_HOLD.name) == OWN_LAST_TURN
        self.rounds: i64 = rules.number("rounds")

    def game_begins(self, state: State) -> None:
        keep_all(state.table, self.column)

    def turn_ends(self, state: State, seat: i64) -> None:
        if self.by_own_turn and state.table.round < self.rounds:
            for field in state.table.fields_of(seat):
                state.table.field_columns[self.column][field] = seat

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        state.table.field_columns[self.column][field] = NOBODY


def keep_all(table: Table, column: i64) -> None:
    """From now on every owner keeps his fields."""
    for field in range(len(table.owner)):
        table.field_columns[column][field] = table.owner[field]


class RoundGoal(Goal):
    """A goal that is judged after a number of rounds, or earlier when at most one player is left."""

    players: ClassVar[tuple[int, int]] = (3, 6)
    clause: ClassVar[str] = "SA-goal_common-2"
    """The clause of its end."""
    number_clause: ClassVar[str] = "SA-multiplayer-1"
    """The clause that says how many take part."""
    measure: ClassVar[str] = "score"
    always_ranks: ClassVar[bool] = False
    counts_units: ClassVar[bool] = False
    counts_turns: ClassVar[bool] = False

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rounds: i64 = rules.number("rounds")
        self.end_hold = str(rules.rulebook.options.get(END_HOLD.name, NOW))
        self.kept_column: i64 = rules.field_column(KEPT.name) if self.end_hold != NOW else -1
        self.ranks = self.always_ranks or rules.rulebook.options.get(OBJECTIVE.name) == "rank"

    def check_start(self) -> None:
        least, most = self.players
        check_players(self.rules, self.number_clause, least, most)

    def results(self, table: Table) -> list[Result]:
        """How every seat fares if the game ends as it stands."""
        raise NotImplementedError

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """Those with the best result, so that every game has somebody who did best."""
        best = max([result.worth for result in results])
        return [result.seat for result in results if result.worth == best]

    def holders(self, table: Table) -> vec[i64]:
        """Who holds each field for the result: who kept it through the last round, or simply its owner."""
        if self.end_hold == NOW or not self.is_full_time(table):
            return table.owner
        return table.field_columns[self.kept_column]

    def is_full_time(self, table: Table) -> bool:
        """Whether the last round counts: the game ended with it, or it is under way."""
        return table.reason == FULL_TIME if table.reason else table.round >= self.rounds

    def held(self, table: Table, seat: i64) -> list[int]:
        """The land fields that a seat holds for the result."""
        holders = self.holders(table)
        return [field for field in self.rules.board.land if holders[field] == seat]

    def held_by_each(self, table: Table) -> list[list[int]]:
        """The same of all seats."""
        holders, found = self.holders(table), [list[int]() for _ in range(int(table.seats))]
        for field in self.rules.board.land:
            holder = int(holders[field])
            if holder >= 0:
                found[holder].append(field)
        return found

    def round_ends(self, state: State) -> None:
        if state.table.round >= self.rounds:
            self.finish(state, FULL_TIME)
        elif self.end_hold == LAST_ROUND:
            keep_all(state.table, self.kept_column)

    def seats_leave(self, state: State, seats: list[int]) -> None:
        if len(self.rules.contenders(state.table)) <= 1:
            self.finish(state, "elimination")

    def cap_reached(self, state: State) -> None:
        """The goal has a limit of its own."""

    def finish(self, state: State, reason: str) -> None:
        """Judges everybody and ends the game."""
        table = state.table
        table.reason = reason
        results = self.results(table)
        if self.ranks:
            table.ranking = ranked(results)
        sentence = f"result-{self.measure}"
        for result in results:
            state.tell(public(sentence, power=seat_name(result.seat), value=result.shown))
        state.end_game(self.winners(table, results), reason, self.clause)

    def standing(self, table: Table) -> list[dict[str, object]]:
        results = self.results(table)
        return [result.to_json(self.measure, self.lacks(table, result, results)) for result in results]

    def lacks(self, table: Table, result: Result, results: list[Result]) -> list[Reason]:
        """What a seat lacks to stand better; nothing any more when it is out, or the game is over."""
        if table.is_over or is_destroyed(table, result.seat):
            return []
        return self.missing(table, result, results)

    def missing(self, table: Table, result: Result, results: list[Result]) -> list[Reason]:
        """What a living seat lacks: by default, how far the best one is ahead."""
        best = max([other.worth for other in results])
        first = [other for other in results if other.worth == best]
        if result.worth == best:
            others = [seat_name(other.seat) for other in first if other.seat != result.seat]
            return [Reason("in-front", self.clause, {"powers": others})]
        values: dict[str, str | int | list[str]] = {"powers": [seat_name(other.seat) for other in first]}
        values["count"] = abs(first[0].shown - result.shown)
        return [Reason("behind", self.clause, values)]

    def depends_on_fields(self) -> bool:
        return True

    def result(self, sight: Sight, table: Table) -> float:
        return float(self.results(table)[sight.seat].worth)

    def pressure(self, sight: Sight) -> float:
        table = sight.table
        if self.in_the_way(sight):
            return hurry(int(self.rounds) - int(table.round))
        return LAST_CHANCE if table.round >= self.rounds else 0.0

    def about(self, table: Table) -> dict[str, object]:
        return {"goal": self.name, "rounds": int(self.rounds), "end_hold": self.end_hold, "ranked": self.ranks}


def is_destroyed(table: Table, seat: i64) -> bool:
    """Whether a seat is out of the game, whoever did it and however."""
    return table.status[seat] != LIVING


def destroyed_reason(seat: i64) -> Reason:
    """Whoever was destroyed has nothing in goals of missions and scores."""
    return Reason("destroyed", "SA-goal_common-7", {"power": seat_name(seat)})


def check_players(rules: Rules, clause: str, least: int, most: int) -> None:
    """A goal is for so many players."""
    players = int(rules.seats)
    if not least <= players <= most:
        raise BadRulebook("bad_player_number", clause, players=players, least=least, most=most)


def side_label(rules: Rules, side: Side, language: str) -> str:
    """How a side is shown: by its own name in the scenario, otherwise by its letter or its name in the war."""
    own: str = side.row.get(language, side.id)
    is_plain = own in (side.id, f"Strana {side.id}", f"Side {side.id}")
    if rules.word("side_labels") == "ww2" and is_plain and side.id in WAR_NAMES:
        return WAR_NAMES[side.id][language]
    return own


CHAPTER: Final = Chapter(
    id="goal_common",
    clause="SA-goal_common-1",
    options=(ChoiceOption("side_labels", ("letters", "ww2"), "SA-goal_common-8"),),
    is_always_on=True,
    contributions={"step": (DefineGoal,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-goal_common-1": (Result, RoundGoal.winners),
    "SA-goal_common-2": (RoundGoal.round_ends, RoundGoal.seats_leave),
    "SA-goal_common-3": (is_destroyed,),
    "SA-goal_common-4": (RoundGoal.holders, Keeping),
    "SA-goal_common-5": (RoundGoal.is_full_time,),
    "SA-goal_common-6": (RoundGoal.finish, ranked),
    "SA-goal_common-7": (destroyed_reason,),
    "SA-goal_common-8": (side_label,),
    "SA-random_goal-5": (DefineGoal,),
}
