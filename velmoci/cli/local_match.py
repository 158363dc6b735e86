"""The table in the terminal: a match, the file that keeps it, and bots on the seats without people."""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot, talks
from velmoci.cli.arguments import check_bots
from velmoci.cli.problems import CommandError, Fatal, file_trouble
from velmoci.kernel.archive import Archive, is_secret
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.errors import BadRecord, Malformed
from velmoci.kernel.event import Event, Seen
from velmoci.kernel.game import Bot, Game, Position
from velmoci.kernel.order import Order
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import Rulebook
from velmoci.kernel.standing import ANYBODY, NOTATION
from velmoci.match.journal import Journal
from velmoci.match.match import Match
from velmoci.match.standing import Answered, answer_of, check_new, kept_after_turn
from velmoci.match.state import StandingState


class LocalMatch:
    """Takes orders of people, lets bots answer, and has every record on the disk before it returns."""

    def __init__(self, match: Match, journal: Journal) -> None:
        self.match = match
        self.journal = journal
        self.people: dict[int, str] = {}
        self.bot_names: dict[int, str] = {}
        for seat, sitter in enumerate(match.archive.seats):
            if "person" in sitter:
                self.people[seat] = str(sitter["person"])
            else:
                self.bot_names[seat] = str(sitter.get("bot"))
        self.driver = Driver(match.position, {})
        self.standing: dict[int, list[StandingState]] = {}
        """What people have said beforehand; the first that speaks of a question answers it."""
        self.standing_count = 0
        self.answered: dict[int, list[Answered]] = {}
        """What was answered for a seat since somebody last sat there."""
        self.held: int | None = None

    @staticmethod
    def create(
        game: Game,
        rulebook: Rulebook,
        seats: list[dict[str, str]],
        path: Path,
        seed: str | None = None,
        start: dict[str, Any] | None = None,
    ) -> LocalMatch:
        """A new match in a new file, up to the first decision; it may begin with a position."""
        secret = secrets.token_hex(32) if seed is None else secret_of_seed(seed)
        match = Match.create(game, rulebook, list(seats), secret, start=start)
        table = LocalMatch(match, Journal(path))
        try:
            table.journal.create(match.archive, secret)
        except FileExistsError as problem:
            raise CommandError("file_exists", value=str(problem.filename)) from None
        except OSError as problem:
            raise CommandError("cannot_write", value=str(path), reason=problem.strerror or "") from None
        table.lock()
        if start is None:
            table.write_down(match.begin())
        return table

    @staticmethod
    def resume(path: Path) -> LocalMatch:
        """The match as its file left it, also after a crash in the middle of a line."""
        journal = Journal(path)
        try:
            archive, secret = journal.load()
            if archive.outcome is None:
                check_secret(archive, secret, journal)
                journal.repair()
            elif secret and not is_secret(secret):
                raise BadRecord("secret_wrong")
        except OSError as problem:
            raise file_trouble(problem, path) from None
        is_closed = archive.outcome is not None
        table = LocalMatch(Match.resume(archive, secret), journal)
        check_bots(archive.game, list(table.bot_names.values()))
        table.remember_standing()
        if not is_closed:
            table.lock()
        if not archive.records and archive.start is None:
            table.write_down(table.match.begin())
        if table.match.is_over and not is_closed:
            table.close_file()
        return table

    def lock(self) -> None:
        """Keeps a second program from playing on in the same file, where the system can do that."""
        try:
            import fcntl
        except ImportError:
            return
        self.held = os.open(self.journal.path, os.O_RDONLY)
        try:
            fcntl.flock(self.held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self.release()
            raise CommandError("file_in_use", value=str(self.journal.path)) from None

    def release(self) -> None:
        """Lets others play on in this file."""
        if self.held is not None:
            os.close(self.held)
            self.held = None

    @property
    def position(self) -> Position:
        """The whole truth; only the end of a game may look at it."""
        return self.match.position

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.is_over

    @property
    def game(self) -> Game:
        """What is played."""
        return self.match.archive.game

    @property
    def sitters(self) -> list[str]:
        """Who sits on each seat: a person's name or a bot's."""
        return [self.people.get(seat) or self.bot_names[seat] for seat in range(len(self.match.archive.seats))]

    def view(self, seat: int) -> Any:
        """What a seat, or the spectator, may know, as the game's own face reads it."""
        return self.position.view(seat)

    def waits_for(self) -> int | None:
        """The seat that the game waits for."""
        return next((decision.seat for decision in self.match.position.pending() if decision.waits), None)

    def living_people(self) -> list[int]:
        """The seats of people who still act."""
        return [seat for seat in self.people if self.position.is_living(seat)]

    def submit(self, seat: int, order: Order) -> None:
        """Carries out an order of a person; a rejected one raises and changes nothing."""
        self.keep(seat, order)
        self.driver.asked.clear()

    def keep(self, seat: int, order: Order) -> None:
        """Applies an order and writes it down; with a turn ends what was said beforehand for it."""
        turn_of, before = self.game.turn_of, self.position
        turn = turn_of(before) if turn_of is not None and self.standing else None
        self.write_down(self.match.submit(seat, order))
        if turn_of is not None and turn is not None and turn != turn_of(self.position):
            power = self.position.power(turn[1])
            self.standing = {one: kept_after_turn(kept, power) for one, kept in self.standing.items()}
            self.keep_standing()
        if self.match.is_over:
            self.close_file()

    def write_down(self, record: Record) -> None:
        """Appends a record to the file; if that fails, nothing may go on from it."""
        with self.writing():
            self.journal.append(record)

    @contextmanager
    def writing(self) -> Iterator[None]:
        """Turns a failure of the disk into the sentence that ends the program."""
        try:
            yield
        except OSError as problem:
            reason = problem.strerror or type(problem).__name__
            raise Fatal("cannot_save", value=str(self.journal.path), reason=reason) from None

    def close_file(self) -> None:
        """Writes outcome and secret of a match that is over."""
        with self.writing():
            self.journal.close(self.match.archive)

    def undo(self, seat: int) -> None:
        """Takes the seat's last order back; the file keeps the trace of it."""
        self.match.undo(seat, sees_all=True)
        with self.writing():
            self.journal.undo()

    def run_bots(self) -> Iterator[int]:
        """Lets bots act until a person must decide or the game is over; yields the seat after each order."""
        while True:
            self.driver.position = self.match.position
            self.driver.bots = self.bots()
            found = self.driver.next_order() or self.answer_beforehand()
            if found is None:
                return
            seat, order = found
            self.keep(seat, order)
            yield seat

    # ── standing orders

    def answer_beforehand(self) -> tuple[int, Order] | None:
        """The first question to a person that a standing order answers, with the answer."""
        for decision in self.position.pending() if not self.is_over else []:
            kept = self.standing.get(decision.seat, []) if decision.seat in self.people else []
            found = answer_of(self.game, self.position, decision, kept)
            if found is not None:
                self.answered.setdefault(found.seat, []).append(found)
                return found.seat, found.order
        return None

    def add_standing(self, seat: int, text: str) -> None:
        """A person says something beforehand."""
        kept = self.standing.setdefault(seat, [])
        order = check_new(self.game, self.position, seat, NOTATION.parse(text), kept)
        if order.partner not in (ANYBODY, *[self.position.power(other) for other in range(len(self.sitters))]):
            raise Malformed("standing_partner", value=order.partner[:40])
        self.standing_count += 1
        kept.append(StandingState(self.standing_count, str(order)))
        self.keep_standing()

    def revoke_standing(self, seat: int, number: int) -> None:
        """Takes back what was said beforehand."""
        kept = self.standing.get(seat, [])
        if number not in [one.number for one in kept]:
            raise CommandError("no_standing", value=str(number)[:20])
        self.standing[seat] = [one for one in kept if one.number != number]
        self.keep_standing()

    def keep_standing(self) -> None:
        """Writes down what is said beforehand, beside the match."""
        with self.writing():
            self.journal.keep_standing({seat: [one.order for one in kept] for seat, kept in self.standing.items()})

    def remember_standing(self) -> None:
        """What was said beforehand when the match was played last."""
        for seat, orders in self.journal.standing_orders().items():
            for order in orders:
                self.standing_count += 1
                self.standing.setdefault(seat, []).append(StandingState(self.standing_count, order))

    def bots(self) -> dict[int, Bot]:
        """New bots for this moment: their luck is the same after a resume."""
        return {
            seat: make_bot(self.game.id, name, Seeded(self.match.bot_seed(seat)))
            for seat, name in self.bot_names.items()
        }

    def silent(self, powers: Sequence[str]) -> list[str]:
        """Of these powers those played by bots that answer no offers."""
        named = {self.position.power(seat): bot for seat, bot in self.bot_names.items()}
        return [power for power in powers if power in named and not talks(self.game.id, named[power])]

    def events(self, seat: int, start: int) -> list[Seen]:
        """What a seat has seen happen from that record on."""
        return self.match.log(seat, start)

    def all_events(self) -> Iterator[Event]:
        """Every event of the match."""
        for moment in self.match.moments:
            yield from moment.events

    def after_last_order(self, seat: int) -> int:
        """The number of the record after the seat's last own one: from there on it has something to read."""
        records = self.match.archive.records
        return next((place for place in range(len(records), 0, -1) if records[place - 1].seat == seat), 0)


def secret_of_seed(seed: str) -> str:
    """A secret that a test or a curious player can have again."""
    return hashlib.sha256(f"velmoci seed {seed}".encode()).hexdigest()


def check_secret(archive: Archive, secret: str, journal: Journal) -> None:
    """Without the secret of its dice a match cannot go on."""
    if not secret:
        raise CommandError("key_missing", value=str(journal.key))
    fits = is_secret(secret) and archive.commitment in (None, commitment(bytes.fromhex(secret)))
    if not fits:
        raise CommandError("key_wrong", value=str(journal.key))
