"""Tables over which aircraft fly: four powers in a row of fields, seat 1 with a bomber, seat 2 with fighters."""

from typing import Any

from msgspec.structs import replace

from tests.maps.drawn import game_of_four, row
from tests.match.tables import PERSON, START, Played, told
from velmoci.kernel.chance import Seeded, commitment
from velmoci.kernel.rulebook import assemble
from velmoci.kernel.standing import NOTATION
from velmoci.match.entries import ClockSetup, Entry
from velmoci.match.table import MatchTable, make_header
from velmoci.salva.library import LIBRARY
from velmoci.salva.staging import Troop, staged_position

OWNERS = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 2, "f": 3}
TROOPS: tuple[Troop, ...] = (
    (0, "c", "bomber"), (0, "b", "infantry"), (1, "d", "infantry"), (1, "d", "fighter"), (1, "d", "fighter"),
    (2, "e", "infantry"), (3, "f", "infantry"),
)  # fmt: skip
FLY = "move bomber_1 b"
NO_CLOCK = ClockSetup()


class AirWar(Played):
    """A table in the movement phase of the first seat."""

    def __init__(
        self, clock: ClockSetup = NO_CLOCK, troops: tuple[Troop, ...] = TROOPS, more: tuple[str, ...] = ()
    ) -> None:
        options = game_of_four(row("abcdef"), OWNERS)
        rulebook = assemble(LIBRARY, ["repair_prevention", "air", "multiplayer", "any_pair", *more], options)
        start = staged_position(rulebook, Seeded("air war"), 0, {}, troops).dump()
        made = make_header("salva", rulebook.to_json(), [PERSON] * 4, clock, START, start=start, match="air")
        self.secret = "7" * 64
        self.header = replace(made[0], commitment=commitment(bytes.fromhex(self.secret)))
        self.table = MatchTable.create(self.header, self.secret)
        self.entries: list[Entry] = []
        self.at = START
        self.ids = 0
        self.members = self.fill()

    def stand(self, seat: int, text: str) -> list[Entry]:
        """A standing order of a seat."""
        return self.do(self.members[seat], "standing", order=NOTATION.parse(f"when {text}").to_json())

    def play(self, seat: int, text: str) -> list[Entry]:
        return self.order(self.members[seat], text)

    def asked(self) -> list[tuple[int, str]]:
        return [(one.seat, one.kind) for one in self.table.questions() if one.waits]


def words(table: MatchTable, seat: int) -> list[str]:
    """The sentences that a viewer has been told, by name."""
    return [line.event for line in table.log(seat)]


def frames(table: MatchTable, seat: int) -> dict[str, Any]:
    """All that a viewer can be told now, with its log."""
    return {**told(table, seat), "log": table.log(seat), "waits": table.waits_for(), "until": table.deadline()}
