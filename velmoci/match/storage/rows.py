"""Between rows of a database and what they mean; the same for every database."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from msgspec import json as msgjson

from velmoci.match.entries import Entry, Header, Snapshot
from velmoci.match.storage import StoredAccount, StoredPlace, Summary

ENCODER: Final = msgjson.Encoder()
HEADER: Final = msgjson.Decoder(Header)
DATA: Final = msgjson.Decoder(dict[str, Any])

ENTRY_COLUMNS: Final = "sequence, at, kind, seat, member, command, data"
SUMMARY_COLUMNS: Final = "id, status, is_public, created, updated, open_seats, line"
PLACE_COLUMNS: Final = "match, seat, member, account, session"
Row = tuple[Any, ...]
UNFINISHED: Final = ("gathering", "running", "paused")


def entry_values(entry: Entry) -> Row:
    """The values of an entry's columns."""
    data = ENCODER.encode(entry.data)
    return (entry.sequence, entry.at, entry.kind, entry.seat, entry.member, entry.command, data)


def read_entry(row: Sequence[Any]) -> Entry:
    return Entry(row[0], row[1], row[2], row[3], row[4], row[5], DATA.decode(row[6]))


def read_summary(row: Sequence[Any]) -> Summary:
    return Summary(row[0], row[1], bool(row[2]), row[3], row[4], row[5], bytes(row[6]))


def read_snapshot(row: Sequence[Any] | None) -> Snapshot | None:
    return Snapshot(row[0], row[1], bytes(row[2])) if row is not None else None


def read_place(row: Sequence[Any]) -> StoredPlace:
    return StoredPlace(row[0], row[1], row[2], row[3], row[4])


def read_account(row: Sequence[Any]) -> StoredAccount:
    return StoredAccount(row[0], row[1], row[2])


def folded(name: str) -> str:
    """What two names that look alike to a person have in common."""
    return " ".join(name.split()).casefold()


def migrations(database: str) -> list[str]:
    """The scripts that bring a database from nothing to the newest schema, in their order."""
    folder = files("velmoci.match.storage").joinpath("migrations").joinpath(database)
    scripts = sorted((file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda file: file.name)
    return [script.read_text(encoding="utf-8") for script in scripts]
