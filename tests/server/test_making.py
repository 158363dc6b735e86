"""What costs more than a moment: made in processes of their own, within limits, while everybody else is served."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.harness import PATIENCE, Running, wait_until
from velmoci.kernel.resources import read_text
from velmoci.server.making import MOST_OF_ONE, MOST_WAITING, Made, Makers, holds_text
from velmoci.server.routes import Failed

BORDER = read_text("velmoci.salva", "scenarios/border_war.toml")
DOTS = "\na" + ".b" * 40_000 + " = 1\n"


def check(server: Running, scenario: str) -> Any:
    answer = server.post("/api/games/salva/check", {"options": {"scenario": scenario}})
    assert answer.status_code == 200
    return answer.json()["problem"]


def maker_pids(server: Running) -> list[int]:
    return [maker.process.pid for maker in server.host.makers.all if maker.process is not None]


@contextmanager
def halted(pids: list[int]) -> Iterator[None]:
    """Processes that do nothing for a while."""
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            os.kill(pid, signal.SIGCONT)


def test_a_scenario_that_would_take_minutes_to_read_is_refused(server: Running) -> None:
    assert check(server, BORDER) is None
    assert check(server, DOTS)["code"] == "document_too_deep"
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "salva", "nickname": "Ann", "seats": seats}
    answer = server.post("/api/matches", {**wish, "options": {"scenario": DOTS}})
    assert (answer.status_code, answer.json()["code"]) == (422, "document_too_deep")
    assert server.post("/api/matches", {**wish, "options": {"scenario": BORDER}}).status_code == 201


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/games/salva/check", {"options": {"scenario": BORDER}}),
        ("/api/maps/salva", {"options": {"scenario": BORDER + "\n# another one\n"}}),
        ("/api/salva/compose", {"map": {"seed": "7", "land": 8, "sea": 0}}),
        (
            "/api/matches",
            {
                "game": "salva",
                "nickname": "Ann",
                "seats": [{"kind": "me"}, {"kind": "me"}],
                "options": {"scenario": BORDER},
            },
        ),
    ],
)
def test_the_server_answers_while_something_is_made(server: Running, path: str, body: Any) -> None:
    check(server, BORDER)
    with ThreadPoolExecutor(1) as pool:
        with halted(maker_pids(server)):
            asked = pool.submit(server.post, path, body)
            wait_until(lambda: server.host.makers.jobs.total() == 1)
            assert server.get("/api/games").status_code == 200
            assert not asked.done()
        assert asked.result(PATIENCE).status_code in (200, 201)


def test_a_job_that_costs_too_much_is_ended_and_the_next_one_is_done(server: Running) -> None:
    check(server, BORDER)
    with ThreadPoolExecutor(1) as pool:
        pids = maker_pids(server)
        with halted(pids):
            asked = pool.submit(server.post, "/api/maps/salva", {"options": {"scenario": BORDER + "\n# hard\n"}})
            wait_until(lambda: server.host.makers.jobs.total() == 1)
            for pid in pids:
                os.kill(pid, signal.SIGPROF)
        answer = asked.result(PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (422, "too_hard")
    assert check(server, BORDER) is None


def test_the_system_ends_a_maker_whose_time_is_up() -> None:
    work = "from velmoci.server.maker import limit_time\nlimit_time(0.05)\nwhile True:\n    pass"
    assert subprocess.run([sys.executable, "-c", work], check=False).returncode == -signal.SIGPROF


def refused(makers: Makers, address: str) -> int:
    async def ask() -> None:
        await makers.make(address, "card", scenario="border_war")

    with pytest.raises(Failed) as failed:
        asyncio.run(ask())
    return failed.value.status


def test_nobody_can_order_more_than_a_few_things_at_once() -> None:
    makers = Makers()
    makers.jobs["192.0.2.1"] = MOST_OF_ONE
    assert refused(makers, "192.0.2.1") == 429
    makers.jobs["192.0.2.2"] = MOST_WAITING
    assert refused(makers, "192.0.2.3") == 503


def test_a_map_is_made_once_and_travels_packed(server: Running) -> None:
    answers = [server.post("/api/maps/salva", {"options": {"scenario": "canal_zone"}}) for _ in range(2)]
    answers.append(server.get("/api/maps/salva"))
    assert [answer.headers.get("content-encoding") for answer in answers] == ["gzip"] * 3
    with halted(maker_pids(server)):
        again = server.post("/api/maps/salva", {"options": {"scenario": "canal_zone"}})
    assert again.json() == answers[0].json()


def test_what_is_kept_has_an_end() -> None:
    async def draw(count: int) -> int:
        makers = Makers()
        made = SimpleNamespace(value=b'"x"', problem=None, status=200)

        async def make(*_: object, **values: Any) -> Made:
            return made  # type: ignore[return-value]

        makers.make = make  # type: ignore[method-assign]
        for number in range(count):
            await makers.stored("localhost", "image/svg+xml", "card", scenario=str(number))
        return len(makers.kept)

    assert asyncio.run(draw(100)) == 64


@pytest.mark.parametrize(
    ("options", "is_text"),
    [
        ({"scenario": "border_war", "players": 2, "blind": True}, False),
        ({"scenario": "a\nb"}, True),
        ({"turn_order": "a " * 200}, True),
        ({"sets": {"PPP": 1}}, True),
    ],
)
def test_short_options_need_no_reading(options: dict[str, Any], is_text: bool) -> None:
    assert holds_text(options) is is_text
