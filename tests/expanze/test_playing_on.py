"""WIN-8 to WIN-10: playing on after a win, and the last power left."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, dealt, scene
from velmoci.bots.registry import make_bot
from velmoci.expanze.position import load_position
from velmoci.kernel.chance import Seeded

HIT = [6, 1]
LEVEL = [1, 1]


def claimant(**options: object) -> Scene:
    """Red holds Asia and Australia and has that mission; blue's European Russia stands beside Siberia."""
    return scene(
        {"asia": "red 1", "australia": "red 1", "european_russia": "blue 4", "china": "red 4"},
        missions={"red": "asia_australia"},
        options=options,
    )


@clause("EX-WIN-8")
def test_by_default_the_game_ends_with_the_first_win() -> None:
    game = claimant(hold_rounds=0)
    game.order("red", "show_mission")
    assert game.phase == "game_over"
    game.refused("blue", "end_turn", "game_over", "EX-WIN-3")


@clause("EX-WIN-8", "EX-R-53")
def test_the_others_may_play_on_while_the_winner_is_skipped() -> None:
    game = claimant(continue_after_win=True)
    game.order("red", "show_mission")
    game.pass_to("white")
    game.order("white", "end_turn")
    assert (game.status("red"), game.outcome, game.on_turn) == ("won", None, "blue")
    assert game.seen("spectator")["winners"] == ["red"]
    turns = []
    for _ in range(6):
        turns.append(game.on_turn)
        game.order(game.on_turn, "end_turn")
    assert turns == ["blue", "green", "white"] * 2


@clause("EX-WIN-8", "EX-R-59")
def test_the_others_are_asked_after_the_win_and_play_on_when_all_want_to() -> None:
    game = claimant(continue_after_win="ask")
    game.order("red", "show_mission")
    game.pass_to("white")
    assert game.sentences(game.order("white", "end_turn"), "spectator")[-1] == "won-mission"
    for power in ("blue", "green", "white"):
        assert (game.phase, game.on_turn, game.outcome) == ("playing_on", power, None)
        assert game.seen("spectator")["phase"] == "playing_on"
        (asked,) = game.position.pending()
        assert (asked.kind, asked.seat, asked.waits) == ("playing_on", game.powers.index(power), True)
        assert asked.about() == {"power": "red"}
        said, *rest = game.told(game.order(power, "play_on"), "spectator")
        assert (said.sentence, said.values) == ("plays-on", {"power": power})
    assert [event.sentence for event in rest] == ["turn-begins"]
    assert (game.phase, game.on_turn, game.status("red")) == ("turn_choice", "blue", "won")
    turns = []
    for _ in range(4):
        turns.append(game.on_turn)
        game.order(game.on_turn, "end_turn")
    assert turns == ["blue", "green", "white", "blue"]


@clause("EX-WIN-8", "EX-R-59")
@pytest.mark.parametrize("willing", [0, 1, 2])
def test_one_who_does_not_want_to_play_on_ends_the_game_with_the_win(willing: int) -> None:
    game = claimant(continue_after_win="ask", hold_rounds=0)
    game.order("red", "show_mission")
    others = ["blue", "green", "white"]
    for power in others[:willing]:
        game.order(power, "play_on")
    told = game.sentences(game.order(others[willing], "stop_here"), "spectator")
    assert told == ["stopped-here", "game-over"]
    assert (game.phase, game.outcome) == ("game_over", (("red",), "mission"))


@clause("EX-WIN-8")
def test_only_the_power_that_is_asked_answers_and_nothing_else_is_done_meanwhile() -> None:
    game = claimant(continue_after_win="ask", hold_rounds=0)
    for text in ("play_on", "stop_here"):
        game.refused("red", text, "wrong_phase", "EX-WIN-8")
    game.order("red", "show_mission")
    game.refused("red", "play_on", "power_destroyed", "EX-ELI-6")
    for text in ("play_on", "stop_here", "end_turn"):
        game.refused("green", text, "not_asked", "EX-WIN-8")
    game.refused("blue", "end_turn", "wrong_phase", "EX-SET-1")
    game.refused("blue", "attack european_russia siberia 3", "wrong_phase", "EX-SET-1")


@clause("EX-WIN-8", "EX-ELI-7", "EX-WIN-10")
def test_whoever_resigns_while_it_is_asked_is_not_asked_any_more() -> None:
    game = claimant(continue_after_win="ask", hold_rounds=0)
    game.order("red", "show_mission")
    game.order("white", "resign")
    assert (game.phase, game.on_turn) == ("playing_on", "blue")
    game.order("blue", "play_on")
    assert (game.phase, game.on_turn) == ("playing_on", "green")
    game.order("green", "resign")
    assert game.phase == "game_over"
    again = claimant(continue_after_win="ask", hold_rounds=0)
    again.order("red", "show_mission")
    again.order("blue", "resign")
    assert (again.phase, again.on_turn) == ("playing_on", "green")
    again.order("green", "play_on")
    again.order("white", "play_on")
    assert (again.phase, again.on_turn) == ("turn_choice", "green")


@clause("EX-WIN-8", "EX-CRD-4", "EX-WIN-2")
def test_a_win_that_shows_itself_after_a_battle_ends_the_turn_before_the_others_are_asked() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "china": "red 4", "siberia": "blue 1"},
        missions={"red": "asia_australia"},
        options={"continue_after_win": "ask", "hold_rounds": 0, "auto_show": True},
    )
    told = game.sentences(game.order("red", "attack china siberia 3", HIT), "spectator")
    assert told[-2:] == ["won-mission", "card-right-lapsed"]
    assert (game.phase, game.on_turn, game.status("blue")) == ("playing_on", "blue", "living")


@clause("EX-WIN-8", "EX-WIN-10")
def test_where_only_one_is_left_beside_the_winner_nobody_is_asked() -> None:
    game = claimant(continue_after_win="ask", hold_rounds=0)
    for power in ("green", "white"):
        game.order(power, "resign")
    game.order("red", "show_mission")
    assert (game.phase, game.outcome) == ("game_over", (("red",), "mission"))


@clause("EX-WIN-8")
def test_the_question_is_kept_in_a_saved_game_and_bots_answer_it() -> None:
    game = claimant(continue_after_win="ask", hold_rounds=0)
    game.order("red", "show_mission")
    position = load_position(game.position.rulebook, game.position.dump())
    assert position == game.position
    view = position.view(1)
    (asked,) = view.decisions()
    assert {str(order) for menu in asked.menus() for order in menu} == {"play_on", "stop_here"}
    assert str(make_bot("expanze", "steady", Seeded(1)).decide(view, asked)) == "stop_here"
    said = {str(make_bot("expanze", "random", Seeded(seed)).decide(view, asked)) for seed in range(9)}
    assert said == {"play_on", "stop_here"}
    assert view.complete(Seeded(1)).pending()[0].kind == "playing_on"


@clause("EX-WIN-8", "EX-R-53")
def test_the_states_of_a_winner_stay_and_defend() -> None:
    game = claimant(continue_after_win=True, hold_rounds=0)
    before = game.states_of("red")
    game.order("red", "show_mission")
    assert game.states_of("red") == before
    game.order("blue", "attack european_russia siberia 3", [*LEVEL, *LEVEL, *LEVEL])
    assert game.state("siberia") == ("red", 1)
    game.order("blue", "end_turn")
    assert game.seen("spectator")["winners"] == ["red"]


@clause("EX-WIN-8", "EX-WIN-4")
def test_a_winner_stays_a_winner_when_it_loses_its_states_afterwards() -> None:
    game = claimant(continue_after_win=True, hold_rounds=0)
    game.order("red", "show_mission")
    events = game.order("blue", "attack european_russia siberia 3", HIT)
    assert "claim-broken" not in game.sentences(events, "spectator")
    assert (game.status("red"), game.seen("spectator")["winners"]) == ("won", ["red"])


@clause("EX-WIN-8", "EX-R-53", "EX-MIS-5", "EX-ELI-2")
def test_a_winner_whose_last_soldier_falls_was_caught_and_still_has_won() -> None:
    game = scene(
        {"iberia": "red 1", "france": "blue 9", "japan": "green 1"},
        rest="white",
        destroyed={"black": "red"},
        powers=("red", "blue", "green", "white", "black"),
        missions={"red": "destroy_black", "blue": "destroy_red", "green": "north_pole"},
        options={"continue_after_win": True, "hold_rounds": 0},
    )
    game.order("red", "show_mission")
    game.order("blue", "attack france iberia 8", HIT)
    assert (game.status("red"), game.public("red")["destroyed_by"]) == ("won", "blue")
    game.order("blue", "show_mission")
    assert game.seen("spectator")["winners"] == ["red", "blue"]
    assert game.on_turn == "green"


@clause("EX-WIN-8")
def test_a_win_by_showing_ends_the_turn_and_a_right_to_a_card_lapses() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "chukotka": "red 4", "alaska": "blue 1"},
        missions={"red": "asia_australia"},
        options={"continue_after_win": True, "hold_rounds": 0},
    )
    game.order("red", "attack chukotka alaska 1", HIT)
    events = game.order("red", "show_mission")
    assert (game.on_turn, game.phase, game.hand("red")) == ("blue", "turn_choice", [])
    assert "card-right-lapsed" in game.sentences(events, "spectator")


@clause("EX-WIN-8", "EX-TRD-6", "EX-ELI-6")
def test_a_winner_trades_no_more() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"},
        missions={"red": "asia_australia"},
        hands={"red": "P", "blue": "K"},
        options={"continue_after_win": True, "hold_rounds": 0},
    )
    game.order("blue", "offer_trade red give K want P")
    game.order("red", "show_mission")
    assert game.own("blue")["offers"] == []
    game.refused("blue", "offer_trade red give K want P", "trade_closed", "EX-ELI-6")
    assert game.letters("red") == "P"


@clause("EX-WIN-9", "EX-R-33")
def test_a_power_alone_on_the_board_wins_at_once_without_showing() -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"}, ("red", "blue"), rest="red")
    events = game.order("red", "attack iberia france 2", HIT)
    assert game.outcome == (("red",), "alone")
    assert game.public("red")["mission"] is None
    assert game.sentences(events, "blue") == ["battle-won", "power-destroyed", "won-alone", "game-over"]


@clause("EX-WIN-9", "EX-R-33")
@pytest.mark.parametrize("continues", [False, True])
def test_winning_alone_ends_the_game_even_where_others_might_play_on(continues: bool) -> None:
    game = scene(
        {"iberia": "red 4", "france": "blue 1"},
        ("red", "blue", "green"),
        rest="red",
        destroyed={"green": "red"},
        options={"continue_after_win": continues},
    )
    game.order("red", "attack iberia france 2", HIT)
    assert (game.phase, game.outcome) == ("game_over", (("red",), "alone"))


@clause("EX-WIN-10", "EX-R-55")
def test_the_last_living_power_wins_at_once_when_the_others_resign() -> None:
    game = scene(powers=("red", "blue", "green"), on_turn="blue")
    game.order("red", "resign")
    assert game.phase == "turn_choice"
    events = game.order("green", "resign")
    assert game.outcome == (("blue",), "last")
    assert game.sentences(events, "spectator") == ["resigned", "won-last", "game-over"]
    assert game.public("blue")["mission"] is None


@clause("EX-WIN-10", "EX-R-55", "EX-ELI-7")
def test_a_resignation_in_the_first_armament_can_end_the_game() -> None:
    game = dealt({"powers": 2})
    game.order("red", "resign")
    assert game.outcome == (("blue",), "last")


@clause("EX-WIN-10", "EX-R-55")
def test_the_last_living_power_wins_though_soldiers_of_resigned_powers_are_left() -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"}, ("red", "blue", "green"), rest="green")
    game.order("green", "resign")
    game.order("red", "attack iberia france 2", HIT)
    assert game.outcome == (("red",), "last")
    assert len(game.states_of("green")) == 46


@clause("EX-WIN-10", "EX-WIN-8", "EX-R-55")
@pytest.mark.parametrize("leaving", ["blue", "green"])
def test_after_a_win_the_game_just_ends_when_one_living_power_is_left(leaving: str) -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"},
        ("red", "blue", "green"),
        missions={"red": "asia_australia"},
        options={"continue_after_win": True, "hold_rounds": 0},
    )
    game.order("red", "show_mission")
    events = game.order(leaving, "resign")
    assert game.outcome == (("red",), "aftermath")
    assert game.sentences(events, "spectator") == ["resigned", "game-over"]


@clause("EX-WIN-10", "EX-WIN-8")
def test_after_a_win_the_game_just_ends_when_a_battle_leaves_one_living_power() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "iberia": "blue 4", "france": "green 1"},
        ("red", "blue", "green"),
        rest="red",
        missions={"red": "asia_australia"},
        options={"continue_after_win": True, "hold_rounds": 0},
    )
    game.order("red", "show_mission")
    game.order("blue", "attack iberia france 2", HIT)
    assert game.outcome == (("red",), "aftermath")


@clause("EX-WIN-8", "EX-WIN-10")
def test_of_two_powers_nobody_can_play_on() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"},
        ("red", "blue"),
        missions={"red": "asia_australia"},
        options={"continue_after_win": True, "hold_rounds": 0},
    )
    game.order("red", "show_mission")
    assert (game.phase, game.outcome) == ("game_over", (("red",), "aftermath"))
