"""CRD: winning a letter card, the pile and the hand."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, scene

HIT = [6, 1]
LEVEL = [1, 1]


def front(**options: object) -> Scene:
    """Red in Iberia and Central Europe, on both sides of blue's single soldiers."""
    return scene(
        {"iberia": "red 6", "france": "blue 1", "maghreb": "blue 1", "central_europe": "red 6"},
        options=options,
    )


def small_pile(left: int, **options: object) -> Scene:
    """The same with so many cards in the pile; green holds the others."""
    return scene(
        {"iberia": "red 6", "france": "blue 1", "maghreb": "blue 1"},
        hands={"green": BOARD.states[left:]},
        options=options,
    )


@clause("EX-CRD-1")
def test_a_won_battle_gives_the_right_to_the_top_card() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    assert game.seen("spectator")["card_right"] is True
    game.order("red", "draw_card", [5])
    assert game.hand("red") == [BOARD.states[4]]
    assert game.seen("spectator")["pile"] == 47
    assert game.on_turn == "red"


@clause("EX-CRD-1")
def test_a_lost_battle_gives_no_right_to_a_card() -> None:
    game = front()
    game.order("red", "attack iberia france 1", LEVEL)
    assert game.seen("spectator")["card_right"] is False
    assert "draw_card" not in game.offered("red")
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-1")


@clause("EX-CRD-1", "EX-TRN-1")
def test_the_right_belongs_to_the_power_on_turn() -> None:
    game = front()
    game.order("red", "attack iberia france 1", HIT)
    game.refused("blue", "draw_card", "not_your_turn", "EX-TRN-1")


@clause("EX-CRD-1", "EX-CRD-2")
def test_a_battle_lost_after_a_victory_takes_the_right_away() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "attack iberia maghreb 1", LEVEL)
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-1")
    assert "draw_card" not in game.offered("red")


@clause("EX-CRD-2")
def test_a_victory_after_lost_battles_is_enough() -> None:
    game = front()
    game.order("red", "attack iberia france 1", LEVEL)
    game.order("red", "attack iberia maghreb 1", LEVEL)
    game.order("red", "attack central_europe france 1", HIT)
    game.order("red", "draw_card", [1])
    assert len(game.hand("red")) == 1


@clause("EX-CRD-3")
def test_many_victories_give_one_card() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "attack iberia maghreb 1", HIT)
    game.order("red", "draw_card", [1])
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-3")
    assert game.offered("red") == {"end_turn"}


@clause("EX-CRD-3")
def test_the_next_turn_may_win_the_next_card() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [1])
    game.pass_to("red")
    game.order("red", "attack iberia maghreb 1", HIT)
    game.order("red", "draw_card", [1])
    assert len(game.hand("red")) == 2


@clause("EX-CRD-4", "EX-R-20")
def test_a_right_that_is_not_used_lapses_with_the_turn() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    events = game.order("red", "end_turn")
    assert "card-right-lapsed" in game.sentences(events, "spectator")
    assert game.hand("red") == []
    game.pass_to("red")
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-6")


@clause("EX-CRD-4", "EX-R-20")
def test_nothing_lapses_for_a_power_that_drew_or_had_no_right() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [1])
    assert "card-right-lapsed" not in game.sentences(game.order("red", "end_turn"), "spectator")
    assert "card-right-lapsed" not in game.sentences(game.order("blue", "end_turn"), "spectator")


@clause("EX-CRD-4", "EX-R-20")
def test_with_auto_drawing_the_turn_ends_with_the_card() -> None:
    game = front(draw_mode="auto")
    game.order("red", "attack iberia france 3", HIT)
    events = game.order("red", "end_turn", [7])
    assert game.hand("red") == [BOARD.states[6]]
    assert "card-right-lapsed" not in game.sentences(events, "spectator")
    assert game.on_turn == "blue"


@clause("EX-CRD-4", "EX-R-20")
def test_with_auto_drawing_a_power_that_stays_silent_gets_its_card_too() -> None:
    game = front(draw_mode="auto")
    game.order("red", "attack iberia france 3", HIT)
    silence = game.view("red").decisions()[0].default()
    game.order("red", str(silence), [1])
    assert len(game.hand("red")) == 1


@clause("EX-CRD-4", "EX-CRD-3")
def test_with_auto_drawing_a_card_drawn_by_hand_is_the_only_one() -> None:
    game = front(draw_mode="auto")
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [1])
    game.order("red", "end_turn")
    assert len(game.hand("red")) == 1


@clause("EX-CRD-4", "EX-CRD-1")
def test_with_auto_drawing_there_is_no_card_without_a_right() -> None:
    game = front(draw_mode="auto")
    game.order("red", "attack iberia france 1", LEVEL)
    game.order("red", "end_turn")
    game.order("blue", "end_turn")
    assert game.hand("red") == game.hand("blue") == []


@clause("EX-CRD-5", "EX-R-21")
def test_after_drawing_there_is_no_further_attack() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [1])
    game.refused("red", "attack iberia maghreb 1", "fight_closed", "EX-CRD-5")
    assert game.phase == "fight_closed"


@clause("EX-CRD-5", "EX-TRN-4")
def test_after_drawing_there_is_no_arming_either() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [1])
    game.refused("red", "arm iberia 1", "already_fought", "EX-TRN-4")


@clause("EX-CRD-6")
def test_a_turn_without_an_attack_gives_no_right_to_a_card() -> None:
    game = front()
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-6")
    events = game.order("red", "end_turn")
    assert "card-right-lapsed" not in game.sentences(events, "red")


@clause("EX-CRD-6")
def test_the_victory_of_another_power_gives_no_right() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "end_turn")
    game.refused("blue", "draw_card", "no_card_right", "EX-CRD-6")


@clause("EX-CRD-7", "EX-R-18")
def test_from_an_empty_pile_nothing_is_drawn() -> None:
    game = small_pile(0)
    game.order("red", "attack iberia france 3", HIT)
    game.refused("red", "draw_card", "pile_empty", "EX-CRD-7")
    assert "draw_card" not in game.offered("red")


@clause("EX-CRD-7", "EX-R-18")
def test_with_auto_drawing_an_empty_pile_is_no_mistake() -> None:
    game = small_pile(0, draw_mode="auto")
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "end_turn")
    assert (game.on_turn, game.hand("red")) == ("blue", [])


@clause("EX-CRD-7", "EX-CRD-5")
def test_an_empty_pile_does_not_end_the_fighting() -> None:
    game = small_pile(0)
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "attack iberia maghreb 1", HIT)
    assert game.state("maghreb") == ("red", 1)


@clause("EX-R-18", "EX-ARM-7")
def test_the_pile_is_never_reshuffled_so_used_sets_come_up_again_in_their_order() -> None:
    game = small_pile(1)
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card")
    assert game.hand("red") == ["turkey"]
    game.order("red", "end_turn")
    game.order("blue", "end_turn")
    game.order("green", "arm with india china arabia")
    game.order("white", "end_turn")
    game.order("red", "attack iberia maghreb 1", HIT)
    game.order("red", "draw_card")
    assert game.hand("red") == ["turkey", "india"]
    assert game.pile() == [["china"], ["arabia"]]


@clause("EX-R-18")
def test_a_used_set_lies_below_all_cards_that_were_in_the_pile() -> None:
    game = scene({"iberia": "red 6", "france": "blue 1"}, on_turn="white", hands={"white": "PPP"})
    used = game.hand("white")
    game.order("white", "arm with " + " ".join(used))
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [45])
    assert game.hand("red")[0] not in used
    assert game.pile()[1:] == [[card] for card in used]


@clause("EX-R-18")
@pytest.mark.parametrize("place", [1, 24, 48])
def test_each_card_of_the_shuffled_pile_may_lie_on_top(place: int) -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card", [place])
    assert game.hand("red") == [BOARD.states[place - 1]]


@clause("EX-CRD-8", "EX-R-15")
def test_hands_are_hidden_and_their_numbers_are_public() -> None:
    game = scene(hands={"red": ["japan", "alaska"], "blue": ["india"]})
    assert [card["card"] for card in game.own("red")["hand"]] == ["japan", "alaska"]
    assert [card["letter"] for card in game.own("red")["hand"]] == ["P", "D"]
    for watcher in ("blue", "green", "spectator"):
        powers = game.seen(watcher)["powers"]
        assert [row["cards"] for row in powers] == [2, 1, 0, 0]
        assert "letter" not in str(powers)


@clause("EX-CRD-8", "EX-R-15")
def test_there_is_no_limit_to_a_hand() -> None:
    game = scene({"iberia": "red 6", "france": "blue 1"}, hands={"red": BOARD.states[1:]})
    game.order("red", "attack iberia france 3", HIT)
    game.order("red", "draw_card")
    assert len(game.hand("red")) == 48
    game.order("red", "end_turn")
    assert game.public("red")["cards"] == 48


@clause("EX-CRD-9")
def test_the_state_on_a_drawn_card_changes_nothing_on_the_board() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    before, powers = game.seen("spectator")["states"], game.seen("spectator")["powers"]
    game.order("red", "draw_card", [1 + BOARD.index["maghreb"]])
    assert game.hand("red") == ["maghreb"]
    assert game.seen("spectator")["states"] == before
    assert [row["soldiers"] for row in game.seen("spectator")["powers"]] == [
        row["soldiers"] for row in powers
    ]


@clause("EX-CRD-9", "EX-ARM-5")
def test_a_set_is_worth_the_same_whoever_owns_the_states_on_its_cards() -> None:
    cards = ["turkey", "arabia", "persia"]
    for owner in ("red", "blue"):
        game = scene(dict.fromkeys(cards, f"{owner} 1") | {"iberia": "red 1"}, hands={"red": cards})
        game.refused("red", f"arm iberia 14 with {' '.join(cards)}", "arm_total", "EX-ARM-1")
        game.order("red", f"arm iberia 13 with {' '.join(cards)}")


@clause("EX-CRD-1", "EX-CRD-8")
def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    game = front()
    game.order("red", "attack iberia france 3", HIT)
    events = game.order("red", "draw_card", [1])
    assert game.shown(events, "red") == [
        {"event": "card-drawn-own", "power": "red", "card": game.hand("red")[0], "letter": game.letters("red")}
    ]
    for watcher in ("blue", "spectator"):
        assert game.shown(events, watcher) == [{"event": "card-drawn", "power": "red"}]


@clause("EX-CRD-4", "EX-CRD-7")
def test_no_right_lapses_when_there_was_no_card_to_draw() -> None:
    game = small_pile(0)
    game.order("red", "attack iberia france 3", HIT)
    events = game.order("red", "end_turn")
    assert game.sentences(events, "spectator") == ["turn-begins"]
