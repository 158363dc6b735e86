"""Where formations meet aircraft: those that would not refuel at every place are lost from their row."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.formation_cards import ID, Formations
from velmoci.salva.chapters.formation_rows import end_what_is_wiped_out
from velmoci.salva.chapters.fuel import Fuel
from velmoci.salva.hiding.cards import Card, Place
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TURN, Step
from velmoci.salva.state import MOVED, State, Table
from velmoci.salva.units import AIR


class HiddenRefuelling(Step):
    """After all others have refuelled, the aircraft of rows do; each place is used as by the row that needs most."""

    name = "hidden_refuelling"
    track = TURN
    before = "completion"
    after = "refuelling"
    clause = "SA-formations-27"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.files = Formations(rules)
        self.fuel = Fuel(rules)

    def enter(self, state: State, chance: Chance) -> None:
        table = state.table
        for card in self.files.cards_of(table, table.on_turn):
            needs: dict[int, int] = {}
            for row in card.rows:
                self.refuel(state, card, row, needs)
            for field, count in needs.items():
                self.fuel.take(state, table.on_turn, field, count)
        end_what_is_wiped_out(state, self.files, table.on_turn)

    def refuel(self, state: State, card: Card, row: int, needs: dict[int, int]) -> None:
        """Those aircraft of a row for which some place has no fuel are lost; notes what the others use."""
        table = state.table
        aircraft = [u for u in self.files.units(table, card, row) if self.rules.kinds.rows[table.kind[u]].cls == AIR]
        served = len(aircraft)
        thirsty = [place for place in self.files.places(table, card) if self.is_thirsty(table, place)]
        for place in thirsty if aircraft else []:
            served = min(served, self.left(table, card, row, place))
        for place in thirsty:
            needs[place.field] = max(needs.get(place.field, 0), served)
        lost = aircraft[served:]
        if lost:
            names = self.files.names_of(table, lost)
            formation = self.files.names[card.name]
            state.tell(public("row-out-of-fuel", power=seat_name(card.owner), formation=formation, units=names))
            self.files.drop(state, lost)

    def is_thirsty(self, table: Table, place: Place) -> bool:
        """Whether aircraft there need fuel: at sea always, on land if their token has moved."""
        if not self.rules.board.is_land(place.field):
            return True
        return table.flags[self.files.entry(table, place.token)] & MOVED != 0

    def left(self, table: Table, card: Card, row: int, place: Place) -> int:
        """How many aircraft can refuel there if the row is true: from what is sure, and from what the row has."""
        twin, seat, field = table.with_own_units(), i64(card.owner), i64(place.field)
        self.files.lay(twin, card, row, place)
        return 0 if self.fuel.is_closed(twin, seat, field) else self.fuel.left(twin, seat, field)


CHAPTER: Final = Chapter(
    id="formations_air",
    clause="SA-formations-27",
    bridges=("air", ID),
    contributions={"step": (HiddenRefuelling,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-formations-27": (HiddenRefuelling,),
}
