"""The one door to who is where: what surely stands, what may stand, what can be proved, and who may move.

`Table.units`, `units_at`, `units_of` and their like tell what surely stands on the map. The functions here tell the
rest; where no chapter hides anything, they answer with the table itself. Nobody else goes through the unit list; see
`docs/decisions/hiding.md`.

A rule that *needs* a unit counts what is sure, or asks whether there is `provably` one; a rule that is *hindered* by
units, or looks for a target, counts what stands there `possibly`. Those who advise a seat ask what is so to the seat.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Joined, Listed, Menu
from velmoci.kernel.order import Order
from velmoci.salva.memory import boxed, kept
from velmoci.salva.rules import Rules
from velmoci.salva.seams import OrderRule
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.veils import Case, Veil, Wanted


def possibly(rules: Rules, table: Table) -> Table:
    """The table with all on it that may stand somewhere as far as everybody knows; sure units keep their numbers."""
    if not rules.veils:
        return table
    twin = table.with_own_units()
    for veil in rules.veils:
        veil.lay_possible(twin, NOBODY)
    return twin


def possibly_at(rules: Rules, table: Table, field: i64) -> Table:
    """The same for questions about one field: what may stand elsewhere is not laid, which spares most of the work."""
    found = table
    for veil in rules.veils if field >= 0 else []:
        if veil.has_possible(table, field):
            found = table.with_own_units() if found is table else found
            veil.lay_possible(found, field)
    return found


def surely_to(sight: Sight) -> Table:
    """The table with all on it that surely stands somewhere as far as the seat knows."""
    if not sight.rules.veils:
        return sight.table
    twin = sight.table.copy()
    for veil in sight.rules.veils:
        veil.lay_sure_to(sight, twin)
    return twin


def likely_to(sight: Sight) -> tuple[Table, dict[int, float]]:
    """The table with all that may stand somewhere as far as the seat knows; for what is not sure how likely it is."""
    if not sight.rules.veils:
        return sight.table, {}
    twin, found = sight.table.copy(), dict[int, float]()
    for veil in sight.rules.veils:
        found.update(veil.lay_likely_to(sight, twin))
    return twin, found


def come_out(state: State, seat: i64) -> None:
    """All that a seat hides lies open from now on; for worlds that somebody imagines."""
    for veil in state.rules.veils:
        veil.come_out(state, seat)


def lies_at(rules: Rules, table: Table, mover: i64) -> i64:
    """The field where something is that may move, hidden or not."""
    for veil in rules.veils if table.place[mover] == NOBODY else []:
        field = veil.lies_at(table, mover)
        if field != NOBODY:
            return field
    return table.place[mover]


def mover_for(sight: Sight, unit: i64) -> i64:
    """What moves where a unit of the seat's own does: the unit itself, or what hides it."""
    for veil in sight.rules.veils if sight.table.place[unit] == NOBODY else []:
        mover = veil.mover_for(sight, unit)
        if mover != NOBODY:
            return mover
    return unit


def uncover(sight: Sight, units: list[int]) -> Order | None:
    """The next order by which some of these hidden units of the seat's own come to act openly."""
    for veil in sight.rules.veils:
        order = veil.uncover(sight, units)
        if order is not None:
            return order
    return None


def provably(rules: Rules, table: Table, field: i64, wanted: Wanted) -> bool:
    """Whether it is provable to all that a unit that is wanted stands on the field."""
    if has_sure(table, field, wanted):
        return True
    for veil in rules.veils:
        for group in veil.groups(table, field):
            if group.proves(wanted):
                return True
    return False


def provably_to(sight: Sight, field: i64, wanted: Wanted) -> bool:
    """Whether the seat can be sure that a unit that is wanted stands on the field."""
    if has_sure(sight.table, field, wanted):
        return True
    for veil in sight.rules.veils:
        for group in veil.groups_to(sight, field):
            if group.proves(wanted):
                return True
    return False


def has_sure(table: Table, field: i64, wanted: Wanted) -> bool:
    """Whether one of the units that surely stand there is wanted."""
    for unit in table.units_at(field):
        if wanted.fits(table, unit):
            return True
    return False


def hidden_movers(sight: Sight) -> list[int]:
    """All entries without a field that the seat may move."""
    found: list[int] = []
    for veil in sight.rules.veils:
        found += veil.movers(sight)
    return found


def cases(sight: Sight, mover: i64, are_all: bool = False) -> list[Case]:
    """The ways things may stand, of which every one must allow what a mover does: one for a unit on the map.

    Those that differ in nothing that counts are one, unless all are wanted, as by whoever lets their units pay.
    """
    if sight.table.place[mover] >= 0:
        return [Case(sight, [int(mover)])]
    if sight.memory is None:
        return find_cases(sight, mover, are_all)
    known, key = sight.memory.laid, (int(mover), are_all)
    if key not in known:
        known[key] = find_cases(sight, mover, are_all)
    return known[key]


def find_cases(sight: Sight, mover: i64, are_all: bool) -> list[Case]:
    """The same of something hidden, by laying it out."""
    for veil in sight.rules.veils:
        found = veil.cases(sight, mover, are_all)
        if found:
            return found
    return []


def mover_likeness(sight: Sight, mover: i64) -> object:
    """Equal for hidden movers of which each can go wherever the other can."""
    for veil in sight.rules.veils:
        found = veil.likeness(sight.table, mover)
        if found is not None:
            return found
    return int(mover)


def acting(sight: Sight) -> Sight:
    """What the seat sees when something hidden of its own acts as a unit would."""
    if not sight.rules.veils:
        return sight
    return Sight(sight.rules, with_actors(sight.rules, sight.table, sight.seat), sight.own, sight.seat)


def with_actors(rules: Rules, table: Table, seat: i64) -> Table:
    """The table with all that is hidden of a seat's and acts as a unit would."""
    if not rules.veils:
        return table
    twin = table.with_own_units()
    for veil in rules.veils:
        veil.stand_up(twin, seat)
    return twin


def judge(sight: Sight, rule: OrderRule, order: Order) -> None:
    """Raises what stands against an order, which something hidden may be given in place of a unit."""
    deed = sight.rules.deeds.get(order.kind)
    if deed is not None and deed.concerns(sight, order):
        deed.check(sight, order)
    else:
        rule.check(acting(sight) if rule.is_for_hidden else sight, order)


def menu_of(sight: Sight, rule: OrderRule) -> Menu | None:
    """The orders of a kind that can be given now, to units or to what is hidden."""
    menu = rule.menu(acting(sight) if rule.is_for_hidden else sight)
    deed = sight.rules.deeds.get(rule.order.kind)
    more = deed.orders(sight) if deed is not None else []
    if not more:
        return menu
    return Listed(rule.order.kind, more) if menu is None else Joined(menu, more)


def is_deed_open(rules: Rules, table: Table, kind: str, seat: i64) -> bool:
    """Whether everybody can see that something hidden of the seat could be given an order of a kind."""
    deed = rules.deeds.get(kind)
    return deed is not None and deed.is_open(table, seat)


def deed_told(sight: Sight, kind: str) -> dict[str, object]:
    """What one must know of the hidden that could be given an order of a kind."""
    deed = sight.rules.deeds.get(kind)
    return deed.told(sight) if deed is not None else {}


def act(state: State, rule: OrderRule, seat: i64, order: Order, chance: Chance) -> None:
    """Carries out an order, which something hidden may have been given in place of a unit."""
    deed = state.rules.deeds.get(order.kind)
    if deed is not None and deed.concerns(state.sight(seat), order):
        deed.carry_out(state, seat, order, chance)
        return
    veils = state.rules.veils if rule.is_for_hidden else []
    for veil in veils:
        veil.stand_up(state.table, seat)
    rule.carry_out(state, seat, order, chance)
    for veil in veils:
        veil.lie_down(state.table, seat)


def most_with(rules: Rules, table: Table, column: i64, unit: i64) -> int:
    """How many units name a unit in a column, as many as everybody must reckon with."""
    found = len(table.units_with(column, unit))
    for veil in rules.veils:
        found += veil.most_with(table, column, unit)
    return found


def veil_of(rules: Rules, table: Table, token: i64) -> Veil | None:
    """The veil of a token that others may look at; None where it is none."""
    for veil in rules.veils:
        if veil.field_of(table, token) >= 0:
            return veil
    return None


def tokens_of_others(sight: Sight) -> list[int]:
    """What lies face down on the map and is not the seat's."""
    table = sight.table
    entries = [entry for entry in range(int(table.entries())) if table.exists(entry) and table.place[entry] < 0]
    hidden = [entry for entry in entries if table.owner_of(entry) != sight.seat]
    return [entry for entry in hidden if veil_of(sight.rules, table, entry) is not None]


def charged(rules: Rules, table: Table, seat: i64) -> list[int]:
    """All for which a seat pays upkeep: its units, and so much of what is hidden as everybody reckons with."""
    found = table.units_of(seat)
    for veil in rules.veils:
        found += veil.charged(table, seat)
    return found


def fed_as_units(rules: Rules, table: Table, seat: i64) -> list[tuple[int, int, int]]:
    """The tokens of a seat that are fed as if they were true, with their fields and what each eats."""
    found: list[tuple[int, int, int]] = []
    for veil in rules.veils:
        found += veil.fed_as_units(table, seat)
    return found


def goes_hungry(state: State, entry: int, given: int) -> bool:
    """A token that was given no more than so much is shown; false where it is no token."""
    for veil in state.rules.veils:
        if veil.goes_hungry(state, entry, given):
            return True
    return False


def most_buildings(rules: Rules, table: Table, field: i64) -> int:
    """How many factories lie hidden on a field at most."""
    return sum([veil.most_buildings(table, field) for veil in rules.veils])


def is_field_kept(rules: Rules, table: Table, field: i64) -> bool:
    """Whether a field cannot be given away with what is hidden on it."""
    return bool([veil for veil in rules.veils if veil.why_field_kept(table, field) is not None])


def check_given_field(rules: Rules, table: Table, field: i64) -> None:
    """Raises where something hidden on a field keeps it from being given away."""
    for veil in rules.veils:
        refusal = veil.why_field_kept(table, field)
        if refusal is not None:
            raise refusal


def has_way_out(rules: Rules, table: Table, seat: i64) -> bool:
    """Whether everybody can see that something of the seat can come out of hiding where it has to."""
    for veil in rules.veils:
        if veil.has_way_out(table, seat):
            return True
    return False


def way_out(sight: Sight) -> Order | None:
    """An order by which something of the seat comes out of hiding where it has to."""
    for veil in sight.rules.veils:
        found = veil.way_out(sight)
        if found is not None:
            return found
    return None


def check_open(sight: Sight, unit: i64) -> None:
    """Raises where something is hidden that can be given away only when it lies open."""
    for veil in sight.rules.veils:
        refusal = veil.why_kept(sight.table, unit)
        if refusal is not None:
            raise refusal


def other_at(rules: Rules, table: Table, field: i64, seat: i64) -> i64:
    """The owner of the first unit that counts as being on a field and is not the seat's; the seat if there is none."""
    places, owners = table.place, table.unit_owner
    count: i64 = len(places)
    for unit in range(count):
        if places[unit] == field and owners[unit] != seat and not rules.is_absent(table, unit):
            return owners[unit]
    return seat


def is_present(rules: Rules, table: Table, field: i64, seat: i64) -> bool:
    """Whether a unit of the seat counts as being on a field."""
    places, owners = table.place, table.unit_owner
    count: i64 = len(places)
    for unit in range(count):
        if places[unit] == field and owners[unit] == seat and not rules.is_absent(table, unit):
            return True
    return False


def seats_at(rules: Rules, table: Table, field: i64) -> list[int]:
    """The seats with units that count as being on a field, in the order of the units."""
    found: list[int] = []
    for unit in table.units_at(field):
        owner = int(table.owner_of(unit))
        if owner not in found and not rules.is_absent(table, unit):
            found.append(owner)
    return found


def shared_fields(table: Table) -> set[int]:
    """The fields on which units of several owners stand."""
    owners: dict[int, int] = {}
    shared: set[int] = set()
    for seat in range(-1, int(table.seats)):
        for unit in table.units_of(seat):
            if owners.setdefault(int(table.place[unit]), seat) != seat:
                shared.add(int(table.place[unit]))
    return shared


def unit_rows(table: Table) -> list[tuple[int, ...]]:
    """What the table says of each entry beside flags, points and damage; while it is equal, all stand as they stood."""
    return boxed([table.kind, table.unit_owner, table.place, *table.unit_columns])


def unit_numbers(table: Table) -> list[Any]:
    """The same by columns, which are compared faster."""
    return kept([table.kind, table.unit_owner, table.place, *table.unit_columns])


def unit_traits(table: Table) -> list[Any]:
    """What the table says of each entry wherever it stands; while it is equal, the units are what they were."""
    return kept([table.kind, table.unit_owner, table.number, *table.unit_columns])


def trait_rows(table: Table) -> list[tuple[int, ...]]:
    """The same by entries and without their numbers: units with equal rows are alike."""
    return boxed([table.kind, *table.unit_columns])
