"""Positions made to measure: the movement phase of a seat, or a battle, with any owners and units.

For tests, studies and bots that want to look at one fight and not at the way to it:

    rulebook = scenario_rulebook("border_war")
    position = battle_position(rulebook, Seeded(1), "hill", attackers=[("mill", "tank")], defenders=["infantry"])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from velmoci.kernel.chance import Chance
from velmoci.kernel.order import TABLE_SEAT, Begin
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.base.orders import Attack
from velmoci.salva.flow import current_step
from velmoci.salva.naming import unit_name
from velmoci.salva.position import Position, new_position
from velmoci.salva.state import NOBODY

Troop = tuple[int, str, str]
"""A seat, a spot (`brno`, the harbour `brno/adriatic`, a sea field) and a kind of unit."""


def staged_position(
    rulebook: Rulebook, chance: Chance, seat: int, owners: Mapping[str, int | None], troops: Sequence[Troop]
) -> Position:
    """The movement phase of a seat in the first round; fields not named keep their owners, nobody else is there.

    Units are numbered from 1 as they are named. A land unit on a sea field goes aboard a ship with room there that was
    named before it.
    """
    position = new_position(rulebook)
    position.carry_out(TABLE_SEAT, Begin(), chance)
    while not is_movement_of(position, seat):
        decision = position.pending()[0]
        order = decision.default()
        assert order is not None
        position.carry_out(decision.seat, order, chance)
    table = position.table
    for unit in table.units():
        position.remove_unit(unit)
    table.next_number = 1
    for field, owner in owners.items():
        table.owner[position.rules.board.index[field]] = -1 if owner is None else owner
    for whose, spot, kind in troops:
        put(position, whose, spot, kind)
    return position


def is_movement_of(position: Position, seat: int) -> bool:
    """Whether that seat is asked for its movement."""
    step = current_step(position.rules.tracks, position.table)
    return step.known_as() == "movement" and int(position.table.on_turn) == seat


def put(position: Position, seat: int, spot: str, kind: str) -> str:
    """Puts a finished unit, which has not moved yet, or another item, and returns the name of the unit."""
    table, rules = position.table, position.rules
    number = table.next_number
    rules.items[kind].put(position, seat, spot, True)
    unit = table.numbered(number)
    if unit == NOBODY:
        return ""
    table.points[unit] = rules.movement(table, unit)
    return unit_name(rules, table, unit)


def battle_position(
    rulebook: Rulebook,
    chance: Chance,
    field: str,
    attackers: Sequence[tuple[str, str]],
    defenders: Sequence[str],
    seats: tuple[int, int] = (0, 1),
) -> Position:
    """A battle for a field has been declared: attackers with the field beside it from which each comes, and defenders.

    Everything before the first decision of the battle has happened, the roll of a salvo too.
    """
    attacker, defender = seats
    rules = new_position(rulebook).rules
    land = rules.board.is_land(rules.board.index[field])
    owners: dict[str, int | None] = {field: defender} if land else {}
    for origin, _ in attackers:
        if rules.board.is_land(rules.board.index[origin]):
            owners[origin] = attacker
    troops = [(attacker, origin, kind) for origin, kind in attackers]
    troops += [(defender, field, kind) for kind in defenders]
    position = staged_position(rulebook, chance, attacker, owners, troops)
    names = [unit_name(position.rules, position.table, unit) for unit in position.table.units_of(attacker)]
    position.apply(attacker, Attack(field, tuple((name, ()) for name in names)), chance)
    return position
