"""Uncertain tokens: each is a unit of its kind or nothing, and of all of a seat and kind every third is a unit.

A token has an entry in the unit list without a field; the column `token_at` says where it lies. Its owner keeps the
numbers of the true ones, every seat what it has seen of those of others, and on the table lies what is still owed
after some were shown.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, draw, pick
from velmoci.salva.hiding.faces import FALSE_FOR_TRUE, Faces, load_faces, settle_counted, shuffled_counted
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, Sight, Slice, State, Table, add_like, give_number

TOKEN_AT: Final = "token_at"
TRUE_TOKENS: Final = "true_tokens"
SEEN_TOKENS: Final = "seen_tokens"
OWED_TOKENS: Final = "owed_tokens"
TRIPLE: Final = 1 + FALSE_FOR_TRUE


class TrueTokens(Slice):
    """The numbers of a seat's own tokens that are units."""

    def __init__(self) -> None:
        self.numbers: Final[set[int]] = set()

    def copy(self) -> Slice:
        twin = TrueTokens()
        twin.numbers.update(self.numbers)
        return twin

    def dump(self) -> object:
        return sorted(self.numbers)

    def load(self, data: Any) -> None:
        self.numbers.clear()
        self.numbers.update(data)

    def told(self, sight: Sight) -> object:
        return names_of(sight, self.numbers)


class SeenTokens(Slice):
    """What a seat knows of the tokens of others, beyond what everybody knows."""

    def __init__(self) -> None:
        self.faces: Final = Faces()
        self.witnesses: Final[dict[int, Faces]] = {}
        """In a view: what every other seat has seen of this seat's own tokens."""

    def copy(self) -> Slice:
        twin = SeenTokens()
        twin.faces.add(self.faces)
        for seat, seen in self.witnesses.items():
            twin.witnesses[seat] = seen.copy()
        return twin

    def dump(self) -> object:
        seen: list[object] = [*self.faces.dump()]
        return [*seen, dump_witnesses(self.witnesses)] if self.witnesses else seen

    def load(self, data: Any) -> None:
        self.faces.load(data[:2])
        self.witnesses.clear()
        for seat, seen in data[2] if len(data) > 2 else []:
            self.witnesses[seat] = load_faces(seen)

    def told(self, sight: Sight) -> object:
        return {"true": names_of(sight, self.faces.true), "false": names_of(sight, self.faces.false)}


def dump_witnesses(witnesses: dict[int, Faces]) -> list[object]:
    """What each seat has seen, as JSON values."""
    return [[seat, witnesses[seat].dump()] for seat in sorted(witnesses)]


class OwedTokens(Slice):
    """What has to happen since tokens were shown: false ones leave for each true one, others lie down elsewhere."""

    def __init__(self) -> None:
        self.pairs: list[tuple[int, int, int]] = []
        """For each true one that was shown its seat, its kind and its place in the unit list."""
        self.moves: list[tuple[int, int]] = []
        """For each false one that was shown its number, and the field where it may not stay."""

    def copy(self) -> Slice:
        twin = OwedTokens()
        twin.pairs, twin.moves = self.pairs[:], self.moves[:]
        return twin

    def dump(self) -> object:
        return {"pairs": [list(row) for row in self.pairs], "moves": [list(row) for row in self.moves]}

    def load(self, data: Any) -> None:
        self.pairs = [(seat, kind, unit) for seat, kind, unit in data["pairs"]]
        self.moves = [(number, field) for number, field in data["moves"]]

    def told(self, sight: Sight) -> object:
        rules, table = sight.rules, sight.table
        pairs = [{"power": seat_name(seat), "kind": rules.kinds.rows[kind].id} for seat, kind, _ in self.pairs]
        moves = [
            {"unit": unit_name(rules, table, table.numbered(number)), "field": field_name(rules, field)}
            for number, field in self.moves
        ]
        return {"pairs": pairs, "moves": moves}


def names_of(sight: Sight, numbers: set[int]) -> list[str]:
    """The names of tokens, in the order of their numbers."""
    return [unit_name(sight.rules, sight.table, sight.table.numbered(number)) for number in sorted(numbers)]


def owed(rules: Rules, table: Table) -> OwedTokens:
    """What is still owed."""
    found = table.slices[rules.table_slice(OWED_TOKENS)]
    assert isinstance(found, OwedTokens)
    return found


def own_truth(sight: Sight) -> set[int]:
    """The numbers of the seat's own true tokens."""
    found = sight.own.slices[sight.rules.own_slice(TRUE_TOKENS)]
    assert isinstance(found, TrueTokens)
    return found.numbers


def own_faces(sight: Sight) -> Faces:
    """What a seat has seen of the tokens of others."""
    if sight.seat < 0:
        return Faces()
    found = sight.own.slices[sight.rules.own_slice(SEEN_TOKENS)]
    assert isinstance(found, SeenTokens)
    return found.faces


class Tokens:
    """Where tokens lie, what is known of them, and what is done with them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.column: i64 = rules.unit_column(TOKEN_AT)

    def field(self, table: Table, token: i64) -> i64:
        """The field where a token lies; nobody's where it is none."""
        return table.unit_columns[self.column][token]

    def is_token(self, table: Table, entry: i64) -> bool:
        """Whether an entry of the unit list is an uncertain token."""
        return table.exists(entry) and table.unit_columns[self.column][entry] != NOBODY

    def all(self, table: Table) -> list[int]:
        """All tokens, in the order of the list."""
        column = table.unit_columns[self.column]
        return [unit for unit in range(len(column)) if column[unit] != NOBODY and table.exists(unit)]

    def at(self, table: Table, field: i64) -> list[int]:
        """The tokens on a field."""
        return [token for token in self.all(table) if self.field(table, token) == field]

    def of(self, table: Table, seat: i64, kind: i64 = NOBODY) -> list[int]:
        """The tokens of a seat, of one kind or of all."""
        own = [token for token in self.all(table) if table.owner_of(token) == seat]
        return own if kind == NOBODY else [token for token in own if table.kind[token] == kind]

    def kin(self, table: Table, token: i64) -> list[int]:
        """All tokens of which a token is one: those of its owner and kind."""
        return self.of(table, table.owner_of(token), table.kind[token])

    def is_carried(self, table: Table, entry: i64) -> bool:
        """Whether a chapter notes another unit with it: what carries it, or carried it just now."""
        for column in self.rules.naming_columns:
            if table.unit_columns[column][entry] != NOBODY:
                return True
        return False

    def carries(self, table: Table, unit: i64) -> bool:
        """Whether a unit is noted so with another, or with a token."""
        for column in self.rules.naming_columns:
            for other, number in enumerate(table.unit_columns[column]):
                if number == unit and table.exists(other):
                    return True
        return False

    def families(self, table: Table) -> list[list[int]]:
        """All tokens, those of one owner and kind together."""
        found: dict[tuple[int, int], list[int]] = {}
        for token in self.all(table):
            found.setdefault((int(table.owner_of(token)), int(table.kind[token])), []).append(token)
        return list(found.values())

    def numbers(self, table: Table, tokens: list[int]) -> list[int]:
        """The numbers by which tokens are called."""
        return [int(table.number[token]) for token in tokens]

    def true_count(self, table: Table, family: list[int]) -> int:
        """How many of the tokens of one owner and kind are units, as everybody can reckon."""
        owner, kind = int(table.owner_of(family[0])), int(table.kind[family[0]])
        pairs = len([row for row in owed(self.rules, table).pairs if row[:2] == (owner, kind)])
        return (len(family) - FALSE_FOR_TRUE * pairs) // TRIPLE

    def known_to_all(self, table: Table) -> Faces:
        """The tokens whose faces lie open: those that were shown false and have not left yet."""
        return Faces([], [number for number, _ in owed(self.rules, table).moves])

    def known_to(self, sight: Sight, family: list[int]) -> Faces:
        """What a seat knows of the tokens of one owner and kind, with all that follows by counting."""
        table, numbers = sight.table, self.numbers(sight.table, family)
        if table.owner_of(family[0]) == sight.seat:
            true = own_truth(sight)
            return Faces([n for n in numbers if n in true], [n for n in numbers if n not in true])
        found = own_faces(sight).with_others(self.known_to_all(table))
        settle_counted(found, numbers, self.true_count(table, family))
        return found

    def true_entries(self, sight: Sight, family: list[int]) -> list[int]:
        """The tokens that a seat knows to be units."""
        known = self.known_to(sight, family)
        return [token for token in family if int(sight.table.number[token]) in known.true]

    def possible_entries(self, sight: Sight, family: list[int]) -> list[int]:
        """The tokens that may be units as far as a seat knows."""
        known = self.known_to(sight, family)
        return [token for token in family if int(sight.table.number[token]) not in known.false]

    def is_true(self, sight: Sight, token: i64) -> bool:
        """Whether an own token is a unit."""
        return int(sight.table.number[token]) in own_truth(sight)

    def false_ones(self, sight: Sight, kind: i64) -> list[int]:
        """The seat's own tokens of a kind that are no units."""
        return [token for token in self.of(sight.table, sight.seat, kind) if not self.is_true(sight, token)]

    def hide(self, state: State, unit: i64, secret: Chance) -> list[int]:
        """A unit is replaced by three tokens of which one is true; nobody but the owner knows which."""
        table, seat = state.table, state.table.owner_of(unit)
        for reaction in self.rules.reactions:
            reaction.unit_hides(state, unit)
        table.unit_columns[self.column][unit] = table.place[unit]
        table.put(unit, NOBODY)
        if table.active == unit:
            table.active = NOBODY
        found = [int(unit), *[int(add_like(self.rules, table, unit)) for _ in range(FALSE_FOR_TRUE)]]
        for token in found:
            give_number(table, token)
        own_truth(state.sight(seat)).add(int(table.number[found[pick(secret, TRIPLE)]]))
        return found

    def lay_beside(self, state: State, token: i64, target: i64, secret: Chance) -> list[int]:
        """A false token, which everybody has seen, is shuffled with another and lies beside it."""
        table, seat = state.table, state.table.owner_of(token)
        family, old, joined = self.kin(table, token), int(table.number[token]), int(table.number[target])
        numbers = self.numbers(table, family)
        state.drop_entry(token)
        twin = int(add_like(self.rules, table, target))
        for entry in (int(target), twin):
            give_number(table, entry)
        new = self.numbers(table, [int(target), twin])
        if table.active == target:
            table.active = NOBODY
        true = own_truth(state.sight(seat))
        chosen = new[pick(secret, 2)]
        if joined in true:
            true.discard(joined)
            true.add(chosen)
        for other in range(int(table.seats)):
            if other != int(seat):
                shuffled_counted(own_faces(state.sight(other)), numbers, joined, old, new)
        return [int(target), twin]

    def become_unit(self, state: State, token: i64) -> None:
        """A token that was shown to be true is a unit from now on."""
        table = state.table
        self.forget(state, token)
        table.put(token, self.field(table, token))
        table.unit_columns[self.column][token] = NOBODY

    def leave(self, state: State, token: i64) -> None:
        """A token that was shown to be false leaves the map."""
        table, number = state.table, int(state.table.number[token])
        self.forget(state, token)
        debts = owed(self.rules, table)
        debts.moves = [row for row in debts.moves if row[0] != number]
        state.drop_entry(token)

    def forget(self, state: State, token: i64) -> None:
        """A token is none any more; what everybody knows of the others still follows by counting."""
        number = int(state.table.number[token])
        for seat in range(int(state.table.seats)):
            own_truth(state.sight(seat)).discard(number)
            own_faces(state.sight(seat)).forget(number)

    def drawn(self, sight: Sight, family: list[int], chance: Chance) -> list[int]:
        """A set of true numbers that fits what a seat knows, all such sets being equally likely."""
        known, table = self.known_to(sight, family), sight.table
        numbers = self.numbers(table, family)
        found = [number for number in numbers if number in known.true]
        deck = [number for number in numbers if not known.knows(number)]
        while len(found) < self.true_count(table, family):
            found.append(draw(chance, deck))
        return found
