"""END and PLY-5: who wins, when, and what happens when players leave."""

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import POWER, begun, scene
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.ending import end_if_won
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.position import new_position
from velmoci.evropska_valka.state import ENDED_LAST, NOBODY
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble

NEARLY = {"britain": "blue 1", "benelux": "blue 1", "france": "blue 2", "germany": "black 1", "near_east": "green 1"}


@clause("EV-END-1", "EV-END-2")
@pytest.mark.parametrize("players", ["blue black green", "blue black green red"])
def test_a_trio_of_a_player_or_of_an_idle_power_wins_at_once(players: str) -> None:
    game = scene(NEARLY, players, start=False, lenient=True)
    game.order("blue", "move france southern_scandinavia")
    assert game.outcome == ("blue", "trio")


@clause("EV-END-2")
def test_three_fields_of_different_powers_do_not_win() -> None:
    game = scene(NEARLY, start=False)
    game.order("blue", "move france russia")
    assert game.outcome is None


@clause("EV-END-1", "EV-END-7")
def test_the_own_trio_is_no_win() -> None:
    fields = {"france": "blue 2", "north_africa": "blue 1", "germany": "black 1", "near_east": "green 1"}
    game = scene(fields, start=False)
    game.order("blue", "move france spain")
    assert game.outcome is None


@clause("EV-END-3", "EV-R-25")
def test_the_game_ends_with_the_first_fall_and_nobody_is_removed() -> None:
    fields = {"spain": "blue 1", "near_east": "green 2", "germany": "black 1", "france": "black 1", "italy": "blue 4"}
    game = scene(fields | {"north_africa": "black 1"}, start=False, on_turn="green")
    game.order("green", "attack near_east spain 1")
    game.pass_all("9 2")
    game.order("blue", "retreat anatolia")
    assert game.outcome == ("green", "fall")
    assert (game.field("italy"), game.field("anatolia")) == ("blue 4", "blue 1")
    for player in game.players:
        assert game.view(player).decisions() == game.view(player).asides() == []
        game.refused(player, "fate", "game_over", "EV-END-1")


@clause("EV-END-3", "EV-R-24", "EV-R-25")
def test_it_does_not_matter_who_caused_the_fall() -> None:
    fields = {"spain": "blue 1", "near_east": "green 1", "germany": "black 1", "france": "black 1", "italy": "black 2"}
    game = scene(fields | {"north_africa": "green 1"}, start=False, on_turn="black")
    game.order("black", "attack italy spain 1")
    game.pass_all("9 2")
    game.order("blue", "retreat anatolia")
    assert game.outcome == ("green", "fall")


@clause("EV-END-4")
def test_the_player_on_turn_wins_before_the_neighbour_of_the_fallen() -> None:
    fields = {"france": "green 1", "north_africa": "green 1", "spain": "blue 1", "italy": "green 1"}
    fields |= {"near_east": "green 1", "germany": "black 1", "britain": "red 1"}
    game = scene(fields, "red blue black green", start=False, on_turn="green")
    game.order("green", "attack italy spain 1")
    game.pass_all("9 2")
    game.order("blue", "retreat anatolia")
    assert game.outcome == ("green", "trio")


@clause("EV-END-5")
@pytest.mark.parametrize("order", ["draft france", "move france britain"])
def test_conditions_are_checked_after_drafts_and_moves(order: str) -> None:
    game = scene(NEARLY | {"southern_scandinavia": "blue 1", "france": "blue 3"}, start=False)
    if order.startswith("move"):
        game = scene(NEARLY | {"southern_scandinavia": "blue 1", "britain": ""}, start=False)
    game.order("blue", order)
    assert game.outcome == ("blue", "trio")


@clause("EV-END-5")
def test_conditions_are_checked_after_a_sabotage() -> None:
    game = scene(NEARLY | {"southern_scandinavia": "blue 1", "spain": "black 2"}, hands={"blue": "J"}, start=False)
    events = game.order("blue", "sabotage J spain")
    assert game.outcome == ("blue", "trio")
    assert game.sentences(events)[-1] == "game-over"


@clause("EV-END-5", "EV-R-21")
def test_nothing_is_checked_between_retreat_and_advance() -> None:
    fields = {"britain": "blue 1", "benelux": "black 1", "southern_scandinavia": "blue 2", "france": "blue 1"}
    game = scene(fields | {"germany": "black 1", "near_east": "green 1"}, start=False)
    game.order("blue", "attack southern_scandinavia benelux 1")
    events = game.pass_all("9 2")
    assert game.sentences(events)[-4:] == ["retreated", "advanced", "won-trio", "game-over"]
    assert game.outcome == ("blue", "trio")


@clause("EV-END-7")
def test_who_has_nobody_at_home_cannot_win() -> None:
    fields = {"britain": "blue 1", "benelux": "blue 1", "southern_scandinavia": "blue 1", "germany": "black 1"}
    game = scene(fields | {"near_east": "green 1"}, start=False, lenient=True)
    assert end_if_won(game.position)
    assert game.outcome == ("green", "fall")


@clause("EV-R-26")
def test_of_two_others_the_first_clockwise_from_the_player_on_turn_wins() -> None:
    fields = {
        "britain": "green 1", "benelux": "green 1", "southern_scandinavia": "green 1", "near_east": "green 1",
        "finland_baltics": "black 1", "russia": "black 1", "ukraine": "black 1", "germany": "black 1",
        "france": "blue 1"
    }  # fmt: skip
    game = scene(fields, start=False, lenient=True)
    game.order("blue", "draft france")
    assert game.outcome == ("black", "trio")


@clause("EV-END-6")
def test_a_win_in_another_turn_ends_the_game_there() -> None:
    fields = {"spain": "blue 1", "near_east": "green 2", "germany": "black 1", "france": "black 1"}
    game = scene(fields | {"north_africa": "black 1"}, start=False, on_turn="black", hands={"black": "A"})
    game.order("black", "attack france spain 1")
    game.pass_all("2")
    game.order("blue", "retreat italy")
    assert game.outcome == ("green", "fall")
    assert game.seen("spectator")["winners"] == [POWER["green"]]
    assert game.table.cause == game.seat("blue")
    assert (game.seen("spectator")["on_turn"], game.seen("spectator")["waiting_for"]) == (None, [])


@clause("EV-END-6")
def test_the_end_is_told_with_the_winner_and_the_cause() -> None:
    game = scene(NEARLY, start=False, lenient=True)
    events = game.order("blue", "move france southern_scandinavia")
    assert game.shown(events)[-2:] == [
        {"event": "won-trio", "power": POWER["blue"], "trio": POWER["red"]}, {"event": "game-over"}
    ]  # fmt: skip
    assert game.table.cause == POWERS.index(POWER["red"])
    fields = {"spain": "blue 1", "near_east": "green 2", "germany": "black 1", "france": "black 1"}
    game = scene(fields | {"north_africa": "black 1"}, start=False, on_turn="black", hands={"black": "A"})
    game.order("black", "attack france spain 1")
    game.pass_all("2")
    assert game.shown(game.order("blue", "retreat italy"))[-2:] == [
        {"event": "won-fall", "power": POWER["green"], "other": POWER["blue"]}, {"event": "game-over"}
    ]  # fmt: skip
    game = scene(players="blue black")
    assert game.shown(game.order("blue", "resign")) == [
        {"event": "left", "power": POWER["blue"]}, {"event": "won-last", "power": POWER["black"]},
        {"event": "game-over"}
    ]  # fmt: skip


# ── leaving


@clause("EV-PLY-5", "EV-R-32")
def test_a_seat_without_its_player_uses_fate_and_keeps_the_cards() -> None:
    game = scene(hands={"black": "2 3 K"})
    game.order("black", "resign")
    assert game.public("black")["status"] == "left"
    events = game.order("blue", "draft france", "4 5 6")
    assert "fate-kept" in game.sentences(events)
    assert game.hand("black") == "4 5 6 K"
    assert game.discard() == "2 3"
    assert game.on_turn == "green"


@clause("EV-PLY-5")
def test_leaving_in_the_own_turn_answers_at_once() -> None:
    game = scene()
    game.order("blue", "resign", "4 5 6")
    assert (game.hand("blue"), game.on_turn) == ("4 5 6", "black")


@clause("EV-PLY-5", "EV-R-32")
def test_a_left_seat_passes_lays_its_highest_and_goes_home_first() -> None:
    game = scene({"austria_hungary": "", "germany": "black 1"}, hands={"black": "K 3 4", "blue": "9 9"})
    game.order("black", "resign")
    game.order("blue", "attack france germany 1")
    game.order("green", "pass")
    events = game.order("blue", "lay 9", "5 6 7")
    sentences = game.sentences(events)
    assert sentences[:4] == ["attacker-lays", "defender-lays", "battle-won", "retreated"]
    assert game.field("austria_hungary") == "black 1"
    assert game.hand("black") == "5 6 7 K"


@clause("EV-PLY-5", "EV-R-32")
def test_a_left_seat_may_still_win_and_fall() -> None:
    fields = {"spain": "blue 1", "near_east": "green 1", "germany": "black 1", "france": "black 1", "italy": "black 2"}
    game = scene(fields | {"north_africa": "green 1"}, start=False, on_turn="black")
    game.order("green", "resign")
    game.order("black", "attack italy spain 1")
    game.order("blue", "pass", "9 2")
    game.order("blue", "retreat anatolia")
    assert game.outcome == ("green", "fall")


@clause("EV-PLY-5")
def test_nobody_leaves_twice_or_acts_after_leaving() -> None:
    game = scene(hands={"black": "K"})
    game.order("black", "resign")
    game.refused("black", "resign", "not_your_turn", "EV-PLY-5")
    assert game.view("black").asides() == []
    assert not game.position.is_living(1)
    game.order("blue", "attack france germany 1")
    assert game.waits_for == "green"
    game.refused("black", "king K", "not_your_turn", "EV-TRN-1")
    game.refused("black", "pass", "not_your_turn", "EV-TRN-1")


@clause("EV-PLY-5", "EV-R-35")
def test_with_two_players_leaving_gives_the_game_to_the_other() -> None:
    game = scene(players="blue black")
    events = game.order("blue", "resign")
    assert game.outcome == ("black", "last")
    assert game.sentences(events) == ["left", "won-last", "game-over"]
    outcome = game.position.outcome()
    assert outcome is not None
    assert outcome.clause == "EV-PLY-5"
    assert (game.table.ended_by, game.table.cause) == (ENDED_LAST, NOBODY)


@clause("EV-PLY-5", "EV-R-32")
def test_who_leaves_before_choosing_a_power_gets_the_first_free_one() -> None:
    position = new_position(assemble(LIBRARY, (), {"power_choice": "pick", "players": 3}))
    position.apply(-1, Begin(), Scripted([]))
    position.apply(1, NOTATION.parse("resign"), Scripted([]))
    position.apply(0, NOTATION.parse("choose_power british_allies"), Scripted([]))
    assert position.power(1) == "french_allies"
    assert position.pending()[0].seat == 2


@pytest.mark.long
@clause("EV-END-1", "EV-END-3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("pieces", ["figures", "pyramids"])
def test_games_of_random_orders_end(players: int, pieces: str) -> None:
    for seed in range(3):
        game, chance = begun(seed, players=players, pieces=pieces), Seeded(seed)
        for _ in range(20_000):
            if game.outcome is not None:
                break
            decision = game.decision()
            game.position.carry_out(decision.seat, decision.sample(chance), chance)
        assert game.outcome is not None
        assert game.outcome[1] in ("trio", "fall")
