"""Giving up (SA-goals2-11, 13, SA-placement-14), told event by event."""

import pytest

from tests.clause import clause
from tests.salva.scenes import Scene
from tests.salva.test_air_strategic_bombing import raid

HELD = {"event": "field-held", "field": "b"}
TAKEN = [
    {"event": "battle-decided", "verdict": "conquest", "clause": "SA-minimal-57"},
    {"event": "conquered", "power": "seat_1", "field": "b"},
]
LOST = {"event": "battle-decided", "verdict": "forced_retreat", "clause": "SA-minimal-57"}


def resigned(seat: int) -> dict[str, object]:
    return {"event": "resigned", "power": f"seat_{seat + 1}"}


def won(seat: int) -> dict[str, object]:
    return {"event": "game-over", "reason": "elimination", "winners": [f"seat_{seat + 1}"]}


def events(scene: Scene) -> list[dict[str, object]]:
    """What the last order made happen."""
    return [event.seen_by_all().to_json() for event in scene.events]


def damaged(seats: int) -> Scene:
    """A tank of seat 1 and two infantry of seat 2 fight for b; the defender is to fire for the second time."""
    owners = {"a": 0, "b": 1, "c": 1, "d": seats - 1}
    scene = Scene(["multiplayer"] if seats == 3 else [], seats=seats, owners=owners)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf inf")
    scene.order(0, "attack b with tank_1", [3])
    scene.order(1, "salvo inf_2>tank_1")
    scene.order(0, "fight_on", [3])
    scene.order(0, "fire tank_1 inf_2", [3])
    return scene


def stranded(seats: int, attackers: str, beside: int) -> Scene:
    """A tank and supplies fight for b, and the tank has fallen; somebody owns c, on the other side."""
    owners = {"a": 0, "b": 1, "c": beside, "d": seats - 1}
    scene = Scene(["factories", *(["multiplayer"] if seats == 3 else [])], seats=seats, owners=owners)
    names = scene.army(0, "a", attackers)
    scene.army(1, "b", "inf inf")
    tank = next(name for name in names if name.startswith("tank"))
    scene.position.table.damage[scene.unit(tank)] = 35
    scene.order(0, f"attack b with {', '.join(names)}", [6])
    scene.order(1, f"fire inf_3 {tank}")
    return scene


@clause("SA-goals2-11", "SA-placement-14")
def test_resigning_is_always_offered_and_told() -> None:
    scene = Scene().begin()
    for seat in (0, 1):
        assert [str(order) for order in scene.position.asides(seat)[0]] == ["resign"]
    scene.order(1, "resign")
    assert events(scene) == [resigned(1), won(0)]


@clause("SA-placement-14", "SA-goals2-11")
@pytest.mark.parametrize("mode", ["alternating", "blind"])
def test_whoever_resigns_while_armies_are_placed_has_placed_all_that_he_will(mode: str) -> None:
    options = {"placement_mode": mode}
    scene = Scene(["multiplayer"], {"a": 0, "b": 1, "c": 2}, seats=3, allotments=[2, 2, 2], options=options).begin()
    scene.order(0, "resign")
    powers = scene.position.public_json()["powers"]
    assert isinstance(powers, list)
    assert [power["has_placed"] for power in powers] == [True, False, False]
    assert {seat for seat, _ in scene.asked()} == ({1} if mode == "alternating" else {1, 2})


@clause("SA-goals2-13")
def test_a_battle_goes_on_when_somebody_else_resigns() -> None:
    scene = damaged(3)
    before = scene.position.public_json()["battle"]
    scene.order(2, "resign")
    assert events(scene) == [resigned(2)]
    assert scene.position.public_json()["battle"] == before
    assert scene.asked() == [(1, "defender_salvo")]
    assert scene.owner("d") is None


@clause("SA-goals2-13", "SA-minimal-63")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_field_is_held_once_when_the_attacker_resigns(seats: int) -> None:
    scene = damaged(seats)
    scene.order(0, "resign")
    last = won(1) if seats == 2 else {"event": "turn-begins", "power": "seat_2"}
    assert events(scene) == [resigned(0), HELD, {"event": "repaired", "units": ["inf_2: 2"]}, last]
    assert (scene.owner("a"), scene.owner("b"), scene.lives("tank_1")) == (None, 1, False)
    assert scene.asked() == ([] if seats == 2 else [(1, "movement")])


@clause("SA-goals2-13", "SA-minimal-62")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_field_is_taken_once_when_the_defender_resigns(seats: int) -> None:
    scene = damaged(seats)
    scene.order(1, "resign")
    repaired = {"event": "repaired", "units": ["tank_1: 1/2"]}
    assert events(scene) == [resigned(1), *TAKEN, repaired, *([won(0)] if seats == 2 else [])]
    assert (scene.owner("b"), scene.owner("c"), scene.place("tank_1")) == (0, None, "b")
    assert scene.asked() == ([] if seats == 2 else [(0, "movement")])
    assert [scene.lives(name) for name in ("inf_2", "inf_3")] == [False, False]


ATTACKERS = [("tank cargo", "cargo_2"), ("cargo tank", "cargo_1")]


@clause("SA-goals2-13", "SA-minimal-64", "SA-minimal-67")
@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize(("attackers", "name"), ATTACKERS)
def test_supplies_leave_the_field_of_whoever_resigns_by_the_only_way(seats: int, attackers: str, name: str) -> None:
    scene = stranded(seats, attackers, 1)
    scene.order(1, "resign")
    assert events(scene) == [
        resigned(1), LOST, {"event": "withdrew", "unit": name, "field": "a"}, HELD, *([won(0)] if seats == 2 else [])
    ]  # fmt: skip
    assert (scene.place(name), scene.owner("b"), scene.position.table.battle) == ("a", None, None)
    assert scene.asked() == ([] if seats == 2 else [(0, "movement")])


@clause("SA-goals2-13", "SA-minimal-64", "SA-minimal-67")
@pytest.mark.parametrize(("attackers", "name"), ATTACKERS)
def test_where_there_are_two_ways_out_the_attacker_is_asked_while_the_game_goes_on(attackers: str, name: str) -> None:
    scene = stranded(3, attackers, 0)
    scene.order(1, "resign")
    assert events(scene) == [resigned(1), LOST]
    assert scene.asked() == [(0, "retreat_to")]
    battle = scene.position.public_json()["battle"]
    assert isinstance(battle, dict)
    assert (battle["firing"], [fighter["unit"] for fighter in battle["fighters"]]) == (None, [name])
    scene.order(0, f"retreat_to {name} c")
    assert events(scene) == [{"event": "withdrew", "unit": name, "field": "c"}, HELD]
    last = stranded(2, attackers, 0)
    last.order(1, "resign")
    assert events(last) == [resigned(1), LOST, {"event": "withdrew", "unit": name, "field": "a"}, HELD, won(0)]


@clause("SA-goals2-13", "SA-invasion-12")
def test_supplies_that_landed_are_lost_where_nobody_can_take_the_field_any_more() -> None:
    scene = Scene(["naval", "factories"]).begin()
    scene.army(0, "s", "tra inf cargo")
    scene.army(1, "b", "inf inf")
    table = scene.position.table
    for name in ("inf_2", "cargo_3"):
        table.unit_columns[scene.rules.unit_column("aboard")][scene.unit(name)] = scene.unit("tra_1")
    table.damage[scene.unit("inf_2")] = 35
    scene.order(0, "attack b with inf_2, cargo_3")
    scene.order(1, "pick inf_4", [6])
    scene.order(1, "fire inf_4 inf_2", [3])
    scene.order(1, "resign")
    assert events(scene) == [resigned(1), LOST, {"event": "lost-in-retreat", "unit": "cargo_3"}, HELD, won(0)]
    assert not scene.lives("cargo_3")


@clause("SA-goals2-13", "SA-minimal-64")
@pytest.mark.parametrize("foes", ["", "infantry"])
def test_bombers_leave_the_town_of_one_who_gives_up(foes: str) -> None:
    """Over a factory a battle goes on without a defender, but not over one that is nobody's."""
    scene = raid("bomber", foes, "multiplayer", owners={"a": 0, "b": 1, "c": 2, "d": 1}, seats=3)
    scene.army(2, "c", "infantry")
    scene.order(0, "strike b with bomber_1", [3])
    scene.order(1, "resign")
    verdict = {"event": "battle-decided", "verdict": "forced_retreat", "clause": "SA-goals2-13"}
    assert events(scene)[:2] == [resigned(1), verdict]
    assert scene.position.table.battle is None
    assert scene.asked() == [(0, "movement")]
    assert scene.position.table.owner[scene.rules.board.index["b"]] == -1
    assert scene.position.table.place[scene.unit("bomber_1")] == scene.rules.board.index["b"]
