"""How one who was told changes follows them."""

from __future__ import annotations

from typing import Any


def put(now: Any, path: list[str], value: Any) -> Any:
    """The same with another value at a path."""
    if not path:
        return value
    if isinstance(now, list):
        place = int(path[0])
        return [*now[:place], put(now[place], path[1:], value), *now[place + 1 :]]
    return {**now, path[0]: put(now[path[0]], path[1:], value)}
