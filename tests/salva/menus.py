"""What a seat is offered, in the words of the orders."""

from tests.salva.scenes import Scene

Offered = tuple[list[str], bool]


def offered(scene: Scene, kind: str, seat: int = 0) -> Offered | None:
    """The orders of one kind that a seat is offered, asked or unasked, and whether they are all; None where none is."""
    asked = [decision for decision in scene.position.pending() if decision.seat == seat]
    for decision in [*asked, *scene.position.view(seat).asides()]:
        for menu in decision.menus():
            if menu.kind == kind:
                return [str(order) for order in menu], menu.is_complete
    return None
