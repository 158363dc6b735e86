"""Data files as people write them: TOML whose mistakes are told with the line they stand in."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from velmoci.kernel.errors import Value, VelmociError

HEADER: Final = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"""\s*([A-Za-z0-9_."'-]+)\s*=""")

Path = tuple[str | int, ...]


class BadDocument(VelmociError):
    """A data file that breaks its schema; it carries the file, the line and the entry."""

    def __init__(self, code: str, file: str, line: int, entry: str, **values: Value) -> None:
        super().__init__(code, file=file, line=line, entry=entry, **values)
        self.line = line


class Document:
    """A parsed TOML text that can say in which line an entry stands."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.data: dict[str, Any] = parse(name, text)

    def wrong(self, code: str, path: Path, **values: Value) -> BadDocument:
        """The exception for the entry at that path."""
        entry = ".".join([str(part) for part in path])
        return BadDocument(code, self.name, line_of(self.text, path), entry, **values)


def parse(name: str, text: str) -> dict[str, Any]:
    """The TOML text as values."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadDocument("not_toml", name, line, "", problem=str(problem).partition(" (")[0]) from None


def line_of(text: str, path: Path) -> int:
    """The line in which the entry stands, or else the nearest table around it; from 1."""
    table: Path = ()
    counts: dict[str, int] = {}
    best, line = 0, 1
    for number, content in enumerate(text.splitlines(), start=1):
        here = table
        header = HEADER.match(content)
        if header is not None:
            name = header[2].strip()
            table = tuple(split_key(name))
            if header[1] == "[[":
                counts[name] = counts.get(name, -1) + 1
                table = (*table, counts[name])
            here = table
        else:
            key = KEY.match(content)
            if key is None:
                continue
            here = (*table, *split_key(key[1]))
        length = shared(here, path)
        if length == len(here) and length > best:
            best, line = length, number
    return line


def split_key(key: str) -> list[str]:
    """The parts of a dotted key."""
    return [part.strip().strip("\"'") for part in key.split(".")]


def shared(here: Path, path: Path) -> int:
    """How many parts two paths have in common from the front."""
    count = 0
    for one, other in zip(here, path, strict=False):
        if one != other:
            break
        count += 1
    return count
