"""Reads the countries of the world from the TopoJSON of the npm package world-atlas (Natural Earth)."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

import json
import subprocess
import tarfile
import tempfile
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

PACKAGE = "world-atlas@2.0.2"
MEDIUM = "package/countries-50m.json"
FINE = "package/countries-10m.json"
Line: TypeAlias = NDArray[np.float64]


def fetch(name: str) -> Any:
    """Downloads the atlas with npm and returns the parsed TopoJSON."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run(["npm", "pack", "--silent", PACKAGE], cwd=folder, check=True, capture_output=True)
        (archive,) = Path(folder).glob("*.tgz")
        with tarfile.open(archive) as files:
            member = files.extractfile(name)
            if member is None:
                raise FileNotFoundError(name)
            return json.load(member)


def load(path: Path | None, member: str) -> Any:
    """The parsed TopoJSON from a file, or from the npm registry when no file is given."""
    return json.loads(path.read_text("utf-8")) if path else fetch(member)


def countries(topology: Any) -> dict[str, BaseGeometry]:
    """Outlines in degrees by ISO numeric code, or by name where the atlas has no code."""
    arcs = _arcs(topology)
    found: dict[str, list[BaseGeometry]] = {}
    for shape in topology["objects"]["countries"]["geometries"]:
        key = shape.get("id") or shape["properties"]["name"]
        polygons = [shape["arcs"]] if shape["type"] == "Polygon" else shape["arcs"]
        found.setdefault(key, []).extend(_polygon(rings, arcs) for rings in polygons)
    return {key: shapely.union_all(parts) for key, parts in found.items()}


def _arcs(topology: Any) -> list[Line]:
    scale = np.array(topology["transform"]["scale"])
    origin = np.array(topology["transform"]["translate"])
    return [np.cumsum(np.array(arc, float), axis=0) * scale + origin for arc in topology["arcs"]]


def _polygon(rings: list[list[int]], arcs: list[Line]) -> BaseGeometry:
    lines = [line for ring in rings if len(line := _ring(ring, arcs)) >= 4]
    return shapely.make_valid(Polygon(lines[0], lines[1:])) if lines else Polygon()


def _ring(indices: list[int], arcs: list[Line]) -> Line:
    pieces = [arcs[i] if i >= 0 else arcs[~i][::-1] for i in indices]
    ring = np.concatenate([pieces[0], *(piece[1:] for piece in pieces[1:])])
    return _unwrapped(ring) if np.abs(ring[:, 0]).max() > 179.9 else ring


def _unwrapped(ring: Line) -> Line:
    """Rings of the atlas jump from 180° E to 180° W; make the longitude continuous instead."""
    ring = ring.copy()
    ring[1:, 0] -= 360 * np.cumsum(np.round(np.diff(ring[:, 0]) / 360))
    ring[:, 0] -= 360 * np.round((ring[:, 0].min() + ring[:, 0].max()) / 720)
    return ring
