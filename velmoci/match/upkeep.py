"""What a table does by itself: it begins, keeps time, acts for the absent, settles votes and wishes."""

from __future__ import annotations

import hashlib
from typing import Final

from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.match.absence import TIMEOUTS_UNTIL_VOTE, VOTE_MS, decided, stand_in_bot
from velmoci.match.clocks import deadlines
from velmoci.match.entries import Entry
from velmoci.match.ledger import Ledger
from velmoci.match.match import asked_seats
from velmoci.match.members import RESIGN, chosen_proposal, is_deserted
from velmoci.match.setup import new_match_id
from velmoci.match.standing import answered_beforehand
from velmoci.match.state import Member

MIX_WAIT_MS: Final = 5000
"""How long a full table waits for the seats' own values for the dice."""
MOST_STEPS: Final = 100_000
COLOUR_ORDER: Final = "choose_colour"


class Upkeep:
    """Moves a table on where nobody has anything to decide."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.header: Final = ledger.header
        self.state: Final = ledger.state
        self.match: Final = ledger.match
        self.has_wishes: Final = any(setup.colour for setup in ledger.header.seats)

    # ── one thing after the other, until nothing is left to do

    def keep_up(self) -> None:
        """Does everything that needs no decision."""
        for _ in range(MOST_STEPS):
            if not self.step():
                return
        raise AssertionError("a table that never comes to rest")

    def step(self) -> bool:
        """Does one such thing, if there is one."""
        if not self.state.has_begun:
            return self.begins()
        if self.match.is_over:
            return self.settles_rematch()
        if self.state.paused_at is not None:
            return False
        return (
            self.settles_proposal()
            or self.settles_absence()
            or self.acts_for_nobody()
            or self.answers_beforehand()
            or self.takes_wished_colour()
        )

    def begins(self) -> bool:
        """The game begins when nobody is missing and the values for the dice are there, or are overdue."""
        state = self.state
        if state.filled_at is None:
            return False
        people = [own for own, setup in zip(state.seats, self.header.seats, strict=True) if setup.kind == "person"]
        if not all(own.mixed for own in people) and self.ledger.at < state.filled_at + MIX_WAIT_MS:
            return False
        mixed = [own.mixed or self.made_value(seat) for seat, own in enumerate(state.seats)]
        self.ledger.write("begin", TABLE_SEAT, data={"mixed": mixed})
        if self.header.start is None:
            self.ledger.play(TABLE_SEAT, Begin(), by="table")
        return True

    def made_value(self, seat: int) -> str:
        """A value for the dice of a seat that brought none."""
        return hashlib.sha256(f"mix\n{self.ledger.secret}\n{seat}".encode()).hexdigest()[:32]

    def settles_proposal(self) -> bool:
        """A power's members have decided."""
        for seat, own in enumerate(self.state.seats):
            if own.proposals and not own.stand_in:
                chosen = chosen_proposal(own, self.ledger.present(seat))
                if chosen is not None:
                    self.ledger.play(seat, self.ledger.game.notation.parse(chosen.order), by="vote", topic=chosen.topic)
                    return True
        return False

    def settles_absence(self) -> bool:
        """The others have decided what becomes of an absent seat."""
        for vote in self.state.absent:
            choice = decided(vote, self.electors(vote.seat), self.ledger.at)
            if choice == "wait":
                self.ledger.write("absent", vote.seat, data={"wait": True})
            elif choice is not None:
                by = "bot" if choice == "bot" and stand_in_bot(self.header.game) else "default"
                self.ledger.write("takeover", vote.seat, data={"by": by})
            if choice is not None:
                return True
        return False

    def electors(self, seat: int) -> list[Member]:
        """Who votes on an absent seat: the people of the other powers that still take part."""
        return [
            member
            for other in range(len(self.state.seats))
            if other != seat and self.match.position.is_living(other)
            for member in self.ledger.present(other)
        ]

    def acts_for_nobody(self) -> bool:
        """A power whose members have all left resigns as soon as it may; until then it stays silent."""
        for seat, setup in enumerate(self.header.seats):
            if setup.kind == "bot":
                continue
            has_left = is_deserted(self.state, seat)
            if has_left and self.match.position.is_living(seat) and self.may_resign(seat):
                self.ledger.play(seat, self.ledger.game.notation.parse(RESIGN), by="left")
                return True
            if (has_left or self.state.seats[seat].stand_in == "default") and seat in asked_seats(self.match.position):
                self.play_default(seat, "left" if has_left else "away")
                return True
        return False

    def answers_beforehand(self) -> bool:
        """A question that somebody has answered before it was asked needs nobody."""
        found = answered_beforehand(self.ledger)
        if found is None:
            return False
        self.ledger.play(found.seat, found.order, by="standing", number=found.number)
        return True

    def may_resign(self, seat: int) -> bool:
        return RESIGN in self.ledger.game.notation.kinds and self.ledger.is_legal(seat, RESIGN)

    def takes_wished_colour(self) -> bool:
        """A colour that was wished for is taken if it is still free."""
        if not self.has_wishes or self.match.number > len(self.header.seats):
            return False
        for seat in self.match.waited:
            wish = self.header.seats[seat].colour
            if wish and COLOUR_ORDER in self.ledger.game.notation.kinds:
                try:
                    self.ledger.play(seat, self.ledger.game.notation.parse(f"{COLOUR_ORDER} {wish}"), by="wish")
                except VelmociError:
                    continue
                return True
        return False

    def settles_rematch(self) -> bool:
        """Every seat with people has asked for another game."""
        asked = [
            own.wants_rematch
            for seat, own in enumerate(self.state.seats)
            if self.header.seats[seat].kind == "person" and not is_deserted(self.state, seat)
        ]
        if self.state.rematch is not None or not asked or not all(asked):
            return False
        self.ledger.write("rematch", TABLE_SEAT, data={"match": new_match_id()})
        return True

    # ── time

    def tick(self, at: int) -> list[Entry]:
        """What time alone brings: clocks that have run out, votes that have closed, a game that begins."""
        entries = self.ledger.batch(at)
        self.keep_up()
        while self.ledger.status == "running":
            late = [seat for seat, end in deadlines(self.state, self.header.clock) if end <= self.ledger.at]
            if not late:
                break
            self.time_is_up(late[0])
            self.keep_up()
        return entries

    def deadline(self) -> int | None:
        """When `tick` next has something to do."""
        state = self.state
        if not state.has_begun:
            return state.filled_at + MIX_WAIT_MS if state.filled_at is not None else None
        if self.ledger.status != "running":
            return None
        ends = [vote.deadline for vote in state.absent if vote.deadline is not None]
        ends += [end for _, end in deadlines(self.state, self.header.clock)]
        return min(ends) if ends else None

    def time_is_up(self, seat: int) -> None:
        """Live, the default order is given at once; over days the others are asked, if there are any."""
        others = self.electors(seat)
        if others and self.header.clock.mode == "days" and self.late_question(seat).asker < 0:
            self.ledger.write("absent", seat, data={"deadline": self.ledger.at + VOTE_MS})
            return
        self.play_default(seat, "time")
        is_voted_on = any(vote.seat == seat for vote in self.state.absent)
        if (
            others
            and self.state.seats[seat].timeouts >= TIMEOUTS_UNTIL_VOTE
            and not is_voted_on
            and not self.match.is_over
        ):
            self.ledger.write("absent", seat, data={"deadline": None})

    def play_default(self, seat: int, by: str) -> None:
        """Gives the order that silence stands for, of the seat or of one that is asked in secret on its behalf."""
        question = self.late_question(seat)
        order = question.default()
        assert order is not None, "a question that the game waits for has a default"
        self.ledger.play(question.seat, order, by=by)

    def late_question(self, seat: int) -> Decision:
        """The question for whose answer the time of a seat runs."""
        pending = [decision for decision in self.match.position.pending() if decision.waits]
        return next(decision for decision in pending if seat in (decision.seat, decision.asker))
