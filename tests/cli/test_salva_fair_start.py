"""`velmoci salva fair-start`: from a file and at the keyboard, with its proof in both languages."""

import json
import re
from pathlib import Path

import pytest

from tests.clause import clause
from tests.cli.program import run
from velmoci.cli.language import LANGUAGES, plain_texts
from velmoci.cli.salva.fair_start import Party, named, start
from velmoci.cli.salva.mistakes import Mistake
from velmoci.kernel.chance import Seeded
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import Sentences
from velmoci.salva.fair_start.procedure import Procedure

EXAMPLE = """
total = 30
players = ["Anička", "Běta", "Cyril"]
sides = ["A", "B", "C"]

[[bids]]
"Anička" = [13, 11, 6]
"Běta" = [11, 10, 9]
Cyril = "15, 9, 6"
"""

POWERS = {
    "players": ["P1", "P2", "P3", "P4", "P5"],
    "sides": ["USA", "UK", "DE", "IT", "SU"],
    "total": 50,
    "blocks": [["USA", "UK"], ["DE", "IT"], ["SU"]],
    "seed": 3,
    "bids": [
        {"P1": [20, 16, 14], "P2": [22, 15, 13], "P3": [21, 17, 12], "P4": [24, 14, 12], "P5": [23, 17, 10]},
        {"P1": 12, "P3": 11},
        {"P2": 7, "P4": 8},
    ],
}


def messages(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", read_text("velmoci.cli.salva", f"texts/{language}.ftl"), re.MULTILINE)


def test_both_languages_have_the_same_messages() -> None:
    assert messages("cs") == messages("en")
    assert len(messages("cs")) > 40


def written(folder: Path, name: str, text: str) -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return name


def test_a_file_gives_the_assignment_with_its_proof(tmp_path: Path) -> None:
    found = run(tmp_path, "salva", "fair-start", written(tmp_path, "bids.toml", EXAMPLE), "--seed", "1")
    assert found.returncode == 0
    lines = found.stdout.splitlines()
    assert [line.split() for line in lines[1:4]] == [
        ["A", "Běta", "12", "11"],
        ["B", "Cyril", "10", "9"],
        ["C", "Anička", "7", "6"],
    ]
    assert "2. A goes to Běta for 11; difference 2. [SA-fair_start-21]" in lines
    assert "the seed 1" in lines[-1]


def test_the_proof_is_told_in_czech(tmp_path: Path) -> None:
    found = run(tmp_path, "salva", "fair-start", written(tmp_path, "b.toml", EXAMPLE), "--language", "cs")
    told = " ".join(found.stdout.split())
    assert "Přebývá bodů: 4, hráčů je 3: každý dostane navíc 1, nepoužito zůstane 1. [SA-fair_start-24]" in told


@clause("V2-16", "V2-17")
def test_blocks_from_a_json_file_as_json(tmp_path: Path) -> None:
    file = written(tmp_path, "powers.json", json.dumps(POWERS))
    found = run(tmp_path, "salva", "fair-start", file, "--json")
    told = json.loads(found.stdout)
    assert told["seed"] == "3"
    assert {row["player"]: (row["side"], row["amount"]) for row in told["settlement"]["players"]} == {
        0: (1, 9),
        1: (2, 7),
        2: (0, 11),
        3: (3, 7),
        4: (4, 10),
    }


def test_what_no_file_says_is_asked_for_and_bids_are_secret(tmp_path: Path) -> None:
    typed = "Jan,Eva\n\n33\n\n\n25\n\n40\nmany\n22\n"
    found = run(tmp_path, "salva", "fair-start", "--seed", "5", typed=typed)
    assert found.returncode == 0
    assert found.stdout.count("─" * 60) == 2
    assert "Every number must lie between 0 and 33. [SA-fair_start-5]" in found.stdout
    assert '"many" is no whole number' in found.stdout
    assert "Eva plays A with 23 and called 22 fair. [SA-fair_start-3]" in found.stdout


def test_cut_and_choose_and_a_fixed_defender_at_the_keyboard(tmp_path: Path) -> None:
    cut = run(tmp_path, "salva", "fair-start", "--seed", "1", typed="Jan,Eva\nX,Y\n\ntwo_cut\n18\nZ\nY\n")
    assert 'There is no side "Z"; there are: X, Y.' in cut.stdout
    assert "chooses Y. [SA-fair_start-9]" in cut.stdout
    fixed = run(tmp_path, "salva", "fair-start", typed="Jan,Eva\n\n0\ntwo_fixed_defender\n8\n\n25\n\n22\n")
    assert "Eva asked for less and attacks as A with 23" in fixed.stdout


def test_blocks_and_wishes_at_the_keyboard(tmp_path: Path) -> None:
    typed = "a,b,c\nX,Y,Z\n30\n\nsuccessive\nX+Y,Z\n\n20\n\n19\n\n25\n\n9\n\n10\n"
    found = run(tmp_path, "salva", "fair-start", typed=typed)
    assert "X + Y for 20 to a, b, who asked least" in found.stdout
    any_column = EXAMPLE.replace("[[bids]]", 'column_choice = "any"\n[[bids]]')
    file = written(tmp_path, "any.toml", any_column)
    wished = run(tmp_path, "salva", "fair-start", file, "--seed", "1", typed="C\nC\nC\n\nB\nA\n")
    assert "All agree to take C next. [SA-fair_start-31]" in wished.stdout


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("players = [", "neither TOML nor JSON"),
        ("[1]", "neither TOML nor JSON"),
        ('player = ["a", "b"]', '"player" means nothing in such a file'),
        ('players = ["a", "a"]', 'In "players" every name must stand once.'),
        ('players = ["a", "b"]\nsides = ["x", "y", "z"]', "not 3 sides for 2 players"),
        ('players = ["a", "b"]\ntotal = 2.5', '"2.5" is no whole number (total)'),
        ('players = ["a", "b", "c"]\nblocks = [["A"], ["D"]]', 'There is no side "D"'),
        ('players = ["a", "b"]\norder = ["B"]\nmethod = "successive"', "[SA-fair_start-13]"),
        ('players = ["a", "b"]\n[[bids]]\nd = 3', 'There is no player "d"'),
        ('players = ["a", "b", "c"]\n[[bids]]\na = [1, 2, 3]\nb = 1\nc = 1', "The numbers make 6 and must make 30."),
        ('players = ["a"]', "needs 2 to 6 players. [SA-multiplayer-1]"),
    ],
)
def test_mistakes_are_told_in_one_sentence(tmp_path: Path, text: str, said: str) -> None:
    ending = "json" if text.startswith("[1") else "toml"
    file = tmp_path / written(tmp_path, f"bad.{ending}", text)
    with pytest.raises(Mistake) as problem:
        start(str(file), None, False, "en")
    assert said in str(problem.value)


def test_files_that_cannot_be_read_are_told(tmp_path: Path) -> None:
    found = run(tmp_path, "salva", "fair-start", "none.toml")
    assert (found.returncode, found.stderr) == (2, 'There is no file "none.toml".\n')
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(Mistake, match="neither TOML nor JSON"):
        start(str(tmp_path / "bytes.toml"), None, False, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_told(tmp_path: Path, language: str) -> None:
    found = run(tmp_path, "salva", "fair-start", "--help", "--language", language)
    words = plain_texts("velmoci.cli.salva", language)["help-salva-fair-start"].split()
    assert " ".join(words) in " ".join(found.stdout.split())
    assert "fair-start" in run(tmp_path, "salva", "--language", language).stdout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("method", ["matrix", "successive"])
def test_every_step_of_a_proof_has_a_sentence(language: str, seed: int, method: str) -> None:
    blocks = [["A", "B", "C"], ["D", "E"], ["F"]] if seed else []
    party = Party({"players": list("uvwxyz"), "method": method, "blocks": blocks})
    say, chance, procedure = Sentences(language, ("velmoci.salva",)), Seeded(seed), Procedure(party.terms)
    procedure.start(chance)
    while (question := procedure.question) is not None:
        for player in procedure.waits_for():
            answer = [question.most // question.length] * question.length
            answer[0] += max(0, question.total - sum(answer))
            procedure.give(player, answer, chance)
    assert procedure.settlement is not None
    for step in procedure.settlement.steps:
        assert "{" not in say.say(f"fair-{step.kind.replace('_', '-')}", named(party, step))


@clause("SA-fair_start-11", "SR-fair_start-6")
@pytest.mark.parametrize(("answers", "method"), [("\n", "successive"), ("y\n\n", "successive"), ("y\ny\n", "matrix")])
def test_the_method_that_suits_the_people_is_proposed(tmp_path: Path, answers: str, method: str) -> None:
    found = run(tmp_path, "salva", "fair-start", typed=f"a,b,c\nX,Y,Z\n30\n{answers}")
    assert f"Method (Enter: {method}, which suits you" in found.stdout
