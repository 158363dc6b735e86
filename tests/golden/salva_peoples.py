"""Playthroughs of Salva's part 5: governments and peoples, on a row of fields."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.salva.people_scenes import hide, lands


def at_work() -> SalvaTranscript:
    scene = lands(base_productivity="2")
    scene.army(0, "b", "gendarmes gendarmes")
    return played("A people works, sabotages and raises partisans; gendarmes guard and repress", scene, """
        1: search b with gendarmes_1 gendarmes_2
        1: search b with gendarmes_1 | refused
        1: end_movement
        3: effort b 5/4 | refused
        3: effort b 1/2
        1: repress b 3 | refused
        1: repress b 1
        1: welfare b 1
        1: end_production
        2: end_movement
        3: effort c -1, d -1/2
        2: end_production
        3: end_movement
        3: raise_partisan e
        3: raise_partisan e | refused
        3: raise_partisan d
        3: end_production
        1: end_movement
        3: effort b -1
        1: repress
        1: end_production
        2: end_movement
        3: effort
        2: end_production
        3: rise e 1
        3: creep d c 1
        3: end_movement
        3: end_production
    """)


def uprising() -> SalvaTranscript:
    scene = lands(["second_line"])
    hide(scene, "c", 3)
    hide(scene, "b", 2)
    scene.army(0, "b", "tank gendarmes gendarmes gendarmes")
    scene.army(1, "c", "infantry")
    return played("Partisans come up for a side that wants them, and are found by gendarmes", scene, """
        1: search b with gendarmes_2 gendarmes_3 gendarmes_4
        3: lines
        1: lines | 3
        3: fire_by_plan focus
        1: fight_on | 3
        1: fire_by_plan focus
        1: attack c with tank_1
        2: lines
        1: lines
        3: side_with defender 4 | refused
        3: side_with attacker 1
        1: decline
        3: side_with attacker 1 | refused
        3: side_with defender 2
        2: agree | 3
        2: fire_by_plan focus
        3: fire_by_plan focus
    """)


PEOPLES: tuple[Script, ...] = (at_work, uprising)
