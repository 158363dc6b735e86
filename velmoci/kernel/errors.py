"""Three kinds of wrong: not notation, not yours to decide, not allowed by the rules."""

from __future__ import annotations

Value = str | int | list[str] | list[int]


class VelmociError(Exception):
    """Any mistake that a person can make; it carries what its localised sentence needs."""

    def __init__(self, code: str, **values: Value) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.values.items())
        return f"{self.code} ({details})" if details else self.code


class Malformed(VelmociError):
    """The input is no order at all: not notation, not the JSON of an order, not a record."""


class Rejected(VelmociError):
    """A well-formed order that is not carried out; it names the clause and has changed nothing."""

    def __init__(self, code: str, clause: str, **values: Value) -> None:
        super().__init__(code, **values)
        self.clause = clause

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.clause}]"


class NotYourDecision(Rejected):
    """The order is another seat's to give."""


class Refusal(Rejected):
    """The rules do not allow the order now."""


class BadRulebook(Rejected):
    """A rulebook that cannot be assembled: an unknown chapter, a missing need, an option out of range."""


class BadPosition(VelmociError):
    """A position that cannot be: written wrongly, or damaged."""


class BadRecord(VelmociError):
    """A record that does not replay: damaged, incomplete or of another game."""
