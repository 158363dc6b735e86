"""Texts that every database can keep: PostgreSQL knows no character 0."""

from __future__ import annotations

import re
from typing import Final

ESCAPED: Final = "\\u0000"
"""The only way in which JSON can say it."""
NUL: Final = re.compile(r"(?<!\\)(?:\\\\)*\\u0000")


def holds_nul(text: str | bytes) -> bool:
    """Whether a text of that JSON has the character 0 in it."""
    if isinstance(text, bytes):
        return b"\\u0000" in text and holds_nul(text.decode("utf-8", "replace"))
    return ESCAPED in text and NUL.search(text) is not None
