"""A table: seats, members, the game, talks and clocks, as the fold of its entries. It knows no network, file or clock.

Time comes in as `at`, in milliseconds since 1970. What changes the table returns entries, already applied here; the
caller makes them durable before anybody is told, and if that fails throws the table away and restores it.

A viewer is a seat, or -1 for a spectator. Every viewer has a count of its own of what it could see (`seen`), so that
no number that leaves tells of what others do in secret.
"""

from __future__ import annotations

from collections.abc import Iterable

from velmoci.match.bots import BotTask
from velmoci.match.commands import AnyCommand
from velmoci.match.entries import ClockSetup, Entry, Handled, Header, SeatSetup, Snapshot
from velmoci.match.told import AgreementInfo, LoggedEvent, ProposalInfo, TableInfo, TalkLine

SPECTATOR = -1


class Made:
    """A new table's header and the secret of its dice, made with unguessable numbers."""

    header: Header
    secret: str


def make_header(
    game_id: str,
    rulebook: dict[str, object],
    seats: list[SeatSetup],
    clock: ClockSetup,
    at: int,
    *,
    is_public: bool = True,
    one_screen: bool = False,
    start: dict[str, object] | None = None,
    match: str = "",
    follows: str | None = None,
) -> tuple[Header, str]:
    """A header with a fresh id and a commitment, and the secret behind it; raises what is wrong with the wishes."""
    raise NotImplementedError


class Table:
    """One match at a table."""

    header: Header
    sequence: int
    """The number of the last entry."""

    @staticmethod
    def create(header: Header, secret: str) -> Table:
        """A table at which nothing has happened."""
        raise NotImplementedError

    @staticmethod
    def restore(
        header: Header, secret: str, entries: Iterable[Entry], snapshot: Snapshot | None = None
    ) -> Table:
        """The table as its entries left it; `entries` are all, or those after the snapshot."""
        raise NotImplementedError

    # ── what changes it; each returns entries to be made durable

    def join(self, seat: int | None, name: str, at: int) -> tuple[int, int, list[Entry]]:
        """A person sits down (None: at the first open seat); returns seat, member number and entries.

        A seat that has members takes more of them: they play its power together.
        """
        raise NotImplementedError

    def handle(self, seat: int, member: int, command: AnyCommand, at: int) -> Handled:
        """Carries out a member's command, or raises a VelmociError and changes nothing."""
        raise NotImplementedError

    def presence(self, member: int, is_present: bool, at: int) -> list[Entry]:
        """The member's last connection has gone for good, or the first one has come back."""
        raise NotImplementedError

    def tick(self, at: int) -> list[Entry]:
        """What time alone brings: clocks that have run out, votes that have closed, a game that begins."""
        raise NotImplementedError

    def deadline(self) -> int | None:
        """When `tick` next has something to do."""
        raise NotImplementedError

    # ── bots

    def bot_tasks(self) -> list[BotTask]:
        """What the bots at this table are asked now, at most one question for each seat."""
        raise NotImplementedError

    def bot_order(self, task: BotTask, order: str | None, at: int) -> list[Entry]:
        """A bot's answer; None leaves a question open, or gives the default order where the game waits.

        An answer that came too late or that the rules refuse brings nothing: ask `bot_tasks` again. A bot that
        was refused is given the default order instead.
        """
        raise NotImplementedError

    # ── what is told; `seat` is a seat or -1 for a spectator

    def seen(self, seat: int) -> int:
        """The viewer's own count: how many entries could be seen from there so far."""
        raise NotImplementedError

    def sees(self, entry: Entry, seat: int) -> bool:
        """Whether that viewer could see one of the entries just made; the others get no message for it."""
        raise NotImplementedError

    def info(self, at: int) -> TableInfo:
        """Everything about the table that everybody may know."""
        raise NotImplementedError

    def public_json(self) -> dict[str, object]:
        """The game as everybody sees it."""
        raise NotImplementedError

    def own_json(self, seat: int) -> dict[str, object] | None:
        """What the seat alone knows of the game."""
        raise NotImplementedError

    def decisions_json(self, seat: int) -> list[dict[str, object]]:
        """What the seat is asked and may do unasked, shaped as DecisionInfo."""
        raise NotImplementedError

    def log(self, seat: int, since: int = 0) -> list[LoggedEvent]:
        """What the viewer saw happen after its count `since`, as far back as `log_start`."""
        raise NotImplementedError

    def log_start(self, seat: int) -> int:
        """The viewer's count from which on `log` is complete; for what is older see `history.full_log`."""
        raise NotImplementedError

    def talks(self, seat: int, after: int = 0) -> list[TalkLine]:
        """The lines that the viewer may read, from its own number `after` on."""
        raise NotImplementedError

    def agreements(self, seat: int) -> list[AgreementInfo]:
        """The agreements that the viewer may know of."""
        raise NotImplementedError

    def proposals(self, seat: int) -> list[ProposalInfo]:
        """What the members of the seat are voting on."""
        raise NotImplementedError

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last order can be taken back."""
        raise NotImplementedError

    def waits_for(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        raise NotImplementedError

    def member_seat(self, member: int) -> int:
        """Where a member sits."""
        raise NotImplementedError

    def snapshot(self) -> Snapshot:
        """The table now; worth keeping every SNAPSHOT_EVERY entries."""
        raise NotImplementedError

    def forget(self) -> None:
        """Lets go of log and records that a kept snapshot makes needless, to hold little memory."""
        raise NotImplementedError

    def rematch_header(self, at: int) -> tuple[Header, str] | None:
        """The header and secret of the next match, once every seat has asked for it."""
        raise NotImplementedError


SNAPSHOT_EVERY = 200
