"""No leaks: worlds that differ only in what a seat may not know look alike to it, whatever happens next."""

import json
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tests.trust.evropska_valka.offers import any_order_at_all, mutant
from tests.trust.evropska_valka.play import Playing, any_order, any_rulebook, open_decisions
from tests.trust.evropska_valka.twins import Eyes, hidden_facts, is_told_by_rule, recast, shuffled
from tests.trust.eyes import SPECTATOR, differences, step_differences
from tests.trust.play import picker
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.orders import King
from velmoci.evropska_valka.position import Position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import EVERYBODY, Event, Part
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import assemble

EYES = Eyes()


def moments(seed: int) -> Iterator[Position]:
    """Positions from random play; every third game is open for all kinds of options."""
    rulebook = any_rulebook(picker(Seeded(f"moments {seed}")))
    if seed % 3:
        options = {"players": 3 + seed % 3, "starting_hand": seed % 2 * 3}
        rulebook = assemble(LIBRARY, (), options)
    playing = Playing(rulebook, seed)
    yield playing.position.copy()
    for number, _ in enumerate(playing.steps(120)):
        if number % 15 == seed % 15:
            yield playing.position.copy()


def many_orders(position: Position, chance: Chance) -> list[Order]:
    """Right orders of every open decision, mutants of them, and anything else."""
    pick = picker(chance)
    right = [menu.sample(chance) for decision in open_decisions(position) for menu in decision.menus()]
    wrong = [any_order_at_all(pick) for _ in range(25)] + [mutant(order, pick) for order in right]
    return [*right, *(order for order in wrong if order is not None)]


def twins_of(position: Position, seat: int, chance: Chance) -> list[Position]:
    return [shuffled(position, seat, chance), recast(position, seat, picker(chance))]


def viewers(position: Position) -> range:
    return range(SPECTATOR, int(position.table.players))


def check_still(eyes: Eyes, position: Position, seat: int) -> None:
    """A seat cannot tell a position from its twins by looking and asking."""
    chance = Seeded(1)
    orders = many_orders(position, chance)
    for twin in twins_of(position, seat, chance):
        assert differences(eyes, position, twin, seat, orders) == []


def check_steps(eyes: Eyes, position: Position, seat: int) -> int:
    """Nor by what it is told when any seat gives an order that is possible in both; returns how many."""
    chance = Seeded(1)
    compared = 0
    for twin in twins_of(position, seat, chance):
        for _ in range(4):
            for world in (position, twin):
                chosen = any_order(world, picker(chance), chance)
                if chosen is None or EYES.refusal(position, *chosen) or EYES.refusal(twin, *chosen):
                    continue
                if not is_told_by_rule(position, twin, seat, *chosen):
                    compared += 1
                    assert step_differences(eyes, position, twin, seat, *chosen) == []
    return compared


def check_completion(eyes: Eyes, position: Position, seat: int) -> None:
    """The same view and the same chance give the same completion, whatever the truth is."""
    twin = recast(position, seat, picker(Seeded(seat)))
    for number in range(2):
        one = eyes.completed(position, seat, Seeded(number)).dump()
        assert one == eyes.completed(twin, seat, Seeded(number)).dump()


@pytest.mark.parametrize("seed", range(12))
def test_twins_look_alike_to_every_seat_and_the_spectator(seed: int) -> None:
    for position in moments(seed):
        for seat in viewers(position):
            check_still(EYES, position, seat)


@pytest.mark.parametrize("seed", range(12))
def test_twins_sound_alike_whatever_is_ordered(seed: int) -> None:
    compared = sum(check_steps(EYES, position, seat) for position in moments(seed) for seat in viewers(position))
    assert compared > 20


@pytest.mark.parametrize("seed", range(6))
def test_completion_never_uses_the_truth(seed: int) -> None:
    for position in moments(seed):
        for seat in viewers(position):
            check_completion(EYES, position, seat)
            view = position.view(seat)
            assert view.complete(Seeded(3)).view(seat).to_json() == view.to_json()


def test_the_twins_really_differ() -> None:
    differs, total = Counter[str](), 0
    for seed in range(9):
        for position in list(moments(seed))[3:]:
            if max(position.table.hand_size[1:]) > 1:
                total += 1
                for name, twin in (
                    ("shuffled", shuffled(position, 0, Seeded(seed))),
                    ("recast", recast(position, 0, picker(Seeded(seed)))),
                ):
                    here, there = hidden_facts(position, 0), hidden_facts(twin, 0)
                    differs.update(f"{name} {fact}" for fact in here if here[fact] != there[fact])
    assert total > 20
    for name in ("shuffled", "recast"):
        assert differs[f"{name} hands"] > 0.8 * total
        assert differs[f"{name} pile"] > 0.7 * total
        assert differs[f"{name} who could react"] > 0.3 * total
        assert differs[f"{name} fate"] > 0


# ── leaks planted on purpose


class WholeState(Eyes):
    """The first message carries the whole state."""

    def view(self, position: Position, seat: int) -> str:
        return json.dumps(position.dump())


class ForeignHand(Eyes):
    """The view sums up foreign hands."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(sum(int(own.hand) * (n + 1) for n, own in enumerate(position.owns)))


class MessageSize(Eyes):
    """The view says nothing, but its length tells who holds a King or an Ace."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + " " * sum(int(own.hand) >> 44 != 0 for own in position.owns)


class CuriousSpectator(Eyes):
    """Whoever only watches sees what the first seat sees."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, max(0, seat))


class NextCard(Eyes):
    """The next card is fixed and shown before anybody draws."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + str(int(position.pile.cards) & -int(position.pile.cards))


class EverybodysQuestions(Eyes):
    """A seat is sent the questions put to all seats, with what they may answer."""

    def decisions(self, position: Position, seat: int) -> list[Decision]:
        return position.pending()


class HonestRefusal(Eyes):
    """A King is refused in other words where the seat that is asked holds none."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        told = super().refusal(position, seat, order)
        asked = position.owns[position.table.decides].hand
        return told + str(asked >> 44) if isinstance(order, King) else told


class LoudEvents(Eyes):
    """Every part of an event is told to everybody."""

    def events(self, position: Position, actor: int, order: Order, chance: Chance) -> list[Event]:
        events = super().events(position, actor, order, chance)
        return [Event(*(Part(EVERYBODY, part.sentence, part.values) for part in event.parts)) for event in events]


class TrueCompletion(Eyes):
    """The search is handed the true position."""

    def completed(self, position: Position, seat: int, chance: Chance) -> Position:
        return position.copy()


Check = Callable[[Eyes, Position, int], object]


def leaks(eyes: Eyes, check: Check) -> int:
    """How often a check rings in a few games."""
    rings = 0
    for seed in (1, 4, 7):
        for position in list(moments(seed))[2:]:
            for seat in viewers(position):
                try:
                    check(eyes, position, seat)
                except AssertionError:
                    rings += 1
    return rings


@pytest.mark.parametrize(
    ("eyes", "check"),
    [
        (WholeState(), check_still),
        (ForeignHand(), check_still),
        (MessageSize(), check_still),
        (CuriousSpectator(), check_still),
        (NextCard(), check_still),
        (EverybodysQuestions(), check_still),
        (HonestRefusal(), check_still),
        (LoudEvents(), check_steps),
        (TrueCompletion(), check_completion),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Eyes) else value.__name__,
)
def test_a_planted_leak_is_caught(eyes: Eyes, check: Check) -> None:
    assert leaks(eyes, check) > 0


@pytest.mark.parametrize("check", [check_still, check_steps, check_completion])
def test_without_a_leak_nothing_rings(check: Check) -> None:
    assert leaks(EYES, check) == 0
