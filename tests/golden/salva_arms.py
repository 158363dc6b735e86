"""Playthroughs of Salva's part 3: a chapter each, on a small map."""

from tests.golden.salva_games import SalvaTelling, told
from tests.golden.told import Script
from tests.salva.scenes import Scene
from velmoci.salva.units import standard_kinds

FOUR = {"a": 0, "b": 1, "c": 2, "d": 3}
LINE = {"a": ["b"], "b": ["c"], "c": ["d"], "d": []}
RING = {"a": ["b", "c"], "b": ["c", "d"], "c": [], "d": []}


def held_units() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1, tank_2", 3)
        game.order(1, "fire tank_3 tank_1")
        game.order(1, "hold_fire")
        game.order(0, "retreat", 3)
        game.order(0, "salvo tank_1>tank_3, tank_2>inf_4", 3)
        game.refused(3, "hold_unit tank_3")
        game.order(1, "hold_fire")
        game.order(0, "hold_unit tank_3")
        game.refused(0, "hold_unit inf_4")
        game.order(0, "pool_hold inf_4 with seat_3")
        game.order(2, "answer_pool seat_1 accept")
        game.order(1, "hold_unit tank_1")
        game.order(0, "end_movement")
        game.refused(1, "release_unit tank_3")
        game.order(2, "release_unit inf_4")

    scene = Scene(["multiplayer", "repair_prevention"], FOUR, seats=4, fields=LINE, sea=())
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    return told("Damage that stays: lists of holds, and two halves that make one", scene, play)


def forced_rolls() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack b with tank_1, tank_2", 3)
        game.order(1, "hold_fire")
        game.order(0, "retreat", 3)
        game.order(0, "salvo tank_1>tank_3:2/3, tank_2>inf_4", 3)
        game.order(1, "hold_fire")
        game.order(0, "hold_unit tank_3")
        game.order(0, "hold_unit inf_4")
        game.refused(0, "force_roll tank_3")
        game.order(0, "end_movement")
        game.refused(0, "force_roll tank_1")
        game.order(0, "force_roll tank_3", 2, 3)
        game.order(0, "end_production")

    scene = Scene(["repair_prevention", "statistical_destruction"])
    scene.army(0, "a", "tank tank")
    scene.army(1, "b", "tank inf")
    return told("Dice decide about a damaged tank that is held", scene, play)


def retreat_in_parts() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "attack_and_retreat b with tank_4", 3)
        game.order(1, "fire tank_5 tank_4")
        game.order(0, "attack b with tank_1, tank_2, tank_3", 3)
        game.order(1, "fire tank_5 tank_1")
        game.refused(0, "retreat_part tank_5")
        game.order(0, "retreat_part tank_1", 3)
        game.order(0, "salvo tank_1>tank_5, tank_2>tank_5", 3)
        game.order(1, "hold_fire")
        game.refused(0, "retreat_to tank_1 d")
        game.order(0, "retreat_to tank_1 c")
        game.order(0, "retreat", 3)
        game.order(0, "hold_fire", 3)
        game.order(1, "hold_fire")
        game.order(0, "retreat_to tank_2 a")
        game.order(0, "retreat_to tank_3 c")

    scene = Scene(["retreat"], {"a": 0, "b": 1, "c": 0, "d": 1}, fields=RING, sea=())
    scene.army(0, "a", "tank tank tank tank")
    scene.army(1, "b", "tank")
    return told("A force that leaves in parts, and one that said so before", scene, play)


def halves() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "split atg_1")
        game.refused(0, "split tank_2")
        game.order(0, "move atg_4 b")
        game.refused(0, "merge atg_1, atg_4")
        game.order(0, "end_movement")
        game.order(0, "buy half_atg a")
        game.order(0, "end_production")
        game.order(1, "attack b with tank_3", 3)
        game.order(0, "fire atg_4 tank_3")
        game.order(1, "fight_on", 6)
        game.order(1, "fire tank_3 atg_4")
        game.order(1, "end_movement")
        game.order(1, "end_production")
        game.order(0, "end_movement")
        game.order(0, "end_production")

    scene = Scene(["half_units"], {"a": 0, "b": 0, "c": 1, "d": 1}, options={"half_kinds": "atg"})
    scene.army(0, "a", "atg tank")
    scene.army(1, "c", "tank")
    return told("A gun is divided, and half of it meets a tank", scene, play)


def upkeep() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        for seat, order in ((0, "end_movement"), (0, "end_production"), (1, "end_movement"), (1, "end_production")):
            game.order(seat, order, *((1,) if (seat, order) == (1, "end_production") else ()))
        for seat, order in ((0, "end_movement"), (0, "end_production"), (1, "end_movement")):
            game.order(seat, order)
        game.order(1, "end_production", 1)
        game.refused(0, "dissolve tank_11")
        game.order(0, "dissolve tank_1")
        game.order(0, "end_movement")
        game.refused(0, "buy inf a")
        game.refused(0, "pay_upkeep a 1")
        game.order(0, "dissolve tank_2 tank_3 tank_4 tank_5 tank_6")

    scene = Scene(["upkeep"], {"a": 0, "b": 1, "c": 1, "d": 1}).begin()
    scene.army(0, "a", " ".join(["tank"] * 8))
    scene.army(1, "b", "tank")
    return told("A large army eats what its land makes, and shrinks", scene, play)


def dockyard() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "end_movement")
        game.refused(0, "lay_down infantry c for 1/2")
        game.order(0, "lay_down battleship c/s for 1")
        game.refused(0, "pay_on battleship_2 for 3")
        for _ in range(2):
            for seat, order in ((0, "end_production"), (1, "end_movement"), (1, "end_production"), (0, "end_movement")):
                game.order(seat, order)
            game.order(0, "pay_on battleship_2 for 1")
        for seat, order in ((0, "end_production"), (1, "end_movement"), (1, "end_production"), (0, "end_movement")):
            game.order(seat, order)
        for seat, order in ((0, "end_production"), (1, "end_movement"), (1, "end_production")):
            game.order(seat, order)
        game.order(0, "move battleship_2 s")
        game.order(0, "attack t with battleship_2", 3)
        game.order(1, "fire cruiser_1 battleship_2")
        game.order(0, "fight_on", 3)
        game.order(0, "fire battleship_2 cruiser_1")

    chapters = ["naval", "expensive_units", "capital_ships"]
    scene = Scene(chapters, {"a": 0, "b": 0, "c": 0, "d": 1}, units=standard_kinds()).begin()
    scene.army(1, "t", "cruiser")
    return told("A battleship is paid for in three turns, and sinks a cruiser", scene, play)


def fortification() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.order(0, "end_movement")
        game.order(0, "buy fort a")
        game.order(0, "buy rushed_fort b")
        game.refused(0, "buy_with fort b from a 3/4")
        game.order(0, "buy_with fort b from a 1/4")
        game.order(0, "end_production")
        game.order(1, "end_movement")
        game.order(1, "end_production")
        game.refused(0, "move fort_4 a")
        game.order(0, "end_movement")
        game.order(0, "end_production")
        game.order(1, "attack b with tank_1, tank_2", 3)
        game.order(0, "fire_by_plan focus for battle")
        game.order(1, "fight_on", 6)
        game.order(1, "fire_by_plan focus", 3)
        game.order(1, "fight_on", 6)
        game.order(1, "fire_by_plan focus")

    scene = Scene(["fortresses", "cheap_units"], {"a": 0, "b": 0, "c": 1, "d": 1}, units=standard_kinds()).begin()
    scene.army(1, "c", "tank tank")
    return told("Forts for a quarter each, one of them in a hurry", scene, play)


def bombed_town() -> SalvaTelling:
    def play(game: SalvaTelling) -> None:
        game.refused(0, "strike c with fighter_4")
        game.order(0, "strike c with bomber_1, bomber_2", 3)
        game.refused(0, "bomb bomber_1 castle")
        game.order(0, "bomb bomber_1 factory share 1/2")
        game.order(0, "bomb bomber_1 airfield_2")
        game.order(0, "bomb bomber_2 factory")
        game.order(0, "hold_unit factory/c")
        game.order(0, "hold_unit airfield_2/c")
        game.order(0, "strike c with bomber_3", 6)
        game.order(0, "fire_by_plan focus")
        game.order(0, "end_movement")
        game.order(0, "end_production")
        game.order(1, "end_movement")

    marks: dict[str, dict[str, object]] = {"c": {"factories": 1, "airfield": 4}, "a": {"airfield": 6}}
    options = {"airfields": "buildings"}
    scene = Scene(["air", "factories", "strategic_bombing"], {"a": 0, "b": 0, "c": 1, "d": 1}, marks=marks,
                  options=options, units=standard_kinds())  # fmt: skip
    scene.army(0, "c", "bomber bomber bomber fighter")
    scene.army(1, "d", "infantry")
    return told("Bombers over a town without defenders: a factory and an airfield", scene, play)


ARMS: tuple[Script, ...] = (
    held_units, forced_rolls, retreat_in_parts, halves, upkeep, dockyard, fortification, bombed_town,
)  # fmt: skip
