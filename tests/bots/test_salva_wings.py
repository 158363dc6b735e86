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


def wish(position: Position) -> str:
    """What the first seat does."""
    view = position.view(0)
    return str(SteadyBot(Seeded(2)).decide(view, view.decisions()[0]))


def short_of_fuel(position: Position) -> Position:
    """All aircraft have fuel for one more step."""
    for unit in range(len(position.table.kind)):
        if position.rules.kinds.rows[position.table.kind[unit]].id in ("bomber", "fighter"):
            position.table.points[unit] = position.rules.pace
    return position


def test_aircraft_join_an_attack_or_strike_only_if_they_can_come_home() -> None:
    troops = [(0, "brod", "fighter"), (0, "brod", "infantry"), (0, "brod", "infantry"), (1, "hrad", "infantry")]
    assert wish(staged(troops)) == "attack hrad with fighter_1, infantry_2, infantry_3"
    assert wish(short_of_fuel(staged(troops))) == "attack hrad with infantry_2, infantry_3"
    air = [(0, "brod", "fighter"), (0, "brod", "fighter"), (1, "hrad", "fighter")]
    assert wish(staged(air)) == "strike hrad with fighter_1, fighter_2"
    assert wish(short_of_fuel(staged(air))) == "end_movement"


def test_fighters_alone_leave_soldiers_to_others() -> None:
    assert wish(staged([(0, "brod", "fighter"), (0, "brod", "fighter"), (1, "hrad", "infantry")])) == "end_movement"


def test_every_second_fighter_goes_with_a_bomber_where_others_have_fighters() -> None:
    troops = [(0, "brod", "bomber"), (0, "brod", "fighter"), (0, "brod", "fighter"), (1, "hrad", "tank")]
    assert wish(staged(troops)) == "move bomber_1 hrad"
    assert wish(staged([*troops, (1, "ves", "fighter")])) == "fly bomber_1:hrad, fighter_2:hrad"


def test_a_bomber_without_work_goes_to_a_guarded_base_where_there_is_some() -> None:
    foes = [(1, "hrad", "infantry")] * 3
    assert wish(staged([(0, "lhota", "bomber"), (0, "brod", "at_gun"), *foes])) == "move bomber_1 brod"
    assert wish(staged([(0, "lhota", "bomber"), (0, "bor", "at_gun"), *foes])) != "move bomber_1 brod"
