"""Playthroughs of Evropská válka: one for each way to end, for each power of a card, and for each kind of decision."""

from typing import Any

from tests.evropska_valka.scenes import BOARD, COLOUR, Scene, begun, scene
from tests.golden.told import Script, Told
from velmoci.evropska_valka.board import POWERS
from velmoci.kernel.chance import Recording, Scripted, Seeded
from velmoci.kernel.errors import Rejected


class EvropskaValkaTelling(Told[Scene]):
    """A game of Evropská válka that is told while it is played."""

    def order(self, player: str, text: str, draws: str = "") -> None:
        """An order with the cards that come off the pile."""
        asked, order = self.asked(), str(self.game.parse(player, text))
        events = self.game.order(player, text, draws)
        self.tell(asked, player, order, [], events)

    def passes(self, *players: str, draws: str = "") -> None:
        """These players let the attack happen; then these cards come off the pile."""
        for place, player in enumerate(players):
            self.order(player, "pass", draws if place == len(players) - 1 else "")

    def seeded(self, player: str, text: str, chance: Seeded) -> None:
        """An order with rolls from a seed, which are told."""
        asked, recording = self.asked(), Recording(chance)
        order = self.game.parse(player, text)
        events = self.game.position.apply(self.game.seat(player), order, recording)
        self.tell(asked, player, str(order), recording.rolls, events)

    def refused(self, player: str, text: str) -> None:
        """An order that the rules do not accept; only its giver is told."""
        self.step += 1
        order = self.game.parse(player, text)
        self.lines += ["", f"── {self.step}. {player}: {order}", *self.asked()]
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


def told(title: str, game: Scene) -> EvropskaValkaTelling:
    telling = EvropskaValkaTelling(title, game)
    telling.secrets()
    telling.board()
    return telling


# ── endings


def trio_by_a_move() -> EvropskaValkaTelling:
    fields = {"france": "blue 2", "britain": "blue 1", "benelux": "blue 1", "ukraine": "yellow 1"}
    telling = told("A voyage completes the trio of an idle power", scene(fields, "blue yellow", start=False))
    telling.refused("blue", "move france ukraine")
    telling.order("blue", "move france southern_scandinavia")
    telling.views("yellow", "spectator")
    return telling


def trio_by_an_attack() -> EvropskaValkaTelling:
    fields = {"britain": "blue 1", "benelux": "black 1", "southern_scandinavia": "blue 2"}
    telling = told("An attack completes a trio; the beaten figure has one way out", scene(fields, "blue black"))
    telling.order("blue", "attack southern_scandinavia benelux 1")
    telling.passes("black", draws="9 2")
    telling.board()
    return telling


def trios(*more: str) -> Scene:
    fields = {
        "france": "blue 1", "germany": "blue 2", "russia": "yellow 1", "italy": "yellow 1", "anatolia": "yellow 1",
        "near_east": "yellow 1"
    }  # fmt: skip
    return scene(fields | dict.fromkeys(more, "blue 1"), players="blue yellow", start=False)


def trio_by_a_retreat() -> EvropskaValkaTelling:
    telling = told("A retreat completes a trio in the turn of another", trios())
    telling.order("blue", "attack germany italy 1")
    telling.passes("yellow", draws="9 2")
    telling.views("yellow")
    telling.refused("yellow", "retreat germany")
    telling.order("yellow", "retreat southern_balkans")
    return telling


def two_trios_at_once() -> EvropskaValkaTelling:
    telling = told("Two trios at once: the player on turn wins", trios("austria_hungary"))
    telling.order("blue", "attack germany italy 1")
    telling.passes("yellow", draws="9 2")
    telling.order("yellow", "retreat southern_balkans")
    telling.board()
    return telling


def fall_in_anothers_turn() -> EvropskaValkaTelling:
    fields = {
        "britain": "red 1", "france": "red 1", "spain": "red 1", "north_africa": "blue 1", "near_east": "green 2"
    }  # fmt: skip
    game = scene(fields, players="red blue green", start=False, on_turn="green")
    telling = told("A player falls in the turn of another, and the right neighbour wins", game)
    telling.refused("green", "attack near_east north_africa 2")
    telling.order("green", "attack near_east north_africa 1")
    telling.passes("red", "blue", draws="9 2")
    telling.order("blue", "retreat italy")
    return telling


def fall_of_a_cornered_figure() -> EvropskaValkaTelling:
    fields = {
        "austria_hungary": "black 1", "germany": "blue 1", "italy": "green 1", "southern_balkans": "green 1",
        "ukraine": "green 2", "near_east": "green 1", "france": "blue 1"
    }  # fmt: skip
    telling = told("The last figure at home has no way out", scene(fields, start=False, on_turn="green"))
    telling.order("green", "attack ukraine austria_hungary 2")
    telling.passes("blue", "black", draws="9 9 2")
    return telling


def last_player_left() -> EvropskaValkaTelling:
    telling = told("Two of three players leave", scene(hands={"black": "2 3 K"}))
    telling.order("blue", "attack france germany 1")
    telling.order("black", "resign")
    telling.order("green", "pass", "10 4 5 6")
    telling.note("black's seat laid its highest card, then used fate and kept the cards")
    telling.secrets()
    telling.order("green", "resign")
    telling.views("spectator")
    return telling


# ── powers of cards


def jack() -> EvropskaValkaTelling:
    telling = told("Sabotage, once in a turn", scene({"spain": "black 5"}, hands={"blue": "J J A"}))
    telling.order("blue", "sabotage J spain")
    telling.refused("blue", "sabotage A spain")
    telling.refused("blue", "draft spain")
    telling.order("blue", "draft france")
    return telling


def queen() -> EvropskaValkaTelling:
    game = scene(hands={"blue": "Q Q", "black": "7 K", "green": "3"})
    telling = told("Espionage, twice in a turn, and what the spy remembers", game)
    telling.order("blue", "espionage Q black")
    telling.order("blue", "espionage Q green")
    telling.views("blue", "black", "green", "spectator")
    telling.order("blue", "attack france germany 1")
    telling.passes("black", "green", draws="10")
    telling.order("black", "lay K")
    telling.note("black laid its King: blue knows of the 7 alone")
    telling.views("blue")
    return telling


def king() -> EvropskaValkaTelling:
    game = scene({"france": "blue 2"}, hands={"blue": "5 8", "black": "J 10 3", "green": "K 2"})
    telling = told("Diplomacy of a third player", game)
    telling.order("blue", "attack france germany 2")
    telling.refused("green", "king K")
    telling.order("black", "pass")
    telling.order("green", "king K")
    telling.views("blue", "green")
    telling.order("green", "discard 2 J")
    telling.secrets()
    return telling


def late_king() -> EvropskaValkaTelling:
    game = scene(
        {"france": "blue 2"}, hands={"blue": "5 6 7", "black": "8", "green": "K"}, king_window="after_attacker_cards"
    )
    telling = told("A King after the attacker's cards takes them before all eyes", game)
    telling.order("blue", "attack france germany 2")
    telling.order("blue", "lay 5 6")
    telling.order("black", "pass")
    telling.order("green", "king K")
    telling.views("black", "spectator")
    return telling


def ace() -> EvropskaValkaTelling:
    game = scene({"spain": "black 1"}, hands={"blue": "A A", "black": "A 10"})
    telling = told("Aces as Jack, Queen and King", game)
    telling.order("blue", "sabotage A spain")
    telling.order("blue", "espionage A black")
    telling.order("blue", "attack france germany 1")
    telling.order("black", "king A")
    telling.secrets()
    return telling


def nobody_tells_of_a_king() -> EvropskaValkaTelling:
    telling = told("Everybody is asked, whatever the hand", scene(hands={"black": "2", "green": "K"}))
    telling.order("blue", "attack france germany 1")
    telling.views("blue", "spectator")
    telling.passes("black", "green", draws="2")
    return telling


# ── decisions


def fate() -> EvropskaValkaTelling:
    game = scene(hands={"blue": "3 4 5 6", "black": "7 8 9 10"})
    telling = told("Fate for three, with discards first", game)
    telling.order("blue", "fate", "10 2 A")
    telling.refused("blue", "assign A blue, 2 black")
    telling.order("blue", "assign A blue, 2 black, 10 green")
    telling.views("black", "spectator")
    telling.refused("blue", "discard A")
    telling.order("blue", "discard 3")
    telling.order("black", "discard 7")
    telling.secrets()
    telling.views("blue")
    return telling


def battle() -> EvropskaValkaTelling:
    game = scene({"france": "blue 2", "germany": "black 1"}, hands={"blue": "9 4 Q", "black": "2 A"})
    telling = told("Both sides choose their cards", game)
    telling.order("blue", "attack france germany 2")
    telling.passes("black", "green")
    telling.refused("blue", "lay 9")
    telling.order("blue", "lay 9 4")
    telling.order("black", "lay A")
    telling.secrets()
    return telling


def empty_pile() -> EvropskaValkaTelling:
    telling = told("The pile runs out while fate draws", scene(pile="5 6", hands={"blue": "2"}))
    telling.order("blue", "fate", "6 5 K")
    telling.order("blue", "assign 6 black, 5 green, K blue")
    telling.views("spectator")
    return telling


def pyramids() -> EvropskaValkaTelling:
    game = begun(5, pieces="pyramids", players=2)
    telling = EvropskaValkaTelling("Pyramids: setup, growth, a battle and a shrinking", game)
    while game.phase == "pyramid_setup":
        telling.order(game.waits_for, game.offers("place")[0])
    telling.board()
    chance = Seeded(11)
    for _ in range(24):
        if game.outcome is None:
            telling.seeded(game.waits_for, str(game.decision().sample(chance)), chance)
    telling.board()
    return telling


def whole_game() -> EvropskaValkaTelling:
    game, chance = begun(9, players=3), Seeded(1)
    telling = EvropskaValkaTelling("A whole game of three players at random", game)
    telling.board()
    while game.outcome is None:
        telling.seeded(game.waits_for, str(game.decision().sample(chance)), chance)
    telling.board()
    telling.views(*game.players, "spectator")
    return telling


EVROPSKA_VALKA_ENDINGS = (
    trio_by_a_move, trio_by_an_attack, trio_by_a_retreat, two_trios_at_once, fall_in_anothers_turn,
    fall_of_a_cornered_figure, last_player_left,
)  # fmt: skip
EVROPSKA_VALKA: tuple[Script, ...] = (
    *EVROPSKA_VALKA_ENDINGS, jack, queen, king, late_king, ace, nobody_tells_of_a_king, fate, battle, empty_pile,
    pyramids, whole_game,
)  # fmt: skip
