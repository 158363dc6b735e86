"""The rule book of one game: the chapters that are on, their rules, and which of these are rare or mere notes."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from velmoci.kernel.clauses import Clause, clauses

RULE: Final = "rule"
RARE: Final = "rare"
NOTE: Final = "note"

GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "minimal": ("conv", "chapters", "minimal", "placement", "goals2"),
    "naval": ("naval", "harbours", "embarkation", "invasion"),
}
"""The groups of rules that a chapter brings, where it is not just the one of its own name."""
MOVED: Final[dict[str, str]] = {
    f"SA-government_and_people-{number}": "people_goals" for number in (24, 25, 26, 27)
}
"""Rules that belong to another chapter than the one among whose rules they stand."""
SELDOM: Final = frozenset(
    {"SA-minimal-59", "SA-minimal-64", "SA-minimal-72", "SA-goals2-13", "SA-goals2-14", "SA-naval-13", "SA-terrain-4"}
)
IMPORTANT: Final = ("SA-minimal-39", "SA-minimal-41", "SA-minimal-53", "SA-minimal-54")
"""Single rules that stand in the contents on the third level although they are no chapters."""
NOTE_WORDS: Final = re.compile(r"^Note only|note class|^Note class|^Purpose:", re.IGNORECASE)


class Heading(NamedTuple):
    """One chapter in the contents, with its rules and those that have an entry of their own."""

    chapter: str
    rules: tuple[Clause, ...]
    entries: tuple[str, ...]


def class_of(rule: Clause) -> str:
    """What kind of text it is: a rule, a rule that is seldom used, or a note that is no rule."""
    if NOTE_WORDS.search(rule.text):
        return NOTE
    return RARE if rule.id in SELDOM else RULE


def contents(chapters: Iterable[str], show_rare: bool = True) -> list[Heading]:
    """The chapters that are on, in order, each with its rules; rare ones may be left out."""
    by_group: dict[str, list[Clause]] = {}
    for rule in clauses("salva"):
        if show_rare or class_of(rule) != RARE:
            by_group.setdefault(MOVED.get(rule.id, rule.group.removeprefix("SA-")), []).append(rule)
    found: list[Heading] = []
    for chapter in chapters:
        rules = tuple([rule for group in GROUPS.get(chapter, (chapter,)) for rule in by_group.get(group, [])])
        entries = tuple([rule.id for rule in rules if rule.id in IMPORTANT])
        found.append(Heading(chapter, rules, entries))
    return found


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-9": (class_of,),
    "SA-chapters-10": (contents,),
}
