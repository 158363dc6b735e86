"""Hidden units (Skrývání jednotlivých jednotek): tokens that are a unit or nothing, of which every third is a unit.

What lies where, and who knows what of it, stands in `hiding/tokens.py`; what follows when tokens are shown in
`token_debts.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal, Value
from velmoci.kernel.event import EVERYBODY, Event, EventPart, public, reveal, to
from velmoci.kernel.notation import Field, Name, Names
from velmoci.kernel.option import IntOption, NamesOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import go
from velmoci.salva.base.ways import walk
from velmoci.salva.battle import Battle
from velmoci.salva.chapters.token_debts import (
    MOST_FALSE,
    DiscardRule,
    LeftOver,
    RatioBeforehand,
    RelocateRule,
    RelocationBeforehand,
    TokenRatio,
    TokenRelocation,
    ask_what_follows,
    discard_the_last,
    elsewhere,
    find_token,
    lay_down,
    pairs_of,
    show,
)
from velmoci.salva.faces import Face, known, stack
from velmoci.salva.hiding.faces import FALSE_FOR_TRUE, Faces, may_lack
from velmoci.salva.hiding.token_knowledge import TokenKnowledge
from velmoci.salva.hiding.tokens import (
    OWED_TOKENS,
    SEEN_TOKENS,
    TOKEN_AT,
    TRIPLE,
    TRUE_TOKENS,
    OwedTokens,
    SeenTokens,
    Tokens,
    TrueTokens,
    owed,
    own_faces,
    own_truth,
)
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_mover, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIELD, OWN, TABLE, UNIT, Column, Guess, OrderRule, Reaction, SliceSpec
from velmoci.salva.state import NOBODY, THIS_TURN, Sight, State, Table
from velmoci.salva.veils import Case, Group, Veil, Wanted

ID: Final = "hidden_units"


class Hide(Order):
    """`hide at_gun_3`: three tokens take the place of a unit, one of which is it."""

    kind: ClassVar[str] = "hide"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()),)

    def __init__(self, unit: str) -> None:
        self.unit: Final = unit


class Unhide(Order):
    """`unhide at_gun_7 with at_gun_8 at_gun_9`: a true token becomes a unit, two false ones leave."""

    kind: ClassVar[str] = "unhide"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("units", Names(), word="with"))

    def __init__(self, unit: str, units: tuple[str, ...]) -> None:
        self.unit: Final = unit
        self.units: Final = units


class UncertainTokens(Veil):
    """A token may be a unit wherever it lies, and moves as one."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def lay(self, table: Table, tokens: list[int]) -> None:
        """Puts tokens on their fields."""
        for token in tokens:
            table.put(token, self.tokens.field(table, token))

    def lay_possible(self, table: Table, field: i64) -> None:
        shown = self.tokens.known_to_all(table).false
        tokens = self.tokens.all(table) if field == NOBODY else self.tokens.at(table, field)
        self.lay(table, [token for token in tokens if int(table.number[token]) not in shown])

    def has_possible(self, table: Table, field: i64) -> bool:
        return bool(self.tokens.at(table, field))

    def lay_sure_to(self, sight: Sight, table: Table) -> None:
        for family in self.tokens.families(sight.table):
            self.lay(table, self.tokens.true_entries(sight, family))

    def lay_likely_to(self, sight: Sight, table: Table) -> dict[int, float]:
        """Of those whose faces the seat does not know every one is as likely as the others."""
        found: dict[int, float] = {}
        for family in self.tokens.families(sight.table):
            possible, sure = self.tokens.possible_entries(sight, family), self.tokens.true_entries(sight, family)
            self.lay(table, possible)
            unsure = [token for token in possible if token not in sure]
            left = self.tokens.true_count(sight.table, family) - len(sure)
            found.update({token: float(left) / float(len(unsure)) for token in unsure})
        return found

    def groups(self, table: Table, field: i64) -> list[Group]:
        known = self.tokens.known_to_all(table)
        return [self.group(table, family, field, known) for family in self.families_at(table, field)]

    def groups_to(self, sight: Sight, field: i64) -> list[Group]:
        """A token that is known to be true is a proof by itself."""
        table, found = sight.table, list[Group]()
        for family in self.families_at(table, field):
            known = self.tokens.known_to(sight, family)
            found.append(self.group(table, family, field, known))
            found += [Group(found[-1].table, [[t]]) for t in family if self.is_known_true(table, t, field, known)]
        return found

    def is_known_true(self, table: Table, token: i64, field: i64, known: Faces) -> bool:
        """Whether a token on a field is known to be a unit."""
        return self.tokens.field(table, token) == field and int(table.number[token]) in known.true

    def families_at(self, table: Table, field: i64) -> list[list[int]]:
        """The tokens of one owner and kind together, where some lie on the field."""
        found = self.tokens.families(table)
        return [family for family in found if [t for t in family if self.tokens.field(table, t) == field]]

    def group(self, table: Table, family: list[int], field: i64, known: Faces) -> Group:
        """Those of one owner and kind on a field, of which so many may be nothing."""
        return self.group_of(table, family, [t for t in family if self.tokens.field(table, t) == field], known)

    def group_of(self, table: Table, family: list[int], some: list[int], known: Faces) -> Group:
        """Some of those of one owner and kind, of which so many may be nothing."""
        twin = table.with_own_units()
        self.lay(twin, family)
        unsure = [token for token in some if not known.knows(int(table.number[token]))]
        count = self.tokens.true_count(table, family)
        return Group(twin, [unsure], may_lack(known, self.tokens.numbers(table, family), count))

    def movers(self, sight: Sight) -> list[int]:
        return self.tokens.of(sight.table, sight.seat)

    def cases(self, sight: Sight, mover: i64, are_all: bool) -> list[Case]:
        if not self.tokens.is_token(sight.table, mover):
            return []
        twin = sight.table.with_own_units()
        self.lay(twin, [int(mover)])
        return [Case(Sight(sight.rules, twin, sight.own, sight.seat), [int(mover)])]

    def likeness(self, table: Table, mover: i64) -> object:
        noted = [int(column[mover]) for column in table.unit_columns]
        sign = int(table.kind[mover]), int(table.flags[mover]), int(table.points[mover]), str(noted)
        return sign if self.tokens.is_token(table, mover) else None

    def moves(self, state: State, mover: i64, path: list[int]) -> bool:
        table = state.table
        if not self.tokens.is_token(table, mover):
            return False
        origin, seat = self.tokens.field(table, mover), table.owner_of(mover)
        self.lay(table, [int(mover)])
        table.points[mover] -= walk(state.sight(seat), mover, path, False)
        go(state, mover, path[-1])
        self.fold(table, mover)
        self.tell_moved(state, seat, mover, origin, path[-1])
        return True

    def tell_moved(self, state: State, seat: i64, token: i64, origin: i64, field: i64) -> None:
        """Everybody sees where a token goes."""
        name, start = unit_name(self.rules, state.table, token), field_name(self.rules, origin)
        where = field_name(self.rules, field)
        state.tell(public("token-moved", power=seat_name(seat), unit=name, origin=start, field=where))

    def fold(self, table: Table, token: i64) -> None:
        """Takes a token that stood on the map down where it is."""
        table.unit_columns[self.tokens.column][token] = table.place[token]
        table.put(token, NOBODY)

    def stand_up(self, table: Table, seat: i64) -> None:
        self.lay(table, self.tokens.of(table, seat))

    def lie_down(self, table: Table, seat: i64) -> None:
        for token in self.tokens.of(table, seat):
            self.fold(table, token)

    def expose(self, state: State, token: i64) -> None:
        self.turn_up(state, token)

    def among(self, table: Table, tokens: list[int]) -> list[Group]:
        """Of each sort so many may be nothing as of those on one field."""
        known, found = self.tokens.known_to_all(table), list[Group]()
        for family in self.tokens.families(table):
            some = [token for token in family if token in tokens]
            if some:
                found.append(self.group_of(table, family, some, known))
        return found

    def march(self, state: State, token: i64, path: list[int]) -> None:
        table, twin = state.table, state.table.with_own_units()
        self.lay(twin, [int(token)])
        seat = table.owner_of(token)
        table.points[token] -= walk(Sight(self.rules, twin, state.sight(seat).own, seat), token, path, True)

    def go_in(self, state: State, token: i64, field: i64) -> None:
        table = state.table
        origin, seat = self.tokens.field(table, token), table.owner_of(token)
        self.lay(table, [int(token)])
        go(state, token, field)
        self.fold(table, token)
        self.tell_moved(state, seat, token, origin, field)

    def come_out(self, state: State, seat: i64) -> None:
        for token in self.tokens.of(state.table, seat):
            if self.tokens.is_true(state.sight(seat), token):
                self.tokens.become_unit(state, token)
            else:
                self.tokens.leave(state, token)

    def lies_at(self, table: Table, mover: i64) -> i64:
        return self.tokens.field(table, mover)

    def mover_for(self, sight: Sight, unit: i64) -> i64:
        return unit if self.tokens.is_token(sight.table, unit) else NOBODY

    def uncover(self, sight: Sight, units: list[int]) -> Order | None:
        """The first of them with the two false ones of its kind that are the last in the list."""
        table = sight.table
        hidden = [unit for unit in units if self.tokens.is_token(table, unit) and self.tokens.is_true(sight, unit)]
        if not hidden:
            return None
        false = self.tokens.false_ones(sight, table.kind[hidden[0]])[-FALSE_FOR_TRUE:]
        return Unhide(unit_name(self.rules, table, hidden[0]), tuple([unit_name(self.rules, table, t) for t in false]))

    def charged(self, table: Table, seat: i64) -> list[int]:
        """Of each kind as many as are units, which ones everybody can see to be no matter."""
        found: list[int] = []
        for family in self.tokens.families(table):
            if table.owner_of(family[0]) == seat:
                found += family[: self.tokens.true_count(table, family)]
        return found

    def most_with(self, table: Table, column: i64, unit: i64) -> int:
        names, shown = table.unit_columns[column], self.tokens.known_to_all(table).false
        lying = [token for token in self.tokens.all(table) if table.place[token] == NOBODY and names[token] == unit]
        return len([token for token in lying if int(table.number[token]) not in shown])

    def field_of(self, table: Table, token: i64) -> i64:
        return self.tokens.field(table, token) if self.tokens.is_token(table, token) else NOBODY

    def knows(self, sight: Sight, token: i64) -> bool:
        return self.tokens.known_to(sight, self.tokens.kin(sight.table, token)).knows(int(sight.table.number[token]))

    def look(self, state: State, seat: i64, token: i64) -> bool:
        is_true = self.tokens.is_true(state.sight(state.table.owner_of(token)), token)
        own_faces(state.sight(seat)).learn(int(state.table.number[token]), is_true)
        return is_true

    def turn_up(self, state: State, token: i64) -> None:
        show(state, self.tokens, token)
        ask_what_follows(state)

    def lying_at(self, table: Table, field: i64) -> list[int]:
        shown = self.tokens.known_to_all(table).false
        lying = [token for token in self.tokens.all(table) if int(table.number[token]) not in shown]
        return [token for token in lying if field in (table.place[token], self.tokens.field(table, token))]

    def may_be(self, table: Table, token: i64, wanted: Wanted) -> bool:
        twin = table.with_own_units()
        self.lay(twin, [int(token)])
        return wanted.fits(twin, token)

    def holds(self, sight: Sight, token: i64, wanted: Wanted) -> bool:
        return self.tokens.is_true(sight, token) and self.may_be(sight.table, token, wanted)

    def prove(self, state: State, token: i64, seat: i64, wanted: Wanted) -> None:
        self.turn_up(state, token)

    def disprove(self, state: State, token: i64, seat: i64, wanted: Wanted) -> None:
        self.turn_up(state, token)

    def has_way_out(self, table: Table, seat: i64) -> bool:
        return bool(self.tokens.of(table, seat))

    def way_out(self, sight: Sight) -> Order | None:
        """The first true token, with the first two false ones of its kind."""
        menu = self.rules.order_rules[Unhide.kind].menu(sight)
        return next(iter(menu)) if menu is not None else None


class TokenKeeper(Reaction):
    """Tokens go with what carries them, are ready in every turn, and are gone with their seat."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def turn_begins(self, state: State, seat: i64) -> None:
        """Each has as far to go as a unit of its kind would have where it lies."""
        table, there = state.table, state.table.with_own_units()
        for token in self.tokens.of(table, seat):
            there.put(token, self.tokens.field(table, token))
            table.flags[token] = table.flags[token] & ~THIS_TURN
            table.points[token] = self.rules.movement(there, token)

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        table = state.table
        lies = table.unit_columns[self.tokens.column]
        for column in self.rules.naming_columns:
            names = table.unit_columns[column]
            for token in self.tokens.all(table):
                if names[token] == unit and lies[token] == origin:
                    lies[token] = field

    def battle_begins(self, state: State, battle: Battle) -> None:
        ask_what_follows(state)

    def seat_leaves(self, state: State, seat: i64) -> None:
        debts = owed(self.rules, state.table)
        debts.pairs = [row for row in debts.pairs if row[0] != int(seat)]
        for token in self.tokens.of(state.table, seat):
            self.tokens.leave(state, token)


class TokenGuess(Guess):
    """Which tokens of others are units: every set that fits what the seat knows is equally likely."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        for family in self.tokens.families(sight.table):
            owner = sight.table.owner_of(family[0])
            if owner != sight.seat:
                own_truth(state.sight(owner)).update(self.tokens.drawn(sight, family, chance))


class TokensShown(Face):
    """How many tokens of a kind lie on a field, and to a seat which of them are units as far as it knows."""

    name = "uncertain"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def marks(self, table: Table) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for family in self.tokens.families(table):
            power, kind = seat_name(table.owner_of(family[0])), self.rules.kinds.rows[table.kind[family[0]]].id
            fields: dict[int, list[str]] = {}
            for token in family:
                name = unit_name(self.rules, table, token)
                fields.setdefault(int(self.tokens.field(table, token)), []).append(name)
            for field, units in fields.items():
                found.append(stack("uncertain", field_name(self.rules, field), power, kind, units))
        return found

    def known(self, sight: Sight) -> list[dict[str, object]]:
        found: list[dict[str, object]] = []
        for family in self.tokens.families(sight.table):
            faces = self.tokens.known_to(sight, family)
            for token in family:
                number, name = int(sight.table.number[token]), unit_name(self.rules, sight.table, token)
                if faces.knows(number):
                    found.append(known("uncertain", name, number in faces.true))
        return found


class HideRule(OrderRule):
    """A unit of a kind that can be hidden gives way to three tokens."""

    order: ClassVar[type[Order]] = Hide
    steps: ClassVar[tuple[str, ...]] = ("movement",)
    clause: ClassVar[str] = "SA-hidden_units-4"
    example: ClassVar[str] = "hide at_gun_3"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)
        self.kinds = rules.names("hideable_kinds")
        self.limit = rules.number("uncertain_limit")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Hide)
        unit = find_unit(sight, order.unit, self.clause)
        table = sight.table
        if table.owner_of(unit) != sight.seat or self.rules.commander(table, unit) != sight.seat:
            raise Refusal("not_your_unit", self.clause, unit=order.unit)
        clause = self.why_not(sight, unit)
        if clause:
            raise Refusal("cannot_hide", clause, unit=order.unit)

    def why_not(self, sight: Sight, unit: i64) -> str:
        """The clause under which an own unit cannot be hidden; '' where it can."""
        table, tokens = sight.table, self.tokens
        kind = self.rules.kinds.rows[table.kind[unit]]
        if kind.id not in self.kinds:
            return "SA-hidden_units-1"
        if not self.is_like_its_kind(table, unit):
            return "SA-hidden_units-2"
        if not table.is_finished(unit) or table.damage[unit] != 0:
            return "SA-hidden_units-4"
        if tokens.is_carried(table, unit) or tokens.carries(table, unit):
            return "SA-hidden_units-13"
        triples = len(tokens.of(table, sight.seat, kind.index)) // TRIPLE
        return "SA-hidden_units-10" if self.limit > 0 and triples >= self.limit else ""

    def is_like_its_kind(self, table: Table, unit: i64) -> bool:
        """Whether a unit is worth what its kind is, and not a part of one."""
        price = self.rules.agreed_price(self.rules.kinds.rows[table.kind[unit]])
        worth = self.rules.worth_chain(table, unit)
        return not table.is_finished(unit) or worth.num * price.den == price.num * worth.den

    def menu(self, sight: Sight) -> Menu | None:
        table, found = sight.table, list[Order]()
        for unit in table.units_of(sight.seat):
            if self.rules.commander(table, unit) == sight.seat and not self.why_not(sight, unit):
                found.append(Hide(unit_name(self.rules, table, unit)))
        return Listed(Hide.kind, found) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Hide)
        rules, table = self.rules, state.table
        unit = find_unit(state.sight(seat), order.unit)
        where = field_name(rules, table.place[unit])
        found = self.tokens.hide(state, unit, chance.secret())
        names = [unit_name(rules, table, token) for token in found]
        true = [name for name, one in zip(names, found, strict=True) if self.tokens.is_true(state.sight(seat), one)]
        told: dict[str, Value] = {"power": seat_name(seat), "unit": order.unit, "field": where, "units": names}
        own = EventPart(to([int(seat)]), "unit-hidden-own", {"true": true})
        state.tell(Event(EventPart(EVERYBODY, "unit-hidden", told), own))


class UnhideRule(OrderRule):
    """A true token is shown with two false ones and is a unit again."""

    order: ClassVar[type[Order]] = Unhide
    steps: ClassVar[tuple[str, ...]] = ("movement", "production", "upkeep_payment")
    clause: ClassVar[str] = "SA-hidden_units-11"
    shows_truth: ClassVar[bool] = True
    example: ClassVar[str] = "unhide at_gun_7 with at_gun_8 at_gun_9"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Unhide)
        tokens, table = self.tokens, sight.table
        token = find_token(sight, tokens, order.unit, self.clause)
        others = [int(find_token(sight, tokens, name, self.clause)) for name in order.units]
        if len(others) != FALSE_FOR_TRUE or len({int(token), *others}) != TRIPLE:
            raise Refusal("not_two_tokens", "SA-hidden_units-3")
        for name, other in zip(order.units, others, strict=True):
            if table.kind[other] != table.kind[token]:
                raise Refusal("another_kind", self.clause, unit=name)
            if tokens.is_true(sight, other):
                raise Refusal("hidden_is_true", self.clause, unit=name)
        if not tokens.is_true(sight, token):
            raise Refusal("hidden_is_false", self.clause, unit=order.unit)

    def menu(self, sight: Sight) -> Menu | None:
        """For each true token pairs of false ones."""
        rules, table, found, is_complete = self.rules, sight.table, list[Order](), True
        for token in self.tokens.of(table, sight.seat):
            if self.tokens.is_true(sight, token):
                false = self.tokens.false_ones(sight, table.kind[token])
                is_complete = is_complete and len(false) <= MOST_FALSE
                name = unit_name(rules, table, token)
                found += [Unhide(name, pair) for pair in pairs_of([unit_name(rules, table, one) for one in false])]
        return Listed(Unhide.kind, found, is_complete) if found else None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Unhide)
        sight, table = state.sight(seat), state.table
        token = find_mover(sight, order.unit)
        others = [find_mover(sight, name) for name in order.units]
        self.tokens.become_unit(state, token)
        for other in others:
            self.tokens.leave(state, other)
        where = field_name(self.rules, table.place[token])
        told = {"power": seat_name(seat), "unit": order.unit, "field": where}
        state.tell(reveal("unit-unhidden", units=list(order.units), **told))


CHAPTER: Final = Chapter(
    id=ID,
    clause="SA-hidden_units-1",
    needs=("minimal",),
    options=(
        NamesOption("hideable_kinds", "at_gun destroyer aa_battery kaibokan", "SA-hidden_units-1"),
        IntOption("uncertain_limit", 0, 1, 100, "SA-hidden_units-10", or_zero=True),
    ),
    contributions={
        "column": (Column(TOKEN_AT, UNIT, NOBODY, FIELD),),
        "slice": (
            SliceSpec(TRUE_TOKENS, OWN, TrueTokens),
            SliceSpec(SEEN_TOKENS, OWN, SeenTokens),
            SliceSpec(OWED_TOKENS, TABLE, OwedTokens),
        ),
        "step": (LeftOver, TokenRatio, TokenRelocation),
        "order": (HideRule, UnhideRule, RelocateRule, DiscardRule),
        "beforehand": (RatioBeforehand, RelocationBeforehand),
        "react": (TokenKeeper,),
        "veil": (UncertainTokens,),
        "knowledge": (TokenKnowledge,),
        "guess": (TokenGuess,),
        "face": (TokensShown,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_units-1": (HideRule.why_not,),
    "SA-hidden_units-2": (Tokens.hide, UncertainTokens.lay_possible, HideRule.is_like_its_kind),
    "SA-hidden_units-3": (Tokens.true_count, UnhideRule.check),
    "SA-hidden_units-4": (HideRule, Tokens.hide),
    "SA-hidden_units-5": (UncertainTokens.cases, UncertainTokens.moves, TokenKeeper.turn_begins),
    "SA-hidden_units-6": (UncertainTokens.group, UncertainTokens.group_of, may_lack),
    "SA-hidden_units-10": (HideRule.why_not,),
    "SA-hidden_units-11": (UnhideRule,),
    "SA-hidden_units-12": (UncertainTokens.turn_up, discard_the_last, lay_down, elsewhere),
    "SA-hidden_units-13": (UncertainTokens.charged, UncertainTokens.stand_up, TokenKeeper.unit_goes),
}
