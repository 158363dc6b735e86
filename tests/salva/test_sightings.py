"""Sightings at sea (SA-hidden_attack-13 to -16, -23): what an aircraft or an evading submarine makes others show."""

from typing import Any

import pytest

from tests.clause import clause
from tests.salva.formation_scenes import at, card, files, fill, menus, rows, tokens
from tests.salva.hiding_scenes import HidingScene
from tests.salva.scenes import Scene
from velmoci.salva.units import standard_kinds

FIELDS = {"g": ["s"], "s": ["t"], "t": ["b", "u"], "u": [], "b": ["r"], "r": ["t"]}
"""A German shore g and a sea s, a sea t beside the shores b of Britain and r of Russia, and a sea u."""
OWNERS = {"g": 0, "b": 1, "r": 2}
AIR = ("naval", "second_line", "submarines", "repair_prevention", "air", "expensive_units", "multiplayer")


def skies(**options: object) -> HidingScene:
    """Britain and Russia have uncertain destroyers, Germany a bomber."""
    given: dict[str, Any] = {"hideable_kinds": "destroyer submarine", **options}
    return HidingScene(*AIR, seats=3, owners=OWNERS, fields=FIELDS, units=standard_kinds(), **given)


def bomber(scene: Scene, field: str = "s") -> str:
    return scene.army(0, field, "bomber")[0]


def fleets(true: int = 1) -> tuple[HidingScene, list[str], list[str]]:
    """Two tokens of Britain and two of Russia on t, their third ones ashore elsewhere; of these the truth is told."""
    scene = skies()
    british, russian = scene.hidden(1, "t", "destroyer", 1), scene.hidden(2, "t", "destroyer", true)
    scene.lay(british[2], "u")
    scene.lay(russian[2], "u")
    return scene, british, russian


@clause("SA-hidden_attack-13", "SA-hidden_attack-15", "R4-40", "TS4-10")
def test_owners_are_asked_in_turn_and_the_last_must_show_a_ship_or_all() -> None:
    scene, british, russian = fleets()
    plane = bomber(scene)
    scene.order(0, f"fly {plane}:t")
    assert scene.asked() == [(1, "sight")]
    about: Any = scene.position.pending()[0].about()
    told = {"power": "seat_1", "is_attack": False, "field": "t", "asked": ["seat_2", "seat_3"], "declined": []}
    assert about["sighting"] == told
    plain = {"appear_all": ["appear_all"], "stay_hidden": ["stay_hidden"]}
    assert menus(scene, 1) == {"appear": [f"appear {british[0]}"], **plain}
    assert scene.refused(1, f"appear {british[1]}") == "SA-hidden_attack-13"
    scene.order(1, "stay_hidden")
    assert scene.asked() == [(2, "sight")]
    assert scene.refused(2, "stay_hidden") == "SA-hidden_attack-15"
    assert "stay_hidden" not in menus(scene, 2)
    scene.order(2, f"appear {russian[0]}")
    assert scene.place(russian[0]) == "t"
    assert len(scene.all_tokens(1)) == 3, "Britain has shown nothing"
    assert scene.asked()[0][1] != "sight"


@clause("SA-hidden_attack-15", "R4-40", "TV4-41")
def test_if_the_last_had_nothing_those_who_declined_are_asked_again() -> None:
    scene, _, russian = fleets(true=3)
    scene.order(0, f"fly {bomber(scene)}:t")
    scene.order(1, "stay_hidden")
    assert "appear" not in menus(scene, 2)
    scene.order(2, "appear_all", [1])
    assert scene.asked() == [(2, "token_relocation")]
    scene.order(2, menus(scene, 2)["relocate"][0], [1])
    assert list(scene.all_tokens(2).values()) == ["u", "u", "u"], "they lie beside the third one"
    assert russian[0] not in scene.all_tokens(2)
    assert scene.asked() == [(1, "sight")]
    assert scene.refused(1, "stay_hidden") == "SA-hidden_attack-15"


@clause("SA-hidden_attack-13")
def test_silence_shows_all() -> None:
    scene, british, _ = fleets()
    scene.order(0, f"fly {bomber(scene)}:t")
    assert str(scene.position.pending()[0].default()) == "appear_all"
    scene.order(1, "appear_all")
    assert scene.place(british[0]) == "t"


@clause("SA-hidden_attack-16", "R4-32")
def test_a_certain_ship_suffices_and_a_submarine_is_none() -> None:
    scene, _, _ = fleets()
    scene.army(1, "t", "cruiser")
    scene.order(0, f"fly {bomber(scene)}:t")
    assert scene.asked() == [(0, "movement")]
    scene, _, _ = fleets()
    scene.army(1, "t", "submarine")
    scene.order(0, f"fly {bomber(scene)}:t")
    assert scene.asked() == [(1, "sight_order")]


@clause("SA-hidden_attack-16")
def test_a_ship_of_the_one_who_looks_proves_nothing() -> None:
    scene, _, _ = fleets()
    scene.army(0, "t", "cruiser")
    assert "sighting" in scene.order(0, f"fly {bomber(scene)}:t")
    assert scene.asked() == [(0, "sight_order")], "he holds the field"


@clause("SA-hidden_attack-15")
def test_one_owner_alone_is_asked_without_an_order_of_owners() -> None:
    scene = skies()
    tokens_of_one = scene.hidden(1, "t", "destroyer", 1)
    scene.army(1, "t", "submarine")
    scene.order(0, f"fly {bomber(scene)}:t")
    assert scene.asked() == [(1, "sight")]
    assert menus(scene, 1) == {"appear": [f"appear {tokens_of_one[0]}"], "appear_all": ["appear_all"]}


@clause("SA-hidden_attack-13")
def test_nobody_sights_what_is_his_own() -> None:
    scene, british, russian = fleets()
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    scene.army(1, "u", "bomber")
    scene.lay(british[2], "s")
    scene.lay(russian[2], "t")
    scene.order(1, f"move {british[0]} u")
    assert scene.asked() == [(1, "movement")]


@clause("SA-hidden_attack-14", "SA-hidden_attack-13")
def test_submarines_are_not_seen_from_above() -> None:
    scene = skies()
    scene.hidden(1, "t", "submarine")
    scene.order(0, f"fly {bomber(scene)}:t")
    assert scene.asked() == [(0, "movement")]


@clause("SA-hidden_attack-15")
def test_the_holder_of_the_field_says_who_decides_first() -> None:
    scene, _, _ = fleets()
    scene.army(1, "t", "submarine")
    scene.order(0, f"fly {bomber(scene)}:t")
    assert scene.asked() == [(1, "sight_order")]
    assert str(scene.position.pending()[0].default()) == "ask_around seat_2 seat_3"
    about: Any = scene.position.pending()[0].about()
    assert about["sighting"]["asked"] == []
    assert menus(scene, 1)["ask_around"] == ["ask_around seat_2 seat_3", "ask_around seat_3 seat_2"]
    assert scene.refused(1, "ask_around seat_2") == "SA-hidden_attack-15"
    scene.order(1, "ask_around seat_3 seat_2")
    assert scene.asked() == [(2, "sight")]


@clause("SA-hidden_attack-13")
def test_what_is_hidden_is_sighted_when_it_comes_where_somebody_watches() -> None:
    scene, british, russian = fleets()
    scene.lay(british[0], "s")
    scene.lay(russian[2], "t")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    bomber(scene, "u")
    scene.lay(british[0], "t")
    assert f"move {british[0]} u" in menus(scene, 1)["move"]
    scene.order(1, f"move {british[0]} u")
    assert scene.asked()[0][1] in ("sight", "sight_order")


@clause("SA-hidden_attack-13")
def test_an_evading_submarine_sights_too_and_a_contesting_one_does_not() -> None:
    scene, british, _ = fleets()
    for name in (british[1], british[2]):
        scene.lay(name, "s")
    (boat,) = scene.army(0, "s", "submarine")
    scene.position.table.unit_columns[scene.rules.unit_column("stance")][scene.unit(boat)] = 1
    scene.order(0, f"move {boat} t")
    assert scene.asked()[0][1] in ("sight", "sight_order")


def over(*contents: str, truth: int = 1) -> Scene:
    """A formation of the first seat that may be at s or at t, and a bomber of the second that comes to s."""
    on = ["formations", *AIR, "capital_ships"]
    owners = {"g": 1, "b": 0, "r": 2}
    scene = Scene(on, owners=owners, fields=FIELDS, sea=("s", "t", "u"), seats=3, units=standard_kinds()).begin()
    fill(scene, "b", *contents, truth=truth)
    scene.order(0, f"branch {next(iter(tokens(scene)))}", [1])
    at(scene, "s", "t")
    scene.order(0, "end_movement")
    scene.order(0, "end_production")
    (plane,) = scene.army(1, "g", "bomber")
    scene.order(1, f"fly {plane}:s")
    return scene


def told(scene: Scene, seat: int) -> list[dict[str, object]]:
    seen = [event.seen_by(seat) for event in scene.events]
    return [part.to_json() for part in seen if part is not None]


@clause("SA-hidden_attack-13", "SA-hidden_attack-14", "TV4-28")
@pytest.mark.parametrize("is_there", [True, False])
def test_an_owner_of_submarines_shows_that_the_other_rows_are_false(is_there: bool) -> None:
    scene = over("battleship", "submarine submarine submarine", truth=2)
    if not is_there:
        at(scene, "t", "s")
    assert scene.asked() == [(0, "sight")]
    assert list(menus(scene, 0)) == (["appear", "appear_all"] if is_there else ["appear_all"])
    scene.order(0, "appear_all")
    heard = {"event": "rows-shown-to", "power": "seat_1", "formation": "caesar", "rows": [1], "other": "seat_2"}
    assert told(scene, 2)[-1] == told(scene, -1)[-1] == heard
    assert told(scene, 1)[-1]["event"] == "rows-shown-false"
    own: list[Any] = [scene.position.view(seat).to_json()["own"] for seat in (1, 2)]
    assert own[0]["formations"]["seen"] == {"caesar": {"rows": {"1": False}, "tokens": {}}}
    assert own[1]["formations"]["seen"] == {}
    assert len(tokens(scene)) == 2
    assert rows(scene) == ["battleship", "submarine submarine submarine"], "a row shown to one stays on the card"
    assert scene.asked() == [(1, "movement")]


@clause("SA-hidden_attack-13", "TV4-28")
def test_or_that_the_formation_is_elsewhere() -> None:
    scene = over("battleship", "submarine submarine submarine", truth=1)
    at(scene, "t", "s")
    scene.order(0, "appear_all")
    assert list(tokens(scene).values()) == ["t"]
    assert [part["event"] for part in told(scene, 2)] == ["appeared-all", "token-removed"]


@clause("SA-hidden_attack-13")
def test_a_formation_that_is_there_shows_its_place_to_all_and_its_row_to_one() -> None:
    scene = over("battleship", "bomber", truth=1)
    one = next(iter(tokens(scene)))
    assert menus(scene, 0)["appear"] == [f"appear {one}"]
    scene.order(0, f"appear {one}")
    assert [part["event"] for part in told(scene, 2)] == ["formation-located", "rows-shown-to"]
    assert told(scene, 1)[-1]["event"] == "rows-shown-true"
    assert files(scene).fields(scene.position.table, card(scene)) == [scene.rules.board.index["s"]]
    scene = over("battleship", "cruiser", truth=2)
    scene.order(0, f"appear {next(iter(tokens(scene)))}")
    assert [part["event"] for part in told(scene, 1)] == ["formation-located"], "whatever row is true, a ship is there"


@clause("SA-hidden_attack-13")
@pytest.mark.parametrize("true", [1, 2, 3])
def test_all_tokens_there_are_shown_whichever_is_the_ship(true: int) -> None:
    scene = skies()
    british = scene.hidden(1, "t", "destroyer", true)
    scene.order(0, f"fly {bomber(scene)}:t")
    scene.order(1, "appear_all")
    shown = [(part["unit"], part["event"]) for part in told(scene, 0) if "unit" in part]
    assert shown == [
        (name, "token-shown-true" if number == true else "token-shown-false") for number, name in enumerate(british, 1)
    ]
    assert (scene.place(british[true - 1]), scene.all_tokens(1)) == ("t", {})


@clause("SA-hidden_attack-13")
def test_both_tokens_of_one_formation_are_shown() -> None:
    scene = over("battleship", "cruiser", truth=1)
    at(scene, "s", "s")
    scene.order(0, "appear_all")
    assert [part["event"] for part in told(scene, 2)] == ["appeared-all", "formation-located", "token-removed"]
    assert scene.asked() == [(1, "movement")]


@clause("SA-hidden_attack-23")
def test_what_is_hidden_itself_sights_nothing() -> None:
    scene = over("bomber", "cruiser", truth=1)
    scene.order(0, "appear_all")
    scene.order(1, "end_movement")
    assert scene.asked()[0][1] != "sight"
