"""Looking ahead in any game: how often each seat wins if random bots play on from what one seat sees."""

from collections import Counter

import velmoci


def wins(game: velmoci.Playthrough, view: velmoci.View, games: int) -> Counter[int]:
    """Each time another full position is drawn that the view cannot tell from the true one."""
    found: Counter[int] = Counter()
    for number in range(games):
        position = view.complete(velmoci.Seeded(number))
        bots = {seat: velmoci.make_bot(game.game.id, "random", f"{number}:{seat}") for seat in range(game.seats)}
        velmoci.play(position, bots, velmoci.Seeded(number))
        outcome = position.outcome()
        assert outcome is not None
        found.update(outcome.winners)
    return found


def from_the_first_question(game_id: str, games: int) -> Counter[int]:
    """The first one who is asked looks ahead."""
    game = velmoci.new_game(game_id, seed=7, options=velmoci.find_game(game_id).simulation)
    return wins(game, game.view(game.pending()[0].seat), games)


if __name__ == "__main__":
    for name in velmoci.game_ids():
        print(name, dict(from_the_first_question(name, 2)))
