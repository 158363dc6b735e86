"""A match: seats, orders in their order, dice under a commitment, undo. It knows no clock, no network, no file."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Any

from velmoci.kernel.archive import Archive, final_position, play, replay
from velmoci.kernel.chance import commitment
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.game import Game, Position
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import Rulebook


class NoUndo(VelmociError):
    """The last order cannot be taken back; the code says which of the four nevers stands in the way."""


@dataclass(frozen=True)
class Moment:
    """What one record brought: its events, and who was waited for before and after it."""

    events: tuple[Event, ...]
    waited_before: tuple[int, ...]
    waited_after: tuple[int, ...]


class Match:
    """One game being played; every change is a record, and whoever keeps the records keeps the match."""

    def __init__(self, archive: Archive, secret: str) -> None:
        self.archive = archive
        self.secret = secret
        self.position: Position = archive.game.begin(archive.rulebook)
        self.moments: list[Moment] = []

    @staticmethod
    def create(
        game: Game, rulebook: Rulebook, seats: list[dict[str, Any]], secret: str, mixed: tuple[str, ...] = ()
    ) -> Match:
        """A new match before its first record; the commitment to the dice stands in its header."""
        hash_of_secret = commitment(bytes.fromhex(secret))
        return Match(Archive(game, rulebook, seats, [], hash_of_secret, mixed), secret)

    @staticmethod
    def resume(archive: Archive, secret: str) -> Match:
        """The match as its records left it."""
        match = Match(archive, secret)
        waited: tuple[int, ...] = ()
        for position, events in replay(archive):
            match.position = position
            now = waiting_seats(position)
            match.moments.append(Moment(tuple(events), waited, now))
            waited = now
        return match

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.outcome() is not None

    def begin(self) -> Record:
        """The table's own first order."""
        return self.submit(TABLE_SEAT, Begin())

    def submit(self, seat: int, order: Order) -> Record:
        """Checks and carries out an order; a rejected one raises and changes nothing."""
        waited = waiting_seats(self.position)
        chance = self.archive.chance(len(self.archive.records), seat, str(order), self.secret)
        record, events = play(self.position, seat, order, chance)
        self.archive.records.append(record)
        self.moments.append(Moment(tuple(events), waited, waiting_seats(self.position)))
        self.close_if_over()
        return record

    def close_if_over(self) -> None:
        """With the end of the game the secret of the dice is revealed."""
        outcome = self.position.outcome()
        if outcome is not None:
            self.archive.outcome = outcome.to_json()
            self.archive.secret = self.secret

    def check_undo(self, seat: int) -> None:
        """The four nevers, read off the log: chance, a reveal, another's order, whose turn it is."""
        if not self.moments or self.archive.records[-1].seat != seat:
            raise NoUndo("undo_not_yours")
        if self.archive.records[-1].rolls:
            raise NoUndo("undo_past_chance")
        moment = self.moments[-1]
        if any(event.reveals for event in moment.events):
            raise NoUndo("undo_past_reveal")
        if self.is_over or moment.waited_before != moment.waited_after:
            raise NoUndo("undo_past_turn")

    def undo(self, seat: int) -> None:
        """Takes the seat's last order back."""
        self.check_undo(seat)
        self.archive.records.pop()
        self.moments.pop()
        self.position = final_position(self.archive)

    def log(self, seat: int, start: int = 0) -> list[Seen]:
        """What that seat (or the spectator) has seen happen, from a record on."""
        seen = [event.seen_by(seat) for moment in self.moments[start:] for event in moment.events]
        return [event for event in seen if event is not None]

    def bot_seed(self, seat: int) -> str:
        """What a bot's own chance starts from at this moment: the same after a resume."""
        text = f"bot\n{self.secret}\n{seat}\n{len(self.archive.records)}"
        return hashlib.sha256(text.encode()).hexdigest()


def waiting_seats(position: Position) -> tuple[int, ...]:
    """The seats that the game waits for."""
    return tuple(decision.seat for decision in position.pending() if decision.waits)
