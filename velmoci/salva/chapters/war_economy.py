"""War economy (Válečná ekonomika): fields have goods, workers and buildings, and armies are paid with what they make.

| file | what it holds |
| --- | --- |
| `economy_stock.py` | what lies on the fields, as an open slice of the table |
| `economy_reach.py` | from where goods come: own land, leave of others, railways |
| `economy_phase.py` | a production phase between two orders; it is calculated in `economy/phase.py` |
| `economy_work.py` | the work of a phase, group by group, and its end: meals, hunger, spoilage |
| `economy_building.py` | what is paid with points, goods and research; buildings and railways |
| `economy_moving.py` | goods and workers on their way, leave to use foreign land |
| `economy_market.py` | offers, and how what was agreed is delivered |
| `economy_raids.py` | shots at goods in a battle |
| `economy_face.py` | what anybody sees of it |

Goods on ships and strategic bombing are bridges to `naval` and `strategic_bombing`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.event import public
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, RatioOption, TableOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.board import AMOUNT_OR_NONE, FieldKey
from velmoci.salva.chapters.economy_building import (
    BuildRailwayRule,
    BuildWorksRule,
    KeepPoints,
    NoOtherRiches,
    PointsAndGoods,
    PointsMade,
)
from velmoci.salva.chapters.economy_face import EconomyShown
from velmoci.salva.chapters.economy_market import (
    AcceptRule,
    HaulConsent,
    OffersEnd,
    PublishRule,
    TradeConsent,
    TradeRule,
    WithdrawRule,
)
from velmoci.salva.chapters.economy_moving import CarryRule, LeaveEnds, UseFieldRule
from velmoci.salva.chapters.economy_phase import yield_mark
from velmoci.salva.chapters.economy_raids import RAIDS, GoodsRaiders, RaidRest, RaidRule, Raids
from velmoci.salva.chapters.economy_reach import RAIL_DAMAGE, RAILWAYS
from velmoci.salva.chapters.economy_stock import ID, Economy, Stock
from velmoci.salva.chapters.economy_work import (
    AsBeforeRule,
    ByPlanRule,
    EndWorkRule,
    FeedRule,
    MealStep,
    WorkRule,
    WorkStep,
)  # fmt: skip
from velmoci.salva.consent import with_consent
from velmoci.salva.economy.tables import ADVANCED, BEGINNER, economy_table
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import EDGE, OPENING, TABLE, Column, SliceSpec, Step
from velmoci.salva.state import NOBODY, State, Table

BY_MAP: Final = "map"
BY_LOT: Final = "random"
DIE: Final = 6
EXTRACTED: Final = {1: (0, 1), 2: (1, 2), 5: (3, 2), 6: (2, 1)}
"""By a die what is taken out of the ground is multiplied by; as it is where nothing stands."""
MADE: Final = {5: (7, 6), 6: (4, 3)}
"""The same of everything else."""
BUNDLE: Final = {"concrete": 3, "iron": 3}
RAILWAY: Final = {"concrete": 2, "iron": 4}


class FirstStocks(Step):
    """At the start every seat has its goods, workers and buildings on its first field."""

    name = "first_stocks"
    track = OPENING
    after = "sides"
    clause = "SA-war_economy-3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.economy = Economy(rules)

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        if self.rules.word("field_yields") == BY_LOT:
            for field in self.rules.board.land:
                self.draw(state, field, chance)
        for seat in range(int(table.seats)):
            field = first_field(self.rules, table, seat)
            if field != NOBODY:
                self.supply(state, seat, field)

    def supply(self, state: State, seat: int, field: i64) -> None:
        """What a seat begins with."""
        economy, stock = self.economy, self.economy.stock(state.table)
        row = economy.row(stock.goods, field)
        row[: economy.resources] = economy.table.start_stock
        row[economy.worker] = int(economy.table.start_workers)
        economy.works_row(stock.buildings, field)[:] = economy.table.start_buildings
        state.tell(public("economy-begins", power=seat_name(seat), field=field_name(self.rules, field)))

    def draw(self, state: State, field: int, chance: Chance) -> None:
        """One resource by lot and one roll for it."""
        table = self.economy.table
        resource = pick(chance, len(table.resources))
        roll = chance.roll(DIE)
        is_extracted = bool([one for one in table.makers(resource) if one.is_extraction()])
        num, den = (EXTRACTED if is_extracted else MADE).get(roll, (1, 1))
        self.economy.stock(state.table).luck[field] = resource, num, den
        name, where = table.resources[resource].code, field_name(self.rules, field)
        state.tell(public("yield-drawn", field=where, resource=name, roll=roll))


def first_field(rules: Rules, table: Table, seat: int) -> i64:
    """The first field of a side that the seat holds; nobody's where it has no land."""
    own = table.fields_of(seat)
    named = [rules.board.index[name] for name in rules.sides[table.side[seat]].fields]
    return next((field for field in [*named, *own] if field in own), int(NOBODY))


def yield_keys() -> tuple[FieldKey, ...]:
    """The marks by which a map says how much of a resource a field yields."""
    codes = [resource.code for name in (BEGINNER, ADVANCED) for resource in economy_table(name).resources]
    return tuple(
        [FieldKey(yield_mark(code), AMOUNT_OR_NONE, "1", "SA-war_economy-11") for code in dict.fromkeys(codes)]
    )


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-war_economy-1",
    needs=("minimal",),
    conflicts=("factories",),
    options=(
        ChoiceOption("economy_table", (BEGINNER, ADVANCED), "SA-war_economy-3"),
        ChoiceOption("field_yields", (BY_MAP, BY_LOT), "SA-war_economy-12"),
        IntOption("building_capacity", 1, 1, 99, "SA-war_economy-6"),
        IntOption("worker_food", 1, 0, 99, "SA-war_economy-13"),
        RatioOption("spoilage", "1/3", "0", "1", "SA-war_economy-14"),
        ChoiceOption("starvation", ("hungry_then_lost", "lost"), "SA-war_economy-15"),
        IntOption("plain_move", 1, 0, 99, "SA-war_economy-20"),
        IntOption("rail_move", 5, 0, 99, "SA-war_economy-21"),
        IntOption("haul_plain", 1, 0, 99, "SA-war_economy-10"),
        IntOption("haul_rail", 2, 0, 99, "SA-war_economy-10"),
        TableOption("economy_building_price", BUNDLE, 0, 99, "SA-war_economy-17"),
        TableOption("rail_price", RAILWAY, 0, 99, "SA-war_economy-22"),
        RatioOption("air_goods_vulnerability", "2", "1", "99", "SA-war_economy-27"),
        RatioOption("goods_vulnerability", "1", "1", "99", "SA-war_economy-27"),
        IntOption("goods_per_slot", 6, 1, 99, "SA-war_economy-24"),
        BoolOption("recruits_use_worker", False, "SA-war_economy-4"),
    ),
    contributions=with_consent(
        {
            "field": yield_keys(),
            "column": (Column(RAILWAYS, EDGE), Column(RAIL_DAMAGE, EDGE)),
            "slice": (SliceSpec(ID, TABLE, Stock), SliceSpec(RAIDS, TABLE, Raids)),
            "step": (FirstStocks, WorkStep, MealStep),
            "order": (
                WorkRule, ByPlanRule, AsBeforeRule, EndWorkRule, FeedRule, BuildWorksRule, BuildRailwayRule, CarryRule,
                UseFieldRule, TradeRule, PublishRule, AcceptRule, WithdrawRule, RaidRule,
            ),
            "react": (KeepPoints, LeaveEnds, OffersEnd, RaidRest),
            "muster": (GoodsRaiders,),
            "consent": (HaulConsent, TradeConsent),
            "production": (PointsMade, NoOtherRiches),
            "payer": (PointsAndGoods,),
            "face": (EconomyShown,),
        }
    ),
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-war_economy-1": (FirstStocks,),
    "SA-war_economy-3": (FirstStocks.supply, first_field),
    "SA-war_economy-11": (yield_keys,),
    "SA-war_economy-12": (FirstStocks.draw,),
}
