"""Giving up (SA-goals2-11, 13): at any time from placement on, also in the middle of a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu, Single
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.salva.base.elimination import after_leaving, clear_away
from velmoci.salva.base.endings import VERDICTS, OpeningCheck, repair, settle_battle
from velmoci.salva.base.fire import take_cover
from velmoci.salva.base.orders import Resign
from velmoci.salva.base.parties import owners
from velmoci.salva.base.retreat import lead_away, next_to_leave, refuges, withdraw
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, Battle
from velmoci.salva.battle_seams import FORCED_RETREAT
from velmoci.salva.items import seat_name
from velmoci.salva.seams import FIGHT, OrderRule
from velmoci.salva.state import NOBODY, RESIGNED, Sight, State, Table

RESIGN: Final = Resign()
FORCED: Final[i64] = 2


class ResignRule(OrderRule):
    """A seat leaves: its units vanish, its fields become neutral."""

    order: ClassVar[type[Order]] = Resign
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = ()
    clause: ClassVar[str] = "SA-placement-14"
    explained_by: ClassVar[str] = "SA-goals2-11"
    is_written_out: ClassVar[bool] = False

    def menu(self, sight: Sight) -> Menu | None:
        return Single(RESIGN)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        table = state.table
        table.status[seat] = RESIGNED
        table.stopped[seat] = 1
        state.tell(public("resigned", power=seat_name(seat)))
        battle = own_battle(table, seat)
        if battle is not None:
            give_up_battle(state, battle, seat, chance)
        clear_away(state, seat)
        after_leaving(state, [int(seat)])
        if battle is not None and table.is_over:
            put_away(state, battle)


def own_battle(table: Table, seat: i64) -> Battle | None:
    """The battle that is under way, if the seat leads a side or has units in it."""
    battle = table.battle
    if battle is None or int(seat) not in owners(battle, ATTACKER) + owners(battle, DEFENDER):
        return None
    return battle


def give_up_battle(state: State, battle: Battle, seat: i64, chance: Chance) -> None:
    """Removes the units of a seat from the battle, which then ends by what is left; what was decided before stands.

    Others on its side fight on, unless the turn ends with the seat: then whoever attacks has to leave.
    """
    sides = [side for side in (ATTACKER, DEFENDER) if int(seat) in owners(battle, side)]
    for fighter in range(battle.count()):
        if state.table.owner_of(battle.unit[fighter]) == seat:
            battle.fate[fighter] = DESTROYED
            state.remove_unit(battle.unit[fighter])
    if seat == state.table.on_turn:
        for fighter in battle.standing(ATTACKER):
            battle.leaving[fighter] = FORCED
        put_away(state, battle)
        return
    for side in sides:
        if battle.has(side):
            fight_on_without(state, battle, side, seat)
        elif not battle.is_over:
            battle.firing = NOBODY
            end_for_attacker(state, battle, chance)


def fight_on_without(state: State, battle: Battle, side: i64, seat: i64) -> None:
    """Others of the side fight on; if it has lost its leader, the owner of the first who stands leads it."""
    if battle.leader(side) == seat:
        battle.follow(side, battle.row_of(battle.standing(side)[0]).owner)
    if battle.shooter >= 0 and not battle.stands(battle.shooter):
        battle.shooter = NOBODY
    battle.close_ranks(side)
    take_cover(state.rules, state.table, battle)


def end_for_attacker(state: State, battle: Battle, chance: Chance) -> None:
    """One side is gone: the attacker takes the field if he can, or has to leave it, or nobody attacks any more."""
    track = state.rules.track(FIGHT)
    steps, places = state.rules.tracks[track], state.rules.places[track]
    check = steps[places["opening_check"]]
    assert isinstance(check, OpeningCheck)
    name = check.leave(state, chance)
    if not name:
        # What could still be fired at besides units is nobody's once the seat is gone.
        state.tell(public("battle-decided", verdict=VERDICTS[FORCED_RETREAT], clause="SA-goals2-13"))
        name = check.settle(battle, FORCED_RETREAT)
    place = places[name]
    if battle.is_over:
        settle_battle(state, battle)
        place += 1
    frames = state.table.frames
    while frames[-1].matter is not battle:
        frames.pop()
    frames[-1].go_to(place)


def put_away(state: State, battle: Battle) -> None:
    """The battle is over although not everything has been asked: whoever still has to leave goes where he first can."""
    lead_away(state, battle, is_asking=False)
    while next_to_leave(battle) >= 0:
        fighter = next_to_leave(battle)
        withdraw(state, battle, fighter, refuges(state.rules, state.table, battle, fighter)[0])
    if not battle.is_over:
        battle.is_over = True
        settle_battle(state, battle)
    repair(state)
    state.table.close_matter(battle)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-goals2-11": (ResignRule,),
    "SA-goals2-13": (own_battle, give_up_battle, end_for_attacker, put_away),
    "SA-placement-14": (ResignRule,),
}
