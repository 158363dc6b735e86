"""Naval and submarine units (Námořní a podmořské jednotky): ships at sea and in harbours, troops aboard and landing.

The chapter has four sections in the rulebook and four files here: ships at sea (this one), `harbours.py`,
`embarkation.py` and `invasion.py`. Ships move and fight by the rules of the minimal version; what is different at sea
is said by `SeaDomain`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, RatioOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.attack import begin_battle
from velmoci.salva.base.endings import conquer
from velmoci.salva.base.goals import check_blitz
from velmoci.salva.base.land import LandSite
from velmoci.salva.base.ways import check_entry, walk
from velmoci.salva.board import FLAG, FieldKey
from velmoci.salva.chapters.beach import (
    BeachChecks,
    BeachFactor,
    BeachFire,
    BeachOpening,
    BeachPick,
    BeachSalvo,
    BeachSalvoBeforehand,
    CheckAfterBeach,
    InlandCover,
    PickBeforehand,
    PickedAgain,
    PickedOnly,
    PickRule,
)  # fmt: skip
from velmoci.salva.chapters.embarkation import DisembarkRule, EmbarkRule, Hold, LoadGoesAlong, free_places
from velmoci.salva.chapters.harbours import (
    CanalRule,
    Canals,
    DockedMuster,
    DockRule,
    Harbour,
    HarbourSite,
    HarbourVeto,
    LeavesHarbour,
    Undocking,
)  # fmt: skip
from velmoci.salva.chapters.invasion import BerthRule, LandedMuster, Landing, LandingVeto, Transports
from velmoci.salva.chapters.lines import BehindTheLine
from velmoci.salva.forces import other_at, possibly_at
from velmoci.salva.map_seams import Domain, Presence
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import Side
from velmoci.salva.seams import BATTLE, FIELD, MARK, UNIT, Column
from velmoci.salva.state import Sight, State, Table
from velmoci.salva.units import NAVAL, SEA, Kind, Kinds, strengths


class SeaDomain(Domain):
    """A sea field has no owner; whoever has units there holds it, and one wins it without any other gain."""

    name = "sea"
    depends_on_way: ClassVar[bool] = True
    ground: i64 = SEA
    entry_clause = "SA-naval-10"
    ground_clause = "SA-naval-4"

    def holder(self, table: Table, field: i64, asking: i64) -> i64:
        return other_at(self.rules, table, field, asking)

    def can_take(self, kind: Kind) -> bool:
        """A ship with attack strength against naval targets."""
        return kind.ground == SEA and kind.attack[NAVAL] > 0

    def is_armed(self, kind: Kind) -> bool:
        return kind.attack[NAVAL] > 0

    def is_refuge(self, table: Table, unit: i64, field: i64) -> bool:
        """Where no foreign unit can be."""
        owner = table.owner_of(unit)
        return self.holder(possibly_at(self.rules, table, field), field, owner) == owner


class Ashore(Presence):
    """Docked ships and troops aboard are not on the sea and hold no field."""

    name = "ashore"
    depends_on_way: ClassVar[bool] = True
    depends_on_kind: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)
        self.hold = Hold(rules)

    def is_absent(self, table: Table, unit: i64) -> bool:
        return self.harbour.is_docked(table, unit) or self.hold.is_aboard(table, unit)


class SeaStart(LandSite):
    """A side that starts on a sea field puts its land units into free places of its transports there."""

    name = "sea_start"
    start_clause = "SA-goals2-9"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        check_sea_start(rules)

    def depends_on_field(self) -> bool:
        """Where a side starts at sea, its transports make room."""
        return type(self) is SeaStart and not [side for side in self.rules.sides if side.sea]

    def spots(self, sight: Sight, kind: Kind, field: i64, at_start: bool) -> list[str]:
        name = sight.rules.board.ids[field]
        if at_start and sight.rules.sides[sight.table.side[sight.seat]].sea == name:
            return [name] if free_places(sight.rules, sight.table, self.hold, sight.seat, field, kind) else []
        return super().spots(sight, kind, field, at_start)

    def settle(self, state: State, unit: i64, spot: str) -> None:
        table = state.table
        field = table.place[unit]
        if not state.rules.board.is_land(field):
            kind = self.rules.kinds.rows[table.kind[unit]]
            ships = free_places(state.rules, table, self.hold, table.owner_of(unit), field, kind)
            self.hold.load(table, unit, ships[0])

    def is_start_of(self, side: Side) -> bool:
        return side.sea != ""

    def first_choice(self, sight: Sight, offers: list[tuple[str, str]]) -> tuple[str, str]:
        """Soldiers, or else a ship to carry some, or else anything."""
        kinds = self.rules.kinds
        for wanted in (True, False):
            for offer in offers:
                kind = kinds.find(offer[0])
                if kind is not None and (kind.can_take_land() if wanted else kind.capacity > 0 and not kind.is_land):
                    return offer
        return offers[0]


def check_sea_start(rules: Rules) -> None:
    """A side without land must not be out at once."""
    for side in rules.sides:
        if side.sea and rules.word("elimination_test") == "no_land":
            raise BadRulebook(
                "bad_option", "SA-goals2-9", option="elimination_test", value="no_land", allowed="no_land_no_landers"
            )


CHAPTER: Final = Chapter(
    id="naval",
    clause="SA-naval-1",
    needs=("minimal",),
    options=(
        RatioOption("canal_chance", "2/3", "0", "1", "SA-harbours-9"),
        BoolOption("docked_submarines_escape", False, "SA-harbours-11"),
        IntOption("beach_units", 2, 0, 10, "SA-invasion-5"),
        RatioOption("beach_factor", "2", "1/2", "4", "SA-invasion-5"),
        ChoiceOption("beach_mode", ("separate", "merged", "extra"), "SA-invasion-6"),
        BoolOption("unload_after_invasion", False, "SA-invasion-14"),
    ),
    contributions={
        "field": (
            FieldKey("canal", FLAG, False, "SA-harbours-8"),
            FieldKey("potential_canal", FLAG, False, "SA-harbours-9"),
        ),
        "column": (
            Column("harbour", UNIT, -1, FIELD), Column("undocked", UNIT), Column("canal", FIELD),
            Column("aboard", UNIT, -1, UNIT), Column("unloaded", UNIT, -1, FIELD), Column("landing", UNIT),
            Column("beach", BATTLE), Column("docked", MARK), Column("landed", MARK), Column("picked", MARK),
        ),
        "beforehand": (PickBeforehand, BeachSalvoBeforehand),
        "step": (Canals, BeachPick, BeachSalvo, CheckAfterBeach, Transports),
        "order": (DockRule, CanalRule, EmbarkRule, DisembarkRule, PickRule, BerthRule),
        "react": (LeavesHarbour, LoadGoesAlong, Landing, BeachChecks),
        "domain": (SeaDomain,),
        "presence": (Ashore,),
        "site": (HarbourSite, SeaStart),
        "pace": (Undocking,),
        "veto": (HarbourVeto, LandingVeto),
        "muster": (DockedMuster, LandedMuster, BeachOpening),
        "cover": (BehindTheLine, PickedOnly, PickedAgain, InlandCover),
        "salvo": (BeachFactor,),
        "fire": (BeachFire,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-naval-1": (Kinds.is_available,),
    "SA-naval-2": (strengths,),
    "SA-naval-3": (walk,),
    "SA-naval-4": (Ashore,),
    "SA-naval-5": (conquer, SeaDomain.holder),
    "SA-naval-6": (conquer,),
    "SA-naval-7": (SeaDomain.holder,),
    "SA-naval-8": (check_entry, SeaDomain.holder),
    "SA-naval-9": (begin_battle,),
    "SA-naval-10": (check_entry,),
    "SA-naval-11": (SeaDomain.can_take,),
    "SA-naval-12": (SeaDomain.is_refuge,),
    "SA-naval-14": (Ashore,),
    "SA-harbours-16": (Ashore,),
    "SA-goals2-9": (SeaStart, check_sea_start, check_blitz),
}
