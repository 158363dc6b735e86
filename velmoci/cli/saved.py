"""`velmoci saved`: the games in the user's own folder, and how to go on with them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from shlex import quote

from rich.text import Text

from velmoci.cli.arguments import ENDING, data_folder
from velmoci.cli.language import sentences
from velmoci.cli.terminal import Terminal
from velmoci.kernel.archive import Archive
from velmoci.kernel.errors import Value, VelmociError
from velmoci.match.journal import read_file


@dataclass(frozen=True)
class SavedGame:
    """One file: what is played, who sits there, how far it is."""

    file: Path
    changed: datetime
    archive: Archive

    def data(self) -> dict[str, object]:
        """For a script."""
        return {
            "file": str(self.file),
            "changed": self.changed.isoformat(timespec="seconds"),
            "game": self.archive.game.id,
            "seats": self.archive.seats,
            "orders": len(self.archive.records),
            "over": self.archive.outcome is not None,
        }


def start(language: str, as_json: bool) -> None:
    """Lists the games, the latest first."""
    terminal, say = Terminal(), sentences(language)
    found = saved_games(data_folder())
    if as_json:
        terminal.say_json([game.data() for game in found])
        return
    if not found:
        terminal.say(say.say("saved-none", {"folder": str(data_folder())}))
    for game in found:
        terminal.say(Text(line(game, language)))
        terminal.say_whole(f"    velmoci play {quote(str(game.file))}")


def line(game: SavedGame, language: str) -> str:
    """One game in words."""
    sitters = [str(sitter.get("person") or sitter.get("bot")) for sitter in game.archive.seats]
    values: dict[str, Value] = {
        "game": game.archive.game.title[language],
        "changed": game.changed.strftime("%Y-%m-%d %H:%M"),
        "players": sitters,
        "count": len(game.archive.records),
        "over": "yes" if game.archive.outcome is not None else "no",
    }
    return sentences(language).say("saved-line", values)


def saved_games(folder: Path) -> list[SavedGame]:
    """Every game in a folder that can be read, the latest first."""
    found: list[SavedGame] = []
    for file in folder.glob(f"*{ENDING}"):
        try:
            found.append(SavedGame(file, datetime.fromtimestamp(file.stat().st_mtime), read_file(file)))
        except (OSError, VelmociError):
            continue
    return sorted(found, key=lambda game: (game.changed, game.file.name), reverse=True)
