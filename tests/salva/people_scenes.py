"""Scenes of two governments and a people: a row of fields a–b–c–d–e, on which the people of seat 3 lives but for a.

Seat 1 has a and b, seat 2 has c and d, and e is nobody's. All fire hits as the unit table says.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.maps.drawn import row
from tests.salva.scenes import Scene
from velmoci.kernel.event import Seen
from velmoci.salva.chapters.peoples import Mood, Peoples
from velmoci.salva.units import standard_kinds

LANDS = {"a": 0, "b": 0, "c": 1, "d": 1}
HOME = {2: "bcde"}
PLAIN_FIRE = {"salvo_table": "none", "first_salvo_factor": "1"}
FOLK = 2


def lands(
    chapters: Sequence[str] = (),
    owners: Mapping[str, int] = LANDS,
    peoples: Mapping[int, Sequence[str]] = HOME,
    seats: int = 3,
    **options: Any,
) -> Scene:
    """A scene with the chapter on; goals of peoples need no land here."""
    made = Scene(
        ["government_and_people", "alliance", "multiplayer", *chapters], owners, fields=row("abcde"), sea=(),
        seats=seats, options={**PLAIN_FIRE, **options}, units=standard_kinds(), peoples=peoples,
    )  # fmt: skip
    return made.begin()


def mood(scene: Scene, seat: int = FOLK) -> Mood:
    """What a people keeps to itself."""
    return Peoples(scene.rules).mood(scene.position.sight(seat))


def well_being(scene: Scene, seat: int = FOLK) -> str:
    """How well a people is, as it reads it itself."""
    own: Any = scene.position.view(seat).to_json()
    return str(own["own"]["people"]["well_being"])


def underground(scene: Scene, seat: int = FOLK) -> dict[str, int]:
    """Where its partisans are, as it reads it itself."""
    own: Any = scene.position.view(seat).to_json()
    found: dict[str, int] = own["own"]["people"]["underground"]
    return found


def hide(scene: Scene, field: str, count: int, seat: int = FOLK) -> None:
    """So many partisans are underground on a field, and can act."""
    mood(scene, seat).ready[scene.rules.board.index[field]] = count


def skip_to(scene: Scene, seat: int, kind: str) -> None:
    """Everybody does what the absent do, until that seat is asked that."""
    for _ in range(100):
        if (seat, kind) in scene.asked():
            return
        decision = next(decision for decision in scene.position.pending() if decision.waits)
        scene.order(decision.seat, str(decision.default()))
    raise AssertionError(f"seat {seat} is never asked {kind}")


def menu(scene: Scene, seat: int, kind: str) -> list[str]:
    """The orders of a kind that a seat is offered."""
    menus = [menu for one in scene.position.pending() if one.seat == seat for menu in one.menus() if menu.kind == kind]
    return [str(order) for menu in menus for order in menu]


def told(scene: Scene, seat: int) -> list[Seen]:
    """What a seat, or, -1, a spectator, is told of the last order."""
    seen = [event.seen_by(seat) for event in scene.events]
    return [one for one in seen if one is not None]


def looks(scene: Scene, seat: int) -> tuple[object, ...]:
    """All that a seat, or a spectator, can see: its view, who is asked what, and what it is offered."""
    view = scene.position.view(seat)
    asked = [(one.kind, one.about()) for one in view.decisions()]
    offered = [str(order) for one in view.decisions() for menu in one.menus() for order in menu]
    return view.to_json(), asked, offered, [event.to_json() for event in told(scene, seat)]


def prices(scene: Scene) -> dict[str, str]:
    """What each item that is offered costs, by item and spot."""
    found: dict[str, str] = {}
    for one in scene.position.pending():
        about: Any = one.about()
        for offer in about["choices"].get("buy", []):
            found[f"{offer['item']} {offer['spot']}"] = str(offer["price"]["value"])
    return found
