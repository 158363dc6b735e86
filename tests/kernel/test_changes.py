"""What leads from one JSON value to the next."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.kernel.changing import put
from velmoci.kernel.changes import changes, changes_since

Json = dict[str, Any]

KEYS = st.sampled_from(["a", "b", "c"])
VALUES = st.recursive(
    st.none() | st.text(max_size=2) | st.integers(2, 4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=3),
)
OBJECTS = st.dictionaries(KEYS, VALUES, max_size=3)


@pytest.mark.long
@given(OBJECTS, OBJECTS)
def test_changes_lead_from_any_value_to_any_other(before: Json, now: Json) -> None:
    reached: Any = before
    for path, value in changes(before, now):
        reached = put(reached, path, value)
    assert reached == now
    assert changes(now, now) == []


def test_only_what_differs_is_told() -> None:
    before: Json = {"round": 1, "states": {"iberia": ["red", 4], "maghreb": ["blue", 1]}, "battle": None}
    now: Json = {"round": 1, "states": {"iberia": ["red", 1], "maghreb": ["red", 2]}, "battle": {"die": 6}}
    assert changes(before, now) == [
        (["states", "iberia"], ["red", 1]),
        (["states", "maghreb"], ["red", 2]),
        (["battle"], {"die": 6}),
    ]


def test_of_objects_in_a_list_only_those_that_differ_are_told_unless_nearly_all_do() -> None:
    before: Json = {"powers": [{"soldiers": 4, "cards": 0}, {"soldiers": 7, "cards": 2}], "attacked": [["a", "b"]]}
    now: Json = {"powers": [{"soldiers": 4, "cards": 0}, {"soldiers": 5, "cards": 3}], "attacked": [["a", "c"]]}
    others: Json = {"powers": [{"soldiers": 1, "cards": 1}, {"soldiers": 2, "cards": 2}], "attacked": [["a", "b"]]}
    assert changes(before, now) == [
        (["powers", "1", "soldiers"], 5),
        (["powers", "1", "cards"], 3),
        (["attacked"], [["a", "c"]]),
    ]
    assert changes(before, others) == [(["powers"], others["powers"])]


def test_one_who_knows_nothing_is_told_the_whole() -> None:
    now: dict[str, object] = {"round": 1}
    assert changes_since(None, now) == ([([], now)], now)
    assert changes_since({"round": 1}, now) == ([], now)


def test_other_keys_are_told_as_a_whole() -> None:
    assert changes({"a": {"b": 2}}, {"a": {"c": 2}}) == [(["a"], {"c": 2})]
