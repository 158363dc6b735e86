"""A bot that plays soundly: it pursues its mission, arms where it matters, attacks when the odds are good."""

from __future__ import annotations

from velmoci.bots.expanze.armament import arm, first_armament, value_of_arming
from velmoci.bots.expanze.exchange import answer, useful_offer
from velmoci.bots.expanze.talks import judge, plan
from velmoci.expanze.decisions import (
    DRAW_CARD,
    END_TURN,
    ROLL,
    SHOW_MISSION,
    STOP_HERE,
    Aside,
    FirstArmamentDecision,
    PlayingOnDecision,
    RollDecision,
    TradeAnswer,
    TurnDecision,
    may_draw,
    may_show,
)
from velmoci.expanze.orders import Attack
from velmoci.expanze.state import FIGHT_CLOSED, TURN_CHOICE, Sight
from velmoci.expanze.view import View
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.kernel.talk import Offer, Reply


class SteadyBot:
    """Decides by one seat's view alone, without memory; luck only picks its colour."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.promises: tuple[Offer, ...] = ()

    def decide(self, view: View, decision: Decision) -> Order | None:
        """An order for the decision; None where nothing is to be said."""
        sight = view.sight
        if isinstance(decision, TurnDecision):
            return turn(sight, self.promises)
        if isinstance(decision, Aside):
            return useful_offer(sight)
        if isinstance(decision, RollDecision):
            return ROLL
        if isinstance(decision, TradeAnswer):
            return answer(sight, decision)
        if isinstance(decision, FirstArmamentDecision):
            return first_armament(sight)
        if isinstance(decision, PlayingOnDecision):
            return STOP_HERE
        return decision.sample(self.chance)

    def answer(self, view: View, offer: Offer) -> Reply:
        """What it says to an offer made in talks."""
        return judge(view.sight, offer, self.promises)


def turn(sight: Sight, promises: tuple[Offer, ...] = ()) -> Order:
    """Show, then arm or fight, whichever is worth more; after a fight take the card."""
    if may_show(sight):
        return SHOW_MISSION
    table = sight.table
    if table.phase == FIGHT_CLOSED:
        return END_TURN
    campaign = plan(sight, promises)
    goals = campaign.goals
    gain = campaign.best_attack()
    if table.phase == TURN_CHOICE:
        if gain <= value_of_arming(campaign):
            return arm(campaign)
    elif goals.fulfilled and not goals.urgent:
        gain = 0.0
    if gain > 0.0:
        states = sight.board.states
        soldiers = campaign.commitment(campaign.origin, campaign.target)
        return Attack(states[campaign.origin], states[campaign.target], int(soldiers))
    return DRAW_CARD if may_draw(sight) else END_TURN
