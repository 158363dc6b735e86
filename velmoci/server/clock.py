"""The time of day as the tables know it: it follows the machine's clock, but it never jumps.

When somebody sets the machine's clock, the moves that are under way must neither end at once nor last for ever.
So this clock runs by what passes since the machine was started, and makes up for the difference slowly.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

RATE: Final = 0.05
"""By how much it runs faster or slower while it makes up for a difference: an hour takes most of a day."""


def since_start() -> float:
    """Seconds since the machine was started; the time in which it slept counts where the system can say so."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.clock_gettime(boot) if boot is not None else time.monotonic()


class SteadyClock:
    """Seconds since 1970 without jumps."""

    def __init__(self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = since_start) -> None:
        self.wall = wall
        """The machine's clock, which anybody may set."""
        self.passed = passed
        self.looked = passed()
        self.shown = wall()

    def seconds(self) -> float:
        """The time now."""
        looked = self.passed()
        elapsed, self.looked = max(0.0, looked - self.looked), looked
        behind = self.wall() - self.shown - elapsed
        most = elapsed * RATE
        self.shown += elapsed + max(-most, min(most, behind))
        return self.shown


CLOCK: Final = SteadyClock()


def now() -> int:
    """Milliseconds since 1970."""
    return int(CLOCK.seconds() * 1000)
