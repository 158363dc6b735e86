"""A whole game of Evropská válka goes into a file and out again, with dice that can be proved."""

import pytest

from velmoci.evropska_valka.game import GAME
from velmoci.kernel.archive import Archive, final_position, play, read_archive, verify, verify_dice
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.order import TABLE_SEAT
from velmoci.kernel.rulebook import assemble

SECRET = "fedcba9876543210" * 2


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "pieces": "pyramids", "power_choice": "pick"}])
def test_a_whole_game_is_saved_replayed_and_proved(options: dict[str, object]) -> None:
    seats = [{"bot": "random"} for _ in range(int(str(options["players"])))]
    archive = Archive(GAME, assemble(GAME.library, (), options), list(seats), mixed=("one", "two"))
    archive.commitment = commitment(bytes.fromhex(SECRET))
    position, chance = archive.first_position(), Seeded(1)
    seat, order = TABLE_SEAT, GAME.notation.parse("begin")
    while position.outcome() is None:
        rolls = archive.chance(len(archive.records), seat, str(order), SECRET)
        archive.records.append(play(position, seat, order, rolls)[0])
        if position.pending():
            seat, order = position.pending()[0].seat, position.pending()[0].sample(chance)
    outcome = position.outcome()
    assert outcome is not None
    archive.secret, archive.outcome = SECRET, outcome.to_json()
    back = read_archive("\n".join(archive.lines()) + "\n")
    assert back == archive
    assert final_position(back).dump() == position.dump()
    assert verify(back) == len(archive.records)
    assert verify_dice(back) > 0
