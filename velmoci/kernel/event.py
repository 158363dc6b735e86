"""Events: what happened, for the log and the animation, with who may see which part."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.errors import Value

EVERYBODY: Final = -1
"""The audience of a part that all seats and the spectators see."""
SPECTATOR: Final = -1
"""The seat of one who only watches."""


class EventPart:
    """What one audience (a set of seats as bits, or everybody) learns, and the sentence that says it."""

    def __init__(self, audience: int, sentence: str, values: dict[str, Value]) -> None:
        self.audience: Final = audience
        self.sentence: Final = sentence
        self.values: Final = values

    def is_seen_by(self, seat: int) -> bool:
        """Whether that seat (or the spectator) belongs to the audience."""
        return self.audience == EVERYBODY or (seat >= 0 and (self.audience >> seat) & 1 == 1)


class Event:
    """Parts from the most public to the most private; what no part tells, nobody sees."""

    def __init__(self, *parts: EventPart, reveals: bool = False) -> None:
        self.parts: Final = parts
        self.reveals: Final = reveals or any(part.audience != EVERYBODY for part in parts)
        """Whether somebody learned what was hidden from them; no undo goes past it."""

    def seen_by(self, seat: int) -> Seen | None:
        """What that seat sees: the values of all its parts under the sentence of the most private one."""
        values: dict[str, Value] = {}
        sentence = ""
        for part in self.parts:
            if part.is_seen_by(seat):
                values.update(part.values)
                sentence = part.sentence
        return Seen(sentence, values) if sentence else None

    def is_private_to(self, seat: int) -> bool:
        """Whether that seat sees a part of it that not everybody sees."""
        return any(part.audience != EVERYBODY and part.is_seen_by(seat) for part in self.parts)

    def seen_by_all(self) -> Seen:
        """Everything, for the replay of a finished game."""
        values: dict[str, Value] = {}
        for part in self.parts:
            values.update(part.values)
        return Seen(self.parts[-1].sentence, values)


class Seen:
    """An event as one seat sees it."""

    def __init__(self, sentence: str, values: dict[str, Value]) -> None:
        self.sentence: Final = sentence
        self.values: Final = values

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.to_json() == other.to_json()

    def __hash__(self) -> int:
        return hash(self.sentence)

    def __repr__(self) -> str:
        return f"<{self.sentence} {self.values}>"

    def to_json(self) -> dict[str, object]:
        """The event as JSON."""
        return {"event": self.sentence, **self.values}


def public(sentence: str, **values: Value) -> Event:
    """An event that everybody sees."""
    return Event(EventPart(EVERYBODY, sentence, values))


def reveal(sentence: str, **values: Value) -> Event:
    """An event that shows everybody what was hidden before."""
    return Event(EventPart(EVERYBODY, sentence, values), reveals=True)


def to(seats: list[int]) -> int:
    """The audience made of these seats."""
    bits = 0
    for seat in seats:
        bits |= 1 << seat
    return bits
