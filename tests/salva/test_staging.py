"""Positions made to measure, for whoever wants one fight and not the way to it."""

import pytest

from tests.clause import clause
from tests.trust.salva.invariants import check_position
from velmoci.kernel.chance import Scripted, Seeded
from velmoci.salva.library import NOTATION, scenario_rulebook
from velmoci.salva.position import Position
from velmoci.salva.staging import battle_position, staged_position


def where(position: Position) -> list[tuple[str, int, str]]:
    """Every unit with its owner and field."""
    table, rules = position.table, position.rules
    units = sorted(table.units_of(0) + table.units_of(1), key=lambda unit: int(table.number[unit]))
    return [
        (rules.kinds.rows[table.kind[u]].id, int(table.unit_owner[u]), rules.board.ids[table.place[u]]) for u in units
    ]


@pytest.mark.parametrize("seats", [(0, 1), (1, 0)])
def test_a_position_begins_with_a_battle(seats: tuple[int, int]) -> None:
    rulebook = scenario_rulebook("border_war")
    attackers = [("lhota", "tank"), ("lhota", "tank")]
    position = battle_position(rulebook, Seeded(1), "brod", attackers, ["infantry"], seats)
    check_position(position)
    assert where(position) == [("tank", seats[0], "brod")] * 2 + [("infantry", seats[1], "brod")]
    battle = position.table.battle
    assert battle is not None
    assert (list(battle.seat), [int(side) for side in battle.side]) == (list(seats), [0, 0, 1])
    assert [(decision.seat, decision.kind) for decision in position.pending()] == [(seats[1], "defender_salvo")]


def test_an_army_is_staged_on_land_at_sea_in_harbours_and_aboard() -> None:
    rulebook = scenario_rulebook("island_landing")
    board = staged_position(rulebook, Seeded(1), 0, {}, []).rules.board
    land = next(field for field in board.land if any(not board.is_land(near) for near in board.neighbours[field]))
    sea = next(field for field in board.neighbours[land] if not board.is_land(field))
    shore, water = board.ids[land], board.ids[sea]
    troops = [
        (1, shore, "infantry"), (1, f"{shore}/{water}", "cruiser"), (0, water, "transport_ship"), (0, water, "tank"),
    ]  # fmt: skip
    position = staged_position(rulebook, Seeded(1), 0, {shore: 1}, troops)
    check_position(position)
    assert where(position) == [
        ("infantry", 1, shore), ("cruiser", 1, shore), ("transport_ship", 0, water), ("tank", 0, water)
    ]  # fmt: skip
    names = [menu.kind for menu in position.pending()[0].menus()]
    assert {"move", "attack"} <= set(names)
    neutral = staged_position(rulebook, Seeded(1), 0, {shore: None}, [])
    assert neutral.table.owner[land] == -1


@clause("SA-minimal-55")
def test_the_damage_that_a_battle_left_is_told_when_it_is_repaired() -> None:
    attackers = [("lhota", "tank"), ("lhota", "tank"), ("lhota", "tank")]
    position = battle_position(scenario_rulebook("border_war"), Seeded(1), "brod", attackers, ["tank"])
    events = position.apply(1, NOTATION.parse("fire tank_4 tank_1"), Scripted([]))
    assert "repaired" not in [event.seen_by_all().sentence for event in events]
    before = {unit["unit"]: unit["damage"] for unit in position.public_json()["units"]}  # type: ignore[attr-defined]
    position.apply(0, NOTATION.parse("fight_on"), Scripted([3]))
    events = position.apply(0, NOTATION.parse("fire_by_plan focus for battle"), Scripted([3]))
    while position.table.battle is not None:
        events = position.apply(1, NOTATION.parse("hold_fire"), Scripted([3, 3]))
    (told,) = [event.seen_by_all().values for event in events if event.seen_by_all().sentence == "repaired"]
    assert told == {"units": [f"tank_1: {before['tank_1']}"]}
    assert before["tank_1"] != "0"
