"""Factories and supply cargo (SA-factories)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import told
from tests.salva.scenes import Scene, reloaded
from tests.salva.test_choices import choices
from tests.salva.test_naval import moor
from tests.trust.salva.invariants import check_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Malformed
from velmoci.salva.library import NOTATION

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def producing(chapters: tuple[str, ...] = (), marks: dict[str, dict[str, object]] | None = None,
              cargo: str = "", **options: object) -> Scene:  # fmt: skip
    """The production phase of the first turn; `cargo` names a field with three supply cargoes."""
    scene = Scene(["factories", *chapters], owners=MINE, marks=marks or {}, options=options).begin()
    if cargo:
        scene.army(0, cargo, "cargo cargo cargo")
    scene.order(0, "end_movement")
    return scene


def factories(scene: Scene, field: str) -> int:
    column = scene.position.table.field_columns[scene.rules.field_column("factories")]
    return int(column[scene.rules.board.index[field]])


@clause("SA-factories-1", "SA-factories-2", "SA-factories-15", "SR-factories-5")
def test_fields_yield_by_their_factories() -> None:
    scene = producing(("terrain",), {"a": {"factories": 2, "production": "3"}, "b": {"factories": 0}})
    assert [scene.purse(field) for field in "abc"] == ["6", "0", "1"]
    none = producing(initial_factories=0)
    assert none.purse("a") == "0"
    neutral = Scene(["factories"], owners={"a": 0, "d": 1}).begin()
    assert factories(neutral, "b") == 0


@clause("SA-factories-2", "SA-production_cycle-4", "V-52")
def test_the_cycle_factor_doubles_the_output() -> None:
    marks: dict[str, dict[str, object]] = {"a": {"factories": 2, "production": "3"}}
    assert producing(("terrain",), marks).purse("a") == "6"
    assert producing(("terrain", "production_cycle"), marks).purse("a") == "12"


@clause("SA-factories-3", "SA-factories-4", "SA-minimal-20", "V-6", "V-51")
def test_the_nth_factory_costs_n_times_the_coefficient() -> None:
    scene = producing(("terrain",), {"a": {"factories": 1, "production": "20"}})
    scene.order(0, "buy factory a")
    assert scene.purse("a") == "16"
    scene.order(0, "buy factory a")
    assert scene.purse("a") == "10"
    item, table = scene.rules.items["factory"], scene.position.table
    assert item.bundle_price(table, 0, scene.rules.board.index["d"], 2) == scene.rules.in_parts(4 + 6, 1)
    cheap = producing(("terrain",), {"a": {"production": "3"}}, factory_price="1/2")
    cheap.order(0, "buy factory a")
    assert cheap.purse("a") == "2"


@clause("SA-factories-5", "SA-factories-9", "SA-factories-11", "V-53", "SR-factories-4")
def test_neighbours_may_pay_for_a_factory() -> None:
    scene = producing((), {"a": {"factories": 0}, "b": {"factories": 2}})
    assert scene.refused(0, "buy factory a") == "SA-minimal-24"
    assert scene.refused(0, "build_factory a from b 1") == "SA-factories-11"
    assert scene.refused(0, "build_factory a from b 3") == "SA-factories-11"
    assert scene.refused(0, "build_factory a from c 1") == "SA-factories-9"
    assert scene.refused(0, "build_factory d from c 1") == "SA-factories-9"
    assert "build_factory a from b 2" in {str(order) for order in scene.position.pending()[0]}
    scene.order(0, "build_factory a from b 2")
    assert (factories(scene, "a"), scene.purse("a"), scene.purse("b")) == (1, "0", "0")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    assert scene.purse("a") == "1"


@clause("SA-factories-9", "SR-factories-4")
@pytest.mark.parametrize("payers", ["any", "one"])
def test_how_many_neighbours_may_pay_is_an_option(payers: str) -> None:
    scene = producing((), {"b": {"factories": 0}}, neighbour_payers=payers)
    if payers == "any":
        scene.order(0, "build_factory b from a 1, c 1")
        assert factories(scene, "b") == 1
    else:
        assert str(scene.refusal(0, "build_factory b from a 1, c 1")) == "bad_payment (field=c) [SA-factories-9]"
    rich = producing((), {"a": {"factories": 2}, "b": {"factories": 0}}, neighbour_payers=payers)
    rich.order(0, "build_factory b from a 2")
    assert (factories(rich, "b"), rich.purse("a")) == (1, "0")


@clause("SA-factories-5", "SA-factories-9", "SA-factories-10", "SA-factories-11")
def test_a_field_pays_what_its_neighbours_leave() -> None:
    marks: dict[str, dict[str, object]] = {"a": {"factories": 1}, "b": {"factories": 4}}
    scene = producing((), marks)
    for refused, why in (
        ("from b 2", "too_dear (left=3) [SA-factories-11]"),
        ("from b 0", "bad_payment (field=b) [SA-factories-9]"),
        ("from b 1/1000", "bad_payment (field=b) [SA-factories-9]"),
        ("from b 5", "too_dear (left=4) [SA-factories-11]"),
    ):
        assert str(scene.refusal(0, f"build_factory a {refused}")) == why
    assert str(scene.refusal(0, "build_factory c from d 1")) == "bad_payment (field=d) [SA-factories-9]"
    scene.order(0, "build_factory a from b 3")
    assert (factories(scene, "a"), scene.purse("a"), scene.purse("b")) == (2, "0", "1")
    assert told(scene.events) == ["Seat 1 builds a factory on a."]
    poor = producing((), {"a": {"factories": 1}, "b": {"factories": 2}})
    assert str(poor.refusal(0, "build_factory a from b 3")) == "too_dear (left=2) [SA-factories-11]"
    rich = producing((), {"a": {"factories": 0}, "b": {"factories": 4}})
    assert str(rich.refusal(0, "build_factory a from b 3")) == "too_dear (left=3) [SA-factories-11]"


@clause("SA-factories-3", "SA-factories-4", "SA-factories-2")
def test_the_price_and_the_output_of_factories_explain_themselves() -> None:
    scene = producing((), {"a": {"factories": 2}})
    rules, table, field = scene.rules, scene.position.table, scene.rules.board.index["a"]
    price = rules.price_chain(table, 0, rules.items["factory"], field, True)
    assert price.to_json()["factors"] == [
        {"name": "factory_price", "clause": "SA-factories-3", "value": "2"},
        {"name": "number", "clause": "SA-factories-4", "value": "3"},
    ]
    output = rules.production_chain(table, field, True).to_json()["factors"]
    assert isinstance(output, list)
    assert output[0] == {"name": "factories", "clause": "SA-factories-2", "value": "2"}


@clause("SA-factories-10", "SA-factories-17", "SA-factories-7")
def test_only_what_can_be_paid_and_used_is_offered() -> None:
    none = producing((), {"a": {"factories": 0}, "b": {"factories": 0}, "c": {"factories": 0}})
    assert {menu.kind for menu in none.position.pending()[0].menus()} == {"end_production"}
    scene = Scene(["factories"], owners=MINE).begin()
    scene.army(0, "a", "cargo inf")
    scene.army(0, "a", "cargo", finished=False)
    scene.army(1, "d", "cargo")
    scene.army(1, "d", "cargo", finished=False)
    scene.order(0, "end_movement")
    offered = {str(order) for order in scene.position.pending()[0] if order.kind == "use_cargo"}
    assert offered == {"use_cargo cargo_1", "use_cargo cargo_3"}
    for name in ("inf_2", "cargo_4", "cargo_5"):
        assert str(scene.refusal(0, f"use_cargo {name}")) == f"no_cargo (unit={name}) [SA-factories-7]"
    scene.order(0, "use_cargo cargo_1")
    assert told(scene.events) == ["Seat 1 uses up cargo_1 on a."]
    scene.give("a", 1)
    assert scene.refused(0, "use_cargo cargo_3") == "SA-factories-7"


@clause("SA-factories-10")
def test_units_are_not_paid_by_neighbours() -> None:
    scene = producing((), {"a": {"factories": 0}})
    assert scene.refused(0, "buy inf a") == "SA-minimal-24"


@clause("SA-factories-6", "SA-factories-7", "SA-factories-8", "V-54", "SR-factories-3")
def test_cargo_is_used_up_for_one_point_each() -> None:
    scene = producing(cargo="a")
    assert "cargo" in scene.rules.items
    for number in (1, 2, 3):
        scene.order(0, f"use_cargo cargo_{number}")
    assert scene.purse("a") == "4"
    scene.order(0, "buy factory a")
    assert (factories(scene, "a"), scene.purse("a")) == (2, "0")
    assert scene.refused(0, "use_cargo cargo_1") == "SA-factories-7"


@clause("SA-factories-8", "SR-factories-3")
def test_what_multiplies_production_does_not_multiply_cargo() -> None:
    scene = producing(("terrain", "production_cycle"), {"a": {"production": "3"}}, cargo="a")
    assert scene.purse("a") == "6"
    scene.order(0, "use_cargo cargo_1")
    assert (scene.purse("a"), scene.purse("b")) == ("7", "2")
    assert not scene.lives("cargo_1")
    scene.order(0, "buy factory a")
    assert scene.purse("a") == "3"


@clause("SA-factories-16", "SA-factories-7")
def test_cargo_aboard_or_unfinished_cannot_be_used() -> None:
    scene = Scene(["factories", "naval"], owners=MINE).begin()
    moor(scene, 0, "b", "s", "tra")
    scene.army(0, "b", "cargo inf")
    scene.army(0, "b", "cargo")
    scene.order(0, "embark cargo_2 on tra_1")
    assert scene.refused(0, "use_cargo cargo_4") == "SA-factories-7"
    scene.order(0, "end_movement")
    scene.order(0, "buy cargo a")
    assert scene.refused(0, "use_cargo cargo_2") == "SA-factories-16"
    assert scene.refused(0, "use_cargo cargo_5") == "SA-factories-16"
    assert scene.refused(0, "use_cargo inf_3") == "SA-factories-7"
    scene.order(0, "use_cargo cargo_4")


@clause("SA-factories-7", "SA-factories-17")
def test_only_cargo_that_can_be_used_now_is_offered() -> None:
    def offered(scene: Scene) -> list[list[str]]:
        menus = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "use_cargo"]
        return [[str(order) for order in menu] for menu in menus]

    only = producing(cargo="a")
    assert offered(only) == [["use_cargo cargo_1", "use_cargo cargo_2", "use_cargo cargo_3"]]
    scene = producing()
    assert offered(scene) == []
    scene.order(0, "buy cargo a")
    assert offered(scene) == []
    only.order(0, "buy cargo b")
    only.order(0, "use_cargo cargo_2")
    assert offered(only) == [["use_cargo cargo_1", "use_cargo cargo_3"]]


@clause("SA-factories-13", "SA-factories-17", "SA-factories-12", "SR-factories-1")
def test_a_conquered_field_keeps_its_factories_which_rest_while_it_is_fresh() -> None:
    scene = Scene(["factories"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks={"b": {"factories": 0}}).begin()
    scene.army(0, "b", "tank cargo")
    scene.order(0, "attack c with tank_1, cargo_2")
    assert factories(scene, "c") == 1
    scene.order(0, "end_movement")
    assert scene.purse("c") == "0"
    scene.order(0, "use_cargo cargo_2")
    assert scene.purse("c") == "1"
    assert scene.refused(0, "buy inf c") == "SA-minimal-22"
    assert scene.refused(0, "build_factory c from b 1") == "SA-factories-9"
    scene.order(0, "build_factory b from c 1, a 1")
    assert factories(scene, "b") == 1


@clause("SA-factories-13", "SR-factories-1")
@pytest.mark.parametrize(("fate", "left"), [("keep", 2), ("lose_one", 1), ("destroy_all", 0)])
def test_what_becomes_of_conquered_factories_is_an_option(fate: str, left: int) -> None:
    scene = Scene(["factories"], marks={"b": {"factories": 2}}, options={"factory_on_conquest": fate})
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert factories(scene, "b") == left
    lost = [event.seen_by_all().to_json() for event in scene.events]
    assert lost.count({"event": "factory-lost", "field": "b"}) == (0 if fate == "keep" else 1)


@clause("SA-factories-13")
@pytest.mark.parametrize("fate", ["lose_one", "destroy_all"])
@pytest.mark.parametrize("standing", [0, 1])
def test_a_field_loses_no_more_factories_than_it_has(fate: str, standing: int) -> None:
    scene = Scene(["factories"], marks={"b": {"factories": standing}}, options={"factory_on_conquest": fate})
    scene.army(0, "a", "tank")
    events = scene.order(0, "attack b with tank_1")
    assert (factories(scene, "b"), events.count("factory-lost")) == (0, standing)


@clause("SA-factories-13")
def test_factories_outlive_an_owner_whom_nobody_conquered() -> None:
    options = {"factory_on_conquest": "destroy_all"}
    scene = Scene(["factories"], seats=3, owners={"a": 0, "b": 1, "d": 2}, options=options)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank")
    assert "factory-lost" not in scene.order(1, "resign")
    assert (scene.owner("b"), factories(scene, "b")) == (None, 1)


@clause("SA-factories-14", "SR-factories-2")
def test_nobody_destroys_his_own_factories_unless_agreed() -> None:
    scene = producing()
    assert scene.refused(0, "scuttle a") == "SA-factories-14"
    assert "scuttle" not in choices(scene)
    agreed = producing(scuttle_factories="own_production_phase")
    assert agreed.refused(0, "scuttle d") == "SA-factories-14"
    assert choices(agreed)["scuttle"] == [{"kind": "scuttle", "field": field} for field in "abc"]
    agreed.order(0, "scuttle a")
    assert choices(agreed)["scuttle"] == [{"kind": "scuttle", "field": field} for field in "bc"]
    assert factories(agreed, "a") == 0
    assert [event.seen_by_all().to_json() for event in agreed.events] == [{"event": "factory-lost", "field": "a"}]
    assert agreed.refused(0, "scuttle a") == "SA-factories-14"


@clause("SA-factories-15", "SA-factories-12", "SA-placement-2", "SA-placement-6", "SA-placement-7")
def test_factories_can_be_bought_with_the_starting_army() -> None:
    scene = Scene(["factories"], owners=MINE, allotments=[5, 0]).begin()
    scene.order(0, "place factory a")
    assert factories(scene, "a") == 2
    assert scene.refused(0, "place factory a") == "SA-placement-6"
    assert str(scene.refusal(0, "place factory d")) == "not_your_field (unit=factory, field=d) [SA-factories-9]"


@clause("SA-factories-4", "SA-placement-11")
def test_several_factories_in_a_sealed_army_grow_dearer() -> None:
    options = {"placement_mode": "blind"}
    scene = Scene(["factories"], owners=MINE, allotments=[9, 9], options=options).begin()
    assert scene.refused(0, "seal factory a 1, factory a 1") == "SA-placement-11"
    assert scene.refused(0, "seal factory a 2") == "SA-placement-11"
    scene.order(0, "seal factory a 1, factory b 1")
    for seed in range(3):
        decision = scene.position.pending()[0]
        decision.check(decision.sample(Seeded(seed)))


@pytest.mark.parametrize("text", ["build_factory a from b", "build_factory a from b x", "build_factory a from b 1 b 1"])
def test_bad_payments_are_no_orders(text: str) -> None:
    scene = producing()
    with pytest.raises(Malformed):
        scene.order(0, text)


@pytest.mark.parametrize("seed", range(3))
def test_games_with_everything_of_the_basic_version_end(seed: int) -> None:
    chapters = [
        "terrain", "random_terrain", "naval", "second_line", "submarines", "factories", "production_cycle",
    ]  # fmt: skip
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(chapters, owners=owners, allotments=[9, 9], options={"hard_round_cap": 20})
    scene.begin([1, 2, 3, 4])
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    check_position(position, reloaded)
    assert position.pending() == []
    assert position.table.reason in ("elimination", "draw")


def test_payments_and_menus_are_checked_and_counted() -> None:
    for value in ("brno 2", [["a"]], [["a", "x"]], [["a", 1], ["a", 2]]):
        with pytest.raises(Malformed):
            NOTATION.from_json({"kind": "build_factory", "field": "a", "payments": value})
    scene = producing(("terrain",), {"a": {"factories": 6}, "b": {"factories": 1}}, cargo="a")
    for menu in scene.position.pending()[0].menus():
        orders = list(menu)
        assert len(orders) == menu.count()
        assert menu.sample(Seeded(1)) in orders
        for order in orders:
            scene.position.check(0, order)
            assert NOTATION.from_json(order.to_json()) == NOTATION.parse(str(order)) == order


@clause("SA-factories-9")
@pytest.mark.parametrize(("payers", "enough"), [("any", True), ("one", False)])
def test_an_offer_names_the_fields_that_can_help_to_pay(payers: str, enough: bool) -> None:
    scene = producing((), {"b": {"factories": 0}}, neighbour_payers=payers)
    offers: Any = scene.position.pending()[0].about()["choices"]
    sharing = next(one["sharing"] for one in offers["buy"] if (one["item"], one["spot"]) == ("factory", "b"))
    proposed, levels = sharing.pop("proposed"), sharing.pop("levels")
    assert levels == ({"a": ["1"], "c": ["1"]} if enough else {})
    assert sharing == {"order": "build_factory", "payers": ["a", "c"], "one": payers == "one", "enough": enough}
    assert list(proposed) == (["a"] if payers == "one" else ["a", "c"])
    assert all("sharing" not in one for one in offers["buy"] if one["item"] != "factory")


@clause("SA-factories-9", "SA-factories-12")
@pytest.mark.parametrize(("rich", "enough"), [(1, False), (2, True)])
def test_where_one_neighbour_may_pay_the_richest_decides_whether_it_is_enough(rich: int, enough: bool) -> None:
    scene = producing((), {"b": {"factories": 0}, "c": {"factories": rich}}, neighbour_payers="one")
    sharing = next(one["sharing"] for one in choices(scene)["buy"] if (one["item"], one["spot"]) == ("factory", "b"))
    assert (sharing["payers"], sharing["enough"]) == (["a", "c"], enough)
