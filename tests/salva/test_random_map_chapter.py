"""The chapter random map: a match draws its map by its own lots when it begins."""

import tomllib
from fractions import Fraction
from typing import Any

import pytest

from tests.clause import clause
from tests.maps import small_map
from tests.salva.goal_scenes import goal_map
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Recorded, Recording, Seeded
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.board import Board
from velmoci.salva.chapters.random_map import goal_of
from velmoci.salva.game import GAME
from velmoci.salva.library import SCENARIOS, find_scenario, rules_of, scenario_rulebook
from velmoci.salva.maps.territory import Ground
from velmoci.salva.position import Position, load_position, new_position
from velmoci.salva.view import load_view


def rulebook_on(scenario: str, **options: object) -> Rulebook:
    return scenario_rulebook(scenario, (*find_scenario(scenario).chapters, "random_map"), options)


def begun(scenario: str, seed: int = 1, **options: object) -> Position:
    position = new_position(rulebook_on(scenario, **options))
    position.apply(-1, Begin(), Seeded(seed))
    return position


def is_one_piece(board: Board) -> bool:
    rows: list[dict[str, Any]] = [
        {"id": id, "sea": not board.is_land(number), "next": [board.ids[near] for near in board.neighbours[number]]}
        for number, id in enumerate(board.ids)
    ]
    ground = Ground(rows, False)
    return len(ground.distances(ground.land[0])) >= len(ground.land)


@pytest.mark.long
@clause("SA-random_map-2", "SA-random_map-5", "SA-setup-2")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_played_on_a_map_of_its_own(scenario: str) -> None:
    position = begun(scenario, 3)
    while (decision := position.pending()[0]).kind == "configuring":
        order = decision.default()
        assert order is not None
        position.apply(decision.seat, order, Seeded(3))
    board, sides = position.rules.board, find_scenario(scenario).sides
    assert [side.id for side in position.rules.sides] == [side.id for side in sides]
    assert [side.allotment for side in position.rules.sides] == [side.allotment for side in sides]
    assert int(board.size) % 9 == 0
    least, most = (6, 15) if len(sides) == 2 else (5 * len(sides), 9 * len(sides))
    assert least <= len(board.land) <= most
    assert "naval" in position.rulebook.chapters or is_one_piece(board)
    sides = enumerate(position.rules.sides)
    assert all(position.table.fields_of(seat) or side.sea or side.people for seat, side in sides)
    text = position.public_json()["map"]
    assert isinstance(text, str)
    assert "drawn = true" in text


def test_another_game_has_another_map_and_the_same_lots_give_the_same() -> None:
    rulebook = rulebook_on("border_war")
    recording = Recording(Seeded(4))
    one, again, other = (new_position(rulebook) for _ in range(3))
    one.apply(-1, Begin(), recording)
    again.apply(-1, Begin(), Recorded(tuple(recording.rolls)))
    other.apply(-1, Begin(), Seeded(5))
    assert one.dump() == again.dump()
    assert one.rules.board.ids != other.rules.board.ids
    assert one.rulebook == rulebook == other.rulebook


def test_before_the_beginning_nothing_is_drawn() -> None:
    position = new_position(rulebook_on("border_war"))
    assert position.public_json()["map"] is None
    assert position.rules.board.ids == find_scenario("border_war").board.ids


def test_the_map_is_saved_with_the_game_and_with_every_view() -> None:
    position = begun("island_landing")
    again = load_position(position.rulebook, position.dump())
    assert again.dump() == position.dump()
    assert again.rules.board.ids == position.rules.board.ids
    view = position.view(0)
    assert load_view(position.rulebook, view.dump()).to_json() == view.to_json()
    assert view.complete(Seeded(1)).rules is position.rules


@clause("SA-random_map-7")
def test_the_goal_says_who_starts_with_what() -> None:
    position = begun("mountain_blitz")
    roles = [side.role for side in position.rules.sides]
    sizes = [len(position.table.fields_of(seat)) for seat in range(2)]
    assert sizes[roles.index("offensive")] == 1
    assert sum(sizes) == len(position.rules.board.land)
    keys = position.rules.names("key_fields")
    assert len(keys) == 3
    assert set(keys) <= set(position.rules.board.ids)
    sizes = [len(begun("border_war", 2).table.fields_of(seat)) for seat in range(2)]
    assert abs(sizes[0] - sizes[1]) <= 1
    one = begun("border_war", 2, map_start="one_field")
    assert [len(one.table.fields_of(seat)) for seat in range(2)] == [1, 1]


@clause("SA-random_map-7")
def test_the_target_of_feuds_and_finland_are_drawn_too() -> None:
    feuds = next(name for name in SCENARIOS if "feuds" in find_scenario(name).chapters)
    position = begun(feuds)
    target = position.rules.word("target_field")
    assert position.rules.board.is_land(position.rules.board.index[target])
    disputes = [name for name in SCENARIOS if "scored" in find_scenario(name).chapters]
    for name in disputes:
        position = begun(name)
        if len(position.rules.sides) > 3:
            assert "finland = true" in str(position.public_json()["map"])


def drawn_text(position: Position) -> dict[str, Any]:
    """The scenario that was drawn, as everybody may read it."""
    return tomllib.loads(str(position.public_json()["map"]))


@clause("SA-random_map-7")
@pytest.mark.parametrize(
    ("scenario", "given", "options"),
    [
        ("border_war", {}, set()),
        ("border_war", {"blitz_objective": "key_fields"}, set()),
        ("mountain_blitz", {}, {"key_fields", "key_count"}),
        ("fallen_fortress", {}, {"target_field"}),
        ("open_promises", {}, {"mission_source", "side_missions"}),
        ("three_claims", {}, set()),
    ],
)
def test_only_what_the_goal_asks_for_is_drawn_anew(scenario: str, given: dict[str, object], options: set[str]) -> None:
    text = drawn_text(begun(scenario, 2, **given))
    assert set(text["options"]) == options
    assert text["options"].get("key_count", 2) == 2
    assert len(text["options"].get("key_fields", "").split()) == (3 if "key_count" in options else 0)
    own = find_scenario(scenario)
    head = {"drawn": True, "cs": own.title("cs"), "en": own.title("en")}
    chapters = list(rulebook_on(scenario, **given).chapters)
    assert text["scenario"] == {**head, "chapters": chapters}


@clause("SA-random_map-7")
@pytest.mark.parametrize("objective", ["whole_map", "key_fields"])
def test_a_drawn_map_has_the_key_fields_of_no_other(objective: str) -> None:
    text = goal_map({"A": ["f1"], "B": ["f2", "f3", "f4"]}, 4)
    asked = f'[options]\ngoal = "blitz"\nkey_fields = "f4"\nkey_count = 1\nblitz_objective = "{objective}"\n'
    position = begun(text.replace("[[side]]", f"{asked}[[side]]", 1))
    keys = position.rules.names("key_fields")
    assert len(keys) == (3 if objective == "key_fields" else 0)
    assert set(keys) <= set(position.rules.board.ids)
    assert drawn_text(position)["options"].get("key_count") == (2 if objective == "key_fields" else None)


@clause("SA-random_map-5")
def test_rows_and_columns_of_segments_are_not_the_same() -> None:
    size = {"segment_rows": 1, "segment_cols": 3, "land_min": 27, "land_max": 27}
    board = begun("border_war", 1, segment_set="LLL/LLL/LLL", **size).rules.board
    assert sorted(int(near) for near in board.neighbours[0]) == [1, 9]


BY_SEA = small_map("by_sea")


@clause("SA-random_map-7")
@pytest.mark.parametrize("sides", [2, 3])
def test_who_comes_by_sea_has_a_sea_field_by_lot_and_no_land(sides: int) -> None:
    text = BY_SEA
    if sides == 2:
        text = text.replace('[[side]]\nid = "away"\nfields = ["c"]\nallotment = 8\n', "")
    else:
        text = text.replace('"random_map"]', '"random_map", "multiplayer", "priorities"]')
        text = text.replace('goal = "elimination"\n', "")
    position = new_position(scenario_rulebook(text))
    position.apply(-1, Begin(), Seeded(2))
    assert position.table.fields_of(0) == []
    assert not position.rules.board.is_land(position.rules.board.index[position.rules.sides[0].sea])
    assert sum(len(position.table.fields_of(seat)) for seat in range(sides)) == len(position.rules.board.land)
    if sides == 2:
        board = position.rules.board
        assert position.rules.sides[1].fields == [board.ids[field] for field in board.land], "no lot is needed"


@clause("SA-random_map-1", "SA-random_map-3", "SA-random_map-5", "SA-setup-6")
def test_segments_size_and_edges_are_options() -> None:
    size = {"segment_rows": 2, "segment_cols": 2, "land_min": 30, "land_max": 36}
    position = begun("border_war", 1, segment_set="LLL/LLL/LLL", **size)
    assert len(position.rules.board.land) == 36
    assert min(len(near) for near in position.rules.board.neighbours) == 2
    position = begun("border_war", 1, segment_set="LLL/LLL/LLL LLS/LLS/LLS", land_max=18, map_wrap="both")
    assert min(len(near) for near in position.rules.board.neighbours) >= 3
    for options in ({"land_min": 9, "land_max": 8}, {"segment_set": "LLX/LLL/LLL"}):
        with pytest.raises(BadRulebook):
            new_position(rulebook_on("border_war", **options))


@clause("SA-random_map-5")
def test_a_map_that_never_comes_out_is_refused_and_nothing_has_begun() -> None:
    position = new_position(rulebook_on("border_war", segment_set="SSS/SSS/SSS"))
    before = position.dump()
    with pytest.raises(Refusal, match="map_not_found"):
        position.apply(-1, Begin(), Seeded(1))
    assert position.dump() == before


def test_fields_of_drawn_maps_have_names_in_both_languages() -> None:
    board = begun("island_landing").rules.board
    for id in board.ids:
        assert GAME.names("field", id, "cs") == board.name(id, "cs")
        assert GAME.names("field", id, "en") == board.name(id, "en")


@pytest.mark.long
@pytest.mark.parametrize("scenario", ["border_war", "canal_zone", "proud_cities"])
def test_bots_play_to_the_end_on_a_drawn_map(scenario: str) -> None:
    position = begun(scenario, 7, hard_round_cap=20)
    chance = Seeded(7)
    for _ in range(20_000):
        if position.outcome() is not None:
            break
        decision = position.pending()[0]
        order = make_bot("salva", "random", chance).decide(position.view(decision.seat), decision)
        assert order is not None
        position.apply(decision.seat, order, chance)
    assert position.outcome() is not None


def test_a_drawn_map_and_a_fair_start_go_together() -> None:
    position = begun("three_claims", 2, assignment="fair_start")
    assert position.pending()[0].kind == "agreement"
    assert load_position(position.rulebook, position.dump()).pending()[0].about() == position.pending()[0].about()


@clause("SA-harbours-9", "SA-random_map-4")
@pytest.mark.parametrize("chance", ["0", "1/6", "2/3", "3/7", "1"])
@pytest.mark.long
def test_canals_of_segments_come_with_their_chance(chance: str) -> None:
    options = {"segment_set": "LLL/SPS/LLL", "land_max": 18, "canal_chance": chance}
    boards = [begun("canal_zone", seed, **options).rules.board for seed in range(60)]
    canals = [board.mark(field, "canal") is True for board in boards for field in board.land]
    share = sum(canals) / 120
    assert abs(share - Fraction(chance)) <= (0 if chance in "01" else 0.15)


@clause("SA-random_map-7")
def test_the_defender_comes_last_when_territory_is_given_out() -> None:
    rules = rules_of(rulebook_on("fallen_fortress"))
    roles = {side.id: side.role for side in rules.sides}
    assert [side.role for side in rules.sides] == ["offensive", "defensive", "offensive"]
    assert [roles[side] for side in goal_of(rules).sides] == ["offensive", "offensive", "defensive"]
