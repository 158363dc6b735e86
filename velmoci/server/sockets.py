"""Sockets have a deadline: for a request to arrive, for an answer to be taken; and an address has only so many."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from velmoci.server.limits import address_key, is_loopback
from velmoci.server.messages import Problem
from velmoci.server.routes import ENCODER, JSON
from velmoci.server.settings import Settings

NOT_HTTP: Final = ENCODER.encode(Problem("not_http"))
KEPT_ALIVE: Final = 5
"""Seconds that a socket may stay between two requests."""


class GuardedProtocol(HttpToolsProtocol):
    """As uvicorn's own; whoever sends nothing, or takes nothing, is cut off."""

    seconds: float
    most: int
    sockets: Counter[str]
    """How many sockets each address has open; shared by all."""
    key = ""
    arriving: asyncio.TimerHandle | None = None
    leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else "localhost"
        self.expect_request()
        if is_loopback(address):
            return
        if self.sockets[address_key(address)] >= self.most:
            transport.abort()
            return
        self.key = address_key(address)
        self.sockets[self.key] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        self.forget()
        if self.leaving is not None:
            self.leaving.cancel()
        super().connection_lost(exc)

    def forget(self) -> None:
        """The socket is closed, or a WebSocket from now on, which has limits of its own."""
        self.request_is_here()
        if self.key:
            self.sockets[self.key] -= 1
            if not self.sockets[self.key]:
                del self.sockets[self.key]
        self.key = ""

    def expect_request(self) -> None:
        """The whole request is here in time, or the socket is closed."""
        if self.arriving is None:
            self.arriving = self.loop.call_later(self.seconds, self.transport.abort)

    def request_is_here(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def data_received(self, data: bytes) -> None:
        self.expect_request()
        super().data_received(data)

    def on_message_complete(self) -> None:
        self.request_is_here()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.forget()
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Answers what is no HTTP as any other problem, and hangs up."""
        self.request_is_here()
        head = f"HTTP/1.1 400 Bad Request\r\ncontent-type: {JSON}\r\ncontent-length: {len(NOT_HTTP)}\r\n"
        self.transport.write(head.encode() + b"x-content-type-options: nosniff\r\nconnection: close\r\n\r\n" + NOT_HTTP)
        self.transport.close()

    def pause_writing(self) -> None:
        """The other side does not read; it has a while to go on."""
        super().pause_writing()
        self.leaving = self.loop.call_later(self.seconds, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None


def guarded(settings: Settings) -> type[GuardedProtocol]:
    """The protocol of one server."""
    limits: dict[str, Any] = {
        "seconds": settings.socket_seconds, "most": settings.sockets_per_address, "sockets": Counter[str]()
    }  # fmt: skip
    return type("Guarded", (GuardedProtocol,), limits)
