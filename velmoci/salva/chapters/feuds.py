"""Conquerors' feuds (Nesváry dobyvatelů): all that counts is who owns the target field when time runs out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import BoolOption, ChoiceOption, IntOption, NamesOption, TextOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.board import FLAG, FieldKey
from velmoci.salva.chapters.goal_common import RoundGoal
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.items import seat_name
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TABLE, SliceSpec
from velmoci.salva.state import NOBODY, Slice, State, Table

DEFENDER: Final = "N"
ALLY: Final = "I"
TARGET: Final = "target"
BY_PLAYERS: Final = {3: "base3", 4: "west4", 5: "italy5"}
TABLES: Final[dict[str, dict[str, str]]] = {
    "base3": {"A": "ANS", "N": "NAS", "S": "SNA"},
    "honest_a3": {"A": "ASN", "N": "NAS", "S": "SNA"},
    "honest_both3": {"A": "ASN", "N": "NAS", "S": "SAN"},
    "west4": {"A": "ABNS", "B": "BANS", "N": "NABS", "S": "SNBA"},
    "italy4": {"A": "ANIS", "I": "INAS", "N": "NIAS", "S": "SINA"},
    "italy5": {"A": "ABINS", "B": "BANIS", "I": "INASB", "N": "NIABS", "S": "SINBA"},
    "split_west4": {"A": "ABNS", "B": "BASN", "N": "NABS", "S": "SBNA"},
    "three_def5": {"A": "AINJS", "I": "INJAS", "J": "JSINA", "N": "NIJAS", "S": "SJINA"},
    "japan5": {"A": "ASINJ", "I": "INJAS", "J": "JSINA", "N": "NIJAS", "S": "SAJIN"},
}
"""For each side whom it wants to own the target, from the best to the worst."""
PRINTED_B: Final = "ABNIS"
CUSTOM: Final = "custom"


class Attitude(Slice):
    """Whether the ally of the defender has rolled that it likes its second and third choice the other way round."""

    def __init__(self) -> None:
        self.is_swapped = False

    def copy(self) -> Slice:
        twin = Attitude()
        twin.is_swapped = self.is_swapped
        return twin

    def dump(self) -> object:
        return {"is_swapped": self.is_swapped}

    def load(self, data: Any) -> None:
        self.is_swapped = data["is_swapped"]


def preference_rows(rules: Rules) -> dict[str, list[str]]:
    """The table of preferences that the options name or hold."""
    name = rules.word("table")
    if name == CUSTOM:
        return custom_rows(rules.word("custom_table"))
    if name == "by_players":
        name = BY_PLAYERS.get(int(rules.seats), "base3")
    rows = {side: list(row) for side, row in TABLES[name].items()}
    if name == "italy5" and rules.word("b_row") == "as_printed":
        rows["B"] = list(PRINTED_B)
    return rows


def custom_rows(text: str) -> dict[str, list[str]]:
    """A table as a person writes it: `A: A N S / N: N A S / S: S N A`."""
    rows: dict[str, list[str]] = {}
    for line in text.replace("\n", "/").split("/"):
        name, _, row = line.partition(":")
        side, names = name.strip(), row.replace("-", " ").split()
        if side in rows or names[:1] != [side]:
            raise BadRulebook("bad_preferences", "SA-feuds-9", value=line.strip()[:40])
        rows[side] = names
    for side, names in rows.items():
        if sorted(names) != sorted(rows):
            raise BadRulebook("bad_preferences", "SA-feuds-9", value=f"{side}: {' '.join(names)}"[:40])
    return rows


def swapped(row: list[str]) -> list[str]:
    """A row whose second and third entry have changed places."""
    return [row[0], row[2], row[1], *row[3:]]


class FeudsGoal(RoundGoal):
    """Each side's degree of defeat is the place of the target's owner in its row of preferences."""

    name = "feuds"
    players: ClassVar[tuple[int, int]] = (3, 5)
    clause: ClassVar[str] = "SA-feuds-3"
    measure: ClassVar[str] = "degree"
    always_ranks: ClassVar[bool] = True

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.rows = preference_rows(rules)
        self.target: i64 = target_of(rules)
        self.slice: i64 = rules.table_slice(self.name)

    def states_start(self) -> bool:
        return True

    def check_start(self) -> None:
        super().check_start()
        ids = sorted([side.id for side in self.rules.sides])
        if ids != sorted(self.rows) or DEFENDER not in ids:
            raise BadRulebook("bad_sides", "SA-feuds-4", value=" ".join(ids), allowed=" ".join(sorted(self.rows)))
        defender = next(side for side in self.rules.sides if side.id == DEFENDER)
        if self.target == NOBODY or self.rules.board.ids[self.target] not in defender.fields:
            raise BadRulebook("bad_target", "SA-feuds-2")

    def define(self, state: State, chance: Chance) -> None:
        if self.rules.flag("i_roll") and ALLY in self.rows:
            roll = int(chance.roll(6))
            self.attitude(state.table).is_swapped = roll > 3
            state.tell(public("ally-rolls", roll=roll, row=self.row(state.table, ALLY)))

    def attitude(self, table: Table) -> Attitude:
        found = table.slices[self.slice]
        assert isinstance(found, Attitude)
        return found

    def row(self, table: Table, side: str) -> list[str]:
        """What a side wants, from the best to the worst."""
        row = self.rows[side]
        return swapped(row) if side == ALLY and self.attitude(table).is_swapped else row

    def results(self, table: Table) -> list[Result]:
        owner = table.owner[self.target]
        found: list[Result] = []
        for seat in range(int(table.seats)):
            row = self.row(table, self.rules.sides[table.side[seat]].id)
            values: dict[str, str | int | list[str]] = {"field": self.rules.board.ids[self.target], "row": row}
            if owner == NOBODY:
                degree = len(row)
                reason = Reason("target-neutral", "SA-feuds-5", {**values, "degree": degree})
            else:
                degree = row.index(self.rules.sides[table.side[owner]].id)
                values["power"] = seat_name(owner)
                reason = Reason("target-owned", "SA-feuds-5", {**values, "degree": degree})
            found.append(Result(seat, degree, -degree, [reason]))
        return found

    def missing(self, table: Table, result: Result, results: list[Result]) -> list[Reason]:
        """Which owners of the target would be better, from the best down."""
        field = self.rules.board.ids[self.target]
        if result.shown == 0:
            return [Reason("need-keep", "SA-feuds-5", {"field": field})]
        row = self.row(table, self.rules.sides[table.side[result.seat]].id)
        better = [seat_name(self.seat_of(table, side)) for side in row[: result.shown]]
        return [Reason("need-owner", "SA-feuds-5", {"field": field, "powers": better})]

    def seat_of(self, table: Table, side: str) -> int:
        """Who plays a side."""
        return [self.rules.sides[number].id for number in table.side].index(side)

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """Degree 0 is victory; nobody has it where nobody owns the target."""
        return [result.seat for result in results if result.shown == 0]

    def about(self, table: Table) -> dict[str, object]:
        rows = {side: self.row(table, side) for side in self.rows}
        return {**super().about(table), "target": self.rules.board.ids[self.target], "rows": rows}


def target_of(rules: Rules) -> int:
    """The target field: as the option says, or as the map marks it; nobody's number where neither does."""
    board = rules.board
    for name in rules.names("target_field"):
        return board.index.get(name, int(NOBODY))
    for field in board.land:
        if board.mark(field, TARGET) is True:
            return field
    return int(NOBODY)


CHAPTER: Final = Chapter(
    id="feuds",
    clause="SA-feuds-2",
    needs=("multiplayer",),
    options=(
        IntOption("rounds", 10, 6, 20, "SA-feuds-3"),
        ChoiceOption("table", ("by_players", *TABLES, CUSTOM), "SA-feuds-8"),
        TextOption("custom_table", "", "SA-feuds-9", 500),
        NamesOption("target_field", "", "SA-feuds-2"),
        ChoiceOption("i_start", ("one_field", "half_map"), "SA-feuds-11"),
        ChoiceOption("j_start", ("one_field", "large_territory"), "SA-feuds-12"),
        ChoiceOption("b_row", ("self_first", "as_printed"), "SA-feuds-8"),
        BoolOption("i_roll", False, "SA-feuds-13"),
    ),
    group="goal",
    contributions={
        "field": (FieldKey(TARGET, FLAG, False, "SA-feuds-2"),),
        "slice": (SliceSpec("feuds", TABLE, Attitude),),
        "goal": (FeudsGoal,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-feuds-1": (FeudsGoal,),
    "SA-feuds-2": (FeudsGoal.check_start, target_of),
    "SA-feuds-3": (FeudsGoal.results,),
    "SA-feuds-4": (FeudsGoal.row,),
    "SA-feuds-5": (FeudsGoal.results, FeudsGoal.winners),
    "SA-feuds-6": (FeudsGoal,),
    "SA-feuds-7": (FeudsGoal.results,),
    "SA-feuds-8": (preference_rows,),
    "SA-feuds-9": (custom_rows,),
    "SA-feuds-10": (FeudsGoal,),
    "SA-feuds-13": (FeudsGoal.define, swapped),
    "SA-feuds-14": (FeudsGoal,),
}
