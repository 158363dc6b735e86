"""Section 8: every option, its default and limits, and what it changes in play."""

import re
from typing import Any

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, dealt, first_states, scene
from velmoci.expanze.missions import MISSIONS, mission_deck
from velmoci.expanze.options import LIBRARY, OPTIONS
from velmoci.expanze.position import new_position
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble, options_from_text
from velmoci.kernel.sentences import Sentences

WON = (6, 1)
LOST = (1, 1)
TRIANGLE = {"australia": "red 1"} | dict.fromkeys(("bermuda", "falklands", "canary_islands"), "red 1")
TRIANGLE_MISSION = {"red": "australia_bermuda_triangle"}
BONUS = {"asia": 7, "europe": 5, "africa": 4, "north_america": 4, "south_america": 3, "australia": 3}
SETS = {"PPP": 4, "KKK": 6, "DDD": 8, "PKD": 10}

WHOLE_NUMBERS = [
    ("powers", 4, [2, 7], [1, 8]),
    ("first_arm_base", 10, [0, 13], [-1, 31]),
    ("first_arm_short", 13, [10, 30], [31]),
    ("first_arm_cap", 2, [1, 30], [0, 31]),
    ("arm_base", 3, [1, 20], [0, 21]),
    ("max_sets_per_arming", 1, [0], [-1, 2]),
    ("nonsense_target", 20, [10, 45], [9, 46]),
    ("hold_rounds", 1, [0, 3], [-1, 4]),
    ("soldier_limit", 0, [60, 1000], [-1, 59, 1001]),
    ("round_limit", 0, [10, 1000], [-1, 9, 1001]),
]
WORDS = [
    ("map", "world48", [], ["world49", "../world48"]),
    ("colour_choice", "pick", ["random"], ["seat"]),
    ("team_decision", "any_member", ["captain", "majority"], ["dictator"]),
    ("talk_visibility", "hidden", ["existence_public", "off"], ["on"]),
    ("first_turn", "dealer_left", ["dealer", "random"], ["left"]),
    ("trade_window", "any_time", ["active_only", "off"], ["never"]),
    ("draw_mode", "explicit", ["auto"], ["Auto"]),
    ("eliminated_cards", "bottom", ["to_conqueror"], ["top"]),
    ("absent_colour_mission", "nonsense", ["remove_from_deck"], ["remove"]),
    ("battle_pace", "auto", ["stepwise"], ["slow"]),
]
SWITCHES = [
    ("replay_reveals_talks", False),
    ("nonsense_auto_raise", True),
    ("asia_pair_third", False),
    ("include_asia_south_america", False),
    ("hold_applies_to_pursuit", True),
    ("auto_show", False),
]
TABLES = [
    ("continent_bonus", BONUS, 0, 20),
    ("card_set_values", SETS, 0, 50),
]
Row = tuple[str, Any, list[Any], list[Any]]
ALL: list[Row] = [
    *((name, default, good, [*bad, "3", 3.0, True, None]) for name, default, good, bad in WHOLE_NUMBERS),
    *((name, default, good, [*bad, 1, True, None, ""]) for name, default, good, bad in WORDS),
    *((name, default, [not default], ["true", "yes", 0, 1, None]) for name, default in SWITCHES),
    ("continue_after_win", False, [True, "ask"], ["true", "yes", "asks", 0, 1, None]),
    *(
        (
            name,
            default,
            [dict.fromkeys(default, least), dict.fromkeys(default, most)],
            [
                dict.fromkeys(default, least - 1),
                default | {next(iter(default)): most + 1},
                default | {next(iter(default)): True},
                default | {"atlantis": 1},
                dict(list(default.items())[1:]),
                list(default.values()),
                None,
            ],
        )
        for name, default, least, most in TABLES
    ),
]


# ── defaults and limits


def printed_options() -> list[tuple[str, str]]:
    """Names and clauses of the table of section 8."""
    rules = read_text("velmoci.rules", "en/expanze.md")
    section = rules[rules.index("## 8. Options") : rules.index("## 9. Test vectors")]
    return re.findall(r"^\| `(\w+)` \|.*\| (EX-[A-Z]+-\d+) \|$", section, re.MULTILINE)


@clause("EX-PLY-1")
def test_the_options_are_those_of_the_table() -> None:
    assert [(option.name, option.clause) for option in OPTIONS] == printed_options()
    assert {name for name, *_ in ALL} == {option.name for option in OPTIONS}


@pytest.mark.parametrize(("name", "default", "good", "bad"), ALL, ids=[row[0] for row in ALL])
def test_an_option_has_its_default_and_its_limits(
    name: str, default: Any, good: list[Any], bad: list[Any]
) -> None:
    assert assemble(LIBRARY).options[name] == default
    for value in [default, *good]:
        assert assemble(LIBRARY, (), {name: value}).options[name] == value
    for value in bad:
        with pytest.raises(BadRulebook) as caught:
            assemble(LIBRARY, (), {name: value})
        assert caught.value.code == ("bad_power_count" if name == "powers" else "bad_option")
        assert caught.value.clause == dict(printed_options())[name]


@clause("EX-OPT-1")
def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"bonus_for_antarctica": 3})
    assert (caught.value.code, caught.value.clause) == ("bad_option", "EX-OPT-1")
    said = Sentences("en", ("velmoci.expanze",)).error(caught.value)
    assert said == 'There is no option "bonus_for_antarctica". [EX-OPT-1]'


@clause("EX-FAR-2")
def test_the_larger_first_armament_is_not_smaller_than_the_usual_one() -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"first_arm_base": 14})
    assert (caught.value.code, caught.value.clause) == ("bad_option", "EX-FAR-2")
    equal = assemble(LIBRARY, (), {"first_arm_base": 14, "first_arm_short": 14})
    assert equal.options["first_arm_base"] == 14


@pytest.mark.parametrize(
    ("words", "values"),
    [
        (["powers=7"], {"powers": 7}),
        (["auto_show=true", "map=world48"], {"auto_show": True, "map": "world48"}),
        (
            ["card_set_values=PPP:1/KKK:2/DDD:3/PKD:4"],
            {"card_set_values": {"PPP": 1, "KKK": 2, "DDD": 3, "PKD": 4}},
        ),
    ],
)
def test_options_can_be_typed(words: list[str], values: dict[str, object]) -> None:
    assert options_from_text(LIBRARY, (), words) == values


@pytest.mark.parametrize(
    ("word", "code"),
    [
        ("powers=many", "bad_power_count"),
        ("arm_base=3.5", "bad_option"),
        ("auto_show=1", "bad_option"),
        ("card_set_values=PPP:4/KKK", "bad_option"),
        ("draw_mode=", "bad_option"),
        ("arm_base", "bad_option"),
        ("armbase=3", "bad_option"),
    ],
)
def test_mistyped_options_are_refused(word: str, code: str) -> None:
    with pytest.raises(BadRulebook, match=code):
        options_from_text(LIBRARY, (), [word])


def test_options_are_public_and_part_of_the_rulebooks_name() -> None:
    game = scene(options={"arm_base": 7})
    for watcher in ("blue", "spectator"):
        assert game.view(watcher).rulebook.options["arm_base"] == 7
    assert assemble(LIBRARY, (), {"arm_base": 7}).hash != assemble(LIBRARY).hash


# ── what they change: setup and first armament


@clause("EX-PLY-6")
def test_chance_gives_the_colours() -> None:
    position = new_position(assemble(LIBRARY, (), {"colour_choice": "random"}))
    position.apply(-1, Begin(), Scripted([2, 6, 2, 4], then=Seeded(1)))
    assert position.view(-1).to_json()["seats"] == ["red", "blue", "green", "white"]
    assert position.pending()[0].kind == "first_armament"


@clause("EX-TRN-2", "EX-R-08")
def test_the_first_turn_can_be_the_dealers_or_anybodys() -> None:
    rolls = [6, 1, 6, 6]
    deal_and_missions = [1] * 47 + [1] * 4
    assert dealt({"first_turn": "dealer_left"}, rolls=rolls).on_turn == "green"
    assert dealt({"first_turn": "dealer"}, rolls=rolls).on_turn == "blue"
    for place, power in enumerate(("red", "blue", "green", "white"), start=1):
        game = dealt({"first_turn": "random"}, rolls=[*rolls, *deal_and_missions, place])
        assert game.on_turn == power


@clause("EX-FAR-1")
def test_the_first_armament_can_be_smaller() -> None:
    game = scene({"egypt": "red 1"}, phase="first_armament", options={"first_arm_base": 1})
    game.refused("red", "place_first egypt 2", "first_total", "EX-FAR-1")
    game.order("red", "place_first egypt 1")


@clause("EX-FAR-2")
def test_those_dealt_fewer_states_can_get_more() -> None:
    powers = ("red", "blue", "green", "white", "black")
    options = {"first_arm_short": 20, "first_arm_cap": 30}
    game = scene({"egypt": "black 1"}, powers, phase="first_armament", on_turn="black", options=options)
    game.refused("black", "place_first egypt 21", "first_total", "EX-FAR-2")
    game.order("black", "place_first egypt 20")


@clause("EX-FAR-3")
def test_more_soldiers_may_go_to_one_state_in_the_first_armament() -> None:
    game = scene({"egypt": "red 1"}, phase="first_armament", options={"first_arm_cap": 5})
    game.refused("red", "place_first egypt 6", "first_cap", "EX-FAR-3")
    game.order("red", "place_first egypt 5")


# ── what they change: arming and cards


@clause("EX-ARM-1")
def test_the_base_of_an_arming_can_be_larger() -> None:
    assert scene(options={"arm_base": 9}).pool("red") == 9


@clause("EX-ARM-3", "EX-R-13")
def test_continents_can_be_worth_something_else() -> None:
    game = scene(
        {"asia": "red 1", "africa": "red 1"}, options={"continent_bonus": BONUS | {"asia": 20, "africa": 0}}
    )
    assert game.pool("red") == 23


@clause("EX-ARM-5", "EX-R-01")
def test_sets_can_be_worth_something_else() -> None:
    options = {"card_set_values": SETS | {"KKK": 50}}
    game = scene({"egypt": "red 1"}, hands={"red": ("arabia", "india", "china")}, options=options)
    game.refused("red", "arm egypt 54 with arabia india china", "arm_total", "EX-ARM-1")
    game.order("red", "arm egypt 53 with arabia india china")


@clause("EX-ARM-6")
def test_sets_can_be_turned_off() -> None:
    hands = {"red": ("turkey", "arabia", "persia")}
    game = scene({"egypt": "red 1"}, hands=hands, options={"max_sets_per_arming": 0})
    game.refused("red", "arm egypt 1 with turkey arabia persia", "second_set", "EX-ARM-6")
    (menu,) = [menu for menu in game.position.pending()[0].menus() if menu.kind == "arm"]
    assert not any("with" in str(menu.sample(Seeded(seed))) for seed in range(50))


@clause("EX-TRD-3")
def test_trades_can_be_bound_to_the_turn_of_one_party() -> None:
    game = scene(hands={"blue": "P", "green": "KP"}, options={"trade_window": "active_only"})
    game.refused("blue", "offer_trade green give P want K", "trade_closed", "EX-TRD-3")
    game.order("blue", "offer_trade red give P want K")
    game.order("red", "end_turn")
    game.order("green", "offer_trade blue give K want P")
    game.order("blue", "accept_trade green 1")
    assert game.letters("blue") == "K"


@clause("EX-TRD-3")
def test_trades_can_be_turned_off() -> None:
    game = scene(hands={"red": "P", "blue": "K"}, options={"trade_window": "off"})
    game.refused("red", "offer_trade blue give P want K", "trade_closed", "EX-TRD-3")


@clause("EX-CRD-4", "EX-R-20")
def test_the_engine_can_draw_at_the_end_of_the_turn() -> None:
    game = scene({"iberia": "red 3", "maghreb": "blue 1", "france": "blue 1"}, options={"draw_mode": "auto"})
    game.order("red", "attack iberia maghreb 1", WON)
    lost = game.copy()
    lost.order("red", "attack iberia france 1", LOST)
    assert "card-drawn" not in lost.sentences(lost.order("red", "end_turn"), "spectator")
    assert lost.hand("red") == []
    events = game.order("red", "end_turn", [5])
    assert game.sentences(events, "spectator") == ["card-drawn", "turn-begins"]
    assert game.hand("red") == ["india"]


@clause("EX-CRD-4")
def test_a_card_drawn_by_hand_is_not_drawn_again_by_the_engine() -> None:
    game = scene({"iberia": "red 3", "maghreb": "blue 1"}, options={"draw_mode": "auto"})
    game.order("red", "attack iberia maghreb 1", WON)
    game.order("red", "draw_card", [5])
    game.order("red", "end_turn")
    assert game.hand("red") == ["india"]


@clause("EX-ELI-4", "EX-R-17")
@pytest.mark.parametrize(("option", "red", "pile"), [("bottom", "", 48), ("to_conqueror", "PK", 46)])
def test_a_destroyed_powers_cards_go_under_the_pile_or_to_the_conqueror(
    option: str, red: str, pile: int
) -> None:
    game = scene(
        {"madagascar": "blue 1", "south_africa": "red 3", "egypt": "green 1", "congo": "white 1"},
        rest="white",
        hands={"blue": "PK"},
        options={"eliminated_cards": option},
    )
    game.order("red", "attack south_africa madagascar 2", WON)
    assert (game.letters("red"), game.letters("blue")) == (red, "")
    assert game.seen("spectator")["pile"] == pile


# ── what they change: missions


def nonsense(count: int, **options: object) -> Scene:
    """Red has the North Pole and so many states."""
    others = {"new_guinea": "green 1", "new_zealand": "white 1"}
    return scene(
        first_states("red", count) | others, rest="blue", missions={"red": "north_pole"}, options=options
    )


@clause("EX-MIS-10", "EX-R-04")
def test_nonsense_can_need_more_states() -> None:
    assert not nonsense(29, nonsense_target=30).fulfils("red")
    assert nonsense(30, nonsense_target=30).fulfils("red")


@clause("EX-MIS-10", "EX-R-04")
def test_a_target_that_the_deal_alone_reaches_is_raised_or_kept() -> None:
    raised = dealt({"powers": 4, "nonsense_target": 12})
    assert raised.seen("spectator")["nonsense_target"] == 32
    assert "target-raised" in raised.sentences(raised.opening, "spectator")
    kept = dealt({"powers": 4, "nonsense_target": 12, "nonsense_auto_raise": False})
    assert kept.seen("spectator")["nonsense_target"] == 12
    assert dealt({"powers": 4, "nonsense_target": 13}).seen("spectator")["nonsense_target"] == 13


def deck_of(game: Scene) -> list[str]:
    """The mission cards that were shuffled."""
    colours = [int(colour) for colour in game.table.colour]
    return [MISSIONS[card].id for card in mission_deck(game.position.settings, colours)]


@clause("EX-MIS-12", "EX-R-05")
def test_pursuits_of_absent_colours_can_be_left_out_of_the_deck() -> None:
    deck = deck_of(dealt({"absent_colour_mission": "remove_from_deck"}))
    assert len(deck) == 36
    assert [card for card in deck if card.startswith("destroy")] == [
        "destroy_red",
        "destroy_green",
        "destroy_white",
        "destroy_blue",
    ]


@clause("EX-MIS-2", "EX-R-06")
@pytest.mark.parametrize(
    ("mission", "other"),
    [("asia_australia", "australia"), ("asia_africa", "africa"), ("north_america_asia", "north_america")],
)
def test_every_pair_with_asia_can_need_a_third_continent(mission: str, other: str) -> None:
    two, options = {"asia": "red 1", other: "red 1"}, {"asia_pair_third": True}
    assert not scene(two, missions={"red": mission}, options=options).fulfils("red")
    three = {**two, "south_america": "red 1"}
    assert scene(three, missions={"red": mission}, options=options).fulfils("red")


@clause("EX-MIS-1", "EX-R-07")
def test_asia_and_south_america_can_join_the_deck() -> None:
    deck = deck_of(dealt({"include_asia_south_america": True}))
    assert len(deck) == 41
    assert deck.count("asia_south_america") == 2
    states = {"asia": "red 1", "south_america": "red 1"}
    game = scene(states, missions={"red": "asia_south_america"}, options={"include_asia_south_america": True})
    assert game.fulfils("red")
    assert game.own("red")["progress"]["need"] == 18


# ── what they change: claims and the end


@clause("EX-WIN-3", "EX-R-28")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_claim_is_held_for_as_many_rounds_as_set(rounds: int) -> None:
    game = scene(TRIANGLE, missions=TRIANGLE_MISSION, options={"hold_rounds": rounds})
    game.order("red", "show_mission")
    for _ in range(rounds):
        assert game.phase == "turn_choice"
        game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-3", "EX-R-28")
def test_without_rounds_to_hold_a_power_wins_on_showing() -> None:
    game = scene(TRIANGLE, missions=TRIANGLE_MISSION, options={"hold_rounds": 0})
    game.order("red", "show_mission")
    assert game.outcome == (("red",), "mission")


def black_destroyed_by(hunter: str, **options: object) -> Scene:
    """Red has the pursuit of black and twenty states, and that power has destroyed black."""
    states = first_states("red", 20) | {"egypt": "blue 1", "congo": "green 1"}
    powers = ("red", "blue", "green", "black")
    missions = {"red": "destroy_black"}
    return scene(
        states, powers, rest="green", destroyed={"black": hunter}, missions=missions, options=options
    )


@clause("EX-WIN-6", "EX-R-30")
def test_a_true_pursuit_can_win_on_showing_but_a_lost_one_waits() -> None:
    waiting = black_destroyed_by("red")
    waiting.order("red", "show_mission")
    assert waiting.claim("red") == 1
    at_once = black_destroyed_by("red", hold_applies_to_pursuit=False)
    at_once.order("red", "show_mission")
    assert at_once.outcome == (("red",), "mission")
    lost_pursuit = black_destroyed_by("blue", hold_applies_to_pursuit=False)
    lost_pursuit.order("red", "show_mission")
    assert (lost_pursuit.claim("red"), lost_pursuit.phase) == (1, "turn_choice")


@clause("EX-WIN-2", "EX-R-28")
def test_a_fulfilled_mission_can_be_shown_by_itself_at_the_start_of_the_turn() -> None:
    for options in ({}, {"auto_show": True}):
        game = scene(TRIANGLE, missions=TRIANGLE_MISSION, on_turn="white", options=options)
        events = game.order("white", "end_turn")
        assert ("mission-shown" in game.sentences(events, "blue")) is bool(options)
        assert game.claim("red") == len(options)


@clause("EX-WIN-2", "EX-R-28")
def test_a_fulfilled_mission_can_be_shown_by_itself_after_a_battle() -> None:
    states = TRIANGLE | {"bermuda": "blue 1", "falklands": "red 3"}
    game = scene(states, missions=TRIANGLE_MISSION, options={"auto_show": True})
    events = game.order("red", "attack falklands bermuda 1", WON)
    assert game.sentences(events, "blue") == ["battle-won", "mission-shown"]
    assert game.claim("red") == 1


@clause("EX-WIN-8", "EX-R-53")
def test_the_others_can_play_on_after_a_win() -> None:
    game = scene(TRIANGLE, missions=TRIANGLE_MISSION, options={"continue_after_win": True})
    game.order("red", "show_mission")
    game.pass_to("white")
    game.order("white", "end_turn")
    assert (game.status("red"), game.on_turn, game.phase) == ("won", "blue", "turn_choice")
    game.order("blue", "resign")
    assert game.phase == "turn_choice"
    game.order("green", "resign")
    assert game.outcome == (("red",), "aftermath")


@clause("EX-SOL-1", "EX-R-43")
def test_soldiers_can_be_limited() -> None:
    game = scene({"egypt": "red 60"}, ("red", "blue"), rest="blue", options={"soldier_limit": 60})
    game.refused("red", "arm egypt 1", "supply_empty", "EX-SOL-1")
    (menu,) = [menu for menu in game.position.pending()[0].menus() if menu.kind == "arm"]
    assert [str(order) for order in menu] == ["arm"]


@clause("EX-FGT-10", "EX-R-47")
def test_a_battle_can_go_die_by_die() -> None:
    game = scene({"iberia": "red 3", "maghreb": "blue 1"}, options={"battle_pace": "stepwise"})
    game.order("red", "attack iberia maghreb 2")
    assert (game.phase, game.waits_for, game.offered("red")) == ("battle", "red", {"roll"})
    game.refused("blue", "roll", "not_your_die", "EX-FGT-10")
    game.order("red", "roll", [3])
    assert game.waits_for == "blue"
    game.order("blue", "roll", [3])
    assert game.seen("spectator")["battle"]["attackers"] == 1
    game.order("red", "roll", [6])
    game.order("blue", "roll", [5])
    assert (game.state("maghreb"), game.state("iberia")) == (("red", 1), ("red", 1))
    assert game.phase == "fighting"


@clause("EX-TRN-7", "EX-R-51", "EX-R-57")
@pytest.mark.parametrize("limit", [10, 12])
def test_rounds_can_be_limited(limit: int) -> None:
    game = scene(options={"round_limit": limit})
    for _ in range(4 * limit):
        assert game.phase == "turn_choice"
        game.order(game.on_turn, "end_turn")
    assert game.outcome == ((), "rounds")
