"""Data files as people write them: TOML whose mistakes are told with the line they stand in."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from velmoci.kernel.errors import Value, VelmociError

HEADER: Final = re.compile(r"\s*(\[\[?)([^\[\]]+)\]\]?\s*(?:#.*)?$")
KEY: Final = re.compile(r"""\s*([A-Za-z0-9_."'-]+)\s*=""")
TOKEN: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"{1,2}(?!"))*+(?:"{3,5})?'''
    r"""|'''(?:[^']|'{1,2}(?!'))*+(?:'{3,5})?"""
    r'''|"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|#[^\n]*+|[\[\]{}.=,\n]''',
    re.DOTALL,
)
"""Texts and comments as a whole, and the signs between them; one that is not closed goes on to its end."""

LONGEST: Final = 100_000
"""Characters of a data file; the largest map that can be drawn needs about half of them."""
DEEPEST: Final = 8
"""Brackets inside each other, and parts of a dotted name."""
MOST_ENTRIES: Final = 12_000
LARGEST: Final = 10**9
"""The largest number that may be written."""

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
        self.check_values((), self.data)

    def wrong(self, code: str, path: Path, **values: Value) -> BadDocument:
        """The exception for the entry at that path."""
        entry = ".".join([str(part) for part in path])
        return BadDocument(code, self.name, line_of(self.text, path), entry, **values)

    def check_values(self, path: Path, value: object) -> None:
        """Raises the first value that no data file holds: a date, a number without end, a text that cannot be kept."""
        if isinstance(value, dict):
            for name, item in value.items():
                self.check_values((*path, name), name)
                self.check_values((*path, name), item)
        elif isinstance(value, list):
            for number, item in enumerate(value):
                self.check_values((*path, number), item)
        elif isinstance(value, str):
            if "\0" in value:
                raise self.wrong("bad_value", path, expected="text")
        elif not isinstance(value, (int, float)) or not -LARGEST <= value <= LARGEST:
            raise self.wrong("bad_value", path, expected=f"±{LARGEST}")


def parse(name: str, text: str) -> dict[str, Any]:
    """The TOML text as values; one that would take long to read is refused before."""
    check_size(name, text)
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        found = re.search(r"at line (\d+)", str(problem))
        line = int(found[1]) if found else text.count("\n") + 1
        raise BadDocument("not_toml", name, line, "", problem=str(problem).partition(" (")[0]) from None
    except (ValueError, RecursionError):
        raise BadDocument("not_toml", name, 1, "", problem="a number or a list without end") from None


def check_size(name: str, text: str) -> None:
    """Refuses a text that is too long, too deep or has too many entries, in one pass over it."""
    if len(text) > LONGEST:
        raise BadDocument("document_too_long", name, 1, "", limit=LONGEST)
    depth = parts = entries = 0
    for found in TOKEN.finditer(text):
        token = found[0]
        if token == ".":
            parts += 1
        elif token in ("[", "{"):
            depth, parts = depth + 1, 0
        elif token in ("]", "}"):
            depth, parts = max(0, depth - 1), 0
        elif token in ("=", ",", "\n"):
            entries, parts = entries + (token != "\n"), 0
        if max(depth, parts) > DEEPEST or entries > MOST_ENTRIES:
            line = text.count("\n", 0, found.start()) + 1
            raise BadDocument("document_too_deep", name, line, "", limit=DEEPEST, entries=MOST_ENTRIES)


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
