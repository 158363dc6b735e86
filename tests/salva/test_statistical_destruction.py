"""A die decides about a held unit that is damaged (SA-statistical_destruction)."""

from fractions import Fraction

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_repair_prevention import FOUR, LINE, held, hurt
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.library import LIBRARY

CHAPTERS = ["repair_prevention", "statistical_destruction"]


def ready(sixths: int, holder: int = 0, seats: int = 2, kinds: str = "tank", **options: object) -> Scene:
    """Seat 2 has units of which the first is damaged and held; seat 1 is at the end of its movement."""
    owners = dict(list(FOUR.items())[:seats])
    scene = Scene([*CHAPTERS, "multiplayer"], owners, options=options, seats=seats, fields=LINE, sea=())
    scene.army(1, "b", kinds)
    hurt(scene, "tank_1", sixths)
    scene.order(holder, "hold_unit tank_1")
    scene.order(0, "end_movement")
    return scene


def rolled(sixths: int, *rolls: int) -> bool:
    """Whether these dice destroy a unit with so much damage; otherwise it is sound."""
    scene = ready(sixths)
    events = scene.order(0, "force_roll tank_1", rolls)
    assert scene.events[0].seen_by_all().values["rolls"] == [str(roll) for roll in rolls]
    if scene.lives("tank_1"):
        assert (events[0], scene.damage("tank_1"), held(scene)) == ("roll-repairs", "0", [((0,), ("tank_1",))])
        return False
    assert (events[0], held(scene)) == ("roll-destroys", [])
    return True


def probability(sixths: int) -> Fraction:
    """The share of all dice that destroy; a second one is rolled just where the rule asks for it."""
    share = Fraction(0)
    for first in range(1, 7):
        if sixths % 6 and first == sixths // 6 + 1:
            share += sum((Fraction(rolled(sixths, first, second), 36) for second in range(1, 7)), Fraction(0))
        else:
            share += Fraction(rolled(sixths, first), 6)
    return share


@clause("SA-statistical_destruction-4", "TS3-02", "TS3-03", "TV3-05", "TV3-06", "TV3-07")
@pytest.mark.parametrize(("sixths", "odds"), [(24, "2/3"), (17, "17/36"), (1, "1/36"), (35, "35/36"), (18, "1/2")])
def test_the_unit_is_destroyed_as_likely_as_its_damage_is_of_six(sixths: int, odds: str) -> None:
    assert probability(sixths) == Fraction(odds) == Fraction(sixths, 36)


@clause("SA-statistical_destruction-4", "SA-statistical_destruction-5", "SA-statistical_destruction-6")
def test_dice_are_rolled_openly_and_a_repaired_unit_stays_on_the_list() -> None:
    assert [rolled(24, roll) for roll in range(1, 7)] == [True] * 4 + [False] * 2
    assert [rolled(17, 3, roll) for roll in (5, 6)] == [True, False]
    assert not rolled(35, 6, 6)
    assert not rolled(18, 4)
    scene = ready(18)
    scene.order(0, "force_roll tank_1", [6])
    assert all(scene.events[0].seen_by(seat) is not None for seat in (-1, 0, 1))


@clause("SA-statistical_destruction-1")
def test_once_in_each_own_turn_at_the_end_of_movement() -> None:
    scene = ready(18, kinds="tank tank")
    hurt(scene, "tank_2", 18)
    assert scene.asked() == [(0, "forced_rolls")]
    decision = scene.position.pending()[0]
    assert {str(order) for order in decision} == {"force_roll tank_1", "no_roll"}
    assert str(decision.default()) == "no_roll"
    about = decision.about()
    assert (about["damaged"], about["destroyed"]) == ({"tank_1": "3"}, {"tank_1": "1/2"})
    scene.order(0, "hold_unit tank_2")
    scene.order(0, "force_roll tank_1", [6])
    assert scene.asked() == [(0, "production")]
    assert scene.refused(0, "force_roll tank_2") == "SA-statistical_destruction-1"
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert scene.refused(0, "force_roll tank_2") == "SA-statistical_destruction-1", "not before the end of movement"
    scene.order(0, "end_movement")
    scene.order(0, "force_roll tank_2", [1])
    assert not scene.lives("tank_2")


@clause("SA-statistical_destruction-1")
def test_an_option_allows_more_rolls_and_nobody_has_to_roll() -> None:
    scene = ready(18, kinds="tank tank", stat_destruction_per_turn=2)
    hurt(scene, "tank_2", 18)
    scene.order(0, "hold_unit tank_2")
    scene.order(0, "force_roll tank_1", [6])
    assert scene.asked() == [(0, "forced_rolls")]
    scene.order(0, "no_roll")
    assert scene.asked() == [(0, "production")]


@clause("SA-statistical_destruction-2")
def test_only_what_is_held_and_damaged_is_decided_by_dice() -> None:
    scene = ready(18, kinds="tank tank tank")
    hurt(scene, "tank_3", 6)
    for thing in ("tank_2", "tank_3", "tank_9"):
        assert scene.refused(0, f"force_roll {thing}") == "SA-statistical_destruction-2"
    scene.order(0, "hold_unit tank_2")
    assert scene.refused(0, "force_roll tank_2") == "SA-statistical_destruction-2"
    assert ready(0).asked() == [(0, "production")], "nothing to decide, so nobody is asked"


@clause("SA-statistical_destruction-3", "R3-05")
def test_by_default_only_who_holds_a_unit_may_force_the_roll() -> None:
    scene = ready(18, holder=2, seats=4)
    assert scene.asked() == [(0, "production")]
    anyone = ready(18, holder=2, seats=4, stat_destruction_by="anyone", kinds="tank")
    anyone.order(0, "force_roll tank_1", [3])
    assert not anyone.lives("tank_1")
    both = ready(18, holder=2, seats=4, kinds="tank tank")
    both.order(0, "end_production")
    both.order(1, "end_movement")
    assert both.asked() == [(1, "production")], "its owner may not"
    mixed = Scene([*CHAPTERS, "multiplayer"], FOUR, seats=4, fields=LINE, sea=())
    mixed.army(1, "b", "tank tank")
    mixed.army(0, "a", "tank")
    for name in ("tank_1", "tank_2", "tank_3"):
        hurt(mixed, name, 18)
    mixed.order(0, "hold_unit tank_1")
    mixed.order(2, "hold_unit tank_2")
    mixed.order(1, "hold_unit tank_3")
    mixed.order(0, "end_movement")
    assert mixed.refused(0, "force_roll tank_2") == "SA-statistical_destruction-3"
    assert mixed.refused(0, "force_roll tank_3") == "SA-statistical_destruction-1", "only enemies"


@clause("SA-statistical_destruction-3")
def test_a_partner_in_a_pooled_hold_is_a_holder() -> None:
    scene = Scene([*CHAPTERS, "multiplayer"], FOUR, seats=4, fields=LINE, sea=())
    scene.army(1, "b", "tank")
    hurt(scene, "tank_1", 18)
    scene.order(2, "pool_hold tank_1 with seat_1")
    scene.order(0, "answer_pool seat_3 accept")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "forced_rolls")]


@clause("R3-53")
def test_dice_come_before_whatever_else_ends_the_movement_phase() -> None:
    scene = ready(18)
    track = [step.name for step in scene.rules.tracks[scene.rules.track("turn")]]
    assert track[:3] == ["movement", "forced_rolls", "after_movement"]


@clause("SA-foundations-4")
def test_the_chapter_needs_holds() -> None:
    with pytest.raises(BadRulebook, match="chapter_missing"):
        assemble(LIBRARY, ["statistical_destruction"])
