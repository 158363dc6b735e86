"""Saved games in the middle of something, for tests that would take long to play up to it."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.evropska_valka.scenes import scene as war_scene
from tests.expanze.scenes import BOARD, scene
from velmoci.cli.local_match import secret_of_seed
from velmoci.evropska_valka.game import GAME as WAR
from velmoci.expanze.game import GAME
from velmoci.kernel.archive import Archive
from velmoci.kernel.chance import commitment
from velmoci.kernel.game import Game, Position
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
    return saved(folder, GAME, made.position, sitters)


def at_war(
    folder: Path, fields: Mapping[str, str], hands: Mapping[str, str], sitters: Sequence[dict[str, str]]
) -> Path:
    """A game of Evropská válka at the beginning of blue's turn, with these figures and cards."""
    players = " ".join(("blue", "black", "green")[: len(sitters)])
    return saved(folder, WAR, war_scene(fields, players, hands).position, sitters)


def saved(folder: Path, game: Game, position: Position, sitters: Sequence[dict[str, str]]) -> Path:
    """The file of a game that begins with this position."""
    secret = secret_of_seed("table")
    archive = Archive(
        game, position.rulebook, list(sitters), [], commitment(bytes.fromhex(secret)), start=position.dump()
    )
    path = folder / "middle.velmoci"
    Journal(path).create(archive, secret)
    return path


__all__ = ["BOARD", "at_war", "with_hands"]
