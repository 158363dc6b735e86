"""Writes the golden playthroughs of tests/golden/expanze, or with --check compares them.

python -m tools.golden           writes all of them again; a changed line is a deliberate change
python -m tools.golden --check   says what differs and leaves with 1 if anything does
"""

from difflib import unified_diff
from pathlib import Path

from tests.golden.endings import ENDINGS
from tests.golden.plays import PLAYS

FOLDER = Path(__file__).resolve().parent / "expanze"
USAGE = "python tools/golden.py [--check]"


def playthroughs() -> dict[str, str]:
    """The text of every playthrough by its file name, played now."""
    return {f"{script.__name__}.txt": script().text() for script in ENDINGS + PLAYS}


def differences(folder: Path, played: dict[str, str]) -> list[str]:
    """What differs between the files of a folder and the playthroughs, line by line."""
    written = {file.name: file.read_text("utf-8") for file in folder.glob("*.txt")}
    lines: list[str] = []
    for name in sorted(written.keys() | played.keys()):
        old, new = written.get(name, ""), played.get(name, "")
        lines += unified_diff(
            old.splitlines(), new.splitlines(), f"{name} (written)", f"{name} (played)", lineterm=""
        )
    return lines


def write(folder: Path, played: dict[str, str]) -> None:
    """Writes the files and removes those that no script plays any more."""
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
    played = playthroughs()
    if not arguments:
        write(FOLDER, played)
        return 0
    different = differences(FOLDER, played)
    print("\n".join(different) or f"{len(played)} golden playthroughs are as they are written.")
    return 1 if different else 0
