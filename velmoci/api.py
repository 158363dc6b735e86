"""What `import velmoci` gives: games, positions, orders, bots, odds and records by short names that stay."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from velmoci.bots.driver import Driver, play
from velmoci.bots.registry import bot_names
from velmoci.bots.registry import make_bot as bot_by_name
from velmoci.kernel import archive
from velmoci.kernel.archive import Archive, final_position, read_archive, verify
from velmoci.kernel.chance import Chance, Seeded
from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.errors import Malformed, Refusal, Rejected, VelmociError
from velmoci.kernel.event import Event
from velmoci.kernel.game import Bot, Game, Outcome, Position, View
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.record import Record
from velmoci.kernel.registry import find_game, game_ids
from velmoci.kernel.rulebook import Rulebook
from velmoci.kernel.talk import Offer, Reply
from velmoci.lab.tournament import run as simulate
from velmoci.odds.registry import Odds, attack_odds

__all__ = [
    "Archive",
    "Bot",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Malformed",
    "Menu",
    "Odds",
    "Offer",
    "Order",
    "Outcome",
    "Playthrough",
    "Position",
    "Record",
    "Refusal",
    "Rejected",
    "Reply",
    "Rulebook",
    "Seeded",
    "VelmociError",
    "View",
    "attack_odds",
    "bot_names",
    "find_game",
    "game_ids",
    "make_bot",
    "new_game",
    "parse_order",
    "play",
    "read_archive",
    "resume",
    "simulate",
    "verify",
]


class Playthrough:
    """A game as it is played: its position, the chance that its rolls come from, and the records so far."""

    def __init__(self, game: Game, position: Position, chance: Chance, records: Sequence[Record] = ()) -> None:
        self.game = game
        self.position = position
        self.chance = chance
        self.records = list(records)
        self.bots: dict[int, str] = {}
        """The seats that bots have played, with their names."""

    @property
    def seats(self) -> int:
        """How many seats there are; they are numbered from 0."""
        count = self.position.rulebook.options[self.game.seats_option]
        assert isinstance(count, int)
        return count

    def pending(self) -> list[Decision]:
        """All open questions; those that the game waits for come first. Without any the game is over."""
        return self.position.pending()

    def view(self, seat: int) -> View:
        """What a seat may know."""
        return self.position.view(seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.position.outcome()

    def give(self, seat: int, order: Order | str) -> list[Event]:
        """Carries out an order, as a value or as it is written; a rejected one raises and changes nothing."""
        parsed = self.game.notation.parse(order) if isinstance(order, str) else order
        record, events = archive.play(self.position, seat, parsed, self.chance)
        self.records.append(record)
        return events

    def play(self, bots: Sequence[Bot | str] | Mapping[int, Bot | str]) -> Outcome | None:
        """Lets bots play on, ours by name, until the game is over or waits for a seat without a bot."""
        seated = dict(bots) if isinstance(bots, Mapping) else dict(enumerate(bots))
        self.bots |= {seat: bot if isinstance(bot, str) else type(bot).__name__ for seat, bot in seated.items()}
        made = {seat: self.bot(bot) if isinstance(bot, str) else bot for seat, bot in seated.items()}
        driver = Driver(self.position, made)
        while (answer := driver.next_order()) is not None:
            self.give(*answer)
        return self.outcome()

    def bot(self, name: str) -> Bot:
        return bot_by_name(self.game.id, name, self.chance)

    def archive(self) -> Archive:
        """The game as it is saved; `velmoci verify` and `velmoci replay` read its lines from a file."""
        bots: dict[int, dict[str, Any]] = {seat: {"bot": name} for seat, name in self.bots.items()}
        seats = [bots.get(seat, {"person": f"Seat {seat}"}) for seat in range(self.seats)]
        outcome = self.outcome()
        ended = outcome.to_json() if outcome is not None else None
        return Archive(self.game, self.position.rulebook, seats, list(self.records), outcome=ended)


def new_game(
    game: str, players: int | None = None, seed: int | str = 0, options: Mapping[str, object] | None = None
) -> Playthrough:
    """A new game, dealt and ready for the first order; the same seed and the same orders give the same game."""
    found = find_game(game)
    seats = {} if players is None else {found.seats_option: players}
    rulebook = found.rulebook({**(options or {}), **seats})
    playthrough = Playthrough(found, found.begin(rulebook), Seeded(seed))
    playthrough.give(TABLE_SEAT, Begin())
    return playthrough


def resume(saved: Archive, seed: int | str = 0) -> Playthrough:
    """A saved game at its last record, to be played on with new dice."""
    return Playthrough(saved.game, final_position(saved), Seeded(seed), saved.records)


def parse_order(game: str, text: str) -> Order:
    """An order from its text, such as `attack maghreb iberia 4`; raises Malformed."""
    return find_game(game).notation.parse(text)


def make_bot(game: str, name: str, seed: int | str = 0) -> Bot:
    """One of the bots that `bot_names` lists for a game; what it leaves to luck the seed decides."""
    return bot_by_name(game, name, Seeded(seed))
