"""Maps out of relaxed Voronoi cells: seeded, connected, with coasts, straits, terrain and names; fair where asked."""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance, Seeded, draw
from velmoci.salva.maps.masses import land_and_sea
from velmoci.salva.maps.mesh import Mesh, gap, make_mesh
from velmoci.salva.maps.outlines import Outlines
from velmoci.salva.maps.partition import Partition
from velmoci.salva.maps.plan import Glyph, Namer, NoSuchMap, Plan, Point, Ring, Row, with_neighbours
from velmoci.salva.maps.relief import Relief

CELLS_FOR_A_FIELD: Final = 22
ATTEMPTS: Final = 100
LEAST_LAND: Final = 2
MOST_LAND: Final = 60
MOST_SEA: Final = 30
MOST_MASSES: Final = 6
TURNS: Final = (1, 2, 4)
HALF: Final = (6000, 4000)
SQUARE: Final = (4800, 4800)
MOUNTAINS: Final = {"defence": "2", "roughness": "3"}
FOREST: Final = {"defence": "3/2", "roughness": "2"}
RICH: Final = {"production": "3"}
CLEARANCE: Final = 330
"""How far a little picture stays from a border and from a name."""
ASPECT: Final = 3


class Request(NamedTuple):
    """A map that somebody wants."""

    land: int
    sea: int
    masses: int
    fair: int
    """For so many players alike by construction: the map looks the same from 2 or 4 sides; 1 asks for nothing."""

    @property
    def centre(self) -> str:
        """What lies in the middle of a fair map with a field that belongs to nobody's side: land, sea or nothing."""
        if self.fair == 1:
            return ""
        if self.land % self.fair:
            return "land"
        return "sea" if self.sea % self.fair else ""


def make_request(land: int, sea: int, masses: int = 0, fair: int = 1) -> Request:
    """The request with the usual number of land masses; refused where no such map can be."""
    if not LEAST_LAND <= land <= MOST_LAND or not 0 <= sea <= MOST_SEA:
        raise NoSuchMap("map_numbers", least=LEAST_LAND, land=MOST_LAND, sea=MOST_SEA)
    if fair not in TURNS:
        raise NoSuchMap("map_fair_for", value=fair)
    masses = masses or usual_masses(land, sea, fair)
    if not 1 <= masses <= min(MOST_MASSES, land) or (masses > 1 and not sea):
        raise NoSuchMap("map_masses", value=masses)
    request = Request(land, sea, masses, fair)
    if fair > 1 and not can_be_fair(request):
        raise NoSuchMap("map_not_fair", land=land, sea=sea, masses=masses, fair=fair)
    return request


def usual_masses(land: int, sea: int, fair: int) -> int:
    """One mass of land, and on larger maps with enough sea a second one beyond a strait."""
    if fair > 1:
        return fair if sea % fair else 1
    return 2 if land >= 10 and sea >= 4 else 1


def can_be_fair(request: Request) -> bool:
    """Every field has its images, but for one in the middle, which lies on land where there is one mass of it."""
    over_land, over_sea = request.land % request.fair, request.sea % request.fair
    if request.masses == 1:
        allowed = (1,) if request.fair == 4 else (0, 1)
        return over_land in allowed and over_sea == 0
    allowed = (1,) if request.fair == 4 else (0, 1)
    return request.masses == request.fair and over_land == 0 and over_sea in allowed


def voronoi_map(seed: int | str, request: Request, attempts: int = ATTEMPTS) -> Plan:
    """The map of a seed; the same on every machine."""
    chance = Seeded(f"map:{seed}")
    for _ in range(attempts):
        found = attempt(request, chance)
        if found is not None:
            mesh, partition = found
            return finished(mesh, partition, request, chance)
    raise NoSuchMap("map_not_made", attempts=attempts)


def attempt(request: Request, chance: Chance) -> tuple[Mesh, Partition] | None:
    """One try: cells, heights, land and sea, fields; None where something does not come out."""
    half = SQUARE if request.fair == 4 else HALF
    count = CELLS_FOR_A_FIELD * (request.land + max(request.sea, request.land * 3 // 4, 3))
    mesh = make_mesh(count - count % request.fair, half, request.fair, bool(request.centre), chance)
    mesh.raise_hills(Relief(half, chance))
    land = land_and_sea(mesh, CELLS_FOR_A_FIELD * request.land, request.masses, chance)
    if land is None:
        return None
    partition = Partition(mesh)
    if not divide_land(partition, land, request):
        return None
    water = {cell for cell in range(mesh.size) if cell not in land}
    if request.sea and not partition.add(water, request.sea, True, request.centre == "sea"):
        return None
    return (mesh, partition) if partition.repair() else None


def divide_land(partition: Partition, land: dict[int, int], request: Request) -> bool:
    """Every mass gets fields for its size, at least one."""
    if request.masses == 1 or request.fair > 1:
        return partition.add(set(land), request.land, False, request.centre == "land")
    masses = [{cell for cell, mass in land.items() if mass == number} for number in range(request.masses)]
    counts = [max(1, request.land * len(cells) // len(land)) for cells in masses]
    counts[0] += request.land - sum(counts)
    return all(partition.add(cells, count, False, False) for cells, count in zip(masses, counts, strict=True))


def finished(mesh: Mesh, partition: Partition, request: Request, chance: Chance) -> Plan:
    """Names, terrain, outlines, places for names and little pictures."""
    outlines = Outlines(mesh, partition.field, partition.is_sea, chance)
    fields = range(len(partition.image))
    rows = named_rows(partition, chance)
    for field, marks in terrain(mesh, partition, chance).items():
        rows[field].update(marks)
    shapes = [moved(field_rings(outlines, field), mesh) for field in fields]
    links: dict[int, set[int]] = {field: set() for field in fields}
    for one, other in partition.borders():
        links[one].add(other)
        links[other].add(one)
    worth = isthmuses(links, partition.is_sea)
    rows = [{**row, "potential_canal": True} if field in worth else row for field, row in enumerate(rows)]
    places = [label_place(mesh, partition.cells(field), shapes[field]) for field in fields]
    turns = {rows[field]["id"]: rows[partition.image[field]]["id"] for field in fields} if request.fair > 1 else {}
    for row, place in zip(rows, places, strict=True):
        row["at"] = [place[0] // 10, place[1] // 10]
    return Plan(
        rows=with_neighbours(rows, links),
        size=(2 * mesh.half[0], 2 * mesh.half[1]),
        shapes={row["id"]: shape for row, shape in zip(rows, shapes, strict=True)},
        coast=moved(outlines.rings(lambda cell: not outlines.wet(cell)), mesh),
        labels={row["id"]: place for row, place in zip(rows, places, strict=True)},
        glyphs=tuple(glyphs(mesh, partition, rows, shapes, places)),
        turns=turns,
    )


def isthmuses(links: dict[int, set[int]], is_sea: list[bool]) -> list[int]:
    """Land between two seas with at least two others on the way round: a canal would be worth digging."""
    water = {field for field in links if is_sea[field]}
    near = {sea: {sea, *(links[sea] & water)} for sea in water}
    found = []
    for field in sorted(set(links) - water):
        seas = sorted(links[field] & water)
        if any(not near[one] & near[other] for one in seas for other in seas):
            found.append(field)
    return found


def field_rings(outlines: Outlines, field: int) -> tuple[Ring, ...]:
    """The border of a field."""
    return outlines.rings(lambda cell: outlines.field.get(cell, -1) == field)


def named_rows(partition: Partition, chance: Chance) -> list[Row]:
    """A row for every field with its name."""
    namer = Namer(chance)
    rows = []
    for sea in partition.is_sea:
        row = namer.name(sea)
        if sea:
            row["sea"] = True
        rows.append(row)
    return rows


def terrain(mesh: Mesh, partition: Partition, chance: Chance) -> dict[int, dict[str, str]]:
    """The highest fields are mountains, the next ones forests, a few of the others rich; images alike."""
    first = [field for field in range(len(partition.image)) if not partition.is_sea[field]]
    first = [field for field in first if field == min(turned(partition, field))]
    heights = {field: mean([mesh.height[cell] for cell in partition.cells(field)]) for field in first}
    order = sorted(first, key=lambda field: (-heights[field], field))
    steep, woods = (len(order) + 5) // 6, (len(order) + 3) // 4
    kinds = dict.fromkeys(order[:steep], MOUNTAINS) | dict.fromkeys(order[steep : steep + woods], FOREST)
    plain = sorted(order[steep + woods :])
    for _ in range((len(plain) + 3) // 4):
        kinds[draw(chance, plain)] = RICH
    return {image: marks for field, marks in kinds.items() for image in turned(partition, field)}


def turned(partition: Partition, field: int) -> list[int]:
    """A field and its images."""
    found = [field]
    while partition.image[found[-1]] != field and partition.mesh.turns > 1:
        found.append(partition.image[found[-1]])
    return found


def mean(numbers: list[int]) -> int:
    """The whole part of the mean."""
    return sum(numbers) // len(numbers)


def moved(rings: tuple[Ring, ...], mesh: Mesh) -> tuple[Ring, ...]:
    """Rings in the coordinates of the picture: from its upper left corner, y downwards."""
    return tuple([tuple([in_picture(point, mesh) for point in ring]) for ring in rings])


def in_picture(point: Point, mesh: Mesh) -> Point:
    """A point of the picture."""
    return point[0] + mesh.half[0], mesh.half[1] - point[1]


def label_place(mesh: Mesh, cells: list[int], rings: tuple[Ring, ...]) -> tuple[int, int, int]:
    """The place in a field with most room for a word, and how much there is."""
    centres = [in_picture(mesh.cells[cell].centre, mesh) for cell in cells]
    spots = set(centres)
    inside = set(cells)
    for cell in cells:
        for other in mesh.near[cell]:
            if other in inside:
                one, two = in_picture(mesh.cells[cell].centre, mesh), in_picture(mesh.cells[other].centre, mesh)
                spots.add(((one[0] + two[0]) // 2, (one[1] + two[1]) // 2))
    walls = [point for ring in rings for point in thinned(ring)]
    best = max(sorted(spots), key=lambda spot: room(spot, walls))
    return best[0], best[1], ASPECT * isqrt(room(best, walls))


def thinned(ring: Ring) -> list[Point]:
    """Points of a ring close enough to stand for it, long straight pieces filled up."""
    found: list[Point] = []
    for place, point in enumerate(ring):
        after = ring[(place + 1) % len(ring)]
        steps = max(1, isqrt(gap(point, after)) // 300)
        found += [
            (point[0] + (after[0] - point[0]) * step // steps, point[1] + (after[1] - point[1]) * step // steps)
            for step in range(steps)
        ]
    return found


def room(spot: Point, walls: list[Point]) -> int:
    """The square of the height of the largest flat ellipse around a spot."""
    x, y = spot
    return min([(wx - x) * (wx - x) // (ASPECT * ASPECT) + (wy - y) * (wy - y) for wx, wy in walls])


def glyphs(
    mesh: Mesh,
    partition: Partition,
    rows: list[Row],
    shapes: list[tuple[Ring, ...]],
    places: list[tuple[int, int, int]],
) -> list[Glyph]:
    """Mountains, trees and sheaves on cells that are free of borders and names."""
    found: list[Glyph] = []
    for field, row in enumerate(rows):
        kind = {"2": "mountain", "3/2": "forest"}.get(row.get("defence", ""), "sheaf" if "production" in row else "")
        if not kind:
            continue
        walls = [point for ring in shapes[field] for point in thinned(ring)]
        wide = 60 * len(row["cs"])
        for cell in sorted(partition.cells(field)):
            at = in_picture(mesh.cells[cell].centre, mesh)
            label = places[field]
            if abs(at[0] - label[0]) < wide + 120 and abs(at[1] - label[1]) < CLEARANCE - 60:
                continue
            if min([gap(at, wall) for wall in walls]) > CLEARANCE * CLEARANCE // 4:
                found.append(Glyph(kind, at))
    return sorted(found, key=lambda glyph: (glyph.at[1], glyph.at[0]))
