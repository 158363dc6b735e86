"""Entering an ally's field and sharing it; a part of the chapter `alliance`.

A move onto a field that somebody else holds waits until he has agreed; whoever has a standing consent about `entry`
goes there as onto his own fields. `ask_passage` asks for such a consent for the turn. Who retreats from a battle asks
in the same way, but nobody who fights on the other side.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.attack import march
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.orders import Attack, Move, RetreatTo
from velmoci.salva.base.parties import owners
from velmoci.salva.base.retreat import lead_away
from velmoci.salva.base.ways import barred_by, holder, holder_seen
from velmoci.salva.battle import ATTACKER, DEFENDER, Battle
from velmoci.salva.battle_seams import IF_ASKED, UNWELCOME, WELCOME, Muster
from velmoci.salva.chapters.command import find_ally, others
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent import THIS_TURN
from velmoci.salva.consent_slices import Promise, has_refused, promises
from velmoci.salva.forces import cases
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Presence, Veto
from velmoci.salva.naming import field_name, find_field, find_mover, find_unit
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Consent, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

ENTRY: Final = "entry"
NAME: Final = Name()


class AskPassage(Order):
    """`ask_passage seat_2`: to enter any of his fields in this turn."""

    kind: ClassVar[str] = "ask_passage"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", NAME),)

    def __init__(self, power: str) -> None:
        self.power: Final = power


def is_promised(rules: Rules, table: Table, host: i64, seat: i64) -> bool:
    """Whether a seat may enter all fields of another by a standing consent."""
    for one in promises(rules, table).all:
        if one.answers(int(host), int(seat), ENTRY):
            return True
    return False


class Guests(Presence):
    """Whoever is on a field by consent can open a battle there; with a standing consent one comes and goes."""

    name = "guests"
    depends_on_way: ClassVar[bool] = True

    def slips_in(self, sight: Sight, unit: i64, field: i64) -> bool:
        rules, table = self.rules, sight.table
        if table.place[unit] == field and not rules.is_absent(table, unit):
            return True
        host = holder_seen(sight, field)
        return rules.is_friend(table, unit, host) or is_promised(rules, table, host, sight.seat)

    def may_ask(self, sight: Sight, unit: i64, field: i64) -> bool:
        host = barred_by(self.rules, sight.table, field, sight.seat)
        return host != NOBODY and not has_refused(sight, host, ENTRY)


class GuestVeto(Veto):
    """Nobody asks twice in a turn, and nobody fights against a field of his own."""

    name = "guests"
    depends_on_way: ClassVar[bool] = True

    def enter(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        rules, table = self.rules, sight.table
        host = holder_seen(sight, field)
        if host == NOBODY or host == sight.seat or rules.is_friend(table, unit, host):
            return None
        if not has_refused(sight, host, ENTRY):
            return None
        if slips_by(sight, unit, field):
            return None
        clause = "SA-alliance-12" if rules.board.is_land(field) else "SA-alliance-14"
        return Refusal("entry_refused", clause, field=field_name(rules, field), power=seat_name(host))

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        table = sight.table
        if table.owner_of(unit) == sight.seat or holder_seen(sight, field) != table.owner_of(unit):
            return None
        return Refusal("own_field", "SA-minimal-32", field=field_name(self.rules, field))


class Entering(Consent):
    """Whoever holds a field that is entered without a battle has to agree."""

    name = ENTRY

    def concerns(self, order: Order) -> bool:
        return isinstance(order, (Move, Attack, RetreatTo, AskPassage))

    def needed(self, sight: Sight, order: Order) -> list[int]:
        if isinstance(order, AskPassage):
            return [find_ally(sight, order.power, "SA-alliance-12")]
        found: list[int] = []
        for case, unit, field in self.steps(sight, order):
            host = int(barred_by(self.rules, sight.table, field, sight.seat))
            if not self.rules.is_friend(sight.table, unit, host) and not slips_by(case, unit, field):
                found.append(host)
        return list(dict.fromkeys(found)) if found else found

    def steps(self, sight: Sight, order: Order) -> list[tuple[Sight, int, int]]:
        """The fields that an order leads units onto without a battle, each with its unit, as things may stand."""
        found: list[tuple[Sight, int, int]] = []
        if isinstance(order, Move):
            fields = [int(find_field(sight, name)) for name in order.path]
            for case in cases(sight, find_mover(sight, order.unit)):
                found += [(case.sight, unit, field) for unit in case.units for field in fields]
        elif isinstance(order, Attack):
            target = find_field(sight, order.field)
            for name, way in order.marches:
                for case in cases(sight, find_mover(sight, name)):
                    for unit in case.units:
                        path = march(case.sight, unit, way, target)
                        found += [(case.sight, unit, field) for field in path[:-1]]
        elif isinstance(order, RetreatTo) and find_field(sight, order.field) != battle_of(sight.table).field:
            found = [(sight, int(find_unit(sight, order.unit)), int(find_field(sight, order.field)))]
        return found

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        """Which fields of the seat that looks would be entered."""
        rules, seat = self.rules, sight.seat
        found: list[str] = []
        for _, _, field in self.steps(sight, order):
            if holder(rules, sight.table, field, NOBODY) == seat:
                found.append(field_name(rules, field))
        return {"fields": list(dict.fromkeys(found))}

    def refused(self, state: State, seat: i64, order: Order) -> None:
        """Who has nobody left to ask for a way out of a battle stays in it, or goes where he has to."""
        if isinstance(order, RetreatTo):
            lead_away(state, battle_of(state.table))


def slips_by(sight: Sight, unit: i64, field: i64) -> bool:
    """Whether the unit may enter the field without anybody's agreement, as submarines may."""
    for part in sight.rules.presences:
        if not isinstance(part, Guests) and part.slips_in(sight, unit, field):
            return True
    return False


class AskPassageRule(OrderRule):
    """Asks for a standing consent for this turn."""

    order: ClassVar[type[Order]] = AskPassage
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-alliance-12"
    example: ClassVar[str] = "ask_passage seat_2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, AskPassage)
        seat = find_ally(sight, order.power, self.clause)
        if seat == int(sight.seat):
            raise Refusal("no_ally", self.clause, power=order.power)
        if has_refused(sight, seat, ENTRY):
            raise Refusal("ally_refused", self.clause, power=order.power)
        if is_promised(self.rules, sight.table, seat, sight.seat):
            raise Refusal("consent_stands", self.clause, power=order.power)

    def menu(self, sight: Sight) -> Menu | None:
        rules, table = self.rules, sight.table
        found: list[Order] = []
        for seat in others(table, sight.seat):
            if not has_refused(sight, seat, ENTRY) and not is_promised(rules, table, seat, sight.seat):
                found.append(AskPassage(seat_name(seat)))
        return listed(AskPassage.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, AskPassage)
        host = find_ally(state.sight(seat), order.power, self.clause)
        promises(self.rules, state.table).all.append(Promise(host, int(seat), ENTRY, THIS_TURN))
        state.tell(public("passage-granted", power=order.power, other=seat_name(seat)))


class GuestMuster(Muster):
    """Who is on an attacked field defends it, and whoever retreats may go where he is welcome."""

    name = "guests"

    def must_defend(self, table: Table, battle: Battle, unit: i64) -> bool:
        """All but the attackers, unless the holder himself attacks his guests."""
        leader = battle.leader(ATTACKER)
        return holder(self.rules, table, battle.field, NOBODY) != leader

    def outlives(self, table: Table, battle: Battle, fighter: i64) -> bool:
        """Whoever conquers a field does not destroy his own units there."""
        return int(battle.row_of(fighter).owner) in owners(battle, ATTACKER)

    def welcome(self, table: Table, battle: Battle, unit: i64, field: i64) -> i64:
        owner = table.owner_of(unit)
        host = barred_by(self.rules, table, field, owner)
        if host == NOBODY or host == owner:
            return UNWELCOME
        if is_promised(self.rules, table, host, owner):
            return WELCOME
        return UNWELCOME if int(host) in owners(battle, DEFENDER) else IF_ASKED


class HostLeaves(Reaction):
    """Whoever waits for a way out of a battle asks nobody who has left the game."""

    name = "guests"

    def seat_leaves(self, state: State, seat: i64) -> None:
        battle = state.table.battle
        if battle is not None:
            lead_away(state, battle)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-2": (promises, has_refused),
    "SA-alliance-12": (Entering, Guests, AskPassageRule),
    "SA-alliance-26": (GuestMuster.must_defend,),
    "SA-alliance-28": (Guests.slips_in,),
    "SA-alliance-29": (Guests.slips_in,),
    "SA-alliance-30": (GuestMuster.must_defend,),
    "SA-alliance-34": (Guests.may_ask, GuestMuster.welcome),
    "SA-retreat-3": (Entering.steps, Entering.refused, GuestMuster.welcome, HostLeaves),
}
