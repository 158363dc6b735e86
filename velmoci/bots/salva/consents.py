"""What the steady bot says when it is asked for its agreement: it looks what would follow for itself."""

from __future__ import annotations

from fractions import Fraction

from velmoci.bots.salva.talks import is_at_peace
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.salva.consent import AGREE
from velmoci.salva.position import Position
from velmoci.salva.state import Sight
from velmoci.salva.view import View


def consent(view: View, decision: Decision, chance: Chance) -> Order | None:
    """Agrees to what makes the seat richer and brings no stranger onto its fields; else it says what silence says."""
    after = agreed(view, chance)
    if after is None or not decision.allows(AGREE):
        return decision.default()
    before, then = view.sight, after.sight(view.seat)
    if strangers(before, then) > strangers(before, before):
        return decision.default()
    return AGREE if wealth(then) > wealth(before) else decision.default()


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
