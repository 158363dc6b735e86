"""Statistical destruction (Statistické zničení jednotky): a die decides about a held unit that is damaged."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.option import ChoiceOption, IntOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.salvos import DIE
from velmoci.salva.chapters.hold_lists import lists, part_of
from velmoci.salva.codecs import Spot
from velmoci.salva.items import seat_name
from velmoci.salva.numbers import ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import NOBODY_ASKED, SEAT, TURN, Column, OrderRule, Step
from velmoci.salva.state import NOBODY, Own, Sight, State, Table

STEP: Final = "forced_rolls"
FORCED: Final = "rolls_forced"
HOLDER: Final = "holder"
ANYONE: Final = "anyone"


class ForceRoll(Order):
    """`force_roll tank_7`: dice decide whether the damaged unit is destroyed or repaired."""

    kind: ClassVar[str] = "force_roll"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Spot()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class NoRoll(Order):
    """`no_roll`: nothing is decided by dice."""

    kind: ClassVar[str] = "no_roll"


NO_ROLL: Final = NoRoll()


def targets(sight: Sight) -> list[str]:
    """What the seat may have decided by dice: held and damaged things of others, by default those it holds itself."""
    by_holder = sight.rules.word("stat_destruction_by") == HOLDER
    found: list[str] = []
    for hold in lists(sight.rules, sight.table).all:
        for thing in hold.things:
            may_roll = not by_holder or int(sight.seat) in hold.seats
            if may_roll and thing not in found and is_foreign(sight, thing) and is_damaged(sight, thing):
                found.append(thing)
    return found


def is_foreign(sight: Sight, thing: str) -> bool:
    """Whether it belongs to somebody else."""
    part = part_of(sight, thing)
    return part is not None and part.owner(sight.table, thing) != sight.seat


def is_damaged(sight: Sight, thing: str) -> bool:
    """Whether it carries damage."""
    part = part_of(sight, thing)
    return part is not None and part.damage(sight.table, thing) > 0


class ForcedRolls(Step):
    """At the end of its movement phase the seat on turn may force the roll, by default once."""

    name = STEP
    track = TURN
    before = "after_movement"
    clause = "SA-statistical_destruction-1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.most: i64 = rules.number("stat_destruction_per_turn")
        self.place = rules.seat_column(FORCED)

    def enter(self, state: State, chance: Chance) -> None:
        state.table.seat_columns[self.place][state.table.on_turn] = 0

    def deciders(self, table: Table) -> list[int]:
        seat = table.on_turn
        if table.is_answered() or table.seat_columns[self.place][seat] >= self.most:
            return NOBODY_ASKED
        return [int(seat)] if targets(Sight(self.rules, table, Own([]), seat)) else NOBODY_ASKED

    def default(self, sight: Sight) -> Order | None:
        return NO_ROLL

    def about(self, sight: Sight) -> dict[str, object]:
        """The damage of all about which dice could decide, and how likely each would be destroyed."""
        damage: dict[str, object] = {}
        odds: dict[str, object] = {}
        for thing in targets(sight):
            part = part_of(sight, thing)
            assert part is not None
            sixths = int(part.damage(sight.table, thing))
            damage[thing] = ratio_text(sixths, 6)
            odds[thing] = ratio_text(sixths, 36)
        return {"damaged": damage, "destroyed": odds}


class ForceRollRule(OrderRule):
    """Rolls openly: destroyed, or repaired."""

    order: ClassVar[type[Order]] = ForceRoll
    steps: ClassVar[tuple[str, ...]] = (STEP,)
    clause: ClassVar[str] = "SA-statistical_destruction-1"
    example: ClassVar[str] = "force_roll tank_7"
    explained_by: ClassVar[str] = "SA-statistical_destruction-4"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ForceRoll)
        thing = order.unit
        if not lists(self.rules, sight.table).has(thing) or not is_damaged(sight, thing):
            raise Refusal("nothing_to_roll_for", "SA-statistical_destruction-2", unit=thing[:40])
        if not is_foreign(sight, thing):
            raise Refusal("own_unit_not_rolled", self.clause, unit=thing)
        if thing not in targets(sight):
            raise Refusal("holder_must_roll", "SA-statistical_destruction-3", unit=thing)

    def menu(self, sight: Sight) -> Menu | None:
        return Listed(ForceRoll.kind, list[Order]([ForceRoll(thing) for thing in targets(sight)]))

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ForceRoll)
        part = part_of(state.sight(NOBODY), order.unit)
        assert part is not None
        sixths = int(part.damage(state.table, order.unit))
        rolls = [chance.roll(DIE)]
        if needs_second_roll(sixths, rolls[0]):
            rolls.append(chance.roll(DIE))
        column = state.table.seat_columns[self.rules.seat_column(FORCED)]
        column[seat] = column[seat] + 1
        is_lost = is_destroyed(sixths, rolls)
        sentence = "roll-destroys" if is_lost else "roll-repairs"
        told = [str(roll) for roll in rolls]
        damage = ratio_text(sixths, 6)
        state.tell(public(sentence, power=seat_name(seat), unit=order.unit, damage=damage, rolls=told))
        if is_lost:
            part.destroy(state, order.unit)
        else:
            part.mend(state, order.unit)


def needs_second_roll(sixths: int, roll: int) -> bool:
    """Whether the first die falls on the point of which only a part is full."""
    return sixths % 6 > 0 and roll == sixths // 6 + 1


def is_destroyed(sixths: int, rolls: list[int]) -> bool:
    """Whether dice destroy what has so many sixths of damage: as likely as its damage is of six points."""
    if len(rolls) == 2:
        return rolls[1] <= sixths % 6
    return rolls[0] <= sixths // 6


class NoRollRule(OrderRule):
    """Goes on without a roll."""

    order: ClassVar[type[Order]] = NoRoll
    steps: ClassVar[tuple[str, ...]] = (STEP,)
    clause: ClassVar[str] = "SA-statistical_destruction-1"

    def menu(self, sight: Sight) -> Menu | None:
        return Single(NO_ROLL)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


CHAPTER: Final = Chapter(
    id="statistical_destruction",
    clause="SA-statistical_destruction-1",
    needs=("repair_prevention",),
    options=(
        ChoiceOption("stat_destruction_by", (HOLDER, ANYONE), "SA-statistical_destruction-3"),
        IntOption("stat_destruction_per_turn", 1, 1, 20, "SA-statistical_destruction-1"),
    ),
    contributions={
        "column": (Column(FORCED, SEAT),),
        "step": (ForcedRolls,),
        "order": (ForceRollRule, NoRollRule),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-statistical_destruction-1": (ForcedRolls,),
    "SA-statistical_destruction-2": (ForceRollRule.check, is_damaged),
    "SA-statistical_destruction-3": (targets,),
    "SA-statistical_destruction-4": (needs_second_roll, is_destroyed),
    "SA-statistical_destruction-5": (ForceRollRule.carry_out,),
    "SA-statistical_destruction-6": (ForceRollRule.carry_out,),
}
