"""The process in which texts from outside are read and maps are drawn: one job a line, each with a limit of time."""

from __future__ import annotations

import signal
from collections.abc import Callable
from typing import Any, Final

from msgspec import DecodeError, Struct, json

from velmoci.kernel.archive import read_rulebook
from velmoci.kernel.errors import VelmociError
from velmoci.kernel.registry import find_game
from velmoci.server.face import all_of
from velmoci.server.messages import Problem
from velmoci.server.routes import problem_of, status_of
from velmoci.server.thinker import answer_lines

CPU_SECONDS: Final = 10.0
"""What one job may cost; the hardest map that may be wished for takes a fifth of it where nothing is compiled."""


class Job(Struct, frozen=True):
    """What is to be made, and of what."""

    kind: str
    values: dict[str, Any]


class Made(Struct, frozen=True):
    """What was made, or what is wrong with what it was to be made of."""

    value: Any = None
    problem: Problem | None = None
    status: int = 200


def check(game: str, options: dict[str, Any]) -> list[str]:
    """Whether a game can begin with these options, and what should be known about it: sentences by name."""
    made = find_game(game)
    rules = made.rulebook(options)
    made.begin(rules)
    return [warning.sentence for warning in made.warnings(rules)]


def rulebook(game: str, options: dict[str, Any]) -> Any:
    """The rulebook of these options, with which a game can begin."""
    made = find_game(game)
    found = made.rulebook(options)
    made.begin(found)
    return found.to_json()


def drawn_map(game: str, options: dict[str, Any], chapters: list[str] | None = None) -> Any:
    """The map of a match with these options and chapters; without chapters, with those that the options bring."""
    made = find_game(game)
    assert made.map_of is not None
    if chapters is None:
        return made.map_of(made.rulebook(options))
    return made.map_of(read_rulebook(made, {"chapters": chapters, "options": options}))


JOBS: Final[dict[str, Callable[..., Any]]] = {"check": check, "rulebook": rulebook, "map": drawn_map}
JOBS.update(job for jobs in all_of("jobs", "JOBS") for job in jobs.items())


def made_of(line: bytes) -> bytes:
    """The answer to one job; one that takes too long ends the process."""
    limit_time(CPU_SECONDS)
    try:
        job = json.decode(line, type=Job)
        made = Made(JOBS[job.kind](**job.values))
    except VelmociError as error:
        made = Made(problem=problem_of(error), status=status_of(error))
    except (DecodeError, RecursionError):
        made = Made(problem=Problem("bad_body"), status=422)
    answer = json.encode(made)
    limit_time(0)
    return answer


def limit_time(seconds: float) -> None:
    """After so many seconds of work the system ends this process; 0: not any more. Not on every system."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)


if __name__ == "__main__":
    answer_lines(made_of)
