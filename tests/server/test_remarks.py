"""Spectators talk among themselves: who hears it, over the doors that a browser uses."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.harness import Closed, Json, Player, Running, running
from velmoci.server.host import Host
from velmoci.server.limits import Bucket


class Around:
    """A match of two people, each with a connection, and two who watch."""

    def __init__(self, server: Running, stack: ExitStack, is_public: bool = True) -> None:
        self.server = server
        made = server.make("me", "person", is_public=is_public)
        self.match: str = made["match"]
        self.invitation: str = made["invitation"]
        tokens = [made["places"][0]["token"], server.join(self.match, invitation=self.invitation)["token"]]
        self.players = [stack.enter_context(server.player(self.match, token)) for token in tokens]
        for player in self.players:
            player.ask("mix", value="x")
        for player in self.players:
            player.catch_up(lambda told: told.table["status"] == "running")
        self.watchers = [stack.enter_context(self.watcher()) for _ in range(2)]

    def watcher(self) -> Player:
        return self.server.player(self.match, invitation=self.invitation)

    def end(self) -> None:
        assert self.players[1].order({"kind": "resign"})["type"] == "done"
        for player in (*self.players, *self.watchers):
            player.catch_up(lambda told: told.is_over)


def said(player: Player) -> list[tuple[int, str, str]]:
    return [(line["number"], line["author"], line["text"]) for line in player.remarks]


def remark(player: Player, text: str, name: str = "Eve", id: str = "") -> Json:
    return player.ask("remark", id, name=name, text=text)


@pytest.mark.parametrize("is_public", [True, False])
def test_spectators_hear_each_other_and_no_message_to_a_player_tells_of_it_before_the_end(
    server: Running, is_public: bool
) -> None:
    with ExitStack() as stack:
        around = Around(server, stack, is_public)
        one, other = around.watchers
        for player in around.players:
            player.ask("resume")
            player.raw.clear()
        assert remark(one, "Psst, the bridge")["type"] == "done"
        other.catch_up(lambda told: bool(told.remarks))
        assert remark(other, "I saw it too", "Bob")["type"] == "done"
        one.catch_up(lambda told: len(told.remarks) == 2)
        lines = [(1, "Eve", "Psst, the bridge"), (2, "Bob", "I saw it too")]
        assert said(one) == said(other) == lines
        for player in around.players:
            player.ask("resume")
            assert len(player.raw) == 1, "nothing but the answer to what it asked itself"
            with server.player(around.match, player.token) as again:
                assert "bridge" not in "".join(again.raw)
        around.end()
        assert [said(player) for player in around.players] == [lines, lines]
        with server.player(around.match, around.players[0].token) as again:
            assert said(again) == lines


def test_neither_the_replay_nor_a_list_tells_of_remarks_before_the_end(server: Running) -> None:
    with ExitStack() as stack:
        around = Around(server, stack)
        path = f"/api/matches/{around.match}"
        server.do(lambda host: host.hub.rooms[around.match].keep_summary())
        before = server.get("/api/matches").text
        remark(around.watchers[0], "Psst, the bridge")
        assert server.do(lambda host: host.hub.rooms[around.match].summary_alarm) is None
        assert server.get("/api/matches").text == before
        headers = {"authorization": f"Bearer {around.players[0].token}"}
        for replay in (server.get(f"{path}/replay"), server.get(f"{path}/replay", headers=headers)):
            assert replay.json()["remarks"] == []
        around.end()
        assert [line["text"] for line in server.get(f"{path}/replay").json()["remarks"]] == ["Psst, the bridge"]
        assert "bridge" not in server.get(f"{path}/record").text


def test_who_comes_later_reads_what_was_said(server: Running) -> None:
    with ExitStack() as stack:
        around = Around(server, stack)
        remark(around.watchers[0], "first")
        with around.watcher() as late:
            assert said(late) == [(1, "Eve", "first")]


def test_who_plays_makes_no_remarks_and_who_watches_does_nothing_else(server: Running) -> None:
    with ExitStack() as stack:
        around = Around(server, stack)
        refused = remark(around.players[0], "hello")
        assert (refused["reason"], refused["code"]) == ("not_yours", "not_watching")
        refused = around.watchers[0].ask("say", powers=[], text="hello")
        assert (refused["reason"], refused["code"]) == ("not_yours", "only_watching")
        assert said(around.watchers[0]) == []


def test_a_private_match_is_watched_only_with_an_invitation(server: Running) -> None:
    with ExitStack() as stack:
        around = Around(server, stack, is_public=False)
        for wrong in ("", "wrong", server.make("me", "person", is_public=False)["invitation"]):
            with pytest.raises(Closed, match="bad_token"):
                server.player(around.match, invitation=wrong)
        with server.player(around.match, invitation=around.invitation) as watcher:
            assert (watcher.seat, watcher.own) == (-1, None)


@pytest.mark.parametrize(
    "values",
    [
        {"name": "", "text": "a"},
        {"name": "  ", "text": "a"},
        {"name": "x" * 41, "text": "a"},
        {"name": "Eve", "text": ""},
        {"name": "Eve", "text": " \n"},
        {"name": "Eve", "text": "x" * 501},
        {"name": "Eve"},
    ],
)
def test_remarks_have_a_name_and_a_text_of_some_length(server: Running, values: Json) -> None:
    with ExitStack() as stack:
        watcher = Around(server, stack).watchers[0]
        watcher.send({"type": "remark", "id": "1", **values})
        answer = watcher.receive()
        assert (answer["type"], answer["code"]) == ("refused", "bad_message")


def test_one_address_may_not_say_very_much(server: Running) -> None:
    with ExitStack() as stack:
        around = Around(server, stack)

        def come_from_afar(host: Host) -> None:
            host.hub.remarks.clock = lambda: 0.0
            for connection in host.hub.connections:
                connection.bucket = Bucket(1000, 1000, 0.0)
                host.hub.connections[connection] = "192.0.2.1"

        server.do(come_from_afar)
        answers = [remark(around.watchers[number % 2], f"{number}")["type"] for number in range(7)]
        assert answers == ["done"] * 5 + ["refused"] * 2
        last = remark(around.watchers[0], "once more")
        assert (last["reason"], last["code"]) == ("limit", "too_often")


def test_what_was_said_is_there_after_a_restart_and_counts_once(tmp_path: Path) -> None:
    with running(tmp_path) as server, ExitStack() as stack:
        around = Around(server, stack)
        assert remark(around.watchers[0], "remember this", id="same")["type"] == "done"
    with running(tmp_path) as server, server.player(around.match) as watcher:
        assert said(watcher) == [(1, "Eve", "remember this")]
        assert remark(watcher, "remember this", id="same")["type"] == "done"
        assert remark(watcher, "and this")["type"] == "done"
        assert [text for _, _, text in said(watcher)] == ["remember this", "and this"]
