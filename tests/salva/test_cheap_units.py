"""What a field has left over helps to pay for units beside it (SA-cheap_units)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.arms import ARMS
from tests.salva.scenes import Scene
from tests.salva.test_choices import choices
from velmoci.kernel.errors import BadRulebook

STAR = {"m": ["a", "b", "c", "d", "e", "f", "g"], "a": ["b"], "b": [], "c": [], "d": [], "e": [], "f": [], "g": []}
"""A field in the middle with seven around it; a touches b too."""


def producing(yields: dict[str, int], *chapters: str, **options: object) -> Scene:
    """The production phase of the first turn; fields yield so many twelfths, those that are not named one."""
    marks: dict[str, dict[str, object]] = {field: {"production": str(parts)} for field, parts in yields.items()}
    given = {"base_productivity": "1/12", **options}
    owners = {field: int(field == "g") for field in STAR}
    scene = Scene(["cheap_units", "terrain", *chapters], owners, marks, given, fields=STAR, sea=(), units=ARMS).begin()
    scene.order(0, "end_movement")
    return scene


@clause("SA-cheap_units-2", "SA-cheap_units-6")
def test_a_remainder_pays_for_a_unit_on_the_next_field_together_with_its_own_points() -> None:
    scene = producing({"m": 1, "a": 3})
    scene.order(0, "buy_with bike m from a 1/6")
    assert (scene.purse("m"), scene.purse("a")) == ("0", "1/12")
    assert scene.place("bike_1") == "m"
    shown: Any = scene.position.view(0).to_json()
    assert (shown["fields"]["a"]["passed"], shown["fields"]["m"]["received"]) == ("1/6", "1/6")


@clause("SA-cheap_units-1")
def test_what_is_not_used_in_the_phase_lapses() -> None:
    scene = producing({"a": 3})
    assert scene.refused(0, "buy_with bike m from a 1/4, b 1/6") == "SA-cheap_units-1"
    scene.order(0, "end_production")
    assert (scene.purse("a"), scene.purse("m")) == ("0", "0")


@clause("SA-cheap_units-4", "TS3-15", "TV3-39")
def test_a_field_receives_less_than_a_whole_point() -> None:
    scene = producing({"m": 1, "a": 4, "b": 4, "c": 3, "d": 2, "e": 6})
    scene.order(0, "buy_with tank m from a 1/3, b 1/3, c 1/4")
    assert (scene.purse("m"), scene.place("tank_1")) == ("0", "m")
    scene = producing({"m": 5, "a": 4, "b": 4, "c": 4, "d": 3, "e": 6})
    scene.order(0, "buy_with cart m from a 1/3")
    scene.order(0, "buy_with cart m from b 1/3")
    scene.order(0, "buy_with bike m from d 1/4")
    assert scene.refused(0, "buy_with bike m from c 1/12") == "SA-cheap_units-4"
    assert scene.refused(0, "buy_with cart a from e 1/12") == "SA-cheap_units-2"


@clause("SA-cheap_units-2", "TV3-39", "TS3-15", "R3-40")
def test_a_remainder_is_smaller_than_half_a_point() -> None:
    scene = producing({"m": 6, "a": 10, "b": 10, "c": 10, "d": 10, "e": 10, "f": 10})
    assert scene.refused(0, "buy_with tank m from a 1/2") == "SA-cheap_units-2"
    for field in "abcdef":
        assert scene.refused(0, f"buy_with tank m from {field} 5/6") == "SA-cheap_units-2"
    assert scene.refused(0, "buy_with bike m from a 0") == "SA-cheap_units-2"
    assert scene.refused(0, "buy_with bike m from a 1/7") == "SA-cheap_units-2"
    assert scene.refused(0, "buy_with bike c from a 1/4") == "SA-cheap_units-2"
    assert scene.refused(0, "buy_with bike m from g 1/12") == "SA-cheap_units-2"
    assert scene.refused(0, "buy_with bike m from a 1/3") == "SA-cheap_units-2"
    loose = producing({"m": 6, "a": 10}, remainder_limit="3/4")
    loose.order(0, "buy_with tank m from a 1/2")


@clause("SA-cheap_units-2", "SA-cheap_units-4", "SA-cheap_units-5")
def test_the_smallest_part_below_a_limit_may_be_given_and_got_and_not_one_more() -> None:
    scene = producing({"m": 12, "a": 12, "b": 12, "c": 12, "d": 12})
    assert scene.rules.money == 144
    scene.order(0, "buy_with tank m from a 71/144, b 71/144, c 1/144")
    assert scene.refused(0, "buy_with bike m from d 1/144") == "SA-cheap_units-4"
    assert scene.refused(0, "buy_with bike b from a 1/144") == "SA-cheap_units-5"
    assert scene.refused(0, "buy_with tank m from c 71/144") == "SA-cheap_units-5"
    assert scene.refused(0, "buy_with tank m from c 72/144") == "SA-cheap_units-2"


@clause("SA-cheap_units-3", "SA-fortresses-3")
def test_a_rushed_fort_is_bought_with_it_too() -> None:
    scene = producing({"m": 6, "a": 3}, "fortresses")
    scene.order(0, "buy_with rushed_fort m from a 1/4")
    assert (scene.purse("m"), scene.purse("a"), scene.place("fort_1")) == ("0", "0", "m")


@clause("SA-cheap_units-5", "R3-40")
def test_the_limit_of_a_giver_is_for_all_receivers_together() -> None:
    scene = producing({"m": 1, "a": 12, "b": 1})
    scene.order(0, "buy_with bike m from a 1/4")
    assert scene.refused(0, "buy_with bike b from a 1/4") == "SA-cheap_units-5"
    scene.order(0, "buy_with bike b from a 1/6")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    scene.order(0, "buy_with bike m from a 1/4")


@clause("SA-cheap_units-3")
def test_only_units_are_bought_with_it() -> None:
    scene = producing({"m": 1, "a": 3}, "factories", factory_price="1/4")
    assert scene.refused(0, "buy_with factory m from a 1/6") == "SA-cheap_units-3"


@clause("SA-cheap_units-6", "R3-40")
def test_the_receiving_field_is_ones_own_and_not_fresh() -> None:
    scene = producing({"m": 1, "a": 3})
    assert scene.refused(0, "buy_with bike g from m 1/12") == "SA-cheap_units-6"
    scene.position.table.fresh[scene.rules.board.index["m"]] = 1
    assert scene.refused(0, "buy_with bike m from a 1/6") == "SA-cheap_units-6"
    scene.position.table.fresh[scene.rules.board.index["m"]] = 0
    assert scene.refused(0, "buy_with tank m from a 1/4") == "SA-minimal-24"


@clause("SA-cheap_units-2")
def test_the_menu_and_the_shop_tell_who_can_help() -> None:
    scene = producing({"m": 1, "a": 12, "b": 3, "c": 2})
    offered = {str(order) for order in scene.position.pending()[0]}
    assert "buy_with cart m from a 1/4" in offered
    assert "buy_with tank m from a 5/12, b 1/4, c 1/6, d 1/12" in offered
    [offer] = [one for one in choices(scene)["buy"] if (one["item"], one["spot"]) == ("cart", "m")]
    assert offer["sharing"]["order"] == "buy_with"
    assert offer["sharing"]["enough"]
    assert offer["sharing"]["most"]["a"] == "5/12"
    [dear] = [one for one in choices(scene)["buy"] if (one["item"], one["spot"]) == ("tank", "m")]
    assert dear["sharing"]["enough"]
    alone = producing({"m": 0, "a": 12})
    assert [one for one in choices(alone)["buy"] if one["spot"] == "c" and "sharing" in one] == []
    few = producing({"m": 1, "a": 2})
    assert "buy_with bike m from a 1/6" in {str(order) for order in few.position.pending()[0]}
    assert not [order for order in few.position.pending()[0] if str(order).startswith("buy_with tank m")]
    poor = producing({}, receive_limit="1/12")
    assert not [order for order in poor.position.pending()[0] if order.kind == "buy_with"]
    scene.position.table.fresh[scene.rules.board.index["m"]] = 1
    assert not [order for order in scene.position.pending()[0] if str(order).startswith("buy_with cart m")]


@clause("SA-cheap_units-2", "SA-cheap_units-4")
def test_the_limits_are_above_nothing() -> None:
    for option in ("remainder_limit", "receive_limit"):
        with pytest.raises(BadRulebook):
            producing({}, **{option: "0"})
