"""Exact numbers: fractions as they are written, and chains of factors that explain a number."""

from __future__ import annotations

from math import gcd
from typing import Final, final

from mypy_extensions import mypyc_attr

from velmoci.kernel.option import read_ratio

MOST_READ: Final = 1000
READ: Final[dict[str, tuple[int, int]]] = {}
"""Texts that were read lately, at most so many of them: amounts are written and read again for every offer."""


class Link:
    """One link of a chain: its name, which clause it rests on, and its value: a factor, or an amount that is added."""

    def __init__(self, name: str, clause: str, num: int, den: int, is_added: bool = False) -> None:
        self.name: Final = name
        self.clause: Final = clause
        self.num: Final = num
        self.den: Final = den
        self.is_added: Final = is_added

    def to_json(self) -> dict[str, object]:
        """The link as JSON; an amount says that it is added."""
        told: dict[str, object] = {"name": self.name, "clause": self.clause, "value": ratio_text(self.num, self.den)}
        if self.is_added:
            told["added"] = True
        return told


@final
class Chain:
    """A number made step by step: factors multiply what there is, amounts are added to it.

    It keeps the steps where somebody wants to know why the number is what it is.
    """

    def __init__(self, explains: bool = False) -> None:
        self.num = 1
        self.den = 1
        self.links: list[Link] | None = [] if explains else None

    def times(self, num: int, den: int, name: str, clause: str) -> None:
        """Multiplies by `num / den`; factors of 1 are not worth a word."""
        if num != den:
            self.num *= num
            self.den *= den
            if self.links is not None:
                self.links.append(Link(name, clause, num, den))

    def plus(self, num: int, den: int, name: str, clause: str) -> None:
        """Adds `num / den`, which may be below 0; what is taken away leaves at least nothing."""
        if num == 0:
            return
        self.num = max(0, self.num * den + num * self.den)
        self.den *= den
        if self.links is not None:
            self.links.append(Link(name, clause, num, den, True))

    def starts_with(self, num: int, den: int, name: str, clause: str) -> None:
        """Multiplies by the number that the factors belong to; it is told even where it is 1."""
        self.num *= num
        self.den *= den
        if self.links is not None:
            self.links.append(Link(name, clause, num, den))

    def reduce(self) -> None:
        """Brings the number to lowest terms."""
        common = gcd(self.num, self.den)
        self.num //= common
        self.den //= common

    def text(self) -> str:
        """The number as text, `9/4`."""
        return ratio_text(self.num, self.den)

    def to_json(self) -> dict[str, object]:
        """The number with its steps."""
        return {"value": self.text(), "factors": [link.to_json() for link in self.links or []]}


@mypyc_attr(native_class=False)
class Inexact(ArithmeticError):
    """A number is no whole number of the parts in which it is counted: the chapter of a factor has a fault.

    Parts are chosen when the rules are made, by the denominators that all factors state; nothing is rounded to them.
    """

    def __init__(self, what: str, chain: Chain, parts: int) -> None:
        culprit = first_inexact(chain, parts)
        factor = f"; the factor {culprit.name} ({culprit.clause}) states no such denominator" if culprit else ""
        super().__init__(f"{what}: {chain.text()} is no whole number of parts, {parts} to the point{factor}")


def first_inexact(chain: Chain, parts: int) -> Link | None:
    """The link with which a number ceases to be a whole number of parts."""
    known = Chain()
    for link in chain.links or []:
        if link.is_added:
            known.plus(link.num, link.den, link.name, link.clause)
        else:
            known.times(link.num, link.den, link.name, link.clause)
        if known.num * parts % known.den:
            return link
    return None


def whole_parts(num: int, den: int, parts: int, what: str) -> int:
    """A fraction in parts, so many to 1; it must be a whole number of them."""
    if num * parts % den:
        chain = Chain()
        chain.num, chain.den = num, den
        raise Inexact(what, chain, parts)
    return num * parts // den


def ratio_text(num: int, den: int) -> str:
    """A fraction in lowest terms as text: `9/4`, `2`, `0`."""
    common = gcd(num, den)
    return f"{num // common}/{den // common}" if den != common else str(num // common)


def ratio(value: object) -> tuple[int, int]:
    """A whole number or a text such as `3/2` as numerator and denominator; it must be one of the two."""
    if isinstance(value, str) and value in READ:
        return READ[value]
    number = read_ratio(value)
    if number is None:
        raise ValueError(f"{value!r} is no exact number")
    found = number.numerator, number.denominator
    if isinstance(value, str):
        if len(READ) >= MOST_READ:
            READ.clear()
        READ[value] = found
    return found


def common_denominator(denominators: list[int]) -> int:
    """The smallest number that all of them divide."""
    least = 1
    for den in denominators:
        least = least * den // gcd(least, den)
    return least
