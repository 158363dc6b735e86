"""The parts of the terminal one by one: names, completion, menus, the board, luck, the table."""

import io
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.clause import clause
from tests.expanze.scenes import BOARD, dealt, scene
from tests.expanze.situations import asked_to_play_on
from velmoci.cli.expanze.board import SYMBOLS, TEXTS, board_grid
from velmoci.cli.expanze.dice import dice_rows, luck_of
from velmoci.cli.expanze.face import ExpanzeFace
from velmoci.cli.expanze.menus import Menus
from velmoci.cli.expanze.names import Names, find_command, to_notation
from velmoci.cli.expanze.proposals import armings, first_placements, strikes
from velmoci.cli.expanze.screens import Screens
from velmoci.cli.face import Choice
from velmoci.cli.language import LANGUAGES, chosen_language, game_sentences, plain_texts
from velmoci.cli.local_match import LocalMatch
from velmoci.cli.problems import CommandError
from velmoci.expanze.game import GAME
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import NOTATION
from velmoci.expanze.state import COLOURS
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import assemble

NAMES = Names(BOARD)
EXAMPLE = {
    "maghreb": "red 6",
    "iberia": "blue 2",
    "france": "red 3",
    "west_africa": "green 1",
    "egypt": "green 4",
}


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("attack maghreb iberia 4", "attack maghreb iberia 4"),
        ("ATTACK Maghreb Iberia 4", "attack maghreb iberia 4"),
        ("útok maghreb pyrenejský poloostrov 4", "attack maghreb iberia 4"),
        ("att magh pyren 4", "attack maghreb iberia 4"),
        ("attack maghreb west 5", "attack maghreb west_africa 5"),
        ("attack maghreb egypt, libya and sudan 2", "attack maghreb egypt 2"),
        ("attack maghreb súdán 2", "attack maghreb egypt 2"),
        ("attack maghreb iberia all", "attack maghreb iberia 5"),
        ("arm maghreb 2, francie a benelux 1", "arm maghreb 2 france 1"),
        ("zbroj magh 2 with turecko arab persie", "arm maghreb 2 with turkey arabia persia"),
        ("offer_trade modrý give p want kd", "offer_trade blue give P want KD"),
        ("accept Blue 1", "accept_trade blue 1"),
        ("choose_colour červený", "choose_colour red"),
        ("předej", "end_turn"),
        ("end", "end_turn"),
    ],
)
def test_names_may_be_czech_english_or_shortened(typed: str, notation: str) -> None:
    view = scene(EXAMPLE, hands={"red": ["turkey", "arabia", "persia"]}).view("red")
    assert to_notation(typed, view, NAMES, "en") == notation


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("attack maghreb zzz 4", "no_such_state"),
        ("attack magreb iberia 4", "no_such_state"),
        ("arm western 2", "ambiguous_name"),
        ("offer_trade purple give P want K", "no_such_power"),
        ("offer_trade b give P want K", "ambiguous_name"),
    ],
)
def test_names_in_doubt_are_refused_with_the_choices(typed: str, code: str) -> None:
    states = {"maghreb": "red 6", "western_usa": "red 1", "western_canada": "red 1"}
    view = scene(states, ("red", "blue", "black")).view("red")
    for language in LANGUAGES:
        with pytest.raises(CommandError) as caught:
            to_notation(typed, view, NAMES, language)
        assert caught.value.code == code
        assert str(caught.value.values["value"]) in game_sentences(GAME, language).error(caught.value)


def test_every_state_is_found_by_its_whole_name_in_both_languages() -> None:
    for state in BOARD.states:
        for name in (state, BOARD.name(state, "cs"), BOARD.name(state, "en").upper()):
            assert NAMES.state(name.replace(",", " ").split(), [], "en")[0] == state


def test_a_shortened_command_must_be_clear() -> None:
    assert find_command("odd") == "odds"
    assert find_command("nothing") is None
    with pytest.raises(CommandError, match="ambiguous_word"):
        find_command("p")


def suggested(power: str, text: str, **more: object) -> list[str]:
    view = scene(EXAMPLE, **more).view(power)  # type: ignore[arg-type]
    return [word for word, _ in ExpanzeFace("cs", 80, []).suggestions(view)(text)]


def test_completion_offers_what_is_legal_now() -> None:
    assert suggested("red", "at") == ["attack"]
    assert "choose_colour" not in suggested("red", "")
    assert suggested("red", "attack ") == ["france", "maghreb"]
    assert suggested("red", "attack maghreb pyr") == ["iberia"]
    assert set(suggested("red", "attack maghreb ")) == {"iberia", "egypt", "west_africa", "canary_islands"}
    assert suggested("red", "attack maghreb iberia ") == ["5", "4", "3", "2", "1"]
    assert suggested("red", "odds maghreb ib") == ["iberia"]
    assert suggested("red", "arm maghreb ") == ["3", "2", "1"]
    assert suggested("red", "arm maghreb 2 france ") == ["1"]
    assert suggested("red", "language ") == ["cs", "en"]
    assert suggested("red", "attack nowhere ") == []


def test_completion_knows_cards_and_offers() -> None:
    hands = {"red": ["turkey", "arabia", "persia"], "blue": ["india"]}
    assert "with" in suggested("red", "arm maghreb 2 ", hands=hands)
    assert suggested("red", "arm maghreb 2 with turkey ", hands=hands) == ["arabia", "persia"]
    assert suggested("red", "offer_trade bl", hands=hands) == ["blue"]
    assert suggested("red", "offer_trade blue ", hands=hands) == ["give"]
    assert suggested("red", "offer_trade blue give ", hands=hands) == ["P", "K", "D"]
    made = scene(EXAMPLE, hands=hands)
    made.order("red", "offer_trade blue give P want K")
    complete = ExpanzeFace("en", 80, []).suggestions(made.view("blue"))
    assert [word for word, _ in complete("accept_trade ")] == ["red"]
    assert [word for word, _ in complete("accept_trade red ")] == ["1"]
    assert [word for word, _ in ExpanzeFace("en", 80, []).suggestions(made.view("red"))("withdraw_trade ")] == ["blue"]


def all_orders(menus: Menus) -> list[Order]:
    """Every order that can be reached through the menus."""
    orders: list[Order] = []

    def walk(choice: Choice) -> None:
        if choice.order is not None:
            orders.append(choice.order)
        for inner in choice.more().choices if choice.more is not None else ():
            walk(inner)

    for choice in menus.top().choices:
        walk(choice)
    return orders


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_menus_is_allowed(language: str) -> None:
    hands = {"red": ["turkey", "arabia", "persia"], "blue": ["india"]}
    made = scene(EXAMPLE, hands=hands)
    made.order("blue", "offer_trade red give K want P")
    orders = all_orders(Menus(made.view("red"), game_sentences(GAME, language)))
    assert {order.kind for order in orders} >= {
        "arm",
        "attack",
        "end_turn",
        "offer_trade",
        "accept_trade",
        "resign",
    }
    for order in orders:
        made.position.check(0, order)
        assert NOTATION.parse(str(order)) == order


@pytest.mark.parametrize("seed", range(5))
def test_first_placements_use_everything_that_may_be_placed(seed: int) -> None:
    made = dealt(seed=seed)
    seat = made.position.pending()[0].seat
    view = made.position.view(seat)
    proposals = first_placements(view)
    assert proposals
    for order in proposals:
        made.position.check(seat, order)
        assert sum(count for _, count in order.placements) == 10


def test_attacks_are_proposed_by_their_odds_and_arming_with_the_best_set() -> None:
    view = scene(EXAMPLE, hands={"red": ["turkey", "arabia", "persia"]}).view("red")
    chances = [strike.win for strike in strikes(view)]
    assert chances == sorted(chances, reverse=True)
    first = armings(view)[0]
    assert set(first.cards) == {"turkey", "arabia", "persia"}
    assert sum(count for _, count in first.placements) == 13
    assert armings(view)[-1].cards == ()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_and_does_not_speak_by_colour_alone(language: str, width: int) -> None:
    view = scene(EXAMPLE, tuple(COLOURS)).view("red")
    console = Console(file=io.StringIO(), width=width, color_system=None)
    console.print(board_grid(view, language, width))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert len(lines) == 19
    assert all(cell_len(line) <= width for line in lines)
    text = "\n".join(lines)
    assert f"•{SYMBOLS['red']}{plain_texts(TEXTS, language)['letters-red']}  6 " in text
    assert f"‹{SYMBOLS['blue']}{plain_texts(TEXTS, language)['letters-blue']}  2 " in text


def test_signs_and_letters_of_the_powers_are_all_different() -> None:
    assert len(set(SYMBOLS.values())) == 7
    for language in LANGUAGES:
        assert len({plain_texts(TEXTS, language)[f"letters-{colour}"] for colour in COLOURS}) == 7


@pytest.mark.parametrize("language", LANGUAGES)
def test_mission_claim_pool_and_cards_explain_themselves(language: str) -> None:
    made = scene(
        {"australia": "red 2", **dict.fromkeys(("bermuda", "falklands", "canary_islands"), "red 1")},
        missions={"red": "australia_bermuda_triangle", "blue": "destroy_green"},
        hands={"red": ["turkey", "arabia", "persia"]},
    )
    screens = Screens(game_sentences(GAME, language), 80, ["A", "B", "C", "D"])
    assert "show_mission" in screens.mission(made.view("red"))[1]
    assert "[EX-ARM-1]" in screens.pool(made.view("red"))[0]
    assert "[EX-ARM-3]" in screens.pool(made.view("red"))[0]
    assert "PKD" in screens.cards(made.view("red"))[1]
    assert len(screens.mission(made.view("blue"))) == 2
    made.order("red", "show_mission")
    assert len(screens.claims(made.view("spectator"))) == 1


def test_dice_stand_in_pairs_and_long_battles_wrap() -> None:
    rows = dice_rows([5, 3, 2, 2] * 20, "Red", "Blue", 60)
    assert len(rows) % 3 == 0
    assert len(rows) > 3
    assert all(len(row) <= 60 for row in rows)
    assert rows[0].plain.split()[1:3] == ["5", "2"]
    assert rows[1].plain.split()[:2] == ["▲", "▼"]


def test_luck_compares_losses_with_the_odds() -> None:
    values = {"power": "red", "other": "blue", "origin": "a", "target": "b"}
    fought = public("battle-won", **values, attackers=1, defenders=1, lost=0, killed=1, dice=[6, 1])
    luck = luck_of([fought, fought])
    assert luck["red"].expected == pytest.approx(2 * 21 / 36)
    assert (luck["red"].actual, luck["red"].battles) == (0, 2)
    assert luck["blue"].expected == pytest.approx(2 * 15 / 36)
    assert luck["blue"].actual == 2


def test_luck_counts_battles_that_go_die_by_die_the_same() -> None:
    made = {}
    for pace, orders in (
        ("auto", ["attack maghreb iberia 2"]),
        ("stepwise", ["attack maghreb iberia 2", "roll", "roll", "roll", "roll"]),
    ):
        table = scene(EXAMPLE, options={"battle_pace": pace})
        dice, events = [6, 1, 6, 1], []
        for number, order in enumerate(orders):
            power = "blue" if number in (2, 4) else "red"
            events += table.order(
                power, order, dice if pace == "auto" else dice[number - 1 : number] if number else []
            )
        made[pace] = luck_of(events)
    assert made["auto"] == made["stepwise"]


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        (["--language", "cs"], {"LANG": "en_GB.UTF-8"}, "cs"),
        (["--language=cs"], {}, "cs"),
        ([], {"VELMOCI_LANGUAGE": "cs", "LANG": "en_GB"}, "cs"),
        ([], {"LANG": "cs_CZ.UTF-8"}, "cs"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {}, "en"),
    ],
)
def test_the_language_is_chosen_in_order(
    arguments: list[str], environment: dict[str, str], language: str
) -> None:
    assert chosen_language(arguments, environment) == language


def test_a_table_plays_bots_and_keeps_everything_in_its_file(tmp_path: Path) -> None:
    rulebook = assemble(LIBRARY, (), {"powers": 2, "colour_choice": "random", "round_limit": 10})
    path = tmp_path / "game.velmoci"
    table = LocalMatch.create(GAME, rulebook, [{"bot": "random"}, {"bot": "steady"}], path, "1")
    orders = sum(1 for _ in table.run_bots())
    assert table.is_over
    assert len(path.read_text("utf-8").splitlines()) == orders + 3
    table.release()
    assert LocalMatch.resume(path).position.dump() == table.position.dump()


def test_a_crash_before_the_closing_line_is_mended(tmp_path: Path) -> None:
    rulebook = assemble(LIBRARY, (), {"powers": 2, "colour_choice": "random", "round_limit": 10})
    path = tmp_path / "game.velmoci"
    table = LocalMatch.create(GAME, rulebook, [{"bot": "random"}, {"bot": "random"}], path, "2")
    for _ in table.run_bots():
        pass
    table.release()
    lines = path.read_text("utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-1]), "utf-8")
    table.journal.key.write_text(table.match.secret, "utf-8")
    LocalMatch.resume(path).release()
    assert path.read_text("utf-8") == "".join(lines)
    assert not table.journal.key.exists()


def test_without_the_secret_of_its_dice_a_game_does_not_go_on(tmp_path: Path) -> None:
    rulebook = assemble(LIBRARY, (), {"powers": 2})
    path = tmp_path / "game.velmoci"
    LocalMatch.create(GAME, rulebook, [{"person": "A"}, {"bot": "random"}], path).release()
    key = path.with_name("game.velmoci.key")
    key.write_text("ab" * 32, "utf-8")
    with pytest.raises(CommandError, match="key_wrong"):
        LocalMatch.resume(path)
    key.unlink()
    with pytest.raises(CommandError, match="key_missing"):
        LocalMatch.resume(path)


def test_help_loads_nothing_heavy() -> None:
    """What `velmoci --help` needs is click and the texts, so that it answers at once."""
    heavy = ("rich", "fluent", "prompt_toolkit", "multiprocessing", "velmoci.expanze", "velmoci.bots")
    program = (
        "import sys; sys.argv = ['velmoci', '--help']\n"
        "from velmoci.cli.main import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        f"sys.exit(','.join(name for name in {heavy!r} if name in sys.modules) or 0)"
    )
    result = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "Usage:" in result.stdout
    assert result.stderr == ""


@clause("EX-WIN-8")
@pytest.mark.parametrize(("language", "question", "first"), [
    ("en", "Do you want to play on?", "Play on"), ("cs", "Chceš hrát dál?", "Hrát dál"),
])  # fmt: skip
def test_after_a_win_the_terminal_asks_whether_to_play_on(language: str, question: str, first: str) -> None:
    view = asked_to_play_on().view("blue")
    face = ExpanzeFace(language, 80, ["Ann", "Bob", "Cyn", "Dan"])
    (decision,) = view.decisions()
    assert question in face.screens.question(view, decision)
    choices = {str(choice.order): choice.label for choice in face.menu(view).choices}
    assert choices["play_on"] == first
    assert "stop_here" in choices
    assert face.read("dál" if language == "cs" else "on", view) == "play_on"
