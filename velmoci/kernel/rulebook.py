"""Rulebooks: which chapters and options a game is played by, checked once, frozen, with a hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import Option, OptionValue


@dataclass(frozen=True)
class Chapter:
    """A part of a game's rules that is on or off as a whole."""

    id: str
    clause: str
    needs: tuple[str, ...] = ()
    conflicts: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    is_always_on: bool = False
    contributions: Mapping[str, tuple[Any, ...]] = field(default_factory=dict)
    """What the chapter adds to each of the game's seams, in order."""


@dataclass(frozen=True)
class Library:
    """All chapters of a game in their canonical order, the seams they may fill, and checks across options."""

    game: str
    version: int
    chapters: tuple[Chapter, ...]
    option_clause: str
    seams: tuple[str, ...] = ()
    checks: tuple[Callable[[Mapping[str, OptionValue]], None], ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """A value: the same game, version, chapters and options give the same hash."""

    game: str
    version: int
    chapters: tuple[str, ...]
    options: Mapping[str, OptionValue]
    contributions: Mapping[str, tuple[Any, ...]] = field(compare=False, repr=False, default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """The rulebook as it stands in a save."""
        return {
            "game": self.game,
            "version": self.version,
            "chapters": list(self.chapters),
            "options": dict(self.options),
            "hash": self.hash,
        }

    @property
    def hash(self) -> str:
        """Names the rulebook in every save."""
        value = [self.game, self.version, list(self.chapters), dict(self.options)]
        text = json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(text.encode()).hexdigest()[:16]

    def __hash__(self) -> int:
        return hash(self.hash)


def assemble(
    library: Library, chapters: Iterable[str] = (), options: Mapping[str, object] | None = None
) -> Rulebook:
    """Checks chapters, needs, conflicts and options once and returns the frozen rulebook."""
    on = chosen(library, set(chapters))
    values = read_options(library, on, options or {})
    for check in library.checks:
        check(values)
    contributions = {
        seam: tuple(item for chapter in on for item in chapter.contributions.get(seam, ())) for seam in library.seams
    }
    return Rulebook(library.game, library.version, tuple(chapter.id for chapter in on), values, contributions)


def chosen(library: Library, wanted: set[str]) -> list[Chapter]:
    """The chapters that are on, in canonical order."""
    unknown = sorted(wanted - {chapter.id for chapter in library.chapters})
    if unknown:
        raise BadRulebook("unknown_chapter", library.option_clause, chapter=unknown[0])
    on = [chapter for chapter in library.chapters if chapter.is_always_on or chapter.id in wanted]
    ids = {chapter.id for chapter in on}
    for chapter in on:
        for need in chapter.needs:
            if need not in ids:
                raise BadRulebook("chapter_missing", chapter.clause, chapter=chapter.id, need=need)
        for other in chapter.conflicts:
            if other in ids:
                raise BadRulebook("chapter_conflict", chapter.clause, chapter=chapter.id, other=other)
        for seam in chapter.contributions:
            if seam not in library.seams:
                raise BadRulebook("unknown_seam", chapter.clause, chapter=chapter.id, seam=seam)
    return on


def read_options(
    library: Library, on: list[Chapter], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options of the chapters that are on: those given, checked, and the defaults of the others."""
    known = {option.name: option for chapter in on for option in chapter.options}
    for name in given:
        if name not in known:
            raise BadRulebook("unknown_option", library.option_clause, option=str(name)[:40])
    return {
        name: option.read(given[name]) if name in given else option.default for name, option in known.items()
    }


def options_from_text(library: Library, on: Iterable[str], words: Iterable[str]) -> dict[str, OptionValue]:
    """Options as a person types them, `name=value` each."""
    known = {option.name: option for chapter in chosen(library, set(on)) for option in chapter.options}
    values: dict[str, OptionValue] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or name not in known:
            raise BadRulebook("unknown_option", library.option_clause, option=name[:40])
        values[name] = known[name].read_text(text)
    return values
