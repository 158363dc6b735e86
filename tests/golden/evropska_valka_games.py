"""Playthroughs of Evropská válka: one for each way to end, for each power of a card, and for each kind of decision."""

from typing import Any

from tests.evropska_valka.scenes import BOARD, COLOUR, Scene, begun, scene
from tests.golden.transcript import PowersTranscript, Script
from velmoci.evropska_valka.board import POWERS
from velmoci.kernel.chance import Recording, Scripted, Seeded
from velmoci.kernel.errors import Rejected


class EvropskaValkaTranscript(PowersTranscript[Scene]):
    """A game of Evropská válka that is written down while it is played."""

    def order(self, player: str, text: str, draws: str = "") -> None:
        """An order with the cards that come off the pile."""
        asked, order = self.asked(), str(self.game.parse(player, text))
        events = self.game.order(player, text, draws)
        self.write(asked, player, order, [], events)

    def passes(self, *players: str, draws: str = "") -> None:
        """These players let the attack happen; then these cards come off the pile."""
        for place, player in enumerate(players):
            self.order(player, "pass", draws if place == len(players) - 1 else "")

    def seeded(self, player: str, text: str, chance: Seeded) -> None:
        """An order with rolls from a seed, which are written."""
        asked, recording = self.asked(), Recording(chance)
        order = self.game.parse(player, text)
        events = self.game.position.apply(self.game.seat(player), order, recording)
        self.write(asked, player, str(order), recording.rolls, events)

    def refused(self, player: str, text: str) -> None:
        """An order that the rules do not accept; only its giver is told."""
        order = self.game.parse(player, text)
        self.head(player, str(order), self.asked())
        try:
            self.game.position.apply(self.game.seat(player), order, Scripted([]))
        except Rejected as problem:
            self.lines.append(f"  refused: {type(problem).__name__} {problem}")
        else:
            raise AssertionError(f"{text} was accepted")

    def board(self) -> None:
        """Who stands where, by the power that the fields belong to."""
        self.lines.append("board:")
        for power in POWERS:
            fields = [f"{name} {self.game.field(name) or '–'}" for name in BOARD.home(power)]
            self.lines.append(f"  {COLOUR[power]:<7} {', '.join(fields)}")

    def secrets(self) -> None:
        """Hands and piles, as nobody at the table sees them together."""
        self.lines.append("secrets:")
        for player in self.game.players:
            self.lines.append(f"  {player:<7} hand: {' '.join(self.game.cards(player)) or '–'}")
        self.lines.append(f"  pile {int(self.game.table.pile_size)}, discards: {self.game.discard() or '–'}")

    def views(self, *players: str) -> None:
        """What these players (or the spectator) see, without the board."""
        for player in players:
            self.lines += ["", *view_lines(player, self.game.seen(player))]


def view_lines(player: str, view: dict[str, Any]) -> list[str]:
    """A view in a few lines."""
    where = f"{view['phase']}, turn {view['turn']}, on turn: {view['on_turn']}, waiting for: {view['waiting_for']}"
    lines = [f"view of {player}: {where}, pile {view['pile']}, discards {len(view['discard'])}"]
    for row in view["powers"]:
        more = "".join(f", {key} {' '.join(map(str, row[key]))}" for key in ("open", "stock") if row[key])
        lines.append(
            f"  {row['power']:<15} {row['status']}, {row['figures']} figures, {row['home']} home fields,"
            f" {row['cards']} cards{more}"
        )
    for name in ("attack", "fate", "own"):
        if view[name] is not None:
            lines.append(f"  {name}: {' '.join(f'{key}={value}' for key, value in view[name].items())}")
    return lines


def opened(title: str, game: Scene) -> EvropskaValkaTranscript:
    transcript = EvropskaValkaTranscript(title, game)
    transcript.secrets()
    transcript.board()
    return transcript


# ── endings


def trio_by_a_move() -> EvropskaValkaTranscript:
    fields = {"france": "blue 2", "britain": "blue 1", "benelux": "blue 1", "ukraine": "yellow 1"}
    transcript = opened("A voyage completes the trio of an idle power", scene(fields, "blue yellow", start=False))
    transcript.refused("blue", "move france ukraine")
    transcript.order("blue", "move france southern_scandinavia")
    transcript.views("yellow", "spectator")
    return transcript


def trio_by_an_attack() -> EvropskaValkaTranscript:
    fields = {"britain": "blue 1", "benelux": "black 1", "southern_scandinavia": "blue 2"}
    transcript = opened("An attack completes a trio; the beaten figure has one way out", scene(fields, "blue black"))
    transcript.order("blue", "attack southern_scandinavia benelux 1")
    transcript.passes("black", draws="9 2")
    transcript.board()
    return transcript


def trios(*more: str) -> Scene:
    fields = {
        "france": "blue 1", "germany": "blue 2", "russia": "yellow 1", "italy": "yellow 1", "anatolia": "yellow 1",
        "near_east": "yellow 1"
    }  # fmt: skip
    return scene(fields | dict.fromkeys(more, "blue 1"), players="blue yellow", start=False)


def trio_by_a_retreat() -> EvropskaValkaTranscript:
    transcript = opened("A retreat completes a trio in the turn of another", trios())
    transcript.order("blue", "attack germany italy 1")
    transcript.passes("yellow", draws="9 2")
    transcript.views("yellow")
    transcript.refused("yellow", "retreat germany")
    transcript.order("yellow", "retreat southern_balkans")
    return transcript


def two_trios_at_once() -> EvropskaValkaTranscript:
    transcript = opened("Two trios at once: the player on turn wins", trios("austria_hungary"))
    transcript.order("blue", "attack germany italy 1")
    transcript.passes("yellow", draws="9 2")
    transcript.order("yellow", "retreat southern_balkans")
    transcript.board()
    return transcript


def fall_in_anothers_turn() -> EvropskaValkaTranscript:
    fields = {
        "britain": "red 1", "france": "red 1", "spain": "red 1", "north_africa": "blue 1", "near_east": "green 2"
    }  # fmt: skip
    game = scene(fields, players="red blue green", start=False, on_turn="green")
    transcript = opened("A player falls in the turn of another, and the right neighbour wins", game)
    transcript.refused("green", "attack near_east north_africa 2")
    transcript.order("green", "attack near_east north_africa 1")
    transcript.passes("red", "blue", draws="9 2")
    transcript.order("blue", "retreat italy")
    return transcript


def fall_of_a_cornered_figure() -> EvropskaValkaTranscript:
    fields = {
        "austria_hungary": "black 1", "germany": "blue 1", "italy": "green 1", "southern_balkans": "green 1",
        "ukraine": "green 2", "near_east": "green 1", "france": "blue 1"
    }  # fmt: skip
    transcript = opened("The last figure at home has no way out", scene(fields, start=False, on_turn="green"))
    transcript.order("green", "attack ukraine austria_hungary 2")
    transcript.passes("blue", "black", draws="9 9 2")
    return transcript


def last_player_left() -> EvropskaValkaTranscript:
    transcript = opened("Two of three players leave", scene(hands={"black": "2 3 K"}))
    transcript.order("blue", "attack france germany 1")
    transcript.order("black", "resign")
    transcript.order("green", "pass", "10 4 5 6")
    transcript.note("black's seat laid its highest card, then used fate and kept the cards")
    transcript.secrets()
    transcript.order("green", "resign")
    transcript.views("spectator")
    return transcript


# ── powers of cards


def jack() -> EvropskaValkaTranscript:
    transcript = opened("Sabotage, once in a turn", scene({"spain": "black 5"}, hands={"blue": "J J A"}))
    transcript.order("blue", "sabotage J spain")
    transcript.refused("blue", "sabotage A spain")
    transcript.refused("blue", "draft spain")
    transcript.order("blue", "draft france")
    return transcript


def queen() -> EvropskaValkaTranscript:
    game = scene(hands={"blue": "Q Q", "black": "7 K", "green": "3"})
    transcript = opened("Espionage, twice in a turn, and what the spy remembers", game)
    transcript.order("blue", "espionage Q black")
    transcript.order("blue", "espionage Q green")
    transcript.views("blue", "black", "green", "spectator")
    transcript.order("blue", "attack france germany 1")
    transcript.passes("black", "green", draws="10")
    transcript.order("black", "lay K")
    transcript.note("black laid its King: blue knows of the 7 alone")
    transcript.views("blue")
    return transcript


def king() -> EvropskaValkaTranscript:
    game = scene({"france": "blue 2"}, hands={"blue": "5 8", "black": "J 10 3", "green": "K 2"})
    transcript = opened("Diplomacy of a third player", game)
    transcript.order("blue", "attack france germany 2")
    transcript.refused("green", "king K")
    transcript.order("black", "pass")
    transcript.order("green", "king K")
    transcript.views("blue", "green")
    transcript.order("green", "discard 2 J")
    transcript.secrets()
    return transcript


def late_king() -> EvropskaValkaTranscript:
    game = scene(
        {"france": "blue 2"}, hands={"blue": "5 6 7", "black": "8", "green": "K"}, king_window="after_attacker_cards"
    )
    transcript = opened("A King after the attacker's cards takes them before all eyes", game)
    transcript.order("blue", "attack france germany 2")
    transcript.order("blue", "lay 5 6")
    transcript.order("black", "pass")
    transcript.order("green", "king K")
    transcript.views("black", "spectator")
    return transcript


def ace() -> EvropskaValkaTranscript:
    game = scene({"spain": "black 1"}, hands={"blue": "A A", "black": "A 10"})
    transcript = opened("Aces as Jack, Queen and King", game)
    transcript.order("blue", "sabotage A spain")
    transcript.order("blue", "espionage A black")
    transcript.order("blue", "attack france germany 1")
    transcript.order("black", "king A")
    transcript.secrets()
    return transcript


def nobody_tells_of_a_king() -> EvropskaValkaTranscript:
    transcript = opened("Everybody is asked, whatever the hand", scene(hands={"black": "2", "green": "K"}))
    transcript.order("blue", "attack france germany 1")
    transcript.views("blue", "spectator")
    transcript.passes("black", "green", draws="2")
    return transcript


# ── decisions


def fate() -> EvropskaValkaTranscript:
    game = scene(hands={"blue": "3 4 5 6", "black": "7 8 9 10"})
    transcript = opened("Fate for three, with discards first", game)
    transcript.order("blue", "fate", "10 2 A")
    transcript.refused("blue", "assign A blue, 2 black")
    transcript.order("blue", "assign A blue, 2 black, 10 green")
    transcript.views("black", "spectator")
    transcript.refused("blue", "discard A")
    transcript.order("blue", "discard 3")
    transcript.order("black", "discard 7")
    transcript.secrets()
    transcript.views("blue")
    return transcript


def battle() -> EvropskaValkaTranscript:
    game = scene({"france": "blue 2", "germany": "black 1"}, hands={"blue": "9 4 Q", "black": "2 A"})
    transcript = opened("Both sides choose their cards", game)
    transcript.order("blue", "attack france germany 2")
    transcript.passes("black", "green")
    transcript.refused("blue", "lay 9")
    transcript.order("blue", "lay 9 4")
    transcript.order("black", "lay A")
    transcript.secrets()
    return transcript


def empty_pile() -> EvropskaValkaTranscript:
    transcript = opened("The pile runs out while fate draws", scene(pile="5 6", hands={"blue": "2"}))
    transcript.order("blue", "fate", "6 5 K")
    transcript.order("blue", "assign 6 black, 5 green, K blue")
    transcript.views("spectator")
    return transcript


def pyramids() -> EvropskaValkaTranscript:
    game = begun(5, pieces="pyramids", players=2)
    transcript = EvropskaValkaTranscript("Pyramids: setup, growth, a battle and a shrinking", game)
    while game.phase == "pyramid_setup":
        transcript.order(game.waits_for, game.offers("place")[0])
    transcript.board()
    chance = Seeded(11)
    for _ in range(24):
        if game.outcome is None:
            transcript.seeded(game.waits_for, str(game.decision().sample(chance)), chance)
    transcript.board()
    return transcript


def whole_game() -> EvropskaValkaTranscript:
    game, chance = begun(9, players=3), Seeded(1)
    transcript = EvropskaValkaTranscript("A whole game of three players at random", game)
    transcript.board()
    while game.outcome is None:
        transcript.seeded(game.waits_for, str(game.decision().sample(chance)), chance)
    transcript.board()
    transcript.views(*game.players, "spectator")
    return transcript


EVROPSKA_VALKA_ENDINGS = (
    trio_by_a_move, trio_by_an_attack, trio_by_a_retreat, two_trios_at_once, fall_in_anothers_turn,
    fall_of_a_cornered_figure, last_player_left,
)  # fmt: skip
EVROPSKA_VALKA: tuple[Script, ...] = (
    *EVROPSKA_VALKA_ENDINGS, jack, queen, king, late_king, ace, nobody_tells_of_a_king, fate, battle, empty_pile,
    pyramids, whole_game,
)  # fmt: skip
