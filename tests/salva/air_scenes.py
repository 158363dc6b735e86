"""Scenes with aircraft: the fixture units and a few more on a small map with an island."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.maps.drawn import LONG_COAST
from tests.salva.scenes import TABLE, Scene, reloaded
from tests.trust.salva.invariants import check_position
from velmoci.kernel.chance import Scripted
from velmoci.kernel.rulebook import Library
from velmoci.salva.document import Document
from velmoci.salva.library import LIBRARY
from velmoci.salva.units import read_kinds

MORE = """
[unit.bom2]
czech = "Dvojsalvový bombardér"
english = "Two-salvo bomber"
chapter = "air"
class = "air"
price = "1"
move = 4
attack = { unarmoured = 4, armoured = 2, naval = 3, submarine = 2 }
defence = { air = 1 }
attack_salvos = 2

[unit.fig]
czech = "Stíhačka"
english = "Fighter"
chapter = "air"
class = "air"
price = "1"
move = 4
attack = { unarmoured = 2, air = 5 }
defence = { air = 4 }
attack_salvos = 1

[unit.rec]
czech = "Průzkumný letoun"
english = "Scout plane"
chapter = "air"
class = "air"
price = "1"
move = 6
attack = {}
defence = {}

[unit.aa]
czech = "Protiletecká baterie"
english = "Anti-aircraft battery"
chapter = "air"
class = "unarmoured"
price = "1"
move = 1
attack = { air = 3 }
defence = { air = 6 }

[unit.chas]
czech = "Stíhačka ponorek"
english = "Submarine chaser"
chapter = "naval"
class = "naval"
price = "1"
move = 3
attack = { naval = 1 }
defence = { naval = 1 }

[unit.car]
czech = "Letadlová loď"
english = "Carrier"
chapter = "naval"
class = "naval"
price = "1"
move = 2
attack = { naval = 1 }
defence = { naval = 1 }
refuels = 3
"""
KINDS = read_kinds(Document("air fixture", TABLE + MORE))

CHAPTERS = ("repair_prevention", "air")


def air_scene(
    owners: Mapping[str, int] | None = None,
    chapters: Sequence[str] = (),
    seats: int = 2,
    options: Mapping[str, object] | None = None,
    fields: Mapping[str, Sequence[str]] | None = None,
    marks: Mapping[str, Mapping[str, object]] | None = None,
    sea: Sequence[str] = ("s", "t"),
    library: Library = LIBRARY,
    base: Sequence[str] = CHAPTERS,
) -> Scene:
    """A scene with aircraft in the movement phase of the first seat."""
    owners = owners or {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 1, "g": 1}
    return Scene(
        [*base, *chapters], owners, marks, options, seats, fields or LONG_COAST, sea, library=library, units=KINDS
    )


def raid(scene: Scene, aircraft: str, *others: tuple[int, str, str]) -> None:
    """Aircraft of the first seat fly from c to d, while others have these units: a seat, a field and its army."""
    names = scene.army(0, "c", aircraft)
    for seat, field, army in others:
        scene.army(seat, field, army)
    scene.order(0, f"move {names[0]} d" if len(names) == 1 else "fly " + ", ".join(f"{name}:d" for name in names))


def next_turn(scene: Scene, seat: int) -> None:
    """A seat does nothing more in its turn."""
    scene.order(seat, "end_movement")
    if (seat, "production") in scene.asked():
        scene.order(seat, "end_production")


def settle(scene: Scene, hold: str = "") -> None:
    """Fires by the usual plan, every roll a 3, to the end of the battle, and answers the questions after it."""
    while scene.asked()[0][1] not in ("movement", "counter_move", "landing", "production"):
        seat, kind = scene.asked()[0]
        decision = scene.position.pending()[0]
        order = decision.default()
        if kind == "hold_window" and hold and f"hold_unit {hold}" in [str(offer) for offer in decision]:
            order = scene.notation.parse(f"hold_unit {hold}")
        assert order is not None
        scene.position.apply(seat, order, Scripted([3] * 20))
        check_position(scene.position, reloaded)


def told(scene: Scene, unit: str) -> dict[str, Any]:
    """What everybody sees of a unit."""
    shown: Any = scene.position.public_json()
    found: dict[str, Any] = next(one for one in shown["units"] if one["unit"] == unit)
    return found


def lend(scene: Scene, unit: str, seat: int) -> None:
    """Puts a unit under the command of another seat than its owner."""
    scene.position.table.unit_columns[scene.rules.command][scene.unit(unit)] = seat


def menu_of(scene: Scene, kind: str, seat: int = -1) -> list[str]:
    """The orders of a kind that the seat that is asked, or one of several, is offered."""
    decisions = [decision for decision in scene.position.pending() if seat in (-1, decision.seat)]
    return [str(order) for decision in decisions for order in decision if order.kind == kind]


def fighting(scene: Scene) -> list[str]:
    """The units in the battle under way that still stand, with their sides and marks."""
    told: Any = scene.position.public_json()
    return [" ".join([one["unit"], one["side"], *one["marks"]]) for one in told["battle"]["fighters"]]
