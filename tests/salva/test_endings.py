"""How battles end and forces leave (SA-minimal-57 to 67), asked of the rules themselves in the middle of a battle."""

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_battle import fight
from velmoci.salva.base.battle_setup import line_up, make_ready
from velmoci.salva.base.endings import HelplessDefender, SideGone, can_take
from velmoci.salva.base.retreat import RetreatChoice, turn_back
from velmoci.salva.battle import ATTACKER, DESTROYED, NO_PLAN, STANDING
from velmoci.salva.battle_seams import CONQUEST, FORCED_RETREAT, GOES_ON
from velmoci.salva.chapters.submarines import THIRD_LINE


@clause("SA-minimal-66")
def test_the_attacker_is_asked_whether_and_told_where_his_force_may_leave() -> None:
    scene = fight("tank tank", "inf")
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "hold_fire")
    decision = scene.position.pending()[0]
    assert {str(order) for order in decision} == {"fight_on", "retreat"}
    assert decision.about()["refuges"] == {"tank_1": ["a"], "tank_2": ["a"]}
    table, choice = scene.position.table, RetreatChoice(scene.rules)
    assert table.battle is not None
    table.battle.plan[0] = 0
    assert choice.deciders(table) == [], "who fights by a plan is not asked"
    table.battle.plan[0] = NO_PLAN
    assert choice.deciders(table) == [0]
    scene.order(0, "retreat", [3])
    seen = [event.seen_by_all().to_json() for event in scene.events]
    assert seen[0] == {"event": "retreat-announced", "power": "seat_1", "field": "b"}


@clause("SA-minimal-67", "SA-minimal-66")
def test_who_fell_is_not_led_away_with_the_others() -> None:
    scene = fight("tank tank tank", "inf")
    scene.position.table.damage[0] = 35
    scene.order(0, "attack b with tank_1, tank_2, tank_3", [3])
    scene.order(1, "hold_fire")
    scene.order(0, "retreat", [3])
    scene.order(0, "hold_fire", [3])
    events = scene.order(1, "fire inf_4 tank_1")
    assert events.count("withdrew") == 2
    assert (scene.place("tank_2"), scene.place("tank_3"), scene.lives("tank_1")) == ("a", "a", False)


@clause("SA-minimal-58")
def test_only_those_who_are_left_keep_a_battle_going() -> None:
    scene = fight("atg tank", "atg atg")
    scene.order(0, "attack b with atg_1, tank_2", [6])
    events = scene.order(1, "salvo atg_3>tank_2, atg_4>tank_2")
    assert not scene.lives("tank_2")
    assert events[-3:] == ["battle-decided", "withdrew", "field-held"]
    assert scene.place("atg_1") == "a"


@clause("SA-minimal-57", "SA-minimal-59", "SA-minimal-64")
def test_a_field_falls_only_to_somebody_who_can_take_it() -> None:
    scene = fight("tank cargo", "inf", unfinished="tank")
    scene.order(0, "attack b with tank_1, cargo_2", [3])
    state, battle = scene.position, scene.position.table.battle
    assert battle is not None
    tank, inf, unfinished = (battle.fighter_of(scene.unit(name)) for name in ("tank_1", "inf_3", "tank_4"))
    helpless, gone = HelplessDefender(scene.rules), SideGone(scene.rules)
    assert (helpless.verdict(state, battle), gone.verdict(state, battle)) == (GOES_ON, GOES_ON)
    battle.fate[inf] = DESTROYED
    assert (helpless.verdict(state, battle), gone.verdict(state, battle)) == (CONQUEST, GOES_ON)
    battle.fate[tank] = DESTROYED
    assert (helpless.verdict(state, battle), gone.verdict(state, battle)) == (GOES_ON, GOES_ON)
    battle.fate[unfinished] = DESTROYED
    assert gone.verdict(state, battle) == FORCED_RETREAT
    battle.fate[tank] = STANDING
    assert gone.verdict(state, battle) == CONQUEST


@clause("SA-minimal-59")
def test_one_armed_defender_behind_a_fallen_one_holds_the_field() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank", finished=False)
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with tank_1", [3])
    battle = scene.battle
    battle.fate[battle.fighter_of(scene.unit("inf_3"))] = DESTROYED
    assert HelplessDefender(scene.rules).verdict(scene.position, battle) == GOES_ON


@clause("SA-minimal-59")
def test_an_attacker_who_joins_late_does_not_defend_the_field() -> None:
    scene = fight("tank tank", "inf", unfinished="tank")
    scene.order(0, "attack b with tank_1", [3])
    state, battle = scene.position, scene.position.table.battle
    assert battle is not None
    line_up(state, battle, scene.unit("tank_2"), ATTACKER, scene.rules.board.index["a"])
    make_ready(battle)
    assert HelplessDefender(scene.rules).verdict(state, battle) == GOES_ON
    battle.fate[battle.fighter_of(scene.unit("inf_3"))] = DESTROYED
    assert HelplessDefender(scene.rules).verdict(state, battle) == CONQUEST


@clause("SA-minimal-64", "SA-naval-11")
def test_a_sea_field_is_taken_by_ships_with_strength_that_have_not_dived() -> None:
    scene = Scene(["naval", "second_line", "submarines"]).begin()
    scene.army(0, "s", "cru tra sub")
    scene.army(1, "t", "cru")
    scene.order(0, "attack t with cru_1, tra_2, sub_3")
    battle = scene.battle
    assert [can_take(scene.rules, battle, fighter) for fighter in range(3)] == [True, False, True]
    battle.line[2] = THIRD_LINE
    assert not can_take(scene.rules, battle, 2)


@clause("SA-naval-12", "SA-minimal-67")
def test_a_ship_forced_out_goes_back_where_it_came_from_even_beside_foreign_ships() -> None:
    scene = Scene(["naval", "second_line", "submarines"]).begin()
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    scene.order(0, "attack t with cru_1")
    scene.army(1, "s", "sub")
    scene.army(1, "u", "cru")
    table = scene.position.table
    battle = table.battle
    assert battle is not None
    turn_back(scene.position, battle, battle.fighter_of(scene.unit("cru_1")))
    assert scene.place("cru_1") == "s"
    again = Scene(["naval", "second_line", "submarines"]).begin()
    again.army(0, "s", "cru")
    again.army(1, "t", "cru")
    again.order(0, "attack t with cru_1")
    battle = again.battle
    battle.origin[battle.fighter_of(again.unit("cru_1"))] = battle.field
    turn_back(again.position, battle, battle.fighter_of(again.unit("cru_1")))
    assert not again.lives("cru_1"), "who was there already has nowhere to go back to"


@clause("SA-minimal-67")
def test_a_land_unit_forced_out_goes_back_where_it_came_from_while_that_is_its_own() -> None:
    for owner, is_back in ((0, True), (1, False)):
        scene = Scene(owners={"a": 0, "b": 1, "c": 1, "d": 0}).begin()
        scene.army(0, "d", "inf")
        scene.army(0, "a", "tank")
        scene.army(1, "b", "inf")
        scene.order(0, "attack b with tank_2", [3])
        scene.give("a", owner)
        battle = scene.battle
        turn_back(scene.position, battle, battle.fighter_of(scene.unit("tank_2")))
        assert (scene.lives("tank_2"), scene.lives("tank_2") and scene.place("tank_2") == "a") == (is_back, is_back)


@clause("SA-minimal-67", "SA-minimal-69", "SA-invasion-12")
def test_who_is_lost_because_he_cannot_leave_is_lost_once_while_others_choose_their_way() -> None:
    scene = Scene(["naval"], owners={"a": 0, "b": 1, "c": 0, "d": 1}, options={"stalemate_salvos": 2}).begin()
    scene.army(0, "s", "tra inf")
    scene.army(0, "a", "inf")
    scene.army(1, "b", "inf")
    scene.position.table.unit_columns[scene.rules.unit_column("aboard")][scene.unit("inf_2")] = scene.unit("tra_1")
    scene.order(0, "attack b with inf_2, inf_3")
    scene.order(1, "pick inf_4", [3])
    scene.order(1, "hold_fire")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "battle-decided", "verdict": "forced_retreat", "clause": "SA-minimal-69"},
        {"event": "lost-in-retreat", "unit": "inf_2"},
    ]
    assert scene.asked() == [(0, "retreat_to")]
    scene.order(0, "retreat_to inf_3 c")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "withdrew", "unit": "inf_3", "field": "c"},
        {"event": "field-held", "field": "b"},
    ]
    assert (scene.lives("inf_2"), scene.place("inf_3"), scene.place("tra_1")) == (False, "c", "s")
