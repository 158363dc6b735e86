"""Random rulebooks and random play of Evropská válka; every choice comes from one source of numbers."""

from tests.trust.play import AnyPlaying, Pick, any_value, picker
from velmoci.evropska_valka.options import LIBRARY, OPTIONS
from velmoci.evropska_valka.orders import Resign
from velmoci.evropska_valka.position import Position, new_position
from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Decision
from velmoci.kernel.option import OptionValue
from velmoci.kernel.order import Order
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


class Playing(AnyPlaying[Position]):
    """A game in progress with its records."""

    def __init__(self, rulebook: Rulebook, seed: int | str) -> None:
        super().__init__(rulebook, new_position(rulebook), seed)

    def choose(self) -> tuple[int, Order] | None:
        return any_order(self.position, picker(self.chance), self.chance)
