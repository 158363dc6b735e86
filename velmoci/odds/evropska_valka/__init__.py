"""The odds of Evropská válka."""

from velmoci.odds.evropska_valka.attack import attack_odds as odds_of

__all__ = ["odds_of"]
