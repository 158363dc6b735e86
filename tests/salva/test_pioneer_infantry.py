"""Pioneer infantry (SA-pioneer_infantry)."""

from fractions import Fraction

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_landing import load
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble
from velmoci.salva.battle import DEFENDER
from velmoci.salva.chapters.pioneer_infantry import FACING
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.units import Kinds, read_kinds, standard_kinds

ON = ["terrain", "specialised", "pioneer_infantry"]


def battle(defence: str, attackers: str, defenders: str, *more: str, roughness: str = "1", **options: object) -> Scene:
    """A battle for a field with that defence bonus; it begins with the defender's half salvo."""
    chapters = [*ON, *more]
    marks = {"b": {"defence": defence, "roughness": roughness}}
    options = {"first_salvo_factor": "1", **options}
    scene = Scene(chapters, marks=marks, options=options, units=standard_kinds())
    scene.army(0, "a", attackers)
    scene.army(1, "b", defenders)
    names = [f"{kind}_{number + 1}" for number, kind in enumerate(attackers.split())]
    scene.order(0, f"attack b with {', '.join(names)}", [] if "second_line" in more else [3])
    return scene


@clause("SA-foundations-4")
def test_pioneers_need_specialised_units() -> None:
    with pytest.raises(BadRulebook, match="chapter_missing"):
        assemble(LIBRARY, ["pioneer_infantry"])


@clause("SA-pioneer_infantry-1", "SA-terrain-2", "SA-terrain-5")
def test_pioneers_in_front_take_the_defence_bonus_away_for_all_attackers() -> None:
    scene = battle("2", "pioneer_infantry tank", "infantry infantry")
    scene.order(1, "fire infantry_3 pioneer_infantry_1 share 1/2")
    scene.order(1, "fire infantry_3 tank_2")
    assert (scene.damage("pioneer_infantry_1"), scene.damage("tank_2")) == ("1", "1/2")
    without = battle("2", "infantry tank", "infantry infantry")
    without.order(1, "fire infantry_3 infantry_1 share 1/2")
    without.order(1, "fire infantry_3 tank_2")
    assert (without.damage("infantry_1"), without.damage("tank_2")) == ("2", "1")


@clause("SA-pioneer_infantry-1")
def test_pioneers_who_defend_spoil_nothing() -> None:
    scene = battle("2", "infantry", "pioneer_infantry infantry")
    scene.order(1, "fire infantry_3 infantry_1")
    assert scene.damage("infantry_1") == "4"


@clause("SA-pioneer_infantry-1")
def test_pioneers_in_the_second_line_do_not_count_and_may_come_forward() -> None:
    scene = battle("2", "pioneer_infantry tank", "infantry", "second_line")
    scene.order(1, "lines")
    scene.order(0, "lines pioneer_infantry_1 2", [3])
    scene.order(1, "fire infantry_3 tank_2")
    assert scene.damage("tank_2") == "2"
    scene.order(0, "fight_on", [3])
    scene.order(0, "line pioneer_infantry_1 1")
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire infantry_3 tank_2")
    assert scene.damage("tank_2") == "3"


@clause("SA-pioneer_infantry-2", "R3-44", "SA-terrain-2")
@pytest.mark.parametrize(("defence", "points"), [("1/2", "1"), ("1", "2"), ("3/2", "2")])
def test_a_multiplier_below_one_stays(defence: str, points: str) -> None:
    scene = battle(defence, "pioneer_infantry", "infantry infantry")
    scene.order(1, "fire infantry_2 pioneer_infantry_1")
    assert scene.damage("pioneer_infantry_1") == points


@clause("SA-pioneer_infantry-2")
def test_roughness_is_not_affected() -> None:
    scene = battle("2", "pioneer_infantry tank", "infantry infantry", roughness="3")
    scene.order(1, "fire infantry_3 tank_2")
    assert scene.damage("tank_2") == "3"


def last_pioneer(**options: object) -> Scene:
    """A defender of strength 4 against soldiers, the ground doubles it, and the last pioneer needs 2 points."""
    text = read_text("velmoci.salva", "data/units.toml")
    old = "defence = { armoured = 5 }"
    assert text.count(old) == 1
    kinds = read_kinds(Document("units", text.replace(old, "defence = { unarmoured = 4, armoured = 5 }")))
    marks = {"b": {"defence": "2"}}
    scene = Scene(ON, marks=marks, options={"first_salvo_factor": "1", **options}, units=kinds)
    scene.army(0, "a", "pioneer_infantry infantry")
    scene.army(1, "b", "at_gun at_gun")
    scene.position.table.damage[scene.unit("pioneer_infantry_1")] = 24
    scene.order(0, "attack b with pioneer_infantry_1, infantry_2", [3])
    return scene


@clause("SA-pioneer_infantry-3", "SA-pioneer_infantry-4", "TV3-41", "R3-45")
def test_the_rest_of_the_fire_is_fired_as_if_no_pioneer_were_there() -> None:
    scene = last_pioneer()
    scene.order(1, "fire at_gun_3 pioneer_infantry_1 share kill")
    assert not scene.lives("pioneer_infantry_1")
    scene.order(1, "fire at_gun_3 infantry_2")
    assert scene.damage("infantry_2") == "4"


@clause("SA-pioneer_infantry-3", "TV3-41", "R3-45")
def test_by_the_option_the_rest_of_the_fire_has_no_bonus() -> None:
    scene = last_pioneer(pioneer_rest="no_bonus")
    scene.order(1, "fire at_gun_3 pioneer_infantry_1 share kill")
    scene.order(1, "fire at_gun_3 infantry_2")
    assert scene.damage("infantry_2") == "2"
    scene.order(1, "fire at_gun_4 infantry_2 share 1/4")
    assert scene.damage("infantry_2") == "4"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "fire at_gun_3 infantry_2 share 1/8")
    assert scene.damage("infantry_2") == "5"


@clause("SA-pioneer_infantry-4")
def test_shots_before_the_fall_of_the_last_pioneer_have_no_bonus_and_those_after_it_have() -> None:
    scene = last_pioneer()
    scene.order(1, "salvo at_gun_3>infantry_2:1/4, at_gun_3>pioneer_infantry_1:kill, at_gun_4>infantry_2:1/8")
    assert scene.damage("infantry_2") == "2"


@clause("SA-pioneer_infantry-4")
def test_a_fire_plan_goes_on_with_the_bonus_too() -> None:
    scene = last_pioneer()
    scene.order(1, "fire_by_plan focus")
    assert not scene.lives("pioneer_infantry_1")
    assert not scene.lives("infantry_2")


@clause("SA-pioneer_infantry-3")
def test_with_two_pioneers_the_fall_of_one_changes_nothing() -> None:
    scene = battle("2", "pioneer_infantry pioneer_infantry tank", "infantry infantry infantry infantry")
    shots = ", ".join(f"infantry_{number}>pioneer_infantry_1" for number in (4, 5, 6))
    scene.order(1, f"salvo {shots}, infantry_7>tank_3")
    assert not scene.lives("pioneer_infantry_1")
    assert scene.damage("tank_3") == "1"


@clause("SA-pioneer_infantry-1", "TV3-42")
def test_against_aircraft_the_ground_helps_all_the_same() -> None:
    marks = {"b": {"defence": "3/2"}}
    scene = Scene([*ON, "air"], marks=marks, options={"first_salvo_factor": "1"}, units=standard_kinds())
    scene.army(0, "a", "pioneer_infantry bomber")
    scene.army(1, "b", "aa_battery infantry")
    scene.order(0, "fly bomber_2:b")
    scene.order(0, "attack b with pioneer_infantry_1, bomber_2", [3])
    scene.order(1, "fire aa_battery_3 bomber_2 share 1/2")
    scene.order(1, "fire infantry_4 pioneer_infantry_1")
    assert (scene.damage("bomber_2"), scene.damage("pioneer_infantry_1")) == ("9/2", "2")


@clause("SA-pioneer_infantry-1")
def test_aircraft_of_the_defender_are_no_surface_units() -> None:
    scene = battle("3/2", "pioneer_infantry", "infantry")
    fight = scene.battle
    muster = next(part for part in scene.rules.musters if part.name == FACING)
    facing, plane = fight.row_of(1), scene.rules.kinds.find("bomber")
    assert facing.has(scene.rules.mark(FACING))
    assert plane is not None
    defending = fight.rows[fight.find_row(plane, int(DEFENDER), 1, facing.marks)]
    assert muster.spoils_ground(facing, fight.row_of(0))
    assert not muster.spoils_ground(defending, fight.row_of(0))


@clause("SA-pioneer_infantry-4")
def test_nothing_is_worked_out_anew_in_the_middle_of_a_salvo() -> None:
    scene = last_pioneer()
    fight = scene.battle
    base, rates, count = fight.base, fight.rates, len(fight.rows)
    scene.order(1, "fire at_gun_3 pioneer_infantry_1 share kill")
    fight = scene.battle
    assert (fight.base, fight.rates, len(fight.rows)) == (base, rates, count)
    assert fight.is_rated
    assert Fraction(fight.rate(2, 1, 0), fight.base) == 8


@clause("SA-pioneer_infantry-1", "SA-pioneer_infantry-4")
def test_who_was_picked_on_the_beach_has_the_bonus_when_the_last_pioneer_falls() -> None:
    owners = {"a": 0, "b": 1, "c": 1, "d": 1}
    scene = Scene([*ON, "naval"], owners=owners, marks={"b": {"defence": "2"}}, units=standard_kinds()).begin()
    scene.army(0, "s", "transport_ship")
    load(scene, "transport_ship_1", "pioneer_infantry infantry")
    scene.army(1, "b", "infantry infantry")
    scene.position.table.damage[scene.unit("pioneer_infantry_2")] = 35
    scene.order(0, "attack b with pioneer_infantry_2, infantry_3")
    scene.order(1, "pick infantry_4", [3])
    scene.order(1, "fire infantry_4 pioneer_infantry_2 share 1/2")
    assert not scene.lives("pioneer_infantry_2")
    scene.order(1, "fire infantry_4 infantry_3", [3])
    assert scene.damage("infantry_3") == "4", "half of 2 points, doubled on the beach, and again by the ground"


@pytest.mark.parametrize("seed", range(3))
def test_games_with_pioneers_end(seed: int) -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    marks = {"b": {"defence": "2"}, "c": {"defence": "3/2"}}
    options = {"hard_round_cap": 20}
    scene = Scene([*ON, "second_line", "naval"], owners=owners, marks=marks, allotments=[9, 9], options=options,
                  units=standard_kinds())  # fmt: skip
    scene.begin([1, 2])
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.pending() == []


def stormed(attackers: str, defenders: str, kinds: Kinds) -> int:
    """How many of eight battles for a field with forts the attacker wins; both fire at what is nearest to fall."""
    won = 0
    for seed in range(8):
        scene = Scene([*ON, "fortresses"], units=kinds)
        names = scene.army(0, "a", attackers)
        scene.army(1, "b", defenders)
        position, chance = scene.position, Seeded(seed)
        position.apply(0, scene.notation.parse(f"attack b with {', '.join(names)}"), chance)
        while position.pending()[0].kind != "movement":
            decision = position.pending()[0]
            is_salvo = decision.kind.endswith("_salvo")
            order = "fire_by_plan focus for battle" if is_salvo else "fight_on"
            position.apply(decision.seat, scene.notation.parse(order), chance)
        won += scene.owner("b") == 0
    return won


@clause("R3-49")
def test_pioneers_storm_forts_that_a_dearer_army_of_other_kinds_cannot() -> None:
    forts, kinds = "infantry infantry " + "fort " * 8, standard_kinds()
    assert stormed("pioneer_infantry " * 5 + "infantry infantry", forts, kinds) >= 6
    assert stormed("infantry " * 4 + "tank " * 4, forts, kinds) <= 1
    text = read_text("velmoci.salva", "data/units.toml")
    weak = read_kinds(Document("units", text.replace("armoured = 1, fortress = 6 }", "armoured = 1, fortress = 1 }")))
    assert stormed("pioneer_infantry " * 5 + "infantry infantry", forts, weak) == 0
