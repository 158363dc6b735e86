"""Sealed bids for kinds and for land in twin worlds: until all are in, nobody can tell what the others have bid."""

import pytest

from tests.clause import clause
from tests.trust.play import picker
from tests.trust.salva.play import Playing, rulebook_of
from tests.trust.salva.subject import Salva, owns
from tests.trust.salva.twins import Eyes
from tests.trust.subject import CHECKS, moments_of, viewers
from velmoci.kernel.chance import Seeded
from velmoci.salva.position import Position


def are_bids_in(position: Position) -> bool:
    """Whether somebody has bid something that the others do not know."""
    return any(own["national_bid"] != {"kinds": {}, "land": 0} for own in owns(position))


class Bidding(Salva):
    """Moments of an auction at which somebody has sealed a bid and somebody else has not."""

    def moments(self, seed: int) -> list[Position]:
        found: list[Position] = []
        rulebook = rulebook_of(
            "priorities", ["national_advantages"], national_assignment="auction", territory_auction=True
        )
        for number in range(12):
            playing = Playing(rulebook, f"auction {seed} {number}")
            for _ in playing.steps(12):
                if are_bids_in(playing.position):
                    found.append(playing.position.copy())
        return found[:: max(1, len(found) // 4)][:4]


GAMES = Bidding()


@clause("SA-national_advantages-6", "SA-national_advantages-8")
@pytest.mark.parametrize("check", list(CHECKS))
@pytest.mark.parametrize("seed", range(2))
def test_nobody_can_tell_what_the_others_have_bid(seed: int, check: str) -> None:
    compared = 0
    for position in moments_of(GAMES, seed):
        for seat in viewers(GAMES, position):
            compared += CHECKS[check](GAMES, Eyes(), position, seat)
    assert compared > 8


@pytest.mark.parametrize("seed", range(2))
def test_the_twins_differ_in_what_was_bid(seed: int) -> None:
    moments = moments_of(GAMES, seed)
    assert len(moments) == 4
    differing = 0
    for position in moments:
        for seat in viewers(GAMES, position):
            twin = GAMES.recast(position, seat, picker(Seeded(f"{seed} {seat}")))
            differing += owns(twin) != owns(position)
    assert differing > 2
