"""Start of the game, clause by clause; games composed by lot are played to the end."""

import pytest

from tests.clause import clause
from tests.salva.goal_scenes import check_replay, goal_map, play_out, say_standing, sentences, told
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook, Rejected, VelmociError
from velmoci.kernel.order import Begin
from velmoci.kernel.sentences import LANGUAGES
from velmoci.salva.composing import BY_LOT, Composed, MapWish, Wish, compose
from velmoci.salva.document import Document
from velmoci.salva.library import FIELD_KEYS, NOTATION, SCENARIOS, find_scenario, rules_of, scenario_rulebook
from velmoci.salva.overview import with_needs
from velmoci.salva.position import Position, new_position
from velmoci.salva.scenario import Scenario, read_scenario
from velmoci.salva.warnings import warnings_of

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
    text = text.replace('[scenario]\nen = "scene"\n', "")
    text = text.replace("allotment = 4", "allotment = 25", 1).replace("allotment = 4", "allotment = 8", 1)
    return read_scenario(Document("example", PRINTED + text), FIELD_KEYS)



def elimination(land: int = 4) -> str:
    """A scenario for two who share a ring of fields."""
    fields = [f"f{number + 1}" for number in range(land)]
    return for_two(goal_map({"west": fields[: land // 2], "east": fields[land // 2 :]}, land))


def for_two(text: str) -> str:
    """The same with the goal that both have a share of the land for."""
    return text.replace("[[side]]", '[options]\ngoal = "elimination"\n\n[[side]]', 1)


def wrong(text: str, chapters: list[str] | None = None, **options: object) -> str:
    """The clause under which a start is refused, in a sentence of both languages."""
    with pytest.raises(BadRulebook) as problem:
        rules_of(scenario_rulebook(text, chapters, options))
    error = problem.value
    for language in LANGUAGES:
        assert sentences(language).error(error).endswith(f"[{error.clause}]")
    return error.clause


@clause("SA-setup-1", "SA-minimal-13")
def test_a_game_cannot_begin_while_the_allotments_are_open() -> None:
    text = elimination()
    rules_of(scenario_rulebook(text))
    assert wrong(text.replace("allotment = 4\n", "")) == "SA-setup-1"
    assert wrong(text.replace("allotment = 4\n", "", 1)) == "SA-setup-1"
    balanced = text.replace("allotment = 4\n", "") + "\n[[balance]]\nallotments = [3, 5]\n"
    assert rules_of(scenario_rulebook(balanced)).allotted() == ["3", "5"]
    rules_of(scenario_rulebook(text.replace("allotment = 4\n", ""), None, {"assignment": "fair_start", "total_bv": 9}))


@clause("SA-setup-1")
def test_a_balance_settles_the_allotments_only_for_the_chapters_and_options_it_names() -> None:
    text = elimination().replace("allotment = 4\n", "")
    for_terrain = text + '\n[[balance]]\nchapters = ["terrain"]\nallotments = [3, 5]\n'
    assert wrong(for_terrain) == "SA-setup-1"
    assert rules_of(scenario_rulebook(for_terrain, ["terrain"])).allotted() == ["3", "5"]
    for_six = text + "\n[[balance]]\noptions = { stalemate_salvos = 6 }\nallotments = [2, 6]\n"
    assert wrong(for_six) == "SA-setup-1"
    assert rules_of(scenario_rulebook(for_six, None, {"stalemate_salvos": 6})).allotted() == ["2", "6"]


@clause("SA-setup-1", "SA-minimal-13")
@pytest.mark.parametrize("part", ["side", "field"])
def test_a_game_cannot_begin_without_sides_or_a_map(part: str) -> None:
    text = elimination()
    rows = [block for block in text.split("\n[[") if not block.startswith(f"{part}]]")]
    with pytest.raises(VelmociError):
        find_scenario("\n[[".join(rows))


@clause("SA-setup-11", "SR-setup-3")
def test_every_side_has_land_or_a_sea_field_to_start_on() -> None:
    text = goal_map({"A": ["f1", "f2"], "B": ["f3"], "C": []}, 4)
    assert wrong(text, ["multiplayer", "relations"]) == "SA-setup-11"


def beginning(assignment: str, seed: int = 1) -> Position:
    position = new_position(scenario_rulebook("fallen_fortress", None, {"assignment": assignment}))
    position.apply(-1, Begin(), Seeded(seed))
    return position


def sides(position: Position) -> list[str]:
    return [position.rules.sides[side].id for side in position.table.side]


@clause("SA-setup-4", "SR-setup-3")
def test_the_sides_are_as_the_players_sit_while_nobody_asks_for_the_lot() -> None:
    position = beginning("ask")
    offered = [str(order) for menu in position.pending()[0].menus() for order in menu]
    assert sorted(offered) == ["ask_lot", "keep_side"]
    for seat in range(3):
        assert [(one.seat, one.kind) for one in position.pending()] == [(rest, "sides") for rest in range(seat, 3)]
        assert {str(order) for order in position.pending()[0]} == {"keep_side", "ask_lot"}
        events = position.apply(seat, NOTATION.parse("keep_side"), Seeded(1))
        assert events[0].seen_by_all().to_json() == {"event": "side-kept", "power": f"seat_{seat + 1}"}
        if seat < 2:
            assert [int(one) for one in position.table.stopped] == [1] * (seat + 1) + [0] * (2 - seat)
    assert "The side" not in told(events)[0]
    assert sides(position) == sides(beginning("agreement")) == ["A", "N", "S"]
    assert position.pending()[0].kind == "placing"
    assert len(position.table.fields_of(1)) > 1


@clause("SA-setup-4", "SR-setup-3")
@pytest.mark.parametrize("asks", range(3))
def test_as_soon_as_one_player_asks_for_it_the_sides_are_drawn_by_lot(asks: int) -> None:
    drawn = set()
    for seed in range(12):
        position = beginning("ask", seed)
        if asks:
            position.apply(0, NOTATION.parse("keep_side"), Seeded(seed))
        events = position.apply(asks, NOTATION.parse("ask_lot"), Seeded(f"lot {seed}"))
        assert "asks for the lot" in told(events)[0]
        assert position.pending()[0].kind == "placing"
        drawn.add(tuple(sides(position)))
        with pytest.raises(Rejected):
            position.apply(0, NOTATION.parse("ask_lot"), Seeded(1))
    assert len(drawn) > 2
    for order in drawn:
        assert sorted(order) == ["A", "N", "S"]


@clause("SA-setup-4")
def test_with_the_lot_nobody_is_asked() -> None:
    drawn = {tuple(sides(beginning("lot", seed))) for seed in range(12)}
    assert len(drawn) > 2
    assert beginning("lot").pending()[0].kind == "placing"
    default = beginning("ask").pending()[0].default()
    assert str(default) == "keep_side"


@clause("V2-9", "SA-setup-7", "SA-setup-8", "SA-setup-9", "SR-setup-2")
def test_the_balance_of_the_printed_scenario() -> None:
    scenario = printed()
    assert scenario.allotments(("minimal",), {}) == ["25", "8"]
    assert scenario.allotments(("minimal", "artillery"), {"artillery_factor": "1/2"}) == ["21", "8"]
    assert scenario.allotments(("minimal", "artillery"), {"artillery_factor": "1"}) == ["25", "8"]
    assert scenario.is_untested(("minimal", "fortresses"))
    assert not scenario.is_untested(("minimal",))
    assert scenario.excluded(("hidden_units",)) == ["hidden_units"]


@clause("SA-setup-3", "SA-setup-8")
def test_parameters_stay_within_the_limits_of_the_scenario() -> None:
    limited = elimination().replace("[[side]]", "[limits]\nstalemate_salvos = [4, 6]\n\n[[side]]", 1)
    excluding = limited.replace('en = "scene"', 'en = "scene"\nexcluded = ["terrain"]')
    assert scenario_rulebook(limited, None, {"stalemate_salvos": 6}).options["stalemate_salvos"] == 6
    with pytest.raises(BadRulebook, match="SA-setup-3"):
        scenario_rulebook(limited, None, {"stalemate_salvos": 5})
    with pytest.raises(BadRulebook, match="SA-setup-8"):
        scenario_rulebook(excluding, ["terrain"])


def warned(text: str, chapters: list[str] | None = None, **options: object) -> list[str]:
    """The warnings before a game, each of them a sentence in both languages that cites its clause."""
    found = warnings_of(scenario_rulebook(text, chapters, options))
    for warning in found:
        assert warning.clause.startswith("SA-")
        for language in LANGUAGES:
            assert sentences(language).say(warning.sentence).endswith(".")
    return [warning.sentence for warning in found]


@clause("SA-setup-8", "SR-setup-2")
def test_chapters_that_nobody_has_tried_are_warned_of() -> None:
    text = elimination(6).replace('en = "scene"', 'en = "scene"\nuntested = ["terrain"]')
    assert warned(text) == []
    assert warned(text, ["terrain"]) == ["warning-untested"]


@pytest.mark.long
@clause("SA-setup-8", "SR-setup-2")
@pytest.mark.parametrize("name", SCENARIOS)
def test_a_shipped_scenario_warns_of_the_chapters_that_it_was_not_measured_with(name: str) -> None:
    scenario = find_scenario(name)
    untested = scenario.head["untested"]
    measured = {chapter for entry in scenario.balance for chapter in entry.get("chapters", ())}
    assert not {*scenario.chapters, *measured} & set(untested)
    for chapter in untested:
        found = warned(name, with_needs([*scenario.chapters, chapter]))
        assert found[0] == "warning-untested"
    for chapter in measured:
        assert "warning-untested" not in warned(name, with_needs([*scenario.chapters, chapter]))


@clause("SA-setup-8", "SA-setup-3")
def test_a_shipped_scenario_keeps_its_goal() -> None:
    for name in SCENARIOS:
        scenario = find_scenario(name)
        is_plain = scenario.options.get("goal") in ("elimination", "blitz")
        assert bool(scenario.head.get("excluded")) == is_plain
        for chapter in scenario.head.get("excluded", ()):
            with pytest.raises(BadRulebook, match=r"chapter_excluded.*SA-setup-8"):
                scenario_rulebook(name, with_needs([*scenario.chapters, chapter]))


@clause("SA-setup-3")
def test_shipped_scenarios_hold_their_parameters_within_limits() -> None:
    limited = [name for name in SCENARIOS if find_scenario(name).limits]
    assert {"mountain_blitz", "fallen_fortress", "northern_dispute"} <= set(limited)
    for name in limited:
        scenario = find_scenario(name)
        for option, values in scenario.limits.items():
            assert scenario.options[option] in values
            for value in values:
                rules_of(scenario_rulebook(name, None, {option: value}))
    with pytest.raises(BadRulebook, match=r"allowed=2\) .SA-setup-3"):
        scenario_rulebook("mountain_blitz", None, {"key_count": 3})


@clause("SA-setup-8", "SA-setup-9")
def test_the_balances_of_shipped_scenarios_were_measured_and_are_about_even() -> None:
    entries = [(name, entry) for name in SCENARIOS for entry in find_scenario(name).balance]
    assert {name for name, _ in entries} == {"border_war"}
    for name, entry in entries:
        assert entry["games"] >= 200
        assert all(40 <= share <= 60 for share in entry["percent"].values())
        on = with_needs([*find_scenario(name).chapters, *entry.get("chapters", ())])
        rules = rules_of(scenario_rulebook(name, on, entry.get("options", {})))
        assert rules.allotted() == [str(amount) for amount in entry["allotments"]]


@clause("SA-setup-11")
def test_land_that_does_not_hang_together_is_warned_of() -> None:
    fields: dict[str, list[str]] = {"a": ["b", "c"], "b": [], "c": [], "d": ["e", "f"], "e": [], "f": []}
    text = for_two(goal_map({"A": ["a", "b", "c"], "B": ["d", "e", "f"]}, fields=fields))
    assert warned(text) == ["warning-land-apart"]
    assert warned(text, ["naval"]) == ["warning-no-sea"]


@clause("SA-setup-11")
def test_land_hangs_together_by_land_and_wherever_its_fields_stand_in_the_list() -> None:
    fields: dict[str, list[str]] = {"a": ["b", "c"], "d": ["e", "f"], "b": [], "c": [], "e": [], "f": []}
    both = {"A": ["a", "b", "c"], "B": ["d", "e", "f"]}
    assert warned(for_two(goal_map(both, fields=fields))) == ["warning-land-apart"]
    joined = {**fields, "f": ["a"], "s": ["a", "d"]}
    assert warned(for_two(goal_map(both, fields=joined, sea=["s"]))) == []
    by_sea = {**fields, "s": ["a", "d"]}
    assert warned(for_two(goal_map(both, fields=by_sea, sea=["s"]))) == ["warning-land-apart"]


@clause("SA-minimal-3", "SR-minimal-1")
@pytest.mark.parametrize(("land", "is_warned"), [(5, True), (6, False), (15, False), (16, True)])
@pytest.mark.long
def test_small_and_large_maps_for_two_are_played_with_a_warning(land: int, is_warned: bool) -> None:
    assert warned(elimination(land)) == (["warning-map-size"] if is_warned else [])
    wish = Wish(MapWish("1", land, 0, 0, 1))
    assert compose(wish).warnings == (("warning-map-size",) if is_warned else ())


@clause("SA-minimal-3", "SR-minimal-1")
@pytest.mark.long
def test_more_players_may_have_more_land() -> None:
    assert "warning-map-size" not in compose(Wish(MapWish("1", 24, 0, 0, 1), (), "relations", 4)).warnings


@clause("SA-production_cycle-7")
def test_regular_production_is_warned_of_where_it_is_chosen() -> None:
    assert warned("alternate_harvests") == []
    assert warned("alternate_harvests", None, schedule="regular") == ["warning-unfair-schedule"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_shipped_scenarios_begin_without_a_warning(name: str) -> None:
    assert warned(name) == []


def composed(goal: str, players: int, seed: int = 1, **more: object) -> Composed:
    return compose(Wish(MapWish(str(seed), 14, 0, 0, 1), (), goal, players, **more))  # type: ignore[arg-type]


@clause("SA-setup-10", "SA-fair_start-1")
def test_a_free_game_settles_one_thing_after_another() -> None:
    wish = Wish(MapWish("1", 14, 0, 0, 1), ("random_terrain",), "relations", 3, options={"assignment": "fair_start"})
    position = new_position(compose(wish).rulebook)
    events = [event.seen_by_all().sentence for event in position.apply(-1, Begin(), Seeded(1))]
    assert events.index("token-laid") < events.index("relations-rolled")
    assert position.pending()[0].kind == "agreement"
    assert position.rules.board.size == 14
    assert [len(side.fields) > 0 for side in position.rules.sides] == [True] * 3
    assert position.table.units_of(0) == []
    track = [step.name for step in position.rules.tracks[position.rules.track("opening")]]
    order = ["terrain", "tokens", "goal", "agreement", "bidding", "sides", "sealing", "placing"]
    assert [name for name in track if name in order] == order


@clause("SA-setup-5", "SA-setup-7", "SA-setup-2")
def test_the_total_is_shared_out_evenly_or_as_somebody_says() -> None:
    even = find_scenario(composed("relations", 3, total=30).text)
    assert [(side.id, side.allotment) for side in even.sides] == [("A", "10"), ("B", "10"), ("C", "10")]
    assert even.chapters == ("multiplayer", "relations")
    fair = find_scenario(composed("relations", 3, allotments=(12, 10, 7)).text)
    assert [side.allotment for side in fair.sides] == ["12", "10", "7"]


@clause("SA-setup-2", "SA-random_goal-1", "SA-random_goal-4", "SR-setup-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.long
@pytest.mark.sampled(5)
def test_a_game_composed_by_lot_can_be_played(players: int, seed: int) -> None:
    wish = Wish(MapWish(f"{players}-{seed}", 5 * players, 0, 0, 1), (), BY_LOT, players)
    position = new_position(compose(wish).rulebook)
    assert position.rules.goal.about(position.table) != {}


@pytest.mark.long
@clause("SA-setup-2", "SA-chapters-4")
@pytest.mark.parametrize(
    ("goal", "players", "options"),
    [
        ("feuds", 4, {"rounds": 6, "table": "italy4"}),
        ("scored", 4, {"rounds": 6, "finland_start": "small"}),
        ("blitz", 2, {"rounds": 6, "blitz_objective": "key_fields"}),
    ],
)
def test_composed_games_end(goal: str, players: int, options: dict[str, object]) -> None:
    made = composed(goal, players, 2, options=options, total=8)
    position = new_position(made.rulebook)
    check_replay(position, play_out(position, 4))
    if goal != "blitz":
        assert say_standing(position)
