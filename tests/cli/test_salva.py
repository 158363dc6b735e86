"""Salva at the terminal: the map, the units with their numbers, battles by plan or shot by shot, goals in words."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.clause import clause
from tests.cli.keyboard import Keyboard, by_lines, by_menus, play
from tests.cli.program import run
from velmoci.cli.arguments import Wishes, with_scenario
from velmoci.cli.language import LANGUAGES, game_sentences
from velmoci.cli.problems import CommandError
from velmoci.cli.salva.face import SalvaFace
from velmoci.cli.salva.listing import list_chapters, list_scenarios, list_ways, warning_lines
from velmoci.kernel.archive import verify
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.match.journal import read_file
from velmoci.salva.game import GAME
from velmoci.salva.library import NOTATION, SCENARIOS, scenario_rulebook
from velmoci.salva.naming import unit_name
from velmoci.salva.overview import consequences, title
from velmoci.salva.position import Position, new_position

ENGLISH = SalvaFace("en", 100, ["Ann", "Bob", "Cyn", "Dan", "Eve"])
CZECH = SalvaFace("cs", 100, ["Ann", "Bob", "Cyn", "Dan", "Eve"])


def begun(scenario: str, **options: object) -> Position:
    position = new_position(scenario_rulebook(scenario, None, options))
    position.apply(-1, Begin(), Seeded(scenario))
    return position


def printed(lines: object) -> str:
    console = Console(width=100, color_system=None, record=True, file=None, quiet=False)
    assert isinstance(lines, list)
    with console.capture() as caught:
        for line in lines:
            console.print(line, markup=False)
    return caught.get()


def wishes(path: Path, scenario: str, players: str, seed: str = "3") -> Wishes:
    return Wishes("salva", players, None, None, with_scenario((), scenario), seed, str(path), None)


def at_war() -> Position:
    """Two tanks of seat 1 in Lhota beside one infantry of seat 2 in Brod; seat 1 is on turn."""
    position = begun("border_war", turn_order="1 2")
    wanted = [["place tank lhota", "place tank lhota"], ["place infantry brod"]]
    while position.table.round == 0:
        seat = position.pending()[0].seat
        line = wanted[seat].pop(0) if wanted[seat] else "stop_placing"
        position.apply(seat, NOTATION.parse(line), Seeded(1))
    return position


def numbers(position: Position) -> tuple[str, str, str]:
    """The numbers of both tanks and of the infantry."""
    units = {unit_name(position.rules, position.table, unit) for unit in range(3)}
    first, second = sorted(name.rpartition("_")[2] for name in units if name.startswith("tank"))
    return first, second, next(name.rpartition("_")[2] for name in units if name.startswith("inf"))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_map_is_drawn_with_the_names_of_its_fields_and_its_goal_is_told(scenario: str, language: str) -> None:
    face = ENGLISH if language == "en" else CZECH
    position = begun(scenario)
    board = position.rules.board
    text = printed(face.show("board", position.view(0), []))
    for id in board.ids:
        assert board.name(id, language)[:10] in text
    assert all(cell_len(line) <= 100 for line in text.splitlines())
    goal = printed(face.show("goal", position.view(0), []))
    assert goal.startswith("Goal: " if language == "en" else "Cíl: ")


def test_the_goal_says_what_is_missing_and_so_does_the_screen_of_a_turn() -> None:
    position = at_war()
    view = position.view(0)
    assert "→ To win, Seat 2 must lose all 4 fields" in printed(ENGLISH.show("goal", view, []))
    assert "→ K vítězství musí strana Místo 2 přijít" in printed(CZECH.show("goal", view, []))
    assert printed(ENGLISH.screen(view, view.decisions()[0], False)).count("→ To win") == 1


def test_a_secret_mission_is_told_to_its_seat_with_what_is_missing() -> None:
    position = begun("secret_plans")
    while position.table.round == 0:
        decision = position.pending()[0]
        order = decision.default() if decision.kind == "missions" else NOTATION.parse("stop_placing")
        assert order is not None
        position.apply(decision.seat, order, Seeded(1))
    own = printed(CZECH.own_lines(position.view(0)))
    assert own.startswith("Tvůj úkol: ")
    assert "→ K malému vítězství" in own
    assert not CZECH.own_lines(position.view(-1))
    told = printed(ENGLISH.secrets(position))
    assert told.count("Your mission: ") == 4


def test_units_are_named_by_their_numbers_and_fields_in_both_languages() -> None:
    position = at_war()
    view, (one, two, foe) = position.view(0), numbers(position)
    assert ENGLISH.read(f"move {one} mill", view) == f"move tank_{one} mlyn"
    assert CZECH.read(f"jdi tank{one} Mlýn", view) == f"move tank_{one} mlyn"
    assert ENGLISH.read(f"attack ford with {one}, {two}", view) == f"attack brod with tank_{one}, tank_{two}"
    assert ENGLISH.read(f"fire {one} {foe} share 1/3", view) == f"fire tank_{one} infantry_{foe} share 1/3"
    assert f"Tank {one} (moves 2)" in printed(ENGLISH.show("units", view, []))
    assert "Sousedí: " in printed(CZECH.show("field", view, ["mlýn"]))


def test_odds_are_told_before_an_attack_and_in_the_menu() -> None:
    position = at_war()
    view, (one, two, _) = position.view(0), numbers(position)
    assert "The attack would win in about" in printed(ENGLISH.show("odds", view, ["ford", "with", one, two]))
    with pytest.raises(CommandError):
        ENGLISH.show("odds", view, [])
    labels = [choice.label for choice in ENGLISH.menu(view).choices]
    attack = next(choice for choice in ENGLISH.menu(view).choices if choice.label.startswith("Attack"))
    assert attack.more is not None
    assert any(f"Attack Ford: Tank {one}, Tank {two} – about" in choice.label for choice in attack.more().choices)
    assert labels[-1] == "Resign"


def test_a_battle_is_fought_shot_by_shot_or_by_a_plan_that_is_shown_before() -> None:
    position = at_war()
    one, two, foe = numbers(position)
    with pytest.raises(CommandError):
        ENGLISH.show("plan", position.view(0), [])
    position.apply(0, NOTATION.parse(f"attack brod with tank_{one}, tank_{two}"), Seeded(1))
    defender = position.view(1)
    plans = printed(ENGLISH.show("plan", defender, []))
    assert all(word in plans for word in ("focus", "protect", "spread", f"Infantry {foe} → Tank {one}"))
    position.apply(1, NOTATION.parse(ENGLISH.read(f"fire {foe} {one}", defender)), Seeded(1))
    position.apply(0, NOTATION.parse(ENGLISH.read("on", position.view(0))), Seeded(1))
    screen = printed(ENGLISH.screen(position.view(0), position.pending()[0], False))
    assert "Battle for Ford" in screen
    assert "Your salvo as attacker" in screen
    position.apply(0, NOTATION.parse(ENGLISH.read("by focus", position.view(0))), Seeded(1))
    assert position.table.battle is None or position.table.battle.salvos[0] == 1


@pytest.mark.parametrize(
    ("language", "scenario", "players"),
    [
        ("en", "border_war", "me,random"),
        ("cs", "border_war", "me,me"),
        ("cs", "secret_plans", "me,random,random,random"),
    ],
)
def test_whole_evenings_by_menus_are_saved_and_proved(
    tmp_path: Path, language: str, scenario: str, players: str
) -> None:
    path = tmp_path / "game.velmoci"
    keyboard = Keyboard(by_menus(1), width=100, most=4000)
    session = play(tmp_path, keyboard, wishes(path, scenario, players), language)
    assert session.table.is_over or keyboard.most < 0, keyboard.text[-2000:]
    archive = read_file(path)
    assert verify(archive) == len(archive.records)


def test_help_refusals_and_completion(tmp_path: Path) -> None:
    lines = ("help", "help attack", "place tank ford", "players", "goal", "rules SA-minimal-27", "quit")
    keyboard = Keyboard(by_lines(*lines), width=100)
    play(tmp_path, keyboard, wishes(tmp_path / "a", "border_war", "me,steady"))
    for words in ("Orders that you may give now:", "Example: attack castle with", "[SA-placement-3]", "Goal: destroy"):
        assert words in keyboard.text
    position = at_war()
    one = numbers(position)[0]
    suggest = ENGLISH.suggestions(position.view(0))
    assert ("attack", "") in suggest("att")
    assert (f"tank_{one}", f"Tank {one}") in suggest("move ")
    assert ("mlyn", "Mill") in suggest(f"move {one} ")
    assert ("cs", "česky") in suggest("language ")


def test_an_unknown_scenario_is_refused_with_the_one_that_was_meant_or_with_all(tmp_path: Path) -> None:
    found = run(tmp_path, "play", "salva", "--scenario", "boarder_war")
    assert found.returncode == 2
    assert found.stderr == 'There is no scenario "boarder_war"; did you mean "border_war"? [SA-setup-3]\n'
    with pytest.raises(BadRulebook) as caught:
        scenario_rulebook("zzz")
    said = game_sentences(GAME, "cs").error(caught.value)
    assert said.startswith("Scénář „zzz“ neexistuje; jsou tu: border_war, mountain_blitz, ")


def test_bots_play_a_scenario_and_people_play_one_that_is_proved_afterwards(tmp_path: Path) -> None:
    words = ["--scenario", "border_war", "--players", "steady,random", "--games", "2", "--json"]
    found = run(tmp_path, "simulate", "salva", *words)
    assert found.returncode == 0, found.stderr
    assert json.loads(found.stdout)["games"] == 2
    words = ["--scenario", "four_neighbours", "--players", "random,random,random,random", "--games", "2"]
    found = run(tmp_path, "simulate", "salva", *words)
    assert "In 2 games several won together: each winner is given an equal part of the win." in found.stdout
    words = ["--scenario", "border_war", "--players", "me,steady", "--file", "a.velmoci", "--seed", "1"]
    found = run(tmp_path, "play", "salva", *words, typed="quit\n")
    assert found.returncode == 0, found.stderr
    found = run(tmp_path, "verify", "a.velmoci")
    assert found.returncode == 0, found.stderr
    assert "The game goes on." in found.stdout
    found = run(tmp_path, "play", "salva", "--help")
    assert "--scenario NAME|FILE.toml" in found.stdout


def test_scenarios_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    list_scenarios("en")
    said = capsys.readouterr().out
    assert all(f"\n{name}  " in f"\n{said}" for name in SCENARIOS)
    assert "2 players; chapters: none beside the minimal version." in said
    words = " ".join(said.split())
    assert "Most games last 5–10 rounds, 30–55 minutes. Won in 400 games between equal bots" in words
    assert "(steady): West 52.2 %" in words
    assert words.count("Won in ") == words.count("Most games last ") == len(SCENARIOS)
    list_scenarios("cs")
    words = " ".join(capsys.readouterr().out.split())
    assert "2 hráči; kapitoly: jen minimální verze." in words
    assert "Výhry v 400 hrách stejně silných botů (steady): Západ 52,2 %" in words


@clause("SA-setup-3", "SA-setup-8")
def test_scenarios_are_listed_with_their_limits_balances_and_warnings(capsys: pytest.CaptureFixture[str]) -> None:
    list_scenarios("en")
    words = " ".join(capsys.readouterr().out.split())
    assert "Only these values: goal blitz; blitz_objective key_fields; key_count 2 [SA-setup-3]." in words
    assert "With factories: West 10, East 10 points [SA-setup-8]." in words
    assert "With turn_order=east west: West 10, East 10 points [SA-setup-8]." in words
    assert "Nobody has tried it with: random_terrain, second_line, production_cycle" in words
    assert "random_map [SA-setup-8]." in words
    assert "Not played with: random_goal, political_buildings, political_fields [SA-setup-8]." in words
    list_scenarios("cs", as_json=True)
    first = json.loads(capsys.readouterr().out)[0]
    assert first["untested"] == ["random_terrain", "second_line", "production_cycle", "random_map"]
    assert first["excluded"][0] == "random_goal"
    assert first["balance"][0]["allotments"] == [10, 10]
    assert (first["limits"], first["warnings"]) == ({}, [])
    small = read_text("velmoci.salva", "scenarios/first_steps.toml")
    for language, words in (("en", "a map of 6 to 15 land fields"), ("cs", "mapa se 6 až 15")):
        (line,) = warning_lines(small, game_sentences(GAME, language))
        assert words in line
        assert line.endswith(" [SA-minimal-3]")


@clause("SA-setup-8")
@pytest.mark.parametrize(("chapters", "warns"), [(None, False), ("factories", False), ("second_line", True)])
def test_whoever_begins_a_game_is_warned(tmp_path: Path, chapters: str | None, warns: bool) -> None:
    options = with_scenario((), "border_war", chapters)
    keyboard = Keyboard(by_lines("quit"))
    play(tmp_path, keyboard, Wishes("salva", "me,random", None, None, options, "3", str(tmp_path / "a"), None))
    assert ("Nobody has tried this scenario with these chapters. [SA-setup-8]" in keyboard.text) == warns


@pytest.mark.parametrize("language", LANGUAGES)
def test_chapters_are_listed_with_needs_options_and_their_rules(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    list_chapters(None, language)
    said = " ".join(capsys.readouterr().out.split())
    wanted = {
        "en": (
            "submarines evading submarines 16 rules (from SA-submarines-1 on). Needs: naval, second_line.",
            "Options: submarine_default_stance.",
            "Not together with: any_pair, feuds,",
        ),
        "cs": (
            "submarines schopnost ponorek uniknout bitvě 16 pravidel (od SA-submarines-1 dál). Potřebuje: naval,",
            "Volby: submarine_default_stance.",
            "Nejde dohromady s: any_pair, feuds,",
        ),
    }
    for words in wanted[language]:
        assert words in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ways_to_a_game_come_with_the_ladder_of_chapters(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    list_ways(language)
    said = capsys.readouterr().out.split("\n0  ")
    assert said[0].index("--scenario") < said[0].index("fair-start")
    places = [said[1].index(f"  {title(name, language)}\n") for name in ("terrain", "naval", "factories", "fair_start")]
    assert places == sorted(places)


def test_what_follows_from_a_choice_of_chapters(capsys: pytest.CaptureFixture[str]) -> None:
    list_chapters("submarines, political_buildings", "en")
    said = " ".join(capsys.readouterr().out.split())
    for words in (
        "submarines: evading submarines – as you wish",
        "naval: naval and submarine units – needed by submarines",
        "factories: factories – needed by political_buildings",
        "minimal: minimal version – always on",
        "factory_price=2 – The price of the first factory of a field. [SA-factories-",
        "feuds (because of political_buildings)",
        "Ships need a map with sea",
        f"has the hash {consequences(['submarines', 'political_buildings']).hash}.",
    ):
        assert words in said
    list_chapters("terrain", "cs")
    said = capsys.readouterr().out
    assert "terrain: terénní bonusy – podle tvého přání" in said
    assert "už nejde" not in said
    assert "mapu s mořem" not in said


def test_a_choice_that_cannot_be_is_refused(tmp_path: Path) -> None:
    found = run(tmp_path, "salva", "chapters", "--on", "navall")
    assert found.returncode == 2
    assert found.stderr == 'There is no chapter "navall"; did you mean "naval"? [SA-chapters-2]\n'
    found = run(tmp_path, "salva", "chapters", "--on", "feuds,scored", "--language", "cs")
    assert found.returncode == 2
    assert found.stderr == "Kapitoly „scored“ a „feuds“ se vylučují. [SA-scored-6]\n"


def test_the_picture_shows_every_field() -> None:
    drawn = ENGLISH.picture(at_war())
    assert drawn.count("<polygon") == 8
    assert "2×Ta" in drawn
    assert ENGLISH.picture(None).count("<polygon") == 8


def test_a_fair_start_at_the_terminal(tmp_path: Path) -> None:
    lines = ("", "propose seat_1 West 12, seat_2 East 9", "", "", "answer_start refuse", "quit")
    keyboard = Keyboard(by_lines(*lines), width=100)
    wish = wishes(tmp_path / "a", "border_war", "me,me")
    options = (*wish.options, "assignment=fair_start", "fair_method=two_sealed", "total_bv=21")
    play(tmp_path, keyboard, replace(wish, options=options))
    for words in ("How shall the sides and 21 points be divided?", "Proposed by Seat 1:", "Seat 2: East (east), 9"):
        assert words in keyboard.text
    keyboard = Keyboard(by_lines("", "method", "bid 12", "", "", "bid 9", "", "", "quit"), width=100)
    play(tmp_path, keyboard, replace(wish, options=options, file=str(tmp_path / "b")))
    for words in (
        "West (west): Pinewood, Logwood, Newfield, Mill",
        "Your bid for West (west): how many points are fair (0 to 21)?",
        "Have bid: Seat 1.",
        "Seat 1 had written: 12.",
        "Seat 2 plays West with 10 points and called 9 fair.",
    ):
        assert words in keyboard.text


def test_further_chapters_are_switched_on_beside_those_of_the_scenario(tmp_path: Path) -> None:
    words = ["--scenario", "border_war", "--chapters", "submarines,random_map", "--file", "a.velmoci", "--seed", "1"]
    found = run(tmp_path, "play", "salva", *words, "--option", "map_start=one_field", typed="quit\n")
    assert found.returncode == 0, found.stderr
    assert "The map is drawn: " in found.stdout
    chapters = read_file(tmp_path / "a.velmoci").rulebook.chapters
    assert {"naval", "second_line", "submarines", "random_map"} <= set(chapters)
    found = run(tmp_path, "simulate", "salva", "--chapters", "terain", "--players", "random,random", "--games", "1")
    assert found.returncode == 2
    assert found.stderr == 'There is no chapter "terain"; did you mean "terrain"? [SA-chapters-2]\n'
    found = run(tmp_path, "play", "expanze", "--chapters", "naval")
    assert found.returncode == 2
    assert 'expanze has no option "chapters"' in found.stderr


@pytest.mark.parametrize(("display", "shown"), [("times", "The roughness is ×2."), ("plain", "The roughness is 2.")])
def test_a_field_tells_its_ground_as_the_table_wants_it(display: str, shown: str) -> None:
    position = new_position(scenario_rulebook("deadline_march", None, {"roughness_display": display}))
    position.apply(-1, Begin(), Seeded(1))
    lines = SalvaFace("en", 80, ["me", "steady"]).show("field", position.view(0), ["dubina"])
    assert shown in lines
    assert "The defence bonus is ×3/2." in lines


@pytest.mark.parametrize(("labels", "shown"), [("letters", " N "), ("ww2", " Germany ")])
def test_sides_are_called_as_the_table_wants_it(labels: str, shown: str) -> None:
    position = new_position(scenario_rulebook("northern_dispute", None, {"side_labels": labels}))
    position.apply(-1, Begin(), Seeded(1))
    console = Console(width=100)
    with console.capture() as printed:
        console.print(*SalvaFace("en", 100, ["me"]).show("players", position.view(0), []))
    assert shown in printed.get()
