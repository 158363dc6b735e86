"""Units that are paid in parts (SA-expensive_units)."""

from tests.clause import clause
from tests.salva.arms import ARMS, row
from tests.salva.menus import offered
from tests.salva.scenes import TABLE, Scene
from velmoci.salva.document import Document
from velmoci.salva.numbers import ratio_text
from velmoci.salva.units import read_kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}
RICH: dict[str, dict[str, object]] = {"b": {"production": "3"}}


def producing(chapters: tuple[str, ...] = (), **options: object) -> Scene:
    """The production phase of the first turn; b yields 3, all others 1."""
    scene = Scene(["expensive_units", "naval", *chapters], MINE, RICH, options, units=ARMS).begin()
    scene.order(0, "end_movement")
    return scene


def until_production(scene: Scene) -> list[str]:
    """The rest of this turn and that of the other seat, up to the next production phase; what happened on the way."""
    told: list[str] = []
    for seat, order in ((0, "end_production"), (1, "end_movement"), (1, "end_production"), (0, "end_movement")):
        told += scene.order(seat, order)
    return told


def column(scene: Scene, name: str, unit: str) -> str:
    return ratio_text(int(scene.position.table.unit_columns[scene.rules.unit_column(name)][scene.unit(unit)]),
                      scene.rules.money)  # fmt: skip


def is_finished(scene: Scene, unit: str) -> bool:
    return scene.position.table.is_finished(scene.unit(unit))


@clause("SA-expensive_units-1", "SA-expensive_units-5", "TV3-30")
def test_a_unit_of_price_3_is_paid_in_three_turns_finished_in_the_fourth_and_acts_in_the_fifth() -> None:
    scene = producing()
    assert scene.order(0, "lay_down dread c/s for 1") == ["begun", "paid-in-part"]
    assert (scene.purse("c"), scene.place("dread_1")) == ("0", "c")
    assert (column(scene, "paid", "dread_1"), column(scene, "missing", "dread_1")) == ("1", "2")
    assert "finished" not in until_production(scene)
    scene.order(0, "pay_on dread_1 for 1")
    assert "finished" not in until_production(scene)
    scene.order(0, "pay_on dread_1 for 1")
    assert (column(scene, "paid", "dread_1"), column(scene, "missing", "dread_1")) == ("0", "0")
    assert not is_finished(scene, "dread_1")
    assert "finished" in until_production(scene)
    assert is_finished(scene, "dread_1")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "move dread_1 s")
    assert scene.place("dread_1") == "s"


@clause("SA-expensive_units-2")
def test_what_was_paid_does_not_come_back() -> None:
    scene = producing()
    scene.order(0, "lay_down dread c/s for 1")
    scene.position.remove_unit(scene.unit("dread_1"))
    assert scene.purse("c") == "0"
    until_production(scene)
    assert scene.purse("c") == "1"


@clause("SA-expensive_units-3", "SA-minimal-25")
def test_a_partly_paid_unit_has_the_properties_of_one_under_construction() -> None:
    scene = Scene(["expensive_units"], {"a": 0, "b": 1, "c": 1, "d": 1}, units=ARMS).begin()
    scene.army(1, "b", "inf")
    scene.order(0, "end_movement")
    scene.order(0, "lay_down colossus a for 1")
    scene.order(0, "end_production")
    scene.army(1, "b", "tank tank")
    assert "conquered" in scene.order(1, "attack a with tank_3, tank_4")
    assert not scene.lives("colossus_2")


@clause("SA-expensive_units-4")
def test_any_amount_may_be_added_but_never_more_than_is_missing() -> None:
    scene = producing()
    scene.order(0, "lay_down colossus b for 1/2")
    assert (scene.purse("b"), column(scene, "missing", "colossus_1")) == ("5/2", "2")
    assert scene.refused(0, "pay_on colossus_1 for 5/2") == "SA-expensive_units-4"
    assert scene.refused(0, "pay_on colossus_1 for 0") == "SA-expensive_units-4"
    assert scene.refused(0, "pay_on colossus_1 for 1/7") == "SA-expensive_units-4"
    scene.order(0, "pay_on colossus_1 for 3/2")
    assert (column(scene, "paid", "colossus_1"), column(scene, "missing", "colossus_1")) == ("2", "1/2")
    assert scene.events[0].seen_by_all().values == {"unit": "colossus_1", "field": "b", "points": "2", "left": "1/2"}
    scene.order(0, "pay_on colossus_1 for 1/2")
    assert (scene.purse("b"), column(scene, "missing", "colossus_1")) == ("1/2", "0")
    assert scene.refused(0, "pay_on colossus_1 for 1/2") == "SA-expensive_units-4"
    assert scene.refusal(0, "pay_on colossus_1 for 1/2").code == "is_paid"


@clause("SA-expensive_units-4")
def test_only_the_own_unit_is_paid_and_only_by_its_field() -> None:
    scene = producing()
    assert scene.refused(0, "pay_on dread_9 for 1") == "SA-expensive_units-4"
    [theirs] = scene.army(1, "d", "tank", finished=False)
    assert scene.refused(0, f"pay_on {theirs} for 1") == "SA-expensive_units-4"
    scene.position.table.unit_columns[scene.rules.unit_column("missing")][scene.unit(theirs)] = 1
    assert scene.refusal(0, f"pay_on {theirs} for 1").code == "not_your_unit"
    scene.order(0, "lay_down colossus a for 1")
    assert scene.refused(0, "pay_on colossus_2 for 1") == "SA-minimal-24"


@clause("SA-expensive_units-6", "R3-32")
def test_units_of_price_1_and_buildings_are_not_paid_in_parts() -> None:
    scene = producing(("factories",))
    assert scene.refused(0, "lay_down tank a for 1/2") == "SA-expensive_units-6"
    assert scene.refused(0, "lay_down factory a for 1") == "SA-expensive_units-6"
    assert scene.refused(0, "lay_down dread c/s for 4") == "SA-expensive_units-4"
    assert scene.refused(0, "lay_down dread c/s for 2") == "SA-minimal-24"
    assert scene.refused(0, "lay_down dread a for 1") == "SA-harbours-14"
    scene.position.table.fresh[scene.rules.board.index["c"]] = 1
    assert scene.refused(0, "lay_down dread c/s for 1") == "SA-minimal-22"


@clause("SA-expensive_units-1")
def test_parts_are_proposed_where_the_whole_price_cannot_be_paid() -> None:
    scene = producing()
    offered = {str(order) for order in scene.position.pending()[0]}
    assert "lay_down dread c/t for 1" in offered
    assert "lay_down colossus a for 1" in offered
    assert not [order for order in offered if order.startswith("lay_down dread b")]
    assert "buy dread b/s" in offered
    scene.order(0, "lay_down dread b/s for 1/2")
    offered = {str(order) for order in scene.position.pending()[0]}
    assert {"pay_on dread_1 for 5/2", "pay_on dread_1 for 1"} <= offered
    shown = next(unit for unit in scene.position.view(1).to_json()["units"] if unit["unit"] == "dread_1")  # type: ignore[attr-defined]
    assert (shown["paid"], shown["missing"]) == ("1/2", "5/2")
    scene.order(0, "pay_on dread_1 for 5/2")
    assert scene.purse("b") == "0"


@clause("SA-expensive_units-1", "SA-expensive_units-4", "SA-expensive_units-6")
def test_all_that_is_proposed_to_be_paid_in_parts() -> None:
    scene = producing()
    assert offered(scene, "pay_on") is None
    parts = ["colossus a", "dread c/s", "dread c/t", "colossus c"]
    assert offered(scene, "lay_down") == ([f"lay_down {part} for 1" for part in parts], False)
    scene.order(0, "lay_down colossus a for 1")
    scene.order(0, "lay_down colossus b for 1/2")
    scene.order(0, "buy tank c")
    assert offered(scene, "lay_down") == (["lay_down dread b/s for 5/2", "lay_down dread b/s for 1"], False)
    assert offered(scene, "pay_on") == (["pay_on colossus_2 for 2", "pay_on colossus_2 for 1"], False)
    scene.order(0, "pay_on colossus_2 for 3/2")
    assert offered(scene, "pay_on") == (["pay_on colossus_2 for 1/2"], False)
    scene.order(0, "pay_on colossus_2 for 1/2")
    assert scene.purse("b") == "1/2", "a tank costs more, but it is not paid in parts"
    assert offered(scene, "lay_down") == (["lay_down dread b/s for 1/2", "lay_down colossus b for 1/2"], False)
    scene.position.table.fresh[scene.rules.board.index["b"]] = 1
    assert (offered(scene, "lay_down"), offered(scene, "pay_on")) == (None, None)


@clause("SA-expensive_units-1", "SA-specialised-1")
def test_what_is_not_for_sale_is_not_laid_down_either() -> None:
    fire = "attack = {}\ndefence = {}"
    text = TABLE + row("colossus", "expensive_units", "armoured", "5/2", fire)
    text += row("titan", "specialised", "armoured", "5/2", fire, more='replaces = "colossus"')
    kinds, options = read_kinds(Document("titans", text)), {"specialised_mode": "replace"}
    scene = Scene(["expensive_units", "specialised"], MINE, options=options, units=kinds).begin()
    scene.order(0, "end_movement")
    assert offered(scene, "lay_down") == ([f"lay_down titan {field} for 1" for field in "abc"], False)
    assert scene.refused(0, "lay_down colossus a for 1") == "SA-specialised-1"


@clause("SA-expensive_units-1", "SA-expensive_units-5")
def test_a_unit_that_was_laid_down_in_full_is_like_any_other() -> None:
    scene = producing()
    scene.order(0, "lay_down dread b/s for 3")
    assert column(scene, "paid", "dread_1") == "0"
    assert scene.rules.worth_chain(scene.position.table, scene.unit("dread_1")).text() == "3"
    scene.order(0, "lay_down dread c/t for 1")
    chain = scene.rules.worth_chain(scene.position.table, scene.unit("dread_2"), True)
    assert (chain.text(), [link.name for link in chain.links or []]) == ("1", ["price", "paid"])
