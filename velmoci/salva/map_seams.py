"""The seams of the map: whose a field is, what it yields, what moving and buying cost, and what is refused there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.errors import Refusal
from velmoci.kernel.rulebook import Part
from velmoci.salva.numbers import Chain, Link
from velmoci.salva.seams import RulePart, said_by, word_of

if TYPE_CHECKING:
    from velmoci.salva.items import KindItem
    from velmoci.salva.rules import Rules
    from velmoci.salva.scenario import Side
    from velmoci.salva.state import Sight, State, Table
    from velmoci.salva.units import Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldFactor(RulePart):
    """One factor of what a field generates."""

    depends_on_field: ClassVar[bool] = False
    """Whether it follows from the map and the numbers of the field alone: while those stay, nobody asks again."""

    def apply(self, table: Table, field: i64, chain: Chain) -> None:
        """Multiplies the chain."""

    def denominator(self) -> int:
        """A number that every denominator of this factor divides."""
        return 1


def follows_from_field(factor: FieldFactor) -> bool:
    """Whether a factor and all whose place it took look at the field alone."""
    part: Part | None = factor
    while part is not None:
        if not isinstance(part, FieldFactor) or not part.depends_on_field:
            return False
        part = part.replaced
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
class PriceFactor(RulePart):
    """One factor of what an item costs a seat on a field, and of what a unit on the map is worth."""

    def agreed(self, kind: Kind) -> Link | None:
        """The price that was agreed for a kind before the game, in place of the table's; None where none was."""
        return None

    def apply(self, table: Table, seat: i64, item: Item, field: i64, chain: Chain) -> None:
        """Multiplies the chain."""

    def unit_worth(self, table: Table, unit: i64, chain: Chain) -> None:
        """Multiplies the chain of what a unit on the map is worth, which begins with the price of its kind.

        It follows from the kind of the unit and its columns, so that it can be kept while those stay as they are.
        """

    def sharing(self, sight: Sight, item: Item, field: i64) -> dict[str, object]:
        """Which other fields can pay for an item and by which order, as JSON; empty where this part knows none.

        It looks at nothing else of the item than at its class and its price.
        """
        return {}

    def is_paid_in_parts(self, item: Item, price: int) -> bool:
        """Whether an item of that price may be begun before all of it is paid."""
        return False

    def missing(self, table: Table, unit: i64) -> int:
        """What is still to be paid for a unit that was begun so."""
        return 0

    def note_paid(self, table: Table, unit: i64, paid: int, missing: int) -> None:
        """So much more of a unit has been paid, and so much is still to be paid."""

    def denominator(self) -> int:
        """A number that every denominator of this factor divides."""
        return 1

    def fineness(self) -> int:
        """Into how many parts more the smallest amount that anybody pays by hand is divided for reckoning."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class PaceFactor(RulePart):
    """One factor of what a step from a field onto another costs a unit."""

    def apply(self, table: Table, unit: i64, kind: Kind, origin: i64, field: i64, chain: Chain) -> None:
        """Multiplies the chain."""

    def eases_arrival(self) -> bool:
        """Whether one movement point suffices for the last step of a way, however dear it is."""
        return False

    def denominator(self) -> int:
        """A number that every denominator of this factor divides."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RangeFactor(RulePart):
    """One factor of how far a unit may move in a turn."""

    def apply(self, table: Table, unit: i64, chain: Chain) -> None:
        """Multiplies the chain."""

    def denominator(self) -> int:
        """A number that every denominator of this factor divides."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Veto(RulePart):
    """Reasons to refuse; each question is asked by the judge and by the menus alike."""

    depends_on_item: ClassVar[bool] = False
    """Whether what it has against buying follows from the item alone; each class says it for itself."""

    def enter(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        """Against an ordinary step onto a field."""
        return None

    def leave(self, sight: Sight, unit: i64, origin: i64, field: i64, is_attack: bool) -> Refusal | None:
        """Against a step from one field to the next, into a battle too."""
        return None

    def bars(self, sight: Sight) -> bool:
        """Whether it may be against a battle for any field at all now."""
        return True

    def attack(self, sight: Sight, field: i64) -> Refusal | None:
        """Against a battle for a field."""
        return None

    def join(self, sight: Sight, unit: i64, field: i64) -> Refusal | None:
        """Against taking this unit into a battle for a field."""
        return None

    def move(self, sight: Sight, unit: i64) -> Refusal | None:
        """Against this unit doing anything in the movement phase."""
        return None

    def buy(self, sight: Sight, item: Item, field: i64) -> Refusal | None:
        """Against buying an item on a field."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Domain(RulePart):
    """Land or sea: whose a field there is, and who may enter, take and leave it; as here, nobody can have any."""

    counts_units: ClassVar[bool] = True
    """Whether it depends on units whose a field is."""
    ground: i64 = 0
    """Of which fields it speaks: `LAND` or `SEA`."""
    entry_clause: str = ""
    """What an ordinary step onto a field that others hold is refused under."""
    ground_clause: str = ""
    """What a step of its units onto other ground is refused under."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.entry_clause = word_of(self, "entry_clause", self.entry_clause)
        self.ground_clause = word_of(self, "ground_clause", self.ground_clause)
        said = said_by(self, "ground")
        if isinstance(said, int):
            self.ground = said

    def holder(self, table: Table, field: i64, asking: i64) -> i64:
        """The seat whose field it is; the one that asks where it is nobody's and open to all."""
        return asking

    def can_take(self, kind: Kind) -> bool:
        """Whether one unit of the kind is enough to open a battle for a field, and to conquer it."""
        return False

    def is_armed(self, kind: Kind) -> bool:
        """Whether a unit of the kind, wherever it is at home, has strength enough to open a battle beside others."""
        return False

    def conquered(self, state: State, field: i64, seat: i64) -> None:
        """An attacker has won a battle for a field."""

    def is_refuge(self, table: Table, unit: i64, field: i64) -> bool:
        """Whether an attacker may retreat to a field."""
        return False

    def lets_back(self, table: Table, unit: i64, field: i64) -> bool:
        """Whether an attacker that is forced out and has no refuge may return to a field from which it came."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Presence(RulePart):
    """Which units count as being on a field."""

    def is_absent(self, table: Table, unit: i64) -> bool:
        """Whether a unit holds, blocks and shares its field with nobody: it is aboard, docked, or evades."""
        return False

    def slips_in(self, sight: Sight, unit: i64, field: i64) -> bool:
        """Whether a unit may enter a field that others hold without a battle."""
        return False

    def may_ask(self, sight: Sight, unit: i64, field: i64) -> bool:
        """Whether it may be ordered there although whoever holds the field has yet to agree."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Site(RulePart):
    """Where units of some kinds are put when they are placed or begun; a spot is a field, or `field/other`."""

    start_clause: str = ""
    """The clause by which a side without land starts here."""

    def depends_on_field(self) -> bool:
        """Whether its spots on a field follow from the map, the numbers of the field and the seat that looks."""
        return False

    def takes(self, kind: Kind) -> bool:
        """Whether this part is responsible for the kind."""
        return False

    def spots(self, sight: Sight, kind: Kind, field: i64, at_start: bool) -> list[str]:
        """Where on the field it can be put; none where it cannot."""
        return []

    def why_not(self, sight: Sight, kind: Kind, spot: str, at_start: bool) -> Refusal:
        """Why that spot is none of them."""
        raise NotImplementedError

    def settle(self, state: State, unit: i64, spot: str) -> None:
        """Puts a unit, which stands on the field, to its spot; one that stands nowhere, '', to none."""

    def berth(self, table: Table, unit: i64) -> i64:
        """The other field of the spot where a unit stands, or -1."""
        return -1

    def is_start_of(self, side: Side) -> bool:
        """Whether a side without land starts here."""
        return False

    def first_choice(self, sight: Sight, offers: list[tuple[str, str]]) -> tuple[str, str]:
        """What is placed for somebody of such a side who is away, of items with their spots."""
        return offers[0]


ANYTHING: Final = ""
"""What is paid that any point of a field pays for, as upkeep."""
BUILDING: Final = "building"
"""What is paid for anything but units."""
RESEARCH: Final = "research"
"""What is paid for progress that belongs to no field."""

Need = tuple[str, int]
"""What for, and how many parts of a point."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Payer(RulePart):
    """Keeps apart what the points of a field can buy; what is paid for is a kind of unit, a building, or anything.

    The purse of a field is always the sum of all points that buy units. Asked through `paying.py`; the last one counts.
    """

    def left(self, table: Table, field: i64, use: str) -> int:
        """What a field has left for something, in parts of a point."""
        return table.purse[field]

    def pay(self, state: State, field: i64, use: str, parts: int) -> None:
        """A field pays so much for something."""
        state.table.purse[field] -= parts

    def covers(self, table: Table, field: i64, rows: list[list[Need]]) -> bool:
        """Whether the field can pay for any of these rows, so that nobody learns for which."""
        return max([sum([parts for _, parts in row]) for row in rows], default=0) <= table.purse[field]

    def pay_for_rows(self, state: State, field: i64, rows: list[list[Need]]) -> None:
        """It pays of each sort as much as the dearest row takes."""
        state.table.purse[field] -= max([sum([parts for _, parts in row]) for row in rows], default=0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Item(RulePart):
    """Something to buy: a kind of unit, or a building."""

    clause: str = ""
    use: str = BUILDING
    """What a payer has to have points for."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.clause = word_of(self, "clause", self.clause)
        self.use = word_of(self, "use", self.use)

    def depends_on_field(self) -> bool:
        """Whether its spots and its price on a field follow from the map, the numbers of the field and the seat that
        looks: then they are kept while those stay as they are."""
        return False

    def price(self, table: Table, seat: i64, field: i64, chain: Chain) -> None:
        """Begins the chain of its price."""
        raise NotImplementedError

    def bundle_price(self, table: Table, seat: i64, field: i64, count: int) -> int:
        """What several of them cost together, in parts of a production point."""
        return count * self.rules.price(table, seat, self, field)

    def reserve(self, table: Table, field: i64, count: int) -> None:
        """Notes on a table to reckon with that so many will stand there, where that makes the next ones dearer."""

    def spots(self, sight: Sight, field: i64, at_start: bool) -> list[str]:
        """Where on the field it can be put."""
        raise NotImplementedError

    def why_not(self, sight: Sight, spot: str, at_start: bool) -> Refusal:
        """Why it cannot be put there."""
        raise NotImplementedError

    def sharing(self, sight: Sight, field: i64) -> dict[str, object]:
        """Which other fields can pay for it and by which order, as JSON; empty where the field pays alone."""
        return {}

    def put(self, state: State, seat: i64, spot: str, at_start: bool) -> None:
        """Puts it there, paid."""
        raise NotImplementedError

    def denominators(self) -> list[int]:
        """The denominators of its price."""
        return [1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Variant(RulePart):
    """Another way to buy units of some kinds, an item of its own: a word stands before the kind, as in `half_tank`."""

    def item(self, item: KindItem) -> Item | None:
        """The item beside the ordinary one; None where there is none of that kind."""
        return None
