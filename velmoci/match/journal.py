"""A match in a file: every line is on the disk before the next order is taken."""

from __future__ import annotations

import os
from pathlib import Path

from velmoci.kernel.archive import UNDO_LINE, Archive, read_archive, record_line, to_line
from velmoci.kernel.errors import BadRecord, VelmociError
from velmoci.kernel.record import Record
from velmoci.kernel.standing import NOTATION


class Journal:
    """Appends to one `.velmoci` file; the secret of the dice lies beside it until the match is over."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.key = path.with_name(path.name + ".key")
        self.standing = path.with_name(path.name + ".standing")
        """What people at the keyboard have said beforehand; no part of the record, which holds what came of it."""

    def create(self, archive: Archive, secret: str) -> None:
        """Begins a new file; an existing one is never overwritten."""
        with open(
            os.open(self.key, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8"
        ) as key:
            key.write(secret)
            sync(key.fileno())
        with open(self.path, "x", encoding="utf-8") as file:
            file.write("\n".join(archive.lines()) + "\n")
            sync(file.fileno())

    def load(self) -> tuple[Archive, str]:
        """The archive and the secret of its dice (empty where it is not known)."""
        archive = read_file(self.path)
        if archive.secret is not None:
            return archive, archive.secret
        return archive, self.key.read_text(encoding="utf-8").strip() if self.key.exists() else ""

    def repair(self) -> None:
        """Cuts off a last line that a crash left unfinished, so that the file can grow again."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            with open(self.path, "r+b") as file:
                file.truncate(len(whole))
                sync(file.fileno())

    def append(self, record: Record) -> None:
        """Adds a record."""
        self.write(record_line(record))

    def undo(self) -> None:
        """Takes the last record back; the file still shows that it was there."""
        self.write(UNDO_LINE)

    def close(self, archive: Archive) -> None:
        """Writes outcome and secret; the key file is needed no more."""
        closing = archive.closing()
        if closing is not None:
            self.write(to_line(closing))
            self.key.unlink(missing_ok=True)
            self.standing.unlink(missing_ok=True)

    def keep_standing(self, orders: dict[int, list[str]]) -> None:
        """Writes down the standing orders of all seats; they replace those that were there at once or not at all."""
        draft = self.standing.with_name(self.standing.name + ".new")
        with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as file:
            file.write("".join(f"{seat} {order}\n" for seat, kept in orders.items() for order in kept))
            file.flush()
            sync(file.fileno())
        draft.replace(self.standing)

    def standing_orders(self) -> dict[int, list[str]]:
        """The standing orders of all seats as they were written down."""
        found: dict[int, list[str]] = {}
        lines = self.standing.read_text(encoding="utf-8").splitlines() if self.standing.exists() else []
        for line in lines:
            seat, _, order = line.partition(" ")
            if is_standing(seat, order):
                found.setdefault(int(seat), []).append(order)
        return found

    def write(self, line: str) -> None:
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(line + "\n")
            file.flush()
            sync(file.fileno())


def is_standing(seat: str, order: str) -> bool:
    """Whether a line is a standing order; others are left out, for nothing of the match hangs on them."""
    try:
        NOTATION.parse(order)
    except VelmociError:
        return False
    return seat.isascii() and seat.isdigit()


def sync(descriptor: int) -> None:
    os.fsync(descriptor)


def read_file(path: Path) -> Archive:
    """Reads an archive from a file."""
    try:
        return read_archive(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord("not_an_archive") from None
