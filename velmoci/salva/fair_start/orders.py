"""The orders of a fair start: proposals, answers to them, and bids."""

from __future__ import annotations

from typing import ClassVar, Final

from velmoci.kernel.errors import Malformed
from velmoci.kernel.notation import Codec, Field, Name, Number, Tokens, shorten
from velmoci.kernel.order import Order

ACCEPT: Final = "accept"
REFUSE: Final = "refuse"
NO_SIDE: Final = "none"
MOST_FIGURES: Final = 6

Share = tuple[str, str, int]
"""A seat, a side and an amount."""


class Shares(Codec):
    """Seats with sides and amounts: `seat_1 west 11, seat_2 east 10`."""

    def __init__(self) -> None:
        self.item = Name()
        self.number = Number("fair_no_number", "SA-fair_start-34")

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join([f"{seat} {side} {amount}" for seat, side, amount in value])

    def read(self, tokens: Tokens) -> tuple[Share, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            found.append([tokens.take("seat"), tokens.take("side"), self.number.read(tokens)])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(share) for share in value]

    def from_json(self, value: object) -> tuple[Share, ...]:
        if not isinstance(value, list) or len(value) > MOST_FIGURES:
            raise Malformed("not_a_list", value=shorten(value))
        shares: list[Share] = []
        for entry in value:
            if not isinstance(entry, list) or len(entry) != 3:
                raise Malformed("not_a_share_of_seat", value=shorten(entry))
            seat, side = self.item.from_json(entry[0]), self.item.from_json(entry[1])
            shares.append((seat, side, self.number.from_json(entry[2])))
        return tuple(shares)


class Figures(Codec):
    """Whole numbers: `13 11 6`."""

    def __init__(self) -> None:
        self.number = Number("fair_no_number", "SA-fair_start-34")

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return " ".join([str(figure) for figure in value])

    def read(self, tokens: Tokens) -> tuple[int, ...]:
        found: list[int] = []
        while tokens.next() is not None:
            found.append(self.number.read(tokens))
        return tuple(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return list(value)

    def from_json(self, value: object) -> tuple[int, ...]:
        if not isinstance(value, list) or len(value) > MOST_FIGURES:
            raise Malformed("not_a_list", value=shorten(value))
        return tuple([self.number.from_json(figure) for figure in value])


class ProposeStart(Order):
    """`propose_start seat_1 west 11, seat_2 east 10`: sides and points for everybody, without any method."""

    kind: ClassVar[str] = "propose_start"
    fields: ClassVar[tuple[Field, ...]] = (Field("shares", Shares()),)

    def __init__(self, shares: tuple[Share, ...]) -> None:
        self.shares: Final = shares


class AnswerStart(Order):
    """`answer_start accept`: agrees to the proposal; `refuse` takes it off the table."""

    kind: ClassVar[str] = "answer_start"
    fields: ClassVar[tuple[Field, ...]] = (Field("verdict", Name()),)

    def __init__(self, verdict: str) -> None:
        self.verdict: Final = verdict


class UseMethod(Order):
    """`use_method`: no agreement; the bids begin."""

    kind: ClassVar[str] = "use_method"


class Bid(Order):
    """`bid 13 11 6`: what is called fair, a number for each column that is asked about."""

    kind: ClassVar[str] = "bid"
    fields: ClassVar[tuple[Field, ...]] = (Field("figures", Figures()),)

    def __init__(self, figures: tuple[int, ...]) -> None:
        self.figures: Final = figures


class TakeSide(Order):
    """`take_side west`: the side, or the column, that is chosen; `none` where there is no wish."""

    kind: ClassVar[str] = "take_side"
    fields: ClassVar[tuple[Field, ...]] = (Field("side", Name()),)

    def __init__(self, side: str) -> None:
        self.side: Final = side
