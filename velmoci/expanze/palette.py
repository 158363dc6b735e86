"""Colours of the board: shades of the continents, colours and counters of the seven powers (EX-MAP-10)."""

from __future__ import annotations

from typing import Final

CONTINENT_SHADES: Final[dict[str, tuple[str, ...]]] = {
    "asia": ("#c9b6d9", "#b39ac9", "#dbcde6", "#a085ba"),
    "europe": ("#9db5dc", "#84a0cd", "#b7c9e6", "#7190c1"),
    "africa": ("#e2a58a", "#d69075", "#edbda7", "#c98064"),
    "north_america": ("#ecc680", "#e0b25e", "#f3d8a4", "#d5a34b"),
    "south_america": ("#a9c688", "#93b56f", "#c0d7a5", "#82a65d"),
    "australia": ("#8fcabd", "#75b8aa", "#abd9cf", "#62a899"),
}
"""Four shades per continent; neighbours never have the same."""

POWER_COLOURS: Final[dict[str, str]] = {
    "black": "#1c1f2e",
    "red": "#fd4a18",
    "green": "#40c294",
    "yellow": "#f9e034",
    "brown": "#66340a",
    "white": "#f6f7fc",
    "blue": "#2f6ad2",
}
"""Chosen so that every two stay apart for people with any of the three kinds of colour blindness."""

POWER_INK: Final[dict[str, str]] = {
    "black": "#ffffff",
    "red": "#111111",
    "green": "#111111",
    "yellow": "#111111",
    "brown": "#ffffff",
    "white": "#111111",
    "blue": "#ffffff",
}
"""The colour of the number on a counter."""

COUNTERS: Final[dict[str, tuple[tuple[float, float], ...]]] = {
    "black": ((-0.86, -0.86), (0.86, -0.86), (0.86, 0.86), (-0.86, 0.86)),
    "red": ((0.0, -1.18), (1.18, 0.0), (0.0, 1.18), (-1.18, 0.0)),
    "green": ((-1.06, 0.0), (-0.53, -0.92), (0.53, -0.92), (1.06, 0.0), (0.53, 0.92), (-0.53, 0.92)),
    "yellow": (
        (0.0, -1.16), (0.32, -0.78), (0.82, -0.82), (0.78, -0.32), (1.16, 0.0), (0.78, 0.32), (0.82, 0.82),
        (0.32, 0.78), (0.0, 1.16), (-0.32, 0.78), (-0.82, 0.82), (-0.78, 0.32), (-1.16, 0.0), (-0.78, -0.32),
        (-0.82, -0.82), (-0.32, -0.78),
    ),
    "brown": (
        (-0.62, -1.02), (0.62, -1.02), (0.62, -0.62), (1.02, -0.62), (1.02, 0.62), (0.62, 0.62), (0.62, 1.02),
        (-0.62, 1.02), (-0.62, 0.62), (-1.02, 0.62), (-1.02, -0.62), (-0.62, -0.62),
    ),
    "white": (),
    "blue": ((-0.88, -0.92), (0.88, -0.92), (0.88, 0.36), (0.0, 1.18), (-0.88, 0.36)),
}  # fmt: skip
"""The shape of a power's counter in units of its radius, telling as much as its colour; () is a disc."""
