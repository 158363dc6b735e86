"""Supply of what lies face down (SA-supply-11, SA-supply-12)."""

from typing import Any

from tests.clause import clause
from tests.salva.formation_scenes import at, files, fill, rows, tokens, told_card
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from tests.salva.test_supply import late
from velmoci.salva.units import standard_kinds

MINE = {"a": 0, "b": 0, "c": 0, "d": 1}


def land(*contents: str, truth: int = 1, supply: str = "", others: str = "") -> Scene:
    """A formation on a before an interlude; supply units lie on a and on c."""
    scene = Scene(["formations", "supply"], MINE, units=standard_kinds()).begin()
    late(scene)
    fill(scene, "a", *contents, truth=truth)
    if supply:
        scene.army(0, "a", supply)
    if others:
        scene.army(0, "c", others)
    return scene


def to_the_interlude(scene: Scene) -> list[str]:
    told: list[str] = []
    for seat in (0, 1):
        scene.order(seat, "end_movement")
        told = scene.order(seat, "end_production")
    return told


def about(scene: Scene) -> Any:
    [decision] = scene.position.pending()
    return decision.about()


@clause("SA-supply-11", "R5-16")
def test_a_formation_eats_what_its_dearest_row_eats_whichever_is_true() -> None:
    for truth in (1, 2):
        scene = land("tank", "tank tank infantry", truth=truth, supply="supply_unit")
        [name] = tokens(scene)
        to_the_interlude(scene)
        assert about(scene)["hungry"] == {name: "3"}
        scene.order(0, "feed_all")
        assert rows(scene) == ["tank", "infantry tank tank"]
        assert scene.position.table.units_of(0) == [], "the supply is used up"


@clause("SA-supply-11")
def test_goods_and_what_is_under_construction_in_a_row_do_not_eat() -> None:
    scene = land("tank supply_unit", "infantry", supply="supply_unit")
    file, table = files(scene), scene.position.table
    [tank] = [unit for unit in range(int(table.entries())) if table.kind[unit] == scene.rules.kinds.index["tank"]]
    to_the_interlude(scene)
    [name] = tokens(scene)
    assert about(scene)["hungry"] == {name: "1"}
    table.unit_columns[file.column][tank] = 1
    assert about(scene)["hungry"] == {name: "1"}, "the other row has a soldier"


def with_two_places(truth: int, *contents: str, supply: str = "") -> Scene:
    """Two tokens, of which the first or the second is true."""
    scene = land(*contents, supply=supply)
    [name] = tokens(scene)
    scene.order(0, f"branch {name}", [truth])
    at(scene, "a", "c")
    return scene


@clause("SA-supply-12")
def test_every_token_is_fed_by_itself_from_what_is_in_its_own_reach() -> None:
    scene = with_two_places(1, "tank tank", "infantry", supply="supply_unit")
    scene.army(0, "c", "supply_unit")
    names = list(tokens(scene))
    to_the_interlude(scene)
    assert about(scene)["hungry"] == dict.fromkeys(names, "2")
    scene.order(0, "feed_all")
    assert list(tokens(scene)) == names
    assert scene.position.table.units_of(0) == [], "what the false token was given is used up as well"


@clause("SA-supply-12")
def test_a_false_token_that_is_not_fed_leaves_and_a_true_one_loses_what_supply_does_not_cover() -> None:
    for truth in (1, 2):
        scene = with_two_places(truth, "tank tank", "infantry", supply="supply_unit")
        first, _ = tokens(scene)
        to_the_interlude(scene)
        events = scene.order(0, f"feed {first} from supply_unit_{supply_number(scene)}")
        if truth == 1:
            assert list(tokens(scene)) == [first]
            assert "token-removed" in events
            assert rows(scene) == ["tank tank", "infantry"]
        else:
            assert events.count("row-starved") == 2
            assert rows(scene) == ["", ""]


def supply_number(scene: Scene) -> int:
    table = scene.position.table
    index = scene.rules.kinds.index["supply_unit"]
    return next(int(table.number[unit]) for unit in table.units() if table.kind[unit] == index)


@clause("SA-supply-12")
def test_of_a_true_token_that_is_fed_in_part_every_row_keeps_what_is_covered() -> None:
    scene = land("tank tank tank tank", "infantry infantry", "tank", supply="supply_unit")
    [name] = tokens(scene)
    to_the_interlude(scene)
    assert about(scene)["hungry"] == {name: "4"}
    assert about(scene)["starves"] == [name]
    events = scene.order(0, f"feed {name} from supply_unit_{supply_number(scene)}")
    assert scene.asked() == [(0, "movement")]
    assert events.count("row-starved") == 1
    assert rows(scene) == ["tank tank tank", "infantry infantry", "tank"]
    assert told_card(scene, "caesar")["tokens"][0]["face"] in (True, None)


@clause("SA-supply-12")
def test_a_formation_of_one_row_that_starves_is_gone() -> None:
    scene = land("tank tank")
    to_the_interlude(scene)
    view: Any = scene.position.view(1).to_json()
    assert view["slices"]["formations"]["cards"] == {}


def uncertain(true: int) -> tuple[HidingScene, list[str]]:
    """Three tokens on a, b and d's neighbour c; supply reaches a and b alone."""
    scene = HidingScene("supply", owners={"a": 0, "b": 0, "c": 0, "d": 0, "e": 1}, units=standard_kinds(),
                        hideable_kinds="at_gun", fields=ROW)  # fmt: skip
    late(scene)
    names = scene.hidden(0, "a", "at_gun", true)
    for name, field in zip(names, "abd", strict=True):
        scene.lay(name, field)
    scene.army(0, "a", "supply_unit")
    return scene, names


ROW = {"a": ["b"], "b": ["c"], "c": ["d"], "d": ["e"], "e": []}


@clause("SA-supply-12", "TV5-50")
def test_the_third_token_out_of_reach_is_shown_and_destroyed_if_it_is_true() -> None:
    scene, names = uncertain(3)
    to_the_interlude(scene)
    assert sorted(about(scene)["hungry"]) == sorted(names)
    assert about(scene)["starves"] == [names[2]]
    events = scene.order(0, "feed_all")
    assert [word for word in events if word.endswith(("true", "starved"))] == ["token-shown-true", "supply-starved"]
    assert "tokens-discarded" in events
    assert scene.all_tokens(0) == {}
    assert scene.position.table.units_of(0) == []
    assert scene.asked() == [(0, "movement")]


@clause("SA-supply-12", "TV5-50")
def test_the_third_token_out_of_reach_is_relocated_if_it_is_false() -> None:
    scene, names = uncertain(1)
    to_the_interlude(scene)
    events = scene.order(0, "feed_all")
    assert "token-shown-false" in events
    assert scene.asked() == [(0, "token_relocation")]
    scene.order(0, f"relocate {names[2]} to {names[1]}", [1])
    assert len(scene.all_tokens(0)) == 3
    assert "d" not in scene.all_tokens(0).values()
    assert scene.asked() == [(0, "movement")]


@clause("SA-supply-12")
def test_what_others_see_of_the_allotment_does_not_depend_on_the_truth() -> None:
    views = []
    for true in (1, 2):
        scene, _ = uncertain(true)
        to_the_interlude(scene)
        view: Any = scene.position.view(1).to_json()
        views.append((view, scene.position.public_json()))
    assert views[0] == views[1]
