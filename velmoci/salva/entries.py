"""What each entry of a scenario holds: whatever is written is a value of its kind before anybody reads it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from velmoci.salva.document import Document, Path

FLAG: Final = "true or false"
NAME: Final = "name of letters, digits and _"
LABEL: Final = "text of at most 80 characters"
TEXT: Final = "text of at most 2000 characters"
NAMES: Final = "list of names"
PLACE: Final = "[x, y] between -10000 and 10000"
TABLE: Final = "table"
TABLES: Final = "list of tables"
LISTS: Final = "table of lists"
TEXTS: Final = "{ cs, en }"
SHARE: Final = "whole number or fraction"
SHARES: Final = "list of whole numbers or fractions"
ARMIES: Final = "{ field = { unit = number } }, at most 500 units"
PLAN: Final = "{ seed, land, sea, masses, fair } or { seed, laid }"
SPAN: Final = "[n, n]"
COUNT: Final = "n"
COUNTS: Final = "{ side = n }"
PARTS: Final = "{ side = number }"
SPANS: Final = "{ side = [number, number] }"

LANGUAGES: Final = ("cs", "en")
PLAN_KEYS: Final = ("seed", "land", "sea", "masses", "fair")
LAID_KEYS: Final = ("seed", "laid")
LONGEST_NAME: Final = 40
FARTHEST: Final = 10_000
MOST_UNITS: Final = 500


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_number(value: object) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool)


def is_name(value: object) -> bool:
    return isinstance(value, str) and value.isidentifier() and len(value) <= LONGEST_NAME


def is_label(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 80


def is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= 2000


def is_texts(value: object) -> bool:
    return isinstance(value, dict) and all(is_text(text) for text in value.values())


def is_names(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(name, str) for name in value)


def is_place(value: object) -> bool:
    return is_pair(value) and all(-FARTHEST <= number <= FARTHEST for number in numbers_in(value))


def is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(is_number(number) for number in value)


def numbers_in(value: Any) -> list[float]:
    return [float(number) for number in value]


def is_table(value: object) -> bool:
    return isinstance(value, dict)


def is_tables(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(row, dict) for row in value)


def is_lists(value: object) -> bool:
    return isinstance(value, dict) and all(isinstance(row, list) for row in value.values())


def is_share(value: object) -> bool:
    return isinstance(value, (int, str)) and not isinstance(value, bool)


def is_shares(value: object) -> bool:
    return isinstance(value, list) and all(is_share(item) for item in value)


def is_armies(value: object) -> bool:
    if not isinstance(value, dict) or not all(isinstance(army, dict) for army in value.values()):
        return False
    counts: list[Any] = [count for army in value.values() for count in army.values()]
    return all(is_count(count) for count in counts) and sum(counts) <= MOST_UNITS


def is_plan(value: object) -> bool:
    """Whether that is what a map was made of: a seed, and four whole numbers or the segments that were laid."""
    if not isinstance(value, dict):
        return False
    if tuple(value) == LAID_KEYS:
        return is_label(value["seed"]) and is_text(value["laid"])
    if tuple(value) != PLAN_KEYS:
        return False
    return is_label(value["seed"]) and all(is_count(value[name]) for name in PLAN_KEYS[1:])


def is_span(value: object) -> bool:
    """Whether that is from so many to so many."""
    is_two = isinstance(value, list) and len(value) == 2 and all(is_count(bound) for bound in value)
    return is_two and 0 < value[0] <= value[1]  # type: ignore[index]


def is_counts(value: object) -> bool:
    return isinstance(value, dict) and all(is_count(count) for count in value.values())


def is_parts(value: object) -> bool:
    return isinstance(value, dict) and all(is_number(part) for part in value.values())


def is_spans(value: object) -> bool:
    return isinstance(value, dict) and all(is_pair(span) for span in value.values())


def is_flag(value: object) -> bool:
    return isinstance(value, bool)


HOLDS: Final[dict[str, Callable[[object], bool]]] = {
    FLAG: is_flag, NAME: is_name, LABEL: is_label, TEXT: is_text, NAMES: is_names, PLACE: is_place, TABLE: is_table,
    TABLES: is_tables, LISTS: is_lists, TEXTS: is_texts, SHARE: is_share, SHARES: is_shares, ARMIES: is_armies,
    PLAN: is_plan, SPAN: is_span, COUNT: is_count, COUNTS: is_counts, PARTS: is_parts, SPANS: is_spans,
}  # fmt: skip

SECTIONS: Final = {
    "scenario": TABLE, "options": TABLE, "limits": LISTS, "length": TABLE, "measured": TABLE, "side": TABLES,
    "balance": TABLES, "field": TABLES,
}  # fmt: skip
SCENARIO: Final = {
    "cs": LABEL, "en": LABEL, "about": TEXTS, "chapters": NAMES, "untested": NAMES, "excluded": NAMES, "note": TEXT,
    "plan": PLAN, "drawn": FLAG,
}  # fmt: skip
LENGTH: Final = {"rounds": SPAN, "minutes": SPAN}
MEASURED: Final = {
    "bots": LABEL, "games": COUNT, "wins": COUNTS, "shared": COUNT, "drawn": COUNT, "percent": PARTS,
    "interval": SPANS,
}  # fmt: skip
SIDE: Final = {
    "id": NAME, "cs": LABEL, "en": LABEL, "role": LABEL, "fields": NAMES, "people": NAMES, "sea": LABEL,
    "allotment": SHARE, "units": ARMIES,
}  # fmt: skip
BALANCE: Final = {"chapters": NAMES, "options": TABLE, "allotments": SHARES, "games": COUNT, "percent": PARTS}
FIELD: Final = {"id": NAME, "cs": LABEL, "en": LABEL, "sea": FLAG, "at": PLACE, "next": NAMES}


def check_entries(document: Document, path: Path, row: Mapping[str, object], kinds: Mapping[str, str]) -> None:
    """Raises the first entry that means nothing or is no value of its kind."""
    for name, value in row.items():
        kind = kinds.get(name)
        if kind is None:
            raise document.wrong("unknown_entry", (*path, name))
        if not HOLDS[kind](value):
            raise document.wrong("bad_value", (*path, name), expected=kind)
