"""Looking ahead in any game: how often each seat wins if random bots play on from what one seat sees."""

from collections import Counter

from velmoci.bots.driver import play
from velmoci.bots.registry import make_bot
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.game import View
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.registry import find_game


def wins(game_id: str, view: View, seats: int, games: int, chance: Chance) -> Counter[int]:
    """Each time another full position is drawn that the view cannot tell from the true one."""
    found: Counter[int] = Counter()
    for _ in range(games):
        position = view.complete(chance)
        play(position, {seat: make_bot(game_id, "random", chance) for seat in range(seats)}, chance)
        outcome = position.outcome()
        assert outcome is not None
        found.update(outcome.winners)
    return found


def from_the_first_question(game_id: str, games: int) -> Counter[int]:
    """The first one who is asked looks ahead."""
    game, chance = find_game(game_id), Seeded(7)
    rulebook = game.rulebook(game.simulation)
    position = game.begin(rulebook)
    position.apply(TABLE_SEAT, Begin(), chance)
    seats = rulebook.options[game.seats_option]
    assert isinstance(seats, int)
    return wins(game_id, position.view(position.pending()[0].seat), seats, games, chance)


if __name__ == "__main__":
    for name in ("expanze", "evropska_valka", "salva"):
        print(name, dict(from_the_first_question(name, 2)))
