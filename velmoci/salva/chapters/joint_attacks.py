"""Armies of several owners: for whom they enter and attack; a part of the chapter `alliance`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.movement import is_idle
from velmoci.salva.base.orders import Attack
from velmoci.salva.battle import ATTACKER, Battle
from velmoci.salva.chapters.command import find_ally, is_any_lent
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent_slices import has_refused, request_of
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import field_name, find_field, find_mover
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Consent, OrderRule, Reaction
from velmoci.salva.state import Sight, Slice, State, Table

CLAIMS: Final = "claims"
JOINT: Final = "joint_attack"
NAME: Final = Name()


class Claims(Slice):
    """Who becomes the holder of which field, as whoever gives the orders has said for this turn."""

    def __init__(self) -> None:
        self.holders: dict[int, int] = {}

    def copy(self) -> Slice:
        twin = Claims()
        twin.holders = dict(self.holders)
        return twin

    def dump(self) -> object:
        return [[field, seat] for field, seat in self.holders.items()]

    def load(self, data: Any) -> None:
        self.holders = {int(field): int(seat) for field, seat in data}

    def told(self, sight: Sight) -> object:
        ids = sight.rules.board.ids
        return [{"field": ids[field], "power": seat_name(seat)} for field, seat in self.holders.items()]


def claims(rules: Rules, table: Table) -> Claims:
    """What was said about future holders in this turn."""
    found = table.slices[rules.table_slice(CLAIMS)]
    assert isinstance(found, Claims)
    return found


class Claim(Order):
    """`claim brno for seat_2`: who holds the field after it has been entered or conquered in this turn."""

    kind: ClassVar[str] = "claim"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("power", NAME, word="for"))

    def __init__(self, field: str, power: str) -> None:
        self.field: Final = field
        self.power: Final = power


class ClaimRule(OrderRule):
    """Says who will hold a field; the agreement of the others is asked for when somebody enters or attacks it."""

    order: ClassVar[type[Order]] = Claim
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-alliance-15"
    example: ClassVar[str] = "claim brod for seat_2"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Claim)
        find_field(sight, order.field)
        find_ally(sight, order.power, self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        """The fields beside units that one commands for others, and those owners."""
        rules, table = self.rules, sight.table
        found: list[Order] = []
        known = claims(rules, table).holders
        for unit in rules.units_ordered(table, sight.seat):
            owner = int(table.owner_of(unit))
            if owner == int(sight.seat) or is_idle(sight, unit):
                continue
            for field in rules.board.neighbours[table.place[unit]]:
                order = Claim(field_name(rules, field), seat_name(owner))
                if known.get(field) != owner and order not in found:
                    found.append(order)
        return listed(Claim.kind, found, False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Claim)
        sight = state.sight(seat)
        field = int(find_field(sight, order.field))
        claims(self.rules, state.table).holders[field] = find_ally(sight, order.power, self.clause)
        state.tell(public("claimed", power=seat_name(seat), field=order.field, other=order.power))


def owners_in(sight: Sight, order: Attack) -> list[int]:
    """Whose units an attack leads into battle."""
    return list(dict.fromkeys([int(sight.table.owner_of(find_mover(sight, name))) for name, _ in order.marches]))


def leader_of(rules: Rules, table: Table, field: i64, seat: i64, army: list[int]) -> int:
    """The seat for which an army fights: the one that was named and is in it, or the one that gives the orders."""
    named = claims(rules, table).holders.get(int(field), int(seat))
    return named if named in army else int(seat)


class JointAttack(Consent):
    """All owners of an army agree beforehand who becomes the holder of the field that it attacks."""

    name = JOINT

    def concerns(self, order: Order) -> bool:
        return isinstance(order, Attack)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, Attack)
        if not is_any_lent(self.rules, sight.table):
            return []
        return [seat for seat in owners_in(sight, order) if seat != int(sight.seat)]

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, Attack)
        asker, field = request_of(sight.table).seat, find_field(sight, order.field)
        holder = leader_of(self.rules, sight.table, field, asker, owners_in(sight, order))
        return {"field": order.field, "holder": seat_name(holder)}

    def why_not(self, sight: Sight, order: Order) -> Refusal | None:
        """The treaties of an owner bind his units, whoever commands them."""
        assert isinstance(order, Attack)
        field = find_field(sight, order.field)
        for veto in self.rules.veto_attack:
            refusal = veto.attack(sight, field)
            if refusal is not None:
                return refusal
        return None


class JointVeto(Veto):
    """Units of somebody who has refused a joint attack in this turn do not attack."""

    name = "joint_attack"
    depends_on_way: ClassVar[bool] = True

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        owner = sight.table.owner_of(unit)
        if not has_refused(sight, owner, JOINT):
            return None
        return Refusal("ally_refused", "SA-alliance-15", power=seat_name(owner))


class JointLeader(Reaction):
    """An army of several owners fights for the seat that was named."""

    name = "joint_leader"

    def battle_begins(self, state: State, battle: Battle) -> None:
        seat = battle.leader(ATTACKER)
        army = [int(row.owner) for row in battle.rows if row.side == ATTACKER]
        battle.follow(ATTACKER, leader_of(self.rules, state.table, battle.field, seat, army))

    def turn_ends(self, state: State, seat: i64) -> None:
        claims(self.rules, state.table).holders = {}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-15": (JointAttack, ClaimRule, JointVeto, JointLeader),
    "SA-alliance-34": (JointAttack,),
    "SA-multiplayer-13": (JointAttack,),
}
