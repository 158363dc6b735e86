"""Start of the game, clause by clause; games composed by lot are played to the end."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import check_replay, goal_map, play_out, ring, say_standing, sentences
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook, Refusal
from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.chapters.random_goal import DrawnGoal, draw_goal
from velmoci.salva.chapters.setup import (
    QUESTIONS,
    WAYS,
    assignment_by,
    check_answered,
    check_order,
    compose,
    warnings_of,
)
from velmoci.salva.document import Document
from velmoci.salva.library import CHAPTERS, FIELD_KEYS, find_scenario, scenario_rulebook
from velmoci.salva.maps.segments import make_wish, segment_map
from velmoci.salva.position import new_position
from velmoci.salva.scenario import Scenario, read_scenario

KNOWN = [chapter.id for chapter in CHAPTERS]
ROWS = [{"id": id, "cs": id, "at": [0, 0], "next": near} for id, near in ring(8).items()]
PRINTED = """
[scenario]
untested = ["fortresses"]
excluded = ["hidden_units"]

[limits]
stalemate_salvos = [4, 6]

[[balance]]
chapters = ["artillery"]
options = { artillery_factor = "1/2" }
allotments = [21, 8]
"""


def printed() -> Scenario:
    """The example of the rulebook: the defender has 8, the attacker 25, or 21 with guns."""
    text = goal_map({"attacker": ["f1"], "defender": ["f2", "f3", "f4"]}, 4)
    text = text.replace('[scenario]\nen = "goal scene"\n', "")
    text = text.replace("allotment = 4", "allotment = 25", 1).replace("allotment = 4", "allotment = 8", 1)
    return read_scenario(Document("example", PRINTED + text), FIELD_KEYS)


@clause("SA-setup-1")
def test_all_five_questions_are_answered_before_play() -> None:
    check_answered(QUESTIONS)
    for question in QUESTIONS:
        with pytest.raises(Refusal, match="SA-setup-1"):
            check_answered([other for other in QUESTIONS if other != question])


@clause("SA-setup-2", "SA-setup-12")
def test_scenarios_come_first_and_fair_start_last() -> None:
    assert WAYS[0] == "scenario"
    assert WAYS[-1] == "fair_start"


@clause("SA-setup-4", "SR-setup-3")
def test_one_player_may_demand_the_lot() -> None:
    assert assignment_by(["agreement", "agreement"]) == "agreement"
    assert assignment_by(["agreement", "lot"]) == "lot"


@clause("V2-9", "SA-setup-7", "SA-setup-8", "SA-setup-9", "SR-setup-2")
def test_the_balance_of_the_printed_scenario() -> None:
    scenario = printed()
    assert scenario.allotments(("minimal",), {}) == ["25", "8"]
    assert scenario.allotments(("minimal", "artillery"), {"artillery_factor": "1/2"}) == ["21", "8"]
    assert scenario.allotments(("minimal", "artillery"), {"artillery_factor": "1"}) == ["25", "8"]
    assert warnings_of(scenario, ["minimal", "fortresses"], False) == ["warning-untested"]
    assert warnings_of(scenario, ["minimal"], False) == []
    assert scenario.excluded(("hidden_units",)) == ["hidden_units"]


@clause("SA-setup-3", "SA-setup-8")
def test_parameters_stay_within_the_limits_of_the_scenario() -> None:
    text = goal_map({"west": ["f1", "f2"], "east": ["f3", "f4"]}, 4)
    limits = '[options]\ngoal = "elimination"\n\n[limits]\nstalemate_salvos = [4, 6]\n\n'
    limited = text.replace("[[side]]", f"{limits}[[side]]", 1)
    excluding = limited.replace('en = "goal scene"', 'en = "goal scene"\nexcluded = ["terrain"]')
    assert scenario_rulebook(limited, None, {"stalemate_salvos": 6}).options["stalemate_salvos"] == 6
    with pytest.raises(BadRulebook, match="SA-setup-3"):
        scenario_rulebook(limited, None, {"stalemate_salvos": 5})
    with pytest.raises(BadRulebook, match="SA-setup-8"):
        scenario_rulebook(excluding, ["terrain"])


@clause("SA-setup-10")
def test_a_free_composition_settles_one_thing_after_another() -> None:
    check_order([], "map")
    check_order(["goal", "map", "parameters"], "terrain")
    check_order(["goal", "map", "parameters", "terrain", "territory"], "fair_start")
    with pytest.raises(Refusal, match="SA-setup-10"):
        check_order(["goal", "map"], "terrain")
    with pytest.raises(Refusal, match="SA-setup-10"):
        check_order(["goal", "map", "parameters"], "fair_start")
    with pytest.raises(Refusal, match="SA-setup-10"):
        check_order(["parameters", "goal", "map", "terrain", "territory", "fair_start", "placement"], "moon")


@clause("SA-setup-11", "SR-setup-3")
def test_a_map_needs_land_for_everybody() -> None:
    goal = DrawnGoal("relations", ("relations",), {"rounds": 8}, ("A", "B", "C"), "one_field")
    with pytest.raises(Refusal, match="SA-setup-11"):
        compose(ROWS[:2], goal, (), 30, Seeded(1))


@clause("SA-setup-11")
def test_land_that_does_not_hang_together_is_warned_of() -> None:
    text = goal_map({"A": ["a"], "B": ["b"]}, fields={"a": [], "b": []})
    scenario = find_scenario(text)
    assert warnings_of(scenario, [], False) == ["warning-land-apart"]
    assert warnings_of(scenario, [], True) == ["warning-no-sea"]
    for language in LANGUAGES:
        for warning in ("warning-land-apart", "warning-no-sea"):
            assert sentences(language).say(warning).endswith(".")


@clause("SA-setup-5", "SA-setup-7")
def test_the_total_is_shared_out_or_divided_as_a_fair_start_settled() -> None:
    goal = DrawnGoal("relations", ("relations",), {"rounds": 8}, ("A", "B", "C"), "similar")
    even = find_scenario(compose(ROWS, goal, ("terrain",), 30, Seeded(1)).text)
    assert [(side.id, side.allotment) for side in even.sides] == [("A", "10"), ("B", "10"), ("C", "10")]
    assert even.chapters == ("terrain", "relations")
    fair = compose(ROWS, goal, (), 30, Seeded(1), {"A": 12, "B": 10, "C": 7}, ["B", "C", "A"])
    sides = find_scenario(fair.text).sides
    assert [(side.id, side.allotment) for side in sides] == [("B", "10"), ("C", "7"), ("A", "12")]


@clause("SA-setup-2", "SA-random_goal-4", "SR-setup-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
def test_a_game_composed_by_lot_can_be_played(players: int, seed: int) -> None:
    chance = Seeded(f"{players} {seed}")
    rows = segment_map(make_wish(players), chance).rows
    goal = draw_goal(players, (), KNOWN, chance, {"missions_dealt": 1})
    wanted = {name: value for name, value in goal.options.items() if name != "missions_dealt"}
    composed = compose(rows, goal._replace(options=wanted), (), 2 * players, chance)
    position = new_position(scenario_rulebook(composed.text))
    assert position.rules.goal.about(position.table) != {}


@clause("SA-setup-2", "SA-chapters-4")
@pytest.mark.parametrize("goal", ["feuds", "scored", "blitz"])
def test_composed_games_end(goal: str) -> None:
    blitz = {"goal": "blitz", "rounds": 6, "blitz_objective": "key_fields"}
    goals = {
        "feuds": DrawnGoal("feuds", ("feuds",), {"rounds": 6, "table": "italy4"}, tuple("AINS"), "corner"),
        "scored": DrawnGoal("scored", ("scored",), {"rounds": 6, "finland_start": "small"}, tuple("AFNS"), "finland"),
        "blitz": DrawnGoal("blitz", (), blitz, ("A", "B"), "corner"),
    }
    rows = [{"id": id, "cs": id, "at": [0, 0], "next": near} for id, near in ring(12).items()]
    composed = compose(rows, goals[goal], (), 8, Seeded(2))
    position = new_position(scenario_rulebook(composed.text))
    check_replay(position, play_out(position, 4))
    if goal != "blitz":
        assert say_standing(position)
