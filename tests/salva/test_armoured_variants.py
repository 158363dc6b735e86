"""Armoured guns and transports (SA-armoured_variants)."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_artillery import table as changed
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.base.fire import explain_fire
from velmoci.salva.chapters.armoured_variants import departures
from velmoci.salva.chapters.guns import Guns
from velmoci.salva.library import LIBRARY
from velmoci.salva.map_seams import Veto
from velmoci.salva.numbers import Chain
from velmoci.salva.units import CLASSES, standard_kinds

KINDS = standard_kinds()
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}
ROAD = {"a": 0, "b": 0, "c": 0, "d": 1}


def armour(*more: str, owners: dict[str, int] | None = None, **options: object) -> Scene:
    on = ["armoured_variants", *(more or ("artillery",))]
    return Scene(on, owners=owners or OWNERS, units=KINDS, options=options).begin()


@clause("SA-armoured_variants-1", "TV5-34")
def test_armoured_forms_cost_a_third_more_and_can_be_paid_in_parts() -> None:
    scene = armour("artillery", "land_transport", owners=ROAD)
    prices = {id: item.price for id, item in scene.rules.items.items() if "armoured" in id}
    assert set(prices) == {"armoured_gun", "armoured_land_transport"}
    scene.order(0, "end_movement")
    assert scene.refused(0, "buy armoured_gun a") == "SA-minimal-24"
    scene.order(0, "lay_down armoured_gun a for 1")
    scene.order(0, "buy armoured_land_transport b")
    assert (scene.purse("a"), scene.purse("b")) == ("0", "1/3")
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    assert "pay_on armoured_gun_1 for 1/3" in [
        str(order) for menu in scene.position.pending()[0].menus() if menu.kind == "pay_on" for order in menu
    ]


@clause("SA-armoured_variants-1")
@pytest.mark.parametrize(
    ("chapters", "expected"),
    [
        (["artillery"], {"armoured_gun"}),
        (["land_transport"], {"armoured_land_transport"}),
        (["artillery", "land_transport", "specialised"], {"armoured_gun", "armoured_land_transport"}),
    ],
)
def test_each_form_is_had_with_its_model_and_specialised_guns_have_none(
    chapters: list[str], expected: set[str]
) -> None:
    on = assemble(LIBRARY, ["armoured_variants", *chapters]).chapters
    forms = [kind for kind in KINDS.rows if kind.chapter == "armoured_variants"]
    assert {kind.id for kind in forms if KINDS.is_available(kind, on)} == expected
    with pytest.raises(BadRulebook, match="chapter_missing_one_of"):
        assemble(LIBRARY, ["armoured_variants"])


@clause("SA-armoured_variants-1", "SA-armoured_variants-2")
@pytest.mark.parametrize(
    ("old", "new", "column"),
    [
        ('price = "4/3"\nmove = 1\nattack = {}', 'price = "3/2"\nmove = 1\nattack = {}', "price"),
        ('class = "armoured"\nprice = "2/3"', 'class = "unarmoured"\nprice = "2/3"', "class"),
        ('price = "2/3"\nmove = 3', 'price = "2/3"\nmove = 2', "move"),
    ],
)  # fmt: skip
def test_a_table_whose_forms_are_anything_else_is_refused(old: str, new: str, column: str) -> None:
    kinds = changed((old, new))
    with pytest.raises(BadRulebook, match="variant_departs") as found:
        Scene(["armoured_variants", "artillery"], owners=OWNERS, units=kinds)
    assert (found.value.clause, found.value.values["value"]) == ("SA-armoured_variants-1", column)
    for id in ("armoured_gun", "armoured_land_transport"):
        kind = KINDS.find(id)
        assert kind is not None
        assert (departures(KINDS, kind), CLASSES[kind.cls]) == ([], "armoured")


@clause("SA-armoured_variants-2")
def test_artillery_is_weak_against_armoured_guns() -> None:
    scene = armour()
    scene.army(0, "a", "gun infantry")
    scene.army(1, "b", "gun armoured_gun")
    guns = Guns(scene.rules)
    found = []
    for target in ("gun_3", "armoured_gun_4"):
        chain = Chain()
        guns.damage(scene.position.table, scene.unit("gun_1"), scene.unit(target), chain)
        found.append(chain.text())
    assert found == ["1", "1/2"]
    scene.order(0, "attack b with infantry_2", [3])
    battle, table = scene.battle, scene.position.table
    names = ("infantry_2", "gun_3", "armoured_gun_4")
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in names]
    hits = [explain_fire(scene.rules, table, battle, rows[0], target, 0).text() for target in rows[1:]]
    assert hits == ["2", "1"]


@clause("SA-armoured_variants-3", "R5-28")
def test_an_armoured_gun_rides_on_nothing_and_an_armoured_transport_carries() -> None:
    scene = armour("artillery", "land_transport", owners=ROAD)
    scene.army(0, "a", "land_transport armoured_land_transport armoured_gun gun tank infantry")
    assert scene.refused(0, "load armoured_gun_3 on land_transport_1") == "SA-armoured_variants-3"
    assert scene.refused(0, "load armoured_gun_3 on armoured_land_transport_2") == "SA-armoured_variants-3"
    assert scene.refused(0, "load tank_5 on armoured_land_transport_2") == "SA-land_transport-1"
    offered = [str(order) for menu in scene.position.pending()[0].menus() if menu.kind == "load" for order in menu]
    assert "load gun_4 on armoured_land_transport_2" in offered
    assert not [order for order in offered if order.startswith("load armoured_gun")]
    assert scene.order(0, "load infantry_6 on armoured_land_transport_2") == ["loaded"]
    scene.order(0, "move armoured_land_transport_2 b")
    assert scene.place("infantry_6") == "b"


@clause("SA-armoured_variants-3")
def test_an_armoured_transport_is_three_times_as_vulnerable() -> None:
    scene = armour("land_transport")
    scene.army(0, "a", "tank")
    scene.army(1, "b", "armoured_land_transport infantry")
    scene.order(0, "attack b with tank_1", [3])
    battle, table = scene.battle, scene.position.table
    rows = [battle.row_of(battle.fighter_of(scene.unit(name))) for name in ("tank_1", "armoured_land_transport_2")]
    assert explain_fire(scene.rules, table, battle, rows[0], rows[1], 0).text() == "6"


def test_where_nobody_says_more_nothing_stands_against_boarding() -> None:
    scene = armour()
    scene.army(0, "a", "gun")
    assert Veto(scene.rules).board(scene.position.sight(0), scene.unit("gun_1"), scene.unit("gun_1")) is None


@clause("SA-armoured_variants-1")
def test_a_form_whose_model_is_not_in_the_table_departs_by_that() -> None:
    kinds = changed(('replaces = "gun"\nnotes = "Cannot ride', 'notes = "Cannot ride'))
    kind = kinds.find("armoured_gun")
    assert kind is not None
    assert departures(kinds, kind) == ["replaces"]
    with pytest.raises(BadRulebook, match="variant_departs"):
        Scene(["armoured_variants", "artillery"], owners=OWNERS, units=kinds)
