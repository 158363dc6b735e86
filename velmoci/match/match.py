"""A match: orders in their order, dice under a commitment, undo. It knows no clock, no network, no file."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from velmoci.kernel.archive import Archive, does_not_replay, play, record_value
from velmoci.kernel.chance import Recorded, commitment
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.game import Game, Position
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import Rulebook


class NoUndo(VelmociError):
    """The last order cannot be taken back; the code says which of the four nevers stands in the way."""


class Moment:
    """What one record brought: its events, and who was waited for before and after it."""

    def __init__(
        self, events: tuple[Event, ...], waited_before: tuple[int, ...], waited_after: tuple[int, ...]
    ) -> None:
        self.events: Final = events
        self.waited_before: Final = waited_before
        self.waited_after: Final = waited_after


class Match:
    """One game being played; every change is a record, and whoever keeps the records keeps the match."""

    def __init__(self, archive: Archive, secret: str, position: Position | None = None) -> None:
        self.archive = archive
        self.secret = secret
        self.position: Position = position if position is not None else archive.first_position()
        self.waited = waiting_seats(self.position)
        self.moments: list[Moment] = []
        self.forgotten = 0
        """How many records came before those in the archive; a match out of a snapshot starts with some."""
        self.tail: list[Record] = []
        """The last records as far as they can be taken back."""
        self.base: Position | None = None
        """The position before the tail."""
        self.floors: dict[int, str] = {}
        """For each seat which never forbids to take back its last order before the tail, whatever others did since."""
        self.sides: list[int] = []
        """What each roll of the record that was carried out again last chose from."""

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
        records, archive.records = archive.records, []
        match = Match(archive, secret)
        for record in records:
            match.redo(record)
        return match

    @property
    def number(self) -> int:
        """How many records stand."""
        return self.forgotten + len(self.archive.records)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.position.outcome() is not None

    def begin(self) -> Record:
        """The table's own first order."""
        return self.submit(TABLE_SEAT, Begin())

    def submit(self, seat: int, order: Order, text: str | None = None) -> Record:
        """Checks and carries out an order, written as that text; a rejected one raises and changes nothing."""
        chance = self.archive.chance(self.number, seat, text if text is not None else str(order), self.secret)
        before = self.position.copy() if not self.tail else None
        record, events = play(self.position, seat, order, chance)
        self.keep(record, events, before)
        self.close_if_over()
        return record

    def redo(self, record: Record) -> None:
        """Carries out a record as it once came about."""
        chance = Recorded(record.rolls)
        before = self.position.copy() if not self.tail else None
        try:
            events = self.position.apply(record.seat, record.order, chance)
            chance.finish()
        except VelmociError as problem:
            raise does_not_replay(self.number, record, problem) from problem
        self.sides = chance.sides
        self.keep(record, events, before)
        self.close_if_over()

    def keep(self, record: Record, events: list[Event], before: Position | None) -> None:
        """Adds what has happened, and to the tail if it can be taken back."""
        moment = Moment(tuple(events), self.waited, waiting_seats(self.position))
        self.waited = moment.waited_after
        self.archive.records.append(record)
        self.moments.append(moment)
        never = self.never(record, moment)
        if never:
            if self.tail:
                self.seal()
            self.floors[record.seat] = never
        else:
            self.tail.append(record)
            self.base = before if before is not None else self.base

    def never(self, record: Record, moment: Moment) -> str:
        """Which never stands against taking a record back: chance, a reveal, whose turn it is."""
        if record.rolls:
            return "undo_past_chance"
        if any(event.reveals for event in moment.events):
            return "undo_past_reveal"
        return "undo_past_turn" if self.is_over or moment.waited_before != moment.waited_after else ""

    def close_if_over(self) -> None:
        """With the end of the game the secret of the dice is revealed."""
        outcome = self.position.outcome()
        if outcome is not None:
            self.archive.outcome = outcome.to_json()
            self.archive.secret = self.secret

    def check_undo(self, seat: int) -> None:
        """The four nevers, read off the log: chance, a reveal, another's order, whose turn it is."""
        if not self.tail or self.tail[-1].seat != seat or seat == TABLE_SEAT:
            is_open = any(record.seat == seat for record in self.tail)
            raise NoUndo("undo_not_yours" if is_open else self.floors.get(seat, "undo_not_yours"))

    def undo(self, seat: int) -> None:
        """Takes the seat's last order back."""
        self.check_undo(seat)
        assert self.base is not None
        self.tail.pop()
        self.position = self.base.copy()
        for record in self.tail:
            self.position.apply(record.seat, record.order, Recorded(record.rolls))
        self.base = self.base if self.tail else None
        if self.archive.records:
            self.archive.records.pop()
            self.moments.pop()
        else:
            self.forgotten -= 1

    def seal(self) -> None:
        """Nothing up to now can be taken back any more."""
        self.floors.update((record.seat, "undo_not_yours") for record in self.tail)
        self.tail, self.base = [], None

    def forget(self) -> None:
        """Lets go of the records, which somebody else keeps; the match goes on as before."""
        self.forgotten += len(self.archive.records)
        self.archive.records.clear()
        self.moments.clear()

    def dump(self) -> dict[str, Any]:
        """The match without its older records, secrets included, as plain values."""
        return {
            "position": self.position.dump(),
            "number": self.number,
            "tail": [record_value(record) for record in self.tail],
            "base": self.base.dump() if self.base is not None else None,
            "floors": sorted(self.floors.items()),
        }

    @staticmethod
    def load(archive: Archive, secret: str, data: dict[str, Any]) -> Match:
        """The match that was dumped; the archive comes without records."""
        game, rulebook = archive.game, archive.rulebook
        match = Match(archive, secret, game.load(rulebook, data["position"]))
        match.forgotten = data["number"]
        match.tail = [
            Record(value["seat"], game.notation.parse(value["order"]), tuple(value["rolls"]))
            for value in data["tail"]
        ]
        match.base = game.load(rulebook, data["base"]) if data["base"] is not None else None
        match.floors = dict(data["floors"] if "floors" in data else [data["floor"]])
        match.close_if_over()
        return match

    def log(self, seat: int, start: int = 0) -> list[Seen]:
        """What that seat (or the spectator) has seen happen, from a record on."""
        seen = [event.seen_by(seat) for moment in self.moments[start:] for event in moment.events]
        return [event for event in seen if event is not None]

    def bot_seed(self, seat: int) -> str:
        """What a bot's own chance starts from at this moment: the same after a resume."""
        text = f"bot\n{self.secret}\n{seat}\n{self.number}"
        return hashlib.sha256(text.encode()).hexdigest()


def waiting_seats(position: Position) -> tuple[int, ...]:
    """The seats that the game waits for."""
    return tuple(decision.seat for decision in position.pending() if decision.waits)
