"""Strategic bombing (Strategické bombardování): buildings are damaged, held and destroyed like units.

A building is called by its kind and its field, `factory/brno`. Of several factories on a field one carries the damage,
the column `factory_damage`; what is more than destroys it goes to the next one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.option import BoolOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.fire import POINTS
from velmoci.salva.chapters.guns import bombs_by_gun
from velmoci.salva.chapters.hold_lists import WINDOW, forget, keep_only, lists
from velmoci.salva.chapters.shelling import FireAtRule, harm_buildings
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, Column, Damaged, Reaction, Step
from velmoci.salva.state import NOBODY, Sight, State, Table

FACTORY: Final = "factory"
SIXTHS: Final = 6
FULL: Final[i64] = POINTS * SIXTHS


def sixths(rules: Rules) -> int:
    """Damage is counted in sixths of a point."""
    return SIXTHS


class Works:
    """The factories of the fields and their damage, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.standing = rules.field_column("factories")
        self.harm = rules.field_column("factory_damage")

    def thing(self, field: i64) -> str:
        """How the factory of a field that is under fire is called."""
        return f"{FACTORY}/{field_name(self.rules, field)}"

    def field(self, thing: str) -> i64:
        """The field of a factory, or nobody where that is no factory's name."""
        kind, _, name = thing.partition("/")
        return self.rules.board.index.get(name, int(NOBODY)) if kind == FACTORY else NOBODY

    def has_one(self, table: Table, field: i64) -> bool:
        """Whether a factory stands on a field."""
        return table.field_columns[self.standing][field] > 0

    def damage(self, table: Table, field: i64) -> i64:
        """The sixths of damage of the factory of a field that is under fire."""
        return table.field_columns[self.harm][field] if self.has_one(table, field) else 0

    def mend(self, table: Table, field: i64) -> None:
        """It is sound again."""
        table.field_columns[self.harm][field] = 0

    def lose(self, state: State, field: i64) -> None:
        """One factory is destroyed; whoever held it holds nothing any more."""
        state.table.field_columns[self.standing][field] -= 1
        self.mend(state.table, field)
        forget(state, self.thing(field))
        state.tell(public("factory-lost", field=field_name(self.rules, field)))


class DamagedFactories(Damaged):
    """Factories, each field's under one name; by the option they cannot be held."""

    name = "factories"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.works = Works(rules)
        self.can_be_held = rules.flag("hold_buildings")

    def is_known(self, sight: Sight, thing: str) -> bool:
        field = self.works.field(thing)
        return self.can_be_held and field != NOBODY and self.works.has_one(sight.table, field)

    def owner(self, table: Table, thing: str) -> i64:
        return table.owner[self.works.field(thing)]

    def damage(self, table: Table, thing: str) -> i64:
        return self.works.damage(table, self.works.field(thing))

    def mendable(self, table: Table) -> list[str]:
        if not self.can_be_held:
            return []
        land = self.rules.board.land
        return [self.works.thing(field) for field in land if self.works.damage(table, field) > 0]

    def mend(self, state: State, thing: str) -> None:
        self.works.mend(state.table, self.works.field(thing))

    def destroy(self, state: State, thing: str) -> None:
        self.works.lose(state, self.works.field(thing))

    def buildings_on(self, table: Table, field: i64) -> list[str]:
        return [FACTORY] if self.works.has_one(table, field) else []

    def take(self, state: State, building: str, field: i64, amount: i64) -> None:
        works, table = self.works, state.table
        total = works.damage(table, field) + amount
        while total >= FULL and works.has_one(table, field):
            works.lose(state, field)
            total -= FULL
        if works.has_one(table, field):
            table.field_columns[works.harm][field] = total


class MendBuildings(Step):
    """With the units all buildings that nobody holds are repaired."""

    name = "mend_buildings"
    track = WINDOW
    after = "repairs"
    clause = "SA-strategic_bombing-5"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.works = Works(rules)

    def leave(self, state: State, chance: Chance) -> str:
        held = lists(self.rules, state.table)
        for field in self.rules.board.land:
            if not held.has(self.works.thing(field)):
                self.works.mend(state.table, field)
        return ""


class BuildingsChangeHands(Reaction):
    """Nobody holds a building of his own, and what was torn down carries no damage."""

    name = "damaged_factories"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.works = Works(rules)

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        thing = self.works.thing(field)
        if self.works.has_one(state.table, field):
            held = lists(self.rules, state.table)
            keep_only(state, [hold for hold in held.all if int(new) not in hold.seats or thing not in hold.things])
        else:
            self.forget(state, field)

    def turn_ends(self, state: State, seat: i64) -> None:
        for field in self.rules.board.land:
            if not self.works.has_one(state.table, field):
                self.forget(state, field)

    def forget(self, state: State, field: i64) -> None:
        """Nothing stands there any more."""
        self.works.mend(state.table, field)
        forget(state, self.works.thing(field))


CHAPTER: Final = Chapter(
    id="strategic_bombing",
    clause="SA-strategic_bombing-1",
    needs=("artillery", "factories"),
    options=(BoolOption("hold_buildings", True, "SA-strategic_bombing-6"),),
    contributions={
        "column": (Column("factory_damage", FIELD, parts=sixths),),
        "step": (MendBuildings,),
        "react": (BuildingsChangeHands,),
        "damaged": (DamagedFactories,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-artillery-10": (FireAtRule.check_building,),
    "SA-strategic_bombing-2": (bombs_by_gun, harm_buildings),
    "SA-strategic_bombing-3": (DamagedFactories.take,),
    "SA-strategic_bombing-5": (MendBuildings,),
    "SA-strategic_bombing-6": (DamagedFactories.is_known, DamagedFactories.mendable, DamagedFactories.destroy),
}
