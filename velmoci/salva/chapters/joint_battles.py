"""Battles of several owners; a part of the chapter `alliance`.

The holder may turn against his guests (`evict`), anybody may spare the units of others (`spare`), and all together may
end a battle (`end_battle`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.base.battle_setup import battle_of, call_to_battle
from velmoci.salva.base.endings import somebody_can_take
from velmoci.salva.base.movement import close_active, is_idle, why_idle
from velmoci.salva.base.salvos import close_salvo
from velmoci.salva.base.ways import holder
from velmoci.salva.battle import ATTACKER, DEFENDER, SIDES, STANDING, Battle, Row
from velmoci.salva.battle_seams import CONQUEST, GOES_ON, Ending, FireFactor, Muster, Shot
from velmoci.salva.causes import SALVO, SEATS
from velmoci.salva.chapters.command import find_ally, others
from velmoci.salva.chapters.treaties import own_book
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.forces import shared_fields
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import Chain
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, Consent, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

PEACE: Final = "end_of_battle"
STAYING: Final = "staying"
LEAVING: Final = "leaving"
FORCED: Final[i64] = 2
SPARED: Final = "spared"
EVICTION: Final = "eviction"
NAME: Final = Name()
BATTLE_STEPS: Final = ("defender_salvo", "attacker_salvo", "retreat_choice")


class Evict(Order):
    """`evict brno with tank_1 tank_2`: the holder fights the guests on his field."""

    kind: ClassVar[str] = "evict"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", NAME), Field("units", Names(), word="with"))

    def __init__(self, field: str, units: tuple[str, ...]) -> None:
        self.field: Final = field
        self.units: Final = units


class Spare(Order):
    """`spare seat_2`: from now on one's units do not fire at his."""

    kind: ClassVar[str] = "spare"
    fields: ClassVar[tuple[Field, ...]] = (Field("power", NAME),)

    def __init__(self, power: str) -> None:
        self.power: Final = power


class SpareNoMore(Spare):
    """`spare_no_more seat_2`: they do again."""

    kind: ClassVar[str] = "spare_no_more"


class EndBattle(Order):
    """`end_battle staying`: the battle is over by agreement, and the attackers stay as guests; or `leaving`."""

    kind: ClassVar[str] = "end_battle"
    fields: ClassVar[tuple[Field, ...]] = (Field("manner", NAME, default=LEAVING),)

    def __init__(self, manner: str = LEAVING) -> None:
        self.manner: Final = manner


class EvictRule(OrderRule):
    """The holder of a field fights the guests there; he keeps it whatever happens."""

    order: ClassVar[type[Order]] = Evict
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-alliance-33"
    example: ClassVar[str] = "evict brod with tank_3 tank_4"
    opens_battle: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.is_allowed = rules.flag("holder_may_fight_guests")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Evict)
        field = find_field(sight, order.field)
        if not self.is_allowed or sight.table.on_turn != sight.seat or not self.guests(sight, field):
            raise Refusal("no_guests", self.clause, field=order.field)
        units = [find_unit(sight, name) for name in order.units]
        for unit, name in zip(units, order.units, strict=True):
            idle = why_idle(sight, unit)
            if idle is not None:
                raise idle
            if unit not in self.hosts(sight, field):
                raise Refusal("not_there", self.clause, unit=name, field=order.field)
        if not units or len(set(units)) < len(units):
            raise Refusal("no_hosts", self.clause, field=order.field)
        self.check_treaties(sight, field)

    def check_treaties(self, sight: Sight, field: i64) -> None:
        """A treaty of non-aggression holds on one's own field too."""
        if not self.rules.flag("treaties_binding"):
            return
        for guest in self.guests(sight, field):
            clause = own_book(sight).bar(sight.seat, guest, field)
            if clause:
                code = "treaty_in_force" if clause == "SA-multiplayer-5" else "truce_in_force"
                raise Refusal(code, clause, power=seat_name(guest), field=field_name(self.rules, field))

    def guests(self, sight: Sight, field: i64) -> list[int]:
        """The other seats with units on a field that the seat holds, in turn order."""
        rules, table, seat = self.rules, sight.table, sight.seat
        if holder(rules, table, field, NOBODY) != seat:
            return []
        present = {int(table.owner_of(unit)) for unit in table.units_at(field) if not rules.is_absent(table, unit)}
        return [other for other in in_turn_order(table, seat) if other in present]

    def hosts(self, sight: Sight, field: i64) -> list[int]:
        """The units that the holder can lead against his guests."""
        rules, table = self.rules, sight.table
        here = [unit for unit in table.units_at(field) if table.owner_of(unit) == sight.seat]
        return [unit for unit in here if not rules.is_absent(table, unit)]

    def menu(self, sight: Sight) -> Menu | None:
        """With all units that can fight there."""
        rules, table = self.rules, sight.table
        found: list[Order] = []
        if not self.is_allowed or table.on_turn != sight.seat:
            return None
        for field in sorted(shared_fields(table)):
            hosts = [unit for unit in self.hosts(sight, field) if not is_idle(sight, unit)]
            if hosts and self.guests(sight, field) and self.is_free(sight, field):
                names = [unit_name(rules, table, unit) for unit in hosts]
                found.append(Evict(field_name(rules, field), tuple(names)))
        return listed(Evict.kind, found, False)

    def is_free(self, sight: Sight, field: i64) -> bool:
        """Whether no treaty stands against it."""
        try:
            self.check_treaties(sight, field)
        except Refusal:
            return False
        return True

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Evict)
        sight = state.sight(seat)
        field = find_field(sight, order.field)
        units = [int(find_unit(sight, name)) for name in order.units]
        guest = self.guests(sight, field)[0]
        close_active(state, NOBODY)
        state.tell(public("battle-declared", power=seat_name(seat), field=order.field, units=list(order.units)))
        call_to_battle(state, seat, guest, field, units, [int(field)] * len(units))


def in_turn_order(table: Table, seat: i64) -> list[int]:
    """All others who take part, in the order of their turns after a seat."""
    order = [int(other) for other in table.order]
    place = order.index(int(seat))
    return [other for other in [*order[place + 1 :], *order[:place]] if table.is_living(other)]


class EvictionMuster(Muster):
    """Against his guests the holder wins nothing and loses no ground: whoever of his units leaves the battle stays."""

    name = EVICTION

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.battle_column(EVICTION)

    def is_level(self, battle: Battle) -> bool:
        return battle.notes[self.column] != 0

    def may_take(self, battle: Battle, fighter: i64) -> bool:
        return battle.notes[self.column] == 0

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        return [int(battle.field)] if battle.notes[self.column] != 0 else fields


class Evictions(Reaction):
    """Notes that a battle begins in which the holder attacks."""

    name = EVICTION

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.column = rules.battle_column(EVICTION)

    def battle_begins(self, state: State, battle: Battle) -> None:
        rules, table, seat = self.rules, state.table, battle.leader(ATTACKER)
        if not battle.origin:
            return  # who attacks lies face down
        if battle.origin[0] == battle.field and holder(rules, table, battle.field, NOBODY) == seat:
            battle.notes[self.column] = 1


class OwnGuestsLeft(Ending):
    """Nobody defends the field any more but units of the attackers themselves, who did not attack."""

    name = "own_guests_left"
    after = "side_gone"
    clause = "SA-alliance-30"

    def minds(self, rows: list[Row]) -> bool:
        """Whether somebody has units on both sides."""
        attackers = [row.owner for row in rows if row.side == ATTACKER]
        return bool([row for row in rows if row.side == DEFENDER and row.owner in attackers])

    def verdict(self, state: State, battle: Battle) -> i64:
        first, last = battle.ranks(DEFENDER)
        for fighter in range(first, last):
            is_standing = battle.fate[fighter] == STANDING and battle.side[fighter] == DEFENDER
            if is_standing and not has_attacker(battle, battle.row_of(fighter).owner):
                return GOES_ON
        return CONQUEST if somebody_can_take(self.rules, battle) else GOES_ON


def has_attacker(battle: Battle, seat: i64) -> bool:
    """Whether a unit of a seat still attacks."""
    for row in battle.rows:
        if row.side == ATTACKER and row.owner == seat:
            return bool([one for one in battle.standing(ATTACKER) if battle.row_of(one).owner == seat])
    return False


class Spares:
    """The column of those whom each seat spares, looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.column: Final = rules.seat_column(SPARED)

    def has(self, table: Table, seat: i64, other: i64) -> bool:
        """Whether a seat spares another."""
        return table.seat_columns[self.column][seat] >> other & 1 != 0

    def set(self, state: State, seat: i64, other: i64, is_spared: bool) -> None:
        """From now on a seat spares another, or does not."""
        column = state.table.seat_columns[self.column]
        bit: i64 = 2 ** int(other)
        column[seat] = column[seat] | bit if is_spared else column[seat] & ~bit
        battle = state.table.battle
        if battle is not None:
            battle.is_rated = False


class SparedFire(FireFactor):
    """Nobody fires at units of a seat that he spares."""

    name = SPARED

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.spares = Spares(rules)

    def apply(self, shot: Shot, chain: Chain) -> None:
        owner, other = shot.shooter.owner, shot.target.owner
        if owner != NOBODY and other != NOBODY and self.spares.has(shot.table, owner, other):
            chain.times(0, 1, SPARED, "SA-alliance-31")

    def cache_key(self, table: Table, battle: Battle) -> int:
        key = 0
        for mask in table.seat_columns[self.spares.column]:
            key = key * 2 ** int(table.seats) + int(mask)
        return key


def is_between_salvos(table: Table) -> bool:
    """Whether no salvo is under way."""
    return table.battle is None or table.battle.firing == NOBODY


def check_no_salvo(sight: Sight, clause: str) -> None:
    """Not in the middle of a salvo."""
    if not is_between_salvos(sight.table):
        raise Refusal("salvo_under_way", clause)


class SpareRule(OrderRule):
    """Holds the fire of all one's units against a seat."""

    order: ClassVar[type[Order]] = Spare
    is_aside: ClassVar[bool] = True
    depends_on: ClassVar[tuple[str, ...] | None] = (SALVO, SEATS)
    clause: ClassVar[str] = "SA-alliance-31"
    example: ClassVar[str] = "spare seat_2"
    spares_then: ClassVar[bool] = True
    """Whether the other seat is spared when the order was carried out."""
    event: ClassVar[str] = "spares"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.spares = Spares(rules)

    def order_about(self, power: str) -> Order:
        """The order that names a seat."""
        return Spare(power)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Spare)
        seat = find_ally(sight, order.power, self.clause)
        if seat == int(sight.seat) or self.spares.has(sight.table, sight.seat, seat) == self.spares_then:
            raise Refusal("no_ally", self.clause, power=order.power)
        check_no_salvo(sight, self.clause)

    def menu(self, sight: Sight) -> Menu | None:
        table, seat = sight.table, sight.seat
        found: list[Order] = []
        for other in others(table, seat) if is_between_salvos(table) else []:
            if self.spares.has(table, seat, other) != self.spares_then:
                found.append(self.order_about(seat_name(other)))
        return listed(self.order.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Spare)
        self.spares.set(state, seat, find_ally(state.sight(seat), order.power, self.clause), self.spares_then)
        state.tell(public(self.event, power=seat_name(seat), other=order.power))


class SpareNoMoreRule(SpareRule):
    """Takes that back."""

    order: ClassVar[type[Order]] = SpareNoMore
    depends_on: ClassVar[tuple[str, ...] | None] = (SALVO, SEATS)
    example: ClassVar[str] = "spare_no_more seat_2"
    spares_then: ClassVar[bool] = False
    event: ClassVar[str] = "spares-no-more"

    def order_about(self, power: str) -> Order:
        return SpareNoMore(power)


def survivors(battle: Battle) -> list[int]:
    """The seats with units that still stand in a battle."""
    fighters = [*battle.standing(ATTACKER), *battle.standing(DEFENDER)]
    return list(dict.fromkeys([int(battle.row_of(fighter).owner) for fighter in fighters]))


class EndBattleRule(OrderRule):
    """Proposes to end a battle; it ends when all who still have units in it agree."""

    order: ClassVar[type[Order]] = EndBattle
    steps: ClassVar[tuple[str, ...]] = BATTLE_STEPS
    clause: ClassVar[str] = "SA-alliance-32"
    example: ClassVar[str] = "end_battle staying"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, EndBattle)
        if order.manner not in (STAYING, LEAVING):
            raise Refusal("bad_manner", self.clause, value=order.manner[:40])
        if not self.is_possible(sight):
            raise Refusal("no_end_now", self.clause)

    def is_possible(self, sight: Sight) -> bool:
        """Whether the seat still fights here, and nobody on whom it depends has refused in this turn."""
        seats = survivors(battle_of(sight.table))
        is_refused = [seat for seat in seats if has_refused(sight, seat, PEACE)]
        return int(sight.seat) in seats and not is_refused

    def menu(self, sight: Sight) -> Menu | None:
        if not self.is_possible(sight):
            return None
        return Listed(EndBattle.kind, [EndBattle(LEAVING), EndBattle(STAYING)])

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, EndBattle)
        table, battle = state.table, battle_of(state.table)
        if battle.firing != NOBODY:
            close_salvo(state, battle)
        state.tell(public("battle-ended-by-agreement", field=field_name(self.rules, battle.field), manner=order.manner))
        step = "aftermath"
        if order.manner == LEAVING:
            step = "retreat_to"
            for fighter in battle.standing(ATTACKER):
                battle.leaving[fighter] = FORCED
        else:
            battle.is_over = True
        table.frames[-1].go_to(self.rules.places[self.rules.track(FIGHT)][step])


class EndingBattle(Consent):
    """All who still have units in the battle agree to its end, and the holder to guests who stay."""

    name = PEACE

    def concerns(self, order: Order) -> bool:
        return isinstance(order, EndBattle)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        assert isinstance(order, EndBattle)
        battle = battle_of(sight.table)
        seats: list[int] = []
        if order.manner == STAYING:
            seats.append(int(holder(self.rules, sight.table, battle.field, NOBODY)))
        seats += survivors(battle)
        return [seat for seat in dict.fromkeys(seats) if seat not in (int(NOBODY), int(sight.seat))]

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        battle = battle_of(sight.table)
        sides = {side: seat_name(battle.leader(place)) for place, side in enumerate(SIDES) if battle.leader(place) >= 0}
        return {"field": field_name(self.rules, battle.field), **sides}


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-30": (OwnGuestsLeft,),
    "SA-alliance-31": (SparedFire, SpareRule, SpareNoMoreRule),
    "SA-alliance-32": (EndBattleRule, EndingBattle),
    "SA-alliance-33": (EvictRule, EvictionMuster, Evictions),
}
