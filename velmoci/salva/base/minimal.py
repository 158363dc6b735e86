"""The minimal version as a chapter: always on, with its options and everything it adds to the seams."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.kernel.option import (
    BoolOption,
    ChoiceOption,
    IntOption,
    NamesOption,
    Option,
    RatioOption,
    RatiosOption,
    TextOption,
)  # fmt: skip
from velmoci.kernel.rulebook import Chapter, chosen
from velmoci.salva.base.attack import AttackRule
from velmoci.salva.base.battle_setup import UnfinishedMuster
from velmoci.salva.base.endings import (
    Aftermath,
    BattleEnd,
    CheckAfterAttacker,
    CheckAfterDefender,
    Deadlock,
    HelplessDefender,
    OpeningCheck,
    SideGone,
    Stalemate,
)  # fmt: skip
from velmoci.salva.base.fire import FirstSalvo, Plainly, Strength, UnfinishedLast, Vulnerability
from velmoci.salva.base.fire_beforehand import AttackerFire, DefenderFire
from velmoci.salva.base.goals import TwoPlayerGoal
from velmoci.salva.base.land import LandDomain, LandSite
from velmoci.salva.base.movement import EndMovementRule, MovementPhase, MoveRule
from velmoci.salva.base.placement import PlaceRule, PlaceStep, StopRule
from velmoci.salva.base.production import (
    AfterMovement,
    BaseProductivity,
    BuyRule,
    CompletionPhase,
    EndProductionRule,
    ProductionPhase,
    TripleProductivity,
    TurnEnd,
)  # fmt: skip
from velmoci.salva.base.resigning import ResignRule
from velmoci.salva.base.retreat import FightOnRule, RetreatChoice, RetreatRule, RetreatToRule, WayOut
from velmoci.salva.base.salvos import AttackerSalvo, DefenderSalvo, FireByPlanRule, HoldFireRule, SalvoRule
from velmoci.salva.base.sealing import Sealed, SealedGuess, SealRule, SealStep
from velmoci.salva.base.shots import FireRule
from velmoci.salva.base.sides import Sides
from velmoci.salva.board import AMOUNT_OR_NONE, FieldKey
from velmoci.salva.seams import OWN, SEAT, Column, SliceSpec

OPTIONS: Final[tuple[Option, ...]] = (
    TextOption("scenario", "border_war", "SA-setup-3"),
    IntOption("players", 2, 2, 6, "SA-minimal-1"),
    RatiosOption("salvo_table", "1/2 1 1 1 1 3/2", 6, "SA-minimal-42", {"none": "1 1 1 1 1 1"}),
    RatioOption("first_salvo_factor", "1/2", "0", "1", "SA-minimal-39"),
    RatioOption("base_productivity", "1", "0", "1000", "SA-minimal-19", above=True),
    BoolOption("produce_on_fresh", False, "SA-minimal-22"),
    BoolOption("simple_retreat", True, "SA-minimal-66"),
    IntOption("stalemate_salvos", 4, 2, 20, "SA-minimal-69"),
    NamesOption("turn_order", "", "SA-minimal-15"),
    ChoiceOption("placement_mode", ("alternating", "blind", "blind_soft"), "SA-placement-4"),
    ChoiceOption("placement_balance", ("absolute", "proportional"), "SA-placement-5"),
    IntOption("soft_units", 5, 1, 20, "SA-placement-13"),
    ChoiceOption("goal", ("blitz", "elimination"), "SA-goals2-1"),
    IntOption("rounds", 9, 6, 12, "SA-goals2-1"),
    ChoiceOption("blitz_objective", ("whole_map", "key_fields"), "SA-goals2-3"),
    NamesOption("key_fields", "", "SA-goals2-3"),
    IntOption("key_count", 0, 0, 100, "SA-goals2-3"),
    ChoiceOption("blitz_check", ("end_of_round", "attacker_turn_end", "final_only"), "SA-goals2-5"),
    NamesOption("deadline_side", "", "SA-goals2-8"),
    IntOption("deadline_round", 24, 13, 60, "SA-goals2-8"),
    ChoiceOption("elimination_test", ("no_land_no_landers", "no_land", "nothing_left"), "SA-goals2-10"),
    BoolOption("show_rare_rules", True, "SA-chapters-9"),
    IntOption("hard_round_cap", 100, 20, 500, "SA-goals2-12"),
)

CHAPTER: Final = Chapter(
    id="minimal",
    clause="SA-chapters-1",
    options=OPTIONS,
    is_always_on=True,
    contributions={
        "field": (FieldKey("production", AMOUNT_OR_NONE, "1", "SA-minimal-19"),),
        "column": (Column("added", SEAT),),
        "slice": (SliceSpec("sealed", OWN, Sealed),),
        "step": (
            Sides, SealStep, PlaceStep,
            MovementPhase, AfterMovement, CompletionPhase, ProductionPhase, TurnEnd,
            OpeningCheck, DefenderSalvo, CheckAfterDefender, RetreatChoice, AttackerSalvo, CheckAfterAttacker, WayOut,
            Aftermath, BattleEnd,
        ),
        "order": (
            PlaceRule, StopRule, SealRule, MoveRule, AttackRule, EndMovementRule, FireRule, SalvoRule, FireByPlanRule,
            HoldFireRule, FightOnRule, RetreatRule, RetreatToRule, BuyRule, EndProductionRule, ResignRule,
        ),
        "beforehand": (DefenderFire, AttackerFire),
        "fire": (Strength, Vulnerability),
        "mode": (Plainly,),
        "salvo": (FirstSalvo,),
        "production": (BaseProductivity, TripleProductivity),
        "muster": (UnfinishedMuster,),
        "cover": (UnfinishedLast,),
        "ending": (SideGone, HelplessDefender, Deadlock, Stalemate),
        "domain": (LandDomain,),
        "site": (LandSite,),
        "goal": (TwoPlayerGoal,),
        "guess": (SealedGuess,),
    },
)  # fmt: skip

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {"SA-chapters-1": (chosen,)}
