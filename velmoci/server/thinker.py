"""The process that bots think in: reads one question a line, writes one answer a line."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable

from msgspec import json

from velmoci.match.bots import BotTask, answer
from velmoci.server.thinking import Answer


def answer_lines(answer_to: Callable[[bytes], bytes]) -> None:
    """Answers until its input ends; what else is printed goes to standard error and spoils no answer."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    try:
        out.write(b"{}\n")
        for line in sys.stdin.buffer:
            out.write(answer_to(line) + b"\n")
    except BrokenPipeError:
        os._exit(0)


def answer_to(line: bytes) -> Answer:
    """The answer; a bot's mistake is told by its kind alone, for its text could hold a secret."""
    try:
        return Answer(answer(json.decode(line, type=BotTask)))
    except Exception as error:
        return Answer(error=type(error).__name__)


if __name__ == "__main__":
    answer_lines(lambda line: json.encode(answer_to(line)))
