"""Air units (Letecké jednotky): aircraft fly over everything, fight in few salvos, and need fuel every turn.

The chapter has a file for each of its sections: what aircraft are (`air_units.py`), air steps (`air_steps.py`), the
counter-move of fighters (`counter_moves.py`, `hangar.py`, `counter_invitations.py`, `escorts.py`, `landings.py`),
aircraft in battle (`air_battles.py`, `delayed_assault.py`), where fuel is (`fuel.py`, `airfields.py`), and the
refuelling phase (`refuelling.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.attack import is_supported
from velmoci.salva.board import WHOLE, FieldKey
from velmoci.salva.chapters.air_battles import (
    SORTIE,
    AirMuster,
    AirSalvos,
    BreakOffRule,
    FightersJoin,
    Sortie,
    StrikeRule,
)  # fmt: skip
from velmoci.salva.chapters.air_beforehand import (
    EscortsBeforehand,
    FightersBeforehand,
    HelpersBeforehand,
    InterceptBeforehand,
    JoinBeforehand,
    LandingBeforehand,
)
from velmoci.salva.chapters.air_steps import CHANCE, AirChance, AirKeeper, FlyRule
from velmoci.salva.chapters.air_units import Airborne, AircraftShown, AirSite, AirVeto, LongestRange
from velmoci.salva.chapters.airfields import BuildAirfieldRule, FirstAirfields
from velmoci.salva.chapters.counter_invitations import INVITATION, Invitation, InvitationStep, JoinCounterRule
from velmoci.salva.chapters.counter_moves import CounterStep, InterceptRule, LetFlyRule
from velmoci.salva.chapters.delayed_assault import (
    RESERVES,
    AssaultRule,
    BringUpRule,
    HoldBackRule,
    LateArrival,
    ReserveChoice,
    Reserves,
)  # fmt: skip
from velmoci.salva.chapters.escorts import (
    AcceptHelpRule,
    Escorts,
    Helpers,
    JoinBattleRule,
    RefuseHelpRule,
    StayOutRule,
)  # fmt: skip
from velmoci.salva.chapters.foreign_fuel import RefuelFromRule
from velmoci.salva.chapters.fuel import CHANGED, FUEL, FuelKeeper, FuelLog
from velmoci.salva.chapters.landings import LandingStep, LandRule
from velmoci.salva.chapters.lines import BehindTheLine
from velmoci.salva.chapters.refuelling import FUELLED, RefuellingPhase, RefuelRule
from velmoci.salva.seams import BATTLE, FIELD, MATTER, TABLE, UNIT, Column, SliceSpec

CHAPTER: Final = Chapter(
    id="air",
    clause="SA-air-1",
    needs=("repair_prevention",),
    options=(
        ChoiceOption("airfields", ("everywhere", "buildings"), "SA-air-36"),
        IntOption("carrier_capacity", 3, 1, 20, "SA-air-32"),
        IntOption("max_air_range", 4, 1, 20, "SA-air-41"),
        BoolOption("delayed_ground_assault", False, "SA-air-25"),
        ChoiceOption("air_leave", ("after_last_salvo", "after_next_enemy_salvo"), "SA-air-9"),
    ),
    contributions={
        "field": (FieldKey("airfield", WHOLE, 0, "SA-air-36"),),
        "column": (
            Column("flown", UNIT), Column("struck", UNIT), Column("scrambled", UNIT), Column("air_salvos", UNIT),
            Column("air_line", UNIT), Column(FUELLED, UNIT), Column(CHANGED, FIELD), Column("air", BATTLE),
        ),
        "slice": (
            SliceSpec(CHANCE, MATTER, AirChance), SliceSpec(INVITATION, MATTER, Invitation),
            SliceSpec(SORTIE, MATTER, Sortie), SliceSpec(FUEL, TABLE, FuelLog), SliceSpec(RESERVES, TABLE, Reserves),
        ),
        "step": (
            FirstAirfields, RefuellingPhase, FightersJoin, ReserveChoice,
            CounterStep, Escorts, Helpers, LandingStep, InvitationStep,
        ),
        "order": (
            FlyRule, StrikeRule, AssaultRule, InterceptRule, LetFlyRule, JoinCounterRule, JoinBattleRule, StayOutRule,
            AcceptHelpRule, RefuseHelpRule, LandRule, BreakOffRule, BringUpRule, HoldBackRule, RefuelRule,
            RefuelFromRule, BuildAirfieldRule,
        ),
        "beforehand": (
            InterceptBeforehand, JoinBeforehand, FightersBeforehand, EscortsBeforehand, HelpersBeforehand,
            LandingBeforehand,
        ),
        "react": (AirKeeper, AirSalvos, FuelKeeper, LateArrival),
        "presence": (Airborne,),
        "veto": (AirVeto,),
        "range": (LongestRange,),
        "muster": (AirMuster,),
        "site": (AirSite,),
        "face": (AircraftShown,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-7": (is_supported,),
    "SA-air-10": (BehindTheLine.is_passed_by,),
}
