"""The kinds of order of Evropská válka; `kind` is the word they are written with."""

from __future__ import annotations

from typing import ClassVar, Final

from velmoci.kernel.notation import Field, Name, Names, Notation, Number, Pairs
from velmoci.kernel.order import Begin, Order

FIELD: Final = Name()
CARD: Final = Name()
POWER: Final = Name()
CARDS: Final = Names()
FIGURES: Final = Number("bad_count", "EV-ATT-2")

Assignment = tuple[tuple[str, str], ...]


class ChoosePower(Order):
    """`choose_power french_allies`"""

    kind: ClassVar[str] = "choose_power"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", POWER),)

    def __init__(self, power: str) -> None:
        self.power: Final = power


class Place(Order):
    """`place spain`: the next pyramid of the setup."""

    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", FIELD),)

    def __init__(self, field: str) -> None:
        self.field: Final = field


class Sabotage(Order):
    """`sabotage JH spain`: a Jack, or an Ace used as one, against a home field that another holds."""

    kind: ClassVar[str] = "sabotage"
    fields: ClassVar[tuple[Field, ...]] = (Field("card", CARD), Field("field", FIELD))

    def __init__(self, card: str, field: str) -> None:
        self.card: Final = card
        self.field: Final = field


class Espionage(Order):
    """`espionage QS dual_alliance`: a Queen, or an Ace used as one, to look at a hand."""

    kind: ClassVar[str] = "espionage"
    fields: ClassVar[tuple[Field, ...]] = (Field("card", CARD), Field("power", POWER))

    def __init__(self, card: str, power: str) -> None:
        self.card: Final = card
        self.power: Final = power


class Draft(Order):
    """`draft france`: one new figure; with pyramids build or grow."""

    kind: ClassVar[str] = "draft"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", FIELD),)

    def __init__(self, field: str) -> None:
        self.field: Final = field


class Move(Order):
    """`move france britain`: one figure."""

    kind: ClassVar[str] = "move"
    fields: ClassVar[tuple[Field, ...]] = (Field("origin", FIELD), Field("target", FIELD))

    def __init__(self, origin: str, target: str) -> None:
        self.origin: Final = origin
        self.target: Final = target


class Attack(Order):
    """`attack france germany 2`: origin, target, figures; a pyramid always attacks as 1."""

    kind: ClassVar[str] = "attack"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("origin", FIELD),
        Field("target", FIELD),
        Field("count", FIGURES),
    )

    def __init__(self, origin: str, target: str, count: int) -> None:
        self.origin: Final = origin
        self.target: Final = target
        self.count: Final = count


class Fate(Order):
    """`fate`: draw three cards."""

    kind: ClassVar[str] = "fate"


class EndTurn(Order):
    """`end_turn`: no action at all, only with `allow_pass`."""

    kind: ClassVar[str] = "end_turn"


class King(Order):
    """`king KH`: stop the attack with a King, or an Ace used as one."""

    kind: ClassVar[str] = "king"
    fields: ClassVar[tuple[Field, ...]] = (Field("card", CARD),)

    def __init__(self, card: str) -> None:
        self.card: Final = card


class Pass(Order):
    """`pass`: let the attack happen."""

    kind: ClassVar[str] = "pass"


class Lay(Order):
    """`lay 9H 4C`: the cards for the battle."""

    kind: ClassVar[str] = "lay"
    fields: ClassVar[tuple[Field, ...]] = (Field("cards", CARDS),)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards: Final = cards


class Retreat(Order):
    """`retreat ukraine`: where the beaten figures go."""

    kind: ClassVar[str] = "retreat"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", FIELD),)

    def __init__(self, field: str) -> None:
        self.field: Final = field


class Assign(Order):
    """`assign 10H ottoman_empire, 2C dual_alliance, AS french_allies`: all three cards of fate."""

    kind: ClassVar[str] = "assign"
    fields: ClassVar[tuple[Field, ...]] = (Field("cards", Pairs()),)

    def __init__(self, cards: Assignment) -> None:
        self.cards: Final = cards


class Discard(Order):
    """`discard 2H 3C`: down to four cards."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[Field, ...]] = (Field("cards", CARDS),)

    def __init__(self, cards: tuple[str, ...]) -> None:
        self.cards: Final = cards


class Resign(Order):
    """`resign`: leave; the seat plays on by itself."""

    kind: ClassVar[str] = "resign"


NOTATION: Final = Notation(
    (
        Begin,
        ChoosePower,
        Place,
        Sabotage,
        Espionage,
        Draft,
        Move,
        Attack,
        Fate,
        EndTurn,
        King,
        Pass,
        Lay,
        Retreat,
        Assign,
        Discard,
        Resign,
    )
)
