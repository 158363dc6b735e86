"""A WebSocket protocol for uvicorn that takes and gives short texts at once, with nothing in between.

Whatever is not a short text in one frame is left to the library behind uvicorn, which is given whole frames only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request

EXTENSION: Final = "velmoci.frames"
TEXT: Final = 0x81
"""The first byte of a text that is one frame."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Sizes below stand in the second byte themselves."""
MASK: Final = 4
MOST_UNREAD: Final = 16
"""Messages that may wait for the application before reading pauses."""


class FramesProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's own; the application finds it in its scope."""

    listener: Callable[[str], None] | None = None
    """Takes short texts at once, once it is there; everything else is received as usual."""
    read_paused: bool
    rest = b""
    """A frame that has begun to arrive."""
    is_left_alone = False
    """Whether the library got something that is no whole frame, and so gets everything from then on."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """Cuts what arrives into frames."""
        if self.is_left_alone or not self.handshake_complete:
            super().data_received(data)
            return
        data = self.rest + data if self.rest else data
        start, end = 0, len(data)
        if end >= 2 and data[1] < MASKED + SHORT and end == data[1] - MASKED + MASK + 2:
            self.rest = b""
            self.take_frame(data)
            return
        while (size := frame_size(data, start)) <= end - start:
            self.take_frame(data[start : start + size] if size < end else data)
            start += size
            if start == end:
                break
        self.rest = data[start:]
        if self.rest and size > self.config.ws_max_size:
            self.is_left_alone, self.rest = True, b""
            super().data_received(data[start:])

    def take_frame(self, frame: bytes) -> None:
        """A whole frame; a short text goes straight to the application."""
        size = frame[1] - MASKED
        if frame[0] != TEXT or not 0 <= size < SHORT or self.frames or self.close_sent:
            super().data_received(frame)
            return
        try:
            text = apply_mask(frame[2 + MASK :], frame[2 : 2 + MASK]).decode()
        except UnicodeDecodeError:
            super().data_received(frame)
            return
        if self.listener is not None and self.queue.empty():
            self.listener(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD:
            self.pause()

    def pause(self) -> None:
        """Reads nothing more until somebody has listened."""
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def go_on(self) -> None:
        """Reads again."""
        if self.read_paused and self.queue.empty() and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    def write_texts(self, payloads: list[bytes]) -> bool:
        """Sends messages if they can leave now, in one go; otherwise the caller must wait for its turn."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or not self.handshake_complete:
            return False
        if len(payloads) == 1:
            self.transport.write(head(len(payloads[0])) + payloads[0])
        else:
            self.transport.write(b"".join([part for payload in payloads for part in (head(len(payload)), payload)]))
        return True


def frame_size(data: bytes, start: int) -> int:
    """The size of the frame that begins there, or more than there is while its head has not arrived."""
    known = len(data) - start
    if known < 2:
        return 2
    size = data[start + 1] & (MASKED - 1)
    head = 2 + (MASK if data[start + 1] & MASKED else 0)
    if size < SHORT:
        return head + size
    wide = 2 if size == SHORT else 8
    if known < 2 + wide:
        return 2 + wide
    return head + wide + int.from_bytes(data[start + 2 : start + 2 + wide], "big")


def head(size: int) -> bytes:
    """What stands before a text of that size."""
    if size < SHORT:
        return bytes((TEXT, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
