"""Who can be fed from which supply units: a flow from fields with supply to fields where somebody eats.

Supply reaches its own field and those beside it. All supply of a field is alike and can be divided at will, so that
nobody needs to look at single units before the end: amounts flow from field to field, and the first supply units of a
field give them to its eaters in turn.
"""

from __future__ import annotations

from typing import Final, final

Flow = dict[tuple[int, int], int]
"""How much goes from one field to another."""


@final
class Mouth:
    """Somebody who eats: a unit, or a token that is fed as if it were true."""

    def __init__(self, entry: int, number: int, field: int, need: int, has_stock: bool = False) -> None:
        self.entry: Final = entry
        self.number: Final = number
        self.field: Final = field
        self.need: Final = need
        self.has_stock: Final = has_stock
        """Whether it would live through one interlude without supply."""


@final
class Store:
    """A supply unit with what is left of it."""

    def __init__(self, unit: int, field: int, left: int, is_open: bool) -> None:
        self.unit: Final = unit
        self.field: Final = field
        self.left: Final = left
        self.is_open: Final = is_open
        """Whether something of it has been used, so that the rest would be lost."""


@final
class Plan:
    """Who is fed from what, and who is not fed."""

    def __init__(self) -> None:
        self.meals: Final[list[tuple[Mouth, list[tuple[int, int]]]]] = []
        """Those who are fed, each with supply units and how much comes from each."""
        self.hungry: Final[list[Mouth]] = []

    def starving(self) -> list[Mouth]:
        """Those who are not fed and have nothing of their own to live on."""
        return [mouth for mouth in self.hungry if not mouth.has_stock]


class Network:
    """Fields with supply, fields with eaters, and what flows between them."""

    def __init__(self, neighbours: list[list[int]], left: dict[int, int]) -> None:
        self.near: Final = neighbours
        self.left: Final = left
        """For each field how much supply it has."""
        self.flow: Flow = {}
        self.used: dict[int, int] = {}

    def sources(self, field: int) -> list[int]:
        """The fields whose supply reaches a field: its own comes first."""
        return [one for one in [field, *self.near[field]] if self.left.get(one, 0) > 0]

    def feed(self, field: int, amount: int) -> bool:
        """Lets so much more flow to a field, or nothing where that is too much."""
        flow, used = dict(self.flow), dict(self.used)
        while amount > 0:
            way = self.way_to(field)
            if not way:
                self.flow, self.used = flow, used
                return False
            amount -= self.push(way, amount)
        return True

    def way_to(self, field: int) -> list[int]:
        """From a field by turns a field that supplies it and one that could be supplied from elsewhere; [] where none.

        The last field of the way has supply left.
        """
        ways: list[list[int]] = [[field]]
        seen: set[int] = set()
        for way in ways:
            for source in self.sources(way[-1]):
                if source in seen:
                    continue
                seen.add(source)
                if self.used.get(source, 0) < self.left[source]:
                    return [*way, source]
                fed = [other for (one, other), much in self.flow.items() if one == source and much > 0]
                ways += [[*way, source, other] for other in fed]
        return []

    def push(self, way: list[int], amount: int) -> int:
        """Lets as much flow along a way as there is; returns how much."""
        amount = min(amount, self.left[way[-1]] - self.used.get(way[-1], 0))
        for place in range(1, len(way) - 1, 2):
            amount = min(amount, self.flow[way[place], way[place + 1]])
        for place in range(1, len(way), 2):
            key = way[place], way[place - 1]
            self.flow[key] = self.flow.get(key, 0) + amount
            if place + 1 < len(way):
                self.flow[way[place], way[place + 1]] -= amount
        self.used[way[-1]] = self.used.get(way[-1], 0) + amount
        return amount


def total_left(stores: list[Store]) -> dict[int, int]:
    """What the supply units of each field have left together."""
    found: dict[int, int] = {}
    for store in stores:
        found[store.field] = found.get(store.field, 0) + store.left
    return found


def in_order(mouths: list[Mouth]) -> list[Mouth]:
    """The dearest first; those who have a stock of their own last."""
    return sorted(mouths, key=lambda mouth: (mouth.has_stock, -mouth.need, mouth.number))


def plan(neighbours: list[list[int]], mouths: list[Mouth], stores: list[Store]) -> Plan:
    """Feeds the dearest first, as many as can be fed beside them, and opens no supply unit without need."""
    found = Plan()
    network = Network(neighbours, total_left(stores))
    fed: list[Mouth] = []
    for mouth in in_order(mouths):
        if network.feed(mouth.field, mouth.need):
            fed.append(mouth)
        else:
            found.hungry.append(mouth)
    needed = without_spare(neighbours, fed, stores)
    share_out(found, flow_of(neighbours, fed, needed), fed, needed)
    return found


def flow_of(neighbours: list[list[int]], fed: list[Mouth], stores: list[Store]) -> Flow | None:
    """What flows where so that all of these are fed; None where the supply does not suffice."""
    needs: dict[int, int] = {}
    for mouth in fed:
        needs[mouth.field] = needs.get(mouth.field, 0) + mouth.need
    network = Network(neighbours, total_left(stores))
    for field, need in needs.items():
        if not network.feed(field, need):
            return None
    return network.flow


def without_spare(neighbours: list[list[int]], fed: list[Mouth], stores: list[Store]) -> list[Store]:
    """The supply units without those that nobody needs; what is open already stays."""
    needed = stores
    for store in stores:
        rest = [one for one in needed if one is not store]
        if not store.is_open and flow_of(neighbours, fed, rest) is not None:
            needed = rest
    return needed


def share_out(found: Plan, flow: Flow | None, fed: list[Mouth], stores: list[Store]) -> None:
    """From the flow between fields who gets what from which supply unit."""
    parts = {store.unit: store.left for store in stores}
    left = dict(flow or {})
    for mouth in fed:
        meal: dict[int, int] = {}
        need = mouth.need
        for store in sorted(stores, key=lambda one: not one.is_open):
            key = store.field, mouth.field
            given = min(need, parts[store.unit], left.get(key, 0))
            if given > 0:
                meal[store.unit] = given
                parts[store.unit] -= given
                left[key] -= given
                need -= given
        found.meals.append((mouth, list(meal.items())))
