"""`help` at the prompt: what can be ordered now, one order, or a rule."""

from __future__ import annotations

from rich.console import RenderableType

from velmoci.cli.names import ORDERS, find_command
from velmoci.cli.rules import clause_lines
from velmoci.expanze.view import View
from velmoci.kernel.sentences import Sentences

EXAMPLES = {
    "choose_colour": ("choose_colour red", "EX-PLY-6"),
    "place_first": ("place_first alaska 2, japan 1", "EX-FAR-1"),
    "arm": ("arm siberia 4, china 3 with turkey arabia persia", "EX-ARM-1"),
    "attack": ("attack maghreb iberia 4", "EX-FGT-1"),
    "roll": ("roll", "EX-FGT-10"),
    "draw_card": ("draw_card", "EX-CRD-1"),
    "show_mission": ("show_mission", "EX-WIN-2"),
    "end_turn": ("end_turn", "EX-TRN-5"),
    "offer_trade": ("offer_trade red give P want K", "EX-TRD-4"),
    "accept_trade": ("accept_trade red 1", "EX-TRD-5"),
    "decline_trade": ("decline_trade red 1", "EX-TRD-6"),
    "withdraw_trade": ("withdraw_trade red 1", "EX-TRD-6"),
    "resign": ("resign", "EX-ELI-7"),
}
"""For each order one that is well written, and the rule to read first."""


def help_lines(words: list[str], say: Sentences) -> list[RenderableType]:
    """What an order, a command or a rule is."""
    command = find_command(words[0])
    if command in ORDERS:
        example, clause = EXAMPLES[command]
        return [
            say.say(f"order-{command}"),
            say.say("help-example", {"example": example}),
            *clause_lines([clause], say),
        ]
    if command is not None:
        return [f"{command} – {say.say(f'command-{command}')}"]
    return clause_lines(words, say)


def orders_now(view: View) -> list[str]:
    """The kinds of order that this seat may give at this moment."""
    decisions = [*view.decisions(), *view.asides()]
    offered = {menu.kind for decision in decisions for menu in decision.menus()}
    return [kind for kind in ORDERS if kind in offered]
