"""Uncertain tokens in twin worlds (I4-3): whichever are true, nobody but their owner can tell, whatever happens."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.clause import clause
from tests.salva.hiding_scenes import HidingScene
from tests.trust.leaks import LoudEvents
from tests.trust.play import picker
from tests.trust.salva.invariants import check_position
from tests.trust.salva.play import Playing, rulebook_of
from tests.trust.salva.subject import Salva, owns
from tests.trust.salva.twins import Eyes, recast_looks, slices
from tests.trust.subject import CHECKS, moments_of, viewers
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Order
from velmoci.salva.hiding.tokens import own_faces, own_truth
from velmoci.salva.position import Position, load_position

KINDS = "infantry tank at_gun destroyer cruiser submarine transport_ship"


class HiddenTokens(Salva):
    """Games in which nearly everything can be hidden, from the first turn on."""

    def moments(self, seed: int) -> list[Position]:
        options: dict[str, Any] = {"hideable_kinds": KINDS, "treaty_visibility": "public"}
        rulebook = rulebook_of("priorities", ["naval", "hidden_units"], **options)
        playing, found = Playing(rulebook, f"hidden {seed}"), list[Position]()
        for step, _ in enumerate(playing.steps(130)):
            if playing.position.table.round > 0 and step % 9 == 0 and tokens_in(playing.position):
                found.append(looked_at(playing.position, step))
        return found


def looked_at(position: Position, seed: int) -> Position:
    """The same game in which everybody has seen some tokens of others."""
    data: dict[str, Any] = position.dump()
    recast_looks(position, data, slices(data, position, "seen_tokens"), -1, picker(Seeded(seed)))
    return load_position(position.rulebook, data)


def tokens_in(position: Position) -> int:
    return sum(len(own_truth(position.sight(seat))) for seat in range(int(position.table.seats)))


GAMES = HiddenTokens()


class OpenTruth(Eyes):
    """The view says which tokens are true."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own["true_tokens"] for own in owns(position)])


class TellingNumbers(Eyes):
    """Tokens stand in an order that hangs on the truth."""

    def view(self, position: Position, seat: int) -> str:
        data: Any = position.view(seat).to_json()
        truth = set().union(*(own_truth(position.sight(owner)) for owner in range(int(position.table.seats))))
        data["units"].sort(key=lambda row: int(row["unit"].rpartition("_")[2]) not in truth)
        return json.dumps(data)


class OpenKnowledge(Eyes):
    """The view says what others have seen."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, seat) + json.dumps([own["seen_tokens"] for own in owns(position)])


class TellingRefusal(Eyes):
    """Whoever orders a foreign token about hears whether it is true."""

    def refusal(self, position: Position, seat: int, order: Order) -> str:
        told = super().refusal(position, seat, order)
        number = str(order.to_json().get("unit", "")).rpartition("_")[2]
        foreign = [own_truth(position.sight(one)) for one in range(int(position.table.seats)) if one != seat]
        return told and told + str(bool(number.isdigit() and [one for one in foreign if int(number) in one]))


class TrueGuess(Eyes):
    """Whoever searches is handed the truth."""

    def completed(self, position: Position, seat: int, chance: Any) -> Position:
        return position.copy()


@clause("I4-3", "I4-7", "I4-8", "SA-hidden_units-2")
@pytest.mark.parametrize("check", list(CHECKS))
@pytest.mark.parametrize("seed", range(2))
def test_whichever_tokens_are_true_the_others_cannot_tell(seed: int, check: str) -> None:
    moments, compared = moments_of(GAMES, seed), 0
    for position in moments:
        for seat in viewers(GAMES, position):
            compared += CHECKS[check](GAMES, Eyes(), position, seat)
    assert compared > 20


@clause("I4-3", "I4-7", "I4-9")
@pytest.mark.parametrize(
    ("eyes", "check"),
    [
        (OpenTruth(), "still"),
        (TellingNumbers(), "still"),
        (OpenKnowledge(), "still"),
        (TellingRefusal(), "still"),
        (LoudEvents(), "steps"),
        (TrueGuess(), "completion"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_leak_of_tokens_is_caught(eyes: Any, check: str) -> None:
    def rings() -> bool:
        for position in [*moments_of(GAMES, 0), *moments_of(GAMES, 1)]:
            for seat in viewers(GAMES, position):
                try:
                    CHECKS[check](GAMES, eyes, position, seat)
                except AssertionError:
                    return True
        return False

    assert rings()


def lose_a_false_one(scene: HidingScene, names: list[str]) -> None:
    scene.position.drop_entry(scene.token(names[1]))


def make_two_true(scene: HidingScene, names: list[str]) -> None:
    own_truth(scene.position.sight(0)).add(int(names[1].rpartition("_")[2]))


def know_what_is_not_so(scene: HidingScene, names: list[str]) -> None:
    own_faces(scene.position.sight(1)).learn(int(names[1].rpartition("_")[2]), True)


def lose_the_truth(scene: HidingScene, names: list[str]) -> None:
    scene.position.drop_entry(scene.token(names[0]))


@clause("I4-5", "I4-10")
@pytest.mark.parametrize("fault", [lose_a_false_one, make_two_true, know_what_is_not_so, lose_the_truth])
def test_a_broken_ratio_or_false_knowledge_is_noticed(fault: Callable[[HidingScene, list[str]], None]) -> None:
    scene = HidingScene()
    names = scene.hidden(0, "a", "atg")
    check_position(scene.position, lambda position, data: position)
    fault(scene, names)
    with pytest.raises(AssertionError):
        check_position(scene.position, lambda position, data: position)
