"""Playthroughs of Salva's part 5: technology, nations, own designs and armour, on a small map."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.salva.scenes import Scene
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}
SHARED = {"a": 0, "b": 1, "c": 1, "d": 1}


def research() -> SalvaTranscript:
    scene = Scene(["technology"], MINE, options={"base_productivity": "2"}).begin([2])
    scene.army(0, "c", "tank inf")
    scene.army(1, "d", "tank")
    return played("Technology: what is behind makes it dearer, and a level comes a round later", scene, """
        1: give_technology soft to seat_2 | refused
        1: end_movement
        1: research soft from d 1 | refused
        1: research soft from a 1, b 1/2
        1: research soft from b 1 | refused
        1: research soft from b 1/2
        1: research soft from c 1 | refused
        1: end_production
        2: end_movement
        2: end_production
        1: give_technology soft to seat_2
        2: agree
        1: attack d with inf_2, tank_1 | 2
        2: fire_by_plan focus
        1: fight_on | 6
        1: fire_by_plan focus
    """)


def tree_of_1900() -> SalvaTranscript:
    options = {"base_productivity": "6", "tech_tree": "irregular_1900", "tech_delay": 0, "tech_discount": "0"}
    scene = Scene(["technology", "artillery"], MINE, options=options, units=standard_kinds()).begin()
    scene.army(0, "c", "gun")
    scene.army(1, "d", "infantry")
    return played("The tree of 1900: steps that need each other", scene, """
        1: end_movement
        1: aim
        1: research fire_control from a 4 | refused
        1: research recoil_guns from a 2
        1: research fire_control from a 4 | refused
        1: research radio from a 2
        1: research fire_control from b 4
        1: research artillery from c 4
        1: end_production
    """)


def bids_for_nations() -> SalvaTranscript:
    options = {"national_assignment": "auction", "territory_auction": True}
    scene = Scene(["national_advantages"], {"a": 0, "d": 1}, options=options, allotments=(6, 6)).begin()
    return played("Bids for kinds of unit and for land", scene, """
        1: bid_kinds tank 7 | refused
        1: bid_kinds tank 2, inf 1
        2: bid_kinds tank 2 | 2 1
        1: bid_land 9 | refused
        1: bid_land 2
        2: bid_land 1
        2: bid_land 3
        1: bid_land 3 | 1
        2: place tank d
        2: stop_placing
    """)


def own_kinds() -> SalvaTranscript:
    options = {"base_productivity": "3"}
    scene = Scene(["configurable_units", "air"], SHARED, options=options, units=standard_kinds()).begin()
    return played("A kind of one's own", scene, """
        1: configure naval 4 4 6 0 2 0 | refused
        1: configure air 9 3 2 2 1 0 | refused
        1: configure air 4 3 2 2 1 0 bombing 4 vulnerable 1 1 1 1 1 1 speed 4 salvos 2
        2: no_design
        1: end_movement
        1: buy design_a a
        1: end_production
        2: end_movement
        2: buy design_a b | refused
        2: end_production
    """)


def armour() -> SalvaTranscript:
    scene = Scene(["armoured_variants", "artillery", "land_transport"], MINE, units=standard_kinds()).begin()
    scene.army(0, "a", "armoured_gun armoured_land_transport infantry")
    return played("An armoured transport carries, an armoured gun does not ride", scene, """
        1: load armoured_gun_1 on armoured_land_transport_2 | refused
        1: load infantry_3 on armoured_land_transport_2
        1: move armoured_land_transport_2 b
        1: unload infantry_3
        1: end_movement
        1: aim
        1: lay_down armoured_gun a for 1
        1: end_production
    """)


IDEAS: tuple[Script, ...] = (research, tree_of_1900, bids_for_nations, own_kinds, armour)
