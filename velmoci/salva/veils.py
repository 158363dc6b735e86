"""The seam of hiding: what may stand somewhere, who knows it, and how that moves; see `docs/decisions/hiding.md`.

What is hidden has an entry in the unit list but no field: a unit of a row, an uncertain token, a location token. A veil
lays such entries on a copied table where they may stand. It is asked through `forces.py` only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.errors import Refusal
from velmoci.salva.seams import RulePart
from velmoci.salva.state import NOBODY

if TYPE_CHECKING:
    from velmoci.kernel.chance import Chance
    from velmoci.kernel.order import Order
    from velmoci.salva.state import Sight, State, Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Wanted:
    """Which units are meant by a question whether there are any."""

    def fits(self, table: Table, unit: i64) -> bool:
        """Whether a unit that stands there is one of them."""
        return True


@final
class Group:
    """What of the hidden is decided together, as far as it may stand on one field.

    Of the alternatives exactly one is true; a group whose units are counted has one alternative, of which more
    than so many are there in no world.
    """

    def __init__(self, table: Table, alternatives: list[list[int]], may_lack: int = 0) -> None:
        self.table: Final = table
        """A table on which the units of all alternatives stand."""
        self.alternatives: Final = alternatives
        self.may_lack: Final = may_lack
        """Of each alternative so many units may be missing."""

    def proves(self, wanted: Wanted) -> bool:
        """Whether one that fits is there in every world."""
        for units in self.alternatives:
            fitting = [unit for unit in units if wanted.fits(self.table, unit)]
            if len(fitting) <= self.may_lack:
                return False
        return bool(self.alternatives)


@final
class Case:
    """One way things may stand for a mover: what its seat would see then, and which units would go."""

    def __init__(self, sight: Sight, units: list[int]) -> None:
        self.sight: Final = sight
        self.units: Final = units


@mypyc_attr(allow_interpreted_subclasses=True)
class Veil(RulePart):
    """What a chapter hides. Each `lay` is given a copy of the table and puts entries on its map."""

    def lay_possible(self, table: Table, field: i64) -> None:
        """What may stand on a field as far as everybody knows, or with nobody's field what may stand on any."""

    def has_possible(self, table: Table, field: i64) -> bool:
        """Whether there is anything that may stand on a field so."""
        return False

    def lay_sure_to(self, sight: Sight, table: Table) -> None:
        """What surely stands somewhere as far as this seat knows."""

    def lay_likely_to(self, sight: Sight, table: Table) -> dict[int, float]:
        """What may stand somewhere as far as this seat knows; tells for each entry how likely it is there."""
        return {}

    def groups(self, table: Table, field: i64) -> list[Group]:
        """The groups of which something may stand on a field, as far as everybody knows."""
        return []

    def groups_to(self, sight: Sight, field: i64) -> list[Group]:
        """The same as far as this seat knows."""
        return []

    def movers(self, sight: Sight) -> list[int]:
        """The entries without a field that the seat may move, each by itself."""
        return []

    def cases(self, sight: Sight, mover: i64, are_all: bool) -> list[Case]:
        """The ways things may stand for such an entry, each of which must allow its move; of like ones all or one."""
        return []

    def likeness(self, table: Table, mover: i64) -> object:
        """Equal for such entries of which each can go wherever the other can; None where it is none of this veil's."""
        return None

    def attacked(self, state: State, field: i64, friends: list[int]) -> None:
        """A battle for a field is declared by these seats; what is hidden there without a token is shown now."""

    def expose(self, state: State, token: i64) -> None:
        """Everybody sees what a token is; what it stands for is on the map as units."""

    def open_false(self, state: State, token: i64, wanted: Wanted) -> None:
        """Everybody sees what was shown to some before: that a token does not stand for a unit that is wanted."""

    def among(self, table: Table, tokens: list[int]) -> list[Group]:
        """The groups of which something is surely among these tokens, as far as everybody knows, wherever they lie."""
        return []

    def march(self, state: State, token: i64, path: list[int]) -> None:
        """All that a token may be pays for a way into battle."""

    def go_in(self, state: State, token: i64, field: i64) -> None:
        """A token comes to a field that nobody defends; its way is paid."""

    def rows_open(self, table: Table, token: i64) -> list[str]:
        """The rows of the formation for which a token may stand, as its owner names them; none where there are none."""
        return []

    def show_row(self, state: State, token: i64, row: str, seats: list[int]) -> None:
        """The owner shows some seats whether a row is true."""

    def moves(self, state: State, mover: i64, path: list[int]) -> bool:
        """Carries out the move of such an entry; false where it is none of this veil's."""
        return False

    def stand_up(self, table: Table, seat: i64) -> None:
        """Lays the entries of a seat on the map that do by themselves what a unit could do."""

    def lie_down(self, table: Table, seat: i64) -> None:
        """Takes them off the map again, and notes where they have come."""

    def come_out(self, state: State, seat: i64) -> None:
        """All that a seat hides lies open from now on, in a world that somebody imagines."""

    def lies_at(self, table: Table, mover: i64) -> i64:
        """The field where such an entry lies; nobody's where it is none of this veil's."""
        return NOBODY

    def mover_for(self, sight: Sight, unit: i64) -> i64:
        """The entry that moves where a hidden unit of the seat's own does; nobody where it is none of this veil's."""
        return NOBODY

    def uncover(self, sight: Sight, units: list[int]) -> Order | None:
        """The next order by which hidden units of the seat's own come to act openly; None where that cannot be."""
        return None

    def why_kept(self, table: Table, unit: i64) -> Refusal | None:
        """Why something hidden cannot be given to another seat; None where it is none of this veil's."""
        return None

    def charged(self, table: Table, seat: i64) -> list[int]:
        """The entries without a field for which a seat pays as for units."""
        return []

    def fed_as_units(self, table: Table, seat: i64) -> list[tuple[int, int, int]]:
        """The tokens of a seat that are fed as if they were true: each with its field and what it eats, in parts."""
        return []

    def goes_hungry(self, state: State, entry: int, given: int) -> bool:
        """A token was given no more than so much; false where it is none of this veil's."""
        return False

    def row_false(self, state: State, card: int, row: int) -> None:
        """A row of a card was shown to be false, and has left it."""

    def row_true(self, state: State, card: int, row: int) -> None:
        """Everybody knows from now on which row of a card is true."""

    def row_doubled(self, state: State, card: int, row: int, new: int) -> None:
        """A row of a card has become two that are alike."""

    def card_gone(self, state: State, card: int, row: int) -> None:
        """A card is about to leave the game; the row is the true one, or -1 where not everybody knows it."""

    def card_cleared(self, state: State, card: int) -> None:
        """All that follows from the end of a card has been done; nothing may be left of it."""

    def most_buildings(self, table: Table, field: i64) -> int:
        """How many factories of the field lie hidden at most."""
        return 0

    def why_field_kept(self, table: Table, field: i64) -> Refusal | None:
        """Why a field cannot be given away with what is hidden on it; None where this veil has nothing against it."""
        return None

    def most_with(self, table: Table, column: i64, unit: i64) -> int:
        """How many entries without a field name a unit in a column, at most."""
        return 0

    def field_of(self, table: Table, token: i64) -> i64:
        """The field on which a token lies that others may look at; -1 where it is none of this veil's."""
        return -1

    def face(self) -> str:
        """What kind of thing is seen by a look, for those who are told of it."""
        return "token"

    def knows(self, sight: Sight, token: i64) -> bool:
        """Whether the seat knows what such a token is."""
        return False

    def look(self, state: State, seat: i64, token: i64) -> bool:
        """A seat gets to know what a token is; returns whether it is true."""
        return False

    def turn_up(self, state: State, token: i64) -> None:
        """Everybody gets to know it, with all that follows."""

    def lying_at(self, table: Table, field: i64) -> list[int]:
        """The tokens on a field of which not everybody knows that they are false."""
        return []

    def may_be(self, table: Table, token: i64, wanted: Wanted) -> bool:
        """Whether a token may stand for a unit that is wanted, as far as everybody knows."""
        return False

    def holds(self, sight: Sight, token: i64, wanted: Wanted) -> bool:
        """Whether an own token stands for one in truth."""
        return False

    def prove(self, state: State, token: i64, seat: i64, wanted: Wanted) -> None:
        """Its owner shows another seat that it does."""

    def disprove(self, state: State, token: i64, seat: i64, wanted: Wanted) -> None:
        """Its owner shows another seat that it does not."""

    def marked(self, sight: Sight, cards: list[int], field: i64) -> list[Table]:
        """Tables on which entries of these cards are marked in every way that they may be on a field, as far as the
        seat knows; none where only one is possible anyhow."""
        return []

    def settle_marks(self, state: State, cards: list[int], field: i64, number: int) -> None:
        """Makes the way of that number true."""

    def show_marks(self, state: State, cards: list[int]) -> None:
        """Everybody is shown where entries of these cards really are, for some of them are shown."""

    def joined(self, state: State, units: list[int]) -> None:
        """These units stand in their rows with the formation from now on."""

    def has_way_out(self, table: Table, seat: i64) -> bool:
        """Whether everybody can see that something of the seat can come out of hiding where it has to."""
        return False

    def way_out(self, sight: Sight) -> Order | None:
        """The order by which it comes out; None where nothing can."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Lookout(RulePart):
    """From where a seat may look at what lies face down."""

    def sees(self, sight: Sight, token: i64) -> bool:
        """Whether the seat may look at a token of somebody else now."""
        return False

    def sees_inside(self, sight: Sight, units: list[int]) -> bool:
        """Whether, of a formation that is seen so, the seat may also look at a row with these units."""
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class Deed(RulePart):
    """What a location token does as all units for which it may stand; the name is that of the order units give it by.

    It is asked before the rule of that order, and only if it is concerned.
    """

    def concerns(self, sight: Sight, order: Order) -> bool:
        """Whether the order is given to such a token."""
        return False

    def check(self, sight: Sight, order: Order) -> None:
        """Raises what stands against it in any case."""

    def orders(self, sight: Sight) -> list[Order]:
        """Those that can be given to tokens now."""
        return []

    def is_open(self, table: Table, seat: i64) -> bool:
        """Whether everybody can see that a token of the seat could be given it; asked where a step waits for it."""
        return False

    def told(self, sight: Sight) -> dict[str, object]:
        """What one must know of each of these tokens to give it, by their names."""
        return {}

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        """Carries it out."""

    def fit(self, table: Table, token: i64, unit: i64) -> None:
        """A unit that is laid where a token lies gets what is noted of the token."""

    def goes(self, state: State, token: i64, origin: i64, field: i64) -> None:
        """A token has come to another field."""


@mypyc_attr(allow_interpreted_subclasses=True)
class TokenNames(RulePart):
    """What a chapter lays on the map that is no unit: each name is a row of the unit table that nobody can buy."""

    def names(self) -> list[str]:
        """The names, apart from those of all units."""
        return []
