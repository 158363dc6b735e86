"""Ready choices of chapters: presets, and a ladder on which one chapter after another is learned."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.salva.library import CHAPTERS

PRESETS: Final[dict[str, tuple[str, ...]]] = {
    "minimal": (),
    "basic": ("terrain", "naval", "second_line", "submarines", "factories"),
}
"""Exactly these chapters, beside those that are always on; whoever wants others composes them himself (`custom`)."""


def steps() -> list[str]:
    """The chapters of the ladder in canonical order: no goals, no bridges, nothing that is on anyway."""
    return [
        chapter.id
        for chapter in CHAPTERS
        if not chapter.is_always_on and not chapter.bridges and chapter.group != "goal"
    ]


def ladder() -> list[tuple[str, ...]]:
    """For every k the first k chapters; one that needs a later chapter joins at the step where its needs are met."""
    needs = {chapter.id: set(chapter.needs) for chapter in CHAPTERS}
    given = {chapter.id for chapter in CHAPTERS if chapter.is_always_on}
    order = steps()
    found: list[tuple[str, ...]] = [()]
    for count in range(1, len(order) + 1):
        reached = set(order[:count])
        on: set[str] = set()
        before = -1
        while len(on) > before:
            before = len(on)
            on |= {name for name in reached if needs[name] <= given | on}
        found.append(tuple([name for name in order if name in on]))
    return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-4": (ladder,),
    "SA-chapters-7": (steps,),
    "SA-chapters-11": (steps,),
    "SA-chapters-12": (ladder,),
}
