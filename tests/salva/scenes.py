"""Scenes for the tests: the fixture units on the map COASTS, set up at will, played by written orders and given rolls.

    scene = Scene(["terrain"], owners={"a": 0, "b": 1}, marks={"b": {"defence": "3/2"}})
    scene.army(0, "a", "tank tank")         # tank_1, tank_2
    scene.army(1, "b", "inf")               # inf_3
    scene.order(0, "attack b with tank_1, tank_2", [3])
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tests.maps.drawn import COASTS, scenario_text, sides_of
from tests.trust.salva.invariants import check_position
from velmoci.kernel.chance import Scripted
from velmoci.kernel.errors import Rejected
from velmoci.kernel.event import Event
from velmoci.kernel.order import Begin
from velmoci.kernel.rulebook import Library, assemble
from velmoci.salva.battle import Battle
from velmoci.salva.document import Document
from velmoci.salva.library import FIELD_KEYS, LIBRARY, NOTATION
from velmoci.salva.naming import find_unit
from velmoci.salva.numbers import ratio_text
from velmoci.salva.position import Position, position_by
from velmoci.salva.rules import Rules
from velmoci.salva.scenario import read_scenario
from velmoci.salva.state import GONE, NOBODY
from velmoci.salva.storage import load_own, load_slices, load_table
from velmoci.salva.units import Kinds, read_kinds

TABLE = (Path(__file__).parent / "fixture_units.toml").read_text("utf-8")
UNITS = read_kinds(Document("fixture", TABLE))

SEA = ("s", "t", "u")


def reloaded(position: Position, data: Mapping[str, Any]) -> Position:
    """The position that was dumped, by the rules of the one at hand and so with its unit table."""
    twin = position_by(position.rules)
    twin.table = load_table(position.rules, data["table"])
    twin.owns = [load_own(position.rules, own) for own in data["owns"]]
    load_slices(twin.hidden.slices, data["hidden"])
    return twin


class Scene:
    """A game in the movement phase of the first seat, with whatever army a test puts there.

    After every order the whole position is checked.
    """

    notation = NOTATION

    def __init__(
        self,
        chapters: Sequence[str] = (),
        owners: Mapping[str, int] | None = None,
        marks: Mapping[str, Mapping[str, object]] | None = None,
        options: Mapping[str, object] | None = None,
        seats: int = 2,
        fields: Mapping[str, Sequence[str]] | None = None,
        sea: Sequence[str] = SEA,
        allotments: Sequence[int] = (),
        library: Library = LIBRARY,
        sea_starts: Mapping[int, str] | None = None,
        units: Kinds = UNITS,
        peoples: Mapping[int, Sequence[str]] | None = None,
    ) -> None:
        owners = owners or {"a": 0, "b": 1, "c": 1, "d": 1}
        text = scenario_text(fields or COASTS, sides_of(owners, seats), marks, sea, allotments, sea_starts, peoples)
        order = " ".join(str(seat + 1) for seat in range(seats))
        given = {"scenario": text, "players": seats, "goal": "elimination", "turn_order": order, **(options or {})}
        rulebook = assemble(library, chapters, given)
        scenario = read_scenario(Document("scene", text), FIELD_KEYS)
        self.rules = Rules(rulebook, units, scenario)
        if library is not LIBRARY:
            self.notation = self.rules.notation
        self.position: Position = position_by(self.rules)
        self.events: list[Event] = []

    def begin(self, rolls: Sequence[int] = ()) -> "Scene":
        """Gives the table's own first order."""
        self.position.apply(-1, Begin(), Scripted(list(rolls)))
        return self

    def army(self, seat: int, field: str, kinds: str, finished: bool = True) -> list[str]:
        """Puts units on a field and returns their names; the game begins if it has not."""
        if not self.position.table.frames:
            self.begin()
        names, table = [], self.position.table
        for id in kinds.split():
            kind = self.rules.kinds.find(id)
            assert kind is not None
            unit = self.position.new_unit(kind, seat, self.rules.board.index[field], finished)
            if finished:
                table.points[unit] = self.rules.movement(table, unit)
            names.append(f"{id}_{int(table.number[unit])}")
        return names

    def order(self, seat: int, text: str, rolls: Sequence[int] = ()) -> list[str]:
        """Gives an order with exactly these rolls and returns what happened, one word each."""
        chance = Scripted(list(rolls))
        self.events = self.position.apply(seat, self.notation.parse(text), chance)
        assert chance.rolls == [], "not all rolls were asked for"
        check_position(self.position, reloaded)
        return [event.seen_by_all().sentence for event in self.events]

    def refused(self, seat: int, text: str) -> str:
        """The clause under which an order is refused; nothing may change by it."""
        return self.refusal(seat, text).clause

    def refusal(self, seat: int, text: str) -> Rejected:
        """Why an order is refused; nothing may change by it."""
        before = self.position.dump()
        try:
            self.position.apply(seat, self.notation.parse(text), Scripted([]))
        except Rejected as refusal:
            assert self.position.dump() == before
            return refusal
        raise AssertionError(f"{text} was not refused")

    def asked(self) -> list[tuple[int, str]]:
        """Who is asked what."""
        return [(decision.seat, decision.kind) for decision in self.position.pending()]

    @property
    def battle(self) -> Battle:
        """The battle under way."""
        battle = self.position.table.battle
        assert battle is not None
        return battle

    def unit(self, name: str) -> int:
        """The place of a unit in the list."""
        return int(find_unit(self.position.sight(0), name))

    def lives(self, name: str) -> bool:
        """Whether a unit is on the map."""
        kind, _, number = name.rpartition("_")
        table, place = self.position.table, self.rules.kinds.index[kind]
        units = [unit for unit in range(len(table.kind)) if table.kind[unit] != GONE]
        return any(int(table.number[unit]) == int(number) and table.kind[unit] == place for unit in units)

    def damage(self, name: str) -> str:
        """The damage of a unit in points, within a salvo too."""
        table = self.position.table
        battle, unit = table.battle, self.unit(name)
        if battle is not None and battle.firing >= 0 and battle.fighter_of(unit) >= 0:
            return ratio_text(battle.harm[battle.fighter_of(unit)], battle.harm_den)
        return ratio_text(int(table.damage[unit]), 6)

    def place(self, name: str) -> str:
        """The field where a unit stands."""
        return self.rules.board.ids[self.position.table.place[self.unit(name)]]

    def owner(self, field: str) -> int | None:
        """Who owns a field."""
        owner = int(self.position.table.owner[self.rules.board.index[field]])
        return owner if owner != NOBODY else None

    def give(self, field: str, seat: int) -> None:
        """Makes a seat the owner of a field."""
        self.position.table.owner[self.rules.board.index[field]] = seat

    def points(self, name: str) -> str:
        """The movement points that a unit has left."""
        return ratio_text(self.position.table.points[self.unit(name)], self.rules.pace)

    def purse(self, field: str) -> str:
        """What a field has left to spend."""
        return ratio_text(self.position.table.purse[self.rules.board.index[field]], self.rules.money)
