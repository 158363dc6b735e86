"""WIN: showing the mission, claims and how they end, playing on, the last power left."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, scene
from velmoci.expanze.missions import MISSION_NUMBER
from velmoci.kernel.errors import NotYourDecision

HIT = [6, 1]
LEVEL = [1, 1]


def claimant(on_turn: str = "red", phase: str = "turn_choice", round: int = 1, **options: object) -> Scene:
    """Red holds Asia and Australia and has that mission; blue's European Russia stands beside Siberia."""
    return scene(
        {"asia": "red 1", "australia": "red 1", "european_russia": "blue 4", "china": "red 4"},
        on_turn=on_turn,
        phase=phase,
        round=round,
        missions={"red": "asia_australia"},
        options=options,
    )


def hunter(**options: object) -> Scene:
    """Red has destroyed white, as its mission asks."""
    return scene(
        {"iberia": "red 4"}, destroyed={"white": "red"}, missions={"red": "destroy_white"}, options=options
    )


@clause("EX-WIN-1", "EX-WIN-2", "EX-WIN-3")
def test_a_power_wins_by_fulfilling_showing_and_keeping_its_mission() -> None:
    game = claimant()
    game.order("red", "show_mission")
    events = game.pass_to("red")
    assert game.outcome == (("red",), "mission")
    assert "won-mission" in game.sentences(events, "spectator")


@clause("EX-WIN-2", "EX-R-28")
@pytest.mark.parametrize("phase", ["turn_choice", "fighting", "fight_closed"])
def test_the_card_is_shown_at_any_point_of_the_own_turn_between_battles(phase: str) -> None:
    game = claimant(phase=phase)
    assert "show_mission" in game.offered("red")
    events = game.order("red", "show_mission")
    assert (game.on_turn, game.phase, game.claim("red")) == ("red", phase, 1)
    assert game.sentences(events, "spectator") == ["mission-shown"]
    assert game.public("red")["mission"]["mission"] == "asia_australia"


@clause("EX-WIN-2", "EX-R-28")
def test_showing_takes_nothing_from_the_turn() -> None:
    game = claimant()
    game.order("red", "show_mission")
    game.order("red", "arm china 3")
    assert game.state("china") == ("red", 7)
    assert game.claim("red") == 1


@clause("EX-WIN-2", "EX-R-28")
def test_nobody_shows_a_card_in_the_turn_of_another() -> None:
    refusal = claimant(on_turn="blue").refused("red", "show_mission", "mission_turn", "EX-WIN-2")
    assert isinstance(refusal, NotYourDecision)


@clause("EX-WIN-2")
def test_a_mission_that_is_not_fulfilled_cannot_be_shown() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "new_zealand": "blue 1"}, missions={"red": "asia_australia"}
    )
    game.refused("red", "show_mission", "mission_open", "EX-WIN-2")
    assert "show_mission" not in game.offered("red")


@clause("EX-WIN-2")
def test_a_mission_fulfilled_by_a_conquest_is_shown_in_the_same_turn() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "eastern_australia": "red 3", "new_zealand": "blue 1"},
        missions={"red": "asia_australia"},
    )
    game.order("red", "attack eastern_australia new_zealand 2", HIT)
    game.order("red", "show_mission")
    assert game.claim("red") == 1


@clause("EX-WIN-2", "EX-R-28")
def test_showing_is_voluntary() -> None:
    game = claimant()
    for _ in range(3):
        game.pass_to("red")
    assert game.outcome is None
    assert game.public("red")["mission"] is None


@clause("EX-R-49", "EX-WIN-2")
def test_a_mission_fulfilled_by_the_deal_is_shown_in_the_first_regular_turn_and_not_before() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"}, phase="first_armament", missions={"red": "asia_australia"}
    )
    game.refused("red", "show_mission", "wrong_phase", "EX-SET-1")
    for power in game.powers:
        game.order(power, "place_first")
    game.order("red", "show_mission")
    assert game.claim("red") == 1


@clause("EX-R-49")
def test_with_auto_show_a_mission_fulfilled_by_the_deal_is_shown_with_the_first_turn() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"},
        phase="first_armament",
        on_turn="white",
        missions={"red": "asia_australia"},
        options={"auto_show": True},
    )
    assert game.claim("red") == 0
    game.order("white", "place_first")
    assert game.claim("red") == 1


@clause("EX-R-37", "EX-WIN-2", "EX-MIS-11")
def test_a_pursuit_of_the_own_colour_is_shown_with_its_reason() -> None:
    game = scene({"asia": "red 1", "africa": "red 1"}, missions={"red": "destroy_red"})
    told = game.told(game.order("red", "show_mission"), "blue")
    assert told[0].to_json() == {
        "event": "mission-shown-own-colour", "power": "red", "mission": "destroy_red", "count": 20
    }  # fmt: skip


@clause("EX-R-37", "EX-WIN-2", "EX-MIS-12")
def test_a_pursuit_of_an_absent_colour_is_shown_with_its_reason() -> None:
    game = scene({"asia": "red 1", "africa": "red 1"}, missions={"red": "destroy_yellow"})
    told = game.told(game.order("red", "show_mission"), "blue")
    assert (told[0].sentence, told[0].values["mission"]) == ("mission-shown-absent", "destroy_yellow")


@clause("EX-R-37", "EX-WIN-2", "EX-MIS-7")
def test_a_lost_pursuit_is_shown_with_its_reason() -> None:
    game = scene(
        {"asia": "red 1", "africa": "red 1"}, missions={"red": "destroy_white"}, destroyed={"white": "blue"}
    )
    told = game.told(game.order("red", "show_mission"), "blue")
    assert (told[0].sentence, told[0].values["mission"]) == ("mission-shown-lost-pursuit", "destroy_white")


@clause("EX-WIN-3", "EX-R-26", "EX-R-28")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_claim_is_settled_at_the_start_of_the_nth_next_own_turn(rounds: int) -> None:
    game = claimant(hold_rounds=rounds)
    game.order("red", "show_mission")
    for left in range(rounds, 0, -1):
        assert (game.outcome, game.claim("red")) == (None, left)
        game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-3")
def test_without_a_round_to_hold_the_power_wins_on_showing() -> None:
    game = claimant(hold_rounds=0)
    events = game.order("red", "show_mission")
    assert game.outcome == (("red",), "mission")
    assert game.sentences(events, "spectator") == ["mission-shown", "won-mission", "game-over"]


@clause("EX-WIN-3", "EX-R-28")
def test_a_claim_is_settled_before_any_choice_and_after_a_turn_of_every_other_living_power() -> None:
    game = claimant()
    game.order("green", "resign")
    game.order("red", "show_mission")
    turns = []
    while game.outcome is None:
        turns.append(game.on_turn)
        game.order(game.on_turn, "end_turn")
    assert turns == ["red", "blue", "white"]
    assert game.position.pending() == []


@clause("EX-WIN-3", "EX-ARM-11")
def test_a_claim_is_settled_when_the_turn_before_ended_by_arming_or_resigning() -> None:
    for last in ("arm", "resign"):
        game = claimant()
        game.order("red", "show_mission")
        game.pass_to("white")
        game.order("white", last)
        assert game.outcome == (("red",), "mission")


@clause("EX-WIN-4", "EX-R-29")
def test_a_claim_ends_at_once_when_the_mission_is_no_longer_fulfilled() -> None:
    game = claimant()
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    events = game.order("blue", "attack european_russia siberia 2", HIT)
    assert "claim-broken" in game.sentences(events, "spectator")
    assert (game.claim("red"), game.phase) == (0, "fighting")
    assert game.public("red")["mission"]["mission"] == "asia_australia"
    assert game.public("red")["mission"]["missing"] == ["siberia"]
    game.pass_to("red")
    assert (game.outcome, game.phase) == (None, "turn_choice")


@clause("EX-WIN-4")
def test_a_failed_attack_breaks_no_claim() -> None:
    game = claimant()
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    game.order("blue", "attack european_russia siberia 1", LEVEL)
    assert game.claim("red") == 1


@clause("EX-WIN-4", "EX-MIS-3", "EX-R-36")
def test_a_claim_lives_on_with_another_third_continent() -> None:
    game = scene(
        {
            "africa": "red 1",
            "europe": "red 1",
            "australia": "red 1",
            "south_america": "red 1",
            "japan": "blue 3",
        },
        missions={"red": "africa_europe_third"},
    )
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    game.order("blue", "attack japan new_guinea 2", HIT)
    assert game.claim("red") == 1
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-4", "EX-WIN-5", "EX-R-29")
def test_a_broken_claim_is_not_revived_by_getting_the_states_back_without_showing() -> None:
    game = claimant()
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    game.order("blue", "attack european_russia siberia 1", HIT)
    game.pass_to("red")
    game.order("red", "attack china siberia 3", HIT)
    assert (game.fulfils("red"), game.claim("red")) == (True, 0)
    game.pass_to("red")
    assert game.outcome is None


@clause("EX-WIN-5", "EX-R-29")
@pytest.mark.parametrize("rounds", [1, 2, 3])
def test_a_second_claim_starts_its_rounds_afresh(rounds: int) -> None:
    game = claimant(hold_rounds=rounds)
    game.order("red", "show_mission")
    for _ in range(rounds - 1):
        game.pass_to("red")
    game.pass_to("blue")
    game.order("blue", "attack european_russia siberia 1", HIT)
    game.pass_to("red")
    game.order("red", "attack china siberia 3", HIT)
    game.order("red", "show_mission")
    assert game.claim("red") == rounds
    for _ in range(rounds):
        assert game.outcome is None
        game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-5")
def test_a_power_with_an_open_claim_cannot_show_again() -> None:
    game = claimant(hold_rounds=2)
    game.order("red", "show_mission")
    game.refused("red", "show_mission", "claim_running", "EX-WIN-5")
    game.pass_to("red")
    game.refused("red", "show_mission", "claim_running", "EX-WIN-5")
    assert "show_mission" not in game.offered("red")


@clause("EX-WIN-6", "EX-R-30")
def test_a_pursuit_waits_its_round_too() -> None:
    game = hunter()
    game.order("red", "show_mission")
    assert (game.outcome, game.claim("red")) == (None, 1)
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-6", "EX-R-30")
def test_a_fulfilled_pursuit_stays_fulfilled_whatever_is_lost() -> None:
    game = scene(
        {"iberia": "red 1", "alaska": "red 1", "france": "blue 9"},
        rest="green",
        destroyed={"white": "red"},
        missions={"red": "destroy_white"},
    )
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    game.order("blue", "attack france iberia 8", HIT)
    assert game.claim("red") == 1
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-6", "EX-R-30")
def test_the_claim_of_a_pursuit_ends_with_the_claimant() -> None:
    game = scene(
        {"iberia": "red 1", "france": "blue 9"},
        rest="green",
        destroyed={"white": "red"},
        missions={"red": "destroy_white"},
    )
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    events = game.order("blue", "attack france iberia 8", HIT)
    assert "claim-void" in game.sentences(events, "spectator")
    assert (game.claim("red"), game.status("red")) == (0, "destroyed")
    game.pass_to("blue")
    assert game.outcome is None


@clause("EX-WIN-6", "EX-R-30")
@pytest.mark.parametrize("rounds", [0, 1, 3])
def test_without_waiting_for_pursuits_a_pursuit_wins_on_showing(rounds: int) -> None:
    game = hunter(hold_applies_to_pursuit=False, hold_rounds=rounds)
    game.order("red", "show_mission")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-6", "EX-R-30")
def test_without_waiting_for_pursuits_a_lost_pursuit_waits_all_the_same() -> None:
    game = scene(
        {"asia": "red 1", "africa": "red 1"},
        missions={"red": "destroy_white"},
        destroyed={"white": "blue"},
        options={"hold_applies_to_pursuit": False},
    )
    game.order("red", "show_mission")
    assert (game.outcome, game.claim("red")) == (None, 1)


@clause("EX-WIN-6")
def test_without_waiting_for_pursuits_a_conquest_waits_all_the_same() -> None:
    game = claimant(hold_applies_to_pursuit=False)
    game.order("red", "show_mission")
    assert (game.outcome, game.claim("red")) == (None, 1)


def two_claims(**options: object) -> Scene:
    """Red and blue have shown their missions, red first."""
    game = scene(
        {
            "asia": "red 1",
            "australia": "red 1",
            "africa": "blue 1",
            "europe": "blue 1",
            "south_america": "blue 1",
        },
        missions={"red": "asia_australia", "blue": "africa_south_america_third"},
        options=options,
    )
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    game.order("blue", "show_mission")
    return game


@clause("EX-WIN-7", "EX-R-31")
def test_of_two_claims_the_one_settled_first_wins() -> None:
    game = two_claims()
    assert (game.claim("red"), game.claim("blue")) == (1, 1)
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")
    assert game.claim("blue") == 0


@clause("EX-WIN-7", "EX-R-31", "EX-WIN-8", "EX-TRN-6")
def test_when_the_others_play_on_the_second_claim_stays_open_and_wins_too() -> None:
    game = two_claims(continue_after_win=True)
    game.order("blue", "end_turn")
    game.order("green", "end_turn")
    events = game.order("white", "end_turn")
    assert game.sentences(events, "spectator").count("won-mission") == 2
    assert game.seen("spectator")["winners"] == ["red", "blue"]
    assert (game.outcome, game.on_turn) == (None, "green")


@clause("EX-WIN-7", "EX-R-31")
def test_the_end_of_one_claim_leaves_the_other_open() -> None:
    game = two_claims()
    game.order("red", "resign")
    assert (game.claim("red"), game.claim("blue")) == (0, 1)
    game.pass_to("blue")
    assert game.outcome == (("blue",), "mission")


@clause("EX-WIN-2", "EX-R-28")
def test_with_auto_show_a_fulfilled_mission_is_shown_at_the_start_of_the_turn() -> None:
    game = claimant(on_turn="white", auto_show=True)
    events = game.order("white", "end_turn")
    assert "mission-shown" in game.sentences(events, "spectator")
    assert (game.claim("red"), game.phase) == (1, "turn_choice")


@clause("EX-WIN-2", "EX-R-28")
def test_with_auto_show_a_mission_is_shown_after_the_battle_that_fulfilled_it() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "eastern_australia": "red 3", "new_zealand": "blue 1"},
        missions={"red": "asia_australia"},
        options={"auto_show": True},
    )
    events = game.order("red", "attack eastern_australia new_zealand 2", HIT)
    assert "mission-shown" in game.sentences(events, "spectator")
    assert (game.claim("red"), game.phase) == (1, "fighting")
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-WIN-2", "EX-WIN-5")
def test_with_auto_show_an_open_claim_is_not_shown_again() -> None:
    game = claimant(on_turn="white", auto_show=True, hold_rounds=3)
    game.order("white", "end_turn")
    events = game.pass_to("red")
    assert "mission-shown" not in game.sentences(events, "spectator")
    assert game.claim("red") == 2


@clause("EX-WIN-2", "EX-WIN-5")
def test_with_auto_show_a_broken_claim_opens_again_by_itself() -> None:
    game = claimant(on_turn="white", auto_show=True)
    game.order("white", "end_turn")
    game.order("red", "end_turn")
    game.order("blue", "attack european_russia siberia 1", HIT)
    assert game.claim("red") == 0
    game.pass_to("red")
    game.order("red", "attack china siberia 3", HIT)
    assert game.claim("red") == 1


@clause("EX-WIN-2", "EX-WIN-3", "EX-WIN-8")
@pytest.mark.parametrize("continues", [False, True])
def test_with_auto_show_and_nothing_to_hold_the_power_wins_as_its_turn_begins(continues: bool) -> None:
    game = claimant(on_turn="white", auto_show=True, hold_rounds=0, continue_after_win=continues)
    game.order("white", "end_turn")
    assert game.status("red") == "won"
    assert (game.phase, game.on_turn) == (("turn_choice", "blue") if continues else ("game_over", "red"))


@clause("EX-TRN-7", "EX-R-57", "EX-WIN-3")
@pytest.mark.parametrize(("round", "ending"), [(9, (("red",), "mission")), (10, ((), "rounds"))])
def test_at_the_round_limit_open_claims_lapse(round: int, ending: tuple[tuple[str, ...], str]) -> None:
    """Red had the first turn: its claim of round 9 is settled as round 10 begins, that of round 10 never."""
    game = claimant(round=round, round_limit=10)
    game.order("red", "show_mission")
    events = game.pass_to("red")
    assert game.outcome == ending
    assert ("round-limit" in game.sentences(events, "spectator")) is (round == 10)
    assert game.claim("red") == 0


@clause("EX-TRN-7", "EX-R-57", "EX-WIN-8")
def test_at_the_round_limit_those_who_won_before_have_won() -> None:
    game = claimant(round=10, round_limit=10, hold_rounds=0, continue_after_win=True)
    game.order("red", "show_mission")
    game.pass_to("red")
    assert game.outcome == (("red",), "rounds")


@clause("EX-TRN-7", "EX-R-57", "EX-ELI-7")
def test_the_round_limit_counts_past_a_first_seat_that_has_resigned() -> None:
    game = scene(round=10, options={"round_limit": 10})
    game.order("red", "resign")
    game.order("blue", "end_turn")
    game.order("green", "end_turn")
    game.order("white", "end_turn")
    assert game.outcome == ((), "rounds")


@clause("EX-WIN-3", "EX-WIN-9", "EX-WIN-10")
def test_a_game_that_is_over_names_the_clause_that_ended_it() -> None:
    game = claimant(hold_rounds=0)
    game.order("red", "show_mission")
    mission = game.position.outcome()
    last = scene(powers=("red", "blue"))
    last.order("red", "resign")
    resigned = last.position.outcome()
    assert mission is not None
    assert resigned is not None
    assert (mission.clause, resigned.clause) == ("EX-WIN-3", "EX-WIN-10")


@clause("EX-WIN-2", "EX-R-28")
def test_with_auto_show_silence_rules_out_what_the_board_fulfils() -> None:
    game = claimant(on_turn="white", auto_show=True)
    game.position.owns[game.seat("red")].mission = MISSION_NUMBER["africa_europe_third"]
    game.order("white", "end_turn")
    nonsense = ("north_pole", "south_pole", "destroy_red", "destroy_black", "destroy_yellow", "destroy_brown")
    fulfilled = sum(int(BOARD.bit[MISSION_NUMBER[id]]) for id in ("asia_australia", *nonsense))
    assert list(game.table.ruled_out) == [fulfilled, 0, 0, 0]
    game.order("red", "end_turn")
    game.order("blue", "attack european_russia siberia 1", HIT)
    game.pass_to("red")
    assert game.table.ruled_out[0] == fulfilled


@clause("EX-TRN-6", "EX-WIN-2", "EX-WIN-8")
def test_with_auto_show_two_powers_win_one_after_the_other_and_the_third_is_on_turn() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "africa": "blue 1", "europe": "blue 1", "south_america": "blue 1"},
        missions={"red": "asia_australia", "blue": "africa_south_america_third"},
        on_turn="white",
        options={"auto_show": True, "hold_rounds": 0, "continue_after_win": True},
    )
    game.order("white", "end_turn")
    assert game.seen("spectator")["winners"] == ["red", "blue"]
    assert (game.on_turn, game.phase) == ("green", "turn_choice")
