"""Successive division (postupné dělení): side after side, or block after block, goes to those who ask least for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from velmoci.kernel.chance import Chance
from velmoci.salva.fair_start.proof import Step, lowest


class Taken(NamedTuple):
    """A block with those who took it: what each asked, the amount of the block and what was put aside."""

    block: int
    players: tuple[int, ...]
    asked: tuple[int, ...]
    amount: int
    aside: int


def take_block(
    block: int, sides: Sequence[int], rest: int, bids: Mapping[int, int], chance: Chance, steps: list[Step]
) -> Taken:
    """The lowest bidders take the block for the highest of their bids; the gap to the next bid is put aside."""
    size = len(sides)
    players = lowest(bids, size, "SA-fair_start-15", chance, steps)
    order = sorted(bids.values())
    amount, aside = order[size - 1], order[size] - order[size - 1]
    left = rest - amount - aside
    steps.append(
        Step(
            "block_taken",
            "SA-fair_start-15",
            {"sides": list(sides), "players": players, "amount": amount, "aside": aside, "rest": left},
        )
    )
    return Taken(block, tuple(players), tuple([bids[player] for player in players]), amount, aside)


def last_block(block: int, sides: Sequence[int], players: Sequence[int], rest: int, steps: list[Step]) -> Taken:
    """What is left goes to those who are left: each of them left at least as much for the others."""
    values: dict[str, int | list[int]] = {"sides": list(sides), "players": list(players), "amount": rest}
    steps.append(Step("block_left", "SA-fair_start-16", values))
    return Taken(block, tuple(players), (rest,) * len(players), rest, 0)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-fair_start-15": (take_block,),
    "SA-fair_start-16": (last_block,),
}
