"""Corners of the minimal version and of the orders' notation that no other test comes to."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_landing import invasion
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook, Malformed, NotYourDecision, Rejected
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.base.elimination import test_elimination as look_for_beaten
from velmoci.salva.base.orders import Salvo
from velmoci.salva.document import BadDocument, Document
from velmoci.salva.library import LIBRARY, NOTATION, scenario_rulebook
from velmoci.salva.position import new_position
from velmoci.salva.units import read_kinds
from velmoci.salva.view import load_view


@pytest.mark.parametrize(
    "text",
    [
        "place tank a/b/c", "fire tank_1 inf_2 share much", "attack b with tank_1, tank_1", "attack b with",
        "seal tank a", "seal tank a x", "seal tank a 0", "salvo tank_1", "salvo tank_1>inf_2:1/2:x:y",
        "salvo tank_1>inf_2:most",
    ],
)  # fmt: skip
def test_what_is_no_order_is_said_to_be_none(text: str) -> None:
    scene = Scene().begin()
    with pytest.raises((Malformed, Rejected)):
        scene.order(0, text)


@pytest.mark.parametrize(
    "value",
    [
        {"kind": "attack", "field": "b", "marches": 1},
        {"kind": "attack", "field": "b", "marches": [[]]},
        {"kind": "attack", "field": "b", "marches": [1]},
        {"kind": "seal", "army": 1},
        {"kind": "seal", "army": [1]},
        {"kind": "seal", "army": [["tank", "a", True]]},
        {"kind": "salvo", "shots": 1},
        {"kind": "salvo", "shots": [1]},
        {"kind": "place", "item": "tank", "spot": 1},
        {"kind": "fire", "unit": "a_1", "target": "b_2", "share": 1},
    ],
)
def test_what_is_no_json_of_an_order_is_said_to_be_none(value: dict[str, object]) -> None:
    with pytest.raises(Malformed):
        NOTATION.from_json(value)


def test_a_salvo_prints_and_reads_back() -> None:
    text = "salvo tank_1>inf_2, tank_1>inf_3:1/2, tank_4>inf_3:kill:without_bonus"
    order = NOTATION.parse(text)
    assert isinstance(order, Salvo)
    assert str(order) == text
    assert NOTATION.from_json(order.to_json()) == order


@clause("SA-conv-6", "SA-minimal-13", "SA-chapters-3")
def test_orders_of_the_wrong_giver_or_before_the_game_are_refused() -> None:
    scene = Scene()
    position = scene.position
    assert position.pending() == []
    assert position.view(0).decisions() == []
    assert scene.refused(0, "end_movement") == "SA-minimal-16"
    with pytest.raises(NotYourDecision, match="table_only"):
        position.apply(0, Begin(), Scripted([]))
    scene.begin()
    with pytest.raises(Rejected, match="has_begun"):
        position.apply(-1, Begin(), Scripted([]))
    with pytest.raises(NotYourDecision, match="table_only"):
        position.pending()[0].check(Begin())
    with pytest.raises(NotYourDecision, match="no_such_seat"):
        position.apply(7, NOTATION.parse("end_movement"), Scripted([]))
    assert (position.power(1), position.is_living(1)) == ("seat_2", True)
    assert position.asides(-1) == []


@clause("SA-goals2-13", "SA-conv-6")
def test_whoever_is_out_gives_no_orders() -> None:
    scene = Scene(["multiplayer"], seats=3, owners={"a": 0, "b": 1, "c": 2}).begin()
    scene.order(2, "resign")
    assert scene.refused(2, "resign") == "SA-goals2-13"
    assert scene.position.asides(2) == []
    aside = scene.position.asides(0)[0]
    assert aside.default() is None
    aside.check(NOTATION.parse("resign"))
    assert scene.position.view(0).asides()


def test_a_view_goes_to_another_process_and_back() -> None:
    position = new_position(scenario_rulebook("border_war", None, {"placement_mode": "blind"}))
    position.apply(-1, Begin(), Seeded(1))
    for seat in (0, -1):
        view = position.view(seat)
        assert load_view(position.rulebook, view.dump()).to_json() == view.to_json()


def said(scene: Scene) -> dict[str, object]:
    """What the open question tells, without what can be chosen."""
    return {name: value for name, value in scene.position.pending()[0].about().items() if name != "choices"}


@clause("SA-placement-1")
def test_a_question_says_what_one_must_know() -> None:
    scene = Scene(owners={"a": 0, "b": 1}, allotments=[2, 1]).begin()
    assert said(scene) == {"left": "2"}
    scene.order(0, "stop_placing")
    scene.order(1, "stop_placing")
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [6])
    assert (said(scene)["roll"], said(scene)["factor"]) == (6, "3/4")
    assert set(said(scene)) == {"roll", "factor", "shots"}
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "end_movement")
    assert said(scene) == {"purse": {"a": "1"}}


def test_proposals_of_rare_questions_are_allowed() -> None:
    scene = Scene(owners={"a": 0, "b": 1, "c": 0, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    decision = scene.position.pending()[0]
    assert [str(order) for order in decision] == ["retreat_to tank_1 a", "retreat_to tank_1 c"]
    assert decision.count() == 2
    assert str(decision.default()) == "retreat_to tank_1 a"
    beach = invasion("inf inf", "inf inf")
    beach.order(0, "attack b with inf_2, inf_3")
    pick = beach.position.pending()[0]
    assert [str(order) for order in pick] == ["pick", "pick inf_4", "pick inf_4 inf_5"]
    assert str(pick.default()) == "pick inf_4 inf_5"
    berth = invasion("inf", "")
    berth.order(0, "attack b with inf_2")
    assert [str(order) for order in berth.position.pending()[0]] == ["berth tra_1 harbour", "berth tra_1 sea"]
    assert str(berth.position.pending()[0].default()) == "berth tra_1 harbour"


@clause("SA-goals2-3", "SA-goals2-6", "SA-goals2-2")
def test_a_start_that_does_not_suit_the_goal_is_refused() -> None:
    uneven = Scene(owners={"a": 0, "b": 1, "c": 1, "d": 1})
    with pytest.raises(BadRulebook, match="bad_start"):
        uneven.rules.goal.check_start()
    moon = Scene(owners={"a": 0, "b": 1}, options={"key_fields": "moon"})
    with pytest.raises(BadRulebook, match="bad_option"):
        moon.rules.goal.check_start()
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(LIBRARY, [], {"goal": "blitz", "blitz_objective": "key_fields"})


def test_nobody_is_eliminated_before_the_first_round() -> None:
    scene = Scene(owners={"a": 0})
    look_for_beaten(scene.position)
    assert scene.position.outcome() is None
    scene.position.new_unit(scene.rules.kinds.rows[0], 0, 0, True)
    scene.position.remove_unit(0)
    scene.position.remove_unit(0)
    assert scene.position.table.units_of(0) == []


def test_a_unit_row_must_be_a_table() -> None:
    text = "[class.unarmoured]\nground = 'land'\n"
    for name in ("armoured", "naval", "submarine", "air", "fortress"):
        text += f"[class.{name}]\nground = 'land'\n"
    with pytest.raises(BadDocument) as problem:
        read_kinds(Document("x", text + "[unit]\ntank = 1\nunder_construction = 1\n"))
    assert problem.value.code == "bad_value"


@clause("SA-submarines-14", "SA-submarines-12")
def test_ships_that_can_take_nothing_leave_a_field_of_divers() -> None:
    deep = ["naval", "second_line", "submarines"]
    scene = Scene(deep).begin()
    scene.army(0, "s", "des tra")
    scene.army(1, "t", "sub cru")
    scene.order(0, "attack t with des_1, tra_2")
    scene.order(1, "lines sub_3 3")
    scene.order(0, "lines", [3])
    battle = scene.battle
    for name in ("cru_4", "des_1"):
        battle.fate[battle.fighter_of(scene.unit(name))] = 1
        scene.position.remove_unit(scene.unit(name))
    scene.order(1, "hold_fire")
    assert scene.asked() == [(0, "retreat_to")]
    scene.order(0, "retreat_to tra_2 s")
    assert scene.position.table.battle is None
