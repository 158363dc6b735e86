"""Random rulebooks and random play of Evropská válka; every choice comes from one source of numbers."""

from collections.abc import Iterator

from tests.trust.play import Pick, any_value, picker
from velmoci.evropska_valka.options import LIBRARY, OPTIONS
from velmoci.evropska_valka.orders import Resign
from velmoci.evropska_valka.position import Position, new_position
from velmoci.kernel.chance import Chance, Recording, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event
from velmoci.kernel.option import OptionValue
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import Rulebook, assemble


def any_rulebook(pick: Pick) -> Rulebook:
    """About half of the options changed; cards at the start more often than not, so that much is hidden."""
    values: dict[str, OptionValue] = {"players": 2 + pick(4), "starting_hand": (0, 2, 3, 4)[pick(4)]}
    for option in OPTIONS:
        if option.name not in values and pick(2):
            values[option.name] = any_value(option, pick)
    return assemble(LIBRARY, (), values)


def open_decisions(position: Position) -> list[Decision]:
    """Everything that anybody may decide now, asked or unasked."""
    seats = range(int(position.table.players))
    return [*position.pending(), *(aside for seat in seats for aside in position.asides(seat))]


def any_order(position: Position, pick: Pick, chance: Chance) -> tuple[int, Order] | None:
    """A legal order for the question that the game waits for; seldom somebody leaves."""
    decisions = open_decisions(position)
    if not decisions:
        return None
    if pick(150) == 0 and (len(decisions) > 3 or pick(2)):
        return decisions[1 + pick(len(decisions) - 1)].seat, Resign()
    decision = decisions[0]
    return decision.seat, decision.sample_by_kind(chance) if pick(2) else decision.sample(chance)


class Playing:
    """A game in progress with its records."""

    def __init__(self, rulebook: Rulebook, seed: int | str) -> None:
        self.rulebook = rulebook
        self.position = new_position(rulebook)
        self.chance = Seeded(seed)
        self.records: list[Record] = []
        self.give(TABLE_SEAT, Begin())

    def give(self, seat: int, order: Order) -> list[Event]:
        """Gives an order by the checked road and records it."""
        recording = Recording(self.chance)
        events = self.position.apply(seat, order, recording)
        self.records.append(Record(seat, order, tuple(recording.rolls)))
        return events

    def steps(self, count: int) -> Iterator[list[Event]]:
        """Plays on at random; stops at the end of the game."""
        for _ in range(count):
            chosen = any_order(self.position, picker(self.chance), self.chance)
            if chosen is None:
                return
            yield self.give(*chosen)
