"""Sentences in Czech and English, from Fluent files that the browser reads too."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from velmoci.kernel.errors import Rejected, Value, VelmociError
from velmoci.kernel.event import Seen
from velmoci.kernel.resources import read_text

LANGUAGES: Final = ("cs", "en")
Names = Callable[[str, str, str], "str | None"]


class Sentences:
    """All that the program says in one language: its own texts and those of the packages named."""

    def __init__(self, language: str, packages: tuple[str, ...] = (), names: Names | None = None) -> None:
        self.language = language
        self.names = names
        self.bundle = FluentBundle([language], use_isolating=False)
        for package in ("velmoci.kernel", *packages):
            self.bundle.add_resource(FluentResource(read_text(package, f"texts/{language}.ftl")))

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def say(self, message: str, values: Mapping[str, Value] | None = None) -> str:
        """The message with its values; names of things are put in by themselves."""
        pattern = self.bundle.get_message(message).value
        assert pattern is not None
        spoken: dict[str, str | int] = {}
        for key, value in (values or {}).items():
            spoken.update(self.spoken(key, value))
        text, errors = self.bundle.format_pattern(pattern, spoken)
        if errors:
            raise ValueError(f"{message}: {errors[0]}")
        return str(text)

    def event(self, seen: Seen) -> str:
        """What happened, as one sentence."""
        return self.say(f"event-{seen.sentence}", seen.values)

    def error(self, error: VelmociError) -> str:
        """What is wrong, as one sentence, with the clause where there is one."""
        message = f"error-{error.code.replace('_', '-')}"
        if not self.has(message):
            return str(error)
        text = self.say(message, error.values)
        return f"{text} [{error.clause}]" if isinstance(error, Rejected) and error.clause else text

    def spoken(self, key: str, value: Value) -> dict[str, str | int]:
        """The value as the message wants it; a named thing brings its other grammatical forms along."""
        if isinstance(value, int):
            return {key: value}
        if isinstance(value, list):
            parts = [self.spoken(key, item)[key] for item in value]
            return {key: ", ".join(str(part) for part in parts), f"{key}_count": len(parts)}
        name = self.names(key, value, self.language) if self.names is not None else None
        if name is not None and name.startswith("@"):
            return self.forms(key, name[1:])
        return {key: name if name is not None else value}

    def forms(self, key: str, message: str) -> dict[str, str | int]:
        """A name that stands in the texts, with its cases as `key_acc`, `key_gen` and so on."""
        found = self.bundle.get_message(message)
        assert found.value is not None
        forms: dict[str, str | int] = {key: str(self.bundle.format_pattern(found.value)[0])}
        for case, pattern in found.attributes.items():
            forms[f"{key}_{case}"] = str(self.bundle.format_pattern(pattern)[0])
        return forms
