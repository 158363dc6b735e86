"""What the suite of trust asks of a game: how it is played at random, and what a seat of it may not know."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

from tests.trust.eyes import SPECTATOR, Eyes, differences, step_differences
from tests.trust.play import AnyPlaying, Pick, picker
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import Event
from velmoci.kernel.game import Position
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook

P = TypeVar("P", bound=Position)


class Subject(ABC, Generic[P]):
    """A game under test. Whoever is listed in `subjects.py` goes through all of the suite."""

    game: ClassVar[str]
    games: ClassVar[int]
    """So many games at random give the moments at which worlds are compared."""
    tries: ClassVar[int] = 4
    """So many orders are tried in either of two worlds."""
    least: ClassVar[int]
    """So many steps at least can be compared in each game."""
    differ: ClassVar[Mapping[str, float]]
    """In which share of the telling moments recast twins differ at least, for everything hidden."""
    leaky: ClassVar[Sequence[tuple[Eyes[Any], str]]]
    """Leaks planted on purpose, each with the check that must catch it: still, steps or completion."""
    leaky_games: ClassVar[Sequence[int]]
    clauses: ClassVar[str]
    """How the clauses of its refusals begin."""
    never: ClassVar[tuple[str, str]]
    """Two orders that are always refused: one to strangers, one to everybody."""
    examples: ClassVar[int]
    steps: ClassVar[int]
    """So many random games of so many steps its state machine plays."""
    endings: ClassVar[int]
    longest: ClassVar[int]
    """So many games at random end before so many orders."""

    @abstractmethod
    def moments(self, seed: int) -> list[P]:
        """Positions of a game at random."""

    def telling(self, seed: int) -> list[P]:
        """Those of them at which there is something to hide."""
        return moments_of(self, seed)

    @abstractmethod
    def seats(self, position: P) -> int: ...

    @abstractmethod
    def any_rulebook(self, pick: Pick) -> Rulebook:
        """Any rules by which a game at random ends."""

    @abstractmethod
    def playing(self, rulebook: Rulebook, seed: int | str) -> AnyPlaying[P]: ...

    @abstractmethod
    def check(self, position: P) -> None:
        """What holds in every position."""

    def before(self, position: P, seat: int, order: Order) -> Callable[[P, list[Event]], None]:
        """What is to be checked once the order has been carried out."""
        return lambda after, events: None

    @abstractmethod
    def check_offered(self, decision: Decision, chance: Chance) -> None:
        """What is offered is accepted, and the other way round as far as that can be listed."""

    @abstractmethod
    def any_order(self, position: P, pick: Pick, chance: Chance) -> tuple[int, Order] | None:
        """A legal order at random, or None at the end of the game."""

    @abstractmethod
    def wrong_orders(self, position: P, right: Sequence[Order], pick: Pick) -> list[Order | None]:
        """Orders that are probably wrong, and mutants of right ones."""

    @abstractmethod
    def shuffled(self, position: P, seat: int, chance: Chance) -> P:
        """A twin by the engine's own completion."""

    @abstractmethod
    def recast(self, position: P, seat: int, pick: Pick) -> P:
        """A twin in which everything that the seat may not know is otherwise, by the test's own hand."""

    @abstractmethod
    def is_told_by_rule(self, one: P, other: P, seat: int, actor: int, order: Order) -> bool:
        """Whether the rules themselves make the order reveal something in which the twins may differ."""

    @abstractmethod
    def hidden_facts(self, position: P, seat: int) -> dict[str, object]:
        """What the seat may not know, by name."""


@cache
def moments_of(subject: Subject[P], seed: int) -> list[P]:
    """The moments of a game, which nobody may change."""
    return subject.moments(seed)


def viewers(subject: Subject[P], position: P) -> range:
    return range(SPECTATOR, subject.seats(position))


def open_decisions(subject: Subject[P], position: P) -> list[Decision]:
    """Everything that anybody may decide now, asked or unasked."""
    asides = (aside for seat in range(subject.seats(position)) for aside in position.asides(seat))
    return [*position.pending(), *asides]


def many_orders(subject: Subject[P], position: P, chance: Chance) -> list[Order]:
    """Right orders of every open decision, mutants of them, and anything else."""
    decisions = open_decisions(subject, position)
    right = [menu.sample(chance) for decision in decisions for menu in decision.menus()]
    wrong = subject.wrong_orders(position, right, picker(chance))
    return [*right, *(order for order in wrong if order is not None)]


def twins_of(subject: Subject[P], position: P, seat: int, chance: Chance) -> list[P]:
    return [subject.shuffled(position, seat, chance), subject.recast(position, seat, picker(chance))]


def check_still(subject: Subject[P], eyes: Eyes[P], position: P, seat: int) -> int:
    """A seat cannot tell a position from its twins by looking and asking."""
    chance = Seeded(f"still {seat}")
    orders = many_orders(subject, position, chance)
    for twin in twins_of(subject, position, seat, chance):
        assert differences(eyes, position, twin, seat, orders) == []
    return len(orders)


def check_steps(subject: Subject[P], eyes: Eyes[P], position: P, seat: int) -> int:
    """Nor by what it is told when any seat gives an order that is possible in both; returns how many."""
    chance, honest = Seeded(f"steps {seat}"), Eyes[P]()
    compared = 0
    for twin in twins_of(subject, position, seat, chance):
        for world in (position, twin) * subject.tries:
            chosen = subject.any_order(world, picker(chance), chance)
            if chosen is None or honest.refusal(position, *chosen) or honest.refusal(twin, *chosen):
                continue
            if not subject.is_told_by_rule(position, twin, seat, *chosen):
                compared += 1
                assert step_differences(eyes, position, twin, seat, *chosen) == []
    return compared


def check_completion(subject: Subject[P], eyes: Eyes[P], position: P, seat: int) -> int:
    """The same view and the same chance give the same completion, whatever the truth is; it has the same view."""
    twin = subject.recast(position, seat, picker(Seeded(seat)))
    view = position.view(seat).to_json()
    for number in range(2):
        completed = eyes.completed(position, seat, Seeded(number))
        assert completed.view(seat).to_json() == view
        assert completed.dump() == eyes.completed(twin, seat, Seeded(number)).dump()
    return 2


CHECKS = {"still": check_still, "steps": check_steps, "completion": check_completion}
