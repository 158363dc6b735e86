"""TRN: whose turn it is, what a turn holds, and how rounds are counted."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import Scene, dealt, scene

WON = (6, 1)
TRIANGLE_OF_RED = {"australia": "red 1"} | dict.fromkeys(("bermuda", "falklands", "canary_islands"), "red 1")


def powers_on_turn(game: Scene, turns: int) -> list[str]:
    """Who is on turn, while everybody passes."""
    powers = []
    for _ in range(turns):
        powers.append(game.on_turn)
        game.order(game.on_turn, "end_turn")
    return powers


@clause("EX-TRN-1", "EX-R-10")
def test_powers_take_turns_clockwise() -> None:
    game = scene(on_turn="green", first="green")
    assert powers_on_turn(game, 9) == ["green", "white", "red", "blue"] * 2 + ["green"]


@clause("EX-TRN-1")
@pytest.mark.parametrize("text", ["arm", "attack iberia france 1", "end_turn", "draw_card"])
def test_only_the_power_on_turn_acts(text: str) -> None:
    game = scene({"iberia": "blue 3", "france": "red 1"})
    refusal = game.refused("blue", text, "not_your_turn", "EX-TRN-1")
    assert refusal.values["power"] == "red"


@clause("EX-TRN-1", "EX-R-51")
def test_turns_go_on_without_end() -> None:
    game = scene()
    powers_on_turn(game, 4 * 500)
    assert (game.round, game.outcome) == (501, None)


@clause("EX-TRN-2", "EX-R-08")
@pytest.mark.parametrize("dealer", range(4))
def test_the_first_turn_belongs_to_the_dealers_left_neighbour(dealer: int) -> None:
    rolls = [5, 5, 5, 5]
    rolls[dealer] = 1
    game = dealt(rolls=rolls)
    for _ in game.powers:
        game.order(game.on_turn, "place_first")
    assert (game.on_turn, game.round) == (game.powers[(dealer + 1) % 4], 1)


@clause("EX-TRN-3")
def test_the_power_on_turn_chooses_between_arming_and_fighting() -> None:
    game = scene({"iberia": "red 3", "france": "blue 1"})
    assert game.offered("red") == {"arm", "attack", "end_turn"}
    assert [game.offered(other) for other in ("blue", "green", "white")] == [set(), set(), set()]


@clause("EX-TRN-3")
def test_a_power_whose_states_hold_one_soldier_each_can_only_arm_or_pass() -> None:
    assert scene().offered("red") == {"arm", "end_turn"}


@clause("EX-TRN-4")
def test_after_an_attack_there_is_no_arming() -> None:
    game = scene({"iberia": "red 3", "france": "blue 1", "maghreb": "blue 1"})
    game.order("red", "attack iberia france 1", [1, 1])
    assert game.offered("red") == {"attack", "end_turn"}
    game.refused("red", "arm iberia 3", "already_fought", "EX-TRN-4")
    game.refused("red", "arm", "already_fought", "EX-TRN-4")


@clause("EX-TRN-4")
def test_after_drawing_a_card_there_is_no_arming_either() -> None:
    game = scene({"iberia": "red 3", "france": "blue 1"})
    game.order("red", "attack iberia france 1", WON)
    game.order("red", "draw_card", [1])
    game.refused("red", "arm iberia 3", "already_fought", "EX-TRN-4")


@clause("EX-TRN-4", "EX-ARM-11")
def test_after_arming_there_is_no_attack() -> None:
    game = scene({"iberia": "red 3", "france": "blue 1"})
    game.order("red", "arm iberia 3")
    game.refused("red", "attack iberia france 1", "not_your_turn", "EX-TRN-1")


@clause("EX-TRN-5", "EX-R-22")
def test_a_power_may_pass() -> None:
    game = scene({"iberia": "red 3", "france": "blue 1"})
    before = game.seen("spectator")
    game.order("red", "end_turn")
    assert game.seen("spectator") == before | {"on_turn": "blue", "waiting_for": ["blue"]}


@clause("EX-TRN-5")
def test_an_absent_power_passes() -> None:
    default = scene().position.pending()[0].default()
    assert str(default) == "end_turn"


@clause("EX-TRN-6", "EX-R-32")
def test_destroyed_powers_are_skipped() -> None:
    game = scene({"madagascar": "green 1", "south_africa": "red 3", "egypt": "blue 1"}, rest="white")
    game.order("red", "attack south_africa madagascar 2", WON)
    assert powers_on_turn(game, 6) == ["red", "blue", "white"] * 2
    game.refused("green", "end_turn", "power_destroyed", "EX-ELI-1")


@clause("EX-TRN-6", "EX-R-32", "EX-R-35")
def test_powers_that_resigned_are_skipped() -> None:
    game = scene()
    game.order("green", "resign")
    assert powers_on_turn(game, 6) == ["red", "blue", "white"] * 2
    assert game.sentences(game.pass_to("white"), "spectator") == ["turn-begins", "turn-begins"]
    game.refused("green", "arm", "power_destroyed", "EX-ELI-6")


@clause("EX-TRN-6", "EX-R-53")
def test_winners_are_skipped_when_the_others_play_on() -> None:
    game = scene(
        TRIANGLE_OF_RED,
        missions={"red": "australia_bermuda_triangle"},
        options={"continue_after_win": True},
    )
    game.order("red", "show_mission")
    game.pass_to("white")
    game.order("white", "end_turn")
    assert (game.status("red"), game.outcome) == ("won", None)
    assert powers_on_turn(game, 6) == ["blue", "green", "white"] * 2


@clause("EX-TRN-7", "EX-R-26")
def test_a_round_is_once_around_the_table() -> None:
    game = scene(on_turn="green", first="green")
    rounds = []
    for _ in range(9):
        rounds.append(game.round)
        game.order(game.on_turn, "end_turn")
    assert rounds == [1, 1, 1, 1, 2, 2, 2, 2, 3]


@clause("EX-TRN-7", "EX-R-57")
def test_a_round_begins_at_the_seat_of_the_first_turn_even_if_that_power_is_gone() -> None:
    game = scene(on_turn="green", first="green")
    game.order("green", "resign")
    rounds = []
    for _ in range(7):
        rounds.append((game.on_turn, game.round))
        game.order(game.on_turn, "end_turn")
    assert rounds == [
        ("white", 1), ("red", 1), ("blue", 1), ("white", 2), ("red", 2), ("blue", 2), ("white", 3),
    ]  # fmt: skip


@clause("EX-TRN-7")
def test_the_log_tells_the_round_with_every_turn() -> None:
    game = scene(on_turn="white")
    (event,) = game.told(game.order("white", "end_turn"), "spectator")
    assert (event.sentence, event.values) == ("turn-begins", {"power": "red", "round": 2})


@clause("EX-TRN-7", "EX-R-57")
def test_at_the_round_limit_the_game_ends_and_open_claims_lapse() -> None:
    game = scene(
        TRIANGLE_OF_RED,
        missions={"red": "australia_bermuda_triangle"},
        round=10,
        options={"round_limit": 10},
    )
    game.order("red", "show_mission")
    game.pass_to("white")
    assert game.phase == "turn_choice"
    events = game.order("white", "end_turn")
    assert game.sentences(events, "spectator") == ["round-limit", "game-over"]
    assert game.outcome == ((), "rounds")
    assert game.claim("red") == 0
    game.refused("red", "end_turn", "game_over", "EX-WIN-3")


@clause("EX-TRN-7", "EX-R-26", "EX-FGT-16")
def test_what_the_rules_limit_to_a_turn_is_free_again_in_the_next_own_turn() -> None:
    game = scene({"iberia": "red 5", "france": "blue 1"})
    game.order("red", "attack iberia france 1", [1, 1])
    game.refused("red", "attack iberia france 1", "pair_used", "EX-FGT-16")
    assert game.seen("spectator")["attacked"] == [["iberia", "france"]]
    game.pass_to("red")
    assert game.seen("spectator")["attacked"] == []
    assert game.allows("red", "attack iberia france 1")


@clause("EX-TRN-1")
def test_nobody_acts_after_the_end() -> None:
    game = scene({}, ("red", "blue"))
    game.order("red", "resign")
    assert game.outcome == (("blue",), "last")
    assert game.position.pending() == []
    for text in ("end_turn", "arm", "attack atlantis egypt 1", "show_mission", "resign"):
        game.refused("blue", text, "game_over", "EX-WIN-3")
