"""No option without an effect: each is set to another value, and play, view or text is seen to differ."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from tests.maps import small_map
from tests.trust.options import STEPS, differs, other_values, rulebook_with
from velmoci.kernel.game import Game
from velmoci.kernel.option import BoolOption, Option
from velmoci.kernel.registry import find_game, game_ids
from velmoci.kernel.rulebook import Chapter, Library, assemble

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("expanze", "evropska_valka", "salva")


class Pair(NamedTuple):
    """Two games that differ in one option, and how they are played until it shows."""

    base: Mapping[str, Any] = MappingProxyType({})
    values: tuple[Any, ...] = ()
    """What the option is set to; nothing: any other value that it can have."""
    ways: tuple[str, ...] = tuple(STEPS)
    is_refused: bool = False
    """Whether the other value does not go with the rest, and is told so."""


BOTS = ("bots",)
TINY = small_map("three_fields")
DRAWN = {"scenario": "border_war", "chapters": "random_map"}
CANALS = {"scenario": "canal_zone", "chapters": "random_map", "segment_set": "LLL/SPS/LLL", "land_max": 18}
FAIR = {"scenario": "three_claims", "assignment": "fair_start"}
AIRBORNE = {"scenario": "border_war", "chapters": "repair_prevention air"}
HELD = {"scenario": "border_war", "chapters": "repair_prevention"}
ROLLED = {"scenario": "border_war", "chapters": "statistical_destruction"}
FIELDS = {"scenario": "first_steps", "chapters": "political_fields"}
UPKEEP = {"scenario": "border_war", "chapters": "upkeep"}
FORTS = {"scenario": "border_war", "chapters": "fortresses"}
CARDS = {"scenario": "border_war", "chapters": "formations"}
TOKENS = {"scenario": "border_war", "chapters": "hidden_units"}
THREATENED = {"scenario": "siege_guns", "chapters": "hidden_units", "hideable_kinds": "gun"}


def on(scenario: str, *values: Any, ways: tuple[str, ...] = tuple(STEPS), **options: Any) -> Pair:
    """Games on a shipped scenario."""
    return Pair({"scenario": scenario, **options}, values, ways)


PAIRS: dict[str, Pair] = {
    "expanze.continent_bonus": Pair({"powers": 2}, ways=BOTS),
    "expanze.hold_rounds": Pair({"powers": 2}, (0,), BOTS),
    "expanze.auto_show": Pair({"powers": 2}, ways=BOTS),
    "expanze.continue_after_win": Pair({"powers": 3}, ways=BOTS),
    "expanze.trade_window": Pair({}, ("off",), ("talking",)),
    "expanze.soldier_limit": Pair({"powers": 3}, (60,), BOTS),
    "expanze.nonsense_auto_raise": Pair({"powers": 2}, ways=BOTS),
    "minimal.scenario": Pair({}, ("mountain_blitz",)),
    "minimal.players": Pair({"scenario": "border_war"}, (3,), is_refused=True),
    "minimal.salvo_table": on("border_war", ways=BOTS),
    "minimal.first_salvo_factor": on("border_war", ways=BOTS),
    "minimal.simple_retreat": on("border_war", ways=("lively", "bots")),
    "minimal.turn_order": on("border_war", "east west"),
    "minimal.placement_balance": on("mountain_blitz"),
    "minimal.goal": Pair({"scenario": TINY, "goal": "elimination"}, ("blitz",)),
    "minimal.rounds": on("mountain_blitz"),
    "minimal.blitz_objective": on("island_landing", "whole_map"),
    "minimal.key_fields": on("island_landing", "pristav plaz kopce"),
    "minimal.key_count": on("island_landing", 3),
    "minimal.deadline_side": on("border_war", "west"),
    "minimal.deadline_round": on("deadline_march", 14),
    "minimal.hard_round_cap": on("border_war", 20, ways=("idle",)),
    "terrain.roughness_display": on("mountain_blitz"),
    "hidden_units.hideable_kinds": Pair(TOKENS, ("tank infantry",), ("lively",)),
    "hidden_units.uncertain_limit": Pair(TOKENS, (1,), ("lively",)),
    "disclosure.look_removes_false": Pair(THREATENED, (True,)),
    "formations.formations_per_seat": Pair(CARDS, ("1",), ("lively",)),
    "formation_production.row_value": Pair(CARDS, ("at_most",), ("lively",)),
    "formations.rows_max": Pair(CARDS, (2,), ("lively",)),
    "formations.location_tokens": Pair(CARDS, (2,), ("lively",)),
    "formations.true_rows_pool": Pair(CARDS, (7,), ("lively",)),
    "formations.false_rows_pool": Pair(CARDS, (13,), ("lively",)),
    "formations.formation_names": Pair(CARDS, ("red blue green white grey black",), ("lively",)),
    "random_terrain.terrain_bag": Pair({"scenario": "border_war", "chapters": "random_terrain"}),
    "naval.canal_chance": Pair(CANALS, ("0",)),
    "naval.beach_units": on("island_landing", 0, ways=BOTS),
    "naval.beach_factor": on("island_landing", "4", ways=BOTS),
    "naval.beach_mode": on("island_landing", "extra", ways=BOTS),
    "specialised.specialised_mode": Pair({"scenario": "border_war", "chapters": "specialised"}),
    "submarines.submarine_default_stance": on("archipelago", ways=("lively",)),
    "factories.factory_price": on("factory_towns"),
    "factories.factory_on_conquest": on("factory_towns", ways=BOTS),
    "factories.initial_factories": on("factory_towns"),
    "half_units.half_kinds": Pair({"scenario": "border_war", "chapters": "half_units"}, ("tank",)),
    "upkeep.upkeep_coefficient": Pair(UPKEEP),
    "upkeep.fort_upkeep_factor": Pair({**UPKEEP, "chapters": "upkeep fortresses"}, ("1",)),
    "upkeep.upkeep_land": Pair(UPKEEP, ("3/2",)),
    "fortresses.fort_price": Pair(FORTS),
    "fortresses.fort_rush": Pair(FORTS),
    "neutral_army.neutral_fields": on("sleeping_lands", "rich", neutral_size="fixed"),
    "neutral_army.neutral_size": on("sleeping_lands", "fixed"),
    "neutral_army.neutral_base": on("sleeping_lands", 4, neutral_size="fixed"),
    "cheap_units.remainder_limit": Pair(FORTS, ("1/4",)),
    "production_cycle.schedule": on("alternate_harvests", "every_turn"),
    "production_cycle.cycle_factor": on("alternate_harvests", "3"),
    "production_cycle.custom_schedule": on("alternate_harvests", "1 1", schedule="custom", custom_schedule="1 0 0 1"),
    "multiplayer.notice_rounds": on("three_claims", 5, ways=("talking",)),
    "multiplayer.treaty_visibility": on("three_claims", "public", ways=("talking",)),
    "setup.assignment": on("fallen_fortress"),
    "random_map.segment_rows": Pair({**DRAWN, "land_max": 36}, (2,)),
    "random_map.segment_cols": Pair(DRAWN, (1,)),
    "random_map.land_min": Pair(DRAWN, (14,)),
    "random_map.land_max": Pair(DRAWN, (7,)),
    "random_map.segment_set": Pair(DRAWN, ("LLL/LLS/LSS",)),
    "random_map.map_wrap": Pair(DRAWN),
    "random_map.map_start": Pair(DRAWN),
    "goal_common.side_labels": on("northern_dispute"),
    "fair_start.total_bv": Pair(FAIR, (40,)),
    "fair_start.fair_method": Pair(FAIR, ("successive",)),
    "fair_start.blocks": Pair(FAIR, ("king+duke bishop",)),
    "fair_start.column_choice": Pair(FAIR),
    "fair_start.division_order": Pair({**FAIR, "fair_method": "successive"}, ("bishop duke king",)),
    "priorities.priorities": on("three_claims", "bishop duke king"),
    "any_pair.timed": on("four_neighbours", False),
    "any_pair.priorities": on("four_neighbours", "east west south north"),
    "feuds.table": on("fallen_fortress", "honest_a3"),
    "feuds.target_field": on("fallen_fortress", "brod"),
    "feuds.b_row": on("quarrel_of_five"),
    "feuds.i_roll": on("quarrel_of_five"),
    "feuds.i_start": on("quarrel_of_five", chapters="random_map"),
    "repair_prevention.hold_total": Pair(HELD, (20,), ("lively", "bots")),
    "repair_prevention.hold_min_halves": Pair(HELD, (7,), ("lively", "bots")),
    "statistical_destruction.stat_destruction_by": Pair({**ROLLED, "scenario": "three_claims"}, ("anyone",), BOTS),
    "statistical_destruction.stat_destruction_per_turn": Pair(ROLLED, (3,), BOTS),
    "retreat.announced_retreat": Pair({"scenario": "border_war", "chapters": "retreat"}),
    "air.airfields": Pair(AIRBORNE, ("buildings",)),
    "air.max_air_range": Pair(AIRBORNE, (1,), ("lively", "bots")),
    "secret_missions.centres": on("secret_plans", chapters="random_map"),
    "secret_missions.mission_deck": on("secret_plans", "1 2 3"),
    "secret_missions.reveal_missions": on("secret_plans", "show", ways=("talking",)),
    "public_missions.centres": on("open_promises", chapters="random_map"),
    "public_missions.mission_deck": on("open_promises", "1 2 4", mission_source="lot", side_missions=""),
    "public_missions.mission_source": on("open_promises", "lot"),
    "public_missions.side_missions": on(
        "open_promises", "hill: 2 / coast: 5 trh most lazne / marsh: 1 hill coast"
    ),
    "relations.relation_balance": on("likes_and_dislikes", "none"),
    "scored.scored_scenario": Pair({"scenario": "northern_dispute"}, ("am_sov3",), is_refused=True),
    "scored.third_task": on("northern_dispute"),
    "scored.duel_margin": on("northern_dispute", 9, third_task="duel", ways=BOTS),
    "scored.finland_start": on("northern_dispute", chapters="random_map"),
    "political_buildings.political_price": on("proud_cities", "5"),
    "political_fields.centres": Pair(FIELDS),
    "political_fields.centre_value": Pair(FIELDS),
    "political_fields.field_value": Pair(FIELDS),
}  # fmt: skip
"""By game or chapter the games in which an option shows; the others show in any game that has their chapter."""

SHOWN_BY: dict[str, str] = {
    "expanze.team_decision": "tests/match/test_talks.py: test_where_the_captain_acts_the_captain_agrees",
    "expanze.talk_visibility": "tests/match/test_talks.py: test_where_talks_are_off_there_are_none",
    "expanze.replay_reveals_talks":
        "tests/match/test_talks.py: test_talks_are_in_the_replay_only_by_rule_or_if_every_party_agreed",
    "expanze.eliminated_cards":
        "tests/expanze/test_elimination.py: test_with_to_conqueror_the_cards_go_to_the_conqueror",
    "expanze.hold_applies_to_pursuit":
        "tests/expanze/test_winning.py: test_without_waiting_for_pursuits_a_pursuit_wins_on_showing",
    "evropska_valka.home_retreat":
        "tests/evropska_valka/test_attack.py: test_by_the_option_the_last_figures_at_home_go_where_they_like",
    "expanze.first_arm_short": "tests/expanze/test_options.py: test_those_dealt_fewer_states_can_get_more",
    "minimal.soft_units": "tests/salva/test_placement.py: test_after_soft_sealing_a_few_more_items_follow",
    "minimal.elimination_test": "tests/salva/test_goals2.py: test_what_elimination_asks_for_is_an_option",
    "minimal.blitz_check": "tests/salva/test_goals2.py: test_the_objective_can_be_tested_at_other_times",
    "naval.unload_after_invasion": "tests/salva/test_landing.py: test_what_stayed_aboard_waits_a_turn",
    "naval.docked_submarines_escape":
        "tests/salva/test_submarines.py: test_a_docked_submarine_that_escapes_evades_beside_foreign_ships",
    "factories.neighbour_payers": "tests/salva/test_factories.py: test_how_many_neighbours_may_pay_is_an_option",
    "artillery.artillery_coefficient":
        "tests/salva/test_artillery.py: test_damage_is_rounded_down_once_for_the_whole_attack",
    "artillery.artillery_roll":
        "tests/salva/test_artillery.py: test_without_the_option_no_die_is_rolled_and_with_it_one_for_all_guns",
    "artillery.artillery_roughness":
        "tests/salva/test_artillery.py: test_the_ground_does_not_matter_but_for_the_option",
    "artillery.counter_battery":
        "tests/salva/test_artillery.py: test_by_the_option_it_needs_no_stance_to_fire_back",
    "artillery.docked_artillery": "tests/salva/test_artillery.py: test_by_the_option_docked_ships_fire",
    "strategic_bombing.hold_buildings":
        "tests/salva/test_strategic_bombing.py: test_by_the_option_buildings_cannot_be_held",
    "pioneer_infantry.pioneer_rest":
        "tests/salva/test_pioneer_infantry.py: test_by_the_option_the_rest_of_the_fire_has_no_bonus",
    "factories.scuttle_factories":
        "tests/salva/test_factories.py: test_nobody_destroys_his_own_factories_unless_agreed",
    "upkeep.dissolve_relief": "tests/salva/test_upkeep.py: test_amounts_are_exact_whatever_the_fractions",
    "capital_ships.capital_partial_repair":
        "tests/salva/test_capital_ships.py: test_by_the_option_damage_is_repaired_down_to_a_multiple_of_two",
    "fortresses.artillery_fort_price": "tests/salva/test_fortresses.py: test_the_price_is_agreed_before_the_game",
    "scouting.scout_vulnerability": "tests/salva/test_scouting.py: test_how_vulnerable_scouts_are_is_agreed",
    "scouting.scouts_attack_alone": "tests/salva/test_scouting.py: test_scouts_attack_by_themselves_where_somebody_is",
    "neutral_army.neutral_regrow":
        "tests/salva/test_neutral_army.py: test_an_army_of_known_size_doubles_with_each_attempt",
    "neutral_army.neutral_max":
        "tests/salva/test_neutral_army.py: test_a_doubling_beyond_the_most_is_not_made_and_ends_the_rolls",
    "cheap_units.receive_limit": "tests/salva/test_cheap_units.py: test_the_menu_and_the_shop_tell_who_can_help",
    "multiplayer.treaties_binding":
        "tests/salva/test_multiplayer.py: test_by_agreement_before_the_game_nothing_is_enforced",
    "alliance.treachery_targets": "tests/salva/test_alliance.py: test_with_the_option_nobody_is_out_of_reach",
    "alliance.holder_may_fight_guests": "tests/salva/test_alliance_battles.py: test_whom_the_holder_cannot_fight",
    "air.carrier_capacity": "tests/salva/test_refuelling.py: test_the_option_says_how_many_a_carrier_serves",
    "air.delayed_ground_assault":
        "tests/salva/test_refuelling.py: "
        "test_with_the_option_surface_units_come_after_the_salvo_that_the_attacker_names",
    "air.air_leave": "tests/salva/test_air.py: test_with_the_option_they_leave_after_the_next_enemy_salvo",
    "feuds.custom_table":
        "tests/salva/test_feuds.py: test_custom_tables_are_permutations_that_start_with_their_own_side",
    "feuds.j_start": "tests/salva/test_starts.py: test_allies_may_have_considerable_territory",
    "supply.supply_per_slot": "tests/salva/test_supply.py: test_how_many_supply_units_a_ship_takes",
    "supply.sub_stock": "tests/salva/test_supply.py: test_the_option_says_how_much_a_submarine_takes_along",
    "civilization.historical_units": "tests/salva/test_civilization.py: test_low_levels_cost_less",
    "multiplayer.private_talks":
        "tests/match/test_talks.py: test_where_the_rules_know_no_private_talks_everybody_hears_every_word",
}  # fmt: skip
"""Options about people, and those that show only in a rare situation: a test that sets them and sees it."""


def options_of(name: str) -> list[tuple[str, Chapter, Option]]:
    """All options of a game, each with its chapter and the name of its row."""
    chapters = find_game(name).library.chapters
    found = [(chapter, option) for chapter in chapters for option in chapter.options]
    return [(f"{chapter.id}.{option.name}", chapter, option) for chapter, option in found]


def pair_of(game: Game, key: str, chapter: Chapter) -> Pair:
    """The row of an option, or any game that has its chapter."""
    if key in PAIRS or game.by_options is None:
        return PAIRS.get(key, Pair())
    from velmoci.salva.library import SCENARIOS, find_scenario

    having = [name for name in SCENARIOS if chapter.is_always_on or chapter.id in find_scenario(name).chapters]
    return Pair({"scenario": having[0]})


def shows(game: Game, option: Option, pair: Pair) -> bool:
    """Whether some other value of the option makes a difference."""
    base = rulebook_with(game, pair.base)
    assert base is not None, pair.base
    for value in pair.values or other_values(option):
        other = rulebook_with(game, {**pair.base, option.name: value})
        if other is None:
            if pair.is_refused:
                return True
            continue
        if differs(game, base, other, ways=pair.ways):
            return True
    return False


def has_no_choice(option: Option) -> bool:
    """Whether there is nothing else that it could be set to."""
    return getattr(option, "choices", None) == (option.default,)


EVERY = [pytest.param(name, key, id=key) for name in GAMES for key, _, _ in options_of(name) if key not in SHOWN_BY]


def test_all_games_are_looked_at() -> None:
    assert set(GAMES) == set(game_ids())


@pytest.mark.parametrize(("name", "key"), EVERY)
def test_an_option_makes_a_difference(name: str, key: str) -> None:
    game = find_game(name)
    _, chapter, option = next(row for row in options_of(name) if row[0] == key)
    assert has_no_choice(option) or shows(game, option, pair_of(game, key, chapter))


@pytest.mark.parametrize("key", SHOWN_BY)
def test_the_tests_of_rare_options_set_them(key: str) -> None:
    file, _, name = SHOWN_BY[key].partition(": ")
    source = (ROOT / file).read_text("utf-8")
    body = source[source.index(f"def {name}(") :].partition("\n\n\n")[0]
    assert key.partition(".")[2] in body


def test_no_row_is_left_over() -> None:
    known = {key for name in GAMES for key, _, _ in options_of(name)}
    assert set(PAIRS) | set(SHOWN_BY) <= known
    assert set(PAIRS).isdisjoint(SHOWN_BY)


def test_an_option_that_nothing_reads_makes_no_difference() -> None:
    game = find_game("evropska_valka")
    idle = BoolOption("wears_a_hat", False, "EV-SET-3")
    (chapter,) = game.library.chapters
    more = Chapter(chapter.id, chapter.clause, options=(*chapter.options, idle), is_always_on=True)
    library = Library("evropska_valka", game.library.version, (more,), game.library.option_clause)
    one, other = (assemble(library, (), {"wears_a_hat": value}) for value in (False, True))
    assert differs(game, one, other, ways=("lively",)) == ""
