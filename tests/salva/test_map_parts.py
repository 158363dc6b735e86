"""What maps are grown on: cells, masses and fields, also where something does not come out."""

import pytest

from velmoci.kernel.chance import Seeded
from velmoci.salva.maps import generator
from velmoci.salva.maps.drawing import CANAL, picture
from velmoci.salva.maps.generator import attempt, isthmuses, make_request, voronoi_map
from velmoci.salva.maps.masses import Masses, land_and_sea
from velmoci.salva.maps.mesh import Mesh, make_mesh
from velmoci.salva.maps.partition import Partition
from velmoci.salva.maps.plan import NoSuchMap, Point
from velmoci.salva.maps.segments import make_wish, segment_map
from velmoci.salva.maps.voronoi import rounded, turn, voronoi

HALF = (3000, 2000)


def small(turns: int = 1) -> Mesh:
    return make_mesh(40, HALF, turns, False, Seeded(3))


def inner(mesh: Mesh) -> list[int]:
    return [cell for cell in range(mesh.size) if not mesh.at_frame[cell]]


def test_numbers_are_rounded_alike_on_both_sides_of_nothing() -> None:
    assert [rounded(num, 2) for num in (-3, -1, 0, 1, 3)] == [-2, -1, 0, 1, 2]
    assert rounded(3, -2) == -2
    assert turn((1, 2), 4) == (-2, 1)
    assert turn((1, 2), 2) == (-1, -2)
    assert turn((1, 2), 1) == (1, 2)


@pytest.mark.parametrize("seed", range(5))
def test_a_point_of_the_frame_belongs_to_the_cell_of_the_nearest_centre(seed: int) -> None:
    chance = Seeded(seed)
    points: list[Point] = sorted({(int(chance.roll(5800)) - 2900, int(chance.roll(3800)) - 1900) for _ in range(60)})
    cells = voronoi(points, HALF)
    for _ in range(200):
        at = (int(chance.roll(6000)) - 3000, int(chance.roll(4000)) - 2000)
        nearest = min(range(len(points)), key=lambda n: (points[n][0] - at[0]) ** 2 + (points[n][1] - at[1]) ** 2)
        around = cells[nearest].corners
        after = [*around[1:], around[0]]
        # Corners are rounded, so a point may lie a hair outside.
        assert all(
            (b[0] - a[0]) * (at[1] - a[1]) - (b[1] - a[1]) * (at[0] - a[0]) >= -5000
            for a, b in zip(around, after, strict=True)
        )


def test_neighbours_agree_on_the_side_between_them() -> None:
    mesh = small()
    for cell in range(mesh.size):
        for other in mesh.near[cell]:
            assert cell in mesh.near[other]
            assert mesh.border(cell, other) == mesh.border(other, cell)


def test_land_that_has_no_room_to_grow_is_given_up() -> None:
    assert land_and_sea(small(), 1000, 1, Seeded(1)) is None


def test_a_lake_becomes_land() -> None:
    mesh = small()
    lake = next(cell for cell in inner(mesh) if not any(mesh.at_frame[other] for other in mesh.near[cell]))
    masses = Masses(mesh, [mesh.near[lake][0]])
    masses.mass = dict.fromkeys(mesh.near[lake], 0)
    masses.fill_lakes()
    assert masses.mass[lake] == 0
    assert len(masses.mass) == len(mesh.near[lake]) + 1


def test_masses_that_touch_or_fall_apart_are_not_right() -> None:
    mesh = small()
    one = inner(mesh)[0]
    masses = Masses(mesh, [one, mesh.near[one][0]])
    assert not masses.are_right()
    assert Masses(mesh, [one]).are_right()


def test_fields_need_cells_images_and_a_way_between_them() -> None:
    mesh = small()
    assert not Partition(mesh).add({0, 1}, 5, False, False)
    assert not Partition(small(2)).add(set(range(40)), 3, False, False)
    far = max(range(mesh.size), key=lambda cell: mesh.distance(0, cell))
    assert not Partition(mesh).add({0, far}, 1, False, False)


@pytest.mark.interpreted
def test_borders_that_stay_too_short_are_given_up() -> None:
    class Stubborn(Partition):
        """Fields whose borders are always too short somewhere."""

        def __init__(self, mesh: Mesh, falls: int) -> None:
            super().__init__(mesh)
            self.falls = falls

        def shorts(self) -> list[tuple[int, int]]:
            self.falls -= 1
            return [(0, 1)] * max(1, self.falls)

    for falls in (0, 10**6):
        fields = Stubborn(small(), falls)
        assert fields.add(set(range(40)), 3, False, False)
        before = dict(fields.field)
        assert not fields.repair()
        assert falls or fields.field == before


@pytest.mark.interpreted
def test_a_cell_is_given_only_to_a_field_of_the_same_ground() -> None:
    mesh = small()
    fields = Partition(mesh)
    water = {cell for cell in range(mesh.size) if mesh.at_frame[cell]}
    assert fields.add(set(inner(mesh)), 2, False, False)
    assert fields.add(water, 1, True, False)
    shore = next(cell for cell in inner(mesh) if any(other in water for other in mesh.near[cell]))
    assert not fields.give(shore, 2, 99)
    assert not fields.give(shore, -1, 99)
    assert not fields.give(shore, fields.field[shore], 99)


@pytest.mark.interpreted
@pytest.mark.parametrize("part", ["land_and_sea", "divide_land", "add", "repair"])
def test_an_attempt_that_fails_anywhere_is_repeated_and_in_the_end_given_up(
    part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = make_request(3, 2)
    if part in ("add", "repair"):
        monkeypatch.setattr(generator, "divide_land", lambda *_: True)
        monkeypatch.setattr(Partition, "add", lambda *_: part == "repair")
        monkeypatch.setattr(Partition, "repair", lambda _: False)
    else:
        monkeypatch.setattr(generator, part, lambda *_: None)
    assert attempt(request, Seeded(1)) is None
    monkeypatch.setattr(generator, "attempt", lambda *_: None)
    with pytest.raises(NoSuchMap, match="map_not_made"):
        voronoi_map(1, request)


def test_the_usual_number_of_masses() -> None:
    assert [make_request(*wanted).masses for wanted in ((6, 2), (14, 6), (9, 0))] == [1, 2, 1]
    assert make_request(12, 6, 0, 2).masses == 1
    assert make_request(12, 5, 0, 4).masses == 4


def test_a_canal_is_worth_digging_between_seas_far_from_each_other() -> None:
    ring = {sea: {(sea + 1) % 6, (sea + 5) % 6} for sea in range(6)}
    land = {6: {0, 3, 7}, 7: {0, 2, 6}}
    links = {**{sea: near | {field for field in land if sea in land[field]} for sea, near in ring.items()}, **land}
    assert isthmuses(links, [True] * 6 + [False] * 2) == [6]


def test_a_canal_and_the_place_for_one_are_drawn() -> None:
    plan = segment_map(make_wish(2), Seeded(1))
    first = plan.ids(False)[0]

    def ribbons(mark: str) -> tuple[int, int]:
        rows = tuple({**row, mark: True} if row["id"] == first else row for row in plan.rows)
        drawn = picture(plan._replace(rows=rows))
        return drawn.count(f'stroke="{CANAL}"'), drawn.count('stroke-width="7"')

    assert ribbons("canal") == (1, 1)
    assert ribbons("potential_canal") == (1, 0)
    assert ribbons("en") == (0, 0)
