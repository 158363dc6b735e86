"""The kinds of order of the minimal version."""

from __future__ import annotations

from typing import ClassVar, Final

from velmoci.kernel.notation import Field, Letters, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.codecs import Lot, Lots, March, Marches, Share, Shots, ShotText, Spot

NAME: Final = Name()


class KeepSide(Order):
    """`keep_side`: plays the side at which one sits."""

    kind: ClassVar[str] = "keep_side"


class AskLot(Order):
    """`ask_lot`: wants the sides to be drawn by lot."""

    kind: ClassVar[str] = "ask_lot"


class Place(Order):
    """`place tank brno`: one item of the starting army."""

    kind: ClassVar[str] = "place"
    fields: ClassVar[tuple[Field, ...]] = (Field("item", NAME), Field("spot", Spot()))

    def __init__(self, item: str, spot: str) -> None:
        self.item: Final = item
        self.spot: Final = spot


class StopPlacing(Order):
    """`stop_placing`: the army is complete; what is left of the allotment is lost."""

    kind: ClassVar[str] = "stop_placing"


class Seal(Order):
    """`seal tank brno 3, infantry praha 2`: the whole starting army, unseen until everybody has sealed his."""

    kind: ClassVar[str] = "seal"
    fields: ClassVar[tuple[Field, ...]] = (Field("army", Lots(), default=()),)

    def __init__(self, army: tuple[Lot, ...] = ()) -> None:
        self.army: Final = army


class Move(Order):
    """`move tank_3 brno praha`: a unit and the fields it goes to, one after another."""

    kind: ClassVar[str] = "move"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME), Field("path", Names()))

    def __init__(self, unit: str, path: tuple[str, ...]) -> None:
        self.unit: Final = unit
        self.path: Final = path


class Attack(Order):
    """`attack brno with tank_3, tank_4:praha`: the field, and the units with the fields they pass through."""

    kind: ClassVar[str] = "attack"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("marches", Marches(), word="with"))

    def __init__(self, field: str, marches: tuple[March, ...]) -> None:
        self.field: Final = field
        self.marches: Final = marches


class EndMovement(Order):
    """`end_movement`"""

    kind: ClassVar[str] = "end_movement"


class Buy(Order):
    """`buy tank brno`: an item out of what the field generates."""

    kind: ClassVar[str] = "buy"
    fields: ClassVar[tuple[Field, ...]] = (Field("item", NAME), Field("spot", Spot()))

    def __init__(self, item: str, spot: str) -> None:
        self.item: Final = item
        self.spot: Final = spot


class EndProduction(Order):
    """`end_production`"""

    kind: ClassVar[str] = "end_production"


class Fire(Order):
    """`fire tank_1 infantry_4 share 1/3 as charge`: one shot; without a share the rest of the unit's fire."""

    kind: ClassVar[str] = "fire"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("unit", NAME),
        Field("target", NAME),
        Field("share", Share(), word="share", default="rest"),
        Field("mode", Letters(), word="as", default=""),
    )

    def __init__(self, unit: str, target: str, share: str = "rest", mode: str = "") -> None:
        self.unit: Final = unit
        self.target: Final = target
        self.share: Final = share
        self.mode: Final = mode


class Salvo(Order):
    """`salvo tank_1>infantry_4:kill, tank_1>at_gun_5, infantry_2>line:2`: a whole salvo at once, changes of line too;
    whoever is not named holds fire."""

    kind: ClassVar[str] = "salvo"
    fields: ClassVar[tuple[Field, ...]] = (Field("shots", Shots(), default=()),)

    def __init__(self, shots: tuple[ShotText, ...] = ()) -> None:
        self.shots: Final = shots


class HoldFire(Order):
    """`hold_fire`: the salvo is over; whoever has not shot holds fire."""

    kind: ClassVar[str] = "hold_fire"


class FireByPlan(Order):
    """`fire_by_plan focus`: the rest of this salvo by a plan; `for battle` the following ones too."""

    kind: ClassVar[str] = "fire_by_plan"
    fields: ClassVar[tuple[Field, ...]] = (Field("plan", NAME), Field("span", Name(), word="for", default="salvo"))

    def __init__(self, plan: str, span: str = "salvo") -> None:
        self.plan: Final = plan
        self.span: Final = span


class FightOn(Order):
    """`fight_on`: no retreat before this salvo."""

    kind: ClassVar[str] = "fight_on"


class Retreat(Order):
    """`retreat`: the whole force leaves after the defender's next salvo."""

    kind: ClassVar[str] = "retreat"


class RetreatTo(Order):
    """`retreat_to tank_1 praha`: where a unit that leaves the battle goes."""

    kind: ClassVar[str] = "retreat_to"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", NAME), Field("field", NAME))

    def __init__(self, unit: str, field: str) -> None:
        self.unit: Final = unit
        self.field: Final = field


class Resign(Order):
    """`resign`"""

    kind: ClassVar[str] = "resign"
