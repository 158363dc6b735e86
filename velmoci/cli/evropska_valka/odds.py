"""The odds of an attack by what a seat knows; the one place where the terminal asks for them."""

from __future__ import annotations

from velmoci.evropska_valka.orders import Attack
from velmoci.evropska_valka.state import ATTACKER_CARDS, DEFENDER_CARDS, REACTION
from velmoci.evropska_valka.view import View
from velmoci.odds.evropska_valka.attack import Odds, attack_odds


def odds_of(view: View, origin: str, target: str, count: int) -> Odds:
    """The odds of an attack that this seat could declare now; one that the rules refuse is refused here too."""
    return attack_odds(view, Attack(origin, target, count))


def odds_of_open(view: View) -> Odds | None:
    """The odds of the attack that is being fought, if one is."""
    is_open = view.sight.table.phase in (REACTION, ATTACKER_CARDS, DEFENDER_CARDS)
    return attack_odds(view) if is_open else None
