"""The functions of a file by name, each with a hash of what it does."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tools.mutation.changes import Function, number_statements

ROOT: Final = Path(__file__).resolve().parent.parent.parent


def functions_at(path: str, name: str) -> Iterator[tuple[str, Function]]:
    """Yield a function by its name, or all functions of a class."""
    for inner, node in functions_of(path):
        if inner == name or inner.startswith(f"{name}."):
            yield inner, node


@cache
def tree_of(path: str) -> ast.Module:
    """Return the syntax tree of a file, its functions' statements numbered."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"), str(ROOT / path))
    for _, node in walk_functions(tree.body, ""):
        number_statements(node)
    return tree


@cache
def functions_of(path: str) -> tuple[tuple[str, Function], ...]:
    """Return the functions and methods of a file by name; a getter and its setter are told apart by a number."""
    seen: dict[str, int] = {}
    found: list[tuple[str, Function]] = []
    if not (ROOT / path).is_file():
        return ()
    for name, node in walk_functions(tree_of(path).body, ""):
        seen[name] = seen.get(name, 0) + 1
        found.append((name if seen[name] == 1 else f"{name}#{seen[name]}", node))
    return tuple(found)


def walk_functions(body: Iterable[ast.stmt], prefix: str) -> Iterator[tuple[str, Function]]:
    """Yield functions and methods, not what stands inside them."""
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from walk_functions(node.body, f"{prefix}{node.name}.")


def hash_of_function(node: Function) -> str:
    """Return a hash of what a function does: its text without comments, spaces and docstring."""
    body = [ast.unparse(part) for part in node.body if not is_text(part)]
    return short_hash([ast.unparse(node.args), *body])


def is_text(node: ast.stmt) -> bool:
    """Tell whether a statement is a docstring."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def short_hash(parts: Iterable[str]) -> str:
    """Return eight hexadecimal digits."""
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()[:8]
