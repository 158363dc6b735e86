"""Section 9.3: the printed odds of blind battles, the engine's own battles and a small calculator agree."""

import re
from collections import Counter
from fractions import Fraction
from functools import cache
from math import comb

import pytest

from tests.clause import clause
from tests.evropska_valka.scenes import scene
from velmoci.evropska_valka.orders import NOTATION
from velmoci.kernel.chance import Chance, Seeded, outcomes
from velmoci.kernel.resources import read_text

WORTH = Counter({1: 4, 2: 8, 3: 8, **dict.fromkeys(range(4, 12), 4)})
"""Points → cards: written out here once more, so that the deck of the rules is checked as well."""
TIES = {1: "0.082956", 2: "0.059651", 3: "0.049093", 4: "0.042833"}


def printed_odds() -> list[list[tuple[str, Fraction]]]:
    """The table of section 9.3, as it stands in the rules."""
    rows = re.findall(r"^\| \*\*\d\*\* \|(.*)\|$", read_text("velmoci.rules", "en/evropska-valka.md"), re.MULTILINE)
    cells = [re.findall(r"([\d.]+) \((\d+/\d+)\)", row) for row in rows]
    return [[(decimal, Fraction(exact)) for decimal, exact in row] for row in cells]


@cache
def battles(attackers: int, defenders: int) -> tuple[Fraction, Fraction]:
    """How likely the attacker has more points, and equally many; cards of equal worth are counted together."""
    ways: Counter[tuple[int, int, int, int]] = Counter({(0, 0, 0, 0): 1})
    for worth, cards in WORTH.items():
        grown: Counter[tuple[int, int, int, int]] = Counter()
        for (a, d, ours, theirs), count in ways.items():
            for more in range(min(cards, attackers - a) + 1):
                for other in range(min(cards - more, defenders - d) + 1):
                    key = (a + more, d + other, ours + more * worth, theirs + other * worth)
                    grown[key] += count * comb(cards, more) * comb(cards - more, other)
        ways = grown
    whole = {(ours, theirs): n for (a, d, ours, theirs), n in ways.items() if (a, d) == (attackers, defenders)}
    total = sum(whole.values())
    assert total == comb(52, attackers) * comb(52 - attackers, defenders)
    more = sum(n for (ours, theirs), n in whole.items() if ours > theirs)
    equal = sum(n for (ours, theirs), n in whole.items() if ours == theirs)
    return Fraction(more, total), Fraction(equal, total)


@clause("EV-BAT-7", "EV-BAT-6")
def test_the_printed_table_is_exact() -> None:
    table = printed_odds()
    assert [len(row) for row in table] == [4, 4, 4, 4]
    for attackers, row in enumerate(table, 1):
        for defenders, (decimal, exact) in enumerate(row, 1):
            assert battles(attackers, defenders)[0] == exact
            assert f"{float(exact):.6f}" == decimal


@clause("EV-BAT-7", "EV-BAT-8")
@pytest.mark.parametrize("figures", TIES)
def test_the_printed_ties_are_right(figures: int) -> None:
    assert f"{float(battles(figures, figures)[1]):.6f}" == TIES[figures]


@clause("EV-BAT-7", "EV-BAT-3")
def test_the_engine_draws_every_pair_of_cards_equally_often() -> None:
    game = scene(players="blue black")
    game.order("blue", "attack france germany 1")
    asked = game.position

    def battle(chance: Chance) -> bool:
        position = asked.copy()
        position.carry_out(1, NOTATION.parse("pass"), chance)
        return position.table.phase != asked.table.phase and position.table.on_turn == 0

    wins = sum((share for share, won in outcomes(battle) if won), Fraction(0))
    assert wins == battles(1, 1)[0] == Fraction(304, 663)


@pytest.mark.long
@clause("EV-BAT-1", "EV-BAT-7")
@pytest.mark.parametrize(("attackers", "defenders"), [(2, 1), (2, 3), (3, 3), (4, 2)])
def test_sampled_battles_lie_near_the_table(attackers: int, defenders: int) -> None:
    game = scene({"france": f"blue {attackers}", "germany": f"black {defenders}"}, players="blue black")
    game.order("blue", f"attack france germany {attackers}")
    chance, count, wins = Seeded(f"{attackers} {defenders}"), 3000, 0
    for _ in range(count):
        position = game.position.copy()
        position.carry_out(1, NOTATION.parse("pass"), chance)
        wins += position.table.on_turn == 0
    odds = float(battles(attackers, defenders)[0])
    assert abs(wins / count - odds) < 4 * (odds * (1 - odds) / count) ** 0.5
