"""Buildings that can be damaged: what factories and airfields share in the chapter `strategic_bombing`.

A building is called by its kind and its field, `factory/brno`; where several of a kind are told apart, by its number
too, `airfield_3/brno`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.salva.base.fire import POINTS
from velmoci.salva.chapters.hold_lists import WINDOW, forget, keep_only, lists
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Damaged, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

SIXTHS: Final = 6
FULL: Final[i64] = POINTS * SIXTHS
"""So many sixths of damage destroy a building."""


def sixths(rules: Rules) -> int:
    """Damage is counted in sixths of a point."""
    return SIXTHS


class Buildings(Damaged):
    """Buildings of one sort; by the option they cannot be held."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.can_be_held = rules.flag("hold_buildings")

    def harm(self, table: Table, building: str, field: i64) -> i64:
        """The sixths of damage of a building that stands there."""
        return 0

    def set_harm(self, table: Table, building: str, field: i64, amount: i64) -> None:
        """It has so many sixths of damage now."""

    def lose(self, state: State, building: str, field: i64) -> None:
        """One such building is destroyed."""

    def thing(self, building: str, field: i64) -> str:
        """A building's name on the lists."""
        return f"{building}/{field_name(self.rules, field)}"

    def field(self, thing: str) -> i64:
        """The field of a building, or nobody where there is none of that name."""
        return self.rules.board.index.get(thing.partition("/")[2], int(NOBODY))

    def is_known(self, sight: Sight, thing: str) -> bool:
        field = self.field(thing)
        return self.can_be_held and field != NOBODY and kind_of(thing) in self.buildings_on(sight.table, field)

    def owner(self, table: Table, thing: str) -> i64:
        return table.owner[self.field(thing)]

    def damage(self, table: Table, thing: str) -> i64:
        return self.harm(table, kind_of(thing), self.field(thing))

    def mendable(self, table: Table) -> list[str]:
        return self.damaged(table) if self.can_be_held else []

    def harmed(self, table: Table) -> list[int]:
        """The fields on which any of them may be damaged."""
        return self.rules.board.land

    def damaged(self, table: Table) -> list[str]:
        """All that have some damage, whether they can be held or not."""
        found: list[str] = []
        for field in self.harmed(table):
            for building in self.buildings_on(table, field):
                if self.harm(table, building, field) > 0:
                    found.append(self.thing(building, field))
        return found

    def mend(self, state: State, thing: str) -> None:
        self.set_harm(state.table, kind_of(thing), self.field(thing), 0)

    def destroy(self, state: State, thing: str) -> None:
        self.lose(state, kind_of(thing), self.field(thing))

    def take(self, state: State, building: str, field: i64, amount: i64) -> None:
        """What is more than destroys one goes to the next of that name, if there is one."""
        table = state.table
        total = self.harm(table, building, field) + amount
        while total >= FULL and building in self.buildings_on(table, field):
            self.lose(state, building, field)
            total -= FULL
        if building in self.buildings_on(table, field):
            self.set_harm(table, building, field, total)


def kind_of(thing: str) -> str:
    """What a building is called on its field."""
    return thing.partition("/")[0]


class MendBuildings(Step):
    """With the units all buildings that nobody holds are repaired."""

    name = "mend_buildings"
    track = WINDOW
    after = "repairs"
    clause = "SA-strategic_bombing-5"

    def leave(self, state: State, chance: Chance) -> str:
        held = lists(self.rules, state.table)
        for part in self.rules.damaged:
            if isinstance(part, Buildings):
                for thing in part.damaged(state.table):
                    if not held.has(thing):
                        part.mend(state, thing)
        return ""


class BuildingsChangeHands(Reaction):
    """Nobody holds a building of his own, and what was torn down carries no damage and is held by nobody."""

    name = "damaged_buildings"

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        where = field_name(self.rules, field)
        held = lists(self.rules, state.table)
        own = [hold for hold in held.all if int(new) in hold.seats and self.stands_on(hold.things, where)]
        keep_only(state, [hold for hold in held.all if hold not in own])
        self.clear(state)

    def turn_ends(self, state: State, seat: i64) -> None:
        self.clear(state)

    def stands_on(self, things: tuple[str, ...], field: str) -> bool:
        """Whether one of these is a building on a field."""
        return bool([thing for thing in things if thing.partition("/")[2] == field])

    def clear(self, state: State) -> None:
        """What stands no more is on no list."""
        sight = state.sight(NOBODY)
        things = [thing for hold in lists(self.rules, state.table).all for thing in hold.things if "/" in thing]
        for thing in things:
            if not [part for part in self.rules.damaged if part.is_known(sight, thing)]:
                forget(state, thing)
