"""What a table tells, and to whom; nothing else ever leaves it."""

from __future__ import annotations

from typing import Final, Literal

from velmoci.kernel.changes import Change
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Malformed
from velmoci.kernel.event import Seen
from velmoci.kernel.game import Game
from velmoci.kernel.standing import NOTATION, Standing
from velmoci.match.absence import tally
from velmoci.match.clocks import deadlines
from velmoci.match.ledger import Ledger
from velmoci.match.match import asked_seats
from velmoci.match.members import captain_of, members_of
from velmoci.match.talks import EVERYBODY, Agreement, SpokenLine, disclosed_to
from velmoci.match.told import (
    AbsentInfo,
    AgreementInfo,
    ClockInfo,
    DecisionInfo,
    LoggedEvent,
    MemberInfo,
    ProposalInfo,
    RemarkLine,
    SeatInfo,
    StandingInfo,
    StandingKindInfo,
    StandingOffer,
    TableInfo,
    TalkLine,
)


def told_values(game: Game, seen: Seen) -> dict[str, object]:
    """The values of an event; an order that it speaks of comes also in its parts, under `deed`."""
    values: dict[str, object] = dict(seen.values)
    said = values.get("order")
    if isinstance(said, str):
        try:
            values["deed"] = game.notation.parse(said).to_json()
        except Malformed:
            return values
    return values


class Telling:
    """A table seen from outside. `seat` is a seat, or -1 for a spectator."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.header: Final = ledger.header
        self.state: Final = ledger.state
        self.match: Final = ledger.match

    def seen(self, seat: int) -> int:
        """The viewer's own count: how many entries could be seen from there so far."""
        return self.state.seen[seat]

    # ── the table

    def info(self, at: int) -> TableInfo:
        """Everything about the table that everybody may know."""
        header, state, status = self.header, self.state, self.ledger.status
        outcome = self.match.position.outcome()
        return TableInfo(
            match=header.match,
            game=header.game,
            status=status,
            seats=[self.seat_info(seat) for seat in range(len(state.seats))],
            clock=self.clock_info(at),
            rulebook=header.rulebook,
            commitment=header.commitment,
            secret=self.ledger.secret if status == "over" else None,
            mixed=[state.has_begun or bool(own.mixed) for own in state.seats],
            rematch=state.rematch,
            rematch_asked=[seat for seat, own in enumerate(state.seats) if own.wants_rematch],
            absent=[AbsentInfo(self.ledger.power(vote.seat), tally(vote), vote.deadline) for vote in state.absent],
            talking=self.talking(),
            outcome=dict(outcome.to_json()) if outcome is not None else None,
            is_public=header.is_public,
            one_screen=header.one_screen,
        )

    def names(self) -> list[str]:
        """The present names of the seats."""
        position = self.match.position
        return [position.power(seat) for seat in range(len(self.header.seats))]

    def seat_info(self, seat: int) -> SeatInfo:
        """A seat as everybody sees it."""
        setup, own = self.header.seats[seat], self.state.seats[seat]
        captain = captain_of(self.state, seat)
        members = [
            MemberInfo(member.number, member.name, member.is_present, member.number == captain)
            for member in members_of(self.state, seat)
        ]
        kind: Literal["person", "bot", "open"] = "bot"
        if setup.kind == "person":
            kind = "person" if members or self.state.has_begun else "open"
        has_clock = self.header.clock.mode != "none" and setup.kind == "person"
        bank = own.bank_ms if has_clock else None
        bot = self.ledger.bot_of(seat)
        return SeatInfo(
            seat, self.ledger.power(seat), kind, bot or None, members, bank, not bot or self.ledger.bot_talks(seat)
        )

    def clock_info(self, at: int) -> ClockInfo:
        """How time is kept, and when the next seat runs out of it."""
        clock = self.header.clock
        ends = [end for _, end in deadlines(self.state, clock)] if self.ledger.status == "running" else []
        return ClockInfo(clock.mode, clock.move_ms, clock.bank_ms, min(ends, default=None), clock.beforehand)

    # ── the game

    def public_json(self) -> dict[str, object]:
        """The game as everybody sees it."""
        return self.match.position.public_json()

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        """What has changed of that since the mark was given, and the mark of now."""
        return self.match.position.public_changes(mark)

    def own_json(self, seat: int) -> dict[str, object] | None:
        """What the seat alone knows of the game."""
        return self.match.position.own_json(seat) if seat >= 0 else None

    def own_mark(self, seat: int) -> object:
        """While it equals what it was, so does `own_json`; None says nothing."""
        return self.match.position.own_mark(seat)

    @property
    def is_open(self) -> bool:
        """Whether the game has begun and goes on, even if it pauses."""
        return self.state.has_begun and not self.match.is_over

    def questions(self) -> list[Decision]:
        """What anybody is asked."""
        return self.match.position.pending() if self.is_open else []

    def decisions(self, seat: int, questions: list[Decision]) -> list[DecisionInfo]:
        """What the seat is asked, of all the questions, and what it may do unasked."""
        if seat < 0 or not self.is_open:
            return []
        asked = [decision_info(decision) for decision in questions if decision.seat == seat]
        for decision in self.match.position.asides(seat):
            asked.append(decision_info(decision))
        return asked

    def may_take_back(self, seat: int) -> bool:
        """Whether the seat's last order can be taken back."""
        return seat >= 0 and self.match.own_place(seat) is not None and self.ledger.status == "running"

    def waits_for(self) -> tuple[int, ...]:
        """The seats that the game waits for."""
        return self.match.waited if self.state.has_begun else ()

    def asks(self) -> tuple[int, ...]:
        """The seats that are asked something for which the game waits; not for everybody's eyes."""
        return asked_seats(self.match.position) if self.is_open else ()

    def log(self, seat: int, since: int = 0) -> list[LoggedEvent]:
        """What the viewer saw happen after its count `since`, as far back as `log_start`."""
        lines = self.ledger.lines
        first = len(lines)
        while first > 0 and lines[first - 1].counts[seat] > since:
            first -= 1
        found: list[LoggedEvent] = []
        for line in lines[first:]:
            for event in line.events:
                seen = event.seen_by(seat)
                if seen is not None:
                    values = told_values(self.ledger.game, seen)
                    found.append(LoggedEvent(line.counts[seat], seen.sentence, values, event.is_private_to(seat)))
        return found

    def log_start(self, seat: int) -> int:
        """The viewer's count from which on `log` is complete; a table made from all entries has the rest."""
        return self.ledger.log_base[seat]

    # ── talks

    def powers(self, seats: list[int]) -> list[str]:
        return ["*" if seat == EVERYBODY else self.ledger.power(seat) for seat in seats]

    def talks(self, seat: int, after: int = 0) -> list[TalkLine]:
        """The lines that the viewer may read, from its own number `after` on; spectators are in no room."""
        return [self.talk_line(number, line) for number, line in self.state.talks.read(seat) if number > after]

    def talk_line(self, number: int, line: SpokenLine) -> TalkLine:
        """A line as it is read; a bot is called by its own name."""
        author = self.state.members[line.member - 1].name if line.member else self.header.seats[line.seat].bot
        powers, power = self.powers(line.room), self.ledger.power(line.seat)
        return TalkLine(number, line.at, powers, author, power, line.text, line.sentence)

    def remarks(self, seat: int, after: int = 0) -> list[RemarkLine]:
        """What spectators said behind that number; players read it once it can advise nobody any more."""
        if seat >= 0 and self.ledger.status != "over":
            return []
        return [RemarkLine(number, line.at, line.author, line.text) for number, line in self.state.remarks.read(after)]

    def talking(self) -> list[list[str]]:
        """Who talks with whom, where everybody may see it; never what."""
        if self.ledger.talk_visibility != "existence_public":
            return []
        return [self.powers(room) for room in self.state.talks.rooms]

    def agreements(self, seat: int) -> list[AgreementInfo]:
        """The agreements that the viewer may know of."""
        talks = self.state.talks
        return [
            self.agreement_info(number, talks.agreements[index], seat)
            for number, index in enumerate(talks.known[seat], start=1)
        ]

    def agreement_info(self, number: int, agreement: Agreement, seat: int) -> AgreementInfo:
        return AgreementInfo(
            number=number,
            powers=self.powers(agreement.room),
            form=agreement.form,
            pairs=list(agreement.pairs),
            against=self.ledger.power(agreement.against) if agreement.against >= 0 else "",
            text=agreement.text,
            by=self.ledger.power(agreement.by),
            accepted=self.powers(agreement.accepted),
            declined=self.powers(agreement.declined),
            disclosed=self.powers(disclosed_to(agreement, seat)),
            reasons={self.ledger.power(party): reason for party, reason in agreement.reasons.items()},
        )

    def proposals(self, seat: int) -> list[ProposalInfo]:
        """What the members of the seat are voting on."""
        if seat < 0:
            return []
        parse = self.ledger.game.notation.parse
        return [
            ProposalInfo(dict(parse(proposal.order).to_json()), proposal.order, list(proposal.votes))
            for proposal in self.state.seats[seat].proposals
        ]

    def standing(self, seat: int) -> list[StandingInfo]:
        """The standing orders of a seat, for its members alone."""
        kept = self.state.seats[seat].standing if seat >= 0 else []
        return [StandingInfo(one.number, NOTATION.parse(one.order).to_json(), one.order) for one in kept]

    def standing_kinds(self, seat: int) -> list[StandingKindInfo]:
        """The questions of this game that a seat can answer beforehand."""
        kinds = self.ledger.game.standing_kinds(self.match.position) if seat >= 0 else []
        return [
            StandingKindInfo(
                one.question,
                list(one.answers),
                list(one.topics),
                list(one.places),
                one.has_partner,
                list(one.with_odds),
            )
            for one in kinds
        ]

    def replay_talks(self) -> list[TalkLine]:
        """What the replay of a finished game shows of the talks: all, or what every party agreed to."""
        if self.ledger.status != "over":
            return []
        shows_all = bool(self.ledger.rulebook.options.get("replay_reveals_talks", False))
        talks = self.state.talks
        lines = [line for line in talks.lines if shows_all or talks.is_shown_in_replay(line.room)]
        return [self.talk_line(number, line) for number, line in enumerate(lines, start=1)]


def decision_info(decision: Decision) -> DecisionInfo:
    """A decision as its seat is told of it."""
    known = decision.info
    if isinstance(known, DecisionInfo):
        return known
    offers = decision.offers()
    default = decision.default()
    found = DecisionInfo(
        decision.kind,
        decision.seat,
        decision.waits,
        offers,
        default.to_json() if default is not None else None,
        decision.about(),
        standing_offer(decision.standing()),
    )
    decision.info = found
    return found


def standing_offer(standing: Standing | None) -> StandingOffer | None:
    """What can be said to a question from now on."""
    if standing is None:
        return None
    answers = [(one.name, one.order.to_json()) for one in standing.answers]
    return StandingOffer(standing.topic, standing.partner, list(standing.places), answers, list(standing.with_odds))
