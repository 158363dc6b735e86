"""Section 9.3: the printed odds, the duels of the engine and a small calculator agree."""

import re
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from tests.clause import clause
from tests.expanze.scenes import scene
from velmoci.expanze.fighting import Duels
from velmoci.expanze.orders import NOTATION
from velmoci.kernel.chance import Chance, outcomes
from velmoci.kernel.resources import read_text


def printed_odds() -> list[list[str]]:
    """The table of section 9.3, as it stands in the rules."""
    rows = re.findall(r"^\| \*\*\d+\*\* \|(.*)\|$", read_text("velmoci.rules", "en/expanze.md"), re.MULTILINE)
    return [row.replace(" ", "").split("|") for row in rows]


def closed_form(attackers: int, defenders: int) -> Fraction:
    """The attack succeeds if the last defender falls before the last attacker: d wins before a losses."""
    win = Fraction(15, 36)
    return sum(
        (comb(defenders - 1 + lost, lost) * win**defenders * (1 - win) ** lost for lost in range(attackers)),
        Fraction(0),
    )


@cache
def by_duels(attackers: int, defenders: int) -> Fraction:
    """The same from the engine's own duels, every pair of dice once."""
    if attackers == 0 or defenders == 0:
        return Fraction(defenders == 0)

    def duel(chance: Chance) -> tuple[int, int]:
        duels = Duels(attackers, defenders)
        duels.duel(chance)
        return int(duels.attackers), int(duels.defenders)

    return sum((share * by_duels(*left) for share, left in outcomes(duel)), Fraction(0))


@clause("EX-FGT-11", "EX-FGT-12")
def test_a_duel_is_won_in_fifteen_of_thirty_six_cases() -> None:
    assert by_duels(1, 1) == Fraction(15, 36)


@clause("EX-FGT-13")
def test_the_duels_of_the_engine_give_the_printed_odds() -> None:
    printed = printed_odds()
    assert [len(row) for row in printed] == [10] * 10
    for attackers, row in enumerate(printed, start=1):
        for defenders, odds in enumerate(row, start=1):
            exact = closed_form(attackers, defenders)
            assert by_duels(attackers, defenders) == exact
            assert f"{float(exact):.6f}" == odds


@clause("EX-FGT-13")
@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (2, 1), (1, 2)])
def test_whole_battles_on_the_board_give_the_same_odds(attackers: int, defenders: int) -> None:
    game = scene({"iberia": f"red {attackers + 1}", "maghreb": f"blue {defenders}"})
    order = NOTATION.parse(f"attack iberia maghreb {attackers}")

    def is_taken(chance: Chance) -> bool:
        battle = game.copy()
        battle.position.apply(0, order, chance)
        return battle.state("maghreb")[0] == "red"

    taken = sum((share for share, won in outcomes(is_taken) if won), Fraction(0))
    assert taken == closed_form(attackers, defenders)
