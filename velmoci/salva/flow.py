"""The agenda: which step of which track is under way, and what follows when nobody has anything to decide.

The opening comes first; then rounds follow one another, in each one turn of every seat that is still in the game. A
step may lay another track on top of its own (a battle on top of the movement phase); when that has ended, it goes on.
Who has answered is kept for each track, so that a question on top of a phase ends without ending the phase.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.salva.agenda import Frame, Matter
from velmoci.salva.items import seat_name
from velmoci.salva.seams import OPENING, ROUND, TURN, Step
from velmoci.salva.state import NOBODY, State, Table


def current_step(tracks: list[list[Step]], table: Table) -> Step:
    """The step on top of the agenda."""
    frame = table.frames[-1]
    return tracks[frame.track][frame.place]


def push(state: State, track: str, matter: Matter | None = None) -> None:
    """Lays a track on top of the agenda, with what it is about; what lies below goes on when it has ended."""
    number: i64 = state.rules.track(track)
    if state.rules.tracks[number]:
        state.table.frames.append(Frame(number, matter))


def clear(state: State) -> None:
    """Takes everything off the agenda."""
    state.table.frames = []


def run(state: State, chance: Chance) -> None:
    """Goes on until somebody has something to decide or the game is over."""
    table = state.table
    while not table.is_over:
        if not table.frames:
            begin_next(state)
            continue
        frame = table.frames[-1]
        step = current_step(state.rules.tracks, table)
        if not frame.is_entered:
            frame.is_entered = True
            step.enter(state, chance)
            if not is_on_top(table, frame) or not frame.is_entered or has_ended(table):
                continue
        if step.deciders(table):
            return
        go_on(state, step, chance)


def is_on_top(table: Table, frame: Frame) -> bool:
    """Whether nothing lies on a frame, which is still on the agenda."""
    return bool(table.frames) and table.frames[-1] is frame


def has_ended(table: Table) -> bool:
    """Whether the game is over; asked anew, because a type checker takes what the loop has asked for settled."""
    return table.is_over


def go_on(state: State, step: Step, chance: Chance) -> None:
    """Leaves a step for the one that follows; a track that it lays on the agenda in doing so comes first."""
    table = state.table
    frame = table.frames[-1]
    name = step.leave(state, chance)
    if has_ended(table) or not (is_on_top(table, frame) or frame in table.frames):
        return
    place: i64 = state.rules.places[frame.track][name] if name else frame.place + 1
    if place < len(state.rules.tracks[frame.track]):
        frame.go_to(place)
    else:
        table.frames.remove(frame)


def begin_opening(state: State) -> None:
    """The first thing on the agenda of a game."""
    push(state, OPENING)


def begin_next(state: State) -> None:
    """The agenda is empty: the next turn, and before the first turn of a round whatever belongs to the round."""
    table, rules = state.table, state.rules
    if table.round == 0:
        for reaction in rules.reactions:
            reaction.game_begins(state)
    turn = table.turn + 1
    while not table.is_living(table.order[turn % table.seats]):
        turn += 1
    number = turn // table.seats + 1
    if number > table.round:
        if table.round > 0:
            close_round(state)
        if not table.is_over:
            table.round = number
            state.tell(public("round-begins", round=int(number)))
            push(state, ROUND)
        return
    begin_turn(state, turn)


def begin_turn(state: State, turn: i64) -> None:
    """A seat's turn begins."""
    table = state.table
    table.turn = turn
    table.on_turn = table.order[turn % table.seats]
    state.tell(public("turn-begins", power=seat_name(table.on_turn)))
    for reaction in state.rules.reactions:
        reaction.turn_begins(state, table.on_turn)
    push(state, TURN)


def close_turn(state: State) -> None:
    """A turn is over: what was fresh is so no longer, and the goal is tested."""
    table = state.table
    seat = table.on_turn
    for reaction in state.rules.reactions:
        reaction.turn_ends(state, seat)
    for field in range(len(table.fresh)):
        if table.owner[field] == seat:
            table.fresh[field] = 0
    table.on_turn = NOBODY
    state.rules.goal.turn_ends(state, seat)


def close_round(state: State) -> None:
    """A round is over: the goal is tested, and every game ends some time."""
    state.rules.goal.round_ends(state)
    if not state.table.is_over and state.table.round >= state.rules.number("hard_round_cap"):
        state.rules.goal.cap_reached(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-minimal-15": (begin_next, begin_turn, close_turn),
    "SA-minimal-16": (begin_next,),
    "SA-minimal-23": (close_turn,),
    "SA-goals2-5": (close_turn, close_round),
    "SA-goals2-12": (close_round,),
}
