"""Saved games in the middle of something, for tests that would take long to play up to it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.expanze.scenes import BOARD, scene
from velmoci.cli.table import secret_of_seed
from velmoci.expanze.game import GAME
from velmoci.kernel.archive import Archive
from velmoci.kernel.chance import commitment
from velmoci.match.journal import Journal


def with_hands(
    folder: Path,
    hands: Mapping[int, Sequence[str]],
    sitters: Sequence[dict[str, str]] = ({"person": "You"}, {"bot": "steady"}),
    missions: Mapping[str, str] | None = None,
    states: Mapping[str, str] | None = None,
) -> Path:
    """A game of red and blue at the beginning of red's turn, with these letter cards in the hands."""
    powers = ("red", "blue", "green", "white")[: len(sitters)]
    made = scene(
        states,
        powers,
        hands={powers[seat]: list(cards) for seat, cards in hands.items()},
        missions=missions,
    )
    secret = secret_of_seed("table")
    archive = Archive(
        GAME,
        made.position.rulebook,
        list(sitters),
        [],
        commitment(bytes.fromhex(secret)),
        start=made.position.dump(),
    )
    path = folder / "middle.velmoci"
    Journal(path).create(archive, secret)
    return path


__all__ = ["BOARD", "with_hands"]
