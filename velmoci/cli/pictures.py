"""`velmoci map`: the board as a picture, on request with the armies of a saved game."""

from __future__ import annotations

from pathlib import Path

from velmoci.cli.arguments import find
from velmoci.cli.face import face_class
from velmoci.cli.language import sentences
from velmoci.cli.problems import CommandError, file_trouble
from velmoci.cli.terminal import Terminal
from velmoci.cli.verify import load
from velmoci.fonts import png
from velmoci.kernel.archive import final_position

PNG_WIDTH = 2000


def start(game: str, out: str | None, file: str | None, language: str) -> None:
    """Writes the picture that was asked for, or both kinds under the game's name."""
    found = find(game)
    face = face_class(found)(language, 80, [])
    paths = [Path(out)] if out else [Path(f"{found.id}.svg"), Path(f"{found.id}.png")]
    for path in paths:
        if path.suffix.lower() not in (".svg", ".png"):
            raise CommandError("picture_kind", value=path.name[:60])
    archive = load(file) if file else None
    if archive is not None and archive.game.id != found.id:
        raise CommandError("other_game", value=str(file)[:60], game=archive.game.id)
    drawn = face.picture(final_position(archive) if archive is not None else None)
    terminal, say = Terminal(), sentences(language)
    for path in paths:
        data = drawn.encode() if path.suffix.lower() == ".svg" else png(drawn, PNG_WIDTH)
        try:
            path.write_bytes(data)
        except OSError as problem:
            raise (
                CommandError("folder_missing", value=str(path.parent))
                if isinstance(problem, FileNotFoundError)
                else file_trouble(problem, path)
            ) from None
        terminal.say_whole(say.say("written", {"file": str(path)}))
