"""Countries of the atlas by their ISO alphabetic code."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

from collections.abc import Callable
from typing import Any

import shapely
from shapely.geometry import box
from shapely.geometry.base import BaseGeometry

from tools.maps import atlas, geometry
from tools.maps.geometry import Shapes
from tools.maps.iso3166 import NUMERIC

Cutter = Callable[[BaseGeometry], BaseGeometry]

# Outlines of the atlas that have no ISO code of their own go with the country that has one.
COMPANIONS = {
    "SOM": ["Somaliland"],
    "CYP": ["N. Cyprus", "Cyprus U.N. Buffer Zone", "Akrotiri", "Dhekelia"],
    "XKX": ["Kosovo"],
    "IND": ["Siachen Glacier"],
    "CXR": ["Indian Ocean Ter."],
}
# Overseas pieces with a code of their own that the atlas draws with the mother country.
OVERSEAS = {
    "GUF": ("FRA", box(-56, 0, -50, 8)),
    "GLP": ("FRA", box(-62, 15.7, -60.8, 16.6)),
    "MTQ": ("FRA", box(-61.4, 14.2, -60.7, 15)),
    "REU": ("FRA", box(55, -22, 56, -20)),
    "MYT": ("FRA", box(44.5, -13.5, 45.6, -12)),
    "BES": ("NLD", box(-69, 11, -62, 18)),
    "SJM": ("NOR", box(-10, 70.5, 40, 82) - box(12, 60, 40, 73.5)),
}
CRIMEA = box(32, 44, 36.62, 46.25)


def by_code(topology: Any) -> Shapes:
    """The atlas by ISO code, with strays joined to their country and overseas pieces taken out."""
    found = atlas.countries(topology)
    shapes: Shapes = {}
    for code in [*NUMERIC, *COMPANIONS]:
        pieces = [found[key] for key in [NUMERIC.get(code), *COMPANIONS.get(code, [])] if key in found]
        if pieces:
            shapes[code] = shapely.union_all(pieces)
    for code, (mother, frame) in OVERSEAS.items():
        shapes[code] = centred(frame)(shapes[mother])
        shapes[mother] = shapes[mother] - frame
    return shapes


def centred(frame: BaseGeometry) -> Cutter:
    """Keeps the whole pieces whose centroid lies in the frame."""
    return lambda shape: geometry.select(shape, lambda piece: bool(frame.contains(piece.centroid)))
