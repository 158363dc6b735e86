"""Writes the golden playthroughs of tests/golden, a folder for each game, or with --check compares them.

python -m tools.golden           writes all of them again; a changed line is a deliberate change
python -m tools.golden --check   says what differs and leaves with 1 if anything does
"""

from difflib import unified_diff
from pathlib import Path

from tests.golden.endings import ENDINGS
from tests.golden.evropska_valka_games import EVROPSKA_VALKA
from tests.golden.plays import PLAYS
from tests.golden.salva_arms import ARMS
from tests.golden.salva_economy import ECONOMY
from tests.golden.salva_games import SALVA
from tests.golden.salva_goals import GOALS
from tests.golden.salva_hiding import HIDING
from tests.golden.salva_scenarios import OPENINGS
from tests.golden.transcript import Script

FOLDER = Path(__file__).resolve().parent
SCRIPTS: dict[str, tuple[Script, ...]] = {
    "expanze": ENDINGS + PLAYS,
    "evropska_valka": EVROPSKA_VALKA,
    "salva": (*SALVA, *ARMS, *HIDING, *ECONOMY, *GOALS, *OPENINGS),
}
USAGE = "python tools/golden.py [--check]"


def playthroughs(game: str) -> dict[str, str]:
    """The text of every playthrough of a game by its file name, played now."""
    return {f"{script.__name__}.txt": script().text() for script in SCRIPTS[game]}


def differences(folder: Path, played: dict[str, str]) -> list[str]:
    """What differs between the files of a folder and the playthroughs, line by line."""
    written = {file.name: file.read_text("utf-8") for file in folder.glob("*.txt")}
    lines: list[str] = []
    for name in sorted(written.keys() | played.keys()):
        old, new = written.get(name, ""), played.get(name, "")
        lines += unified_diff(old.splitlines(), new.splitlines(), f"{name} (written)", f"{name} (played)", lineterm="")
    return lines


def write(folder: Path, played: dict[str, str]) -> None:
    """Writes the files and removes those that no script plays any more."""
    folder.mkdir(exist_ok=True)
    for file in folder.glob("*.txt"):
        if file.name not in played:
            file.unlink()
    for name, text in played.items():
        (folder / name).write_text(text, "utf-8")


def main(arguments: list[str]) -> int:
    """Writes all files again, or with `--check` says what differs and answers 1 if anything does."""
    if arguments not in ([], ["--check"]):
        print(USAGE)
        return 2
    played = {game: playthroughs(game) for game in SCRIPTS}
    if not arguments:
        for game, texts in played.items():
            write(FOLDER / game, texts)
        return 0
    different = [line for game, texts in played.items() for line in differences(FOLDER / game, texts)]
    count = sum(len(texts) for texts in played.values())
    print("\n".join(different) or f"{count} golden playthroughs are as they are written.")
    return 1 if different else 0
