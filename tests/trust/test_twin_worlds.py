"""No leaks: worlds that differ only in what a seat may not know look alike to it, whatever happens next."""

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.trust.mutants import any_order_at_all, mutant
from tests.trust.play import Playing, any_order, any_rulebook, open_decisions, picker
from tests.trust.twins import (
    SPECTATOR,
    Eyes,
    differences,
    hidden_facts,
    is_told_by_rule,
    recast,
    shuffled,
    step_differences,
)
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import assemble

EYES = Eyes()


def moments(seed: int) -> Iterator[Position]:
    """Positions from random play, with many trades: every fourth game is open for all kinds of options."""
    chance = Seeded(f"moments {seed}")
    rulebook = any_rulebook(picker(chance))
    if seed % 4:
        options = {"powers": 3 + seed % 3, "colour_choice": "random", "draw_mode": "auto", "round_limit": 30}
        rulebook = assemble(LIBRARY, (), options)
    playing = Playing(rulebook, seed, busy=2)
    yield playing.position.copy()
    for number, _ in enumerate(playing.steps(240)):
        if number % 30 == 29:
            yield playing.position.copy()
    yield playing.position


def many_orders(position: Position, chance: Chance) -> list[Order]:
    """Right orders of every open decision, mutants of them, and anything else."""
    pick = picker(chance)
    right = [menu.sample(chance) for decision in open_decisions(position) for menu in decision.menus()]
    wrong = [any_order_at_all(pick) for _ in range(25)] + [mutant(order, pick) for order in right]
    return [*right, *(order for order in wrong if order is not None)]


def twins_of(position: Position, seat: int, chance: Chance) -> list[Position]:
    return [
        shuffled(position, seat, chance),
        recast(position, seat, picker(chance)),
        recast(position, seat, picker(chance)),
    ]


def viewers(position: Position) -> range:
    return range(SPECTATOR, int(position.table.powers))


def check_still(eyes: Eyes, position: Position, seat: int, seed: int) -> None:
    """A seat cannot tell a position from its twins by looking and asking."""
    chance = Seeded(seed)
    orders = many_orders(position, chance)
    for twin in twins_of(position, seat, chance):
        assert differences(eyes, position, twin, seat, orders) == []


def check_steps(eyes: Eyes, position: Position, seat: int, seed: int) -> int:
    """Nor by what it is told when any seat gives an order that is possible in both; returns how many."""
    chance = Seeded(seed)
    compared = 0
    for twin in twins_of(position, seat, chance):
        for _ in range(6):
            for world in (position, twin):
                chosen = any_order(world, picker(chance), chance, 2)
                if chosen is None or eyes.refusal(position, *chosen) or eyes.refusal(twin, *chosen):
                    continue
                if not is_told_by_rule(position, twin, seat, *chosen):
                    compared += 1
                    assert step_differences(eyes, position, twin, seat, *chosen) == []
    return compared


@pytest.mark.parametrize("seed", range(16))
def test_twins_look_alike_to_every_seat_and_the_spectator(seed: int) -> None:
    for number, position in enumerate(moments(seed)):
        for seat in viewers(position):
            check_still(EYES, position, seat, number)


@pytest.mark.parametrize("seed", range(16))
def test_twins_sound_alike_whatever_is_ordered(seed: int) -> None:
    compared = 0
    for number, position in enumerate(moments(seed)):
        for seat in viewers(position):
            compared += check_steps(EYES, position, seat, number)
    assert compared > 100


def test_the_twins_really_differ() -> None:
    differs, total = Counter[str](), 0
    for seed in range(8):
        for position in list(moments(seed))[4:-1]:
            total += 1
            chance = Seeded(seed)
            for name, make in (
                ("shuffled", shuffled(position, 0, chance)),
                ("recast", recast(position, 0, picker(chance))),
            ):
                here, there = hidden_facts(position, 0), hidden_facts(make, 0)
                differs.update(f"{name} {fact}" for fact in here if here[fact] != there[fact])
    for name in ("shuffled", "recast"):
        assert differs[f"{name} missions"] > 0.8 * total
        assert differs[f"{name} hands"] > 0.6 * total
        assert differs[f"{name} pile"] > 0.6 * total
    assert differs["recast offers"] > 0.4 * total


@pytest.mark.parametrize("seed", range(8))
def test_a_completed_position_looks_like_the_true_one_and_varies(seed: int) -> None:
    for position in moments(seed):
        for seat in viewers(position):
            view = position.view(seat)
            completed = [view.complete(Seeded(number)) for number in range(3)]
            for other in completed:
                assert other.view(seat).to_json() == view.to_json()
            if position.table.dealer != -1:
                assert len({json.dumps(other.dump()) for other in completed}) > 1


@pytest.mark.parametrize("seed", range(8))
def test_completion_never_uses_the_truth(seed: int) -> None:
    for position in moments(seed):
        for seat in viewers(position):
            check_completion(EYES, position, seat)


def check_completion(eyes: Eyes, position: Position, seat: int) -> None:
    """The same view and the same chance give the same completion, whatever the truth is."""
    twin = recast(position, seat, picker(Seeded(seat)))
    for number in range(3):
        one = eyes.completed(position, seat, Seeded(number)).dump()
        assert one == eyes.completed(twin, seat, Seeded(number)).dump()
