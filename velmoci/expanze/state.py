"""The state of a game, divided by who may see it: the table, what each seat keeps, and the pile.

Rules that judge an order read the table and the acting seat's own secrets, nothing else: so no refusal, no
offer of orders and no view can depend on what that seat may not know.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.expanze.board import Board
from velmoci.expanze.options import Settings
from velmoci.kernel.event import Event

COLOURS: Final = ("black", "red", "green", "yellow", "brown", "white", "blue")
NOBODY: Final[i64] = -1

NOT_BEGUN: Final[i64] = 0
COLOUR_CHOICE: Final[i64] = 1
FIRST_ARMAMENT: Final[i64] = 2
TURN_CHOICE: Final[i64] = 3
BATTLE: Final[i64] = 4
FIGHTING: Final[i64] = 5
FIGHT_CLOSED: Final[i64] = 6
GAME_OVER: Final[i64] = 7
PLAYING_ON: Final[i64] = 8
"""The power `on_turn` is asked whether to play on after a win."""
PHASES: Final = (
    "not_begun", "colour_choice", "first_armament", "turn_choice", "battle", "fighting", "fight_closed", "game_over",
    "playing_on"
)  # fmt: skip

LIVING: Final[i64] = 0
DESTROYED: Final[i64] = 1
RESIGNED: Final[i64] = 2
WON: Final[i64] = 3
STATUSES: Final = ("living", "destroyed", "resigned", "won")

ENDED_BY_MISSION: Final[i64] = 1
ENDED_ALONE: Final[i64] = 2
ENDED_LAST: Final[i64] = 3
ENDED_ROUNDS: Final[i64] = 4
ENDED_AFTERMATH: Final[i64] = 5


class Offer:
    """An offer of letter cards from one power to another; its number counts within the pair."""

    def __init__(self, giver: i64, taker: i64, number: i64, give: str, want: str) -> None:
        self.giver: Final = giver
        self.taker: Final = taker
        self.number: Final = number
        self.give: Final = give
        self.want: Final = want

    def dump(self) -> list[object]:
        return [int(self.giver), int(self.taker), int(self.number), self.give, self.want]

    def is_same(self, other: Offer) -> bool:
        """Both parties keep their own copy of an offer."""
        return self.giver == other.giver and self.taker == other.taker and self.number == other.number


class Table:
    """What lies open: everybody sees all of it."""

    powers: i64
    phase: i64
    on_turn: i64
    dealer: i64
    first_seat: i64
    round: i64
    nonsense_target: i64
    pile_size: i64
    ended_by: i64
    won_last_battle: bool
    has_fought: bool
    origin: i64
    """The open battle, if there is one: where it comes from, where it goes, who is left, the die shown."""
    target: i64
    attackers: i64
    shown_die: i64
    owner: vec[i64]
    soldiers: vec[i64]
    used: vec[i64]
    """For each origin the targets already attacked from there in this turn, as bits."""
    mask: vec[i64]
    states_of: vec[i64]
    soldiers_of: vec[i64]
    hand_size: vec[i64]
    colour: vec[i64]
    """This row and those below are replaced by `changed`, never changed in place: copies share them."""
    status: vec[i64]
    destroyed_by: vec[i64]
    dealt: vec[i64]
    shown: vec[i64]
    """The mission card that a power has shown."""
    claim: vec[i64]
    """Own turns until an open claim is settled; 0 without a claim."""
    ruled_out: vec[i64]
    """With auto_show: missions that a power cannot have, since it would have shown them, as bits."""
    layers: list[int]
    """The pile from top to bottom: a card that all saw go there, or -n for n cards in unknown order."""
    winners: list[int]

    def copy(self) -> Table:
        twin = Table()
        twin.powers = self.powers
        twin.phase = self.phase
        twin.on_turn = self.on_turn
        twin.dealer = self.dealer
        twin.first_seat = self.first_seat
        twin.round = self.round
        twin.nonsense_target = self.nonsense_target
        twin.pile_size = self.pile_size
        twin.ended_by = self.ended_by
        twin.won_last_battle = self.won_last_battle
        twin.has_fought = self.has_fought
        twin.origin = self.origin
        twin.target = self.target
        twin.attackers = self.attackers
        twin.shown_die = self.shown_die
        twin.owner = self.owner[:]
        twin.soldiers = self.soldiers[:]
        twin.used = self.used[:]
        twin.colour = self.colour
        twin.status = self.status
        twin.destroyed_by = self.destroyed_by
        twin.mask = self.mask[:]
        twin.states_of = self.states_of[:]
        twin.soldiers_of = self.soldiers_of[:]
        twin.dealt = self.dealt
        twin.hand_size = self.hand_size[:]
        twin.shown = self.shown
        twin.claim = self.claim
        twin.ruled_out = self.ruled_out
        twin.layers = self.layers[:]
        twin.winners = self.winners[:]
        return twin

    def seat_of_colour(self, colour: i64) -> i64:
        """The seat that plays a colour, or NOBODY."""
        for seat in range(self.powers):
            if self.colour[seat] == colour:
                return seat
        return NOBODY

    def power(self, seat: i64) -> str:
        """The name of a seat: its colour, or its number while it has none."""
        colour = self.colour[seat]
        return COLOURS[colour] if colour != NOBODY else f"seat_{seat + 1}"

    def is_living(self, seat: i64) -> bool:
        """Neither destroyed nor resigned nor already a winner."""
        return self.status[seat] == LIVING

    def living(self) -> list[int]:
        """The seats that still act, in seat order."""
        return [int(seat) for seat in range(self.powers) if self.status[seat] == LIVING]

    def count_living(self) -> i64:
        """How many seats still act."""
        count: i64 = 0
        for seat in range(self.powers):
            if self.status[seat] == LIVING:
                count += 1
        return count

    def battle_is_open(self) -> bool:
        return self.phase == BATTLE

    def has_card_right(self) -> bool:
        """Whether the power on turn may draw: its last battle was won and it has not drawn yet."""
        return self.phase == FIGHTING and self.won_last_battle


class Own:
    """What one seat keeps to itself."""

    def __init__(
        self,
        mission: i64,
        hand: list[int],
        offers: tuple[Offer, ...],
        offered: tuple[int, ...],
        known: dict[int, int],
    ) -> None:
        self.mission = mission
        self.hand = hand
        """Letter cards in the order in which they came."""
        self.offers = offers
        """Open offers that this seat made or got."""
        self.offered = offered
        """How many offers this seat has made to each other seat; it numbers them."""
        self.known = known
        """Cards of which this seat knows for certain who holds them; replaced, never changed in place."""

    def copy(self) -> Own:
        return Own(self.mission, self.hand[:], self.offers, self.offered, self.known)

    def learn(self, card: int, holder: int) -> None:
        """This seat knows who holds the card."""
        self.known = {**self.known, card: holder}

    def forget(self, card: int) -> None:
        """What this seat knew about the card is over."""
        if card in self.known:
            self.known = {other: holder for other, holder in self.known.items() if other != card}


class Pile:
    """The letter pile from top to bottom, in layers; the order inside a layer is not decided yet.

    A layer is replaced, never changed in place, so that copies may share it.
    """

    def __init__(self, layers: list[list[int]]) -> None:
        self.layers = layers

    def copy(self) -> Pile:
        return Pile(self.layers[:])


class Sight:
    """What one seat sees: the table and its own secrets. Orders are judged by this alone."""

    def __init__(self, board: Board, settings: Settings, table: Table, own: Own, seat: i64) -> None:
        self.board = board
        self.settings = settings
        self.table = table
        self.own = own
        self.seat = seat


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

    def card(self, number: i64) -> str:
        """A letter card is called by its state."""
        return self.board.states[number]


def filled(size: i64, value: i64) -> vec[i64]:
    """A row of equal numbers."""
    return vec[i64]([value for _ in range(size)])


def changed(row: vec[i64], place: i64, value: i64) -> vec[i64]:
    """The row with one number changed; for rows that copies of a table share because they seldom change."""
    row = row[:]
    row[place] = value
    return row


def fresh_table(powers: i64, size: i64) -> Table:
    """A table before anything has happened."""
    table = Table()
    table.powers = powers
    table.phase = NOT_BEGUN
    table.on_turn = 0
    table.dealer = NOBODY
    table.first_seat = NOBODY
    table.round = 0
    table.nonsense_target = 0
    table.pile_size = 0
    table.ended_by = 0
    table.won_last_battle = False
    table.has_fought = False
    table.origin = NOBODY
    table.target = NOBODY
    table.attackers = 0
    table.shown_die = 0
    table.owner = filled(size, NOBODY)
    table.soldiers = filled(size, 0)
    table.used = filled(size, 0)
    table.colour = filled(powers, NOBODY)
    table.status = filled(powers, LIVING)
    table.destroyed_by = filled(powers, NOBODY)
    table.mask = filled(powers, 0)
    table.states_of = filled(powers, 0)
    table.soldiers_of = filled(powers, 0)
    table.dealt = filled(powers, 0)
    table.hand_size = filled(powers, 0)
    table.shown = filled(powers, NOBODY)
    table.claim = filled(powers, 0)
    table.ruled_out = filled(powers, 0)
    table.layers = []
    table.winners = []
    return table
