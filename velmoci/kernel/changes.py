"""What leads from one JSON value to the next: instead of the whole game only what has changed is sent."""

from __future__ import annotations

from typing import Final, cast

Change = tuple[list[str], object]
"""A path of keys, and the value that now stands there; without a key it is the whole."""


MISSING: Final = object()


def changes(before: dict[str, object], now: dict[str, object]) -> list[Change]:
    """The changes, in the order of the keys; values keep their types, so 0 never becomes false."""
    found: list[Change] = []
    collect([], before, now, found)
    return found


def changes_since(mark: object, now: dict[str, object]) -> tuple[list[Change], object]:
    """The changes for a game that compares all it has told with all it tells now: its mark is the whole."""
    return changes(cast(dict[str, object], mark) if mark is not None else {}, now), now


def collect(path: list[str], before: dict[str, object], now: dict[str, object], found: list[Change]) -> None:
    """Objects with the same keys are compared key by key, all else is sent as it is."""
    start = len(found)
    if len(before) == len(now):
        for key, value in now.items():
            was = before.get(key, MISSING)
            if was is value:
                continue
            if was is MISSING:
                break
            if isinstance(value, dict) and isinstance(was, dict):
                collect([*path, key], was, value, found)
            elif was != value:
                found.append(([*path, key], value))
        else:
            return
    del found[start:]
    found.append((path, now))
