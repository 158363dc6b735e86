"""Formations in artillery stance, and who may look at them (SA-disclosure-3 to -6)."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, rows, tokens, units
from tests.salva.scenes import Scene
from velmoci.salva.chapters.formation_looks import rows_seen
from velmoci.salva.state import NOBODY, Sight
from velmoci.salva.units import standard_kinds
from velmoci.salva.veils import Lookout

OWNERS = {"g": 0, "b": 1, "r": 2}
FIELDS = {"g": ["s"], "s": ["b", "t"], "t": ["r"], "b": [], "r": []}
THREE = ("battleship", "cruiser cruiser cruiser", "submarine submarine submarine")
"""A German shore g, a sea s beside a British field b, and a sea t beside a Russian field r."""


def armed(*contents: str, truth: int = 1, **options: object) -> Scene:
    """A formation of the first seat; its true token lies beside Britain and a false one beside Russia."""
    on = ["formations", "naval", "expensive_units", "capital_ships", "artillery", "multiplayer"]
    scene = Scene(
        on, owners=OWNERS, fields=FIELDS, sea=("s", "t"), seats=3, units=standard_kinds(), options=options
    ).begin()
    fill(scene, "g", *(contents or THREE), truth=truth)
    scene.order(0, f"branch {next(iter(tokens(scene)))}", [1])
    at(scene, "s", "t")
    scene.order(0, "end_movement")
    return scene


def looks(scene: Scene, seat: int, kind: str) -> list[str]:
    menus = [menu for decision in scene.position.asides(seat) for menu in decision.menus()]
    return [str(order) for menu in menus if menu.kind == kind for order in menu]


def told(scene: Scene, seat: int) -> list[dict[str, object]]:
    seen = [event.seen_by(seat) for event in scene.events]
    return [part.to_json() for part in seen if part is not None]


def seen(scene: Scene, seat: int) -> Any:
    view: Any = scene.position.view(seat).to_json()
    return view["own"]["formations"]["seen"]


@clause("SA-disclosure-3", "SA-formations-24", "R4-45", "R4-08")
@pytest.mark.parametrize("truth", [1, 2, 3])
def test_each_token_takes_stance_for_itself_if_some_row_has_guns(truth: int) -> None:
    scene = armed(truth=truth)
    one, two = tokens(scene)
    assert scene.asked() == [(0, "artillery_stance")]
    about: Any = scene.position.pending()[0].about()
    assert about["stances"] == {one: {"now": "", "fields": ["g", "b"]}, two: {"now": "", "fields": ["r"]}}
    offered = [str(order) for menu in scene.position.pending()[0].menus() for order in menu if menu.kind == "aim"]
    assert offered == ["aim", f"aim {one}:g", f"aim {one}:b", f"aim {two}:r"]
    assert scene.refused(0, f"aim {one}:r") == "SA-artillery-1"
    assert scene.refused(0, f"aim {one}:t") == "SA-artillery-22"
    assert scene.refused(0, f"aim {one}:b:g") == "SA-artillery-18"
    assert scene.order(0, f"aim {one}:b") == ["stance-taken", "stances-set"]
    assert scene.events[0].seen_by_all().values == {"unit": one, "field": "b"}
    rows_told: Any = scene.position.view(2).to_json()["units"]
    assert {row["unit"]: row["aims_at"] for row in rows_told if row["kind"] == "caesar"} == {one: "b", two: None}


@clause("SA-disclosure-3")
def test_without_a_gun_in_any_row_there_is_no_stance() -> None:
    scene = armed("submarine", "transport_ship")
    assert scene.asked() == [(0, "production")]


@clause("SA-disclosure-3")
def test_units_and_tokens_take_stance_in_one_order() -> None:
    scene = armed()
    (gun,) = scene.army(0, "g", "gun")
    one, two = tokens(scene)
    scene.give("b", 1)
    assert scene.refused(0, f"aim {gun}:b, {one}:b") == "SA-artillery-1"
    assert scene.refusal(0, f"aim {one}:b, {gun}:r").code == "no_stance"
    assert scene.order(0, f"aim {one}:b, {gun}:s") == ["stance-taken", "stance-taken", "stances-set"]
    assert [event.seen_by_all().values.get("unit") for event in scene.events[:2]] == [one, gun]
    aims = scene.position.table.unit_columns[scene.rules.unit_column("aims_at")]
    assert aims[scene.unit(gun)] == scene.rules.board.index["s"]
    assert two in tokens(scene)


@clause("SA-disclosure-3", "SA-formations-25")
def test_who_leaves_a_formation_in_stance_is_in_its_stance() -> None:
    scene = armed("battleship cruiser", "cruiser cruiser")
    one, _two = tokens(scene)
    at(scene, "s", "s")
    scene.order(0, f"aim {one}:b")
    turns(scene)
    ship = units(scene, 0)[1]
    twin = scene.position.copy()
    scene.order(0, f"extract caesar s {ship}")
    aims = scene.rules.unit_column("aims_at")
    assert scene.position.table.unit_columns[aims][scene.unit(ship)] == NOBODY, "the other token threatens nobody"
    scene.position = twin
    scene.order(0, "publish caesar")
    scene.order(0, f"extract caesar s {ship}")
    assert scene.position.table.unit_columns[aims][scene.unit(ship)] == scene.rules.board.index["b"]


def turns(scene: Scene) -> None:
    scene.order(0, "end_production")
    for seat in (1, 2):
        scene.order(seat, "end_movement")
        scene.order(seat, "end_production")


@clause("SA-disclosure-4", "SA-disclosure-5", "SA-disclosure-6", "R4-25", "R4-26", "R4-13", "TS4-07", "TS4-08")
@pytest.mark.parametrize("is_true", [True, False])
def test_only_who_is_threatened_may_look_and_only_he_learns(is_true: bool) -> None:
    scene = armed()
    one, two = tokens(scene)
    if not is_true:
        at(scene, "t", "s")
        one, two = two, one
    assert looks(scene, 1, "look_at") == []
    scene.order(0, f"aim {one}:b")
    assert [looks(scene, seat, "look_at") for seat in range(3)] == [[], [f"look_at {one}"], []]
    assert [looks(scene, seat, "look_inside") for seat in range(3)] == [[], [], []]
    assert scene.refused(2, f"look_at {one}") == "SA-disclosure-4"
    assert scene.refused(1, f"look_at {two}") == "SA-disclosure-4"
    assert scene.refused(1, f"look_inside {one}") == "SA-disclosure-5"
    assert scene.refused(2, f"look_inside {one}") == "SA-disclosure-4"
    assert scene.refusal(0, f"look_inside {one}").code == "nothing_to_look_at", "it is his own"
    scene.order(1, f"look_at {one}")
    heard = {"power": "seat_2", "unit": one, "field": "s"}
    assert told(scene, 2) == told(scene, 0) == told(scene, -1) == [{"event": "token-looked-at", **heard}]
    assert told(scene, 1) == [{"event": "place-seen-true" if is_true else "place-seen-false", **heard}]
    assert seen(scene, 1) == {"caesar": {"rows": {}, "tokens": {one: is_true}}}
    assert seen(scene, 2) == {}
    assert len(tokens(scene)) == 2
    assert scene.refused(1, f"look_at {one}") == "SA-disclosure-5"
    assert looks(scene, 1, "look_inside") == ([f"look_inside {one}"] if is_true else [])


@clause("SA-disclosure-5", "SA-disclosure-6", "TV4-45", "R4-25")
@pytest.mark.parametrize("truth", [1, 2])
def test_who_looks_at_the_rows_tells_everybody_the_place_and_learns_the_row_alone(truth: int) -> None:
    scene = armed("battleship", "submarine submarine submarine", truth=truth)
    one, two = tokens(scene)
    scene.order(0, f"aim {one}:b")
    scene.order(1, f"look_at {one}")
    scene.order(1, f"look_inside {one}")
    located = {"event": "formation-located", "power": "seat_1", "formation": "caesar", "field": "s"}
    heard = {"power": "seat_2", "formation": "caesar"}
    assert told(scene, 2) == [{"event": "rows-looked-at", **heard}, located]
    assert told(scene, 1) == [{"event": "row-seen", **heard, "row": truth}, located]
    assert seen(scene, 1)["caesar"]["rows"] == {str(row): row == truth for row in (1, 2)}
    assert seen(scene, 2) == {}
    assert files(scene).fields(scene.position.table, card(scene)) == [scene.rules.board.index["s"]]
    assert list(tokens(scene)) == [one, two], "nobody has to take the false token away"
    assert scene.refused(1, f"look_inside {one}") == "SA-disclosure-5"
    assert looks(scene, 1, "look_inside") == []
    for seat in (1, 2):
        fields = [place.field for place in files(scene).places_to(scene.position.sight(seat), card(scene))]
        assert fields == [scene.rules.board.index["s"]]


@clause("SA-disclosure-5")
def test_where_the_place_is_known_to_all_one_looks_at_the_rows_at_once() -> None:
    scene = armed()
    one, two = tokens(scene)
    scene.order(0, f"aim {one}:b")
    turns(scene)
    scene.order(0, f"remove_token {two}")
    assert scene.refused(1, f"look_at {one}") == "SA-disclosure-5"
    assert looks(scene, 1, "look_inside") == [f"look_inside {one}"]
    scene.order(1, f"look_inside {one}")
    assert told(scene, 2) == [{"event": "rows-looked-at", "power": "seat_2", "formation": "caesar"}]


@clause("SA-disclosure-3")
def test_a_token_in_stance_may_leave_it_or_take_another() -> None:
    scene = armed("cruiser", "destroyer")
    one, two = tokens(scene)
    scene.order(0, f"aim {one}:b")
    turns(scene)
    scene.order(0, "end_movement")
    offered = [str(order) for menu in scene.position.pending()[0].menus() for order in menu if menu.kind == "aim"]
    assert offered == ["aim", f"aim {one}", f"aim {one}:g", f"aim {two}:r"]
    assert scene.order(0, f"aim {one}")[0] == "stance-left"
    assert scene.events[0].seen_by_all().values == {"unit": one, "field": ""}
    told_units: Any = scene.position.view(2).to_json()["units"]
    assert [row["aims_at"] for row in told_units if row["kind"] == "caesar"] == [None, None]


@clause("SA-disclosure-3", "SA-disclosure-4")
def test_a_stance_ends_when_the_token_moves() -> None:
    scene = armed("cruiser", "destroyer")
    one, _ = tokens(scene)
    scene.order(0, f"aim {one}:b")
    turns(scene)
    about = f"look_at {one}"
    assert looks(scene, 1, "look_at") == [about]
    scene.order(0, f"move {one} t")
    assert scene.refused(1, about) == "SA-disclosure-4"


@clause("SA-formations-32", "R4-13")
@pytest.mark.parametrize("is_true", [True, False])
def test_where_it_was_agreed_a_look_shows_the_place_to_all(is_true: bool) -> None:
    scene = armed(look_removes_false=True)
    one, two = tokens(scene)
    if not is_true:
        at(scene, "t", "s")
        one, two = two, one
    scene.order(0, f"aim {one}:b")
    scene.order(1, f"look_at {one}")
    assert [event.seen_by_all().sentence for event in scene.events][1:] == [
        "formation-located" if is_true else "token-removed"
    ]
    assert sorted(tokens(scene)) == sorted([one, two] if is_true else [two])


@clause("SA-formations-32", "SA-formations-18", "SA-disclosure-5")
def test_where_it_was_agreed_a_look_at_rows_shows_them_to_all() -> None:
    scene = armed(truth=2, look_removes_false=True)
    one, _ = tokens(scene)
    scene.order(0, f"aim {one}:b")
    scene.order(1, f"look_at {one}")
    scene.order(1, f"look_inside {one}")
    assert rows(scene) == ["cruiser cruiser cruiser"]
    assert scene.refused(1, f"look_inside {one}") == "SA-disclosure-5"


@clause("SA-disclosure-4")
def test_there_is_nothing_to_look_at_in_a_unit() -> None:
    scene = armed()
    one, _ = tokens(scene)
    scene.order(0, f"aim {one}:b")
    (tank,) = scene.army(2, "b", "tank")
    assert scene.refusal(1, f"look_inside {tank}").code == "nothing_to_look_at"
    assert looks(scene, 2, "look_at") == [f"look_at {one}"], "who has a unit there is present"


class Watch(Lookout):
    """A toy: sees formations from afar, and of their rows those with a cruiser."""

    name = "watch"
    is_open = True

    def sees(self, sight: Sight, token: int) -> bool:
        return self.is_open and sight.seat == 2

    def sees_inside(self, sight: Sight, units: list[int]) -> bool:
        return "cruiser" in [self.rules.kinds.rows[sight.table.kind[unit]].id for unit in units]


@clause("SA-disclosure-4", "SA-disclosure-5", "SA-disclosure-6")
@pytest.mark.parametrize("truth", [2, 3])
def test_who_sees_some_rows_alone_learns_of_those_alone(truth: int) -> None:
    """Two of four rows have a cruiser; if neither is true, only that is learned."""
    scene = armed("battleship", "cruiser", "submarine", truth=truth)
    scene.order(0, "aim")
    one, two = tokens(scene)
    turns(scene)
    scene.order(0, f"remove_token {two}")
    watch = Watch(scene.rules)
    scene.rules.lookouts.append(watch)
    entry = files(scene).entry(scene.position.table, card(scene).tokens()[0])
    assert rows_seen(files(scene), scene.position.sight(2), entry) == [1]
    watch.is_open = False
    assert rows_seen(files(scene), scene.position.sight(2), entry) == []
    watch.is_open = True
    assert looks(scene, 2, "look_inside") == [f"look_inside {one}"]
    scene.order(2, f"look_inside {one}")
    about = {"power": "seat_3", "formation": "caesar"}
    if truth == 2:
        assert told(scene, 2) == [{"event": "row-seen", **about, "row": 2}]
        assert seen(scene, 2)["caesar"]["rows"] == {"2": True}
    else:
        assert told(scene, 2) == [{"event": "rows-seen-false", **about, "rows": [2]}]
        assert seen(scene, 2)["caesar"]["rows"] == {"2": False}
    assert scene.refusal(2, f"look_inside {one}").code == "has_looked"
    kinds = [menu.kind for decision in scene.position.asides(2) for menu in decision.menus()]
    assert "look_inside" not in kinds


@clause("SA-disclosure-3")
def test_one_gun_that_is_ready_is_enough_though_another_is_aboard() -> None:
    scene = armed("cruiser transport_ship gun")
    one, _ = tokens(scene)
    ship, gun = (int(scene.position.table.numbered(int(name.rpartition("_")[2]))) for name in units(scene, 0)[1:])
    scene.position.table.unit_columns[scene.rules.unit_column("aboard")][gun] = ship
    assert scene.order(0, f"aim {one}:b") == ["stance-taken", "stances-set"]


@clause("SA-disclosure-3")
def test_who_has_no_guns_leaves_a_formation_in_no_stance() -> None:
    scene = armed("cruiser transport_ship", "battleship transport_ship")
    one, two = tokens(scene)
    scene.order(0, f"aim {one}:b")
    turns(scene)
    scene.order(0, f"remove_token {two}")
    ship = units(scene, 0)[1]
    scene.order(0, f"extract caesar s {ship}")
    assert scene.position.table.unit_columns[scene.rules.unit_column("aims_at")][scene.unit(ship)] == NOBODY
