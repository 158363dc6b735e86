"""Production frequency (Četnost produkční fáze): only some turns have completion and production, and yield more."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import ChoiceOption, RatioOption, TextOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.map_seams import FieldFactor
from velmoci.salva.numbers import Chain, ratio
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, Step
from velmoci.salva.state import State, Table

EVERY_TURN: Final = "every_turn"
TWO_PLAYER: Final = "two_player"
SHIFTED: Final = "shifted"
REGULAR: Final = "regular"
CUSTOM: Final = "custom"
BY_PLAYERS: Final = "by_players"


class Schedule:
    """Which turns have production; turns are counted from 0 and belong to seats, also to those that are out."""

    def __init__(self, name: str, players: int, marks: list[bool]) -> None:
        self.players = players
        self.name = (TWO_PLAYER if players == 2 else SHIFTED) if name == BY_PLAYERS else name
        self.marks = marks

    def has_production(self, turn: int) -> bool:
        """Whether the turn of that number has completion and production."""
        n = self.players
        if self.name == TWO_PLAYER:
            return turn % 3 == 0
        if self.name == SHIFTED:
            return turn % (n * (3 * n - 1)) in shifted_turns(n)
        if self.name == REGULAR:
            return turn // n % 2 == 0
        if self.name == CUSTOM:
            return self.marks[turn % len(self.marks)]
        return True

    def period(self) -> int:
        """After so many turns the schedule begins again."""
        n = self.players
        lengths = {TWO_PLAYER: 6, SHIFTED: n * (3 * n - 1), REGULAR: 2 * n, CUSTOM: len(self.marks)}
        return lengths.get(self.name, n)

    def fair_factor(self) -> int:
        """The whole number by which production must be multiplied to keep its volume, halves up."""
        period = self.period()
        productive = len([turn for turn in range(period) if self.has_production(turn)])
        return (2 * period + productive) // (2 * productive)


def is_unfair(options: Mapping[str, object]) -> bool:
    """Whether the schedule favours somebody: with a regular one the first player buys before all others."""
    return options.get("schedule") == REGULAR


def shifted_turns(players: int) -> set[int]:
    """The turns with production in one period: each run of n turns begins one seat later, after a round without."""
    found: set[int] = set()
    round_number = 0
    for seat in range(players):
        first = round_number * players + seat
        found |= set(range(first, first + players))
        round_number = (round_number if seat == 0 else round_number + 1) + 2
    return found


def schedule_of(rules: Rules) -> Schedule:
    """The schedule that the options name, checked against the number of players."""
    name, players = rules.word("schedule"), int(rules.seats)
    marks = [word == "1" for word in rules.word("custom_schedule").split()]
    if name == TWO_PLAYER and players != 2:
        raise BadRulebook("bad_option", "SA-production_cycle-5", option="schedule", value=name, allowed=SHIFTED)
    if name == CUSTOM:
        check_custom(rules.word("custom_schedule"), marks, players)
    return Schedule(name, players, marks)


def check_custom(text: str, marks: list[bool], players: int) -> None:
    """A list of 0 and 1 in which every seat has production some time."""
    fits = len(marks) % players == 0 and set(text.split()) <= {"0", "1"}
    if not fits or not all(any(marks[seat::players]) for seat in range(players)):
        raise BadRulebook(
            "bad_option", "SA-production_cycle-8", option="custom_schedule", value=text[:40], allowed="1 0 0 1 …"
        )


class CycleGate(Step):
    """In a turn without production the turn ends after movement."""

    name = "cycle"
    track = TURN
    before = "completion"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.schedule = schedule_of(rules)

    def lets_pass(self, turn: i64) -> bool:
        return self.schedule.has_production(int(turn))

    def leave(self, state: State, chance: Chance) -> str:
        return "" if self.lets_pass(state.table.turn) else "turn_end"


class CycleFactor(FieldFactor):
    """Everything that fields and factories generate is multiplied."""

    name = "cycle"
    depends_on_field: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = factor_of(rules)

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        chain.times(self.num, self.den, "cycle", "SA-production_cycle-4")

    def denominator(self) -> int:
        return self.den


def factor_of(rules: Rules) -> tuple[int, int]:
    """The factor that the options name: a number, the printed one, or the one that keeps the volume."""
    schedule, word = schedule_of(rules), rules.word("cycle_factor")
    if word == "auto":
        return schedule.fair_factor(), 1
    if word == "printed":
        return (1, 1) if schedule.name == EVERY_TURN else (2, 1)
    return ratio(word)


CHAPTER: Final = Chapter(
    id="production_cycle",
    clause="SA-production_cycle-1",
    needs=("minimal",),
    options=(
        ChoiceOption(
            "schedule", (BY_PLAYERS, EVERY_TURN, TWO_PLAYER, SHIFTED, REGULAR, CUSTOM), "SA-production_cycle-1"
        ),
        RatioOption("cycle_factor", "printed", "1", "100", "SA-production_cycle-4", words=("printed", "auto")),
        TextOption("custom_schedule", "", "SA-production_cycle-8", longest=1000),
    ),
    contributions={"step": (CycleGate,), "production": (CycleFactor,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-production_cycle-1": (CycleGate,),
    "SA-production_cycle-2": (CycleGate,),
    "SA-production_cycle-3": (CycleGate,),
    "SA-production_cycle-4": (CycleFactor, factor_of),
    "SA-production_cycle-5": (Schedule.has_production, schedule_of),
    "SA-production_cycle-6": (shifted_turns,),
    "SA-production_cycle-7": (Schedule.has_production, is_unfair),
    "SA-production_cycle-8": (check_custom,),
    "SA-production_cycle-9": (Schedule.has_production,),
    "SA-production_cycle-10": (CycleGate,),
    "SA-production_cycle-11": (Schedule.has_production, shifted_turns),
}
