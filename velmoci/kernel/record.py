"""A record: an order, who gave it, and what chance made of it."""

from __future__ import annotations

from typing import Final

from velmoci.kernel.order import Order


class Record:
    """The list of records is the save, the replay, the undo and the audit of a match."""

    def __init__(
        self, seat: int, order: Order, rolls: tuple[int, ...] = (), secrets: tuple[int, ...] = ()
    ) -> None:
        self.seat: Final = seat
        self.order: Final = order
        self.rolls: Final = rolls
        self.secrets: Final = secrets
        """What secret shuffles gave; told to nobody before the end of the match."""

    def has_chance(self) -> bool:
        """Whether chance had a part in it."""
        return bool(self.rolls or self.secrets)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Record)
            and self.seat == other.seat
            and self.order == other.order
            and self.rolls == other.rolls
            and self.secrets == other.secrets
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.order, self.rolls, self.secrets))

    def __reduce__(self) -> tuple[object, ...]:
        return Record, (self.seat, self.order, self.rolls, self.secrets)

    def __repr__(self) -> str:
        return f"<{self.seat}: {self.order} {list(self.rolls)}>"
