"""Terrain (SA-terrain): what the ground does to fire, to movement and to production."""

import pytest

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.base.fire import explain_fire
from velmoci.salva.battle_seams import Shot
from velmoci.salva.chapters.terrain import FOREST, MOUNTAINS, RoughGoing, WithoutBonus
from velmoci.salva.document import Document
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.maps.atlas import map_of
from velmoci.salva.numbers import Chain
from velmoci.salva.position import new_position
from velmoci.salva.units import read_kinds

PLAIN = {"a": 0, "b": 1, "c": 1, "d": 1}


def fight(marks: dict[str, str], attackers: str, defenders: str) -> Scene:
    """Seat 1 attacks b from a; nothing has been rolled yet."""
    scene = Scene(["terrain"], owners=PLAIN, marks={"b": marks})
    scene.army(0, "a", attackers)
    scene.army(1, "b", defenders)
    return scene


@clause("SA-terrain-12", "SA-terrain-13", "V-5")
def test_forest_and_mountains_are_named_combinations() -> None:
    assert (FOREST["defence"], FOREST["roughness"]) == ("3/2", "2")
    assert (MOUNTAINS["defence"], MOUNTAINS["roughness"]) == ("2", "3")


@clause("SA-terrain-2", "SA-terrain-6", "SA-terrain-12", "V-30")
def test_in_a_forest_defending_infantry_hits_a_tank_harder() -> None:
    scene = fight(FOREST, "tank", "inf")
    scene.order(0, "attack b with tank_1", [6])
    scene.order(1, "fire inf_2 tank_1")
    assert scene.damage("tank_1") == "13/6"


@clause("SA-terrain-6", "SA-terrain-13", "V-31")
def test_in_the_mountains_one_gun_destroys_two_tanks() -> None:
    scene = fight(MOUNTAINS, "tank tank inf", "atg")
    scene.order(0, "attack b with tank_1, tank_2, inf_3", [3])
    scene.order(1, "fire atg_4 tank_1 share 1/2")
    assert not scene.lives("tank_1")
    scene.order(1, "fire atg_4 tank_2 share 1/2")
    assert not scene.lives("tank_2")


@clause("SA-terrain-2", "SA-terrain-6", "SA-terrain-15", "V-32")
def test_the_attacker_has_roughness_but_no_defence_bonus() -> None:
    scene = fight(FOREST, "tank", "tank")
    scene.order(0, "attack b with tank_1", [1])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 tank_2", [1])
    assert scene.damage("tank_2") == "4"


@clause("SA-terrain-3", "SA-terrain-5", "SA-minimal-45", "V-33", "V-34")
@pytest.mark.parametrize(("salvo", "plain", "without"), [(1, "2/3", "1"), (2, "4/3", "2")])
def test_a_bonus_below_one_can_be_done_without(salvo: int, plain: str, without: str) -> None:
    for words, expected in (("", plain), (" as without_bonus", without)):
        scene = fight({"defence": "1/3"}, "tank tank", "atg inf")
        scene.order(0, "attack b with tank_1, tank_2", [3])
        if salvo == 2:
            scene.order(1, "hold_fire")
            scene.order(0, "fight_on", [3])
            scene.order(0, "hold_fire", [3])
        scene.order(1, f"fire atg_3 tank_1{words}")
        assert scene.damage("tank_1") == expected


@clause("SA-terrain-3", "SA-terrain-4")
def test_without_a_bonus_below_one_there_is_nothing_to_do_without() -> None:
    scene = fight(FOREST, "tank", "atg")
    scene.order(0, "attack b with tank_1", [3])
    assert scene.refused(1, "fire atg_2 tank_1 as without_bonus") == "SA-terrain-3"
    scene = fight({"defence": "1/3"}, "tank", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire tank_1 inf_2 as without_bonus") == "SA-terrain-3"


@clause("SA-terrain-3", "SA-terrain-4")
def test_only_land_units_of_the_defender_do_without_a_bonus_and_never_against_aircraft() -> None:
    scene = fight({"defence": "1/3"}, "tank bom", "inf bom")
    scene.order(0, "attack b with tank_1, bom_2", [3])
    table = scene.position.table
    battle, mode = table.battle, WithoutBonus(scene.rules)
    assert battle is not None
    tank, bomber, inf, defending_bomber = (battle.row_of(fighter) for fighter in range(4))
    assert mode.why_not(Shot(table, battle, inf, tank, mode)) == ""
    assert mode.why_not(Shot(table, battle, inf, bomber, mode)) == "SA-terrain-4"
    assert mode.why_not(Shot(table, battle, tank, inf, mode)) == "SA-terrain-3"
    assert mode.why_not(Shot(table, battle, defending_bomber, tank, mode)) == "SA-terrain-3"
    battle.field = scene.rules.board.index["c"]
    assert mode.why_not(Shot(table, battle, inf, tank, mode)) == "SA-terrain-3", "a bonus of 1 is not below 1"
    forts = TABLE.replace('[unit.atg]', '[unit.fort]\nczech = "Pevnost"\nenglish = "Fort"\nchapter = "minimal"\n'
                          'class = "fortress"\nprice = "1"\nmove = 0\nattack = { armoured = 2 }\n'
                          'defence = { armoured = 2 }\n\n[unit.atg]')  # fmt: skip
    units = read_kinds(Document("fixture", forts))
    fort = Scene(["terrain"], owners=PLAIN, marks={"b": {"defence": "1/3"}}, units=units)
    fort.army(0, "a", "tank")
    fort.army(1, "b", "fort")
    fort.order(0, "attack b with tank_1", [3])
    assert fort.refused(1, "fire fort_2 tank_1 as without_bonus") == "SA-terrain-4"


@clause("SA-terrain-2", "SA-terrain-6")
def test_the_same_units_fight_by_the_ground_of_each_field() -> None:
    marks: dict[str, dict[str, object]] = {"b": {"defence": "2"}, "c": {"roughness": "3"}}
    scene = Scene(["terrain"], owners={"a": 0, "d": 1}, marks=marks)
    for origin, field, damage in (("a", "b", "1"), ("b", "c", "3/2"), ("c", "d", "1/2")):
        scene.give(origin, 0)
        scene.give(field, 1)
        (tank,), (inf,) = scene.army(0, origin, "tank"), scene.army(1, field, "inf")
        scene.order(0, f"attack {field} with {tank}", [3])
        scene.order(1, f"fire {inf} {tank}")
        assert scene.damage(tank) == damage
        scene.order(0, "retreat", [3])
        scene.order(0, "hold_fire", [3])
        scene.order(1, "hold_fire")
        scene.position.remove_unit(scene.unit(inf))


@clause("SA-terrain-6")
def test_roughness_hangs_on_the_target_being_armoured() -> None:
    scene = fight({"roughness": "2"}, "inf tank", "inf")
    scene.order(0, "attack b with inf_1, tank_2", [3])
    scene.order(1, "salvo inf_3>inf_1:1/2, inf_3>tank_2:1/2")
    assert (scene.damage("inf_1"), scene.damage("tank_2")) == ("1/2", "1/2")


@clause("SA-terrain-7", "SA-terrain-9", "SA-terrain-11")
def test_steps_and_production_say_what_ground_does_to_them() -> None:
    marks: dict[str, dict[str, object]] = {"b": {"roughness": "3/2", "production": "2"}}
    scene = Scene(["terrain", "naval"], owners={"a": 0, "b": 0, "c": 0, "d": 1}, marks=marks).begin()
    scene.army(0, "a", "tank")
    scene.army(0, "s", "cru")
    rules, table = scene.rules, scene.position.table
    index, factor = rules.board.index, RoughGoing(rules)
    for unit, field, factors in (
        (0, "b", [{"name": "roughness", "clause": "SA-terrain-7", "value": "3/2"}]),
        (0, "c", []),
        (1, "b", []),
    ):
        chain = Chain(True)
        factor.apply(table, unit, rules.kinds.rows[table.kind[unit]], 0, index[field], chain)
        assert chain.to_json()["factors"] == factors
    output = rules.production_chain(table, index["b"], True).to_json()["factors"]
    assert isinstance(output, list)
    assert {"name": "bonus", "clause": "SA-terrain-11", "value": "2"} in output


@clause("SA-terrain-7", "SA-terrain-8", "SA-terrain-9", "SA-terrain-10", "V-35", "SR-terrain-2")
def test_rough_ground_slows_down_but_one_point_always_suffices_to_stay() -> None:
    owners = {"a": 0, "b": 0, "c": 0, "d": 1}
    scene = Scene(["terrain"], owners=owners, marks={"b": MOUNTAINS})
    scene.army(0, "a", "inf tank")
    assert str(scene.refusal(0, "move tank_2 b c")) == "too_far (unit=tank_2, field=b) [SA-minimal-27]"
    scene.order(0, "move inf_1 b")
    assert scene.points("inf_1") == "0"
    scene.order(0, "move tank_2 b")
    assert scene.points("tank_2") == "0"
    half = Scene(["terrain"], owners=owners, marks={"b": {"roughness": "1/2"}})
    half.army(0, "a", "tank")
    half.order(0, "move tank_1 b c")
    assert half.points("tank_1") == "0"
    part = Scene(["terrain"], owners=owners, marks={"b": {"roughness": "3/2"}})
    part.army(0, "a", "tank")
    part.order(0, "move tank_1 b")
    assert part.points("tank_1") == "1/2"
    assert part.refused(0, "move tank_1 c") == "SA-minimal-27"


@clause("SA-terrain-8")
def test_one_point_suffices_to_open_a_battle_on_rough_ground() -> None:
    scene = fight(MOUNTAINS, "inf", "inf")
    assert "battle-declared" in scene.order(0, "attack b with inf_1", [3])


@clause("SA-terrain-11")
def test_the_production_bonus_multiplies_what_a_field_generates() -> None:
    scene = Scene(["terrain"], owners=PLAIN, marks={"a": {"production": "5/2"}})
    scene.army(0, "a", "inf")
    scene.order(0, "end_movement")
    assert scene.purse("a") == "5/2"
    plain = Scene(owners=PLAIN, marks={"a": {"production": "5/2"}})
    plain.army(0, "a", "inf")
    plain.order(0, "end_movement")
    assert plain.purse("a") == "1"


@clause("SA-terrain-1")
def test_every_bonus_is_one_where_the_map_says_nothing() -> None:
    scene = Scene(["terrain"]).begin()
    fields = scene.position.public_json()["fields"]
    assert isinstance(fields, dict)
    assert {tuple(field[name] for name in ("defence", "roughness", "production")) for field in fields.values()} == {
        ("1", "1", "1")
    }


@clause("SA-terrain-14", "SR-terrain-1")
@pytest.mark.parametrize(("display", "shown"), [("times", "×2"), ("plain", "2")])
def test_how_roughness_is_shown_changes_nothing_else(display: str, shown: str) -> None:
    rulebook = scenario_rulebook("mountain_blitz", None, {"roughness_display": display})
    assert map_of(rulebook)["rough_sign"] + "2" == shown
    usual = new_position(scenario_rulebook("mountain_blitz"))
    position = new_position(rulebook)
    for one in (usual, position):
        one.apply(-1, Begin(), Seeded(1))
    assert position.dump()["table"] == usual.dump()["table"]


@clause("SA-minimal-46", "SA-terrain-2", "SA-terrain-6")
def test_the_strength_of_a_shot_explains_itself() -> None:
    scene = fight(FOREST, "tank", "inf")
    scene.order(0, "attack b with tank_1", [3])
    battle = scene.battle
    shooter, target = battle.row_of(1), battle.row_of(0)
    chain = explain_fire(scene.rules, scene.position.table, battle, shooter, target, 0)
    assert chain.text() == "3"
    links = [(link["name"], link["clause"], link["value"]) for link in chain.to_json()["factors"]]  # type: ignore[attr-defined]
    assert links == [
        ("strength", "SA-minimal-45", "1"),
        ("defence_bonus", "SA-terrain-2", "3/2"),
        ("roughness", "SA-terrain-6", "2"),
    ]
