"""A whole game as one hash, and as lines that a person compares when the hash has changed."""

import hashlib
import json
import sys
from collections.abc import Callable
from pathlib import Path


class Digest:
    """Takes in what happens, step by step."""

    def __init__(self) -> None:
        self.hash = hashlib.sha256()
        self.lines: list[str] = []

    def note(self, *what: object) -> None:
        line = json.dumps(what)
        self.hash.update(line.encode())
        self.lines.append(line)


def write_or_show(file: Path, games: int, played: Callable[[int, Digest], str]) -> None:
    """Write the hashes of all games again; with numbers as arguments show those games, one step a line."""
    if not sys.argv[1:]:
        file.write_text("".join(f"{played(number, Digest())}\n" for number in range(games)), "utf-8")
    for number in map(int, sys.argv[1:]):
        digest = Digest()
        last = played(number, digest)
        print(*digest.lines, last, sep="\n")
