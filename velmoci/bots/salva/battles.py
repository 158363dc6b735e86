"""Battles: how an attack would probably go by the strengths that the game itself works out, and how it is fought.

The attack is begun on a copy of the table, so that every chapter has its say in who fights and how hard. Then salvos of
middling effect are counted through, with the luck now on one side and now on the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from velmoci.bots.salva.courage import courage
from velmoci.bots.salva.knowledge import HEEDS, Knowledge
from velmoci.kernel.chance import Chance
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import sleepers_at, wake
from velmoci.salva.base.fire import rate
from velmoci.salva.base.orders import FightOn, FireByPlan, Retreat
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, STANDING, Battle
from velmoci.salva.battle_seams import Sleepers
from velmoci.salva.chapters.second_line import DeclareLines, declaring_side, deepest, free_fighters
from velmoci.salva.chapters.submarines import THIRD_LINE
from velmoci.salva.naming import find_field, find_unit, unit_name
from velmoci.salva.state import Hidden, Sight, State

LUCK: Final = ((1.0, 1.0, 0.3), (1.15, 0.9, 0.2), (0.9, 1.15, 0.2), (1.35, 0.8, 0.15), (0.8, 1.35, 0.15))
"""How much harder the attacker and the defender hit than on average, and how often."""
DEAD: Final = 6.0
MOST_SALVOS: Final = 12
IN_PARTS: Final = "retreat_part"
WOUNDED: Final = 18
"""Half of the sixths that destroy a unit."""
SURE: Final = 0.7
"""So likely the others must win that the wounded are spared."""
UNLIKELY: Final = 0.01
"""An army that is so great only so rarely would win, and need not be fought through."""
HOPE: Final = 0.3
"""An attacker who would win less often than this retreats."""

FIGHT_ON: Final = FightOn()
RETREAT: Final = Retreat()
FIRE: Final = FireByPlan("focus", "salvo")


class Forecast:
    """How a battle would probably go."""

    def __init__(self) -> None:
        self.win = 0.0
        self.lost = 0.0
        """How many attackers would fall."""
        self.killed = 0.0
        """How many finished defenders would fall."""
        self.dear = 0.0
        """How many of them have cost somebody anything."""
        self.left = 0.0
        """How many attackers would be left after a victory."""

    def add(self, other: Forecast, share: float) -> None:
        """Takes another forecast in, which is right so often."""
        self.win += share * other.win
        self.lost += share * other.lost
        self.killed += share * other.killed
        self.dear += share * other.dear
        self.left += share * other.left


def try_attack(sight: Sight, order: Order, chance: Chance, knowledge: Knowledge = HEEDS) -> Forecast:
    """How an attack would probably go, over all that may be there as far as the seat knows; nothing changes by it."""
    told, found = order.to_json(), Forecast()
    where = str(told["field"]) if "field" in told else ""
    field = int(find_field(sight, where)) if where else int(sight.table.place[find_unit(sight, first_unit(order))])
    worlds = knowledge.worlds(sight, field, chance)
    for world in worlds:
        found.add(attack_in(sight, world, order, chance), 1.0 / len(worlds))
    return found


def attack_in(sight: Sight, world: State, order: Order, chance: Chance) -> Forecast:
    """How it would go in one world."""
    sight.rules.order_rules[order.kind].carry_out(world, sight.seat, order, chance)
    battle = world.table.battle
    assert battle is not None
    sleepers = sleepers_at(sight.rules, sight.table, battle.field)
    return forecast_of_sleepers(world, battle, sleepers) if sleepers else forecast(world, battle)


def first_unit(order: Order) -> str:
    """The first unit that an order names."""
    units: Any = order.to_json()["units"]
    return str(units[0])


def forecast_of_sleepers(state: State, battle: Battle, sleepers: list[Sleepers]) -> Forecast:
    """How a battle would go against an army of which only the likelihood of each size is known."""
    found = Forecast()
    for army in sleepers:
        share = army.num / army.den
        if share < UNLIKELY:
            found.lost += share * len(battle.standing(ATTACKER))
            continue
        twin = State(state.rules, state.table.copy(), [], Hidden([]))
        there = twin.table.battle
        assert there is not None
        wake(twin, there, army)
        found.add(forecast(twin, there), share)
    return found


def forecast(state: State, battle: Battle) -> Forecast:
    """How a battle would go on from here, the defender firing next."""
    rate(state.rules, state.table, battle)
    size = len(battle.rows)
    rates = [float(number) / float(battle.base) for number in battle.rates[: size * size]]
    attackers, defenders = strengths_of(state, battle, ATTACKER), strengths_of(state, battle, DEFENDER)
    opening = 0.5 if battle.salvos[DEFENDER] == 0 else 1.0
    found = Forecast()
    for one, other, share in LUCK:
        first, second = attackers.copy(), defenders.copy()
        first_harm, second_harm = [0.0] * size, [0.0] * size
        fire(second, first, first_harm, rates, other * opening)
        for _ in range(MOST_SALVOS):
            if not first or not second:
                break
            fire(first, second, second_harm, rates, one)
            fire(second, first, first_harm, rates, other)
        left = sum(first.values())
        found.lost += share * (sum(attackers.values()) - left)
        found.killed += share * (sum(defenders.values()) - sum(second.values()))
        found.dear += share * (dear(battle, defenders) - dear(battle, second))
        if first and not second:
            found.win += share
            found.left += share * left
    return found


def strengths_of(state: State, battle: Battle, side: int) -> dict[int, int]:
    """For each row of a side how many of its fighters stand; what is under construction does not count."""
    found: dict[int, int] = {}
    for fighter in battle.standing(side):
        row = int(battle.row[fighter])
        if battle.rows[row].kind is not state.rules.unfinished:
            found[row] = found.get(row, 0) + 1
    return found


def dear(battle: Battle, fighters: dict[int, int]) -> int:
    """How many of these fighters have cost somebody anything."""
    return sum([count for row, count in fighters.items() if battle.rows[row].kind.price_num > 0])


def fire(
    shooters: dict[int, int], targets: dict[int, int], harm: list[float], rates: list[float], factor: float
) -> None:
    """One salvo: everybody shoots at whom he brings nearest to destruction; what is left over goes on to the next."""
    size = len(harm)
    for row, count in shooters.items():
        left = factor * count
        while left > 0.001 and targets:
            best, value = -1, 0.0
            for target in targets:
                promise = rates[row * size + target] / (DEAD + 0.01 - harm[target])
                if promise > value:
                    best, value = target, promise
            if best < 0:
                break
            strength = rates[row * size + best]
            used = min(left, (DEAD - harm[best]) / strength)
            harm[best] += used * strength
            left -= used
            if harm[best] >= DEAD - 0.001:
                harm[best] = 0.0
                targets[best] -= 1
                if targets[best] == 0:
                    del targets[best]


def stay_or_leave(sight: Sight, battle: Battle) -> Order:
    """Retreats from a battle that is as good as lost, while there is something to save."""
    state = State(sight.rules, sight.table.copy(), [], Hidden([]))
    copy = state.table.battle
    assert copy is not None
    chances = forecast_from_attacker(state, copy)
    if chances < HOPE * (1.0 - courage(sight)):
        return RETREAT
    return spare_the_wounded(state, copy, sight) or FIGHT_ON


def spare_the_wounded(state: State, battle: Battle, sight: Sight) -> Order | None:
    """Has those retreat who are nearly destroyed, where some may and the others win without them."""
    rule = sight.rules.order_rules.get(IN_PARTS)
    menu = rule.menu(sight) if rule is not None else None
    wounded: list[int] = []
    for order in menu if menu is not None else []:
        units: Any = order.to_json()["units"]
        fighter = int(battle.fighter_of(find_unit(sight, str(units[0]))))
        if len(units) == 1 and battle.sixths[fighter] >= WOUNDED and battle.leaving[fighter] == 0:
            wounded.append(fighter)
    if not wounded or forecast_from_attacker(state, battle, wounded) < SURE:
        return None
    names = [unit_name(sight.rules, sight.table, battle.unit[fighter]) for fighter in wounded]
    return sight.rules.notation.parse(f"{IN_PARTS} {' '.join(names)}")


def forecast_from_attacker(state: State, battle: Battle, without: Sequence[int] = ()) -> float:
    """How likely the attacker wins who fires now, by the fire that both sides have left; some may be left out."""
    rate(state.rules, state.table, battle)
    strong = weak = 0.0
    size = len(battle.rows)
    for fighter in range(int(battle.count())):
        if battle.fate[fighter] != STANDING or fighter in without:
            continue
        row = int(battle.row[fighter])
        best = max([battle.rates[row * size + other] for other in range(size)])
        force = (float(best) / float(battle.base)) * (36.0 - float(battle.sixths[fighter]))
        if battle.side[fighter] == ATTACKER:
            strong += force
        elif battle.row_of(fighter).kind is not state.rules.unfinished:
            weak += force
    if weak <= 0.0:
        return 1.0
    return strong * strong / (strong * strong + weak * weak)


def declare(sight: Sight) -> Order:
    """Whoever cannot hurt anybody here stands behind the others; submarines that are outgunned dive out of it."""
    table, rules = sight.table, sight.rules
    battle = table.battle
    assert battle is not None
    rate(rules, table, battle)
    side = declaring_side(sight)
    enemies = battle.standing(1 - side)
    free = free_fighters(sight, battle, side)
    lines: list[tuple[str, int]] = []
    flees = side == DEFENDER and is_outgunned(battle, free, enemies)
    armed = 0
    for fighter in free:
        is_harmless = not any(battle.rate(fighter, enemy, 0) > 0 for enemy in enemies)
        depth = int(deepest(rules, battle, fighter))
        if flees and depth == THIRD_LINE:
            lines.append((unit_name(rules, table, battle.unit[fighter]), depth))
        elif is_harmless:
            lines.append((unit_name(rules, table, battle.unit[fighter]), 2))
        else:
            armed += 1
    if armed == 0 and not flees:
        lines = []
    return DeclareLines(tuple(lines))


def is_outgunned(battle: Battle, own: list[int], enemies: list[int]) -> bool:
    """Whether the enemies in front could do clearly more harm than they would suffer."""
    given = sum([best_rate(battle, fighter, enemies) for fighter in own])
    taken = sum([best_rate(battle, enemy, own) for enemy in enemies if battle.line[enemy] == FIRST_LINE])
    return taken * 10 > given * 12


def best_rate(battle: Battle, shooter: int, targets: list[int]) -> int:
    """The most that one fighter does to any of the targets."""
    return max([battle.rate(shooter, target, 0) for target in targets], default=0)
