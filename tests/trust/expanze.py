"""Expanze as a subject of the suite of trust, with leaks of its own."""

import json
from collections.abc import Sequence
from typing import ClassVar

from tests.trust.invariants import check_all
from tests.trust.leaks import LoudEvents
from tests.trust.mutants import any_order_at_all, mutant
from tests.trust.offers import check_offered
from tests.trust.play import Pick, Playing, any_order, any_rulebook, picker
from tests.trust.subject import Subject, moments_of
from tests.trust.twins import Eyes, hidden_facts, is_told_by_rule, recast, shuffled
from velmoci.expanze.cards import holds_letters
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import OfferTrade
from velmoci.expanze.position import Position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook, assemble


class ForeignMission(Eyes):
    """The view names the mission of the power on turn."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(position.owns[position.table.on_turn].mission)


class ForeignHand(Eyes):
    """The view counts the letters in foreign hands."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str([sum(own.hand) for own in position.owns])


class MessageSize(Eyes):
    """The view says nothing, but its length does."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + " " * sum(int(own.mission) for own in position.owns)


class TopOfThePile(Eyes):
    """The next card is fixed and shown before anybody draws."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(position.pile.layers[:1])


class GlobalOfferNumbers(Eyes):
    """Offers are numbered across the table, so that a gap tells of offers among others."""

    def view(self, position: Position, seat: int) -> str:
        view = position.view(seat).to_json()
        view["next offer"] = sum(sum(own.offered) for own in position.owns)
        return json.dumps(view)


class CarefulRefusal(Eyes):
    """An offer is refused when the other hand does not hold what is wanted."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        refusal = super().refusal(position, seat, order)
        if not refusal and isinstance(order, OfferTrade):
            powers = [position.table.power(other) for other in range(int(position.table.powers))]
            other = position.owns[powers.index(order.power)]
            return "" if holds_letters(position.board, other, order.want) else "trade_cards"
        return refusal


class PeekingCompletion(Eyes):
    """The search guesses the cards but knows the missions."""

    def completed(self, position: Position, seat: int, chance: Chance) -> Position:
        guess = super().completed(position, seat, chance)
        for own, truth in zip(guess.owns, position.owns, strict=True):
            own.mission = truth.mission
        return guess


class Expanze(Subject[Position]):
    """Many trades; every fourth game is open for all kinds of options."""

    game = "expanze"
    games = 16
    tries = 6
    least = 60
    differ: ClassVar = {"missions": 0.8, "hands": 0.6, "pile": 0.6, "offers": 0.4}
    leaky = (
        (ForeignMission(), "still"),
        (ForeignHand(), "still"),
        (MessageSize(), "still"),
        (TopOfThePile(), "still"),
        (GlobalOfferNumbers(), "still"),
        (CarefulRefusal(), "still"),
        (LoudEvents[Position](), "steps"),
        (PeekingCompletion(), "completion"),
    )
    leaky_games = (1, 2, 3)
    clauses = "EX-"
    never = ("end_turn", "attack atlantis japan 1")
    examples = 150
    steps = 30
    endings = 40
    longest = 4000

    def moments(self, seed: int) -> list[Position]:
        chance = Seeded(f"moments {seed}")
        rulebook = any_rulebook(picker(chance))
        if seed % 4:
            options = {"powers": 3 + seed % 3, "colour_choice": "random", "draw_mode": "auto", "round_limit": 30}
            rulebook = assemble(LIBRARY, (), options)
        playing = Playing(rulebook, seed, busy=2)
        found = [playing.position.copy()]
        found += [playing.position.copy() for number, _ in enumerate(playing.steps(240)) if number % 30 == 29]
        return [*found, playing.position]

    def telling(self, seed: int) -> list[Position]:
        return moments_of(self, seed)[4:-1]

    def seats(self, position: Position) -> int:
        return int(position.table.powers)

    def any_rulebook(self, pick: Pick) -> Rulebook:
        return any_rulebook(pick)

    def playing(self, rulebook: Rulebook, seed: int | str) -> Playing:
        return Playing(rulebook, seed)

    def check(self, position: Position) -> None:
        check_all(position)

    def check_offered(self, decision: Decision, chance: Chance) -> None:
        check_offered(decision, chance)

    def any_order(self, position: Position, pick: Pick, chance: Chance) -> tuple[int, Order] | None:
        return any_order(position, pick, chance, 2)

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
