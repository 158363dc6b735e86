"""What README and `docs/` show: their blocks, commands, names and links, and what is wrong with each.

Every `wrong_…` returns sentences; an empty list means that what is shown is true.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import importlib.util
import inspect
import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from velmoci.kernel.clauses import parse

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
FENCE = re.compile(r"^(`{3,})(\S*)[^\n]*\n(.*?)^\1[ ]*$", re.MULTILINE | re.DOTALL)
SPAN = re.compile(r"`([^`]+)`")
OWN_FILE = re.compile(r"(velmoci|tests|tools|docs|requirements|benchmarks|web/src)/[\w./<>*-]*")
COMMANDS = ("velmoci", "make", "python")


def pages() -> list[Path]:
    """The pages that people write; the rules and what is made from them have tests of their own."""
    below = [page for page in DOCS.rglob("*.md") if not {"_build", "rules"} & set(page.relative_to(DOCS).parts)]
    return sorted({ROOT / "README.md", ROOT / "CONTRIBUTING.md", *below} - {DOCS / "clause-table.md"})


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@dataclass(frozen=True)
class Block:
    """A fenced block: its language and what stands in it."""

    language: str
    text: str


def blocks(text: str) -> list[Block]:
    """The fenced blocks of a page."""
    return [Block(found[2], found[3]) for found in FENCE.finditer(text)]


def spans(text: str) -> list[str]:
    """What stands in the running text as code, each in one line."""
    return [" ".join(found[1].split()) for found in SPAN.finditer(FENCE.sub("", text))]


# ── commands


def commands(text: str) -> list[list[str]]:
    """The command lines of a page as words, each once."""
    lines = [line for block in blocks(text) if block.language == "console" for line in block.text.splitlines()]
    lines += [span for span in spans(text) if span.split()[0] in COMMANDS]
    words = [shlex.split(line, comments=True) for line in lines]
    return [list(command) for command in dict.fromkeys(tuple(command) for command in words if command)]


def wrong_make(words: list[str]) -> list[str]:
    """What is wrong with `make TARGET NAME=value`: every target is one, every name is read."""
    text = (ROOT / "Makefile").read_text("utf-8")
    targets = re.findall(r"^([a-z][a-z-]*):", text, re.MULTILINE)
    wrong = []
    for word in words[1:]:
        name, equals, _ = word.partition("=")
        if equals and not re.search(rf"\$\((or \$\()?{name}\b", text):
            wrong.append(f"the Makefile does not read {name}")
        elif not equals and name not in targets:
            wrong.append(f"there is no make {name}")
    return wrong


def made(words: list[str]) -> list[str] | None:
    """The command that `make` starts with the ARGS that are shown, where it is one of ours."""
    starts = {"play": ["velmoci", "serve"], "terminal": ["velmoci", "play", "expanze"]}
    starts["mutants"] = ["python", "-m", "tools.mutants"]
    given = [shlex.split(word.partition("=")[2]) for word in words if word.startswith("ARGS=")]
    return [*starts[words[1]], *given[0]] if given and words[1] in starts else None


class Parsed(Exception):
    """The arguments were understood; nothing further is to be done."""


def wrong_python(words: list[str]) -> list[str]:
    """What is wrong with `python -m module …` or `python file.py …`: it is a program and takes these arguments."""
    if words[1:2] == ["-m"]:
        module, given = words[2], words[3:]
    else:
        module, given = words[1].removesuffix(".py").replace("/", "."), words[2:]
    try:
        found = importlib.util.find_spec(module)
    except ModuleNotFoundError:
        found = None
    if found is None or found.origin is None:
        return [f"there is no {module}"]
    if '__name__ == "__main__"' not in Path(found.origin).read_text("utf-8"):
        return [f"{module} is no program"]
    return wrong_arguments(importlib.import_module(module), module, given) if given else []


def wrong_arguments(module: Any, name: str, given: list[str]) -> list[str]:
    """Whether the `main` of a tool takes the arguments: by itself, or through argparse, after which it is stopped."""
    if not hasattr(module, "main"):
        return [f"{name} takes no arguments"]
    signature = inspect.signature(module.main)
    if any(parameter.annotation == "int" for parameter in signature.parameters.values()):
        try:
            signature.bind(*map(int, given))
        except (TypeError, ValueError) as problem:
            return [f"{name}: {problem}"]
        return []
    real = argparse.ArgumentParser.parse_args

    def stopped(parser: argparse.ArgumentParser, *rest: Any) -> Any:
        real(parser, *rest)
        raise Parsed

    with patch.object(sys, "argv", [name, *given]), patch.object(argparse.ArgumentParser, "parse_args", stopped):
        try:
            module.main()
        except Parsed:
            return []
        except SystemExit:
            return [f"{name} does not take {given}"]
    return [f"{name} does not read its arguments"]


# ── names


def resolved(name: str) -> object:
    """What a dotted name stands for; raises where it stands for nothing."""
    parts = name.split(".")
    for length in range(len(parts), 0, -1):
        try:
            found: object = importlib.import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:]:
            found = getattr(found, part)
        return found
    raise ModuleNotFoundError(name)


def wrong_names(text: str, exempt: dict[str, str]) -> list[str]:
    """The dotted names of the package that lead nowhere."""
    names = re.findall(r"(?<![\w./])velmoci(?:\.[A-Za-z_]\w*)+", text)
    wrong = []
    for name in dict.fromkeys(names):
        if name in exempt:
            continue
        try:
            resolved(name)
        except (ModuleNotFoundError, AttributeError):
            wrong.append(f"there is no {name}")
    return wrong


def wrong_members(text: str, kinds: dict[str, tuple[type, ...]]) -> list[str]:
    """The calls such as `view.decisions()` that not every class of that kind has."""
    wrong = []
    for span in spans(text):
        found = re.match(rf"({'|'.join(kinds)})\.([A-Za-z_]\w*)", span)
        if found is None:
            continue
        missing = [kind for kind in kinds[found[1]] if not has_member(kind, found[2])]
        wrong += [f"{kind.__module__}.{kind.__qualname__} has no {found[2]} ({span})" for kind in missing]
    return wrong


def has_member(kind: type, name: str) -> bool:
    """Whether a class has it, or its instances get it when they are made."""
    if hasattr(kind, name) or any(name in inspect.get_annotations(base) for base in kind.__mro__):
        return True
    source = inspect.getsource(kind)
    return re.search(rf"self\.{name}\b\s*(:|=)", source) is not None


def wrong_files(text: str, exempt: dict[str, str]) -> list[str]:
    """The files and folders that code in the text names and that are not there; `<game>` and `*` stand for any."""
    wrong = []
    for span in spans(text):
        if span in exempt or not OWN_FILE.fullmatch(span):
            continue
        pattern = re.sub(r"(<\w+>|\*)+", "*", span.rstrip("/"))
        if not list(ROOT.glob(pattern)):
            wrong.append(f"there is no {span}")
    return wrong


def wrong_imports(source: str) -> list[str]:
    """What a piece of Python imports and what is not there."""
    wrong = []
    for node in ast.walk(ast.parse(source)):
        names = [name.name for name in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{name.name}" for name in node.names]
        for name in names:
            try:
                resolved(name)
            except (ModuleNotFoundError, AttributeError):
                wrong.append(f"there is no {name}")
    return wrong


# ── addresses

Address = tuple[str, str]
"""A method and a path."""


def addresses(text: str) -> list[Address]:
    """The addresses of a server that a page names; without a method it is that of the span before."""
    found: list[Address] = []
    method = "GET"
    for span in spans(text):
        named = re.match(r"(?:(GET|POST) )?(/(?:api|health|metrics)\b[^\s?]*)", span)
        if named is not None:
            method = named[1] or method
            found.append((method, named[2]))
    return found


def wrong_addresses(text: str, routes: list[Address]) -> list[str]:
    """The addresses at which no server answers; a name in braces stands for any word."""
    patterns = [(method, re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path))) for method, path in routes]
    return [
        f"nothing answers {method} {path}"
        for method, path in addresses(text)
        if not any(method == known and re.fullmatch(pattern, path) for known, pattern in patterns)
    ]


# ── links


def wrong_links(page: Path) -> list[str]:
    """The links of a page that lead to no file, or to no heading or clause of it."""
    wrong = []
    for link in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", page.read_text("utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        target, _, anchor = link.partition("#")
        file = page.parent / target if target else page
        if not file.exists():
            wrong.append(f"{link}: no such file")
        elif anchor and anchor not in anchors(file.read_text("utf-8")):
            wrong.append(f"{link}: no such place")
    return wrong


def anchors(text: str) -> Iterator[str]:
    """The places of a page that a link can lead to: its headings, and the clauses that it defines."""
    for heading in re.findall(r"^#{1,6} +(.+?)\s*$", FENCE.sub("", text), re.MULTILINE):
        yield re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
    for clause in parse(text):
        yield clause.id
