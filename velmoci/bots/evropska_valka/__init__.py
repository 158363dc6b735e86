"""The bots that play Evropská válka."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from velmoci.bots.evropska_valka.random import RandomBot
from velmoci.bots.evropska_valka.steady import SteadyBot
from velmoci.kernel.chance import Chance
from velmoci.kernel.game import Bot

BOTS: Final[dict[str, Callable[[Chance], Bot]]] = {"random": RandomBot, "steady": SteadyBot}
