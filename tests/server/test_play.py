"""Play over the WebSocket."""

from __future__ import annotations

import random
from functools import partial
from pathlib import Path

import pytest

from tests.server.harness import Closed, Json, Player, Running, running, some_order, wait_until
from velmoci.match.table import SNAPSHOT_EVERY


def begun(server: Running, *kinds: str, **more: object) -> tuple[Json, list[Player]]:
    """A match whose people are all connected and that has begun."""
    made = server.make(*kinds, **more)
    players = [server.player(made["match"], place["token"]) for place in made["places"]]
    for number, player in enumerate(players):
        player.ask("mix", value=f"value {number}")
    for player in players:
        player.catch_up(lambda p: p.table["status"] == "running")
    return made, players


def turns(players: list[Player], count: int, chance: random.Random) -> None:
    """So many orders, each by whoever is asked; everybody reads along."""
    for _ in range(count):
        for player in players:
            player.quiet(0.01)
        asked = next((player for player in players if player.is_asked), None)
        if asked is None:
            players[0].receive()
            continue
        assert asked.order(some_order(asked, chance))["type"] == "done"
        for player in players:
            player.catch_up(partial(sees_as, asked))


def sees_as(other: Player, player: Player) -> bool:
    """Whether both see the same board."""
    return player.public == other.public


def truth(server: Running, match: str, seat: int) -> Json:
    """What the table itself would tell that seat."""

    def look(_: object) -> Json:
        table = server.host.hub.rooms[match].table
        return {
            "public": table.public_json(),
            "own": table.own_json(seat),
            "decisions": table.decisions(seat, table.questions()),
        }

    found: Json = server.do(look)
    return found


def same(player: Player, server: Running) -> bool:
    """Whether the client knows exactly what its seat may know."""
    from msgspec import json, to_builtins

    expected = to_builtins(truth(server, player.match, player.seat))
    if player.seat < 0:
        return bool(json.encode(player.public) == json.encode(expected["public"])) and player.own is None
    return bool(json.decode(json.encode(expected)) == player.view())


def test_updates_alone_keep_every_seat_at_the_truth(server: Running) -> None:
    made, players = begun(server, "me", "me", "me")
    watcher = server.player(made["match"])
    turns([*players, watcher], 30, random.Random(3))
    for player in [*players, watcher]:
        player.quiet(0.1)
        assert same(player, server)
    assert watcher.own is None
    assert watcher.decisions == []
    for player in [*players, watcher]:
        player.close()


def test_a_done_comes_after_its_update(server: Running) -> None:
    _, players = begun(server, "me", "me")
    asked = next(player for player in players if player.is_asked)
    before = asked.sequence
    answer = asked.order({"kind": "place_first", "placements": []})
    assert answer["type"] == "done"
    assert asked.sequence == answer["sequence"] > before


def test_a_connection_resumes_where_it_broke(server: Running) -> None:
    _, (ann, bob) = begun(server, "me", "me")
    turns([ann, bob], 4, random.Random(5))
    seen, count = ann.sequence, len(ann.log)
    ann.close()
    asked = bob
    for _ in range(2):
        if asked.is_asked:
            asked.order(some_order(asked, random.Random(1)))
    ann.connect(since=seen)
    assert ann.public == bob.public
    again = server.player(ann.match, ann.token)
    assert [event for event in again.log if event["sequence"] > seen] == ann.log[count:]
    assert all(event["sequence"] > seen for event in ann.log[count:])


def test_the_same_command_counts_once(server: Running) -> None:
    _, players = begun(server, "me", "me")
    asked = next(player for player in players if player.is_asked)
    order = {"kind": "place_first", "placements": []}
    first = asked.order(order, id="once")
    assert asked.order(order, id="once") == first
    asked.close()
    asked.connect()
    assert asked.order({"kind": "resign"}, id="once") == first
    assert asked.public["powers"][asked.seat]["status"] == "living"


def test_several_tabs_see_the_same(server: Running) -> None:
    _, players = begun(server, "me", "me")
    asked = next(player for player in players if player.is_asked)
    with server.player(asked.match, asked.token) as tab:
        asked.order({"kind": "place_first", "placements": []})
        tab.catch_up(lambda t: t.sequence == asked.sequence)
        assert tab.view() == asked.view()


def test_bots_play_a_whole_match_with_one_person(server: Running) -> None:
    _, (player,) = begun(server, "me", "steady", "random")
    chance = random.Random(7)
    orders = 0
    while not player.is_over:
        if player.is_asked and orders < 30:
            assert player.order(some_order(player, chance))["type"] == "done"
            orders += 1
        elif player.is_asked or orders == 30:
            player.order({"kind": "resign"})
            orders += 1
        else:
            player.receive()
    assert player.table["outcome"]["winners"]
    assert player.table["secret"]


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"kind": "nonsense"}, "malformed"),
        ({"kind": "attack"}, "malformed"),
        ({"kind": "attack", "origin": "atlantis", "target": "iberia", "count": 1}, "refused"),
        ({"kind": "end_turn"}, "refused"),
    ],
)
def test_a_wrong_order_is_refused_with_its_reason(server: Running, order: Json, reason: str) -> None:
    _, players = begun(server, "me", "me")
    asked = next(player for player in players if player.is_asked)
    before = asked.view()
    answer = asked.order(order)
    assert (answer["type"], answer["reason"]) == ("refused", reason)
    if reason == "refused":
        assert answer["clause"].startswith("EX-")
    asked.quiet(0.05)
    assert asked.view() == before


def test_it_is_said_when_it_is_not_ones_turn(server: Running) -> None:
    _, players = begun(server, "me", "me")
    waiting = next(player for player in players if not player.is_asked)
    assert waiting.order({"kind": "place_first", "placements": []})["reason"] == "not_yours"


def test_whoever_watches_has_no_orders_to_give(server: Running) -> None:
    made, _ = begun(server, "me", "me")
    with server.player(made["match"]) as watcher:
        assert watcher.order({"kind": "end_turn"})["reason"] == "not_yours"


@pytest.mark.parametrize(
    ("match", "token", "code"),
    [("nothing", None, "unknown_match"), ("", None, "unknown_match"), (None, "x" * 43, "bad_token")],
)
def test_a_wrong_door_stays_shut(server: Running, match: str | None, token: str | None, code: str) -> None:
    made = server.make("me", "me")
    with pytest.raises(Closed, match=code):
        server.player(made["match"] if match is None else match, token)


def test_a_token_opens_its_own_match_only(server: Running) -> None:
    one, other = server.make("me", "me"), server.make("me", "me")
    with pytest.raises(Closed, match="bad_token"):
        server.player(one["match"], other["places"][0]["token"])


def test_a_private_match_is_not_watched(server: Running) -> None:
    made = server.make("me", "me", is_public=False)
    with pytest.raises(Closed, match="bad_token"):
        server.player(made["match"])


def test_talk_reaches_those_it_is_meant_for(server: Running) -> None:
    made, (ann, bob, cid) = begun(server, "me", "me", "me")
    watcher = server.player(made["match"])
    powers = ann.public["seats"]
    counts = [cid.sequence, watcher.sequence]
    assert ann.ask("say", powers=[powers[1]], text="Shall we?")["type"] == "done"
    bob.catch_up(lambda p: bool(p.talks))
    assert bob.talks[-1]["text"] == "Shall we?"
    for stranger, count in zip((cid, watcher), counts, strict=True):
        stranger.quiet(0.1)
        assert stranger.talks == []
        assert stranger.sequence == count
        assert "Shall we?" not in "".join(stranger.raw)


def test_an_agreement_is_proposed_and_accepted(server: Running) -> None:
    _, (ann, bob) = begun(server, "me", "me")
    power = ann.public["seats"][1]
    ann.ask("propose", powers=[power], form="free", text="Peace")
    bob.catch_up(lambda p: bool(p.agreements))
    assert bob.ask("answer", number=bob.agreements[0]["number"], accept=True)["type"] == "done"
    ann.catch_up(lambda p: power in p.agreements[0]["accepted"])


def test_an_order_is_taken_back(server: Running) -> None:
    _, players = begun(server, "me", "me")
    turns(players, 2, random.Random(2))
    asked = next(player for player in players if player.is_asked)
    before = asked.public["states"]
    own = next(state for state, (owner, _) in before.items() if owner == asked.public["on_turn"])
    about = next(decision for decision in asked.decisions if decision["waits"])["about"]
    done = asked.order({"kind": "arm", "placements": [[own, about["can_arm"]]], "cards": []})
    assert done["type"] == "done"
    answer = asked.ask("take_back")
    if answer["type"] == "done":
        assert asked.public["states"] == before
    else:
        assert answer["code"].startswith("undo_")


def test_a_rematch_is_played_at_the_same_seats(server: Running) -> None:
    made, (ann, bob) = begun(server, "me", "me")
    assert ann.order({"kind": "place_first", "placements": []} if ann.is_asked else {"kind": "resign"})[
        "type"
    ] in (
        "done",
        "refused",
    )
    while not ann.is_over:
        for player in (ann, bob):
            player.quiet(0.02)
        loser = next(player for player in (ann, bob) if player.is_asked)
        if loser.order({"kind": "resign"})["type"] == "refused":
            loser.order(some_order(loser, random.Random(1)))
        ann.quiet(0.02)
    bob.catch_up(lambda p: p.is_over)
    ann.ask("rematch")
    bob.ask("rematch")
    following = bob.table["rematch"]
    assert following
    headers = {"authorization": f"Bearer {bob.token}"}
    answer = server.post(f"/api/matches/{following}/join", {"nickname": "Bob"}, headers=headers)
    assert (answer.status_code, answer.json()["seat"]) == (201, 1)
    assert made["match"] != following


def test_ping_is_answered(server: Running) -> None:
    made = server.make("me", "me")
    with server.player(made["match"]) as player:
        player.send({"type": "ping"})
        assert player.receive()["type"] == "pong"


def test_a_member_who_goes_is_soon_shown_as_away(server: Running) -> None:
    made, (ann, bob) = begun(server, "me", "me")
    server.host.hub.grace = 0.05
    try:
        bob.close()
        ann.catch_up(lambda p: not p.table["seats"][1]["members"][0]["is_present"])
        bob.connect()
        ann.catch_up(lambda p: p.table["seats"][1]["members"][0]["is_present"])
    finally:
        server.host.hub.grace = 20.0
    assert made


def test_a_slow_connection_is_let_go(server: Running) -> None:
    made, (ann, bob) = begun(server, "me", "me")

    def clog(_: object) -> int:
        room = server.host.hub.rooms[made["match"]]
        (connection,) = room.audience.viewers[bob.seat]
        connection.limit = 2
        connection.write = None
        for _ in range(5):
            connection.waiting.append(b'{"type":"pong"}')
        connection.put(b'{"type":"pong"}')
        return len(connection.waiting)

    assert server.do(clog) == 0
    with pytest.raises(Closed, match="too_slow"):
        bob.catch_up(lambda p: False)
    wait_until(lambda: bob.seat not in server.host.hub.rooms[made["match"]].audience.viewers)
    assert ann.seat in server.host.hub.rooms[made["match"]].audience.viewers


def test_a_match_that_is_opened_for_a_short_while_again_and_again_gets_its_snapshot(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        made, (ann, _) = begun(server, "me", "me")
        for _ in range(SNAPSHOT_EVERY * 2 // 3):
            ann.ask("say", powers=[], text="hello")
    with running(tmp_path) as server:
        with server.player(made["match"], made["places"][0]["token"]) as again:
            for _ in range(SNAPSHOT_EVERY * 2 // 3):
                again.ask("say", powers=[], text="hello")

        def has_snapshot() -> bool:
            stored = server.do(lambda host: host.storage.load(made["match"]))
            return stored.snapshot is not None

        wait_until(has_snapshot)
