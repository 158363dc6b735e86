"""Whole games at the keyboard, through pipes: by typed orders, by menus, saved, resumed, taken back."""

import json
from pathlib import Path

import pytest

from tests.cli.program import run
from tests.cli.tables import with_hands
from velmoci.cli.local_match import LocalMatch
from velmoci.kernel.archive import verify, verify_dice
from velmoci.match.examples import example
from velmoci.match.journal import read_file

DUEL = ("play", "expanze", "--players", "me,steady", "--seed", "7", "--file", "game.velmoci")
SHORT = ("--option", "round_limit=10", "--option", "colour_choice=random")


def test_a_whole_game_by_typed_orders_is_saved_and_proved(tmp_path: Path) -> None:
    orders = ["place_first"] + ["arm", "end_turn"] * 10
    result = run(tmp_path, *DUEL, *SHORT, typed="\n".join(orders) + "\n")
    assert result.returncode == 0, result.stderr
    assert "[EX-TRN-7]" in result.stdout or "The winner:" in result.stdout
    assert "The dice can be verified now: velmoci verify game.velmoci" in result.stdout
    archive = read_file(tmp_path / "game.velmoci")
    assert verify(archive) == len(archive.records) > 10
    assert verify_dice(archive) > 50
    assert not (tmp_path / "game.velmoci.key").exists()


def test_a_whole_game_by_menus(tmp_path: Path) -> None:
    """Enter opens the menu; 1 is the first placement, then arming, then the first way to arm."""
    typed = "\n2\n" + "\n1\n" + "\n1\n1\n" * 12
    result = run(tmp_path, *DUEL, "--option", "round_limit=10", typed=typed)
    assert result.returncode == 0, result.stderr
    assert "  2  Red" in result.stdout
    assert "Where do the soldiers go?" in result.stdout
    seats = [record.seat for record in read_file(tmp_path / "game.velmoci").records]
    assert seats.count(0) >= 3


def test_a_position_of_a_rulebook_is_played_from_there(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "salva-ford", "--file", "ford.velmoci", "--seed", "1", typed="quit\n")
    assert result.returncode == 0, result.stderr
    saved = read_file(tmp_path / "ford.velmoci")
    assert saved.first_position().dump() == example("salva-ford").position.dump()
    again = run(tmp_path, "play", "ford.velmoci", typed="quit\n")
    assert again.returncode == 0, again.stderr
    refused = run(tmp_path, "play", "salva-ford", "--players", "me,random")
    assert refused.returncode == 2
    assert "its rules and players are given" in refused.stderr


def test_the_end_tells_everything(tmp_path: Path) -> None:
    result = run(tmp_path, *DUEL, *SHORT, typed="place_first\n" + "arm\n" * 12)
    end = result.stdout[result.stdout.index("The game is over.") :]
    assert "Mission" in end
    assert "Hand" in end
    assert "Expected losses" in end
    assert "Luck" in end
    assert "The record lies in game.velmoci" in end


def test_leaving_says_how_to_go_on_and_going_on_loses_nothing(tmp_path: Path) -> None:
    first = run(tmp_path, *DUEL, *SHORT, typed="place_first\nquit\n")
    assert first.returncode == 0
    assert "To go on: velmoci play game.velmoci" in first.stdout
    before = len(read_file(tmp_path / "game.velmoci").records)
    again = run(tmp_path, "play", "game.velmoci", typed="mission\n")
    assert "The game goes on from game.velmoci" in again.stdout
    assert again.stdout.count("Your mission:") == 2
    assert len(read_file(tmp_path / "game.velmoci").records) >= before
    assert run(tmp_path, "play", "--resume", "game.velmoci", typed="quit\n").returncode == 0


def test_a_finished_game_shows_its_end_again(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, *SHORT, typed="place_first\n" + "arm\n" * 12)
    again = run(tmp_path, "play", "game.velmoci")
    assert "Expected losses" in again.stdout
    assert again.returncode == 0


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    texts = []
    for name in ("one", "two"):
        folder = tmp_path / name
        folder.mkdir()
        run(folder, *DUEL, *SHORT, typed="place_first\narm\nquit\n")
        texts.append((folder / "game.velmoci").read_text("utf-8"))
    assert texts[0] == texts[1]


def test_a_file_that_was_not_named_lies_in_the_data_folder(tmp_path: Path) -> None:
    result = run(tmp_path, "play", "expanze", "--powers", "2", typed="quit\n")
    files = list((tmp_path / "data" / "velmoci").glob("expanze-*.velmoci"))
    assert len(files) == 1
    assert f"Saved after every order in {files[0]}" in result.stdout


def test_a_refusal_names_the_clause_and_how_to_read_it(tmp_path: Path) -> None:
    typed = "attack china india 3\nrules EX-SET-1\nattack atlantis india 3\nfly\narm alaska x\nquit\n"
    result = run(tmp_path, *DUEL, *SHORT, typed=typed)
    assert "This cannot be done in this part of the game. [EX-SET-1]" in result.stdout
    assert '"rules EX-SET-1" shows the rule.' in result.stdout
    assert 'There is no state "atlantis' in result.stdout
    assert 'There is no order "fly".' in result.stdout
    assert "Traceback" not in result.stdout + result.stderr


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        ("en", ["The order is not complete: a name is missing.", "a number is missing.", "attack ORIGIN TARGET N – "]),
        ("cs", ["Rozkaz není úplný: chybí jméno.", "chybí číslo.", "attack ODKUD KAM N – "]),
    ],
)
def test_an_order_that_is_not_whole_is_answered_by_how_it_is_written(
    tmp_path: Path, language: str, lines: list[str]
) -> None:
    result = run(tmp_path, *DUEL, *SHORT, "--language", language, typed="attack\nattack china india\nquit\n")
    for line in lines:
        assert line in result.stdout


def test_orders_may_be_written_in_czech_and_shortened(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, *SHORT, typed="quit\n")
    table = LocalMatch.resume(tmp_path / "game.velmoci")
    own = table.view(0).sight.board.members(table.view(0).sight.table.mask[0])
    table.release()
    name = table.view(0).sight.board.name(own[0], "cs")
    result = run(tmp_path, "play", "game.velmoci", "--language", "cs", typed=f"umísti {name} 2\nkonec\n")
    assert f"{name} +2" in result.stdout
    assert "Partie je uložena." in result.stdout
    assert f"place_first {own[0]} 2" in (tmp_path / "game.velmoci").read_text("utf-8")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Orders that you may give now:", "Your mission:", "against 3:", "Arming brings", "You hold no"],
        ),
        ("cs", ["Rozkazy, které teď smíš dát:", "Tvůj úkol:", "proti 3:", "Zbrojení přinese", "Nemáš žádné"]),
    ],
)
def test_every_command_answers_in_both_languages(tmp_path: Path, language: str, words: list[str]) -> None:
    commands = "help/help attack/help EX-FGT-16/help undo/board/log/log all/mission/cards/players/pool"
    commands += "/odds 5 3/odds x/rules EX-FGT-16/undo/save/language xx/menu///all/99//quit"
    typed = "place_first\n" + "\n".join(commands.split("/")) + "\n"
    result = run(tmp_path, *DUEL, *SHORT, "--language", language, typed=typed)
    for word in words:
        assert word in result.stdout
    assert "EX-R-25" in result.stdout
    assert result.returncode == 0
    assert result.stderr == ""


def test_resigning_is_asked_twice(tmp_path: Path) -> None:
    result = run(tmp_path, *DUEL, *SHORT, typed="resign\nno\nresign\nyes\n")
    assert result.stdout.count("Are you sure?") == 2
    assert result.stdout.count("resigns; its soldiers stay and defend.") == 1
    assert "last power left" in result.stdout


def test_a_saved_game_with_an_unknown_bot_gets_a_sentence(tmp_path: Path) -> None:
    run(tmp_path, *DUEL, *SHORT, typed="quit\n")
    path = tmp_path / "game.velmoci"
    path.write_text(path.read_text("utf-8").replace('{"bot":"steady"}', '{"bot":"stedy"}'), "utf-8")
    result = run(tmp_path, "play", "game.velmoci")
    assert result.returncode == 2
    assert 'There is no bot "stedy"; did you mean "steady"?' in result.stderr


def test_the_language_can_be_changed_inside(tmp_path: Path) -> None:
    result = run(tmp_path, *DUEL, *SHORT, typed="jazyk cs\nmission\nlanguage en\nmission\nquit\n")
    assert "Tvůj úkol:" in result.stdout
    assert "From now on in English." in result.stdout


def test_dice_cannot_be_taken_back(tmp_path: Path) -> None:
    path = with_hands(tmp_path, {}, states={"maghreb": "red 6", "iberia": "blue 1"})
    result = run(tmp_path, "play", str(path), typed="attack maghreb iberia 5\nundo\nquit\n")
    assert "Maghreb → Iberia, 5 against 1" in result.stdout
    assert "Dice or cards have spoken since; that cannot be taken back." in result.stdout
    assert '{"undo":1}' not in path.read_text("utf-8")


def test_an_announced_attack_can_be_taken_back_before_the_first_die(tmp_path: Path) -> None:
    """Die by die: until then the attack is only a word."""
    run(tmp_path, *DUEL, *SHORT, "--option", "battle_pace=stepwise", typed="\n1\nquit\n")
    table = LocalMatch.resume(tmp_path / "game.velmoci")
    menu = next(menu for menu in table.view(0).decisions()[0].menus() if menu.kind == "attack")
    attack = str(next(iter(menu)))
    table.release()
    typed = f"{attack}\nundo\n{attack}\n\nundo\nquit\n"
    result = run(tmp_path, "play", "game.velmoci", typed=typed)
    assert "Your last order is taken back." in result.stdout
    assert "Dice or cards have spoken since; that cannot be taken back." in result.stdout
    lines = [json.loads(line) for line in (tmp_path / "game.velmoci").read_text("utf-8").splitlines()]
    place = lines.index({"undo": 1})
    assert lines[place - 1] == lines[place + 1]
    assert lines[place + 2]["order"] == "roll"


def test_bots_answer_an_offer_at_once(tmp_path: Path) -> None:
    """A person with a card offers it; the steady bot says yes or no before the next prompt."""
    path = with_hands(tmp_path, {0: ["turkey", "persia"], 1: ["arabia", "india"]})
    result = run(tmp_path, "play", str(path), typed="offer_trade blue give P want K\ncards\nquit\n")
    assert "Red offers Blue P for K (offer 1)." in result.stdout
    assert "declines offer 1" in result.stdout or "Red gives" in result.stdout


def test_a_game_of_bots_alone_is_played_to_its_end(tmp_path: Path) -> None:
    arguments = (
        "play",
        "expanze",
        "--players",
        "steady,random,random",
        "--seed",
        "1",
        "--file",
        "game.velmoci",
    )
    result = run(tmp_path, *arguments)
    assert "The winner:" in result.stdout
    assert result.returncode == 0
