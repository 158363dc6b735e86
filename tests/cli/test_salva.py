"""Salva at the terminal: the map, the units with their numbers, battles by plan or shot by shot, goals in words."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from tests.cli.keyboard import Keyboard, by_lines, by_menus, play
from velmoci.cli.arguments import Wishes, with_scenario
from velmoci.cli.language import LANGUAGES
from velmoci.cli.problems import Trouble
from velmoci.cli.salva.face import SalvaFace
from velmoci.kernel.archive import verify
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.order import Begin
from velmoci.match.journal import read_file
from velmoci.salva.library import NOTATION, SCENARIOS, scenario_rulebook
from velmoci.salva.naming import unit_name
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
    with pytest.raises(Trouble):
        ENGLISH.show("odds", view, [])
    labels = [choice.label for choice in ENGLISH.menu(view).choices]
    attack = next(choice for choice in ENGLISH.menu(view).choices if choice.label.startswith("Attack"))
    assert attack.more is not None
    assert any(f"Ford ← Tank {one}, Tank {two} – about" in choice.label for choice in attack.more().choices)
    assert labels[-1] == "Resign"


def test_a_battle_is_fought_shot_by_shot_or_by_a_plan_that_is_shown_before() -> None:
    position = at_war()
    one, two, foe = numbers(position)
    with pytest.raises(Trouble):
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
    for words in ("Orders that you may give now:", "Example: attack hrad with", "[SA-placement-3]", "Goal: destroy"):
        assert words in keyboard.text
    position = at_war()
    one = numbers(position)[0]
    suggest = ENGLISH.suggestions(position.view(0))
    assert ("attack", "") in suggest("att")
    assert (f"tank_{one}", f"Tank {one}") in suggest("move ")
    assert ("mlyn", "Mill") in suggest(f"move {one} ")
    assert ("cs", "česky") in suggest("language ")


def test_an_unknown_scenario_is_refused_with_the_known_ones() -> None:
    with pytest.raises(BadRulebook) as caught:
        scenario_rulebook("atlantis")
    assert "border_war" in str(caught.value.values["allowed"])


def test_the_picture_shows_every_field() -> None:
    drawn = ENGLISH.picture(at_war())
    assert drawn.count("<polygon") == 8
    assert "2Ta" in drawn
    assert ENGLISH.picture(None).count("<polygon") == 8
