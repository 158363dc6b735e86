"""The rule texts themselves: complete, consistent, and the same in both languages."""

import re
from collections import Counter

import pytest

from velmoci.kernel.clauses import RULE_FILES, TRANSLATED, Clause, cited_ids, clauses, parse, rule_text
from velmoci.kernel.registry import GAMES
from velmoci.kernel.resources import read_text

FILES = [file for files in RULE_FILES.values() for file in files]
TEXTS = [(file, language) for language, games in TRANSLATED.items() for game in games for file in RULE_FILES[game]]
TRANSLATIONS = [file for file, language in TEXTS if language == "cs"]
ALL_IDS = {rule.id for game in RULE_FILES for rule in clauses(game)}


def pairs(file: str) -> list[tuple[Clause, Clause]]:
    return list(zip(parse(rule_text(file, "en")), parse(rule_text(file, "cs")), strict=True))


def code_spans(text: str) -> set[str]:
    return set(re.findall(r"`[^`\n]+`", text))


def numerals(text: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", text))


def headings(text: str) -> list[tuple[str, str]]:
    """Return each heading's level and its number or letters, which do not depend on the language."""
    return re.findall(r"^(#+) ([\d.]+|[A-Z]{3}:|)", text, re.MULTILINE)


def columns(text: str) -> list[int]:
    return [line.count("|") for line in text.splitlines() if line.startswith("|")]


def first_codes(text: str) -> list[str]:
    """Return the names in code that head the rows of tables: missions, states, phases, options, refusals."""
    return re.findall(r"^\| (?:\d+ \| )?(`[^|]*?`) \|", text, re.MULTILINE)


def test_every_playable_game_has_czech_rules() -> None:
    assert set(GAMES) & set(RULE_FILES) <= set(TRANSLATED["cs"])


@pytest.mark.parametrize("game", RULE_FILES)
def test_ids_are_unique(game: str) -> None:
    counts = Counter(rule.id for rule in clauses(game))
    assert [id for id, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("file", FILES)
def test_the_readme_counts_the_clauses_of_every_file(file: str) -> None:
    readme = read_text("velmoci", "rules/README.md")
    row = re.search(rf"^\| `en/{re.escape(file)}`.*\| (\d+) \|$", readme, re.MULTILINE)
    assert row is not None
    assert sum(rule.kind == "clause" for rule in parse(rule_text(file))) == int(row[1])


@pytest.mark.parametrize("file", FILES)
def test_the_clauses_of_a_section_are_numbered_without_a_gap(file: str) -> None:
    numbers: dict[str, list[int]] = {}
    for rule in parse(rule_text(file)):
        if rule.kind == "clause":
            numbers.setdefault(rule.group, []).append(int(rule.id.rpartition("-")[2]))
    for group, found in numbers.items():
        assert sorted(found) == list(range(1, len(found) + 1)), group


@pytest.mark.parametrize(("file", "language"), TEXTS)
def test_no_rule_is_empty(file: str, language: str) -> None:
    assert [rule.id for rule in parse(rule_text(file, language)) if not rule.text.strip()] == []


@pytest.mark.parametrize(("file", "language"), TEXTS)
def test_every_id_that_a_text_cites_exists(file: str, language: str) -> None:
    assert set(cited_ids(rule_text(file, language))) - ALL_IDS == set()


@pytest.mark.parametrize(("file", "language"), TEXTS)
def test_texts_name_no_files_that_are_not_there(file: str, language: str) -> None:
    assert re.findall(r"\.\./|/tmp|/work|\w+\.txt", rule_text(file, language)) == []


@pytest.mark.parametrize("file", TRANSLATIONS)
def test_both_languages_have_the_same_rules_in_the_same_order(file: str) -> None:
    english, czech = parse(rule_text(file, "en")), parse(rule_text(file, "cs"))
    assert [rule.id for rule in english] == [rule.id for rule in czech]


@pytest.mark.parametrize("file", TRANSLATIONS)
def test_no_rule_was_left_in_english(file: str) -> None:
    assert [english.id for english, czech in pairs(file) if english.text == czech.text] == []


@pytest.mark.parametrize("file", TRANSLATIONS)
def test_both_languages_cite_the_same_rules_sources_names_and_numbers(file: str) -> None:
    for english, czech in pairs(file):
        assert set(english.references) == set(czech.references), english.id
        assert len(english.sources) == len(czech.sources), english.id
        assert code_spans(english.text) == code_spans(czech.text), english.id
        assert numerals(english.text) == numerals(czech.text), english.id


@pytest.mark.parametrize("file", TRANSLATIONS)
def test_both_languages_have_the_same_chapters_and_tables(file: str) -> None:
    english, czech = rule_text(file, "en"), rule_text(file, "cs")
    assert headings(english) == headings(czech)
    assert columns(english) == columns(czech)


@pytest.mark.parametrize("file", TRANSLATIONS)
def test_options_refusals_and_missions_are_all_translated(file: str) -> None:
    english, czech = first_codes(rule_text(file, "en")), first_codes(rule_text(file, "cs"))
    assert len(english) > 25
    assert english == czech
