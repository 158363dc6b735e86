"""Menus of Evropská válka: every order is sampled equally often, and a whole decision likewise."""

from collections import Counter
from collections.abc import Callable, Hashable

import pytest

from tests.evropska_valka.scenes import Scene, scene
from tests.evropska_valka.test_state_machine_table import PHASES
from tests.kernel.fairness import looks_uniform
from velmoci.evropska_valka.menus import AttackMenu, MoveMenu, NumberedMenu
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Menu

SAMPLES = 20
"""For each order of a menu."""


def busy() -> Scene:
    """Blue has stacks, court cards and a guest at home."""
    return scene(
        {"france": "blue 3", "benelux": "blue 2", "spain": "black 2", "north_africa": "green 1"},
        hands={"blue": "J Q A A", "black": "2", "green": "3"},
    )


def check_uniform(menu: Menu) -> None:
    orders = {str(order) for order in menu}
    assert len(orders) == menu.count() > 1
    chance = Seeded(menu.kind)
    found: Counter[Hashable] = Counter(str(menu.sample(chance)) for _ in range(SAMPLES * menu.count()))
    assert set(found) <= orders
    assert looks_uniform(found, menu.count())


@pytest.mark.parametrize("kind", ["sabotage", "espionage", "draft", "move", "attack"])
def test_every_order_of_a_turn_is_equally_likely(kind: str) -> None:
    game = busy() if kind != "draft" else scene()
    check_uniform(next(menu for menu in game.decision().menus() if menu.kind == kind))


@pytest.mark.parametrize("phase", [phase for phase in PHASES if phase not in ("turn", "reaction")])
def test_every_answer_is_equally_likely(phase: str) -> None:
    build: Callable[[], Scene] = PHASES[phase][0]
    (menu,) = build().decision().menus()
    check_uniform(menu)


def test_every_order_of_a_decision_is_equally_likely() -> None:
    decision = busy().decision()
    chance = Seeded("decision")
    found: Counter[Hashable] = Counter(str(decision.sample(chance)) for _ in range(SAMPLES * decision.count()))
    assert looks_uniform(found, decision.count())


def test_sampling_by_kind_gives_each_kind_its_share() -> None:
    decision = busy().decision()
    chance = Seeded("kinds")
    found: Counter[Hashable] = Counter(decision.sample_by_kind(chance).kind for _ in range(1500))
    assert looks_uniform(found, len(decision.menus()))


def test_a_menu_that_miscounts_would_be_noticed() -> None:
    sight = busy().view("blue").sight
    for menu in (MoveMenu(sight), AttackMenu(sight)):
        with pytest.raises(AssertionError, match="than were counted"):
            menu.find(menu.count())
    with pytest.raises(NotImplementedError):
        NumberedMenu().find(0)
