"""Evropská válka as a subject of the suite of trust, with leaks of its own."""

from collections.abc import Sequence
from typing import ClassVar

from tests.evropska_valka.invariants import check_position
from tests.trust.evropska_valka.offers import any_order_at_all, check_offered, mutant
from tests.trust.evropska_valka.play import Playing, any_order, any_rulebook
from tests.trust.evropska_valka.twins import Eyes, hidden_facts, is_told_by_rule, recast, shuffled
from tests.trust.leaks import LoudEvents
from tests.trust.play import Pick, picker
from tests.trust.subject import Subject, moments_of
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.orders import King
from velmoci.evropska_valka.position import Position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook, assemble


class ForeignHand(Eyes):
    """The view sums up foreign hands."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(sum(int(own.hand) * (n + 1) for n, own in enumerate(position.owns)))


class MessageSize(Eyes):
    """The view says nothing, but its length tells who holds a King or an Ace."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + " " * sum(int(own.hand) >> 44 != 0 for own in position.owns)


class NextCard(Eyes):
    """The next card is fixed and shown before anybody draws."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(int(position.pile.cards) & -int(position.pile.cards))


class HonestRefusal(Eyes):
    """A King is refused in other words where the seat that is asked holds none."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        told = super().refusal(position, seat, order)
        asked = position.owns[position.table.decides].hand
        return told + str(asked >> 44) if isinstance(order, King) else told


class EvropskaValka(Subject[Position]):
    """Every third game is open for all kinds of options."""

    game = "evropska_valka"
    games = 12
    least = 20
    differ: ClassVar = {"hands": 0.8, "pile": 0.7, "who could react": 0.3, "fate": 0.0, "known": 0.0}
    leaky = (
        (ForeignHand(), "still"),
        (MessageSize(), "still"),
        (NextCard(), "still"),
        (HonestRefusal(), "still"),
        (LoudEvents[Position](), "steps"),
    )
    leaky_games = (1, 4, 7)
    clauses = "EV-"
    never = ("end_turn", "draft atlantis")
    examples = 80
    steps = 30
    endings = 30
    longest = 20000

    def moments(self, seed: int) -> list[Position]:
        rulebook = any_rulebook(picker(Seeded(f"moments {seed}")))
        if seed % 3:
            rulebook = assemble(LIBRARY, (), {"players": 3 + seed % 3, "starting_hand": seed % 2 * 3})
        playing = Playing(rulebook, seed)
        found = [playing.position.copy()]
        found += [playing.position.copy() for number, _ in enumerate(playing.steps(120)) if number % 15 == seed % 15]
        return found

    def telling(self, seed: int) -> list[Position]:
        return [position for position in moments_of(self, seed)[3:] if max(position.table.hand_size[1:]) > 1]

    def seats(self, position: Position) -> int:
        return int(position.table.players)

    def any_rulebook(self, pick: Pick) -> Rulebook:
        return any_rulebook(pick)

    def playing(self, rulebook: Rulebook, seed: int | str) -> Playing:
        return Playing(rulebook, seed)

    def check(self, position: Position) -> None:
        check_position(position)

    def check_offered(self, decision: Decision, chance: Chance) -> None:
        check_offered(decision, chance)

    def any_order(self, position: Position, pick: Pick, chance: Chance) -> tuple[int, Order] | None:
        return any_order(position, pick, chance)

    def wrong_orders(self, position: Position, right: Sequence[Order], pick: Pick) -> list[Order | None]:
        return [*(any_order_at_all(pick) for _ in range(25)), *(mutant(order, pick) for order in right)]

    def shuffled(self, position: Position, seat: int, chance: Chance) -> Position:
        return shuffled(position, seat, chance)

    def recast(self, position: Position, seat: int, pick: Pick) -> Position:
        return recast(position, seat, pick)

    def is_told_by_rule(self, one: Position, other: Position, seat: int, actor: int, order: Order) -> bool:
        return is_told_by_rule(one, other, seat, actor, order)

    def hidden_facts(self, position: Position, seat: int) -> dict[str, object]:
        return hidden_facts(position, seat)
