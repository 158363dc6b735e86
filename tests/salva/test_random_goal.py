"""A random goal, clause by clause."""

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.clause import clause
from tests.maps.drawn import ring
from tests.salva.goal_scenes import GoalScene
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.kernel.errors import BadRecord, Refusal
from velmoci.salva.chapters.random_goal import (
    KINDS,
    DrawnGoal,
    draw_goal,
    drawn_fields,
    drawn_target,
    fitting_goals,
)
from velmoci.salva.library import CHAPTERS

KNOWN = [chapter.id for chapter in CHAPTERS]
ROWS: list[Mapping[str, object]] = [{"id": id, "next": near} for id, near in ring(8).items()]


@clause("SA-random_goal-1", "SR-random_goal-1")
@pytest.mark.parametrize(
    ("players", "goals"),
    [
        (2, "blitz elimination political_fields"),
        (3, "priorities feuds public_missions relations scored political_fields"),
        (4, "priorities any_pair feuds secret_missions public_missions relations scored political_fields"),
        (6, "priorities any_pair public_missions relations political_fields"),
    ],
)
def test_every_goal_that_fits_may_be_drawn(players: int, goals: str) -> None:
    assert [kind.id for kind in fitting_goals(players, [], KNOWN)] == goals.split()
    drawn = {draw_goal(players, [], KNOWN, Seeded(seed)).goal for seed in range(200)}
    assert drawn == set(goals.split())


@clause("SA-random_goal-1")
def test_a_goal_whose_needs_are_missing_is_not_drawn() -> None:
    everything = [*KNOWN, "political_buildings"]
    assert "political_buildings" not in [kind.id for kind in fitting_goals(3, [], everything)]
    assert "political_buildings" in [kind.id for kind in fitting_goals(3, ["factories"], everything)]
    with pytest.raises(Refusal, match="SA-random_goal-1"):
        draw_goal(7, [], KNOWN, Seeded(1))


@clause("SA-random_goal-1", "SA-random_goal-2", "SA-random_goal-3")
@pytest.mark.parametrize(
    ("players", "goal", "rolls", "options", "sides", "start"),
    [
        (2, "blitz", [2, 7], {"goal": "blitz", "blitz_objective": "key_fields", "rounds": 12}, "AB", "corner"),
        (2, "elimination", [1, 2, 1], {"goal": "elimination", "deadline_side": "B", "deadline_round": 13}, "AB",
         "one_field"),
        (2, "political_fields", [11], {"rounds": 20}, "AB", "similar"),
        (3, "feuds", [2, 1], {"table": "honest_a3", "rounds": 6}, "ANS", "corner"),
        (4, "feuds", [2, 7], {"table": "italy4", "rounds": 12}, "AINS", "corner"),
        (3, "scored", [9], {"scored_scenario": "am_sov3", "rounds": 16}, "ANS", "corner"),
        (4, "scored", [1], {"scored_scenario": "finland4", "rounds": 8}, "AFNS", "finland"),
        (5, "scored", [1], {"scored_scenario": "finland5", "rounds": 8}, "AFJNS", "finland"),
        (6, "priorities", [6, 12], {"rounds": 24}, "ABCDEF", "similar"),
        (4, "any_pair", [], {}, "ABCD", "similar"),
        (5, "secret_missions", [3], {"rounds": 10}, "ABCDE", "similar"),
    ],
)  # fmt: skip
def test_a_lot_settles_goal_variant_and_length(
    players: int, goal: str, rolls: list[int], options: dict[str, object], sides: str, start: str
) -> None:
    names = [kind.id for kind in fitting_goals(players, [], KNOWN)]
    chance = Scripted([names.index(goal) + 1, *rolls])
    chapters = () if goal in ("blitz", "elimination") else (goal,)
    assert draw_goal(players, [], KNOWN, chance) == DrawnGoal(goal, chapters, options, tuple(sides), start)
    assert chance.rolls == []


@clause("SA-random_goal-3")
def test_the_die_for_short_or_long_has_six_sides() -> None:
    names = [kind.id for kind in fitting_goals(3, [], KNOWN)]
    with pytest.raises(BadRecord, match="roll_out_of_range"):
        draw_goal(3, [], KNOWN, Scripted([names.index("priorities") + 1, 7, 1]))


@clause("SA-random_goal-1")
def test_only_goals_whose_chapters_exist_are_drawn() -> None:
    assert [kind.id for kind in fitting_goals(3, [], ["relations", "scored"])] == ["relations", "scored"]
    assert [kind.id for kind in fitting_goals(2, [], [])] == ["blitz", "elimination"]


@clause("SA-random_goal-2")
def test_variants_are_drawn_among_the_fitting_ones() -> None:
    tables: Counter[object] = Counter()
    others: set[tuple[str, object, str]] = set()
    for seed in range(600):
        for players in (2, 5):
            drawn = draw_goal(players, [], KNOWN, Seeded(seed))
            tables[drawn.options.get("table")] += 1
            others.add((drawn.goal, drawn.options.get("blitz_objective"), drawn.start))
            assert len(drawn.sides) == players
    assert set(tables) - {None} == {"italy5", "three_def5", "japan5"}
    assert {("blitz", "whole_map", "corner"), ("blitz", "key_fields", "corner")} <= others
    assert {("elimination", None, "one_field"), ("elimination", None, "similar")} <= others


LENGTHS = {
    "blitz": (6, 12), "feuds": (6, 12), "priorities": (6, 24), "secret_missions": (8, 16), "public_missions": (8, 16),
    "relations": (8, 16), "scored": (8, 16), "any_pair": (8, 16), "political_fields": (10, 20), "elimination": (13, 24),
}  # fmt: skip


@clause("SA-random_goal-3")
def test_lengths_lie_within_their_limits_and_reach_them() -> None:
    seen: dict[str, set[int]] = {}
    for seed in range(1500):
        drawn = draw_goal(2 + seed % 5, [], KNOWN, Seeded(seed), {"timed": True})
        length = drawn.options.get("deadline_round", drawn.options.get("rounds"))
        assert isinstance(length, int)
        seen.setdefault(drawn.goal, set()).add(length)
        if drawn.goal == "elimination":
            assert drawn.options["deadline_side"] in drawn.sides
    assert {goal: (min(found), max(found)) for goal, found in seen.items()} == LENGTHS


@clause("SA-random_goal-3")
def test_a_die_makes_priorities_short_or_long_and_any_pair_has_no_limit_of_itself() -> None:
    names = [kind.id for kind in fitting_goals(4, [], KNOWN)]
    short = draw_goal(4, [], KNOWN, Scripted([names.index("priorities") + 1, 3, 7]))
    long = draw_goal(4, [], KNOWN, Scripted([names.index("priorities") + 1, 4, 1]))
    assert (short.options["rounds"], long.options["rounds"]) == (12, 13)
    assert "rounds" not in draw_goal(4, [], KNOWN, Scripted([names.index("any_pair") + 1])).options
    assert len({kind.id for kind in KINDS}) == len(KINDS)


@clause("SA-random_goal-4", "SR-random_goal-2")
def test_target_and_key_fields_are_drawn_from_land() -> None:
    rows = [*ROWS, {"id": "s", "next": ["f1"], "sea": True}]
    assert {drawn_target(rows, Seeded(seed)) for seed in range(100)} == {f"f{i}" for i in range(1, 9)}
    territory = {"A": ["f1"], "B": [f"f{i}" for i in range(2, 9)]}
    drawn: set[str] = set()
    for seed in range(20):
        keys = drawn_fields(rows, territory, 3, Seeded(seed))
        assert len(set(keys)) == 3
        drawn |= set(keys)
    assert drawn == {f"f{i}" for i in range(2, 9)}, "any land but the only field of a side"
    assert len(drawn_fields(rows[:2], {}, 3, Seeded(1))) == 2


@clause("SA-random_goal-5")
def test_what_the_goal_draws_is_told_before_a_fair_start_but_secret_missions_are_dealt_after_it() -> None:
    relations = GoalScene("relations", "ABC", assignment="fair_start")
    secret = GoalScene("secret_missions", "ABCD", 14, assignment="fair_start")
    told = [[event.seen_by_all().sentence for event in scene.events] for scene in (relations, secret)]
    assert [scene.position.pending()[0].kind for scene in (relations, secret)] == ["agreement", "agreement"]
    assert told[0].count("relations-rolled") == 3
    assert told[1].count("centres") == 1
    assert "mission-received" not in told[1]


@clause("SA-random_goal-5")
def test_the_result_is_open_and_becomes_a_rulebook_like_any_other() -> None:
    drawn = draw_goal(4, [], KNOWN, Seeded(3))
    assert drawn.chapters == (drawn.goal,)
    assert all(isinstance(value, str | int | bool) for value in drawn.options.values())
