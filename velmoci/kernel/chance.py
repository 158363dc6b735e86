"""Chance: the rules ask for a roll after the choice it belongs to is fixed; a source answers.

Every question of chance is a die with some number of sides: a die, a card out of so many, one seat out
of so many. A source answers with a number from 1 to that number of sides.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.errors import BadRecord

T = TypeVar("T")

MULTIPLIER: Final[i64] = 1073740155
"""Below 2**30, and both MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are prime: the longest period."""
LOW_BITS: Final[i64] = 4294967295
WORD_SIZE: Final[i64] = 4294967296
MOST_SIDES: Final = 2**30
SECRET: Final = "secret"
"""What tells the stream of secret shuffles from the public one."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """A source of rolls; anybody may write one."""

    def roll(self, sides: i64) -> i64:
        """A number from 1 to `sides`, all equally likely; `sides` is below 2**30."""
        raise NotImplementedError

    def secret(self) -> Chance:
        """The source for shuffles that only an owner may see into; if it is another, no roll here hangs on it."""
        return self


class Seeded(Chance):
    """Rolls from a seed: fast and repeatable (multiply-with-carry), for bots, simulations and tests."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.hidden: Seeded | None = None
        digest = hashlib.sha256(f"velmoci:{seed}".encode()).digest()
        self.state: i64 = 1 + int.from_bytes(digest[:8], "big") % (2**61)

    def roll(self, sides: i64) -> i64:
        while True:
            state = MULTIPLIER * (self.state & LOW_BITS) + (self.state >> 32)
            self.state = state
            product = ((state & LOW_BITS) ^ (state >> 32)) * sides
            if (product & LOW_BITS) >= sides or fair(product & LOW_BITS, sides):
                return 1 + (product >> 32)

    def secret(self) -> Chance:
        if self.hidden is None:
            self.hidden = Seeded(f"{self.seed}\n{SECRET}")
        return self.hidden


def fair(low: i64, sides: i64) -> bool:
    """Whether a word may be used: the few that would favour some sides are drawn again."""
    return low >= WORD_SIZE % sides


class Recording(Chance):
    """Passes questions on to another source and keeps its answers for the record."""

    def __init__(self, source: Chance) -> None:
        self.source = source
        self.rolls: list[int] = []
        self.hidden: Recording | None = None

    def roll(self, sides: i64) -> i64:
        answer = self.source.roll(sides)
        self.rolls.append(answer)
        return answer

    def secret(self) -> Chance:
        if self.hidden is None:
            self.hidden = Recording(self.source.secret())
        return self.hidden

    def secrets(self) -> list[int]:
        """The answers of the secret source."""
        return self.hidden.rolls if self.hidden is not None else []


class Recorded(Chance):
    """Answers from a record; a record that does not fit the questions is a bad record."""

    def __init__(self, rolls: tuple[int, ...], secrets: tuple[int, ...] = ()) -> None:
        self.rolls = rolls
        self.secrets = secrets
        self.hidden: Recorded | None = None
        self.used: i64 = 0
        self.sides: list[int] = []
        """What each roll so far chose from."""

    def roll(self, sides: i64) -> i64:
        if self.used >= len(self.rolls):
            raise BadRecord("rolls_missing")
        answer: i64 = self.rolls[self.used]
        if answer < 1 or answer > sides:
            raise BadRecord("roll_out_of_range", value=int(answer), sides=int(sides))
        self.used += 1
        self.sides.append(sides)
        return answer

    def secret(self) -> Chance:
        if self.hidden is None:
            self.hidden = Recorded(self.secrets)
        return self.hidden

    def finish(self) -> None:
        """All that was recorded must have been asked for."""
        if self.used < len(self.rolls):
            raise BadRecord("rolls_left", count=len(self.rolls) - int(self.used))
        if self.hidden is not None:
            self.hidden.finish()
        elif self.secrets:
            raise BadRecord("rolls_left", count=len(self.secrets))


class Scripted(Chance):
    """The answers that a test wants, then those of another source, if one is given; secret ones may be given apart."""

    def __init__(self, rolls: list[int], then: Chance | None = None, secrets: list[int] | None = None) -> None:
        self.rolls = list(rolls)
        self.then = then
        self.hidden: Scripted | None = None if secrets is None else Scripted(secrets)

    def roll(self, sides: i64) -> i64:
        if not self.rolls:
            if self.then is None:
                raise BadRecord("rolls_missing")
            return self.then.roll(sides)
        answer: i64 = self.rolls.pop(0)
        if answer < 1 or answer > sides:
            raise BadRecord("roll_out_of_range", value=int(answer), sides=int(sides))
        return answer

    def secret(self) -> Chance:
        return self if self.hidden is None else self.hidden


class Committed(Chance):
    """Rolls of one order under a secret whose hash was published before the match.

    The stream is fixed by the secret, by what every seat mixed in, and by the order itself with its place in
    the match: nobody who lacks the secret can know a roll before choosing, and afterwards everybody can
    check it. Secret shuffles have a stream of their own under the same secret.
    """

    def __init__(self, key: bytes, number: int, seat: int, order: str) -> None:
        self.key = key
        self.number = number
        self.seat = seat
        self.order = order
        self.hidden: Committed | None = None
        self.context = f"{number}\n{seat}\n{order}\n".encode()
        self.block: bytes = b""
        self.blocks: int = 0

    def word(self) -> i64:
        """The next 32 bits of the stream."""
        if not self.block:
            self.block = hmac.digest(self.key, self.context + str(self.blocks).encode(), "sha256")
            self.blocks += 1
        value = int.from_bytes(self.block[:4], "big")
        self.block = self.block[4:]
        return value

    def roll(self, sides: i64) -> i64:
        while True:
            product = self.word() * sides
            if (product & LOW_BITS) >= sides or fair(product & LOW_BITS, sides):
                return 1 + (product >> 32)

    def secret(self) -> Chance:
        if self.hidden is None:
            self.hidden = Committed(self.key, self.number, self.seat, f"{self.order}\n{SECRET}")
        return self.hidden


def commitment(secret: bytes) -> str:
    """What is published before the match: the hash of the secret."""
    return hashlib.sha256(b"velmoci-commitment\n" + secret).hexdigest()


def mixed_key(secret: bytes, seat_values: tuple[str, ...]) -> bytes:
    """The key of a match: the secret mixed with a value from each seat, in seat order."""
    return hmac.digest(secret, "\n".join(seat_values).encode(), "sha256")


class Enumerating(Chance):
    """Walks through all answers, one run of the asking step for each; see `outcomes`."""

    def __init__(self) -> None:
        self.answers: list[int] = []
        self.sides: list[int] = []
        self.asked = 0

    def roll(self, sides: i64) -> i64:
        if self.asked == len(self.answers):
            self.answers.append(1)
            self.sides.append(sides)
        self.asked += 1
        return self.answers[self.asked - 1]

    def advance(self) -> bool:
        """Goes on to the next answers; false when all have been seen."""
        while self.answers and self.answers[-1] == self.sides[-1]:
            self.answers.pop()
            self.sides.pop()
        if not self.answers:
            return False
        self.answers[-1] += 1
        self.asked = 0
        return True

    def probability(self) -> Fraction:
        """How likely the present answers are."""
        share = Fraction(1)
        for sides in self.sides:
            share /= sides
        return share


def outcomes(step: Callable[[Chance], T]) -> Iterator[tuple[Fraction, T]]:
    """Every way a step can turn out, with its probability; the step must not keep changes between runs."""
    chance = Enumerating()
    while True:
        result = step(chance)
        yield chance.probability(), result
        if not chance.advance():
            return


def pick(chance: Chance, count: i64) -> i64:
    """One of so many, from 0; where there is only one, chance is not asked."""
    return chance.roll(count) - 1 if count > 1 else 0


def draw(chance: Chance, deck: list[int]) -> int:
    """Takes a random card out of a deck whose order means nothing."""
    return deck.pop(pick(chance, len(deck)))


def big_roll(chance: Chance, sides: int) -> int:
    """A number from 1 to `sides`, however large `sides` is."""
    if sides < MOST_SIDES:
        return chance.roll(sides)
    while True:
        value, span = 0, 1
        while span < sides:
            digit: int = chance.roll(2**29)
            value = value * 2**29 + digit - 1
            span *= 2**29
        if value < span - span % sides:
            return 1 + value % sides
