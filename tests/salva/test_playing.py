"""Whole games by sampled orders: they end, they replay, and copies, dumps and views keep to themselves."""

import pytest

from velmoci.kernel.chance import Recorded, Recording, Seeded
from velmoci.kernel.event import Event
from velmoci.kernel.order import Begin, Order
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import Position, load_position, new_position

Records = list[tuple[int, Order, tuple[int, ...]]]


def played(seed: int, **options: object) -> tuple[Position, Records, list[Event]]:
    """A game of sampled orders, its records and its events."""
    position = new_position(scenario_rulebook("border_war", None, options))
    source = Seeded(seed)
    records: Records = []
    events: list[Event] = []

    def give(seat: int, order: Order) -> None:
        chance = Recording(source)
        events.extend(position.apply(seat, order, chance))
        records.append((seat, order, tuple(chance.rolls)))

    give(-1, Begin())
    while position.outcome() is None:
        decision = position.pending()[0]
        give(decision.seat, decision.sample_by_kind(source))
    return position, records, events


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("mode", ["alternating", "blind", "blind_soft"])
def test_a_game_of_sampled_orders_ends_and_replays(seed: int, mode: str) -> None:
    position, records, _ = played(seed, placement_mode=mode)
    again = new_position(position.rulebook)
    for seat, order, rolls in records:
        chance = Recorded(rolls)
        again.apply(seat, order, chance)
        chance.finish()
    assert again.dump() == position.dump()
    assert load_position(position.rulebook, position.dump()).dump() == position.dump()
