"""How much time presses a seat towards its goal, from 0, not at all, to 1, now or never; and what decides."""

from __future__ import annotations

from typing import Final

DECISIVE: Final = 5.0
"""What a field that decides the game is worth beside one production point a round."""
FOREMOST: Final = 4.0
"""What the field is worth that serves the goal most, or all fields of a rival who must fall."""
LAST_ROUNDS: Final = 3
"""So many rounds before the end somebody for whom time is running out begins to hurry."""
LAST_CHANCE: Final = 0.5
"""In the last round nobody needs an army for later."""


def hurry(left: int) -> float:
    """The fewer rounds are left, the more."""
    return max(0.0, 1.0 - float(left) / float(LAST_ROUNDS))
