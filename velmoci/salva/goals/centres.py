"""Political centres (SA-secret_missions-6, 7): marked on the map, or drawn by lot where the map has none."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import IntOption, RatioOption
from velmoci.salva.base.sides import shuffled
from velmoci.salva.board import FLAG, FieldKey
from velmoci.salva.map_seams import FieldFactor
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, Column
from velmoci.salva.state import State, Table

FEWEST: Final = 3
MOST: Final = 6
CENTRE: Final = Column("centre", FIELD)
CENTRE_MARK: Final = FieldKey("centre", FLAG, False, "SA-secret_missions-6")
CENTRES: Final = IntOption("centres", 0, FEWEST, MOST, "SA-secret_missions-6", or_zero=True)
"""0: as many as players, but three to six."""
CENTRE_PRODUCTION: Final = RatioOption("centre_production", "3", "2", "5", "SA-secret_missions-6")


def marked_centres(rules: Rules) -> list[int]:
    """The centres that the map fixes."""
    return [field for field in rules.board.land if rules.board.mark(field, CENTRE_MARK.name) is True]


def possible_centres(rules: Rules) -> list[int]:
    """Where a centre can be drawn: on land that is not all that a side starts with."""
    lonely = [rules.board.index[side.fields[0]] for side in rules.sides if len(side.fields) == 1]
    return [field for field in rules.board.land if field not in lonely]


def wanted_centres(rules: Rules) -> int:
    """How many centres there are to be."""
    return rules.number(CENTRES.name) or min(MOST, max(FEWEST, int(rules.seats)))


def check_centres(rules: Rules) -> None:
    """A map has three to six centres, or room for them."""
    marked, room = len(marked_centres(rules)), len(possible_centres(rules))
    if marked and not FEWEST <= marked <= MOST:
        raise BadRulebook("bad_centres", "SA-secret_missions-6", count=marked, least=FEWEST, most=MOST)
    if not marked and room < wanted_centres(rules):
        raise BadRulebook("bad_centres", "SA-secret_missions-6", count=room, least=wanted_centres(rules), most=MOST)


def lay_centres(state: State, chance: Chance) -> None:
    """Marks the centres of the map, or draws them."""
    rules = state.rules
    fields = marked_centres(rules) or drawn_centres(rules, chance)
    column = state.table.field_columns[rules.field_column(CENTRE.name)]
    for field in fields:
        column[field] = 1
    state.tell(public("centres", fields=[rules.board.ids[field] for field in fields]))


def drawn_centres(rules: Rules, chance: Chance) -> list[int]:
    """Centres by lot, no two of them adjacent if that is possible."""
    order = [int(field) for field in shuffled(chance, possible_centres(rules))]
    count = wanted_centres(rules)
    return sorted(apart(rules, order, count, []) or order[:count])


def apart(rules: Rules, order: list[int], count: int, chosen: list[int]) -> list[int]:
    """The first so many in this order of which no two are adjacent, with those chosen; empty where there are none."""
    if len(chosen) == count:
        return chosen
    for place, field in enumerate(order):
        if not any(rules.board.are_adjacent(field, other) for other in chosen):
            found = apart(rules, order[place + 1 :], count, [*chosen, field])
            if found:
                return found
    return []


def centre_fields(rules: Rules, table: Table) -> list[int]:
    """The centres of this game."""
    column = table.field_columns[rules.field_column(CENTRE.name)]
    return [field for field in rules.board.land if column[field] != 0]


class CentreBonus(FieldFactor):
    """A centre yields so many times as much, in place of any other bonus of the field."""

    name = "bonus"
    replaces = "bonus"
    depends_on_field: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.field_column(CENTRE.name)
        self.num, self.den = rules.ratio(CENTRE_PRODUCTION.name)

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        if table.field_columns[self.column][field] != 0:
            chain.times(self.num, self.den, "centre", "SA-secret_missions-6")
        else:
            self.usual().apply(table, field, chain)

    def usual(self) -> FieldFactor:
        """The bonus of fields that are no centres."""
        assert isinstance(self.replaced, FieldFactor)
        return self.replaced

    def denominator(self) -> int:
        return self.den * self.usual().denominator()


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-secret_missions-6": (CentreBonus, check_centres),
    "SA-secret_missions-7": (drawn_centres, possible_centres),
}
