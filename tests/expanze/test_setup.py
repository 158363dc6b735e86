"""SET: the order of setup, the dealer, the deal, the letter pile and the missions."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, POWERS, dealt, scene
from velmoci.expanze.missions import MISSION_NUMBER
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import NOTATION, ChooseColour
from velmoci.expanze.position import new_position
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRecord, NotYourDecision, Refusal
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble


@clause("EX-SET-1")
def test_setup_goes_in_the_order_of_the_rules() -> None:
    game = dealt({"powers": 3}, rolls=[3, 1, 2])
    assert game.sentences(game.opening, "spectator") == (
        ["colour-chosen"] * 3 + ["dealer-rolls", "dealer"] + ["dealt"] * 3 + ["mission-dealt"] * 3
    )
    assert game.phase == "first_armament"


@clause("EX-SET-1")
def test_the_table_itself_begins_and_only_once() -> None:
    position = new_position(assemble(LIBRARY))
    assert position.pending() == []
    with pytest.raises(Refusal, match="wrong_phase"):
        position.apply(0, ChooseColour("red"), Scripted([]))
    with pytest.raises(NotYourDecision, match="table_only"):
        position.apply(0, Begin(), Scripted([]))
    position.apply(-1, Begin(), Scripted([]))
    with pytest.raises(Refusal, match="wrong_phase"):
        position.apply(-1, Begin(), Scripted([]))
    with pytest.raises(NotYourDecision, match="no_such_seat"):
        position.apply(4, ChooseColour("red"), Scripted([]))


@clause("EX-SET-1")
def test_before_the_deal_only_colours_are_chosen() -> None:
    position = new_position(assemble(LIBRARY))
    position.apply(-1, Begin(), Scripted([]))
    for text in (
        "place_first",
        "arm",
        "attack iberia france 1",
        "end_turn",
        "show_mission",
        "roll",
        "resign",
    ):
        with pytest.raises(Refusal) as caught:
            position.apply(0, NOTATION.parse(text), Scripted([]))
        assert (caught.value.code, caught.value.clause) == ("wrong_phase", "EX-SET-1")


@clause("EX-SET-1")
@pytest.mark.parametrize(
    "text", ["choose_colour yellow", "arm", "attack iberia france 1", "end_turn", "roll"]
)
def test_in_the_first_armament_soldiers_are_placed_and_nothing_else(text: str) -> None:
    game = dealt()
    game.refused(game.on_turn, text, "wrong_phase", "EX-SET-1")


@clause("EX-SET-1")
@pytest.mark.parametrize(
    ("text", "rule"), [("choose_colour yellow", "EX-TRN-3"), ("place_first", "EX-TRN-3"), ("roll", "EX-FGT-10")]
)
def test_in_a_turn_nothing_of_the_setup_is_left(text: str, rule: str) -> None:
    scene().refused("red", text, "wrong_phase", rule)


@clause("EX-SET-2")
@pytest.mark.parametrize("dealer", range(4))
def test_the_lowest_roll_deals(dealer: int) -> None:
    rolls = [5, 5, 5, 5]
    rolls[dealer] = 2
    assert dealt(rolls=rolls).seen("spectator")["dealer"] == POWERS[dealer]


@clause("EX-SET-2", "EX-R-09")
def test_ties_are_rolled_again_until_one_is_lowest() -> None:
    game = dealt(rolls=[1, 1, 6, 1, 4, 4, 4, 2, 3, 2, 6, 5])
    told = [event for event in game.told(game.opening, "spectator") if event.sentence == "dealer-rolls"]
    assert [event.values["powers"] for event in told] == [
        ["red", "blue", "green", "white"],
        ["red", "blue", "white"],
        ["red", "blue", "white"],
        ["red", "white"],
    ]
    assert game.seen("spectator")["dealer"] == "white"


@clause("EX-SET-3", "EX-R-10")
def test_cards_go_round_from_the_dealers_left_and_the_dealer_is_last() -> None:
    last_card_first = list(range(48, 1, -1))
    game = dealt({"powers": 3}, rolls=[6, 1, 6, *last_card_first])
    order = ["green", "red", "blue"] * 16
    assert [game.state(name)[0] for name in reversed(BOARD.states)] == order


@clause("EX-SET-4")
@pytest.mark.parametrize("powers", range(2, 8))
def test_nobody_gets_two_cards_more_than_another(powers: int) -> None:
    game = dealt({"powers": powers})
    counts = [len(game.states_of(power)) for power in game.powers]
    assert sorted(counts, reverse=True) == [48 // powers + (place < 48 % powers) for place in range(powers)]


@clause("EX-SET-5")
def test_one_soldier_stands_on_every_state_that_was_dealt() -> None:
    game = dealt({"powers": 5})
    assert [game.soldiers(power) for power in game.powers] == [
        len(game.states_of(power)) for power in game.powers
    ]
    told = [event.values for event in game.told(game.opening, "blue") if event.sentence == "dealt"]
    assert {str(values["power"]): values["states"] for values in told} == {
        power: game.states_of(power) for power in game.powers
    }


@clause("EX-SET-6", "EX-R-18")
def test_all_state_cards_go_into_the_pile() -> None:
    game = dealt()
    assert game.seen("spectator")["pile"] == 48
    assert [game.hand(power) for power in game.powers] == [[], [], [], []]


@clause("EX-SET-6", "EX-R-18")
@pytest.mark.parametrize("place", [1, 24, 48])
def test_the_pile_is_shuffled_so_that_any_card_may_lie_on_top(place: int) -> None:
    game = scene({"iberia": "red 2", "maghreb": "blue 1"})
    game.order("red", "attack iberia maghreb 1", [6, 1])
    game.order("red", "draw_card", [place])
    assert game.hand("red") == [BOARD.states[place - 1]]


@clause("EX-SET-7", "EX-MIS-13")
def test_each_power_learns_its_own_mission_and_no_other() -> None:
    game = dealt({"powers": 7}, seed=5)
    for power in game.powers:
        told = game.told(game.opening, power)
        received = [event.values["mission"] for event in told if event.sentence == "mission-received"]
        assert received == [game.mission(power)]
        assert game.own(power)["mission"] == game.mission(power)
        everything = str([told, game.seen(power)])
        assert [id for id in MISSION_NUMBER if f"'{id}'" in everything] == [game.mission(power)]
    everything = str([game.told(game.opening, "spectator"), game.seen("spectator")])
    assert [id for id in MISSION_NUMBER if f"'{id}'" in everything] == []


@clause("EX-SET-7")
def test_the_rest_of_the_mission_deck_is_put_away() -> None:
    kept = dealt({"powers": 2}).position.dump()
    assert set(kept) == {"table", "owns", "pile"}
    assert str(kept).count("mission") == 2


@clause("EX-SET-7", "EX-R-48")
def test_a_power_draws_its_mission_blind() -> None:
    deal = [1, 2, 3, 4] + [1] * 47
    drawn = []
    for place in (1, 39):
        game = dealt(rolls=[*deal, place], seed=1)
        assert game.offered(game.on_turn) == {"place_first"}
        drawn.append(game.mission("blue"))
    assert drawn == ["destroy_black", "australia_bermuda_triangle"]


@clause("EX-SET-1")
def test_the_same_chance_deals_the_same_game() -> None:
    assert dealt(seed=9).position.dump() == dealt(seed=9).position.dump()
    assert dealt(seed=9).position.dump() != dealt(seed=10).position.dump()


@clause("EX-SET-1")
def test_the_world_is_dealt_at_once_when_chance_gives_the_colours() -> None:
    position = new_position(assemble(LIBRARY, (), {"colour_choice": "random"}))
    position.apply(-1, Begin(), Seeded(1))
    assert [decision.kind for decision in position.pending()] == ["first_armament"]


@clause("EX-SET-3", "EX-SET-7")
def test_states_and_missions_are_dealt_clockwise_and_to_the_dealer_last() -> None:
    game = dealt({"powers": 4}, rolls=[6, 1, 6, 6])
    for sentence in ("dealt", "mission-dealt"):
        told = [event.values["power"] for event in game.told(game.opening, "spectator") if event.sentence == sentence]
        assert told == ["green", "white", "red", "blue"]


@clause("EX-SET-2")
def test_the_die_that_finds_the_dealer_has_six_sides() -> None:
    with pytest.raises(BadRecord) as caught:
        dealt({"powers": 2}, rolls=[7, 1])
    assert caught.value.values == {"value": 7, "sides": 6}


@clause("EX-SET-4", "EX-MIS-10", "EX-R-04")
@pytest.mark.parametrize(("powers", "target", "raised"), [(2, 20, [32]), (3, 20, []), (5, 10, [32]), (5, 11, [])])
def test_everybody_is_told_when_the_deal_raises_the_target(powers: int, target: int, raised: list[int]) -> None:
    game = dealt({"powers": powers, "nonsense_target": target})
    told = [event.values for event in game.told(game.opening, "spectator") if event.sentence == "target-raised"]
    assert told == [{"count": count} for count in raised]
