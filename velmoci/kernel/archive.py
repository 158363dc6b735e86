"""The `.velmoci` format: a match as lines of JSON, and what can be proved about it.

    {"velmoci": 1, "rulebook": {…}, "seats": […], "commitment": "…", "mixed": […]}
    {"seat": -1, "order": "begin", "rolls": [3, 1, …]}
    {"seat": 0, "order": "attack maghreb iberia 4", "rolls": [5, 2, 3, 3]}
    {"undo": 1}
    {"secret": "…", "outcome": {…}}

The first line is the header, the last one, once the match is over, the closing. A file only grows: an undo takes the
record before it back. What secret shuffles gave stands beside the rolls as `secrets`, where an order asked for any.
Nothing here touches files.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Final

from velmoci.kernel.chance import MOST_SIDES, Chance, Committed, Recorded, Recording, commitment, mixed_key
from velmoci.kernel.errors import BadPosition, BadRecord, VelmociError
from velmoci.kernel.event import Event
from velmoci.kernel.game import Game, Position
from velmoci.kernel.order import Order
from velmoci.kernel.record import Record
from velmoci.kernel.registry import find_game
from velmoci.kernel.rulebook import Rulebook, assemble

FORMAT: Final = 1


@dataclass
class Archive:
    """A match as it is saved: the rulebook, who sat where, the records, and the commitment to the dice."""

    game: Game
    rulebook: Rulebook
    seats: list[dict[str, Any]]
    records: list[Record] = field(default_factory=list)
    commitment: str | None = None
    mixed: tuple[str, ...] = ()
    secret: str | None = None
    outcome: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    """A position dumped whole, where the match does not begin at the beginning."""

    def first_position(self) -> Position:
        """The position before the first record."""
        if self.start is None:
            return self.game.begin(self.rulebook)
        try:
            return self.game.load(self.rulebook, self.start)
        except (BadPosition, LookupError, TypeError, ValueError, AttributeError, ArithmeticError) as problem:
            raise BadRecord("first_position") from problem

    def header(self) -> dict[str, Any]:
        """The first line."""
        header: dict[str, Any] = {
            "velmoci": FORMAT,
            "rulebook": self.rulebook.to_json(),
            "seats": self.seats,
            "commitment": self.commitment,
            "mixed": list(self.mixed),
        }
        return header if self.start is None else {**header, "start": self.start}

    def closing(self) -> dict[str, Any] | None:
        """The last line of a match that is over."""
        if self.outcome is None and self.secret is None:
            return None
        return {"secret": self.secret, "outcome": self.outcome}

    def lines(self) -> Iterator[str]:
        """The whole file, line by line."""
        yield to_line(self.header())
        for record in self.records:
            yield record_line(record)
        closing = self.closing()
        if closing is not None:
            yield to_line(closing)

    def chance(self, number: int, seat: int, order: str, secret: str) -> Committed:
        """The committed rolls of one record of this match."""
        return Committed(key_of(secret, self.mixed), number, seat, order)


@lru_cache(maxsize=256)
def key_of(secret: str, mixed: tuple[str, ...]) -> bytes:
    """The key of a match, remembered because every order asks for it."""
    return mixed_key(bytes.fromhex(secret), mixed)


UNDO_LINE: Final = '{"undo":1}'


def to_line(value: dict[str, Any]) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def record_line(record: Record) -> str:
    """One record as one line."""
    return to_line(record_value(record))


def record_value(record: Record) -> dict[str, Any]:
    """One record as plain values."""
    value: dict[str, Any] = {"seat": record.seat, "order": str(record.order), "rolls": list(record.rolls)}
    if record.secrets:
        value["secrets"] = list(record.secrets)
    return value


def read_archive(text: str) -> Archive:
    """Reads a file; one that is cut off in its last line loses that line only, as after a crash."""
    values = read_lines(text)
    if not values or "velmoci" not in values[0]:
        raise BadRecord("not_an_archive")
    header, body = values[0], values[1:]
    if not isinstance(header["velmoci"], int) or header["velmoci"] > FORMAT:
        raise BadRecord("newer_format", value=str(header["velmoci"])[:40])
    closing = body.pop() if body and "outcome" in body[-1] else {}
    if not is_header(header) or not is_closing(closing):
        raise BadRecord("not_an_archive")
    try:
        game = find_game(str(header["rulebook"]["game"]))
        migrate(game, header, body)
        rulebook = read_rulebook(game, header["rulebook"])
        records = read_records(game, body)
        if len(header["seats"]) != rulebook.options[game.seats_option]:
            raise BadRecord("not_an_archive")
        return Archive(
            game,
            rulebook,
            header["seats"],
            records,
            header.get("commitment"),
            tuple(str(value) for value in header.get("mixed") or ()),
            closing.get("secret"),
            closing.get("outcome"),
            header.get("start"),
        )
    except (KeyError, TypeError, AttributeError) as problem:
        raise BadRecord("not_an_archive") from problem


def is_header(header: dict[str, Any]) -> bool:
    """Whether the first line has the parts of one, each of its own type."""
    seats, mixed = header.get("seats"), header.get("mixed") or []
    return (
        isinstance(seats, list)
        and all(isinstance(sitter, dict) for sitter in seats)
        and isinstance(mixed, list)
        and isinstance(header.get("commitment"), str | None)
        and isinstance(header.get("start"), dict | None)
    )


def is_closing(closing: dict[str, Any]) -> bool:
    """Whether the last line has the parts of one."""
    return isinstance(closing.get("secret"), str | None) and isinstance(closing.get("outcome"), dict | None)


def read_lines(text: str) -> list[dict[str, Any]]:
    """The JSON objects of the lines."""
    lines = text.split("\n")
    values: list[dict[str, Any]] = []
    for number, line in enumerate(lines, start=1):
        if not line.strip():
            continue
        try:
            value = json.loads(line)
        except (ValueError, RecursionError):
            if number == len(lines) and values:
                break
            value = None
        if not isinstance(value, dict):
            if not values:
                raise BadRecord("not_an_archive")
            raise BadRecord("not_a_record", line=number, value=line[:40])
        values.append(value)
    return values


def migrate(game: Game, header: dict[str, Any], body: list[dict[str, Any]]) -> None:
    """Brings an older save up to the present rules, one version after the other."""
    version = header["rulebook"]["version"]
    if version > game.library.version:
        raise BadRecord("newer_rules", value=str(version), version=game.library.version)
    while version < game.library.version:
        game.migrations[version](header, body)
        version += 1
        header["rulebook"]["version"] = version
        header["rulebook"]["hash"] = None


def read_rulebook(game: Game, data: dict[str, Any]) -> Rulebook:
    """Assembles the rulebook anew and compares its hash with the one that was written.

    Options that came later have their defaults, by which play goes on as it went before them. Bridges are named there
    too; they follow from the chapters between which they stand.
    """
    bridges = {chapter.id for chapter in game.library.chapters if chapter.bridges}
    named = [chapter for chapter in data["chapters"] if chapter not in bridges]
    rulebook = assemble(game.library, named, data["options"])
    if data.get("hash") not in (None, rulebook.hash, hash_of_named(rulebook, data["options"])):
        raise BadRecord("wrong_hash", value=str(data["hash"])[:40], expected=rulebook.hash)
    return rulebook


def hash_of_named(rulebook: Rulebook, named: Iterable[str]) -> str:
    """The hash that the rulebook had when it had only these options."""
    options = {name: rulebook.options[name] for name in named}
    return Rulebook(rulebook.game, rulebook.version, rulebook.chapters, options).hash


def read_records(game: Game, body: list[dict[str, Any]]) -> list[Record]:
    """The records that stand, without those that were taken back."""
    records: list[Record] = []
    for line, value in enumerate(body, start=2):
        if "undo" not in value:
            records.append(read_record(game, line, value))
        elif records:
            records.pop()
        else:
            raise BadRecord("not_a_record", line=line, value=str(value)[:40])
    return records


def read_record(game: Game, line: int, value: dict[str, Any]) -> Record:
    """One line as a record."""
    seat, order = value.get("seat"), value.get("order")
    rolls, secrets = value.get("rolls", []), value.get("secrets", [])
    is_whole = isinstance(order, str) and is_rolls(rolls) and is_rolls(secrets)
    if not isinstance(seat, int) or not is_number(seat) or not is_whole:
        raise BadRecord("not_a_record", line=line, value=str(value)[:40])
    try:
        return Record(seat, game.notation.parse(str(order)), tuple(rolls), tuple(secrets))
    except VelmociError as problem:
        raise BadRecord("not_a_record", line=line, value=str(problem)) from None


def is_rolls(value: object) -> bool:
    return isinstance(value, list) and all(is_number(roll) for roll in value)


def is_number(value: object) -> bool:
    """A whole number that compiled code can hold."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_SIDES


def play(position: Position, seat: int, order: Order, source: Chance) -> tuple[Record, list[Event]]:
    """Applies an order and returns its record with the events; a rejected order raises and changes nothing."""
    chance = Recording(source)
    events = position.apply(seat, order, chance)
    return Record(seat, order, tuple(chance.rolls), tuple(chance.secrets())), events


def replay(archive: Archive) -> Iterator[tuple[Position, list[Event]]]:
    """The position after each record, always the same object, with the events of that record."""
    position = archive.first_position()
    for number, record in enumerate(archive.records):
        chance = Recorded(record.rolls, record.secrets)
        try:
            events = position.apply(record.seat, record.order, chance)
            chance.finish()
        except VelmociError as problem:
            raise does_not_replay(number, record, problem) from problem
        yield position, events


def does_not_replay(number: int, record: Record, problem: VelmociError) -> BadRecord:
    return BadRecord(
        "order_does_not_replay", number=number + 1, value=str(record.order)[:60], reason=str(problem)
    )


def final_position(archive: Archive) -> Position:
    """The position after the last record."""
    last = archive.first_position()
    for position, _ in replay(archive):
        last = position
    return last


def verify(archive: Archive) -> int:
    """Replays every record; returns how many there are, or raises what is wrong."""
    position = final_position(archive)
    outcome = position.outcome()
    if archive.outcome is not None and (outcome is None or outcome.to_json() != archive.outcome):
        raise BadRecord("wrong_outcome")
    return len(archive.records)


def verify_dice(archive: Archive) -> int:
    """Proves every roll against the commitment; returns how many were proved."""
    if archive.commitment is None:
        raise BadRecord("commitment_missing")
    if archive.secret is None:
        raise BadRecord("secret_missing")
    if not is_secret(archive.secret) or commitment(bytes.fromhex(archive.secret)) != archive.commitment:
        raise BadRecord("secret_wrong")
    proved = 0
    position = archive.first_position()
    for number, record in enumerate(archive.records):
        chance = Recording(archive.chance(number, record.seat, str(record.order), archive.secret))
        position.apply(record.seat, record.order, chance)
        if tuple(chance.rolls) != record.rolls or tuple(chance.secrets()) != record.secrets:
            raise BadRecord("roll_not_committed", number=number + 1)
        proved += len(record.rolls) + len(record.secrets)
    return proved


def is_secret(text: object) -> bool:
    """Whether a text is a secret in hexadecimal."""
    is_long = isinstance(text, str) and len(text) >= 32 and len(text) % 2 == 0
    return is_long and all(c in "0123456789abcdef" for c in str(text))

