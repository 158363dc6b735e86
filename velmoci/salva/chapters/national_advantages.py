"""National advantages (Národní výhody): every nation is half as strong again in one or two kinds of unit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.event import public
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, TextOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.board import WHOLE, FieldKey
from velmoci.salva.chapters.national_auctions import (
    LAND,
    SALE,
    SEALED,
    BidKindsRule,
    BidLandRule,
    KindAuction,
    LandAuction,
    NationalBid,
    NationalBidGuess,
    Sale,
    counted,
    sell_kinds,
    sell_land,
)  # fmt: skip
from velmoci.salva.chapters.national_kinds import (
    AUCTION,
    COLUMNS,
    HISTORICAL,
    ID,
    NATIONAL_TABLE,
    RANDOM,
    Drawn,
    NationalMight,
    Nations,
    drawn_of,
)  # fmt: skip
from velmoci.salva.chapters.political_buildings import BUILDINGS, POINTS, point_parts
from velmoci.salva.faces import Face, badge
from velmoci.salva.fair_start.session import AGREEMENT, FAIR_START
from velmoci.salva.items import seat_name
from velmoci.salva.mights import begin
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OPENING, OWN, TABLE, Reaction, SliceSpec, Step
from velmoci.salva.state import NOBODY, State, Table

POLITICAL: Final = "political"


class NationalLots(Step):
    """Before sides are given out or bid for it is known what each of them is better in."""

    name = "national_lots"
    track = OPENING

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.before = AGREEMENT if FAIR_START in rules.table_places else "sides"
        self.nations = Nations(rules)
        self.way = rules.word("national_assignment")
        self.agreed = self.nations.agreed()

    def enter(self, state: State, chance: Chance) -> None:
        rules, drawn = self.rules, drawn_of(self.rules, state.table)
        if self.way == HISTORICAL:
            drawn.kinds = [self.agreed.get(side.id, []) for side in rules.sides]
        elif self.way == RANDOM:
            drawn.kinds = self.lots(chance)
        for side, names in zip(rules.sides, drawn.kinds, strict=False):
            for name in names:
                state.tell(public("national-drawn", party=side.id, item=name))

    def lots(self, chance: Chance) -> list[list[str]]:
        """Different kinds for all sides while there are any, and never the same twice for one."""
        found: list[list[str]] = [[] for _ in self.rules.sides]
        left = self.nations.names[:]
        for _ in range(self.nations.most):
            for own in found:
                deck = [name for name in left or self.nations.names if name not in own]
                if deck:
                    name = deck[pick(chance, len(deck))]
                    own.append(name)
                    left = [other for other in left if other != name]
        return found


class NationalKinds(Step):
    """Whoever plays a side is better in what it is better in."""

    name = "national_kinds"
    track = OPENING
    after = "sides"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.nations = Nations(rules)

    def enter(self, state: State, chance: Chance) -> None:
        table, kinds = state.table, drawn_of(self.rules, state.table).kinds
        for seat in table.living() if kinds else []:
            for name in kinds[table.side[seat]]:
                self.nations.give(state, seat, name)


class PoliticalLand(Reaction):
    """At the end of each of its turns a seat gets a point for every field marked political that it holds."""

    name = "political_land"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        board = rules.board
        is_counted = rules.flag(LAND) and POINTS.name in [column.name for column in rules.seat_columns]
        self.fields = [field for field in board.land if board.mark(field, POLITICAL) == 1] if is_counted else []
        self.points: i64 = rules.seat_column(POINTS.name) if is_counted else NOBODY
        self.has_buildings = BUILDINGS.name in [column.name for column in rules.field_columns]

    def turn_ends(self, state: State, seat: i64) -> None:
        table = state.table
        for field in self.fields:
            if table.owner[field] == seat:
                parts = point_parts(self.rules) if self.has_buildings else 1
                table.seat_columns[self.points][seat] += parts
                where, points = field_name(self.rules, field), ratio_text(parts, parts)
                state.tell(public("political-land", power=seat_name(seat), field=where, points=points))


class NationalFace(Face):
    """A sign on every unit of a kind in which its owner is better."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.nations = Nations(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        rows, rules = self.rules.kinds.rows, self.rules
        units = [unit for unit in table.units() if table.is_finished(unit)]
        better = [unit for unit in units if self.nations.has(table, table.owner_of(unit), rows[table.kind[unit]])]
        return [badge("national", unit_name(rules, table, unit)) for unit in better]


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-national_advantages-1",
    needs=("minimal",),
    options=(
        IntOption("national_kinds", 1, 1, 2, "SA-national_advantages-1"),
        ChoiceOption("national_assignment", (RANDOM, HISTORICAL, AUCTION), "SA-national_advantages-4"),
        TextOption(NATIONAL_TABLE, "", "SA-national_advantages-5", 500),
        BoolOption(LAND, False, "SA-national_advantages-8"),
    ),
    contributions={
        "field": (FieldKey(POLITICAL, WHOLE, 0, "SA-national_advantages-8"),),
        "column": COLUMNS,
        "slice": (
            SliceSpec(ID, TABLE, Drawn),
            SliceSpec(SALE, TABLE, Sale),
            SliceSpec(SEALED, OWN, NationalBid),
        ),
        "step": (NationalLots, KindAuction, LandAuction, NationalKinds),
        "order": (BidKindsRule, BidLandRule),
        "react": (PoliticalLand,),
        "might": (NationalMight,),
        "guess": (NationalBidGuess,),
        "face": (NationalFace,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-national_advantages-1": (NationalMight, Nations.agreed),
    "SA-national_advantages-2": (begin,),
    "SA-national_advantages-3": (Nations.has,),
    "SA-national_advantages-4": (NationalLots.lots, NationalKinds),
    "SA-national_advantages-5": (Nations.agreed, NationalLots.enter),
    "SA-national_advantages-6": (KindAuction, sell_kinds, counted, BidKindsRule.check),
    "SA-national_advantages-7": (NationalMight.times,),
    "SA-national_advantages-8": (LandAuction, sell_land, BidLandRule.check, PoliticalLand),
}
