"""Positions written by hand, and the check that one can be: for libraries, studies and tests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from velmoci.expanze.cards import letter
from velmoci.expanze.missions import MISSION_NUMBER, MISSIONS, is_fulfilled, raised_target
from velmoci.expanze.options import LIBRARY
from velmoci.expanze.position import Position, load_position, new_position
from velmoci.expanze.state import COLOUR_CHOICE, COLOURS, NOT_BEGUN, PHASES, STATUSES
from velmoci.kernel.errors import BadPosition
from velmoci.kernel.rulebook import Rulebook, assemble


def build_position(
    states: Mapping[str, tuple[str, int]],
    powers: Sequence[str],
    *,
    on_turn: str = "",
    first: str = "",
    phase: str = "turn_choice",
    round: int = 1,
    hands: Mapping[str, Sequence[str]] | None = None,
    missions: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
) -> Position:
    """A position in which `states` says who holds every state and with how many soldiers.

    Powers are colours in seat order; one without a state has been destroyed. Cards of a hand are called by their
    states or by their letters, in which case the first free ones are taken; all others are in the pile. Who has no
    mission here gets the first one that is not fulfilled.
    """
    for power in powers:
        known(power, COLOURS)
    for power in [on_turn or powers[0], first or powers[0], *(hands or {}), *(missions or {})]:
        known(power, powers)
    position = new_position(assemble(LIBRARY, (), {**(options or {}), "powers": len(powers)}))
    data: dict[str, Any] = position.dump()
    size, seats, first_seat = position.board.size, len(powers), powers.index(first or powers[0])
    holders = {power for power, _ in states.values()}
    data["table"].update(
        phase=PHASES.index(known(phase, PHASES)),
        on_turn=powers.index(on_turn or powers[0]),
        round=round,
        first_seat=first_seat,
        dealer=(first_seat - 1) % seats,
        has_fought=phase in ("fighting", "fight_closed"),
        colour=[COLOURS.index(power) for power in powers],
        status=[STATUSES.index("living" if power in holders else "destroyed") for power in powers],
        dealt=[(size - 1 - (seat - first_seat) % seats) // seats + 1 for seat in range(seats)],
    )
    data["table"]["nonsense_target"] = raised_target(position.settings, size, max(data["table"]["dealt"]))
    occupy(position, data["table"], states, powers)
    deal_hands(position, data, hands or {}, powers)
    built = load_position(position.rulebook, data)
    give_missions(built, missions or {}, powers)
    check_position(built)
    return built


def known(name: str, names: Collection[str]) -> str:
    """The name, if it is one of those."""
    if name not in names:
        raise BadPosition("bad_position", what="name", value=str(name)[:40])
    return name


def occupy(
    position: Position, table: dict[str, Any], states: Mapping[str, tuple[str, int]], powers: Sequence[str]
) -> None:
    """Writes owners and soldiers into the table, with the sums that the engine keeps."""
    board = position.board
    for name in states:
        known(name, board.states)
    for name in board.states:
        known(name, states)
    for number, name in enumerate(board.states):
        power, soldiers = states[name]
        seat = powers.index(known(power, powers))
        table["owner"][number] = seat
        table["soldiers"][number] = soldiers
        table["mask"][seat] += int(board.bit[number])
        table["states_of"][seat] += 1
        table["soldiers_of"][seat] += soldiers


def deal_hands(
    position: Position, data: dict[str, Any], hands: Mapping[str, Sequence[str]], powers: Sequence[str]
) -> None:
    """Takes the cards of the hands out of the pile."""
    board = position.board
    free = list(range(board.size))
    for power, hand in hands.items():
        for item in hand:
            card = next((card for card in free if item in (board.states[card], letter(board, card))), None)
            if card is None:
                raise BadPosition("bad_position", what="card", value=str(item)[:40])
            free.remove(card)
            data["owns"][powers.index(power)]["hand"].append(card)
            data["table"]["hand_size"][powers.index(power)] += 1
    data["pile"] = [free] if free else []
    data["table"]["pile_size"] = len(free)
    data["table"]["layers"] = [-len(free)] if free else []


def give_missions(position: Position, missions: Mapping[str, str], powers: Sequence[str]) -> None:
    """The missions asked for; the others get cards they do not fulfil, none more often than it exists."""
    given = Counter(known(mission, MISSION_NUMBER) for mission in missions.values())
    for seat, power in enumerate(powers):
        mission = missions.get(power) or next(
            mission.id
            for number, mission in enumerate(MISSIONS)
            if given[mission.id] < mission.copies and not is_fulfilled(position, seat, number)
        )
        given[mission] += power not in missions
        position.owns[seat].mission = MISSION_NUMBER[mission]


def load_checked(rulebook: Rulebook, data: Mapping[str, Any]) -> Position:
    """The position that was dumped, or what is wrong with it."""
    try:
        position = load_position(rulebook, data)
        check_position(position)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as problem:
        raise BadPosition("bad_position", what="shape", value=str(problem)[:40]) from problem
    return position


def check_position(position: Position) -> None:
    """Every state has an owner and a soldier, every card is somewhere once, and the sums agree."""
    table, board = position.table, position.board
    powers = int(position.settings.powers)
    require(int(table.powers) == len(position.owns) == powers, "powers")
    require(0 <= table.phase < len(PHASES) and 0 <= table.on_turn < powers, "phase")
    require(len(table.owner) == len(table.soldiers) == board.size, "states")
    if table.phase in (NOT_BEGUN, COLOUR_CHOICE):
        return
    owners = [int(owner) for owner in table.owner]
    soldiers = [int(count) for count in table.soldiers]
    require(all(0 <= owner < powers for owner in owners) and min(soldiers) >= 1, "states")
    for seat, own in enumerate(position.owns):
        mine = [number for number in range(board.size) if owners[number] == seat]
        require(int(table.mask[seat]) == sum(int(board.bit[number]) for number in mine), "sums")
        require(int(table.states_of[seat]) == len(mine), "sums")
        require(int(table.soldiers_of[seat]) == sum(soldiers[number] for number in mine), "sums")
        require(int(table.hand_size[seat]) == len(own.hand), "sums")
        require(0 <= own.mission < len(MISSIONS), "mission")
    cards = [card for layer in position.pile.layers for card in layer]
    require(int(table.pile_size) == len(cards), "sums")
    require(sorted([*cards, *(card for own in position.owns for card in own.hand)]) == list(range(board.size)), "card")


def require(holds: bool, what: str) -> None:
    if not holds:
        raise BadPosition("bad_position", what=what, value="")
