"""ARM: adding soldiers instead of fighting, with continents and letter cards."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, scene
from velmoci.expanze.cards import letters
from velmoci.expanze.orders import Arm
from velmoci.kernel.errors import Refusal

P, K, D = "turkey", "arabia", "persia"
HAND = (P, K, D)


def arming(hand: str | tuple[str, ...] = "", **options: object) -> Scene:
    """Red holds Egypt among others, no whole continent, and that hand."""
    return scene(
        {"egypt": "red 1", "maghreb": "red 1", "congo": "blue 1"}, hands={"red": hand}, options=options
    )


@clause("EX-ARM-1")
def test_an_arming_power_may_add_three_soldiers() -> None:
    game = arming()
    game.refused("red", "arm egypt 4", "arm_total", "EX-ARM-1")
    game.order("red", "arm egypt 3")
    assert game.state("egypt") == ("red", 4)


@clause("EX-ARM-2")
def test_soldiers_go_to_one_state_or_to_several() -> None:
    game = arming()
    game.refused("red", "arm egypt 2, maghreb 2", "arm_total", "EX-ARM-1")
    game.order("red", "arm egypt 2, maghreb 1")
    assert (game.state("egypt"), game.state("maghreb")) == (("red", 3), ("red", 2))


@clause("EX-ARM-2")
def test_soldiers_go_only_to_own_states() -> None:
    game = arming()
    game.refused("red", "arm egypt 1, congo 1", "not_own_state", "EX-ARM-2")


@clause("EX-ARM-2")
@pytest.mark.parametrize("count", ["0", "-2", "0.5"])
def test_a_state_that_is_named_gets_at_least_one_whole_soldier(count: str) -> None:
    arming().refused("red", f"arm egypt {count}", "negative_count", "EX-ARM-2")


@clause("EX-ARM-2")
def test_a_negative_number_does_not_make_room_for_others() -> None:
    arming().refused("red", "arm egypt 5, maghreb -2", "negative_count", "EX-ARM-2")


@clause("EX-ARM-3")
@pytest.mark.parametrize(
    ("continent", "bonus"),
    [("asia", 7), ("europe", 5), ("north_america", 4), ("africa", 4), ("south_america", 3), ("australia", 3)],
)
def test_a_whole_continent_adds_its_bonus(continent: str, bonus: int) -> None:
    game = scene({continent: "red 1"})
    home = game.states_of("red")[0]
    game.refused("red", f"arm {home} {3 + bonus + 1}", "arm_total", "EX-ARM-1")
    assert game.allows("red", f"arm {home} {3 + bonus}")
    assert game.own("red")["pool_reasons"] == [
        {"what": "base", "soldiers": 3, "clause": "EX-ARM-1"},
        {"what": continent, "soldiers": bonus, "clause": "EX-ARM-3"},
    ]
    assert game.public("red")["continents"] == [continent], "everybody sees who holds it"
    assert continent not in game.public("blue")["continents"]


@clause("EX-ARM-3", "EX-R-14")
def test_the_moment_of_arming_counts_for_the_bonus() -> None:
    game = scene({"australia": "red 3", "new_guinea": "blue 1"})
    assert game.pool("red") == 3
    game.order("red", "attack eastern_australia new_guinea 1", [6, 1])
    game.pass_to("red")
    assert game.pool("red") == 6
    lost = scene({"australia": "red 1", "japan": "blue 2"}, on_turn="blue")
    lost.order("blue", "attack japan new_guinea 1", [6, 1])
    lost.pass_to("red")
    assert lost.pool("red") == 3


@clause("EX-ARM-4", "EX-R-13")
def test_bonuses_of_several_continents_add_up() -> None:
    assert scene({"asia": "red 1", "europe": "red 1", "australia": "red 1"}).pool("red") == 3 + 7 + 5 + 3
    world = {
        "asia": "red 1",
        "europe": "red 1",
        "africa": "red 1",
        "north_america": "red 1",
        "south_america": "red 1",
    }
    assert scene(world, ("red", "blue"), rest="blue").pool("red") == 3 + 7 + 5 + 4 + 4 + 3


@clause("EX-ARM-5", "EX-R-01", "EX-R-02", "EX-R-42")
@pytest.mark.parametrize(("marks", "value"), [("PPP", 4), ("KKK", 6), ("DDD", 8), ("PKD", 10)])
def test_a_set_is_worth_what_its_letters_say(marks: str, value: int) -> None:
    for cards in (bearing(marks, BOARD.states), bearing(marks, BOARD.states[::-1])):
        game = arming(cards)
        assert game.letters("red") == marks
        order = " with " + " ".join(cards)
        game.refused("red", f"arm egypt {3 + value + 1}{order}", "arm_total", "EX-ARM-1")
        game.order("red", f"arm egypt {3 + value}{order}")
        assert game.hand("red") == []


def bearing(marks: str, cards: list[str]) -> tuple[str, ...]:
    """The first cards of a row that bear these letters."""
    chosen: list[str] = []
    for mark in marks:
        fitting = (
            card for card in cards if card not in chosen and letters(BOARD, [BOARD.index[card]]) == mark
        )
        chosen.append(next(fitting))
    return tuple(chosen)


@clause("EX-ARM-5")
@pytest.mark.parametrize("cards", [(D, K, P), (K, D, P), (P, D, K)])
def test_the_letters_of_a_mixed_set_may_come_in_any_order(cards: tuple[str, ...]) -> None:
    assert arming(HAND).allows("red", f"arm egypt 13 with {' '.join(cards)}")


@clause("EX-ARM-5")
@pytest.mark.parametrize(
    "cards",
    [
        "turkey",
        "turkey arabia",
        "turkey central_asia arabia",
        "turkey turkey turkey",
        "turkey arabia indochina",
        "turkey arabia persia central_asia",
    ],
    ids=["one card", "two cards", "PPK", "one card three times", "a card not in hand", "four cards"],
)
def test_three_cards_that_are_no_set_are_refused(cards: str) -> None:
    game = arming(("turkey", "central_asia", "arabia", "persia"))
    game.refused("red", f"arm egypt 3 with {cards}", "bad_set", "EX-ARM-5")


@clause("EX-ARM-5", "EX-ARM-6")
def test_a_wrong_set_is_named_before_too_many_soldiers() -> None:
    game = arming(("turkey", "central_asia", "arabia", "persia"))
    game.refused("red", "arm egypt 99 with turkey central_asia arabia", "bad_set", "EX-ARM-5")
    six = "turkey central_asia arabia turkey central_asia arabia"
    game.refused("red", f"arm egypt 99 with {six}", "second_set", "EX-ARM-6")


@clause("EX-ARM-5")
def test_handing_in_a_set_is_voluntary() -> None:
    game = arming(HAND)
    game.refused("red", "arm egypt 4", "arm_total", "EX-ARM-1")
    game.order("red", "arm egypt 3")
    assert game.hand("red") == list(HAND)


@clause("EX-ARM-6")
def test_only_one_set_may_be_handed_in() -> None:
    game = arming("PPPKKK")
    hand = game.hand("red")
    game.refused("red", f"arm egypt 1 with {' '.join(hand)}", "second_set", "EX-ARM-6")
    game.order("red", f"arm egypt 7 with {' '.join(hand[:3])}")
    game.pass_to("red")
    game.order("red", f"arm egypt 9 with {' '.join(hand[3:])}")
    assert game.state("egypt") == ("red", 17)


@clause("EX-ARM-7", "EX-R-19")
def test_a_set_is_shown_to_all_and_goes_to_the_bottom_of_the_pile() -> None:
    game = arming((P, K, D, "china"))
    events = game.order("red", f"arm egypt 13 with {D} {P} {K}")
    for watcher in ("red", "blue", "spectator"):
        handed_in = game.told(events, watcher)[0]
        assert handed_in.sentence == "set-handed-in"
        assert handed_in.values["cards"] == [D, P, K]
    assert game.hand("red") == ["china"]
    assert game.pile()[1:] == [[D], [P], [K]]
    assert game.public("red")["cards"] == 1


@clause("EX-ARM-8")
def test_letter_cards_are_of_no_use_in_a_fighting_turn() -> None:
    game = scene({"egypt": "red 3", "congo": "blue 1"}, hands={"red": HAND})
    game.order("red", "attack egypt congo 1", [1, 1])
    game.refused("red", f"arm egypt 1 with {P} {K} {D}", "already_fought", "EX-TRN-4")
    assert game.hand("red") == list(HAND)


@clause("EX-ARM-8")
def test_letter_cards_are_of_no_use_in_the_first_armament() -> None:
    game = scene({"egypt": "red 1"}, hands={"red": HAND}, phase="first_armament")
    game.refused("red", f"arm egypt 1 with {P} {K} {D}", "set_in_fight", "EX-ARM-8")


@clause("EX-ARM-9")
def test_all_soldiers_form_one_pool_for_any_own_states() -> None:
    game = scene({"asia": "red 1", "egypt": "red 1", "maghreb": "red 1"}, hands={"red": HAND})
    game.order("red", f"arm egypt 19, maghreb 1 with {P} {K} {D}")
    assert (game.state("egypt"), game.state("maghreb")) == (("red", 20), ("red", 2))


@clause("EX-ARM-10", "EX-R-12")
@pytest.mark.parametrize("count", [0, 1, 2])
def test_what_is_not_placed_is_lost(count: int) -> None:
    game = arming()
    game.order("red", f"arm egypt {count}" if count else "arm")
    assert game.state("egypt") == ("red", 1 + count)
    game.pass_to("red")
    assert game.pool("red") == 3
    game.refused("red", "arm egypt 4", "arm_total", "EX-ARM-1")


@clause("EX-ARM-11")
def test_arming_uses_up_the_turn() -> None:
    game = arming()
    events = game.order("red", "arm egypt 3")
    assert game.sentences(events, "spectator") == ["armed", "turn-begins"]
    assert (game.on_turn, game.phase) == ("blue", "turn_choice")
    game.refused("red", "arm egypt 3", "not_your_turn", "EX-TRN-1")


@clause("EX-ARM-5", "EX-ARM-10")
def test_the_menu_offers_exactly_what_the_rules_accept() -> None:
    two = {"turkey": "red 1", "arabia": "red 1", "persia": "blue 1"}
    game = scene(two, ("red", "blue"), rest="blue", hands={"red": "PKD"})
    (menu,) = [menu for menu in game.position.pending()[0].menus() if menu.kind == "arm"]
    orders = [str(order) for order in menu]
    assert len(set(orders)) == len(orders) == menu.count()
    assert all(game.allows("red", order) for order in orders)
    placements = {"": 0, "with": 0}
    for order in orders:
        placements["with" if "with" in order else ""] += 1
    # Up to 3 soldiers on two states in 10 ways; up to 13 in 105 ways for each of the 6 orders of the cards.
    assert placements == {"": 10, "with": 6 * 105}


@clause("EX-ARM-10", "EX-ARM-2")
def test_what_was_placed_is_told_to_all() -> None:
    game = scene({"iberia": "red 3", "france": "red 1"})
    events = game.order("red", "arm iberia 2, france 1")
    assert game.shown(events) == [
        {"event": "armed", "power": "red", "count": 3, "states": ["iberia", "france"], "counts": [2, 1]},
        {"event": "turn-begins", "power": "blue", "round": 1},
    ]


@clause("EX-ARM-1", "EX-ARM-2")
def test_a_state_is_named_once_in_an_arming() -> None:
    with pytest.raises(Refusal) as refused:
        scene({"iberia": "red 3"}).position.check(0, Arm((("iberia", 1), ("iberia", 1))))
    assert (refused.value.code, refused.value.clause) == ("state_twice", "EX-ARM-2")
    assert refused.value.values == {"state": "iberia"}


@clause("EX-ARM-7")
def test_a_set_that_is_handed_in_ends_what_others_knew_and_what_was_offered() -> None:
    game = scene(hands={"red": "PPP", "blue": "K"})
    cards = game.hand("red")
    game.position.owns[1].learn(BOARD.index[cards[0]], 0)
    game.order("red", "offer_trade blue give P want K")
    events = game.order("red", "arm with " + " ".join(cards))
    assert game.own("red")["offers"] == game.own("blue")["offers"] == []
    assert game.position.owns[1].known == {}
    assert {"trade-lapsed"} <= set(game.sentences(events, "red"))
