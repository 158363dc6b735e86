"""Battleships and carriers (SA-capital_ships)."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_naval import moor
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.base.endings import repair
from velmoci.salva.library import LIBRARY, rulebook_by_options
from velmoci.salva.units import AIR, NAVAL, SUBMARINE, standard_kinds
from velmoci.salva.warnings import warnings_of

MINE = {"a": 0, "b": 0, "c": 1, "d": 1}


def fleet(*chapters: str, capital_partial_repair: bool = True) -> Scene:
    """The movement phase of the first turn by the shipped unit table."""
    options = {"capital_partial_repair": capital_partial_repair}
    return Scene(["naval", "capital_ships", *chapters], MINE, options=options, units=standard_kinds()).begin()


def damage(scene: Scene, name: str, sixths: int) -> None:
    scene.position.table.damage[scene.unit(name)] = sixths


@clause("SA-capital_ships-1", "TS3-18")
def test_a_battleship_dies_at_six_points_like_all_others() -> None:
    scene = fleet("repair_prevention", capital_partial_repair=False)
    subs, [ship] = scene.army(0, "s", "submarine submarine submarine"), scene.army(1, "t", "battleship")
    scene.order(0, f"attack t with {', '.join(subs)}", [1])
    if scene.asked() == [(1, "defender_salvo")]:
        scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, f"fire {subs[0]} {ship}")
    assert (scene.lives(ship), scene.damage(ship)) == (True, "4")
    scene.order(0, f"fire {subs[1]} {ship}")
    assert not scene.lives(ship)


@clause("SA-capital_ships-1")
def test_capital_ships_are_bought_in_parts_and_bring_the_chapter_for_that_along() -> None:
    scene = fleet()
    assert "expensive_units" in scene.rules.rulebook.chapters
    scene.order(0, "end_movement")
    scene.order(0, "lay_down battleship b/s for 1")
    scene.order(0, "end_production")
    assert "battleship" not in Scene(["naval"], MINE, units=standard_kinds()).rules.items
    with pytest.raises(BadRulebook, match="need=naval"):
        assemble(LIBRARY, ["capital_ships"])


@clause("SA-capital_ships-2")
def test_the_table_keeps_capital_ships_slow_dear_and_vulnerable() -> None:
    kinds = standard_kinds()
    cruiser, battleship, carrier = kinds.find("cruiser"), kinds.find("battleship"), kinds.find("carrier")
    assert cruiser is not None
    assert battleship is not None
    assert carrier is not None
    assert battleship.move < cruiser.move
    assert (battleship.price_num, battleship.price_den) == (3 * cruiser.price_num, cruiser.price_den)
    assert (carrier.price_num, carrier.price_den) == (battleship.price_num, battleship.price_den)
    for ship in (battleship, carrier):
        assert ship.vulnerability[AIR] == ship.vulnerability[SUBMARINE] == (1, 1)
        assert ship.vulnerability[NAVAL][0] < ship.vulnerability[NAVAL][1]
        assert not ship.row.get("half_unit", False)


@clause("SA-capital_ships-3")
def test_players_are_warned_of_battleships_without_aircraft() -> None:
    def told(chapters: str) -> set[str]:
        rulebook = rulebook_by_options({"scenario": "sea_raid", "chapters": chapters})
        return {warned.sentence for warned in warnings_of(rulebook)}

    assert "warning-battleships-without-aircraft" in told("capital_ships")
    assert "warning-battleships-without-aircraft" not in told("capital_ships air")
    assert "warning-battleships-without-aircraft" not in told("")


@clause("SA-capital_ships-4", "TV3-29", "R3-31")
@pytest.mark.parametrize(("before", "after"), [(11, "0"), (23, "2"), (24, "4"), (35, "4"), (12, "2")])
def test_by_the_option_damage_is_repaired_down_to_a_multiple_of_two(before: int, after: str) -> None:
    scene = fleet()
    [ship, cruiser] = scene.army(0, "s", "battleship cruiser")
    damage(scene, ship, before)
    damage(scene, cruiser, before)
    repair(scene.position)
    assert (scene.damage(ship), scene.damage(cruiser)) == (after, "0")
    plain = fleet(capital_partial_repair=False)
    [ship] = plain.army(0, "s", "carrier")
    damage(plain, ship, before)
    repair(plain.position)
    assert plain.damage(ship) == "0"


@clause("SA-capital_ships-4", "SA-minimal-55")
def test_a_battle_leaves_a_battleship_with_its_damage() -> None:
    scene = fleet()
    [sub], [ship] = scene.army(0, "s", "submarine"), scene.army(1, "t", "battleship")
    [idle, scratched] = scene.army(1, "u", "battleship cruiser")
    damage(scene, idle, 12)
    damage(scene, scratched, 1)
    scene.order(0, f"attack t with {sub}", [1])
    while scene.position.table.battle is not None:
        seat, kind = scene.asked()[0]
        order = {"retreat_choice": "retreat", "retreat_to": f"retreat_to {sub} s"}.get(kind, "")
        rolls = [3] if kind in ("retreat_choice", "attacker_salvo") else []
        scene.order(seat, order or (f"fire {sub} {ship}" if seat == 0 else "hold_fire"), rolls)
    assert [scene.damage(name) for name in (ship, idle, scratched)] == ["4", "2", "0"]
    told = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "repaired"]
    assert [event.values["units"] for event in told] == [[f"{scratched}: 1/6"]], "whoever keeps all of it is not told"


@clause("SA-capital_ships-4", "R3-31")
def test_in_an_own_port_it_is_sound_at_the_end_of_its_owners_turn() -> None:
    scene = fleet()
    [docked], [other] = moor(scene, 0, "b", "s", "battleship"), scene.army(0, "s", "battleship")
    for name in (docked, other):
        damage(scene, name, 24)
    scene.order(0, "end_movement")
    told = scene.order(0, "end_production")
    assert "repaired" in told
    assert (scene.damage(docked), scene.damage(other)) == ("0", "4")


@clause("SA-capital_ships-4", "R3-31", "SA-capital_ships-1", "SA-capital_ships-2")
def test_only_damaged_capital_ships_in_own_ports_are_mended_at_the_end_of_the_turn() -> None:
    scene = fleet()
    [sound, cruiser, hurt] = moor(scene, 0, "b", "s", "battleship cruiser battleship")
    [away], [theirs] = scene.army(0, "s", "carrier"), moor(scene, 1, "c", "s", "battleship")
    damage(scene, hurt, 1)
    for name in (cruiser, away, theirs):
        damage(scene, name, 24)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    mended = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "repaired"]
    assert [event.values["units"] for event in mended] == [[f"{hurt}: 1/6"]]
    assert [scene.damage(name) for name in (sound, hurt, cruiser, away, theirs)] == ["0", "0", "4", "4", "4"]


@clause("SA-capital_ships-4")
@pytest.mark.parametrize("is_on", [False, True])
def test_without_the_option_or_without_damage_a_port_mends_nothing(is_on: bool) -> None:
    scene = fleet(capital_partial_repair=is_on)
    [ship] = moor(scene, 0, "b", "s", "battleship")
    damage(scene, ship, 0 if is_on else 24)
    scene.order(0, "end_movement")
    assert "repaired" not in scene.order(0, "end_production")
    assert scene.damage(ship) == ("0" if is_on else "4")


@clause("SA-capital_ships-4", "R3-31")
def test_the_port_of_an_ally_is_not_an_own_one() -> None:
    owners = {"a": 0, "b": 1, "c": 2, "d": 2}
    options = {"capital_partial_repair": True}
    chapters = ["naval", "capital_ships", "alliance"]
    scene = Scene(chapters, owners, options=options, seats=3, units=standard_kinds()).begin()
    [ship] = moor(scene, 0, "b", "s", "battleship")
    damage(scene, ship, 24)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert (scene.place(ship), scene.damage(ship)) == ("b", "4")


@clause("SA-capital_ships-4", "R3-31")
def test_a_held_ship_is_not_repaired_in_port_either() -> None:
    scene = fleet("repair_prevention")
    [ship] = moor(scene, 0, "b", "s", "battleship")
    damage(scene, ship, 23)
    scene.order(1, f"hold_unit {ship}")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert scene.damage(ship) == "23/6"
    scene.order(1, f"release_unit {ship}")
    assert scene.damage(ship) == "2", "dropped off the last list it is repaired by the same formula"
