"""The random map of the rulebook by its clauses, and starting territory on any map."""

import re
from itertools import combinations
from typing import Any

import pytest

from tests.clause import clause
from velmoci.kernel.chance import Scripted, Seeded, outcomes
from velmoci.kernel.errors import Refusal
from velmoci.salva.board import read_board
from velmoci.salva.document import Document
from velmoci.salva.library import FIELD_KEYS
from velmoci.salva.maps.drawing import picture
from velmoci.salva.maps.plan import Plan
from velmoci.salva.maps.segments import (
    STANDARD12,
    accepted_grid,
    becomes_canal,
    draw_grid,
    is_connected,
    laid_grid,
    laid_map,
    links_of,
    make_wish,
    segment_map,
    turned,
)
from velmoci.salva.maps.territory import Ground, defender_holds_the_rest, one_field_each, sea_start, similar

ISLANDS = "LSL/SSS/LSL"
PLAIN = "LLL/LLL/LLL"


def row_of(count: int, sea: int = 0) -> list[dict[str, object]]:
    """Land fields in a row, then sea fields in a row that each touch a land field."""
    land: list[dict[str, object]] = [
        {"id": f"l{n}", "next": [f"l{n + 1}"] if n + 1 < count else []} for n in range(count)
    ]
    return land + [{"id": f"s{n}", "sea": True, "next": [f"l{n}", *([f"s{n - 1}"] if n else [])]} for n in range(sea)]


@clause("SA-random_map-1", "SR-random_map-1")
def test_a_segment_is_three_by_three_of_three_letters() -> None:
    assert len(STANDARD12) == 12
    assert STANDARD12[3] == "LLL/SPS/LLL"
    make_wish(2, segments=STANDARD12)
    for segment in ("LLL/LLL", "LLLL/LLL/LLL", "LLL/LXL/LLL"):
        with pytest.raises(Refusal) as problem:
            make_wish(2, segments=[segment])
        assert problem.value.clause == "SA-random_map-1"
    with pytest.raises(Refusal, match="map_segment"):
        make_wish(2, segments=[])


@clause("SA-random_map-2")
def test_a_segment_is_turned_by_quarters() -> None:
    assert turned("LLS/PSS/SSS", 0) == ["LLS", "PSS", "SSS"]
    assert turned("LLS/PSS/SSS", 1) == ["SPL", "SSL", "SSS"]
    assert turned("LLS/PSS/SSS", 2) == ["SSS", "SSP", "SLL"]
    assert turned("LLS/PSS/SSS", 4) == turned("LLS/PSS/SSS", 0)


@clause("SA-random_map-1", "SA-random_map-2", "SR-random_map-1")
def test_segments_can_be_laid_and_turned_on_purpose() -> None:
    assert laid_grid("G1") == ["LLL", "LLL", "LLS"]
    assert laid_grid("G1 G4r, G12rr G7rrr") == [
        "LLLLSL", "LLLLPL", "LLSLSL",
        "LSLSSL", "LPLSSS", "LSLLSS",
    ]  # fmt: skip
    for word in ("G0", "G13", "G99", "G1x", "G1rrrr", "1", "g1"):
        with pytest.raises(Refusal) as problem:
            laid_grid(f"G1 {word}")
        assert (problem.value.code, problem.value.clause) == ("map_laid", "SA-random_map-1")
        assert problem.value.values == {"value": word, "most": 12}
    for rows in ("", "G1,", "G1 G2, G3", " ".join(["G10"] * 7), ", ".join(["G10"] * 7)):
        with pytest.raises(Refusal) as problem:
            laid_grid(rows)
        assert (problem.value.code, problem.value.clause) == ("map_grid", "SA-random_map-2")
    assert len(laid_grid(", ".join([" ".join(["G10"] * 6)] * 6))) == 18


@clause("SA-setup-11", "SR-setup-3", "SA-random_map-5")
def test_laid_land_may_lie_apart_but_has_its_limit() -> None:
    plan = laid_map("G1 G10", "none", False, Seeded(1))
    assert (len(plan.ids(False)), len(plan.ids(True))) == (17, 1)
    assert not any(row.get("canal") for row in plan.rows)
    assert len(laid_map("G7", "none", False, Seeded(1)).ids(False)) == 2
    assert len(laid_map("G6", "none", True, Seeded(1)).ids(False)) == 1
    whole = ", ".join(["G10 G10 G10 G10 G10"] * 5)
    with pytest.raises(Refusal) as problem:
        laid_map(whole, "none", True, Seeded(1))
    assert (problem.value.code, problem.value.clause) == ("map_laid_land", "SA-random_map-5")
    assert problem.value.values == {"land": 225, "most": 200}
    with pytest.raises(Refusal, match="map_wrap"):
        laid_map("G1", "sideways", True, Seeded(1))


@clause("SA-random_map-2")
def test_segments_are_drawn_row_by_row_without_repetition() -> None:
    wish = make_wish(6, segments=["LLL/LLL/LLL", "SSS/SSS/SSS"])
    grid = draw_grid(wish, Scripted([1, 1] + [1] * 3 + [1, 1, 1] * 10))
    assert (len(grid), len(grid[0])) == (9, 9)
    assert grid[0] == "LLLSSSLLL"
    for seed in range(5):
        seen = draw_grid(make_wish(6, segments=["LLL/LLL/LLL", "SSS/SSS/SSS", "LSL/SSS/LSL"]), Seeded(seed))
        firsts = sorted(seen[0][col : col + 3] for col in (0, 3, 6))
        assert firsts == ["LLL", "LSL", "SSS"]


@clause("SA-random_map-2")
def test_each_segment_is_turned_by_a_lot_of_its_own_and_laid_to_the_right() -> None:
    wish = make_wish(2, 1, 2, segments=["LLS/PSS/SSS", "LLL/SSS/SSS"])
    chance = Scripted([2, 2, 4])
    assert draw_grid(wish, chance) == ["SSLSSS", "SSLLSS", "SSLLPS"]
    assert chance.rolls == []
    single = make_wish(2, 1, 1, segments=["LLS/PSS/SSS"])
    assert [(float(share), grid) for share, grid in outcomes(lambda chance: draw_grid(single, chance))] == [
        (0.25, turned("LLS/PSS/SSS", quarters)) for quarters in range(4)
    ]


@clause("SA-random_map-2", "SA-random_map-5")
def test_a_grid_and_its_land_may_be_asked_for() -> None:
    wish = make_wish(2, 6, 3, 20, 20)
    assert (wish.rows, wish.cols, wish.least, wish.most) == (6, 3, 20, 20)
    wish = make_wish(3, cols=6, most=200)
    assert (wish.rows, wish.cols, wish.least, wish.most) == (2, 6, 15, 200)


@clause("SA-random_map-2")
@pytest.mark.parametrize(("players", "grid"), [(2, (1, 2)), (3, (2, 2)), (4, (2, 3)), (5, (2, 3)), (6, (3, 3))])
def test_the_grid_follows_the_number_of_players(players: int, grid: tuple[int, int]) -> None:
    wish = make_wish(players)
    assert (wish.rows, wish.cols) == grid
    assert (wish.least, wish.most) == ((6, 15) if players == 2 else (5 * players, 9 * players))


@clause("SA-random_map-2", "SA-random_map-5", "SA-multiplayer-1", "SA-setup-6")
def test_parameters_that_cannot_be_are_refused() -> None:
    refused: list[tuple[int, dict[str, Any], str]] = [
        (7, {}, "SA-multiplayer-1"),
        (2, {"rows": 7}, "SA-random_map-2"),
        (2, {"cols": 7}, "SA-random_map-2"),
        (2, {"least": 9, "most": 8}, "SA-random_map-5"),
        (2, {"most": 201}, "SA-random_map-5"),
        (2, {"wrap": "round"}, "SA-setup-6"),
    ]
    for players, options, rule in refused:
        with pytest.raises(Refusal) as problem:
            make_wish(players, **options)
        assert problem.value.clause == rule


@clause("SA-random_map-3", "SA-setup-6", "SR-setup-1")
def test_cells_that_share_an_edge_are_adjacent_and_wrapped_edges_join() -> None:
    grid = ["LLL", "LLL"]
    assert links_of(grid, "none") == {0: {1, 3}, 1: {0, 2, 4}, 2: {1, 5}, 3: {0, 4}, 4: {1, 3, 5}, 5: {2, 4}}
    assert links_of(grid, "horizontal")[0] == {1, 2, 3}
    assert links_of(["LLL", "LLL", "LLL"], "both")[0] == {1, 2, 3, 6}
    assert links_of(["L"], "both")[0] == set()


@clause("SA-random_map-3")
def test_every_cell_is_a_field() -> None:
    plan = segment_map(make_wish(2, wrap="horizontal"), Seeded(1))
    assert len(plan.rows) == 18
    assert plan.wraps == "horizontal"
    assert len({row["id"] for row in plan.rows}) == 18


@clause("SA-random_map-3", "SA-setup-6")
@pytest.mark.parametrize(("wrap", "turns"), [("none", ()), ("horizontal", (0, 180)), ("both", (0, 90, 180, 270))])
def test_the_picture_shows_where_a_map_goes_on_at_the_other_edge(wrap: str, turns: tuple[int, ...]) -> None:
    drawn = picture(segment_map(make_wish(2, wrap=wrap), Seeded(1)))
    assert sorted({int(turn) for turn in re.findall(r"rotate\((\d+)\)", drawn)}) == list(turns)


@clause("SA-random_map-4", "SA-harbours-9", "SR-harbours-3")
def test_a_potential_canal_becomes_one_on_one_to_four() -> None:
    wish = make_wish(2, segments=["LLL/LPL/LLL"], most=18, naval=True)
    for roll in range(1, 7):
        found = segment_map(wish, Scripted([1, 1, roll, roll], Seeded(1)))
        assert sum(bool(row.get("canal")) for row in found.rows) == (2 if roll <= 4 else 0)


@clause("SA-random_map-4", "SA-harbours-9")
def test_no_die_is_rolled_for_a_canal_that_is_certain_or_impossible() -> None:
    nothing = Scripted([])
    assert becomes_canal(make_wish(2, naval=True, canals=(1, 1)), nothing)
    assert not becomes_canal(make_wish(2, naval=True, canals=(0, 1)), nothing)
    assert not becomes_canal(make_wish(2, naval=False), nothing)
    assert not becomes_canal(make_wish(2, naval=False, canals=(1, 1)), nothing)
    wish = make_wish(2, naval=True, canals=(2, 5))
    assert [becomes_canal(wish, Scripted([roll])) for roll in (2, 3)] == [True, False]


@clause("SA-random_map-5", "SA-random_map-6", "V2-45")
@pytest.mark.parametrize("seed", range(12))
def test_without_ships_the_land_is_connected_and_of_the_right_size(seed: int) -> None:
    plan = segment_map(make_wish(2), Seeded(seed))
    land = [row["id"] for row in plan.rows if not row.get("sea")]
    assert 6 <= len(land) <= 15
    assert len(plan.rows) == 18
    ground = Ground(plan.rows, naval=False)
    assert set(ground.distances(land[0])) == set(land)
    assert not ground.passable & set(ground.sea)
    board = read_board(Document("map", plan.toml()), plan_rows(plan), FIELD_KEYS)
    assert len(board.land) == len(land)


@clause("SA-random_map-4")
def test_the_engine_reads_canals() -> None:
    plan = segment_map(make_wish(2, segments=["LLL/LPL/LLL"], most=18, naval=True), Scripted([1, 1, 4, 5], Seeded(1)))
    board = read_board(Document("map", plan.toml()), plan_rows(plan), FIELD_KEYS)
    assert [bool(board.mark(field, "canal")) for field in board.land].count(True) == 1


def plan_rows(plan: Plan) -> object:
    return Document("map", plan.toml()).data["field"]


@clause("SA-random_map-5")
def test_a_map_that_cannot_be_drawn_fails_after_a_thousand_attempts() -> None:
    wish = make_wish(2, segments=[ISLANDS], naval=False)
    with pytest.raises(Refusal) as problem:
        accepted_grid(wish, Seeded(1))
    assert (problem.value.clause, problem.value.values) == ("SA-random_map-5", {"attempts": 1000})
    assert accepted_grid(wish._replace(naval=True), Seeded(1))


@clause("SA-random_map-5")
def test_cells_are_connected_only_through_each_other() -> None:
    links = links_of(["LLL", "LSL"], "none")
    assert is_connected({0, 1, 2, 3, 5}, links)
    assert not is_connected({0, 2}, links)
    assert is_connected(set(), links)


@clause("SA-random_map-7")
@pytest.mark.parametrize("seed", range(6))
def test_start_fields_lie_as_far_apart_as_possible(seed: int) -> None:
    rows = segment_map(make_wish(4), Seeded(seed)).rows
    ground = Ground(rows, naval=False)
    chosen = one_field_each(ground, 3, Seeded(seed))
    table = {id: ground.distances(id) for id in ground.land}
    best = max(min(table[a][b] for a, b in combinations(some, 2)) for some in combinations(ground.land, 3))
    assert min(table[a][b] for a, b in combinations(chosen, 2)) == best


@clause("SA-random_map-7", "SA-conv-5")
def test_equal_choices_are_made_by_lot() -> None:
    ring = [{"id": f"f{n}", "next": [f"f{(n + 1) % 6}"]} for n in range(6)]
    ground = Ground(ring, naval=False)
    found = {frozenset(one_field_each(ground, 2, Seeded(seed))) for seed in range(60)}
    assert found == {frozenset({"f0", "f3"}), frozenset({"f1", "f4"}), frozenset({"f2", "f5"})}
    assert {one_field_each(ground, 1, Seeded(seed))[0] for seed in range(60)} == {f"f{n}" for n in range(6)}
    triples = {frozenset(one_field_each(ground, 3, Seeded(seed))) for seed in range(40)}
    assert triples == {frozenset({"f0", "f2", "f4"}), frozenset({"f1", "f3", "f5"})}


@clause("SA-random_map-7", "SA-conv-5")
def test_a_lot_is_drawn_only_where_there_is_a_choice() -> None:
    chance = Scripted([2])
    assert sorted(one_field_each(Ground(row_of(2), naval=False), 2, chance)) == ["l0", "l1"]
    assert chance.rolls == []
    ground = Ground(row_of(3), naval=False)
    found = [(float(share), ids) for share, ids in outcomes(lambda lots: one_field_each(ground, 1, lots))]
    assert found == [(1 / 3, ["l0"]), (1 / 3, ["l1"]), (1 / 3, ["l2"])]


@clause("SA-random_map-7")
def test_only_what_is_allowed_is_handed_out_beside_the_start_fields() -> None:
    first, second = similar(Ground(row_of(7), naval=False), 2, Seeded(3), ["l1", "l2", "l4"])
    assert {first[0], second[0]} == {"l0", "l6"}
    assert sorted(first[1:] + second[1:]) == ["l1", "l2", "l4"]


@clause("SA-random_map-7")
def test_the_distance_goes_over_the_sea_where_ships_sail() -> None:
    rows = [*row_of(5), {"id": "s", "sea": True, "next": ["l0", "l4"]}]
    assert Ground(rows, naval=False).distances("l0")["l4"] == 4
    assert Ground(rows, naval=True).distances("l0")["l4"] == 2


@clause("SA-random_map-7", "SA-goals2-6")
@pytest.mark.parametrize("seed", range(6))
def test_similar_territory_grows_in_turn_from_the_start_fields(seed: int) -> None:
    rows = segment_map(make_wish(3), Seeded(seed)).rows
    owned = similar(Ground(rows, naval=False), 3, Seeded(seed))
    sizes = [len(fields) for fields in owned]
    assert sorted(id for fields in owned for id in fields) == sorted(Ground(rows, naval=False).land)
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1


@clause("SA-random_map-7")
def test_where_no_neutral_neighbour_is_left_any_neutral_field_is_taken() -> None:
    owned = similar(Ground(row_of(7), naval=False), 2, Seeded(3))
    assert sorted(len(fields) for fields in owned) == [3, 4]


@clause("SA-random_map-7")
def test_the_defender_holds_all_but_the_fields_farthest_from_the_target() -> None:
    ground = Ground(row_of(6), naval=False)
    assert defender_holds_the_rest(ground, 2, "l0", Seeded(1)) == (["l5", "l4"], ["l0", "l1", "l2", "l3"])
    assert defender_holds_the_rest(ground, 5, "l2", Scripted([1, 2])) == (["l5", "l0", "l4", "l3", "l1"], ["l2"])
    starts = {defender_holds_the_rest(ground, 1, None, Seeded(seed))[0][0] for seed in range(60)}
    assert starts == set(ground.land)


@clause("SA-random_map-7", "SA-goals2-9", "SA-setup-11")
def test_a_sea_start_is_one_sea_field_by_lot() -> None:
    assert {sea_start(Ground(row_of(3, 2), True), Seeded(seed)) for seed in range(20)} == {"s0", "s1"}
    with pytest.raises(Refusal, match="map_no_sea"):
        sea_start(Ground(row_of(3), True), Seeded(1))
    for count, attackers in ((4, 3), (3, 3)):
        with pytest.raises(Refusal, match="map_too_small"):
            one_field_each(Ground(row_of(3), False), count, Seeded(1)) if count > 3 else defender_holds_the_rest(
                Ground(row_of(3), False), attackers, None, Seeded(1)
            )
