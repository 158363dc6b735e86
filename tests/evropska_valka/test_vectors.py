"""The test vectors of section 9, in their numbers."""

import pytest

from tests.clause import clause
from tests.evropska_valka.invariants import check_position
from tests.evropska_valka.scenes import BOARD, Scene, begun, scene
from velmoci.evropska_valka.deck import CARDS, FULL_DECK, POINTS, card_set, count_cards, points
from velmoci.evropska_valka.losses import halved
from velmoci.kernel.chance import Seeded

BLUE_BEATS_BLACK = {"france": "blue 2", "germany": "black 1"}

# ── 9.1 From the source


@clause("EV-T-S1", "EV-RET-4", "EV-RET-5")
@pytest.mark.parametrize(("defenders", "stay"), [(5, 2), (4, 2), (3, 1), (2, 1), (1, 0)])
def test_beaten_figures_without_an_empty_neighbour_are_halved(defenders: int, stay: int) -> None:
    assert halved(defenders) == stay
    game = cornered(defenders)
    won(game)
    assert game.field("austria_hungary") == (f"black {stay}" if stay else "yellow 6")
    assert game.field("ukraine") == ("yellow 6" if stay else "")


def cornered(defenders: int) -> Scene:
    """Yellow attacks Austria-Hungary, all of whose neighbours are held, with six figures."""
    game = scene(
        {"austria_hungary": f"black {defenders}", "ukraine": "yellow 6"},
        players="yellow red black green",
        pile="A A A A 10 10 2 2 2 2 J",
    )
    game.order("yellow", "attack ukraine austria_hungary 6")
    return game


def won(game: Scene) -> None:
    """Yellow draws the highest cards, black the lowest."""
    defenders = int(game.field("austria_hungary").split()[1])
    game.pass_all("A A A A 10 10 " + " ".join(["2", "2", "2", "2", "J"][:defenders]))


@clause("EV-T-S2", "EV-BAT-6", "EV-ACE-3")
@pytest.mark.parametrize(("rank", "worth"), [("J", 1), ("Q", 2), ("K", 3), ("A", 11)])
def test_points_of_court_cards(rank: str, worth: int) -> None:
    for suit in "CDHS":
        assert points(card_set([rank + suit])) == worth


@clause("EV-T-S3", "EV-BAT-7", "EV-BAT-8")
def test_the_defender_wins_a_tie_and_nothing_moves() -> None:
    game = scene(BLUE_BEATS_BLACK)
    before = game.board()
    game.order("blue", "attack france germany 1")
    game.pass_all("8 8")
    assert game.board() == before
    assert game.on_turn == "black"


@clause("EV-T-S4", "EV-END-1", "EV-END-2")
def test_the_third_field_of_an_idle_power_wins_an_attacker() -> None:
    game = scene(
        {"britain": "blue 1", "benelux": "black 1", "southern_scandinavia": "blue 2"}, players="blue black"
    )
    game.order("blue", "attack southern_scandinavia benelux 1")
    game.pass_all("9 2")
    assert (game.field("benelux"), game.field("russia")) == ("blue 1", "black 1")
    assert game.outcome == ("blue", "trio")


FALLS = [
    ({"spain": "blue 1", "france": "black 1", "north_africa": "green 1", "italy": "black 2", "germany": "black 1",
      "near_east": "green 1"}, "black", "italy spain", "blue", "anatolia", "green"),
    ({"austria_hungary": "black 1", "germany": "blue 1", "italy": "green 1", "southern_balkans": "green 2",
      "france": "blue 1"}, "green", "southern_balkans austria_hungary", "black", "", "blue"),
    ({"anatolia": "green 1", "near_east": "blue 1", "southern_balkans": "black 2", "france": "blue 1",
      "germany": "black 1"}, "black", "southern_balkans anatolia", "green", "russia", "black"),
]  # fmt: skip


@clause("EV-T-S5", "EV-END-3", "EV-R-24")
@pytest.mark.parametrize(("fields", "attacker", "way", "fallen", "refuge", "winner"), FALLS)
def test_the_right_neighbour_of_the_fallen_wins(
    fields: dict[str, str], attacker: str, way: str, fallen: str, refuge: str, winner: str
) -> None:
    game = scene(fields, start=False, on_turn=attacker)
    game.order(attacker, f"attack {way} 1")
    game.pass_all("9 2")
    if refuge:
        game.order(fallen, f"retreat {refuge}")
    assert game.seat(winner) == (game.seat(fallen) - 1) % 3
    assert game.outcome == (winner, "fall")


@clause("EV-T-S6", "EV-END-4")
def test_of_two_who_meet_a_condition_the_one_on_turn_wins() -> None:
    game = two_trios(True)
    assert game.outcome == ("blue", "trio")


@clause("EV-T-S7", "EV-ADJ-2")
def test_spain_and_north_africa_are_neighbours_without_a_ship() -> None:
    assert "north_africa" in BOARD.land_neighbours("spain")
    game = scene({"north_africa": ""}, players="blue yellow")
    assert game.allows("blue", "move spain north_africa")


@clause("EV-T-S8", "EV-ADJ-4")
def test_no_ship_sails_from_one_sea_to_the_other() -> None:
    game = scene({"russia": "yellow 1"}, players="yellow red")
    game.refused("yellow", "move russia spain", "wrong_sea", "EV-ADJ-4")


# ── 9.2 Own vectors


@clause("EV-T-01", "EV-SET-6")
def test_the_deck() -> None:
    assert len(CARDS) == count_cards(FULL_DECK) == 52
    assert points(FULL_DECK) == 284
    worth = [int(POINTS[card]) for card in range(52)]
    assert (worth.count(1), worth.count(2), worth.count(3)) == (4, 8, 8)
    assert [worth.count(number) for number in range(4, 12)] == [4] * 8


@clause("EV-T-02", "EV-SET-3", "EV-SET-4", "EV-SET-6", "EV-FLD-3")
def test_the_starting_position_of_three() -> None:
    game = scene()
    assert game.board() == {
        "france": "blue 1", "spain": "blue 1", "north_africa": "blue 1",
        "germany": "black 1", "austria_hungary": "black 1", "italy": "black 1",
        "southern_balkans": "green 1", "anatolia": "green 1", "near_east": "green 1",
    }  # fmt: skip
    assert [game.hand(player) for player in game.players] == ["", "", ""]
    assert game.table.pile_size == 52
    real = begun(players=3)
    assert len(real.board()) == 9
    assert set(real.board().values()) == {f"{player} 1" for player in real.players}


@clause("EV-T-03", "EV-DRF-1")
def test_a_draft() -> None:
    game = scene()
    game.order("blue", "draft france")
    assert game.field("france") == "blue 2"


@clause("EV-T-04", "EV-DRF-2", "EV-DRF-3")
def test_a_draft_on_a_field_that_is_held_or_not_home() -> None:
    game = scene({"spain": "black 1"})
    game.refused("blue", "draft spain", "field_held", "EV-DRF-2")
    game.refused("blue", "draft germany", "not_home", "EV-DRF-3")


@clause("EV-T-05", "EV-ADJ-2", "EV-ADJ-3")
def test_france_to_britain_by_bridge_and_by_ship() -> None:
    assert "britain" in BOARD.land_neighbours("france")
    assert BOARD.share_sea(BOARD.index["france"], BOARD.index["britain"])
    game = scene()
    game.order("blue", "move france britain")
    assert (game.field("france"), game.field("britain")) == ("", "blue 1")


@clause("EV-T-06", "EV-MOV-3", "EV-ADJ-3")
def test_france_to_russia_by_ship() -> None:
    game = scene()
    game.order("blue", "move france russia")
    assert game.field("russia") == "blue 1"


@clause("EV-T-07", "EV-ADJ-4", "EV-MOV-4")
def test_britain_to_spain_is_another_sea() -> None:
    scene(players="red yellow").refused("red", "move britain spain", "wrong_sea", "EV-ADJ-4")


@clause("EV-T-08", "EV-MOV-4")
def test_austria_hungary_has_no_harbour() -> None:
    scene(players="black yellow").refused("black", "move austria_hungary anatolia", "wrong_sea", "EV-MOV-4")


@clause("EV-T-09", "EV-MOV-2")
def test_own_figures_make_a_field_not_empty() -> None:
    scene().refused("blue", "move spain france", "not_empty", "EV-MOV-2")


@clause("EV-T-10", "EV-RET-1", "EV-RET-3", "EV-R-10", "EV-BAT-9")
@pytest.mark.parametrize("by_sea", [True, False])
def test_ten_beats_nine_and_the_defender_chooses_where_to_go(by_sea: bool) -> None:
    game = scene(BLUE_BEATS_BLACK, sea_retreat=by_sea)
    game.order("blue", "attack france germany 2")
    game.pass_all("7 3 9")
    attack = game.seen("spectator")["attack"]
    assert (attack["attacker_points"], attack["defender_points"]) == (10, 9)
    assert game.waits_for == "black"
    with_ships = ["benelux", "britain", "russia", "southern_scandinavia", "ukraine"]
    assert game.retreats() == (with_ships if by_sea else ["benelux", "southern_scandinavia", "ukraine"])
    game.order("black", "retreat ukraine")
    assert (game.field("germany"), game.field("france"), game.field("ukraine")) == ("blue 2", "", "black 1")
    assert game.discard() == "3 7 9"


@clause("EV-T-11", "EV-BAT-7", "EV-BAT-8")
def test_ten_against_ten_holds() -> None:
    game = scene(BLUE_BEATS_BLACK)
    game.order("blue", "attack france germany 2")
    game.pass_all("7 3 10")
    assert (game.field("france"), game.field("germany")) == ("blue 2", "black 1")
    assert game.discard() == "3 7 10"


@clause("EV-T-12", "EV-BAT-4")
def test_with_more_cards_than_needed_the_attacker_chooses() -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "9 4 Q"})
    game.order("blue", "attack france germany 2")
    game.pass_all()
    assert (game.phase, game.waits_for) == ("attacker_cards", "blue")
    assert len(game.offers("lay")) == 3
    game.order("blue", "lay 9 Q", "8")
    assert game.hand("blue") == "4"
    assert game.table.pile_size == 52 - 3 - 1


@clause("EV-T-13", "EV-BAT-3", "EV-BAT-5")
def test_a_hand_that_does_not_suffice_is_laid_whole() -> None:
    game = scene({"france": "blue 4"}, hands={"blue": "9 4 Q"})
    game.order("blue", "attack france germany 4")
    events = game.pass_all("6 2")
    (laid,) = [seen for seen in game.told(events, "green") if seen.sentence == "attacker-lays"]
    assert laid.values["points"] == 21
    assert game.hand("blue") == ""


@clause("EV-T-14", "EV-BAT-2", "EV-BAT-4")
@pytest.mark.parametrize(("card", "field"), [("A", "black 1"), ("2", "blue 1")])
def test_the_defender_answers_a_ten_with_an_ace_or_a_two(card: str, field: str) -> None:
    game = scene(hands={"black": "2 A"})
    game.order("blue", "attack france germany 1")
    game.pass_all("10")
    assert (game.phase, game.waits_for) == ("defender_cards", "black")
    assert game.seen("black")["attack"]["attacker_points"] == 10
    game.order("black", f"lay {card}")
    if game.phase == "retreat":
        game.order("black", "retreat ukraine")
    assert game.field("germany") == field


FOUR = "yellow red black green"


@clause("EV-T-15", "EV-RET-4")
def test_three_cornered_figures_become_one_and_nobody_advances() -> None:
    game = scene({"austria_hungary": "black 3", "ukraine": "yellow 2"}, players=FOUR)
    game.order("yellow", "attack ukraine austria_hungary 2")
    game.pass_all("A 10 2 2 2")
    assert (game.field("austria_hungary"), game.field("ukraine")) == ("black 1", "yellow 2")


@clause("EV-T-16", "EV-RET-5", "EV-R-12")
def test_a_single_cornered_figure_is_removed() -> None:
    game = scene({"austria_hungary": "black 1", "ukraine": "yellow 2"}, players=FOUR)
    game.order("yellow", "attack ukraine austria_hungary 2")
    game.pass_all("A 10 2")
    assert (game.field("austria_hungary"), game.field("ukraine")) == ("yellow 2", "")
    assert game.outcome is None
    assert (game.field("germany"), game.field("italy")) == ("black 1", "black 1")


@clause("EV-T-17", "EV-RET-2", "EV-R-11")
def test_the_field_the_attack_came_from_is_no_way_out() -> None:
    game = scene({"austria_hungary": "black 4", "ukraine": "yellow 3"}, players=FOUR)
    game.order("yellow", "attack ukraine austria_hungary 3")
    game.pass_all("A A 10 2 2 2 2")
    assert (game.field("austria_hungary"), game.field("ukraine")) == ("black 2", "yellow 3")


@clause("EV-T-18", "EV-KNG-1", "EV-KNG-4", "EV-KNG-5", "EV-R-17", "EV-R-18", "EV-CRD-2")
def test_a_third_player_stops_an_attack_with_a_king() -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "5 8", "black": "J 10 3", "green": "K 2"})
    before = game.board()
    game.order("blue", "attack france germany 2")
    game.order("black", "pass")
    game.order("green", "king K")
    assert game.board() == before
    assert game.hand("green") == "2 3 5 8 10 J"
    assert (game.hand("blue"), game.hand("black"), game.discard()) == ("", "", "K")
    assert (game.phase, game.waits_for) == ("king_discard", "green")
    assert game.decision().about()["count"] == 2
    game.order("green", "discard 2 J")
    assert game.hand("green") == "3 5 8 10"
    assert game.discard() == "2 J K"
    assert game.on_turn == "black"


@clause("EV-T-19", "EV-ACE-1", "EV-KNG-5")
def test_the_defender_stops_an_attack_with_an_ace() -> None:
    game = scene(hands={"blue": "5 8", "black": "A 10"})
    game.order("blue", "attack france germany 1")
    game.order("black", "king A")
    assert (game.hand("black"), game.hand("blue"), game.discard()) == ("5 8 10", "", "A")
    assert (game.phase, game.on_turn) == ("turn", "black")


@clause("EV-T-20", "EV-KNG-2")
def test_nobody_stops_his_own_attack() -> None:
    game = scene(hands={"blue": "K"})
    game.order("blue", "attack france germany 1")
    game.refused("blue", "king K", "own_turn_king", "EV-KNG-2")


@clause("EV-T-21", "EV-JCK-3", "EV-JCK-4", "EV-ACE-2")
def test_one_sabotage_a_turn() -> None:
    game = scene({"spain": "black 5"}, hands={"blue": "J J A"})
    game.order("blue", "sabotage J spain")
    assert game.field("spain") == "black 2"
    game.refused("blue", "sabotage J spain", "second_sabotage", "EV-JCK-4")
    game.refused("blue", "sabotage A spain", "second_sabotage", "EV-JCK-4")


@clause("EV-T-22", "EV-JCK-3", "EV-JCK-5", "EV-ACE-1", "EV-R-16")
def test_an_ace_removes_a_single_figure() -> None:
    game = scene({"spain": "black 1"}, hands={"blue": "A"})
    before = game.public("black")["figures"]
    game.order("blue", "sabotage A spain")
    assert game.field("spain") == ""
    assert game.public("black")["figures"] == before - 1
    assert (game.phase, game.on_turn) == ("turn", "blue")
    game.order("blue", "draft spain")


@clause("EV-T-23", "EV-JCK-2")
def test_sabotage_only_at_home() -> None:
    game = scene({"germany": "black 2"}, hands={"blue": "J"})
    game.refused("blue", "sabotage J germany", "bad_sabotage_field", "EV-JCK-2")


@clause("EV-T-24", "EV-QUN-2", "EV-QUN-3", "EV-QUN-4")
def test_two_queens_and_a_move() -> None:
    game = scene(hands={"blue": "Q Q", "black": "7 K", "green": "3"})
    for other, hand in (("black", "7 K"), ("green", "3")):
        (event,) = game.order("blue", f"espionage Q {other}")
        assert game.known("blue", other) == hand
        seen = [event.seen_by(game.seat(player)) for player in ("blue", "black", "green", "spectator")]
        assert ["cards" in one.values for one in seen if one is not None] == [True, False, False, False]
    game.order("blue", "move france britain")


@clause("EV-T-25", "EV-FAT-2", "EV-FAT-3", "EV-R-13")
def test_fate_for_three() -> None:
    game = scene(hands={"blue": "3 4 5 6", "black": "7 8 9 10"})
    game.order("blue", "fate", "10 2 A")
    game.order("blue", "assign A blue, 2 black, 10 green")
    assert (game.phase, game.waits_for) == ("fate_discard", "blue")
    assert len(game.offers("discard")) == 4
    game.order("blue", "discard 3")
    assert (game.phase, game.waits_for) == ("fate_discard", "black")
    assert game.own("black") == {"hand": game.cards("black"), "fate": [], "gifts": {}, "known": {}}
    assert len(game.offers("discard")) == 4
    game.order("black", "discard 7")
    assert [len(game.cards(player)) for player in game.players] == [4, 4, 1]
    assert (game.hand("blue"), game.hand("black"), game.hand("green")) == ("4 5 6 A", "2 8 9 10", "10")


@clause("EV-T-26", "EV-FAT-2", "EV-FAT-3")
def test_fate_keeping_all() -> None:
    game = scene(hands={"blue": "3 4 5 6"})
    game.order("blue", "fate", "10 2 A")
    game.order("blue", "assign A blue, 2 blue, 10 blue")
    assert game.decision().about()["count"] == 3
    game.order("blue", "discard 3 4 5")
    assert game.hand("blue") == "2 6 10 A"


@clause("EV-T-27", "EV-DCK-1", "EV-DCK-2")
def test_the_pile_runs_out_in_a_battle() -> None:
    discards = "9C 8C 7C 6C 4C 3C 2C 10C JC QC"
    far_away = " ".join(card for card in CARDS if card not in [*discards.split(), "5C", "2D", "3D"])
    game = scene(
        {"france": "blue 2"}, hands={"black": "2D 3D", "green": far_away}, pile="5C", discard=discards, lenient=True
    )
    game.order("blue", "attack france germany 2")
    game.order("black", "pass")
    events = game.order("green", "pass", "5 9")
    (shuffled,) = [seen for seen in game.told(events, "spectator") if seen.sentence == "reshuffled"]
    assert shuffled.values["count"] == 10
    assert (game.phase, game.waits_for) == ("defender_cards", "black")
    assert game.table.pile_size == 9
    assert game.discard() == ""


TWO = {"britain": "blue 1", "benelux": "blue 1", "ukraine": "yellow 1"}


@clause("EV-T-28", "EV-END-1", "EV-END-2")
def test_a_voyage_completes_an_idle_trio() -> None:
    game = scene({"france": "blue 2"} | TWO, players="blue yellow", start=False)
    game.order("blue", "move france southern_scandinavia")
    assert game.outcome == ("blue", "trio")


@clause("EV-T-29", "EV-TRN-4")
def test_the_last_figure_at_home_stays_even_where_it_would_win() -> None:
    game = scene({"france": "blue 1"} | TWO, players="blue yellow", start=False)
    game.refused("blue", "move france southern_scandinavia", "home_empty", "EV-TRN-4")


@clause("EV-T-30", "EV-END-3", "EV-END-6", "EV-RET-7", "EV-TRN-4")
def test_a_player_falls_in_the_turn_of_another_and_the_right_neighbour_wins() -> None:
    fields = {
        "britain": "red 1", "france": "red 1", "spain": "red 1", "north_africa": "blue 1", "near_east": "green 2"
    }  # fmt: skip
    game = scene(fields, players="red blue green", start=False, on_turn="green")
    game.refused("green", "attack near_east north_africa 2", "home_empty", "EV-TRN-4")
    game.order("green", "attack near_east north_africa 1")
    game.pass_all("9 2")
    assert game.retreats() == ["anatolia", "italy", "southern_balkans"]
    game.order("blue", "retreat italy")
    assert game.outcome == ("red", "fall")
    assert game.on_turn == "green"


@clause("EV-T-31", "EV-RET-7", "EV-R-34")
def test_the_last_figures_at_home_retreat_to_a_home_field() -> None:
    fields = {"britain": "red 1", "spain": "blue 1", "italy": "green 1", "near_east": "green 1"}
    game = scene(fields, players="red blue green", start=False, on_turn="green")
    game.order("green", "attack italy spain 1")
    game.pass_all("9 2")
    assert game.retreats() == ["france", "north_africa"]
    for field in ("anatolia", "southern_balkans"):
        assert game.field(field) == ""
        game.refused("blue", f"retreat {field}", "bad_retreat", "EV-RET-7")
    game.order("blue", "retreat france")
    assert game.outcome is None


def two_trios(with_austria: bool) -> Scene:
    fields = {
        "france": "blue 1", "germany": "blue 2", "russia": "yellow 1", "italy": "yellow 1", "anatolia": "yellow 1",
        "near_east": "yellow 1"
    }  # fmt: skip
    if with_austria:
        fields["austria_hungary"] = "blue 1"
    game = scene(fields, players="blue yellow", start=False)
    game.order("blue", "attack germany italy 1")
    game.pass_all("9 2")
    game.order("yellow", "retreat southern_balkans")
    return game


@clause("EV-T-32", "EV-END-4", "EV-R-21")
def test_two_trios_at_once_are_the_win_of_the_player_on_turn() -> None:
    assert two_trios(True).outcome == ("blue", "trio")


@clause("EV-T-33", "EV-END-6", "EV-R-21")
def test_a_retreat_can_win_in_the_turn_of_another() -> None:
    game = two_trios(False)
    assert game.outcome == ("yellow", "trio")
    assert game.on_turn == "blue"


@clause("EV-T-34", "EV-TRN-4", "EV-R-05")
def test_the_last_figure_may_move_within_home() -> None:
    game = scene({"france": "blue 1", "ukraine": "yellow 1"}, players="blue yellow", start=False)
    game.refused("blue", "move france germany", "home_empty", "EV-TRN-4")
    game.order("blue", "move france spain")
    assert game.field("spain") == "blue 1"


PYRAMIDS = {"ukraine": "yellow 3", "germany": "red 1", "italy": "green 1", "southern_balkans": "green 2"}


@clause("EV-T-35", "EV-PYR-5", "EV-PYR-6")
def test_a_small_cornered_pyramid_is_removed() -> None:
    fields = PYRAMIDS | {"austria_hungary": "black 1"}
    game = scene(fields | {"finland_baltics": "yellow 1"} | HOMES, players=FOUR, start=False, pieces="pyramids")
    game.order("yellow", "attack ukraine austria_hungary 1")
    game.pass_all("A 10 9 2")
    assert (game.field("austria_hungary"), game.field("ukraine")) == ("yellow 3", "")


HOMES = {"britain": "red 2", "italy": "black 2", "near_east": "green 1"}


@clause("EV-T-36", "EV-PYR-6")
def test_a_medium_cornered_pyramid_shrinks_past_a_small_one_that_is_not_in_stock() -> None:
    fields = PYRAMIDS | HOMES | {"austria_hungary": "black 2", "finland_baltics": "yellow 1"}
    fields |= {"benelux": "black 1", "france": "black 1", "spain": "black 1"}
    game = scene(fields, players=FOUR, start=False, pieces="pyramids")
    assert game.public("black")["stock"] == [0, 1, 3]
    game.order("yellow", "attack ukraine austria_hungary 1")
    game.pass_all("A 10 9 2 3")
    assert (game.field("austria_hungary"), game.field("ukraine")) == ("yellow 3", "")
    assert game.public("black")["stock"] == [0, 2, 3]


@clause("EV-T-37", "EV-CRD-2", "EV-FLD-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_invariants_hold_after_every_order(players: int) -> None:
    game, chance = begun(players, players=players), Seeded(players)
    while game.outcome is None:
        decision = game.decision()
        game.position.apply(decision.seat, decision.sample(chance), chance)
        check_position(game.position)


@clause("EV-T-38", "EV-PLY-5", "EV-R-32")
def test_who_resigns_while_being_asked_passes() -> None:
    game = scene()
    game.order("blue", "attack france germany 1")
    assert game.waits_for == "black"
    events = game.order("black", "resign")
    assert game.sentences(events) == ["left", "passed"]
    assert (game.phase, game.waits_for) == ("reaction", "green")
    game.order("green", "pass", "2 8 4 4 4")
    assert game.outcome is None
    assert (game.hand("black"), game.on_turn) == ("4 4 4", "green")


@clause("EV-T-39", "EV-PLY-5", "EV-R-35")
def test_the_last_one_who_stays_wins_at_once() -> None:
    game = scene()
    game.order("blue", "attack france germany 1")
    game.order("black", "resign")
    game.order("green", "resign")
    assert game.outcome == ("blue", "last")
