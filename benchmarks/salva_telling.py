"""What telling an order of Salva costs beside carrying it out; README.md explains it.

Exits with 1 when telling costs more than the bar allows.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import FrameType
from typing import Any

from velmoci.bots.driver import Driver
from velmoci.bots.salva import BOTS
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.match.telling import decision_info
from velmoci.salva import position as rules_of_salva
from velmoci.salva.library import SCENARIOS, find_scenario, scenario_rulebook
from velmoci.salva.position import Position, new_position

IS_COMPILED = not str(rules_of_salva.__file__).endswith(".py")
"""Compiled code has no instructions of the interpreter: there time alone is measured, and decides."""
GAMES = 3
"""So many times time is measured; the least counts, since others on the machine only slow it down."""
ALL_ARMS = (
    "archipelago+air", "archipelago+capital_ships+half_units", "factory_towns+artillery+strategic_bombing",
    "factory_towns+land_transport+specialised", "factory_towns+fortresses+expensive_units+cheap_units+upkeep",
    "border_war+repair_prevention+statistical_destruction+retreat", "four_neighbours+alliance",
)  # fmt: skip
"""Scenarios with chapters of all arms beside their own."""
LIMIT = 2.0
"""So many times what it costs to carry an order out may be spent on telling of it."""
PARTS = ("apply", "public", "own", "question")


class Opcodes:
    """Counts the instructions of the interpreter that a call takes: the same on any machine, however busy."""

    name = "instructions"
    unit = 1.0

    def __init__(self, functions: Counter[str] | None = None) -> None:
        self.count = 0
        self.functions = functions

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        if event == "opcode":
            self.count += 1
            if self.functions is not None:
                self.functions[f"{frame.f_code.co_filename.rpartition('velmoci/')[2]}:{frame.f_code.co_qualname}"] += 1
        return self.trace

    def measure(self, call: Callable[[], Any]) -> tuple[Any, float]:
        self.count = 0
        sys.settrace(self.trace)
        try:
            found = call()
        finally:
            sys.settrace(None)
        return found, float(self.count)


class Clock:
    """CPU time."""

    name = "microseconds"
    unit = 1e-6

    def measure(self, call: Callable[[], Any]) -> tuple[Any, float]:
        start = time.process_time()
        found = call()
        return found, time.process_time() - start


def begun(scenario: str, seed: str) -> tuple[Position, Seeded]:
    """A game before its first question."""
    name, *more = scenario.split("+")
    position, chance = new_position(scenario_rulebook(name, [*find_scenario(name).chapters, *more])), Seeded(seed)
    position.apply(TABLE_SEAT, Begin(), chance)
    return position, chance


def played(scenario: str, seed: str, most: int) -> list[tuple[int, Order]]:
    """The orders of a game between steady bots, at most so many of them."""
    position, chance = begun(scenario, seed)
    bots = {seat: BOTS["steady"](Seeded(f"{seed}:{seat}")) for seat in range(int(position.table.seats))}
    driver = Driver(position, bots)
    orders: list[tuple[int, Order]] = []
    while len(orders) < most and (answer := driver.next_order()) is not None:
        position.apply(*answer, chance)
        orders.append(answer)
    return orders


def measure(scenario: str, seed: str, orders: list[tuple[int, Order]], how: Opcodes | Clock) -> dict[str, float]:
    """What carrying out and telling cost on average: to everybody, to each seat alone, and to whoever is asked."""
    position, chance = begun(scenario, seed)
    gc.collect()
    gc.freeze()  # else whichever part happens to start a full collection pays for all modules and all earlier games
    seats = range(int(position.table.seats))
    _, mark = position.public_changes(None)
    marks: dict[int, object] = {}
    spent = dict.fromkeys(PARTS, 0.0)

    def tell_own() -> None:
        for seat in seats:
            known = position.own_mark(seat)
            if known is None or known != marks.get(seat):
                marks[seat] = known
                position.own_json(seat)

    def ask() -> None:
        for decision in position.pending():
            decision_info(decision)
        for seat in seats:
            for decision in position.asides(seat):
                decision_info(decision)

    for seat, order in orders:
        spent["apply"] += how.measure(partial(position.apply, seat, order, chance))[1]
        (_, mark), cost = how.measure(partial(position.public_changes, mark))
        spent["public"] += cost
        spent["own"] += how.measure(tell_own)[1]
        spent["question"] += how.measure(ask)[1]
    return {part: cost / len(orders) / how.unit for part, cost in spent.items()}


def measures(functions: Counter[str] | None) -> list[Opcodes | Clock]:
    """What can be measured here."""
    return [Clock()] if IS_COMPILED else [Opcodes(functions), Clock()]


def least(scenario: str, seed: str, orders: list[tuple[int, Order]], how: Opcodes | Clock) -> dict[str, float]:
    """The same; of time the least of several games."""
    found = [measure(scenario, seed, orders, how) for _ in range(GAMES if isinstance(how, Clock) else 1)]
    return {part: min([costs[part] for costs in found]) for part in PARTS}


def ratio_of(costs: dict[str, float]) -> float:
    """Telling as a multiple of carrying out."""
    return sum(costs[part] for part in PARTS[1:]) / costs["apply"]


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what telling an order of Salva costs.")
    parser.add_argument("--orders", type=int, default=150, help="orders of each game")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--functions", type=int, default=0, help="list so many functions that take the most")
    parser.add_argument("--all-arms", action="store_true", help="scenarios with chapters of all arms")
    parser.add_argument("scenarios", nargs="*", help="scenarios; `scenario+chapter+chapter` has these beside its own")
    wishes = parser.parse_args()
    functions: Counter[str] = Counter()
    met = True
    print(f"{'per order':<34}{''.join(f'{part:>11}' for part in PARTS)}{'ratio':>9}")
    for scenario in wishes.scenarios or (ALL_ARMS if wishes.all_arms else sorted(SCENARIOS)):
        orders = played(scenario, wishes.seed, wishes.orders)
        for how in measures(functions if wishes.functions else None):
            costs = least(scenario, wishes.seed, orders, how)
            figures = "".join(f"{costs[part]:>11,.0f}" for part in PARTS)
            print(f"{scenario[:40]:<17} {how.name:<16}{figures}{ratio_of(costs):>8.2f} ×")
            met &= ratio_of(costs) <= LIMIT
    judged = "time" if IS_COMPILED else "instructions and by time"
    print(f"telling costs at most {LIMIT:g} × carrying out, by {judged}: {'met' if met else 'MISSED'}")
    for name, count in functions.most_common(wishes.functions):
        print(f"{count:>12,}  {name}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
