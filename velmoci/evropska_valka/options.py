"""Section 8: the options of Evropská válka and what they mean to the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.board import MAPS
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, Option, OptionValue
from velmoci.kernel.rulebook import Chapter, Library, Rulebook, read_options

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5


def advice() -> dict[str, list[int]]:
    """Guidance for those who set up a game; shown, never enforced."""
    return {"minutes": [10, 30], "players": [2, 4], "crowded": [5]}


class PlayerCount(IntOption):
    """The number of players has a refusal of its own."""

    def wrong(self, value: object) -> BadRulebook:
        return BadRulebook("bad_player_count", self.clause, value=str(value)[:40])


OPTIONS: Final[tuple[Option, ...]] = (
    PlayerCount("players", 3, FEWEST_PLAYERS, MOST_PLAYERS, "EV-PLY-1"),
    ChoiceOption("map", MAPS, "EV-FLD-1"),
    ChoiceOption("power_choice", ("random", "pick"), "EV-SET-1"),
    ChoiceOption("first_player", ("roll", "seat_0", "random"), "EV-SET-5"),
    IntOption("starting_hand", 0, 0, 4, "EV-SET-6"),
    IntOption("figure_limit", 0, 4, 50, "EV-DRF-1", or_zero=True),
    BoolOption("allow_pass", False, "EV-TRN-3"),
    BoolOption("move_to_own", False, "EV-MOV-2"),
    BoolOption("sea_attack", True, "EV-ATT-1"),
    BoolOption("sea_retreat", True, "EV-RET-1"),
    BoolOption("home_retreat", True, "EV-RET-7"),
    ChoiceOption("single_defender", ("retreats", "removed"), "EV-RET-5"),
    ChoiceOption("sabotage_single", ("removed", "immune"), "EV-JCK-3"),
    ChoiceOption("king_window", ("declaration", "after_attacker_cards"), "EV-KNG-3"),
    BoolOption("king_by_defender", True, "EV-KNG-1"),
    ChoiceOption("reaction_prompt", ("all", "holders_only"), "EV-KNG-6"),
    ChoiceOption("pieces", ("figures", "pyramids"), "EV-PYR-1"),
)

LIBRARY: Final = Library(
    game="evropska_valka",
    version=1,
    chapters=(Chapter("evropska_valka", "EV-SET-3", options=OPTIONS, is_always_on=True),),
    option_clause="EV-OPT-1",
)


class Settings:
    """The options of one rulebook as plain values, read once."""

    def __init__(self, rulebook: Rulebook) -> None:
        options = rulebook.options
        self.players: i64 = number(options, "players")
        self.random_powers: bool = options["power_choice"] == "random"
        self.first_player: str = str(options["first_player"])
        self.starting_hand: i64 = number(options, "starting_hand")
        self.figure_limit: i64 = number(options, "figure_limit")
        self.allow_pass: bool = bool(options["allow_pass"])
        self.sea_attack: bool = bool(options["sea_attack"])
        self.sea_retreat: bool = bool(options["sea_retreat"])
        self.home_retreat: bool = bool(options["home_retreat"])
        self.single_is_lost: bool = options["single_defender"] == "removed"
        self.single_is_immune: bool = options["sabotage_single"] == "immune"
        self.king_comes_late: bool = options["king_window"] == "after_attacker_cards"
        self.king_by_defender: bool = bool(options["king_by_defender"])
        self.asks_holders_only: bool = options["reaction_prompt"] == "holders_only"
        self.pyramids: bool = options["pieces"] == "pyramids"
        self.move_to_own: bool = bool(options["move_to_own"]) and not self.pyramids
        """A field never holds two pyramids, so the option has no meaning with them."""


def number(options: Mapping[str, OptionValue], name: str) -> int:
    value = options[name]
    assert isinstance(value, int)
    return value


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-PLY-1": (PlayerCount,),
    "EV-PLY-2": (advice,),
    "EV-PLY-4": (advice,),
    "EV-PYR-3": (Settings,),
    "EV-OPT-1": (read_options,),
}
