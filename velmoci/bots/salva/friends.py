"""With whom a bot of Salva gets on although nothing is signed: whoever has the same enemy, and does not lead."""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.talks import has_book, leads, strangers
from velmoci.salva.consent_slices import DECLINED, refusals
from velmoci.salva.state import NOBODY, Sight

NOBODY_ELSE: Final = -1


class Friends:
    """Who presses whom, counted from what lies open; made anew for every decision."""

    def __init__(self, sight: Sight) -> None:
        self.sight: Final = sight
        self.seat: Final = int(sight.seat)
        self.living: Final = sight.table.living()
        self.press: Final = pressures(sight)
        self.bound: Final = self.partners()

    def partners(self) -> list[int]:
        """Those with whom there is a treaty for every field."""
        if not has_book(self.sight):
            return []
        left = strangers(self.sight, [])
        return [other for other in self.living if other not in left and other != self.seat]

    def foe(self, seat: int) -> int:
        """Who stands at a seat's borders with most units, of equals who has most fields; -1 where nobody does."""
        table, best = self.sight.table, NOBODY_ELSE
        for other in self.living:
            count = self.press.get((other, seat), 0)
            if other == seat or count == 0:
                continue
            if best < 0 or (count, len(table.fields_of(other))) > (self.press[best, seat], len(table.fields_of(best))):
                best = other
        return best

    def is_friend(self, other: int) -> bool:
        """Whether a treaty holds, or both have somebody to fear more than each other and the other does not lead."""
        if other == self.seat or other not in self.living:
            return False
        if other in self.bound:
            return True
        if self.foe(self.seat) in (NOBODY_ELSE, other) or self.foe(other) == self.seat:
            return False
        goal = self.sight.rules.goal
        return not leads(self.sight.table, other) and other not in goal.in_the_way(self.sight)

    def helpers(self) -> list[int]:
        """The friends who have refused nothing in this turn: nobody is asked twice."""
        declined = refusers(self.sight)
        return [other for other in self.living if other not in declined and self.is_friend(other)]

    def is_in_need(self, field: int, helper: int, without: bool = False) -> bool:
        """Whether more units of others than a helper's stand around a field than defend it, with or without his."""
        rules, table = self.sight.rules, self.sight.table
        host, enemies = int(table.owner[field]), 0
        for near in rules.board.neighbours[field]:
            owner = int(table.owner[near])
            if rules.board.is_land(near) and owner not in (host, helper, int(NOBODY)):
                enemies += len(soldiers(self.sight, int(near)))
        guards = soldiers(self.sight, field)
        return enemies > len([unit for unit in guards if not without or int(table.owner_of(unit)) != helper])


def soldiers(sight: Sight, field: int) -> list[int]:
    """The finished units on a field that could hold it."""
    table, kinds = sight.table, sight.rules.kinds.rows
    here = [unit for unit in table.units_at(field) if table.is_finished(unit)]
    return [int(unit) for unit in here if kinds[table.kind[unit]].can_take_land()]


def pressures(sight: Sight) -> dict[tuple[int, int], int]:
    """For two seats how many units of the first stand beside land of the second."""
    rules, table = sight.rules, sight.table
    found: dict[tuple[int, int], int] = {}
    for unit in table.units():
        if not table.is_finished(unit):
            continue
        if not rules.kinds.rows[table.kind[unit]].can_take_land():
            continue
        owner = int(table.owner_of(unit))
        near = {int(table.owner[field]) for field in rules.board.neighbours[table.place[unit]]}
        for other in near:
            if other not in (owner, int(NOBODY)):
                found[owner, other] = found.get((owner, other), 0) + 1
    return found


def refusers(sight: Sight) -> set[int]:
    """Those who have refused the seat something in this turn."""
    if DECLINED not in sight.rules.own_places:
        return set()
    return {seat for seat, _ in refusals(sight).all}
