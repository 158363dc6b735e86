"""What the steady bot agrees to when allies ask it."""

from tests.salva.allies import allies
from tests.salva.goal_scenes import GoalScene
from tests.salva.scenes import Scene
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Seeded


def said(scene: Scene, seat: int) -> str:
    """The bot's answer to what lies before a seat."""
    decision = next(one for one in scene.position.pending() if one.seat == seat)
    return str(SteadyBot(Seeded(1)).decide(scene.position.view(seat), decision))


def test_a_present_is_accepted() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.order(0, "cede e to seat_2")
    assert said(scene, 1) == "agree"
    scene.order(1, "decline")
    scene.order(0, "give tank_1 to seat_3")
    assert said(scene, 2) == "agree"


def test_a_field_full_of_strangers_is_no_present() -> None:
    scene = allies()
    scene.army(0, "e", "tank tank")
    scene.order(0, "cede e to seat_2")
    assert said(scene, 1) == "decline"


def test_a_field_with_units_of_a_partner_is_one() -> None:
    scene = allies()
    scene.army(0, "e", "tank tank")
    scene.order(0, "offer_treaty seat_2")
    scene.order(1, "answer_treaty pact_12_1 accept")
    scene.order(0, "cede e to seat_2")
    assert said(scene, 1) == "agree"


def test_strangers_are_not_let_in_and_nobody_is_hindered_without_need() -> None:
    scene = allies()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    scene.order(0, "move tank_1 b")
    assert said(scene, 1) == "decline"
    scene.order(1, "decline")
    scene.order(0, "hand_over tank_1 to seat_2")
    scene.order(1, "agree")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(0, "move tank_1 e")
    assert said(scene, 1) == "agree", "who commands it need not object"


def test_what_a_secret_treaty_forbids_is_not_agreed_to() -> None:
    scene = allies()
    scene.army(0, "b", "tank")
    scene.army(1, "b", "tank")
    scene.order(0, "offer_treaty seat_3")
    scene.order(2, "answer_treaty pact_13_1 accept")
    scene.order(0, "hand_over tank_1 to seat_2")
    scene.order(1, "agree")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "attack c with tank_1, tank_2")
    assert said(scene, 0) == "decline"


def test_a_present_that_makes_its_own_goal_impossible_is_declined() -> None:
    """Seat 1 needs seat 2 alive; with its last field seat 2 would be out."""
    sides = {"A": ["f1", "f2"], "B": ["f3"], "C": ["f5", "f6"]}
    missions = {"mission_source": "scenario", "side_missions": "A: 1 B C / B: 5 f2 f3 f5 / C: 2", "rounds": 10}
    centres = {field: {"centre": True} for field in ("f2", "f3", "f5")}
    scene = GoalScene("public_missions", sides, 6, centres, chapters=["alliance"], **missions)  # type: ignore[arg-type]
    for order in ("end_movement", "end_production"):
        scene.order(0, order)
    scene.order(1, "cede f3 to seat_1")
    assert said(scene, 0) == "decline"
    scene.order(0, "decline")
    for order in ("end_movement", "end_production"):
        scene.order(1, order)
    scene.order(2, "cede f5 to seat_1")
    assert said(scene, 0) == "agree"
