"""What is kept of a match for lists; not in the compiled room, for there unions of types lose their parts."""

from __future__ import annotations

from msgspec import Struct

from velmoci.server.messages import MatchLine


class Line(Struct, frozen=True):
    """What everybody sees, and whom the match waits for."""

    line: MatchLine
    waits: list[int]
    left: list[int] | None = None
    """The members who have got up; lines that were kept before this was do not say it."""
