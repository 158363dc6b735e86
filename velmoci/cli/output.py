"""Where the output goes: signs that a terminal does not know are replaced, and a pipe may close early."""

from __future__ import annotations

import codecs
import io
import os
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final, NoReturn

PLAIN: Final = "velmoci_plain"
"""The name under which Python finds what replaces a sign."""
SIGNS: Final = {
    "#": "■█▓", "+": "✚╔╚╭╮╯╰┼├┤┬┴┌┐└┘", "*": "★☆•", "^": "▲⛰", "%": "◆", "@": "●", "v": "▼", ">": "▸›", "<": "‹",
    ".": "□░", ":": "▒", "~": "≈", "|": "│║", "-": "─–—‑−·", "=": "═≡", "s": "♠", "c": "♣", "h": "♥", "d": "♦",
    "i": "♟", "o": "◎", "x": "×", "/": "⁄╱÷", "\\": "╲", '"': "„“”", "'": "‘’‚′", "->": "→", "<-": "←", "<->": "↔",
    "<=": "≤", ">=": "≥", "+-": "±", "...": "…",
}  # fmt: skip
"""What stands for a sign where only the letters of ASCII can be shown."""
PLAIN_OF: Final = {sign: plain for plain, signs in SIGNS.items() for sign in signs}


def plain_sign(sign: str) -> str:
    """A sign in ASCII: a letter loses its accent, the rest is replaced by what looks most like it."""
    if sign in PLAIN_OF:
        return PLAIN_OF[sign]
    parts = [PLAIN_OF.get(part, part) for part in unicodedata.normalize("NFKD", sign)]
    kept = "".join(part for part in parts if not unicodedata.combining(part[0]))
    return kept if kept.isascii() and kept else "?"


def replace_signs(problem: UnicodeError) -> tuple[str, int]:
    """The replacement of what an encoding does not have."""
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(plain_sign, problem.object[problem.start : problem.end])), problem.end


def prepare_output() -> None:
    """No output fails because the terminal cannot show it; odd file names are written as they are."""
    codecs.register_error(PLAIN, replace_signs)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            is_full = (stream.encoding or "").lower().replace("-", "").startswith("utf")
            stream.reconfigure(errors="surrogateescape" if is_full else PLAIN)


def shown(text: str) -> str:
    """A text as the output can show it, for whoever opens the output anew."""
    encoding = sys.stdout.encoding or "utf-8"
    return text.encode(encoding, PLAIN).decode(encoding)


@contextmanager
def until_pipe_closes() -> Iterator[None]:
    """Writes as long as somebody reads."""
    try:
        yield
        sys.stdout.flush()
    except BrokenPipeError:
        leave_pipe()


def leave_pipe() -> NoReturn:
    """Nobody reads on, as after `| head`: that is no mistake."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(0)
