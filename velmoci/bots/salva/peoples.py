"""How the steady bot plays a people, and a government among peoples.

A people works as hard as a production point of the holder is worth to it in well-being, and spoils where that is less
than nothing; it raises partisans where they can take fields that nobody keeps, and lives on what it has taken. A
government lets its gendarmes guard unless it gains by a people's distress, searches where partisans have been seen, and
gives to the people what it could not spend.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from velmoci.bots.salva.worth import Outlook, give
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.salva.base.orders import Buy
from velmoci.salva.chapters.partisans import Creep, RaisePartisan, Rise
from velmoci.salva.chapters.people_effort import Effort, Efforts, Repress
from velmoci.salva.chapters.people_search import Search
from velmoci.salva.chapters.people_uprising import SideWith
from velmoci.salva.chapters.people_welfare import Welfare
from velmoci.salva.chapters.peoples import Peoples
from velmoci.salva.naming import field_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.state import NOBODY, Sight

PER_POINT: Final = 0.3
"""So many fields a production point is good for until the end."""
PER_ROUND: Final = 0.9
"""What a field of its own gives a people in a round, by welfare that its own work pays for."""
OWN_WORK: Final = Fraction(1, 2)
"""How hard a people works for itself: the square costs least for what welfare gives back."""
FEWEST_ROUNDS: Final = 2.0


def has_peoples(sight: Sight) -> bool:
    """Whether there are peoples in the game."""
    return Effort.kind in sight.rules.order_rules


def is_people(sight: Sight) -> bool:
    """Whether the seat itself is one."""
    return has_peoples(sight) and Peoples(sight.rules).is_people(sight.table, sight.seat)


def rounds_left(sight: Sight) -> float:
    """How many rounds there are to reap what is sown now."""
    return float(sight.rules.number("rounds")) - float(sight.table.round)


def land_worth(sight: Sight, field: int, seat: int) -> float:
    """What the seat that looks gains if another, or it itself, has a field."""
    goal, table = sight.rules.goal, sight.table.copy()
    before = goal.result(sight, table)
    give(sight.rules.field_columns, table, field, seat)
    return goal.result(sight, table) - before


def attitude(sight: Sight, holder: int) -> float:
    """What one more field of a holder is worth to the seat."""
    fields = [field for field in sight.rules.board.land if int(sight.table.owner[field]) != holder]
    return land_worth(sight, fields[0], holder) if fields else 0.0


def set_effort(sight: Sight, decision: Decision) -> Order | None:
    """Effort of a people, or what gendarmes do."""
    efforts, table = Efforts(sight.rules), sight.table
    own = efforts.of_people(table, sight.seat)
    if not own:
        return repress(sight, efforts)
    holder = int(table.on_turn)
    worth = float(OWN_WORK) if holder == int(sight.seat) else PER_POINT * attitude(sight, holder)
    most = efforts.steps
    step = max(-most, min(most, round(worth * most)))
    levels = []
    for field in own:
        is_vain = step < 0 and 2 * -step <= most * len(efforts.peoples.gendarmes_at(table, field))
        if step != 0 and not is_vain:
            levels.append((field_name(sight.rules, field), ratio_text(step, most)))
    order = Effort(tuple(levels))
    return order if decision.allows(order) else decision.default()


def repress(sight: Sight, efforts: Efforts) -> Order:
    """All repress where the people's distress makes the own result better, else all guard."""
    guarded = efforts.guarded(sight.table, sight.seat)
    own: object = sight.rules.goal.about_own(sight).get("weight", 0)
    if not isinstance(own, int) or own >= 0:
        return Repress()
    return Repress(tuple([(field_name(sight.rules, field), count) for field, count in guarded.items()]))


def orders_of(sight: Sight, kind: str) -> list[Order]:
    """The orders of a kind that can be given now."""
    rule = sight.rules.order_rules.get(kind)
    menu = rule.menu(sight) if rule is not None else None
    return list(menu) if menu is not None else []


def is_open(sight: Sight, field: int) -> bool:
    """Whether nobody who could fight stands on a foreign field."""
    table = sight.table
    if int(table.owner[field]) == int(sight.seat):
        return False
    return not [unit for unit in table.units_at(field) if table.is_finished(unit)]


def gain_of(sight: Sight, field: int) -> float:
    """What taking a field would bring a people until the end."""
    return land_worth(sight, field, int(sight.seat)) + PER_ROUND * rounds_left(sight)


def rise(sight: Sight) -> Order | None:
    """Partisans take what nobody keeps, and go where they can do so next."""
    index, left = sight.rules.board.index, rounds_left(sight)
    if left < FEWEST_ROUNDS:
        return None
    for order in orders_of(sight, Rise.kind):
        assert isinstance(order, Rise)
        if is_open(sight, index[order.field]) and gain_of(sight, index[order.field]) > 0.0:
            return order
    for order in orders_of(sight, Creep.kind):
        assert isinstance(order, Creep)
        if not is_open(sight, index[order.origin]) and is_open(sight, index[order.field]):
            return order
    return None


def search(sight: Sight) -> Order | None:
    """Gendarmes search where their number finds somebody, if partisans have been seen at all."""
    if not has_peoples(sight):
        return None
    rules, peoples = sight.rules, Peoples(sight.rules)
    for order in orders_of(sight, Search.kind):
        assert isinstance(order, Search)
        people = peoples.living_on(sight.table, rules.board.index[order.field])
        is_seen = people >= 0 and sight.table.seat_columns[peoples.seen_column][people] > 0
        count = len([name for name in order.units if name.startswith(peoples.gendarmes.id)])
        if is_seen and count >= rules.number("search_ratio"):
            return order
    return None


def raise_somebody(sight: Sight) -> Order | None:
    """A partisan on an open field where he pays, or beside one; not where some are already."""
    peoples, rules = Peoples(sight.rules), sight.rules
    if rounds_left(sight) < FEWEST_ROUNDS + 1.0:
        return None
    cost = rules.ratio("partisan_cost")
    for order in orders_of(sight, RaisePartisan.kind):
        assert isinstance(order, RaisePartisan)
        field = rules.board.index[order.field]
        is_needed = peoples.mood(sight).under(field) == 0
        if is_needed and is_open(sight, field) and gain_of(sight, field) > 2.0 * float(cost[0]) / float(cost[1]):
            return order
    return None


def live(outlook: Outlook) -> Order | None:
    """What a people does in its production phase: partisans, guards for its fields, and the rest for itself."""
    sight = outlook.sight
    raised = raise_somebody(sight)
    if raised is not None:
        return raised
    index = sight.rules.board.index
    for order in orders_of(sight, Buy.kind):
        assert isinstance(order, Buy)
        field = index[order.spot.partition("/")[0]]
        if outlook.threat[field] > 0.0 and not outlook.guards[field] and outlook.begun[field] == 0:
            return order
    return last_welfare(sight)


def spend_rest(sight: Sight) -> Order | None:
    """What a government could not spend goes to the peoples whose well-being does not harm it."""
    own: object = sight.rules.goal.about_own(sight).get("weight", 0)
    if not has_peoples(sight) or (isinstance(own, int) and own < 0):
        return None
    return last_welfare(sight)


def last_welfare(sight: Sight) -> Order | None:
    """All that a field has left, for its people."""
    orders = orders_of(sight, Welfare.kind)
    return orders[-1] if orders else None


def take_side(sight: Sight, decision: Decision) -> Order | None:
    """All come up for the side whose victory is worth more to the people than one of them."""
    battle = sight.table.battle
    assert battle is not None
    attacker = int(battle.leader(0))
    gain = land_worth(sight, int(battle.field), attacker) if attacker != NOBODY else 0.0
    over, under = sight.rules.ratio("partisan_loss")
    risk = float(over) / float(under)
    side = "attacker" if gain >= risk else "defender" if gain <= -risk else ""
    found = [order for order in orders_of(sight, SideWith.kind) if isinstance(order, SideWith) and order.side == side]
    return found[-1] if found else decision.default()
