"""Fields that give each other goods, taken as one: what a draft of a phase uses and leaves, and what that is worth."""

from __future__ import annotations

from typing import Final, final

from velmoci.salva.economy.phase import PhaseRules, Place
from velmoci.salva.economy.tables import GROUPS, EconomyTable

SCALE: Final = 10_000
"""What a unit of goods is worth where there are just enough of it, and so the unit of all worth."""
FLAT: Final = 52
"""In hundredths of what is needed: how much less the worth falls than what is there rises."""
HUNGER: Final = 20 * SCALE
"""What each meal is worth that is missing in this phase."""
VITAL: Final = 4 * SCALE
"""How much more a unit is worth without which the country could not even live on as it is."""
TIMES: Final = range(1, GROUPS + 1)


@final
class Worth:
    """What each amount of a resource is worth: the more there is, the less one more is worth."""

    def __init__(self, need: int, vital: int) -> None:
        self.need: Final = max(1000, need)
        """How much should be there, in thousandths."""
        self.vital: Final = vital
        """How much of it keeps the country alive, in thousandths."""
        self.sums = [0]
        """For each whole amount what it is worth altogether, as far as was asked."""

    def of(self, amount: int) -> int:
        """What so much is worth; what is missing is worth very much."""
        if amount < 0:
            return amount * HUNGER
        flat = self.need * FLAT // 100
        while len(self.sums) <= amount:
            lying = 1000 * (len(self.sums) - 1) + 500
            extra = VITAL * min(1000, max(0, self.vital - lying + 500)) // 1000
            self.sums.append(self.sums[-1] + SCALE * (self.need + flat) // (lying + flat) + extra)
        return self.sums[amount]


@final
class Region:
    """Some places as one: their stock, and for each group what it uses and makes."""

    def __init__(self, table: EconomyTable, rules: PhaseRules, places: tuple[Place, ...], members: list[int]) -> None:
        self.table: Final = table
        self.members: Final = members
        self.stock: Final = [
            sum([places[at].stock[number] for at in members]) for number in range(len(table.resources))
        ]
        self.workers: Final = sum([places[at].workers for at in members if places[at].is_held])
        self.end = self.stock[:]
        """What is left after the phase and its meals, before anything spoils."""
        self.end[table.food] -= self.workers * rules.worker_food
        self.used = [[0 for _ in table.resources] for _ in range(GROUPS + 1)]
        self.made = [[0 for _ in table.resources] for _ in range(GROUPS + 1)]
        self.paid = [0 for _ in table.resources]
        self.worth: list[Worth] = []
        workers = [at for at in members if places[at].is_held and places[at].workers]
        self.is_open: Final = all(set(members) <= set(places[at].reach) for at in workers)
        """Whether whoever works there may take goods from everywhere in it."""

    def convert(self, line: int, output: int, times: int) -> None:
        """So many more conversions, or fewer, each with that output."""
        conversion = self.table.conversions[line]
        group = int(conversion.group)
        for resource in conversion.inputs:
            self.used[group][resource] += times
            self.end[resource] -= times
        if conversion.output >= 0:
            self.made[group][conversion.output] += output * times
            self.end[conversion.output] += output * times

    def pay(self, price: tuple[int, ...], times: int) -> None:
        """So many more buildings, or fewer."""
        for resource, count in enumerate(price):
            if count:
                self.paid[resource] += count * times
                self.end[resource] -= count * times

    def suffices(self, resource: int) -> bool:
        """Whether there is enough of a resource in each group, and for what is built."""
        left = self.stock[resource]
        for group in TIMES:
            left -= self.used[group][resource]
            if left < 0:
                return False
            left += self.made[group][resource]
        return left >= self.paid[resource]

    def spare(self, resource: int) -> bool:
        """Whether one more unit of a resource could be used in the last group."""
        left = self.stock[resource]
        for group in TIMES:
            left -= self.used[group][resource]
            if group < GROUPS:
                left += self.made[group][resource]
        return left > 0

    def gain(self, resource: int, more: int) -> int:
        """What it is worth to have so much more of a resource in the end, or less."""
        worth, end = self.worth[resource], self.end[resource]
        return worth.of(end + more) - worth.of(end)


def regions(table: EconomyTable, rules: PhaseRules, places: tuple[Place, ...]) -> list[Region]:
    """The places, divided into those that goods can pass between, step by step."""
    left, found = list(range(len(places))), list[Region]()
    while left:
        members = [left.pop(0)]
        for one in members:
            for other in left[:]:
                if other in places[one].reach or one in places[other].reach:
                    left.remove(other)
                    members.append(other)
        found.append(Region(table, rules, places, sorted(members)))
    return found
