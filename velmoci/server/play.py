"""The WebSocket at /ws: join first, then commands; every one is answered by `done` or `refused`."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import Any, Final

from msgspec import DecodeError, ValidationError, json
from starlette.types import Message, Receive, Scope, Send

from velmoci.kernel.errors import Malformed, NotYourDecision, Rejected, VelmociError
from velmoci.match.commands import AnyCommand, Remark
from velmoci.match.errors import NotAtTheTable
from velmoci.match.members import has_left
from velmoci.match.storage import Conflict, Unavailable, Unknown
from velmoci.server.clock import now
from velmoci.server.connection import ENCODER, Connection
from velmoci.server.frames import EXTENSION, MOST_UNREAD, FramesProtocol
from velmoci.server.hub import Hub
from velmoci.server.invitations import may_watch
from velmoci.server.limits import address_key, is_loopback
from velmoci.server.logs import log
from velmoci.server.messages import ClientMessage, Done, Join, Ping, Pong, Refused
from velmoci.server.middleware import address_of
from velmoci.server.plain import holds_nul
from velmoci.server.room import Room
from velmoci.server.tokens import hash_of

DECODER: Final = json.Decoder(ClientMessage)
PONG: Final = ENCODER.encode(Pong())
JOIN_TIME: Final = 10.0
"""Seconds within which a connection must say what it wants."""
MOST_STRIKES: Final = 50


class Play:
    """The ASGI application behind /ws; it talks to the protocol directly, for this is where speed counts."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        address = address_key(address_of(scope))
        rate = None if is_loopback(address) else self.hub.settings.messages_per_second
        frames: FramesProtocol | None = scope["extensions"].get(EXTENSION)
        connection = Connection(send, self.hub.settings.queue, rate, frames.write_now if frames is not None else None)
        if self.is_full(address) or self.hub.is_stopping:
            connection.close("shutdown" if self.hub.is_stopping else "too_many")
            await connection.finish()
            return
        self.hub.connections[connection] = address
        reader = asyncio.get_running_loop().create_task(self.serve(connection, receive, frames))
        ended: BaseException | None = None
        try:
            await asyncio.wait({reader, connection.pump}, return_when=asyncio.FIRST_COMPLETED)
            if connection.goodbye is None and not reader.done():
                reader.cancel()
            await asyncio.wait({reader}, timeout=1.0)
        except BaseException as problem:
            ended = problem
        reader.cancel()
        self.hub.connections.pop(connection, None)
        if connection.goodbye is not None:
            self.hub.metrics.goodbyes.add(reason=connection.goodbye)
        await connection.finish()
        if ended is not None:
            raise ended

    def is_full(self, address: str) -> bool:
        """Whether there are too many connections already."""
        connections = self.hub.connections
        if len(connections) >= self.hub.settings.connections:
            return True
        if is_loopback(address):
            return False
        return list(connections.values()).count(address) >= self.hub.settings.connections_per_address

    async def serve(self, connection: Connection, receive: Receive, frames: FramesProtocol | None) -> None:
        """Everything that one connection asks for."""
        try:
            room = await asyncio.wait_for(self.join(connection, receive), JOIN_TIME)
        except TimeoutError:
            connection.close("bad_message")
            return
        if room is None:
            return
        listener = Listener(self.hub, room, connection, frames)
        if frames is not None:
            frames.listener = listener.hear
        try:
            while not connection.is_closed:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                listener.hear(text_of(message))
        finally:
            room.exit(connection)

    async def join(self, connection: Connection, receive: Receive) -> Room | None:
        """The first message: finds the room and the seat, or says why not."""
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        try:
            wanted = read_message(text_of(message))
        except (DecodeError, UnicodeError, RecursionError):
            wanted = None
        if not isinstance(wanted, Join):
            connection.close("bad_message")
            return None
        self.hub.metrics.messages.add(type="join")
        try:
            return await self.enter(connection, wanted)
        except Unknown:
            connection.close("unknown_match")
        except Unavailable as problem:
            log("not joined", logging.ERROR, problem, code=problem.code)
            connection.close("shutdown")
        return None

    async def enter(self, connection: Connection, wanted: Join) -> Room | None:
        """The room that is asked for, once the connection is in it."""
        room = await self.hub.room(wanted.match[:64])
        if not await self.take_seat(room, connection, wanted):
            connection.close("bad_token")
            return None
        await room.enter(connection, wanted.since)
        log("connected", logging.DEBUG, match=room.match, seat=connection.seat)
        return room

    async def take_seat(self, room: Room, connection: Connection, wanted: Join) -> bool:
        """Whether the token of one who has not left opens a seat here; without one, whether it may be watched."""
        if wanted.token is None:
            return await may_watch(self.hub.storage, room.table, wanted.invitation)
        try:
            place = await self.hub.storage.find_place(hash_of(wanted.token), now())
        except Unknown:
            return False
        if place.match != room.match or has_left(room.table.state, place.member):
            return False
        connection.seat = place.seat
        connection.member = place.member
        connection.session = place.session
        return True


class Listener:
    """Takes the messages of one connection, one after the other, and answers them."""

    def __init__(self, hub: Hub, room: Room, connection: Connection, frames: FramesProtocol | None) -> None:
        self.hub = hub
        self.room = room
        self.connection = connection
        self.frames = frames
        self.begun = 0.0
        self.command = ""
        self.is_listening = False

    def hear(self, text: str | bytes) -> None:
        """A message; while another is under way it waits, and with many of them so does the sender."""
        self.connection.unheard.append(text)
        self.go_on()

    def go_on(self) -> None:
        """Takes what waits until something is under way."""
        if self.is_listening:
            return
        connection, frames = self.connection, self.frames
        self.is_listening = True
        try:
            while connection.unheard and not connection.is_busy:
                self.take(connection.unheard.popleft())
        except Exception as error:
            self.give_up(error)
        finally:
            self.is_listening = False
        if frames is not None:
            if len(connection.unheard) >= MOST_UNREAD:
                frames.pause()
            elif frames.read_paused and not connection.unheard:
                frames.go_on()

    def give_up(self, error: Exception) -> None:
        """Something went wrong that nobody has foreseen."""
        self.hub.metrics.errors.add()
        log("error", logging.ERROR, error, match=self.room.match)
        self.connection.close("shutdown")

    def take(self, text: str | bytes) -> None:
        """Reads one message and lets it be carried out."""
        connection = self.connection
        if connection.is_closed or connection.goodbye is not None:
            return
        self.begun = monotonic()
        try:
            command = read_message(text)
        except (DecodeError, UnicodeError, RecursionError) as error:
            code = "bad_message" if isinstance(error, ValidationError) else "not_json"
            self.refuse(Refused(None, "malformed", code, None, {}))
            self.strike()
            return
        if not connection.may_talk():
            id = None if isinstance(command, (Ping, Join)) else command.id
            self.refuse(Refused(id, "limit", "too_often", None, {}))
            self.strike()
        elif isinstance(command, Ping):
            connection.put(PONG)
        elif isinstance(command, Join):
            self.refuse(Refused(None, "malformed", "joined_already", None, {}))
            self.strike()
        else:
            self.hub.metrics.messages.add(type=type(command).__struct_config__.tag)
            self.carry_out(command)

    def carry_out(self, command: AnyCommand) -> None:
        """A command of a member; whoever only watches can talk to others who do."""
        is_watching, is_remark = self.connection.member is None, isinstance(command, Remark)
        if is_watching != is_remark:
            self.refuse(Refused(command.id, "not_yours", "only_watching" if is_watching else "not_watching", None, {}))
        elif is_remark and not self.may_remark():
            self.refuse(Refused(command.id, "limit", "too_often", None, {}))
        elif self.hub.is_stopping or self.room.is_gone:
            self.connection.close("shutdown")
        else:
            self.connection.is_busy = True
            self.command = command.id
            self.room.command(self.connection, command, self.answer)

    def may_remark(self) -> bool:
        """Whether the address may say one more thing; it is counted over all its connections, for anybody may watch."""
        connection = self.connection
        return connection.bucket is None or self.hub.remarks.allows(self.hub.connections.get(connection, ""))

    def answer(self, sequence: int, problem: Exception | None) -> None:
        """The command is durable and everybody knows of it, or something was wrong with it."""
        connection = self.connection
        if problem is None:
            connection.put(ENCODER.encode(Done(self.command, sequence)))
        elif isinstance(problem, (Conflict, Unavailable)):
            log("not kept", logging.ERROR, problem, match=self.room.match, code=problem.code)
            self.refuse(Refused(self.command, "unknown", "not_kept", None, {}))
        elif isinstance(problem, VelmociError):
            self.refuse(refusal(self.command, problem))
        else:
            self.give_up(problem)
        connection.release()
        connection.is_busy = False
        if self.room.is_gone:
            connection.close("shutdown")
        self.hub.metrics.orders.observe(monotonic() - self.begun)
        self.go_on()

    def refuse(self, refused: Refused) -> None:
        self.hub.metrics.refusals.add(reason=refused.reason)
        self.connection.put(ENCODER.encode(refused))

    def strike(self) -> None:
        """A client that sends much nonsense is sent away."""
        self.connection.strikes += 1
        if self.connection.strikes >= MOST_STRIKES:
            self.connection.close("bad_message")


def read_message(text: str | bytes) -> Any:
    """A message by its type; one that no database could keep is none."""
    if holds_nul(text):
        raise ValidationError("a text with the character 0")
    return DECODER.decode(text)


def refusal(id: str, error: VelmociError) -> Refused:
    """Why a command was not carried out."""
    if isinstance(error, Malformed):
        reason = "malformed"
    elif isinstance(error, (NotYourDecision, NotAtTheTable)):
        reason = "not_yours"
    else:
        reason = "refused"
    clause = error.clause if isinstance(error, Rejected) else None
    return Refused(id, reason, error.code, clause, dict(error.values))  # type: ignore[arg-type]


def text_of(message: Message) -> str | bytes:
    text: str | None = message.get("text")
    data: bytes = message.get("bytes") or b""
    return text if text is not None else data
