"""`help` at the prompt: what can be ordered now, one order, or a rule."""

from __future__ import annotations

from rich.console import RenderableType

from velmoci.cli.face import Face
from velmoci.cli.rules import clause_lines


def help_lines(words: list[str], face: Face) -> list[RenderableType]:
    """What an order, a command or a rule is."""
    say = face.say
    command = face.command(words[0])
    if command is not None and command in face.examples:
        return [
            *order_lines(command, face),
            say.say("help-example", {"example": face.example(command)}),
            *clause_lines([face.examples[command][1]], say),
        ]
    if command is not None:
        return [f"{command} – {say.say(f'command-{command}')}"]
    return clause_lines(words, say)


def order_lines(kind: str, face: Face) -> list[str]:
    """How an order is written; a chapter from outside may bring no words for it."""
    return [face.say.say(f"order-{kind}")] if face.say.has(f"order-{kind}") else []
