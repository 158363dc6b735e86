"""Evropská válka at the terminal: names, completion, menus, the board, cards, battles, whole evenings."""

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.clause import clause
from tests.cli.keyboard import Keyboard, by_lines, by_menus, play
from tests.cli.program import run
from tests.evropska_valka.scenes import BOARD, POWER, Scene, begun, scene
from velmoci.cli.arguments import Wishes
from velmoci.cli.evropska_valka import board
from velmoci.cli.evropska_valka.board import SYMBOLS, TEXTS, board_rows
from velmoci.cli.evropska_valka.cards import face_up, large_row, small_row
from velmoci.cli.evropska_valka.ending import deeds_of
from velmoci.cli.evropska_valka.face import EvropskaValkaFace
from velmoci.cli.evropska_valka.names import find_command
from velmoci.cli.face import Choice
from velmoci.cli.language import LANGUAGES, plain_texts
from velmoci.cli.problems import CommandError
from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.orders import NOTATION
from velmoci.evropska_valka.state import PHASES
from velmoci.kernel.archive import verify, verify_dice
from velmoci.kernel.chance import Seeded, pick
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.match.journal import read_file

ENGLISH = EvropskaValkaFace("en", 80, ["Ann", "Bob", "Cid", "Dan", "Eve"])
HANDS = {"blue": "9 4 J Q", "black": "K 2 3", "green": "A 10"}
SPYING = {"spain": "black 2", "france": "blue 3"}
NEW = Wishes("evropska_valka", "me,random,random", None, None, (), "7", None, None)


def printed(lines: list[RenderableType], width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    for line in lines:
        console.print(line, markup=False)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def cards_held(made: Scene, player: str, ranks: str) -> str:
    """The cards of a hand with these ranks, as they are written."""
    held = made.cards(player)
    return " ".join(next(card for card in held if card[:-1] == rank) for rank in ranks.split())


@pytest.mark.parametrize(
    ("typed", "notation"),
    [
        ("attack france germany 2", "attack france germany 2"),
        ("útok Francie Německo vše", "attack france germany 3"),
        ("att fra germ", "attack france germany 3"),
        ("move france british", "move france british"),
        ("jdi francie rusko", "move france russia"),
        ("move fran jižní skandinávie", "move france southern_scandinavia"),
        ("odvod franc", "draft france"),
        ("draft north africa", "draft north_africa"),
        ("osud", "fate"),
        ("odejdi", "resign"),
    ],
)
def test_fields_may_be_czech_english_or_shortened(typed: str, notation: str) -> None:
    if "british" in notation:
        with pytest.raises(CommandError, match="no_such_field"):
            ENGLISH.read(typed, scene(SPYING).view("blue"))
    else:
        assert ENGLISH.read(typed, scene(SPYING).view("blue")) == notation


@pytest.mark.parametrize(
    ("typed", "kind", "ranks", "rest"),
    [
        ("sabotage J spain", "sabotage", "J", " spain"),
        ("sabotáž španělsko", "sabotage", "J", " spain"),
        ("spy black", "espionage", "Q", " dual_alliance"),
        ("špehuj q zelená", "espionage", "Q", " ottoman_empire"),
        ("espionage Dvojspolek", "espionage", "Q", " dual_alliance"),
    ],
)
def test_a_card_is_found_by_its_rank_or_by_what_it_is_for(typed: str, kind: str, ranks: str, rest: str) -> None:
    made = scene(SPYING, hands=HANDS)
    assert ENGLISH.read(typed, made.view("blue")) == f"{kind} {cards_held(made, 'blue', ranks)}{rest}"


def test_an_ace_serves_where_the_card_itself_is_missing() -> None:
    made = scene(SPYING, hands={"blue": "A 9"})
    assert ENGLISH.read("sabotage spain", made.view("blue")) == f"sabotage {cards_held(made, 'blue', 'A')} spain"


def test_equal_ranks_are_different_cards() -> None:
    made = scene({"france": "blue 2"}, hands={"blue": "9 9 9"})
    made.order("blue", "attack france germany 2")
    made.order("black", "pass")
    made.order("green", "pass")
    notation = ENGLISH.read("lay 9 9", made.view("blue")).split()
    assert len(set(notation)) == 3
    made.position.check(0, NOTATION.parse(" ".join(notation)))


def fate_scene() -> Scene:
    made = scene(hands=HANDS)
    made.order("blue", "fate", "10 2 A")
    return made


@pytest.mark.parametrize(
    ("typed", "powers"),
    [
        ("assign me", "blue blue blue"),
        ("rozděl černý zelený já", "black green blue"),
        ("assign 10 green, 2 black, A me", "black green blue"),
        ("dej a me 2 Dvojspolek 10 Osmanská říše", "black green blue"),
    ],
)
def test_fate_is_given_card_by_card_or_in_order(typed: str, powers: str) -> None:
    made = fate_scene()
    order = NOTATION.parse(ENGLISH.read(typed, made.view("blue")))
    made.position.check(0, order)
    given = dict(getattr(order, "cards"))  # noqa: B009
    shown = made.own("blue")["fate"]
    assert [given[card] for card in shown] == [POWER[colour] for colour in powers.split()]


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("draft zzz", "no_such_field"),
        ("draft frnce", "no_such_field"),
        ("draft r", "ambiguous_name"),
        ("espionage purple", "no_such_power"),
        ("e", "ambiguous_word"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_names_in_doubt_are_refused_with_the_choices(typed: str, code: str, language: str) -> None:
    face = EvropskaValkaFace(language, 80, ["A", "B", "C"])
    with pytest.raises(CommandError, match=code) as caught:
        face.read(typed, scene(hands=HANDS).view("blue"))
    assert str(caught.value.values["value"]) in face.say.error(caught.value)


def test_one_name_alone_answers_a_question_for_a_name() -> None:
    made = begun(players=3, power_choice="pick", first_player="seat_0")
    assert ENGLISH.read("modrá", made.position.view(0)) == "choose_power french_allies"
    assert ENGLISH.read("russian", made.position.view(0)) == "choose_power russian_empire"


def test_every_field_and_power_is_found_by_its_whole_name_in_both_languages() -> None:
    for id, known, find in (
        *((field, "field", ENGLISH.names.field) for field in BOARD.fields),
        *((power, "power", ENGLISH.names.power) for power in POWERS),
    ):
        for name in (id, BOARD.name(id, "cs"), BOARD.name(id, "en").upper()):
            assert find(name.split(), [], "en")[0] == id, known


def test_a_shortened_command_must_be_clear() -> None:
    assert find_command("odd") == "odds"
    assert find_command("král") == "king"
    assert find_command("nothing") is None


def suggested(made: Scene, player: str, text: str) -> list[str]:
    return [word for word, _ in EvropskaValkaFace("cs", 80, ["A", "B", "C"]).suggestions(made.view(player))(text)]


def test_completion_offers_what_is_legal_now() -> None:
    made = scene(SPYING, hands=HANDS)
    assert suggested(made, "blue", "at") == ["attack"]
    assert "king" not in suggested(made, "blue", "")
    assert suggested(made, "blue", "draft ") == ["france", "north_africa"]
    assert suggested(made, "blue", "draft sever") == ["north_africa"]
    assert "germany" in suggested(made, "blue", "attack france ")
    assert suggested(made, "blue", "attack france germany ") == ["1", "2", "3"]
    assert suggested(made, "blue", "odds france germ") == ["germany"]
    assert suggested(made, "blue", "sabotage ") == [cards_held(made, "blue", "J")]
    assert suggested(made, "blue", "sabotage j ") == ["spain"]
    assert suggested(made, "blue", "espionage q ") == [POWER["black"], POWER["green"]]
    assert suggested(made, "blue", "language ") == ["cs", "en"]
    assert "fate" in suggested(made, "blue", "help ")
    assert suggested(made, "blue", "draft nowhere ") == []
    assert suggested(made, "blue", "cards ") == []


def test_completion_tells_points_figures_and_chances() -> None:
    made = scene(SPYING, hands=HANDS)
    suggestions = EvropskaValkaFace("en", 80, ["A", "B", "C"]).suggestions(made.view("blue"))
    remarks = dict(suggestions("attack france germany "))
    assert all(re.fullmatch(r"\d+ %", remark) for remark in remarks.values())
    origins = dict(suggestions("attack "))
    assert origins["france"] == "France 3"


def test_completion_of_fate_goes_from_cards_to_powers() -> None:
    made = fate_scene()
    shown = made.own("blue")["fate"]
    assert suggested(made, "blue", "assign ") == shown
    assert suggested(made, "blue", f"assign {shown[0]} ") == [POWER["blue"], POWER["black"], POWER["green"]]
    assert suggested(made, "blue", f"assign {shown[0]} me ") == shown[1:]


def all_orders(face: EvropskaValkaFace, made: Scene, player: str) -> Iterator[Order]:
    """Every order that can be reached through the menus."""

    def walk(choice: Choice) -> Iterator[Order]:
        if choice.order is not None:
            yield choice.order
        for inner in choice.more().choices if choice.more is not None else ():
            yield from walk(inner)

    for choice in face.menu(made.view(player)).choices:
        yield from walk(choice)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("pieces", ["figures", "pyramids"])
def test_everything_in_the_menus_is_allowed_and_nothing_is_missing(language: str, pieces: str) -> None:
    face = EvropskaValkaFace(language, 80, ["A", "B", "C"])
    chance, met = Seeded(f"menus {language} {pieces}"), set()
    made = begun(seed=5, players=3, pieces=pieces, power_choice="pick", starting_hand=4)
    for _ in range(60):
        decisions = made.position.pending()
        if not decisions:
            break
        decision = decisions[0]
        player = made.players[decision.seat]
        orders = list(all_orders(face, made, player))
        for order in orders:
            made.position.check(decision.seat, order)
            assert NOTATION.parse(str(order)) == order
        offered = {menu.kind for menu in decision.menus()}
        assert {order.kind for order in orders} == offered | {"resign"}
        assert face.screen(made.position.view(decision.seat), decision, is_low=False)
        assert face.screen(made.position.view(decision.seat), decision, is_low=True)
        met.add(decision.kind)
        made.position.apply(decision.seat, list(decision)[pick(chance, len(list(decision)))], chance)
    assert met >= {"power_choice", "turn", "reaction"}


def test_attacks_are_listed_by_their_odds() -> None:
    made = scene({"france": "blue 3", "germany": "black 2"}, hands={"blue": "A 10"})
    menu = next(choice for choice in ENGLISH.menu(made.view("blue")).choices if "Attack" in choice.label)
    assert menu.more is not None
    chances = [int(re.findall(r"(\d+) %", choice.label)[0]) for choice in menu.more().choices]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > chances[-1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_the_board_fits_names_every_field_and_does_not_speak_by_colour_alone(language: str, width: int) -> None:
    view = scene({"france": "blue 3", "germany": "black 7"}).view("blue")
    rows = board_rows(view, language, width)
    assert len(rows) == 15
    assert all(cell_len(row.plain) <= width for row in rows)
    text = "\n".join(row.plain for row in rows)
    short = plain_texts(TEXTS, language)
    for field in BOARD.fields:
        assert BOARD.name(field, language) in text or short[f"short-{field}"] in text
    assert f"•{SYMBOLS['french_allies']}{short['letters-french_allies']} ♟♟♟" in text
    assert f"‹{SYMBOLS['dual_alliance']}{short['letters-dual_alliance']} ♟×7" in text
    assert text.count("≈") == 12
    if width == 120:
        assert all(BOARD.name(field, language) in text for field in BOARD.fields)


def test_the_board_joins_the_fields_that_are_neighbours_by_land() -> None:
    pairs = {frozenset({field, other}) for field in BOARD.fields for other in BOARD.land_neighbours(field)}
    across = [*(pair[:2] for pair in (*board.ACROSS, *board.SLANTED)), board.BRIDGE_ACROSS[:2]]
    drawn = [*board.DOWN, *board.DOWN_BRIDGES, *across, board.OVER_THE_TOP, board.AROUND_THE_SIDE]
    assert {frozenset(pair) for pair in drawn} == pairs


def test_pyramids_stand_on_the_board_by_their_size() -> None:
    view = scene({"france": "blue 3"}, pieces="pyramids", start=False, lenient=True).view("blue")
    assert "▲▲▲" in "\n".join(row.plain for row in board_rows(view, "en", 80))


def test_signs_and_letters_of_the_powers_are_all_different() -> None:
    assert len(set(SYMBOLS.values())) == 5
    for language in LANGUAGES:
        texts = plain_texts(TEXTS, language)
        assert len({texts[f"letters-{power}"] for power in POWERS}) == 5


def test_cards_look_like_cards() -> None:
    assert [line.plain for line in face_up("10H")] == ["╭─────╮", "│10   │", "│  ♥  │", "│   10│", "╰─────╯"]
    assert small_row(["KS", "2D"]).plain == " K♠   2♦ "
    rows = large_row(["2C"] * 12, ["2 b."] * 12, width=80)
    assert len(rows) == 12
    assert all(cell_len(row.plain) <= 80 for row in rows)


def fought(**options: object) -> tuple[Scene, list[RenderableType]]:
    made = scene({"france": "blue 2"}, **options)  # type: ignore[arg-type]
    events = made.order("blue", "attack france germany 2")
    events += made.order("black", "pass")
    events += made.order("green", "pass", "7 3 9")
    return made, [seen for event in events if (seen := event.seen_by(0)) is not None]  # type: ignore[misc]


def test_a_battle_is_laid_out_card_by_card_with_points() -> None:
    _, seen = fought()
    text = printed(ENGLISH.events(seen, POWER["blue"]))  # type: ignore[arg-type]
    assert "France and allies: attack 3 + 7 = 10" in text or "France and allies: attack 7 + 3 = 10" in text
    assert "Dual Alliance: defence 9 = 9" in text
    assert "7 pts*" in text
    assert "* off the pile" in text
    assert "╭─────╮ ╭─────╮" in text
    assert text.count("╭─────╮") == 3
    assert len([line for line in text.splitlines() if "╭" in line]) == 1, "attack and defence stand side by side"


def test_a_battle_of_others_is_told_in_sentences_also_when_it_is_told_in_two_parts() -> None:
    _, seen = fought()
    for part in (seen, seen[1:]):
        text = printed(ENGLISH.events(part, POWER["green"]))  # type: ignore[arg-type]
        assert "╭" not in text
        assert "10 : 9" in text


def test_spying_is_shown_to_the_spy_alone() -> None:
    made = scene(hands={"blue": "Q", "black": "5 8"})
    (event,) = made.order("blue", "espionage Q black")
    told = {}
    for player in ("blue", "black", "green", "spectator"):
        seen = event.seen_by(made.seat(player))
        assert seen is not None
        told[player] = printed(ENGLISH.events([seen], None))
    assert "5" in told["blue"]
    assert "│8" in told["blue"]
    assert told["black"] == told["green"] == told["spectator"]
    assert "│" not in told["green"]
    known = printed(ENGLISH.show("seen", made.view("blue"), []))
    assert "Dual Alliance, known cards in hand:" in known
    assert "You know no card" in printed(ENGLISH.show("seen", made.view("green"), []))


def test_the_table_of_powers_fits_with_full_hands_and_tells_who_left() -> None:
    made = scene(hands={"blue": "Q A A A", "black": "10 10 8 7", "green": "10 10 9 9"})
    made.order("blue", "espionage Q black")
    made.order("blue", "espionage A green")
    lines = printed(ENGLISH.show("players", made.view("blue"), [])).splitlines()
    assert len(lines) == 1 + 3 + 1
    assert all(cell_len(line) <= 80 for line in lines)
    assert [line.split()[-4:] for line in lines[2:4]] == [["7♣", "8♣", "10♣", "10♦"], ["9♣", "9♦", "10♥", "10♠"]]
    made.order("green", "resign")
    assert "left" in printed(ENGLISH.show("players", made.view("blue"), []))


def test_the_odds_tell_cards_chance_and_the_hand() -> None:
    made = scene({"france": "blue 2"}, hands={"blue": "9 4", "black": "2"})
    text = printed(ENGLISH.show("odds", made.view("blue"), ["france", "germany"]))
    assert "you lay 2 cards, the defender one" in text
    assert re.search(r"Chance to win: \d+\.\d %", text)
    assert "Dual Alliance: one card in hand" in text
    for words in ([], ["france"], ["france", "germany", "x"]):
        with pytest.raises(CommandError, match="odds_how"):
            ENGLISH.show("odds", made.view("blue"), words)
    with pytest.raises(Rejected, match="EV-ADJ"):
        ENGLISH.show("odds", made.view("blue"), ["spain", "germany"])


def test_the_odds_of_an_open_attack_are_told_to_everybody_who_is_asked() -> None:
    made = scene({"france": "blue 2"}, hands={"black": "2"})
    made.order("blue", "attack france germany 2")
    text = " ".join(printed(ENGLISH.show("odds", made.view("black"), [])).split())
    assert re.search(r"France → Germany wins with \d+\.\d %", text)
    screen = printed(ENGLISH.screen(made.view("black"), made.position.pending()[0], is_low=True))
    assert text in " ".join(screen.split())


def test_the_screen_says_who_falls_and_what_a_trio_needs() -> None:
    fields = {"france": "blue 1", "britain": "blue 1", "benelux": "blue 1", "ukraine": "yellow 1"}
    made = scene(fields, "blue yellow", start=False)
    lines = ENGLISH.screen(made.view("blue"), made.position.pending()[0], is_low=False)
    text = " ".join(printed(lines).split())
    assert "Left of you: Russian Empire (home 1/3), whose fall is your victory." in text
    assert "You hold all fields of Britain and allies but one: Southern Scandinavia." in text


def test_deeds_count_battles_luck_and_kings() -> None:
    made = scene({"france": "blue 2"}, hands={"green": "K"})
    events = made.order("blue", "attack france germany 2")
    events += made.order("black", "pass")
    events += made.order("green", "king K")
    assert deeds_of(events)[POWER["green"]].kings == 1
    other = scene({"france": "blue 2"})
    events = other.order("blue", "attack france germany 2")
    events += other.order("black", "pass")
    events += other.order("green", "pass", "7 3 9")
    deeds = deeds_of(events)
    assert (deeds[POWER["blue"]].won, deeds[POWER["black"]].lost) == (1, 1)
    assert deeds[POWER["black"]].luck == pytest.approx(9 - 71 / 13)


def test_every_phase_that_asks_has_a_question_in_both_languages() -> None:
    for language in LANGUAGES:
        say = EvropskaValkaFace(language, 80, []).say
        asked = [phase for phase in PHASES if phase not in ("not_begun", "game_over")]
        assert [phase for phase in asked if not say.has(f"decision-{phase}")] == []


@pytest.mark.parametrize(
    ("language", "players", "seed", "options"),
    [
        ("en", "me,random,random", "3", ()),
        ("cs", "me,random", "3", ("starting_hand=4",)),
        ("cs", "me,me,random", "6", ("pieces=pyramids", "power_choice=pick")),
        ("en", "me,random,random,random", "3", ("king_window=after_attacker_cards",)),
    ],
)
def test_whole_evenings_by_menus_are_saved_and_proved(
    tmp_path: Path, language: str, players: str, seed: str, options: tuple[str, ...]
) -> None:
    path = tmp_path / "game.velmoci"
    wishes = Wishes("evropska_valka", players, None, None, options, seed, str(path), None)
    keyboard = Keyboard(by_menus(1))
    session = play(tmp_path, keyboard, wishes, language)
    assert session.table.is_over, keyboard.text[-2000:]
    archive = read_file(path)
    assert verify(archive) == len(archive.records)
    assert verify_dice(archive) > 10
    assert all(cell_len(line) <= 80 for line in keyboard.text.splitlines() if str(tmp_path) not in line)
    assert ("[EV-END-" in keyboard.text) or ("[EV-PLY-5]" in keyboard.text)


def test_between_two_people_the_screen_is_cleared_before_secrets(tmp_path: Path) -> None:
    wishes = Wishes("evropska_valka", "me,me", None, "Ann,Bob", ("starting_hand=4",), "5", str(tmp_path / "a"), None)
    keyboard = Keyboard(by_menus(2), most=120)
    play(tmp_path, keyboard, wishes)
    for page in keyboard.text.split("~~~ cleared ~~~")[1:]:
        people = set(re.findall(r"^\S+ [\w ]+ \((Ann|Bob)\), turn \d+$", page, re.MULTILINE))
        assert len(people) <= 1


def test_enter_lets_an_attack_happen_and_a_king_stops_it(tmp_path: Path) -> None:
    made = scene({"france": "blue 2"}, hands={"black": "K 5"}, on_turn="blue")
    made.order("blue", "attack france germany 2")
    view = made.view("black")
    assert ENGLISH.empty_line(view) == "pass"
    assert ENGLISH.prompt(view) == "Dual Alliance (Enter lets it happen)> "
    made.position.check(1, NOTATION.parse(ENGLISH.read("stop", view)))
    assert ENGLISH.empty_line(scene().view("blue")) is None
    without = ENGLISH.read("king", scene({"france": "blue 2"}).view("blue"))
    assert without == "king"


def test_a_used_card_leaves_the_action(tmp_path: Path) -> None:
    made = scene(hands={"blue": "Q"})
    made.order("blue", "espionage Q black")
    assert "one action is still yours" in printed(ENGLISH.reminder(made.view("blue")))
    assert ENGLISH.reminder(made.view("green")) == []


def test_help_and_refusals_cite_the_rules(tmp_path: Path) -> None:
    lines = ("help", "help attack", "help EV-KNG-3", "attack zzz", "end_turn", "cards", "players", "undo", "quit")
    wishes = Wishes(
        "evropska_valka", "me,random", None, None, ("first_player=seat_0",), "1", str(tmp_path / "a"), None
    )
    keyboard = Keyboard(by_lines(*lines))
    play(tmp_path, keyboard, wishes)
    for words in ("Orders that you may give now:", "Example: attack france germany 2", "EV-ATT-2", "EV-KNG-3",
                  "There is no field", "[EV-TRN-3]", '"rules EV-TRN-3" shows the rule', "Your hand is empty.",
                  "To go on: velmoci play"):  # fmt: skip
        assert words in keyboard.text, words


@clause("EV-PLY-2")
@pytest.mark.parametrize(("players", "warns"), [("me,random,random,random,random", True), ("me,random", False)])
def test_five_players_are_warned(tmp_path: Path, players: str, warns: bool) -> None:
    wishes = Wishes("evropska_valka", players, None, None, (), "1", str(tmp_path / "a"), None)
    keyboard = Keyboard(by_lines("quit"))
    play(tmp_path, keyboard, wishes)
    assert ("crowded" in keyboard.text) == warns


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of three bots and a person who only plays by menus."""
    folder = tmp_path_factory.mktemp("finished")
    path = folder / "game.velmoci"
    wishes = Wishes("evropska_valka", "me,random,random", None, None, ("starting_hand=2",), "9", str(path), None)
    assert play(folder, Keyboard(by_menus(4)), wishes).table.is_over
    return path


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_replayed_verified_and_drawn(finished: Path, tmp_path: Path, language: str) -> None:
    told = run(tmp_path, "replay", str(finished), "--language", language)
    assert told.returncode == 0, told.stderr
    assert "╔═" in told.stdout
    public = run(tmp_path, "replay", str(finished), "--view", "spectator", "--language", language)
    secret = {"cs": "osud přinesl", "en": "by fate."}[language]
    assert secret in told.stdout
    assert secret not in public.stdout
    proved = run(tmp_path, "verify", str(finished), "--language", language)
    assert proved.returncode == 0, proved.stderr
    drawn = run(tmp_path, "map", "evropska_valka", "--file", str(finished), "--out", "m.svg", "--language", language)
    assert drawn.returncode == 0, drawn.stderr
    assert 'id="pieces"' in (tmp_path / "m.svg").read_text("utf-8")


def test_the_map_is_written_as_svg_and_png(tmp_path: Path) -> None:
    assert run(tmp_path, "map", "evropska_valka", COLUMNS="20").stdout.splitlines() == [
        "Written: evropska_valka.svg",
        "Written: evropska_valka.png",
    ]
    assert (tmp_path / "evropska_valka.png").read_bytes().startswith(b"\x89PNG")
    assert "Europe around 1920" in (tmp_path / "evropska_valka.svg").read_text("utf-8")


def test_a_record_of_another_game_is_not_drawn_on_this_map(finished: Path, tmp_path: Path) -> None:
    wrong = run(tmp_path, "map", "expanze", "--file", str(finished), "--out", "m.svg")
    assert wrong.returncode == 2
    assert "is a record of another game (evropska_valka)" in wrong.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("options", "evropska_valka"), ["reaction_prompt [EV-KNG-6]", "A game takes about", "10"]),
        (("options", "evropska_valka", "--language", "cs"), ["výchozí figures", "přeplněná"]),
        (("games",), ["evropska_valka – European War, 2 to 5 powers; bots: random"]),
        (("rules", "EV-KNG"), ["EV-KNG-6"]),
    ],
)
def test_what_can_be_looked_up(tmp_path: Path, arguments: tuple[str, ...], words: list[str]) -> None:
    result = run(tmp_path, *arguments)
    assert result.returncode == 0, result.stderr
    for word in words:
        assert word in " ".join(result.stdout.split())


def test_bots_play_many_games(tmp_path: Path) -> None:
    arguments = ("simulate", "evropska_valka", "--players", "random,random,random", "--games", "3")
    result = run(tmp_path, *arguments)
    assert result.returncode == 0, result.stderr
    assert "3 games of European War" in result.stdout
    assert json.loads(run(tmp_path, *arguments, "--json").stdout)["games"] == 3


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "Two to five players play, not 9."), ("cs", "Hrají dva až pět hráčů, ne 9.")]
)
def test_a_wrong_number_of_players_is_told_in_the_words_of_the_game(
    tmp_path: Path, language: str, sentence: str
) -> None:
    result = run(tmp_path, "play", "evropska_valka", "--powers", "9", "--language", language)
    assert result.returncode == 2
    assert "[EV-PLY-1]" in result.stderr
    assert sentence in result.stderr
