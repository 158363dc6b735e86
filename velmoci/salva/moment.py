"""What is looked at once after an order, for all seats and for all that is told and asked then."""

from __future__ import annotations

from typing import Final, final

from velmoci.kernel.decision import Decision
from velmoci.salva.decisions import is_running, lying, unasked
from velmoci.salva.rules import Rules
from velmoci.salva.shown import situation
from velmoci.salva.state import Own, Sight, Table


@final
class Moment:
    """A game between two orders: the marks of what each seat alone has, and what of the questions still holds."""

    def __init__(self, number: int, rules: Rules, table: Table, owns: list[Own], before: Moment | None) -> None:
        self.number: Final = number
        self.rules: Final = rules
        self.table: Final = table
        self.owns: Final = owns
        self.is_running: Final[bool] = is_running(table)
        self.status: Final = list(table.status)
        self.marks: Final[list[list[object]]] = [[part.mark() for part in own.slices] for own in owns]
        """For each seat those of its slices."""
        self.kept: dict[int, list[Decision]] = {}
        """What seats may do unasked, as far as it was asked for."""
        self.answers: list[Decision] | None = None
        """What lies before all seats without keeping the game waiting, once it was asked for."""
        self.asked: list[int] | None = None
        """The seats of which the step under way asks something, once everybody was told."""
        self.situation_now: tuple[object, ...] | None = None
        self.around: object = None
        if before is not None and before.table is table:
            self.take_over(before)

    def take_over(self, before: Moment) -> None:
        """What hangs on slices that are as they were, and on who takes part, holds on."""
        if before.status != self.status or before.is_running != self.is_running:
            return
        if before.marks == self.marks:
            self.answers, self.kept = before.answers, before.kept
        else:
            kept = before.kept.items()
            self.kept = {seat: asides for seat, asides in kept if before.marks[seat] == self.marks[seat]}

    def sight(self, seat: int) -> Sight:
        """What a seat sees."""
        return Sight(self.rules, self.table, self.owns[seat], seat)

    def asides(self, seat: int) -> list[Decision]:
        """What a seat may do unasked."""
        if self.rules.aside_slices is None:
            return unasked(self.sight(seat))
        found = self.kept.get(seat)
        if found is None:
            found = self.kept[seat] = unasked(self.sight(seat))
        return found

    def lying(self) -> list[Decision]:
        """What lies before each seat without keeping the game waiting."""
        found = self.answers
        if found is None or self.rules.answer_slices is None:
            found = [decision for seat in range(int(self.table.seats)) for decision in lying(self.sight(seat))]
            self.answers = found
        return found

    def situation(self) -> tuple[object, ...]:
        """All from which the goal and its reasons follow."""
        if self.situation_now is None:
            self.situation_now = situation(self.rules, self.table)
        return self.situation_now

    def surroundings(self) -> object:
        """What lies open to all and may count for what a seat alone is told."""
        if self.around is None:
            around: object = None
            if self.rules.veto_attack or self.rules.tells_own:
                around = int(self.table.turn), self.situation()
            self.around = self.is_running, around, [part.mark() for part in self.table.slices]
        return self.around
