"""Games between bots for tests."""

from collections.abc import Mapping, Sequence

from tests.bots.told import told
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import assemble


def begun(powers: int, seed: str, options: Mapping[str, object] | None = None) -> Position:
    """A game that chance has dealt."""
    rulebook = assemble(LIBRARY, (), {"powers": powers, "colour_choice": "random", **(options or {})})
    position = new_position(rulebook)
    position.apply(TABLE_SEAT, Begin(), Seeded(f"deal {seed}"))
    return position


def log_of(names: Sequence[str], seed: str, options: Mapping[str, object] | None = None) -> list[str]:
    """Every order of a whole game, every one checked, and its outcome."""
    return told("expanze", begun(len(names), seed, options), names, seed)
