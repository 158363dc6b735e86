"""Section 10: every kind of bad input is refused with its code and clause, and changes nothing."""

import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, scene
from tests.expanze.situations import (
    asked_to_play_on,
    battle,
    choosing,
    claimed,
    destroyed,
    drawn,
    emptied_and_won,
    fought,
    no_sets,
    over,
    placing,
    placing_short,
    resigned,
    scarce,
    scarce_placing,
    shut,
    turn,
)
from velmoci.expanze.board import read_board
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import NOTATION, AcceptTrade, Arm, Attack, DeclineTrade, PlaceFirst, WithdrawTrade
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook, Malformed, NotYourDecision, Refusal, Rejected
from velmoci.kernel.order import Order
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble


def cards(*letters: str) -> str:
    """Cards of red's hand in `turn`, by letter; its P are turkey, central_asia, indonesia, japan."""
    hand = {
        "P": ["turkey", "central_asia", "indonesia", "japan"],
        "K": ["arabia", "india"],
        "D": ["persia"],
        "foreign": ["china"],
    }
    return " ".join(hand[letter].pop(0) for letter in letters)


REFUSALS = [
    ("colour_taken", "EX-PLY-6", choosing, "green", "choose_colour red"),
    ("unknown_colour", "EX-PLY-6", choosing, "green", "choose_colour pink"),
    ("not_your_turn", "EX-TRN-1", turn, "blue", "end_turn"),
    ("not_your_turn", "EX-TRN-1", turn, "blue", "arm france 1"),
    ("not_your_turn", "EX-TRN-1", placing, "blue", "place_first"),
    ("not_your_turn", "EX-TRN-1", turn, "blue", "roll"),
    ("wrong_phase", "EX-TRN-3", turn, "red", "choose_colour yellow"),
    ("wrong_phase", "EX-SET-1", placing, "red", "attack iberia france 1"),
    ("wrong_phase", "EX-SET-1", placing, "red", "end_turn"),
    ("wrong_phase", "EX-TRN-3", turn, "red", "place_first"),
    ("wrong_phase", "EX-FGT-10", turn, "red", "roll"),
    ("not_your_die", "EX-FGT-10", battle, "blue", "roll"),
    ("power_destroyed", "EX-ELI-1", destroyed, "white", "end_turn"),
    ("power_destroyed", "EX-ELI-6", resigned, "red", "end_turn"),
    ("first_cap", "EX-FAR-3", placing, "red", "place_first iberia 3"),
    ("not_own_state", "EX-FAR-4", placing, "red", "place_first france 1"),
    ("not_own_state", "EX-ARM-2", turn, "red", "arm iberia 1, france 1"),
    ("not_own_state", "EX-FGT-1", turn, "red", "attack france maghreb 1"),
    ("arm_total", "EX-ARM-1", turn, "red", "arm iberia 4"),
    ("arm_total", "EX-ARM-1", turn, "red", "arm iberia 2, central_europe 2"),
    ("negative_count", "EX-FGT-2", turn, "red", "attack iberia france 0"),
    ("negative_count", "EX-FGT-2", turn, "red", "attack iberia france -2"),
    ("negative_count", "EX-FGT-2", turn, "red", "attack iberia france 1.5"),
    ("negative_count", "EX-FGT-2", turn, "red", "attack iberia france 1/2"),
    ("negative_count", "EX-ARM-2", turn, "red", "arm iberia 0"),
    ("negative_count", "EX-ARM-2", turn, "red", "arm iberia -1"),
    ("negative_count", "EX-ARM-2", turn, "red", "arm iberia 0.5"),
    ("negative_count", "EX-ARM-2", placing, "red", "place_first iberia -1"),
    ("already_fought", "EX-TRN-4", fought, "red", "arm iberia 1"),
    ("already_fought", "EX-TRN-4", drawn, "red", "arm iberia 1"),
    ("bad_set", "EX-ARM-5", turn, "red", f"arm with {cards('P', 'P', 'K')}"),
    ("bad_set", "EX-ARM-5", turn, "red", f"arm with {cards('P', 'P')}"),
    ("bad_set", "EX-ARM-5", turn, "red", f"arm with {cards(*'PPPP')}"),
    ("bad_set", "EX-ARM-5", turn, "red", "arm with turkey turkey turkey"),
    ("bad_set", "EX-ARM-5", turn, "red", "arm with arabia india china"),
    ("second_set", "EX-ARM-6", turn, "red", f"arm with {cards(*'PPPPKD')}"),
    ("second_set", "EX-ARM-6", no_sets, "red", f"arm with {cards(*'PKD')}"),
    ("set_in_fight", "EX-ARM-8", placing, "red", f"arm with {cards(*'PKD')}"),
    ("own_target", "EX-FGT-1", turn, "red", "attack iberia central_europe 1"),
    ("not_adjacent", "EX-FGT-1", turn, "red", "attack central_europe maghreb 1"),
    ("leave_one", "EX-FGT-3", turn, "red", "attack iberia france 6"),
    ("too_few", "EX-FGT-4", turn, "red", "attack iberia france 7"),
    ("too_few", "EX-FGT-2", turn, "red", "attack central_europe france 1"),
    ("pair_used", "EX-FGT-16", fought, "red", "attack iberia france 1"),
    ("battle_open", "EX-FGT-9", battle, "red", "attack iberia france 1"),
    ("battle_open", "EX-FGT-9", battle, "red", "end_turn"),
    ("battle_open", "EX-FGT-8", battle, "blue", "arm france 1"),
    ("battle_open", "EX-ELI-7", battle, "green", "resign"),
    ("fight_closed", "EX-CRD-5", drawn, "red", "attack iberia france 1"),
    ("no_card_right", "EX-CRD-1", fought, "red", "draw_card"),
    ("no_card_right", "EX-CRD-6", turn, "red", "draw_card"),
    ("no_card_right", "EX-CRD-3", drawn, "red", "draw_card"),
    ("pile_empty", "EX-CRD-7", emptied_and_won, "red", "draw_card"),
    ("trade_closed", "EX-TRD-3", shut, "red", "offer_trade blue give P want K"),
    ("trade_closed", "EX-TRD-3", battle, "red", "offer_trade blue give P want K"),
    ("trade_closed", "EX-ELI-6", destroyed, "red", "offer_trade white give P want K"),
    ("trade_empty", "EX-TRD-2", turn, "red", "offer_trade blue give P"),
    ("trade_cards", "EX-TRD-5", turn, "red", "offer_trade blue give DD want K"),
    ("no_letter", "EX-TRD-4", turn, "red", "offer_trade blue give X want K"),
    ("no_letter", "EX-TRD-4", turn, "red", "offer_trade blue give P want X"),
    ("mission_open", "EX-WIN-2", turn, "red", "show_mission"),
    ("mission_turn", "EX-WIN-2", turn, "blue", "show_mission"),
    ("claim_running", "EX-WIN-5", claimed, "red", "show_mission"),
    ("not_asked", "EX-WIN-8", asked_to_play_on, "green", "play_on"),
    ("supply_empty", "EX-SOL-1", scarce, "red", "arm iberia 2"),
    ("supply_empty", "EX-SOL-1", scarce_placing, "red", "place_first iberia 2"),
    ("unknown_state", "EX-MAP-1", turn, "red", "attack iberia madrid 1"),
    ("unknown_state", "EX-MAP-1", turn, "red", "arm madrid 1"),
    ("unknown_card", "EX-MAP-1", turn, "red", "arm with madrid turkey japan"),
    ("unknown_power", "EX-MAP-1", turn, "red", "offer_trade yellow give P want K"),
    ("unknown_power", "EX-MAP-1", turn, "red", "accept_trade pink 1"),
    ("game_over", "EX-WIN-3", over, "red", "end_turn"),
    ("game_over", "EX-WIN-3", over, "blue", "resign"),
]


@clause(
    "EX-PLY-6",
    "EX-TRN-1",
    "EX-SET-1",
    "EX-FAR-7",
    "EX-ELI-1",
    "EX-ELI-6",
    "EX-FAR-3",
    "EX-FAR-4",
    "EX-ARM-2",
    "EX-FGT-1",
    "EX-ARM-1",
    "EX-FGT-2",
    "EX-TRN-4",
    "EX-ARM-5",
    "EX-ARM-6",
    "EX-ARM-8",
    "EX-FGT-3",
    "EX-FGT-4",
    "EX-FGT-16",
    "EX-FGT-9",
    "EX-FGT-8",
    "EX-ELI-7",
    "EX-CRD-5",
    "EX-CRD-1",
    "EX-CRD-6",
    "EX-CRD-3",
    "EX-CRD-7",
    "EX-TRD-3",
    "EX-TRD-2",
    "EX-TRD-5",
    "EX-TRD-4",
    "EX-WIN-2",
    "EX-WIN-5",
    "EX-SOL-1",
    "EX-R-43",
    "EX-MAP-1",
    "EX-WIN-3",
)
@pytest.mark.parametrize(("code", "rule", "game", "power", "text"), REFUSALS)
def test_bad_input_is_refused_by_its_row_and_changes_nothing(
    code: str, rule: str, game: Callable[[], Scene], power: str, text: str
) -> None:
    refusal = game().refused(power, text, code, rule)
    expected = NotYourDecision if code in ("not_your_turn", "not_your_die", "mission_turn", "not_asked") else Refusal
    assert type(refusal) is expected


@clause("EX-FAR-1", "EX-FAR-2")
@pytest.mark.parametrize(
    ("game", "power", "most", "rule"),
    [(placing, "red", 10, "EX-FAR-1"), (placing_short, "white", 13, "EX-FAR-2")],
)
def test_a_first_armament_beyond_the_allowance_is_refused(
    game: Callable[[], Scene], power: str, most: int, rule: str
) -> None:
    homes = [state for state in game().states_of(power) for _ in range(2)]
    too_many = homes[: most + 1]
    counts = {state: too_many.count(state) for state in too_many}
    text = "place_first " + ", ".join(f"{state} {count}" for state, count in counts.items())
    game().refused(power, text, "first_total", rule)
    counts[too_many[-1]] -= 1
    allowed = ", ".join(f"{state} {count}" for state, count in counts.items() if count)
    game().order(power, f"place_first {allowed}")


@clause("EX-ARM-11", "EX-TRN-4")
def test_after_arming_the_turn_is_another_s_so_nothing_is_ever_already_armed() -> None:
    game = turn()
    game.order("red", "arm iberia 1")
    for text in ("arm iberia 1", "attack iberia france 1", "end_turn"):
        game.refused("red", text, "not_your_turn", "EX-TRN-1")


@clause("EX-TRD-5")
def test_accepting_without_the_wanted_letters_is_refused() -> None:
    game = turn()
    game.order("red", "offer_trade blue give P want D")
    game.refused("blue", "accept_trade red 1", "trade_cards", "EX-TRD-5")


@clause("EX-SOL-1", "EX-R-43")
def test_with_an_empty_box_a_power_may_still_name_fewer_soldiers_or_none() -> None:
    some, none = scarce(), scarce()
    some.order("red", "arm iberia 1")
    none.order("red", "arm")
    assert (some.soldiers("red"), none.soldiers("red")) == (60, 59)
    assert (some.on_turn, none.on_turn) == ("blue", "blue")


@clause("EX-PLY-1")
@pytest.mark.parametrize("powers", [-1, 0, 1, 8, 2.5, "4", None, True])
def test_a_game_of_fewer_than_two_or_more_than_seven_powers_is_refused(powers: object) -> None:
    with pytest.raises(BadRulebook) as refusal:
        assemble(LIBRARY, (), {"powers": powers})
    assert (refusal.value.code, refusal.value.clause) == ("bad_power_count", "EX-PLY-1")


@clause(
    "EX-TRD-3",
    "EX-WIN-2",
    "EX-WIN-3",
    "EX-WIN-8",
    "EX-SOL-1",
    "EX-TRN-7",
    "EX-FAR-2",
    "EX-MIS-10",
    "EX-MAP-1",
)
@pytest.mark.parametrize(
    ("option", "value", "rule"),
    [
        ("trade_window", "sometimes", "EX-TRD-3"),
        ("hold_rounds", 4, "EX-WIN-3"),
        ("hold_rounds", -1, "EX-WIN-3"),
        ("continue_after_win", 1, "EX-WIN-8"),
        ("auto_show", "yes", "EX-WIN-2"),
        ("soldier_limit", 59, "EX-SOL-1"),
        ("soldier_limit", 1001, "EX-SOL-1"),
        ("round_limit", 9, "EX-TRN-7"),
        ("first_arm_short", 9, "EX-FAR-2"),
        ("continent_bonus", {"asia": 7}, "EX-ARM-3"),
        ("card_set_values", {"PPP": 4, "KKK": 6, "DDD": 8, "PKD": 51}, "EX-ARM-5"),
        ("nonsense_target", 46, "EX-MIS-10"),
        ("map", "moon", "EX-MAP-1"),
    ],
)
def test_an_option_outside_its_range_is_refused(option: str, value: object, rule: str) -> None:
    with pytest.raises(BadRulebook) as refusal:
        assemble(LIBRARY, (), {option: value})
    assert (refusal.value.code, refusal.value.clause) == ("bad_option", rule)


def world() -> dict[str, Any]:
    return tomllib.loads(read_text("velmoci.expanze", "data/world48.toml"))


def without(data: dict[str, Any], *gone: str) -> dict[str, Any]:
    data["state"] = [state for state in data["state"] if state["id"] not in gone]
    for kind, pairs in data["connections"].items():
        data["connections"][kind] = [pair for pair in pairs if not set(pair) & set(gone)]
    return data


def moved(data: dict[str, Any], state: str, continent: str) -> dict[str, Any]:
    next(row for row in data["state"] if row["id"] == state)["continent"] = continent
    return data


def joined(data: dict[str, Any], a: str, b: str) -> dict[str, Any]:
    data["connections"]["land"].append([a, b])
    return data


def cut_off(data: dict[str, Any], state: str) -> dict[str, Any]:
    for kind, pairs in data["connections"].items():
        data["connections"][kind] = [pair for pair in pairs if state not in pair]
    return data


@clause("EX-MAP-1", "EX-MAP-2", "EX-MAP-3", "EX-MAP-4", "EX-MAP-5", "EX-R-58")
@pytest.mark.parametrize(
    ("data", "rule"),
    [
        (without(world(), "madagascar", "japan", "iceland", "alaska"), "EX-MAP-1"),
        (without(world(), "bermuda"), "EX-MAP-1"),
        (moved(world(), "japan", "antarctica"), "EX-MAP-2"),
        (joined(world(), "japan", "atlantis"), "EX-MAP-3"),
        (cut_off(world(), "madagascar"), "EX-MAP-3"),
        (joined(world(), "japan", "japan"), "EX-MAP-4"),
        (joined(world(), "arabia", "turkey"), "EX-MAP-4"),
        (moved(world(), "canary_islands", "north_america"), "EX-MAP-5"),
    ],
)
def test_a_map_outside_the_frame_of_the_rules_is_refused(data: dict[str, Any], rule: str) -> None:
    with pytest.raises(BadRulebook) as refusal:
        read_board(data)
    assert (refusal.value.code, refusal.value.clause) == ("bad_map", rule)


def refused(game: Scene, order: Order, code: str, rule: str) -> None:
    """An order that was made, not written, is refused by everybody who is asked, and changes nothing."""
    before = game.position.dump()
    assert not any(decision.allows(order) for decision in game.position.pending())
    with pytest.raises(Refusal) as caught:
        game.position.apply(0, order, Scripted([]))
    assert (caught.value.code, caught.value.clause) == (code, rule)
    assert game.position.dump() == before


@clause("EX-FAR-3", "EX-ARM-2")
@pytest.mark.parametrize("count", [1, 2])
def test_a_state_is_named_once_in_a_placement(count: int) -> None:
    twice = (("iberia", count), ("iberia", count))
    refused(placing(), PlaceFirst(twice), "state_twice", "EX-FAR-3")
    refused(turn(), Arm((("iberia", 1), ("iberia", 1))), "state_twice", "EX-ARM-2")
    refused(turn(), Arm(twice, ("turkey", "turkey", "turkey")), "state_twice", "EX-ARM-2")


HUGE = (2**62, 2**63 - 1, 2**63, 2**64 + 1, 10**30)


@clause("EX-FGT-4", "EX-FAR-3", "EX-ARM-1", "EX-TRD-6")
@pytest.mark.parametrize("count", HUGE)
def test_a_number_beyond_all_machine_words_is_refused_like_any_other(count: int) -> None:
    refused(turn(), Attack("iberia", "france", count), "too_few", "EX-FGT-4")
    refused(turn(), Attack("iberia", "france", -count), "negative_count", "EX-FGT-2")
    refused(placing(), PlaceFirst((("iberia", count),)), "first_cap", "EX-FAR-3")
    refused(placing(), PlaceFirst((("iberia", -count),)), "negative_count", "EX-ARM-2")
    refused(turn(), Arm((("iberia", count),)), "arm_total", "EX-ARM-1")
    refused(turn(), Arm((("iberia", count), ("central_europe", 1 - count))), "negative_count", "EX-ARM-2")
    refused(scarce(), Arm((("iberia", count),)), "arm_total", "EX-ARM-1")
    for order in (AcceptTrade("blue", count), DeclineTrade("blue", count), WithdrawTrade("blue", count)):
        refused(turn(), order, "no_offer", "EX-TRD-6")


@clause("EX-PLY-1")
@pytest.mark.parametrize("seat", [4, 2**63, -(2**64)])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(NotYourDecision) as caught:
        turn().position.apply(seat, NOTATION.parse("end_turn"), Scripted([]))
    assert (caught.value.code, caught.value.clause) == ("no_such_seat", "EX-PLY-1")


def rows_of_the_rules() -> dict[str, set[str]]:
    """The codes of section 10 and the clauses that each row names."""
    section = read_text("velmoci.rules", "en/expanze.md").split("## 10. Bad input")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (`.*?) \| .* \| (.*?) \|$", section, re.MULTILINE)
    return {
        code: set(re.findall(r"EX-\w+-\d+", rules))
        for codes, rules in rows
        for code in re.findall(r"\w+", codes)
    }


def test_every_row_of_the_rules_has_a_refusal_here_with_its_clause() -> None:
    rows = rows_of_the_rules()
    assert len(rows) == 44
    rows["no_card_right"].add("EX-CRD-6")
    refused = {(code, rule) for code, rule, _, _, _ in REFUSALS}
    assert {code for code, rule in refused if rule not in rows[code]} == set()
    elsewhere = {"first_total", "state_twice", "bad_power_count", "bad_option", "bad_map"}
    to_come = {"not_captain", "vote_open", "already_armed"}
    assert set(rows) - {code for code, _ in refused} == elsewhere | to_come


@clause("EX-TRN-1")
@pytest.mark.parametrize(
    "text",
    [
        "",
        "attak iberia france 2",
        "attack iberia",
        "attack iberia france two",
        "attack iberia france 2 3",
        "arm iberia",
        "arm iberia 1, iberia 1",
        "offer_trade blue give P P",
        "end_turn now",
        "attack ibér#ia france 1",
    ],
)
def test_what_is_no_order_at_all_is_malformed_and_has_no_clause(text: str) -> None:
    with pytest.raises(Malformed) as caught:
        NOTATION.parse(text)
    assert not isinstance(caught.value, Rejected)


@clause("EX-SET-1")
def test_only_the_table_begins_and_only_once() -> None:
    game = turn()
    assert isinstance(game.refused("red", "begin", "table_only", "EX-SET-1"), NotYourDecision)
    assert isinstance(game.refused("table", "begin", "wrong_phase", "EX-SET-1"), Refusal)


@clause("EX-PLY-1")
def test_a_seat_that_is_not_at_the_table_decides_nothing() -> None:
    game = turn()
    for seat in (-1, 4, 99):
        with pytest.raises(NotYourDecision) as caught:
            game.position.check(seat, NOTATION.parse("end_turn"))
        assert caught.value.code == "no_such_seat"


@clause("EX-R-15", "EX-R-56", "EX-CRD-8", "EX-MIS-13")
@pytest.mark.parametrize("power", ["red", "blue", "green"])
def test_a_refusal_tells_only_what_the_seat_sees(power: str) -> None:
    """In worlds that differ only in what the power cannot know, every order gets the same answer."""
    game = turn()
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "offer_trade red give K want D")
    texts = sorted({text for *_, text in REFUSALS} | {"accept_trade red 1", "accept_trade blue 1", "resign"})
    texts = [text for text in texts if "." not in text and "/" not in text]
    for seed in range(20):
        twin = Scene(game.view(power).complete(Seeded(seed)), game.powers)
        assert twin.position.dump() != game.position.dump()
        for text in texts:
            assert answer(twin, power, text) == answer(game, power, text)


def answer(game: Scene, power: str, text: str) -> str:
    """What the power is told before anything happens."""
    try:
        game.position.check(game.seat(power), NOTATION.parse(text))
    except Rejected as refusal:
        return f"{type(refusal).__name__} {refusal}"
    return "accepted"


@clause("EX-WIN-2", "EX-MIS-13")
def test_showing_out_of_turn_is_refused_whether_or_not_the_mission_is_fulfilled() -> None:
    refusals = [
        scene({"asia": "red 1", "australia": "red 1"}, on_turn="blue", missions={"red": mission}).refused(
            "red", "show_mission", "mission_turn", "EX-WIN-2"
        )
        for mission in ("asia_australia", "asia_europe")
    ]
    assert str(refusals[0]) == str(refusals[1])
