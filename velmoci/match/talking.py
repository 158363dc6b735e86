"""What members say to other powers and agree on with them, and what spectators say: checked, then written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from velmoci.kernel.errors import Refusal
from velmoci.kernel.game import Game
from velmoci.match.commands import AnswerAgreement, Disclose, ProposeAgreement, Remark, Reveal, Say
from velmoci.match.errors import NotNow, refusal
from velmoci.match.ledger import Ledger
from velmoci.match.members import captain_of, check_captain
from velmoci.match.remarks import MOST_REMARKS
from velmoci.match.state import Member
from velmoci.match.talks import EVERYBODY, check_heard_by_all, check_talk, read_agreement, room_of
from velmoci.match.told import SPECTATOR


class Talking:
    """The talks of a table."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger: Final = ledger
        self.state: Final = ledger.state
        self.game: Final = ledger.game
        options = ledger.rulebook.options
        self.open_talks: Final = "" if options.get("private_talks", True) else clause_of(self.game, "private_talks")
        """The clause by which everybody hears every word, if there is one."""
        self.treaties: Final = clause_of(self.game, "treaties_binding") if "treaties_binding" in options else ""
        """The clause by which agreements are treaties of the game itself, if there is one."""

    # ── lines

    def say(self, person: Member, command: Say) -> None:
        """A line in a room."""
        room = self.room(person.seat, command.powers)
        self.ledger.write("say", person.seat, person.number, {"room": room, "text": command.text})
        for seat in room:
            if self.ledger.status == "running" and self.ledger.bot_talks(seat):
                self.excuse(seat, person.seat, room)

    def excuse(self, seat: int, partner: int, room: list[int]) -> None:
        """A bot says once to everybody who talks to it what it understands."""
        if not self.state.talks.has_excused_itself(seat, partner):
            sentence = "bot-reads-treaties" if self.treaties else "bot-reads-offers"
            self.ledger.write("say", seat, data={"room": room, "text": "", "sentence": sentence})

    def room(self, seat: int, powers: list[str]) -> list[int]:
        """The seats of a room that may be talked in now."""
        room = room_of(seat, (self.ledger.seat_of(power) for power in powers))
        check_talk(self.game, self.ledger.talk_visibility, seat, room, self.may_talk)
        living = [one for one in range(len(self.ledger.header.seats)) if self.may_talk(one)]
        check_heard_by_all(self.open_talks, room, living)
        return room

    def may_talk(self, seat: int) -> bool:
        """Living powers talk; after the game everybody does."""
        return self.ledger.status == "over" or self.ledger.match.position.is_living(seat)

    def remark(self, command: Remark) -> None:
        """What a spectator says to the others; the same once more counts once."""
        author, text = command.name.strip(), command.text.strip()
        if not self.state.remarks.holds(author, text, command.id):
            if self.state.remarks.count >= MOST_REMARKS:
                raise NotNow("remarks_full", limit=MOST_REMARKS)
            self.ledger.write("remark", SPECTATOR, data={"author": author, "text": text, "id": command.id})

    def agree_to_show(self, person: Member, command: Reveal) -> None:
        """One's own power agrees that a room's talk be shown in the replay."""
        self.check_speaker(person)
        room = room_of(person.seat, (self.ledger.seat_of(power) for power in command.powers))
        self.ledger.write("reveal", person.seat, person.number, {"room": room})

    # ── agreements

    def propose(self, person: Member, command: ProposeAgreement) -> None:
        """An agreement among powers."""
        self.check_speaker(person)
        if self.treaties:
            raise Refusal("agree_by_treaty", self.treaties)
        room = self.room(person.seat, command.powers)
        against = self.ledger.seat_of(command.against) if command.form == "against" else -1
        data = read_agreement(self.game, command, room, against, self.knows_state)
        self.ledger.write("agreement", person.seat, person.number, data)

    def knows_state(self, state: str) -> bool:
        return any(self.game.names(key, state, "en") is not None for key in ("state", "field"))

    def answer_agreement(self, person: Member, command: AnswerAgreement) -> None:
        """A party accepts or declines."""
        self.check_speaker(person)
        index = self.state.talks.index(person.seat, command.number)
        agreement = self.state.talks.agreements[index]
        self.check_party(person.seat, agreement.room)
        if agreement.is_agreed:
            raise NotNow("agreement_closed")
        self.ledger.write("answer", person.seat, person.number, {"index": index, "accept": command.accept})

    def tell_agreement(self, person: Member, command: Disclose) -> None:
        """A party shows an agreement to others."""
        self.check_speaker(person)
        index = self.state.talks.index(person.seat, command.number)
        agreement = self.state.talks.agreements[index]
        self.check_party(person.seat, agreement.room)
        if not agreement.is_agreed:
            raise NotNow("agreement_open")
        seats = sorted({self.ledger.seat_of(power) for power in command.powers} - set(agreement.room))
        if command.powers and not seats:
            raise NotNow("disclosed_to_nobody")
        self.ledger.write("disclose", person.seat, person.number, {"index": index, "to": seats or [EVERYBODY]})

    def check_speaker(self, person: Member) -> None:
        """Where only the captain acts, only the captain agrees."""
        check_captain(self.game, self.ledger.team_mode, captain_of(self.state, person.seat), person.number, None)

    def check_party(self, seat: int, room: list[int]) -> None:
        """Only a party acts on an agreement, and only while it takes part in the game."""
        if seat not in room:
            raise NotNow("not_a_party")
        if not self.may_talk(seat):
            raise refusal(self.game, "power_destroyed")


def clause_of(game: Game, name: str) -> str:
    """The clause that an option of a game stands for."""
    options = [option for chapter in game.library.chapters for option in chapter.options]
    return next(option.clause for option in options if option.name == name)


TALKS: Final[dict[type, Callable[[Talking, Member, Any], None]]] = {
    Say: Talking.say,
    ProposeAgreement: Talking.propose,
    AnswerAgreement: Talking.answer_agreement,
    Disclose: Talking.tell_agreement,
    Reveal: Talking.agree_to_show,
}
