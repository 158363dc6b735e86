"""Moments of a game in which some order is wrong."""

from tests.expanze.scenes import BOARD, Scene, scene
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import assemble

HIT = [6, 1]
LEVEL = [1, 1]
OWN = {"iberia": "red 6", "central_europe": "red 1", "france": "blue 2", "maghreb": "blue 1"}
HANDS = {"red": "PPPPKKD", "blue": "K"}


def turn() -> Scene:
    """Red is on turn: Iberia beside blue's France and Maghreb, and one soldier in Central Europe."""
    return scene(OWN, hands=HANDS)


def fought() -> Scene:
    """Red has lost a battle from Iberia against France."""
    game = turn()
    game.order("red", "attack iberia france 1", LEVEL)
    return game


def won() -> Scene:
    """Red has taken Maghreb."""
    game = turn()
    game.order("red", "attack iberia maghreb 1", HIT)
    return game


def drawn() -> Scene:
    """Red has taken Maghreb and drawn its card."""
    game = won()
    game.order("red", "draw_card", [1])
    return game


def emptied() -> Scene:
    """No card is left in the pile; red is on turn."""
    return scene(OWN, hands={"red": BOARD.states[:24], "green": BOARD.states[24:]})


def emptied_and_won() -> Scene:
    game = emptied()
    game.order("red", "attack iberia maghreb 1", HIT)
    return game


def battle() -> Scene:
    """A stepwise battle of Iberia against France is open."""
    game = scene(OWN, hands=HANDS, options={"battle_pace": "stepwise"})
    game.order("red", "attack iberia france 2")
    return game


def choosing() -> Scene:
    """Red and blue have their colours; the third seat has to choose."""
    position = new_position(assemble(LIBRARY, (), {}))
    position.apply(-1, Begin(), Seeded(1))
    game = Scene(position, ("red", "blue", "green", "white"))
    game.order("red", "choose_colour red")
    game.order("blue", "choose_colour blue")
    return game


def placing() -> Scene:
    """The first armament of red, which holds twelve states."""
    return scene(OWN, phase="first_armament", hands=HANDS)


def placing_two_each() -> Scene:
    """A first armament without a narrow cap for each state."""
    return scene(OWN, phase="first_armament", options={"first_arm_cap": 30})


def placing_short() -> Scene:
    """Five powers: white and black were dealt nine states, the others ten."""
    return scene(OWN, ("red", "blue", "green", "white", "black"), phase="first_armament", on_turn="white")


def resigned() -> Scene:
    game = turn()
    game.order("red", "resign")
    return game


def destroyed() -> Scene:
    return scene({"iberia": "red 6"}, destroyed={"white": "red"}, hands=HANDS)


def over() -> Scene:
    game = scene(OWN, ("red", "blue"))
    game.order("blue", "resign")
    return game


def shut() -> Scene:
    return scene(OWN, hands=HANDS, options={"trade_window": "off"})


def shut_and_resigned() -> Scene:
    game = shut()
    game.order("red", "resign")
    return game


def no_sets() -> Scene:
    return scene(OWN, hands=HANDS, options={"max_sets_per_arming": 0})


def scarce(phase: str = "turn_choice") -> Scene:
    """Red has 59 of the 60 soldiers that there are."""
    return scene(
        {"iberia": "red 58", "central_europe": "red 1", "france": "blue 2", "japan": "white 1"},
        rest="green",
        phase=phase,
        hands=HANDS,
        options={"soldier_limit": 60},
    )


def scarce_placing() -> Scene:
    return scarce("first_armament")


def fulfilled() -> Scene:
    return scene({"asia": "red 2", "australia": "red 1"}, missions={"red": "asia_australia"})


def asked_to_play_on() -> Scene:
    """Red has won, and blue is asked whether to play on."""
    game = scene(
        {"asia": "red 2", "australia": "red 1"},
        missions={"red": "asia_australia"},
        options={"hold_rounds": 0, "continue_after_win": "ask"},
    )
    game.order("red", "show_mission")
    return game


def claimed() -> Scene:
    game = fulfilled()
    game.order("red", "show_mission")
    return game
