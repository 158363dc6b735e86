"""`velmoci map`: the board as a picture, on request with the armies of a saved game."""

from __future__ import annotations

from pathlib import Path

from velmoci.cli.arguments import expanze_only
from velmoci.cli.language import sentences
from velmoci.cli.problems import Trouble, file_trouble
from velmoci.cli.terminal import Terminal
from velmoci.cli.verify import load
from velmoci.expanze.picture import png, svg
from velmoci.expanze.position import Position
from velmoci.expanze.state import NOBODY
from velmoci.kernel.archive import final_position

PNG_WIDTH = 2000


def start(game: str, out: str | None, file: str | None, language: str) -> None:
    """Writes the picture that was asked for, or both kinds under the game's name."""
    found = expanze_only(game)
    paths = [Path(out)] if out else [Path(f"{found.id}.svg"), Path(f"{found.id}.png")]
    for path in paths:
        if path.suffix.lower() not in (".svg", ".png"):
            raise Trouble("picture_kind", value=path.name[:60])
    owners, soldiers = armies(file) if file else ({}, {})
    drawn = svg(language, owners, soldiers)
    terminal, say = Terminal(), sentences(language)
    for path in paths:
        data = drawn.encode() if path.suffix.lower() == ".svg" else png(drawn, PNG_WIDTH)
        try:
            path.write_bytes(data)
        except OSError as problem:
            raise (
                Trouble("folder_missing", value=str(path.parent))
                if isinstance(problem, FileNotFoundError)
                else file_trouble(problem, path)
            ) from None
        terminal.say(say.say("written", {"file": str(path)}))


def armies(file: str) -> tuple[dict[str, str], dict[str, int]]:
    """Owners and soldiers on the public board of a saved game."""
    position = final_position(load(file))
    assert isinstance(position, Position)
    table, board = position.table, position.board
    held = [(state, number) for number, state in enumerate(board.states) if table.owner[number] != NOBODY]
    owners = {state: table.power(table.owner[number]) for state, number in held}
    return owners, {state: int(table.soldiers[number]) for state, number in held}
