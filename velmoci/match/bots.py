"""What a bot is asked at a table: a task that can be carried to another process, and the answer to it."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.game import View
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import assemble


class BotTask(Struct, frozen=True):
    """One question to one bot: the view of its seat and nothing else, as plain values."""

    match: str
    game: str
    rulebook: dict[str, Any]
    seat: int
    bot: str
    about: Literal["waits", "answers", "asides"]
    """The question the game waits for, questions that lie before the seat, or what it may do unasked."""
    moment: int
    """How many orders the match had when the question was put."""
    view: dict[str, Any]
    seed: str


def answer(task: BotTask) -> str | None:
    """The bot's order as text, or None; runs in the worker process."""
    game = find_game(task.game)
    rulebook = assemble(game.library, task.rulebook["chapters"], task.rulebook["options"])
    view = game.load_view(rulebook, task.view)
    bot = make_bot(task.game, task.bot, Seeded(task.seed))
    for decision in questions(view, task.about):
        order = bot.decide(view, decision)
        if order is not None:
            return str(order)
    return None


def questions(view: View, about: str) -> list[Decision]:
    """The decisions that a task is about."""
    if about == "asides":
        return view.asides()
    return [decision for decision in view.decisions() if decision.waits == (about == "waits")]
