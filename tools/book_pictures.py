"""Draws the pictures of the rulebooks that are made from the program: `python -m tools.book_pictures`.

Of every position that a book offers the part of the map it is about, and the counters of the powers, in both
languages, into `velmoci/rules/pictures/<language>/`.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import hypot
from pathlib import Path
from typing import Any, Final, cast
from xml.sax.saxutils import escape

from tools.salva_pictures import position_svg, units_svg
from velmoci.evropska_valka import picture as europe
from velmoci.expanze import picture as world
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.match.examples import Example, example, example_names
from velmoci.salva.position import Position

FOLDER: Final = Path(__file__).resolve().parent.parent / "velmoci" / "rules" / "pictures"
NAMESPACE: Final = "http://www.w3.org/2000/svg"
MARGIN: Final = 62.0
"""Around the places that a picture shows."""
BEYOND: Final = 30.0
"""So far outside the picture shapes are still drawn, for their outlines and glows."""
LEGIBLE: Final = 0.72
"""Pixels for each unit of a map at which its smallest names can be read: the size that a picture has by itself."""
FINEST: Final = 3.0
"""Corners of a map nearer to each other are one."""
PAPER: Final = "#fbf6e9"
INK: Final = "#2a2320"
TEXT: Final = 'font-family="sans-serif" font-weight="600" text-anchor="middle"'
NUMBER: Final = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")
Point = tuple[float, float]
Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


def pictures() -> Iterator[tuple[Path, str]]:
    """Every picture with the file it belongs into."""
    for language in LANGUAGES:
        yield FOLDER / language / "expanze-powers.svg", powers_picture("expanze", language)
        yield FOLDER / language / "evropska-valka-powers.svg", powers_picture("evropska_valka", language)
        yield FOLDER / language / "salva-units.svg", units_svg(language)
        for name in example_names():
            yield FOLDER / language / f"{name}.svg", position_picture(example(name), language)


def position_picture(shown: Example, language: str) -> str:
    """The part of the map that a position is about, with everybody who stands there."""
    return DRAWERS[shown.game.id](shown, language)


def world_part(shown: Example, language: str) -> str:
    """A part of the map of Expanze."""
    standing: Any = shown.position.public_json()["states"]
    places = world.map_data()["states"]
    box = box_of(shown, places, world.map_data()["view_box"], language)
    near = {state: standing[state] for state in places if is_inside(places[state]["army"], box, 0)}
    owners, soldiers = {state: one[0] for state, one in near.items()}, {state: one[1] for state, one in near.items()}
    return cropped(world.svg(language, owners, soldiers), box)


def europe_part(shown: Example, language: str) -> str:
    """A part of the map of Evropská válka."""
    standing: Any = shown.position.public_json()["fields"]
    places = europe.map_data()["fields"]
    box = box_of(shown, places, europe.map_data()["view_box"], language)
    near = {field: one for field, one in standing.items() if is_inside(places[field]["army"], box, 0)}
    owners, pieces = {field: one[0] for field, one in near.items()}, {field: one[1] for field, one in near.items()}
    return cropped(europe.svg(language, owners, pieces), box)


def salva_map(shown: Example, language: str) -> str:
    """The whole map of Salva, with who owns each field and which units stand there."""
    return position_svg(cast(Position, shown.position), language)


DRAWERS: Final[dict[str, Callable[[Example, str], str]]] = {
    "expanze": world_part,
    "evropska_valka": europe_part,
    "salva": salva_map,
}


def box_of(shown: Example, places: Mapping[str, Any], edges: Box, language: str) -> Box:
    """What must be seen: the armies and the names of the places that the position is about."""
    points = [points for name in shown.shows for points in seen_of(places[name], language)]
    across, down = [x for x, _ in points], [y for _, y in points]
    left, top, right, bottom = edges
    return (
        max(left, min(across) - MARGIN),
        max(top, min(down) - MARGIN),
        min(right, max(across) + MARGIN),
        min(bottom, max(down) + MARGIN),
    )


def seen_of(place: Mapping[str, Any], language: str) -> list[Point]:
    label = place["labels"][language]
    start = {"start": 0.0, "middle": -0.5, "end": -1.0}[label["anchor"]] * label["width"]
    left = label["x"] + start + MARGIN / 2
    return [tuple(place["army"]), (left, label["y"]), (left + label["width"] - MARGIN, label["y"])]


def is_inside(point: Point, box: Box, more: float) -> bool:
    left, top, right, bottom = box
    return left - more <= point[0] <= right + more and top - more <= point[1] <= bottom + more


def cropped(drawing: str, box: Box) -> str:
    """The part of a map inside the box, without anything that cannot be seen there."""
    ET.register_namespace("", NAMESPACE)
    root = ET.fromstring(drawing)
    left, top, right, bottom = box
    root.set("viewBox", f"{left:.0f} {top:.0f} {right - left:.0f} {bottom - top:.0f}")
    root.set("width", f"{LEGIBLE * (right - left):.0f}")
    root.set("height", f"{LEGIBLE * (bottom - top):.0f}")
    for parent in list(root.iter()):
        for child in list(parent):
            if is_needless(child, box):
                parent.remove(child)
    for path in root.iter(f"{{{NAMESPACE}}}path"):
        if is_of_the_map(path.get("d", "")):
            path.set("d", short_path(path.get("d", ""), box))
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag.endswith("}path") and not child.get("d"):
                parent.remove(child)
    return ET.tostring(root, encoding="unicode") + "\n"


def is_needless(element: ET.Element, box: Box) -> bool:
    """Whether an element is the legend, the frame, a title, a pointer to elsewhere, or lies outside."""
    tag = element.tag.rpartition("}")[2]
    if element.get("id") in ("legend", "captions") or tag == "title":
        return True
    if tag == "rect":
        return element.get("fill") is None
    if tag == "text":
        first = element[0] if len(element) else element
        place = (float(first.get("x", "0")), float(first.get("y", "0")))
        return element.get("transform") is None and not is_inside(place, box, 0)
    moved = re.match(r"translate\((-?[\d.]+) (-?[\d.]+)\)", element.get("transform", ""))
    if moved:
        return not is_inside((float(moved[1]), float(moved[2])), box, 0)
    return tag == "circle" and "cx" in element.attrib and not is_inside(centre(element), box, BEYOND)


def centre(element: ET.Element) -> Point:
    return float(element.get("cx", "0")), float(element.get("cy", "0"))


def is_of_the_map(path: str) -> bool:
    """Whether a path is a line of the map and not a sign, which has a place of its own."""
    return re.search(r"[^MlLCz\d\s.,-]", path) is None and ("l" in path or "L" in path or "C" in path)


def short_path(path: str, box: Box) -> str:
    """The outlines of a path that reach into the box, cut off outside it; curves stay whole."""
    wide = (box[0] - BEYOND, box[1] - BEYOND, box[2] + BEYOND, box[3] + BEYOND)
    return "".join(short_outline(part, wide) for part in re.findall(r"M[^M]*", path))


def short_outline(part: str, box: Box) -> str:
    if "C" in part:
        numbers = [float(number) for number in NUMBER.findall(part)]
        points = list(zip(numbers[::2], numbers[1::2], strict=True))
        return part if any(is_inside(point, box, 0) for point in points) else ""
    is_closed = part.rstrip().endswith(("z", "Z"))
    points = points_of(part)
    if is_closed or is_all_inside(points, box):
        kept = points if is_all_inside(points, box) else clipped(points, box)
        return written(kept) + ("z" if is_closed else "") if len(kept) > 1 else ""
    return "".join(written(run) for run in runs_inside(points, box))


def is_all_inside(points: list[Point], box: Box) -> bool:
    return all(is_inside(point, box, 0) for point in points)


def points_of(part: str) -> list[Point]:
    """The corners of an outline of straight lines: `M` absolute, `l` relative, `L` absolute."""
    points: list[Point] = []
    for command, body in re.findall(r"([MlL])([^MlLzZ]*)", part):
        numbers = [float(number) for number in NUMBER.findall(body)]
        for x, y in zip(numbers[::2], numbers[1::2], strict=True):
            last = points[-1] if command == "l" else (0.0, 0.0)
            points.append((last[0] + x, last[1] + y))
    return points


def written(points: list[Point]) -> str:
    """The corners as a path, in relative steps, without those that are hard to tell from their neighbours."""
    kept = [points[0]]
    for place, point in enumerate(points[1:], start=1):
        if place == len(points) - 1 or hypot(point[0] - kept[-1][0], point[1] - kept[-1][1]) >= FINEST:
            kept.append(point)
    tenths = [(round(10 * x), round(10 * y)) for x, y in kept]
    steps = [f"{(x - px) / 10:g} {(y - py) / 10:g}" for (px, py), (x, y) in pairwise(tenths)]
    return f"M{tenths[0][0] / 10:g} {tenths[0][1] / 10:g}l{' '.join(steps)}"


def runs_inside(points: list[Point], box: Box) -> Iterator[list[Point]]:
    """A line in the pieces that run through the box, each with one corner more at its ends."""
    run: list[Point] = []
    for before, point in zip([points[0], *points], points, strict=False):
        if is_inside(point, box, 0):
            run = [*(run or [before]), point]
        elif run:
            yield [*run, point]
            run = []
    if len(run) > 1:
        yield run


def clipped(points: list[Point], box: Box) -> list[Point]:
    """A polygon cut to the box, one side of the box after the other."""
    for axis, limit, sign in ((0, box[0], 1), (1, box[1], 1), (0, box[2], -1), (1, box[3], -1)):
        kept: list[Point] = []
        for before, point in zip([points[-1], *points] if points else [], points, strict=False):
            was_in, is_in = (before[axis] - limit) * sign >= 0, (point[axis] - limit) * sign >= 0
            if was_in != is_in:
                share = (limit - before[axis]) / (point[axis] - before[axis])
                kept.append((before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])))
            if is_in:
                kept.append(point)
        points = kept
    return points


def powers_picture(game: str, language: str) -> str:
    """The counters of all powers of a game with their names."""
    drawn = {"expanze": world, "evropska_valka": europe}[game]
    say = Sentences(language, (f"velmoci.{game}",))
    powers = list(drawn.POWER_COLOURS)
    wide = 92 if game == "expanze" else 185
    size = f'width="{wide * len(powers)}" height="96"'
    parts = [
        f'<svg xmlns="{NAMESPACE}" viewBox="0 0 {wide * len(powers)} 96" {size} {TEXT} xml:lang="{language}">',
        f'<rect {size} rx="10" fill="{PAPER}"/>',
    ]
    for number, power in enumerate(powers):
        x = wide * (number + 0.5)
        name = escape(say.say(f"power-{power}"))
        parts.append(drawn.counter(power, x, 38, number % 3 + 1, 20))
        parts.append(f'<text x="{x:g}" y="84" font-size="15" fill="{INK}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def main() -> None:
    """Writes all pictures, and takes away those of positions that are gone."""
    made = dict(pictures())
    for language in LANGUAGES:
        for file in (FOLDER / language).glob("*.svg"):
            if file not in made:
                file.unlink()
    for file, picture in made.items():
        file.parent.mkdir(exist_ok=True)
        file.write_text(picture, "utf-8")
        print(f"{len(picture.encode()):>7}  {file.relative_to(FOLDER)}")


if __name__ == "__main__":
    main()
