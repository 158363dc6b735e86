"""A match: orders in their order, dice under a commitment, undo. It knows no clock, no network, no file."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from velmoci.kernel.archive import Archive, does_not_replay, play, record_value
from velmoci.kernel.chance import Recorded, commitment
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.event import EVERYBODY, Event, Seen
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


class Latest:
    """One of the last records: who could see it, and which never stands against taking it back, if one does."""

    def __init__(self, record: Record, audience: int, never: str) -> None:
        self.record: Final = record
        self.audience: Final = audience
        self.never: Final = never

    def is_seen_by(self, seat: int) -> bool:
        """Whether that seat could see it."""
        return (self.audience >> seat) & 1 == 1

    def dump(self) -> dict[str, Any]:
        """As plain values."""
        return {**record_value(self.record), "audience": self.audience, "never": self.never}


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
        self.tail: list[Latest] = []
        """The last records as far as they can be taken back, and between them those that not everybody could see:
        what one may take back must not tell that others did something in secret."""
        self.base: Position | None = None
        """The position before the tail."""
        self.floors: dict[int, str] = {}
        """For each seat which never forbids to take back its last order before the tail, whatever others did since."""
        self.sides: list[int] = []
        """What each roll of the record that was carried out again last chose from."""
        self.secret_sides: list[int] = []
        """The same of its secret rolls."""

    @staticmethod
    def create(
        game: Game,
        rulebook: Rulebook,
        seats: list[dict[str, Any]],
        secret: str,
        mixed: tuple[str, ...] = (),
        start: dict[str, Any] | None = None,
    ) -> Match:
        """A new match before its first record; the commitment to the dice stands in its header."""
        hash_of_secret = commitment(bytes.fromhex(secret))
        return Match(Archive(game, rulebook, seats, [], hash_of_secret, mixed, start=start), secret)

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

    def plan(self, seat: int, order: Order, text: str | None = None) -> Record:
        """What an order, written as that text, would bring; a rejected one raises. The match itself does not change."""
        chance = self.archive.chance(self.number, seat, text if text is not None else str(order), self.secret)
        record, _ = play(self.position.copy(), seat, order, chance)
        return record

    def submit(self, seat: int, order: Order) -> Record:
        """Checks and carries out an order; a rejected one raises and changes nothing."""
        record = self.plan(seat, order)
        self.redo(record)
        return record

    def redo(self, record: Record) -> None:
        """Carries out a record, planned just now or read: every order that is ever given comes this way."""
        chance = Recorded(record.rolls, record.secrets)
        before = self.position.copy() if not self.tail else None
        try:
            events = self.position.apply(record.seat, record.order, chance)
            chance.finish()
        except VelmociError as problem:
            raise does_not_replay(self.number, record, problem) from problem
        self.sides = chance.sides
        self.secret_sides = chance.hidden.sides if chance.hidden is not None else []
        self.keep(record, events, before)
        self.close_if_over()

    def keep(self, record: Record, events: list[Event], before: Position | None) -> None:
        """Adds what has happened, and to the tail if it can be taken back."""
        moment = Moment(tuple(events), self.waited, waiting_seats(self.position))
        self.waited = moment.waited_after
        self.archive.records.append(record)
        self.moments.append(moment)
        audience, never = audience_of(moment, record.seat), self.never(record, moment)
        if never:
            self.fix(record, audience, never)
        else:
            self.tail.append(Latest(record, audience, ""))
            self.base = before if before is not None else self.base

    def fix(self, record: Record, audience: int, never: str) -> None:
        """A record that cannot be taken back; what was given before it still can, by those who could not see it."""
        if audience == EVERYBODY or record.has_chance() or not self.tail:
            self.seal()
        else:
            self.tail.append(Latest(record, audience, never))
        self.floors[record.seat] = never

    def fix_last(self) -> None:
        """The last record was given by no person, so that nobody can take it back."""
        if self.tail and not self.tail[-1].never:
            last = self.tail.pop()
            self.fix(last.record, last.audience, "undo_not_yours")

    def never(self, record: Record, moment: Moment) -> str:
        """Which never stands against taking a record back: chance, a reveal, whose turn it is (nobody's at the end)."""
        if record.has_chance():
            return "undo_past_chance"
        if any(event.reveals for event in moment.events):
            return "undo_past_reveal"
        return "undo_past_turn" if moment.waited_before != moment.waited_after else ""

    def close_if_over(self) -> None:
        """With the end of the game the secret of the dice is revealed."""
        outcome = self.position.outcome()
        if outcome is not None:
            self.archive.outcome = outcome.to_json()
            self.archive.secret = self.secret

    def own_place(self, seat: int, sees_all: bool = False) -> int | None:
        """Where in the tail the order stands that the seat may take back: its last one, if it saw none after that."""
        place = len(self.tail) - 1
        while place >= 0 and self.tail[place].record.seat != seat:
            if sees_all or self.tail[place].is_seen_by(seat):
                return None
            place -= 1
        return place if place >= 0 and seat != TABLE_SEAT and not self.tail[place].never else None

    def check_undo(self, seat: int, sees_all: bool = False) -> int:
        """The four nevers, read off the log: chance, a reveal, another's order, whose turn it is.

        Returns the order's place in the tail. Where one screen serves everybody, each order was seen by all.
        """
        place = self.own_place(seat, sees_all)
        if place is None:
            own = [latest.never for latest in self.tail if latest.record.seat == seat]
            raise NoUndo("undo_not_yours" if own and not own[-1] else self.floors.get(seat, "undo_not_yours"))
        try:
            self.without(place)
        except VelmociError:
            raise NoUndo("undo_not_yours") from None
        return place

    def without(self, place: int) -> Position:
        """The position as it would be without one of the last records."""
        assert self.base is not None
        position = self.base.copy()
        for number, latest in enumerate(self.tail):
            if number != place:
                record = latest.record
                position.apply(record.seat, record.order, Recorded(record.rolls, record.secrets))
        return position

    def undo(self, seat: int, sees_all: bool = False) -> int:
        """Takes the seat's last order back; returns who could see that order."""
        place = self.check_undo(seat, sees_all)
        self.position = self.without(place)
        from_end = len(self.tail) - place
        taken = self.tail.pop(place)
        if all(latest.never for latest in self.tail):
            self.tail, self.base = [], None
        if len(self.archive.records) >= from_end:
            del self.archive.records[-from_end]
            del self.moments[-from_end]
        else:
            self.forgotten -= 1
        return taken.audience

    def seal(self) -> None:
        """Nothing up to now can be taken back any more."""
        self.floors.update((latest.record.seat, latest.never or "undo_not_yours") for latest in self.tail)
        self.tail, self.base = [], None

    def dump(self) -> dict[str, Any]:
        """The match without its older records, secrets included, as plain values."""
        return {
            "position": self.position.dump(),
            "number": self.number,
            "tail": [latest.dump() for latest in self.tail],
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
            Latest(
                Record(
                    value["seat"],
                    game.notation.parse(value["order"]),
                    tuple(value["rolls"]),
                    tuple(value.get("secrets", ())),
                ),
                value["audience"],
                value["never"],
            )
            for value in data["tail"]
        ]
        match.base = game.load(rulebook, data["base"]) if data["base"] is not None else None
        match.floors = dict(data["floors"])
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


def audience_of(moment: Moment, seat: int) -> int:
    """Who could see an order: who was told of it, and everybody when the game waits for others now."""
    if seat < 0 or moment.waited_before != moment.waited_after:
        return EVERYBODY
    audience = 1 << seat
    for event in moment.events:
        for part in event.parts:
            audience |= part.audience
    return audience


def asked_seats(position: Position) -> tuple[int, ...]:
    """The seats that the game truly waits for, also where that is a secret between them and the asker."""
    return tuple(decision.seat for decision in position.pending() if decision.waits)


def waiting_seats(position: Position) -> tuple[int, ...]:
    """The seats that the game waits for, as everybody sees it: where others are asked in secret, for the asker."""
    asked = [decision for decision in position.pending() if decision.waits]
    return tuple(dict.fromkeys([one.seat if one.asker < 0 else one.asker for one in asked]))
