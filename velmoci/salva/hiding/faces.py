"""Knowledge of tokens that lie face down, and what follows from it.

Of rows and of places exactly one is true; of the uncertain tokens of a seat and kind every third. So knowledge is a set
of tokens known true and one of tokens known false, and what follows is found by counting: no worlds are gone through.
"""

from __future__ import annotations

from typing import Any, Final, final

FALSE_FOR_TRUE: Final = 2
"""So many uncertain tokens are false for each that is true."""


@final
class Faces:
    """The tokens that somebody knows to be true, and those that he knows to be false."""

    def __init__(self, true: list[int] | None = None, false: list[int] | None = None) -> None:
        self.true: Final[set[int]] = set(true or [])
        self.false: Final[set[int]] = set(false or [])

    def copy(self) -> Faces:
        """An independent copy."""
        return Faces(list(self.true), list(self.false))

    def learn(self, token: int, is_true: bool) -> None:
        """The face of a token was seen."""
        (self.true if is_true else self.false).add(token)

    def forget(self, token: int) -> None:
        """There is no such token any more."""
        self.true.discard(token)
        self.false.discard(token)

    def rename(self, names: dict[int, int]) -> None:
        """Tokens are called otherwise from now on."""
        for old, new in names.items():
            if self.knows(old):
                self.learn(new, old in self.true)
                self.forget(old)

    def knows(self, token: int) -> bool:
        """Whether the face of a token is known."""
        return token in self.true or token in self.false

    def with_others(self, other: Faces) -> Faces:
        """What is known by both together: a seat knows its own and what everybody knows."""
        return Faces([*self.true, *other.true], [*self.false, *other.false])

    def only(self, tokens: set[int]) -> Faces:
        """What is known of these tokens."""
        return Faces([token for token in self.true if token in tokens], [t for t in self.false if t in tokens])

    def add(self, other: Faces) -> None:
        """Somebody gets to know what another knows."""
        self.true.update(other.true)
        self.false.update(other.false)

    def is_some(self) -> bool:
        """Whether anything is known."""
        return bool(self.true) or bool(self.false)

    def dump(self) -> list[list[int]]:
        """The tokens as JSON values."""
        return [sorted(self.true), sorted(self.false)]

    def load(self, data: Any) -> None:
        """Takes over what was dumped."""
        self.true.clear()
        self.false.clear()
        self.true.update(data[0])
        self.false.update(data[1])


def load_faces(data: Any) -> Faces:
    """What was dumped."""
    found = Faces()
    found.load(data)
    return found


def settle_one(faces: Faces, tokens: list[int]) -> None:
    """Adds what follows where exactly one of the tokens is true."""
    for token in tokens:
        if token in faces.true:
            faces.false.update([other for other in tokens if other != token])
    open_ones = [token for token in tokens if token not in faces.false]
    if len(open_ones) == 1:
        faces.true.add(open_ones[0])


def may_be_true(faces: Faces, tokens: list[int]) -> list[int]:
    """Which of the tokens, of which one is true, may be it."""
    known = faces.copy()
    settle_one(known, tokens)
    return [token for token in tokens if token not in known.false]


def true_count(tokens: list[int]) -> int:
    """How many of a seat's uncertain tokens of one kind are true."""
    return len(tokens) // (1 + FALSE_FOR_TRUE)


def settle_counted(faces: Faces, tokens: list[int], count: int = -1) -> None:
    """Adds what follows where so many of the tokens are true; as a rule every third."""
    count, rest = true_count(tokens) if count < 0 else count, [token for token in tokens if not faces.knows(token)]
    if len([token for token in tokens if token in faces.true]) == count:
        faces.false.update(rest)
    elif len([token for token in tokens if token in faces.false]) == len(tokens) - count:
        faces.true.update(rest)


def may_lack(faces: Faces, tokens: list[int], count: int = -1) -> int:
    """How many of the tokens whose faces are not known may all be false."""
    known_false = [token for token in tokens if token in faces.false]
    return len(tokens) - (true_count(tokens) if count < 0 else count) - len(known_false)


def surely_hold(faces: Faces, tokens: list[int], some: list[int]) -> bool:
    """Whether some of a seat's uncertain tokens of one kind surely hold a unit; all of them are named too."""
    if [token for token in some if token in faces.true]:
        return True
    return len([token for token in some if token not in faces.false]) > may_lack(faces, tokens)


def shuffled(faces: Faces, tokens: list[int], token: int, new: list[int]) -> None:
    """A token of those of which one is true was shuffled with a false one, and both have got new numbers.

    Whoever knew it false knows both false. Everybody else knows neither, but still what he knew of the others.
    """
    settle_one(faces, tokens)
    replace(faces, token, new)


def shuffled_counted(faces: Faces, tokens: list[int], token: int, shown: int, new: list[int]) -> None:
    """The same of uncertain tokens, where the false one has been shown and was one of them."""
    faces.learn(shown, False)
    settle_counted(faces, tokens)
    faces.forget(shown)
    replace(faces, token, new)


def replace(faces: Faces, token: int, new: list[int]) -> None:
    """Two tokens take the place of one that was shuffled with a false one."""
    was_false = token in faces.false
    faces.forget(token)
    if was_false:
        faces.false.update(new)
