"""A game that somebody puts together: chapters, a goal, a map by chance and sides become the text of a scenario.

The text holds everything, so a match that is made of it is saved, replayed and checked like any other.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.chapters.feuds import BY_PLAYERS as FEUD_TABLES
from velmoci.salva.chapters.feuds import CUSTOM, TABLES, custom_rows
from velmoci.salva.chapters.random_goal import (
    BLITZ,
    ELIMINATION,
    KEY_COUNT,
    KEY_FIELDS,
    KINDS,
    LETTERS,
    DrawnGoal,
    Kind,
    draw_goal,
    drawn_fields,
    drawn_target,
)  # fmt: skip
from velmoci.salva.chapters.scored import BY_PLAYERS as SCORED_BY_PLAYERS
from velmoci.salva.chapters.scored import SIDES as SCORED_SIDES
from velmoci.salva.chapters.setup import PEOPLES, start_of
from velmoci.salva.entries import LAID_KEYS, PLAN_KEYS
from velmoci.salva.goals.starts import Territory
from velmoci.salva.library import CHAPTERS, LIBRARY, scenario_rulebook
from velmoci.salva.maps.generator import make_request
from velmoci.salva.maps.plan import Plan, row_toml
from velmoci.salva.maps.planned import find_laid, find_plan
from velmoci.salva.maps.scenarios import territories, turns_of
from velmoci.salva.maps.territory import Ground, sea_start
from velmoci.salva.overview import known_chapters, with_needs
from velmoci.salva.scenario import DEFENSIVE, OFFENSIVE
from velmoci.salva.units import standard_kinds
from velmoci.salva.warnings import warnings_of

AT_SEA: Final = "sea"
STARTS: Final = ("similar", "one_field", AT_SEA)
BY_LOT: Final = "random"
"""In place of a goal: one of those that fit, by the lots of the seed."""


class MapWish(NamedTuple):
    """The map that is to be made."""

    seed: str
    land: int
    sea: int
    masses: int
    """0: as many as are usual."""
    fair: int
    laid: str = ""
    """Segments laid on purpose, `G1 G4r, G10 G7rr`, in place of a map by chance."""


class Wish(NamedTuple):
    """What somebody has chosen."""

    map: MapWish
    chapters: tuple[str, ...] = ()
    goal: str = ELIMINATION
    players: int = 2
    start: str = "similar"
    """Where the goal does not say how the sides start: with equal land, with one field each, or the first at sea."""
    total: int = 20
    """Shared equally, unless `allotments` says what each side gets."""
    allotments: tuple[int, ...] = ()
    names: tuple[str, ...] = ()
    """The names of the sides; one without a name goes by its letter."""
    options: Mapping[str, object] = {}


class Composed(NamedTuple):
    """A game that can be begun."""

    text: str
    rulebook: Rulebook
    goal: str
    warnings: tuple[str, ...]
    """What players should know before they begin: sentences by name."""


def compose(wish: Wish) -> Composed:
    """The game, checked as if it were begun; refused with the clause where something does not go together."""
    goal = goal_of(wish)
    known = known_chapters([*wish.chapters, *goal.chapters], LIBRARY)
    always = [chapter.id for chapter in CHAPTERS if chapter.is_always_on]
    chapters = [name for name in with_needs(known, LIBRARY, wish.options) if name not in always]
    text = written(wish, goal, plan_of(wish.map, standard_kinds().has_ships(tuple(chapters))), chapters)
    rulebook = scenario_rulebook(text)
    return Composed(text, rulebook, goal.goal, tuple([warning.sentence for warning in warnings_of(rulebook)]))


def plan_of(map: MapWish, naval: bool) -> Plan:
    """The map: laid out of segments on purpose, or made by chance."""
    if map.laid:
        return find_laid(map.seed, map.laid, naval)
    return find_plan(map.seed, make_request(map.land, map.sea, map.masses, map.fair))


def goal_of(wish: Wish) -> DrawnGoal:
    """The goal with its sides and how they start."""
    if wish.goal == BY_LOT:
        known = [chapter.id for chapter in CHAPTERS]
        drawn = draw_goal(wish.players, wish.chapters, known, Seeded(f"goal:{wish.map.seed}"), wish.options)
        return drawn._replace(chapters=(*drawn.chapters, "random_goal"))
    kind = find_kind(wish)
    options, players = dict(wish.options), wish.players
    sides, start = tuple(LETTERS[:players]), wish.start
    chapters: tuple[str, ...] = (kind.id,)
    if kind.id in (BLITZ, ELIMINATION):
        options["goal"], chapters = kind.id, ()
        start = "corner" if kind.id == BLITZ and start != AT_SEA else start
    elif kind.id == "feuds":
        sides, start = feuding_sides(options, players), "corner"
    elif kind.id == "scored":
        sides, start = tuple(SCORED_SIDES[SCORED_BY_PLAYERS[players]]), "corner" if players == 3 else "finland"
    return DrawnGoal(kind.id, chapters, options, sides, start)


def find_kind(wish: Wish) -> Kind:
    """The goal that is wished for, if so many can play it."""
    kind = next((kind for kind in KINDS if kind.id == wish.goal), None)
    if kind is None or wish.start not in STARTS:
        name, value = ("goal", wish.goal) if kind is None else ("start", wish.start)
        allowed = [kind.id for kind in KINDS] if kind is None else STARTS
        raise BadRulebook("bad_option", "SA-setup-1", option=name, value=value[:40], allowed=", ".join(allowed))
    least, most = kind.players
    if not least <= wish.players <= most:
        clause = next((chapter.clause for chapter in CHAPTERS if chapter.id == kind.id), "SA-minimal-1")
        raise BadRulebook("bad_player_number", clause, players=wish.players, least=least, most=most)
    if wish.start == AT_SEA and kind.id not in (BLITZ, ELIMINATION):
        others = ", ".join([one for one in STARTS if one != AT_SEA])
        raise BadRulebook("bad_option", "SA-goals2-9", option="start", value=AT_SEA, allowed=others)
    return kind


def feuding_sides(options: Mapping[str, object], players: int) -> tuple[str, ...]:
    """The sides of the table of feuds that the options name, or of the usual one for so many."""
    name = str(options.get("table", "by_players"))
    if name == CUSTOM:
        return tuple(sorted(custom_rows(str(options.get("custom_table", "")))))
    return tuple(sorted(TABLES.get(name, TABLES[FEUD_TABLES[players]])))


def written(wish: Wish, goal: DrawnGoal, plan: Plan, chapters: Sequence[str]) -> str:
    """The whole scenario as TOML."""
    chance = Seeded(f"sides:{wish.map.seed}")
    options = dict(goal.options)
    if goal.goal == "feuds" and not options.get("target_field"):
        options["target_field"] = drawn_target(plan.rows, chance)
    land, marked = land_of(goal, plan, options, standard_kinds().has_ships(tuple(chapters)), chance)
    sea = sea_start(Ground(plan.rows, True), chance) if goal.start == AT_SEA else ""
    if options.get("blitz_objective") == "key_fields" and not options.get("key_fields"):
        keys = drawn_fields(plan.rows, land, KEY_FIELDS, chance)
        options["key_fields"], options["key_count"] = " ".join(keys), min(KEY_COUNT, len(keys))
    head = [f"{name} = {toml(value)}" for name, value in heading(wish, chapters).items()]
    given = [f"{name} = {toml(value)}" for name, value in options.items()]
    lines = ["[scenario]", *head, "", "[options]", *given, ""]
    for number in range(len(goal.sides)):
        lines += [*side_lines(wish, goal, number, land, sea if number == 0 else ""), ""]
    if PEOPLES in chapters:
        lines[-1:] = [f"people = {toml(plan.ids(False))}", ""]
    for row in plan.rows:
        lines += [row_toml(row).rstrip("\n"), *(["finland = true"] if row["id"] in marked else []), ""]
    return "\n".join(lines)


def land_of(
    goal: DrawnGoal, plan: Plan, options: Mapping[str, object], naval: bool, chance: Chance
) -> tuple[Territory, list[str]]:
    """The land of each side, and the fields that the map must mark; one that comes by sea has none."""
    if goal.start == AT_SEA:
        attacker, defender = goal.sides
        return {attacker: [], defender: plan.ids(False)}, []
    if goal.start == "similar" and plan.turns and turns_of(plan) == len(goal.sides):
        return dict(zip(goal.sides, territories(plan, len(goal.sides), chance), strict=True)), []
    return start_of(plan.rows, goal, options, naval, chance)


def heading(wish: Wish, chapters: Sequence[str]) -> dict[str, object]:
    """What the scenario says about itself; from `plan` its picture can be drawn again."""
    given = wish.map._asdict()
    plan = {name: given[name] for name in (LAID_KEYS if wish.map.laid else PLAN_KEYS)}
    return {
        "cs": f"Vlastní hra {wish.map.seed}",
        "en": f"A game of one's own {wish.map.seed}",
        "chapters": list(chapters),
        "plan": plan,
    }


def side_lines(wish: Wish, goal: DrawnGoal, number: int, land: Territory, sea: str) -> list[str]:
    """One side as TOML."""
    id = goal.sides[number]
    given = wish.names[number] if number < len(wish.names) else ""
    role = ""
    if goal.goal == BLITZ:
        role = DEFENSIVE if number == len(goal.sides) - 1 else OFFENSIVE
    amount = wish.allotments[number] if number < len(wish.allotments) else wish.total // len(goal.sides)
    values: dict[str, object] = {
        "id": id, "cs": given or f"Strana {id}", "en": given or f"Side {id}", "role": role, "fields": land[id],
        "sea": sea, "allotment": amount,
    }  # fmt: skip
    return ["[[side]]", *[f"{name} = {toml(value)}" for name, value in values.items()]]


def toml(value: object) -> str:
    """Any value as TOML; texts of people are quoted as in JSON, which TOML reads alike but for one character."""
    if isinstance(value, dict):
        pairs: dict[str, Any] = value
        return "{ " + ", ".join([f"{toml(str(name))} = {toml(item)}" for name, item in pairs.items()]) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([toml(item) for item in value]) + "]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_goal-1": (goal_of,),
    "SA-setup-1": (find_kind, goal_of),
    "SA-goals2-6": (land_of,),
    "SA-goals2-9": (find_kind, land_of),
    "SA-setup-2": (compose,),
    "SA-setup-5": (side_lines,),
    "SA-setup-10": (written,),
    "SA-setup-11": (plan_of,),
}
