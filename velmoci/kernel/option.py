"""Options of a rulebook: a name, a default, what is allowed, and the clause that it changes."""

from __future__ import annotations

from collections.abc import Mapping

from velmoci.kernel.errors import BadRulebook

OptionValue = int | bool | str | dict[str, int]


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
