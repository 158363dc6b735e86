"""The odds of Expanze."""

from velmoci.expanze.judge import check
from velmoci.expanze.orders import Attack
from velmoci.expanze.view import View
from velmoci.odds.expanze.battles import Odds, attack_odds


def odds_of(view: View, order: Attack) -> Odds:
    """The odds of an attack that this seat could order now."""
    check(view.sight, order)
    return attack_odds(order.count, int(view.sight.table.soldiers[view.sight.board.index[order.target]]))
