"""Ready choices of chapters: presets, and a ladder on which one chapter after another is learned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from velmoci.kernel.rulebook import Chapter, unmet
from velmoci.salva.library import CHAPTERS, SCENARIOS, find_scenario
from velmoci.salva.overview import title

PRESETS: Final[dict[str, tuple[str, ...]]] = {
    "minimal": (),
    "basic": ("terrain", "naval", "second_line", "submarines", "factories"),
}
"""Exactly these chapters, beside those that are always on; whoever wants others composes them himself (`custom`)."""


def steps() -> list[str]:
    """The chapters of the ladder in canonical order: no goals, no bridges, nothing that is on anyway, and nothing that
    takes the place of a chapter before it."""
    found: list[str] = []
    for chapter in on_the_ladder():
        if not set(chapter.conflicts) & set(found):
            found.append(chapter.id)
    return found


def others() -> list[Chapter]:
    """The chapters that take the place of one that is on the ladder; each has a rung of its own behind all others."""
    known = steps()
    return [chapter for chapter in on_the_ladder() if chapter.id not in known]


def on_the_ladder() -> list[Chapter]:
    """All chapters that somebody chooses and that are no goals."""
    return [chapter for chapter in CHAPTERS if not (chapter.is_always_on or chapter.bridges or chapter.group == "goal")]


class Rung(NamedTuple):
    """One ready choice on the ladder."""

    chapters: tuple[str, ...]
    """All that are on, beside those that always are."""
    added: tuple[str, ...]
    """Those that the rung below has not."""
    scenarios: tuple[str, ...]
    """The scenarios that can be played from this rung on, whatever their goal, the easiest first."""

    def title(self, language: str) -> str:
        """What is new on the rung; the first one is the minimal version."""
        return ", ".join([title(name, language) for name in self.added or (CHAPTERS[0].id,)])


def ladder() -> list[Rung]:
    """For every k the first k chapters; one that needs a later chapter joins at the step where its needs are met."""
    order = steps()
    found: list[Rung] = []
    for count in range(len(order) + 1):
        chapters = standing_alone(order[:count])
        below = found[-1].chapters if found else ()
        added = tuple([name for name in chapters if name not in below])
        scenarios = tuple([name for name in playable(chapters) if not found or name not in playable(below)])
        found.append(Rung(chapters, added, scenarios))
    last = found[-1].chapters
    for other in others():
        chapters = standing_alone([name for name in (*last, other.id) if name not in other.conflicts])
        scenarios = tuple([name for name in playable(chapters) if name not in playable(last)])
        found.append(Rung(chapters, (other.id,), scenarios))
    return found


def standing_alone(reached: Sequence[str]) -> tuple[str, ...]:
    """Of some chapters those whose needs are among them."""
    chapters = {chapter.id: chapter for chapter in CHAPTERS}
    given = {chapter.id for chapter in CHAPTERS if chapter.is_always_on}
    on: set[str] = set()
    before = -1
    while len(on) > before:
        before = len(on)
        on |= {name for name in reached if is_complete(chapters[name], given | on)}
    return tuple([name for name in reached if name in on])


def is_complete(chapter: Chapter, on: set[str]) -> bool:
    """Whether all that a chapter needs is among some chapters, with every option as it comes."""
    return on.issuperset(chapter.needs) and not unmet(chapter, on, {})


def playable(chapters: Sequence[str]) -> tuple[str, ...]:
    """The shipped scenarios whose chapters are all among these or are goals."""
    goals = {chapter.id for chapter in CHAPTERS if chapter.group == "goal"}
    known = set(chapters) | goals
    return tuple([name for name in SCENARIOS if chapters_of(name) <= known])


@cache
def chapters_of(name: str) -> frozenset[str]:
    """The chapters of a shipped scenario, whose file is read once."""
    return frozenset(find_scenario(name).chapters)


def ways() -> tuple[str, ...]:
    """The ways to a game, for beginners from the first to the last."""
    return ("scenario", "free", "random_map", "random_goal", "fair_start")


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-4": (standing_alone,),
    "SA-chapters-7": (steps,),
    "SA-chapters-11": (steps,),
    "SA-chapters-12": (ladder, standing_alone),
    "SA-setup-12": (ways,),
}
