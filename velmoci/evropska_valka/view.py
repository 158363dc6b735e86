"""What a seat or a spectator may know (section 6), built by naming what is seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from velmoci.evropska_valka.board import find_board
from velmoci.evropska_valka.decisions import questions, unasked
from velmoci.evropska_valka.deck import card_names
from velmoci.evropska_valka.options import Settings
from velmoci.evropska_valka.public import public_json
from velmoci.evropska_valka.state import PHASES, Sight
from velmoci.evropska_valka.storage import dump_own, dump_table, load_own, load_table
from velmoci.kernel.chance import Chance
from velmoci.kernel.copying import view_again
from velmoci.kernel.decision import Decision
from velmoci.kernel.rulebook import Rulebook

if TYPE_CHECKING:
    from velmoci.evropska_valka.position import Position


class View:
    """The table and one seat's own secrets, copied: nothing else can be reached from here."""

    def __init__(self, rulebook: Rulebook, sight: Sight) -> None:
        self.rulebook = rulebook
        self.sight = sight
        self.seat = int(sight.seat)

    def decisions(self) -> list[Decision]:
        """The questions put to this seat."""
        return questions(self.sight) if self.seat >= 0 else []

    def asides(self) -> list[Decision]:
        """What this seat may do although nobody asked."""
        return unasked(self.sight)

    def complete(self, chance: Chance) -> Position:
        """A random full position that this seat cannot tell from the true one."""
        from velmoci.evropska_valka.completion import complete

        return complete(self, chance)

    def power(self) -> str:
        """The name of this seat."""
        return self.sight.table.power(self.seat)

    def hand(self) -> list[str]:
        """One's own cards."""
        return card_names(self.sight.own.hand)

    def known_cards(self, seat: int) -> list[str]:
        """The cards that this seat knows for certain to be in another hand."""
        return card_names(self.sight.known_cards(seat))

    def to_json(self) -> dict[str, object]:
        """The view as JSON: exactly what leaves for this seat."""
        data = public_json(self.sight)
        data["seat"] = self.seat
        data["own"] = own_json(self.sight) if self.seat >= 0 else None
        return data

    def dump(self) -> dict[str, object]:
        """The view as plain values that `load_view` reads back, for a bot in another process."""
        return {"seat": self.seat, "table": dump_table(self.sight.table), "own": dump_own(self.sight.own)}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.rulebook == other.rulebook and self.dump() == other.dump()

    def __reduce__(self) -> tuple[object, ...]:
        return view_again, (self.rulebook.to_json(), self.dump())

    def __repr__(self) -> str:
        seat = self.power() if self.seat >= 0 else "spectator"
        return f"<View of evropska_valka: {seat}, {PHASES[self.sight.table.phase]}>"


def load_view(rulebook: Rulebook, data: Mapping[str, Any]) -> View:
    """The view that was dumped."""
    table, own = load_table(data["table"]), load_own(data["own"])
    board = find_board(str(rulebook.options["map"]))
    return View(rulebook, Sight(board, Settings(rulebook), table, own, data["seat"]))


def own_json(sight: Sight) -> dict[str, object]:
    """The secrets of the seat itself: its hand, its cards of fate, and what it knows of other hands."""
    table, own = sight.table, sight.own
    seats = list(range(table.players))
    return {
        "hand": card_names(own.hand),
        "fate": card_names(own.fate),
        "gifts": {table.power(seat): card_names(own.gifts[seat]) for seat in seats if own.gifts[seat] != 0},
        "known": {
            table.power(seat): card_names(sight.known_cards(seat))
            for seat in seats
            if seat != sight.seat and sight.known_cards(seat) != 0
        },
    }


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EV-FAT-5": (own_json,),
    "EV-QUN-2": (own_json,),
}
