"""All chapters of Salva in their canonical order: the one list in which a new chapter is entered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import OptionValue
from velmoci.kernel.rulebook import Chapter, Library, Rulebook, assemble
from velmoci.salva.base.goals import check_goal
from velmoci.salva.base.minimal import CHAPTER as MINIMAL
from velmoci.salva.board import FieldKey
from velmoci.salva.chapters.terrain import CHAPTER as TERRAIN
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import Scenario, read_scenario, scenario_document
from velmoci.salva.seams import SEAMS
from velmoci.salva.units import standard_kinds

CHAPTERS: Final[tuple[Chapter, ...]] = (MINIMAL, TERRAIN)

LIBRARY: Final = Library(
    game="salva",
    version=1,
    chapters=CHAPTERS,
    option_clause="SA-chapters-2",
    seams=SEAMS,
    checks=(check_goal,),
)

FIELD_KEYS: Final[tuple[FieldKey, ...]] = tuple(
    [key for chapter in CHAPTERS for key in chapter.contributions.get("field", ())]
)
"""The marks of all chapters: a map may carry those of chapters that are off, which then mean nothing."""

READY: Final[dict[str, Rules]] = {}
"""Rules that have been made, by the hash of their rulebook."""


def rules_of(rulebook: Rulebook) -> Rules:
    """The rules of a rulebook with its map, made once."""
    found = READY.get(rulebook.hash)
    if found is None:
        if len(READY) > 200:
            READY.clear()
        scenario = find_scenario(str(rulebook.options["scenario"]))
        found = Rules(rulebook, standard_kinds(), scenario)
        READY[rulebook.hash] = found
    return found


def find_scenario(option: str) -> Scenario:
    """The scenario that an option names or holds."""
    return read_scenario(scenario_document(option), FIELD_KEYS)


def scenario_rulebook(
    name: str, chapters: Iterable[str] | None = None, options: Mapping[str, object] | None = None
) -> Rulebook:
    """The rulebook of a scenario; chapters and options may depart from it within its limits."""
    scenario = find_scenario(name)
    on = tuple(chapters) if chapters is not None else scenario.chapters
    for chapter in scenario.excluded(on):
        raise BadRulebook("chapter_excluded", "SA-setup-8", chapter=chapter)
    given: dict[str, object] = {"scenario": name, **scenario.options}
    for option, value in (options or {}).items():
        allowed = scenario.limits.get(option)
        if allowed is not None and value not in allowed:
            values = ", ".join([str(item) for item in allowed])
            raise BadRulebook("bad_option", "SA-setup-3", option=option, value=str(value), allowed=values)
        given[option] = value
    return assemble(LIBRARY, on, given)


def explain_chapters(wanted: Iterable[str]) -> dict[str, OptionValue]:
    """The options that these chapters bring, with their defaults."""
    return dict(assemble(LIBRARY, wanted).options)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-2": (assemble,),
    "SA-chapters-3": (assemble,),
    "SA-setup-3": (scenario_rulebook,),
}
