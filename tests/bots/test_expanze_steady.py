"""What the steady bot does in positions where a good player would not hesitate."""

from tests.expanze.scenes import Scene, area_states, first_states, scene
from velmoci.bots.driver import Driver
from velmoci.bots.expanze.exchange import value_of_hand
from velmoci.bots.registry import make_bot
from velmoci.expanze.orders import AcceptTrade, Arm, Attack, DeclineTrade, OfferTrade, PlaceFirst
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Order


def choice(game: Scene, power: str = "red", kind: str = "turn") -> Order | None:
    """What the bot of a power decides."""
    view = game.view(power)
    decision = next(d for d in [*view.decisions(), *view.asides()] if d.kind == kind)
    order = make_bot("expanze", "steady", Seeded(1)).decide(view, decision)
    if order is not None:
        game.position.check(game.seat(power), order)
    return order


def test_it_shows_a_fulfilled_mission_at_once() -> None:
    game = scene({"asia": "red 1", "australia": "red 1"}, missions={"red": "asia_australia"})
    assert str(choice(game)) == "show_mission"


def test_after_showing_it_guards_what_it_must_hold() -> None:
    game = scene(
        {"asia": "red 3", "australia": "red 3", "peru_chile": "blue 9", "new_zealand": "red 2"},
        missions={"red": "asia_australia"},
    )
    game.order("red", "show_mission")
    order = choice(game)
    assert isinstance(order, Arm)
    placed = dict(order.placements)
    assert sum(placed.values()) == game.pool("red")
    assert placed["new_zealand"] == max(placed.values())
    assert set(placed) <= {*area_states("asia"), *area_states("australia")}


def test_it_takes_the_last_state_of_its_mission() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1", "new_zealand": "blue 2", "eastern_australia": "red 9"},
        missions={"red": "asia_australia"},
    )
    assert str(choice(game)) == "attack eastern_australia new_zealand 8"


def test_it_hunts_its_victim() -> None:
    game = scene(
        {"france": "red 9", "iberia": "blue 1", "central_europe": "green 1", "great_britain": "white 1"},
        missions={"red": "destroy_blue"},
        rest="green",
        powers=("red", "blue", "green", "white"),
    )
    assert str(choice(game)) == "attack france iberia 8"


def test_it_breaks_a_claim_whatever_the_odds() -> None:
    game = scene(
        {"asia": "blue 4", "australia": "blue 4", "alaska": "red 4"},
        on_turn="blue",
        missions={"blue": "asia_australia"},
    )
    game.order("blue", "show_mission")
    game.pass_to("red")
    order = choice(game)
    assert str(order) == "attack alaska chukotka 3"


def test_it_breaks_a_claim_of_many_states_where_they_are_weak() -> None:
    states = first_states("blue", 20)
    game = scene(
        {**states, "egypt": "red 8", "arabia": "blue 9", "southern_europe": "blue 1"},
        on_turn="blue",
        missions={"blue": "north_pole"},
    )
    game.order("blue", "show_mission")
    game.pass_to("red")
    assert str(choice(game)) == "attack egypt southern_europe 7"


def test_it_arms_rather_than_attack_against_bad_odds() -> None:
    game = scene({"asia": "blue 5", "alaska": "red 3"}, rest="green", powers=("red", "blue", "green"))
    order = choice(game)
    assert isinstance(order, Arm)
    assert sum(count for _, count in order.placements) == game.pool("red")


def test_it_puts_new_soldiers_on_one_front() -> None:
    order = choice(scene())
    assert isinstance(order, Arm)
    assert len(order.placements) == 1


def test_it_hands_in_a_good_set_and_keeps_a_poor_one() -> None:
    good = choice(scene(hands={"red": "PKD"}))
    poor = choice(scene(hands={"red": "PPP"}))
    full = choice(scene(hands={"red": "PPPKK"}))
    assert isinstance(good, Arm)
    assert isinstance(poor, Arm)
    assert isinstance(full, Arm)
    assert [len(order.cards) for order in (good, poor, full)] == [3, 0, 3]


def test_it_takes_its_card_when_nothing_better_is_left() -> None:
    game = scene({"iberia": "red 6", "maghreb": "blue 1"})
    game.order("red", "attack iberia maghreb 5", [6, 1])
    orders = []
    while game.on_turn == "red":
        order = choice(game)
        assert order is not None
        orders.append(str(order).split()[0])
        game.position.apply(0, order, Seeded(3))
    assert orders[-2:] == ["draw_card", "end_turn"]


def test_the_first_armament_places_all_it_may() -> None:
    game = scene(phase="first_armament")
    order = choice(game, kind="first_armament")
    assert isinstance(order, PlaceFirst)
    assert sum(count for _, count in order.placements) == 10
    assert {count for _, count in order.placements} == {2}


def test_it_offers_a_useful_exchange_now_and_then_but_not_again_and_again() -> None:
    game = scene(hands={"red": "PPKK", "blue": "DD"}, round=2)
    order = choice(game, kind="aside")
    assert isinstance(order, OfferTrade)
    assert order.want == "D"
    game.position.apply(0, order, Seeded(1))
    assert choice(game, kind="aside") is None
    game.order("blue", "decline_trade red 1")
    assert choice(game, kind="aside") is None


def test_it_offers_nothing_when_there_is_nothing_to_gain() -> None:
    assert choice(scene(hands={"red": "PKD", "blue": "DD"}), kind="aside") is None
    assert choice(scene(hands={"red": "PPKK"}), kind="aside") is None
    closed = scene(hands={"red": "PPKK", "blue": "D"}, options={"trade_window": "off"})
    assert choice(closed, kind="aside") is None


def test_it_accepts_a_good_exchange_and_declines_a_bad_one() -> None:
    game = scene(hands={"red": "PPKK", "blue": "DDKPP"})
    game.order("red", "offer_trade blue give K want D")
    assert isinstance(choice(game, "blue", "trade_answer"), DeclineTrade)
    game = scene(hands={"red": "PPKK", "blue": "DDPP"})
    game.order("red", "offer_trade blue give K want D")
    assert isinstance(choice(game, "blue", "trade_answer"), AcceptTrade)


def test_it_trades_with_nobody_who_is_about_to_win() -> None:
    game = scene(
        {"asia": "red 1", "australia": "red 1"},
        missions={"red": "asia_australia"},
        hands={"red": "KK", "blue": "DDPP"},
    )
    game.order("red", "show_mission")
    game.order("red", "offer_trade blue give K want D")
    assert isinstance(choice(game, "blue", "trade_answer"), DeclineTrade)


def test_a_better_hand_is_worth_more() -> None:
    sight = scene().view("red").sight
    hands = ("", "P", "PP", "PK", "PPP", "KKK", "DDD", "PKD", "PKDD")
    values = [value_of_hand(sight, hand) for hand in hands]
    assert values == sorted(values)


def test_it_leaves_a_guard_in_a_state_worth_keeping() -> None:
    game = scene(
        {"africa": "red 1", "egypt": "red 30", "arabia": "blue 1", "southern_europe": "blue 8"},
        rest="green",
        powers=("red", "blue", "green"),
        missions={"red": "asia_africa"},
    )
    order = choice(game)
    assert isinstance(order, Attack)
    assert (order.origin, order.target) == ("egypt", "arabia")
    assert 10 < order.count < 29


def test_it_rolls_when_it_is_asked_to() -> None:
    game = scene({"iberia": "red 6", "maghreb": "blue 1"}, options={"battle_pace": "stepwise"})
    game.order("red", "attack iberia maghreb 5")
    bots = {seat: make_bot("expanze", "steady", Seeded(1)) for seat in range(4)}
    answer = Driver(game.position, bots).next_order()
    assert answer is not None
    assert str(answer[1]) == "roll"
