"""Looking back: replays, records to download, and games of one's own from any moment."""

from __future__ import annotations

import asyncio
import secrets
from importlib import import_module
from typing import Any, Final

from msgspec.structs import replace
from starlette.responses import Response

from velmoci.kernel.archive import Archive
from velmoci.kernel.chance import Seeded
from velmoci.kernel.event import Seen
from velmoci.kernel.registry import find_game
from velmoci.match.entries import ClockSetup, Entry, SeatSetup
from velmoci.match.table import SPECTATOR, MatchTable, make_header
from velmoci.match.telling import told_values
from velmoci.match.told import LoggedEvent
from velmoci.server.clock import now
from velmoci.server.face import faces
from velmoci.server.host import Host
from velmoci.server.lobby import check_watching, find_room, seat_setup, sit_down, viewer
from velmoci.server.messages import Fork, MadeMatch, Replay, ReplayPart, ReplayStep, SeatWish
from velmoci.server.routes import ENCODER, JSON, Call, Failed, Route
from velmoci.server.stored import NOT_KEPT, Stored
from velmoci.server.tokens import hash_of, new_token

LUCK: Final = {game: face.luck for game, face in faces().items()}
OF_THE_GAME: Final = frozenset({"begin", "order", "undo"})
ARCHIVE: Final = "application/x-velmoci"


async def show_replay(host: Host, call: Call) -> Response:
    room = await find_room(host, call)
    await check_watching(host, call, room)
    seat = await viewer(host, call, room.table)
    entries = await host.storage.entries(room.match)
    stored = await asyncio.to_thread(packed_replay, room.table, entries, seat)
    return stored.response(call.request)


def packed_replay(table: MatchTable, entries: list[Entry], seat: int) -> Stored:
    return Stored(ENCODER.encode(make_replay(table, entries, seat)), JSON, NOT_KEPT)


def make_replay(table: MatchTable, entries: list[Entry], seat: int) -> Replay:
    """The match as that viewer saw it; once it is over, as it was."""
    is_over = table.status == "over"
    steps = steps_of(table, entries, seat, is_over)
    events = [(event.event, event.values) for step in steps for event in step.events]
    module = LUCK.get(table.header.game)
    return Replay(
        table=table.info(now()),
        steps=steps,
        secrets=all_secrets(table) if is_over else None,
        luck=import_module(module).luck(events) if module is not None else [],
        talks=table.replay_talks(),
        remarks=table.remarks(SPECTATOR) if is_over else [],
    )


def steps_of(table: MatchTable, entries: list[Entry], seat: int, is_over: bool) -> list[ReplayStep]:
    """One step for each order that stands and that the viewer could see.

    Of a finished game its own entries are counted, not those between them: gaps would tell how much others talked.
    """
    again = MatchTable.create(table.header, table.secret)
    steps: list[ReplayStep] = []
    seats = [SPECTATOR, *(range(len(table.header.seats)) if is_over else [seat] if seat != SPECTATOR else [])]
    number = 0
    for entry in entries:
        before, told = again.seen(seat), len(again.lines)
        number += entry.kind in OF_THE_GAME
        again.fold(entry)
        if entry.kind not in OF_THE_GAME or (not is_over and again.seen(seat) == before):
            continue
        if entry.kind == "begin" and table.header.start is None:
            continue
        if entry.kind == "undo":
            own = [place for place, step in enumerate(steps) if step.seat == entry.seat]
            del steps[own[-1]]
            continue
        happened = [event for line in again.lines[told:] for event in line.events]
        if is_over:
            events = logged(again, seat, [event.seen_by_all() for event in happened])
        else:
            events = again.log(seat, before)
        read = {} if is_over else {seat: events}
        read |= {one: logged(again, seat, [e.seen_by(one) for e in happened]) for one in seats if one not in read}
        parts = [ReplayPart(one, again.own_json(one), read[one] if read[one] != events else None) for one in seats]
        steps.append(step_of(again, entry, seat, number if is_over else None, events, parts))
    return only_changes(steps)


def logged(again: MatchTable, seat: int, seen: list[Seen | None]) -> list[LoggedEvent]:
    """What somebody saw, as a log has it, under the viewer's own count."""
    game, count = again.ledger.game, again.seen(seat)
    return [LoggedEvent(count, one.sentence, told_values(game, one)) for one in seen if one is not None]


def only_changes(steps: list[ReplayStep]) -> list[ReplayStep]:
    """The steps without what a seat knew before already; a part that says nothing is left out."""
    known: dict[int, dict[str, Any] | None] = {}
    found: list[ReplayStep] = []
    for step in steps:
        parts: list[ReplayPart] = []
        for part in step.parts:
            own = part.own if part.own != known.get(part.seat) else None
            known[part.seat] = part.own
            if own is not None or part.events is not None:
                parts.append(ReplayPart(part.seat, own, part.events))
        found.append(replace(step, parts=parts))
    return found


def step_of(
    again: MatchTable,
    entry: Entry,
    seat: int,
    number: int | None,
    events: list[LoggedEvent],
    parts: list[ReplayPart],
) -> ReplayStep:
    """An order with what it brought; a foreign order and its rolls are told only once the game is over.

    Then `number` is its number there, which everybody may know.
    """
    is_over = number is not None
    shows_order = is_over or entry.seat == seat
    return ReplayStep(
        sequence=number if number is not None else again.seen(seat),
        seat=entry.seat,
        order=str(entry.data["order"]) if shows_order and "order" in entry.data else None,
        rolls=list(entry.data.get("rolls", ())) if is_over else [],
        sides=again.match.sides if is_over else [],
        secret_sides=again.match.secret_sides if is_over else [],
        events=events,
        public=dict(again.public_json()),
        parts=parts,
    )


def all_secrets(table: MatchTable) -> dict[str, Any]:
    """What every power kept to itself, at the end."""
    return {table.power(seat): table.own_json(seat) for seat in range(len(table.header.seats))}


async def download_record(host: Host, call: Call) -> Response:
    room = await find_room(host, call)
    await check_watching(host, call, room)
    if room.table.status != "over":
        raise Failed(403, "not_over")
    entries = await host.storage.entries(room.match)
    body = await asyncio.to_thread(archive_text, room.table, entries)
    headers = {
        "content-disposition": f'attachment; filename="{room.table.header.game}-{room.match}.velmoci"',
        "cache-control": "no-store",
    }
    return Response(body, 200, headers, ARCHIVE)


def archive_text(table: MatchTable, entries: list[Entry]) -> str:
    return "\n".join(archive_of(table, entries).lines()) + "\n"


def archive_of(table: MatchTable, entries: list[Entry]) -> Archive:
    """The finished match as it is saved: all records, the seats' values in the dice, and the secret."""
    again = MatchTable.restore(table.header, table.secret, entries)
    return again.match.archive


async def fork_match(host: Host, call: Call) -> MadeMatch:
    wish: Fork = call.body
    room = await find_room(host, call)
    await check_watching(host, call, room)
    table = room.table
    powers = len(table.header.seats)
    is_over = table.status == "over"
    seat = wish.seat if is_over else await own_seat(host, call, table, wish)
    if not 0 <= seat < powers:
        raise Failed(422, "bad_body", where="$.seat")
    entries = await host.storage.entries(room.match)
    start = await asyncio.to_thread(start_of, table, entries, wish.at, None if is_over else seat)
    return await begin_from(
        host, call, table.header.game, table.header.rulebook, start, seat=seat, bot=wish.bot, nickname=wish.nickname
    )


async def begin_from(
    host: Host,
    call: Call,
    game: str,
    rulebook: dict[str, Any],
    start: dict[str, Any],
    *,
    seat: int,
    bot: str,
    nickname: str,
) -> MadeMatch:
    """A private match that begins with a position, against bots."""
    others = seat_setup(game, SeatWish("bot", bot))
    me = SeatSetup("person", name=nickname)
    powers = int(rulebook["options"][find_game(game).seats_option])
    header, secret = make_header(
        game,
        rulebook,
        [me if number == seat else others for number in range(powers)],
        ClockSetup(),
        now(),
        is_public=False,
        start=start,
        follows=None,
    )
    made = await host.hub.create(header, secret)
    place = await sit_down(host, call, made, seat, nickname)
    invitation = new_token()
    await host.storage.set_invitation(made.match, hash_of(invitation))
    return MadeMatch(made.match, [place], invitation)


async def own_seat(host: Host, call: Call, table: MatchTable, wish: Fork) -> int:
    """Of a running match only those who sit there can make a game, and only from what they see."""
    call.token = wish.token or call.token
    seat = await viewer(host, call, table)
    if seat == SPECTATOR:
        raise Failed(403, "not_over")
    return seat


def start_of(table: MatchTable, entries: list[Entry], at: int, seat: int | None) -> dict[str, Any]:
    """The position after a step: the truth, or, for a seat, one that it cannot tell from the truth."""
    again = MatchTable.create(table.header, table.secret)
    number = 0
    for entry in entries:
        number = number + (entry.kind in OF_THE_GAME) if seat is None else again.seen(seat) + 1
        if number > at and again.match.waited:
            break
        again.fold(entry)
    position = again.match.position
    if not again.state.has_begun or not again.match.waited:
        raise Failed(409, "no_game_there")
    if seat is not None:
        position = position.view(seat).complete(Seeded(secrets.token_hex(16)))
    return dict(position.dump())


ROUTES: Final = [
    Route(
        "GET", "/api/matches/{match}/replay", show_replay, "The match so far, as one may see it", Replay,
        problems=(403,), takes_token=True,
    ),
    Route(
        "GET", "/api/matches/{match}/record", download_record, "The record of a finished match", ARCHIVE,
        problems=(403,), takes_token=True,
    ),
    Route(
        "POST", "/api/matches/{match}/fork", fork_match, "A game of one's own from a moment of this one",
        MadeMatch, Fork, status=201, problems=(409,), takes_token=True,
    ),
]  # fmt: skip
