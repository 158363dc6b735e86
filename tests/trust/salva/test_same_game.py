"""Compiled and interpreted rules play the same games of Salva: fixed games, told as hashes of all that happens.

`python -m tests.trust.salva.test_same_game` writes the file again; a changed line is a deliberate change of the rules.
"""

import json
from pathlib import Path

import pytest

from tests.trust.digest import Digest, write_or_show
from tests.trust.play import picker
from tests.trust.salva.play import OLDEST, SWITCHES, Playing, any_rulebook
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT
from velmoci.salva.position import load_position

FILE = Path(__file__).parent / "same_games.txt"
OLD_GAMES = 36
"""Those of parts 1 and 2; the rest are drawn from all chapters, and change when one is added."""
GAMES = 60
LOOKS = 40
LONG = 400
"""Orders. Longer games are played once, compiled: the file that they are compared with was written interpreted."""


def played(number: int, digest: Digest) -> str:
    """One game in a line: its rulebook, its length, how it ended, and a hash of everything on the way."""
    switches = OLDEST if number < OLD_GAMES else SWITCHES
    playing = Playing(any_rulebook(picker(Seeded(f"same rules {number}")), switches), f"same game {number}")
    step = 0
    for events in playing.steps(5000):
        record = playing.records[-1]
        told = [[part.to_json() for part in (event.seen_by_all(),)] for event in events]
        digest.note(record.seat, record.order.to_json(), list(record.rolls), told)
        if step % LOOKS == 0:
            position = playing.position
            views = [position.view(seat).to_json() for seat in (TABLE_SEAT, 0, 1)]
            digest.note(position.dump(), views)
        step += 1
    position = playing.position
    ended = position.outcome()
    assert ended is not None
    guesses = [position.view(seat).complete(Seeded(number)).dump() for seat in (TABLE_SEAT, 0, 1)]
    digest.note(position.dump(), guesses)
    reloaded = load_position(position.rulebook, json.loads(json.dumps(position.dump())))
    assert reloaded.dump() == position.dump()
    return f"{number:02} {position.rulebook.hash} {step} {ended.reason} {digest.hash.hexdigest()}"


def written() -> list[str]:
    return FILE.read_text("utf-8").splitlines()


def is_long(number: int) -> bool:
    return int(written()[number].split()[2]) > LONG


@pytest.mark.parametrize(
    "number", [pytest.param(number, marks=pytest.mark.long) if is_long(number) else number for number in range(GAMES)]
)
def test_a_game_goes_as_it_is_written(number: int) -> None:
    assert played(number, Digest()) == written()[number]


def test_the_games_are_of_many_kinds() -> None:
    rows = [line.split() for line in written()]
    assert len(rows) == GAMES
    assert len({row[1] for row in rows}) == GAMES
    assert {row[3] for row in rows} > {"rounds", "elimination"}
    assert len({row[4] for row in rows}) == GAMES


if __name__ == "__main__":
    write_or_show(FILE, GAMES, played)
