"""Playthroughs of single parts of the game, and one whole game."""

from pathlib import Path

from tests.expanze.scenes import POWERS, Scene, scene
from tests.golden.endings import told
from tests.golden.telling import Script, Telling
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import new_position
from velmoci.kernel.rulebook import assemble

SCRIPT = Path(__file__).parent / "whole_game.script"


def stepwise_battle() -> Telling:
    game = scene(
        {"iberia": "red 4", "maghreb": "blue 2"},
        hands={"red": "P", "blue": "K"},
        options={"battle_pace": "stepwise"},
    )
    telling = told("A battle die by die: nothing else is possible until it is over", game)
    telling.order("red", "offer_trade blue give P want K")
    telling.order("red", "attack iberia maghreb 3")
    telling.refused("blue", "accept_trade red 1")
    telling.refused("red", "attack iberia france 1")
    telling.refused("blue", "roll")
    telling.order("red", "roll", [5])
    telling.views("blue")
    telling.refused("red", "roll")
    telling.order("blue", "roll", [5])
    telling.order("red", "roll", [6])
    telling.order("blue", "roll", [2])
    telling.order("red", "roll", [3])
    telling.order("blue", "roll", [1])
    telling.order("blue", "accept_trade red 1")
    telling.refused("red", "attack iberia maghreb 1")
    telling.order("red", "end_turn")
    return telling


def trades() -> Telling:
    game = scene(
        hands={"red": ["turkey", "central_asia", "arabia"], "blue": ["persia", "india"], "green": ["japan"]}
    )
    telling = told("Exchanging letter cards: what each power learns of it", game)
    telling.order("red", "offer_trade blue give P want D")
    telling.order("red", "offer_trade green give PP want K")
    telling.order("green", "offer_trade blue give P want PKD")
    telling.views("red", "blue", "green", "white", "spectator")
    telling.refused("green", "accept_trade red 1")
    telling.refused("white", "accept_trade red 1")
    telling.order("green", "decline_trade red 1")
    telling.order("red", "offer_trade green give PP want P")
    telling.note("red gives its oldest P away and so no longer covers its offer to green")
    telling.order("blue", "accept_trade red 1")
    telling.views("red", "blue", "green")
    telling.order("green", "withdraw_trade blue 1")
    telling.refused("red", "arm turkey 3 with central_asia arabia turkey")
    telling.order("red", "arm turkey 13 with central_asia arabia persia")
    telling.views("white")
    telling.secrets()
    return telling


def first_armament() -> Telling:
    game = Scene(new_position(assemble(LIBRARY, (), {"powers": 7})), POWERS)
    telling = Telling("The deal and the first armament of seven powers", game)
    telling.order("table", "begin")
    for power in POWERS[:-1]:
        telling.order(power, f"choose_colour {power}")
    telling.refused("brown", "choose_colour red")
    telling.seeded("brown", "choose_colour brown", 3)
    telling.secrets()
    while game.phase == "first_armament":
        power = game.on_turn
        states = game.states_of(power)
        if len(states) == 6:
            telling.refused(power, f"place_first {states[0]} 3")
            telling.order(power, "place_first " + ", ".join(f"{state} 2" for state in states))
        else:
            telling.order(power, "place_first " + ", ".join(f"{state} 2" for state in states[:5]))
    telling.board()
    telling.views("red", "spectator")
    return telling


def whole_game() -> Telling:
    """The orders and rolls stand in a file: first the options, then `power: order | rolls`."""
    head, *lines = SCRIPT.read_text("utf-8").splitlines()
    options = dict(word.split("=") for word in head.split())
    values: dict[str, object] = {
        name: int(value) if value.isdigit() else value for name, value in options.items()
    }
    game = Scene(new_position(assemble(LIBRARY, (), values)), POWERS[: int(options["powers"])])
    telling = Telling("A whole short game of two powers", game)
    for line in lines:
        power, _, rest = line.partition(": ")
        order, _, rolls = rest.partition(" | ")
        telling.order(power, order, [int(roll) for roll in rolls.split()])
        if order == "choose_colour blue":
            telling.secrets()
            telling.board()
    telling.board()
    telling.views(*game.powers, "spectator")
    return telling


PLAYS: tuple[Script, ...] = (stepwise_battle, trades, first_armament, whole_game)
