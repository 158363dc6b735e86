"""Leaks planted on purpose are caught by the same checks that find none in the game itself."""

import json
from collections.abc import Callable

import pytest

from tests.expanze.scenes import Scene, scene
from tests.trust.play import picker
from tests.trust.test_twin_worlds import check_completion, check_steps, check_still, moments, viewers
from tests.trust.twins import Eyes, recast, step_differences
from velmoci.expanze.cards import holds_letters
from velmoci.expanze.missions import MISSION_NUMBER
from velmoci.expanze.orders import NOTATION, OfferTrade
from velmoci.expanze.position import Position
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision
from velmoci.kernel.event import EVERYBODY, Event, Part
from velmoci.kernel.order import Order


class WholeState(Eyes):
    """The first message carries the whole state."""

    def view(self, position: Position, seat: int) -> str:
        return json.dumps(position.dump())


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


class CuriousSpectator(Eyes):
    """Whoever only watches sees what the first seat sees."""

    def view(self, position: Position, seat: int) -> str:
        return super().view(position, max(0, seat))


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


class EverybodysQuestions(Eyes):
    """A seat is sent the questions put to all seats."""

    def decisions(self, position: Position, seat: int) -> list[Decision]:
        return position.pending()


class LoudEvents(Eyes):
    """Every part of an event is told to everybody."""

    def events(self, position: Position, actor: int, order: Order, chance: Chance) -> list[Event]:
        events = super().events(position, actor, order, chance)
        return [
            Event(*(Part(EVERYBODY, part.sentence, part.values) for part in event.parts)) for event in events
        ]


class TrueCompletion(Eyes):
    """The search is handed the true position."""

    def completed(self, position: Position, seat: int, chance: Chance) -> Position:
        return position.copy()


class PeekingCompletion(Eyes):
    """The search guesses the cards but knows the missions."""

    def completed(self, position: Position, seat: int, chance: Chance) -> Position:
        guess = super().completed(position, seat, chance)
        for own, truth in zip(guess.owns, position.owns, strict=True):
            own.mission = truth.mission
        return guess


Check = Callable[[Eyes, Position, int], object]


def still(eyes: Eyes, position: Position, seat: int) -> None:
    check_still(eyes, position, seat, 1)


def steps(eyes: Eyes, position: Position, seat: int) -> None:
    check_steps(eyes, position, seat, 1)


def leaks(eyes: Eyes, check: Check) -> int:
    """How often a check rings in a few games."""
    rings = 0
    for seed in (1, 2, 3):
        for position in list(moments(seed))[3::2]:
            for seat in viewers(position):
                try:
                    check(eyes, position, seat)
                except AssertionError:
                    rings += 1
    return rings


@pytest.mark.parametrize(
    ("eyes", "check"),
    [
        (WholeState(), still),
        (ForeignMission(), still),
        (ForeignHand(), still),
        (MessageSize(), still),
        (CuriousSpectator(), still),
        (TopOfThePile(), still),
        (GlobalOfferNumbers(), still),
        (CarefulRefusal(), still),
        (EverybodysQuestions(), still),
        (LoudEvents(), steps),
        (TrueCompletion(), check_completion),
        (PeekingCompletion(), check_completion),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Eyes) else value.__name__,
)
def test_a_planted_leak_is_caught(eyes: Eyes, check: Check) -> None:
    assert leaks(eyes, check) > 0


@pytest.mark.parametrize("check", [still, steps, check_completion])
def test_without_a_leak_nothing_rings(check: Check) -> None:
    assert leaks(Eyes(), check) == 0


def last_stand(hunter: str) -> Scene:
    """Blue has one state left, and green is about to take it; white has that mission."""
    return scene(
        {"india": "green 60", "persia": "blue 1", "japan": "red 1"},
        rest="white",
        on_turn="green",
        missions={"white": hunter},
        hands={"blue": "PP"},
    )


@pytest.mark.parametrize("leaky", [False, True])
def test_only_the_hunter_learns_that_its_pursuit_became_nonsense(leaky: bool) -> None:
    hunting, resting = last_stand("destroy_blue"), last_stand("asia_africa")
    order = NOTATION.parse("attack india persia 59")
    eyes = LoudEvents() if leaky else Eyes()
    for seat in (hunting.seat("red"), hunting.seat("blue"), hunting.seat("green"), -1):
        found = step_differences(eyes, hunting.position, resting.position, seat, hunting.seat("green"), order)
        assert bool(found) == leaky
    events = Eyes().events(hunting.position, hunting.seat("green"), order, Seeded(1))
    assert "pursuit-became-nonsense" in hunting.sentences(events, "white")


def test_offers_among_others_are_invisible() -> None:
    """Number, letters, answer and withdrawal of an offer are known to its two parties alone."""
    start = scene(hands={"red": "PPK", "blue": "KKD", "green": "PKD", "white": "DD"})
    quiet = {power: start.seen(power) for power in ("green", "white", "spectator")}
    for power, text in (
        ("red", "offer_trade blue give P want K"),
        ("red", "offer_trade blue give K want D"),
        ("blue", "offer_trade red give D want P"),
        ("blue", "decline_trade red 1"),
        ("red", "withdraw_trade blue 2"),
    ):
        events = start.order(power, text)
        assert start.sentences(events, "red") == start.sentences(events, "blue") != []
        for other, view in quiet.items():
            assert start.told(events, other) == []
            assert start.seen(other) == view
    told = start.told(start.order("red", "offer_trade green give P want D"), "green")
    assert told[0].values["number"] == 1
    assert start.own("green")["offers"][0]["number"] == 1


def test_a_refused_answer_does_not_tell_whether_there_is_an_offer_to_somebody_else() -> None:
    start = scene(hands={"red": "PPK", "blue": "KKD", "green": "PKD"})
    texts = [f"{kind} {power} {number}" for kind in ("accept_trade", "decline_trade", "withdraw_trade")
             for power in ("red", "blue") for number in (1, 2)]  # fmt: skip
    before = [Eyes().refusal(start.position, 2, NOTATION.parse(text)) for text in texts]
    start.order("red", "offer_trade blue give P want K")
    assert [Eyes().refusal(start.position, 2, NOTATION.parse(text)) for text in texts] == before


def test_a_twin_of_the_scene_hides_the_hunter() -> None:
    hunting = last_stand("destroy_blue")
    twins = [recast(hunting.position, 0, picker(Seeded(seed))) for seed in range(40)]
    missions = {int(twin.owns[3].mission) for twin in twins}
    assert len(missions) > 10
    assert missions != {MISSION_NUMBER["destroy_blue"]}
