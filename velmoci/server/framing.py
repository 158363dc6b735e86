"""Frames of a WebSocket as bytes: how long one is, what text a short one carries, what goes before a text."""

from __future__ import annotations

from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined]

TEXT: Final = 0x81
"""The first byte of a text that is one frame."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Sizes below stand in the second byte themselves."""
MASK: Final = 4
HEAD: Final = 2 + MASK
"""What stands before a short text that somebody sends us."""


def frame_size(data: bytes, start: int) -> int:
    """The size of the frame that begins there, or more than there is while its head has not arrived."""
    known = len(data) - start
    if known < 2:
        return 2
    size = data[start + 1] & (MASKED - 1)
    head = HEAD if data[start + 1] & MASKED else 2
    if size < SHORT:
        return head + size
    wide = 2 if size == SHORT else 8
    if known < 2 + wide:
        return 2 + wide
    return head + wide + int.from_bytes(data[start + 2 : start + 2 + wide], "big")


def is_control(frame: bytes) -> bool:
    """Whether it is a ping, a pong or a goodbye."""
    return frame[0] & 0x08 != 0


def is_text(data: bytes) -> bool:
    """Whether that is UTF-8."""
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def short_text(data: bytes) -> str | None:
    """The text, if that is one whole frame with a short masked text and nothing else."""
    if len(data) < HEAD or data[0] != TEXT or not MASKED <= data[1] < MASKED + SHORT:
        return None
    if len(data) != data[1] - MASKED + HEAD:
        return None
    try:
        text: str = apply_mask(data[HEAD:], data[2:HEAD]).decode()
    except UnicodeDecodeError:
        return None
    return text


def framed(texts: list[bytes]) -> bytes:
    """Texts as they are sent."""
    if len(texts) == 1:
        return head(len(texts[0])) + texts[0]
    parts: list[bytes] = []
    for text in texts:
        parts.append(head(len(text)))
        parts.append(text)
    return b"".join(parts)


def head(size: int) -> bytes:
    """What stands before a text of that size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
