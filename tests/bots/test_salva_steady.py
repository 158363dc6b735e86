"""Salva: what the steady bot does in plain situations."""

import pytest

from tests.maps.drawn import STRAIT, row
from tests.salva.allies import allies
from tests.salva.goal_scenes import GoalScene
from tests.salva.scenes import Scene
from tests.salva.test_landing import load
from tests.salva.test_naval import moor
from velmoci.bots.salva.armies import Quartermaster, sheltered
from velmoci.bots.salva.courage import courage
from velmoci.bots.salva.steady import SteadyBot
from velmoci.bots.salva.worth import Outlook
from velmoci.kernel.chance import Seeded
from velmoci.kernel.order import Begin
from velmoci.kernel.resources import read_text
from velmoci.salva.library import scenario_rulebook
from velmoci.salva.position import new_position
from velmoci.salva.units import standard_kinds

SUBMARINES = ["naval", "second_line", "submarines"]
ROW = row("abcd")
"""Four land fields in a row."""
"""Two shores and the sea between them."""


def wish(scene: Scene, seat: int = 0, seed: int = 1) -> str:
    """What the bot orders now, as it is written."""
    view = scene.position.view(seat)
    decision = next(decision for decision in view.decisions() if decision.seat == seat)
    order = SteadyBot(Seeded(seed)).decide(view, decision)
    assert order is not None
    return str(order)


def turn(scene: Scene, seat: int = 0) -> list[str]:
    """All that the bot orders in a movement phase without battles."""
    orders: list[str] = []
    while not orders or orders[-1] != "end_movement":
        orders.append(wish(scene, seat))
        scene.order(seat, orders[-1])
    return orders


def land(owners: dict[str, int], chapters: tuple[str, ...] = (), **options: object) -> Scene:
    rolls = [1, 1, 1] if "political_fields" in chapters else []
    return Scene(list(chapters), owners=owners, fields=ROW, sea=(), options=options).begin(rolls)


def strait(chapters: tuple[str, ...] = ("naval", "second_line")) -> Scene:
    return Scene(list(chapters), owners={"a": 0, "b": 1}, fields=STRAIT, sea=("s",)).begin()


def test_it_attacks_when_the_odds_are_good() -> None:
    scene = land({"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "b", "tank tank tank")
    scene.army(1, "c", "inf")
    assert wish(scene).startswith("attack c with ")


def test_it_does_not_attack_when_they_are_bad() -> None:
    scene = land({"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "b", "inf")
    scene.army(1, "c", "tank tank")
    assert wish(scene) == "end_movement"


def test_it_takes_an_empty_field_with_one_unit() -> None:
    scene = land({"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(0, "b", "inf inf")
    assert wish(scene) in ("attack c with inf_1", "attack c with inf_2")


def test_it_keeps_a_garrison_where_somebody_can_come() -> None:
    scene = land({"a": 0, "b": 1, "c": 0, "d": 1})
    scene.army(0, "c", "inf inf")
    scene.army(1, "b", "tank tank")
    assert turn(scene)[-2:] != ["attack d with inf_1, inf_2", "end_movement"]
    assert any(scene.place(name) == "c" for name in ("inf_1", "inf_2"))


def test_it_leads_units_to_the_front() -> None:
    scene = land({"a": 0, "b": 0, "c": 0, "d": 1})
    scene.army(0, "a", "tank")
    scene.army(1, "d", "tank tank tank")
    assert turn(scene) == ["move tank_1 b c", "end_movement"]


def test_it_goes_for_the_key_fields_of_a_blitz() -> None:
    fields = {"a": ["b", "c"], "b": [], "c": []}
    for key, other in (("b", "c"), ("c", "b")):
        scene = Scene(
            owners={"a": 0, "b": 1, "c": 1},
            fields=fields,
            sea=(),
            options={"goal": "blitz", "rounds": 6, "blitz_objective": "key_fields", "key_fields": key, "key_count": 1},
        ).begin()
        scene.army(0, "a", "tank")
        assert wish(scene) == f"attack {key} with tank_1", other


def test_it_retreats_from_a_lost_battle_and_fights_on_in_a_good_one() -> None:
    for mine, others, answer in (("tank tank", "inf", "fight_on"), ("inf", "tank tank", "retreat")):
        scene = land({"a": 0, "b": 0, "c": 1, "d": 1})
        names = scene.army(0, "b", mine)
        scene.army(1, "c", others)
        scene.order(0, f"attack c with {', '.join(names)}", [3])
        scene.order(1, "hold_fire")
        assert wish(scene) == answer


def test_it_buys_what_stops_the_army_that_threatens_a_field() -> None:
    scene = land({"a": 0, "b": 0, "c": 1, "d": 1})
    scene.army(1, "c", "tank tank")
    scene.order(0, "end_movement")
    assert wish(scene) == "buy atg b"


def test_it_builds_what_cannot_move_only_where_somebody_can_come() -> None:
    kinds = standard_kinds()
    scene = Scene(["fortresses"], owners={"a": 0, "b": 0, "c": 1, "d": 1}, units=kinds)
    scene.army(0, "b", "infantry")
    scene.army(1, "c", "infantry infantry infantry infantry infantry infantry")
    scene.order(0, "end_movement")
    steady = Quartermaster(Outlook(scene.position.view(0).sight, Seeded(1)))
    assert steady.value("fort", "b") > 0.0
    assert steady.value("fort", "a") == 0.0, "nobody can come there"
    assert steady.value("flak_fort", "b") == 0.0, "there is nothing to shoot at"
    assert steady.value("rushed_fort", "b") == 0.0
    scene.army(0, "b", "fort fort fort", finished=False)
    assert Quartermaster(Outlook(scene.position.view(0).sight, Seeded(1))).value("fort", "b") == 0.0, "three are enough"


def test_a_choke_point_is_a_field_over_which_alone_others_come_to_some() -> None:
    scene = land({"a": 0, "b": 0, "c": 0, "d": 1})
    outlook, index = Outlook(scene.position.view(0).sight, Seeded(1)), scene.rules.board.index
    assert [sheltered(outlook, index[field]) for field in "abc"] == [0, 1, 2]
    ring = allies(owners={"a": 0, "b": 0, "c": 0, "d": 1, "e": 2})
    assert sheltered(Outlook(ring.position.view(0).sight, Seeded(1)), ring.rules.board.index["c"]) == 0


def test_it_buys_transports_where_the_war_is_overseas_and_nowhere_else() -> None:
    scene = strait()
    scene.army(0, "a", "inf inf inf inf")
    scene.order(0, "end_movement")
    assert wish(scene) == "buy tra a/s"
    scene = land({"a": 0, "b": 0, "c": 1, "d": 1}, ("naval",))
    scene.army(0, "a", "inf inf inf inf")
    scene.order(0, "end_movement")
    assert not wish(scene).startswith("buy tra")


def test_troops_go_aboard_sail_and_land() -> None:
    scene = strait()
    moor(scene, 0, "a", "s", "tra")
    scene.army(0, "a", "inf inf inf")
    assert turn(scene)[:3] == ["embark inf_2 on tra_1", "embark inf_3 on tra_1", "move tra_1 s"]
    assert wish(scene_next(scene)) == "attack b with inf_2"


def test_troops_that_came_by_one_sea_do_not_go_aboard_for_another() -> None:
    scene = Scene(
        ["naval", "second_line"],
        owners={"a": 0, "b": 1},
        fields={"a": ["s", "t"], "s": ["b"], "t": [], "b": []},
        sea=("s", "t"),
    ).begin()
    moor(scene, 0, "a", "s", "tra")
    scene.army(0, "a", "inf inf")
    column = scene.position.table.unit_columns[scene.rules.unit_column("unloaded")]
    column[scene.unit("inf_2")] = scene.rules.board.index["t"]
    assert wish(scene) == "embark inf_3 on tra_1"
    column[scene.unit("inf_2")] = scene.rules.board.index["s"]
    assert wish(scene) == "embark inf_2 on tra_1"


def scene_next(scene: Scene) -> Scene:
    """The same seat's next movement phase, the other having done nothing."""
    while scene.asked() != [(0, "movement")]:
        seat, step = scene.asked()[0]
        scene.order(seat, "end_movement" if step == "movement" else "end_production")
    return scene


def test_troops_at_sea_land_where_they_win() -> None:
    scene = strait()
    scene.army(0, "s", "tra")
    load(scene, "tra_1", "tank tank")
    assert wish(scene) in ("attack b with tank_2", "attack b with tank_3")


def test_transports_stand_in_the_second_line() -> None:
    scene = Scene(SUBMARINES).begin()
    scene.army(0, "s", "cru cru")
    scene.army(1, "t", "cru tra")
    scene.order(0, "attack t with cru_1, cru_2")
    assert wish(scene, 1) == "lines tra_4 2"


def test_submarines_that_are_outgunned_dive_and_others_fight() -> None:
    for attackers, answer in (("des des", "lines sub_3 3"), ("cru tra", "lines")):
        scene = Scene(SUBMARINES).begin()
        names = scene.army(0, "s", attackers)
        scene.army(1, "t", "sub")
        scene.order(0, f"attack t with {', '.join(names)}")
        assert wish(scene, 1) == answer


@pytest.mark.parametrize(("hunters", "stance"), [("des des", "evade"), ("", "contest")])
def test_a_submarine_evades_where_hunters_can_come(hunters: str, stance: str) -> None:
    scene = Scene(SUBMARINES).begin()
    scene.army(0, "s", "sub")
    if hunters:
        scene.army(1, "t", hunters)
    column = scene.position.table.unit_columns[scene.rules.unit_column("stance")]
    column[scene.unit("sub_1")] = 0 if stance == "evade" else 1
    assert f"stance sub_1 {stance}" in turn(scene)


def test_transports_are_kept_out_of_battles() -> None:
    scene = Scene(SUBMARINES).begin()
    scene.army(0, "s", "cru cru cru tra")
    scene.army(1, "t", "cru")
    assert wish(scene).startswith("attack t with cru_1, cru_2")
    assert "tra_4" not in wish(scene)


def test_a_fleet_is_built_where_the_front_stands_still_and_a_rich_shore_is_weakly_held() -> None:
    for guards, answer in (("inf " * 8, "buy tra b/s"), ("inf", "buy ")):
        scene = Scene(
            ["naval"],
            owners={"a": 0, "b": 0, "c": 1, "d": 1},
            marks={"d": {"production": "3"}},
        ).begin()
        scene.army(0, "b", "inf inf inf inf inf inf inf inf")
        scene.army(1, "c", guards)
        scene.order(0, "end_movement")
        orders = [wish(scene)]
        scene.order(0, orders[0])
        if scene.asked() == [(0, "production")]:
            orders.append(wish(scene))
        assert any(order.startswith(answer) for order in orders), orders
        assert any(order.startswith("buy tra") for order in orders) == (answer == "buy tra b/s")


def three(fields: dict[str, list[str]], third: str) -> Scene:
    """Three players by one sea; the third has a field far from it."""
    sides = {"A": [name for name in fields if name in "ac"], "B": ["b"], "C": [third]}
    scene = GoalScene("priorities", sides, fields=fields, sea=("s",), chapters=["naval"], priorities="A B C", rounds=10)
    scene.army(2, third, "infantry infantry")
    return scene


@pytest.mark.parametrize(("guards", "wanted"), [("", 1), ("infantry", 0)])
def test_beside_a_war_on_land_one_transport_goes_to_an_open_shore(guards: str, wanted: int) -> None:
    scene = three({"a": ["d", "s"], "d": [], "s": ["b"], "b": []}, "d")
    scene.army(0, "a", "infantry infantry infantry infantry")
    scene.army(1, "b", guards)
    for have in range(2):
        master = Quartermaster(Outlook(scene.position.sight(0), Seeded(1)))
        assert master.count(True, False) == have
        assert (master.value("transport_ship", "a/s") > 0.0) == (wanted > have)
        moor(scene, 0, "a", "s", "transport_ship")


def test_an_empty_ship_fetches_troops_from_another_port() -> None:
    scene = three({"a": ["s"], "c": ["s"], "s": ["b"], "b": ["d"], "d": []}, "d")
    moor(scene, 0, "a", "s", "transport_ship")
    assert wish(scene) == "end_movement"
    scene.army(0, "c", "infantry infantry")
    assert wish(scene) == "move transport_ship_3 s"
    scene.order(0, "move transport_ship_3 s")
    scene.order(0, "end_movement")
    assert wish(scene_next(scene)) == "dock transport_ship_3 c"


def test_no_vehicle_is_wanted_at_sea() -> None:
    fields = {"a": ["b", "s"], "b": ["c"], "c": ["d"], "d": ["e"], "e": [], "s": []}
    owners = {"a": 0, "b": 0, "c": 0, "d": 0, "e": 1}
    chapters = ["naval", "land_transport"]
    scene = Scene(chapters, owners=owners, fields=fields, sea=("s",), units=standard_kinds()).begin()
    scene.army(0, "a", "infantry infantry infantry infantry infantry infantry")
    master = Quartermaster(Outlook(scene.position.sight(0), Seeded(1)))
    assert master.vehicle_value(scene.rules.board.index["a"]) > 0.0
    assert master.vehicle_value(scene.rules.board.index["s"]) == 0.0


def test_the_attacker_of_a_blitz_dares_more_in_the_last_round() -> None:
    scene = blitz()
    names = scene.army(0, "a", "inf inf")
    scene.army(1, "b", "inf inf")
    assert not wish(scene).startswith("attack b")
    scene.position.table.round = 6
    assert wish(scene) == f"attack b with {', '.join(names)}"
    scene.order(0, wish(scene), [3])
    scene.order(1, "hold_fire")
    assert wish(scene) == "fight_on"


def test_the_defender_of_a_blitz_must_take_back_what_would_decide_it() -> None:
    for owner in (0, 1):
        scene = blitz()
        scene.army(0, "b" if owner == 0 else "a", "inf inf")
        scene.army(1, "c", "inf inf")
        scene.give("b", owner)
        scene.order(0, "end_movement")
        if scene.asked() == [(0, "production")]:
            scene.order(0, "end_production")
        assert wish(scene, 1).startswith("attack b" if owner == 0 else "move inf_"), owner


def blitz() -> Scene:
    """One key field b between the attacker in a and the defender in c."""
    return Scene(
        owners={"a": 0, "b": 1, "c": 1},
        fields=row("abc"),
        sea=(),
        options={"goal": "blitz", "rounds": 6, "blitz_objective": "key_fields", "key_fields": "b", "key_count": 1},
    ).begin()


def test_whoever_falls_behind_in_points_dares_more_with_every_round() -> None:
    scene = Scene(["political_fields"], fields=ROW, sea=(), owners={"a": 0, "b": 0, "c": 1, "d": 1}).begin([1, 1, 1])
    ours = scene.position.sight(0)
    assert (courage(ours), courage(scene.position.sight(1))) == (0.0, 1 / 12)
    scene.position.table.seat_columns[scene.rules.seat_column("political_points")][1] = 90
    daring = []
    for number in (1, 6, 12):
        scene.position.table.round = number
        daring.append(courage(ours))
    assert daring == sorted(daring)
    assert daring[0] < daring[-1] == 1.0


def test_a_side_with_a_deadline_hurries_before_it_and_nobody_else_does() -> None:
    scene = land({"a": 0, "b": 0, "c": 1, "d": 1}, deadline_side="side_1", deadline_round=15)
    found = []
    for number in (1, 12, 14, 15):
        scene.position.table.round = number
        found.append(courage(scene.position.sight(0)))
        assert courage(scene.position.sight(1)) == 0.0
    assert found == pytest.approx([0.0, 0.0, 2 / 3, 1.0])


def test_it_raises_political_buildings_where_they_count() -> None:
    scene = Scene(
        ["factories", "political_buildings"],
        owners={"a": 0, "b": 0, "c": 1, "d": 1},
        marks={"a": {"production": "3"}},
        fields=ROW,
        sea=(),
        options={"rounds": 10, "factory_price": "1"},
    ).begin()
    scene.order(0, "end_movement")
    assert wish(scene) == "buy political_building a"


def test_it_does_not_end_a_game_for_points_before_it_is_ahead() -> None:
    scene = land({"a": 0, "b": 0, "c": 0, "d": 1}, ("political_fields",))
    scene.army(0, "c", "tank tank")
    assert not wish(scene).startswith("attack")
    scene.position.table.seat_columns[scene.rules.seat_column("political_points")][0] = 1
    assert wish(scene).startswith("attack d with ")


@pytest.mark.parametrize("mode", ["alternating", "blind"])
def test_who_starts_on_the_sea_brings_soldiers_along(mode: str) -> None:
    text = read_text("velmoci.salva", "scenarios/island_landing.toml")
    text = text.replace('fields = ["ostrov"]', 'fields = []\nsea = "zapadni"')
    text = text.replace('"les"]\n', '"les", "ostrov"]\n', 1)
    position = new_position(scenario_rulebook(text, None, {"placement_mode": mode}))
    chance = Seeded(1)
    position.apply(-1, Begin(), chance)
    while position.pending()[0].kind in ("placing", "sealing"):
        decision = position.pending()[0]
        order = SteadyBot(chance).decide(position.view(decision.seat), decision)
        assert order is not None
        position.apply(decision.seat, order, chance)
    kinds = [position.rules.kinds.rows[position.table.kind[unit]] for unit in position.table.units_of(0)]
    assert len([kind for kind in kinds if kind.can_take_land()]) >= 4
    assert position.table.is_living(0)
