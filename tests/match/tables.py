"""Tables for tests: small to write, with made-up time."""

from __future__ import annotations

from typing import Any

import pytest

from tests.match import steps
from velmoci.expanze.board import find_board
from velmoci.expanze.options import LIBRARY
from velmoci.kernel import registry
from velmoci.kernel.rulebook import assemble
from velmoci.match.bots import answer
from velmoci.match.commands import (
    AddStanding,
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
    Resume,
    Reveal,
    RevokeStanding,
    Say,
    TakeBack,
    VoteOnAbsent,
)
from velmoci.match.entries import ClockSetup, Entry, Header, SeatSetup
from velmoci.match.table import MatchTable, make_header

SECOND = 1000
DAY = 24 * 3600 * SECOND
START = 1_700_000_000_000
PERSON = SeatSetup("person")
BOT = SeatSetup("bot", "random")
KINDS: dict[str, Any] = {
    "order": GiveOrder,
    "take_back": TakeBack,
    "standing": AddStanding,
    "revoke": RevokeStanding,
    "say": Say,
    "propose": ProposeAgreement,
    "answer": AnswerAgreement,
    "disclose": Disclose,
    "reveal": Reveal,
    "pause": Pause,
    "resume": Resume,
    "vote": VoteOnAbsent,
    "back": ComeBack,
    "captain": NameCaptain,
    "mix": Mix,
    "rematch": AskRematch,
    "leave": Leave,
}


def new_header(seats: list[SeatSetup], clock: ClockSetup | None = None, **options: Any) -> tuple[Header, str]:
    rulebook = assemble(LIBRARY, (), {"powers": len(seats), "colour_choice": "random", **options})
    return make_header("expanze", rulebook.to_json(), seats, clock or ClockSetup(), START)


class Played:
    """A table with its entries, a clock that only the test moves, and short names for what members do."""

    def __init__(self, seats: list[SeatSetup], clock: ClockSetup | None = None, **options: Any) -> None:
        self.header, self.secret = new_header(seats, clock, **options)
        self.table = MatchTable.create(self.header, self.secret)
        self.entries: list[Entry] = []
        self.at = START
        self.ids = 0

    def note(self, entries: list[Entry]) -> list[Entry]:
        self.entries += entries
        return entries

    def later(self, milliseconds: int) -> list[Entry]:
        """Time passes, and the table looks at its clocks whenever one runs out."""
        end = self.at + milliseconds
        made: list[Entry] = []
        while (deadline := self.table.deadline()) is not None and deadline <= end:
            self.at = max(self.at, deadline)
            made += self.note(self.table.tick(self.at))
        self.at = end
        return made

    def sit(self, seat: int, name: str = "") -> int:
        _, member, entries = self.table.join(seat, name or f"person {seat}", self.at)
        self.note(entries)
        return member

    def fill(self) -> list[int]:
        """One person for every open seat, and the game begins; returns the members by seat (0 for bots)."""
        members = [self.sit(seat) if setup.kind == "person" else 0 for seat, setup in enumerate(self.header.seats)]
        for member in members:
            if member:
                self.do(member, "mix", value=f"value of {member}")
        return members

    def command(self, kind: str, /, **values: Any) -> AnyCommand:
        self.ids += 1
        command: AnyCommand = KINDS[kind](id=f"c{self.ids}", **values)
        return command

    def do(self, member: int, kind: str, /, **values: Any) -> list[Entry]:
        return self.send(member, self.command(kind, **values))

    def send(self, member: int, command: AnyCommand) -> list[Entry]:
        seat = self.table.find_member(member).seat
        return self.note(self.table.handle(seat, member, command, self.at).entries)

    def order(self, member: int, text: str) -> list[Entry]:
        order = self.table.game.notation.parse(text)
        return self.do(member, "order", order=order.to_json())

    def power(self, seat: int) -> str:
        return self.table.power(seat)

    def on_turn(self) -> int:
        return self.table.waits_for()[0]

    def pass_first_armament(self, members: list[int]) -> None:
        """Everybody places nothing; the first turn begins."""
        for _ in members:
            self.order(members[self.on_turn()], "place_first")

    def bots_play(self, most: int = 10_000) -> int:
        """The bots do what they are asked until a person is waited for."""
        for done in range(most):
            tasks = self.table.bot_tasks()
            if not tasks:
                return done
            self.note(self.table.bot_order(tasks[0], answer(tasks[0]), self.at))
        return most

    def restored(self, after: int = 0) -> MatchTable:
        """The table folded again from its entries, through a snapshot after so many of them if asked."""
        if not after:
            return MatchTable.restore(self.header, self.secret, self.entries)
        first = MatchTable.restore(self.header, self.secret, self.entries[:after])
        return MatchTable.restore(self.header, self.secret, self.entries[after:], first.snapshot())


def same(left: MatchTable, right: MatchTable) -> None:
    """Two tables that are in every respect the same."""
    assert left.state == right.state
    assert left.match.dump() == right.match.dump()
    for seat in range(-1, len(left.header.seats)):
        assert told(left, seat) == told(right, seat)


def told(table: MatchTable, seat: int, at: int = START) -> dict[str, Any]:
    """All that leaves a table for one viewer."""
    return {
        "seen": table.seen(seat),
        "info": table.info(at),
        "public": table.public_json(),
        "own": table.own_json(seat),
        "decisions": table.decisions(seat, table.questions()),
        "talks": table.talks(seat),
        "agreements": table.agreements(seat),
        "proposals": table.proposals(seat),
        "may_take_back": table.may_take_back(seat),
        "remarks": table.remarks(seat),
        "standing": table.standing(seat),
    }


def own_states(played: Played, seat: int) -> list[str]:
    states = played.table.public_json()["states"]
    assert isinstance(states, dict)
    return [state for state, (power, _) in states.items() if power == played.power(seat)]


def target_of(played: Played, seat: int) -> tuple[str, str, int]:
    """An attack of a seat: from where, on what, and on whom."""
    board = find_board("world48")
    states = played.table.public_json()["states"]
    assert isinstance(states, dict)
    for origin, (power, soldiers) in states.items():
        if power == played.power(seat) and soldiers > 1:
            for target in board.neighbours(origin):
                if states[target][0] != power:
                    victim = next(s for s in range(4) if played.power(s) == states[target][0])
                    return origin, target, victim
    raise AssertionError("there is nobody to attack")


def first_turn_of_four() -> tuple[Played, list[int]]:
    """A game of four people by fixed dice, as far as the first turn; and who sits where."""
    played = Played([PERSON] * 4)
    played.secret = "5" * 64
    played.table = MatchTable.create(played.header, played.secret)
    members = played.fill()
    for _ in members:
        seat = played.on_turn()
        played.order(members[seat], f"place_first {own_states(played, seat)[0]} 2")
    return played, members


def steps_game(monkeypatch: pytest.MonkeyPatch) -> Played:
    """Two people at the small game of `tests.match.steps`, at its first question."""
    monkeypatch.setattr(registry, "announced", lambda group, game: "tests.match.steps" if game == "steps" else None)
    played = Played([PERSON, PERSON])
    rulebook = assemble(steps.LIBRARY).to_json()
    played.header, played.secret = make_header("steps", rulebook, [PERSON, PERSON], ClockSetup(), START)
    played.table = MatchTable.create(played.header, played.secret)
    played.fill()
    return played
