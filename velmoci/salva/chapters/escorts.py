"""Who takes part in a battle of aircraft if he wishes (SA-air-12, 18, 27): fighters over the field, third seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Names
from velmoci.kernel.order import Order
from velmoci.salva.chapters.air_battles import JOIN_BATTLE, JoinBattle, Sortie, asked_fighters, open_battle
from velmoci.salva.chapters.air_steps import CHANCE, AirChance, chance_of, is_alive
from velmoci.salva.chapters.air_units import AIR_BATTLE, Wings
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import NOBODY_ASKED, OrderRule, Step
from velmoci.salva.state import Sight, State, Table


class StayOut(Order):
    """`stay_out fighter_3`: these aircraft take no part in the battle; none named: all of them."""

    kind: ClassVar[str] = "stay_out"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names(), default=()),)

    def __init__(self, units: tuple[str, ...] = ()) -> None:
        self.units: Final = units


class AcceptHelp(Order):
    """`accept_help`: aircraft of others may defend one's bombers."""

    kind: ClassVar[str] = "accept_help"


class RefuseHelp(Order):
    """`refuse_help`: they may not."""

    kind: ClassVar[str] = "refuse_help"


STAY_OUT: Final = StayOut()
ACCEPT_HELP: Final = AcceptHelp()
REFUSE_HELP: Final = RefuseHelp()


def aircraft_there(wings: Wings, table: Table, field: i64) -> list[int]:
    """All finished aircraft over a field."""
    return wings.aircraft_at(table, field)


def targets_at(rules: Rules, wings: Wings, table: Table, owner: i64, hunter: i64, field: i64) -> list[int]:
    """The bombers of the seat on turn over a field that another seat could attack there."""
    return [
        unit
        for unit in aircraft_there(wings, table, field)
        if wings.is_bomber(table, unit)
        and rules.is_friend(table, unit, owner)
        and not rules.is_friend(table, unit, hunter)
    ]


def may_choose(rules: Rules, wings: Wings, table: Table, seat: i64) -> list[int]:
    """The aircraft of a seat that take part in the battle that is about to begin only if the seat wishes."""
    matter = table.frames[-1].matter
    if isinstance(matter, Sortie):
        return [unit for unit in asked_fighters(rules, wings, table, matter) if table.owner_of(unit) == seat]
    assert isinstance(matter, AirChance)
    if [unit for unit in matter.units if table.owner_of(unit) == seat]:
        return []
    return [
        unit
        for unit in aircraft_there(wings, table, matter.field)
        if table.owner_of(unit) == seat
        and not (wings.is_bomber(table, unit) and rules.is_friend(table, unit, matter.seat))
    ]


def fight_in_the_air(state: State, wings: Wings) -> None:
    """The air battle of the counter-move under way: fighters against bombers and whoever defends them.

    Its leader's fighters come first; if he has left the game, the next whose fighters come leads.
    """
    table, rules, chance = state.table, state.rules, chance_of(state.table)
    field = chance.field
    forced = [unit for unit in aircraft_there(wings, table, field) if wings.is_bomber(table, unit)]
    forced = [unit for unit in forced if rules.is_friend(table, unit, chance.seat)]
    willing = [unit for unit in chance.defenders if is_alive(table, unit)]
    hunters = [unit for unit in chance.units if is_alive(table, unit)]
    if hunters:
        leader = int(table.owner_of(hunters[0]))
        open_battle(state, AIR_BATTLE, (leader, chance.seat), field, hunters, [*forced, *willing])


class Escorts(Step):
    """Owners of other aircraft over the field say whether they defend the bombers."""

    name = "escorts"
    track = CHANCE
    after = "counter_move"
    clause = "SA-air-18"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def deciders(self, table: Table) -> list[int]:
        seats = table.yet_to_answer(table.living())
        return [seat for seat in seats if may_choose(self.rules, self.wings, table, seat)]

    def default(self, sight: Sight) -> Order | None:
        """Fighters of the seat on turn join, third seats keep out."""
        chance, units = chance_of(sight.table), may_choose(self.rules, self.wings, sight.table, sight.seat)
        own = [unit for unit in units if self.rules.is_friend(sight.table, unit, chance.seat)]
        return JOIN_BATTLE if own else STAY_OUT

    def about(self, sight: Sight) -> dict[str, object]:
        rules, table, chance = self.rules, sight.table, chance_of(sight.table)
        units = may_choose(rules, self.wings, table, sight.seat)
        return {
            "field": field_name(rules, chance.field),
            "power": seat_name(chance.hunter),
            "attackers": [unit_name(rules, table, unit) for unit in chance.units],
            "units": [unit_name(rules, table, unit) for unit in units],
        }


class Helpers(Step):
    """The seat on turn says whether aircraft of others that would help may do so; then the air battle begins."""

    name = "helpers"
    track = CHANCE
    after = "escorts"
    clause = "SA-air-18"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def deciders(self, table: Table) -> list[int]:
        chance = chance_of(table)
        return [chance.seat] if chance.helpers and not table.is_answered() else NOBODY_ASKED

    def leave(self, state: State, chance: Chance) -> str:
        fight_in_the_air(state, self.wings)
        return ""

    def default(self, sight: Sight) -> Order | None:
        return REFUSE_HELP

    def about(self, sight: Sight) -> dict[str, object]:
        rules, table, chance = self.rules, sight.table, chance_of(sight.table)
        return {
            "field": field_name(rules, chance.field),
            "power": seat_name(chance.hunter),
            "units": [unit_name(rules, table, unit) for unit in chance.helpers],
        }


class JoinBattleRule(OrderRule):
    """All that may choose take part."""

    order: ClassVar[type[Order]] = JoinBattle
    steps: ClassVar[tuple[str, ...]] = ("fighters_join", "escorts")
    clause: ClassVar[str] = "SA-air-27"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(JOIN_BATTLE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        choose(state, self.wings, seat, [])


class StayOutRule(OrderRule):
    """Some of those that may choose take no part."""

    order: ClassVar[type[Order]] = StayOut
    steps: ClassVar[tuple[str, ...]] = ("fighters_join", "escorts")
    clause: ClassVar[str] = "SA-air-27"
    example: ClassVar[str] = "stay_out fighter_3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.wings = Wings(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, StayOut)
        units = may_choose(self.rules, self.wings, sight.table, sight.seat)
        for name in order.units:
            if int(find_unit(sight, name, "SA-air-12")) not in units:
                raise Refusal("must_fight", "SA-air-12", unit=name)

    def menu(self, sight: Sight) -> Menu | None:
        units = may_choose(self.rules, self.wings, sight.table, sight.seat)
        names = [unit_name(self.rules, sight.table, unit) for unit in units]
        single: list[Order] = [StayOut((name,)) for name in names] if len(names) > 1 else []
        return Listed(StayOut.kind, [STAY_OUT, *single], False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, StayOut)
        sight = state.sight(seat)
        units = [int(find_unit(sight, name)) for name in order.units]
        choose(state, self.wings, seat, units or may_choose(self.rules, self.wings, state.table, seat))


def choose(state: State, wings: Wings, seat: i64, staying: list[int]) -> None:
    """A seat has said which of its aircraft stay out; the others join."""
    table, matter = state.table, state.table.frames[-1].matter
    joining = [unit for unit in may_choose(state.rules, wings, table, seat) if unit not in staying]
    if isinstance(matter, Sortie):
        matter.staying += staying
    else:
        assert isinstance(matter, AirChance)
        for unit in joining:
            is_own = state.rules.is_friend(table, unit, matter.seat)
            (matter.defenders if is_own else matter.helpers).append(unit)
    table.answer(seat)
    if state.events is not None and joining:
        names = [unit_name(state.rules, table, unit) for unit in joining]
        state.tell(public("aircraft-join", power=seat_name(seat), units=names))


class AcceptHelpRule(OrderRule):
    """Aircraft of others defend with one's own."""

    order: ClassVar[type[Order]] = AcceptHelp
    steps: ClassVar[tuple[str, ...]] = ("helpers",)
    clause: ClassVar[str] = "SA-air-18"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(ACCEPT_HELP)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        matter = chance_of(state.table)
        matter.defenders += matter.helpers
        state.table.answer(seat)


class RefuseHelpRule(OrderRule):
    """They do not."""

    order: ClassVar[type[Order]] = RefuseHelp
    steps: ClassVar[tuple[str, ...]] = ("helpers",)
    clause: ClassVar[str] = "SA-air-18"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(REFUSE_HELP)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-air-12": (may_choose, fight_in_the_air, StayOutRule),
    "SA-air-18": (may_choose, Escorts, Helpers, fight_in_the_air),
    "SA-air-19": (fight_in_the_air,),
    "SA-air-27": (may_choose, choose),
}
