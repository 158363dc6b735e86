"""A table: seats, members, the game, talks and clocks. It knows no network, file or clock.

Time comes in as `at`, in milliseconds since 1970. What changes the table returns entries, already applied
here; the caller makes them durable before anybody is told, and if that fails throws the table away and
restores it.

A viewer is a seat, or -1 for a spectator. Every viewer has a count of its own of what it could see (`seen`),
so that no number that leaves tells of what others do in secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct
from msgspec import json as msgjson
from msgspec.structs import replace

from velmoci.kernel.errors import Refusal, Rejected, VelmociError
from velmoci.kernel.order import Order
from velmoci.kernel.talk import read_reply
from velmoci.match.bots import BotTask
from velmoci.match.commands import (
    AnswerAgreement,
    AnyCommand,
    AskRematch,
    ComeBack,
    Disclose,
    GiveOrder,
    Leave,
    Mix,
    NameCaptain,
    Pause,
    ProposeAgreement,
    Remark,
    Resume,
    Reveal,
    Say,
    TakeBack,
    VoteOnAbsent,
)
from velmoci.match.entries import Entry, Handled, Header, Snapshot
from velmoci.match.errors import NotAtTheTable, NotNow, refusal
from velmoci.match.match import Match
from velmoci.match.members import captain_of, check_captain, is_voted_on, members_of
from velmoci.match.remarks import MOST_REMARKS
from velmoci.match.setup import make_header as make_header
from velmoci.match.state import STATE_VERSION, Member, TableState
from velmoci.match.talks import EVERYBODY, check_heard_by_all, check_talk, read_agreement, room_of
from velmoci.match.upkeep import Upkeep

SPECTATOR: Final = -1
SNAPSHOT_EVERY: Final = 100
"""A snapshot is worth keeping after so many entries."""
MOST_MEMBERS: Final = 24
"""Behind one power; the rules set no limit, memory does."""
LONGEST_NAME: Final = 40


class TableDump(Struct):
    """What a snapshot holds."""

    state: TableState
    match: dict[str, Any]


class Table(Upkeep):
    """One match at a table."""

    @staticmethod
    def create(header: Header, secret: str) -> Table:
        """A table at which nothing has happened."""
        return Table(header, secret)

    @staticmethod
    def restore(
        header: Header, secret: str, entries: Iterable[Entry], snapshot: Snapshot | None = None
    ) -> Table:
        """The table as its entries left it; `entries` are all, or those after the snapshot."""
        table = Table(header, secret)
        if snapshot is not None:
            table.load(snapshot)
        table.follow(entries)
        return table

    def load(self, snapshot: Snapshot) -> None:
        """Takes a snapshot in."""
        if snapshot.version != STATE_VERSION:
            raise NotNow("old_snapshot")
        dump = msgjson.decode(snapshot.state, type=TableDump)
        self.state = dump.state
        archive = self.archive()
        archive.mixed = tuple(dump.state.mixed)
        self.match = Match.load(archive, self.secret, dump.match)
        self.log_base = list(self.state.seen)

    def snapshot(self) -> Snapshot:
        """The table now; worth keeping every SNAPSHOT_EVERY entries."""
        dump = TableDump(self.state, self.match.dump())
        return Snapshot(self.sequence, STATE_VERSION, msgjson.encode(dump))

    def forget(self) -> None:
        """Lets go of log and records that a kept snapshot makes needless, to hold little memory."""
        self.match.forget()
        self.lines.clear()
        self.log_base = list(self.state.seen)

    def follow(self, entries: Iterable[Entry]) -> None:
        """Takes in entries that are durable already, such as another process has written."""
        for entry in entries:
            self.fold(entry)

    # ── sitting down

    def join(
        self, seat: int | None, name: str, at: int, is_former: bool = False
    ) -> tuple[int, int, list[Entry]]:
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
        entries = self.batch(at)
        data: dict[str, Any] = {"name": name.strip()[:LONGEST_NAME] or f"{member}"}
        self.push("join", seat, member, {**data, "former": True} if is_former else data)
        self.keep_up()
        return seat, member, entries

    def open_seat(self) -> int:
        """The first seat of people at which nobody sits."""
        for seat, setup in enumerate(self.header.seats):
            if setup.kind == "person" and not members_of(self.state, seat) and not self.state.has_begun:
                return seat
        raise NotNow("no_open_seat")

    def open_seats(self) -> int:
        """How many seats of people wait for somebody."""
        if self.state.has_begun:
            return 0
        people = [seat for seat, setup in enumerate(self.header.seats) if setup.kind == "person"]
        return sum(1 for seat in people if not members_of(self.state, seat))

    def presence(self, member: int, is_present: bool, at: int) -> list[Entry]:
        """The member's last connection has gone for good, or the first one has come back."""
        person = self.find_member(member)
        if person.has_left:
            return []
        is_stood_in = is_present and bool(self.state.seats[person.seat].stand_in)
        if person.is_present == is_present and not is_stood_in:
            return []
        entries = self.batch(at)
        self.push("back" if is_present else "away", person.seat, member)
        self.keep_up()
        return entries

    def find_member(self, number: int) -> Member:
        if not 1 <= number <= len(self.state.members):
            raise NotAtTheTable("not_a_member")
        return self.state.members[number - 1]

    # ── commands

    def handle(self, seat: int, member: int, command: AnyCommand, at: int) -> Handled:
        """Carries out a member's command, or raises a VelmociError and changes nothing."""
        person = self.find_member(member)
        if person.seat != seat or person.has_left:
            raise NotAtTheTable("not_a_member")
        known = self.state.commands.get(f"{member} {command.id}")
        if known is not None:
            return Handled([], known)
        entries = self.batch(at, command.id)
        COMMANDS[type(command)](self, person, command)
        self.keep_up()
        return Handled(entries, self.state.commands[f"{member} {command.id}"])

    def remark(self, command: Remark, at: int) -> Handled:
        """Takes in what a spectator says to the others; the same once more counts once."""
        author, text = command.name.strip(), command.text.strip()
        entries = self.batch(at)
        if not self.state.remarks.holds(author, text, command.id):
            if self.state.remarks.count >= MOST_REMARKS:
                raise NotNow("remarks_full", limit=MOST_REMARKS)
            self.push("remark", SPECTATOR, data={"author": author, "text": text, "id": command.id})
        return Handled(entries, self.seen(SPECTATOR))

    def give_order(self, person: Member, command: GiveOrder) -> None:
        """An order of the game, or a vote for it."""
        seat = person.seat
        self.require_running()
        order = self.game.notation.from_json(command.order)
        if self.state.seats[seat].stand_in:
            raise NotNow("stood_in")
        self.check_in_time(seat)
        voters = self.voters(person)
        if len(voters) == 1 and self.team_mode == "any_member" and not self.state.seats[seat].proposals:
            self.play(seat, order, person.number)
            return
        problem: Rejected | None = None
        try:
            self.match.position.check(seat, order)
        except Rejected as wrong:
            problem = wrong
        votes = is_voted_on(self.team_mode, order, voters)
        mode = "" if votes else self.team_mode
        check_captain(self.game, mode, captain_of(self.state, seat), person.number, problem)
        if votes:
            data = {"order": str(order), "topic": self.topic(seat, order)}
            self.push("proposal", seat, person.number, data)
        elif self.state.seats[seat].proposals:
            self.play(seat, order, person.number, topic=self.topic(seat, order))
        else:
            self.play(seat, order, person.number)

    def voters(self, person: Member) -> list[Member]:
        """The members present, the acting one in any case."""
        present = self.present(person.seat)
        return present if person in present else [*present, person]

    def take_back(self, person: Member, command: TakeBack) -> None:
        """Undo, or one's own votes back while there are any."""
        self.require_running()
        seat = person.seat
        if any(person.number in proposal.votes for proposal in self.state.seats[seat].proposals):
            self.push("proposal", seat, person.number, {"withdraw": True})
            return
        if self.team_mode == "majority" and len(self.voters(person)) > 1:
            raise refusal(self.game, "vote_open")
        check_captain(self.game, self.team_mode, captain_of(self.state, seat), person.number, None)
        self.match.check_undo(seat)
        self.push("undo", seat, person.number)

    def say(self, person: Member, command: Say) -> None:
        """A line in a room."""
        room = self.room(person.seat, command.powers)
        self.push("say", person.seat, person.number, {"room": room, "text": command.text})
        for seat in room:
            if seat != person.seat and self.status == "running" and self.bot_talks(seat):
                self.excuse(seat, person.seat, room)

    def excuse(self, seat: int, partner: int, room: list[int]) -> None:
        """A bot says once to everybody who talks to it what it understands."""
        if not self.state.talks.has_excused_itself(seat, partner):
            sentence = "bot-reads-treaties" if self.treaties else "bot-reads-offers"
            self.push("say", seat, data={"room": room, "text": "", "sentence": sentence})

    def room(self, seat: int, powers: list[str]) -> list[int]:
        """The seats of a room that may be talked in now."""
        room = room_of(seat, (self.seat_of(power) for power in powers))
        check_talk(self.game, self.talk_visibility, seat, room, self.may_talk)
        check_heard_by_all(self.open_talks, room, [one for one in range(len(self.header.seats)) if self.may_talk(one)])
        return room

    def seat_of(self, power: str) -> int:
        """The seat of a power."""
        for seat in range(len(self.header.seats)):
            if self.power(seat) == power:
                return seat
        raise refusal(self.game, "unknown_power", value=power[:40])

    def propose(self, person: Member, command: ProposeAgreement) -> None:
        """An agreement among powers."""
        self.check_speaker(person)
        if self.treaties:
            raise Refusal("agree_by_treaty", self.treaties)
        room = self.room(person.seat, command.powers)
        against = self.seat_of(command.against) if command.form == "against" else -1
        data = read_agreement(self.game, command, room, against, self.knows_state)
        self.push("agreement", person.seat, person.number, data)

    def knows_state(self, state: str) -> bool:
        return any(self.game.names(key, state, "en") is not None for key in ("state", "field"))

    def check_speaker(self, person: Member) -> None:
        """Where only the captain acts, only the captain agrees."""
        check_captain(self.game, self.team_mode, captain_of(self.state, person.seat), person.number, None)

    def answer_agreement(self, person: Member, command: AnswerAgreement) -> None:
        """A party accepts or declines."""
        self.check_speaker(person)
        index = self.state.talks.index(person.seat, command.number)
        agreement = self.state.talks.agreements[index]
        self.check_party(person.seat, agreement.room)
        if agreement.is_agreed:
            raise NotNow("agreement_closed")
        self.push("answer", person.seat, person.number, {"index": index, "accept": command.accept})

    def check_party(self, seat: int, room: list[int]) -> None:
        """Only a party acts on an agreement, and only while it takes part in the game."""
        if seat not in room:
            raise NotNow("not_a_party")
        if not self.may_talk(seat):
            raise refusal(self.game, "power_destroyed")

    def may_talk(self, seat: int) -> bool:
        """Living powers talk; after the game everybody does."""
        return self.status == "over" or self.match.position.is_living(seat)

    def tell_agreement(self, person: Member, command: Disclose) -> None:
        """A party shows an agreement to others."""
        self.check_speaker(person)
        index = self.state.talks.index(person.seat, command.number)
        agreement = self.state.talks.agreements[index]
        self.check_party(person.seat, agreement.room)
        if not agreement.is_agreed:
            raise NotNow("agreement_open")
        seats = sorted({self.seat_of(power) for power in command.powers} - set(agreement.room))
        if command.powers and not seats:
            raise NotNow("disclosed_to_nobody")
        self.push("disclose", person.seat, person.number, {"index": index, "to": seats or [EVERYBODY]})

    def agree_to_show(self, person: Member, command: Reveal) -> None:
        """One's own power agrees that a room's talk be shown in the replay."""
        self.check_speaker(person)
        room = room_of(person.seat, (self.seat_of(power) for power in command.powers))
        self.push("reveal", person.seat, person.number, {"room": room})

    def stop(self, person: Member, command: Pause) -> None:
        """Clocks and bots stand still."""
        self.require_running()
        if self.status != "running":
            raise NotNow("not_running")
        self.push("pause", person.seat, person.number)

    def go_on(self, person: Member, command: Resume) -> None:
        """Clocks and bots go on."""
        if self.status != "paused":
            raise NotNow("not_paused")
        self.push("resume", person.seat, person.number)

    def vote_on_absent(self, person: Member, command: VoteOnAbsent) -> None:
        """What is to become of a power that does not answer."""
        seat = self.seat_of(command.power)
        if all(vote.seat != seat for vote in self.state.absent):
            raise NotNow("no_vote")
        if person.seat == seat or not self.match.position.is_living(person.seat):
            raise NotNow("not_a_voter")
        self.push("vote", person.seat, person.number, {"seat": seat, "choice": command.choice})

    def come_back(self, person: Member, command: ComeBack) -> None:
        """The seat is taken back from whoever stands in."""
        if not self.state.seats[person.seat].stand_in:
            raise NotNow("not_stood_in")
        self.push("back", person.seat, person.number)

    def choose_captain(self, person: Member, command: NameCaptain) -> None:
        """The power names another captain."""
        if command.member not in {member.number for member in members_of(self.state, person.seat)}:
            raise NotNow("not_a_member")
        self.push("captain", person.seat, person.number, {"member": command.member})

    def mix_in(self, person: Member, command: Mix) -> None:
        """The seat's own value for the dice; the first one stands."""
        if self.state.has_begun:
            raise NotNow("mix_closed")
        if self.state.seats[person.seat].mixed:
            raise NotNow("mix_done")
        self.push("mix", person.seat, person.number, {"value": command.value})

    def ask_rematch(self, person: Member, command: AskRematch) -> None:
        """Another game with the same seats."""
        if self.status != "over":
            raise NotNow("not_over")
        self.push("rematch", person.seat, person.number)

    def get_up(self, person: Member, command: Leave) -> None:
        """The member leaves; a power without members resigns when it may."""
        self.push("leave", person.seat, person.number)

    # ── bots

    def bot_tasks(self) -> list[BotTask]:
        """What the bots at this table are asked now, at most one question for each seat."""
        if self.status != "running":
            return []
        tasks: dict[int, BotTask] = {}
        pending = self.match.position.pending()
        for seat in range(len(self.header.seats)):
            task = self.talk_task(seat)
            if task is not None:
                tasks[seat] = task
        for decision in sorted(pending, key=lambda decision: decision.waits):
            seat = decision.seat
            bot = self.bot_of(seat)
            if not bot or seat in tasks:
                continue
            if decision.waits:
                tasks[seat] = self.bot_task(
                    seat, bot, "waits" if ("asides", seat) in self.asked else "asides"
                )
            elif ("answers", seat) not in self.asked:
                tasks[seat] = self.bot_task(seat, bot, "answers")
        return list(tasks.values())

    def talk_task(self, seat: int) -> BotTask | None:
        """The first offer that waits for the answer of a bot that talks, whoever is on turn."""
        number = self.state.talks.open_offer(seat)
        may_answer = number is not None and ("talks", seat) not in self.asked and self.bot_talks(seat)
        if number is None or not may_answer or not self.may_talk(seat):
            return None
        agreement = self.state.talks.agreements[self.state.talks.index(seat, number)]
        task = self.bot_task(seat, self.bot_of(seat), "talks")
        return replace(task, offer=agreement.offer().to_json(), agreement=number)

    def bot_task(self, seat: int, bot: str, about: Any) -> BotTask:
        match = self.match
        return BotTask(
            match=self.header.match,
            game=self.header.game,
            rulebook=self.header.rulebook,
            seat=seat,
            bot=bot,
            about=about,
            moment=match.number,
            view=match.position.view(seat).dump(),
            seed=match.bot_seed(seat),
            promises=[promise.to_json() for promise in self.state.talks.promises(seat)],
        )

    def bot_order(self, task: BotTask, order: str | None, at: int) -> list[Entry]:
        """A bot's answer; None leaves a question open, or gives the default order where the game waits.

        An answer that came too late brings nothing: ask `bot_tasks` again. A bot whose order the rules refuse
        gets the default order instead.
        """
        seat = task.seat
        if self.status != "running" or self.bot_of(seat) != task.bot or task.moment != self.match.number:
            return []
        if task.about == "talks":
            return self.bot_reply(task, order, at)
        if task.about == "asides" or order is None:
            self.asked.add((task.about, seat))
        chosen = self.bots_choice(seat, order)
        if chosen is None and task.about == "waits":
            chosen = self.default_order(seat)
        if chosen is None:
            self.asked.add((task.about, seat))
            return []
        entries = self.batch(at)
        self.play(seat, chosen, by="bot", waits=task.about == "waits")
        self.keep_up()
        return entries

    def bot_reply(self, task: BotTask, text: str | None, at: int) -> list[Entry]:
        """A bot's answer to an offer, written as a person's is; one that says nothing is asked again later."""
        seat, reply = task.seat, read_reply(text)
        index = self.state.talks.index(seat, task.agreement)
        if not self.state.talks.agreements[index].waits_for(seat):
            return []
        if reply is None:
            self.asked.add((task.about, seat))
            return []
        entries = self.batch(at)
        self.push("answer", seat, data={"index": index, "accept": reply.accept, "reason": reply.reason})
        self.keep_up()
        return entries

    def bots_choice(self, seat: int, order: str | None) -> Order | None:
        """What the bot wants, if the rules allow it."""
        if order is None:
            return None
        try:
            chosen = self.game.notation.parse(order)
            self.match.position.check(seat, chosen)
        except VelmociError:
            return None
        return chosen

    # ── another game

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


COMMANDS: Final[dict[type, Callable[[Table, Member, Any], None]]] = {
    GiveOrder: Table.give_order,
    TakeBack: Table.take_back,
    Say: Table.say,
    ProposeAgreement: Table.propose,
    AnswerAgreement: Table.answer_agreement,
    Disclose: Table.tell_agreement,
    Reveal: Table.agree_to_show,
    Pause: Table.stop,
    Resume: Table.go_on,
    VoteOnAbsent: Table.vote_on_absent,
    ComeBack: Table.come_back,
    NameCaptain: Table.choose_captain,
    Mix: Table.mix_in,
    AskRematch: Table.ask_rematch,
    Leave: Table.get_up,
}
