"""A table: seats, members, the game, talks and clocks. It knows no network, file or clock.

Time comes in as `at`, in milliseconds since 1970. What changes the table returns entries, already applied
here; the caller makes them durable before anybody is told, and if that fails throws the table away and
restores it.

A viewer is a seat, or -1 for a spectator. Every viewer has a count of its own of what it could see (`seen`),
so that no number that leaves tells of what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from velmoci.kernel.changes import Change
from velmoci.kernel.decision import Decision
from velmoci.match.acting import ACTIONS, Acting
from velmoci.match.bot_turns import BotTurns
from velmoci.match.bots import BotTask
from velmoci.match.commands import AnyCommand, Remark
from velmoci.match.entries import Entry, Handled, Header, Snapshot
from velmoci.match.errors import NotAtTheTable, NotNow
from velmoci.match.ledger import Ledger
from velmoci.match.members import members_of
from velmoci.match.setup import make_header as make_header
from velmoci.match.state import Member
from velmoci.match.talking import TALKS, Talking
from velmoci.match.telling import Telling
from velmoci.match.told import SPECTATOR as SPECTATOR
from velmoci.match.told import (
    AgreementInfo,
    DecisionInfo,
    LoggedEvent,
    ProposalInfo,
    RemarkLine,
    StandingInfo,
    StandingKindInfo,
    Status,
    TableInfo,
    TalkLine,
)
from velmoci.match.upkeep import Upkeep

SNAPSHOT_EVERY: Final = 100
"""A snapshot is worth keeping after so many entries."""
MOST_MEMBERS: Final = 24
"""Behind one power; the rules set no limit, memory does."""
LONGEST_NAME: Final = 40


class MatchTable:
    """One match at a table: the ledger, and around it the parts that write in it and the one that tells of it."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.acting: Final = Acting(ledger)
        self.talking: Final = Talking(ledger)
        self.upkeep: Final = Upkeep(ledger)
        self.bot_turns: Final = BotTurns(ledger, self.talking)
        self.telling: Final = Telling(ledger)
        self.header = ledger.header
        self.state: Final = ledger.state
        self.match: Final = ledger.match
        self.game: Final = ledger.game
        self.rulebook: Final = ledger.rulebook
        self.secret: Final = ledger.secret
        self.talk_visibility: Final = ledger.talk_visibility
        self.lines: Final = ledger.lines

    @staticmethod
    def create(header: Header, secret: str) -> MatchTable:
        """A table at which nothing has happened."""
        return MatchTable(Ledger(header, secret))

    @staticmethod
    def restore(header: Header, secret: str, entries: Iterable[Entry], snapshot: Snapshot | None = None) -> MatchTable:
        """The table as its entries left it; `entries` are all, or those after the snapshot."""
        table = MatchTable(Ledger(header, secret, snapshot))
        table.follow(entries)
        return table

    def fold(self, entry: Entry) -> None:
        """Takes in one entry, such as an earlier one when the match is looked at again."""
        self.ledger.fold(entry)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Takes in entries that are durable already, such as another process has written."""
        for entry in entries:
            self.ledger.fold(entry)

    def snapshot(self) -> Snapshot:
        """The table now; worth keeping every SNAPSHOT_EVERY entries."""
        return self.ledger.snapshot()

    # ── sitting down

    def join(self, seat: int | None, name: str, at: int, is_former: bool = False) -> tuple[int, int, list[Entry]]:
        """A person sits down (None: at the first open seat); returns seat, member number and entries.

        A seat that has members takes more of them: they play its power together.
        """
        if seat is None:
            seat = self.open_seat()
        if not 0 <= seat < len(self.header.seats):
            raise NotAtTheTable("no_such_seat", value=str(seat)[:20])
        if self.header.seats[seat].kind != "person":
            raise NotNow("seat_of_a_bot")
        if self.status == "over" or not self.match.position.is_living(seat):
            raise NotNow("seat_is_out")
        if len(members_of(self.state, seat)) >= MOST_MEMBERS:
            raise NotNow("seat_is_full", limit=MOST_MEMBERS)
        member = len(self.state.members) + 1
        entries = self.ledger.batch(at)
        data: dict[str, Any] = {"name": name.strip()[:LONGEST_NAME] or f"{member}"}
        self.ledger.write("join", seat, member, {**data, "former": True} if is_former else data)
        self.upkeep.keep_up()
        return seat, member, entries

    def open_seat(self) -> int:
        """The first seat of people at which nobody sits."""
        for seat, setup in enumerate(self.header.seats):
            if setup.kind == "person" and not members_of(self.state, seat) and not self.state.has_begun:
                return seat
        raise NotNow("no_open_seat")

    def presence(self, member: int, is_present: bool, at: int) -> list[Entry]:
        """The member's last connection has gone for good, or the first one has come back."""
        person = self.find_member(member)
        if person.has_left:
            return []
        is_stood_in = is_present and bool(self.state.seats[person.seat].stand_in)
        if person.is_present == is_present and not is_stood_in:
            return []
        entries = self.ledger.batch(at)
        self.ledger.write("back" if is_present else "away", person.seat, member)
        self.upkeep.keep_up()
        return entries

    def find_member(self, number: int) -> Member:
        if not 1 <= number <= len(self.state.members):
            raise NotAtTheTable("not_a_member")
        return self.state.members[number - 1]

    # ── what may be asked of it

    def handle(self, seat: int, member: int, command: AnyCommand, at: int) -> Handled:
        """Carries out a member's command, or raises a VelmociError and changes nothing."""
        person = self.find_member(member)
        if person.seat != seat or person.has_left:
            raise NotAtTheTable("not_a_member")
        known = self.state.commands.get(f"{member} {command.id}")
        if known is not None:
            return Handled([], known)
        entries = self.ledger.batch(at, command.id)
        talk = TALKS.get(type(command))
        if talk is not None:
            talk(self.talking, person, command)
        else:
            ACTIONS[type(command)](self.acting, person, command)
        self.upkeep.keep_up()
        return Handled(entries, self.state.commands[f"{member} {command.id}"])

    def remark(self, command: Remark, at: int) -> Handled:
        """Takes in what a spectator says to the others."""
        entries = self.ledger.batch(at)
        self.talking.remark(command)
        return Handled(entries, self.seen(SPECTATOR))

    def tick(self, at: int) -> list[Entry]:
        """What time alone brings: clocks that have run out, votes that have closed, a game that begins."""
        return self.upkeep.tick(at)

    def deadline(self) -> int | None:
        """When `tick` next has something to do."""
        return self.upkeep.deadline()

    def bot_tasks(self) -> list[BotTask]:
        """What the bots at this table are asked now, at most one question for each seat."""
        return self.bot_turns.tasks()

    def bot_order(self, task: BotTask, order: str | None, at: int) -> list[Entry]:
        """A bot's answer; one that came too late brings nothing: ask `bot_tasks` again."""
        entries = self.ledger.batch(at)
        if self.bot_turns.answer(task, order):
            self.upkeep.keep_up()
        return entries

    def rematch_header(self, at: int) -> tuple[Header, str] | None:
        """The header and secret of the next match, once every seat has asked for it."""
        if self.state.rematch is None:
            return None
        header = self.header
        return make_header(
            header.game,
            header.rulebook,
            header.seats,
            header.clock,
            at,
            is_public=header.is_public,
            one_screen=header.one_screen,
            match=self.state.rematch,
            follows=header.match,
        )

    # ── what it tells

    @property
    def sequence(self) -> int:
        """The number of the last entry."""
        return self.state.sequence

    @property
    def status(self) -> Status:
        """What the table is doing."""
        return self.ledger.status

    def seen(self, seat: int) -> int:
        """The viewer's own count: how many entries could be seen from there so far."""
        return self.telling.seen(seat)

    def info(self, at: int) -> TableInfo:
        """Everything about the table that everybody may know."""
        return self.telling.info(at)

    def power(self, seat: int) -> str:
        """The present name of a seat."""
        return self.ledger.power(seat)

    def names(self) -> list[str]:
        """The present names of the seats."""
        return self.telling.names()

    def public_json(self) -> dict[str, object]:
        """The game as everybody sees it."""
        return self.telling.public_json()

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        """What has changed of that since the mark was given, and the mark of now."""
        return self.telling.public_changes(mark)

    def own_json(self, seat: int) -> dict[str, object] | None:
        """What the seat alone knows of the game."""
        return self.telling.own_json(seat)

    def own_mark(self, seat: int) -> object:
        """While it equals what it was, so does `own_json`; None says nothing."""
        return self.telling.own_mark(seat)

    def questions(self) -> list[Decision]:
        """What anybody is asked."""
        return self.telling.questions()

    def decisions(self, seat: int, questions: list[Decision]) -> list[DecisionInfo]:
        """What the seat is asked, of all the questions, and what it may do unasked."""
        return self.telling.decisions(seat, questions)

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last order can be taken back."""
        return self.telling.may_take_back(seat)

    def waits_for(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.telling.waits_for()

    def asks(self) -> tuple[int, ...]:
        """The seats that are asked something for which the game waits; not for everybody's eyes."""
        return self.telling.asks()

    def log(self, seat: int, since: int = 0) -> list[LoggedEvent]:
        """What the viewer saw happen after its count `since`, as far back as `log_start`."""
        return self.telling.log(seat, since)

    def log_start(self, seat: int) -> int:
        """The viewer's count from which on `log` is complete."""
        return self.telling.log_start(seat)

    def talks(self, seat: int, after: int = 0) -> list[TalkLine]:
        """The lines that the viewer may read, from its own number `after` on."""
        return self.telling.talks(seat, after)

    def remarks(self, seat: int, after: int = 0) -> list[RemarkLine]:
        """What spectators said behind that number, as far as the viewer may read it."""
        return self.telling.remarks(seat, after)

    def agreements(self, seat: int) -> list[AgreementInfo]:
        """The agreements that the viewer may know of."""
        return self.telling.agreements(seat)

    def proposals(self, seat: int) -> list[ProposalInfo]:
        """What the members of the seat are voting on."""
        return self.telling.proposals(seat)

    def standing(self, seat: int) -> list[StandingInfo]:
        """The standing orders of a seat, for its members alone."""
        return self.telling.standing(seat)

    def standing_kinds(self, seat: int) -> list[StandingKindInfo]:
        """The questions of this game that a seat can answer beforehand."""
        return self.telling.standing_kinds(seat)

    def replay_talks(self) -> list[TalkLine]:
        """What the replay of a finished game shows of the talks."""
        return self.telling.replay_talks()
