"""What others could attack in their next turn, found by trying out their turns from what one seat sees."""

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene
from tests.salva.scenes import Scene
from tests.salva.test_landing import load
from tests.salva.test_multiplayer import A, B, C, D, four, pact
from tests.salva.test_naval import CANAL, moor, ships
from velmoci.salva.threats import threats

FOE, ME = 0, 1


def seen(scene: Scene | GoalScene, seat: int = ME) -> list[str]:
    """What a seat must fear for."""
    before = scene.position.dump()
    found = [str(one["field"]) for one in threats(scene.position.view(seat))]
    assert scene.position.dump() == before
    return found


def test_units_come_as_far_over_their_own_land_as_they_move() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    scene.army(FOE, "a", "tank")
    assert seen(scene) == ["c"]
    walk = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    walk.army(FOE, "a", "inf")
    assert seen(walk) == []


def test_a_turn_to_come_has_all_its_points_and_what_is_built_now_takes_no_part() -> None:
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    (tank,) = scene.army(FOE, "a", "tank")
    scene.order(FOE, f"move {tank} b a")
    assert seen(scene) == ["c"]
    built = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    built.army(FOE, "b", "tank", finished=False)
    assert seen(built) == []


def test_rough_land_on_the_way_costs_more_and_the_last_step_does_not() -> None:
    rough = Scene(["terrain"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks={"b": {"roughness": "2"}}).begin()
    rough.army(FOE, "a", "tank")
    assert seen(rough) == []
    last = Scene(["terrain"], owners={"a": 0, "b": 1, "c": 1, "d": 1}, marks={"b": {"roughness": "2"}}).begin()
    last.army(FOE, "a", "tank")
    assert seen(last) == ["b"]


def test_troops_aboard_land_from_wherever_their_ship_can_go() -> None:
    scene = ships({"a": 1, "b": 1, "c": 1, "d": 1})
    scene.army(FOE, "s", "tra")
    assert seen(scene) == []
    load(scene, "tra_1", "inf")
    assert seen(scene) == ["b", "c"]


def test_nobody_lands_from_a_ship_that_would_first_leave_a_harbour() -> None:
    scene = ships({"a": 1, "b": 0, "c": 1, "d": 1})
    moor(scene, FOE, "b", "s", "tra")
    load(scene, "tra_1", "inf")
    assert seen(scene) == []


def test_seas_with_own_ships_are_threatened_by_ships_out_of_a_harbour_too() -> None:
    scene = ships({"a": 0, "b": 0, "c": 1, "d": 1})
    moor(scene, FOE, "b", "s", "cru")
    scene.army(ME, "s", "cru")
    assert seen(scene) == ["s"]
    empty = ships({"a": 0, "b": 0, "c": 1, "d": 1})
    moor(empty, FOE, "b", "s", "cru")
    assert seen(empty) == []


@clause("SA-harbours-4", "SA-harbours-8")
def test_an_own_canal_leads_past_a_sea_that_others_hold() -> None:
    fields = {"a": ["b"], "b": ["s", "u"], "s": ["t"], "t": ["u"], "u": []}
    for owner, feared in ((FOE, ["t", "u"]), (ME, ["t"])):
        scene = Scene(["naval"], {"a": 1, "b": owner}, {"b": {"canal": True}}, fields=fields).begin()
        scene.army(FOE, "s", "cru")
        scene.army(ME, "t", "cru")
        scene.army(ME, "u", "cru")
        assert seen(scene) == feared


def test_submarines_dive_below_others_and_those_that_evade_are_safe() -> None:
    scene = Scene(["naval", "second_line", "submarines"], {"a": 1, "b": 1, "c": 1, "d": 1}, CANAL).begin()
    scene.army(FOE, "s", "sub")
    scene.army(ME, "t", "cru")
    assert seen(scene) == ["t"]
    scene.army(ME, "s", "sub")
    stances = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    stances[scene.unit("sub_3")] = 1
    assert seen(scene) == ["t"]


def test_a_treaty_keeps_the_partner_away_as_far_as_one_knows_of_it() -> None:
    scene = four()
    assert seen(scene, B) == ["b"]
    pact(scene, A, B, C, D)
    assert seen(scene, B) == []
    apart = four()
    pact(apart, A, C)
    assert seen(apart, B) == ["b"]


def test_before_the_first_round_in_a_battle_and_for_spectators_nothing_is_told() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 1, "d": 1}).begin()
    (tank,) = scene.army(FOE, "a", "tank")
    scene.army(ME, "b", "inf")
    assert (seen(scene), threats(scene.position.view(-1))) == (["b"], [])
    scene.order(FOE, f"attack b with {tank}", [3])
    assert seen(scene) == []
