"""Colours of the board: shades of the five powers' fields, their pieces, the two seas."""

from __future__ import annotations

from typing import Final

FIELD_SHADES: Final[dict[str, tuple[str, ...]]] = {
    "british_allies": ("#d08a82", "#c2756d", "#dda099"),
    "french_allies": ("#8fabd9", "#7a99cc", "#a5bce2"),
    "dual_alliance": ("#a0a6ad", "#8d949c", "#b4b9bf"),
    "ottoman_empire": ("#92ba8b", "#7faa78", "#a8c9a2"),
    "russian_empire": ("#e6cc80", "#dabb66", "#efda9c"),
}
"""Three shades per power, one for each of its fields."""

POWER_COLOURS: Final[dict[str, str]] = {
    "british_allies": "#ff301a",
    "french_allies": "#1b4fd8",
    "dual_alliance": "#111111",
    "ottoman_empire": "#28ac80",
    "russian_empire": "#fdd314",
}
"""Chosen so that every two stay apart for people with any of the three kinds of colour blindness."""

POWER_INK: Final[dict[str, str]] = {
    "british_allies": "#ffffff",
    "french_allies": "#ffffff",
    "dual_alliance": "#ffffff",
    "ottoman_empire": "#111111",
    "russian_empire": "#111111",
}
"""The colour of the number on a piece."""

COUNTERS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "british_allies": ((0.0, -1.18), (1.18, 0.0), (0.0, 1.18), (-1.18, 0.0)),
    "french_allies": ((-0.88, -0.92), (0.88, -0.92), (0.88, 0.36), (0.0, 1.18), (-0.88, 0.36)),
    "dual_alliance": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "ottoman_empire": (),
    "russian_empire": (
        (0.0, -1.2), (0.34, -0.82), (0.85, -0.85), (0.82, -0.34), (1.2, 0.0), (0.82, 0.34), (0.85, 0.85),
        (0.34, 0.82), (0.0, 1.2), (-0.34, 0.82), (-0.85, 0.85), (-0.82, 0.34), (-1.2, 0.0), (-0.82, -0.34),
        (-0.85, -0.85), (-0.34, -0.82),
    ),
}  # fmt: skip
"""The shape of a power's counter in units of its radius, telling as much as its colour; () is a disc."""

SEA_COLOURS: Final[dict[str, str]] = {"atlantic": "#1f5f8b", "mediterranean": "#a8541f"}
"""The colour of a sea group's ships and lanes."""
