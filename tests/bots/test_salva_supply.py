"""Steady bots that feed their armies and build factories for buildings, science and politics."""

from typing import Any

from tests.maps.drawn import row
from tests.salva.scenes import Scene
from tests.salva.test_supply import late
from velmoci.bots.driver import Driver
from velmoci.bots.registry import make_bot
from velmoci.bots.salva.campaigns import Campaign
from velmoci.bots.salva.steady import SteadyBot
from velmoci.bots.salva.supplies import haul
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import new_position
from velmoci.salva.units import standard_kinds

OWNERS = {"a": 0, "b": 0, "c": 0, "d": 0, "e": 0, "f": 1}


def desert(**options: Any) -> Scene:
    made = Scene(["supply"], OWNERS, options=options, fields=row("abcdef"), sea=(), units=standard_kinds())
    return late(made.begin())


def decided(scene: Scene, seat: int = 0) -> str:
    """What a steady bot does now."""
    view = scene.position.view(seat)
    [decision] = [one for one in view.decisions() if one.seat == seat]
    return str(SteadyBot(Seeded("1")).decide(view, decision))


def hauled(scene: Scene) -> str | None:
    """Where a steady bot carries supply."""
    sight = scene.position.view(0).sight
    found = haul(Campaign(Outlook(sight, Seeded("1")), Seeded("1")))
    return None if found is None else str(found)


def test_a_supply_unit_goes_where_somebody_would_starve_and_stays_with_those_it_feeds() -> None:
    scene = desert()
    scene.army(0, "d", "tank tank")
    scene.army(0, "b", "supply_unit")
    assert hauled(scene) == "move supply_unit_3 c"
    near = desert()
    near.army(0, "d", "tank tank")
    near.army(0, "c", "supply_unit")
    assert hauled(near) is None
    busy = desert()
    busy.army(0, "d", "tank tank")
    assert hauled(busy) is None


def test_supply_is_bought_where_the_army_lacks_it_and_not_where_it_has_enough() -> None:
    scene = desert()
    scene.army(0, "b", "tank tank tank")
    scene.order(0, "end_movement")
    assert decided(scene).startswith("buy supply_unit")
    scene.order(0, decided(scene))
    assert not decided(scene).startswith("buy supply_unit")


def test_in_the_interlude_all_are_fed_by_the_proposal() -> None:
    scene = desert()
    scene.army(0, "b", "tank supply_unit")
    for seat in (0, 1):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")
    assert decided(scene) == "feed_all"


def told_of(name: str, seed: str) -> set[str]:
    """What happens in a game of steady bots."""
    position, chance = new_position(scenario_rulebook(name)), Seeded(seed)
    position.apply(-1, Begin(), chance)
    seats = range(int(position.table.seats))
    driver = Driver(position, {seat: make_bot("salva", "steady", Seeded(f"{seed} {seat}")) for seat in seats})
    found: set[str] = set()
    while (answer := driver.next_order()) is not None:
        found |= {event.seen_by_all().sentence for event in position.apply(*answer, chance)}
    return found


def test_steady_bots_feed_their_armies_through_a_desert_war() -> None:
    assert {"supply-fed-all", "supply-used"} <= told_of("desert_road", "1")


def test_steady_bots_gather_political_points_and_build_more_than_one_kind_of_factory() -> None:
    assert {"political-yield", "political-built", "workshop-built", "devoted"} <= told_of("works_of_peace", "1")
