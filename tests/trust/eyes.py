"""How a seat looks at a position of any game, and what tells two worlds apart for it."""

import json
from typing import Any, Final, Generic, TypeVar

from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event
from velmoci.kernel.game import Position
from velmoci.kernel.order import Order

P = TypeVar("P", bound=Position)

SPECTATOR: Final = -1
LISTED: Final = 40
"""So many orders of each menu are compared one by one."""


class Eyes(Generic[P]):
    """How a seat looks at a position; tests plant leaks by looking in a wrong way."""

    def view(self, position: P, seat: int) -> str:
        """What leaves for that seat."""
        return json.dumps(position.view(seat).to_json())

    def decisions(self, position: P, seat: int) -> list[Decision]:
        """What it is asked and may do, by both roads: from its view and from the position."""
        view = position.view(seat)
        asked = [decision for decision in position.pending() if decision.seat == seat]
        asides = position.asides(seat) if seat >= 0 else []
        return [*view.decisions(), *view.asides(), *asked, *asides]

    def refusal(self, position: P, seat: int, order: Order) -> str:
        """What it is told about an order; nothing if the order is fine."""
        try:
            position.check(seat, order)
        except Rejected as problem:
            return f"{type(problem).__name__} {problem} {problem.values}"
        return ""

    def events(self, position: P, actor: int, order: Order, chance: Chance) -> list[Event]:
        """What happens; the position changes."""
        return position.apply(actor, order, chance)

    def completed(self, position: P, seat: int, chance: Chance) -> P:
        """A position that it cannot tell from this one."""
        completed: Any = position.view(seat).complete(chance)
        return completed  # type: ignore[no-any-return]


def described(decision: Decision) -> list[object]:
    """A decision as data: its menus with their numbers and their first orders."""
    menus = []
    for menu in decision.menus():
        orders = [str(order) for order, _ in zip(menu, range(LISTED), strict=False)]
        menus.append([menu.kind, menu.count(), menu.is_complete, orders, str(menu.sample(Seeded(7)))])
    return [decision.kind, decision.seat, decision.waits, str(decision.default()), decision.about(), menus]


def noticed(eyes: Eyes[P], position: P, seat: int, orders: list[Order]) -> dict[str, str]:
    """All that a seat can find out without changing anything."""
    found = {
        "view": eyes.view(position, seat),
        "decisions": str([described(decision) for decision in eyes.decisions(position, seat)]),
        "outcome": str(position.outcome()),
        "view for a bot": json.dumps(position.view(seat).dump()),
        "what is public": json.dumps(position.public_json()),
    }
    if seat >= 0:
        found["what is its own"] = json.dumps(position.own_json(seat))
        for order in orders:
            found[f"refusal of {order}"] = eyes.refusal(position, seat, order)
    return found


def differences(eyes: Eyes[P], one: P, other: P, seat: int, orders: list[Order]) -> list[str]:
    """What tells two worlds apart for a seat before anything happens."""
    here, there = noticed(eyes, one, seat, orders), noticed(eyes, other, seat, orders)
    return [name for name in here if here[name] != there[name]]


def step_differences(
    eyes: Eyes[P], one: P, other: P, seat: int, actor: int, order: Order
) -> list[str]:
    """What tells two worlds apart for a seat when an order is carried out in both with the same chance."""
    told, views = [], []
    for world in (one, other):
        after: Any = world.copy()
        events = eyes.events(after, actor, order, Seeded(str(order)))
        told.append(
            json.dumps([seen.to_json() for event in events if (seen := event.seen_by(seat)) is not None])
        )
        views.append(eyes.view(after, seat))
    names = []
    if told[0] != told[1]:
        names.append(f"events of {order}")
    if views[0] != views[1]:
        names.append(f"view after {order}")
    return names
