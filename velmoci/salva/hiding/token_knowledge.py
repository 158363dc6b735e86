"""What seats know of uncertain tokens, and how many of those on a field may be units by that."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, draw
from velmoci.salva.hiding.knowledge import Clue, Knowledge, Known, Possibility, Unknown, counted
from velmoci.salva.hiding.tokens import SEEN_TOKENS, SeenTokens, Tokens, own_faces, own_truth
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Own, Sight, State


class UnknownTokens(Unknown):
    """The tokens of one seat and kind of which some lie on the field."""

    def __init__(self, owner: int, name: str, tokens: list[str], found: list[Possibility]) -> None:
        super().__init__(seat_name(owner), name, tokens, found)
        self.seat: Final = owner
        self.here: Final[list[int]] = []
        """The numbers of those on the field whose faces are not known."""
        self.away: Final[list[int]] = []
        self.counts: Final[list[int]] = []
        """For each possibility how many of those on the field are units."""
        self.true = 0

    def settle(self, state: State, number: int, chance: Chance) -> None:
        truth = own_truth(state.sight(self.seat))
        truth.difference_update([*self.here, *self.away])
        count = self.counts[number]
        for tokens, wanted in ((self.here[:], count), (self.away[:], self.true - count)):
            for _ in range(wanted):
                truth.add(draw(chance, tokens))


class TokenKnowledge(Knowledge):
    """Of the tokens whose faces a seat does not know every set that fits is as likely as any other."""

    name = "uncertain"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.tokens = Tokens(rules)

    def known(self, sight: Sight, owner: i64) -> list[Known]:
        families = self.tokens.families(sight.table)
        return [self.known_family(sight, family) for family in families if sight.table.owner_of(family[0]) == owner]

    def known_family(self, sight: Sight, family: list[int]) -> Known:
        """What a seat knows of the tokens of one owner and kind."""
        table, known = sight.table, self.tokens.known_to(sight, family)
        clues: list[Clue] = []
        for token in family:
            number, field = int(table.number[token]), field_name(self.rules, self.tokens.field(table, token))
            face = True if number in known.true else False if number in known.false else None
            clues.append(Clue(unit_name(self.rules, table, token), field, face))
        unseen = len([clue for clue in clues if clue.face is None])
        true = self.tokens.true_count(table, family) - len([clue for clue in clues if clue.face])
        owner, kind = seat_name(table.owner_of(family[0])), self.rules.kinds.rows[table.kind[family[0]]].id
        return Known(owner, kind, [], clues, true, comb(unseen, true))

    def unknowns(self, sight: Sight, field: i64) -> list[Unknown]:
        families = self.tokens.families(sight.table)
        return [self.unknown(sight, family, field) for family in families if self.are_on(sight, family, field)]

    def are_on(self, sight: Sight, family: list[int], field: i64) -> bool:
        """Whether some tokens lie on a field."""
        return bool([token for token in family if self.tokens.field(sight.table, token) == field])

    def unknown(self, sight: Sight, family: list[int], field: i64) -> Unknown:
        """How many of those on a field may be units."""
        table, known = sight.table, self.tokens.known_to(sight, family)
        there = [token for token in family if self.tokens.field(table, token) == field]
        names = [unit_name(self.rules, table, token) for token in there]
        kind = self.rules.kinds.rows[table.kind[family[0]]].id
        found = UnknownTokens(int(table.owner_of(family[0])), kind, names, [])
        numbers = [number for number in self.tokens.numbers(table, family) if not known.knows(number)]
        open_here = [token for token in there if int(table.number[token]) in numbers]
        sure = [token for token in there if int(table.number[token]) in known.true]
        found.here.extend(self.tokens.numbers(table, open_here))
        found.away.extend([number for number in numbers if number not in found.here])
        true = [number for number in self.tokens.numbers(table, family) if number in known.true]
        found.true = self.tokens.true_count(table, family) - len(true)
        for count, chance in counted(len(found.here), len(found.away), found.true):
            found.counts.append(count)
            found.possibilities.append(Possibility(chance, [*sure, *open_here[:count]], 0, []))
        return found

    def note_witnesses(self, state: State, seat: i64, own: Own) -> None:
        numbers = set(self.tokens.numbers(state.table, self.tokens.of(state.table, seat)))
        witnesses = self.seen(own).witnesses
        for other in range(int(state.table.seats)):
            seen = own_faces(state.sight(other)).only(numbers)
            if other != seat and seen.is_some():
                witnesses[other] = seen

    def spread_witnesses(self, state: State, seat: i64) -> None:
        witnesses = self.seen(state.owns[seat]).witnesses
        for other, seen in witnesses.items():
            own_faces(state.sight(other)).add(seen)
        witnesses.clear()

    def seen(self, own: Own) -> SeenTokens:
        """What a seat has seen, and others of its own."""
        found = own.slices[self.rules.own_slice(SEEN_TOKENS)]
        assert isinstance(found, SeenTokens)
        return found
