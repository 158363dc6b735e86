"""Games that somebody puts together in a form: every goal, on a map by chance, as a scenario that can be begun."""

import tomllib
from typing import Any
from xml.etree import ElementTree

import pytest

from tests.clause import clause
from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook, Refusal, Rejected
from velmoci.kernel.order import Begin
from velmoci.salva.chapters.random_goal import KINDS
from velmoci.salva.composing import Composed, MapWish, Wish, compose, toml
from velmoci.salva.document import BadDocument, Document
from velmoci.salva.library import FIELD_KEYS, rulebook_by_options, rules_of, scenario_rulebook
from velmoci.salva.maps.atlas import links, map_of
from velmoci.salva.maps.card import card_picture
from velmoci.salva.maps.generator import make_request
from velmoci.salva.maps.plan import NoSuchMap
from velmoci.salva.maps.planned import find_plan, joined, planned
from velmoci.salva.position import new_position
from velmoci.salva.presets import ladder
from velmoci.salva.scenario import Scenario, read_scenario

MAP = MapWish("7", 12, 3, 1, 1)
FAIR = MapWish("7", 8, 2, 1, 2)


def composed(map: MapWish = MAP, **wishes: Any) -> Composed:
    return compose(Wish(map, **wishes))


def sides(text: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(text)["side"]
    return found


def reread(text: str) -> Scenario:
    return read_scenario(Document("own", text), FIELD_KEYS)


@clause("SA-setup-2")
@pytest.mark.parametrize("goal", KINDS, ids=[kind.id for kind in KINDS])
@pytest.mark.long
def test_every_goal_can_be_put_together_and_begun(goal: Any) -> None:
    for players in goal.players:
        made = composed(goal=goal.id, players=players, chapters=("terrain", "naval"))
        assert rulebook_by_options({"scenario": made.text, "players": players}).hash == made.rulebook.hash
        position = new_position(made.rulebook)
        position.apply(-1, Begin(), Seeded(1))
        assert position.pending()


@pytest.mark.long
@clause("SA-setup-5")
def test_sides_have_the_names_and_the_allotments_that_were_wished_for() -> None:
    equal = sides(composed(total=21).text)
    assert [(side["en"], side["allotment"]) for side in equal] == [("Side A", 10), ("Side B", 10)]
    uneven = sides(composed(names=('North "of" it', ""), allotments=(12, 7)).text)
    assert [(side["cs"], side["allotment"]) for side in uneven] == [('North "of" it', 12), ("Strana B", 7)]


@clause("SA-setup-10")
def test_what_the_goal_needs_of_the_map_is_drawn_where_nobody_named_it() -> None:
    blitz = composed(goal="blitz", options={"blitz_objective": "key_fields"}).rulebook.options
    assert len(str(blitz["key_fields"]).split()) == 3
    assert blitz["key_count"] == 2
    feud = composed(goal="feuds", players=3, options={"table": "honest_a3"})
    assert feud.rulebook.options["target_field"] in next(s for s in sides(feud.text) if s["id"] == "N")["fields"]
    table = "A: A B N / B: B A N / N: N A B"
    own = composed(goal="feuds", players=3, options={"table": "custom", "custom_table": table})
    assert [side["id"] for side in sides(own.text)] == ["A", "B", "N"]
    assert "finland = true" in composed(goal="scored", players=4).text


OWN_TABLE = {"table": "custom", "custom_table": "A: A B N / B: B A N / N: N A B"}


@clause("SA-setup-1", "SA-setup-2")
@pytest.mark.parametrize("start", ["similar", "one_field"])
@pytest.mark.parametrize(
    ("goal", "options", "land"),
    [
        ("elimination", {}, {"A": 6, "B": 6}),
        ("blitz", {}, {"A": 1, "B": 11}),
        ("political_fields", {}, {"A": 4, "B": 4, "C": 4}),
        ("feuds", {}, {"A": 1, "N": 10, "S": 1}),
        ("feuds", {}, {"A": 1, "B": 1, "N": 9, "S": 1}),
        ("feuds", OWN_TABLE, {"A": 1, "B": 1, "N": 10}),
        ("scored", {}, {"A": 1, "N": 10, "S": 1}),
        ("scored", {}, {"A": 1, "F": 2, "N": 8, "S": 1}),
    ],
)
def test_the_goal_says_which_sides_there_are_and_how_they_start(
    goal: str, options: dict[str, object], land: dict[str, int], start: str
) -> None:
    if start == "one_field" and goal in ("elimination", "political_fields"):
        land = dict.fromkeys(land, 1)
    made = composed(goal=goal, players=len(land), options=options, start=start)
    assert {side["id"]: len(side["fields"]) for side in sides(made.text)} == land
    assert made.goal == goal
    roles = ["offensive", "defensive"] if goal == "blitz" else [""] * len(land)
    assert [side["role"] for side in sides(made.text)] == roles
    marked = [field["id"] for field in tomllib.loads(made.text)["field"] if field.get("finland")]
    assert sorted(marked) == sorted(field for side in sides(made.text) if side["id"] == "F" for field in side["fields"])


@clause("SA-setup-2", "SA-setup-5", "SA-setup-10")
def test_the_whole_game_is_written_down() -> None:
    made = composed(
        goal="blitz", chapters=("submarines",), allotments=(5,), names=("North",), total=21,
        options={"blitz_objective": "key_fields", "rounds": 7},
    )  # fmt: skip
    written = tomllib.loads(made.text)
    assert written["scenario"] == {
        "cs": "Vlastní hra 7", "en": "A game of one's own 7", "chapters": ["naval", "second_line", "submarines"],
        "plan": {"seed": "7", "land": 12, "sea": 3, "masses": 1, "fair": 1},
    }  # fmt: skip
    options = written["options"]
    keys = options.pop("key_fields").split()
    assert options == {"blitz_objective": "key_fields", "rounds": 7, "goal": "blitz", "key_count": 2}
    first, second = written["side"]
    land = [field["id"] for field in written["field"] if not field.get("sea")]
    assert first == {
        "id": "A", "cs": "North", "en": "North", "role": "offensive", "fields": first["fields"], "sea": "",
        "allotment": 5,
    }  # fmt: skip
    assert second == {
        "id": "B", "cs": "Strana B", "en": "Side B", "role": "defensive", "fields": second["fields"], "sea": "",
        "allotment": 10,
    }  # fmt: skip
    assert sorted(first["fields"] + second["fields"]) == sorted(land)
    assert len(keys) == 3
    assert set(keys) <= set(land)
    plan = find_plan("7", make_request(12, 3, 1, 1))
    assert [field["id"] for field in written["field"]] == [row["id"] for row in plan.rows]


@clause("SA-setup-10")
def test_what_somebody_named_is_not_drawn() -> None:
    land = [field["id"] for field in tomllib.loads(composed().text)["field"] if not field.get("sea")]
    named = {"blitz_objective": "key_fields", "key_fields": " ".join(land[:2]), "key_count": 1}
    assert tomllib.loads(composed(goal="blitz", options=named).text)["options"] == {**named, "goal": "blitz"}
    feud = composed(goal="feuds", players=3, options={"target_field": land[4]})
    assert tomllib.loads(feud.text)["options"] == {"target_field": land[4]}


@pytest.mark.long
@clause("SA-setup-11")
def test_players_are_warned_of_land_that_nobody_can_reach() -> None:
    apart = MapWish("7", 8, 4, 2, 1)
    assert composed(apart, start="one_field").warnings == ("warning-land-apart",)
    assert composed(apart, start="one_field", chapters=("naval",)).warnings == ()


@clause("SA-setup-11")
def test_players_are_warned_of_ships_without_sea() -> None:
    dry = MapWish("7", 8, 0, 1, 1)
    assert composed(dry).warnings == ()
    assert composed(dry, chapters=("submarines",)).warnings == ("warning-no-sea",)


@clause("SA-random_goal-1")
def test_the_goal_may_be_left_to_the_lots_of_the_seed() -> None:
    assert composed(goal="random", chapters=("naval",)).goal in {kind.id for kind in KINDS if kind.players[0] == 2}
    three = composed(goal="random", players=3, chapters=("naval",))
    assert three.goal in three.rulebook.chapters
    assert "random_goal" in three.rulebook.chapters


@pytest.mark.long
def test_a_fair_map_is_shared_out_in_images_of_each_other() -> None:
    first, second = [side["fields"] for side in sides(composed(FAIR).text)]
    assert len(first) == len(second) == 4


STARTS = {"option": "start", "value": "everywhere", "allowed": "similar, one_field, sea"}
GOALS = {"option": "goal", "value": "peace", "allowed": ", ".join(kind.id for kind in KINDS)}


@clause("SA-setup-1", "SA-minimal-1")
@pytest.mark.parametrize(
    ("wishes", "code", "clause", "values"),
    [
        ({"goal": "peace"}, "bad_option", "SA-setup-1", GOALS),
        ({"goal": "peace", "start": "everywhere"}, "bad_option", "SA-setup-1", GOALS),
        ({"start": "everywhere"}, "bad_option", "SA-setup-1", STARTS),
        ({"goal": "feuds"}, "bad_player_number", "SA-feuds-2", {"players": 2, "least": 3, "most": 5}),
        ({"players": 3}, "bad_player_number", "SA-minimal-1", {"players": 3, "least": 2, "most": 2}),
    ],
)
def test_a_goal_and_a_start_that_there_are_not_are_told(
    wishes: Any, code: str, clause: str, values: dict[str, object]
) -> None:
    with pytest.raises(BadRulebook) as refused:
        composed(**wishes)
    assert (refused.value.code, refused.value.clause, refused.value.values) == (code, clause, values)


@pytest.mark.parametrize(
    ("wishes", "code", "clause"),
    [
        ({"options": {"rounds": 99}}, "bad_option", "SA-goals2-1"),
        ({"chapters": ("walls",)}, "no_such_chapter", "SA-chapters-2"),
    ],
)
def test_what_does_not_go_together_is_told_with_its_clause(wishes: Any, code: str, clause: str) -> None:
    with pytest.raises(BadRulebook) as refused:
        composed(**wishes)
    assert (refused.value.code, refused.value.clause) == (code, clause)


def test_no_map_is_made_that_would_take_too_long() -> None:
    with pytest.raises(NoSuchMap) as refused:
        composed(MapWish("7", 31, 0, 0, 1))
    assert refused.value.code == "map_numbers"


def test_the_picture_is_the_one_of_the_generator() -> None:
    made = composed()
    scenario = rules_of(made.rulebook).scenario
    drawn = planned(scenario)
    assert drawn is not None
    assert set(drawn.borders) == set(links(scenario.board))
    assert map_of(made.rulebook)["size"] == [drawn.size[0] / 10, drawn.size[1] / 10]


LAID = MapWish("7", 12, 0, 0, 1, "G10 G1rr")


@clause("SA-setup-11", "SA-random_map-1", "SA-random_map-2")
@pytest.mark.parametrize(("goal", "players"), [("elimination", 2), ("blitz", 2), ("scored", 4), ("relations", 6)])
def test_a_game_is_put_together_on_segments_that_somebody_lays(goal: str, players: int) -> None:
    made = composed(LAID, goal=goal, players=players)
    scenario = rules_of(made.rulebook).scenario
    assert tomllib.loads(made.text)["scenario"]["plan"] == {"seed": "7", "laid": "G10 G1rr"}
    assert (len(scenario.board.land), scenario.board.size) == (17, 18)
    places = [tuple(row["at"]) for row in scenario.board.rows]
    (sea,) = [number for number in range(18) if not scenario.board.is_land(number)]
    assert places[sea] == (3, 0)
    drawn = planned(scenario)
    assert drawn is not None
    assert set(drawn.borders) == set(links(scenario.board))
    assert map_of(made.rulebook)["size"] == [900, 450]
    position = new_position(made.rulebook)
    position.apply(-1, Begin(), Seeded(1))
    assert position.pending()


@clause("SA-setup-11", "SA-random_map-4")
def test_laid_land_that_lies_apart_is_played_with_a_warning_and_canals_need_ships() -> None:
    apart = LAID._replace(laid="G12")
    assert composed(apart).warnings == ()
    assert composed(LAID._replace(laid="G7")).warnings == ("warning-land-apart", "warning-map-size")
    seeds = [apart._replace(seed=str(seed)) for seed in range(9)]
    assert {composed(seed, chapters=("naval",)).text.count("canal = true") for seed in seeds} == {0, 1}
    assert "canal" not in composed(apart).text
    by_sea = composed(LAID, goal="blitz", start="sea", chapters=("naval",))
    assert [bool(side["sea"]) for side in sides(by_sea.text)] == [True, False]


@pytest.mark.parametrize(
    ("laid", "code", "clause"),
    [
        ("G10 G13", "map_laid", "SA-random_map-1"),
        ("G10 G1, G2", "map_grid", "SA-random_map-2"),
        (",", "map_grid", "SA-random_map-2"),
        (", ".join(["G10 G10 G10 G10 G10"] * 5), "map_laid_land", "SA-random_map-5"),
    ],
)
def test_segments_that_cannot_be_laid_so_are_refused_with_their_clause(laid: str, code: str, clause: str) -> None:
    with pytest.raises(Refusal) as refused:
        composed(LAID._replace(laid=laid))
    assert (refused.value.code, refused.value.clause) == (code, clause)


def test_a_map_that_was_changed_since_is_drawn_like_any_other() -> None:
    text = composed().text
    assert planned(reread(text.replace('"land" = 12', '"land" = 8'))) is None
    assert planned(reread(text.replace('"masses" = 1', '"masses" = 9'))) is None
    laid = composed(LAID).text
    for other in ("G10 G1r", "G10", "G10 G77"):
        assert planned(reread(laid.replace("G10 G1rr", other))) is None
    odd = 'plan = { seed = "7", land = true, sea = 1, masses = 1, fair = 1 }'
    for wrong in ('plan = "seed"', 'plan = { "seed" = "7" }', 'plan = { "seed" = "7", "laid" = 3 }', odd):
        with pytest.raises(BadDocument):
            reread("\n".join(wrong if line.startswith("plan") else line for line in text.splitlines()))


def test_borders_in_several_pieces_are_several_lines() -> None:
    a, b, c, d, e = (0, 0), (1, 0), (2, 0), (5, 0), (6, 0)
    assert joined([(b, c), (d, e), (a, b)]) == ((d, e), (a, b, c))
    assert joined([(a, b), (b, a)]) == ((a, b, a),)


def test_texts_of_people_stay_what_they_are() -> None:
    value = {"name": 'a "b" \\ \n\x7f ž', "list": [True, 3, "x"]}
    assert tomllib.loads(f"value = {toml(value)}")["value"] == value


def test_a_little_picture_shows_who_starts_where_and_who_comes_by_sea() -> None:
    drawn = map_of(scenario_rulebook("canal_zone"))
    at_sea = next(field["id"] for field in drawn["fields"] if field["sea"])
    picture = card_picture({**drawn, "sides": [{**drawn["sides"][0], "sea": at_sea}, *drawn["sides"][1:]]})
    colours = [paint["colour"] for paint in drawn["powers"].values()]
    shown = [path.get("fill") for path in ElementTree.fromstring(picture).iter() if path.get("fill") in colours[:2]]
    assert shown.count(colours[0]) == len(drawn["sides"][0]["fields"]) + 1
    assert shown.count(colours[1]) == len(drawn["sides"][1]["fields"])


@clause("SA-chapters-12")
@pytest.mark.parametrize("number", range(len(ladder())))
def test_a_game_can_be_put_together_on_every_rung_of_the_ladder(number: int) -> None:
    rung = ladder()[number]
    goal = "random" if "random_goal" in rung.chapters else "elimination"
    made = composed(chapters=rung.chapters, goal=goal)
    assert set(rung.chapters) <= set(made.rulebook.chapters)
    position = new_position(made.rulebook)
    position.apply(-1, Begin(), Seeded(1))
    assert position.pending()


@clause("SA-goals2-6")
def test_on_a_map_made_for_two_each_starts_with_the_turned_land_of_the_other() -> None:
    plan = find_plan("7", make_request(8, 2, 1, 2))
    first, second = [side["fields"] for side in sides(composed(FAIR).text)]
    assert first
    assert {plan.turns[id] for id in first} == set(second)


@clause("SA-goals2-6")
def test_land_on_a_fair_map_is_shared_by_lot_where_others_play_or_with_one_field_each() -> None:
    for players in (4, 5):
        sizes = [len(side["fields"]) for side in sides(composed(FAIR, goal="any_pair", players=players).text)]
        assert len(sizes) == players
        assert max(sizes) - min(sizes) <= 1
    assert [len(side["fields"]) for side in sides(composed(FAIR, start="one_field").text)] == [1, 1]


@clause("SA-goals2-9")
@pytest.mark.parametrize("goal", ["blitz", "elimination"])
def test_the_first_side_may_start_on_the_sea_against_all_the_land(goal: str) -> None:
    made = composed(goal=goal, start="sea", chapters=("naval",), total=40)
    attacker, defender = reread(made.text).sides
    board = reread(made.text).board
    assert (attacker.fields, len(defender.fields)) == ([], len(board.land))
    assert not board.is_land(board.index[attacker.sea])
    position = new_position(made.rulebook)
    position.apply(-1, Begin(), Seeded(1))
    play(position, {seat: make_bot("salva", "random", Seeded(seat)) for seat in range(2)}, Seeded(1))
    assert position.outcome() is not None


@clause("SA-goals2-9")
@pytest.mark.parametrize(
    ("map", "wishes", "code"),
    [
        (MAP, {"chapters": ()}, "start_without_ships"),
        (MAP, {"chapters": ("naval",), "options": {"elimination_test": "no_land"}}, "bad_option"),
        (MAP._replace(sea=0), {"chapters": ("naval",)}, "map_no_sea"),
    ],
)
def test_a_start_on_the_sea_that_cannot_be_is_refused(map: MapWish, wishes: Any, code: str) -> None:
    with pytest.raises(Rejected) as refused:
        composed(map, start="sea", **wishes)
    assert (refused.value.code, refused.value.clause) == (code, "SA-goals2-9")


@clause("SA-goals2-9")
def test_a_goal_without_a_start_on_the_sea_names_the_other_starts() -> None:
    with pytest.raises(Rejected) as refused:
        composed(start="sea", chapters=("naval",), goal="political_fields")
    assert (refused.value.code, refused.value.clause) == ("bad_option", "SA-goals2-9")
    assert refused.value.values == {"option": "start", "value": "sea", "allowed": "similar, one_field"}
