"""The chapters `alliance` and `second_line` together: who decides in which line a unit stands.

Its owner declares or changes the line, its commander or, in defence, the holder of the field proposes another
(`propose_line`); all the others of them have to agree. If one does not, the unit goes to the lower of the two lines and
does not shoot in this salvo. Who decides about a unit without fighting beside it is asked before each salvo.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Field, Name
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import battle_of
from velmoci.salva.base.fire import rate
from velmoci.salva.base.parties import is_joint, speakers
from velmoci.salva.base.salvos import AttackerSalvo, DefenderSalvo
from velmoci.salva.base.shots import find_fighter
from velmoci.salva.battle import DEFENDER, Battle, Row
from velmoci.salva.battle_seams import Cover
from velmoci.salva.chapters.command import is_any_lent
from velmoci.salva.chapters.joint_battles import EVICTION
from velmoci.salva.chapters.second_line import LINE, ChangeLine, DeclareLines, declaring_side, may_change, next_lines
from velmoci.salva.chapters.treaty_orders import listed
from velmoci.salva.naming import find_unit, unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import MARK, NOBODY_ASKED, Column, Consent, OrderRule, Reaction
from velmoci.salva.state import NOBODY, Sight, State, Table

LINES: Final = "lines"
SILENCED: Final = "silenced"


class ProposeLine(Order):
    """`propose_line infantry_3 1`: another line for a unit of somebody else, one back or forward."""

    kind: ClassVar[str] = "propose_line"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("line", LINE))

    def __init__(self, unit: str, line: int) -> None:
        self.unit: Final = unit
        self.line: Final = line


def wishes(order: Order) -> list[tuple[str, int]]:
    """Which units an order puts into which lines."""
    if isinstance(order, DeclareLines):
        return [(name, line) for name, line in order.lines]
    return [(order.unit, order.line)] if isinstance(order, (ChangeLine, ProposeLine)) else []


def who_decides(rules: Rules, table: Table, battle: Battle, fighter: i64) -> list[int]:
    """Who decides about a fighter's line: its owner, its commander, and the holder of a field that is defended."""
    unit = battle.unit[fighter]
    seats = [int(table.owner_of(unit)), int(rules.commander(table, unit))]
    if is_holder_asked(rules, table, battle, battle.side[fighter]):
        seats.append(int(battle.leader(DEFENDER)))
    return list(dict.fromkeys(seats))


def is_holder_asked(rules: Rules, table: Table, battle: Battle, side: i64) -> bool:
    """Whether the holder of the field decides about the lines of a side: he is defended and still plays."""
    if side != DEFENDER or battle.notes[rules.battle_column(EVICTION)] != 0:
        return False
    return not rules.board.is_land(battle.field) or table.owner[battle.field] != NOBODY


class AgreeingOnLines(Consent):
    """All who have a say must agree to a change; silence is none."""

    name = LINES

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(SILENCED)

    def concerns(self, order: Order) -> bool:
        return isinstance(order, (DeclareLines, ChangeLine, ProposeLine))

    def needed(self, sight: Sight, order: Order) -> list[int]:
        found: list[int] = []
        for name, line in wishes(order):
            battle = battle_of(sight.table)
            fighter = battle.fighter_of(find_unit(sight, name))
            if battle.line[fighter] != line:
                found += who_decides(self.rules, sight.table, battle, fighter)
        return [seat for seat in dict.fromkeys(found) if seat != int(sight.seat)] if found else found

    def words(self, sight: Sight, order: Order) -> dict[str, object]:
        return {"lines": dict(wishes(order))}

    def refused(self, state: State, seat: i64, order: Order) -> None:
        """Disputed units go to the lower line and are silent in this salvo; the others do as they were told."""
        battle, sight = battle_of(state.table), state.sight(seat)
        disputed: list[str] = []
        for name, line in wishes(order):
            fighter = battle.fighter_of(find_unit(sight, name))
            if battle.line[fighter] != line and len(who_decides(self.rules, state.table, battle, fighter)) > 1:
                self.silence_fighter(battle, fighter)
                disputed.append(name)
                line = min(line, int(battle.line[fighter]))
            battle.line[fighter] = line
        rate(self.rules, state.table, battle)
        if isinstance(order, DeclareLines):
            state.table.answer(seat)
        state.tell(public("lines-disputed", units=disputed))

    def silence_fighter(self, battle: Battle, fighter: i64) -> None:
        """It does not shoot in the salvo of its side under way, or in the next one."""
        if battle.firing == battle.side[fighter]:
            battle.is_done[fighter] = 1
        else:
            battle.mark(fighter, battle.row_of(fighter).marks | self.mark)


def is_any_marked(rows: list[Row], mark: i64) -> bool:
    """Whether fighters of any of these rows carry a mark."""
    for row in rows:
        if row.has(mark):
            return True
    return False


class Silenced(Cover):
    """From those who are silenced everybody is safe."""

    name = SILENCED
    clause = "SA-alliance-27"
    code = SILENCED

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(SILENCED)

    def minds(self, rows: list[Row]) -> bool:
        return is_any_marked(rows, self.mark)

    def matters(self, table: Table, battle: Battle) -> bool:
        return is_any_marked(battle.rows, self.mark)

    def covers(self, table: Table, battle: Battle, fighter: i64) -> bool:
        return True

    def is_passed_by(self, table: Table, battle: Battle, row: Row) -> bool:
        return not row.has(self.mark)


class SpeaksAgain(Reaction):
    """After the salvo the silenced may shoot again."""

    name = SILENCED

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.mark = rules.mark(SILENCED)

    def minds(self, rows: list[Row]) -> bool:
        return is_any_marked(rows, self.mark)

    def salvo_ends(self, state: State, battle: Battle) -> None:
        for row in battle.rows[:]:
            if row.has(self.mark):
                self.speak_again(battle, row)

    def speak_again(self, battle: Battle, row: Row) -> None:
        """Those of the firing side who were silenced lose the mark."""
        for fighter in battle.standing(battle.firing):
            if battle.row_of(fighter) is row:
                battle.mark(fighter, row.marks & ~self.mark)


class Proposals:
    """The units of others for which a seat may propose another line now; the mark of the silenced looked up once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.mark = rules.mark(SILENCED)

    def fighters(self, table: Table, battle: Battle, seat: i64, side: i64) -> list[int]:
        """Those of a side that can still change their line, and about which the seat decides beside the owner."""
        is_holder = battle.leader(DEFENDER) == seat and is_holder_asked(self.rules, table, battle, side)
        found: list[int] = []
        for fighter in battle.standing(side):
            if not is_holder and not self.rules.is_friend(table, battle.unit[fighter], seat):
                continue
            row = battle.row_of(fighter)
            if row.owner != seat and not row.has(self.mark) and may_change(self.rules, battle, fighter):
                found.append(fighter)
        return found

    def proposers(self, table: Table) -> list[int]:
        """Who has no fighters on the side that fires, but may still propose a line for one of them."""
        frame, battle = table.frames[-1], battle_of(table)
        side = battle.firing
        found: list[int] = []
        if not is_joint(battle, side) and not is_any_lent(self.rules, table):
            return found
        fighting = speakers(self.rules, table, battle, side)
        for seat in table.living():
            if seat not in fighting and not frame.has_answered(seat) and self.fighters(table, battle, seat, side):
                found.append(seat)
        return found


class ProposeRule(OrderRule):
    """Proposes a line for a unit of somebody else; if all agree, it changes there as by an order of its owner."""

    order: ClassVar[type[Order]] = ProposeLine
    steps: ClassVar[tuple[str, ...]] = ("defender_lines", "attacker_lines", "defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-alliance-27"
    example: ClassVar[str] = "propose_line infantry_3 1"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.proposals = Proposals(rules)

    def fighters(self, sight: Sight) -> list[int]:
        """For whom the seat may propose another line now."""
        battle = battle_of(sight.table)
        side = declaring_side(sight) if battle.firing == NOBODY else battle.firing
        return self.proposals.fighters(sight.table, battle, sight.seat, side)

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ProposeLine)
        fighter = find_fighter(sight, order.unit, self.clause)
        if int(fighter) not in self.fighters(sight):
            raise Refusal("no_say", self.clause, unit=order.unit)
        if order.line not in next_lines(self.rules, battle_of(sight.table), fighter):
            raise Refusal("no_battle_line", self.clause, value=str(order.line))

    def menu(self, sight: Sight) -> Menu | None:
        battle = battle_of(sight.table)
        found: list[Order] = []
        for fighter in self.fighters(sight):
            name = unit_name(self.rules, sight.table, battle.unit[fighter])
            found += [ProposeLine(name, line) for line in next_lines(self.rules, battle, fighter)]
        return listed(ProposeLine.kind, found)

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ProposeLine)
        battle = battle_of(state.table)
        if battle.firing == NOBODY:
            battle.line[find_fighter(state.sight(seat), order.unit, self.clause)] = order.line
            state.tell(public("line-changed", unit=order.unit, line=order.line))
        else:
            changing = self.rules.order_rules[ChangeLine.kind]
            changing.carry_out(state, seat, ChangeLine(order.unit, order.line), chance)


class JointDefenderSalvo(DefenderSalvo):
    """The defender fires; the holder of the field is asked too, and whoever commands units there."""

    name = "joint_defender_salvo"
    replaces = "defender_salvo"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.proposals = Proposals(rules)

    def deciders(self, table: Table) -> list[int]:
        asked = super().deciders(table)
        return asked + self.proposals.proposers(table) if asked else NOBODY_ASKED


class JointAttackerSalvo(AttackerSalvo):
    """The attacker fires; whoever commands units in his army is asked too."""

    name = "joint_attacker_salvo"
    replaces = "attacker_salvo"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.proposals = Proposals(rules)

    def deciders(self, table: Table) -> list[int]:
        asked = super().deciders(table)
        return asked + self.proposals.proposers(table) if asked else NOBODY_ASKED


CHAPTER: Final = Chapter(
    id="alliance_lines",
    clause="SA-alliance-27",
    bridges=("alliance", "second_line"),
    contributions={
        "column": (Column(SILENCED, MARK),),
        "step": (JointDefenderSalvo, JointAttackerSalvo),
        "order": (ProposeRule,),
        "react": (SpeaksAgain,),
        "consent": (AgreeingOnLines,),
        "cover": (Silenced,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-alliance-27": (
        AgreeingOnLines,
        who_decides,
        is_holder_asked,
        Proposals,
        ProposeRule,
        JointDefenderSalvo,
        JointAttackerSalvo,
        Silenced,
        SpeaksAgain,
    ),
}
