"""How the steady bot serves its nation: research, bids for kinds and land, a design, and gifts of technology."""

from typing import Any

import pytest

from tests.salva.scenes import Scene
from tests.salva.test_configurable_units import workshop
from tests.salva.test_national_advantages import auction, sale
from tests.salva.test_technology import MINE, grant, lab, to_production
from velmoci.bots.salva.progress import merit
from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Order
from velmoci.salva.units import standard_kinds

KINDS = standard_kinds()


def answer(scene: Scene, seat: int, seed: int = 1) -> Order | None:
    """What the bot says to the first question that the seat is asked."""
    decision = next(one for one in scene.position.pending() if one.seat == seat)
    return SteadyBot(Seeded(seed)).decide(scene.position.view(seat), decision)


def said(scene: Scene, seat: int, seed: int = 1) -> str:
    return str(answer(scene, seat, seed))


def test_it_raises_what_most_of_its_army_uses_while_that_is_worth_the_price() -> None:
    scene = lab(owners=MINE, base_productivity="2", units=KINDS)
    scene.army(0, "a", "tank tank tank tank tank infantry")
    scene.army(1, "d", "infantry")
    to_production(scene)
    assert said(scene, 0) == "research armoured from a 2"
    scene.order(0, "research armoured from a 2")
    assert not said(scene, 0).startswith("research"), "one infantry is not worth a level"


def test_what_is_left_goes_into_the_field_that_lies_behind() -> None:
    scene = lab(owners=MINE, base_productivity="1/2", units=KINDS)
    scene.army(1, "d", "infantry")
    grant(scene, 0, armoured=2)
    to_production(scene)
    assert said(scene, 0) == "research soft from a 1/2, b 1/2, c 1/2", "no field has a whole point for a unit"
    scene.order(0, said(scene, 0))
    assert said(scene, 0) == "end_production"


@pytest.mark.parametrize(("foes", "field"), [("bomber bomber", "anti_air"), ("infantry", "soft")])
def test_it_arms_against_aircraft_only_where_there_are_some(foes: str, field: str) -> None:
    scene = lab("air", owners=MINE, base_productivity="3", units=KINDS)
    scene.army(0, "a", "aa_battery aa_battery aa_battery aa_battery aa_battery aa_battery")
    scene.army(1, "d", foes)
    grant(scene, 0, soft=2) if field == "anti_air" else scene
    to_production(scene)
    assert said(scene, 0).split()[:2] == ["research", field]


def test_it_takes_technology_that_is_given() -> None:
    scene = grant(lab(units=KINDS), 0, soft=3)
    scene.army(1, "d", "infantry")
    scene.order(0, "give_technology soft to seat_2")
    assert said(scene, 1) == "agree"


def test_it_bids_a_part_of_its_points_for_the_best_soldiers() -> None:
    scene = auction()
    order: Any = answer(scene, 0)
    assert order.kind == "bid_kinds"
    assert 0 < sum(int(points) for _, points in order.payments) <= 2
    best = max((kind for kind in scene.rules.available), key=merit)
    assert order.payments[0][0] == best.id
    scene.order(0, str(order))
    scene.order(1, said(scene, 1), [1])
    assert scene.asked() != [(0, "national_auction")]


def test_it_bids_for_land_beside_its_own_alone() -> None:
    beside = sale(rolls=[1], marks={"b": {"production": "3"}})
    assert said(beside, 0) == "bid_land 1"
    owners = {"a": 0, "d": 1}
    far = sale(owners=owners, rolls=[2])
    assert said(far, 0) in ("bid_land 0", "bid_land 1")


def test_it_designs_one_of_the_ready_kinds() -> None:
    scene = workshop("air", "capital_ships", "naval")
    found = {said(scene, 0, seed) for seed in range(12)}
    assert all(order.startswith("configure ") for order in found)
    assert len(found) > 2
    scene.order(0, said(scene, 0))
