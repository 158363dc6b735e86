"""A WebSocket protocol for uvicorn that lets the hub write a text frame at once, with no task between."""

from __future__ import annotations

from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION: Final = "velmoci.frames"


class FramesProtocol(WebSocketsSansIOProtocol):
    """As uvicorn's own; the application finds it in its scope."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope: Any = getattr(self, "scope", None)
        if scope is not None:
            scope["extensions"][EXTENSION] = self

    def write_text(self, payload: bytes) -> bool:
        """Sends a message if it can leave now; otherwise the caller must wait for its turn."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or not self.handshake_complete:
            return False
        size = len(payload)
        if size < 126:
            head = bytes((0x81, size))
        elif size < 65_536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + payload)
        return True
