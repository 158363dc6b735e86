"""What a decision writes out for those who choose by pointing; each choice is an order that is allowed."""

from typing import Any

from tests.clause import clause
from tests.maps.drawn import row
from tests.salva.scenes import Scene
from tests.salva.test_landing import invasion
from velmoci.salva.library import NOTATION

LAND = row("abcd")


def choices(scene: Scene) -> dict[str, Any]:
    """The choices of the open question."""
    found = scene.position.pending()[0].about()["choices"]
    assert isinstance(found, dict)
    return found


def is_allowed(scene: Scene, **order: Any) -> bool:
    """Whether the seat that is asked may give the order."""
    scene.position.check(scene.position.pending()[0].seat, NOTATION.from_json(order))
    return True


def test_moves_tell_ways_and_costs() -> None:
    scene = Scene(
        ["terrain"], owners={"a": 0, "b": 0, "c": 0, "d": 1}, fields=LAND, sea=(), marks={"b": {"roughness": "3/2"}}
    )
    scene.army(0, "a", "tank")
    scene.army(0, "b", "inf", finished=False)
    moves = choices(scene)["move"]
    assert set(moves) == {"tank_1"}
    assert moves["tank_1"]["b"] == {"path": ["b"], "cost": "3/2"}
    assert all(is_allowed(scene, kind="move", unit="tank_1", path=way["path"]) for way in moves["tank_1"].values())


def test_the_last_step_takes_what_is_left() -> None:
    scene = Scene(["terrain"], owners={"a": 0, "b": 0, "c": 1}, fields=LAND, sea=(), marks={"b": {"roughness": "3"}})
    scene.army(0, "a", "inf")
    assert choices(scene)["move"] == {"inf_1": {"b": {"path": ["b"], "cost": "1"}}}


def test_battles_tell_who_reaches_them_and_who_can_open_them() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "tank inf")
    scene.army(0, "b", "inf")
    scene.army(0, "s", "cru")
    attacks = choices(scene)["attack"]
    assert attacks == {"c": {"units": {"tank_1": ["b"], "inf_3": []}, "able": ["tank_1", "inf_3"]}}
    marches = [[unit, *way] for unit, way in attacks["c"]["units"].items()]
    assert is_allowed(scene, kind="attack", field="c", marches=marches)


def test_few_orders_are_written_out() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 1})
    scene.army(0, "s", "cru")
    orders = choices(scene)["dock"]
    assert {order["field"] for order in orders} == {"b", "c"}
    assert all(is_allowed(scene, **order) for order in orders)


def test_offers_tell_price_and_reason() -> None:
    scene = Scene(["factories"], owners={"a": 0, "b": 1}, fields=LAND, sea=(), allotments=[3, 1]).begin()
    offers = choices(scene)["place"]
    tank = next(one for one in offers if one["item"] == "tank")
    assert (tank["spot"], tank["can"], tank["price"]["value"]) == ("a", True, "1")
    assert tank["price"]["factors"][0]["name"] == "price"
    assert "totals" not in tank
    factory = next(one for one in offers if one["item"] == "factory")
    assert (factory["can"], factory["price"]["value"], factory["totals"][:2]) == (False, "4", ["4", "10"])
    scene.order(0, "stop_placing")
    scene.order(1, "stop_placing")
    scene.order(0, "end_movement")
    bought = choices(scene)["buy"]
    assert {one["spot"] for one in bought} == {"a"}
    assert all(is_allowed(scene, kind="buy", item=one["item"], spot="a") for one in bought if one["can"])


@clause("SA-minimal-20", "SA-minimal-22")
def test_every_field_that_produces_offers_what_its_own_points_buy() -> None:
    owners, rich = {"a": 0, "b": 0, "c": 0, "d": 1}, {"b": {"production": "3"}}
    scene = Scene(["factories"], owners=owners, fields=LAND, sea=(), marks=rich, options={"factory_price": 1}).begin()
    scene.position.table.fresh[scene.rules.board.index["c"]] = 1
    scene.order(0, "end_movement")
    kinds = ("inf", "tank", "atg", "cargo")
    offers = choices(scene)["buy"]
    assert [(one["spot"], one["item"], one["can"]) for one in offers] == [
        *[("a", kind, True) for kind in kinds], ("a", "factory", False),
        *[("b", kind, True) for kind in kinds], ("b", "factory", True),
    ]  # fmt: skip
    assert [one["sharing"]["payers"] for one in offers if one["item"] == "factory"] == [["b"], ["a"]]


def test_what_a_column_stands_for_is_called_by_its_name() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 0, "d": 1})
    scene.army(0, "s", "tra")
    scene.order(0, "dock tra_1 b")
    units: Any = scene.position.public_json()["units"]
    assert (units[0]["harbour"], units[0]["aboard"]) == ("s", None)
    scene.army(0, "b", "inf")
    scene.order(0, "embark inf_2 on tra_1")
    units = scene.position.public_json()["units"]
    assert units[1]["aboard"] == "tra_1"


def test_the_calendar_foretells_production() -> None:
    scene = Scene(["production_cycle"], owners={"a": 0, "b": 1}, fields=LAND, sea=()).begin()
    calendar: Any = scene.position.public_json()["calendar"]
    assert [turn["production"] for turn in calendar[:6]] == [True, False, False, True, False, False]
    assert [turn["power"] for turn in calendar[:3]] == ["seat_1", "seat_2", "seat_1"]
    assert Scene().position.public_json()["calendar"] == []


def test_the_beach_asks_whom_it_may_pick() -> None:
    scene = invasion("inf", "inf atg", beach_units=1)
    scene.order(0, "attack b with inf_2")
    assert [step for _, step in scene.asked()] == ["beach_pick"]
    about = scene.position.pending()[0].about()
    assert (about["most"], about["able"]) == (1, ["inf_3"])
