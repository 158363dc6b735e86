"""One at a time, in the order of asking, whatever becomes of those who wait."""

from __future__ import annotations

import asyncio

from velmoci.server.turns import Turn


def test_a_free_turn_is_taken_without_waiting() -> None:
    turn = Turn()
    assert turn.take()
    assert not turn.take()
    turn.give()
    assert turn.take()


def test_a_turn_is_handed_on_in_the_order_of_asking() -> None:
    async def play() -> list[int]:
        turn, order = Turn(), []
        assert turn.take()

        async def wait(number: int) -> None:
            await turn.wait()
            order.append(number)
            turn.give()

        waiting = [asyncio.create_task(wait(number)) for number in range(3)]
        await asyncio.sleep(0)
        turn.give()
        assert not turn.take(), "it was promised to the first who asked"
        await asyncio.gather(*waiting)
        assert turn.take()
        return order

    assert asyncio.run(play()) == [0, 1, 2]


def test_whoever_stops_waiting_is_passed_over() -> None:
    async def play() -> None:
        turn = Turn()
        await turn.wait()
        first, second = asyncio.create_task(turn.wait()), asyncio.create_task(turn.wait())
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        turn.give()
        await second
        assert turn.is_taken

    asyncio.run(play())


def test_a_turn_that_came_too_late_goes_to_the_next() -> None:
    async def play() -> None:
        turn = Turn()
        await turn.wait()
        first, second = asyncio.create_task(turn.wait()), asyncio.create_task(turn.wait())
        await asyncio.sleep(0)
        turn.give()
        first.cancel()
        await second
        assert first.cancelled()
        turn.give()
        assert not turn.is_taken

    asyncio.run(play())
