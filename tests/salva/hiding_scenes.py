"""Scenes with hidden units: who lies where, and what is true, found and set by the names of tokens."""

from collections.abc import Mapping, Sequence
from typing import Any

from tests.salva.scenes import UNITS, Scene
from velmoci.kernel.chance import Scripted
from velmoci.salva.hiding.tokens import Tokens, own_faces, own_truth
from velmoci.salva.naming import field_name, find_mover, unit_name
from velmoci.salva.position import Position
from velmoci.salva.units import Kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}
KINDS = "atg des"


class HidingScene(Scene):
    """A scene in which units can be hidden."""

    def __init__(
        self,
        *chapters: str,
        owners: Mapping[str, int] = MINE,
        seats: int = 2,
        units: Kinds = UNITS,
        fields: Mapping[str, Sequence[str]] | None = None,
        marks: Mapping[str, Mapping[str, object]] | None = None,
        **options: Any,
    ) -> None:
        given = {"hideable_kinds": KINDS, **options}
        on = ["hidden_units", *chapters]
        super().__init__(on, owners, marks, given, seats, fields, units=units)
        self.begin()
        self.tokens = Tokens(self.rules)

    def hidden(self, seat: int, field: str, kind: str, true: int = 1) -> list[str]:
        """Hides a new unit of the seat there; of the three tokens that one is true."""
        unit = self.unit(self.army(seat, field, kind)[0])
        found = self.tokens.hide(self.position, unit, Scripted([true]))
        return [self.name(token) for token in found]

    def name(self, token: int) -> str:
        """What a token is called."""
        return unit_name(self.rules, self.position.table, token)

    def token(self, name: str) -> int:
        """The place of a token in the unit list."""
        return int(find_mover(self.position.sight(0), name))

    def lies(self, name: str) -> str:
        """The field where a token lies."""
        return field_name(self.rules, self.tokens.field(self.position.table, self.token(name)))

    def lay(self, name: str, field: str) -> None:
        """Lays a token elsewhere."""
        table = self.position.table
        table.unit_columns[self.tokens.column][self.token(name)] = self.rules.board.index[field]

    def all_tokens(self, seat: int) -> dict[str, str]:
        """All tokens of a seat, each with its field."""
        names = [self.name(token) for token in self.tokens.of(self.position.table, seat)]
        return {name: self.lies(name) for name in sorted(names, key=number_of)}

    def true_ones(self, seat: int) -> list[str]:
        """Those of them that are true."""
        truth = own_truth(self.position.sight(seat))
        return [name for name in self.all_tokens(seat) if number_of(name) in truth]

    def true_in(self, position: Position) -> str:
        """The names of the true tokens of the first seat in a position like this one."""
        return " ".join([name for name in self.all_tokens(0) if number_of(name) in own_truth(position.sight(0))])

    def look(self, seat: int, name: str) -> None:
        """The seat gets to know what a token is."""
        owner = int(self.position.table.owner_of(self.token(name)))
        own_faces(self.position.sight(seat)).learn(number_of(name), name in self.true_ones(owner))

    def offered(self, kind: str) -> list[str]:
        """The orders of a kind that are offered now."""
        menus = [menu for decision in self.position.pending() for menu in decision.menus()]
        return [str(order) for menu in menus if menu.kind == kind for order in menu]

    def told(self, seat: int) -> list[dict[str, object]]:
        """What a seat was told of the last order."""
        seen = [event.seen_by(seat) for event in self.events]
        return [part.to_json() for part in seen if part is not None]


def number_of(name: str) -> int:
    """The number in the name of a token."""
    return int(name.rpartition("_")[2])


def six(field: str = "a") -> tuple[HidingScene, list[str], list[str]]:
    """Two units of one kind that are hidden; of each three tokens the first is true."""
    scene = HidingScene()
    return scene, scene.hidden(0, field, "atg"), scene.hidden(0, field, "atg")


def pass_turn(scene: HidingScene, seat: int) -> None:
    scene.order(seat, "end_movement")
    scene.order(seat, "end_production")
