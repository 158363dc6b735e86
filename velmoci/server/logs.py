"""Logs as lines of JSON that carry no secret: only the fields named here can be written at all."""

from __future__ import annotations

import json
import logging
import re
import sys
import threading
import traceback
from datetime import UTC, datetime
from typing import Any, Final, TextIO

ALLOWED: Final = frozenset(
    {
        "address", "bot", "code", "count", "kind", "match", "method", "port", "process", "reason", "route",
        "seat", "sequence", "status", "type", "version",
    }
)  # fmt: skip
"""Nothing that a person typed, no token, no order, no card or mission: a field not named here is dropped."""

DETAILS: Final = re.compile(r"[\n(<{]")
FOREIGN: Final = ("uvicorn", "uvicorn.error", "websockets", "asyncio", "asyncpg", "py.warnings")

logger: Final = logging.getLogger("velmoci")


class JsonLines(logging.Formatter):
    """One record as one line."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the allowed fields."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage() if record.name.startswith("velmoci") else foreign(record),
        }
        for name, value in getattr(record, "fields", {}).items():
            if name in ALLOWED:
                line[name] = value
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = places(record.exc_info[2])
        return json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def foreign(record: logging.LogRecord) -> str:
    """What another library says, without what it says it of: values are left out, and objects are not described."""
    return f"{record.name}: {DETAILS.split(str(record.msg), 1)[0].rstrip()}"


def places(trace: Any) -> list[str]:
    """Where an error came from: files and lines; its own text could hold a secret."""
    return [
        f"{frame.filename.rsplit('/', 1)[-1]}:{frame.lineno} {frame.name}"
        for frame in traceback.extract_tb(trace)
    ]


def log(event: str, level: int = logging.INFO, error: BaseException | None = None, **fields: Any) -> None:
    """Writes one line."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={"fields": fields}, exc_info=error)


def set_up(level: str, stream: TextIO | None = None) -> None:
    """Sends the server's own lines, and the web server's warnings, to a stream (standard error)."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logger.handlers[:] = [handler]
    logger.propagate = False
    logger.setLevel(level.upper())
    for name in FOREIGN:
        other = logging.getLogger(name)
        other.handlers[:] = [handler]
        other.propagate = False
        other.setLevel(logging.WARNING)


def hook_in() -> None:
    """What nobody catches is written as a line too; Python's own report would quote what the error says."""
    logging.captureWarnings(True)
    sys.excepthook = lambda kind, error, trace: log("error", logging.CRITICAL, error)
    threading.excepthook = lambda given: log("error", logging.ERROR, given.exc_value)
    sys.unraisablehook = lambda given: log("error", logging.ERROR, given.exc_value)
