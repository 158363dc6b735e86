"""A WebSocket protocol for uvicorn that takes and gives short texts at once, with nothing in between.

Whatever is not a short text in one frame is left to the library behind uvicorn, which is given whole frames only.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

from velmoci.server.framing import frame_size, is_control, is_text, short_text
from velmoci.server.limits import Bucket

EXTENSION: Final = "velmoci.frames"
MOST_UNREAD: Final = 16
"""Messages that may wait for the application before reading pauses."""
TAKING_TIME: Final = 30.0
"""Seconds that the other side may read nothing of what waits for it."""
CONTROLS: Final = (10, 60)
"""Pings and other frames that carry no message: so many a second, and at once."""


class FramesProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's own; the application finds it in its scope."""

    listener: Callable[[str], None] | None = None
    """Takes short texts at once, once it is there; everything else is received as usual."""
    read_paused: bool
    rest = b""
    """A frame that has begun to arrive."""
    is_left_alone = False
    """Whether the library got something that is no whole frame, and so gets everything from then on."""
    leaving: asyncio.TimerHandle | None = None
    controls: Bucket | None = None

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
        if not self.rest and frame_size(data, 0) == len(data):
            self.take_frame(data)
            return
        data = self.rest + data
        start, end = 0, len(data)
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
        if is_control(frame) and not self.may_control():
            self.transport.abort()
            return
        text = short_text(frame)
        if text is None or self.frames or self.close_sent:
            super().data_received(frame)
            return
        if self.listener is not None and self.queue.empty():
            self.listener(text)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD:
            self.pause()

    def send_receive_event_to_app(self) -> None:
        """A message is complete; a text that is none ends the connection, which is nothing to be logged."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            if self.conn.state is State.OPEN:
                self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def may_control(self) -> bool:
        """Whether one more ping is within the limit."""
        if self.controls is None:
            self.controls = Bucket(*CONTROLS, monotonic())
        return self.controls.take(monotonic())

    def pause_writing(self) -> None:
        """The other side does not read; it has a while to go on."""
        super().pause_writing()
        self.leaving = self.loop.call_later(TAKING_TIME, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stay()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stay()
        super().connection_lost(exc)

    def keepalive_timeout(self) -> None:
        """Nobody is there any more, so nothing that waits can be taken either."""
        super().keepalive_timeout()
        self.transport.abort()

    def stay(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None

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

    def write_now(self, data: bytes) -> bool:
        """Sends frames if they can leave now; otherwise the caller must wait for its turn."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or not self.handshake_complete:
            return False
        self.transport.write(data)
        return True
