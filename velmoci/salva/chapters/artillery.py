"""Artillery (Děla, dělostřelba): guns take stance against a field beside theirs and shell it in their next turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field
from velmoci.kernel.option import BoolOption, ChoiceOption, RatioOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.guns import ARTILLERY, Guns, StanceKeeper, d_strength, has_guns, shell_vulnerability
from velmoci.salva.chapters.shelling import FireAtRule, check_shells, resolve
from velmoci.salva.codecs import March, Marches
from velmoci.salva.faces import Face, Number, arrow, number
from velmoci.salva.forces import acting, deed_told, is_deed_open, with_actors
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.numbers import ratio
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, NOBODY_ASKED, TURN, UNIT, Column, OrderRule, Step
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import Kind

STANCE: Final = "artillery_stance"


class Aim(Order):
    """`aim gun_1:brno, gun_2:brno, gun_3`: two take stance, the third gives it up; the others keep theirs."""

    kind: ClassVar[str] = "aim"
    fields: ClassVar[tuple[Field, ...]] = (Field("aims", Marches(), default=()),)

    def __init__(self, aims: tuple[March, ...] = ()) -> None:
        self.aims: Final = aims


KEEP_STANCES: Final = Aim()


class StanceStep(Step):
    """At the end of the movement phase guns take stance, keep it or give it up."""

    name = STANCE
    track = TURN
    before = "after_movement"
    clause = "SA-artillery-1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.guns = Guns(rules)

    def deciders(self, table: Table) -> list[int]:
        seat = table.on_turn
        if table.is_answered():
            return NOBODY_ASKED
        is_asked = takers(self.guns, with_actors(self.rules, table, seat), seat)
        return [int(seat)] if is_asked or is_deed_open(self.rules, table, Aim.kind, seat) else NOBODY_ASKED

    def default(self, sight: Sight) -> Order | None:
        return KEEP_STANCES

    def about(self, sight: Sight) -> dict[str, object]:
        """For each gun the field against which it stands, and those against which it could."""
        rules, table = self.rules, acting(sight).table
        found: dict[str, object] = {}
        for unit in takers(self.guns, table, sight.seat):
            aim = self.guns.aim(table, unit)
            found[unit_name(rules, table, unit)] = {
                "now": field_name(rules, aim) if aim != NOBODY else "",
                "fields": [field_name(rules, field) for field in fields_for(self.guns, table, unit)],
            }
        return {"stances": {**found, **deed_told(sight, Aim.kind)}}


def takers(guns: Guns, table: Table, seat: i64) -> list[int]:
    """The units of a seat that can take stance against some field."""
    return [unit for unit in guns.rules.units_under(table, seat) if fields_for(guns, table, unit)]


def fields_for(guns: Guns, table: Table, unit: i64) -> list[int]:
    """The fields against which a unit can take stance."""
    if guns.why_silent(table, unit):
        return []
    near = guns.rules.board.neighbours[table.place[unit]]
    return [field for field in near if not guns.why_no_stance(table, unit, field)]


class AimRule(OrderRule):
    """Sets the stances of any number of units at once, and ends the question."""

    order: ClassVar[type[Order]] = Aim
    steps: ClassVar[tuple[str, ...]] = (STANCE,)
    clause: ClassVar[str] = "SA-artillery-1"
    is_for_hidden: ClassVar[bool] = True
    example: ClassVar[str] = "aim gun_1:brod, gun_2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.guns = Guns(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Aim)
        for name, fields in order.aims:
            unit = find_unit(sight, name, self.clause)
            if self.rules.commander(sight.table, unit) != sight.seat:
                raise Refusal("not_your_unit", self.clause, unit=name)
            if len(fields) > 1:
                raise Refusal("one_field_only", "SA-artillery-18", unit=name)
            for field in fields:
                clause = self.guns.why_no_stance(sight.table, unit, find_field(sight, field))
                if clause:
                    raise Refusal("no_stance", clause, unit=name, field=field)

    def menu(self, sight: Sight) -> Menu | None:
        """Everything as it is; everybody who can against one field; one unit against another field, or none."""
        rules, table, guns = self.rules, sight.table, self.guns
        found: list[Order] = [KEEP_STANCES]
        groups: dict[int, list[March]] = {}
        for unit in takers(guns, table, sight.seat):
            name, now = unit_name(rules, table, unit), guns.aim(table, unit)
            for field in fields_for(guns, table, unit):
                if field != int(now):
                    groups.setdefault(field, []).append((name, (field_name(rules, field),)))
            if now != NOBODY:
                found.append(Aim(((name, ()),)))
        for aims in groups.values():
            if len(aims) > 1:
                found.append(Aim(tuple(aims)))
            found += [Aim((aim,)) for aim in aims]
        return Listed(Aim.kind, found, False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Aim)
        sight = state.sight(seat)
        for name, fields in order.aims:
            unit = find_unit(sight, name, self.clause)
            field = find_field(sight, fields[0]) if fields else NOBODY
            self.guns.set_aim(state.table, unit, field)
            where = fields[0] if fields else ""
            state.tell(public("stance-taken" if fields else "stance-left", unit=name, field=where))
        state.table.answer(seat)
        state.tell(public("stances-set", power=seat_name(seat)))


class StancesShown(Face):
    """Stances as arrows, and what guns do to each class by the rules of shells."""

    name = "stances"

    def marks(self, table: Table) -> list[dict[str, object]]:
        rules, column = self.rules, table.unit_columns[self.rules.unit_column("aims_at")]
        units = [unit for unit in table.units() if column[unit] != NOBODY]
        return [arrow("stance", unit_name(rules, table, unit), field_name(rules, column[unit])) for unit in units]

    def numbers(self, kind: Kind) -> list[Number]:
        found: list[Number] = []
        for against, value in kind.row.get(ARTILLERY, {}).items():
            num, den = ratio(value)
            one = number("artillery", num, den, "artillery_strength", "SA-artillery-7", against)
            one.chain.times(*self.rules.ratio("artillery_coefficient"), "artillery_coefficient", "SA-artillery-7")
            found.append(one)
        return found


CHAPTER: Final = Chapter(
    id="artillery",
    clause="SA-artillery-1",
    needs=("repair_prevention",),
    options=(
        RatioOption("artillery_coefficient", "1/2", "1/12", "1/2", "SA-artillery-7"),
        ChoiceOption("artillery_roll", ("none", "effectiveness"), "SA-artillery-8"),
        BoolOption("artillery_roughness", False, "SA-artillery-9"),
        ChoiceOption("counter_battery", ("any_stance", "no_stance"), "SA-artillery-21"),
        BoolOption("docked_artillery", False, "SA-artillery-5"),
    ),
    contributions={
        "column": (
            Column("aims_at", UNIT, NOBODY, FIELD),
            Column("fired_at", UNIT, NOBODY, FIELD),
            Column("shelled", FIELD),
        ),
        "step": (StanceStep,),
        "order": (FireAtRule, AimRule),
        "react": (StanceKeeper,),
        "face": (StancesShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-artillery-1": (Guns.why_no_stance, AimRule),
    "SA-artillery-2": (StanceStep.deciders, takers),
    "SA-artillery-3": (FireAtRule.check,),
    "SA-artillery-4": (Guns.reaches,),
    "SA-artillery-5": (Guns.why_silent, Guns.is_aboard),
    "SA-artillery-6": (Guns.why_silent,),
    "SA-artillery-7": (Guns.reaches, Guns.damage, d_strength, FireAtRule.check),
    "SA-artillery-8": (resolve,),
    "SA-artillery-9": (Guns.damage,),
    "SA-artillery-10": (Guns.why_no_target,),
    "SA-artillery-11": (FireAtRule, StanceKeeper.unit_goes),
    "SA-artillery-12": (FireAtRule.check, FireAtRule.carry_out, StanceKeeper.turn_begins),
    "SA-artillery-13": (resolve, FireAtRule.carry_out),
    "SA-artillery-14": (check_shells,),
    "SA-artillery-15": (Guns.why_no_target,),
    "SA-artillery-16": (shell_vulnerability,),
    "SA-artillery-17": (Guns.why_no_target, Guns.has_finished),
    "SA-artillery-18": (AimRule, StanceKeeper),
    "SA-artillery-19": (StanceKeeper,),
    "SA-artillery-20": (Guns.reaches, Guns.fired_at),
    "SA-artillery-21": (Guns.reaches,),
    "SA-artillery-22": (Guns.reaches, Guns.why_no_stance),
    "SA-specialised-5": (d_strength,),
    "SA-specialised-6": (d_strength, has_guns),
    "SA-specialised-9": (d_strength,),
    "SA-strategic_bombing-1": (FireAtRule.check_building,),
}
