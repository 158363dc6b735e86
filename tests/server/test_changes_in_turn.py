"""Whatever changes a table goes one road: it waits for its turn, acts, is kept, and then everybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.match.tables import KINDS
from tests.server.test_told import Viewer, on_hub
from velmoci.match.entries import Entry
from velmoci.match.storage import Conflict
from velmoci.match.table import MatchTable
from velmoci.server.hub import Hub
from velmoci.server.room import MOST_TRIES, Room, resolve

Then = Callable[[BaseException | None], None]


class Gate:
    """A storage that keeps nothing before it is told to."""

    def __init__(self, hub: Hub) -> None:
        self.append_soon = hub.storage.append_soon
        self.held: list[tuple[str, Sequence[Entry], Then]] = []

    def hold(self, match: str, entries: Sequence[Entry], then: Then) -> None:
        self.held.append((match, entries, then))

    def open(self) -> None:
        for held in self.held:
            self.append_soon(*held)
        self.held.clear()


def absent(table: MatchTable) -> list[Entry]:
    return table.presence(2, False, 0)


def said(room: Room) -> list[str]:
    return [line.text for line in room.table.talks(0)]


def test_one_who_gives_up_waiting_for_a_change_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(hub: Hub, room: Room) -> None:
        gate = Gate(hub)
        with monkeypatch.context() as patched:
            patched.setattr(hub.storage, "append_soon", gate.hold)
            waiting = asyncio.create_task(room.change(absent, list))
            await asyncio.sleep(0)
            waiting.cancel()
            with pytest.raises(asyncio.CancelledError):
                await waiting
        assert room.turn.is_taken
        gate.open()
        viewer = Viewer(room, 0, 1)
        await viewer.do("say", powers=[], text="and on")
        assert said(room) == ["and on"]
        assert not room.table.state.members[1].is_present
        assert not room.is_gone

    on_hub(tmp_path, act)


def test_commands_that_come_while_another_is_kept_wait_for_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hub: Hub, room: Room) -> None:
        gate, viewer = Gate(hub), Viewer(room, 0, 1)
        answers: list[asyncio.Future[int]] = []
        with monkeypatch.context() as patched:
            patched.setattr(hub.storage, "append_soon", gate.hold)
            for number in range(3):
                answers.append(asyncio.get_running_loop().create_future())
                command = KINDS["say"](id=str(number), powers=[], text=f"line {number}")
                room.command(viewer.connection, command, partial(resolve, answers[-1]))
            await asyncio.sleep(0)
            assert (len(gate.held), said(room)) == (1, ["line 0"])
        gate.open()
        counts = await asyncio.gather(*answers)
        assert counts == sorted(set(counts))
        assert said(room) == ["line 0", "line 1", "line 2"]

    on_hub(tmp_path, act)


def test_a_race_that_is_always_lost_is_given_up_and_the_next_has_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hub: Hub, room: Room) -> None:
        tries: list[int] = []

        def lose(match: str, entries: Sequence[Entry], then: Then) -> None:
            tries.append(len(entries))
            then(Conflict("conflict"))

        with monkeypatch.context() as patched:
            patched.setattr(hub.storage, "append_soon", lose)
            with pytest.raises(Conflict):
                await room.change(absent, list)
        assert len(tries) == MOST_TRIES
        assert not room.turn.is_taken
        assert await room.change(absent, list)

    on_hub(tmp_path, act)
