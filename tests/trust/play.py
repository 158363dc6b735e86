"""Random rulebooks and random play for the tests of trust; every choice comes from one source of numbers."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import Final, Generic, TypeVar

from velmoci.expanze.board import CONTINENTS
from velmoci.expanze.options import LIBRARY, OPTIONS
from velmoci.expanze.orders import Attack, EndTurn, Resign
from velmoci.expanze.position import Position, new_position
from velmoci.kernel.chance import Chance, Recording, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event
from velmoci.kernel.game import Position as AnyPosition
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, Option, OptionValue, TableOption
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.rulebook import Rulebook, assemble

P = TypeVar("P", bound=AnyPosition)
Pick = Callable[[int], int]
"""Picks one of so many, from 0."""

NARROWED: Final = {"round_limit": (10, 30), "arm_base": (1, 8), "soldier_limit": (60, 90)}
"""Ranges that keep random games short or make a limit matter."""


def picker(chance: Chance) -> Pick:
    """Picks by a source of chance."""
    return lambda count: int(chance.roll(count)) - 1


def any_value(option: Option, pick: Pick) -> OptionValue:
    """A value that the option allows."""
    if isinstance(option, IntOption):
        least, most = NARROWED.get(option.name, (option.least, option.most))
        if option.or_zero and option.name != "round_limit" and pick(2):
            return 0
        return least + pick(most - least + 1)
    if isinstance(option, BoolOption):
        return pick(2) == 1
    if isinstance(option, ChoiceOption):
        return option.choices[pick(len(option.choices))]
    assert isinstance(option, TableOption)
    return {key: option.least + pick(option.most - option.least + 1) for key in option.keys}


def any_rulebook(pick: Pick) -> Rulebook:
    """About half of the options changed, always with a limit of rounds so that the game ends."""
    values: dict[str, OptionValue] = {"round_limit": 10 + pick(21), "powers": 2 + pick(6)}
    for option in OPTIONS:
        if option.name not in values and pick(2):
            values[option.name] = any_value(option, pick)
    base, short = int(str(values.get("first_arm_base", 10))), int(str(values.get("first_arm_short", 13)))
    if short < base:
        values["first_arm_base"], values["first_arm_short"] = short, base
    return assemble(LIBRARY, (), values)


def begun(rulebook: Rulebook, seed: int | str) -> Position:
    """A game after the table's own order."""
    position = new_position(rulebook)
    position.apply(TABLE_SEAT, Begin(), Seeded(seed))
    return position


def open_decisions(position: Position) -> list[Decision]:
    """Everything that anybody may decide now, asked or unasked."""
    seats = range(int(position.table.powers))
    return [*position.pending(), *(aside for seat in seats for aside in position.asides(seat))]


def any_order(position: Position, pick: Pick, chance: Chance, busy: int = 3) -> tuple[int, Order] | None:
    """A legal order: mostly for the question that the game waits for, every `busy`-th time for another."""
    pending = position.pending()
    if not pending:
        return None
    decision = pending[0]
    if pick(busy) == 0:
        others = [other for other in open_decisions(position)[1:] if other.menus()]
        if others:
            decision = others[pick(len(others))]
    order = decision.sample_by_kind(chance)
    if isinstance(order, Resign) and pick(50):
        return any_order(position, pick, chance, busy)
    if isinstance(order, EndTurn) and pick(3):
        return decision.seat, strong_attack(decision, chance) or order
    return decision.seat, order


def strong_attack(decision: Decision, chance: Chance) -> Order | None:
    """The largest of a few random attacks, so that powers fall and missions are fulfilled."""
    for menu in decision.menus():
        if menu.kind == Attack.kind:
            attacks = [menu.sample(chance) for _ in range(8)]
            return max(attacks, key=lambda order: order.count if isinstance(order, Attack) else 0)
    return None


class AnyPlaying(ABC, Generic[P]):
    """A game in progress with its records; a game's own `choose` says what is ordered next."""

    def __init__(self, rulebook: Rulebook, position: P, seed: int | str) -> None:
        self.rulebook = rulebook
        self.position = position
        self.chance = Seeded(seed)
        self.records: list[Record] = []
        self.give(TABLE_SEAT, Begin())

    @abstractmethod
    def choose(self) -> tuple[int, Order] | None:
        """A legal order at random, or None at the end of the game."""

    def give(self, seat: int, order: Order) -> list[Event]:
        """Gives an order by the checked road and records it."""
        recording = Recording(self.chance)
        events = self.position.apply(seat, order, recording)
        self.records.append(Record(seat, order, tuple(recording.rolls), tuple(recording.secrets())))
        return events

    def steps(self, count: int) -> Iterator[list[Event]]:
        """Plays on at random; stops at the end of the game."""
        for _ in range(count):
            chosen = self.choose()
            if chosen is None:
                return
            yield self.give(*chosen)


class Playing(AnyPlaying[Position]):
    """A game of Expanze; every `busy`-th order answers another question than the one the game waits for."""

    def __init__(self, rulebook: Rulebook, seed: int | str, busy: int = 3) -> None:
        self.busy = busy
        super().__init__(rulebook, new_position(rulebook), seed)

    def choose(self) -> tuple[int, Order] | None:
        return any_order(self.position, picker(self.chance), self.chance, self.busy)


def continents_held(position: Position, seat: int) -> list[str]:
    """The continents that a seat holds, from the owners alone."""
    board = position.board
    return [
        name
        for number, name in enumerate(CONTINENTS)
        if all(
            int(position.table.owner[board.index[s]]) == seat for s in board.members(board.continent[number])
        )
    ]
