"""Decisions: what a seat is asked, which orders it may give, and what happens if it stays silent."""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import mypyc_attr

from velmoci.kernel.chance import Chance, big_roll, pick
from velmoci.kernel.errors import Rejected
from velmoci.kernel.order import Order
from velmoci.kernel.standing import Standing


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu:
    """The orders of one kind that a decision offers, without listing them."""

    kind: str = ""
    is_complete: bool = True
    """False where the menu only proposes a sensible part of a huge space."""

    def count(self) -> int:
        """How many orders there are."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Order]:
        """The orders one by one, made when they are asked for."""
        raise NotImplementedError

    def sample(self, chance: Chance) -> Order:
        """One of them, all equally likely."""
        raise NotImplementedError


class Single(Menu):
    """A menu of one order."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.kind = type(order).kind

    def count(self) -> int:
        return 1

    def __iter__(self) -> Iterator[Order]:
        yield self.order

    def sample(self, chance: Chance) -> Order:
        return self.order


class Listed(Menu):
    """A menu of a few orders that are made at once."""

    def __init__(self, kind: str, orders: list[Order], is_complete: bool = True) -> None:
        self.kind = kind
        self.is_complete = is_complete
        self.orders = orders

    def count(self) -> int:
        return len(self.orders)

    def __iter__(self) -> Iterator[Order]:
        yield from self.orders

    def sample(self, chance: Chance) -> Order:
        return self.orders[pick(chance, len(self.orders))]


class Joined(Menu):
    """A menu and a few orders of the same kind beside it."""

    def __init__(self, first: Menu, more: list[Order]) -> None:
        self.kind = first.kind
        self.is_complete = first.is_complete
        self.first = first
        self.more = more

    def count(self) -> int:
        return self.first.count() + len(self.more)

    def __iter__(self) -> Iterator[Order]:
        yield from self.first
        yield from self.more

    def sample(self, chance: Chance) -> Order:
        place = big_roll(chance, self.count()) - 1
        return self.more[place] if place < len(self.more) else self.first.sample(chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision:
    """A question put to one seat."""

    kind: str
    seat: int
    waits: bool
    """Whether the game stands still until it is answered."""
    asker: int = -1
    """Who has it asked in secret: to everybody else the game waits for that seat. -1: all see who is asked."""
    info: object = None
    """What its seat has been told of it: a question that is asked again is told as it was."""

    def menus(self) -> list[Menu]:
        """The kinds of order it offers now."""
        raise NotImplementedError

    def offers(self) -> list[str]:
        """The kinds of order that its menus hold, each once."""
        kinds: list[str] = []
        for menu in self.menus():
            if menu.kind not in kinds:
                kinds.append(menu.kind)
        return kinds

    def default(self) -> Order | None:
        """What an absent seat does; None where silence changes nothing."""
        raise NotImplementedError

    def about(self) -> dict[str, object]:
        """What one must know to answer, as JSON: limits, or what was offered."""
        return {}

    def forecast(self) -> dict[str, object]:
        """What answers would lead to, as JSON, where that is certain; it may take some work."""
        return {}

    def draft(self, order: Order) -> dict[str, object]:
        """What an order that is still being put together would leave, and what could be added to it, as JSON."""
        return {}

    def standing(self) -> Standing | None:
        """What can be said to it beforehand; None where its seat is always asked."""
        return None

    def check(self, order: Order) -> None:
        """Raises what is wrong with the order, whether or not a menu names it."""
        raise NotImplementedError

    def allows(self, order: Order) -> bool:
        """Whether the rules accept the order from this seat now."""
        try:
            self.check(order)
        except Rejected:
            return False
        return True

    def count(self) -> int:
        """How many orders the menus hold together."""
        return sum([menu.count() for menu in self.menus()])

    def __iter__(self) -> Iterator[Order]:
        for menu in self.menus():
            yield from menu

    def sample(self, chance: Chance) -> Order:
        """One order, all equally likely, without building a list."""
        menus = self.menus()
        place = big_roll(chance, sum([menu.count() for menu in menus]))
        for menu in menus:
            size = menu.count()
            if place <= size:
                return menu.sample(chance)
            place -= size
        raise AssertionError("the menus hold fewer orders than they count")

    def sample_by_kind(self, chance: Chance) -> Order:
        """A kind of order first, then one order of that kind; for play that must not drown in one kind."""
        menus = self.menus()
        return menus[chance.roll(len(menus)) - 1].sample(chance)
