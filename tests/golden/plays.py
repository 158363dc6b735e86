"""Playthroughs of single parts of the game, and one whole game."""

from pathlib import Path

from tests.expanze.scenes import POWERS, Scene, scene
from tests.golden.endings import opened
from tests.golden.expanze_transcript import ExpanzeTranscript, Script
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import new_position
from velmoci.kernel.rulebook import assemble

SCRIPT = Path(__file__).parent / "whole_game.script"


def stepwise_battle() -> ExpanzeTranscript:
    game = scene(
        {"iberia": "red 4", "maghreb": "blue 2"},
        hands={"red": "P", "blue": "K"},
        options={"battle_pace": "stepwise"},
    )
    transcript = opened("A battle die by die: nothing else is possible until it is over", game)
    transcript.order("red", "offer_trade blue give P want K")
    transcript.order("red", "attack iberia maghreb 3")
    transcript.refused("blue", "accept_trade red 1")
    transcript.refused("red", "attack iberia france 1")
    transcript.refused("blue", "roll")
    transcript.order("red", "roll", [5])
    transcript.views("blue")
    transcript.refused("red", "roll")
    transcript.order("blue", "roll", [5])
    transcript.order("red", "roll", [6])
    transcript.order("blue", "roll", [2])
    transcript.order("red", "roll", [3])
    transcript.order("blue", "roll", [1])
    transcript.order("blue", "accept_trade red 1")
    transcript.refused("red", "attack iberia maghreb 1")
    transcript.order("red", "end_turn")
    return transcript


def trades() -> ExpanzeTranscript:
    game = scene(
        hands={"red": ["turkey", "central_asia", "arabia"], "blue": ["persia", "india"], "green": ["japan"]}
    )
    transcript = opened("Exchanging letter cards: what each power learns of it", game)
    transcript.order("red", "offer_trade blue give P want D")
    transcript.order("red", "offer_trade green give PP want K")
    transcript.order("green", "offer_trade blue give P want PKD")
    transcript.views("red", "blue", "green", "white", "spectator")
    transcript.refused("green", "accept_trade red 1")
    transcript.refused("white", "accept_trade red 1")
    transcript.order("green", "decline_trade red 1")
    transcript.order("red", "offer_trade green give PP want P")
    transcript.note("red gives its oldest P away and so no longer covers its offer to green")
    transcript.order("blue", "accept_trade red 1")
    transcript.views("red", "blue", "green")
    transcript.order("green", "withdraw_trade blue 1")
    transcript.refused("red", "arm turkey 3 with central_asia arabia turkey")
    transcript.order("red", "arm turkey 13 with central_asia arabia persia")
    transcript.views("white")
    transcript.secrets()
    return transcript


def first_armament() -> ExpanzeTranscript:
    game = Scene(new_position(assemble(LIBRARY, (), {"powers": 7})), POWERS)
    transcript = ExpanzeTranscript("The deal and the first armament of seven powers", game)
    transcript.order("table", "begin")
    for power in POWERS[:-1]:
        transcript.order(power, f"choose_colour {power}")
    transcript.refused("brown", "choose_colour red")
    transcript.seeded("brown", "choose_colour brown", 3)
    transcript.secrets()
    while game.phase == "first_armament":
        power = game.on_turn
        states = game.states_of(power)
        if len(states) == 6:
            transcript.refused(power, f"place_first {states[0]} 3")
            transcript.order(power, "place_first " + ", ".join(f"{state} 2" for state in states))
        else:
            transcript.order(power, "place_first " + ", ".join(f"{state} 2" for state in states[:5]))
    transcript.board()
    transcript.views("red", "spectator")
    return transcript


def whole_game() -> ExpanzeTranscript:
    """The orders and rolls stand in a file: first the options, then `power: order | rolls`."""
    head, *lines = SCRIPT.read_text("utf-8").splitlines()
    options = dict(word.split("=") for word in head.split())
    values: dict[str, object] = {
        name: int(value) if value.isdigit() else value for name, value in options.items()
    }
    game = Scene(new_position(assemble(LIBRARY, (), values)), POWERS[: int(options["powers"])])
    transcript = ExpanzeTranscript("A whole short game of two powers", game)
    for line in lines:
        power, _, rest = line.partition(": ")
        order, _, rolls = rest.partition(" | ")
        transcript.order(power, order, [int(roll) for roll in rolls.split()])
        if order == "choose_colour blue":
            transcript.secrets()
            transcript.board()
    transcript.board()
    transcript.views(*game.powers, "spectator")
    return transcript


PLAYS: tuple[Script, ...] = (stepwise_battle, trades, first_armament, whole_game)
