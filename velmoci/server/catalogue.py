"""What can be known without a match: the games, their maps, rules and texts."""

from __future__ import annotations

import asyncio
from functools import cache
from importlib import import_module
from typing import Any, Final

from msgspec import json
from starlette.responses import Response

from velmoci.bots.registry import bot_names, talks
from velmoci.kernel.clauses import (
    LEARN_FILES,
    RULE_FILES,
    TRANSLATED,
    clauses,
    learn_text,
    lesson_text,
    lesson_titles,
    rule_text,
)
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.registry import UnknownGame, find_game, game_ids
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES
from velmoci.server.face import face_of, faces
from velmoci.server.host import Host
from velmoci.server.making import holds_text
from velmoci.server.messages import (
    Checked,
    ClauseInfo,
    DrawnMap,
    GameInfo,
    GameList,
    MapWish,
    OptionCheck,
    OptionInfo,
    RuleBook,
)  # fmt: skip
from velmoci.server.middleware import address_of
from velmoci.server.routes import JSON, Call, Failed, Route, problem_of
from velmoci.server.stored import Stored

SVG: Final = "image/svg+xml"
TEXT: Final = "text/plain; charset=utf-8"


def game_info(name: str) -> GameInfo:
    """A game as the lobby shows it."""
    game, advice = find_game(name), face_of(name).advice
    options = [option for chapter in game.library.chapters for option in chapter.options]
    return GameInfo(
        id=game.id,
        title=dict(game.title),
        seats=game.seats,
        options=[OptionInfo(**option.to_json()) for option in options],  # type: ignore[arg-type]
        bots=bot_names(game.id),
        talking=[bot for bot in bot_names(game.id) if talks(game.id, bot)],
        advice=import_module(advice).advice() if advice else {},
        rules=[language for language in LANGUAGES if name in TRANSLATED.get(language, ())],
        lessons=lesson_titles(name),
        has_standing=game.standing_kinds_of is not None,
    )


@cache
def stored_games() -> Stored:
    """The list of games."""
    return Stored(json.encode(GameList([game_info(name) for name in game_ids()])), JSON)


@cache
def stored_rules(game: str, language: str) -> Stored:
    """A game's rules."""
    text = "\n\n".join(rule_text(file, language) for file in RULE_FILES[game])
    known = [ClauseInfo(clause.id, clause.section, clause.text) for clause in clauses(game, language)]
    return Stored(json.encode(RuleBook(game, language, text, known)), JSON)


@cache
def stored_lesson(game: str, language: str) -> Stored:
    """The page that teaches a game in three minutes."""
    return Stored(learn_text(game, language).encode(), TEXT)


@cache
def stored_chapter(game: str, chapter: str, language: str) -> Stored:
    """The page that teaches a chapter in a minute."""
    return Stored(lesson_text(game, chapter, language).encode(), TEXT)


@cache
def stored_picture(name: str, language: str) -> Stored:
    """A picture of such a page or of a rulebook: drawn now, or from a file, in the language if it holds words."""
    boards = {board: module for face in faces().values() for board, module in face.boards.items()}
    if name in boards:
        return Stored(import_module(boards[name]).svg(language=language).encode(), SVG)
    return Stored(picture_text(name, language).encode(), SVG)


def picture_text(name: str, language: str) -> str:
    """The picture of that name; raises FileNotFoundError where there is none."""
    try:
        return read_text("velmoci", f"rules/pictures/{language}/{name}.svg")
    except FileNotFoundError:
        return read_text("velmoci", f"rules/pictures/{name}.svg")


@cache
def stored_texts(game: str, language: str) -> Stored:
    """All sentences that a game needs in one language: the kernel's, its own, the table's and the server's."""
    packages = ["velmoci.kernel", find_game(game).locale, "velmoci.match", "velmoci.server"]
    parts = [read_text(package, f"texts/{language}.ftl") for package in packages]
    return Stored("\n".join(parts).encode(), TEXT)


async def list_games(host: Host, call: Call) -> Response:
    return stored_games().response(call.request)


async def check_options(host: Host, call: Call) -> Checked:
    game, options = find_game(known_game(call)), call.body.options
    if game.by_options is not None or holds_text(options):
        made = await host.makers.make(address_of(call.request.scope), "check", game=game.id, options=options)
        return Checked(made.problem) if made.problem else Checked(None, json.decode(made.value, type=list[str]))
    try:
        rules = game.rulebook(options)
        game.begin(rules)
    except VelmociError as error:
        return Checked(problem_of(error))
    return Checked(None, [warning.sentence for warning in game.warnings(rules)])


async def show_texts(host: Host, call: Call) -> Response:
    game = known_game(call)
    if call.path["language"] not in LANGUAGES:
        raise Failed(404, "unknown_language")
    return (await asyncio.to_thread(stored_texts, game, call.path["language"])).response(call.request)


async def show_map(host: Host, call: Call) -> Response:
    return await drawn(host, call, {}, None)


async def draw_map(host: Host, call: Call) -> Response:
    return await drawn(host, call, call.body.options, call.body.chapters)


async def drawn(host: Host, call: Call, options: dict[str, Any], chapters: list[str] | None) -> Response:
    """The map of a match with these options and chapters; without chapters, with those that the options bring."""
    game, address = find_game(known_game(call)), address_of(call.request.scope)
    if game.map_of is None:
        raise Failed(404, "no_map")
    stored = await host.makers.stored(address, JSON, "map", game=game.id, options=options, chapters=chapters)
    return stored.response(call.request)


async def show_rules(host: Host, call: Call) -> Response:
    game, language = call.path["game"], call.path["language"]
    if game not in TRANSLATED.get(language, ()):
        raise Failed(404, "no_rules")
    return (await asyncio.to_thread(stored_rules, game, language)).response(call.request)


async def show_lesson(host: Host, call: Call) -> Response:
    game, language = call.path["game"], call.path["language"]
    if game not in LEARN_FILES or language not in LANGUAGES:
        raise Failed(404, "no_rules")
    return (await asyncio.to_thread(stored_lesson, game, language)).response(call.request)


async def show_chapter(host: Host, call: Call) -> Response:
    game, chapter, language = call.path["game"], call.path["chapter"], call.path["language"]
    if game not in LEARN_FILES or chapter not in lesson_titles(game) or language not in LANGUAGES:
        raise Failed(404, "no_rules")
    return (await asyncio.to_thread(stored_chapter, game, chapter, language)).response(call.request)


async def show_picture(host: Host, call: Call) -> Response:
    try:
        stored = await asyncio.to_thread(stored_picture, call.path["name"], call.path["language"])
    except FileNotFoundError:
        raise Failed(404, "no_picture") from None
    return stored.response(call.request)


def known_game(call: Call) -> str:
    """The game that the path names."""
    try:
        return find_game(call.path["game"]).id
    except UnknownGame:
        raise Failed(404, "unknown_game") from None


ROUTES: Final = [
    Route("GET", "/api/games", list_games, "All games with their options and bots", GameList),
    Route(
        "POST", "/api/games/{game}/check", check_options, "Whether options go together", Checked, OptionCheck
    ),
    Route("GET", "/api/texts/{game}/{language}", show_texts, "A game's sentences as Fluent", "text/plain"),
    Route("GET", "/api/maps/{game}", show_map, "The map of a game with its usual options", DrawnMap),
    Route(
        "POST", "/api/maps/{game}", draw_map, "The map of a match by its rulebook", DrawnMap, MapWish,
        problems=(409,),
    ),
    Route("GET", "/api/rules/{game}/{language}", show_rules, "A game's rules", RuleBook),
    Route("GET", "/api/learn/{game}/{language}", show_lesson, "A game in three minutes, as Markdown", "text/plain"),
    Route(
        "GET", "/api/learn/{game}/{chapter}/{language}", show_chapter, "A chapter in a minute, as Markdown",
        "text/plain",
    ),
    Route("GET", "/api/pictures/{name}/{language}", show_picture, "A picture of such a page", "image/svg+xml"),
]
