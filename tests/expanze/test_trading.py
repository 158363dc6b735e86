"""TRD: exchanging letter cards."""

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, scene
from velmoci.kernel.errors import Malformed


def market(**options: object) -> Scene:
    """Red is on turn; red, blue and green hold cards, white holds none."""
    return scene(hands={"red": "PPK", "blue": "KD", "green": "D"}, options=options)


@clause("EX-TRD-1", "EX-R-16")
def test_two_powers_exchange_letter_cards() -> None:
    game = market()
    gives, gets = game.hand("red")[0], game.hand("blue")[0]
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "accept_trade red 1")
    assert game.hand("red")[-1] == gets
    assert game.hand("blue")[-1] == gives
    assert (game.letters("red"), game.letters("blue")) == ("PKK", "DP")


@clause("EX-TRD-1", "EX-R-16")
def test_the_two_sides_may_give_different_numbers_of_cards() -> None:
    game = market()
    game.order("red", "offer_trade blue give PPK want D")
    game.order("blue", "accept_trade red 1")
    assert (game.letters("red"), game.letters("blue")) == ("D", "KPPK")
    assert (game.public("red")["cards"], game.public("blue")["cards"]) == (1, 4)


@clause("EX-TRD-1")
def test_nobody_trades_with_itself() -> None:
    market().refused("red", "offer_trade red give P want K", "trade_self", "EX-TRD-1")


@clause("EX-TRD-2")
def test_an_offer_alone_moves_no_card() -> None:
    game = market()
    game.order("red", "offer_trade blue give P want K")
    assert (game.letters("red"), game.letters("blue")) == ("PPK", "KD")


@clause("EX-TRD-2")
def test_only_the_power_that_was_asked_can_consent() -> None:
    game = market()
    game.order("red", "offer_trade blue give P want K")
    game.refused("red", "accept_trade blue 1", "no_offer", "EX-TRD-6")
    game.refused("green", "accept_trade red 1", "no_offer", "EX-TRD-6")
    assert game.allows("blue", "accept_trade red 1")


@clause("EX-TRD-2", "EX-R-16")
@pytest.mark.parametrize("text", ["offer_trade blue give P", "offer_trade blue want K", "offer_trade blue"])
def test_each_side_gives_at_least_one_card(text: str) -> None:
    market().refused("red", text, "trade_empty", "EX-TRD-2")


@clause("EX-TRD-3", "EX-R-16")
def test_powers_that_are_not_on_turn_trade_as_well() -> None:
    game = market()
    game.order("blue", "offer_trade green give K want D")
    game.order("green", "accept_trade blue 1")
    assert (game.letters("blue"), game.letters("green")) == ("DD", "K")
    assert game.on_turn == "red"


@clause("EX-TRD-3", "EX-R-16")
@pytest.mark.parametrize("phase", ["turn_choice", "fighting", "fight_closed"])
def test_trades_are_open_in_every_phase_of_a_turn_without_a_battle(phase: str) -> None:
    game = scene(hands={"blue": "K", "green": "D"}, phase=phase)
    game.order("blue", "offer_trade green give K want D")
    game.order("green", "accept_trade blue 1")
    assert game.letters("green") == "K"
    assert game.phase == phase


@clause("EX-TRD-3", "EX-R-16")
def test_there_is_no_trade_before_the_first_regular_turn() -> None:
    game = scene(hands={"red": "P", "blue": "K"}, phase="first_armament", on_turn="white")
    game.refused("red", "offer_trade blue give P want K", "trade_closed", "EX-TRD-3")
    game.order("white", "place_first")
    assert game.phase == "turn_choice"
    assert game.allows("red", "offer_trade blue give P want K")


@clause("EX-TRD-3")
def test_there_is_no_trade_while_a_battle_is_open() -> None:
    game = scene(
        {"iberia": "red 3", "france": "blue 1"},
        hands={"green": "P", "white": "K"},
        options={"battle_pace": "stepwise"},
    )
    game.order("green", "offer_trade white give P want K")
    game.order("red", "attack iberia france 1")
    game.refused("white", "offer_trade green give K want P", "trade_closed", "EX-TRD-3")
    game.refused("white", "accept_trade green 1", "trade_closed", "EX-TRD-3")
    game.refused("white", "decline_trade green 1", "trade_closed", "EX-TRD-3")
    game.refused("green", "withdraw_trade white 1", "trade_closed", "EX-TRD-3")
    game.order("red", "roll", [1])
    game.order("blue", "roll", [1])
    game.order("white", "accept_trade green 1")
    assert game.letters("white") == "P"


@clause("EX-TRD-3")
def test_with_active_only_one_party_must_be_on_turn() -> None:
    game = market(trade_window="active_only")
    game.refused("blue", "offer_trade green give K want D", "trade_closed", "EX-TRD-3")
    game.order("blue", "offer_trade red give K want P")
    game.order("red", "offer_trade green give K want D")
    game.order("green", "accept_trade red 1")
    game.order("red", "accept_trade blue 1")
    assert game.letters("red") == "PDK"


@clause("EX-TRD-3")
def test_trades_that_are_switched_off_are_closed_to_all() -> None:
    game = market(trade_window="off")
    game.refused("red", "offer_trade blue give P want K", "trade_closed", "EX-TRD-3")
    game.refused("blue", "accept_trade red 1", "trade_closed", "EX-TRD-3")
    assert all(menu.kind == "resign" for aside in game.position.asides(0) for menu in aside.menus())


@clause("EX-TRD-4")
@pytest.mark.parametrize("things", ["alaska", "destroy_black", "3", "X", "p", "PA"])
def test_only_letter_cards_can_be_offered_or_wanted(things: str) -> None:
    game = market()
    game.refused("red", f"offer_trade blue give {things} want K", "no_letter", "EX-TRD-4")
    game.refused("red", f"offer_trade blue give P want {things}", "no_letter", "EX-TRD-4")


@clause("EX-TRD-4")
def test_there_is_no_way_to_write_soldiers_or_states_into_an_offer() -> None:
    with pytest.raises(Malformed):
        market().order("red", "offer_trade blue give P 3 want K")


@clause("EX-TRD-4")
def test_an_exchange_leaves_soldiers_states_and_missions_alone() -> None:
    game = market()
    before = game.seen("spectator")["states"], [game.mission(power) for power in game.powers]
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "accept_trade red 1")
    assert (game.seen("spectator")["states"], [game.mission(power) for power in game.powers]) == before


@clause("EX-TRD-5", "EX-R-56")
@pytest.mark.parametrize("letters", ["D", "KK", "PPP", "PPKD"])
def test_the_offerer_must_hold_what_it_gives(letters: str) -> None:
    market().refused("red", f"offer_trade blue give {letters} want K", "trade_cards", "EX-TRD-5")


@clause("EX-TRD-5", "EX-R-56")
def test_the_order_of_the_letters_does_not_matter() -> None:
    game = market()
    game.order("red", "offer_trade blue give KP want DK")
    game.order("blue", "accept_trade red 1")
    assert sorted(game.letters("red")) == ["D", "K", "P"]


@clause("EX-TRD-5", "EX-R-56")
def test_an_offer_may_want_what_the_other_power_does_not_hold() -> None:
    game = market()
    game.order("red", "offer_trade white give P want DDD")
    assert [offer["want"] for offer in game.own("white")["offers"]] == ["DDD"]
    game.refused("white", "accept_trade red 1", "trade_cards", "EX-TRD-5")
    assert len(game.own("red")["offers"]) == 1


@clause("EX-TRD-5", "EX-R-56", "EX-R-15")
def test_the_offerer_learns_nothing_about_the_other_hand() -> None:
    """Blue holds what is wanted in one world and not in the other; red sees the same until blue answers."""
    worlds = [scene(hands={"red": "P", "blue": hand}) for hand in ("K", "D")]
    offers = [world.order("red", "offer_trade blue give P want K") for world in worlds]
    assert worlds[0].told(offers[0], "red") == worlds[1].told(offers[1], "red") != []
    assert worlds[0].seen("red") == worlds[1].seen("red")
    assert worlds[0].allows("blue", "accept_trade red 1")
    assert not worlds[1].allows("blue", "accept_trade red 1")
    ends = [world.order("blue", "decline_trade red 1") for world in worlds]
    assert worlds[0].told(ends[0], "red") == worlds[1].told(ends[1], "red") != []
    assert worlds[0].seen("red") == worlds[1].seen("red")


@clause("EX-TRD-5", "EX-R-56")
def test_of_several_cards_with_one_letter_the_one_held_longest_changes_hands() -> None:
    game = scene(hands={"red": ["iceland", "turkey", "alaska", "japan"], "blue": ["siberia", "arabia"]})
    game.order("red", "offer_trade blue give PP want K")
    game.order("blue", "accept_trade red 1")
    assert game.hand("red") == ["alaska", "japan", "siberia"]
    assert game.hand("blue") == ["arabia", "iceland", "turkey"]


@clause("EX-TRD-5")
def test_a_card_that_came_back_is_the_youngest_again() -> None:
    game = scene(hands={"red": ["turkey", "japan"], "blue": ["arabia"]})
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "accept_trade red 1")
    game.order("blue", "offer_trade red give P want K")
    game.order("red", "accept_trade blue 1")
    assert game.hand("red") == ["japan", "turkey"]


@clause("EX-TRD-6")
@pytest.mark.parametrize(
    ("power", "text", "sentence"),
    [
        ("blue", "accept_trade red 1", "trade-done-own"),
        ("blue", "decline_trade red 1", "trade-declined"),
        ("red", "withdraw_trade blue 1", "trade-withdrawn"),
    ],
)
def test_an_offer_ends_when_it_is_accepted_declined_or_withdrawn(
    power: str, text: str, sentence: str
) -> None:
    game = market()
    game.order("red", "offer_trade blue give P want K")
    events = game.order(power, text)
    assert game.own("red")["offers"] == game.own("blue")["offers"] == []
    assert game.sentences(events, "red") == game.sentences(events, "blue") == [sentence]
    game.refused(power, text, "no_offer", "EX-TRD-6")


@clause("EX-TRD-6")
def test_declining_and_withdrawing_move_no_card() -> None:
    game = market()
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "decline_trade red 1")
    game.order("red", "offer_trade blue give P want K")
    game.order("red", "withdraw_trade blue 2")
    assert (game.letters("red"), game.letters("blue")) == ("PPK", "KD")


@clause("EX-TRD-6")
def test_only_the_offerer_withdraws_and_only_the_other_declines() -> None:
    game = market()
    game.order("red", "offer_trade blue give P want K")
    game.refused("blue", "withdraw_trade red 1", "no_offer", "EX-TRD-6")
    game.refused("red", "decline_trade blue 1", "no_offer", "EX-TRD-6")
    game.refused("green", "decline_trade red 1", "no_offer", "EX-TRD-6")


@clause("EX-TRD-6", "EX-R-56")
def test_an_offer_whose_cards_are_gone_ends_like_a_withdrawal_for_the_other_party() -> None:
    game, twin = market(), market()
    for each in (game, twin):
        each.order("red", "offer_trade green give K want D")
        each.order("red", "offer_trade blue give K want D")
    lapsed = game.order("blue", "accept_trade red 1")
    withdrawn = twin.order("red", "withdraw_trade green 1")
    assert game.own("green")["offers"] == []
    assert game.told(lapsed, "green")[1:] == twin.told(withdrawn, "green")
    assert game.sentences(lapsed, "red") == ["trade-done-own", "trade-lapsed"]


@clause("EX-TRD-6", "EX-R-56")
def test_an_offer_ends_when_its_cards_go_into_a_set() -> None:
    game = scene(hands={"red": "PPPK", "blue": "D"})
    game.order("red", "offer_trade blue give P want D")
    game.order("red", "offer_trade blue give K want D")
    events = game.order("red", "arm with " + " ".join(game.hand("red")[:3]))
    assert "trade-withdrawn" in game.sentences(events, "blue")
    assert [offer["give"] for offer in game.own("blue")["offers"]] == ["K"]


@clause("EX-TRD-6", "EX-R-56")
def test_an_offer_stays_when_the_other_power_loses_what_is_wanted() -> None:
    game = market()
    game.order("red", "offer_trade blue give P want K")
    game.order("green", "offer_trade blue give D want K")
    game.order("blue", "accept_trade green 1")
    assert len(game.own("red")["offers"]) == len(game.own("blue")["offers"]) == 1
    game.refused("blue", "accept_trade red 1", "trade_cards", "EX-TRD-5")


@clause("EX-TRD-6")
@pytest.mark.parametrize(("giver", "taker"), [("blue", "green"), ("green", "blue")])
def test_an_offer_ends_when_one_of_the_two_resigns(giver: str, taker: str) -> None:
    game = scene(hands={"blue": "K", "green": "K"})
    game.order(giver, f"offer_trade {taker} give K want D")
    events = game.order("blue", "resign")
    assert game.own("blue")["offers"] == game.own("green")["offers"] == []
    assert "trade-void" in game.sentences(events, "green")
    assert "trade-void" not in game.sentences(events, "white")


@clause("EX-TRD-6", "EX-ELI-1")
@pytest.mark.parametrize(("giver", "taker"), [("blue", "green"), ("green", "blue")])
def test_an_offer_ends_when_one_of_the_two_is_destroyed(giver: str, taker: str) -> None:
    game = scene({"iberia": "red 3", "france": "blue 1", **elsewhere()}, hands={"blue": "K", "green": "K"})
    game.order(giver, f"offer_trade {taker} give K want D")
    game.order("red", "attack iberia france 2", [6, 1])
    assert game.status("blue") == "destroyed"
    assert game.own("blue")["offers"] == game.own("green")["offers"] == []


@clause("EX-TRD-6")
def test_offers_end_with_the_game() -> None:
    game = scene(
        powers=("red", "blue", "green"),
        on_turn="green",
        round=10,
        hands={"red": "P", "green": "K"},
        options={"round_limit": 10},
    )
    game.order("red", "offer_trade green give P want K")
    game.order("green", "end_turn")
    assert game.phase == "game_over"
    assert all(game.own(power)["offers"] == [] for power in game.powers)


@clause("EX-TRD-6", "EX-TRD-3")
def test_while_the_window_is_shut_an_offer_stays_open_but_cannot_be_accepted() -> None:
    game = market(trade_window="active_only")
    game.order("red", "offer_trade green give K want D")
    game.order("red", "end_turn")
    game.refused("green", "accept_trade red 1", "trade_closed", "EX-TRD-3")
    assert len(game.own("green")["offers"]) == 1
    game.order("blue", "end_turn")
    game.order("green", "accept_trade red 1")
    assert game.letters("green") == "K"


@clause("EX-TRD-6")
def test_while_the_window_is_shut_an_offer_can_still_be_declined_and_withdrawn() -> None:
    game = market(trade_window="active_only")
    game.order("red", "offer_trade green give K want D")
    game.order("red", "offer_trade green give P want D")
    game.order("red", "end_turn")
    game.order("green", "decline_trade red 1")
    game.order("red", "withdraw_trade green 2")
    assert game.own("red")["offers"] == []


@clause("EX-TRD-6")
def test_offers_are_numbered_within_a_pair_so_that_a_number_tells_nothing_about_others() -> None:
    game = market()
    game.order("red", "offer_trade green give P want D")
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "offer_trade red give K want P")
    game.order("red", "offer_trade blue give K want D")
    assert [offer["number"] for offer in game.own("blue")["offers"]] == [1, 1, 2]
    assert [offer["number"] for offer in game.own("green")["offers"]] == [1]


@clause("EX-TRD-2", "EX-TRD-5")
def test_an_offer_is_a_question_to_the_other_power_alone() -> None:
    game = market()
    game.order("blue", "offer_trade green give K want D")
    game.order("blue", "offer_trade white give K want D")
    assert game.offered("green") == {"accept_trade", "decline_trade"}
    assert game.offered("white") == {"decline_trade"}
    assert game.offered("blue") == set()
    assert not any(decision.waits for decision in game.view("green").decisions())


@clause("EX-TRD-1", "EX-ELI-6")
def test_a_trade_is_closed_with_powers_that_are_not_living() -> None:
    game = scene(
        {}, ("red", "blue", "green", "white", "black"), destroyed={"black": "blue"}, hands={"red": "P"}
    )
    game.order("white", "resign")
    game.refused("red", "offer_trade black give P want K", "trade_closed", "EX-ELI-6")
    game.refused("red", "offer_trade white give P want K", "trade_closed", "EX-ELI-6")
    assert game.allows("red", "offer_trade green give P want K")


@clause("EX-TRD-1")
def test_proposed_offers_go_to_living_powers_and_are_all_accepted_by_the_rules() -> None:
    game = market()
    game.order("white", "resign")
    (aside,) = game.view("red").asides()
    offers = [menu for menu in aside.menus() if menu.kind == "offer_trade"]
    texts = [str(order) for menu in offers for order in menu]
    assert len(texts) == len(set(texts)) == sum(menu.count() for menu in offers)
    assert {text.split()[1] for text in texts} == {"blue", "green"}
    assert all(game.allows("red", text) for text in texts)


def elsewhere() -> dict[str, str]:
    """Everything but Europe, shared among those who are not blue."""
    return {
        "asia": "green 1", "africa": "white 1", "north_america": "red 1", "south_america": "green 1",
        "australia": "white 1", "europe": "green 1", "iberia": "red 3", "france": "blue 1"
    }  # fmt: skip


@clause("EX-TRD-1", "EX-TRD-6")
def test_the_parties_know_what_they_gave_and_others_are_no_longer_sure() -> None:
    game = scene(hands={"red": ["alaska"], "blue": ["japan"], "green": ["india"]})
    alaska, japan, india = (BOARD.index[name] for name in ("alaska", "japan", "india"))
    red, blue, _, white = game.position.owns
    white.known = {alaska: 0, japan: 1, india: 2}
    blue.learn(alaska, 0)
    give, want = game.letters("red"), game.letters("blue")
    game.order("blue", f"offer_trade green give {want} want {game.letters('green')}")
    game.order("red", f"offer_trade blue give {give} want {want}")
    events = game.order("blue", "accept_trade red 1")
    assert (red.known, blue.known, white.known) == ({alaska: 1}, {japan: 0}, {india: 2})
    assert (game.hand("red"), game.hand("blue")) == (["japan"], ["alaska"])
    assert game.own("blue")["offers"] == game.own("green")["offers"] == []
    assert (game.sentences(events, "blue")[-1], game.sentences(events, "green")[-1]) == (
        "trade-lapsed", "trade-withdrawn"
    )  # fmt: skip
    assert events[-1].seen_by_all().sentence == "trade-lapsed"
