"""A simple way to play that gets a game going: strike where one is much stronger, otherwise arm at the front."""

from __future__ import annotations

from tests.server.harness import Json, Player
from velmoci.expanze.board import find_board

ENOUGH = 2
"""So many more than the defenders make an attack worth it."""


class Plan:
    """What a power sees on the board, and what it would do."""

    def __init__(self, public: Json, power: str) -> None:
        self.public, self.power = public, power

    def count(self, state: str) -> int:
        return int(self.public["states"][state][1])

    def own(self) -> list[str]:
        return [state for state, (owner, _) in self.public["states"].items() if owner == self.power]

    def foes(self, state: str) -> list[str]:
        states = self.public["states"]
        return [one for one in find_board("world48").neighbours(state) if states[one][0] != self.power]

    def front(self) -> list[str]:
        """Own states, the strongest with a foe beside it first."""
        return sorted(self.own(), key=lambda state: (not self.foes(state), -self.count(state)))

    def origins(self) -> list[str]:
        """Own states from which something can be attacked."""
        return [state for state in self.own() if self.count(state) > 1 and self.foes(state)]

    def attack(self) -> tuple[str, str] | None:
        """The attack that is worth most, if any is worth it."""
        used = {tuple(pair) for pair in self.public["attacked"]}
        worth = [
            (self.count(origin) - self.count(target), origin, target)
            for origin in self.own()
            for target in self.foes(origin)
            if self.count(origin) - self.count(target) > ENOUGH and (origin, target) not in used
        ]
        return max(worth)[1:] if worth else None


def planned_order(player: Player) -> Json:
    """The same by messages, for games that only have to get somewhere."""
    plan = Plan(player.public, player.public["seats"][player.seat])
    asked = next(decision for decision in player.decisions if decision["waits"])
    if asked["kind"] == "first_armament":
        total, each = int(asked["about"]["can_place"]), int(asked["about"]["cap"])
        states = plan.front()[: total // each]
        return {"kind": "place_first", "placements": [[state, each] for state in states]}
    if "attack" in asked["offers"] and (attack := plan.attack()):
        origin, target = attack
        return {"kind": "attack", "origin": origin, "target": target, "count": plan.count(origin) - 1}
    if "arm" in asked["offers"]:
        assert player.own is not None
        return {"kind": "arm", "placements": [[plan.front()[0], player.own["pool"]]], "cards": []}
    return {"kind": "draw_card" if "draw_card" in asked["offers"] else "end_turn"}
