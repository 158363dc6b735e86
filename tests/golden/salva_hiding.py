"""Playthroughs of Salva's part 4: chapters of hiding, on a small map."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.salva.formation_scenes import fill
from tests.salva.scenes import Scene

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def into_rows() -> SalvaTranscript:
    scene = Scene(["formations"], MINE, options={"base_productivity": "2"}).begin()
    return played("Production into a formation: an army for every row", scene, """
        1: found caesar b | 2
        1: end_movement
        1: produce caesar c 1:tank, 2:tank, 3:tank | refused
        1: produce caesar b 1:tank, 2:tank | refused
        1: produce caesar b 1:tank:3, 2:inf:3, 3:tank:3 | refused
        1: produce caesar b 1:tank:2, 2:inf, 2:atg, 3:inf:2
        1: end_production
        2: end_movement
        2: end_production
        1: move caesar_1 c | refused
        1: end_movement
        1: end_production
    """)


def from_beside() -> SalvaTranscript:
    scene = Scene(["formations"], MINE).begin()
    scene.army(1, "d", "tank tank")
    return played("Production beside a formation: it waits, joins, and is lost with its field", scene, """
        1: found caesar b | 1
        1: end_movement
        1: produce_near caesar 1:tank, 2:tank, 3:tank | refused
        1: produce_near caesar d 1:tank, 2:tank, 3:tank | refused
        1: produce_near caesar a 1:tank, 2:inf, 3:tank
        1: produce_near caesar c 1:tank, 2:tank, 3:inf
        1: end_production
        2: attack c with tank_1, tank_2
        2: end_movement
        2: end_production
        1: join_near caesar a | refused
        1: end_movement
        1: end_production
        2: end_movement
        2: end_production
        1: join_near caesar a
        1: end_movement
    """)


def in_two() -> SalvaTranscript:
    scene = Scene(["formations", "formation_split"], MINE).begin()
    scene.army(0, "b", "tank tank")
    return played("A formation is split, and what is shown of one is shown of the other", scene, """
        1: found caesar b | 1
        1: join caesar tank_1 tank_2
        1: split_formation caesar caesar tank_1 | refused
        1: split_formation caesar victory tank_1
        1: remove_row victory 3
        1: end_formation victory | refused
        1: end_movement
    """)


def swapped() -> SalvaTranscript:
    scene = Scene(["formations", "formation_swap"], MINE).begin()
    scene.army(1, "d", "tank tank")
    return played("A swap token says which of two new armies was lost with its field", scene, """
        1: found caesar b | 1
        1: end_movement
        1: produce caesar b 1:tank, 2:inf, 3:tank
        1: swap caesar c swapped | refused
        1: produce_near caesar c 1:inf, 2:tank, 3:atg
        1: swap caesar c swapped
        1: swap caesar c straight | refused
        1: end_production
        2: attack c with tank_1, tank_2
        2: end_movement
        2: end_production
        1: end_movement
        1: end_production
    """)




def proved() -> SalvaTranscript:
    scene = Scene(["formations", "terrain"], MINE, {"c": {"defence": "2"}}).begin()
    fill(scene, "c", "tank", "inf", "atg", truth=2)
    scene.army(0, "c", "inf inf")
    scene.army(1, "d", "inf inf")
    return played("The dice fall before anybody is shown, and prove that they destroy an attacker", scene, """
        1: end_movement
        1: end_production
        2: attack c with inf_7 | 2
        1: prove_destruction | refused
        1: unveil_row caesar_1 4 | refused
        1: unveil_row caesar_1 3
        1: prove_destruction
        2: attack c with inf_8 | 1
        1: prove_destruction | refused
        1: no_proof
        1: fire_by_plan focus for battle
    """)


def face_down() -> SalvaTranscript:
    owners = {"a": 0, "b": 0, "c": 1, "d": 1}
    scene = Scene(["formations", "terrain"], owners).begin()
    fill(scene, "b", "tank inf", "inf inf", truth=1)
    scene.army(1, "d", "inf")
    return played("A formation attacks: it goes unseen where nobody is, and is shown where somebody is", scene, """
        1: branch caesar_1 | 2
        1: attack c with caesar_7 | refused
        1: attack c with caesar_7, caesar_8
        1: end_movement
        1: end_production
        2: end_movement
        2: end_production
        1: attack d with caesar_7, caesar_8 | 4
    """)


HIDING: tuple[Script, ...] = (into_rows, from_beside, swapped, in_two, proved, face_down)
