"""What the steady bot says when it is asked for its agreement: it looks what would follow for itself."""

from __future__ import annotations

from fractions import Fraction

from velmoci.bots.salva.battles import forecast
from velmoci.bots.salva.campaigns import LEAST_ODDS
from velmoci.bots.salva.economy import LEAST_GAIN, enriched
from velmoci.bots.salva.friends import Friends
from velmoci.bots.salva.talks import is_at_peace
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.salva.battle import ATTACKER, DEFENDER
from velmoci.salva.consent import AGREE, DECLINE
from velmoci.salva.consent_slices import Request
from velmoci.salva.position import Position
from velmoci.salva.state import Hidden, Sight, State
from velmoci.salva.view import View


def consent(view: View, decision: Decision, chance: Chance) -> Order | None:
    """Agrees to what makes the seat richer or stronger, or helps a friend for nothing; else says what silence says."""
    after = agreed(view, chance)
    if after is None or not decision.allows(AGREE):
        return decision.default()
    friends, then = Friends(view.sight), after.sight(view.seat)
    if is_against_goal(view.sight, then, chance):
        return DECLINE
    return AGREE if is_welcome(friends, asker_of(view.sight), then) else decision.default()


def is_against_goal(before: Sight, then: Sight, chance: Chance) -> bool:
    """Whether the seat would not win what ends by this, or gets land that makes its result worse."""
    goal, seat = before.rules.goal, int(before.seat)
    if then.table.is_over:
        return seat not in then.table.winners
    new = [field for field in then.table.fields_of(seat) if int(before.table.owner[field]) != seat]
    if not new:
        return False
    if goal.depends_on_fields() and goal.result(then, then.table) < goal.result(before, before.table):
        return True
    outlook = Outlook(before, chance)
    return any(outlook.is_against_goal(field) for field in new)


def is_welcome(friends: Friends, asker: int, then: Sight) -> bool:
    """Whether what follows is good for the seat: an attack, guests, riches, command, or a favour to a friend."""
    before = friends.sight
    if before.table.battle is not None:
        return wealth(then) > wealth(before)
    if then.table.battle is not None:
        return is_good_battle(friends, asker, then)
    if strangers(before, then) > strangers(before, before):
        return is_good_guest(friends, asker, then)
    if wealth(then) != wealth(before):
        return wealth(then) > wealth(before)
    gain = enriched(before, then)
    if gain:
        return gain >= LEAST_GAIN
    return commands(then) > commands(before) or friends.is_friend(asker)


def asker_of(sight: Sight) -> int:
    """Who asks."""
    request = sight.table.frames[-1].matter
    assert isinstance(request, Request)
    return request.seat


def is_good_battle(friends: Friends, asker: int, then: Sight) -> bool:
    """Whether an attack that begins is likely won, costs the seat less than it destroys, and aims at no friend."""
    state = State(then.rules, then.table.copy(), [], Hidden([]))
    battle = state.table.battle
    assert battle is not None
    defender, seat = int(battle.leader(DEFENDER)), friends.seat
    if defender == seat or friends.is_friend(defender):
        return False
    own = [fighter for fighter in battle.standing(ATTACKER) if int(battle.row_of(fighter).owner) == seat]
    if not own:
        return friends.is_friend(asker)
    promise = forecast(state, battle)
    lost = promise.lost * len(own) / len(battle.standing(ATTACKER))
    return promise.win >= LEAST_ODDS and promise.killed > lost


def is_good_guest(friends: Friends, asker: int, then: Sight) -> bool:
    """Whether the units that come belong to a friend, and come where help is needed."""
    before, table = friends.sight, then.table
    for field in table.fields_of(then.seat):
        here = [unit for unit in table.units_at(field) if int(table.owner_of(unit)) == asker]
        new = [unit for unit in here if int(before.table.place[unit]) != int(field)]
        if new and not friends.is_in_need(int(field), asker):
            return False
    return friends.is_friend(asker)


def commands(sight: Sight) -> int:
    """How many units the seat commands."""
    return len(sight.rules.units_under(sight.table, sight.seat))


def agreed(view: View, chance: Chance) -> Position | None:
    """A position in which everybody who is asked has agreed; None where that cannot be."""
    position = view.complete(chance)
    try:
        for decision in position.pending():
            if decision.kind == "consent":
                position.apply(decision.seat, AGREE, chance)
    except Rejected:
        return None
    return position


def wealth(sight: Sight) -> Fraction:
    """Fields and finished units of the seat, in prices of units."""
    table, kinds = sight.table, sight.rules.kinds.rows
    units = [kinds[table.kind[unit]] for unit in table.units_of(sight.seat)]
    prices = [Fraction(kind.price_num, kind.price_den) for kind in units]
    return sum(prices, Fraction(2 * len(table.fields_of(sight.seat))))


def strangers(known: Sight, sight: Sight) -> int:
    """How many units of seats without a treaty stand on fields of the seat."""
    table, found = sight.table, 0
    for field in table.fields_of(sight.seat):
        for unit in table.units_at(field):
            owner = int(table.owner_of(unit))
            if owner != int(sight.seat) and not is_partner(known, owner):
                found += 1
    return found


def is_partner(sight: Sight, seat: int) -> bool:
    """Whether a treaty holds with a seat on any of its fields."""
    return any(is_at_peace(sight, field) for field in sight.table.fields_of(seat))
