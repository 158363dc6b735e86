"""How the fields of Salva's orders are written: spots, marches, armies, shares, shots."""

from __future__ import annotations

import re
from typing import Final

from velmoci.kernel.errors import Malformed
from velmoci.kernel.notation import Codec, Name, Tokens, shorten
from velmoci.kernel.option import read_ratio

SPOT: Final = re.compile(r"[A-Za-z0-9_]+(?:/[A-Za-z0-9_]+)?\Z")
SHARE: Final = re.compile(r"(?:kill|rest|[0-9]{1,6}(?:/[0-9]{1,6})?)\Z")

STAKE: Final = re.compile(r"([0-9]{1,3}):([A-Za-z0-9_]+)(?::([0-9]{1,4}))?(?:=([0-9/]{1,13}))?\Z")
MOST_OF_ONE: Final = 1000

ESCAPES: Final = (("%", "%25"), ('"', "%22"), (",", "%2C"))
LONGEST_WORDS: Final = 500

March = tuple[str, tuple[str, ...]]
"""A unit and the fields it passes through."""
Lot = tuple[str, str, int]
"""An item, a spot, and how many."""
Stake = tuple[int, str, int, str]
"""A row, an item or a unit, how many, and what is paid of it; '' where it is paid in full."""
ShotText = tuple[str, str, str, str]
"""A unit, its target, the share, and the way to fire."""


class Spot(Codec):
    """A field such as `brno`, or a part of it such as the harbour `brno/adriatic`."""

    def from_json(self, value: object) -> str:
        if isinstance(value, str) and SPOT.match(value):
            return value
        raise Malformed("not_a_name", value=shorten(value))


class Share(Codec):
    """A share of a unit's fire: `1/3`, `kill` (as much as destroys the target) or `rest`."""

    def from_json(self, value: object) -> str:
        if isinstance(value, str) and SHARE.match(value):
            return value
        raise Malformed("not_a_share", value=shorten(value))


class Amount(Codec):
    """Production points: `2`, `1/3`."""

    def from_json(self, value: object) -> str:
        amount = read_ratio(value)
        if amount is None:
            raise Malformed("not_a_number", value=shorten(value))
        return str(amount)


class Marches(Codec):
    """Units, each with the fields it passes through: `tank_1, tank_2:brno`."""

    def __init__(self) -> None:
        self.item = Name()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(":".join((unit, *way)) for unit, way in value)

    def read(self, tokens: Tokens) -> tuple[March, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            unit, *way = tokens.take("unit").split(":")
            found.append([unit, *way])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [[unit, *way] for unit, way in value]

    def from_json(self, value: object) -> tuple[March, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        marches: list[March] = []
        for entry in value:
            if not isinstance(entry, list) or not entry:
                raise Malformed("not_a_march", value=shorten(entry))
            names = [self.item.from_json(name) for name in entry]
            if names[0] in [unit for unit, _ in marches]:
                raise Malformed("named_twice", value=names[0])
            marches.append((names[0], tuple(names[1:])))
        return tuple(marches)


class Lots(Codec):
    """Items with spots and numbers: `tank brno 3, infantry praha 2`."""

    def __init__(self) -> None:
        self.item = Name()
        self.spot = Spot()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{item} {spot} {count}" for item, spot, count in value)

    def read(self, tokens: Tokens) -> tuple[Lot, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            item, spot, count = tokens.take("item"), tokens.take("field"), tokens.take("number")
            found.append([item, spot, int(count) if re.fullmatch("[0-9]{1,4}", count) else count])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(lot) for lot in value]

    def from_json(self, value: object) -> tuple[Lot, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        lots: list[Lot] = []
        for entry in value:
            if not isinstance(entry, list) or len(entry) != 3:
                raise Malformed("not_a_lot", value=shorten(entry))
            count = entry[2]
            if not isinstance(count, int) or isinstance(count, bool) or not 1 <= count <= 1000:
                raise Malformed("not_a_number", value=shorten(count))
            lots.append((self.item.from_json(entry[0]), self.spot.from_json(entry[1]), count))
        return tuple(lots)


class Armies(Codec):
    """What goes into which row: `1:tank:2, 2:infantry, 2:at_gun, 3:battleship=2`; the last is paid in part."""

    def __init__(self) -> None:
        self.item = Name()
        self.amount = Amount()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(stake_text(stake) for stake in value)

    def read(self, tokens: Tokens) -> tuple[Stake, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            word = tokens.take("item")
            read = STAKE.match(word)
            if read is None:
                raise Malformed("not_a_stake", value=shorten(word))
            found.append([int(read[1]), read[2], int(read[3] or 1), read[4] or ""])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(stake) for stake in value]

    def from_json(self, value: object) -> tuple[Stake, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        return tuple([self.stake(entry) for entry in value])

    def stake(self, entry: object) -> Stake:
        """One entry out of JSON."""
        if not isinstance(entry, list) or len(entry) != 4:
            raise Malformed("not_a_stake", value=shorten(entry))
        row, item, count, amount = entry
        for number in (row, count):
            if not isinstance(number, int) or isinstance(number, bool) or not 1 <= number <= MOST_OF_ONE:
                raise Malformed("not_a_number", value=shorten(number))
        if amount != "" and count != 1:
            raise Malformed("not_a_stake", value=shorten(entry))
        paid = "" if amount == "" else self.amount.from_json(amount)
        return int(row), self.item.from_json(item), int(count), paid


def stake_text(stake: Stake) -> str:
    """One entry as text."""
    row, item, count, amount = stake
    many, paid = f":{count}" if count > 1 else "", f"={amount}" if amount else ""
    return f"{row}:{item}{many}{paid}"


class SpotLeftOut(Spot):
    """A spot that may be missing before such a list, so that its rule can say that it must not be."""

    def read(self, tokens: Tokens) -> str:
        word = tokens.next()
        return "" if word is None or ":" in word else self.from_json(tokens.take("field"))

    def from_json(self, value: object) -> str:
        return "" if value == "" else super().from_json(value)


class Words(Codec):
    """A line of plain words in quotation marks; what would break the notation is written as in a web address."""

    def write(self, value: object) -> str:
        text = str(value)
        for mark, code in ESCAPES:
            text = text.replace(mark, code)
        return f'"{text}"'

    def read(self, tokens: Tokens) -> str:
        words = [tokens.take("text")]
        if not words[0].startswith('"'):
            raise Malformed("not_quoted", value=shorten(words[0]))
        while tokens.words and (words[-1] == '"' or not words[-1].endswith('"')):
            words.append(tokens.words.pop(0))
        text = " ".join(words).strip('"')
        for mark, code in reversed(ESCAPES):
            text = text.replace(code, mark)
        return self.from_json(text)

    def from_json(self, value: object) -> str:
        if not isinstance(value, str) or len(value) > LONGEST_WORDS or not value.isprintable():
            raise Malformed("not_a_line", value=shorten(value))
        return " ".join(value.split())


class Shots(Codec):
    """A whole salvo: `tank_1>infantry_4, tank_2>infantry_4:kill, tank_2>at_gun_5:rest:without_bonus`.

    Another action of a salvo stands there with its own word, `infantry_3>line:2`.
    """

    def __init__(self) -> None:
        self.item = Name()
        self.share = Share()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(shot_text(shot) for shot in value)

    def read(self, tokens: Tokens) -> tuple[ShotText, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            unit, arrow, rest = tokens.take("shot").partition(">")
            target, *more = rest.split(":")
            if not arrow or len(more) > 2:
                raise Malformed("not_a_shot", value=shorten(unit))
            found.append([unit, target, more[0] if more else "rest", more[1] if len(more) > 1 else ""])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(shot) for shot in value]

    def from_json(self, value: object) -> tuple[ShotText, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        shots: list[ShotText] = []
        for entry in value:
            if not isinstance(entry, list) or len(entry) != 4:
                raise Malformed("not_a_shot", value=shorten(entry))
            mode = entry[3] if entry[3] == "" else self.item.from_json(entry[3])
            unit, target = self.item.from_json(entry[0]), self.item.from_json(entry[1])
            shots.append((unit, target, self.share.from_json(entry[2]), mode))
        return tuple(shots)


def shot_text(shot: ShotText) -> str:
    """One shot of a salvo as text."""
    unit, target, share, mode = shot
    if mode:
        return f"{unit}>{target}:{share}:{mode}"
    return f"{unit}>{target}" if share == "rest" else f"{unit}>{target}:{share}"
