"""The numbered rules as data: every clause, ruling and test vector, found by its id."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from velmoci.kernel.resources import read_text

RULE_FILES: Final[dict[str, tuple[str, ...]]] = {
    "expanze": ("expanze.md",),
    "evropska_valka": ("evropska-valka.md",),
    "salva": (
        "salva-1-basic.md",
        "salva-2-start-and-goals.md",
        "salva-3-foundations-and-arms.md",
        "salva-4-hiding.md",
        "salva-5-ideas.md",
    ),
}
TRANSLATED: Final[dict[str, tuple[str, ...]]] = {"en": tuple(RULE_FILES), "cs": ("expanze",)}

_ID: Final = (
    r"(?:(?:EX|EV)-(?:[A-Z]{3}-\d+|R-\d+|T-S?\d+)"
    r"|(?:SA|SR)-[a-z][a-z0-9_]*-\d+"
    r"|(?:R[345]|V2?|T[SV][345]|H3|I[45])-\d+)(?!\w)"
)
_BOLD_ID: Final = re.compile(rf"\*\*({_ID})\*\*")
_ROW_ID: Final = re.compile(rf"({_ID})(?: \((.*)\))?$")
_RANGE: Final = (" to ", " až ", "–", "..")
_JOINT: Final = r",\s?| and | or | a | nebo | to | až |–|\.\."
# A bare number after a comma cites a rule only where the list plainly goes on or ends: not in "EX-FAR-1, 10 soldiers".
_BARE: Final = r"(?<!,)(?<!,\s)\d+|\d+(?=[,;.)|\]–]|\s*\||\s*$| to \d| and \d)"
_CITED: Final = re.compile(rf"(?<![\w-])({_ID})((?:(?:{_JOINT})(?:{_ID}|-\d+|{_BARE})(?!\w))*)", re.MULTILINE)
_CONTINUED: Final = re.compile(rf"({_JOINT})({_ID}|-?\d+)")
_CLOSING_MARKS: Final = re.compile(r"\s*(?:\(([^()]*)\)|\[([^\[\]]*)\])$")
_IS_MARK: Final = re.compile(r"§|\bL\d|introduction|úvod|designed|^(?:D|sibling|derived)\b|\b(?:E[XV]-R|SR-[a-z0-9_]+|R[345])-\d")
_NUMBER: Final = re.compile(r"^(.*-S?)(\d+)$")


class Clause(NamedTuple):
    """One numbered rule; a table row's cells stand in `text` on lines of their own, each after its heading."""

    id: str
    kind: str
    text: str
    section: str
    sources: tuple[str, ...]
    references: tuple[str, ...]

    @property
    def group(self) -> str:
        """The id without its number: `EX-FGT` of `EX-FGT-16`."""
        return group_of(self.id)


class UnknownClause(LookupError):
    """No rule has this id; `suggestions` are the ids most like it."""

    def __init__(self, asked: str, suggestions: tuple[str, ...]) -> None:
        self.asked = asked
        self.suggestions = suggestions
        hint = f" Did you mean {', '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"There is no rule with the id {asked!r}.{hint}")


class NotTranslated(LookupError):
    """The rules of this game do not exist in this language."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        super().__init__(f"The rules of {game!r} do not exist in the language {language!r}.")


def clause(id: str, language: str = "en") -> Clause:
    """Return the rule with this id, in whatever case it is written; raise `UnknownClause` if there is none."""
    game, key = game_of(id), _key(id)
    for file in RULE_FILES[game]:
        if key in _index(file, "en"):
            _require_translation(game, language)
            return _index(file, language)[key]
    raise _unknown(id)


def find(asked: str, language: str = "en") -> tuple[Clause, ...]:
    """Return the one rule with this id, or all rules of a section such as `EX-FGT` in order."""
    key = _key(asked)
    section = [c.id for c in clauses(game_of(asked)) if _key(c.group) == key]
    return tuple(clause(id, language) for id in section or [asked])


def clauses(game: str, language: str = "en") -> tuple[Clause, ...]:
    """Return every rule of a game in the order of its rulebook."""
    _require_translation(game, language)
    return tuple(c for file in RULE_FILES[game] for c in _parsed(file, language))


def rule_text(file: str, language: str = "en") -> str:
    """Return a whole rule file as it is printed."""
    return read_text("velmoci", f"rules/{language}/{file}")


def game_of(id: str) -> str:
    """Return the game an id belongs to by its first letters; raise `UnknownClause` for letters no game has."""
    letters = id.strip().upper().partition("-")[0]
    if letters == "EX":
        return "expanze"
    if letters == "EV":
        return "evropska_valka"
    if letters in ("SA", "SR") or re.fullmatch(r"R[345]|V2?|T[SV][345]|H3|I[45]", letters):
        return "salva"
    raise _unknown(id)


def group_of(id: str) -> str:
    """Return the id without its number."""
    return id.rpartition("-")[0]


def kind_of(id: str) -> str:
    """Say what an id names: a `clause`, a `ruling`, a `vector` or an `invariant`."""
    if re.match(r"E[XV]-R-|SR-|R\d-", id):
        return "ruling"
    if re.match(r"E[XV]-T-|V2?-|T[SV]\d-", id):
        return "vector"
    return "invariant" if re.match(r"[HI]\d-", id) else "clause"


def cited_ids(text: str) -> tuple[str, ...]:
    """Return every id that a text cites, short forms (`EX-WIN-9, -10`, `SA-air-3 to 5`) written out."""
    ids: dict[str, None] = {}
    for match in _CITED.finditer(text):
        last = match[1]
        ids[last] = None
        for joint, following in _CONTINUED.findall(match[2]):
            named = following if re.match(r"[A-Z]", following) else _renumbered(last, following.lstrip("-"))
            if joint in _RANGE:
                ids.update(dict.fromkeys(_between(last, named)))
            ids[named] = None
            last = named
    return tuple(ids)


def parse(text: str) -> tuple[Clause, ...]:
    """Read every rule out of a rule file, from lists and from table rows, in order."""
    return tuple(_entries(text))


@cache
def _parsed(file: str, language: str) -> tuple[Clause, ...]:
    return parse(rule_text(file, language))


@cache
def _index(file: str, language: str) -> dict[str, Clause]:
    return {_key(c.id): c for c in _parsed(file, language)}


def _require_translation(game: str, language: str) -> None:
    if game not in TRANSLATED.get(language, ()):
        raise NotTranslated(game, language)


def _key(id: str) -> str:
    return re.sub(r"(?<=-)0+(?=\d)", "", id.strip().casefold())


def _unknown(asked: str) -> UnknownClause:
    from difflib import get_close_matches

    ids = {c.id.casefold(): c.id for game in RULE_FILES for c in clauses(game)}
    near = get_close_matches(asked.strip().casefold(), ids, n=3, cutoff=0.7)
    return UnknownClause(asked, tuple(ids[key] for key in near))


def _renumbered(id: str, number: str) -> str:
    match = _NUMBER.match(id)
    assert match is not None
    width = len(match[2]) if match[2].startswith("0") else 0
    return f"{match[1]}{number:0>{width}}"


def _between(first: str, last: str) -> Iterator[str]:
    low, high = _NUMBER.match(first), _NUMBER.match(last)
    assert low is not None and high is not None
    if low[1] == high[1]:
        for number in range(int(low[2]) + 1, int(high[2])):
            yield _renumbered(first, str(number))


def _entries(text: str) -> Iterator[Clause]:
    section = ""
    header: list[str] = []
    block: list[str] = []
    for line in [*text.splitlines(), ""]:
        if block and (not line.strip() or line.startswith(("- ", "* ", "#", "|", "```"))):
            yield from _listed(re.sub(r"\n(?!\d+\. )", " ", "\n".join(block)), section)
            block = []
        if line.startswith("#"):
            section = line.lstrip("# ").strip()
        elif line.startswith("|"):
            cells = _cells(line)
            header = header or cells
            if row := _ROW_ID.match(cells[0]):
                yield _from_row(row, header, cells, section)
            continue
        elif line.strip():
            block.append(line.strip())
        header = []


def _listed(block: str, section: str) -> Iterator[Clause]:
    pieces = _BOLD_ID.split(block)
    for id, text in zip(pieces[1::2], pieces[2::2], strict=True):
        body, sources = _without_marks(text.strip())
        yield Clause(id, kind_of(id), body, section, sources, _references(id, text))


def _from_row(row: re.Match[str], header: list[str], cells: list[str], section: str) -> Clause:
    id = row[1]
    labelled = [f"{name}: {cell}" for name, cell in zip(header[1:], cells[1:], strict=True) if cell not in ("", "–")]
    marks = tuple(re.split(r"[,;] ", row[2])) if row[2] else ()
    return Clause(id, kind_of(id), "\n".join(labelled), section, marks, _references(id, " | ".join(cells[1:])))


def _cells(line: str) -> list[str]:
    return [cell.strip().replace("\\|", "|") for cell in re.split(r"(?<!\\)\|", line.strip())[1:-1]]


def _without_marks(text: str) -> tuple[str, tuple[str, ...]]:
    marks: list[str] = []
    while (closing := _CLOSING_MARKS.search(text)) and _IS_MARK.search(closing[1] or closing[2] or ""):
        inner = closing[1] or closing[2]
        marks[:0] = [re.sub(r"^(?:R|ruling) ", "", mark) for mark in re.split(r"[,;]\s", inner)]
        text = text[: closing.start()]
    return text, tuple(marks)


def _references(id: str, text: str) -> tuple[str, ...]:
    return tuple(cited for cited in cited_ids(text) if cited != id)
