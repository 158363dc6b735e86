"""The odds of an attack in Expanze, worked out from the game's own duel.

The rules are asked once how a single duel can end (`duel_chances`); everything else is the sum over all
battles that duels can make. Small battles are counted in exact fractions, large ones in floating point.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from velmoci.expanze.fighting import Duels
from velmoci.kernel.chance import Chance, outcomes
from velmoci.kernel.errors import VelmociError

EXACT_UP_TO: Final = 60
"""So many soldiers of both sides together are counted in fractions."""
MOST_SOLDIERS: Final = 2000
"""Per side; a full distribution beyond it would be slow and says nothing that its neighbours do not say."""
TABLE_LIMIT: Final[i64] = 1024
MOST_DEFENDERS: Final = 500
"""For `soldiers_needed`: what it answers then still stands in the table."""
MOST_CERTAIN: Final = 0.9999


class BadSoldiers(VelmociError):
    """A number of soldiers, or a chance, that no odds can be worked out for."""


class Odds:
    """How an attack may end, seen before the dice: chances and expectations for both sides."""

    def __init__(self, attackers: int, defenders: int, won_with: list[float], lost_to: list[float]) -> None:
        self.attackers: Final = attackers
        self.defenders: Final = defenders
        self.won_with: Final = won_with
        """won_with[n]: the chance to take the state with exactly n attackers left; n = 0 cannot be."""
        self.lost_to: Final = lost_to
        """lost_to[n]: the chance to lose with exactly n defenders left; n = 0 cannot be."""
        self.win: Final = sum(won_with)
        self.expected_attackers_left: Final = expectation(won_with)
        self.expected_defenders_left: Final = expectation(lost_to)

    @property
    def lose(self) -> float:
        """The chance that the attack fails."""
        return sum(self.lost_to)

    @property
    def expected_attackers_lost(self) -> float:
        """How many of the committed soldiers the attack costs on average."""
        return self.attackers - self.expected_attackers_left

    @property
    def expected_defenders_lost(self) -> float:
        """How many defenders fall on average."""
        return self.defenders - self.expected_defenders_left

    def to_json(self) -> dict[str, object]:
        """The odds as JSON."""
        return {
            "attackers": self.attackers,
            "defenders": self.defenders,
            "win": self.win,
            "expected_attackers_lost": self.expected_attackers_lost,
            "expected_defenders_lost": self.expected_defenders_lost,
            "won_with": self.won_with,
            "lost_to": self.lost_to,
        }


def expectation(chances: list[float]) -> float:
    """The mean of a number whose chances are listed by its value; what is not listed counts as 0."""
    return sum([value * chance for value, chance in enumerate(chances)])


def one_duel(attackers: i64, defenders: i64, chance: Chance) -> tuple[int, int]:
    """Who is left after one duel of the game."""
    duels = Duels(attackers, defenders)
    duels.duel(chance)
    return int(duels.attackers), int(duels.defenders)


def duel_chances(attackers: int = 1, defenders: int = 1) -> tuple[Fraction, Fraction]:
    """The exact chances that a duel costs a defender, and that it costs an attacker."""
    won, lost = Fraction(0), Fraction(0)
    for probability, left in outcomes(lambda chance: one_duel(attackers, defenders, chance)):
        if left == (attackers, defenders - 1):
            won += probability
        elif left == (attackers - 1, defenders):
            lost += probability
    assert won + lost == 1, "a duel costs exactly one soldier"
    return won, lost


DUEL: Final[tuple[Fraction, Fraction]] = duel_chances()
"""What one duel can do; it is the same whoever stands behind the two that fight."""


def survivors(attackers: int, defenders: int, won: Any, lost: Any) -> tuple[list[Any], list[Any]]:
    """The chances of every end of a battle: attackers left if it is won, defenders left if it is lost.

    They are fractions or floats, as the chances of a duel are.

    Walks from the full strength down, one attacker at a time: `row[d]` is the chance that the battle ever
    stands at so many attackers against d defenders.
    """
    nothing = won - won
    won_with = [nothing] * (attackers + 1)
    lost_to = [nothing] * (defenders + 1)
    row = [nothing] * (defenders + 1)
    row[defenders] = nothing + 1
    for left in range(attackers, 0, -1):
        for d in range(defenders, 0, -1):
            row[d - 1] += row[d] * won
            row[d] *= lost
        won_with[left] = row[0]
        row[0] = nothing
    lost_to[1:] = row[1:]
    return won_with, lost_to


def exact_survivors(attackers: int, defenders: int) -> tuple[list[Fraction], list[Fraction]]:
    """The same in exact fractions."""
    check_soldiers(attackers, defenders)
    return survivors(attackers, defenders, DUEL[0], DUEL[1])


def exact_win_chance(attackers: int, defenders: int) -> Fraction:
    """The exact chance that an attack takes the state."""
    return sum(exact_survivors(attackers, defenders)[0], Fraction(0))


ODDS: Final[dict[tuple[int, int], Odds]] = {}
MOST_KEPT: Final = 5000


def attack_odds(attackers: int, defenders: int) -> Odds:
    """The odds of committing so many soldiers against so many defenders."""
    check_soldiers(attackers, defenders)
    known = ODDS.get((attackers, defenders))
    if known is not None:
        return known
    if attackers + defenders <= EXACT_UP_TO:
        won_with, lost_to = exact_survivors(attackers, defenders)
        odds = Odds(attackers, defenders, as_floats(won_with), as_floats(lost_to))
    else:
        floats = survivors(attackers, defenders, float(DUEL[0]), float(DUEL[1]))
        odds = Odds(attackers, defenders, floats[0], floats[1])
    if len(ODDS) >= MOST_KEPT:
        ODDS.clear()
    ODDS[attackers, defenders] = odds
    return odds


def as_floats(chances: list[Fraction]) -> list[float]:
    return [float(chance) for chance in chances]


def check_soldiers(attackers: int, defenders: int) -> None:
    """A battle has somebody on both sides, and not more than can be worked out."""
    for count in (attackers, defenders):
        if not 1 <= count <= MOST_SOLDIERS:
            raise BadSoldiers("bad_soldiers", value=str(count)[:20], most=MOST_SOLDIERS)


class BattleChances:
    """Chances of whole battles for quick reading, larger whenever a larger battle is asked for.

    Each entry comes from the two battles that one duel leads to.
    """

    def __init__(self) -> None:
        self.size: i64 = 0
        self.win: vec[float] = vec[float]()
        self.left: vec[float] = vec[float]()
        """Attackers left on average, a lost battle counting as none."""
        self.grow(32)

    def grow(self, size: i64) -> None:
        """Fills the table for up to size - 1 soldiers on each side."""
        won, lost = float(DUEL[0]), float(DUEL[1])
        win: vec[float] = vec[float]()
        left: vec[float] = vec[float]()
        for a in range(size):
            for d in range(size):
                here = a * size + d
                if a == 0 or d == 0:
                    win = append(win, 1.0 if d == 0 else 0.0)
                    left = append(left, float(a))
                else:
                    win = append(win, won * win[here - 1] + lost * win[here - size])
                    left = append(left, won * left[here - 1] + lost * left[here - size])
        self.size = size
        self.win = win
        self.left = left

    def place(self, attackers: i64, defenders: i64) -> i64:
        """Where the entry stands; beyond its limit both armies are scaled down alike."""
        most = max(attackers, defenders)
        if most >= TABLE_LIMIT:
            attackers = max(1, attackers * (TABLE_LIMIT - 1) // most) if attackers > 0 else 0
            defenders = max(1, defenders * (TABLE_LIMIT - 1) // most) if defenders > 0 else 0
            most = TABLE_LIMIT - 1
        if most >= self.size:
            size = self.size
            while most >= size:
                size *= 2
            self.grow(size)
        return attackers * self.size + defenders


TABLE: Final = BattleChances()


def win_chance(attackers: i64, defenders: i64) -> float:
    """The chance to take the state, read from a table; a rough answer for armies beyond its limit."""
    if attackers <= 0:
        return 0.0
    place = TABLE.place(attackers, defenders)
    return TABLE.win[place]


def mean_left(attackers: i64, defenders: i64) -> float:
    """How many attackers hold the state afterwards on average, none where the attack fails."""
    if attackers <= 0:
        return 0.0
    place = TABLE.place(attackers, defenders)
    most = max(attackers, defenders)
    scale = 1.0 if most < TABLE_LIMIT else float(most) / float(TABLE_LIMIT - 1)
    return TABLE.left[place] * scale


def soldiers_needed(defenders: int, chance: float) -> int:
    """The fewest soldiers to commit for at least that chance against so many defenders."""
    if not 1 <= defenders <= MOST_DEFENDERS:
        raise BadSoldiers("bad_soldiers", value=str(defenders)[:20], most=MOST_DEFENDERS)
    if not 0 < chance <= MOST_CERTAIN:
        raise BadSoldiers("bad_chance", value=str(chance)[:20], most=str(MOST_CERTAIN))
    most = 1
    while win_chance(most, defenders) < chance:
        most *= 2
    least = most // 2
    while most - least > 1:
        middle = (least + most) // 2
        if win_chance(middle, defenders) < chance:
            least = middle
        else:
            most = middle
    return most
