"""The bot `steady` uses aircraft: bombers strike and come home, fighters intercept and land."""

from velmoci.bots.salva.steady import SteadyBot
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import Position
from velmoci.salva.staging import staged_position

CHAPTERS = ("repair_prevention", "air")


def staged(troops: list[tuple[int, str, str]]) -> Position:
    """The movement phase of the first seat of the border war, with these units."""
    rulebook = scenario_rulebook("border_war", CHAPTERS)
    return staged_position(rulebook, Seeded(1), 0, {"brod": 0, "hrad": 1}, troops)


def told(position: Position, chance: Seeded, until: str) -> list[str]:
    """What happens until a seat is asked something."""
    bots, found = [SteadyBot(Seeded(2)), SteadyBot(Seeded(3))], list[str]()
    while position.pending()[0].kind != until:
        decision = position.pending()[0]
        view = position.view(decision.seat)
        order = bots[decision.seat].decide(view, view.decisions()[0])
        assert order is not None
        found += [event.seen_by_all().sentence for event in position.apply(decision.seat, order, chance)]
    return found


def test_a_bomber_strikes_beside_its_base_and_comes_home_for_fuel() -> None:
    position = staged([(0, "brod", "bomber"), (0, "brod", "infantry"), (1, "hrad", "infantry"), (1, "hrad", "tank")])
    found = told(position, Seeded(4), "production")
    assert "flew-off" in found
    assert "refuelled" in found
    assert "out-of-fuel" not in found


def test_fighters_intercept_bombers_and_land_at_a_base() -> None:
    position = staged([(0, "brod", "bomber"), (1, "hrad", "fighter"), (1, "hrad", "fighter"), (1, "hrad", "infantry")])
    position.apply(0, position.rules.notation.parse("move bomber_1 hrad"), Scripted([]))
    assert position.pending()[0].kind == "counter_move"
    found = told(position, Seeded(5), "movement")
    assert "intercepted" in found


def test_soldiers_come_before_aircraft() -> None:
    rulebook = scenario_rulebook("border_war", CHAPTERS)
    position = staged_position(rulebook, Seeded(1), 0, {}, [])
    found = told(position, Seeded(6), "production")
    assert "movement-ended" in found
    view = position.view(0)
    order = SteadyBot(Seeded(2)).decide(view, view.decisions()[0])
    assert order is not None
    assert order.to_json()["item"] not in ("bomber", "fighter")
