"""Evropská válka: counted odds agree with a small calculator, with worlds really played and with the printed table."""

import re
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import Scene, scene
from velmoci.evropska_valka.orders import NOTATION, Attack
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Rejected
from velmoci.kernel.resources import read_text
from velmoci.odds.evropska_valka.attack import WORLDS, Odds, attack_odds, fight, played
from velmoci.odds.evropska_valka.points import BadBattle, battle_chance, blind_chance

RANK_POINTS = {"J": 1, "Q": 2, "K": 3, "A": 11}
RED = "blue black green red"


def worth(cards: Sequence[str]) -> list[int]:
    """The calculator's own points."""
    return [RANK_POINTS.get(card[:-1]) or int(card[:-1]) for card in cards]


def best(cards: Sequence[str], count: int) -> int:
    return sum(sorted(worth(cards), reverse=True)[:count])


def calculated(
    unseen: Sequence[str], attack: tuple[Sequence[str], int, int], defence: tuple[Sequence[str], int, int]
) -> Fraction:
    """The calculator: every order of the unseen cards; (known cards, hidden cards, cards to lay) of both sides."""

    def laid(side: tuple[Sequence[str], int, int], cards: Iterator[str]) -> int:
        known, hidden, count = side
        hand = [*known, *(next(cards) for _ in range(hidden))]
        return best([*hand, *(next(cards) for _ in range(count - len(hand)))], count)

    won, total = 0, 0
    for order in permutations(unseen):
        cards = iter(order)
        won += laid(attack, cards) > laid(defence, cards)
        total += 1
    return Fraction(won, total)


def asked(game: Scene, order: str, player: str = "blue") -> Odds:
    """The odds of an order from a player's view."""
    wanted = NOTATION.parse(order)
    assert isinstance(wanted, Attack)
    return attack_odds(game.view(player), wanted)


def unseen_by(game: Scene, player: str) -> list[str]:
    """All cards that a player does not see, worked out here once more."""
    view = game.seen(player)
    seen = {*view["discard"], *view["own"]["hand"]}
    for cards in view["own"]["known"].values():
        seen |= set(cards)
    return [rank + suit for rank in [*map(str, range(2, 11)), *"JQKA"] for suit in "CDHS" if rank + suit not in seen]


def test_the_printed_table_is_met_exactly() -> None:
    rules = read_text("velmoci.rules", "en/evropska-valka.md")
    cells = re.findall(r"([\d.]+) \((\d+/\d+)\)", rules)
    assert len(cells) == 16
    for place, (decimal, exact) in enumerate(cells):
        chance = blind_chance(place // 4 + 1, place % 4 + 1)
        assert chance == Fraction(exact)
        assert f"{float(chance):.6f}" == decimal


@pytest.mark.parametrize(("attackers", "defenders"), [(0, 1), (1, 0), (30, 30)])
def test_a_battle_without_cards_is_refused(attackers: int, defenders: int) -> None:
    with pytest.raises(BadBattle):
        blind_chance(attackers, defenders)


@pytest.mark.parametrize(
    ("figures", "hands", "pile"),
    [
        ((1, 1), {}, "2 5 7 9 J A"),
        ((2, 1), {"blue": "6 K"}, "2 5 7 9 J"),
        ((2, 2), {"black": "4 10 A"}, "3 8 Q"),
        ((1, 1), {"blue": "7 7 9", "black": "2 8 10"}, "6 K"),
        ((3, 2), {"blue": "4", "black": "J"}, "2 3 9 10 A"),
        ((2, 3), {"blue": "9 10 A 5", "black": "8 8"}, "2 4 6"),
    ],
)
def test_counted_odds_agree_with_the_calculator(figures: tuple[int, int], hands: dict[str, str], pile: str) -> None:
    fields = {"france": f"blue {figures[0]}", "germany": f"black {figures[1]}"}
    game = scene(fields, "blue black", hands, pile)
    odds = asked(game, f"attack france germany {figures[0]}")
    hidden = len(hands.get("black", "").split())
    exact = calculated(unseen_by(game, "blue"), (game.cards("blue"), 0, figures[0]), ([], hidden, figures[1]))
    assert odds.is_exact
    assert odds.win == pytest.approx(float(exact), abs=1e-12)
    assert odds.interval == (odds.win, odds.win)
    assert sum(odds.margins.values()) == pytest.approx(1.0)
    assert (odds.attackers, odds.defenders) == figures


def test_what_a_queen_saw_changes_the_odds() -> None:
    fields = {"france": "blue 2", "germany": "black 1"}
    game = scene(fields, "blue black", {"blue": "Q 6 7", "black": "2 3"}, "4 5 9 10")
    before = asked(game, "attack france germany 1").win
    game.order("blue", "espionage Q black")
    assert 0 < before < 1
    assert asked(game, "attack france germany 1").win == 1


@pytest.mark.parametrize("window", ["declaration", "after_attacker_cards"])
def test_everybody_at_the_table_has_odds_of_the_open_attack(window: str) -> None:
    hands = {"blue": "5 9", "black": "3 8", "green": "4"}
    game = scene({"france": "blue 1"}, hands=hands, pile="2 6 10", king_window=window)
    game.order("blue", "attack france germany 1")
    if window == "after_attacker_cards":
        game.order("blue", "lay 9")
    laid = ["9C"] if window == "after_attacker_cards" else []
    for player, attack, defence in (
        ("blue", ["5C", "9C"], ([], 2, 1)),
        ("black", [], (["3C", "8C"], 0, 1)),
        ("green", [], ([], 2, 1)),
    ):
        known = laid or attack
        unseen = [card for card in unseen_by(game, player) if card not in laid]
        side = (known, 0, 1) if known else ([], 2, 1)
        odds = attack_odds(game.view(player))
        assert odds.is_exact
        assert odds.win == pytest.approx(float(calculated(unseen, side, defence)), abs=1e-12)


def test_a_shuffle_in_the_middle_is_played_and_its_interval_holds_the_truth() -> None:
    game = scene({"france": "blue 2", "germany": "black 1"}, "blue black", pile="5")
    odds = asked(game, "attack france germany 2")
    rest = worth(game.seen("blue")["discard"])
    pairs = [5 + rest[a] > rest[d] for a in range(51) for d in range(51) if a != d]
    assert not odds.is_exact
    assert odds.worlds == WORLDS
    assert odds.interval[0] < odds.win < odds.interval[1]
    assert odds.interval[0] <= sum(pairs) / len(pairs) <= odds.interval[1]


def test_big_battles_are_played() -> None:
    game = scene({"france": "blue 7", "germany": "black 5"})
    odds = asked(game, "attack france germany 7")
    assert not odds.is_exact
    low, high = odds.interval
    assert low <= float(blind_chance(7, 5)) <= high


@pytest.mark.parametrize("seed", range(6))
def test_played_worlds_agree_with_counted_ones(seed: int) -> None:
    hands = {"blue": "2 8 K A", "black": "3 9 J", "green": "5 6 7 Q"}
    game = scene({"france": f"blue {1 + seed % 3}", "germany": f"black {1 + seed % 2}"}, hands=hands)
    order = Attack("france", "germany", 1 + seed % 3)
    counted, view, chance = attack_odds(game.view("blue"), order), game.view("blue"), Seeded(f"played {seed}")
    worlds = played([fight(view, order, chance) for _ in range(600)])
    assert counted.is_exact
    assert abs(worlds.win - counted.win) < 0.08
    assert abs(worlds.stop - counted.stop) < 0.08
    assert abs(worlds.margin - counted.margin) < 0.8


def test_odds_do_not_depend_on_what_the_seat_may_not_know() -> None:
    game = scene({"france": "blue 2"}, hands={"blue": "4 K", "black": "A A 10", "green": "K"})
    order, view = Attack("france", "germany", 2), game.view("blue")
    told = attack_odds(view, order).to_json()
    twins = [view.complete(Seeded(seed)) for seed in range(5)]
    assert len({str(twin.dump()) for twin in twins}) == 5
    assert all(attack_odds(twin.view(0), order).to_json() == told for twin in twins)


@pytest.mark.parametrize(
    ("hands", "king_by_defender", "stop"),
    [
        ({}, True, 0.0),
        ({"green": "4"}, True, 8 / 52),
        ({"black": "4"}, False, 0.0),
        ({"green": "4", "black": "7"}, True, 1 - 44 * 43 / (52 * 51)),
        ({"blue": "K", "green": "4"}, True, 7 / 51),
    ],
)
def test_the_chance_of_a_king_is_told(hands: dict[str, str], king_by_defender: bool, stop: float) -> None:
    game = scene(hands=hands, king_by_defender=king_by_defender)
    assert asked(game, "attack france germany 1").stop == pytest.approx(stop)


def test_a_king_that_one_knows_of_is_certain() -> None:
    game = scene(hands={"blue": "Q", "green": "K"})
    game.order("blue", "espionage Q green")
    assert asked(game, "attack france germany 1").stop == 1


def test_whoever_has_passed_or_left_does_not_stop_it_any_more() -> None:
    game = scene({"france": "blue 2"}, RED, {"black": "4", "green": "5", "red": "6"})
    game.order("blue", "attack france germany 2")
    assert attack_odds(game.view("blue")).stop == pytest.approx(1 - 44 * 43 * 42 / (52 * 51 * 50))
    game.order("black", "pass")
    assert attack_odds(game.view("blue")).stop == pytest.approx(1 - 44 * 43 / (52 * 51))
    game.order("red", "resign")
    assert attack_odds(game.view("blue")).stop == pytest.approx(8 / 52)


def test_what_being_asked_tells_is_not_overlooked() -> None:
    game = scene({"france": "blue 2"}, RED, {"black": "4", "green": "K", "red": "6"}, reaction_prompt="holders_only")
    game.order("blue", "attack france germany 2")
    odds = attack_odds(game.view("blue"))
    assert not odds.is_exact
    assert odds.stop == 1


def test_pyramids_fight_by_their_size() -> None:
    game = scene(players="blue black", pieces="pyramids")
    strength = game.table.figures[game.position.board.index["france"]]
    odds = asked(game, "attack france germany 1")
    assert odds.attackers == strength
    assert odds.win == pytest.approx(float(blind_chance(odds.attackers, odds.defenders)))


def test_orders_that_the_rules_refuse_have_no_odds() -> None:
    game = scene()
    with pytest.raises(Rejected, match="nothing_to_attack"):
        asked(game, "attack france spain 1")
    with pytest.raises(Rejected, match="not_your_turn"):
        asked(game, "attack germany france 1", "black")
    with pytest.raises(Rejected, match="no_attack_open"):
        attack_odds(game.view("blue"))
    with pytest.raises(Rejected, match="no_attack_open"):
        attack_odds(game.view("blue"), NOTATION.parse("fate"))


def test_odds_travel_as_json() -> None:
    game = scene({"france": "blue 2"}, "blue black", {"blue": "9 10"}, "2 J")
    assert asked(game, "attack france germany 2").to_json() == {
        "attackers": 2,
        "defenders": 1,
        "win": 1.0,
        "is_exact": True,
        "interval": [1.0, 1.0],
        "stop": 0.0,
        "margin": 17.5,
        "margins": [[17, 0.5], [18, 0.5]],
    }


@clause("EV-BAT-1", "EV-BAT-7")
def test_odds_by_plain_numbers_are_those_of_the_rulebook_and_of_a_position() -> None:
    assert battle_chance(2, 1) == blind_chance(2, 1)
    assert battle_chance(1, 1, ["9H"], ["9S"]) == 0
    assert battle_chance(1, 1, ["AH"], ["9S"]) == 1
    game = scene({"france": "blue 2"}, hands={"blue": "9H 4C", "black": "KD"})
    odds = attack_odds(game.view("blue"), NOTATION.parse("attack france germany 2"))
    assert odds.exact == battle_chance(2, 1, ["9H", "4C"], hidden=1)
    assert float(odds.exact) == pytest.approx(odds.win)


def test_an_ace_unseen_among_three_cards_is_counted() -> None:
    """Ten points lose to an Ace alone: four of the 51 other cards."""
    assert battle_chance(1, 1, ["10H"]) == Fraction(51 - 3 - 4, 51)
    assert battle_chance(1, 1, ["10H"], hidden=3) == Fraction(comb(44, 3), comb(51, 3))


@pytest.mark.parametrize(
    ("numbers", "hands"),
    [((0, 1, 0), ((), ())), ((1, 0, 0), ((), ())), ((1, 1, -1), ((), ())), ((30, 30, 0), ((), ())),
     ((1, 1, 0), (("9H",), ("9H",))), ((1, 1, 0), (("9H", "9H"), ())), ((1, 1, 0), (("9X",), ()))],
)  # fmt: skip
def test_a_battle_that_no_cards_fit_is_refused(
    numbers: tuple[int, int, int], hands: tuple[tuple[str, ...], tuple[str, ...]]
) -> None:
    with pytest.raises(BadBattle):
        battle_chance(numbers[0], numbers[1], hands[0], hands[1], numbers[2])


def test_one_may_say_how_many_worlds_are_played() -> None:
    game = scene({"france": "blue 12", "germany": "black 12"})
    few = attack_odds(game.view("blue"), NOTATION.parse("attack france germany 12"), worlds=20)
    assert (few.worlds, few.exact) == (20, None)
    with pytest.raises(BadBattle):
        attack_odds(game.view("blue"), NOTATION.parse("attack france germany 12"), worlds=0)

