"""What location tokens do as all that they may be (SA-formations-24): harbours, canals, going aboard and ashore."""

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, left, menus, pass_turns, token, tokens, units
from tests.salva.scenes import Scene
from velmoci.salva.chapters.embarkation import Hold
from velmoci.salva.chapters.formation_units import shares_port
from velmoci.salva.state import NOBODY
from velmoci.salva.units import standard_kinds

FIELDS = {"a": ["s", "t", "b"], "b": ["s"], "s": ["t"], "t": ["z"], "z": []}
"""A canal a between the seas s and t, a shore b beside s, and a foreign shore z beside t."""
OWNERS = {"a": 0, "b": 0, "z": 1}


def coast(*contents: str, field: str = "s", truth: int = 1) -> Scene:
    on = ["formations", "naval", "expensive_units", "capital_ships"]
    marks = {"a": {"canal": True}}
    kinds = standard_kinds()
    scene = Scene(on, owners=OWNERS, fields=FIELDS, sea=("s", "t"), units=kinds, marks=marks).begin()
    fill(scene, "a", *contents, truth=truth)
    at(scene, field)
    return scene


def harbour(scene: Scene) -> str:
    facing = card(scene).places[0].harbour
    return scene.rules.board.ids[facing] if facing >= 0 else ""


@clause("SA-formations-24", "SA-formations-37", "R4-08", "R4-43")
def test_a_token_enters_a_harbour_if_all_that_it_may_be_are_ships() -> None:
    scene = coast("cruiser", "destroyer destroyer")
    one = token(scene)
    assert menus(scene)["dock"] == [f"dock {one} a", f"dock {one} b"]
    assert scene.refused(0, f"dock {one} z") == "SA-harbours-3"
    assert scene.order(0, f"dock {one} a") == ["docked"]
    assert (tokens(scene), harbour(scene)) == ({one: "a"}, "s")
    assert scene.refused(0, f"dock {one} a") == "SA-harbours-3"
    told = files(scene).card_told(scene.position.table, card(scene))["tokens"]
    assert told == [{"token": one, "field": "a", "harbour": "s", "face": None}]


@clause("SA-formations-37")
def test_only_ships_share_the_harbour_of_a_token() -> None:
    scene = coast("cruiser", "destroyer destroyer", field="a")
    card(scene).places[0].harbour = scene.rules.board.index["s"]
    soldier, ship = scene.army(0, "a", "infantry destroyer")
    table = scene.position.table
    table.unit_columns[scene.rules.unit_column("harbour")][scene.unit(ship)] = scene.rules.board.index["s"]
    place = card(scene).places[0]
    assert [shares_port(files(scene), table, scene.unit(name), place) for name in (soldier, ship)] == [False, True]


@clause("SA-formations-24", "R4-16")
def test_who_has_left_a_harbour_enters_none_in_that_turn() -> None:
    scene = coast("cruiser", "destroyer destroyer", field="a")
    card(scene).places[0].harbour = scene.rules.board.index["s"]
    one = token(scene)
    assert scene.refused(0, f"move {one} t") == "SA-harbours-3"
    scene.order(0, f"move {one} s")
    assert harbour(scene) == ""
    assert scene.refused(0, f"dock {one} b") == "SA-harbours-5"
    assert "dock" not in menus(scene)
    pass_turns(scene)
    scene.order(0, f"dock {one} b")
    assert tokens(scene) == {one: "b"}


@clause("SA-formations-37", "SA-formations-24")
def test_ships_of_all_rows_pass_a_canal_together() -> None:
    scene = coast("cruiser", "destroyer destroyer", field="a")
    one, cruiser = token(scene), units(scene, 0)[0]
    assert scene.refused(0, f"canal {one} t") == "SA-harbours-8"
    card(scene).places[0].harbour = scene.rules.board.index["s"]
    assert menus(scene)["canal"] == [f"canal {one} t"]
    before = left(scene, cruiser)[one]
    assert scene.order(0, f"canal {one} t") == ["passed-canal"]
    assert (harbour(scene), left(scene, cruiser)[one]) == ("t", before - 1)
    assert scene.refused(0, f"canal {one} t") == "SA-harbours-8"
    scene.order(0, f"move {one} t")
    assert tokens(scene) == {one: "t"}


@clause("SA-formations-24")
def test_soldiers_pass_no_canal_and_an_empty_formation_does_nothing() -> None:
    scene = coast("infantry", "infantry", field="a")
    one = token(scene)
    assert scene.refused(0, f"canal {one} t") == "SA-harbours-8"
    assert scene.refused(0, f"dock {one} b") == "SA-harbours-3"
    empty = coast("", "")
    assert empty.refused(0, f"dock {token(empty)} a") == "SA-formations-24"
    assert empty.refused(1, f"dock {token(empty)} a") == "SA-minimal-15"


@clause("SA-formations-24")
def test_nobody_orders_about_a_foreign_token_or_one_that_is_not_there() -> None:
    scene = coast("cruiser", "destroyer destroyer")
    one = token(scene)
    assert scene.refusal(0, "dock cruiser_99 a").code == "no_such_unit"
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    assert scene.refusal(1, f"dock {one} z").code == "not_your_unit"


def aboard(*contents: str, truth: int = 1) -> tuple[Scene, str, str]:
    """Soldiers on the shore a beside a docked transport ship."""
    scene = coast(*contents, field="a", truth=truth)
    (ship,) = scene.army(0, "a", "transport_ship")
    table, rules = scene.position.table, scene.rules
    table.unit_columns[rules.unit_column("harbour")][scene.unit(ship)] = rules.board.index["s"]
    return scene, token(scene), ship


@clause("SA-formations-24", "SA-formations-28")
def test_a_token_goes_aboard_a_ship_with_room_for_the_largest_row() -> None:
    scene, one, ship = aboard("infantry", "tank")
    room = Hold(scene.rules).room(scene.position.table, scene.unit(ship))
    crowd = " ".join(["infantry"] * (int(room) + 1))
    full, many, other = aboard("infantry", crowd)
    assert full.refused(0, f"embark {many} on {other}") == "SA-embarkation-8"
    assert menus(scene)["embark"] == [f"embark {one} on {ship}"]
    assert scene.order(0, f"embark {one} on {ship}") == ["embarked"]
    hold = Hold(scene.rules)
    assert hold.room(scene.position.table, scene.unit(ship)) == room - 1
    assert scene.refusal(0, f"move {one} b").code == "no_such_unit"
    scene.order(0, f"move {ship} s")
    assert tokens(scene) == {one: "s"}
    assert scene.refused(0, f"disembark {one}") == "SA-embarkation-5"


@clause("SA-formations-24")
def test_a_token_goes_ashore_and_has_nothing_left() -> None:
    scene, one, ship = aboard("infantry", "tank")
    scene.order(0, f"embark {one} on {ship}")
    pass_turns(scene)
    assert menus(scene)["disembark"] == [f"disembark {one}"]
    assert scene.order(0, f"disembark {one}") == ["disembarked"]
    assert left(scene, units(scene, 1)[0]) == {one: 0}
    table = scene.position.table
    assert Hold(scene.rules).ship_of(table, files(scene).entry(table, card(scene).tokens()[0])) == NOBODY


@clause("SA-formations-32")
def test_a_token_aboard_a_ship_that_is_lost_is_shown_and_a_true_row_goes_down() -> None:
    scene, one, ship = aboard("infantry", "tank", truth=2)
    scene.order(0, f"embark {one} on {ship}")
    scene.position.events = []
    scene.position.remove_unit(scene.unit(ship))
    told = [event.seen_by_all().sentence for event in scene.position.events]
    assert told == ["formation-shown", "lost-aboard"]
    assert (files(scene).cards(scene.position.table), scene.position.table.units_of(0)) == ([], [])


@clause("SA-formations-32", "R4-13")
def test_a_false_token_aboard_a_lost_ship_leaves_the_map_alone() -> None:
    scene, one, ship = aboard("infantry", "tank")
    scene.order(0, f"branch {one}", [1])
    true, false = tokens(scene)
    scene.order(0, f"embark {false} on {ship}")
    scene.position.events = []
    scene.position.remove_unit(scene.unit(ship))
    assert [event.seen_by_all().sentence for event in scene.position.events] == ["token-removed"]
    assert tokens(scene) == {true: "a"}


@clause("SA-formations-32", "R4-13")
def test_if_both_tokens_are_aboard_a_lost_ship_the_true_one_tells_all() -> None:
    scene, one, ship = aboard("infantry", "infantry")
    scene.order(0, f"branch {one}", [1])
    for name in tokens(scene):
        scene.order(0, f"embark {name} on {ship}")
    scene.position.events = []
    scene.position.remove_unit(scene.unit(ship))
    told = [event.seen_by_all().sentence for event in scene.position.events]
    assert told == ["formation-shown", "lost-aboard"]
    assert (files(scene).cards(scene.position.table), scene.position.table.units_of(0)) == ([], [])


@clause("SA-formations-32", "R4-13")
def test_after_the_tokens_of_one_formation_those_of_the_next_aboard_are_shown() -> None:
    scene, one, ship = aboard("infantry", "infantry")
    fill(scene, "a", "tank", name="victory")
    scene.order(0, f"branch {one}", [1])
    column, table = scene.rules.unit_column("aboard"), scene.position.table
    for name in ("caesar", "victory"):
        for number in card(scene, name).tokens():
            table.unit_columns[column][files(scene).entry(table, number)] = scene.unit(ship)
    scene.position.events = []
    scene.position.remove_unit(scene.unit(ship))
    told = [event.seen_by_all().values.get("formation") for event in scene.position.events]
    assert [name for name in told if name] == ["caesar", "victory"]
    assert files(scene).cards(scene.position.table) == []


@clause("SA-formations-24", "SA-formations-28")
def test_a_token_goes_aboard_only_if_every_row_could() -> None:
    for contents in (("infantry", "cruiser"), ("infantry infantry", "cruiser")):
        scene, one, ship = aboard(*contents)
        wrong = scene.refusal(0, f"embark {one} on {ship}")
        assert (wrong.code, wrong.clause) == ("cannot_embark", "SA-embarkation-1")
        assert "embark" not in menus(scene)


@clause("SA-formations-26", "R4-10")
def test_a_ship_that_another_formation_has_in_some_row_carries_nobody() -> None:
    scene = coast("infantry", "tank", field="a")
    fill(scene, "a", "destroyer", "transport_ship", name="victory")
    one, ship = token(scene), units(scene, 1, "victory")[0]
    assert scene.refusal(0, f"move {one} s").code == "wrong_ground"
    assert scene.refusal(0, f"embark {one} on {ship}").code == "no_such_unit"
    assert "embark" not in menus(scene)
    assert f"move {one} s" not in menus(scene)["move"]
