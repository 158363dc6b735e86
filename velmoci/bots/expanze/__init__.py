"""The bots that play Expanze."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.bots.expanze.random import RandomBot
from velmoci.bots.expanze.steady import SteadyBot
from velmoci.kernel.chance import Chance
from velmoci.kernel.game import Bot

BOTS: Final[dict[str, Callable[[Chance], Bot]]] = {"random": RandomBot, "steady": SteadyBot}
