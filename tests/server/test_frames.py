"""Frames are cut by us and understood by the library, or taken at once: whoever listens notices no difference."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from velmoci.server.frames import FramesProtocol

HELLO = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 2000


class Wire(asyncio.Transport):
    """Remembers what was written and whether anybody reads."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.is_shut = False
        self.is_read = True

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.is_shut

    def close(self) -> None:
        self.is_shut = True

    def pause_reading(self) -> None:
        self.is_read = False

    def resume_reading(self) -> None:
        self.is_read = True


class Heard:
    """A protocol after its handshake, with an application that only listens."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.messages: list[dict[str, Any]] = []
        self.wire = Wire()
        config = uvicorn.Config(
            self.app, interface="asgi3", ws_max_size=LARGEST, ws_per_message_deflate=False, log_config=None
        )
        config.load()
        self.protocol = kind(config, ServerState(), {})
        self.protocol.connection_made(self.wire)

    async def app(self, scope: Any, receive: Callable[[], Any], send: Callable[[Any], Any]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.messages.append(message)
        self.messages.append(message)

    async def begin(self) -> None:
        self.protocol.data_received(HELLO)
        await settle()
        self.wire.written = b""

    async def take(self, pieces: list[bytes]) -> None:
        for piece in pieces:
            self.protocol.data_received(piece)
        await settle()


async def settle() -> None:
    for _ in range(100):
        await asyncio.sleep(0)


def masked(opcode: Opcode, data: bytes, is_last: bool = True) -> bytes:
    return Frame(opcode, data, is_last).serialize(mask=True)


TALK = b"".join(
    [
        masked(Opcode.TEXT, b'{"type":"ping"}'),
        masked(Opcode.TEXT, "žluťoučký kůň".encode()),
        masked(Opcode.PING, b"are you there"),
        masked(Opcode.TEXT, b"x" * 125),
        masked(Opcode.TEXT, b"y" * 126),
        masked(Opcode.TEXT, b"z" * 300),
        masked(Opcode.TEXT, b"in two ", is_last=False),
        masked(Opcode.PING, b"between"),
        masked(Opcode.CONT, b"pieces"),
        masked(Opcode.BINARY, b"{}"),
        masked(Opcode.TEXT, b""),
        masked(Opcode.TEXT, b"the last"),
    ]
)
WRONG = {
    "no UTF-8": masked(Opcode.TEXT, b"\xff\xfe"),
    "too large": masked(Opcode.TEXT, b"q" * (LARGEST + 1)),
    "not masked": Frame(Opcode.TEXT, b"open").serialize(mask=False),
    "text inside a text": masked(Opcode.TEXT, b"a", is_last=False) + masked(Opcode.TEXT, b"b"),
    "a reserved bit": bytes((0xC1, 0x80)) + bytes(4),
    "closing": masked(Opcode.CLOSE, (1000).to_bytes(2, "big")),
}


def both(frames: list[bytes], size: int) -> tuple[Heard, Heard]:
    """Uvicorn's own protocol, given whole frames, and ours, given pieces of that size."""
    sent = b"".join(frames)
    pieces = [sent[start : start + size] for start in range(0, len(sent), size)]

    async def listen() -> tuple[Heard, Heard]:
        plain, ours = Heard(WebSocketsSansIOProtocol), Heard(FramesProtocol)
        await plain.begin()
        await ours.begin()
        await plain.take(frames)
        await ours.take(pieces)
        return plain, ours

    return asyncio.run(listen())


@pytest.mark.parametrize("size", [1, 2, 3, 7, 64, 131, 10_000])
def test_what_arrives_in_pieces_is_heard_as_a_whole(size: int) -> None:
    plain, ours = both([TALK], size)
    assert len(ours.messages) == 9
    assert ours.messages == plain.messages
    assert ours.wire.written == plain.wire.written
    assert ours.wire.is_read


@pytest.mark.parametrize("size", [1, 5, 10_000])
@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_ends_as_it_does_with_the_library(name: str, size: int) -> None:
    plain, ours = both([masked(Opcode.TEXT, b"before"), WRONG[name]], size)
    assert ours.messages == plain.messages
    assert ours.messages[-1]["type"] == "websocket.disconnect"
    assert ours.wire.written == plain.wire.written
    assert ours.wire.is_shut


def test_a_flood_is_read_no_faster_than_it_is_heard() -> None:
    async def flood() -> Heard:
        ours = Heard(FramesProtocol)
        await ours.begin()
        for _ in range(40):
            ours.protocol.data_received(masked(Opcode.TEXT, b"again"))
        assert not ours.wire.is_read
        await settle()
        return ours

    ours = asyncio.run(flood())
    assert len(ours.messages) == 40
    assert ours.wire.is_read


def test_a_text_that_is_none_after_our_goodbye_ends_the_connection() -> None:
    """No second goodbye may be said, so the connection just ends."""

    async def leave() -> Heard:
        ours = Heard(FramesProtocol)
        await ours.begin()
        ours.protocol.conn.send_close(1000)
        ours.protocol.data_received(masked(Opcode.TEXT, b"\xff" * 200))
        return ours

    assert asyncio.run(leave()).wire.is_shut
