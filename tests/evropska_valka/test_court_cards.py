"""JCK, QUN, KNG and ACE: what court cards do."""

from typing import Any

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import POWER, Scene, scene
from velmoci.evropska_valka.deck import ACES, KINGS
from velmoci.kernel.chance import Seeded


@clause("EV-JCK-1", "EV-QUN-1", "EV-ACE-1")
@pytest.mark.parametrize(
    ("order", "code", "clause_id"),
    [
        ("sabotage J spain", "card_not_held", "EV-CRD-1"),
        ("sabotage Q spain", "wrong_card", "EV-JCK-1"),
        ("sabotage K spain", "wrong_card", "EV-JCK-1"),
        ("sabotage 9 spain", "wrong_card", "EV-JCK-1"),
        ("espionage J black", "card_not_held", "EV-CRD-1"),
        ("espionage K black", "wrong_card", "EV-QUN-1"),
        ("espionage 9 black", "wrong_card", "EV-QUN-1"),
    ],
)
def test_only_the_right_card_in_hand_has_the_power(order: str, code: str, clause_id: str) -> None:
    scene({"spain": "black 2"}, hands={"blue": "Q K 9"}).refused("blue", order, code, clause_id)


@clause("EV-JCK-2")
@pytest.mark.parametrize("field", ["france", "north_africa", "germany", "britain"])
def test_sabotage_needs_a_home_field_held_by_another(field: str) -> None:
    game = scene({"spain": "black 2", "north_africa": ""}, hands={"blue": "J"})
    game.refused("blue", f"sabotage J {field}", "bad_sabotage_field", "EV-JCK-2")
    assert game.offers("sabotage") == ["sabotage JC spain"]


@clause("EV-JCK-3", "EV-R-16")
@pytest.mark.parametrize(("before", "after"), [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0)])
def test_sabotage_halves(before: int, after: int) -> None:
    game = scene({"spain": f"black {before}"}, hands={"blue": "J"})
    events = game.order("blue", "sabotage J spain")
    assert game.field("spain") == (f"black {after}" if after else "")
    assert (game.hand("blue"), game.discard()) == ("", "J")
    assert game.told(events, "spectator")[0].to_json() == {
        "event": "sabotage", "power": "french_allies", "card": "JC", "field": "spain", "other": "dual_alliance",
        "before": before, "left": after
    }  # fmt: skip


@clause("EV-JCK-3", "EV-R-16")
def test_a_single_figure_can_be_made_immune() -> None:
    game = scene({"spain": "black 1", "france": "black 3"}, hands={"blue": "J"}, sabotage_single="immune")
    game.refused("blue", "sabotage J spain", "bad_sabotage_field", "EV-JCK-3")
    assert game.offers("sabotage") == ["sabotage JC france"]
    choices: Any = game.view("blue").decisions()[0].about()["choices"]
    assert choices["sabotage"] == {"cards": ["JC"], "fields": ["france"]}, "what a client marks"
    game.order("blue", "sabotage J france")
    assert game.field("france") == "black 1"


@clause("EV-JCK-4", "EV-JCK-5", "EV-ACE-2")
@pytest.mark.parametrize("cards", ["J J", "J A", "A J", "A A"])
def test_one_sabotage_a_turn_and_then_an_action(cards: str) -> None:
    first, second = cards.split()
    game = scene({"spain": "black 4"}, hands={"blue": cards})
    game.order("blue", f"sabotage {first} spain")
    game.refused("blue", f"sabotage {second} spain", "second_sabotage", "EV-JCK-4")
    assert "sabotage" not in game.offered("blue")
    assert game.seen("black")["sabotage_done"] is True
    game.order("blue", "draft france")
    assert game.seen("black")["sabotage_done"] is False


@clause("EV-QUN-2")
def test_nobody_spies_on_himself() -> None:
    game = scene(hands={"blue": "Q"})
    game.refused("blue", "espionage Q blue", "bad_spy_target", "EV-QUN-2")
    game.refused("blue", "espionage Q red", "unknown_seat", "EV-FLD-1")
    assert game.offers("espionage") == ["espionage QC dual_alliance", "espionage QC ottoman_empire"]


@clause("EV-QUN-2", "EV-QUN-3", "EV-QUN-4", "EV-ACE-1", "EV-R-30")
def test_several_queens_and_aces_may_spy_in_one_turn() -> None:
    game = scene(hands={"blue": "Q Q A A", "black": "K 9", "green": ""})
    for card, other, seen in (("Q", "black", "9 K"), ("A", "green", ""), ("Q", "black", "9 K"), ("A", "black", "9 K")):
        game.order("blue", f"espionage {card} {other}")
        assert game.known("blue", other) == seen
    assert game.on_turn == "blue"
    game.order("blue", "draft france")


@clause("EV-QUN-2")
def test_what_was_seen_does_not_update() -> None:
    game = scene(hands={"blue": "Q", "black": "K 9"})
    game.order("blue", "espionage Q black")
    game.order("blue", "draft france")
    game.order("black", "fate", "3 4 5")
    game.order("black", "assign 3 black, 4 black, 5 green")
    assert game.known("blue", "black") == "9 K"
    assert len(game.cards("black")) == 4


@clause("EV-KNG-1", "EV-KNG-6", "EV-R-17")
def test_all_others_are_asked_clockwise_from_the_attackers_left() -> None:
    game = scene(players="blue black green red", on_turn="black", hands={"red": "K"})
    game.order("black", "attack germany france 1")
    asked = []
    while game.phase == "reaction":
        asked.append(game.waits_for)
        assert game.seen("spectator")["attack"]["asked"] == [game.public(player)["power"] for player in asked[:-1]]
        assert game.seen("spectator")["waiting_for"] == [game.public(asked[-1])["power"]]
        events = game.order(asked[-1], "pass", "2 9" if asked[-1] == "blue" else "")
        assert game.shown(events)[0] == {"event": "passed", "power": POWER[asked[-1]]}
    assert asked == ["green", "red", "blue"]


@clause("EV-KNG-6")
def test_the_first_king_counts() -> None:
    game = scene(hands={"black": "K", "green": "K"})
    game.order("blue", "attack france germany 1")
    game.refused("green", "king K", "not_your_turn", "EV-TRN-1")
    game.order("black", "king K")
    game.refused("green", "king K", "no_attack_open", "EV-KNG-3")
    assert game.hand("green") == "K"


@clause("EV-KNG-1", "EV-KNG-2", "EV-KNG-3")
def test_a_king_needs_an_attack_and_another_players_turn() -> None:
    game = scene(hands={"blue": "K", "black": "K J"})
    game.refused("blue", "king K", "own_turn_king", "EV-KNG-2")
    game.refused("black", "king K", "no_attack_open", "EV-KNG-3")
    game.order("blue", "attack france germany 1")
    game.refused("black", "king J", "wrong_card", "EV-KNG-1")
    game.refused("black", "king A", "card_not_held", "EV-CRD-1")
    game.order("black", "pass")
    game.order("green", "pass", "")
    game.refused("green", "king K", "no_attack_open", "EV-KNG-3")


@clause("EV-KNG-4", "EV-R-18")
def test_a_stopped_attack_uses_up_the_action() -> None:
    game = scene({"france": "blue 3"}, hands={"green": "A"})
    before, pile = game.board(), game.table.pile_size
    game.order("blue", "attack france germany 2")
    game.order("black", "pass")
    events = game.order("green", "king A")
    assert game.sentences(events) == ["king-played", "hand-given", "hand-given", "turn-begins"]
    assert (game.board(), game.table.pile_size, game.on_turn) == (before, pile, "black")


@clause("EV-KNG-5", "EV-R-17")
def test_only_giver_and_receiver_see_the_hands_that_go_over() -> None:
    game = scene(hands={"blue": "5", "black": "7", "green": "K", "red": "A"}, players="blue black green red")
    game.order("blue", "attack france germany 1")
    game.order("black", "pass")
    events = game.order("green", "king K")
    shown = {
        player: [one.values.get("cards") for one in game.told(events, player) if one.sentence.startswith("hand-")]
        for player in (*game.players, "spectator")
    }
    assert shown == {
        "blue": [["5C"], None], "black": [None, ["7C"]], "green": [["5C"], ["7C"]], "red": [None, None],
        "spectator": [None, None]
    }  # fmt: skip
    assert game.shown(events, "blue")[1] == {
        "event": "hand-given-own", "power": POWER["blue"], "other": POWER["green"], "count": 1, "cards": ["5C"]
    }  # fmt: skip
    assert (game.known("blue", "green"), game.known("black", "green"), game.known("red", "green")) == ("5", "7", "")


@clause("EV-KNG-5", "EV-KNG-3", "EV-R-17")
def test_a_late_king_takes_the_laid_cards_before_all_eyes() -> None:
    game = scene(
        {"france": "blue 2"}, hands={"blue": "5 6 7", "black": "8", "green": "K"}, king_window="after_attacker_cards"
    )
    game.order("blue", "attack france germany 2")
    assert (game.phase, game.waits_for) == ("attacker_cards", "blue")
    game.order("blue", "lay 5 6")
    assert (game.phase, game.waits_for) == ("reaction", "black")
    game.order("black", "pass")
    events = game.order("green", "king K")
    assert "laid-given" in game.sentences(events)
    assert game.hand("green") == "5 6 7 8"
    assert game.public("green")["open"] == ["5C", "6C"]
    assert (game.known("black", "green"), game.known("blue", "green")) == ("5 6 8", "5 6 7")
    assert (game.on_turn, game.seen("spectator")["attack"]) == ("black", None)


@clause("EV-KNG-5", "EV-CRD-1", "EV-QUN-2")
def test_open_cards_stay_known_to_all_until_they_are_gone() -> None:
    game = scene(
        {"france": "blue 2", "germany": "black 2"}, hands={"green": "K"}, king_window="after_attacker_cards"
    )
    game.order("blue", "attack france germany 2", "5C 6C")
    game.order("black", "pass")
    game.order("green", "king K")
    assert game.public("green")["open"] == ["5C", "6C"]
    assert (game.known("blue", "green"), game.own("green")["known"]) == ("5 6", {})
    game.order("black", "attack austria_hungary southern_balkans 1", "2C")
    game.order("green", "pass")
    game.order("blue", "pass")
    game.order("green", "lay 5C")
    assert game.public("green")["open"] == ["6C"]
    game.order("green", "attack southern_balkans austria_hungary 1")
    assert game.public("green")["open"] == []


@clause("EV-KNG-5", "EV-CRD-1")
def test_open_cards_go_over_openly_with_the_hand() -> None:
    game = scene(players="blue black green red", hands={"green": "K 2", "red": "A"}, king_window="after_attacker_cards")
    game.order("blue", "attack france germany 1", "5C")
    game.order("black", "pass")
    game.order("green", "king K")
    game.order("black", "draft germany")
    game.order("green", "attack southern_balkans austria_hungary 1")
    game.order("green", "lay 2")
    game.order("red", "king A")
    assert (game.public("green")["open"], game.public("red")["open"]) == ([], ["2C", "5C"])


@clause("EV-KNG-3", "EV-BAT-2")
def test_a_late_window_lies_between_the_cards_of_both_sides() -> None:
    game = scene(king_window="after_attacker_cards")
    game.order("blue", "attack france germany 1", "9")
    assert (game.phase, game.seen("green")["attack"]["attacker_points"]) == ("reaction", 9)
    game.order("black", "pass")
    game.order("green", "pass", "3")
    assert game.phase == "retreat"


@clause("EV-KNG-1", "EV-R-17")
def test_the_defender_can_be_left_out() -> None:
    game = scene(hands={"black": "K"}, king_by_defender=False)
    game.order("blue", "attack france germany 1")
    assert game.waits_for == "green"
    assert game.seen("spectator")["attack"]["asked"] == []
    game.refused("black", "king K", "not_your_turn", "EV-TRN-1")
    two = scene(players="blue black", king_by_defender=False)
    two.order("blue", "attack france germany 1", "2 9")
    assert two.on_turn == "black"


@clause("EV-KNG-1", "EV-R-17")
def test_with_two_players_the_defender_is_the_only_one_asked() -> None:
    game = scene(players="blue black", hands={"black": "K"})
    game.order("blue", "attack france germany 1")
    game.order("black", "king K")
    assert game.on_turn == "black"


@clause("EV-KNG-6")
def test_everybody_is_asked_whatever_the_hand() -> None:
    game = scene(hands={"green": "K"})
    game.order("blue", "attack france germany 1")
    assert game.waits_for == "black"
    assert game.offered("black") == {"pass"}
    game.order("black", "pass")
    assert game.offered("green") == {"king", "pass"}


def holders_only(**hands: str) -> Scene:
    game = scene(players="blue black green red", hands=hands, reaction_prompt="holders_only")
    game.order("blue", "attack france germany 1", "2" if not set("KA") & set("".join(hands.values())) else "")
    return game


@clause("EV-KNG-6")
def test_asking_holders_only_is_faster_and_tells() -> None:
    game = holders_only(black="2", green="A 3", red="K")
    assert game.waits_for == "green"
    game.order("green", "pass")
    assert game.waits_for == "red"
    assert holders_only(black="2").on_turn == "black"


@clause("EV-KNG-6", "EV-ACE-1")
def test_what_the_question_tells_is_forgotten_when_the_hand_changes() -> None:
    game = holders_only(black="2", green="A K", red="3 4")
    game.order("green", "king A")
    assert list(game.table.court) == [0, 0, 0, 0]
    game = holders_only(black="2", green="A K", red="3 4")
    game.order("green", "pass", "2")
    assert list(game.table.court) == [0, 2, 1, 2]
    game.order("black", "fate", "5 5 5")
    game.order("black", "assign 5 black, 5 red, 5 green")
    assert list(game.table.court) == [0, 0, 1, 0]


@clause("EV-KNG-6")
@pytest.mark.parametrize(("laid", "court"), [("9", 1), ("A", 0)])
def test_of_one_who_was_asked_it_is_known_until_a_king_or_ace_is_laid(laid: str, court: int) -> None:
    game = holders_only(black="A 9", red="3")
    game.order("black", "pass", "2")
    game.order("black", f"lay {laid}")
    assert list(game.table.court) == [0, court, 2, 2]
    chance = Seeded(laid)
    hands = [game.view("red").complete(chance).owns[1].hand for _ in range(40)]
    assert all(hand & (KINGS | ACES) for hand in hands) == (court == 1)


@clause("EV-KNG-5", "EV-KNG-6")
def test_a_known_king_goes_over_with_the_hand() -> None:
    game = holders_only(black="A", green="5", red="K")
    game.order("black", "pass")
    game.order("red", "king K")
    assert list(game.table.court) == [0, 0, 2, 1]
    assert game.hand("red") == "A"


@clause("EV-ACE-1")
@pytest.mark.parametrize("order", ["sabotage A spain", "espionage A black"])
def test_an_ace_stands_for_jack_and_queen(order: str) -> None:
    game = scene({"spain": "black 2"}, hands={"blue": "A"})
    game.order("blue", order)
    assert game.discard() == "A"
