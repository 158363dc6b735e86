"""Strategic bombing (SA-strategic_bombing): buildings under artillery fire."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed, answer_all, next_turn, offered
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.guns import bombs_by_gun
from velmoci.salva.chapters.hold_lists import lists
from velmoci.salva.chapters.shelling import FireAt
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.numbers import ratio_text
from velmoci.salva.seams import Damaged
from velmoci.salva.units import Kinds, read_kinds, standard_kinds

KINDS = standard_kinds()
ON = ["artillery", "factories", "strategic_bombing"]


def town(own: str = "gun gun gun gun", foes: str = "", *more: str, factories: int = 1, kinds: Kinds = KINDS,
         **options: object) -> Scene:  # fmt: skip
    """Guns on `a` in stance against the factory town `b`."""
    marks = {"b": {"factories": factories}}
    owners = {"a": 0, "b": 1, "c": 1, "d": 1}
    scene = Scene([*ON, *more], owners=owners, marks=marks, options=options, units=kinds)
    for number, kind in enumerate(scene.army(0, "a", own)):
        assert kind.endswith(f"_{number + 1}")
        aimed(scene, kind, "b")
    scene.army(1, "b", foes)
    scene.army(1, "d", "infantry")
    return scene


def standing(scene: Scene) -> int:
    return int(scene.position.table.field_columns[scene.rules.field_column("factories")][scene.rules.board.index["b"]])


def harm(scene: Scene) -> str:
    column = scene.position.table.field_columns[scene.rules.field_column("factory_damage")]
    return ratio_text(int(column[scene.rules.board.index["b"]]), 6)


def hurt(scene: Scene, sixths: int) -> None:
    column = scene.position.table.field_columns[scene.rules.field_column("factory_damage")]
    column[scene.rules.board.index["b"]] = sixths


def held(scene: Scene) -> list[str]:
    return [thing for hold in lists(scene.rules, scene.position.table).all for thing in hold.things]


@clause("SA-foundations-4")
def test_bombing_needs_guns_and_something_to_bomb() -> None:
    for chapters in (["strategic_bombing"], ["strategic_bombing", "artillery"], ["strategic_bombing", "factories"]):
        with pytest.raises(BadRulebook, match="chapter_missing"):
            assemble(LIBRARY, chapters)


@clause("SA-strategic_bombing-1", "SA-strategic_bombing-2", "SA-strategic_bombing-4", "SA-artillery-10", "R3-41")
def test_guns_shell_a_factory_on_a_field_without_units() -> None:
    scene = town()
    shots = ", ".join(f"gun_{number}>factory" for number in range(1, 5))
    assert f"fire_at b with {shots}" in offered(scene.position, FireAt)
    events = scene.order(0, f"fire_at b with {shots}")
    assert events.count("building-hit") == 4
    assert harm(scene) == "2"
    assert scene.asked() == [(0, "hold_window")]


@clause("SA-artillery-10", "SA-strategic_bombing-1")
def test_without_the_chapter_nobody_shells_buildings() -> None:
    scene = Scene(["artillery", "factories"], owners={"a": 0, "b": 1, "c": 1, "d": 1}, units=KINDS)
    scene.army(0, "a", "gun")
    aimed(scene, "gun_1", "b")
    assert scene.refused(0, "fire_at b with gun_1>factory") == "SA-artillery-7"
    assert not offered(scene.position, FireAt)


@clause("SA-strategic_bombing-1")
def test_a_unit_without_a_bombing_number_does_nothing_to_buildings() -> None:
    text = read_text("velmoci.salva", "data/units.toml")
    old = 'strategic_bombing = "D1"\nnotes = "D strength alone'
    kinds = read_kinds(Document("units", text.replace(old, 'notes = "D strength alone')))
    scene = town("gun", kinds=kinds)
    assert scene.refused(0, "fire_at b with gun_1>factory") == "SA-strategic_bombing-1"
    assert not offered(scene.position, FireAt)


@clause("SA-strategic_bombing-2")
@pytest.mark.parametrize(("kind", "number"), [("gun", 1), ("battleship", 2), ("bomber", 0), ("tank", 0)])
def test_a_number_with_a_d_works_by_the_rules_of_artillery(kind: str, number: int) -> None:
    assert bombs_by_gun(KINDS.rows[KINDS.index[kind]]) == number


@clause("SA-strategic_bombing-2")
def test_buildings_are_shelled_from_a_stance_once_a_turn_and_never_ones_own() -> None:
    scene = town()
    aimed(scene, "gun_2", "a")
    assert scene.refused(0, "fire_at b with gun_2>factory") == "SA-artillery-7"
    scene.order(0, "fire_at b with gun_1>factory:1/2")
    assert harm(scene) == "1/6"
    answer_all(scene)
    assert scene.refused(0, "fire_at b with gun_3>factory") == "SA-artillery-12"
    assert not offered(scene.position, FireAt)
    own = town()
    own.give("b", 0)
    assert own.refused(0, "fire_at b with gun_1>factory") == "SA-artillery-7"
    assert not offered(own.position, FireAt)


@clause("SA-half_units-2", "SA-strategic_bombing-2")
def test_a_half_gun_does_half_to_buildings() -> None:
    scene = town("gun gun", "", "half_units", half_kinds="gun")
    scene.position.table.unit_columns[scene.rules.unit_column("half")][scene.unit("gun_1")] = 1
    scene.order(0, "fire_at b with gun_1>factory, gun_2>factory")
    assert harm(scene) == "2/3"


@clause("SA-strategic_bombing-3")
def test_a_factory_is_destroyed_at_six_points_and_what_is_more_goes_to_the_next() -> None:
    scene = town(factories=3)
    hurt(scene, 30)
    events = scene.order(0, "fire_at b with gun_1>factory, gun_2>factory, gun_3>factory")
    assert events.count("factory-lost") == 1
    assert (standing(scene), harm(scene)) == (2, "1/2")
    last = town()
    hurt(last, 35)
    last.order(0, "fire_at b with gun_1>factory, gun_2>factory")
    assert (standing(last), harm(last)) == (0, "0")
    assert last.refused(0, "fire_at b with gun_3>factory") == "SA-artillery-12"


@clause("SA-strategic_bombing-5")
def test_a_building_is_repaired_unless_it_is_held() -> None:
    scene = town()
    scene.order(0, "fire_at b with gun_1>factory")
    scene.order(0, "keep_holds")
    assert harm(scene) == "0"


@clause("SA-strategic_bombing-5", "SA-strategic_bombing-6", "TV3-43", "R3-42")
def test_a_held_factory_falls_to_later_fire() -> None:
    scene = town()
    hurt(scene, 12)
    scene.order(0, ", ".join(["fire_at b with gun_1>factory", *[f"gun_{n}>factory" for n in (2, 3, 4)]]))
    assert harm(scene) == "4"
    scene.order(0, "hold_unit factory/b")
    answer_all(scene)
    assert (harm(scene), held(scene)) == ("4", ["factory/b"])
    scene.order(0, "end_movement")
    next_turn(scene)
    scene.order(0, ", ".join(["fire_at b with gun_1>factory", *[f"gun_{n}>factory" for n in (2, 3, 4)]]))
    assert (standing(scene), held(scene)) == (0, [])


@clause("SA-strategic_bombing-6", "R3-42")
def test_by_the_option_buildings_cannot_be_held() -> None:
    scene = town(hold_buildings=False)
    scene.order(0, "fire_at b with gun_1>factory")
    assert scene.asked() == [(0, "movement")]
    assert harm(scene) == "0"
    assert scene.refused(0, "hold_unit factory/b") == "SA-repair_prevention-11"


@clause("SA-strategic_bombing-6", "R3-42")
@pytest.mark.parametrize(("roll", "left"), [(2, 0), (3, 1)])
def test_dice_decide_about_a_held_factory(roll: int, left: int) -> None:
    scene = town("gun gun gun gun", "", "statistical_destruction")
    scene.order(0, ", ".join(["fire_at b with gun_1>factory", *[f"gun_{n}>factory" for n in (2, 3, 4)]]))
    scene.order(0, "hold_unit factory/b")
    answer_all(scene)
    scene.order(0, "end_movement")
    scene.order(0, "force_roll factory/b", [roll])
    assert (standing(scene), harm(scene)) == (left, "0")


@clause("SA-strategic_bombing-4", "R3-41")
def test_buildings_do_not_prevent_conquest_and_whoever_takes_them_does_not_hold_them() -> None:
    scene = town("gun infantry")
    scene.order(0, "fire_at b with gun_1>factory")
    scene.order(0, "hold_unit factory/b")
    answer_all(scene)
    assert held(scene) == ["factory/b"]
    assert "conquered" in scene.order(0, "attack b with infantry_2")
    assert (scene.owner("b"), held(scene), harm(scene), standing(scene)) == (0, [], "0", 1)


@clause("SA-strategic_bombing-6")
def test_what_was_torn_down_or_lost_with_its_field_is_held_by_nobody() -> None:
    ways: list[dict[str, Any]] = [
        {"scuttle_factories": "own_production_phase"}, {"factory_on_conquest": "destroy_all"},
    ]  # fmt: skip
    for option in ways:
        scene = town("gun infantry", **option)
        scene.order(0, "fire_at b with gun_1>factory")
        scene.order(0, "hold_unit factory/b")
        answer_all(scene)
        if "factory_on_conquest" in option:
            scene.order(0, "attack b with infantry_2")
        else:
            for order in ("end_movement", "aim", "end_production"):
                scene.order(0, order)
            scene.order(1, "end_movement")
            scene.order(1, "scuttle b")
            scene.order(1, "end_production")
        assert (standing(scene), held(scene), harm(scene)) == (0, [], "0")


@clause("SA-strategic_bombing-1")
def test_only_what_is_a_factory_goes_by_its_name() -> None:
    scene = town()
    for thing in ("factory/nowhere", "castle/b", "factory/s"):
        assert scene.refused(0, f"hold_unit {thing}") == "SA-repair_prevention-11"
    part = Damaged(scene.rules)
    assert part.buildings_on(scene.position.table, 1) == []
    before = scene.position.dump()
    part.take(scene.position, "factory", 1, 1)
    assert scene.position.dump() == before


@pytest.mark.parametrize("seed", range(3))
def test_games_with_bombed_factories_end(seed: int) -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    options = {"hard_round_cap": 20, "artillery_roll": "effectiveness"}
    scene = Scene([*ON, "second_line", "statistical_destruction"], owners=owners, allotments=[12, 12], options=options,
                  units=KINDS)  # fmt: skip
    scene.begin([1, 2])
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.pending() == []
