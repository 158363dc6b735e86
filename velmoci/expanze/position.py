"""The position: orders in, changes and events out; every rule is in the module named after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from velmoci.expanze.arming import arm
from velmoci.expanze.board import Board, find_board
from velmoci.expanze.cards import draw_card
from velmoci.expanze.decisions import TradeAnswer, is_running, unasked, waiting
from velmoci.expanze.elimination import resign
from velmoci.expanze.fighting import attack, roll, who_decides
from velmoci.expanze.first_armament import place_first
from velmoci.expanze.judge import check, wrong_phase
from velmoci.expanze.options import Settings
from velmoci.expanze.orders import (
    AcceptTrade,
    Arm,
    Attack,
    ChooseColour,
    DeclineTrade,
    DrawCard,
    EndTurn,
    OfferTrade,
    PlaceFirst,
    PlayOn,
    Resign,
    Roll,
    ShowMission,
    StopHere,
    WithdrawTrade,
)  # fmt: skip
from velmoci.expanze.setup import begin, choose_colour
from velmoci.expanze.state import (
    ENDED_ALONE,
    ENDED_BY_MISSION,
    ENDED_LAST,
    ENDED_ROUNDS,
    GAME_OVER,
    NOBODY,
    NOT_BEGUN,
    PHASES,
    Own,
    Pile,
    Sight,
    State,
    Table,
    fresh_table,
)  # fmt: skip
from velmoci.expanze.storage import dump_own, dump_table, load_own, load_table
from velmoci.expanze.trading import accept_trade, decline_trade, offer_trade, withdraw_trade
from velmoci.expanze.turns import end_turn, pass_first_armament, pass_on_if_gone, pass_turn, play_on
from velmoci.expanze.view import Shown, View, own_json, own_mark, public_changes, public_json
from velmoci.expanze.winning import last_power_wins, show_mission, stop_here
from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change
from velmoci.kernel.copying import position_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import NotYourDecision
from velmoci.kernel.event import Event
from velmoci.kernel.game import Outcome
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Rulebook

ENDINGS: Final = {
    int(ENDED_BY_MISSION): ("mission", "EX-WIN-3"),
    int(ENDED_ALONE): ("alone", "EX-WIN-9"),
    int(ENDED_LAST): ("last", "EX-WIN-10"),
    int(ENDED_ROUNDS): ("rounds", "EX-TRN-7"),
}


class Position(State):
    """The whole truth about one game of Expanze."""

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
                raise NotYourDecision("table_only", "EX-SET-1")
            if self.table.phase != NOT_BEGUN:
                raise wrong_phase("EX-SET-1")
            return
        if not 0 <= seat < int(self.table.powers):
            raise NotYourDecision("no_such_seat", "EX-PLY-1", value=str(seat))
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
        """Carries out an order that is legal by construction, without judging it again."""
        if isinstance(order, Attack):
            attack(self, seat, order, chance)
        elif isinstance(order, EndTurn):
            end_turn(self, seat, chance)
        elif isinstance(order, Arm):
            arm(self, seat, order)
            pass_turn(self)
        elif isinstance(order, DrawCard):
            draw_card(self, seat, chance)
        elif isinstance(order, ShowMission):
            show_mission(self, seat)
        elif isinstance(order, PlayOn):
            play_on(self, seat)
        elif isinstance(order, StopHere):
            stop_here(self, seat)
        elif isinstance(order, Roll):
            roll(self, seat, chance)
        elif isinstance(order, PlaceFirst):
            place_first(self, seat, order)
            pass_first_armament(self)
        elif isinstance(order, ChooseColour):
            choose_colour(self, seat, order, chance)
        elif isinstance(order, Begin):
            begin(self, chance)
        else:
            self.carry_out_aside(seat, order)
        pass_on_if_gone(self)

    def carry_out_aside(self, seat: i64, order: Order) -> None:
        """Trades and resignation."""
        if isinstance(order, OfferTrade):
            offer_trade(self, seat, order)
        elif isinstance(order, AcceptTrade):
            accept_trade(self, seat, order)
        elif isinstance(order, DeclineTrade):
            decline_trade(self, seat, order.power, order.number)
        elif isinstance(order, WithdrawTrade):
            withdraw_trade(self, seat, order.power, order.number)
        else:
            assert isinstance(order, Resign)
            resign(self, seat)
            last_power_wins(self)

    def pending(self) -> list[Decision]:
        """All open questions: the one the game waits for, and offers that lie before a seat."""
        table = self.table
        if not is_running(table):
            return []
        asked = [waiting(self.sight(who_decides(table)))]
        for seat, own in enumerate(self.owns):
            for offer in own.offers:
                if offer.taker == seat:
                    asked.append(TradeAnswer(self.sight(seat), offer))
        return asked

    def asides(self, seat: int) -> list[Decision]:
        """What a seat may do unasked."""
        return unasked(self.sight(seat)) if seat >= 0 else []

    def view(self, seat: int) -> View:
        """What that seat (or the spectator) may know, as an independent copy."""
        own = self.owns[seat].copy() if seat >= 0 else Own(NOBODY, [], (), (), {})
        return View(self.rulebook, Sight(self.board, self.settings, self.table.copy(), own, seat))

    def public_json(self) -> dict[str, object]:
        """What everybody sees, straight from the table."""
        return public_json(self.public_sight())

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        """What has changed of that."""
        assert mark is None or isinstance(mark, Shown)
        return public_changes(self.public_sight(), mark)

    def public_sight(self) -> Sight:
        """The table as one sees it who has no seat."""
        return Sight(self.board, self.settings, self.table, Own(NOBODY, [], (), (), {}), NOBODY)

    def own_json(self, seat: int) -> dict[str, object]:
        """What that seat alone knows."""
        return own_json(self.sight(seat))

    def own_mark(self, seat: int) -> object:
        """Changes whenever `own_json` does."""
        return own_mark(self.sight(seat))

    def power(self, seat: int) -> str:
        """The present name of a seat."""
        return self.table.power(seat)

    def is_living(self, seat: int) -> bool:
        """Whether the seat still takes part."""
        return self.table.is_living(seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.table.phase != GAME_OVER:
            return None
        reason, clause = ENDINGS.get(int(self.table.ended_by), ("aftermath", "EX-WIN-10"))
        return Outcome(tuple(self.table.winners), reason, clause)

    def dump(self) -> dict[str, object]:
        """The whole position as JSON, secrets included; `load` reads it back."""
        return {
            "table": dump_table(self.table),
            "owns": [dump_own(own) for own in self.owns],
            "pile": [layer[:] for layer in self.pile.layers],
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return position_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        table = self.table
        powers = ", ".join([f"{table.power(seat)} {table.states_of[seat]}" for seat in range(table.powers)])
        turn = f"round {table.round}, turn of {self.power(int(table.on_turn))}"
        return f"<Position of expanze: {PHASES[table.phase]}, {turn}; {powers}>"


def new_position(rulebook: Rulebook) -> Position:
    """A game before the table's own order `begin`."""
    board = find_board(str(rulebook.options["map"]))
    settings = Settings(rulebook)
    powers = int(settings.powers)
    owns = [Own(NOBODY, [], (), (0,) * powers, {}) for _ in range(powers)]
    return Position(rulebook, board, settings, fresh_table(powers, board.size), owns, Pile([]))


def load_position(rulebook: Rulebook, data: Mapping[str, Any]) -> Position:
    """The position that was dumped."""
    position = new_position(rulebook)
    position.table = load_table(data["table"])
    position.owns = [load_own(own) for own in data["owns"]]
    position.pile = Pile([layer[:] for layer in data["pile"]])
    return position
