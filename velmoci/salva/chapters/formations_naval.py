"""Where formations meet the sea: their tokens enter and leave harbours, pass canals, go aboard ships and ashore.

A token on land names one harbour for the ships of all rows. A token aboard a ship goes where the ship goes; if the ship
is lost, it is shown.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.movement import start_move
from velmoci.salva.chapters.embarkation import Disembark, DisembarkRule, Embark, EmbarkRule, Hold, act
from velmoci.salva.chapters.formation_cards import ID, Formations
from velmoci.salva.chapters.formation_deeds import TokenDeed
from velmoci.salva.chapters.formation_veil import come_forward, show_token
from velmoci.salva.chapters.harbours import CanalRule, Dock, DockRule, Harbour, PassCanal, harbours_of
from velmoci.salva.hiding.cards import NO_HARBOUR
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name, find_field, find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table
from velmoci.salva.units import SEA
from velmoci.salva.veils import Case


class DockedTokens(TokenDeed):
    """A token enters a harbour if all that it may be are ships that could."""

    name = Dock.kind

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.harbour = Harbour(rules)
        self.docking = DockRule(rules)

    def concerns(self, sight: Sight, order: Order) -> bool:
        assert isinstance(order, Dock)
        return self.is_token(sight, order.unit)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Dock)
        token, field = self.find(sight, order.unit), find_field(sight, order.field)
        for case in self.cases(sight, token, order.unit):
            for unit in case.units:
                clause = self.docking.why_not(case.sight, unit, field)
                if clause:
                    raise Refusal("cannot_dock", clause, unit=order.unit, field=order.field)

    def orders(self, sight: Sight) -> list[Order]:
        rules, table, found = self.rules, sight.table, list[Order]()
        for token in self.tokens(sight):
            for field in rules.board.neighbours[self.place(table, token).field]:
                order = Dock(unit_name(rules, table, token), field_name(rules, field))
                if rules.board.is_land(field) and self.is_legal(sight, order):
                    found.append(order)
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Dock)
        sight = state.sight(seat)
        token, field = self.find(sight, order.unit), int(find_field(sight, order.field))
        place = self.place(state.table, token)
        origin = place.field
        start_move(state, token)
        self.files.bring(state, place, field)
        place.harbour = origin
        state.tell(public("docked", power=seat_name(seat), unit=order.unit, field=order.field))

    def fit(self, table: Table, token: i64, unit: i64) -> None:
        """Ships lie in the harbour of their token, and have left one in this turn if it has."""
        if self.rules.kinds.rows[table.kind[unit]].ground == SEA:
            place = self.place(table, token)
            self.harbour.moor(table, unit, place.harbour if self.rules.board.is_land(place.field) else NOBODY)
            table.unit_columns[self.harbour.undocked][unit] = table.unit_columns[self.harbour.undocked][token]

    def goes(self, state: State, token: i64, origin: i64, field: i64) -> None:
        """A token that has put to sea lies in no harbour, and enters none in this turn."""
        place, board = self.place(state.table, token), self.rules.board
        if board.is_land(origin) and not board.is_land(field) and place.harbour != NO_HARBOUR:
            state.table.unit_columns[self.harbour.undocked][token] = 1
        place.harbour = NO_HARBOUR


class CanalTokens(TokenDeed):
    """The ships of all rows go through a canal together."""

    name = PassCanal.kind

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.passing = CanalRule(rules)

    def concerns(self, sight: Sight, order: Order) -> bool:
        assert isinstance(order, PassCanal)
        return self.is_token(sight, order.unit)

    def ships(self, case: Case) -> list[int]:
        """The ships that go by themselves if things stand so."""
        kinds, table = self.rules.kinds.rows, case.sight.table
        return [unit for unit in case.units if kinds[table.kind[unit]].ground == SEA]

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, PassCanal)
        token, sea = self.find(sight, order.unit), find_field(sight, order.field)
        cases = self.cases(sight, token, order.unit)
        if not [case for case in cases if self.ships(case)]:
            raise Refusal("no_canal", "SA-harbours-8", unit=order.unit, field=order.field)
        for case in cases:
            for ship in self.ships(case):
                if not self.passing.may_pass(case.sight, ship, sea):
                    raise Refusal("no_canal", "SA-harbours-8", unit=order.unit, field=order.field)

    def orders(self, sight: Sight) -> list[Order]:
        rules, table, found = self.rules, sight.table, list[Order]()
        for token in self.tokens(sight):
            for sea in harbours_of(rules, self.place(table, token).field):
                order = PassCanal(unit_name(rules, table, token), field_name(rules, sea))
                if self.is_legal(sight, order):
                    found.append(order)
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, PassCanal)
        sight, table = state.sight(seat), state.table
        token = self.find(sight, order.unit)
        for case in self.cases(sight, token, order.unit):
            for ship in self.ships(case):
                self.spend(table, token, ship, self.rules.pace)
        start_move(state, token)
        self.place(table, token).harbour = int(find_field(sight, order.field))
        state.tell(public("passed-canal", power=seat_name(seat), unit=order.unit, field=order.field))


class EmbarkedTokens(TokenDeed):
    """A token goes aboard one ship, which must have room for the largest row."""

    name = Embark.kind

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        self.boarding = EmbarkRule(rules)

    def concerns(self, sight: Sight, order: Order) -> bool:
        assert isinstance(order, Embark)
        return self.is_token(sight, order.unit)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Embark)
        token, ship = self.find(sight, order.unit), find_unit(sight, order.ship)
        for case in self.cases(sight, token, order.unit):
            for unit in case.units:
                clause = self.boarding.why_not(case.sight, unit, ship)
                if clause:
                    raise Refusal("cannot_embark", clause, unit=order.unit, ship=order.ship)
            shares = [self.rules.berths.shares[case.sight.table.kind[unit]] for unit in case.units]
            if sum(shares) > self.hold.free(sight.table, ship):
                raise Refusal("cannot_embark", "SA-embarkation-8", unit=order.unit, ship=order.ship)

    def orders(self, sight: Sight) -> list[Order]:
        rules, table, found = self.rules, sight.table, list[Order]()
        for token in self.tokens(sight):
            here = table.units_at(self.place(table, token).field)
            for ship in [unit for unit in here if rules.kinds.rows[table.kind[unit]].capacity > 0]:
                order = Embark(unit_name(rules, table, token), unit_name(rules, table, ship))
                if self.is_legal(sight, order):
                    found.append(order)
        return found

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Embark)
        sight, table = state.sight(seat), state.table
        token, ship = self.find(sight, order.unit), find_unit(sight, order.ship)
        act(state, token, ship)
        table.unit_columns[self.hold.aboard][token] = ship
        state.tell(public("embarked", power=seat_name(seat), unit=order.unit, ship=order.ship))

    def fit(self, table: Table, token: i64, unit: i64) -> None:
        """All land units that no ship of their row carries are aboard the ship of their token."""
        if self.rules.kinds.rows[table.kind[unit]].is_land and self.hold.is_aboard(table, token):
            table.unit_columns[self.hold.aboard][unit] = self.hold.ship_of(table, token)
        table.unit_columns[self.hold.unloaded][unit] = table.unit_columns[self.hold.unloaded][token]


class LandedTokens(TokenDeed):
    """A token goes ashore where its ship is docked; nobody has any movement left then."""

    name = Disembark.kind

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.hold = Hold(rules)
        self.harbour = Harbour(rules)
        self.landing = DisembarkRule(rules)

    def concerns(self, sight: Sight, order: Order) -> bool:
        assert isinstance(order, Disembark)
        return self.is_token(sight, order.unit)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, Disembark)
        clause = self.landing.why_not(sight, self.find(sight, order.unit))
        if clause:
            raise Refusal("cannot_disembark", clause, unit=order.unit)

    def orders(self, sight: Sight) -> list[Order]:
        names = [unit_name(self.rules, sight.table, token) for token in self.tokens(sight)]
        return [Disembark(name) for name in names if self.is_legal(sight, Disembark(name))]

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, Disembark)
        table = state.table
        token = self.find(state.sight(seat), order.unit)
        ship = self.hold.ship_of(table, token)
        act(state, token, ship)
        table.unit_columns[self.hold.aboard][token] = NOBODY
        table.unit_columns[self.hold.unloaded][token] = self.harbour.facing(table, ship)
        self.spend_all(table, token)
        field = field_name(self.rules, self.place(table, token).field)
        state.tell(public("disembarked", power=seat_name(seat), unit=order.unit, field=field))


class TokensAtSea(Reaction):
    """A token goes along with the ship that carries it, and is shown if the ship is lost."""

    name = "formations_aboard"
    before = "load_goes_along"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)
        self.hold = Hold(rules)

    def aboard(self, table: Table, ship: i64) -> list[int]:
        """The location tokens aboard a ship."""
        tokens = [self.files.entry(table, token) for card in self.files.cards(table) for token in card.tokens()]
        return [token for token in tokens if self.hold.ship_of(table, token) == ship]

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        for token in self.aboard(state.table, unit):
            card = self.files.card_of(state.table, token)
            self.files.bring(state, card.place_of(int(state.table.number[token])), int(field))

    def unit_lost(self, state: State, unit: i64) -> None:
        """A false token is removed; with a true one the true row is shown, and what was aboard goes down."""
        for token in self.aboard(state.table, unit):
            if not state.table.exists(token):
                continue
            card = self.files.card_of(state.table, token)
            if self.files.truths(state, card).token[card.name] == int(state.table.number[token]):
                come_forward(state, self.files, card)
            else:
                show_token(state, self.files, token)


CHAPTER: Final = Chapter(
    id="formations_naval",
    clause="SA-formations-37",
    bridges=("naval", ID),
    contributions={
        "deed": (DockedTokens, CanalTokens, EmbarkedTokens, LandedTokens),
        "react": (TokensAtSea,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-28": (EmbarkedTokens.check,),
    "SA-formations-32": (TokensAtSea.unit_lost,),
}
