"""Czech and English say the same things: no message, variable or plural form is missing."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from velmoci.cli.expanze.names import COMMANDS, ORDERS
from velmoci.cli.face import face_class, has_face, texts_of
from velmoci.cli.language import LANGUAGES, game_sentences, plain_texts
from velmoci.cli.names import command_words, simple
from velmoci.expanze.missions import MISSIONS
from velmoci.expanze.options import OPTIONS, advice
from velmoci.expanze.state import COLOURS, PHASES, STATUSES
from velmoci.kernel.clauses import clause as rule
from velmoci.kernel.registry import GAMES, find_game
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import Sentences

ROOT = Path(__file__).resolve().parents[2]
SHARED = ("velmoci.kernel", "velmoci.cli")
PLAYED = tuple(game for game in GAMES if has_face(find_game(game)))
PACKAGES = (*SHARED, *(package for game in PLAYED for package in (find_game(game).locale, texts_of(game))))
CASES = re.compile(r"_(?:acc|dat|gen|ins|count)$")
KEBAB = re.compile(r"[a-z]+(?:-[a-z]+)+$")
LAYERS = ("kernel", *PLAYED, "odds", "bots", "lab", "cli", *(f"cli/{game}" for game in PLAYED))
TELLERS = {"public", "reveal", "tell_parties", "EventPart"}


class Variables(Visitor):
    """Collects the variables of a message, and those that select a form."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selectors: set[str] = set()
        self.messages: set[str] = set()
        """Other messages that stand within it."""

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        assert isinstance(node.selector, ftl.VariableReference)
        self.selectors.add(node.selector.id.name)
        self.generic_visit(node)


def messages(package: str, language: str) -> dict[str, Variables]:
    found = {}
    for entry in FluentParser().parse(read_text(package, f"texts/{language}.ftl")).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            variables = Variables()
            variables.visit(entry.value)
            found[entry.id.name] = variables
    for variables in found.values():
        for name in variables.messages:
            variables.names |= found[name].names
            variables.selectors |= found[name].selectors
    return found


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_have_the_same_messages_with_the_same_variables(package: str) -> None:
    czech, english = messages(package, "cs"), messages(package, "en")
    assert list(czech) == list(english)
    for name in czech:
        pair = [{CASES.sub("", variable) for variable in texts[name].names} for texts in (czech, english)]
        assert pair[0] == pair[1], name


def packages_of(game: str) -> tuple[str, ...]:
    """What speaks while a game is played."""
    return (*SHARED, find_game(game).locale, texts_of(game))


def say_in(game: str, language: str) -> Sentences:
    return game_sentences(find_game(game), language)


@pytest.mark.parametrize("game", PLAYED)
def test_no_message_stands_in_two_packages(game: str) -> None:
    everything = [name for package in packages_of(game) for name in messages(package, "en")]
    assert len(set(everything)) == len(everything)


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [0, 1, 2, 5, 22])
def test_every_message_can_be_said_with_any_number(game: str, language: str, number: int) -> None:
    say = say_in(game, language)
    for package in packages_of(game):
        for name, variables in messages(package, language).items():
            values = {key: number if key in variables.selectors else "x" for key in variables.names}
            pattern = say.bundle.get_message(name).value
            assert pattern is not None
            text, errors = say.bundle.format_pattern(pattern, values)
            assert not errors, name
            assert "{" not in str(text), name


PLURALS = {
    (
        "en",
        "verify-records",
    ): "All 0 records replay/One record replays/All 2 records/All 5 records/All 22 records",
    ("cs", "verify-records"): "Všech 0 záznamů odpovídá/1 záznam odpovídá/Všechny 2 záznamy odpovídají/"
    "Všech 5 záznamů odpovídá/Všech 22 záznamů odpovídá",
    ("en", "plot-lost"): "0 defenders/one defender/2 defenders/5 defenders/22 defenders",
    ("cs", "plot-lost"): "0 obránců zbude/1 obránce zbude/2 obránci zbudou/5 obránců zbude/22 obránců zbude",
    ("en", "menu-attack"): "0 ways/one way/2 ways/5 ways/22 ways",
    ("cs", "menu-attack"): "0 možností/1 možnost/2 možnosti/5 možností/22 možností",
    ("en", "error-rolls-left"): "0 rolls/one roll /2 rolls/5 rolls/22 rolls",
    ("cs", "error-rolls-left"): "0 hodů/jeden hod,/2 hody/5 hodů/22 hodů",
    (
        "en",
        "event-cards-put-under",
    ): "0 letter cards/One letter card /2 letter cards/5 letter cards/22 letter cards",
    ("cs", "event-cards-put-under"): "0 karet/1 karta/2 karty/5 karet/22 karet",
}


@pytest.mark.parametrize(("language", "message"), PLURALS)
def test_plurals_are_right(language: str, message: str) -> None:
    say = say_in("expanze", language)
    for number, expected in zip([0, 1, 2, 5, 22], PLURALS[language, message].split("/"), strict=True):
        assert expected in say.say(message, {"count": number, "power": "red"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_the_rules_of_expanze_name_has_a_sentence(language: str) -> None:
    say = say_in("expanze", language)
    expected = [f"power-{colour}" for colour in COLOURS] + [f"letters-{colour}" for colour in COLOURS]
    expected += [f"mission-{mission.id}" for mission in MISSIONS]
    expected += [f"option-{option.name}" for option in OPTIONS]
    expected += [f"advice-{key}" for key in advice()]
    expected += [f"status-{status}" for status in STATUSES]
    expected += [f"order-{kind}" for kind in ORDERS] + [f"command-{command}" for command in COMMANDS]
    expected += [
        f"decision-{kind}" for kind in ("colour_choice", "first_armament", "turn", "battle", "aside", "playing_on")
    ]
    expected += [f"decision-{phase}" for phase in PHASES if phase in ("fighting", "fight_closed")]
    expected += [f"outcome-{reason}" for reason in ("mission", "alone", "last", "rounds", "aftermath")]
    expected += [f"progress-{kind}" for kind in ("conquest", "pursuit", "nonsense")]
    assert [message for message in expected if not say.has(message)] == []


@pytest.mark.parametrize("game", PLAYED)
def test_every_word_means_one_command(game: str) -> None:
    face = face_class(find_game(game))("en", 80, [])
    known = (*face.orders, *face.commands)
    assert set(command_words((face.game.locale, texts_of(game)), known).values()) == set(known)
    for language in LANGUAGES:
        meanings: dict[str, str] = {}
        for package in ("velmoci.cli", face.game.locale, texts_of(game)):
            for message, words in plain_texts(package, language).items():
                if message.startswith("word-"):
                    assert message[5:] in known
                    for word in words.split(","):
                        assert meanings.setdefault(simple(word), message) == message


@pytest.mark.parametrize("game", PLAYED)
@pytest.mark.parametrize("language", LANGUAGES)
def test_orders_commands_decisions_options_and_examples_are_told(game: str, language: str) -> None:
    found = find_game(game)
    face = face_class(found)(language, 80, [])
    expected = [f"order-{kind}" for kind in face.orders] + [f"command-{name}" for name in face.commands]
    expected += [f"option-{option.name}" for chapter in found.library.chapters for option in chapter.options]
    expected += ["welcome", "help-names"]
    assert [message for message in expected if not face.say.has(message)] == []
    assert set(face.examples) == set(face.orders)
    for kind, (example, clause) in face.examples.items():
        order = found.notation.parse(example)
        assert order.kind == kind
        assert rule(clause).id == clause


def sources(*layers: str) -> Iterator[tuple[Path, ast.AST]]:
    for layer in layers:
        for file in sorted((ROOT / "velmoci" / layer).glob("*.py")):
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                yield file, node


def first_text(call: ast.Call) -> str | None:
    argument = call.args[0] if call.args else None
    return argument.value if isinstance(argument, ast.Constant) and isinstance(argument.value, str) else None


def called(call: ast.Call) -> str:
    return (
        call.func.id
        if isinstance(call.func, ast.Name)
        else call.func.attr
        if isinstance(call.func, ast.Attribute)
        else ""
    )


def error_classes() -> set[str]:
    """The classes of mistakes, found by their bases."""
    known = {"VelmociError"}
    while True:
        more = {
            node.name
            for _, node in sources(*LAYERS)
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in known for base in node.bases)
        }
        if more <= known:
            return known
        known |= more


@pytest.mark.interpreted
def test_every_mistake_has_a_sentence_in_both_languages() -> None:
    classes = error_classes() | {"Number", "Counts", "wrong"}
    codes = {
        (text, file.name)
        for file, node in sources(*LAYERS)
        if isinstance(node, ast.Call) and called(node) in classes and (text := first_text(node))
    }
    assert len(codes) > 80
    for language in LANGUAGES:
        says = [say_in(game, language) for game in PLAYED]
        assert [
            code for code in sorted(codes) if not any(say.has(f"error-{code[0].replace('_', '-')}") for say in says)
        ] == []


@pytest.mark.interpreted
def test_every_event_of_expanze_has_a_sentence_in_both_languages() -> None:
    told: set[str] = set()
    for _, node in sources("expanze"):
        if isinstance(node, ast.Call) and called(node) in TELLERS:
            parts = [
                text.value for part in node.args for text in ast.walk(part) if isinstance(text, ast.Constant)
            ]
            told |= {text for text in parts if isinstance(text, str) and re.fullmatch(r"[a-z-]{4,}", text)}
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and KEBAB.match(node.value):
            told.add(node.value)
    told -= {*advice(), "power", "count", "cards", "mission", "card", "letter"}
    assert len(told) > 40
    for language in LANGUAGES:
        say = say_in("expanze", language)
        assert [name for name in sorted(told) if not say.has(f"event-{name}")] == []


@pytest.mark.interpreted
def test_nothing_that_games_share_names_a_game() -> None:
    shared = [*(ROOT / "velmoci" / "cli").glob("*.py"), *(ROOT / "velmoci" / "cli" / "texts").glob("*.ftl")]
    names = {name for game in GAMES for name in (game, *find_game(game).title.values())}
    assert len(shared) > 15
    named = {
        (file.name, name) for file in shared for name in names if name.casefold() in file.read_text("utf-8").casefold()
    }
    assert named == set()
