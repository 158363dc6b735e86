"""The browser holds no rules: it mints no clause, and what it offers it does not find on the map by itself.

That it offers exactly what a question lists, whatever map and view show, `web/tests/rules.test.ts` tries out.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from velmoci.kernel.clauses import clauses
from velmoci.kernel.registry import game_ids
from velmoci.kernel.resources import read_text
from velmoci.kernel.sentences import LANGUAGES

pytestmark = pytest.mark.interpreted

SOURCES: Final = Path(__file__).parents[1] / "web" / "src"
CLAUSE: Final = re.compile(r"\b(?:EX|EV|SA|SR)-[A-Za-z0-9_]+-\d+")
BORDERS: Final = re.compile(r"\bneighbours\b|\.next\b(?!\()")
"""How maps tell what lies beside a place."""
SHOWN: Final = {
    "expanze/StateList.svelte": "the list of states says what each borders on",
    "expanze/facts.ts": "the borders between two powers, for agreements",
    "evropska_valka/FieldList.svelte": "the list of fields says what each borders on",
    "evropska_valka/facts.ts": "the borders between two powers, for agreements",
    "salva/FieldList.svelte": "the list of fields says what each borders on",
    "salva/borders.ts": "the borders between two powers, for agreements",
}
"""Where a border may be read, for it is only shown."""
POINTS: Final = re.compile(r"\bamount\([^()]*(?:\([^()]*\)[^()]*)*\)\s*[-+*/](?![=>])|[-+*/]=?\s*amount\(|\bplus\(")
"""Sums of points, which the server writes as exact texts and `amount` makes numbers of."""
RECKONED: Final = {
    "salva/battle/volley.ts": "the shots of one salvo, drawn as one",
    "salva/flow/flow.ts": "how much lies somewhere, as the length of a bar",
    "salva/marks.ts": "how far something is, as the length of a bar",
    "salva/play.svelte.ts": "ways in the order of their costs",
    "salva/steps/Production.svelte": "what all fields have together, only shown",
}
"""Where points may be reckoned with."""
PART: Final = re.compile(r'<ClauseLink of="([a-z_-]+)"')
TEXT: Final = re.compile(r"^clause-([a-z_-]+) = (\S+)$", re.MULTILINE)
COMMENT: Final = re.compile(r"/\*.*?\*/|//.*?$|<style>.*?</style>", re.DOTALL | re.MULTILINE)


def sources() -> Iterator[tuple[str, str]]:
    """Every file of the client that is written by hand, with its text."""
    for file in sorted(SOURCES.rglob("*")):
        if file.suffix in (".ts", ".svelte", ".ftl") and file.name != "wire.ts":
            yield file.relative_to(SOURCES).as_posix(), file.read_text("utf-8")


def minted(text: str) -> list[str]:
    """The clauses that a text names by itself."""
    return CLAUSE.findall(text)


def reads_borders(name: str, text: str) -> bool:
    """Whether a file of a game looks up what lies beside a place, and not only to show it."""
    place = name.removeprefix("games/")
    return place != name and place not in SHOWN and BORDERS.search(COMMENT.sub("", text)) is not None


def reckons(name: str, text: str) -> bool:
    """Whether a file of a game adds up points by itself."""
    place = name.removeprefix("games/")
    return place != name and place not in RECKONED and POINTS.search(COMMENT.sub("", text)) is not None


def test_what_is_paid_is_reckoned_by_the_server() -> None:
    assert [name for name, text in sources() if not name.endswith(".ftl") and reckons(name, text)] == []
    kept = {name.removeprefix("games/") for name, text in sources() if POINTS.search(COMMENT.sub("", text))}
    assert set(RECKONED) <= kept


@pytest.mark.parametrize(
    "planted",
    [
        "const left = amount(price) - amount(share);",
        "const own = shares.reduce((all, share) => all + amount(share), 0);",
        'const rest = plus(price, share, -1);',
        "total += amount(view.fields[near]!.purse);",
    ],
)
def test_sums_of_points_ring_and_comparisons_do_not(planted: str) -> None:
    assert reckons("games/salva/payments.ts", planted)
    assert not reckons("games/salva/marks.ts", planted)
    assert reckons("games/salva/orders.ts", planted)
    assert not reckons("games/salva/payments.ts", f"// {planted}")
    assert not reckons("games/salva/payments.ts", "if (amount(one) <= amount(other)) return one;")


def test_no_clause_is_minted_in_the_browser() -> None:
    assert {name: found for name, text in sources() if (found := minted(text))} == {}


def test_what_lies_beside_a_place_is_only_shown() -> None:
    assert [name for name, text in sources() if not name.endswith(".ftl") and reads_borders(name, text)] == []
    assert {f"games/{place}" for place in SHOWN} <= {name for name, _ in sources()}


@pytest.mark.parametrize(
    "planted",
    [
        'this.why = { code: "too_few", clause: "EX-FGT-4", values: {} };',
        '<ClauseLink id="SA-multiplayer-5" onopen={onrule} />',
        "wrong = Not so [EV-TRN-4]",
    ],
)
def test_a_minted_clause_rings(planted: str) -> None:
    assert minted(planted)


@pytest.mark.parametrize(
    "planted",
    [
        "const targets = map.states.find((one) => one.id === state)?.neighbours ?? [];",
        "for (const there of this.map.field[here]!.next) front.push(there);",
    ],
)
def test_a_reach_of_its_own_rings_and_words_about_it_do_not(planted: str) -> None:
    assert reads_borders("games/expanze/play.svelte.ts", planted)
    assert not reads_borders("games/expanze/facts.ts", planted)
    assert not reads_borders("games/expanze/play.svelte.ts", f"// {planted}")
    assert not reads_borders("lib/zoom.ts", planted)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_behind_a_part_of_the_screen_is_one(language: str) -> None:
    named: set[str] = set()
    for game in game_ids():
        parts = dict(TEXT.findall(read_text(f"velmoci.{game}", f"texts/{language}.ftl")))
        assert set(parts.values()) <= {clause.id for clause in clauses(game)}
        named |= set(parts)
    assert {part for _, text in sources() for part in PART.findall(text)} <= named
