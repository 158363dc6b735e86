"""No leaks: worlds that differ only in what a seat may not know look alike to it, whatever happens next."""

import json
from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from tests.trust.eyes import SPECTATOR, differences, step_differences
from tests.trust.play import picker
from tests.trust.salva.play import Playing, Wrong, any_order, open_decisions, rulebook_of
from tests.trust.salva.twins import Eyes, hidden_facts, is_told_by_rule, recast, shuffled
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import Value
from velmoci.kernel.event import EVERYBODY, Event, Part
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.fair_start.procedure import Procedure
from velmoci.salva.fair_start.terms import make_terms
from velmoci.salva.position import Position

EYES = Eyes()
GAMES = 6


def rulebook(seed: int) -> Rulebook:
    """Sealed armies, secret missions, secret treaties; all at once, or each by itself."""
    blind = ("blind", "blind_soft")[seed % 2]
    if seed % 3 == 0:
        shown = ("show", "talk")[seed % 2]
        return rulebook_of("secret_missions", ["naval"], placement_mode=blind, reveal_missions=shown)
    if seed % 3 == 1:
        return rulebook_of("elimination", ["terrain", "factories", "fair_start"], placement_mode=blind)
    seen = ("parties", "public")[seed // 3 % 2]
    return rulebook_of(
        "priorities", ["second_line", "fair_start"], treaty_visibility=seen, placement_mode=blind
    )


@cache
def moments(seed: int) -> list[Position]:
    """Positions from random play, which nobody may change: every step of the opening, then now and then."""
    playing = Playing(rulebook(seed), seed)
    found = [playing.position.copy()]
    late = 0
    for _ in playing.steps(140):
        late += playing.position.table.round > 0
        if late % 35 == 0:
            found.append(playing.position.copy())
    return found


def many_orders(position: Position, chance: Chance) -> list[Order]:
    """Right orders of every open decision, mutants of them, and anything else."""
    pick = picker(chance)
    wrong = Wrong(position, pick)
    right = [menu.sample(chance) for decision in open_decisions(position) for menu in decision.menus()]
    others = [wrong.order() for _ in range(15)] + [wrong.mutant(order) for order in right]
    return [*right, *(order for order in others if order is not None)]


def twins_of(position: Position, seat: int, chance: Chance) -> list[Position]:
    return [shuffled(position, seat, chance), recast(position, seat, picker(chance))]


def viewers(position: Position) -> range:
    return range(SPECTATOR, int(position.table.seats))


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
        for world in (position, twin, position):
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


@pytest.mark.parametrize("seed", range(GAMES))
def test_twins_look_alike_to_every_seat_and_the_spectator(seed: int) -> None:
    for position in moments(seed):
        for seat in viewers(position):
            check_still(EYES, position, seat)


@pytest.mark.parametrize("seed", range(GAMES))
def test_twins_sound_alike_whatever_is_ordered(seed: int) -> None:
    compared = sum(check_steps(EYES, position, seat) for position in moments(seed) for seat in viewers(position))
    assert compared > 10


@pytest.mark.parametrize("seed", range(GAMES))
def test_completion_never_uses_the_truth(seed: int) -> None:
    for position in moments(seed):
        for seat in viewers(position):
            check_completion(EYES, position, seat)
            view = position.view(seat)
            assert view.complete(Seeded(3)).view(seat).to_json() == view.to_json()


def test_the_twins_really_differ() -> None:
    differs = Counter[str]()
    for seed in range(GAMES):
        for position in moments(seed):
            for name, twin in (
                ("shuffled", shuffled(position, 0, Seeded(seed))),
                ("recast", recast(position, 0, picker(Seeded(seed)))),
            ):
                here, there = hidden_facts(position, 0), hidden_facts(twin, 0)
                differs.update(f"{name} {fact}" for fact in here if here[fact] != there[fact])
    for name in ("shuffled", "recast"):
        for fact in ("sealed", "bid", "missions", "treaties"):
            assert differs[f"{name} {fact}"] > 2, f"{name} {fact}"


# ── leaks planted on purpose


class WholeState(Eyes):
    """The first message carries the whole state."""

    def view(self, position: Position, seat: int) -> str:
        return json.dumps(position.dump())


class MessageSize(Eyes):
    """The view says nothing, but its length tells how large the sealed armies are."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + " " * len(json.dumps([own["sealed"] for own in owns(position)]))


class OpenBids(Eyes):
    """The view shows all bids of a fair start before the last one is in."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own.get("bid") for own in owns(position)])


class ForeignMission(Eyes):
    """The view names the first mission of the next seat."""

    def view(self, position: Position, seat: int) -> str:
        mine = owns(position)[(seat + 1) % int(position.table.seats)]
        return super().view(position, seat) + json.dumps(mine.get("missions"))


class SecretDiplomacy(Eyes):
    """Everybody is sent all treaties."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own.get("treaties") for own in owns(position)])


class CuriousSpectator(Eyes):
    """Whoever only watches sees what the first seat sees."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, max(0, seat))


class EverybodysQuestions(Eyes):
    """A seat is sent the questions put to all seats, with what they may answer."""

    def decisions(self, position: Position, seat: int) -> list[Decision]:
        return position.pending()


class HonestRefusal(Eyes):
    """A refusal tells how much has been sealed."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        told = super().refusal(position, seat, order)
        return told and told + str([own["sealed"] for own in owns(position)])


class LoudEvents(Eyes):
    """Every part of an event is told to everybody."""

    def events(self, position: Position, actor: int, order: Order, chance: Chance) -> list[Event]:
        events = super().events(position, actor, order, chance)
        secret = [part for event in events for part in event.parts if part.sentence.startswith("mission")]
        told = [Event(*(Part(EVERYBODY, part.sentence, part.values) for part in event.parts)) for event in events]
        hands: dict[str, Value] = {"text": json.dumps([own.get("missions") for own in owns(position)])}
        return [*told, *(Event(Part(EVERYBODY, part.sentence, hands)) for part in secret)]


class TrueCompletion(Eyes):
    """The search is handed the true position."""

    def completed(self, position: Position, seat: int, chance: Chance) -> Position:
        return position.copy()


def owns(position: Position) -> list[dict[str, object]]:
    """What every seat keeps to itself, by name."""
    names = [spec.name for spec in position.rules.own_slices]
    return [dict(zip(names, [part.dump() for part in own.slices], strict=True)) for own in position.owns]


Check = Callable[[Eyes, Position, int], object]


def leaks(eyes: Eyes, check: Check) -> int:
    """How often a check rings in a few games."""
    rings = 0
    for seed in (0, 2, 3):
        for position in moments(seed):
            for seat in viewers(position):
                try:
                    check(eyes, position, seat)
                except AssertionError:
                    rings += 1
            if rings:
                return rings
    return rings


@pytest.mark.parametrize(
    ("eyes", "check"),
    [
        (WholeState(), check_still),
        (MessageSize(), check_still),
        (OpenBids(), check_still),
        (ForeignMission(), check_still),
        (SecretDiplomacy(), check_still),
        (CuriousSpectator(), check_still),
        (EverybodysQuestions(), check_still),
        (HonestRefusal(), check_still),
        (LoudEvents(), check_steps),
        (TrueCompletion(), check_completion),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Eyes) else value.__name__,
)
def test_a_planted_leak_is_caught(eyes: Eyes, check: Check) -> None:
    assert leaks(eyes, check) > 0


# ── sealed bids of a fair start


def bidding(method: str, bids: dict[int, list[int]]) -> Procedure:
    """A fair start of three players in which these have sealed their bids."""
    procedure = Procedure(make_terms(3, 30, method))
    procedure.start(Seeded(1))
    for player, bid in bids.items():
        procedure.give(player, bid, Seeded(1))
    return procedure


def all_seen(procedure: Procedure, player: int) -> str:
    """Whatever a player can find out before the last bid is in."""
    waits, sealed, question = procedure.waits_for(), procedure.sealed(), procedure.question
    return str([procedure.seen_by(player), waits, sealed, question, procedure.lots, procedure.settlement])


@pytest.mark.parametrize("player", [1, 2])
def test_a_sealed_bid_is_unknown_to_others_until_all_are_in(player: int) -> None:
    question = bidding("matrix", {}).question
    assert question is not None
    assert not question.is_open
    bids = [[10, 10, 10], [4, 14, 12]]
    one, other = [bidding("matrix", {0: bid}) for bid in bids]
    assert all_seen(one, player) == all_seen(other, player)
    assert all_seen(one, 0) != all_seen(other, 0)
    assert one.to_json() != other.to_json()
