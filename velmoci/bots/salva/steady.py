"""A bot that plays Salva soundly: it pursues the goal, arms where it matters, attacks when the odds are good."""

from __future__ import annotations

from velmoci.bots.salva.armies import END_PRODUCTION, buy, pay, place, seal
from velmoci.bots.salva.batteries import shell, take_stances
from velmoci.bots.salva.battles import FIRE, declare, stay_or_leave, try_attack
from velmoci.bots.salva.campaigns import LEAST_ODDS, Campaign
from velmoci.bots.salva.consents import consent
from velmoci.bots.salva.economy import accept, bring_home, build, supply_market, trade, work
from velmoci.bots.salva.fleets import Fleet
from velmoci.bots.salva.hiding import Cover
from velmoci.bots.salva.holding import count_anew, hold, lend_half, roll
from velmoci.bots.salva.knowledge import HEEDS, Knowledge, opened, remembering
from velmoci.bots.salva.proposals import ask, cede, cooperate
from velmoci.bots.salva.scouts import scout
from velmoci.bots.salva.secret_armies import build_hidden, look
from velmoci.bots.salva.start import agree, bid
from velmoci.bots.salva.talks import has_book, is_at_peace, judge, reply, unasked
from velmoci.bots.salva.vehicles import drive
from velmoci.bots.salva.wings import fly, intercept, land
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.kernel.talk import Offer, Reply
from velmoci.salva.base.movement import END_MOVEMENT
from velmoci.salva.chapters.submarines import Ambush
from velmoci.salva.decisions import ANSWERS, Aside
from velmoci.salva.fair_start.session import AGREEMENT, BIDDING
from velmoci.salva.naming import find_unit
from velmoci.salva.state import Sight
from velmoci.salva.view import View


class SteadyBot:
    """Decides by one seat's view alone, without memory; it answers treaties and offers none, and never resigns."""

    def __init__(self, chance: Chance, knowledge: Knowledge = HEEDS) -> None:
        self.chance = chance
        self.knowledge = knowledge
        self.promises: tuple[Offer, ...] = ()

    def decide(self, view: View, decision: Decision) -> Order | None:
        """An order for the decision; None where nothing is to be said."""
        sight = view.sight
        if isinstance(decision, Aside):
            given = lend_half(sight) if decision.kind == ANSWERS else look(decision) if sight.rules.lookouts else None
            given = given or accept(sight, decision)
            if given is not None:
                return given
            return self.talk(sight, decision) if sight.table.round > 0 and has_book(sight) else None
        step = decision.kind
        if step == "movement":
            return self.move(view) if sight.table.on_turn == sight.seat else END_MOVEMENT
        if step == "production":
            return self.produce(sight)
        if step == "war_economy_work":
            return work(self.outlook(sight), decision)
        if step == "placing":
            return place(self.outlook(sight))
        if step == "sealing":
            return seal(self.outlook(sight))
        if step.endswith("_salvo"):
            return FIRE
        if step.endswith("_lines"):
            return declare(sight)
        if step == "hold_window":
            return hold(sight, decision)
        if step == "forced_rolls":
            return roll(sight, decision)
        if step == "artillery_stance":
            return take_stances(sight, decision)
        if step == "consent":
            return consent(view, decision, self.chance)
        if step == "upkeep_payment":
            return pay(self.outlook(sight), decision)
        if step == "upkeep_update":
            return count_anew(decision)
        if step == "counter_move":
            return intercept(decision)
        if step == "landing":
            return land(decision)
        if step == AGREEMENT:
            return agree(sight)
        if step == BIDDING:
            return bid(sight)
        if step == "retreat_choice" and sight.table.battle is not None:
            return stay_or_leave(sight, sight.table.battle)
        return sight.rules.goal.choice(sight, step) or decision.default() or decision.sample(self.chance)

    def answer(self, view: View, offer: Offer) -> Reply:
        """What it says to an offer made in talks; treaties are orders of the game."""
        return judge(offer)

    def talk(self, sight: Sight, decision: Decision) -> Order | None:
        """Answers treaties at once; on its own turn it may give notice."""
        outlook = self.outlook(sight)
        return reply(outlook) if decision.kind == ANSWERS else unasked(outlook)

    def move(self, view: View) -> Order:
        """Shells, fights while a battle promises enough, then brings ships and units to where they are wanted."""
        shells = shell(view.sight)
        if shells is not None:
            return shells
        sight = opened(view.sight, self.chance)
        hidden = set(sight.table.units_of(sight.seat)) - set(view.sight.table.units_of(sight.seat))
        campaign = Campaign(self.outlook(sight), self.chance, hidden)
        cover = Cover(remembering(view.sight), campaign, self.chance)
        order = cover.gather() or cover.given(scout(campaign))
        order = order or cover.first_given(campaign.attacks()) or cover.given(ask(campaign))
        if order is None and "dock" in campaign.rules.order_rules:
            order = self.ambush(campaign) or cover.hide_before(cover.first_given(Fleet(campaign).orders()))
        order = order or cover.given(drive(campaign)) or cover.first_led(campaign.moves()) or fly(view.sight)
        order = order or cover.given(cooperate(campaign)) or cover.lead() or cover.hide()
        return order or self.provide(campaign.outlook) or END_MOVEMENT

    def provide(self, outlook: Outlook) -> Order | None:
        """In a war economy, when the army stands: trade, and goods where they are wanted."""
        return trade(outlook) or bring_home(outlook) or supply_market(outlook)

    def outlook(self, sight: Sight) -> Outlook:
        """How things look to it."""
        return Outlook(sight, self.chance, self.knowledge)

    def produce(self, sight: Sight) -> Order:
        """Buys; when it has bought all that it wants it may give away what it cannot hold."""
        outlook = self.outlook(sight)
        order = buy(outlook)
        if order is END_PRODUCTION:
            order = build(sight) or order
        return cede(outlook) or order if order is END_PRODUCTION else build_hidden(outlook, order, self.chance)

    def ambush(self, campaign: Campaign) -> Order | None:
        """Submarines attack whoever is above them, if the odds are good."""
        rule = campaign.rules.order_rules.get(Ambush.kind)
        menu = rule.menu(campaign.sight) if rule is not None else None
        if menu is None:
            return None
        for order in menu:
            assert isinstance(order, Ambush)
            place = campaign.table.place[find_unit(campaign.sight, order.units[0])]
            if is_at_peace(campaign.sight, int(place)):
                continue
            forecast = try_attack(campaign.sight, order, self.chance, self.knowledge)
            if forecast.win >= LEAST_ODDS and forecast.killed > forecast.lost:
                return order
        return None
