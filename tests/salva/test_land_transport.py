"""Land transport (SA-land_transport)."""

import pytest

from tests.clause import clause
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_assembling import with_chapters
from tests.salva.toys import LENDING
from velmoci.kernel.chance import Seeded
from velmoci.kernel.resources import read_text
from velmoci.salva.base.orders import Attack
from velmoci.salva.chapters.land_transport import Load
from velmoci.salva.document import Document
from velmoci.salva.state import FOUGHT, GONE, MOVED
from velmoci.salva.units import Kinds, read_kinds, standard_kinds

LAND = {"a": 0, "b": 0, "c": 0, "d": 1}


def road(*more: str, owners: dict[str, int] = LAND, kinds: Kinds | None = None, **options: object) -> Scene:
    options = {"first_salvo_factor": "1", **options}
    chapters = ["land_transport", *more]
    return Scene(chapters, owners=owners, options=options, units=kinds or standard_kinds())


def strong(old: str, new: str) -> Kinds:
    text = read_text("velmoci.salva", "data/units.toml")
    assert text.count(old) == 1
    return read_kinds(Document("units", text.replace(old, new)))


def column(scene: Scene, name: str, unit: str) -> int:
    return int(scene.position.table.unit_columns[scene.rules.unit_column(name)][scene.unit(unit)])


@clause("SA-land_transport-1", "SA-land_transport-3", "R3-51")
def test_a_transport_moves_loads_carries_and_unloads() -> None:
    scene = road()
    scene.army(0, "a", "land_transport")
    scene.army(0, "b", "infantry")
    scene.order(0, "move land_transport_1 b")
    assert scene.order(0, "load infantry_2 on land_transport_1") == ["loaded"]
    assert scene.refused(0, "move infantry_2 c") == "SA-land_transport-3"
    scene.order(0, "move land_transport_1 c")
    assert (scene.place("infantry_2"), scene.points("infantry_2")) == ("c", "0")
    assert scene.order(0, "unload infantry_2") == ["unloaded"]
    assert column(scene, "riding", "infantry_2") == -1
    assert scene.refused(0, "move infantry_2 b") == "SA-minimal-27"
    assert scene.refused(0, "move land_transport_1 b") == "SA-minimal-28"
    assert scene.refused(0, "unload infantry_2") == "SA-land_transport-1"


@clause("SA-land_transport-1")
@pytest.mark.parametrize("order", ["end_movement", "move infantry_3 b", "attack d with tank_4"])
def test_whoever_does_something_else_has_unloaded(order: str) -> None:
    scene = road()
    scene.army(0, "a", "land_transport infantry infantry")
    scene.army(0, "c", "tank")
    scene.army(1, "b", "")
    scene.order(0, "load infantry_2 on land_transport_1")
    scene.order(0, "move land_transport_1 b")
    events = scene.order(0, order)
    assert "unloaded" in events
    assert column(scene, "riding", "infantry_2") == -1
    assert scene.place("infantry_2") == "b"


@clause("SA-land_transport-1", "SA-land_transport-2", "SA-land_transport-4", "R3-39")
def test_what_cannot_be_loaded() -> None:
    scene = road(owners={"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "a", "land_transport infantry tank land_transport infantry infantry")
    scene.army(0, "b", "infantry")
    scene.army(0, "a", "infantry", finished=False)
    scene.army(1, "c", "infantry")
    assert scene.refused(0, "load tank_3 on land_transport_1") == "SA-land_transport-1"
    assert scene.refused(0, "load infantry_7 on land_transport_1") == "SA-land_transport-1"
    assert scene.refused(0, "load infantry_2 on infantry_5") == "SA-land_transport-1"
    assert scene.refused(0, "load land_transport_4 on land_transport_1") == "SA-land_transport-4"
    assert scene.refused(0, "load infantry_8 on land_transport_1") == "SA-land_transport-4"
    assert scene.refused(0, "load infantry_9 on land_transport_1") == "SA-land_transport-1"
    scene.order(0, "move infantry_2 b")
    scene.order(0, "move land_transport_4 b")
    assert scene.refused(0, "load infantry_2 on land_transport_4") == "SA-land_transport-2"
    scene.order(0, "load infantry_7 on land_transport_4")
    assert scene.refused(0, "load infantry_2 on land_transport_4") == "SA-land_transport-4"
    scene.order(0, "unload infantry_7")
    assert scene.refused(0, "load infantry_2 on land_transport_4") == "SA-minimal-28"
    scene.order(0, "load infantry_5 on land_transport_1")
    assert scene.refused(0, "load infantry_6 on land_transport_1") == "SA-land_transport-4"


@clause("SA-land_transport-2")
def test_a_unit_that_has_moved_or_fought_is_not_loaded() -> None:
    scene = road()
    scene.army(0, "a", "infantry")
    scene.army(0, "b", "land_transport infantry")
    scene.order(0, "move infantry_1 b")
    assert scene.refused(0, "load infantry_1 on land_transport_2") == "SA-land_transport-2"
    scene.position.table.flags[scene.unit("infantry_3")] |= FOUGHT
    assert scene.refused(0, "load infantry_3 on land_transport_2") == "SA-land_transport-2"
    assert offered(scene, "load") is None
    scene.position.table.flags[scene.unit("infantry_3")] &= ~FOUGHT
    assert offered(scene, "load") == (["load infantry_3 on land_transport_2"], True)


@clause("SA-land_transport-1", "SA-land_transport-3")
def test_to_load_is_to_move_for_both_and_ends_the_move_of_whoever_moved_before() -> None:
    scene = road()
    scene.army(0, "a", "land_transport infantry")
    scene.army(0, "c", "tank")
    scene.order(0, "move tank_3 b")
    scene.order(0, "load infantry_2 on land_transport_1")
    assert scene.refused(0, "move tank_3 c") == "SA-minimal-28"
    table = scene.position.table
    assert [int(table.flags[scene.unit(name)]) & MOVED for name in ("infantry_2", "land_transport_1")] == [MOVED] * 2


@clause("SA-land_transport-1")
def test_an_empty_transport_sets_nobody_down() -> None:
    scene = road()
    scene.army(0, "a", "land_transport infantry")
    scene.army(0, "b", "infantry")
    scene.order(0, "move land_transport_1 b")
    assert offered(scene, "load") == (["load infantry_3 on land_transport_1"], True)
    assert scene.order(0, "move infantry_2 b") == ["moved"]
    assert offered(scene, "unload") is None
    assert offered(scene, "load") is None, "the move of the transport is over"


@clause("SA-land_transport-2")
def test_owner_and_commander_of_both_must_coincide() -> None:
    scene = Scene(["land_transport", "lending"], owners=LAND, library=with_chapters(LENDING), units=standard_kinds())
    scene.army(0, "a", "land_transport infantry")
    scene.army(1, "d", "tank")
    table = scene.position.table
    scene.position.change_owner(scene.unit("infantry_2"), 1)
    assert scene.refused(0, "load infantry_2 on land_transport_1") == "SA-land_transport-2"
    table.unit_columns[scene.rules.command][scene.unit("infantry_2")] = 0
    assert scene.refused(0, "load infantry_2 on land_transport_1") == "SA-land_transport-2"
    scene.position.change_owner(scene.unit("land_transport_1"), 1)
    table.unit_columns[scene.rules.command][scene.unit("land_transport_1")] = 0
    table.unit_columns[scene.rules.command][scene.unit("infantry_2")] = 1
    assert scene.refused(0, "load infantry_2 on land_transport_1") == "SA-land_transport-2"
    table.unit_columns[scene.rules.command][scene.unit("infantry_2")] = 0
    scene.order(0, "load infantry_2 on land_transport_1")
    assert column(scene, "rode_under", "infantry_2") == 0
    table.unit_columns[scene.rules.command][scene.unit("land_transport_1")] = 1
    assert offered(scene, "unload") is None, "only the commander of the transport unloads"
    assert scene.refused(0, "unload infantry_2") == "SA-land_transport-1"


@clause("SA-land_transport-1")
def test_whoever_is_aboard_a_ship_neither_loads_nor_is_loaded() -> None:
    scene = road("naval", owners={"a": 0, "b": 0, "c": 0, "d": 1})
    scene.army(0, "b", "land_transport infantry transport_ship")
    table = scene.position.table
    aboard = table.unit_columns[scene.rules.unit_column("aboard")]
    for name in ("infantry_2", "land_transport_1"):
        aboard[scene.unit(name)] = scene.unit("transport_ship_3")
        table.put(scene.unit("transport_ship_3"), table.place[scene.unit("infantry_2")])
        assert not [order for order in scene.position.pending()[0] if isinstance(order, Load)]
        aboard[scene.unit(name)] = -1


@clause("SA-land_transport-4", "R3-39")
def test_a_loaded_transport_enters_no_battle() -> None:
    scene = road()
    scene.army(0, "c", "land_transport infantry tank")
    scene.army(1, "d", "infantry")
    scene.order(0, "load infantry_2 on land_transport_1")
    assert scene.refused(0, "attack d with tank_3, land_transport_1") == "SA-land_transport-4"
    assert scene.refused(0, "attack d with tank_3, infantry_2") == "SA-land_transport-3"
    decision = scene.position.pending()[0]
    for order in decision:
        if isinstance(order, Attack):
            assert "land_transport_1" not in [unit for unit, _ in order.marches]


def carried(units: str = "land_transport infantry", kinds: Kinds | None = None, *more: str) -> Scene:
    """The first seat has carried infantry onto `c`; the other seat is on turn with what it has on `d`."""
    scene = road(*more, kinds=kinds)
    scene.army(0, "b", units)
    return scene


def ride(scene: Scene, *rides: tuple[str, str]) -> None:
    for unit, transport in rides:
        scene.order(0, f"load {unit} on {transport}")
        scene.order(0, f"move {transport} c")
        scene.order(0, f"unload {unit}")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")


@clause("SA-land_transport-5", "SA-land_transport-6", "SA-land_transport-7", "TV3-38")
def test_the_unit_takes_the_damage_of_its_transport() -> None:
    scene = carried()
    scene.army(1, "d", "tank")
    ride(scene, ("infantry_2", "land_transport_1"))
    scene.order(1, "attack c with tank_3", [3])
    scene.order(0, "fire infantry_2 tank_3")
    scene.order(1, "fight_on", [3])
    events = scene.order(1, "fire tank_3 land_transport_1 share 3/4")
    assert "suffered-along" in events
    told = scene.events[events.index("suffered-along")].seen_by_all()
    assert told.values == {"unit": "infantry_2", "points": "9/2"}
    assert (scene.damage("land_transport_1"), scene.damage("infantry_2")) == ("9/2", "9/2")


@clause("SA-land_transport-5", "TS3-14")
def test_two_loaded_transports_and_their_units_fall_to_twelve_points() -> None:
    kinds = strong("attack = { armoured = 2, fortress = 1 }", "attack = { unarmoured = 4, armoured = 2, fortress = 1 }")
    scene = carried("land_transport infantry land_transport infantry", kinds)
    scene.army(1, "d", "at_gun")
    ride(scene, ("infantry_2", "land_transport_1"), ("infantry_4", "land_transport_3"))
    scene.order(1, "attack c with at_gun_5", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "fight_on", [3])
    assert scene.asked() == [(1, "attacker_salvo")]
    scene.order(1, "fire at_gun_5 land_transport_1 share kill")
    assert not scene.lives("infantry_2")
    events = scene.order(1, "fire at_gun_5 land_transport_3")
    assert events.count("destroyed") == 2
    assert "conquered" in events


@clause("SA-land_transport-8", "R3-39")
def test_linked_damage_is_at_most_what_destroys_the_transport() -> None:
    scene = carried()
    scene.army(1, "d", "tank")
    ride(scene, ("infantry_2", "land_transport_1"))
    scene.position.table.damage[scene.unit("land_transport_1")] = 30
    scene.order(1, "attack c with tank_3", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "fight_on", [3])
    scene.order(1, "fire tank_3 land_transport_1 share 1/2")
    assert not scene.lives("land_transport_1")
    assert scene.damage("infantry_2") == "1"
    assert column(scene, "rode", "infantry_2") == -1
    scene.order(1, "fire tank_3 infantry_2", [3])
    assert scene.damage("infantry_2") == "2"


@clause("SA-land_transport-5")
def test_damage_of_the_unit_is_its_own() -> None:
    scene = carried()
    scene.army(1, "d", "tank")
    ride(scene, ("infantry_2", "land_transport_1"))
    scene.order(1, "attack c with tank_3", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "fight_on", [3])
    scene.order(1, "fire tank_3 infantry_2 share 1/2")
    assert (scene.damage("infantry_2"), scene.damage("land_transport_1")) == ("1", "0")


@clause("SA-land_transport-5")
def test_the_link_ends_with_the_next_turn_of_the_commander() -> None:
    scene = carried()
    scene.army(1, "d", "tank")
    ride(scene, ("infantry_2", "land_transport_1"))
    assert column(scene, "rode", "infantry_2") == scene.unit("land_transport_1")
    for order in ("end_movement", "end_production"):
        scene.order(1, order)
    assert scene.position.table.on_turn == 0
    assert column(scene, "rode", "infantry_2") == column(scene, "rode_under", "infantry_2") == -1
    assert column(scene, "has_carried", "land_transport_1") == 0
    scene.order(0, "load infantry_2 on land_transport_1")


@clause("SA-land_transport-5")
def test_the_link_ends_when_the_commander_leaves_the_game() -> None:
    scene = Scene(["land_transport"], owners={"a": 0, "b": 0, "c": 1, "d": 2}, seats=3, units=standard_kinds())
    scene.army(0, "a", "land_transport infantry")
    scene.army(1, "c", "infantry")
    scene.army(2, "d", "infantry")
    table = scene.position.table
    table.unit_columns[scene.rules.unit_column("rode")][scene.unit("infantry_2")] = scene.unit("land_transport_1")
    table.unit_columns[scene.rules.unit_column("rode_under")][scene.unit("infantry_2")] = 2
    scene.order(2, "resign")
    assert column(scene, "rode", "infantry_2") == -1


@clause("SA-land_transport-1")
def test_a_load_whose_transport_is_lost_on_the_way_gets_off() -> None:
    scene = road()
    scene.army(0, "a", "land_transport infantry")
    scene.army(1, "d", "infantry")
    scene.order(0, "load infantry_2 on land_transport_1")
    place = scene.unit("land_transport_1")
    scene.position.remove_unit(place)
    assert scene.position.table.kind[place] == GONE
    assert column(scene, "riding", "infantry_2") == column(scene, "rode", "infantry_2") == -1


@clause("SA-land_transport-7")
def test_the_transport_may_stand_behind_while_its_unit_defends() -> None:
    scene = carried("land_transport infantry", None, "second_line")
    scene.army(1, "d", "tank")
    ride(scene, ("infantry_2", "land_transport_1"))
    scene.order(1, "attack c with tank_3")
    scene.order(0, "lines land_transport_1 2")
    scene.order(1, "lines", [3])
    scene.order(0, "fire infantry_2 tank_3")
    scene.order(0, "hold_fire")
    scene.order(1, "fight_on", [3])
    assert scene.refused(1, "fire tank_3 land_transport_1") == "SA-second_line-6"


@clause("SA-land_transport-1")
def test_loading_and_unloading_are_offered() -> None:
    scene = road()
    scene.army(0, "a", "land_transport infantry tank")
    scene.army(1, "d", "infantry")
    assert offered(scene, "load") == (["load infantry_2 on land_transport_1"], True)
    scene.order(0, "load infantry_2 on land_transport_1")
    assert offered(scene, "unload") == (["unload infantry_2"], True)
    assert offered(scene, "load") is None


@pytest.mark.parametrize("seed", range(3))
def test_games_with_transports_end(seed: int) -> None:
    chapters = ["land_transport", "second_line", "naval", "terrain"]
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(chapters, owners=owners, allotments=[9, 9], options={"hard_round_cap": 20}, units=standard_kinds())
    scene.begin([1, 2])
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.pending() == []
