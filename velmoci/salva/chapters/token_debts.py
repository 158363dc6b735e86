"""What follows when uncertain tokens were shown: a part of the chapter `hidden_units`.

For every true one two false ones leave, and a false one that was shown alone lies down beside another elsewhere. The
owner chooses; where everybody can see that there is no choice, he is not asked.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, islice
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import EVERYBODY, Event, EventPart, reveal, to
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.order import Order
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.flow import current_step, push
from velmoci.salva.hiding.faces import FALSE_FOR_TRUE
from velmoci.salva.hiding.tokens import Tokens, owed
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import NOBODY_ASKED, TURN, OrderRule, Step
from velmoci.salva.state import Sight, State, Table

DEBTS: Final = "token_debts"
RATIO: Final = "token_ratio"
RELOCATION: Final = "token_relocation"
CLAUSE: Final = "SA-hidden_units-12"
MOST_FALSE: Final = 8
"""Of so many false tokens every pair is offered; whoever wants another one types it."""


class Discard(Order):
    """`discard at_gun_8 at_gun_9`: two false tokens that leave with a true one that was shown."""

    kind: ClassVar[str] = "discard"
    fields: ClassVar[tuple[Field, ...]] = (Field("units", Names()),)

    def __init__(self, units: tuple[str, ...]) -> None:
        self.units: Final = units


class Relocate(Order):
    """`relocate at_gun_8 to at_gun_9`: shows that a token is false and lays it beside another."""

    kind: ClassVar[str] = "relocate"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("target", Name(), word="to"))

    def __init__(self, unit: str, target: str) -> None:
        self.unit: Final = unit
        self.target: Final = target


def find_token(sight: Sight, tokens: Tokens, name: str, clause: str) -> i64:
    """The seat's own token of that name."""
    token = find_mover(sight, name, clause)
    if not tokens.is_token(sight.table, token) or sight.table.owner_of(token) != sight.seat:
        raise Refusal("not_your_token", clause, unit=name)
    return token


def show(state: State, tokens: Tokens, token: i64) -> None:
    """A token has to be shown to all: a true one becomes a unit, a false one must not stay; what follows is owed."""
    table, rules = state.table, state.rules
    seat, field = int(table.owner_of(token)), int(tokens.field(table, token))
    is_true = tokens.is_true(state.sight(seat), token)
    sentence = "token-shown-true" if is_true else "token-shown-false"
    name, where = unit_name(rules, table, token), field_name(rules, field)
    state.tell(reveal(sentence, power=seat_name(seat), unit=name, field=where))
    debts = owed(rules, table)
    if is_true:
        tokens.become_unit(state, token)
        debts.pairs.append((seat, int(table.kind[token]), int(token)))
    else:
        debts.moves.append((int(table.number[token]), field))


def ask_what_follows(state: State) -> None:
    """Lays the questions on the agenda that are open since tokens were shown."""
    debts, track = owed(state.rules, state.table), state.rules.track(DEBTS)
    is_asked = [frame for frame in state.table.frames if frame.track == track]
    if (debts.pairs or debts.moves) and not is_asked:
        push(state, DEBTS)


def discard(state: State, tokens: Tokens, going: list[int]) -> None:
    """Two false tokens leave for a true one that was shown, which is the first for which some are owed."""
    rules, table = state.rules, state.table
    debts = owed(rules, table)
    seat = debts.pairs[0][0]
    names = [unit_name(rules, table, token) for token in going]
    debts.pairs = debts.pairs[1:]
    for token in going:
        tokens.leave(state, token)
    state.tell(reveal("tokens-discarded", power=seat_name(seat), units=names))


def discard_the_last(state: State, tokens: Tokens) -> None:
    """Where everybody sees that all tokens of a kind that are left are false, nobody has to be asked."""
    while True:
        debts = owed(state.rules, state.table)
        if not debts.pairs:
            return
        seat, kind, _ = debts.pairs[0]
        family = tokens.of(state.table, seat, kind)
        if tokens.true_count(state.table, family) > 0:
            return
        discard(state, tokens, family[:FALSE_FOR_TRUE])


def elsewhere(tokens: Tokens, table: Table, token: i64, field: i64) -> list[int]:
    """Beside which tokens one that was shown false on a field can lie down: first those that nobody carries."""
    shown = tokens.known_to_all(table).false
    kin = [other for other in tokens.kin(table, token) if int(table.number[other]) not in shown]
    found = [other for other in kin if tokens.field(table, other) != field]
    return [other for other in found if not tokens.is_carried(table, other)] or found


def lay_down(state: State, tokens: Tokens, token: i64, target: i64, chance: Chance) -> None:
    """A token that is known to be false lies down beside another, and the two are shuffled."""
    rules, table = state.rules, state.table
    seat, number = int(table.owner_of(token)), int(table.number[token])
    origin, where = (field_name(rules, tokens.field(table, one)) for one in (token, target))
    told = {"power": seat_name(seat), "unit": unit_name(rules, table, token), "target": unit_name(rules, table, target)}
    debts = owed(rules, table)
    debts.moves = [row for row in debts.moves if row[0] != number]
    new = tokens.lay_beside(state, token, target, chance.secret())
    names = [unit_name(rules, table, one) for one in new]
    true = [name for name, one in zip(names, new, strict=True) if tokens.is_true(state.sight(seat), one)]
    part = EventPart(EVERYBODY, "token-relocated", {**told, "origin": origin, "field": where, "units": names})
    state.tell(Event(part, EventPart(to([seat]), "token-relocated-own", {"true": true})))


def lay_down_the_sure(state: State, tokens: Tokens, chance: Chance) -> None:
    """Where everybody sees that there is one token beside which it can lie, nobody has to be asked.

    Where there is none, all of the kind lie on that field: then a true one has to be shown as well.
    """
    debts = owed(state.rules, state.table)
    while debts.moves and not debts.pairs:
        number, field = debts.moves[0]
        token = state.table.numbered(number)
        targets = elsewhere(tokens, state.table, token, field)
        if len(targets) > 1:
            return
        if targets:
            lay_down(state, tokens, token, targets[0], chance)
        else:
            show(state, tokens, first_true(state, tokens, token))


def first_true(state: State, tokens: Tokens, token: i64) -> int:
    """The first true token of the owner and kind of another."""
    sight = state.sight(state.table.owner_of(token))
    return next(other for other in tokens.kin(state.table, token) if tokens.is_true(sight, other))


class LeftOver(Step):
    """What was owed when a turn ended before it was asked is asked in the next one."""

    name = DEBTS
    track = TURN
    before = "movement"
    clause = CLAUSE

    def enter(self, state: State, chance: Chance) -> None:
        ask_what_follows(state)


class TokenRatio(Step):
    """For every true token that was shown its owner chooses two false ones that leave."""

    name = RATIO
    track = DEBTS
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def enter(self, state: State, chance: Chance) -> None:
        discard_the_last(state, self.tokens)

    def deciders(self, table: Table) -> list[int]:
        pairs = owed(self.rules, table).pairs
        return [pairs[0][0]] if pairs else NOBODY_ASKED

    def default(self, sight: Sight) -> Order | None:
        """The nearest in the order of the list."""
        _, kind, unit = owed(self.rules, sight.table).pairs[0]
        found = sorted(self.tokens.false_ones(sight, kind), key=lambda token: (abs(token - unit), token))
        return Discard(tuple([unit_name(self.rules, sight.table, token) for token in found[:FALSE_FOR_TRUE]]))

    def about(self, sight: Sight) -> dict[str, object]:
        kind = owed(self.rules, sight.table).pairs[0][1]
        false = [unit_name(self.rules, sight.table, token) for token in self.tokens.false_ones(sight, kind)]
        return {"kind": self.rules.kinds.rows[kind].id, "count": FALSE_FOR_TRUE, "units": false}


class TokenRelocation(Step):
    """For every token that was shown false its owner chooses beside which other it lies down."""

    name = RELOCATION
    track = DEBTS
    clause = CLAUSE

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def enter(self, state: State, chance: Chance) -> None:
        lay_down_the_sure(state, self.tokens, chance)

    def deciders(self, table: Table) -> list[int]:
        debts = owed(self.rules, table)
        if debts.pairs or not debts.moves:
            return NOBODY_ASKED
        return [int(table.owner_of(table.numbered(debts.moves[0][0])))]

    def leave(self, state: State, chance: Chance) -> str:
        return RATIO if owed(self.rules, state.table).pairs else ""

    def orders(self, sight: Sight) -> list[Order]:
        """Where the first of the shown tokens can go."""
        table = sight.table
        number, field = owed(self.rules, table).moves[0]
        token = table.numbered(number)
        targets = elsewhere(self.tokens, table, token, field)
        name = unit_name(self.rules, table, token)
        return [Relocate(name, unit_name(self.rules, table, target)) for target in targets]

    def default(self, sight: Sight) -> Order | None:
        return self.orders(sight)[0]


class RatioBeforehand(Beforehand):
    """Those leave that are the nearest in the list."""

    name = RATIO


class RelocationBeforehand(Beforehand):
    """It lies down beside the first in the list."""

    name = RELOCATION


class DiscardRule(OrderRule):
    """The owner names two false tokens of the kind of which a true one was shown."""

    order: ClassVar[type[Order]] = Discard
    steps: ClassVar[tuple[str, ...]] = (RATIO,)
    clause: ClassVar[str] = CLAUSE
    shows_truth: ClassVar[bool] = True
    example: ClassVar[str] = "discard at_gun_8 at_gun_9"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Discard)
        kind = owed(self.rules, sight.table).pairs[0][1]
        found = [int(find_token(sight, self.tokens, name, self.clause)) for name in order.units]
        if len(found) != FALSE_FOR_TRUE or len(set(found)) != FALSE_FOR_TRUE:
            raise Refusal("not_two_tokens", "SA-hidden_units-3")
        for name, token in zip(order.units, found, strict=True):
            if sight.table.kind[token] != kind:
                raise Refusal("another_kind", self.clause, unit=name)
            if self.tokens.is_true(sight, token):
                raise Refusal("hidden_is_true", self.clause, unit=name)

    def menu(self, sight: Sight) -> Menu | None:
        kind = owed(self.rules, sight.table).pairs[0][1]
        false = self.tokens.false_ones(sight, kind)
        orders: list[Order] = [
            Discard(pair) for pair in pairs_of([unit_name(self.rules, sight.table, token) for token in false])
        ]
        return Listed(Discard.kind, orders, len(false) <= MOST_FALSE)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Discard)
        sight = state.sight(seat)
        discard(state, self.tokens, [int(find_mover(sight, name)) for name in order.units])
        discard_the_last(state, self.tokens)


def pairs_of(names: list[str]) -> list[tuple[str, ...]]:
    """All pairs of the first few names."""
    return list(combinations(islice(names, MOST_FALSE), FALSE_FOR_TRUE))


class RelocateRule(OrderRule):
    """A false token is shown and lies down beside another of its owner and kind, freely or because it has to."""

    order: ClassVar[type[Order]] = Relocate
    steps: ClassVar[tuple[str, ...]] = ("movement", RELOCATION)
    clause: ClassVar[str] = "SA-hidden_units-7"
    example: ClassVar[str] = "relocate at_gun_8 to at_gun_9"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def is_forced(self, sight: Sight) -> bool:
        """Whether a token was shown that has to leave its field."""
        return current_step(self.rules.tracks, sight.table).name == RELOCATION

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Relocate)
        table, tokens = sight.table, self.tokens
        token = find_token(sight, tokens, order.unit, self.clause)
        target = find_token(sight, tokens, order.target, self.clause)
        if target == token or table.kind[target] != table.kind[token]:
            raise Refusal("another_kind", self.clause, unit=order.target)
        if self.is_forced(sight):
            number, field = owed(self.rules, table).moves[0]
            if table.number[token] != number or int(target) not in elsewhere(tokens, table, token, field):
                raise Refusal("token_stays_there", CLAUSE, unit=order.unit, target=order.target)
        elif tokens.is_true(sight, token):
            raise Refusal("hidden_is_true", self.clause, unit=order.unit)
        elif tokens.is_carried(table, target):
            raise Refusal("token_is_carried", "SA-hidden_units-13", unit=order.target)

    def menu(self, sight: Sight) -> Menu | None:
        """Of the tokens on one field that can go equally far the first stands for all."""
        if self.is_forced(sight):
            step = current_step(self.rules.tracks, sight.table)
            assert isinstance(step, TokenRelocation)
            return Listed(Relocate.kind, step.orders(sight))
        found: list[Order] = []
        for family in self.tokens.families(sight.table):
            if sight.table.owner_of(family[0]) == sight.seat:
                found += self.ways(sight, family)
        return Listed(Relocate.kind, found, False) if found else None

    def ways(self, sight: Sight, family: list[int]) -> list[Order]:
        """How the false ones of one kind can go to others."""
        rules, table, found = self.rules, sight.table, list[Order]()
        for token in family:
            known: set[tuple[int, int, int]] = set()
            for target in family:
                row = int(self.tokens.field(table, target)), int(table.points[target]), int(table.flags[target])
                is_far = row[0] != int(self.tokens.field(table, token))
                is_open = is_far and not self.tokens.is_carried(table, target) and row not in known
                if is_open and not self.tokens.is_true(sight, token):
                    known.add(row)
                    found.append(Relocate(unit_name(rules, table, token), unit_name(rules, table, target)))
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Relocate)
        sight = state.sight(seat)
        is_forced = self.is_forced(sight)
        token, target = find_mover(sight, order.unit), find_mover(sight, order.target)
        lay_down(state, self.tokens, token, target, chance)
        if is_forced:
            lay_down_the_sure(state, self.tokens, chance)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_units-3": (DiscardRule.check, discard),
    "SA-hidden_units-7": (RelocateRule, lay_down),
    "SA-hidden_units-8": (Tokens.lay_beside,),
    "SA-hidden_units-12": (show, TokenRatio, TokenRelocation, DiscardRule, discard_the_last, elsewhere),
}
