"""What is looked at once after an order, for all seats and for all that is told and asked then."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import Final, final

from velmoci.kernel.decision import Decision
from velmoci.salva.aspects import aspect_of
from velmoci.salva.decisions import Aside, is_running, lying, unasked
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.shown import situation
from velmoci.salva.state import Own, Sight, Table

NOTHING: Final[list[str]] = []


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
        self.aspects: Final[list[object]] = [aspect_of(rules, table, name) for name in rules.causes.aspects]
        """What of the table counts for what seats may do unasked."""
        self.kept: dict[int, list[Decision]] = {}
        """What seats may do unasked, as far as it was asked for."""
        self.known: dict[int, tuple[Aside, set[OrderRule]]] = {}
        """What they could do earlier, and which kinds of order must be looked at again."""
        self.answers: list[Decision] | None = None
        """What lies before all seats without keeping the game waiting, once it was asked for."""
        self.asked: list[int] | None = None
        """The seats of which the step under way asks something, once everybody was told."""
        self.situation_now: tuple[object, ...] | None = None
        self.around: object = None
        if before is not None and before.table is table and not rules.veils:
            self.take_over(before)

    def take_over(self, before: Moment) -> None:
        """What hangs on nothing that has changed holds on; all of it hangs on who takes part."""
        if before.status != self.status or before.is_running != self.is_running:
            return
        causes, changed = self.rules.causes, NOTHING
        if self.aspects != before.aspects:
            changed = list(compress(causes.aspects, map(ne, self.aspects, before.aspects)))
        elif not causes.unsteady and before.marks == self.marks:
            self.kept, self.known, self.answers = before.kept, before.known, before.answers
            return
        stale = causes.unsteady.union(*[causes.asides[name] for name in changed if name in causes.asides])
        for seat, known in before.known.items():
            self.known[seat] = known[0], known[1] | self.stale_to(seat, before, stale)
        for seat, asides in before.kept.items():
            own = self.stale_to(seat, before, stale)
            if not own or not asides:
                self.kept[seat] = asides
            else:
                aside = asides[0]
                assert isinstance(aside, Aside)
                self.known[seat] = aside, own
        if before.marks == self.marks and causes.answers is not None and causes.answers.isdisjoint(changed):
            self.answers = before.answers

    def stale_to(self, seat: int, before: Moment, stale: set[OrderRule]) -> set[OrderRule]:
        """The kinds of order that must be looked at again for a seat, by its slices too."""
        if before.marks[seat] == self.marks[seat]:
            return stale
        found, asides = stale.copy(), self.rules.causes.asides
        for place in compress(range(len(self.marks[seat])), map(ne, self.marks[seat], before.marks[seat])):
            found.update(asides.get(self.rules.own_slices[place].name, ()))
        return found

    def sight(self, seat: int) -> Sight:
        """What a seat sees."""
        table = self.table.seen_by(seat) if self.rules.veils else self.table
        return Sight(self.rules, table, self.owns[seat], seat)

    def asides(self, seat: int) -> list[Decision]:
        """What a seat may do unasked."""
        found = self.kept.get(seat)
        if found is None:
            found = self.kept[seat] = unasked(self.sight(seat))
            known = self.known.pop(seat, None)
            if found and known is not None:
                aside = found[0]
                assert isinstance(aside, Aside)
                aside.take_over(known[0], known[1])
        return found

    def lying(self) -> list[Decision]:
        """What lies before each seat without keeping the game waiting."""
        found = self.answers
        if found is None:
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
