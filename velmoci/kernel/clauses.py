"""The numbered rules as data: every clause, ruling and test vector, found by its id."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any, Final, NamedTuple

from velmoci.kernel.errors import VelmociError
from velmoci.kernel.resources import read_text

GAMES: Final[dict[str, dict[str, Any]]] = tomllib.loads(read_text("velmoci", "rules/games.toml"))
"""What `rules/games.toml` says of each game: its texts, and the shape of its ids."""
RULE_FILES: Final[dict[str, tuple[str, ...]]] = {game: tuple(texts["rules"]) for game, texts in GAMES.items()}
LEARN_FILES: Final[dict[str, str]] = {game: texts["learn"] for game, texts in GAMES.items()}
BOOK_FILES: Final[dict[str, str]] = {game: texts["book"] for game, texts in GAMES.items()}
TRANSLATED: Final[dict[str, tuple[str, ...]]] = {"en": tuple(RULE_FILES), "cs": tuple(RULE_FILES)}
COMING: Final[dict[str, str]] = tomllib.loads(read_text("velmoci", "rules/coming.toml"))["coming"]
"""The ids of rules and of whole sections that no game can be played by yet, with the reasons."""


def _any_of(shape: str) -> str:
    return "|".join(texts[shape] for texts in GAMES.values() if shape in texts)


_ID: Final = rf"(?:{_any_of('ids')})(?!\w)"
_BOLD_ID: Final = re.compile(rf"\*\*({_ID})\*\*")
_ROW_ID: Final = re.compile(rf"({_ID})(?: \((.*)\))?$")
_RANGE: Final = (" to ", " až ", "–", "..")
_JOINT: Final = r",\s?| and | or | a | nebo | to | až |–|\.\."
# After a comma a bare number cites a rule only where the list goes on or ends: not "EX-FAR-1, 10 soldiers".
_BARE: Final = r"(?<!,)(?<!,\s)\d+|\d+(?=[,;.)|\]–]|\s*\||\s*$| to \d| až \d| and \d| a \d)"
_CITED: Final = re.compile(rf"(?<![\w-])({_ID})((?:(?:{_JOINT})(?:{_ID}|-\d+|{_BARE})(?!\w))*)", re.MULTILINE)
_CONTINUED: Final = re.compile(rf"({_JOINT})({_ID}|-?\d+)")
_CLOSING_MARKS: Final = re.compile(r"\s*(?:\(([^()]*)\)|\[([^\[\]]*)\])$")
_IS_MARK: Final = re.compile(
    r"§|\bL\d|introduction|úvod|designed|^(?:D|sibling|příbuzná|derived|odvozeno)\b"
    rf"|\b(?:{_any_of('rulings')})"
)


class Clause(NamedTuple):
    """One numbered rule; of a table row each cell is a line of `text`, after its column's heading."""

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


class UnknownClause(VelmociError):
    """No rule has this id; `near` lists the ids most like it."""

    def __init__(self, asked: str, near: list[str]) -> None:
        super().__init__("unknown_clause", value=asked[:40], near=near)
        self.asked = asked
        self.near = near

    def __str__(self) -> str:
        hint = f" Did you mean {', '.join(self.near)}?" if self.near else ""
        return f"There is no rule with the id {self.asked!r}.{hint}"


class NotTranslated(VelmociError):
    """The rules of this game do not exist in this language."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__("not_translated", game=game, language=language)
        self.game = game
        self.language = language

    def __str__(self) -> str:
        return f"The rules of {self.game!r} do not exist in the language {self.language!r}."


def clause(id: str, language: str = "en") -> Clause:
    """Return the rule with this id, in whatever case it is written; `UnknownClause` if there is none."""
    file = file_of(id)
    _require_translation(game_of(id), language)
    return _index(file, language)[_key(id)]


def find(asked: str, language: str = "en") -> tuple[Clause, ...]:
    """Return the one rule with this id, or all rules of a section such as `EX-FGT` in order."""
    key = _key(asked)
    section = [c.id for c in clauses(game_of(asked)) if _key(c.group) == key]
    return tuple(clause(id, language) for id in section or [asked])


def clauses(game: str, language: str = "en") -> tuple[Clause, ...]:
    """Return every rule of a game in the order of its rulebook."""
    _require_translation(game, language)
    return tuple(c for file in RULE_FILES[game] for c in _parsed(file, language))


def learn_text(game: str, language: str) -> str:
    """Return the page that teaches a game in three minutes; raises KeyError for a game without one."""
    return rule_text(LEARN_FILES[game], language)


def book_text(game: str, language: str) -> str:
    """Return the rulebook for players of a game; raises KeyError for a game without one."""
    return rule_text(BOOK_FILES[game], language)


def lesson_titles(game: str) -> dict[str, dict[str, str]]:
    """Return the chapters with a section of their own in the rulebook for players, and its heading by language."""
    return dict(GAMES.get(game, {}).get("lessons", {}))


def lesson_text(game: str, chapter: str, language: str) -> str:
    """Return that section as a page: a chapter in a minute; raises KeyError for a chapter without one."""
    heading = lesson_titles(game)[chapter][language]
    after = book_text(game, language).partition(f"# {heading}\n")[2]
    return f"# {heading}\n{re.split(r'^##', after, maxsplit=1, flags=re.MULTILINE)[0]}"


def rule_text(file: str, language: str = "en") -> str:
    """Return a whole rule file as it is printed."""
    return read_text("velmoci", f"rules/{language}/{file}")


def game_of(id: str) -> str:
    """Return the game an id belongs to by its first letters; `UnknownClause` for letters no game has."""
    letters = id.strip().upper().partition("-")[0]
    for game, texts in GAMES.items():
        if re.fullmatch(texts["letters"], letters):
            return game
    raise _unknown(id)


def file_of(id: str) -> str:
    """Return the name of the rule file in which a rule stands."""
    for file in RULE_FILES[game_of(id)]:
        if _key(id) in _index(file, "en"):
            return file
    raise _unknown(id)


def group_of(id: str) -> str:
    """Return the id without its number."""
    return id.rpartition("-")[0]


def kind_of(id: str) -> str:
    """Say what an id names: a `clause`, a `ruling`, a `vector` or an `invariant`."""
    for kind in ("ruling", "vector", "invariant"):
        if re.match(_any_of(f"{kind}s"), id):
            return kind
    return "clause"


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
    near = get_close_matches(asked.strip()[:40].casefold(), ids, n=3, cutoff=0.7)
    return UnknownClause(asked, [ids[key] for key in near])


def _renumbered(id: str, number: str) -> str:
    prefix = id.rstrip("0123456789")
    width = len(id) - len(prefix) if id[len(prefix)] == "0" else 0
    return prefix + number.zfill(width)


def _between(first: str, last: str) -> Iterator[str]:
    prefix = first.rstrip("0123456789")
    if last.rstrip("0123456789") == prefix:
        for number in range(int(first[len(prefix) :]) + 1, int(last[len(prefix) :])):
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
    columns = zip(header[1:], cells[1:], strict=True)
    text = "\n".join(f"{name}: {cell}" for name, cell in columns if cell not in ("", "–"))
    marks = tuple(re.split(r"[,;] ", row[2])) if row[2] else ()
    return Clause(id, kind_of(id), text, section, marks, _references(id, " | ".join(cells[1:])))


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
