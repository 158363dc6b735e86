"""Nim, a whole game on the kernel: seats take one to three stones in turn; whoever takes the last one wins.

The pyproject.toml of its package announces it and its bots:

    [project.entry-points."velmoci.games"]
    nim = "nim"
    [project.entry-points."velmoci.bots"]
    nim = "nim"
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change, changes_since
from velmoci.kernel.decision import Decision, Listed, Menu
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.event import Event, public
from velmoci.kernel.game import Game, Outcome
from velmoci.kernel.notation import Field, Notation, Number
from velmoci.kernel.option import IntOption
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Chapter, Library, Rulebook


class Take(Order):
    """`take 2`"""

    kind: ClassVar[str] = "take"
    fields: ClassVar[tuple[Field, ...]] = (Field("count", Number("bad_count", "NIM-TAK-1")),)

    def __init__(self, count: int) -> None:
        self.count = count


OPTIONS = (IntOption("players", 2, 2, 4, "NIM-SET-1"), IntOption("stones", 15, 1, 99, "NIM-SET-2"))
LIBRARY = Library("nim", 1, (Chapter("nim", "NIM-SET-1", options=OPTIONS, is_always_on=True),), "NIM-SET-1")


class TakeDecision(Decision):
    """How many stones to take."""

    def __init__(self, view: View) -> None:
        self.kind, self.seat, self.waits = "take", view.turn, True
        self.view = view

    def menus(self) -> list[Menu]:
        return [Listed("take", [Take(count) for count in range(1, min(3, self.view.stones) + 1)])]

    def default(self) -> Order | None:
        return Take(1)

    def check(self, order: Order) -> None:
        self.view.check(self.seat, order)


class View:
    """What everybody sees, for nothing is hidden; one who has secrets lists here what each seat may know."""

    def __init__(self, rulebook: Rulebook, seat: int, stones: int, turn: int) -> None:
        self.rulebook, self.seat, self.stones, self.turn = rulebook, seat, stones, turn

    def check(self, seat: int, order: Order) -> None:
        """Judges an order by what the seat sees; the first fault is reported, with its clause."""
        if self.stones == 0 or self.turn < 0 or not isinstance(order, Take):
            raise Refusal("wrong_phase", "NIM-SET-3")
        if seat != self.turn:
            raise NotYourDecision("not_your_turn", "NIM-TAK-2")
        if not 1 <= order.count <= min(3, self.stones):
            raise Refusal("bad_count", "NIM-TAK-1", value=str(order.count))

    def decisions(self) -> list[Decision]:
        return [TakeDecision(self)] if self.stones > 0 and self.seat == self.turn >= 0 else []

    def asides(self) -> list[Decision]:
        return []

    def complete(self, chance: Chance) -> Position:
        return Position(self.rulebook, self.stones, self.turn)

    def to_json(self) -> dict[str, object]:
        own: dict[str, object] | None = {} if self.seat >= 0 else None
        return {"stones": self.stones, "turn": self.turn, "seat": self.seat, "own": own}

    def dump(self) -> dict[str, object]:
        return {"seat": self.seat, "stones": self.stones, "turn": self.turn}


class Position:
    """The whole truth; `turn` is -1 before the game begins."""

    def __init__(self, rulebook: Rulebook, stones: int, turn: int) -> None:
        self.rulebook, self.stones, self.turn = rulebook, stones, turn
        players = rulebook.options["players"]
        assert isinstance(players, int)
        self.players = players

    def copy(self) -> Position:
        return Position(self.rulebook, self.stones, self.turn)

    def check(self, seat: int, order: Order) -> None:
        if isinstance(order, Begin):
            if seat != TABLE_SEAT or self.turn >= 0:
                raise Refusal("wrong_phase", "NIM-SET-3")
        else:
            self.view(seat).check(seat, order)

    def apply(self, seat: int, order: Order, chance: Chance) -> list[Event]:
        self.check(seat, order)
        self.carry_out(seat, order, chance)
        if isinstance(order, Take):
            return [public("taken", power=self.power(seat), count=order.count)]
        return [public("turn-begins", power=self.power(self.turn))]

    def carry_out(self, seat: int, order: Order, chance: Chance) -> None:
        if isinstance(order, Take):
            self.stones -= order.count
            self.turn = (self.turn + 1) % self.players if self.stones > 0 else self.turn
        else:
            self.turn = chance.roll(self.players) - 1

    def pending(self) -> list[Decision]:
        return self.view(self.turn).decisions()

    def asides(self, seat: int) -> list[Decision]:
        return []

    def view(self, seat: int) -> View:
        return View(self.rulebook, seat, self.stones, self.turn)

    def public_json(self) -> dict[str, object]:
        return {"stones": self.stones, "turn": self.turn}

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        return changes_since(mark, self.public_json())

    def own_json(self, seat: int) -> dict[str, object]:
        return {}

    def own_mark(self, seat: int) -> object:
        return 0

    def power(self, seat: int) -> str:
        return f"seat_{seat + 1}"

    def is_living(self, seat: int) -> bool:
        return True

    def outcome(self) -> Outcome | None:
        return Outcome((self.turn,), "last", "NIM-TAK-3") if self.stones == 0 else None

    def dump(self) -> dict[str, object]:
        return {"stones": self.stones, "turn": self.turn}


def begin(rulebook: Rulebook) -> Position:
    stones = rulebook.options["stones"]
    assert isinstance(stones, int)
    return Position(rulebook, stones, -1)


def load(rulebook: Rulebook, data: Mapping[str, Any]) -> Position:
    return Position(rulebook, data["stones"], data["turn"])


def load_view(rulebook: Rulebook, data: Mapping[str, Any]) -> View:
    return View(rulebook, data["seat"], data["stones"], data["turn"])


class Careful:
    """Leaves a multiple of four wherever it can."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def decide(self, view: View, decision: Decision) -> Order | None:
        wish = Take(view.stones % 4)
        return wish if decision.allows(wish) else decision.sample(self.chance)


GAME = Game(
    id="nim",
    title={"cs": "Nim", "en": "Nim"},
    library=LIBRARY,
    notation=Notation((Begin, Take)),
    seats=(2, 4),
    begin=begin,
    load=load,
    load_view=load_view,
    names=lambda key, value, language: None,
    locale="nim",
    seats_option="players",
)
BOTS = {"careful": Careful}
