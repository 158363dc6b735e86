"""The odds of an order in any game, imported only when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Protocol, cast

from velmoci.kernel.errors import Rejected
from velmoci.kernel.game import View
from velmoci.kernel.order import Order
from velmoci.kernel.registry import module_in


class Odds(Protocol):
    """How an attack may end; each game's own odds tell more."""

    @property
    def win(self) -> float:
        """The chance that the attackers win."""

    def to_json(self) -> dict[str, object]:
        """All of it as JSON."""


def attack_odds(game: str, view: View, order: Order) -> Odds:
    """The odds of an attack as the seat of the view knows them; an order that the rules reject is rejected here."""
    module = module_in("odds", game)
    if module is None:
        raise LookupError(f"nothing reckons the attacks of {game!r}")
    return cast(Odds, import_module(module).odds_of(view, order))


def favour(game: str, view: View, order: Order) -> float:
    """How likely an answer is to end well for the seat of the view, as its game reckons that; 0 where nothing does."""
    module = module_in("odds", game)
    if module is None:
        return 0.0
    try:
        return cast(float, import_module(module).favour(view, order))
    except Rejected:
        return 0.0
