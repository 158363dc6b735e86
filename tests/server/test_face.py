"""What the server tells of one game: ours have a folder each, others announce theirs."""

import sys
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from velmoci.kernel import registry
from velmoci.kernel.registry import GAMES
from velmoci.server.face import Face, all_of, face_of, faces


@pytest.fixture
def with_toy(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A game whose package announces a face with a job, and one without a face."""
    toy = ModuleType("toy_face")
    toy.FACE = Face(jobs="toy_face", luck="toy_luck")  # type: ignore[attr-defined]
    toy.JOBS = {"roll": len}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "toy_face", toy)

    def entry_points(group: str) -> list[EntryPoint]:
        announced = [("toy", "velmoci.games"), ("bare", "velmoci.games"), ("toy", "velmoci.server")]
        return [EntryPoint(name, "toy_face", group) for name, where in announced if where == group]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    face_of.cache_clear()
    yield
    face_of.cache_clear()


def test_every_game_of_ours_has_a_face() -> None:
    assert [face_of(game) == Face() for game in GAMES] == [False] * len(GAMES)


@pytest.mark.interpreted
def test_a_game_that_is_announced_once_brings_its_face(with_toy: None) -> None:
    assert list(faces()) == [*GAMES, "bare", "toy"]
    assert face_of("toy").luck == "toy_luck"
    assert all_of("jobs", "JOBS")[-1] == {"roll": len}


@pytest.mark.interpreted
def test_a_game_without_a_face_is_served_with_what_all_games_have(with_toy: None) -> None:
    assert face_of("bare") == Face()
