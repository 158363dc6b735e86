"""The chapter system (SA-chapters): needs, presets, the ladder, the contents of the rule book."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene, reloaded
from tests.trust.salva.invariants import check_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.clauses import clause as rule
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble
from velmoci.salva.contents import class_of, contents
from velmoci.salva.library import CHAPTERS, LIBRARY, SCENARIOS, find_scenario, rules_of, scenario_rulebook
from velmoci.salva.maps.atlas import map_of
from velmoci.salva.position import new_position
from velmoci.salva.presets import PRESETS, ladder, standing_alone, steps, ways
from velmoci.salva.units import standard_kinds


@clause("SA-chapters-11", "SR-chapters-3", "SR-chapters-4")
def test_the_canonical_order_and_the_presets() -> None:
    basics = [
        "terrain", "random_terrain", "naval", "second_line", "submarines", "factories", "production_cycle",
        "multiplayer",
    ]  # fmt: skip
    assert steps()[: len(basics)] == basics
    assert assemble(LIBRARY, PRESETS["minimal"]).chapters[0] == "minimal"
    basic = assemble(LIBRARY, PRESETS["basic"]).chapters
    assert {"terrain", "naval", "second_line", "submarines", "factories"} <= set(basic)
    assert not {"random_terrain", "production_cycle", "retreat"} & set(basic)


@clause("SA-chapters-12", "SR-chapters-4")
def test_the_ladder_adds_the_chapters_one_by_one_in_canonical_order() -> None:
    rungs = ladder()
    chosen = [chapter for chapter in CHAPTERS if not chapter.is_always_on and not chapter.bridges]
    order = [chapter.id for chapter in chosen if chapter.group != "goal"]
    order.remove("war_economy")
    assert [rung.added for rung in rungs] == [(), *[(name,) for name in order], ("war_economy",)]
    assert [rung.chapters for rung in rungs[:-1]] == [tuple(order[:count]) for count in range(len(order) + 1)]
    assert set(order) - set(rungs[-1].chapters) == {"factories"}, "it takes their place"
    assert "war_economy" in rungs[-1].chapters
    assert [rung.title("en") for rung in rungs[:3]] == ["minimal version", "terrain bonuses", "random terrain"]
    assert [name for rung in rungs for name in rung.scenarios if name] == sorted(
        SCENARIOS, key=lambda name: next(place for place, rung in enumerate(rungs) if name in rung.scenarios)
    )
    assert rungs[0].scenarios == ("border_war",)
    for rung in rungs:
        for name in rung.scenarios:
            scenario_rulebook(name, [*rung.chapters[:8], *find_scenario(name).chapters])


@clause("SA-chapters-12", "SA-chapters-2")
def test_a_chapter_that_needs_a_later_one_joins_where_its_needs_are_met() -> None:
    assert standing_alone(["terrain", "submarines"]) == ("terrain",)
    assert standing_alone(["submarines", "naval", "second_line"]) == ("submarines", "naval", "second_line")
    assert standing_alone(["submarines", "naval"]) == ("naval",)


@clause("SA-setup-12", "SA-setup-2")
def test_scenarios_come_first_and_fair_start_last() -> None:
    assert ways()[0] == "scenario"
    assert ways()[-1] == "fair_start"
    assert len(set(ways())) == 5


@clause("SA-chapters-4")
@pytest.mark.parametrize("count", [0, 1, 3, 5, 7])
def test_games_on_every_rung_reach_an_end(count: int) -> None:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(ladder()[count].chapters, owners=owners, allotments=[6, 6], options={"hard_round_cap": 20})
    chance, position = Seeded(count), scene.position
    position.apply(-1, Begin(), chance)
    while position.outcome() is None:
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample_by_kind(chance), chance)
    check_position(position, reloaded)
    assert position.pending() == []
    assert position.table.round <= 20
    assert position.table.reason in ("elimination", "draw")


@clause("SA-chapters-6", "SA-naval-2")
def test_artillery_strengths_count_for_nothing_without_their_chapter() -> None:
    cruiser = standard_kinds().find("cruiser")
    assert cruiser is not None
    assert cruiser.row["artillery"] == {"unarmoured": 1, "fortress": 1}
    assert cruiser.attack[0] == 0


@clause("SA-chapters-7", "SA-chapters-8")
def test_a_later_chapter_takes_the_place_of_an_earlier_rule() -> None:
    plain, rich = Scene(), Scene(["terrain"])
    assert [part.name for part in plain.rules.production] == [part.name for part in rich.rules.production]
    assert type(plain.rules.production[1]) is not type(rich.rules.production[1])
    assert "multiplayer" in assemble(LIBRARY, ["multiplayer"]).chapters


@clause("SA-chapters-9", "SR-chapters-2", "SR-chapters-1")
def test_texts_are_rules_rare_rules_or_notes() -> None:
    assert class_of(rule("SA-minimal-38")) == "rule"
    assert class_of(rule("SA-minimal-59")) == "rare"
    assert class_of(rule("SA-random_terrain-5")) == "note"
    assert class_of(rule("SA-scored-5")) == "note"


@clause("SA-chapters-10")
def test_the_contents_show_the_chapters_that_are_on() -> None:
    headings = contents(assemble(LIBRARY, ["terrain", "naval"]).chapters)
    names = [heading.chapter for heading in headings]
    assert names[:3] == ["minimal", "terrain", "naval"]
    assert headings[0].entries == ("SA-minimal-39", "SA-minimal-41", "SA-minimal-53", "SA-minimal-54")
    assert [heading.entries for heading in headings[1:3]] == [(), ()]
    assert all(rule.id.startswith("SA-") for heading in headings for rule in heading.rules)
    assert any(rule.id == "SA-invasion-1" for rule in headings[2].rules)


@clause("SA-chapters-9", "SA-chapters-10")
@pytest.mark.parametrize("shows", [True, False])
def test_rare_rules_are_shown_where_the_table_wants_them(shows: bool) -> None:
    found = map_of(scenario_rulebook("border_war", None, {"show_rare_rules": shows}))["contents"]
    classes = {kind for heading in found for kind in heading["rules"].values()}
    assert ("rare" in classes) == shows
    assert "rule" in classes
    assert ("SA-minimal-59" in found[0]["rules"]) == shows


@clause("SA-minimal-1", "SA-minimal-13")
def test_there_are_as_many_players_as_sides() -> None:
    book = assemble(LIBRARY, [], {"scenario": "border_war", "players": 3, "goal": "elimination"})
    with pytest.raises(BadRulebook, match="bad_option"):
        rules_of(book)
    assert "multiplayer" in book.chapters
    with pytest.raises(BadRulebook, match="bad_option"):
        scenario_rulebook("border_war", None, {"moon": 1})


@clause("SA-minimal-14", "SA-minimal-13")
def test_a_scenario_fixes_everything_but_who_plays_which_side() -> None:
    scenario = find_scenario("border_war")
    assert scenario.title("cs") == "Válka o pomezí"
    position = new_position(scenario_rulebook("border_war", None, {"assignment": "lot"}))
    position.apply(-1, Begin(), Seeded(3))
    assert sorted(int(side) for side in position.table.side) == [0, 1]
    assert position.pending()


@clause("SA-minimal-13", "SA-setup-3")
def test_a_scenario_that_there_is_not_is_refused_with_the_nearest_that_there_is() -> None:
    for name, near in (("open_plans", ["secret_plans"]), ("x" * 50, [])):
        with pytest.raises(BadRulebook) as problem:
            find_scenario(name)
        assert (problem.value.code, problem.value.clause) == ("unknown_scenario", "SA-setup-3")
        assert problem.value.values == {"value": name[:40], "near": near, "scenarios": list(SCENARIOS)}
    assert find_scenario("first_steps").name == "first_steps"


@clause("SA-goals2-2", "SA-goals2-6", "SR-goals2-2")
def test_the_territory_must_suit_the_goal() -> None:
    with pytest.raises(BadRulebook, match="bad_start"):
        rules_of(scenario_rulebook("border_war", None, {"goal": "blitz"}))
    rules_of(scenario_rulebook("border_war"))


@clause("SA-minimal-44", "SA-minimal-48", "SR-minimal-14")
def test_the_unit_table_knows_classes_and_vulnerabilities() -> None:
    kinds = standard_kinds()
    fighter, patrol, tank = (kinds.find(name) for name in ("fighter", "land_patrol", "tank"))
    assert fighter is not None
    assert patrol is not None
    assert tank is not None
    assert fighter.vulnerability == [(1, 8), (1, 8), (1, 8), (1, 1), (1, 1), (1, 8)]
    assert patrol.vulnerability == [(1, 3)] * 6
    assert tank.vulnerability == [(1, 1)] * 6
    assert len(kinds.rows) == 46


@clause("SA-minimal-5", "SA-minimal-9", "SA-minimal-11", "SA-minimal-12")
def test_a_field_without_a_garrison_keeps_its_owner() -> None:
    scene = Scene()
    scene.army(0, "a", "tank")
    scene.order(0, "attack b with tank_1")
    assert scene.owner("a") == 0
    assert scene.owner("b") == 0
    assert {int(scene.position.table.unit_owner[u]) for u in scene.position.table.units_at(1)} == {0}


@clause("SR-terrain-3", "SR-terrain-4", "SR-placement-2")
def test_only_land_units_do_without_the_defence_bonus() -> None:
    scene = Scene(["terrain", "naval"], marks={"b": {"defence": "1/2"}})
    names = [mode.name for mode in scene.rules.modes]
    assert names == ["plain", "without_bonus"]


@clause("V-64", "SA-goals2-11", "SA-goals2-13")
def test_the_attacker_resigns_in_a_battle_of_three_players() -> None:
    scene = Scene(["multiplayer"], seats=3, owners={"a": 0, "b": 1, "c": 1, "d": 2})
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf")
    scene.army(2, "d", "inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "fire inf_2 tank_1")
    scene.order(0, "resign")
    assert not scene.lives("tank_1")
    assert (scene.owner("a"), scene.owner("b")) == (None, 1)
    assert scene.asked() == [(1, "movement")]
    assert scene.damage("inf_2") == "0"
