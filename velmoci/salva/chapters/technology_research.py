"""Research and gifts of technology: what is paid, what rises when; a part of the chapter `technology`."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.salva.base.offers import money_text
from velmoci.salva.chapters.factories import Payment, Payments, parts_of
from velmoci.salva.chapters.technology_levels import FIELDS, Levels
from velmoci.salva.chapters.technology_tree import RADIO, STEPS, step_to
from velmoci.salva.consent_slices import has_refused
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import RESEARCH
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.paying import left_for, spend
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Consent, OrderRule, Reaction
from velmoci.salva.state import Sight, Slice, State, Table

LABORATORY: Final = "technology"
TOPIC: Final = "technology_gift"
TO_LEVEL: Final = "to_level"
ONE_STEP: Final = "one_step"


class Research(Order):
    """`research armoured from brno 2, praha 1/2`: pays for the next level of a field, or for a step of the tree."""

    kind: ClassVar[str] = "research"
    fields: ClassVar[tuple[Field, ...]] = (
        Field("technology", Name()),
        Field("payments", Payments(), word="from", default=()),
    )

    def __init__(self, technology: str, payments: tuple[Payment, ...] = ()) -> None:
        self.technology: Final = technology
        self.payments: Final = payments


class GiveTechnology(Order):
    """`give_technology soft to seat_2`: another seat comes to one's own level in a field."""

    kind: ClassVar[str] = "give_technology"
    fields: ClassVar[tuple[Field, ...]] = (Field("technology", Name()), Field("power", Name(), word="to"))

    def __init__(self, technology: str, power: str) -> None:
        self.technology: Final = technology
        self.power: Final = power


class Rise:
    """A level that a seat will have from one of its turns on; turns are counted as the table counts them."""

    def __init__(self, seat: int, field: str, level: int, turn: int, is_gift: bool) -> None:
        self.seat: Final = seat
        self.field: Final = field
        self.level: Final = level
        self.turn: Final = turn
        self.is_gift: Final = is_gift

    def dump(self) -> list[object]:
        """As JSON."""
        return [self.seat, self.field, self.level, self.turn, self.is_gift]


class Laboratory(Slice):
    """What has been paid for levels that are not paid in full, and the levels that are due."""

    def __init__(self) -> None:
        self.paid: dict[tuple[int, str], int] = {}
        """For a seat and a field, in parts of a point."""
        self.rises: list[Rise] = []

    def copy(self) -> Slice:
        twin = Laboratory()
        twin.paid = dict(self.paid)
        twin.rises = self.rises[:]
        return twin

    def dump(self) -> object:
        paid = [[seat, field, parts] for (seat, field), parts in sorted(self.paid.items())]
        return {"paid": paid, "rises": [rise.dump() for rise in self.rises]}

    def load(self, data: Any) -> None:
        self.paid = {(int(seat), str(field)): int(parts) for seat, field, parts in data["paid"]}
        self.rises = [Rise(seat, field, level, turn, gift) for seat, field, level, turn, gift in data["rises"]]

    def told(self, sight: Sight) -> object:
        """The levels of all seats, what each pays less for, what has been paid, and what is due in which round."""
        rules, table = sight.rules, sight.table
        levels = Levels(rules)
        found: dict[str, object] = {}
        for seat in range(int(table.seats)):
            talent = int(table.seat_columns[levels.talents][seat])
            known = [*FIELDS, RADIO] if levels.has_tree else list(FIELDS)
            found[seat_name(seat)] = {
                "levels": {name: levels.level(table, seat, name) for name in known},
                "talent": FIELDS[talent] if talent >= 0 else "",
                "paid": {name: money_text(rules, parts) for (who, name), parts in self.paid.items() if who == seat},
                "due": [
                    {"technology": one.field, "level": one.level, "round": one.turn // int(table.seats) + 1}
                    for one in self.rises
                    if one.seat == seat
                ],
            }
        return found

    def due(self, seat: i64, field: str) -> list[Rise]:
        """What a seat will have in a field."""
        return [rise for rise in self.rises if rise.seat == seat and rise.field == field]


def laboratory(rules: Rules, table: Table) -> Laboratory:
    """The one of this table."""
    found = table.slices[rules.table_slice(LABORATORY)]
    assert isinstance(found, Laboratory)
    return found


def gain(state: State, levels: Levels, seat: i64, field: str, level: int) -> None:
    """All units of a seat, those that it has and those to come, have the new level in a field."""
    if levels.level(state.table, seat, field) < level:
        levels.raise_to(state.table, seat, field, level)
        state.tell(public("technology-gained", power=seat_name(seat), technology=field, level=level))


def invest(state: State, levels: Levels, seat: i64, field: str, parts: int) -> None:
    """So much more is paid for the next level of a field; a surplus lapses."""
    table, rules = state.table, state.rules
    lab, key = laboratory(rules, table), (int(seat), field)
    level = levels.level(table, seat, field) + 1
    paid = lab.paid.pop(key, 0) + parts
    price = levels.price_parts(table, seat, field, level)
    told: dict[str, Any] = {"power": seat_name(seat), "technology": field, "level": level}
    if paid < price:
        lab.paid[key] = paid
        left = money_text(rules, price - paid)
        state.tell(public("research-paid-in-part", **told, points=money_text(rules, parts), left=left))
        return
    state.tell(public("research-paid", **told, points=money_text(rules, parts)))
    delay = rules.number("tech_delay")
    if delay == 0:
        gain(state, levels, seat, field, level)
    else:
        lab.rises.append(Rise(int(seat), field, level, int(table.turn) + delay * int(table.seats), False))


class Rises(Reaction):
    """At the start of a seat's turn its levels rise that are due."""

    name = LABORATORY

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.levels = Levels(rules)
        self.is_step = rules.word("tech_gift") == ONE_STEP

    def turn_begins(self, state: State, seat: i64) -> None:
        lab = laboratory(self.rules, state.table)
        ready = [rise for rise in lab.rises if rise.seat == seat and rise.turn <= state.table.turn]
        lab.rises = [rise for rise in lab.rises if rise not in ready]
        for rise in ready:
            gain(state, self.levels, seat, rise.field, self.level_of(state.table, rise))

    def level_of(self, table: Table, rise: Rise) -> int:
        """To which level it leads: with the option a gift is one step, but not beyond the giver."""
        if rise.is_gift and self.is_step:
            return min(rise.level, self.levels.level(table, rise.seat, rise.field) + 1)
        return rise.level

    def seat_leaves(self, state: State, seat: i64) -> None:
        lab = laboratory(self.rules, state.table)
        lab.rises = [rise for rise in lab.rises if rise.seat != seat]
        lab.paid = {key: parts for key, parts in lab.paid.items() if key[0] != seat}


class ResearchRule(OrderRule):
    """Pays for the next level of a field out of whatever fields have something to spend."""

    order: ClassVar[type[Order]] = Research
    steps: ClassVar[tuple[str, ...]] = ("production",)
    clause: ClassVar[str] = "SA-technology-11"
    example: ClassVar[str] = "research armoured from brod 1, hrad 1/2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.levels = Levels(rules)

    def field(self, sight: Sight, name: str) -> str:
        """The field of technology of that name, or the one that a step of the tree raises."""
        if name in FIELDS:
            return name
        if self.levels.has_tree and name in STEPS:
            field, level = STEPS[name]
            if self.levels.level(sight.table, sight.seat, field) != level - 1:
                raise Refusal("technology_out_of_turn", "SA-technology-13", technology=name)
            return field
        raise Refusal("no_such_technology", "SA-technology-5", technology=name[:40])

    def why_not(self, sight: Sight, field: str) -> Refusal | None:
        """What stands against research in a field; None where nothing does."""
        levels, table, seat = self.levels, sight.table, sight.seat
        level = levels.level(table, seat, field) + 1
        if levels.set_level(table, seat, field) is not None:
            return Refusal("technology_not_own", self.clause, technology=field)
        if level > levels.highest(field):
            return Refusal("technology_highest", "SA-technology-2", technology=field, level=level - 1)
        if [rise for rise in laboratory(self.rules, table).due(seat, field) if not rise.is_gift]:
            return Refusal("technology_under_way", "SA-technology-13", technology=field)
        missing = levels.missing_step(table, seat, field, level)
        if missing:
            return Refusal("technology_needs", "SA-technology-18", technology=step_to(field, level), needed=missing)
        return None

    def missing(self, sight: Sight, field: str) -> int:
        """What is still to be paid for the next level, in parts of a point; 0 or less where it is paid."""
        table, seat = sight.table, sight.seat
        price = self.levels.price_parts(table, seat, field, self.levels.level(table, seat, field) + 1)
        return price - laboratory(self.rules, table).paid.get((int(seat), field), 0)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Research)
        field = self.field(sight, order.technology)
        refusal = self.why_not(sight, field)
        if refusal is not None:
            raise refusal
        rules, table, total = self.rules, sight.table, 0
        for name, amount in order.payments:
            payer, parts = find_field(sight, name), parts_of(rules, amount)
            if table.owner[payer] != sight.seat or parts <= 0:
                raise Refusal("bad_payment", "SA-technology-11", field=name)
            left = left_for(rules, table, payer, RESEARCH)
            if parts > left:
                raise Refusal("too_dear", "SA-technology-11", left=money_text(rules, left))
            total += parts
        missing = max(0, self.missing(sight, field))
        if total > missing:
            raise Refusal("overpaid", "SA-technology-12", left=money_text(rules, missing))
        if total == 0 and missing > 0:
            raise Refusal("nothing_paid", "SA-technology-11")

    def open_fields(self, sight: Sight) -> list[str]:
        """The fields in which research is possible now, those first that lie behind."""
        known = [*self.levels.present, RADIO] if self.levels.has_tree else self.levels.present
        found = [name for name in known if self.why_not(sight, name) is None]
        return sorted(found, key=lambda name: self.levels.level(sight.table, sight.seat, name))

    def menu(self, sight: Sight) -> Menu | None:
        """For each field all that is missing, or as much as there is, out of the poorest fields first."""
        table = sight.table
        payers = [field for field in table.fields_of(sight.seat) if table.purse[field] > 0]
        payers.sort(key=lambda field: (table.purse[field], field))
        found: list[Order] = []
        for name in self.open_fields(sight):
            missing = self.missing(sight, name)
            payments = self.collected(sight, payers, missing)
            if payments or missing <= 0:
                found.append(Research(self.called(sight, name), payments))
        return Listed(Research.kind, found, False) if found else None

    def called(self, sight: Sight, field: str) -> str:
        """The name under which the next level of a field is bought."""
        level = self.levels.level(sight.table, sight.seat, field) + 1
        return step_to(field, level) if self.levels.is_step(field, level) else field

    def collected(self, sight: Sight, payers: list[int], missing: int) -> tuple[Payment, ...]:
        """So much from these fields in turn, or all that they have."""
        found: list[Payment] = []
        for field in payers:
            given = min(missing, left_for(self.rules, sight.table, field, RESEARCH))
            if given > 0:
                found.append((field_name(self.rules, field), money_text(self.rules, given)))
                missing -= given
        return tuple(found)

    def facts(self, sight: Sight) -> dict[str, object]:
        """For each field in which research is possible what the next level costs and why, and what is missing."""
        return {"research": [self.told(sight, name) for name in self.open_fields(sight)]}

    def told(self, sight: Sight, field: str) -> dict[str, object]:
        """The next level of a field with its price."""
        table, seat, rules = sight.table, sight.seat, self.rules
        level = self.levels.level(table, seat, field) + 1
        return {
            "technology": self.called(sight, field),
            "field": field,
            "level": level,
            "price": self.levels.price(table, seat, field, level, True).to_json(),
            "paid": money_text(rules, laboratory(rules, table).paid.get((int(seat), field), 0)),
            "missing": money_text(rules, max(0, self.missing(sight, field))),
        }

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """What the order leaves to be paid, and what the fields have left."""
        assert isinstance(order, Research)
        field, total = self.field(sight, order.technology), 0
        own, rules = sight.table.fields_of(sight.seat), self.rules
        left = {field_name(rules, at): left_for(rules, sight.table, at, RESEARCH) for at in own}
        for name, amount in order.payments:
            total += parts_of(self.rules, amount)
            left[name] -= parts_of(self.rules, amount)
        rest = money_text(self.rules, max(0, self.missing(sight, field) - total))
        purses = {name: money_text(self.rules, parts) for name, parts in left.items() if parts > 0}
        return {**self.told(sight, field), "left": rest, "purses": purses}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Research)
        sight, total = state.sight(seat), 0
        field = self.field(sight, order.technology)
        for name, amount in order.payments:
            parts = parts_of(self.rules, amount)
            spend(state, find_field(sight, name), RESEARCH, parts)
            total += parts
        invest(state, self.levels, seat, field, total)


class GiftRule(OrderRule):
    """Gives a technology to somebody who is behind in it; the giver keeps it."""

    order: ClassVar[type[Order]] = GiveTechnology
    steps: ClassVar[tuple[str, ...]] = ("movement", "production")
    clause: ClassVar[str] = "SA-technology-16"
    example: ClassVar[str] = "give_technology soft to seat_2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.levels = Levels(rules)
        self.is_allowed = rules.word("tech_gift") != "off"

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, GiveTechnology)
        if not self.is_allowed or sight.table.on_turn != sight.seat:
            raise Refusal("no_technology_gifts", self.clause)
        field, other = order.technology, find_living(sight, order.power, self.clause)
        if field not in self.levels.columns or (field == RADIO and not self.levels.has_tree):
            raise Refusal("no_such_technology", "SA-technology-5", technology=field[:40])
        if has_refused(sight, other, TOPIC):
            raise Refusal("ally_refused", self.clause, power=order.power)
        if not self.is_ahead(sight, field, other):
            raise Refusal("technology_not_higher", self.clause, technology=field, power=order.power)

    def is_ahead(self, sight: Sight, field: str, other: i64) -> bool:
        """Whether another seat would come higher by the gift than it is, and than it will be by earlier gifts."""
        table, levels = sight.table, self.levels
        own, theirs = levels.level(table, sight.seat, field), levels.level(table, other, field)
        if levels.set_level(table, other, field) is not None:
            return False
        gifts = [rise.level for rise in laboratory(self.rules, table).due(other, field) if rise.is_gift]
        return own > max([theirs, *gifts])

    def menu(self, sight: Sight) -> Menu | None:
        table = sight.table
        if not self.is_allowed or table.on_turn != sight.seat:
            return None
        found: list[Order] = []
        for other in table.living():
            if other == int(sight.seat) or has_refused(sight, other, TOPIC):
                continue
            found += [GiveTechnology(name, seat_name(other)) for name in FIELDS if self.is_ahead(sight, name, other)]
        return Listed(GiveTechnology.kind, found, False) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, GiveTechnology)
        table, field = state.table, order.technology
        other, level = find_living(state.sight(seat), order.power, self.clause), self.levels.level(table, seat, field)
        turn = int(table.turn) + int(table.seats)
        laboratory(self.rules, table).rises.append(Rise(int(other), field, level, turn, True))
        told: dict[str, Any] = {"power": seat_name(seat), "other": order.power}
        state.tell(public("technology-given", **told, technology=field, level=level))


def find_living(sight: Sight, name: str, clause: str) -> i64:
    """Another seat that takes part."""
    for seat in sight.table.living():
        if seat_name(seat) == name and seat != int(sight.seat):
            return seat
    raise Refusal("no_ally", clause, power=name[:40])


class TechnologyGift(Consent):
    """Nobody is given a technology against his will."""

    name = TOPIC

    def concerns(self, order: Order) -> bool:
        return isinstance(order, GiveTechnology)

    def needed(self, sight: Sight, order: Order) -> list[int]:
        if not isinstance(order, GiveTechnology):
            return []
        return [int(find_living(sight, order.power, "SA-technology-16"))]

