"""The seams of a battle: who takes part, how hard everybody hits, what protects him, how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, final

from mypy_extensions import i64, mypyc_attr

from velmoci.salva.numbers import Chain
from velmoci.salva.seams import Reaction, RulePart, said_by, word_of

if TYPE_CHECKING:
    from velmoci.salva.battle import Battle, Row
    from velmoci.salva.rules import Rules
    from velmoci.salva.state import State, Table
    from velmoci.salva.units import Kind

STAYS_OUT: Final[i64] = -1
UNKNOWN: Final = -1
UNWELCOME: Final[i64] = 0
IF_ASKED: Final[i64] = 1
WELCOME: Final[i64] = 2
GOES_ON: Final[i64] = 0
CONQUEST: Final[i64] = 1
ATTACKER_GONE: Final[i64] = 2
FORCED_RETREAT: Final[i64] = 3
BATTLE_OVER: Final[i64] = 4
"""The battle is over and nothing else follows from it."""


class Sleepers:
    """So many units of a kind that may come to defend a field when it is attacked, and how likely that is."""

    def __init__(self, kind: Kind, count: int, num: int, den: int) -> None:
        self.kind: Final = kind
        self.count: Final = count
        self.num: Final = num
        self.den: Final = den


class Shot:
    """What a factor of fire may look at: the table, the battle, who shoots, who is shot at, and in which way."""

    def __init__(self, table: Table, battle: Battle, shooter: Row, target: Row, mode: FireMode) -> None:
        self.table: Final = table
        self.battle: Final = battle
        self.shooter: Final = shooter
        self.target: Final = target
        self.mode: Final = mode


@mypyc_attr(allow_interpreted_subclasses=True)
class FireFactor(RulePart):
    """One factor of what a row does to another; asked once for each pair of rows, not for each shot."""

    is_lasting: bool = False
    """Whether it belongs to the two kinds of fighters themselves, on whatever ground and with whatever luck."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        said = said_by(self, "is_lasting")
        if isinstance(said, bool):
            self.is_lasting = said

    def apply(self, shot: Shot, chain: Chain) -> None:
        """Multiplies the chain."""

    def shell(self, table: Table, unit: i64, target: i64, chain: Chain) -> None:
        """Multiplies what a unit does to another from afar, without a battle; the target is -1 for a building."""

    def strike(self, table: Table, unit: i64, field: i64, by_guns: bool, chain: Chain) -> None:
        """Multiplies what a unit does to a building on a field, by shells or by bombs, beside what `shell` says."""

    def cache_key(self, table: Table, battle: Battle) -> int:
        """All that the answers depend on besides the rows, as a number not below 0: then they are kept for later
        battles that are alike. `UNKNOWN`, as here, has them worked out anew in every battle."""
        return UNKNOWN


@mypyc_attr(allow_interpreted_subclasses=True)
class FireMode(RulePart):
    """A way to fire that is chosen shot by shot."""

    takes_attack_strength: bool = False

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        said = said_by(self, "takes_attack_strength")
        if isinstance(said, bool):
            self.takes_attack_strength = said

    def why_not(self, shot: Shot) -> str:
        """The clause under which this shooter may not fire so at this target; '' where it may."""
        return ""


@mypyc_attr(allow_interpreted_subclasses=True)
class SalvoFactor(RulePart):
    """One factor of all fire of a salvo, apart from the roll."""

    def apply(self, table: Table, battle: Battle, chain: Chain) -> None:
        """Multiplies the chain."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Muster(RulePart):
    """Who takes part in a battle."""

    def marks(self, table: Table, battle: Battle, unit: i64, side: i64) -> i64:
        """Marks for the unit's row; `STAYS_OUT` keeps it out of the battle."""
        return 0

    def line(self, table: Table, battle: Battle, fighter: i64, line: i64) -> i64:
        """The line in which a fighter stands before lines are declared; `line` is what earlier parts said."""
        return line

    def kind(self, table: Table, battle: Battle, unit: i64, kind: Kind) -> Kind:
        """The row of the unit table that holds for the unit; `kind` is what earlier parts said."""
        return kind

    def is_unarmed(self, battle: Battle, row: Row) -> bool:
        """Whether fighters of this row cannot shoot at all in this battle."""
        return False

    def is_fixed(self, battle: Battle, fighter: i64) -> bool:
        """Whether a fighter cannot be put into another line."""
        return False

    def why_silent(self, battle: Battle, fighter: i64) -> str:
        """The clause under which a fighter behind the first line may not shoot; '' where another part says it."""
        return ""

    def why_behind(self, battle: Battle, fighter: i64) -> str:
        """The clause under which a fighter that was put behind the first line is protected there; '' for all others."""
        return ""

    def sits_out(self, battle: Battle, fighter: i64) -> str:
        """The clause under which a fighter takes no part in the salvo of its side under way; '' where it does."""
        return ""

    def why_absent(self, table: Table, battle: Battle, unit: i64) -> str:
        """The clause under which a unit takes no part in the battle, or no longer; '' where another part says it."""
        return ""

    def deepest_line(self, battle: Battle, fighter: i64, line: i64) -> i64:
        """The line farthest behind in which a fighter may stand; `line` is what earlier parts said."""
        return line

    def shields(self, battle: Battle, shield: i64, fighter: i64) -> bool:
        """Whether a fighter of the first line can protect this one behind it."""
        return True

    def speaker(self, table: Table, battle: Battle, fighter: i64, seat: i64) -> i64:
        """The seat that decides for a fighter; `seat` is what earlier parts said, at first its owner."""
        return seat

    def welcome(self, table: Table, battle: Battle, unit: i64, field: i64) -> i64:
        """Whether an attacker may retreat to a field of somebody else: never, if asked, or by what he promised."""
        return UNWELCOME

    def refuges(self, table: Table, battle: Battle, fighter: i64, fields: list[int]) -> list[int]:
        """The fields to which an attacker may retreat; `fields` are those that earlier parts left."""
        return fields

    def why_no_refuge(self, table: Table, battle: Battle, field: i64) -> str:
        """The clause under which nobody may retreat to a field; '' where another part says it."""
        return ""

    def may_turn_back(self, table: Table, battle: Battle, fighter: i64) -> bool:
        """Whether an attacker that is forced out and has no refuge may return where it entered from."""
        return True

    def may_take(self, battle: Battle, fighter: i64) -> bool:
        """Whether an attacker of a kind that can conquer the field may do so from where it stands."""
        return True

    def must_defend(self, table: Table, battle: Battle, unit: i64) -> bool:
        """Whether a unit of an attacking seat that was on the field and does not attack defends it."""
        return False

    def sleepers(self, table: Table, field: i64) -> list[Sleepers]:
        """Who else may come to defend a field when it is attacked: each number that is possible, with its likelihood.

        It is empty where all who would defend the field stand there; those who do stand there are then counted in."""
        return []

    def fire_for_nobody(self, state: State, battle: Battle) -> bool:
        """Fires the salvo of those units of the firing side that are nobody's; false where others have to."""
        return False

    def may_open(self, table: Table, unit: i64, field: i64) -> bool:
        """Whether a unit without strength may open a battle for a field of its ground."""
        return False

    def why_unable(self, kind: Kind) -> str:
        """The clause under which a unit of a kind never takes a field; '' where another part says it."""
        return ""

    def why_unarmed(self, kind: Kind) -> str:
        """The clause under which a kind never shoots; '' where another part says it."""
        return ""

    def is_level(self, battle: Battle) -> bool:
        """Whether the ground favours nobody in this battle."""
        return False

    def spoils_ground(self, shooter: Row, target: Row) -> bool:
        """Whether a defender of one row may not use the help of the ground against those of another."""
        return False

    def can_raid(self, table: Table, unit: i64, victim: i64, field: i64) -> bool:
        """Whether an attacker of the seat `victim` can fire at something of its on a field that is no unit."""
        return False

    def raid(self, state: State, battle: Battle, fighter: i64) -> None:
        """Such an attacker fires what it has left at that, by a plan."""

    def outlives(self, table: Table, battle: Battle, fighter: i64) -> bool:
        """Whether a defender survives the conquest of the field."""
        return False

    def rolled(self, battle: Battle) -> i64:
        """What was rolled beforehand for the salvo that begins; 0 where nothing was."""
        return 0

    def early_salvos(self, battle: Battle) -> int:
        """How many salvos the defender fires before his first one that counts."""
        return 0

    def early_picks(self, battle: Battle) -> list[list[int]]:
        """The choices of fighters, of like ones one, that the defender has for his fire before the attacker's."""
        return []

    def pick_early(self, battle: Battle, fighters: list[int]) -> None:
        """Makes such a choice."""

    def end_early(self, battle: Battle) -> None:
        """The salvos before the first one that counts are over."""

    def line_ways(self, battle: Battle, side: i64) -> list[list[int]]:
        """The lines of all fighters in all ways in which a side may declare its own, of like ones one."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Cover(RulePart):
    """Something that protects fighters; each part has a bit of its own."""

    clause: str = ""
    code: str = "target_covered"
    bit: i64 = 0

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.clause = word_of(self, "clause", self.clause)
        self.code = word_of(self, "code", self.code)

    def matters(self, table: Table, battle: Battle) -> bool:
        """Whether anybody could be protected in this salvo; asked once when it begins."""
        return True

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        """Whether the fighter is protected now; asked again whenever somebody falls or changes line."""
        return False

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        """Whether shooters of this row shoot past it in this salvo."""
        return False

    def cited(self, battle: Battle, fighter: i64) -> str:
        """The clause that protects the fighter."""
        return self.clause


@mypyc_attr(allow_interpreted_subclasses=True)
class Ending(RulePart):
    """One way in which a battle ends; tested before the first salvo and after every salvo, in order."""

    clause: str = ""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.clause = word_of(self, "clause", self.clause)

    def verdict(self, state: State, battle: Battle) -> i64:
        """`GOES_ON`, `CONQUEST`, `ATTACKER_GONE`, `FORCED_RETREAT` or `BATTLE_OVER`."""
        return GOES_ON


@final
class Minders:
    """Of the parts that are asked in every salvo those that have anything to do in battles with certain rows."""

    def __init__(self, rules: Rules, rows: list[Row] | None) -> None:
        self.at_salvo_begin: Final[list[Reaction]] = minding(rules.at_salvo_begin, rows)
        self.at_salvo_end: Final[list[Reaction]] = minding(rules.at_salvo_end, rows)
        self.at_fall: Final[list[Reaction]] = minding(rules.at_fall, rows)
        self.damage_sharers: Final[list[Reaction]] = minding(rules.damage_sharers, rows)
        self.raiders: Final[list[Muster]] = minding(rules.muster_raids, rows)
        self.covers: Final[list[Cover]] = minding(rules.covers, rows)
        self.endings: Final[list[Ending]] = minding(rules.endings, rows)


def minding(parts: list[Any], rows: list[Row] | None) -> list[Any]:
    """Those of some parts that mind battles with these rows; all of them where rows are not known."""
    return [part for part in parts if rows is None or part.minds(rows)]
