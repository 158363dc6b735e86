"""Goals for two players (SA-goals2)."""

from collections.abc import Mapping, Sequence

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import goal_map, sentences
from tests.salva.scenes import Scene
from velmoci.kernel.chance import Scripted
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.base.elimination import is_beaten
from velmoci.salva.base.elimination import test_elimination as check_elimination
from velmoci.salva.library import LIBRARY, rules_of, scenario_rulebook
from velmoci.salva.position import new_position

START = {"a": 0, "b": 1, "c": 1, "d": 1}


def blitz(**options: object) -> Scene:
    return Scene(owners=START, options={"goal": "blitz", "turn_order": "", **options})


def turn(scene: Scene, *orders: str) -> None:
    """The seat on turn gives orders and ends its turn."""
    seat = scene.asked()[0][0]
    for order in orders:
        scene.order(seat, order)
    scene.order(seat, "end_movement")
    scene.order(seat, "end_production")


def result(scene: Scene) -> tuple[tuple[int, ...], str] | None:
    outcome = scene.position.outcome()
    return (outcome.winners, outcome.reason) if outcome is not None else None


@clause("SA-goals2-1", "SA-minimal-15", "SR-minimal-15")
def test_a_blitz_lasts_six_to_twelve_rounds_and_the_attacker_begins() -> None:
    for rounds in (5, 13):
        with pytest.raises(BadRulebook, match="bad_option"):
            assemble(LIBRARY, [], {"rounds": rounds})
    scene = blitz(rounds=6).begin()
    assert scene.asked() == [(0, "movement")]
    for _ in range(12):
        turn(scene)
    assert result(scene) == ((1,), "time")


@clause("SA-goals2-3", "SA-goals2-4", "SA-goals2-5", "V-29", "SR-goals2-1")
def test_key_fields_count_at_the_end_of_a_round() -> None:
    for retaken in (True, False):
        scene = blitz(blitz_objective="key_fields", key_fields="b c d", key_count=2)
        scene.army(0, "a", "tank tank")
        scene.army(1, "d", "tank")
        turn(scene, "attack b with tank_1")
        assert result(scene) is None
        turn(scene)
        turn(scene, "attack c with tank_1")
        assert result(scene) is None
        if retaken:
            scene.position.table.put(scene.unit("tank_1"), scene.rules.board.index["b"])
            turn(scene, "attack c with tank_3")
            assert result(scene) is None
        else:
            turn(scene)
            assert result(scene) == ((0,), "objective")


@clause("SA-goals2-4")
@pytest.mark.parametrize("check", ["end_of_round", "attacker_turn_end", "final_only"])
@pytest.mark.parametrize("met", [True, False])
def test_a_blitz_is_won_by_one_side_when_its_last_round_is_over(check: str, met: bool) -> None:
    scene = blitz(blitz_objective="key_fields", key_fields="b", key_count=1, blitz_check=check, rounds=6)
    scene.army(0, "a", "tank")
    for _ in range(10):
        turn(scene)
        assert result(scene) is None
    turn(scene, *(["attack b with tank_1"] if met else []))
    if result(scene) is None:
        turn(scene)
    assert result(scene) == (((0,), "objective") if met else ((1,), "time"))
    outcome = scene.position.outcome()
    assert outcome is not None
    assert outcome.clause == "SA-goals2-4"


@clause("SA-goals2-3", "SA-goals2-5")
def test_the_objective_can_be_tested_at_other_times() -> None:
    early = blitz(blitz_objective="key_fields", key_fields="b", key_count=1, blitz_check="attacker_turn_end")
    early.army(0, "a", "tank")
    turn(early, "attack b with tank_1")
    assert result(early) == ((0,), "objective")
    late = blitz(blitz_objective="key_fields", key_fields="a", key_count=1, blitz_check="final_only", rounds=6).begin()
    for _ in range(11):
        turn(late)
        assert result(late) is None
    turn(late)
    assert result(late) == ((0,), "objective")


@clause("SA-goals2-3")
def test_more_key_fields_than_listed_cannot_be_asked_for() -> None:
    options = {"blitz_objective": "key_fields", "key_fields": "a b", "key_count": 3}
    with pytest.raises(BadRulebook, match="bad_option"):
        assemble(LIBRARY, [], options)


@clause("SA-goals2-7", "SA-goals2-10", "SR-goals2-4")
def test_whoever_has_no_land_and_no_lander_is_eliminated() -> None:
    scene = Scene(owners={"a": 0, "b": 1})
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert result(scene) == ((0,), "elimination")


@clause("SA-goals2-10", "SA-goals2-14", "SA-goals2-13")
def test_whoever_is_beaten_is_told_to_all_and_his_own_turn_ends() -> None:
    scene = Scene(["multiplayer"], owners={"a": 0, "b": 1, "c": 2}, seats=3)
    scene.army(0, "a", "tank")
    scene.army(2, "c", "tank")
    assert "eliminated" not in scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.give("b", 0)
    events = scene.order(1, "end_movement")
    assert events.count("eliminated") == 1
    assert {"event": "eliminated", "power": "seat_2"} in [event.seen_by_all().to_json() for event in scene.events]
    assert scene.asked() == [(2, "movement")]
    assert result(scene) is None


@clause("SA-goals2-10")
def test_a_lander_under_construction_saves_nobody() -> None:
    for finished in (True, False):
        scene = Scene(owners={"a": 0, "b": 1})
        scene.army(1, "b", "inf", finished=finished)
        scene.give("b", 0)
        assert is_beaten(scene.position, 1) != finished
        assert not is_beaten(scene.position, 0)


@clause("SA-goals2-10", "SA-goals2-14")
def test_nobody_is_eliminated_before_the_first_round_or_after_the_end() -> None:
    scene = Scene(owners={"a": 0, "b": 1}).begin()
    scene.give("b", 0)
    table = scene.position.table
    table.round = 0
    check_elimination(scene.position)
    assert (table.is_over, table.is_living(1)) == (False, True)
    table.round, table.is_over = 1, True
    check_elimination(scene.position)
    assert table.is_living(1)
    table.is_over = False
    check_elimination(scene.position)
    assert (table.is_over, table.is_living(1)) == (True, False)


@clause("SA-goals2-10")
@pytest.mark.parametrize(
    ("test", "over"), [("no_land_no_landers", True), ("no_land", True), ("nothing_left", False)]
)
def test_what_elimination_asks_for_is_an_option(test: str, over: bool) -> None:
    scene = Scene(owners={"a": 0, "b": 1}, options={"elimination_test": test})
    scene.army(0, "a", "tank")
    scene.army(1, "s", "cru")
    scene.order(0, "attack b with tank_1")
    assert (result(scene) is not None) == over
    kept = Scene(["naval"], owners={"a": 0, "b": 1}, options={"elimination_test": test})
    kept.army(0, "a", "tank")
    kept.army(1, "s", "tra inf")
    kept.position.table.unit_columns[kept.rules.unit_column("aboard")][kept.unit("inf_3")] = kept.unit("tra_2")
    kept.order(0, "attack b with tank_1")
    assert (result(kept) is not None) == (test == "no_land")


@clause("SA-goals2-8")
def test_a_side_with_a_deadline_loses_when_it_passes() -> None:
    scene = Scene(options={"deadline_side": "side_1", "deadline_round": 13}).begin()
    for _ in range(26):
        assert result(scene) is None
        turn(scene)
    assert result(scene) == ((1,), "deadline")


@clause("SA-goals2-12")
def test_every_game_ends_some_time_as_a_draw() -> None:
    scene = Scene(options={"hard_round_cap": 20}).begin()
    for _ in range(40):
        assert result(scene) is None
        turn(scene)
    assert result(scene) == ((0, 1), "draw")
    assert [event.seen_by_all().to_json() for event in scene.events] == [
        {"event": "production-ended", "power": "seat_2"},
        {"event": "game-over", "winners": ["seat_1", "seat_2"], "reason": "draw"},
    ]
    seen = scene.position.public_json()
    assert (seen["round"], seen["on_turn"]) == (20, None)


@clause("SA-goals2-8", "SA-goals2-12")
def test_a_limit_of_the_goal_comes_before_the_general_one() -> None:
    scene = Scene(options={"hard_round_cap": 20, "deadline_side": "side_1", "deadline_round": 20}).begin()
    for _ in range(40):
        turn(scene)
    assert result(scene) == ((1,), "deadline")


@clause("SA-goals2-11", "SR-goals2-5", "SA-conv-6")
def test_whoever_resigns_loses_and_leaves_neutral_land() -> None:
    scene = Scene().begin()
    scene.order(1, "resign")
    assert result(scene) == ((0,), "elimination")
    assert [scene.owner(field) for field in "abcd"] == [0, None, None, None]
    assert scene.refused(0, "end_movement") == "SA-minimal-16"


@clause("SA-goals2-13", "SR-goals2-6")
@pytest.mark.parametrize("quitter", [0, 1])
def test_a_resignation_in_a_battle_ends_it(quitter: int) -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(quitter, "resign")
    assert result(scene) == ((1 - quitter,), "elimination")


@clause("SA-goals2-13", "SA-minimal-62")
def test_the_attacker_takes_the_field_of_whoever_resigns_before_the_game_is_judged() -> None:
    scene = Scene(["factories"], options={"factory_on_conquest": "lose_one"})
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "inf")
    factories = scene.position.table.field_columns[scene.rules.field_column("factories")]
    factories[scene.rules.board.index["b"]] = 3
    scene.order(0, "attack b with tank_1, tank_2", [3])
    scene.order(1, "fire inf_3 tank_1 share 1/3")
    events = scene.order(1, "resign")
    assert events.count("conquered") == 1
    assert events.index("conquered") < events.index("game-over")
    assert [scene.owner(field) for field in "abcd"] == [0, 0, None, None]
    assert factories[scene.rules.board.index["b"]] == 2
    assert scene.position.table.battle is None
    assert scene.position.public_json()["battle"] is None
    assert scene.damage("tank_1") == "0"


@clause("SA-goals2-13", "SA-minimal-64")
@pytest.mark.parametrize("seats", [2, 3])
def test_an_attacker_who_cannot_take_the_field_of_whoever_resigns_leaves_it(seats: int) -> None:
    owners = {"a": 0, "b": 1, "c": 0, "d": 2 if seats == 3 else 1}
    chapters = ["multiplayer", "factories"] if seats == 3 else ["factories"]
    scene = Scene(chapters, seats=seats, owners=owners)
    scene.army(0, "a", "tank cargo")
    scene.army(1, "b", "inf inf inf inf")
    scene.order(0, "attack b with tank_1, cargo_2", [6])
    scene.order(1, "salvo " + ", ".join(f"inf_{number}>tank_1" for number in (3, 4, 5, 6)))
    scene.order(0, "fight_on", [3])
    scene.order(0, "hold_fire", [3])
    scene.order(1, "salvo inf_3>tank_1, inf_4>tank_1, inf_5>tank_1")
    assert not scene.lives("tank_1")
    scene.order(1, "resign")
    assert scene.owner("b") is None
    if seats == 3:
        assert scene.asked() == [(0, "retreat_to")]
        scene.order(0, "retreat_to cargo_2 c")
        assert (scene.place("cargo_2"), scene.asked()) == ("c", [(0, "movement")])
    else:
        assert (scene.place("cargo_2"), scene.position.table.battle) == ("a", None)


@clause("SA-goals2-13", "SA-invasion-13")
@pytest.mark.parametrize(("quitter", "seats"), [(0, 2), (1, 2), (0, 3), (1, 3)])
def test_a_field_is_conquered_once_though_somebody_resigns_while_berths_are_chosen(quitter: int, seats: int) -> None:
    owners = {"a": 0, "b": 1, "c": 1, "d": 2 if seats == 3 else 1}
    chapters = ["naval", "factories", *(["multiplayer"] if seats == 3 else [])]
    scene = Scene(chapters, seats=seats, owners=owners, options={"factory_on_conquest": "lose_one"}).begin()
    factories = scene.position.table.field_columns[scene.rules.field_column("factories")]
    factories[scene.rules.board.index["b"]] = 3
    scene.army(0, "s", "tra inf")
    scene.position.table.unit_columns[scene.rules.unit_column("aboard")][scene.unit("inf_2")] = scene.unit("tra_1")
    assert "conquered" in scene.order(0, "attack b with inf_2")
    assert scene.asked() == [(0, "transports")]
    events = scene.order(quitter, "resign")
    assert "conquered" not in events
    assert "field-held" not in events
    assert factories[scene.rules.board.index["b"]] == 2
    assert scene.owner("b") == (None if quitter == 0 else 0)
    if seats == 3 and quitter == 1:
        assert scene.asked() == [(0, "transports")]
        scene.order(0, "berth tra_1 harbour")
        assert (scene.place("tra_1"), scene.asked()) == ("b", [(0, "movement")])
    else:
        assert scene.position.table.battle is None


@clause("SA-goals2-14", "SR-goals2-7")
@pytest.mark.parametrize(("goal", "winners"), [("blitz", (1,)), ("elimination", (0, 1))])
def test_if_nobody_is_left_a_blitz_is_the_defenders_and_a_war_a_draw(goal: str, winners: tuple[int, ...]) -> None:
    scene = Scene(options={"goal": goal}).begin()
    for field in "abcd":
        scene.position.table.owner[scene.rules.board.index[field]] = -1
    scene.order(0, "end_movement")
    outcome = scene.position.outcome()
    assert outcome is not None
    assert outcome.winners == winners
    assert outcome.clause == "SA-goals2-14"


COAST = {"f1": ["f2", "s"], "f2": ["f3"], "f3": [], "s": []}


def start(first: str, second: str, options: Mapping[str, object], chapters: Sequence[str] = ()) -> str:
    """How a start on three fields and a sea is taken: the clause under which it is refused, or nothing."""
    text = goal_map({"west": ["1"], "east": ["2"]}, fields=COAST, sea=["s"])
    text = text.replace('fields = ["1"]', first).replace('fields = ["2"]', second)
    try:
        rules_of(scenario_rulebook(text, chapters, options))
    except BadRulebook as problem:
        said = [sentences(language).error(problem) for language in LANGUAGES]
        return problem.clause if all(line.endswith(f"[{problem.clause}]") for line in said) else str(said)
    return ""


def land(*fields: str, role: str = "", sea: str = "") -> str:
    names = ", ".join(f'"{field}"' for field in fields)
    return f'fields = [{names}]\nrole = "{role}"\nsea = "{sea}"'


@clause("SA-goals2-2", "SA-goals2-9")
def test_in_a_blitz_one_side_attacks_with_one_field_and_the_other_has_all_the_rest() -> None:
    blitz = {"goal": "blitz"}
    attack, defend = land("f1", role="offensive"), land("f2", "f3", role="defensive")
    assert start(attack, defend, blitz) == ""
    assert start(defend, attack, blitz) == ""
    assert start(land("f1"), land("f2", "f3"), blitz) == ""
    assert start(land("f2", "f3"), land("f1"), blitz) == "SA-goals2-2"
    assert start(land("f1", "f2", role="offensive"), land("f3", role="defensive"), blitz) == "SA-goals2-2"
    assert start(land("f1", role="offensive"), land("f2", "f3", role="offensive"), blitz) == "SA-goals2-2"
    assert start(land("f1"), land("f2", "f3", role="defensive"), blitz) == "SA-goals2-2"
    assert start(land("f1", role="offensive"), land("f2", role="defensive"), blitz) == "SA-goals2-2"


@clause("SA-goals2-9", "SR-goals2-3")
@pytest.mark.parametrize("goal", ["blitz", "elimination"])
def test_a_start_on_the_sea_needs_ships_and_no_land(goal: str) -> None:
    options = {"goal": goal}
    fleet, shore = land(role="offensive", sea="s"), land("f1", "f2", "f3", role="defensive")
    assert start(fleet, shore, options, ["naval"]) == ""
    assert start(fleet, shore, options) == "SA-goals2-9"
    both, rest = land("f1", role="offensive", sea="s"), land("f2", "f3", role="defensive")
    assert start(both, rest, options, ["naval"]) == "SA-goals2-9"
    assert start(fleet, shore, {**options, "elimination_test": "no_land"}, ["naval"]) == "SA-goals2-9"


@clause("SA-goals2-9")
def test_in_a_blitz_against_a_fleet_the_defender_has_all_land() -> None:
    fleet, shore = land(role="offensive", sea="s"), land("f1", "f2", role="defensive")
    assert start(fleet, shore, {"goal": "blitz"}, ["naval"]) == "SA-goals2-9"


@clause("SA-goals2-8")
@pytest.mark.parametrize(("side", "refused"), [("west", ""), ("moon", "SA-goals2-8"), ("west east", "SA-goals2-8")])
def test_a_deadline_is_for_one_of_the_sides(side: str, refused: str) -> None:
    options = {"goal": "elimination", "deadline_side": side}
    assert start(land("f1"), land("f2"), options) == refused


@clause("SA-goals2-3")
@pytest.mark.parametrize(("field", "refused"), [("f2", ""), ("moon", "SA-goals2-3"), ("s", "SA-goals2-3")])
def test_key_fields_are_land_of_the_map(field: str, refused: str) -> None:
    options = {"goal": "blitz", "blitz_objective": "key_fields", "key_fields": field, "key_count": 1}
    assert start(land("f1"), land("f2", "f3"), options) == refused


@clause("SA-goals2-6")
def test_in_a_war_territories_differ_by_one_field_at_most() -> None:
    war = {"goal": "elimination"}
    assert start(land("f1"), land("f2"), war) == ""
    assert start(land("f1"), land("f2", "f3"), war) == ""


@clause("SA-goals2-3")
def test_how_many_key_fields_are_needed_matters_in_a_blitz_only() -> None:
    options = {"blitz_objective": "key_fields", "key_fields": "f1", "key_count": 2}
    assert start(land("f1"), land("f2"), {"goal": "elimination", **options}) == ""
    assert start(land("f1"), land("f2", "f3"), {"goal": "blitz", **options}) == "SA-goals2-3"


@clause("SA-minimal-1", "SA-goals2-1")
def test_these_goals_are_for_two() -> None:
    text = goal_map({"west": ["f1"], "east": ["f2"], "south": ["f3"]}, fields=COAST, sea=["s"])
    with pytest.raises(BadRulebook) as caught:
        rules_of(scenario_rulebook(text, (), {"goal": "blitz"}))
    assert str(caught.value) == "bad_player_number (players=3, least=2, most=2) [SA-minimal-1]"


@clause("SA-goals2-1", "SA-minimal-15")
@pytest.mark.parametrize(("roles", "first"), [(("offensive", "defensive"), 0), (("defensive", "offensive"), 1)])
def test_the_side_in_the_offensive_role_begins_a_blitz(roles: tuple[str, str], first: int) -> None:
    own = (land("f1", role=roles[0]), land("f2", "f3", role=roles[1]))
    if first == 1:
        own = (land("f2", "f3", role=roles[0]), land("f1", role=roles[1]))
    text = goal_map({"west": ["1"], "east": ["2"]}, fields=COAST, sea=["s"], allotment=0)
    text = text.replace('fields = ["1"]', own[0]).replace('fields = ["2"]', own[1])
    position = new_position(scenario_rulebook(text, (), {"goal": "blitz"}))
    position.apply(-1, Begin(), Scripted([]))
    assert [(decision.seat, decision.kind) for decision in position.pending()] == [(first, "movement")]


@clause("SA-minimal-15", "SA-goals2-1")
@pytest.mark.parametrize(("lot", "first"), [(1, 0), (2, 1)])
def test_in_a_war_the_lot_says_who_begins(lot: int, first: int) -> None:
    scene = Scene(options={"turn_order": ""}).begin([lot])
    assert scene.asked() == [(first, "movement")]


@clause("SA-goals2-3", "SA-goals2-5")
def test_the_whole_map_is_won_with_its_last_field_and_not_without_any() -> None:
    scene = blitz(elimination_test="nothing_left")
    scene.army(0, "s", "cru")
    scene.army(1, "t", "cru")
    scene.give("a", 1)
    turn(scene)
    turn(scene)
    assert result(scene) is None
    for field in "abc":
        scene.give(field, 0)
    turn(scene)
    turn(scene)
    assert result(scene) is None
    scene.give("d", 0)
    turn(scene)
    turn(scene)
    assert result(scene) == ((0,), "objective")


@clause("SA-goals2-5")
def test_only_after_the_attackers_turns_and_in_a_blitz_is_the_objective_tested() -> None:
    options: dict[str, object] = {"blitz_objective": "key_fields", "key_fields": "a", "key_count": 1}
    options["blitz_check"] = "attacker_turn_end"
    scene = Scene(owners=START, options={"goal": "blitz", **options, "turn_order": "2 1"}).begin()
    turn(scene)
    assert result(scene) is None
    turn(scene)
    assert result(scene) == ((0,), "objective")
    war = Scene(owners=START, options={"goal": "elimination", **options}).begin()
    turn(war)
    turn(war)
    assert result(war) is None


@clause("SA-goals2-8")
def test_without_a_side_that_has_a_deadline_there_is_none() -> None:
    scene = Scene(options={"deadline_round": 13}).begin()
    for _ in range(26):
        turn(scene)
    assert result(scene) is None
    assert scene.asked() == [(0, "movement")]


def stands(seat: int, value: int, reason: object, *missing: object) -> dict[str, object]:
    power = f"seat_{seat + 1}"
    return {"power": power, "measure": "fields", "value": value, "reasons": [reason], "missing": list(missing)}


def because(reason: str, clause: str, **values: object) -> dict[str, object]:
    return {"reason": reason, "clause": clause, "values": values}


@clause("SA-goals2-1", "SA-goals2-7", "SA-goals2-8")
@pytest.mark.parametrize("deadline", [0, 15])
def test_the_goal_of_a_war_and_how_both_stand_are_shown(deadline: int) -> None:
    late = {"deadline_side": "side_2", "deadline_round": 15} if deadline else {"deadline_round": 15}
    scene = Scene(owners=START, options={"goal": "elimination", **late})
    scene.army(0, "a", "tank tank")
    shown = scene.position.public_json()
    assert shown["goal"] == {"goal": "elimination", "deadline": deadline}
    last = [because(reason, "SA-goals2-8", round=15) for reason in ("need-last", "need-hurry") if deadline]
    assert shown["standing"] == [
        stands(0, 1, because("has-left", "SA-goals2-10", count=1, units=2),
               because("need-destroy", "SA-goals2-7", power="seat_2", count=3), *last[:1]),
        stands(1, 3, because("has-left", "SA-goals2-10", count=3, units=0),
               because("need-destroy", "SA-goals2-7", power="seat_1", count=1), *last[1:]),
    ]  # fmt: skip


@clause("SA-goals2-1", "SA-goals2-3", "SA-goals2-4")
@pytest.mark.parametrize(("keys", "need"), [((), 4), (("b", "d"), 1)])
def test_the_goal_of_a_blitz_and_how_both_stand_are_shown(keys: tuple[str, ...], need: int) -> None:
    listed = {"key_fields": "b d", "key_count": 1}
    scene = blitz(rounds=8, blitz_objective="key_fields" if keys else "whole_map", **listed).begin()
    shown = scene.position.public_json()
    assert shown["goal"] == {"goal": "blitz", "rounds": 8, "key_fields": list(keys), "need": need}
    owned, lacks = (0, ["b", "d"]) if keys else (1, ["b", "c", "d"])
    count = {"count": owned, "need": need, "power": "seat_1"}
    assert shown["standing"] == [
        stands(0, owned, because("objective-owned", "SA-goals2-3", **count),
               because("need-fields", "SA-goals2-3", rounds=8, count=need - owned, fields=lacks)),
        stands(1, 3, because("objective-kept", "SA-goals2-4", **count),
               because("need-hold", "SA-goals2-4", rounds=8, power="seat_1")),
    ]  # fmt: skip
