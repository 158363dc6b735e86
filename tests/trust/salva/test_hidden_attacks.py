"""Attacks on and of what lies face down in twin worlds (I4-1 to I4-3): what is true shows only when it is shown."""

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import fill, token
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.test_hidden_attack import FIELDS, OWNERS, attack, defended, guns
from tests.trust.salva.subject import Salva
from tests.trust.salva.twins import Eyes
from tests.trust.subject import CHECKS, moments_of, viewers
from velmoci.salva.position import Position
from velmoci.salva.units import standard_kinds


class HiddenAttacks(Salva):
    """Fields on which something lies face down, at the moments when they are attacked, and forces that lie so."""

    def moments(self, seed: int) -> list[Position]:
        truth = seed % 2 + 1
        scenes: list[Scene] = [
            defended("tank", "infantry", "aa_battery", truth=truth, certain="infantry infantry"),
            defended("tank", "at_gun infantry", truth=truth),
            defended("tank", "", truth=truth),
            tokens_attacked(truth),
        ]
        for scene in scenes:
            attack(scene, [2 + seed] if scene is scenes[0] or scene is scenes[1] else [])
        return [*[scene.position for scene in scenes], *forces(truth)]


def tokens_attacked(truth: int) -> Scene:
    """Two tokens of a gun lie on b, the third elsewhere."""
    scene = HidingScene("terrain", owners=OWNERS, fields=FIELDS, units=standard_kinds(), hideable_kinds="at_gun")
    for name, field in zip(scene.hidden(0, "b", "at_gun", truth), "bba", strict=True):
        scene.lay(name, field)
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "d", "infantry")
    return scene


def forces(truth: int) -> list[Position]:
    """All tokens of a unit beside an enemy, and a formation beside an empty field and beside an enemy."""
    hidden, _ = guns("a", "a", "a")
    hidden.army(1, "b", "infantry")
    found: list[Scene] = [hidden]
    for army in ("", "infantry"):
        owners = {"a": 0, "b": 1, "c": 0, "d": 1}
        scene = Scene(["formations", "terrain"], owners, fields=FIELDS, sea=(), units=standard_kinds()).begin()
        fill(scene, "a", "tank infantry", "infantry", truth=truth)
        scene.order(0, f"branch {token(scene)}", [1])
        if army:
            scene.army(1, "b", army)
        found.append(scene)
    return [scene.position for scene in found]


GAMES = HiddenAttacks()


@clause("I4-1", "I4-2", "I4-3", "I4-11", "I4-12", "SA-hidden_attack-21", "R4-46")
@pytest.mark.parametrize("check", list(CHECKS))
@pytest.mark.parametrize("seed", range(2))
def test_nobody_can_tell_more_of_an_attack_than_what_is_shown(seed: int, check: str) -> None:
    compared = 0
    for position in moments_of(GAMES, seed):
        for seat in viewers(GAMES, position):
            compared += CHECKS[check](GAMES, Eyes(), position, seat)
    assert compared > 3


class OpenProof(Eyes):
    """Whether a proof would hold is worked out from what is true, and told."""

    def view(self, position: Position, seat: int) -> str:
        told = [decision.about().get("proved") for decision in position.pending()]
        menus = [menu.count() for decision in position.pending() for menu in decision.menus()]
        return super().view(position, seat) + str(told) + str(menus)


@clause("I4-11")
def test_a_leak_of_what_the_owner_could_show_is_caught() -> None:
    def rings() -> bool:
        for seed in range(2):
            for position in moments_of(GAMES, seed):
                for seat in viewers(GAMES, position):
                    try:
                        CHECKS["still"](GAMES, OpenProof(), position, seat)
                    except AssertionError:
                        return True
        return False

    assert rings()
