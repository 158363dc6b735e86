"""Production into formations: an army for every row, paid by the field on which all tokens lie."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import (
    at,
    card,
    column,
    files,
    fill,
    land,
    menus,
    producing,
    rows,
    token,
    tokens,
    told_card,
    units,
)
from tests.salva.scenes import Scene
from velmoci.kernel.errors import Malformed
from velmoci.salva.library import NOTATION
from velmoci.salva.units import standard_kinds

PORT = {"a": ["s", "b", "n"], "b": ["s", "z"], "z": [], "s": ["t"], "t": ["n"], "n": []}
"""Shores a and b, and z behind; a has harbours that face s and n."""


def port(*chapters: str, owners: dict[str, int] | None = None, **options: object) -> Scene:
    """A shore with two harbours that yields two points, by the true unit table, in production."""
    on = ["formations", "naval", "expensive_units", "capital_ships", *chapters]
    given = {"base_productivity": "2", **options}
    owners = owners or {"a": 0, "b": 1}
    scene = Scene(on, owners=owners, fields=PORT, sea=("s", "t", "n"), units=standard_kinds(), options=given)
    return scene.begin()


@clause("SA-formation_production-1", "SA-formation_production-2", "SA-formation_production-5")
def test_every_row_gets_an_army_of_the_same_worth_and_everybody_sees_it() -> None:
    scene = producing(land(base_productivity="2"))
    before = scene.purse("b")
    told = scene.order(0, "produce caesar b 1:tank:2, 2:inf, 2:tank, 3:inf:2")
    assert told == ["produced", "row-grows", "row-grows", "row-grows"]
    assert column(scene, "building") == ["tank tank", "inf tank", "inf inf"]
    assert rows(scene) == ["", "", ""]
    assert (before, scene.purse("b")) == ("2", "0")
    spent: Any = scene.events[0].seen_by_all().values
    assert (spent["points"], spent["field"], spent["formation"]) == ("2", "b", "caesar")
    second: Any = scene.events[2].seen_by_all().values
    assert (second["row"], [name.rpartition("_")[0] for name in second["units"]]) == (2, ["inf", "tank"])
    assert scene.position.table.units() == []


@clause("SA-formation_production-1", "R4-15", "TV4-13")
def test_only_the_field_with_all_tokens_pays() -> None:
    scene = land()
    scene.order(0, "found caesar b", [1])
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "b", "c")
    scene.order(0, "end_movement")
    for field in ("b", "c", "a"):
        assert scene.refused(0, f"produce caesar {field} 1:tank, 2:tank, 3:tank") == "SA-formation_production-1"
    assert scene.refusal(0, "produce caesar b 1:tank, 2:tank, 3:tank").code == "not_all_there"
    assert "produce" not in menus(scene)
    at(scene, "b", "b")
    scene.order(0, "produce caesar b 1:tank, 2:tank, 3:tank")


@clause("SA-formation_production-1")
def test_the_field_must_be_ones_own_and_not_freshly_conquered() -> None:
    scene = producing(land())
    table, index = scene.position.table, scene.rules.board.index
    table.fresh[index["b"]] = 1
    order = "produce caesar b 1:tank, 2:tank, 3:tank"
    assert (scene.refused(0, order), scene.refusal(0, order).code) == ("SA-formation_production-1", "fresh_field")
    table.fresh[index["b"]] = 0
    scene.give("b", 1)
    table.purse[index["b"]] = 0
    assert (scene.refused(0, order), scene.refusal(0, order).code) == ("SA-formation_production-1", "field_cannot_pay")
    assert scene.refused(0, "produce victory b 1:tank") == "SA-formation_production-1"


@clause("SA-formation_production-1")
def test_it_is_done_in_production_and_not_with_more_than_there_is() -> None:
    scene = land()
    scene.order(0, "found caesar b", [1])
    order = "produce caesar b 1:tank, 2:tank, 3:tank"
    wrong = scene.refusal(0, order)
    assert (wrong.code, wrong.clause) == ("wrong_moment", "SA-formation_production-1")
    scene.order(0, "end_movement")
    wrong = scene.refusal(0, "produce caesar b 1:tank:2, 2:tank:2, 3:tank:2")
    assert (wrong.code, wrong.clause) == ("too_dear", "SA-minimal-24")
    scene.order(0, order)
    assert scene.refusal(0, order).code == "too_dear"
    assert "produce" not in menus(scene)


@clause("SA-formation_production-2", "TV4-12", "R4-15")
@pytest.mark.parametrize("value", ["equal", "at_most"])
def test_rows_get_equal_armies_unless_agreed_otherwise(value: str) -> None:
    scene = port("half_units", half_kinds="tank", row_value=value)
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    order = "produce caesar a 1:tank:2, 2:infantry:2, 3:tank, 3:half_tank"
    if value == "equal":
        wrong = scene.refusal(0, order)
        assert (wrong.code, wrong.clause) == ("rows_differ", "SA-formation_production-2")
        assert (wrong.values["row"], wrong.values["points"], wrong.values["most"]) == (3, "3/2", "2")
        assert scene.refused(0, "produce caesar a 1:tank:2, 2:tank:2") == "SA-formation_production-2"
    else:
        scene.order(0, order)
        assert scene.purse("a") == "0"
        assert column(scene, "building") == ["tank tank", "infantry infantry", "tank tank"]


@clause("SA-formation_production-2")
def test_what_is_no_row_or_no_army_is_refused() -> None:
    scene = producing(land())
    assert scene.refusal(0, "produce caesar b").code == "no_armies"
    wrong = scene.refusal(0, "produce caesar b 1:tank, 2:tank, 3:tank, 4:tank")
    assert (wrong.code, wrong.clause) == ("no_such_row", "SA-formation_production-2")
    assert scene.refusal(0, "produce caesar b 1:moon, 2:tank, 3:tank").code == "no_such_item"
    scene.order(0, "remove_row caesar 3")
    scene.order(0, "produce caesar b 1:tank, 2:inf")


@clause("SA-formation_production-3", "R4-43")
def test_nothing_that_stands_still_is_built_inside() -> None:
    scene = Scene(["formations", "fortresses", "factories"], owners={"a": 0, "b": 1}, units=standard_kinds()).begin()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    for item in ("fort", "factory"):
        wrong = scene.refusal(0, f"produce caesar a 1:{item}, 2:{item}, 3:{item}")
        assert (wrong.code, wrong.clause, wrong.values["item"]) == ("not_mobile", "SA-formation_production-3", item)
    assert "fort" not in " ".join(menus(scene)["produce"]).replace("formation", "")


@clause("SA-formation_production-3", "TV4-11")
def test_ships_lie_in_the_harbour_of_the_token_and_dear_ones_count_as_paid() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    army = "1:tank, 1:infantry, 2:battleship=2, 3:cruiser:2"
    wrong = scene.refusal(0, f"produce caesar a {army}")
    assert (wrong.code, wrong.clause) == ("which_harbour", "SA-formation_production-3")
    assert scene.refusal(0, f"produce caesar a/t {army}").code == "no_such_harbour"
    scene.order(0, f"produce caesar a/n {army}")
    assert column(scene, "building") == ["infantry tank", "battleship", "cruiser cruiser"]
    assert [one["harbour"] for one in told_card(scene)["tokens"]] == ["n"]
    parts = [paid(scene, unit) for unit in files(scene).all_units(scene.position.table, card(scene))]
    assert [part for part in parts if part] == [(2, 1)]


def paid(scene: Scene, unit: int) -> tuple[int, int] | None:
    """What has been paid of a unit and what is missing; None where it is paid."""
    columns, money = scene.position.table.unit_columns, scene.rules.money
    have = int(columns[scene.rules.unit_column("paid")][unit])
    missing = int(columns[scene.rules.unit_column("missing")][unit])
    return (have // money, missing // money) if missing else None


@clause("SA-formation_production-3")
def test_a_harbour_is_named_once_and_only_for_ships() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    wrong = scene.refusal(0, "produce caesar a/n 1:tank, 2:tank, 3:tank")
    assert (wrong.code, wrong.clause) == ("no_ships_begun", "SA-formation_production-3")
    scene.order(0, "produce caesar a/n 1:cruiser, 2:tank, 3:tank")
    wrong = scene.refusal(0, "produce caesar a/s 1:cruiser, 2:tank, 3:tank")
    assert (wrong.code, wrong.clause) == ("other_harbour", "SA-formation_production-3")
    scene.order(0, "produce caesar a 1:cruiser, 2:cruiser, 3:tank")
    assert [one["harbour"] for one in told_card(scene)["tokens"]] == ["n"]


@clause("SA-formation_production-3", "SA-formations-22")
def test_ships_that_were_built_inside_leave_by_their_harbour() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/n 1:cruiser, 2:cruiser, 3:destroyer")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert scene.refusal(0, f"move {token(scene)} n").code == "under_construction"
    scene.order(0, "end_movement")
    assert rows(scene) == ["cruiser", "cruiser", "destroyer"]
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    assert scene.refusal(0, f"move {token(scene)} s").code == "wrong_harbour"
    scene.order(0, f"move {token(scene)} n")
    assert told_card(scene)["tokens"][0]["harbour"] is None
    scene.order(0, f"move {token(scene)} t s")


@clause("SA-formation_production-3", "SA-formations-17")
def test_a_ship_taken_out_in_port_lies_in_the_harbour_and_one_there_may_join() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/n 1:cruiser, 2:cruiser, 3:cruiser")
    pass_rest(scene)
    ship = units(scene, 0)[0]
    scene.order(0, f"extract caesar a {ship}")
    table, harbour = scene.position.table, scene.rules.unit_column("harbour")
    assert scene.place(ship) == "a"
    assert table.unit_columns[harbour][scene.unit(ship)] == scene.rules.board.index["n"]
    scene.order(0, f"join caesar {ship}")
    assert rows(scene) == ["cruiser"] * 3
    (other,) = scene.army(0, "a", "cruiser")
    table.unit_columns[harbour][scene.unit(other)] = scene.rules.board.index["s"]
    assert scene.refusal(0, f"join caesar {other}").code == "no_harbour_inside"


def pass_rest(scene: Scene) -> None:
    """The production of the first, then whole turns until what was built can move."""
    scene.order(0, "end_production")
    for seat in (1, 0, 1):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")


@clause("SA-formation_production-4", "SA-formation_production-3", "TV4-43")
def test_what_is_paid_in_full_is_finished_and_the_rest_waits_for_its_last_payment() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "remove_row caesar 3")
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/s 1:tank, 1:infantry, 2:battleship=2")
    pass_to_production(scene)
    assert rows(scene) == ["infantry tank", ""]
    assert column(scene, "building") == ["", "battleship"]
    (ship,) = told_card(scene)["rows"][1]["building"]
    assert scene.refusal(0, f"produce caesar a 1:infantry:2, 2:{ship}=2").code == "overpaid"
    assert scene.refusal(0, f"produce caesar a 1:{ship}=1, 2:{ship}=1").code == "is_paid"
    assert scene.refusal(0, f"produce caesar a 1:infantry, 2:{ship}=0").code == "bad_amount"
    assert scene.refusal(0, f"produce caesar a 1:infantry, 2:{ship}=1, 2:{ship}=1").code == "paid_twice"
    assert f"produce caesar a 1:infantry, 2:{ship}=1" in menus(scene)["produce"]
    scene.order(0, f"produce caesar a 1:infantry, 2:{ship}=1")
    assert scene.purse("a") == "1"
    pass_to_production(scene)
    assert rows(scene) == ["infantry infantry tank", "battleship"]
    assert "rows-finished" in [event.seen_by_all().sentence for event in scene.events]
    assert scene.refusal(0, f"produce caesar a 1:infantry, 2:{ship}=1").code == "is_paid"


def pass_to_production(scene: Scene) -> None:
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")


@clause("SA-formation_production-3")
def test_only_what_is_dear_is_paid_in_parts() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    wrong = scene.refusal(0, "produce caesar a 1:tank=1/2, 2:tank=1/2, 3:tank=1/2")
    assert (wrong.code, wrong.clause) == ("not_in_parts", "SA-formation_production-3")
    scene.order(0, "produce caesar a/s 1:battleship=1, 1:battleship=1, 2:carrier=2, 3:tank:2")
    assert column(scene, "building") == ["battleship battleship", "carrier", "tank tank"]


@clause("SA-formation_production-3")
def test_what_is_paid_for_already_takes_no_more() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/s 1:cruiser, 2:cruiser, 3:tank")
    (ship,) = told_card(scene)["rows"][0]["building"]
    wrong = scene.refusal(0, f"produce caesar a 1:{ship}=1, 2:tank, 3:tank")
    assert (wrong.code, wrong.clause) == ("is_paid", "SA-formation_production-3")


@clause("SA-formation_production-3", "SA-formation_neighbours-1")
def test_a_ship_is_paid_on_where_it_was_begun_and_on_no_other_field() -> None:
    scene = port(owners={"a": 0, "b": 0, "z": 1})
    scene.army(0, "s", "cruiser")
    scene.order(0, "found caesar s", [1])
    scene.order(0, "remove_row caesar 2")
    scene.order(0, "remove_row caesar 3")
    scene.order(0, "end_movement")
    scene.order(0, "produce_near caesar a/s 1:battleship=2")
    (ship,) = told_card(scene)["rows"][0]["near_building"]
    wrong = scene.refusal(0, f"produce_near caesar b/s 1:{ship}=1")
    assert (wrong.code, wrong.clause) == ("is_paid", "SA-formation_production-3")
    pass_to_production(scene)
    scene.order(0, f"produce_near caesar a 1:{ship}=1")


@clause("SA-formation_production-1", "SA-formation_production-3")
def test_the_first_field_of_the_map_is_a_harbour_like_any_other() -> None:
    fields = {"s": ["n"], "a": ["s", "n", "b"], "n": [], "b": ["z"], "z": []}
    on = ["formations", "naval", "expensive_units", "capital_ships"]
    options = {"base_productivity": "2"}
    scene = Scene(on, {"a": 0, "b": 0, "z": 1}, None, options, 2, fields, ("s", "n"), units=standard_kinds()).begin()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "found victory b", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/s 1:cruiser, 2:cruiser, 3:tank")
    assert [one["harbour"] for one in told_card(scene)["tokens"]] == ["s"]
    assert scene.refusal(0, "produce caesar a/n 1:cruiser, 2:cruiser, 3:tank").code == "other_harbour"
    scene.order(0, "produce caesar a 1:cruiser, 2:cruiser, 3:tank")
    inland = scene.refusal(0, "produce victory b 1:cruiser, 2:tank, 3:tank")
    assert inland.code not in ("which_harbour", "no_ships_begun"), "there is no harbour to name"


@clause("SA-formation_production-4")
def test_new_units_are_finished_in_the_completion_and_move_a_turn_later() -> None:
    scene = producing(land())
    scene.order(0, "produce caesar b 1:tank, 2:inf, 3:tank")
    pass_to_production(scene)
    assert "rows-finished" in [event.seen_by_all().sentence for event in scene.events]
    assert rows(scene) == ["tank", "inf", "tank"]
    assert column(scene, "building") == ["", "", ""]
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, f"move {token(scene)} c")
    scene.order(0, "end_movement")
    assert "rows-finished" not in [event.seen_by_all().sentence for event in scene.events], "each is finished once"


@clause("SA-formation_production-4")
def test_a_submarine_built_inside_takes_its_first_stance() -> None:
    scene = port("submarines", "second_line", submarine_default_stance="evade")
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/s 1:submarine, 2:submarine, 3:submarine")
    pass_to_production(scene)
    stance = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    assert [int(stance[unit]) for unit in files(scene).all_units(scene.position.table, card(scene))] == [1, 1, 1]


@clause("SA-formation_production-5", "SA-formations-20", "TS4-04")
@pytest.mark.parametrize("roll", [1, 2])
def test_doubled_and_then_built_nobody_can_tell_which_is_true(roll: int) -> None:
    scene = Scene(["formations"], owners={"a": 0, "b": 1}, units=standard_kinds(), options={"base_productivity": "2"})
    fill(scene.begin(), "a", "aa_battery aa_battery aa_battery", truth=1)
    scene.order(0, "double_row caesar 1", [roll])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a 1:tank:2, 2:at_gun:2")
    pass_to_production(scene)
    three = "aa_battery aa_battery aa_battery"
    assert rows(scene) == [f"{three} tank tank", f"{three} at_gun at_gun"]
    own: Any = scene.position.view(0).to_json()["own"]
    other: Any = scene.position.view(1).to_json()["own"]
    assert own["formations"]["true"]["caesar"]["row"] == roll
    assert other["formations"] == {"true": {}, "seen": {}}


@clause("SA-formation_production-2", "SA-formation_production-3")
def test_what_is_proposed_can_be_ordered_and_a_draft_tells_what_it_leaves() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    decision = next(one for one in scene.position.pending() if one.seat == 0)
    orders = menus(scene)["produce"]
    assert len(orders) > 20
    for text in orders:
        decision.check(NOTATION.parse(text))
    assert any("/n" in text for text in orders)
    assert any("battleship=2" in text for text in orders)
    written: Any = decision.about()["choices"]
    assert written["produce"][0]["kind"] == "produce"
    draft: Any = decision.draft(NOTATION.parse("produce caesar a 1:tank, 2:infantry, 3:tank"))
    assert (draft["left"], draft["rows"]) == ("1", {"1": "1", "2": "1", "3": "1"})
    assert draft["prices"]["tank"] == "1"


@pytest.mark.parametrize(
    "wrong",
    ["produce caesar a tank", "produce caesar a 1:tank:2=1", "produce caesar a x:tank", "produce caesar a 0:tank",
     "produce caesar a 1:tank:0", "produce caesar a 1:tank=x"],
)  # fmt: skip
def test_what_is_not_written_as_rows_is_not_read(wrong: str) -> None:
    with pytest.raises(Malformed):
        NOTATION.parse(wrong)


@pytest.mark.parametrize("armies", ["x", ["x"], [[1, "tank", 1]], [[1, "tank", True, ""]], [[1, "tank", 2, "1"]]])
def test_wrong_json_is_not_read(armies: object) -> None:
    with pytest.raises(Malformed):
        NOTATION.from_json({"kind": "produce", "formation": "caesar", "spot": "a", "armies": armies})


def test_rows_are_read_as_they_are_written() -> None:
    text = "produce caesar a/s 1:tank:2, 2:infantry, 3:battleship=3/2"
    order = NOTATION.parse(text)
    assert str(order) == text
    assert str(NOTATION.from_json(order.to_json())) == text


def test_a_formation_at_sea_builds_nothing() -> None:
    scene = port()
    scene.army(0, "s", "cruiser")
    scene.order(0, "found caesar s", [1])
    scene.order(0, "end_movement")
    assert scene.refused(0, "produce caesar s 1:tank, 2:tank, 3:tank") == "SA-formation_production-1"
    assert tokens(scene) == {token(scene): "s"}
