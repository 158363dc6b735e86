"""What a battle for a field knows while not everything on it lies open; a part of the chapter `hidden_attack`.

Its track lies above that of the battle: who is there is asked, attackers are shown, dice are rolled and the defender
may prove that they destroy everybody, before lines are declared.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.salva.base.battle_setup import battle_of, come_late
from velmoci.salva.base.elimination import has_enough, is_beaten
from velmoci.salva.base.parties import owners
from velmoci.salva.battle import ATTACKER, DEFENDER, Battle
from velmoci.salva.flow import push
from velmoci.salva.naming import field_name
from velmoci.salva.state import NOBODY, Slice, State, Table

ID: Final = "hidden_attack"
UNCOVERING: Final = "uncovering"
EARLY_ROLL: Final = "early_roll"
HALF_ROLL: Final = "half_roll"
"""Battle columns: what was rolled for the salvos before the defender's first one that counts, and for that one."""


class Uncovering(Slice):
    """What attacks face down, whether anybody is there, and who may prove what; all of it lies open."""

    def __init__(self) -> None:
        self.seen: list[int] = []
        """The numbers of all units that lay open on the field when the battle began, whether they fight or not."""
        self.coming: list[tuple[int, list[int]]] = []
        """Tokens that attack, by their numbers, with the fields that they enter."""
        self.is_defended = False
        """Whether everybody knows that somebody defends the field."""
        self.provers: list[int] = []
        """The seats that are asked whether the dice destroy everybody."""
        self.shown: list[tuple[int, str]] = []
        """The rows that were shown to the attackers meanwhile: the number of a token of the formation, and the row."""

    def copy(self) -> Slice:
        twin = Uncovering()
        twin.load(self.dump())
        return twin

    def dump(self) -> Any:
        return {
            "seen": self.seen[:],
            "coming": [[number, path[:]] for number, path in self.coming],
            "is_defended": self.is_defended,
            "provers": self.provers[:],
            "shown": [[number, row] for number, row in self.shown],
        }

    def load(self, data: Any) -> None:
        self.coming = [(number, list(path)) for number, path in data["coming"]]
        self.is_defended, self.seen = data["is_defended"], list(data["seen"])
        self.provers = list(data["provers"])
        self.shown = [(number, row) for number, row in data["shown"]]


def uncovering_of(table: Table) -> Uncovering:
    """What the battle under way knows of the hidden; there must be a track for it on the agenda."""
    return next(frame.matter for frame in table.frames if isinstance(frame.matter, Uncovering))


def begin_uncovering(state: State) -> Uncovering:
    """Lays the track on the agenda, above that of the battle; once for each battle."""
    for frame in state.table.frames:
        if isinstance(frame.matter, Uncovering):
            return frame.matter
    found, table = Uncovering(), state.table
    found.seen = [int(table.number[unit]) for unit in table.units_at(battle_of(table).field)]
    push(state, UNCOVERING, found)
    return found


def friends_of(table: Table, battle: Battle) -> list[int]:
    """The seats that attack, the leader first: those whose units or tokens do."""
    found = owners(battle, ATTACKER)
    for frame in table.frames:
        if isinstance(frame.matter, Uncovering):
            tokens = [table.numbered(number) for number, _ in frame.matter.coming]
            found += [int(table.owner_of(token)) for token in tokens if token != NOBODY]
    return list(dict.fromkeys(found))


def muster_shown(state: State, battle: Battle) -> None:
    """Whoever has come to lie open on the field since the battle began joins its defenders."""
    table, friends = state.table, friends_of(state.table, battle)
    seen = uncovering_of(table).seen
    for unit in table.units_at(battle.field):
        is_new = int(table.number[unit]) not in seen and battle.fighter_of(unit) < 0
        if is_new and int(table.owner_of(unit)) not in friends:
            come_late(state, battle, unit, DEFENDER, NOBODY)


def where(state: State) -> str:
    """The name of the field that is fought for."""
    return field_name(state.rules, battle_of(state.table).field)


def rolls_of(battle: Battle, early: i64, half: i64) -> list[int]:
    """What was rolled beforehand, in the order of the salvos, given the battle columns."""
    return [int(roll) for roll in (battle.notes[early], battle.notes[half]) if roll > 0]


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "SA-hidden_attack-9": (muster_shown,),
    "SA-hidden_attack-24": (is_beaten, has_enough),
}
