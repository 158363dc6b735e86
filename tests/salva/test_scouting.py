"""Scouts (SA-scouting): they shoot at nobody, take nothing, are hard to hit, and go back after the opening."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.test_artillery import aimed
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.scouting import Scouts, ShelledScouts
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.numbers import Chain
from velmoci.salva.units import read_kinds, standard_kinds

KINDS = standard_kinds()
LINE = {"a": ["b"], "b": ["a", "c"], "c": ["b", "d"], "d": ["c"]}
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}
MOUNTAINS = {"b": {"defence": "2"}}


def scouts(*chapters: str, **options: Any) -> HidingScene:
    """Seat 1 on `a`, seat 2 on `b` in the mountains and behind it."""
    given = {"hideable_kinds": "at_gun", **options}
    on = ["scouting", "terrain", *chapters]
    return HidingScene(*on, owners=OWNERS, units=KINDS, fields=LINE, marks=MOUNTAINS, **given)


@clause("SA-scouting-1", "SA-scouting-3")
def test_scouts_come_with_units_that_hide_and_with_their_own_grounds() -> None:
    for other in ("hidden_units", "formations"):
        rulebook = assemble(LIBRARY, ["scouting", other], {"scenario": "border_war", "players": 2})
        assert "scouting" in rulebook.chapters
    with pytest.raises(BadRulebook, match="chapter"):
        assemble(LIBRARY, ["scouting"], {"scenario": "border_war", "players": 2})
    land = scouts().rules.items
    assert ("land_patrol" in land, "recon_boat" in land, "recon_plane" in land) == (True, False, False)
    sea = HidingScene("scouting", "naval", units=KINDS, hideable_kinds="at_gun").rules.items
    assert ("recon_boat" in sea, "recon_plane" in sea) == (True, False)
    for kind in ("land_patrol", "recon_boat", "recon_plane"):
        found = KINDS.rows[KINDS.index[kind]]
        assert (set(found.attack), set(found.defence), found.shields) == ({0}, {0}, False)


@clause("SA-scouting-1")
def test_a_scout_cannot_shoot() -> None:
    scene = scouts()
    scene.army(0, "a", "infantry land_patrol")
    scene.army(1, "b", "infantry")
    scene.order(0, "attack b with infantry_1, land_patrol_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire land_patrol_2 infantry_3") == "SA-scouting-1"
    scene.order(0, "fire infantry_1 infantry_3", [3])
    assert scene.refused(1, "fire infantry_3 infantry_3") == "SA-minimal-43"


@clause("SA-scouting-2", "SA-scouting-5", "TV4-26")
def test_a_patrol_survives_two_infantry_in_the_mountains_and_is_back() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol")
    scene.army(1, "b", "infantry infantry")
    scene.order(0, "attack b with land_patrol_1", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    scene.order(1, "fire infantry_2 land_patrol_1")
    told = scene.order(1, "fire infantry_3 land_patrol_1")
    shots = [event.seen_by_all().values["points"] for event in scene.events if event.seen_by_all().sentence == "shot"]
    assert shots == ["2/3"], "2 × 2 × ½ × 1/3, twice: 4/3"
    assert "battle-decided" in told
    assert (scene.place("land_patrol_1"), scene.owner("b")) == ("a", 1)
    decided = [event.seen_by_all() for event in scene.events if event.seen_by_all().sentence == "battle-decided"]
    assert [dict(one.values) for one in decided] == [{"verdict": "forced_retreat", "clause": "SA-scouting-5"}]


@clause("SA-scouting-2", "TV4-26")
def test_the_damage_of_both_shots_is_four_thirds() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol infantry")
    scene.army(1, "b", "infantry infantry")
    scene.order(0, "attack b with land_patrol_1, infantry_2", [3])
    scene.order(1, "salvo infantry_3>land_patrol_1, infantry_4>land_patrol_1")
    assert scene.damage("land_patrol_1") == "4/3"


@clause("SA-scouting-2", "SA-scouting-5", "TV4-27")
def test_six_infantry_that_roll_a_six_destroy_one_patrol_of_three() -> None:
    scene = scouts()
    names = scene.army(0, "a", "land_patrol land_patrol land_patrol")
    scene.army(1, "b", "infantry infantry infantry infantry infantry infantry")
    scene.order(0, f"attack b with {', '.join(names)}", [6])
    scene.order(1, "fire_by_plan focus")
    assert [scene.lives(name) for name in names] == [False, True, True]
    assert [scene.place(name) for name in names[1:]] == ["a", "a"]


@clause("SA-scouting-2")
@pytest.mark.parametrize(("share", "points"), [("1/12", "1/6"), ("1/3", "2/3"), ("1", "2")])
def test_how_vulnerable_scouts_are_is_agreed(share: str, points: str) -> None:
    scene = scouts(scout_vulnerability=share)
    scene.army(0, "a", "land_patrol infantry")
    scene.army(1, "b", "infantry")
    scene.order(0, "attack b with land_patrol_1, infantry_2", [3])
    scene.order(1, "fire infantry_3 land_patrol_1")
    assert scene.events[0].seen_by_all().values["points"] == points
    told = [number for number in numbers(scene, "land_patrol") if number["name"] == "scout_vulnerability"]
    assert [number["value"] for number in told] == [share]


def numbers(scene: Scene, kind: str) -> list[Any]:
    found = scene.rules.kinds.rows[scene.rules.kinds.index[kind]]
    return [number.to_json() for face in scene.rules.faces for number in face.numbers(found)]


@clause("SA-scouting-2")
@pytest.mark.parametrize(("share", "damage"), [("1/3", "1/3"), ("1", "1"), ("1/2", "1/2")])
def test_shells_too_do_to_scouts_what_was_agreed(share: str, damage: str) -> None:
    scene = scouts("artillery", "repair_prevention", scout_vulnerability=share)
    scene.army(0, "a", "gun")
    scene.army(1, "b", "land_patrol infantry")
    aimed(scene, "gun_1", "b")
    scene.order(0, "fire_at b with gun_1>land_patrol_2")
    assert scene.damage("land_patrol_2") == damage
    assert {number["name"] for number in numbers(scene, "infantry")} & {"scout_vulnerability"} == set()


@clause("SA-scouting-2")
def test_shells_do_to_others_what_they_always_do() -> None:
    scene = scouts("artillery", "repair_prevention")
    scene.army(1, "b", "land_patrol")
    scene.army(0, "a", "gun gun")
    scene.army(1, "b", "infantry")
    for gun in ("gun_2", "gun_3"):
        aimed(scene, gun, "b")
    scene.order(0, "fire_at b with gun_2>land_patrol_1, gun_3>infantry_4")
    assert [scene.damage(unit) for unit in ("land_patrol_1", "infantry_4")] == ["1/3", "1"]


def shells(scene: HidingScene) -> ShelledScouts:
    [found] = [factor for factor in scene.rules.fire if isinstance(factor, ShelledScouts)]
    return found


@clause("SA-scouting-2")
@pytest.mark.parametrize(("written", "factor"), [("1/3", "1/2"), ("2/3", "1/4"), ("1", "1/6")])
def test_what_was_agreed_stands_in_place_of_what_the_table_says_and_is_told_with_its_clause(
    written: str, factor: str
) -> None:
    text = read_text("velmoci.salva", "data/units.toml").replace('{ all = "1/3" }', f'{{ all = "{written}" }}')
    scene = HidingScene(
        "scouting", "artillery", owners=OWNERS, units=read_kinds(Document("units", text)), fields=LINE,
        hideable_kinds="at_gun", scout_vulnerability="1/6",
    )  # fmt: skip
    scene.army(0, "a", "gun")
    scene.army(1, "b", "land_patrol")
    table, chain = scene.position.table, Chain(explains=True)
    shells(scene).shell(table, 0, 1, chain)
    assert chain.text() == factor
    assert [(link.name, link.clause) for link in chain.links or []] == [("scout_vulnerability", "SA-scouting-2")]
    scene.army(1, "b", "land_patrol", finished=False)
    scene.army(1, "b", "land_patrol")
    for target, why in ((2, "it is being built"), (-1, "a building is no scout, whoever is the last unit")):
        chain = Chain()
        shells(scene).shell(table, 0, target, chain)
        assert chain.text() == "1", why


def muster(scene: HidingScene) -> Scouts:
    [found] = [part for part in scene.rules.musters if isinstance(part, Scouts)]
    return found


@clause("SA-scouting-1", "SA-scouting-3", "SA-scouting-4", "SA-minimal-34", "SA-minimal-35")
def test_of_others_nothing_of_that_is_said() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol supply_cargo")
    scene.army(1, "b", "infantry")
    assert scene.refused(0, "attack b with supply_cargo_2") == "SA-minimal-34"
    assert scene.refused(0, "attack c with land_patrol_1") in ("SA-scouting-4", "SA-minimal-33")
    kinds = scene.rules.kinds
    [cargo, patrol] = [kinds.rows[kinds.index[kind]] for kind in ("supply_cargo", "land_patrol")]
    part, table, fields = muster(scene), scene.position.table, scene.rules.board.index
    assert (part.why_unable(cargo), part.why_unarmed(cargo)) == ("", "")
    assert (part.why_unable(patrol), part.why_unarmed(patrol)) == ("SA-scouting-4", "SA-scouting-1")
    assert not part.may_open(table, 1, fields["b"]), "cargo is no scout"
    assert not part.may_open(table, 0, fields["a"]), "only its own side is there"
    assert part.may_open(table, 0, fields["b"])
    assert "attack b with land_patrol_1" in scene.offered("attack")


@clause("SA-scouting-7")
def test_others_in_front_shield_as_always() -> None:
    scene = scouts("second_line")
    scene.army(0, "a", "infantry infantry")
    scene.army(1, "b", "infantry")
    scene.order(0, "attack b with infantry_1, infantry_2")
    scene.order(1, "lines")
    scene.order(0, "lines infantry_2 2", [3])
    assert scene.refused(1, "fire infantry_3 infantry_2") == "SA-second_line-6"


@clause("SA-scouting-3", "SA-minimal-34", "R4-34")
def test_scouts_attack_by_themselves_where_somebody_is() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol")
    scene.army(1, "b", "at_gun")
    assert "attack b with land_patrol_1" in scene.offered("attack")
    assert scouted(scene, "b") == ["battle-declared"]
    without = scouts(scouts_attack_alone=False)
    without.army(0, "a", "land_patrol")
    without.army(1, "b", "at_gun")
    assert without.offered("attack") == []
    assert without.refused(0, "attack b with land_patrol_1") == "SA-scouting-4"


def scouted(scene: HidingScene, field: str) -> list[str]:
    """What happened when the first patrol attacked, up to the battle."""
    told = scene.order(0, f"attack {field} with land_patrol_1")
    return told[:1]


@clause("SA-scouting-4", "SA-minimal-34", "SA-minimal-35", "TV4-25", "R4-34")
def test_an_empty_field_is_not_conquered_by_scouts() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol")
    assert scene.offered("attack") == []
    assert scene.refused(0, "attack b with land_patrol_1") == "SA-scouting-4"
    assert scene.position.table.battle is None
    scene.army(0, "a", "infantry")
    assert "conquered" in scene.order(0, "attack b with land_patrol_1, infantry_2"), "others take it"


@clause("SA-scouting-4", "SA-scouting-5")
def test_scouts_that_are_left_alone_take_nothing() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol infantry")
    scene.army(1, "b", "infantry")
    scene.position.table.damage[scene.unit("infantry_2")] = 33
    scene.order(0, "attack b with land_patrol_1, infantry_2", [3])
    scene.order(1, "fire infantry_3 infantry_2")
    assert not scene.lives("infantry_2")
    assert (scene.place("land_patrol_1"), scene.owner("b")) == ("a", 1)


@clause("SA-scouting-3", "SA-scouting-5", "TV4-47", "R4-34")
def test_where_only_a_false_token_lies_there_is_no_battle_and_the_patrol_is_back() -> None:
    scene = scouts()
    scene.army(0, "a", "land_patrol")
    first, second, third = scene.hidden(1, "c", "at_gun")
    scene.lay(second, "b")
    told = scene.order(0, "attack b with land_patrol_1")
    assert told == ["battle-declared", "presence-asked"]
    assert scene.order(1, "appear_all") == ["appeared-all", "token-shown-false"]
    told = scene.order(1, f"relocate {second} to {third}", [1])
    assert "salvo" not in told
    assert (scene.place("land_patrol_1"), scene.owner("b")) == ("a", 1)
    assert scene.true_ones(1) == [first]


@clause("SA-scouting-3")
def test_whether_scouts_may_attack_does_not_depend_on_the_truth() -> None:
    for true in (1, 2, 3):
        scene = scouts()
        scene.army(0, "a", "land_patrol")
        tokens = scene.hidden(1, "c", "at_gun", true)
        scene.lay(tokens[1], "b")
        assert scene.offered("attack") == ["attack b with land_patrol_1"]


@clause("SA-scouting-5")
def test_after_a_landing_scouts_wait_for_the_half_salvo_too() -> None:
    owners = {"a": 0, "b": 1, "c": 1, "d": 1}
    scene = HidingScene("scouting", "naval", owners=owners, units=KINDS, hideable_kinds="at_gun")
    scene.army(0, "s", "transport_ship")
    scene.army(0, "s", "land_patrol")
    aboard = scene.position.table.unit_columns[scene.rules.unit_column("aboard")]
    aboard[scene.unit("land_patrol_2")] = scene.unit("transport_ship_1")
    scene.army(1, "b", "infantry infantry")
    scene.order(0, "attack b with land_patrol_2")
    scene.order(1, "pick infantry_3", [3])
    assert "battle-decided" not in scene.order(1, "fire infantry_3 land_patrol_2", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    assert "battle-decided" in scene.order(1, "fire infantry_4 land_patrol_2")


@clause("SA-scouting-5")
def test_a_boat_scouts_at_sea_and_goes_back() -> None:
    scene = HidingScene("scouting", "naval", owners=OWNERS, units=KINDS, hideable_kinds="at_gun")
    scene.army(0, "s", "recon_boat")
    scene.army(1, "t", "cruiser")
    scene.order(0, "attack t with recon_boat_1", [3])
    scene.order(1, "fire cruiser_2 recon_boat_1")
    while scene.position.table.battle is not None:
        decision = scene.position.pending()[0]
        scene.order(decision.seat, str(decision.default()))
    assert scene.place("recon_boat_1") == "s"


@clause("SA-scouting-3", "SA-scouting-5")
def test_a_plane_scouts_from_above_and_flies_on() -> None:
    scene = HidingScene("scouting", "air", owners=OWNERS, units=KINDS, fields=LINE, hideable_kinds="at_gun")
    scene.army(0, "a", "recon_plane")
    scene.order(0, "move recon_plane_1 b")
    assert scene.refused(0, "strike b with recon_plane_1") == "SA-air-26", "nobody is there"
    scene.army(1, "b", "infantry")
    assert "strike b with recon_plane_1" in scene.offered("strike")
    told = scene.order(0, "strike b with recon_plane_1")
    assert "battle-declared" in told or "strike-declared" in told
    while scene.position.table.battle is not None:
        decision = scene.position.pending()[0]
        scene.order(decision.seat, str(decision.default()))
    assert (scene.lives("recon_plane_1"), scene.place("recon_plane_1"), scene.owner("b")) == (True, "b", 1)


@clause("SA-scouting-7", "R4-34")
@pytest.mark.parametrize("says", [True, False], ids=["the table says so", "the table is silent"])
def test_scouts_in_front_shield_nobody(says: bool) -> None:
    text = read_text("velmoci.salva", "data/units.toml")
    kinds = read_kinds(Document("units", text if says else text.replace("shields_second_line = false\n", "")))
    scene = HidingScene(
        "scouting", "terrain", "second_line", owners=OWNERS, units=kinds, fields=LINE, marks=MOUNTAINS,
        hideable_kinds="at_gun",
    )  # fmt: skip
    scene.army(0, "a", "land_patrol infantry")
    scene.army(1, "b", "infantry")
    scene.order(0, "attack b with land_patrol_1, infantry_2")
    scene.order(1, "lines")
    scene.order(0, "lines infantry_2 2", [3])
    scene.order(1, "fire infantry_3 infantry_2")
    assert scene.damage("infantry_2") == "2"


@clause("SA-scouting-3")
def test_scouts_wake_an_army_that_nobody_knows() -> None:
    owners = {"a": 0, "d": 1}
    scene = HidingScene(
        "scouting", "neutral_army", owners=owners, units=KINDS, fields=LINE, hideable_kinds="at_gun",
        neutral_size="random",
    )  # fmt: skip
    scene.army(0, "a", "land_patrol")
    told = scene.order(0, "attack b with land_patrol_1", [1, 5, 3])
    assert "army-awakes" in told
    assert (scene.place("land_patrol_1"), scene.owner("b")) == ("a", None)
