"""Evading submarines (SA-submarines)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from tests.salva.test_choices import choices
from tests.salva.test_naval import moor
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.base.fire import rate
from velmoci.salva.battle import DESTROYED, SECOND_LINE, STANDING, Battle
from velmoci.salva.battle_seams import BATTLE_OVER, CONQUEST, FORCED_RETREAT, GOES_ON
from velmoci.salva.chapters.submarines import (
    THIRD_LINE,
    Depths,
    Evading,
    ExposedThird,
    OnlyThirdLineLeft,
    Stances,
    ThirdLine,
)  # fmt: skip
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.state import CLOSED, FOUGHT
from velmoci.salva.units import read_kinds

SUBMARINES = ["naval", "second_line", "submarines"]


def at_sea(**options: object) -> Scene:
    return Scene(SUBMARINES, options=options).begin()


def stance(scene: Scene, name: str) -> str:
    column = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    return ("contest", "evade")[column[scene.unit(name)]]


def set_stance(scene: Scene, name: str, evades: bool) -> None:
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit(name)] = int(evades)


@clause("SA-chapters-2", "V-58")
def test_the_chapter_needs_ships_and_lines() -> None:
    for chapters in (["submarines"], ["submarines", "naval"], ["submarines", "second_line"]):
        with pytest.raises(BadRulebook, match="chapter_missing"):
            assemble(LIBRARY, chapters)


@clause(
    "SA-submarines-1", "SA-submarines-2", "SA-submarines-6", "SA-submarines-14", "SA-minimal-60", "SA-naval-6",
    "SA-harbours-11", "V-48"
)  # fmt: skip
def test_a_submarine_in_the_third_line_lets_the_field_fall_and_stays() -> None:
    scene = at_sea()
    scene.army(0, "s", "cru cru")
    scene.army(1, "t", "sub")
    scene.order(0, "attack t with cru_1, cru_2")
    scene.order(1, "lines sub_3 3")
    events = scene.order(0, "lines")
    assert "salvo" not in events
    assert "conquered" in events
    assert (scene.place("sub_3"), stance(scene, "sub_3")) == ("t", "evade")
    assert scene.place("cru_1") == "t"


@clause("SA-minimal-56")
def test_a_submarine_that_has_dived_protects_nothing_under_construction() -> None:
    scene = Scene(SUBMARINES)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.army(1, "b", "tank", finished=False)
    scene.order(0, "attack b with tank_1")
    battle, table = scene.position.table.battle, scene.position.table
    cover = next(cover for cover in scene.rules.covers if cover.name == "unfinished_last")
    assert battle is not None
    for line, covers in ((SECOND_LINE, True), (THIRD_LINE, False)):
        battle.line[1] = line
        assert cover.covers(table, battle, 2) == covers


@clause("SA-submarines-4", "SA-submarines-5", "SA-submarines-3")
def test_nobody_hits_the_third_line_also_beside_others() -> None:
    scene = at_sea()
    scene.army(0, "s", "cru des")
    scene.army(1, "t", "sub cru")
    scene.order(0, "attack t with cru_1, des_2")
    scene.order(1, "lines sub_3 3")
    scene.order(0, "lines", [3])
    assert scene.refused(1, "fire sub_3 cru_1") == "SA-second_line-5"
    assert scene.refused(1, "line sub_3 1") == "SA-second_line-3"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire des_2 sub_3") == "SA-submarines-4"
    scene.order(0, "hold_fire", [3])
    scene.order(1, "line sub_3 2")
    scene.order(1, "hold_fire")


@clause("SA-submarines-3", "SA-second_line-9")
def test_a_damaged_submarine_that_dives_is_still_hit_as_if_in_the_second_line() -> None:
    scene = at_sea()
    scene.army(0, "s", "des des")
    scene.army(1, "t", "sub")
    scene.order(0, "attack t with des_1, des_2")
    scene.order(1, "lines sub_3 2")
    scene.order(0, "lines")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire des_1 sub_3 share 1/3")
    scene.order(0, "hold_fire")
    scene.order(1, "line sub_3 3")
    assert scene.asked() == [(0, "retreat_choice")]
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire des_1 sub_3")
    assert scene.damage("sub_3") == "4"


@clause("SA-submarines-7", "SA-submarines-9", "SA-submarines-11", "V-63", "SR-submarines-1", "SA-minimal-31")
def test_a_submarine_enters_among_foreign_ships_and_then_evades() -> None:
    scene = at_sea()
    scene.army(0, "s", "sub")
    scene.army(1, "t", "cru")
    scene.army(1, "u", "tra")
    assert "move sub_1 t" in {str(order) for order in scene.position.pending()[0]}
    scene.order(0, "move sub_1 t")
    assert (scene.place("sub_1"), stance(scene, "sub_1")) == ("t", "evade")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "move cru_2 s")
    scene.order(1, "move tra_3 t")
    assert scene.place("tra_3") == "t"
    assert scene.refused(0, "ambush sub_1") == "SA-minimal-15"


@clause("SA-submarines-8", "SA-submarines-10", "V-50", "SR-submarines-4")
def test_a_contesting_submarine_blocks_and_an_evading_one_does_not() -> None:
    for evades in (False, True):
        scene = at_sea()
        scene.army(0, "s", "tra")
        scene.army(1, "t", "sub")
        set_stance(scene, "sub_2", evades)
        if evades:
            scene.order(0, "move tra_1 t")
        else:
            assert scene.refused(0, "move tra_1 t") == "SA-naval-10"
            assert scene.refused(0, "attack t with tra_1") == "SA-minimal-34"


@clause("SA-submarines-8")
def test_the_owner_sets_the_stance_where_nobody_else_is() -> None:
    scene = at_sea(submarine_default_stance="evade")
    scene.army(0, "s", "sub")
    scene.army(1, "t", "cru sub")
    scene.army(0, "s", "cru")
    scene.army(0, "s", "sub", finished=False)
    scene.order(0, "stance sub_1 evade")
    assert stance(scene, "sub_1") == "evade"
    assert [str(order) for order in scene.position.pending()[0] if order.kind == "stance"] == ["stance sub_1 contest"]
    scene.order(0, "stance sub_1 contest")
    told = [event.seen_by_all().to_json() for event in scene.events]
    assert told == [{"event": "stance-set", "power": "seat_1", "unit": "sub_1", "stance": "contest"}]
    assert stance(scene, "sub_1") == "contest"
    assert [str(order) for order in scene.position.pending()[0] if order.kind == "stance"] == ["stance sub_1 evade"]
    for refused in ("sub_3 evade", "sub_1 sleep", "cru_4 evade", "sub_5 evade", "sub_5 contest"):
        assert scene.refused(0, f"stance {refused}") == "SA-submarines-8"
    scene.order(0, "move sub_1 t")
    assert stance(scene, "sub_1") == "evade"
    assert scene.refused(0, "stance sub_1 contest") == "SA-submarines-8"
    assert "stance" not in {menu.kind for menu in scene.position.pending()[0].menus()}
    scene.order(0, "stance sub_1 evade")


@clause("SA-submarines-12", "SR-submarines-2", "SA-submarines-13", "SA-minimal-70")
def test_an_evading_submarine_opens_a_battle_where_it_is() -> None:
    scene = at_sea()
    scene.army(0, "t", "sub sub")
    scene.army(1, "t", "cru sub")
    for name in ("sub_1", "sub_2", "sub_4"):
        set_stance(scene, name, True)
    assert scene.refused(0, "ambush sub_4") == "SA-minimal-27"
    scene.order(0, "ambush sub_1 sub_2")
    battle = scene.battle
    assert (len(battle.standing(0)), len(battle.standing(1))) == (2, 2)
    assert [stance(scene, name) for name in ("sub_1", "sub_2", "sub_4")] == ["contest", "contest", "evade"]
    scene.order(1, "lines sub_4 3")
    scene.order(0, "lines")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    events = scene.order(0, "salvo sub_1>cru_3, sub_2>cru_3")
    assert "conquered" in events
    assert scene.lives("sub_4")
    assert scene.refused(0, "move sub_1 s") == "SA-minimal-36"


@clause("SA-submarines-12", "SA-minimal-33")
def test_ships_from_other_fields_join_a_battle_that_a_submarine_opens_where_it_is() -> None:
    scene = at_sea()
    scene.army(0, "t", "sub")
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    set_stance(scene, "sub_1", True)
    assert choices(scene)["attack"]["t"] == {"units": {"sub_1": [], "cru_2": []}, "able": ["sub_1", "cru_2"]}
    menu = next(menu for menu in scene.position.pending()[0].menus() if menu.kind == "attack")
    assert "attack t with sub_1, cru_2" in [str(order) for order in menu]
    scene.order(0, "attack t with sub_1, cru_2")
    battle = scene.battle
    assert [battle.origin[fighter] == battle.field for fighter in battle.standing(0)] == [True, False]
    assert stance(scene, "sub_1") == "contest"


@clause("SA-submarines-12")
def test_an_ambush_needs_prey_on_one_field() -> None:
    scene = at_sea()
    scene.army(0, "s", "sub cru")
    scene.army(0, "t", "sub")
    scene.army(1, "t", "cru")
    set_stance(scene, "sub_3", True)
    assert scene.refused(0, "ambush sub_1") == "SA-submarines-12"
    assert scene.refused(0, "ambush sub_1 sub_3") == "SA-submarines-12"
    assert scene.refused(0, "ambush sub_3 sub_1") == "SA-submarines-12"
    assert scene.refused(0, "ambush cru_2") == "SA-submarines-12"
    assert scene.refused(0, "ambush") == "SA-submarines-12"
    scene.army(0, "t", "cru")
    assert scene.refused(0, "ambush cru_5") == "SA-submarines-12"
    assert [str(order) for order in scene.position.pending()[0] if order.kind == "ambush"] == ["ambush sub_3"]
    scene.army(1, "s", "cru")
    set_stance(scene, "sub_1", True)
    assert scene.refused(0, "ambush sub_1 sub_3") == "SA-submarines-12", "there is prey on both fields"


@clause("SA-submarines-11", "SA-submarines-12", "SA-minimal-28")
def test_ambushes_are_offered_where_there_is_prey_and_end_the_move_of_others() -> None:
    scene = at_sea()
    scene.army(0, "s", "cru sub")
    scene.army(0, "t", "sub")
    scene.army(1, "t", "cru")
    scene.army(0, "t", "sub")
    scene.army(0, "u", "sub")
    for name in ("sub_3", "sub_5"):
        set_stance(scene, name, True)
    offered = {str(order) for order in scene.position.pending()[0] if order.kind == "ambush"}
    assert offered == {"ambush sub_3", "ambush sub_3 sub_5"}
    scene.position.table.flags[scene.unit("sub_5")] |= FOUGHT
    offered = {str(order) for order in scene.position.pending()[0] if order.kind == "ambush"}
    assert offered == {"ambush sub_3"}
    scene.order(0, "move sub_2 t")
    scene.order(0, "ambush sub_3")
    told = [event.seen_by_all().to_json() for event in scene.events]
    assert told[0] == {"event": "battle-declared", "power": "seat_1", "field": "t", "units": ["sub_3"]}
    assert scene.position.table.flags[scene.unit("sub_2")] & CLOSED != 0
    none = at_sea()
    none.army(0, "s", "sub")
    assert "ambush" not in {menu.kind for menu in none.position.pending()[0].menus()}


@clause("SA-submarines-15", "SA-submarines-9")
def test_only_a_submarine_at_sea_counts_as_one() -> None:
    scene = at_sea()
    scene.army(0, "s", "sub cru")
    moor(scene, 1, "b", "s", "sub cru")
    depths = Depths(scene.rules)
    assert [depths.is_submarine(scene.position.table, unit) for unit in range(4)] == [True, False, False, False]
    scene.army(1, "t", "sub")
    set_stance(scene, "sub_5", True)
    scene.order(0, "move cru_2 t")
    assert stance(scene, "cru_2") == "contest"


@clause("SA-submarines-7", "SA-submarines-16")
def test_a_submarine_slips_into_the_sea_and_not_onto_land() -> None:
    scene = at_sea()
    scene.army(0, "s", "sub cru")
    part, sight, index = Evading(scene.rules), scene.position.sight(0), scene.rules.board.index
    assert [part.slips_in(sight, 0, index[field]) for field in "bcst"] == [False, False, True, True]
    assert not part.slips_in(sight, 1, index["t"])


@clause("SA-submarines-1", "SA-submarines-2", "SA-submarines-3")
def test_nobody_but_a_submarine_goes_into_the_third_line() -> None:
    scene = at_sea()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "sub cru")
    scene.order(0, "attack t with cru_1")
    assert scene.refused(1, "lines cru_3 3") == "SA-submarines-1"
    scene.order(1, "lines sub_2 3")


@clause("SA-submarines-3")
def test_only_a_damaged_submarine_in_the_third_line_is_as_if_in_the_second() -> None:
    scene = at_sea()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "sub cru")
    scene.order(0, "attack t with cru_1")
    scene.order(1, "lines sub_2 3")
    table, cover = scene.position.table, ExposedThird(scene.rules)
    battle = table.battle
    assert battle is not None
    sub = battle.fighter_of(scene.unit("sub_2"))
    for line, exposed, counts in ((3, 0, False), (3, 1, True), (2, 1, False), (2, 0, False)):
        battle.line[sub], battle.exposed[sub] = line, exposed
        assert cover.matters(table, battle) == counts
        assert cover.covers(table, battle, sub) == counts


def sea_battle(attackers: str, defenders: str) -> tuple[Scene, Battle]:
    """A battle for the sea field t in which nobody has fired."""
    scene = at_sea()
    names = scene.army(0, "s", attackers)
    scene.army(1, "t", defenders)
    scene.order(0, f"attack t with {', '.join(names)}")
    battle = scene.battle
    rate(scene.rules, scene.position.table, battle)
    return scene, battle


@clause("SA-submarines-14", "SA-minimal-60")
def test_what_becomes_of_a_battle_in_which_one_side_has_dived() -> None:
    scene, battle = sea_battle("cru bom sub", "sub sub")
    ending = OnlyThirdLineLeft(scene.rules)
    assert ending.verdict(scene.position, battle) == GOES_ON
    battle.line[3] = battle.line[4] = THIRD_LINE
    assert ending.verdict(scene.position, battle) == GOES_ON, "the bomber has its first salvo"
    battle.salvos[0] = 1
    assert ending.verdict(scene.position, battle) == CONQUEST
    battle.exposed[4] = 1
    assert ending.verdict(scene.position, battle) == GOES_ON, "one of them can still be hit"
    battle.exposed[4] = 0
    battle.fate[0] = battle.fate[2] = DESTROYED
    assert ending.verdict(scene.position, battle) == BATTLE_OVER, "only aircraft are left"
    battle.fate[2] = STANDING
    battle.line[2] = THIRD_LINE
    assert ending.verdict(scene.position, battle) == FORCED_RETREAT
    battle.fate[1] = DESTROYED
    assert ending.verdict(scene.position, battle) == BATTLE_OVER, "all attackers have dived"


@clause("SA-submarines-14")
def test_only_aircraft_with_strength_against_submarines_reach_those_that_have_dived() -> None:
    for attackers, reaches in (("cru bom", True), ("cru des", False)):
        scene, battle = sea_battle(attackers, "sub")
        battle.line[2] = THIRD_LINE
        assert OnlyThirdLineLeft(scene.rules).aircraft_can_reach(battle) == reaches
    harmless = TABLE.replace("attack = { unarmoured = 4, submarine = 2 }", "attack = { unarmoured = 4 }")
    scene = Scene(SUBMARINES, units=read_kinds(Document("fixture", harmless))).begin()
    scene.army(0, "s", "cru bom")
    scene.army(1, "t", "sub")
    scene.order(0, "attack t with cru_1, bom_2")
    over = scene.battle
    rate(scene.rules, scene.position.table, over)
    over.line[2] = THIRD_LINE
    assert not OnlyThirdLineLeft(scene.rules).aircraft_can_reach(over)


@clause("SA-submarines-4", "SA-submarines-5")
def test_aircraft_pass_the_third_line_in_the_first_salvo_of_their_side_only() -> None:
    scene, battle = sea_battle("cru bom", "sub")
    cover = ThirdLine(scene.rules)
    rows = [battle.row_of(fighter) for fighter in range(3)]
    for salvos, passed in ((1, True), (2, False)):
        battle.salvos[0] = salvos
        assert [cover.is_passed_by(scene.position.table, battle, row) for row in rows] == [False, passed, False]


@clause("SA-submarines-6")
def test_only_submarines_that_stood_deep_at_the_end_evade_afterwards() -> None:
    scene, battle = sea_battle("cru", "sub sub sub")
    battle.line[1] = battle.line[2] = THIRD_LINE
    battle.fate[2] = DESTROYED
    Stances(scene.rules).battle_ends(scene.position, battle)
    assert [stance(scene, name) for name in ("cru_1", "sub_2", "sub_3", "sub_4")] == [
        "contest", "evade", "contest", "contest"
    ]  # fmt: skip


@clause("SA-submarines-12", "SA-minimal-34")
def test_an_ambush_needs_one_submarine_with_strength_against_ships() -> None:
    harmless = """
[unit.dinghy]
czech = "Člun"
english = "Dinghy"
chapter = "naval"
class = "submarine"
price = "1"
move = 1
attack = { submarine = 1 }
defence = { submarine = 1 }
"""
    scene = Scene(SUBMARINES, units=read_kinds(Document("fixture", TABLE + harmless)))
    scene.army(0, "t", "sub dinghy")
    scene.army(1, "t", "cru")
    for name in ("sub_1", "dinghy_2"):
        set_stance(scene, name, True)
    assert scene.refused(0, "ambush dinghy_2") == "SA-submarines-12"
    assert [str(order) for order in scene.position.pending()[0] if order.kind == "ambush"] == ["ambush sub_1"]
    assert scene.refused(0, "ambush sub_1 sub_1") == "SA-submarines-12"
    scene.order(0, "ambush sub_1 dinghy_2")
    assert scene.position.table.battle is not None


@clause("SA-submarines-8", "SA-placement-8")
@pytest.mark.parametrize("first", ["contest", "evade"])
def test_a_submarine_placed_at_the_start_has_the_stance_of_the_option(first: str) -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(SUBMARINES, owners=owners, allotments=[1, 0], options={"submarine_default_stance": first}).begin()
    scene.order(0, "place sub b/s")
    assert stance(scene, "sub_1") == first


@clause("SA-submarines-14", "SR-submarines-3")
def test_attackers_that_have_all_dived_break_off_and_stay() -> None:
    scene = at_sea()
    scene.army(0, "s", "sub")
    scene.army(1, "t", "cru")
    scene.order(0, "attack t with sub_1")
    scene.order(1, "lines")
    scene.order(0, "lines sub_1 3")
    assert scene.position.table.battle is None
    assert (scene.place("sub_1"), stance(scene, "sub_1")) == ("t", "evade")


def submarine_retreats() -> Scene:
    """A submarine from s has attacked a cruiser on t and leaves the battle; now it is asked where to."""
    scene = at_sea()
    scene.army(0, "s", "sub")
    scene.army(1, "t", "cru")
    scene.order(0, "attack t with sub_1")
    scene.order(1, "lines")
    scene.order(0, "lines")
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire")
    scene.order(1, "hold_fire")
    return scene


@clause("SA-naval-12", "SA-submarines-6")
def test_a_retreating_submarine_may_stay_and_evade() -> None:
    scene = submarine_retreats()
    assert scene.asked() == [(0, "retreat_to")]
    scene.order(0, "retreat_to sub_1 t")
    assert (scene.place("sub_1"), stance(scene, "sub_1")) == ("t", "evade")


@clause("SA-submarines-9")
def test_a_submarine_that_leaves_a_battle_for_a_free_field_does_not_evade() -> None:
    scene = submarine_retreats()
    scene.order(0, "retreat_to sub_1 s")
    assert (scene.place("sub_1"), stance(scene, "sub_1")) == ("s", "contest")


@clause("SA-submarines-9")
def test_a_land_unit_that_leaves_a_battle_has_no_stance() -> None:
    scene = at_sea()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1")
    scene.order(1, "lines")
    scene.order(0, "lines", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "hold_fire")
    shown: Any = scene.position.view(0).to_json()
    assert [(one["unit"], one["field"], one["stance"]) for one in shown["units"]] == [
        ("tank_1", "a", 0),
        ("inf_2", "b", 0),
    ]


@clause("SA-submarines-13")
def test_evading_submarines_of_a_third_player_take_no_part() -> None:
    scene = Scene([*SUBMARINES, "multiplayer"], seats=3, owners={"a": 0, "b": 1, "d": 2}).begin()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    scene.army(2, "t", "sub")
    set_stance(scene, "sub_3", True)
    scene.army(2, "t", "sub")
    scene.order(0, "attack t with cru_1")
    battle = scene.battle
    standing = [int(battle.unit[fighter]) for fighter in battle.standing(1)]
    assert standing == [scene.unit("cru_2"), scene.unit("sub_4")], "one that contests is in the battle"


@clause("SA-submarines-15", "SA-submarines-16", "SR-harbours-2")
def test_docked_submarines_do_not_evade_and_many_may_share_the_sea() -> None:
    scene = at_sea()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "sub")
    scene.position.table.unit_columns[scene.rules.unit_column("harbour")][scene.unit("sub_2")] = 4
    set_stance(scene, "sub_2", True)
    scene.order(0, "attack b with tank_1")
    scene.order(0, "lines")
    assert not scene.lives("sub_2")
    sea = at_sea()
    sea.army(0, "t", "sub")
    sea.army(1, "t", "sub")
    set_stance(sea, "sub_2", True)
    sea.order(0, "stance sub_1 evade")
    assert sea.position.pending()


@clause("SA-harbours-11", "SA-naval-8", "SR-harbours-2")
def test_a_docked_submarine_that_escapes_evades_beside_foreign_ships() -> None:
    scene = at_sea(docked_submarines_escape=True)
    scene.army(0, "a", "tank")
    scene.army(0, "s", "cru")
    moor(scene, 1, "b", "s", "sub cru")
    scene.order(0, "attack b with tank_1")
    scene.order(0, "lines")
    assert (scene.place("sub_3"), stance(scene, "sub_3")) == ("s", "evade")
    assert not scene.lives("cru_4")
    assert [int(place) for place in scene.position.table.place][3] == -1
    scene.order(0, "move cru_2 t")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "stance sub_3 contest")
    assert scene.refused(1, "dock sub_3 b") == "SA-harbours-6"


@clause("SA-harbours-11", "SR-harbours-2", "SA-submarines-15")
def test_docked_submarines_escape_only_where_submarines_can_evade() -> None:
    with pytest.raises(BadRulebook, match="bad_option") as caught:
        Scene(["naval", "second_line"], options={"docked_submarines_escape": True})
    assert caught.value.clause == "SA-harbours-11"


@clause("SA-naval-10", "SA-submarines-9")
def test_a_submarine_that_attacks_out_of_a_harbour_does_not_evade() -> None:
    scene = Scene(SUBMARINES, owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin()
    moor(scene, 0, "b", "s", "sub")
    scene.army(1, "s", "tra")
    scene.order(0, "attack s with sub_1")
    scene.order(1, "lines")
    scene.order(0, "lines")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [6])
    assert stance(scene, "sub_1") == "contest"


@pytest.mark.parametrize("seed", range(4))
def test_games_with_submarines_end(seed: int) -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(SUBMARINES, owners=owners, allotments=[9, 9], options={"hard_round_cap": 20}).begin()
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.table.battle is None
