"""The server under odd input; `python -m tools.trials.wire` tries as much as one wishes."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import QUICK, running
from tests.server.oddities import USUAL, Wire, framed, tried
from tests.server.soaking import soak
from velmoci.server.app import ROUTES


def test_every_route_can_be_tried() -> None:
    assert {name for route in ROUTES for name in route.parameters} == {*USUAL, "match"}


def test_nothing_odd_breaks_the_server_or_makes_others_wait(tmp_path: Path) -> None:
    faults, figures = tried(tmp_path, 12, 7, 120)
    assert faults == []
    assert set(figures["attempts"].values()) == {12}


def test_a_server_that_breaks_is_noticed(tmp_path: Path) -> None:
    log = io.StringIO()
    with running(tmp_path, QUICK, log) as server:
        wire = Wire(server, log)
        assert wire.attempt("bytes", random.Random(1)) is None
        server.host.pages = None  # type: ignore[assignment]
        server.get("/")
        fault = wire.attempt("bytes", random.Random(1))
    assert fault is not None
    assert "AttributeError" in fault


def test_a_text_that_is_none_is_no_error_of_the_server(tmp_path: Path) -> None:
    log = io.StringIO()
    with running(tmp_path, QUICK, log) as server, server.player(server.make("me", "me")["match"]) as player:
        player.socket.socket.sendall(framed(b"\xff" * 200))
        with pytest.raises(ConnectionClosed, match="1007"):
            player.socket.recv(20)
    assert '"level":"error"' not in log.getvalue()


def test_clients_play_one_match_after_the_other(tmp_path: Path) -> None:
    figures = soak(tmp_path, 3, 2, 5)
    assert figures.faults == []
    assert figures.times
    assert len(figures.memory) == 3
