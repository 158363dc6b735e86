"""What is kept of consents: the request that waits, standing consents, and what was refused in this turn."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Slice, Table

STANDING: Final = "standing_consents"
DECLINED: Final = "declined"
EVERYTHING: Final = "everything"


class Request(Slice):
    """The matter of the track: the order that waits, who gave it, who is asked about what, and who has agreed."""

    def __init__(self) -> None:
        self.seat = -1
        self.order: dict[str, object] = {}
        """As JSON, from which the rules make it again."""
        self.asked: list[int] = []
        self.topics: list[str] = []
        """For each of those who are asked the part that asks him."""
        self.agreed: list[int] = []
        self.declined: list[int] = []
        self.is_open = False
        """Whether everybody sees it."""

    def is_seen_by(self, seat: i64) -> bool:
        return self.is_open or int(seat) in self.parties()

    def parties(self) -> list[int]:
        """Who gave the order, and who is asked."""
        return [self.seat, *self.asked]

    def topic_of(self, seat: i64) -> str:
        """What a seat is asked about."""
        return self.topics[self.asked.index(int(seat))]

    def copy(self) -> Slice:
        twin = Request()
        twin.load(self.dump())
        return twin

    def dump(self) -> object:
        return {
            "seat": self.seat,
            "order": dict(self.order),
            "asked": self.asked[:],
            "topics": self.topics[:],
            "agreed": self.agreed[:],
            "declined": self.declined[:],
            "is_open": self.is_open,
        }

    def load(self, data: Any) -> None:
        self.seat = data["seat"]
        self.order = dict(data["order"])
        self.asked = list(data["asked"])
        self.topics = list(data["topics"])
        self.agreed = list(data["agreed"])
        self.declined = list(data["declined"])
        self.is_open = data["is_open"]

    def told(self, sight: Sight) -> object:
        return {
            "power": seat_name(self.seat),
            "order": str(sight.rules.notation.from_json(self.order)),
            "asked": [seat_name(seat) for seat in self.asked],
            "agreed": [seat_name(seat) for seat in self.agreed],
        }


class Promise:
    """A standing consent: one seat agrees beforehand to what another asks, in everything or about one topic."""

    def __init__(self, owner: int, partner: int, topic: str, span: str) -> None:
        self.owner: Final = owner
        self.partner: Final = partner
        self.topic: Final = topic
        self.span: Final = span
        """`turn`: until the partner's turn is over; `game`: until it is withdrawn."""

    def answers(self, owner: int, partner: int, topic: str) -> bool:
        """Whether it answers for its owner what the partner asks about the topic."""
        return self.owner == owner and self.partner == partner and self.topic in (EVERYTHING, topic)


class Promises(Slice):
    """All standing consents; they lie open."""

    def __init__(self) -> None:
        self.all: list[Promise] = []

    def copy(self) -> Slice:
        twin = Promises()
        if self.all:
            twin.all = self.all[:]
        return twin

    def dump(self) -> object:
        return [[one.owner, one.partner, one.topic, one.span] for one in self.all]

    def load(self, data: Any) -> None:
        self.all = [Promise(owner, partner, topic, span) for owner, partner, topic, span in data]

    def told(self, sight: Sight) -> object:
        return [
            {"power": seat_name(one.owner), "partner": seat_name(one.partner), "topic": one.topic, "span": one.span}
            for one in self.all
        ]


class Refusals(Slice):
    """What was refused to a seat in this turn: by whom, and about what. Only the seat itself sees it."""

    def __init__(self) -> None:
        self.all: list[tuple[int, str]] = []

    def copy(self) -> Slice:
        twin = Refusals()
        if self.all:
            twin.all = self.all[:]
        return twin

    def dump(self) -> object:
        return [list(pair) for pair in self.all]

    def load(self, data: Any) -> None:
        self.all = [(seat, topic) for seat, topic in data]

    def told(self, sight: Sight) -> object:
        return [{"power": seat_name(seat), "topic": topic} for seat, topic in self.all]


def promises(rules: Rules, table: Table) -> Promises:
    """The standing consents."""
    found = table.slices[rules.table_slice(STANDING)]
    assert isinstance(found, Promises)
    return found


def refusals(sight: Sight) -> Refusals:
    """What was refused to a seat in this turn."""
    found = sight.own.slices[sight.rules.own_slice(DECLINED)]
    assert isinstance(found, Refusals)
    return found


def has_refused(sight: Sight, seat: i64, topic: str) -> bool:
    """Whether that seat has refused something of the kind to the one who looks in this turn; asking again is idle."""
    return (int(seat), topic) in refusals(sight).all


def request_of(table: Table) -> Request:
    """The request on top of the agenda."""
    request = table.frames[-1].matter
    assert isinstance(request, Request)
    return request
