"""All who look at a table: what each of them has been told, and what is news to them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final, cast

from msgspec import Raw, json

from velmoci.kernel.decision import Decision
from velmoci.match.members import has_left
from velmoci.match.table import SPECTATOR, MatchTable
from velmoci.match.told import DecisionInfo, StandingInfo, TableInfo
from velmoci.server.clock import now
from velmoci.server.connection import Connection
from velmoci.server.messages import Update, Welcome

ENCODER: Final = json.Encoder()
NOTHING: Final = Raw(b"null")
TALK: Final = frozenset({"say", "agreement", "answer", "disclose", "reveal", "remark"})
NONE: Final = b"[]"


class SentState:
    """What the connections of one viewer have been told, so that only what changes is sent."""

    __slots__ = ("agreements", "decisions", "mark", "own", "proposals", "remarks", "seen", "standing", "talks")

    def __init__(self) -> None:
        self.seen = 0
        self.own = b""
        self.mark: object = None
        """What `own` depended on, where the game can say that."""
        self.decisions: list[DecisionInfo] | None = None
        self.talks = 0
        self.remarks = 0
        self.agreements = NONE
        self.proposals = NONE
        self.standing = NONE


class Audience:
    """The viewers of a table, seat by seat; a room tells them what has become durable."""

    def __init__(self, table: MatchTable) -> None:
        self.table = table
        self.viewers: dict[int, set[Connection]] = {}
        self.told: dict[int, SentState] = {}
        self.shown: object = None
        """The mark of what everybody has been told of the game."""
        self.info = b""
        self.shape: list[str] = []

    def admit(self, connection: Connection, since: int | None) -> None:
        """Welcomes a connection; from then on it is told."""
        connection.put(self.welcome(connection.seat, connection.member, since))
        self.viewers.setdefault(connection.seat, set()).add(connection)

    def let_go(self, connection: Connection) -> None:
        """A connection is gone; what a seat was told is forgotten with its last one."""
        connections = self.viewers.get(connection.seat, set())
        connections.discard(connection)
        if not connections:
            self.viewers.pop(connection.seat, None)
            self.told.pop(connection.seat, None)

    def has_member(self, seat: int, member: int) -> bool:
        """Whether a connection of that member looks from the seat."""
        return any(other.member == member for other in self.viewers.get(seat, set()))

    def tell(self, kinds: set[str] | None) -> None:
        """Sends every viewer what it may know of the change; None: anything may have changed."""
        table = self.table
        if kinds is None or "join" in kinds:
            self.dismiss_departed()
        elif "leave" in kinds:
            asyncio.get_running_loop().call_soon(self.dismiss_departed)
        is_play = kinds is None or not kinds <= TALK
        public = self.fresh_public() if is_play else NOTHING
        questions = table.questions() if is_play else None
        info = self.fresh_info() if kinds is None or self.may_be_news(kinds) else NOTHING
        for seat, connections in self.viewers.items():
            told = self.told[seat]
            seen = table.seen(seat)
            if seen == told.seen and public is NOTHING and info is NOTHING and not table.remarks(seat, told.remarks):
                continue
            if table.log_start(seat) > told.seen:
                self.start_over(seat, connections)
                continue
            message = ENCODER.encode(self.update(seat, told, seen, public, info, questions, kinds))
            for connection in connections:
                connection.put(message)

    def dismiss_departed(self) -> None:
        """Whoever has left is told nothing more, once the command itself is answered."""
        for connections in self.viewers.values():
            for connection in connections:
                if self.has_departed(connection):
                    connection.close("bad_token")

    def has_departed(self, connection: Connection) -> bool:
        return connection.member is not None and has_left(self.table.state, connection.member)

    def start_over(self, seat: int, connections: Iterable[Connection]) -> None:
        """For viewers that have missed more than the table still knows."""
        for connection in connections:
            connection.put(self.welcome(seat, connection.member, None))

    def fresh_public(self) -> Raw:
        """What has changed of the game as everybody sees it."""
        found, self.shown = self.table.public_changes(self.shown)
        return Raw(ENCODER.encode(found)) if found else NOTHING

    def may_be_news(self, kinds: set[str]) -> bool:
        """Whether the table beside the game may have changed; an order alone seldom changes it."""
        table = self.table
        if kinds != {"order"} or table.header.clock.mode != "none":
            return not kinds <= TALK or table.talk_visibility == "existence_public"
        shape = [table.status, *table.names()]
        was, self.shape = self.shape, shape
        return shape != was

    def fresh_info(self) -> Raw:
        """The table, if that has changed."""
        info = ENCODER.encode(self.table.info(now()))
        if info == self.info:
            return NOTHING
        self.info = info
        return Raw(info)

    def update(
        self,
        seat: int,
        told: SentState,
        seen: int,
        public: Raw,
        info: Raw,
        questions: list[Decision] | None,
        kinds: set[str] | None,
    ) -> Update:
        """One viewer's message; what it has been told is brought up to now."""
        table = self.table
        own, decisions = NOTHING, NOTHING
        if questions is not None:
            own = self.fresh_own(seat, told)
            decisions = self.fresh_decisions(seat, told, questions)
        events = table.log(seat, told.seen)
        told.seen = seen
        talks, agreements, proposals = [], [], None
        if kinds is None or kinds & TALK:
            talks = table.talks(seat, told.talks)
            told.talks = talks[-1].number if talks else told.talks
            known = table.agreements(seat)
            encoded = ENCODER.encode(known)
            agreements = known if encoded != told.agreements else []
            told.agreements = encoded
        if seat >= 0 and (table.state.seats[seat].proposals or told.proposals != NONE):
            voted = table.proposals(seat)
            encoded = ENCODER.encode(voted)
            proposals = voted if encoded != told.proposals else None
            told.proposals = encoded
        remarks = table.remarks(seat, told.remarks)
        told.remarks = remarks[-1].number if remarks else told.remarks
        return Update(
            seen, events, public, own, decisions, cast(TableInfo, info), talks, agreements, proposals,
            table.may_take_back(seat), remarks, self.fresh_standing(seat, told),
        )  # fmt: skip

    def fresh_standing(self, seat: int, told: SentState) -> list[StandingInfo] | None:
        """The seat's standing orders, if they have changed."""
        if seat == SPECTATOR or (told.standing == NONE and not self.table.state.seats[seat].standing):
            return None
        standing = self.table.standing(seat)
        encoded = ENCODER.encode(standing)
        is_known = encoded == told.standing
        told.standing = encoded
        return None if is_known else standing

    def fresh_own(self, seat: int, told: SentState) -> Raw:
        """What the seat alone knows, if that has changed."""
        if seat == SPECTATOR:
            return NOTHING
        mark = self.table.own_mark(seat)
        if mark is not None and mark == told.mark:
            return NOTHING
        told.mark = mark
        own = ENCODER.encode(self.table.own_json(seat))
        if own == told.own:
            return NOTHING
        told.own = own
        return Raw(own)

    def fresh_decisions(self, seat: int, told: SentState, questions: list[Decision]) -> Raw:
        """The seat's questions, if they have changed."""
        if seat == SPECTATOR:
            return NOTHING
        decisions = self.table.decisions(seat, questions)
        if decisions == told.decisions:
            return NOTHING
        told.decisions = decisions
        return Raw(ENCODER.encode(decisions))

    def welcome(self, seat: int, member: int | None, since: int | None) -> bytes:
        """All that a viewer may know now, and what it has missed."""
        table = self.table
        told = self.told.setdefault(seat, SentState())
        self.fresh_public()
        info = table.info(now())
        self.info = ENCODER.encode(info)
        self.fresh_own(seat, told)
        self.fresh_decisions(seat, told, table.questions())
        told.seen = seen = table.seen(seat)
        talks, agreements = table.talks(seat), table.agreements(seat)
        proposals = table.proposals(seat)
        remarks = table.remarks(seat)
        standing = table.standing(seat)
        told.standing = ENCODER.encode(standing)
        told.talks = talks[-1].number if talks else 0
        told.remarks = remarks[-1].number if remarks else 0
        told.agreements, told.proposals = ENCODER.encode(agreements), ENCODER.encode(proposals)
        start = since if since is not None and table.log_start(seat) <= since <= seen else table.log_start(seat)
        return ENCODER.encode(
            Welcome(
                sequence=seen,
                seat=seat,
                member=member,
                table=info,
                public=Raw(ENCODER.encode(table.public_json())),
                own=Raw(told.own or b"null"),
                decisions=Raw(ENCODER.encode(told.decisions or [])),
                log=table.log(seat, start),
                talks=talks,
                agreements=agreements,
                proposals=proposals,
                may_take_back=table.may_take_back(seat),
                remarks=remarks,
                standing=standing,
                standing_kinds=table.standing_kinds(seat),
            )
        )
