"""Names as people type them: in Czech or English, shortened as far as they stay clear."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Final

from velmoci.cli.language import LANGUAGES, OWN_TEXTS, plain_texts
from velmoci.cli.numbers import is_whole
from velmoci.cli.problems import CommandError

MOST_WORDS: Final = 5
ALL: Final = ("all", "vse", "vsichni")
Suggestion = tuple[str, str]
"""A word of the notation, and a remark beside it."""


def simple(text: str) -> str:
    """Small letters without accents; underscores, hyphens and commas are spaces."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(letter for letter in folded if not unicodedata.combining(letter))
    return " ".join(kept.replace("_", " ").replace("-", " ").replace(",", " ").split())


@cache
def command_words(texts: tuple[str, ...], known: tuple[str, ...]) -> dict[str, str]:
    """Every word that names one of these orders and commands, in both languages."""
    words = {simple(word): word for word in known}
    for language in LANGUAGES:
        for package in (OWN_TEXTS, *texts):
            for message, text in plain_texts(package, language).items():
                if message.startswith("word-") and message[5:] in known:
                    words.update({simple(word): message[5:] for word in text.split(",")})
    return words


def find_command(word: str, words: Mapping[str, str]) -> str | None:
    """The order or command that a word means: whole, in either language, or shortened without doubt."""
    key = simple(word)
    if key in words:
        return words[key]
    found = sorted({name for text, name in words.items() if key and text.startswith(key)})
    if len(found) > 1:
        raise CommandError("ambiguous_word", value=word[:40], names=found)
    return found[0] if found else None


def match_name(
    words: Sequence[str],
    likely: Sequence[str],
    known: Mapping[str, Collection[str]],
    code: str,
    called: Callable[[list[str]], list[str]],
) -> tuple[str, int]:
    """The thing named at the beginning of the words, and how many words that takes; likely ones come first."""
    for count in range(len(words), 0, -1):
        key = simple(" ".join(words[:count]))
        exact = [id for id, names in known.items() if key in names]
        if exact:
            return exact[0], count
    for fits in (begins, word_begins):
        for group in (likely, list(known)):
            for count in range(len(words), 0, -1):
                key = simple(" ".join(words[:count]))
                found = [id for id in group if any(fits(name, key) for name in known[id])]
                if len(found) == 1:
                    return found[0], count
                if found:
                    raise CommandError("ambiguous_name", value=" ".join(words[:count])[:40], names=called(found))
    asked = " ".join(words)
    names = {name: id for id, all_names in known.items() for name in all_names}
    near = [names[key] for key in get_close_matches(simple(asked), names, 1, 0.7)]
    raise CommandError(code, value=asked[:40], near=called(near))


def name_words(words: Sequence[str], is_end: Callable[[str], bool]) -> Sequence[str]:
    """The words that could belong to one name: it ends before a number or whatever else ends it."""
    count = 0
    for word in words[:MOST_WORDS]:
        if is_whole(word.lstrip("-")) or simple(word) in ALL or is_end(word):
            break
        count += 1
    return words[: max(1, count)]


def begins(name: str, key: str) -> bool:
    return bool(key) and name.startswith(key)


def word_begins(name: str, key: str) -> bool:
    """Whether a later word of the name begins so: "brit" for Great Britain."""
    return bool(key) and f" {key}" in f" {name}"


def fits(word: str, remark: str, begun: str) -> bool:
    """Whether a suggestion goes on from what is typed of it, by its id or by its name."""
    key = simple(begun)
    return simple(word).startswith(key) or simple(remark).startswith(key) or f" {key}" in f" {simple(word)}"


def suggest(text: str, next_words: Callable[[list[str]], list[Suggestion]]) -> list[Suggestion]:
    """How a line may go on: the words that follow those typed, as far as they fit the one that is begun."""
    words = text.replace(",", " ").split()
    begun = words.pop() if words and text[-1] not in " ," else ""
    try:
        found = next_words(words)
    except CommandError:
        return []
    return [(word, remark) for word, remark in found if fits(word, remark, begun)]
