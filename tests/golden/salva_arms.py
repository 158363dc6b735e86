"""Playthroughs of Salva's part 3: a chapter each, on a small map."""

from tests.golden.salva_games import SalvaTelling, told
from tests.golden.told import Script
from tests.salva.scenes import Scene

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


ARMS: tuple[Script, ...] = (held_units, forced_rolls, retreat_in_parts)
