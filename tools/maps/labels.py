"""Lays out names: how wide they are, how they break into lines, and where they fit inside a state."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import shapely
from fontTools.ttLib import TTFont
from shapely.geometry.base import BaseGeometry

FONTS = Path(__file__).parents[2] / "velmoci" / "fonts"
SANS, SERIF, ITALIC = "FiraSansCondensed-SemiBold", "DejaVuSerif-Bold", "DejaVuSerif-Italic"
LEADING = 1.08
ASCENT = 0.80
DESCENT = 0.22


@dataclass(frozen=True)
class Label:
    """A name in lines; `x` is the anchor's, `y` the first baseline, `width` that of the longest line."""

    x: float
    y: float
    size: float
    anchor: str
    lines: tuple[str, ...]
    face: str = SANS

    @property
    def width(self) -> float:
        return max(text_width(line, self.size, self.face) for line in self.lines)

    def boxes(self) -> list[BaseGeometry]:
        """One rectangle per line."""
        return [self._box(n, line) for n, line in enumerate(self.lines)]

    def _box(self, n: int, line: str) -> BaseGeometry:
        width = text_width(line, self.size, self.face)
        left = self.x - {"start": 0.0, "middle": width / 2, "end": width}[self.anchor]
        base = self.y + n * self.size * LEADING
        return shapely.box(left, base - self.size * ASCENT, left + width, base + self.size * DESCENT)


@dataclass(frozen=True)
class Spot:
    """A place for a state's army with the name in each language beside it."""

    army: tuple[float, float]
    labels: dict[str, Label]


@cache
def _font(face: str) -> tuple[dict[int, str], dict[str, tuple[int, int]], int]:
    font = TTFont(FONTS / f"{face}.ttf")
    return font.getBestCmap(), dict(font["hmtx"].metrics), font["head"].unitsPerEm


def text_width(text: str, size: float, face: str = SANS) -> float:
    """The width of a line in one of the faces that maps are set in."""
    glyphs, advances, em = _font(face)
    return sum(advances[glyphs[ord(char)]][0] for char in text) * size / em


def breaks(name: str) -> Iterator[tuple[str, ...]]:
    """All ways to set a name in at most four lines; small words stay with the word that follows."""
    words = re.findall(r"(?:(?:a|and|the)\s)*\S+", name)
    for mask in range(2 ** (len(words) - 1)):
        lines, line = [], words[0]
        for n, word in enumerate(words[1:]):
            if mask >> n & 1:
                lines.append(line)
                line = word
            else:
                line += " " + word
        if len(lines) < 4:
            yield (*lines, line)


def above(army: tuple[float, float], lines: tuple[str, ...], size: float, gap: float) -> Label:
    """A name centred over an army, its last line `gap` above the army's centre."""
    last = army[1] - gap - size * DESCENT
    return Label(army[0], last - (len(lines) - 1) * size * LEADING, size, "middle", lines)


def below(army: tuple[float, float], lines: tuple[str, ...], size: float, gap: float) -> Label:
    """A name centred under an army, its first line `gap` below the army's centre."""
    return Label(army[0], army[1] + gap + size * ASCENT, size, "middle", lines)


def around(
    place: tuple[float, float], lines: tuple[str, ...], size: float, anchor: str, face: str = SANS
) -> Label:
    """A name whose block has its middle at the height of `place`."""
    height = (len(lines) - 1) * size * LEADING
    return Label(place[0], place[1] - height / 2 + size * (ASCENT - DESCENT) / 2, size, anchor, lines, face)


Placer = Callable[[tuple[float, float], tuple[str, ...], float, float], Label]
PLACERS: tuple[Placer, ...] = (above, below)


def inside(
    area: BaseGeometry, names: dict[str, str], sizes: list[float], radius: float, step: float
) -> Spot | None:
    """The roomiest spot where army and name fit inside in every language, at the largest size that does."""
    armies = _candidates(area, radius, step)
    shapely.prepare(area)
    for size in sizes:
        spots = [
            spot
            for army in armies
            for place in PLACERS
            if (spot := _fitting(area, army, names, size, radius, place))
        ]
        if spots:
            return max(spots, key=lambda spot: _room(area, spot, radius))
    return None


def _candidates(area: BaseGeometry, radius: float, step: float) -> list[tuple[float, float]]:
    left, top, right, bottom = area.bounds
    xs, ys = np.meshgrid(np.arange(left, right, step), np.arange(top, bottom, step))
    room = area.buffer(-radius)
    inside = shapely.contains_xy(room, xs.ravel(), ys.ravel())
    return [(float(x), float(y)) for x, y in np.column_stack([xs.ravel(), ys.ravel()])[inside]]


def _fitting(
    area: BaseGeometry,
    army: tuple[float, float],
    names: dict[str, str],
    size: float,
    radius: float,
    place: Placer,
) -> Spot | None:
    labels = {}
    for language, name in names.items():
        for lines in sorted(breaks(name), key=len):
            label = place(army, lines, size, radius + 1)
            if all(area.contains(box) for box in label.boxes()):
                labels[language] = label
                break
        else:
            return None
    return Spot(army, labels)


def _room(area: BaseGeometry, spot: Spot, radius: float) -> float:
    blocks = [box for label in spot.labels.values() for box in label.boxes()]
    blocks.append(shapely.Point(spot.army).buffer(radius))
    return float(area.boundary.distance(shapely.union_all(blocks)))
