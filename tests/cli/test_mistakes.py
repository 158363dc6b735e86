"""Bad arguments and files: one clear sentence, exit code 2, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.program import Call, run

GAME = ("play", "expanze")
MISTAKES = [
    (("plya", "expanze"), 'There is no command "plya"; did you mean "play"?'),
    (("xyzzy",), 'There is no command "xyzzy"; "velmoci --help" lists them.'),
    (("salva", "xyzzy"), 'There is no command "xyzzy"; "velmoci salva --help" lists them.'),
    (("serve", "--language", "de"), 'There is no language "de"; there are: cs, en.'),
    (("play", "expanse"), 'There is no game "expanse"; did you mean "expanze"?'),
    (("play",), "Which game? There are: expanze, evropska_valka, salva."),
    ((*GAME, "--playrs", "me"), 'There is no option "--playrs"; did you mean "--players"?'),
    ((*GAME, "--players"), "A value is missing after --players."),
    ((*GAME, "--powers", "many"), "--powers needs a whole number."),
    ((*GAME, "extra"), '"extra" is too much here'),
    ((*GAME, "--players", "me,stedy"), 'There is no bot "stedy"; did you mean "steady"?'),
    ((*GAME, "--players", "me,xyzzy"), 'There is no bot "xyzzy"; there are: random, steady.'),
    ((*GAME, "--players", "me"), "Two to seven powers play, not 1. [EX-PLY-1]"),
    ((*GAME, "--powers", "8"), "Two to seven powers play, not 8. [EX-PLY-1]"),
    ((*GAME, "--powers", "3", "--players", "me,steady"), "2 players are named, but 3 powers are to play."),
    ((*GAME, "--powers", "3", "--option", "powers=4"), "but 4 powers are to play."),
    (
        (*GAME, "--players", "me,steady", "--people", "Ann,Bob"),
        'One seat is for a person ("me"), but 2 names',
    ),
    ((*GAME, "--people", "Ann,Ann"), "Two people have the same name."),
    ((*GAME, "--option", "round_limt=20"), 'expanze has no option "round_limt"; did you mean "round_limit"?'),
    ((*GAME, "--option", "round_limit"), 'The option "round_limit" needs a value: round_limit=…'),
    ((*GAME, "--option", "round_limit=3"), 'The option "round_limit" cannot be "3"; allowed: 0, 10–1000.'),
    ((*GAME, "--option", "auto_show=maybe"), 'cannot be "maybe"; allowed: true, false.'),
    ((*GAME, "--language", "de"), 'There is no language "de"; there are: cs, en.'),
    ((*GAME, "--file", "nowhere/game.velmoci"), 'There is no folder "nowhere".'),
    ((*GAME, "--file", "/proc/game.velmoci"), '"/proc/game.velmoci" cannot be written'),
    ((*GAME, "--file", "notes.txt"), '"notes.txt" exists already'),
    (("play", "--resume", "gone.velmoci"), 'There is no file "gone.velmoci".'),
    (("play", "gone.velmoci"), 'There is no file "gone.velmoci".'),
    (("play", "notes.txt"), "This is not a Velmoci record file."),
    (("replay", "gone.velmoci"), 'There is no file "gone.velmoci".'),
    (("replay", "."), '"." is a folder, not a file.'),
    (("replay", "picture.png"), "This is not a Velmoci record file."),
    (("replay", "other.json"), "This is not a Velmoci record file."),
    (("replay", "newer.velmoci"), "This file was written by a newer Velmoci (format 99)."),
    (("verify", "gone.velmoci"), 'There is no file "gone.velmoci".'),
    (("verify", "other.json"), "This is not a Velmoci record file."),
    (("verify", "notes.txt"), "This is not a Velmoci record file."),
    (("verify",), "FILE is missing"),
    (("rules", "EX-FGT-61"), 'There is no clause "EX-FGT-61"; near it are: EX-FGT-6'),
    (("rules", "xyzzy"), 'No rule holds the words "xyzzy".'),
    (("simulate", "expanze", "--games", "0"), "--games needs a whole number, at least 1."),
    (("simulate", "expanze", "--jobs", "0"), "--jobs needs a whole number, at least 1."),
    (("simulate", "expanze", "--players", "me,steady"), 'Only bots play in a simulation; "me" is not one.'),
    (("simulate", "expanze", "--players", "steady"), "Two to seven powers play, not 1."),
    (("simulate", "expanze", "--players", "steady,randm"), 'did you mean "random"?'),
    (("map", "expanze", "--out", "map.gif"), 'A picture is an .svg or a .png file, not "map.gif".'),
    (("map", "expanze", "--out", "nowhere/map.svg"), 'There is no folder "nowhere".'),
    (("map", "chess"), 'There is no game "chess"; there are: expanze'),
    (("options", "expanz"), 'did you mean "expanze"?'),
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    (folder / "notes.txt").write_text("Some notes\nof somebody\n", "utf-8")
    (folder / "picture.png").write_bytes(b"\x89PNG\r\n\xff\xfe")
    (folder / "other.json").write_text('{"colour": "red"}\n', "utf-8")
    (folder / "newer.velmoci").write_text('{"velmoci": 99}\n', "utf-8")
    return folder


@pytest.mark.parametrize(("arguments", "sentence"), MISTAKES)
def test_a_mistake_gets_one_sentence_and_code_2(
    call: Call, arguments: tuple[str, ...], sentence: str
) -> None:
    code, out, err = call(arguments, "en")
    assert sentence in err
    assert (code, out, err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("arguments", [arguments for arguments, _ in MISTAKES])
def test_every_mistake_is_told_in_czech_too(call: Call, arguments: tuple[str, ...]) -> None:
    code, out, err = call(arguments, "cs")
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err != call(arguments, "en")[2]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("plya",), "Příkaz „plya“ neexistuje; nemělo to být „play“?"),
        (("play", "expanze", "--powers", "9"), "Hrají dvě až sedm velmocí, ne 9. [EX-PLY-1]"),
        (("verify", "gone.velmoci"), "Soubor „gone.velmoci“ neexistuje."),
        (("rules", "EX-FGT-61"), "Ustanovení „EX-FGT-61“ neexistuje; blízko jsou: EX-FGT-6"),
    ],
)
def test_the_real_program_ends_the_same_way(home: Path, arguments: tuple[str, ...], sentence: str) -> None:
    result = run(home, *arguments, LANG="cs_CZ.UTF-8")
    assert sentence in result.stderr
    assert (result.returncode, result.stdout, result.stderr.count("\n")) == (2, "", 1)
