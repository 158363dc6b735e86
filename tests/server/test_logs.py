"""The log is lines of JSON, whatever goes wrong: nobody's traceback, nobody's words."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import subprocess
import sys
import threading
import warnings

import pytest

from velmoci.server.logs import hook_in, set_up

SECRET = "the mission of red"


@pytest.fixture
def stream(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Where the log goes; what is hooked in is taken out again."""
    for owner, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(owner, name, getattr(owner, name))
    made = io.StringIO()
    set_up("info", made)
    hook_in()
    return made


def lines(stream: io.StringIO) -> list[dict[str, object]]:
    assert SECRET not in stream.getvalue()
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def fail(*_: object) -> None:
    raise RuntimeError(SECRET)


def test_an_error_in_a_callback_is_a_line(stream: io.StringIO) -> None:
    async def run() -> None:
        asyncio.get_running_loop().call_soon(fail, SECRET)
        await asyncio.sleep(0)

    asyncio.run(run())
    (line,) = lines(stream)
    assert (line["event"], line["error"]) == ("asyncio: Exception in callback fail", "RuntimeError")


def test_an_error_in_a_task_that_nobody_waits_for_is_a_line(stream: io.StringIO) -> None:
    async def work() -> None:
        fail()

    async def run() -> None:
        asyncio.get_running_loop().create_task(work())
        await asyncio.sleep(0)

    asyncio.run(run())
    (line,) = lines(stream)
    assert line["event"] == "asyncio: Task exception was never retrieved"


def test_an_error_in_a_thread_is_a_line(stream: io.StringIO) -> None:
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()
    (line,) = lines(stream)
    assert line["error"] == "RuntimeError"


def test_a_warning_is_a_line(stream: io.StringIO) -> None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            logging.captureWarnings(False)
            logging.captureWarnings(True)
            warnings.warn("an old way", DeprecationWarning, stacklevel=1)
    finally:
        logging.captureWarnings(False)
    assert [line["level"] for line in lines(stream)] == ["warning"]


def test_an_error_that_ends_the_program_is_a_line() -> None:
    program = f"from velmoci.server.logs import *\nset_up('info')\nhook_in()\nraise RuntimeError({SECRET!r})"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    (line,) = lines(io.StringIO(ended.stderr))
    assert (ended.returncode, line["error"]) == (1, "RuntimeError")
