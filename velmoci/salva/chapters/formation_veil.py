"""How formations lie on the map: where they may be, what they prove, how their tokens move; a part of `formations`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public, reveal
from velmoci.kernel.order import Order
from velmoci.salva.base.ways import walk
from velmoci.salva.chapters.formation_cards import ID, READY_NEAR, Formations
from velmoci.salva.chapters.formation_likeness import by_rows, distinct_rows, token_sign
from velmoci.salva.chapters.formation_looks import place_is_known, rows_are_known, show_rows
from velmoci.salva.chapters.formation_marks import openly, show_marks, stand, ways_of_marks
from velmoci.salva.chapters.formation_units import in_all_rows
from velmoci.salva.hiding.cards import Card, Place, surely_on
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.state import NOBODY, THIS_TURN, Sight, State, Table
from velmoci.salva.veils import Case, Group, TokenNames, Veil, Wanted


class FormationTokens(TokenNames):
    """The location tokens of a formation carry its name."""

    name = ID

    def names(self) -> list[str]:
        return self.rules.names("formation_names")


class FormationVeil(Veil):
    """A formation is on the field of one of its tokens, and one of its rows is what it has."""

    name = ID

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)

    def lay_all(self, table: Table, card: Card, rows: list[int], places: list[Place]) -> None:
        """Lays every row on every field where the formation may be, each field once."""
        fields: dict[int, Place] = {}
        for place in places:
            fields.setdefault(place.field, place)
        for row in rows:
            for place in fields.values():
                self.files.lay(table, card, row, place)

    def lay_possible(self, table: Table, field: i64) -> None:
        for card in self.files.cards(table):
            places = self.files.places(table, card)
            if field == NOBODY:
                self.lay_all(table, card, card.rows, places)
            else:
                self.lay_all(table, card, card.rows, [place for place in places if place.field == field])
                lay_near(self.files, table, card, field)

    def has_possible(self, table: Table, field: i64) -> bool:
        for card in self.files.cards(table):
            for place in card.places:
                if place.field == field and place in self.files.places(table, card):
                    return True
        return has_near(self.files, table, field)

    def lay_sure_to(self, sight: Sight, table: Table) -> None:
        for card in self.files.cards(table):
            rows, places = self.files.rows_to(sight, card), self.files.places_to(sight, card)
            if len(rows) == 1 and len({place.field for place in places}) == 1:
                self.lay_all(table, card, rows, places)

    def lay_likely_to(self, sight: Sight, table: Table) -> dict[int, float]:
        """Every row is as likely as every other, and so is every token."""
        found: dict[int, float] = {}
        for card in self.files.cards(table):
            rows, places = self.files.rows_to(sight, card), self.files.places_to(sight, card)
            fields = [place.field for place in places]
            for place in [place for number, place in enumerate(places) if place.field not in fields[:number]]:
                share = float(fields.count(place.field)) / float(len(places) * len(rows))
                for row in rows:
                    found.update(dict.fromkeys(self.files.lay(table, card, row, place), share))
            for row in rows:
                units, near_of = self.files.units(table, card, row), table.unit_columns[self.files.near]
                near = [unit for unit in units if near_of[unit] >= 0]
                found.update(dict.fromkeys(near, 1.0 / float(len(rows))))
        return found

    def groups(self, table: Table, field: i64) -> list[Group]:
        return self.groups_to(openly(self.rules, table), field)

    def groups_to(self, sight: Sight, field: i64) -> list[Group]:
        """For each group of formations one of which is surely there what stands there in each row."""
        table, found = sight.table, list[Group]()
        for linked in self.files.linked(self.files.cards(table)):
            places = [[place.token for place in self.files.places_to(sight, card)] for card in linked]
            there = surely_on(linked, places, int(field))
            if there or self.is_beside(sight, linked, int(field)):
                found.append(self.group(sight, linked, there, int(field)))
        return found

    def group(self, sight: Sight, linked: list[Card], there: list[Card], field: int) -> Group:
        """What linked formations have on a field, row by row: those that are surely there, and what waits there."""
        twin, alternatives = sight.table.with_own_units(), list[list[int]]()
        ways = ways_of_marks(sight, linked, field)
        for row in self.files.rows_to(sight, linked[0]):
            for way in ways:
                units: list[int] = []
                for card in there:
                    units += self.with_token(sight, twin, way, card, row, field)
                for card in linked:
                    waiting = self.files.near_at(way, card, row, field)
                    units += [stand(self.files, twin, unit, field) for unit in waiting]
                alternatives.append(units)
        return Group(twin, alternatives)

    def is_beside(self, sight: Sight, linked: list[Card], field: int) -> bool:
        """Whether something of these formations may wait on a field."""
        for way in ways_of_marks(sight, linked, field):
            for card in linked:
                if [row for row in card.rows if self.files.near_at(way, card, row, field)]:
                    return True
        return False

    def with_token(self, sight: Sight, twin: Table, way: Table, card: Card, row: int, field: int) -> list[int]:
        """Lays what of a row is with a formation on a field, if marks lie so."""
        files = self.files
        if way is sight.table:
            place = next(place for place in files.places_to(sight, card) if place.field == field)
            return files.lay(twin, card, row, place)
        columns = way.unit_columns[files.column]
        inside = [unit for unit in files.units(way, card, row) if columns[unit] < READY_NEAR]
        return [stand(files, twin, unit, field) for unit in inside]

    def movers(self, sight: Sight) -> list[int]:
        table = sight.table
        known = token_entries(self.files, table)
        entries = [known[place.token] for card in self.files.cards(table) for place in card.places]
        return [entry for entry in entries if self.rules.may_order(table, entry, sight.seat)]

    def cases(self, sight: Sight, mover: i64, are_all: bool) -> list[Case]:
        """One for each row that may be true; whoever is aboard another goes along."""
        table, found = sight.table, list[Case]()
        if not self.files.is_token(table, mover):
            return found
        card = self.files.card_of(table, mover)
        place = card.place_of(int(table.number[mover]))
        for row in card.rows if are_all else distinct_rows(self.files, table, card, place):
            twin = table.with_own_units()
            units = self.files.lay(twin, card, row, place)
            going = [unit for unit in units if not self.files.is_carried(twin, unit)]
            found.append(Case(Sight(self.rules, twin, sight.own, sight.seat), going))
        return found

    def likeness(self, table: Table, mover: i64) -> object:
        if not self.files.is_token(table, mover):
            return None
        card = self.files.card_of(table, mover)
        return token_sign(self.files, table, int(mover), card.place_of(int(table.number[mover])))

    def moves(self, state: State, mover: i64, path: list[int]) -> bool:
        """Every unit of every row pays for the way with this token; those aboard pay nothing."""
        table = state.table
        if not self.files.is_token(table, mover):
            return False
        card, deck = self.files.card_of(table, mover), self.files.deck(table)
        place, seat = card.place_of(int(table.number[mover])), table.on_turn
        for case in self.cases(state.sight(seat), mover, True):
            for unit in case.units:
                key = place.token, int(unit)
                deck.spent[key] = deck.spent.get(key, 0) + walk(case.sight, unit, path, False)
        origin = place.field
        self.files.bring(state, place, path[-1])
        name, goal = unit_name(self.rules, table, mover), field_name(self.rules, path[-1])
        start = field_name(self.rules, origin)
        state.tell(public("moved", power=seat_name(seat), unit=name, origin=start, field=goal))
        return True

    def march(self, state: State, token: i64, path: list[int]) -> None:
        """Every unit of every row pays for the way, as when the token moves."""
        table = state.table
        card, deck = self.files.card_of(table, token), self.files.deck(table)
        number, seat = int(table.number[token]), i64(card.owner)
        for case in self.cases(state.sight(seat), token, True):
            for unit in case.units:
                deck.spent[number, unit] = deck.spent.get((number, unit), 0) + walk(case.sight, unit, path, True)

    def go_in(self, state: State, token: i64, field: i64) -> None:
        table, card = state.table, self.files.card_of(state.table, token)
        place = card.place_of(int(table.number[token]))
        start, goal = field_name(self.rules, place.field), field_name(self.rules, field)
        self.files.bring(state, place, int(field))
        name = unit_name(self.rules, table, token)
        state.tell(public("moved", power=seat_name(card.owner), unit=name, origin=start, field=goal))

    def expose(self, state: State, token: i64) -> None:
        """A false token leaves the map; a true one shows the row, and what the formation has are units."""
        card = self.files.card_of(state.table, token)
        if self.files.truths(state, card).token[card.name] == int(state.table.number[token]):
            come_forward(state, self.files, card)
        else:
            show_token(state, self.files, token)

    def open_false(self, state: State, token: i64, wanted: Wanted) -> None:
        rows = self.fitting(state.table, token, wanted)
        rows_are_known(state, self.files, self.files.card_of(state.table, token), rows)

    def among(self, table: Table, tokens: list[int]) -> list[Group]:
        """A formation is surely among tokens if all its tokens that may be true are; its units are not laid out."""
        numbers, found = {int(table.number[token]) for token in tokens}, list[Group]()
        names = {int(table.unit_columns[self.files.card][token]) for token in tokens}
        for linked in self.files.linked([card for card in self.files.cards(table) if card.name in names]):
            sure = [card for card in linked if numbers.issuperset(self.files.tokens_possible(table, card))]
            if not sure:
                continue
            columns, alternatives = table.unit_columns[self.files.column], list[list[int]]()
            for row in sure[0].rows:
                units = [unit for card in sure for unit in self.files.units(table, card, row)]
                going = [unit for unit in units if columns[unit] < READY_NEAR]
                alternatives.append([unit for unit in going if not self.files.is_carried(table, unit)])
            found.append(Group(table, alternatives))
        return found

    def rows_open(self, table: Table, token: i64) -> list[str]:
        return [str(row + 1) for row in self.files.card_of(table, token).rows]

    def show_row(self, state: State, token: i64, row: str, seats: list[int]) -> None:
        for seat in seats:
            show_rows(state, self.files, seat, self.files.card_of(state.table, token), [int(row) - 1])

    def come_out(self, state: State, seat: i64) -> None:
        for card in list(self.files.cards_of(state.table, seat)):
            come_forward(state, self.files, card)

    def lies_at(self, table: Table, mover: i64) -> i64:
        if not self.files.is_token(table, mover):
            return NOBODY
        return self.files.card_of(table, mover).place_of(int(table.number[mover])).field

    def mover_for(self, sight: Sight, unit: i64) -> i64:
        """The true token of its formation."""
        if sight.table.unit_columns[self.files.card][unit] < 0:
            return NOBODY
        card = self.files.card_of(sight.table, unit)
        return self.files.entry(sight.table, self.files.secrets(sight.own).truths.token[card.name])

    def uncover(self, sight: Sight, units: list[int]) -> Order | None:
        """First everybody learns where the formation is, then rows without them leave, then they are taken out."""
        table, files = sight.table, self.files
        inside = [unit for unit in units if table.unit_columns[files.card][unit] >= 0]
        if not inside:
            return None
        card = files.card_of(table, inside[0])
        name = files.names[card.name]
        if len(files.fields(table, card)) > 1:
            return self.rules.notation.parse(f"publish {name}")
        field = field_name(self.rules, card.places[0].field)
        going = [self.outermost(table, unit) for unit in inside if files.card_of(table, unit) is card]
        ready = list(dict.fromkeys(going))
        try:
            in_all_rows(files, table, card, by_rows(files, table, card), ready, "SA-formations-16")
        except Refusal as refusal:
            return self.rules.notation.parse(f"remove_row {name} {refusal.values['row']}")
        return self.rules.notation.parse(f"extract {name} {field} {' '.join(files.names_of(table, ready))}")

    def outermost(self, table: Table, unit: int) -> int:
        """A unit, or what carries it."""
        if not self.files.is_carried(table, unit):
            return unit
        return self.outermost(table, self.files.carriers(table, unit)[0])

    def why_kept(self, table: Table, unit: i64) -> Refusal | None:
        if table.unit_columns[self.files.card][unit] < 0:
            return None
        return Refusal("is_in_formation", "SA-formations-39", unit=unit_name(self.rules, table, unit))

    def most_with(self, table: Table, column: i64, unit: i64) -> int:
        """Of each formation with a token there as many as the largest row has."""
        names, found = table.unit_columns[column], 0
        for card in self.files.cards(table):
            tokens = [self.files.entry(table, token) for token in self.files.tokens_possible(table, card)]
            is_there = [token for token in tokens if names[token] == unit]
            sizes = [len(self.files.units(table, card, row)) for row in card.rows]
            found += max(sizes) if is_there else 0
        return found

    def field_of(self, table: Table, token: i64) -> i64:
        if not self.files.is_token(table, token):
            return NOBODY
        return self.files.card_of(table, token).place_of(int(table.number[token])).field

    def face(self) -> str:
        return "place"

    def knows(self, sight: Sight, token: i64) -> bool:
        places = [place.token for place in self.files.places_to(sight, self.files.card_of(sight.table, token))]
        number = int(sight.table.number[token])
        return number not in places or places == [number]

    def look(self, state: State, seat: i64, token: i64) -> bool:
        number, card = int(state.table.number[token]), self.files.card_of(state.table, token)
        is_true = self.files.truths(state, card).token[card.name] == number
        self.files.secrets(state.owns[seat]).places.learn(number, is_true)
        return is_true

    def turn_up(self, state: State, token: i64) -> None:
        show_token(state, self.files, token)

    def lying_at(self, table: Table, field: i64) -> list[int]:
        places = [place for card in self.files.cards(table) for place in self.files.places(table, card)]
        return [self.files.entry(table, place.token) for place in places if place.field == field]

    def fitting(self, table: Table, token: i64, wanted: Wanted) -> list[int]:
        """The rows that would have a unit that is wanted where a token lies."""
        card, found = self.files.card_of(table, token), list[int]()
        place = card.place_of(int(table.number[token]))
        for row in card.rows:
            twin = table.with_own_units()
            if [unit for unit in self.files.lay(twin, card, row, place) if wanted.fits(twin, unit)]:
                found.append(row)
        return found

    def may_be(self, table: Table, token: i64, wanted: Wanted) -> bool:
        return bool(self.fitting(table, token, wanted))

    def holds(self, sight: Sight, token: i64, wanted: Wanted) -> bool:
        card, truths = self.files.card_of(sight.table, token), self.files.secrets(sight.own).truths
        is_there = truths.token[card.name] == int(sight.table.number[token])
        return is_there and truths.row[card.group] in self.fitting(sight.table, token, wanted)

    def prove(self, state: State, token: i64, seat: i64, wanted: Wanted) -> None:
        """The place is shown to all, and unless every row has such a unit the true one to the seat."""
        card, rows = self.files.card_of(state.table, token), self.fitting(state.table, token, wanted)
        place_is_known(state, self.files, card, int(state.table.number[token]))
        if rows != card.rows:
            show_rows(state, self.files, seat, card, [self.files.truths(state, card).row[card.group]])

    def disprove(self, state: State, token: i64, seat: i64, wanted: Wanted) -> None:
        """The rows that have such units are shown to be false to the seat, or the token is to all."""
        card, rows = self.files.card_of(state.table, token), self.fitting(state.table, token, wanted)
        if self.files.truths(state, card).row[card.group] in rows:
            show_token(state, self.files, token)
        else:
            show_rows(state, self.files, seat, card, rows)

    def charged(self, table: Table, seat: i64) -> list[int]:
        """The dearest row of each formation, of linked ones together."""
        found: list[int] = []
        for linked in self.files.linked(self.files.cards_of(table, seat)):
            rows = [[unit for card in linked for unit in self.files.units(table, card, row)] for row in linked[0].rows]
            worths = [worth(self.rules, table, units) for units in rows]
            found += rows[worths.index(max(worths))]
        return found


def lay_near(files: Formations, table: Table, card: Card, field: i64) -> None:
    """Puts what waits on a field beside its formation on the map of a copied table."""
    for unit in files.all_units(table, card):
        if table.unit_columns[files.near][unit] == field and table.place[unit] == NOBODY:
            table.put(unit, field)


def has_near(files: Formations, table: Table, field: i64) -> bool:
    """Whether something of any formation waits or is built beside it on a field, or with nobody's field on any."""
    for unit, near in enumerate(table.unit_columns[files.near]):
        if near >= 0 and field in (near, NOBODY) and table.exists(unit):
            return True
    return False


def token_entries(files: Formations, table: Table) -> dict[int, int]:
    """The places of all location tokens in the unit list, by their numbers."""
    cards, rows = table.unit_columns[files.card], table.unit_columns[files.row]
    found = [unit for unit in range(len(cards)) if cards[unit] >= 0 and rows[unit] < 0 and table.exists(unit)]
    return {int(table.number[unit]): unit for unit in found}


def worth(rules: Rules, table: Table, units: list[int]) -> int:
    """What some units are worth together, in parts of a point."""
    total = 0
    for unit in units:
        chain = rules.worth_chain(table, unit)
        total += rules.in_parts(chain.num, chain.den)
    return total


def tell_false(state: State, files: Formations, card: Card, token: int) -> None:
    """Everybody sees that a location token is false."""
    name, field = files.token_name(state.table, token), field_name(state.rules, card.place_of(token).field)
    formation = files.names[card.name]
    state.tell(reveal("token-removed", power=seat_name(card.owner), formation=formation, unit=name, field=field))


def show_token(state: State, files: Formations, token: i64) -> None:
    """A location token is shown to all: a false one leaves the map, a true one is known from now on."""
    card, number = files.card_of(state.table, token), int(state.table.number[token])
    if files.truths(state, card).token[card.name] == number:
        place_is_known(state, files, card, number)
    else:
        tell_false(state, files, card, number)
        files.drop_token(state, card, number)


def come_out(files: Formations, table: Table, unit: int, place: Place) -> None:
    """An entry becomes a unit on the map: where it waits, or with the formation."""
    near = table.unit_columns[files.near][unit]
    files.release(table, unit)
    if near >= 0:
        table.put(unit, near)
    else:
        table.put(unit, place.field)
        files.fit(table, files.entry(table, place.token), unit)


def come_forward(state: State, files: Formations, card: Card) -> None:
    """A formation is shown with its place and its row; what it has are units on the map from now on, and it ends."""
    show_marks(state, [card])
    table, truths = state.table, files.truths(state, card)
    place, row = card.place_of(truths.token[card.name]), truths.row[card.group]
    units = files.units(table, card, row)
    flags = table.flags[files.entry(table, place.token)] & THIS_TURN
    for unit in units:
        table.points[unit] = files.left(table, place, unit)
        table.flags[unit] = table.flags[unit] & ~THIS_TURN | flags
        come_out(files, table, unit, place)
    field, names = field_name(state.rules, place.field), files.names_of(table, units)
    formation = files.names[card.name]
    owner = seat_name(card.owner)
    state.tell(reveal("formation-shown", power=owner, formation=formation, field=field, row=row + 1, units=names))
    for other in [other for other in card.rows if other != row]:
        files.drop_row(state, card, other)
    files.drop_card(state, card)


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-22": (FormationVeil.cases, FormationVeil.moves),
    "SA-formations-23": (FormationVeil.movers,),
    "SA-formations-26": (FormationVeil.cases,),
    "SA-formations-28": (FormationVeil.charged, FormationVeil.most_with),
    "SA-formations-32": (show_token,),
    "SA-formations-39": (FormationVeil.why_kept,),
}
