"""How everybody stands and what is missing, in words; what a treaty forbids; and that no secret is told with it."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene, say_standing, sentences
from tests.salva.scenes import Scene
from tests.salva.test_multiplayer import A, B, C, D, four, pact
from tests.salva.test_secret_missions import chosen
from velmoci.salva.goals.missions import Mission
from velmoci.salva.position import Position

START = {"a": 0, "b": 1, "c": 1, "d": 1}


def said(position: Position, part: str) -> list[list[str]]:
    """For every seat the reasons for its standing, or what it lacks, in English."""
    assert say_standing(position)
    rows = position.rules.goal.standing(position.table)
    return [spoken(row[part]) for row in rows]


def spoken(reasons: Any) -> list[str]:
    voice = sentences("en")
    return [voice.say(f"standing-{reason['reason']}", reason["values"]) for reason in reasons]


def sides_of(letters: Mapping[str, Sequence[str]] | str, goal: str, **options: Any) -> GoalScene:
    return GoalScene(goal, letters, **options)


@clause("SA-goals2-3", "SA-goals2-4")
def test_in_a_blitz_the_attacker_hears_which_fields_he_lacks() -> None:
    scene = Scene(owners=START, options={"goal": "blitz", "turn_order": "", "rounds": 8}).begin()
    position = scene.position
    assert said(position, "reasons") == [
        ["Fields of the objective owned: 1; needed: 4."],
        ["Defends: Seat 1 owns 1 of the 4 fields that are needed."],
    ]
    attacker, defender = said(position, "missing")
    assert attacker[0].startswith("Lacks 3 of ")
    assert attacker[0].endswith("rounds left, this one included: 8.")
    assert defender == ["Must keep Seat 1 from the objective; rounds left, this one included: 8."]
    for field in range(4):
        position.table.owner[field] = 0
    assert said(position, "missing")[0] == ["The objective is met; it is tested at the end of the round."]


@clause("SA-goals2-3")
def test_key_fields_are_counted_by_what_is_needed_of_them() -> None:
    options: dict[str, object] = {"goal": "blitz", "turn_order": "", "blitz_objective": "key_fields"}
    scene = Scene(owners=START, options={**options, "key_fields": "b c d", "key_count": 2}).begin()
    assert said(scene.position, "reasons")[0] == ["Fields of the objective owned: 0; needed: 2."]


@clause("SA-goals2-7", "SA-goals2-8", "SA-goals2-10")
def test_in_a_war_each_hears_what_the_other_has_left_and_the_late_side_its_deadline() -> None:
    late: dict[str, object] = {"goal": "elimination", "deadline_side": "side_1", "deadline_round": 15}
    scene = Scene(owners={"a": 0, "b": 0, "c": 1, "d": 1}, options=late).begin()
    scene.army(0, "a", "tank")
    position = scene.position
    assert said(position, "reasons") == [["Has 2 fields and 1 unit."], ["Has 2 fields and 0 units."]]
    lacks = said(position, "missing")
    late_seat = [scene.rules.sides[int(side)].id for side in position.table.side].index("side_1")
    assert lacks[late_seat][1] == "Loses unless that is done by the end of round 15."
    assert lacks[1 - late_seat][1] == "Wins too by not being destroyed by the end of round 15."
    assert lacks[0][0] == "To win, Seat 2 must lose all 2 fields and everything that can take land."
    scene.order(1, "resign")
    assert said(position, "missing") == [[], []]


@clause("SA-priorities-2", "SA-priorities-3")
def test_a_claim_hears_whom_it_must_outlive() -> None:
    scene = sides_of("ABC", "priorities", priorities="A B C")
    a, b, c = (scene.seat(side) for side in "ABC")
    lacks = said(scene.position, "missing")
    assert lacks[a] == ["Only has to survive to the end."]
    assert lacks[c] == [f"To win, all of these must fall: Seat {a + 1}, Seat {b + 1}."]
    scene.destroy(a)
    assert said(scene.position, "missing")[a] == []
    assert said(scene.position, "missing")[b] == ["Only has to survive to the end."]


@clause("SA-any_pair-2", "SA-any_pair-4")
def test_of_a_pair_so_many_others_must_fall() -> None:
    scene = sides_of("ABCD", "any_pair")
    assert said(scene.position, "missing")[0] == ["To win, 2 of these must fall: Seat 2, Seat 3, Seat 4."]
    timed = sides_of("ABCD", "any_pair", timed=True, priorities="A B C D")
    a, b, c = (timed.seat(side) for side in "ABC")
    lacks = said(timed.position, "missing")
    assert lacks[b] == ["Only has to survive to the end."]
    assert lacks[c] == [f"To win, 1 of these must fall: Seat {a + 1}, Seat {b + 1}."]


@clause("SA-feuds-5")
def test_feuds_name_the_owners_that_one_would_like_better() -> None:
    sides = {"A": ["f1"], "N": ["f2", "f3"], "S": ["f5"]}
    scene = sides_of(sides, "feuds", target_field="f3")
    a, n, s = (scene.seat(side) for side in "ANS")
    lacks = said(scene.position, "missing")
    assert lacks[n] == ["Only has to keep f3 to the end."]
    assert lacks[a] == [f"Better owners of f3, the best first: Seat {a + 1}."]
    scene.own(a, "f1", "f3")
    assert said(scene.position, "missing")[s] == [f"Better owners of f3, the best first: Seat {s + 1}, Seat {n + 1}."]


@clause("SA-political_fields-3")
def test_points_are_told_with_the_distance_to_the_best() -> None:
    scene = sides_of("ABC", "political_fields")
    assert said(scene.position, "missing")[0] == ["Nobody stands better; Seat 2, Seat 3 stand as high."]
    column = scene.rules.seat_column("political_points")
    scene.table.seat_columns[column][1] = 5
    assert said(scene.position, "missing") == [
        ["Seat 2 is ahead by 5."],
        ["Nobody stands better."],
        ["Seat 2 is ahead by 5."],
    ]


@clause("SA-scored-14", "SA-scored-15", "SA-scored-16", "SA-scored-20")
def test_tasks_tell_what_one_point_and_two_ask_for() -> None:
    sides = {"A": ["f1"], "S": ["f12"], "F": ["f6", "f7"], "N": ["f2", "f3", "f4", "f5", "f8", "f9", "f10", "f11"]}
    scene = sides_of(sides, "scored", marks={"f6": {"finland": True}, "f7": {"finland": True}})
    told = said(scene.position, "reasons")
    america, finland = told[scene.seat("A")], told[scene.seat("F")]
    assert america[0] == "Fields held by the defenders: 8, for that 0 of 2 (1 point up to 4, 2 up to 2)."
    assert america[1].startswith("S holds 0 of 2 fields of Finland: 2 of 2")
    assert america[2] == "Fields held: 1, for that 0 of 2 (1 point from 2, 2 from 4)."
    assert finland[0] == "Fields of Finland held: 2, for that 2 of 2 (1 point from 1, 2 from 2)."
    assert finland[1] == "Fields held by S: 1, for that 2 of 2 (1 point up to 3, 2 up to 1)."


@clause("SA-secret_missions-4")
def test_a_mission_counts_the_conditions_that_are_open() -> None:
    scene = chosen(Mission(5, -1, -1, (2, 5, 8)))
    own = scene.position.own_json(0)["goal"]
    assert isinstance(own, dict)
    assert spoken(own["missing"]) == [
        "Lacks 2 conditions for a small victory.",
        "Lacks 3 conditions for a great victory.",
    ]
    scene.own(0, "f3", "f6", "f9")
    own = scene.position.own_json(0)["goal"]
    assert isinstance(own, dict)
    assert spoken(own["missing"]) == ["Everything for a great victory is met; it must last to the end."]


@clause("SA-secret_missions-10")
def test_the_open_standing_does_not_change_with_anybodys_secret_mission() -> None:
    worlds = []
    for mission in (Mission(2, -1, -1, ()), Mission(5, -1, -1, (2, 5, 8))):
        position = chosen(Mission(6, -1, -1, ()), mission).position
        own = position.own_json(0)
        worlds.append(json.dumps([position.public_json(), own], sort_keys=True))
        assert json.loads(worlds[-1])[0]["standing"][1]["missing"] == []
    assert worlds[0] == worlds[1]


@clause("SA-secret_missions-11")
def test_a_mission_that_was_shown_is_told_to_those_who_saw_it() -> None:
    scene = chosen(Mission(6, -1, -1, ()), reveal_missions="show")
    scene.order(0, "show_mission seat_2")
    hands: list[Any] = [scene.position.own_json(seat)["missions"] for seat in range(3)]
    assert hands[0]["shown_to"] == ["seat_2"]
    assert hands[1]["seen"]["seat_1"]["pattern"] == 6
    assert hands[2]["seen"] == {}


@clause("SA-public_missions-4")
def test_public_missions_tell_everybodys_open_conditions() -> None:
    marks = {"f3": {"centre": True}, "f6": {"centre": True}, "f9": {"centre": True}}
    scene = sides_of("ABC", "public_missions", marks=marks, mission_source="scenario",
                     side_missions="A: 2 / B: 6 / C: 3 A")  # fmt: skip
    lacks = said(scene.position, "missing")
    assert lacks[scene.seat("A")] == [
        "Lacks 1 condition for a small victory.",
        "Lacks 2 conditions for a great victory.",
    ]
    assert lacks[scene.seat("B")] == ["Lacks 1 condition for a great victory."]


def book(scene: GoalScene, seat: int) -> dict[str, Any]:
    found = scene.position.own_json(seat)["treaties"]
    assert isinstance(found, dict)
    return found


@clause("SA-multiplayer-5", "SA-multiplayer-7")
def test_a_treaty_is_told_with_names_and_each_notice_with_its_last_round() -> None:
    scene = four()
    pact(scene, A, B, terms="fields a b notice 3")
    treaty = book(scene, B)["treaties"][0]
    assert treaty["parties"] == ["seat_1", "seat_2"]
    assert treaty["fields"] == ["a", "b"]
    assert treaty["in_force"]
    assert treaty["notices"] == []
    scene.order(B, "denounce_treaty pact_12_1")
    scene.order(A, "waive_notice pact_12_1 seat_2")
    notice = book(scene, A)["treaties"][0]["notices"][0]
    assert notice == {"power": "seat_2", "round": 4, "agreed": ["seat_1"]}
    scene.pass_to(C, notice["round"])
    ended = book(scene, A)
    assert ended["treaties"][0]["left"] == ["seat_2"]
    assert ended["treaties"][0]["notices"] == []
    assert not ended["treaties"][0]["in_force"]
    assert ended["truces"] == [{"denouncer": "seat_2", "partner": "seat_1", "fields": ["a", "b"]}]


@clause("SA-multiplayer-5", "SA-multiplayer-10")
def test_fields_that_a_treaty_bars_are_told_to_its_parties_alone() -> None:
    scene = four()
    pact(scene, A, B)
    barred: list[Any] = [scene.position.own_json(seat)["barred"] for seat in (A, B, C, D)]
    refusal = {"code": "treaty_in_force", "clause": "SA-multiplayer-5", "values": {"power": "seat_2", "field": "b"}}
    assert barred[0] == {"b": refusal}
    assert list(barred[1]) == ["a"]
    assert barred[2:] == [{}, {}]
    scene.end_round(20)
    assert scene.position.own_json(A)["barred"] == {}


@pytest.mark.parametrize("binding", [True, False])
@clause("SA-multiplayer-3")
def test_nothing_is_barred_where_treaties_do_not_bind(binding: bool) -> None:
    scene = four(treaties_binding=binding)
    pact(scene, A, B)
    assert bool(scene.position.own_json(A)["barred"]) == binding
