"""FGT: attacks and the duels of a battle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.expanze.elimination import destroy
from velmoci.expanze.orders import Attack
from velmoci.expanze.state import BATTLE, FIGHTING, GAME_OVER, NOBODY, Sight, State, Table
from velmoci.expanze.winning import break_claims, last_power_wins, show_by_itself
from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public


def check_attack(sight: Sight, order: Attack) -> None:
    """From a state of one's own to an adjacent foreign one; a soldier stays behind, and once per pair and turn."""
    table, board = sight.table, sight.board
    origin: i64 = board.index[order.origin]
    target: i64 = board.index[order.target]
    if table.owner[origin] != sight.seat:
        raise Refusal("not_own_state", "EX-FGT-1", state=order.origin)
    if order.count < 1:
        raise Refusal("negative_count", "EX-FGT-2", value=str(order.count))
    if table.owner[target] == sight.seat:
        raise Refusal("own_target", "EX-FGT-1", state=order.target)
    if not board.are_adjacent(origin, target):
        raise Refusal("not_adjacent", "EX-FGT-1", origin=order.origin, target=order.target)
    check_commitment(order, int(table.soldiers[origin]))
    if table.used[origin] & board.bit[target] != 0:
        raise Refusal("pair_used", "EX-FGT-16", origin=order.origin, target=order.target)


def check_commitment(order: Attack, standing: int) -> None:
    """Only soldiers that stand there, and never the last one."""
    if standing > 1 and order.count == standing:
        raise Refusal("leave_one", "EX-FGT-3", state=order.origin, count=standing)
    if standing == 1:
        raise Refusal("too_few", "EX-FGT-2", state=order.origin, count=standing)
    if order.count > standing:
        raise Refusal("too_few", "EX-FGT-4", state=order.origin, count=standing)


class Duels:
    """The soldiers that take part in a battle: the committed attackers against all in the attacked state."""

    def __init__(self, attackers: i64, defenders: i64) -> None:
        self.attackers = attackers
        self.defenders = defenders

    def is_over(self) -> bool:
        """One side has lost all soldiers taking part; neither can break off before."""
        return self.attackers == 0 or self.defenders == 0

    def judge(self, attack: i64, defence: i64) -> None:
        """The defender wins ties; one soldier of the loser is lost."""
        if attack > defence:
            self.defenders -= 1
        else:
            self.attackers -= 1

    def duel(self, chance: Chance) -> None:
        """The attacker rolls one die first, then the defender."""
        attack = chance.roll(6)
        self.judge(attack, chance.roll(6))


def attack(state: State, seat: i64, order: Attack, chance: Chance) -> None:
    """Announces the battle, and fights it at once unless it goes die by die."""
    table, board = state.table, state.board
    origin: i64 = board.index[order.origin]
    target: i64 = board.index[order.target]
    table.used[origin] |= board.bit[target]
    table.has_fought = True
    table.origin = origin
    table.target = target
    table.attackers = order.count
    table.shown_die = 0
    if state.settings.stepwise:
        open_battle(state, seat, order, chance)
    elif state.events is not None:
        fight_watched(state, seat, chance)
    else:
        fight_unwatched(state, seat, chance)


def fight_unwatched(state: State, seat: i64, chance: Chance) -> None:
    """Duel after duel, without keeping the dice."""
    table = state.table
    duels = Duels(table.attackers, table.soldiers[table.target])
    while not duels.is_over():
        duels.duel(chance)
    settle_battle(state, seat, duels)


def fight_watched(state: State, seat: i64, chance: Chance) -> None:
    """The same, telling every die."""
    table = state.table
    committed: int = table.attackers
    duels = Duels(table.attackers, table.soldiers[table.target])
    defenders: int = duels.defenders
    dice: list[int] = []
    won: list[int] = []
    while not duels.is_over():
        first = chance.roll(6)
        second = chance.roll(6)
        dice += [int(first), int(second)]
        standing = duels.defenders
        duels.judge(first, second)
        won.append(int(standing - duels.defenders))
    state.tell(
        public(
            "battle-won" if duels.defenders == 0 else "battle-lost",
            power=table.power(seat),
            other=table.power(table.owner[table.target]),
            origin=state.board.states[table.origin],
            target=state.board.states[table.target],
            attackers=committed,
            defenders=defenders,
            lost=committed - int(duels.attackers),
            killed=defenders - int(duels.defenders),
            dice=dice,
            won=won,
        )
    )
    settle_battle(state, seat, duels)


def open_battle(state: State, seat: i64, order: Attack, chance: Chance) -> None:
    """A stepwise battle: attacker and defender press for their dice in turn."""
    table = state.table
    table.phase = BATTLE
    state.tell(
        public(
            "attack-announced",
            power=table.power(seat),
            other=table.power(table.owner[table.target]),
            origin=order.origin,
            target=order.target,
            attackers=order.count,
            defenders=int(table.soldiers[table.target]),
        )
    )


def who_decides(table: Table) -> i64:
    """The seat that the game waits for: the power on turn, or whoever rolls the next die of an open battle."""
    if table.phase == BATTLE and table.shown_die != 0:
        return table.owner[table.target]
    return table.on_turn


def roll(state: State, seat: i64, chance: Chance) -> None:
    """One die; after the defender's the duel is judged. For a power that is not living the engine rolls."""
    table = state.table
    if table.shown_die == 0:
        table.shown_die = chance.roll(6)
        state.tell(public("attacker-rolled", power=table.power(table.on_turn), die=int(table.shown_die)))
        if not table.is_living(table.owner[table.target]):
            finish_duel(state, chance)
    else:
        finish_duel(state, chance)


def finish_duel(state: State, chance: Chance) -> None:
    """The defender's die decides; the last duel settles the battle."""
    table = state.table
    defender = table.owner[table.target]
    duels = Duels(table.attackers, table.soldiers[table.target])
    defence = chance.roll(6)
    standing = duels.defenders
    duels.judge(table.shown_die, defence)
    state.tell(
        public(
            "duel",
            power=table.power(table.on_turn),
            other=table.power(defender),
            die=int(table.shown_die),
            defence=int(defence),
            attackers=int(duels.attackers),
            defenders=int(duels.defenders),
            won=int(standing - duels.defenders),
        )
    )
    table.shown_die = 0
    if duels.is_over():
        tell_stepwise_end(state, duels)
        settle_battle(state, table.on_turn, duels)
    else:
        lose_soldiers(state, table.on_turn, table.origin, table.attackers - duels.attackers)
        lose_soldiers(state, defender, table.target, table.soldiers[table.target] - duels.defenders)
        table.attackers = duels.attackers


def tell_stepwise_end(state: State, duels: Duels) -> None:
    table = state.table
    state.tell(
        public(
            "state-taken" if duels.defenders == 0 else "state-held",
            power=table.power(table.on_turn),
            other=table.power(table.owner[table.target]),
            target=state.board.states[table.target],
            attackers=int(duels.attackers),
            defenders=int(duels.defenders),
        )
    )


def settle_battle(state: State, seat: i64, duels: Duels) -> None:
    """Losses go back to their boxes; a state without defenders is taken by all surviving attackers."""
    table = state.table
    origin, target = table.origin, table.target
    defender = table.owner[target]
    lose_soldiers(state, seat, origin, table.attackers - duels.attackers)
    lose_soldiers(state, defender, target, table.soldiers[target] - duels.defenders)
    table.won_last_battle = duels.defenders == 0
    table.origin = NOBODY
    table.target = NOBODY
    table.attackers = 0
    table.phase = FIGHTING
    if duels.defenders == 0:
        conquer(state, seat, origin, target, duels.attackers)
        board_has_changed(state, seat, defender)
    if table.phase != GAME_OVER:
        show_by_itself(state, seat)


def lose_soldiers(state: State, seat: i64, place: i64, count: i64) -> None:
    """Lost soldiers leave the board for their owner's box."""
    state.table.soldiers[place] -= count
    state.table.soldiers_of[seat] -= count


def conquer(state: State, seat: i64, origin: i64, target: i64, survivors: i64) -> None:
    """Every surviving attacker moves in, none stays back, none follows."""
    table = state.table
    bit = state.board.bit[target]
    loser = table.owner[target]
    table.soldiers[origin] -= survivors
    table.soldiers[target] = survivors
    table.owner[target] = seat
    table.mask[loser] -= bit
    table.mask[seat] += bit
    table.states_of[loser] -= 1
    table.states_of[seat] += 1


def board_has_changed(state: State, seat: i64, loser: i64) -> None:
    """The interrupts, in their order: destroyed power and lost pursuits, broken claims, last power left."""
    if state.table.states_of[loser] == 0:
        destroy(state, loser, seat)
    break_claims(state)
    last_power_wins(state)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-FGT-1": (check_attack,),
    "EX-FGT-2": (check_attack, check_commitment),
    "EX-FGT-3": (check_commitment,),
    "EX-FGT-4": (check_commitment,),
    "EX-FGT-5": (check_commitment,),
    "EX-FGT-6": (check_attack,),
    "EX-FGT-7": (attack, fight_watched, open_battle, Duels),
    "EX-FGT-10": (Duels.duel, fight_watched, roll, finish_duel),
    "EX-FGT-11": (Duels.judge,),
    "EX-FGT-12": (Duels.judge,),
    "EX-FGT-13": (Duels.is_over, finish_duel),
    "EX-FGT-14": (settle_battle,),
    "EX-FGT-15": (conquer,),
    "EX-FGT-16": (check_attack, attack),
    "EX-FGT-17": (check_attack,),
    "EX-FGT-18": (check_attack,),
    "EX-FGT-19": (check_attack,),
    "EX-SOL-2": (lose_soldiers,),
    "EX-SOL-5": (conquer,),
    "EX-ELI-1": (board_has_changed,),
    "EX-ELI-3": (board_has_changed,),
    "EX-WIN-2": (settle_battle,),
    "EX-WIN-4": (board_has_changed,),
    "EX-WIN-9": (board_has_changed,),
    "EX-CRD-1": (settle_battle,),
}
