"""Sightings at sea: where `hidden_attack` and `naval` meet. Who flies over a sea field, or lurks there, knows of ships.

A certain aircraft, or a submarine that avoids battle, sights the field that it enters, and what is hidden and comes to
it. How the owners of what may be there are asked stands in `presence.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from velmoci.kernel.event import public
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.agenda import Frame
from velmoci.salva.chapters.presence import SIGHTING, Sighting, is_seen, owners_at
from velmoci.salva.chapters.uncovering import ID
from velmoci.salva.forces import veil_of
from velmoci.salva.items import seat_name
from velmoci.salva.naming import field_name
from velmoci.salva.seams import TURN, Reaction
from velmoci.salva.state import State, Table
from velmoci.salva.units import AIR, SUBMARINE
from velmoci.salva.veils import Deed


def begin_sighting(state: State, seat: int, field: int) -> None:
    """Lays a sighting on the agenda, after whatever else the move has set off; nothing where nobody has to answer."""
    found, table, rules = Sighting(), state.table, state.rules
    found.seats, found.field = [seat], field
    matters = [frame.matter for frame in table.frames]
    is_known = [one for one in matters if isinstance(one, Sighting) and (one.seats, one.field) == ([seat], field)]
    is_in_turn = bool(table.frames) and table.frames[0].track == rules.track(TURN)
    if is_known or not is_in_turn or table.battle is not None or not owners_at(rules, table, found):
        return
    if is_seen(rules, table, found):
        return
    table.frames.insert(1, Frame(rules.track(SIGHTING), found))
    state.tell(public("sighting", power=seat_name(seat), field=field_name(rules, field)))


class Watch(Reaction):
    """Certain aircraft and evading submarines sight what may be on their field; what is hidden sights nothing."""

    name = SIGHTING

    def is_watcher(self, table: Table, unit: i64) -> bool:
        """Whether a unit that stands on a sea field tells what is there."""
        if self.rules.board.is_land(table.place[unit]) or veil_of(self.rules, table, unit) is not None:
            return False
        kind = self.rules.kinds.rows[table.kind[unit]]
        return kind.cls == AIR or (kind.cls == SUBMARINE and self.rules.is_absent(table, unit))

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        table = state.table
        if self.rules.board.is_land(field) or origin == field:
            return
        if veil_of(self.rules, table, unit) is not None:
            self.token_goes(state, table.owner_of(unit), field)
        elif self.is_watcher(table, unit):
            begin_sighting(state, int(table.owner_of(unit)), int(field))

    def token_goes(self, state: State, owner: i64, field: i64) -> None:
        """What is hidden has come to a sea field: all who watch there sight it."""
        table = state.table
        watchers = [unit for unit in table.units_at(field) if self.is_watcher(table, unit)]
        for seat in dict.fromkeys([int(table.owner_of(unit)) for unit in watchers]):
            if seat != int(owner):
                begin_sighting(state, seat, int(field))


class TokenSighted(Deed):
    """The same of location tokens."""

    name = SIGHTING

    def goes(self, state: State, token: i64, origin: i64, field: i64) -> None:
        if not self.rules.board.is_land(field) and origin != field:
            Watch(self.rules).token_goes(state, state.table.owner_of(token), field)


CHAPTER: Final = Chapter(
    id="hidden_attack_naval",
    clause="SA-hidden_attack-13",
    bridges=("naval", ID),
    contributions={"react": (Watch,), "deed": (TokenSighted,)},
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-13": (Watch, begin_sighting),
    "SA-hidden_attack-23": (Watch.is_watcher,),
}
