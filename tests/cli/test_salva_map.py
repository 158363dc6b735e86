"""`velmoci salva map`: pictures, TOML and scenarios of maps by chance."""

from pathlib import Path

import pytest

from tests.cli.program import run
from velmoci.cli.salva.maps import Files, Wishes, start
from velmoci.cli.salva.mistakes import Mistake
from velmoci.salva.library import find_scenario

SMALL = Wishes("7", 6, 2, 0, 1, 0, "", False, "none", 2)
NOTHING = Files(None, None, None, None)


def test_a_picture_is_written_and_the_seed_repeats_it(tmp_path: Path) -> None:
    found = run(tmp_path, "salva", "map", "--seed", "7", "--land", "6", "--sea", "2", "--svg", "out.svg")
    assert found.returncode == 0
    assert "The map of the seed 7: 6 land fields, 2 sea fields." in found.stdout
    drawn = (tmp_path / "out.svg").read_text("utf-8")
    assert drawn.startswith("<svg")
    assert drawn.count("data-field") == 8
    start(SMALL, NOTHING._replace(svg=str(tmp_path / "again.svg")), "en")
    assert (tmp_path / "again.svg").read_text("utf-8") == drawn


def test_all_files_of_one_map(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "30")
    names = [str(tmp_path / name) for name in ("m.svg", "m.png", "m.toml", "s.toml")]
    start(SMALL, Files(*names), "en")
    assert capsys.readouterr().out.splitlines()[-4:] == [f"Written: {name}" for name in names]
    assert (tmp_path / "m.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "m.toml").read_text("utf-8").count("[[field]]") == 8
    scenario = find_scenario((tmp_path / "s.toml").read_text("utf-8"))
    assert [len(side.fields) for side in scenario.sides] == [3, 3]


def test_without_a_file_the_fields_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    start(SMALL._replace(seed=None), NOTHING, "cs")
    printed = capsys.readouterr().out
    assert printed.startswith("# Mapa se semínkem ")
    assert printed.count("[[field]]") == 8


def test_the_random_map_of_the_rulebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    start(SMALL._replace(segments=3, naval=True, wrap="both"), NOTHING._replace(svg=str(tmp_path / "g.svg")), "en")
    assert (tmp_path / "g.svg").read_text("utf-8").count("data-field") == 36


@pytest.mark.parametrize(
    ("wishes", "said"),
    [
        (SMALL._replace(land=1), "A map has 2 to 60 land fields"),
        (SMALL._replace(fair=3), "not for 3"),
        (SMALL._replace(segments=9), "[SA-multiplayer-1]"),
    ],
)
def test_what_cannot_be_is_told(wishes: Wishes, said: str) -> None:
    with pytest.raises(Mistake) as problem:
        start(wishes, NOTHING, "en")
    assert said in str(problem.value)


def test_files_that_cannot_be_written_are_told_before_anything_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    picture = tmp_path / "m.svg"
    for name, said in ((str(tmp_path / "no" / "m.toml"), "There is no folder"), (str(tmp_path), "is a folder")):
        with pytest.raises(Mistake, match=said):
            start(SMALL, NOTHING._replace(toml=name), "en")
    with pytest.raises(Mistake, match="There is no folder"):
        start(SMALL, NOTHING._replace(svg=str(picture), scenario=str(tmp_path / "no" / "m.toml")), "en")
    assert capsys.readouterr().out == ""
    assert not picture.exists()


def test_a_scenario_that_could_not_be_begun_is_refused_and_not_written(tmp_path: Path) -> None:
    written = tmp_path / "war.toml"
    with pytest.raises(Mistake) as problem:
        start(SMALL._replace(land=2, sea=0), NOTHING._replace(scenario=str(written)), "en")
    assert "[SA-secret_missions-6]" in str(problem.value)
    assert not written.exists()
