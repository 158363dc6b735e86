"""What a maker makes for Salva alone: little maps of scenarios, and games that people put together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import convert

from velmoci.salva.composing import MapWish, Wish, compose
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.maps.atlas import map_of
from velmoci.salva.maps.card import card_picture
from velmoci.server.salva.messages import ComposedGame, WishedGame


def card(scenario: str) -> str:
    """The little map on a scenario's card."""
    return card_picture(map_of(scenario_rulebook(scenario)))


def composed(**values: Any) -> ComposedGame:
    """The game that somebody wishes for."""
    wish = convert(values, WishedGame)
    map = MapWish(wish.map.seed, wish.map.land, wish.map.sea, wish.map.masses, wish.map.fair, wish.map.laid)
    made = compose(
        Wish(
            map, tuple(wish.chapters), wish.goal, wish.players, wish.start, wish.total, tuple(wish.allotments),
            tuple(name.strip() for name in wish.names), wish.options,
        )
    )  # fmt: skip
    return ComposedGame(
        made.text, made.goal, list(made.rulebook.chapters), list(made.warnings), map_of(made.rulebook)
    )


JOBS: Final[dict[str, Callable[..., Any]]] = {"card": card, "compose": composed}
