"""Who is asked what: of the parts of a seam those that have an answer, found once when the rules are put together."""

from __future__ import annotations

from typing import Any

from velmoci.salva.seams import RulePart
from velmoci.salva.units import Kinds


def overriding(parts: list[Any], seam: type[RulePart], question: str) -> list[Any]:
    """The parts that answer a question of their seam; those that leave it to the seam need not be asked every time."""
    return [part for part in parts if overrides(type(part), seam, question)]


def overrides(kind: type, seam: type, question: str) -> bool:
    """Whether a class of parts says something of its own."""
    return next(base for base in kind.__mro__ if question in base.__dict__) is not seam


def minding_kinds(parts: list[Any], kinds: Kinds) -> list[list[Any]]:
    """For each kind of unit those of some parts that mind it."""
    return [[part for part in parts if part.minds_kind(kind)] for kind in kinds.rows]
