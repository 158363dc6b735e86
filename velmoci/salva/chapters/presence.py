"""Who shows that he is there: owners of what is hidden on a field are asked one after the other; of `hidden_attack`.

They are asked when a field is attacked (PD-presence), and when somebody flies over a sea field or lurks there
(PD-sight). By what everybody sees they show a unit, show all that may be one, or leave it to the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.ways import holder
from velmoci.salva.battle import DEFENDER
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.uncovering import Uncovering
from velmoci.salva.forces import provably, veil_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import SEA, SUBMARINE
from velmoci.salva.veils import Wanted

SIGHTING: Final = "sighting"
SIGHT_ORDER: Final = "sight_order"
CLAUSE: Final = "SA-hidden_attack-13"
PRESENCE: Final = "SA-hidden_attack-3"
TURNS: Final = "SA-hidden_attack-15"


class Appear(Order):
    """`appear destroyer_7`: shows a unit to the one who looks down on the field, or to those who attack it."""

    kind: ClassVar[str] = "appear"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class AppearAll(Order):
    """`appear_all`: shows all that may be a unit; of what is looked at from above, more than submarines."""

    kind: ClassVar[str] = "appear_all"


class StayHidden(Order):
    """`stay_hidden`: another owner shall show something."""

    kind: ClassVar[str] = "stay_hidden"


class AskAround(Order):
    """`ask_around seat_2 seat_3`: in this order owners say whether they show anything."""

    kind: ClassVar[str] = "ask_around"
    fields: ClassVar[tuple[Field, ...]] = (Field("powers", Names()),)

    def __init__(self, powers: tuple[str, ...]) -> None:
        self.powers: Final = powers


APPEAR_ALL: Final = AppearAll()
STAY_HIDDEN: Final = StayHidden()


class Naval(Wanted):
    """Ships and submarines."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def fits(self, table: Table, unit: i64) -> bool:
        return self.rules.kinds.rows[table.kind[unit]].ground == SEA


class MoreThanSubmarines(Wanted):
    """All units that can be seen from the air before they are attacked."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules

    def fits(self, table: Table, unit: i64) -> bool:
        return self.rules.kinds.rows[table.kind[unit]].cls != SUBMARINE


class Defending(Wanted):
    """All units that defend a field against some seats; submarines that avoid battle and what is aboard do not."""

    def __init__(self, rules: Rules, seats: list[int]) -> None:
        self.rules: Final = rules
        self.seats: Final = seats

    def fits(self, table: Table, unit: i64) -> bool:
        return int(table.owner_of(unit)) not in self.seats and not self.rules.is_absent(table, unit)


class Sighting(Slice):
    """Who looks at which field or attacks it, who is asked in which order, and what they have said; it lies open."""

    def __init__(self) -> None:
        self.seats: list[int] = []
        """The seats to which something is shown."""
        self.is_raid = False
        """Whether the field is attacked."""
        self.field = -1
        self.owners: list[int] = []
        """The seats that are asked, in their order; empty while it is not fixed."""
        self.declined: list[int] = []
        self.shown_all: list[int] = []
        self.is_proved = False
        """Whether a formation has shown the seat that it is there."""

    def copy(self) -> Slice:
        twin = Sighting()
        twin.load(self.dump())
        return twin

    def dump(self) -> Any:
        return {
            "seats": self.seats[:],
            "is_raid": self.is_raid,
            "field": self.field,
            "owners": self.owners[:],
            "declined": self.declined[:],
            "shown_all": self.shown_all[:],
            "is_proved": self.is_proved,
        }

    def load(self, data: Any) -> None:
        self.seats, self.is_raid = data["seats"][:], data["is_raid"]
        self.field, self.is_proved = data["field"], data["is_proved"]
        self.owners, self.declined, self.shown_all = data["owners"][:], data["declined"][:], data["shown_all"][:]

    def told(self, sight: Sight) -> object:
        return {
            "power": seat_name(self.seats[0]),
            "is_attack": self.is_raid,
            "field": field_name(sight.rules, self.field),
            "asked": [seat_name(seat) for seat in self.owners],
            "declined": [seat_name(seat) for seat in self.declined],
        }


def sighting_of(table: Table) -> Sighting:
    """The sighting under way; what follows from what is shown may lie above it."""
    return next(frame.matter for frame in reversed(table.frames) if isinstance(frame.matter, Sighting))


def clause_of(sighting: Sighting) -> str:
    """The clause under which something has to be shown."""
    return PRESENCE if sighting.is_raid else CLAUSE


def shown_by(rules: Rules, sighting: Sighting) -> Wanted:
    """By which units an owner proves that he is there."""
    return Defending(rules, sighting.seats) if sighting.is_raid else Naval(rules)


def asked_about(rules: Rules, sighting: Sighting) -> Wanted:
    """Which units count as being there: from above all but submarines."""
    return Defending(rules, sighting.seats) if sighting.is_raid else MoreThanSubmarines(rules)


def lying_at(rules: Rules, table: Table, field: i64, wanted: Wanted) -> list[int]:
    """What lies face down on a field and may stand for units that are wanted, as far as everybody knows."""
    return [token for veil in rules.veils for token in veil.lying_at(table, field) if veil.may_be(table, token, wanted)]


def tokens_at(rules: Rules, table: Table, sighting: Sighting) -> list[int]:
    """What lies face down on the field and counts."""
    return lying_at(rules, table, sighting.field, asked_about(rules, sighting))


def owners_at(rules: Rules, table: Table, sighting: Sighting) -> list[int]:
    """The owners of such tokens beside those to whom they are shown, in the order of their turns."""
    seats = {int(table.owner_of(token)) for token in tokens_at(rules, table, sighting)}
    order = [int(table.order[(int(table.turn) + place) % table.seats]) for place in range(int(table.seats))]
    return [seat for seat in order if seat in seats and seat not in sighting.seats]


def is_seen(rules: Rules, table: Table, sighting: Sighting) -> bool:
    """Whether somebody is there, as everybody can see: a certain ship suffices, or where one attacks any proof."""
    if sighting.is_proved:
        return True
    if sighting.is_raid:
        return provably(rules, table, sighting.field, asked_about(rules, sighting))
    for unit in table.units_at(sighting.field):
        kind = rules.kinds.rows[table.kind[unit]]
        is_ship = kind.ground == SEA and kind.cls != SUBMARINE and int(table.owner_of(unit)) not in sighting.seats
        if is_ship and veil_of(rules, table, unit) is None:
            return True
    return False


def host_of(rules: Rules, table: Table, sighting: Sighting) -> int:
    """Who says in which order they are asked: the holder of the field, or nobody."""
    battle = table.battle if sighting.is_raid else None
    if battle is not None:
        return int(battle.leader(DEFENDER))
    return int(holder(rules, table, sighting.field, NOBODY))


def to_be_asked(rules: Rules, table: Table, sighting: Sighting) -> list[int]:
    """Those who have still to say something: for the first time, or again when all others have shown what they had."""
    there = owners_at(rules, table, sighting)
    left = [seat for seat in sighting.owners if seat in there and seat not in sighting.shown_all]
    return [seat for seat in left if seat not in sighting.declined] or left


def may_decline(rules: Rules, table: Table, sighting: Sighting, seat: i64) -> bool:
    """Whether somebody else is still to be asked for the first time."""
    first = [other for other in to_be_asked(rules, table, sighting) if other not in sighting.declined]
    return int(seat) in first and len(first) > 1


class SightOrder(Step):
    """Where several owners may be there, the holder of the field says in which order they are asked."""

    name = SIGHT_ORDER
    track = SIGHTING
    clause = TURNS

    def deciders(self, table: Table) -> list[int]:
        sighting = sighting_of(table)
        host = host_of(self.rules, table, sighting)
        is_asked = not sighting.owners and host >= 0 and table.is_living(host)
        several = is_asked and len(owners_at(self.rules, table, sighting)) > 1
        return [host] if several and not is_seen(self.rules, table, sighting) else NOBODY_ASKED

    def leave(self, state: State, chance: Chance) -> str:
        sighting = sighting_of(state.table)
        sighting.owners = sighting.owners or owners_at(self.rules, state.table, sighting)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return orders_of(sight)[0]

    def about(self, sight: Sight) -> dict[str, object]:
        return {"sighting": sighting_of(sight.table).told(sight)}


def orders_of(sight: Sight) -> list[Order]:
    """First the order of turns; then each of the others first."""
    owners = [seat_name(seat) for seat in owners_at(sight.rules, sight.table, sighting_of(sight.table))]
    return [AskAround((first, *[name for name in owners if name != first])) for first in owners]


class AskAroundRule(OrderRule):
    """The holder names all owners."""

    order: ClassVar[type[Order]] = AskAround
    steps: ClassVar[tuple[str, ...]] = (SIGHT_ORDER,)
    clause: ClassVar[str] = TURNS
    example: ClassVar[str] = "ask_around seat_2 seat_3"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AskAround)
        owners = [seat_name(seat) for seat in owners_at(self.rules, sight.table, sighting_of(sight.table))]
        if sorted(order.powers) != sorted(owners):
            raise Refusal("name_all_owners", self.clause, powers=owners)

    def menu(self, sight: Sight) -> Menu | None:
        orders = orders_of(sight)
        return Listed(AskAround.kind, orders, len(orders) < 3)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AskAround)
        sighting = sighting_of(state.table)
        names = {seat_name(owner): owner for owner in owners_at(self.rules, state.table, sighting)}
        sighting.owners = [names[name] for name in order.powers]
        where = field_name(self.rules, sighting.field)
        state.tell(public("asked-around", power=seat_name(seat), field=where, powers=list(order.powers)))


class SightStep(Step):
    """Each owner shows a ship, shows all, or leaves it to the others."""

    name = "sight"
    track = SIGHTING
    clause = CLAUSE

    def deciders(self, table: Table) -> list[int]:
        sighting = sighting_of(table)
        if is_seen(self.rules, table, sighting):
            return NOBODY_ASKED
        return to_be_asked(self.rules, table, sighting)[:1]

    def leave(self, state: State, chance: Chance) -> str:
        """Where nobody is there, everybody gets to know what those who attack were shown."""
        sighting, rules = sighting_of(state.table), state.rules
        if not sighting.is_raid:
            return ""
        is_there, wanted = is_seen(rules, state.table, sighting), asked_about(rules, sighting)
        for token in lying_at(rules, state.table, sighting.field, wanted) if not is_there else []:
            veil = veil_of(rules, state.table, token)
            if veil is not None and int(state.table.owner_of(token)) in sighting.shown_all:
                veil.open_false(state, token, wanted)
        for frame in state.table.frames:
            if isinstance(frame.matter, Uncovering):
                frame.matter.is_defended = is_there
        return ""

    def default(self, sight: Sight) -> Order | None:
        return APPEAR_ALL

    def about(self, sight: Sight) -> dict[str, object]:
        sighting = sighting_of(sight.table)
        return {
            "sighting": sighting.told(sight),
            "may_decline": may_decline(self.rules, sight.table, sighting, sight.seat),
        }


class SightOrderBeforehand(Beforehand):
    """They are asked in the order of their turns."""

    name = SIGHT_ORDER


class SightBeforehand(Beforehand):
    """All is shown that may be more than submarines."""

    name = "sight"


class SightRule(OrderRule):
    """What the answers share."""

    steps: ClassVar[tuple[str, ...]] = ("sight",)
    clause: ClassVar[str] = CLAUSE

    def own(self, sight: Sight) -> list[int]:
        """The seat's tokens there that may be more than submarines, and others that hold a ship."""
        table = sight.table
        found = tokens_at(self.rules, table, sighting_of(table))
        return [token for token in found if table.owner_of(token) == sight.seat]


class AppearRule(SightRule):
    """A token that holds a ship in truth is shown."""

    order: ClassVar[type[Order]] = Appear
    example: ClassVar[str] = "appear destroyer_7"

    def able(self, sight: Sight) -> list[int]:
        """The tokens by which a ship can be shown."""
        found, wanted = list[int](), shown_by(self.rules, sighting_of(sight.table))
        for token in self.own(sight):
            veil = veil_of(self.rules, sight.table, token)
            if veil is not None and veil.holds(sight, token, wanted):
                found.append(token)
        return found

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Appear)
        if int(find_mover(sight, order.unit, clause_of(sighting_of(sight.table)))) not in self.able(sight):
            code = "no_unit_to_show" if sighting_of(sight.table).is_raid else "no_ship_to_show"
            raise Refusal(code, clause_of(sighting_of(sight.table)), unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = [Appear(unit_name(self.rules, sight.table, token)) for token in self.able(sight)]
        return Listed(Appear.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Appear)
        appear(state, find_mover(state.sight(seat), order.unit))


def appear(state: State, token: i64) -> None:
    """A unit of a token is shown to those who look or attack."""
    sighting = sighting_of(state.table)
    sighting.is_proved = True
    number, wanted = int(state.table.number[token]), shown_by(state.rules, sighting)
    for seat in sighting.seats:
        entry = state.table.numbered(number)
        veil = veil_of(state.rules, state.table, entry) if entry != NOBODY else None
        if veil is not None:
            veil.prove(state, entry, seat, wanted)


class AppearAllRule(SightRule):
    """Of every token there it is shown that it is no more than submarines, or what it is."""

    order: ClassVar[type[Order]] = AppearAll

    def menu(self, sight: Sight) -> Menu | None:
        return Single(APPEAR_ALL)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        sighting = sighting_of(state.table)
        sighting.shown_all.append(int(seat))
        where = field_name(self.rules, sighting.field)
        state.tell(public("appeared-all", power=seat_name(seat), field=where))
        for number in [int(state.table.number[token]) for token in self.own(state.sight(seat))]:
            self.show(state, seat, number)

    def show(self, state: State, seat: i64, number: int) -> None:
        """Shows what one token is to all to whom it has to be shown."""
        sighting, table = sighting_of(state.table), state.table
        wanted = asked_about(self.rules, sighting)
        for viewer in sighting.seats:
            token = table.numbered(number)
            veil = veil_of(self.rules, table, token) if token != NOBODY else None
            if veil is None:
                continue
            if veil.holds(state.sight(seat), token, wanted):
                sighting.is_proved = True
                veil.prove(state, token, viewer, wanted)
            else:
                veil.disprove(state, token, viewer, wanted)


class StayHiddenRule(SightRule):
    """Not the last, and not whoever is asked again."""

    order: ClassVar[type[Order]] = StayHidden
    clause: ClassVar[str] = TURNS

    def check(self, sight: Sight, order: Order) -> None:
        if not may_decline(self.rules, sight.table, sighting_of(sight.table), sight.seat):
            raise Refusal("has_to_appear", self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        may = may_decline(self.rules, sight.table, sighting_of(sight.table), sight.seat)
        return Single(STAY_HIDDEN) if may else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        sighting = sighting_of(state.table)
        sighting.declined.append(int(seat))
        state.tell(public("stayed-hidden", power=seat_name(seat), field=field_name(self.rules, sighting.field)))


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-3": (Defending.fits, AppearRule, AppearAllRule, SightStep.leave, is_seen),
    "SA-hidden_attack-13": (SightStep, AppearRule, AppearAllRule),
    "SA-hidden_attack-14": (MoreThanSubmarines.fits,),
    "SA-hidden_attack-15": (SightOrder, AskAroundRule, StayHiddenRule.check, may_decline, to_be_asked, host_of),
    "SA-hidden_attack-16": (is_seen,),
}
