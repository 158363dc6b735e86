"""Treaties as data: who has promised what to whom, who has given notice, who must still wait; and who reads them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.errors import Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart, to
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Sight, Slice, State

BOOK: Final = "treaties"
PEACE: Final = "non_aggression"
NO_ARTICLE: Final = "none"
ARTICLES: Final = (PEACE, NO_ARTICLE)
GROUP: Final = "pact_"
"""Treaties of the same parties are called by their numbers, and counted: `pact_12_3`."""


class Treaty:
    """One treaty as its parties see it; it is in force once all have accepted, for those who have not left it."""

    def __init__(self, name: str, parties: tuple[int, ...], text: str, article: str, fields: tuple[int, ...]) -> None:
        self.name: Final = name
        self.parties: Final = parties
        self.text: Final = text
        self.article: Final = article
        self.fields: Final = fields
        """Where the article holds; everywhere if there are none."""
        self.notice: i64 = 0
        """How many rounds pass between a notice and the end."""
        self.is_open = False
        """Whether its parties want everybody to see it."""
        self.accepted: list[int] = []
        self.left: list[int] = []
        self.notices: dict[int, int] = {}
        """Who has given notice, and in which turn."""
        self.waivers: list[tuple[int, int]] = []
        """Who agrees that whose notice be withdrawn."""

    def copy(self) -> Treaty:
        """An independent treaty, equal to this one."""
        twin = Treaty(self.name, self.parties, self.text, self.article, self.fields)
        twin.notice = self.notice
        twin.is_open = self.is_open
        twin.accepted = self.accepted[:]
        twin.left = self.left[:]
        twin.notices = dict(self.notices)
        twin.waivers = self.waivers[:]
        return twin

    def is_agreed(self) -> bool:
        """Whether all parties have accepted it."""
        return len(self.accepted) == len(self.parties)

    def active(self) -> list[int]:
        """The parties that have not left it."""
        return [seat for seat in self.parties if seat not in self.left]

    def binds(self, one: i64, other: i64) -> bool:
        """Whether it is in force between two seats."""
        active = self.active()
        return self.is_agreed() and int(one) in active and int(other) in active

    def forbids(self, field: i64) -> bool:
        """Whether its article speaks of battles for the field."""
        return self.article == PEACE and (not self.fields or int(field) in self.fields)

    def is_due(self, seat: i64, turn: i64, seats: i64) -> bool:
        """Whether the notice that a seat gave has run out at the end of this turn of its own."""
        given = self.notices.get(int(seat))
        if given is None:
            return False
        since: i64 = given
        return turn >= since + self.notice * seats

    def told(self, sight: Sight) -> dict[str, object]:
        """The treaty with names, and for each notice the round with which it ends."""
        order = [int(seat) for seat in sight.table.order]
        notices: list[dict[str, object]] = []
        for seat, given in self.notices.items():
            if seat not in self.left:
                turn = last_turn(given, seat, int(self.notice), order)
                agreed = [seat_name(one) for one, other in self.waivers if other == seat]
                notices.append({"power": seat_name(seat), "round": turn // len(order) + 1, "agreed": agreed})
        return {
            "name": self.name,
            "parties": [seat_name(seat) for seat in self.parties],
            "text": self.text,
            "article": self.article,
            "fields": [sight.rules.board.ids[field] for field in self.fields],
            "notice": int(self.notice),
            "is_open": self.is_open,
            "accepted": [seat_name(seat) for seat in self.accepted],
            "left": [seat_name(seat) for seat in self.left],
            "in_force": self.is_agreed() and len(self.active()) > 1,
            "notices": notices,
        }

    def dump(self) -> dict[str, object]:
        """The treaty as JSON values."""
        return {
            "name": self.name,
            "parties": list(self.parties),
            "text": self.text,
            "article": self.article,
            "fields": list(self.fields),
            "notice": int(self.notice),
            "is_open": self.is_open,
            "accepted": self.accepted[:],
            "left": self.left[:],
            "notices": [[seat, turn] for seat, turn in self.notices.items()],
            "waivers": [list(pair) for pair in self.waivers],
        }


def load_treaty(data: Any) -> Treaty:
    """The treaty that was dumped."""
    treaty = Treaty(data["name"], tuple(data["parties"]), data["text"], data["article"], tuple(data["fields"]))
    treaty.notice = data["notice"]
    treaty.is_open = data["is_open"]
    treaty.accepted = list(data["accepted"])
    treaty.left = list(data["left"])
    treaty.notices = {int(pair[0]): int(pair[1]) for pair in data["notices"]}
    treaty.waivers = [(one, other) for one, other in data["waivers"]]
    return treaty


class Truce:
    """After the end of a treaty: who may not attack whom, and where, before the other has had a whole turn."""

    def __init__(self, denouncer: int, partner: int, fields: tuple[int, ...]) -> None:
        self.denouncer: Final = denouncer
        self.partner: Final = partner
        self.fields: Final = fields


class Book(Slice):
    """The treaties that somebody sees: a seat its own, everybody those that are public."""

    def __init__(self) -> None:
        self.treaties: list[Treaty] = []
        self.truces: list[Truce] = []
        self.counts: dict[str, int] = {}
        """How many treaties there have been among the same parties; it makes their names."""

    def copy(self) -> Slice:
        twin = Book()
        if self.is_empty():
            return twin
        twin.treaties = [treaty.copy() for treaty in self.treaties]
        twin.truces = self.truces[:]
        twin.counts = dict(self.counts)
        return twin

    def is_empty(self) -> bool:
        return not (self.treaties or self.truces or self.counts)

    def dump(self) -> object:
        return {
            "treaties": [treaty.dump() for treaty in self.treaties],
            "truces": [[truce.denouncer, truce.partner, list(truce.fields)] for truce in self.truces],
            "counts": dict(self.counts),
        }

    def mark(self) -> object:
        """What stands in a book never changes; it is put in anew."""
        return self.treaties[:], self.truces[:], self.counts.copy()

    def told(self, sight: Sight) -> object:
        truces: list[dict[str, object]] = []
        for truce in self.truces:
            names = {"denouncer": seat_name(truce.denouncer), "partner": seat_name(truce.partner)}
            truces.append({**names, "fields": [sight.rules.board.ids[field] for field in truce.fields]})
        return {"treaties": [treaty.told(sight) for treaty in self.treaties], "truces": truces}

    def load(self, data: Any) -> None:
        self.treaties = [load_treaty(entry) for entry in data["treaties"]]
        self.truces = [Truce(one, other, tuple(fields)) for one, other, fields in data["truces"]]
        self.counts = dict(data["counts"])

    def find(self, name: str) -> Treaty | None:
        """The treaty of that name, if it is in the book."""
        for treaty in self.treaties:
            if treaty.name == name:
                return treaty
        return None

    def put(self, treaty: Treaty) -> None:
        """Enters a treaty, or what has become of it."""
        group, _, number = treaty.name.rpartition("_")
        self.count(group, int(number))
        for place, known in enumerate(self.treaties):
            if known.name == treaty.name:
                self.treaties[place] = treaty.copy()
                return
        self.treaties.append(treaty.copy())

    def count(self, group: str, number: int) -> None:
        """There have been so many treaties of that group, or more."""
        self.counts[group] = max(number, self.counts.get(group, 0))

    def strike(self, name: str) -> None:
        """Takes a treaty out that came to nothing."""
        self.treaties = [treaty for treaty in self.treaties if treaty.name != name]

    def next_name(self, parties: tuple[int, ...]) -> str:
        """The name of the next treaty of these parties; they all know how many there were, and nobody else does."""
        group = GROUP + "".join([str(seat + 1) for seat in parties])
        return f"{group}_{self.counts.get(group, 0) + 1}"

    def bar(self, seat: i64, other: i64, field: i64) -> str:
        """The clause that keeps units of one seat from attacking a field of another; '' where none does."""
        for treaty in self.treaties:
            if treaty.binds(seat, other) and treaty.forbids(field):
                return "SA-multiplayer-5"
        for truce in self.truces:
            if truce.denouncer == seat and truce.partner == other and (not truce.fields or int(field) in truce.fields):
                return "SA-multiplayer-10"
        return ""


def parties_of(group: str) -> list[int]:
    """The seats whose treaties are called by that group."""
    return [int(digit) - 1 for digit in group.removeprefix(GROUP)]


def last_turn(given: int, seat: int, notice: int, order: list[int]) -> int:
    """The turn with whose end a treaty ends: the denouncer's first that is so many rounds after the notice."""
    turn = given + notice * len(order)
    while order[turn % len(order)] != seat:
        turn += 1
    return turn


def own_book(sight: Sight) -> Book:
    """The treaties that a seat sees."""
    book = sight.own.slices[sight.rules.own_slice(BOOK)]
    assert isinstance(book, Book)
    return book


def open_book(state: State) -> Book:
    """The treaties that everybody sees."""
    book = state.table.slices[state.rules.table_slice(BOOK)]
    assert isinstance(book, Book)
    return book


def share(state: State, treaty: Treaty, readers: list[int]) -> None:
    """Enters what has become of a treaty in the books of its readers, and in the open one if it is public."""
    for seat in readers:
        own_book(state.sight(seat)).put(treaty)
    if is_public(state.rules, treaty):
        open_book(state).put(treaty)


def is_public(rules: Rules, treaty: Treaty) -> bool:
    """Whether everybody sees it: it is agreed, and its parties or the option want it so."""
    return treaty.is_agreed() and (treaty.is_open or rules.word("treaty_visibility") == "public")


def tell(state: State, treaty: Treaty, readers: list[int], sentence: str, values: dict[str, Value]) -> None:
    """Lets the parties know, and everybody where the treaty is public."""
    audience = EVERYBODY if is_public(state.rules, treaty) else to(readers)
    state.tell(Event(EventPart(audience, sentence, {"treaty": treaty.name, **values})))
