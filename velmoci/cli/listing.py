"""`velmoci games` and `velmoci options`: what can be played, and how it can be varied."""

from __future__ import annotations

from rich.padding import Padding
from rich.text import Text

from velmoci.bots.registry import bot_names, talks
from velmoci.cli.arguments import find
from velmoci.cli.face import face_class
from velmoci.cli.language import game_sentences, sentences
from velmoci.cli.terminal import Terminal
from velmoci.kernel.errors import Value
from velmoci.kernel.option import Option
from velmoci.kernel.registry import game_ids


def list_games(language: str, as_json: bool = False) -> None:
    """Every game with the number of powers and its bots."""
    terminal, say = Terminal(), sentences(language)
    if as_json:
        found = [find(name) for name in game_ids()]
        terminal.say_json([
            {
                "id": game.id,
                "title": game.title,
                "seats": game.seats,
                "bots": bot_names(game.id),
                "talking": talking_bots(game.id),
            }
            for game in found
        ])
        return
    for name in game_ids():
        game = find(name)
        values: dict[str, Value] = {
            "game": game.id,
            "title": game.title[language],
            "least": game.seats[0],
            "most": game.seats[1],
            "bots": bot_names(game.id),
            "talking": talking_bots(game.id),
        }
        terminal.say(say.say("games-line", values))


def talking_bots(game: str) -> list[str]:
    """The bots of a game that answer what is offered to them."""
    return [bot for bot in bot_names(game) if talks(game, bot)]


def list_options(name: str, language: str, as_json: bool = False) -> None:
    """Every option with its sentence, default, what is allowed and its clause; then advice."""
    game = find(name)
    terminal, say = Terminal(), game_sentences(game, language)
    if as_json:
        found = [(chapter, option) for chapter in game.library.chapters for option in chapter.options]
        terminal.say_json([
            {
                "name": option.name,
                "chapter": chapter.id,
                "clause": option.clause,
                "default": option.default,
                "allowed": option.allowed(),
                "meaning": say.say(f"option-{option.name}"),
            }
            for chapter, option in found
        ])
        return
    terminal.say(Text(say.say("options-of", {"game": game.id}), style="bold"))
    for chapter in game.library.chapters:
        for option in chapter.options:
            head = Text(option.name, style="bold").append(f"  [{option.clause}]", style="dim")
            values = {"default": default_of(option), "allowed": option.allowed()}
            body = f"{say.say(f'option-{option.name}')}\n{say.say('option-line', values)}"
            terminal.say(head, Padding(Text(body), (0, 0, 0, 4)))
    terminal.say(*face_class(game)(language, terminal.width, []).advice())


def default_of(option: Option) -> str:
    """The default as it would be typed."""
    if isinstance(option.default, dict):
        return "/".join(f"{key}:{number}" for key, number in option.default.items())
    return str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
