"""Movement of the minimal version (SA-minimal-27 to 37)."""

from tests.clause import clause
from tests.salva.scenes import Scene

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


@clause("SA-minimal-27", "SA-minimal-31")
def test_a_unit_moves_through_own_land_as_far_as_its_points_go() -> None:
    scene = Scene(owners=MINE)
    scene.army(0, "a", "inf tank")
    assert scene.refused(0, "move inf_1 b c") == "SA-minimal-27"
    assert scene.refused(0, "move inf_1 c") == "SA-minimal-27"
    assert scene.refused(0, "move inf_1") == "SA-minimal-27"
    scene.order(0, "move tank_2 b c")
    assert (scene.place("tank_2"), scene.points("tank_2")) == ("c", "0")
    scene.order(0, "move inf_1 b")
    assert scene.place("inf_1") == "b"


@clause("SA-minimal-28")
def test_a_unit_completes_its_move_before_another_one_starts() -> None:
    scene = Scene(owners=MINE)
    scene.army(0, "a", "tank tank")
    scene.order(0, "move tank_1 b")
    scene.order(0, "move tank_1 c")
    scene.order(0, "move tank_2 b")
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-28"
    scene.order(0, "move tank_2 a")
    assert scene.refused(0, "move tank_2 b") == "SA-minimal-27"


@clause("SA-minimal-31", "SA-minimal-32", "SA-minimal-12", "SA-minimal-6", "SR-minimal-2")
def test_foreign_and_neutral_land_is_entered_only_by_a_battle() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "d": 1})
    scene.army(0, "a", "tank")
    assert scene.refused(0, "move tank_1 b") == "SA-minimal-32"
    scene.give("b", 0)
    assert scene.refused(0, "move tank_1 b c") == "SA-minimal-32"
    assert scene.refused(0, "attack a with tank_1") == "SA-minimal-32"
    scene.order(0, "attack c with tank_1:b")
    assert (scene.owner("c"), scene.place("tank_1")) == (0, "c")


@clause("SA-minimal-29", "SA-minimal-33", "SR-minimal-5")
def test_units_from_different_fields_move_into_one_battle_together() -> None:
    scene = Scene(owners=MINE)
    scene.army(0, "b", "tank")
    scene.army(0, "c", "inf")
    scene.army(1, "d", "inf")
    assert scene.refused(0, "attack d with tank_1:a:b, inf_2") == "SA-minimal-27"
    assert scene.refused(0, "attack d with inf_2:b:c") == "SA-minimal-27"
    scene.order(0, "attack d with tank_1:c, inf_2", [3])
    assert (scene.place("tank_1"), scene.place("inf_2")) == ("d", "d")


@clause("SA-minimal-33")
def test_a_way_that_is_not_named_is_found_and_one_through_foreign_land_is_not() -> None:
    scene = Scene(owners=MINE)
    scene.army(0, "b", "tank")
    scene.order(0, "attack d with tank_1")
    assert scene.owner("d") == 0
    cut = Scene(owners={"a": 0, "b": 1, "c": 1, "d": 1})
    cut.army(0, "a", "tank")
    cut.army(1, "b", "inf")
    assert cut.refused(0, "attack c with tank_1") == "SA-minimal-33"
    assert cut.refused(0, "attack c with tank_1:b") == "SA-minimal-32"


@clause("SA-minimal-34", "SA-minimal-35", "V-19", "SR-minimal-6")
def test_cargo_alone_takes_nothing() -> None:
    scene = Scene()
    scene.army(0, "a", "cargo tank")
    assert scene.refused(0, "attack b with cargo_1") == "SA-minimal-34"
    scene.order(0, "attack b with cargo_1, tank_2")
    assert (scene.owner("b"), scene.place("cargo_1"), scene.place("tank_2")) == (0, "b", "b")


@clause("SA-minimal-36", "V-20", "SR-minimal-7")
def test_after_a_battle_a_unit_moves_no_more() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert scene.points("tank_1") == "1"
    assert scene.refused(0, "move tank_1 a") == "SA-minimal-36"
    assert scene.refused(0, "attack c with tank_1") == "SA-minimal-36"


@clause("SA-minimal-37", "SA-minimal-15", "SA-minimal-25")
def test_only_own_finished_units_move_and_only_in_the_own_turn() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "b", "tank")
    scene.army(1, "c", "inf")
    scene.army(0, "b", "inf", finished=False)
    assert scene.refused(0, "move inf_2 d") == "SA-minimal-27"
    assert scene.refused(0, "attack c with tank_1, inf_2") == "SA-minimal-27"
    assert scene.refused(0, "move inf_3 a") == "SA-minimal-25"
    assert scene.refused(1, "move inf_2 d") == "SA-minimal-15"
    assert scene.refused(0, "buy inf b") == "SA-minimal-17"


@clause("SA-minimal-30")
def test_battles_and_moves_alternate_freely() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "d": 1})
    scene.army(0, "a", "tank tank")
    scene.order(0, "move tank_1 b")
    scene.order(0, "attack c with tank_1")
    scene.order(0, "move tank_2 b c")
    assert scene.asked() == [(0, "movement")]


@clause("SA-minimal-4", "SA-minimal-8")
def test_land_units_stay_off_the_sea_which_nobody_owns() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "b", "tank")
    assert scene.refused(0, "move tank_1 s") == "SA-minimal-27"
    assert scene.owner("s") is None
    assert scene.refused(0, "move tank_1 nowhere") == "SA-minimal-4"
    board = scene.rules.board
    for one in range(int(board.size)):
        assert one not in board.neighbours[one]
        assert all(one in board.neighbours[other] for other in board.neighbours[one])


def test_menus_offer_exactly_what_the_judge_allows() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "inf tank")
    scene.army(0, "b", "tank atg")
    scene.army(1, "c", "inf")
    decision = scene.position.pending()[0]
    orders = list(decision)
    assert len({str(order) for order in orders}) == len(orders) == decision.count()
    for order in orders:
        decision.check(order)
    kinds = {order.kind for order in orders}
    assert kinds == {"move", "attack", "end_movement"}
    attacks = [order for order in orders if order.kind == "attack"]
    assert len(attacks) == 2**3 - 1
