"""Sightings at sea: where `disclosure` and `naval` meet. Who flies over a sea field, or lurks there, knows of ships.

A certain aircraft, or a submarine that avoids battle, sights the field that it enters, and what is hidden and comes to
it. The owners of what may be there are asked one after the other (PD-sight), by what everybody sees.
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
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.agenda import Frame
from velmoci.salva.base.ways import holder
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.disclosure import ID
from velmoci.salva.forces import veil_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MATTER, NOBODY_ASKED, TURN, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table
from velmoci.salva.units import AIR, SEA, SUBMARINE
from velmoci.salva.veils import Deed, Wanted

SIGHTING: Final = "sighting"
SIGHT_ORDER: Final = "sight_order"
CLAUSE: Final = "SA-hidden_attack-13"
TURNS: Final = "SA-hidden_attack-15"


class Appear(Order):
    """`appear destroyer_7`: shows a ship to the one who looks down on the field."""

    kind: ClassVar[str] = "appear"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class AppearAll(Order):
    """`appear_all`: shows all that may be more than submarines."""

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


class Sighting(Slice):
    """Who looks at which field, who is asked in which order, and what they have said; all of it lies open."""

    def __init__(self) -> None:
        self.seat = -1
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
            "seat": self.seat,
            "field": self.field,
            "owners": self.owners[:],
            "declined": self.declined[:],
            "shown_all": self.shown_all[:],
            "is_proved": self.is_proved,
        }

    def load(self, data: Any) -> None:
        self.seat, self.field, self.is_proved = data["seat"], data["field"], data["is_proved"]
        self.owners, self.declined, self.shown_all = data["owners"][:], data["declined"][:], data["shown_all"][:]

    def told(self, sight: Sight) -> object:
        return {
            "power": seat_name(self.seat),
            "field": field_name(sight.rules, self.field),
            "asked": [seat_name(seat) for seat in self.owners],
            "declined": [seat_name(seat) for seat in self.declined],
        }


def sighting_of(table: Table) -> Sighting:
    """The sighting on top of the agenda."""
    found = table.frames[-1].matter
    assert isinstance(found, Sighting)
    return found


def tokens_at(rules: Rules, table: Table, field: i64) -> list[int]:
    """What lies face down on a field and may be more than submarines, as far as everybody knows."""
    wanted = MoreThanSubmarines(rules)
    return [token for veil in rules.veils for token in veil.lying_at(table, field) if veil.may_be(table, token, wanted)]


def owners_at(rules: Rules, table: Table, sighting: Sighting) -> list[int]:
    """The owners of such tokens beside the seat that looks, in the order of their turns."""
    seats = {int(table.owner_of(token)) for token in tokens_at(rules, table, sighting.field)}
    order = [int(table.order[(int(table.turn) + place) % table.seats]) for place in range(int(table.seats))]
    return [seat for seat in order if seat in seats and seat != sighting.seat]


def is_seen(rules: Rules, table: Table, sighting: Sighting) -> bool:
    """Whether the seat knows of a ship there, as everybody can see: one that is certain suffices."""
    if sighting.is_proved:
        return True
    for unit in table.units_at(sighting.field):
        kind = rules.kinds.rows[table.kind[unit]]
        is_ship = kind.ground == SEA and kind.cls != SUBMARINE and table.owner_of(unit) != sighting.seat
        if is_ship and veil_of(rules, table, unit) is None:
            return True
    return False


def to_be_asked(rules: Rules, table: Table, sighting: Sighting) -> list[int]:
    """Those who have still to say something: for the first time, or again when all others have shown what they had."""
    there = owners_at(rules, table, sighting)
    left = [seat for seat in sighting.owners if seat in there and seat not in sighting.shown_all]
    return [seat for seat in left if seat not in sighting.declined] or left


def may_decline(rules: Rules, table: Table, sighting: Sighting, seat: i64) -> bool:
    """Whether somebody else is still to be asked for the first time."""
    first = [other for other in to_be_asked(rules, table, sighting) if other not in sighting.declined]
    return int(seat) in first and len(first) > 1


def begin_sighting(state: State, seat: int, field: int) -> None:
    """Lays a sighting on the agenda, after whatever else the move has set off; nothing where nobody has to answer."""
    found, table, rules = Sighting(), state.table, state.rules
    found.seat, found.field = seat, field
    matters = [frame.matter for frame in table.frames]
    is_known = [one for one in matters if isinstance(one, Sighting) and (one.seat, one.field) == (seat, field)]
    is_in_turn = bool(table.frames) and table.frames[0].track == rules.track(TURN)
    if is_known or not is_in_turn or table.battle is not None or not owners_at(rules, table, found):
        return
    if is_seen(rules, table, found):
        return
    table.frames.insert(1, Frame(rules.track(SIGHTING), found))
    state.tell(public("sighting", power=seat_name(seat), field=field_name(rules, field)))


class Watch(Reaction):
    """Certain aircraft and evading submarines sight what may be on their field; what is hidden sights nothing."""

    name = SIGHTING

    def is_watcher(self, table: Table, unit: i64) -> bool:
        """Whether a unit that stands on a sea field tells what is there."""
        if self.rules.board.is_land(table.place[unit]) or veil_of(self.rules, table, unit) is not None:
            return False
        kind = self.rules.kinds.rows[table.kind[unit]]
        return kind.cls == AIR or (kind.cls == SUBMARINE and self.rules.is_absent(table, unit))

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        table = state.table
        if self.rules.board.is_land(field) or origin == field:
            return
        if veil_of(self.rules, table, unit) is not None:
            self.token_goes(state, table.owner_of(unit), field)
        elif self.is_watcher(table, unit):
            begin_sighting(state, int(table.owner_of(unit)), int(field))

    def token_goes(self, state: State, owner: i64, field: i64) -> None:
        """What is hidden has come to a sea field: all who watch there sight it."""
        table = state.table
        watchers = [unit for unit in table.units_at(field) if self.is_watcher(table, unit)]
        for seat in dict.fromkeys([int(table.owner_of(unit)) for unit in watchers]):
            if seat != int(owner):
                begin_sighting(state, seat, int(field))


class TokenSighted(Deed):
    """The same of location tokens."""

    name = SIGHTING

    def goes(self, state: State, token: i64, origin: i64, field: i64) -> None:
        if not self.rules.board.is_land(field) and origin != field:
            Watch(self.rules).token_goes(state, state.table.owner_of(token), field)


class SightOrder(Step):
    """Where several owners may be there, the holder of the field says in which order they are asked."""

    name = SIGHT_ORDER
    track = SIGHTING
    clause = TURNS

    def deciders(self, table: Table) -> list[int]:
        sighting = sighting_of(table)
        host = int(holder(self.rules, table, sighting.field, NOBODY))
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
        table, field = sight.table, sighting_of(sight.table).field
        return [token for token in tokens_at(self.rules, table, field) if table.owner_of(token) == sight.seat]


class AppearRule(SightRule):
    """A token that holds a ship in truth is shown."""

    order: ClassVar[type[Order]] = Appear
    example: ClassVar[str] = "appear destroyer_7"

    def able(self, sight: Sight) -> list[int]:
        """The tokens by which a ship can be shown."""
        found: list[int] = []
        for token in self.own(sight):
            veil = veil_of(self.rules, sight.table, token)
            if veil is not None and veil.holds(sight, token, Naval(self.rules)):
                found.append(token)
        return found

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Appear)
        if int(find_mover(sight, order.unit, self.clause)) not in self.able(sight):
            raise Refusal("no_ship_to_show", self.clause, unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        found: list[Order] = [Appear(unit_name(self.rules, sight.table, token)) for token in self.able(sight)]
        return Listed(Appear.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Appear)
        appear(state, find_mover(state.sight(seat), order.unit))


def appear(state: State, token: i64) -> None:
    """A ship of a token is shown to the seat that looks."""
    sighting, veil = sighting_of(state.table), veil_of(state.rules, state.table, token)
    assert veil is not None
    sighting.is_proved = True
    veil.prove(state, token, sighting.seat, Naval(state.rules))


class AppearAllRule(SightRule):
    """Of every token there it is shown that it is no more than submarines, or what it is."""

    order: ClassVar[type[Order]] = AppearAll

    def menu(self, sight: Sight) -> Menu | None:
        return Single(APPEAR_ALL)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        sighting, wanted = sighting_of(state.table), MoreThanSubmarines(self.rules)
        sighting.shown_all.append(int(seat))
        where = field_name(self.rules, sighting.field)
        state.tell(public("appeared-all", power=seat_name(seat), field=where))
        for number in [int(state.table.number[token]) for token in self.own(state.sight(seat))]:
            token = state.table.numbered(number)
            veil = veil_of(self.rules, state.table, token)
            assert veil is not None, "what is shown of one token leaves the others where they are"
            if veil.holds(state.sight(seat), token, wanted):
                sighting.is_proved = True
                veil.prove(state, token, sighting.seat, wanted)
            else:
                veil.disprove(state, token, sighting.seat, wanted)


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


CHAPTER: Final = Chapter(
    id="disclosure_naval",
    clause=CLAUSE,
    bridges=("naval", ID),
    contributions={
        "slice": (SliceSpec(SIGHTING, MATTER, Sighting),),
        "step": (SightOrder, SightStep),
        "order": (AskAroundRule, AppearRule, AppearAllRule, StayHiddenRule),
        "beforehand": (SightOrderBeforehand, SightBeforehand),
        "react": (Watch,),
        "deed": (TokenSighted,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-13": (Watch, SightStep, AppearRule, AppearAllRule),
    "SA-hidden_attack-14": (MoreThanSubmarines.fits,),
    "SA-hidden_attack-15": (SightOrder, AskAroundRule, StayHiddenRule.check, may_decline, to_be_asked),
    "SA-hidden_attack-16": (is_seen,),
    "SA-hidden_attack-23": (Watch.is_watcher,),
}
