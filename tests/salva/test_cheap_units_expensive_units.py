"""What fields have left over pays for dear units beside them (SA-cheap_units, SA-expensive_units)."""

from tests.clause import clause
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_cheap_units import producing
from tests.salva.test_expensive_units import column


def begun(yields: dict[str, int], *chapters: str, **options: object) -> Scene:
    """A colossus, of price 5/2, on the field in the middle, for which half a point is paid."""
    scene = producing({"m": 6, **yields}, "expensive_units", *chapters, **options)
    scene.order(0, "lay_down colossus m for 1/2")
    return scene


@clause("SA-cheap_units-2", "SA-cheap_units-6", "SA-expensive_units-4")
def test_fields_beside_it_pay_for_a_unit_that_is_paid_in_part() -> None:
    scene = begun({"a": 12, "b": 3})
    assert scene.order(0, "pay_on_with colossus_1 from a 5/12, b 1/4") == ["paid-in-part"]
    assert (column(scene, "paid", "colossus_1"), column(scene, "missing", "colossus_1")) == ("7/6", "4/3")
    assert (scene.purse("m"), scene.purse("a"), scene.purse("b")) == ("0", "7/12", "0")
    assert scene.refused(0, "pay_on_with colossus_1 from a 1/6") == "SA-cheap_units-5"


@clause("SA-cheap_units-1", "SA-cheap_units-2", "SA-cheap_units-4")
def test_the_limits_hold_for_parts_too() -> None:
    scene = begun({"a": 12, "b": 12, "c": 12})
    assert scene.refused(0, "pay_on_with colossus_1 from a 1/2") == "SA-cheap_units-2"
    assert scene.refused(0, "pay_on_with colossus_1 from g 1/12") == "SA-cheap_units-2"
    assert scene.refused(0, "pay_on_with colossus_1 from d 1/4") == "SA-cheap_units-1"
    assert scene.refused(0, "pay_on_with colossus_1 from a 5/12, b 5/12, c 1/6") == "SA-cheap_units-4"
    scene.order(0, "pay_on_with colossus_1 from a 5/12, b 5/12, c 1/12")


@clause("SA-expensive_units-4")
def test_something_is_added_and_never_more_than_is_missing() -> None:
    scene = begun({"m": 29, "a": 12})
    scene.order(0, "pay_on colossus_1 for 23/12")
    assert column(scene, "missing", "colossus_1") == "1/12"
    assert scene.refused(0, "pay_on_with colossus_1 from") == "SA-expensive_units-4"
    assert scene.refusal(0, "pay_on_with colossus_1 from a 1/6").code == "overpaid"
    assert offered(scene, "pay_on_with") == (["pay_on_with colossus_1 from a 1/12"], False)
    scene.order(0, "pay_on_with colossus_1 from a 1/12")
    assert scene.refusal(0, "pay_on_with colossus_1 from a 1/12").code == "is_paid"
    assert scene.refused(0, "pay_on_with colossus_9 from a 1/12") == "SA-expensive_units-4"
    assert offered(scene, "pay_on_with") is None


@clause("SA-expensive_units-4", "SA-upkeep-12")
def test_nobody_adds_the_small_parts_of_upkeep() -> None:
    scene = begun({"a": 12}, "upkeep")
    money = scene.rules.money
    assert scene.rules.fineness() > 1
    assert scene.refusal(0, f"pay_on_with colossus_1 from a 1/{money}").code == "bad_amount"
    ways = ["pay_on_with colossus_1 from a 5/12, b 1/12, c 1/12, d 1/12, e 1/12, f 1/12"]
    assert offered(scene, "pay_on_with") == (ways, False)


@clause("SA-cheap_units-6")
def test_the_field_of_the_unit_is_ones_own_and_not_fresh() -> None:
    scene = begun({"a": 3})
    place = scene.rules.board.index["m"]
    scene.position.table.fresh[place] = 1
    assert scene.refusal(0, "pay_on_with colossus_1 from a 1/4").code == "fresh_field"
    assert offered(scene, "pay_on_with") is None
    scene.position.table.fresh[place] = 0
    scene.give("m", 1)
    assert scene.refusal(0, "pay_on_with colossus_1 from a 1/4").code == "not_your_field"
    assert offered(scene, "pay_on_with") is None


@clause("SA-cheap_units-2", "SA-expensive_units-4")
def test_what_is_proposed_is_all_that_the_fields_beside_can_give_the_richest_first() -> None:
    scene = begun({"a": 12, "b": 3})
    ways = ["pay_on_with colossus_1 from a 5/12, b 1/4, c 1/12, d 1/12, e 1/12"]
    assert offered(scene, "pay_on_with") == (ways, False), "less than one point in all"
    scene.order(0, ways[0])
    assert offered(scene, "pay_on_with") is None


@clause("SA-cheap_units-2")
def test_without_either_chapter_nobody_helps() -> None:
    scene = producing({"m": 6, "a": 3})
    assert scene.refused(0, "pay_on_with colossus_1 from a 1/4") == "SA-chapters-5"
