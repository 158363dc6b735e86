"""A table as its entries made it, and the one way in which an entry changes it.

Whatever happens at a table is written here as an entry and then folded: just now, read from a storage, or sent by
another process. The parts of a table hold its ledger; none of them changes the state or the game in another way.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from msgspec import Struct
from msgspec import json as msgjson

from velmoci.bots.registry import talks
from velmoci.kernel.archive import Archive, read_rulebook
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event
from velmoci.kernel.game import Game
from velmoci.kernel.order import Order
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import Rulebook
from velmoci.match.absence import stand_in_bot
from velmoci.match.entries import Entry, Header, Kind, Snapshot
from velmoci.match.errors import NotNow, refusal
from velmoci.match.fold import FOLDS
from velmoci.match.match import Match
from velmoci.match.members import people, present_members
from velmoci.match.state import STATE_VERSION, Member, TableState, fresh_state
from velmoci.match.told import Status

COMMANDS_KEPT: Final = 256
"""Commands older than these are known to the storage only, which refuses them a second time."""


class TableDump(Struct):
    """What a snapshot holds."""

    state: TableState
    match: dict[str, Any]


class LogLine:
    """The events of one entry, with every viewer's count after it."""

    __slots__ = ("counts", "events")

    def __init__(self, counts: tuple[int, ...], events: tuple[Event, ...]) -> None:
        self.counts = counts
        self.events = events


class Ledger:
    """The game and the state beside it; `state` and `match` stay the same objects for as long as the ledger lives."""

    def __init__(self, header: Header, secret: str, snapshot: Snapshot | None = None) -> None:
        self.header: Final = header
        self.secret: Final = secret
        game, rulebook = rules_of(header)
        self.game: Final = game
        self.rulebook: Final = rulebook
        dump = read_dump(snapshot) if snapshot is not None else None
        state = dump.state if dump is not None else fresh_state(header)
        seats, mixed = people(header, state), tuple(state.mixed)
        archive = Archive(game, rulebook, seats, [], header.commitment, mixed, start=header.start)
        self.state: Final = state
        self.match: Final = Match.load(archive, secret, dump.match) if dump is not None else Match(archive, secret)
        self.lines: Final[list[LogLine]] = []
        self.log_base = list(state.seen)
        """Every viewer's count from which on the lines are complete."""
        self.asked: Final[set[tuple[str, int]]] = set()
        """Bots that have had their say since the game last moved on."""
        self.team_mode: Final = str(rulebook.options.get("team_decision", "any_member"))
        self.talk_visibility: Final = str(rulebook.options.get("talk_visibility", "hidden"))
        self.at = 0
        self.entries: list[Entry] = []
        self.command: str | None = None

    # ── the one way in

    def fold(self, entry: Entry) -> None:
        """Does what an entry tells, whether it was written just now, before or elsewhere."""
        state = self.state
        state.sequence = entry.sequence
        state.updated = max(state.updated, entry.at)
        if entry.member is not None and entry.kind != "away":
            self.seems_present(entry.member)
        audience, events = FOLDS[entry.kind](self, entry)
        self.count(audience)
        if events:
            self.lines.append(LogLine(tuple(state.seen), tuple(events)))
        if entry.command is not None:
            self.remember(f"{entry.member} {entry.command}", state.seen[entry.seat])

    def count(self, audience: int) -> None:
        """Everybody who could see the entry counts it."""
        seen = self.state.seen
        for viewer in range(len(seen)):
            if (audience >> viewer) & 1:
                seen[viewer] += 1

    def remember(self, command: str, count: int) -> None:
        commands = self.state.commands
        commands[command] = count
        if len(commands) > COMMANDS_KEPT:
            del commands[next(iter(commands))]

    def seems_present(self, number: int) -> None:
        """Whoever acts is there."""
        if number <= len(self.state.members):
            self.state.members[number - 1].is_present = True

    # ── writing

    def batch(self, at: int, command: str | None = None) -> list[Entry]:
        """Where the entries that one cause brings are collected from now on; time never runs backwards."""
        self.at = max(at, self.state.updated)
        self.entries = []
        self.command = command
        return self.entries

    def write(self, kind: Kind, seat: int, member: int | None = None, data: dict[str, Any] | None = None) -> None:
        """Writes an entry and folds it; the first one of a command bears its id."""
        command, self.command = self.command, None
        entry = Entry(self.state.sequence + 1, self.at, kind, seat, member, command, data or {})
        self.entries.append(entry)
        self.fold(entry)

    def play(self, seat: int, order: Order, member: int | None = None, **how: Any) -> None:
        """Writes an order with what chance makes of it; a rejected one raises and changes nothing."""
        text = str(order)
        record = self.match.plan(seat, order, text)
        secrets = {"secrets": list(record.secrets)} if record.secrets else {}
        self.write("order", seat, member, {"order": text, "rolls": list(record.rolls), **secrets, **how})

    # ── snapshots

    def snapshot(self) -> Snapshot:
        """The table now."""
        dump = TableDump(self.state, self.match.dump())
        return Snapshot(self.state.sequence, STATE_VERSION, msgjson.encode(dump))

    # ── what the parts of a table ask it

    @property
    def status(self) -> Status:
        """What the table is doing."""
        if not self.state.has_begun:
            return "gathering"
        if self.match.is_over:
            return "over"
        return "paused" if self.state.paused_at is not None else "running"

    def power(self, seat: int) -> str:
        """The present name of a seat."""
        return self.match.position.power(seat)

    def seat_of(self, power: str) -> int:
        """The seat of a power."""
        for seat in range(len(self.header.seats)):
            if self.power(seat) == power:
                return seat
        raise refusal(self.game, "unknown_power", value=power[:40])

    def has_standing(self) -> bool:
        """Whether anybody has a standing order."""
        return bool([own for own in self.state.seats if own.standing])

    def turn(self) -> tuple[int, int] | None:
        """The number of the turn under way and whose it is, as far as standing orders end with it."""
        turn_of = self.game.turn_of
        return turn_of(self.match.position) if turn_of is not None and self.has_standing() else None

    def present(self, seat: int) -> list[Member]:
        """The members of a seat whose votes are waited for."""
        return present_members(self.state, seat, self.header.clock.mode == "days")

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat now, if one does."""
        if self.header.seats[seat].kind == "bot":
            return self.header.seats[seat].bot
        return stand_in_bot(self.header.game) if self.state.seats[seat].stand_in == "bot" else ""

    def bot_talks(self, seat: int) -> bool:
        """Whether a bot sits there that answers offers; one that stands in signs nothing for whoever is away."""
        setup = self.header.seats[seat]
        return setup.kind == "bot" and talks(self.header.game, setup.bot)

    def is_legal(self, seat: int, order: str) -> bool:
        """Whether the seat could give that order now."""
        try:
            self.match.position.check(seat, self.game.notation.parse(order))
        except Rejected:
            return False
        return True


def read_dump(snapshot: Snapshot) -> TableDump:
    """What a snapshot holds, if it is of this version."""
    if snapshot.version != STATE_VERSION:
        raise NotNow("old_snapshot")
    return msgjson.decode(snapshot.state, type=TableDump)


def rules_of(header: Header) -> tuple[Game, Rulebook]:
    """The game and the rulebook; tables that play by the same rules share them."""
    return shared_rules(header.game, msgjson.encode(header.rulebook))


@lru_cache(maxsize=256)
def shared_rules(game_id: str, rulebook: bytes) -> tuple[Game, Rulebook]:
    game = find_game(game_id)
    return game, read_rulebook(game, msgjson.decode(rulebook))
