"""Fields: land and sea are divided into connected fields of about one size, with borders long enough to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from velmoci.salva.maps.mesh import Mesh, gap
from velmoci.salva.maps.plan import Point
from velmoci.salva.maps.voronoi import rounded, turn

SHORTEST = 35
"""A border below so many hundredths of the pace is hard to see."""
REPAIRS = 60
MEANS = 10


class Partition:
    """Which field each cell belongs to; `image[f]` is the field that f becomes by one turn of the map."""

    def __init__(self, mesh: Mesh) -> None:
        self.mesh = mesh
        self.field: dict[int, int] = {}
        self.image: list[int] = []
        self.is_sea: list[bool] = []

    def cells(self, field: int) -> list[int]:
        """The cells of a field."""
        return [cell for cell, owner in self.field.items() if owner == field]

    def add(self, cells: set[int], count: int, sea: bool, has_centre: bool) -> bool:
        """Divides a set of cells into so many fields; false if the turned map leaves no room for them."""
        seeds = self.seeds(cells, count, has_centre)
        if len(seeds) != count:
            return False
        first = len(self.image)
        centres = self.means(cells, seeds)
        for place, centre in enumerate(centres):
            free = [cell for cell in sorted(cells) if cell not in self.field]
            if not free:
                return False
            seeds[place] = min(free, key=lambda cell: (gap(self.mesh.cells[cell].centre, centre), cell))
            self.field[seeds[place]] = first + place
            self.is_sea.append(sea)
        self.link_images(seeds, first)
        return self.spread(cells, centres, first) if self.is_turned_right(seeds, first) else False

    def seeds(self, cells: set[int], count: int, has_centre: bool) -> list[int]:
        """First cells far from each other, with all their images."""
        mesh = self.mesh
        chosen: list[int] = [mesh.size - 1] if has_centre else []
        while len(chosen) < count:
            best, farthest = -1, -1
            for cell in sorted(cells):
                orbit = mesh.orbit(cell)
                others = [*chosen, *orbit[1:]] or [cell]
                reach = min([mesh.distance(cell, other) for other in others])
                if not chosen and len(orbit) == 1:
                    x, y = mesh.cells[cell].centre
                    reach = x * x + y * y
                if reach > farthest:
                    best, farthest = cell, reach
            chosen += mesh.orbit(best)
        return chosen

    def means(self, cells: set[int], seeds: list[int]) -> list[Point]:
        """Middles of about equal shares of the cells: turned images stay turned images."""
        mesh = self.mesh
        centres = [mesh.cells[seed].centre for seed in seeds]
        image = [seeds.index(mesh.image[seed]) for seed in seeds]
        for _ in range(MEANS):
            sums = [[0, 0, 0] for _ in seeds]
            for cell in sorted(cells):
                at = mesh.cells[cell].centre
                nearest = min(range(len(centres)), key=lambda place: (gap(at, centres[place]), place))
                for part, value in enumerate((at[0] * mesh.area[cell], at[1] * mesh.area[cell], mesh.area[cell])):
                    sums[nearest][part] += value
            moved = list(centres)
            for place, (x, y, weight) in enumerate(sums):
                if weight and image[place] != place and place == orbit_first(image, place):
                    moved[place] = rounded(x, weight), rounded(y, weight)
                    self.turn_images(moved, image, place)
                elif weight and mesh.turns == 1:
                    moved[place] = rounded(x, weight), rounded(y, weight)
            centres = moved
        return centres

    def turn_images(self, centres: list[Point], image: list[int], place: int) -> None:
        """Moves the images of a middle with it."""
        after = image[place]
        while after != place:
            before = next(number for number, turned in enumerate(image) if turned == after)
            centres[after] = turn(centres[before], self.mesh.turns)
            after = image[after]

    def link_images(self, seeds: Sequence[int], first: int) -> None:
        """Notes which field each one becomes when the map is turned."""
        for seed in seeds:
            turned = self.mesh.image[seed]
            self.image.append(first + list(seeds).index(turned) if turned in seeds else -1)

    def is_turned_right(self, seeds: Sequence[int], first: int) -> bool:
        """Whether the first cells are images of each other."""
        return all(self.image[first + place] >= 0 for place in range(len(seeds)))

    def spread(self, cells: set[int], centres: list[Point], first: int) -> bool:
        """The smallest field takes the nearest cell at its border, until all are taken."""
        mesh = self.mesh
        left = {cell for cell in cells if cell not in self.field}
        size = [sum([mesh.area[cell] for cell in self.cells(first + place)]) for place in range(len(centres))]
        rim: list[set[int]] = [
            {other for cell in self.cells(first + place) for other in mesh.joined[cell] if other in left}
            for place in range(len(centres))
        ]
        while left:
            able = [place for place in range(len(centres)) if rim[place] & left]
            if not able:
                return False
            place = min(able, key=lambda number: (size[number], number))
            centre = centres[place]
            cell = min(rim[place] & left, key=lambda other: (gap(mesh.cells[other].centre, centre), other))
            field = first + place
            for image in mesh.orbit(cell):
                self.field[image] = field
                left.discard(image)
                size[field - first] += mesh.area[image]
                rim[field - first] |= {other for other in mesh.joined[image] if other in left}
                field = self.image[field]
        return True

    def borders(self) -> dict[tuple[int, int], int]:
        """The length of every border between two fields."""
        found: dict[tuple[int, int], int] = {}
        for cell, field in self.field.items():
            for other in self.mesh.near[cell]:
                beyond = self.field.get(other, -1)
                if beyond > field:
                    key = (field, beyond)
                    found[key] = found.get(key, 0) + self.mesh.border(cell, other)
        return found

    def shorts(self) -> list[tuple[int, int]]:
        """The borders that are too short."""
        return [pair for pair, length in self.borders().items() if length * 100 < SHORTEST * self.mesh.pace]

    def repair(self) -> bool:
        """Moves single cells until every border can be seen; false where that does not help."""
        for _ in range(REPAIRS):
            short = self.shorts()
            if not short:
                return True
            if not self.improve(short):
                return False
        return False

    def improve(self, short: list[tuple[int, int]]) -> bool:
        """Gives one cell at a short border, with its images, to a neighbour if that leaves fewer short borders."""
        for one, other in short:
            for cell in sorted(self.field):
                if self.field[cell] not in (one, other) or not self.touches(cell, one, other):
                    continue
                for wanted in sorted({self.field.get(near, -1) for near in self.mesh.near[cell]}):
                    if self.give(cell, wanted, len(short)):
                        return True
        return False

    def touches(self, cell: int, one: int, other: int) -> bool:
        """Whether a cell lies at the border of the two fields."""
        beyond = other if self.field[cell] == one else one
        return any(self.field.get(near, -1) == beyond for near in self.mesh.near[cell])

    def give(self, cell: int, wanted: int, count: int) -> bool:
        """Gives a cell away if its field stays whole and fewer short borders are left."""
        field = self.field[cell]
        if wanted < 0 or wanted == field or self.is_sea[wanted] != self.is_sea[field]:
            return False
        before = {image: self.field[image] for image in self.mesh.orbit(cell)}
        target = wanted
        for image in before:
            self.field[image] = target
            target = self.image[target]
        changed = set(before.values())
        changed |= {self.field[image] for image in before}
        whole = all(len(self.mesh.parts(self.cells(number))) == 1 for number in changed)
        if whole and len(self.shorts()) < count:
            return True
        self.field.update(before)
        return False


def orbit_first(image: list[int], place: int) -> int:
    """The smallest number among a place and its images."""
    found, at = place, image[place]
    while at != place:
        found = min(found, at)
        at = image[at]
    return found
