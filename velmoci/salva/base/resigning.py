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
from velmoci.salva.base.endings import repair, settle_battle
from velmoci.salva.base.orders import Resign
from velmoci.salva.battle import ATTACKER, DEFENDER, DESTROYED, Battle
from velmoci.salva.items import seat_name
from velmoci.salva.seams import FIGHT, OrderRule
from velmoci.salva.state import RESIGNED, Sight, State

RESIGN: Final = Resign()


class ResignRule(OrderRule):
    """A seat leaves: its units vanish, its fields become neutral."""

    order: ClassVar[type[Order]] = Resign
    is_aside: ClassVar[bool] = True
    clause: ClassVar[str] = "SA-placement-14"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(RESIGN)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        table = state.table
        table.status[seat] = RESIGNED
        table.stopped[seat] = 1
        state.tell(public("resigned", power=seat_name(seat)))
        battle = table.battle
        if battle is not None and (battle.seat[ATTACKER] == seat or battle.seat[DEFENDER] == seat):
            give_up_battle(state, battle, seat)
        clear_away(state, seat)
        after_leaving(state, [int(seat)])


def give_up_battle(state: State, battle: Battle, seat: i64) -> None:
    """Removes the units of a seat from the battle, which then ends as if they had been destroyed."""
    table = state.table
    for fighter in range(len(battle.unit)):
        if battle.stands(fighter) and table.possessor[battle.unit[fighter]] == seat:
            battle.fate[fighter] = DESTROYED
            state.remove_unit(battle.unit[fighter])
    if battle.seat[ATTACKER] == seat:
        settle_battle(state, battle)
        repair(state)
        table.battle = None
        return
    table.frames[-1] = state.rules.places[state.rules.track(FIGHT)]["opening_check"]
    table.is_entered = False


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-goals2-11": (ResignRule, clear_away),
    "SA-goals2-13": (after_leaving, give_up_battle),
    "SA-placement-14": (ResignRule,),
}
