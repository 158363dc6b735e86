"""The seams: the closed list of places where a chapter of the rules can add something.

A chapter contributes classes. When a rulebook is assembled with its map, each class is made once with the rules at hand
(`__init__(self, rules)`), so that it can look up its options and columns there instead of in every call. All methods
have a default that adds nothing: a part overrides only the questions it has an answer to. Seams of battle stand in
`battle_seams.py`, those of the map in `map_seams.py`, goals in `goal_seams.py`, pictures in `faces.py`, standing orders
in `beforehand.py`, hiding in `veils.py`, progress in `progress.py`,
bonuses on the unit table in `mights.py`, rows of it in `own_kinds.py`, others here.

    data      "map"         MapMaker    a map that is drawn when the game begins, in place of the scenario's
              "field"       FieldKey    a mark that fields of a map may carry
              "column"      Column      a number for each unit, field, edge, seat or battle, or a mark of fighters
              "slice"       SliceSpec   an object of the table, of each seat, of nobody, or the matter of a track
    flow      "step"        Step        a step of a track: opening, round, turn, battle, or a track of its own
              "order"       OrderRule   a kind of order: when it is offered, when it is refused, what it does
              "react"       Reaction    to the closed list of things that happen
              "consent"     Consent     whose agreement an order needs before it is carried out
              "damaged"     Damaged     what can be damaged: whose it is, how much, and how it is mended
              "beforehand"  Beforehand  what can be said to a question before it is asked
    numbers   "might"       Might       a bonus on strengths of the unit table, rounded before any factor
              "fire"        FireFactor  a factor of what one row does to another in battle
              "mode"        FireMode    another way to fire, chosen shot by shot
              "salvo"       SalvoFactor a factor of a whole salvo
              "production"  FieldFactor a factor of what a field generates
              "price"       PriceFactor a factor of what an item costs
              "pace"        PaceFactor  a factor of what a step onto a field costs
              "range"       RangeFactor a factor of how far a unit may move
    battle    "muster"      Muster      who takes part, in which line, with which marks
              "cover"       Cover       what protects a fighter, and who shoots past it
              "ending"      Ending      how a battle ends
    questions "veto"        Veto        a reason to refuse; vetoes only restrict
              "domain"      Domain      land or sea: whose a field there is, who may enter, take and leave it
              "presence"    Presence    which units count as being on a field
              "veil"        Veil        what is hidden: where it may stand, who knows it, how it moves
              "knowledge"   Knowledge   what seats know of what is hidden, and what it may be by that
              "token"       TokenNames  what lies on the map under a name of its own and is no unit
              "deed"        Deed        what such a token does as all the units for which it may stand
              "lookout"     Lookout     from where a seat may look at what lies face down
              "site"        Site        where a kind of unit can be put
              "item"        Item        something to buy that is no unit
              "payer"       Payer       who keeps apart the points of a field by what they can buy
              "variant"     Variant     another way to buy units of some kinds, each an item of its own
              "goal"        Goal        who wins; the goal of the last chapter holds
              "guess"       Guess       what a seat that does not see a slice may take for its content
    pictures  "face"        Face        marks on the map and numbers of units, by kinds that any client can draw
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Part

if TYPE_CHECKING:
    from velmoci.salva.battle import Battle, Row
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import Sight, Slice, State, Table
    from velmoci.salva.units import Kind

SEAMS: Final = (
    "map", "field", "kind", "column", "slice", "step", "order", "react", "consent", "damaged", "beforehand", "might",
    "fire", "mode", "salvo", "production", "price", "pace", "range", "muster", "cover", "ending", "veto", "domain",
    "presence", "veil", "knowledge", "token", "deed", "lookout", "site", "item", "payer", "variant", "progress", "goal",
    "guess", "face",
)  # fmt: skip

UNIT: Final = "unit"
FIELD: Final = "field"
EDGE: Final = "edge"
"""The border of two fields; see `Board.edges`."""
SEAT: Final = "seat"
BATTLE: Final = "battle"
COMMANDER: Final = "commander"
"""The unit column of a chapter that lets others than their owners command units; below 0 the owner does."""
MARK: Final = "mark"

TABLE: Final = "table"
OWN: Final = "own"
HIDDEN: Final = "hidden"
MATTER: Final = "matter"

OPENING: Final = "opening"
ROUND: Final = "round"
TURN: Final = "turn"
FIGHT: Final = "battle"
END: Final = "end"
"""Where a step sends the agenda to end its track."""
MOST_WRITTEN: Final = 300
"""So many orders of a kind a decision writes out; whoever wants another one types it."""
NOBODY_ASKED: Final[list[int]] = []
"""The deciders of a step at which nobody has a choice: one list for all, which nobody changes."""


class Column:
    """A number for each unit, field, edge or seat, or one for a battle, or a mark of fighters; it lies open."""

    def __init__(
        self, name: str, of: str, default: i64 = 0, names: str = "", parts: Callable[[Rules], int] | None = None
    ) -> None:
        self.name: Final = name
        self.of: Final = of
        self.default: Final = default
        self.names: Final = names
        """What the number stands for: a `unit`, a `field`, a `seat`, or, '', itself; below 0 it stands for nothing.

        That of an edge stands for itself."""
        self.parts: Final = parts
        """Of a number that is counted in parts, how many make one."""


class SliceSpec:
    """A slice of the state: its name, who sees it (table, own, hidden), and how it begins; or the matter of a track."""

    def __init__(self, name: str, of: str, kind: type[Slice]) -> None:
        self.name: Final = name
        self.of: Final = of
        self.kind: Final = kind

    def make(self) -> Slice:
        """The slice of a new game."""
        return self.kind()


@mypyc_attr(allow_interpreted_subclasses=True)
class RulePart(Part):
    """What all parts share: they are made once for a rulebook and its map."""

    depends_on_way: ClassVar[bool] = False
    """Whether what it says of ways follows from the unit, those that it names or that name it, the fields of the step
    and foreign units there, the seats, and the slices that are seen; where all parts say so, ways are kept until one of
    those changes. Each class says it for itself: one that builds on it may look at more."""
    depends_on_kind: ClassVar[bool] = False
    """Whether, of the unit, it looks at the kind alone, and of the fields at what lies there but not at units."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.name = word_of(self, "name", self.name)
        self.after = word_of(self, "after", self.after)
        self.before = word_of(self, "before", self.before)
        self.replaces = word_of(self, "replaces", self.replaces)

    def minds(self, rows: list[Row]) -> bool:
        """Whether it can have anything to do in the salvos of a battle that has these rows, by what it knows of them;
        asked once for all such battles, and anew when a row is added. See `Minders`."""
        return True

    def minds_kind(self, kind: Kind) -> bool:
        """Whether it can have anything to do when a unit of this kind steps, has gone, or is lost; asked once."""
        return True


def said_by(part: RulePart, name: str) -> object:
    """What the class of a part says in its body.

    Compiled code keeps these words in fields, which a class from outside the package cannot fill by its body; whatever
    stands there is looked up once, when the part is made.
    """
    for base in type(part).__mro__:
        if name in base.__dict__:
            return base.__dict__[name]
    return None


def word_of(part: RulePart, name: str, otherwise: str) -> str:
    """The same of a word."""
    said = said_by(part, name)
    return said if isinstance(said, str) else otherwise


@mypyc_attr(allow_interpreted_subclasses=True)
class MapMaker(RulePart):
    """Draws the map of a game; it is made for the rules of the scenario whose map gives way."""

    def draw(self, chance: Chance) -> str:
        """The scenario on its new map, as text; what its options say goes before the options of the rulebook."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(RulePart):
    """A step of a track; the agenda enters it, waits while somebody has something to decide, and leaves it."""

    track: str = TURN
    clause: str = "SA-minimal-17"
    like: str = ""
    """Another step whose orders can be given here too."""
    rolls_salvo: bool = False
    """Whether the first die that is rolled when it begins is that of a salvo."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.track = word_of(self, "track", self.track)
        self.clause = word_of(self, "clause", self.clause)
        self.like = word_of(self, "like", self.like)

    def is_like(self, name: str) -> bool:
        """Whether the orders of that step can be given here too."""
        return self.like == name or (isinstance(self.replaced, Step) and self.replaced.is_like(name))

    def known_as(self) -> str:
        """The name that texts, bots and views know: that of the step whose place it took, or its own."""
        return self.replaced.known_as() if isinstance(self.replaced, Step) else self.name

    def enter(self, state: State, chance: Chance) -> None:
        """What happens by itself when the step begins."""

    def deciders(self, table: Table) -> list[int]:
        """The seats that are asked; the step is over when there is none."""
        return NOBODY_ASKED

    def leave(self, state: State, chance: Chance) -> str:
        """What happens by itself when the step is over, and the step that follows: '' the next one, `END` none."""
        return ""

    def asker(self, table: Table) -> int:
        """The seat on whose behalf others are asked in secret: to everybody else the game waits for it; or -1."""
        return -1

    def lets_pass(self, turn: i64) -> bool:
        """Whether the turn of that number goes on after the step; known long before, so that it can be foretold."""
        return True

    def default(self, sight: Sight) -> Order | None:
        """What an absent seat does."""
        return None

    def about(self, sight: Sight) -> dict[str, object]:
        """What one must know to answer, as JSON."""
        return {}

    def forecast(self, sight: Sight) -> dict[str, object]:
        """What answers would lead to, as JSON; worked out only for those who ask."""
        return {}


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderRule(RulePart):
    """A kind of order."""

    order: ClassVar[type[Order]] = Order
    steps: ClassVar[tuple[str, ...]] = ()
    """The steps at which the seats that are asked may give it."""
    is_aside: ClassVar[bool] = False
    """Whether a living seat may give it at any time, unasked."""
    depends_on: ClassVar[tuple[str, ...] | None] = None
    """Of such an order: the slices of the seat and aspects of the table from which, with who takes part, its menu
    and its answers follow; None says more."""
    clause: ClassVar[str] = ""
    """What a wrong moment is refused under."""
    example: ClassVar[str] = ""
    """One that is well written, with fields of the shipped maps; '' where the kind alone is one."""
    explained_by: ClassVar[str] = ""
    """What to read first about it, where that is not `clause`."""
    is_written_out: ClassVar[bool] = True
    """Whether a decision names each one for those who choose by pointing; not where they have a picture for it."""
    opens_battle: ClassVar[bool] = False
    """Whether it leads to a battle whose odds one may want to know first: it is also written out as it is typed."""
    finds_ways: ClassVar[bool] = False
    """Whether its menu looks for ways of units, which are kept for other menus and later questions."""
    keeps_offers: ClassVar[bool] = False
    """The same of what may be put on fields."""
    is_for_hidden: ClassVar[bool] = False
    """Whether something hidden that may be a unit can be given it as a unit can; see `forces.act`."""
    is_answer: ClassVar[bool] = False
    """Whether it answers something that lies before a seat while the game goes on."""
    shows_truth: ClassVar[bool] = False
    """Whether the orders in its menu tell which of the seat's own tokens and rows are true."""
    gesture: ClassVar[str] = ""
    """What is dragged onto what to give it, where something is: `units>card`, `member>field`, `row>free`, `row>bank`,
    `token>bank`, `spare>token`."""
    answers_from: ClassVar[str] = ""
    """Of such an order: the slice of the seat that says what lies there; while it is empty, nobody asks further."""

    def check(self, sight: Sight, order: Order) -> None:
        """Raises what stands against the order; it sees what its seat sees."""

    def menu(self, sight: Sight) -> Menu | None:
        """The orders of this kind that can be given now; None where there are none."""
        return None

    def choices(self, sight: Sight, menu: Menu | None) -> object:
        """What can be chosen of the menu, as JSON, for those who choose by pointing; None where it is not written out.

        Where nothing better is known these are the orders themselves, of very many only the first.
        """
        if menu is None or not self.is_written_out:
            return None
        return [order.to_json() for order in islice(menu, MOST_WRITTEN)]

    def facts(self, sight: Sight) -> dict[str, object]:
        """What else one must know to give it, as JSON, beside what the step tells."""
        return {}

    def draft(self, sight: Sight, order: Order) -> dict[str, object]:
        """What an order that is still being put together would leave, and what could be added, as JSON; it is legal."""
        return {}

    def answers(self, sight: Sight) -> Menu | None:
        """The orders of this kind that answer what lies before the seat; None where nothing does."""
        return None

    def onward(self, sight: Sight, unit: i64) -> list[Order]:
        """The orders of this kind by which the unit comes farther in its turn than by moves; for looking ahead."""
        return []

    def has_salvo_action(self, table: Table) -> bool:
        """Whether it is something to do in the present salvo although nobody has a shot left."""
        return False

    def salvo_action(self, unit: str, word: str) -> Order | None:
        """The order that `unit>kind:word` in a list of shots stands for; None where it is no part of a salvo."""
        return None

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        """Does what the order says; it is known to be legal."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Reaction(RulePart):
    """What a chapter does when something happens; this is the whole list of what can be reacted to."""

    def game_begins(self, state: State) -> None:
        """Placement is over and round 1 begins."""

    def turn_begins(self, state: State, seat: i64) -> None:
        """Before anything else in a turn."""

    def turn_ends(self, state: State, seat: i64) -> None:
        """After the last phase; freshness has not been cleared yet."""

    def unit_closes(self, state: State, unit: i64) -> None:
        """A unit's move is over because another one began or the phase ended."""

    def unit_goes(self, state: State, unit: i64, origin: i64, field: i64) -> None:
        """A unit has gone from one field to another: in a move, into a battle, or out of one."""

    def battle_begins(self, state: State, battle: Battle) -> None:
        """All fighters are mustered; no line has been declared."""

    def battle_called(self, state: State, battle: Battle) -> None:
        """A battle for a field, as distinct from one above it, has begun; whoever stands there surely is mustered."""

    def salvo_begins(self, state: State, battle: Battle) -> None:
        """Before the roll of a salvo."""

    def salvo_ends(self, state: State, battle: Battle) -> None:
        """Damage has been rounded; no ending has been tested."""

    def fighter_falls(self, state: State, battle: Battle, fighter: i64) -> None:
        """A fighter was destroyed; its unit is still in the list."""

    def unit_withdraws(self, state: State, battle: Battle, fighter: i64, field: i64) -> None:
        """An attacker has left the battle for a field."""

    def battle_ends(self, state: State, battle: Battle) -> None:
        """The fate of the field is settled; nothing has been repaired."""

    def stays_damaged(self, state: State, unit: i64) -> bool:
        """Whether a unit keeps its damage after a battle."""
        return False

    def damage_partner(self, table: Table, unit: i64) -> i64:
        """Another unit that takes the same damage whenever this one takes any, or -1."""
        return -1

    def burden(self, table: Table, seat: i64) -> int:
        """What all that a seat has will cost it in every production, in parts of a point; mostly nothing."""
        return 0

    def kind_worth(self, table: Table, kind: Kind, field: i64) -> float:
        """What one more unit of a kind is worth on a field beside its strengths, for those who weigh purchases."""
        return 0.0

    def never_falls(self, table: Table, seat: i64) -> bool:
        """Whether a seat stays in the game without land and army; whoever is the last one left is asked for others."""
        return False

    def wanted(self, table: Table, seat: i64, kind: Kind, field: i64) -> int:
        """How many more units of a kind a seat should have at a field, where they serve others than by fighting."""
        return 0

    def damage_left(self, table: Table, unit: i64) -> i64:
        """The sixths of damage that a unit keeps although it is repaired."""
        return 0

    def berths_taken(self, table: Table, ship: i64) -> int:
        """How many places of a ship are taken by what is no unit."""
        return 0

    def owner_changes(self, state: State, unit: i64, old: i64) -> None:
        """A unit belongs to another seat than before."""

    def field_changes(self, state: State, field: i64, old: i64, new: i64) -> None:
        """A land field has got another owner, or none; the units of the loser are still there."""

    def field_given(self, state: State, field: i64, old: i64, new: i64) -> None:
        """A land field was given away; where nothing else is said, as whenever it gets another owner."""
        self.field_changes(state, field, old, new)

    def unit_lost(self, state: State, unit: i64) -> None:
        """A unit is about to leave the map for good."""

    def unit_hides(self, state: State, unit: i64) -> None:
        """A unit is about to leave the map for a formation, or for a place that only its owner knows."""

    def unit_made(self, state: State, unit: i64) -> None:
        """A unit was placed at the start or was finished."""

    def units_join(self, state: State, unit: i64, other: i64) -> None:
        """Two units become one; the other is about to leave the list."""

    def unit_divides(self, state: State, unit: i64, other: i64) -> None:
        """A unit has become two; the other is new and like it in all."""

    def holds_up(self, state: State, unit: i64) -> bool:
        """Whether a unit stays under construction in a completion phase; every part is asked once in the phase."""
        return False

    def purses_filled(self, state: State, seat: i64) -> None:
        """The fields of the seat on turn have generated their points, and nothing has been spent."""

    def purses_emptied(self, state: State, seat: i64) -> None:
        """The production phase of the seat on turn is over; what it has not spent is about to be lost."""

    def points_made(self, state: State, field: i64, parts: int) -> None:
        """A field has made so many parts of political points for its owner."""

    def seat_leaves(self, state: State, seat: i64) -> None:
        """A seat was eliminated or resigned; its units and fields are gone."""

    def game_ends(self, state: State) -> None:
        """The game is over; what was secret until then can be shown."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Consent(RulePart):
    """Whose agreement an order needs that is given at a step; its name is the topic that they are asked about."""

    silence: str = "decline"
    """What a seat says that does not answer: `agree` or `decline`."""
    is_open: bool = False
    """Whether everybody sees that it is asked, and how it is answered."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.silence = word_of(self, "silence", self.silence)
        said = said_by(self, "is_open")
        if isinstance(said, bool):
            self.is_open = said

    def concerns(self, order: Order) -> bool:
        """Whether an order of this kind can need agreement at all; only then `needed` is asked."""
        return True

    def needed(self, sight: Sight, order: Order) -> list[int]:
        """The other seats that have to agree before the seat that looks may do this; none where nobody has to."""
        return []

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        """What else the seat that looks must know to answer, as JSON."""
        return {}

    def why_not(self, sight: Sight, order: Order) -> Refusal | None:
        """What stands against the agreement of the seat that looks, by what it alone knows; None where nothing does."""
        return None

    def refused(self, state: State, seat: i64, order: Order) -> None:
        """What follows for a seat whose order was refused in this matter; mostly nothing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Damaged(RulePart):
    """What can be damaged, called by its name: a unit as `tank_7`, what stands on a field as `factory/brno`."""

    def is_known(self, sight: Sight, thing: str) -> bool:
        """Whether the seat sees a thing of that name; only then the other questions are asked."""
        return False

    def owner(self, table: Table, thing: str) -> i64:
        """The seat to which it belongs, or -1."""
        return -1

    def is_foreign(self, table: Table, thing: str, seats: list[int]) -> bool:
        """Whether it belongs to somebody else than these seats; of a building that is nobody's nobody can say so."""
        return self.owner(table, thing) != -1 and int(self.owner(table, thing)) not in seats

    def damage(self, table: Table, thing: str) -> i64:
        """Its damage in sixths."""
        return 0

    def mendable(self, table: Table) -> list[str]:
        """Those that would lose damage by a repair."""
        return []

    def mendable_of_others(self, table: Table, seat: i64) -> list[str]:
        """Of these the ones that belong to somebody else than a seat."""
        return [thing for thing in self.mendable(table) if self.owner(table, thing) not in (seat, -1)]

    def is_any_mendable(self, table: Table, seat: i64) -> bool:
        """Whether there is any of these."""
        return bool(self.mendable_of_others(table, seat))

    def mend(self, state: State, thing: str) -> None:
        """Repairs it."""

    def destroy(self, state: State, thing: str) -> None:
        """Takes it off the map."""

    def buildings_on(self, table: Table, field: i64) -> list[str]:
        """The kinds of building that stand on a field and can be fired at there."""
        return []

    def soft_on(self, table: Table, field: i64) -> list[str]:
        """What lies on a field and can be fired at there by guns, as if it were an unarmoured unit."""
        return []

    def why_not_shelled(self, table: Table, building: str, field: i64, origin: i64) -> str:
        """The clause under which guns on another field do not reach a building of that kind; '' where they do."""
        return ""

    def take(self, state: State, building: str, field: i64, amount: i64) -> None:
        """A building of that kind on the field takes so many sixths of damage."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Guess(RulePart):
    """Fills what a seat does not see with something that it could be, for search; never looks at the truth."""

    def fill(self, sight: Sight, state: State, chance: Chance) -> None:
        """`sight` is what the guessing seat sees; `state` has that table and own, and empty slices elsewhere."""
