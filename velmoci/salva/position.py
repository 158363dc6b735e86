"""The position: orders in, changes and events out; every rule is a part of a chapter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from velmoci.kernel.chance import Chance
from velmoci.kernel.changes import Change, changes
from velmoci.kernel.copying import position_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.errors import NotYourDecision, Refusal
from velmoci.kernel.event import Event, public
from velmoci.kernel.game import Outcome
from velmoci.kernel.order import TABLE_SEAT, Begin, Order
from velmoci.kernel.rulebook import Rulebook
from velmoci.salva.changed import Shown
from velmoci.salva.consent import suspend
from velmoci.salva.decisions import StepDecision, check, is_running, lying, may_lie
from velmoci.salva.flow import begin_opening, current_step, run
from velmoci.salva.forces import act
from velmoci.salva.fresh import fresh_table
from velmoci.salva.items import seat_name
from velmoci.salva.library import rules_of, rules_on
from velmoci.salva.memory import Memory
from velmoci.salva.moment import Moment
from velmoci.salva.rules import Rules
from velmoci.salva.seams import Step
from velmoci.salva.shown import public_json
from velmoci.salva.state import NOBODY, Hidden, Own, Sight, State, Table
from velmoci.salva.storage import dump_map, dump_slices, dump_table, load_own, load_slices, load_table
from velmoci.salva.view import View, loaded_rules, own_json, own_mark

NOTHING_OWN: Final = Own([])


class Position(State):
    """The whole truth about one game of Salva."""

    def __init__(self, rulebook: Rulebook, rules: Rules, table: Table, owns: list[Own], hidden: Hidden) -> None:
        super().__init__(rules, table, owns, hidden)
        self.rulebook = rulebook
        self.memories: dict[int, Memory] = {}
        """What each seat was told of ways, to be told again while it holds; no part of the game."""
        self.moment = 0
        """How many orders were carried out here, so that what lies open is looked at once for all seats."""
        self.looked: Moment | None = None

    def memory(self, seat: int) -> Memory:
        """What was found out for the questions to a seat."""
        found = self.memories.get(seat)
        if found is None:
            found = self.memories[seat] = Memory()
        return found

    def now(self) -> Moment:
        """The moment after the last order; what holds on is taken over from the one before."""
        found = self.looked
        if found is None or found.number != self.moment:
            found = self.looked = Moment(self.moment, self.rules, self.table, self.owns, found)
        return found

    def copy(self) -> Position:
        """An independent position, equal to this one."""
        owns = [own.copy() for own in self.owns]
        return Position(self.rulebook, self.rules, self.table.copy(), owns, self.hidden.copy())

    def check(self, seat: int, order: Order) -> None:
        """Raises what is wrong with the order."""
        if isinstance(order, Begin):
            if seat != TABLE_SEAT:
                raise NotYourDecision("table_only", "SA-minimal-13")
            if self.table.frames or self.table.round > 0 or self.table.is_over:
                raise Refusal("has_begun", "SA-chapters-3")
            return
        if not 0 <= seat < self.table.seats:
            raise NotYourDecision("no_such_seat", "SA-minimal-1", value=str(seat))
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

    def carry_out(self, seat: int, order: Order, chance: Chance) -> None:
        """Carries out an order that is legal by construction, without judging it again."""
        was_over, rules = self.table.is_over, self.rules
        self.moment += 1
        if isinstance(order, Begin):
            self.draw_map(chance)
            begin_opening(self)
        elif not self.rules.consents or not suspend(self, seat, order):
            act(self, self.rules.order_rules[order.kind], seat, order, chance)
        run(self, chance)
        if self.rules is not rules:
            self.memories, self.looked = {}, None
        if self.table.is_over and not was_over:
            self.tell(
                public("game-over", winners=[seat_name(seat) for seat in self.table.winners], reason=self.table.reason)
            )

    def draw_map(self, chance: Chance) -> None:
        """Where a chapter draws the map, the game goes on by the rules of that map."""
        for maker in self.rules.makers:
            fresh = position_by(rules_on(self.rulebook, maker.draw(chance)))
            self.rules, self.table, self.owns, self.hidden = fresh.rules, fresh.table, fresh.owns, fresh.hidden
            board = self.rules.board
            self.tell(public("map-drawn", land=len(board.land), sea=int(board.size) - len(board.land)))

    def pending(self) -> list[Decision]:
        """All open questions."""
        if not is_running(self.table):
            return []
        step = current_step(self.rules.tracks, self.table)
        asked: list[Decision] = [
            StepDecision(self.sight(seat), step, self.memory(seat)) for seat in self.deciders(step)
        ]
        return asked + self.lying() if self.rules.answer_rules else asked

    def lying(self) -> list[Decision]:
        """What lies before seats without keeping the game waiting; kept where somebody is told of the game."""
        if self.looked is not None:
            return self.now().lying()
        found: list[Decision] = []
        for seat, own in enumerate(self.owns):
            if may_lie(self.rules, own):
                found += lying(self.sight(seat))
        return found

    def deciders(self, step: Step) -> list[int]:
        """The seats that are asked; whoever has been told of the game was told that too."""
        looked = self.looked
        if looked is not None and looked.number == self.moment and looked.asked is not None:
            return looked.asked
        return step.deciders(self.table)

    def asides(self, seat: int) -> list[Decision]:
        """What a seat may do unasked."""
        return self.now().asides(seat) if seat >= 0 else []

    def view(self, seat: int) -> View:
        """What that seat (or the spectator) may know, as an independent copy."""
        own = self.owns[seat].copy() if seat >= 0 else Own([])
        if seat >= 0:
            for part in self.rules.knowledge:
                part.note_witnesses(self, seat, own)
        return View(self.rulebook, Sight(self.rules, self.table.seen_by(seat).copy(), own, seat))

    def public_json(self) -> dict[str, object]:
        """What everybody sees, straight from the table."""
        return public_json(Sight(self.rules, self.table, Own([]), -1))

    def public_changes(self, mark: object) -> tuple[list[Change], object]:
        """What has changed of that."""
        sight = Sight(self.rules, self.table, NOTHING_OWN, NOBODY)
        told: Shown | None = None
        if isinstance(mark, tuple):
            shown, number = mark
            assert isinstance(shown, Shown)
            told = shown if shown.number == number else None
        if told is not None and told.rules is self.rules:
            found = told.changes(sight)
        else:
            before = told.whole if told is not None else {}
            told = Shown(sight)
            found = changes(before, told.handed_out())
        if told.is_open:
            self.now().asked = told.asked
        return found, (told, told.number)

    def own_json(self, seat: int) -> dict[str, object]:
        """What that seat alone knows."""
        return own_json(self.sight(seat), self.memory(seat))

    def own_mark(self, seat: int) -> object:
        """Changes whenever `own_json` does."""
        if seat < 0:
            return None
        now = self.now()
        if not (self.rules.bars_at_sea or self.rules.matters or self.rules.veils):
            return now.marks[seat], now.surroundings()
        return own_mark(self.sight(seat), now.marks[seat], now.surroundings())

    def power(self, seat: int) -> str:
        """The name of a seat."""
        return seat_name(seat)

    def is_living(self, seat: int) -> bool:
        """Whether the seat still takes part."""
        return self.table.is_living(seat)

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        table = self.table
        return Outcome(tuple(table.winners), table.reason, table.clause) if table.is_over else None

    def dump(self) -> dict[str, object]:
        """The whole position as JSON, secrets included; `load` reads it back."""
        return {
            **dump_map(self.rules),
            "table": dump_table(self.table),
            "owns": [dump_slices(own.slices) for own in self.owns],
            "hidden": dump_slices(self.hidden.slices),
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return position_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        state = "over" if self.table.is_over else f"round {self.table.round}"
        return f"<Position of salva: {state}, {self.table.seats} seats on {self.rules.board.size} fields>"


def position_by(rules: Rules) -> Position:
    """A game by these rules before the table's own order `begin`."""
    owns = [Own([spec.make() for spec in rules.own_slices]) for _ in range(rules.seats)]
    hidden = Hidden([spec.make() for spec in rules.hidden_slices])
    return Position(rules.rulebook, rules, fresh_table(rules), owns, hidden)


def new_position(rulebook: Rulebook) -> Position:
    """A game before the table's own order `begin`."""
    return position_by(rules_of(rulebook))


def load_position(rulebook: Rulebook, data: Mapping[str, Any]) -> Position:
    """The position that was dumped."""
    rules = loaded_rules(rulebook, data)
    position = position_by(rules)
    position.rulebook = rulebook
    position.table = load_table(rules, data["table"])
    position.owns = [load_own(rules, own) for own in data["owns"]]
    position.hidden = Hidden(load_slices([spec.make() for spec in rules.hidden_slices], data["hidden"]))
    return position
