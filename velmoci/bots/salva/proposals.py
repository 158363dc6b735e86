"""What a bot asks of others, where orders can wait for somebody's agreement: passage, command, shelter and gifts.

Whoever has refused something is asked nothing more in the same turn, and every proposal that is agreed to leaves fewer
to make, so that asking comes to an end.
"""

from __future__ import annotations

from typing import Final

from velmoci.bots.salva.battles import Forecast, forecast
from velmoci.bots.salva.campaigns import ENOUGH, Campaign
from velmoci.bots.salva.friends import Friends, soldiers
from velmoci.bots.salva.knowledge import copied, supposed
from velmoci.bots.salva.talks import is_at_peace
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import call_to_battle
from velmoci.salva.base.orders import Move
from velmoci.salva.base.ways import holder, route
from velmoci.salva.decisions import check
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.state import MOVED, NOBODY, THIS_TURN, Sight

PASSAGE: Final = "ask_passage"
COMMAND: Final = "hand_over"
CESSION: Final = "cede"
GOOD_ODDS: Final = 0.75
"""So likely two together must win that one lends the other his units."""
HOPELESS: Final = 2
"""So many times more enemies than defenders, and one more, and a field is as good as lost."""
FEW_FIELDS: Final = 2
"""Who has no more than so many fields gives none away."""


def ask(campaign: Campaign) -> Order | None:
    """Before anything has moved: passage over a friend's land where that opens the way to a battle worth fighting."""
    table, rules = campaign.table, campaign.rules
    if PASSAGE not in rules.order_rules or any(table.flags[unit] & MOVED != 0 for unit in campaign.ready):
        return None
    helpers = Friends(campaign.sight).helpers()
    for order in offered(campaign.sight, PASSAGE) if helpers else []:
        host = seat_of(campaign.sight, order)
        if host in helpers and lies_between(campaign, host):
            granted = imagined(campaign, order)
            if granted.attacks():
                return order
    return None


def lies_between(campaign: Campaign, host: int) -> bool:
    """Whether a field of a host lies beside units that are ready and beside land of somebody else."""
    board, table, seat = campaign.rules.board, campaign.table, campaign.outlook.seat
    places = {int(table.place[unit]) for unit in campaign.ready if table.points[unit] > campaign.rules.pace}
    for field in table.fields_of(host):
        near = board.neighbours[field]
        if any(other in places for other in near):
            owners = {int(table.owner[other]) for other in near if board.is_land(other)}
            if owners - {seat, host, int(NOBODY)}:
                return True
    return False


def imagined(campaign: Campaign, order: Order) -> Campaign:
    """The campaign as it would be if an order were agreed to and carried out."""
    sight, chance = campaign.sight, campaign.chance
    state = copied(sight, chance)
    sight.rules.order_rules[order.kind].carry_out(state, sight.seat, order, chance)
    return Campaign(Outlook(Sight(sight.rules, state.table, sight.own, sight.seat), chance), chance)


def cooperate(campaign: Campaign) -> Order | None:
    """When nothing else moves: the way home, command for an attack together, or units for a friend in need."""
    if not campaign.rules.consents or campaign.table.on_turn != campaign.sight.seat:
        return None
    friends = Friends(campaign.sight)
    return go_home(campaign, friends) or lend(campaign, friends) or shelter(campaign, friends)


def lend(campaign: Campaign, friends: Friends) -> Order | None:
    """Hands units over to a friend who can take a field together with them, and could not alone."""
    sight, table = campaign.sight, campaign.table
    helpers = friends.helpers()
    lendable: dict[int, list[tuple[int, Order]]] = {}
    for order in offered(sight, COMMAND) if helpers else []:
        unit, other = int(find_unit(sight, str(order.to_json()["unit"]))), seat_of(sight, order)
        if other in helpers and table.flags[unit] & THIS_TURN == 0 and campaign.kind_of(unit).is_land:
            lendable.setdefault(other, []).append((unit, order))
    for other, units in lendable.items():
        for target in shared_targets(campaign, friends, other):
            found = worth_lending(campaign, other, target, units)
            if found is not None:
                return found
    return None


def shared_targets(campaign: Campaign, friends: Friends, other: int) -> list[int]:
    """Guarded land of neither, nor of a friend, beside land of both."""
    board, outlook, table = campaign.rules.board, campaign.outlook, campaign.table
    found: list[int] = []
    for field in board.land:
        owner = int(table.owner[field])
        if owner in (outlook.seat, other, int(NOBODY)) or not outlook.guards[field] or friends.is_friend(owner):
            continue
        near = {int(table.owner[place]) for place in board.neighbours[field]}
        if outlook.seat in near and other in near and not is_at_peace(campaign.sight, field):
            found.append(int(field))
    return found


def worth_lending(campaign: Campaign, other: int, target: int, units: list[tuple[int, Order]]) -> Order | None:
    """The first hand-over, if the friend's units beside a field win with some of these, and what falls is worth it."""
    board, table = campaign.rules.board, campaign.table
    near = [(unit, order) for unit, order in units if board.are_adjacent(int(table.place[unit]), target)]
    theirs = units_beside(campaign, other, target)
    if not near or not theirs or together(campaign, other, target, theirs).win >= GOOD_ODDS:
        return None
    for count in sorted({(len(near) + 1) // 2, len(near)}):
        lent = [unit for unit, _ in near[:count]]
        promise = together(campaign, other, target, [*theirs, *lent])
        if promise.win >= GOOD_ODDS:
            lost = promise.lost * count / (count + len(theirs))
            gain = promise.killed - lost - campaign.baring(target, lent, promise.win)
            return near[0][1] if gain > ENOUGH else None
    return None


def units_beside(campaign: Campaign, seat: int, target: int) -> list[int]:
    """The finished land units beside a field that a seat will command in its next turn."""
    board, table, rules = campaign.rules.board, campaign.table, campaign.rules
    found: list[int] = []
    for unit in rules.units_under(table, seat):
        is_ready = table.is_finished(unit) and campaign.kind_of(unit).can_take_land()
        if is_ready and board.are_adjacent(int(table.place[unit]), target) and not rules.is_absent(table, unit):
            found.append(int(unit))
    return found


def together(campaign: Campaign, leader: int, target: int, units: list[int]) -> Forecast:
    """How an attack of these units for that seat would probably go."""
    sight = campaign.sight
    state = supposed(sight, campaign.chance)
    defender = holder(sight.rules, state.table, target, leader)
    origins = [int(state.table.place[unit]) for unit in units]
    call_to_battle(state, leader, defender, target, units, origins)
    battle = state.table.battle
    assert battle is not None
    return forecast(state, battle)


def shelter(campaign: Campaign, friends: Friends) -> Order | None:
    """Sends a unit that is not needed onto a friend's field beside it that would fall without help."""
    sight, table, board = campaign.sight, campaign.table, campaign.rules.board
    helpers = friends.helpers()
    for unit in campaign.ready if helpers else []:
        here = int(table.place[unit])
        is_free = table.flags[unit] & THIS_TURN == 0 and campaign.kind_of(unit).can_take_land()
        if not is_free or not campaign.outlook.is_mine(here) or campaign.is_needed(here):
            continue
        if campaign.outlook.threat[here] > len(campaign.outlook.guards[here]) - 1:
            continue
        for near in board.neighbours[here]:
            is_friendly = board.is_land(near) and int(table.owner[near]) in helpers
            if is_friendly and friends.is_in_need(int(near), friends.seat):
                order = Move(unit_name(sight.rules, table, unit), (field_name(sight.rules, near),))
                if is_allowed(sight, order):
                    return order
    return None


def go_home(campaign: Campaign, friends: Friends) -> Order | None:
    """Guests who are not needed any more go back onto land of their own, if there is a way."""
    rules, table = campaign.rules, campaign.table
    for unit in campaign.ready:
        here, kind = int(table.place[unit]), campaign.kind_of(unit)
        is_guest = rules.board.is_land(here) and table.owner[here] not in (campaign.sight.seat, NOBODY)
        if not is_guest or not kind.is_land or kind.capacity > 0 or rules.is_absent(table, unit):
            continue
        if friends.is_in_need(here, friends.seat, without=True):
            continue
        for goal in campaign.goals_of(unit):
            if campaign.outlook.is_mine(goal):
                path = [field_name(rules, field) for field in route(campaign.sight, unit, goal, False)]
                return Move(unit_name(rules, table, unit), tuple(path))
    return None


def cede(outlook: Outlook) -> Order | None:
    """Gives an empty field that the strongest neighbour would take to a friend beside it who can keep it."""
    sight, table = outlook.sight, outlook.table
    if CESSION not in outlook.rules.order_rules or len(table.fields_of(sight.seat)) <= FEW_FIELDS:
        return None
    friends = Friends(sight)
    helpers, foe = friends.helpers(), friends.foe(outlook.seat)
    for order in offered(sight, CESSION) if helpers and foe >= 0 else []:
        other = seat_of(sight, order)
        field = int(outlook.rules.board.index[str(order.to_json()["field"])])
        if other in helpers and other != foe and is_lost(outlook, field) and can_keep(outlook, other, foe, field):
            return order
    return None


def is_lost(outlook: Outlook, field: int) -> bool:
    """Whether a field with nobody on it and nothing begun lies open to those around it."""
    is_empty = not outlook.guards[field] and outlook.begun[field] == 0
    return is_empty and outlook.threat[field] >= HOPELESS and outlook.gains[field] <= 0.0


def can_keep(outlook: Outlook, seat: int, foe: int, field: int) -> bool:
    """Whether somebody weaker than the foe has at least as many units beside a field as the foe has there."""
    table, board = outlook.table, outlook.rules.board
    beside = {seat: 0, foe: 0}
    for near in board.neighbours[field]:
        for unit in soldiers(outlook.sight, int(near)) if board.is_land(near) else []:
            owner = int(table.owner_of(unit))
            if owner in beside:
                beside[owner] += 1
    is_weaker = len(table.fields_of(seat)) <= len(table.fields_of(foe))
    return is_weaker and beside[foe] > 0 and beside[seat] >= beside[foe]


def is_allowed(sight: Sight, order: Order) -> bool:
    """Whether the rules let the seat give an order, be it only to ask for agreement."""
    try:
        check(sight, order)
    except Rejected:
        return False
    return True


def offered(sight: Sight, kind: str) -> list[Order]:
    """The orders of a kind that can be given now; none where nobody has heard of it."""
    rule = sight.rules.order_rules.get(kind)
    menu = rule.menu(sight) if rule is not None else None
    return list(menu) if menu is not None else []


def seat_of(sight: Sight, order: Order) -> int:
    """The seat that an order names."""
    name = str(order.to_json()["power"])
    return next(seat for seat in range(int(sight.table.seats)) if seat_name(seat) == name)
