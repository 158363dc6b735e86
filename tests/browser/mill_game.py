"""Salva with the made-up mill, in the place of the shipped one in any process that reads this."""

from __future__ import annotations

import velmoci.salva.game
from tests.salva.mill import GAME

velmoci.salva.game.GAME = GAME  # type: ignore[misc]
