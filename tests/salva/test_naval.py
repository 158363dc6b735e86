"""Ships at sea (SA-naval) and in harbours (SA-harbours)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.scenes import TABLE, Scene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.salva.chapters.harbours import harbours_of
from velmoci.salva.document import Document
from velmoci.salva.units import read_kinds

CANAL = {"c": {"canal": True}}
MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def ships(owners: dict[str, int] = MINE, **options: object) -> Scene:
    return Scene(["naval"], owners=owners, marks=CANAL, options=options).begin()


def moor(scene: Scene, seat: int, field: str, sea: str, kinds: str) -> list[str]:
    """Puts ships into the harbour of a field that faces a sea."""
    names = scene.army(seat, field, kinds)
    column = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    for name in names:
        column[scene.unit(name)] = scene.rules.board.index[sea]
    return names


@clause("SA-naval-1", "SA-naval-2", "SA-harbours-14", "SA-harbours-15")
def test_ships_are_built_in_a_named_harbour() -> None:
    scene = ships()
    scene.order(0, "end_movement")
    assert scene.refused(0, "buy cru a") == "SA-harbours-14"
    assert scene.refused(0, "buy cru b") == "SA-harbours-14"
    assert scene.refused(0, "buy cru b/t") == "SA-harbours-14"
    scene.order(0, "buy cru b/s")
    assert scene.place("cru_1") == "b"
    assert {"cru", "des", "sub", "tra"} <= set(scene.rules.items)


@clause("SA-naval-3", "SA-naval-4", "SA-naval-5")
def test_ships_move_at_sea_and_land_units_on_land() -> None:
    scene = ships()
    scene.army(0, "s", "cru")
    scene.army(0, "b", "tank")
    assert scene.refused(0, "move cru_1 b") == "SA-naval-4"
    assert scene.refused(0, "move tank_2 s") == "SA-minimal-27"
    scene.order(0, "move cru_1 t u")
    assert (scene.place("cru_1"), scene.points("cru_1")) == ("u", "0")
    assert scene.owner("u") is None


@clause("SA-naval-5")
def test_whoever_wins_a_sea_field_does_not_own_it() -> None:
    scene = ships()
    scene.army(0, "s", "cru cru")
    scene.army(1, "t", "tra")
    scene.order(0, "attack t with cru_1, cru_2")
    scene.order(0, "fight_on", [6])
    assert "conquered" in scene.order(0, "salvo cru_1>tra_3, cru_2>tra_3")
    assert (scene.place("cru_1"), scene.owner("t")) == ("t", None)


@clause("SA-naval-6", "SA-naval-7", "SA-naval-8", "SA-naval-9", "SA-naval-10", "SA-naval-11", "SR-naval-1", "V2-44")
def test_a_sea_field_with_foreign_ships_is_entered_by_a_battle() -> None:
    scene = ships()
    scene.army(0, "s", "cru cru tra")
    scene.army(1, "t", "cru")
    assert scene.refused(0, "move cru_1 t") == "SA-naval-10"
    assert scene.refused(0, "attack t with tra_3") == "SA-minimal-34"
    scene.order(0, "attack t with cru_1, cru_2", [3])
    battle = scene.battle
    assert int(battle.seat[1]) == 1
    scene.order(1, "fire cru_4 cru_1")
    scene.order(0, "fight_on", [3])
    events = scene.order(0, "salvo cru_1>cru_4, cru_2>cru_4")
    assert "conquered" in events
    assert scene.place("cru_1") == "t"
    assert scene.owner("t") is None


@clause("SA-naval-12", "SR-naval-2")
def test_ships_retreat_to_free_sea_and_into_the_harbour_only_as_a_last_resort() -> None:
    scene = ships()
    moor(scene, 0, "c", "s", "des")
    scene.army(1, "s", "sub")
    scene.army(1, "t", "cru")
    scene.position.table.unit_columns[scene.rules.unit_column("harbour")][scene.unit("des_1")] = 4
    scene.order(0, "attack s with des_1", [3])
    assert scene.asked() == [(1, "defender_salvo")]
    scene.order(1, "hold_fire", [3])
    assert scene.asked() == [(0, "attacker_salvo")]
    for _ in range(2):
        seat = scene.asked()[0][0]
        scene.order(seat, "hold_fire", [3])
    scene.order(scene.asked()[0][0], "hold_fire")
    assert scene.place("des_1") == "c"
    assert scene.position.table.battle is None


@clause("SA-naval-14")
def test_without_the_chapter_of_submarines_a_submarine_blocks_like_any_ship() -> None:
    scene = ships()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "sub")
    assert scene.refused(0, "move cru_1 t") == "SA-naval-10"


@clause("SA-harbours-1", "SA-harbours-2", "V-37")
def test_a_field_has_a_harbour_for_each_sea_field_beside_it() -> None:
    scene = ships()
    index = scene.rules.board.index
    assert [len(harbours_of(scene.rules, index[field])) for field in "abcd"] == [0, 1, 2, 1]
    assert harbours_of(scene.rules, index["s"]) == []


@clause("SA-naval-3", "SA-harbours-2", "SA-harbours-3", "SA-harbours-4", "SA-harbours-5", "SA-harbours-8", "V-36")
def test_a_cruiser_goes_through_the_canal() -> None:
    scene = ships({"a": 0, "b": 0, "c": 0, "d": 0})
    scene.army(0, "s", "cru")
    scene.order(0, "dock cru_1 c")
    assert (scene.place("cru_1"), scene.points("cru_1")) == ("c", "2")
    assert scene.refused(0, "move cru_1 t") == "SA-harbours-3"
    scene.order(0, "canal cru_1 t")
    assert scene.points("cru_1") == "1"
    assert scene.refused(0, "move cru_1 s") == "SA-harbours-3"
    scene.order(0, "move cru_1 t u")
    assert (scene.place("cru_1"), scene.points("cru_1")) == ("u", "0")
    assert scene.refused(0, "dock cru_1 d") == "SA-harbours-5"


@clause("SA-harbours-8")
def test_only_docked_ships_pass_a_canal() -> None:
    scene = ships()
    scene.army(0, "c", "tank")
    scene.army(0, "s", "cru")
    assert str(scene.refusal(0, "canal tank_1 t")) == "no_canal (unit=tank_1, field=t) [SA-harbours-8]"
    assert scene.refused(0, "canal cru_2 t") == "SA-harbours-8"


@clause("SA-harbours-8", "SA-harbours-16")
def test_a_canal_leads_a_docked_ship_to_another_harbour_of_the_same_field() -> None:
    scene = ships()
    moor(scene, 0, "c", "s", "cru cru")
    scene.army(1, "u", "cru")
    assert scene.refused(0, "canal cru_1 u") == "SA-harbours-8"
    assert scene.refused(0, "canal cru_1 s") == "SA-harbours-8"
    offered = [str(order) for order in scene.position.pending()[0] if order.kind == "canal"]
    assert offered == ["canal cru_1 t", "canal cru_2 t"]
    scene.order(0, "canal cru_1 t")
    assert (scene.place("cru_1"), scene.points("cru_1")) == ("c", "1")
    assert scene.refused(0, "dock cru_1 c") == "SA-harbours-3"
    scene.order(0, "canal cru_1 s")
    assert scene.points("cru_1") == "0"
    assert scene.refused(0, "canal cru_1 t") == "SA-harbours-8"
    scene.order(0, "canal cru_2 t")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.order(1, "move cru_3 t")
    assert scene.place("cru_3") == "t", "a docked ship holds no sea"
    plain = Scene(["naval"], owners=MINE).begin()
    moor(plain, 0, "c", "s", "cru")
    assert plain.refused(0, "canal cru_1 t") == "SA-harbours-8"


@clause("SA-harbours-6", "SA-harbours-8", "SR-harbours-1", "SA-harbours-17")
def test_only_own_harbours_and_canals_with_points_left() -> None:
    scene = ships()
    scene.army(0, "u", "cru tra")
    assert scene.refused(0, "dock cru_1 d") == "SA-harbours-6"
    assert scene.refused(0, "dock cru_1 c") == "SA-harbours-3"
    assert scene.refused(0, "canal cru_1 t") == "SA-harbours-8"
    moor(scene, 0, "c", "t", "tra tra tra")
    scene.position.table.points[scene.unit("tra_3")] = 0
    assert scene.refused(0, "canal tra_3 s") == "SA-harbours-8"
    assert scene.refused(0, "canal tra_4 t") == "SA-harbours-8"
    scene.order(0, "move tra_3 t")
    assert (scene.place("tra_3"), scene.points("tra_3")) == ("t", "0")


@clause("SA-harbours-3", "SA-harbours-4")
def test_a_ship_at_sea_is_offered_every_own_harbour_beside_it_and_docks_for_nothing() -> None:
    scene = ships()
    scene.army(0, "s", "cru tra")
    scene.army(0, "u", "tra")
    scene.army(1, "t", "cru")
    scene.army(0, "a", "tank")
    scene.army(0, "s", "inf")
    scene.position.table.unit_columns[scene.rules.unit_column("aboard")][scene.unit("inf_6")] = scene.unit("tra_2")
    offered = {str(order) for order in scene.position.pending()[0] if order.kind == "dock"}
    assert offered == {"dock cru_1 b", "dock cru_1 c", "dock tra_2 b", "dock tra_2 c"}
    assert "canal" not in {menu.kind for menu in scene.position.pending()[0].menus()}
    assert str(scene.refusal(0, "dock inf_6 c")) == "cannot_dock (unit=inf_6, field=c) [SA-harbours-3]"
    assert scene.refused(0, "dock cru_4 c") == "SA-minimal-27"
    scene.order(0, "dock tra_2 b")
    scene.order(0, "dock cru_1 c")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "docked", "power": "seat_1", "unit": "cru_1", "field": "c"}
    ]
    assert "dock" not in {menu.kind for menu in scene.position.pending()[0].menus()}
    scene.order(0, "move tank_5 b")
    assert scene.points("tank_5") == "1"
    assert scene.refused(0, "move cru_1 s") == "SA-minimal-28"
    faces = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    assert [int(faces[unit]) for unit in range(6)] == [4, 4, -1, -1, -1, -1]


@clause("SA-harbours-8")
def test_who_passes_a_canal_has_begun_its_move() -> None:
    scene = ships()
    moor(scene, 0, "c", "s", "cru cru")
    scene.order(0, "canal cru_1 t")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "passed-canal", "power": "seat_1", "unit": "cru_1", "field": "t"}
    ]
    scene.order(0, "canal cru_2 t")
    assert scene.refused(0, "canal cru_1 s") == "SA-minimal-28"


@clause("SA-harbours-5", "SA-harbours-11", "SA-minimal-15")
def test_a_ship_that_left_a_harbour_may_dock_again_in_its_next_turn() -> None:
    scene = ships()
    moor(scene, 0, "c", "s", "cru")
    scene.army(0, "s", "cru")
    scene.army(1, "t", "tra")
    scene.order(0, "move cru_1 s")
    columns = scene.position.table.unit_columns
    faces, undocked = columns[scene.rules.unit_column("harbour")], columns[scene.rules.unit_column("undocked")]
    assert (int(faces[0]), [int(undocked[unit]) for unit in range(3)]) == (-1, [1, 0, 0])
    scene.order(0, "attack t with cru_1, cru_2")
    scene.order(0, "fight_on", [3])
    scene.order(0, "salvo cru_1>tra_3, cru_2>tra_3")
    assert (scene.place("cru_1"), scene.place("cru_2")) == ("t", "t")
    for seat in (0, 1):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    assert [int(undocked[unit]) for unit in range(3)] == [0, 0, 0]
    scene.order(0, "dock cru_1 c")
    scene.order(0, "move cru_2 s")
    scene.order(0, "dock cru_2 b")
    assert (scene.place("cru_1"), scene.place("cru_2")) == ("c", "b")


@clause("SA-harbours-11")
def test_only_the_ships_of_a_field_that_fell_leave_its_harbour() -> None:
    for falls in (True, False):
        scene = Scene(["naval"], owners={"a": 0, "b": 1, "c": 1, "d": 1}).begin()
        scene.army(0, "a", "tank tank tank")
        scene.army(1, "b", "inf")
        moor(scene, 1, "b", "s", "cru")
        moor(scene, 1, "c", "s", "cru")
        scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
        scene.order(1, "hold_fire")
        if falls:
            scene.order(0, "fight_on", [3])
            scene.order(0, "salvo tank_1>inf_4, tank_2>inf_4, tank_3>inf_4")
        else:
            scene.order(0, "retreat", [3])
            scene.order(0, "hold_fire", [3])
            scene.order(1, "hold_fire")
        assert scene.owner("b") == (0 if falls else 1)
        assert scene.lives("cru_5") != falls
        if not falls:
            assert scene.place("cru_5") == "b"
        assert scene.place("cru_6") == "c"


GUNBOATS = TABLE.replace("attack = { naval = 1, submarine = 3 }\ndefence = { naval = 1, submarine = 3 }",
                         "attack = { naval = 1, armoured = 2 }\ndefence = { naval = 1, armoured = 2 }")  # fmt: skip


@clause("SA-harbours-10", "SA-harbours-12", "SA-harbours-13")
def test_a_docked_gunboat_neither_shoots_nor_keeps_the_field() -> None:
    units = read_kinds(Document("fixture", GUNBOATS.replace("armoured = 1 }", "armoured = 1, naval = 1 }")))
    scene = Scene(["naval"], units=units).begin()
    scene.army(0, "a", "tank")
    moor(scene, 1, "b", "s", "des")
    assert "salvo" not in scene.order(0, "attack b with tank_1")
    assert (scene.owner("b"), scene.lives("des_2")) == (0, False)
    shielded = Scene(["naval"], units=units).begin()
    shielded.army(0, "a", "inf")
    shielded.army(1, "b", "inf")
    moor(shielded, 1, "b", "s", "des")
    shielded.order(0, "attack b with inf_1", [3])
    assert str(shielded.refusal(1, "fire des_3 inf_1")) == "not_in_front (unit=des_3) [SA-harbours-12]"
    shielded.order(1, "hold_fire")
    shielded.order(0, "fight_on", [3])
    assert str(shielded.refusal(0, "fire inf_1 des_3")) == "second_line (unit=inf_1, target=des_3) [SA-harbours-13]"
    shots: Any = shielded.position.pending()[0].about()["shots"]
    assert shots[0]["blocked"] == {"des_3": {"code": "second_line", "clause": "SA-harbours-13"}}


@clause("SA-harbours-10", "SA-harbours-12", "SA-harbours-13")
def test_units_behind_the_line_that_are_not_docked_are_silent_and_safe_for_another_reason() -> None:
    scene = Scene(["naval", "second_line"]).begin()
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf tank")
    scene.order(0, "attack b with tank_1, tank_2")
    scene.order(1, "lines tank_4 2")
    scene.order(0, "lines", [3])
    silent = scene.refused(1, "fire tank_4 tank_1")
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert (silent, scene.refused(0, "fire tank_1 tank_4")) == ("SA-second_line-5", "SA-second_line-6")


@clause("SA-harbours-14", "SA-harbours-17")
def test_ships_are_built_in_own_harbours_only() -> None:
    scene = ships()
    scene.order(0, "end_movement")
    assert str(scene.refusal(0, "buy cru d/u")) == "no_such_harbour (unit=cru, field=d) [SA-harbours-14]"
    assert scene.refused(0, "buy inf b/s") != ""
    places = {str(order) for order in scene.position.pending()[0] if " cru " in str(order)}
    assert places == {"buy cru b/s", "buy cru c/s", "buy cru c/t"}


@clause("SA-harbours-7", "SA-harbours-16")
def test_leaving_the_harbour_into_foreign_ships_is_an_attack() -> None:
    scene = ships()
    moor(scene, 0, "b", "s", "cru")
    scene.army(1, "s", "cru")
    assert scene.refused(0, "move cru_1 s") == "SA-naval-10"
    scene.order(0, "attack s with cru_1", [3])
    assert scene.place("cru_1") == "s"


@clause("SA-harbours-9", "SR-harbours-3")
def test_a_potential_canal_opens_on_four_of_six() -> None:
    for roll, opens in ((1, 1), (2, 1), (3, 0)):
        scene = Scene(["naval"], marks={"b": {"canal": True}, "c": {"potential_canal": True}})
        told = [event.seen_by_all().to_json() for event in scene.position.apply(-1, Begin(), Scripted([roll]))]
        assert {"event": "canal-opens" if opens else "canal-stays-shut", "field": "c"} in told
        column = scene.position.table.field_columns[scene.rules.field_column("canal")]
        assert [int(number) for number in column] == [0, 1, opens, 0, 0, 0, 0]
    never = Scene(["naval"], marks={"c": {"potential_canal": True}}, options={"canal_chance": "0"}).begin()
    assert never.position.table.field_columns[never.rules.field_column("canal")][2] == 0
    sure = Scene(["naval"], marks={"c": {"potential_canal": True}}, options={"canal_chance": "1"}).begin()
    assert sure.position.table.field_columns[sure.rules.field_column("canal")][2] == 1


@clause("SA-harbours-10", "SA-harbours-11", "SA-harbours-12", "V-38", "SR-harbours-2")
def test_docked_ships_fall_with_their_field() -> None:
    scene = ships({"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", "tank tank tank")
    scene.army(1, "b", "inf")
    moor(scene, 1, "b", "s", "cru sub")
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    assert scene.refused(1, "fire cru_5 tank_1") == "SA-harbours-12"
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, "fire tank_1 cru_5") == "SA-minimal-52"
    events = scene.order(0, "salvo tank_1>inf_4, tank_2>inf_4, tank_3>inf_4")
    assert "conquered" in events
    assert not scene.lives("cru_5")
    assert not scene.lives("sub_6")


@clause("SA-harbours-13", "SA-second_line-6", "SR-second_line-4")
def test_a_docked_unit_is_shot_at_once_nobody_stands_in_front() -> None:
    scene = ships({"a": 0, "b": 1, "c": 1, "d": 1})
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "cargo")
    moor(scene, 1, "b", "s", "tra")
    names = scene.army(1, "b", "inf", finished=False)
    scene.position.table.unit_columns[scene.rules.unit_column("harbour")][scene.unit(names[0])] = 4
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "fight_on", [3])
    assert scene.refused(0, f"fire tank_1 {names[0]}") == "SA-minimal-56"


@clause("SA-goals2-9", "SA-placement-3", "SR-goals2-3", "SR-goals2-6", "SA-harbours-14", "SA-harbours-15")
def test_a_side_without_land_starts_at_sea() -> None:
    text = {"a": 1, "b": 1, "c": 1, "d": 1}
    scene = Scene(["naval"], owners=text, allotments=[3, 1], sea_starts={0: "u"}).begin()
    assert str(scene.refusal(0, "place inf u")) == "not_your_field (unit=inf, field=u) [SA-placement-3]"
    assert str(scene.refusal(0, "place cru t")) == "no_such_harbour (unit=cru, field=t) [SA-placement-3]"
    scene.order(0, "place tra u")
    scene.order(0, "place inf u")
    assert scene.place("inf_2") == "u"
    scene.order(0, "place inf u")
    assert scene.asked()[0][1] in ("placing", "movement")
    later = Scene(["naval"], owners=text, sea_starts={0: "u"}, options={"base_productivity": "5"}).begin()
    later.army(0, "u", "cru")
    later.give("a", 0)
    later.order(0, "end_movement")
    later.army(0, "u", "tra")
    assert later.refused(0, "buy cru u") == "SA-harbours-14"
    assert str(later.refusal(0, "buy inf u")) == "not_your_field (unit=inf, field=u) [SA-minimal-20]"
    with pytest.raises(BadRulebook, match="bad_option"):
        Scene(["naval"], owners=text, sea_starts={0: "u"}, options={"elimination_test": "no_land"})
    assert Scene(["naval"], options={"elimination_test": "no_land"}).begin().asked() == [(0, "movement")]


@clause("SA-goals2-9")
def test_every_ship_that_a_fleet_puts_out_makes_room_for_troops_and_they_fill_it() -> None:
    scene = Scene(["naval"], owners={"a": 1, "b": 1, "c": 1, "d": 1}, sea_starts={0: "s"}, allotments=[20, 4]).begin()
    at_sea = ["place cru s", "place des s", "place sub s", "place tra s"]
    ashore = ["place inf s", "place tank s", "place atg s"]

    def asked() -> tuple[list[str], str]:
        decision = scene.position.pending()[0]
        return [str(order) for order in decision if order.kind == "place"], str(decision.default())

    assert asked() == (at_sea, "place tra s")
    scene.order(0, "place tra s")
    assert asked() == (ashore + at_sea, "place inf s")
    scene.order(0, "place inf s")
    assert asked() == (ashore + at_sea, "place inf s")
    scene.order(0, "place inf s")
    assert asked() == (at_sea, "place tra s")


@clause("SA-minimal-20")
def test_land_units_are_bought_on_own_land_where_there_are_ships_as_everywhere() -> None:
    for chapters in ([], ["naval"]):
        scene = Scene(chapters, owners=MINE, options={"base_productivity": "5"}).begin()
        scene.order(0, "end_movement")
        assert str(scene.refusal(0, "buy inf d")) == "not_your_field (unit=inf, field=d) [SA-minimal-20]"


@clause("SA-harbours-10", "SA-harbours-12")
def test_ships_that_attack_out_of_a_harbour_fight_like_any_others() -> None:
    scene = ships()
    moor(scene, 0, "b", "s", "cru")
    scene.army(1, "s", "tra")
    scene.order(0, "attack s with cru_1")
    shown: Any = scene.position.view(0).to_json()
    assert [(one["unit"], one["line"], one["marks"]) for one in shown["battle"]["fighters"]] == [
        ("cru_1", 1, []), ("tra_2", 1, []),
    ]  # fmt: skip
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire cru_1 tra_2")
    assert scene.damage("tra_2") == "3"


@pytest.mark.parametrize("seed", range(4))
def test_naval_games_of_sampled_orders_keep_ships_and_troops_where_they_belong(seed: int) -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, marks=CANAL, allotments=[8, 8],
                  options={"hard_round_cap": 20}).begin()  # fmt: skip
    chance, position = Seeded(seed), scene.position
    aboard, harbour = scene.rules.unit_column("aboard"), scene.rules.unit_column("harbour")
    while position.outcome() is None:
        decision = position.pending()[0]
        order = decision.sample_by_kind(chance)
        position.apply(decision.seat, order, chance)
        table = position.table
        for unit in range(len(table.kind)):
            if table.kind[unit] < 0:
                continue
            kind, on_land = scene.rules.kinds.rows[table.kind[unit]], scene.rules.board.is_land(table.place[unit])
            ship = int(table.unit_columns[aboard][unit])
            docked = int(table.unit_columns[harbour][unit]) >= 0
            if ship >= 0:
                assert table.place[ship] == table.place[unit]
            else:
                assert on_land == (kind.is_land or docked), str(order)
