"""SET and PLY-6: colours, the dealer, the deal, occupation, the letter pile, the missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.first_armament import begin_first_armament
from velmoci.expanze.missions import MISSIONS, mission_deck, raised_target
from velmoci.expanze.orders import ChooseColour
from velmoci.expanze.state import COLOUR_CHOICE, COLOURS, NOBODY, Pile, Sight, State, changed
from velmoci.kernel.chance import Chance, draw, pick
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, to


def begin(state: State, chance: Chance) -> None:
    """Colours first: chosen in seat order, or given by chance."""
    table = state.table
    table.phase = COLOUR_CHOICE
    table.on_turn = 0
    if state.settings.random_colours:
        for seat in range(table.powers):
            free = free_colours(state.sight(seat))
            give_colour(state, seat, free[pick(chance, len(free))])
        set_up(state, chance)


def free_colours(sight: Sight) -> list[int]:
    """The colours that no power has chosen, in the order of the rules."""
    return [colour for colour in range(len(COLOURS)) if sight.table.seat_of_colour(colour) == NOBODY]


def check_colour(sight: Sight, order: ChooseColour) -> None:
    """Each power plays a different colour."""
    if COLOURS.index(order.colour) not in free_colours(sight):
        raise Refusal("colour_taken", "EX-PLY-6", colour=order.colour)


def choose_colour(state: State, seat: i64, order: ChooseColour, chance: Chance) -> None:
    """The seat takes its colour; after the last one the world is dealt."""
    give_colour(state, seat, COLOURS.index(order.colour))
    if seat + 1 < state.table.powers:
        state.table.on_turn = seat + 1
    else:
        set_up(state, chance)


def give_colour(state: State, seat: i64, colour: i64) -> None:
    state.table.colour = changed(state.table.colour, seat, colour)
    state.tell(public("colour-chosen", seat=int(seat) + 1, power=COLOURS[colour]))


def set_up(state: State, chance: Chance) -> None:
    """Everything that chance decides before the first armament, in the order of the rules."""
    table = state.table
    table.dealer = lowest_roll_deals(state, chance)
    deal_states(state, chance)
    collect_cards(state)
    deal_missions(state, chance)
    table.first_seat = first_turn(state, chance)
    table.round = 1
    begin_first_armament(state)


def lowest_roll_deals(state: State, chance: Chance) -> i64:
    """One die each; those who share the lowest roll again among themselves."""
    rolling = list(range(state.table.powers))
    while len(rolling) > 1:
        rolls = [int(chance.roll(6)) for _ in rolling]
        state.tell(
            public("dealer-rolls", powers=[state.table.power(seat) for seat in rolling], rolls=rolls)
        )
        lowest = min(rolls)
        rolling = [seat for seat, roll in zip(rolling, rolls, strict=True) if roll == lowest]
    state.tell(public("dealer", power=state.table.power(rolling[0])))
    return rolling[0]


def deal_states(state: State, chance: Chance) -> None:
    """One card at a time from the dealer's left, the dealer last in each lap; one soldier on each state."""
    table = state.table
    deck = list(range(state.board.size))
    dealt: i64 = 0
    while deck:
        card = draw(chance, deck)
        seat = (table.dealer + 1 + dealt) % table.powers
        occupy(state, seat, card)
        dealt += 1
    for seat in deal_order(state):
        table.dealt = changed(table.dealt, seat, table.states_of[seat])
        state.tell(
            public("dealt", power=table.power(seat), states=state.board.members(table.mask[seat]))
        )
    table.nonsense_target = raised_target(state.settings, state.board.size, max(list(table.dealt)))
    if table.nonsense_target != state.settings.nonsense_target:
        state.tell(public("target-raised", count=int(table.nonsense_target)))


def deal_order(state: State) -> list[int]:
    """The seats clockwise, the dealer last."""
    table = state.table
    return [int((table.dealer + 1 + place) % table.powers) for place in range(table.powers)]


def occupy(state: State, seat: i64, number: i64) -> None:
    """One soldier on a state that was dealt."""
    table = state.table
    table.owner[number] = seat
    table.soldiers[number] = 1
    table.mask[seat] += state.board.bit[number]
    table.states_of[seat] += 1
    table.soldiers_of[seat] += 1


def collect_cards(state: State) -> None:
    """All state cards become the letter pile; its order stays undecided until a card is drawn."""
    state.pile = Pile([list(range(state.board.size))])
    state.table.pile_size = state.board.size
    state.table.layers = [-int(state.board.size)]


def deal_missions(state: State, chance: Chance) -> None:
    """One card each, unseen by the others; the rest is put away unseen."""
    table = state.table
    deck = mission_deck(state.settings, [int(colour) for colour in table.colour])
    for seat in deal_order(state):
        mission = draw(chance, deck)
        state.owns[seat].mission = mission
        state.tell(
            Event(
                EventPart(EVERYBODY, "mission-dealt", {"power": table.power(seat)}),
                EventPart(to([seat]), "mission-received", {"mission": MISSIONS[mission].id}),
            )
        )


def first_turn(state: State, chance: Chance) -> i64:
    """The dealer's left neighbour, unless the option says otherwise."""
    table = state.table
    if state.settings.first_turn == "random":
        return pick(chance, table.powers)
    if state.settings.first_turn == "dealer":
        return table.dealer
    return (table.dealer + 1) % table.powers


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-PLY-6": (check_colour, free_colours),
    "EX-SET-1": (set_up,),
    "EX-SET-2": (lowest_roll_deals,),
    "EX-SET-3": (deal_states, deal_order),
    "EX-SET-4": (deal_states,),
    "EX-SET-5": (occupy,),
    "EX-SET-6": (collect_cards,),
    "EX-SET-7": (deal_missions,),
    "EX-MAP-9": (deal_states,),
    "EX-MIS-13": (deal_missions,),
    "EX-MIS-14": (deal_missions,),
    "EX-TRN-2": (first_turn,),
    "EX-SOL-3": (occupy,),
}
