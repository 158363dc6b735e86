"""Land and sea: masses of land grow from the heights, never touch each other or the frame, and hold no lakes."""

from __future__ import annotations

from collections.abc import Sequence

from velmoci.kernel.chance import Chance
from velmoci.salva.maps.mesh import Mesh

PULL = 700
"""How much a cell far from the middle of its mass must be higher to be taken all the same."""
BAY = 110
"""What each side already at the land adds to the worth of a cell: without it, land would be all necks and horns."""


class Masses:
    """The masses of land while they grow; a turned map grows all images of a cell at once."""

    def __init__(self, mesh: Mesh, seeds: Sequence[int]) -> None:
        self.mesh = mesh
        self.seeds = list(seeds)
        self.mass: dict[int, int] = {}
        self.is_one = len(seeds) == 1
        """Whether all images of a cell belong to the same mass."""
        for number, seed in enumerate(seeds):
            for cell in mesh.orbit(seed) if self.is_one else [seed]:
                self.mass[cell] = number

    def takes(self, cell: int, number: int) -> dict[int, int]:
        """The cells that a mass and its images would take with this one; empty if they may not."""
        orbit = self.mesh.orbit(cell)
        count = len(self.seeds)
        turned = self.mesh.turns > 1 and not self.is_one
        wanted = {image: (number + place) % count if turned else number for place, image in enumerate(orbit)}
        for image, mass in wanted.items():
            if image in self.mass or self.mesh.at_frame[image]:
                return {}
            if any(self.mass.get(other, wanted.get(other, mass)) != mass for other in self.mesh.surroundings(image)):
                return {}
        return wanted

    def best(self, number: int) -> dict[int, int]:
        """The highest cell at the shore of a mass, rather near to its first one."""
        shore = {other for cell, mass in self.mass.items() if mass == number for other in self.mesh.joined[cell]}
        reach = self.mesh.half[0] ** 2
        best: dict[int, int] = {}
        top = 0
        for cell in sorted(shore - set(self.mass)):
            around = sum([self.mass.get(other, -1) == number for other in self.mesh.near[cell]])
            worth = self.mesh.height[cell] - PULL * self.mesh.distance(cell, self.seeds[number]) // reach + BAY * around
            if not best or worth > top:
                wanted = self.takes(cell, number)
                if wanted:
                    best, top = wanted, worth
        return best

    def grow(self, targets: Sequence[int]) -> bool:
        """Grows each mass to its number of cells, the least grown first; false if one cannot."""
        sizes = [sum([mass == number for mass in self.mass.values()]) for number in range(len(self.seeds))]
        while True:
            open_masses = [number for number, size in enumerate(sizes) if size < targets[number]]
            if not open_masses:
                return True
            number = min(open_masses, key=lambda mass: (sizes[mass] * 1000 // targets[mass], mass))
            wanted = self.best(number)
            if not wanted:
                return False
            self.mass.update(wanted)
            for mass in wanted.values():
                sizes[mass] += 1

    def fill_lakes(self) -> None:
        """Water without a way to the frame becomes land of the mass around it."""
        mesh = self.mesh
        water = [cell for cell in range(mesh.size) if cell not in self.mass]
        for part in mesh.parts(water):
            if not any(mesh.at_frame[cell] for cell in part):
                around = {self.mass[other] for cell in part for other in mesh.near[cell] if other in self.mass}
                self.mass.update(dict.fromkeys(part, min(around)))


    def are_right(self) -> bool:
        """Whether the masses are apart, each in one piece, and the water is one sea."""
        mesh = self.mesh
        apart = all(self.mass.get(other, mass) == mass for cell, mass in self.mass.items() for other in mesh.near[cell])
        pieces = len(mesh.parts(self.mass))
        water = len(mesh.parts([cell for cell in range(mesh.size) if cell not in self.mass]))
        return apart and pieces == len(self.seeds) and water == 1


def land_and_sea(mesh: Mesh, cells: int, masses: int, chance: Chance) -> dict[int, int] | None:
    """The land cells with the number of their mass; None where these heights do not allow it."""
    seeds = first_cells(mesh, masses)
    grown = Masses(mesh, seeds)
    if not grown.grow(shares(cells, masses, mesh.turns, chance)):
        return None
    grown.fill_lakes()
    return grown.mass if grown.are_right() else None


def first_cells(mesh: Mesh, masses: int) -> list[int]:
    """Where the masses begin: one in the middle, images of each other, or high and far apart."""
    middle = min(range(mesh.size), key=lambda cell: (sum([x * x for x in mesh.cells[cell].centre]), cell))
    if masses == 1:
        return [middle]
    inner = [cell for cell in range(mesh.size) if is_inside(mesh, cell)]
    highest = sorted(inner, key=lambda cell: (-mesh.height[cell], cell))
    if mesh.turns > 1:
        away = [cell for cell in highest if is_outside(mesh, cell)]
        return mesh.orbit(away[0])
    seeds = highest[:1]
    while len(seeds) < masses:
        seeds.append(max(inner, key=lambda cell: (min([mesh.distance(cell, seed) for seed in seeds]), -cell)))
    return seeds


def is_inside(mesh: Mesh, cell: int) -> bool:
    """Whether a cell lies well away from the frame."""
    x, y = mesh.cells[cell].centre
    return abs(x) * 10 < mesh.half[0] * 7 and abs(y) * 10 < mesh.half[1] * 7


def is_outside(mesh: Mesh, cell: int) -> bool:
    """Whether a cell lies well away from the middle."""
    x, y = mesh.cells[cell].centre
    return (x * x + y * y) * 8 > mesh.half[0] ** 2


def shares(cells: int, masses: int, turns: int, chance: Chance) -> list[int]:
    """How many cells each mass gets: alike on a turned map, otherwise the first one gets most."""
    if masses == 1 or turns > 1:
        return [cells // masses] * masses
    first = cells * (45 + chance.roll(20)) // 100
    return [first, *[(cells - first) // (masses - 1)] * (masses - 1)]
