"""The kinds of order of Expanze; `kind` is the word they are written with."""

from __future__ import annotations

from typing import ClassVar, Final

from velmoci.kernel.notation import Counts, Field, Letters, Name, Names, Notation, Number
from velmoci.kernel.order import Begin, Order

STATE: Final = Name()
POWER: Final = Name()
LETTERS: Final = Letters()
SOLDIERS: Final = Number("negative_count", "EX-FGT-2")
OFFER: Final = Number("no_offer", "EX-TRD-6")
PLACEMENTS: Final = Counts("negative_count", "EX-ARM-2")

Placements = tuple[tuple[str, int], ...]


class ChooseColour(Order):
    """`choose_colour red`"""

    kind: ClassVar[str] = "choose_colour"
    fields: ClassVar[tuple[Field, ...]] = (Field("colour", Name()),)

    def __init__(self, colour: str) -> None:
        self.colour: Final = colour


class PlaceFirst(Order):
    """`place_first alaska 2, japan 1`: the first armament, all at once."""

    kind: ClassVar[str] = "place_first"
    fields: ClassVar[tuple[Field, ...]] = (Field("placements", PLACEMENTS, default=()),)

    def __init__(self, placements: Placements = ()) -> None:
        self.placements: Final = placements


class Arm(Order):
    """`arm siberia 4, china 3 with turkey arabia persia`: soldiers, and three letter cards if a set is handed in."""

    kind: ClassVar[str] = "arm"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("placements", PLACEMENTS, default=()),
        Field("cards", Names(), word="with", default=()),
    )

    def __init__(self, placements: Placements = (), cards: tuple[str, ...] = ()) -> None:
        self.placements: Final = placements
        self.cards: Final = cards


class Attack(Order):
    """`attack maghreb iberia 4`: origin, target, soldiers committed."""

    kind: ClassVar[str] = "attack"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("origin", STATE),
        Field("target", STATE),
        Field("count", SOLDIERS),
    )

    def __init__(self, origin: str, target: str, count: int) -> None:
        self.origin: Final = origin
        self.target: Final = target
        self.count: Final = count


class Roll(Order):
    """`roll`: the next die of a stepwise battle."""

    kind: ClassVar[str] = "roll"


class DrawCard(Order):
    """`draw_card`"""

    kind: ClassVar[str] = "draw_card"


class ShowMission(Order):
    """`show_mission`: opens a claim."""

    kind: ClassVar[str] = "show_mission"


class EndTurn(Order):
    """`end_turn`"""

    kind: ClassVar[str] = "end_turn"


class OfferTrade(Order):
    """`offer_trade red give PP want K`: letters, not single cards."""

    kind: ClassVar[str] = "offer_trade"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("power", POWER),
        Field("give", LETTERS, word="give", default=""),
        Field("want", LETTERS, word="want", default=""),
    )

    def __init__(self, power: str, give: str = "", want: str = "") -> None:
        self.power: Final = power
        self.give: Final = give
        self.want: Final = want


class AcceptTrade(Order):
    """`accept_trade red 1`: the offer number 1 that red made to me."""

    kind: ClassVar[str] = "accept_trade"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", POWER), Field("number", OFFER))

    def __init__(self, power: str, number: int) -> None:
        self.power: Final = power
        self.number: Final = number


class DeclineTrade(Order):
    """`decline_trade red 1`"""

    kind: ClassVar[str] = "decline_trade"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", POWER), Field("number", OFFER))

    def __init__(self, power: str, number: int) -> None:
        self.power: Final = power
        self.number: Final = number


class WithdrawTrade(Order):
    """`withdraw_trade red 1`: my own offer number 1 to red."""

    kind: ClassVar[str] = "withdraw_trade"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", POWER), Field("number", OFFER))

    def __init__(self, power: str, number: int) -> None:
        self.power: Final = power
        self.number: Final = number


class PlayOn(Order):
    """`play_on`: after a win, when the table is asked."""

    kind: ClassVar[str] = "play_on"


class StopHere(Order):
    """`stop_here`: the game ends with the win."""

    kind: ClassVar[str] = "stop_here"


class Resign(Order):
    """`resign`"""

    kind: ClassVar[str] = "resign"


NOTATION: Final = Notation(
    (
        Begin,
        ChooseColour,
        PlaceFirst,
        Arm,
        Attack,
        Roll,
        DrawCard,
        ShowMission,
        EndTurn,
        OfferTrade,
        AcceptTrade,
        DeclineTrade,
        WithdrawTrade,
        PlayOn,
        StopHere,
        Resign,
    )
)
