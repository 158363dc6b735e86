"""Corners that play reaches seldom or never: guards, explanations, views in another process."""

import json

import pytest

from tests.expanze.scenes import BOARD, first_states, scene
from tests.trust.play import Playing, any_rulebook, picker
from tests.trust.twins import described
from velmoci.expanze.arming import explain_pool
from velmoci.expanze.atlas import atlas
from velmoci.expanze.board import CONTINENTS
from velmoci.expanze.menus import OfferMenu, find_attack
from velmoci.expanze.missions import MISSION_NUMBER, MISSIONS, is_nonsense
from velmoci.expanze.options import LIBRARY, SETS, check_together
from velmoci.expanze.state import COLOURS
from velmoci.expanze.view import load_view
from velmoci.expanze.winning import last_power_wins
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble


@pytest.mark.parametrize("seed", range(4))
def test_a_view_goes_to_another_process_and_decides_there_as_here(seed: int) -> None:
    playing = Playing(any_rulebook(picker(Seeded(f"views {seed}"))), seed)
    for number, _ in enumerate(playing.steps(120)):
        if number % 20 == 0:
            for seat in range(-1, int(playing.position.table.powers)):
                here = playing.position.view(seat)
                there = load_view(playing.rulebook, json.loads(json.dumps(here.dump())))
                assert there.to_json() == here.to_json()
                assert [described(d) for d in there.decisions()] == [described(d) for d in here.decisions()]
                assert [described(d) for d in there.asides()] == [described(d) for d in here.asides()]
                assert there.complete(Seeded(1)).dump() == here.complete(Seeded(1)).dump()


def test_the_two_halves_of_a_view_are_the_view() -> None:
    position = scene(hands={"red": "PK"}).position
    whole = position.view(0).to_json()
    assert {**position.public_json(), "seat": 0, "own": position.own_json(0)} == whole
    assert position.power(0) == position.view(0).power() == "red"
    assert position.is_living(0)


def test_a_view_tells_mission_and_progress_of_its_own_seat() -> None:
    start = scene({"asia": "red 1", "africa": "red 1", "egypt": "blue 1"}, missions={"red": "asia_africa"})
    progress = start.view("red").own_progress()
    assert start.view("red").mission() == "asia_africa"
    assert progress is not None
    assert (progress.have, progress.need, progress.missing) == (19, 20, ["egypt"])
    assert start.view("spectator").mission() is None
    assert start.view("spectator").own_progress() is None


def test_every_decision_says_what_one_must_know_to_answer_it() -> None:
    turn = scene({"asia": "red 1"}, hands={"red": "P", "blue": "K"})
    turn.order("blue", "offer_trade red give K want P")
    asked = [decision.about() for decision in turn.view("red").decisions()]
    assert asked[0]["pool"] == asked[0]["can_arm"] == 10
    assert asked[1] == {"power": "blue", "number": 1, "give": "K", "want": "P"}
    fighting = scene(phase="fighting").view("red").decisions()[0]
    assert list(fighting.about()) == ["loses", "choices"]
    first = scene(phase="first_armament").view("red").decisions()[0]
    assert [first.about()[key] for key in ("allowance", "cap", "can_place")] == [10, 2, 10]
    colour = Playing(assemble(LIBRARY), 1).position.pending()[0]
    assert len(colour.about()["free"]) == 7  # type: ignore[arg-type]


def test_a_pool_explains_its_set_too() -> None:
    start = scene({"africa": "red 1"}, hands={"red": "PKD"})
    reasons = [reason.to_json() for reason in explain_pool(start.position.sight(0), SETS.index("PKD"))]
    assert [(reason["what"], reason["soldiers"]) for reason in reasons] == [
        ("base", 3),
        ("africa", 4),
        ("PKD", 10),
    ]


def test_a_conquest_is_never_nonsense() -> None:
    start = scene()
    assert not is_nonsense(start.table, 0, MISSIONS[MISSION_NUMBER["asia_africa"]])
    assert is_nonsense(start.table, 0, MISSIONS[MISSION_NUMBER["south_pole"]])


def test_a_target_as_large_as_the_board_is_refused() -> None:
    options = {**assemble(LIBRARY).options, "nonsense_target": len(BOARD.states)}
    with pytest.raises(BadRulebook, match="EX-MIS-10"):
        check_together(options)


def test_who_wins_by_the_deal_alone_has_no_first_turn() -> None:
    start = scene(
        first_states("red", 20),
        phase="first_armament",
        on_turn="white",
        missions={"red": "south_pole"},
        options={"auto_show": True, "hold_rounds": 0, "continue_after_win": True},
    )
    start.order("white", "place_first")
    assert start.status("red") == "won"
    assert start.on_turn == "blue"


def test_a_game_that_is_over_is_not_won_again() -> None:
    start = scene({"alaska": "red 9", "chukotka": "blue 1"}, ("red", "blue"), rest="red")
    start.order("red", "attack alaska chukotka 8", [6, 1])
    before = start.position.dump()
    last_power_wins(start.position)
    assert start.position.dump() == before


def test_a_place_behind_the_last_attack_is_a_mistake_of_the_program() -> None:
    with pytest.raises(AssertionError, match="fewer attacks"):
        find_attack(scene({"alaska": "red 3"}).position.sight(0), 10**6)


@pytest.mark.interpreted
def test_offers_that_are_counted_wrongly_are_noticed() -> None:
    class Boast(OfferMenu):
        def count(self) -> int:
            return super().count() + 1

    menu = Boast(scene(hands={"red": "P", "blue": "K"}).position.sight(0))
    with pytest.raises(AssertionError, match="fewer offers"):
        menu.sample(Scripted([menu.count()]))


def test_the_atlas_tells_the_same_board() -> None:
    told = atlas()
    assert [state["id"] for state in told["states"]] == list(BOARD.states)
    assert {state["id"]: state["neighbours"] for state in told["states"]}["madagascar"] == ["south_africa"]
    assert [continent["id"] for continent in told["continents"]] == list(CONTINENTS)
    assert set(told["powers"]) == set(COLOURS)
    assert json.loads(json.dumps(told)) == told
