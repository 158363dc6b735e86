"""Cooperation of allies (Spolupráce mezi spojenci): gifts, guests, joint armies and command that is handed over.

Every permission is a consent (`consent.py`). The sections of the chapter stand in files of their own: `gifts.py`,
`guests.py`, `treachery.py`, `command.py`, `joint_attacks.py` and `joint_battles.py`; what it means at sea in
`alliance_naval.py`, and for lines of battle in `alliance_lines.py`.
"""

from __future__ import annotations

from typing import Final

from velmoci.kernel.option import BoolOption, ChoiceOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.command import (
    ActiveBeforehand,
    ActiveTurns,
    AsUsualRule,
    Commanding,
    CommandShown,
    HandOverRule,
    JointMovement,
    NextActive,
    NotDue,
    Objecting,
)  # fmt: skip
from velmoci.salva.chapters.gifts import CedeRule, Completion, FinishRule, GiveRule, Receiving
from velmoci.salva.chapters.guests import AskPassageRule, Entering, GuestMuster, Guests, GuestVeto, HostLeaves
from velmoci.salva.chapters.joint_attacks import CLAIMS, ClaimRule, Claims, JointAttack, JointLeader, JointVeto
from velmoci.salva.chapters.joint_battles import (
    EVICTION,
    SPARED,
    EndBattleRule,
    EndingBattle,
    EvictionMuster,
    Evictions,
    EvictRule,
    OwnGuestsLeft,
    SparedFire,
    SpareNoMoreRule,
    SpareRule,
)  # fmt: skip
from velmoci.salva.chapters.treachery import SURFACE, Betrayal, BetrayRule
from velmoci.salva.consent import with_consent
from velmoci.salva.seams import BATTLE, COMMANDER, SEAT, TABLE, UNIT, Column, SliceSpec

CHAPTER: Final = Chapter(
    id="alliance",
    clause="SA-alliance-1",
    needs=("multiplayer",),
    options=(
        ChoiceOption("treachery_targets", (SURFACE, "all"), "SA-alliance-18"),
        BoolOption("holder_may_fight_guests", True, "SA-alliance-33"),
    ),
    contributions=with_consent(
        {
            "column": (
                Column(COMMANDER, UNIT, -1, SEAT), Column("due", UNIT), Column("next_commander", UNIT, -1, SEAT),
                Column("next_due", UNIT), Column("last_active", UNIT), Column("given", UNIT),
                Column("ready_not_before", UNIT),
                Column("heir", UNIT, -1, SEAT), Column("turns_begun", SEAT), Column(SPARED, SEAT),
                Column(EVICTION, BATTLE),
            ),
            "slice": (SliceSpec(CLAIMS, TABLE, Claims),),
            "step": (JointMovement, NextActive),
            "order": (
                CedeRule, GiveRule, FinishRule, AskPassageRule, ClaimRule, BetrayRule, HandOverRule, AsUsualRule,
                EvictRule, SpareRule, SpareNoMoreRule, EndBattleRule,
            ),
            "beforehand": (ActiveBeforehand,),
            "react": (Completion, ActiveTurns, Evictions, HostLeaves, JointLeader),
            "consent": (Receiving, Commanding, Entering, JointAttack, EndingBattle, Betrayal, Objecting),
            "presence": (Guests,),
            "veto": (NotDue, GuestVeto, JointVeto),
            "muster": (GuestMuster, EvictionMuster),
            "fire": (SparedFire,),
            "ending": (OwnGuestsLeft,),
            "face": (CommandShown,),
        }
    ),
)  # fmt: skip
