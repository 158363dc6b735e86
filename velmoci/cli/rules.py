"""`velmoci rules`: a clause, a section, or all clauses in which some words stand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from velmoci.cli.language import sentences
from velmoci.cli.problems import CommandError
from velmoci.cli.terminal import Terminal
from velmoci.kernel.clauses import (
    COMING,
    RULE_FILES,
    Clause,
    clause,
    clauses,
    find,
    kind_of,
    rule_text,
)
from velmoci.kernel.errors import Value
from velmoci.kernel.sentences import Sentences

LOOKS_LIKE_ID = re.compile(r"[A-Za-z]{1,2}\d?-\w+(-\w+)?$")
MOST_FOUND = 30


def start(words: Sequence[str], language: str, as_json: bool = False) -> None:
    """Prints what was asked for, or the list of games and sections."""
    terminal, say = Terminal(), sentences(language)
    if as_json:
        terminal.say_json([as_data(rule) for rule in chosen(list(words), language)])
    elif words:
        terminal.say(*clause_lines(list(words), say))
    else:
        terminal.say(*contents(say))


def chosen(words: list[str], language: str) -> list[Clause]:
    """The clauses that were asked for; without a wish all of them."""
    if len(words) == 1 and LOOKS_LIKE_ID.match(words[0]):
        return list(find(words[0], language))
    if words:
        return holding(words, language)
    return [rule for game in RULE_FILES for rule in clauses(game, language)]


def as_data(rule: Clause) -> dict[str, object]:
    """A clause for a script."""
    return {
        "id": rule.id,
        "kind": rule.kind,
        "section": rule.section,
        "text": rule.text,
        "sources": rule.sources,
        "references": rule.references,
        "playable": is_playable(rule),
    }


def contents(say: Sentences) -> list[RenderableType]:
    """Every game with its sections."""
    lines: list[RenderableType] = []
    for game in RULE_FILES:
        lines.append(Text(title_of(game, say.language), style="bold"))
        groups: dict[str, list[Clause]] = {}
        for rule in clauses(game, say.language):
            groups.setdefault(rule.group, []).append(rule)
        for group, rules in groups.items():
            section = plain_words(rules[0].section)
            values: dict[str, Value] = {"group": group, "count": len(rules), "section": section}
            lines.append(f"  {say.say('rules-section', values)}{remark(rules[0], say)}")
    lines.append(say.say("rules-how"))
    return lines


def title_of(game: str, language: str) -> str:
    """What a rulebook calls its game, at the beginning of its first line."""
    heading = rule_text(RULE_FILES[game][0], language).partition("\n")[0].lstrip("# ")
    return re.split(r":| [(—–]", heading)[0]


def clause_lines(words: list[str], say: Sentences) -> list[RenderableType]:
    """A clause with the rulings it rests on, a section, or what a search finds."""
    if not words:
        return contents(say)
    if len(words) == 1 and LOOKS_LIKE_ID.match(words[0]):
        return by_id(words[0], say)
    return search(words, say)


def by_id(asked: str, say: Sentences) -> list[RenderableType]:
    found = find(asked, say.language)
    lines: list[RenderableType] = []
    for rule in found:
        lines += whole(rule, say)
    if len(found) == 1:
        rulings = [id for id in (*found[0].sources, *found[0].references) if kind_of(id) == "ruling"]
        for id in dict.fromkeys(rulings):
            lines += [Text(say.say("rules-rests-on", {"id": id}), style="dim"), *whole(clause(id, say.language), say)]
    return lines


def whole(rule: Clause, say: Sentences) -> list[RenderableType]:
    """The id, the section and the text; a rule that nobody can play by yet says so."""
    head = Text(rule.id, style="bold").append(f"  {plain_words(rule.section)}", style="dim")
    head.append(remark(rule, say), style="yellow")
    return [head, Padding(Text(plain_words(rule.text)), (0, 0, 0, 2))]


def is_playable(rule: Clause) -> bool:
    """Whether a game can be played by this rule."""
    return rule.id not in COMING and rule.group not in COMING


def remark(rule: Clause, say: Sentences) -> str:
    """What is said behind a rule that no game has yet."""
    return "" if is_playable(rule) else f" – {say.say('rules-not-playable')}"


def plain_words(text: str) -> str:
    """The text without the marks of Markdown."""
    return re.sub(r"\*\*|`|(?<!\w)\*(?=\w)|(?<=\w)\*(?!\w)", "", text)


def search(words: list[str], say: Sentences) -> list[RenderableType]:
    """All clauses that hold every word, in any game."""
    found = holding(words, say.language)
    lines: list[RenderableType] = []
    for rule in found[:MOST_FOUND]:
        lines += whole(rule, say)
    if len(found) > MOST_FOUND:
        lines.append(say.say("rules-more", {"count": len(found) - MOST_FOUND}))
    return lines


def holding(words: list[str], language: str) -> list[Clause]:
    """The clauses in which every word stands; those that can be played by come first."""
    keys = [fold(word) for word in words]
    found = [
        rule
        for game in RULE_FILES
        for rule in clauses(game, language)
        if rule.kind in ("clause", "ruling") and all(key in fold(rule.text) for key in keys)
    ]
    if not found:
        raise CommandError("nothing_found", value=" ".join(words)[:60])
    return sorted(found, key=lambda rule: not is_playable(rule))


def fold(text: str) -> str:
    """For comparing: small letters without accents."""
    import unicodedata

    folded = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in folded if not unicodedata.combining(letter))
