"""Scenes of four seats for the chapter alliance: five land fields in a ring, and seas on which everybody sails."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.maps.drawn import BAY, RING_OF_FIVE
from tests.salva.scenes import TABLE, Scene
from velmoci.salva.document import Document
from velmoci.salva.units import read_kinds

OWNERS = {"a": 0, "b": 1, "c": 2, "d": 3, "e": 0}
SHORES = {"a": 0, "b": 1, "c": 2, "d": 3}

FORT = """
[unit.fort]
czech = "Pevnost"
english = "Fort"
chapter = "minimal"
class = "fortress"
price = "1"
move = 0
attack = {}
defence = { unarmoured = 2 }
"""
KINDS = read_kinds(Document("fixture", TABLE + FORT))


def allies(
    chapters: Sequence[str] = (),
    owners: Mapping[str, int] = OWNERS,
    fields: Mapping[str, Sequence[str]] = RING_OF_FIVE,
    seats: int = 4,
    marks: Mapping[str, Mapping[str, object]] | None = None,
    **options: Any,
) -> Scene:
    """A scene with the chapter on."""
    made = Scene(
        ["alliance", *chapters], owners=owners, fields=fields, sea=("s", "t", "u"), seats=seats, options=options,
        units=KINDS, marks=marks,
    )  # fmt: skip
    return made.begin()


def fleets(chapters: Sequence[str] = (), **options: Any) -> Scene:
    """A scene by the sea."""
    return allies(["naval", *chapters], SHORES, BAY, **options)


def turn(scene: Scene) -> int:
    """The number of the game turn under way, from 1; the turns of those who are out do not count."""
    table = scene.position.table
    return sum(int(begun) for begun in table.seat_columns[scene.rules.seat_column("turns_begun")])


def skip(scene: Scene, until: int) -> None:
    """Everybody does what the absent do, until that turn begins."""
    while turn(scene) < until:
        decision = next(decision for decision in scene.position.pending() if decision.waits)
        scene.order(decision.seat, str(decision.default()))


def agreed(scene: Scene, seat: int, order: str, *others: int, rolls: Sequence[int] = ()) -> list[str]:
    """Gives an order to which these others agree, and returns what followed from the last answer, with its rolls."""
    told = scene.order(seat, order)
    for number, other in enumerate(others, 1):
        told = scene.order(other, "agree", rolls if number == len(others) else ())
    return told


def hand_over(scene: Scene, *armies: tuple[int, str, str]) -> None:
    """In its turn seat 2 hands the first unit of these armies over to seat 3, whose turn then begins."""
    skip(scene, 2)
    names = [name for seat, field, army in armies for name in scene.army(seat, field, army)]
    agreed(scene, 1, f"hand_over {names[0]} to seat_3", 2)
    skip(scene, 3)


def owner_of(scene: Scene, unit: str) -> int:
    """To whom a unit belongs."""
    return int(scene.position.table.owner_of(scene.unit(unit)))


def column(scene: Scene, unit: str, name: str) -> int:
    """What a column says of a unit."""
    return int(scene.position.table.unit_columns[scene.rules.unit_column(name)][scene.unit(unit)])


def menu(scene: Scene, seat: int, kind: str) -> list[str]:
    """The orders of a kind that a seat is offered, asked or unasked."""
    position = scene.position
    decisions = [*[one for one in position.pending() if one.seat == seat], *position.asides(seat)]
    return [str(order) for decision in decisions for order in decision if order.kind == kind]


def proposes(scene: Scene, seat: int, kind: str) -> bool:
    """Whether what a seat is offered of a kind is only a part of what it may order."""
    menus = [one for decision in scene.position.pending() if decision.seat == seat for one in decision.menus()]
    return [one.is_complete for one in menus if one.kind == kind] == [False]
