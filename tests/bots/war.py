"""Games of Evropská válka between bots for tests."""

from collections.abc import Mapping, Sequence

from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import Position, new_position
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import assemble

MOST_ORDERS = 100_000


def begun(players: int, seed: str, options: Mapping[str, object] | None = None) -> Position:
    """A game that chance has set up."""
    position = new_position(assemble(LIBRARY, (), {"players": players, **(options or {})}))
    position.apply(TABLE_SEAT, Begin(), Seeded(f"setup {seed}"))
    return position


def log_of(names: Sequence[str], seed: str, options: Mapping[str, object] | None = None) -> list[str]:
    """Every order of a whole game, every one checked, and its outcome."""
    position = begun(len(names), seed, options)
    bots = {seat: make_bot("evropska_valka", name, Seeded(f"{seed} {seat}")) for seat, name in enumerate(names)}
    driver, chance, log = Driver(position, bots), Seeded(seed), []
    while (answer := driver.next_order()) is not None:
        seat, order = answer
        position.apply(seat, order, chance)
        log.append(f"{seat} {order}")
        assert len(log) < MOST_ORDERS, "the game does not end"
    outcome = position.outcome()
    assert outcome is not None
    return [*log, str(outcome)]
