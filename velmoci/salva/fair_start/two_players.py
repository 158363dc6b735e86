"""Two players: sealed figures, cut and choose, or an attacker's bid against a fixed defender."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from velmoci.kernel.chance import Chance
from velmoci.salva.fair_start.proof import Settlement, Step, lot, settle


def two_sealed(
    total: int,
    figures: Sequence[int],
    chance: Chance,
    players: Sequence[int] = (0, 1),
    sides: Sequence[int] = (0, 1),
) -> Settlement:
    """Both wrote what is fair for the first side; who wrote less plays it with that, the other plays the other side."""
    steps: list[Step] = []
    one, other = players
    bids = {one: figures[0], other: figures[1]}
    cheapest = [player for player in players if bids[player] == min(figures)]
    cheap = lot(cheapest, "lot_player", "SA-fair_start-7", chance, steps)
    dear = other if cheap == one else one
    low, high = bids[cheap], bids[dear]
    steps.append(Step("lower_plays", "SA-fair_start-6", {"player": cheap, "side": sides[0], "amount": low}))
    steps.append(Step("other_plays", "SA-fair_start-6", {"player": dear, "side": sides[1], "amount": total - high}))
    rows = [(cheap, sides[0], low, low), (dear, sides[1], total - high, total - high)]
    return settle(rows, high - low, steps)


def two_cut(total: int, cutter: int, first_amount: int, chosen_side: int) -> Settlement:
    """One player divided the total into two, the other chose his side; whoever cut called both halves fair."""
    amounts = (first_amount, total - first_amount)
    values: dict[str, int | list[int]] = {"player": cutter, "amount": first_amount, "rest": total - first_amount}
    steps = [Step("cut", "SA-fair_start-9", values)]
    steps.append(Step("chosen", "SA-fair_start-9", {"player": 1 - cutter, "side": chosen_side}))
    rows = [
        (player, side, amounts[side], amounts[side])
        for player, side in ((1 - cutter, chosen_side), (cutter, 1 - chosen_side))
    ]
    return settle(rows, 0, steps)


def cutter_by_lot(chance: Chance, steps: list[Step]) -> int:
    """Who divides."""
    return lot([0, 1], "lot_cutter", "SA-fair_start-9", chance, steps)


def two_fixed_defender(defence: int, bids: Sequence[int], chance: Chance) -> Settlement:
    """The defender's points are given; who asks for less attacks with the middle of both bids, rounded down.

    The first side attacks.
    """
    steps: list[Step] = []
    cheapest = [player for player in (0, 1) if bids[player] == min(bids)]
    attacker = lot(cheapest, "lot_player", "SA-fair_start-10", chance, steps)
    amount = sum(bids) // 2
    values: dict[str, int | list[int]] = {
        "player": attacker, "side": 0, "low": min(bids), "high": max(bids), "amount": amount,
    }  # fmt: skip
    steps.append(Step("middle", "SA-fair_start-10", values))
    rows = [(attacker, 0, amount, min(bids)), (1 - attacker, 1, defence, defence)]
    return settle(rows, 0, steps)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-6": (two_sealed,),
    "SA-fair_start-7": (two_sealed,),
    "SA-fair_start-8": (two_sealed,),
    "SA-fair_start-9": (two_cut, cutter_by_lot),
    "SA-fair_start-10": (two_fixed_defender,),
}
