"""A sealed bid of a fair start is unknown to the others until the last one is in."""

import pytest

from velmoci.kernel.chance import Seeded
from velmoci.salva.fair_start.procedure import Procedure
from velmoci.salva.fair_start.terms import make_terms


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
