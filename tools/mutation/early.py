"""Notes which code of the package runs while it is imported and while tests are collected."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType
from typing import Final

PACKAGE: Final = str(Path(__file__).resolve().parent.parent.parent / "velmoci")

Key = tuple[str, str, int]
"""Where code stands: its file, its name, its first line."""


def key_of(code: CodeType) -> Key:
    """Return where code stands."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


@dataclass
class Early:
    """The code that ran while somebody watched."""

    codes: dict[int, CodeType] = field(default_factory=dict)

    def note(self, frame: FrameType, event: str, _: object) -> None:
        """Note a call and do not look into it."""
        self.codes[id(frame.f_code)] = frame.f_code

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Watch all calls for a while."""
        sys.settrace(self.note)
        try:
            yield
        finally:
            sys.settrace(None)

    def keys(self) -> set[Key]:
        """Return where the code of the package stands that ran."""
        return {key_of(code) for code in self.codes.values() if code.co_filename.startswith(PACKAGE)}
