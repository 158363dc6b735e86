"""Games of Evropská válka between bots for tests."""

from collections.abc import Mapping, Sequence

from tests.bots.told import told
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import Position, new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import assemble


def begun(players: int, seed: str, options: Mapping[str, object] | None = None) -> Position:
    """A game that chance has set up."""
    position = new_position(assemble(LIBRARY, (), {"players": players, **(options or {})}))
    position.apply(TABLE_SEAT, Begin(), Seeded(f"setup {seed}"))
    return position


def log_of(names: Sequence[str], seed: str, options: Mapping[str, object] | None = None) -> list[str]:
    """Every order of a whole game, every one checked, and its outcome."""
    return told("evropska_valka", begun(len(names), seed, options), names, seed)
