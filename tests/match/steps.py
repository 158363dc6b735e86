"""A game for undo: a seat takes any number of open steps, rolls, looks at its card, or hands over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change, changes_since
from velmoci.kernel.decision import Decision, Menu, Single
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to
from velmoci.kernel.game import Game, Outcome
from velmoci.kernel.notation import Notation
from velmoci.kernel.option import IntOption
from velmoci.kernel.order import Begin, Order
from velmoci.kernel.rulebook import Chapter, Library, Rulebook


class Step(Order):
    kind: ClassVar[str] = "step"


class Roll(Order):
    kind: ClassVar[str] = "roll"


class Look(Order):
    kind: ClassVar[str] = "look"


class Wave(Order):
    """May be given out of turn."""

    kind: ClassVar[str] = "wave"


class Whisper(Order):
    """May be given out of turn; nobody else sees it."""

    kind: ClassVar[str] = "whisper"


class Draw(Order):
    """May be given out of turn; nobody else sees it, but there is chance in it."""

    kind: ClassVar[str] = "draw"


class Shadow(Order):
    """May be given out of turn once somebody has moved; nobody else sees it."""

    kind: ClassVar[str] = "shadow"


class Muse(Order):
    """May be given out of turn; nothing happens, so nobody hears of it."""

    kind: ClassVar[str] = "muse"


class Peek(Order):
    """Two things happen, and one of them reveals something."""

    kind: ClassVar[str] = "peek"


class Shuffle(Order):
    """A public die, and two shuffles that nobody may see into."""

    kind: ClassVar[str] = "shuffle"


class HandOver(Order):
    kind: ClassVar[str] = "hand_over"


class Turn(Decision):
    def __init__(self, seat: int) -> None:
        self.kind, self.seat, self.waits = "turn", seat, True

    def menus(self) -> list[Menu]:
        return [Single(order) for order in (Step(), Roll(), Look(), Peek(), HandOver())]

    def default(self) -> Order | None:
        return HandOver()

    def check(self, order: Order) -> None:
        return None


class Steps:
    """Serves as position and as view: nothing is hidden but who whispered."""

    def __init__(self, rulebook: Rulebook, seat: int = -1) -> None:
        self.rulebook, self.seat = rulebook, seat
        self.places, self.on_turn, self.waves, self.whispers = [0, 0], 0, 0, 0
        self.cards: list[int] = []

    def copy(self) -> Steps:
        return load(self.rulebook, self.dump())

    def check(self, seat: int, order: Order) -> None:
        if isinstance(order, Begin) == (seat >= 0):
            raise NotYourDecision("table_only", "ST-1")
        if seat >= 0 and seat != self.on_turn and not isinstance(order, (Wave, Whisper, Draw, Shadow, Muse)):
            raise NotYourDecision("not_your_turn", "ST-1")
        if isinstance(order, Shadow) and self.places == [0, 0]:
            raise Refusal("nobody_moved", "ST-1")

    def apply(self, seat: int, order: Order, chance: Chance) -> list[Event]:
        self.check(seat, order)
        if isinstance(order, Look):
            return [Event(EventPart(to([seat]), "looked", {}))]
        if isinstance(order, Whisper):
            self.whispers += 1
            return [Event(EventPart(to([seat]), "whispered", {}))]
        if isinstance(order, Draw):
            return [Event(EventPart(to([seat]), "drew", {"number": int(chance.roll(6))}))]
        if isinstance(order, Shadow):
            return [Event(EventPart(to([seat]), "shadowed", {}))]
        if isinstance(order, Muse):
            return []
        if isinstance(order, Peek):
            return [public("peeked"), Event(EventPart(EVERYBODY, "saw", {}), EventPart(to([seat]), "saw-own", {}))]
        if isinstance(order, Shuffle):
            self.cards = [int(chance.secret().roll(1000)), int(chance.secret().roll(1000))]
            self.places[seat] += int(chance.roll(6))
        elif isinstance(order, Wave):
            self.waves += 1
        elif isinstance(order, HandOver):
            self.on_turn = 1 - self.on_turn
        elif not isinstance(order, Begin):
            self.places[seat] += int(chance.roll(6)) if isinstance(order, Roll) else 1
        return [public(type(order).kind)]

    def carry_out(self, seat: int, order: Order, chance: Chance) -> None:
        self.apply(seat, order, chance)

    def pending(self) -> list[Decision]:
        return [Turn(self.on_turn)]

    def decisions(self) -> list[Decision]:
        return [Turn(self.on_turn)] if self.seat == self.on_turn else []

    def asides(self, seat: int = 0) -> list[Decision]:
        return []

    def view(self, seat: int) -> Steps:
        return self.copy()

    def complete(self, chance: Chance) -> Steps:
        return self.copy()

    def public_json(self) -> dict[str, object]:
        return {"places": self.places[:], "on_turn": self.on_turn, "waves": self.waves}

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        return changes_since(mark, self.public_json())

    def own_json(self, seat: int) -> dict[str, object]:
        return {}

    def own_mark(self, seat: int) -> object:
        return ()

    def to_json(self) -> dict[str, object]:
        return {**self.public_json(), "seat": self.seat, "own": {}}

    def power(self, seat: int) -> str:
        return f"seat_{seat + 1}"

    def is_living(self, seat: int) -> bool:
        return True

    def outcome(self) -> Outcome | None:
        return None

    def dump(self) -> dict[str, object]:
        return {**self.public_json(), "seat": self.seat, "whispers": self.whispers, "cards": self.cards[:]}


def load(rulebook: Rulebook, data: Mapping[str, Any]) -> Steps:
    steps = Steps(rulebook, data["seat"])
    steps.places, steps.on_turn, steps.waves = list(data["places"]), data["on_turn"], data["waves"]
    steps.whispers, steps.cards = data["whispers"], list(data["cards"])
    return steps


LIBRARY = Library(
    game="steps",
    version=1,
    chapters=(Chapter("steps", "ST-1", options=(IntOption("seats", 2, 2, 2, "ST-1"),), is_always_on=True),),
    option_clause="ST-1",
)
GAME = Game(
    id="steps",
    title={"en": "Steps", "cs": "Kroky"},
    library=LIBRARY,
    notation=Notation((Begin, Step, Roll, Look, Peek, Wave, Whisper, Draw, Shadow, Muse, Shuffle, HandOver)),
    seats=(2, 2),
    begin=Steps,
    load=load,
    load_view=load,
    names=lambda key, value, language: None,
    locale="tests.match",
    seats_option="seats",
)
