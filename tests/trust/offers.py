"""Is what a decision offers what the rules accept? Both ways, by trying."""

from collections.abc import Iterator
from itertools import permutations, product

from velmoci.expanze.decisions import ExpanzeDecision, TradeAnswer
from velmoci.expanze.orders import (
    AcceptTrade,
    Arm,
    Attack,
    ChooseColour,
    DeclineTrade,
    DrawCard,
    EndTurn,
    OfferTrade,
    PlaceFirst,
    Resign,
    Roll,
    ShowMission,
    WithdrawTrade,
)
from velmoci.expanze.state import COLOURS, Sight
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.order import Order

FEW = 1500
"""A menu of up to so many orders is listed; of a larger one samples are taken."""
SINGLE_ORDERS = (Roll(), DrawCard(), ShowMission(), EndTurn(), Resign())


def canonical(order: Order) -> str:
    """The order as text; where soldiers are placed, the order of the states means nothing."""
    if isinstance(order, Arm):
        return str(Arm(tuple(sorted(order.placements)), order.cards))
    if isinstance(order, PlaceFirst):
        return str(PlaceFirst(tuple(sorted(order.placements))))
    return str(order)


def check_offered(decision: Decision, chance: Chance) -> None:
    """Every order that is offered is accepted and offered once; what is accepted is offered."""
    assert isinstance(decision, ExpanzeDecision)
    menus = decision.menus()
    offered: set[str] = set()
    listed: set[str] = set()
    for menu in menus:
        assert menu.count() > 0
        offered |= check_menu(decision, menu, chance)
        if menu.count() <= FEW:
            listed.add(menu.kind)
    assert decision.count() == sum(menu.count() for menu in menus)
    assert decision.allows(decision.sample(chance)) if menus else True
    unlisted = {menu.kind for menu in menus} - listed
    for order in candidates(decision.sight):
        if type(order).kind not in unlisted and asks_for(decision, order) and decision.allows(order):
            assert canonical(order) in offered, f"{order} is accepted but not offered"


def check_menu(decision: Decision, menu: Menu, chance: Chance) -> set[str]:
    """A menu's orders are accepted, of its kind, counted right and different."""
    orders = list(menu) if menu.count() <= FEW else [menu.sample(chance) for _ in range(5)]
    orders += [menu.sample(chance) for _ in range(3)]
    for order in orders:
        assert type(order).kind == menu.kind
        decision.check(order)
    found = {canonical(order) for order in orders}
    if menu.count() <= FEW:
        assert len(found) == menu.count()
    return found


def asks_for(decision: Decision, order: Order) -> bool:
    """Whether that kind of order belongs to the decision at all, and its menu claims to be complete."""
    trades = (AcceptTrade, DeclineTrade)
    if isinstance(decision, TradeAnswer):
        giver = decision.sight.table.power(decision.offer.giver)
        return isinstance(order, trades) and (order.power, order.number) == (giver, decision.offer.number)
    if decision.kind == "aside":
        return isinstance(order, (Resign, WithdrawTrade))
    return not isinstance(order, (Resign, WithdrawTrade, OfferTrade, *trades))


def candidates(sight: Sight) -> Iterator[Order]:
    """Orders around the edge of what is allowed, made without asking any menu."""
    board, table = sight.board, sight.table
    states = list(board.states)
    yield from SINGLE_ORDERS
    yield from (ChooseColour(colour) for colour in COLOURS)
    for number, origin in enumerate(states):
        counts = {0, 1, int(table.soldiers[number]) - 1, int(table.soldiers[number])}
        for target in [*board.neighbours(origin), states[number - 1]]:
            yield from (Attack(origin, target, count) for count in sorted(counts))
    powers = [table.power(seat) for seat in range(int(table.powers))]
    for power, deal in product(powers, range(4)):
        yield from (AcceptTrade(power, deal), DeclineTrade(power, deal), WithdrawTrade(power, deal))
    own = [state for number, state in enumerate(states) if table.owner[number] == sight.seat]
    sets = [tuple(board.states[card] for card in cards) for cards in permutations(sight.own.hand[:4], 3)]
    for most in (0, 1, 2, 3, 4, 5, 8):
        for state in own[:2]:
            placements = ((state, most),) if most else ()
            yield PlaceFirst(placements)
            for cards in [(), *sets[:6]]:
                yield Arm(placements, cards)
