"""What a table refuses apart from the rules of the game."""

from __future__ import annotations

from velmoci.kernel.errors import VelmociError


class NotAtTheTable(VelmociError):
    """The one who asks does not sit where they say they sit."""


class NotNow(VelmociError):
    """The table does not do that now; the code says why."""
