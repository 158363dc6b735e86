"""Exact odds agree with a small calculator, with the printed table and with battles really fought."""

import re
from fractions import Fraction
from math import comb, isclose

import pytest

from velmoci.expanze.fighting import Duels
from velmoci.kernel.chance import Seeded
from velmoci.kernel.resources import read_text
from velmoci.odds.expanze.battles import (
    MOST_SOLDIERS,
    BadSoldiers,
    attack_odds,
    duel_chances,
    exact_survivors,
    exact_win_chance,
    mean_left,
    soldiers_needed,
    win_chance,
)  # fmt: skip
from velmoci.odds.intervals import wilson

WIN = Fraction(15, 36)


def won_with(attackers: int, defenders: int, left: int) -> Fraction:
    """The calculator: the last duel is won, and the losses fall anywhere among those before it."""
    lost = attackers - left
    return comb(defenders - 1 + lost, lost) * WIN**defenders * (1 - WIN) ** lost


def lost_to(attackers: int, defenders: int, left: int) -> Fraction:
    """The same with the sides changed."""
    killed = defenders - left
    return comb(attackers - 1 + killed, killed) * (1 - WIN) ** attackers * WIN**killed


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (1, 9), (2, 5), (7, 3), (40, 1)])
def test_a_duel_is_the_same_whoever_stands_behind(attackers: int, defenders: int) -> None:
    assert duel_chances(attackers, defenders) == (WIN, 1 - WIN)


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (3, 2), (2, 7), (12, 9), (25, 30)])
def test_survivors_agree_with_the_calculator(attackers: int, defenders: int) -> None:
    won, lost = exact_survivors(attackers, defenders)
    assert won == [0, *(won_with(attackers, defenders, left) for left in range(1, attackers + 1))]
    assert lost == [0, *(lost_to(attackers, defenders, left) for left in range(1, defenders + 1))]
    assert sum(won) + sum(lost) == 1


def test_the_printed_table_is_met_to_six_decimals() -> None:
    rules = read_text("velmoci.rules", "en/expanze.md")
    rows = re.findall(r"^\| \*\*(\d+)\*\* \|(.*)\|$", rules, re.MULTILINE)
    printed = {int(attackers): row.replace(" ", "").split("|") for attackers, row in rows}
    assert sorted(printed) == list(range(1, 11))
    for attackers, row in printed.items():
        for defenders, odds in enumerate(row, start=1):
            assert f"{attack_odds(attackers, defenders).win:.6f}" == odds
            assert f"{win_chance(attackers, defenders):.6f}" == odds


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (4, 3), (30, 30), (31, 30), (300, 200)])
def test_odds_sum_to_one_and_keep_their_promises(attackers: int, defenders: int) -> None:
    odds = attack_odds(attackers, defenders)
    exact = exact_win_chance(attackers, defenders)
    assert isclose(odds.win, float(exact), rel_tol=1e-12)
    assert isclose(odds.win + odds.lose, 1.0, rel_tol=1e-12)
    assert isclose(win_chance(attackers, defenders), float(exact), rel_tol=1e-12)
    mean = sum(left * won_with(attackers, defenders, left) for left in range(1, attackers + 1))
    assert isclose(odds.attackers - odds.expected_attackers_lost, float(mean), rel_tol=1e-9)
    assert isclose(mean_left(attackers, defenders), float(mean), rel_tol=1e-9)
    kept = sum(left * lost_to(attackers, defenders, left) for left in range(1, defenders + 1))
    assert isclose(odds.defenders - odds.expected_defenders_lost, float(kept), rel_tol=1e-9)


@pytest.mark.parametrize(("attackers", "defenders"), [(3, 2), (10, 8), (40, 25)])
def test_battles_really_fought_agree_within_their_interval(attackers: int, defenders: int) -> None:
    chance, battles, won = Seeded("odds"), 2000, 0
    for _ in range(battles):
        duels = Duels(attackers, defenders)
        while not duels.is_over():
            duels.duel(chance)
        won += duels.defenders == 0
    low, high = wilson(won, battles)
    assert low - 0.02 <= attack_odds(attackers, defenders).win <= high + 0.02


def test_odds_travel_as_json() -> None:
    data = attack_odds(2, 1).to_json()
    assert data["attackers"] == 2
    assert data["won_with"] == [0, 35 / 144, 5 / 12]
    assert data["lost_to"] == [0, 49 / 144]


@pytest.mark.parametrize("defenders", [1, 2, 5, 17, 120])
@pytest.mark.parametrize("chance", [0.05, 0.5, 0.9, 0.999])
def test_the_soldiers_needed_are_enough_and_one_less_is_not(defenders: int, chance: float) -> None:
    count = soldiers_needed(defenders, chance)
    assert win_chance(count, defenders) >= chance
    assert count == 1 or win_chance(count - 1, defenders) < chance


def test_the_table_grows_and_scales_armies_beyond_it() -> None:
    assert 0.99 < win_chance(3000, 1800) <= 1
    assert win_chance(1800, 3000) < 0.01
    assert win_chance(0, 5000) == 0
    assert 0 < mean_left(5000, 100) < 5000
    assert win_chance(5, 0) == 1


@pytest.mark.parametrize(("attackers", "defenders"), [(0, 1), (1, 0), (-3, 2), (MOST_SOLDIERS + 1, 1)])
def test_a_battle_without_sides_is_refused(attackers: int, defenders: int) -> None:
    with pytest.raises(BadSoldiers):
        attack_odds(attackers, defenders)


@pytest.mark.parametrize(
    ("defenders", "chance"), [(0, 0.5), (501, 0.5), (3, 0.0), (3, 1.0), (3, float("nan"))]
)
def test_impossible_wishes_are_refused(defenders: int, chance: float) -> None:
    with pytest.raises(BadSoldiers):
        soldiers_needed(defenders, chance)
