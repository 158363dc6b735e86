"""Reading rules out of the rule texts and finding them by their ids."""

import pytest

from velmoci.kernel.clauses import (
    RULE_FILES,
    NotTranslated,
    UnknownClause,
    cited_ids,
    clause,
    clauses,
    file_of,
    find,
    game_of,
    kind_of,
    learn_text,
    lesson_text,
    lesson_titles,
    parse,
    rule_text,
)

TEXT = """\
# A game

## PLY: players

- **EX-PLY-1** Two to seven. (§1.1, EX-R-03)
- **EX-PLY-2** A sentence that goes on
  in the next line (see EX-PLY-1).
* **SA-minimal-3** Another list style. (L55) [R SR-minimal-1]
  1. first
  2. second [D]

Not a rule at all.

## 7. Rulings

| Id | Question | Ruling | Option |
| --- | --- | --- | --- |
| EX-R-03 | Fewest? | 2 \\| 3 | – |
| SR-naval-3 (L220; new) | How many? | SA-naval-7 to 9. | `x` |
| other | EX-R-99 | no rule | – |

Invariants: **I4-2** One, **I4-3** two.
"""


def test_lists_of_both_styles_and_table_rows_are_read_in_order() -> None:
    ids = [rule.id for rule in parse(TEXT)]
    assert ids == ["EX-PLY-1", "EX-PLY-2", "SA-minimal-3", "EX-R-03", "SR-naval-3", "I4-2", "I4-3"]


def test_a_list_item_gives_text_section_sources_and_references() -> None:
    first = parse(TEXT)[0]
    assert first.text == "Two to seven."
    assert first.section == "PLY: players"
    assert first.sources == ("§1.1", "EX-R-03")
    assert first.references == ("EX-R-03",)
    assert first.group == "EX-PLY"
    assert first.kind == "clause"


def test_wrapped_lines_are_joined_and_a_closing_reference_is_no_source() -> None:
    second = parse(TEXT)[1]
    assert second.text == "A sentence that goes on in the next line (see EX-PLY-1)."
    assert second.sources == ()
    assert second.references == ("EX-PLY-1",)


def test_numbered_lines_of_an_item_stay_lines() -> None:
    assert parse(TEXT)[2].text.splitlines()[1:] == ["1. first", "2. second"]


def test_a_table_row_names_its_columns_and_leaves_out_empty_cells() -> None:
    ruling = parse(TEXT)[3]
    assert ruling.text == "Question: Fewest?\nRuling: 2 | 3"
    assert ruling.section == "7. Rulings"


def test_marks_in_the_first_cell_are_sources() -> None:
    ruling = parse(TEXT)[4]
    assert ruling.sources == ("L220", "new")
    assert ruling.references == ("SA-naval-7", "SA-naval-8", "SA-naval-9")


def test_rules_in_running_text_end_where_the_next_begins() -> None:
    assert [rule.text for rule in parse(TEXT)[5:]] == ["One,", "two."]


def test_text_after_the_last_line_break_is_read_too() -> None:
    assert parse("- **EX-PLY-1** Yes.")[0].text == "Yes."


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("EX-WIN-9, -10", ["EX-WIN-9", "EX-WIN-10"]),
        ("EX-MAP-1 to -3, -8 to -9", ["EX-MAP-1", "EX-MAP-2", "EX-MAP-3", "EX-MAP-8", "EX-MAP-9"]),
        ("EX-MAP-1 až EX-MAP-3", ["EX-MAP-1", "EX-MAP-2", "EX-MAP-3"]),
        ("EX-MAP-1 to EX-WIN-3", ["EX-MAP-1", "EX-WIN-3"]),
        ("SA-terrain-7–9", ["SA-terrain-7", "SA-terrain-8", "SA-terrain-9"]),
        ("SA-alliance-12..14 |", ["SA-alliance-12", "SA-alliance-13", "SA-alliance-14"]),
        ("(SA-minimal-53, 54)", ["SA-minimal-53", "SA-minimal-54"]),
        ("SA-alliance-3,4,10 |", ["SA-alliance-3", "SA-alliance-4", "SA-alliance-10"]),
        ("EX-FAR-1, 10 soldiers", ["EX-FAR-1"]),
        ("EX-R-08 to -10", ["EX-R-08", "EX-R-09", "EX-R-10"]),
        ("EX-T-S9, EX-T-S10", ["EX-T-S9", "EX-T-S10"]),
        ("ruling EX-R-nn, V2-6 and TS4-09", ["V2-6", "TS4-09"]),
        ("NEX-PLY-1 EX-PLY-1x", []),
    ],
)
def test_citations_are_found_and_short_forms_written_out(text: str, ids: list[str]) -> None:
    assert list(cited_ids(text)) == ids


@pytest.mark.parametrize(
    ("id", "game", "kind"),
    [
        ("EX-FGT-16", "expanze", "clause"),
        ("EX-R-25", "expanze", "ruling"),
        ("EX-T-09", "expanze", "vector"),
        ("EV-KNG-3", "evropska_valka", "clause"),
        ("EV-R-05", "evropska_valka", "ruling"),
        ("EV-T-S1", "evropska_valka", "vector"),
        ("SA-minimal-54", "salva", "clause"),
        ("SR-minimal-4", "salva", "ruling"),
        ("R3-07", "salva", "ruling"),
        ("V-10", "salva", "vector"),
        ("V2-3", "salva", "vector"),
        ("TV4-20", "salva", "vector"),
        ("I4-10", "salva", "invariant"),
        ("H3-1", "salva", "invariant"),
    ],
)
def test_an_id_tells_its_game_and_kind_and_is_found(id: str, game: str, kind: str) -> None:
    assert game_of(id) == game
    assert kind_of(id) == kind
    assert clause(id).kind == kind
    assert file_of(id) in RULE_FILES[game]


def test_a_clause_is_found_in_both_languages() -> None:
    assert clause("EX-FGT-16").text.startswith("In one turn the same state may be attacked")
    assert clause("EX-FGT-16", "cs").text.startswith("V jednom tahu lze z téhož státu")


@pytest.mark.parametrize("written", ["ex-fgt-16", " EX-FGT-16 ", "Ex-Fgt-016"])
def test_case_blanks_and_leading_zeros_do_not_matter(written: str) -> None:
    assert clause(written).id == "EX-FGT-16"
    assert [rule.id for rule in find(written)] == ["EX-FGT-16"]


def test_a_section_lists_all_of_its_rules() -> None:
    assert [rule.id for rule in find("ex-fgt", "cs")] == [f"EX-FGT-{number}" for number in range(1, 20)]
    assert len(find("EX-R")) == 59


def test_the_rules_of_a_game_come_in_the_order_of_its_files() -> None:
    sections = [rule.id for rule in clauses("salva")]
    assert sections.index("SA-minimal-1") < sections.index("SA-air-1") < sections.index("SA-supply-1")


def test_an_unknown_id_is_refused_with_near_misses() -> None:
    with pytest.raises(UnknownClause) as caught:
        clause("EX-FTG-1")
    assert "EX-FGT-1" in caught.value.near
    assert str(caught.value).startswith("There is no rule with the id 'EX-FTG-1'. Did you mean EX-FGT-1")
    assert caught.value.code == "unknown_clause"


@pytest.mark.parametrize("asked", ["", "QQ-1", "attack", "x" * 10_000])
def test_letters_of_no_game_are_refused_without_a_guess(asked: str) -> None:
    with pytest.raises(UnknownClause) as caught:
        find(asked)
    assert caught.value.near == []
    assert str(caught.value).endswith(".")


def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(UnknownClause):
        find("EX-XYZ")


def test_a_game_without_a_translation_says_so() -> None:
    with pytest.raises(NotTranslated, match="'evropska_valka' do not exist in the language 'de'"):
        clause("EV-KNG-3", "de")
    with pytest.raises(NotTranslated):
        clauses("expanze", "de")


def test_an_unknown_id_of_an_untranslated_game_is_unknown_first() -> None:
    with pytest.raises(UnknownClause):
        clause("EV-KNG-99", "de")


def test_a_rule_file_is_read_whole() -> None:
    assert rule_text("expanze.md", "cs").startswith("# Expanze")


@pytest.mark.parametrize("language", ["cs", "en"])
def test_a_game_is_taught_in_a_page(language: str) -> None:
    assert learn_text("expanze", language).startswith("# ")
    with pytest.raises(KeyError):
        learn_text("chess", language)


@pytest.mark.parametrize("language", ["en", "cs"])
def test_the_lesson_of_a_chapter_is_its_section_of_the_book_and_no_more(language: str) -> None:
    heading = lesson_titles("salva")["supply"][language]
    page = lesson_text("salva", "supply", language)
    assert page.startswith(f"# {heading}\n\n")
    assert len(page) > len(heading) + 100
    assert "\n##" not in page
    with pytest.raises(KeyError):
        lesson_text("salva", "no_such_chapter", language)
