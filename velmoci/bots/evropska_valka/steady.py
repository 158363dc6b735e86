"""A bot that plays soundly: it guards its home, counts cards and goes the shorter of its two ways to win."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.bots.evropska_valka.battles import Battles, chance_between
from velmoci.bots.evropska_valka.cards import POINT, assign, discard, worth_of_all, worth_of_fate
from velmoci.bots.evropska_valka.talks import judge, thinking
from velmoci.bots.evropska_valka.worth import LOST, Worth
from velmoci.evropska_valka.battle import needed
from velmoci.evropska_valka.decisions import (
    FATE,
    PASS,
    Aside,
    AssignDecision,
    DiscardDecision,
    LayDecision,
    ReactionDecision,
    RetreatDecision,
    TurnDecision,
)  # fmt: skip
from velmoci.evropska_valka.deck import ACES, JACKS, KINGS, QUEENS, card_names, card_set, count_cards
from velmoci.evropska_valka.fate import to_discard
from velmoci.evropska_valka.menus import CardsMenu
from velmoci.evropska_valka.orders import Attack, Draft, Espionage, King, Lay, Move, Sabotage
from velmoci.evropska_valka.state import ATTACKER_CARDS, Sight
from velmoci.evropska_valka.view import View
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.kernel.talk import Offer, Reply
from velmoci.odds.evropska_valka.points import Side, by_points

ACE_FOR_SABOTAGE: Final = 4.0
KING_FOR: Final = 0.8
ACE_FOR: Final = 2.5
"""What must be at stake, in turns, before a King or an Ace stops an attack."""

BOLD_AFTER: Final[i64] = 40
"""So many rounds are too long."""


class SteadyBot:
    """Decides by one seat's view alone, without memory; luck only picks its power."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.promises: tuple[Offer, ...] = ()

    def decide(self, view: View, decision: Decision) -> Order | None:
        """An order for the decision; unasked it says nothing."""
        sight = view.sight
        if isinstance(decision, Aside):
            return None
        if isinstance(decision, AssignDecision):
            return assign(sight, rival(sight))
        if isinstance(decision, DiscardDecision):
            return discard(sight, int(to_discard(sight)))
        if isinstance(decision, TurnDecision):
            return turn(view, decision, self.promises)
        if isinstance(decision, ReactionDecision):
            return react(view)
        if isinstance(decision, LayDecision):
            return lay(view)
        if isinstance(decision, RetreatDecision):
            return best_board(thinking(view), list(decision))[1]
        return decision.sample(self.chance)

    def answer(self, view: View, offer: Offer) -> Reply:
        """What it says to an offer made in talks."""
        return judge(view, offer, self.promises)


def turn(view: View, decision: TurnDecision, promises: tuple[Offer, ...]) -> Order:
    """Jacks and Queens where they help, then the action that promises most."""
    sight, battles = view.sight, thinking(view, promises)
    order = sabotage(battles, decision)
    if order is not None:
        return order
    attacking, attack = battles.best_attack()
    queen = spy(battles, attack)
    if queen is not None:
        return queen
    quiet = [order for menu in decision.menus() if menu.kind in (Draft.kind, Move.kind) for order in menu]
    worth, best = best_board(battles, quiet)
    best_gain = worth - battles.now
    drawing = worth_of_fate(sight)
    if attack is not None and (is_bold(sight) or (attacking > best_gain and attacking > drawing)):
        return attack
    return best if best is not None and best_gain > drawing else FATE


def is_bold(sight: Sight) -> bool:
    """In a game that has lasted too long, every other round one attacks whatever it promises."""
    rounds = sight.table.turn // sight.table.players
    return rounds > BOLD_AFTER and rounds % 2 == 1


def best_board(battles: Battles, orders: list[Order]) -> tuple[float, Order | None]:
    """Of orders that need no luck the one after which the board is worth most."""
    most, best = LOST, None
    for order in orders:
        twin = battles.world.copy()
        twin.carry_out(battles.sight.seat, order, Seeded(0))
        worth = battles.worth.of(twin.table)
        if best is None or worth > most:
            most, best = worth, order
    return most, best


def sabotage(battles: Battles, decision: TurnDecision) -> Order | None:
    """A Jack wherever it hits somebody, an Ace only where it matters."""
    hand = battles.sight.own.hand
    orders = [order for menu in decision.menus() if menu.kind == Sabotage.kind for order in menu]
    worth, order = best_board(battles, orders)
    if not isinstance(order, Sabotage):
        return None
    jacks = hand & JACKS
    if jacks != 0 and worth > battles.now:
        return Sabotage(card_names(jacks)[0], order.field)
    return order if jacks == 0 and worth - battles.now >= ACE_FOR_SABOTAGE else None


def spy(battles: Battles, attack: Attack | None) -> Order | None:
    """A Queen on the seat that one would attack, or else on the most dangerous one, if its hand is not known."""
    sight = battles.sight
    queens = sight.own.hand & QUEENS
    if queens == 0:
        return None
    target = rival(sight) if attack is None else sight.table.owner[sight.board.index[attack.target]]
    if sight.table.hand_size[target] == count_cards(sight.known_cards(target)):
        return None
    return Espionage(card_names(queens)[0], sight.table.power(target))


def rival(sight: Sight) -> i64:
    """The other seat that is nearest to winning."""
    best, most = sight.table.left_of(sight.seat), LOST
    for seat in range(sight.table.players):
        if seat != sight.seat:
            worth = Worth(sight.board, seat, sight.settings.pyramids).of(sight.table)
            if worth > most:
                best, most = seat, worth
    return best


def react(view: View) -> Order:
    """A King stops what would cost a good deal, an Ace only what would cost much."""
    sight = view.sight
    court = sight.own.hand & (KINGS | ACES)
    if court == 0:
        return PASS
    stake = at_stake(thinking(view))
    kings = court & KINGS
    if stake > (KING_FOR if kings != 0 else ACE_FOR):
        return King(card_names(kings if kings != 0 else court)[0])
    return PASS


def at_stake(battles: Battles) -> float:
    """What the open attack costs this seat on average."""
    table = battles.sight.table
    chance = battles.chance(table.on_turn, int(table.attackers), table.target)
    return chance * (battles.now - battles.won_board(table.on_turn, table.origin, table.target, table.attackers))


def lay(view: View) -> Order:
    """The cards that bring most: enough to win where that is possible, and otherwise the worst ones."""
    sight, table, battles = view.sight, view.sight.table, thinking(view)
    stake = battles.won_board(table.on_turn, table.origin, table.target, table.attackers) - battles.now
    is_attacker = table.phase == ATTACKER_CARDS
    count = int(needed(table))
    most, best = LOST, None
    for order in CardsMenu(Lay.kind, sight.own.hand, count):
        assert isinstance(order, Lay)
        cards = card_set(order.cards)
        mine = Side(by_points(cards), 0, count)
        if is_attacker:
            other = battles.side(table.defender(), int(table.figures[table.target]))
            won = chance_between(battles.pool, mine, other)
        else:
            won = chance_between(battles.pool, battles.side(table.on_turn, int(table.attackers)), mine)
        worth = won * stake - POINT * worth_of_all(sight, cards)
        if best is None or worth > most:
            most, best = worth, order
    assert best is not None
    return best
