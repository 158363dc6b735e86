"""What a bot is asked at a table: a task that can be carried to another process, and the answer to it."""

from __future__ import annotations

from typing import Any, Literal, cast

from msgspec import Struct

from velmoci.bots.registry import make_bot, talks
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.game import Bot, View
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.talk import Talker, load_offer


class BotTask(Struct, frozen=True):
    """One question to one bot: the view of its seat and nothing else, as plain values."""

    match: str
    game: str
    rulebook: dict[str, Any]
    seat: int
    bot: str
    about: Literal["waits", "answers", "asides", "talks"]
    """The question the game waits for, those that lie before the seat, what it may do unasked, or an offer in talks."""
    moment: int
    """How many orders the match had when the question was put."""
    view: dict[str, Any]
    seed: str
    promises: list[dict[str, Any]] = []
    """What the seat has agreed to at the table."""
    offer: dict[str, Any] | None = None
    """What lies before the seat in talks, where the task is about that."""
    agreement: int = 0
    """The seat's own number of it."""


def answer(task: BotTask) -> str | None:
    """The bot's order or reply as text, or None; runs in the worker process."""
    game = find_game(task.game)
    rulebook = assemble(game.library, task.rulebook["chapters"], task.rulebook["options"])
    view = game.load_view(rulebook, task.view)
    bot = make_bot(task.game, task.bot, Seeded(task.seed))
    talker = as_talker(bot, task)
    if task.offer is not None:
        return str(talker.answer(view, load_offer(task.offer))) if talker is not None else None
    for decision in questions(view, task.about):
        order = bot.decide(view, decision)
        if order is not None:
            return str(order)
    return None


def as_talker(bot: Bot, task: BotTask) -> Talker | None:
    """The bot, told what it has promised, if it is one that talks."""
    if not talks(task.game, task.bot):
        return None
    talker = cast(Talker, bot)
    talker.promises = tuple(map(load_offer, task.promises))
    return talker


def questions(view: View, about: str) -> list[Decision]:
    """The decisions that a task is about."""
    if about == "asides":
        return view.asides()
    return [decision for decision in view.decisions() if decision.waits == (about == "waits")]
