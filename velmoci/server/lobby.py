"""Making, finding and joining matches."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct, json
from msgspec.structs import replace

from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.registry import find_game
from velmoci.match.entries import ClockSetup, Entry, SeatSetup
from velmoci.match.members import has_left, members_of
from velmoci.match.storage import StoredPlace, Summary, Taken, Unknown
from velmoci.match.table import MatchTable, make_header
from velmoci.match.told import TableInfo
from velmoci.server.accounts import signed_in
from velmoci.server.clock import now
from velmoci.server.host import Host
from velmoci.server.invitations import is_invited, may_watch, member_key, member_seat
from velmoci.server.lines import ListedMatch
from velmoci.server.logs import log
from velmoci.server.making import holds_text, value_of
from velmoci.server.messages import (
    JoinMatch,
    MadeMatch,
    MatchLine,
    MatchList,
    MemberInvitation,
    Mine,
    MyMatch,
    MyMatches,
    NewMatch,
    Place,
    SeatWish,
)  # fmt: skip
from velmoci.server.middleware import address_of
from velmoci.server.room import Room
from velmoci.server.routes import Call, Failed, Route
from velmoci.server.tokens import hash_of, new_token, token_of_session

LINES: Final = json.Decoder(ListedMatch)
BEFORE: Final = r"^(\d{1,16}\.[A-Za-z0-9_-]{1,40})?$"
PAGE: Final = 50
MOST_PAGES: Final = 8
"""So many pages are looked through for one list, however few matches are found there."""
Joined = tuple[int, int, list[Entry]]


async def make_match(host: Host, call: Call) -> MadeMatch:
    wish: NewMatch = call.body
    asked = wish.clock
    clock = ClockSetup(asked.mode, asked.move_seconds * 1000, asked.bank_seconds * 1000, asked.beforehand)
    header, secret = make_header(
        wish.game,
        await rulebook_of(host, call, wish.game, options_of(wish)),
        [seat_setup(wish.game, seat) for seat in wish.seats],
        clock,
        now(),
        is_public=wish.is_public,
        one_screen=wish.one_screen,
    )
    room = await host.hub.create(header, secret)
    places = []
    for seat, wanted in enumerate(wish.seats):
        if wanted.kind == "me" or (wanted.kind == "person" and wish.one_screen):
            places.append(await sit_down(host, call, room, seat, wanted.name.strip() or wish.nickname))
    invitation = new_token()
    await host.storage.set_invitation(room.match, hash_of(invitation))
    log("match made", match=room.match, count=len(wish.seats))
    return MadeMatch(room.match, places, invitation)


async def rulebook_of(host: Host, call: Call, game: str, options: dict[str, Any]) -> dict[str, Any]:
    """The rulebook of a new match; texts that somebody sends along are read elsewhere first."""
    if not holds_text(options):
        return find_game(game).rulebook(options).to_json()
    made = await host.makers.make(address_of(call.request.scope), "rulebook", game=find_game(game).id, options=options)
    return json.decode(value_of(made), type=dict[str, Any])


def options_of(wish: NewMatch) -> dict[str, Any]:
    """The options; where the number of seats is one, the wish for seats tells it."""
    game = find_game(wish.game)
    names = {option.name for chapter in game.library.chapters for option in chapter.options}
    return {**wish.options, game.seats_option: len(wish.seats)} if game.seats_option in names else dict(wish.options)


def seat_setup(game: str, wish: SeatWish) -> SeatSetup:
    """A wish as the table takes it; an unknown bot is refused before anything is made."""
    if wish.kind == "bot":
        make_bot(game, wish.bot, Seeded(0))
    return SeatSetup("bot" if wish.kind == "bot" else "person", wish.bot, wish.colour, wish.name.strip()[:40])


async def sit_down(host: Host, call: Call, room: Room, seat: int, name: str) -> Place:
    """Takes a place at a table of one's own."""
    return await take_place(host, call, room, lambda table: table.join(seat, name[:40], now()))


async def take_place(host: Host, call: Call, room: Room, sit: Callable[[MatchTable], Joined]) -> Place:
    """Takes a place at a table; its token is told once."""
    taken, member, _ = await room.change(sit, joined)
    token = new_token()
    account = await signed_in(host, call)
    number = account.number if account is not None else None
    await host.storage.add_place(hash_of(token), StoredPlace(room.match, taken, member, number))
    return Place(room.match, taken, token)


def joined(result: Joined) -> list[Entry]:
    return result[2]


async def join_match(host: Host, call: Call) -> Place:
    room = await find_room(host, call)
    wish: JoinMatch = call.body
    former = await former_seat(host, call, room)
    is_guest = room.table.header.is_public or await is_invited(host.storage, room.table, wish.invitation)
    name = wish.nickname.strip()

    def sit(table: MatchTable) -> Joined:
        seat = wished_seat(table, wish, former, is_guest)
        if not name:
            raise Failed(422, "bad_body", where="$.nickname")
        return table.join(seat, name, now(), is_former=seat is not None and seat == former)

    return await take_place(host, call, room, sit)


def wished_seat(table: MatchTable, wish: JoinMatch, former: int | None, is_guest: bool) -> int | None:
    """Where somebody may sit down (None: at the first open seat).

    It is asked when nothing else can happen at the table any more: two who want one seat do not both get it.
    """
    invited = member_seat(table, wish.invitation)
    own = former if former is not None else invited
    seat = wish.seat if wish.seat is not None else own
    if not is_guest and (seat is None or seat not in (former, invited)):
        raise Failed(403, "not_invited")
    if seat is None or seat == invited or (seat == former and is_expected(table, seat)):
        return seat
    if knows_secrets(table, seat):
        raise Failed(403, "seat_is_taken")
    return seat


def is_expected(table: MatchTable, seat: int) -> bool:
    """Whether somebody of the match before sits there again, so that fellow members come too; not a stranger."""
    return any(member.is_former for member in members_of(table.state, seat))


def knows_secrets(table: MatchTable, seat: int) -> bool:
    """Whether somebody sits there, or the game has begun: whoever joined would read what others may not.

    The invitation to a match is no key to that, for opponents have it too.
    """
    is_personal = 0 <= seat < len(table.header.seats) and table.header.seats[seat].kind == "person"
    return is_personal and (table.state.has_begun or bool(members_of(table.state, seat)))


async def invite_member(host: Host, call: Call) -> MemberInvitation:
    """A key by which somebody else plays the power together with the one who asks."""
    room = await find_room(host, call)
    seat = await viewer(host, call, room.table)
    if seat < 0:
        raise Failed(403, "not_a_member")
    return MemberInvitation(room.match, seat, member_key(room.table, seat))


async def former_seat(host: Host, call: Call, room: Room) -> int | None:
    """In a rematch: the seat that the bearer of a token had in the match before."""
    place = await find_place(host, call.token) if call.token else None
    return place.seat if place is not None and place.match == room.table.header.follows else None


async def find_place(host: Host, token: str) -> StoredPlace | None:
    """The place that a token opens; whoever has left opens nothing any more, for another may sit there now."""
    try:
        place = await host.storage.find_place(hash_of(token), now())
        room = await host.hub.room(place.match)
    except Unknown:
        return None
    return None if has_left(room.table.state, place.member) else place


class ListQuery(Struct, forbid_unknown_fields=True, frozen=True):
    """Which matches: what is left empty does not matter."""

    status: Literal["gathering", "running", "paused", "over", ""] = ""
    game: Annotated[str, Meta(max_length=40)] = ""
    pace: Literal["none", "live", "days", ""] = ""
    seats: Annotated[int, Meta(ge=0, le=7, description="How many seats are open at least")] = 0
    people: Annotated[bool, Meta(description="Only where no bot plays")] = False
    scenario: Annotated[str, Meta(max_length=40)] = ""
    chapter: Annotated[str, Meta(max_length=40)] = ""
    before: Annotated[str, Meta(pattern=BEFORE, description="The `next` of the answer before")] = ""
    limit: Annotated[int, Meta(ge=1, le=50)] = 50

    def is_kind(self, line: MatchLine) -> bool:
        """Whether a match is what is looked for, as far as that never changes."""
        return (
            self.game in ("", line.game)
            and self.pace in ("", line.pace)
            and self.scenario in ("", line.scenario)
            and (not self.chapter or self.chapter in line.chapters)
            and not (self.people and any(seat.kind == "bot" for seat in line.seats))
        )


async def list_matches(host: Host, call: Call) -> MatchList:
    """Looks through some pages of what is kept, the latest first; `next` leads on from where it stopped."""
    query: ListQuery = call.query
    statuses = [query.status] if query.status else ["gathering", "running", "paused"]
    found: list[MatchLine] = []
    before = read_before(query.before)
    for _ in range(MOST_PAGES):
        page = await host.storage.summaries(statuses, limit=PAGE, before=before)
        for summary in page:
            kept = LINES.decode(summary.line)
            if not query.is_kind(kept.line):
                continue
            line = current_line(host, kept).line
            if line.status in statuses and line.open_seats >= query.seats:
                found.append(line)
            if len(found) == query.limit:
                return MatchList(found, after(summary))
        if len(page) < PAGE:
            return MatchList(found)
        before = (page[-1].updated, page[-1].match)
    return MatchList(found, after(page[-1]))


def after(last: Summary) -> str:
    """Where a list goes on that ended with this match."""
    return f"{last.updated}.{last.match}"


def read_before(text: str) -> tuple[int, str] | None:
    updated, _, match = text.partition(".")
    return (int(updated), match) if text else None


def current_line(host: Host, line: ListedMatch) -> ListedMatch:
    """What is kept for lists, or what an open table says now."""
    room = host.hub.rooms.get(line.line.match)
    if room is None:
        return line
    current = room.line()
    return replace(current, line=replace(current.line, updated=line.line.updated))


async def show_match(host: Host, call: Call) -> TableInfo:
    room = await find_room(host, call)
    await check_watching(host, call, room)
    return room.table.info(now())


async def list_mine(host: Host, call: Call) -> MyMatches:
    """The matches of one's own places: those whose tokens are sent along, and those of one's account."""
    found: dict[tuple[str, int], tuple[StoredPlace, str]] = {}
    account = await signed_in(host, call)
    for place in call.body.places:
        try:
            kept = await host.storage.find_place(hash_of(place.token), now())
        except Unknown:
            continue
        if kept.match == place.match:
            found[kept.match, kept.seat] = kept, place.token
            if account is not None and kept.account is None:
                await host.storage.claim_place(hash_of(place.token), account.number)
    if account is not None:
        for kept in await host.storage.places_of(account.number):
            if (kept.match, kept.seat) not in found:
                found[kept.match, kept.seat] = kept, await token_for(host, call, kept)
    lines = await lines_of(host, sorted({match for match, _ in found}))
    mine = [
        MyMatch(lines[match].line, seat, token, seat in lines[match].waits, waits_since(lines[match], seat))
        for (match, seat), (kept, token) in found.items()
        if match in lines and kept.member not in (lines[match].left or ())
    ]
    return MyMatches(sorted(mine, key=lambda item: -item.line.updated))


def waits_since(line: ListedMatch, seat: int) -> int | None:
    """Since when a match waits for a seat; where that is not known, since it last changed."""
    if seat not in line.waits:
        return None
    since = dict(zip(line.waits, line.since, strict=False)).get(seat)
    return since or line.line.updated


async def lines_of(host: Host, matches: list[str]) -> dict[str, ListedMatch]:
    """What lists show of these matches; a table whose kept line does not say who has left is opened."""
    lines: dict[str, ListedMatch] = {}
    for summary in await host.storage.summaries_of(matches):
        line = current_line(host, LINES.decode(summary.line))
        if line.left is None:
            line = current_line(host, replace(line, left=(await host.hub.room(summary.match)).line().left))
        lines[summary.match] = line
    return lines


async def token_for(host: Host, call: Call, kept: StoredPlace) -> str:
    """The session's key to its account's place, for a browser that has none; it ends when one signs out."""
    token = token_of_session(call.session, f"{kept.match} {kept.seat} {kept.member}")
    with suppress(Taken):
        await host.storage.add_place(hash_of(token), replace(kept, session=hash_of(call.session)))
    return token


async def find_room(host: Host, call: Call) -> Room:
    """The room of the match that the path names."""
    try:
        return await host.hub.room(call.path["match"])
    except Unknown:
        raise Failed(404, "unknown_match") from None


async def viewer(host: Host, call: Call, table: MatchTable) -> int:
    """The seat whose token the request carries; -1 for one who only watches."""
    if call.token:
        place = await find_place(host, call.token)
        if place is None or place.match != table.header.match:
            raise Failed(403, "bad_token")
        return place.seat
    return -1


async def check_watching(host: Host, call: Call, room: Room) -> None:
    """A private match is shown to those who belong to it and to those who are invited."""
    if await may_watch(host.storage, room.table, call.request.headers.get("x-invitation", "")):
        return
    if await viewer(host, call, room.table) < 0:
        raise Failed(403, "not_invited")


ROUTES: Final = [
    Route(
        "POST", "/api/matches", make_match, "Make a match", MadeMatch, NewMatch, status=201, problems=(409,)
    ),
    Route(
        "GET",
        "/api/matches",
        list_matches,
        "Matches that may be watched or joined",
        MatchList,
        query=ListQuery,
    ),
    Route("GET", "/api/matches/{match}", show_match, "A table", TableInfo, problems=(403,), takes_token=True),
    Route(
        "POST",
        "/api/matches/{match}/join",
        join_match,
        "Take a seat",
        Place,
        JoinMatch,
        status=201,
        problems=(403, 409),
        takes_token=True,
    ),
    Route(
        "GET",
        "/api/matches/{match}/member-invitation",
        invite_member,
        "Invite somebody to play one's own power too",
        MemberInvitation,
        problems=(403,),
        takes_token=True,
    ),
    Route("POST", "/api/mine", list_mine, "One's own matches", MyMatches, Mine),
]
