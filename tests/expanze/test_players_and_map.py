"""PLY and MAP: powers, colours, and the board with its continents and connections."""

import re
import tomllib
from itertools import combinations
from typing import Any

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, area_states, dealt, scene
from velmoci.expanze import picture
from velmoci.expanze.board import CONTINENTS, TRIANGLE, find_board, read_board
from velmoci.expanze.options import LIBRARY, advice
from velmoci.expanze.orders import NOTATION, ChooseColour
from velmoci.expanze.palette import CONTINENT_SHADES, POWER_COLOURS
from velmoci.expanze.position import Position, new_position
from velmoci.expanze.state import COLOURS
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook, NotYourDecision, Refusal
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble

# ── powers and members


@clause("EX-PLY-1", "EX-R-03")
@pytest.mark.parametrize("powers", range(2, 8))
def test_two_to_seven_powers_play(powers: int) -> None:
    game = dealt({"powers": powers})
    assert len({game.state(name)[0] for name in BOARD.states}) == powers


@clause("EX-PLY-1", "EX-R-03")
@pytest.mark.parametrize("powers", [-1, 0, 1, 8, "4", 4.0, True, None])
def test_any_other_number_of_powers_is_refused(powers: object) -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"powers": powers})
    assert (caught.value.code, caught.value.clause) == ("bad_power_count", "EX-PLY-1")


@clause("EX-PLY-1")
def test_a_long_number_of_powers_is_told_cut_short() -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"powers": "x" * 60})
    assert caught.value.values == {"value": "x" * 40}


@clause("EX-R-03", "EX-MAP-8", "EX-PLY-7", "EX-PLY-8")
def test_all_the_advice_for_those_who_set_up_a_game() -> None:
    assert advice() == {"age": [10], "hours": [3, 4], "powers": [4, 7], "states-per-power": [6, 7]}


@clause("EX-R-03")
def test_four_to_seven_powers_are_advised() -> None:
    assert advice()["powers"] == [4, 7]


@clause("EX-PLY-2")
def test_a_power_starts_with_nothing_of_its_own() -> None:
    for own in new_position(assemble(LIBRARY, (), {"powers": 3})).owns:
        assert (own.mission, own.hand, own.offers, own.offered, own.known) == (-1, [], (), (0, 0, 0), {})


@clause("EX-PLY-2")
def test_any_number_of_members_can_act_for_their_power() -> None:
    game = scene(
        {"china": "red 9"} | dict.fromkeys(BOARD.neighbours("china")[:6], "blue 1")
    )
    members = [game.view("red") for _ in range(6)]
    for member, target in zip(members, BOARD.neighbours("china"), strict=False):
        order = f"attack china {target} 1"
        assert member.decisions()[0].allows(NOTATION.parse(order))
        game.order("red", order, [6, 1])
    assert len({str(member.to_json()) for member in members}) == 1


def unbegun(powers: int, **options: object) -> Position:
    """A game in which nobody has a colour yet."""
    return new_position(assemble(LIBRARY, (), {"powers": powers, **options}))


@clause("EX-PLY-6", "EX-R-50")
def test_powers_choose_different_colours_in_seat_order() -> None:
    position = unbegun(3)
    position.apply(-1, Begin(), Scripted([]))
    assert [decision.seat for decision in position.pending()] == [0]
    assert position.pending()[0].count() == 7
    with pytest.raises(NotYourDecision, match="not_your_turn"):
        position.apply(1, ChooseColour("red"), Scripted([]))
    position.apply(0, ChooseColour("red"), Scripted([]))
    for colour, code in (("red", "colour_taken"), ("pink", "unknown_colour")):
        with pytest.raises(Refusal) as caught:
            position.apply(1, ChooseColour(colour), Scripted([]))
        assert (caught.value.code, caught.value.clause) == (code, "EX-PLY-6")
    assert {order.colour for order in position.pending()[0] if isinstance(order, ChooseColour)} == set(
        COLOURS
    ) - {"red"}
    position.apply(1, ChooseColour("blue"), Scripted([]))
    position.apply(2, ChooseColour("black"), Seeded(1))
    assert position.view(-1).to_json()["seats"] == ["red", "blue", "black"]


@clause("EX-PLY-6")
def test_an_absent_power_gets_the_first_free_colour() -> None:
    position = unbegun(2)
    position.apply(-1, Begin(), Scripted([]))
    position.apply(0, ChooseColour("black"), Scripted([]))
    assert position.pending()[0].default() == ChooseColour("red")


@clause("EX-PLY-6")
def test_chance_can_give_every_colour_and_gives_none_twice() -> None:
    position = unbegun(7, colour_choice="random")
    position.apply(-1, Begin(), Scripted([7, 6, 5, 4, 3, 2], then=Seeded(1)))
    assert position.view(-1).to_json()["seats"] == list(reversed(COLOURS))


@clause("EX-PLY-7")
def test_the_age_is_shown_as_advice() -> None:
    assert advice()["age"] == [10]


@clause("EX-PLY-8")
def test_the_length_of_a_game_is_shown_as_a_guide() -> None:
    assert advice()["hours"] == [3, 4]


# ── the board


def map_data() -> dict[str, Any]:
    """The default map as a file that a test may spoil."""
    return tomllib.loads(read_text("velmoci.expanze", "data/world48.toml"))


def without(data: dict[str, Any], *states: str) -> dict[str, Any]:
    """The map without some states and their connections."""
    data["state"] = [state for state in data["state"] if state["id"] not in states]
    for kind, pairs in data["connections"].items():
        data["connections"][kind] = [pair for pair in pairs if not set(pair) & set(states)]
    return data


def with_more(data: dict[str, Any], count: int) -> dict[str, Any]:
    """The map with some more islands off Iceland."""
    for number in range(count):
        island = f"island_{number}"
        data["state"].append({"id": island, "name": {}, "continent": "europe", "letter": "P"})
        data["connections"]["sea"].append(["iceland", island])
    return data


def state_of(data: dict[str, Any], id: str) -> dict[str, Any]:
    state: dict[str, Any] = next(state for state in data["state"] if state["id"] == id)
    return state


def is_bad(data: dict[str, Any], clause_id: str) -> bool:
    """Whether the map is refused, and under that clause."""
    with pytest.raises(BadRulebook) as caught:
        read_board(data)
    return (caught.value.code, caught.value.clause) == ("bad_map", clause_id)


SPARE = ("madagascar", "mongolia", "scandinavia", "west_africa")


@clause("EX-MAP-1", "EX-R-58")
def test_a_board_has_45_to_50_states() -> None:
    assert find_board("world48").size == 48
    assert read_board(without(map_data(), *SPARE[:3])).size == 45
    assert is_bad(without(map_data(), *SPARE), "EX-MAP-1")
    assert read_board(with_more(map_data(), 2)).size == 50
    assert is_bad(with_more(map_data(), 3), "EX-MAP-1")


@clause("EX-MAP-1")
def test_no_state_stands_twice() -> None:
    data = map_data()
    data["state"].append(data["state"][0])
    assert is_bad(data, "EX-MAP-1")


@clause("EX-MAP-1", "EX-R-41")
@pytest.mark.parametrize("island", TRIANGLE)
def test_each_island_is_a_state_with_a_card(island: str) -> None:
    assert island in dealt().pile()[0]
    assert is_bad(without(map_data(), island), "EX-MAP-1")


@clause("EX-MAP-1")
def test_names_that_are_not_in_the_game_are_refused() -> None:
    game = scene({"iberia": "red 3"})
    game.refused("red", "attack iberia atlantis 1", "unknown_state", "EX-MAP-1")
    game.refused("red", "attack atlantis iberia 1", "unknown_state", "EX-MAP-1")
    game.refused("red", "arm atlantis 1", "unknown_state", "EX-MAP-1")
    game.refused("red", "arm iberia 1 with atlantis", "unknown_card", "EX-MAP-1")
    game.refused("red", "offer_trade yellow give P want K", "unknown_power", "EX-MAP-1")
    game.refused("red", "offer_trade pink give P want K", "unknown_power", "EX-MAP-1")


@clause("EX-MAP-2")
def test_every_state_belongs_to_one_of_six_continents() -> None:
    sizes = {continent: len(area_states(continent)) for continent in CONTINENTS}
    assert sizes == {
        "asia": 12, "europe": 9, "africa": 8, "north_america": 8, "south_america": 6, "australia": 5,
    }  # fmt: skip
    assert sum(sizes.values()) == BOARD.size


@clause("EX-MAP-2")
def test_antarctica_is_not_on_the_board() -> None:
    data = map_data()
    state_of(data, "falklands")["continent"] = "antarctica"
    assert is_bad(data, "EX-MAP-2")


@clause("EX-MAP-2")
def test_no_continent_may_be_empty() -> None:
    data = map_data()
    for state in data["state"]:
        if state["continent"] == "australia":
            state["continent"] = "asia"
    assert is_bad(data, "EX-MAP-2")


@clause("EX-MAP-2", "EX-R-38")
def test_indonesia_is_counted_to_asia() -> None:
    assert scene({"asia": "red 1"}).pool("red") == 10
    assert scene({"asia": "red 1", "indonesia": "blue 1"}).pool("red") == 3
    assert scene({"australia": "red 1", "indonesia": "blue 1"}).pool("red") == 6


@clause("EX-MAP-3")
@pytest.mark.parametrize(
    ("origin", "target"),
    [
        ("france", "iberia"),
        ("alaska", "chukotka"),
        ("great_britain", "france"),
        ("japan", "new_guinea"),
    ],
)
def test_borders_and_lines_over_the_sea_make_states_adjacent(origin: str, target: str) -> None:
    assert scene({origin: "red 2", target: "blue 1"}).allows("red", f"attack {origin} {target} 1")


@clause("EX-MAP-3", "EX-R-40")
@pytest.mark.parametrize(
    ("origin", "target"), [("western_canada", "eastern_usa"), ("eastern_canada", "western_usa")]
)
def test_a_single_point_of_contact_is_not_a_border(origin: str, target: str) -> None:
    game = scene({origin: "red 2", target: "blue 1"})
    game.refused("red", f"attack {origin} {target} 1", "not_adjacent", "EX-FGT-1")


@clause("EX-MAP-3")
def test_a_map_must_hang_together() -> None:
    data = map_data()
    data["connections"]["sea"].remove(["madagascar", "south_africa"])
    assert is_bad(data, "EX-MAP-3")


@clause("EX-MAP-3")
def test_a_connection_joins_two_states_of_the_map() -> None:
    data = map_data()
    data["connections"]["sea"].append(["madagascar", "atlantis"])
    assert is_bad(data, "EX-MAP-3")
    data["connections"]["sea"][-1].reverse()
    assert is_bad(data, "EX-MAP-3")


@clause("EX-MAP-3", "EX-MAP-4", "EX-MAP-5", "EX-MAP-7")
def test_a_map_is_read_once_and_knows_its_states_borders_and_islands() -> None:
    assert find_board("world48") is find_board("world48")
    board = read_board(map_data())
    assert board.members(board.everything) == board.states
    assert set(board.members(board.triangle)) == set(TRIANGLE)
    joined = {frozenset(pair) for pairs in map_data()["connections"].values() for pair in pairs}
    for a, one in enumerate(board.states):
        for b, other in enumerate(board.states):
            assert board.are_adjacent(a, b) == (frozenset((one, other)) in joined)
        assert set(board.members(board.adjacent[a])) == set(board.neighbours(one))


@clause("EX-MAP-4")
def test_adjacency_goes_both_ways_and_counts_alike_for_all_kinds() -> None:
    connections = map_data()["connections"]
    assert set(connections) == {"land", "sea", "strait"}
    assert [len(connections[kind]) for kind in ("land", "sea", "strait")] == [57, 17, 4]
    for pairs in connections.values():
        for a, b in pairs:
            assert b in BOARD.neighbours(a)
            assert a in BOARD.neighbours(b)
    assert sum(len(BOARD.neighbours(name)) for name in BOARD.states) == 2 * 78


@clause("EX-MAP-4")
@pytest.mark.parametrize("pair", [["egypt", "egypt"], ["egypt", "arabia"], ["arabia", "egypt"]])
def test_no_state_is_joined_with_itself_or_twice_with_another(pair: list[str]) -> None:
    data = map_data()
    data["connections"]["land"].append(pair)
    assert is_bad(data, "EX-MAP-4")


@clause("EX-MAP-3", "EX-R-39")
@pytest.mark.parametrize(
    ("island", "neighbour"),
    [
        ("great_britain", "france"),
        ("greenland", "eastern_canada"),
        ("new_guinea", "eastern_australia"),
        ("new_zealand", "eastern_australia"),
    ],
)
def test_straits_join_large_islands_to_their_own_continent(island: str, neighbour: str) -> None:
    assert scene({island: "red 2", neighbour: "blue 1"}).allows("red", f"attack {island} {neighbour} 1")
    assert any({island, neighbour} <= set(area_states(continent)) for continent in CONTINENTS)


@clause("EX-MAP-5", "EX-R-44")
def test_the_bermuda_triangle_gives_no_bonus() -> None:
    assert scene(dict.fromkeys(TRIANGLE, "red 1")).pool("red") == 3


@clause("EX-MAP-5", "EX-R-44")
def test_the_bermuda_triangle_is_no_third_continent() -> None:
    states = {"asia": "red 1", "europe": "red 1"} | dict.fromkeys(TRIANGLE, "red 1")
    missions, options = {"red": "asia_europe"}, {"asia_pair_third": True}
    assert not scene(states, missions=missions, options=options).fulfils("red")


@clause("EX-MAP-5")
def test_each_island_belongs_to_another_continent() -> None:
    homes = [continent for island in TRIANGLE for continent in CONTINENTS if island in area_states(continent)]
    assert homes == ["north_america", "south_america", "africa"]
    data = map_data()
    state_of(data, "bermuda")["continent"] = "africa"
    assert is_bad(data, "EX-MAP-5")


@clause("EX-MAP-6")
@pytest.mark.parametrize(
    ("continent", "island", "bonus"),
    [("north_america", "bermuda", 4), ("south_america", "falklands", 3), ("africa", "canary_islands", 4)],
)
def test_a_continent_is_held_with_its_island(continent: str, island: str, bonus: int) -> None:
    assert scene({continent: "red 1"}).pool("red") == 3 + bonus
    assert scene({continent: "red 1", island: "blue 1"}).pool("red") == 3


ROUTES = [
    ("bermuda", "falklands"),
    ("bermuda", "canary_islands"),
    ("falklands", "canary_islands"),
    ("falklands", "argentina"),
    ("canary_islands", "maghreb"),
    ("madagascar", "south_africa"),
    ("bermuda", "eastern_usa"),
    ("iceland", "great_britain"),
    ("iceland", "greenland"),
    ("peru_chile", "new_zealand"),
    ("japan", "china"),
    ("japan", "new_guinea"),
    ("indonesia", "western_australia"),
    ("maghreb", "iberia"),
    ("egypt", "southern_europe"),
    ("alaska", "chukotka"),
    ("great_britain", "eastern_canada"),
]


@clause("EX-MAP-7", "EX-R-40", "EX-R-52")
@pytest.mark.parametrize(("one", "other"), ROUTES)
def test_every_sea_route_of_the_source_can_be_sailed(one: str, other: str) -> None:
    assert scene({one: "red 2", other: "blue 1"}).allows("red", f"attack {one} {other} 1")
    assert scene({one: "blue 1", other: "red 2"}).allows("red", f"attack {other} {one} 1")


@clause("EX-MAP-8")
def test_six_to_seven_states_for_each_power_is_advice_and_no_check() -> None:
    assert advice()["states-per-power"] == [6, 7]
    assert len(dealt({"powers": 2}).states_of("red")) == 24


@clause("EX-MAP-9", "EX-SET-4")
@pytest.mark.parametrize("powers", [5, 7])
def test_the_states_need_not_be_divisible_by_the_powers(powers: int) -> None:
    game = dealt({"powers": powers})
    counts = [len(game.states_of(power)) for power in game.powers]
    assert sum(counts) == 48
    assert max(counts) == min(counts) + 1


@clause("EX-MAP-10")
def test_the_picture_paints_continents_and_powers_from_two_palettes() -> None:
    drawing = picture.svg("en", {"iberia": "yellow"})
    fills = dict(re.findall(r'id="state-(\w+)" class="state" fill="(#\w+)"', drawing))
    assert len(fills) == 48
    for continent in CONTINENTS:
        shades = {fills[state] for state in area_states(continent)}
        assert shades <= set(CONTINENT_SHADES[continent])
        assert len(shades) > 1
    for one, other in combinations(CONTINENTS, 2):
        assert not {fills[state] for state in area_states(one)} & {
            fills[state] for state in area_states(other)
        }
    assert f'fill="{POWER_COLOURS["yellow"]}"' in drawing
    assert not set(POWER_COLOURS.values()) & set(fills.values())
