"""What hiding costs: a copy, the views of all seats and a random order, with six formations and without; see README.md.

Exits with 1 when it costs more than the bar allows.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from functools import partial

from benchmarks.salva_telling import IS_COMPILED, Clock, Opcodes
from velmoci.bots.driver import Driver
from velmoci.bots.salva import BOTS
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.salva.chapters.formation_cards import Formations
from velmoci.salva.library import find_scenario, scenario_rulebook
from velmoci.salva.position import Position, new_position
from velmoci.salva.state import NOBODY

SCENARIO = "border_war"
EACH = 3
"""Formations of each seat, rows of each formation, tokens of each formation."""
LIMIT = 5.0
PARTS = ("copy", "views", "order")


def begun(chapters: list[str]) -> Position:
    """The first movement phase of a game."""
    position = new_position(scenario_rulebook(SCENARIO, [*find_scenario(SCENARIO).chapters, *chapters]))
    chance = Seeded("begin")
    position.apply(TABLE_SEAT, Begin(), chance)
    driver = Driver(position, {seat: BOTS["random"](Seeded(seat)) for seat in range(int(position.table.seats))})
    while position.pending()[0].kind != "movement":
        answer = driver.next_order()
        assert answer is not None
        position.apply(*answer, chance)
    return position


def with_armies(position: Position, are_hidden: bool) -> Position:
    """The same with three armies more for each seat, in formations or on the map."""
    kind = position.rules.kinds.rows[position.rules.kinds.index["infantry"]]
    for seat in range(2):
        for number in range(EACH):
            field = position.table.fields_of(seat)[number % len(position.table.fields_of(seat))]
            if are_hidden:
                found(position, seat, seat * EACH + number, field)
            else:
                position.table.points[position.new_unit(kind, seat, field, True)] = position.rules.pace
    return position


def found(position: Position, seat: int, name: int, field: int) -> None:
    """A formation with three rows and three tokens."""
    files, table, chance = Formations(position.rules), position.table, Seeded(name)
    cards, truths = files.deck(table).cards, files.secrets(position.owns[seat]).truths
    cards.next_token = int(table.next_number)
    card = cards.found(name, seat, field, truths, chance)
    files.new_token(position, card)
    kind = position.rules.kinds.rows[position.rules.kinds.index["infantry"]]
    for row in card.rows:
        unit = position.new_unit(kind, seat, field, True)
        table.points[unit] = position.rules.pace
        table.unit_columns[files.card][unit], table.unit_columns[files.row][unit] = name, row
        table.put(unit, NOBODY)
    for _ in range(EACH - 1):
        token = card.tokens()[0]
        cards.next_token = int(table.next_number)
        files.renumber(position, token, cards.branch(card, token, truths, chance))


def random_order(position: Position, number: int) -> tuple[int, Order]:
    """An order of any kind that is offered."""
    decision = position.pending()[0]
    chance, menus = Seeded(f"order {number}"), [menu for menu in decision.menus() if menu.kind != "resign"]
    return decision.seat, menus[number % len(menus)].sample(chance)


def measure(position: Position, orders: int, how: Opcodes | Clock) -> dict[str, float]:
    """What each part costs on average; an order is found, judged and carried out."""
    spent = dict.fromkeys(PARTS, 0.0)
    for number in range(orders):
        twin, cost = how.measure(position.copy)
        spent["copy"] += cost
        spent["views"] += how.measure(lambda: [position.view(seat) for seat in range(int(position.table.seats))])[1]
        (seat, order), cost = how.measure(partial(random_order, twin, number))
        spent["order"] += cost + how.measure(partial(twin.apply, seat, order, Seeded(number)))[1]
    return {part: cost / orders / how.unit for part, cost in spent.items()}


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure what hiding costs in Salva.")
    parser.add_argument("--orders", type=int, default=60, help="orders that are tried")
    parser.add_argument("--functions", type=int, default=0, help="list so many functions that take the most")
    wishes = parser.parse_args()
    functions: Counter[str] = Counter()
    plain, hidden = with_armies(begun([]), False), with_armies(begun(["formations"]), True)
    met = True
    counted = Opcodes(functions if wishes.functions else None)
    ways: list[Opcodes | Clock] = [Clock()] if IS_COMPILED else [counted, Clock()]
    print(f"{'per order':<34}{''.join(f'{part:>11}' for part in PARTS)}{'ratio':>9}")
    for how in ways:
        before = measure(plain, wishes.orders, how)
        functions.clear()
        after = measure(hidden, wishes.orders, how)
        ratio = sum(after.values()) / sum(before.values())
        for name, costs in (("without", before), ("six formations", after)):
            figures = "".join(f"{costs[part]:>11,.0f}" for part in PARTS)
            print(f"{name:<17} {how.name:<16}{figures}{ratio if costs is after else 1.0:>8.2f} ×")
        met &= ratio <= LIMIT
        for function, count in functions.most_common(wishes.functions):
            print(f"{count:>12,}  {function}")
    print(f"hiding costs at most {LIMIT:g} × as much: {'met' if met else 'MISSED'}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
