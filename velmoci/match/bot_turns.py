"""The bots at a table: what each of them is asked now, and what becomes of its answer."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from velmoci.kernel.errors import VelmociError
from velmoci.kernel.order import Order
from velmoci.kernel.talk import read_reply
from velmoci.match.bots import BotTask
from velmoci.match.ledger import Ledger
from velmoci.match.talking import Talking


class BotTurns:
    """Questions to bots and their answers."""

    def __init__(self, ledger: Ledger, talking: Talking) -> None:
        self.ledger: Final = ledger
        self.talking: Final = talking
        self.state: Final = ledger.state
        self.match: Final = ledger.match

    # ── questions

    def tasks(self) -> list[BotTask]:
        """What the bots are asked now, at most one question for each seat."""
        if self.ledger.status != "running":
            return []
        asked = self.ledger.asked
        tasks: dict[int, BotTask] = {}
        pending = self.match.position.pending()
        for seat in range(len(self.state.seats)):
            task = self.talk_task(seat)
            if task is not None:
                tasks[seat] = task
        for decision in sorted(pending, key=lambda decision: decision.waits):
            seat = decision.seat
            bot = self.ledger.bot_of(seat)
            if not bot or seat in tasks:
                continue
            if decision.waits:
                tasks[seat] = self.task(seat, bot, "waits" if ("asides", seat) in asked else "asides")
            elif ("answers", seat) not in asked:
                tasks[seat] = self.task(seat, bot, "answers")
        return list(tasks.values())

    def talk_task(self, seat: int) -> BotTask | None:
        """The first offer that waits for the answer of a bot that talks, whoever is on turn."""
        talks, number = self.state.talks, self.state.talks.open_offer(seat)
        may_answer = number is not None and ("talks", seat) not in self.ledger.asked and self.ledger.bot_talks(seat)
        if number is None or not may_answer or not self.talking.may_talk(seat):
            return None
        agreement = talks.agreements[talks.index(seat, number)]
        task = self.task(seat, self.ledger.bot_of(seat), "talks")
        return replace(task, offer=agreement.offer().to_json(), agreement=number)

    def task(self, seat: int, bot: str, about: Any) -> BotTask:
        match, header = self.match, self.ledger.header
        return BotTask(
            match=header.match,
            game=header.game,
            rulebook=header.rulebook,
            seat=seat,
            bot=bot,
            about=about,
            moment=match.number,
            view=match.position.view(seat).dump(),
            seed=match.bot_seed(seat),
            promises=[promise.to_json() for promise in self.state.talks.promises(seat)],
        )

    # ── answers

    def answer(self, task: BotTask, text: str | None) -> bool:
        """Writes a bot's answer, if it brings anything; None leaves a question open, or gives the default order.

        An answer that came too late brings nothing: ask `tasks` again. A bot whose order the rules refuse
        gets the default order instead.
        """
        ledger, seat = self.ledger, task.seat
        if ledger.status != "running" or ledger.bot_of(seat) != task.bot or task.moment != self.match.number:
            return False
        if task.about == "talks":
            return self.reply(task, text)
        if task.about == "asides" or text is None:
            ledger.asked.add((task.about, seat))
        chosen = self.choice(seat, text)
        if chosen is None and task.about == "waits":
            chosen = self.default_order(seat)
        if chosen is None:
            ledger.asked.add((task.about, seat))
            return False
        ledger.play(seat, chosen, by="bot", waits=task.about == "waits")
        return True

    def reply(self, task: BotTask, text: str | None) -> bool:
        """A bot's answer to an offer, written as a person's is; one that says nothing is asked again later."""
        seat, reply = task.seat, read_reply(text)
        index = self.state.talks.index(seat, task.agreement)
        if not self.state.talks.agreements[index].waits_for(seat):
            return False
        if reply is None:
            self.ledger.asked.add((task.about, seat))
            return False
        self.ledger.write("answer", seat, data={"index": index, "accept": reply.accept, "reason": reply.reason})
        return True

    def choice(self, seat: int, order: str | None) -> Order | None:
        """What the bot wants, if the rules allow it."""
        if order is None:
            return None
        try:
            chosen = self.ledger.game.notation.parse(order)
            self.match.position.check(seat, chosen)
        except VelmociError:
            return None
        return chosen

    def default_order(self, seat: int) -> Order | None:
        """What silence of a seat stands for."""
        for decision in self.match.position.pending():
            if decision.seat == seat and decision.waits:
                return decision.default()
        return None
