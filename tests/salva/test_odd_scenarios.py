"""Scenarios as strangers send them: whatever stands in an entry, it is refused, or the game begins and has a map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from tests.sampling import sample
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.order import Begin
from velmoci.salva.composing import toml
from velmoci.salva.game import GAME
from velmoci.salva.maps.atlas import map_of

WHOLE: dict[str, Any] = {
    "scenario": {
        "cs": "Hranice", "en": "Border", "about": {"cs": "Válka.", "en": "A war."}, "chapters": ["factories"],
        "untested": ["naval"], "excluded": ["feuds"], "note": "none",
        "plan": {"seed": "7", "land": 4, "sea": 0, "masses": 1, "fair": 1}, "drawn": False,
    },
    "options": {"goal": "elimination"},
    "limits": {"goal": ["elimination"]},
    "length": {"rounds": [3, 9], "minutes": [10, 20]},
    "measured": {
        "bots": "steady", "games": 2, "wins": {"west": 1, "east": 1}, "shared": 0, "drawn": 0,
        "percent": {"west": 50, "east": 50}, "interval": {"west": [1.5, 99], "east": [1, 99]},
    },
    "side": [
        {
            "id": "west", "cs": "Západ", "en": "West", "role": "", "fields": ["a", "b"], "sea": "",
            "allotment": "21/2", "units": {"a": {"infantry": 2}},
        },
        {"id": "east", "fields": ["c", "d"], "allotment": 10},
    ],
    "balance": [{"chapters": ["factories"], "options": {"goal": "elimination"}, "allotments": [10, "10"]}],
    "field": [
        {"id": "a", "cs": "Á", "en": "A", "sea": False, "at": [0, 0], "next": ["b", "c"], "production": "3/2",
         "factories": 1, "defence": "2", "roughness": 2, "canal": True, "centre": False},
        {"id": "b", "at": [2, 0], "next": ["d"]},
        {"id": "c", "at": [0, 2], "next": ["d"]},
        {"id": "d", "at": [2.5, 2], "next": []},
    ],
}  # fmt: skip
ODD: list[Any] = [
    0, 1, -1, 1.5, 10**9, 10**12, True, "", "z", "a", "\n", "1/0", "9" * 5000, "x" * 90_000, [], [1], ["z"], ["a", "a"],
    [[1]], [0.5, 1e300], [1e-9, 1e-9], [10_000, -10_000], ["a"] * 2000, {}, {"a": 1}, {"a": {"infantry": 10**9}},
    {"z": {}}, {"cs": 1}, {"west": "z", "east": [1]}, [{}], [{"id": "a"}],
]  # fmt: skip


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path of everything that stands somewhere in a value."""
    if path:
        yield path
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, item in pairs:
        yield from places(item, (*path, name))


def changed(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    """A copy in which something else stands at that place."""
    if not path:
        return new
    if isinstance(value, dict):
        return {name: changed(item, path[1:], new) if name == path[0] else item for name, item in value.items()}
    return [changed(item, path[1:], new) if number == path[0] else item for number, item in enumerate(value)]


def written(data: dict[str, Any]) -> str:
    return "\n".join(f"{toml(name)} = {toml(value)}" for name, value in data.items()) + "\n"


def play_and_draw(text: str) -> str:
    """What the server does with a scenario: the refusal, or nothing when the game begins and its map is drawn."""
    try:
        rulebook = GAME.rulebook({"scenario": text})
        position = GAME.begin(rulebook)
        position.apply(-1, Begin(), Seeded(1))
        position.view(0).to_json()
        map_of(rulebook)
    except VelmociError as error:
        return error.code
    return ""


def test_the_scenario_itself_is_played() -> None:
    assert play_and_draw(written(WHOLE)) == ""


@pytest.mark.parametrize("section", list(WHOLE))
@pytest.mark.long
def test_no_odd_value_gets_past_the_checks(section: str, pytestconfig: pytest.Config) -> None:
    """In short: the section itself with every value, and a third of the values for each thing in it."""
    paths: list[tuple[Any, ...]] = [(section, *path) for path in places(WHOLE[section])]
    tried = list(product(paths, ODD))
    if not pytestconfig.getoption("whole"):
        tried = sample(tried, len(tried) // 3)
    refused = 0
    for path, value in [*product([(section,)], ODD), *tried]:
        refused += play_and_draw(written(changed(WHOLE, path, value))) != ""
    assert refused > len(ODD) // 2


@pytest.mark.parametrize(
    ("path", "value", "code"),
    [
        (("field", 1, "at"), "z", "bad_value"),
        (("field", 1, "at"), [1, 10_001], "bad_value"),
        (("field", 0, "cs"), 1.5, "bad_value"),
        (("side", 0, "fields"), 1e9, "bad_value"),
        (("side", 0, "cs"), 1, "bad_value"),
        (("side", 0, "units"), {"a": {"infantry": 501}}, "bad_value"),
        (("side",), 1, "bad_value"),
        (("field", 0, "factories"), 1000, "bad_value"),
        (("field",), [{"id": f"f{n}", "next": []} for n in range(301)], "bad_value"),
        (("side", 0, "id"), "x" * 41, "bad_value"),
        (("options",), 1, "bad_value"),
    ],
)
def test_what_is_no_value_of_its_kind_is_refused(path: tuple[Any, ...], value: Any, code: str) -> None:
    assert play_and_draw(written(changed(WHOLE, path, value))) == code


@pytest.mark.parametrize(
    "at", [[[0, 0]] * 4, [[0, 0], [0.001, 0], [9999, 9999], [-9999, 0]], [[1, 2], [1, 2], [2, 4], [0, 0]]]
)
def test_fields_on_top_of_each_other_or_far_apart_are_drawn(at: list[list[float]]) -> None:
    fields = [{**row, "at": place} for row, place in zip(WHOLE["field"], at, strict=True)]
    text = written({**WHOLE, "field": fields})
    assert play_and_draw(text) == ""
    drawn = map_of(GAME.rulebook({"scenario": text}))
    assert len({tuple(field["middle"]) for field in drawn["fields"]}) == 4
