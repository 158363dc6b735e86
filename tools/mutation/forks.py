"""Runs pieces of work in forked children, several at once, each with limits of its own."""

from __future__ import annotations

import os
import pickle
import resource
import selectors
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from types import FrameType
from typing import Final, Generic, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MEMORY: Final = 1 << 30
"""Bytes of data that a child may have beside what its parent has."""
WAIT: Final = 60.0
"""Seconds that a child may wait beside those that it may compute; on a busy machine it gets them again and again, as
long as it computes at all."""
LIVING: Final[set[int]] = set()
"""The children that are at work."""


@dataclass
class Job(Generic[T, R]):
    """One child at work."""

    task: T
    pid: int
    pipe: int
    folder: Path
    end: float
    """When it is stopped, by the monotonic clock."""
    said: bytes = b""
    computed: int = 0
    """How long it had computed when it was looked at last, in ticks."""


@dataclass(frozen=True)
class Ended(Generic[T, R]):
    """What a child said before it ended; nothing if it was stopped by its limits or broke."""

    task: T
    result: R | None
    why: str


def fork_all(
    tasks: Iterable[T], work: Callable[[T, Path], R], seconds: Callable[[T], float], jobs: int
) -> Iterator[Ended[T, R]]:
    """Do every task in a child with a folder of its own and yield what came of it, in the order of ending."""
    with taken_along():
        yield from fork_each(tasks, work, seconds, jobs)


@contextmanager
def taken_along() -> Iterator[None]:
    """Meanwhile children end with this process: they have sessions of their own, and nobody else would end them."""
    before = {number: signal.signal(number, end_with_children) for number in (signal.SIGTERM, signal.SIGHUP)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def end_with_children(number: int, _: FrameType | None) -> None:
    """End the children, and then this process as the signal would have."""
    for pid in LIVING:
        for kill in (os.killpg, os.kill):
            with suppress(ProcessLookupError):
                kill(pid, signal.SIGKILL)
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)


def fork_each(
    tasks: Iterable[T], work: Callable[[T, Path], R], seconds: Callable[[T], float], jobs: int
) -> Iterator[Ended[T, R]]:
    selector = selectors.DefaultSelector()
    waiting = iter(tasks)
    running = 0
    try:
        while True:
            while running < jobs and (task := next(waiting, None)) is not None:
                job = start(task, work, seconds(task))
                selector.register(job.pipe, selectors.EVENT_READ, job)
                running += 1
            if not running:
                return
            for key, _ in selector.select(1.0):
                job = key.data
                if part := os.read(job.pipe, 1 << 20):
                    job.said += part
                else:
                    selector.unregister(job.pipe)
                    running -= 1
                    yield finish(job)
            stop_late(key.data for key in selector.get_map().values())
    finally:
        for key in list(selector.get_map().values()):
            finish(key.data, stop=True)


def stop_late(jobs: Iterable[Job[T, R]]) -> None:
    """End those that have waited too long. An alarm in the child would not do: tests set alarms of their own."""
    for job in jobs:
        if time.monotonic() <= job.end:
            continue
        before, job.computed = job.computed, ticks(job.pid)
        if job.computed > before:
            job.end = time.monotonic() + WAIT
        else:
            with suppress(ProcessLookupError):
                os.killpg(job.pid, signal.SIGKILL)


def ticks(pid: int) -> int:
    """Return how long a process and its children that have ended have computed."""
    try:
        said = Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return 0
    return sum(int(field) for field in said.rpartition(")")[2].split()[11:15])


def start(task: T, work: Callable[[T, Path], R], seconds: float) -> Job[T, R]:
    """Fork a child that does the work and says the result."""
    pipe, mouth = os.pipe()
    folder = Path(tempfile.mkdtemp(prefix="velmoci-mutant-"))
    sys.stdout.flush()
    sys.stderr.flush()
    pid = os.fork()
    if pid:
        LIVING.add(pid)
        os.close(mouth)
        return Job(task, pid, pipe, folder, time.monotonic() + WAIT + seconds)
    status = 1
    try:
        os.setsid()
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, signal.SIG_DFL)
        os.close(pipe)
        limit(seconds)
        silence()
        said = pickle.dumps(work(task, folder))
        status = 0
    except BaseException:
        said = traceback.format_exc().encode()
    finally:
        with os.fdopen(mouth, "wb") as out:
            out.write(said)
        os._exit(status)


def limit(seconds: float) -> None:
    """Give this process so many seconds of computing, and not all memory."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    allowed = ceil(used.ru_utime + used.ru_stime + seconds)
    resource.setrlimit(resource.RLIMIT_CPU, (allowed, allowed + 5))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[5])
    # Not the address space: every thread reserves some, and tests of the server start many.
    resource.setrlimit(resource.RLIMIT_DATA, (pages * resource.getpagesize() + MEMORY, resource.RLIM_INFINITY))


def silence() -> None:
    """Let nothing that tests print reach the terminal."""
    empty = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(empty, stream)


def finish(job: Job[T, R], stop: bool = False) -> Ended[T, R]:
    """Wait for a child, end what it started, and read what it said."""
    if stop:
        os.kill(job.pid, signal.SIGKILL)
    os.close(job.pipe)
    _, status = os.waitpid(job.pid, 0)
    LIVING.discard(job.pid)
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(job.pid, signal.SIGKILL)
    shutil.rmtree(job.folder, ignore_errors=True)
    if os.WIFSIGNALED(status):
        return Ended(job.task, None, f"signal {os.WTERMSIG(status)}")
    if os.WEXITSTATUS(status):
        return Ended(job.task, None, job.said.decode(errors="replace"))
    return Ended(job.task, pickle.loads(job.said), "")
