"""Three made-up chapters, each with one of the things that the chapters of the rulebook will need of the machine.

`ambush`  an out-of-turn reaction: whoever sees a foreign unit come by may shoot at it or let it pass
`gifts`   a consent: a field is given away if the receiver wants it and the neighbours do not mind
`lending` a battle of several owners: a unit moves and fights under somebody else's command, but its owner fires
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu, Single
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name, Notation
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.endings import hand_over
from velmoci.salva.battle import Battle
from velmoci.salva.consent import with_consent
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.flow import push
from velmoci.salva.game import GAME as SALVA
from velmoci.salva.items import seat_name
from velmoci.salva.library import LIBRARY, NOTATION
from velmoci.salva.map_seams import Veto
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.seams import COMMANDER, MATTER, SEAT, UNIT, Column, Consent, OrderRule, Reaction, SliceSpec, Step
from velmoci.salva.state import GONE, Sight, Slice, State, Table

AMBUSH = "ambush"
GIFT = "gift"
BORDER = "border"
LOAN = "loan"


class Prey(Slice):
    """Which unit has come by."""

    def __init__(self) -> None:
        self.unit = -1

    def copy(self) -> Slice:
        twin = Prey()
        twin.unit = self.unit
        return twin

    def dump(self) -> object:
        return self.unit

    def load(self, data: Any) -> None:
        self.unit = data


class Shoot(Order):
    kind: ClassVar[str] = "shoot"


class LetPass(Order):
    kind: ClassVar[str] = "let_pass"


class Lurking(Reaction):
    """Whenever a unit comes to a field without units, and at the beginning of a battle, all others are asked."""

    name = "lurking"

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        if state.table.units_at(field) == [int(unit)]:
            self.ask(state, unit)

    def battle_begins(self, state: State, battle: Battle) -> None:
        self.ask(state, battle.unit[0])

    def ask(self, state: State, unit: i64) -> None:
        prey = Prey()
        prey.unit = int(unit)
        push(state, AMBUSH, prey)


class Ambush(Step):
    """Everybody but the owner answers; who is silent lets the unit pass."""

    name = AMBUSH
    track = AMBUSH

    def deciders(self, table: Table) -> list[int]:
        owner = table.owner_of(prey_of(table).unit)
        return [seat for seat in table.living() if seat != owner and not table.frames[-1].has_answered(seat)]

    def default(self, sight: Sight) -> Order | None:
        return LetPass()

    def about(self, sight: Sight) -> dict[str, object]:
        return {"unit": unit_name(self.rules, sight.table, prey_of(sight.table).unit)}


def prey_of(table: Table) -> Prey:
    """What is being asked about."""
    prey = table.frames[-1].matter
    assert isinstance(prey, Prey)
    return prey


class LetPassRule(OrderRule):
    order: ClassVar[type[Order]] = LetPass
    steps: ClassVar[tuple[str, ...]] = (AMBUSH,)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(LetPass())

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        state.table.answer(seat)


class ShootRule(OrderRule):
    """Takes away what the unit could still move."""

    order: ClassVar[type[Order]] = Shoot
    steps: ClassVar[tuple[str, ...]] = (AMBUSH,)

    def menu(self, sight: Sight) -> Menu | None:
        return Single(Shoot())

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        unit = prey_of(state.table).unit
        state.table.points[unit] = 0
        state.table.answer(seat)
        state.tell(public("shot-from-ambush", power=seat_name(seat), unit=unit_name(self.rules, state.table, unit)))


LURKING = Chapter(
    id="lurking",
    clause="SA-terrain-1",
    contributions={
        "slice": (SliceSpec(AMBUSH, MATTER, Prey),),
        "step": (Ambush,),
        "order": (LetPassRule, ShootRule),
        "react": (Lurking,),
    },
)


class GiveField(Order):
    """`give_field b to seat_2`"""

    kind: ClassVar[str] = "give_field"
    fields: ClassVar[tuple[Field, ...]] = (Field("field", Name()), Field("receiver", Name(), word="to"))

    def __init__(self, field: str, receiver: str) -> None:
        self.field = field
        self.receiver = receiver


class GiveRule(OrderRule):
    """An empty field that is not the last one; not to somebody who has refused a gift in this turn."""

    order: ClassVar[type[Order]] = GiveField
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-alliance-4"

    def check(self, sight: Sight, order: Order) -> None:
        if order not in list(self.gifts(sight)):
            raise Refusal("no_gift", self.clause)

    def gifts(self, sight: Sight) -> Iterator[Order]:
        table = sight.table
        fields = table.fields_of(sight.seat)
        for field in fields if len(fields) > 1 else []:
            for seat in table.living():
                if seat != int(sight.seat) and not table.units_at(field) and not has_refused(sight, seat, GIFT):
                    yield GiveField(field_name(sight.rules, field), seat_name(seat))

    def menu(self, sight: Sight) -> Menu | None:
        found = list(self.gifts(sight))
        return Listed(GiveField.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, GiveField)
        field = find_field(state.sight(seat), order.field)
        hand_over(state, field, seat_of(order.receiver))
        state.table.fresh[field] = 1
        state.tell(public("field-given", power=seat_name(seat), other=order.receiver, field=order.field))


def seat_of(name: str) -> int:
    return int(name.rpartition("_")[2]) - 1


class Receiving(Consent):
    """Nothing is given to anybody against his will."""

    name = GIFT

    def needed(self, sight: Sight, order: Order) -> list[int]:
        return [seat_of(order.receiver)] if isinstance(order, GiveField) else []

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        assert isinstance(order, GiveField)
        return {"field": order.field}


class Bordering(Consent):
    """Whoever has a field beside it may object; who is silent does not."""

    name = BORDER
    silence = "agree"

    def needed(self, sight: Sight, order: Order) -> list[int]:
        if not isinstance(order, GiveField):
            return []
        near = sight.rules.board.neighbours[find_field(sight, order.field)]
        owners = {int(sight.table.owner[field]) for field in near}
        return sorted(owners - {-1, int(sight.seat), seat_of(order.receiver)})


GIFTS = Chapter(
    id="gifts",
    clause="SA-alliance-4",
    contributions=with_consent({"order": (GiveRule,), "consent": (Receiving, Bordering)}),
)

class Lend(Order):
    """`lend tank_1 to seat_2`"""

    kind: ClassVar[str] = "lend"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("receiver", Name(), word="to"))

    def __init__(self, unit: str, receiver: str) -> None:
        self.unit = unit
        self.receiver = receiver


class LendRule(OrderRule):
    """Hands a unit over for good."""

    order: ClassVar[type[Order]] = Lend
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-alliance-20"
    example: ClassVar[str] = "lend tank_1 to seat_2"

    def check(self, sight: Sight, order: Order) -> None:
        if order not in list(self.loans(sight)):
            raise Refusal("no_loan", self.clause)

    def loans(self, sight: Sight) -> Iterator[Order]:
        rules, table = sight.rules, sight.table
        for unit in table.units_of(sight.seat):
            for seat in table.living():
                is_own = rules.commander(table, unit) == sight.seat and seat != int(sight.seat)
                if is_own and table.is_finished(unit) and not has_refused(sight, seat, LOAN):
                    yield Lend(unit_name(rules, table, unit), seat_name(seat))

    def menu(self, sight: Sight) -> Menu | None:
        found = list(self.loans(sight))
        return Listed(Lend.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Lend)
        unit = find_unit(state.sight(seat), order.unit)
        state.table.unit_columns[self.rules.command][unit] = seat_of(order.receiver)
        state.tell(public("unit-lent", power=seat_name(seat), other=order.receiver, unit=order.unit))


class Commanding(Consent):
    """Nobody has to command what he does not want."""

    name = LOAN

    def needed(self, sight: Sight, order: Order) -> list[int]:
        return [seat_of(order.receiver)] if isinstance(order, Lend) else []


class Loyalty(Veto):
    """A unit does not fight for a field of its owner."""

    name = "loyalty"

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        is_own = sight.table.owner[field] == sight.table.owner_of(unit)
        return Refusal("own_field", "SA-alliance-20", field=field_name(sight.rules, field)) if is_own else None


class Homeless(Reaction):
    """Whoever commanded a unit is out: it goes where nobody is at home to it, unless it is fighting."""

    name = "homeless"

    def seat_leaves(self, state: State, seat: i64) -> None:
        battle = state.table.battle
        for unit in range(len(state.table.kind)):
            if battle is None or battle.fighter_of(unit) < 0:
                self.dismiss(state, unit)

    def battle_ends(self, state: State, battle: Battle) -> None:
        for unit in battle.unit:
            self.dismiss(state, unit)

    def dismiss(self, state: State, unit: i64) -> None:
        table = state.table
        is_lent = table.kind[unit] != GONE and table.unit_columns[self.rules.command][unit] >= 0
        if is_lent and not self.rules.is_friend(table, unit, table.owner[table.place[unit]]):
            state.remove_unit(unit)


LENDING = Chapter(
    id="lending",
    clause="SA-alliance-20",
    contributions=with_consent(
        {
            "column": (Column(COMMANDER, UNIT, -1, SEAT),),
            "order": (LendRule,),
            "consent": (Commanding,),
            "veto": (Loyalty,),
            "react": (Homeless,),
        }
    ),
)

CHAPTERS = (LURKING, GIFTS, LENDING)
TOYS = replace(LIBRARY, chapters=(*LIBRARY.chapters, *CHAPTERS))
"""All chapters of Salva and the made-up ones."""
RULES = [rule for chapter in CHAPTERS for rule in chapter.contributions["order"]]
GAME = replace(SALVA, library=TOYS, notation=Notation([*NOTATION.kinds.values(), *[rule.order for rule in RULES]]))
"""Salva with the made-up chapters, as the registry finds it while a test puts it in the place of the shipped one."""
