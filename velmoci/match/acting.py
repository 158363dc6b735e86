"""What members do at a table beside talking: checked against who they are and what the table is doing, then written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.kernel.standing import ANYBODY, NOTATION
from velmoci.match.clocks import deadlines
from velmoci.match.commands import (
    AddStanding,
    AskRematch,
    ComeBack,
    GiveOrder,
    Leave,
    Mix,
    NameCaptain,
    Pause,
    Resume,
    RevokeStanding,
    TakeBack,
    VoteOnAbsent,
)
from velmoci.match.errors import NotNow, refusal
from velmoci.match.ledger import Ledger
from velmoci.match.members import captain_of, check_captain, is_voted_on, members_of, topic_of
from velmoci.match.standing import check_new
from velmoci.match.state import Member


class Acting:
    """The commands of members; each writes its entry, or raises a VelmociError and changes nothing."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.state: Final = ledger.state
        self.match: Final = ledger.match

    # ── the game

    def give_order(self, person: Member, command: GiveOrder) -> None:
        """An order of the game, or a vote for it."""
        ledger, seat = self.ledger, person.seat
        self.require_running()
        order = ledger.game.notation.from_json(command.order)
        own = self.state.seats[seat]
        if own.stand_in:
            raise NotNow("stood_in")
        self.check_in_time(seat)
        voters = self.voters(person)
        if len(voters) == 1 and ledger.team_mode == "any_member" and not own.proposals:
            ledger.play(seat, order, person.number)
            return
        problem: Rejected | None = None
        try:
            self.match.position.check(seat, order)
        except Rejected as wrong:
            problem = wrong
        votes = is_voted_on(ledger.team_mode, order, voters)
        mode = "" if votes else ledger.team_mode
        check_captain(ledger.game, mode, captain_of(self.state, seat), person.number, problem)
        if votes:
            data = {"order": str(order), "topic": self.topic(seat, order)}
            ledger.write("proposal", seat, person.number, data)
        elif own.proposals:
            ledger.play(seat, order, person.number, topic=self.topic(seat, order))
        else:
            ledger.play(seat, order, person.number)

    def require_running(self) -> None:
        """Before the game and in a pause nothing is ordered; after it the rules themselves say so."""
        if not self.state.has_begun:
            raise NotNow("not_begun")
        if self.state.paused_at is not None:
            raise NotNow("paused")

    def check_in_time(self, seat: int) -> None:
        """An order after the deadline comes too late, even if nobody has looked at the clock yet."""
        ends = deadlines(self.state, self.ledger.header.clock)
        if any(late == seat and end <= self.ledger.at for late, end in ends):
            raise NotNow("time_is_up")

    def voters(self, person: Member) -> list[Member]:
        """The members present, the acting one in any case."""
        present = self.ledger.present(person.seat)
        return present if person in present else [*present, person]

    def topic(self, seat: int, order: Order) -> str:
        """Which question of the seat an order answers."""
        return topic_of(order, [decision for decision in self.match.position.pending() if decision.seat == seat])

    def take_back(self, person: Member, command: TakeBack) -> None:
        """Undo, or one's own votes back while there are any."""
        self.require_running()
        ledger, seat = self.ledger, person.seat
        if any(person.number in proposal.votes for proposal in self.state.seats[seat].proposals):
            ledger.write("proposal", seat, person.number, {"withdraw": True})
            return
        self.check_speaker(person)
        self.match.check_undo(seat)
        ledger.write("undo", seat, person.number)

    def add_standing(self, person: Member, command: AddStanding) -> None:
        """A standing order; whoever may give orders for the power may give one."""
        self.require_unfinished()
        self.check_speaker(person)
        ledger, seat, wanted = self.ledger, person.seat, NOTATION.from_json(command.order)
        order = check_new(ledger.game, self.match.position, seat, wanted, self.state.seats[seat].standing)
        if order.partner != ANYBODY:
            ledger.seat_of(order.partner)
        ledger.write("standing", seat, person.number, {"order": str(order)})

    def revoke_standing(self, person: Member, command: RevokeStanding) -> None:
        """A standing order holds no more."""
        self.require_unfinished()
        self.check_speaker(person)
        if command.number not in [one.number for one in self.state.seats[person.seat].standing]:
            raise NotNow("no_standing", value=str(command.number)[:20])
        self.ledger.write("standing", person.seat, person.number, {"revoke": command.number})

    def require_unfinished(self) -> None:
        """Nothing is said beforehand when nothing can come any more."""
        if self.ledger.status == "over":
            raise NotNow("not_running")

    def check_speaker(self, person: Member) -> None:
        """Whoever speaks for a power alone does so; where it votes, nobody does."""
        ledger = self.ledger
        if ledger.team_mode == "majority" and len(self.voters(person)) > 1:
            raise refusal(ledger.game, "vote_open")
        check_captain(ledger.game, ledger.team_mode, captain_of(self.state, person.seat), person.number, None)

    # ── the table

    def stop(self, person: Member, command: Pause) -> None:
        """Clocks and bots stand still."""
        self.require_running()
        if self.ledger.status != "running":
            raise NotNow("not_running")
        self.ledger.write("pause", person.seat, person.number)

    def go_on(self, person: Member, command: Resume) -> None:
        """Clocks and bots go on."""
        if self.ledger.status != "paused":
            raise NotNow("not_paused")
        self.ledger.write("resume", person.seat, person.number)

    def vote_on_absent(self, person: Member, command: VoteOnAbsent) -> None:
        """What is to become of a power that does not answer."""
        seat = self.ledger.seat_of(command.power)
        if all(vote.seat != seat for vote in self.state.absent):
            raise NotNow("no_vote")
        if person.seat == seat or not self.match.position.is_living(person.seat):
            raise NotNow("not_a_voter")
        self.ledger.write("vote", person.seat, person.number, {"seat": seat, "choice": command.choice})

    def come_back(self, person: Member, command: ComeBack) -> None:
        """The seat is taken back from whoever stands in."""
        if not self.state.seats[person.seat].stand_in:
            raise NotNow("not_stood_in")
        self.ledger.write("back", person.seat, person.number)

    def choose_captain(self, person: Member, command: NameCaptain) -> None:
        """The power names another captain."""
        if command.member not in {member.number for member in members_of(self.state, person.seat)}:
            raise NotNow("not_a_member")
        self.ledger.write("captain", person.seat, person.number, {"member": command.member})

    def mix_in(self, person: Member, command: Mix) -> None:
        """The seat's own value for the dice; the first one stands."""
        if self.state.has_begun:
            raise NotNow("mix_closed")
        if self.state.seats[person.seat].mixed:
            raise NotNow("mix_done")
        self.ledger.write("mix", person.seat, person.number, {"value": command.value})

    def ask_rematch(self, person: Member, command: AskRematch) -> None:
        """Another game with the same seats."""
        if self.ledger.status != "over":
            raise NotNow("not_over")
        self.ledger.write("rematch", person.seat, person.number)

    def get_up(self, person: Member, command: Leave) -> None:
        """The member leaves; a power without members resigns when it may."""
        self.ledger.write("leave", person.seat, person.number)


ACTIONS: Final[dict[type, Callable[[Acting, Member, Any], None]]] = {
    GiveOrder: Acting.give_order,
    TakeBack: Acting.take_back,
    AddStanding: Acting.add_standing,
    RevokeStanding: Acting.revoke_standing,
    Pause: Acting.stop,
    Resume: Acting.go_on,
    VoteOnAbsent: Acting.vote_on_absent,
    ComeBack: Acting.come_back,
    NameCaptain: Acting.choose_captain,
    Mix: Acting.mix_in,
    AskRematch: Acting.ask_rematch,
    Leave: Acting.get_up,
}
