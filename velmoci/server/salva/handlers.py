"""Before a match of Salva: its scenarios, its chapters, and games that people put together."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, Final

from msgspec import json, to_builtins
from starlette.responses import Response

from velmoci.kernel.errors import VelmociError
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.random_goal import KINDS
from velmoci.salva.composing import BY_LOT
from velmoci.salva.library import CHAPTERS, LIBRARY, SCENARIOS, find_scenario
from velmoci.salva.maps.atlas import LANGUAGES
from velmoci.salva.maps.segments import STANDARD12
from velmoci.salva.overview import NEEDED, WANTED, clause_count, consequences, excluded_by, title
from velmoci.salva.presets import PRESETS, Rung, fitting, ladder, ways
from velmoci.server.host import Host
from velmoci.server.messages import OptionInfo
from velmoci.server.middleware import address_of
from velmoci.server.routes import JSON, Call, Failed, Route, problem_of
from velmoci.server.salva import knowledge
from velmoci.server.salva.messages import (
    ChapterInfo,
    ChapterList,
    ChapterOn,
    ComposedGame,
    FittingScenario,
    GoalInfo,
    Measured,
    RungInfo,
    ScenarioCard,
    ScenarioList,
    SideCard,
    Switched,
    Switches,
    WishedGame,
)  # fmt: skip
from velmoci.server.stored import NOT_KEPT, Stored

SVG: Final = "image/svg+xml"
MOST_FITS: Final = 8
"""So many scenarios at most are proposed for a choice of chapters."""


def scenario_card(name: str) -> ScenarioCard:
    """A scenario for somebody who chooses one."""
    scenario = find_scenario(name)
    card, measured = scenario.card(), scenario.measured
    return ScenarioCard(
        id=name,
        title=card["title"],
        about=card["about"],
        players=card["players"],
        sides=[SideCard(**side) for side in card["sides"]],
        chapters=card["chapters"],
        options=scenario.options,
        limits=scenario.limits,
        rounds=card["rounds"],
        minutes=card["minutes"],
        measured=Measured(
            bots=measured["bots"],
            games=measured["games"],
            wins=measured["wins"],
            shared=measured.get("shared", 0),
            drawn=measured.get("drawn", 0),
            percent=measured["percent"],
            interval=measured["interval"],
        )
        if "wins" in measured
        else None,
    )


def chapter_info(chapter: Chapter) -> ChapterInfo:
    """A chapter as a switch."""
    return ChapterInfo(
        id=chapter.id,
        title={language: title(chapter.id, language) for language in LANGUAGES},
        clause=chapter.clause,
        rules=clause_count(chapter.id),
        needs=list(chapter.needs),
        needs_one_of=[list(group) for group in chapter.needs_one_of],
        excludes=excluded_by(chapter),
        bridges=list(chapter.bridges),
        is_always_on=chapter.is_always_on,
        is_goal=chapter.group == "goal",
        options=[OptionInfo(**option.to_json()) for option in chapter.options],  # type: ignore[arg-type]
    )


@cache
def stored_scenarios() -> Stored:
    """All scenarios, the easiest first."""
    return Stored(json.encode(ScenarioList([scenario_card(name) for name in SCENARIOS])), JSON)


@cache
def stored_chapters() -> Stored:
    """All chapters in canonical order, ready choices of them, and the goals."""
    known = {chapter.id for chapter in CHAPTERS}
    goals = [GoalInfo(kind.id, kind.id if kind.id in known else "", kind.players, list(kind.needs)) for kind in KINDS]
    goals.append(GoalInfo(BY_LOT, "", (2, 6), []))
    presets = {name: list(chapters) for name, chapters in PRESETS.items()}
    rungs = [rung_info(rung) for rung in ladder()]
    infos = [chapter_info(one) for one in CHAPTERS]
    return Stored(json.encode(ChapterList(infos, presets, goals, rungs, list(STANDARD12), list(ways()))), JSON)


def rung_info(rung: Rung) -> RungInfo:
    """A ready choice of chapters."""
    titles = {language: rung.title(language) for language in LANGUAGES}
    return RungInfo(titles, list(rung.chapters), list(rung.added), list(rung.scenarios))


def switched(on: list[str], options: dict[str, Any]) -> Switched:
    """What follows from these switches."""
    try:
        found = consequences(on, LIBRARY, options)
    except VelmociError as error:
        return Switched([], {}, "", problem_of(error))
    reasons = [ChapterOn(name, reason.why, list(reason.others)) for name, reason in found.reasons.items()]
    excluded = {name: list(others) for name, others in found.excluded.items()}
    chosen = [name for name, reason in found.reasons.items() if reason.why in (WANTED, NEEDED)]
    fits = [FittingScenario(fit.scenario, list(fit.more)) for fit in fitting(chosen)[:MOST_FITS]]
    return Switched(reasons, excluded, found.hash, None, fits)


async def list_scenarios(host: Host, call: Call) -> Response:
    return (await asyncio.to_thread(stored_scenarios)).response(call.request)


async def show_card(host: Host, call: Call) -> Response:
    if call.path["scenario"] not in SCENARIOS:
        raise Failed(404, "no_picture")
    address = address_of(call.request.scope)
    stored = await host.makers.stored(address, SVG, "card", scenario=call.path["scenario"])
    return stored.response(call.request)


async def list_chapters(host: Host, call: Call) -> Response:
    return (await asyncio.to_thread(stored_chapters)).response(call.request)


async def switch_chapters(host: Host, call: Call) -> Switched:
    return switched(call.body.on, call.body.options)


async def compose_game(host: Host, call: Call) -> Response | ComposedGame:
    made = await host.makers.make(address_of(call.request.scope), "compose", **to_builtins(call.body))
    if made.problem is not None:
        return ComposedGame(problem=made.problem)
    stored = await asyncio.to_thread(Stored, bytes(made.value), JSON, NOT_KEPT)
    return stored.response(call.request)


ROUTES: Final = [
    *knowledge.ROUTES,
    Route("GET", "/api/salva/scenarios", list_scenarios, "The scenarios of Salva", ScenarioList),
    Route("GET", "/api/salva/scenarios/{scenario}", show_card, "A little map without words", SVG),
    Route("GET", "/api/salva/chapters", list_chapters, "The chapters and goals of Salva", ChapterList),
    Route("POST", "/api/salva/chapters", switch_chapters, "What follows from chapters", Switched, Switches),
    Route("POST", "/api/salva/compose", compose_game, "A game of one's own as a scenario", ComposedGame, WishedGame),
]
