"""What only its owner learns in Expanze: a pursuit that became nonsense, offers among others."""

import pytest

from tests.expanze.scenes import Scene, scene
from tests.trust.leaks import LoudEvents
from tests.trust.play import picker
from tests.trust.twins import Eyes, recast, step_differences
from velmoci.expanze.missions import MISSION_NUMBER
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.position import Position
from velmoci.kernel.chance import Seeded


def last_stand(hunter: str) -> Scene:
    """Blue has one state left, and green is about to take it; white has that mission."""
    return scene(
        {"india": "green 60", "persia": "blue 1", "japan": "red 1"},
        rest="white",
        on_turn="green",
        missions={"white": hunter},
        hands={"blue": "PP"},
    )


@pytest.mark.parametrize("leaky", [False, True])
def test_only_the_hunter_learns_that_its_pursuit_became_nonsense(leaky: bool) -> None:
    hunting, resting = last_stand("destroy_blue"), last_stand("asia_africa")
    order = NOTATION.parse("attack india persia 59")
    eyes = LoudEvents[Position]() if leaky else Eyes()
    for seat in (hunting.seat("red"), hunting.seat("blue"), hunting.seat("green"), -1):
        found = step_differences(eyes, hunting.position, resting.position, seat, hunting.seat("green"), order)
        assert bool(found) == leaky
    events = Eyes().events(hunting.position, hunting.seat("green"), order, Seeded(1))
    assert "pursuit-became-nonsense" in hunting.sentences(events, "white")


def test_offers_among_others_are_invisible() -> None:
    """Number, letters, answer and withdrawal of an offer are known to its two parties alone."""
    start = scene(hands={"red": "PPK", "blue": "KKD", "green": "PKD", "white": "DD"})
    quiet = {power: start.seen(power) for power in ("green", "white", "spectator")}
    for power, text in (
        ("red", "offer_trade blue give P want K"),
        ("red", "offer_trade blue give K want D"),
        ("blue", "offer_trade red give D want P"),
        ("blue", "decline_trade red 1"),
        ("red", "withdraw_trade blue 2"),
    ):
        events = start.order(power, text)
        assert start.sentences(events, "red") == start.sentences(events, "blue") != []
        for other, view in quiet.items():
            assert start.told(events, other) == []
            assert start.seen(other) == view
    told = start.told(start.order("red", "offer_trade green give P want D"), "green")
    assert told[0].values["number"] == 1
    assert start.own("green")["offers"][0]["number"] == 1


def test_a_refused_answer_does_not_tell_whether_there_is_an_offer_to_somebody_else() -> None:
    start = scene(hands={"red": "PPK", "blue": "KKD", "green": "PKD"})
    texts = [f"{kind} {power} {number}" for kind in ("accept_trade", "decline_trade", "withdraw_trade")
             for power in ("red", "blue") for number in (1, 2)]  # fmt: skip
    before = [Eyes().refusal(start.position, 2, NOTATION.parse(text)) for text in texts]
    start.order("red", "offer_trade blue give P want K")
    assert [Eyes().refusal(start.position, 2, NOTATION.parse(text)) for text in texts] == before


def test_a_twin_of_the_scene_hides_the_hunter() -> None:
    hunting = last_stand("destroy_blue")
    twins = [recast(hunting.position, 0, picker(Seeded(seed))) for seed in range(40)]
    missions = {int(twin.owns[3].mission) for twin in twins}
    assert len(missions) > 10
    assert missions != {MISSION_NUMBER["destroy_blue"]}
