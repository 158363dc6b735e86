"""PLY and SET: players, powers, first figures, the starting player and the cards."""

import re

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import BOARD, COLOUR, POWER, Scene, begun, scene
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.deck import DECK_SIZE, FULL_DECK, count_cards
from velmoci.evropska_valka.options import LIBRARY, advice
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.position import Position, new_position
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRecord, BadRulebook, NotYourDecision, Refusal
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble


def picking(**options: object) -> Position:
    """A game in which the first seat is asked for its power."""
    position = new_position(assemble(LIBRARY, (), {"power_choice": "pick"} | options))
    position.apply(-1, Begin(), Scripted([]))
    return position


def started(rolls: list[int], **options: object) -> Scene:
    """Red, blue, black … in seat order, set up with these rolls."""
    position = picking(**options)
    count = int(position.table.players)
    for seat in range(count):
        chance = Scripted(rolls if seat == count - 1 else [])
        position.apply(seat, NOTATION.parse(f"choose_power {POWERS[seat]}"), chance)
        assert not chance.rolls
    return Scene(position, [COLOUR[power] for power in POWERS[:count]])


@clause("EV-PLY-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_play(players: int) -> None:
    game = begun(players=players)
    assert len(set(game.players)) == players
    assert len(game.board()) == 3 * players


@clause("EV-PLY-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, "3", 3.0, True, None])
def test_any_other_number_of_players_is_refused(players: object) -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"players": players})
    assert (caught.value.code, caught.value.clause) == ("bad_player_count", "EV-PLY-1")
    assert caught.value.values == {"value": str(players)}


@clause("EV-PLY-1")
def test_a_long_number_of_players_is_told_cut_short() -> None:
    with pytest.raises(BadRulebook) as caught:
        assemble(LIBRARY, (), {"players": "x" * 60})
    assert caught.value.values == {"value": "x" * 40}


@clause("EV-PLY-2")
def test_five_players_are_warned_of_a_crowded_board() -> None:
    assert advice()["crowded"] == [5]
    assert advice()["players"] == [2, 4]
    for language, word in (("en", "crowded"), ("cs", "přeplněná")):
        assert re.search(rf"^advice-crowded = .*{word}", texts(language), re.MULTILINE)


@clause("EV-PLY-4")
def test_the_expected_length_is_told() -> None:
    assert advice()["minutes"] == [10, 30]
    assert "advice-minutes" in texts("cs")


def texts(language: str) -> str:
    return read_text("velmoci.evropska_valka", f"texts/{language}.ftl")


@clause("EV-PLY-3", "EV-SET-1")
def test_a_power_is_chosen_once() -> None:
    position = picking(players=3)
    (decision,) = position.pending()
    assert (decision.kind, decision.seat, position.table.on_turn) == ("power_choice", 0, 0)
    assert decision.about() == {"free": list(POWERS)}
    assert [str(order) for order in decision] == [f"choose_power {power}" for power in POWERS]
    assert str(decision.default()) == "choose_power british_allies"
    (chosen,) = position.apply(0, NOTATION.parse("choose_power dual_alliance"), Scripted([]))
    assert chosen.seen_by_all().to_json() == {"event": "power-chosen", "seat": 1, "power": "dual_alliance"}
    assert (position.pending()[0].seat, position.table.on_turn) == (1, 1)
    assert (position.power(0), position.power(1)) == ("dual_alliance", "seat_2")
    for order, code in (("choose_power dual_alliance", "power_taken"), ("choose_power narnia", "unknown_power")):
        with pytest.raises(Refusal) as caught:
            position.apply(1, NOTATION.parse(order), Scripted([]))
        assert (caught.value.code, caught.value.clause) == (code, "EV-PLY-3")
    with pytest.raises(NotYourDecision):
        position.apply(2, NOTATION.parse("choose_power ottoman_empire"), Scripted([]))


@clause("EV-SET-1")
def test_flag_cards_deal_every_power_equally_often() -> None:
    first = [begun(seed, players=2).players[0] for seed in range(200)]
    assert {first.count(colour) > 20 for colour in COLOUR.values()} == {True}


@clause("EV-SET-2", "EV-SET-3", "EV-SET-4")
def test_one_figure_of_the_own_colour_on_each_home_field() -> None:
    game = started([5, 2], players=2)
    assert len(game.board()) == 6
    for player in game.players:
        assert {game.field(name) for name in BOARD.home(POWER[player])} == {f"{player} 1"}
    idle = [power for power in POWERS if COLOUR[power] not in game.players]
    assert {game.field(name) for power in idle for name in BOARD.home(power)} == {""}


@clause("EV-SET-5", "EV-R-01")
def test_the_highest_roll_starts_and_ties_roll_again() -> None:
    assert started([2, 6, 5], players=3).on_turn == "blue"
    game = started([4, 6, 6, 5, 5, 2, 3], players=3)
    assert game.on_turn == "black"
    assert game.phase == "turn"


@clause("EV-SET-5", "EV-R-01")
def test_the_start_may_be_given_otherwise() -> None:
    assert started([], players=3, first_player="seat_0").on_turn == "red"
    assert started([3], players=3, first_player="random").on_turn == "black"


@clause("EV-R-01", "EV-TRN-1")
def test_turns_go_clockwise() -> None:
    game = scene(players="blue black green red")
    for player in ("blue", "black", "green", "red", "blue"):
        assert game.on_turn == player
        home = next(name for name, standing in game.board().items() if standing.startswith(player))
        game.order(player, f"draft {home}")


@clause("EV-SET-6", "EV-R-02")
def test_hands_start_empty_and_all_cards_are_in_the_pile() -> None:
    game = begun(players=4)
    assert game.position.pile.cards == FULL_DECK
    assert [game.hand(player) for player in game.players] == [""] * 4


@clause("EV-SET-6", "EV-R-02")
def test_a_starting_hand_is_dealt_one_by_one_from_the_starter() -> None:
    game = started([1, 6, 1, 52, 51, 50, 1, 1, 1], players=3, starting_hand=2)
    assert game.on_turn == "blue"
    assert game.cards("blue") == ["2C", "AS"]
    assert game.cards("black") == ["2D", "AH"]
    assert game.cards("red") == ["2H", "AD"]
    assert count_cards(game.position.pile.cards) == 46


@clause("EV-SET-6", "EV-R-02")
def test_a_dealt_hand_is_told_only_to_its_owner() -> None:
    game = begun(players=2, starting_hand=3)
    for player in (*game.players, "spectator"):
        seen = [one for one in game.told(game.opening, player) if one.sentence.startswith("hand-dealt")]
        assert [one.values["count"] for one in seen] == [3, 3]
        assert ["cards" in one.values for one in seen] == [other == player for other in game.players]


@clause("EV-SET-7")
def test_with_figures_no_power_has_an_advantage() -> None:
    counts = {power: len(BOARD.home(power)) for power in POWERS}
    assert set(counts.values()) == {3}
    for colour in COLOUR.values():
        other = "red" if colour != "red" else "blue"
        game = scene(players=f"{colour} {other}")
        assert {order.split()[0] for order in map(str, game.decision())} >= {"draft", "move", "fate"}
        assert game.public(colour)["stock"] is None


@clause("EV-SET-1")
def test_only_the_table_begins_and_only_once() -> None:
    position = new_position(assemble(LIBRARY, (), {}))
    assert position.pending() == []
    assert position.asides(0) == []
    with pytest.raises(NotYourDecision) as stolen:
        position.apply(0, Begin(), Seeded(1))
    assert stolen.value.code == "table_only"
    with pytest.raises(Refusal) as early:
        position.apply(0, NOTATION.parse("fate"), Seeded(1))
    assert early.value.code == "wrong_phase"
    position.apply(-1, Begin(), Seeded(1))
    with pytest.raises(Refusal) as again:
        position.apply(-1, Begin(), Seeded(1))
    assert again.value.code == "wrong_phase"
    for seat in (-1, 3, 99):
        with pytest.raises(NotYourDecision) as nobody:
            position.apply(seat, NOTATION.parse("fate"), Seeded(1))
        assert nobody.value.code == "no_such_seat"


@clause("EV-SET-2", "EV-SET-3", "EV-SET-5", "EV-SET-6", "EV-SET-7")
def test_the_setup_is_told_in_the_order_of_the_rules() -> None:
    position = picking(players=2)
    position.apply(0, NOTATION.parse("choose_power french_allies"), Scripted([]))
    events = position.apply(1, NOTATION.parse("choose_power dual_alliance"), Scripted([3, 3, 2, 6]))
    both = ["french_allies", "dual_alliance"]
    assert [event.seen_by_all().to_json() for event in events] == [
        {"event": "power-chosen", "seat": 2, "power": "dual_alliance"},
        {"event": "home-occupied", "power": "french_allies", "fields": ["france", "spain", "north_africa"]},
        {"event": "home-occupied", "power": "dual_alliance", "fields": ["germany", "austria_hungary", "italy"]},
        {"event": "starter-rolls", "powers": both, "rolls": [3, 3]},
        {"event": "starter-rolls", "powers": both, "rolls": [2, 6]},
        {"event": "starter", "power": "dual_alliance"},
        {"event": "turn-begins", "power": "dual_alliance", "turn": 1},
    ]
    assert (position.table.pile_size, position.table.shuffled) == (DECK_SIZE, FULL_DECK)


@clause("EV-SET-5")
def test_the_starting_die_has_six_sides() -> None:
    with pytest.raises(BadRecord) as caught:
        started([7, 1], players=2)
    assert caught.value.values == {"value": 7, "sides": 6}


@clause("EV-SET-7", "EV-PYR-2")
def test_with_pyramids_the_board_starts_empty_and_the_starter_places() -> None:
    game = started([2, 6], players=2, pieces="pyramids")
    assert game.board() == {}
    assert (game.phase, game.on_turn, game.waits_for) == ("pyramid_setup", "blue", "blue")
