"""Menus of Expanze: every order is sampled equally often, and a whole decision likewise."""

from collections import Counter
from collections.abc import Hashable

import pytest

from tests.expanze.scenes import Scene, scene
from tests.expanze.situations import fulfilled
from tests.kernel.fairness import looks_uniform
from tests.trust.offers import canonical
from tests.trust.play import begun, open_decisions
from velmoci.expanze.options import LIBRARY
from velmoci.kernel.chance import Seeded
from velmoci.kernel.decision import Decision, Menu
from velmoci.kernel.rulebook import assemble

SAMPLES = 20
"""For each order of a menu."""


def few_states(hand: str = "", **options: object) -> Scene:
    """Red holds two states and little else, so that all its orders can be listed."""
    return scene(
        {"alaska": "red 4", "japan": "red 3", "china": "green 1"},
        ("red", "blue", "green"),
        rest="blue",
        hands={"red": hand, "blue": "PK", "green": "D"},
        options={"arm_base": 2, "card_set_values": {"PPP": 0, "KKK": 1, "DDD": 1, "PKD": 2}, **options},
    )


def menu_of(decisions: list[Decision], kind: str) -> Menu:
    return next(menu for decision in decisions for menu in decision.menus() if menu.kind == kind)


def check_uniform(menu: Menu) -> None:
    orders = {canonical(order) for order in menu}
    assert len(orders) == menu.count() > 1
    chance = Seeded(menu.kind)
    found: Counter[Hashable] = Counter(canonical(menu.sample(chance)) for _ in range(SAMPLES * menu.count()))
    assert set(found) <= orders
    assert looks_uniform(found, menu.count())


@pytest.mark.long
@pytest.mark.parametrize("hand", ["", "PP", "PPPP", "PKD", "PPKKD", "KKKD"])
def test_every_arming_is_equally_likely(hand: str) -> None:
    check_uniform(menu_of(few_states(hand).view("red").decisions(), "arm"))


def test_every_attack_is_equally_likely() -> None:
    check_uniform(menu_of(few_states().view("red").decisions(), "attack"))


def test_every_offer_is_equally_likely() -> None:
    check_uniform(menu_of(few_states("PPK").view("red").asides(), "offer_trade"))


@pytest.mark.parametrize(("base", "cap"), [(3, 1), (4, 2), (5, 9)])
def test_every_first_armament_is_equally_likely(base: int, cap: int) -> None:
    start = scene(
        {"alaska": "red 1", "japan": "red 1", "iceland": "red 1"},
        ("red", "blue"),
        rest="blue",
        phase="first_armament",
        options={"first_arm_base": base, "first_arm_cap": cap},
    )
    check_uniform(menu_of(start.view("red").decisions(), "place_first"))


def test_every_order_of_a_decision_is_equally_likely() -> None:
    decision = few_states().view("red").decisions()[0]
    orders = {canonical(order) for order in decision}
    chance = Seeded("decision")
    found: Counter[Hashable] = Counter(
        canonical(decision.sample(chance)) for _ in range(SAMPLES * len(orders))
    )
    assert set(found) <= orders
    assert looks_uniform(found, decision.count())


@pytest.mark.parametrize("hand", ["", "PKD"])
def test_sampling_by_kind_gives_each_kind_its_share_and_each_order_of_a_kind_the_same(hand: str) -> None:
    decision = few_states(hand).view("red").decisions()[0]
    chance = Seeded("kinds")
    kinds: Counter[Hashable] = Counter()
    attacks: Counter[Hashable] = Counter()
    for _ in range(3000):
        order = decision.sample_by_kind(chance)
        kinds[type(order).kind] += 1
        if type(order).kind == "attack":
            attacks[str(order)] += 1
    menus = {menu.kind: menu.count() for menu in decision.menus()}
    assert set(kinds) == set(menus)
    assert looks_uniform(kinds, len(menus))
    assert looks_uniform(attacks, menus["attack"])


@pytest.mark.parametrize("options", [{}, {"battle_pace": "stepwise", "trade_window": "active_only"}])
def test_what_a_decision_offers_is_what_its_menus_hold(options: dict[str, object]) -> None:
    position = begun(assemble(LIBRARY, (), {"powers": 3, **options}), "offers")
    chance, offered = Seeded("choices"), set()
    for _ in range(300):
        decisions = open_decisions(position)
        for decision in decisions:
            offers = decision.offers()
            assert offers == list(dict.fromkeys(menu.kind for menu in decision.menus()))
            offered.update(offers)
        if not decisions:
            break
        position.apply(decisions[0].seat, decisions[0].sample_by_kind(chance), chance)
    assert {"attack", "arm", "end_turn", "draw_card", "resign"} <= offered


def test_a_fulfilled_mission_is_offered_to_be_shown() -> None:
    turn = fulfilled().view("red").decisions()[0]
    assert turn.offers() == [menu.kind for menu in turn.menus()]
    assert "show_mission" in turn.offers()
