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

    def write_texts(self, payloads: list[bytes]) -> bool:
        """Sends messages if they can leave now, in one go; otherwise the caller must wait for its turn."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or not self.handshake_complete:
            return False
        self.transport.write(b"".join([part for payload in payloads for part in (head(len(payload)), payload)]))
        return True


def head(size: int) -> bytes:
    """What stands before a text of that size."""
    if size < 126:
        return bytes((0x81, size))
    if size < 65_536:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
