"""Numbers as people write them, in Czech with a comma."""

from __future__ import annotations


def percent(share: float, language: str, decimals: int = 0) -> str:
    """A share of one."""
    value = f"{share * 100:.{decimals}f}"
    return f"{value.replace('.', ',') if language == 'cs' else value} %"


def decimal(value: float, language: str) -> str:
    """A number with one decimal."""
    return f"{value:.1f}".replace(".", ",") if language == "cs" else f"{value:.1f}"
