"""Options of a rulebook: a name, a default, what is allowed, and the clause that it changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Final

from velmoci.kernel.errors import BadRulebook

OptionValue = int | bool | str | dict[str, int]
ASK: Final = "ask"


class Option:
    """One option; `read` takes a value of the right type and range or says what is wrong with it."""

    def __init__(self, name: str, default: OptionValue, clause: str) -> None:
        self.name = name
        self.default = default
        self.clause = clause

    def read(self, value: object) -> OptionValue:
        """The value, checked."""
        raise NotImplementedError

    def read_text(self, text: str) -> OptionValue:
        """The value as a person types it after `name=`."""
        return self.read(text)

    def allowed(self) -> str:
        """What may be set, in a few words."""
        raise NotImplementedError

    def wrong(self, value: object) -> BadRulebook:
        return BadRulebook(
            "bad_option", self.clause, option=self.name, value=str(value)[:40], allowed=self.allowed()
        )

    def to_json(self) -> dict[str, object]:
        """The option as data, for a form that sets it."""
        return {"name": self.name, "default": self.default, "clause": self.clause, "allowed": self.allowed()}


class IntOption(Option):
    """A whole number from `least` to `most`; zero too where `or_zero` says so."""

    def __init__(self, name: str, default: int, least: int, most: int, clause: str, or_zero: bool = False):
        super().__init__(name, default, clause)
        self.least = least
        self.most = most
        self.or_zero = or_zero

    def read(self, value: object) -> OptionValue:
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.wrong(value)
        if not self.least <= value <= self.most and not (self.or_zero and value == 0):
            raise self.wrong(value)
        return value

    def read_text(self, text: str) -> OptionValue:
        try:
            return self.read(int(text))
        except ValueError:
            raise self.wrong(text) from None

    def allowed(self) -> str:
        return f"{'0, ' if self.or_zero else ''}{self.least}–{self.most}"

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "int", "least": self.least, "most": self.most, "or_zero": self.or_zero}


class BoolOption(Option):
    """True or false."""

    def read(self, value: object) -> OptionValue:
        if isinstance(value, bool):
            return value
        raise self.wrong(value)

    def read_text(self, text: str) -> OptionValue:
        if text not in ("true", "false"):
            raise self.wrong(text)
        return text == "true"

    def allowed(self) -> str:
        return "true, false"

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "bool"}


class AskOption(BoolOption):
    """True, false, or `ask`: the table decides when the time comes."""

    def read(self, value: object) -> OptionValue:
        return ASK if value == ASK else super().read(value)

    def read_text(self, text: str) -> OptionValue:
        return ASK if text == ASK else super().read_text(text)

    def allowed(self) -> str:
        return f"{super().allowed()}, {ASK}"

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "ask"}


class ChoiceOption(Option):
    """One of a few words; the first is the default."""

    def __init__(self, name: str, choices: tuple[str, ...], clause: str) -> None:
        super().__init__(name, choices[0], clause)
        self.choices = choices

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and value in self.choices:
            return value
        raise self.wrong(value)

    def allowed(self) -> str:
        return ", ".join(self.choices)

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "choice", "choices": list(self.choices)}


class TableOption(Option):
    """A number for each of a fixed set of names, all present."""

    def __init__(self, name: str, default: Mapping[str, int], least: int, most: int, clause: str) -> None:
        super().__init__(name, dict(default), clause)
        self.keys = tuple(default)
        self.least = least
        self.most = most

    def read(self, value: object) -> OptionValue:
        if not isinstance(value, dict) or set(value) != set(self.keys):
            raise self.wrong(value)
        for number in value.values():
            if not isinstance(number, int) or isinstance(number, bool) or not self.least <= number <= self.most:
                raise self.wrong(value)
        return {key: value[key] for key in self.keys}

    def read_text(self, text: str) -> OptionValue:
        """Reads `PPP:4/KKK:6/DDD:8/PKD:10`."""
        pairs = [pair.partition(":") for pair in text.split("/")]
        try:
            return self.read({name: int(number) for name, _, number in pairs})
        except ValueError:
            raise self.wrong(text) from None

    def allowed(self) -> str:
        return f"{'/'.join(f'{key}:n' for key in self.keys)}, n = {self.least}–{self.most}"

    def to_json(self) -> dict[str, object]:
        return {
            **super().to_json(), "type": "table", "keys": list(self.keys), "least": self.least, "most": self.most
        }


RATIO = re.compile(r"[0-9]{1,6}(?:/[1-9][0-9]{0,5})?\Z")


def read_ratio(value: object) -> Fraction | None:
    """A whole number or a fraction such as `3/2`, never a decimal number; None where it is neither."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 10**6:
        return Fraction(value)
    return Fraction(value) if isinstance(value, str) and RATIO.match(value) else None


class RatioOption(Option):
    """An exact number such as `3/2`, kept as text in lowest terms; `words` may stand in its place."""

    def __init__(
        self, name: str, default: str, least: str, most: str, clause: str, words: tuple[str, ...] = (),
        above: bool = False,
    ) -> None:
        super().__init__(name, default, clause)
        self.least = least
        self.most = most
        self.words = words
        self.above = above
        """Whether `least` itself is already too little."""

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and value in self.words:
            return value
        number = read_ratio(value)
        if number is None or not Fraction(self.least) <= number <= Fraction(self.most):
            raise self.wrong(value)
        if self.above and number == Fraction(self.least):
            raise self.wrong(value)
        return str(number)

    def allowed(self) -> str:
        words = "".join(f", {word}" for word in self.words)
        return f"{'> ' if self.above else ''}{self.least}–{self.most}{words}"

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "ratio", "words": list(self.words)}


class RatiosOption(Option):
    """So many exact numbers, kept as text with spaces between; `words` are short for whole lists."""

    def __init__(
        self, name: str, default: str, count: int, clause: str, words: Mapping[str, str] | None = None
    ) -> None:
        super().__init__(name, default, clause)
        self.count = count
        self.words = dict(words or {})

    def read(self, value: object) -> OptionValue:
        if isinstance(value, list):
            parts: list[object] = list(value)
        elif isinstance(value, str):
            parts = list(self.words.get(value, value).replace(",", " ").split())
        else:
            raise self.wrong(value)
        numbers = [read_ratio(part) for part in parts]
        if len(numbers) != self.count or any(number is None for number in numbers):
            raise self.wrong(value)
        return " ".join([str(number) for number in numbers])

    def allowed(self) -> str:
        return " / ".join([f"{self.count} × n, n/m", *self.words])

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "ratios", "count": self.count, "words": list(self.words)}


class NamesOption(Option):
    """Names such as those of fields, kept as text with spaces between; none is allowed."""

    def read(self, value: object) -> OptionValue:
        if isinstance(value, list) and all(isinstance(name, str) for name in value):
            value = " ".join(value)
        if not isinstance(value, str) or not all(re.fullmatch(r"[A-Za-z0-9_]+", name) for name in value.split()):
            raise self.wrong(value)
        if len(set(value.split())) < len(value.split()):
            raise self.wrong(value)
        return " ".join(value.split())

    def allowed(self) -> str:
        return "name name …"

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "names"}


class TextOption(Option):
    """Any text up to a length: a name, or a whole map written out."""

    def __init__(self, name: str, default: str, clause: str, longest: int = 100_000) -> None:
        super().__init__(name, default, clause)
        self.longest = longest

    def read(self, value: object) -> OptionValue:
        if isinstance(value, str) and len(value) <= self.longest:
            return value
        raise self.wrong(value)

    def allowed(self) -> str:
        return "…"

    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "type": "text"}
