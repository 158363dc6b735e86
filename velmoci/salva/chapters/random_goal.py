"""Random goal (Náhodně generovaný cíl hry): which goal, in which variant, for how many rounds, drawn before the game.

The lot makes a goal chapter and its options, with which the rulebook is then assembled; nothing of it is left to play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import Refusal
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.feuds import TABLES
from velmoci.salva.chapters.scored import BY_PLAYERS, SIDES

BLITZ: Final = "blitz"
ELIMINATION: Final = "elimination"
LETTERS: Final = "ABCDEF"
KEY_FIELDS: Final = 3
KEY_COUNT: Final = 2
"""A blitz for key fields asks for two of three."""


class Kind(NamedTuple):
    """A goal that can be drawn: for how many players, what it needs, how many rounds it lasts."""

    id: str
    players: tuple[int, int]
    needs: tuple[str, ...]
    rounds: tuple[int, int]


KINDS: Final[tuple[Kind, ...]] = (
    Kind(BLITZ, (2, 2), (), (6, 12)),
    Kind(ELIMINATION, (2, 2), (), (13, 24)),
    Kind("priorities", (3, 6), (), (6, 12)),
    Kind("any_pair", (4, 6), (), (8, 16)),
    Kind("feuds", (3, 5), (), (6, 12)),
    Kind("secret_missions", (4, 5), (), (8, 16)),
    Kind("public_missions", (3, 6), (), (8, 16)),
    Kind("relations", (3, 6), (), (8, 16)),
    Kind("scored", (3, 5), (), (8, 16)),
    Kind("political_buildings", (2, 6), ("factories",), (10, 20)),
    Kind("political_fields", (2, 6), (), (10, 20)),
)
LONG: Final = (13, 24)
"""How long elimination with priorities lasts where the die says long."""


class DrawnGoal(NamedTuple):
    """What the lot has made: the goal, the chapter that carries it, its options, its sides and how they start."""

    goal: str
    chapters: tuple[str, ...]
    options: Mapping[str, object]
    sides: tuple[str, ...]
    start: str
    """`one_field` or `similar`, `corner` for attackers against a defender with the rest, `finland`."""


def fitting_goals(players: int, chapters: Iterable[str], known: Iterable[str]) -> list[Kind]:
    """All goals whose number of players and needs fit; `known` are the chapters that exist."""
    on, there = set(chapters), {BLITZ, ELIMINATION, *known}
    return [
        kind
        for kind in KINDS
        if kind.players[0] <= players <= kind.players[1] and set(kind.needs) <= on and kind.id in there
    ]


def draw_goal(
    players: int, chapters: Iterable[str], known: Iterable[str], chance: Chance, wishes: Mapping[str, object] = {}
) -> DrawnGoal:
    """One of the goals that fit, its variant and its length, all by lot; `wishes` are options that are settled."""
    kinds = fitting_goals(players, chapters, known)
    if not kinds:
        raise Refusal("no_goal_fits", "SA-random_goal-1", players=players)
    kind = kinds[pick(chance, len(kinds))]
    options: dict[str, object] = {}
    sides, start = LETTERS[:players], "similar"
    if kind.id == BLITZ:
        options["goal"] = BLITZ
        options["blitz_objective"] = one_of(chance, ["whole_map", "key_fields"])
        start = "corner"
    elif kind.id == ELIMINATION:
        options["goal"] = ELIMINATION
        start = one_of(chance, ["one_field", "similar"])
        options["deadline_side"] = one_of(chance, list(sides))
    elif kind.id == "feuds":
        options["table"] = one_of(chance, [name for name, rows in TABLES.items() if len(rows) == players])
        sides, start = "".join(sorted(TABLES[str(options["table"])])), "corner"
    elif kind.id == "scored":
        options["scored_scenario"] = BY_PLAYERS[players]
        sides, start = SIDES[BY_PLAYERS[players]], "corner" if players == 3 else "finland"
    options.update(wishes)
    options.update(drawn_length(kind, options, chance))
    goal = "" if kind.id in (BLITZ, ELIMINATION) else kind.id
    return DrawnGoal(kind.id, (goal,) if goal else (), options, tuple(sides), start)


def one_of(chance: Chance, words: Sequence[str]) -> str:
    """One of the words by lot."""
    return words[pick(chance, len(words))]


def drawn_length(kind: Kind, options: Mapping[str, object], chance: Chance) -> dict[str, object]:
    """The number of rounds, drawn uniformly; elimination has a deadline instead, any pair a limit only if wished."""
    least, most = kind.rounds
    if kind.id == "priorities" and chance.roll(6) > 3:
        least, most = LONG
    if kind.id == "any_pair" and options.get("timed") is not True:
        return {}
    rounds = least + pick(chance, most - least + 1)
    return {"deadline_round" if kind.id == ELIMINATION else "rounds": int(rounds)}


def drawn_target(rows: Sequence[Mapping[str, object]], chance: Chance) -> str:
    """The target: one of all land fields, before anybody has territory."""
    land = [str(row["id"]) for row in rows if not row.get("sea", False)]
    return one_of(chance, land)


def drawn_fields(
    rows: Sequence[Mapping[str, object]], territory: Mapping[str, Sequence[str]], count: int, chance: Chance
) -> list[str]:
    """Key fields by lot, after the territory: land that is not all that a side starts with."""
    lonely = [fields[0] for fields in territory.values() if len(fields) == 1]
    left = [str(row["id"]) for row in rows if not row.get("sea", False) and row["id"] not in lonely]
    found: list[str] = []
    while left and len(found) < count:
        found.append(left.pop(pick(chance, len(left))))
    return found


CHAPTER: Final = Chapter(id="random_goal", clause="SA-random_goal-1", needs=("minimal",))

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-random_goal-1": (fitting_goals, draw_goal),
    "SA-random_goal-2": (draw_goal,),
    "SA-random_goal-3": (drawn_length,),
    "SA-random_goal-4": (drawn_target, drawn_fields),
    "SA-random_goal-5": (DrawnGoal,),
}
