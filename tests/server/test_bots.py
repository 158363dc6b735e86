"""Bots in processes of their own: they crash, hang and talk nonsense, and the match goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from tests.server.harness import Running, running, wait_until
from tests.server.test_play import begun
from velmoci.match.bots import BotTask
from velmoci.server.metrics import Metrics
from velmoci.server.settings import Settings
from velmoci.server.thinker import answer_to
from velmoci.server.thinking import BotFailed, Thinkers

FOUR = {"scenario": "four_neighbours"}
NONSENSE = BotTask("m", "expanze", {"chapters": [], "options": {}}, 0, "nobody", "waits", 0, {}, "seed")


def test_a_failing_bot_is_told_by_its_kind_alone() -> None:
    assert answer_to(b"nonsense").error == "DecodeError"
    assert answer_to(b'{"match": 1}').error == "ValidationError"


def test_a_bot_that_fails_leaves_its_process_alive() -> None:
    async def ask_twice() -> list[str]:
        thinkers = Thinkers(1, 20.0, Metrics())
        found = []
        try:
            for _ in range(2):
                with pytest.raises(BotFailed) as failed:
                    await thinkers.ask(NONSENSE)
                found.append(str(failed.value))
            assert thinkers.all[0].process is not None
        finally:
            await thinkers.stop()
        return found

    assert len(set(asyncio.run(ask_twice()))) == 1


def test_a_bot_that_hangs_is_ended_and_started_anew() -> None:
    async def freeze() -> tuple[int, int]:
        metrics = Metrics()
        thinkers = Thinkers(1, 20.0, metrics)
        with pytest.raises(BotFailed):
            await thinkers.ask(NONSENSE)
        process = thinkers.all[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGSTOP)
        thinkers.seconds = 0.2
        with pytest.raises(BotFailed, match="too_slow"):
            await thinkers.ask(NONSENSE)
        thinkers.seconds = 20.0
        with pytest.raises(BotFailed):
            await thinkers.ask(NONSENSE)
        again = thinkers.all[0].process
        assert again is not None
        await thinkers.stop()
        return process.pid, again.pid

    before, after = asyncio.run(freeze())
    assert before != after
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)


def thinker_pid(server: Running) -> int | None:
    process = server.host.hub.thinkers.all[0].process
    return process.pid if process is not None else None


def test_the_match_goes_on_when_the_bots_process_is_killed(tmp_path: Path) -> None:
    with running(tmp_path, Settings(open=False, bot_delay=0.05, log="error")) as server:
        _, (player,) = begun(server, "me", "random", "random")
        killed: set[int] = set()
        while player.public["round"] < 3:
            player.quiet(0.02)
            pid = thinker_pid(server)
            if pid is not None and len(killed) < 3 and pid not in killed:
                killed.add(pid)
                os.kill(pid, signal.SIGKILL)
            if player.is_asked:
                decision = next(decision for decision in player.decisions if decision["waits"])
                player.order(decision["default"])
        assert killed


def test_a_bot_that_never_answers_gets_its_default_order(tmp_path: Path) -> None:
    with running(tmp_path, Settings(open=False, bot_delay=0.0, log="error")) as server:

        async def fail(task: BotTask) -> None:
            raise BotFailed("crashed")

        server.host.hub.thinkers.ask = fail  # type: ignore[method-assign,assignment]
        made, (player,) = begun(server, "me", "random")
        wait_until(lambda: bool(server.host.hub.rooms[made["match"]].table.waits_for() == (0,)))
        player.catch_up(lambda p: p.is_asked)
        player.order({"kind": "place_first", "placements": []})
        player.catch_up(lambda p: p.is_asked and p.public["phase"] != "first_armament")


def test_people_can_follow_bots(tmp_path: Path) -> None:
    with running(tmp_path, Settings(open=False, bot_delay=0.3, log="error")) as server:
        _, (player,) = begun(server, "me", "random")
        if player.is_asked:
            player.order({"kind": "place_first", "placements": []})
        begun_at, count = time.monotonic(), player.sequence
        player.catch_up(lambda p: p.sequence >= count + 2 or (p.is_asked and p.sequence > count))
        assert time.monotonic() - begun_at > 0.2


def test_a_bot_that_talks_answers_at_once_and_one_that_does_not_is_known_before(tmp_path: Path) -> None:
    with running(tmp_path, Settings(open=False, bot_delay=0.0, log="error")) as server:
        games = {game["id"]: game for game in server.get("/api/games").json()["games"]}
        assert [games[game]["talking"] for game in ("expanze", "evropska_valka", "salva")] == [["steady"]] * 3
        _, (player, other) = begun(server, "me", "me", "steady", "random")
        assert [seat["talks"] for seat in player.table["seats"]] == [True, True, True, False]
        powers = [seat["power"] for seat in player.table["seats"]]
        assert player.ask("say", powers=[powers[2]], text="Hello")["type"] == "done"
        assert player.ask("propose", powers=powers[2:], form="free", text="Be friends")["type"] == "done"
        player.catch_up(lambda p: bool(p.agreements and p.agreements[0]["declined"]))
        told = player.agreements[0]
        assert (told["declined"], told["reasons"]) == ([powers[2]], {powers[2]: "words"})
        assert [(line["power"], line["sentence"]) for line in player.talks] == [
            (powers[0], ""),
            (powers[2], "bot-reads-offers"),
        ]
        other.quiet()
        assert (other.talks, other.agreements) == ([], [])


def test_a_treaty_is_answered_at_once_by_a_bot_that_is_not_on_turn(tmp_path: Path) -> None:
    with running(tmp_path, Settings(open=False, bot_delay=0.0, log="error")) as server:
        _, (player,) = begun(server, "me", "steady", "steady", "random", game="salva", options=FOUR)
        while player.public["round"] == 0:
            player.catch_up(lambda p: p.is_asked or p.public["round"] > 0)
            if player.is_asked and player.public["round"] == 0:
                decision = next(decision for decision in player.decisions if decision["waits"])
                player.order(decision["default"])
        player.catch_up(lambda p: p.is_asked)
        offer = {"kind": "offer_treaty", "partners": ["seat_2"], "article": "none", "text": "Be good"}
        assert player.order(offer)["type"] == "done"
        player.catch_up(lambda p: any(event["event"] == "treaty-declined" for event in p.log))
        told = next(event for event in player.log if event["event"] == "treaty-declined")
        assert told["values"] == {"treaty": "pact_12_1", "power": "seat_2", "reply": "words"}
        assert player.is_asked, "nobody waits for the answer"
        silent = {"kind": "offer_treaty", "partners": ["seat_4"]}
        assert player.order(silent)["type"] == "done"
        player.quiet()
        book = player.own["treaties"]["treaties"] if player.own is not None else []
        assert [treaty["accepted"] for treaty in book] == [["seat_1"]]
