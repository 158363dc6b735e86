"""Effort and sabotage, guards and repression (SA-government_and_people-5 to 8, 11, 12).

Before a holder's fields produce, the peoples who live there and the holder with gendarmes choose at the same time and
in secret; then all is shown, noted in columns of the fields, and counted.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Malformed, Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, reveal, to
from velmoci.kernel.notation import Codec, Counts, Field, Name, Tokens, shorten
from velmoci.kernel.order import Order
from velmoci.salva.chapters.peoples import EFFORT, GUARDS, REPRESSING, WELFARE, Peoples
from velmoci.salva.flow import current_step
from velmoci.salva.items import seat_name
from velmoci.salva.map_seams import FieldFactor
from velmoci.salva.naming import field_name, find_field
from velmoci.salva.numbers import Chain, ratio_text
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, TURN, Column, Guess, OrderRule, Reaction, Step
from velmoci.salva.state import Sight, Slice, State, Table

CHOICE: Final = "people_choice"
CLAUSE: Final = "SA-government_and_people-6"
LEVEL: Final = re.compile(r"-?[0-9]{1,6}(?:/[1-9][0-9]{0,5})?\Z")
Level = tuple[str, str]
"""A field and what its people does there, as text."""


class Levels(Codec):
    """Fields with levels of effort, below 0 of sabotage: `brno 1/2, praha -1`."""

    def __init__(self) -> None:
        self.field = Name()

    def write(self, value: object) -> str:
        assert isinstance(value, tuple)
        return ", ".join(f"{field} {level}" for field, level in value)

    def read(self, tokens: Tokens) -> tuple[Level, ...]:
        found: list[object] = []
        while tokens.next() is not None:
            found.append([tokens.take("field"), tokens.take("number")])
        return self.from_json(found)

    def to_json(self, value: object) -> object:
        assert isinstance(value, tuple)
        return [list(level) for level in value]

    def from_json(self, value: object) -> tuple[Level, ...]:
        if not isinstance(value, list):
            raise Malformed("not_a_list", value=shorten(value))
        levels: list[Level] = []
        for entry in value:
            if not isinstance(entry, list) or len(entry) != 2:
                raise Malformed("not_a_pair", value=shorten(entry))
            field = self.field.from_json(entry[0])
            if field in [name for name, _ in levels]:
                raise Malformed("named_twice", value=field)
            levels.append((field, read_level(entry[1])))
        return tuple(levels)


def read_level(value: object) -> str:
    """A level in lowest terms."""
    if isinstance(value, int) and not isinstance(value, bool):
        value = str(value)
    if not isinstance(value, str) or not LEVEL.match(value):
        raise Malformed("not_a_number", value=shorten(value))
    return str(Fraction(value))


class Effort(Order):
    """`effort brno 1/2, praha -1`: how hard a people works on each field, or how much it spoils; elsewhere neither."""

    kind: ClassVar[str] = "effort"
    fields: ClassVar[tuple[Field, ...]] = (Field("levels", Levels(), default=()),)

    def __init__(self, levels: tuple[Level, ...] = ()) -> None:
        self.levels: Final = levels


class Repress(Order):
    """`repress brno 2`: how many gendarmes on each field repress; all others guard."""

    kind: ClassVar[str] = "repress"
    fields: ClassVar[tuple[Field, ...]] = (Field("gendarmes", Counts("no_gendarmes", CLAUSE), default=()),)

    def __init__(self, gendarmes: tuple[tuple[str, int], ...] = ()) -> None:
        self.gendarmes: Final = gendarmes


NOTHING: Final = Effort()
ALL_GUARD: Final = Repress()


class Choice(Slice):
    """What a seat has chosen until all is shown: levels in steps, or how many gendarmes repress, by fields."""

    def __init__(self) -> None:
        self.chosen: dict[int, int] = {}

    def copy(self) -> Slice:
        twin = Choice()
        twin.chosen = dict(self.chosen)
        return twin

    def dump(self) -> object:
        return [[field, self.chosen[field]] for field in sorted(self.chosen)]

    def load(self, data: Any) -> None:
        self.chosen = {int(field): int(number) for field, number in data}

    def told(self, sight: Sight) -> object:
        peoples, rules = Peoples(sight.rules), sight.rules
        steps = rules.ratio("effort_step")[1] if peoples.is_people(sight.table, sight.seat) else 1
        return {field_name(rules, field): ratio_text(number, steps) for field, number in sorted(self.chosen.items())}


def choice_of(sight: Sight) -> Choice:
    """What a seat has chosen."""
    found = sight.own.slices[sight.rules.own_slice(CHOICE)]
    assert isinstance(found, Choice)
    return found


class Efforts:
    """The columns of effort, looked up once; who is asked about which fields."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.peoples: Final = Peoples(rules)
        self.effort: Final = rules.field_column(EFFORT)
        self.guards: Final = rules.field_column(GUARDS)
        self.repressing: Final = rules.field_column(REPRESSING)
        self.welfare: Final = rules.field_column(WELFARE)
        self.steps: Final = rules.ratio("effort_step")[1]
        """So many steps of effort make 1."""

    def fields(self, table: Table) -> list[int]:
        """The inhabited fields of the seat on turn that are not freshly conquered."""
        own = [field for field in table.fields_of(table.on_turn) if table.fresh[field] == 0]
        return [field for field in own if self.peoples.living_on(table, field) >= 0]

    def of_people(self, table: Table, seat: i64) -> list[int]:
        """Those of them on which a people lives."""
        return [field for field in self.fields(table) if self.peoples.living_on(table, field) == seat]

    def guarded(self, table: Table, seat: i64) -> dict[int, int]:
        """The finished gendarmes on them, if the seat holds them, by fields."""
        fields = self.fields(table) if table.on_turn == seat else []
        found = {field: len(self.peoples.gendarmes_at(table, field)) for field in fields}
        return {field: count for field, count in found.items() if count > 0}

    def is_asked(self, table: Table, seat: i64) -> bool:
        """Whether a seat has anything to choose."""
        return bool(self.of_people(table, seat) or self.guarded(table, seat))


class EffortStep(Step):
    """The peoples and the holder choose at the same time; when all have, what they chose is shown and counted."""

    name = EFFORT
    track = TURN
    before = "production"
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.efforts = Efforts(rules)

    def deciders(self, table: Table) -> list[int]:
        asked = [seat for seat in table.living() if self.efforts.is_asked(table, seat)]
        return table.yet_to_answer(asked)

    def default(self, sight: Sight) -> Order | None:
        return NOTHING if self.efforts.of_people(sight.table, sight.seat) else ALL_GUARD

    def about(self, sight: Sight) -> dict[str, object]:
        rules, table, efforts = self.rules, sight.table, self.efforts
        own = efforts.of_people(table, sight.seat)
        found: dict[str, object] = {"power": seat_name(table.on_turn)}
        if own:
            found["fields"] = [field_name(rules, field) for field in own]
        else:
            guarded = efforts.guarded(table, sight.seat)
            found["gendarmes"] = {field_name(rules, field): count for field, count in guarded.items()}
        return found

    def leave(self, state: State, chance: Chance) -> str:
        for field in self.efforts.fields(state.table):
            show_field(state, self.efforts, field)
        for seat in range(int(state.table.seats)):
            if self.efforts.of_people(state.table, seat):
                self.efforts.peoples.tell(state, seat)
            choice_of(state.sight(seat)).chosen = {}
        return ""


def show_field(state: State, efforts: Efforts, field: i64) -> None:
    """What was chosen for a field is noted there, and its people is better off or worse."""
    table, peoples = state.table, efforts.peoples
    seat = peoples.living_on(table, field)
    level = choice_of(state.sight(seat)).chosen.get(int(field), 0)
    there, repressing = len(peoples.gendarmes_at(table, field)), 0
    if there > 0 and seat != table.on_turn:
        repressing = choice_of(state.sight(table.on_turn)).chosen.get(int(field), 0)
    table.field_columns[efforts.effort][field] = level
    table.field_columns[efforts.guards][field] = there - repressing
    table.field_columns[efforts.repressing][field] = repressing
    gain = peoples.option("wb_income") - peoples.amount(level * level, efforts.steps * efforts.steps)
    peoples.change(state, seat, gain - repressing * peoples.option("repression"))
    if state.events is not None and (level != 0 or there > 0):
        told = {"power": seat_name(seat), "field": field_name(state.rules, field)}
        work = ratio_text(level, efforts.steps)
        state.tell(reveal("effort-shown", **told, effort=work, guards=there - repressing, repressing=repressing))


class EffortRule(OrderRule):
    """A people says how hard it works."""

    order: ClassVar[type[Order]] = Effort
    steps: ClassVar[tuple[str, ...]] = (EFFORT,)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "effort brod 1/2, hrad -1"
    shows_truth: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.efforts = Efforts(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Effort)
        own = self.efforts.of_people(sight.table, sight.seat)
        if not own:
            raise Refusal("no_people_here", CLAUSE)
        for name, level in order.levels:
            if int(find_field(sight, name)) not in own:
                raise Refusal("no_effort_there", CLAUSE, field=name)
            value = Fraction(level) * self.efforts.steps
            if value.denominator != 1 or abs(value) > self.efforts.steps:
                raise Refusal("bad_effort", CLAUSE, value=level, step=self.rules.word("effort_step"))

    def menu(self, sight: Sight) -> Menu | None:
        own = self.efforts.of_people(sight.table, sight.seat)
        names = [field_name(self.rules, field) for field in own]
        return EffortMenu(names, self.efforts.steps) if own else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Effort)
        sight = state.sight(seat)
        chosen = choice_of(sight).chosen
        for name, level in order.levels:
            chosen[int(find_field(sight, name))] = int(Fraction(level) * self.efforts.steps)
        state.table.answer(seat)
        everybody = EventPart(EVERYBODY, "effort-chosen", {"power": seat_name(seat)})
        names, levels = [name for name, _ in order.levels], [level for _, level in order.levels]
        own = EventPart(to([int(seat)]), "effort-chosen-own", {"fields": names, "levels": levels})
        state.tell(Event(everybody, own))


class EffortMenu(Menu):
    """One level for all fields, or for a single one; any other choice can be written."""

    is_complete = False

    def __init__(self, names: list[str], steps: int) -> None:
        self.kind = Effort.kind
        self.names = names
        self.steps = steps
        levels = [ratio_text(step, steps) for step in range(-steps, steps + 1) if step != 0]
        self.orders: list[Order] = [NOTHING]
        self.orders += [Effort(tuple([(name, level) for name in names])) for level in levels]
        if len(names) > 1:
            self.orders += [Effort(((name, level),)) for name in names for level in levels]

    def count(self) -> int:
        return len(self.orders)

    def __iter__(self) -> Iterator[Order]:
        return iter(self.orders)

    def sample(self, chance: Chance) -> Order:
        """A level for each field by lot."""
        levels: list[Level] = []
        for name in self.names:
            step = pick(chance, 2 * self.steps + 1) - self.steps
            if step != 0:
                levels.append((name, ratio_text(step, self.steps)))
        return Effort(tuple(levels))


class RepressRule(OrderRule):
    """The holder says which of his gendarmes repress."""

    order: ClassVar[type[Order]] = Repress
    steps: ClassVar[tuple[str, ...]] = (EFFORT,)
    clause: ClassVar[str] = CLAUSE
    example: ClassVar[str] = "repress brod 2"
    shows_truth: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.efforts = Efforts(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Repress)
        guarded = self.efforts.guarded(sight.table, sight.seat)
        if self.efforts.of_people(sight.table, sight.seat) or not guarded:
            raise Refusal("no_gendarmes_here", CLAUSE)
        for name, count in order.gendarmes:
            if not 0 <= count <= guarded.get(int(find_field(sight, name)), 0):
                raise Refusal("no_gendarmes", CLAUSE, value=str(count), field=name)

    def menu(self, sight: Sight) -> Menu | None:
        """All guard, all repress, or all of one field do."""
        guarded = self.efforts.guarded(sight.table, sight.seat)
        if self.efforts.of_people(sight.table, sight.seat) or not guarded:
            return None
        every = [(field_name(self.rules, field), count) for field, count in guarded.items()]
        found: list[Order] = [ALL_GUARD, Repress(tuple(every))]
        if len(every) > 1:
            found += [Repress((one,)) for one in every]
        return Listed(Repress.kind, found, False)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Repress)
        sight = state.sight(seat)
        for name, count in order.gendarmes:
            choice_of(sight).chosen[int(find_field(sight, name))] = count
        state.table.answer(seat)
        everybody = EventPart(EVERYBODY, "effort-chosen", {"power": seat_name(seat)})
        names, numbers = [name for name, _ in order.gendarmes], [str(count) for _, count in order.gendarmes]
        own = EventPart(to([int(seat)]), "repress-chosen-own", {"fields": names, "levels": numbers})
        state.tell(Event(everybody, own))


class EffortFactor(FieldFactor):
    """Effort adds to what a field generates; sabotage takes away, as far as nobody guards."""

    name = EFFORT

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.steps = rules.ratio("effort_step")[1]
        self.effort = rules.field_column(EFFORT)
        self.guards = rules.field_column(GUARDS)

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        level = int(table.field_columns[self.effort][field])
        if level > 0:
            chain.plus(2 * level, self.steps, EFFORT, "SA-government_and_people-7")
        elif level < 0:
            guarded = int(table.field_columns[self.guards][field]) * self.steps
            chain.plus(-max(0, -2 * level - guarded), self.steps, "sabotage", "SA-government_and_people-8")

    def denominator(self) -> int:
        return self.steps


class EffortsEnd(Reaction):
    """What was shown holds for one production."""

    name = EFFORT

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.efforts = Efforts(rules)

    def turn_ends(self, state: State, seat: i64) -> None:
        columns = self.efforts
        for column in (columns.effort, columns.guards, columns.repressing, columns.welfare):
            for field in range(int(self.rules.board.size)):
                state.table.field_columns[column][field] = 0


class ChoiceGuess(Guess):
    """Others have chosen anything that they may."""

    name = CHOICE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.efforts = Efforts(rules)

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        table = state.table
        if not table.frames or current_step(self.rules.tracks, table).name != EFFORT:
            return
        for seat in range(int(table.seats)):
            if seat == int(sight.seat) or not table.frames[-1].has_answered(seat):
                continue
            chosen, steps = choice_of(state.sight(seat)).chosen, self.efforts.steps
            for field in self.efforts.of_people(table, seat):
                chosen[field] = int(pick(chance, 2 * steps + 1)) - steps
            if not chosen:
                for field, count in self.efforts.guarded(table, seat).items():
                    chosen[field] = int(pick(chance, count + 1))


COLUMNS: Final = (
    Column(EFFORT, FIELD, parts=lambda rules: rules.ratio("effort_step")[1]),
    Column(GUARDS, FIELD),
    Column(REPRESSING, FIELD),
    Column(WELFARE, FIELD, parts=lambda rules: rules.money),
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-government_and_people-5": (show_field, Efforts.fields),
    "SA-government_and_people-6": (EffortStep, EffortRule, RepressRule, Efforts.fields),
    "SA-government_and_people-7": (EffortFactor.apply, show_field),
    "SA-government_and_people-8": (EffortFactor.apply, show_field),
    "SA-government_and_people-11": (EffortFactor.apply,),
    "SA-government_and_people-12": (show_field,),
}
