"""The bots that play Salva."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.bots.salva.random import RandomBot
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Chance
from velmoci.kernel.game import Bot

BOTS: Final[dict[str, Callable[[Chance], Bot]]] = {"random": RandomBot, "steady": SteadyBot}
