"""From the words of the command line to a game: who sits where, by which rules, in which file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from velmoci.cli.problems import CommandError, file_trouble

if TYPE_CHECKING:
    from velmoci.kernel.game import Game
    from velmoci.kernel.rulebook import Rulebook

PERSON: Final = "me"
ENDING: Final = ".velmoci"
CHAPTERS: Final = "chapters="


@dataclass(frozen=True)
class Wishes:
    """What was asked for on the command line of `play`."""

    game: str | None = None
    players: str | None = None
    powers: int | None = None
    people: str | None = None
    options: tuple[str, ...] = ()
    seed: str | None = None
    file: str | None = None
    resume: str | None = None

    def file_to_resume(self) -> Path | None:
        """The saved game, if one is named: after --resume, or in place of the game."""
        if self.resume is not None:
            return Path(self.resume)
        if self.game is not None and (self.game.endswith(ENDING) or is_file(self.game)):
            return Path(self.game)
        return None


def is_file(name: str) -> bool:
    """Whether a file of that name is there; what cannot be a name at all is none."""
    try:
        return Path(name).is_file()
    except (OSError, ValueError):
        return False


def seats_of(game: Game, wishes: Wishes, powers: int | None, language: str) -> list[dict[str, str]]:
    """Who sits where: {"person": name} or {"bot": name} for each seat."""
    names = split(wishes.people)
    if wishes.players is not None:
        words = split(wishes.players)
        people = [place for place, word in enumerate(words) if word == PERSON]
        if names and len(names) != len(people):
            raise CommandError("people_count", people=len(people), count=len(names))
    else:
        people = list(range(max(1, len(names))))
        bots = (powers or max(usual_seats(game), len(people))) - len(people)
        words = [PERSON] * len(people) + [best_bot(game)] * bots
    if powers is not None and powers != len(words):
        raise CommandError("players_count", count=len(words), powers=powers)
    if len(set(names)) != len(names):
        raise CommandError("people_twice")
    given = dict(zip(people, names or default_names(len(people), language), strict=True))
    return [{"person": given[seat]} if seat in given else {"bot": word} for seat, word in enumerate(words)]


def best_bot(game: Game) -> str:
    """The bot that plays best; a game without bots has none."""
    from velmoci.bots.registry import bot_names

    return next(reversed(bot_names(game.id)), "")


def usual_seats(game: Game) -> int:
    """How many seats a game has if nobody says otherwise."""
    options = [option for chapter in game.library.chapters for option in chapter.options]
    usual = next((option.default for option in options if option.name == game.seats_option), game.seats[0])
    assert isinstance(usual, int)
    return usual


def default_names(count: int, language: str) -> list[str]:
    """The names of people who gave none."""
    from velmoci.cli.language import plain

    if count == 1:
        return [plain("you", language)]
    return [f"{plain('player', language)} {number}" for number in range(1, count + 1)]


def split(text: str | None) -> list[str]:
    """The words between the commas."""
    return [word.strip() for word in text.split(",") if word.strip()] if text else []


def check_bots(game: Game, names: Sequence[str]) -> None:
    """Every bot must exist."""
    from velmoci.bots.registry import bot_names

    known = bot_names(game.id)
    for name in names:
        if name not in known:
            raise CommandError("unknown_bot", value=name[:40], near=get_close_matches(name, known, 1), bots=known)


def read_options(game: Game, words: Sequence[str], more: str = "") -> dict[str, Any]:
    """Options as they were typed, `name=value` each; `more` are chapters that are on besides."""
    from velmoci.kernel.rulebook import options_from_text

    chapters = [word.partition("=")[2] for word in words if word.startswith(CHAPTERS) and game.by_options is not None]
    if chapters:
        rest = [word for word in words if not word.startswith(CHAPTERS)]
        return {**read_options(game, rest, chapters[-1]), "chapters": chapters[-1]}
    known = [option.name for chapter in game.library.chapters for option in chapter.options]
    for word in words:
        name = word.partition("=")[0]
        if name not in known:
            raise CommandError(
                "no_such_option", value=name[:40], near=get_close_matches(name, known, 1), game=game.id
            )
        if "=" not in word:
            raise CommandError("option_without_value", value=name)
    return dict(options_from_text(game.library, brought_chapters(game, words, more), words))


def brought_chapters(game: Game, words: Sequence[str], more: str = "") -> tuple[str, ...]:
    """The chapters that the options bring along, a scenario above all: the options of these can be set too."""
    if game.by_options is None:
        return ()
    from velmoci.kernel.rulebook import options_from_text

    given = [word.partition("=")[2] for word in words if word.startswith("scenario=")]
    options: dict[str, Any] = {"scenario": given[-1]} if given else {}
    options |= {"chapters": more} if more else {}
    rules = game.rulebook(options)
    known = [word for word in words if word.partition("=")[0] in rules.options]
    return game.rulebook({**options, **options_from_text(game.library, rules.chapters, known)}).chapters


def rulebook_for(game: Game, options: Mapping[str, Any], seats: int) -> Rulebook:
    """The rules of the game with so many powers."""
    return game.rulebook({**options, game.seats_option: seats})


def powers_wished(game: Game, wishes: Wishes, options: Mapping[str, Any]) -> int | None:
    """The number of powers, from --powers or from the game's own option."""
    asked = options.get(game.seats_option)
    fixed = fixed_seats(game, options)
    if fixed is not None and wishes.powers not in (None, fixed):
        raise CommandError("scenario_decides", count=fixed, powers=wishes.powers or 0, game=game.id)
    if wishes.powers is not None and asked is not None and asked != wishes.powers:
        raise CommandError("players_count", count=wishes.powers, powers=int(asked))
    return wishes.powers if wishes.powers is not None else asked if asked is not None else fixed


def fixed_seats(game: Game, options: Mapping[str, Any]) -> int | None:
    """The number of seats that the options fix by themselves, as a scenario does."""
    if game.by_options is None:
        return None
    seats = game.rulebook(options).options[game.seats_option]
    assert isinstance(seats, int)
    return seats


def with_scenario(
    options: tuple[str, ...], scenario: str | None, chapters: str | None = None
) -> tuple[str, ...]:
    """The options with a scenario among them, by its name or written out in a file, and with further chapters."""
    if chapters is not None:
        options = (*options, f"{CHAPTERS}{chapters}")
    if scenario is None:
        return options
    path = Path(scenario)
    if scenario.endswith(".toml"):
        try:
            scenario = path.read_text("utf-8")
        except UnicodeDecodeError:
            raise CommandError("file_not_text", value=scenario) from None
        except OSError as problem:
            raise file_trouble(problem, path) from None
    return (f"scenario={scenario}", *options)


def game_wanted(name: str | None) -> str:
    """The name of a game; where none was given, it is told which there are."""
    from velmoci.kernel.registry import game_ids

    if name is None:
        raise CommandError("game_missing", games=list(game_ids()), example=game_ids()[0])
    return name


def find(name: str) -> Game:
    """The game of that name."""
    from velmoci.kernel.registry import find_game

    return find_game(name)


def data_folder() -> Path:
    """Where games are kept that were given no file name."""
    from platformdirs import user_data_path

    return user_data_path("velmoci", appauthor=False)


def new_file(game: Game, file: str | None) -> Path:
    """The file of a new game: the one asked for, or a readable name in the user's own folder."""
    if file is not None:
        path = Path(file)
        try:
            is_there, has_folder = path.exists(), path.absolute().parent.is_dir()
        except OSError as problem:
            raise file_trouble(problem, path) from None
        if is_there:
            raise CommandError("game_exists", value=file)
        if not has_folder:
            raise CommandError("folder_missing", value=str(path.parent))
        return path
    from datetime import datetime

    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise file_trouble(problem, folder) from None
    stem = f"{game.id}-{datetime.now().strftime('%Y-%m-%d-%H%M')}"
    path, number = folder / f"{stem}{ENDING}", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}{ENDING}"
    return path
