"""The state of a game, divided by who may see it: the table, what each seat keeps, and the pile.

Rules that judge an order read the table and the acting seat's own secrets, nothing else: so no refusal, no
offer of orders and no view can depend on what that seat may not know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.evropska_valka.board import POWERS, Board
from velmoci.evropska_valka.deck import FULL_DECK
from velmoci.evropska_valka.options import Settings
from velmoci.kernel.event import Event

NOBODY: Final[i64] = -1

NOT_BEGUN: Final[i64] = 0
POWER_CHOICE: Final[i64] = 1
PYRAMID_SETUP: Final[i64] = 2
TURN: Final[i64] = 3
REACTION: Final[i64] = 4
KING_DISCARD: Final[i64] = 5
ATTACKER_CARDS: Final[i64] = 6
DEFENDER_CARDS: Final[i64] = 7
RETREAT: Final[i64] = 8
FATE_ASSIGN: Final[i64] = 9
FATE_DISCARD: Final[i64] = 10
GAME_OVER: Final[i64] = 11
PHASES: Final = (
    "not_begun", "power_choice", "pyramid_setup", "turn", "reaction", "king_discard", "attacker_cards",
    "defender_cards", "retreat", "fate_assign", "fate_discard", "game_over"
)  # fmt: skip

PLAYING: Final[i64] = 0
LEFT: Final[i64] = 1
STATUSES: Final = ("playing", "left")

ENDED_BY_TRIO: Final[i64] = 1
ENDED_BY_FALL: Final[i64] = 2
ENDED_LAST: Final[i64] = 3

UNKNOWN: Final[i64] = 0
HOLDS: Final[i64] = 1
LACKS: Final[i64] = 2
"""With `reaction_prompt=holders_only`: what being asked, or not, tells about Kings and Aces in a hand."""

SIZES: Final = 3
"""Small, medium and large pyramids."""


class Table:
    """What lies open: everybody sees all of it. Sets of fields and of cards are bits."""

    players: i64
    phase: i64
    on_turn: i64
    decides: i64
    """The seat that the game waits for."""
    first_seat: i64
    turn: i64
    placed: i64
    """How many pyramids of the setup stand."""
    ended_by: i64
    cause: i64
    """What won the game: the power whose trio was taken, or the seat that fell."""
    has_sabotaged: bool
    origin: i64
    """The open attack, if there is one: from where, against what, and with how many cards."""
    target: i64
    attackers: i64
    stage: i64
    """How far the attack has come: the next of its steps."""
    attacker_laid: i64
    defender_laid: i64
    pile_size: i64
    discard: i64
    shuffled: i64
    """The cards that the pile was made of when it was last shuffled; every other card out of sight is in a hand."""
    fate_size: i64
    """Cards of fate that are not handed over yet."""
    fate_fresh: i64
    """How many of them come from the pile as it was last shuffled."""
    owner: vec[i64]
    figures: vec[i64]
    """Figures on each field, or the size of the pyramid there."""
    mask: vec[i64]
    pieces: vec[i64]
    hand_size: vec[i64]
    fresh_least: vec[i64]
    fresh_most: vec[i64]
    """Between which bounds the number of cards lies that a hand got from the pile as it was last shuffled."""
    flag: vec[i64]
    """The power of each seat. This row and those below are replaced, never changed in place: copies share them."""
    status: vec[i64]
    stock: vec[i64]
    """Pyramids that do not stand on the board: small, medium and large of each seat in turn."""
    open_cards: vec[i64]
    """Cards that everybody knows to be in a hand."""
    court: vec[i64]
    """What all know about Kings and Aces in a hand."""
    given: vec[i64]
    """How many cards of fate each seat will get."""
    winners: list[int]

    def copy(self) -> Table:
        twin = Table()
        twin.players = self.players
        twin.phase = self.phase
        twin.on_turn = self.on_turn
        twin.decides = self.decides
        twin.first_seat = self.first_seat
        twin.turn = self.turn
        twin.placed = self.placed
        twin.ended_by = self.ended_by
        twin.cause = self.cause
        twin.has_sabotaged = self.has_sabotaged
        twin.origin = self.origin
        twin.target = self.target
        twin.attackers = self.attackers
        twin.stage = self.stage
        twin.attacker_laid = self.attacker_laid
        twin.defender_laid = self.defender_laid
        twin.pile_size = self.pile_size
        twin.discard = self.discard
        twin.shuffled = self.shuffled
        twin.fate_size = self.fate_size
        twin.fate_fresh = self.fate_fresh
        twin.owner = self.owner[:]
        twin.figures = self.figures[:]
        twin.mask = self.mask[:]
        twin.pieces = self.pieces[:]
        twin.hand_size = self.hand_size[:]
        twin.fresh_least = self.fresh_least[:]
        twin.fresh_most = self.fresh_most[:]
        twin.flag = self.flag
        twin.status = self.status
        twin.stock = self.stock
        twin.open_cards = self.open_cards
        twin.court = self.court
        twin.given = self.given
        twin.winners = self.winners[:]
        return twin

    def power(self, seat: i64) -> str:
        """The name of a seat: its power, or its number while it has none."""
        flag = self.flag[seat]
        return POWERS[flag] if flag != NOBODY else f"seat_{seat + 1}"

    def seat_of(self, power: str) -> i64:
        """The seat of that name, or NOBODY."""
        for seat in range(self.players):
            if self.power(seat) == power:
                return seat
        return NOBODY

    def defender(self) -> i64:
        """The seat whose field is attacked."""
        return self.owner[self.target]

    def is_playing(self, seat: i64) -> bool:
        """Whether the seat has not been left."""
        return self.status[seat] == PLAYING

    def occupied(self) -> i64:
        """All fields with figures."""
        fields: i64 = 0
        for seat in range(self.players):
            fields |= self.mask[seat]
        return fields

    def left_of(self, seat: i64) -> i64:
        """The left neighbour: the next seat clockwise."""
        return seat + 1 if seat + 1 < self.players else 0


class Own:
    """What one seat keeps to itself; rows are replaced, never changed in place."""

    def __init__(self, hand: i64, fate: i64, gifts: vec[i64], known: vec[i64]) -> None:
        self.hand = hand
        self.fate = fate
        """Cards that this seat drew by fate and has not given to anybody yet."""
        self.gifts = gifts
        """What each seat will get of them."""
        self.known = known
        """Cards of which this seat knows for certain that another seat holds them."""

    def copy(self) -> Own:
        return Own(self.hand, self.fate, self.gifts, self.known)


class Pile:
    """The face-down cards: a set, for their order is not decided before they are drawn."""

    def __init__(self, cards: i64) -> None:
        self.cards = cards

    def copy(self) -> Pile:
        return Pile(self.cards)


class Sight:
    """What one seat sees: the table and its own secrets. Orders are judged by this alone."""

    def __init__(self, board: Board, settings: Settings, table: Table, own: Own, seat: i64) -> None:
        self.board = board
        self.settings = settings
        self.table = table
        self.own = own
        self.seat = seat

    def home(self) -> i64:
        """The three home fields."""
        return self.board.trio[self.table.flag[self.seat]]

    def known_cards(self, seat: i64) -> i64:
        """The cards that this seat knows to be in another hand, from spying, fate, handing over or before all eyes."""
        return self.own.known[seat] | self.table.open_cards[seat]


class State:
    """The whole truth: the table, every seat's own, and the pile that nobody sees."""

    def __init__(
        self, board: Board, settings: Settings, table: Table, owns: list[Own], pile: Pile, events: list[Event] | None
    ) -> None:
        self.board = board
        self.settings = settings
        self.table = table
        self.owns = owns
        self.pile = pile
        self.events = events
        """Where events go while somebody watches; None in searches and simulations."""

    def sight(self, seat: i64) -> Sight:
        """What that seat sees, live."""
        return Sight(self.board, self.settings, self.table, self.owns[seat], seat)

    def tell(self, event: Event) -> None:
        """Adds an event to the log of a game that is watched."""
        if self.events is not None:
            self.events.append(event)


def filled(size: i64, value: i64) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value for _ in range(size)])


def changed(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The row with one number changed; for rows that copies of a table share because they seldom change."""
    row = row[:]
    row[place] = value
    return row


def fresh_own(players: i64) -> Own:
    """A seat without any secret."""
    return Own(0, 0, filled(players, 0), filled(players, 0))


def fresh_table(players: i64, size: i64) -> Table:
    """A table before anything has happened."""
    table = Table()
    table.players = players
    table.phase = NOT_BEGUN
    table.on_turn = 0
    table.decides = 0
    table.first_seat = NOBODY
    table.turn = 0
    table.placed = 0
    table.ended_by = 0
    table.cause = NOBODY
    table.has_sabotaged = False
    table.origin = NOBODY
    table.target = NOBODY
    table.attackers = 0
    table.stage = 0
    table.attacker_laid = 0
    table.defender_laid = 0
    table.pile_size = 52
    table.discard = 0
    table.shuffled = FULL_DECK
    table.fate_size = 0
    table.fate_fresh = 0
    table.owner = filled(size, NOBODY)
    table.figures = filled(size, 0)
    table.mask = filled(players, 0)
    table.pieces = filled(players, 0)
    table.hand_size = filled(players, 0)
    table.fresh_least = filled(players, 0)
    table.fresh_most = filled(players, 0)
    table.flag = filled(players, NOBODY)
    table.status = filled(players, PLAYING)
    table.stock = filled(players * SIZES, SIZES)
    table.open_cards = filled(players, 0)
    table.court = filled(players, UNKNOWN)
    table.given = filled(players, 0)
    table.winners = []
    return table
