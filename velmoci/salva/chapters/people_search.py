"""Search for partisans (SA-government_and_people-20, 21): gendarmes find some of those who are underground.

Whoever searches is told how many he has found, and nothing else. Those who are found fight him where they were: he
attacks, they defend, and the field keeps its holder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import reveal
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import empty_battle, lay_battle
from velmoci.salva.base.movement import close_active, is_idle, why_idle
from velmoci.salva.battle import DEFENDER, Battle
from velmoci.salva.battle_seams import FireFactor, Muster, Shot
from velmoci.salva.chapters.peoples import Peoples
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule, Reaction
from velmoci.salva.state import FOUGHT, NOBODY, Sight, State, Table

SEARCH: Final = "search"
"""The battle column that says that a battle is a search, and the mark of those who were found."""
SEARCHED: Final = "searched"
"""The column of the fields that were searched in this turn."""


class Search(Order):
    """`search brno with gendarmes_1 gendarmes_2 infantry_3`: these look for partisans, and fight those they find."""

    kind: ClassVar[str] = "search"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("units", Names(), word="with"))

    def __init__(self, field: str, units: tuple[str, ...]) -> None:
        self.field: Final = field
        self.units: Final = units


def found_of(hidden: int, gendarmes: int, ratio: int) -> int:
    """How many are found of those who are underground."""
    return min(hidden, gendarmes // ratio)


class SearchRule(OrderRule):
    """Looks for partisans on a field, at most once in a turn."""

    order: ClassVar[type[Order]] = Search
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-government_and_people-20"
    example: ClassVar[str] = "search brod with gendarmes_3 gendarmes_4 gendarmes_5"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.peoples = Peoples(rules)
        self.searched = rules.field_column(SEARCHED)
        self.battle_note = rules.battle_column(SEARCH)
        self.ratio = rules.number("search_ratio")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Search)
        field = find_field(sight, order.field)
        reason = self.why_not(sight, field)
        if reason:
            raise Refusal(reason, self.clause, field=order.field)
        units = [find_unit(sight, name) for name in order.units]
        for unit, name in zip(units, order.units, strict=True):
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
            if not self.is_able(sight, unit, field):
                raise Refusal("not_there", self.clause, unit=name, field=order.field)
        if not units or len(set(units)) < len(units):
            raise Refusal("no_searchers", self.clause, field=order.field)

    def why_not(self, sight: Sight, field: i64) -> str:
        """What stands against a search of a field; '' where nothing does."""
        people = self.peoples.living_on(sight.table, field)
        if people < 0 or people == int(sight.seat):
            return "no_foreign_people"
        return "searched_already" if sight.table.field_columns[self.searched][field] != 0 else ""

    def is_able(self, sight: Sight, unit: i64, field: i64) -> bool:
        """Whether a unit of the seat's own counts as being on the field."""
        table = sight.table
        is_own = table.owner_of(unit) == sight.seat and table.place[unit] == field
        return is_own and not self.rules.is_absent(table, unit)

    def menu(self, sight: Sight) -> Menu | None:
        """With all who can, or with the gendarmes alone."""
        rules, table, found = self.rules, sight.table, list[Order]()
        for field in sorted({int(table.place[unit]) for unit in table.units_of(sight.seat)}):
            if self.why_not(sight, field):
                continue
            there = [unit for unit in table.units_at(field) if self.is_able(sight, unit, field)]
            here = [unit for unit in there if not is_idle(sight, unit)]
            guards = [unit for unit in here if table.kind[unit] == self.peoples.gendarmes.index]
            for group in (here, guards) if 0 < len(guards) < len(here) else (here,):
                if group:
                    names = tuple([unit_name(rules, table, unit) for unit in group])
                    found.append(Search(field_name(rules, field), names))
        return Listed(Search.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Search)
        sight, table = state.sight(seat), state.table
        field = find_field(sight, order.field)
        units = [int(find_unit(sight, name)) for name in order.units]
        people = self.peoples.living_on(table, field)
        gendarmes = len([unit for unit in units if table.kind[unit] == self.peoples.gendarmes.index])
        count = found_of(self.peoples.mood(state.sight(people)).under(field), gendarmes, self.ratio)
        table.field_columns[self.searched][field] = 1
        close_active(state, NOBODY)
        state.tell(reveal("searched", power=seat_name(seat), field=order.field, number=count))
        if count > 0:
            self.fight(state, seat, people, field, units, count)

    def fight(self, state: State, seat: i64, people: i64, field: i64, units: list[int], count: int) -> None:
        """Those who were found come up and defend themselves against those who found them."""
        found = self.peoples.come_up(state, people, field, count)
        battle = empty_battle(state, field, seat, people)
        battle.notes[self.battle_note] = 1
        for unit in units:
            state.table.flags[unit] = state.table.flags[unit] | FOUGHT
        lay_battle(state, battle, units, [int(field)] * len(units), found)


class SearchMuster(Muster):
    """In a search there is no attack on the field: nobody takes it, and the ground helps nobody."""

    name = SEARCH

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.note = rules.battle_column(SEARCH)
        self.mark = rules.mark(SEARCH)

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        return self.mark if battle.notes[self.note] != 0 and side == DEFENDER else 0

    def is_level(self, battle: Battle) -> bool:
        return battle.notes[self.note] != 0

    def may_take(self, battle: Battle, fighter: i64) -> bool:
        return battle.notes[self.note] == 0

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        return [int(battle.field)] if battle.notes[self.note] != 0 else fields


class HiddenBonus(FireFactor):
    """Those who were found shoot from hiding."""

    name = "hidden_bonus"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.num, self.den = rules.ratio("hidden_bonus")
        self.mark = rules.mark(SEARCH)

    def apply(self, shot: Shot, chain: Chain) -> None:
        if shot.shooter.marks & self.mark != 0:
            chain.times(self.num, self.den, "hidden_bonus", "SA-government_and_people-21")

    def cache_key(self, table: Table, battle: Battle) -> int:
        return 0


class SearchesEnd(Reaction):
    """In the next turn every field can be searched again."""

    name = SEARCH

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.field_column(SEARCHED)

    def turn_ends(self, state: State, seat: i64) -> None:
        for field in range(int(self.rules.board.size)):
            state.table.field_columns[self.column][field] = 0


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-20": (SearchRule, found_of, SearchesEnd),
    "SA-government_and_people-21": (SearchRule.fight, SearchMuster, HiddenBonus),
}
