"""Second line (Druhá linie): units that keep behind the others, and change places instead of shooting."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement, product
from typing import ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.decision import Listed, Menu
from velmoci.kernel.errors import Refusal
from velmoci.kernel.event import public
from velmoci.kernel.notation import Counts, Field, Name, Number
from velmoci.kernel.option import IntOption
from velmoci.kernel.order import Order
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.base.battle_setup import UnfinishedMuster, battle_of
from velmoci.salva.base.fire import rate, take_cover
from velmoci.salva.base.parties import is_unled, speaks_for, unheard
from velmoci.salva.base.salvos import salvo_action_of
from velmoci.salva.base.shots import check_shot, find_fighter
from velmoci.salva.battle import ATTACKER, DEFENDER, FIRST_LINE, SECOND_LINE, SIDES, STANDING, Battle
from velmoci.salva.battle_seams import Muster
from velmoci.salva.beforehand import Beforehand
from velmoci.salva.chapters.lines import BehindTheLine
from velmoci.salva.flow import current_step
from velmoci.salva.naming import unit_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import FIGHT, OrderRule, Reaction, Step
from velmoci.salva.state import Sight, State, Table

LINE: Final = Number("no_battle_line", "SA-second_line-2")


class DeclareLines(Order):
    """`lines transport_ship_3 2, cargo_4 2`: who stands behind; whoever is not named stands in front."""

    kind: ClassVar[str] = "lines"
    fields: ClassVar[tuple[Field, ...]] = (Field("lines", Counts("no_battle_line", "SA-second_line-2"), default=()),)

    def __init__(self, lines: tuple[tuple[str, int], ...] = ()) -> None:
        self.lines: Final = lines


class ChangeLine(Order):
    """`line infantry_3 2`: a step back or forward in one's own salvo, instead of shooting."""

    kind: ClassVar[str] = "line"
    fields: ClassVar[tuple[Field, ...]] = (Field("unit", Name()), Field("line", LINE))

    def __init__(self, unit: str, line: int) -> None:
        self.unit: Final = unit
        self.line: Final = line


def is_fixed(rules: Rules, battle: Battle, fighter: i64) -> bool:
    """Whether a fighter always stands where it stands: it is under construction or docked."""
    for muster in rules.muster_fixed:
        if muster.is_fixed(battle, fighter):
            return True
    return False


def why_fixed(rules: Rules, battle: Battle, fighter: i64) -> str:
    """The clause under which such a fighter stands where it stands."""
    return "SA-second_line-11" if battle.row_of(fighter).kind is rules.unfinished else "SA-second_line-12"


def sits_out(rules: Rules, battle: Battle, fighter: i64) -> str:
    """The clause under which a fighter takes no part in the salvo of its side under way; '' where it does."""
    for muster in rules.muster_pauses:
        clause = muster.sits_out(battle, fighter)
        if clause:
            return clause
    return ""


def may_change(rules: Rules, battle: Battle, fighter: i64) -> bool:
    """Whether a fighter of the side that fires can still change its line in this salvo."""
    if battle.is_done[fighter] != 0 or is_fixed(rules, battle, fighter):
        return False
    return not sits_out(rules, battle, fighter)


def deepest(rules: Rules, battle: Battle, fighter: i64) -> i64:
    """The line farthest behind in which a fighter may stand."""
    line = SECOND_LINE
    for muster in rules.musters:
        line = muster.deepest_line(battle, fighter, line)
    return line


def has_choice(rules: Rules, table: Table, battle: Battle, side: i64, seat: i64) -> bool:
    """Whether a seat speaks for anybody on a side who can be put into another line."""
    for fighter in range(battle.count()):
        is_free = battle.side[fighter] == side and battle.stands(fighter) and not is_fixed(rules, battle, fighter)
        if is_free and speaks_for(rules, table, battle, seat, fighter):
            return True
    return False


def free_fighters(sight: Sight, battle: Battle, side: i64) -> list[int]:
    """The fighters of a side that the seat can put into another line."""
    rules, table, seat = sight.rules, sight.table, sight.seat
    free = [fighter for fighter in battle.standing(side) if not is_fixed(rules, battle, fighter)]
    return [fighter for fighter in free if speaks_for(rules, table, battle, seat, fighter)]


class Behind(Muster):
    """Whoever stands behind the first line does not shoot."""

    name = "second_line"

    def why_silent(self, battle: Battle, fighter: i64) -> str:
        return "SA-second_line-5"

    def line_ways(self, battle: Battle, side: i64) -> list[list[int]]:
        """So many of each sort of fighters in each of their lines."""
        sorts: dict[tuple[int, int], list[int]] = {}
        for fighter in battle.standing(side):
            if not is_fixed(self.rules, battle, fighter):
                sorts.setdefault((int(battle.row[fighter]), int(battle.sixths[fighter])), []).append(fighter)
        depths = [range(1, 1 + int(deepest(self.rules, battle, alike[0]))) for alike in sorts.values()]
        choices = [
            list(combinations_with_replacement(lines, len(alike)))
            for lines, alike in zip(depths, sorts.values(), strict=True)
        ]
        found: list[list[int]] = []
        for chosen in product(*choices):
            lines = [int(line) for line in battle.line]
            for alike, some in zip(sorts.values(), chosen, strict=True):
                for fighter, line in zip(alike, some, strict=True):
                    lines[fighter] = line
            found.append(lines)
        return found


class LinesStep(Step):
    """One side declares its lines."""

    track = FIGHT
    side: i64 = DEFENDER
    clause = "SA-second_line-2"

    def enter(self, state: State, chance: Chance) -> None:
        rate(self.rules, state.table, battle_of(state.table))

    def deciders(self, table: Table) -> list[int]:
        battle = battle_of(table)
        if is_unled(battle, self.side) or not battle.has(1 - self.side):
            return []
        asked = unheard(self.rules, table, battle, self.side)
        return [seat for seat in asked if has_choice(self.rules, table, battle, self.side, seat)]

    def default(self, sight: Sight) -> Order | None:
        return DeclareLines(tuple([(name, 2) for name in harmless(sight, self.side)]))

    def about(self, sight: Sight) -> dict[str, object]:
        battle, rules = battle_of(sight.table), sight.rules
        return {
            "lines": {
                unit_name(rules, sight.table, battle.unit[fighter]): int(deepest(rules, battle, fighter))
                for fighter in free_fighters(sight, battle, self.side)
            }
        }


def declaring_side(sight: Sight) -> i64:
    """The side that declares its lines now."""
    step = current_step(sight.rules.tracks, sight.table)
    assert isinstance(step, LinesStep)
    return step.side


def harmless(sight: Sight, side: i64) -> list[str]:
    """The free fighters of a side that have no strength against anybody here, if some others stay in front."""
    battle = battle_of(sight.table)
    found: list[str] = []
    free = free_fighters(sight, battle, side)
    for fighter in free:
        if not any(battle.rate(fighter, target, 0) > 0 for target in battle.standing(1 - side)):
            found.append(unit_name(sight.rules, sight.table, battle.unit[fighter]))
    return found if len(found) < len(free) else []


class DefenderLinesBeforehand(Beforehand):
    """The defender's lines as silence has them."""

    name = "defender_lines"


class AttackerLinesBeforehand(Beforehand):
    """And the attacker's."""

    name = "attacker_lines"


class DefenderLines(LinesStep):
    """First the defender."""

    name = "defender_lines"
    before = "opening_check"
    side: i64 = DEFENDER


class AttackerLines(LinesStep):
    """Then the attacker, who knows the defender's lines."""

    name = "attacker_lines"
    before = "opening_check"
    side: i64 = ATTACKER


class DeclareRule(OrderRule):
    """Puts units into the second line at the start of a battle; even all of them."""

    order: ClassVar[type[Order]] = DeclareLines
    steps: ClassVar[tuple[str, ...]] = ("defender_lines", "attacker_lines")
    clause: ClassVar[str] = "SA-second_line-2"
    example: ClassVar[str] = "lines transport_ship_3 2"
    is_written_out: ClassVar[bool] = False

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, DeclareLines)
        battle = battle_of(sight.table)
        for name, line in order.lines:
            fighter = find_fighter(sight, name, "SA-second_line-2")
            if not speaks_for(self.rules, sight.table, battle, sight.seat, fighter):
                raise Refusal("not_your_unit", "SA-second_line-2", unit=name)
            if is_fixed(self.rules, battle, fighter):
                clause = why_fixed(self.rules, battle, fighter)
                raise Refusal("fixed_line", clause, unit=name)
            if not FIRST_LINE <= line <= deepest(self.rules, battle, fighter):
                clause = "SA-submarines-1" if line == 3 else "SA-second_line-2"
                raise Refusal("no_battle_line", clause, value=str(line))

    def menu(self, sight: Sight) -> Menu | None:
        return LinesMenu(sight, declaring_side(sight))

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, DeclareLines)
        battle, sight = battle_of(state.table), state.sight(seat)
        for name, line in order.lines:
            battle.line[find_fighter(sight, name, "SA-second_line-2")] = line
        state.table.answer(seat)
        if state.events is not None:
            side = SIDES[declaring_side(sight)]
            state.tell(public("lines-declared", side=side, units=[f"{name} {line}" for name, line in order.lines]))


class LinesMenu(Listed):
    """Proposes lines: everybody in front, the harmless behind, one unit behind, everybody as deep as possible."""

    def __init__(self, sight: Sight, side: i64) -> None:
        super().__init__(DeclareLines.kind, [DeclareLines()], False)
        battle, rules = battle_of(sight.table), sight.rules
        free = free_fighters(sight, battle, side)
        names = [unit_name(rules, sight.table, battle.unit[fighter]) for fighter in free]
        quiet = harmless(sight, side)
        if len(quiet) > 1:
            self.orders.append(DeclareLines(tuple([(name, 2) for name in quiet])))
        self.orders += [DeclareLines(((name, 2),)) for name in names]
        depths = [(name, int(deepest(rules, battle, free[place]))) for place, name in enumerate(names)]
        if len(names) > 1 or depths[0][1] > 2:
            self.orders.append(DeclareLines(tuple(depths)))


class ChangeRule(OrderRule):
    """A unit changes to the line beside its own, instead of shooting; it takes effect at once."""

    order: ClassVar[type[Order]] = ChangeLine
    steps: ClassVar[tuple[str, ...]] = ("defender_salvo", "attacker_salvo")
    clause: ClassVar[str] = "SA-second_line-3"
    example: ClassVar[str] = "line infantry_3 2"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.salvos: i64 = rules.number("exposed_salvos")

    def check(self, sight: Sight, order: Order) -> None:
        assert isinstance(order, ChangeLine)
        battle = battle_of(sight.table)
        fighter = find_fighter(sight, order.unit, "SA-second_line-3")
        if not speaks_for(self.rules, sight.table, battle, sight.seat, fighter):
            raise Refusal("not_your_unit", "SA-second_line-3", unit=order.unit)
        if battle.is_done[fighter] != 0:
            raise Refusal("has_fired", "SA-second_line-3", unit=order.unit)
        pause = sits_out(self.rules, battle, fighter)
        if pause:
            raise Refusal("sits_out", pause, unit=order.unit)
        if is_fixed(self.rules, battle, fighter):
            clause = why_fixed(self.rules, battle, fighter)
            raise Refusal("fixed_line", clause, unit=order.unit)
        if order.line not in next_lines(self.rules, battle, fighter):
            clause = "SA-submarines-3" if order.line == 3 else "SA-second_line-3"
            raise Refusal("no_battle_line", clause, value=str(order.line))

    def salvo_action(self, unit: str, word: str) -> Order | None:
        return ChangeLine(unit, int(word)) if word.isdecimal() else None

    def menu(self, sight: Sight) -> Menu | None:
        menu = ChangeMenu(sight)
        return menu if menu.orders else None

    def has_salvo_action(self, table: Table) -> bool:
        battle = battle_of(table)
        for fighter in range(len(battle.unit)):
            if battle.side[fighter] != battle.firing or battle.fate[fighter] != STANDING:
                continue
            if may_change(self.rules, battle, fighter):
                return True
        return False

    def carry_out(self, state: State, seat: i64, order: Order, chance: Chance) -> None:
        assert isinstance(order, ChangeLine)
        battle = battle_of(state.table)
        fighter = find_fighter(state.sight(seat), order.unit, "SA-second_line-3")
        goes_back = order.line > battle.line[fighter]
        battle.line[fighter] = order.line
        battle.is_done[fighter] = 1
        if goes_back and battle.sixths[fighter] > 0:
            battle.exposed[fighter] = self.salvos
        take_cover(self.rules, state.table, battle)
        state.tell(public("line-changed", unit=order.unit, line=order.line))


def next_lines(rules: Rules, battle: Battle, fighter: i64) -> list[int]:
    """The lines beside the one in which a fighter stands."""
    here, last = int(battle.line[fighter]), int(deepest(rules, battle, fighter))
    return [line for line in (here - 1, here + 1) if 1 <= line <= last]


class ChangeMenu(Listed):
    """Every unit that has not acted in this salvo, one line back or forward."""

    def __init__(self, sight: Sight) -> None:
        super().__init__(ChangeLine.kind, [])
        battle, rules = battle_of(sight.table), sight.rules
        for fighter in battle.standing(battle.firing):
            if may_change(rules, battle, fighter) and speaks_for(rules, sight.table, battle, sight.seat, fighter):
                name = unit_name(rules, sight.table, battle.unit[fighter])
                self.orders += [ChangeLine(name, line) for line in next_lines(rules, battle, fighter)]


class ExposedSalvos(Reaction):
    """Whoever stepped back with damage may be hit in so many enemy salvos more."""

    name = "exposed_salvos"

    def salvo_ends(self, state: State, battle: Battle) -> None:
        exposed = battle.exposed
        for fighter in range(battle.count()):
            if exposed[fighter] > 0 and battle.side[fighter] != battle.firing:
                exposed[fighter] -= 1


CHAPTER: Final = Chapter(
    id="second_line",
    clause="SA-second_line-1",
    needs=("minimal",),
    options=(IntOption("exposed_salvos", 1, 0, 3, "SA-second_line-9"),),
    contributions={
        "step": (DefenderLines, AttackerLines),
        "order": (DeclareRule, ChangeRule),
        "beforehand": (DefenderLinesBeforehand, AttackerLinesBeforehand),
        "react": (ExposedSalvos,),
        "muster": (Behind,),
        "cover": (BehindTheLine,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-second_line-1": (LinesStep, DefenderLines, AttackerLines),
    "SA-second_line-2": (DefenderLines, AttackerLines, DeclareRule),
    "SA-second_line-3": (ChangeRule, salvo_action_of),
    "SA-second_line-4": (ChangeRule.carry_out,),
    "SA-second_line-5": (check_shot, Behind.why_silent),
    "SA-second_line-6": (BehindTheLine.covers,),
    "SA-second_line-7": (BehindTheLine.is_passed_by,),
    "SA-second_line-8": (take_cover,),
    "SA-second_line-9": (ChangeRule.carry_out, ExposedSalvos),
    "SA-second_line-10": (BehindTheLine.is_shield,),
    "SA-second_line-11": (is_fixed, UnfinishedMuster.line, UnfinishedMuster.is_fixed),
    "SA-second_line-12": (is_fixed,),
    "SA-second_line-13": (BehindTheLine,),
    "SA-second_line-14": (DeclareRule,),
    "SA-second_line-15": (DeclareRule.carry_out,),
}
