"""What a room tells each of those who look, and whom it lets in: a hub over a file, without sockets."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, to_builtins

from tests.match.tables import KINDS, PERSON, Played, new_header, told
from tests.server.harness import QUICK, public_after
from velmoci.kernel.registry import find_game
from velmoci.match.entries import ClockSetup, Entry
from velmoci.match.storage import StoredPlace, Unavailable, open_storage
from velmoci.match.table import MatchTable, make_header
from velmoci.server.clock import now
from velmoci.server.connection import Connection
from velmoci.server.hub import Hub
from velmoci.server.lobby import Joined, joined
from velmoci.server.messages import Join
from velmoci.server.metrics import Metrics
from velmoci.server.play import MOST_STRIKES, Listener, Play
from velmoci.server.room import Room, resolve
from velmoci.server.tokens import hash_of

Json = dict[str, Any]
WATCHING = -1


class Viewer:
    """One connection, with a copy of all that it was told."""

    def __init__(self, room: Room, seat: int, member: int | None) -> None:
        self.room = room
        self.heard: list[Json] = []
        self.connection = Connection(self.hear, 1000, None)
        self.connection.seat, self.connection.member = seat, member
        lists = ("log", "talks", "agreements", "proposals", "remarks", "standing")
        self.knows: Json = {"public": {}, **{name: [] for name in lists}}

    async def hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.heard.append(json.decode(message["text"]))

    async def settle(self) -> list[Json]:
        """What came since the last time, taken into the copy."""
        for _ in range(5):
            await asyncio.sleep(0)
        new, self.heard = self.heard, []
        for message in new:
            if message["type"] in ("welcome", "update"):
                self.take(message)
        return new

    def take(self, message: Json) -> None:
        knows, is_new = self.knows, message["type"] == "welcome"
        knows["public"] = public_after(knows["public"], message)
        knows["seen"], knows["may_take_back"] = message["sequence"], message["may_take_back"]
        for name in ("own", "decisions", "proposals", "standing"):
            if is_new or message[name] is not None:
                knows[name] = message[name]
        knows["info"] = message["table"] or knows["info"]
        knows["log"] = message["log"] if is_new else knows["log"] + message["events"]
        for name in ("talks", "remarks"):
            knows[name] = message[name] if is_new else knows[name] + message[name]
        knows["agreements"] = message["agreements"] if is_new else message["agreements"] or knows["agreements"]

    async def do(self, kind: str, **values: Any) -> None:
        command = KINDS[kind](id=f"{kind} {len(self.room.table.state.commands)}", **values)
        done: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.room.command(self.connection, command, partial(resolve, done))
        await done
        self.connection.release()

    async def order(self, text: str) -> None:
        await self.do("order", order=self.room.table.game.notation.parse(text).to_json())

    def goodbye(self) -> str | None:
        return self.connection.goodbye


def known(room: Room, seat: int) -> Json:
    """All that a viewer may know now."""
    table = room.table
    found: Json = json.decode(json.encode({**told(table, seat), "info": None, "log": table.log(seat)}))
    return found


async def checked(room: Room, viewers: dict[str, Viewer]) -> dict[str, int]:
    """How many messages each has got; each copy must be what its seat may know, no more and no less."""
    told_now = {}
    for name, viewer in viewers.items():
        told_now[name] = len([one for one in await viewer.settle() if one["type"] in ("welcome", "update")])
        copy = {**viewer.knows, "info": None}
        assert copy == known(room, viewer.connection.seat), name
        assert viewer.knows["info"]["status"] == room.table.status
    return told_now


@asynccontextmanager
async def opened(folder: Path, **options: Any) -> AsyncIterator[tuple[Hub, Room]]:
    """A match of three seats; one sits at seat 0 (member 1), one at seat 1 (2), two at seat 2 (3 and 4)."""
    storage = open_storage(str(folder / "matches.sqlite"))
    await storage.open()
    hub = Hub(QUICK, storage, Metrics())
    room = await hub.create(*new_header([PERSON] * 3, **options))
    for seat in (0, 1, 2, 2):
        await room.change(partial(sit, seat), joined)
    try:
        yield hub, room
    finally:
        await hub.stop()
        await storage.close()


def sit(seat: int, table: MatchTable) -> Joined:
    """In an hour: then no clock of the table runs out while the test is at work."""
    return table.join(seat, f"at {seat}", now() + 3_600_000)


async def begin(viewers: dict[str, Viewer]) -> None:
    for name in ("ann", "bob", "cyr"):
        await viewers[name].do("mix", value=name)


async def entered(room: Room) -> dict[str, Viewer]:
    """Ann, Bob, Cyr and his fellow Fay, and one who watches."""
    places = {"ann": (0, 1), "bob": (1, 2), "cyr": (2, 3), "fay": (2, 4), "watching": (WATCHING, None)}
    viewers = {name: Viewer(room, seat, member) for name, (seat, member) in places.items()}
    for viewer in viewers.values():
        await room.enter(viewer.connection, None)
    return viewers


def on_hub(folder: Path, act: Callable[[Hub, Room], Awaitable[None]], **options: Any) -> None:
    async def run() -> None:
        async with opened(folder, **options) as (hub, room):
            await act(hub, room)

    asyncio.run(run())


ALL = {"ann", "fay", "bob", "cyr", "watching"}


def test_every_viewer_is_told_what_it_may_know_when_it_changes_and_nothing_else(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        assert await checked(room, viewers)
        assert {viewer.knows["own"] is None for name, viewer in viewers.items() if name == "watching"} == {True}

        async def heard(name: str, kind: str, **values: Any) -> set[str]:
            await viewers[name].do(kind, **values)
            return {one for one, count in (await checked(room, viewers)).items() if count}

        await begin(viewers)
        await checked(room, viewers)
        powers = [room.table.power(seat) for seat in range(3)]
        assert await heard("cyr", "say", powers=[], text="among us") == {"cyr", "fay"}
        assert await heard("bob", "say", powers=[powers[0]], text="psst") == {"ann", "bob"}
        assert await heard("bob", "propose", powers=[powers[0]], form="free", text="peace") == {"ann", "bob"}
        assert await heard("ann", "answer", number=1, accept=True) == {"ann", "bob"}
        assert await heard("ann", "disclose", number=1, powers=[powers[2]]) == {"ann", "cyr", "fay"}
        assert await heard("bob", "disclose", number=1) == ALL
        assert await heard("fay", "order", order={"kind": "resign"}) == {"cyr", "fay"}
        assert await heard("fay", "take_back") == {"cyr", "fay"}
        by_seat = [viewers[name] for name in ("ann", "bob", "cyr")]
        for _ in range(3):
            await by_seat[room.table.waits_for()[0]].order("place_first")
            assert all((await checked(room, viewers)).values())
        assert await heard("bob", "pause") == ALL
        assert await heard("bob", "resume") == ALL
        assert await heard("bob", "order", order={"kind": "resign"}) == ALL
        assert await heard("cyr", "order", order={"kind": "resign"}) == {"cyr", "fay"}
        assert await heard("fay", "order", order={"kind": "resign"}) == ALL
        assert room.table.status == "over"
        assert await heard("ann", "rematch") == ALL

    on_hub(tmp_path, act)


def test_a_second_connection_of_a_seat_is_told_the_same_and_both_go_on(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        await viewers["bob"].do("say", powers=[], text="to myself")
        await checked(room, viewers)
        viewers["again"] = Viewer(room, 1, 2)
        await room.enter(viewers["again"].connection, None)
        await viewers["bob"].do("say", powers=[], text="and again")
        counts = await checked(room, viewers)
        assert (counts["bob"], counts["again"], counts["cyr"]) == (1, 2, 0)

    on_hub(tmp_path, act)


@pytest.mark.parametrize(
    ("since", "missed"), [(None, "all"), (-1, "all"), (0, "all"), (5, "some"), (9, "nothing"), (99, "all")]
)
def test_one_who_comes_back_hears_what_it_has_missed(tmp_path: Path, since: int | None, missed: str) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        back = Viewer(room, 1, 2)
        await room.enter(back.connection, since)
        await back.settle()
        whole = to_builtins(room.table.log(1))
        later = [event for event in whole if event["sequence"] > 5]
        assert 0 < len(later) < len(whole)
        assert room.table.seen(1) == 9
        assert back.knows["log"] == {"all": whole, "some": later, "nothing": []}[missed]

    on_hub(tmp_path, act)


def test_whoever_gets_up_is_sent_away_and_comes_in_no_more(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        await viewers["fay"].do("leave")
        await asyncio.sleep(0)
        assert {name for name, viewer in viewers.items() if viewer.goodbye() is not None} == {"fay"}
        assert viewers["fay"].goodbye() == "bad_token"
        again = Viewer(room, 2, 4)
        await room.enter(again.connection, None)
        assert [message["type"] for message in await again.settle()] == ["goodbye"]
        assert again.goodbye() == "bad_token"
        assert again.connection not in room.audience.viewers[2]

    on_hub(tmp_path, act)


def test_a_room_that_is_gone_lets_nobody_in(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        hub.drop(room)
        late = Viewer(room, 1, 2)
        await room.enter(late.connection, None)
        assert [message["type"] for message in await late.settle()] == ["goodbye"]
        assert late.goodbye() == "shutdown"

    on_hub(tmp_path, act)


def test_one_who_comes_in_waits_until_an_order_is_done(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        assert room.turn.take()
        watching = Viewer(room, WATCHING, None)
        coming = asyncio.create_task(room.enter(watching.connection, None))
        assert await watching.settle() == []
        room.turn.give()
        await coming
        assert [message["type"] for message in await watching.settle()] == ["welcome"]

    on_hub(tmp_path, act)


@pytest.mark.interpreted  # a compiled room lets nobody replace what it does
def test_a_room_is_in_use_when_somebody_comes_in_and_its_bots_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(hub: Hub, room: Room) -> None:
        room.used, woken = 0.0, []
        monkeypatch.setattr(room, "let_bots_think", lambda: woken.append(room.match))
        await room.enter(Viewer(room, WATCHING, None).connection, None)
        assert room.used > 0
        assert woken == [room.match]

    on_hub(tmp_path, act)


def test_one_who_comes_in_is_there_for_the_others(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        await room.change(lambda table: table.presence(2, False, 0), list)
        assert not room.table.find_member(2).is_present
        await entered(room)
        assert room.table.find_member(2).is_present

    on_hub(tmp_path, act)


@pytest.mark.parametrize("is_public", [True, False])
def test_which_key_opens_which_seat(tmp_path: Path, is_public: bool) -> None:
    async def act(hub: Hub, room: Room) -> None:
        header, secret = Played([PERSON, PERSON]).header, "5" * 64
        elsewhere = await hub.create(header, secret)
        account = await hub.storage.add_account("Ann", "hash", 0)
        await hub.storage.add_session(b"session", account.number, 0, 1 << 62)
        places = {
            "mine": StoredPlace(room.match, 1, 2, None),
            "of a session": StoredPlace(room.match, 2, 3, account.number, b"session"),
            "of one who left": StoredPlace(room.match, 2, 4, None),
            "of another match": StoredPlace(elsewhere.match, 1, 2, None),
        }
        for token, place in places.items():
            await hub.storage.add_place(hash_of(token), place)
        await room.change(lambda table: table.handle(2, 4, KINDS["leave"](id="l"), 0).entries, list)
        room.table.header = type(header)(
            **{name: getattr(room.table.header, name) for name in header.__struct_fields__ if name != "is_public"},
            is_public=is_public,
        )
        found = {}
        tokens: list[str | None] = [None, "", "unknown", *places]
        for key in tokens:
            viewer = Viewer(room, WATCHING, None).connection
            is_let_in = await Play(hub).take_seat(room, viewer, Join(match=room.match, token=key))
            found[key] = (is_let_in, viewer.seat, viewer.member, viewer.session)
            viewer.pump.cancel()
        nobody = (False, WATCHING, None, None)
        assert found == {
            None: (is_public, WATCHING, None, None),
            "": nobody,
            "unknown": nobody,
            "mine": (True, 1, 2, None),
            "of a session": (True, 2, 3, b"session"),
            "of one who left": nobody,
            "of another match": nobody,
        }

    on_hub(tmp_path, act)


def test_one_who_only_watches_gives_no_commands_and_after_a_goodbye_nobody_does(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        say = json.encode({"type": "say", "id": "x", "powers": [], "text": "hello"})
        for name in ("watching", "bob", "cyr"):
            await viewers[name].settle()
        Listener(hub, room, viewers["watching"].connection, None).hear(say)
        why: Json = {"reason": "not_yours", "code": "only_watching", "clause": None, "values": {}}
        assert await viewers["watching"].settle() == [{"type": "refused", "id": "x", **why}]
        viewers["bob"].connection.close("bad_token")
        Listener(hub, room, viewers["bob"].connection, None).hear(say)
        assert not viewers["bob"].connection.is_busy
        assert room.table.talks(1) == []
        hub.is_stopping = True
        Listener(hub, room, viewers["cyr"].connection, None).hear(say)
        assert viewers["cyr"].goodbye() == "shutdown"
        hub.is_stopping = False
        room.is_gone = True
        await viewers["ann"].settle()
        Listener(hub, room, viewers["ann"].connection, None).hear(say)
        assert [message["type"] for message in await viewers["ann"].settle()] == ["goodbye"]
        assert viewers["ann"].goodbye() == "shutdown"
        room.is_gone = False

    on_hub(tmp_path, act)


async def until(holds: Callable[[], bool]) -> None:
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


def test_commands_are_answered_one_after_the_other_and_whoever_leaves_hears_that_it_is_done(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        fay = viewers["fay"]
        await fay.settle()
        listener = Listener(hub, room, fay.connection, None)
        for number in range(2):
            listener.hear(json.encode({"type": "say", "id": f"s{number}", "powers": [], "text": str(number)}))
            assert fay.connection.is_busy
        await until(lambda: not fay.connection.is_busy)
        answers = [message for message in await fay.settle() if message["type"] != "update"]
        seen = room.table.seen(2)
        assert answers == [
            {"type": "done", "id": "s0", "sequence": seen - 1},
            {"type": "done", "id": "s1", "sequence": seen},
        ]
        listener.hear(json.encode({"type": "leave", "id": "l"}))
        await until(lambda: fay.goodbye() is not None)
        assert [message["type"] for message in await fay.settle()][-2:] == ["done", "goodbye"]

    on_hub(tmp_path, act)


def test_whoever_got_up_hears_nothing_of_the_next_who_sits_down(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await viewers["fay"].settle()

        def swap(table: MatchTable) -> list[Entry]:
            left = table.handle(2, 4, KINDS["leave"](id="l"), now()).entries
            return [*left, *table.join(2, "next", now())[2]]

        await room.change(swap, list)
        assert viewers["fay"].goodbye() == "bad_token"
        assert [message["type"] for message in await viewers["fay"].settle()] == ["goodbye"]
        assert viewers["cyr"].goodbye() is None

    on_hub(tmp_path, act)


def test_what_another_process_wrote_is_told_to_everybody_and_ends_what_it_ends(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        await checked(room, viewers)
        stored = await hub.storage.load(room.match)
        elsewhere = MatchTable.restore(stored.header, stored.secret, stored.entries, stored.snapshot)
        say = KINDS["say"](id="there", powers=[elsewhere.power(1)], text="from there")
        entries = elsewhere.handle(0, 1, say, now()).entries
        entries += elsewhere.handle(2, 4, KINDS["leave"](id="l"), now()).entries
        await hub.storage.append(room.match, entries)
        await room.catch_up(elsewhere.sequence)
        assert viewers["fay"].goodbye() == "bad_token"
        del viewers["fay"]
        assert await checked(room, viewers) == {"ann": 1, "bob": 1, "cyr": 1, "watching": 1}
        assert viewers["bob"].knows["talks"][-1]["text"] == "from there"

    on_hub(tmp_path, act)


def restored(table: MatchTable) -> MatchTable:
    """The table as it is after a restart: its log and records are not there."""
    return MatchTable.restore(table.header, table.secret, [], table.snapshot())


def test_whoever_has_missed_more_than_the_table_knows_is_welcomed_anew(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        await checked(room, viewers)
        room.table.handle(0, 1, KINDS["pause"](id="p"), now())
        room.audience.table = restored(room.table)
        room.audience.tell(None)
        for name, viewer in viewers.items():
            (welcome,) = await viewer.settle()
            assert (welcome["type"], welcome["seat"], welcome["log"]) == ("welcome", viewer.connection.seat, []), name
            assert welcome["table"]["status"] == "paused"

    on_hub(tmp_path, act)


def test_whoever_has_heard_all_goes_on_hearing_what_is_new(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        await checked(room, viewers)
        room.audience.table = restored(room.table)
        await viewers["ann"].do("pause")
        for viewer in viewers.values():
            assert [message["type"] for message in await viewer.settle()] == ["update"]

    on_hub(tmp_path, act)


def test_the_first_seat_too_is_told_what_its_members_vote_on(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await room.change(partial(sit, 0), joined)
        viewers["gus"] = Viewer(room, 0, 5)
        await room.enter(viewers["gus"].connection, None)
        await begin(viewers)
        await checked(room, viewers)
        await viewers["gus"].order("resign")
        assert {name for name, count in (await checked(room, viewers)).items() if count} == {"ann", "gus"}
        assert [one["text"] for one in viewers["ann"].knows["proposals"]] == ["resign"]

    on_hub(tmp_path, act)


@pytest.mark.parametrize("name", ["evropska_valka", "expanze"])
def test_a_seat_hears_of_its_own_whether_or_not_the_game_marks_when_that_changes(tmp_path: Path, name: str) -> None:
    async def act(hub: Hub, room: Room) -> None:
        game = find_game(name)
        rulebook = game.rulebook({game.seats_option: 2}).to_json()
        own = await hub.create(*make_header(name, rulebook, [PERSON] * 2, ClockSetup(), now()))
        for seat in range(2):
            await own.change(partial(sit, seat), joined)
        viewers = {f"seat {seat}": Viewer(own, seat, seat + 1) for seat in range(2)}
        for viewer in viewers.values():
            await own.enter(viewer.connection, None)
        await checked(own, viewers)
        for viewer in viewers.values():
            await viewer.do("mix", value="x")
        await checked(own, viewers)
        for _ in range(4):
            asked = own.table.waits_for()[0]
            await viewers[f"seat {asked}"].order(str(own.table.bot_turns.default_order(asked)))
            await checked(own, viewers)
        assert all(viewer.knows["own"] for viewer in viewers.values())

    on_hub(tmp_path, act)


def test_whoever_comes_in_later_knows_all_and_hears_each_line_once(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        await viewers["fay"].do("say", powers=[], text="one")
        await viewers["fay"].order("resign")
        for viewer in viewers.values():
            room.exit(viewer.connection)
        assert room.audience.viewers == {}
        viewers = await entered(room)
        await checked(room, viewers)
        await viewers["fay"].do("say", powers=[], text="two")
        await checked(room, viewers)
        assert [line["text"] for line in viewers["cyr"].knows["talks"]] == ["one", "two"]

    on_hub(tmp_path, act)


def test_a_message_holds_what_is_new_to_its_viewer_alone(tmp_path: Path) -> None:
    nothing = dict.fromkeys(("changes", "own", "decisions", "table", "proposals", "standing"))

    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        await begin(viewers)
        by_seat = [viewers[name] for name in ("ann", "bob", "cyr")]
        while room.table.waits_for() != (2,):
            await by_seat[room.table.waits_for()[0]].order("place_first")
        await checked(room, viewers)
        await viewers["ann"].do("say", powers=[room.table.power(1)], text="psst")
        (said,) = await viewers["bob"].settle()
        line = said.pop("talks")[0]
        assert (line["text"], line["number"]) == ("psst", 1)
        rest = {"sequence": room.table.seen(1), "events": [], "agreements": [], "remarks": [], "may_take_back": False}
        assert said == {"type": "update", **rest, **nothing}
        await viewers["ann"].do("propose", powers=[room.table.power(1)], form="free", text="peace")
        await viewers["ann"].do("say", powers=[room.table.power(1)], text="well?")
        assert [len(one["agreements"]) for one in await viewers["bob"].settle()] == [1, 0]
        await viewers["fay"].order("resign")
        await viewers["cyr"].do("pause")
        (paused,) = await viewers["watching"].settle()
        assert (paused["table"]["status"], paused["events"][0]["event"]) == ("paused", "paused")
        assert [paused[name] for name in ("changes", "own", "decisions", "proposals")] == [None] * 4
        (paused,) = (await viewers["bob"].settle())[-1:]
        assert [paused[name] for name in ("changes", "own", "decisions", "proposals")] == [None] * 4
        voted, after = (await viewers["fay"].settle())[-2:]
        assert (len(voted["proposals"]), after["proposals"]) == (1, None)

    on_hub(tmp_path, act)


def test_one_whose_coming_cannot_be_kept_is_not_in_the_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def unavailable(*_: object) -> None:
        raise Unavailable("database_unreachable")

    async def act(hub: Hub, room: Room) -> None:
        await room.change(lambda table: table.presence(2, False, 0), list)
        with monkeypatch.context() as patched:
            patched.setattr(hub.storage, "append_soon", unavailable)
            viewer = Viewer(room, 1, 2)
            with pytest.raises(Unavailable):
                await room.enter(viewer.connection, None)
        assert room.audience.viewers == {}

    on_hub(tmp_path, act)


def test_a_key_leads_into_the_room_and_a_wrong_one_to_the_door(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        await hub.storage.add_place(hash_of("key"), StoredPlace(room.match, 1, 2, None))
        entering, refused = Viewer(room, WATCHING, None), Viewer(room, WATCHING, None)
        assert await Play(hub).enter(entering.connection, Join(match=room.match, token="key", since=5)) is room
        (welcome,) = (await entering.settle())[:1]
        assert (welcome["type"], welcome["seat"], welcome["member"]) == ("welcome", 1, 2)
        assert entering.connection in room.audience.viewers[1]
        assert await Play(hub).enter(refused.connection, Join(match=room.match, token="wrong key")) is None
        assert [message["type"] for message in await refused.settle()] == ["goodbye"]
        assert refused.goodbye() == "bad_token"

    on_hub(tmp_path, act)


def test_much_nonsense_is_sent_away(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        viewers = await entered(room)
        connection = viewers["bob"].connection
        listener = Listener(hub, room, connection, None)
        for _ in range(MOST_STRIKES - 1):
            listener.hear("nonsense")
        assert viewers["bob"].goodbye() is None
        listener.hear("nonsense")
        assert viewers["bob"].goodbye() == "bad_message"

    on_hub(tmp_path, act)


def test_there_are_so_many_connections_and_no_more_even_for_this_machine(tmp_path: Path) -> None:
    async def act(hub: Hub, room: Room) -> None:
        play = Play(hub)
        for number in range(hub.settings.connections):
            assert not play.is_full("127.0.0.1"), number
            hub.connections[object()] = f"address {number}"  # type: ignore[index]
        assert play.is_full("127.0.0.1")
        hub.connections.clear()

    on_hub(tmp_path, act)
