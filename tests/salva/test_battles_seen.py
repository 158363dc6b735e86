"""What each seat sees of a battle: fighters that are shown to some are no part of what the others see."""

from tests.clause import clause
from tests.salva.fog import FOGGY, fight_in_the_fog
from tests.salva.scenes import Scene, reloaded
from velmoci.salva.agenda import EVERYBODY
from velmoci.salva.base.battle_setup import come_late
from velmoci.salva.battle import DEFENDER, Battle
from velmoci.salva.position import Position
from velmoci.salva.state import NOBODY
from velmoci.salva.storage import dump_battle

OWNERS = {"a": 0, "b": 1, "c": 1, "d": 2}
BOTH = 0b011
"""The first two seats."""


def battle_of_three() -> tuple[Scene, Battle]:
    """A tank attacks infantry and a gun; that the gun takes part only those two see who fight."""
    scene = Scene(["fog"], owners=OWNERS, seats=3, library=FOGGY).begin()
    scene.army(0, "a", "tank")
    scene.army(1, "b", "inf atg")
    scene.army(2, "d", "tank")
    scene.order(0, "attack b with tank_1", [3])
    return scene, fight_in_the_fog(scene, [EVERYBODY, EVERYBODY, BOTH])


def seen(position: Position, seat: int) -> Battle:
    battle = position.view(seat).sight.table.battle
    assert battle is not None
    return battle


def test_where_everybody_sees_everybody_the_battle_is_shown_as_it_is() -> None:
    scene, battle = battle_of_three()
    fight_in_the_fog(scene, [])
    table = scene.position.table
    assert table.seen_by(2) is table.seen_by(-1) is table
    assert battle.seen_by(-1) is battle
    assert "watchers" not in dump_battle(battle)


def test_whoever_does_not_see_a_fighter_sees_a_battle_without_it() -> None:
    scene, battle = battle_of_three()
    position = scene.position
    assert battle.seen_by(0) is battle.seen_by(1) is battle
    for seat in (2, -1):
        other = seen(position, seat)
        assert [int(unit) for unit in other.unit] == [0, 1]
        assert [row.kind.id for row in other.rows] == ["tank", "inf"]
        assert [int(row) for row in other.row] == [0, 1]
        assert (other.split, other.ranks(0), other.ranks(1)) == (1, (0, 1), (1, 2))
        assert [other.rate(0, 1, 0) * battle.base, other.rate(1, 0, 0) * battle.base] == [
            battle.rate(0, 1, 0) * other.base,
            battle.rate(1, 0, 0) * other.base,
        ]
        assert (len(other.rates), list(other.armed), len(other.reach)) == (4, [1, 1], 2)
        assert len(other.harm) == len(other.cover) == len(other.watchers) + 2 == 2
    assert seen(position, 0).count() == seen(position, 1).count() == 3
    assert position.sight(2).table.battle is not battle
    assert position.sight(0).table.battle is battle


@clause("SA-conv-4")
def test_only_those_who_see_a_fighter_are_told_of_it() -> None:
    scene, _ = battle_of_three()
    told = [[row["unit"] for row in scene.position.public_json()["battle"]["fighters"]]]  # type: ignore[index]
    assert told == [["tank_1", "inf_2"]]
    own = [scene.position.own_json(seat).get("fighters") for seat in range(3)]
    assert own[2] is None
    assert own[0] == own[1]
    assert [row["unit"] for row in own[0]] == ["tank_1", "inf_2", "atg_3"]  # type: ignore[attr-defined]


def test_a_view_is_the_same_whatever_fights_unseen() -> None:
    """Also the harm of the others is counted in parts that tell nothing of it."""
    scene, battle = battle_of_three()
    other, rival = battle_of_three()
    rival.harm, rival.harm_den = [part * 5 for part in rival.harm], rival.harm_den * 5
    rival.harm[2] = 7
    rival.line[2] = 2
    views = [one.position.view(2).dump() for one in (scene, other)]
    assert views[0] == views[1]
    assert scene.position.view(0).dump() != other.position.view(0).dump()
    assert battle.seen_by(2).harm_den == 6


def test_a_fighter_is_opened_to_all() -> None:
    scene, battle = battle_of_three()
    shared = battle.watchers
    battle.opens(2)
    assert seen(scene.position, 2).count() == 3
    assert list(shared) == [-1, -1, BOTH]
    fight_in_the_fog(scene, [])
    battle.opens(2)
    assert len(battle.watchers) == 0


def test_who_sees_whom_is_copied_and_saved() -> None:
    scene, battle = battle_of_three()
    assert list(battle.copy().watchers) == [-1, -1, BOTH]
    twin = reloaded(scene.position, scene.position.dump())
    assert twin.dump() == scene.position.dump()
    assert seen(twin, 2).count() == 2


def test_a_shooter_keeps_its_place_and_is_nobody_where_it_is_not_seen() -> None:
    scene, battle = battle_of_three()
    battle.shooter = 2
    fight_in_the_fog(scene, [BOTH, EVERYBODY, EVERYBODY])
    assert battle.seen_by(2).shooter == 1
    assert battle.seen_by(2).split == 0
    fight_in_the_fog(scene, [EVERYBODY, EVERYBODY, BOTH])
    assert battle.seen_by(2).shooter == -1


def test_everybody_sees_who_comes_late() -> None:
    scene, battle = battle_of_three()
    unit = scene.unit(scene.army(1, "b", "inf")[0])
    fighter = come_late(scene.position, battle, unit, DEFENDER, NOBODY)
    assert [int(seats) for seats in battle.watchers][fighter] == EVERYBODY
    assert unit in [int(one) for one in seen(scene.position, 2).unit]
