"""What seats know of formations, and what may stand on a field by that; a part of the chapter `formations`."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.salva.chapters.formation_cards import ID, READY_NEAR, Formations, row_keys
from velmoci.salva.chapters.formation_marks import settle_marks, ways_of_marks
from velmoci.salva.hiding.cards import Card
from velmoci.salva.hiding.knowledge import Clue, Knowledge, Known, Possibility, Unknown, face_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import Own, Sight, State, Table


class Way:
    """One way in which linked formations may be on a field: the rows that fit, and for each of them its tokens; and
    which of the ways to lie marks have, or -1 where there is one."""

    def __init__(self, rows: list[int], tokens: list[list[int]], marks: int) -> None:
        self.rows: Final = rows
        self.tokens: Final = tokens
        self.marks: Final = marks


class UnknownFormations(Unknown):
    """Linked formations of which some may be on the field."""

    def __init__(self, owner: str, cards: list[Card], called: str, tokens: list[str], field: int) -> None:
        super().__init__(owner, called, tokens, [])
        self.cards: Final = cards
        self.field: Final = field
        self.ways: Final[list[Way]] = []
        """For each possibility how it comes about."""

    def settle(self, state: State, number: int, chance: Chance) -> None:
        way, files = self.ways[number], Formations(state.rules)
        truths = files.truths(state, self.cards[0])
        truths.row[self.cards[0].group] = way.rows[pick(chance, len(way.rows))]
        for card, tokens in zip(self.cards, way.tokens, strict=True):
            truths.token[card.name] = tokens[pick(chance, len(tokens))]
        if way.marks >= 0:
            settle_marks(state, self.cards, self.field, way.marks)


    def lay(self, rules: Rules, table: Table, field: i64, number: int) -> None:
        """What is with a formation has what is noted of its token there; what waits beside it stands as it is."""
        way, files = self.ways[number], Formations(rules)
        for card, tokens in zip(self.cards, way.tokens, strict=True):
            places = [card.place_of(token) for token in tokens]
            if places[0].field == int(field) and len(way.rows) == 1:
                files.lay(table, card, way.rows[0], places[0])
        for unit in self.possibilities[number].units:
            table.put(unit, field)


class FormationKnowledge(Knowledge):
    """Of rows and places each that a seat has not seen to be false is as likely as any other."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def known(self, sight: Sight, owner: i64) -> list[Known]:
        return [self.known_card(sight, card) for card in self.files.cards_of(sight.table, owner)]

    def known_card(self, sight: Sight, card: Card) -> Known:
        """What a seat knows of one formation."""
        rows = self.files.rows_to(sight, card)
        tokens = [place.token for place in self.files.places_to(sight, card)]
        row_clues = [Clue(str(row + 1), "", face_of(row in rows, len(rows))) for row in card.rows]
        token_clues = [
            Clue(
                self.files.token_name(sight.table, place.token),
                field_name(self.rules, place.field),
                face_of(place.token in tokens, len(tokens)),
            )
            for place in card.places
        ]
        unseen = 1 if len(tokens) > 1 else 0
        name, worlds = self.files.names[card.name], len(rows) * len(tokens)
        return Known(seat_name(card.owner), name, row_clues, token_clues, unseen, worlds)

    def unknowns(self, sight: Sight, field: i64) -> list[Unknown]:
        found: list[Unknown] = []
        for linked in self.files.linked(self.files.cards(sight.table)):
            is_own = sight.seat >= 0 and linked[0].owner == sight.seat
            if is_own and linked[0].group not in self.files.secrets(sight.own).truths.row:
                continue  # Whoever reckons with what another knows does not see what that one hides.
            one = self.unknown(sight, linked, int(field))
            if one.tokens or len(one.possibilities) > 1 or one.possibilities[0].units:
                found.append(one)
        return found

    def unknown(self, sight: Sight, cards: list[Card], field: int) -> Unknown:
        """Every way in which linked formations may be there; rows in which nothing is there are one way."""
        files, table = self.files, sight.table
        rows = files.rows_to(sight, cards[0])
        places = [self.divided(sight, card, field) for card in cards]
        there = [place.token for card in cards for place in card.places if place.field == field]
        names = [files.token_name(table, token) for token in there]
        called = " ".join([files.names[card.name] for card in cards])
        found = UnknownFormations(seat_name(cards[0].owner), cards, called, names, field)
        marked = ways_of_marks(sight, cards, field)
        for tokens in product(*places):
            here = [card for card, some in zip(cards, tokens, strict=True) if card.place_of(some[0]).field == field]
            share = Fraction(1, len(rows))
            for card, some in zip(cards, tokens, strict=True):
                share *= Fraction(len(some), len(files.places_to(sight, card)))
            for number, way in enumerate(marked):
                one = Way(rows, list(tokens), number if len(marked) > 1 else -1)
                self.add(found, way, one, here, share / len(marked))
        return found

    def divided(self, sight: Sight, card: Card, field: int) -> list[list[int]]:
        """The tokens that may be true: those that lie on the field, and the others; no empty list."""
        places = self.files.places_to(sight, card)
        here = [place.token for place in places if place.field == field]
        away = [place.token for place in places if place.field != field]
        return [tokens for tokens in (here, away) if tokens]

    def add(self, found: UnknownFormations, table: Table, way: Way, here: list[Card], share: Fraction) -> None:
        """Adds a possibility for each row; those that leave the field empty of formations and units are one."""
        field = found.field
        names, empty = [self.files.names[card.name] for card in here], list[int]()
        for row in way.rows:
            units = [unit for card in found.cards for unit in self.units_at(table, card, row, field, card in here)]
            if units or here:
                found.possibilities.append(Possibility(share, units, row + 1, names))
                found.ways.append(Way([row], way.tokens, way.marks))
            else:
                empty.append(row)
        if empty:
            found.possibilities.append(Possibility(share * len(empty), [], 0, []))
            found.ways.append(Way(empty, way.tokens, way.marks))

    def units_at(self, table: Table, card: Card, row: int, field: int, is_here: bool) -> list[int]:
        """What a row has on a field, where the formation is there or elsewhere: units near it are where they are."""
        columns, near = table.unit_columns[self.files.column], table.unit_columns[self.files.near]
        found: list[int] = []
        for unit in self.files.units(table, card, row):
            if near[unit] == field if columns[unit] >= READY_NEAR else is_here:
                found.append(unit)
        return found

    def note_witnesses(self, state: State, seat: i64, own: Own) -> None:
        cards = self.files.cards_of(state.table, seat)
        keys = {key for card in cards for key in row_keys(card)}
        tokens = {token for card in cards for token in card.tokens()}
        witnesses = self.files.secrets(own).witnesses
        for other, theirs in enumerate(state.owns):
            if other == seat:
                continue
            seen = self.files.secrets(theirs)
            rows, places = seen.rows.only(keys), seen.places.only(tokens)
            if rows.is_some() or places.is_some():
                witnesses[other] = [rows, places]

    def spread_witnesses(self, state: State, seat: i64) -> None:
        own = self.files.secrets(state.owns[seat])
        for other, (rows, places) in own.witnesses.items():
            theirs = self.files.secrets(state.owns[other])
            theirs.rows.add(rows)
            theirs.places.add(places)
        own.witnesses.clear()


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-7": (FormationKnowledge.known_card,),
}
