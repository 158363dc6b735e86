"""What every state is worth to a power, in soldiers: to take if it is foreign, to keep if it is own."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velmoci.expanze.board import CONTINENTS, held_by
from velmoci.expanze.missions import CONQUEST, MISSIONS, Mission, fulfils, is_nonsense, needs_third
from velmoci.expanze.state import NOBODY, Sight

ANY_STATE: Final = 0.6
MISSION_STATE: Final = 2.0
MISSION_SHARE: Final = 9.0
"""Divided among the states that the mission still lacks: the last ones are worth most."""
PROJECT: Final = 12.0
"""The same for each continent of the mission, so that one is finished after the other."""
FOOTHOLD: Final = 3.0
"""To keep, in a continent of the mission that is as good as complete."""
CLAIMED_STATE: Final = 12.0
"""To keep, while its own mission is fulfilled."""
BREAKING: Final = 50.0
"""To take, where that ends the claim of another power."""
WATCHED: Final = 3.0
"""To take from a power whose shown mission is nearly fulfilled again."""
CONTINENT_TURNS: Final = 2.4
"""For so many armings a new continent is counted."""
HELD_CONTINENT: Final = 2.0
"""To keep each of its states, for every soldier that the continent brings."""
DENIED: Final = 0.35
"""What a soldier that another power does not get is worth."""
STEPPING_STONE: Final = 0.5
"""What is left of a state's worth for its neighbour on the way there."""
FAR: Final = 3


class Goals:
    """A value for each state, made from one seat's sight."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.worth: vec[float] = vec[float]([ANY_STATE for _ in range(sight.board.size)])
        self.fulfilled = False
        self.urgent = False
        """Whether another power wins unless its claim is broken."""
        self.area: i64 = 0
        """The states that the mission asks for, where it names any."""
        self.count_continents()
        if sight.own.mission != NOBODY:
            self.count_mission(MISSIONS[sight.own.mission])
        self.lead_there()
        for rival in range(sight.table.powers):
            if rival != sight.seat:
                self.count_rival(rival)

    def add(self, area: i64, value: float) -> None:
        """Makes every state of an area worth so much more."""
        bit = self.sight.board.bit
        for state in range(self.sight.board.size):
            if area & bit[state] != 0:
                self.worth[state] += value

    def count_continents(self) -> None:
        """A continent brings soldiers with every arming, to whoever holds it."""
        board, table, seat = self.sight.board, self.sight.table, self.sight.seat
        for continent in range(len(CONTINENTS)):
            bonus = float(self.sight.settings.bonus[continent])
            states = board.continent[continent]
            lacking = states & ~table.mask[seat]
            if lacking == 0:
                self.add(states, bonus * HELD_CONTINENT)
                continue
            count = float(size_of(lacking))
            self.add(lacking, CONTINENT_TURNS * bonus / (count * (0.6 + 0.4 * count)))
            for rival in range(table.powers):
                if held_by(table.mask[rival], states) and table.is_living(rival):
                    self.add(states, DENIED * bonus)

    def count_mission(self, mission: Mission) -> None:
        """What its own mission asks for."""
        sight = self.sight
        table, seat = sight.table, sight.seat
        mine = table.mask[seat]
        self.fulfilled = fulfils(table, sight.board, sight.settings, seat, sight.own.mission)
        if mission.kind == CONQUEST:
            self.area = cheapest_area(sight, mission)
            lacking = self.area & ~mine
            self.add(self.area & mine, MISSION_STATE)
            if lacking != 0:
                self.add(lacking, MISSION_STATE + MISSION_SHARE / float(size_of(lacking)))
                self.count_projects()
        elif is_nonsense(table, seat, mission):
            missing = table.nonsense_target - table.states_of[seat]
            if missing > 0:
                self.add(sight.board.everything & ~mine, 0.5 * MISSION_STATE + MISSION_SHARE / float(missing))
            else:
                self.area = mine
        elif not self.fulfilled:
            prey = table.mask[table.seat_of_colour(mission.victim)]
            self.add(prey, MISSION_STATE + MISSION_SHARE / float(size_of(prey)))
        if self.fulfilled:
            self.add(self.area & mine, CLAIMED_STATE)

    def count_projects(self) -> None:
        """The continents that the mission asks for, each for itself."""
        mine = self.sight.table.mask[self.sight.seat]
        for continent in self.sight.board.continent:
            if held_by(self.area, continent) and not held_by(mine, continent):
                lacking = float(size_of(continent & ~mine))
                self.add(continent & ~mine, PROJECT / lacking)
                self.add(continent & mine, FOOTHOLD * (1.0 - lacking / float(size_of(continent))))

    def lead_there(self) -> None:
        """States on the way to something valuable are worth a part of it."""
        board, table, seat = self.sight.board, self.sight.table, self.sight.seat
        for _ in range(FAR):
            for state in range(board.size):
                if table.owner[state] == seat:
                    continue
                best = self.worth[state]
                for i in range(board.first_border[state], board.first_border[state + 1]):
                    other = board.border[i]
                    if table.owner[other] != seat and self.worth[other] * STEPPING_STONE > best:
                        best = self.worth[other] * STEPPING_STONE
                self.worth[state] = best

    def count_rival(self, rival: i64) -> None:
        """Claims must be broken, and what comes close to one is watched."""
        sight = self.sight
        table = sight.table
        number = table.shown[rival]
        if number == NOBODY or not table.is_living(rival):
            return
        mission = MISSIONS[number]
        claims = table.claim[rival] > 0
        if mission.kind == CONQUEST:
            area = named_area(sight, mission)
            if claims:
                self.urgent = True
                self.add(area, BREAKING)
            elif size_of(area & ~table.mask[rival]) <= 2:
                self.add(area & table.mask[rival], WATCHED)
        elif is_nonsense(table, rival, mission):
            surplus = table.states_of[rival] - table.nonsense_target
            if claims:
                self.urgent = True
                self.add(table.mask[rival], BREAKING / float(surplus + 1))
            elif surplus >= -2:
                self.add(table.mask[rival], WATCHED)
        elif claims:
            # A pursuit that is fulfilled ends only with its owner.
            self.urgent = True
            self.add(table.mask[rival], BREAKING / float(table.soldiers_of[rival]))


def size_of(area: i64) -> i64:
    """How many states an area has."""
    count: i64 = 0
    while area != 0:
        area &= area - 1
        count += 1
    return count


def named_area(sight: Sight, mission: Mission) -> i64:
    """The states that a conquest names, without the third continent."""
    area: i64 = sight.board.triangle if mission.triangle else 0
    for continent in mission.continents:
        area |= sight.board.continent[continent]
    return area


def cheapest_area(sight: Sight, mission: Mission) -> i64:
    """All that a conquest asks for, with the third continent that costs fewest soldiers."""
    board = sight.board
    area = named_area(sight, mission)
    if not needs_third(mission, sight.settings):
        return area
    best: i64 = 0
    lowest: i64 = 1_000_000
    for continent in range(len(CONTINENTS)):
        if continent in mission.continents:
            continue
        cost = cost_of(sight, board.continent[continent])
        if cost < lowest:
            lowest = cost
            best = board.continent[continent]
    return area | best


def cost_of(sight: Sight, area: i64) -> i64:
    """Roughly how many soldiers it takes to hold the whole area."""
    board, table = sight.board, sight.table
    cost: i64 = 0
    for state in range(board.size):
        if area & board.bit[state] != 0:
            cost += 1
            if table.owner[state] != sight.seat:
                cost += 1 + table.soldiers[state] * 3 // 2
    return cost
