"""Section 8: the options of Expanze and what they mean to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.board import CONTINENTS, MAPS, find_board
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import ASK, AskOption, BoolOption, ChoiceOption, IntOption, Option, OptionValue, TableOption
from velmoci.kernel.rulebook import Chapter, Library, Rulebook, read_options

CONTINENT_BONUS: Final = {
    "asia": 7, "europe": 5, "africa": 4, "north_america": 4, "south_america": 3, "australia": 3
}  # fmt: skip
SETS: Final = ("PPP", "KKK", "DDD", "PKD")
CARD_SET_VALUES: Final = {"PPP": 4, "KKK": 6, "DDD": 8, "PKD": 10}

FEWEST_POWERS: Final = 2
MOST_POWERS: Final = 7


def advice() -> dict[str, list[int]]:
    """Guidance for those who set up a game; shown, never enforced."""
    return {"age": [10], "hours": [3, 4], "powers": [4, 7], "states-per-power": [6, 7]}


class PowerCount(IntOption):
    """The number of powers has a refusal of its own."""

    def wrong(self, value: object) -> BadRulebook:
        return BadRulebook("bad_power_count", self.clause, value=str(value)[:40])


OPTIONS: Final[tuple[Option, ...]] = (
    PowerCount("powers", 4, FEWEST_POWERS, MOST_POWERS, "EX-PLY-1"),
    ChoiceOption("map", MAPS, "EX-MAP-1"),
    ChoiceOption("colour_choice", ("pick", "random"), "EX-PLY-6"),
    ChoiceOption("team_decision", ("any_member", "captain", "majority"), "EX-PLY-4"),
    ChoiceOption("talk_visibility", ("hidden", "existence_public", "off"), "EX-AGR-2"),
    BoolOption("replay_reveals_talks", False, "EX-AGR-2"),
    ChoiceOption("first_turn", ("dealer_left", "dealer", "random"), "EX-TRN-2"),
    IntOption("first_arm_base", 10, 0, 30, "EX-FAR-1"),
    IntOption("first_arm_short", 13, 0, 30, "EX-FAR-2"),
    IntOption("first_arm_cap", 2, 1, 30, "EX-FAR-3"),
    IntOption("arm_base", 3, 1, 20, "EX-ARM-1"),
    TableOption("continent_bonus", CONTINENT_BONUS, 0, 20, "EX-ARM-3"),
    TableOption("card_set_values", CARD_SET_VALUES, 0, 50, "EX-ARM-5"),
    IntOption("max_sets_per_arming", 1, 0, 1, "EX-ARM-6"),
    ChoiceOption("trade_window", ("any_time", "active_only", "off"), "EX-TRD-3"),
    ChoiceOption("draw_mode", ("explicit", "auto"), "EX-CRD-4"),
    ChoiceOption("eliminated_cards", ("bottom", "to_conqueror"), "EX-ELI-4"),
    IntOption("nonsense_target", 20, 10, 45, "EX-MIS-10"),
    BoolOption("nonsense_auto_raise", True, "EX-MIS-10"),
    ChoiceOption("absent_colour_mission", ("nonsense", "remove_from_deck"), "EX-MIS-12"),
    BoolOption("asia_pair_third", False, "EX-MIS-2"),
    BoolOption("include_asia_south_america", False, "EX-MIS-1"),
    IntOption("hold_rounds", 1, 0, 3, "EX-WIN-3"),
    BoolOption("hold_applies_to_pursuit", True, "EX-WIN-6"),
    BoolOption("auto_show", False, "EX-WIN-2"),
    AskOption("continue_after_win", False, "EX-WIN-8"),
    IntOption("soldier_limit", 0, 60, 1000, "EX-SOL-1", or_zero=True),
    ChoiceOption("battle_pace", ("auto", "stepwise"), "EX-FGT-10"),
    IntOption("round_limit", 0, 10, 1000, "EX-TRN-7", or_zero=True),
)


def check_together(options: Mapping[str, OptionValue]) -> None:
    """What no option can check alone."""
    base, short, target = options["first_arm_base"], options["first_arm_short"], options["nonsense_target"]
    assert isinstance(base, int)
    assert isinstance(short, int)
    assert isinstance(target, int)
    if short < base:
        raise BadRulebook(
            "bad_option", "EX-FAR-2", option="first_arm_short", value=str(short), allowed=f"{base}–30"
        )
    states = find_board(str(options["map"])).size
    if target >= states:
        raise BadRulebook(
            "bad_option", "EX-MIS-10", option="nonsense_target", value=str(target), allowed=f"10–{states - 1}"
        )


LIBRARY: Final = Library(
    game="expanze",
    version=1,
    chapters=(Chapter("expanze", "EX-SET-1", options=OPTIONS, is_always_on=True),),
    option_clause="EX-OPT-1",
    checks=(check_together,),
)

ACTIVE_ONLY: Final = 1
TRADE_OFF: Final = 2


class Settings:
    """The options of one rulebook as plain numbers, read once."""

    def __init__(self, rulebook: Rulebook) -> None:
        options = rulebook.options
        bonus, sets = options["continent_bonus"], options["card_set_values"]
        assert isinstance(bonus, dict)
        assert isinstance(sets, dict)
        self.powers: i64 = number(options, "powers")
        self.random_colours: bool = options["colour_choice"] == "random"
        self.first_turn: str = str(options["first_turn"])
        self.first_arm_base: i64 = number(options, "first_arm_base")
        self.first_arm_short: i64 = number(options, "first_arm_short")
        self.first_arm_cap: i64 = number(options, "first_arm_cap")
        self.arm_base: i64 = number(options, "arm_base")
        self.bonus: list[int] = [bonus[continent] for continent in CONTINENTS]
        self.set_value: list[int] = [sets[name] for name in SETS]
        self.max_sets: i64 = number(options, "max_sets_per_arming")
        self.trade_window: i64 = ("any_time", "active_only", "off").index(str(options["trade_window"]))
        self.draws_by_itself: bool = options["draw_mode"] == "auto"
        self.conqueror_takes_cards: bool = options["eliminated_cards"] == "to_conqueror"
        self.nonsense_target: i64 = number(options, "nonsense_target")
        self.raises_target: bool = bool(options["nonsense_auto_raise"])
        self.removes_absent: bool = options["absent_colour_mission"] == "remove_from_deck"
        self.asia_third: bool = bool(options["asia_pair_third"])
        self.with_asia_south_america: bool = bool(options["include_asia_south_america"])
        self.hold_rounds: i64 = number(options, "hold_rounds")
        self.pursuit_waits: bool = bool(options["hold_applies_to_pursuit"])
        self.auto_show: bool = bool(options["auto_show"])
        self.continues: bool = options["continue_after_win"] is True
        self.asks_to_continue: bool = options["continue_after_win"] == ASK
        self.soldier_limit: i64 = number(options, "soldier_limit")
        self.stepwise: bool = options["battle_pace"] == "stepwise"
        self.round_limit: i64 = number(options, "round_limit")


def number(options: Mapping[str, OptionValue], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-PLY-1": (PowerCount,),
    "EX-PLY-7": (advice,),
    "EX-PLY-8": (advice,),
    "EX-MAP-8": (advice,),
    "EX-OPT-1": (read_options,),
}
