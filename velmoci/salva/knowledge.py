"""What a seat knows of what others hide, what may stand on a field by that, and what it has given away itself."""

from __future__ import annotations

from fractions import Fraction

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import sleepers_at
from velmoci.salva.battle_seams import Sleepers
from velmoci.salva.forces import act
from velmoci.salva.hiding.knowledge import Known, Possibility, Unknown
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, unit_name
from velmoci.salva.position import Position
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, Table
from velmoci.salva.view import View


def known_of(sight: Sight, owner: i64) -> list[Known]:
    """What a seat knows of what one seat hides."""
    return [known for part in sight.rules.knowledge for known in part.known(sight, owner)]


def unknowns_at(sight: Sight, field: i64) -> list[Unknown]:
    """All that may be on a field as far as the seat knows: independent things, each with its possibilities."""
    return [unknown for part in sight.rules.knowledge for unknown in part.unknowns(sight, field)]


def nobody_there(sight: Sight, field: i64) -> Fraction:
    """The chance that no unit is on a field."""
    if sight.table.units_at(field):
        return Fraction(0)
    chance = Fraction(1)
    for unknown in unknowns_at(sight, field):
        chance *= sum([one.chance for one in unknown.possibilities if not one.units], Fraction(0))
    return chance


def what_could_be(view: View, name: str) -> dict[str, object]:
    """What surely is on a field, what may be there with the chance of each possibility, and what is known of that.

    Without a field: what the seat knows of everything that others hide.
    """
    sight = view.sight
    if not name:
        known, nobody = known_told(sight), chance_told(Fraction(0))
        return {"field": "", "units": [], "unknowns": [], "nobody": nobody, "armies": [], "known": known}
    field = find_field(sight, name)
    unknowns = unknowns_at(sight, field)
    tokens = {token for unknown in unknowns for token in unknown.tokens}
    armies = sleepers_at(sight.rules, sight.table, field)
    return {
        "field": field_name(sight.rules, field),
        "units": [unit_name(sight.rules, sight.table, unit) for unit in sight.table.units_at(field)],
        "unknowns": [unknown_told(sight, unknown) for unknown in unknowns],
        "nobody": chance_told(Fraction(0) if armies else nobody_there(sight, field)),
        "armies": [army_told(army) for army in armies],
        "known": [known for known in known_told(sight) if tokens & names_in(known)],
    }


def known_told(sight: Sight) -> list[dict[str, object]]:
    """What a seat knows of everything that others hide, seat by seat."""
    others = [seat for seat in range(int(sight.table.seats)) if seat != sight.seat]
    return [known.to_json() for seat in others for known in known_of(sight, seat)]


def names_in(known: dict[str, object]) -> set[str]:
    """The tokens of which something is known."""
    tokens = known["tokens"]
    assert isinstance(tokens, list)
    return {token["name"] for token in tokens}


def unknown_told(sight: Sight, unknown: Unknown) -> dict[str, object]:
    """Something hidden as JSON, the likeliest possibility first."""
    ordered = sorted(unknown.possibilities, key=lambda one: (-one.chance, one.row))
    return {
        "owner": unknown.owner,
        "name": unknown.name,
        "tokens": unknown.tokens,
        "possibilities": [possibility_told(sight, one) for one in ordered],
    }


def possibility_told(sight: Sight, one: Possibility) -> dict[str, object]:
    """A possibility as JSON: its chance, and the kinds of the units that would be there."""
    table = sight.table
    building = [unit for unit in one.units if not table.is_finished(unit)]
    return {
        "chance": chance_told(one.chance),
        "row": one.row,
        "formations": one.formations,
        "units": kinds_told(sight.rules, table, [unit for unit in one.units if unit not in building]),
        "building": kinds_told(sight.rules, table, building),
    }


def kinds_told(rules: Rules, table: Table, units: list[int]) -> dict[str, int]:
    """How many units of each kind there are."""
    kinds = [rules.kinds.rows[table.kind[unit]].id for unit in units]
    return {kind: kinds.count(kind) for kind in dict.fromkeys(kinds)}


def chance_told(chance: Fraction) -> dict[str, object]:
    """A chance as it is exactly, and as a number."""
    return {"exact": str(chance), "share": float(chance)}


def army_told(army: Sleepers) -> dict[str, object]:
    """An army that comes only when the field is attacked."""
    return {"kind": army.kind.id, "count": army.count, "chance": chance_told(Fraction(army.num, army.den))}


def given_away(view: View, order: Order | None, chance: Chance) -> dict[str, object]:
    """What every other seat, and everybody, can know of what this seat hides: now, and after an order of its own.

    An order that the rules refuse is refused here. Nothing is carried out but in a position made up from the view.
    """
    if view.seat < 0:
        return {"now": [], "after": None}
    world = view.complete(chance)
    now = witnesses_told(world, view.seat)
    if order is None:
        return {"now": now, "after": None}
    world.check(view.seat, order)
    act(world, world.rules.order_rules[order.kind], view.seat, order, chance)
    return {"now": now, "after": witnesses_told(world, view.seat)}


def witnesses_told(world: Position, seat: int) -> list[dict[str, object]]:
    """What is known of the seat's own by all, and by every other seat that takes part."""
    found: list[dict[str, object]] = []
    for other in [int(NOBODY), *[living for living in world.table.living() if living != seat]]:
        known = [one.to_json() for one in known_of(world.sight(other), seat)]
        found.append({"power": seat_name(other) if other >= 0 else "", "known": known})
    return found
