"""Salvos that are fired by a standing order: a plan, or no fire at all."""

from __future__ import annotations

from velmoci.kernel.standing import Standing, StandingAnswer, StandingKind
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.orders import FireByPlan, HoldFire
from velmoci.salva.base.plans import PLANS
from velmoci.salva.battle import ATTACKER, DEFENDER
from velmoci.salva.beforehand import Beforehand, fields_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.state import NOBODY, Sight


class FireBeforehand(Beforehand):
    """One's own side fires by a plan or holds its fire, on some fields or against some enemy."""

    def kind(self) -> StandingKind:
        return StandingKind(self.name, (*PLANS, HoldFire.kind), (), fields_of(self.rules), True)

    def now(self, sight: Sight) -> Standing:
        battle = battle_of(sight.table)
        place = field_name(self.rules, battle.field)
        enemy = battle.leader(ATTACKER if battle.firing == DEFENDER else DEFENDER)
        answers = [StandingAnswer(plan, FireByPlan(plan), place) for plan in PLANS]
        answers.append(StandingAnswer(HoldFire.kind, HoldFire(), place))
        return Standing(answers, "", seat_name(enemy) if enemy != NOBODY else "", (place,))


class DefenderFire(FireBeforehand):
    """In the defender's salvo."""

    name = "defender_salvo"


class AttackerFire(FireBeforehand):
    """In the attacker's."""

    name = "attacker_salvo"
