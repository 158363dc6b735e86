"""MIS: the mission deck, when each kind of mission is fulfilled, and who knows of it."""

import re
from collections import Counter
from itertools import combinations

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, area_states, dealt, first_states, scene
from velmoci.expanze.board import CONTINENTS, TRIANGLE
from velmoci.expanze.missions import (
    MISSION_NUMBER,
    MISSIONS,
    NONSENSE,
    is_nonsense,
    mission_deck,
    needs_third,
    read_missions,
)
from velmoci.expanze.options import LIBRARY, Settings
from velmoci.kernel.chance import Seeded
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble

WON = (6, 1)
FIVE = ("red", "blue", "green", "white", "black")


def printed_deck() -> list[tuple[str, int, str, str]]:
    """Table 2.4 of the rules: id, copies, kind and states needed of every card."""
    row = r"^\| \d+ \| `(\w+)` \| [^|]* \| (\d) \| (\w+) \| ([^|]*) \|$"
    rules = read_text("velmoci.rules", "en/expanze.md")
    return [(id, int(copies), kind, need) for id, copies, kind, need in re.findall(row, rules, re.MULTILINE)]


def deck_of(game: Scene) -> Counter[str]:
    """The deck of a game, by card ids."""
    colours = [int(colour) for colour in game.table.colour]
    return Counter(MISSIONS[card].id for card in mission_deck(game.position.settings, colours))


# ── the deck


@clause("EX-MIS-1")
def test_the_deck_is_the_table_of_the_rules() -> None:
    printed = printed_deck()
    assert len(printed) == 24
    assert deck_of(dealt()) == {id: copies for id, copies, _, _ in printed}
    assert Counter({kind: sum(row[1] for row in printed if row[2] == kind) for _, _, kind, _ in printed}) == {
        "pursuit": 7,
        "nonsense": 2,
        "conquest": 30,
    }


@clause("EX-MIS-1", "EX-R-07")
def test_of_all_pairs_of_continents_only_asia_and_south_america_is_missing() -> None:
    pairs = {frozenset(MISSIONS[MISSION_NUMBER[id]].continents) for id in deck_of(dealt())}
    missing = [
        {CONTINENTS[one], CONTINENTS[other]}
        for one, other in combinations(range(6), 2)
        if frozenset({one, other}) not in pairs
    ]
    assert missing == [{"asia", "south_america"}]


CONQUESTS = [id for id, _, kind, _ in printed_deck() if kind == "conquest"]


@clause("EX-MIS-1", "EX-MIS-2", "EX-MIS-3", "EX-R-06", "EX-R-52")
@pytest.mark.parametrize("id", CONQUESTS)
def test_a_conquest_needs_as_many_states_as_its_row_says(id: str) -> None:
    need = next(row[3] for row in printed_deck() if row[0] == id)
    home = area_states(CONTINENTS[MISSIONS[MISSION_NUMBER[id]].continents[0]])[0]
    game = scene({home: "red 1"}, ("red", "blue"), rest="blue", missions={"red": id})
    progress = game.own("red")["progress"]
    assert (progress["kind"], progress["need"]) == ("conquest", int(need.split()[-1]))
    assert (progress["have"], len(progress["missing"])) == (1, progress["need"] - 1)


# ── conquests


@clause("EX-MIS-2")
@pytest.mark.parametrize("lacking", ["", *area_states("asia"), *area_states("australia")])
def test_a_conquest_needs_every_state_of_its_continents(lacking: str) -> None:
    states = {"asia": "red 1", "australia": "red 1"} | ({lacking: "blue 1"} if lacking else {})
    game = scene(states, missions={"red": "asia_australia"})
    assert game.fulfils("red") is (lacking == "")
    assert game.own("red")["progress"]["missing"] == ([lacking] if lacking else [])


@clause("EX-MIS-2")
def test_a_conquest_stops_being_fulfilled_when_a_state_is_lost() -> None:
    states = {"asia": "red 1", "australia": "red 1", "egypt": "blue 3"}
    game = scene(states, missions={"red": "asia_australia"}, on_turn="blue")
    assert game.fulfils("red")
    game.order("blue", "attack egypt arabia 2", WON)
    assert not game.fulfils("red")


@clause("EX-MIS-3", "EX-R-36")
@pytest.mark.parametrize("third", ["asia", "africa", "north_america", "south_america"])
def test_any_other_continent_is_a_third_one(third: str) -> None:
    two = {"australia": "red 1", "europe": "red 1"}
    missions = {"red": "australia_europe_third"}
    assert not scene(two, missions=missions).fulfils("red")
    assert scene({**two, third: "red 1"}, missions=missions).fulfils("red")


@clause("EX-MIS-3")
def test_a_third_continent_does_not_replace_a_named_one() -> None:
    states = {"asia": "red 1", "africa": "red 1", "europe": "red 1"}
    assert not scene(states, missions={"red": "australia_europe_third"}).fulfils("red")


@clause("EX-MIS-4")
@pytest.mark.parametrize("lacking", ["", *TRIANGLE, *area_states("australia")])
def test_australia_and_the_three_islands_are_needed(lacking: str) -> None:
    states = (
        {"australia": "red 1"} | dict.fromkeys(TRIANGLE, "red 1") | ({lacking: "blue 1"} if lacking else {})
    )
    game = scene(states, missions={"red": "australia_bermuda_triangle"})
    assert game.fulfils("red") is (lacking == "")


# ── pursuits


def hunt(states: dict[str, str], hunter: str = "red") -> Scene:
    """Red is to destroy black, and the hunter is on turn."""
    others = {"persia": "red 1", "india": "blue 1", "mongolia": "green 1"}
    missions = {"red": "destroy_black"}
    return scene(others | states, FIVE, rest="white", on_turn=hunter, missions=missions)


@clause("EX-MIS-5", "EX-MIS-6")
@pytest.mark.parametrize(
    ("last", "origin"),
    [
        ("madagascar", "south_africa"),
        ("bermuda", "eastern_usa"),
        ("china", "siberia"),
        ("iceland", "greenland"),
    ],
)
def test_the_last_soldier_may_stand_anywhere(last: str, origin: str) -> None:
    game = hunt({last: "black 1", origin: "red 2"})
    assert not game.fulfils("red")
    game.order("red", f"attack {origin} {last} 1", WON)
    assert game.fulfils("red")


@clause("EX-MIS-5")
def test_a_pursuit_is_open_while_one_soldier_is_left() -> None:
    game = hunt({"madagascar": "black 1", "iberia": "black 1", "south_africa": "red 2"})
    game.order("red", "attack south_africa madagascar 1", WON)
    assert not game.fulfils("red")
    progress = game.own("red")["progress"]
    assert (progress["kind"], progress["missing"]) == ("pursuit", ["iberia"])


@clause("EX-MIS-5")
def test_it_counts_who_removed_the_last_soldier_not_who_fought_most() -> None:
    states = {"madagascar": "black 1", "iberia": "black 1", "south_africa": "blue 2", "france": "red 2"}
    game = hunt(states, "blue")
    game.order("blue", "attack south_africa madagascar 1", WON)
    game.pass_to("red")
    game.order("red", "attack france iberia 1", WON)
    assert game.fulfils("red")


@clause("EX-MIS-7")
@pytest.mark.parametrize(("states", "fulfilled"), [(19, False), (20, True)])
def test_a_pursuit_that_another_power_fulfils_becomes_nonsense(states: int, fulfilled: bool) -> None:
    last = {"madagascar": "black 1", "south_africa": "blue 2", "new_zealand": "green 1"}
    game = hunt(first_states("red", states) | last, "blue")
    assert len(game.states_of("red")) == states
    assert not game.fulfils("red")
    game.order("blue", "attack south_africa madagascar 1", WON)
    assert game.fulfils("red") is fulfilled
    assert game.own("red")["progress"] == {
        "mission": "destroy_black", "kind": "nonsense", "have": states, "need": 20, "missing": [],
        "fulfilled": fulfilled,
    }  # fmt: skip


@clause("EX-MIS-8")
def test_only_the_owner_learns_that_its_pursuit_became_nonsense() -> None:
    hunted = hunt({"madagascar": "black 1", "south_africa": "blue 2"}, "blue")
    other = hunt({"madagascar": "black 1", "south_africa": "blue 2"}, "blue")
    other.position.owns[0].mission = MISSION_NUMBER["asia_africa"]
    before = hunted.seen("red"), other.seen("red")
    assert before[0] != before[1]
    events = hunted.order("blue", "attack south_africa madagascar 1", WON)
    events_of_other = other.order("blue", "attack south_africa madagascar 1", WON)
    assert "pursuit-became-nonsense" in hunted.sentences(events, "red")
    assert "pursuit-became-nonsense" not in other.sentences(events_of_other, "red")
    for power in ("blue", "green", "white", "black", "spectator"):
        assert hunted.told(events, power) == other.told(events_of_other, power)
        assert hunted.seen(power) == other.seen(power)


@clause("EX-MIS-7", "EX-R-34")
def test_the_pursuit_of_a_destroyed_hunter_passes_to_nobody() -> None:
    game = hunt({"madagascar": "black 1", "india": "blue 3", "south_africa": "blue 3"}, "blue")
    events = game.order("blue", "attack india persia 2", WON)
    assert game.status("red") == "destroyed"
    assert "destroy_black" not in str([game.told(events, power) for power in ("blue", "green", "spectator")])
    game.order("blue", "attack south_africa madagascar 2", WON)
    assert not any(game.fulfils(power) for power in ("blue", "green", "white"))
    assert "destroy_black" not in str([game.seen(power) for power in ("blue", "green", "spectator")])


# ── nonsense


def holding(states: dict[str, str], mission: str) -> Scene:
    """Red holds these states and has that mission."""
    free = [name for name in BOARD.states if name not in states]
    others = {free[0]: "green 1", free[1]: "white 1"}
    return scene(states | others, rest="blue", missions={"red": mission})


@clause("EX-MIS-9")
@pytest.mark.parametrize("pole", ["north_pole", "south_pole"])
def test_a_pole_is_a_nonsense_mission(pole: str) -> None:
    game = holding(first_states("red", 20), pole)
    assert game.own("red")["progress"]["kind"] == "nonsense"
    assert game.fulfils("red")


@clause("EX-MIS-10")
@pytest.mark.parametrize(("count", "fulfilled"), [(19, False), (20, True), (21, True), (40, True)])
def test_twenty_states_or_more_fulfil_nonsense(count: int, fulfilled: bool) -> None:
    assert holding(first_states("red", count), "north_pole").fulfils("red") is fulfilled


@clause("EX-MIS-10")
@pytest.mark.parametrize("start", [0, 14, 28])
def test_any_twenty_states_will_do(start: int) -> None:
    game = holding(dict.fromkeys(BOARD.states[start : start + 20], "red 1"), "south_pole")
    assert game.fulfils("red")


@clause("EX-MIS-11", "EX-R-37")
def test_a_pursuit_of_the_own_colour_is_nonsense_and_shown_as_what_it_is() -> None:
    assert not holding(first_states("red", 19), "destroy_red").fulfils("red")
    game = holding(first_states("red", 20), "destroy_red")
    (shown,) = game.told(game.order("red", "show_mission"), "blue")
    assert (shown.sentence, shown.values["mission"]) == ("mission-shown-own-colour", "destroy_red")


@clause("EX-MIS-12", "EX-R-05", "EX-R-37")
def test_a_pursuit_of_an_absent_colour_is_nonsense_and_shown_as_what_it_is() -> None:
    assert not holding(first_states("red", 19), "destroy_brown").fulfils("red")
    game = holding(first_states("red", 20), "destroy_brown")
    (shown,) = game.told(game.order("red", "show_mission"), "blue")
    assert (shown.sentence, shown.values["mission"]) == ("mission-shown-absent", "destroy_brown")


@clause("EX-MIS-7", "EX-R-37")
def test_a_lost_pursuit_is_shown_as_the_card_it_is_with_the_reason() -> None:
    states = first_states("red", 20) | {"egypt": "blue 1", "congo": "green 1"}
    game = scene(states, FIVE, rest="white", destroyed={"black": "blue"}, missions={"red": "destroy_black"})
    (shown,) = game.told(game.order("red", "show_mission"), "blue")
    assert (shown.sentence, shown.values["mission"]) == ("mission-shown-lost-pursuit", "destroy_black")


# ── secrecy


@clause("EX-MIS-13")
def test_a_mission_is_secret_until_it_is_shown() -> None:
    states = {"australia": "red 1"} | dict.fromkeys(TRIANGLE, "red 1")
    game = scene(states, missions={"red": "australia_bermuda_triangle"})
    others = ("blue", "green", "white", "spectator")
    assert game.own("red")["mission"] == "australia_bermuda_triangle"
    assert not any("australia_bermuda_triangle" in str(game.seen(other)) for other in others)
    events = game.order("red", "show_mission")
    for other in others:
        assert [event.values["mission"] for event in game.told(events, other)] == [
            "australia_bermuda_triangle"
        ]
        assert "australia_bermuda_triangle" in str(game.seen(other))


@clause("EX-MIS-14")
@pytest.mark.parametrize("seed", range(5))
def test_no_mission_card_is_dealt_more_often_than_it_exists(seed: int) -> None:
    game = dealt({"powers": 7}, seed)
    dealt_cards = Counter(game.mission(power) for power in game.powers)
    assert dealt_cards <= deck_of(game)
    assert dealt_cards.total() == 7


@clause("EX-MIS-14")
def test_the_mission_stays_the_same_for_the_whole_game() -> None:
    game = dealt({"powers": 5, "hold_rounds": 3}, seed=3)
    missions = [game.mission(power) for power in game.powers]
    chance = Seeded(3)
    for _ in range(2000):
        if game.outcome is not None:
            break
        decision = game.position.pending()[0]
        game.position.apply(decision.seat, decision.sample_by_kind(chance), chance)
        assert [game.mission(power) for power in game.powers] == missions
    assert game.round > 10


@clause("EX-MIS-1", "EX-MIS-9")
def test_the_poles_are_single_cards_that_ask_for_no_land() -> None:
    poles = [mission for mission in read_missions() if mission.id.endswith("_pole")]
    assert [mission.id for mission in poles] == ["north_pole", "south_pole"]
    for pole in poles:
        assert (pole.kind, pole.copies, pole.continents, pole.victim) == (NONSENSE, 1, [], -1)
        assert (pole.third, pole.triangle, pole.extra) == (False, False, False)


@clause("EX-MIS-9")
def test_a_conquest_is_never_nonsense() -> None:
    table = scene().table
    assert not is_nonsense(table, 0, MISSIONS[MISSION_NUMBER["asia_australia"]])
    assert is_nonsense(table, 0, MISSIONS[MISSION_NUMBER["north_pole"]])


@clause("EX-MIS-3", "EX-R-06")
def test_only_pairs_with_asia_can_be_made_to_need_a_third_continent() -> None:
    settings = Settings(assemble(LIBRARY, (), {"asia_pair_third": True}))
    for mission in MISSIONS:
        if mission.continents:
            asks = mission.third or CONTINENTS.index("asia") in mission.continents
            assert needs_third(mission, settings) == asks
