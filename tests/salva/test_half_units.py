"""Halves of units (SA-half_units)."""

from typing import Any

from tests.clause import clause
from tests.salva.arms import ARMS
from tests.salva.menus import offered
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed
from tests.salva.test_choices import choices
from tests.salva.test_naval import moor
from tests.salva.test_strategic_bombing import harm, town
from velmoci.salva.chapters.hold_lists import Hold, lists
from velmoci.salva.state import CLOSED, FINISHED, FOUGHT
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 1, "d": 1}


def half_scene(*chapters: str, kinds: str = "atg des", owners: dict[str, int] = MINE, seats: int = 2) -> Scene:
    """The movement phase of the first turn; there are halves of some kinds."""
    return Scene(["half_units", *chapters], owners, options={"half_kinds": kinds}, seats=seats, units=ARMS).begin()


def halves(scene: Scene, seat: int, field: str, kinds: str) -> list[str]:
    """Puts halves on a field."""
    names = scene.army(seat, field, kinds)
    for name in names:
        half_column(scene)[scene.unit(name)] = 1
    return names


def half_column(scene: Scene) -> Any:
    return scene.position.table.unit_columns[scene.rules.unit_column("half")]


def is_half(scene: Scene, name: str) -> bool:
    return bool(half_column(scene)[scene.unit(name)])


def damage(scene: Scene, name: str, sixths: int) -> None:
    scene.position.table.damage[scene.unit(name)] = sixths


@clause("SA-half_units-1", "SA-half_units-2", "TV3-08")
def test_a_half_is_produced_for_half_the_price() -> None:
    scene = half_scene()
    scene.order(0, "end_movement")
    [offer] = [one for one in choices(scene)["buy"] if (one["item"], one["spot"]) == ("half_atg", "a")]
    factors = [(link["name"], link["clause"], link["value"]) for link in offer["price"]["factors"]]
    assert factors == [("price", "SA-minimal-21", "1"), ("half", "SA-half_units-2", "1/2")]
    scene.order(0, "buy half_atg a")
    assert scene.purse("a") == "1/2"
    assert is_half(scene, "atg_1")
    assert scene.rules.worth_chain(scene.position.table, scene.unit("atg_1")).text() == "1/2"
    assert scene.refused(0, "buy half_tank a") == "SA-chapters-5"
    scene.order(0, "buy half_atg a")
    scene.order(0, "buy atg b")
    assert not is_half(scene, "atg_3")


@clause("SA-half_units-1", "SA-half_units-2")
def test_half_of_a_cheap_kind_costs_half_of_its_part_of_a_point() -> None:
    scene = half_scene("cheap_units", kinds="bike")
    scene.order(0, "end_movement")
    scene.order(0, "buy half_bike a")
    assert scene.purse("a") == "7/8"


@clause("SA-half_units-2")
def test_a_whole_unit_is_worth_twice_a_half_and_the_chain_says_why() -> None:
    scene = half_scene()
    [half], [whole] = halves(scene, 0, "a", "atg"), scene.army(0, "a", "atg")
    table = scene.position.table
    assert scene.rules.worth_chain(table, scene.unit(whole)).text() == "1"
    chain = scene.rules.worth_chain(table, scene.unit(half), True)
    last = (chain.links or [])[-1]
    assert (chain.text(), last.name, last.clause) == ("1/2", "half", "SA-half_units-2")


@clause("SA-half_units-1", "R3-58")
def test_of_which_kinds_there_are_halves_is_agreed() -> None:
    assert "half_tank" in half_scene(kinds="tank").rules.items
    assert "half_atg" not in half_scene(kinds="tank").rules.items
    usual = Scene(["half_units"], MINE, units=standard_kinds()).rules.items
    assert [name for name in usual if name.startswith("half_")] == ["half_at_gun"]
    placing = Scene(["half_units"], MINE, options={"half_kinds": "atg"}, allotments=[1, 1], units=ARMS).begin()
    placing.order(0, "place half_atg a")
    assert is_half(placing, "atg_1")


@clause("SA-half_units-2", "TV3-08")
def test_a_half_has_half_strength_and_double_vulnerability_and_dies_at_six() -> None:
    scene = half_scene()
    tanks = scene.army(0, "b", "tank tank")
    [half], [whole] = halves(scene, 1, "c", "atg"), scene.army(1, "c", "atg")
    scene.order(0, f"attack c with {', '.join(tanks)}", [3])
    scene.order(1, f"fire {half} {tanks[0]}")
    assert scene.damage(tanks[0]) == "1", "4 by half a unit and in half a salvo"
    scene.order(1, f"fire {whole} {tanks[1]}", [])
    assert scene.damage(tanks[1]) == "2"
    scene.order(0, "fight_on", [6])
    scene.order(0, f"fire {tanks[0]} {half}")
    assert not scene.lives(half), "2 points by a roll of 3/2 are 3, and twice that is 6"
    scene.order(0, f"fire {tanks[1]} {whole}", [3])
    assert scene.damage(whole) == "3"


@clause("SA-half_units-2")
def test_the_chain_of_fire_names_both_factors() -> None:
    from velmoci.salva.base.fire import explain_fire

    scene = half_scene()
    tanks = halves(scene, 0, "b", "tank tank")
    halves(scene, 1, "c", "atg")
    scene.order(0, f"attack c with {', '.join(tanks)}", [3])
    table, battle = scene.position.table, scene.position.table.battle
    assert battle is not None
    tank, gun = battle.row_of(0), battle.row_of(2)
    links = explain_fire(scene.rules, table, battle, tank, gun, 0).links or []
    told = {(link.name, link.num, link.den) for link in links}
    assert {("half_strength", 1, 2), ("half_vulnerability", 2, 1)} <= told


@clause("SA-half_units-2")
def test_a_half_under_construction_is_as_vulnerable_as_all_that_are() -> None:
    scene = half_scene()
    scene.army(0, "b", "tank")
    names = scene.army(1, "c", "atg atg", finished=False)
    half_column(scene)[scene.unit(names[0])] = 1
    scene.army(1, "c", "inf")
    scene.order(0, "attack c with tank_1", [3])
    battle = scene.battle
    assert battle.row_of(1) is battle.row_of(2)


@clause("SA-half_units-3", "SA-half_units-7")
def test_two_halves_become_one_unit_and_one_unit_two_halves() -> None:
    scene = half_scene()
    [one, two] = halves(scene, 0, "b", "atg atg")
    assert f"merge {one} {two}" in {str(order) for order in scene.position.pending()[0]}
    assert scene.order(0, f"merge {one}, {two}") == ["merged"]
    assert not is_half(scene, one)
    assert not scene.lives(two)
    assert f"split {one}" in {str(order) for order in scene.position.pending()[0]}
    assert scene.order(0, f"split {one}") == ["split"]
    assert [is_half(scene, name) for name in (one, "atg_3")] == [True, True]
    assert scene.place("atg_3") == "b"


@clause("SA-half_units-1", "SA-half_units-3")
def test_what_was_bought_as_a_half_and_what_was_divided_are_alike() -> None:
    placing = Scene(["half_units"], MINE, options={"half_kinds": "atg"}, allotments=[2, 0], units=ARMS).begin()
    placing.order(0, "place half_atg a")
    placing.order(0, "place atg a")
    placing.order(0, "place half_atg a")
    assert offered(placing, "split") == (["split atg_2"], True), "halves are not divided"
    placing.order(0, "split atg_2")
    assert offered(placing, "merge") == (["merge atg_1 atg_2"], False)
    placing.order(0, "merge atg_1, atg_2")
    placing.order(0, "merge atg_3, atg_4")
    assert [is_half(placing, name) for name in ("atg_1", "atg_3")] == [False, False]


@clause("SA-half_units-3", "SA-half_units-5")
def test_joining_two_halves_leaves_all_others_as_they_are() -> None:
    scene = half_scene()
    [one, two, three] = halves(scene, 0, "a", "atg atg atg")
    scene.order(0, f"merge {one}, {two}")
    [told] = [event.seen_by_all() for event in scene.events]
    assert told.values == {"power": "seat_1", "unit": one, "target": two}
    assert (is_half(scene, one), is_half(scene, three)) == (False, True)


@clause("SA-half_units-4", "SA-half_units-7")
def test_both_halves_are_where_the_whole_was_and_have_done_what_it_did() -> None:
    scene = half_scene("naval", kinds="tank des")
    [tank], [ship] = scene.army(0, "a", "tank"), moor(scene, 0, "b", "s", "des")
    scene.order(0, f"split {ship}")
    table = scene.position.table
    harbour = table.unit_columns[scene.rules.unit_column("harbour")]
    assert int(harbour[scene.unit("des_3")]) == int(harbour[scene.unit(ship)])
    table.flags[scene.unit(tank)] |= FOUGHT
    scene.order(0, f"split {tank}")
    assert (scene.place("tank_4"), int(table.flags[scene.unit("tank_4")])) == ("a", FINISHED | FOUGHT)


@clause("SA-half_units-5", "SA-half_units-7")
def test_a_joined_unit_has_done_what_either_half_did() -> None:
    scene = half_scene(kinds="tank")
    [one, two] = halves(scene, 0, "a", "tank tank")
    table = scene.position.table
    table.flags[scene.unit(two)] |= CLOSED
    scene.order(0, f"merge {one}, {two}")
    assert int(table.flags[scene.unit(one)]) == FINISHED | CLOSED
    assert scene.refused(0, f"move {one} b").startswith("SA-minimal")


@clause("SA-half_units-4", "TV3-09")
def test_both_halves_carry_the_damage_of_the_whole() -> None:
    scene = half_scene("repair_prevention")
    [gun] = scene.army(0, "b", "atg")
    damage(scene, gun, 13)
    scene.order(0, f"split {gun}")
    assert (scene.damage(gun), scene.damage("atg_2")) == ("13/6", "13/6")


@clause("SA-half_units-5", "TV3-09", "R3-06")
def test_a_joined_unit_has_the_average_damage_rounded_down_to_a_sixth() -> None:
    scene = half_scene("repair_prevention")
    [one, two] = halves(scene, 0, "b", "atg atg")
    damage(scene, one, 13)
    damage(scene, two, 18)
    scene.order(0, f"merge {one}, {two}")
    assert scene.damage(one) == "5/2"


@clause("SA-half_units-7", "R3-06")
def test_a_joined_unit_has_the_smaller_movement_and_halves_inherit_it() -> None:
    scene = half_scene(kinds="tank")
    [one, two] = halves(scene, 0, "a", "tank tank")
    scene.order(0, f"move {one} b")
    scene.order(0, f"move {one} a")
    scene.order(0, f"merge {two}, {one}")
    assert scene.points(two) == "0"
    assert scene.refused(0, f"move {two} b").startswith("SA-minimal")
    again = half_scene(kinds="tank")
    [tank] = again.army(0, "a", "tank")
    again.order(0, f"move {tank} b")
    again.order(0, f"split {tank}")
    assert (again.points(tank), again.points("tank_2")) == ("1", "1")


@clause("SA-half_units-3")
def test_only_halves_that_are_alike_are_joined() -> None:
    scene = half_scene()
    [one], [far] = halves(scene, 0, "b", "atg"), halves(scene, 0, "a", "atg")
    [other], [theirs] = halves(scene, 0, "b", "tank"), halves(scene, 1, "c", "atg")
    [whole], [begun] = scene.army(0, "b", "atg"), scene.army(0, "b", "atg", finished=False)
    half_column(scene)[scene.unit(begun)] = 1
    [second] = scene.army(0, "b", "atg")
    for text in (f"{one}, {one}", f"{whole}, {second}", f"{one}, {far}", f"{one}, {other}", f"{one}, {theirs}",
                 f"{one}, {whole}", f"{one}, {begun}", f"{one}", f"{one}, atg_99"):  # fmt: skip
        assert scene.refused(0, f"merge {text}") == "SA-half_units-3"
    assert scene.refused(0, f"split {one}") == "SA-half_units-3"
    assert scene.refused(0, f"split {begun}") == "SA-half_units-3"
    [tank] = scene.army(0, "b", "tank")
    assert scene.refused(0, f"split {tank}") == "SA-half_units-1"
    assert not [order for order in scene.position.pending()[0] if order.kind == "merge"]


@clause("SA-half_units-3")
def test_nothing_is_joined_or_divided_in_battle_or_in_anothers_turn() -> None:
    scene = half_scene()
    scene.army(0, "b", "tank")
    [one, two] = halves(scene, 1, "c", "atg atg")
    scene.order(0, "attack c with tank_1", [3])
    assert scene.refused(1, f"merge {one}, {two}") == "SA-half_units-3"
    assert scene.refused(1, f"split {one}") == "SA-half_units-3"


@clause("SA-half_units-3")
def test_a_load_stays_aboard_when_half_transports_are_joined() -> None:
    scene = half_scene("naval", kinds="tra")
    [one, two] = moor(scene, 0, "b", "s", "tra tra")
    for name in (one, two):
        half_column(scene)[scene.unit(name)] = 1
    [inf] = scene.army(0, "b", "inf")
    scene.order(0, f"embark {inf} on {two}")
    scene.position.table.flags[scene.unit(two)] = scene.position.table.flags[scene.unit(one)]
    scene.order(0, f"merge {one}, {two}")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    assert int(aboard[scene.unit(inf)]) == scene.unit(one)


def held(scene: Scene) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    return [(hold.seats, hold.things) for hold in lists(scene.rules, scene.position.table).all]


@clause("SA-half_units-6", "R3-06")
def test_halves_share_the_place_of_the_whole_on_a_list() -> None:
    scene = half_scene("repair_prevention")
    [gun] = scene.army(0, "b", "atg")
    damage(scene, gun, 12)
    scene.order(1, f"hold_unit {gun}")
    scene.order(0, f"split {gun}")
    assert held(scene) == [((1,), (gun, "atg_2"))]
    scene.order(0, f"merge {gun}, atg_2")
    assert held(scene) == [((1,), (gun,))]


@clause("SA-half_units-6", "R3-06")
def test_a_joined_unit_keeps_every_hold_of_either_part() -> None:
    scene = half_scene("repair_prevention", "multiplayer", owners={"a": 0, "b": 0, "c": 1, "d": 2}, seats=3)
    [one, two] = halves(scene, 0, "b", "atg atg")
    lists(scene.rules, scene.position.table).all = [Hold((1,), (one,)), Hold((2,), (two,))]
    damage(scene, two, 12)
    scene.order(0, f"merge {one}, {two}")
    assert held(scene) == [((1,), (one,)), ((2,), (one,))]
    assert scene.damage(one) == "1"


@clause("SA-half_units-2")
def test_shells_of_a_half_do_half_and_shells_at_a_half_do_twice_as_much() -> None:
    for is_gun_half, is_target_half, points in ((0, 0, "1"), (1, 0, "1/2"), (0, 1, "2"), (1, 1, "1")):
        scene = Scene(["half_units", "artillery"], MINE, options={"half_kinds": "gun infantry"}, units=standard_kinds())
        [gun], [target] = scene.army(0, "b", "gun"), scene.army(1, "c", "infantry")
        half_column(scene)[scene.unit(gun)] = is_gun_half
        half_column(scene)[scene.unit(target)] = is_target_half
        aimed(scene, gun, "c")
        scene.order(0, f"fire_at c with {gun}>{target}")
        assert scene.damage(target) == points


@clause("SA-half_units-2")
def test_shells_at_a_half_under_construction_do_no_more_than_at_a_whole_one() -> None:
    for is_target_half in (0, 1):
        scene = Scene(["half_units", "artillery"], MINE, options={"half_kinds": "infantry"}, units=standard_kinds())
        [target], [gun] = scene.army(1, "c", "infantry", finished=False), scene.army(0, "b", "gun")
        half_column(scene)[scene.unit(target)] = is_target_half
        aimed(scene, gun, "c")
        scene.order(0, f"fire_at c with {gun}>{target}")
        assert scene.damage(target) == "2", "twice as much as at a finished one, be it half or whole"


@clause("SA-half_units-2")
def test_the_first_and_the_last_unit_on_the_map_are_halves_like_all_others() -> None:
    scene = Scene(["half_units", "artillery"], MINE, options={"half_kinds": "infantry"}, units=standard_kinds())
    [target], [gun] = scene.army(1, "c", "infantry"), scene.army(0, "b", "gun")
    half_column(scene)[scene.unit(target)] = 1
    aimed(scene, gun, "c")
    scene.order(0, f"fire_at c with {gun}>{target}")
    assert scene.damage(target) == "2"
    factory = town("gun", "", "half_units", half_kinds="infantry")
    half_column(factory)[factory.unit("infantry_2")] = 1
    factory.order(0, "fire_at b with gun_1>factory")
    assert harm(factory) == "1/2", "a building is no half"
