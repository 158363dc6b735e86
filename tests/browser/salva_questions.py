"""For each question of the later chapters of Salva a position in which it is asked, and the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from tests.maps.drawn import BAY, LONG_COAST, RING_OF_FIVE
from tests.salva.allies import OWNERS as CIRCLE
from tests.salva.allies import SHORES, agreed, hand_over, skip
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.test_sightings import AIR, FIELDS, OWNERS, bomber
from velmoci.kernel.chance import Scripted
from velmoci.salva.units import standard_kinds

TWO: Final = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 1, "g": 1}
THREE: Final = {"a": 0, "b": 0, "c": 0, "d": 1, "e": 1, "f": 2, "g": 2}


def board(
    *chapters: str,
    owners: Mapping[str, int] = TWO,
    seats: int = 2,
    fields: Mapping[str, Sequence[str]] = LONG_COAST,
    marks: Mapping[str, Mapping[str, object]] | None = None,
    **options: Any,
) -> Scene:
    """A scene with the usual unit table, as a server knows it."""
    sea = [field for field in ("s", "t", "u") if field in fields]
    more, given = list(chapters), dict(options)
    if seats > 2:
        more += ["multiplayer", "priorities"]
        sides = " ".join(f"side_{seat + 1}" for seat in range(seats))
        given |= {"rounds": 20, "priorities": sides}
    made = Scene(more, owners, marks, given, seats, fields, sea, units=standard_kinds())
    return made.begin()


def artillery_stance() -> Scene:
    scene = board("artillery", "fortresses")
    scene.army(0, "c", "gun gun")
    scene.army(1, "d", "infantry tank")
    scene.order(0, "end_movement")
    return scene


def hold_window() -> Scene:
    scene = board("artillery")
    scene.army(0, "c", "gun gun")
    scene.army(1, "d", "infantry infantry")
    column = scene.position.table.unit_columns[scene.rules.unit_column("aims_at")]
    for gun in ("gun_1", "gun_2"):
        column[scene.unit(gun)] = scene.rules.board.index["d"]
    scene.order(0, "fire_at d with gun_1>infantry_3, gun_2>infantry_4")
    return scene


def forced_rolls() -> Scene:
    scene = board("repair_prevention", "statistical_destruction")
    scene.army(1, "d", "tank tank")
    scene.position.table.damage[scene.unit("tank_1")] = 18
    scene.order(0, "hold_unit tank_1")
    scene.order(0, "end_movement")
    return scene


def counter_move() -> Scene:
    scene = board("air")
    scene.army(0, "c", "bomber bomber fighter")
    scene.army(1, "e", "fighter fighter")
    scene.order(0, "fly bomber_1:d, bomber_2:d, fighter_3:d")
    return scene


def escorts() -> Scene:
    scene = counter_move()
    scene.order(1, "intercept d with fighter_4, fighter_5")
    return scene


def helpers() -> Scene:
    scene = board("air", owners=THREE, seats=3)
    scene.army(0, "c", "bomber")
    scene.army(1, "e", "fighter")
    scene.army(2, "d", "fighter")
    scene.order(0, "move bomber_1 d")
    scene.order(1, "intercept d with fighter_2")
    scene.order(2, "join_battle")
    return scene


def join_counter() -> Scene:
    scene = board("air", owners=THREE, seats=3)
    scene.army(0, "c", "bomber bomber")
    scene.army(1, "d", "fighter")
    scene.army(2, "e", "fighter fighter")
    scene.order(0, "fly bomber_1:d, bomber_2:d")
    scene.order(1, "intercept d with fighter_3 inviting seat_3")
    return scene


def until(scene: Scene, *kinds: str) -> Scene:
    """Everybody does what the absent do, every roll a 3, until such a question is asked."""
    while scene.asked()[0][1] not in kinds:
        decision = next(one for one in scene.position.pending() if one.waits)
        order = decision.default()
        assert order is not None
        scene.position.apply(decision.seat, order, Scripted([3] * 20))
    return scene


def landing() -> Scene:
    scene = board("air")
    scene.army(0, "c", "bomber")
    scene.army(1, "d", "fighter fighter")
    scene.order(0, "move bomber_1 d")
    scene.order(1, "intercept d with fighter_2, fighter_3", [3])
    return until(scene, "landing")


def fighters_join() -> Scene:
    scene = board("air")
    scene.army(0, "d", "bomber fighter")
    scene.army(1, "d", "infantry fighter fighter")
    scene.order(0, "strike d with bomber_1, fighter_2")
    return scene


def refuelling() -> Scene:
    scene = board("air", marks={"c": {"airfield": 2}}, airfields="buildings")
    scene.army(0, "b", "bomber bomber fighter")
    scene.order(0, "fly bomber_1:c, bomber_2:c, fighter_3:c")
    scene.order(0, "end_movement")
    return scene


def reserve_choice() -> Scene:
    scene = board("air", delayed_ground_assault=True, simple_retreat=False)
    scene.army(0, "c", "tank infantry")
    scene.army(0, "d", "bomber bomber")
    scene.army(1, "d", "infantry infantry")
    scene.order(0, "assault d with bomber_3, bomber_4 later tank_1, infantry_2")
    return scene


def owing(points: int) -> Scene:
    """Seat 1 owes so much for a tank and an infantry, and has moved."""
    scene = board("upkeep")
    scene.army(0, "a", "tank infantry")
    due = scene.position.table.seat_columns[scene.rules.seat_column("upkeep_due")]
    due[0] = points * scene.rules.money
    scene.order(0, "end_movement")
    return scene


def upkeep_payment() -> Scene:
    return owing(2)


def must_dissolve() -> Scene:
    return owing(9)


def upkeep_update() -> Scene:
    scene = board("upkeep")
    scene.army(0, "a", "tank")
    scene.position.table.round, scene.position.table.turn = 6, 10
    slices, place = scene.position.table.slices, scene.rules.table_slice("upkeep")
    slices[place].load([2, 0, False])
    for seat, order in ((0, "end_movement"), (0, "end_production"), (1, "end_movement")):
        scene.order(seat, order)
    scene.order(1, "end_production", [6])
    return scene


def circle(*chapters: str) -> Scene:
    """Four allies around a ring."""
    return board("alliance", *chapters, owners=CIRCLE, seats=4, fields=RING_OF_FIVE)


def consent() -> Scene:
    scene = circle()
    scene.order(0, "cede a to seat_2")
    return scene


def joint_movement() -> Scene:
    """In the turn of seat 3, who commands it, the owner of a tank gives it orders."""
    scene = circle()
    hand_over(scene, (1, "b", "tank"), (2, "b", "infantry"))
    return scene


def next_active() -> Scene:
    scene = joint_movement()
    agreed(scene, 1, "move tank_1 c", 2)
    scene.order(1, "end_movement")
    scene.order(2, "end_movement")
    return until(scene, "next_active")


def sea_holder() -> Scene:
    scene = board("alliance", "naval", owners=SHORES, seats=4, fields=BAY)
    scene.army(1, "s", "cruiser")
    scene.army(0, "u", "cruiser")
    agreed(scene, 0, "move cruiser_2 s", 1)
    scene.army(2, "t", "cruiser")
    skip(scene, 3)
    agreed(scene, 2, "move cruiser_3 s", 1)
    skip(scene, 6)
    scene.order(1, "move cruiser_1 u")
    return scene


def joint_battle() -> Scene:
    """Tanks of two owners attack d, which a third one holds, in lines."""
    scene = circle("second_line")
    hand_over(scene, (1, "c", "tank"))
    scene.army(2, "c", "tank")
    scene.army(3, "d", "infantry infantry infantry")
    agreed(scene, 2, "attack d with tank_1, tank_2", 1, rolls=[])
    return scene


def joint_defender_salvo() -> Scene:
    return until(joint_battle(), "defender_salvo")


def joint_attacker_salvo() -> Scene:
    return until(joint_battle(), "attacker_salvo")


def parts_may_retreat() -> Scene:
    scene = board("retreat", simple_retreat=False)
    scene.army(0, "c", "tank tank")
    scene.army(1, "d", "infantry infantry")
    scene.order(0, "attack d with tank_1, tank_2", [3])
    return until(scene, "retreat_choice")


def guests_may_retreat() -> Scene:
    """Beside the field that a tank attacks are only fields of others, who would have to agree."""
    scene = board("alliance", owners={"a": 2, "b": 1, "c": 3, "d": 3, "e": 0}, seats=4, fields=RING_OF_FIVE)
    scene.army(0, "a", "tank")
    scene.army(1, "b", "tank infantry")
    scene.order(0, "attack b with tank_1", [3])
    return until(scene, "retreat_choice")


def hiding() -> HidingScene:
    return HidingScene(owners=TWO, fields=LONG_COAST, units=standard_kinds(), hideable_kinds="at_gun")


def token_relocation() -> Scene:
    """A false token lies alone on the field that is attacked."""
    scene = hiding()
    true, false, _ = scene.hidden(1, "d", "at_gun")
    scene.lay(true, "e")
    scene.lay(false, "f")
    return until(stormed(scene), "token_relocation")


def token_ratio() -> Scene:
    """A true token is attacked; two false ones of two guns have to leave."""
    scene = hiding()
    for field in ("d", "e"):
        scene.hidden(1, field, "at_gun")
    return until(stormed(scene), "token_ratio")


def prove_destruction() -> Scene:
    """Beside tokens of a gun infantry stands surely, so that the dice fall before anybody is shown."""
    scene = hiding()
    scene.hidden(1, "d", "at_gun")
    scene.army(1, "d", "infantry")
    [tank] = scene.army(0, "c", "tank")
    scene.order(0, f"attack d with {tank}", [3])
    return scene


def sight() -> HidingScene:
    """A bomber comes over a sea where tokens of two lie."""
    scene = tokens_at_sea()
    scene.order(0, f"fly {bomber(scene)}:t")
    return scene


def sight_order() -> HidingScene:
    """Somebody's submarine lies there too, so its owner says who is asked first."""
    scene = tokens_at_sea()
    scene.army(1, "t", "submarine")
    scene.order(0, f"fly {bomber(scene)}:t")
    return scene


def tokens_at_sea() -> HidingScene:
    order = "side_1 side_2 side_3"
    scene = HidingScene(
        *AIR, "priorities", seats=3, owners=OWNERS, fields=FIELDS, units=standard_kinds(), hideable_kinds="destroyer",
        rounds=20, priorities=order,
    )  # fmt: skip
    for seat in (1, 2):
        *_, third = scene.hidden(seat, "t", "destroyer")
        scene.lay(third, "u")
    return scene


def stormed(scene: Scene) -> Scene:
    """A tank attacks the field of the tokens."""
    [tank] = scene.army(0, "c", "tank")
    scene.order(0, f"attack d with {tank}")
    return scene


ASKED: Final[dict[str, tuple[Callable[[], Scene], int, str]]] = {
    "artillery_stance": (artillery_stance, 0, ""),
    "consent": (consent, 1, ""),
    "counter_move": (counter_move, 1, ""),
    "escorts": (escorts, 0, ""),
    "fighters_join": (fighters_join, 1, ""),
    "forced_rolls": (forced_rolls, 0, ""),
    "helpers": (helpers, 0, ""),
    "hold_window": (hold_window, 0, ""),
    "join_counter": (join_counter, 2, ""),
    "joint_attacker_salvo": (joint_attacker_salvo, 2, "attacker_salvo"),
    "joint_defender_salvo": (joint_defender_salvo, 3, "defender_salvo"),
    "joint_movement": (joint_movement, 1, "movement"),
    "landing": (landing, 1, ""),
    "next_active": (next_active, 1, ""),
    "parts_may_retreat": (parts_may_retreat, 0, "retreat_choice"),
    "prove_destruction": (prove_destruction, 1, ""),
    "refuelling": (refuelling, 0, ""),
    "reserve_choice": (reserve_choice, 0, ""),
    "sea_holder": (sea_holder, 1, ""),
    "sight": (sight, 1, ""),
    "sight_order": (sight_order, 1, ""),
    "token_ratio": (token_ratio, 1, ""),
    "token_relocation": (token_relocation, 1, ""),
    "upkeep_payment": (upkeep_payment, 0, ""),
    "upkeep_update": (upkeep_update, 0, ""),
}
"""By the name of the step: its position, the seat that is asked, and, where the step took the place of another, by
which name the question is known."""


def all_arms() -> Scene:
    """Movement with every sort of unit: stances, transports, fortresses and ships that are being built, upkeep."""
    scene = board(
        "naval", "artillery", "air", "fortresses", "specialised", "upkeep", "capital_ships", "land_transport",
        "half_units", "factories", "strategic_bombing",
    )  # fmt: skip
    scene.army(0, "c", "gun heavy_tank bomber fighter infantry land_transport")
    scene.army(0, "b", "fort", finished=False)
    scene.army(1, "d", "infantry gun")
    columns, rules = scene.position.table.unit_columns, scene.rules
    columns[rules.unit_column("aims_at")][scene.unit("gun_1")] = rules.board.index["d"]
    columns[rules.unit_column("aims_at")][scene.unit("gun_9")] = rules.board.index["c"]
    scene.order(0, "load infantry_5 on land_transport_6")
    [ship] = scene.army(0, "c", "battleship", finished=False)
    columns[rules.unit_column("harbour")][scene.unit(ship)] = rules.board.index["s"]
    columns[rules.unit_column("paid")][scene.unit(ship)] = 2 * rules.money
    columns[rules.unit_column("missing")][scene.unit(ship)] = rules.money
    return scene


def full_shop() -> Scene:
    """Production with every sort of unit, fortresses that can be rushed and ships that can be paid in parts."""
    scene = board(
        "naval", "artillery", "fortresses", "specialised", "upkeep", "capital_ships", "expensive_units", "cheap_units",
        "factories",
    )  # fmt: skip
    scene.army(0, "c", "infantry gun")
    scene.order(0, "end_movement")
    return until(scene, "production")
