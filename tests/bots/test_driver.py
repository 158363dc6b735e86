"""The driver asks the right bot with the right view, and never for ever."""

from typing import Any

import pytest

from tests.bots.expanze_games import begun
from velmoci.bots.driver import Driver, Stuck, play
from velmoci.bots.expanze.random import playout
from velmoci.bots.registry import make_bot
from velmoci.expanze.orders import DeclineTrade, EndTurn, OfferTrade, PlaceFirst
from velmoci.expanze.view import View
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order


class Passer:
    """Passes, offers a trade whenever it may, declines what is offered; keeps what it was shown."""

    def __init__(self) -> None:
        self.views: list[View] = []
        self.kinds: list[str] = []

    def decide(self, view: Any, decision: Decision) -> Order | None:
        self.views.append(view)
        self.kinds.append(decision.kind)
        if decision.kind == "first_armament":
            return PlaceFirst()
        if decision.kind == "aside":
            offers = [menu for menu in decision.menus() if menu.kind == OfferTrade.kind]
            return next(iter(offers[0])) if offers else None
        if decision.kind == "trade_answer":
            order = decision.default()
            assert isinstance(order, DeclineTrade)
            return order
        return EndTurn()


class Silent:
    """Says nothing."""

    def decide(self, view: Any, decision: Decision) -> Order | None:
        return None


def test_bots_get_a_copy_of_their_own_view_and_nothing_else() -> None:
    position = begun(3, "views", {"round_limit": 10})
    bots = {seat: Passer() for seat in range(3)}
    play(position, bots, Seeded(1))
    for seat, bot in bots.items():
        assert {view.seat for view in bot.views} == {seat}
        for view in bot.views:
            assert isinstance(view, View)
            assert view.sight.table is not position.table
            assert all(view.sight.own is not own for own in position.owns)


def test_endless_offers_do_not_keep_the_game_from_moving_on() -> None:
    position = begun(3, "offers", {"round_limit": 10})
    for seat in range(3):
        position.owns[seat].hand.append(seat * 3)
        position.table.hand_size[seat] = 1
    bots = {seat: Passer() for seat in range(3)}
    orders = play(position, bots, Seeded(1))
    kinds = [kind for bot in bots.values() for kind in bot.kinds]
    turns = kinds.count("turn")
    assert turns == 30
    assert 0 < kinds.count("trade_answer") <= turns
    assert orders <= 3 * turns + 3


def test_a_bot_that_stays_silent_is_found_out() -> None:
    with pytest.raises(Stuck, match="bot_silent"):
        play(begun(2, "silent"), {0: Silent(), 1: Silent()}, Seeded(1))


def test_a_game_that_goes_on_and_on_is_found_out() -> None:
    with pytest.raises(Stuck, match="too_many_orders"):
        play(begun(2, "long"), {0: Passer(), 1: Passer()}, Seeded(1), most_orders=50)


def test_the_driver_waits_for_a_seat_without_a_bot() -> None:
    position = begun(2, "people")
    seat = position.pending()[0].seat
    others = {1 - seat: Passer()}
    assert Driver(position, others).next_order() is None
    with pytest.raises(Stuck, match="no_bot"):
        play(position, others, Seeded(1))


def test_offers_to_people_stay_open() -> None:
    position = begun(2, "people", {"round_limit": 10})
    bots = {seat: make_bot("expanze", "random", Seeded(seat)) for seat in range(2)}
    driver, chance = Driver(position, bots), Seeded(1)
    for _ in range(2):
        answer = driver.next_order()
        assert answer is not None
        position.apply(*answer, chance)
    seat = position.pending()[0].seat
    position.owns[seat].hand.append(0)
    position.table.hand_size[seat] += 1
    position.apply(seat, OfferTrade(position.table.power(1 - seat), "P", "K"), chance)
    answer = Driver(position, {seat: bots[seat]}).next_order()
    assert answer is not None
    assert answer[0] == seat


def test_playouts_end_with_an_outcome_or_at_their_bound() -> None:
    position = begun(3, "playout", {"round_limit": 10})
    assert playout(position, Seeded(1)) > 30
    assert position.outcome() is not None
    assert playout(position, Seeded(1)) == 0
    assert playout(begun(3, "bound"), Seeded(1), 7) == 7
