"""MIS: the mission cards and when each of them is fulfilled."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from velmoci.expanze.board import CONTINENTS, Board, bit_count, held_by
from velmoci.expanze.options import Settings
from velmoci.expanze.state import COLOURS, NOBODY, State, Table
from velmoci.kernel.resources import read_text

CONQUEST: Final[i64] = 0
PURSUIT: Final[i64] = 1
NONSENSE: Final[i64] = 2


class Mission:
    """One kind of mission card."""

    def __init__(
        self,
        id: str,
        kind: i64,
        copies: i64,
        continents: list[int],
        third: bool,
        triangle: bool,
        extra: bool,
        victim: i64,
    ) -> None:
        self.id = id
        self.kind = kind
        self.copies = copies
        self.continents = continents
        self.third = third
        self.triangle = triangle
        self.extra = extra
        self.victim = victim
        """The colour to destroy, by its number; -1 for other kinds."""


def read_missions() -> list[Mission]:
    """The cards of the game, in the order of the list in the rules."""
    data = tomllib.loads(read_text("velmoci.expanze", "data/missions.toml"))
    cards = [pursuit(colour) for colour in data["pursuits"]]
    cards += [Mission(pole, NONSENSE, 1, [], False, False, False, NOBODY) for pole in data["poles"]]
    return cards + [conquest(card) for card in data["conquest"]]


def pursuit(colour: str) -> Mission:
    return Mission(f"destroy_{colour}", PURSUIT, 1, [], False, False, False, COLOURS.index(colour))


def conquest(card: dict[str, Any]) -> Mission:
    return Mission(
        card["id"],
        CONQUEST,
        2,
        [CONTINENTS.index(continent) for continent in card["continents"]],
        bool(card.get("third", False)),
        bool(card.get("triangle", False)),
        bool(card.get("extra", False)),
        NOBODY,
    )


MISSIONS: Final[list[Mission]] = read_missions()
MISSION_NUMBER: Final[dict[str, int]] = {mission.id: number for number, mission in enumerate(MISSIONS)}


def mission_deck(settings: Settings, colours: list[int]) -> list[int]:
    """The cards that are shuffled, by number; two of a kind stand twice."""
    deck: list[int] = []
    for number, mission in enumerate(MISSIONS):
        if mission.extra and not settings.with_asia_south_america:
            continue
        if mission.kind == PURSUIT and settings.removes_absent and mission.victim not in colours:
            continue
        deck += [number] * mission.copies
    return deck


def needs_third(mission: Mission, settings: Settings) -> bool:
    """Whether one more whole continent is asked for."""
    return mission.third or (settings.asia_third and CONTINENTS.index("asia") in mission.continents)


def is_nonsense(table: Table, seat: i64, mission: Mission) -> bool:
    """Poles, and pursuits that cannot be fulfilled: own colour, absent colour, destroyed by another."""
    if mission.kind == NONSENSE:
        return True
    if mission.kind != PURSUIT:
        return False
    victim = table.seat_of_colour(mission.victim)
    return victim == NOBODY or victim == seat or table.destroyed_by[victim] not in (NOBODY, seat)


def is_fulfilled(state: State, seat: i64, number: i64) -> bool:
    """Whether the power fulfils that mission at this moment."""
    return fulfils(state.table, state.board, state.settings, seat, number)


def fulfils(table: Table, board: Board, settings: Settings, seat: i64, number: i64) -> bool:
    """The same question, answered from what lies open."""
    mission = MISSIONS[number]
    if mission.kind == CONQUEST:
        return holds_continents(table.mask[seat], board, settings, mission)
    if is_nonsense(table, seat, mission):
        return table.states_of[seat] >= table.nonsense_target
    return table.destroyed_by[table.seat_of_colour(mission.victim)] == seat


def holds_continents(mask: i64, board: Board, settings: Settings, mission: Mission) -> bool:
    """Every named continent, the triangle where it is named, and any third one where it is asked for."""
    for continent in mission.continents:
        if not held_by(mask, board.continent[continent]):
            return False
    if mission.triangle and not held_by(mask, board.triangle):
        return False
    if needs_third(mission, settings):
        return any_other_continent(mask, board, mission)
    return True


def any_other_continent(mask: i64, board: Board, mission: Mission) -> bool:
    """The third continent is free, and may be another one at another moment."""
    for continent in range(len(CONTINENTS)):
        if continent not in mission.continents and held_by(mask, board.continent[continent]):
            return True
    return False


def raised_target(settings: Settings, states: i64, most_dealt: i64) -> i64:
    """Two thirds of all states where the deal alone would fulfil a nonsense mission (EX-R-04)."""
    if settings.raises_target and most_dealt >= settings.nonsense_target:
        return (2 * states + 2) // 3
    return settings.nonsense_target


class Progress:
    """How far a power is with a mission: what it has, what it needs, and the states it lacks."""

    def __init__(self, mission: str, kind: str, have: int, need: int, missing: list[str], fulfilled: bool) -> None:
        self.mission = mission
        self.kind = kind
        self.have = have
        self.need = need
        self.missing = missing
        self.fulfilled = fulfilled

    def to_json(self) -> dict[str, object]:
        """The progress as JSON."""
        return {
            "mission": self.mission,
            "kind": self.kind,
            "have": self.have,
            "need": self.need,
            "missing": self.missing,
            "fulfilled": self.fulfilled,
        }


def progress(table: Table, board: Board, settings: Settings, seat: i64, number: i64) -> Progress:
    """For the owner of the card, and for all once it was shown."""
    mission = MISSIONS[number]
    done = fulfils(table, board, settings, seat, number)
    if mission.kind == CONQUEST:
        area = nearest_area(table.mask[seat], board, settings, mission)
        missing = board.members(area - (area & table.mask[seat]))
        need = bit_count(area)
        return Progress(mission.id, "conquest", need - len(missing), need, missing, done)
    if is_nonsense(table, seat, mission):
        have: int = table.states_of[seat]
        return Progress(mission.id, "nonsense", have, int(table.nonsense_target), [], done)
    victim = table.seat_of_colour(mission.victim)
    missing = board.members(table.mask[victim])
    dealt: int = table.dealt[victim]
    return Progress(mission.id, "pursuit", max(0, dealt - len(missing)), max(dealt, len(missing)), missing, done)


def nearest_area(mask: i64, board: Board, settings: Settings, mission: Mission) -> i64:
    """The states that a conquest needs, with the third continent that lacks fewest."""
    area: i64 = board.triangle if mission.triangle else 0
    for continent in mission.continents:
        area |= board.continent[continent]
    if not needs_third(mission, settings):
        return area
    best: i64 = 0
    fewest = 99
    for continent in range(len(CONTINENTS)):
        if continent in mission.continents:
            continue
        states = board.continent[continent]
        lacking = bit_count(states - (states & mask))
        if lacking < fewest:
            fewest = lacking
            best = states
    return area | best


CLAUSES: Final[dict[str, tuple[Callable[..., object] | type, ...]]] = {
    "EX-MIS-1": (read_missions, mission_deck),
    "EX-MIS-2": (holds_continents,),
    "EX-MIS-3": (any_other_continent, needs_third),
    "EX-MIS-4": (holds_continents,),
    "EX-MIS-5": (fulfils,),
    "EX-MIS-6": (fulfils,),
    "EX-MIS-7": (is_nonsense,),
    "EX-MIS-9": (is_nonsense,),
    "EX-MIS-10": (fulfils, raised_target),
    "EX-MIS-11": (is_nonsense,),
    "EX-MIS-12": (is_nonsense, mission_deck),
}
