"""PLY-3 and SET: powers, first figures, the starting player, the cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.evropska_valka.board import POWERS
from velmoci.evropska_valka.deck import DECK_SIZE, FULL_DECK, card_names
from velmoci.evropska_valka.fields import enter
from velmoci.evropska_valka.hands import gain
from velmoci.evropska_valka.orders import ChoosePower
from velmoci.evropska_valka.piles import draw_cards
from velmoci.evropska_valka.pyramids import begin_setup
from velmoci.evropska_valka.state import NOBODY, POWER_CHOICE, Sight, State, Table, changed
from velmoci.evropska_valka.turns import begin_turn
from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to


def begin(state: State, chance: Chance) -> None:
    """Powers first: by the flag cards, or chosen in seat order."""
    table = state.table
    table.phase = POWER_CHOICE
    table.on_turn = 0
    table.decides = 0
    if state.settings.random_powers:
        for seat in range(table.players):
            free = free_powers(table)
            give_power(state, seat, free[pick(chance, len(free))])
        set_up(state, chance)


def free_powers(table: Table) -> list[int]:
    """The powers that no player has, in the order of the rules."""
    return [power for power in range(len(POWERS)) if power not in list(table.flag)]


def check_power(sight: Sight, order: ChoosePower) -> None:
    """Each player has one power of his own."""
    if POWERS.index(order.power) not in free_powers(sight.table):
        raise Refusal("power_taken", "EV-PLY-3", power=order.power)


def choose_power(state: State, seat: i64, order: ChoosePower, chance: Chance) -> None:
    """The seat takes its power; after the last one the board is set up."""
    give_power(state, seat, POWERS.index(order.power))
    if seat + 1 < state.table.players:
        state.table.decides = seat + 1
        state.table.on_turn = seat + 1
    else:
        set_up(state, chance)


def give_power(state: State, seat: i64, power: i64) -> None:
    state.table.flag = changed(state.table.flag, seat, power)
    state.tell(public("power-chosen", seat=int(seat) + 1, power=POWERS[power]))


def set_up(state: State, chance: Chance) -> None:
    """Everything that chance decides before the first turn, in the order of the rules."""
    table = state.table
    if not state.settings.pyramids:
        for seat in range(table.players):
            occupy_home(state, seat)
    table.first_seat = starting_player(state, chance)
    shuffle(state)
    deal_hands(state, chance)
    if state.settings.pyramids:
        begin_setup(state)
    else:
        begin_turn(state, table.first_seat)


def occupy_home(state: State, seat: i64) -> None:
    """One figure on each home field; the fields of idle powers stay empty."""
    table, board = state.table, state.board
    home = board.trio[table.flag[seat]]
    for field in range(board.size):
        if home & board.bit[field] != 0:
            enter(state, seat, field, 1)
            table.pieces[seat] += 1
    state.tell(public("home-occupied", power=table.power(seat), fields=board.members(home)))


def starting_player(state: State, chance: Chance) -> i64:
    """The highest roll starts, unless the option says otherwise."""
    table = state.table
    if state.settings.first_player == "seat_0":
        seat: i64 = 0
    elif state.settings.first_player == "random":
        seat = pick(chance, table.players)
    else:
        seat = highest_roll(state, chance)
    state.tell(public("starter", power=table.power(seat)))
    return seat


def highest_roll(state: State, chance: Chance) -> i64:
    """One die each; those who share the highest roll again among themselves."""
    rolling = list(range(state.table.players))
    while len(rolling) > 1:
        rolls = [int(chance.roll(6)) for _ in rolling]
        state.tell(
            public("starter-rolls", powers=[state.table.power(seat) for seat in rolling], rolls=rolls)
        )
        best = max(rolls)
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == best]
    return rolling[0]


def shuffle(state: State) -> None:
    """All 52 cards make the draw pile; their order stays undecided until they are drawn."""
    state.pile.cards = FULL_DECK
    state.table.pile_size = DECK_SIZE
    state.table.shuffled = FULL_DECK


def deal_hands(state: State, chance: Chance) -> None:
    """Hands start empty; with `starting_hand` one card at a time, clockwise from the starting seat."""
    table = state.table
    assert table.first_seat != NOBODY
    for _ in range(state.settings.starting_hand):
        seat = table.first_seat
        for _ in range(table.players):
            gain(state, seat, draw_cards(state, 1, chance), 1, 1)
            seat = table.left_of(seat)
    if state.settings.starting_hand > 0:
        for seat in range(table.players):
            tell_hand(state, seat)


def tell_hand(state: State, seat: i64) -> None:
    cards = card_names(state.owns[seat].hand)
    state.tell(
        Event(
            EventPart(EVERYBODY, "hand-dealt", {"power": state.table.power(seat), "count": len(cards)}),
            EventPart(to([int(seat)]), "hand-dealt-own", {"cards": cards}),
        )
    )


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-PLY-3": (check_power, free_powers),
    "EV-SET-1": (begin, choose_power),
    "EV-SET-2": (give_power,),
    "EV-SET-3": (occupy_home,),
    "EV-SET-4": (occupy_home,),
    "EV-SET-5": (starting_player, highest_roll),
    "EV-SET-6": (shuffle, deal_hands),
    "EV-SET-7": (set_up,),
}
