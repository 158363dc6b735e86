"""What every map is drawn with: names and curves as data, ends on coasts, and the command that writes the file."""

# mypy: disable-error-code="import-not-found,import-untyped,no-any-return,attr-defined"
from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import shapely
from shapely.geometry import LineString, Point
from shapely.geometry.base import BaseGeometry

from tools.maps import atlas, geometry, labels
from tools.maps.geometry import Place

Builder = Callable[[Any], tuple[dict[str, Any], list[str]]]


def coast_point(shape: BaseGeometry, near: Place) -> Place:
    return place(shapely.shortest_line(shape, Point(near)).coords[0])


def place(coordinates: Sequence[float]) -> Place:
    return float(coordinates[0]), float(coordinates[1])


def at_sea(curve: list[Place], coasts: list[BaseGeometry]) -> LineString:
    """The longest stretch of a curve outside the states that it joins."""
    wet = geometry.bezier(curve) - shapely.union_all(coasts)
    return max(getattr(wet, "geoms", [wet]), key=lambda stretch: stretch.length)


def label_data(label: labels.Label) -> dict[str, Any]:
    return {
        "x": round(label.x, 1),
        "y": round(label.y, 1),
        "size": label.size,
        "anchor": label.anchor,
        "width": round(label.width, 1),
        "lines": list(label.lines),
    }


def curve_path(points: list[Place]) -> str:
    """SVG path data of a straight line, a quadratic or a cubic curve."""
    first, *rest = [f"{x:.1f} {y:.1f}" for x, y in points]
    return f"M{first}{' LQC'[len(rest)]}{' '.join(rest)}"


def command(about: str | None, build: Builder, target: Path, member: str) -> None:
    """Builds a picture from the atlas and writes it, unless a check fails."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument(
        "atlas", nargs="?", type=Path, help=f"{Path(member).name} of world-atlas; fetched if absent"
    )
    parser.add_argument("--draft", action="store_true", help="write the file even if a check fails")
    arguments = parser.parse_args()
    picture, problems = build(atlas.load(arguments.atlas, member))
    if problems:
        print("The picture is wrong:", *problems, sep="\n  ", file=sys.stderr)
        if not arguments.draft:
            sys.exit(1)
    text = json.dumps(picture, ensure_ascii=False, separators=(",", ":"))
    target.write_text(text.replace('},"', '},\n"') + "\n", "utf-8")
    print(f"{target.name}: {target.stat().st_size / 1000:.0f} kB")
