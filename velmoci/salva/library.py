"""All chapters of Salva in their canonical order: the one list in which a new chapter is entered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from difflib import get_close_matches
from typing import Any, Final

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.game import Warned
from velmoci.kernel.notation import Notation
from velmoci.kernel.option import OptionValue
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import (
    Chapter,
    Library,
    Rulebook,
    assemble,
    check_chapter,
    check_one_of,
    is_there,
    unmet,
)  # fmt: skip
from velmoci.salva.base.goals import check_goal
from velmoci.salva.base.minimal import CHAPTER as MINIMAL
from velmoci.salva.board import FieldKey
from velmoci.salva.chapters.air import CHAPTER as AIR
from velmoci.salva.chapters.air_alliance import CHAPTER as AIR_ALLIANCE
from velmoci.salva.chapters.air_strategic_bombing import CHAPTER as AIR_STRATEGIC_BOMBING
from velmoci.salva.chapters.alliance import CHAPTER as ALLIANCE
from velmoci.salva.chapters.alliance_lines import CHAPTER as ALLIANCE_LINES
from velmoci.salva.chapters.alliance_naval import CHAPTER as ALLIANCE_NAVAL
from velmoci.salva.chapters.any_pair import CHAPTER as ANY_PAIR
from velmoci.salva.chapters.armoured_variants import CHAPTER as ARMOURED_VARIANTS
from velmoci.salva.chapters.artillery import CHAPTER as ARTILLERY
from velmoci.salva.chapters.artillery_disclosure import CHAPTER as ARTILLERY_DISCLOSURE
from velmoci.salva.chapters.capital_ships import CHAPTER as CAPITAL_SHIPS
from velmoci.salva.chapters.capital_ships import advice as capital_advice
from velmoci.salva.chapters.cheap_units import CHAPTER as CHEAP_UNITS
from velmoci.salva.chapters.cheap_units_expensive_units import CHAPTER as CHEAP_EXPENSIVE
from velmoci.salva.chapters.civilization import CHAPTER as CIVILIZATION
from velmoci.salva.chapters.civilization_factories import CHAPTER as CIVILIZATION_FACTORIES
from velmoci.salva.chapters.civilization_politics import CHAPTER as CIVILIZATION_POLITICS
from velmoci.salva.chapters.civilization_technology import CHAPTER as CIVILIZATION_TECHNOLOGY
from velmoci.salva.chapters.configurable_units import CHAPTER as CONFIGURABLE_UNITS
from velmoci.salva.chapters.disclosure import CHAPTER as DISCLOSURE
from velmoci.salva.chapters.expensive_units import CHAPTER as EXPENSIVE_UNITS
from velmoci.salva.chapters.factories import CHAPTER as FACTORIES
from velmoci.salva.chapters.factories_strategic_bombing import CHAPTER as FACTORIES_STRATEGIC_BOMBING
from velmoci.salva.chapters.fair_start import CHAPTER as FAIR_START
from velmoci.salva.chapters.feuds import CHAPTER as FEUDS
from velmoci.salva.chapters.formation_neighbours import CHAPTER as FORMATION_NEIGHBOURS
from velmoci.salva.chapters.formation_production import CHAPTER as FORMATION_PRODUCTION
from velmoci.salva.chapters.formation_split import CHAPTER as FORMATION_SPLIT
from velmoci.salva.chapters.formation_swap import CHAPTER as FORMATION_SWAP
from velmoci.salva.chapters.formations import CHAPTER as FORMATIONS
from velmoci.salva.chapters.formations import check_formations
from velmoci.salva.chapters.formations_air import CHAPTER as FORMATIONS_AIR
from velmoci.salva.chapters.formations_artillery import CHAPTER as FORMATIONS_ARTILLERY
from velmoci.salva.chapters.formations_naval import CHAPTER as FORMATIONS_NAVAL
from velmoci.salva.chapters.formations_politics import CHAPTER as FORMATIONS_POLITICS
from velmoci.salva.chapters.formations_supply import CHAPTER as FORMATIONS_SUPPLY
from velmoci.salva.chapters.formations_upkeep import CHAPTER as FORMATIONS_UPKEEP
from velmoci.salva.chapters.fortresses import CHAPTER as FORTRESSES
from velmoci.salva.chapters.fortresses import advice as fort_advice
from velmoci.salva.chapters.goal_common import CHAPTER as GOAL_COMMON
from velmoci.salva.chapters.government_and_people import CHAPTER as GOVERNMENT_AND_PEOPLE
from velmoci.salva.chapters.government_and_people_technology import CHAPTER as GOVERNMENT_AND_PEOPLE_TECHNOLOGY
from velmoci.salva.chapters.half_units import CHAPTER as HALF_UNITS
from velmoci.salva.chapters.half_units_repair_prevention import CHAPTER as HELD_HALVES
from velmoci.salva.chapters.hidden_attack import CHAPTER as HIDDEN_ATTACK
from velmoci.salva.chapters.hidden_attack_naval import CHAPTER as HIDDEN_ATTACK_NAVAL
from velmoci.salva.chapters.hidden_units import CHAPTER as HIDDEN_UNITS
from velmoci.salva.chapters.hidden_units_naval import CHAPTER as HIDDEN_UNITS_NAVAL
from velmoci.salva.chapters.hidden_units_supply import CHAPTER as HIDDEN_UNITS_SUPPLY
from velmoci.salva.chapters.land_transport import CHAPTER as LAND_TRANSPORT
from velmoci.salva.chapters.multiplayer import CHAPTER as MULTIPLAYER
from velmoci.salva.chapters.national_advantages import CHAPTER as NATIONAL_ADVANTAGES
from velmoci.salva.chapters.naval import CHAPTER as NAVAL
from velmoci.salva.chapters.neutral_army import CHAPTER as NEUTRAL_ARMY
from velmoci.salva.chapters.neutral_army import check_army
from velmoci.salva.chapters.people_goals import CHAPTER as PEOPLE_GOALS
from velmoci.salva.chapters.pioneer_infantry import CHAPTER as PIONEER_INFANTRY
from velmoci.salva.chapters.political_buildings import CHAPTER as POLITICAL_BUILDINGS
from velmoci.salva.chapters.political_fields import CHAPTER as POLITICAL_FIELDS
from velmoci.salva.chapters.political_points import CHAPTER as POLITICAL_POINTS
from velmoci.salva.chapters.political_points import advice as political_advice
from velmoci.salva.chapters.political_points_buildings import CHAPTER as POLITICAL_POINTS_BUILDINGS
from velmoci.salva.chapters.priorities import CHAPTER as PRIORITIES
from velmoci.salva.chapters.production_cycle import CHAPTER as PRODUCTION_CYCLE
from velmoci.salva.chapters.public_missions import CHAPTER as PUBLIC_MISSIONS
from velmoci.salva.chapters.random_goal import CHAPTER as RANDOM_GOAL
from velmoci.salva.chapters.random_map import CHAPTER as RANDOM_MAP
from velmoci.salva.chapters.random_terrain import CHAPTER as RANDOM_TERRAIN
from velmoci.salva.chapters.relations import CHAPTER as RELATIONS
from velmoci.salva.chapters.repair_prevention import CHAPTER as REPAIR_PREVENTION
from velmoci.salva.chapters.retreat import CHAPTER as RETREAT
from velmoci.salva.chapters.scored import CHAPTER as SCORED
from velmoci.salva.chapters.scouting import CHAPTER as SCOUTING
from velmoci.salva.chapters.second_line import CHAPTER as SECOND_LINE
from velmoci.salva.chapters.secret_missions import CHAPTER as SECRET_MISSIONS
from velmoci.salva.chapters.secret_research import CHAPTER as SECRET_RESEARCH
from velmoci.salva.chapters.setup import CHAPTER as SETUP
from velmoci.salva.chapters.setup import check_settled
from velmoci.salva.chapters.specialised import CHAPTER as SPECIALISED
from velmoci.salva.chapters.statistical_destruction import CHAPTER as STATISTICAL_DESTRUCTION
from velmoci.salva.chapters.strategic_bombing import CHAPTER as STRATEGIC_BOMBING
from velmoci.salva.chapters.submarines import CHAPTER as SUBMARINES
from velmoci.salva.chapters.submarines import check_escape
from velmoci.salva.chapters.supply import CHAPTER as SUPPLY
from velmoci.salva.chapters.supply_alliance import CHAPTER as SUPPLY_ALLIANCE
from velmoci.salva.chapters.technology import CHAPTER as TECHNOLOGY
from velmoci.salva.chapters.terrain import CHAPTER as TERRAIN
from velmoci.salva.chapters.upkeep import CHAPTER as UPKEEP
from velmoci.salva.chapters.upkeep import advice as upkeep_advice
from velmoci.salva.chapters.war_economy import CHAPTER as WAR_ECONOMY
from velmoci.salva.chapters.war_economy_artillery import CHAPTER as WAR_ECONOMY_ARTILLERY
from velmoci.salva.chapters.war_economy_naval import CHAPTER as WAR_ECONOMY_NAVAL
from velmoci.salva.chapters.war_economy_strategic_bombing import CHAPTER as WAR_ECONOMY_BOMBING
from velmoci.salva.maps.plan import drawn_names
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import Scenario, read_scenario, scenario_document
from velmoci.salva.seams import SEAMS, Column, OrderRule, SliceSpec
from velmoci.salva.units import standard_kinds


def place_name(thing: Column | SliceSpec) -> str:
    """The name of a column or a slice: one of units may be named as one of fields."""
    return f"{thing.of} {thing.name}"


def order_name(rule: type[OrderRule]) -> str:
    """The kind of order that a rule judges."""
    return rule.order.kind


CHAPTERS: Final[tuple[Chapter, ...]] = (
    MINIMAL, TERRAIN, RANDOM_TERRAIN, NAVAL, SECOND_LINE, SUBMARINES,
    FACTORIES, PRODUCTION_CYCLE,
    MULTIPLAYER, SETUP, RANDOM_MAP, RANDOM_GOAL, GOAL_COMMON, FAIR_START,
    PRIORITIES, ANY_PAIR, FEUDS, SECRET_MISSIONS, PUBLIC_MISSIONS, RELATIONS, SCORED,
    POLITICAL_BUILDINGS, POLITICAL_FIELDS,
    REPAIR_PREVENTION, STATISTICAL_DESTRUCTION, HALF_UNITS, HELD_HALVES,
    ALLIANCE, ALLIANCE_NAVAL, ALLIANCE_LINES,
    RETREAT, UPKEEP,
    AIR, AIR_ALLIANCE, EXPENSIVE_UNITS, CAPITAL_SHIPS, FORTRESSES, ARTILLERY,
    LAND_TRANSPORT, CHEAP_UNITS, CHEAP_EXPENSIVE, STRATEGIC_BOMBING, FACTORIES_STRATEGIC_BOMBING, AIR_STRATEGIC_BOMBING,
    SPECIALISED, PIONEER_INFANTRY,
    FORMATIONS, FORMATION_PRODUCTION, FORMATION_NEIGHBOURS, FORMATION_SWAP, FORMATIONS_UPKEEP, FORMATIONS_AIR,
    FORMATIONS_ARTILLERY, FORMATIONS_NAVAL, FORMATION_SPLIT,
    HIDDEN_UNITS, HIDDEN_UNITS_NAVAL, DISCLOSURE, ARTILLERY_DISCLOSURE, HIDDEN_ATTACK, HIDDEN_ATTACK_NAVAL,
    SCOUTING, NEUTRAL_ARMY,
    NATIONAL_ADVANTAGES,
    WAR_ECONOMY, WAR_ECONOMY_NAVAL, WAR_ECONOMY_ARTILLERY, WAR_ECONOMY_BOMBING,
    SUPPLY, SUPPLY_ALLIANCE, FORMATIONS_SUPPLY, HIDDEN_UNITS_SUPPLY,
    TECHNOLOGY, SECRET_RESEARCH,
    CIVILIZATION, CIVILIZATION_FACTORIES, CIVILIZATION_POLITICS, CIVILIZATION_TECHNOLOGY,
    POLITICAL_POINTS, POLITICAL_POINTS_BUILDINGS, FORMATIONS_POLITICS,
    CONFIGURABLE_UNITS, ARMOURED_VARIANTS,
    GOVERNMENT_AND_PEOPLE, GOVERNMENT_AND_PEOPLE_TECHNOLOGY, PEOPLE_GOALS,
)  # fmt: skip

NAMES: Final[dict[str, Callable[[Any], str]]] = {"column": place_name, "slice": place_name, "order": order_name}
"""What can be told apart before there is a map; names of steps and items are looked at in `Rules`."""

LIBRARY: Final = Library(
    game="salva",
    version=1,
    chapters=CHAPTERS,
    option_clause="SA-chapters-2",
    seams=SEAMS,
    names=NAMES,
    checks=(check_goal, check_escape, check_formations, check_army),
)

FIELD_KEYS: Final[tuple[FieldKey, ...]] = tuple(
    [key for chapter in CHAPTERS for key in chapter.contributions.get("field", ())]
)
"""The marks of all chapters: a map may carry those of chapters that are off, which then mean nothing."""

NOTATION: Final = Notation(
    [Begin, *[rule.order for chapter in CHAPTERS for rule in chapter.contributions.get("order", ())]]
)
"""All kinds of order, those of chapters that are off too: they are refused, not misunderstood."""

SCENARIOS: Final = (
    "border_war", "mountain_blitz", "deadline_march", "factory_towns", "alternate_harvests", "island_landing",
    "sea_raid", "canal_zone", "archipelago", "three_claims", "fallen_fortress", "open_promises", "two_giants",
    "four_neighbours", "secret_plans", "likes_and_dislikes", "northern_dispute", "quarrel_of_five",
    "distant_empire", "proud_cities", "over_the_river", "specialists", "long_war", "two_and_two", "convoy_war",
    "island_sky", "island_hop", "siege_guns", "burning_works", "sleeping_lands", "hidden_guns",
    "restless_provinces", "occupied_marches", "tangled_valleys", "desert_road", "dawn_of_ages",
    "works_of_peace", "four_workshops", "eighteen_goods", "decoy_convoy", "secret_beach", "battleship_hunt",
    "nations_at_auction", "own_designs", "arms_race",
)  # fmt: skip
"""The shipped scenarios, the easiest first."""
LESSONS: Final = ("first_steps",)
"""Scenarios for guided games: they teach, and nobody has to choose from them."""

ADVICE: Final[tuple[Callable[[Rulebook, int], list[Warned]], ...]] = (
    upkeep_advice, capital_advice, fort_advice, political_advice,
)  # fmt: skip
"""What chapters have to say before a game about the other chapters, and about a map with so many land fields."""

READY: Final[dict[str, Rules]] = {}
"""Rules that have been made, by the hash of their rulebook."""


def rules_of(rulebook: Rulebook) -> Rules:
    """The rules of a rulebook with its map, made once."""
    found = READY.get(rulebook.hash)
    if found is None:
        if len(READY) > 200:
            READY.clear()
        scenario = find_scenario(str(rulebook.options["scenario"]))
        check_players(rulebook, scenario)
        check_turn_order(rulebook, scenario)
        check_settled(scenario, rulebook.chapters, rulebook.options)
        found = Rules(on_drawn_map(rulebook, scenario), standard_kinds(), scenario)
        found.goal.check_start()
        READY[rulebook.hash] = found
    return found


def rules_on(rulebook: Rulebook, text: str) -> Rules:
    """The rules of a rulebook on a map that was drawn for one game."""
    return rules_of(with_options(rulebook, {"scenario": text}))


def with_options(rulebook: Rulebook, options: Mapping[str, OptionValue]) -> Rulebook:
    """The same chapters with some options otherwise."""
    values = {**rulebook.options, **options}
    return replace(rulebook, options=values)


def on_drawn_map(rulebook: Rulebook, scenario: Scenario) -> Rulebook:
    """Names of fields that a drawn map decided go before those of the map that it took the place of."""
    if not scenario.is_drawn:
        return rulebook
    decided: dict[str, OptionValue] = {
        name: value for name, value in scenario.options.items() if isinstance(value, (str, int))
    }
    return with_options(rulebook, decided)


def check_players(rulebook: Rulebook, scenario: Scenario) -> None:
    """There are as many players as the scenario has sides."""
    if rulebook.options["players"] != len(scenario.sides):
        players, allowed = str(rulebook.options["players"]), str(len(scenario.sides))
        raise BadRulebook("bad_option", "SA-minimal-13", option="players", value=players, allowed=allowed)


def check_turn_order(rulebook: Rulebook, scenario: Scenario) -> None:
    """The turn order names every seat by its number, or every side."""
    order = str(rulebook.options["turn_order"]).split()
    seats = [str(seat + 1) for seat in range(len(scenario.sides))]
    sides = [side.id for side in scenario.sides]
    if order and sorted(order) not in (sorted(seats), sorted(sides)):
        allowed = f"{' '.join(seats)}; {' '.join(sides)}"
        raise BadRulebook("bad_option", "SA-minimal-15", option="turn_order", value=" ".join(order), allowed=allowed)


def find_scenario(option: str) -> Scenario:
    """The scenario that an option names or holds."""
    if "\n" not in option and option not in SCENARIOS and option not in LESSONS:
        near = get_close_matches(option, SCENARIOS, 1)
        raise BadRulebook(
            "unknown_scenario", "SA-setup-3", value=option[:40], near=near, scenarios=list(SCENARIOS)
        )
    return read_scenario(scenario_document(option), FIELD_KEYS)


FIELD_NAMES: Final[dict[str, dict[str, str]]] = {}
"""For each language the names of fields: those of maps by chance, then those of the shipped maps."""


def field_names(language: str) -> dict[str, str]:
    """The names of the fields of the shipped maps and of maps by chance."""
    if language not in FIELD_NAMES:
        names = drawn_names(language)
        for scenario in (*SCENARIOS, *LESSONS):
            board = find_scenario(scenario).board
            names.update({id: board.name(id, language) for id in board.ids})
        FIELD_NAMES[language] = names
    return FIELD_NAMES[language]


SIDE_NAMES: Final[dict[str, dict[str, str]]] = {}
"""For each language the names of the sides of the shipped scenarios."""


def side_names(language: str) -> dict[str, str]:
    """The names of sides whose ids are words; a side that is a letter is shown as that letter."""
    if language not in SIDE_NAMES:
        sides = [side for scenario in SCENARIOS for side in find_scenario(scenario).sides]
        SIDE_NAMES[language] = {side.id: str(side.row.get(language, side.id)) for side in sides if len(side.id) > 1}
    return SIDE_NAMES[language]


def scenario_rulebook(
    name: str, chapters: Iterable[str] | None = None, options: Mapping[str, object] | None = None
) -> Rulebook:
    """The rulebook of a scenario; chapters and options may depart from it within its limits."""
    scenario = find_scenario(name)
    on = tuple(chapters) if chapters is not None else scenario.chapters
    for chapter in scenario.excluded(on):
        raise BadRulebook("chapter_excluded", "SA-setup-8", chapter=chapter)
    given: dict[str, object] = {"scenario": name, "players": len(scenario.sides), **scenario.options}
    for option, value in (options or {}).items():
        allowed = scenario.limits.get(option)
        if allowed is not None and value not in allowed:
            values = ", ".join([str(item) for item in allowed])
            raise BadRulebook("bad_option", "SA-setup-3", option=option, value=str(value), allowed=values)
        given[option] = value
    return assemble(LIBRARY, on, given)


def rulebook_by_options(options: Mapping[str, object]) -> Rulebook:
    """The rulebook of the scenario that the options name, or of the first one, with the other options.

    `chapters` is no option of the rules: it names chapters that are on beside those of the scenario.
    """
    from velmoci.salva.overview import known_chapters, with_needs

    name = str(options.get("scenario", SCENARIOS[0]))
    more = known_chapters(str(options.get("chapters", "")).replace(",", " ").split(), LIBRARY)
    on = with_needs([*find_scenario(name).chapters, *more], LIBRARY, options) if more else None
    given = {key: value for key, value in options.items() if key not in ("scenario", "chapters")}
    rulebook = scenario_rulebook(name, on, given)
    check_players(rulebook, find_scenario(name))
    return rulebook


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-chapters-2": (assemble,),
    "SA-chapters-3": (assemble,),
    "SA-foundations-1": (assemble,),
    "SA-foundations-2": (assemble,),
    "SA-foundations-3": (assemble,),
    "SA-foundations-4": (check_chapter, check_one_of, unmet, is_there),
    "SA-minimal-1": (check_players,),
    "SA-minimal-13": (check_players, find_scenario),
    "SA-minimal-14": (scenario_rulebook,),
    "SA-minimal-15": (check_turn_order,),
    "SA-setup-3": (scenario_rulebook,),
}
