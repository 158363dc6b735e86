"""Everything that happens or is refused can be said in Czech and in English."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import velmoci.salva
from tests.salva.test_playing import played
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES, Sentences
from velmoci.salva.game import GAME, name_of

PACKAGE = Path(velmoci.salva.__file__).parent
TELLERS = frozenset({"public", "reveal", "EventPart"})
ERRORS = frozenset({"Refusal", "NotYourDecision", "BadRulebook", "BadDocument", "Malformed", "wrong"})


@cache
def first_words(callers: frozenset[str]) -> set[str]:
    """The name of the sentence in every call of one of these functions in the rules; `EventPart` has it second."""
    found: set[str] = set()
    for file in (*PACKAGE.glob("*.py"), *(PACKAGE / "base").glob("*.py"), *(PACKAGE / "chapters").glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in callers and len(node.args) > (name == "EventPart"):
                words = [part for part in ast.walk(node.args[name == "EventPart"]) if isinstance(part, ast.Constant)]
                found |= {str(word.value) for word in words if isinstance(word.value, str)}
    return found


@pytest.mark.interpreted
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_and_every_refusal_has_its_sentence(language: str) -> None:
    sentences = Sentences(language, (GAME.locale,), name_of)
    assert {event for event in first_words(TELLERS) if not sentences.has(f"event-{event}")} == set()
    errors = {code for code in first_words(ERRORS) if not sentences.has(f"error-{code.replace('_', '-')}")}
    assert errors == set()


def message_ids(language: str) -> list[str]:
    entries = FluentParser().parse(read_text("velmoci.salva", f"texts/{language}.ftl")).body
    assert not [entry for entry in entries if isinstance(entry, ftl.Junk)]
    return [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]


def test_both_languages_say_the_same_things() -> None:
    assert message_ids("cs") == message_ids("en")
    assert len(set(message_ids("cs"))) == len(message_ids("cs"))


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_told_in_sentences(language: str) -> None:
    sentences = Sentences(language, (GAME.locale,), name_of)
    _, _, events = played(4)
    told = [sentences.event(event.seen_by_all()) for event in events]
    assert told
    assert [line for line in told if "seat_" in line or not line.endswith((".", "]."))] == []


def test_the_game_has_one_name_in_both_languages() -> None:
    """A *salvo* is what a side fires; the game is called Salva in English too."""
    welcomes = [read_text("velmoci.cli.salva", f"texts/{language}.ftl") for language in LANGUAGES]
    books = [read_text("velmoci.rules", f"{language}/book-salva.md") for language in LANGUAGES]
    assert set(GAME.title.values()) == {"Salva"}
    assert all("\nwelcome = Salva: " in text for text in welcomes)
    assert all(text.startswith("# Salva\n") for text in books)


@pytest.mark.parametrize(
    ("key", "value", "english", "czech"),
    [
        ("unit", "factory/brod", "Factory (Ford)", "Továrna (Brod)"),
        ("unit", "airfield_3/brod", "Airfield 3 (Ford)", "Letiště 3 (Brod)"),
        ("building", "factory", "Factory", "Továrna"),
        ("building", "airfield_12", "Airfield 12", "Letiště 12"),
        ("unit", "factory/atlantis", "Factory (atlantis)", "Továrna (atlantis)"),
        ("unit", "tank_7", "Tank 7", "Tank 7"),
        ("unit", "castle/brod", None, None),
        ("unit", "castle_3", None, None),
    ],
)
def test_a_building_is_shown_in_words(key: str, value: str, english: str | None, czech: str | None) -> None:
    assert (name_of(key, value, "en"), name_of(key, value, "cs")) == (english, czech)


def test_czech_sentences_do_not_depend_on_whether_a_side_is_one_or_many() -> None:
    """Sides may be called Spojenci or Sever: a verb stands with the word *strana*, never with the name alone."""
    text = read_text("velmoci.salva", "texts/cs.ftl")
    assert re.findall(r"(?:= |\] |\. )\{ \$(?:power|other|friend|enemy) \} [a-zěščřžýáíéúůťďň]+", text) == []
