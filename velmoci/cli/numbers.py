"""Numbers as people write them, in Czech with a comma."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 9
"""More digits than any number in a game has."""


def is_whole(text: str) -> bool:
    """Whether a word is a whole number as people type it; ² and the like are none."""
    return text.isascii() and text.isdigit() and len(text) <= LONGEST


def percent(share: float, language: str, decimals: int = 0) -> str:
    """A share of one."""
    value = f"{share * 100:.{decimals}f}"
    return f"{value.replace('.', ',') if language == 'cs' else value} %"


def decimal(value: float, language: str) -> str:
    """A number with one decimal."""
    return f"{value:.1f}".replace(".", ",") if language == "cs" else f"{value:.1f}"
