"""Compiled coroutines: one that waits while it handles an exception shows that exception to whatever runs meanwhile."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

import pytest

from tests.test_house import ROOT, setup_file

WAITS = (ast.Await, ast.Yield, ast.YieldFrom, ast.AsyncFor, ast.AsyncWith)
FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)

pytestmark = pytest.mark.interpreted


def waits(body: Sequence[ast.AST]) -> Iterator[int]:
    """The lines at which these statements wait; functions defined in between wait somewhere else."""
    for node in body:
        if isinstance(node, WAITS):
            yield node.lineno
        elif not isinstance(node, FUNCTIONS):
            yield from waits(list(ast.iter_child_nodes(node)))


def waits_while_handling(source: str) -> list[int]:
    """The lines that wait in `except`, in `finally`, or at the end of an `async with`."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, (ast.Try, ast.TryStar)):
            handlers = [line for handler in node.handlers for line in waits(handler.body)]
            found.update(handlers, waits(node.finalbody))
        elif isinstance(node, ast.AsyncWith):
            found.add(node.lineno)
    return sorted(found)


def test_no_compiled_coroutine_waits_while_it_handles_an_exception() -> None:
    sources = {name: (ROOT / name).read_text("utf-8") for name in setup_file().compiled_sources()}
    found = {name: lines for name, source in sources.items() if (lines := waits_while_handling(source))}
    assert found == {}
    assert any("await " in source for source in sources.values())


@pytest.mark.parametrize(
    "body",
    [
        "try:\n  pass\n except OSError:\n  await f()",
        "try:\n  pass\n except OSError:\n  for x in y:\n   if x:\n    await f(x)",
        "try:\n  pass\n finally:\n  await f()",
        "try:\n  pass\n except OSError:\n  async for x in f():\n   pass",
        "async with f():\n  pass",
    ],
)
def test_one_that_waits_there_is_noticed(body: str) -> None:
    assert waits_while_handling(f"async def g():\n {body}\n")


@pytest.mark.parametrize(
    "body",
    [
        "try:\n  await f()\n except OSError:\n  pass",
        "try:\n  pass\n except OSError:\n  async def later():\n   await f()\n  soon(later)",
        "try:\n  pass\n except OSError:\n  pass\n await f()",
    ],
)
def test_one_that_waits_elsewhere_is_left_alone(body: str) -> None:
    assert waits_while_handling(f"async def g():\n {body}\n") == []
