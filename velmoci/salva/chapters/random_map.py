"""Random map (Náhodně generovaná mapa): the game's own lots draw the map when it begins.

The scenario says who plays, with how much and to what end; its own map gives way to segments drawn by lot, on which its
sides start as the goal asks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.option import ChoiceOption, IntOption, TextOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.random_goal import (
    BLITZ,
    KEY_COUNT,
    KEY_FIELDS,
    KINDS,
    DrawnGoal,
    drawn_fields,
    drawn_target,
)  # fmt: skip
from velmoci.salva.chapters.setup import start_of
from velmoci.salva.goals.starts import Territory
from velmoci.salva.maps.plan import Row, row_toml
from velmoci.salva.maps.segments import (
    CANALS,
    MOST_LAND,
    MOST_SEGMENTS,
    STANDARD12,
    WRAPS,
    Wish,
    make_wish,
    segment_map,
)  # fmt: skip
from velmoci.salva.maps.territory import Ground, sea_start
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import DEFENSIVE
from velmoci.salva.seams import MapMaker

STANDARD: Final = "standard12"
SIMILAR: Final = "similar"
ONE_FIELD: Final = "one_field"


class SegmentMap(MapMaker):
    """Draws segments, canals, names and territory."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wish = wish_of(rules)

    def draw(self, chance: Chance) -> str:
        plan = segment_map(self.wish, chance)
        return on_rows(self.rules, plan.rows, self.wish.naval, chance)


def wish_of(rules: Rules) -> Wish:
    """What the options ask for; what cannot be is a bad rulebook."""
    written = rules.word("segment_set")
    segments = STANDARD12 if written == STANDARD else tuple(written.split())
    naval = rules.kinds.has_ships(rules.rulebook.chapters)
    canals = rules.ratio("canal_chance") if naval else CANALS
    try:
        return make_wish(
            len(rules.sides), rules.number("segment_rows"), rules.number("segment_cols"), rules.number("land_min"),
            rules.number("land_max"), segments, rules.word("map_wrap"), naval, canals,
        )  # fmt: skip
    except Refusal as problem:
        raise BadRulebook(problem.code, problem.clause, **problem.values) from None


def on_rows(rules: Rules, rows: Sequence[Row], naval: bool, chance: Chance) -> str:
    """The scenario of these rules on another map, as text."""
    goal = goal_of(rules)
    options = dict(goal.options)
    if goal.goal == "feuds":
        options["target_field"] = drawn_target(rows, chance)
    if goal.goal == "public_missions":
        options["mission_source"], options["side_missions"] = "lot", ""
    seas = {side.id: sea_start(Ground(rows, naval), chance) for side in rules.sides if side.sea}
    landless = [*seas, *[side.id for side in rules.sides if side.people and not side.fields]]
    territory, marked = land_of(rows, goal, landless, {**rules.rulebook.options, **options}, naval, chance)
    if goal.goal == BLITZ and rules.word("blitz_objective") == "key_fields":
        keys = drawn_fields(rows, territory, KEY_FIELDS, chance)
        options["key_fields"], options["key_count"] = " ".join(keys), min(KEY_COUNT, len(keys))
    elif rules.names("key_fields"):
        options["key_fields"] = ""
    areas = areas_on(rules, [str(row["id"]) for row in rows if not row.get("sea", False)], territory)
    lines = ["[scenario]", "drawn = true", f"cs = {text(rules.scenario.title('cs'))}"]
    lines += [f"en = {text(rules.scenario.title('en'))}", f"chapters = {text(list(rules.rulebook.chapters))}", ""]
    lines += ["[options]", *[f"{name} = {text(value)}" for name, value in options.items()], ""]
    for place, amount in enumerate(rules.allotted()):
        lines += [*side_lines(rules, place, amount, territory, seas, areas), ""]
    for row in rows:
        lines += [row_toml(row).rstrip("\n"), *(["finland = true"] if row["id"] in marked else []), ""]
    return "\n".join(lines)


def goal_of(rules: Rules) -> DrawnGoal:
    """The goal as whoever gives out the territory must know it; the defender comes last."""
    known = [kind.id for kind in KINDS if kind.id in rules.rulebook.chapters]
    goal = known[0] if known else rules.word("goal")
    sides = sorted(rules.sides, key=lambda side: side.role == DEFENSIVE)
    start = rules.word("map_start")
    if goal == BLITZ or (goal == "scored" and len(sides) == 3):
        start = "corner"
    elif goal == "scored":
        start = "finland"
    return DrawnGoal(goal, (), {}, tuple([side.id for side in sides]), start)


def land_of(
    rows: Sequence[Row],
    goal: DrawnGoal,
    landless: Sequence[str],
    options: dict[str, object],
    naval: bool,
    chance: Chance,
) -> tuple[Territory, list[str]]:
    """The land of every side; those who come by sea have none, nor have peoples that had none."""
    ashore = tuple([side for side in goal.sides if side not in landless])
    if len(ashore) == 1:
        return {ashore[0]: [str(row["id"]) for row in rows if not row.get("sea", False)]}, []
    return start_of(rows, goal._replace(sides=ashore), options, naval, chance)


def areas_on(rules: Rules, land: list[str], territory: Territory) -> Territory:
    """Where peoples live on another map: the land is divided among them, in the order in which the map names it.

    If all of them lived on the defender's land, they do so again.
    """
    peoples = [side for side in rules.sides if side.people]
    for defender in rules.sides:
        if defender.role == DEFENSIVE and {name for side in peoples for name in side.people} <= set(defender.fields):
            land = [name for name in land if name in territory.get(defender.id, [])]
    cuts = [place * len(land) // len(peoples) for place in range(len(peoples) + 1)] if peoples else []
    return {side.id: land[cuts[place] : cuts[place + 1]] for place, side in enumerate(peoples)}


def side_lines(
    rules: Rules, place: int, amount: str, territory: Territory, seas: dict[str, str], areas: Territory
) -> list[str]:
    """A side as the scenario has it, with its new start."""
    side = rules.sides[place]
    values: dict[str, object] = {
        "id": side.id,
        "cs": side.row.get("cs", side.id),
        "en": side.row.get("en", side.id),
        "role": side.role,
        "fields": territory.get(side.id, []),
        "sea": seas.get(side.id, ""),
        "allotment": amount,
    }
    if areas.get(side.id):
        values["people"] = areas[side.id]
    return ["[[side]]", *[f"{name} = {text(value)}" for name, value in values.items()]]


def text(value: object) -> str:
    """A value as TOML: numbers, lists and plain texts are written as in JSON."""
    return json.dumps(value, ensure_ascii=False)


CHAPTER: Final = Chapter(
    id="random_map",
    clause="SA-random_map-1",
    needs=("minimal",),
    options=(
        IntOption("segment_rows", 0, 1, MOST_SEGMENTS, "SA-random_map-2", or_zero=True),
        IntOption("segment_cols", 0, 1, MOST_SEGMENTS, "SA-random_map-2", or_zero=True),
        IntOption("land_min", 0, 2, MOST_LAND, "SA-random_map-5", or_zero=True),
        IntOption("land_max", 0, 2, MOST_LAND, "SA-random_map-5", or_zero=True),
        TextOption("segment_set", STANDARD, "SA-random_map-1", 2000),
        ChoiceOption("map_wrap", WRAPS, "SA-setup-6"),
        ChoiceOption("map_start", (SIMILAR, ONE_FIELD), "SA-random_map-7"),
    ),
    contributions={"map": (SegmentMap,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_map-2": (SegmentMap,),
    "SA-random_map-4": (wish_of,),
    "SA-random_map-5": (wish_of,),
    "SA-random_map-7": (on_rows, land_of),
}
