"""Talks and agreements between powers (EX-AGR): who may read what, and under which number.

Inside, lines and agreements are in one list each; outside, every viewer counts only those it may know, so
that a number never tells how much others have talked. A viewer is a seat, or -1 for the spectators.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, Literal

from msgspec import Struct, field

from velmoci.kernel.errors import Refusal
from velmoci.kernel.game import Game
from velmoci.kernel.talk import Offer
from velmoci.match.commands import ProposeAgreement
from velmoci.match.errors import NotNow, refusal

EVERYBODY: Final = -1
LINES_KEPT: Final = 500
"""Older lines stay in the entries and are read from there."""

Form = Literal["line", "against", "free"]


class SpokenLine(Struct):
    """Something said in a room; the room is the set of its seats."""

    at: int
    room: list[int]
    seat: int
    member: int
    """0 is a bot."""
    text: str
    sentence: str = ""
    """What a bot says, as the name of a sentence; every reader has it in their own language."""


class Disclosure(Struct):
    """A party shows an agreement to others; [-1] is everybody."""

    by: int
    to: list[int]


class Agreement(Struct):
    """What some powers agreed on, or may yet; it binds nobody."""

    room: list[int]
    form: Form
    by: int
    pairs: list[tuple[str, str]] = field(default_factory=list)
    against: int = -1
    text: str = ""
    accepted: list[int] = field(default_factory=list)
    declined: list[int] = field(default_factory=list)
    disclosed: list[Disclosure] = field(default_factory=list)
    reasons: dict[int, str] = field(default_factory=dict)
    """Why a bot accepted or declined."""

    @property
    def is_agreed(self) -> bool:
        """Whether every party has accepted."""
        return set(self.room) <= set(self.accepted)

    def waits_for(self, seat: int) -> bool:
        """Whether a party has not answered yet."""
        return seat in self.room and seat not in self.accepted and seat not in self.declined

    def offer(self) -> Offer:
        """What is agreed on, as a bot reads it."""
        return Offer(self.by, tuple(self.room), self.form, tuple(self.pairs), self.against, self.text)


class Consent(Struct):
    """Which parties of a room want its talk to be shown once the game is over."""

    room: list[int]
    by: list[int]


class TalkState(Struct):
    """All that was said and agreed at a table."""

    known: list[list[int]]
    """For every seat, and last for the spectators, the agreements it knows of, in the order of learning."""
    lines: list[SpokenLine] = field(default_factory=list)
    dropped: dict[int, int] = field(default_factory=dict)
    """For each seat how many of its lines are no longer kept here."""
    hidden: dict[int, int] = field(default_factory=dict)
    """For each seat how many of its first lines were said before those came who sit there now."""
    agreements: list[Agreement] = field(default_factory=list)
    rooms: list[list[int]] = field(default_factory=list)
    """Rooms of two powers or more in which something was said or proposed."""
    consents: list[Consent] = field(default_factory=list)

    def is_new_room(self, room: list[int]) -> bool:
        """Whether these powers talk for the first time."""
        return len(room) > 1 and room not in self.rooms

    def enter(self, room: list[int]) -> None:
        """Remembers that these powers talk."""
        if self.is_new_room(room):
            self.rooms.append(room)

    def say(self, line: SpokenLine) -> None:
        """Adds a line; the oldest goes when there are too many."""
        self.enter(line.room)
        self.lines.append(line)
        if len(self.lines) > LINES_KEPT:
            for seat in self.lines.pop(0).room:
                self.dropped[seat] = self.dropped.get(seat, 0) + 1

    def read(self, seat: int) -> list[tuple[int, SpokenLine]]:
        """The lines that a seat may read, with its own numbers."""
        lines = [line for line in self.lines if seat in line.room]
        numbered = enumerate(lines, start=1 + self.dropped.get(seat, 0))
        hidden = self.hidden.get(seat, 0)
        return [(number, line) for number, line in numbered if number > hidden]

    def forget(self, seat: int) -> None:
        """Nobody sits there any more: whoever sits down next reads nothing of what was said to others."""
        self.hidden[seat] = self.dropped.get(seat, 0) + sum(1 for line in self.lines if seat in line.room)
        self.known[seat] = []

    def propose(self, agreement: Agreement) -> None:
        """Adds a proposal; its parties know of it."""
        self.enter(agreement.room)
        self.agreements.append(agreement)
        for seat in agreement.room:
            self.learn(seat, len(self.agreements) - 1)

    def learn(self, viewer: int, index: int) -> None:
        """A viewer knows of an agreement from now on."""
        if index not in self.known[viewer]:
            self.known[viewer].append(index)

    def index(self, seat: int, number: int) -> int:
        """Which agreement a seat means by its own number."""
        if not 1 <= number <= len(self.known[seat]):
            raise NotNow("unknown_agreement", value=str(number)[:20])
        return self.known[seat][number - 1]

    def open_offer(self, seat: int) -> int | None:
        """The seat's own number of the first agreement that waits for its answer."""
        for number, index in enumerate(self.known[seat], start=1):
            if self.agreements[index].waits_for(seat):
                return number
        return None

    def promises(self, seat: int) -> list[Offer]:
        """What a seat has agreed on with others."""
        own = [self.agreements[index] for index in self.known[seat]]
        return [agreement.offer() for agreement in own if seat in agreement.room and agreement.is_agreed]

    def has_excused_itself(self, seat: int, partner: int) -> bool:
        """Whether a bot has said to somebody that it understands no words."""
        return any(line.seat == seat and line.sentence and partner in line.room for line in self.lines)

    def answer(self, index: int, seat: int, accept: bool, reason: str = "") -> None:
        """A party accepts or declines; it may change its mind until all have accepted."""
        agreement = self.agreements[index]
        if reason:
            agreement.reasons[seat] = reason
        for names in (agreement.accepted, agreement.declined):
            if seat in names:
                names.remove(seat)
        (agreement.accepted if accept else agreement.declined).append(seat)

    def disclose(self, index: int, seat: int, to: list[int]) -> None:
        """Those named know of the agreement from now on; the other parties are not told."""
        self.agreements[index].disclosed.append(Disclosure(seat, to))
        viewers: Iterable[int] = range(-1, len(self.known) - 1) if to == [EVERYBODY] else to
        for viewer in viewers:
            self.learn(viewer, index)

    def consent(self, room: list[int], seat: int) -> None:
        """A party wants the talk of a room to be shown in the replay."""
        for consent in self.consents:
            if consent.room == room:
                consent.by = sorted({*consent.by, seat})
                return
        self.consents.append(Consent(room, [seat]))

    def is_shown_in_replay(self, room: list[int]) -> bool:
        """Whether every party has agreed to that."""
        return any(consent.room == room and consent.by == room for consent in self.consents)


def disclosed_to(agreement: Agreement, viewer: int) -> list[int]:
    """To whom an agreement was disclosed, as far as a viewer may know: by itself, to itself, or to all."""
    known: list[int] = []
    for disclosure in agreement.disclosed:
        if disclosure.to == [EVERYBODY] or disclosure.by == viewer:
            known += disclosure.to
        elif viewer in disclosure.to:
            known.append(viewer)
    return sorted(set(known))


def room_of(seat: int, seats: Iterable[int]) -> list[int]:
    """The room of some powers, one's own included."""
    return sorted({seat, *seats})


def check_talk(game: Game, visibility: str, seat: int, room: list[int], is_living: Callable[[int], bool]) -> None:
    """Living powers talk at any time, where talks are not off; the channel inside a power is always open."""
    if len(room) == 1:
        return
    if visibility == "off":
        raise refusal(game, "talk_off")
    if not is_living(seat):
        raise refusal(game, "power_destroyed")
    if not all(is_living(other) for other in room):
        raise refusal(game, "partner_gone")


def check_heard_by_all(clause: str, room: list[int], living: list[int]) -> None:
    """Where the rules know no private talks, all who take part hear every word; inside a power nobody else listens."""
    if clause and len(room) > 1 and not set(living) <= set(room):
        raise Refusal("talk_in_private", clause)


def read_agreement(
    game: Game, command: ProposeAgreement, room: list[int], against: int, knows_state: Callable[[str], bool]
) -> dict[str, Any]:
    """The values of a proposal: two typical forms, or free text."""
    if len(room) < 2:
        raise refusal(game, "agreement_alone")
    if command.form == "line":
        if not command.pairs:
            raise refusal(game, "agreement_empty")
        for state in (state for pair in command.pairs for state in pair):
            if not knows_state(state):
                raise refusal(game, "unknown_state", value=state[:40])
    if command.form == "against" and (against < 0 or against in room):
        raise refusal(game, "agreement_against")
    if command.form == "free" and not command.text.strip():
        raise refusal(game, "agreement_empty")
    return {
        "room": room,
        "form": command.form,
        "pairs": [list(pair) for pair in command.pairs] if command.form == "line" else [],
        "against": against if command.form == "against" else -1,
        "text": command.text,
    }


def advice_on_talks() -> tuple[str, ...]:
    """Sentences for whoever is about to agree on something; shown, without effect."""
    return ("advice-agree-on-what-you-could-punish", "advice-expect-a-breach-from-the-winner")


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-AGR-1": (check_talk, room_of),
    "EX-AGR-2": (TalkState.read, check_talk),
    "EX-AGR-3": (read_agreement,),
    "EX-AGR-4": (Agreement,),
    "EX-AGR-5": (Agreement,),
    "EX-AGR-6": (TalkState.disclose, disclosed_to),
    "EX-AGR-7": (advice_on_talks,),
    "SA-multiplayer-14": (check_talk, check_heard_by_all),
    "SA-ideas-1": (check_talk, room_of),
}
