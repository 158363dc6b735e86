"""Joining and extracting more closely: loads, what is noted of units, and what they have left."""

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import (
    MINE,
    at,
    card,
    files,
    fill,
    fleet,
    land,
    left,
    rows,
    scene_entry,
    sea,
    tokens,
    units,
)
from tests.salva.scenes import Scene
from tests.salva.test_formation_production import pass_rest, port
from velmoci.salva.state import FINISHED, MOVED, NOBODY, THIS_TURN
from velmoci.salva.units import standard_kinds


def loaded(scene: Scene, ship: int, load: int) -> None:
    """Puts one unit aboard another."""
    scene.position.table.unit_columns[scene.rules.unit_column("aboard")][load] = ship


def convoy(second: str = "infantry") -> Scene:
    """A fleet whose rows are a transport ship with a load."""
    scene = fleet("transport_ship infantry", f"transport_ship {second}")
    for row in (0, 1):
        ship, load = (scene_entry(scene, name) for name in units(scene, row))
        loaded(scene, ship, load)
    return scene


@clause("SA-formations-12", "SA-formations-15")
def test_a_load_joins_with_its_ship_and_not_alone() -> None:
    scene = fleet("cruiser", "cruiser")
    ship, load = scene.army(0, "t", "transport_ship infantry")
    loaded(scene, scene.unit(ship), scene.unit(load))
    wrong = scene.refusal(0, f"join caesar {load}")
    assert (wrong.code, wrong.clause, wrong.values["unit"]) == ("rides_along", "SA-formations-12", load)
    table = scene.position.table
    table.damage[scene.unit(load)] = 2
    wrong = scene.refusal(0, f"join caesar {ship}")
    assert (wrong.code, wrong.clause, wrong.values["unit"]) == ("cannot_join", "SA-formations-15", load)
    table.damage[scene.unit(load)] = 0
    twin = scene.position.copy()
    scene.order(0, f"join caesar {ship}")
    assert rows(scene) == ["cruiser infantry transport_ship"] * 2
    scene.position = twin
    scene.order(0, f"join caesar {ship} {load}")
    assert rows(scene) == ["cruiser infantry transport_ship"] * 2


@clause("SA-formations-15")
def test_who_commands_a_unit_of_another_cannot_put_it_into_his_formation() -> None:
    scene = Scene(["formations", "alliance", "multiplayer"], owners=MINE).begin()
    scene.order(0, "found caesar a", [1])
    (foreign,) = scene.army(1, "a", "tank")
    scene.position.table.unit_columns[scene.rules.unit_column("commander")][scene.unit(foreign)] = 0
    wrong = scene.refusal(0, f"join caesar {foreign}")
    assert (wrong.code, wrong.clause) == ("not_your_unit", "SA-formations-12")


@clause("SA-formations-13", "SA-formations-14")
def test_what_a_unit_has_done_is_noted_with_the_tokens_alone() -> None:
    scene = land()
    scene.order(0, "found caesar b", [1])
    (tank,) = scene.army(0, "a", "tank")
    scene.order(0, f"join caesar {tank}")
    table, file = scene.position.table, files(scene)
    entries = file.all_units(table, card(scene))
    assert [table.flags[unit] & THIS_TURN for unit in entries] == [0, 0, 0]
    assert [table.flags[unit] & FINISHED for unit in entries] == [FINISHED] * 3
    assert sorted(file.deck(table).spent) == [(card(scene).tokens()[0], unit) for unit in entries]
    (idle,) = scene.army(0, "b", "tank")
    before = dict(file.deck(table).spent)
    scene.order(0, f"join caesar {idle}")
    assert file.deck(table).spent == before, "who stands there already has spent nothing"


@clause("SA-formations-13")
def test_a_ship_that_joins_in_port_lies_in_the_harbour_of_the_token_as_those_built_inside() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce caesar a/n 1:cruiser, 2:cruiser, 3:cruiser")
    pass_rest(scene)
    (ship,) = scene.army(0, "a", "cruiser")
    harbour = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    harbour[scene.unit(ship)] = scene.rules.board.index["n"]
    scene.order(0, f"join caesar {ship}")
    table, file = scene.position.table, files(scene)
    harbour = table.unit_columns[scene.rules.unit_column("harbour")]
    assert {int(harbour[unit]) for unit in file.all_units(table, card(scene))} == {NOBODY}


@clause("SA-formations-13")
def test_who_joins_is_tied_to_nothing_that_stays_outside() -> None:
    """A tank that has come by land transport in this turn is still noted with it."""
    scene = Scene(["formations", "land_transport"], owners=MINE, units=standard_kinds()).begin()
    scene.order(0, "found caesar a", [1])
    soldier, truck = scene.army(0, "a", "infantry land_transport")
    column = scene.rules.unit_column("rode")
    table = scene.position.table
    table.unit_columns[column][scene.unit(soldier)] = scene.unit(truck)
    scene.order(0, f"join caesar {soldier}")
    entries = files(scene).all_units(table, card(scene))
    assert [int(table.unit_columns[column][unit]) for unit in entries] == [NOBODY] * 3


@clause("SA-formations-16")
def test_a_load_leaves_with_its_ship_where_every_row_has_the_same() -> None:
    scene = convoy()
    ship, load = units(scene, 0)
    wrong = scene.refusal(0, f"extract caesar t {load}")
    assert (wrong.code, wrong.clause) == ("rides_along", "SA-formations-16")
    scene.order(0, f"extract caesar t {ship}")
    assert (rows(scene), scene.place(ship), scene.place(load)) == (["", ""], "t", "t")
    scene = convoy("tank")
    wrong = scene.refusal(0, f"extract caesar t {units(scene, 0)[0]}")
    assert (wrong.code, wrong.values["row"]) == ("missing_in_row", 2)


@clause("SA-formations-16")
def test_only_what_stands_in_the_formation_is_taken_out_of_it() -> None:
    scene = land()
    fill(scene, "a", "tank", "tank")
    fill(scene, "a", "tank", "tank", name="victory")
    (free,) = scene.army(0, "a", "tank")
    for name in (free, units(scene, 0, "victory")[0]):
        wrong = scene.refusal(0, f"extract caesar a {name}")
        assert (wrong.code, wrong.clause) == ("not_in_formation", "SA-formations-16"), name


@clause("SA-formations-17", "R4-05")
@pytest.mark.parametrize(("points", "least"), [((0, 3), 0), ((1, 3), 1), ((2, 2), 2)])
@pytest.mark.parametrize("named", [0, 1])
def test_who_leaves_has_the_least_that_such_a_unit_has_in_any_row(
    points: tuple[int, int], least: int, named: int
) -> None:
    scene = fleet("cruiser", "cruiser")
    for row, count in enumerate(points):
        entry = scene_entry(scene, units(scene, row)[0])
        scene.position.table.points[entry] = count * scene.rules.pace
    one = units(scene, named)[0]
    scene.order(0, f"extract caesar t {one}")
    assert scene.points(one) == str(least)


@clause("SA-formations-14")
def test_at_sea_too_the_way_is_spent_with_every_token_that_it_leads_to() -> None:
    scene = sea()
    fill(scene, "a", "cruiser", "cruiser")
    at(scene, "t")
    (ship,) = scene.army(0, "s", "cruiser")
    scene.order(0, f"join caesar {ship}")
    (token,) = tokens(scene)
    assert left(scene, ship) == {token: 2}
    assert scene.position.table.flags[scene_entry(scene, ship)] & MOVED == 0
