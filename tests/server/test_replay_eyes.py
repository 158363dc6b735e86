"""Through whose eyes a replay can be seen: before the end one's own, afterwards everybody's and the truth."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.test_salva_hiding import hidden_armies
from tests.match.tables import PERSON, START, Played, steps_game
from velmoci.match.entries import ClockSetup
from velmoci.match.table import SPECTATOR, MatchTable, make_header
from velmoci.server.messages import ReplayStep
from velmoci.server.replays import steps_of


def hidden_game() -> Played:
    """Hidden armies of the first seat, of which it shows the false row in its second order."""
    position = hidden_armies().position
    rulebook, start = position.rulebook.to_json(), dict(position.dump())
    played = Played([PERSON, PERSON])
    played.header, played.secret = make_header("salva", rulebook, [PERSON] * 2, ClockSetup(), START, start=start)
    played.table = MatchTable.create(played.header, played.secret)
    played.fill()
    for order in ("move tank_8 a", "remove_row caesar 1", "end_movement"):
        played.order(1, order)
    return played


def seats(steps: list[ReplayStep]) -> set[int]:
    return {part.seat for step in steps for part in step.parts if part.own is not None}


def faces(steps: list[ReplayStep], at: int, seat: int) -> dict[str, Any]:
    """What the seat knew of rows and tokens after a step."""
    told = [part.own for step in steps[: at + 1] for part in step.parts if part.seat == seat and part.own is not None]
    return {mark.get("unit") or f"row {mark['row']}": mark["face"] for mark in told[-1]["marks"]}


@pytest.mark.parametrize("seat", [0, 1])
def test_before_the_end_one_looks_back_with_ones_own_eyes_alone(seat: int) -> None:
    game = hidden_game()
    steps = steps_of(game.table, game.entries, seat, False)
    assert seats(steps) == {seat}
    known = faces(steps, 0, seat)
    assert (known == {}) is (seat == 1)


def test_before_the_end_who_watches_is_told_nothing_of_anybody() -> None:
    game = hidden_game()
    steps = steps_of(game.table, game.entries, SPECTATOR, False)
    assert [step.parts for step in steps] == [[]] * len(steps)


@pytest.mark.parametrize("seat", [0, 1, SPECTATOR])
def test_after_the_end_everybody_sees_what_each_knew_at_every_step(seat: int) -> None:
    game = hidden_game()
    steps = steps_of(game.table, game.entries, seat, True)
    assert seats(steps) == {0, 1}
    first = faces(steps, 0, 0)
    assert (first["row 1"], first["row 2"]) == (False, True)
    assert sorted(face for name, face in first.items() if name.startswith("caesar")) == [False, True]
    assert "row 1" not in faces(steps, len(steps) - 1, 0)
    assert faces(steps, 0, 1) == {}
    assert faces(steps, len(steps) - 1, 1) == {"row 2": True}


def test_what_a_seat_knew_is_told_where_it_changed() -> None:
    game = hidden_game()
    steps = steps_of(game.table, game.entries, 0, True)
    told = [step.order for step in steps for part in step.parts if part.seat == 0 and part.own is not None]
    assert told == [None, "remove_row caesar 1"]


def read(step: ReplayStep) -> dict[int, list[str]]:
    """The sentences of those who read something else than all of it."""
    return {part.seat: [event.event for event in part.events] for part in step.parts if part.events is not None}


def test_each_reads_of_a_step_what_was_told_to_him(monkeypatch: pytest.MonkeyPatch) -> None:
    game = steps_game(monkeypatch)
    game.order(1, "peek")
    game.order(2, "whisper")
    *_, peek, whisper = steps_of(game.table, game.entries, 1, True)
    assert [event.event for event in peek.events] == ["peeked", "saw-own"]
    assert read(peek) == {SPECTATOR: ["peeked", "saw"], 1: ["peeked", "saw"]}
    assert read(whisper) == {SPECTATOR: [], 0: []}


def test_before_the_end_one_may_read_what_everybody_read(monkeypatch: pytest.MonkeyPatch) -> None:
    game = steps_game(monkeypatch)
    game.order(1, "peek")
    *_, own = steps_of(game.table, game.entries, 0, False)
    *_, other = steps_of(game.table, game.entries, 1, False)
    assert ([event.event for event in own.events], read(own)) == (["peeked", "saw-own"], {SPECTATOR: ["peeked", "saw"]})
    assert ([event.event for event in other.events], read(other)) == (["peeked", "saw"], {})
