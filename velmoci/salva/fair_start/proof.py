"""What a fair start comes to, and why: every step as data with the clause it rests on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance, pick

Value = int | list[int]


class Step(NamedTuple):
    """One step of a procedure; its sentence is called `fair-<kind>`, players and sides are numbers from 0."""

    kind: str
    clause: str
    values: dict[str, Value]

    def to_json(self) -> dict[str, object]:
        """The step as JSON."""
        return {"kind": self.kind, "clause": self.clause, "values": dict(self.values)}


class Settlement(NamedTuple):
    """A side and an amount for every player, in the order of players, with the proof."""

    players: tuple[int, ...]
    sides: tuple[int, ...]
    amounts: tuple[int, ...]
    asked: tuple[int, ...]
    """What each player himself called fair for the side that he plays."""
    surplus: int
    """What was left over before it was shared."""
    unused: int
    """What is left after sharing and is in nobody's hands."""
    steps: tuple[Step, ...]

    def by_side(self) -> dict[int, tuple[int, int]]:
        """Who plays each side, and with how much."""
        found = zip(self.sides, self.players, self.amounts, strict=True)
        return {side: (player, amount) for side, player, amount in sorted(found)}

    def to_json(self) -> dict[str, object]:
        """The settlement as JSON."""
        rows = zip(self.players, self.sides, self.amounts, self.asked, strict=True)
        return {
            "players": [
                {"player": player, "side": side, "amount": amount, "asked": asked}
                for player, side, amount, asked in rows
            ],
            "surplus": self.surplus,
            "unused": self.unused,
            "steps": [step.to_json() for step in self.steps],
        }


def lot(candidates: list[int], kind: str, clause: str, chance: Chance, steps: list[Step]) -> int:
    """One of the candidates by lot; where there is only one, nothing is drawn and nothing is told."""
    if len(candidates) == 1:
        return candidates[0]
    taken = candidates[pick(chance, len(candidates))]
    steps.append(Step(kind, clause, {"among": list(candidates), "taken": taken}))
    return taken


def lowest(bids: Mapping[int, int], count: int, clause: str, chance: Chance, steps: list[Step]) -> list[int]:
    """The players with the lowest bids, so many; equal bids at the border are decided by lot."""
    border = sorted(bids.values())[count - 1]
    taken = [player for player in sorted(bids) if bids[player] < border]
    tied = [player for player in sorted(bids) if bids[player] == border]
    if len(taken) + len(tied) == count:
        return sorted(taken + tied)
    while len(taken) < count:
        chosen = lot(tied, "lot_player", clause, chance, steps)
        tied.remove(chosen)
        taken.append(chosen)
    return sorted(taken)


def share(surplus: int, players: int) -> tuple[int, int]:
    """What each player gets of a surplus, and what stays in nobody's hands."""
    return surplus // players, surplus % players


def share_step(surplus: int, players: int, clause: str = "SA-fair_start-24") -> Step:
    """The step that shares a surplus."""
    each, unused = share(surplus, players)
    return Step("share", clause, {"surplus": surplus, "players": players, "each": each, "unused": unused})


def settle(
    rows: list[tuple[int, int, int, int]], surplus: int, steps: list[Step], unused_inside: int = 0
) -> Settlement:
    """Shares a surplus among (player, side, amount, asked) and closes the proof with what everybody can check."""
    each, unused = share(surplus, len(rows))
    steps.append(share_step(surplus, len(rows)))
    rows = sorted([(player, side, amount + each, asked) for player, side, amount, asked in rows])
    for player, side, amount, asked in rows:
        values: dict[str, Value] = {"player": player, "side": side, "amount": amount, "asked": asked}
        steps.append(Step("kept", "SA-fair_start-3", values))
    players, sides, amounts, wishes = zip(*rows, strict=True)
    return Settlement(players, sides, amounts, wishes, surplus, unused + unused_inside, tuple(steps))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-2": (Settlement,),
    "SA-fair_start-3": (settle,),
    "SA-fair_start-24": (share, share_step),
}
