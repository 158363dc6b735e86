"""Maps out of relaxed cells: connected, counted, repeatable, fair where asked, and drawn as the table says."""

import hashlib
import re
from functools import cache
from math import dist

import pytest

from tests.clause import clause
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Begin
from velmoci.lab.tournament import run
from velmoci.salva.board import read_board
from velmoci.salva.document import Document
from velmoci.salva.library import FIELD_KEYS, find_scenario, scenario_rulebook
from velmoci.salva.maps.drawing import picture
from velmoci.salva.maps.generator import make_request, voronoi_map
from velmoci.salva.maps.plan import Namer, NoSuchMap, Plan, plain_id
from velmoci.salva.maps.scenarios import ROUNDS, scenario_text, territories
from velmoci.salva.maps.territory import Ground
from velmoci.salva.position import new_position

REQUESTS = [
    (7, (14, 6, 0, 1)),
    (2, (9, 0, 0, 1)),
    (3, (12, 6, 3, 1)),
    (1, (12, 6, 1, 2)),
    (4, (11, 6, 1, 2)),
    (5, (8, 5, 2, 2)),
    (6, (9, 4, 1, 4)),
    (8, (12, 5, 4, 4)),
]
MAPS = pytest.mark.parametrize(("seed", "wanted"), REQUESTS)
FAIR = pytest.mark.parametrize(("seed", "wanted"), [entry for entry in REQUESTS if entry[1][3] > 1])
Wanted = tuple[int, int, int, int]


@cache
def made(seed: int, wanted: Wanted) -> Plan:
    return voronoi_map(seed, make_request(*wanted))


def parts(plan: Plan, ids: list[str]) -> int:
    """How many connected parts some fields make."""
    near = Ground(plan.rows, naval=True).near
    left, count = set(ids), 0
    while left:
        todo, count = [left.pop()], count + 1
        while todo:
            for other in near[todo.pop()] & left:
                left.remove(other)
                todo.append(other)
    return count


@MAPS
def test_a_map_has_the_fields_that_were_asked_for_and_hangs_together(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    land, sea, masses, _ = wanted
    assert (len(plan.ids(False)), len(plan.ids(True))) == (land, sea)
    assert parts(plan, [row["id"] for row in plan.rows]) == 1
    assert parts(plan, plan.ids(False)) == (masses or (2 if sea >= 4 else 1))
    assert parts(plan, plan.ids(True)) == min(1, sea)
    assert all(row["next"] for row in plan.rows)


@MAPS
def test_a_mass_of_land_meets_the_sea_and_every_sea_meets_land(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    if wanted[1]:
        for id in plan.ids(True):
            assert any(not plan.is_sea(other) for other in plan.row(id)["next"])


@MAPS
def test_the_engine_reads_a_map_as_it_is_written(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    document = Document("map", plan.toml())
    board = read_board(document, document.data["field"], FIELD_KEYS)
    assert board.ids == [row["id"] for row in plan.rows]
    found = {
        (min(one, board.ids[other]), max(one, board.ids[other]))
        for number, one in enumerate(board.ids)
        for other in board.neighbours[number]
    }
    assert found == plan.links()


def outlines(svg: str) -> dict[str, list[list[tuple[int, int]]]]:
    """The rings of every field in a picture, in tenths."""
    found = {}
    for id, data in re.findall(r'<path data-field="(\w+)" d="([^"]+)"', svg):
        rings = []
        for ring in data.split("z")[:-1]:
            numbers = [round(10 * float(text)) for text in re.findall(r"-?[\d.]+", ring)]
            at = (numbers[0], numbers[1])
            points = [at]
            for x, y in zip(numbers[2::2], numbers[3::2], strict=True):
                at = (at[0] + x, at[1] + y)
                points.append(at)
            rings.append(points)
        found[id] = rings
    return found


def sides(rings: list[list[tuple[int, int]]]) -> set[frozenset[tuple[int, int]]]:
    """The straight pieces of a border, without direction."""
    return {frozenset((one, other)) for ring in rings for one, other in zip(ring, [*ring[1:], ring[0]], strict=True)}


def length(pieces: set[frozenset[tuple[int, int]]]) -> float:
    ends = [sorted(piece) for piece in pieces]
    return sum(dist(a, b) for a, b in ends)


@MAPS
def test_the_picture_shows_exactly_the_borders_of_the_table(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    drawn = {id: sides(rings) for id, rings in outlines(picture(plan)).items()}
    assert set(drawn) == {row["id"] for row in plan.rows}
    shared = {
        (one, other): drawn[one] & drawn[other] for one in drawn for other in drawn if one < other
    }
    assert {pair for pair, pieces in shared.items() if pieces} == plan.links()
    assert min(length(pieces) for pieces in shared.values() if pieces) > 100


def area(ring: list[tuple[int, int]]) -> int:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(ring, [*ring[1:], ring[0]], strict=True))


@MAPS
def test_fields_fill_the_frame_without_gap_or_overlap(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    total = sum(area(list(ring)) for rings in plan.shapes.values() for ring in rings)
    coast = sum(area(list(ring)) for ring in plan.coast)
    whole = 2 * plan.size[0] * plan.size[1]
    assert abs(total) == (whole if wanted[1] else abs(coast))
    if wanted[1]:
        assert 0.3 < abs(coast) / whole < 0.7


@MAPS
def test_names_stand_inside_their_fields_and_are_different(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    assert len({row["cs"] for row in plan.rows}) == len({row["en"] for row in plan.rows}) == len(plan.rows)
    for id, (x, y, room) in plan.labels.items():
        crossings = sum(
            (a[1] > y) != (b[1] > y) and x < (b[0] - a[0]) * (y - a[1]) / (b[1] - a[1]) + a[0]
            for ring in plan.shapes[id]
            for a, b in zip(ring, [*ring[1:], ring[0]], strict=True)
        )
        assert crossings % 2 == 1, id
        assert room > 0


FINGERPRINT = "db0aff64e0432d5b"


def test_a_seed_gives_the_same_map_on_every_machine() -> None:
    again = voronoi_map(7, make_request(14, 6))
    assert picture(again) == picture(made(7, (14, 6, 0, 1)))
    text = again.toml() + picture(again)
    assert hashlib.sha256(text.encode()).hexdigest()[:16] == FINGERPRINT
    assert picture(voronoi_map(3, make_request(9, 0))) != picture(made(2, (9, 0, 0, 1)))


@MAPS
def test_there_is_terrain_of_every_kind(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    kinds = [(row.get("defence"), row.get("roughness"), row.get("production")) for row in plan.rows]
    assert {("2", "3", None), ("3/2", "2", None), (None, None, "3"), (None, None, None)} == set(kinds)
    assert {glyph.kind for glyph in plan.glyphs} == {"mountain", "forest", "sheaf"}
    assert not any(plan.is_sea(row["id"]) and "defence" in row for row in plan.rows)


@FAIR
def test_a_fair_map_is_the_same_from_every_side(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    turns = wanted[3]
    wide, high = plan.size
    centre = 0
    for row in plan.rows:
        image = plan.row(plan.turns[row["id"]])
        assert {plan.turns[other] for other in row["next"]} == set(image["next"])
        for mark in ("sea", "defence", "roughness", "production"):
            assert row.get(mark) == image.get(mark)
        centre += image["id"] == row["id"]
        points = {point for ring in plan.shapes[row["id"]] for point in ring}
        turned = {(wide - x, high - y) if turns == 2 else (y, wide - x) for x, y in points}
        assert turned == {point for ring in plan.shapes[image["id"]] for point in ring}
    assert centre == (wanted[0] + wanted[1]) % turns


@FAIR
def test_sides_of_a_fair_map_start_with_turned_images_of_one_territory(seed: int, wanted: Wanted) -> None:
    plan = made(seed, wanted)
    owned = territories(plan, wanted[3], Seeded(1))
    for one, other in zip(owned, [*owned[1:], owned[0]], strict=True):
        assert {plan.turns[id] for id in one} == set(other)
    assert sum(len(fields) for fields in owned) == wanted[0] - wanted[0] % wanted[3]


@pytest.mark.parametrize(
    ("seed", "wanted", "count"), [(7, (14, 6, 0, 1), 3), (1, (12, 6, 1, 2), 2), (2, (9, 0, 0, 1), 2)]
)
def test_a_scenario_on_a_map_can_be_read(seed: int, wanted: Wanted, count: int) -> None:
    text = scenario_text(made(seed, wanted), f"Salva {seed}", count, 10, Seeded(seed))
    scenario = find_scenario(text)
    sizes = [len(side.fields) for side in scenario.sides]
    assert len(sizes) == count
    assert max(sizes) - min(sizes) <= 1
    assert scenario.title("cs") == f"Salva {seed}"
    ships = ("naval",) if wanted[1] else ()
    assert scenario.chapters == ("terrain", *ships, "political_fields")


@clause("SA-multiplayer-1")
@pytest.mark.parametrize("count", [2, 3, 4, 5, 6])
@pytest.mark.long
def test_a_scenario_on_a_map_is_accepted_for_any_number_of_sides_and_somebody_wins(count: int) -> None:
    text = scenario_text(made(7, (14, 6, 0, 1)), "Salva 7", count, 10, Seeded(7))
    scenario = find_scenario(text)
    centres = {row["id"] for row in scenario.board.rows if row.get("centre")}
    assert {len(set(side.fields) & centres) for side in scenario.sides} == {2 if count == 2 else 1}
    bots = ["steady" if count == 2 else "random"] * count
    result = run("salva", bots, 1, seed=1, options={"scenario": text})
    assert result.undecided == 0
    assert result.rounds["most"] <= ROUNDS


@clause("SA-multiplayer-1")
@pytest.mark.parametrize("count", [0, 1, 7])
def test_a_scenario_on_a_map_is_for_two_to_six_sides(count: int) -> None:
    with pytest.raises(Refusal) as refused:
        scenario_text(made(7, (14, 6, 0, 1)), "Salva 7", count, 10, Seeded(7))
    assert (refused.value.code, refused.value.clause) == ("map_players", "SA-multiplayer-1")


def test_a_scenario_on_a_map_can_be_played() -> None:
    text = scenario_text(made(1, (12, 6, 1, 2)), "Salva 1", 2, 10, Seeded(1))
    position, chance = new_position(scenario_rulebook(text)), Seeded(1)
    position.apply(-1, Begin(), chance)
    for _ in range(60):
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.outcome() is None


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ((1, 4), "map_numbers"),
        ((14, 31), "map_numbers"),
        ((14, 6, 0, 3), "map_fair_for"),
        ((14, 0, 2), "map_masses"),
        ((14, 6, 7), "map_masses"),
        ((13, 5, 1, 2), "map_not_fair"),
        ((12, 6, 3, 2), "map_not_fair"),
        ((8, 4, 1, 4), "map_not_fair"),
    ],
)
def test_what_cannot_be_is_refused(wanted: tuple[int, ...], code: str) -> None:
    with pytest.raises(NoSuchMap) as problem:
        make_request(*wanted)
    assert problem.value.code == code


def test_names_become_ids_and_come_again_with_a_number() -> None:
    assert plain_id("Žďárec") == "zdarec"
    assert plain_id("Bouřlivé moře 2") == "bourlive_more_2"
    namer = Namer(Seeded(1))
    rows = [namer.name(True) for _ in range(40)]
    assert len({row["id"] for row in rows}) == 40
    assert all(row["id"].isidentifier() for row in rows)
    assert sum(row["cs"].endswith(" 2") for row in rows) == 40 - len(namer.seas)
    lands = {plain_id(name) for name, _ in namer.lands}
    assert len(lands) == len(namer.lands)
    assert not lands & {plain_id(name) for name, _ in namer.seas}
