"""The steady bot in a war economy: it works, builds, brings goods home, goes to market and trades where both gain."""

import pytest

from tests.maps.drawn import row
from tests.salva.economy_scenes import EconomyScene
from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.bots.salva.economy import Appraiser, aim_of, enriched, home
from velmoci.bots.salva.riches import riches
from velmoci.bots.salva.steady import SteadyBot
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import new_position

THREE = {"a": 0, "b": 0, "c": 1, "d": 2}
FULL = {"food": 9, "fuel": 9, "ore": 9, "iron": 9, "tools": 9, "concrete": 9}
START = {"farm": 1, "mine": 2, "ironworks": 1, "concrete_plant": 1, "toolworks": 1, "barracks": 1, "arms_works": 1}


def says(scene: EconomyScene, seat: int = 0) -> str:
    """What the bot does about the question that lies before a seat."""
    decision = next(one for one in scene.position.pending() if one.seat == seat)
    return str(SteadyBot(Seeded(1)).decide(scene.position.view(seat), decision))


def played(scene: EconomyScene, seat: int = 0) -> str:
    """The same, and it is done."""
    order = says(scene, seat)
    scene.order(seat, order)
    return order


def outlook(scene: EconomyScene, seat: int = 0) -> Outlook:
    return Outlook(scene.position.view(seat).sight, Seeded(1))


def neighbours() -> EconomyScene:
    """Three seats on four fields in a row; the first has two of them."""
    return EconomyScene(["multiplayer"], fields=row("abcd"), owners=THREE, sea=(), seats=3)


def test_it_grows_while_nobody_comes_and_arms_when_somebody_may() -> None:
    scene = neighbours()
    scene.put("a", worker=8, **FULL, **START)
    assert aim_of(outlook(scene)).name == "growth"
    scene.working()
    assert says(scene) == "work_by_plan"
    scene = neighbours()
    scene.put("a", worker=8, **FULL, **START)
    scene.army(1, "c", "tank tank")
    assert aim_of(outlook(scene)).name == "army"
    scene.army(0, "b", "inf inf inf")
    scene.army(0, "a", "inf inf inf")
    assert aim_of(outlook(scene)).name == "growth"
    scene.position.table.round = 4
    assert aim_of(outlook(scene)).name == "army"


def test_it_buys_an_army_for_the_points_and_builds_what_the_plan_means() -> None:
    scene = neighbours()
    scene.put("a", worker=8, **FULL, **START)
    scene.army(1, "c", "tank tank")
    assert played(scene.working()) == "work_by_plan army"
    bought = played(scene)
    while bought.startswith("buy"):
        assert bought.endswith(" a")
        bought = played(scene)
    assert bought.startswith("build_works")
    before = scene.works("a")
    assert sum(before.values()) > sum(START.values())
    assert says(scene) == "end_production"


def test_where_nothing_can_be_done_it_rests() -> None:
    scene = neighbours()
    scene.put("a", worker=1)
    scene.working()
    assert says(scene) == "end_work"


def test_home_is_where_most_workers_are() -> None:
    scene = neighbours()
    assert home(scene.economy, scene.position.table, 0) == -1
    scene.put("a", farm=2)
    assert home(scene.economy, scene.position.table, 0) == scene.field("a")
    scene.put("b", worker=1)
    assert home(scene.economy, scene.position.table, 0) == scene.field("b")


def test_what_lies_out_of_reach_comes_one_step_nearer() -> None:
    scene = EconomyScene(fields=row("abcd"), owners={"a": 0, "b": 0, "c": 0, "d": 1}, sea=())
    scene.put("a", worker=4, farm=1)
    scene.put("b", food=2)
    scene.put("c", fuel=3, worker=1)
    assert played(scene) == "carry c b fuel 3, worker 1"
    assert played(scene) == "end_movement"
    scene.pass_turn()
    scene.pass_turn()
    assert says(scene) == "carry b a hungry_worker 1"


def test_workers_stay_where_they_have_a_building() -> None:
    scene = EconomyScene(fields=row("abcd"), owners={"a": 0, "b": 0, "c": 0, "d": 1}, sea=())
    scene.put("a", worker=4, farm=1)
    scene.put("c", worker=1, mine=1)
    assert says(scene) == "end_movement"


def test_what_is_plentiful_goes_to_a_safe_field_at_a_border() -> None:
    scene = neighbours()
    scene.put("a", worker=2, food=40, farm=1)
    assert played(scene) == "carry a b food 3"
    assert says(scene) == "end_movement"
    threatened = neighbours()
    threatened.put("a", worker=2, food=40, farm=1)
    threatened.army(1, "c", "tank")
    assert says(threatened) == "end_movement"


def trading() -> EconomyScene:
    """The first seat swims in fuel and starves, its neighbour the other way round."""
    scene = neighbours()
    scene.put("b", worker=6, fuel=40, food=1, tools=9, **START)
    scene.put("c", worker=6, food=40, fuel=1, tools=9, **START)
    return scene


def test_it_trades_where_both_gain_and_the_other_agrees() -> None:
    scene = trading()
    assert played(scene) == "trade seat_2 b c give fuel 3 for food 3"
    assert played(scene, 1) == "agree"
    assert (scene.goods("b")["food"], scene.goods("c")["fuel"]) == (4, 4)


def test_it_refuses_a_trade_by_which_it_loses() -> None:
    scene = trading()
    scene.order(0, "trade seat_2 b c give tools 1 for food 9")
    assert says(scene, 1) == "decline"


def test_between_two_nobody_trades() -> None:
    scene = EconomyScene(fields=row("abcd"), owners={"a": 0, "b": 0, "c": 1, "d": 1}, sea=())
    scene.put("b", worker=6, fuel=40, food=1, tools=9, **START)
    scene.put("c", worker=6, food=40, fuel=1, tools=9, **START)
    assert not says(scene).startswith("trade")


def test_it_takes_an_open_offer_by_which_it_gains() -> None:
    scene = trading()
    scene.order(0, "publish_trade b give fuel 4 for food 3")
    answers = [SteadyBot(Seeded(1)).decide(scene.position.view(1), one) for one in scene.position.asides(1)]
    assert "accept_trade offer_1 at c" in [str(order) for order in answers]


def test_goods_are_worth_most_to_whoever_lacks_them() -> None:
    scene = trading()
    sight = scene.position.view(0).sight
    mine, his = Appraiser(sight, 0), Appraiser(sight, 1)
    assert mine.gain(scene.field("b"), [("food", 3)]) > his.gain(scene.field("c"), [("food", 3)]) > 0
    assert mine.gain(scene.field("b"), [("food", 3), ("fuel", -3)]) > 0 > mine.gain(scene.field("b"), [("food", -1)])
    assert mine.gain(scene.field("c"), [("food", 3)]) == 0
    assert enriched(sight, sight) == 0


def test_fields_with_goods_workers_and_buildings_are_worth_having() -> None:
    scene = neighbours()
    scene.put("c", food=12)
    scene.put("d", worker=3, mine=2)
    assert riches(scene.position.view(0).sight) == [0.0, 0.0, 1.0, 2.0]
    rich = outlook(scene).worth
    scene.put("c", food=0)
    assert rich[scene.field("c")] == pytest.approx(outlook(scene).worth[scene.field("c")] + 1.0)


def test_a_game_of_four_ends_and_armies_are_made_by_workers() -> None:
    position = new_position(scenario_rulebook("four_workshops"))
    position.apply(-1, Begin(), Seeded("four"))
    play(position, {seat: make_bot("salva", "steady", Seeded(str(seat))) for seat in range(4)}, Seeded("four"), 20_000)
    assert position.outcome() is not None
