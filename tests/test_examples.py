"""The examples of the documentation run as they stand there."""

import os
import runpy
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.server.harness import Player, running
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.talk import LINE, Offer
from velmoci.server import catalogue

EXAMPLES = Path(__file__).parent.parent / "docs" / "examples"


@pytest.mark.interpreted
def test_the_greedy_bot_of_the_guide_plays_a_whole_game() -> None:
    example = runpy.run_path(str(EXAMPLES / "greedy_bot.py"))
    outcome = example["one_game"](7).outcome()
    assert outcome == example["one_game"](7).outcome()
    assert set(outcome.winners) <= {0, 1, 2, 3}


@pytest.mark.parametrize("name", ["greedy_bot", "looking_ahead", "talking_bot"])
def test_the_bots_of_the_guide_import_from_one_place(name: str) -> None:
    lines = (EXAMPLES / f"{name}.py").read_text("utf-8").splitlines()
    assert [line for line in lines if "import" in line and "velmoci" in line] == ["import velmoci"]


def test_the_chapter_of_the_guide_asks_everybody_on_a_track_of_its_own() -> None:
    example = runpy.run_path(str(EXAMPLES / "parley.py"))
    position, chance = example["new_game"]("border_war"), Seeded(7)
    position.apply(TABLE_SEAT, Begin(), chance)
    while position.pending()[0].kind != "parley":
        decision = position.pending()[0]
        position.apply(decision.seat, decision.sample(chance), chance)
    seats = [decision.seat for decision in position.pending()]
    assert seats == [0, 1]
    for seat in seats:
        assert position.pending()[0].offers() == ["keep_peace", "refuse_peace"]
        position.apply(seat, example["KeepPeace"](), chance)
    decision = position.pending()[0]
    assert (decision.kind, "attack" in decision.offers()) == ("movement", False)


@pytest.mark.interpreted
def test_the_talking_bot_of_the_guide_says_what_it_keeps() -> None:
    example = runpy.run_path(str(EXAMPLES / "talking_bot.py"))
    assert example["one_answer"](7) == "accept kept"
    bot = example["PeacefulBot"](Seeded(1))
    bot.promises = (Offer(1, (0, 1), LINE, (("france", "iberia"),)),)
    assert bot.has_promised("iberia", "france")
    assert not bot.has_promised("iberia", "maghreb")


ENTRY_POINTS = "[velmoci.games]\nnim = nim\n[velmoci.bots]\nnim = nim\n"


@pytest.fixture
def with_nim(tmp_path: Path) -> dict[str, str]:
    """An environment in which the game of the guide is installed."""
    install_nim(tmp_path)
    return {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONUTF8": "1"}


def install_nim(folder: Path) -> None:
    """The game of the guide, as pip leaves it."""
    shutil.copytree(EXAMPLES / "nim", folder / "nim")
    about = folder / "nim-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text(ENTRY_POINTS, "utf-8")


def run(environment: dict[str, str], *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], env=environment, capture_output=True, text=True, timeout=100, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_game_of_the_guide_is_found_simulated_saved_and_proved(with_nim: dict[str, str], tmp_path: Path) -> None:
    said = run(
        with_nim, "-m", "velmoci", "simulate", "nim", "--players", "careful,careful", "--games", "4",
        "--option", "stones=21", "--json",
    )  # fmt: skip
    assert '"careful"' in said
    saved = tmp_path / "game.velmoci"
    run(with_nim, "-c", SAVE, str(saved))
    proved = run(with_nim, "-m", "velmoci", "--language", "en", "verify", str(saved))
    count = len(saved.read_text("utf-8").splitlines()) - 1
    assert str(count) in proved


SAVE = r"""
import sys
from pathlib import Path
from velmoci.bots.registry import bot_names, make_bot
from velmoci.kernel.archive import Archive, play
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.registry import find_game, game_ids

assert game_ids()[-1] == "nim" and bot_names("nim") == ["careful"]
game, chance = find_game("nim"), Seeded(1)
position = game.begin(game.rulebook({"stones": 21}))
records = [play(position, TABLE_SEAT, Begin(), chance)[0]]
bots = [make_bot("nim", "careful", chance) for _ in range(2)]
while position.pending():
    decision = position.pending()[0]
    order = bots[decision.seat].decide(position.view(decision.seat), decision)
    records.append(play(position, decision.seat, order, chance)[0])
archive = Archive(game, position.rulebook, [{"bot": "careful"}] * 2, records)
Path(sys.argv[1]).write_text("\n".join(archive.lines()) + "\n", "utf-8")
"""


def has_stones(count: int, player: Player) -> bool:
    return bool(player.public["stones"] == count)


def test_two_people_play_the_game_of_the_guide_on_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install_nim(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(catalogue, "stored_games", catalogue.stored_games.__wrapped__)
    with running(tmp_path) as server:
        assert [game["id"] for game in server.get("/api/games").json()["games"]][-1] == "nim"
        made = server.make("me", "person", game="nim", options={"stones": 5})
        tokens = [made["places"][0]["token"], server.join(made["match"])["token"]]
        with server.player(made["match"], tokens[0]) as ann, server.player(made["match"], tokens[1]) as bob:
            for player in (ann, bob):
                player.ask("mix", value="m")
            for player in (ann, bob):
                player.catch_up(lambda p: p.table["status"] == "running")
            while not ann.is_over:
                player = ann if ann.is_asked else bob
                assert player.order({"kind": "take", "count": 1})["type"] == "done"
                for other in (ann, bob):
                    other.catch_up(partial(has_stones, player.public["stones"]))
            assert ann.public["stones"] == 0
        assert server.get(f"/api/matches/{made['match']}/record").text.count("take 1") == 5
