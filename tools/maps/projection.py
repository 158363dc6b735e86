"""From degrees to the picture: a world projection, a scale, and soft lenses."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

Points: TypeAlias = NDArray[np.float64]
Projection: TypeAlias = Callable[[Points], Points]


def natural_earth(middle: float) -> Projection:
    """The Natural Earth projection around a middle meridian; x to the right, y downwards."""

    def project(degrees: Points) -> Points:
        lam, phi = np.radians(degrees[:, 0] - middle), np.radians(degrees[:, 1])
        p2 = phi * phi
        p4 = p2 * p2
        x = lam * (0.8707 - 0.131979 * p2 + p4 * (-0.013791 + p4 * (0.003971 * p2 - 0.001529 * p4)))
        y = phi * (1.007226 + p2 * (0.015085 + p4 * (-0.044475 + 0.028874 * p2 - 0.005916 * p4)))
        return np.column_stack([x, -y])

    return project


def taller(projection: Projection, by: float) -> Projection:
    """A projection drawn higher, so that a world fits windows that are less wide than it is."""
    return lambda degrees: projection(degrees) * np.array([1.0, by])


def conic(middle: float, south: float, north: float) -> Projection:
    """Lambert's conformal conic around a middle meridian, true to scale on two parallels; y runs downwards."""

    def stretch(degrees: Points) -> Points:
        return np.tan(np.pi / 4 + np.radians(degrees) / 2)

    low, high = stretch(np.array([south, north]))
    near, far = np.cos(np.radians([south, north]))
    cone = np.log(near / far) / np.log(high / low)

    def project(degrees: Points) -> Points:
        radius = near / cone * (low / stretch(degrees[:, 1])) ** cone
        angle = cone * np.radians(degrees[:, 0] - middle)
        return np.column_stack([radius * np.sin(angle), radius * np.cos(angle)])

    return project


@dataclass(frozen=True)
class Lens:
    """Enlarges what lies near `centre` (degrees) by 1 + `strength`, fading out over `reach` units."""

    centre: tuple[float, float]
    strength: float
    reach: float

    def bend(self, points: Points, centre: Points) -> Points:
        away = points - centre
        swell = self.strength * np.exp(-(away**2).sum(axis=1) / self.reach**2)
        return centre + away * (1 + swell)[:, None]


@dataclass(frozen=True)
class Canvas:
    """Places degrees on the picture."""

    projection: Projection
    scale: float
    offset: tuple[float, float]
    lenses: tuple[Lens, ...] = ()

    def points(self, degrees: Points) -> Points:
        # Equal input must give bit-equal output, or neighbours would no longer share their borders.
        return np.round(self._bent(degrees, len(self.lenses)), 5)

    def point(self, longitude: float, latitude: float) -> tuple[float, float]:
        x, y = self.points(np.array([[longitude, latitude]]))[0]
        return float(x), float(y)

    def geometry(self, degrees: BaseGeometry) -> BaseGeometry:
        return shapely.transform(degrees, self.points)

    def _bent(self, degrees: Points, count: int) -> Points:
        """Places behind the first `count` lenses; a lens stands where those before it put its centre."""
        places = self._flat(degrees)
        for n, lens in enumerate(self.lenses[:count]):
            places = lens.bend(places, self._bent(np.array([lens.centre]), n))
        return places

    def _flat(self, degrees: Points) -> Points:
        return self.projection(np.asarray(degrees, float)) * self.scale + np.array(self.offset)


def fit(
    projection: Projection, west: float, east: float, north: float, width: float, margin: float
) -> Canvas:
    """A canvas that spans the equator from `west` to `east` and begins at latitude `north`."""
    middle = (west + east) / 2
    left, right, top = projection(np.array([[west, 0.0], [east, 0.0], [middle, north]]))
    scale = (width - 2 * margin) / (right[0] - left[0])
    return Canvas(projection, float(scale), (margin - left[0] * scale, margin - top[1] * scale))


def framed(projection: Projection, corners: tuple[tuple[float, float], tuple[float, float]], width: float) -> Canvas:
    """A canvas whose upper left and right edges go through two places; the first is the top as well."""
    (left, top), (right, _) = projection(np.array(corners))
    scale = width / (right - left)
    return Canvas(projection, float(scale), (float(-left * scale), float(-top * scale)))
