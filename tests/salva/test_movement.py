"""Movement of the minimal version (SA-minimal-27 to 37)."""

from tests.clause import clause
from tests.salva.goal_scenes import told
from tests.salva.scenes import Scene
from tests.salva.test_naval import moor
from velmoci.salva.base.ways import holder
from velmoci.salva.state import CLOSED, FOUGHT, MOVED, NOBODY

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
    table = scene.position.table
    scene.order(0, "move tank_1 b")
    assert told(scene.events) == ["Seat 1: Tank 1 goes from a to b."]
    assert (table.flags[0] & (MOVED | CLOSED), table.active) == (MOVED, 0)
    scene.order(0, "move tank_1 c")
    scene.order(0, "move tank_2 b")
    assert (table.flags[0] & (MOVED | CLOSED), table.active) == (MOVED | CLOSED, 1)
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
    battle, index = scene.position.table.battle, scene.rules.board.index
    assert battle is not None
    assert [int(battle.origin[fighter]) for fighter in battle.standing(0)] == [index["c"], index["c"]]
    assert (scene.points("tank_1"), scene.points("inf_2")) == ("0", "0")


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


@clause("SA-minimal-4", "SA-minimal-8", "SA-conv-6")
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


@clause("SA-minimal-27", "SA-minimal-28", "SA-minimal-36")
def test_a_new_turn_gives_every_finished_unit_its_whole_movement_again() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "b", "tank tank inf")
    scene.army(1, "d", "inf")
    scene.order(0, "move tank_1 a b")
    scene.order(0, "attack c with tank_2")
    table = scene.position.table
    assert table.flags[1] & FOUGHT != 0
    scene.order(0, "move inf_3 a")
    scene.order(0, "end_movement")
    assert table.active == NOBODY
    scene.order(0, "end_production")
    scene.army(0, "a", "tank", finished=False)
    scene.order(1, "end_movement")
    assert [scene.points(name) for name in ("tank_1", "tank_2", "inf_3")] == ["0", "1", "0"]
    scene.order(1, "end_production")
    assert [scene.points(name) for name in ("tank_1", "tank_2", "inf_3", "tank_5")] == ["2", "2", "1", "0"]
    assert [int(table.flags[unit]) & (MOVED | CLOSED | FOUGHT) for unit in range(5)] == [0] * 5
    scene.order(0, "move tank_1 a b")
    scene.order(0, "move tank_2 b a")


@clause("SA-minimal-28", "SA-minimal-29")
def test_a_battle_ends_the_move_of_whoever_was_moving() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "tank tank")
    scene.order(0, "move tank_1 b")
    scene.order(0, "attack c with tank_2")
    assert told(scene.events)[0] == "Seat 1 attacks c with Tank 2."
    assert scene.refused(0, "move tank_1 a") == "SA-minimal-28"


@clause("SA-minimal-29", "SA-minimal-33", "SA-minimal-34")
def test_a_battle_that_one_unit_cannot_reach_changes_nothing_for_the_others() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(0, "b", "inf")
    scene.order(0, "move tank_1 b")
    assert str(scene.refusal(0, "attack c with tank_1, inf_2:a:b")) == "too_far (unit=inf_2, field=b) [SA-minimal-27]"
    spent = Scene(owners=MINE)
    spent.army(0, "c", "inf")
    spent.position.table.points[0] = 0
    assert str(spent.refusal(0, "attack d with inf_1")) == "too_far (unit=inf_1, field=d) [SA-minimal-27]"


@clause("SA-naval-7", "SA-minimal-11")
def test_a_sea_field_is_held_by_whoever_else_has_ships_there() -> None:
    scene = Scene(["naval"]).begin()
    scene.army(0, "t", "cru")
    scene.army(1, "t", "cru")
    scene.army(0, "t", "cru")
    table, board = scene.position.table, scene.rules.board
    sea = board.index["t"]
    assert [int(holder(scene.rules, table, sea, seat)) for seat in (0, 1)] == [1, 0]
    assert [int(holder(scene.rules, table, board.index["s"], seat)) for seat in (0, 1)] == [0, 1]
    table.unit_columns[scene.rules.unit_column("harbour")][scene.unit("cru_2")] = board.index["s"]
    assert int(holder(scene.rules, table, sea, 0)) == 0, "a ship in a harbour holds no sea"
    assert [int(holder(scene.rules, table, board.index[field], 1)) for field in "ab"] == [0, 1]


@clause("SA-minimal-34")
def test_one_able_unit_takes_others_along_in_whatever_order_they_are_named() -> None:
    for names in ("tank_1, cargo_2", "cargo_2, tank_1"):
        scene = Scene()
        scene.army(0, "a", "tank cargo")
        scene.army(1, "b", "inf")
        scene.order(0, f"attack b with {names}", [3])
        assert [scene.place(name) for name in ("tank_1", "cargo_2")] == ["b", "b"]


@clause("SA-minimal-33")
def test_who_may_not_step_onto_the_field_at_once_marches_the_long_way() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 1}).begin()
    moor(scene, 0, "c", "s", "cru")
    scene.army(1, "t", "cru")
    scene.order(0, "attack t with cru_1", [3])
    battle = scene.battle
    assert scene.rules.board.ids[battle.origin[0]] == "s"
