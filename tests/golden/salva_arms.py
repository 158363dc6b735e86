"""Playthroughs of Salva's part 3: a chapter each, on a small map."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.maps.drawn import HUB, row
from tests.salva.scenes import Scene
from velmoci.salva.units import standard_kinds

FOUR = {"a": 0, "b": 1, "c": 2, "d": 3}


def held_units() -> SalvaTranscript:
    scene = Scene(["multiplayer", "repair_prevention"], FOUR, seats=4, fields=row("abcd"), sea=())
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    return played("Damage that stays: lists of holds, and two halves that make one", scene, """
        1: attack b with tank_1, tank_2 | 3
        2: fire tank_3 tank_1
        2: hold_fire
        1: retreat | 3
        1: salvo tank_1>tank_3, tank_2>inf_4 | 3
        4: hold_unit tank_3 | refused
        2: hold_fire
        1: hold_unit tank_3
        1: hold_unit inf_4 | refused
        1: pool_hold inf_4 with seat_3
        3: answer_pool seat_1 accept
        2: hold_unit tank_1
        1: end_movement
        2: release_unit tank_3 | refused
        3: release_unit inf_4
    """)


def forced_rolls() -> SalvaTranscript:
    scene = Scene(["repair_prevention", "statistical_destruction"])
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    return played("Dice decide about a damaged tank that is held", scene, """
        1: attack b with tank_1, tank_2 | 3
        2: hold_fire
        1: retreat | 3
        1: salvo tank_1>tank_3:2/3, tank_2>inf_4 | 3
        2: hold_fire
        1: hold_unit tank_3
        1: hold_unit inf_4
        1: force_roll tank_3 | refused
        1: end_movement
        1: force_roll tank_1 | refused
        1: force_roll tank_3 | 2 3
        1: end_production
    """)


def retreat_in_parts() -> SalvaTranscript:
    scene = Scene(["retreat"], {"a": 0, "b": 1, "c": 0, "d": 1}, fields=HUB, sea=())
    scene.army(0, "a", "tank tank tank tank")
    scene.army(1, "b", "tank")
    return played("A force that leaves in parts, and one that said so before", scene, """
        1: attack_and_retreat b with tank_4 | 3
        2: fire tank_5 tank_4
        1: attack b with tank_1, tank_2, tank_3 | 3
        2: fire tank_5 tank_1
        1: retreat_part tank_5 | refused
        1: retreat_part tank_1 | 3
        1: salvo tank_1>tank_5, tank_2>tank_5 | 3
        2: hold_fire
        1: retreat_to tank_1 d | refused
        1: retreat_to tank_1 c
        1: retreat | 3
        1: hold_fire | 3
        2: hold_fire
        1: retreat_to tank_2 a
        1: retreat_to tank_3 c
    """)


def halves() -> SalvaTranscript:
    scene = Scene(["half_units"], {"a": 0, "b": 0, "c": 1, "d": 1}, options={"half_kinds": "atg"})
    scene.army(0, "a", "atg tank")
    scene.army(1, "c", "tank")
    return played("A gun is divided, and half of it meets a tank", scene, """
        1: split atg_1
        1: split tank_2 | refused
        1: move atg_4 b
        1: merge atg_1, atg_4 | refused
        1: end_movement
        1: buy half_atg a
        1: end_production
        2: attack b with tank_3 | 3
        1: fire atg_4 tank_3
        2: fight_on | 6
        2: fire tank_3 atg_4
        2: end_movement
        2: end_production
        1: end_movement
        1: end_production
    """)


def upkeep() -> SalvaTranscript:
    scene = Scene(["upkeep"], {"a": 0, "b": 1, "c": 1, "d": 1}).begin()
    scene.army(0, "a", " ".join(["tank"] * 8))
    scene.army(1, "b", "tank")
    return played("A large army eats what its land makes, and shrinks", scene, """
        1: end_movement
        1: end_production
        2: end_movement
        2: end_production | 1
        1: end_movement
        1: end_production
        2: end_movement
        2: end_production | 1
        1: dissolve tank_11 | refused
        1: dissolve tank_1
        1: end_movement
        1: buy inf a | refused
        1: pay_upkeep a 1 | refused
        1: dissolve tank_2 tank_3 tank_4 tank_5 tank_6
    """)


def dockyard() -> SalvaTranscript:
    chapters = ["naval", "expensive_units", "capital_ships"]
    scene = Scene(chapters, {"a": 0, "b": 0, "c": 0, "d": 1}, units=standard_kinds()).begin()
    scene.army(1, "t", "cruiser")
    return played("A battleship is paid for in three turns, and sinks a cruiser", scene, """
        1: end_movement
        1: lay_down infantry c for 1/2 | refused
        1: lay_down battleship c/s for 1
        1: pay_on battleship_2 for 3 | refused
        1: end_production
        2: end_movement
        2: end_production
        1: end_movement
        1: pay_on battleship_2 for 1
        1: end_production
        2: end_movement
        2: end_production
        1: end_movement
        1: pay_on battleship_2 for 1
        1: end_production
        2: end_movement
        2: end_production
        1: end_movement
        1: end_production
        2: end_movement
        2: end_production
        1: move battleship_2 s
        1: attack t with battleship_2 | 3
        2: fire cruiser_1 battleship_2
        1: fight_on | 3
        1: fire battleship_2 cruiser_1
    """)


def fortification() -> SalvaTranscript:
    scene = Scene(["fortresses", "cheap_units"], {"a": 0, "b": 0, "c": 1, "d": 1}, units=standard_kinds()).begin()
    scene.army(1, "c", "tank tank")
    return played("Forts for a quarter each, one of them in a hurry", scene, """
        1: end_movement
        1: buy fort a
        1: buy rushed_fort b
        1: buy_with fort b from a 3/4 | refused
        1: buy_with fort b from a 1/4
        1: end_production
        2: end_movement
        2: end_production
        1: move fort_4 a | refused
        1: end_movement
        1: end_production
        2: attack b with tank_1, tank_2 | 3
        1: fire_by_plan focus for battle
        2: fight_on | 6
        2: fire_by_plan focus | 3
        2: fight_on | 6
        2: fire_by_plan focus
    """)


def bombed_town() -> SalvaTranscript:
    marks: dict[str, dict[str, object]] = {"c": {"factories": 1, "airfield": 4}, "a": {"airfield": 6}}
    options = {"airfields": "buildings"}
    scene = Scene(["air", "factories", "strategic_bombing"], {"a": 0, "b": 0, "c": 1, "d": 1}, marks=marks,
                  options=options, units=standard_kinds())  # fmt: skip
    scene.army(0, "c", "bomber bomber bomber fighter")
    scene.army(1, "d", "infantry")
    return played("Bombers over a town without defenders: a factory and an airfield", scene, """
        1: strike c with fighter_4 | refused
        1: strike c with bomber_1, bomber_2 | 3
        1: bomb bomber_1 castle | refused
        1: bomb bomber_1 factory share 1/2
        1: bomb bomber_1 airfield_2
        1: bomb bomber_2 factory
        1: hold_unit factory/c
        1: hold_unit airfield_2/c
        1: strike c with bomber_3 | 6
        1: fire_by_plan focus
        1: end_movement
        1: end_production
        2: end_movement
    """)


ARMS: tuple[Script, ...] = (
    held_units, forced_rolls, retreat_in_parts, halves, upkeep, dockyard, fortification, bombed_town,
)  # fmt: skip
