"""Start of the game (Zahájení hry): what must be settled before it, and where the sides start."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import ChoiceOption, OptionValue
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.sides import ASSIGNMENTS, AskLotRule, KeepSideRule
from velmoci.salva.board import Board
from velmoci.salva.chapters.random_goal import DrawnGoal
from velmoci.salva.goals.starts import Territory, alike, all_but_a_corner, feud_start, finland_start
from velmoci.salva.maps.plan import Row
from velmoci.salva.scenario import Scenario
from velmoci.salva.units import standard_kinds

PEOPLES: Final = "government_and_people"
"""The chapter in which a side may be a people, which needs no land."""


def check_settled(scenario: Scenario, chapters: tuple[str, ...], options: Mapping[str, OptionValue]) -> None:
    """Raises what is still open before a game, or a start that cannot be."""
    if not scenario.is_balanced(chapters, options) and not options.get("total_bv"):
        raise BadRulebook("no_allotment", "SA-setup-1")
    for side in scenario.sides:
        is_people = bool(side.people) and PEOPLES in chapters
        if not side.fields and not side.sea and not is_people:
            raise BadRulebook("side_without_land", "SA-setup-11", party=side.id)
        if side.sea and side.fields:
            raise BadRulebook("start_on_both", "SA-goals2-9", party=side.id)
        if side.sea and not standard_kinds().has_ships(chapters):
            raise BadRulebook("start_without_ships", "SA-goals2-9", party=side.id)


def is_connected(board: Board) -> bool:
    """Whether all land hangs together."""
    seen: set[int] = set()
    front = board.land[:1]
    while front:
        here = front.pop()
        if here not in seen:
            seen.add(here)
            front += [there for there in board.neighbours[here] if board.is_land(there)]
    return len(seen) == len(board.land)


def start_of(
    rows: Sequence[Row], goal: DrawnGoal, options: Mapping[str, object], naval: bool, chance: Chance
) -> tuple[Territory, list[str]]:
    """The territory of each side as the goal asks for it, and the fields that the map must mark for it."""
    sides = list(goal.sides)
    if goal.start == "finland":
        is_small = options.get("finland_start") == "small"
        return finland_start(rows, "J" in sides, is_small, naval, chance)
    if goal.goal == "feuds":
        return feud_start(rows, sides, str(options["target_field"]), options, naval, chance), []
    if goal.start == "corner":
        defender = "N" if "N" in sides else sides[-1]
        attackers = [side for side in sides if side != defender]
        return all_but_a_corner(rows, attackers, defender, None, naval, chance), []
    return alike(rows, sides, naval, goal.start, chance), []


CHAPTER: Final = Chapter(
    id="setup",
    clause="SA-setup-1",
    is_always_on=True,
    options=(ChoiceOption("assignment", ASSIGNMENTS, "SA-setup-4"),),
    contributions={"order": (KeepSideRule, AskLotRule)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-setup-1": (check_settled,),
    "SA-setup-7": (Scenario.allotments,),
    "SA-setup-9": (Scenario.allotments,),
    "SA-setup-11": (check_settled, is_connected),
    "SA-goals2-9": (check_settled,),
}
