"""The position: orders in, changes and events out; every rule is in the module named after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from velmoci.evropska_valka.attack import attack, go_on_after_answer, pass_by
from velmoci.evropska_valka.battle import lay_chosen
from velmoci.evropska_valka.board import Board, find_board
from velmoci.evropska_valka.decisions import unasked, waiting
from velmoci.evropska_valka.deck import FULL_DECK
from velmoci.evropska_valka.diplomacy import king
from velmoci.evropska_valka.draft import draft
from velmoci.evropska_valka.espionage import espionage
from velmoci.evropska_valka.fate import assign, discard_chosen, fate
from velmoci.evropska_valka.judge import check, wrong_phase
from velmoci.evropska_valka.leaving import resign, waits_for_nobody
from velmoci.evropska_valka.movement import move
from velmoci.evropska_valka.options import Settings
from velmoci.evropska_valka.orders import (
    Assign,
    Attack,
    ChoosePower,
    Discard,
    Draft,
    EndTurn,
    Espionage,
    Fate,
    King,
    Lay,
    Move,
    Pass,
    Place,
    Resign,
    Retreat,
    Sabotage,
)  # fmt: skip
from velmoci.evropska_valka.public import is_running, public_json
from velmoci.evropska_valka.pyramids import place
from velmoci.evropska_valka.retreat import retreat
from velmoci.evropska_valka.sabotage import sabotage
from velmoci.evropska_valka.setup import begin, choose_power
from velmoci.evropska_valka.state import (
    ENDED_BY_FALL,
    ENDED_BY_TRIO,
    GAME_OVER,
    NOT_BEGUN,
    PHASES,
    Own,
    Pile,
    Sight,
    State,
    Table,
    fresh_own,
    fresh_table,
)  # fmt: skip
from velmoci.evropska_valka.storage import dump_own, dump_table, load_own, load_table
from velmoci.evropska_valka.turns import begin_turn, end_turn
from velmoci.evropska_valka.view import View, own_json
from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change, changes_since
from velmoci.kernel.copying import position_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import NotYourDecision
from velmoci.kernel.event import Event
from velmoci.kernel.game import Outcome
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Rulebook

ENDINGS: Final = {int(ENDED_BY_TRIO): ("trio", "EV-END-1"), int(ENDED_BY_FALL): ("fall", "EV-END-3")}


class Position(State):
    """The whole truth about one game of Evropská válka."""

    def __init__(
        self, rulebook: Rulebook, board: Board, settings: Settings, table: Table, owns: list[Own], pile: Pile
    ) -> None:
        super().__init__(board, settings, table, owns, pile, None)
        self.rulebook = rulebook

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        owns = [own.copy() for own in self.owns]
        return Position(self.rulebook, self.board, self.settings, self.table.copy(), owns, self.pile.copy())

    def check(self, seat: int, order: Order) -> None:
        """Raises what is wrong with the order."""
        if isinstance(order, Begin):
            if seat != TABLE_SEAT:
                raise NotYourDecision("table_only", "EV-SET-1")
            if self.table.phase != NOT_BEGUN:
                raise wrong_phase()
            return
        if not 0 <= seat < int(self.table.players):
            raise NotYourDecision("no_such_seat", "EV-PLY-1", value=str(seat))
        check(self.sight(seat), order)

    def apply(self, seat: int, order: Order, chance: Chance) -> list[Event]:
        """Checks the order and carries it out; a rejected order raises and changes nothing."""
        self.check(seat, order)
        events: list[Event] = []
        self.events = events
        try:
            self.carry_out(seat, order, chance)
        finally:
            self.events = None
        return events

    def carry_out(self, seat: i64, order: Order, chance: Chance) -> None:
        """Carries out an order that is legal by construction; then plays for seats that have been left."""
        self.step(seat, order, chance)
        while waits_for_nobody(self.table):
            absent = self.table.decides
            answer = waiting(self.sight(absent)).default()
            assert answer is not None
            self.step(absent, answer, chance)

    def step(self, seat: i64, order: Order, chance: Chance) -> None:
        """One order of one seat."""
        if isinstance(order, Attack):
            attack(self, seat, order, chance)
        elif isinstance(order, Pass):
            pass_by(self, seat, chance)
        elif isinstance(order, Move):
            move(self, seat, order)
        elif isinstance(order, Draft):
            draft(self, seat, order)
        elif isinstance(order, Fate):
            fate(self, seat, chance)
        elif isinstance(order, Assign):
            assign(self, seat, order)
        elif isinstance(order, Discard):
            discard_chosen(self, seat, order)
        elif isinstance(order, Lay):
            lay_chosen(self, seat, order, chance)
            go_on_after_answer(self, chance)
        elif isinstance(order, Retreat):
            retreat(self, seat, order)
        elif isinstance(order, King):
            king(self, seat, order)
        elif isinstance(order, Espionage):
            espionage(self, seat, order)
        elif isinstance(order, Sabotage):
            sabotage(self, seat, order)
        else:
            self.rare_step(seat, order, chance)

    def rare_step(self, seat: i64, order: Order, chance: Chance) -> None:
        """Setup, passing and leaving."""
        if isinstance(order, EndTurn):
            end_turn(self, seat)
        elif isinstance(order, ChoosePower):
            choose_power(self, seat, order, chance)
        elif isinstance(order, Place):
            if place(self, seat, order):
                begin_turn(self, self.table.first_seat)
        elif isinstance(order, Begin):
            begin(self, chance)
        else:
            assert isinstance(order, Resign)
            resign(self, seat)

    def pending(self) -> list[Decision]:
        """The open question; the game stands still for it."""
        return [waiting(self.sight(self.table.decides))] if is_running(self.table) else []

    def asides(self, seat: int) -> list[Decision]:
        """What a seat may do unasked."""
        return unasked(self.sight(seat)) if seat >= 0 else []

    def view(self, seat: int) -> View:
        """What that seat (or the spectator) may know, as an independent copy."""
        own = self.owns[seat].copy() if seat >= 0 else fresh_own(self.table.players)
        return View(self.rulebook, Sight(self.board, self.settings, self.table.copy(), own, seat))

    def public_json(self) -> dict[str, object]:
        """What everybody sees, straight from the table."""
        return public_json(Sight(self.board, self.settings, self.table, fresh_own(self.table.players), TABLE_SEAT))

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        """What has changed of that."""
        return changes_since(mark, self.public_json())

    def own_json(self, seat: int) -> dict[str, object]:
        """What that seat alone knows."""
        return own_json(self.sight(seat))

    def own_mark(self, seat: int) -> object:
        """It depends on too much to be told apart."""
        return None

    def power(self, seat: int) -> str:
        """The present name of a seat."""
        return self.table.power(seat)

    def is_living(self, seat: int) -> bool:
        """Whether the seat still has its player."""
        return self.table.is_playing(seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.table.phase != GAME_OVER:
            return None
        reason, clause = ENDINGS.get(int(self.table.ended_by), ("last", "EV-PLY-5"))
        return Outcome(tuple(self.table.winners), reason, clause)

    def dump(self) -> dict[str, object]:
        """The whole position as JSON, secrets included; `load` reads it back."""
        return {
            "table": dump_table(self.table),
            "owns": [dump_own(own) for own in self.owns],
            "pile": int(self.pile.cards),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return position_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        table = self.table
        powers = ", ".join([f"{table.power(seat)} {table.pieces[seat]}" for seat in range(table.players)])
        turn = f"turn {table.turn} of {self.power(int(table.on_turn))}"
        return f"<Position of evropska_valka: {PHASES[table.phase]}, {turn}; {powers}>"


def new_position(rulebook: Rulebook) -> Position:
    """A game before the table's own order `begin`."""
    board = find_board(str(rulebook.options["map"]))
    settings = Settings(rulebook)
    owns = [fresh_own(settings.players) for _ in range(settings.players)]
    return Position(rulebook, board, settings, fresh_table(settings.players, board.size), owns, Pile(FULL_DECK))


def load_position(rulebook: Rulebook, data: Mapping[str, Any]) -> Position:
    """The position that was dumped."""
    position = new_position(rulebook)
    position.table = load_table(data["table"])
    position.owns = [load_own(own) for own in data["owns"]]
    position.pile = Pile(data["pile"])
    return position
