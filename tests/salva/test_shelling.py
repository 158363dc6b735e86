"""What shells do to whom (SA-artillery): rare targets, and the attacks that are proposed."""

from tests.clause import clause
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_artillery import KINDS, aimed, coast, front, sea, table
from tests.salva.test_naval import moor
from tests.salva.test_strategic_bombing import town


@clause("SA-artillery-1", "SA-specialised-6")
def test_a_strength_of_nothing_makes_no_gun() -> None:
    old = "move = 1\nattack = { unarmoured = 2, armoured = 1, fortress = 1 }"
    kinds = table((old, f"{old}\nartillery = {{ unarmoured = 0 }}"))
    scene = front("infantry light_gun", "infantry", "specialised", kinds=kinds)
    aimed(scene, "infantry_1", "b")
    aimed(scene, "light_gun_2", "b")
    assert scene.refused(0, "fire_at b with infantry_1>infantry_3") == "SA-artillery-1"
    scene.order(0, "fire_at b with light_gun_2>infantry_3")
    assert scene.damage("infantry_3") == "3/2", "infantry is no gun to a light gun"


@clause("SA-artillery-10")
def test_units_aboard_a_docked_ship_are_not_hit() -> None:
    scene = sea()
    [gun], [ship] = scene.army(0, "c", "gun"), moor(scene, 1, "d", "u", "transport_ship")
    [soldier] = scene.army(1, "d", "infantry")
    board(scene, soldier, ship)
    aimed(scene, gun, "d")
    assert scene.refused(0, f"fire_at d with {gun}>{soldier}") == "SA-artillery-10"
    scene.order(0, f"fire_at d with {gun}>{ship}")


def board(scene: Scene, unit: str, ship: str) -> None:
    """A unit is aboard a ship."""
    scene.position.table.unit_columns[scene.rules.unit_column("aboard")][scene.unit(unit)] = scene.unit(ship)


@clause("SA-artillery-7")
def test_nobody_shells_his_own_ships_in_a_sea_that_he_shares() -> None:
    scene = coast()
    [own] = scene.army(0, "s", "cruiser")
    aimed(scene, own, "b")
    assert str(scene.refusal(0, f"fire_at s with gun_1>{own}")).startswith("not_on_field")


@clause("SA-artillery-17", "R3-37")
def test_guests_and_those_aboard_do_not_stand_before_what_is_under_construction() -> None:
    owners = {"a": 0, "b": 1, "c": 2, "d": 2}
    scene = Scene(["artillery", "naval", "alliance"], owners=owners, units=KINDS, seats=3).begin()
    [gun], [ship] = scene.army(0, "a", "gun"), moor(scene, 2, "b", "s", "transport_ship")
    [soldier], [tank] = scene.army(1, "b", "infantry"), scene.army(1, "b", "tank", finished=False)
    board(scene, soldier, ship)
    aimed(scene, gun, "b")
    scene.order(0, f"fire_at b with {gun}>{tank}")
    assert scene.damage(tank) == "2"


@clause("SA-artillery-11", "SA-artillery-12")
def test_attacks_are_proposed_field_by_field_and_none_where_nothing_is_in_reach() -> None:
    owners = {"a": 1, "b": 0, "c": 1, "d": 1}
    scene = Scene(["artillery"], owners=owners, units=KINDS)
    scene.army(0, "b", "gun gun")
    scene.army(1, "a", "infantry")
    scene.army(1, "c", "infantry")
    assert offered(scene, "fire_at") is None
    aimed(scene, "gun_1", "a")
    aimed(scene, "gun_2", "c")
    ways = ["fire_at a with gun_1>infantry_3", "fire_at c with gun_2>infantry_4"]
    assert offered(scene, "fire_at") == (ways, False)


@clause("SA-artillery-7", "SA-artillery-12", "SA-strategic_bombing-1")
def test_every_shot_must_be_allowed_also_after_one_at_a_building() -> None:
    scene = town("gun gun")
    assert scene.refused(0, "fire_at b with gun_1>factory, gun_2>infantry_3") == "SA-artillery-7"
    scene.order(0, "fire_at b with gun_1>factory, gun_2>factory")
