"""Compiled and interpreted code play the same games: hashes of whole games, written once, hold for both.

`python -m tests.trust.evropska_valka.test_same_game` writes the file again; with a number behind it shows
that game step by step, to be compared with what another version shows.
"""

import json
from pathlib import Path

import pytest

from tests.trust.digest import Digest, write_or_show
from tests.trust.evropska_valka.play import any_order, any_rulebook
from tests.trust.play import picker
from velmoci.evropska_valka.options import LIBRARY
from velmoci.evropska_valka.position import load_position, new_position
from velmoci.kernel.chance import Recording, Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Rulebook, assemble

FILE = Path(__file__).parent / "same_games.txt"
GAMES = 48
LONGEST = 20_000


def rulebook(number: int) -> Rulebook:
    """Every second game by the book for 2 to 5 players, the others by drawn options."""
    if number % 2:
        return any_rulebook(picker(Seeded(f"rulebook {number}")))
    return assemble(LIBRARY, (), {"players": 2 + number // 2 % 4})


def played(number: int, digest: Digest) -> str:
    """The hash of a whole game: every order, every roll, what everybody was told, and the end."""
    chance = Seeded(f"game {number}")
    position = new_position(rulebook(number))
    for step in range(LONGEST):
        chosen: tuple[int, Order] | None = (TABLE_SEAT, Begin())
        if step > 0:
            chosen = any_order(position, picker(chance), chance)
        if chosen is None:
            break
        recording = Recording(chance)
        told: list[object] = []
        if number % 4 < 2:
            told = [event.seen_by_all().to_json() for event in position.apply(*chosen, recording)]
        else:
            position.carry_out(*chosen, recording)
        digest.note(chosen[0], str(chosen[1]), recording.rolls, told)
    ended = position.outcome()
    assert ended is not None
    views = [position.view(seat).to_json() for seat in (TABLE_SEAT, 0, 1)]
    guesses = [position.view(seat).complete(Seeded(number)).dump() for seat in (TABLE_SEAT, 0, 1)]
    digest.note(position.dump(), views, guesses)
    reloaded = load_position(position.rulebook, json.loads(json.dumps(position.dump())))
    assert reloaded.dump() == position.dump()
    return f"{number:02} {position.rulebook.hash} {step} {ended.reason} {digest.hash.hexdigest()}"


def written() -> list[str]:
    return FILE.read_text("utf-8").splitlines()


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_goes_as_it_is_written(number: int) -> None:
    assert played(number, Digest()) == written()[number]


def test_the_games_are_of_many_kinds() -> None:
    rows = [line.split() for line in written()]
    assert len(rows) == GAMES
    assert len({row[1] for row in rows}) > GAMES // 2
    assert {row[3] for row in rows} == {"trio", "fall", "last"}
    assert len({row[4] for row in rows}) == GAMES


if __name__ == "__main__":
    write_or_show(FILE, GAMES, played)
