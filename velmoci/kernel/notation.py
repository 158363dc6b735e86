"""How orders are written: words for the fields, and the way back from text and from JSON."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from velmoci.kernel.errors import Malformed, Refusal

if TYPE_CHECKING:
    from velmoci.kernel.order import Order

WORD = re.compile(r"[A-Za-z0-9_]+\Z")
LONGEST_TEXT = 4000
LONGEST_NUMBER = 40
"""More digits are not looked at; to see in a long text whether it is a number would take seconds."""


class Tokens:
    """The words of an order that have not been read yet."""

    def __init__(self, words: list[str], keywords: frozenset[str]) -> None:
        self.words = words
        self.keywords = keywords

    def next(self) -> str | None:
        """The next word, unless it opens another field."""
        if self.words and self.words[0] not in self.keywords:
            return self.words[0]
        return None

    def take(self, expected: str) -> str:
        """Takes one word; there must be one."""
        word = self.next()
        if word is None:
            raise Malformed("missing_word", expected=expected)
        return self.words.pop(0)


class Codec:
    """How one field's value is written, read and carried in JSON."""

    expects = "word"

    def write(self, value: object) -> str:
        return str(value)

    def read(self, tokens: Tokens) -> object:
        return self.from_json(tokens.take(self.expects))

    def to_json(self, value: object) -> object:
        return value

    def from_json(self, value: object) -> object:
        raise NotImplementedError


class Name(Codec):
    """One id such as `maghreb`."""

    def from_json(self, value: object) -> str:
        if isinstance(value, str) and WORD.match(value):
            return value
        raise Malformed("not_a_name", value=shorten(value))


class Letters(Name):
    """A few letters such as `PPK`, or none."""

    def from_json(self, value: object) -> str:
        return "" if value == "" else super().from_json(value)


class Number(Codec):
    """A whole number; anything else that looks like a number is refused under the game's own clause."""

    expects = "number"

    def __init__(self, code: str, clause: str) -> None:
        self.code = code
        self.clause = clause

    def read(self, tokens: Tokens) -> int:
        word = tokens.take(self.expects)
        if re.fullmatch(r"-?[0-9]{1,15}", word):
            return int(word)
        return self.refuse(word)

    def from_json(self, value: object) -> int:
        if isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**15:
            return value
        return self.refuse(value)

    def refuse(self, value: object) -> int:
        if re.fullmatch(r"-?[0-9]*[.,/]?[0-9]+", str(value)[:LONGEST_NUMBER]) and not isinstance(value, bool):
            raise Refusal(self.code, self.clause, value=shorten(value))
        raise Malformed("not_a_number", value=shorten(value))


class Names(Codec):
    """Several names, as many as are written."""

    def __init__(self) -> None:
        self.item = Name()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return " ".join(value)

    def read(self, tokens: Tokens) -> tuple[str, ...]:
        names = []
        while tokens.next() is not None:
            names.append(self.item.from_json(tokens.take("word")))
        return tuple(names)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def from_json(self, value: object) -> tuple[str, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        return tuple([self.item.from_json(item) for item in value])


class Counts(Codec):
    """Names with numbers, as `alaska 3 japan 1`; no name twice."""

    def __init__(self, code: str, clause: str) -> None:
        self.name = Name()
        self.number = Number(code, clause)

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{name} {count}" for name, count in value)

    def read(self, tokens: Tokens) -> tuple[tuple[str, int], ...]:
        pairs: list[object] = []
        while tokens.next() is not None:
            pairs.append([self.name.from_json(tokens.take("word")), self.number.read(tokens)])
        return self.from_json(pairs)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(pair) for pair in value]

    def from_json(self, value: object) -> tuple[tuple[str, int], ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        pairs: list[tuple[str, int]] = []
        seen: set[str] = set()
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2:
                raise Malformed("not_a_pair", value=shorten(pair))
            name = self.name.from_json(pair[0])
            if name in seen:
                raise Malformed("named_twice", value=name)
            seen.add(name)
            pairs.append((name, self.number.from_json(pair[1])))
        return tuple(pairs)


class Pairs(Codec):
    """Names by twos, as `KH red, 2C blue`; a name may come again."""

    def __init__(self) -> None:
        self.item = Name()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{name} {other}" for name, other in value)

    def read(self, tokens: Tokens) -> tuple[tuple[str, str], ...]:
        pairs: list[object] = []
        while tokens.next() is not None:
            pairs.append([tokens.take("word"), tokens.take("word")])
        return self.from_json(pairs)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(pair) for pair in value]

    def from_json(self, value: object) -> tuple[tuple[str, str], ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        pairs: list[tuple[str, str]] = []
        for pair in value:
            if not isinstance(pair, list) or len(pair) != 2:
                raise Malformed("not_two_names", value=shorten(pair))
            pairs.append((self.item.from_json(pair[0]), self.item.from_json(pair[1])))
        return tuple(pairs)


class Field:
    """One field of an order; `word` stands in front of it, and with a default it may be left out."""

    def __init__(self, name: str, codec: Codec, word: str = "", default: object = None) -> None:
        self.name = name
        self.codec = codec
        self.word = word
        self.default = default

    def write(self, value: object) -> str:
        """The field as text; nothing when it has its default value."""
        if self.default is not None and value == self.default:
            return ""
        written = self.codec.write(value)
        return f"{self.word} {written}" if self.word else written

    def read(self, tokens: Tokens) -> object:
        """Reads the field from the words left, or takes its default."""
        if self.word:
            if not tokens.words or tokens.words[0] != self.word:
                return self.missing()
            tokens.words.pop(0)
        elif self.default is not None and tokens.next() is None:
            return self.default
        return self.codec.read(tokens)

    def from_json(self, values: dict[str, object]) -> object:
        """Takes the field out of a JSON object, or its default."""
        if self.name not in values:
            return self.missing()
        return self.codec.from_json(values[self.name])

    def missing(self) -> object:
        if self.default is None:
            raise Malformed("missing_word", expected=self.word or self.name)
        return self.default


class Notation:
    """All kinds of order of one game, and the way from text or JSON to an order."""

    def __init__(self, kinds: Iterable[type[Order]]) -> None:
        self.kinds: dict[str, type[Order]] = {}
        for kind in kinds:
            known = self.kinds.setdefault(kind.kind, kind)
            if known is not kind:
                raise ValueError(f"two kinds of order are called {kind.kind!r}: {whose(known)} and {whose(kind)}")

    def parse(self, text: str) -> Order:
        """Reads `attack maghreb iberia 4`; commas are only for the eye."""
        if len(text) > LONGEST_TEXT:
            raise Malformed("too_long", limit=LONGEST_TEXT)
        words = text.replace(",", " ").split()
        if not words:
            raise Malformed("empty_order")
        kind = self.kind(words.pop(0))
        tokens = Tokens(words, frozenset(field.word for field in kind.fields if field.word))
        values = [field.read(tokens) for field in kind.fields]
        if tokens.words:
            raise Malformed("words_left", value=shorten(" ".join(tokens.words)))
        return build(kind, values)

    def from_json(self, value: object) -> Order:
        """Reads the JSON object of an order; unknown keys are mistakes, not noise."""
        if not isinstance(value, dict) or not isinstance(value.get("kind"), str):
            raise Malformed("not_an_order", value=shorten(value))
        kind = self.kind(value["kind"])
        known = sum([field.name in value for field in kind.fields])
        if len(value) > 1 + known:
            unknown = set(value) - {"kind"} - {field.name for field in kind.fields}
            raise Malformed("unknown_item", value=shorten(min(map(str, unknown))))
        return build(kind, [field.from_json(value) for field in kind.fields])

    def kind(self, name: str) -> type[Order]:
        """The class of orders of that name; a near miss is suggested."""
        found = self.kinds.get(name)
        if found is None:
            raise Malformed("unknown_order", value=shorten(name), near=get_close_matches(name, self.kinds, 1))
        return found


def whose(kind: Any) -> str:
    """A class of orders with its module, which tells the chapter; mypyc knows no such attribute of a typed class."""
    return f"{kind.__module__}.{kind.__name__}"


def build(kind: Callable[..., Order], values: list[object]) -> Order:
    return kind(*values)


def shorten(value: object) -> str:
    """What came in, cut so that it can stand in a sentence."""
    text = str(value)
    return text if len(text) <= 40 else text[:39] + "…"
