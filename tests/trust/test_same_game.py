"""Compiled and interpreted code play the same games: hashes of whole games, written once, hold for both.

`python -m tests.trust.test_same_game` writes the file again; with a number behind it shows that game step by step,
to be compared with what another version shows.
"""

import json
from pathlib import Path

import pytest

from tests.trust.digest import Digest, write_or_show
from tests.trust.play import any_rulebook, picker, strong_attack
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.orders import Arm, EndTurn
from velmoci.expanze.position import Position, load_position, new_position
from velmoci.kernel.chance import Recording, Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Rulebook, assemble

FILE = Path(__file__).parent / "same_games.txt"
GAMES = 48
LONGEST = 3000


def rulebook(number: int) -> Rulebook:
    """Every second game nearly by the book for 2 to 7 powers, the others by drawn options; all end."""
    if number % 2:
        return any_rulebook(picker(Seeded(f"rulebook {number}")))
    return assemble(
        LIBRARY, (), {"powers": 2 + number // 2 % 6, "round_limit": 15, "colour_choice": "random"}
    )


def chosen(position: Position, chance: Seeded) -> tuple[int, Order]:
    """Mostly the question that the game waits for; offers and answers in between, seldom a resignation."""
    decisions = position.pending()
    if chance.roll(5) == 1:
        decisions += position.asides(int(chance.roll(int(position.table.powers))) - 1)
        decision = decisions[int(chance.roll(len(decisions))) - 1]
        if decision.menus():
            by_kind = chance.roll(2) == 1
            order = decision.sample_by_kind(chance) if by_kind else decision.sample(chance)
            if str(order) != "resign" or chance.roll(6) == 1:
                return decision.seat, order
    order = decisions[0].sample_by_kind(chance)
    if isinstance(order, (EndTurn, Arm)) and chance.roll(5) < 5:
        order = strong_attack(decisions[0], chance) or order
    return decisions[0].seat, order


def played(number: int, digest: Digest) -> str:
    """The hash of a whole game: every order, every roll, what everybody was told, and the end."""
    chance = Seeded(f"game {number}")
    position = new_position(rulebook(number))
    seat, order = TABLE_SEAT, Order()
    for step in range(LONGEST):
        seat, order = (TABLE_SEAT, Begin()) if step == 0 else chosen(position, chance)
        recording = Recording(chance)
        told: list[object] = []
        if number % 4 < 2:
            events = position.apply(seat, order, recording)
            told = [event.seen_by_all().to_json() for event in events]
        else:
            position.carry_out(seat, order, recording)
        digest.note(seat, str(order), recording.rolls, told)
        if position.outcome() is not None:
            break
    ended = position.outcome()
    assert ended is not None
    digest.note(position.dump(), [view_of(position, seat) for seat in (TABLE_SEAT, 0, 1)])
    reloaded = load_position(position.rulebook, json.loads(json.dumps(position.dump())))
    assert reloaded.dump() == position.dump()
    return f"{number:02} {position.rulebook.hash} {step} {ended.reason} {digest.hash.hexdigest()}"


def view_of(position: Position, seat: int) -> dict[str, object]:
    return position.view(seat).to_json()


def written() -> list[str]:
    return FILE.read_text("utf-8").splitlines()


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_goes_as_it_is_written(number: int) -> None:
    assert played(number, Digest()) == written()[number]


def test_the_games_are_of_many_kinds() -> None:
    rows = [line.split() for line in written()]
    assert len(rows) == GAMES
    assert len({row[1] for row in rows}) > GAMES // 2
    assert {row[3] for row in rows} >= {"rounds", "last", "mission"}
    assert len({row[4] for row in rows}) == GAMES


if __name__ == "__main__":
    write_or_show(FILE, GAMES, played)
