"""Playthroughs of Salva's war economy: a phase with all that it brings, and goods between seats."""

from tests.golden.salva_transcript import SalvaTranscript, played
from tests.golden.transcript import Script
from tests.salva.economy_scenes import EconomyScene


def workshop() -> SalvaTranscript:
    """Two turns of one seat: groups, points, buildings, a railway, and the same work again."""
    scene = EconomyScene(owners={"a": 0, "b": 0, "c": 0, "d": 1}, is_bare=False)
    scene.put("b", iron=4, concrete=5, food=2)
    return played("A war economy: three groups of work, an army, a railway", scene, """
        1: carry a b worker 2, fuel 1
        1: carry b c worker 1 | refused
        1: end_movement
        1: work make_tools a 1, grow_food a 1, smelt_iron a 1
        1: work grow_food a 1 | refused
        1: work recruit a 1, settle b 1
        1: end_work
        1: buy tank a | refused
        1: buy inf a
        1: build_works farm a 1
        1: build_railway a b
        1: end_production
        2: end_movement
        2: work_by_plan army
        2: end_production
        1: end_movement
        1: work_as_before
        1: end_production
    """)


def market() -> SalvaTranscript:
    """Offers to one and to all, leave to use a field, an order that waits."""
    scene = EconomyScene(owners={"a": 0, "b": 1, "c": 0, "d": 1})
    scene.put("a", food=6, worker=2)
    scene.put("b", fuel=6, tools=3)
    return played("The market of a war economy: trades, an open offer, and leave to use a field", scene, """
        1: trade seat_2 a d give food 1 for fuel 1 | refused
        1: trade seat_2 a b give food 2 for fuel 3
        2: agree
        1: trade seat_2 a b give food 1 for tools 3
        2: decline
        1: publish_trade a give food 1 for fuel 1
        2: accept_trade offer_1 at b
        1: end_movement
        1: use_field b for goods
        2: agree
        1: work research a 2
        1: end_production
    """)


def hunger() -> SalvaTranscript:
    """Too little food: who eats, who is hungry, who is lost; and goods under bombs."""
    scene = EconomyScene(["air"], owners={"a": 0, "b": 1, "c": 0, "d": 1})
    scene.put("a", food=3, worker=3)
    scene.put("c", worker=2)
    scene.put("b", fuel=20, worker=1, food=9)
    scene.army(0, "b", "bom")
    return played("Hunger in a war economy, and a raid on fuel", scene, """
        1: strike b with bom_1 | 3
        1: raid bom_1 worker | refused
        1: raid bom_1 fuel | 1
        1: raid bom_1 food share 1/2
        1: raid bom_1 fuel | 6
        1: raid bom_1 fuel
        1: end_movement
        1: end_work
        1: end_production
        1: feed_workers a 3 0, c 1 0 | refused
        1: feed_workers a 1 0, c 2 0 | refused
        1: feed_workers a 3 0
        2: end_movement
        2: end_work
        2: end_production
        1: carry a c worker 1, food 0 | refused
        1: end_movement
        1: end_work
        1: end_production
    """)


ECONOMY: tuple[Script, ...] = (workshop, market, hunger)
