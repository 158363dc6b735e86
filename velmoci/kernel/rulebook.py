"""Rulebooks: which chapters and options a game is played by, checked once, frozen, with a hash."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import Option, OptionValue


@dataclass(frozen=True)
class Chapter:
    """A part of a game's rules that is on or off as a whole."""

    id: str
    clause: str
    needs: tuple[str, ...] = ()
    needs_one_of: tuple[tuple[str, ...], ...] = ()
    """Groups of which at least one must be there: a chapter, or an option as somebody types it, `airfields=buildings`.
    The first of a group is the chapter that comes along where nothing of it is on."""
    conflicts: tuple[str, ...] = ()
    options: tuple[Option, ...] = ()
    is_always_on: bool = False
    forced_by: tuple[str, ...] = ()
    """Chapters that bring this one along: it is on as soon as one of them is."""
    forced_if: Callable[[Mapping[str, object]], bool] | None = None
    """Whether the options as they were given bring it along."""
    bridges: tuple[str, ...] = ()
    """A bridge is on exactly when all the chapters it joins are; nobody chooses it."""
    group: str = ""
    """Of the chapters of one group at most one is on."""
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
    names: Mapping[str, Callable[[Any], str]] = field(default_factory=dict)
    """For each seam in which no two chapters may use one name the word for its contributions."""
    checks: tuple[Callable[[Mapping[str, OptionValue]], None], ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """A value: the same game, version, chapters and options give the same hash."""

    game: str
    version: int
    chapters: tuple[str, ...]
    options: Mapping[str, OptionValue]
    contributions: Mapping[str, tuple[Any, ...]] = field(compare=False, repr=False, default_factory=dict)
    origins: Mapping[str, tuple[str, ...]] = field(compare=False, repr=False, default_factory=dict)
    """For each contribution the chapter that it comes from."""

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
    given = options or {}
    on = chosen(library, set(chapters), given)
    values = read_options(library, on, given)
    for chapter in on:
        check_one_of(chapter, {one.id for one in on}, values)
    for check in library.checks:
        check(values)
    added = {seam: gathered(on, seam) for seam in library.seams}
    contributions = {seam: tuple([item for _, item in found]) for seam, found in added.items()}
    origins = {seam: tuple([chapter for chapter, _ in found]) for seam, found in added.items()}
    for seam, name_of in library.names.items():
        names = [name_of(item) for item in contributions[seam]]
        check_names(seam, zip(origins[seam], names, strict=True), library.option_clause)
    ids = tuple(chapter.id for chapter in on)
    return Rulebook(library.game, library.version, ids, values, contributions, origins)


def gathered(on: Iterable[Chapter], seam: str) -> list[tuple[str, Any]]:
    """What the chapters add to a seam, each with its chapter; the very same thing out of several counts once."""
    found: list[tuple[str, Any]] = []
    for chapter in on:
        for item in chapter.contributions.get(seam, ()):
            if not any(other is item for _, other in found):
                found.append((chapter.id, item))
    return found


def check_names(seam: str, named: Iterable[tuple[str, str]], clause: str) -> None:
    """Raises the first name that comes twice, with the two chapters that use it."""
    owners: dict[str, str] = {}
    for chapter, name in named:
        if name in owners:
            raise BadRulebook("name_twice", clause, seam=seam, name=name, chapter=chapter, other=owners[name])
        owners[name] = chapter


def chosen(library: Library, wanted: set[str], options: Mapping[str, object] | None = None) -> list[Chapter]:
    """The chapters that are on, in canonical order: those wanted, those brought along, and the bridges between.

    A bridge is named only together with all that it joins, as in a save.
    """
    known = {chapter.id for chapter in library.chapters if wanted.issuperset(chapter.bridges)}
    unknown = sorted(wanted - known)
    if unknown:
        raise BadRulebook("unknown_chapter", library.option_clause, chapter=unknown[0])
    ids = {chapter.id for chapter in library.chapters if chapter.is_always_on or chapter.id in wanted}
    bring_along(library, ids, options or {})
    ids |= {chapter.id for chapter in library.chapters if chapter.bridges and ids.issuperset(chapter.bridges)}
    on = [chapter for chapter in library.chapters if chapter.id in ids]
    for chapter in on:
        check_chapter(library, chapter, on, ids)
    return on


def bring_along(library: Library, ids: set[str], options: Mapping[str, object]) -> None:
    """Adds what chapters and options force on, and what that forces on in turn."""
    before = 0
    while len(ids) > before:
        before = len(ids)
        for chapter in library.chapters:
            by_option = chapter.forced_if is not None and chapter.forced_if(options)
            if by_option or not ids.isdisjoint(chapter.forced_by):
                ids.add(chapter.id)


def check_chapter(library: Library, chapter: Chapter, on: list[Chapter], ids: set[str]) -> None:
    """Raises what stands against having a chapter on beside the others."""
    for need in chapter.needs:
        if need not in ids:
            raise BadRulebook("chapter_missing", chapter.clause, chapter=chapter.id, need=need)
    for other in chapter.conflicts:
        if other in ids:
            raise BadRulebook("chapter_conflict", chapter.clause, chapter=chapter.id, other=other)
    for earlier in on[: on.index(chapter)]:
        if chapter.group and earlier.group == chapter.group:
            raise BadRulebook("chapter_conflict", chapter.clause, chapter=chapter.id, other=earlier.id)
    for seam in chapter.contributions:
        if seam not in library.seams:
            raise BadRulebook("unknown_seam", chapter.clause, chapter=chapter.id, seam=seam)


def check_one_of(chapter: Chapter, ids: set[str], options: Mapping[str, object]) -> None:
    """Raises the first group of a chapter of which nothing is there."""
    for group in unmet(chapter, ids, options):
        raise BadRulebook("chapter_missing_one_of", chapter.clause, chapter=chapter.id, needs=list(group))


def unmet(chapter: Chapter, ids: set[str], options: Mapping[str, object]) -> list[tuple[str, ...]]:
    """The groups of a chapter of which nothing is there."""
    found: list[tuple[str, ...]] = []
    for group in chapter.needs_one_of:
        if not [need for need in group if is_there(need, ids, options)]:
            found.append(group)
    return found


def is_there(need: str, ids: set[str], options: Mapping[str, object]) -> bool:
    """Whether a chapter is on, or an option has the value that is asked for."""
    name, is_option, value = need.partition("=")
    given = options.get(name)
    typed = str(given).lower() if isinstance(given, bool) else str(given)
    return typed == value if is_option else name in ids


def read_options(
    library: Library, on: list[Chapter], given: Mapping[str, object]
) -> dict[str, OptionValue]:
    """All options of the chapters that are on: those given, checked, and the defaults of the others."""
    known = known_options(library, on)
    for name in given:
        if name not in known:
            raise unknown_option(library, str(name), given[name])
    return {
        name: option.read(given[name]) if name in given else option.default for name, option in known.items()
    }


def known_options(library: Library, on: Iterable[Chapter]) -> dict[str, Option]:
    """The options by name. A chapter may set bounds of its own to an option of one that is always on; two others share
    an option only if it is the very same."""
    known: dict[str, Option] = {}
    owners: dict[str, str] = {}
    for chapter in on:
        for option in chapter.options:
            name, other = option.name, owners.get(option.name)
            if other is not None and known[name] is not option:
                clause = library.option_clause
                raise BadRulebook("name_twice", clause, seam="option", name=name, chapter=chapter.id, other=other)
            known[name] = option
            if not chapter.is_always_on:
                owners[name] = chapter.id
    return known


def unknown_option(library: Library, name: str, value: object) -> BadRulebook:
    """No value is allowed for an option that the game does not have."""
    return BadRulebook(
        "bad_option", library.option_clause, option=name[:40], value=str(value)[:40], allowed="nothing"
    )


def options_from_text(library: Library, on: Iterable[str], words: Iterable[str]) -> dict[str, OptionValue]:
    """Options as a person types them, `name=value` each."""
    known = known_options(library, chosen(library, set(on)))
    values: dict[str, OptionValue] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals or name not in known:
            raise unknown_option(library, name, text)
        values[name] = known[name].read_text(text)
    return values


@mypyc_attr(allow_interpreted_subclasses=True)
class Part:
    """A named contribution that knows its place among the others of its seam."""

    name: str = ""
    after: str = ""
    before: str = ""
    """One that ends in a question mark counts only where there is such a part; without it the place is the last."""
    replaces: str = ""
    """The part of an earlier chapter whose place this one takes."""
    replaced: Part | None = None
    """That part itself, for one that passes on what it does not change."""

    def answers_to(self, name: str) -> bool:
        """Whether the name is its own or that of a part whose place it took."""
        return self.name == name or (self.replaced is not None and self.replaced.answers_to(name))


P = TypeVar("P", bound=Part)


def arrange(parts: Iterable[P]) -> list[P]:
    """Parts as they were contributed, each moved to where its `after`, `before` or `replaces` puts it."""
    row: list[P] = []
    for part in parts:
        anchor = part.replaces or part.after or part.before
        if not anchor:
            row.append(part)
            continue
        name = anchor.removesuffix("?")
        place = next((place for place, other in enumerate(row) if other.answers_to(name)), -1)
        if place < 0 and name != anchor:
            row.append(part)
            continue
        if place < 0:
            raise BadRulebook("unknown_part", "", part=part.name, anchor=anchor)
        if part.replaces:
            part.replaced = row[place]
            row[place] = part
        else:
            row.insert(place + 1 if part.after else place, part)
    return row
