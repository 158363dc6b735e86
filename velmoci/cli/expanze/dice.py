"""Battle dice side by side, and how lucky everybody was: expected against actual losses."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rich.text import Text

from velmoci.kernel.errors import Value
from velmoci.kernel.event import Event, Seen
from velmoci.odds.expanze.battles import attack_odds

DICE_IN_A_ROW = 20


def dice_rows(dice: list[int], attacker: str, defender: str, width: int) -> list[Text]:
    """The dice of a battle, duel over duel, with a mark for who won each; several rows for a long battle."""
    label = max(len(attacker), len(defender)) + 2
    fits = max(5, min(DICE_IN_A_ROW, (width - label) // 3))
    duels = list(zip(dice[::2], dice[1::2], strict=True))
    rows: list[Text] = []
    for start in range(0, len(duels), fits):
        part = duels[start : start + fits]
        upper, lower, marks = Text(attacker.ljust(label)), Text(defender.ljust(label)), Text(" " * label)
        for attack, defence in part:
            won = attack > defence
            upper.append(f" {attack} ", style="bold green" if won else "dim")
            lower.append(f" {defence} ", style="dim" if won else "bold red")
            marks.append(" ▲ " if won else " ▼ ", style="green" if won else "red")
        rows += [upper, marks, lower]
    return rows


@dataclass
class Luck:
    """The soldiers that battles should have cost a power, and what they did cost."""

    expected: float = 0.0
    actual: int = 0
    battles: int = 0

    def add(self, expected: float, actual: int) -> None:
        self.expected += expected
        self.actual += actual
        self.battles += 1


@dataclass
class Open:
    """A battle that goes die by die."""

    power: str
    other: str
    attackers: int
    defenders: int
    left: tuple[int, int]


def luck_of(events: Iterable[Event]) -> dict[str, Luck]:
    """For each power that fought: what its battles cost, against what the odds said before each of them."""
    luck: dict[str, Luck] = {}
    battle: Open | None = None
    for event in events:
        seen = event.seen_by(-1)
        if seen is None:
            continue
        values = seen.values
        if seen.sentence in ("battle-won", "battle-lost"):
            count_battle(luck, text(values["power"]), text(values["other"]), number(seen, "attackers"),
                         number(seen, "defenders"), number(seen, "lost"), number(seen, "killed"))  # fmt: skip
        elif seen.sentence == "attack-announced":
            sizes = number(seen, "attackers"), number(seen, "defenders")
            battle = Open(text(values["power"]), text(values["other"]), *sizes, sizes)
        elif seen.sentence == "duel" and battle is not None:
            battle.left = number(seen, "attackers"), number(seen, "defenders")
        elif seen.sentence in ("state-taken", "state-held") and battle is not None:
            lost, killed = battle.attackers - battle.left[0], battle.defenders - battle.left[1]
            count_battle(luck, battle.power, battle.other, battle.attackers, battle.defenders, lost, killed)
            battle = None
    return luck


def count_battle(
    luck: dict[str, Luck], power: str, other: str, attackers: int, defenders: int, lost: int, killed: int
) -> None:
    """Adds one battle for both sides."""
    odds = attack_odds(attackers, defenders)
    luck.setdefault(power, Luck()).add(odds.expected_attackers_lost, lost)
    luck.setdefault(other, Luck()).add(odds.expected_defenders_lost, killed)


def text(value: Value) -> str:
    return str(value)


def number(seen: Seen, key: str) -> int:
    value = seen.values[key]
    assert isinstance(value, int)
    return value
