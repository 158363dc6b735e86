"""ELI: powers that are destroyed or resign, and what living means."""

from collections.abc import Mapping, Sequence

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, dealt, scene

HIT = [6, 1]
LEVEL = [1, 1]
EVERY_ORDER = (
    "choose_colour yellow",
    "place_first",
    "arm",
    "attack iberia france 1",
    "roll",
    "draw_card",
    "show_mission",
    "end_turn",
    "offer_trade green give P want K",
    "accept_trade green 1",
    "decline_trade green 1",
    "withdraw_trade green 1",
    "resign",
)


def cornered(
    *,
    hands: Mapping[str, str | Sequence[str]] | None = None,
    missions: Mapping[str, str] | None = None,
    **options: object,
) -> Scene:
    """Blue's last soldier stands in France, beside red's Iberia; white holds Japan, green all the rest."""
    return scene(
        {"iberia": "red 5", "france": "blue 1", "japan": "white 3"},
        rest="green",
        hands=hands,
        missions=missions,
        options=options,
    )


def take_france(game: Scene, soldiers: int = 2) -> list[str]:
    """Red destroys blue; what the spectator is told."""
    return game.sentences(game.order("red", f"attack iberia france {soldiers}", HIT), "spectator")


@clause("EX-ELI-1")
def test_a_power_that_loses_its_last_soldier_is_destroyed() -> None:
    game = cornered()
    assert "power-destroyed" in take_france(game)
    assert game.status("blue") == "destroyed"
    assert game.states_of("blue") == []
    assert game.public("blue")["soldiers"] == 0


@clause("EX-ELI-1")
def test_a_power_that_loses_one_of_two_states_is_not_destroyed() -> None:
    game = scene(
        {"iberia": "red 5", "france": "blue 1", "chukotka": "blue 1", "japan": "white 1"}, rest="green"
    )
    assert "power-destroyed" not in take_france(game)
    assert game.status("blue") == "living"


@clause("EX-ELI-1")
@pytest.mark.parametrize("text", EVERY_ORDER)
def test_a_destroyed_power_takes_no_further_part(text: str) -> None:
    game = cornered()
    take_france(game)
    game.refused("blue", text, "power_destroyed", "EX-ELI-1")


@clause("EX-ELI-1", "EX-TRN-6", "EX-R-32")
def test_a_destroyed_power_is_skipped_and_never_asked() -> None:
    game = cornered()
    take_france(game)
    events = game.order("red", "end_turn")
    assert [event.to_json() for event in game.told(events, "blue") if event.sentence == "turn-begins"] == [
        {"event": "turn-begins", "power": "green", "round": 1}
    ]
    assert game.on_turn == "green"
    assert game.view("blue").decisions() == game.view("blue").asides() == []


@clause("EX-ELI-2")
def test_everybody_sees_who_removed_the_last_soldier() -> None:
    game = cornered()
    events = game.order("red", "attack iberia france 2", HIT)
    told = next(event for event in game.told(events, "white") if event.sentence == "power-destroyed")
    assert (told.values["power"], told.values["by"]) == ("blue", "red")
    assert game.public("blue")["destroyed_by"] == "red"
    assert game.public("white")["destroyed_by"] is None


@clause("EX-ELI-2", "EX-MIS-5", "EX-MIS-6")
def test_the_last_soldier_counts_wherever_it_stands_and_whoever_beat_the_others() -> None:
    game = scene(
        {
            "iberia": "red 5",
            "france": "blue 1",
            "chukotka": "blue 1",
            "japan": "white 1",
            "alaska": "green 3",
        },
        rest="green",
        on_turn="green",
        missions={"red": "destroy_blue"},
    )
    game.order("green", "attack alaska chukotka 2", HIT)
    game.pass_to("red")
    take_france(game)
    assert game.public("blue")["destroyed_by"] == "red"
    assert game.fulfils("red")


@clause("EX-ELI-3")
def test_a_failed_attack_never_destroys_the_attacker() -> None:
    game = scene({"iberia": "red 2", "france": "blue 4", "japan": "white 1"}, rest="green")
    game.order("red", "attack iberia france 1", LEVEL)
    assert (game.status("red"), game.soldiers("red")) == ("living", 1)
    game.refused("red", "attack iberia maghreb 1", "too_few", "EX-FGT-2")


@clause("EX-ELI-3")
def test_a_won_attack_leaves_the_attacker_in_two_states() -> None:
    game = cornered()
    take_france(game, 4)
    assert (game.state("iberia"), game.state("france")) == (("red", 1), ("red", 4))


@clause("EX-ELI-4", "EX-R-17")
def test_the_cards_of_a_destroyed_power_go_under_the_pile_unseen() -> None:
    game = cornered(hands={"blue": ["japan", "alaska"]})
    events = game.order("red", "attack iberia france 2", HIT)
    assert game.hand("blue") == game.hand("red") == []
    assert game.pile()[-1] == ["japan", "alaska"]
    assert game.seen("spectator")["pile"] == 48
    for watcher in ("red", "green", "spectator"):
        told = next(event for event in game.told(events, watcher) if event.sentence == "cards-put-under")
        assert told.values == {"power": "blue", "count": 2}


@clause("EX-ELI-4", "EX-R-17")
@pytest.mark.parametrize(("roll", "card"), [(1, "japan"), (2, "alaska")])
def test_chance_decides_in_which_order_they_come_up_again(roll: int, card: str) -> None:
    others = [state for state in BOARD.states if state not in ("japan", "alaska")]
    game = cornered(hands={"blue": ["alaska", "japan"], "green": others})
    take_france(game)
    game.order("red", "draw_card", [roll])
    assert game.hand("red") == [card]


@clause("EX-ELI-4", "EX-R-17")
def test_a_destroyed_power_without_cards_leaves_the_pile_as_it_is() -> None:
    game = cornered()
    assert "cards-put-under" not in take_france(game)
    assert len(game.pile()) == 1


@clause("EX-ELI-4", "EX-R-17")
def test_with_to_conqueror_the_cards_go_to_the_conqueror() -> None:
    game = cornered(hands={"red": ["india"], "blue": ["japan", "alaska"]}, eliminated_cards="to_conqueror")
    events = game.order("red", "attack iberia france 2", HIT)
    assert game.hand("red") == ["india", "japan", "alaska"]
    assert game.hand("blue") == []
    assert game.public("red")["cards"] == 3
    told = next(
        event for event in game.told(events, "green") if event.sentence.startswith("cards-taken-over")
    )
    assert told.values == {"power": "blue", "by": "red", "count": 2}


@clause("EX-ELI-4", "EX-CRD-3")
def test_cards_taken_over_do_not_use_up_the_right_to_draw() -> None:
    game = cornered(hands={"blue": "PK"}, eliminated_cards="to_conqueror")
    take_france(game)
    game.order("red", "draw_card", [1])
    assert len(game.hand("red")) == 3


@clause("EX-ELI-5", "EX-R-32", "EX-R-34")
def test_the_mission_of_a_destroyed_power_stays_hidden_and_passes_to_nobody() -> None:
    game = cornered(missions={"blue": "destroy_white", "red": "asia_europe", "white": "north_pole"})
    events = game.order("red", "attack iberia france 2", HIT)
    for watcher in ("red", "green", "white", "spectator"):
        assert "destroy_white" not in str(game.seen(watcher))
        assert "destroy_white" not in str(game.told(events, watcher))
    assert game.own("blue")["mission"] == "destroy_white"
    assert [game.mission(power) for power in ("red", "white")] == ["asia_europe", "north_pole"]


@clause("EX-ELI-5")
def test_a_mission_that_was_shown_before_stays_public() -> None:
    game = scene(
        {"iberia": "red 5", "france": "blue 1"},
        rest="green",
        destroyed={"white": "blue"},
        on_turn="blue",
        missions={"blue": "destroy_white"},
    )
    game.order("blue", "show_mission")
    game.pass_to("red")
    assert "claim-void" in take_france(game)
    for watcher in ("green", "spectator"):
        assert game.seen(watcher)["powers"][1]["mission"]["mission"] == "destroy_white"


@clause("EX-ELI-6")
@pytest.mark.parametrize("text", EVERY_ORDER)
def test_a_power_that_resigned_acts_no_more(text: str) -> None:
    game = scene()
    game.order("red", "resign")
    game.refused("red", text, "power_destroyed", "EX-ELI-6")


@clause("EX-ELI-6", "EX-R-53")
@pytest.mark.parametrize("text", EVERY_ORDER)
def test_a_power_that_won_acts_no_more(text: str) -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"},
        missions={"red": "asia_australia"},
        options={"hold_rounds": 0, "continue_after_win": True},
    )
    game.order("red", "show_mission")
    assert game.status("red") == "won"
    game.refused("red", text, "power_destroyed", "EX-ELI-6")
    assert game.view("red").decisions() == game.view("red").asides() == []


@clause("EX-ELI-6", "EX-TRN-6")
def test_only_living_powers_take_turns() -> None:
    game = scene({}, ("red", "blue", "green", "white", "black"), destroyed={"blue": "red"})
    game.order("green", "resign")
    game.order("red", "end_turn")
    assert game.on_turn == "white"


@clause("EX-ELI-7", "EX-R-35")
def test_a_power_resigns_out_of_turn_and_the_turn_goes_on() -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"})
    game.order("red", "attack iberia france 1", LEVEL)
    events = game.order("green", "resign")
    assert game.shown(events) == [{"event": "resigned", "power": "green"}]
    assert (game.status("green"), game.on_turn, game.phase) == ("resigned", "red", "fighting")
    game.refused("red", "attack iberia france 1", "pair_used", "EX-FGT-16")


@clause("EX-ELI-7")
def test_nobody_resigns_before_the_first_armament() -> None:
    game = dealt()
    game.order("blue", "resign")
    assert game.status("blue") == "resigned"
    early = scene(phase="colour_choice")
    early.refused("blue", "resign", "wrong_phase", "EX-SET-1")


@clause("EX-ELI-7")
@pytest.mark.parametrize("power", ["red", "blue", "green"])
def test_nobody_resigns_while_a_battle_is_open(power: str) -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"}, options={"battle_pace": "stepwise"})
    assert not game.position.table.battle_is_open()
    game.order("red", "attack iberia france 1")
    assert game.position.table.battle_is_open()
    game.refused(power, "resign", "battle_open", "EX-ELI-7")


@clause("EX-ELI-7", "EX-R-35")
def test_the_soldiers_of_a_resigned_power_stay_and_defend() -> None:
    game = scene({"iberia": "red 4", "france": "blue 2"})
    before = game.seen("spectator")["states"]
    game.order("blue", "resign")
    assert game.seen("spectator")["states"] == before
    game.order("red", "attack iberia france 2", [*HIT, *LEVEL, *LEVEL])
    assert game.state("france") == ("blue", 1)


@clause("EX-ELI-7", "EX-R-35")
@pytest.mark.parametrize("eliminated_cards", ["bottom", "to_conqueror"])
def test_the_cards_of_a_resigned_power_go_under_the_pile_in_random_order(eliminated_cards: str) -> None:
    game = scene(hands={"blue": ["japan", "alaska"]}, options={"eliminated_cards": eliminated_cards})
    events = game.order("blue", "resign")
    assert game.hand("blue") == []
    assert game.pile()[-1] == ["japan", "alaska"]
    assert game.position.table.layers[-1] == -2
    assert "japan" not in str(game.told(events, "spectator"))


@clause("EX-ELI-7", "EX-R-35")
def test_a_resigned_power_has_no_claim_any_more() -> None:
    game = scene({"asia": "red 1", "australia": "red 1"}, missions={"red": "asia_australia"})
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    events = game.order("red", "resign")
    assert game.claim("red") == 0
    assert "claim-void" in game.sentences(events, "spectator")
    game.order("blue", "end_turn")
    game.order("green", "end_turn")
    game.order("white", "end_turn")
    assert (game.on_turn, game.outcome) == ("blue", None)


@clause("EX-ELI-7", "EX-TRN-6", "EX-WIN-9")
def test_after_a_resignation_that_ends_the_game_no_turn_is_passed_on() -> None:
    game = scene({"iberia": "red 6", "france": "blue 1"}, ["red", "blue"])
    game.order("red", "attack iberia france 2", [6, 1])
    events = game.order("red", "resign")
    assert game.shown(events) == [
        {"event": "resigned", "power": "red"}, {"event": "won-last", "power": "blue"}, {"event": "game-over"},
    ]  # fmt: skip
    seen = game.seen("spectator")
    assert (seen["phase"], seen["round"], seen["on_turn"]) == ("game_over", 1, None)
    assert seen["attacked"] == [["iberia", "france"]], "the last turn stays on the table"


@clause("EX-ELI-7", "EX-R-35")
def test_the_offers_of_a_resigned_power_end() -> None:
    game = scene(hands={"blue": "P", "green": "K"})
    game.order("blue", "offer_trade green give P want K")
    game.order("green", "offer_trade blue give K want P")
    game.order("blue", "resign")
    assert game.own("blue")["offers"] == game.own("green")["offers"] == []


@clause("EX-ELI-7", "EX-R-35")
def test_what_a_resigning_power_has_not_placed_is_lost() -> None:
    game = dealt()
    first = game.on_turn
    second, third = (game.powers[(game.seat(first) + step) % 4] for step in (1, 2))
    game.order(second, "resign")
    game.order(first, "place_first")
    assert (game.on_turn, game.soldiers(second)) == (third, 12)


@clause("EX-ELI-7", "EX-FAR-6")
def test_several_resigned_powers_in_a_row_are_skipped_in_the_first_armament() -> None:
    game = dealt()
    first = game.seat(game.on_turn)
    for step in (1, 2):
        game.order(game.powers[(first + step) % 4], "resign")
    game.order(game.powers[first], "place_first")
    assert game.on_turn == game.powers[(first + 3) % 4]


@clause("EX-ELI-7", "EX-FAR-6")
def test_a_power_that_resigns_while_it_has_to_place_passes_on_to_the_next() -> None:
    game = dealt()
    first = game.on_turn
    game.order(first, "resign")
    assert game.phase == "first_armament"
    assert game.on_turn == game.powers[(game.seat(first) + 1) % 4]
    while game.phase == "first_armament":
        game.order(game.on_turn, "place_first")
    assert game.on_turn == game.powers[(game.seat(first) + 1) % 4]
    assert game.round == 1


@clause("EX-ELI-7")
def test_a_power_that_resigns_after_placing_keeps_its_soldiers_on_the_board() -> None:
    game = dealt()
    first = game.on_turn
    home = game.states_of(first)[0]
    game.order(first, f"place_first {home} 2")
    game.order(first, "resign")
    assert game.state(home) == (first, 3)


@clause("EX-ELI-7", "EX-R-35")
def test_the_turn_of_a_power_that_resigns_ends_and_its_right_to_a_card_lapses() -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"})
    game.order("red", "attack iberia france 1", HIT)
    events = game.order("red", "resign")
    assert "card-right-lapsed" in game.sentences(events, "spectator")
    assert (game.on_turn, game.phase) == ("blue", "turn_choice")
    assert game.hand("red") == []
    assert game.seen("spectator")["card_right"] is False
    assert game.seen("spectator")["attacked"] == []


@clause("EX-ELI-7", "EX-R-35")
def test_with_auto_drawing_a_resigning_power_draws_nothing() -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"}, options={"draw_mode": "auto"})
    game.order("red", "attack iberia france 1", HIT)
    game.order("red", "resign")
    assert game.seen("spectator")["pile"] == 48


@clause("EX-ELI-7", "EX-R-35", "EX-MIS-5")
def test_a_resigned_power_is_destroyed_when_its_last_soldier_is_removed() -> None:
    game = cornered(missions={"red": "destroy_blue"})
    game.order("blue", "resign")
    assert not game.fulfils("red")
    assert game.own("red")["progress"]["kind"] == "pursuit"
    assert "power-destroyed" in take_france(game)
    assert game.status("blue") == "destroyed"
    assert game.fulfils("red")


@clause("EX-ELI-7", "EX-MIS-7")
def test_a_resigned_power_destroyed_by_another_turns_the_pursuit_into_nonsense() -> None:
    game = cornered(missions={"white": "destroy_blue"})
    game.order("blue", "resign")
    events = game.order("red", "attack iberia france 2", HIT)
    assert "pursuit-became-nonsense" in game.sentences(events, "white")
    assert game.own("white")["progress"]["kind"] == "nonsense"


@clause("EX-MIS-7", "EX-MIS-8")
def test_only_the_hunter_learns_that_its_pursuit_was_lost() -> None:
    game = cornered(missions={"white": "destroy_blue"})
    events = game.order("red", "attack iberia france 2", HIT)
    for watcher in ("red", "blue", "green", "spectator"):
        assert "pursuit-became-nonsense" not in game.sentences(events, watcher)


@clause("EX-R-34")
def test_the_pursuit_of_a_destroyed_power_ends_with_it() -> None:
    """Blue hunts white; after blue's end nobody is told anything about white's."""
    game = scene(
        {"iberia": "red 5", "france": "blue 1", "japan": "white 3", "china": "green 9"},
        rest="green",
        missions={"blue": "destroy_white"},
    )
    take_france(game)
    game.pass_to("green")
    events = game.order("green", "attack china japan 8", HIT * 3)
    assert game.status("white") == "destroyed"
    for watcher in ("red", "green", "white", "spectator"):
        assert "pursuit-became-nonsense" not in game.sentences(events, watcher)


@clause("EX-ELI-4", "EX-R-17")
def test_cards_that_the_conqueror_takes_are_shown_to_both_and_known_where_they_were_known() -> None:
    game = cornered(hands={"blue": ["japan", "alaska"]}, eliminated_cards="to_conqueror")
    japan, alaska = BOARD.index["japan"], BOARD.index["alaska"]
    red, blue, green, white = game.position.owns
    red.learn(alaska, 1)
    white.learn(japan, 1)
    events = game.order("red", "attack iberia france 2", HIT)
    assert (game.hand("red"), game.hand("blue")) == (["japan", "alaska"], [])
    assert [own.known for own in (red, blue, green, white)] == [{}, {japan: 0, alaska: 0}, {}, {japan: 0}]
    told = {"power": "blue", "by": "red", "count": 2}
    for watcher in ("red", "blue"):
        assert game.shown(events, watcher)[-1] == (
            {"event": "cards-taken-over-own", "cards": ["japan", "alaska"]} | told
        )
    assert game.shown(events, "white")[-1] == {"event": "cards-taken-over"} | told


@clause("EX-MIS-7", "EX-MIS-11")
def test_a_destroyed_power_is_told_nothing_about_a_pursuit_of_itself() -> None:
    game = cornered(missions={"blue": "destroy_blue"})
    events = game.order("red", "attack iberia france 2", HIT)
    assert "pursuit-became-nonsense" not in game.sentences(events, "blue")


@clause("EX-ELI-7", "EX-TRN-6")
def test_a_resignation_that_ends_the_game_tells_of_no_lapsed_card() -> None:
    game = scene({"iberia": "red 4", "france": "blue 1"}, ("red", "blue"))
    game.order("red", "attack iberia france 1", HIT)
    events = game.order("red", "resign")
    assert game.sentences(events, "spectator") == ["resigned", "won-last", "game-over"]
