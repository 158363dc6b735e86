"""Decisions and menus: counting, iterating, sampling uniformly, judging."""

from collections import Counter
from collections.abc import Hashable, Iterator

import pytest

from tests.kernel.fairness import looks_uniform
from tests.kernel.toy import Bid, BidMenu, Leave
from velmoci.kernel.chance import Chance, Scripted, Seeded
from velmoci.kernel.decision import Decision, Listed, Menu, Single
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.order import Begin, Order


class Question(Decision):
    """A small and a large menu and one order."""

    def __init__(self, *menus: Menu) -> None:
        self.kind = "question"
        self.seat = 0
        self.waits = True
        self.offered = list(menus)

    def menus(self) -> list[Menu]:
        return self.offered

    def check(self, order: Order) -> None:
        if order not in list(self):
            raise Refusal("no", "TOY-BID-1")


class TwiceMenu(BidMenu):
    """Bids that no other menu has."""

    def sample(self, chance: Chance) -> Order:
        bid = super().sample(chance)
        assert isinstance(bid, Bid)
        return Bid(bid.amount + 100)


class Boast(Menu):
    """Counts more orders than it has when it is counted the first time."""

    kind = "bid"

    def __init__(self) -> None:
        self.asked = 0

    def count(self) -> int:
        self.asked += 1
        return 5 if self.asked == 1 else 1

    def __iter__(self) -> Iterator[Order]:
        yield Bid(0)

    def sample(self, chance: Chance) -> Order:
        return Bid(0)


def three_menus() -> Question:
    return Question(BidMenu(1), Single(Leave()), TwiceMenu(9))



def test_a_question_says_nothing_beforehand_unless_it_says_how() -> None:
    assert Question().standing() is None


def test_the_bases_must_be_filled_in() -> None:
    for call in (Menu().count, Menu().__iter__, Decision().menus, Decision().default):
        with pytest.raises(NotImplementedError):
            call()
    with pytest.raises(NotImplementedError):
        Menu().sample(Seeded(0))
    with pytest.raises(NotImplementedError):
        Decision().check(Leave())


def test_a_decision_counts_and_iterates_over_all_its_menus() -> None:
    decision = three_menus()
    assert decision.count() == len(list(decision)) == 2 + 1 + 10
    assert all(menu.is_complete for menu in decision.menus())


def test_iteration_is_lazy() -> None:
    decision = Question(BidMenu(10**12))
    assert decision.count() == 10**12 + 1
    assert next(iter(decision)) == Bid(0)


def test_every_order_is_sampled_equally_often_whatever_menu_holds_it() -> None:
    decision, chance = three_menus(), Seeded("uniform")
    found: Counter[Hashable] = Counter(str(decision.sample(chance)) for _ in range(13 * 300))
    assert len(found) == 13
    assert looks_uniform(found, 13)


def test_sampling_by_kind_gives_every_menu_the_same_share() -> None:
    decision = Question(BidMenu(0), Single(Leave()))
    decision.offered.append(Single(Bid(5)))
    chance = Seeded("kinds")
    kinds: Counter[Hashable] = Counter(str(decision.sample_by_kind(chance)) for _ in range(900))
    assert looks_uniform(kinds, 3)


def test_a_menu_of_one_asks_no_chance() -> None:
    single = Single(Leave())
    assert (single.kind, single.count(), list(single)) == ("leave", 1, [Leave()])
    assert single.sample(Scripted([])) == Leave()


def test_a_huge_decision_is_sampled_without_a_list() -> None:
    decision = Question(BidMenu(10**8), BidMenu(10**8))
    assert isinstance(decision.sample(Seeded(1)), Bid)


def test_a_decision_that_needs_no_explanation_gives_none() -> None:
    assert three_menus().about() == {}
    assert three_menus().forecast() == {}
    assert three_menus().draft(Begin()) == {}


def test_what_is_allowed_is_what_the_check_lets_pass() -> None:
    decision = Question(BidMenu(2))
    assert decision.allows(Bid(2))
    assert not decision.allows(Bid(3))


def test_an_error_that_is_no_rejection_is_not_swallowed() -> None:
    class Broken(Question):
        def check(self, order: Order) -> None:
            raise Malformed("broken")

    with pytest.raises(Malformed):
        Broken(BidMenu(2)).allows(Bid(2))


def test_menus_that_count_wrongly_are_noticed() -> None:
    with pytest.raises(AssertionError, match="fewer orders than they count"):
        Question(Boast()).sample(Scripted([4]))


def test_a_listed_menu_holds_its_orders_in_order_and_each_is_equally_likely() -> None:
    orders: list[Order] = [Bid(3), Bid(1), Bid(2)]
    menu = Listed("bid", orders, is_complete=False)
    assert (menu.kind, menu.count(), menu.is_complete) == ("bid", 3, False)
    assert list(menu) == orders
    assert [menu.sample(Scripted([roll])) for roll in (1, 2, 3)] == orders


def test_a_decision_offers_each_kind_once() -> None:
    assert Question(Listed("bid", [Bid(1)]), Single(Leave()), Listed("bid", [Bid(2)])).offers() == ["bid", "leave"]
