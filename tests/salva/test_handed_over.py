"""Units under a foreign command: what they may not do (the rows of bad input that speak of them)."""

from tests.clause import clause
from tests.salva.air_scenes import air_scene
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed, offered
from velmoci.salva.chapters.shelling import FireAt
from velmoci.salva.units import standard_kinds


def command(scene: Scene, unit: str, seat: int) -> None:
    """Another seat than the owner commands a unit."""
    scene.position.table.unit_columns[scene.rules.unit_column("commander")][scene.unit(unit)] = seat


@clause("SA-artillery-7")
def test_a_gun_whose_commander_is_not_its_owner_does_not_fire() -> None:
    owners = {"a": 0, "b": 1, "c": 2, "d": 2}
    scene = Scene(["artillery", "multiplayer", "alliance"], owners=owners, seats=3, units=standard_kinds())
    scene.army(0, "a", "gun gun")
    scene.army(1, "b", "infantry")
    scene.army(2, "d", "infantry")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    command(scene, "gun_1", 2)
    assert scene.refused(0, "fire_at b with gun_1>infantry_3") == "SA-artillery-7"
    assert offered(scene.position, FireAt) == ["fire_at b with gun_2>infantry_3"]
    scene.order(0, "fire_at b with gun_2>infantry_3")


@clause("SA-air-20")
def test_a_fighter_that_was_handed_over_makes_no_counter_move() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}
    for commander, may_go in ((2, False), (-1, True)):
        scene = air_scene(owners, ["multiplayer", "alliance"], seats=3)
        scene.army(0, "c", "bom")
        scene.army(1, "e", "fig fig")
        command(scene, "fig_2", commander)
        scene.order(0, "move bom_1 d")
        assert scene.asked()[0] == (1, "counter_move")
        orders = [str(order) for order in scene.position.pending()[0] if order.kind == "intercept"]
        assert bool([order for order in orders if "fig_2" in order]) == may_go
        if not may_go:
            assert scene.refused(1, "intercept d with fig_2") == "SA-air-20"
