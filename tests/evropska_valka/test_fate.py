"""FAT, CRD and DCK: fate, hands and piles."""

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import Scene, ranks, scene
from velmoci.evropska_valka.deck import CARDS, card_names
from velmoci.evropska_valka.orders import NOTATION
from velmoci.kernel.chance import Seeded


def drawn(**hands: str) -> Scene:
    """Blue has drawn 10, 2 and A by fate."""
    game = scene(hands=hands)
    game.order("blue", "fate", "10 2 A")
    return game


@clause("EV-FAT-1")
def test_fate_draws_three_cards_that_only_the_player_sees() -> None:
    game = scene()
    events = game.order("blue", "fate", "10 2 A")
    assert game.table.pile_size == 49
    assert ranks(game.own("blue")["fate"]) == "2 10 A"
    for player in ("black", "green", "spectator"):
        (seen,) = game.told(events, player)
        assert seen.to_json() == {"event": "fate-drawn", "power": "french_allies", "count": 3}
        assert "10" not in str(game.seen(player)["fate"])
    (own,) = game.shown(events, "blue")
    assert own == {
        "event": "fate-drawn-own", "power": "french_allies", "count": 3, "cards": game.own("blue")["fate"]
    }  # fmt: skip
    assert (game.phase, game.waits_for) == ("fate_assign", "blue")
    assert game.decision().about()["cards"] == game.own("blue")["fate"]


@clause("EV-FAT-2")
@pytest.mark.parametrize(
    ("split", "hands"),
    [
        ("10 blue, 2 blue, A blue", ["2 10 A", "", ""]),
        ("10 black, 2 blue, A green", ["2", "10", "A"]),
        ("10 black, 2 black, A green", ["", "2 10", "A"]),
        ("A black, 2 black, 10 black", ["", "2 10 A", ""]),
    ],
)
def test_the_cards_go_to_anybody_in_any_split(split: str, hands: list[str]) -> None:
    game = drawn()
    game.order("blue", f"assign {split}")
    assert [game.hand(player) for player in game.players] == hands
    assert (game.phase, game.on_turn) == ("turn", "black")


@clause("EV-FAT-2")
def test_all_ways_to_deal_are_offered_once() -> None:
    offers = drawn().offers("assign")
    assert len(offers) == len(set(offers)) == 27


@clause("EV-FAT-2", "EV-FAT-4")
@pytest.mark.parametrize(
    ("split", "clause_id"),
    [
        ("", "EV-FAT-4"),
        ("10 blue, 2 blue", "EV-FAT-4"),
        ("10 blue, 2 blue, 2C black, A blue", "EV-FAT-2"),
        ("10 blue, 2 blue, 9D black", "EV-FAT-2"),
        ("10 blue, 2 blue, A blue, 9D black", "EV-FAT-2"),
    ],
)
def test_every_card_of_fate_is_given_once(split: str, clause_id: str) -> None:
    drawn(blue="9D").refused("blue", f"assign {split}", "bad_assign", clause_id)


@clause("EV-FAT-3", "EV-R-13", "EV-CRD-2")
def test_hands_that_would_be_too_full_discard_first_clockwise() -> None:
    game = drawn(green="3 4 5 6", black="7 8 9 9")
    game.order("blue", "assign 10 green, 2 black, A black")
    assert (game.phase, game.waits_for) == ("fate_discard", "black")
    asked = game.decision().about()
    assert (asked["count"], asked["incoming"]) == (2, 2)
    assert game.seen("green")["fate"] == {
        "power": "french_allies", "count": 3, "given": {"dual_alliance": 2, "ottoman_empire": 1}
    }  # fmt: skip
    game.refused("green", "discard 3", "not_your_turn", "EV-TRN-1")
    game.order("black", "discard 7 8")
    assert (game.hand("black"), game.waits_for) == ("9 9", "green")
    game.order("green", "discard 3")
    assert (game.hand("black"), game.hand("green"), game.discard()) == ("2 9 9 A", "4 5 6 10", "3 7 8")


@clause("EV-FAT-3", "EV-FAT-4")
def test_the_wrong_discards_are_refused() -> None:
    game = drawn(blue="3 4 5 6")
    game.order("blue", "assign 10 blue, 2 blue, A black")
    for cards in ("", "3", "3 4 5", "3C 3C"):
        game.refused("blue", f"discard {cards}", "bad_discard", "EV-FAT-3")
    game.refused("blue", "discard 3 10", "bad_discard", "EV-FAT-3")
    game.refused("blue", "discard 3 A", "bad_discard", "EV-FAT-3")
    game.refused("blue", "discard 3 K", "card_not_held", "EV-CRD-1")
    assert [text for text in game.offers("discard") if "10" in text] == []


@clause("EV-FAT-3")
def test_receivers_do_not_see_what_comes_before_they_discard() -> None:
    game = drawn(black="7 8 9 10")
    events = game.order("blue", "assign 10 blue, 2 blue, A black")
    assert (game.phase, game.waits_for) == ("fate_discard", "black")
    assert "A" not in ranks(game.own("black")["hand"])
    assert game.own("black")["gifts"] == {}
    assert ranks(game.own("blue")["gifts"]["dual_alliance"]) == "A"
    assert game.told(events, "black") == game.told(events, "spectator")
    assert game.told(events, "black")[0].to_json() == {
        "event": "fate-assigned", "power": "french_allies", "powers": ["french_allies", "dual_alliance"],
        "counts": [2, 1]
    }  # fmt: skip


@clause("EV-FAT-5", "EV-R-19")
def test_given_cards_are_seen_by_giver_and_receiver_alone() -> None:
    game = drawn()
    events = game.order("blue", "assign 10 blue, 2 green, A black")
    for player, shown in (("blue", 3), ("black", 1), ("green", 1), ("spectator", 0)):
        seen = [one for one in game.told(events, player) if one.sentence.startswith("fate-")]
        assert [one.values.get("count") for one in seen[1:]] == [1, 1, 1]
        assert sum("cards" in one.values for one in seen) == shown
    assert (game.known("blue", "black"), game.known("blue", "green")) == ("A", "2")
    assert (game.known("black", "blue"), game.known("black", "green")) == ("", "")


@clause("EV-FAT-5", "EV-R-19")
def test_each_gift_of_fate_is_told_with_giver_and_receiver() -> None:
    game = drawn()
    assert game.seen("green")["fate"] == {"power": "french_allies", "count": 3, "given": {}}
    events = game.order("blue", "assign 10 blue, 2 blue, A black")
    kept = {"power": "french_allies", "count": 2}
    given = {"power": "french_allies", "other": "dual_alliance", "count": 1}
    assert [seen for seen in game.shown(events) if seen["event"] in ("fate-kept", "fate-given")] == [
        {"event": "fate-kept"} | kept, {"event": "fate-given"} | given
    ]  # fmt: skip
    assert [seen for seen in game.shown(events, "black") if str(seen["event"]).endswith("-own")] == [
        {"event": "fate-given-own"} | given | {"cards": ["AC"]}
    ]  # fmt: skip
    assert game.seen("spectator")["fate"] is None


@clause("EV-FAT-3", "EV-FAT-5")
def test_cards_of_fate_on_their_way_are_counted_openly_and_shown_to_the_giver() -> None:
    game = drawn(black="7 8 9 10")
    assert game.own("blue")["gifts"] == game.own("blue")["known"] == {}
    game.order("blue", "assign 10 blue, 2 blue, A black")
    for player in (*game.players, "spectator"):
        assert game.seen(player)["fate"] == {
            "power": "french_allies", "count": 3, "given": {"french_allies": 2, "dual_alliance": 1}
        }  # fmt: skip
    assert {power: ranks(cards) for power, cards in game.own("blue")["gifts"].items()} == {
        "french_allies": "2 10", "dual_alliance": "A"
    }  # fmt: skip
    game.order("black", "discard 7")
    assert game.seen("spectator")["fate"] is None
    assert game.own("blue")["gifts"] == {}
    assert game.own("blue")["known"] == {"dual_alliance": ["AC"]}
    assert game.own("black")["known"] == {}


@clause("EV-FAT-5")
@pytest.mark.parametrize(
    ("split", "least", "most"),
    [
        ("5 black, 6 black, K black", [0, 1, 0], [0, 1, 0]),
        ("5 blue, 6 black, K black", [0, 0, 0], [1, 1, 0]),
        ("5 blue, 6 black, K green", [0, 0, 0], [1, 1, 1]),
    ],
)
def test_how_many_given_cards_are_of_the_last_shuffle_is_known_within_bounds(
    split: str, least: list[int], most: list[int]
) -> None:
    game = scene(pile="5 6")
    game.order("blue", "fate", "6 5 K")
    game.order("blue", f"assign {split}")
    assert (list(game.table.fresh_least), list(game.table.fresh_most)) == (least, most)


@clause("EV-CRD-1", "EV-R-15")
@pytest.mark.parametrize("order", ["sabotage J spain", "espionage Q black"])
def test_a_card_used_for_its_power_is_shown_and_discarded(order: str) -> None:
    game = scene({"spain": "black 2"}, hands={"blue": "J Q"})
    card = order.split()[1]
    events = game.order("blue", order)
    assert game.told(events, "spectator")[0].values["card"] == f"{card}C"
    assert game.discard() == card
    assert card not in game.hand("blue")


@clause("EV-CRD-2")
def test_no_hand_exceeds_four_except_after_a_king() -> None:
    game = scene(hands={"blue": "2 3 4 5", "black": "6 7 8 9", "green": "K 2 3 4"})
    game.order("blue", "attack france germany 1")
    game.order("black", "pass")
    game.order("green", "king K")
    assert len(game.cards("green")) == 11
    asked = game.decision().about()
    assert (asked["count"], asked["incoming"]) == (7, 0)
    game.refused("green", "discard 2 3", "bad_discard", "EV-KNG-5")
    game.order("green", "discard 2 2 3 3 4 4 5")
    assert game.hand("green") == "6 7 8 9"


@clause("EV-R-28")
def test_cards_change_hands_only_by_fate_and_king() -> None:
    assert [kind for kind in NOTATION.kinds if "trade" in kind or "offer" in kind or "give" in kind] == []
    game, chance = scene(hands={"blue": "K 2", "black": "3 A", "green": "4 5"}), Seeded(8)
    for _ in range(60):
        if game.outcome is not None:
            break
        before = {player: set(game.cards(player)) for player in game.players}
        decision = game.decision()
        order = decision.sample(chance)
        game.position.apply(decision.seat, order, chance)
        gained = [player for player in game.players if set(game.cards(player)) - before[player]]
        assert not gained or order.kind in ("assign", "discard", "king")


@clause("EV-DCK-1")
def test_fate_shuffles_the_discards_when_the_pile_is_empty() -> None:
    game = scene(pile="5 6")
    events = game.order("blue", "fate", "6 5 K")
    assert game.sentences(events) == ["reshuffled", "fate-drawn"]
    assert ranks(game.own("blue")["fate"]) == "5 6 K"
    assert (game.table.pile_size, game.discard()) == (49, "")


@clause("EV-DCK-1")
def test_a_shuffle_makes_every_held_card_an_old_one() -> None:
    game = scene(hands={"blue": "2 3", "black": "4"}, pile="5 6")
    assert list(game.table.fresh_least) == list(game.table.fresh_most) == [2, 1, 0]
    game.order("blue", "fate", "6 5 K")
    assert list(game.table.fresh_least) == list(game.table.fresh_most) == [0, 0, 0]


@clause("EV-DCK-2", "EV-R-20")
def test_cards_of_an_open_battle_are_not_shuffled() -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "9C 8C"}, pile="")
    game.order("blue", "attack france germany 2")
    events = game.pass_all("3")
    (shuffled,) = [one for one in game.told(events, "green") if one.sentence == "reshuffled"]
    assert shuffled.values["count"] == 50
    assert set(card_names(game.table.shuffled)) == set(CARDS) - {"9C", "8C"}


@clause("EV-DCK-3", "EV-R-20")
def test_without_any_card_left_missing_ones_count_nothing() -> None:
    game = scene({"france": "blue 60", "germany": "black 2"})
    game.order("blue", "attack france germany 60")
    game.order("black", "pass")
    events = game.rolled("green", "pass", [1] * 51)
    laid = {one.sentence: one.values for one in game.told(events, "spectator")}
    assert (laid["attacker-lays"]["points"], laid["attacker-lays"]["missing"]) == (284, 8)
    assert (laid["defender-lays"]["points"], laid["defender-lays"]["missing"]) == (0, 2)
    assert game.phase == "retreat"


@clause("EV-R-20")
def test_fate_always_finds_three_cards() -> None:
    hands = {"blue": "2 2 2 2", "black": "3 3 3 3", "green": "4 4 4 4", "red": "5 5 5 5", "yellow": "6 6 6 6"}
    game = scene(players="blue black green red yellow", hands=hands, pile="")
    game.order("blue", "fate", "A A A")
    assert len(game.own("blue")["fate"]) == 3
