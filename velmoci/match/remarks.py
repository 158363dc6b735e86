"""What spectators say to each other: apart from the talks of the powers, and unseen by players until the end."""

from __future__ import annotations

from typing import Final

from msgspec import Struct, field

REMARKS_KEPT: Final = 500
"""Older ones stay in the entries and are not shown any more."""
MOST_REMARKS: Final = 5000
"""At one match: anybody may watch, and whoever opens the table reads all its entries."""


class Remarked(Struct):
    """Something that a spectator has said, under the id that the client made."""

    at: int
    author: str
    text: str
    id: str


class Remarks(Struct):
    """The latest remarks at a table."""

    lines: list[Remarked] = field(default_factory=list)
    dropped: int = 0
    """How many are no longer kept here."""

    @property
    def count(self) -> int:
        """How many there have been."""
        return self.dropped + len(self.lines)

    def add(self, line: Remarked) -> None:
        """Adds a remark; the oldest goes when there are too many."""
        self.lines.append(line)
        if len(self.lines) > REMARKS_KEPT:
            del self.lines[0]
            self.dropped += 1

    def holds(self, author: str, text: str, id: str) -> bool:
        """Whether that very remark has come before; an id alone does not tell, for strangers may choose the same."""
        return any(line.id == id and line.author == author and line.text == text for line in self.lines)

    def read(self, after: int) -> list[tuple[int, Remarked]]:
        """The remarks behind that number, each with its own."""
        first = max(after - self.dropped, 0)
        return list(enumerate(self.lines[first:], start=self.dropped + first + 1))
