"""Production on fields beside a formation: it waits on the card, joins, defends, is sent elsewhere or lost."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import (
    at,
    card,
    column,
    expose,
    files,
    land,
    left,
    menus,
    rows,
    token,
    told_card,
    units,
)
from tests.salva.scenes import Scene
from tests.salva.test_formation_production import pass_to_production, port
from velmoci.kernel.errors import Malformed
from velmoci.salva.forces import possibly, provably
from velmoci.salva.library import NOTATION
from velmoci.salva.rules import Rules
from velmoci.salva.state import State
from velmoci.salva.veils import Veil, Wanted

ORDER = "produce_near caesar c 1:tank, 2:inf, 3:tank"


def beside(truth: int = 1, **options: object) -> Scene:
    """A formation at b, in production; a, c and d are beside it, d is the other's."""
    scene = land(**options)
    scene.order(0, "found caesar b", [truth])
    scene.order(0, "end_movement")
    return scene


def next_turn(scene: Scene) -> None:
    """From production to the movement of the next turn."""
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")


@clause("SA-formation_neighbours-1", "SA-formation_neighbours-5", "R4-17")
def test_a_field_beside_the_formation_pays_for_every_row_and_is_named() -> None:
    scene = beside()
    assert scene.order(0, ORDER) == ["produced", "row-grows", "row-grows", "row-grows"]
    assert column(scene, "near_building") == ["tank", "inf", "tank"]
    assert (scene.purse("c"), scene.purse("b")) == ("0", "1")
    table, file = scene.position.table, files(scene)
    near = [int(table.unit_columns[file.near][unit]) for unit in file.all_units(table, card(scene))]
    assert near == [scene.rules.board.index["c"]] * 3
    marks: Any = scene.position.view(1).to_json()["marks"]
    expected = {"kind": "badge", "name": "formation_near", "field": "c", "power": "seat_1", "item": "caesar"}
    assert expected in marks
    there = possibly(scene.rules, table)
    assert [int(there.place[unit]) for unit in units_of(scene)] == near


def units_of(scene: Scene) -> list[int]:
    return files(scene).all_units(scene.position.table, card(scene))


@clause("SA-formation_neighbours-5")
def test_without_its_field_it_is_refused() -> None:
    scene = beside()
    wrong = scene.refusal(0, "produce_near caesar 1:tank, 2:tank, 3:tank")
    assert (wrong.code, wrong.clause) == ("no_field_named", "SA-formation_neighbours-5")
    assert scene.refused(0, "produce_near caesar") == "SA-formation_neighbours-5"
    order = NOTATION.from_json({"kind": "produce_near", "formation": "caesar", "armies": []})
    assert str(order) == "produce_near caesar"
    with pytest.raises(Malformed):
        NOTATION.from_json({"kind": "produce_near", "formation": "caesar", "spot": 7, "armies": []})


@clause("SA-formation_neighbours-1")
def test_only_own_neighbours_that_are_not_fresh_pay() -> None:
    scene = beside()
    assert scene.refusal(0, "produce_near caesar b 1:tank, 2:tank, 3:tank").code == "not_beside"
    wrong = scene.refusal(0, "produce_near caesar d 1:tank, 2:tank, 3:tank")
    assert (wrong.code, wrong.clause) == ("not_beside", "SA-formation_neighbours-1")
    at(scene, "c")
    assert scene.refusal(0, "produce_near caesar d 1:tank, 2:tank, 3:tank").code == "field_cannot_pay"
    at(scene, "b")
    scene.position.table.fresh[scene.rules.board.index["c"]] = 1
    wrong = scene.refusal(0, ORDER)
    assert (wrong.code, wrong.clause) == ("fresh_field", "SA-formation_neighbours-1")
    fields = {order.split()[2] for order in menus(scene)["produce_near"]}
    assert fields == {"a"}
    assert scene.refused(0, "produce_near victory a 1:tank") == "SA-formation_neighbours-1"
    wrong = scene.refusal(0, "produce_near caesar a 1:tank, 2:tank")
    assert (wrong.code, wrong.clause) == ("rows_differ", "SA-formation_production-2")


@clause("SA-formation_neighbours-2")
def test_whatever_is_begun_must_reach_every_token_once_it_is_finished() -> None:
    scene = beside()
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "b", "a")
    scene.order(0, "end_movement")
    wrong = scene.refusal(0, "produce_near caesar c 1:inf, 2:inf, 3:inf")
    assert (wrong.code, wrong.clause) == ("cannot_arrive", "SA-formation_neighbours-2")
    assert (wrong.values["item"], wrong.values["field"]) == ("inf", "a")
    scene.order(0, "produce_near caesar c 1:tank, 2:tank, 3:tank")


@clause("SA-formation_neighbours-3", "SA-formations-14", "TV4-14")
def test_it_is_finished_in_the_next_completion_and_joins_in_the_following_movement() -> None:
    scene = beside()
    scene.order(0, ORDER)
    next_turn(scene)
    assert column(scene, "near_building") == ["tank", "inf", "tank"]
    assert scene.refusal(0, "join_near caesar c").code == "nobody_waits"
    scene.order(0, "end_movement")
    assert column(scene, "near") == ["tank", "inf", "tank"]
    assert column(scene, "near_building") == ["", "", ""]
    assert "join_near" not in menus(scene)
    next_turn(scene)
    assert menus(scene)["join_near"] == ["join_near caesar c"]
    assert scene.order(0, "join_near caesar c") == ["joined-from-near"]
    assert (rows(scene), column(scene, "near")) == (["tank", "inf", "tank"], ["", "", ""])
    assert list(left(scene, units(scene, 0)[0]).values()) == [1]
    assert list(left(scene, units(scene, 1)[0]).values()) == [0]
    table, file = scene.position.table, files(scene)
    assert {int(table.unit_columns[file.near][unit]) for unit in units_of(scene)} == {-1}
    assert scene.refusal(0, f"move {token(scene)} a").code == "too_far"


@clause("SA-formation_neighbours-9", "R4-18")
def test_who_does_not_reach_all_tokens_waits_and_joins_later() -> None:
    scene = beside()
    scene.order(0, ORDER)
    next_turn(scene)
    at(scene, "a")
    scene.order(0, "end_movement")
    next_turn(scene)
    scene.order(0, "join_near caesar c")
    assert (rows(scene), column(scene, "near")) == (["tank", "", "tank"], ["", "inf", ""])
    wrong = scene.refusal(0, "join_near caesar c")
    assert (wrong.code, wrong.clause) == ("nobody_arrives", "SA-formation_neighbours-9")
    assert "join_near" not in menus(scene)
    at(scene, "b")
    scene.order(0, "join_near caesar c")
    assert column(scene, "near") == ["", "", ""]


@clause("SA-formation_neighbours-9", "R4-18")
def test_who_comes_later_in_a_row_joins_though_one_before_him_has_to_wait() -> None:
    scene = beside(base_productivity="2")
    scene.order(0, "produce_near caesar c 1:inf, 1:tank, 2:tank:2, 3:inf:2")
    next_turn(scene)
    at(scene, "a")
    scene.order(0, "end_movement")
    next_turn(scene)
    scene.order(0, "join_near caesar c")
    assert (rows(scene), column(scene, "near")) == (["tank", "tank tank", ""], ["inf", "", "inf inf"])


class Listener(Veil):
    """A toy: hears who has joined a formation."""

    name = "listener"

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.heard: list[list[int]] = []

    def joined(self, state: State, units: list[int]) -> None:
        self.heard.append(units)


@clause("SA-formation_neighbours-3")
def test_who_joins_where_the_formation_is_spends_nothing_and_chapters_hear_of_it() -> None:
    scene = beside()
    scene.order(0, ORDER)
    pass_to_production(scene)
    next_turn(scene)
    at(scene, "c")
    listener = Listener(scene.rules)
    scene.rules.veils.append(listener)
    scene.order(0, "join_near caesar c")
    assert listener.heard == [units_of(scene)]
    assert files(scene).deck(scene.position.table).spent == {}


@clause("SA-formation_neighbours-4", "R4-16")
def test_ships_leave_port_and_join_at_sea() -> None:
    scene = port()
    scene.army(0, "s", "cruiser")
    scene.order(0, "found caesar s", [1])
    scene.order(0, "end_movement")
    wrong = scene.refusal(0, "produce_near caesar a 1:tank, 2:tank, 3:tank")
    assert (wrong.code, wrong.clause) == ("cannot_arrive", "SA-formation_neighbours-2")
    assert scene.refusal(0, "produce_near caesar a 1:cruiser, 2:cruiser, 3:cruiser").code == "which_harbour"
    scene.order(0, "produce_near caesar a/s 1:cruiser, 2:destroyer, 3:submarine")
    pass_to_production(scene)
    next_turn(scene)
    harbour = scene.position.table.unit_columns[scene.rules.unit_column("harbour")]
    assert {int(harbour[unit]) for unit in units_of(scene)} == {scene.rules.board.index["s"]}
    scene.order(0, "join_near caesar a")
    assert rows(scene) == ["cruiser", "destroyer", "submarine"]
    assert {int(harbour[unit]) for unit in units_of(scene)} == {-1}
    assert list(left(scene, units(scene, 0)[0]).values()) == [3]


@clause("SA-formation_neighbours-4", "R4-16")
def test_a_ship_joins_in_its_own_port_and_in_no_other() -> None:
    scene = port()
    scene.army(0, "s", "cruiser")
    scene.order(0, "found caesar s", [1])
    scene.order(0, "end_movement")
    scene.order(0, "produce_near caesar a/s 1:cruiser, 2:destroyer, 3:submarine")
    pass_to_production(scene)
    next_turn(scene)
    at(scene, "a")
    place, index = card(scene).places[0], scene.rules.board.index
    place.harbour = index["n"]
    assert scene.refused(0, "join_near caesar a") == "SA-formation_neighbours-9"
    place.harbour = index["s"]
    scene.order(0, "join_near caesar a")
    assert rows(scene) == ["cruiser", "destroyer", "submarine"]


@clause("SA-formation_neighbours-4")
def test_no_ship_is_begun_for_a_formation_in_another_port() -> None:
    scene = port(owners={"a": 0, "b": 0, "z": 1})
    scene.order(0, "found caesar a", [1])
    scene.order(0, "end_movement")
    assert scene.refused(0, "produce_near caesar b/s 1:cruiser, 2:cruiser, 3:cruiser") == "SA-formation_neighbours-2"


@clause("SA-formation_neighbours-2", "SA-formation_neighbours-4")
def test_a_ship_is_begun_where_a_token_lies_in_the_same_harbour_only() -> None:
    scene = port()
    scene.order(0, "found caesar a", [1])
    scene.order(0, f"branch {token(scene)}", [1])
    at(scene, "n", "a")
    place, index = card(scene).places[1], scene.rules.board.index
    place.harbour = index["s"]
    scene.order(0, "end_movement")
    wrong = scene.refusal(0, "produce_near caesar a/n 1:cruiser, 2:cruiser, 3:cruiser")
    assert (wrong.code, wrong.clause) == ("no_harbour_inside", "SA-formation_neighbours-4")
    place.harbour = index["n"]
    scene.order(0, "produce_near caesar a/n 1:cruiser, 2:cruiser, 3:cruiser")


@clause("SA-formation_neighbours-6")
def test_who_waits_may_be_sent_elsewhere_if_every_row_has_such_a_unit() -> None:
    scene = beside()
    scene.order(0, "produce_near caesar c 1:tank, 2:tank, 3:tank")
    pass_to_production(scene)
    scene.order(0, "produce_near caesar a 1:tank, 2:inf, 3:inf")
    next_turn(scene)
    first, second, third = (row["near"][0] for row in told_card(scene)["rows"])
    building = told_card(scene)["rows"][0]["near_building"][0]
    (menu,) = [menu for menu in scene.position.pending()[0].menus() if menu.kind == "extract_near"]
    assert ([str(order) for order in menu], menu.is_complete) == ([f"extract_near caesar {first}"], False)
    assert scene.refusal(0, f"extract_near caesar {first} {second}").code == "not_one_row"
    assert scene.refusal(0, f"extract_near caesar {building}").code == "not_in_formation"
    assert scene.order(0, f"extract_near caesar {second}") == ["extracted"]
    assert (scene.place(second), scene.points(second)) == ("c", "2")
    assert not scene.lives(first)
    assert not scene.lives(third)
    scene.order(0, f"move {second} b")


@clause("SA-formation_neighbours-6")
def test_nobody_is_sent_elsewhere_whom_some_row_lacks_or_who_waits_apart() -> None:
    scene = beside()
    scene.order(0, "produce_near caesar c 1:tank, 2:inf, 3:tank")
    scene.order(0, "produce_near caesar a 1:tank, 2:tank, 3:tank")
    pass_to_production(scene)
    next_turn(scene)
    one, other = told_card(scene)["rows"][0]["near"]
    wrong = scene.refusal(0, f"extract_near caesar {one}")
    assert (wrong.code, wrong.clause) == ("missing_in_row", "SA-formation_neighbours-6")
    wrong = scene.refusal(0, f"extract_near caesar {one} {other}")
    assert (wrong.code, wrong.clause) == ("not_one_field", "SA-formation_neighbours-6")
    assert menus(scene)["extract_near"] == [f"extract_near caesar {other}"]


@clause("SA-formation_neighbours-6")
@pytest.mark.parametrize("named", [0, 1, 2])
def test_who_is_sent_elsewhere_has_the_least_that_such_a_unit_has_in_any_row(named: int) -> None:
    scene = beside()
    scene.order(0, "produce_near caesar c 1:tank, 2:tank, 3:tank")
    pass_to_production(scene)
    next_turn(scene)
    waits = [row["near"][0] for row in told_card(scene)["rows"]]
    table = scene.position.table
    for points, unit in zip((2, 1, 2), units_of(scene), strict=True):
        table.points[unit] = points * scene.rules.pace
    scene.order(0, f"extract_near caesar {waits[named]}")
    assert scene.points(waits[named]) == "1"


def waiting(truth: int = 1) -> Scene:
    """Units of every row wait at c, beside which the other has tanks; the other is on turn."""
    scene = beside(truth)
    scene.army(1, "d", "tank tank tank")
    scene.order(0, ORDER)
    scene.order(0, "end_production")
    scene.order(1, "end_movement")
    scene.order(1, "end_production")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    return scene


@clause("SA-formation_neighbours-7")
@pytest.mark.parametrize(("truth", "kind"), [(1, "tank"), (2, "inf")])
def test_what_waits_on_an_attacked_field_defends_it(truth: int, kind: str) -> None:
    scene = waiting(truth)
    (waits,) = told_card(scene)["rows"][truth - 1]["near"]
    told = scene.order(1, attack(scene), [3])
    assert "near-shown" in told
    assert waits.startswith(kind)
    assert scene.battle.fighter_of(scene.unit(waits)) >= 0
    assert len(told_card(scene)["rows"]) == 1


@clause("SA-formation_neighbours-7")
def test_who_is_on_the_side_of_the_attackers_stays_hidden_and_with_him_his_rows() -> None:
    scene = waiting()
    files(scene).drop_row(scene.position, card(scene), 2)
    index = scene.rules.board.index["c"]
    for veil in scene.rules.veils:
        veil.attacked(scene.position, index, [0])
    assert column(scene, "near") == ["tank", "inf"]
    for veil in scene.rules.veils:
        veil.attacked(scene.position, index, [1])
    assert column(scene, "near") == [""]


def attack(scene: Scene) -> str:
    table = scene.position.table
    names = files(scene).names_of(table, table.units_of(1))
    return f"attack c with {', '.join(names)}"


@clause("SA-formation_neighbours-7")
def test_whoever_waits_in_every_row_proves_that_somebody_is_there() -> None:
    scene = waiting()
    rules, table, index = scene.rules, scene.position.table, scene.rules.board.index
    assert provably(rules, table, index["c"], Wanted())
    assert not provably(rules, table, index["b"], Wanted())
    unit = int(table.numbered(int(told_card(scene)["rows"][1]["near"][0].rpartition("_")[2])))
    table.unit_columns[files(scene).column][unit] = 3
    assert not provably(rules, table, index["c"], Wanted())


@clause("SA-formation_neighbours-8", "TV4-15")
def test_with_the_field_goes_what_is_built_there_and_nothing_is_shown() -> None:
    scene = beside()
    scene.army(1, "d", "tank tank")
    scene.order(0, ORDER)
    scene.order(0, "produce_near caesar a 1:tank, 2:tank, 3:tank")
    scene.order(0, "end_production")
    lost = [name for row in told_card(scene)["rows"] for name in row["near_building"] if c_is_near(scene, name)]
    told = scene.order(1, attack(scene), [])
    assert scene.owner("c") == 1
    heard = [event.seen_by_all().values for event in scene.events if event.seen_by_all().sentence == "near-lost"]
    assert heard == [{"power": "seat_1", "formation": "caesar", "field": "c", "units": lost}]
    assert "near-shown" not in told
    assert column(scene, "near_building") == ["tank", "tank", "tank"]
    assert len(told_card(scene)["rows"]) == 3


def c_is_near(scene: Scene, name: str) -> bool:
    near = scene.position.table.unit_columns[files(scene).near]
    return near[int(scene.position.table.numbered(int(name.rpartition("_")[2])))] == scene.rules.board.index["c"]


@clause("SA-formation_neighbours-8", "SA-formations-39")
@pytest.mark.parametrize(("old", "new", "stays"), [(0, 1, False), (1, 2, True), (0, 0, True)])
def test_what_is_there_is_lost_when_its_owner_loses_the_field(old: int, new: int, stays: bool) -> None:
    scene = beside()
    scene.order(0, ORDER)
    scene.position.events = []
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index["c"], old, new)
    assert column(scene, "near_building") == (["tank", "inf", "tank"] if stays else ["", "", ""])
    assert [event.seen_by_all().sentence for event in scene.position.events] == ([] if stays else ["near-lost"])


@clause("SA-formation_neighbours-8")
def test_a_formation_that_has_nothing_there_loses_nothing() -> None:
    scene = beside()
    scene.position.events = []
    for reaction in scene.rules.reactions:
        reaction.field_changes(scene.position, scene.rules.board.index["c"], 0, 1)
    assert scene.position.events == []


@clause("SA-formation_neighbours-8")
def test_survivors_share_the_fate_of_defenders() -> None:
    scene = waiting()
    (waits,) = told_card(scene)["rows"][0]["near"]
    scene.order(1, attack(scene), [1])
    scene.order(0, "hold_fire")
    scene.order(1, "fight_on", [6])
    for name in ("tank_2", "tank_3", "tank_4"):
        if scene.lives(waits):
            scene.order(1, f"fire {name} {waits}")
    assert not scene.lives(waits)
    assert scene.owner("c") == 1


@clause("SA-formation_neighbours-8", "SA-formations-39")
def test_if_the_field_is_given_away_they_stay() -> None:
    scene = beside()
    scene.order(0, ORDER)
    for reaction in scene.rules.reactions:
        reaction.field_given(scene.position, scene.rules.board.index["c"], 0, 1)
    assert column(scene, "near_building") == ["tank", "inf", "tank"]


@clause("SA-formations-35", "TV4-10")
def test_a_formation_for_which_something_is_built_cannot_end() -> None:
    scene = beside()
    scene.order(0, ORDER)
    next_turn(scene)
    assert scene.refused(0, "end_formation caesar") == "SA-formations-35"


@clause("SA-formation_neighbours-7")
def test_a_formation_that_is_shown_leaves_those_who_wait_where_they_are() -> None:
    scene = waiting()
    (waits,) = told_card(scene)["rows"][0]["near"]
    at(scene, "a")
    expose(scene)
    assert scene.place(waits) == "c"
