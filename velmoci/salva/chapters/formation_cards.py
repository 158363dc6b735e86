"""The cards of formations on a table: what lies open, what an owner keeps, and which entries stand in which row.

The units of rows and the location tokens are entries of the unit list without a field. The column `formation` says to
which card an entry belongs, `formation_row` in which row it stands (a token in none), `formation_column` in which
column. What a unit has spent on its way to a token, or with it, is noted for each of both.
"""

from __future__ import annotations

from typing import Any, Final, final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.salva.hiding.cards import Card, Cards, Place, Truths, load_card, per_seat
from velmoci.salva.hiding.faces import Faces, load_faces, may_be_true, shuffled
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, THIS_TURN, Own, Sight, Slice, State, Table, add_like, give_number

ID: Final = "formations"
CARD: Final = "formation"
ROW: Final = "formation_row"
COLUMN: Final = "formation_column"
NEAR: Final = "formation_near"
BY_PLAYERS: Final = "by_players"

READY: Final[i64] = 0
BUILDING: Final[i64] = 1
READY_NEAR: Final[i64] = 2
BUILDING_NEAR: Final[i64] = 3
COLUMNS: Final = ("finished", "building", "near", "near_building")
SPAN: Final = 8
"""More rows than any card has: a row is known by the name of its group times this and its own number."""


class Deck(Slice):
    """All cards with the bank, what was shown of places to all, and what units have spent."""

    def __init__(self) -> None:
        self.cards = Cards(3, 3, 6, 12)
        self.shown = Faces()
        """Location tokens of which everybody knows the face."""
        self.spent: dict[tuple[int, int], int] = {}
        """For the number of a token and the place of a unit in the list how much less it has left with that token."""

    def copy(self) -> Deck:
        twin = Deck()
        twin.cards = self.cards.copy()
        twin.shown = self.shown.copy()
        twin.spent = self.spent.copy()
        return twin

    def dump(self) -> object:
        cards = self.cards
        return {
            "bank": [cards.size, cards.most_tokens, cards.true_rows, cards.false_rows],
            "cards": [card.dump() for card in cards.cards],
            "shown": self.shown.dump(),
            "spent": sorted([[token, unit, parts] for (token, unit), parts in self.spent.items()]),
        }

    def load(self, data: Any) -> None:
        self.cards = Cards(*data["bank"])
        self.cards.cards = [load_card(card) for card in data["cards"]]
        self.shown.load(data["shown"])
        self.spent = {(token, unit): parts for token, unit, parts in data["spent"]}

    def told(self, sight: Sight) -> object:
        """Every card with its rows and tokens; of their faces nothing that not everybody knows."""
        files = Formations(sight.rules)
        cards = {files.names[card.name]: files.card_told(sight.table, card) for card in self.cards.cards}
        bank = {"true_rows": self.cards.true_rows, "false_rows": self.cards.false_rows}
        return {"cards": cards, "bank": bank, "names": files.names}


class Secrets(Slice):
    """What a seat alone knows: the truth of its own formations, and faces of others' that it has seen."""

    def __init__(self) -> None:
        self.truths = Truths()
        self.rows = Faces()
        self.places = Faces()
        self.witnesses: Final[dict[int, list[Faces]]] = {}
        """In a view: what every other seat has seen of the rows and places of this seat's own formations."""

    def copy(self) -> Secrets:
        twin = Secrets()
        twin.truths.row.update(self.truths.row)
        twin.truths.token.update(self.truths.token)
        twin.rows.add(self.rows)
        twin.places.add(self.places)
        for seat, seen in self.witnesses.items():
            twin.witnesses[seat] = [faces.copy() for faces in seen]
        return twin

    def dump(self) -> Any:
        found: dict[str, object] = {
            "row": sorted([[name, row] for name, row in self.truths.row.items()]),
            "token": sorted([[name, token] for name, token in self.truths.token.items()]),
            "rows": self.rows.dump(),
            "places": self.places.dump(),
        }
        if self.witnesses:
            seen = self.witnesses
            found["witnesses"] = [[seat, [faces.dump() for faces in seen[seat]]] for seat in sorted(seen)]
        return found

    def load(self, data: Any) -> None:
        self.truths = Truths()
        self.truths.row.update(dict(data["row"]))
        self.truths.token.update(dict(data["token"]))
        self.rows.load(data["rows"])
        self.places.load(data["places"])
        self.witnesses.clear()
        for seat, seen in data.get("witnesses", []):
            self.witnesses[seat] = [load_faces(faces) for faces in seen]

    def told(self, sight: Sight) -> object:
        """Of each own formation the true row and the true token; of others what was seen."""
        files = Formations(sight.rules)
        own: dict[str, object] = {}
        for card in files.deck(sight.table).cards.cards:
            if card.owner == sight.seat:
                token = self.truths.token[card.name]
                own[files.names[card.name]] = {
                    "row": self.truths.row[card.group] + 1,
                    "token": files.token_name(sight.table, token),
                }
        return {"true": own, "seen": files.seen_told(sight, self)}


def row_key(card: Card, row: int) -> int:
    """The number by which the face of a row is known."""
    return card.group * SPAN + row


def row_keys(card: Card) -> list[int]:
    """The same of all rows in use."""
    return [row_key(card, row) for row in card.rows]


@final
class Formations:
    """The columns and options of the chapter, looked up once, and what is asked of cards."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Final = rules
        self.names: Final = rules.names("formation_names")
        self.card: Final[i64] = rules.unit_column(CARD)
        self.row: Final[i64] = rules.unit_column(ROW)
        self.column: Final[i64] = rules.unit_column(COLUMN)
        self.near: Final[i64] = rules.unit_column(NEAR)
        self.slice: Final[i64] = rules.table_slice(ID)
        self.own: Final[i64] = rules.own_slice(ID)

    def most(self) -> int:
        """So many formations a seat may have at once."""
        word = self.rules.word("formations_per_seat")
        return per_seat(int(self.rules.seats)) if word == BY_PLAYERS else int(word)

    def deck(self, table: Table) -> Deck:
        """All that lies open of cards."""
        found = table.slices[self.slice]
        assert isinstance(found, Deck)
        return found

    def secrets(self, own: Own) -> Secrets:
        """What a seat alone knows."""
        found = own.slices[self.own]
        assert isinstance(found, Secrets)
        return found

    def truths(self, state: State, card: Card) -> Truths:
        """What the owner of a card knows of it."""
        return self.secrets(state.owns[card.owner]).truths

    def cards(self, table: Table) -> list[Card]:
        """All formations."""
        return self.deck(table).cards.cards

    def cards_of(self, table: Table, seat: i64) -> list[Card]:
        """Those of a seat."""
        return [card for card in self.cards(table) if card.owner == seat]

    def linked(self, cards: list[Card]) -> list[list[Card]]:
        """These formations, those together whose rows are linked."""
        groups: dict[int, list[Card]] = {}
        for card in cards:
            groups.setdefault(card.group, []).append(card)
        return list(groups.values())

    def find(self, sight: Sight, name: str, clause: str) -> Card:
        """The seat's own formation of that name."""
        for card in self.cards_of(sight.table, sight.seat):
            if self.names[card.name] == name:
                return card
        raise Refusal("no_such_formation", clause, formation=name[:40])

    def entries(self, table: Table, card: Card) -> list[int]:
        """All entries of a formation: its tokens and the units of all rows."""
        numbers, name = table.unit_columns[self.card], i64(card.name)
        return [unit for unit, one in enumerate(numbers) if one == name and table.exists(unit)]

    def units(self, table: Table, card: Card, row: int) -> list[int]:
        """What stands in a row, in all columns."""
        rows = table.unit_columns[self.row]
        return [unit for unit in self.entries(table, card) if rows[unit] == row]

    def in_column(self, table: Table, card: Card, row: int, column: i64) -> list[int]:
        """What stands in one column of a row."""
        columns = table.unit_columns[self.column]
        return [unit for unit in self.units(table, card, row) if columns[unit] == column]

    def near_at(self, table: Table, card: Card, row: int, field: i64) -> list[int]:
        """What is finished in a row and still stands on a neighbouring field."""
        found = self.in_column(table, card, row, READY_NEAR)
        return [unit for unit in found if table.unit_columns[self.near][unit] == field]

    def all_units(self, table: Table, card: Card) -> list[int]:
        """What stands in any row."""
        rows = table.unit_columns[self.row]
        return [unit for unit in self.entries(table, card) if rows[unit] >= 0]

    def is_token(self, table: Table, entry: i64) -> bool:
        """Whether an entry is a location token."""
        return table.unit_columns[self.card][entry] >= 0 and table.unit_columns[self.row][entry] < 0

    def card_of(self, table: Table, entry: i64) -> Card:
        """The formation to which an entry belongs."""
        return self.deck(table).cards.card(int(table.unit_columns[self.card][entry]))

    def entry(self, table: Table, token: int) -> int:
        """The place of a token in the unit list."""
        return int(table.numbered(token))

    def token_name(self, table: Table, token: int) -> str:
        """The name of a token, as `caesar_12`."""
        return unit_name(self.rules, table, self.entry(table, token))

    def tokens_possible(self, table: Table, card: Card) -> list[int]:
        """The location tokens that may be the true one as far as everybody knows."""
        return may_be_true(self.deck(table).shown, card.tokens())

    def places(self, table: Table, card: Card) -> list[Place]:
        """The same with where they lie."""
        return [card.place_of(token) for token in self.tokens_possible(table, card)]

    def fields(self, table: Table, card: Card) -> list[int]:
        """The fields on which a formation may be as far as everybody knows, each once."""
        return sorted({place.field for place in self.places(table, card)})

    def rows_to(self, sight: Sight, card: Card) -> list[int]:
        """The rows that may be the true one as far as a seat knows."""
        if sight.seat < 0:
            return card.rows
        secrets = self.secrets(sight.own)
        if card.owner == sight.seat:
            return [secrets.truths.row[card.group]]
        return [key % SPAN for key in may_be_true(secrets.rows, row_keys(card))]

    def places_to(self, sight: Sight, card: Card) -> list[Place]:
        """The places where it may be as far as a seat knows."""
        if sight.seat < 0:
            return self.places(sight.table, card)
        secrets = self.secrets(sight.own)
        if card.owner == sight.seat:
            return [card.place_of(secrets.truths.token[card.name])]
        known = secrets.places.with_others(self.deck(sight.table).shown)
        return [card.place_of(token) for token in may_be_true(known, card.tokens())]

    def left(self, table: Table, place: Place, unit: int) -> int:
        """What a unit of a row has left of its movement, if the formation is there."""
        return table.points[unit] - self.deck(table).spent.get((place.token, unit), 0)

    def is_carried(self, table: Table, unit: i64) -> bool:
        """Whether a unit is aboard another."""
        return bool(self.carriers(table, unit)) and self.rules.is_absent(table, unit)

    def carriers(self, table: Table, unit: i64) -> list[int]:
        """The units that a unit names."""
        named = [int(table.unit_columns[number][unit]) for number in self.rules.naming_columns]
        return [other for other in named if other >= 0]

    def load_of(self, table: Table, units: list[int], among: list[int]) -> list[int]:
        """Those of some units that are aboard one of these, and aboard those."""
        found: list[int] = []
        for other in among:
            if other not in units and self.is_carried(table, other) and self.carriers(table, other)[0] in units:
                found.append(other)
        return found

    def load_of_row(self, table: Table, units: list[int]) -> list[int]:
        """What is aboard units of one row."""
        if not units or not self.rules.naming_columns:
            return []
        card, row = self.card_of(table, units[0]), int(table.unit_columns[self.row][units[0]])
        return self.load_of(table, units, self.units(table, card, row))

    def forget_spent(self, table: Table, unit: int) -> None:
        """A unit is with no token any more."""
        deck = self.deck(table)
        deck.spent = {key: parts for key, parts in deck.spent.items() if key[1] != unit}

    def lay(self, table: Table, card: Card, row: int, place: Place) -> list[int]:
        """Puts a row on the map of a copied table as if it were there; returns its units without those nearby.

        Where they stand somewhere on it already, others like them are put there.
        """
        laid: dict[int, int] = {}
        token = self.entry(table, place.token)
        flags = table.flags[token] & THIS_TURN
        for unit in self.units(table, card, row):
            is_near = table.unit_columns[self.column][unit] >= READY_NEAR
            if is_near and table.place[unit] != NOBODY:
                continue
            left = self.left(table, place, unit)
            one = int(add_like(self.rules, table, unit)) if table.place[unit] != NOBODY else unit
            if one != unit:
                self.release(table, one)
            if is_near:
                table.put(one, table.unit_columns[self.near][unit])
            else:
                laid[unit] = one
                table.put(one, place.field)
                table.points[one] = left
                table.flags[one] = table.flags[one] & ~THIS_TURN | flags
        self.link(table, laid)
        for one in laid.values():
            self.fit(table, token, one)
        return list(laid.values())

    def fit(self, table: Table, token: i64, unit: i64) -> None:
        """A unit that is laid where a token lies gets what chapters note of the token."""
        for deed in self.rules.deeds.values():
            deed.fit(table, token, unit)

    def fit_by_all(self, table: Table, places: list[Place], unit: i64) -> None:
        """The same of a unit that leaves the formation: it gets that on which all tokens agree."""
        tokens = [self.entry(table, place.token) for place in places]
        for deed in self.rules.deeds.values():
            before = [column[unit] for column in table.unit_columns]
            found: list[list[i64]] = []
            for token in tokens:
                deed.fit(table, token, unit)
                found.append([column[unit] for column in table.unit_columns])
            if [one for one in found if one != found[0]]:
                for number, value in enumerate(before):
                    table.unit_columns[number][unit] = value

    def bring(self, state: State, place: Place, field: int) -> None:
        """A token comes to another field."""
        origin, place.field = place.field, field
        token = self.entry(state.table, place.token)
        for deed in self.rules.deeds.values():
            deed.goes(state, token, origin, field)

    def release(self, table: Table, unit: i64) -> None:
        """An entry belongs to no formation any more."""
        for column in (self.card, self.row, self.column, self.near):
            table.unit_columns[column][unit] = self.rules.unit_columns[column].default

    def link(self, table: Table, twins: dict[int, int]) -> None:
        """Whoever names one of these units names its twin, if he is a twin; others outside are named no more."""
        for number in self.rules.naming_columns:
            column = table.unit_columns[number]
            for unit, twin in twins.items():
                if column[unit] >= 0:
                    column[twin] = twins.get(int(column[unit]), NOBODY)

    def copy_units(self, state: State, units: list[int], row: int) -> None:
        """Puts units like these into a row."""
        table, deck, twins = state.table, self.deck(state.table), dict[int, int]()
        for unit in units:
            twin = int(add_like(self.rules, table, unit))
            give_number(table, twin)
            table.unit_columns[self.row][twin] = row
            twins[unit] = twin
            for (token, other), parts in list(deck.spent.items()):
                if other == unit:
                    deck.spent[token, twin] = parts
        self.link(table, twins)

    def new_token(self, state: State, card: Card) -> None:
        """The last place of a card gets its token."""
        kind = self.rules.kinds.rows[self.rules.kinds.index[self.names[card.name]]]
        entry = state.new_unit(kind, card.owner, NOBODY, True)
        state.table.unit_columns[self.card][entry] = card.name

    def renumber(self, state: State, token: int, new: list[int]) -> None:
        """In place of a token there are two, both with all that was said of it, under new numbers."""
        table, deck, entry = state.table, self.deck(state.table), self.entry(state.table, token)
        give_number(table, entry)
        give_number(table, add_like(self.rules, table, entry))
        for (known, unit), parts in list(deck.spent.items()):
            if known == token:
                del deck.spent[known, unit]
                deck.spent.update({(number, unit): parts for number in new})

    def drop(self, state: State, units: list[int]) -> None:
        """Entries go back to the bank."""
        deck = self.deck(state.table)
        numbers = [int(state.table.number[unit]) for unit in units]
        for unit in units:
            state.drop_entry(unit)
        deck.spent = {key: parts for key, parts in deck.spent.items() if key[0] not in numbers and key[1] not in units}

    def drop_row(self, state: State, card: Card, row: int) -> None:
        """A row that was shown to be false leaves the cards of its group, and everybody knows it."""
        cards = self.deck(state.table).cards
        for other in cards.linked(card):
            self.drop(state, self.units(state.table, other, row))
        cards.remove_row(card, row)
        for own in state.owns:
            self.secrets(own).rows.forget(row_key(card, row))
        for veil in self.rules.veils:
            for other in cards.linked(card):
                veil.row_false(state, other.name, row)
                if len(card.rows) == 1:
                    veil.row_true(state, other.name, card.rows[0])

    def drop_token(self, state: State, card: Card, token: int) -> None:
        """A location token that was shown to be false leaves the map."""
        self.drop(state, [self.entry(state.table, token)])
        self.deck(state.table).cards.remove_place(card, token)
        self.forget_token(state, token)

    def forget_token(self, state: State, token: int) -> None:
        """There is no such token any more."""
        self.deck(state.table).shown.forget(token)
        for own in state.owns:
            self.secrets(own).places.forget(token)

    def drop_card(self, state: State, card: Card) -> None:
        """A formation is gone with all that is left of it."""
        for veil in self.rules.veils:
            veil.card_gone(state, card.name, card.rows[0] if len(card.rows) == 1 else -1)
        for veil in self.rules.veils:
            veil.card_cleared(state, card.name)
        for token in card.tokens():
            self.forget_token(state, token)
        self.drop(state, self.entries(state.table, card))
        cards, keys = self.deck(state.table).cards, row_keys(card)
        truths, rest = self.truths(state, card), [other for other in cards.linked(card) if other is not card]
        cards.dissolve(card, truths)
        for own in state.owns if not rest else []:
            for key in keys:
                self.secrets(own).rows.forget(key)
        if rest and card.name == card.group:
            self.rename_group(state, rest, truths)

    def rename_group(self, state: State, rest: list[Card], truths: Truths) -> None:
        """The formation that gave its name to a group is gone: another of the group does, so that the name is free."""
        old, new = rest[0].group, rest[0].name
        for card in rest:
            card.group = new
        truths.row[new] = truths.row.pop(old)
        for own in state.owns:
            self.secrets(own).rows.rename({old * SPAN + row: new * SPAN + row for row in rest[0].rows})

    def know_rows_shuffled(self, state: State, card: Card, before: list[int], row: int, new: int) -> None:
        """A row was shuffled with a false one: whoever knew of it knows only what follows from that."""
        keys, pair = [row_key(card, one) for one in before], [row_key(card, row), row_key(card, new)]
        for own in state.owns:
            shuffled(self.secrets(own).rows, keys, pair[0], pair)

    def know_places_shuffled(self, state: State, before: list[int], token: int, new: list[int]) -> None:
        """The same of a location token."""
        shuffled(self.deck(state.table).shown, before, token, new)
        for own in state.owns:
            shuffled(self.secrets(own).places, before, token, new)

    def names_of(self, table: Table, units: list[int]) -> list[str]:
        """Units by name."""
        return [unit_name(self.rules, table, unit) for unit in units]

    def card_told(self, table: Table, card: Card) -> dict[str, object]:
        """A card as everybody sees it."""
        rules, shown = self.rules, self.deck(table).shown
        return {
            "owner": seat_name(card.owner),
            "linked_with": self.names[card.group],
            "rows": [self.row_told(table, card, row) for row in card.rows],
            "tokens": [
                {
                    "token": self.token_name(table, place.token),
                    "field": field_name(rules, place.field),
                    "harbour": field_name(rules, place.harbour) if place.harbour >= 0 else None,
                    "face": True if place.token in shown.true else False if place.token in shown.false else None,
                }
                for place in card.places
            ],
        }

    def row_told(self, table: Table, card: Card, row: int) -> dict[str, object]:
        """A row of it."""
        found: dict[str, object] = {"row": row + 1}
        for number, name in enumerate(COLUMNS):
            found[name] = self.names_of(table, self.in_column(table, card, row, number))
        return found

    def seen_told(self, sight: Sight, secrets: Secrets) -> dict[str, object]:
        """What a seat has seen of others' formations."""
        found: dict[str, object] = {}
        for card in self.cards(sight.table):
            keys, tokens = row_keys(card), card.tokens()
            faces = {str(key % SPAN + 1): key in secrets.rows.true for key in keys if secrets.rows.knows(key)}
            known = [token for token in tokens if secrets.places.knows(token)]
            places = {self.token_name(sight.table, token): token in secrets.places.true for token in known}
            if faces or places:
                found[self.names[card.name]] = {"rows": faces, "tokens": places}
        return found
