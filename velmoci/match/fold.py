"""From entries to a table: what each kind of entry changes, and who could see it."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from msgspec import json as msgjson

from velmoci.kernel.archive import Archive, read_rulebook
from velmoci.kernel.errors import Rejected, Value
from velmoci.kernel.event import EVERYBODY, Event, Part, public, to
from velmoci.kernel.game import Game
from velmoci.kernel.order import TABLE_SEAT
from velmoci.kernel.record import Record
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import Rulebook
from velmoci.match.clocks import end_move, shift, start_move
from velmoci.match.entries import Entry, Header
from velmoci.match.match import Match, asked_seats, audience_of
from velmoci.match.members import (
    captain_of,
    members_of,
    name_captain,
    present_members,
    vote_for,
    withdraw_votes,
)
from velmoci.match.remarks import Remarked
from velmoci.match.state import Absent, Member, TableState, fresh_state
from velmoci.match.talks import Agreement, Line

COMMANDS_KEPT: Final = 256
"""Commands older than these are known to the storage only, which refuses them a second time."""


class LogLine:
    """The events of one entry, with every viewer's count after it."""

    __slots__ = ("counts", "events")

    def __init__(self, counts: tuple[int, ...], events: tuple[Event, ...]) -> None:
        self.counts = counts
        self.events = events


def clause_of(game: Game, name: str) -> str:
    """The clause that an option of a game stands for."""
    options = [option for chapter in game.library.chapters for option in chapter.options]
    return next(option.clause for option in options if option.name == name)


class Fold:
    """A table as its entries made it: the game, and beside it the state."""

    def __init__(self, header: Header, secret: str) -> None:
        self.header = header
        self.secret = secret
        self.game, self.rulebook = rules_of(header)
        self.state: TableState = fresh_state(header)
        self.match = Match(self.archive(), secret)
        self.lines: list[LogLine] = []
        self.log_base: list[int] = list(self.state.seen)
        self.asked: set[tuple[str, int]] = set()
        """Bots that have had their say since the game last moved on."""
        options = self.rulebook.options
        self.team_mode = str(options.get("team_decision", "any_member"))
        self.talk_visibility = str(options.get("talk_visibility", "hidden"))
        self.open_talks = "" if options.get("private_talks", True) else clause_of(self.game, "private_talks")
        """The clause by which everybody hears every word, if there is one."""
        self.treaties = clause_of(self.game, "treaties_binding") if "treaties_binding" in options else ""
        """The clause by which agreements are treaties of the game itself, if there is one."""

    def archive(self) -> Archive:
        """The match of this table, still without records."""
        header = self.header
        return Archive(
            self.game, self.rulebook, self.people(), commitment=header.commitment, start=header.start
        )

    def people(self) -> list[dict[str, Any]]:
        """Who sits where, as it stands in the record of the match."""
        seats: list[dict[str, Any]] = []
        for seat, setup in enumerate(self.header.seats):
            if setup.kind == "bot":
                seats.append({"bot": setup.bot})
            else:
                names = [member.name for member in members_of(self.state, seat)]
                seats.append({"person": ", ".join(names) or setup.name})
        return seats

    # ── folding

    def fold(self, entry: Entry) -> None:
        """Does again what an entry tells that was written before or elsewhere."""
        if entry.kind == "order":
            order = self.game.notation.parse(entry.data["order"])
            self.match.redo(Record(entry.seat, order, tuple(entry.data["rolls"])))
        self.take_in(entry)

    def take_in(self, entry: Entry) -> None:
        """What an entry changes at the table; the game itself has changed already, by the order or by its record."""
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

    # ── the game

    def fold_order(self, entry: Entry) -> tuple[int, list[Event]]:
        """An order of the game; those given by no member cannot be taken back."""
        data = entry.data
        moment = self.match.moments[-1]
        audience = audience_of(moment, entry.seat)
        by = data.get("by")
        if by is not None:
            self.match.fix_last()
        if by != "bot" or data.get("waits"):
            self.asked.clear()
        if entry.seat >= 0:
            self.answered(entry)
        self.drop_proposals(entry)
        self.set_clocks(entry.at)
        events = list(moment.events)
        if by == "time":
            events.insert(0, public("time-ran-out", power=self.power(entry.seat)))
        return audience, events

    def answered(self, entry: Entry) -> None:
        """A seat that answers is not absent; one whose time ran out was so once more."""
        own = self.state.seats[entry.seat]
        if entry.data.get("by") == "time":
            own.timeouts += 1
        elif entry.member is not None or entry.data.get("by") == "vote":
            own.timeouts = 0
            self.close_vote(entry.seat)

    def drop_proposals(self, entry: Entry) -> None:
        """What was voted on is settled; what cannot be done any more needs no vote."""
        for seat, own in enumerate(self.state.seats):
            if own.proposals:
                settled = entry.data.get("topic") if seat == entry.seat else None
                own.proposals = [
                    proposal
                    for proposal in own.proposals
                    if proposal.topic != settled and self.is_legal(seat, proposal.order)
                ]

    def is_legal(self, seat: int, order: str) -> bool:
        """Whether the seat could give that order now."""
        try:
            self.match.position.check(seat, self.game.notation.parse(order))
        except Rejected:
            return False
        return True

    def fold_undo(self, entry: Entry) -> tuple[int, list[Event]]:
        """Those who saw the order see that it is taken back."""
        audience = self.match.undo(entry.seat)
        self.drop_proposals(entry)
        return audience, [Event(Part(audience, "order-taken-back", {"power": self.power(entry.seat)}))]

    def set_clocks(self, at: int) -> None:
        """Time runs for the people who are waited for, and for nobody else.

        Where others are asked in secret it runs for the asker, who decided to ask; for them only if that is no person.
        """
        state = self.state
        now = state.paused_at if state.paused_at is not None else at
        waited = [seat for seat in self.match.waited if self.is_played_by_people(seat)]
        if state.has_begun and not waited:
            waited = [seat for seat in asked_seats(self.match.position) if self.is_played_by_people(seat)]
        for seat, own in enumerate(state.seats):
            if state.has_begun and seat in waited:
                start_move(own, now)
            else:
                end_move(own, self.header.clock, now)

    def is_played_by_people(self, seat: int) -> bool:
        return self.header.seats[seat].kind == "person" and not self.state.seats[seat].stand_in

    # ── people

    def fold_join(self, entry: Entry) -> tuple[int, list[Event]]:
        """Somebody sits down."""
        assert entry.member is not None
        member = Member(entry.member, entry.seat, entry.data["name"], is_former="former" in entry.data)
        self.state.members.append(member)
        self.note_filled(entry.at)
        return self.told("sat-down", power=self.power(entry.seat), name=entry.data["name"])

    def fold_leave(self, entry: Entry) -> tuple[int, list[Event]]:
        """Somebody gets up: no votes of theirs count any more."""
        assert entry.member is not None
        member = self.state.members[entry.member - 1]
        own = self.state.seats[entry.seat]
        member.has_left = True
        withdraw_votes(own, member.number)
        for vote in self.state.absent:
            vote.votes.pop(member.number, None)
        if not self.state.has_begun and not members_of(self.state, entry.seat):
            own.mixed = ""
            self.state.talks.forget(entry.seat)
        self.note_filled(entry.at)
        return self.told("got-up", power=self.power(entry.seat), name=member.name)

    def note_filled(self, at: int) -> None:
        """Remembers since when every seat of people has somebody."""
        people = [seat for seat, setup in enumerate(self.header.seats) if setup.kind == "person"]
        is_filled = all(members_of(self.state, seat) for seat in people)
        self.state.filled_at = (
            (self.state.filled_at or at) if is_filled and not self.state.has_begun else None
        )

    def fold_away(self, entry: Entry) -> tuple[int, list[Event]]:
        """A member's connection is gone."""
        assert entry.member is not None
        self.state.members[entry.member - 1].is_present = False
        return EVERYBODY, []

    def fold_back(self, entry: Entry) -> tuple[int, list[Event]]:
        """A member is here again; whoever stood in for them stops."""
        own = self.state.seats[entry.seat]
        was_stood_in, own.stand_in = own.stand_in, ""
        own.timeouts = 0
        self.close_vote(entry.seat)
        self.set_clocks(entry.at)
        return self.told("came-back", power=self.power(entry.seat)) if was_stood_in else (EVERYBODY, [])

    def fold_mix(self, entry: Entry) -> tuple[int, list[Event]]:
        """A seat's own value for the dice."""
        self.state.seats[entry.seat].mixed = entry.data["value"]
        return EVERYBODY, []

    def fold_begin(self, entry: Entry) -> tuple[int, list[Event]]:
        """The values for the dice are fixed, and the game begins."""
        state = self.state
        state.mixed, state.has_begun, state.filled_at = list(entry.data["mixed"]), True, None
        self.match.archive.mixed = tuple(state.mixed)
        self.match.archive.seats = self.people()
        self.set_clocks(entry.at)
        return EVERYBODY, []

    def fold_proposal(self, entry: Entry) -> tuple[int, list[Event]]:
        """A vote inside a power: only its members know."""
        assert entry.member is not None
        own = self.state.seats[entry.seat]
        if "order" in entry.data:
            vote_for(own, entry.member, entry.data["topic"], entry.data["order"])
        else:
            withdraw_votes(own, entry.member)
        return 1 << entry.seat, []

    def fold_captain(self, entry: Entry) -> tuple[int, list[Event]]:
        """A vote for a captain is the power's own affair; who is captain everybody sees."""
        assert entry.member is not None
        before = captain_of(self.state, entry.seat)
        name_captain(self.state, entry.seat, entry.member, entry.data["member"], self.present(entry.seat))
        now = captain_of(self.state, entry.seat)
        assert now is not None, "whoever votes sits there"
        if now == before:
            return 1 << entry.seat, []
        name = self.state.members[now - 1].name
        return self.told("captain-named", power=self.power(entry.seat), name=name)

    def present(self, seat: int) -> list[Member]:
        """The members of a seat whose votes are waited for."""
        return present_members(self.state, seat, self.header.clock.mode == "days")

    # ── talks

    def fold_say(self, entry: Entry) -> tuple[int, list[Event]]:
        """A line in a room."""
        data, room = entry.data, entry.data["room"]
        audience = self.room_audience(room)
        line = Line(entry.at, room, entry.seat, entry.member or 0, data["text"], data.get("sentence", ""))
        self.state.talks.say(line)
        return audience, []

    def fold_agreement(self, entry: Entry) -> tuple[int, list[Event]]:
        """A proposal among powers."""
        data = entry.data
        audience = self.room_audience(data["room"])
        pairs = [(str(origin), str(target)) for origin, target in data["pairs"]]
        agreement = Agreement(data["room"], data["form"], entry.seat, pairs, data["against"], data["text"])
        agreement.accepted.append(entry.seat)
        self.state.talks.propose(agreement)
        return audience, []

    def room_audience(self, room: list[int]) -> int:
        """Those in the room; everybody learns that a room is new where that is public."""
        shows_new_rooms = self.talk_visibility == "existence_public"
        return EVERYBODY if shows_new_rooms and self.state.talks.is_new_room(room) else to(room)

    def fold_answer(self, entry: Entry) -> tuple[int, list[Event]]:
        """A party accepts or declines."""
        data = entry.data
        self.state.talks.answer(data["index"], entry.seat, data["accept"], data.get("reason", ""))
        return to(self.state.talks.agreements[data["index"]].room), []

    def fold_disclose(self, entry: Entry) -> tuple[int, list[Event]]:
        """A party shows an agreement to others."""
        seats = entry.data["to"]
        self.state.talks.disclose(entry.data["index"], entry.seat, seats)
        return EVERYBODY if seats == [EVERYBODY] else to([entry.seat, *seats]), []

    def fold_reveal(self, entry: Entry) -> tuple[int, list[Event]]:
        """A party agrees that a room's talk be shown in the replay."""
        self.state.talks.consent(entry.data["room"], entry.seat)
        return to(entry.data["room"]), []

    def fold_remark(self, entry: Entry) -> tuple[int, list[Event]]:
        """A spectator speaks to the others; remarks have numbers of their own, and nobody's count tells of them."""
        data = entry.data
        self.state.remarks.add(Remarked(entry.at, data["author"], data["text"], data["id"]))
        return 0, []

    # ── time and absence

    def fold_pause(self, entry: Entry) -> tuple[int, list[Event]]:
        """The table stands still."""
        self.state.paused_at = entry.at
        return self.told("paused", power=self.power(entry.seat))

    def fold_resume(self, entry: Entry) -> tuple[int, list[Event]]:
        """Time goes on where it stood."""
        state = self.state
        assert state.paused_at is not None
        stood_still = entry.at - state.paused_at
        state.paused_at = None
        for own in state.seats:
            shift(own, stood_still)
        for vote in state.absent:
            vote.deadline = vote.deadline + stood_still if vote.deadline is not None else None
        return self.told("resumed", power=self.power(entry.seat))

    def fold_absent(self, entry: Entry) -> tuple[int, list[Event]]:
        """The others are asked about a seat, or have decided to wait for it."""
        if "wait" not in entry.data:
            self.state.absent.append(Absent(entry.seat, entry.data["deadline"]))
            return self.told("vote-opened", power=self.power(entry.seat))
        own = self.state.seats[entry.seat]
        self.close_vote(entry.seat)
        own.timeouts, own.started = 0, None
        self.set_clocks(entry.at)
        return self.told("waited-for", power=self.power(entry.seat))

    def fold_vote(self, entry: Entry) -> tuple[int, list[Event]]:
        """One of the others says what is to become of an absent seat."""
        assert entry.member is not None
        for vote in self.state.absent:
            if vote.seat == entry.data["seat"]:
                vote.votes[entry.member] = entry.data["choice"]
        return EVERYBODY, []

    def fold_takeover(self, entry: Entry) -> tuple[int, list[Event]]:
        """A bot, or default orders, stand in for a seat."""
        self.state.seats[entry.seat].stand_in = entry.data["by"]
        self.close_vote(entry.seat)
        self.set_clocks(entry.at)
        return self.told(f"stand-in-{entry.data['by']}", power=self.power(entry.seat))

    def close_vote(self, seat: int) -> None:
        self.state.absent = [vote for vote in self.state.absent if vote.seat != seat]

    def fold_rematch(self, entry: Entry) -> tuple[int, list[Event]]:
        """A seat asks for another game; when all have, it gets its id."""
        if entry.seat == TABLE_SEAT:
            self.state.rematch = entry.data["match"]
            return EVERYBODY, []
        self.state.seats[entry.seat].wants_rematch = True
        return self.told("rematch-asked", power=self.power(entry.seat))

    # ── small things

    def power(self, seat: int) -> str:
        """The present name of a seat."""
        return self.match.position.power(seat)

    def told(self, sentence: str, **values: Value) -> tuple[int, list[Event]]:
        """Everybody is told."""
        return EVERYBODY, [public(sentence, **values)]


FOLDS: Final[dict[str, Callable[[Fold, Entry], tuple[int, list[Event]]]]] = {
    "join": Fold.fold_join,
    "leave": Fold.fold_leave,
    "away": Fold.fold_away,
    "back": Fold.fold_back,
    "mix": Fold.fold_mix,
    "begin": Fold.fold_begin,
    "order": Fold.fold_order,
    "undo": Fold.fold_undo,
    "proposal": Fold.fold_proposal,
    "captain": Fold.fold_captain,
    "say": Fold.fold_say,
    "agreement": Fold.fold_agreement,
    "answer": Fold.fold_answer,
    "disclose": Fold.fold_disclose,
    "reveal": Fold.fold_reveal,
    "pause": Fold.fold_pause,
    "resume": Fold.fold_resume,
    "absent": Fold.fold_absent,
    "vote": Fold.fold_vote,
    "takeover": Fold.fold_takeover,
    "rematch": Fold.fold_rematch,
    "remark": Fold.fold_remark,
}


def rules_of(header: Header) -> tuple[Game, Rulebook]:
    """The game and the rulebook; tables that play by the same rules share them."""
    return shared_rules(header.game, msgjson.encode(header.rulebook))


@lru_cache(maxsize=256)
def shared_rules(game_id: str, rulebook: bytes) -> tuple[Game, Rulebook]:
    game = find_game(game_id)
    return game, read_rulebook(game, msgjson.decode(rulebook))
