"""What leads from one JSON value to the next: instead of the whole game only what has changed is sent."""

from __future__ import annotations

from typing import Final, cast

Change = tuple[list[str], object]
"""A path of keys and of places in lists, and the value that now stands there; an empty path means the whole."""


MISSING: Final = object()


def changes(before: dict[str, object], now: dict[str, object]) -> list[Change]:
    """The changes, in the order of the keys. What Python calls equal counts as unchanged: 1, 1.0 and true do."""
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
            if was == value:
                continue
            if was is MISSING:
                break
            if isinstance(value, dict) and isinstance(was, dict):
                collect([*path, key], was, value, found)
            elif not is_told_by_places([*path, key], was, value, found):
                found.append(([*path, key], value))
        else:
            return
    del found[start:]
    found.append((path, now))


def is_told_by_places(path: list[str], before: object, now: object, found: list[Change]) -> bool:
    """Lists of as many objects are compared place by place; false where the value itself is told more shortly."""
    if not isinstance(before, list) or not isinstance(now, list) or len(before) != len(now):
        return False
    start = len(found)
    for place, value in enumerate(now):
        was = before[place]
        if not isinstance(value, dict) or not isinstance(was, dict):
            del found[start:]
            return False
        if was != value:
            collect([*path, str(place)], was, value, found)
    if len(found) - start > len(now):
        del found[start:]
        return False
    return True
