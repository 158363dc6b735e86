"""One unit in numbers: how far it goes, and how hard it hits each class of target where it is and from there.

No battle is open. The unit is put into one that nobody else sees, against a plain kind of each class, and what its fire
would do is told by the same factors as in any other battle; what holds for a whole salvo comes on top.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from velmoci.salva.base.battle_setup import empty_battle, line_up
from velmoci.salva.base.fire import fire_chain, is_unarmed
from velmoci.salva.battle import ATTACKER, DEFENDER, SIDES, Battle, Row
from velmoci.salva.battle_seams import Shot
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.position import Position, position_by
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Table
from velmoci.salva.units import CLASSES, Kind
from velmoci.salva.view import View

SIXTHS: Final = 6


class Hit:
    """What all fire of a unit does to a class of targets, on fields where that is the same."""

    def __init__(self, side: i64, against: int, mode: str, chain: Chain, field: str) -> None:
        self.side: Final = side
        self.against: Final = against
        self.mode: Final = mode
        self.chain: Final = chain
        self.fields: Final = [field]

    def is_like(self, other: Hit) -> bool:
        """Whether it is the same number for the same reasons."""
        is_same = self.side == other.side and self.against == other.against and self.mode == other.mode
        return is_same and self.chain.to_json() == other.chain.to_json()

    def to_json(self) -> dict[str, object]:
        """The number as JSON."""
        said = {"side": SIDES[self.side], "against": CLASSES[self.against], "mode": self.mode, "fields": self.fields}
        return {**said, **self.chain.to_json()}


def unit_card(view: View, name: str) -> dict[str, object]:
    """All numbers of a unit on the map with their reasons, as JSON: it defends where it is and attacks from there."""
    sight = view.sight
    rules, table = sight.rules, sight.table
    unit = find_unit(sight, name)
    world = position_by(rules)
    world.table = table
    hits = hits_on(world, unit, DEFENDER, table.place[unit])
    for field in fronts(rules, table, unit):
        hits += hits_on(world, unit, ATTACKER, field)
    return {
        "unit": unit_name(rules, table, unit),
        "movement": rules.range_chain(table, unit, True).to_json(),
        "left": ratio_text(table.points[unit], rules.pace),
        "damage": ratio_text(int(table.damage[unit]), SIXTHS),
        "hits": [hit.to_json() for hit in united(hits)],
    }


def fronts(rules: Rules, table: Table, unit: i64) -> list[int]:
    """The fields beside a unit onto which it can go; those of its owner only where there are no others."""
    ground: i64 = rules.kinds.rows[table.kind[unit]].ground
    near = [field for field in rules.board.neighbours[table.place[unit]] if ground & rules.board.ground[field] != 0]
    return [field for field in near if table.owner[field] != table.owner_of(unit)] or near


def united(hits: list[Hit]) -> list[Hit]:
    """The same with all fields together on which a number is the same."""
    found: list[Hit] = []
    for hit in hits:
        like = [one for one in found if one.is_like(hit)]
        if like:
            like[0].fields.extend(hit.fields)
        else:
            found.append(hit)
    return found


def hits_on(world: Position, unit: i64, side: i64, field: i64) -> list[Hit]:
    """What a unit does on a field; nothing where it takes no part in a battle or cannot shoot there."""
    rules, table = world.rules, world.table
    owner = table.owner_of(unit)
    leaders = (owner, NOBODY) if side == ATTACKER else (NOBODY, owner)
    battle = empty_battle(world, field, *leaders)
    if line_up(world, battle, unit, side, NOBODY) == NOBODY:
        return []
    shooter = battle.rows[0]
    if is_unarmed(rules, battle, shooter):
        return []
    found: list[Hit] = []
    for target in targets(rules, battle, shooter):
        for number, mode in enumerate(rules.modes):
            shot = Shot(table, battle, shooter, target, mode)
            if number and mode.why_not(shot):
                continue
            chain = fire_chain(rules, shot, True)
            if chain.num != 0:
                cls = int(target.kind.cls)
                found.append(Hit(side, cls, mode.name if number else "", chain, field_name(rules, field)))
    return found


def targets(rules: Rules, battle: Battle, shooter: Row) -> list[Row]:
    """A plain enemy of each class that is in the game: a kind that is as easy to hit as its class says, if there is."""
    chosen: dict[int, Kind] = {}
    for kind in rules.kinds.rows:
        if rules.kinds.is_available(kind, rules.rulebook.chapters):
            known = chosen.get(int(kind.cls))
            if known is None or (not is_plain(known, shooter) and is_plain(kind, shooter)):
                chosen[int(kind.cls)] = kind
    other = DEFENDER if shooter.side == ATTACKER else ATTACKER
    return [battle.rows[battle.find_row(chosen[cls], other, NOBODY, 0)] for cls in sorted(chosen)]


def is_plain(kind: Kind, shooter: Row) -> bool:
    """Whether fire of the shooter does no more and no less to the kind than to its class."""
    num, den = kind.vulnerability[shooter.kind.cls]
    return num == den
