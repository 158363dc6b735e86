"""The golden playthroughs are as they are written; `python tools/golden.py` writes them again."""

from pathlib import Path

import pytest

from tests.expanze.scenes import scene
from tests.golden import files
from tests.golden.endings import ENDINGS, alone, pursuit
from tests.golden.evropska_valka_games import EVROPSKA_VALKA_ENDINGS, trio_by_a_move
from tests.golden.expanze_transcript import ExpanzeTranscript
from tests.golden.files import FOLDER, SCRIPTS, differences, main, playthroughs, write
from tests.golden.salva_goals import GOALS, GoalTranscript
from tests.golden.transcript import Script
from velmoci.salva.library import CHAPTERS

LONGEST = 400


@pytest.mark.parametrize(
    ("game", "script"),
    [(game, script) for game, scripts in SCRIPTS.items() for script in scripts],
    ids=lambda value: value if isinstance(value, str) else value.__name__,
)
def test_a_playthrough_is_as_it_is_written(game: str, script: Script) -> None:
    written = (FOLDER / game / f"{script.__name__}.txt").read_text("utf-8")
    assert script().text() == written


@pytest.mark.parametrize("game", SCRIPTS)
def test_there_are_no_others_and_none_is_too_long_to_read(game: str) -> None:
    found = sorted((FOLDER / game).glob("*.txt"))
    assert {file.stem for file in found} == {script.__name__ for script in SCRIPTS[game]}
    assert all(len(file.read_text("utf-8").splitlines()) < LONGEST for file in found)


def test_every_ending_of_evropska_valka_ends() -> None:
    assert {script.__name__: script().game.outcome for script in EVROPSKA_VALKA_ENDINGS} == {
        "trio_by_a_move": ("blue", "trio"),
        "trio_by_an_attack": ("blue", "trio"),
        "trio_by_a_retreat": ("yellow", "trio"),
        "two_trios_at_once": ("blue", "trio"),
        "fall_in_anothers_turn": ("red", "fall"),
        "fall_of_a_cornered_figure": ("blue", "fall"),
        "last_player_left": ("blue", "last"),
    }


def test_every_goal_of_salva_has_its_playthrough_and_its_ending() -> None:
    played = {script.__name__: script() for script in GOALS}
    ends = {name: game.scene.position.outcome() for name, game in played.items() if isinstance(game, GoalTranscript)}
    assert {name: (end.winners, end.reason) for name, end in ends.items() if end is not None} == {
        "priorities": ((2,), "rounds"),
        "any_pair": ((0, 2), "elimination"),
        "any_pair_in_time": ((0, 1), "rounds"),
        "feuds": ((0,), "rounds"),
        "secret_missions": ((), "rounds"),
        "public_missions": ((), "rounds"),
        "relations": ((1, 2), "rounds"),
        "scored": ((2,), "rounds"),
        "scored_finland": ((3,), "rounds"),
        "political_buildings": ((0,), "rounds"),
        "political_fields": ((0,), "rounds"),
        "people_goals": ((0, 2), "rounds"),
        "last_survivor": ((0,), "elimination"),
        "hard_cap": ((0, 1, 2, 3), "draw"),
    }
    goals = {chapter.id for chapter in CHAPTERS if chapter.group == "goal"}
    chapters = {name for game in played.values() for name in game.scene.rules.rulebook.chapters}
    assert goals <= chapters


def test_every_ending_ends() -> None:
    reasons = {script.__name__: script().game.outcome for script in ENDINGS}
    assert {name: outcome for name, outcome in reasons.items() if outcome is not None} == {
        "conquest": (("red",), "mission"),
        "pursuit": (("red",), "mission"),
        "nonsense_pole": (("red",), "mission"),
        "nonsense_own_colour": (("red",), "mission"),
        "nonsense_absent_colour": (("red",), "mission"),
        "nonsense_lost_pursuit": (("red",), "mission"),
        "alone": (("red",), "alone"),
        "last_one_standing": (("blue",), "last"),
        "broken_claim": (("red",), "mission"),
        "round_limit": ((), "rounds"),
        "aftermath": (("red", "blue"), "aftermath"),
        "win_on_showing": (("red",), "mission"),
    }


@pytest.fixture
def few(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[Script, ...]]:
    """Three playthroughs of two games, in a folder of their own; that all are as written is tested one by one."""
    scripts: dict[str, tuple[Script, ...]] = {"expanze": (alone, pursuit), "evropska_valka": (trio_by_a_move,)}
    monkeypatch.setattr(files, "SCRIPTS", scripts)
    monkeypatch.setattr(files, "FOLDER", tmp_path)
    return scripts


def test_the_command_writes_the_playthroughs_and_tells_what_differs(
    few: dict[str, tuple[Script, ...]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--check"]) == 1
    assert main([]) == 0
    assert {str(file.relative_to(tmp_path)) for file in tmp_path.glob("*/*")} == {
        f"{game}/{script.__name__}.txt" for game, scripts in few.items() for script in scripts
    }
    assert main(["--check"]) == 0
    assert "3 golden playthroughs are as they are written." in capsys.readouterr().out
    (tmp_path / "evropska_valka" / "stray.txt").write_text("stray\n", "utf-8")
    assert main(["--check"]) == 1
    assert "-stray" in capsys.readouterr().out
    assert main(["--wrong"]) == 2
    assert "tools/golden.py" in capsys.readouterr().out


@pytest.mark.usefixtures("few")
def test_a_changed_missing_or_stray_file_would_be_noticed(tmp_path: Path) -> None:
    played = playthroughs("expanze")
    write(tmp_path, played)
    assert differences(tmp_path, played) == []
    (tmp_path / "alone.txt").write_text(played["alone.txt"].replace("killed=2", "killed=3"), "utf-8")
    assert any(line.startswith("-") and "killed=3" in line for line in differences(tmp_path, played))
    write(tmp_path, played)
    (tmp_path / "stray.txt").write_text("stray\n", "utf-8")
    assert "-stray" in differences(tmp_path, played)
    write(tmp_path, played)
    assert not (tmp_path / "stray.txt").exists()
    (tmp_path / "pursuit.txt").unlink()
    assert differences(tmp_path, played)


def test_the_scripts_notice_an_order_that_should_have_been_refused() -> None:
    with pytest.raises(AssertionError, match="was accepted"):
        ExpanzeTranscript("wrong", scene()).refused("red", "end_turn")
