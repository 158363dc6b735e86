"""Standing orders at a table: kept by the seat, judged by what the seat sees, carried out as its ordinary orders.

An answer is given in the same change in which its question arises, so that no frame shows that anybody was asked. At a
table where all that is asked out of turn is decided beforehand silence answers at once too, and no time either tells a
standing order from none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from velmoci.kernel.decision import Decision
from velmoci.kernel.game import Game, Position, View
from velmoci.kernel.order import Order
from velmoci.kernel.standing import (
    ANYBODY,
    NOTATION,
    THIS_TURN,
    Standing,
    StandingAnswer,
    StandingOrder,
    check_standing,
)
from velmoci.match.errors import NotNow
from velmoci.match.members import is_played_by_people
from velmoci.match.state import StandingState
from velmoci.odds.registry import favour

if TYPE_CHECKING:
    from velmoci.match.ledger import Ledger

MOST_STANDING: Final = 50
"""So many standing orders a seat may have."""
CLOSE: Final = 1e-9
"""Odds are sums of many shares; by so little they may miss what they are."""


class Answered(NamedTuple):
    """An answer that nobody has to give, and the number of the standing order that it rests on; 0 is silence."""

    seat: int
    order: Order
    number: int


def check_new(game: Game, position: Position, seat: int, order: Order, kept: list[StandingState]) -> StandingOrder:
    """Raises what stands against a new standing order of a seat that has kept these."""
    assert isinstance(order, StandingOrder)
    check_standing(order, game.standing_kinds(position))
    if order.partner == position.power(seat):
        raise NotNow("standing_oneself")
    if str(order) in [one.order for one in kept]:
        raise NotNow("standing_twice")
    if len(kept) >= MOST_STANDING:
        raise NotNow("standing_full", limit=MOST_STANDING)
    return order


def answered_beforehand(ledger: Ledger) -> Answered | None:
    """The first open question that nobody has to answer, with its answer."""
    is_silent = ledger.header.clock.beforehand
    if not is_silent and not ledger.has_standing():
        return None
    for decision in ledger.match.position.pending():
        seat = decision.seat
        has_said = is_silent or bool(ledger.state.seats[seat].standing)
        if has_said and is_played_by_people(ledger.header, ledger.state, seat):
            kept = ledger.state.seats[seat].standing
            found = answer_of(ledger.game, ledger.match.position, decision, kept)
            if found is None and is_silent:
                found = silence(decision)
            if found is not None:
                return found
    return None


def silence(decision: Decision) -> Answered | None:
    """What silence answers at once to a question out of turn."""
    standing = decision.standing()
    if standing is None or not standing.is_out_of_turn or not decision.waits:
        return None
    order = decision.default()
    assert order is not None, "a question that the game waits for has a default"
    return Answered(decision.seat, order, 0)


def answer_of(game: Game, position: Position, asked: Decision, kept: list[StandingState]) -> Answered | None:
    """What the first of a seat's standing orders that speaks of a question says to it; only its own view is asked."""
    if asked.standing() is None or not kept:
        return None
    view = position.view(asked.seat)
    decision = next(one for one in view.decisions() if one.kind == asked.kind)
    standing = decision.standing()
    assert standing is not None
    for one in kept:
        order = said(game.id, view, decision, standing, read(one.order))
        if order is not None and decision.allows(order):
            return Answered(asked.seat, order, one.number)
    return None


def read(text: str) -> StandingOrder:
    """A standing order as it was written down."""
    order = NOTATION.parse(text)
    assert isinstance(order, StandingOrder)
    return order


def said(game: str, view: View, decision: Decision, standing: Standing, order: StandingOrder) -> Order | None:
    """What a standing order answers to a question; None where it says nothing to it, or the odds are too low."""
    if not order.fits(decision.kind, standing):
        return None
    if order.wants_silence(standing):
        return decision.default()
    answers = order.chosen(standing)
    if order.odds == 0 or not answers:
        return answers[0].order if answers else None
    best, odds = likeliest(game, view, answers)
    return best.order if odds * 100 + CLOSE >= order.odds else None


def likeliest(game: str, view: View, answers: list[StandingAnswer]) -> tuple[StandingAnswer, float]:
    """The answer with the best odds; of equals the first."""
    odds = [favour(game, view, answer.order) for answer in answers]
    place = odds.index(max(odds))
    return answers[place], odds[place]


def kept_after_turn(kept: list[StandingState], power: str) -> list[StandingState]:
    """Those that still hold when the turn of a power has ended; of those for one turn the ones about somebody else."""
    return [one for one in kept if not ends_with(read(one.order), power)]


def ends_with(order: StandingOrder, power: str) -> bool:
    """Whether an order for one turn is over when the turn of a power ends."""
    return order.span == THIS_TURN and order.partner in (ANYBODY, power)
