"""A clock that is set, forwards or backwards, ends nobody's move and stops nobody's game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.harness import Json, running, wait_until
from tests.server.jumping import jump_about
from tests.server.test_play import begun
from velmoci.server.clock import CLOCK, RATE, SteadyClock, now

HOUR = 3600.0
PLACE_NOTHING: Json = {"kind": "place_first", "placements": []}


class Machine:
    """A machine whose clock can be set."""

    def __init__(self) -> None:
        self.wall, self.passed = 1_700_000_000.0, 50.0
        self.clock = SteadyClock(lambda: self.wall, lambda: self.passed)

    def later(self, seconds: float) -> float:
        """How much later the steady clock says it is after so many seconds."""
        before = self.clock.seconds()
        self.wall += seconds
        self.passed += seconds
        return self.clock.seconds() - before


@pytest.mark.parametrize("jump", [HOUR, -HOUR, 365 * 24 * HOUR])
def test_a_jump_is_made_up_for_slowly(jump: float) -> None:
    machine = Machine()
    assert machine.later(10) == pytest.approx(10)
    machine.wall += jump
    assert machine.later(0) == 0
    towards = RATE if jump > 0 else -RATE
    assert machine.later(60) == pytest.approx(60 * (1 + towards))
    machine.later(abs(jump) / RATE)
    assert machine.clock.seconds() == pytest.approx(machine.wall)
    assert machine.later(10) == pytest.approx(10)


def test_the_clock_never_runs_backwards() -> None:
    machine = Machine()
    machine.wall -= 24 * HOUR
    shown = [machine.clock.seconds()]
    for _ in range(100):
        machine.later(0.01)
        shown.append(machine.clock.seconds())
    assert shown == sorted(shown)


def test_a_machine_that_slept_knows_how_long() -> None:
    machine = Machine()
    assert machine.later(8 * HOUR) == pytest.approx(8 * HOUR)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[float, float], None]]:
    """Lets a test set the machine's clock, or let it sleep; both come right again afterwards."""
    wall, passed = CLOCK.wall, CLOCK.passed
    CLOCK.looked, CLOCK.shown = passed(), wall()

    def change(jump: float, sleep: float) -> None:
        monkeypatch.setattr(CLOCK, "wall", lambda: wall() + jump + sleep)
        monkeypatch.setattr(CLOCK, "passed", lambda: passed() + sleep)

    yield change
    CLOCK.looked, CLOCK.shown = passed(), wall()


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_when_the_clock_is_set_moves_go_on_as_before(
    tmp_path: Path, machine: Callable[[float, float], None], jump: float
) -> None:
    clock = {"mode": "live", "move_seconds": 600, "bank_seconds": 60}
    with running(tmp_path) as server:
        _, players = begun(server, "me", "me", clock=clock)
        asked = next(player for player in players if player.is_asked)
        machine(jump, 0)
        assert asked.order(PLACE_NOTHING)["type"] == "done"
        assert asked.table["seats"][asked.seat]["bank_ms"] == 60_000


def test_an_order_that_comes_too_late_wakes_the_table_at_once(
    tmp_path: Path, machine: Callable[[float, float], None]
) -> None:
    """After a sleep the alarm has not noticed that time has passed, but whoever gives an order has."""
    clock = {"mode": "live", "move_seconds": 600, "bank_seconds": 0}
    with running(tmp_path) as server:
        made, players = begun(server, "me", "me", clock=clock)
        asked = next(player for player in players if player.is_asked)
        before = now()
        machine(0, HOUR)
        assert now() - before >= HOUR * 1000
        assert asked.order(PLACE_NOTHING)["code"] == "time_is_up"
        table = server.host.hub.rooms[made["match"]].table
        wait_until(lambda: table.waits_for() != (asked.seat,))


def test_a_clock_that_is_set_again_and_again_harms_nobody(tmp_path: Path) -> None:
    figures = jump_about(tmp_path, lambda rounds: rounds < 1)
    assert figures.is_good, figures.lines()
    assert figures.counts["jumps"] > 0
    assert figures.acknowledged > 0
