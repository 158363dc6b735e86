"""What chapters there are, and what follows when some of them are switched on."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from difflib import get_close_matches
from functools import cache
from typing import Final, NamedTuple

from velmoci.kernel.clauses import clauses, lesson_titles
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import Option
from velmoci.kernel.rulebook import Chapter, Library, assemble, unmet
from velmoci.salva.contents import contents
from velmoci.salva.library import LIBRARY

ALWAYS: Final = "always"
WANTED: Final = "wanted"
NEEDED: Final = "needed"
BRIDGE: Final = "bridge"
TITLE: Final = re.compile(r"[\d.]+ (?:`\w+` — )?(.*?)(?: \([^)]*\))?(?: \[[^]]*\])?$")


class Reason(NamedTuple):
    """Why a chapter is on: one of the words above, and the chapters it is there for."""

    why: str
    others: tuple[str, ...]


class Consequences(NamedTuple):
    """What a choice of chapters amounts to."""

    reasons: dict[str, Reason]
    """Every chapter that is on, in canonical order, with the reason."""
    options: dict[str, tuple[Option, ...]]
    """The options that each of them brings."""
    excluded: dict[str, tuple[str, ...]]
    """Chapters that can no longer be switched on, and because of which ones."""
    hash: str
    """The rulebook with every option as it comes, but for those that decide what is needed."""


@cache
def title(chapter: str, language: str) -> str:
    """The name of a chapter: the heading of its rules, or of its lesson where there is none in this language; of a
    bridge the names of the chapters that meet there."""
    joined = next((other.bridges for other in LIBRARY.chapters if other.id == chapter), ())
    if joined:
        return " + ".join([title(name, language) for name in joined])
    section, lessons = section_of(chapter, language), lesson_titles("salva")
    is_own = language == "en" or section != section_of(chapter, "en")
    if chapter in lessons and not (section and is_own):
        return lessons[chapter][language]
    found = TITLE.match(section)
    return found[1] if found is not None else chapter


def section_of(chapter: str, language: str) -> str:
    """The heading of a chapter's rules, in English where they have not been translated; '' where it has none."""
    return next((rule.section for rule in clauses("salva", language) if rule.group == f"SA-{chapter}"), "")


def clause_count(chapter: str) -> int:
    """How many rules a chapter brings."""
    return len(contents([chapter])[0].rules)


def excluded_by(chapter: Chapter, library: Library = LIBRARY) -> list[str]:
    """The chapters that cannot be on beside this one."""
    return [
        other.id
        for other in library.chapters
        if other.id != chapter.id
        and (
            other.id in chapter.conflicts
            or chapter.id in other.conflicts
            or (chapter.group != "" and other.group == chapter.group)
        )
    ]


def consequences(
    wanted: Iterable[str], library: Library = LIBRARY, options: Mapping[str, object] | None = None
) -> Consequences:
    """What follows from switching these chapters on: with all that they need, or a refusal."""
    chosen, given = known_chapters(wanted, library), deciding(library, options or {})
    needed = with_needs(chosen, library, given)
    rulebook = assemble(library, needed, counting(library, needed, given))
    on = [chapter for chapter in library.chapters if chapter.id in rulebook.chapters]
    excluded: dict[str, tuple[str, ...]] = {}
    for chapter in on:
        for other in excluded_by(chapter, library):
            excluded[other] = (*excluded.get(other, ()), chapter.id)
    return Consequences(
        {chapter.id: reason(chapter, on, chosen) for chapter in on},
        {chapter.id: chapter.options for chapter in on if chapter.options},
        excluded,
        rulebook.hash,
    )


def deciding(library: Library, options: Mapping[str, object]) -> dict[str, object]:
    """Of some options those that can stand in for a chapter that another needs."""
    needs = [need for chapter in library.chapters for group in chapter.needs_one_of for need in group]
    names = {need.partition("=")[0] for need in needs if "=" in need}
    return {name: value for name, value in options.items() if name in names}


def counting(library: Library, on: Collection[str], options: Mapping[str, object]) -> dict[str, object]:
    """Of some options those of chapters that are on; the others mean nothing."""
    known = {option.name for chapter in library.chapters if chapter.id in on for option in chapter.options}
    return {name: value for name, value in options.items() if name in known}


def known_chapters(wanted: Iterable[str], library: Library) -> list[str]:
    """The names, each of a chapter that exists."""
    names = list(wanted)
    known = [chapter.id for chapter in library.chapters if not chapter.bridges]
    for name in names:
        if name not in known:
            near = get_close_matches(name, known, 1)
            raise BadRulebook("no_such_chapter", library.option_clause, value=name[:40], near=near, chapters=known)
    return names


def with_needs(
    wanted: Iterable[str], library: Library = LIBRARY, options: Mapping[str, object] | None = None
) -> list[str]:
    """The chapters with all that they need, and all that these need in turn, in canonical order; where one of several
    is needed and none is there, nor an option that does as well, the first of them."""
    needs = {chapter.id: chapter.needs for chapter in library.chapters}
    found: set[str] = set()
    left = list(wanted)
    while left:
        while left:
            name = left.pop()
            if name not in found:
                found.add(name)
                left.extend(needs[name])
        on = [chapter for chapter in library.chapters if chapter.id in found]
        given = counting(library, found, options or {})
        left = [group[0] for chapter in on for group in unmet(chapter, found, given)][:1]
    return [chapter.id for chapter in library.chapters if chapter.id in found]


def reason(chapter: Chapter, on: list[Chapter], wanted: list[str]) -> Reason:
    """Why that chapter is among those that are on."""
    if chapter.is_always_on:
        return Reason(ALWAYS, ())
    if chapter.bridges:
        return Reason(BRIDGE, chapter.bridges)
    if chapter.id in wanted:
        return Reason(WANTED, ())
    needing = [other.id for other in on if needs_it(other, chapter.id) or other.id in chapter.forced_by]
    return Reason(NEEDED, tuple(needing))


def needs_it(chapter: Chapter, other: str) -> bool:
    """Whether a chapter needs another, by itself or as one of several."""
    return other in chapter.needs or any(other in group for group in chapter.needs_one_of)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-2": (consequences, counting, with_needs),
}
