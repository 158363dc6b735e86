"""What lies on the agenda: tracks on top of each other, each in a frame with what it is about and who has answered."""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

EVERYBODY: Final[i64] = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Matter:
    """What a track was laid on the agenda about: a battle, an order that waits, whatever its steps have to know.

    It copies, dumps itself as JSON values and reads them back. Like the rest of the table it lies open, unless it says
    who sees it: then its track does not lie on anybody else's table.
    """

    def is_seen_by(self, seat: i64) -> bool:
        """Whether a seat (or, -1, a spectator) sees it, and that its track is on the agenda."""
        return True

    def seen_by(self, seat: i64) -> Matter:
        """What of it a seat (or, -1, a spectator) sees that sees it at all: this one, or a copy without the rest."""
        return self

    def is_attack(self) -> bool:
        """Whether a battle or another attack is being resolved."""
        return False

    def copy(self) -> Matter:
        """An independent matter, equal to this one."""
        raise NotImplementedError

    def dump(self) -> object:
        """The matter as JSON values."""
        raise NotImplementedError

    def load(self, data: Any) -> None:
        """Takes over what was dumped."""
        raise NotImplementedError


@final
class Frame:
    """A track on the agenda: the step under way, who has answered it, and what the track is about."""

    def __init__(self, track: i64, matter: Matter | None) -> None:
        self.track: Final = track
        self.place: i64 = 0
        self.is_entered = False
        """Whether the step has begun."""
        self.answered: i64 = 0
        """A bit for each seat that has said all it had to say at this step."""
        self.matter = matter

    def copy(self) -> Frame:
        """An independent frame, equal to this one."""
        twin = Frame(self.track, self.matter.copy() if self.matter is not None else None)
        twin.place = self.place
        twin.is_entered = self.is_entered
        twin.answered = self.answered
        return twin

    def seen_by(self, seat: i64) -> Frame:
        """The frame with what of its matter a seat sees: this one, or a copy."""
        matter = self.matter
        if matter is None:
            return self
        seen = matter.seen_by(seat)
        if seen is matter:
            return self
        twin = Frame(self.track, seen)
        twin.place = self.place
        twin.is_entered = self.is_entered
        twin.answered = self.answered
        return twin

    def go_to(self, place: i64) -> None:
        """Another step of the track is the next to be entered."""
        self.place = place
        self.is_entered = False
        self.answered = 0

    def has_answered(self, seat: i64) -> bool:
        """Whether a seat has answered the step under way."""
        return self.answered >> seat & 1 != 0

    def answer(self, seat: i64) -> None:
        """A seat has answered the step under way."""
        self.answered = self.answered | (1 << seat)
