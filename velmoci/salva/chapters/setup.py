"""Start of the game (Zahájení hry): five questions, answered by a scenario or by a free composition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.option import ChoiceOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.board import Board
from velmoci.salva.chapters.random_goal import BLITZ, KEY_COUNT, KEY_FIELDS, DrawnGoal, drawn_fields, drawn_target
from velmoci.salva.goals.starts import Territory, alike, all_but_a_corner, feud_start, finland_start
from velmoci.salva.maps.plan import Row, row_toml, toml_value
from velmoci.salva.scenario import DEFENSIVE, OFFENSIVE, Scenario

QUESTIONS: Final = ("parameters", "goal", "map", "balance", "assignment")
WAYS: Final = ("scenario", "free", "random_map", "random_goal", "fair_start")
"""The ways to a game, for beginners from the first to the last."""
FREE_ORDER: Final[tuple[tuple[str, ...], ...]] = (
    ("parameters", "goal", "map"), ("terrain",), ("territory",), ("fair_start",), ("placement",),
)  # fmt: skip
"""What a free composition settles, step by step; what stands together comes in any order."""
LOT: Final = "lot"
AGREEMENT: Final = "agreement"


def check_answered(answers: Iterable[str]) -> None:
    """No game begins while one of the five questions is open."""
    known = set(answers)
    for question in QUESTIONS:
        if question not in known:
            raise Refusal("question_open", "SA-setup-1", question=question)


def check_order(done: Iterable[str], following: str) -> None:
    """In a free composition nothing is settled before all that it rests on."""
    settled = set(done)
    for stage in FREE_ORDER:
        if following in stage:
            return
        for thing in stage:
            if thing not in settled:
                raise Refusal("settle_first", "SA-setup-10", question=thing, value=following[:40])
    raise Refusal("no_such_question", "SA-setup-10", value=following[:40])


def assignment_by(wishes: Iterable[str]) -> str:
    """By agreement; by lot as soon as one player asks for it."""
    return LOT if LOT in list(wishes) else AGREEMENT


def warnings_of(scenario: Scenario, chapters: Sequence[str], naval: bool) -> list[str]:
    """What players should know before they begin: sentences by name."""
    found: list[str] = []
    if scenario.is_untested(tuple(chapters)):
        found.append("warning-untested")
    if not naval and not is_connected(scenario.board):
        found.append("warning-land-apart")
    if naval and len(scenario.board.land) == len(scenario.board.ground):
        found.append("warning-no-sea")
    return found


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


class Composition(NamedTuple):
    """A freely composed game: the text of a scenario, as it can be read, kept and played."""

    text: str
    territory: Territory
    options: Mapping[str, object]


def compose(
    rows: Sequence[Row],
    goal: DrawnGoal,
    chapters: Sequence[str],
    total: int,
    chance: Chance,
    allotments: Mapping[str, int] | None = None,
    seating: Sequence[str] = (),
) -> Composition:
    """A game on this map with this goal; `allotments` and `seating` (sides by seat) are what a fair start settled."""
    land = len([row for row in rows if not row.get("sea", False)])
    if land < len(goal.sides):
        raise Refusal("map_too_small", "SA-setup-11", count=len(goal.sides), land=land)
    naval = "naval" in chapters
    options = dict(goal.options)
    if goal.goal == "feuds" and "target_field" not in options:
        options["target_field"] = drawn_target(rows, chance)
    territory, marked = start_of(rows, goal, options, naval, chance)
    if options.get("blitz_objective") == "key_fields":
        keys = drawn_fields(rows, territory, KEY_FIELDS, chance)
        options["key_fields"], options["key_count"] = " ".join(keys), min(KEY_COUNT, len(keys))
    shares = allotments or {side: total // len(goal.sides) for side in goal.sides}
    order = list(seating) or list(goal.sides)
    text = scenario_text(rows, goal, [*chapters, *goal.chapters], options, territory, marked, shares, order)
    return Composition(text, territory, options)


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


def scenario_text(
    rows: Sequence[Row],
    goal: DrawnGoal,
    chapters: Sequence[str],
    options: Mapping[str, object],
    territory: Territory,
    marked: Sequence[str],
    allotments: Mapping[str, int],
    seating: Sequence[str],
) -> str:
    """The composed game in the form of a scenario."""
    lines = ["[scenario]", f"chapters = {toml_value(list(chapters))}", "", "[options]"]
    lines += [f"{name} = {toml_value(value)}" for name, value in options.items()]
    for side in seating:
        role = ""
        if goal.goal == BLITZ:
            role = DEFENSIVE if side == goal.sides[-1] else OFFENSIVE
        lines += ["", "[[side]]", f'id = "{side}"', f'role = "{role}"']
        lines += [f"fields = {toml_value(territory[side])}", f"allotment = {allotments[side]}"]
    for row in rows:
        lines += ["", row_toml(row).rstrip("\n")]
        if row["id"] in marked:
            lines.append("finland = true")
    return "\n".join(lines) + "\n"


CHAPTER: Final = Chapter(
    id="setup",
    clause="SA-setup-1",
    is_always_on=True,
    options=(ChoiceOption("assignment", (AGREEMENT, LOT, "fair_start"), "SA-setup-4"),),
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-setup-1": (check_answered,),
    "SA-setup-2": (compose,),
    "SA-setup-4": (assignment_by,),
    "SA-setup-5": (compose,),
    "SA-setup-7": (Scenario.allotments,),
    "SA-setup-8": (warnings_of,),
    "SA-setup-9": (Scenario.allotments,),
    "SA-setup-10": (check_order,),
    "SA-setup-11": (compose, is_connected),
    "SA-setup-12": (check_order,),
}
