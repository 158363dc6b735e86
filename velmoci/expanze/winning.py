"""WIN: showing the mission, the claim and how it ends, the last power left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.cards import hand_over_turn_without_card
from velmoci.expanze.elimination import leave
from velmoci.expanze.missions import MISSIONS, PURSUIT, fulfils, is_fulfilled, is_nonsense
from velmoci.expanze.state import (
    ENDED_AFTERMATH,
    ENDED_ALONE,
    ENDED_BY_MISSION,
    ENDED_LAST,
    GAME_OVER,
    LIVING,
    NOBODY,
    PLAYING_ON,
    WON,
    Sight,
    State,
    Table,
    changed,
    filled,
)  # fmt: skip
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal


def check_show(sight: Sight) -> None:
    """The mission must be fulfilled and no own claim open."""
    if not fulfils(sight.table, sight.board, sight.settings, sight.seat, sight.own.mission):
        raise Refusal("mission_open", "EX-WIN-2")
    if sight.table.claim[sight.seat] > 0:
        raise Refusal("claim_running", "EX-WIN-5")


def show_mission(state: State, seat: i64) -> None:
    """The card lies open from now on; it opens a claim, or wins at once where nothing has to be held."""
    number = state.owns[seat].mission
    state.table.shown = changed(state.table.shown, seat, number)
    tell_shown(state, seat, number)
    if wins_on_showing(state, seat, number):
        win(state, seat, ENDED_BY_MISSION)
    else:
        state.table.claim = changed(state.table.claim, seat, state.settings.hold_rounds)


def tell_shown(state: State, seat: i64, number: i64) -> None:
    """A pursuit that counts as nonsense is shown as the card it is, with the reason."""
    mission = MISSIONS[number]
    sentence = "mission-shown"
    if mission.kind == PURSUIT and is_nonsense(state.table, seat, mission):
        victim = state.table.seat_of_colour(mission.victim)
        sentence = (
            "mission-shown-absent"
            if victim == NOBODY
            else "mission-shown-own-colour"
            if victim == seat
            else "mission-shown-lost-pursuit"
        )
    state.tell(
        reveal(
            sentence,
            power=state.table.power(seat),
            mission=mission.id,
            count=int(state.table.nonsense_target),
        )
    )


def wins_on_showing(state: State, seat: i64, number: i64) -> bool:
    """Nothing to hold: by the option for all missions, or by the one for true pursuits."""
    if state.settings.hold_rounds == 0:
        return True
    mission = MISSIONS[number]
    return (
        not state.settings.pursuit_waits
        and mission.kind == PURSUIT
        and not is_nonsense(state.table, seat, mission)
    )


def show_by_itself(state: State, seat: i64) -> None:
    """With `auto_show` a fulfilled mission is shown without being asked; silence tells which cards it is not."""
    if not state.settings.auto_show or state.table.claim[seat] > 0:
        return
    if is_fulfilled(state, seat, state.owns[seat].mission):
        show_mission(state, seat)
        return
    for number in range(len(MISSIONS)):
        if is_fulfilled(state, seat, number):
            ruled_out = state.table.ruled_out
            state.table.ruled_out = changed(ruled_out, seat, ruled_out[seat] | state.board.bit[number])


def settle_claim(state: State, seat: i64) -> bool:
    """At the start of the claimant's turn: one round less to hold; at none the claim succeeds."""
    table = state.table
    if table.claim[seat] == 0:
        return False
    table.claim = changed(table.claim, seat, table.claim[seat] - 1)
    if table.claim[seat] > 0:
        return False
    win(state, seat, ENDED_BY_MISSION)
    return True


def break_claims(state: State) -> None:
    """A claim ends at once when its mission is no longer fulfilled; the card stays public."""
    table = state.table
    for seat in range(table.powers):
        if table.claim[seat] > 0 and not is_fulfilled(state, seat, state.owns[seat].mission):
            table.claim = changed(table.claim, seat, 0)
            state.tell(public("claim-broken", power=table.power(seat)))


def win(state: State, seat: i64, reason: i64) -> None:
    """The game is over, unless the others play on."""
    table = state.table
    table.winners.append(seat)
    table.status = changed(table.status, seat, WON)
    sentence = {ENDED_BY_MISSION: "won-mission", ENDED_ALONE: "won-alone"}.get(reason, "won-last")
    state.tell(public(sentence, power=table.power(seat)))
    if not state.settings.continues and not state.settings.asks_to_continue:
        end_game(state, reason)
        return
    leave(state, seat)
    if table.count_living() < 2:
        plays_on = state.settings.continues and table.count_living() > 0
        end_game(state, ENDED_AFTERMATH if plays_on else reason)
    elif state.settings.asks_to_continue:
        hand_over_turn_without_card(state, seat)
        table.phase = PLAYING_ON
        table.on_turn = next_living(table, seat)


def next_living(table: Table, seat: i64) -> i64:
    """The next power clockwise that is still in the game; the winner himself after all of them."""
    while True:
        seat = seat + 1 if seat + 1 < table.powers else 0
        if table.status[seat] == LIVING or seat == table.winners[-1]:
            return seat


def stop_here(state: State, seat: i64) -> None:
    """One who does not want to play on is enough: the game ends with the win."""
    state.tell(public("stopped-here", power=state.table.power(seat)))
    end_game(state, ENDED_BY_MISSION)


def last_power_wins(state: State) -> None:
    """A power alone on the board, or the last living one, wins at once; after an earlier win the game just ends."""
    table = state.table
    if table.phase == GAME_OVER:
        return
    if table.count_living() > 1:
        return
    living = table.living()
    if table.winners or not living:
        end_game(state, ENDED_AFTERMATH)
    elif table.states_of[living[0]] == state.board.size:
        win(state, living[0], ENDED_ALONE)
        end_game(state, ENDED_ALONE)
    else:
        win(state, living[0], ENDED_LAST)
        end_game(state, ENDED_LAST)


def end_game(state: State, reason: i64) -> None:
    """Nobody acts any more; open claims and offers are over."""
    table = state.table
    if table.phase == GAME_OVER:
        return
    table.phase = GAME_OVER
    table.ended_by = reason
    table.claim = filled(table.powers, 0)
    for own in state.owns:
        own.offers = ()
    state.tell(public("game-over"))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-WIN-1": (win,),
    "EX-WIN-2": (check_show, show_mission, show_by_itself),
    "EX-WIN-3": (settle_claim,),
    "EX-WIN-4": (break_claims,),
    "EX-WIN-5": (check_show,),
    "EX-WIN-6": (wins_on_showing, settle_claim),
    "EX-WIN-7": (settle_claim,),
    "EX-WIN-8": (win, next_living, stop_here),
    "EX-WIN-9": (last_power_wins,),
    "EX-WIN-10": (last_power_wins,),
}
