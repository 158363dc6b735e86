"""Whom the steady bot keeps from being repaired, and about whom it has the dice decide."""

from fractions import Fraction

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_repair_prevention import hurt
from velmoci.bots.salva.holding import loss
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Seeded
from velmoci.salva.chapters.hold_lists import open_hold_window


def answer(scene: Scene) -> str:
    """What the bot orders whoever is asked."""
    decision = scene.position.pending()[0]
    return str(SteadyBot(Seeded(1)).decide(scene.position.view(decision.seat), decision))


def window(**options: object) -> Scene:
    """Three damaged tanks of seat 2, and the window is open."""
    scene = Scene(["repair_prevention"], options=options)
    scene.army(1, "b", "tank tank tank")
    for name, sixths in (("tank_1", 6), ("tank_2", 30), ("tank_3", 18)):
        hurt(scene, name, sixths)
    return scene


@clause("SA-repair_prevention-6")
def test_the_bot_holds_what_is_damaged_most_and_then_the_next() -> None:
    scene = window(hold_total=4)
    open_hold_window(scene.position)
    assert answer(scene) == "hold_unit tank_2"
    scene.order(0, "hold_unit tank_2")
    assert answer(scene) == "hold_unit tank_3"
    scene.order(0, "hold_unit tank_3")
    assert answer(scene) == "keep_holds", "what it holds is worth more than what is left"


@clause("SA-repair_prevention-6")
def test_the_bot_drops_what_is_worth_less_than_what_it_could_hold() -> None:
    scene = window(hold_total=2, hold_min_halves=0)
    scene.order(0, "hold_unit tank_1")
    open_hold_window(scene.position)
    assert answer(scene) == "release_unit tank_1"
    scene.order(0, "release_unit tank_1")
    assert answer(scene) == "hold_unit tank_2"


@clause("SA-statistical_destruction-1")
def test_the_bot_forces_a_roll_that_destroys_more_often_than_not() -> None:
    for sixths, order in ((17, "no_roll"), (18, "force_roll tank_1")):
        scene = Scene(["repair_prevention", "statistical_destruction"])
        scene.army(1, "b", "tank")
        hurt(scene, "tank_1", sixths)
        scene.order(0, "hold_unit tank_1")
        scene.order(0, "end_movement")
        assert answer(scene) == order


def test_what_is_no_unit_counts_as_half_a_point() -> None:
    scene = window()
    assert loss(scene.position.sight(0), "factory/b") == Fraction(1, 2)
    assert loss(scene.position.sight(0), "tank_3") == Fraction(1, 2)
