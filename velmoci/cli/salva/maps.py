"""`velmoci salva map`: a map by chance as a picture, as TOML, or as a whole scenario."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import NamedTuple

from velmoci.cli.problems import CommandError, file_trouble
from velmoci.cli.salva.mistakes import TEXTS, Mistake
from velmoci.cli.terminal import Terminal
from velmoci.fonts import png
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.sentences import Sentences
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.maps.drawing import picture
from velmoci.salva.maps.generator import make_request, voronoi_map
from velmoci.salva.maps.plan import Plan
from velmoci.salva.maps.scenarios import scenario_text
from velmoci.salva.maps.segments import laid_map, make_wish, segment_map
from velmoci.salva.position import new_position

WIDTH = 2000
ALLOTMENT = 10


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    seed: str | None
    land: int
    sea: int
    masses: int
    fair: int
    segments: int
    lay: str
    naval: bool
    wrap: str
    sides: int


class Files(NamedTuple):
    """Where to write what."""

    svg: str | None
    png: str | None
    toml: str | None
    scenario: str | None


def start(wishes: Wishes, files: Files, language: str) -> None:
    """Makes the map and writes every file that was asked for."""
    say, terminal = Sentences(language, TEXTS), Terminal()
    seed = wishes.seed or str(secrets.randbelow(10**6))
    try:
        check_folders(files)
        plan = made(wishes, seed)
        title = say.say("map-seed", {"seed": seed, "land": len(plan.ids(False)), "sea": len(plan.ids(True))})
        if not any(files):
            terminal.say_whole(f"# {title}\n\n{plan.toml()}")
            return
        written = contents(plan, files, wishes, seed, language)
        for name, data in written:
            write(Path(name), data)
        terminal.say(title)
        for name, _ in written:
            terminal.say_whole(say.say("written", {"file": name}))
    except VelmociError as problem:
        raise Mistake(say.error(problem)) from None


def check_folders(files: Files) -> None:
    """Every file needs a folder, before anything is made or written."""
    for name in files:
        if name is not None and not Path(name).parent.is_dir():
            raise CommandError("folder_missing", value=str(Path(name).parent))


def made(wishes: Wishes, seed: str) -> Plan:
    """The map of the seed, of one kind or another."""
    if wishes.lay:
        return laid_map(wishes.lay, wishes.wrap, wishes.naval, Seeded(f"segments:{seed}"))
    if wishes.segments:
        wish = make_wish(wishes.segments, wrap=wishes.wrap, naval=wishes.naval)
        return segment_map(wish, Seeded(f"segments:{seed}"))
    return voronoi_map(seed, make_request(wishes.land, wishes.sea, wishes.masses, wishes.fair))


def contents(plan: Plan, files: Files, wishes: Wishes, seed: str, language: str) -> list[tuple[str, bytes]]:
    """The files with what goes into them; a scenario that could not be begun is refused."""
    drawn = picture(plan, language)
    found: list[tuple[str, bytes]] = []
    if files.svg is not None:
        found.append((files.svg, drawn.encode()))
    if files.png is not None:
        found.append((files.png, png(drawn, WIDTH)))
    if files.toml is not None:
        found.append((files.toml, plan.toml().encode()))
    if files.scenario is not None:
        text = scenario_text(plan, f"Salva {seed}", wishes.sides, ALLOTMENT, Seeded(f"sides:{seed}"))
        new_position(scenario_rulebook(text))
        found.append((files.scenario, text.encode()))
    return found


def write(path: Path, data: bytes) -> None:
    """Writes a file, or says why not."""
    try:
        path.write_bytes(data)
    except OSError as problem:
        raise file_trouble(problem, path) from None
