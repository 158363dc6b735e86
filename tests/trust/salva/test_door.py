"""What is found of a part of the hidden holds of the whole, in any game and at any moment.

Whoever asks about one field is told the same as whoever asks about all of them, and what is found of one mover, row or
unit holds of those that are like it.
"""

from collections.abc import Iterator

from mypy_extensions import i64

from tests.trust.play import picker
from tests.trust.salva.play import Playing, any_options, rulebook_of, with_needs
from velmoci.kernel.chance import Seeded
from velmoci.kernel.errors import Refusal
from velmoci.salva.base.movement import is_idle
from velmoci.salva.base.ways import walk
from velmoci.salva.forces import cases, hidden_movers, lies_at, mover_likeness, possibly, possibly_at
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.position import Position
from velmoci.salva.state import Sight, Table

HIDING = ("formations", "formation_split", "hidden_units")
BESIDE = (
    "formation_swap",
    "naval",
    "artillery",
    "air",
    "submarines",
    "land_transport",
    "multiplayer",
    "retreat",
    "factories",
)
GAMES, STEPS = 8, 120


def standing(position: Position, table: Table, field: i64) -> list[tuple[object, ...]]:
    """What stands on a field of a table, as far as those who are hindered by it ask."""
    rules, found = position.rules, list[tuple[object, ...]]()
    for unit in table.units_at(field):
        signs = int(table.owner_of(unit)), int(table.kind[unit]), table.is_finished(unit)
        found.append((*signs, rules.is_absent(table, unit)))
    return sorted(found)


def games() -> Iterator[Position]:
    """Moments of random games with hiding and half of what may be on beside it."""
    for number in range(GAMES):
        pick = picker(Seeded(f"door {number}"))
        chapters = with_needs([HIDING[number % 3], *[name for name in (*HIDING, *BESIDE) if pick(2)]])
        playing = Playing(rulebook_of("elimination", chapters, True, **any_options(chapters, pick)), f"door {number}")
        for _ in playing.steps(STEPS):
            yield playing.position


def goals(sight: Sight, mover: int) -> set[int]:
    """Where a hidden mover can go by one step, judged by every unit of every row."""
    found = {int(field) for field in sight.rules.board.neighbours[int(lies_at(sight.rules, sight.table, mover))]}
    for case in cases(sight, mover, True):
        for unit in case.units:
            found = {field for field in found if is_open(case.sight, unit, field)}
    return found if [case for case in cases(sight, mover, True) if case.units] else set()


def is_open(sight: Sight, unit: int, field: int) -> bool:
    """Whether a unit may go there."""
    if is_idle(sight, unit):
        return False
    try:
        walk(sight, unit, [field], False)
    except Refusal:
        return False
    return True


def test_what_moves_is_judged_by_one_of_those_that_are_alike_as_by_all() -> None:
    movers = like = 0
    for position in games():
        for decision in position.pending():
            sight = position.sight(decision.seat)
            offered = {order for menu in decision.menus() if menu.kind == "move" for order in map(str, menu)}
            hidden = hidden_movers(sight) if decision.kind == "movement" else []
            for mover in hidden:
                name, rules = unit_name(sight.rules, sight.table, mover), sight.rules
                steps = {f"move {name} {field_name(rules, field)}" for field in goals(sight, mover)}
                ends = {order.rpartition(" ")[2] for order in offered if order.split()[1] == name}
                assert {step.rpartition(" ")[2] for step in steps} <= ends
                assert {order for order in offered if order.split()[1] == name and len(order.split()) == 3} <= steps
            movers += len(hidden)
            like += len(hidden) - len({mover_likeness(sight, mover) for mover in hidden})
    assert min(movers, like) > 20


def test_one_field_is_told_as_all_are() -> None:
    hidden = 0
    for position in games():
        rules, table = position.rules, position.table
        whole = possibly(rules, table)
        for field in range(int(rules.board.size)):
            there = possibly_at(rules, table, field)
            assert standing(position, there, field) == standing(position, whole, field)
            hidden += len(there.units_at(field)) > len(table.units_at(field))
    assert hidden > 100
