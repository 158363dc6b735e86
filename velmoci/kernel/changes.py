"""What leads from one JSON value to the next: instead of the whole game only what has changed is sent."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import cast

Change = tuple[list[str], object]
"""A path of keys and of places in lists, and the value that now stands there; an empty path means the whole."""


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
    if before.keys() != now.keys():
        found.append((path, now))
        return
    for key in compress(now, map(ne, now.values(), map(before.get, now))):
        value = now[key]
        if not isinstance(value, (dict, list)):
            found.append(([*path, key], value))
        else:
            collect_value([*path, key], before[key], value, found)


def collect_value(path: list[str], before: object, now: object, found: list[Change]) -> None:
    """What has changed of a value that is not what it was."""
    if isinstance(now, dict) and isinstance(before, dict):
        collect(path, before, now, found)
    elif not isinstance(now, list) or not is_told_by_places(path, before, now, found):
        found.append((path, now))


def is_told_by_places(path: list[str], before: object, now: list[object], found: list[Change]) -> bool:
    """Lists as long as before are told by the places at which objects differ; false where the value itself is told
    more shortly."""
    if not isinstance(before, list) or len(before) != len(now):
        return False
    start = len(found)
    for place in compress(range(len(now)), map(ne, now, before)):
        was, value = before[place], now[place]
        if not isinstance(value, dict) or not isinstance(was, dict):
            del found[start:]
            return False
        collect([*path, str(place)], was, value, found)
        if len(found) - start > len(now):
            del found[start:]
            return False
    return True
