"""Bombers at buildings (SA-strategic_bombing-1, 4, SA-air-26, 37): factories and airfields in battle."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed, answer_all
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.air_strategic_bombing import Bomb, bombs_in_battle
from velmoci.salva.chapters.fuel import log_of
from velmoci.salva.chapters.hold_lists import lists
from velmoci.salva.library import LIBRARY
from velmoci.salva.numbers import ratio_text
from velmoci.salva.units import standard_kinds

KINDS = standard_kinds()
ON = ("air", "factories", "strategic_bombing")
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}


def raid(own: str = "bomber bomber", foes: str = "", *more: str, factories: int = 1, airfield: int = 0,
         owners: dict[str, int] | None = None, seats: int = 2, **options: object) -> Scene:  # fmt: skip
    """Aircraft over the town `b`, which has factories or an airfield."""
    base = ON if factories else ("air", "strategic_bombing")
    options |= {"airfields": "buildings"} if airfield else {}
    marks = {"b": {"factories": factories, "airfield": airfield}, "a": {"airfield": 2}}
    scene = Scene([*base, *more], owners=owners or OWNERS, marks=marks, options=options, seats=seats, units=KINDS)
    scene.army(0, "b", own)
    scene.army(1, "b", foes)
    scene.army(0, "a", "infantry")
    scene.army(1, "d", "infantry")
    return scene


def column(scene: Scene, name: str) -> int:
    return int(scene.position.table.field_columns[scene.rules.field_column(name)][scene.rules.board.index["b"]])


def standing(scene: Scene) -> int:
    return column(scene, "factories")


def harm(scene: Scene) -> str:
    return ratio_text(column(scene, "factory_damage"), 6)


def airfields(scene: Scene) -> list[int]:
    return [one.number for one in log_of(scene.rules, scene.position.table).airfields]


def airfield_harm(scene: Scene) -> object:
    told: Any = scene.position.view(0).to_json()["slices"]
    found = told["airfield_damage"]
    return {row["airfield"]: row["damage"] for row in found}


def held(scene: Scene) -> list[str]:
    return [thing for hold in lists(scene.rules, scene.position.table).all for thing in hold.things]


def offered(scene: Scene, kind: str) -> list[str]:
    decision = scene.position.pending()[0]
    return [str(order) for menu in decision.menus() if menu.kind == kind for order in menu]


@clause("SA-foundations-4")
@pytest.mark.parametrize(
    ("chapters", "options", "group"),
    [
        (["factories"], {}, ["artillery", "air"]),
        (["artillery"], {}, ["factories", "airfields=buildings", "war_economy"]),
        (["air"], {}, ["factories", "airfields=buildings", "war_economy"]),
        (["air", "artillery"], {"airfields": "everywhere"}, ["factories", "airfields=buildings", "war_economy"]),
    ],
)
def test_bombing_needs_guns_or_aircraft_and_factories_or_airfields(
    chapters: list[str], options: dict[str, object], group: list[str]
) -> None:
    with pytest.raises(BadRulebook, match="chapter_missing_one_of") as refusal:
        assemble(LIBRARY, ["strategic_bombing", *chapters], options)
    assert refusal.value.values == {"chapter": "strategic_bombing", "needs": group}


@clause("SA-foundations-4")
@pytest.mark.parametrize(
    ("chapters", "options"),
    [(["factories", "air"], {}), (["factories", "artillery"], {}), (["air"], {"airfields": "buildings"})],
)
def test_either_of_them_is_enough(chapters: list[str], options: dict[str, object]) -> None:
    assert "strategic_bombing" in assemble(LIBRARY, ["strategic_bombing", *chapters], options).chapters


@clause("SA-strategic_bombing-1")
@pytest.mark.parametrize(("kind", "number"), [("bomber", 2), ("strategic_bomber", 3), ("gun", 0), ("fighter", 0)])
def test_a_number_without_a_d_works_by_the_rules_for_attacking_units(kind: str, number: int) -> None:
    assert bombs_in_battle(KINDS.rows[KINDS.index[kind]]) == number


@clause("SA-strategic_bombing-1", "SA-strategic_bombing-4", "SA-minimal-41", "SA-air-26", "R3-41")
@pytest.mark.parametrize(("roll", "each"), [(1, "1"), (3, "2"), (6, "3")])
def test_a_field_with_a_factory_and_no_units_is_bombed(roll: int, each: str) -> None:
    scene = raid()
    assert offered(scene, "strike") == ["strike b with bomber_1, bomber_2"]
    told = scene.order(0, "strike b with bomber_1, bomber_2", [roll])
    assert told.count("salvo") == 1
    assert scene.asked() == [(0, "attacker_salvo")]
    assert offered(scene, "bomb") == ["bomb bomber_1 factory", "bomb bomber_2 factory"]
    menus = {menu.kind: menu.is_complete for menu in scene.position.pending()[0].menus()}
    assert not menus["bomb"]
    assert scene.order(0, "bomb bomber_1 factory") == ["building-bombed"]
    assert (scene.events[0].seen_by_all().values["points"], harm(scene)) == (each, each)
    assert offered(scene, "bomb") == ["bomb bomber_2 factory"]
    scene.order(0, "break_off bomber_2")
    assert scene.asked() == [(0, "hold_window")]
    assert (scene.owner("b"), harm(scene), standing(scene)) == (1, each, 1)


@clause("SA-strategic_bombing-1", "SA-minimal-50")
def test_fire_is_shared_and_damage_rounded_down_once_for_the_whole_salvo() -> None:
    scene = raid("bomber bomber bomber")
    scene.order(0, "strike b with bomber_1, bomber_2, bomber_3", [3])
    scene.order(0, "bomb bomber_1 factory share 1/24")
    assert harm(scene) == "0"
    scene.order(0, "bomb bomber_2 factory share 1/24")
    assert harm(scene) == "1/6"
    scene.order(0, "bomb bomber_3 factory share 1/9")
    assert harm(scene) == "1/3"
    assert scene.refused(0, "bomb bomber_3 factory share 9/10") == "SA-minimal-50"
    assert scene.refused(0, "bomb bomber_3 factory share 0/9") == "SA-minimal-50"
    scene.order(0, "bomb bomber_3 factory share 1/9")
    assert harm(scene) == "1/2"
    scene.order(0, "hold_fire")
    assert scene.asked() == [(0, "hold_window")]


@clause("SA-strategic_bombing-1", "SA-conv-2")
def test_what_is_less_than_a_sixth_is_lost_with_the_salvo() -> None:
    scene = raid("bomber bomber")
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 factory share 1/24")
    scene.order(0, "hold_fire")
    scene.order(0, "strike b with bomber_2", [3])
    scene.order(0, "bomb bomber_2 factory share 1/24")
    assert harm(scene) == "0"


@clause("SA-strategic_bombing-3", "SA-strategic_bombing-5", "SA-strategic_bombing-6", "TV3-43")
def test_a_held_factory_falls_to_later_bombs() -> None:
    scene = raid("bomber bomber bomber")
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    scene.order(0, "fire_by_plan focus")
    assert (harm(scene), scene.asked()) == ("4", [(0, "hold_window")])
    scene.order(0, "hold_unit factory/b")
    answer_all(scene)
    assert (harm(scene), held(scene)) == ("4", ["factory/b"])
    scene.order(0, "strike b with bomber_3", [3])
    assert scene.order(0, "bomb bomber_3 factory")[:2] == ["building-bombed", "factory-lost"]
    assert (standing(scene), held(scene), scene.asked()) == (0, [], [(0, "movement")])


@clause("SA-strategic_bombing-5")
def test_a_bombed_factory_is_repaired_after_the_battle_unless_it_is_held() -> None:
    scene = raid()
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    scene.order(0, "fire_by_plan focus")
    scene.order(0, "keep_holds")
    assert (harm(scene), scene.asked()) == ("0", [(0, "movement")])


@clause("SA-strategic_bombing-3", "SA-minimal-50")
def test_just_the_share_that_destroys_a_factory_and_the_rest_at_the_next() -> None:
    scene = raid("bomber bomber", factories=2)
    scene.position.table.field_columns[scene.rules.field_column("factory_damage")][scene.rules.board.index["b"]] = 30
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    scene.order(0, "bomb bomber_1 factory share kill")
    assert (standing(scene), harm(scene)) == (1, "0")
    assert scene.refused(0, "bomb bomber_1 factory share 2/3") == "SA-minimal-50"
    scene.order(0, "bomb bomber_1 factory share 1/2")
    assert harm(scene) == "1"
    scene.order(0, "bomb bomber_2 factory share kill")
    assert (standing(scene), harm(scene)) == (1, "3")
    spent = raid("bomber", factories=2)
    spent.position.table.field_columns[spent.rules.field_column("factory_damage")][spent.rules.board.index["b"]] = 30
    spent.order(0, "strike b with bomber_1", [3])
    spent.order(0, "bomb bomber_1 factory")
    assert (standing(spent), harm(spent), spent.asked()) == (1, "1", [(0, "hold_window")])


@clause("SA-strategic_bombing-1", "SA-minimal-50")
def test_what_destroys_a_factory_is_reckoned_with_the_roll_and_with_parts_of_a_sixth() -> None:
    scene = raid("bomber bomber", factories=2)
    scene.position.table.field_columns[scene.rules.field_column("factory_damage")][scene.rules.board.index["b"]] = 33
    scene.order(0, "strike b with bomber_1, bomber_2", [1])
    scene.order(0, "bomb bomber_1 factory share 1/12")
    scene.order(0, "bomb bomber_2 factory share kill")
    assert (standing(scene), harm(scene)) == (1, "0")
    scene.order(0, "bomb bomber_2 factory share 7/12")
    assert (harm(scene), scene.asked()) == ("1/2", [(0, "hold_window")])


@clause("SA-strategic_bombing-1", "SA-minimal-69")
@pytest.mark.parametrize(("share", "quiet"), [("1/2", 0), ("1/24", 2)])
def test_a_salvo_that_harms_a_building_harms_somebody(share: str, quiet: int) -> None:
    scene = raid("bomber", "infantry infantry")
    scene.order(0, "attack b with infantry_4, bomber_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, f"bomb bomber_1 factory share {share}")
    scene.order(0, "hold_fire", [3])
    battle = scene.battle
    assert battle.quiet == quiet


@clause("SA-strategic_bombing-1", "SA-minimal-69")
def test_bombs_after_a_shot_that_destroys_leave_the_salvo_no_quieter() -> None:
    scene = raid("bomber", "infantry infantry")
    scene.position.table.damage[scene.unit("infantry_2")] = 35
    scene.order(0, "attack b with infantry_4, bomber_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire bomber_1 infantry_2 share kill")
    scene.order(0, "bomb bomber_1 factory share 1/24")
    scene.order(0, "hold_fire", [3])
    battle = scene.battle
    assert battle.quiet == 0


@clause("SA-strategic_bombing-1")
def test_who_has_no_number_against_buildings_does_not_bomb_them() -> None:
    scene = raid("bomber fighter", "infantry")
    alone = raid("fighter")
    assert alone.refused(0, "strike b with fighter_1") == "SA-air-26"
    assert not [order for order in offered(alone, "strike") if order.startswith("strike b")]
    scene.order(0, "strike b with bomber_1, fighter_2", [3])
    assert offered(scene, "bomb") == ["bomb bomber_1 factory"]
    assert scene.refused(0, "bomb fighter_2 factory") == "SA-strategic_bombing-1"
    assert scene.refused(0, "bomb infantry_3 factory") == "SA-minimal-43"
    assert scene.refused(0, "bomb bomber_1 castle") == "SA-strategic_bombing-1"
    scene.order(0, "fire bomber_1 infantry_3")
    assert scene.refused(0, "bomb bomber_1 factory") == "SA-minimal-50"
    scene.order(0, "fire fighter_2 infantry_3")
    assert harm(scene) == "0"


@clause("SA-minimal-43", "SA-strategic_bombing-1")
def test_whoever_has_fired_and_made_way_for_another_bombs_no_more() -> None:
    scene = raid("bomber bomber", "infantry")
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    scene.order(0, "bomb bomber_1 factory share 1/2")
    scene.order(0, "bomb bomber_2 factory share 1/2")
    assert scene.refused(0, "bomb bomber_1 factory") == "SA-minimal-43"
    assert offered(scene, "bomb") == ["bomb bomber_2 factory"]
    assert harm(scene) == "2"


@clause("SA-strategic_bombing-4", "SA-air-10", "R3-41")
def test_a_factory_stands_behind_and_bombers_hit_it_past_the_first_line() -> None:
    scene = raid("bomber", "tank", "second_line")
    scene.order(0, "strike b with bomber_1")
    while scene.asked()[0][1] != "attacker_salvo":
        decision = scene.position.pending()[0]
        order = decision.default()
        assert order is not None
        scene.position.apply(decision.seat, order, Scripted([3, 3]))
    scene.order(0, "bomb bomber_1 factory")
    assert harm(scene) == "2"


@clause("SA-strategic_bombing-4")
def test_an_aircraft_behind_the_first_line_drops_no_bombs() -> None:
    scene = raid("bomber bomber", "", "second_line")
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    battle = scene.battle
    battle.line[1] = 2
    assert scene.refused(0, "bomb bomber_2 factory") == "SA-second_line-5"
    assert offered(scene, "bomb") == ["bomb bomber_1 factory"]


@clause("SA-strategic_bombing-4", "SA-minimal-65", "R3-41")
def test_a_factory_does_not_prevent_conquest_even_where_bombers_come_along() -> None:
    scene = raid("bomber")
    told = scene.order(0, "attack b with infantry_2, bomber_1")
    assert "conquered" in told
    assert (scene.owner("b"), standing(scene), scene.asked()) == (0, 1, [(0, "movement")])


@clause("SA-strategic_bombing-1", "SA-air-24")
def test_bombers_in_a_battle_for_a_field_may_bomb_it_too() -> None:
    scene = raid("bomber", "infantry infantry")
    scene.order(0, "attack b with infantry_4, bomber_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert offered(scene, "bomb") == ["bomb bomber_1 factory"]
    scene.order(0, "bomb bomber_1 factory")
    assert harm(scene) == "2"


@clause("SA-strategic_bombing-4", "SA-minimal-58")
def test_a_battle_in_which_nobody_can_hit_a_unit_goes_on_over_a_factory_and_ends_without_one() -> None:
    scene = raid("bomber", "recon_plane", "specialised")
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 factory")
    assert harm(scene) == "2"
    bare = raid("bomber", "recon_plane", "specialised")
    bare.position.table.field_columns[bare.rules.field_column("factories")][bare.rules.board.index["b"]] = 0
    assert bare.refused(0, "strike b with bomber_1") == "SA-air-26"


@clause("SA-strategic_bombing-4", "SA-minimal-58")
def test_whoever_can_hit_neither_units_nor_the_factory_has_to_leave() -> None:
    scene = raid("", "at_gun")
    scene.army(0, "a", "at_gun")
    told = scene.order(0, "attack b with at_gun_4")
    assert "battle-decided" in told
    assert (scene.place("at_gun_4"), scene.position.table.battle) == ("a", None)


@clause("SA-strategic_bombing-4")
def test_who_defends_a_town_does_not_bomb_it() -> None:
    scene = raid("", "bomber infantry")
    scene.position.table.damage[scene.unit("infantry_3")] = 30
    scene.order(0, "attack b with infantry_3", [3])
    scene.order(1, "fire_by_plan focus")
    assert (harm(scene), standing(scene)) == ("0", 1)
    assert not scene.lives("infantry_3")


@clause("SA-strategic_bombing-1")
def test_by_a_plan_bombers_without_another_target_bomb_and_others_shoot_first() -> None:
    alone = raid("bomber", factories=2)
    alone.order(0, "strike b with bomber_1", [3])
    assert str(alone.position.pending()[0].default()) == "fire_by_plan focus"
    alone.order(0, "fire_by_plan focus")
    assert harm(alone) == "2"
    scene = raid("bomber", "infantry")
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "fire_by_plan focus")
    assert harm(scene) == "0"
    begun = raid("bomber", "")
    begun.order(0, "strike b with bomber_1", [3])
    begun.order(0, "bomb bomber_1 factory share 1/2")
    begun.order(0, "fire_by_plan focus")
    assert harm(begun) == "2"


@clause("SA-strategic_bombing-1")
def test_by_a_plan_what_is_left_after_the_last_unit_falls_on_the_town() -> None:
    scene = raid("bomber", "infantry")
    scene.position.table.damage[scene.unit("infantry_2")] = 30
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "fire_by_plan focus")
    assert harm(scene) == "3/2"


@clause("SA-half_units-2", "SA-strategic_bombing-1")
def test_a_half_bomber_does_half_to_buildings() -> None:
    scene = raid("bomber bomber", "", "half_units", half_kinds="bomber")
    scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit("bomber_1")] = 1
    scene.order(0, "strike b with bomber_1, bomber_2", [3])
    scene.order(0, "bomb bomber_1 factory")
    assert harm(scene) == "1"


@clause("SA-strategic_bombing-1", "SA-air-26")
def test_ones_own_town_and_that_of_a_third_seat_are_not_bombed() -> None:
    own = raid("bomber", "infantry")
    own.give("b", 0)
    own.order(0, "strike b with bomber_1", [3])
    assert own.refused(0, "bomb bomber_1 factory") == "SA-strategic_bombing-1"
    assert not [menu for menu in own.position.pending()[0].menus() if menu.kind == "bomb"]
    empty = raid("bomber")
    empty.give("b", 0)
    assert offered(empty, "strike") == []
    assert empty.refused(0, "strike b with bomber_1") == "SA-air-26"


@clause("SA-strategic_bombing-1")
def test_a_strike_against_guests_spares_the_town_of_their_host() -> None:
    owners = {"a": 0, "b": 1, "c": 1, "d": 2}
    scene = raid("bomber", "infantry", "multiplayer", "alliance", owners=owners, seats=3)
    scene.army(2, "b", "infantry")
    scene.order(0, "strike b with bomber_1 against seat_3", [3])
    assert scene.refused(0, "bomb bomber_1 factory") == "SA-strategic_bombing-1"
    assert offered(scene, "bomb") == []


@clause("SA-air-26", "SA-strategic_bombing-4")
def test_a_neutral_town_is_bombed_too() -> None:
    scene = raid("bomber")
    scene.give("b", -1)
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 factory")
    assert harm(scene) == "0"


@clause("SA-air-37", "SA-strategic_bombing-3")
@pytest.mark.parametrize("capacity", [2, 18])
def test_an_airfield_is_destroyed_by_six_points_whatever_its_capacity(capacity: int) -> None:
    scene = raid("bomber bomber bomber", factories=0, airfield=capacity)
    assert airfields(scene) == [1, 2]
    scene.order(0, "strike b with bomber_1, bomber_2, bomber_3", [3])
    assert offered(scene, "bomb")[0] == "bomb bomber_1 airfield_2"
    scene.order(0, "bomb bomber_1 airfield_2")
    assert airfield_harm(scene) == {2: "2"}
    scene.order(0, "bomb bomber_2 airfield_2")
    assert "airfield-lost" in scene.order(0, "bomb bomber_3 airfield_2")
    assert (airfields(scene), airfield_harm(scene)) == ([1], {})


@clause("SA-air-37", "SA-strategic_bombing-6")
def test_a_held_airfield_stays_damaged_and_whoever_takes_it_does_not_hold_it() -> None:
    scene = raid("bomber", factories=0, airfield=4)
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 airfield_2")
    assert scene.refused(0, "hold_unit airfield_1/b") == "SA-repair_prevention-11"
    assert scene.refused(0, "hold_unit airfield_2/c") == "SA-repair_prevention-11"
    scene.order(0, "hold_unit airfield_2/b")
    answer_all(scene)
    assert (airfield_harm(scene), held(scene)) == ({2: "2"}, ["airfield_2/b"])
    scene.order(0, "attack b with infantry_2")
    assert (airfield_harm(scene), held(scene), airfields(scene)) == ({}, [], [1, 2])


@clause("SA-air-37", "SA-strategic_bombing-3", "SA-strategic_bombing-6")
def test_a_held_airfield_falls_to_later_bombs() -> None:
    scene = raid("bomber bomber bomber", factories=0, airfield=4)
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 airfield_2")
    scene.order(0, "hold_unit airfield_2/b")
    answer_all(scene)
    scene.order(0, "strike b with bomber_2, bomber_3", [3])
    scene.order(0, "bomb bomber_2 airfield_2")
    scene.order(0, "bomb bomber_3 airfield_2")
    assert (held(scene), airfields(scene), airfield_harm(scene)) == ([], [1], {})


@clause("SA-air-37", "SA-strategic_bombing-5")
def test_an_airfield_is_repaired_unless_it_is_held() -> None:
    scene = raid("bomber", factories=0, airfield=4)
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "bomb bomber_1 airfield_2")
    scene.order(0, "keep_holds")
    assert airfield_harm(scene) == {}


@clause("SA-air-37", "SA-air-38")
def test_with_an_airfield_goes_what_was_refuelled_there() -> None:
    scene = raid("bomber bomber bomber", factories=0, airfield=4)
    log = log_of(scene.rules, scene.position.table)
    log.fields = [[1, 0, 1], [2, 0, 3]]
    scene.order(0, "strike b with bomber_1, bomber_2, bomber_3", [3])
    scene.order(0, "fire_by_plan focus")
    assert log_of(scene.rules, scene.position.table).fields == [[1, 0, 1]]


@clause("SA-air-37", "SA-strategic_bombing-2")
def test_guns_hit_an_airfield_too() -> None:
    scene = raid("bomber", "", "artillery", factories=0, airfield=4)
    scene.army(0, "a", "gun gun")
    for name in ("gun_4", "gun_5"):
        aimed(scene, name, "b")
    scene.order(0, "fire_at b with gun_4>airfield_2, gun_5>airfield_2")
    assert airfield_harm(scene) == {2: "1"}


@clause("SA-air-36", "SA-strategic_bombing-1")
def test_airfields_everywhere_are_no_buildings() -> None:
    scene = raid("bomber")
    assert offered(scene, "strike") == ["strike b with bomber_1"]
    scene.order(0, "strike b with bomber_1", [3])
    assert scene.refused(0, "bomb bomber_1 airfield_1") == "SA-strategic_bombing-1"


@clause("SA-strategic_bombing-1")
def test_by_a_plan_the_rest_goes_to_the_next_building() -> None:
    scene = raid("bomber", factories=1, airfield=4)
    scene.position.table.field_columns[scene.rules.field_column("factory_damage")][scene.rules.board.index["b"]] = 30
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(0, "fire_by_plan focus")
    assert (standing(scene), airfield_harm(scene)) == (0, {2: "1"})


def test_an_order_to_bomb_reads_as_it_is_written() -> None:
    order = raid().notation.parse("bomb bomber_1 factory share 1/3")
    assert isinstance(order, Bomb)
    assert str(order) == "bomb bomber_1 factory share 1/3"


@clause("SA-repair_prevention-4")
def test_a_refused_salvo_leaves_offers_as_they_were() -> None:
    owners = {"a": 0, "b": 1, "c": 2, "d": 1}
    scene = raid("bomber", "infantry", "multiplayer", owners=owners, seats=4)
    scene.order(0, "pool_hold infantry_2 with seat_3")
    scene.position.table.damage[scene.unit("infantry_2")] = 35
    scene.order(0, "strike b with bomber_1", [3])
    assert scene.refused(0, "salvo bomber_1>infantry_2:kill, bomber_1>infantry_2") == "SA-minimal-53"


@pytest.mark.parametrize("seed", range(3))
def test_games_with_bombed_towns_end(seed: int) -> None:
    options = {"hard_round_cap": 20, "airfields": "buildings"}
    marks = {"b": {"airfield": 8}, "c": {"airfield": 8}, "a": {"airfield": 8}, "d": {"airfield": 8}}
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene([*ON, "artillery", "specialised", "statistical_destruction"], owners=owners, allotments=[9, 9],
                  options=options, marks=marks, units=KINDS)  # fmt: skip
    scene.begin([1, 2])
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.pending() == []
