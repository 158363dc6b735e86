"""The test vectors of section 9, in their numbers; A, B, C, D are red, blue, green, white."""

from collections import Counter

import pytest

from tests.clause import clause
from tests.expanze.scenes import BOARD, Scene, check_board, dealt, first_states, scene
from velmoci.expanze.cards import letters
from velmoci.expanze.first_armament import allowance
from velmoci.expanze.missions import mission_deck
from velmoci.kernel.chance import Seeded

WON = (6, 1)
LOST = (1, 1)


def spread(states: list[str], count: int) -> str:
    """A first armament of so many soldiers, at most two in each state."""
    placed = [f"{name} {min(2, count - 2 * place)}" for place, name in enumerate(states) if count > 2 * place]
    return "place_first " + ", ".join(placed)


def places_at_most(game: Scene, power: str, count: int) -> None:
    """That power may place so many in the first armament, not one more, and does."""
    states = game.states_of(power)
    clause_of_limit = "EX-FAR-1" if count == 10 else "EX-FAR-2"
    game.refused(power, spread(states, count + 1), "first_total", clause_of_limit)
    game.order(power, spread(states, count))


# ── 9.1 Worked examples of the source


@clause("EX-T-S1", "EX-ARM-3")
def test_asia_alone_makes_a_pool_of_ten() -> None:
    game = scene({"asia": "red 1"})
    assert game.pool("red") == 10
    game.refused("red", "arm siberia 11", "arm_total", "EX-ARM-1")
    game.order("red", "arm siberia 10")
    assert game.state("siberia") == ("red", 11)


@clause("EX-T-S2", "EX-FGT-3")
def test_ten_soldiers_send_four_or_nine_but_not_ten() -> None:
    game = scene({"central_europe": "red 10", "france": "blue 1"})
    assert game.allows("red", "attack central_europe france 4")
    assert game.allows("red", "attack central_europe france 9")
    game.refused("red", "attack central_europe france 10", "leave_one", "EX-FGT-3")


@clause("EX-T-S3", "EX-MAP-6")
def test_north_america_without_bermuda_is_not_held() -> None:
    without = scene({"north_america": "red 1", "bermuda": "blue 1"})
    assert without.pool("red") == 3
    assert scene({"north_america": "red 1"}).pool("red") == 7
    for bermuda, fulfilled in (("blue 1", False), ("red 1", True)):
        game = scene(
            {"north_america": "red 1", "asia": "red 1", "bermuda": bermuda},
            missions={"red": "north_america_asia"},
        )
        assert game.fulfils("red") is fulfilled


@clause("EX-T-S4", "EX-MIS-2", "EX-R-06")
def test_asia_and_europe_need_no_third_continent_unless_the_option_asks_for_it() -> None:
    two = {"asia": "red 1", "europe": "red 1"}
    missions = {"red": "asia_europe"}
    assert scene(two, missions=missions).fulfils("red")
    with_third = {"asia_pair_third": True}
    assert not scene(two, missions=missions, options=with_third).fulfils("red")
    assert scene({**two, "australia": "red 1"}, missions=missions, options=with_third).fulfils("red")


def last_black_soldier(hunter: str, red_states: int = 1) -> Scene:
    """Black has one soldier left, next to the hunter; red has the card and so many states."""
    return scene(
        {
            **first_states("red", red_states),
            "madagascar": "black 1",
            "south_africa": f"{hunter} 3",
            "congo": "green 1",
        },
        ("red", "black", "green", "white"),
        on_turn=hunter,
        missions={"red": "destroy_black"},
        rest="white",
    )


@clause("EX-T-S5", "EX-MIS-5")
def test_the_owner_of_the_pursuit_removes_the_last_soldier() -> None:
    game = last_black_soldier("red")
    assert not game.fulfils("red")
    game.order("red", "attack south_africa madagascar 2", WON)
    assert game.fulfils("red")


@clause("EX-T-S6", "EX-MIS-7", "EX-MIS-8")
def test_another_power_removes_the_last_soldier() -> None:
    game = last_black_soldier("green")
    events = game.order("green", "attack south_africa madagascar 2", WON)
    assert not game.fulfils("red")
    assert game.own("red")["progress"]["kind"] == "nonsense"
    for other in ("black", "green", "white", "spectator"):
        assert game.sentences(events, other) == ["battle-won", "power-destroyed"]


@clause("EX-T-S7", "EX-MIS-9", "EX-MIS-10")
def test_twenty_states_fulfil_the_south_pole() -> None:
    assert twenty_less("south_pole", 0).fulfils("red")
    assert not twenty_less("south_pole", 1).fulfils("red")


def twenty_less(mission: str, missing: int) -> Scene:
    """Red holds twenty states less so many, and has that mission."""
    others = {"new_guinea": "green 1", "new_zealand": "white 1"}
    return scene({**first_states("red", 20 - missing), **others}, rest="blue", missions={"red": mission})


@clause("EX-T-S8", "EX-MIS-11")
def test_twenty_states_fulfil_the_pursuit_of_the_own_colour() -> None:
    assert twenty_less("destroy_red", 0).fulfils("red")
    assert not twenty_less("destroy_red", 1).fulfils("red")


@clause("EX-T-S9", "EX-FAR-1", "EX-FAR-3", "EX-R-54")
def test_after_an_equal_deal_everyone_places_ten_and_two_in_a_state() -> None:
    game = dealt({"powers": 4})
    for _ in game.powers:
        power = game.on_turn
        game.refused(power, f"place_first {game.states_of(power)[0]} 3", "first_cap", "EX-FAR-3")
        places_at_most(game, power, 10)
    assert game.phase == "turn_choice"


@clause("EX-T-S10", "EX-FAR-2", "EX-R-54")
def test_a_power_dealt_one_state_fewer_places_thirteen() -> None:
    game = dealt({"powers": 5})
    short = game.powers[game.table.dealer]
    assert len(game.states_of(short)) == 9
    while game.on_turn != short:
        game.order(game.on_turn, "place_first")
    places_at_most(game, short, 13)


# ── 9.2 Own vectors: components and deal


@clause("EX-T-01", "EX-MIS-1")
def test_the_mission_deck_has_39_cards() -> None:
    game = dealt()
    deck = Counter(mission_deck(game.position.settings, [int(colour) for colour in game.table.colour]))
    assert sum(deck.values()) == 39
    assert len(deck) == 24
    assert Counter(deck.values()) == {1: 9, 2: 15}


@clause("EX-T-02", "EX-SET-6", "EX-R-42")
def test_the_letter_deck_has_48_cards_and_a_third_of_each_letter() -> None:
    (cards,) = dealt().pile()
    assert sorted(cards) == sorted(BOARD.states)
    assert len(cards) == 48
    assert Counter(letters(BOARD, [BOARD.index[card] for card in cards])) == {"P": 16, "K": 16, "D": 16}


@clause("EX-T-03", "EX-SET-2", "EX-SET-3", "EX-FAR-2", "EX-R-10")
def test_five_powers_the_lowest_roll_deals_and_the_last_two_get_fewer() -> None:
    in_board_order = [1] * 47
    game = dealt(
        {"powers": 5},
        colours=("red", "blue", "green", "white", "black"),
        rolls=[4, 2, 1, 6, 3, *in_board_order],
    )
    assert game.seen("spectator")["dealer"] == "green"
    order = ("white", "black", "red", "blue", "green")
    assert [game.state(name)[0] for name in BOARD.states] == [order[place % 5] for place in range(48)]
    assert [len(game.states_of(power)) for power in order] == [10, 10, 10, 9, 9]
    for power, number in zip(order, (10, 10, 10, 13, 13), strict=True):
        assert game.on_turn == power
        places_at_most(game, power, number)


@clause("EX-T-04", "EX-FAR-5", "EX-R-11")
def test_seven_powers_the_dealer_cannot_place_its_thirteenth_soldier() -> None:
    game = dealt({"powers": 7}, rolls=[2, 2, 2, 2, 2, 2, 1])
    assert [len(game.states_of(power)) for power in game.powers] == [7, 7, 7, 7, 7, 7, 6]
    for _ in range(6):
        game.order(game.on_turn, "place_first")
    dealer = game.powers[6]
    assert game.on_turn == dealer
    assert allowance(game.position.sight(6)) == 13
    game.order(dealer, spread(game.states_of(dealer), 13))
    assert game.soldiers(dealer) == 6 + 12
    assert game.phase == "turn_choice"


@clause("EX-T-05")
def test_four_powers_get_twelve_states_and_ten_soldiers_each() -> None:
    game = dealt({"powers": 4})
    for _ in game.powers:
        power = game.on_turn
        assert len(game.states_of(power)) == 12
        places_at_most(game, power, 10)


@clause("EX-T-06", "EX-SET-2", "EX-R-09")
def test_only_those_who_share_the_lowest_roll_again() -> None:
    game = dealt({"powers": 3}, rolls=[2, 2, 5, 3, 1])
    rolls = [
        event.values for event in game.told(game.opening, "spectator") if event.sentence == "dealer-rolls"
    ]
    assert rolls == [
        {"powers": ["red", "blue", "green"], "rolls": [2, 2, 5]},
        {"powers": ["red", "blue"], "rolls": [3, 1]},
    ]
    assert game.seen("spectator")["dealer"] == "blue"


@clause("EX-T-07", "EX-MIS-10", "EX-R-04")
def test_two_powers_need_32_states_for_nonsense_unless_the_target_stays() -> None:
    game = dealt({"powers": 2})
    assert [len(game.states_of(power)) for power in game.powers] == [24, 24]
    assert game.seen("spectator")["nonsense_target"] == 32
    unraised = dealt({"powers": 2, "nonsense_auto_raise": False})
    assert unraised.seen("spectator")["nonsense_target"] == 20


@clause("EX-T-08", "EX-R-04")
def test_three_powers_keep_the_target_of_twenty() -> None:
    game = dealt({"powers": 3})
    assert [len(game.states_of(power)) for power in game.powers] == [16, 16, 16]
    assert game.seen("spectator")["nonsense_target"] == 20


# ── 9.2 Own vectors: battles and cards


@clause("EX-T-09", "EX-FGT-15", "EX-CRD-1")
def test_four_attackers_take_france_and_lose_two() -> None:
    game = scene({"central_europe": "red 7", "france": "blue 3"})
    game.order("red", "attack central_europe france 4", [5, 2, 3, 3, 6, 4, 1, 6, 4, 1])
    assert game.state("france") == ("red", 2)
    assert game.state("central_europe") == ("red", 3)
    assert game.allows("red", "draw_card")


@clause("EX-T-10", "EX-FGT-11", "EX-FGT-14", "EX-CRD-1")
def test_a_tie_is_lost_and_gives_no_card() -> None:
    game = scene({"alaska": "red 2", "chukotka": "blue 1"})
    game.order("red", "attack alaska chukotka 1", [4, 4])
    assert game.state("alaska") == ("red", 1)
    assert game.state("chukotka") == ("blue", 1)
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-1")


@clause("EX-T-11", "EX-FGT-16", "EX-FGT-17", "EX-R-25")
def test_the_same_attack_is_refused_and_others_are_not() -> None:
    game = scene({"central_europe": "red 4", "maghreb": "blue 1", "iberia": "red 6", "france": "blue 2"})
    game.order("red", "attack iberia france 3", [6, 1, 1, 1, 1, 1, 1, 1])
    assert game.state("iberia") == ("red", 3)
    assert game.state("france") == ("blue", 1)
    game.refused("red", "attack iberia france 1", "pair_used", "EX-FGT-16")
    assert game.allows("red", "attack central_europe france 1")
    assert game.allows("red", "attack iberia maghreb 1")


@clause("EX-T-12", "EX-FGT-19", "EX-R-24")
def test_a_conquered_state_attacks_on() -> None:
    game = scene({"alaska": "red 5", "chukotka": "blue 1", "siberia": "blue 1"})
    game.order("red", "attack alaska chukotka 4", [6, 1])
    game.order("red", "attack chukotka siberia 3", [5, 5, 6, 2])
    assert game.state("alaska") == ("red", 1)
    assert game.state("chukotka") == ("red", 1)
    assert game.state("siberia") == ("red", 2)


def two_battles(first: tuple[int, int], second: tuple[int, int]) -> Scene:
    """Red fights from France and from Iberia, one soldier against one each time."""
    game = scene(
        {
            "france": "red 3",
            "southern_europe": "blue 1",
            "iberia": "red 2",
            "maghreb": "blue 1",
            "great_britain": "blue 1",
        }
    )
    game.order("red", "attack france southern_europe 1", first)
    game.order("red", "attack iberia maghreb 1", second)
    return game


@clause("EX-T-13", "EX-CRD-1", "EX-CRD-2")
def test_a_win_before_the_last_battle_gives_no_card() -> None:
    two_battles(WON, LOST).refused("red", "draw_card", "no_card_right", "EX-CRD-1")


@clause("EX-T-14", "EX-CRD-5", "EX-R-21")
def test_a_win_in_the_last_battle_gives_a_card_and_ends_the_fighting() -> None:
    game = two_battles(LOST, WON)
    game.order("red", "draw_card", [48])
    assert game.hand("red") == ["new_zealand"]
    game.refused("red", "attack france great_britain 1", "fight_closed", "EX-CRD-5")


@clause("EX-T-15", "EX-CRD-4", "EX-R-20")
def test_a_card_that_is_not_drawn_is_gone() -> None:
    game = two_battles(LOST, WON)
    events = game.order("red", "end_turn")
    assert "card-right-lapsed" in game.sentences(events, "spectator")
    assert game.hand("red") == []
    game.pass_to("red")
    game.refused("red", "draw_card", "no_card_right", "EX-CRD-6")


@clause("EX-T-16", "EX-ARM-4", "EX-ARM-5", "EX-ARM-9")
def test_two_continents_and_a_set_make_a_pool_of_twenty() -> None:
    game = scene({"africa": "red 1", "australia": "red 1"}, hands={"red": ("turkey", "arabia", "persia")})
    game.refused("red", "arm egypt 21 with turkey arabia persia", "arm_total", "EX-ARM-1")
    game.order("red", "arm egypt 20 with turkey arabia persia")
    assert game.state("egypt") == ("red", 21)


@clause("EX-T-17", "EX-ARM-5", "EX-ARM-6")
def test_of_seven_cards_one_set_is_handed_in() -> None:
    p, p2, k, d = "turkey", "central_asia", "arabia", ("persia", "indochina", "mongolia", "chukotka")
    game = scene({"egypt": "red 1"}, hands={"red": (p, p2, k, *d)})
    assert game.letters("red") == "PPKDDDD"
    game.refused("red", f"arm egypt 12 with {d[0]} {d[1]} {d[2]}", "arm_total", "EX-ARM-1")
    assert game.allows("red", f"arm egypt 11 with {d[0]} {d[1]} {d[2]}")
    game.refused("red", f"arm egypt 14 with {p} {k} {d[0]}", "arm_total", "EX-ARM-1")
    assert game.allows("red", f"arm egypt 13 with {p} {k} {d[0]}")
    game.refused("red", f"arm egypt 3 with {p} {p2} {k}", "bad_set", "EX-ARM-5")
    both = f"arm egypt 3 with {d[0]} {d[1]} {d[2]} {p} {k} {d[3]}"
    game.refused("red", both, "second_set", "EX-ARM-6")


@clause("EX-T-18", "EX-ARM-7", "EX-R-19")
def test_a_set_goes_to_the_bottom_in_the_order_given() -> None:
    game = scene(hands={"red": ("siberia", "arabia", "china"), "blue": "PPPPP"})
    assert game.seen("spectator")["pile"] == 40
    game.order("red", "arm with china arabia siberia")
    assert game.seen("spectator")["pile"] == 43
    assert game.pile()[-3:] == [["china"], ["arabia"], ["siberia"]]


# ── 9.2 Own vectors: missions, claims and the end


@clause("EX-T-19", "EX-MIS-3", "EX-R-36")
def test_the_third_continent_may_change() -> None:
    game = changing_third_continent()
    assert game.fulfils("red")
    game.order("blue", "attack peru_chile new_zealand 1", WON)
    game.pass_to("red")
    game.order("red", "attack argentina peru_chile 2", WON)
    assert not game.holds("red", "australia")
    assert game.holds("red", "south_america")
    assert game.fulfils("red")


def changing_third_continent() -> Scene:
    """Red has Africa, Europe and Australia, and all of South America but Peru and Chile."""
    return scene(
        {
            "africa": "red 1",
            "europe": "red 1",
            "australia": "red 1",
            "south_america": "red 3",
            "peru_chile": "blue 2",
        },
        missions={"red": "africa_europe_third"},
        on_turn="blue",
    )


@clause("EX-T-20", "EX-MIS-4")
def test_australia_and_two_islands_are_not_the_bermuda_triangle() -> None:
    islands = {"australia": "red 1", "bermuda": "red 1", "falklands": "red 1", "canary_islands": "blue 1"}
    missions = {"red": "australia_bermuda_triangle"}
    assert not scene(islands, missions=missions).fulfils("red")
    game = scene({**islands, "canary_islands": "red 1"}, missions=missions)
    assert game.fulfils("red")
    assert game.own("red")["progress"]["need"] == 8


@clause("EX-T-21", "EX-WIN-3", "EX-WIN-4", "EX-WIN-5", "EX-R-29")
def test_a_broken_claim_starts_afresh() -> None:
    game = scene(
        {"asia": "red 2", "australia": "red 1", "european_russia": "green 3"},
        missions={"red": "asia_australia"},
        round=12,
    )
    game.order("red", "show_mission")
    game.pass_to("green")
    assert game.claim("red") == 1
    events = game.order("green", "attack european_russia siberia 2", [6, 1, 6, 1])
    assert game.sentences(events, "spectator") == ["battle-won", "claim-broken"]
    assert game.claim("red") == 0
    game.pass_to("red")
    assert game.round == 13
    game.order("red", "attack china siberia 1", [6, 1, 6, 1])
    game.order("red", "show_mission")
    game.pass_to("white")
    assert (game.round, game.outcome) == (13, None)
    game.order("white", "end_turn")
    assert (game.round, game.outcome) == (14, (("red",), "mission"))


@clause("EX-T-22", "EX-WIN-4")
def test_a_claim_of_twenty_states_lives_while_twenty_are_left() -> None:
    game = scene(
        {
            **first_states("red", 21), "alaska": "red 1", "egypt": "blue 9", "maghreb": "blue 9",
            "new_guinea": "green 1", "new_zealand": "white 1",
        },
        missions={"red": "north_pole"},
        rest="blue",
    )  # fmt: skip
    assert len(game.states_of("red")) == 22
    game.order("red", "show_mission")
    game.pass_to("blue")
    game.order("blue", "attack egypt arabia 4", WON)
    game.order("blue", "attack egypt southern_europe 4", WON)
    assert (len(game.states_of("red")), game.claim("red")) == (20, 1)
    events = game.order("blue", "attack maghreb iberia 4", WON)
    assert "claim-broken" in game.sentences(events, "spectator")
    assert game.claim("red") == 0


def black_removed_by_another(red_states: int) -> Scene:
    """Green has removed black's last soldier; it is red's turn, and red has the pursuit of black."""
    game = last_black_soldier("green", red_states)
    game.order("green", "attack south_africa madagascar 2", WON)
    game.pass_to("red")
    return game


@clause("EX-T-23", "EX-MIS-7", "EX-WIN-2", "EX-R-37")
def test_a_lost_pursuit_wins_with_twenty_states() -> None:
    game = black_removed_by_another(20)
    events = game.order("red", "show_mission")
    assert game.told(events, "spectator")[0].values["mission"] == "destroy_black"
    assert game.public("red")["mission"]["mission"] == "destroy_black"
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-T-24", "EX-MIS-10", "EX-WIN-2")
def test_a_lost_pursuit_with_nineteen_states_is_not_shown() -> None:
    black_removed_by_another(19).refused("red", "show_mission", "mission_open", "EX-WIN-2")


@clause("EX-T-25", "EX-MIS-12", "EX-R-05")
def test_the_pursuit_of_an_absent_colour_is_nonsense_from_the_start() -> None:
    game = twenty_less("destroy_yellow", 1)
    assert game.own("red")["progress"]["kind"] == "nonsense"
    assert not game.fulfils("red")
    assert twenty_less("destroy_yellow", 0).fulfils("red")


def two_claims(**options: object) -> Scene:
    """In round 8 red and then blue claim twenty states each."""
    states = {
        **first_states("red", 20),
        **dict.fromkeys(BOARD.states[20:40], "blue 1"),
        "new_zealand": "white 1",
    }
    missions = {"red": "north_pole", "blue": "south_pole"}
    game = scene(states, missions=missions, rest="green", round=8, options=options)
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    game.order("blue", "show_mission")
    return game


@clause("EX-T-26", "EX-WIN-7", "EX-R-31")
def test_of_two_claims_the_first_settled_wins() -> None:
    game = two_claims()
    game.pass_to("red")
    assert game.outcome == (("red",), "mission")


@clause("EX-T-26", "EX-WIN-8", "EX-R-31")
def test_the_other_claim_is_settled_in_its_own_turn_if_play_goes_on() -> None:
    game = two_claims(continue_after_win=True)
    game.order("blue", "end_turn")
    game.order("green", "end_turn")
    assert game.status("red") == "living"
    game.order("white", "end_turn")
    assert (game.status("red"), game.status("blue")) == ("won", "won")
    assert game.seen("spectator")["winners"] == ["red", "blue"]
    assert (game.on_turn, game.outcome) == ("green", None)


@clause("EX-T-27", "EX-WIN-6", "EX-R-30")
def test_the_claim_of_a_destroyed_hunter_is_void() -> None:
    game = scene(
        {"madagascar": "red 1", "south_africa": "blue 3", "egypt": "green 1"},
        ("red", "blue", "green", "black"),
        destroyed={"black": "red"},
        missions={"red": "destroy_black"},
        rest="green",
    )
    game.order("red", "show_mission")
    game.order("red", "end_turn")
    assert game.claim("red") == 1
    events = game.order("blue", "attack south_africa madagascar 2", WON)
    assert "claim-void" in game.sentences(events, "spectator")
    assert game.claim("red") == 0
    game.pass_to("green")
    game.pass_to("blue")
    assert game.outcome is None


@clause("EX-T-28", "EX-MAP-3")
def test_neighbours_of_three_states() -> None:
    assert set(BOARD.neighbours("madagascar")) == {"south_africa"}
    assert set(BOARD.neighbours("egypt")) == {
        "arabia", "congo", "east_africa", "maghreb", "southern_europe", "west_africa",
    }  # fmt: skip
    assert set(BOARD.neighbours("china")) == {
        "central_asia", "chukotka", "india", "indochina", "japan", "mongolia", "siberia",
    }  # fmt: skip


@clause("EX-T-29", "EX-FGT-1", "EX-MAP-3")
def test_states_that_meet_in_a_point_are_not_adjacent() -> None:
    game = scene({"western_canada": "red 3", "eastern_usa": "blue 1"})
    game.refused("red", "attack western_canada eastern_usa 1", "not_adjacent", "EX-FGT-1")


@clause("EX-T-30", "EX-TRD-3", "EX-R-16")
def test_no_trade_while_a_stepwise_battle_is_open() -> None:
    game = scene(
        {"iberia": "green 2", "maghreb": "white 1"},
        hands={"red": "P", "blue": "K"},
        on_turn="green",
        options={"battle_pace": "stepwise"},
    )
    game.order("green", "attack iberia maghreb 1")
    game.refused("red", "offer_trade blue give P want K", "trade_closed", "EX-TRD-3")
    game.order("green", "roll", [1])
    game.order("white", "roll", [1])
    game.order("red", "offer_trade blue give P want K")
    game.order("blue", "accept_trade red 1")
    assert (game.letters("red"), game.letters("blue")) == ("K", "P")


@clause("EX-T-32", "EX-SOL-3")
@pytest.mark.parametrize("powers", range(2, 8))
def test_states_soldiers_and_cards_are_all_there_after_every_order(powers: int) -> None:
    options = {"powers": powers, "draw_mode": "auto", "battle_pace": "stepwise"}
    game = dealt(options, seed=powers)
    chance = Seeded(f"vectors {powers}")
    orders = Counter[str]()
    while game.outcome is None and orders.total() < 1500:
        decision = game.position.pending()[-1]
        if chance.roll(8) == 1:
            decision = game.position.asides(decision.seat)[0]
        if decision.menus():
            order = decision.sample_by_kind(chance)
            if order.kind != "resign" or chance.roll(200) == 1:
                game.position.apply(decision.seat, order, chance)
                orders[order.kind] += 1
                check_board(game.position)
    assert {"arm", "attack", "roll", "end_turn", "offer_trade"} <= orders.keys()


@clause("EX-T-33", "EX-TRD-5", "EX-R-56")
def test_an_offer_tells_nothing_about_the_other_hand() -> None:
    offers = []
    for blue_hand in ("D", "K"):
        game = scene(hands={"red": "P", "blue": blue_hand})
        events = game.order("red", "offer_trade blue give P want K")
        offers.append((game.told(events, "red"), game.own("red")))
    assert offers[0] == offers[1]
    game = scene(hands={"red": "P", "blue": "D"})
    game.order("red", "offer_trade blue give P want K")
    before = game.seen("red")
    game.refused("blue", "accept_trade red 1", "trade_cards", "EX-TRD-5")
    assert game.seen("red") == before
    events = game.order("blue", "decline_trade red 1")
    assert game.sentences(events, "red") == ["trade-declined"]


@clause("EX-T-34", "EX-ELI-7", "EX-WIN-10", "EX-R-35", "EX-R-55")
def test_resigning_ends_the_turn_and_the_last_living_power_wins() -> None:
    game = scene({"iberia": "red 3", "maghreb": "blue 1"}, ("red", "blue", "green"), hands={"red": "PK"})
    game.order("red", "attack iberia maghreb 2", WON)
    states, pile = game.states_of("red"), game.seen("spectator")["pile"]
    events = game.order("red", "resign")
    assert "card-drawn" not in game.sentences(events, "spectator")
    assert game.hand("red") == []
    assert game.seen("spectator")["pile"] == pile + 2
    assert game.states_of("red") == states
    assert (game.on_turn, game.phase) == ("blue", "turn_choice")
    game.order("green", "resign")
    assert game.outcome == (("blue",), "last")


@clause("EX-T-35", "EX-ELI-7", "EX-MIS-5", "EX-R-35")
def test_a_power_that_resigned_still_defends_and_can_still_be_hunted() -> None:
    game = scene(
        {
            "australia": "red 1", "bermuda": "red 1", "falklands": "red 1", "canary_islands": "red 1",
            "indonesia": "blue 9", "maghreb": "blue 9", "egypt": "green 1", "congo": "white 1",
        },
        missions={"red": "australia_bermuda_triangle", "blue": "destroy_red"},
        rest="blue",
    )  # fmt: skip
    game.order("red", "show_mission")
    game.pass_to("green")
    events = game.order("red", "resign")
    assert "claim-void" in game.sentences(events, "spectator")
    assert game.claim("red") == 0
    game.pass_to("blue")
    game.order("blue", "attack indonesia western_australia 8", [*LOST, *WON])
    assert game.state("western_australia") == ("blue", 7)
    for attack in (
        "western_australia central_australia 6",
        "central_australia eastern_australia 5",
        "eastern_australia new_guinea 2",
        "eastern_australia new_zealand 2",
        "maghreb canary_islands 8",
        "canary_islands bermuda 4",
    ):
        game.order("blue", f"attack {attack}", WON)
    assert not game.fulfils("blue")
    game.order("blue", "attack canary_islands falklands 3", WON)
    assert game.status("red") == "destroyed"
    assert game.fulfils("blue")


@clause("EX-T-36", "EX-TRN-7", "EX-R-57")
def test_the_last_round_ends_without_a_winner() -> None:
    game = scene(
        {"australia": "blue 1", "bermuda": "blue 1", "falklands": "blue 1", "canary_islands": "blue 1"},
        destroyed={"red": "blue"},
        first="red",
        on_turn="blue",
        round=10,
        missions={"blue": "australia_bermuda_triangle"},
        options={"round_limit": 10},
    )
    game.order("blue", "show_mission")
    game.pass_to("white")
    assert game.claim("blue") == 1
    game.order("white", "end_turn")
    assert game.outcome == ((), "rounds")
    assert game.claim("blue") == 0
