"""The odds of an attack by what a seat knows; an attack that the rules refuse has none."""

from __future__ import annotations

from velmoci.evropska_valka.orders import Attack
from velmoci.evropska_valka.view import View
from velmoci.kernel.errors import Rejected
from velmoci.odds.evropska_valka_attack import Odds, attack_odds


def odds_of(view: View, origin: str, target: str, count: int) -> Odds | None:
    """The odds, or None where this seat could not declare the attack now."""
    try:
        return attack_odds(view, Attack(origin, target, count))
    except Rejected:
        return None


def win_chance(view: View, origin: str, target: str, count: int) -> float | None:
    """The chance that the attack wins if nobody stops it."""
    odds = odds_of(view, origin, target, count)
    return odds.win if odds is not None else None
