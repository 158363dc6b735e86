"""Clauses as a table meets them: by orders, by what a seat is shown, and by a game that was put away."""

from __future__ import annotations

from typing import Any

from tests.clause import clause
from tests.salva.goal_scenes import GoalScene
from tests.salva.test_feuds import feud
from tests.salva.test_relations import rolled
from tests.salva.test_scored import finland4
from velmoci.salva.position import load_position
from velmoci.salva.state import NOBODY


def standing(scene: GoalScene, seat: int) -> Any:
    shown: Any = scene.position.view(0).to_json()["standing"]
    return shown[seat]


@clause("SA-scored-17")
def test_a_seat_is_shown_the_duel() -> None:
    reasons = standing(finland4(third_task="duel"), 0)["reasons"]
    duel = next(reason for reason in reasons if reason["reason"] == "score-duel")
    assert duel["values"] == {"count": 1, "other_count": 1, "margin": 2, "points": 1}


@clause("SA-feuds-6", "SA-feuds-10")
def test_a_seat_is_shown_which_owners_of_the_target_it_would_like_better() -> None:
    scene = feud()
    lacks = standing(scene, scene.seat("S"))["missing"]
    assert [(reason["reason"], reason["values"]["powers"]) for reason in lacks] == [
        ("need-owner", [f"seat_{scene.seat('S') + 1}"])
    ]
    assert standing(scene, scene.seat("N"))["missing"][0]["reason"] == "need-keep"


@clause("SA-relations-2", "SA-relations-10")
def test_relations_stay_what_they_are_when_a_game_is_put_away() -> None:
    scene = rolled(1, 4, 6, 2, 3, 5)
    again = load_position(scene.position.rulebook, scene.position.dump())
    assert again == scene.position
    assert again.view(0).to_json()["goal"] == scene.position.view(0).to_json()["goal"]


@clause("SA-production_cycle-6", "SA-production_cycle-11")
def test_the_calendar_of_three_shifts_production_by_one_seat() -> None:
    scene = GoalScene("political_fields", "ABC", chapters=["production_cycle"], schedule="shifted")
    calendar: Any = scene.position.view(0).to_json()["calendar"]
    assert "".join("x" if turn["production"] else "." for turn in calendar) == "xxx....xxx.......x"


@clause("SA-political_buildings-2")
def test_each_building_of_a_sealed_army_makes_the_next_one_dearer() -> None:
    fields = {"A": ["f1", "f2", "f3"], "B": ["f6", "f7"]}
    scene = GoalScene(
        "political_buildings", fields, 10, chapters=["factories"], allotment=9, placement_mode="blind"
    )
    assert scene.refused(0, "seal political_building f2 1, factory f2 1") == "SA-placement-11"
    scene.order(0, "seal political_building f2 1, factory f3 1")
    assert scene.order(1, "seal infantry f6 9")[:4] == ["sealed-own", "army-shown", "political-built", "factory-built"]


@clause("SA-any_pair-6")
def test_a_draw_is_shared_when_all_go_with_one_turn() -> None:
    scene = GoalScene("any_pair", "ABCD")
    for field in range(int(scene.rules.board.size)):
        scene.table.owner[field] = NOBODY
    scene.pass_turn()
    assert (scene.table.winners, scene.table.reason) == ([0, 1, 2, 3], "draw")
