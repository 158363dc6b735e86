"""Public missions (Hra na veřejné úkoly): every side has one, open to all, before anybody takes a side."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from velmoci.kernel.chance import Chance, pick
from velmoci.kernel.errors import BadRulebook
from velmoci.kernel.event import public
from velmoci.kernel.option import ChoiceOption, IntOption, NamesOption, TextOption
from velmoci.kernel.rulebook import Chapter
from velmoci.salva.chapters.goal_common import END_HOLD, KEPT, Keeping, RoundGoal
from velmoci.salva.chapters.secret_missions import centre_ids, mission_result
from velmoci.salva.goals.aims import is_victory, progress
from velmoci.salva.goals.centres import (
    CENTRE,
    CENTRE_MARK,
    CENTRE_PRODUCTION,
    CENTRES,
    CentreBonus,
    check_centres,
    lay_centres,
    marked_centres,
    wanted_centres,
)
from velmoci.salva.goals.missions import (
    STANDARD,
    Judge,
    Mission,
    check_deck,
    deck_of,
    drawn_mission,
    load_mission,
    mission_words,
)
from velmoci.salva.goals.results import Reason, Result
from velmoci.salva.rules import Rules
from velmoci.salva.seams import TABLE, SliceSpec
from velmoci.salva.state import Sight, Slice, State, Table

TASKS: Final = "missions"
PLENTY: Final = 100


class Tasks(Slice):
    """The mission of each side, by the number of the side."""

    def __init__(self) -> None:
        self.missions: list[Mission] = []

    def copy(self) -> Slice:
        twin = Tasks()
        twin.missions = self.missions[:]
        return twin

    def dump(self) -> object:
        return [mission.dump() for mission in self.missions]

    def load(self, data: Any) -> None:
        self.missions = [load_mission(entry) for entry in data]


def same_mission(mission: Mission) -> tuple[int, ...]:
    """Equal for missions that ask for the same: the order of two friends or of the first two centres means nothing."""
    people = [mission.friend, mission.enemy]
    if mission.pattern == 4:
        people.sort()
    return (mission.pattern, *people, *sorted(mission.centres[:2]), *mission.centres[2:])


def different_missions(rules: Rules) -> int:
    """How many different missions the deck can give to the sides together."""
    centres = len(marked_centres(rules)) or wanted_centres(rules)
    by_pattern = {2: 1, 3: int(rules.seats), 5: centres * (centres - 1) * (centres - 2) // 2, 6: 1}
    return sum([by_pattern.get(pattern, PLENTY) for pattern in deck_of(rules)])


def drawn_tasks(rules: Rules, table: Table, chance: Chance) -> list[Mission]:
    """A mission for each side by lot, no two the same; where the lots lead nowhere they are drawn anew."""
    while True:
        found: list[Mission] = []
        for side in range(int(rules.seats)):
            deck = deck_of(rules)
            mission = drawn_mission(rules, table, deck[pick(chance, len(deck))], side, chance)
            if same_mission(mission) not in [same_mission(other) for other in found]:
                found.append(mission)
        if len(found) == int(rules.seats):
            return found


def written_tasks(rules: Rules) -> list[Mission]:
    """The missions that a scenario states: `A: 1 B C / B: 5 brno praha plzen / C: 2`."""
    ids = [side.id for side in rules.sides]
    found: dict[str, Mission] = {}
    for line in rules.word("side_missions").replace("\n", "/").split("/"):
        name, _, rest = line.partition(":")
        side, words = name.strip(), rest.split()
        if side not in ids or side in found or not words or words[0] not in STANDARD.split():
            raise BadRulebook("bad_mission", "SA-public_missions-1", value=line.strip()[:40])
        found[side] = written_mission(rules, ids, side, int(words[0]), words[1:])
    if len({same_mission(mission) for mission in found.values()}) < len(ids):
        raise BadRulebook("bad_mission", "SA-public_missions-5", value=" ".join(sorted(found)))
    return [found[id] for id in ids]


def written_mission(rules: Rules, ids: list[str], holder: str, pattern: int, names: list[str]) -> Mission:
    """One mission with the names it needs: other sides, or centres."""
    centres = [rules.board.ids[field] for field in marked_centres(rules)]
    known = centres if pattern == 5 else [id for id in ids if id != holder]
    needed = {1: 2, 3: 1, 4: 2, 5: 3}.get(pattern, 0)
    if len(names) != needed or len(set(names)) < needed or any(name not in known for name in names):
        raise BadRulebook("bad_mission", "SA-secret_missions-9", value=f"{holder}: {pattern} {' '.join(names)}"[:40])
    if pattern == 5:
        return Mission(pattern, -1, -1, tuple([rules.board.index[name] for name in names]))
    people = [ids.index(name) for name in names]
    if not people:
        return Mission(pattern, -1, -1, ())
    return Mission(pattern, people[0] if needed == 2 else -1, people[-1], ())


class PublicMissionsGoal(RoundGoal):
    """After the last round each has no, a small or a great victory by the mission of his side."""

    name = "public_missions"
    players: ClassVar[tuple[int, int]] = (3, 6)
    number_clause: ClassVar[str] = "SA-public_missions-4"
    clause: ClassVar[str] = "SA-public_missions-4"
    measure: ClassVar[str] = "level"

    def check_start(self) -> None:
        super().check_start()
        check_centres(self.rules)
        if self.rules.word("mission_source") == "scenario":
            written_tasks(self.rules)
            return
        check_deck(self.rules, 1, "SA-public_missions-1")
        if different_missions(self.rules) < self.rules.seats:
            deck = self.rules.word("mission_deck")
            raise BadRulebook("bad_deck", "SA-public_missions-5", value=deck, least=int(self.rules.seats))

    def result(self, sight: Sight, table: Table) -> float:
        return progress(self.judge(table), self.mission(table, int(sight.seat)), int(sight.seat))

    def is_won(self, sight: Sight, table: Table) -> bool:
        return is_victory(self.judge(table), self.mission(table, int(sight.seat)), int(sight.seat))

    def define(self, state: State, chance: Chance) -> None:
        """Before anybody takes a side: the centres, then a mission for every side."""
        rules = self.rules
        lay_centres(state, chance)
        is_written = rules.word("mission_source") == "scenario"
        tasks = written_tasks(rules) if is_written else drawn_tasks(rules, state.table, chance)
        self.tasks(state.table).missions = tasks
        for side, mission in enumerate(tasks):
            words = mission_words(mission, rules, [other.id for other in rules.sides])
            state.tell(public("side-mission", side=rules.sides[side].id, **words))

    def tasks(self, table: Table) -> Tasks:
        found = table.slices[self.rules.table_slice(TASKS)]
        assert isinstance(found, Tasks)
        return found

    def judge(self, table: Table) -> Judge:
        """Who judges all missions, each of which speaks of sides."""
        sides = [int(side) for side in table.side]
        return Judge(self, table, [sides.index(side) for side in range(len(sides))])

    def mission(self, table: Table, seat: i64) -> Mission:
        """The mission of the side that a seat plays."""
        return self.tasks(table).missions[table.side[seat]]

    def results(self, table: Table) -> list[Result]:
        judge = self.judge(table)
        return [mission_result(judge, table, seat, self.mission(table, seat)) for seat in range(int(table.seats))]

    def missing(self, table: Table, result: Result, results: list[Result]) -> list[Reason]:
        return self.judge(table).missing(self.mission(table, result.seat), result.seat)

    def winners(self, table: Table, results: list[Result]) -> list[int]:
        """Everybody who has a victory, small or great."""
        return [result.seat for result in results if result.shown > 0]

    def about(self, table: Table) -> dict[str, object]:
        ids = [side.id for side in self.rules.sides]
        words = [mission_words(mission, self.rules, ids) for mission in self.tasks(table).missions]
        missions = dict(zip(ids, words, strict=False))
        return {**super().about(table), "centres": centre_ids(self.rules, table), "missions": missions}


CHAPTER: Final = Chapter(
    id="public_missions",
    clause="SA-public_missions-1",
    needs=("multiplayer",),
    options=(
        IntOption("rounds", 12, 6, 40, "SA-public_missions-4"),
        CENTRES,
        CENTRE_PRODUCTION,
        NamesOption("mission_deck", STANDARD, "SA-public_missions-1"),
        ChoiceOption("mission_source", ("lot", "scenario"), "SA-public_missions-2"),
        TextOption("side_missions", "", "SA-public_missions-2", 1000),
        END_HOLD,
    ),
    group="goal",
    contributions={
        "field": (CENTRE_MARK,),
        "column": (CENTRE, KEPT),
        "slice": (SliceSpec(TASKS, TABLE, Tasks),),
        "react": (Keeping,),
        "production": (CentreBonus,),
        "goal": (PublicMissionsGoal,),
    },
)

CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-public_missions-1": (
        PublicMissionsGoal.check_start,
        PublicMissionsGoal.tasks,
        PublicMissionsGoal.judge,
        PublicMissionsGoal.mission,
        PublicMissionsGoal.missing,
        PublicMissionsGoal.about,
        written_tasks,
    ),
    "SA-public_missions-2": (PublicMissionsGoal.define,),
    "SA-public_missions-3": (mission_words,),
    "SA-public_missions-4": (PublicMissionsGoal.results,),
    "SA-public_missions-5": (drawn_tasks, same_mission),
}
