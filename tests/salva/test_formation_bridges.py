"""Formations where they meet upkeep, gifts and aircraft."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, menus, rows, sea, tokens, units
from tests.salva.scenes import Scene
from velmoci.salva.forces import provably
from velmoci.salva.state import MOVED
from velmoci.salva.units import standard_kinds
from velmoci.salva.veils import Veil, Wanted

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def owing(due: int, *contents: str, truth: int = 1) -> Scene:
    """A seat with a formation of these rows in its production, which owes so many points and has one."""
    scene = sea("upkeep")
    fill(scene, "a", *contents, truth=truth)
    table, rules = scene.position.table, scene.rules
    table.seat_columns[rules.seat_column("upkeep_due")][0] = due * rules.money
    scene.order(0, "end_movement")
    return scene


@clause("SA-formations-38", "SA-formations-36", "R4-14", "TV4-46")
@pytest.mark.parametrize("truth", [1, 2])
def test_who_cannot_pay_dissolves_as_much_of_every_row(truth: int) -> None:
    scene = owing(9, "battleship", "cruiser cruiser cruiser", truth=truth)
    assert scene.asked() == [(0, "upkeep_payment")]
    (ship,), three = units(scene, 0), units(scene, 1)
    assert scene.refused(0, f"disband caesar {three[0]}") == "SA-formations-38"
    assert scene.refusal(0, f"disband caesar {ship} {three[0]}").code == "unequal_rows"
    assert scene.refusal(0, "disband caesar").code == "unequal_rows"
    assert scene.refusal(0, f"disband caesar {ship} {ship}").code == "not_in_formation"
    assert scene.refusal(0, f"disband caesar {next(iter(tokens(scene)))}").code == "not_in_formation"
    everything = f"disband caesar {ship} {' '.join(three)}"
    assert menus(scene)["disband"] == [everything]
    decision = scene.position.pending()[0]
    assert str(decision.default()) == everything
    scene.order(0, everything)
    assert rows(scene) == ["", ""]
    assert "upkeep-forgiven" in [event.seen_by_all().sentence for event in scene.events]


@clause("SA-formations-38", "R4-43")
def test_units_of_one_price_are_dissolved_in_every_row_and_lower_what_is_due() -> None:
    scene = owing(3, "cruiser cruiser", "destroyer cruiser")
    due = scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")]
    before = int(due[0])
    one, other = units(scene, 0)[0], units(scene, 1)[0]
    assert menus(scene)["disband"][0] == f"disband caesar {one} {other}"
    assert scene.order(0, f"disband caesar {one} {other}")[0] == "disbanded"
    assert before - int(due[0]) == scene.rules.money // 10
    assert rows(scene) == ["cruiser", "cruiser"]


@clause("SA-formations-38")
def test_if_rows_differ_all_may_go_and_the_cheapest_counts() -> None:
    scene = owing(3, "battleship", "cruiser")
    due = scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")]
    before = int(due[0])
    scene.order(0, f"disband caesar {units(scene, 0)[0]} {units(scene, 1)[0]}")
    assert before - int(due[0]) == scene.rules.money // 10


@clause("SA-formations-38")
def test_nobody_dissolves_a_ship_under_its_load_nor_in_a_battle() -> None:
    scene = owing(9, "transport_ship infantry", "transport_ship infantry")
    table, aboard = scene.position.table, scene.rules.unit_column("aboard")
    for row in (0, 1):
        ship, load = (int(table.numbered(int(name.rpartition("_")[2]))) for name in units(scene, row))
        table.unit_columns[aboard][load] = ship
    pair = f"disband caesar {units(scene, 0)[0]} {units(scene, 1)[0]}"
    assert scene.refusal(0, pair).code == "rides_along"
    assert [order.count("_") for order in menus(scene)["disband"]] == [4 + 2]
    assert scene.refusal(1, "disband caesar").code == "no_such_formation"
    [everything] = menus(scene)["disband"]
    scene.order(0, everything)
    assert rows(scene) == ["", ""]


@clause("SA-formations-38")
def test_no_less_than_nothing_is_due_after_units_are_dissolved() -> None:
    scene = owing(3, "battleship battleship", "battleship battleship")
    due = scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")]
    due[0] = scene.rules.money // 10
    scene.order(0, f"disband caesar {units(scene, 0)[0]} {units(scene, 1)[0]}")
    assert int(due[0]) == 0


@clause("SA-formations-38")
def test_an_empty_formation_dissolves_nothing_and_the_next_one_does() -> None:
    scene = sea("upkeep")
    scene.order(0, "found caesar a", [1])
    fill(scene, "a", "cruiser", "cruiser", name="victory")
    scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")][0] = 9 * scene.rules.money
    scene.order(0, "end_movement")
    everything = f"disband victory {units(scene, 0, 'victory')[0]} {units(scene, 1, 'victory')[0]}"
    decision = scene.position.pending()[0]
    assert str(decision.default()) == everything
    (menu,) = [menu for menu in decision.menus() if menu.kind == "disband"]
    assert ([str(order) for order in menu], menu.is_complete) == ([everything], False)


@clause("SA-formations-38")
def test_who_has_no_units_in_formations_is_offered_none_to_dissolve() -> None:
    scene = sea("upkeep")
    scene.order(0, "found caesar a", [1])
    scene.army(0, "a", "tank")
    scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")][0] = 9 * scene.rules.money
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "upkeep_payment")]
    assert "disband" not in menus(scene)


@clause("SA-formations-38")
def test_one_dissolves_of_a_formation_only_when_one_may_dissolve_units() -> None:
    scene = Scene(["formations", "upkeep"], owners=MINE).begin()
    fill(scene, "a", "tank", "tank")
    scene.army(0, "c", "tank")
    scene.army(1, "d", "tank")
    scene.order(0, "attack d with tank_4", [3])
    assert scene.refusal(0, f"disband caesar {units(scene, 0)[0]} {units(scene, 1)[0]}").code == "no_dissolving_now"
    kinds = [menu.kind for decision in scene.position.asides(0) for menu in decision.menus()]
    assert "disband" not in kinds


@clause("SA-formations-38", "SA-formations-36", "R4-14")
def test_a_row_that_everybody_knows_ends_with_its_last_unit() -> None:
    scene = owing(9, "cruiser")
    scene.order(0, f"disband caesar {units(scene, 0)[0]}")
    assert [event.seen_by_all().sentence for event in scene.events][:2] == ["disbanded", "formation-ended"]
    assert files(scene).cards(scene.position.table) == []


@clause("SA-formations-38", "SA-formations-36")
def test_a_row_that_everybody_knows_goes_on_while_it_has_a_unit() -> None:
    scene = owing(9, "cruiser cruiser")
    first, second = units(scene, 0)
    assert menus(scene)["disband"] == [f"disband caesar {first}", f"disband caesar {first} {second}"]
    scene.order(0, f"disband caesar {units(scene, 0)[0]}")
    assert rows(scene) == ["cruiser"]


def test_without_formations_nothing_hidden_is_dissolved() -> None:
    scene = owing(9, "", "")
    assert scene.asked() == [(0, "production")]
    sight = scene.position.sight(0)
    assert [veil.way_out(sight) for veil in scene.rules.veils] == [None, None, None]
    assert Veil(scene.rules).why_kept(scene.position.table, 0) is None


@clause("SA-formations-39", "R4-43")
def test_what_is_in_a_formation_is_not_given_away_and_stays_on_a_given_field() -> None:
    scene = Scene(["formations", "alliance", "multiplayer"], owners=MINE).begin()
    fill(scene, "b", "tank", "inf")
    (one,) = units(scene, 0)
    assert scene.refused(0, f"give {one} to seat_2") == "SA-formations-39"
    assert scene.refused(0, f"give {next(iter(tokens(scene)))} to seat_2") == "SA-formations-39"
    free = scene.army(0, "a", "tank")[0]
    scene.order(0, f"give {free} to seat_2")
    scene.give("b", 1)
    assert tokens(scene) == {next(iter(tokens(scene))): "b"}


def flying(*contents: str, airfields: str = "buildings", truth: int = 1) -> Scene:
    """Rows on land whose token has moved, where nothing serves aircraft unless airfields are everywhere."""
    on = ["formations", "naval", "repair_prevention", "air", "expensive_units", "capital_ships"]
    scene = Scene(on, owners=MINE, units=standard_kinds(), options={"airfields": airfields}).begin()
    fill(scene, "a", *contents, truth=truth)
    table, file = scene.position.table, files(scene)
    token = file.entry(table, card(scene).tokens()[0])
    table.flags[token] = table.flags[token] | MOVED
    return scene


@clause("SA-formations-27", "R4-10", "R4-42", "TV4-42")
@pytest.mark.parametrize("truth", [1, 2])
def test_aircraft_without_fuel_are_lost_from_their_row_and_the_row_stays(truth: int) -> None:
    scene = flying("bomber bomber", "tank tank", truth=truth)
    scene.order(0, "end_movement")
    told = [event.seen_by_all().sentence for event in scene.events]
    assert "row-out-of-fuel" in told
    assert rows(scene) == ["", "tank tank"]
    assert not provably(scene.rules, scene.position.table, 0, Wanted())


@clause("SA-formations-27")
def test_aircraft_with_fuel_or_at_rest_stay() -> None:
    scene = flying("bomber bomber", "tank", airfields="everywhere")
    assert "row-out-of-fuel" not in scene.order(0, "end_movement")
    assert rows(scene) == ["bomber bomber", "tank"]
    scene = flying("bomber bomber", "tank")
    table, file = scene.position.table, files(scene)
    table.flags[file.entry(table, card(scene).tokens()[0])] = 1
    scene.order(0, "end_movement")
    assert rows(scene) == ["bomber bomber", "tank"]


@clause("SA-formations-27")
def test_at_sea_they_need_fuel_always_and_a_carrier_of_their_row_has_some() -> None:
    scene = flying("bomber bomber bomber bomber carrier", "bomber cruiser")
    at(scene, "s")
    scene.order(0, "end_movement")
    capacity = scene.rules.number("carrier_capacity")
    assert rows(scene)[0].split().count("bomber") == min(4, capacity)
    assert rows(scene)[1] == "cruiser"


@clause("SA-formations-27")
def test_at_sea_they_need_fuel_though_their_token_has_not_moved() -> None:
    scene = flying("bomber", "cruiser")
    at(scene, "s")
    table, file = scene.position.table, files(scene)
    table.flags[file.entry(table, card(scene).tokens()[0])] = 1
    scene.order(0, "end_movement")
    assert rows(scene) == ["", "cruiser"]


@clause("SA-formations-27", "R4-10")
def test_what_the_row_that_needs_most_uses_is_missing_for_the_next_formation() -> None:
    """A carrier serves three; the rows of the first formation would use one, two and none of it, so two are used."""
    scene = flying("bomber", "bomber bomber", "cruiser")
    fill(scene, "b", "bomber bomber", "cruiser", name="victory")
    scene.army(0, "s", "carrier")
    at(scene, "s")
    at(scene, "s", name="victory")
    scene.order(0, "end_movement")
    assert rows(scene) == ["bomber", "bomber bomber", "cruiser"]
    assert rows(scene, "victory") == ["bomber", "cruiser"]


@clause("SA-formations-27", "R4-10")
def test_a_formation_without_aircraft_uses_no_fuel() -> None:
    scene = flying("cruiser", "destroyer")
    fill(scene, "b", "bomber bomber bomber", name="victory")
    scene.army(0, "s", "carrier")
    at(scene, "s")
    at(scene, "s", name="victory")
    scene.order(0, "end_movement")
    assert rows(scene, "victory") == ["bomber bomber bomber"]


@clause("SA-formations-27", "SA-formations-36")
def test_a_row_that_everybody_knows_ends_with_its_last_aircraft() -> None:
    scene = flying("bomber")
    scene.order(0, "end_movement")
    assert [event.seen_by_all().sentence for event in scene.events][-2:] == ["row-out-of-fuel", "formation-ended"]
    assert files(scene).cards(scene.position.table) == []


@clause("SA-formations-27")
def test_foreign_ships_that_may_be_there_keep_them_from_refuelling() -> None:
    scene = flying("carrier bomber", "cruiser")
    at(scene, "s")
    scene.army(1, "s", "cruiser")
    scene.order(0, "end_movement")
    assert rows(scene) == ["carrier", "cruiser"]
    told: Any = scene.position.view(1).to_json()
    assert "caesar" in told["slices"]["formations"]["cards"]
