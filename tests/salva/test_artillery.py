"""Artillery (SA-artillery)."""

import pytest

from tests.clause import clause
from tests.salva.menus import offered as menu_of
from tests.salva.scenes import Scene
from tests.salva.test_assembling import with_chapters
from tests.salva.test_naval import moor
from tests.salva.toys import LENDING
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook, Malformed
from velmoci.kernel.resources import read_text
from velmoci.kernel.rulebook import assemble
from velmoci.salva.chapters.artillery import Aim
from velmoci.salva.chapters.guns import d_strength
from velmoci.salva.chapters.shelling import FireAt
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.position import Position
from velmoci.salva.state import NOBODY
from velmoci.salva.units import Kinds, read_kinds, standard_kinds

KINDS = standard_kinds()
OWNERS = {"a": 0, "b": 1, "c": 1, "d": 1}
SHORE = {"a": 0, "b": 0, "c": 0, "d": 1}


def front(
    own: str, foes: str, *more: str, kinds: Kinds = KINDS, owners: dict[str, int] = OWNERS, **options: object
) -> Scene:
    """Guns on `a` beside the enemies on `b`."""
    scene = Scene(["artillery", *more], owners=owners, options=options, units=kinds)
    scene.army(0, "a", own)
    scene.army(1, "b", foes)
    return scene


def sea(*more: str, **options: object) -> Scene:
    """The first seat owns the coast `a` to `c`; `s` touches `b` and `c`."""
    return Scene(["artillery", "naval", *more], owners=SHORE, options=options, units=KINDS).begin()


def aimed(scene: Scene, name: str, field: str) -> None:
    """A unit has been in stance since an earlier turn."""
    column = scene.position.table.unit_columns[scene.rules.unit_column("aims_at")]
    column[scene.unit(name)] = scene.rules.board.index[field]


def aim(scene: Scene, name: str) -> str:
    field = int(scene.position.table.unit_columns[scene.rules.unit_column("aims_at")][scene.unit(name)])
    return scene.rules.board.ids[field] if field >= 0 else ""


def table(*changes: tuple[str, str]) -> Kinds:
    text = read_text("velmoci.salva", "data/units.toml")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return read_kinds(Document("units", text))


def offered(position: Position, kind: type) -> list[str]:
    return [str(order) for decision in position.pending() for order in decision if isinstance(order, kind)]


@clause("SA-foundations-4", "SA-chapters-2")
def test_artillery_brings_repair_prevention_along() -> None:
    assert "repair_prevention" in assemble(LIBRARY, ["artillery"]).chapters


@clause("SA-foundations-5", "R3-59", "TV3-47")
def test_without_fortresses_there_are_guns_and_no_artillery_forts() -> None:
    on = {kind.id for kind in front("gun", "infantry").rules.available}
    assert "gun" in on
    assert "artillery_fort" not in on
    assert KINDS.is_available(KINDS.rows[KINDS.index["artillery_fort"]], ("artillery", "fortresses"))


@clause("SA-artillery-1", "SA-artillery-2", "SA-artillery-3", "SA-artillery-18", "H3-2")
def test_at_the_end_of_the_movement_phase_a_gun_takes_stance_keeps_it_changes_it_and_gives_it_up() -> None:
    scene = Scene(["artillery"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, units=KINDS)
    scene.army(0, "a", "gun gun infantry")
    scene.army(1, "d", "infantry gun")
    scene.order(0, "move gun_1 b")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "artillery_stance")]
    assert scene.refused(0, "aim gun_1:d") == "SA-artillery-1"
    assert scene.refused(0, "aim gun_1:c:a") == "SA-artillery-18"
    assert scene.refused(0, "aim infantry_3:b") == "SA-artillery-1"
    assert scene.refused(0, "aim infantry_4:c") == "SA-artillery-1"
    assert scene.refused(0, "aim gun_9:c") == "SA-artillery-1"
    decision = scene.position.pending()[0]
    assert decision.about()["stances"] == {
        "gun_1": {"now": "", "fields": ["a", "c", "s"]},
        "gun_2": {"now": "", "fields": ["b"]},
    }
    assert scene.refused(0, "aim gun_5:c") == "SA-artillery-1"
    assert scene.order(0, "aim gun_1:c, gun_2:b")[:3] == ["stance-taken", "stance-taken", "stances-set"]
    told = [event.seen_by_all().values for event in scene.events]
    assert told[:3] == [{"unit": "gun_1", "field": "c"}, {"unit": "gun_2", "field": "b"}, {"power": "seat_1"}]
    assert (aim(scene, "gun_1"), aim(scene, "gun_2")) == ("c", "b")
    next_turn(scene)
    scene.order(0, "end_movement")
    assert "aim" in offered(scene.position, Aim)
    assert "aim gun_2" in offered(scene.position, Aim)
    assert scene.order(0, "aim gun_1:a, gun_2")[:2] == ["stance-taken", "stance-left"]
    assert scene.events[1].seen_by_all().values == {"unit": "gun_2", "field": ""}
    assert (aim(scene, "gun_1"), aim(scene, "gun_2")) == ("a", "")


def next_turn(scene: Scene) -> None:
    """The other seat does nothing, and the first one is on turn again."""
    for _ in range(9):
        if scene.asked() == [(0, "movement")]:
            return
        decision = scene.position.pending()[0]
        order = decision.default()
        assert order is not None
        scene.order(decision.seat, str(order))


@clause("SA-artillery-1")
def test_a_seat_without_guns_is_not_asked() -> None:
    scene = front("infantry", "gun")
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "production")]


@clause("SA-artillery-2")
def test_a_gun_that_moved_or_left_a_transport_takes_stance() -> None:
    scene = front("gun land_transport", "infantry", "land_transport", owners={"a": 0, "b": 1, "c": 1, "d": 1})
    scene.order(0, "load gun_1 on land_transport_2")
    scene.order(0, "unload gun_1")
    scene.order(0, "end_movement")
    scene.order(0, "aim gun_1:b")
    assert aim(scene, "gun_1") == "b"


@clause("SA-artillery-4", "R3-50")
def test_an_artillery_fort_needs_a_stance_like_everybody() -> None:
    scene = front("artillery_fort", "infantry")
    assert scene.refused(0, "fire_at b with artillery_fort_1>infantry_2") == "SA-artillery-7"
    aimed(scene, "artillery_fort_1", "b")
    scene.order(0, "fire_at b with artillery_fort_1>infantry_2")
    assert scene.damage("infantry_2") == "1"


@clause("SA-artillery-5", "R3-34")
def test_nobody_fires_from_aboard_or_from_a_harbour() -> None:
    scene = sea()
    moor(scene, 0, "c", "t", "cruiser transport_ship")
    scene.army(0, "c", "gun")
    scene.army(1, "d", "infantry")
    aimed(scene, "gun_3", "d")
    scene.order(0, "embark gun_3 on transport_ship_2")
    assert aim(scene, "gun_3") == ""
    aimed(scene, "cruiser_1", "d")
    aimed(scene, "gun_3", "d")
    for unit in ("cruiser_1", "gun_3"):
        assert scene.refused(0, f"fire_at d with {unit}>infantry_4") == "SA-artillery-5"
    scene.order(0, "end_movement")
    assert scene.asked() == [(0, "production")]


@clause("SA-artillery-5", "R3-34")
def test_by_the_option_docked_ships_fire() -> None:
    scene = sea(docked_artillery=True)
    moor(scene, 0, "c", "t", "cruiser")
    scene.army(1, "d", "infantry")
    scene.order(0, "end_movement")
    scene.order(0, "aim cruiser_1:d")
    next_turn(scene)
    scene.order(0, "fire_at d with cruiser_1>infantry_2")
    assert scene.damage("infantry_2") == "1/2"


@clause("SA-artillery-6")
def test_a_gun_under_construction_takes_no_stance() -> None:
    scene = front("gun", "infantry")
    scene.army(0, "a", "gun", finished=False)
    scene.order(0, "end_movement")
    assert scene.refused(0, "aim gun_3:b") == "SA-artillery-6"


@clause("SA-artillery-7", "TS3-13")
def test_four_at_a_half_are_two_points() -> None:
    scene = sea()
    scene.army(0, "u", "battleship")
    scene.army(1, "d", "infantry")
    aimed(scene, "battleship_1", "d")
    scene.order(0, "fire_at d with battleship_1>infantry_2")
    assert scene.damage("infantry_2") == "2"


@clause("SA-artillery-7")
def test_only_the_owner_who_commands_fires_and_only_from_a_stance() -> None:
    scene = Scene(["artillery", "lending"], owners=OWNERS, library=with_chapters(LENDING), units=KINDS)
    scene.army(0, "a", "gun gun")
    scene.army(1, "b", "infantry gun")
    aimed(scene, "gun_1", "b")
    scene.position.table.unit_columns[scene.rules.command][scene.unit("gun_1")] = 1
    assert scene.refused(0, "fire_at b with gun_1>infantry_3") == "SA-artillery-7"
    scene.position.change_owner(scene.unit("gun_1"), 1)
    scene.position.table.unit_columns[scene.rules.command][scene.unit("gun_1")] = 0
    assert scene.refused(0, "fire_at b with gun_1>infantry_3") == "SA-artillery-7"
    assert not offered(scene.position, FireAt)
    assert scene.refused(0, "fire_at b with gun_2>infantry_3") == "SA-artillery-7"
    assert scene.refused(0, "fire_at b with gun_4>infantry_3") == "SA-artillery-7"
    assert scene.refused(0, "fire_at b with infantry_3>gun_4") == "SA-artillery-7"


@clause("SA-artillery-7", "SA-artillery-10")
def test_whom_shells_can_hit() -> None:
    scene = front("gun infantry", "infantry bomber submarine")
    scene.army(1, "c", "infantry")
    aimed(scene, "gun_1", "b")
    for target in ("bomber_4", "submarine_5"):
        assert scene.refused(0, f"fire_at b with gun_1>{target}") == "SA-artillery-10"
    for target in ("infantry_2", "infantry_6"):
        assert scene.refused(0, f"fire_at b with gun_1>{target}") == "SA-artillery-7"
    assert scene.refused(0, "fire_at b with infantry_2>infantry_3") == "SA-artillery-1"
    ship = sea()
    ship.army(0, "u", "cruiser")
    ship.army(1, "d", "tank infantry")
    aimed(ship, "cruiser_1", "d")
    assert ship.refused(0, "fire_at d with cruiser_1>tank_2") == "SA-artillery-7"
    ship.order(0, "fire_at d with cruiser_1>infantry_3")


@clause("SA-artillery-8", "R3-35")
def test_without_the_option_no_die_is_rolled_and_with_it_one_for_all_guns() -> None:
    scene = front("gun gun", "infantry tank", artillery_roll="effectiveness")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    assert scene.rules.roll_table[5] == (3, 2)
    scene.order(0, "fire_at b with gun_1>infantry_3, gun_2>tank_4", [6])
    assert (scene.damage("infantry_3"), scene.damage("tank_4")) == ("3/2", "2/3")
    plain = front("gun", "infantry")
    aimed(plain, "gun_1", "b")
    plain.order(0, "fire_at b with gun_1>infantry_2", [])
    assert plain.damage("infantry_2") == "1"


@clause("SA-artillery-9", "R3-35")
@pytest.mark.parametrize(("option", "tank"), [(False, "1/2"), (True, "3/2")])
def test_the_ground_does_not_matter_but_for_the_option(option: bool, tank: str) -> None:
    marks = {"b": {"defence": "2", "roughness": "3"}}
    options = {"artillery_roughness": option}
    scene = Scene(["artillery", "terrain"], owners=OWNERS, marks=marks, options=options, units=KINDS)
    scene.army(0, "a", "gun gun")
    scene.army(1, "b", "infantry tank")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    scene.order(0, "fire_at b with gun_1>infantry_3, gun_2>tank_4")
    assert (scene.damage("infantry_3"), scene.damage("tank_4")) == ("1", tank)


@clause("SA-artillery-9")
def test_roughness_means_nothing_where_there_is_no_terrain() -> None:
    scene = front("gun", "tank", artillery_roughness=True)
    aimed(scene, "gun_1", "b")
    scene.order(0, "fire_at b with gun_1>tank_2")
    assert scene.damage("tank_2") == "1/2"


@clause("SA-artillery-11", "R3-36")
def test_a_gun_fires_in_the_movement_phase_where_it_took_stance_and_may_move_afterwards() -> None:
    scene = Scene(["artillery"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, units=KINDS)
    scene.army(0, "b", "gun gun")
    scene.army(1, "c", "infantry")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "c")
    scene.order(0, "fire_at c with gun_1>infantry_3")
    answer_all(scene)
    scene.order(0, "move gun_1 a")
    scene.order(0, "move gun_2 a")
    assert aim(scene, "gun_2") == ""
    scene.order(0, "end_movement")
    assert scene.refused(0, "fire_at c with gun_2>infantry_3") == "SA-artillery-11"


def answer_all(scene: Scene) -> None:
    while scene.asked()[0][1] == "hold_window":
        scene.order(scene.asked()[0][0], "keep_holds")


@clause("SA-artillery-12", "TV3-37")
def test_a_field_is_shelled_once_in_a_turn_by_guns_of_several_fields() -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 1}
    scene = Scene(["artillery"], owners=owners, units=KINDS)
    scene.army(0, "a", "gun gun")
    scene.army(0, "c", "gun")
    scene.army(1, "b", "infantry infantry")
    scene.army(1, "d", "infantry")
    for gun in ("gun_1", "gun_2", "gun_3"):
        aimed(scene, gun, "b")
    assert scene.refused(0, "fire_at b with") == "SA-artillery-12"
    scene.order(0, "fire_at b with gun_1>infantry_4, gun_3>infantry_4")
    assert scene.damage("infantry_4") == "2"
    answer_all(scene)
    assert scene.refused(0, "fire_at b with gun_2>infantry_4") == "SA-artillery-12"
    assert not offered(scene.position, FireAt)
    next_turn_after(scene)
    scene.order(0, "fire_at b with gun_2>infantry_4")


def next_turn_after(scene: Scene) -> None:
    scene.order(0, "end_movement")
    next_turn(scene)


@clause("SA-artillery-12")
def test_all_shots_are_declared_before_any_is_resolved() -> None:
    scene = front("gun gun", "infantry infantry")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    scene.position.table.damage[scene.unit("infantry_3")] = 30
    scene.order(0, "fire_at b with gun_1>infantry_3, gun_2>infantry_3")
    assert not scene.lives("infantry_3")
    assert scene.damage("infantry_4") == "0"


@clause("SA-artillery-13", "SA-repair_prevention-6")
def test_after_the_attack_the_window_opens_and_what_is_not_held_is_repaired() -> None:
    scene = front("gun gun", "infantry infantry")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    events = scene.order(0, "fire_at b with gun_1>infantry_3, gun_2>infantry_4")
    assert events == ["field-shelled", "shot", "shot"]
    assert scene.asked() == [(0, "hold_window")]
    scene.order(0, "hold_unit infantry_4")
    scene.order(0, "keep_holds")
    assert (scene.damage("infantry_3"), scene.damage("infantry_4")) == ("0", "1")
    assert scene.asked() == [(0, "movement")]


@clause("SA-artillery-13", "TV3-33")
@pytest.mark.parametrize(("guns", "damage"), [(1, "0"), (2, "1/6")])
def test_damage_is_rounded_down_once_for_the_whole_attack(guns: int, damage: str) -> None:
    scene = front("gun gun", "tank", artillery_coefficient="1/12")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    shots = ", ".join(f"gun_{number}>tank_3" for number in range(1, guns + 1))
    scene.order(0, f"fire_at b with {shots}")
    assert scene.damage("tank_3") == damage


@clause("SA-artillery-14", "TV3-34", "SA-artillery-3")
def test_a_gun_divides_its_fire() -> None:
    old = 'armoured = 1, naval = 2, fortress = 2 }\nstrategic_bombing = "D1"\nnotes = "D strength'
    kinds = table((f"unarmoured = 2, {old}", f"unarmoured = 4, {old.replace('= 1', '= 2', 1)}"))
    scene = front("gun", "infantry tank", kinds=kinds)
    aimed(scene, "gun_1", "b")
    for shots in ("gun_1>infantry_2:2/3, gun_1>tank_3:1/2", "gun_1>infantry_2:0/3", "gun_1>infantry_2, gun_1>tank_3",
                  "gun_1>infantry_2:kill", "gun_1>infantry_2:1/0", "gun_1>infantry_2:0/0",
                  "gun_1>infantry_2:rest:plain"):  # fmt: skip
        assert scene.refused(0, f"fire_at b with {shots}") == "SA-artillery-14"
    scene.order(0, "fire_at b with gun_1>infantry_2:2/3, gun_1>tank_3:1/3")
    assert (scene.damage("infantry_2"), scene.damage("tank_3")) == ("4/3", "1/3")
    answer_all(scene)
    scene.position.table.field_columns[scene.rules.field_column("shelled")][scene.rules.board.index["b"]] = 0
    assert scene.refused(0, "fire_at b with gun_1>infantry_2") == "SA-artillery-14"


def test_a_shot_that_is_not_written_well_is_no_order() -> None:
    scene = front("gun", "infantry")
    with pytest.raises(Malformed):
        scene.order(0, "fire_at b with gun_1")


@clause("SA-artillery-15")
def test_against_shells_there_is_no_second_line() -> None:
    scene = front("gun", "infantry supply_cargo", "second_line")
    aimed(scene, "gun_1", "b")
    scene.order(0, "fire_at b with gun_1>supply_cargo_3")
    assert scene.damage("supply_cargo_3") == "1"


@clause("SA-artillery-16", "TV3-32")
def test_only_vulnerability_to_shells_or_to_everything_counts() -> None:
    old = "move = 1\nattack = { unarmoured = 2, armoured = 1, fortress = 1 }"
    kinds = table((old, f'{old}\nvulnerability = {{ artillery = "2", unarmoured = "3" }}'))
    scene = front("infantry_gun", "infantry", kinds=kinds, artillery_coefficient="1/4")
    aimed(scene, "infantry_gun_1", "b")
    scene.order(0, "fire_at b with infantry_gun_1>infantry_2")
    assert scene.damage("infantry_2") == "3/2"


@clause("SA-artillery-13", "SA-artillery-16", "SA-land_transport-5", "SA-land_transport-6", "SA-land_transport-8",
        "TV3-38")  # fmt: skip
def test_a_shelled_transport_shares_its_damage_with_its_unit() -> None:
    scene = front("infantry_gun gun", "land_transport infantry", "land_transport")
    table, rode = scene.position.table, scene.rules.unit_column("rode")
    table.unit_columns[rode][scene.unit("infantry_4")] = scene.unit("land_transport_3")
    for gun in ("infantry_gun_1", "gun_2"):
        aimed(scene, gun, "b")
    events = scene.order(0, "fire_at b with infantry_gun_1>land_transport_3")
    assert "suffered-along" in events
    assert (scene.damage("land_transport_3"), scene.damage("infantry_4")) == ("9/2", "9/2")
    again = front("infantry_gun gun", "land_transport infantry", "land_transport")
    table = again.position.table
    table.unit_columns[rode][again.unit("infantry_4")] = again.unit("land_transport_3")
    table.damage[again.unit("land_transport_3")] = 33
    for gun in ("infantry_gun_1", "gun_2"):
        aimed(again, gun, "b")
    again.order(0, "fire_at b with infantry_gun_1>land_transport_3, gun_2>infantry_4")
    told = [event.seen_by_all() for event in again.events]
    along = [part.values for part in told if part.sentence == "suffered-along"]
    assert along == [{"unit": "infantry_4", "points": "1/2"}], "no more than destroys the transport"
    assert [part.values for part in told if part.sentence == "destroyed"] == [{"unit": "land_transport_3"}]
    assert not again.lives("land_transport_3")
    assert again.damage("infantry_4") == "3/2"


@clause("SA-artillery-17", "R3-37")
def test_what_is_under_construction_is_shelled_last() -> None:
    scene = front("gun", "infantry")
    scene.army(1, "b", "tank", finished=False)
    aimed(scene, "gun_1", "b")
    assert scene.refused(0, "fire_at b with gun_1>tank_3") == "SA-artillery-17"
    alone = front("gun", "bomber")
    alone.army(1, "b", "tank", finished=False)
    aimed(alone, "gun_1", "b")
    alone.order(0, "fire_at b with gun_1>tank_3")
    assert alone.damage("tank_3") == "2"
    deep = sea()
    deep.army(0, "c", "gun")
    moor(deep, 1, "d", "u", "submarine")
    deep.army(1, "d", "tank", finished=False)
    aimed(deep, "gun_1", "d")
    deep.order(0, "fire_at d with gun_1>tank_3")


@clause("SA-artillery-18", "SA-artillery-19", "R3-36")
def test_a_stance_outlasts_an_attack_on_the_field_and_ends_with_a_move() -> None:
    scene = front("gun infantry", "tank")
    aimed(scene, "gun_1", "b")
    scene.order(0, "end_movement")
    scene.order(0, "aim")
    scene.order(0, "end_production")
    scene.order(1, "attack a with tank_3", [3])
    assert aim(scene, "gun_1") == "b"


@clause("SA-artillery-19", "SA-land_transport-1", "R3-36")
def test_a_stance_ends_when_the_unit_is_loaded_or_changes_its_owner() -> None:
    scene = front("gun land_transport", "infantry", "land_transport")
    aimed(scene, "gun_1", "b")
    scene.order(0, "load gun_1 on land_transport_2")
    assert aim(scene, "gun_1") == ""
    allied = Scene(["artillery", "alliance"], owners=OWNERS | {"c": 2}, units=KINDS, seats=3).begin()
    allied.army(0, "a", "gun")
    aimed(allied, "gun_1", "b")
    allied.order(0, "give gun_1 to seat_2")
    allied.order(1, "agree")
    assert aim(allied, "gun_1") == ""


def coast() -> Scene:
    """Guns on `b` and `c` aim at the sea field `s`, where a cruiser of the other seat lies."""
    scene = sea()
    scene.army(0, "b", "gun")
    scene.army(0, "c", "gun")
    scene.army(1, "s", "cruiser")
    scene.army(1, "d", "infantry")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "s")
    return scene


@clause("SA-artillery-20")
def test_ships_pass_a_gun_coast_unharmed() -> None:
    scene = coast()
    assert scene.refused(0, "fire_at s with gun_1>cruiser_3") == "SA-artillery-20"
    assert not offered(scene.position, FireAt)


@clause("SA-artillery-20", "TV3-35")
def test_a_ship_in_stance_is_hit_only_from_the_field_at_which_it_aims() -> None:
    scene = coast()
    aimed(scene, "cruiser_3", "b")
    assert scene.refused(0, "fire_at s with gun_2>cruiser_3") == "SA-artillery-20"
    scene.order(0, "fire_at s with gun_1>cruiser_3")
    assert scene.damage("cruiser_3") == "1"


@clause("SA-artillery-20")
def test_a_ship_that_fired_in_its_last_turn_is_hit_from_there() -> None:
    scene = coast()
    scene.position.table.unit_columns[scene.rules.unit_column("fired_at")][scene.unit("cruiser_3")] = 2
    assert scene.refused(0, "fire_at s with gun_1>cruiser_3") == "SA-artillery-20"
    scene.order(0, "fire_at s with gun_2>cruiser_3")
    answer_all(scene)
    scene.order(0, "end_movement")
    scene.order(0, "aim")
    scene.order(0, "end_production")
    assert scene.position.table.on_turn == 1
    column = scene.position.table.unit_columns[scene.rules.unit_column("fired_at")]
    assert column[scene.unit("cruiser_3")] == NOBODY
    assert column[scene.unit("gun_2")] == scene.rules.board.index["s"]


@clause("SA-artillery-21", "TV3-36", "R3-38")
def test_a_gun_fires_back_at_whoever_aims_at_its_field() -> None:
    scene = Scene(["artillery"], owners={"a": 1, "b": 0, "c": 1, "d": 1}, units=KINDS)
    scene.army(0, "b", "gun gun")
    scene.army(1, "c", "gun infantry")
    scene.army(1, "a", "infantry")
    aimed(scene, "gun_1", "a")
    aimed(scene, "gun_3", "b")
    assert scene.refused(0, "fire_at c with gun_1>infantry_4") == "SA-artillery-21"
    assert scene.refused(0, "fire_at c with gun_2>gun_3") == "SA-artillery-7"
    assert "fire_at c with gun_1>gun_3" in offered(scene.position, FireAt)
    scene.order(0, "fire_at c with gun_1>gun_3")
    assert scene.damage("gun_3") == "1"
    answer_all(scene)
    aimed(scene, "gun_2", "c")
    assert scene.refused(0, "fire_at c with gun_2>gun_3") == "SA-artillery-12"


@clause("SA-artillery-21", "R3-38")
def test_by_the_option_it_needs_no_stance_to_fire_back() -> None:
    options = {"counter_battery": "no_stance"}
    scene = Scene(["artillery"], owners={"a": 1, "b": 0, "c": 1, "d": 1}, options=options, units=KINDS)
    scene.army(0, "b", "gun")
    scene.army(1, "c", "gun infantry")
    scene.army(1, "d", "gun")
    aimed(scene, "gun_2", "b")
    aimed(scene, "gun_4", "b")
    assert scene.refused(0, "fire_at c with gun_1>infantry_3") == "SA-artillery-21"
    assert scene.refused(0, "fire_at d with gun_1>gun_4") == "SA-artillery-21"
    scene.order(0, "fire_at c with gun_1>gun_2")


@clause("SA-artillery-22")
def test_nobody_shells_sea_from_sea() -> None:
    scene = sea()
    scene.army(0, "s", "battleship")
    scene.army(1, "t", "cruiser")
    scene.army(1, "d", "infantry")
    aimed(scene, "battleship_1", "t")
    aimed(scene, "cruiser_2", "s")
    assert scene.refused(0, "fire_at t with battleship_1>cruiser_2") in ("SA-artillery-22", "SA-artillery-7")
    kinds = table(("artillery = { unarmoured = 4, armoured = 1, fortress = 3 }", "artillery = { naval = 4 }"))
    made = Scene(["artillery", "naval"], owners=SHORE, units=kinds).begin()
    made.army(0, "s", "battleship")
    made.army(1, "t", "cruiser")
    aimed(made, "battleship_1", "t")
    assert made.refused(0, "fire_at t with battleship_1>cruiser_2") == "SA-artillery-22"
    made.order(0, "end_movement")
    assert made.refused(0, "aim battleship_1:t") == "SA-artillery-22"
    made.order(0, "aim battleship_1:b")


@clause("SA-half_units-2", "SA-artillery-7")
def test_a_half_gun_fires_with_half_its_strength_and_a_half_is_hit_twice_as_hard() -> None:
    scene = front("gun gun", "gun infantry", "half_units", half_kinds="gun")
    half = scene.position.table.unit_columns[scene.rules.unit_column("half")]
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    half[scene.unit("gun_1")] = half[scene.unit("gun_3")] = 1
    scene.order(0, "fire_at b with gun_1>infantry_4, gun_2>gun_3")
    assert (scene.damage("infantry_4"), scene.damage("gun_3")) == ("1/2", "2")


@clause("SA-specialised-5", "SA-specialised-6")
@pytest.mark.parametrize(
    ("one", "other", "strength"),
    [
        ("gun", "artillery_fort", 2), ("artillery_fort", "gun", 2), ("penetrating_gun", "light_artillery_fort", 3),
        ("light_artillery_fort", "gun", 2), ("light_gun", "gun", 2), ("light_gun", "penetrating_gun", 2),
        ("light_gun", "infantry", 3), ("light_gun", "armoured_gun", 1), ("infantry_gun", "gun", 3),
        ("infantry", "gun", 0),
    ],
)  # fmt: skip
def test_guns_against_guns_and_forts(one: str, other: str, strength: int) -> None:
    kinds = [KINDS.rows[KINDS.index[name]] for name in (one, other)]
    assert d_strength(kinds[0], kinds[1]) == (strength, 1)


@clause("SA-artillery-7", "SA-specialised-6")
def test_a_light_gun_is_weaker_against_guns_than_against_soldiers() -> None:
    scene = front("light_gun light_gun", "gun infantry", "specialised")
    for gun in ("light_gun_1", "light_gun_2"):
        aimed(scene, gun, "b")
    scene.order(0, "fire_at b with light_gun_1>gun_3, light_gun_2>infantry_4")
    assert (scene.damage("gun_3"), scene.damage("infantry_4")) == ("1", "3/2")


@clause("SA-specialised-7", "SA-specialised-9", "R3-57")
def test_an_artillery_fort_costs_half_of_a_gun_and_so_holds_out_against_twice_the_price() -> None:
    price = {name: KINDS.rows[KINDS.index[name]].price_num / KINDS.rows[KINDS.index[name]].price_den
             for name in ("gun", "artillery_fort", "light_artillery_fort", "heavy_artillery_fort")}  # fmt: skip
    assert price == {"gun": 1, "artillery_fort": 0.5, "light_artillery_fort": 0.5, "heavy_artillery_fort": 0.5}
    scene = front("gun artillery_fort", "gun artillery_fort")
    for mine, foe in (("gun_1", "artillery_fort_4"), ("artillery_fort_2", "gun_3")):
        aimed(scene, mine, "b")
        aimed(scene, foe, "a")
    scene.order(0, "fire_at b with gun_1>artillery_fort_4, artillery_fort_2>gun_3")
    assert scene.damage("gun_3") == scene.damage("artillery_fort_4") == "1"


@clause("SA-artillery-12", "SA-artillery-14")
def test_what_is_proposed_is_all_guns_at_one_target_or_the_most_kills() -> None:
    scene = front("gun gun gun", "infantry infantry tank")
    for gun in ("gun_1", "gun_2", "gun_3"):
        aimed(scene, gun, "b")
    for unit in ("infantry_4", "infantry_5"):
        scene.position.table.damage[scene.unit(unit)] = 30
    orders = offered(scene.position, FireAt)
    assert orders[0] == "fire_at b with gun_1>infantry_4, gun_2>infantry_5, gun_3>tank_6"
    assert "fire_at b with gun_1>tank_6, gun_2>tank_6, gun_3>tank_6" in orders
    assert len(orders) == 4
    for order in orders:
        scene.position.pending()[0].check(scene.notation.parse(order))
    scene.order(0, orders[0])
    assert not scene.lives("infantry_4")
    assert not scene.lives("infantry_5")


def test_guns_beyond_need_fire_at_what_is_left() -> None:
    scene = front("gun gun", "infantry")
    for gun in ("gun_1", "gun_2"):
        aimed(scene, gun, "b")
    scene.position.table.damage[scene.unit("infantry_3")] = 30
    assert offered(scene.position, FireAt) == ["fire_at b with gun_1>infantry_3, gun_2>infantry_3"]


@clause("SA-artillery-1")
def test_stances_are_proposed_for_all_guns_together_and_for_each() -> None:
    scene = front("gun gun", "infantry")
    scene.order(0, "end_movement")
    ways = ["aim", "aim gun_1:b, gun_2:b", "aim gun_1:b", "aim gun_2:b"]
    assert menu_of(scene, "aim") == (ways, False)
    alone = Scene(["artillery"], owners={"a": 1, "b": 0, "c": 1, "d": 1}, units=KINDS)
    alone.army(0, "b", "gun")
    aimed(alone, "gun_1", "a")
    alone.order(0, "end_movement")
    assert menu_of(alone, "aim") == (["aim", "aim gun_1", "aim gun_1:c", "aim gun_1:s"], False)


@clause("R3-53")
def test_stances_come_last_in_the_movement_phase() -> None:
    scene = front("gun", "infantry", "statistical_destruction")
    track = [step.name for step in scene.rules.tracks[scene.rules.track("turn")]]
    place = track.index("artillery_stance")
    assert track[place + 1] == "after_movement"
    assert track.index("movement") < track.index("forced_rolls") < place


def test_an_option_out_of_its_range_is_refused() -> None:
    with pytest.raises(BadRulebook):
        front("gun", "infantry", artillery_coefficient="2")


@pytest.mark.parametrize("seed", range(4))
def test_games_with_guns_end(seed: int) -> None:
    chapters = ["artillery", "land_transport", "second_line", "naval", "terrain", "specialised"]
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    options = {"hard_round_cap": 20, "artillery_roll": "effectiveness", "artillery_roughness": True}
    scene = Scene(chapters, owners=owners, allotments=[9, 9], options=options, units=KINDS)
    scene.begin([1, 2])
    chance, position = Seeded(seed), scene.position
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    assert position.pending() == []
